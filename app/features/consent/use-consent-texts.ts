import { useLingui } from '@lingui/react/macro'
import { getRouteApi, useParams } from '@tanstack/react-router'
import type { Translation } from 'vanilla-cookieconsent'
import { counterNames } from '#app/domain/services.ts'
import { joinNames } from '#app/domain/text/join-names.ts'

const countryRoute = getRouteApi('/{-$locale}')

type BannerTexts = Record<'question' | 'description' | 'preferences' | 'necessary' | 'all', string>

/** The texts of the banner and of the preferences, and the address of the page that lists the cookies. */
export function useConsentTexts(): { page: string; banner: BannerTexts; texts: Translation } {
  const { t } = useLingui()
  const { locale } = useParams({ strict: false })
  const { country } = countryRoute.useRouteContext()
  // The services of others that count pages.
  const counters = joinNames(counterNames(countryRoute.useLoaderData()), country)
  const page = `${locale ? `/${locale}` : ''}/page/cookies-5`
  const [acceptAllBtn, acceptNecessaryBtn] = [t`Tillad alle`, t`Kun nødvendige`]
  const aboutVisits = t`To tilfældige numre viser, hvilke sider og tilbud der hører til samme besøg: RACOID i et år og RASEID i 27 minutter efter den sidste side. De slettes, når du siger nej.`
  const banner = {
    question: t`Må vi tælle besøg og vise annoncer?`,
    description: t`Vi tæller besøg anonymt. Annoncer kan gemme cookies.`,
    preferences: t`Vælg selv`,
    necessary: acceptNecessaryBtn,
    all: acceptAllBtn,
  }
  const texts = {
    preferencesModal: {
      title: t`Cookieindstillinger`,
      acceptAllBtn,
      acceptNecessaryBtn,
      savePreferencesBtn: t`Gem dit valg`,
      closeIconLabel: t`Luk`,
      sections: [
        {
          description: `${t`Du kan altid ændre dit valg nederst på siden.`} <a href="${page}">${t`Om cookies`}</a>`,
        },
        {
          title: t`Nødvendige`,
          description: t`De holder dig logget ind, beskytter formularer og husker dette valg. Uden dem virker siden ikke.`,
          linkedCategory: 'necessary',
        },
        {
          title: t`Statistik`,
          description: counters
            ? `${aboutVisits} ${t`Vi fortæller også ${counters}, hvilke sider der bliver vist.`}`
            : aboutVisits,
          linkedCategory: 'statistics',
        },
        {
          title: t`Markedsføring`,
          description: t`En annonce nederst på siden, som du kan lukke. Annoncer fra Google, som kan gemme cookies, hentes kun, hvis du siger ja.`,
          linkedCategory: 'marketing',
        },
      ],
    },
  }
  // Without texts of its own banner the library draws none; its type does not know that.
  return { page, banner, texts: texts as Translation }
}
