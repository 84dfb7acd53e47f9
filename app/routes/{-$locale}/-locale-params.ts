import { type Country, isCountry } from '#app/domain/locale/locales.ts'

/**
 * Only a country is a prefix; any other segment is the beginning of a page's path: `/xx/offer` is an unknown page in
 * Danish. Both the route of the prefix and that of the shell in it need this, because the router ignores the rule of a
 * route whose child has no path.
 */
export const localeParams = {
  parse: ({ locale }: { locale?: string | undefined }): { locale?: Country } | false => {
    if (locale === undefined) return {}
    return isCountry(locale) ? { locale } : false
  },
}
