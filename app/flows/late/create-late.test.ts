import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { planLateCode } from '#machines/late-code/late-code.paths.ts'
import { titleOf, walkPath } from '#tests/paths/walk-path.ts'
import { createLate } from './create-late.ts'

const page = new EventTarget()
const reported = vi.fn()
beforeEach(() => {
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('reportError', reported)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reported.mockClear()
})

const refused = new TypeError('Failed to fetch dynamically imported module: http://x/assets/menu.js')

const untilSettled = () => new Promise((resolve) => setTimeout(resolve))

/** Late code whose loads are settled by hand, in order. */
function heldLate() {
  const loads: { resolve: (value: string) => void; reject: (error: unknown) => void }[] = []
  const late = createLate(
    (_: string) => new Promise<string>((resolve, reject) => loads.push({ resolve, reject })),
  )
  const settle = async (how: 'resolve' | 'reject') => {
    if (how === 'resolve') loads.at(-1)?.resolve('the menu')
    else loads.at(-1)?.reject(refused)
    await untilSettled()
  }
  return { late, settle, loads }
}

const plan = planLateCode()

describe('§8 late code: the page runs the states of the machine', () => {
  it.each(plan.paths.map((path) => ({ path, words: titleOf(path) })))('$words', async ({ path }) => {
    const { late, settle } = heldLate()
    await walkPath(path, {
      perform: async ({ happening: { kind, label } }) => {
        if (kind === 'done') return settle('resolve')
        if (kind === 'fail') return settle('reject')
        if (label === 'code.wanted') late.want('')
        else if (label === 'part.pressed') late.press('')
        else if (label === 'press.dropped') late.drop()
        else if (label === 'network.online') page.dispatchEvent(new Event('online'))
        else throw new Error(`unknown: ${label}`)
      },
      see: Object.fromEntries(
        ['idle', 'loading', 'pressed', 'missing', 'failed', 'retrying', 'ready'].map((state) => [
          state,
          () => assert.equal(late.state(), state),
        ]),
      ),
    })
  })
})

