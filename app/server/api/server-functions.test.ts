import type { ServerRequest } from 'srvx'
import { never, parse } from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { answerFunction, namedFunctions, runFunction } from './server-functions.ts'

const passed = () => new Response('passed on')

async function read(answer: Response | undefined) {
  const retryAfter = answer?.headers.get('retry-after')
  return { status: answer?.status, body: await answer?.text(), ...(retryAfter && { retryAfter }) }
}

const missing = { status: 404, body: '{"message":"Not found"}' }
const unreadable = { status: 400, body: '{"message":"The request cannot be read"}' }

describe('the address of a server function', () => {
  it.each(['/_serverFn/', '/_serverFn/%20', '/_server%46n/', '/_serverFn/a%2Fb', '/_serverFn/getShell/more'])(
    '%s names none: 404 in JSON',
    async (path) => {
      const request = new Request(`http://shop.example${path}`) as ServerRequest
      expect(await read(await namedFunctions(request, passed))).toEqual(missing)
    },
  )

  it.each(['/_serverFn/getShell?payload=1', '/_serverFn', '/', '/offer/_serverFn/'])(
    '%s is passed on',
    async (path) => {
      const request = new Request(`http://shop.example${path}`) as ServerRequest
      expect((await read(await namedFunctions(request, passed))).body).toBe('passed on')
    },
  )
})

type Step = () => Promise<Response>

/** What is answered where Start does `start` with a request, in which `run` runs what the function does. */
async function answered(
  start: (run: (work: Step) => Promise<Response>) => Promise<Response | undefined>,
  { payload = '{"t":1}', signal = new AbortController().signal } = {},
) {
  const query = new URLSearchParams({ payload })
  const request = new Request(`http://shop.example/_serverFn/getShell?${query}`, { signal })
  const next = async () => ({ response: await start((work) => runFunction(request, work)) })
  const thrownOrAnswered = await answerFunction(request, next as () => Promise<{ response: Response }>).then(
    ({ response }) => response,
    (error: unknown) => error,
  )
  return thrownOrAnswered instanceof Response ? read(thrownOrAnswered) : thrownOrAnswered
}

const ok: Step = async () => new Response('the shell')

describe('bad input: a request for a server function', () => {
  it('is answered by it', async () => {
    expect(await answered((run) => run(ok))).toEqual({ status: 200, body: 'the shell' })
  })

  it('is 404 where there is none of that name, of which Start fails', async () => {
    expect(await answered(() => Promise.reject(new Error('info not found')))).toEqual(missing)
  })

  it('is 400 where its input is no JSON, none of Start’s, or none the function takes', async () => {
    expect(await answered((run) => run(ok), { payload: '{' })).toEqual(unreadable)
    expect(await answered(async () => new Response('seroval', { status: 500 }))).toEqual(unreadable)
    expect(await answered((run) => run(async () => parse(never(), 'a text')))).toEqual(unreadable)
  })

  it('is 400 where who asks cannot be told what it answers', async () => {
    expect(await answered(async () => undefined)).toEqual(unreadable)
  })

  it('keeps what else Start and the function answer', async () => {
    const refused = async () => new Response('expected GET', { status: 405 })
    expect(await answered(refused)).toEqual({ status: 405, body: 'expected GET' })
    const elsewhere = async () => Promise.reject(new Response(null, { status: 307 }))
    expect(await answered((run) => run(elsewhere))).toEqual({ status: 307, body: '' })
  })

  it('is 500 where the function fails, which is logged and not told', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const failure = new Error('select secret from table')
    const answer = await answered((run) => run(() => Promise.reject(failure)))
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)))
    written.mockRestore()
    expect(answer).toEqual({ status: 500, body: '{"message":"Server Error"}' })
    expect(lines).toMatchObject([
      { level: 'error', message: 'a server function failed', error: failure.stack },
    ])
  })

  it('is 503, and says when to ask again, while no database answers', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const thrown = await answered((run) =>
      run(() => Promise.reject(new Error('Connection terminated unexpectedly'))),
    )
    written.mockRestore()
    expect(thrown).toEqual({ status: 503, body: '{"message":"Server Error"}', retryAfter: '5' })
  })

  it('that nobody waits for any more ends as it is', async () => {
    const signal = AbortSignal.abort()
    expect(await answered(() => Promise.reject(signal.reason), { signal })).toBe(signal.reason)
  })
})

it('a page’s own call of a function fails as it fails', async () => {
  const failure = new Error('no database')
  const call = runFunction(new Request('http://shop.example/'), () => Promise.reject(failure))
  await expect(call).rejects.toBe(failure)
})
