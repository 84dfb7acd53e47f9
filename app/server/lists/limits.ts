import type { Throttle } from '../api/guards/throttle.ts'

/** Sharing codes that are looked up, by address: a household shares one, and a code is 128 bits. */
export const invitationThrottle: Throttle = { name: 'invitation', limits: [{ most: 30, seconds: 60 }] }

/** How many may take part in one list besides its owner: a code that got about should not gather a crowd. */
export const maximumParticipants = 50
