import { createHash } from 'node:crypto'
import { allUiMutants, type NumberedMutant } from '../../scripts/build/ui-mutants/all-ui-mutants.ts'

/** A mutant with a name that stays the same while other code changes. */
export type KeyedMutant = NumberedMutant & { key: string; folder: string }

/** The feature, or the folder of flows or of components, to which a file belongs: `features/account`. */
export const folderOf = (file: string) => file.split('/').slice(1, 3).join('/')

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

/** A place among all mutants that depends on nothing but the seed and the mutant, so that others may come and go. */
const placeOf = (seed: number, { key }: KeyedMutant) =>
  createHash('sha256').update(`${seed} ${key}`).digest('hex')

/** Chooses mutants by a seed, in turn from every folder, so that small ones are not forgotten. */
export function chooseMutants(
  mutants: KeyedMutant[],
  { count, seed }: { count: number; seed: number },
): KeyedMutant[] {
  const shuffled = mutants
    .map((mutant) => ({ mutant, place: placeOf(seed, mutant) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ mutant }) => mutant)
  const folders = [...Map.groupBy(shuffled, ({ folder }) => folder).values()]
  const longest = Math.max(0, ...folders.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, turn) => folders.flatMap((own) => own[turn] ?? []))
  return inTurn.flat().slice(0, count)
}
