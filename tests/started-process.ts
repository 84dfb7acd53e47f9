import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A process that a test started. */
export type StartedProcess = {
  process: ChildProcess
  /** What it has printed so far. */
  output: () => string
  /**
   * What it has printed so far, for a test that waits for a line of it.
   * @throws with all it has printed if it has ended, because the line will not come.
   */
  outputWhileRunning: () => string
  /** Its exit code when it ends; null if a signal ended it. */
  exit: Promise<number | null>
}

/** Starts a process and collects its output. */
export function startProcess(
  command: string,
  parameters: string[],
  options: Omit<SpawnOptions, 'stdio'>,
): StartedProcess {
  const child = spawn(command, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  let ending: string | undefined
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk
    })
  }
  // Later than `exit`: all its output is there.
  child.once('close', (code, signal) => {
    ending = `${signal ?? code}`
  })
  return {
    process: child,
    output: () => text,
    outputWhileRunning: () => {
      if (ending !== undefined) throw new Error(`The process ended with ${ending} and had printed:\n${text}`)
      return text
    },
    exit: once(child, 'exit').then(([code]) => code as number | null),
  }
}
