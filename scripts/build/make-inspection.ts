import { buildInspection } from './inspection/build-inspection.ts'

/** Builds the page of flows into the folder that is given (docs/flows.md). */
await buildInspection(process.argv[2] ?? 'dist/inspection')
