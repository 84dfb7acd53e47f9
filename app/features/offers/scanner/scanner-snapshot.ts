import type { SnapshotFrom } from 'xstate'
import type { scannerMachine } from '#machines/scanner/scanner.machine.ts'

export type ScannerSnapshot = SnapshotFrom<typeof scannerMachine>

/** What the lower half of the scanner shows. */
export type Answer =
  | ('looking' | 'typing' | 'seeking' | 'waiting' | 'failed' | 'found')
  | ('unknown' | 'unoffered' | 'shopsOwn')
  | ('putting' | 'put' | 'unput' | 'takenBack')

/** The answer of a scanner that is open. */
export function answerOf({ value }: ScannerSnapshot): Answer | undefined {
  if (typeof value === 'string') return undefined
  const { answer } = value.open
  if (typeof answer === 'string') return answer
  return 'unfound' in answer && answer.unfound ? answer.unfound : 'found'
}
