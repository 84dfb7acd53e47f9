import { readFile } from 'node:fs/promises'

/**
 * The most common passwords of eight characters and more, in lower case, one a line: those of zxcvbn's frequency list
 * (MIT, Dan Wheeler and Dropbox), which leaked collections are counted in, and the words for them in the Nordic languages.
 */
const path = 'app/server/accounts/passwords/common-passwords.txt'

let list: Promise<Set<string>> | undefined

function read(): Promise<Set<string>> {
  list ??= readFile(path, 'utf8').then((text) => new Set(text.trimEnd().split('\n')))
  return list
}

/**
 * Whether a password is one that is tried first: a common one, or one of what is known about who chooses it.
 * @param known the email and the name that go with it.
 */
export async function isCommonPassword(password: string, known: string[]): Promise<boolean> {
  const folded = password.toLowerCase()
  if (known.some((value) => value.toLowerCase() === folded)) return true
  return (await read()).has(folded)
}
