import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { formats } from './code-formats.ts'
import { withSpareReader } from './with-spare-reader.ts'

/** What of a picture can be read: its element, and its size in pixels. */
export type Picture = HTMLVideoElement | HTMLCanvasElement | ImageBitmap

/** Reads the codes in a picture: their digits, none if there is none. */
export type CodeReader = (picture: Picture) => Promise<string[]>

/** The longer side of what is read, in pixels: the bars of a code that fills a third of it are three pixels wide. */
const longestSide = 1280

type Detector = { detect: (picture: ImageBitmapSource) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** The browser's own reader (Shape Detection API), if it knows our codes. */
async function ownReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector) return undefined
  const known = await BarcodeDetector.getSupportedFormats().catch((): string[] => [])
  if (!known.includes('ean_13') || !known.includes('ean_8')) return undefined
  const detector = new BarcodeDetector({ formats: formats.filter((format) => known.includes(format)) })
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue)
}

const sizeOf = (picture: Picture) =>
  picture instanceof HTMLVideoElement
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.width, height: picture.height }

/** The middle of a picture, where a code is held that is too near to be sharp: its share of each side. */
const middle = 0.6

/**
 * Draws a picture, or twice as large its middle, for the worker. It never leaves the device: the worker asks nobody.
 * @returns undefined if the camera has no picture yet.
 */
function pixelsOf(picture: Picture, canvas: HTMLCanvasElement, isMiddle: boolean): ImageData | undefined {
  const { width, height } = sizeOf(picture)
  if (width === 0 || height === 0) return undefined
  const part = isMiddle ? middle : 1
  const scale = Math.min(1, longestSide / Math.max(width, height)) * (isMiddle ? 2 : 1)
  canvas.width = Math.round(width * part * scale)
  canvas.height = Math.round(height * part * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const beside = (1 - part) / 2
  const seen = [width * beside, height * beside, width * part, height * part] as const
  context?.drawImage(picture, ...seen, 0, 0, canvas.width, canvas.height)
  return context?.getImageData(0, 0, canvas.width, canvas.height)
}

/**
 * What the worker is told: first the address of the WebAssembly, then pictures, which it sharpens if they are `isSoft`. The
 * address is known here, so that the build counts the file among those of the pages (`keep-builds.ts`).
 */
export type WorkerQuestion = { wasm: string } | { pixels: ImageData; isSoft: boolean }
/** What the worker says: that it is ready, or the codes of the picture that it got. */
export type WorkerAnswer = { isReady: boolean } | { codes: string[] }

/** ZXing in a worker, which keeps the page smooth, and whose WebAssembly the page's policy need not allow. */
async function workersReader(): Promise<CodeReader> {
  const worker = new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' })
  const answer = () =>
    new Promise<WorkerAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = () => reject(new Error('what reads codes did not arrive'))
    })
  const ask = (question: WorkerQuestion, given: Transferable[] = []) => {
    const answered = answer()
    worker.postMessage(question, given)
    return answered
  }
  try {
    const first = await ask({ wasm })
    if (!('isReady' in first && first.isReady)) throw new Error('what reads codes could not be started')
  } catch (error) {
    worker.terminate()
    throw error
  }
  const canvas = document.createElement('canvas')
  const codesIn = async (picture: Picture, isSoft: boolean) => {
    const pixels = pixelsOf(picture, canvas, isSoft)
    if (!pixels) return []
    const read = await ask({ pixels, isSoft }, [pixels.data.buffer])
    return 'codes' in read ? read.codes : []
  }
  return async (picture) => {
    const codes = await codesIn(picture, false)
    return codes.length > 0 ? codes : codesIn(picture, true)
  }
}

let reader: Promise<CodeReader> | undefined

/**
 * What reads codes on this device: the browser's own, and if there is none or it fails, ZXing, which is loaded when it is
 * needed and kept.
 * @throws if it does not arrive; the next call tries again.
 */
export function openReader(): Promise<CodeReader> {
  reader ??= ownReader().then((own) => (own ? withSpareReader(own, workersReader) : workersReader()))
  reader.catch(() => {
    reader = undefined
  })
  return reader
}
