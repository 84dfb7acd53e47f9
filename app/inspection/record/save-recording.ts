import type { Recording } from './recording.ts'

/** Saves a recording as a file of the developer. It is sent nowhere. */
export function saveRecording(recording: Recording): void {
  const content = new Blob([JSON.stringify(recording, null, 1)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = `flows-${recording.begun.slice(0, 19).replaceAll(/[:T]/g, '-')}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
