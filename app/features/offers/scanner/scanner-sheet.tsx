import '#app/late.css'
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { readAloud, scanner } from 'styled-system/recipes'
import { formatMoney } from '#app/domain/prices/money.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { useModal } from '#app/ui/modal/use-modal.ts'
import { CameraView } from './camera-view.tsx'
import { ScannerAnswer } from './scanner-answer.tsx'
import { answerOf, type ScannerSnapshot } from './scanner-snapshot.ts'

/** What a screen reader is told when a scan is answered. */
function useSaid(snapshot: ScannerSnapshot): string {
  const { t } = useLingui()
  const { product, country } = snapshot.context
  const [cheapest] = product?.offers ?? []
  const name = product?.name
  const chain = cheapest?.chain.name
  switch (answerOf(snapshot)) {
    case 'seeking':
      return t`Leder efter varen …`
    case 'found':
    case 'putting': {
      if (!cheapest) return ''
      const price = formatMoney(cheapest.price, country)
      return t`Fundet: ${name}, ${price} hos ${chain}`
    }
    case 'unknown':
      return t`Den vare kender vi ikke`
    case 'unoffered':
      return t`Fundet: ${name}. Ingen kæde har den på tilbud i dag.`
    case 'shopsOwn':
      return t`Det er butikkens egen stregkode`
    case 'waiting':
      return t`Ingen forbindelse`
    default:
      return ''
  }
}

/** The scanner (§4): the camera's picture, and what is found. */
export default function ScannerSheet({ actor }: { actor: Tab['scanner'] }) {
  const { t } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  const snapshot = useSelector(actor, (sheet) => sheet)
  const modal = useModal(() => actor.send({ type: 'scanner.closed' }), title)
  const said = useSaid(snapshot)
  const answer = answerOf(snapshot)
  useLayoutEffect(() => actor.send({ type: 'scanner.shown' }), [actor])
  useLayoutEffect(() => {
    // The pressed button goes with what it led to; its focus goes to what has come instead.
    if (answer && !document.activeElement?.closest('dialog')) title.current?.focus({ preventScroll: true })
  }, [answer])
  const classes = scanner()
  return (
    <dialog {...modal} className={classes.root} aria-label={t`Scan en vare`}>
      <div className={classes.view}>
        <CameraView actor={actor} snapshot={snapshot} />
        <div className={classes.answer}>
          <ScannerAnswer actor={actor} snapshot={snapshot} title={title} />
        </div>
        <p role="status" className={readAloud()}>
          {said}
        </p>
      </div>
    </dialog>
  )
}
