import type { APIRequestContext } from '@playwright/test'
import type { Country } from '#app/domain/locale/locales.ts'

/** Who looks at a page; each of them sees other parts of the shell. */
export const roles = ['visitor', 'unverified', 'verified'] as const
export type Role = (typeof roles)[number]

type Title = string | RegExp
type Titles = Record<Country, Title>
export type WalkedRoute = {
  /** The path without the country. */
  path: string
  /** The path in the address bar afterwards, if it is another: a token does not stay there. */
  shownPath?: string
  /** The titles of its page. */
  titles: Titles
  /** The countries that have the page, if not all do. */
  countries?: Country[]
  /** The status of the answer, if not 200. */
  status?: 404
  /** The path of the page that is shown instead of this one. */
  leadsTo?: Partial<Record<Role, string>>
}

const named = (title: Title) => (typeof title === 'string' ? `${title} · Tilbudsugen` : title)

/** Titles in each language; a text is followed by the name of the site. */
const titles = (dk: Title, no: Title, se: Title, fi: Title): Titles => ({
  dk: named(dk),
  no: named(no),
  se: named(se),
  fi: named(fi),
})

const missing = titles('Siden findes ikke', 'Siden finnes ikke', 'Sidan finns inte', 'Sivua ei löydy')
const onlyVisitors = { unverified: '/profile', verified: '/profile' } as const

/** Addresses that depend on the data: each is the first link of its kind on the page that lists them. */
async function findPaths(request: APIRequestContext, country: Country, term: string) {
  const first = async (path: string, kind: string) => {
    const html = await (await request.get(`/${country}${path}`)).text()
    const [, found] = new RegExp(`href="/${country}(/${kind})"`).exec(html) ?? []
    if (found === undefined) throw new Error(`${path} of ${country} has no link to ${kind}`)
    return found.replaceAll('&amp;', '&')
  }
  const [offer, category, leaflet, post] = await Promise.all([
    first(`/offer/${term}`, 'single/\\d+'),
    first('/paper', 'category/[^"]+'),
    first('/partner', 'partner/[^"/]+/leaflet'),
    first('/post', 'post/[^"]+'),
  ])
  return { offer, category, leaflet, post }
}

/**
 * The routes of §2.1 in a country, and those that the product adds to them, each with what is known of its
 * page in advance.
 * @param sharingCode of a list, for the invitation.
 */
