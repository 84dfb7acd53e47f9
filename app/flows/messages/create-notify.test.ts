import { expect, it } from 'vitest'
import type { AppActor } from '../tab/tab.types.ts'
import { createNotify } from './create-notify.ts'

/** A tab whose texts are missing until `load` is called; `shown` has its messages. */
function createTab() {
  const shown: string[] = []
  const app = {
    send: (event: { type: string; message?: string }) => shown.push(`${event.type} ${event.message}`),
  } as unknown as AppActor
  const { promise, resolve } = Promise.withResolvers<void>()
  let isLoaded = false
  const load = () => {
    isLoaded = true
    resolve()
    return promise
  }
  const say = ({ id }: { id: string }) => {
    if (!isLoaded) throw new Error('the catalogue is not loaded')
    return `sagt: ${id}`
  }
  return { shown, load, notify: createNotify(app, say, () => (isLoaded ? undefined : promise)) }
}

it('§4 a message waits for the texts of the page that a login leads to, and later messages follow it', async () => {
  const { shown, load, notify } = createTab()
  notify({ id: 'first' })
  notify('second')
  expect(shown).toEqual([])
  await load()
  await expect.poll(() => shown).toEqual(['notification.show sagt: first', 'notification.show second'])
})

it('a message in a language that is loaded is shown at once', async () => {
  const { shown, load, notify } = createTab()
  await load()
  notify({ id: 'first' })
  expect(shown).toEqual(['notification.show sagt: first'])
})
