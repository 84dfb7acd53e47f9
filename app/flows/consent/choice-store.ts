import { fromCallback } from 'xstate'
import { keptChoice } from '#app/device/cookies/kept-choice.ts'
import type { ChoiceStoreEvent } from '#machines/consent/consent.machine.ts'

/** Tells what the device remembers that the shopper allowed: at the start, and when it is asked again. */
export const choiceStore = fromCallback<ChoiceStoreEvent>(({ receive, sendBack }) => {
  const tell = () => sendBack({ type: 'choice.recalled', choice: keptChoice() })
  receive(tell)
  tell()
})
