import type { Page } from '@playwright/test'
import { chosenCountryCookie } from '#app/domain/locale/chosen-country.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { register } from '../profile/profile-page.ts'
import { expect, expectAccessible, test, untilTabIsOpen } from '../support/page-test.ts'

/** Each locale's language, title and name for the choice. */
const locales = [
  ['/language', 'da', 'Vælg land · Tilbudsugen', 'Danmark'],
  ['/dk/language', 'da', 'Vælg land · Tilbudsugen', 'Danmark'],
  ['/no/language', 'no', 'Velg land · Tilbudsugen', 'Norge'],
  ['/se/language', 'sv', 'Välj land · Tilbudsugen', 'Sverige'],
  ['/fi/language', 'fi', 'Valitse maa · Tilbudsugen', 'Suomi'],
] as const

const choices = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button')

test.describe('§2.1 /language without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is in the language of its locale, with nothing of the shell, and remembers the country', async ({
    page,
    context,
    baseURL,
  }) => {
    for (const [path, language, title, current] of locales) {
      await page.goto(path)
      expect(await page.title()).toBe(title)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
      for (const part of ['navigation', 'contentinfo', 'search', 'dialog', 'complementary'] as const)
        await expect(page.getByRole(part)).toHaveCount(0)
      await expect(page.locator('#shopping-list')).toHaveCount(0)
      await expect(choices(page)).toHaveText([
        'DanmarkPå dansk',
        'NorgePå norsk',
        'SverigePå svenska',
        'SuomiSuomeksi',
      ])
      const languages = await choices(page).evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('lang')),
      )
      expect(languages).toEqual(['da', 'no', 'sv', 'fi'])
      await expect(page.locator('[aria-current=true]')).toContainText(current)
    }
    await choices(page).filter({ hasText: 'Sverige' }).click()
    await expect(page).toHaveURL('/se')
    const kept = (await context.cookies()).find(({ name }) => name === chosenCountryCookie.name)
    expect(kept).toMatchObject({ value: 'se', sameSite: 'Lax', path: '/', httpOnly: false })
    await page.goto('/')
    await expect(page).toHaveURL('/se')
    await page.goto('/offer/kaffe')
    await expect(page).toHaveURL('/offer/kaffe')
    await page.goto('/', { referer: `${baseURL}/offer/kaffe` })
    await expect(page).toHaveURL('/')
    await page.goto('/se/language')
    await choices(page).filter({ hasText: 'Danmark' }).click()
    await expect(page).toHaveURL('/dk')
    await page.goto('/')
    await expect(page).toHaveURL('/')
  })
})

test('§2.1 registered=true shows its notice with a button to /login on /language too', async ({
  page,
  visit,
}) => {
  const notice = page.getByRole('status').filter({ hasText: 'Ditt konto är skapat.' })
  await visit('/se/language')
  await expect(notice).toHaveCount(0)
  await visit('/se/language?registered=true')
  await expect(notice).toHaveCount(1)
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Stäng meddelandet' }).click()
  await expect(page).toHaveURL('/se/language')
  await expect(notice).toHaveCount(0)
  await page.goBack()
  await visit('/se/language?registered=true')
  await notice.getByRole('link', { name: 'Logga in' }).click()
  await expect(page).toHaveURL('/se/login')
})

test('§2.1 /language is reached from the footer and left by keyboard; a link to a country is remembered too', async ({
  page,
  context,
  visit,
}) => {
  await visit('/se')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Land och språk' }).click()
  await expect(page).toHaveURL('/se/language')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Välj land')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('button', { name: 'Norge På norsk' }).press('Enter')
  await expect(page).toHaveURL('/no')
  await page.setViewportSize({ width: 1200, height: 800 })
  await visit('/no')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suomi' }).click()
  await expect(page).toHaveURL('/fi')
  const kept = (await context.cookies()).find(({ name }) => name === chosenCountryCookie.name)
  expect(kept).toMatchObject({ value: 'fi', sameSite: 'Lax', path: '/', httpOnly: false })
})

