import { describe, expect, it } from 'vitest'
import { normaliseTjek } from './normalise-tjek.ts'

const row = {
  id: 'a1b2c3',
  ern: 'ern:offer:a1b2c3',
  heading: 'Havregryn',
  description: 'CROWNFIELD. • Fine, sprøde gryn. • 500 g. pr. kg 20,00',
  catalog_page: 3,
  pricing: { price: 10, pre_price: 12.95, currency: 'DKK' },
  quantity: {
    unit: { symbol: 'g', si: { symbol: 'kg', factor: 0.001 } },
    size: { from: 500, to: 500 },
    pieces: { from: 1, to: 1 },
  },
  images: { view: 'https://img.example.org/view.jpg', zoom: 'https://img.example.org/zoom.jpg' },
  links: { webshop: null },
  run_from: '2026-11-15T23:00:00+0000',
  run_till: '2026-11-22T22:59:59+0000',
  branding: { name: 'Købmand', website: 'http://koebmand.example.org' },
}

/** The fields of an offer that decide its size and unit price. */
function sizeOf(change: object) {
  const offer = normaliseTjek({ ...row, ...change }, {})
  if ('reason' in offer) throw new Error(offer.message)
  return { size: offer.size, unitPrice: offer.unitPrice, unitPricePer: offer.unitPricePer }
}

describe('A Tjek offer', () => {
  it('is read with its chain, brand, size and the days it runs in Denmark', () => {
    expect(normaliseTjek(row, {})).toEqual({
      source: 'tjek',
      id: 'a1b2c3',
      country: 'dk',
      chain: 'Købmand',
      chainCategory: null,
      chainWebsite: 'http://koebmand.example.org/',
      brand: 'Crownfield',
      parentBrand: null,
      name: 'Havregryn',
      gtin: null,
      category: null,
      categoryGroup: null,
      tint: null,
      size: '500 g',
      startDate: '2026-11-16',
      endDate: '2026-11-22',
      units: 1,
      unitType: null,
      price: 1000,
      regularPrice: 1295,
      currency: 'DKK',
      hasBrandField: false,
      singlePrice: null,
      unitPrice: 2000,
      unitPricePer: 'kg',
      unitPriceBound: null,
      isHighlighted: false,
      imageUrl: 'https://img.example.org/zoom.jpg',
      offerUrl: null,
      definedDescription: ['Fine, sprøde gryn'],
    })
  })

  it.each([
    [{ heading: 'Karen Volf kiks', description: '' }, 'Karen Volf', null],
    [{ heading: 'Kjøttdeig fra Gilde', description: '' }, 'Gilde', null],
    [{ heading: 'Smørbar Lurpak®', description: '' }, 'Lurpak', 'Arla'],
    [{ heading: 'Arla Lærkevang minimælk', description: '' }, 'Lærkevang', 'Arla'],
    [{ heading: 'Norvegia skivet', description: 'TINE. 150 g' }, 'Norvegia', 'TINE'],
    [{ heading: 'Yoghurt', description: 'Tine. 4x150 g' }, 'Tine', null],
    [{ description: '3X. STRIKKI. ®. • Bomuld' }, 'STRIKKI', null],
    [{ heading: 'Hartwall Novelle 1,5 l', description: '' }, 'Novelle', 'Hartwall'],
    [{ heading: 'Arla Lærkevang letmælk, minimælk eller skummetmælk' }, 'Lærkevang', 'Arla'],
    [{ heading: 'Finish opvasketabs', description: 'Power. 60 tabs' }, 'Finish', null],
    [{ heading: 'YT restitusjonsdrikk', description: 'TINE. 330 ml' }, 'YT', 'TINE'],
    [{ heading: 'Felix ketchup', description: '' }, 'Felix', null],
    [{ heading: 'Alle Sunniva juicer', description: 'TINE. 1 l' }, 'Sunniva', 'TINE'],
    [{ heading: 'Pizza', description: 'Dr. Oetker Ristorante. 320-390 g' }, 'Ristorante', 'Dr. Oetker'],
    [{ heading: 'Leipä', description: 'Vaasan täysjyväruispalat 660 g (12 kpl). Suomi' }, 'Vaasan', null],
  ])('docs/import.md: has the brand that we know, where brands stand: %o', (change, brand, parentBrand) => {
    expect(normaliseTjek({ ...row, ...change }, {})).toMatchObject({ brand, parentBrand })
  })

  it.each([
    [{ heading: 'KANONTILBUD PÅ GRILLMAT', description: 'FRIT VALG. Pølser' }],
    [{ heading: 'KAREN HANSEN Kiks', description: 'GRØDLUND. • Fine' }],
    [{ heading: 'Coca-Cola, Fanta eller Sprite', description: '' }],
    [{ heading: 'Vindruer', description: 'Passer til ost fra Arla' }],
    [{ heading: 'Sokker', description: 'Bomuld/polyester (LYCRA®)' }],
    [{ heading: 'Pølser', description: 'Tulip, Steff Houlberg eller Gøl. 300 g' }],
    [{ heading: 'Kaffe', description: 'Friele Frokost, Evergood eller Ali. 250 g' }],
    [{ heading: "Go'morgen, Skyr eller YT", description: '' }],
    [{ heading: 'Druer fra Jordan', description: '' }],
    [{ heading: 'Æg str. M/L', description: '' }],
    [{ heading: 'Komfur med mat finish', description: 'Via webshop' }],
  ])('docs/import.md: has no brand by its capitals, nor one of several: %o', (change) => {
    expect(normaliseTjek({ ...row, ...change }, {})).toMatchObject({ brand: null, parentBrand: null })
  })

  it('is of a country by its currency, unless one is given', () => {
    const swedish = { ...row, pricing: { price: 10, pre_price: null, currency: 'SEK' } }
    expect(normaliseTjek(swedish, {})).toMatchObject({ country: 'se', currency: 'SEK' })
    expect(normaliseTjek(swedish, { country: 'dk' })).toMatchObject({ reason: 'wrong-currency' })
  })
})

