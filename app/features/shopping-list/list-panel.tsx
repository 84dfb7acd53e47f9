import '#app/late.css'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Tab } from '#app/tab/open-tab.ts'
import { useShoppingList } from '#app/tab/use-shopping-list.ts'
import { useSnapshot } from '#app/tab/use-snapshot.ts'
import { useUser } from '#app/tab/use-user.ts'
import { PanelView } from './panel-view.tsx'

type Properties = { tab: Tab; notifications: ReactNode }

/** The panel on the tab's own list. */
export default function ListPanel({ tab, notifications }: Properties) {
  const snapshot = useSnapshot(tab.listPanel)
  const { status, ...list } = useShoppingList()
  const user = useUser()
  const next = useLocation({ select: ({ href }) => href })
  return (
    <PanelView
      panel={tab.listPanel}
      snapshot={snapshot}
      notifications={notifications}
      list={{ ...list, isUnavailable: status === 'unavailable' }}
      shopper={{
        name: user?.name ?? '',
        next,
        notify: (message) => tab.app.send({ type: 'notification.show', message, at: performance.now() }),
      }}
    />
  )
}
