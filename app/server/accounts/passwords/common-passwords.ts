import { readFile } from 'node:fs/promises'

/**
 * The most common passwords of eight characters and more, in lower case, one a line: from zxcvbn's frequency list (MIT,
 * Dan Wheeler and Dropbox), which counts leaked passwords, with Nordic equivalents.
 */
const path = 'app/server/accounts/passwords/common-passwords.txt'

let list: Promise<Set<string>> | undefined

function read(): Promise<Set<string>> {
  list ??= readFile(path, 'utf8').then((text) => new Set(text.trimEnd().split('\n')))
  return list
}

/**
 * Whether attackers would try a password first: a common one, or one made of what is known about the user.
 * @param known the user's email and name.
 */
export async function isCommonPassword(password: string, known: string[]): Promise<boolean> {
  const folded = password.toLowerCase()
  if (known.some((value) => value.toLowerCase() === folded)) return true
  return (await read()).has(folded)
}
