import cluster from 'node:cluster'
import { pathToFileURL } from 'node:url'
import { settings } from '#app/server/settings.ts'
import { buildIfChanged } from './build/build-product.ts'
import { endWithSentence } from './command/end-with-sentence.ts'
import { orSentence } from './command/or-sentence.ts'
import { runToEnd } from './command/run-to-end.ts'

process.env.NODE_ENV ??= 'production'

try {
  const { demo } = settings()
  if (cluster.isPrimary) await buildIfChanged()
  if (cluster.isPrimary && demo) {
    // Filling a database needs memory that a server process would keep; a separate process gives it back.
    const code = await runToEnd(process.execPath, ['scripts/fill-database.ts'])
    if (code !== 0) process.exit(1)
  }
  const { default: application, serve } = await import(pathToFileURL('dist/server/server.js').href)
  await orSentence(serve(application))
} catch (error) {
  endWithSentence(error)
}
