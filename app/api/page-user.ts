/**
 * The email of the user whose page this is; null as long as it is a visitor's. It stays when the session ends, because the
 * page may still show what is theirs.
 */
let ofPage: string | null = null

/** Notes whose page it is now. */
export function notePageUser(email: string): void {
  ofPage = email
}

/**
 * Says whose page a request is made on. If somebody else has logged in since in another tab, the server refuses it (401)
 * instead of changing what is theirs.
 * @param owner whose request it is, if that is known better.
 */
export function pageUserHeader(owner: string | null = ofPage): Record<string, string> {
  return owner === null ? {} : { 'X-Page-User': encodeURIComponent(owner) }
}
