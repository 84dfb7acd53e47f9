import { describe, expect, it } from 'vitest'
import type { Part } from '#app/domain/categories/parts.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { partOfName } from './part-of-name.ts'
import { partOfProduct } from './part-of-product.ts'

/** Names that look like something else, by part and country. */
const tricky: Partial<Record<Part | 'none', Partial<Record<Country, string[]>>>> = {
  'fruit-vegetables': {
    dk: ['Jordbær', 'Tomater', 'Kartofler', 'Babyspinat', 'Æbler Elstar'],
    no: ['Jordbær', 'Poteter', 'Paprika mix'],
    se: ['Jordgubbar', 'Potatis', 'Sallad Ruccola'],
    fi: ['Mansikka', 'Peruna', 'Kurkku'],
  },
  'meat-fish': {
    dk: [
      'Kylling i karry',
      'Frokostbøffermsteakpeber',
      'Kyllingefileter',
      'Fiskefrikadeller',
      'Hakket grisekød 8-12 %',
    ],
    no: ['Kylling i karri', 'Fiskekaker', 'Kjøttdeig', 'Kyllinglår'],
    se: ['Kyckling i curry', 'Fiskbullar', 'Köttfärs', 'Falukorv'],
    fi: ['Jauheliha', 'Kalapuikot', 'Lenkkimakkara'],
  },
  'dairy-eggs': {
    dk: ['Letmælk', 'Jordbæryoghurt', 'Yoghurt jordbær', 'Skyr vanilje', 'Smør saltet', 'Skrabeæg M/L'],
    no: ['Lettmelk', 'Yoghurt jordbær', 'Brunost', 'Frokostegg frittgående'],
    se: ['Mellanmjölk', 'Yoghurt jordgubb', 'Filmjölk', 'Prästost'],
    fi: ['Kevytmaito', 'Mansikkajogurtti', 'Jogurtti mansikka', 'Kananmunat'],
  },
  'bread-cakes': {
    dk: ['Rugbrød', 'Chokolademuffins', 'Knækbrød med salt'],
    no: ['Grovbrød', 'Knekkebrød frø og havsalt'],
    se: ['Rågbröd', 'Knäckebröd normalgräddat'],
    fi: ['Ruisleipä', 'Karjalanpiirakka'],
  },
  pantry: {
    dk: ['Kaffe', 'Kokosmælk', 'Peanutsmør', 'Ris', 'Olivenolie', 'Hakkede tomater', 'Tun i olie'],
    no: ['Kaffe', 'Kokosmelk', 'Peanøttsmør', 'Hakkede tomater', 'Tunfisk i olje'],
    se: ['Kaffe', 'Kokosmjölk', 'Jordnötssmör', 'Krossade tomater', 'Tonfisk i olja'],
    fi: ['Kahvi', 'Kookosmaito', 'Maapähkinävoi', 'Tomaattimurska', 'Tonnikala öljyssä'],
  },
  frozen: {
    dk: ['Vaniljeis', 'Is', 'Frosne jordbær', 'Pizza med ost og skinke'],
    no: ['Iskrem', 'Frosne jordbær', 'Pizza med skinke'],
    se: ['Glass', 'Frysta jordgubbar', 'Pizza med skinka'],
    fi: ['Jäätelö', 'Pakastemansikka', 'Pizza kinkku'],
  },
  drinks: {
    dk: ['Iskaffe', 'Appelsinjuice', 'Æblemost', 'Øl'],
    no: ['Iskaffe', 'Appelsinjuice', 'Pilsner'],
    se: ['Iskaffe', 'Apelsinjuice', 'Läsk'],
    fi: ['Jääkahvi', 'Appelsiinimehu', 'Limsa'],
  },
  'sweets-snacks': {
    dk: ['Kartoffelchips', 'Chipsmedhavsalt', 'Chokomandler', 'Påskeæg', 'Pebernødder', 'Chips salt'],
    no: ['Potetgull salt', 'Sjokoladeegg', 'Kjeks'],
    se: ['Potatischips', 'Chokladägg', 'Kex'],
    fi: ['Perunalastut', 'Suklaamuna', 'Keksi'],
  },
  household: {
    dk: ['Kaffefilter', 'Toiletkost'],
    no: ['Kaffefilter', 'Oppvaskkapsler'],
    se: ['Kaffefilter', 'Tvättkapslar', 'Doftpärlor frukt'],
    fi: ['Suodatinpussi', 'Kahvinsuodatin', 'Wc-paperi'],
  },
  'health-care': {
    dk: ['Tandpasta', 'Håndsæbe'],
    no: ['Tannkrem', 'Hårspray'],
    se: ['Tandkräm', 'Solkräm'],
    fi: ['Hammastahna', 'Suihkusaippua'],
  },
  baby: { dk: ['Babymad'], no: ['Grøt fra 6 måneder'], se: ['Blöjor'], fi: ['Kaurapuuro mustikka 6 kk'] },
  pets: { dk: ['Hundekiks'], no: ['Hundekjeks'], se: ['Hundgodis'], fi: ['Koiranruoka'] },
  appliances: {
    dk: ['Brødrister', 'Kaffemaskine', 'Vaskemaskine'],
    no: ['Brødrister', 'Kaffetrakter'],
    se: ['Brödrost', 'Kaffebryggare'],
    fi: ['Leivänpaahdin', 'Kahvinkeitin', 'Pesukone'],
  },
  building: { dk: ['Æbletræ'], no: ['Epletre'] },
  'toys-hobby': { dk: ['Kurv til cykel'] },
  car: { dk: ['Motorolie'], no: ['Motorolje'], se: ['Motorolja'], fi: ['Moottoriöljy'] },
  none: {
    dk: ['Gavekort', 'Classic'],
    no: ['Gavekort', 'Original'],
    se: ['Presentkort', 'Hundratal'],
    fi: ['Lahjakortti'],
  },
}

const table = Object.entries(tricky).flatMap(([part, named]) =>
  Object.entries(named).flatMap(([country, names]) =>
    names.map((name) => ({ name, country: country as Country, part: part === 'none' ? undefined : part })),
  ),
)

describe('§2.3: a category holds what belongs there', () => {
  it.each(table)('$name ($country) is $part', ({ name, country, part }) => {
    expect(partOfName(name, country)).toBe(part)
  })

  const coffee = { country: 'dk' as const, name: 'Gold', brand: null, category: null, categoryGroup: null }

  it.each([
    ['the group that its feed names', { name: 'Rugbrød', categoryGroup: 'Frost' }, 'frozen'],
    ['the category, if it is a part', { name: 'Rugbrød', category: 'Frost' }, 'frozen'],
    ['its name before a category of its feed', { name: 'Rugbrød', category: 'Mælk' }, 'bread-cakes'],
    ['a category whose name tells it', { category: 'Formalet kaffe' }, 'pantry'],
    ['its category before what it tastes of', { name: 'Jordbær', category: 'Yoghurt' }, 'dairy-eggs'],
    ['its group before what it tastes of', { name: 'Chili', categoryGroup: 'Ost m.v.' }, 'dairy-eggs'],
    ['meat before what it is made into', { name: 'Kylling', category: 'Saucer' }, 'meat-fish'],
    ['its brand, if that tells it', { brand: 'Pepsi' }, 'drinks'],
    ['no part', {}, null],
  ])('takes %s', (_, known, part) => {
    expect(partOfProduct({ ...coffee, ...known })).toBe(part)
  })
})
