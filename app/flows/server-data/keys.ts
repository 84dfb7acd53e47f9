import type { Country } from '#app/domain/locale/locales.ts'

/** What the server's data is kept by in the tab, and asked for anew by. */
export const keys = {
  danishPostalCodes: ['danish postal codes'],
  invitation: (sharingCode: string) => ['invitation', sharingCode],
  retiredLists: (country: Country) => ['retired lists', country],
  retiredList: (uuid: string) => ['retired list', uuid],
  sessions: ['sessions'],
} as const
