import { useSyncExternalStore } from 'react'

let isPrinting = false

function hearPrinting(changed: () => void): () => void {
  const tell = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    changed()
  }
  addEventListener('beforeprint', tell)
  addEventListener('afterprint', tell)
  return () => {
    removeEventListener('beforeprint', tell)
    removeEventListener('afterprint', tell)
  }
}

/** Whether the page is being printed. What is drawn then is drawn before the browser makes the pages. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    hearPrinting,
    () => isPrinting,
    () => false,
  )
