import { describe, expect, it } from 'vitest'
import { clientAddress, countedAddress } from './client-address.ts'

describe('§7.3 IPv6 counts by /64', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1', '192.0.2.1'],
    ['nonsense', 'unknown'],
    ['', 'unknown'],
  ])('%s counts as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted)
  })
})

describe('a client behind proxies', () => {
  const request = (forwarded?: string) =>
    Object.assign(
      new Request('http://localhost', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }),
      {
        ip: '10.0.0.1',
      },
    )

  it('is who is connected, where no proxy is trusted', () => {
    expect(clientAddress(request('192.0.2.9'), 0)).toBe('10.0.0.1')
  })

  it('is who the outermost trusted proxy heard from, whatever the client wrote before', () => {
    expect(clientAddress(request('1.1.1.1, 192.0.2.9'), 1)).toBe('192.0.2.9')
    expect(clientAddress(request('1.1.1.1, 192.0.2.9, 10.0.0.2'), 2)).toBe('192.0.2.9')
  })

  it.each([
    ['192.0.2.9:5000', '192.0.2.9'],
    ['[2001:db8:1:2::3]:5000', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
  ])('is the same whichever port a proxy tells: %s', (told, counted) => {
    expect(clientAddress(request(told), 1)).toBe(counted)
  })

  it('is the proxy itself where it told nothing', () => {
    expect(clientAddress(request(), 1)).toBe('10.0.0.1')
  })
})
