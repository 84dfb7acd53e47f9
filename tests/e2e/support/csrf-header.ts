import type { APIRequestContext } from '@playwright/test'

/** The CSRF header of a write (§7.3), for a client that has the cookie. */
export async function csrfHeader(request: APIRequestContext): Promise<Record<string, string>> {
  const tokenOf = async () =>
    (await request.storageState()).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
  if ((await tokenOf()) === undefined) await request.get('/sanctum/csrf-cookie')
  return { 'X-XSRF-TOKEN': decodeURIComponent((await tokenOf()) ?? '') }
}
