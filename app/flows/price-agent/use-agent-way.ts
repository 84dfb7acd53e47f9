import { useLingui } from '@lingui/react/macro'
import { identityOf } from '#app/domain/account/identity.ts'
import { useNotify } from '../messages/use-notify.ts'
import { useUser } from '../session/use-user.ts'

const ways = {
  unknown: '/{-$locale}/check-email',
  visitor: '/{-$locale}/check-email',
  unverified: '/{-$locale}/profile',
  verified: '/{-$locale}/pricing-agent',
} as const

/**
 * The page to which the price agent's button leads the shopper (§4, Pricing-agent button). `explain` tells
 * an unverified user why it leads to their profile; `isOwn` is whether it leads to the price agent itself.
 */
export function useAgentWay() {
  const { t } = useLingui()
  const identity = identityOf(useUser())
  const notify = useNotify()
  const explain = () => {
    if (identity === 'unverified')
      notify(t`Bekræft din e-mail først, så kan du bruge prisagenten.`, { isProblem: true })
  }
  return { to: ways[identity], isVisitor: identity === 'visitor', isOwn: identity === 'verified', explain }
}
