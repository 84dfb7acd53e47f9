import { countryOfPath } from '#app/domain/locale/locales.ts'
import { countryToShow, keptFile, offlinePath, type Shell } from './shell-cache.ts'
import type { FetchEvent } from './worker-scope.ts'

/** How long a page may load before the list is shown instead, in milliseconds: reception inside a shop is poor. */
const patienceMs = 8000

/** Whether a proxy answers for an unreachable server. */
const isAway = ({ status }: Response) => status >= 502 && status <= 504

/** The server's answer. @throws if there is no connection or the server takes too long. */
async function askServer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lateness = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the server is late')), patienceMs)
  })
  const answer = preloadResponse.then((preloaded) => preloaded ?? fetch(request))
  return Promise.race([answer, lateness]).finally(() => clearTimeout(timer))
}

/**
 * Answers a navigation with the server's page; without a connection with a redirect to the offline page. That has an
 * address of its own, because a page hydrates as the one in its address. The redirect contains the requested address.
 */
export async function answerNavigation(event: FetchEvent, shell: Shell): Promise<Response> {
  let answer: Response | undefined
  try {
    answer = await askServer(event)
    if (!isAway(answer)) return answer
  } catch {
    // Expected without a connection; handled below.
  }
  const { pathname, search } = new URL(event.request.url)
  const country = await countryToShow(shell, countryOfPath(pathname))
  if (!country) return answer ?? Response.error()
  const offline = offlinePath(country)
  if (pathname === offline) return (await keptFile(offline)) ?? Response.error()
  const target = /\/offline$/.test(pathname) ? search : `?${new URLSearchParams({ to: pathname + search })}`
  return Response.redirect(offline + target)
}
