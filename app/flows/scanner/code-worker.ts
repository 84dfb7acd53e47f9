import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import { formats } from './code-formats.ts'
import type { WorkerAnswer, WorkerQuestion } from './code-reader.ts'
import { sharpen } from './sharpen.ts'

/** Made after the WebAssembly is there: a detector that is made before asks the package's CDN for it. */
let detector: BarcodeDetector | undefined

const answer = (said: WorkerAnswer) => postMessage(said)

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  if ('wasm' in data) {
    // From our own origin: the package would ask a CDN.
    prepareZXingModule({ overrides: { locateFile: () => data.wasm }, fireImmediately: true }).then(
      () => {
        detector = new BarcodeDetector({ formats: [...formats] })
        answer({ isReady: true })
      },
      () => answer({ isReady: false }),
    )
    return
  }
  detector?.detect(data.isSoft ? sharpen(data.pixels) : data.pixels).then(
    (found) => answer({ codes: found.map(({ rawValue }) => rawValue) }),
    () => answer({ codes: [] }),
  )
})
