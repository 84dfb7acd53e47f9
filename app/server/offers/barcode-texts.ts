import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReadBarcode } from '#app/domain/scan/barcode.ts'

/** The messages for digits that are no trade number, in a 422. */
export const barcodeTexts: Record<Exclude<ReadBarcode['kind'], 'gtin'>, MessageDescriptor> = {
  'no-code': msg`En stregkode har 8, 12 eller 13 tal.`,
  mistyped: msg`Tallene passer ikke sammen. Se efter, om et af dem er forkert.`,
  'shops-own': msg`Stregkoden er butikkens egen, fx med vægt eller pris på netop den pakke.`,
}
