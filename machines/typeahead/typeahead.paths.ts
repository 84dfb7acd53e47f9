import type { SnapshotFrom } from 'xstate'
import { foundResponse, ideas, nothingResponse } from '#machines/typeahead/typeahead.fixtures.ts'
import { typeaheadMachine } from '#machines/typeahead/typeahead.machine.ts'
import { rowsOf } from '#machines/typeahead/typeahead.rows.ts'
import { type Case, casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type TypeaheadSnapshot = SnapshotFrom<typeof typeaheadMachine>

const { send, after, done, fail } = casesOf(typeaheadMachine)

const hasText = ({ context }: TypeaheadSnapshot) => context.query !== ''
const shows = (term: string) => (snapshot: TypeaheadSnapshot) =>
  snapshot.hasTag('open') &&
  rowsOf(snapshot.context).some((row) => 'terms' in row && row.terms.includes(term))
// With the cursor in the text, Enter submits. Only under the hint is that the same.
const isOnRowOrUnderHint = (snapshot: TypeaheadSnapshot) =>
  snapshot.context.activeRow !== null || snapshot.matches({ open: 'tooShort' })

// The ideas under the hint have paths of their own. No search happens before they are gone, which halves the plan.
const isWithoutIdeas = ({ context }: TypeaheadSnapshot) => context.ideas === null
const isSearchedWithoutIdeas = (snapshot: TypeaheadSnapshot) =>
  isWithoutIdeas(snapshot) || snapshot.context.query.length < 2

/** One sponsored row is shown, so that a partner's product would add nothing. */
const found = { ...foundResponse, sponsoredCustomPartnerProducts: [] }

/**
 * The events of the search box that are enough to take every transition and to have every guard refused. Each can happen on
 * a page too, if its `when` allows it.
 */
const desktopCases: Case[] = [
  send({ type: 'query.changed', query: 'k' }),
  send({ type: 'query.changed', query: 'ka' }, { when: isWithoutIdeas }),
  send({ type: 'query.changed', query: 'kaf' }, { when: isWithoutIdeas }),
  send({ type: 'query.restored', query: 'smør' }, { when: isWithoutIdeas }),
  send({ type: 'query.cleared' }, { when: hasText }),
  send({ type: 'query.submitted' }),
  send({ type: 'input.focused' }, { when: isSearchedWithoutIdeas }),
  send({ type: 'dropdown.dismissed' }),
  send({ type: 'escape.pressed' }),
  send({ type: 'route.changed' }),
  // An address without a prefix: its page is in Danish too.
  send({ type: 'locale.changed', locale: 'default' }, { when: ({ context }) => context.locale === 'dk' }),
  send({ type: 'locale.changed', locale: 'dk' }, { when: ({ context }) => context.locale === 'default' }),
  send(
    { type: 'ideas.loaded', ideas },
    {
      label: 'ideas.loaded',
      when: (snapshot) => isWithoutIdeas(snapshot) && snapshot.matches({ open: 'tooShort' }),
    },
  ),
  send({ type: 'term.chosen', term: 'Smør' }, { when: shows('Smør') }),
  send({ type: 'cursor.moved', to: 'next' }),
  send({ type: 'cursor.moved', to: 'previous' }),
  send({ type: 'cursor.moved', to: 'first' }),
  send({ type: 'cursor.moved', to: 'last' }),
  send({ type: 'cursor.moved', to: 'left' }),
  send({ type: 'cursor.moved', to: 'right' }),
  send({ type: 'cursor.chosen' }, { when: isOnRowOrUnderHint }),
  send({ type: 'search.retry' }),
  after('debounce', 400),
  done('searchOffers', found, 'with offers'),
  done('searchOffers', nothingResponse, 'with nothing'),
  fail('searchOffers', new Error('503')),
  fail('searchOffers', new DOMException('aborted', 'AbortError'), 'is cancelled'),
]

const isDesktop = ({ context }: TypeaheadSnapshot) => context.screen === 'desktop'
const onDesktop = (sent: Extract<Case, { kind: 'send' }>): Case => {
  const when = sent.when as ((snapshot: TypeaheadSnapshot) => boolean) | undefined
  return { ...sent, when: (snapshot: TypeaheadSnapshot) => isDesktop(snapshot) && (when?.(snapshot) ?? true) }
}

// The plan goes to another screen once, from a row, and comes back: everything else is the same there.
const typeaheadCases: Case[] = [
  ...desktopCases.map((each) => (each.kind === 'send' ? onDesktop(each) : each)),
  send(
    { type: 'screen.changed', screen: 'tablet' },
    {
      when: (snapshot) =>
        isDesktop(snapshot) && snapshot.matches({ open: 'results' }) && snapshot.context.activeRow !== null,
    },
  ),
  send({ type: 'screen.changed', screen: 'desktop' }, { when: (snapshot) => !isDesktop(snapshot) }),
]

/** The paths that are walked on the machine and on the page. */
export function planTypeahead() {
  return planPaths(typeaheadMachine, {
    cases: typeaheadCases,
    input: { query: '', locale: 'dk', screen: 'desktop' },
    key: ({ context: { query, locale, screen, answer, ideas: known, activeRow, activeCell } }) => [
      query,
      locale,
      screen,
      known !== null,
      answer?.term === query,
      answer?.response.organicProductOffers.totalNumberOfItems,
      activeRow,
      activeCell,
    ],
    maxSteps: 14,
  })
}
