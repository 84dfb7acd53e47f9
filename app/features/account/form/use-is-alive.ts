import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page answers to events: false on the server and until it has hydrated. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
