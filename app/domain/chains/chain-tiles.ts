/**
 * The tiles of known chains of the four countries, by lower-cased name (§3, Chain logo mapping): background,
 * and foreground if it is not white. Kept short, because it is in the first load of every page.
 */
const tiles: Record<string, string> = {
  '365discount': '006B3C',
  'apotek 1': 'A6192E',
  'apotek hjärtat': 'B5003C',
  'arken zoo': '00583C',
  bauhaus: 'C00418',
  bilka: '005F9E',
  biltema: '004A99',
  br: 'A30016 FFDD00',
  bunnpris: 'A50F1A FFE500',
  byggmax: 'C8102E',
  calle: '00479B FFE600',
  'city gross': 'B0001A FFD900',
  coop: '007A3D',
  'coop extra': 'B5121B FFE600',
  elgiganten: '041752 8BE35F',
  elkjøp: '041752 A4D233',
  elon: 'B4121B',
  fleggaard: 'C8102E',
  føtex: '0B1F3F',
  gigantti: '041752 8FF06A',
  'harald nyborg': '00396B',
  hemköp: 'A8001C',
  'ica maxi': 'C8102E',
  'ica supermarket': 'D0021B',
  ikea: '004F93 FFDB00',
  'inco cash & carry': '24303B',
  'jem & fix': '00317A FFE100',
  jula: 'B80020',
  jysk: '143C8A',
  'k-citymarket': '00205B',
  'k-rauta': '0B1F3F FF8F3F',
  'k-supermarket': 'FF6900 00143A',
  kespro: '3B2314',
  kiwi: 'C4D600 1B3A0F',
  kvickly: 'C4001A',
  lekia: 'C4001A',
  lidl: '0050AA FFF000',
  matas: '0A2F6B',
  'maxi zoo': '00693E',
  mekonomen: '00205B FFD200',
  meny: '1D1D1B',
  motonet: '8F000D FFD200',
  musti: '0B4F4A',
  'musti ja mirri': '0B2E4F',
  netonnet: '1D1D1B',
  netto: '1B1B1B FFD84A',
  normal: '111111',
  obs: '003D7D FFE100',
  'obs bygg': '002F6C FFD100',
  power: 'FF6A13 141414',
  prisma: '0A5131 C4E86B',
  puuilo: '1A1A1A FFDD00',
  'rema 1000': '00468C',
  rusta: 'BE0A26',
  's-market': '00733B',
  skousen: 'B5001E',
  snabbgross: '00457C',
  spar: '00693C',
  sprell: '2B2B2B FFCB05',
  'stora coop': '00693C',
  storcash: '1D3C6E',
  'suomalainen kirjakauppa': 'B5121B',
  superbrugsen: 'A6121F',
  thansen: '1A1A1A FFD100',
  tokmanni: 'C8102E',
  'verkkokauppa.com': '1B1F27',
  vita: 'F3C1CC 3D1020',
  willys: 'D5121E',
  'yliopiston apteekki': '00594C',
}

/** The colours of a known chain as the table has them, by its name in any case. */
export function tileOf(name: string): string | undefined {
  const key = name.toLowerCase()
  return Object.hasOwn(tiles, key) ? tiles[key] : undefined
}

/** The colours of a chain's tile (`#RRGGBB`), or undefined for an unknown chain. */
export function chainColours(name: string): { background: string; foreground: string } | undefined {
  const [background, foreground = 'FFFFFF'] = tileOf(name)?.split(' ') ?? []
  return background === undefined ? undefined : { background: `#${background}`, foreground: `#${foreground}` }
}
