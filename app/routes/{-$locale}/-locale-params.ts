import { type Country, isCountry } from '#app/domain/locale/locales.ts'

/**
 * Only a country is a prefix; what is none begins a page's path: `/xx/offer` is an unknown page in Danish. The route of
 * the prefix and that of the shell in it both need this, since the router forgets the rule of a route whose child has no
 * path.
 */
export const localeParams = {
  parse: ({ locale }: { locale?: string | undefined }): { locale?: Country } | false => {
    if (locale === undefined) return {}
    return isCountry(locale) ? { locale } : false
  },
}
