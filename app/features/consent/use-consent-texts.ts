import { useLingui } from '@lingui/react/macro'
import type { Translation } from 'vanilla-cookieconsent'

/**
 * The texts of the banner and the preferences.
 * @param page the address of the page that lists the cookies.
 * @param counters the services of others that count pages, joined as a text; empty if there are none.
 */
export function useConsentTexts(page: string, counters: string): Translation {
  const { t } = useLingui()
  const [acceptAllBtn, acceptNecessaryBtn] = [t`Tillad alle`, t`Kun nødvendige`]
  const aboutVisits = t`To tilfældige numre viser, hvilke sider og tilbud der hører til samme besøg: RACOID i et år og RASEID i 27 minutter efter den sidste side. De slettes, når du siger nej.`
  return {
    consentModal: {
      title: t`Må vi tælle med og vise annoncer?`,
      description: `${t`Med dit ja tæller vi uden navn, hvilke sider og tilbud der bliver brugt, og viser flere annoncer, som kan gemme cookies. Du kan altid ændre dit valg nederst på siden.`} <a href="${page}">${t`Om cookies`}</a>`,
      acceptAllBtn,
      acceptNecessaryBtn,
      showPreferencesBtn: t`Vælg selv`,
    },
    preferencesModal: {
      title: t`Cookieindstillinger`,
      acceptAllBtn,
      acceptNecessaryBtn,
      savePreferencesBtn: t`Gem mit valg`,
      closeIconLabel: t`Luk`,
      sections: [
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
          description: t`Et annoncebånd nederst på siden, som du kan lukke. Annoncer fra Google, som kan gemme cookies, hentes kun med dit ja.`,
          linkedCategory: 'marketing',
        },
      ],
    },
  }
}
