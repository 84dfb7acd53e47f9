import { cpuUsage } from 'node:process'
import { describe, expect, it } from 'vitest'
import type { Size } from '#app/domain/offers/sizes.ts'
import { findSize, readSize } from './read-size.ts'

const of = (quantity: number, quantityType: Size['quantityType'], pieces = 1): Size => ({
  quantity,
  quantityType,
  pieces,
})

describe('A size is read', () => {
  it.each<[string, Size]>([
    ['400 g', of(0.4, 'kg')],
    ['400g', of(0.4, 'kg')],
    ['500 gr.', of(0.5, 'kg')],
    ['1.000 g', of(1, 'kg')],
    ['1.500 kg', of(1.5, 'kg')],
    ['ca 1 kg', of(1, 'kg')],
    ['ca. 1,2 kg', of(1.2, 'kg')],
    ['c:a 500 gram', of(0.5, 'kg')],
    ['noin 1 kiloa', of(1, 'kg')],
    ['½ kg', of(0.5, 'kg')],
    ['1/2 kg', of(0.5, 'kg')],
    ['1 1/2 l', of(1.5, 'l')],
    ['0,5 l', of(0.5, 'l')],
    ['0.5 l', of(0.5, 'l')],
    ['1,5 ltr', of(1.5, 'l')],
    ['2 liter', of(2, 'l')],
    ['1 litra', of(1, 'l')],
    ['75 cl', of(0.75, 'l')],
    ['3 dl', of(0.3, 'l')],
    ['330 ML', of(0.33, 'l')],
    ['30 meter', of(30, 'm')],
    ['10 stk', of(10, 'stk')],
    ['10 st', of(10, 'stk')],
    ['10 kpl', of(10, 'stk')],
    ['8 rl', of(8, 'stk')],
    ['16 ruller', of(16, 'stk')],
    ['40 tabs', of(40, 'stk')],
    ['n1kg', of(1, 'kg')],
    ['n. 1 kg', of(1, 'kg')],
    ['e700g', of(0.7, 'kg')],
    ['10 kpl/250 g', of(0.25, 'kg')],
    ['280g/140g', of(0.28, 'kg')],
    ['Banaani kg', of(1, 'kg')],
    ['Kurkku kpl', of(1, 'stk')],
    ['St', of(1, 'stk')],
    ['400 g/ drænet 240 g', of(0.4, 'kg')],
    ['800/480 g', of(0.8, 'kg')],
    ['750 g (5 kpl)', of(0.75, 'kg')],
    ['16 rll', of(16, 'stk')],
    ['Styckpris', of(1, 'stk')],
    ['pr. kg', of(1, 'kg')],
    ['per styk', of(1, 'stk')],
  ])('from %s', (text, size) => {
    expect(readSize(text)).toEqual(size)
  })

  it.each<[string, Size]>([
    ['18 x 33 cl', of(0.33, 'l', 18)],
    ['24x33 cl ds.', of(0.33, 'l', 24)],
    ['6x1,5 l', of(1.5, 'l', 6)],
    ['6 × 1,5 l', of(1.5, 'l', 6)],
    ['6 stk. x 1,5 l', of(1.5, 'l', 6)],
    ['2 á 500 g', of(0.5, 'kg', 2)],
    ['18-pack 33 cl', of(0.33, 'l', 18)],
    ['0,33l 6-pack', of(0.33, 'l', 6)],
    ['0,5 l x 4', of(0.5, 'l', 4)],
    ['24x0,33 tlk', of(0.33, 'l', 24)],
    ['4-pack 4x100g', of(0.1, 'kg', 4)],
    ['2-pack', of(2, 'stk')],
    ['7-pak', of(7, 'stk')],
    ['6 pk', of(6, 'stk')],
    ['6-p', of(6, 'stk')],
  ])('with its pieces from %s', (text, size) => {
    expect(readSize(text)).toEqual(size)
  })

  it.each([
    '500-600 g',
    '175–400 g',
    '110/275 g',
    '400 eller 500 g',
    '400 tai 500 g',
    'maks. 2 kg',
    'upp till 1 kg',
    '2-pak 400 g',
    '1 000 g',
    '0 g',
    '300',
    'str. 38',
    '26%',
    '4 W',
    '2 gr. orkidé',
    '10 gr. tulipaner',
    'Roser 7 gr',
    'Agurk eller 6 stk. tomater',
    'Agurk eller danske 6 stk. tomater',
    'Saftkoger 5 l',
    'Stegepande 2 l',
    'Stekepanne 2 l',
    'Bägare 21 cl',
    'Pakasterasia 1 l',
    'Rummer 1,7 l',
    'Ølglass 40 cl',
    'Fryseposer 3 liter',
    'Kaffetrakter 1,5 l',
    'Avfallssekker 100 l',
    'Dammsugare 20 l',
    'Sadevesitynnyri 200 l',
    'pr. stk./bakke',
    'Havepavillon 3 x 4 m',
    '8-10 pk',
    'Utekruka 20 l',
    '400 g/500 g',
    '10 m²',
    'op til 6 ark (80 g/m²)',
    '1 pk',
    'pr. kg 28,57',
    '',
  ])('as unknown from “%s”, because a wrong unit price is worse than none', (text) => {
    expect(readSize(text)).toBeUndefined()
  })
})

