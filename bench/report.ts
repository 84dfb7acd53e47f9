import { writeFileSync } from 'node:fs'

/** One measured figure: what was measured, its value with its unit, and the most it may be where a target is set. */
export type Figure = { name: string; value: number; unit: string; target?: number; atLeast?: boolean }

const figures: Figure[] = []

const round = (value: number) => (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)))

function verdict({ value, target, atLeast = false }: Figure): string {
  if (target === undefined) return ''
  return (atLeast ? value >= target : value <= target) ? 'ok' : 'MISSED'
}

/** Keeps a figure for the table and prints it at once, since the whole takes minutes. */
export function report(figure: Figure): void {
  figures.push(figure)
  const target =
    figure.target === undefined ? '' : `${figure.atLeast ? '>=' : '<='} ${figure.target} ${figure.unit}`
  const value = `${round(figure.value)} ${figure.unit}`
  console.info(`${figure.name.padEnd(64)} ${value.padStart(12)}  ${target.padEnd(14)} ${verdict(figure)}`)
}

/** Writes all figures as JSON. */
export function writeReport(file: string): void {
  const machine = { node: process.version, platform: process.platform, measuredAt: new Date().toISOString() }
  writeFileSync(file, `${JSON.stringify({ machine, figures }, null, 2)}\n`)
}

/** The value below which a share of the samples lies. */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
