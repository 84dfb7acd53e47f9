import type { GoodsTable } from '../goods-table.ts'

/** Chicken, turkey, duck and other birds. */
export const poultry: GoodsTable = {
  part: 'meat-fish',
  rows: `
~fjerkræ | fjærkre, fugl | fågel, fågelkött, matfågel | siipikarja, siipikarjanliha, linnunliha
  ~kylling, kyllingekød, kyllinger | kylling, kyllingkjøtt | kyckling, kycklingkött | kana, broileri, broilerinliha, kananpoika, kanan, broilerin, kananliha
    hel kylling, helkylling | hel kylling, helkylling | hel kyckling, helkyckling | kokonainen broileri, kokonainen kana, kokobroileri
      majskylling | maiskylling | majskyckling | maissikana, maissibroileri
      landkylling, gårdkylling, frilandskylling | landkylling, gårdskylling | gårdskyckling, lantkyckling, bjärekyckling | maatiaiskana, tilakana
      poussin, unghane | poussin | poussin | kukonpoika, kukonpojat
    grillkylling, grillet kylling, grillstegt kylling, bbq kylling | grillet kylling, grillkylling | grillad kyckling, grillkyckling | grillattu broileri, grillibroileri, grillikana, grillattu kana
    kyllingestykker, kyllingeparter, parteret kylling | kyllingstykker, kyllingdeler, partert kylling | styckad kyckling, kycklingdelar | broilerinpalat, paloiteltu broileri
    halv kylling | halv kylling | halv kyckling | puolikas broileri, broilerin puolikas
    kyllingebryst, kyllingefilet, kyllingebrystfilet, kyllingebryster, kyllingefileter, brystfilet, kyllingbryst, kyllingfilet | kyllingfilet, kyllingbryst, kyllingbrystfilet, brystfilet, kyllingfileter | kycklingfilé, kycklingbröst, kycklingbröstfilé, bröstfilé, kycklingfiléer | kananfilee, kanafilee, broilerinfilee, broilerifilee, rintafilee, broilerin rintafilee, kanan rintafilee, broilerin filee, kanan filee, kanan rinta, broilerin rinta
      kyllingeinderfilet, kyllingeinderfileter, kyllingemørbrad | kyllinginnerfilet, kylling innerfilet, kyllingindrefilet | kycklinginnerfilé, kycklinginnerfiléer, innerfilé av kyckling | broilerin sisäfilee, kanan sisäfilee
      kyllingesteak, kyllingeminutbøf | kyllingbiff, kylling minuttbiff | kycklingminutfilé, minutfilé, kycklingsteak | broilerin minuuttipihvi, broilerin fileepihvi, broilerin ohutleike, kanan ohutleike
      kyllingeschnitzel, kyllingesnitzel | kyllingsnitsel, kyllingschnitzel | kycklingschnitzel | broilerinleike, kananleike, kanaleike, broilerileike
      stegt kylling, stegt kyllingefilet | ferdigstekt kylling, stekt kylling, stekt kyllingfilet | stekt kyckling, grillad kycklingfilé | kypsä broileri, kypsä broilerinfilee, paahdettu kana
    kyllingelår, hele kyllingelår | kyllinglår | kycklinglår | koipireisi, koipireidet, broilerin koipireisi, broilerin koipireidet, kanan koipireisi, kanankoipireisi
      kyllingeoverlår, overlår, kyllinge overlår | overlår, kyllingoverlår | kycklingöverlår, kyckling överlår | broilerin reisi, reisi, reidet, kanan reisi, kananreisi
        kyllingeoverlårsfilet, overlårsfilet, overlårsfileter, kyllingelårfilet | lårfilet, kyllinglårfilet, kylling lårfilet, overlårfilet | lårfilé, kycklinglårfilé, kyckling lårfilé, kycklinglårfiléer | paistileike, paistileikkeet, broilerin paistileike, kanan paistileike, broilerin reisifilee
      kyllingeunderlår, underlår, kyllinge underlår, drumsticks, drumstick | underlår, kyllingunderlår, kyllingklubber, kyllingklubbe, drumsticks | kycklingklubba, kycklingklubbor, kycklingben, drumsticks, klubbor | koipi, koivet, broilerin koipi, broilerin koivet, kanankoipi, kanankoivet, kanan koivet
    kyllingevinger, vinger, kyllinge vinger, hotwings, hot wings, chicken wings | kyllingvinger, vinger, hotwings, hot wings, chicken wings, wings | kycklingvingar, vingar, hotwings, hot wings, wings, chicken wings | siivet, siipi, kanansiivet, kanansiipi, broilerinsiivet, broilerin siivet, kanan siivet, hot wings, wings
    kyllingestrimler, strimlet kylling | kyllingstrimler, strimlet kylling | kycklingstrimlor, strimlad kyckling | kanasuikale, kanasuikaleet, broilerisuikale, broilerin suikale, kanan suikale, fileesuikale, fileesuikaleet, broilerin fileesuikale
    kyllingetern, kylling i tern, kyllingekød i tern | kyllingbiter, kyllingterninger | kycklingbitar, tärnad kyckling, kycklinggrytbitar | kanan fileepala, broilerin fileepala, fileepala, fileepalat, broilerikuutio
    kyllingespyd, kylling på spyd | kyllingspyd | kycklingspett | broilerivarras, broilerivartaat, kanavarras, kanavartaat
    kyllingelever | kyllinglever | kycklinglever | kananmaksa, broilerinmaksa, broilerin maksa
    kyllingehjerter, kyllingehjerte | kyllinghjerter | kycklinghjärta, kycklinghjärtan | kanan sydän, broilerin sydän
    kyllingeskrog | kyllingskrog | kycklingskrov | broilerin runko
    marineret kylling | marinert kylling | marinerad kyckling | marinoitu broileri, hunajamarinoitu broileri
    paneret kylling, crispy chicken, sprød kylling | panert kylling, sprøstekt kylling, crispy chicken | panerad kyckling, krispig kyckling, crispy chicken | leivitetty kana, leivitetty broileri, rapea kana
      kyllingenuggets, nuggets, chicken nuggets | kyllingnuggets, nuggets, chicken nuggets | kycklingnuggets, nuggets, chicken nuggets | kananugetti, kananugetit, nugetti, nugetit, nuggetit, broilerinugetti, broilerinugetit
      kyllingepopcorn, popcornkylling | kyllingpopcorn, popcornkylling | kycklingpopcorn, popcornkyckling | kanapopcorn
      kyllingestrips, tenders, chicken tenders | kyllingstrips, tenders, chicken tenders | kycklingstrips, tenders, chicken tenders | kanastripsit, tenders, chicken tenders
    kyllingeburger, chicken burger | kyllingburger, chicken burger | kycklingburgare, chicken burger | kanaburger, kanapihvi, kanapihvit, broileripihvi, broileripihvit
    kyllingefars, hakket kylling, hakket kyllingekød | kyllingdeig, kyllingfarse, kyllingkjøttdeig, kvernet kylling | kycklingfärs | broilerin jauheliha, broilerinjauheliha, kananjauheliha, kanan jauheliha, kanajauheliha
    kyllingefrikadeller, kyllingedeller | kyllingkaker, kyllingkarbonader | kycklingfrikadeller, kycklingbiffar | broilerin lihapihvi, broilerin jauhelihapihvi
    kyllingekødboller, kyllingeboller | kyllingboller, kyllingkjøttboller | kycklingbullar, kycklingköttbullar | kanapyörykkä, kanapyörykät, kanapullat, broileripyörykkä, broileripyörykät
  ~høne, høns, suppehøne, hønsekød | høne, høns, hønsekjøtt, suppehøne | höna, hönskött, höns | keittokana
  hane, kapun | hane, kapun | tupp | kukko
  ~kalkun, kalkunkød, hel kalkun | kalkun, hel kalkun, kalkunkjøtt | kalkon, hel kalkon, kalkonkött | kalkkuna, kalkkunan, kalkkunanliha
    kalkunbryst, kalkunfilet, kalkunbrystfilet | kalkunfilet, kalkunbryst, kalkunbrystfilet | kalkonfilé, kalkonbröst, kalkonbröstfilé | kalkkunanfilee, kalkkunan filee, kalkkunan rinta, kalkkunan rintafilee
    kalkunlår, kalkunoverlår, kalkununderlår | kalkunlår, kalkunklubber | kalkonlår, kalkonklubba | kalkkunan reisi, kalkkunan koipi
    kalkunschnitzel, kalkunsnitzel | kalkunsnitsel | kalkonschnitzel | kalkkunanleike, kalkkunan leike
    kalkunbøf, kalkunsteak | kalkunbiff | kalkonsteak | kalkkunapihvi, kalkkunan pihvi
    kalkunsteg | kalkunstek | kalkonstek | kalkkunapaisti
    kalkunstrimler, kalkuntern | kalkunstrimler, kalkunbiter | kalkonstrimlor | kalkkunasuikale, kalkkunan suikale, kalkkunan suikaleet
    kalkunfars, hakket kalkun, hakket kalkunkød | kalkundeig, kalkunfarse, kalkunkjøttdeig | kalkonfärs | kalkkunan jauheliha, kalkkunajauheliha
  ~and, andekød, ænder, hel and, andesteg, juleand | and, andekjøtt, hel and, andestek | anka, ankkött, hel anka | ankka, ankat, ankan, ankanliha
    andebryst, andebrystfilet, andebryster | andebryst, andefilet | ankbröst, ankfilé, ankbröstfilé | ankanrinta, ankan rinta, ankanrinnat, ankan rintafilee
    andelår, confiteret andelår, confit de canard, andeconfit | andelår, andeconfit, confit de canard | anklår, ankconfit, ankkonfit | ankankoipi, ankankoivet, ankan koipi, ankka confit
    berberiand, barbarieand | barbarieand, berberiand | barbarieanka | -
    pekingand | pekingand | pekinganka | pekinginankka
    pulled duck | pulled duck | pulled duck | nyhtöankka
  andefedt | andefett | ankfett | ankanrasva
  gåsefedt | gåsefett | gåsfett | hanhenrasva
  ~gås, gåsekød, gæs, mortensgås | gås, gåsekjøtt | gås, gåskött, mårtensgås | hanhi, hanhet, hanhenliha
  foie gras, gåselever, andelever | foie gras, gåselever, andelever | foie gras, gåslever, anklever | foie gras, hanhenmaksa, ankanmaksa
  fasan, fasaner | fasan, fasaner | fasan | fasaani
  vagtel, vagtler | vaktel | vaktel, vaktlar | viiriäinen, viiriäiset
  due, duer | due | duva | kyyhky
  agerhøne, agerhøns | rapphøne | rapphöna, rapphöns | peltopyy
  perlehøne, perlehøns | perlehøne | pärlhöna, pärlhöns | helmikana
  rype, ryper | rype, ryper | ripa, ripor | riekko, riekot
  urfugl | orrfugl | orre | teeri
  tjur | tiur, storfugl | tjäder | metso`,
}
