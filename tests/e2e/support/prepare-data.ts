import { rmSync } from 'node:fs'
import { runToEnd } from '../../../scripts/command/run-to-end.ts'
import { dataFolder, emptyDataFolder } from './shopper-pool.ts'

// What servers would do as they start is done while other tests run.

async function runOn(folder: string, script: string): Promise<void> {
  const code = await runToEnd(process.execPath, [script], { ...process.env, DATA_DIR: folder })
  if (code !== 0) process.exit(1)
}

rmSync(emptyDataFolder, { recursive: true, force: true })
await runOn(emptyDataFolder, 'scripts/migrate.ts')
await runOn(dataFolder, 'scripts/fill-database.ts')
