import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'da',
  locales: ['da', 'no', 'sv', 'fi'],
  // Without line numbers: a line that moves would change the catalogues of all four languages.
  format: formatter({ lineNumbers: false }),
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
