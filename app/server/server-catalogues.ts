import type { Messages } from '@lingui/core'
import { createCatalogueStore } from '#app/i18n/catalogue-store.ts'

/** The catalogues of texts that only the server uses: mails, and answers to forms. */
export const serverCatalogues = createCatalogueStore(
  import.meta.glob<{ messages: Messages }>('../i18n/server-catalogues/*.po'),
)
