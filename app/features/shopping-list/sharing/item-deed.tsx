import { useLingui } from '@lingui/react/macro'
import { itemDeed, readAloud } from 'styled-system/recipes'
import type { Deed } from '#app/domain/list/people-on-list.ts'
import { initialOf } from './people.ts'

/** Who else added an item, or who ticked it: their colour and name, and to screen readers in words. */
export function ItemDeed({ deed: { name, isUser, colour, did } }: { deed: Deed }) {
  const { t } = useLingui()
  const person = isUser ? t`dig` : (name ?? t`tidligere deltager`)
  const classes = itemDeed(colour === null ? {} : { colour })
  return (
    <span className={classes.root}>
      <span aria-hidden="true" className={classes.picture}>
        {name === null ? '' : initialOf(name)}
      </span>{' '}
      {did === 'ticked' ? (
        t`Hentet af ${person}`
      ) : (
        <>
          <span aria-hidden="true">{person}</span>
          <span className={readAloud()}>{t`Lagt på af ${person}`}</span>
        </>
      )}
    </span>
  )
}
