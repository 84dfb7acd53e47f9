import { createHmac, timingSafeEqual } from 'node:crypto'
import { photosPath } from '#app/domain/offers/photos.ts'
import { secretKey } from '../secret-key.ts'

/** 96 bits: impossible to guess, and short in a page with many photographs. */
const signatureBytes = 12

function signatureOf(url: string): Buffer {
  return createHmac('sha256', secretKey('photos')).update(url).digest().subarray(0, signatureBytes)
}

/**
 * Our address of a feed's photograph, signed, so that nobody can have us fetch other addresses. A path of the site
 * stays as it is.
 * @param url an absolute http(s) address, a site path, or null.
 */
export function photoAddress(url: string | null): string | null {
  if (url === null || url.startsWith('/')) return url
  const signature = signatureOf(url).toString('base64url')
  return `${photosPath}${signature}/${Buffer.from(url).toString('base64url')}`
}

/** The feed's address in a signed one; undefined if the signature is invalid. */
export function readPhotoAddress(signature: string, address: string): URL | undefined {
  const url = Buffer.from(address, 'base64url').toString()
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(url)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return URL.canParse(url) ? new URL(url) : undefined
}
