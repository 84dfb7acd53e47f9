import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { Country } from '#app/domain/locale/locales.ts'

/** The title and the lead of `/post`: recipes in Denmark, a blog elsewhere (§2.1). */
export const listTexts = (country: Country, i18n: I18n) =>
  country === 'dk'
    ? {
        title: t(i18n)`Opskrifter`,
        lead: t(
          i18n,
        )`Hverdagsmad, den billigste først. Prisen er for det, du bruger, efter ugens tilbud, og du kan lægge det hele på sedlen.`,
      }
    : {
        title: t(i18n)`Blog`,
        lead: t(i18n)`Gode råd om at handle og lave mad, så pengene rækker længere.`,
      }
