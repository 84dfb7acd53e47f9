import { globSync, statSync } from 'node:fs'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import type { Plugin } from 'vite'
import { runToEnd } from '../../command/run-to-end.ts'

/** Where the development server builds the page of flows. */
const folder = '.cache/inspection'
/** What the page is made of. */
const sources = '{app/inspection,machines,docs/flows,scripts/build/inspection}/**'

const changedAt = () => Math.max(...globSync(sources).map((file) => statSync(file).mtimeMs))

/**
 * Serves the page of flows, and the recorder of all other pages, in the development server: always, and built anew by the
 * first request after a change.
 */
export function inspection(): Plugin {
  let builtOf = 0
  const buildIfChanged = async () => {
    const present = changedAt()
    if (present === builtOf) return
    // In a process of its own, because this one keeps the machines as they were.
    const code = await runToEnd('node', ['scripts/build/make-inspection.ts', folder, '--inspector'])
    if (code !== 0) throw new Error('the page of flows could not be built')
    builtOf = present
  }
  return {
    name: 'inspection',
    apply: 'serve',
    configureServer(server) {
      process.env.DEV_FLOWS = '1'
      server.middlewares.use(async (req, res, next) => {
        if (!/^\/dev\/flows([/?]|$)/.test(req.url ?? '')) return next()
        try {
          await buildIfChanged()
          const { createFlowsAnswer } = await import('#app/server/inspection/answer-flows.ts')
          const answer = createFlowsAnswer(folder)(new NodeRequest({ req, res }))
          await (answer ? sendNodeResponse(res, answer) : next())
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
