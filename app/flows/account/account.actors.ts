import { renewCsrfToken, request } from '#app/api/request.ts'
import type { User } from '#app/domain/account/account.ts'
import type { CodeWanted } from '#app/domain/account/factors/factors.ts'
import type { Language } from '#app/domain/locale/locales.ts'

/** The fields of a form, by their names in the contract. */
type Fields = Readonly<Record<string, unknown>>
/** `language` is that of the server's messages (§3, `error_message_language`). */
type Options = { language: Language; signal?: AbortSignal }

async function post<Answer = undefined>(path: string, fields: Fields, { language, ...options }: Options) {
  await renewCsrfToken(options.signal)
  return request<Answer>('POST', path, { body: { ...fields, error_message_language: language }, ...options })
}

/**
 * `POST /register` (§7.3): the new user, who is logged in and whose email is unverified.
 * @throws a `Failure`, as all calls here do.
 */
export function register(fields: Fields, options: Options): Promise<User> {
  return post('/register', fields, options)
}

/**
 * `POST /login` (§7.3): the user who is logged in; null if the login waits for a code of their second
 * factor (`sendLoginCode`).
 */
export async function logIn(fields: Fields, options: Options): Promise<User | null> {
  const answer = await post<User | CodeWanted>('/login', fields, options)
  return 'two_factor' in answer ? null : answer
}

/** Ends a login with a `code` of the second factor: the user who is logged in. */
export function sendLoginCode(fields: Fields, options: Options): Promise<User> {
  return post('/api/login/code', fields, options)
}

/** `POST /forgot-password` (§7.3); does not reveal whether the email has an account. */
export async function requestPasswordReset(fields: Fields, options: Options): Promise<void> {
  await post('/forgot-password', fields, options)
}

/** `POST /reset-password` (§7.3). */
export async function resetPassword(fields: Fields, options: Options): Promise<void> {
  await post('/reset-password', fields, options)
}

/**
 * `PATCH /api/user/update-information` (§7.3): fields that are left out stay as they are.
 * @param options.owner the user whose form it is, if known.
 */
export async function updateInformation(
  fields: Fields,
  { language, owner, ...options }: Options & { owner: User | null },
): Promise<void> {
  const body = { ...fields, error_message_language: language }
  await request('PATCH', '/api/user/update-information', { body, owner: owner?.email, ...options })
}

/**
 * `POST /api/user/resend-verification-email` (§7.3).
 * @param options.next the path of this site that the mail's link leads on to.
 */
export async function resendVerificationEmail({
  language,
  next,
  ...options
}: Options & { next: string | undefined }): Promise<void> {
  await request('POST', '/api/user/resend-verification-email', {
    body: { next, error_message_language: language },
    ...options,
  })
}

/** Asks whether an email has an account (§7.3, `GET /api/check-email`). */
export function checkEmail(
  email: string,
  { language, ...options }: Options,
): Promise<{ email_registered: boolean }> {
  const query = new URLSearchParams({ email, error_message_language: language })
  return request('GET', `/api/check-email?${query}`, options)
}
