import { useLingui } from '@lingui/react/macro'
import type { Sector } from '#app/domain/categories/sectors.ts'

/** A few of the goods of a sector. */
export function SectorHint({ sector }: { sector: Sector }) {
  const { t } = useLingui()
  const hints: Record<Sector, string> = {
    border_trade: t`Øl, vin og slik`,
    groceries: t`Mad, drikke og husholdning`,
    building_markets: t`Maling, træ og have`,
    pc_and_electronics: t`Computer, tv og mobil`,
    appliances: t`Vask, køl og komfur`,
    health_and_care: t`Apotek, hud og hår`,
    hardware: t`Værktøj og køkkengrej`,
    toys_and_hobby: t`Spil, garn og klodser`,
    interior_design: t`Møbler, lamper og tekstiler`,
    pet_supplies: t`Foder og tilbehør`,
    plumbing_supplies: t`Bad og varme`,
    car: t`Dæk, olie og bilpleje`,
  }
  return hints[sector]
}
