import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { itemSuggestions, readAloud } from 'styled-system/recipes'
import type { SnapshotFrom } from 'xstate'
import { appliedChains } from '#app/domain/chains/my-chains.ts'
import { useMyChains } from '#app/flows/my-chains/use-my-chains.ts'
import { followSeenPart, seenPart } from '#app/ui/popup/seen-part.ts'
import type { itemSuggestionsMachine } from '#machines/item-suggestions/item-suggestions.machine.ts'
import { type Row, rowKey } from '#machines/item-suggestions/item-suggestions.rows.ts'
import { SuggestionRow } from './suggestion-row.tsx'

/** The gap above the on-screen keyboard, in pixels. */
const gap = 8

type Properties = {
  /** The id of the listbox, from which those of its rows are made. */
  id: string
  snapshot: SnapshotFrom<typeof itemSuggestionsMachine>
  onPressed: (place: number) => void
}

export const optionId = (id: string, place: number): string => `${id}-${place}`

/** The suggestions below the list's field (§2.10). The field keeps the focus. */
export function ItemSuggestions({ id, snapshot, onPressed }: Properties) {
  const { rows } = snapshot.context
  const count = rows.length
  const isOpen = snapshot.hasTag('open')
  return (
    <>
      {isOpen && <Suggestions id={id} snapshot={snapshot} onPressed={onPressed} />}
      <div role="status" className={readAloud()}>
        {isOpen && <Plural value={count} one="# forslag" other="# forslag" />}
      </div>
    </>
  )
}

function Suggestions({ id, snapshot, onPressed }: Properties) {
  const { t } = useLingui()
  const mine = appliedChains(useMyChains())
  const root = useRef<HTMLDivElement>(null)
  const { rows, text, active, country } = snapshot.context
  useRoomBelow(root)
  useLayoutEffect(() => {
    if (active !== null) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const rowsOf = (kind: Row['kind']) =>
    rows.flatMap((row, place) =>
      row.kind === kind ? (
        <SuggestionRow
          key={rowKey(row)}
          id={optionId(id, place)}
          row={row}
          typed={text}
          isActive={place === active}
          country={country}
          mine={mine}
          onPressed={() => onPressed(place)}
        />
      ) : (
        []
      ),
    )
  return (
    <div
      ref={root}
      id={id}
      role="listbox"
      aria-label={t`Forslag`}
      className={itemSuggestions().root}
      // The focus, and with it a phone's keyboard, stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Group name={<Trans>Har stået på sedlen før</Trans>} rows={rowsOf('had')} />
      <Group name={<Trans>Varer</Trans>} rows={rowsOf('goods')} />
      {rowsOf('typed')}
    </div>
  )
}

function Group({ name, rows }: { name: ReactNode; rows: ReactNode[] }) {
  const headingId = useId()
  const classes = itemSuggestions()
  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-labelledby={headingId} className={classes.group}>
      <div id={headingId} role="presentation" className={classes.heading}>
        {name}
      </div>
      {rows}
    </div>
  )
}

/** Keeps an element above the on-screen keyboard. */
function useRoomBelow(root: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      if (!root.current) return
      const { top, height } = seenPart()
      const room = top + height - root.current.getBoundingClientRect().top - gap
      root.current.style.setProperty('--room', `${room}px`)
    }
    measure()
    return followSeenPart(measure)
  }, [root])
}
