import { type Handlers, handlersOf, type ServerRoute } from '../answer-routes.ts'

const routes = import.meta.glob<ServerRoute>('../../../app/routes/api/shopping-list*/**/*.ts', {
  eager: true,
  import: 'Route',
})

/** The address of a route, from the path of its file: `…/uuid/$uuid/index.ts` is `…/uuid/:uuid`. */
const patternOf = (file: string) =>
  file
    .replace(/^.*\/routes/, '')
    .replace(/(?:\/index)?\.ts$/, '')
    .replaceAll('$', ':')

/** The addresses of shopping lists, with their handlers. */
export const listRoutes: Record<string, Handlers> = Object.fromEntries(
  Object.entries(routes).map(([file, route]) => [patternOf(file), handlersOf(route)]),
)
