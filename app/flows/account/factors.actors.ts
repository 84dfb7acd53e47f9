import { request } from '#app/api/request.ts'
import type { AppSetup, SecondFactors } from '#app/domain/account/factors/factors.ts'
import type { Language } from '#app/domain/locale/locales.ts'

type Fields = Readonly<Record<string, unknown>>
/** `language` is that of the server's messages. */
type Options = { language: Language }

const bodyOf = (fields: Fields, { language }: Options) => ({
  body: { ...fields, error_message_language: language },
})

/**
 * The second factors of the user's login.
 * @throws a `Failure`, as all calls here do.
 */
export const fetchFactors = (): Promise<SecondFactors> => request('GET', '/api/user/two-factor')

/** Begins to add an authenticator app; requires the `password`. */
export const setUpApp = (fields: Fields, options: Options): Promise<AppSetup> =>
  request('POST', '/api/user/two-factor', bodyOf(fields, options))

/** Confirms the authenticator app with a `code` of it. */
export const confirmApp = (fields: Fields, options: Options): Promise<void> =>
  request('POST', '/api/user/two-factor/confirm', bodyOf(fields, options))

/** Removes the authenticator app; requires the `password`. */
export const removeApp = (fields: Fields, options: Options): Promise<void> =>
  request('DELETE', '/api/user/two-factor', bodyOf(fields, options))
