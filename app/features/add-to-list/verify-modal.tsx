import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { addToList, button } from 'styled-system/recipes'
import type { AddableItem } from '#app/domain/list/shopping-list.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { Modal } from '#app/ui/modal/modal.tsx'
import { ItemLine } from './item-line.tsx'

type Properties = { item: AddableItem; country: Country; onDismissed: () => void }

/** The modal for a user whose email is not verified (§6); the picked item waits for that. */
export function VerifyModal({ item, country, onDismissed }: Properties) {
  const classes = addToList()
  return (
    <Modal
      title={<Trans>Bekræft din e-mail først</Trans>}
      onDismissed={onDismissed}
      foot={
        <Link to="/{-$locale}/profile" className={button({ wide: true })}>
          <Trans>Gå til din profil</Trans>
        </Link>
      }
    >
      <div className={classes.item}>
        <ItemLine addable={item} country={country} />
      </div>
      <p className={classes.lead}>
        <Trans>
          Vi har sendt dig en mail med et link. Når din e-mail er bekræftet, lægger vi varen på sedlen.
        </Trans>
      </p>
    </Modal>
  )
}
