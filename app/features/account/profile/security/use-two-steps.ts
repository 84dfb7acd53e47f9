import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { inspect } from '#app/flows/inspect.ts'
import { toggleMachine } from '#machines/toggle/toggle.machine.ts'

/**
 * What takes two steps: a button, `opener`, and a form in its place or below it. Leaving the form goes back to the
 * button.
 */
export function useTwoSteps() {
  const [snapshot, send] = useMachine(toggleMachine, { inspect })
  const opener = useRef<HTMLButtonElement>(null)
  const isAsking = snapshot.matches('shown')
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current && !isAsking) opener.current?.focus()
    hasAsked.current = isAsking
  }, [isAsking])
  return {
    isAsking,
    ask: () => send({ type: 'toggle.pressed' }),
    keep: () => send({ type: 'toggle.reset' }),
    opener,
  }
}
