import { allUiMutants, type NumberedMutant } from '../../scripts/build/ui-mutants/all-ui-mutants.ts'

/** A mutant with a name that stays the same while other code changes. */
export type KeyedMutant = NumberedMutant & { key: string; folder: string }

/** The feature, or the folder of flows or of components, to which a file belongs: `features/account`. */
const folderOf = (file: string) => file.split('/').slice(1, 3).join('/')

/** All mutants of the UI, with their names. */
export async function keyedMutants(): Promise<KeyedMutant[]> {
  const counts = new Map<string, number>()
  return (await allUiMutants()).map((mutant) => {
    const name = `${mutant.file}: ${mutant.kind}: ${mutant.change}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { ...mutant, key: count === 1 ? name : `${name} (${count})`, folder: folderOf(mutant.file) }
  })
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Chooses mutants by a seed, in turn from every folder, so that small ones are not forgotten. */
export function chooseMutants(
  mutants: KeyedMutant[],
  { count, seed }: { count: number; seed: number },
): KeyedMutant[] {
  const random = randomNumbers(seed)
  const shuffled = mutants
    .map((mutant) => ({ mutant, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ mutant }) => mutant)
  const folders = [...Map.groupBy(shuffled, ({ folder }) => folder).values()]
  const longest = Math.max(...folders.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    folders.flatMap((own) => own[turn] ?? []),
  ).flat()
  return inTurn.slice(0, count)
}
