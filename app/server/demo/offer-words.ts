import type { Country } from '#app/domain/locales.ts'

/** What signs call one piece of goods, and an offer of a few days at the week's end. */
export const offerWords: Record<Country, { unitType: string; weekend: string }> = {
  dk: { unitType: 'stk.', weekend: 'Weekendtilbud' },
  no: { unitType: 'stk.', weekend: 'Helgetilbud' },
  se: { unitType: 'st', weekend: 'Helgerbjudande' },
  fi: { unitType: 'kpl', weekend: 'Viikonlopputarjous' },
}
