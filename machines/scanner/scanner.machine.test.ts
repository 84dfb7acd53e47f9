import { describe, expect, it, vi } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import type { ScannedProduct } from '#app/domain/scan/scanned-product.ts'
import {
  coffeeCode,
  coffeeGtin,
  mistypedCode,
  scannedCoffee,
  shopsOwnCode,
  unofferedCoffee,
} from './scanner.fixture.ts'
import {
  type PutOnList,
  type ScannerEmitted,
  type ScannerPlace,
  scannerMachine,
  type WantedOnList,
} from './scanner.machine.ts'

/** A scanner that is open, its camera running, and what it was asked for. */
function openScanner(place: ScannerPlace, answer: () => Promise<ScannedProduct | null>) {
  const stopped: string[] = []
  const ignored: string[] = []
  const started: string[] = []
  const holding = (name: string) =>
    fromCallback(() => {
      started.push(name)
      return () => void stopped.push(name)
    })
  const put = vi.fn(async ({ words }: WantedOnList): Promise<PutOnList> => {
    return words === null
      ? { name: 'Kaffe', offer: { id: 7, chain: 'Netto' }, quantity: 2 }
      : { name: words, offer: null, quantity: 1 }
  })
  const asked: string[] = []
  const actor = createActor(
    scannerMachine.provide({
      actors: {
        watchCamera: holding('camera'),
        lightTorch: holding('torch'),
        readCodes: fromCallback<EventObject, { answered: string }>(({ input }) => {
          ignored.push(input.answered)
          return () => void stopped.push('reader')
        }),
        findProduct: fromPromise(({ input }) => {
          asked.push(input.gtin)
          return answer()
        }),
        putOnList: fromPromise(({ input }) => put(input)),
      },
    }),
  )
  const emitted: ScannerEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  actor.send({ type: 'scanner.opened', place, country: 'se', searched: 'kaffe' })
  actor.send({ type: 'scanner.shown' })
  actor.send({ type: 'camera.started', hasTorch: true })
  const answerNow = () => actor.getSnapshot().value
  return { actor, asked, put, emitted, started, stopped, ignored, answerNow }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const found = async () => scannedCoffee

describe('§4 scanner', () => {
  it('looks up what it sees, and shows the product', async () => {
    const { actor, asked, answerNow } = openScanner('search', found)
    actor.send({ type: 'code.seen', code: coffeeCode })
    expect(asked).toEqual([coffeeGtin])
    await settle()
    expect(answerNow()).toEqual({ open: { camera: { on: 'showing' }, answer: { found: 'shown' } } })
    expect(actor.getSnapshot().context.product).toBe(scannedCoffee)
  })

  it('looks up no number of a shop, and none that is mistyped', () => {
    const { actor, asked } = openScanner('search', found)
    actor.send({ type: 'code.seen', code: mistypedCode })
    expect(actor.getSnapshot().hasTag('looking')).toBe(true)
    actor.send({ type: 'typing.chosen' })
    actor.send({ type: 'code.typed', text: mistypedCode })
    actor.send({ type: 'code.entered' })
    expect(actor.getSnapshot().context.mistake).toBe('mistyped')
    actor.send({ type: 'code.typed', text: '57 01' })
    expect(actor.getSnapshot().context.mistake).toBeNull()
    actor.send({ type: 'code.entered' })
    expect(actor.getSnapshot().context.mistake).toBe('no-code')
    actor.send({ type: 'code.typed', text: shopsOwnCode })
    actor.send({ type: 'code.entered' })
    expect(actor.getSnapshot().matches({ open: { answer: { unfound: 'shopsOwn' } } })).toBe(true)
    expect(actor.getSnapshot().context.gtin).toBe('')
    expect(asked).toEqual([])
  })

  it('offers the words of the search for what is not found, and searches by them', async () => {
    const { actor, emitted } = openScanner('search', async () => null)
    actor.send({ type: 'code.seen', code: coffeeCode })
    await settle()
    expect(actor.getSnapshot().context.words).toBe('kaffe')
    actor.send({ type: 'words.typed', words: 'k' })
    actor.send({ type: 'words.entered' })
    expect(emitted).toEqual([])
    actor.send({ type: 'words.typed', words: 'kaffebønner' })
    actor.send({ type: 'words.entered' })
    expect(emitted).toEqual([{ type: 'words.searched', words: 'kaffebønner' }])
  })

  it('closes with a search by words, also by those of the page, and turns everything off', async () => {
    const { actor, emitted, stopped, answerNow } = openScanner('search', async () => null)
    actor.send({ type: 'code.seen', code: coffeeCode })
    await settle()
    actor.send({ type: 'words.entered' })
    expect(emitted).toEqual([{ type: 'words.searched', words: 'kaffe' }])
    expect([answerNow(), stopped.toSorted()]).toEqual(['closed', ['camera', 'reader']])
  })

  it('tells the reader which pack may still be in view', async () => {
    const { actor, ignored } = openScanner('list', found)
    actor.send({ type: 'code.seen', code: coffeeCode })
    await settle()
    await settle()
    actor.send({ type: 'scanning.chosen' })
    actor.send({ type: 'code.seen', code: shopsOwnCode })
    actor.send({ type: 'scanning.chosen' })
    expect(ignored).toEqual(['', coffeeCode, shopsOwnCode])
  })

  it('forgets what was not found as it looks for another code', async () => {
    const { actor } = openScanner('search', async () => null)
    actor.send({ type: 'code.seen', code: coffeeCode })
    await settle()
    actor.send({ type: 'scanning.chosen' })
    expect(actor.getSnapshot().context).toMatchObject({ gtin: '', words: '' })
  })

  it('in the list’s field, puts what is found on the list at once, and takes it back', async () => {
    const { actor, put, emitted } = openScanner('list', found)
    actor.send({ type: 'code.seen', code: coffeeCode })
    await settle()
    await settle()
    expect(put).toHaveBeenCalledExactlyOnceWith({ country: 'se', words: null, product: scannedCoffee })
    actor.send({ type: 'put.takenBack', offerId: 7, quantity: 2 })
    expect(emitted).toEqual([{ type: 'offer.takenBack', offerId: 7, quantity: 2 }])
  })

  it('in the list’s field, offers the name of what nobody sells today, and puts words on the list', async () => {
    const { actor, put } = openScanner('list', async () => unofferedCoffee)
    actor.send({ type: 'code.seen', code: coffeeCode })
    await settle()
    expect(actor.getSnapshot().context.words).toBe(unofferedCoffee.name)
    actor.send({ type: 'words.entered' })
    await settle()
    expect(put).toHaveBeenCalledExactlyOnceWith({
      country: 'se',
      words: unofferedCoffee.name,
      product: unofferedCoffee,
    })
    expect(actor.getSnapshot().context.put).toEqual({ name: unofferedCoffee.name, offer: null, quantity: 1 })
  })

  it('keeps a number without a connection, and looks it up when there is one', async () => {
    let isOffline = true
    const { actor, asked } = openScanner('search', async () => {
      if (isOffline) throw Object.assign(new Error('offline'), { kind: 'offline' })
      return scannedCoffee
    })
    actor.send({ type: 'code.seen', code: coffeeCode })
    await settle()
    expect(actor.getSnapshot().matches({ open: { answer: 'waiting' } })).toBe(true)
    isOffline = false
    actor.send({ type: 'network.online' })
    await settle()
    expect([asked, actor.getSnapshot().context.product]).toEqual([[coffeeGtin, coffeeGtin], scannedCoffee])
  })

  it.each(['scanner.closed', 'route.changed'] as const)('turns everything off at %s', (type) => {
    const { actor, stopped } = openScanner('search', found)
    actor.send({ type: 'torch.pressed' })
    actor.send({ type })
    expect(stopped.toSorted()).toEqual(['camera', 'reader', 'torch'])
    expect(actor.getSnapshot().children).toEqual({})
  })

  it('turns the camera on once, when the sheet is shown', () => {
    const { started, actor } = openScanner('list', found)
    expect(started).toEqual(['camera'])
    actor.send({ type: 'scanner.shown' })
    actor.send({ type: 'scanner.closed' })
    actor.send({ type: 'scanner.opened', place: 'list', country: 'se', searched: '' })
    actor.send({ type: 'tab.returned' })
    expect([started, actor.getSnapshot().value]).toEqual([
      ['camera'],
      { open: { camera: 'unseen', answer: 'looking' } },
    ])
  })

  it('turns the camera off while nobody sees the tab', () => {
    const { actor, stopped, answerNow } = openScanner('search', found)
    actor.send({ type: 'camera.left' })
    expect(stopped).toEqual(['camera'])
    actor.send({ type: 'tab.returned' })
    expect(answerNow()).toEqual({ open: { camera: { on: 'starting' }, answer: 'looking' } })
  })

  it('goes on with the field for the digits if there is no camera, which can be tried again', () => {
    const { actor, answerNow } = openScanner('search', found)
    actor.send({ type: 'camera.failed', trouble: 'busy' })
    expect(answerNow()).toEqual({ open: { camera: 'failed', answer: 'typing' } })
    expect(actor.getSnapshot().context.trouble).toBe('busy')
    actor.send({ type: 'scanning.chosen' })
    expect(answerNow()).toEqual({ open: { camera: { on: 'starting' }, answer: 'looking' } })
    expect(actor.getSnapshot().context.trouble).toBeNull()
  })

  it('lights a torch where there is one, and forgets it with the camera', () => {
    const { actor, stopped, answerNow } = openScanner('search', found)
    actor.send({ type: 'torch.pressed' })
    expect([answerNow(), actor.getSnapshot().hasTag('lit')]).toEqual([
      { open: { camera: { on: 'lit' }, answer: 'looking' } },
      true,
    ])
    actor.send({ type: 'torch.pressed' })
    expect([stopped, actor.getSnapshot().hasTag('lit')]).toEqual([['torch'], false])
    actor.send({ type: 'camera.failed', trouble: 'busy' })
    expect(actor.getSnapshot().context.hasTorch).toBe(false)
    actor.send({ type: 'scanning.chosen' })
    actor.send({ type: 'camera.started', hasTorch: false })
    actor.send({ type: 'torch.pressed' })
    expect(answerNow()).toEqual({ open: { camera: { on: 'showing' }, answer: 'looking' } })
  })

  it('is open until it is closed, and knows nothing then', async () => {
    const { actor } = openScanner('list', found)
    expect([...actor.getSnapshot().tags].toSorted()).toEqual(['looking', 'open'])
    actor.send({ type: 'code.seen', code: coffeeCode })
    expect([...actor.getSnapshot().tags].toSorted()).toEqual(['busy', 'open'])
    await settle()
    actor.send({ type: 'scanning.chosen' })
    actor.send({ type: 'typing.chosen' })
    actor.send({ type: 'code.entered' })
    actor.send({ type: 'scanner.closed' })
    const { context, tags } = actor.getSnapshot()
    expect([...tags]).toEqual([])
    expect(context).toEqual({
      ...{ place: 'search', country: 'dk', searched: '', answered: '', trouble: null, hasTorch: false },
      ...{ words: '', typed: '', mistake: null, gtin: '' },
      ...{ product: null, failure: null, wanted: null, put: null },
    })
  })

  it('says that it sees a number of a shop, and looks up what is typed', async () => {
    const { actor, asked, answerNow } = openScanner('search', found)
    actor.send({ type: 'code.seen', code: shopsOwnCode })
    expect(answerNow()).toEqual({ open: { camera: { on: 'showing' }, answer: { unfound: 'shopsOwn' } } })
    actor.send({ type: 'scanning.chosen' })
    actor.send({ type: 'typing.chosen' })
    actor.send({ type: 'code.typed', text: coffeeCode })
    actor.send({ type: 'code.entered' })
    await settle()
    expect([asked, actor.getSnapshot().context.typed]).toEqual([[coffeeGtin], ''])
  })

  it.each([
    ['throttled', 'failed'],
    ['offline', 'waiting'],
  ] as const)('looks up again by a press after an answer that is %s', async (kind, state) => {
    let tries = 0
    const { actor } = openScanner('search', async () => {
      tries++
      if (tries === 1) throw Object.assign(new Error(kind), { kind, retryAfterSeconds: 5 })
      return scannedCoffee
    })
    actor.send({ type: 'code.seen', code: coffeeCode })
    await settle()
    expect(actor.getSnapshot().matches({ open: { answer: state } })).toBe(true)
    expect(actor.getSnapshot().context.failure?.kind).toBe(kind === 'offline' ? undefined : kind)
    actor.send({ type: 'lookup.retried' })
    await settle()
    expect(actor.getSnapshot().context.product).toBe(scannedCoffee)
  })

  it('puts on the list again what a full list refused, and what was taken back', async () => {
    const { actor, put, answerNow } = openScanner('list', found)
    const answers = () => (answerNow() as { open: { answer: string } }).open.answer
    put.mockRejectedValueOnce({ kind: 'invalid', errors: { items: ['Sedlen er fuld.'] } })
    actor.send({ type: 'code.seen', code: coffeeCode })
    await settle()
    await settle()
    expect([answers(), actor.getSnapshot().context.failure?.kind]).toEqual(['unput', 'invalid'])
    actor.send({ type: 'put.pressed' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    await settle()
    expect(answers()).toBe('put')
    actor.send({ type: 'put.takenBack', offerId: 7, quantity: 2 })
    expect(answers()).toBe('takenBack')
    actor.send({ type: 'put.pressed' })
    await settle()
    expect([answers(), put.mock.calls.length]).toEqual(['put', 3])
  })
})
