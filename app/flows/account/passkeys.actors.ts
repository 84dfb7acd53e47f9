import { renewCsrfToken, request } from '#app/api/request.ts'
import type { User } from '#app/domain/account/account.ts'
import type { Language } from '#app/domain/locale/locales.ts'
import type { PasskeyOptions } from '#machines/passkeys/passkeys.machine.ts'

type Fields = Readonly<Record<string, unknown>>
/** `language` is that of the server's messages. */
type Options = { language: Language }

/** Whether this browser makes and uses passkeys; none does on the server. */
export const canMakePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** What the browser made or signed, as JSON (WebAuthn 3). @throws if it is no passkey. */
function answerOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('the browser gave no passkey')
  return credential.toJSON()
}

/**
 * Begins to add a passkey; requires the `password`. The answer is for `makePasskey`.
 * @throws a `Failure`, as all calls of the server here do.
 */
export const offerPasskey = (fields: Fields, { language }: Options): Promise<PasskeyOptions> =>
  request('POST', '/api/user/passkeys', { body: { ...fields, error_message_language: language } })

/**
 * Has the browser make a passkey, and adds it under a name. `signal` withdraws the browser's question.
 * @throws the browser's error if it makes none, for example because the shopper refused (`refusalOf`).
 */
export async function makePasskey(
  options: PasskeyOptions | null,
  { name, signal }: { name: string; signal: AbortSignal },
): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const response = answerOf(await navigator.credentials.create({ publicKey, signal }))
  await request('POST', '/api/user/passkeys/confirm', { body: { name, response } })
}

/** Removes the passkey with an `id`; requires the `password`. */
export const removePasskey = (fields: Fields, { language }: Options): Promise<void> =>
  request('DELETE', '/api/user/passkeys', { body: { ...fields, error_message_language: language } })

/** Logs in with a passkey that the shopper chooses in the browser. `signal` and errors are as for `makePasskey`. */
export async function logInWithPasskey(signal: AbortSignal): Promise<User> {
  if (!canMakePasskeys()) throw new DOMException('the browser knows no passkeys', 'NotSupportedError')
  await renewCsrfToken(signal)
  const options = await request<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/login/passkey/options', {
    body: {},
    signal,
  })
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const response = answerOf(await navigator.credentials.get({ publicKey, signal }))
  return request('POST', '/api/login/passkey', { body: { response } })
}
