import { expect, it } from 'vitest'
import { photoAddress, readPhotoAddress } from './photo-address.ts'

const url = 'https://shop.example/coffee.jpg?size=large'

it('turns the address of a photograph into one of the site and back', () => {
  const [, , door, signature = '', address = ''] = photoAddress(url)?.split('/') ?? []
  expect({ door, read: readPhotoAddress(signature, address)?.href }).toEqual({ door: 'photos', read: url })
})

it('leaves a path of the site, and nothing, as they are', () => {
  expect([photoAddress('/pictures/kaffe.svg'), photoAddress(null)]).toEqual(['/pictures/kaffe.svg', null])
})

it('does not read an address that was not signed here', () => {
  const [, , , signature = ''] = photoAddress(url)?.split('/') ?? []
  const other = Buffer.from('https://inside.example/secret').toString('base64url')
  expect([
    readPhotoAddress(signature, other),
    readPhotoAddress('', other),
    readPhotoAddress('AAAA', 'AAAA'),
  ]).toEqual([undefined, undefined, undefined])
})
