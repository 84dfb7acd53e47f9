import '#app/late.css'
import { useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useShoppingList } from '#app/flows/list/use-shopping-list.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { useUser } from '#app/flows/session/use-user.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { ListPeek } from './list-peek.tsx'
import { PanelView } from './panel-view.tsx'

type Properties = { tab: Tab; notifications: ReactNode }

/** The panel, connected to the tab's list. */
export default function ListPanel({ tab, notifications }: Properties) {
  const snapshot = useSelector(tab.listPanel, (panel) => panel)
  const { status, ...own } = useShoppingList()
  const list = { ...own, isUnavailable: status === 'unavailable' }
  const user = useUser()
  const notify = useNotify()
  const next = useLocation({ select: ({ href }) => href })
  if (snapshot.hasTag('peeking'))
    return list.view ? (
      <ListPeek
        panel={tab.listPanel}
        list={list}
        view={list.view}
        next={next}
        notifications={notifications}
      />
    ) : (
      notifications
    )
  return (
    <PanelView
      panel={tab.listPanel}
      snapshot={snapshot}
      notifications={notifications}
      list={list}
      shopper={{
        name: user?.name ?? '',
        email: user?.email ?? '',
        next,
        notify,
      }}
    />
  )
}
