import { useCallback } from 'react'
import { randomUuid } from '#app/device/random-uuid.ts'
import { reductionOf } from '#app/domain/list/reduction-of.ts'
import { useHeldList } from './use-held-list.ts'

/** Takes one of an offer off the list; does nothing if no list is loaded (§4). The last one can be put back by its message. */
export function useTakeOneOff(offerId: number): () => void {
  const held = useHeldList()
  return useCallback(() => {
    const change = held && reductionOf(held.getSnapshot().context.view.items, offerId, 1)
    if (change) held.send({ type: 'list.change', id: randomUuid(), change })
  }, [held, offerId])
}
