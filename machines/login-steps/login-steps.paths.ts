import { loginStepsMachine } from '#machines/login-steps/login-steps.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

const { send } = casesOf(loginStepsMachine)

/** The email of the login. */
export const loginEmail = 'mette@example.dk'

/** The paths of the steps of a login, walked on the machine and on the login page. */
export function planLoginSteps() {
  const cases = [
    send({ type: 'code.wanted', email: loginEmail }, { label: 'code.wanted' }),
    send({ type: 'backup.chosen' }),
    send({ type: 'app.chosen' }),
    send({ type: 'login.restarted' }),
  ]
  return planPaths(loginStepsMachine, { cases, input: undefined, key: ({ context }) => context.email })
}
