import type { Throttle } from '../api/guards/throttle.ts'

/**
 * Look-ups of sharing codes from one address, against guessing. A code has 128 bits, so a household never gets near it.
 */
export const invitationThrottle: Throttle = { name: 'invitation', limits: [{ most: 30, seconds: 60 }] }

/** How many may take part in one list besides its owner, in case a code becomes public. */
export const maximumParticipants = 50

/** Trips of one user (§9 Trip): a plan takes the processor some milliseconds, and the database more. */
export const tripThrottle: Throttle = { name: 'trip', limits: [{ most: 30, seconds: 60 }] }
