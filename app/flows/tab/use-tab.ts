import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'
import { takePresses } from '#app/device/reload/kept-presses.ts'
import type { Cta } from '#app/domain/tracking/tracking.ts'
import { languageOfPath } from '#app/i18n/language-of-path.ts'
import type { AppEvent, FlowActors, FlowName } from '#machines/app/flows.types.ts'
import type { OffersWanted } from '../add-to-list/want-offers.ts'
import { createLate } from '../late/create-late.ts'
import { type Missing, missingIn } from '../late/missing.ts'
import { noteLatestPress } from '../late/page-presses.ts'
import { hearPath, isOtherPage } from './hear/hear-path.ts'
import type { Tab } from './tab.types.ts'

const lateTab = createLate(async (router: RegisteredRouter): Promise<Tab> => {
  // A user's list may open by itself, with texts that the page did not come with.
  const texts = isVisitors(router) ? undefined : loadTexts(router)
  const [{ openTab }] = await Promise.all([import('./open-tab.ts'), texts])
  return openTab(router)
})

/** Whether the page was rendered for a visitor. */
const isVisitors = (router: RegisteredRouter) =>
  router.state.matches.some(
    (match) => match.routeId === '/{-$locale}/_app' && match.loaderData?.user === null,
  )

/** Loads all texts of the page's language: what the shopper opens uses other texts than the page. */
export const loadTexts = (router: RegisteredRouter): Promise<void> =>
  router.options.context.catalogues.load(languageOfPath(router.state.location.pathname))

/** Loads and starts the tab's machines at the first call. @throws if their code cannot be loaded. */
export const tabOf = lateTab.load

/** Loads and starts the tab's machines, though nobody has pressed anything. */
export const wantTab = lateTab.want

/** What a press needs: the machines, and all texts. */
const pressedTab = createLate(async (router: RegisteredRouter) => {
  const [tab] = await Promise.all([tabOf(router), loadTexts(router)])
  return tab
})

/** Calls back with the tab's machines, as soon as they are loaded. */
type WithTab = (act: (tab: Tab) => void) => void

type Events = { [Name in FlowName]: { to: Name; event: Parameters<FlowActors[Name]['send']>[0] } }

/**
 * What a press tells the machines: an event of one of them, that offers are wanted, or that an offer was pressed, which is
 * tracked.
 */
export type Told =
  | Events[FlowName]
  | { to: 'app'; event: AppEvent }
  | { wanted: OffersWanted }
  | { cta: Cta; offerId: number }

/** What these open belongs to the page on which it was pressed. */
const flowsOfPage: (FlowName | 'app')[] = [
  'agentIntro',
  'consent',
  'megaMenu',
  'navigationMenu',
  'offerViewer',
  'productShops',
  'scanner',
  'userMenu',
]

/** These are not done on a page that is loaded anew: another user may be there, or the shopper may have undone it. */
const endsSomething: ReadonlySet<string> = new Set(['session.leave', 'watch.delete'])

/** What tracking counts, which must not count twice. */
const isCounted = (told: Told) => 'cta' in told || ('to' in told && told.event.type === 'product.viewed')

/** The same press made again has the same kind. */
const kindOf = (told: Told[]) => JSON.stringify(told)

/**
 * Tells the tab's machines what was pressed. If they do not arrive, the shopper is told (`useFailedPress`), and it is
 * done when they are there. The same press made again meanwhile counts once; what would open on a page that was left is
 * forgotten.
 */
function pressTab(router: RegisteredRouter, told: Told[]): void {
  const canRepeat = !told.some((each) => 'to' in each && endsSomething.has(each.event.type))
  noteLatestPress(canRepeat ? told.filter((each) => !isCounted(each)) : undefined)
  pressedTab.press(router, {
    act: (tab) => {
      for (const each of told)
        if ('cta' in each) tab.press(each.cta, each.offerId)
        else if ('wanted' in each) tab.want(each.wanted)
        // Each event has the type of its own flow; the union of all flows cannot express that.
        else (tab[each.to] as AnyActorRef).send(each.event)
    },
    kind: kindOf(told),
    told: canRepeat ? told : undefined,
    isOfPage: told.some((each) => 'to' in each && flowsOfPage.includes(each.to)),
  })
}

/**
 * The machines of this tab. They are loaded in a chunk of their own after the page: `tab` is undefined until then, and the
 * page shows what the server rendered.
 * - `press` loads them now, with all texts, because something was pressed.
 * - `takeBack` forgets what was pressed if it still waits, because the shopper has left it.
 * - `withTab` does the same for what follows a press, such as the answer to a form.
 * - `tellTab` is for what nobody waits for: if they do not arrive, nobody is told.
 */
export function useTab() {
  const router = useRouter()
  const tab = useSyncExternalStore(lateTab.subscribe, lateTab.get, nothing)
  const withTab: WithTab = useCallback((act) => pressedTab.press(router, { act }), [router])
  const tellTab: WithTab = useCallback((act) => lateTab.want(router, act), [router])
  const press = useCallback((...told: Told[]) => pressTab(router, told), [router])
  const takeBack = useCallback((...told: Told[]) => {
    if (pressedTab.takeBack(kindOf(told))) noteLatestPress(undefined)
  }, [])
  return { tab, press, takeBack, withTab, tellTab }
}

/**
 * Something was pressed, but the machines did not arrive; undefined otherwise. It is used once in each page: what was
 * pressed before the page was loaded anew is done, and what would open on a page is forgotten when that is left.
 */
export function useFailedPress(): (Missing & { onDismissed: () => void }) | undefined {
  const router = useRouter()
  useEffect(() => {
    const pressed: Told[][] = JSON.parse(takePresses() ?? '[]')
    for (const told of pressed) pressTab(router, told)
    return hearPath(router, (from, { pathname }) => {
      if (!isOtherPage(from, pathname)) return
      pressedTab.leavePage()
      noteLatestPress(undefined)
    })
  }, [router])
  const state = useSyncExternalStore(pressedTab.subscribe, pressedTab.state, pressedTab.state)
  const missing = missingIn(state, () => pressedTab.press(router))
  return missing && { ...missing, onDismissed: pressedTab.drop }
}

const nothing = () => undefined
