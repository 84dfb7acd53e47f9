import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

const noServices = {
  ga4: { ids: {}, url: 'https://www.googletagmanager.com/gtag/js' },
  plausible: { ids: {}, url: 'https://plausible.io/api/event' },
  wrapper: { agent: '' },
}

describe('settings', () => {
  it('need nothing to be set', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://127.0.0.1:3000',
      dataDir: '.data',
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      smtpUrl: undefined,
      mailFrom: { name: 'Tilbudsugen', address: 'no-reply@tilbudsugen.example' },
      sessionSecret: undefined,
      services: noServices,
      metrics: undefined,
      feeds: { maxBytes: 2_000_000_000, privateHosts: [] },
      demo: true,
      devFlows: false,
      trustProxy: 0,
      webConcurrency: 1,
      adManager: undefined,
    })
  })

  it('are taken from the environment', () => {
    const environment = {
      PORT: '8080',
      HOST: '0.0.0.0',
      APP_URL: 'https://tilbud.example',
      DATA_DIR: '/var/lib/tilbud',
      DATABASE_URL: 'postgres://localhost/tilbud',
      DATABASE_READ_URL: 'postgresql://reader@replica:5433/tilbud',
      SMTP_URL: 'smtps://user:pass%40word@mail.example:465',
      MAIL_FROM: '"Tilbud, i Norden" <hej@tilbud.example>',
      SESSION_SECRET: '0123456789abcdef0123456789abcdef',
      METRICS_PORT: '9464',
      FEED_MAX_BYTES: '5000',
      FEED_PRIVATE_HOSTS: 'feeds.internal, 10.0.0.7',
      DEMO: '0',
      DEV_FLOWS: '1',
      TRUST_PROXY: '1',
      WEB_CONCURRENCY: '2',
      AD_MANAGER_NETWORK: '1234567',
      AD_MANAGER_UNITS: 'rectangle_2=front/rectangle,anchor=anchor',
      AD_MANAGER_SCRIPT: 'https://ads.example/gpt.js',
    }
    expect(readSettings(environment)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      appUrl: 'https://tilbud.example',
      dataDir: '/var/lib/tilbud',
      databaseUrl: 'postgres://localhost/tilbud',
      databaseReadUrl: 'postgresql://reader@replica:5433/tilbud',
      smtpUrl: 'smtps://user:pass%40word@mail.example:465',
      mailFrom: { name: 'Tilbud, i Norden', address: 'hej@tilbud.example' },
      sessionSecret: '0123456789abcdef0123456789abcdef',
      services: noServices,
      metrics: { port: 9464, host: '127.0.0.1' },
      feeds: { maxBytes: 5000, privateHosts: ['feeds.internal', '10.0.0.7'] },
      demo: false,
      devFlows: true,
      trustProxy: 1,
      webConcurrency: 2,
      adManager: {
        script: 'https://ads.example/gpt.js',
        units: { rectangle_2: '/1234567/front/rectangle', anchor: '/1234567/anchor' },
      },
    })
  })

  it('that do not work are all named', () => {
    const read = () =>
      readSettings({ PORT: '70000', DEMO: 'yes', DATABASE_URL: 'mysql://localhost', SESSION_SECRET: 'short' })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(
      'PORT: must be at most 65535\nDATABASE_URL: must start with postgres://\nSESSION_SECRET: must be at least 32 characters\nDEMO: must be 0 or 1',
    )
  })

  it('a mail server needs an address to send from', () => {
    expect(() => readSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow('SMTP_URL needs MAIL_FROM')
    expect(() => readSettings({ SMTP_URL: 'https://mail.example', MAIL_FROM: 'nobody' })).toThrow(
      'SMTP_URL: must start with smtp:// or smtps://\nMAIL_FROM: must be an address such as Tilbudsugen <hej@example.org>',
    )
  })

  it('an ad network needs no more than its code: its units are named like the slots of §9', () => {
    expect(readSettings({ AD_MANAGER_NETWORK: '1234567' }).adManager).toEqual({
      script: 'https://securepubads.g.doubleclick.net/tag/js/gpt.js',
      units: {
        rectangle_2: '/1234567/rectangle_2',
        desktop: '/1234567/desktop',
        mobile: '/1234567/mobile',
        sticky: '/1234567/sticky',
        anchor: '/1234567/anchor',
      },
    })
    const read = () =>
      readSettings({
        AD_MANAGER_NETWORK: 'ours',
        AD_MANAGER_UNITS: 'tower=a',
        AD_MANAGER_SCRIPT: 'javascript:alert()',
      })
    expect(read).toThrow(
      'AD_MANAGER_NETWORK: must be a network code such as 1234567\nAD_MANAGER_UNITS: must be ad units such as rectangle_2=front/rectangle,anchor=anchor; the slots are rectangle_2, desktop, mobile, sticky, anchor\nAD_MANAGER_SCRIPT: must be an address',
    )
    expect(() => readSettings({ AD_MANAGER_UNITS: 'anchor=a' })).toThrow(
      'AD_MANAGER_UNITS and AD_MANAGER_SCRIPT need AD_MANAGER_NETWORK',
    )
  })

  it('a sender may have no name of its own, and no second line', () => {
    expect(readSettings({ MAIL_FROM: 'hej@tilbud.example' }).mailFrom).toEqual({
      name: 'Tilbudsugen',
      address: 'hej@tilbud.example',
    })
    expect(() => readSettings({ MAIL_FROM: 'Tilbud\r\nBcc: <a@b.example>' })).toThrow('MAIL_FROM: must be')
  })

  it('proxies are trusted by their number only', () => {
    expect(() => readSettings({ TRUST_PROXY: 'yes' })).toThrow(
      'TRUST_PROXY: must be the number of proxies in front, 0 to 9',
    )
  })

  it('several processes need PostgreSQL', () => {
    expect(() => readSettings({ WEB_CONCURRENCY: '2' })).toThrow('WEB_CONCURRENCY above 1 needs DATABASE_URL')
  })

  it('a replica needs its primary, and both addresses are read before anything starts', () => {
    const readUrl = 'postgres://replica/tilbud'
    expect(() => readSettings({ DATABASE_READ_URL: readUrl })).toThrow('DATABASE_READ_URL needs DATABASE_URL')
    expect(() =>
      readSettings({ DATABASE_URL: 'postgres://[host/name', DATABASE_READ_URL: 'replica' }),
    ).toThrow(
      'DATABASE_URL: must be an address such as postgres://user:password@host:5432/name\nDATABASE_READ_URL: must start with postgres://',
    )
    const socket = 'postgres://postgres@%2Ftmp%2Fpg/name'
    expect(readSettings({ DATABASE_URL: socket }).databaseUrl).toBe(socket)
  })

  it('the public address is one of the web', () => {
    for (const address of ['javascript:alert(1)', 'ftp://tilbud.example', 'https:///x'])
      expect(() => readSettings({ APP_URL: address })).toThrow('APP_URL: must ')
  })
})
