import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { AggregatorRegistry, Registry } from 'prom-client'
import { currentDatabase } from '../db/current-database.ts'
import { logError } from '../log.ts'
import { StartError } from '../start-error.ts'
import { collectMetrics } from './collect-metrics.ts'

type Address = { port: number; host: string }

/** Serves `/metrics` on a port of its own. */
async function serveText({ port, host }: Address, read: () => Promise<string>): Promise<void> {
  const server = createServer(async (request, answer) => {
    if (request.url !== '/metrics') return answer.writeHead(404).end()
    try {
      const text = await read()
      answer.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text)
    } catch (error) {
      logError('the metrics were not read', error)
      answer.writeHead(503).end()
    }
  })
  server.listen(port, host)
  await once(server, 'listening').catch((error) => {
    throw new StartError(`METRICS_PORT, METRICS_HOST: the address cannot be used (${error.message}).`)
  })
  // It must not keep a process that stops.
  server.unref()
}

/**
 * Counts what this process does, and serves the figures for Prometheus. A worker counts for the process that supervises it,
 * which counts nothing itself and serves the figures of all workers together: sums, and the largest or smallest where a sum
 * says nothing. Called before the database is opened, so that nothing is missed.
 * @throws StartError if the address cannot be used.
 */
export async function startMetrics(address: Address, isSupervisor: boolean): Promise<void> {
  const ofWorkers = new AggregatorRegistry()
  if (isSupervisor) return serveText(address, () => ofWorkers.clusterMetrics())
  const registry = new Registry()
  collectMetrics(registry, currentDatabase)
  AggregatorRegistry.setRegistries(registry)
  if (!cluster.isWorker) await serveText(address, () => registry.metrics())
}
