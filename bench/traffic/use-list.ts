import { randomUUID } from 'node:crypto'
import { type Agent, type ClientRequest, get } from 'node:http'
import type { Product } from '../running-product.ts'
import type { Shopper } from './register-shopper.ts'

type Address = Pick<Product, 'url'>

/** Changes somebody's list. @returns the mutation id, also the uuid of an item that it adds, and the list's version. */
export async function change(
  { url }: Address,
  { headers, listPath }: Shopper,
  path: string,
  body: object = {},
): Promise<{ id: string; version: number }> {
  const id = randomUUID()
  const response = await fetch(`${url}${listPath}/${path}`, {
    method: 'POST',
    headers: { ...headers, 'x-client-mutation-id': id },
    body: JSON.stringify(body),
  })
  const said = await response.text()
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${said}`)
  return { id, version: Number(response.headers.get('x-shopping-list-version')) }
}

export const milk = { itemName: 'Mælk', quantity: 1 }

export type Following = { stop: () => void; next: (version: number) => Promise<void> }

/** Follows a list as a browser does. `next` waits until the stream has sent a version. */
export async function follow(
  { url }: Address,
  { headers }: Shopper,
  { listPath, agent }: { listPath: string; agent: Agent },
): Promise<Following> {
  let version = 0
  let hear = () => {}
  let request: ClientRequest | undefined
  await new Promise<void>((resolve, reject) => {
    request = get(`${url}${listPath}/changes`, { agent, headers: { cookie: headers.cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for who follows a list`))
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        for (const [, told] of text.matchAll(/^id: (\d+)$/gm)) version = Number(told)
        if (version > 0) resolve()
        hear()
      })
    })
    request.on('error', reject)
  })
  return {
    stop: () => request?.destroy(),
    next: (wanted) =>
      new Promise((resolve) => {
        hear = () => {
          if (version >= wanted) resolve()
        }
        hear()
      }),
  }
}
