import { parseArgs } from 'node:util'
import type { Database } from '../db/database.ts'
import { UsageError } from '../import/import-arguments.ts'
import { type Outcome as Came, correctOffer, type Wish } from '../reports/corrections/correct-offer.ts'
import { describeReported, listReported } from '../reports/list-reported.ts'
import { readSize } from '../sizes/read-size.ts'
import type { Command, Outcome } from './commands.ts'

const usage = `npm run reports                          the offers that shoppers report, and what is corrected
npm run reports -- hide OFFER            takes an offer away: its feed is wrong, or it is not to be had
npm run reports -- correct OFFER [--price 34.95] [--size "500 g"] [--no-picture]
npm run reports -- undo OFFER            takes back all that was hidden or corrected of it
npm run reports -- looked-at OFFER       nothing is wrong with it
OFFER is its number, which the first command shows and which ends the address of its page.`

const wrongUse = (message: string) => new UsageError(message, usage)

type Given = {
  action: string | undefined
  offer: string | undefined
  wish: Wish | undefined
  isHelp: boolean
}

/** A price in minor units: `34.95`, `34,95` or `35`. @throws UsageError for anything else. */
function readPrice(text: string): number {
  const [, whole = '', minor = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  const price = Number(`${whole}${minor.padEnd(2, '0')}`)
  if (whole === '' || price === 0) throw wrongUse(`--price ${text}: write a price such as 34.95.`)
  return price
}

function sizeOf(text: string) {
  const size = readSize(text)
  if (!size) throw wrongUse(`--size ${text}: write a size such as "500 g" or "6 x 33 cl".`)
  return size
}

type Values = { price?: string; size?: string; 'no-picture'?: boolean }

function wishOf(action: string, { price, size, ...values }: Values): Wish {
  const isPlain = price === undefined && size === undefined && values['no-picture'] === undefined
  if (action === 'correct') {
    if (isPlain) throw wrongUse('correct: say what is right, with --price, --size or --no-picture.')
    return {
      kind: 'correct',
      ...(price !== undefined && { price: readPrice(price) }),
      ...(size !== undefined && { size: sizeOf(size) }),
      ...(values['no-picture'] && { isWithoutPicture: true }),
    }
  }
  if (action !== 'hide' && action !== 'undo' && action !== 'looked-at')
    throw wrongUse(`${action}: not known.`)
  if (!isPlain) throw wrongUse(`${action}: --price, --size and --no-picture go with correct.`)
  return { kind: action }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        price: { type: 'string' },
        size: { type: 'string' },
        'no-picture': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw wrongUse((error as Error).message)
  }
}

function read(args: readonly string[]): Given {
  const { values, positionals } = parse(args)
  const { help: isHelp = false, ...given } = values
  const [action, offer, ...more] = positionals
  if (isHelp) return { action, offer, wish: undefined, isHelp }
  if (action === undefined) {
    if (Object.keys(given).length > 0) throw wrongUse('Say what to do, and with which offer.')
    return { action, offer, wish: undefined, isHelp }
  }
  const wish = wishOf(action, given)
  if (offer === undefined || !/^\d{1,15}$/.test(offer) || more.length > 0)
    throw wrongUse(`${action}: name one offer by its number.`)
  return { action, offer, wish, isHelp }
}

const done: Record<Wish['kind'], string> = {
  hide: 'is hidden',
  correct: 'is corrected',
  undo: 'is again as its feed says',
  'looked-at': 'was looked at',
}
const unchanged: Record<Wish['kind'], string> = {
  hide: 'was hidden before',
  correct: 'was so before',
  undo: 'is as its feed says: nothing of it was corrected',
  'looked-at': 'has no reports that wait',
}

function outcomeOf(offer: string, { kind }: Wish, came: Came): Outcome {
  switch (came) {
    case 'missing':
      return { exitCode: 1, error: `There is no offer ${offer}.` }
    case 'importing':
      return { exitCode: 1, error: 'An import is running. Try again when it has ended: nothing was changed.' }
    case 'done':
      return { exitCode: 0, error: `Offer ${offer} ${done[kind]}.` }
    case 'unchanged':
      return { exitCode: 0, error: `Offer ${offer} ${unchanged[kind]}.` }
  }
}

async function show(database: Database): Promise<Outcome> {
  const offers = await listReported(database)
  const isWaiting = offers.some(({ reports }) => reports.length > 0)
  return { exitCode: isWaiting ? 2 : 0, output: describeReported(offers) }
}

/**
 * `npm run reports`: the offers that shoppers say are wrong, with exit code 2 if some wait to be looked at; and what an operator
 * does about one.
 */
export const reportsCommand: Command = async ({ database }, args) => {
  const { offer = '', wish, isHelp } = read(args)
  if (isHelp) return { exitCode: 0, output: usage }
  if (!wish) return show(database)
  return outcomeOf(offer, wish, await correctOffer(database, Number(offer), { wish, now: new Date() }))
}
