import '#app/late.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { iconButton, navigationMenu } from 'styled-system/recipes'
import { rememberCountry } from '#app/device/cookies/chosen-country.ts'
import type { User } from '#app/domain/account/account.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { ShellData } from '#app/domain/search/pages.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { CountryChoice } from '#app/ui/country-choice/country-choice.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'
import { useModal } from '#app/ui/modal/use-modal.ts'
import { Wordmark } from '#app/ui/wordmark/wordmark.tsx'
import { CategoryList } from '../categories/category-list.tsx'
import { NavLinks } from '../nav-links.tsx'
import { navigationMenuId } from './menu-button.tsx'

type Properties = {
  actor: Tab['navigationMenu']
  shell: ShellData
  country: Country
  user: User | null
  /** Leads to the price agent. */
  agent: ReactNode
}

/** The full-screen menu of phones and tablets (§2.4), with the categories as a list that opens (§2.3). */
export default function NavigationMenu({ actor, shell, country, user, agent }: Properties) {
  const { t } = useLingui()
  const id = useId()
  const close = () => actor.send({ type: 'navigation.closed' })
  const modal = useModal(close)
  const isUnfolded = useSelector(actor, (menu) => menu.matches({ open: 'unfolded' }))
  const classes = navigationMenu()
  const dialog = {
    ...modal,
    onClick: (event: MouseEvent) => {
      modal.onClick(event)
      // A link to the page that is shown already changes no route. Not before the link itself has heard the click.
      if (isPlainClick(event) && event.target instanceof Element && event.target.closest('a')) close()
    },
  }
  return (
    <dialog {...dialog} id={navigationMenuId} className={classes.root} aria-label={t`Menu`}>
      <div className={classes.sheet}>
        <div className={classes.head}>
          <Wordmark />
          <button type="button" className={iconButton()} aria-label={t`Luk`} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        <nav className={classes.nav} aria-label={t`Menu`}>
          {shell.categories && shell.categories.length > 0 && (
            <>
              <button
                type="button"
                className={classes.link}
                aria-expanded={isUnfolded}
                aria-controls={id}
                onClick={() => actor.send({ type: 'categories.toggled' })}
              >
                <Trans>Kategorier</Trans>
                <Icon name={isUnfolded ? 'minus' : 'plus'} />
              </button>
              <div id={id} className={classes.categories} hidden={!isUnfolded}>
                <CategoryList categories={shell.categories} country={country} />
              </div>
            </>
          )}
          <NavLinks country={country} linkClass={classes.link} />
          {agent}
          <Link to={user ? '/{-$locale}/profile' : '/{-$locale}/login'} className={classes.link}>
            {user ? <Trans>Min profil</Trans> : <Trans>Log ind</Trans>}
          </Link>
        </nav>
        <section className={classes.countries} aria-labelledby={`${id}-country`}>
          <h2 id={`${id}-country`}>
            <Trans>Land</Trans>
          </h2>
          <CountryChoice user={user} linkClass={classes.category} onChosen={rememberCountry} />
        </section>
      </div>
    </dialog>
  )
}
