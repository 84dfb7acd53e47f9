import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { ServerMiddleware } from 'srvx'

const compressible = /^(text\/|application\/(json|manifest\+json|ld\+json|xml)|image\/svg)/

function compressorFor(accepted: string) {
  // Quality 4 costs about as much time as gzip and saves a sixth more.
  if (/\bbr\b/.test(accepted)) {
    return {
      encoding: 'br',
      stream: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    }
  }
  return /\bgzip\b/.test(accepted) ? { encoding: 'gzip', stream: createGzip() } : undefined
}

/** Compresses what the application renders; files are compressed at build. */
export const compression: ServerMiddleware = async (request, next) => {
  const response = await next()
  const { headers } = response
  if (
    !response.body ||
    headers.has('content-encoding') ||
    !compressible.test(headers.get('content-type') ?? '')
  ) {
    return response
  }
  headers.append('vary', 'accept-encoding')
  const compressor = compressorFor(request.headers.get('accept-encoding') ?? '')
  if (!compressor) return response
  headers.set('content-encoding', compressor.encoding)
  headers.delete('content-length')
  const body = Readable.fromWeb(response.body as ReadableStream).pipe(compressor.stream)
  return new Response(Readable.toWeb(body) as BodyInit, { status: response.status, headers })
}
