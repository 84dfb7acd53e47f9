import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { readAloud } from 'styled-system/recipes'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { type ItemNews, newsBetween } from './news-between.ts'

/** More changes than this at once are only counted. */
const mostSaid = 3

/** Announces politely to screen readers what others change on the open list. */
export function ListNews({ view }: { view: ShoppingListView }) {
  const { t } = useLingui()
  const [said, setSaid] = useState('')
  const before = useRef(view)
  useEffect(() => {
    const news = newsBetween(before.current, view)
    before.current = view
    if (news.length === 0) return
    const sentences: Record<ItemNews['kind'], (name: string) => string> = {
      added: (name) => t`${name} er lagt på sedlen`,
      removed: (name) => t`${name} er fjernet fra sedlen`,
      checked: (name) => t`${name} er hentet`,
      unchecked: (name) => t`${name} er ikke hentet alligevel`,
      quantity: (name) => t`Antallet af ${name} er ændret`,
    }
    const { length } = news
    setSaid(
      length > mostSaid
        ? t`${length} ændringer på sedlen`
        : news.map(({ kind, name }) => sentences[kind](name)).join('. '),
    )
  }, [view, t])
  return (
    <p role="status" className={readAloud()}>
      {said}
    </p>
  )
}
