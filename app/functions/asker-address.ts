import { getRequest } from '@tanstack/react-start/server'
import { clientAddress } from '#app/server/api/guards/client-address.ts'
import { settings } from '#app/server/settings.ts'

/** The address of the client that asks for a page or calls a server function, as limits count it. */
export const askerAddress = (): string => clientAddress(getRequest(), settings().trustProxy)
