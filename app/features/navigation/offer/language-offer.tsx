import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { cx } from 'styled-system/css'
import { iconButton, languageOffer, link, pageColumn } from 'styled-system/recipes'
import {
  type Country,
  inCountry,
  intlLocaleOfCountry,
  languageOfCountry,
} from '#app/domain/locale/locales.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { Flag } from '#app/ui/flag/flag.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'

type Properties = { actor: Tab['languageOffer']; country: Country }

/** The offer of another country, in its own language (§1 brand and languages). */
export default function LanguageOffer(offer: Properties) {
  const { catalogues } = useRouter().options.context
  return (
    <I18nProvider i18n={catalogues.get(languageOfCountry(offer.country))}>
      <Offer {...offer} />
    </I18nProvider>
  )
}

/** The same page in a country if its head says that every country has it, else the country's front page. */
function useWay(country: Country): string {
  return useRouterState({
    select: ({ matches, location }) =>
      matches.some(({ links }) => links?.some((tag) => tag?.hrefLang === intlLocaleOfCountry(country)))
        ? inCountry(location.pathname, country)
        : `/${country}`,
  })
}

function Offer({ actor, country }: Properties) {
  const { t } = useLingui()
  const language = languageOfCountry(country)
  const classes = languageOffer()
  return (
    <section className={cx(pageColumn(), classes.row)} lang={language} aria-label={t`Land og sprog`}>
      <Flag country={country} />
      <a
        href={useWay(country)}
        hrefLang={language}
        className={cx(link({ target: true }), classes.way)}
        onClick={() => actor.send({ type: 'offer.accepted', country })}
      >
        <Trans comment="Offers the country of this catalogue: name that country and its language instead.">
          Se tilbud fra Danmark på dansk
        </Trans>
      </a>
      <button
        type="button"
        className={iconButton()}
        aria-label={t`Nej tak`}
        onClick={() => actor.send({ type: 'offer.declined' })}
      >
        <Icon name="x" />
      </button>
    </section>
  )
}
