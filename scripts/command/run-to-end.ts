import { spawn } from 'node:child_process'
import { once } from 'node:events'

const stopSignals = ['SIGINT', 'SIGTERM'] as const

/**
 * Runs a command until it ends. A signal that stops this process stops the command first; otherwise the command would
 * keep working on the build or the data folder, which the next start needs.
 * @returns the command's exit code; null if a signal ended it.
 * @throws if it cannot be started.
 */
export async function runToEnd(
  command: string,
  parameters: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number | null> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], env })
  let stoppedBy: NodeJS.Signals | undefined
  const pass = (signal: NodeJS.Signals) => {
    stoppedBy = signal
    child.kill(signal)
  }
  for (const signal of stopSignals) process.on(signal, pass)
  try {
    const [code] = await once(child, 'exit')
    return code
  } finally {
    for (const signal of stopSignals) process.off(signal, pass)
    // Now that the listeners are removed, this ends the process as the original signal would have done.
    if (stoppedBy) process.kill(process.pid, stoppedBy)
  }
}