describe('§8 late code: what is loaded late', () => {
  it('is loaded once, however often it is needed, and says when it is there', async () => {
    const fetch = vi.fn(async (name: string) => `the ${name}`)
    const late = createLate(fetch)
    const states: string[] = []
    const end = late.subscribe(() => states.push(late.state()))
    expect(late.get()).toBeUndefined()
    expect(await Promise.all([late.load('tab'), late.load('other')])).toEqual(['the tab', 'the tab'])
    expect([late.get(), fetch.mock.calls, states]).toEqual(['the tab', [['tab']], ['loading', 'ready']])
    end()
  })

  it('is loaded again after a failure, which is passed on', async () => {
    const { late, settle } = heldLate()
    const first = late.load('').catch((error: unknown) => error)
    await settle('reject')
    expect(await first).toBe(refused)
    const second = late.load('')
    await settle('resolve')
    expect(await second).toBe('the menu')
  })

  it('does what was pressed, in order and once, when it is there, after however many failures', async () => {
    const { late, settle, loads } = heldLate()
    const done: string[] = []
    late.press('', { act: (value) => done.push(`plus of ${value}`) })
    await settle('reject')
    late.press('', { act: (value) => done.push(`heart of ${value}`) })
    await settle('reject')
    expect([late.state(), done]).toEqual(['failed', []])
    page.dispatchEvent(new Event('online'))
    await settle('resolve')
    expect([late.state(), done, loads.length]).toEqual([
      'ready',
      ['plus of the menu', 'heart of the menu'],
      3,
    ])
    late.press('', { act: () => done.push('again') })
    await untilSettled()
    expect(done.slice(2)).toEqual(['again'])
  })

  it('does a press once that is repeated because nothing happens', async () => {
    const { late, settle } = heldLate()
    const done: number[] = []
    for (const time of [1, 2, 3]) late.press('', { act: () => done.push(time), kind: 'toggle' })
    late.press('', { act: () => done.push(4) })
    await settle('resolve')
    expect(done).toEqual([3, 4])
  })

  it('forgets what was pressed if the shopper drops it', async () => {
    const { late, settle } = heldLate()
    const act = vi.fn()
    late.press('', { act })
    await settle('reject')
    late.drop()
    late.want('')
    await settle('resolve')
    expect(act).not.toHaveBeenCalled()
  })

  it('warns of a file that does not arrive, and reports an error of the code', async () => {
    const { late, settle, loads } = heldLate()
    late.press('')
    await settle('reject')
    expect([reported.mock.calls, vi.mocked(console.warn).mock.calls]).toEqual([[], [[refused]]])
    const mistake = new ReferenceError('menu is not defined')
    late.press('')
    loads.at(-1)?.reject(mistake)
    await untilSettled()
    expect([reported.mock.calls, vi.mocked(console.warn).mock.calls]).toEqual([[[mistake]], [[refused]]])
    expect(late.state()).toBe('failed')
  })

  it('is loaded again after loading threw at once', async () => {
    let attempts = 0
    const late = createLate((_: string) => {
      attempts++
      if (attempts === 1) throw refused
      return Promise.resolve('the menu')
    })
    late.press('')
    await untilSettled()
    expect(late.state()).toBe('failed')
    expect(await late.load('')).toBe('the menu')
    expect([late.state(), attempts]).toEqual(['ready', 2])
  })

  it('does the other presses if one of them fails, and reports it', async () => {
    const { late, settle } = heldLate()
    const mistake = new Error('the first press fails')
    const second = vi.fn()
    late.press('', {
      act: () => {
        throw mistake
      },
    })
    late.press('', { act: second })
    await settle('resolve')
    expect([second.mock.calls, reported.mock.calls]).toEqual([[['the menu']], [[mistake]]])
  })

  it('does what nobody waits for in silence, however late, and also if a press is dropped', async () => {
    const { late, settle } = heldLate()
    const act = vi.fn()
    late.want('', act)
    await settle('reject')
    expect(late.state()).toBe('missing')
    late.press('', { act: () => {} })
    late.drop()
    await settle('resolve')
    expect(act.mock.calls).toEqual([['the menu']])
  })

  it('forgets what would open on a page that is left, and keeps the rest', async () => {
    const { late, settle } = heldLate()
    const done: string[] = []
    late.press('', { act: () => done.push('menu'), isOfPage: true })
    late.press('', { act: () => done.push('plus') })
    await settle('reject')
    late.leavePage()
    expect(late.state()).toBe('failed')
    page.dispatchEvent(new Event('online'))
    await settle('resolve')
    expect(done).toEqual(['plus'])
  })

  it('forgets a press of a kind that is taken back, and keeps the rest', async () => {
    const { late, settle } = heldLate()
    const done: string[] = []
    late.press('', { act: () => done.push('menu'), kind: 'menu' })
    late.press('', { act: () => done.push('plus'), kind: 'plus' })
    expect(['menu', 'menu', 'other'].map(late.takeBack)).toEqual([true, false, false])
    expect(late.state()).toBe('pressed')
    await settle('resolve')
    expect(done).toEqual(['plus'])
  })

  it('is no longer told of if the only press is taken back', async () => {
    const { late, settle } = heldLate()
    late.press('', { act: () => {}, kind: 'menu' })
    late.takeBack('menu')
    await settle('reject')
    expect(late.state()).toBe('missing')
  })

  it('is no longer told of on the next page, if all that was pressed would open on the page that is left', async () => {
    const { late, settle } = heldLate()
    late.press('', { act: () => {}, isOfPage: true })
    await settle('reject')
    late.leavePage()
    expect(late.state()).toBe('missing')
  })

  it('does and hears nothing any more when it has ended, and gives back what still arrives', async () => {
    const { late, settle, loads } = heldLate()
    const [act, release] = [vi.fn(), vi.fn()]
    late.press('', { act })
    await settle('reject')
    late.end(release)
    page.dispatchEvent(new Event('online'))
    expect([late.state(), loads.length]).toEqual(['idle', 1])
    late.press('', { act })
    late.end(release)
    await settle('resolve')
    expect([late.state(), late.get(), act.mock.calls, release.mock.calls]).toEqual([
      'idle',
      undefined,
      [],
      [['the menu']],
    ])
  })
})
