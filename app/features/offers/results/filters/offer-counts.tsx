import { Plural, useLingui } from '@lingui/react/macro'

type Some = { shown: number; total: number }

/** The number of offers found. */
export function FoundCount({ total }: { total: number }) {
  return <Plural value={total} one="# tilbud" other="# tilbud" />
}

/** The number of products found. */
export function ProductCount({ total }: { total: number }) {
  return <Plural value={total} one="# vare" other="# varer" />
}

/** How many of the results the shopper has seen. */
export function SeenCount({ shown, total }: Some) {
  const { i18n } = useLingui()
  const some = i18n.number(shown)
  return <Plural value={total} one={`Du har set ${some} af # vare`} other={`Du har set ${some} af # varer`} />
}

/** The text of the button that leads from the filters to the remaining offers. */
export function ShowCount({ total }: { total: number }) {
  return <Plural value={total} one="Vis # tilbud" other="Vis # tilbud" />
}

/** The text of the button that shows more products. */
export function MoreCount({ more }: { more: number }) {
  return <Plural value={more} one="Vis # til" other="Vis # flere" />
}
