import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { allUiMutants, type NumberedMutant } from './all-ui-mutants.ts'

const inPage = resolve('scripts/build/ui-mutants/in-page')
const faults = `import { uiIdle, uiNoHandler, uiNot, uiNothing, uiWrongEvent } from '${inPage}/ui-mutant.ts';`
const drawing = `import { drawMutant } from '${inPage}/draw-mutant.ts';`
/** Where the server draws a page. */
const draw = 'renderToString(createElement(RouterServer, { router }))'

/** Puts every fault of the UI into a build, of which a page has the one that its request names (`npm run test:ui-mutants`). */
export function uiMutants(): Plugin {
  const mutants = allUiMutants()
  return {
    name: 'ui-mutants',
    enforce: 'pre',
    async transform(code, id) {
      const file = relative(process.cwd(), id)
      if (file === 'app/server.ts') {
        if (!code.includes(draw))
          this.error('the server draws its pages in another way: tell ui-mutants-plugin.ts')
        return drawing + code.replace(draw, `drawMutant(request, () => ${draw})`)
      }
      const own = (await mutants).filter((mutant) => mutant.file === file)
      if (own.length === 0) return null
      if (code !== readFileSync(file, 'utf8')) this.error(`${file} was changed before its mutants were made`)
      return faults + withMutants(code, own)
    },
  }
}

/** A source with all its mutants, which may lie within each other. */
export function withMutants(source: string, mutants: NumberedMutant[]): string {
  const outerFirst = mutants.toSorted((one, other) => one.start - other.start || other.end - one.end)
  const opened: NumberedMutant[] = []
  let text = ''
  let at = 0
  const copyTo = (end: number) => {
    text += source.slice(at, end)
    at = end
  }
  const closeUntil = (start: number) => {
    for (let last = opened.at(-1); last && last.end <= start; last = opened.at(-1)) {
      copyTo(last.end)
      text += last.after
      opened.pop()
    }
  }
  for (const mutant of outerFirst) {
    closeUntil(mutant.start)
    copyTo(mutant.start)
    text += mutant.before.replace('#', String(mutant.number))
    opened.push(mutant)
  }
  closeUntil(source.length)
  return text + source.slice(at)
}
