import { readFileSync, writeFileSync } from 'node:fs'
import { iconNames } from '#app/ui/icon/icon-names.ts'

type IconSet = { icons: Record<string, { body: string } | undefined> }
const set = JSON.parse(readFileSync('node_modules/@iconify-json/ph/icons.json', 'utf8')) as IconSet

/** The sprite of all icons that the product uses, each as a symbol that `<use>` references by its name. */
function sprite(): string {
  const symbols = iconNames.map((name) => {
    const icon = set.icons[name]
    if (!icon) throw new Error(`Phosphor has no icon ${name}`)
    return `<symbol id="${name}" viewBox="0 0 256 256">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

writeFileSync('app/ui/icon/sprite.svg', sprite())
