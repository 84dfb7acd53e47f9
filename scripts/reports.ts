import { runCommand } from './command/run-command.ts'

await runCommand('reports')
