import { open } from 'node:fs/promises'
import { readImportArguments } from '#app/server/import/import-arguments.ts'
import { endWithSentence } from './command/end-with-sentence.ts'
import { runCommand } from './command/run-command.ts'

/** Bytes. A piece is processed without a pause, while PostgreSQL may wait some milliseconds for the next statement. */
const pieceOfFile = 65_536

try {
  const { file, isFromUrl } = readImportArguments(process.argv.slice(2))
  if (isFromUrl) await runCommand('import')
  else if (file === '-') await runCommand('import', process.stdin)
  else {
    await using handle = await open(file)
    await runCommand('import', handle.createReadStream({ highWaterMark: pieceOfFile, autoClose: false }))
  }
} catch (error) {
  endWithSentence(error)
}
