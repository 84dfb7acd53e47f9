import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { postalCode } from 'styled-system/recipes'
import type { PostalCode } from '#app/domain/account/postal-codes.ts'
import { rowsInView } from './rows-in-view.ts'

/** The height of an option in pixels, the same as in the recipe. */
const rowHeight = 44

/** The id of an option's element, which the field names as the active one. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

type Properties = {
  id: string
  options: readonly PostalCode[]
  activeIndex: number | null
  onChoose: (index: number) => void
}

/** The codes and names to pick from. Of a long list only the rows in view are rendered. */
export function PostalCodeList({ id, options, activeIndex, onChoose }: Properties) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(0)
  const classes = postalCode()
  const count = options.length

  useLayoutEffect(() => {
    const popup = list.current?.parentElement
    if (!popup) return
    popup.scrollIntoView({ block: 'nearest' })
    const follow = () => setScrolled(popup.scrollTop)
    popup.addEventListener('scroll', follow, { passive: true })
    return () => popup.removeEventListener('scroll', follow)
  }, [])
  useLayoutEffect(() => {
    const popup = list.current?.parentElement
    if (!popup || count === 0) return
    const top = (activeIndex ?? 0) * rowHeight
    const isInView = top >= popup.scrollTop && top + rowHeight <= popup.scrollTop + popup.clientHeight
    if (activeIndex === null || !isInView) popup.scrollTop = top - (popup.clientHeight - rowHeight) / 2
    setScrolled(popup.scrollTop)
  }, [activeIndex, count])

  const { first, last } = rowsInView({ scrolled, rows: count, rowHeight, height: 300 })
  const indexes = Array.from({ length: last - first }, (_, row) => first + row)
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t`Postnumre`}
      className={classes.list}
      style={{ height: count * rowHeight }}
    >
      {indexes.map((index) => {
        const option = options[index]
        if (!option) return null
        const isActive = index === activeIndex
        return (
          <div
            key={`${option.code} ${option.name}`}
            id={optionId(id, index)}
            role="option"
            aria-selected={isActive}
            aria-setsize={count}
            aria-posinset={index + 1}
            {...(isActive && { 'data-active': '' })}
            className={classes.option}
            style={{ top: index * rowHeight }}
            tabIndex={-1}
            onPointerUp={() => onChoose(index)}
          >
            <b>{option.code}</b>
            <span>{option.name}</span>
          </div>
        )
      })}
    </div>
  )
}
