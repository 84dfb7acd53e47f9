import type { Explained } from './explain-search.ts'

function numberOf(products: number): string {
  if (products === 0) return 'nothing'
  return products === 1 ? '1 product' : `${products} products`
}

/** The lines of a row of the table of readings. */
function readingLines({ name, says, tries }: Explained['readings'][number]): string[] {
  const told = tries?.map(({ words, products, best, isWholesale }) => {
    const points = products > 0 ? `, the best has ${best} points` : ''
    return `${words}: ${numberOf(products)}${points}${isWholesale ? ', at wholesale only' : ''}`
  })
  const outcomes = told?.length === 0 ? ['does not apply'] : (told ?? ['not tried'])
  return [`${name}: ${says}`, ...outcomes.map((line) => `    ${line}`)]
}

/** The explanation of a search as the lines that a command prints. */
export function explanationLines({ readings, asOne, words, products, wider }: Explained): string[] {
  const together = asOne.flatMap(({ name, says, products }) => [
    `${name}: ${says}`,
    `    ${products === undefined ? 'does not apply' : numberOf(products)}`,
  ])
  return [
    'The readings, in the order in which they are tried:',
    ...readings.flatMap(readingLines),
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
