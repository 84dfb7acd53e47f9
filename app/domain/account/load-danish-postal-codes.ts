import { type PostalCode, readPostalCodes } from './postal-codes.ts'

/**
 * The Danish postal codes where people live or have their box, by code, as PostNord and GeoNames publish them.
 * They are a file of their own, loaded only where a form asks for a Danish postal code.
 */
export async function loadDanishPostalCodes(): Promise<PostalCode[]> {
  const { default: csv } = await import('./danish-postal-codes.csv?raw')
  return readPostalCodes(csv)
}
