import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'

/** A measured figure: its name, its value with a unit, and the target if there is one: the most it may be. */
export type Figure = { name: string; value: number; unit: string; target?: number; atLeast?: boolean }

/** A figure, the part of the benchmark that it belongs to, and the machine's load average of the last minute. */
type Kept = Figure & { part: string; load: number }

const figures: Kept[] = []
let part = ''

/** Sets the part of the benchmark that the following figures belong to. */
export function beginPart(name: string): void {
  part = name
}

const round = (value: number) => (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)))

function verdict({ value, target, atLeast = false }: Figure): string {
  if (target === undefined) return ''
  return (atLeast ? value >= target : value <= target) ? 'ok' : 'MISSED'
}

/** Keeps a figure for the table, and prints it at once because the whole benchmark takes minutes. */
export function report(figure: Figure): void {
  const load = round(loadavg()[0] ?? 0)
  figures.push({ ...figure, part, load })
  const target =
    figure.target === undefined ? '' : `${figure.atLeast ? '>=' : '<='} ${figure.target} ${figure.unit}`
  const value = `${round(figure.value)} ${figure.unit}`
  const columns = [figure.name.padEnd(64), value.padStart(14), target.padEnd(15), verdict(figure).padEnd(7)]
  console.info(`${columns.join(' ')} load ${load}`)
}

/** Writes the figures as JSON. Figures of parts that were not measured this time stay. */
export function writeReport(file: string): void {
  const before: Kept[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).figures : []
  const measured = new Set(figures.map((figure) => figure.part))
  const all = [...before.filter((figure) => !measured.has(figure.part)), ...figures]
  const machine = { node: process.version, platform: process.platform, measuredAt: new Date().toISOString() }
  writeFileSync(file, `${JSON.stringify({ machine, figures: all }, null, 2)}\n`)
}

/** The value below which the given share of the samples lies. */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
