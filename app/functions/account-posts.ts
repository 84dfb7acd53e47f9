import { createServerOnlyFn } from '@tanstack/react-start'
import {
  forgotPasswordSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
} from '#app/domain/account/account-schemas.ts'
import type { CodeWanted } from '#app/domain/account/factors/factors.ts'
import { answerTexts } from '#app/server/accounts/account-issue-texts.ts'
import { answerForm } from '#app/server/accounts/answer-form.ts'
import { waitingLogin } from '#app/server/accounts/factors/challenge.ts'
import { logIn } from '#app/server/accounts/login/log-in.ts'
import { logOut } from '#app/server/accounts/login/log-out.ts'
import { requestPasswordReset } from '#app/server/accounts/passwords/request-password-reset.ts'
import { resetPassword } from '#app/server/accounts/passwords/reset-password.ts'
import { registerUser } from '#app/server/accounts/registration/register-user.ts'
import { answerStarted } from '#app/server/accounts/sessions/answer-started.ts'
import { jsonAnswer } from '#app/server/api/answers.ts'
import { withCookies } from '#app/server/api/cookies.ts'
import { speakerOf } from '#app/server/say.ts'

/** `POST /register` (§7.3): 201 with the new user, who is logged in; a previous user is logged out. */
export const postRegister = createServerOnlyFn((request: Request) =>
  answerForm(
    request,
    registerSchema,
    async (input, { database, now, address, token }) => {
      const started = await registerUser(database, input, { now, request, address })
      await logOut(database, token)
      return answerStarted(request, started, 201)
    },
    // §3: the field's errors are keyed without its underscore.
    { postal_code: 'postalcode' },
  ),
)

/**
 * `POST /login` (§7.3): 200 with the user. If they have a second factor: 202, and no session until a code
 * is sent (`POST /api/login/code`).
 */
export const postLogin = createServerOnlyFn((request: Request) =>
  answerForm(request, loginSchema, async (input, asked) => {
    const result = await logIn(asked.database, input, asked)
    if (!('challenge' in result)) return answerStarted(request, result, 200)
    const wanted: CodeWanted = { two_factor: true }
    return withCookies(jsonAnswer(wanted, { status: 202, keep: 'never' }), [
      waitingLogin.keep(result.challenge),
    ])
  }),
)

/** `POST /forgot-password` (§7.3): 200, whether or not the email has an account. */
export const postForgotPassword = createServerOnlyFn((request: Request) =>
  answerForm(request, forgotPasswordSchema, async ({ email, next }, { database, now, address, language }) => {
    await requestPasswordReset(database, { email, next, now }, address)
    const say = await speakerOf(language)
    return jsonAnswer({ message: say(answerTexts['reset-link-sent']) }, { keep: 'never' })
  }),
)

/** `POST /reset-password` (§7.3): 200; the user logs in with the new password. */
export const postResetPassword = createServerOnlyFn((request: Request) =>
  answerForm(request, resetPasswordSchema, async (input, asked) => {
    await resetPassword(asked.database, input, asked)
    const say = await speakerOf(asked.language)
    return jsonAnswer({ message: say(answerTexts['password-reset']) }, { keep: 'never' })
  }),
)
