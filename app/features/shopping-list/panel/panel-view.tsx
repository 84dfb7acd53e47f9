import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId, useRef } from 'react'
import { listPanel } from 'styled-system/recipes'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { maximumItems } from '#app/domain/list/shopping-list.ts'
import { dayIn, longDay } from '#app/domain/locale/dates.ts'
import { countryOfLocale } from '#app/domain/locale/locales.ts'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'
import { UnknownUser } from '#app/ui/unknown-user/unknown-user.tsx'
import type { listPanelMachine } from '#machines/list-panel/list-panel.machine.ts'
import { ManualSheet } from '../adding/manual-sheet.tsx'
import { PastedSheet } from '../adding/pasted-sheet.tsx'
import type { ListOfShopper, Shopper } from '../list-of-shopper.ts'
import { Emptying } from '../overview/emptying.tsx'
import { ListTools } from '../overview/list-tools.tsx'
import { ListView } from '../overview/list-view.tsx'
import { VerifyPrompt, VisitorPrompt } from '../prompts.tsx'
import { RetiredLists } from '../retired/retired-lists.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { CloseButton, PanelHead } from './panel-head.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { Unavailable } from './unavailable.tsx'

const tripCode = latePart(() => import('../trip/trip-sheet.tsx'))

export type ListPanelActor = ActorRefFrom<typeof listPanelMachine>

type Properties = {
  panel: ListPanelActor
  snapshot: SnapshotFrom<typeof listPanelMachine>
  list: ListOfShopper
  shopper: Shopper
  /** Notifications, shown in the panel if it covers the page. */
  notifications?: ReactNode
}

/** The open panel (§2.10, §4, §6): the list, a prompt, retired lists, or why the list is not shown. */
export function PanelView({ panel, snapshot, list, shopper, notifications }: Properties) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { screen, locale, order } = snapshot.context
  const isOverPage = screen !== 'desktop'
  const country = countryOfLocale(locale)
  const { manualAdd, pastedLines, retiredLists, typedItems } = snapshot.children
  const retired = useSelector(retiredLists, (lists) => lists?.context.chosen ?? null)
  const view = snapshot.matches({ panel: { open: 'list' } }) ? list.view : undefined
  const isPasting = snapshot.matches({ panel: { open: { list: { sheet: 'pasting' } } } })
  const leave = () => panel.send({ type: 'view.left' })
  const close = () => panel.send({ type: 'panel.closed' })
  const back = retired ? () => retiredLists?.send({ type: 'list.left' }) : leave
  const shared = view && !retiredLists && { panel, list, view, order, shopper }
  return (
    <>
      <PanelFrame
        titleId={titleId}
        title={title}
        shown={retired?.uuid ?? (retiredLists ? 'retired' : 'items')}
        isOverPage={isOverPage}
        onEscaped={() => panel.send({ type: 'escape.pressed' })}
        onClosed={close}
      >
        <PanelHead
          titleId={titleId}
          title={title}
          name={
            retired ? (
              longDay(dayIn(country, new Date(retired.retiredAt)), country)
            ) : retiredLists ? (
              <Trans>Tidligere sedler</Trans>
            ) : (
              <Trans>Indkøbsseddel</Trans>
            )
          }
          amount={shared ? shared.view.amount : 0}
          onBack={retiredLists && back}
        >
          {shared ? (
            <ListTools
              key={shared.view.uuid}
              {...shared}
              field={typedItems}
              waitingLines={isPasting ? undefined : pastedLines}
            />
          ) : (
            <CloseButton onClosed={close} />
          )}
        </PanelHead>
        {shared ? (
          <ListView key={shared.view.uuid} {...shared} />
        ) : (
          <div className={listPanel().body}>
            {retiredLists ? (
              <RetiredLists actor={retiredLists} country={country} change={list.change} />
            ) : (
              <WithoutList panel={panel} snapshot={snapshot} list={list} shopper={shopper} />
            )}
          </div>
        )}
        {notifications && <div className={listPanel().messages}>{notifications}</div>}
      </PanelFrame>
      {manualAdd && snapshot.matches({ panel: { open: { list: { sheet: 'adding' } } } }) && (
        <ManualSheet
          actor={manualAdd}
          hasRoom={view === undefined || view.items.length < maximumItems}
          onDismissed={leave}
        />
      )}
      {view && pastedLines && isPasting && (
        <PastedSheet
          actor={pastedLines}
          room={maximumItems - view.items.length}
          country={country}
          onDismissed={leave}
        />
      )}
      {view && snapshot.matches({ panel: { open: { list: { sheet: 'trip' } } } }) && (
        <LatePart
          code={tripCode}
          renderMissing={(missing) => <MissingPart place="side" {...missing} onDismissed={leave} />}
        >
          {(TripSheet) => (
            <TripSheet
              key={view.uuid}
              owner={shopper.email}
              view={view}
              numberPending={list.numberPending}
              change={list.change}
              onTaken={() => {
                panel.send({ type: 'order.chosen', order: 'chain' })
                leave()
              }}
              onLeft={leave}
            />
          )}
        </LatePart>
      )}
      {view && snapshot.matches({ panel: { open: { list: { sheet: 'emptying' } } } }) && (
        <Emptying
          amount={view.amount}
          isShared={view.participants.length > 0 || !view.owner.isUser}
          onConfirmed={() => panel.send({ type: 'emptying.confirmed' })}
          onDismissed={leave}
        />
      )}
    </>
  )
}

/** Shown instead of the list: a prompt to log in or to verify the email, a failure, or a skeleton. */
function WithoutList({ panel, snapshot, list, shopper }: Properties): ReactNode {
  const country = countryOfLocale(snapshot.context.locale)
  if (snapshot.matches({ panel: { open: { prompt: 'login' } } }))
    return (
      <VisitorPrompt
        country={country}
        next={shopper.next}
        onDismissed={() => panel.send({ type: 'prompt.dismiss' })}
      />
    )
  if (snapshot.matches({ panel: { open: { prompt: 'verify' } } })) return <VerifyPrompt country={country} />
  if (snapshot.matches({ panel: { open: { identifying: 'unanswered' } } }))
    return (
      <div className={listPanel().center}>
        <div>
          <UnknownUser onRetried={() => panel.send({ type: 'identifying.retried' })} />
        </div>
      </div>
    )
  return list.isUnavailable ? <Unavailable onRetried={list.reload} /> : <PanelSkeleton />
}
