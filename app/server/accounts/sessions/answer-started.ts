import { jsonAnswer } from '../../api/answers.ts'
import { withCookies } from '../../api/cookies.ts'
import { csrfCookies } from '../../api/guards/csrf.ts'
import { presentUser } from '../profile/present-user.ts'
import type { StartedSession } from './started-session.ts'

/** Answers with the user of a new session, the session's cookies, and a CSRF token bound to it. */
export function answerStarted(
  request: Request,
  { user, token, cookies }: StartedSession,
  status: 200 | 201,
): Response {
  const answer = jsonAnswer(presentUser(user), { status, keep: 'never' })
  return withCookies(answer, [...cookies, ...csrfCookies(request, token)])
}
