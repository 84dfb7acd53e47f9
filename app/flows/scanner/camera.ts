import type { CameraTrouble } from '#machines/scanner/scanner.machine.ts'

let picture: HTMLVideoElement | undefined

/** The camera's picture: one element for the tab, which the scanner shows while it is open. */
export function cameraPicture(): HTMLVideoElement {
  if (!picture) {
    picture = document.createElement('video')
    picture.muted = true
    picture.playsInline = true
    // It shows what the shopper holds in their hand.
    picture.setAttribute('aria-hidden', 'true')
  }
  return picture
}

/** The camera at the back, sharp enough for the thinnest bars at arm's length. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
}

/** Which error of `getUserMedia` is which trouble (Media Capture and Streams, 10.2). */
const troubles: Record<string, CameraTrouble> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** What is the matter with a camera that did not start: an error of `getUserMedia`, or a browser that has none. */
export const troubleOf = (error: unknown): CameraTrouble =>
  (error instanceof Error && troubles[error.name]) || 'missing'

/**
 * Starts the camera and shows it in `cameraPicture`.
 * @throws what `getUserMedia` throws.
 */
export async function startCamera(): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia(wanted)
  const shown = cameraPicture()
  shown.srcObject = stream
  // It plays as soon as it is in the page; a browser may refuse before.
  shown.play().catch(() => undefined)
  return stream
}

/** Turns a camera off, and its light with it. */
export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
  if (picture?.srcObject === stream) picture.srcObject = null
}

// The torch is an extension that TypeScript does not know (W3C, MediaStream Image Capture).
type WithTorch = { torch?: boolean }

const trackIn = (stream: MediaProvider | null | undefined) =>
  stream instanceof MediaStream ? stream.getVideoTracks()[0] : undefined

/** Whether a camera has a light. */
export const hasTorch = (stream: MediaStream): boolean =>
  Boolean((trackIn(stream)?.getCapabilities?.() as WithTorch | undefined)?.torch)

/** Turns the light of the running camera on or off; a camera that refuses stays as it is. */
export function setTorch(isOn: boolean): void {
  const advanced = [{ torch: isOn } as MediaTrackConstraintSet]
  trackIn(picture?.srcObject)
    ?.applyConstraints({ advanced })
    .catch(() => undefined)
}
