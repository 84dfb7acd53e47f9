import { useLingui } from '@lingui/react/macro'

/** The texts of ads, which are drawn after the page. */
export function useAdTexts() {
  const { t } = useLingui()
  return {
    label: t`Annonce`,
    close: t`Luk annoncen`,
    goTo: t`Se tilbuddet`,
    nameOf: (name: string) => t`Annonce: ${name}`,
    termsOf: (price: string, chain: string, end: string) => t`${price} hos ${chain} til og med ${end}`,
  }
}
