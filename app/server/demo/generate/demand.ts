/** How much more often these goods, which attract shoppers, are on offer than others. */
const staples: [popularity: number, kinds: string][] = [
  [5, 'coffee-ground cola butter beef-minced'],
  [
    4,
    `chicken-breast toilet-paper laundry-liquid crisps cheese-block cheese-sliced salmon pizza-frozen
    chocolate-bar candy-bag beer-lager`,
  ],
  [
    3,
    `eggs bacon skyr yoghurt-fruit ice-cream cola-zero red-wine dishwasher-tabs nappies pork-chop sausage
    tomato banana apple pepper avocado rye-bread toast-bread orange-juice pasta kitchen-roll shampoo dog-food
    coffee-beans energy-drink ham clementine`,
  ],
  [2, 'milk-low liver-pate muesli biscuits shower-gel toothpaste pork-minced rice ketchup cucumber'],
]
const popularities = new Map(
  staples.flatMap(([popularity, kinds]) => kinds.split(/\s+/).map((kind) => [kind, popularity] as const)),
)

/** The months (1-12) in which goods have their season. */
const seasons: [months: number[], kinds: string][] = [
  [[11, 12], 'pork-roast turkey dates almonds raisins napkins television headphones game-console video-game'],
  [[11, 12], 'smartwatch speaker earbuds building-bricks doll board-game puzzle teddy toy-car playing-cards'],
  [
    [11, 12, 1, 2],
    'clementine orange cabbage candles candle-holder nasal-spray hand-cream hot-chocolate tea',
  ],
  [[11, 12, 1, 2], 'bird-food screen-wash'],
  [[12, 1], 'sparkling-wine'],
  [[12, 4], 'ham smoked-salmon herring snaps'],
  [[12, 2, 4], 'chocolate-box perfume'],
  [[10, 12, 4], 'candy-bag'],
  [[1, 2], 'protein-bar oats airfryer'],
  [[1, 10, 11], 'duvet vitamins radiator'],
  [[3, 4, 10, 11], 'lamb car-tyre wall-paint'],
  [[3, 4, 5], 'spade garden-hose plant-soil flower-pot bicycle'],
  [[4, 5, 6], 'lawn-mower wood-paint'],
  [[5, 6, 7, 8], 'ice-cream ice-lolly sausage hot-dog ribs sunscreen barbecue charcoal ice-tea fan'],
  [[6, 7, 8], 'strawberry raspberry blueberry watermelon melon cherry peach corn'],
  [[8, 9, 10], 'plum grape pear apple pumpkin laptop'],
]
const monthsOfKind = new Map(
  seasons.flatMap(([months, kinds]) => kinds.split(' ').map((kind) => [kind, months] as const)),
)

/** How often a kind of goods is on offer compared with others: 1 for most, up to 5 for goods that attract shoppers. */
export function popularityOf(kind: string): number {
  return popularities.get(kind) ?? 1
}

/** Whether a month (1-12) is in the season of a kind; undefined for goods without a season. */
export function isInSeason(kind: string, month: number): boolean | undefined {
  return monthsOfKind.get(kind)?.includes(month)
}
