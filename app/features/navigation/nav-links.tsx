import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { siteName } from '#app/domain/brand.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { hasAboutLinks, infoPages } from '#app/domain/navigation/info-pages.ts'

type Properties = { country: Country; linkClass: string }

/** The links of the main menu (§2.1), in the top bar and in the off-canvas menu. */
export function NavLinks({ country, linkClass }: Properties) {
  return (
    <>
      <Link to="/{-$locale}/$" params={{ _splat: 'partner' }} className={linkClass}>
        <Trans context="menu">Ugens tilbud</Trans>
      </Link>
      <Link to="/{-$locale}/post" className={linkClass}>
        <Trans context="menu">Opskrifter</Trans>
      </Link>
      {hasAboutLinks(country) && (
        <Link to="/{-$locale}/page/$slug" params={{ slug: infoPages.about }} className={linkClass}>
          <Trans>Om {siteName}</Trans>
        </Link>
      )}
    </>
  )
}
