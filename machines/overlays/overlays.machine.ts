import { assign, enqueueActions, setup } from 'xstate'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** The flow that must close hears the event. */
export type OverlaysEmitted =
  | { type: 'menu.dismissed' }
  | { type: 'dropdown.dismissed' }
  | { type: 'panel.closed' }
  | { type: 'intro.dismissed' }
  | { type: 'mega.dismissed' }
  | { type: 'navigation.dismissed' }

/** The flows that open something over or beside the page, by their names in the register. */
export const overlays = [
  'userMenu',
  'typeahead',
  'agentIntro',
  'megaMenu',
  'navigationMenu',
  'listPanel',
] as const
export type Overlay = (typeof overlays)[number]

/**
 * What an overlay is in windows of each size. `shown`: where the page has it; elsewhere it closes. `covers`: where nothing
 * of the page is left beside it. `leaves`: what stays open when it opens; everything else closes.
 */
type Row = {
  shown: readonly ScreenSize[]
  covers: readonly ScreenSize[]
  leaves: Partial<Record<ScreenSize, readonly Overlay[]>>
  dismissal: OverlaysEmitted['type']
}

const everywhere: readonly ScreenSize[] = ['phone', 'tablet', 'laptop', 'desktop']

/** A desktop has the list's panel beside the page, and room for the search dropdown at its side. */
const besidePanel: Row['leaves'] = { desktop: ['listPanel'] }

/** What may be open at the same time: the burger and the mega menu by docs/decisions/024, the panel by 012. */
const table: Record<Overlay, Row> = {
  userMenu: { shown: everywhere, covers: [], leaves: besidePanel, dismissal: 'menu.dismissed' },
  typeahead: { shown: everywhere, covers: [], leaves: besidePanel, dismissal: 'dropdown.dismissed' },
  agentIntro: { shown: everywhere, covers: [], leaves: besidePanel, dismissal: 'intro.dismissed' },
  megaMenu: { shown: ['laptop', 'desktop'], covers: [], leaves: besidePanel, dismissal: 'mega.dismissed' },
  navigationMenu: {
    shown: ['phone', 'tablet'],
    covers: ['phone', 'tablet'],
    leaves: {},
    dismissal: 'navigation.dismissed',
  },
  listPanel: {
    shown: everywhere,
    covers: ['phone', 'tablet', 'laptop'],
    leaves: { desktop: ['typeahead'] },
    dismissal: 'panel.closed',
  },
}

export type OverlaysInput = { screen: ScreenSize }
export type OverlaysContext = OverlaysInput & { open: readonly Overlay[] }

export type OverlaysEvent =
  | { type: 'overlay.opened'; overlay: Overlay }
  | { type: 'overlay.closed'; overlay: Overlay }
  | { type: 'screen.changed'; screen: ScreenSize }

/** Whether an overlay closes because another one opens, which itself closes if the window has no place for it. */
function makesWay(open: Overlay, opened: Overlay, screen: ScreenSize): boolean {
  const { shown, leaves } = table[opened]
  if (!shown.includes(screen)) return open === opened
  return open !== opened && !leaves[screen]?.includes(open)
}

/** Whether an overlay closes in a window that has got another size. */
function hasNoPlace(open: Overlay, { open: all, screen }: OverlaysContext): boolean {
  const isCovered = all.some((other) => other !== open && table[other].covers.includes(screen))
  return isCovered || !table[open].shown.includes(screen)
}

/**
 * Decides what may be open at the same time: the user's menu, the search dropdown, the intro of the price agent, the mega
 * menu of categories, the menu behind the burger and the list's panel (§2.4, §2.5, §2.8, §2.3, §2.10). What
 * opens closes what is open, as the table says for the size of the window; when that changes, all that is open is checked
 * again. A flow stays in `open` until it says that it has closed. Except for the burger's menu, this machine does not know
 * modals: the browser makes everything below a modal inert, and the shopper still wants what is below it.
 */
export const overlaysMachine = setup({
  types: {
    context: {} as OverlaysContext,
    input: {} as OverlaysInput,
    events: {} as OverlaysEvent,
    emitted: {} as OverlaysEmitted,
    meta: {} as FlowMeta<OverlaysContext | OverlaysEvent>,
  },
  actions: {
    keepScreen: assign((_, { screen }: { screen: ScreenSize }) => ({ screen })),
    add: assign(({ context }, { overlay }: { overlay: Overlay }) => ({
      open: [...context.open.filter((other) => other !== overlay), overlay],
    })),
    remove: assign(({ context }, { overlay }: { overlay: Overlay }) => ({
      open: context.open.filter((other) => other !== overlay),
    })),
    dismissOthers: enqueueActions(({ context, enqueue }, { overlay }: { overlay: Overlay }) => {
      for (const open of context.open)
        if (makesWay(open, overlay, context.screen)) enqueue.emit({ type: table[open].dismissal })
    }),
    dismissMisplaced: enqueueActions(({ context, enqueue }) => {
      for (const open of context.open)
        if (hasNoPlace(open, context)) enqueue.emit({ type: table[open].dismissal })
    }),
  },
}).createMachine({
  id: 'overlays',
  description:
    'Closes the menus, the search dropdown, the intro or the list panel when another one takes its place, or the window has none for it.',
  meta: {
    spec: ['§2.4', '§2.3', '§2.5', '§2.8', '§2.10'],
    safe: ['open', 'overlay', 'screen'],
  },
  context: ({ input }) => ({ ...input, open: [] }),
  on: {
    'overlay.opened': {
      actions: [
        { type: 'add', params: ({ event }) => event },
        { type: 'dismissOthers', params: ({ event }) => event },
      ],
    },
    'overlay.closed': { actions: { type: 'remove', params: ({ event }) => event } },
    'screen.changed': {
      actions: [{ type: 'keepScreen', params: ({ event }) => event }, 'dismissMisplaced'],
    },
  },
})