test('§2.1 §4 from /language a user of another country goes to their country’s root, and may choose no other', async ({
  page,
  visit,
}) => {
  await register(page)
  for (const path of ['/language', '/se/language', '/no/language?from=footer']) {
    await visit(path)
    await expect(page).toHaveURL('/dk')
  }
  await untilTabIsOpen(page)
  await page.evaluate(() => history.pushState({}, '', '/se/language'))
  await expect(page).toHaveURL('/dk')
  await visit('/dk/language')
  await expect(choices(page)).toHaveText(['DanmarkPå dansk'])
  await expect(page.getByRole('main')).toContainText(
    'Din konto hører til Danmark. Log ud for at se et andet land.',
  )
  await expectAccessible(page)
  const home = page.getByRole('main').getByRole('link')
  await expect(home).toHaveText(['Til forsiden'])
  await expect(home).toHaveAttribute('href', '/dk')
})

test('§4 user session: a user logs out on /language itself, which then shows all countries', async ({
  page,
  complaints,
  visit,
}) => {
  await register(page)
  await visit('/dk/language')
  const logOut = page.getByRole('main').getByRole('button', { name: 'Log ud' })
  await test.step('a logout that fails is told, and the user stays', async () => {
    await page.route('/logout', (route) => route.fulfill({ status: 503 }))
    await logOut.click()
    await expect(page.getByRole('status')).toContainText(['Du blev ikke logget ud. Prøv igen.'])
    withoutFailedLoads(complaints)
    await page.unroute('/logout')
    expect((await page.request.get('/api/user')).status()).toBe(200)
  })
  const asked = page.waitForRequest('/logout')
  await logOut.click()
  const [method, { 'x-xsrf-token': token }] = [(await asked).method(), (await asked).headers()]
  expect([method, token]).toEqual(['POST', expect.stringMatching(/./)])
  await expect(page.getByRole('status')).toContainText(['Du er logget ud'])
  await expect(page).toHaveURL('/dk/language')
  await expect(choices(page)).toHaveText([
    'DanmarkPå dansk',
    'NorgePå norsk',
    'SverigePå svenska',
    'SuomiSuomeksi',
  ])
  await expect(logOut).toHaveCount(0)
  expect((await page.request.get('/api/user')).status()).toBe(401)
  await choices(page).filter({ hasText: 'Sverige' }).click()
  await expect(page).toHaveURL('/se')
})

test('§2.1 /language: who may choose, and which answers may be cached', async ({ request }) => {
  const choose = (country: string, headers = {}) =>
    request.post(`/language?country=${country}`, { headers, maxRedirects: 0 })
  const chosen = await choose('fi')
  expect([chosen.status(), chosen.headers().location]).toEqual([303, '/fi'])
  expect(chosen.headers()['set-cookie']).toBe('country=fi; Path=/; Max-Age=31536000; SameSite=Lax')
  const unknown = await choose('xx')
  expect([unknown.status(), unknown.headers().location]).toEqual([303, '/language'])
  expect(unknown.headers()['set-cookie']).toBeUndefined()
  expect((await choose('fi', { 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
  const root = await request.get('/?utm_source=mail', { headers: { cookie: 'country=fi' }, maxRedirects: 0 })
  expect([root.status(), root.headers().location]).toEqual([302, '/fi?utm_source=mail'])
  expect(root.headers()).toMatchObject({ 'cache-control': 'private, no-store' })
  expect(root.headers().vary).toMatch(/cookie, referer/)
  for (const cookie of ['country=dk', 'country=xx']) {
    const page = await request.get('/', { headers: { cookie }, maxRedirects: 0 })
    expect([page.status(), page.headers()['cache-control']]).toEqual([200, 'private, no-cache'])
  }
})
