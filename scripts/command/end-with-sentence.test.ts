import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { SettingsError } from '#app/server/settings.ts'
import { StartError } from '#app/server/start-error.ts'
import { sentenceFor } from './end-with-sentence.ts'

/** The error of a server that cannot listen. */
const errorOfListening = (port: number, host: string) =>
  new Promise((resolve) => createServer().on('error', resolve).listen(port, host))
const systemError = (code: string) =>
  Object.assign(new Error(`${code}: of the system, write`), { code, syscall: 'write' })

describe('a failed start is one sentence', () => {
  it('says what to do about an address that cannot be used', async () => {
    const held = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => held.on('listening', resolve))
    const address = held.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    expect(sentenceFor(await errorOfListening(port, '127.0.0.1'))).toBe(
      'The port is in use. Set PORT to another one.',
    )
    held.close()
    expect(sentenceFor(await errorOfListening(0, '203.0.113.7'))).toMatch(
      /^HOST is no address of this machine/,
    )
    expect(sentenceFor(await errorOfListening(0, 'no.such.host.invalid'))).toMatch(/^HOST is not known/)
  })

  it('says so if there is no space, or the system refuses something else', () => {
    expect(sentenceFor(systemError('ENOSPC'))).toBe(
      'There is no space left on the disk. Make some, or set DATA_DIR to a folder on another one.',
    )
    const full = Object.assign(new Error('could not extend file'), { code: '53100' })
    expect(sentenceFor(new Error('failed query', { cause: full }))).toBe(
      'There is no space left on the disk of the database. Make some.',
    )
    expect(sentenceFor(systemError('EROFS'))).toBe('The system refuses: EROFS: of the system, write.')
  })

  it('says so if the database never answers, for which Node has the code 13 and no word', async () => {
    const script = `const { orSentence } = await import('./scripts/command/or-sentence.ts')
      await orSentence(new Promise(() => {}))`
    const command = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, DATA_DIR: '.' },
    })
    const [[code], said] = await Promise.all([once(command, 'exit'), text(command.stderr)])
    expect({ code, said }).toEqual({ code: 1, said: 'The database does not answer any more. Start again.\n' })
  })

  it('is the message of our own errors, and no sentence for a defect of ours', () => {
    expect(sentenceFor(new StartError('Do this.'))).toBe('Do this.')
    expect(sentenceFor(new SettingsError('PORT: must be a port number'))).toBe('PORT: must be a port number')
    expect(sentenceFor(new TypeError('x is not a function'))).toBeUndefined()
  })
})
