import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const files = ['catalogues', 'server-catalogues'].flatMap((folder) =>
  ['da', 'no', 'sv', 'fi'].map((language) => `app/i18n/${folder}/${language}.po`),
)
const read = () => files.map((file) => readFileSync(file, 'utf8'))

/** Extracts the texts again: if one was added, changed or not translated, the catalogues differ or extraction fails. */
const before = read()
const { status, stdout, stderr } = spawnSync('lingui', ['extract', '--clean'], { encoding: 'utf8' })
if (status !== 0) throw new Error(stderr || stdout)
const changed = files.filter((_, index) => before[index] !== read()[index])
const missing = files.flatMap((file) => {
  const entries = readFileSync(file, 'utf8').split('\n\n').slice(1)
  const empty = entries.filter((entry) => /^msgstr ""$/m.test(entry) && !/^msgstr ""\n"/m.test(entry))
  return empty.map((entry) => `${file}: ${/^msgid (.*)$/m.exec(entry)?.[1]}`)
})
if (missing.length > 0) console.error(`Texts without a translation:\n${missing.join('\n')}`)
if (changed.length > 0)
  console.error(`Catalogues were not extracted: run npm run i18n:extract\n${changed.join('\n')}`)
if (missing.length + changed.length > 0) process.exit(1)
