import { rmSync } from 'node:fs'
import { runToEnd } from '../../../scripts/command/run-to-end.ts'
import { dataFolder, emptyDataFolder } from './shopper-pool.ts'

// Does some start-up work of the servers and fills the shopper pool in advance, while other tests run.

async function runOn(folder: string, script: string): Promise<void> {
  const code = await runToEnd(process.execPath, [script], { ...process.env, DATA_DIR: folder })
  if (code !== 0) process.exit(1)
}

for (const folder of [dataFolder, emptyDataFolder]) rmSync(folder, { recursive: true, force: true })
await runOn(emptyDataFolder, 'scripts/migrate.ts')
await runOn(dataFolder, 'tests/e2e/support/demo/fill-database.ts')
await runOn(dataFolder, 'tests/e2e/support/fill-shopper-pool.ts')
