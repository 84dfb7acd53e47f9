import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyActor, type AnyEventObject, createActor, setup } from 'xstate'
import { followList } from './list-events.ts'

/** A browser's connection, which the test speaks for. */
class Connection extends EventTarget {
  static opened: Connection[] = []
  url: string
  isClosed = false
  constructor(url: string) {
    super()
    this.url = url
    Connection.opened.push(this)
  }
  close() {
    this.isClosed = true
  }
  say(event: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
}

let following: AnyActor | undefined

beforeEach(() => {
  Connection.opened = []
  vi.stubGlobal('EventSource', Connection)
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  following?.stop()
  vi.unstubAllGlobals()
})

function follow() {
  const heard: AnyEventObject[] = []
  const machine = setup({ actors: { followList } }).createMachine({
    invoke: { src: 'followList', input: { listUuid: 'list-1' } },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  })
  const actor = createActor(machine).start()
  following = actor
  return { actor, heard, connection: (index: number) => Connection.opened[index] }
}

describe('§4 sharing: a list that is followed', () => {
  it('tells its version at once, then each change, and ends with who follows it', () => {
    const { actor, heard, connection } = follow()
    expect(connection(0)?.url).toBe('/api/shopping-list/uuid/list-1/changes')
    connection(0)?.say('version', { version: 7 })
    connection(0)?.say('version', { version: 8 })
    expect(heard).toEqual([
      { type: 'stream.opened', version: 7 },
      { type: 'list.changed', version: 8 },
    ])
    actor.stop()
    expect(connection(0)?.isClosed).toBe(true)
  })

  it.each([
    ['error', 'stream.lost'],
    ['gone', 'stream.gone'],
  ])('%s: is closed, and told as %s', (said, told) => {
    const { heard, connection } = follow()
    connection(0)?.say(said)
    expect(heard).toEqual([{ type: told }])
    expect(connection(0)?.isClosed).toBe(true)
    expect(Connection.opened.length).toBe(1)
  })

  it('takes no connection in a tab that was opened behind another', () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' })
    const { heard } = follow()
    expect([heard, Connection.opened]).toEqual([[{ type: 'tab.hidden' }], []])
  })
})
