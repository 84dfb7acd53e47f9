import { createECDH } from 'node:crypto'
import { expect, it } from 'vitest'
import { pushIdentity, subjectOf } from './push-keys.ts'

it('RFC 8292: the keys are a pair on P-256, and the same each time', () => {
  const { publicKey, privateKey } = pushIdentity()
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  expect(curve.getPublicKey('base64url')).toBe(publicKey)
  expect({ bytes: Buffer.from(publicKey, 'base64url').length, again: pushIdentity().publicKey }).toEqual({
    bytes: 65,
    again: publicKey,
  })
})

it('RFC 8292, 2.1: a push service can write to the contact, else reach the site, else the sender of mails', () => {
  const mailFrom = { address: 'no-reply@tilbudsugen.example' }
  const at = (contactMail: string | undefined, appUrl: string) => subjectOf({ contactMail, appUrl, mailFrom })
  expect([
    at('hej@example.org', 'https://tilbudsugen.example'),
    at(undefined, 'https://tilbudsugen.example'),
    at(undefined, 'http://127.0.0.1:3000'),
  ]).toEqual(['mailto:hej@example.org', 'https://tilbudsugen.example', 'mailto:no-reply@tilbudsugen.example'])
})
