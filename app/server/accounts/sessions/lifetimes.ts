const day = 86_400

/** How long a session lives that is not used. */
export const sessionSeconds = 30 * day
/** How old the last renewal of a session may be before it is renewed. */
export const renewalSeconds = day
/** How long a link for choosing a new password, and one that verifies an email, lives (product: Accounts). */
export const resetLinkSeconds = 60 * 60
export const verificationLinkSeconds = 60 * 60
