import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { mergeConfig } from 'vitest/config'
import config from '../../../vitest.config.ts'

const { MUTATED_FILE = '', MUTANT_FILE = '' } = process.env

/** Tests what is asked for with the text of `MUTANT_FILE` in the place of `MUTATED_FILE`. */
export default mergeConfig(config, {
  // What is kept of one fault would be taken for the next.
  test: { fsModuleCache: false },
  plugins: [
    {
      name: 'source-mutant',
      enforce: 'pre',
      load: (id: string) => (id === resolve(MUTATED_FILE) ? readFileSync(MUTANT_FILE, 'utf8') : undefined),
    },
  ],
})
