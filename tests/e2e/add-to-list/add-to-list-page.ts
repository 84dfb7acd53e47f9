import type { Locator, Page } from '@playwright/test'
import type { TypeaheadResponse } from '#app/domain/offers/offers.ts'
import type { AddToListSnapshot } from '#machines/add-to-list/add-to-list.paths.ts'
import type { AddToListEvent } from '#machines/add-to-list/add-to-list.types.ts'
import type { Case } from '#tests/paths/case.ts'
import type { Step } from '#tests/paths/plan-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { accountPassword, confirmOverHttp, withoutFailedLoads } from '../account/account-page.ts'
import { listOf, panelOf } from '../list-rows/list-page.ts'
import { expectControls } from '../support/controls.ts'
import type { HeldCalls } from '../support/held-calls.ts'
import { endSession, expect, goToOtherOffers, returnTo, unknownUser } from '../support/page-test.ts'

/** The addresses of the page's requests for a list. */
export const listAddress = '**/api/shopping-list/active/**'
export const userAddress = '**/api/user'

/** The page of an offer whose product other chains sell too. */
export async function comparedOffer(page: Page): Promise<string> {
  const answer = await page.request.get('/api/typeahead-search/dk/kaffe')
  const { organicProductOffers }: TypeaheadResponse = await answer.json()
  for (const { id } of organicProductOffers.items) {
    const path = `/dk/single/${id}`
    if ((await (await page.request.get(path)).text()).includes('Samme vare i andre kæder')) return path
  }
  throw new Error('no coffee is compared')
}

type ModalPage = {
  /** The page's first requests: for the list, and for the user. */
  calls: Record<'list' | 'user', HeldCalls>
  /** The shopper's account, and a page of another device that is logged in to it. */
  account: { email: string; device: Page }
  complaints: string[]
}

