import { defineConfig } from '@lingui/cli'

export default defineConfig({
  sourceLocale: 'da',
  locales: ['da', 'no', 'sv', 'fi'],
  catalogs: [
    {
      path: '<rootDir>/app/i18n/catalogues/{locale}',
      include: ['app'],
      exclude: ['app/server/**', '**/*.test.ts'],
    },
    // Mails and answers of forms: browsers never load them.
    { path: '<rootDir>/app/i18n/server-catalogues/{locale}', include: ['app/server'] },
  ],
})
