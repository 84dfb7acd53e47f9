import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { manualSketch, mutationOf } from '#app/domain/list/list-change.ts'
import { actionsOf } from '#app/domain/list/lists.fixture.ts'
import type { ListChange, ListMutation } from '#app/domain/list/shopping-list.ts'
import { callOf } from '#app/flows/list-sync/send-mutation.ts'

/** The list that is written, the writer's headers, and the server's current address. */
type Writer = { listUuid: string; offerId: number; headers: Record<string, string>; url: () => string }

/** An answered change: the first version of the list that contains it, and how often it was sent. */
export type Acknowledged = ListMutation & { ackedVersion: number; sent: number }

/** Keeps four writers below the writes that a user may make in a minute. */
const paceMs = 20

/** More than are needed until a restarted server answers. */
const mostSends = 5000

const pick = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(Math.random() * values.length)]

function changeOf(kind: ListChange['kind'], { offerId, itemUuid, emptyingId }: Named): ListChange {
  const quantity = 1 + Math.floor(Math.random() * 9)
  switch (kind) {
    case 'add-offer':
      return { kind, offerId, quantity, item: { ...manualSketch('Kaffe', null), offerId } }
    case 'set-quantity':
      return { kind, itemUuid, quantity }
    case 'check':
    case 'uncheck':
    case 'remove':
    case 'restore':
      return { kind, itemUuid }
    case 'empty':
      return { kind }
    case 'undo-empty':
      return { kind, emptyingId }
    default:
      return { kind: 'add-manual', itemName: `Mælk ${quantity}`, placeName: null, quantity }
  }
}

type Named = { offerId: number; itemUuid: string; emptyingId: string }

const everyday = ['check', 'uncheck', 'remove', 'restore', 'set-quantity', 'add-offer', 'add-manual'] as const
const kinds = [...everyday, ...everyday, ...everyday, 'empty', 'undo-empty'] as const

/** A random change of an item that this writer added before. */
function randomChange(offerId: number, done: readonly Acknowledged[]): ListChange {
  const of = (...wanted: string[]) => pick(done.filter(({ change }) => wanted.includes(change.kind)))?.id
  const itemUuid = of('add-offer', 'add-manual')
  const emptyingId = of('empty')
  const kind = pick(kinds)
  if (!kind || !itemUuid || (kind === 'undo-empty' && !emptyingId)) {
    return changeOf('add-manual', { offerId, itemUuid: '', emptyingId: '' })
  }
  return changeOf(kind, { offerId, itemUuid, emptyingId: emptyingId ?? '' })
}

async function send(mutation: ListMutation, { url, headers }: Writer): Promise<number> {
  const { url: path, body } = callOf(mutation)
  const response = await fetch(`${url()}${path}`, {
    method: 'POST',
    headers: { ...headers, 'x-client-mutation-id': mutation.id },
    ...(body && { body: JSON.stringify(body) }),
  })
  const said = await response.text()
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${said}`)
  return Number(response.headers.get('x-shopping-list-version'))
}

/** Whether the connection failed, or broke during the response; any other error is a wrong response. */
const isCutOff = (error: unknown) => error instanceof TypeError

/**
 * Changes a list at random, one change after another; each is sent until it is answered.
 * @param isDone called before each change.
 * @param heard called with each answered change.
 */
export async function writeList(
  writer: Writer,
  isDone: () => boolean,
  heard: (acknowledged: Acknowledged) => void,
): Promise<void> {
  const listOfWriter = { uuid: writer.listUuid, actions: actionsOf(writer.listUuid) }
  const done: Acknowledged[] = []
  while (!isDone()) {
    await delay(paceMs)
    const change = randomChange(writer.offerId, done)
    const mutation = mutationOf(listOfWriter, randomUUID(), change)
    for (let sent = 1; ; sent += 1) {
      try {
        const acknowledged = { ...mutation, ackedVersion: await send(mutation, writer), sent }
        done.push(acknowledged)
        heard(acknowledged)
        break
      } catch (error) {
        if (!isCutOff(error) || sent === mostSends) throw error
        await delay(10)
      }
    }
  }
}