/** Walks the planned paths of the add-to-list modal on a page with offers: real input, held requests, two devices. */
export function addToListDriver(
  page: Page,
  { calls, account, complaints }: ModalPage,
): Driver<AddToListSnapshot> {
  const modal = page.getByRole('dialog', { name: /^(Læg|Lagt) på sedlen$|^Bekræft din e-mail først$/ })
  const named = (name: string) => page.getByRole('dialog', { name, exact: true })
  // An offer of two begins with two.
  const article = page
    .getByRole('main')
    .locator('article')
    .filter({ hasNotText: /\d\sfor\s\d/ })
    .first()
  // Its plus puts the offer on the list without the modal if the shopper does not want to see what was added.
  const opener = article
    .locator('[aria-haspopup=dialog]')
    .or(article.getByRole('button', { name: /^Læg på sedlen: |^En mere$/ }))
  const quantity = modal.getByLabel('Antal', { exact: true })
  const less = modal.getByRole('button', { name: 'En færre' })
  const submit = modal.locator('[type=submit]')
  const several = page.getByRole('main').getByRole('link', { name: 'Læg flere på sedlen' })
  const picks = modal.getByRole('group', { name: 'Vælg vare' }).getByRole('radio')
  const form = modal.getByRole('form', { name: 'Log ind' })
  let name = ''
  let isListThere = false
  /** The quantity of the offer that must be on the list. */
  let amount = 0

  const beSeenAs = async (device: Page | undefined) => {
    await endSession(page.context())
    if (device) await page.context().addCookies(await device.context().cookies())
  }
  let isVerified = false
  /** Where the shopper is logged in: a confirmation ends the sessions of all other browsers. */
  const verifyOn = async (browser: Page) => {
    if (!isVerified) await confirmOverHttp(browser, account.email)
    isVerified = true
  }
  const becomes = async (identity: string, { context: { identity: before } }: AddToListSnapshot) => {
    if (identity === 'verified') await verifyOn(before === 'unverified' ? page : account.device)
    if (before === 'unknown') {
      await beSeenAs(identity === 'visitor' ? undefined : account.device)
      await page.unroute(userAddress)
      const answer = await page.request.get('/api/user', { headers: { Accept: 'application/json' } })
      await calls.user.answer({ status: answer.status(), json: await answer.json() })
      if (!answer.ok()) await expect.poll(() => complaints.length).toBe(1)
    } else if (before === 'visitor') {
      await form.getByLabel('E-mail').fill(account.email)
      await form.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
      await form.locator('[type=submit]').click()
    }
    // The email was confirmed in another tab, or the session was ended there.
    else {
      if (identity === 'visitor') await beSeenAs(undefined)
      await returnTo(page)
    }
  }
  const ways: {
    [Type in AddToListEvent['type']]: (
      event: Extract<AddToListEvent, { type: Type }>,
      before: AddToListSnapshot,
    ) => Promise<unknown>
  } = {
    'add.requested': async ({ items }) => {
      if (items.length > 1) {
        name = await page.getByRole('heading', { level: 1 }).innerText()
        return several.click()
      }
      const label = (await opener.getAttribute('aria-label')) ?? ''
      if (label !== 'En mere') name = label.replace(/^[^:]+: /, '')
      await opener.click()
    },
    'item.picked': () => picks.nth(1).check(),
    'quantity.typed': ({ text }) => quantity.fill(text),
    'quantity.incremented': () => modal.getByRole('button', { name: 'En mere' }).click(),
    // The button can be pressed at 1 too, without effect.
    'quantity.decremented': () => less.click({ force: true }),
    'item.submitted': async (_, { context: { failure } }) => {
      if (failure) await haveList()
      await quantity.press('Enter')
    },
    'hideAdded.toggled': () => modal.getByLabel('Vis ikke dette igen').click(),
    'list.chosen': () => modal.getByRole('button', { name: 'Se sedlen' }).click(),
    'modal.closed': () => modal.getByRole('button', { name: 'Luk' }).click(),
    'route.changed': () => goToOtherOffers(page),
    'locale.changed': ({ locale }) => {
      throw new Error(`no path of a page leads to "${locale}"`)
    },
    'user.unknown': () => calls.user.lose(),
    'identifying.retried': () => modal.getByRole('button', { name: 'Prøv igen' }).click(),
    'login.chosen': () => modal.getByRole('button', { name: 'Log ind', pressed: false }).click(),
    'register.chosen': () => modal.getByRole('button', { name: 'Opret konto', pressed: false }).click(),
    'identity.changed': ({ identity }, before) => becomes(identity, before),
  }
  const send = async ({ event, label }: Extract<Case, { kind: 'send' }>, before: AddToListSnapshot) => {
    const way = Object.entries(ways).find(([type]) => type === event.type)?.[1]
    if (!way) throw new Error(`the page has no way to do "${label}"`)
    await way(event as never, before)
  }
  /** Answers the request for the list, which the page makes again when there is a connection. */
  const haveList = async () => {
    if (isListThere) return
    isListThere = true
    // From then on the page follows changes by others.
    const isFollowed = page.waitForRequest('**/changes')
    await page.unroute(listAddress)
    if (calls.list.waiting > 0) await calls.list.answer({ json: await listOf(page) })
    await page.context().setOffline(false)
    await isFollowed
  }
  const loseList = async () => {
    if (isListThere) throw new Error('the list is there already')
    await page.context().setOffline(true)
    await calls.list.lose()
  }
  const hear = async ({ type, ...event }: { type: string }) => {
    if ((type === 'item.added' || type === 'item.put') && 'quantity' in event) {
      amount += Number(event.quantity)
      await expect
        .poll(async () => (await listOf(page)).items.map((item) => [item.name, item.quantity]))
        .toEqual([[name, amount]])
    }
    if (type === 'hideAdded.changed' && 'hideAdded' in event)
      expect(await page.evaluate(() => localStorage.getItem('hideAdded'))).toBe(String(event.hideAdded))
    if (type === 'item.postponed')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('guestItems'))).toContain(name)
    if (type === 'login.declined') {
      await expect(panelOf(page)).toContainText('1 vare venter på dig')
      await expect(panelOf(page).getByRole('button', { name: `Fjern: ${name}` })).toBeVisible()
    }
  }

  const showsForm = async (shown: Locator) => {
    await expect(named('Læg på sedlen').getByText('Log ind eller opret en konto')).toBeVisible()
    await expect(modal.getByRole('form')).toHaveCount(1)
    await expect(shown).toBeVisible()
    await expect(quantity).toHaveCount(0)
    await showsOffer()
  }
  const showsOffer = () => expect(modal.getByText(name, { exact: false }).first()).toBeVisible()
  const showsQuantity = async ({ context }: AddToListSnapshot) => {
    const isNone = context.quantity === null
    await expect(quantity).toHaveValue(context.quantityText)
    await expect(quantity).toHaveAttribute('aria-required', 'true')
    await expect(quantity).toHaveAttribute('aria-invalid', String(isNone))
    await expect(less).toHaveAttribute('aria-disabled', String(isNone || context.quantity === 1))
  }
  const isAdded = async ({ context: { items } }: AddToListSnapshot) => {
    const title = items.length > 1 ? 'Læg på sedlen' : 'Lagt på sedlen'
    await expect(
      named(title)
        .getByRole('status')
        .filter({ hasText: `× ${name} er på sedlen` }),
    ).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Færdig' })).toBeVisible()
    await expect(quantity).toHaveCount(0)
  }
  /** With `hideAdded`, the modal has closed, or lists the other items to add. */
  const isAddedUnsaid = ({ context: { items } }: AddToListSnapshot) =>
    items.length > 1 ? expect(picks.nth(1)).not.toBeChecked() : isClosed()
  const isClosed = () => expect(modal).toHaveCount(0)
  return {
    offer: async (snapshot) => {
      // If the list is there, this state is too short to be observed.
      if ((isListThere && snapshot.hasTag('busy')) || snapshot.matches({ modal: 'putting' })) return
      await expectControls<AddToListEvent>(
        [
          { control: quantity, sends: { type: 'quantity.typed', text: '2' } },
          { control: less, sends: { type: 'quantity.decremented' } },
          {
            control: modal.getByRole('button', { name: 'En mere' }),
            sends: { type: 'quantity.incremented' },
          },
          { control: submit.filter({ hasText: 'på sedlen' }), sends: { type: 'item.submitted' } },
          ...snapshot.context.items.map(({ key }, place) => ({
            control: picks.nth(place),
            sends: { type: 'item.picked' as const, key },
          })),
        ],
        snapshot,
      )
    },
    perform: async ({ happening, before, emits }: Step) => {
      if (happening.kind === 'send') await send(happening, before as AddToListSnapshot)
      else if (happening.kind === 'done') {
        // A press does not wait for the list.
        if (happening.src === 'addItem') await haveList()
      } else if (happening.kind === 'fail') await loseList()
      else throw new Error(`the page has no delay "${happening.delay}"`)
      for (const event of emits) await hear(event)
      withoutFailedLoads(complaints)
    },
    see: {
      identity: () => {},
      'modal.closed': isClosed,
      // Too short to be observed.
      'modal.putting': () => {},
      'modal.open.identifying.unanswered': async () => {
        await expect(named('Læg på sedlen').getByRole('alert')).toHaveText(unknownUser)
        await expect(modal.getByRole('form')).toHaveCount(0)
      },
      'modal.open.identifying.asking': async () => {
        await expect(named('Læg på sedlen')).toBeVisible()
        await expect(modal.getByRole('button')).toHaveCount(1)
        await expect(modal.getByRole('form')).toHaveCount(0)
      },
      'modal.open.postponed.account.login': () => showsForm(form),
      'modal.open.postponed.account.register': () =>
        showsForm(modal.getByRole('form', { name: 'Opret konto' })),
      'modal.open.postponed.verify': async () => {
        await expect(named('Bekræft din e-mail først')).toBeVisible()
        await expect(modal.getByRole('link', { name: 'Gå til din profil' })).toBeVisible()
        await expect(quantity).toHaveCount(0)
      },
      'modal.open.offering.picking': async ({ context: { added } }) => {
        await expect(named('Læg på sedlen')).toBeVisible()
        await expect(picks.and(page.locator(':checked'))).toHaveCount(0)
        await expect(modal.getByRole('group').getByText('Er på sedlen')).toHaveCount(added.length)
        // §9: 35vh of the window.
        const { height = 0 } = page.viewportSize() ?? {}
        await expect(modal.getByRole('group')).toHaveCSS('max-height', `${(35 * height) / 100}px`)
        await expect(quantity).toHaveCount(0)
        await expect(submit).toHaveAttribute('aria-disabled', 'true')
        await expect(modal.getByRole('button', { name: 'Færdig' })).toBeVisible()
      },
      'modal.open.offering.choosing': async (snapshot) => {
        const { quantity: chosen, failure } = snapshot.context
        await expect(named('Læg på sedlen')).toBeVisible()
        await showsOffer()
        await showsQuantity(snapshot)
        await expect(submit).toHaveText('Læg på sedlen')
        await expect(submit).toHaveAttribute('aria-disabled', String(chosen === null))
        await expect(modal.getByRole('alert')).toHaveText(
          failure ? 'Varen kom ikke på sedlen. Prøv igen om lidt.' : '',
        )
      },
      'modal.open.offering.added': async (snapshot) => {
        await isAdded(snapshot)
        await expect(modal.getByLabel('Vis ikke dette igen')).toBeChecked({
          checked: snapshot.context.hideAdded,
        })
      },
      'modal.open.submitting': async (snapshot) => {
        // If the list is there, this state is too short to be observed.
        if (isListThere) return snapshot.context.hideAdded ? isAddedUnsaid(snapshot) : isAdded(snapshot)
        await expect(submit).toHaveText('Lægger på sedlen …')
        await expect(quantity).toBeFocused()
        await expect(submit).toHaveAttribute('aria-disabled', 'true')
        await expect(quantity).toHaveValue(snapshot.context.quantityText)
      },
    },
  }
}
