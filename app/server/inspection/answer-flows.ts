import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteName } from '#app/domain/brand.ts'
import { pageHeaders } from '../http/security-headers.ts'
import { pathsIn } from '../http/static-files.ts'

const files = '/dev/flows/files'
const types: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/** Written at build; `npm run dev` writes its own. */
const document = (nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>Flows · ${siteName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${files}/tokens.css">
<link rel="stylesheet" href="${files}/flows.css">
<script type="module" nonce="${nonce}" src="${files}/flows.js"></script>
</head>
<body></body>
</html>
`

/**
 * Makes the answers of `/dev/flows`, `/dev/flows/{machine}` and their files. They are for developers and in English.
 * @param folder that of the page's build (`scripts/build/inspection/`).
 * @returns nothing for any other address, and for a machine that does not exist.
 */
export function createFlowsAnswer(folder: string): (request: Request) => Response | undefined {
  const paths = pathsIn(folder)
  return (request) => {
    const { pathname } = new URL(request.url)
    const [, machine] = /^\/dev\/flows(?:\/([\w-]+))?$/.exec(pathname) ?? [undefined, pathname]
    if (machine === undefined || paths.has(`/charts/${machine}.svg`)) return page()
    const file = pathname.startsWith(`${files}/`) ? pathname.slice(files.length) : ''
    return paths.has(file) ? fileAt(folder, file) : undefined
  }
}

function page(): Response {
  const nonce = crypto.randomUUID()
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  pageHeaders(headers, nonce)
  return new Response(document(nonce), { headers })
}

function fileAt(folder: string, file: string): Response {
  const ending = file.split('.').at(-1) ?? ''
  return new Response(new Uint8Array(readFileSync(join(folder, file))), {
    headers: { 'content-type': types[ending] ?? 'application/octet-stream', 'cache-control': 'no-cache' },
  })
}
