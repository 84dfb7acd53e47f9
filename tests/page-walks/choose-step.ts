import { pick, pickWeighted, type Random } from './random.ts'
import type { Sight } from './sight.ts'
import type { Network, Start, Step } from './trace.ts'

/** What surrounds the page at the moment. */
export type Surroundings = { network: Network; server: 'killed' | 'started'; lateFiles: 'refused' | 'sent' }

const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const

const paths = [
  '/dk',
  '/dk/offer/kaffe',
  '/dk/offer/smør',
  '/dk/nowhere',
  '/dk/paper',
  '/dk/partner',
  '/dk/post',
  '/dk/pricing-agent',
  '/dk/profile',
  '/dk/login',
  '/dk/register',
  '/no',
  '/dk/language',
]

const keys = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Escape',
  'Escape',
  'Enter',
  'Enter',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'Home',
]

const texts = [
  'kaffe',
  'smør',
  'mælk',
  'x',
  '',
  '2',
  '8000',
  'mette@example.dk',
  'havregryn12',
  'rødvin '.repeat(20),
]

/** How a walk begins. */
export const chooseStart = (random: Random): Start => ({
  who: pick(random, ['visitor', 'user']),
  hasDecided: random() < 0.8,
  hasWorker: random() < 0.25,
  ...pick(random, windows),
  path: pick(random, paths),
})

/** What happens next: mostly what a shopper does to the page; less often what happens around it. */
export function chooseStep(random: Random, sight: Sight, around: Surroundings): Step {
  const can = (isPossible: boolean, weight: number) => (isPossible ? weight : 0)
  const kind = pickWeighted(random, [
    ['press', can(sight.pressable.length > 0, 40)],
    ['press twice', can(sight.pressable.length > 0, 4)],
    ['type', can(sight.fields.length > 0, 14)],
    ['key', can(sight.isOurs, 14)],
    ['back', 6],
    ['forward', 4],
    ['resize', 5],
    ['open', 3],
    ['reload', 2],
    ['other tab', 4],
    ['network', around.network === 'fast' ? 4 : 10],
    ['late files', around.lateFiles === 'sent' ? 3 : 8],
    ['server', around.server === 'started' ? 1 : 15],
  ] as const)
  switch (kind) {
    case 'press':
    case 'press twice':
      return { do: kind, control: pick(random, sight.pressable) }
    case 'type':
      return { do: kind, control: pick(random, sight.fields), text: pick(random, texts) }
    case 'key':
      return { do: kind, key: pick(random, keys) }
    case 'open':
      return { do: kind, path: pick(random, paths) }
    case 'resize':
      return { do: kind, ...pick(random, windows) }
    case 'network':
      return { do: kind, is: around.network === 'fast' ? pick(random, ['slow', 'offline']) : 'fast' }
    case 'server':
      return { do: kind, is: around.server === 'started' ? 'killed' : 'started' }
    case 'late files':
      return { do: kind, are: around.lateFiles === 'sent' ? 'refused' : 'sent' }
    default:
      return { do: kind }
  }
}
