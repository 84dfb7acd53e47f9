import { type EventObject, fromCallback } from 'xstate'
import type { ScannerEvent } from '#machines/scanner/scanner.machine.ts'
import { cameraPicture, hasTorch, setTorch, startCamera, stopCamera, troubleOf } from './camera.ts'
import { countCodes } from './count-codes.ts'

/** How long the reader waits between two pictures, in milliseconds: the phone stays cool, and a shopper waits for none. */
const pauseMs = 80

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

type Tell = (event: ScannerEvent) => void

/** Holds the camera until it is left, or until nobody sees the tab. */
export const watchCamera = fromCallback<EventObject>(({ sendBack }) => {
  const tell: Tell = sendBack
  let isLeft = false
  let stream: MediaStream | undefined
  const hide = () => {
    if (document.visibilityState === 'hidden') tell({ type: 'camera.left' })
  }
  const watch = async () => {
    const started = await startCamera()
    if (isLeft) {
      stopCamera(started)
      return
    }
    stream = started
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => tell({ type: 'camera.failed', trouble: 'busy' }))
    tell({ type: 'camera.started', hasTorch: hasTorch(stream) })
  }
  document.addEventListener('visibilitychange', hide)
  watch().catch((error: unknown) => tell({ type: 'camera.failed', trouble: troubleOf(error) }))
  return () => {
    isLeft = true
    document.removeEventListener('visibilitychange', hide)
    if (stream) stopCamera(stream)
  }
})

/** Has the camera's light on until it is left. */
export const lightTorch = fromCallback<EventObject>(() => {
  setTorch(true)
  return () => setTorch(false)
})

/** Reads codes in the camera's picture, and tells of each that counts. */
export const readCodes = fromCallback<EventObject, { answered: string }>(({ sendBack, input }) => {
  const tell: Tell = sendBack
  const count = countCodes(input.answered)
  let isLeft = false
  const read = async () => {
    const picture = cameraPicture()
    // Whoever refuses the camera need not load what reads codes.
    while (!isLeft && !picture.srcObject) await pause()
    if (isLeft) return
    const { openReader } = await import('./code-reader.ts')
    const codesIn = await openReader()
    while (!isLeft) {
      if (picture.readyState >= picture.HAVE_CURRENT_DATA) {
        const code = count(await codesIn(picture))
        if (code !== undefined && !isLeft) tell({ type: 'code.seen', code })
      }
      await pause()
    }
  }
  read().catch(() => {
    if (!isLeft) tell({ type: 'camera.failed', trouble: 'unread' })
  })
  return () => {
    isLeft = true
  }
})
