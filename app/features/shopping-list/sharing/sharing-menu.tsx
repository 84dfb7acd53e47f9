import { Trans, useLingui } from '@lingui/react/macro'
import { iconButton, listMenu } from 'styled-system/recipes'
import type { SnapshotFrom } from 'xstate'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'
import type {
  SharingChange,
  SharingMenuEvent,
  SharingWay,
  sharingMenuMachine,
} from '#machines/sharing-menu/sharing-menu.machine.ts'
import { PanelMenu } from '../panel/panel-menu.tsx'
import type { Person } from './people.ts'

type Properties = {
  id: string
  snapshot: SnapshotFrom<typeof sharingMenuMachine>
  others: Person[]
  onWayChosen: (way: SharingWay) => void
  onInvited: () => void
  onChanged: (change: SharingChange) => void
  onLeft: () => void
  onEscaped: () => void
}

/** The ways to invite others to the list (§4, Sharing), and its participants. */
export function SharingMenu({
  id,
  snapshot,
  others,
  onWayChosen,
  onInvited,
  onChanged,
  ...ways
}: Properties) {
  const { t } = useLingui()
  const { isOwner, sharingCode, failure } = snapshot.context
  // Not `disabled`, which would remove the keyboard focus.
  const heldFrom = (event: SharingMenuEvent) => ({ 'aria-disabled': !snapshot.can(event) })
  const classes = listMenu()
  return (
    <PanelMenu id={id} label={t`Del sedlen`} isBusy={snapshot.hasTag('busy')} {...ways}>
      {sharingCode !== null && <Ways heldFrom={heldFrom} onChosen={onWayChosen} />}
      {isOwner && sharingCode === null && (
        <NewInvitation held={heldFrom({ type: 'invitation.make' })} onPressed={onInvited} />
      )}
      {others.length > 0 && (
        <People others={others} canRemove={isOwner} heldFrom={heldFrom} onChanged={onChanged} />
      )}
      {isOwner && sharingCode !== null && (
        <button
          type="button"
          {...heldFrom({ type: 'sharing.change', change: { kind: 'withdraw' } })}
          onClick={() => onChanged({ kind: 'withdraw' })}
        >
          <Icon name="link-break" />
          <Trans>Træk linket tilbage</Trans>
        </button>
      )}
      {!isOwner && (
        <button
          type="button"
          {...heldFrom({ type: 'sharing.change', change: { kind: 'leave' } })}
          onClick={() => onChanged({ kind: 'leave' })}
        >
          <Icon name="sign-out" />
          <Trans>Forlad sedlen</Trans>
        </button>
      )}
      <FormMessage>
        {failure && (
          <span className={classes.failure}>
            <Trans>Det lykkedes ikke. Prøv igen om lidt.</Trans>
          </span>
        )}
      </FormMessage>
    </PanelMenu>
  )
}

/** The `aria-disabled` of a control, by whether the machine accepts its event. */
type HeldFrom = (event: SharingMenuEvent) => { 'aria-disabled': boolean }

function Ways({ heldFrom, onChosen }: { heldFrom: HeldFrom; onChosen: (way: SharingWay) => void }) {
  const { t } = useLingui()
  const classes = listMenu()
  const ways: { way: SharingWay; icon: IconName; text: string }[] = [
    { way: 'native', icon: 'share-network', text: t`Del …` },
    { way: 'email', icon: 'envelope-simple', text: t`Send som e-mail` },
    { way: 'sms', icon: 'chat-text', text: t`Send som sms` },
    { way: 'copy', icon: 'copy', text: t`Kopiér link` },
  ]
  const offered = ways.filter(({ way }) => way !== 'native' || 'share' in navigator)
  return (
    <>
      <p className={classes.text}>
        <Trans>Alle med linket kan følge med og krydse af.</Trans>
      </p>
      {offered.map(({ way, icon, text }) => (
        <button
          key={way}
          type="button"
          className={way === 'sms' ? classes.belowDesktop : undefined}
          {...heldFrom({ type: 'way.chosen', way })}
          onClick={() => onChosen(way)}
        >
          <Icon name={icon} />
          {text}
        </button>
      ))}
    </>
  )
}

/** Those who joined before the code was withdrawn remain on the list; a new code invites others. */
function NewInvitation({ held, onPressed }: { held: ReturnType<HeldFrom>; onPressed: () => void }) {
  return (
    <>
      <p className={listMenu().text}>
        <Trans>Linket er trukket tilbage. De, der er med, bliver på sedlen.</Trans>
      </p>
      <button type="button" {...held} onClick={onPressed}>
        <Icon name="plus" />
        <Trans>Lav et nyt link</Trans>
      </button>
    </>
  )
}

type PeopleProperties = {
  others: Person[]
  canRemove: boolean
  heldFrom: HeldFrom
  onChanged: (change: SharingChange) => void
}

function People({ others, canRemove, heldFrom, onChanged }: PeopleProperties) {
  const { t } = useLingui()
  const classes = listMenu()
  return (
    <ul className={classes.people} aria-label={t`Med på sedlen`}>
      {others.map(({ key, name, participation }) => (
        <li key={key} className={classes.person}>
          <b>{name}</b>
          {participation === null ? (
            <small>
              <Trans>Ejer</Trans>
            </small>
          ) : (
            canRemove && (
              <button
                type="button"
                className={iconButton()}
                aria-label={t`Fjern ${name} fra sedlen`}
                {...heldFrom({
                  type: 'sharing.change',
                  change: { kind: 'remove-participant', participantUuid: participation },
                })}
                onClick={() => onChanged({ kind: 'remove-participant', participantUuid: participation })}
              >
                <Icon name="user-minus" />
              </button>
            )
          )}
        </li>
      ))}
    </ul>
  )
}
