import { fromPromise } from 'xstate'
import { fetchTrip } from '#app/api/shopping-lists.ts'
import { tripParameters } from '#app/domain/trip/trip-choices.ts'
import type { TripAnswer } from '#app/domain/trip/trip-schemas.ts'
import type { Asking } from '#machines/trip/trip.machine.ts'

/**
 * Asks the server for a trip (§7.4). Stopping the actor cancels it.
 * @param owner the email of the user whose list it is.
 * @throws a `Failure` if the server answers with another status than 200.
 */
export const planTripOf = (owner: string) =>
  fromPromise<TripAnswer, Asking>(({ input: { listUuid, chainIds, choices }, signal }) =>
    fetchTrip({ listUuid, parameters: tripParameters(choices, chainIds) }, { owner, signal }),
  )
