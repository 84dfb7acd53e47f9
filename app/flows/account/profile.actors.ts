import { request } from '#app/api/request.ts'
import type { UserSession } from '#app/domain/account/account.ts'
import type { Language } from '#app/domain/locale/locales.ts'

/** The fields of a form, by their names in the contract. */
type Fields = Readonly<Record<string, unknown>>
/** `language` is that of the server's messages. */
type Options = { language: Language; signal?: AbortSignal }

/** Sends what needs the `password`. */
function remove(path: string, fields: Fields, { language, ...options }: Options): Promise<void> {
  return request('DELETE', path, { body: { ...fields, error_message_language: language }, ...options })
}

/**
 * The user's sessions.
 * @throws a `Failure`, as all calls here do.
 */
export function fetchSessions(): Promise<UserSession[]> {
  return request('GET', '/api/user/sessions')
}

/** Ends another session of the user; requires the `password`. */
export function endOtherSession(id: string, fields: Fields, options: Options): Promise<void> {
  return remove(`/api/user/sessions/${encodeURIComponent(id)}`, fields, options)
}

/** Ends all sessions of the user except this one; requires the `password`. */
export function endOtherSessions(fields: Fields, options: Options): Promise<void> {
  return remove('/api/user/sessions', fields, options)
}

/** Deletes the account and all its data; requires the `password`. */
export function deleteAccount(fields: Fields, options: Options): Promise<void> {
  return remove('/api/user', fields, options)
}
