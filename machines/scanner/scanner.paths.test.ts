import assert from 'node:assert/strict'
import { planScanner, type ScannerSnapshot } from '#machines/scanner/scanner.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { scannerMachine } from './scanner.machine.ts'

const isOpen = (snapshot: ScannerSnapshot) => assert.ok(snapshot.hasTag('open'))
const invokes =
  (...names: string[]) =>
  (snapshot: ScannerSnapshot) => {
    const sources = Object.values(snapshot.children).map((child) => String(child?.src))
    assert.ok(
      names.every((name) => sources.includes(name)),
      sources.join(),
    )
  }
const isWithoutCamera = (snapshot: ScannerSnapshot) =>
  assert.ok(!Object.values(snapshot.children).some((child) => child?.src === 'watchCamera'))

describePaths({
  machine: scannerMachine,
  table: new URL('./scanner.paths.txt', import.meta.url),
  plans: [
    { title: 'scanner, in the search box', plan: planScanner('search'), input: undefined },
    { title: 'scanner, in the list’s field', plan: planScanner('list'), input: undefined },
  ],
  see: {
    closed: (snapshot) =>
      assert.deepEqual([snapshot.children, snapshot.context.gtin, snapshot.context.product], [{}, '', null]),
    'open.camera.unseen': isWithoutCamera,
    'open.camera.on.starting': invokes('watchCamera'),
    'open.camera.on.showing': invokes('watchCamera'),
    'open.camera.on.lit': (snapshot) => {
      invokes('watchCamera', 'lightTorch')(snapshot)
      assert.ok(snapshot.hasTag('lit') && snapshot.context.hasTorch)
    },
    'open.camera.away': isWithoutCamera,
    'open.camera.failed': (snapshot) => {
      isWithoutCamera(snapshot)
      assert.equal(snapshot.context.trouble, 'refused')
    },
    'open.answer.looking': (snapshot) => {
      invokes('readCodes')(snapshot)
      assert.ok(snapshot.hasTag('looking'))
    },
    'open.answer.typing': (snapshot) => assert.equal(snapshot.hasTag('looking'), false),
    'open.answer.seeking': (snapshot) => {
      invokes('findProduct')(snapshot)
      assert.ok(snapshot.hasTag('busy'))
    },
    'open.answer.waiting': ({ context }) => assert.notEqual(context.gtin, ''),
    'open.answer.failed': ({ context }) => assert.equal(context.failure?.kind, 'throttled'),
    'open.answer.found.shown': ({ context }) => assert.equal(context.product?.offers.length, 1),
    'open.answer.unfound.unknown': ({ context }) => assert.equal(context.product, null),
    'open.answer.unfound.unoffered': ({ context }) => assert.equal(context.product?.offers.length, 0),
    'open.answer.unfound.shopsOwn': ({ context }) =>
      assert.deepEqual([context.gtin, context.product], ['', null]),
    'open.answer.putting': (snapshot) => {
      invokes('putOnList')(snapshot)
      assert.ok(snapshot.hasTag('busy'))
    },
    'open.answer.put': ({ context }) => assert.notEqual(context.put, null),
    'open.answer.unput': ({ context }) => assert.equal(context.failure?.kind, 'invalid'),
    'open.answer.takenBack': isOpen,
  },
  // A code is one of both.
  withoutEffect: [
    'scanner.open.answer.looking: on.code.seen [0] swapped',
    'scanner.open.answer.typing: on.code.entered [0] swapped',
  ],
  inFewWords: ({ context: { typed, mistake, gtin, trouble, product, words, wanted, put } }) =>
    [
      typed && `typed ${typed}`,
      mistake,
      gtin && 'a number',
      trouble,
      product && `${product.offers.length} offers`,
      words && `words "${words}"`,
      wanted !== null && 'words wanted',
      put && `put ${put.quantity}`,
    ]
      .filter(Boolean)
      .join(', ') || 'nothing',
})
