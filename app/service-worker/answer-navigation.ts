import { countryOfPath } from '#app/domain/locale/locales.ts'
import { countryToShow, keptFile, offlinePath, type Shell } from './shell-cache.ts'
import type { FetchEvent } from './worker-scope.ts'

/** How long an address may load before the list is shown instead: a shop's walls let a little through. */
const patienceMs = 8000

/** What a proxy answers for a server that is away. */
const isAway = ({ status }: Response) => status >= 502 && status <= 504

/** The server's answer. @throws where there is none within the time a shopper waits. */
async function askServer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lateness = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the server is late')), patienceMs)
  })
  const answer = preloadResponse.then((preloaded) => preloaded ?? fetch(request))
  return Promise.race([answer, lateness]).finally(() => clearTimeout(timer))
}

/**
 * A page as the server answers it; without a connection the offline page, which has an address of its own, since a page
 * wakes up as the one that its address says. It is told where the shopper wanted to go.
 */
export async function answerNavigation(event: FetchEvent, shell: Shell): Promise<Response> {
  let answer: Response | undefined
  try {
    answer = await askServer(event)
    if (!isAway(answer)) return answer
  } catch {
    // No connection is what this is for.
  }
  const { pathname, search } = new URL(event.request.url)
  const country = await countryToShow(shell, countryOfPath(pathname))
  if (!country) return answer ?? Response.error()
  const offline = offlinePath(country)
  if (pathname === offline) return (await keptFile(offline)) ?? Response.error()
  const target = /\/offline$/.test(pathname) ? search : `?${new URLSearchParams({ to: pathname + search })}`
  return Response.redirect(offline + target)
}
