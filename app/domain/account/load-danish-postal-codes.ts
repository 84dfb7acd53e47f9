import { type PostalCode, readPostalCodes } from './postal-codes.ts'

/**
 * The Danish postal codes of places and post boxes, by code, as published by PostNord and GeoNames.
 * They are a separate file, loaded only if a form asks for a Danish postal code.
 */
export async function loadDanishPostalCodes(): Promise<PostalCode[]> {
  const { default: csv } = await import('./danish-postal-codes.csv?raw')
  return readPostalCodes(csv)
}
