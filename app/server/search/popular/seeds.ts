import type { Country } from '#app/domain/locale/locales.ts'

/**
 * What shoppers of a country buy every week, the commonest first: its popular searches until enough shoppers have
 * searched.
 */
export const seeds: Record<Country, string[]> = {
  dk: words(`mælk, kaffe, smør, æg, kylling, ost, rugbrød, hakket oksekød, kartofler, bananer, øl, sodavand, letmælk, yoghurt,
    pasta, laks, tomater, agurk, æbler, skummetmælk, toiletpapir, bleer, vaskemiddel, chokolade, chips, is, pizza, rødvin,
    havregryn, ris, fløde, skyr, bacon, leverpostej, juice, kattemad, hundemad, opvasketabs, slik, køkkenrulle`),
  no: words(`melk, kaffe, smør, egg, kylling, ost, brød, kjøttdeig, poteter, bananer, øl, brus, lettmelk, yoghurt, pasta, laks,
    tomater, agurk, epler, brunost, toalettpapir, bleier, vaskemiddel, sjokolade, chips, is, grandiosa, pizza, havregryn, ris,
    fløte, rømme, bacon, leverpostei, juice, kattemat, hundemat, taco, godteri, tørkerull`),
  se: words(`mjölk, kaffe, smör, ägg, kyckling, ost, bröd, köttfärs, potatis, bananer, öl, läsk, mellanmjölk, yoghurt, pasta,
    lax, tomater, gurka, äpplen, fil, toalettpapper, blöjor, tvättmedel, choklad, chips, glass, falukorv, pizza, havregryn,
    ris, grädde, crème fraiche, bacon, knäckebröd, juice, kattmat, hundmat, tacos, godis, hushållspapper`),
  fi: words(`maito, kahvi, voi, kananmunat, broileri, juusto, ruisleipä, jauheliha, peruna, banaani, olut, limsa, piimä,
    jogurtti, pasta, lohi, tomaatti, kurkku, omena, rahka, vessapaperi, vaipat, pyykinpesuaine, suklaa, sipsit, jäätelö,
    makkara, pizza, kaurahiutaleet, riisi, kerma, leipä, pekoni, nakki, mehu, kissanruoka, koiranruoka, tortilla, karkki,
    talouspaperi`),
}

function words(text: string): string[] {
  return text.split(',').map((word) => word.trim())
}
