import { spawnSync } from 'node:child_process'
import cluster from 'node:cluster'
import { pathToFileURL } from 'node:url'
import { buildIfChanged } from './build-product.ts'
import { endWithSentence } from './end-with-sentence.ts'

process.env.NODE_ENV ??= 'production'

if (cluster.isPrimary) {
  buildIfChanged()
  // Filling a database needs memory that a serving process would keep; a process of its own gives it back.
  const filling = spawnSync(process.execPath, ['scripts/fill-database.ts'], { stdio: 'inherit' })
  if (filling.status !== 0) process.exit(1)
}
try {
  const { default: application, serve } = await import(pathToFileURL('dist/server/server.js').href)
  await serve(application)
} catch (error) {
  endWithSentence(error)
}
