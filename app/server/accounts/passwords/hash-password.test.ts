import { describe, expect, it } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './hash-password.ts'

describe('a hashed password', () => {
  it('is known again, and no other is taken for it', async () => {
    const hash = await hashPassword('rødgrød med fløde')
    expect(await verifyPassword({ hash, password: 'rødgrød med fløde' })).toBe(true)
    expect(await verifyPassword({ hash, password: 'rødgrød med flode' })).toBe(false)
    expect(await verifyPassword({ hash, password: '' })).toBe(false)
  })

  it('tells its cost, and has a salt of its own each time', async () => {
    const hashes = await Promise.all([hashPassword('hemmelighed'), hashPassword('hemmelighed')])
    expect(hashes.map((hash) => hash.split('$').slice(0, 4))).toEqual([
      ['scrypt', '15', '8', '3'],
      ['scrypt', '15', '8', '3'],
    ])
    expect(new Set(hashes.map((hash) => hash.split('$')[4])).size).toBe(2)
    expect(new Set(hashes.map((hash) => hash.split('$')[5])).size).toBe(2)
  })

  it('of a lower cost is still known', async () => {
    // RFC 7914, section 12: scrypt of "password" with the salt "NaCl", N = 1024, r = 8, p = 16; its first 32 bytes.
    const key = Buffer.from('fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162', 'hex')
    const salt = Buffer.from('NaCl').toString('base64url')
    const hash = `scrypt$10$8$16$${salt}$${key.toString('base64url')}`
    expect(await verifyPassword({ hash, password: 'password' })).toBe(true)
    expect(await verifyPassword({ hash, password: 'Password' })).toBe(false)
    expect([isOutdated(hash), isOutdated(await hashPassword('password'))]).toEqual([true, false])
  })

  it('is the same however its accents were typed', async () => {
    const hash = await hashPassword('blåbærgrød')
    expect(await verifyPassword({ hash, password: 'blåbærgrød'.normalize('NFD') })).toBe(true)
  })

  it('leaves the thread that serves free', async () => {
    const turns = { count: 0 }
    const timer = setInterval(() => {
      turns.count += 1
    }, 1)
    await hashPassword('hemmelighed')
    clearInterval(timer)
    expect(turns.count).toBeGreaterThan(5)
  })

  it('of a kind nobody made is an error, not a wrong password', async () => {
    await expect(verifyPassword({ hash: 'md5$x', password: 'x' })).rejects.toThrow(
      'cannot be hashed with md5',
    )
  })
})
