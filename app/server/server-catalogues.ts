import type { Messages } from '@lingui/core'
import { createCatalogueStore } from '#app/i18n/catalogue-store.ts'

/** The texts that only the server writes: mails, and answers to forms. */
export const serverCatalogues = createCatalogueStore(
  import.meta.glob<{ messages: Messages }>('../i18n/server-catalogues/*.po'),
)
