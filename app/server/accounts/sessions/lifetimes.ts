const day = 86_400

/** The lifetime of a session that is not used. */
export const sessionSeconds = 30 * day
/** A session ends so long after its login, however much it is used. */
export const longestSessionSeconds = 90 * day
/** A session is renewed when its last renewal is older than this. */
export const renewalSeconds = day
/** A link for choosing a new password, and one that verifies an email, live for an hour (§7.3). */
export const resetLinkSeconds = 60 * 60
export const verificationLinkSeconds = 60 * 60
