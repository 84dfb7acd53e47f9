import type { MessageDescriptor } from '@lingui/core'
import type { Failure } from '#app/domain/failure.ts'
import type { SayWhenLoaded } from '../messages/create-say.ts'

/**
 * Refuses items before the server does. @throws a `Failure` in the form of the server's own (422), in the page's
 * language.
 */
export async function refuse(say: SayWhenLoaded, reason: MessageDescriptor): Promise<never> {
  const failure: Failure = { kind: 'invalid', errors: { items: [await say(reason)] } }
  throw Object.assign(new Error('the list refuses the items'), failure)
}
