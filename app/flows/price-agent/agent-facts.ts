import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { setFlag } from '#app/device/device-flags.ts'
import { failureOf } from '#app/domain/failure.ts'
import type { AgentMode, PriceAgentEmitted } from '#machines/price-agent/price-agent.types.ts'
import type { Notify } from '../messages/create-notify.ts'
import { tellFailure } from '../messages/tell-failure.ts'
import { askAnew } from '../queries/ask-anew.ts'
import { keys } from '../queries/keys.ts'
import type { Handlers } from '../tab/handle-facts.ts'
import type { AppActor } from '../tab/tab.types.ts'
import { hiddenStepFlags } from './hidden-steps.ts'

type Announced = Extract<PriceAgentEmitted, { type: 'watch.announced' }>
type Facts = Pick<Handlers, 'priceAgent' | 'pendingWatch' | 'watchRemovals'>

const done: Record<AgentMode, (name: string) => MessageDescriptor> = {
  add: (name) => msg`Vi følger prisen på ${name}`,
  edit: (name) => msg`Dine valg for ${name} er gemt`,
  delete: (name) => msg`Vi følger ikke længere prisen på ${name}`,
}

/** The message that so many products are not followed any more. */
const severalUnwatched = (number: string) => msg`Vi følger ikke længere prisen på ${number} varer`

/**
 * Handles the facts of the price agent (§4, §6, §8): leads shoppers to the page where they log in or verify
 * their email, stores what the device remembers, shows messages, and loads the agent again after a change.
 */
export function agentFacts(router: RegisteredRouter, app: AppActor, notify: Notify): Facts {
  const changes = {
    'agent.changed': () => askAnew(keys.priceAgent()),
    'watch.announced': ({ mode, name, watch }: Announced) =>
      notify(
        done[mode](name),
        watch && {
          action: { label: msg`Fortryd`, asks: [{ type: 'watch.putBack', watch }] },
          series: { name: 'unwatched', count: 1, several: severalUnwatched },
        },
      ),
    'call.failed': ({ error }: { error: unknown }) => {
      tellFailure(error)
      if (failureOf(error).kind === 'unauthenticated') app.send({ type: 'session.lost' })
    },
  }
  return {
    watchRemovals: changes,
    priceAgent: {
      ...changes,
      'login.needed': () =>
        router.navigate({
          to: '/{-$locale}/check-email',
          search: { next: router.state.location.href },
        }),
      'verification.needed': ({ name }) => {
        notify(msg`Bekræft din e-mail først, så følger vi prisen på ${name}.`, { isProblem: true })
        router.navigate({ to: '/{-$locale}/profile', search: { next: router.state.location.href } })
      },
      'hiding.changed': ({ mode, isHidden }) => setFlag(hiddenStepFlags[mode], isHidden),
    },
    pendingWatch: {
      'pending.foreign': ({ name }) =>
        notify(msg`${name} er fra et andet land end din konto, så prisen kan ikke følges.`, {
          isProblem: true,
        }),
    },
  }
}
