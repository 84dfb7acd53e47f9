import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { actionsOf, mutation } from '#app/domain/list/lists.fixture.ts'
import type { ItemSketch, ListChange } from '#app/domain/list/shopping-list.ts'
import { sendMutation } from './send-mutation.ts'

type Sent = { path: string; id: string | null; body: unknown; ids: Record<string, string> }
let sent: Sent[] = []
let answers: Response[] = []

beforeEach(() => {
  sent = []
  answers = []
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token; RACOID=visitor-1; RASEID=visit-1; other=x' })
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    const all = new Headers(headers)
    const ids = Object.fromEntries([...all].filter(([name]) => /^ra[cs]/.test(name)))
    sent.push({ path, id: all.get('x-client-mutation-id'), body: body && JSON.parse(String(body)), ids })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const applied = (version = '8') =>
  new Response(null, { status: 204, headers: { 'x-shopping-list-version': version } })
const ofMette = () => ({ owner: 'mette@example.dk', signal: new AbortController().signal })
const send = (change: ListChange) => sendMutation(mutation('mutation-1', change), ofMette())

const item: ItemSketch = {
  name: 'Letmælk',
  subText: '1 l',
  imageUrl: null,
  priceText: '9,95',
  subPriceText: '',
  priceDetailsText: '9,95 pr. l',
  chainName: 'Rema 1000',
  chainImage: '',
  isHighlighted: false,
  storePlacement: null,
  offerId: 7,
  customPartnerProductId: null,
  startDate: null,
  endDate: null,
  tint: 'oat',
  isExpired: false,
}

describe('§7.4: a change is sent to the path that makes it, with its id', () => {
  const tracking = { racoid: 'visitor-1', raseid: 'visit-1' }
  const nothing = { body: undefined, ids: {} }
  it.each<[ListChange, string, { body: unknown; ids: object }]>([
    [
      { kind: 'add-offer', offerId: 7, quantity: 2, item },
      'add-item-from-offer',
      { body: { shoppingListUuid: 'list-1', offerId: 7, quantity: 2 }, ids: tracking },
    ],
    [
      { kind: 'add-offer', offerId: 7, quantity: 2, item, inPlaceOf: 'milk' },
      'add-item-from-offer',
      { body: { shoppingListUuid: 'list-1', offerId: 7, quantity: 2, inPlaceOf: 'milk' }, ids: tracking },
    ],
    [
      {
        kind: 'take-trip',
        lines: [
          { uuid: 'new', inPlaceOf: 'milk', quantity: 2, offerId: 7, chainId: 3, item },
          { uuid: 'other', inPlaceOf: 'bread', quantity: 1, offerId: null, chainId: 3, item },
        ],
      },
      'take-trip',
      {
        body: {
          lines: [
            { uuid: 'new', inPlaceOf: 'milk', quantity: 2, offerId: 7 },
            { uuid: 'other', inPlaceOf: 'bread', quantity: 1, chainId: 3 },
          ],
        },
        ids: {},
      },
    ],
    [
      {
        kind: 'undo-trip',
        lines: [
          {
            ...{ uuid: 'new', inPlaceOf: 'milk', quantity: 2, offerId: 7, chainId: 3, item },
            before: { ...item, uuid: 'milk', quantity: 1, checked: false, checkedBy: null },
          },
        ],
      },
      'undo-trip',
      { body: { lines: [{ uuid: 'new', inPlaceOf: 'milk', quantity: 2 }] }, ids: {} },
    ],
    [
      { kind: 'add-custom-product', customPartnerProductId: 3, quantity: 1, item },
      'add-item-from-custom-partner-product',
      { body: { shoppingListUuid: 'list-1', customPartnerProductId: 3, quantity: 1 }, ids: tracking },
    ],
    [
      { kind: 'add-manual', itemName: 'Gær', placeName: 'Bageren', quantity: 1 },
      'add-manually-entered-item',
      { body: { itemName: 'Gær', placeName: 'Bageren', quantity: 1 }, ids: {} },
    ],
    [
      { kind: 'add-manual', itemName: 'Gær', placeName: null, quantity: 1 },
      'add-manually-entered-item',
      { body: { itemName: 'Gær', quantity: 1 }, ids: {} },
    ],
    [
      { kind: 'add-manual', itemName: 'Mælk', placeName: null, quantity: 1, wantedAmount: '2 l' },
      'add-manually-entered-item',
      { body: { itemName: 'Mælk', quantity: 1, wantedAmount: '2 l' }, ids: {} },
    ],
    [
      { kind: 'add-manual', itemName: 'Mælk', placeName: null, quantity: 1, rule: { brand: 'Arla' } },
      'add-manually-entered-item',
      { body: { itemName: 'Mælk', quantity: 1, rule: { brand: 'Arla' } }, ids: {} },
    ],
    [
      { kind: 'add-typed', itemName: 'Mælk', quantity: 2 },
      'add-typed-item',
      { body: { itemName: 'Mælk', quantity: 2 }, ids: {} },
    ],
    [{ kind: 'undo-addition', additionId: 'm1', quantity: 2 }, 'undo-typed-item/m1', nothing],
    [{ kind: 'check', itemUuid: 'milk' }, 'check-item/milk', nothing],
    [{ kind: 'uncheck', itemUuid: 'milk' }, 'uncheck-item/milk', nothing],
    [
      { kind: 'check', itemUuid: 'milk', walkedIn: 'Netto' },
      'check-item/milk',
      { body: { walkedIn: 'Netto' }, ids: {} },
    ],
    [{ kind: 'remove', itemUuid: 'milk' }, 'remove-item/milk', nothing],
    [{ kind: 'restore', itemUuid: 'milk' }, 'restore-item/milk', nothing],
    [{ kind: 'set-quantity', itemUuid: 'milk', quantity: 0 }, 'set-quantity-for-item/milk/0', nothing],
    [{ kind: 'empty' }, 'remove-all-items', nothing],
    [{ kind: 'undo-empty', emptyingId: 'emptying-1' }, 'undo-remove-all-items/emptying-1', nothing],
    [
      { kind: 'put-back', retiredItemUuid: 'butter', quantity: 3, item },
      'put-back-item/butter',
      { body: { quantity: 3 }, ids: {} },
    ],
  ])('%o', async (change, path, rest) => {
    answers = [applied()]
    expect(await send(change)).toEqual({ kind: 'applied', version: 8 })
    expect(sent).toEqual([{ path: `/api/shopping-list/uuid/list-1/${path}`, id: 'mutation-1', ...rest }])
  })

  const changesByActions: ListChange[] = [
    { kind: 'empty' },
    { kind: 'add-offer', offerId: 7, quantity: 2, item },
    { kind: 'add-custom-product', customPartnerProductId: 3, quantity: 1, item },
  ]

  it('§3, actions: where the list says otherwise, it is sent as the list says', async () => {
    const actions = {
      removeAllItems: '/lists/empty/7',
      addOfferToShoppingList: { ...actionsOf('list-1').addOfferToShoppingList, shelf: 'a' },
      addCustomPartnerProductToShoppingList: { shoppingListUuid: 'list-1', shelf: 'b' },
    }
    for (const change of changesByActions) {
      answers = [applied()]
      await sendMutation({ ...mutation('mutation-1', change), actions }, ofMette())
    }
    const list = '/api/shopping-list/uuid/list-1'
    expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/lists/empty/7', body: undefined },
      {
        path: `${list}/add-item-from-offer`,
        body: { shoppingListUuid: 'list-1', shelf: 'a', offerId: 7, quantity: 2 },
      },
      {
        path: `${list}/add-item-from-custom-partner-product`,
        body: { shoppingListUuid: 'list-1', shelf: 'b', customPartnerProductId: 3, quantity: 1 },
      },
    ])
  })

  it('a change that a device keeps since before lists had actions is sent to the list’s own paths', async () => {
    for (const change of changesByActions) {
      answers = [applied()]
      const { actions: _, ...kept } = mutation('mutation-1', change)
      await sendMutation(kept, ofMette())
    }
    const list = '/api/shopping-list/uuid/list-1'
    expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: `${list}/remove-all-items`, body: undefined },
      { path: `${list}/add-item-from-offer`, body: { shoppingListUuid: 'list-1', offerId: 7, quantity: 2 } },
      {
        path: `${list}/add-item-from-custom-partner-product`,
        body: { shoppingListUuid: 'list-1', customPartnerProductId: 3, quantity: 1 },
      },
    ])
  })

  it.each([
    ['another item', 'their-coffee', { itemUuid: 'their-coffee' }],
    ['none, so is an item of its own', 'mutation-1', {}],
  ])('an addition that was added to %s', async (_, uuid, told) => {
    answers = [Response.json({ uuid }, { headers: { 'x-shopping-list-version': '8' } })]
    expect(await send({ kind: 'add-offer', offerId: 7, quantity: 1, item })).toEqual({
      kind: 'applied',
      version: 8,
      ...told,
    })
  })

  it('§4, Cookies: without the ids of a visit, none are sent', async () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token; RACOID=' })
    answers = [applied()]
    await send({ kind: 'add-offer', offerId: 7, quantity: 1, item })
    expect(sent.map(({ ids }) => ids)).toEqual([{}])
  })
})

