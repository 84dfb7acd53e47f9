import { Trans } from '@lingui/react/macro'
import { listPeople } from 'styled-system/recipes'
import { firstNameOf } from '#app/domain/account/account.ts'
import type { Who } from '#app/domain/list/people-on-list.ts'
import { initialOf, type Person } from './people.ts'

/** The most pictures there is room for; the number tells the rest. */
const picturesShown = 3

type Properties = {
  userName: string
  others: Person[]
  /** Everybody of the list, with their colours. */
  people: ReadonlyMap<string, Who>
  /** The sharing menu, with more about the participants. */
  menu: { id: string; isOpen: boolean; toggle: () => void }
}

/** The participants, as a button that opens the sharing menu if the list is shared. */
export function ListPeople({ userName, others, people, menu }: Properties) {
  const classes = listPeople()
  const [user = ''] = [...people].flatMap(([key, { isUser }]) => (isUser ? [key] : []))
  const shown = [{ key: user, name: userName }, ...others].slice(0, picturesShown)
  const pictures = (
    <span className={classes.avatars} aria-hidden="true">
      {shown.map(({ key, name }) => (
        <span key={key} className={avatarOf(people.get(key))}>
          {initialOf(name)}
        </span>
      ))}
    </span>
  )
  if (others.length === 0)
    return (
      <p className={classes.root}>
        {pictures} <Trans>Kun dig</Trans>
      </p>
    )
  return (
    <button
      type="button"
      className={classes.root}
      aria-expanded={menu.isOpen}
      aria-controls={menu.id}
      onClick={menu.toggle}
    >
      {pictures} <SharedWith others={others} />
    </button>
  )
}

const avatarOf = (who: Who | undefined) => listPeople(who?.colour ? { colour: who.colour } : {}).avatar

/** The names of the other participants, as far as there is room. */
function SharedWith({ others: [first, second, ...more] }: { others: Person[] }) {
  const name = first && firstNameOf(first)
  const other = second && firstNameOf(second)
  const count = more.length + 1
  if (other === undefined) return <Trans>Delt med {name}</Trans>
  return count === 1 ? (
    <Trans>
      Delt med {name} og {other}
    </Trans>
  ) : (
    <Trans>
      Delt med {name} og {count} andre
    </Trans>
  )
}
