import { pageOfSharedText } from '#app/domain/list/shared-text.ts'
import { jsonAnswer } from '../api/answers.ts'
import { Refused } from '../api/failures.ts'
import { readBody } from '../api/read-body.ts'

/**
 * Passes a text from another app on to the page that shows it, in that page's fragment: nothing is stored. A page that leads on
 * holds any length; proxies refuse a `Location` of so many bytes.
 * @returns 400 if the body is no form, 413 over 64 KiB.
 */
export async function passOnSharedText(request: Request): Promise<Response> {
  try {
    return pageLeadingTo(pageOfSharedText(await readForm(request)))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return jsonAnswer({ message: error.message }, { status: error.status, keep: 'never' })
  }
}

async function readForm(request: Request): Promise<FormData> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const body = await readBody(request)
  return new Response(body, { headers }).formData().catch(() => {
    throw new Refused(400, 'The body must be a form.')
  })
}

/** @param address has no quotation marks, `&` or `<`. */
function pageLeadingTo(address: string): Response {
  const page = `<!doctype html><html lang="da"><meta charset="utf-8"><title>Tilbudsugen</title><meta http-equiv="refresh" content="0;url=${address}"><a href="${address}">Tilbudsugen</a></html>`
  return new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
