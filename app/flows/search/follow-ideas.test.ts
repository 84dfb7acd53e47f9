import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AnyActor, type AnyEventObject, createActor, sendTo, setup } from 'xstate'
import { ideas } from '#machines/typeahead/typeahead.fixtures.ts'
import { waitFor } from '#tests/wait-for.ts'
import { followIdeas } from './follow-ideas.ts'

type Asked = { path: string; signal: AbortSignal; answer: (answer: Response) => void; lose: () => void }

let asked: Asked[]
let reported: unknown[]
/** Stands in for the window and its document. */
let page: EventTarget
let following: AnyActor | undefined

beforeEach(() => {
  asked = []
  reported = []
  page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  vi.stubGlobal(
    'fetch',
    (path: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((answer, fail) => {
        signal.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
        asked.push({ path, signal, answer, lose: () => fail(new TypeError('Failed to fetch')) })
      }),
  )
})
afterEach(() => {
  following?.stop()
  vi.unstubAllGlobals()
})

function follow() {
  const heard: AnyEventObject[] = []
  const machine = setup({ actors: { followIdeas } }).createMachine({
    invoke: { src: 'followIdeas', id: 'ideas', input: { locale: 'dk' } },
    on: {
      'locale.changed': { actions: sendTo('ideas', ({ event }) => event) },
      'ideas.loaded': { actions: ({ event }) => heard.push(event) },
    },
  })
  const actor = createActor(machine).start()
  following = actor
  return { actor, heard }
}

const none = { popularSearchTerms: [], staples: [], advertisement: null }

it('§2.5: fetches the ideas of its locale before the shopper types', async () => {
  const { heard } = follow()
  expect(asked.map(({ path }) => path)).toEqual(['/api/search-ideas/dk'])
  asked[0]?.answer(Response.json(ideas))
  await waitFor(() => expect(heard).toEqual([{ type: 'ideas.loaded', ideas }]))
})

it('answers for the last locale only, and cancels the request for the previous one', async () => {
  const { actor, heard } = follow()
  actor.send({ type: 'locale.changed', locale: 'se' })
  expect(asked.map(({ path, signal }) => [path, signal.aborted])).toEqual([
    ['/api/search-ideas/dk', true],
    ['/api/search-ideas/se', false],
  ])
  asked[1]?.answer(Response.json(none))
  await waitFor(() => expect(heard).toEqual([{ type: 'ideas.loaded', ideas: none }]))
  actor.stop()
  expect(reported).toEqual([])
})

it('answers a failure with no ideas, and reports it unless the connection is the cause', async () => {
  const { heard, actor } = follow()
  asked[0]?.lose()
  await waitFor(() => expect(heard).toEqual([{ type: 'ideas.loaded', ideas: none }]))
  expect(reported).toEqual([])
  actor.send({ type: 'locale.changed', locale: 'se' })
  asked[1]?.answer(new Response('', { status: 500 }))
  await waitFor(() => expect(heard).toHaveLength(2))
  expect(reported).toEqual([expect.objectContaining({ kind: 'unexpected' })])
})

it('fetches again only ideas that are missing or of another day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T22:00:00Z') })
  try {
    const { heard, actor } = follow()
    asked[0]?.lose()
    await waitFor(() => expect(heard).toHaveLength(1))
    page.dispatchEvent(new Event('online'))
    asked[1]?.answer(Response.json(ideas))
    await waitFor(() => expect(heard[1]).toEqual({ type: 'ideas.loaded', ideas }))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toHaveLength(2)
    // In Denmark it is already the next day.
    vi.setSystemTime(new Date('2026-11-22T23:30:00Z'))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toHaveLength(3)
    actor.stop()
    page.dispatchEvent(new Event('online'))
    expect(asked).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})
