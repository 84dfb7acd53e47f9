import { clientAddress } from '../../api/guards/client-address.ts'
import { settings } from '../../settings.ts'
import { sessionToken } from './session-cookie.ts'

/** Who makes a request, as limits on reading count it. The cookie of a session is one that we signed. */
export type Asker = { address: string; session: string | undefined }

/** The asker of a request. */
export const askerOf = (request: Request): Asker => ({
  address: clientAddress(request, settings().trustProxy),
  session: sessionToken(request),
})
