import { describe, expect, it } from 'vitest'
import { invariants, problemsOf, type Seen } from './invariants.ts'
import { nothingToSee } from './sight.ts'

const fine: Seen = {
  sight: { ...nothingToSee, isOurs: true, isHydrated: true },
  complaints: [],
  endless: [],
  isFocusGivenUp: false,
  wasDisturbed: false,
}
const withSight = (sight: Partial<Seen['sight']>): Seen => ({ ...fine, sight: { ...fine.sight, ...sight } })
const withComplaints = (...complaints: string[]): Seen => ({ ...fine, complaints })

const refused =
  'Failed to load resource: the server responded with a status of 401 () <http://127.0.0.1/api/user>'
const absent =
  'Failed to load resource: the server responded with a status of 404 (Not Found) <http://127.0.0.1/assets/a.js>'
const unreachable = 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED'

/** Pages that break an invariant, each with what is told of it. */
const broken: [seen: Seen, problem: string][] = [
  [
    withComplaints('TypeError: x is undefined'),
    'no error on the page or in its console: TypeError: x is undefined',
  ],
  [withComplaints(absent), `no error on the page or in its console: ${absent}`],
  [withComplaints(unreachable), `no error on the page or in its console: ${unreachable}`],
  [
    withSight({ isBroken: true }),
    'no error on the page or in its console: the page of an unexpected error is shown',
  ],
  [
    withSight({ hasDialog: true }),
    'the focus is never on the body while a dialog is open: the focus is on the body',
  ],
  [withSight({ scrollLocks: ['html'] }), 'nothing is locked without a dialog: html is locked'],
  [withSight({ inert: ['main'] }), 'nothing is locked without a dialog: main is locked'],
  [
    withSight({ modals: ['Menu', 'Cookies'], hasDialog: true, focus: 'button' }),
    'at most one modal is drawn: drawn at once: Menu, Cookies',
  ],
  [{ ...fine, endless: ['GET /api/user'] }, 'every request ends: GET /api/user'],
  [{ ...fine, wentBack: { from: 3, to: 3 } }, 'back leads back: from entry 3 it leads to entry 3'],
]

describe('the invariants of a page', () => {
  it.each(broken)('are broken by a page that is wrong: %#', (seen, problem) => {
    expect(problemsOf(seen)).toEqual([problem])
  })

  it('can each be broken', () => {
    const names = broken.map(([, problem]) => problem.split(': ')[0])
    expect([...new Set(names)]).toEqual(Object.keys(invariants))
  })

  it.each<[string, Seen]>([
    ['nothing is open', fine],
    ['a refused request is told by the browser', withComplaints(refused)],
    [
      'a request did not reach the server that was killed',
      { ...withComplaints(unreachable), wasDisturbed: true },
    ],
    [
      'the service worker’s script did not come',
      { ...withComplaints('An unknown error occurred when fetching the script. <>'), wasDisturbed: true },
    ],
    [
      'the stylesheet of what was pressed did not come',
      {
        ...withComplaints(
          'Error: late code: late code: Unable to preload CSS for http://127.0.0.1/assets/a.css',
        ),
        wasDisturbed: true,
      },
    ],
    ['the code of the page did not come', { ...withSight({ isBroken: true }), wasDisturbed: true }],
    [
      'a modal is open and has the focus',
      withSight({
        modals: ['Menu'],
        hasDialog: true,
        focus: 'button',
        scrollLocks: ['html'],
        inert: ['main'],
      }),
    ],
    ['the shopper left the dialog with Tab', { ...withSight({ hasDialog: true }), isFocusGivenUp: true }],
    ['back led to the page before', { ...fine, wentBack: { from: 3, to: 2 } }],
  ])('hold while %s', (_, seen) => {
    expect(problemsOf(seen)).toEqual([])
  })
})
