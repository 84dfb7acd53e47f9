import type { SnapshotFrom } from 'xstate'
import {
  coffeeCode,
  mistypedCode,
  scannedCoffee,
  shopsOwnCode,
  unofferedCoffee,
} from '#machines/scanner/scanner.fixture.ts'
import { type ScannerPlace, scannerMachine } from '#machines/scanner/scanner.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type ScannerSnapshot = SnapshotFrom<typeof scannerMachine>

const { send, done, fail } = casesOf(scannerMachine)

const answers = (state: string) => (snapshot: ScannerSnapshot) =>
  typeof snapshot.value === 'object' && JSON.stringify(snapshot.value.open.answer).includes(state)
const isTyping = answers('typing')
const isUnfound = answers('unfound')
const isLooking = answers('looking')
/** A code is the same whatever the camera has done before. */
const isShowing = (snapshot: ScannerSnapshot) =>
  snapshot.matches({ open: { camera: { on: 'showing' }, answer: 'looking' } }) && !snapshot.context.hasTorch

/** The paths of the scanner, opened in one place. */
export function planScanner(place: ScannerPlace) {
  const cases = [
    send(
      { type: 'scanner.opened', place, country: 'dk', searched: 'kaffe' },
      { when: (snapshot) => snapshot.matches('closed') },
    ),
    send({ type: 'scanner.shown' }, { when: isLooking }),
    send({ type: 'scanner.closed' }),
    send({ type: 'route.changed' }),
    send({ type: 'tab.returned' }, { when: isLooking }),
    send({ type: 'network.online' }),
    send({ type: 'camera.started', hasTorch: true }, { when: isLooking }),
    send({ type: 'camera.started', hasTorch: false }, { when: isLooking }),
    send({ type: 'camera.failed', trouble: 'refused' }, { when: isLooking }),
    send({ type: 'camera.left' }, { when: isLooking }),
    send({ type: 'torch.pressed' }, { when: isLooking }),
    send({ type: 'code.seen', code: coffeeCode }, { when: isShowing }),
    send({ type: 'code.seen', code: shopsOwnCode }, { when: isShowing }),
    send({ type: 'code.seen', code: mistypedCode }, { when: isShowing }),
    send({ type: 'typing.chosen' }, { when: isShowing }),
    send({ type: 'scanning.chosen' }, { when: (snapshot) => !isLooking(snapshot) }),
    send({ type: 'code.typed', text: coffeeCode }, { when: isTyping }),
    send({ type: 'code.typed', text: mistypedCode }, { when: isTyping }),
    send({ type: 'code.typed', text: '57012' }, { when: isTyping }),
    send({ type: 'code.typed', text: shopsOwnCode }, { when: isTyping }),
    send({ type: 'code.entered' }, { when: isTyping }),
    send({ type: 'lookup.retried' }),
    send({ type: 'words.typed', words: 'knækbrød' }, { when: isUnfound }),
    send({ type: 'words.typed', words: ' ' }, { when: isUnfound }),
    send({ type: 'words.entered' }, { when: isUnfound }),
    done('findProduct', scannedCoffee, 'with the product'),
    done('findProduct', unofferedCoffee, 'with a product that nobody offers'),
    done('findProduct', null, 'that nobody knows it'),
    fail('findProduct', { kind: 'offline' }, 'is not reached'),
    fail('findProduct', { kind: 'throttled', retryAfterSeconds: 60 }, 'refuses'),
    ...(place === 'list'
      ? [
          send({ type: 'put.pressed' }),
          send({ type: 'put.takenBack', offerId: 1, quantity: 2 }),
          done(
            'putOnList',
            { name: 'Kaffe', offer: { id: 1, chain: 'Netto' }, quantity: 2 },
            'with an offer',
          ),
          done('putOnList', { name: 'knækbrød', offer: null, quantity: 1 }, 'with words'),
          fail('putOnList', { kind: 'invalid', errors: { items: ['fuld'] } }, 'refuses'),
        ]
      : []),
  ]
  return planPaths(scannerMachine, { cases, input: undefined, key: ({ context }) => context })
}
