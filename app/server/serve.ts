import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { serve as listen } from 'srvx'
import { createForgetSessionsJob } from './accounts/sessions/forget-sessions-job.ts'
import { createAlertJob } from './agents/alerts/alert-job.ts'
import { completeAlertMail } from './agents/mails/complete-alert-mail.ts'
import { createPushJob } from './agents/push/push-job.ts'
import { wellFormedAddresses } from './api/guards/well-formed-addresses.ts'
import { namedFunctions } from './api/server-functions.ts'
import { prepareData } from './data/prepare-data.ts'
import { currentDatabase } from './db/current-database.ts'
import { compression } from './http/compression.ts'
import { endAtLatest } from './http/end-at-latest.ts'
import { createHealth } from './http/health.ts'
import { limitConnections, mostConnections, requestTimes } from './http/limit-clients.ts'
import { allowedMethods, answerHead } from './http/methods.ts'
import { createRouteNames, type NameRoute } from './http/name-route.ts'
import { isOpenToListeners } from './http/open-to-listeners.ts'
import { createRequestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { pathsIn, staticFiles } from './http/static-files.ts'
import { superviseWorkers } from './http/supervise-workers.ts'
import { tellReadFrom } from './http/tell-read-from.ts'
import { createImportSourcesJob } from './import/sources/import-sources-job.ts'
import { createFlowsAnswer } from './inspection/answer-flows.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createForgetChangesJob } from './lists/forget-changes-job.ts'
import { closeListNews } from './live/current-list-news.ts'
import { log, logError, takeOverConsole } from './log.ts'
import { createMailJob } from './mail/mail-job.ts'
import { serveCommands } from './operator/serve-commands.ts'
import { createForgetReportsJob } from './reports/forget-reports-job.ts'
import { createSuggestionsJob } from './search/popular/suggestions-job.ts'
import { installationSecret } from './secret-key.ts'
import { settings } from './settings.ts'
import { createForgetTrackingJob } from './tracking/forget-tracking.ts'

/** How long `/readyz` fails before new connections are refused, since requests still arrive until then. */
const farewellMs = 500
/** How long running requests may take to end when the process stops. */
const drainMs = 10_000
/** How long stopping may take in all: longer than requests and jobs, which may take 10 s each. */
const stopMs = 30_000
/**
 * Longer than the 60 s after which proxies close an idle connection: if both closed it at once, a request would be
 * lost.
 */
const keepAliveTimeout = 65_000

const clientBuild = 'dist/client'
/** The page of flows for developers. */
const inspectionBuild = 'dist/inspection'

type Application = {
  fetch: (request: Request) => Response | Promise<Response>
  /** The pattern of a path's route. */
  patternOf: NameRoute
}

/**
 * Serves the product until the process is told to stop: opens and migrates the database, fills it with the demo
 * catalogue if that is wanted, listens on `HOST` and `PORT`. On SIGTERM or SIGINT `/readyz` fails first, requests under
 * way are answered, jobs end, the database is closed and the process ends with 0; with 1 if that takes more than 30
 * seconds.
 * @throws if the settings, the data folder, the database or the port do not work.
 */
export async function serve(application: Application): Promise<void> {
  const { port, host, appUrl, trustProxy, webConcurrency, dataDir, metrics, devFlows } = settings()
  const isSupervisor = webConcurrency > 1 && cluster.isPrimary
  // Imported late, because most servers count nothing.
  if (metrics) await (await import('./metrics/serve-metrics.ts')).startMetrics(metrics, isSupervisor)
  if (isSupervisor) return superviseWorkers(webConcurrency)
  const database = await currentDatabase()
  // A damaged secret is told of now, not by the first request that needs it.
  installationSecret()
  const { forLongWork } = database
  const stopData = await prepareData(forLongWork)
  const stopJobs = await startJobs(database, [
    await createMailJob(database, completeAlertMail),
    createForgetChangesJob(forLongWork),
    createForgetReportsJob(forLongWork),
    createForgetSessionsJob(forLongWork),
    createForgetTrackingJob(forLongWork),
    createImportSourcesJob(forLongWork, dataDir),
    createSuggestionsJob(forLongWork),
    createAlertJob(forLongWork),
    await createPushJob(database),
  ])
  const stopCommands = database.engine === 'pglite' ? await serveCommands(database, dataDir) : undefined
  const health = createHealth(database)
  const files = pathsIn(clientBuild)
  const answerFlows = devFlows ? createFlowsAnswer(inspectionBuild) : () => undefined
  const server = listen({
    port,
    hostname: host,
    silent: true,
    gracefulShutdown: false,
    // srvx asks for a port of its own (`exclusive`), which the processes of `WEB_CONCURRENCY` could not share.
    node: { ...requestTimes, keepAliveTimeout, exclusive: false },
    middleware: [
      securityHeaders,
      createRequestLog(createRouteNames(files, application.patternOf), trustProxy > 0),
      wellFormedAddresses,
      health.answer,
      namedFunctions,
      allowedMethods,
      // Before compression, because the build has compressed the files.
      ...staticFiles(clientBuild, files),
      tellReadFrom(database),
      compression,
    ],
    fetch: (request) => answerHead(request, (asked) => answerFlows(asked) ?? application.fetch(asked)),
  })
  // Behind a proxy all connections are the proxy's.
  if (trustProxy === 0 && server.node?.server) limitConnections(server.node.server as Server, mostConnections)
  await server.ready()
  takeOverConsole()
  // Otherwise Node would print the error with all its fields.
  process.on('uncaughtException', (error) => {
    logError('the process ends, because nothing handled an error', error)
    process.exit(1)
  })
  if (isOpenToListeners(appUrl))
    log('warn', 'APP_URL is not on https: passwords and sessions can be read on their way')
  console.info(`Tilbudsugen is ready on ${appUrl}`)

  let isStopping = false
  const stop = async (signal: string) => {
    // Ctrl+C arrives twice: from the terminal and from npm.
    if (isStopping) return
    isStopping = true
    endAtLatest(stopMs)
    log('info', 'stopping', { signal })
    health.drain()
    await delay(farewellMs)
    // Event streams would keep their connections, and so the process, for ever.
    await closeListNews()
    await Promise.race([server.close(), delay(drainMs).then(() => server.close(true))])
    await stopCommands?.()
    await stopJobs()
    await stopData()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
