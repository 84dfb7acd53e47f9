import { type ChildProcess, spawn } from 'node:child_process'

/** Starts a command of the operator as a person would. */
export function startCommand(
  script: string,
  args: string[],
  environment: Record<string, string>,
): ChildProcess {
  return spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...process.env, ...environment },
  })
}

/** Runs a command of the operator to its end. @returns its exit code, and what it printed as output and as errors. */
export function runCommand(
  script: string,
  args: string[],
  environment: Record<string, string>,
  input: string | Buffer = '',
): Promise<{ code: number | null; output: string; error: string }> {
  return new Promise((resolve) => {
    const child = startCommand(script, args, environment)
    let [output, error] = ['', '']
    child.stdout?.on('data', (part: Buffer) => {
      output += part
    })
    child.stderr?.on('data', (part: Buffer) => {
      error += part
    })
    // A failing run does not read its input.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
    child.on('close', (code) => resolve({ code, output: output.trimEnd(), error: error.trimEnd() }))
  })
}
