import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

describe('settings', () => {
  it('need nothing to be set', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://127.0.0.1:3000',
      dataDir: '.data',
      databaseUrl: undefined,
      sessionSecret: undefined,
      demo: true,
      webConcurrency: 1,
    })
  })

  it('are taken from the environment', () => {
    const environment = {
      PORT: '8080',
      HOST: '0.0.0.0',
      APP_URL: 'https://tilbud.example',
      DATA_DIR: '/var/lib/tilbud',
      DATABASE_URL: 'postgres://localhost/tilbud',
      SESSION_SECRET: '0123456789abcdef0123456789abcdef',
      DEMO: '0',
      WEB_CONCURRENCY: '2',
    }
    expect(readSettings(environment)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      appUrl: 'https://tilbud.example',
      dataDir: '/var/lib/tilbud',
      databaseUrl: 'postgres://localhost/tilbud',
      sessionSecret: '0123456789abcdef0123456789abcdef',
      demo: false,
      webConcurrency: 2,
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

  it('several processes need PostgreSQL', () => {
    expect(() => readSettings({ WEB_CONCURRENCY: '2' })).toThrow('WEB_CONCURRENCY above 1 needs DATABASE_URL')
  })
})
