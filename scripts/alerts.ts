import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from './command/run-to-end.ts'

// Checks the alert rules and runs their tests with Prometheus' `promtool`, which is no package of npm: on Debian it is part
// of `prometheus`. The dashboard's queries are checked as if they were rules.

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] }

const folder = 'deploy/prometheus'

/** The queries of the dashboard as a file of rules; JSON is YAML too. */
async function dashboardAsRules(): Promise<string> {
  const { panels }: Dashboard = JSON.parse(await readFile('deploy/grafana-dashboard.json', 'utf8'))
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  const rules = queries.map((expr, index) => ({
    record: `query:${index}`,
    expr: expr.replaceAll('$__rate_interval', '1m'),
  }))
  return JSON.stringify({ groups: [{ name: 'dashboard', rules }] })
}

const temporary = await mkdtemp(join(tmpdir(), 'alerts-'))
const dashboard = join(temporary, 'dashboard.yml')
await writeFile(dashboard, await dashboardAsRules())
try {
  for (const parameters of [
    ['check', 'config', `${folder}/prometheus.yml`],
    ['check', 'rules', dashboard],
    ['test', 'rules', `${folder}/alerts.test.yml`],
  ])
    if ((await runToEnd('promtool', parameters)) !== 0) process.exitCode = 1
} catch (error) {
  console.error(`promtool did not start: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await rm(temporary, { recursive: true })
}
