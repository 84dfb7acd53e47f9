/** Puts the recorder of flows into the head of a page, before its own code, so that it misses no actor. */
export function withRecorder(html: string, nonce: string): string {
  return html.replace('<head>', `<head><script nonce="${nonce}" src="/dev/flows/files/recorder.js"></script>`)
}
