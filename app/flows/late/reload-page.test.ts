import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPresses, takePresses } from '#app/device/reload/kept-presses.ts'

class Field {
  isConnected = true
  value = ''
  isSearch = false
  closest() {
    return this.isSearch ? this : null
  }
}

/** Anew for each test, as for each page. */
const loadModules = async () => ({
  ...(await import('./create-late.ts')),
  ...(await import('./hear-failed-loads.ts')),
  ...(await import('./page-presses.ts')),
})

let modules: Awaited<ReturnType<typeof loadModules>>
let page: EventTarget
let openModal: object | null
let answer: { ok: boolean } | undefined
const reload = vi.fn()
const asked = vi.fn()

beforeEach(async () => {
  vi.resetModules()
  modules = await loadModules()
  page = new EventTarget()
  answer = { ok: true }
  openModal = null
  const stored = new Map<string, string>()
  const globals = {
    window: page,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    document: { querySelectorAll: () => [], querySelector: () => openModal },
    navigator: { onLine: true },
    location: { href: 'http://shop/dk/offer/kaffe', pathname: '/dk/offer/kaffe', reload },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    fetch: async (...given: unknown[]) => {
      asked(...given)
      if (!answer) throw new TypeError('Failed to fetch')
      return answer
    },
    HTMLInputElement: Field,
    HTMLTextAreaElement: Field,
    HTMLSelectElement: Field,
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  modules.hearFailedLoads()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const untilSettled = async () => {
  await new Promise((resolve) => setTimeout(resolve))
  await vi.dynamicImportSettled()
}

/** The file of a part that never arrives, as Vite tells of it. */
const missingFile = (name: string) => async (): Promise<never> => {
  const payload = new TypeError(`Failed to fetch dynamically imported module: /assets/${name}.js`)
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  throw payload
}

/** Presses for a file that does not arrive, as often as said. */
async function pressFor(name: string, times: number, told?: string) {
  const late = modules.createLate(missingFile(name))
  for (let time = 0; time < times; time++) {
    late.press(undefined, { act: () => {}, told, kind: 'the press' })
    await untilSettled()
  }
  return late
}

/** Types into a field of the page. */
function type(text: string, isSearch = false): Field {
  const field = Object.assign(new Field(), { value: text, isSearch })
  page.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: field }))
  return field
}

describe('§8 late code: a file that does not arrive twice', () => {
  it('has the page loaded anew, on which what was pressed is done', async () => {
    const late = await pressFor('menu', 1, 'plus')
    expect(reload).not.toHaveBeenCalled()
    late.press(undefined, { act: () => {}, told: 'heart' })
    await untilSettled()
    expect(asked.mock.calls).toEqual([['http://shop/dk/offer/kaffe', { method: 'HEAD', cache: 'no-store' }]])
    expect(reload).toHaveBeenCalledTimes(1)
    expect([takePresses(), takePresses()]).toEqual(['["plus","heart"]', null])
  })

  it('has it loaded anew once for each file', async () => {
    await pressFor('menu', 5, 'plus')
    expect(reload).toHaveBeenCalledTimes(1)
    await pressFor('list', 5, 'plus')
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('has what opened the missing part pressed again', async () => {
    modules.noteLatestPress('menu.toggled')
    const part = modules.createLate(missingFile('menu'))
    for (const _ of [1, 2]) {
      part.press()
      await untilSettled()
    }
    expect([reload.mock.calls.length, takePresses()]).toEqual([1, '["menu.toggled"]'])
  })

  it('leaves the page alone if nobody pressed anything', async () => {
    const late = modules.createLate(missingFile('ad'))
    for (const _ of [1, 2, 3]) {
      late.want()
      await untilSettled()
    }
    expect(asked).not.toHaveBeenCalled()
  })

  it('leaves the page alone without a connection, or if the server does not answer', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    await pressFor('menu', 2, 'plus')
    expect(asked).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { onLine: true })
    for (const given of [undefined, { ok: false }]) {
      answer = given
      await pressFor('menu', 1, 'plus')
    }
    expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
  })

  it('leaves the page alone as long as something typed would be lost', async () => {
    const field = type('mælk')
    const late = await pressFor('menu', 2, 'plus')
    expect(reload).not.toHaveBeenCalled()
    field.isConnected = false
    // The page that is loaded anew has this one too.
    type('Kaffe', true)
    late.press(undefined)
    await untilSettled()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('leaves the page alone as long as a modal is open, in which something may be chosen', async () => {
    openModal = {}
    const late = await pressFor('menu', 2, 'plus')
    expect(reload).not.toHaveBeenCalled()
    openModal = null
    late.press(undefined)
    await untilSettled()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not do anew what has been done, if a file was missing for which nobody pressed', async () => {
    modules.noteLatestPress('menu.toggled')
    const error = await missingFile('list')().catch((cause: unknown) => cause)
    const again = await missingFile('list')().catch((cause: unknown) => cause)
    for (const each of [error, again]) modules.reloadIfMissingAgain(each)
    await untilSettled()
    expect([reload.mock.calls.length, takePresses()]).toEqual([1, '[]'])
  })

  it('counts the failures of each part if the browser names no file, as Safari does', async () => {
    const fails = async (): Promise<never> => {
      const payload = new TypeError('Importing a module script failed.')
      page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
      throw payload
    }
    const [menu, list] = [modules.createLate(fails), modules.createLate(fails)]
    for (const late of [menu, list]) {
      late.press(undefined, { act: () => {}, told: 'plus' })
      await untilSettled()
    }
    expect(reload).not.toHaveBeenCalled()
    list.press(undefined)
    await untilSettled()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    { how: 'on another page', path: '/no/offer/kaffe', ms: 0 },
    { how: 'more than a minute later', path: '/dk/offer/kaffe', ms: 60_000 },
  ])('forgets what was pressed $how', async ({ path, ms }) => {
    await pressFor('menu', 2, 'plus')
    vi.stubGlobal('location', { pathname: path })
    vi.setSystemTime(Date.now() + ms)
    expect(takePresses()).toBe(null)
    vi.useRealTimers()
  })

  it('does not take an address that cannot be read, or a part of it, for a typed search', async () => {
    vi.stubGlobal('location', { href: 'http://tilbud/dk/offer/100%', pathname: '/dk/offer/100%', reload })
    type('tilbud', true)
    await pressFor('menu', 2, 'plus')
    expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  })

  it('leaves the page alone as long as a press waits that cannot be kept', async () => {
    const form = await pressFor('menu', 2)
    expect(reload).not.toHaveBeenCalled()
    form.drop()
    await pressFor('menu', 1, 'plus')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('leaves the page alone if the browser denies its storage', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    await pressFor('menu', 3, 'plus')
    expect([reload.mock.calls, takePresses()]).toEqual([[], null])
    expect(() => forgetPresses()).not.toThrow()
  })

  it('is a warning where it is reported as an error, as only mistakes are', () => {
    const report = (error: Error) => {
      const event = Object.assign(new Event('error', { cancelable: true }), { error })
      page.dispatchEvent(event)
      return event.defaultPrevented
    }
    const refused = new TypeError('late code: Importing a module script failed.')
    expect([report(refused), report(new Error('a mistake'))]).toEqual([true, false])
    expect(vi.mocked(console.warn).mock.calls).toEqual([[refused]])
  })
})
