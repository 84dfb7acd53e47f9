import { emit, setup } from 'xstate'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** How far a row is dragged to show its actions, in pixels (§9, swipe reveal width). */
export const REVEAL_PX = 120
/** A press shorter than this, without a drag, is a tap (§9, tap threshold). */
export const TAP_MS = 200
/** When the intro hint opens and closes a row, in milliseconds from its start (§9). */
export const HINT_OPEN_MS = 100
export const HINT_CLOSE_MS = 700

/** `hint`: whether this row shows the intro hint, that a swipe reveals actions. */
export type SwipeRowInput = { hint: 'shown' | 'none' }

/**
 * `released`: how far the row shows its actions when the press ends, 0 to 120 px, and how long the press was. `cancelled`:
 * the browser took the press over. `row.open` and `row.close` come from buttons, the keyboard's focus and other rows.
 */
export type SwipeRowEvent =
  | { type: 'pressed' }
  | { type: 'drag.started' }
  | { type: 'released'; px: number; ms: number }
  | { type: 'cancelled' }
  | { type: 'row.open' }
  | { type: 'row.close' }

/**
 * On `row.opened` the list closes the other open row (`openRow`). On `hint.shown` the device remembers that the hint was
 * shown.
 */
export type SwipeRowEmitted = { type: 'row.opened' } | { type: 'row.closed' } | { type: 'hint.shown' }

/**
 * A row of the list that is dragged to the left, or tapped, to reveal its actions (§4, Item row). The
 * component draws the movement; the machine hears only where it ended. An interrupted press leaves the row unchanged.
 */
export const swipeRowMachine = setup({
  types: {
    context: {} as SwipeRowInput,
    input: {} as SwipeRowInput,
    events: {} as SwipeRowEvent,
    emitted: {} as SwipeRowEmitted,
    tags: {} as 'open' | 'dragging',
    meta: {} as FlowMeta<SwipeRowInput | SwipeRowEvent>,
  },
  delays: { hintOpen: HINT_OPEN_MS, hintClose: HINT_CLOSE_MS - HINT_OPEN_MS },
  guards: {
    isHinting: ({ context }) => context.hint === 'shown',
    isTap: (_, { ms }: { ms: number }) => ms < TAP_MS,
    isUnderQuarter: (_, { px }: { px: number }) => px < REVEAL_PX / 4,
  },
  actions: {
    tellOpened: emit({ type: 'row.opened' }),
    tellClosed: emit({ type: 'row.closed' }),
    tellHintShown: emit({ type: 'hint.shown' }),
  },
}).createMachine({
  id: 'swipeRow',
  description: 'A row of the list that is swiped or tapped to show its actions.',
  meta: {
    spec: ['§4 Item row', '§9'],
    safe: ['hint', 'px'],
  },
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isHinting', target: 'hinting' }, { target: 'closed' }] },
    hinting: {
      meta: { spec: ['§4 Item row', '§9'] },
      initial: 'waiting',
      on: { 'row.open': { target: 'open' } },
      states: {
        waiting: {
          on: { pressed: { target: '#swipeRow.closed.pressed' } },
          after: { hintOpen: { target: 'peeking' } },
        },
        peeking: {
          tags: 'open',
          entry: 'tellHintShown',
          // The row stays in place until the press ends: a button that moves away from the pointer gets no click.
          on: { pressed: { target: '#swipeRow.open.pressed' } },
          after: { hintClose: { target: '#swipeRow.closed' } },
        },
      },
    },
    closed: {
      initial: 'resting',
      on: { 'row.open': { target: 'open' } },
      states: {
        resting: { on: { pressed: { target: 'pressed' } } },
        pressed: {
          on: {
            'drag.started': { target: 'dragging' },
            cancelled: { target: 'resting' },
            released: [
              {
                meta: { spec: ['§4 Item row', '§9'] },
                guard: { type: 'isTap', params: ({ event }) => ({ ms: event.ms }) },
                target: '#swipeRow.open',
              },
              { target: 'resting' },
            ],
          },
        },
        dragging: {
          tags: 'dragging',
          on: {
            cancelled: { target: 'resting' },
            released: [
              {
                guard: { type: 'isUnderQuarter', params: ({ event }) => ({ px: event.px }) },
                target: 'resting',
              },
              { target: '#swipeRow.open' },
            ],
          },
        },
      },
    },
    open: {
      meta: { spec: ['§4 Item row'] },
      tags: 'open',
      initial: 'resting',
      entry: 'tellOpened',
      exit: 'tellClosed',
      on: { 'row.close': { target: 'closed' } },
      states: {
        resting: { on: { pressed: { target: 'pressed' } } },
        pressed: {
          on: {
            'drag.started': { target: 'dragging' },
            cancelled: { target: 'resting' },
            released: [
              {
                guard: { type: 'isTap', params: ({ event }) => ({ ms: event.ms }) },
                target: '#swipeRow.closed',
              },
              { target: 'resting' },
            ],
          },
        },
        dragging: {
          tags: 'dragging',
          on: {
            cancelled: { target: 'resting' },
            released: [
              {
                guard: { type: 'isUnderQuarter', params: ({ event }) => ({ px: event.px }) },
                target: '#swipeRow.closed',
              },
              { target: 'resting' },
            ],
          },
        },
      },
    },
  },
})
