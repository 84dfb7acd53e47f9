import type { Country } from '../locale/locales.ts'
import { hardSpace } from '../locale/numbers.ts'

/** The full units that sizes are compared in. Rolls, tablets, capsules and the like count as pieces (`stk`). */
export const quantityTypes = ['kg', 'l', 'm', 'stk'] as const
export type QuantityType = (typeof quantityTypes)[number]

/**
 * The contents of a pack: `quantity` is the size of one piece in full units of `quantityType`, `pieces` the number of
 * such pieces. `18 x 33 cl` is 0.33, `l` and 18; `400 g` is 0.4, `kg` and 1; `10 stk` is 10, `stk` and 1.
 */
export type Size = { quantity: number; quantityType: QuantityType; pieces: number }

const pieceNames: Record<Country, string> = { dk: 'stk.', no: 'stk.', se: 'st', fi: 'kpl' }

/** A quantity type as a country abbreviates it: `stk` is `stk.` in Denmark, `st` in Sweden and `kpl` in Finland. */
export function quantityTypeName(type: QuantityType, country: Country): string {
  return type === 'stk' ? pieceNames[country] : type
}

const packNames: Record<Country, string> = { dk: 'pk.', no: 'pk.', se: 'förp.', fi: 'pkt' }

/** What one of something is called: a piece, or a pack if it holds several pieces, whose unit price is that of a piece. */
export function pieceName(isPack: boolean, country: Country): string {
  return isPack ? packNames[country] : quantityTypeName('stk', country)
}

/** Rounds away binary errors; six decimals keep a thousandth of a millilitre. */
export function roundQuantity(quantity: number): number {
  return Number(quantity.toFixed(6))
}

export function isSameSize(a: Size, b: Size): boolean {
  return a.quantity === b.quantity && a.quantityType === b.quantityType && a.pieces === b.pieces
}

/** The total contents of a pack, in full units: 5.94 (litres) for 18 x 33 cl. */
export function totalQuantity(size: Size): number {
  return roundQuantity(size.quantity * size.pieces)
}

function pieceText({ quantity, quantityType }: Size, country: Country): string {
  const measured = (value: number, unit: string) =>
    `${String(roundQuantity(value)).replace('.', ',')}${hardSpace}${unit}`
  if (quantityType === 'kg' && quantity < 1) return measured(quantity * 1000, 'g')
  if (quantityType === 'l' && quantity < 1) {
    const centilitres = roundQuantity(quantity * 100)
    return Number.isInteger(centilitres) ? measured(centilitres, 'cl') : measured(quantity * 1000, 'ml')
  }
  return measured(quantity, quantityTypeName(quantityType, country))
}

/**
 * A size as printed on a pack, in the country's words and with hard spaces: `400 g`, `18 x 33 cl`, `1,5 l`, `10 kpl`.
 * `readSize` reads the same size back from it.
 */
export function formatSize(size: Size, country: Country = 'dk'): string {
  const piece = pieceText(size, country)
  return size.pieces === 1 ? piece : [size.pieces, 'x', piece].join(hardSpace)
}

/** The key of a size, by which addresses name it: `0.5kg`, `6x0.33l`. SQL has the same in `keyOfSize`. */
export const sizeKey = ({ quantity, quantityType, pieces }: Size): string =>
  `${pieces > 1 ? `${pieces}x` : ''}${quantity}${quantityType}`

const key = /^(?:(\d{1,4})x)?(\d{1,9}(?:\.\d{1,6})?)(kg|l|m|stk)$/

/** Reads the key of a size; undefined if it is none. */
export function sizeOfKey(text: string): Size | undefined {
  const [, pieces = '1', quantity, unit] = key.exec(text) ?? []
  const quantityType = quantityTypes.find((type) => type === unit)
  const size = { quantity: Number(quantity), pieces: Number(pieces) }
  return quantityType && size.quantity > 0 && size.pieces > 0 ? { ...size, quantityType } : undefined
}