describe('§3 Compared prices: a size is read as feeds of other shapes write it', () => {
  it.each<[string, Size | undefined, string]>([
    ['Is 56g/110ml', of(0.056, 'kg'), 'Is'],
    ['Is 110 ml (56 g)', of(0.11, 'l'), 'Is'],
    ['Ketchup 500 ml/570 g', of(0.5, 'l'), 'Ketchup'],
    // Two goods to choose from.
    ['Vaskemiddel 500 g/1,8 l', undefined, 'Vaskemiddel'],
    ['Vin 0,1875 l', of(0.1875, 'l'), 'Vin'],
    ['Smør fra Tine.1 kg', of(1, 'kg'), 'Smør fra Tine.'],
    ['Gulost 60 400 g', of(0.4, 'kg'), 'Gulost 60'],
    ['Tun 185 g / 130 g drænet vægt', of(0.185, 'kg'), 'Tun'],
    ['Tonfisk 185 g (avrunnen vikt 130 g)', of(0.185, 'kg'), 'Tonfisk'],
    ['Ananas 567 g, drænet 340 g', of(0.567, 'kg'), 'Ananas'],
    ['folie 30 cm x 20 m', of(20, 'm'), 'folie 30 cm x 20 m'],
    ['Folie 29cmx45m 2-pack', of(2, 'stk'), 'Folie 29cmx45m'],
    ['Tejp 3p 18mmx10m', undefined, 'Tejp 3p 18mmx10m'],
    ['Yoghurt TINE. 190/195 g. Flere', undefined, 'Yoghurt TINE. Flere'],
    ['Presenning 300 cm x 4 m', undefined, 'Presenning 300 cm x 4 m'],
    ['Lyskæde 10 m', undefined, 'Lyskæde 10 m'],
    ['Ljusslinga LED 10 m', undefined, 'Ljusslinga LED 10 m'],
    ['Murarhink 12 l', undefined, 'Murarhink 12 l'],
    ['Forlængerledning 5 m', undefined, 'Forlængerledning 5 m'],
  ])('%s', (text, size, rest) => {
    expect(findSize(text)).toEqual({ size, rest })
  })

  it.each(['Tomat kl.1 kg', '12 500 g', '24 000 g'])('%s stays unknown', (text) => {
    expect(readSize(text)).toBeUndefined()
  })
})

describe('§3 product offer: goods of flowers have their grams, and only cut flowers have stems', () => {
  it.each([
    'Blommor konserverade 50 gr',
    'Blomsterfrø 50 gr',
    'Hyldeblomst 50 gr',
    'Hyldeblomstte 50 gr',
    'Blomsterhonning 50 gr',
    'Ruusuvesi 50 gr',
    'Krydderi 50 gr blomst',
    'Kukkakaali 50 gr',
  ])('%s', (text) => {
    expect(readSize(text)).toEqual(of(0.05, 'kg'))
  })

  it.each([
    '10 gr. røde tulipaner',
    '10 gr. dobbelttulipaner',
    'Tulpaner 20 gr',
    'Tulppaanit 10 gr',
    'Rosor 9 gr',
    'Ruusuja 7 gr',
    'Ruusukimppu 10 gr',
    'Rosebukett 10 gr',
    'Blomster 10 gr.',
    'Snittblommor 8 gr',
    'Nejlikor 10 gr',
  ])('%s', (text) => {
    expect(readSize(text)).toBeUndefined()
  })
})

describe('§3 product offer: goods have a size, though a vessel stands in their name', () => {
  it.each<[string, Size]>([
    ['Ajax Glas 750 ml', of(0.75, 'l')],
    ['Ajax Lasi 0,75 l', of(0.75, 'l')],
    ['Ovn & Grill rens 500 ml', of(0.5, 'l')],
    ['Ugn & Grill rengöring 500 ml', of(0.5, 'l')],
    ['Uuninpuhdistus uuni 0,5 l', of(0.5, 'l')],
    ['Airfryer spray 200 ml', of(0.2, 'l')],
    ['Afkalker kaffemaskine 1 l', of(1, 'l')],
    ['Vaskemaskine rens 250 g', of(0.25, 'kg')],
    ['Pata Negra Tempranillo 75 cl', of(0.75, 'l')],
    ['Oliven glas 0,4 l', of(0.4, 'l')],
    ['Jogurtti muki 2 dl', of(0.2, 'l')],
    ['Kop suppe 3 dl', of(0.3, 'l')],
    ['Mehu muovipussi 1 l', of(1, 'l')],
    ['Stekeolje panne 0,5 l', of(0.5, 'l')],
    ['Akvarium foder 0,25 l', of(0.25, 'l')],
    ['Bøtte is 2 l', of(2, 'l')],
  ])('%s', (text, size) => {
    expect(readSize(text)).toEqual(size)
  })

  it.each([
    'Stegepande Tefal 2 l',
    'Pata rautaa 3 l',
    'Kaffemaskine Moccamaster 1,25 l',
    'Elkedel 1,7 l',
    'Mehumaija 5 l',
    'Suppeskål 1 l',
    'Bøtte til suppe 10 l',
    'Saftkande 1 l',
    'Spraykanna 1 l',
  ])('%s is a vessel and has none', (text) => {
    expect(readSize(text)).toBeUndefined()
  })
})

