import { Trans, useLingui } from '@lingui/react/macro'
import { iconButton, listPanel } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import type { ListOrder } from '#app/domain/list/list-order.ts'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { peopleOn } from '#app/domain/list/people-on-list.ts'
import { maximumItems } from '#app/domain/list/shopping-list.ts'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { pastedLinesMachine } from '#machines/pasted-lines/pasted-lines.machine.ts'
import { ItemField, type ItemFieldActor } from '../adding/item-field.tsx'
import { WaitingLines } from '../adding/waiting-lines.tsx'
import type { ListOfShopper, Shopper } from '../list-of-shopper.ts'
import { CloseButton } from '../panel/panel-head.tsx'
import type { ListPanelActor } from '../panel/panel-view.tsx'
import { ListPeople } from '../sharing/list-people.tsx'
import { othersOn } from '../sharing/people.ts'
import { SharingMenu } from '../sharing/sharing-menu.tsx'
import { useSharing } from '../sharing/use-sharing.ts'
import { SortControl } from './sort-control.tsx'

const sharingMenuId = 'list-sharing'

type Properties = {
  panel: ListPanelActor
  list: ListOfShopper
  view: ShoppingListView
  order: ListOrder
  shopper: Shopper
  /** The flow of the field in which items are typed. */
  field: ItemFieldActor | undefined
  /** The flow of a pasted list whose sheet was dismissed. */
  waitingLines: ActorRefFrom<typeof pastedLinesMachine> | undefined
}

/** The list's tools in the panel's head: sharing, emptying, the field, participants, and order. */
export function ListTools({ panel, list, view, order, shopper, field, waitingLines }: Properties) {
  const { t } = useLingui()
  const sharing = useSharing(view, {
    page: shopper.next,
    onLeaving: list.leave,
    onChanged: list.reload,
    notify: shopper.notify,
  })
  const isMenuOpen = sharing.snapshot.hasTag('open')
  const toggleMenu = () => sharing.actor.send({ type: 'share.toggled' })
  const others = othersOn(view)
  const hasItems = view.items.length > 0
  const classes = listPanel()
  return (
    <>
      <button
        type="button"
        className={iconButton({ kind: isMenuOpen ? 'on' : 'plain' })}
        aria-label={t`Del sedlen`}
        aria-expanded={isMenuOpen}
        aria-controls={sharingMenuId}
        aria-busy={sharing.snapshot.matches('enabling')}
        aria-disabled={!sharing.snapshot.can({ type: 'share.toggled' })}
        onClick={toggleMenu}
      >
        <Icon name="share-network" />
      </button>
      {hasItems && (
        <button
          type="button"
          className={iconButton()}
          aria-label={t`Tøm sedlen`}
          onClick={() => panel.send({ type: 'emptying.requested' })}
        >
          <Icon name="trash" />
        </button>
      )}
      <CloseButton onClosed={() => panel.send({ type: 'panel.closed' })} />
      {isMenuOpen && (
        <SharingMenu
          id={sharingMenuId}
          snapshot={sharing.snapshot}
          others={others}
          onWayChosen={(way) => sharing.actor.send({ type: 'way.chosen', way })}
          onInvited={() => sharing.actor.send({ type: 'invitation.make' })}
          onChanged={(change) => sharing.actor.send({ type: 'sharing.change', change })}
          onLeft={() => sharing.actor.send({ type: 'outside.pressed' })}
          onEscaped={() => sharing.actor.send({ type: 'escape.pressed' })}
        />
      )}
      {field && (
        <ItemField
          actor={field}
          owner={shopper.email}
          country={view.country}
          items={view.items}
          hasRoom={view.items.length < maximumItems}
          change={list.change}
          onLinesPasted={(text) => panel.send({ type: 'lines.pasted', text })}
        />
      )}
      <WaitingLines
        actor={waitingLines}
        onReopened={() => panel.send({ type: 'lines.reopened' })}
        onDiscarded={() => panel.send({ type: 'lines.discarded' })}
      />
      <div className={classes.toolRow}>
        <ListPeople
          userName={shopper.name}
          others={others}
          people={peopleOn(view)}
          menu={{ id: sharingMenuId, isOpen: isMenuOpen, toggle: toggleMenu }}
        />
        {hasItems && (
          <SortControl
            order={order}
            onChosen={(chosen) => panel.send({ type: 'order.chosen', order: chosen })}
          />
        )}
      </div>
      <FormMessage>
        {sharing.snapshot.matches('failed') && <Trans>Sedlen kunne ikke deles. Prøv igen om lidt.</Trans>}
      </FormMessage>
    </>
  )
}
