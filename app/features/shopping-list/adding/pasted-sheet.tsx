import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { button, listSheet } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import type { Country } from '#app/domain/locale/locales.ts'
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx'
import { type pastedLinesMachine, takenOf } from '#machines/pasted-lines/pasted-lines.machine.ts'
import { PanelSheet } from '../panel/panel-sheet.tsx'
import { useQuantityText } from '../rows/use-quantity-text.ts'
import { useRuleText } from '../rows/use-rule-text.ts'
import { ListIsFull } from './list-is-full.tsx'

type Properties = {
  actor: ActorRefFrom<typeof pastedLinesMachine>
  /** How many more items the list can hold. */
  room: number
  country: Country
  onDismissed: () => void
}

/** The sheet that shows a pasted list before anything of it is on the shopping list (§2.10). */
export function PastedSheet({ actor, room, country, onDismissed }: Properties) {
  const submit = useRef<HTMLButtonElement>(null)
  const snapshot = useSelector(actor, (sheet) => sheet)
  const { lines, numberLeftOut } = snapshot.context
  const count = takenOf(snapshot.context).length
  const quantityText = useQuantityText()
  const ruleText = useRuleText()
  const classes = listSheet()
  return (
    <PanelSheet
      title={<Plural value={lines.length} one="# vare fra din tekst" other="# varer fra din tekst" />}
      initialFocus={submit}
      onDismissed={onDismissed}
    >
      <ul className={classes.lines}>
        {lines.map(({ item, isTaken }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their places
          <li key={place}>
            <Checkbox
              label={
                <>
                  {item.itemName} {item.rule && <small>{ruleText(item.rule, country)}</small>}
                </>
              }
              count={quantityText(item)}
              checked={isTaken}
              onChange={() => actor.send({ type: 'line.toggled', place })}
            />
          </li>
        ))}
      </ul>
      {numberLeftOut > 0 && (
        <p className={classes.question}>
          <Plural
            value={numberLeftOut}
            one="Teksten er for lang: Den sidste linje er ikke med."
            other="Teksten er for lang: De sidste # linjer er ikke med."
          />
        </p>
      )}
      <div className={classes.choice}>
        <p className={classes.error} role="alert">
          {snapshot.matches('full') && <RoomLeft room={room} />}
        </p>
        <button
          ref={submit}
          type="button"
          className={button({ wide: true })}
          aria-disabled={count === 0}
          onClick={() => actor.send({ type: 'lines.submitted', room })}
        >
          <Plural value={count} one="Læg # vare på sedlen" other="Læg # varer på sedlen" />
        </button>
        <button
          type="button"
          className={button({ kind: 'text', wide: true })}
          onClick={() => actor.send({ type: 'whole.submitted', room })}
        >
          <Trans>Læg det hele på som én vare</Trans>
        </button>
      </div>
    </PanelSheet>
  )
}

function RoomLeft({ room }: { room: number }) {
  if (room <= 0) return <ListIsFull />
  return (
    <Plural
      value={room}
      one="Der er kun plads til # vare mere på sedlen."
      other="Der er kun plads til # varer mere på sedlen."
    />
  )
}
