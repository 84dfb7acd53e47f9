import { argv } from 'node:process'

// `npm run machines` has two parts: several machines on one database, and the failover of that database.
if (argv[2] === 'failover') await import('./failover/failover.ts')
else await import('./several-machines.ts')
