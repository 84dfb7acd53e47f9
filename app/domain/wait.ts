import type { Language } from './locale/locales.ts'

const minute = 60
const hour = 3600

/**
 * How soon something may be tried again, as the end of a sentence: `om 40 sek.` in Danish. In minutes from two minutes
 * on, in hours from two hours on, rounded up.
 * @param seconds whole seconds.
 */
export function formatWait(seconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { style: 'short' })
  if (seconds < 2 * minute) return format.format(seconds, 'second')
  if (seconds < 2 * hour) return format.format(Math.ceil(seconds / minute), 'minute')
  return format.format(Math.ceil(seconds / hour), 'hour')
}