describe('The size of a Tjek offer', () => {
  const quantity = (symbol: string | null, from: number, to = from, pieces = 1) => ({
    unit: symbol === null ? null : { symbol },
    size: { from, to },
    pieces: { from: pieces, to: pieces },
  })

  it('is what the fields say where the unit price agrees', () => {
    expect(sizeOf({})).toEqual({ size: '500 g', unitPrice: 2000, unitPricePer: 'kg' })
  })

  it.each([
    ['pr. ltr 16,67', { units: 6, size: '10 cl' }],
    ['pr. ltr 100,00', { units: 1, size: '10 cl' }],
    ['', { units: 6, size: '10 cl' }],
    ['6-pak', { units: 1, size: '6 x 10 cl' }],
    ['pr. ltr 16,67. 1 stk. 2,00', { units: 6, size: '10 cl' }],
  ])(
    'docs/import.md: is of each of the pieces that the price is for, unless the text says otherwise: %s',
    (description, terms) => {
      const pieces = { quantity: quantity('cl', 10, 10, 6), description }
      expect(normaliseTjek({ ...row, ...pieces }, {})).toMatchObject(terms)
    },
  )

  it('docs/import.md: tells what one costs alone', () => {
    const deal = {
      quantity: quantity('g', 200, 200, 2),
      pricing: { price: 34.95, pre_price: null, currency: 'DKK' },
    }
    const description = 'Pr. kg 87,38. Pr. stk. 24,95'
    expect(normaliseTjek({ ...row, ...deal, description }, {})).toMatchObject({
      ...{ units: 2, price: 3495, singlePrice: 2495, size: '200 g', unitPrice: 8738, unitPricePer: 'kg' },
    })
  })

  it.each([
    ['2 ps. 35,-', 35, 2],
    ['3 bk. kun 30,-', 30, 3],
    ['2 glas for 100,-', 100, 2],
    ['4 fl. 20,-', 20, 4],
    ['2 påsar 45 kr', 45, 2],
    ['2 pussia 5 €', 5, 2],
    ['3 prk 3,99', 3.99, 3],
    ['2 rs/6 €', 6, 2],
    ['1 pk 25,-, 2 pk 40,-', 40, 2],
    ['20 stk. 40 cm', 40, 1],
    ['Maks. 4 stk. pr. kunde', 10, 1],
  ])(
    'docs/import.md: has a price for the pieces of the deal in the text: %s at %d',
    (description, price, units) => {
      const deal = { quantity: quantity(null, 1), pricing: { price, pre_price: null, currency: 'DKK' } }
      expect(normaliseTjek({ ...row, ...deal, description }, {})).toMatchObject({ units })
    },
  )

  it('docs/import.md: is of each piece of a deal, even if each is a pack', () => {
    const deal = { quantity: quantity(null, 1), pricing: { price: 50, pre_price: null, currency: 'DKK' } }
    expect(normaliseTjek({ ...row, ...deal, description: '10-pak. 2 for 50,-' }, {})).toMatchObject({
      ...{ units: 2, size: '10 stk.' },
    })
    expect(normaliseTjek({ ...row, ...deal, description: '2 x 125 g. 2 for 50,-' }, {})).toMatchObject({
      ...{ units: 2, size: '2 x 125 g' },
    })
  })

  it.each([
    ['Æg', '10 stk. 25,-', quantity('stk', 10), { units: 1, size: '10 stk.' }],
    ['Æg', '10 stk. 25,-', quantity(null, 1), { units: 1, size: '10 stk.' }],
    ['Ägg', '15 st 25 kr', quantity(null, 1), { units: 1, size: '15 stk.' }],
    ['Rundstykker', '5 stk. 25,-', quantity('stk', 5), { units: 1, size: '5 stk.' }],
    ['Agurker 3 stk.', '3 stk. 25,-', quantity(null, 1), { units: 1, size: '3 stk.' }],
    ['Øl', '6 fl. á 33 cl 25,-', quantity(null, 1), { units: 1, size: '6 x 33 cl' }],
    ['Rundstykker', '5 stk. 25,-', quantity(null, 1), { units: 5, size: null }],
    ['Squash 2 stk. 25,-', '', quantity(null, 1), { units: 2, size: null }],
    ['Yoghurt', '150 g. 10 stk. 25,-', quantity(null, 1), { units: 10, size: '150 g' }],
    ['Æg', '10 stk. 2 pk. 25,-', quantity('stk', 10), { units: 2, size: '10 stk.' }],
    ['Tandbørster 2 stk.', '2 for 25', quantity(null, 1), { units: 2 }],
  ])(
    '§3 Compared prices: is a pack of the pieces that the goods are counted by, and else a deal: %s, %s',
    (heading, description, counted, terms) => {
      const pricing = { price: 25, pre_price: null, currency: 'DKK' }
      const offer = { ...row, heading, description, pricing, quantity: counted }
      expect(normaliseTjek(offer, {})).toMatchObject({ price: 2500, singlePrice: null, ...terms })
    },
  )

  it.each([
    ['2 for 35. 400 g. Pr. kg 87,50', '200 g'],
    ['2 for 35. 200 g. Pr. kg 87,50', '200 g'],
    ['2 for 35. 2 x 200 g. Pr. kg 87,50', '200 g'],
  ])(
    '§3 Compared prices: a deal is one of several, and the unit price tells the size of each: %s',
    (description, size) => {
      const deal = {
        quantity: quantity(null, 1, 1, 2),
        pricing: { price: 35, pre_price: null, currency: 'DKK' },
      }
      expect(normaliseTjek({ ...row, ...deal, description }, {})).toMatchObject({
        ...{ units: 2, price: 3500, size, unitPrice: 8750, unitPricePer: 'kg' },
      })
    },
  )

  it.each(['2 for 40. Pr. kg v/1 stk. 62,50', '2 for 40. 1 stk. 25,-. Pr. kg 62,50'])(
    '§3 Compared prices: the unit price of one alone is not that of a deal: %s',
    (description) => {
      const deal = {
        quantity: quantity('g', 400, 400, 2),
        pricing: { price: 40, pre_price: null, currency: 'DKK' },
      }
      expect(normaliseTjek({ ...row, ...deal, description }, {})).toMatchObject({
        ...{ units: 2, size: '400 g', unitPrice: null },
      })
    },
  )

  it.each([
    ['Saftkoger', 'Rustfrit stål. 5 l'],
    ['Drikkeglas', 'Klart glas. 40 cl'],
    ['Elkedel', 'Rummer 1,7 l'],
    ['Stekpanna', '2,5 l'],
    ['Paistinpannu', '2,5 l'],
    ['Stekepanne', '2,5 l'],
    ['Tulipaner', '10 gr.'],
    ['10 gr. tulipaner', ''],
    ['Roser', '5 gr.'],
  ])(
    '§3 Compared prices: is not what the thing holds, nor the stems of flowers: %s %s',
    (heading, description) => {
      expect(sizeOf({ heading, quantity: quantity(null, 1), description })).toEqual({
        ...{ size: null, unitPrice: null, unitPricePer: null },
      })
    },
  )

  it('§3 Compared prices: is 40 pieces, and not 40 packs of one', () => {
    const napkins = { quantity: quantity(null, 1), pricing: { price: 20, pre_price: null, currency: 'DKK' } }
    expect(sizeOf({ ...napkins, description: 'Stk. Pr. stk. 0,50' }).size).toBe('40 stk.')
  })

  it('§3 Compared prices: an alternative’s pieces are not what the price is for', () => {
    const offer = {
      heading: 'Agurk eller danske 6 stk. tomater',
      quantity: quantity(null, 1, 1, 6),
      description: '',
    }
    expect(normaliseTjek({ ...row, ...offer }, {})).toMatchObject({ units: 1, size: null })
  })

  it('docs/import.md: is not the number of pieces of the deal, nor what comes with the goods', () => {
    const deal = { quantity: quantity(null, 1), pricing: { price: 36, pre_price: null, currency: 'DKK' } }
    expect(sizeOf({ ...deal, description: 'Ved køb af 2 stk. 36,-' }).size).toBeNull()
    expect(sizeOf({ ...deal, description: 'Sort. Inkl. 1 flaske 1 l' }).size).toBeNull()
  })

  it('docs/import.md: is a kilo where that costs the price, however much a piece weighs', () => {
    expect(sizeOf({ quantity: quantity(null, 1), description: 'Ca 1,2 kg. 10,00/kg' }).size).toBe('1 kg')
  })

  it('docs/import.md: fits a unit price of few øre that is rounded', () => {
    const tabs = { quantity: quantity(null, 1), pricing: { price: 9.99, pre_price: null, currency: 'EUR' } }
    expect(sizeOf({ ...tabs, description: '60 kpl. 0,17/kpl' })).toEqual({
      ...{ size: '60 stk.', unitPrice: 17, unitPricePer: 'stk' },
    })
  })

  it('docs/import.md: is told by the price without the deposit that is in it', () => {
    const cans = {
      heading: 'Limonadi 250 ml',
      pricing: { price: 6.09, pre_price: null, currency: 'EUR' },
      quantity: quantity('ml', 250),
    }
    expect(sizeOf({ ...cans, description: '4-pack. 5,49/l. Sis. pantit 0,60' })).toEqual({
      ...{ size: '4 x 25 cl', unitPrice: 549, unitPricePer: 'l' },
    })
  })

  it('docs/import.md: is one where a sentence is nothing but the word for it, and unknown of one or a tray', () => {
    const one = { quantity: quantity(null, 1), pricing: { price: 1, pre_price: null, currency: 'EUR' } }
    expect(sizeOf({ ...one, heading: 'Kurkku', description: 'Suomi, lk 1. Kpl' }).size).toBe('1 stk.')
    expect(
      sizeOf({ ...one, heading: 'Agurk eller 6 stk. tomater', description: 'Pr. stk./bakke' }).size,
    ).toBeNull()
  })

  it('docs/import.md: is several of a known one, or a round one, where the unit price implies it', () => {
    const one = { quantity: quantity('g', 150), description: 'pr. kg 16,67' }
    expect(sizeOf(one).size).toBe('4 x 150 g')
    expect(sizeOf({ quantity: quantity(null, 1), description: 'pr. kg 25,00' })).toEqual({
      ...{ size: '400 g', unitPrice: 2500, unitPricePer: 'kg' },
    })
  })

  it('is read from the text where the fields have none, if the unit price agrees', () => {
    const unknown = { quantity: quantity(null, 1) }
    expect(sizeOf({ ...unknown, description: 'God til grød • 500 g. pr. kg 20,00' }).size).toBe('500 g')
    expect(sizeOf({ ...unknown, heading: '2 kg havregryn', description: 'pr. kg 5,00' }).size).toBe('2 kg')
  })

  it('is unknown where it fits no unit price, which is then all that is said', () => {
    const stated = { size: null, unitPrice: 3100, unitPricePer: 'kg' }
    expect(sizeOf({ description: 'pr. kg 31,00' })).toEqual(stated)
    expect(sizeOf({ quantity: quantity(null, 1), description: 'pr. kg 31,00' })).toEqual(stated)
  })

  it('is unknown for goods of several sizes, of which the highest unit price is shown', () => {
    const nothing = { size: null, unitPrice: null, unitPricePer: null }
    expect(sizeOf({ quantity: quantity('g', 400, 600), description: '' })).toEqual(nothing)
    expect(sizeOf({ description: '500/600 g. pr. kg maks. 20,00' })).toEqual({
      ...{ size: null, unitPrice: 2000, unitPricePer: 'kg' },
    })
  })

  it('docs/import.md: is exact if the one size meets the limit of the unit price, and else the limit is said', () => {
    const read = (description: string) => normaliseTjek({ ...row, description }, {})
    expect(read('500 g. pr. kg maks. 20,00')).toMatchObject({ unitPrice: 2000, unitPriceBound: null })
    expect(read('400/500 g. pr. kg maks. 25,00')).toMatchObject({ unitPrice: 2500, unitPriceBound: 'most' })
  })

  it('docs/import.md: is the net weight of a tin that is priced without its water, and of pieces those of the pack', () => {
    expect(sizeOf({ description: '800/500 g. pr. kg 20,00', quantity: quantity('g', 800) }).size).toBe(
      '800 g',
    )
    expect(sizeOf({ description: '4 x 125 g. pr. kg 20,00' }).size).toBe('4 x 125 g')
    expect(
      sizeOf({ description: '800 g/ drænet 500 g. pr. kg 20,00', quantity: quantity('g', 800) }).size,
    ).toBe('800 g')
  })

  it('docs/import.md: is not how far a thing reaches, or what it is filled with', () => {
    const unknown = { quantity: quantity(null, 1) }
    expect(sizeOf({ ...unknown, description: 'Laserens rækkevidde: 50 m' }).size).toBeNull()
    expect(sizeOf({ ...unknown, description: 'Varm. Fyld: 900 g' }).size).toBeNull()
  })
})

