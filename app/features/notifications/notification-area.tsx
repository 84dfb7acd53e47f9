import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { notifications } from 'styled-system/recipes'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { useTopModal } from '#app/ui/modal/open-modals.ts'

/** The notifications (Specification §2.4, §9). If a modal is open, inside it: outside they would be hidden and inert. */
export function NotificationArea() {
  const modal = useTopModal()
  return modal ? createPortal(<Area />, modal) : <Area />
}

const list = latePart(() => import('./notification-list.tsx'))

/** How long a live region must exist before all screen readers, such as Safari's, announce its content. */
const untilHeardMs = 100

/** Announces notifications politely. */
function Area() {
  const { tab } = useTab()
  const root = useRef<HTMLDivElement>(null)
  // Screen readers announce only changes in a known live region, and each modal that opens or closes creates a new one.
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), untilHeardMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={root} role="status" className={notifications().root}>
      {tab && isKnown && (
        <LatePart code={list}>{(List) => <List actor={tab.notifications} root={root} />}</LatePart>
      )}
    </div>
  )
}
