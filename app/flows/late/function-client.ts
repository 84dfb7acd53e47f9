import type { serverFnFetcher as Ask } from '@tanstack/start-client-core/serverFnFetcher'

/**
 * Loads the code that asks server functions and reads their answers: 11 kB of gzip, which no page needs before it is left
 * or asks for newer data.
 */
export const loadFunctionClient = () => import('@tanstack/start-client-core/serverFnFetcher')

/**
 * Asks a server function, with code that is loaded at the first call. In the browser's build this stands for the package's
 * own module of this name (`app.config.ts`), which every page would load first.
 * @throws if that code does not arrive, as if the request had failed.
 */
export const serverFnFetcher: typeof Ask = async (...given) => {
  const client = await loadFunctionClient()
  return client.serverFnFetcher(...given)
}
