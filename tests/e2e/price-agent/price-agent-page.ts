import type { Locator, Page } from '@playwright/test'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import { saveOf } from '#machines/price-agent/price-agent.changes.ts'
import { danishChains } from '#machines/price-agent/price-agent.fixture.ts'
import type { PriceAgentSnapshot } from '#machines/price-agent/price-agent.paths.ts'
import type { PriceAgentEvent } from '#machines/price-agent/price-agent.types.ts'
import { foundResponse, gevalia } from '#machines/typeahead/typeahead.fixtures.ts'
import type { Case } from '#tests/paths/case.ts'
import type { Step } from '#tests/paths/plan-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { expectControls } from '../support/controls.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, goWithin } from '../support/page-test.ts'
import type { HeldSearches } from '../typeahead/typeahead-page.ts'

export const agentModal = (page: Page): Locator => page.locator('dialog[open]')
export const chips = (page: Page): Locator =>
  agentModal(page).getByRole('group', { name: 'Kæder', exact: true }).getByRole('button')

/** The hearts of the page's offers. */
export const hearts = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: /^Følg prisen: / })

/** Presses the heart of the page's first offer. @returns the offer's name. */
export async function pressHeart(page: Page): Promise<string> {
  const heart = hearts(page).first()
  const label = (await heart.getAttribute('aria-label')) ?? ''
  await heart.click()
  return label.replace('Følg prisen: ', '')
}

type Calls = Record<'check' | 'create' | 'chains' | 'save', HeldCalls>

/** The address at which the past of a product that does not exist is asked for. */
export const ofNoProduct = (url: string): string => url.replace(/(?<=%22s%22%3A)\d+/, '2000000000')

/** Holds the calls of the modal, and lets its product have no past. */
export async function holdAgentCalls(page: Page): Promise<Calls> {
  await page.route('**/_serverFn/getProductToWatch*', (route, request) =>
    route.continue({ url: ofNoProduct(request.url()) }),
  )
  return {
    check: await HeldCalls.on(page, '**/api/price-agent/check-product-exists/', 'POST'),
    create: await HeldCalls.on(page, '**/api/price-agent/create/', 'POST'),
    chains: await HeldCalls.on(page, '**/api/chains/list/*', 'GET'),
    save: await HeldCalls.on(page, '**/api/price-agent/add-product/', 'POST'),
  }
}

type AgentPage = { calls: Calls; searches: HeldSearches; complaints: string[] }

