import { clientAddress } from '../../api/guards/client-address.ts'
import { settings } from '../../settings.ts'
import { sessionToken } from './session-cookie.ts'

/**
 * Whom the limits on reading count a request for: the session, whose cookie nobody can make up, so that users behind one
 * address of a carrier have a share each; of a visitor, the address.
 */
export function askerOf(request: Request): string {
  const token = sessionToken(request)
  return token === undefined ? clientAddress(request, settings().trustProxy) : `session ${token}`
}
