import { strengthMeter } from 'styled-system/recipes'
import type { PasswordStrength } from '#app/domain/account/account.ts'

const barsOf: Record<PasswordStrength, number> = { weak: 1, medium: 2, strong: 3 }
const bars = [1, 2, 3]

/** A password's strength as three bars, all unlit before the first character. The word stands beside it. */
export function StrengthMeter({ strength }: { strength: PasswordStrength | undefined }) {
  const lit = strength ? barsOf[strength] : 0
  return (
    <div className={strengthMeter()} aria-hidden="true">
      {bars.map((bar) => (
        <i key={bar} {...(bar <= lit && { 'data-on': '' })} />
      ))}
    </div>
  )
}