it('§6 a change says whose it is, so that the server does not take it for that of who logged in since', async () => {
  const asked = vi.fn<typeof fetch>(async () => applied())
  vi.stubGlobal('fetch', asked)
  await send({ kind: 'empty' })
  expect(asked.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-page-user'))).toEqual([
    'mette%40example.dk',
  ])
})

describe('§4 waiting changes: what becomes of a change', () => {
  const change = { kind: 'empty' } as const
  const answered = (status: number, body: object = {}) => Response.json(body, { status })

  it('one that the server will never take is refused, with its reason', async () => {
    answers = [answered(422, { errors: { itemName: ['For langt'] } })]
    expect(await send(change)).toEqual({
      kind: 'refused',
      failure: { kind: 'invalid', errors: { itemName: ['For langt'] } },
    })
    answers = [answered(404)]
    expect(await send(change)).toEqual({ kind: 'refused', failure: { kind: 'missing' } })
  })

  it.each([401, 403])(
    'one of somebody who is not logged in, or not verified, waits for them (%i)',
    async (status) => {
      answers = [answered(status)]
      expect(await send(change)).toEqual({ kind: 'signedOut' })
    },
  )

  it.each([
    [[], { kind: 'offline' }],
    [[answered(500)], { kind: 'unexpected' }],
    [[answered(502)], { kind: 'unexpected' }],
    [[answered(429)], { kind: 'throttled', retryAfterSeconds: 60 }],
  ])(
    'it is worth sending again where the server was not reached or is in trouble: %o',
    async (given, failure) => {
      answers = given
      await expect(send(change)).rejects.toMatchObject(failure)
    },
  )

  it('an answer that does not come is waited for 20 seconds', async () => {
    const waits: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      waits.push(ms)
      return AbortSignal.abort(new DOMException('the time is over', 'TimeoutError'))
    })
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted())
    await expect(send(change)).rejects.toMatchObject({ kind: 'offline' })
    expect(waits).toEqual([20_000])
    vi.restoreAllMocks()
  })

  it('the page of a network that wants to be paid first is no answer', async () => {
    answers = [new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })]
    await expect(send(change)).rejects.toThrow('the answer is not the server’s')
  })
})
