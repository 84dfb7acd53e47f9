import { buildInspection, buildInspector } from './inspection/build-inspection.ts'

/** Builds the page of flows into a folder (docs/flows.md); with `--inspector`, what connects Stately's inspector too. */
const folder = process.argv[2] ?? 'dist/inspection'
await buildInspection(folder)
if (process.argv.includes('--inspector')) await buildInspector(folder)
