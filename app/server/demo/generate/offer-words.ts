import type { Country } from '#app/domain/locale/locales.ts'
import { quantityTypeName } from '#app/domain/offers/sizes.ts'

/** The words of signs for one piece, and for an offer of a few days at the end of the week. */
export const offerWords: Record<Country, { unitType: string; weekend: string }> = {
  dk: { unitType: quantityTypeName('stk', 'dk'), weekend: 'Weekendtilbud' },
  no: { unitType: quantityTypeName('stk', 'no'), weekend: 'Helgetilbud' },
  se: { unitType: quantityTypeName('stk', 'se'), weekend: 'Helgerbjudande' },
  fi: { unitType: quantityTypeName('stk', 'fi'), weekend: 'Viikonlopputarjous' },
}
