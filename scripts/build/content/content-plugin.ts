import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { compileContent } from './compile-content.ts'

/** Compiles the Markdown files of `content/`, so that neither the server nor a browser needs a parser. */
export function content(): Plugin {
  return {
    name: 'content',
    transform(source, id) {
      const file = relative(process.cwd(), id)
      if (!/^content\/.*\.md$/.test(file)) return undefined
      return { code: `export default ${JSON.stringify(compileContent(file, source))}`, map: null }
    },
  }
}
