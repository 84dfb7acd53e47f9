import { Plural, useLingui } from '@lingui/react/macro'

type Some = { shown: number; total: number }

/** How many offers were found, and how many of them are shown where that is not all. */
export function FoundCount({ shown, total }: Some) {
  const { i18n } = useLingui()
  const some = i18n.number(shown)
  return shown < total ? (
    <Plural value={total} one={`${some} af # tilbud`} other={`${some} af # tilbud`} />
  ) : (
    <Plural value={total} one="# tilbud" other="# tilbud" />
  )
}

/** How far down the list one has come. */
export function SeenCount({ shown, total }: Some) {
  const { i18n } = useLingui()
  const some = i18n.number(shown)
  return (
    <Plural value={total} one={`Du har set ${some} af # tilbud`} other={`Du har set ${some} af # tilbud`} />
  )
}

/** What the button says that leads from the filters to what they leave. */
export function ShowCount({ total }: { total: number }) {
  return <Plural value={total} one="Vis # tilbud" other="Vis # tilbud" />
}

/** What the button says that shows more of a list. */
export function MoreCount({ more }: { more: number }) {
  return <Plural value={more} one="Vis # til" other="Vis # flere" />
}