it('docs/import.md: a leaflet that names brands to choose from has none of them', () => {
  const brand = (description: string) => {
    const offer = normaliseTjek({ ...row, heading: 'Sodavand', description }, {})
    return 'brand' in offer ? offer.brand : offer.message
  }
  expect(brand('Coca-Cola, Fanta, Sprite. 1,5 l')).toBeNull()
  expect(brand('Coca-Cola. 1,5 l')).toBe('Coca-Cola')
})

describe('A Tjek row is set aside', () => {
  it.each([
    [{ id: '1', name: 'Købmand', website: 'http://koebmand.example.org' }],
    [{ id: 'DK', unsubscribe_print_url: null }],
    [[row]],
    [null],
  ])('where it is a dealer, a store or anything else', (other) => {
    expect(normaliseTjek(other, {})).toEqual({
      reason: 'not-an-offer',
      message: 'the row has no heading and pricing',
    })
  })

  it('where a field is not what it should be', () => {
    expect(normaliseTjek({ ...row, heading: 7 }, {})).toEqual({
      reason: 'bad-field',
      message: 'heading: Invalid type: Expected string but received 7',
    })
  })

  it.each([
    [{ price: null, currency: 'DKK' }, 'missing-price'],
    [{ price: -10, currency: 'DKK' }, 'negative-price'],
    [{ price: 'gratis', currency: 'DKK' }, 'bad-price'],
    [{ price: 10, currency: 'USD' }, 'unknown-country'],
  ])('for its price: %o', (pricing, reason) => {
    expect(normaliseTjek({ ...row, pricing: { pre_price: null, ...pricing } }, {})).toMatchObject({ reason })
  })
})