describe('§3 product offer: what goods hold is a mark of their kind in the lexicon', () => {
  it.each([
    'Kasserolle 2 l',
    'Kaffekoppar 0.18 L Vit',
    'Pappbägare 21cl',
    'Mopphink 10l',
    'Classic opbevaringskasse 31 l',
    'PerfectCare 700 värmepumpstumlare 8 kg',
    'Spand 10 l',
  ])('of these or a kind above: %s', (text) => {
    expect(readSize(text)).toBeUndefined()
  })

  it.each<[string, Size]>([
    // Paint and honey are sold in it too.
    ['Vægmaling spand 10 l', of(10, 'l')],
    // A longer name of other goods: neither a laatikko nor a panna.
    ['Lanttulaatikko 0,7 l', of(0.7, 'l')],
    ['Panna cotta 1 l', of(1, 'l')],
    // In one language it is a thing, in another what one buys.
    ['Glass vanilj 2 l', of(2, 'l')],
  ])('but not of other goods: %s', (text, size) => {
    expect(readSize(text)).toEqual(size)
  })
})

describe('A size in a name', () => {
  it.each<[string, Size | undefined, string]>([
    ['Letmælk 1 l', of(1, 'l'), 'Letmælk'],
    ['Drikkeyoghurt, 944 ml.', of(0.944, 'l'), 'Drikkeyoghurt'],
    ['Smør (200 g)', of(0.2, 'kg'), 'Smør'],
    ['4 stk røde grape', of(4, 'stk'), 'røde grape'],
    ['Bananer pr. kg', of(1, 'kg'), 'Bananer'],
    ['Toalettpapper 6-pack', of(6, 'stk'), 'Toalettpapper'],
    ['Fryseposer 3 l 40 stk', of(40, 'stk'), 'Fryseposer 3 l'],
    ['Rød eller gul peber 3 stk. pr. bakke', of(3, 'stk'), 'Rød eller gul peber pr. bakke'],
    ['Rød eller gul peber 3 stk. Spanien', of(3, 'stk'), 'Rød eller gul peber Spanien'],
    ['Rød eller gul peber 3 stk. fra Spanien', of(3, 'stk'), 'Rød eller gul peber fra Spanien'],
    ['Æbler eller pærer 6 stk. Frit valg', of(6, 'stk'), 'Æbler eller pærer Frit valg'],
    ['Skrabe- eller frilandsæg 10 stk. Danæg', of(10, 'stk'), 'Skrabe- eller frilandsæg Danæg'],
    ['Ruis- tai kaurapala 6 kpl Fazer', of(6, 'stk'), 'Ruis- tai kaurapala Fazer'],
    ['Safran 5 gr', of(0.005, 'kg'), 'Safran'],
    ['Pandekager 1 l', of(1, 'l'), 'Pandekager'],
    ['Glass vanilj 2 l', of(2, 'l'), 'Glass vanilj'],
    ['Kananmuna L 10 kpl', of(10, 'stk'), 'Kananmuna L'],
    ['Cola 6 x 33 cl (1,98 l)', of(0.33, 'l', 6), 'Cola'],
    ['Culottesteg 1300-1900 g', undefined, 'Culottesteg'],
  ])('leaves the rest of it: %s', (text, size, rest) => {
    expect(findSize(text)).toEqual({ size, rest })
  })

  it.each(['Vask 8 kg tørring 5 kg', 'Omega 3 kapsler', 'Hushållsost 26%', '1664 blanc', '7-up', 'LED 4 W'])(
    'is not found in %s, which stays unchanged',
    (text) => {
      expect(findSize(text)).toEqual({ size: undefined, rest: text })
    },
  )

  it('is found quickly, however long the text', () => {
    const start = cpuUsage()
    findSize('1 '.repeat(5000))
    findSize('9'.repeat(10_000))
    findSize(`${'ca. '.repeat(2500)}1 kg`)
    // Processor time, which others on the machine do not lengthen.
    expect(cpuUsage(start).user).toBeLessThan(1_000_000)
  })
})
