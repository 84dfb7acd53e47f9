import { setupI18n } from '@lingui/core'
import type { RegisteredRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { sayWhenLoaded } from './create-say.ts'

it('§4 a refusal in the language of a page that is being loaded waits for its texts', async () => {
  const loaded: string[] = []
  const catalogues = {
    hasAll: (language: string) => loaded.includes(language),
    load: async (language: string) => void loaded.push(language),
    get: (language: string) =>
      setupI18n({ locale: language, messages: { [language]: { full: 'Listan är full' } } }),
  }
  const router = {
    state: { location: { pathname: '/se' } },
    options: { context: { catalogues } },
  } as unknown as RegisteredRouter
  expect([await sayWhenLoaded(router)({ id: 'full' }), loaded]).toEqual(['Listan är full', ['sv']])
})
