import { lazy } from 'react'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'
import type { AccountForms } from './account-modal.tsx'

const AddToList = lazy(() => import('./add-to-list.tsx'))

/** Renders the add-to-list modal on every page; its code is loaded at first use. */
export function AddToListHost({ account }: { account: AccountForms }) {
  return <WhileOpen flow="addToList">{(tab) => <AddToList tab={tab} account={account} />}</WhileOpen>
}
