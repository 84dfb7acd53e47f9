import { jsonAnswer } from '../../api/answers.ts'
import { withCookies } from '../../api/cookies.ts'
import { csrfCookies } from '../../api/guards/csrf.ts'
import { presentUser } from '../profile/present-user.ts'
import type { StartedSession } from './started-session.ts'

/** The user whose session began, with the cookies of it and a CSRF token bound to it. */
export function answerStarted(
  request: Request,
  { user, token, cookies }: StartedSession,
  status: 200 | 201,
): Response {
  const answer = jsonAnswer(presentUser(user), { status, keep: 'never' })
  return withCookies(answer, [...cookies, ...csrfCookies(request, token)])
}
