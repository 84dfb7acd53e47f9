import { createPortal } from 'react-dom'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { useTopModal } from '#app/ui/modal/open-modals.ts'

/** The notifications (Specification §2.4, §9). If a modal is open, inside it: outside they would be hidden and inert. */
export function NotificationArea() {
  const modal = useTopModal()
  return modal ? createPortal(<Area />, modal) : <Area />
}

const list = latePart(() => import('./notification-list.tsx'))

function Area() {
  const { tab } = useTab()
  return tab && <LatePart code={list}>{(List) => <List actor={tab.notifications} />}</LatePart>
}
