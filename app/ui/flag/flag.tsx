import { flag } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'

/** The colours of each flag: the field, its cross, and a cross within that. */
const colours: Record<Country, { field: string; cross: string; inner?: string }> = {
  dk: { field: '#c8102e', cross: '#ffffff' },
  no: { field: '#ba0c2f', cross: '#ffffff', inner: '#00205b' },
  se: { field: '#005293', cross: '#ffcd00' },
  fi: { field: '#ffffff', cross: '#002f6c' },
}

/** A country's flag, which all four draw as a Nordic cross. Decoration: the country's name stands beside it. */
export function Flag({ country }: { country: Country }) {
  const { field, cross, inner } = colours[country]
  return (
    <svg viewBox="0 0 36 26" className={flag()} aria-hidden="true">
      <path fill={field} d="M0 0h36v26H0z" />
      <path fill={cross} d="M10 0h6v10h20v6H16v10h-6V16H0v-6h10z" />
      {inner && <path fill={inner} d="M11.5 0h3v11.5H36v3H14.5V26h-3V14.5H0v-3h11.5z" />}
    </svg>
  )
}
