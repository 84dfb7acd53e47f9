import { latePart } from '#app/flows/late/late-part.tsx'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'
import type { AccountForms } from './account-modal.tsx'

const code = latePart(() => import('./add-to-list.tsx'))

/** Renders the add-to-list modal on every page; its code is loaded at first use. */
export function AddToListHost({ account }: { account: AccountForms }) {
  return (
    <WhileOpen
      flow="addToList"
      code={code}
      renderMissing={({ addToList }, missing) => (
        <MissingPart
          place="centre"
          {...missing}
          onDismissed={() => addToList.send({ type: 'modal.closed' })}
        />
      )}
    >
      {(AddToList, tab) => <AddToList tab={tab} account={account} />}
    </WhileOpen>
  )
}
