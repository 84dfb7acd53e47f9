import { createBrowserInspector, createWebSocketInspector } from '@statelyai/inspect'
import { createOneSystem, tabId } from './one-system.ts'

// Runs after the recorder, in the head of a page that the development server was asked for with `?inspect`. `?inspect` alone
// opens the inspector of Stately; a value is the address of another one, of a window or of a socket.
const address = new URLSearchParams(location.search).get('inspect') || 'https://stately.ai/inspect'
const inspector = address.startsWith('ws')
  ? createWebSocketInspector({ url: address })
  : createBrowserInspector({ url: address })
inspector.actor(tabId)

const asOneSystem = createOneSystem()
const record = globalThis.inspectFlows
globalThis.inspectFlows = (event) => {
  record?.(event)
  inspector.inspect.next?.(asOneSystem(event))
}
