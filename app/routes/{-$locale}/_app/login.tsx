import { createFileRoute } from '@tanstack/react-router'
import { AccountsClosed } from '#app/features/account/accounts-closed.tsx'

export const Route = createFileRoute('/{-$locale}/_app/login')({ component: AccountsClosed })
