import { lazy, Suspense } from 'react'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import type { AccountForms } from './account-modal.tsx'

const AddToList = lazy(() => import('./add-to-list.tsx'))

/** Renders the add-to-list modal on every page; its code is loaded at first use. */
export function AddToListHost({ account }: { account: AccountForms }) {
  const { tab } = useTab()
  const isOpen = useLateSelector(tab?.addToList, (modal) => modal?.hasTag('open') ?? false)
  return (
    isOpen &&
    tab && (
      <Suspense>
        <AddToList tab={tab} account={account} />
      </Suspense>
    )
  )
}
