import { countryOfPath } from '../locale/locales.ts'
import { plainPath } from './tracking.ts'

/** Whether a term may be an email or a number of a person, which is not stored. */
export const mayBePersonal = (term: string): boolean => /@|\d{6}/.test(term.replaceAll(/[\s+-]/g, ''))

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** A page's path as others may know it: without a term that may be personal. */
export function pathToTell(path: string): string {
  const term = plainPath(path).match(/^\/offer\/(.*)/)?.[1]
  if (term === undefined) return path
  const readable = decoded(term)
  if (readable !== undefined && !mayBePersonal(readable)) return path
  const country = countryOfPath(path)
  return `${country ? `/${country}` : ''}/offer`
}
