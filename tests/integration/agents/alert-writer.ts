import { writeSync } from 'node:fs'
import { openDatabase } from '#app/server/db/open-database.ts'
import { settings } from '#app/server/settings.ts'
import { importAndRaise } from './import-and-raise.ts'

// A process that imports offers and raises their alerts, for tests that kill it at any moment. It begins at the first
// offer, as somebody does who runs an import again, and says `open` when its database is.
const database = await openDatabase(settings())
writeSync(1, 'open\n')
await importAndRaise(database, Number(process.argv[2]))
await database.close()
process.exit(0)
