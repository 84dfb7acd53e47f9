import { pathToFileURL } from 'node:url'
import { buildIfChanged } from './build-product.ts'

process.env.NODE_ENV ??= 'production'

try {
  await buildIfChanged()
  const { default: application, serve } = await import(pathToFileURL('dist/server/server.js').href)
  await serve(application)
} catch (error) {
  // What a person can mend is told in a sentence; anything else with where it happened.
  const isOurs = error instanceof Error && ['SettingsError', 'FolderInUseError'].includes(error.name)
  const code = (error as NodeJS.ErrnoException).code
  if (isOurs) console.error((error as Error).message)
  else if (code === 'EADDRINUSE') console.error('The port is in use. Set PORT to another one.')
  else console.error(error)
  process.exit(1)
}
