import { type EventObject, fromCallback } from 'xstate'
import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'

const HOUR_MS = 3_600_000

/** Sends the current day of a country, and each later day when it begins, or when the tab becomes visible after sleeping. */
export const followDay = fromCallback<EventObject, { country: Country }>(({ input, sendBack }) => {
  let told: Day | undefined
  let nextHour: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(nextHour)
    // A day begins on the hour in every country.
    nextHour = setTimeout(tell, HOUR_MS - (Date.now() % HOUR_MS))
    const day = dayIn(input.country, new Date())
    if (day !== told) sendBack({ type: 'day.changed', day })
    told = day
  }
  document.addEventListener('visibilitychange', tell)
  tell()
  return () => {
    clearTimeout(nextHour)
    document.removeEventListener('visibilitychange', tell)
  }
})
