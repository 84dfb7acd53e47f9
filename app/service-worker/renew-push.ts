import type { PushState } from '#app/domain/agents/price-agent-schemas.ts'
import type { WorkerScope } from './worker-scope.ts'

/**
 * Subscribes this browser anew and tells our server, if the session that is logged in here heard of alerts at the ended
 * address. Otherwise nothing happens: the page of the price agent then shows that this device hears of nothing. A browser
 * whose worker cannot read the CSRF token does the same.
 * @throws if the browser does not allow it, or the server or the push service is not reached.
 */
export async function renewPush(
  { registration, cookieStore }: Pick<WorkerScope, 'registration' | 'cookieStore'>,
  endedAt: string | undefined,
): Promise<void> {
  if (!cookieStore || endedAt === undefined) return
  await fetch('/sanctum/csrf-cookie')
  const token = await cookieStore.get('XSRF-TOKEN')
  if (!token) return
  const post = (action: string, body: unknown) =>
    fetch(`/api/price-agent/push/${action}/`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': decodeURIComponent(token.value),
      },
      body: JSON.stringify(body),
    })
  const answer = await post('check', { endpoint: endedAt })
  if (!answer.ok) return
  const known: PushState = await answer.json()
  if (!known.is_subscribed) return
  const renewed = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: known.public_key,
  })
  await post('subscribe', renewed.toJSON())
}
