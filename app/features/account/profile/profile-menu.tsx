import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { cx } from 'styled-system/css'
import { chip, chips, profile } from 'styled-system/recipes'

/** The menu of the profile page (§2.1: the menu entries of an account all lead to /profile). */
export function ProfileMenu() {
  const { t } = useLingui()
  return (
    <nav className={cx(profile().menu, chips())} aria-label={t`Min profil`}>
      <Link to="/{-$locale}/profile" className={chip()}>
        <Trans>Min profil</Trans>
      </Link>
      <a href="#overview" className={chip()}>
        <Trans>Oversigt</Trans>
      </a>
      <a href="#information" className={chip()}>
        <Trans>Mine oplysninger</Trans>
      </a>
      <a href="#chains" className={chip()}>
        <Trans>Dine kæder</Trans>
      </a>
      <a href="#memberships" className={chip()}>
        <Trans>Dine medlemskaber</Trans>
      </a>
      <a href="#lists" className={chip()}>
        <Trans>Indkøbsseddel</Trans>
      </a>
      <a href="#password" className={chip()}>
        <Trans>Adgangskode</Trans>
      </a>
      <a href="#factors" className={chip()}>
        <Trans>Login i to trin</Trans>
      </a>
      <a href="#passkeys" className={chip()}>
        <Trans>Adgangsnøgler</Trans>
      </a>
      <a href="#devices" className={chip()}>
        <Trans>Enheder</Trans>
      </a>
      <a href="#data" className={chip()}>
        <Trans>Mine data</Trans>
      </a>
    </nav>
  )
}
