import type { Explained } from './explain-search.ts'

const numberOf = (products: number) => (products === 1 ? '1 product' : `${products} products`)

/** The explanation of a search as the lines that a command prints. */
export function explanationLines({ readings, asOne, words, products, wider }: Explained): string[] {
  const rows = readings.flatMap(({ name, says, tries }) => [
    `${name}: ${says}`,
    ...(tries === undefined ? ['    not tried'] : tries.length === 0 ? ['    does not apply'] : []),
    ...(tries ?? []).map(({ words, products, best }) =>
      products === 0
        ? `    ${words}: nothing`
        : `    ${words}: ${numberOf(products)}, the best has ${best} points`,
    ),
  ])
  const together = asOne.flatMap(({ name, says, products }) => [
    `${name}: ${says}`,
    `    ${products === undefined ? 'does not apply' : numberOf(products)}`,
  ])
  return [
    'The readings, in the order in which they are tried:',
    ...rows,
    '',
    'The words as they are typed, read as one in the same statement:',
    ...together,
    '',
    words ? `Searched for: ${words.join(' ')}` : 'Nothing is found.',
    ...(wider.length > 0 ? [`Offered instead: ${wider.join(', ')}`] : []),
    ...products.flatMap(({ title, score, ways }) => [
      `${String(score).padStart(3)}  ${title}`,
      `     ${ways.join('; ')}`,
    ]),
  ]
}
