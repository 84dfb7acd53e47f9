import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { addToList } from 'styled-system/recipes'
import type { SnapshotFrom } from 'xstate'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { Modal } from '#app/ui/modal/modal.tsx'
import type { addToListMachine } from '#machines/add-to-list/add-to-list.machine.ts'
import { ItemLine } from './item-line.tsx'

/** Renders the login and the registration form (§4), one of them shown. */
export type AccountForms = (choice: {
  form: 'login' | 'register'
  onLoginChosen: () => void
  onRegisterChosen: () => void
}) => ReactNode

type Properties = {
  actor: Tab['addToList']
  snapshot: SnapshotFrom<typeof addToListMachine>
  account: AccountForms
  country: Country
}

/** The modal for a visitor who wants to add something to a list (§4, Add-to-list modal). */
export function AccountModal({ actor, snapshot, account, country }: Properties) {
  const { picked } = snapshot.context
  const classes = addToList()
  return (
    <Modal title={<Trans>Læg på sedlen</Trans>} onDismissed={() => actor.send({ type: 'modal.closed' })}>
      {picked && (
        <div className={classes.item}>
          <ItemLine addable={picked} country={country} />
        </div>
      )}
      <p className={classes.lead}>
        <Trans>Log ind eller opret en konto, så lægger vi den på sedlen.</Trans>
      </p>
      {account({
        form: snapshot.matches({ modal: { open: { postponed: { account: 'register' } } } })
          ? 'register'
          : 'login',
        onLoginChosen: () => actor.send({ type: 'login.chosen' }),
        onRegisterChosen: () => actor.send({ type: 'register.chosen' }),
      })}
    </Modal>
  )
}
