import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/**
 * Opens PostgreSQL where `databaseUrl` is given, else the embedded database under `dataDir`.
 * @throws FolderInUseError where another process holds `dataDir`; the driver's error where PostgreSQL cannot be reached.
 */
export function openDatabase(settings: {
  databaseUrl: string | undefined
  dataDir: string
}): Promise<Database> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openPglite(settings.dataDir)
}