export async function routesOf(
  request: APIRequestContext,
  country: Country,
  sharingCode: string,
): Promise<WalkedRoute[]> {
  const term = country === 'fi' ? 'kahvi' : 'kaffe'
  const { offer, category, leaflet, post } = await findPaths(request, country, term)
  const routes: WalkedRoute[] = [
    {
      path: '',
      titles: {
        dk: 'Tilbudsugen: ugens tilbud, sammenlignet',
        no: 'Tilbudsugen: ukas tilbud, sammenlignet',
        se: 'Tilbudsugen: veckans erbjudanden, jämförda',
        fi: 'Tilbudsugen: viikon tarjoukset vertailtuina',
      },
    },
    {
      path: offer,
      titles: titles(
        /^.+ på tilbud hos .+ · Tilbudsugen$/,
        /^.+ på tilbud hos .+ · Tilbudsugen$/,
        /^.+ på extrapris hos .+ · Tilbudsugen$/,
        /^.+ tarjouksessa: .+ · Tilbudsugen$/,
      ),
    },
    {
      path: '/offer',
      titles: titles('Alle tilbud', 'Alle tilbud', 'Alla erbjudanden', 'Kaikki tarjoukset'),
    },
    {
      path: `/offer/${term}`,
      titles: titles('Kaffe på tilbud', 'Kaffe på tilbud', 'Kaffe på extrapris', 'Kahvi tarjouksessa'),
    },
    {
      path: '/partner',
      titles: titles(
        /^Tilbudsaviser uge \d+ · Tilbudsugen$/,
        /^Kundeaviser uke \d+ · Tilbudsugen$/,
        /^Reklamblad vecka \d+ · Tilbudsugen$/,
        /^Tarjouslehdet viikolla \d+ · Tilbudsugen$/,
      ),
    },
    {
      path: leaflet.replace('/leaflet', ''),
      titles: titles(
        /^Tilbud fra .+ uge \d+ · Tilbudsugen$/,
        /^Tilbud fra .+ uke \d+ · Tilbudsugen$/,
        /^Erbjudanden från .+ vecka \d+ · Tilbudsugen$/,
        /^Tarjoukset viikolla \d+: .+ · Tilbudsugen$/,
      ),
    },
    {
      path: leaflet,
      titles: titles(
        /^Tilbudsavis fra .+ uge \d+ · Tilbudsugen$/,
        /^Kundeavis fra .+ uke \d+ · Tilbudsugen$/,
        /^Reklamblad från .+ vecka \d+ · Tilbudsugen$/,
        /^Tarjouslehti viikolla \d+: .+ · Tilbudsugen$/,
      ),
    },
    { path: '/post', titles: titles('Opskrifter', 'Blogg', 'Blogg', 'Blogi') },
    {
      path: post,
      titles: titles(/^.+ · Tilbudsugen$/, /^.+ · Tilbudsugen$/, /^.+ · Tilbudsugen$/, /^.+ · Tilbudsugen$/),
    },
    {
      path: '/page/about-3',
      titles: titles('Om Tilbudsugen', 'Om Tilbudsugen', 'Om Tilbudsugen', 'Tietoa palvelusta'),
    },
    {
      path: '/page/personal-data-4',
      titles: titles('Persondata', 'Personvern', 'Personuppgifter', 'Tietosuoja'),
    },
    { path: '/page/cookies-5', titles: titles('Cookies', 'Informasjonskapsler', 'Kakor', 'Evästeet') },
    { path: '/page/contact-7', titles: titles('Kontakt', 'Kontakt', 'Kontakt', 'Yhteystiedot') },
    {
      path: '/page/terms-8',
      titles: titles(
        'Betingelser for din konto',
        'Vilkår for kontoen din',
        'Villkor för ditt konto',
        'Tilisi käyttöehdot',
      ),
    },
    {
      path: '/page/advertising-6',
      countries: ['dk'],
      titles: { ...missing, dk: 'Annoncering · Tilbudsugen' },
    },
    {
      path: category,
      titles: titles(
        'Dagligvarer på tilbud',
        'Dagligvarer på tilbud',
        'Dagligvaror på extrapris',
        'Päivittäistavarat tarjouksessa',
      ),
    },
    { path: '/paper', titles: titles('Kategorier', 'Kategorier', 'Kategorier', 'Tuoteryhmät') },
    {
      path: '/profile',
      titles: titles('Min profil', 'Min profil', 'Min profil', 'Oma profiili'),
      leadsTo: { visitor: '/login' },
    },
    {
      path: '/pricing-agent',
      titles: titles('Din prisagent', 'Prisagenten din', 'Din prisbevakning', 'Hintavahtisi'),
      leadsTo: { unverified: '/profile' },
    },
    { path: '/login', titles: titles('Log ind', 'Logg inn', 'Logga in', 'Kirjaudu'), leadsTo: onlyVisitors },
    {
      path: '/register',
      titles: titles('Opret konto', 'Opprett konto', 'Skapa konto', 'Luo tili'),
      leadsTo: onlyVisitors,
    },
    {
      path: '/register-gender-birthyear',
      titles: titles(
        'Lidt mere om dig',
        'Litt mer om deg',
        'Lite mer om dig',
        'Kerro hieman lisää itsestäsi',
      ),
      leadsTo: { visitor: '/login' },
    },
    {
      path: '/check-email',
      titles: titles(
        'Log ind eller opret konto',
        'Logg inn eller opprett konto',
        'Logga in eller skapa konto',
        'Kirjaudu tai luo tili',
      ),
      leadsTo: onlyVisitors,
    },
    {
      path: '/forgot-password',
      titles: titles('Glemt adgangskode', 'Glemt passord', 'Glömt lösenord', 'Unohtunut salasana'),
    },
    {
      path: '/reset-password?token=notours',
      shownPath: '/reset-password',
      titles: titles(
        'Vælg en ny adgangskode',
        'Velg et nytt passord',
        'Välj ett nytt lösenord',
        'Valitse uusi salasana',
      ),
    },
    {
      path: `/participate?list=${sharingCode}`,
      titles: titles(
        'Vær med på en seddel',
        'Bli med på en handleliste',
        'Gå med i en inköpslista',
        'Liity ostoslistalle',
      ),
    },
    { path: '/language', titles: titles('Vælg land', 'Velg land', 'Välj land', 'Valitse maa') },
    { path: '/nowhere', status: 404, titles: missing },
  ]
  return routes.filter(({ countries = [country] }) => countries.includes(country))
}
