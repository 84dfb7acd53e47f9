// Over 300 lines, because a driver is read as one: a way for each event, and what the page shows in each state.
import type { Page } from '@playwright/test'
import { inCountry } from '#app/domain/locale/locales.ts'
import type { ListPanelEvent } from '#machines/list-panel/list-panel.machine.ts'
import type { ListPanelSnapshot } from '#machines/list-panel/list-panel.paths.ts'
import type { ManualAddOutput } from '#machines/manual-add/manual-add.machine.ts'
import type { Step } from '#tests/paths/plan-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import {
  accountPassword,
  confirmOverHttp,
  registerOverHttp,
  withoutFailedLoads,
} from '../account/account-page.ts'
import { listButton, listOf, panelOf, post, rowOf, sendToList } from '../list-rows/list-page.ts'
import { visitorsUserButton } from '../session/user-button.ts'
import type { HeldCalls } from '../support/held-calls.ts'
import { expect, goWithin, returnTo, unknownUser } from '../support/page-test.ts'
import { pasteInto } from './typed-items-page.ts'

export const windows = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

type PanelPage = {
  /** The email of the account that the page's user has, or will make. */
  email: string
  /** The page's requests for the user, if they are held. */
  asks: HeldCalls | undefined
  complaints: string[]
}

/** Walks the planned paths of the list's panel on a page: real input, a window, and changes made elsewhere. */
export function listPanelDriver(
  page: Page,
  { email, asks, complaints }: PanelPage,
): Driver<ListPanelSnapshot> {
  const panel = panelOf(page)
  const title = panel.getByRole('heading', { level: 2 })
  const field = panel.getByRole('combobox', { name: 'Skriv på sedlen' })
  // Behind a sheet it is out of reach, as all of the panel.
  const showsField = (snapshot: ListPanelSnapshot) => snapshot.matches({ panel: { open: { list: 'items' } } })
  const waiting = panel.getByRole('status').filter({ hasText: '2 varer fra din tekst venter' })
  const adding = page.getByRole('dialog', { name: 'Skriv en vare selv' })
  const pasting = page.getByRole('dialog', { name: '2 varer fra din tekst' })
  const emptying = page.getByRole('alertdialog', { name: 'Tøm sedlen?' })
  const trip = page.getByRole('dialog', { name: 'Din tur' })
  const undo = page.getByRole('button', { name: 'Fortryd' })
  const path = () => new URL(page.url()).pathname

  const verify = () => confirmOverHttp(page, email)
  /** What gives the user another role, in another tab. */
  const elsewhere: Record<string, () => Promise<unknown>> = {
    'unknown > visitor': async () => {},
    'unknown > unverified': () => registerOverHttp(page, email),
    'unknown > verified': async () => {
      await registerOverHttp(page, email)
      await verify()
    },
    'visitor > unverified': () => registerOverHttp(page, email),
    'visitor > verified': () => post(page, '/login', { email, password: accountPassword }),
    'unverified > verified': verify,
    'verified > visitor': () => post(page, '/logout', {}),
  }
  /** Waits until the page shows the role of its user. */
  const isPageOf = async (identity: string) => {
    await expect(page.locator(`header ${visitorsUserButton}`)).toHaveCount(identity === 'visitor' ? 1 : 0)
    await expect(page.getByRole('region', { name: 'Din e-mail' })).toHaveCount(
      identity === 'unverified' ? 1 : 0,
    )
  }

  const keepsFocus = () => expect(panel.locator(':focus')).toHaveCount(1)
  const ways: {
    [Type in ListPanelEvent['type']]?: (
      event: Extract<ListPanelEvent, { type: Type }>,
      before: ListPanelSnapshot,
    ) => Promise<unknown>
  } = {
    'panel.toggled': () => listButton(page).click(),
    // A visitor presses a plus, and does not log in for it.
    'panel.open': async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Læg på sedlen: / })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Læg på sedlen' })).toBeVisible()
      await page.keyboard.press('Escape')
    },
    'panel.closed': () => panel.getByRole('button', { name: 'Luk', exact: true }).click(),
    'escape.pressed': async () => {
      await title.click()
      await page.keyboard.press('Escape')
    },
    'user.unknown': () => asks?.lose() ?? Promise.reject(new Error('the page knows its user')),
    'identifying.retried': () => panel.getByRole('button', { name: 'Prøv igen' }).click(),
    'route.changed': () => goWithin(page, path() === '/dk' ? '/dk/offer/kaffe' : '/dk'),
    'prompt.dismiss': () => panel.getByRole('button', { name: 'Jeg kigger bare' }).click(),
    'order.chosen': () => panel.getByLabel('Sortér efter').selectOption('Billigst først'),
    'adding.requested': () => panel.getByRole('button', { name: 'Skriv en vare selv' }).click(),
    'lines.pasted': ({ text }) => pasteInto(field, text),
    'lines.reopened': () => panel.getByRole('button', { name: 'Vis igen' }).click(),
    'lines.discarded': async () => {
      await panel.getByRole('button', { name: 'Slet', exact: true }).click()
      await keepsFocus()
    },
    'retired.requested': () => panel.getByRole('button', { name: 'Tidligere sedler' }).click(),
    'trip.requested': () => panel.getByRole('button', { name: 'Planlæg turen' }).click(),
    'emptying.requested': () => panel.getByRole('button', { name: 'Tøm sedlen' }).click(),
    'emptying.confirmed': () => emptying.getByRole('button', { name: 'Tøm sedlen' }).click(),
    'view.left': async () => {
      const sheet = adding.or(pasting).or(emptying).or(trip)
      if ((await sheet.count()) > 0) await sheet.getByRole('button', { name: 'Luk', exact: true }).click()
      else await panel.getByRole('button', { name: 'Tilbage', exact: true }).click()
    },
    // Another device of the shopper fills and empties the list; screen readers hear of it if the list is open.
    'total.changed': async ({ total }, before) => {
      if (total === 0) await sendToList(page, 'remove-all-items')
      else await sendToList(page, 'add-manually-entered-item', { itemName: 'Lys', quantity: total })
      const news = total === 0 ? 'Lys er fjernet fra sedlen' : 'Lys er lagt på sedlen'
      if (before.hasTag('open'))
        await expect(panel.getByRole('status').filter({ hasText: news })).toHaveCount(1)
    },
    'identity.changed': async ({ identity }, before) => {
      const change = elsewhere[`${before.context.identity} > ${identity}`]
      if (!change) throw new Error(`nothing makes of ${before.context.identity} ${identity}`)
      await change()
      if (asks) {
        const answer = await page.request.get('/api/user')
        await asks.answer({ status: answer.status(), json: await answer.json() })
      } else await returnTo(page)
      await isPageOf(identity)
    },
    'locale.changed': ({ locale }) => goWithin(page, inCountry(path(), locale === 'se' ? 'se' : 'dk')),
    'screen.changed': ({ screen }) =>
      page.setViewportSize(screen === 'phone' ? windows.phone : windows.desktop),
  }
  const writeItem = async ({ wantsMore }: ManualAddOutput) => {
    await adding.getByLabel('Vare').fill('Mel')
    await adding.getByRole('button', { name: 'En mere' }).click()
    const submit = wantsMore ? 'Læg på, og skriv en til' : 'Læg på sedlen'
    await adding.getByRole('button', { name: submit, exact: true }).click()
  }
  /** Checks the effect of each emitted event, and takes changes of the list back afterwards. */
  const hear = async ({ type, ...event }: Step['emits'][number]) => {
    if (type === 'panel.firstOpened') return expectFlag(page, 'listOpened', 'true')
    if (type === 'panel.shown') return expectTabFlag(page, 'listClosed', null)
    if (type === 'panel.hidden')
      return expectTabFlag(page, 'listClosed', 'hasItems' in event && event.hasItems ? 'true' : null)
    if (type === 'prompt.dismissed') return expectFlag(page, 'dontShowAgain', 'true')
    if (type === 'item.announced')
      return expect(adding.getByRole('status').filter({ hasText: 'Mel er lagt på sedlen' })).toBeVisible()
    if (type === 'user.wanted') return expect.poll(() => asks?.waiting).toBe(1)
    if (type === 'items.pasted') {
      await expect(rowOf(page, 'Mel')).toContainText('2 stk.')
      await keepsFocus()
      await undo.click()
      await expect(rowOf(page, 'Mel')).toHaveCount(0)
      return expect
        .poll(async () => (await listOf(page)).items.filter(({ name }) => ['Mel', 'Gær'].includes(name)))
        .toEqual([])
    }
    const { kind } = (event as { change: { kind: string } }).change
    if (kind === 'empty') {
      await expect(panel).toContainText('Sedlen er tom')
      await keepsFocus()
      await expect.poll(async () => (await listOf(page)).items).toEqual([])
      return undo.click()
    }
    await expect(rowOf(page, 'Mel')).toContainText('2 stk.')
    if ((await adding.count()) === 0) await keepsFocus()
    const written = async () => (await listOf(page)).items.filter(({ name }) => name === 'Mel')
    await expect.poll(async () => (await written()).map(({ quantity }) => quantity)).toEqual([2])
    const [item] = await written()
    await sendToList(page, `remove-item/${item?.uuid}`)
  }

  const isOpen = async ({ context: { screen } }: ListPanelSnapshot, name: string | RegExp) => {
    await expect(listButton(page)).toHaveAttribute('aria-expanded', 'true')
    const role = screen === 'phone' ? 'dialog' : 'complementary'
    const region = page.getByRole(role, { name: screen === 'phone' ? name : /^(Indkøbsseddel|Inköpslista)$/ })
    await expect(region.and(panel).or(region.locator(panel))).toBeVisible()
    // During a navigation the old page may still be in the document, hidden.
    await expect(page.locator('main:visible')).toHaveJSProperty('inert', screen === 'phone')
    await expect(title).toHaveAccessibleName(name)
  }
  /** The accessible name of the list, with the number of its items. */
  const nameOf = ({ context: { total } }: ListPanelSnapshot) =>
    total === 0 ? 'Indkøbsseddel' : `Indkøbsseddel ${total} varer`
  const showsNoList = async () => {
    await expect(panel.getByRole('button', { name: 'Skriv en vare selv' })).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'Tøm sedlen' })).toHaveCount(0)
  }
  const showsItems = async (snapshot: ListPanelSnapshot) => {
    const { total, order } = snapshot.context
    await isOpen(snapshot, nameOf(snapshot))
    const some = total > 0 ? 1 : 0
    await expect(panel.getByText('Sedlen er tom')).toHaveCount(1 - some)
    await expect(panel.getByRole('button', { name: 'Tøm sedlen' })).toHaveCount(some)
    await expect(panel.getByRole('heading', { level: 3, name: 'Egne varer' })).toHaveCount(
      order === 'chain' ? some : 0,
    )
    if (some) await expect(panel.getByLabel('Sortér efter')).toHaveValue(order)
  }
  /** The sheet covers the list, and nothing covers the sheet. */
  const showsSheet = async (snapshot: ListPanelSnapshot, sheet: typeof adding) => {
    await showsItems(snapshot)
    await expect(sheet.locator(':focus')).toHaveCount(1)
    await sheet.getByRole('button', { name: 'Luk', exact: true }).click({ trial: true })
  }
  return {
    perform: async ({ happening, before, emits }) => {
      if (happening.kind === 'send') {
        const way = Object.entries(ways).find(([type]) => type === happening.event.type)?.[1]
        if (!way) throw new Error(`the page has no way to do "${happening.label}"`)
        await way(happening.event as never, before as ListPanelSnapshot)
      } else if (happening.kind === 'done' && happening.src === 'manualAdd')
        await writeItem(happening.output as ManualAddOutput)
      else if (happening.kind === 'done' && happening.src === 'pastedLines')
        await pasting.getByRole('button', { name: 'Læg 1 vare på sedlen' }).click()
      else throw new Error(`the page has no way to do "${happening.label}"`)
      for (const event of emits) await hear(event)
      withoutFailedLoads(complaints)
    },
    see: {
      'panel.closed': async ({ context: { total } }) => {
        await expect(panel).toHaveCount(0)
        await expect(listButton(page)).toHaveAttribute('aria-expanded', 'false')
        await expect(listButton(page)).toHaveAccessibleName(total === 0 ? 'Seddel' : `Seddel ${total} varer`)
      },
      'panel.open.identifying.unanswered': async (snapshot) => {
        await isOpen(snapshot, 'Indkøbsseddel')
        await expect(panel.getByRole('alert').filter({ hasText: 'logget ind' })).toHaveText(unknownUser)
        await showsNoList()
      },
      'panel.open.identifying.asking': async (snapshot) => {
        await isOpen(snapshot, 'Indkøbsseddel')
        await expect(panel.getByRole('status')).toHaveText('Henter din seddel …')
        await showsNoList()
      },
      'panel.open.prompt.login': async (snapshot) => {
        const { locale } = snapshot.context
        await isOpen(snapshot, locale === 'se' ? 'Inköpslista' : 'Indkøbsseddel')
        await expect(
          panel.getByRole('link', { name: locale === 'se' ? 'Logga in' : 'Log ind' }),
        ).toHaveAttribute('href', `/${locale}/login?next=${encodeURIComponent(path())}`)
        await showsNoList()
      },
      'panel.open.prompt.verify': async (snapshot) => {
        await isOpen(snapshot, 'Indkøbsseddel')
        await expect(panel.getByRole('heading', { level: 3 })).toHaveText('Bekræft din e-mail først')
        await showsNoList()
      },
      'panel.open.list.items': async (snapshot, step) => {
        await showsItems(snapshot)
        await expect(adding.or(pasting).or(emptying).or(trip)).toHaveCount(0)
        const before = step?.before as ListPanelSnapshot | undefined
        const isDone = step?.emits.some(({ type }) => ['change.requested', 'items.pasted'].includes(type))
        if (before?.matches({ panel: { open: { list: 'sheet' } } }) && !isDone) await keepsFocus()
      },
      'panel.open.list.sheet.emptying': (snapshot) => showsSheet(snapshot, emptying),
      'panel.open.list.sheet.trip': (snapshot) => showsSheet(snapshot, trip),
      'panel.open.list.sheet.adding': (snapshot) => showsSheet(snapshot, adding),
      'panel.open.list.sheet.pasting': (snapshot) => showsSheet(snapshot, pasting),
      'panel.open.list.sheet.retired': async (snapshot) => {
        await isOpen(snapshot, 'Tidligere sedler')
        await expect(title).toBeFocused()
        await showsNoList()
      },
      'trigger.pulsing': async (snapshot) => {
        await expectFlag(page, 'listOpened', null)
        await expectPulse(page, snapshot, 'pulse')
      },
      'trigger.calm': async (snapshot) => {
        await expectFlag(page, 'listOpened', 'true')
        await expectPulse(page, snapshot, 'none')
      },
      'field.held.lines.none': () => expect(waiting).toHaveCount(0),
      // While the sheet is open, they do not wait.
      'field.held.lines.waiting': (snapshot) => expect(waiting).toHaveCount(showsField(snapshot) ? 1 : 0),
      'field.held.typing': async (snapshot) => {
        if (showsField(snapshot)) await expect(field).toBeVisible()
      },
      // The sheet is looked at while it is open, above.
      'field.held.writing.sheet': async () => {},
      'field.none': () => expect(field).toHaveCount(0),
    },
  }
}

/** Checks a flag in the device's storage. */
async function expectFlag(page: Page, name: string, value: string | null): Promise<void> {
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), name)).toBe(value)
}

async function expectTabFlag(page: Page, name: string, value: string | null): Promise<void> {
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), name)).toBe(value)
}

/** Checks the animation of the number on the list's button; of its icon if there is no number. */
async function expectPulse(page: Page, { context: { total } }: ListPanelSnapshot, animation: string) {
  const number = listButton(page).locator('span[aria-hidden]', { hasText: String(total) })
  const mark = total === 0 ? listButton(page).locator('svg') : number.locator('xpath=..')
  await expect(mark).toHaveCSS('animation-name', animation)
}
