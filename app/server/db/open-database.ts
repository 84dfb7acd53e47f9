import { existsSync } from 'node:fs'
import { keepPrivate } from '../private-folder.ts'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/**
 * Opens PostgreSQL if `databaseUrl` is given, else the embedded database in `dataDir`, to which only its owner gets
 * access.
 * @throws FolderInUseError if another process holds `dataDir`; StartError if PostgreSQL cannot be reached.
 */
export function openDatabase(settings: {
  databaseUrl: string | undefined
  databaseReadUrl?: string | undefined
  dataDir: string
}): Promise<Database> {
  if (!settings.databaseUrl) return openPglite(settings.dataDir)
  // With PostgreSQL the folder still contains mails, photographs, import reports and the secret.
  if (existsSync(settings.dataDir)) keepPrivate(settings.dataDir)
  const { databaseUrl, databaseReadUrl } = settings
  return openPostgres(databaseUrl, { replica: databaseReadUrl ? { url: databaseReadUrl } : undefined })
}
