import { createHmac } from 'node:crypto'
import { secretKey } from '../secret-key.ts'

/** So few that many addresses of a country share each, and so many that the visits of a popular term are of most of them. */
const groups = 4096

/**
 * One of 4,096 groups of client addresses, by a keyed hash: it tells that events may be of one client, and never of which.
 * @param address as limits count it (`countedAddress`).
 */
export const addressGroup = (address: string): number =>
  createHmac('sha256', secretKey('address-groups')).update(address).digest().readUInt16BE() % groups
