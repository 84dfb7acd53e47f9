import type { Database } from '../db/database.ts'
import { importCommand } from './import-command.ts'
import { reportCommand } from './report-command.ts'
import { reportsCommand } from './reports-command.ts'
import { sourcesCommand } from './sources-command.ts'
import { withdrawCommand } from './withdraw-command.ts'

/** Where a command of the operator runs: in its own process, or in the server that holds the embedded database. */
export type CommandContext = {
  database: Database
  dataDir: string
  /** What the command reads: a file or standard input. */
  bytes: AsyncIterable<Uint8Array>
  /** Prints a sentence at once. */
  note: (text: string) => void
  /** Shows how far the command is, in place of what was shown before. */
  progress: (text: string) => void
  /** Stops the command; what is written stays. */
  signal: AbortSignal
}

/** What a command prints at its end, on standard output and standard error, and its exit code. */
export type Outcome = { exitCode: number; output?: string; error?: string }

/** A command of the operator. @throws UsageError if its arguments are wrong; FeedError if a feed cannot be used. */
export type Command = (context: CommandContext, args: readonly string[]) => Promise<Outcome>

/** The commands that also work while a server holds the embedded database. */
export const commands = {
  import: importCommand,
  report: reportCommand,
  reports: reportsCommand,
  sources: sourcesCommand,
  withdraw: withdrawCommand,
} satisfies Record<string, Command>
export type CommandName = keyof typeof commands

export const isCommandName = (name: string): name is CommandName => Object.hasOwn(commands, name)
