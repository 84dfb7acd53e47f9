import { Plural } from '@lingui/react/macro'

type Some = { shown: number; total: number }

/** How many offers were found, and how many of them are shown where that is not all. */
export function FoundCount({ shown, total }: Some) {
  return shown < total ? (
    <Plural value={total} one={`${shown} af # tilbud`} other={`${shown} af # tilbud`} />
  ) : (
    <Plural value={total} one="# tilbud" other="# tilbud" />
  )
}

/** How far down the list one has come. */
export function SeenCount({ shown, total }: Some) {
  return (
    <Plural value={total} one={`Du har set ${shown} af # tilbud`} other={`Du har set ${shown} af # tilbud`} />
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
