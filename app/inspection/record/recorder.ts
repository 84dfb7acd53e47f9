import { type ChannelMessage, openChannel } from './channel.ts'
import { createRecorder } from './create-recorder.ts'
import { type Allowed, createPlaceholders } from './placeholder.ts'
import { defineSaveButton } from './save-button.ts'

/** Put in at build (`scripts/build/inspection/`). */
declare const ALLOWED: Allowed

// Runs in the head of a page before its own code, so that it misses no actor (`app/server/inspection/`).
const channel = openChannel()
const tab = crypto.randomUUID()
const post = (message: ChannelMessage) => channel.postMessage(message)
const recorder = createRecorder({
  hide: createPlaceholders(ALLOWED),
  now: () => performance.now(),
  page: { begun: new Date(performance.timeOrigin).toISOString(), width: innerWidth },
  tell: (told) => post({ kind: 'stepped', tab, ...told }),
})
const postRecording = () => post({ kind: 'recorded', tab, recording: recorder.recording() })

globalThis.inspectFlows = recorder.inspect
defineSaveButton(recorder.recording)
channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
  if (data.kind === 'asked') postRecording()
})
addEventListener('pagehide', () => post({ kind: 'left', tab }))
addEventListener('pageshow', postRecording)