/** Walks the planned paths of the price agent's modal over the search box: real input and held requests. */
export function priceAgentDriver(
  page: Page,
  { calls, searches, complaints }: AgentPage,
): Driver<PriceAgentSnapshot> {
  const modal = agentModal(page)
  const named = (name: string) => page.getByRole('dialog', { name, exact: true })
  // An offer of the page can have the same name.
  const heart = page
    .getByRole('grid', { name: 'Forslag og tilbud' })
    .getByRole('button', { name: 'Følg prisen: Gevalia, Mellemristet kaffe' })
  const bar = modal.getByRole('progressbar')
  const submit = modal.locator('[type=submit]')
  const again = modal.getByLabel('Vis ikke dette igen')
  const chip = (id: number) =>
    chips(page).filter({ hasText: danishChains.find((chain) => chain.id === id)?.name ?? 'no such chain' })
  let areChainsThere = false

  let answered = 0
  /** Shows the offer in the search box, whose field may ask for another term first. */
  const search = async () => {
    await page.getByRole('combobox', { name: 'Søg efter varer og tilbud' }).fill('ka')
    const isShown = async () => {
      const asked = searches.terms.filter((term) => term === 'ka').length
      if (asked > answered) {
        answered = asked
        await searches.answer(foundResponse)
      }
      return heart.isVisible()
    }
    await expect.poll(isShown).toBe(true)
  }

  const ways: {
    [Type in PriceAgentEvent['type']]?: (event: Extract<PriceAgentEvent, { type: Type }>) => Promise<unknown>
  } = {
    'agent.requested': async () => {
      if (!(await heart.isVisible())) await search()
      await heart.click()
    },
    'chain.toggled': ({ id }) => chip(id).click(),
    'form.submitted': () => submit.click({ force: true }),
    'chains.retried': () => modal.getByRole('button', { name: 'Prøv igen' }).click(),
    'hiding.toggled': () => again.click(),
    'modal.closed': () => page.keyboard.press('Escape'),
    'route.changed': async () => {
      const term = page.url().endsWith('/kaffe') ? 'ost' : 'kaffe'
      await goWithin(page, `/dk/offer/${term}`)
      await expect(page.getByRole('heading', { level: 1, name: term })).toBeVisible()
    },
  }
  const send = async ({ event, label }: Extract<Case, { kind: 'send' }>) => {
    const way = Object.entries(ways).find(([type]) => type === event.type)?.[1]
    if (!way) throw new Error(`the page has no way to do "${label}"`)
    await way(event as never)
  }
  const callOf: Record<string, keyof Calls> = {
    checkProduct: 'check',
    createAgent: 'create',
    loadForm: 'chains',
    saveWatch: 'save',
  }
  const settle = async (happening: Extract<Case, { kind: 'done' | 'fail' }>) => {
    const call = callOf[happening.src]
    if (!call) throw new Error(`the page knows no actor "${happening.src}"`)
    if (call === 'chains' && areChainsThere) return
    if (happening.kind === 'fail') return calls[call].lose()
    areChainsThere ||= call === 'chains'
    const answers = { check: happening.output, create: { items: [] }, chains: danishChains, save: {} }
    await calls[call].answer({ json: answers[call] })
  }
  const hear = async ({ type, ...event }: { type: string }) => {
    if (type === 'hiding.changed' && 'isHidden' in event)
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('hidePriceAgentAdded')))
        .toBe(event.isHidden ? 'true' : null)
    if (type === 'watch.announced')
      await expect(page.getByRole('status').filter({ hasText: 'Vi følger prisen på Gevalia' })).toBeVisible()
    // §4, §8: logged. What the shopper is told is seen in the states.
    if (type === 'call.failed') await expect.poll(() => complaints.splice(0).length).toBeGreaterThan(0)
  }
  const isWaiting = async () => {
    await expect(named('Følg prisen')).toContainText('Gevalia, Mellemristet kaffe')
    await expect(bar).toBeVisible()
    await expect(submit).toHaveText('Henter kæder …')
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
  }
  const isSaving = async ({ context: { chosen } }: PriceAgentSnapshot) => {
    await expect(bar).toBeVisible()
    await expect(submit).toHaveText('Gemmer …')
    await showsChosen(chosen)
  }
  const showsChosen = async (chosen: number[]) => {
    for (const id of chosen) await expect(chip(id)).toHaveAttribute('aria-pressed', 'true')
    await expect(chips(page).and(page.locator('[aria-pressed=true]'))).toHaveCount(chosen.length)
  }
  const showsForm = async ({ context: { chosen, chains } }: PriceAgentSnapshot) => {
    await expect(bar).toHaveCount(0)
    await expect(chips(page)).toHaveText(chains.map(({ name }) => new RegExp(`${name}$`)))
    await showsChosen(chosen)
    await expect(submit).toHaveAttribute('aria-disabled', String(chosen.length === 0))
    await expect(submit).toHaveText(
      chosen.includes(0)
        ? 'Følg prisen i alle kæder'
        : chosen.length === 0
          ? 'Vælg mindst én kæde'
          : `Følg prisen i ${chosen.length} ${chosen.length === 1 ? 'kæde' : 'kæder'}`,
    )
  }
  return {
    offer: async (snapshot) => {
      if (snapshot.matches({ modal: { open: { adding: { arriving: 'preparing' } } } }) && areChainsThere)
        return
      await expectControls<PriceAgentEvent>(
        [
          { control: submit, sends: { type: 'form.submitted', rules: anyOffer } },
          { control: again, sends: { type: 'hiding.toggled' } },
          { control: modal.getByRole('button', { name: 'Prøv igen' }), sends: { type: 'chains.retried' } },
          ...[0, 1].map((id) => ({ control: chip(id), sends: { type: 'chain.toggled' as const, id } })),
        ],
        snapshot,
      )
    },
    perform: async ({ happening, emits }) => {
      if (happening.kind === 'send') await send(happening)
      else if (happening.kind === 'after') throw new Error(`the page has no delay "${happening.delay}"`)
      else await settle(happening)
      for (const event of emits as Step['emits']) await hear(event)
      withoutFailedLoads(complaints)
    },
    see: {
      'modal.closed': () => expect(modal).toHaveCount(0),
      'modal.open.adding.arriving.checking': async () => {
        await isWaiting()
        await expect.poll(() => calls.check.bodies.at(-1)).toEqual({ product_id: gevalia.productVariant.id })
      },
      'modal.open.adding.arriving.creating': isWaiting,
      'modal.open.adding.arriving.preparing': () => (areChainsThere ? Promise.resolve() : isWaiting()),
      'modal.open.adding.choosing': async (snapshot) => {
        await showsForm(snapshot)
        await expect(modal.getByRole('alert')).toHaveText('')
      },
      'modal.open.adding.lacking': async (snapshot) => {
        await showsForm(snapshot)
        await expect(modal.getByRole('alert')).toContainText('Vi kunne ikke hente de enkelte kæder.')
      },
      'modal.open.adding.saving': isSaving,
      'modal.open.adding.saved': async ({ context: { hidden } }) => {
        await expect(named('Vi følger prisen')).toContainText('Gevalia, Mellemristet kaffe')
        await expect(again).toBeChecked({ checked: hidden.add })
        await expect(modal.getByRole('link', { name: 'Se din prisagent' })).toHaveAttribute(
          'href',
          '/dk/pricing-agent',
        )
      },
      'modal.open.existing': async () => {
        await expect(named('Du følger allerede prisen')).toContainText('Gevalia, Mellemristet kaffe')
        await expect(modal.getByRole('link', { name: 'Gå til din prisagent' })).toHaveAttribute(
          'href',
          '/dk/pricing-agent',
        )
      },
      'call.resting': () => {},
      'call.creating': () => expect.poll(() => calls.create.waiting).toBe(1),
      'call.saving': async ({ context }) => {
        const { productId, chainIds, rules } = saveOf(context)
        await expect
          .poll(() => calls.save.bodies.at(-1))
          .toEqual({ product_id: productId, chain_ids: chainIds, rules })
        await expect.poll(() => calls.save.waiting).toBe(1)
      },
    },
  }
}
