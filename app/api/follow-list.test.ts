import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyActor, type AnyEventObject, createActor, setup } from 'xstate'
import { followList } from './follow-list.ts'

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

const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const turn = (visibilityState: 'visible' | 'hidden') => {
  tab.visibilityState = visibilityState
  tab.dispatchEvent(new Event('visibilitychange'))
}

let following: AnyActor | undefined

beforeEach(() => {
  Connection.opened = []
  tab.visibilityState = 'visible'
  vi.stubGlobal('EventSource', Connection)
  vi.stubGlobal('document', tab)
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

describe('issue 4, part 6: a list that is followed', () => {
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

  it('takes no connection in a hidden tab, and is told the version when it is in view again', () => {
    const { heard, connection } = follow()
    connection(0)?.say('version', { version: 7 })
    turn('hidden')
    expect(connection(0)?.isClosed).toBe(true)
    turn('visible')
    connection(1)?.say('version', { version: 9 })
    expect(heard).toEqual([
      { type: 'stream.opened', version: 7 },
      { type: 'stream.opened', version: 9 },
    ])
  })

  it('opens no second connection where the tab was in view all the time', () => {
    follow()
    turn('visible')
    expect(Connection.opened.length).toBe(1)
  })
})
