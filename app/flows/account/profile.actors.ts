import { request } from '#app/api/request.ts'
import type { UserSession } from '#app/domain/account/account.ts'
import type { Language } from '#app/domain/locale/locales.ts'

type Cancellable = { signal?: AbortSignal }

/**
 * Where the user is logged in.
 * @throws a `Failure`, as all calls here do.
 */
export function fetchSessions(): Promise<UserSession[]> {
  return request('GET', '/api/user/sessions')
}

/** Logs the user out everywhere but here. */
export function endOtherSessions(options: Cancellable): Promise<void> {
  return request('DELETE', '/api/user/sessions', options)
}

/**
 * Deletes the account with all that is in it, for who sends its `password`.
 * @param options.language the one that messages come in.
 */
export function deleteAccount(
  fields: Readonly<Record<string, unknown>>,
  { language, ...options }: Cancellable & { language: Language },
): Promise<void> {
  return request('DELETE', '/api/user', { body: { ...fields, error_message_language: language }, ...options })
}
