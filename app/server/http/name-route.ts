import { decodeEscapes } from '../api/decode-escapes.ts'
import { isServerFunction } from '../api/server-functions.ts'
import { healthPaths } from './health.ts'

/** The name of a path's route for the log; null if there is none. */
export type NameRoute = (path: string) => string | null

/**
 * Creates the function that names requests in the log. A file of the build, a health check or a server function is
 * named by its path; anything else by its route's pattern, such as `/api/shopping-list/invitation/$sharingCode`,
 * because paths contain search terms and codes that open a list.
 * @param files the paths of the build's files.
 * @param patternOf the pattern of the application's route that a path leads to; null if there is none.
 */
export function createRouteNames(files: ReadonlySet<string>, patternOf: NameRoute): NameRoute {
  return (path) => {
    if (files.has(path) || healthPaths.has(path) || isServerFunction(path)) return path
    return decodeEscapes(path) === undefined ? null : patternOf(path)
  }
}
