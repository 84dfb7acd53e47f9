import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { hostsOfServices, servicesFor } from './services-for.ts'

const configured = {
  GA4_IDS: 'dk=G-DK1, se=G-SE2',
  PLAUSIBLE_SITES: 'se=tilbudsugen.se',
  PLAUSIBLE_URL: 'https://stats.example.org/api/event',
  APP_WRAPPER_SCRIPT: 'https://cdn.example.org/wrapper.js',
  APP_WRAPPER_STYLESHEET: 'https://cdn.example.org/wrapper.css',
  APP_WRAPPER_AGENT: 'TilbudsugenApp',
}
const { services } = readSettings(configured)
const { services: none } = readSettings({})

describe('§9 services of others, by configuration', () => {
  it('each country has its own measurement ids', () => {
    const ga4 = { id: 'G-SE2', url: 'https://www.googletagmanager.com/gtag/js' }
    const plausible = { id: 'tilbudsugen.se', url: 'https://stats.example.org/api/event' }
    expect(servicesFor(services, 'se', 'Firefox')).toEqual({ ga4, plausible })
    expect(servicesFor(services, 'dk', 'Firefox')).toEqual({ ga4: { ...ga4, id: 'G-DK1' } })
    expect(servicesFor(services, 'no', 'Firefox')).toEqual({})
    expect(servicesFor(none, 'dk', 'Firefox')).toEqual({})
  })

  it('§7.5 the app wrapper is for the browser of the app, or for all if none is named', () => {
    const wrapper = { script: configured.APP_WRAPPER_SCRIPT, stylesheet: configured.APP_WRAPPER_STYLESHEET }
    expect(servicesFor(services, 'no', 'Android TilbudsugenApp/2')).toEqual({ wrapper })
    const everywhere = readSettings({ APP_WRAPPER_SCRIPT: wrapper.script }).services
    expect(servicesFor(everywhere, 'no', 'Firefox')).toEqual({ wrapper: { script: wrapper.script } })
  })

  it('pages may ask the hosts that are configured, and no others', () => {
    expect(hostsOfServices(none)).toEqual({ connect: [], img: [], font: [] })
    const google = [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ]
    const cdn = 'https://cdn.example.org'
    expect(hostsOfServices(services)).toEqual({
      connect: [...google, 'https://stats.example.org', cdn],
      img: [...google, cdn],
      font: [cdn],
    })
  })

  it.each([
    ['GA4_IDS', 'G-DK1', 'must be ids by country (dk, no, se, fi), such as dk=G-AB12CD34EF,se=G-GH56IJ78KL'],
    [
      'GA4_IDS',
      'dk=G-1,dk=G-2',
      'must be ids by country (dk, no, se, fi), such as dk=G-AB12CD34EF,se=G-GH56IJ78KL',
    ],
    [
      'PLAUSIBLE_SITES',
      'xx=a.dk',
      'must be ids by country (dk, no, se, fi), such as dk=tilbudsugen.dk,se=tilbudsugen.se',
    ],
    ['PLAUSIBLE_URL', 'http://stats.example', 'must be an address such as https://plausible.io/api/event'],
    ['APP_WRAPPER_SCRIPT', 'wrapper.js', 'must be an address such as https://cdn.example.org/wrapper.js'],
  ])('%s=%s stops the start: it %s', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name}: ${message}`)
  })
})
