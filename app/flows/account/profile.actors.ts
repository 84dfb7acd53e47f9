import { request } from '#app/api/request.ts'
import type { UserSession } from '#app/domain/account/account.ts'
import type { Language } from '#app/domain/locale/locales.ts'

type Cancellable = { signal?: AbortSignal }

/**
 * The user's sessions.
 * @throws a `Failure`, as all calls here do.
 */
export function fetchSessions(): Promise<UserSession[]> {
  return request('GET', '/api/user/sessions')
}

/** Ends all sessions of the user except this one. */
export function endOtherSessions(options: Cancellable): Promise<void> {
  return request('DELETE', '/api/user/sessions', options)
}

/**
 * Deletes the account and all its data; requires the `password`.
 * @param options.language the language of the server's messages.
 */
export function deleteAccount(
  fields: Readonly<Record<string, unknown>>,
  { language, ...options }: Cancellable & { language: Language },
): Promise<void> {
  return request('DELETE', '/api/user', { body: { ...fields, error_message_language: language }, ...options })
}
