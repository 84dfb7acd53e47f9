import { defineConfig } from '@lingui/cli'

export default defineConfig({
  sourceLocale: 'da',
  locales: ['da', 'no', 'sv', 'fi'],
  catalogs: [{ path: '<rootDir>/app/i18n/catalogues/{locale}', include: ['app'] }],
})
