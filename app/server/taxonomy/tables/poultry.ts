import type { GoodsTable } from '../goods-table.ts'

/** Chicken, turkey, duck and other birds. */
export const poultry: GoodsTable = {
  part: 'meat-fish',
  rows: `
~fjerkræ | fjærkre, fugl | fågel, fågelkött, matfågel | siipikarja, siipikarjanliha, linnunliha
  ~kylling, kyllingekød, kyllinger | kylling, kyllingkjøtt | kyckling, kycklingkött | kana, broileri, broilerinliha, kananpoika, kanan, broilerin, kananliha, broisku
    ?hel kylling, helkylling | hel kylling, helkylling, heil kylling | hel kyckling, helkyckling | kokonainen broileri, kokonainen kana, kokobroileri, kokonainen kananpoika
      majskylling | maiskylling | majskyckling | maissikana, maissibroileri
      landkylling, gårdkylling, frilandskylling | landkylling, gårdskylling | gårdskyckling, lantkyckling, bjärekyckling | maatiaiskana, tilakana
      poussin, unghane | poussin | poussin | kukonpoika, kukonpojat
    grillkylling, grillet kylling, grillstegt kylling, bbq kylling | grillet kylling, grillkylling | grillad kyckling, grillkyckling | grillattu broileri, grillibroileri, grillikana, grillattu kana
      - | grillede kyllinglår | - | -
    kyllingestykker, kyllingeparter, parteret kylling | kyllingstykker, kyllingdeler, partert kylling | styckad kyckling, kycklingdelar | broilerinpalat, paloiteltu broileri
    halv kylling | halv kylling | halv kyckling | puolikas broileri, broilerin puolikas
    kyllingebryst, kyllingefilet, kyllingebrystfilet, kyllingebryster, kyllingefileter, brystfilet, kyllingbryst, kyllingfilet | kyllingfilet, kyllingbryst, kyllingbrystfilet, brystfilet, kyllingfileter | kycklingfilé, kycklingbröst, kycklingbröstfilé, bröstfilé, kycklingfiléer | kananfilee, kanafilee, broilerinfilee, broilerifilee, rintafilee, broilerin rintafilee, kanan rintafilee, broilerin filee, kanan filee, kanan rinta, broilerin rinta, kananpojan rintafilee, kananpojan filee, kananrinta, kanarinta, broilerinrinta
      kyllingeinderfilet, kyllingeinderfileter, kyllingemørbrad, kyllinge inderfilet, inderfilet, kyllingemedaljoner, kyllingemedaljon | kyllinginnerfilet, kylling innerfilet, kyllingindrefilet, innerfilet av kylling | kycklinginnerfilé, kycklinginnerfiléer, innerfilé av kyckling, kycklinginnerf | broilerin sisäfilee, kanan sisäfilee, kananpojan sisäfilee
      kyllingesteak, kyllingeminutbøf | kyllingbiff, kylling minuttbiff | kycklingminutfilé, minutfilé, kycklingsteak | broilerin minuuttipihvi, broilerin fileepihvi, broilerin ohutleike, kanan ohutleike, ohutleike, ohutleikkeet, kananpojan fileepihvi, kanan fileepihvi, kananpojan ohutleike, kananpojan ohut leike, broilerin ohut leike, kanan ohut leike, kananpojan minuuttipihvi, kanan minuuttipihvi
      kyllingeschnitzel, kyllingesnitzel | kyllingsnitsel, kyllingschnitzel | kycklingschnitzel | broilerinleike, kananleike, kanaleike, broilerileike
      stegt kylling, stegt kyllingefilet | ferdigstekt kylling, stekt kylling, stekt kyllingfilet | stekt kyckling, grillad kycklingfilé | kypsä broileri, kypsä broilerinfilee, paahdettu kana, kypsä kana, paistettu kana
      kyllingecuvette, kyllingeculotte, cuvettekylling | - | - | -
    kyllingelår, hele kyllingelår | kyllinglår, kyllinglår naturell, grillede kyllinglår | kycklinglår, grillade kycklinglår, kycklinglår grillade | koipireisi, koipireidet, broilerin koipireisi, broilerin koipireidet, kanan koipireisi, kanankoipireisi, grillatut koipireidet, kananpojan koipireisi
      kyllingeoverlår, overlår, kyllinge overlår | overlår, kyllingoverlår | kycklingöverlår, kyckling överlår | broilerin reisi, reisi, reidet, kanan reisi, kananreisi, reisipala, reisipalat, kananpojan reisi, kanareisi, broilerireisi
        kyllingeoverlårsfilet, overlårsfilet, overlårsfileter, kyllingelårfilet, kyllingelårsteak, udbenede overlår, udbenet kyllingelår, udbenede kyllingelår | lårfilet, kyllinglårfilet, kylling lårfilet, overlårfilet, beinfrie kyllinglår, lårkjøtt | lårfilé, kycklinglårfilé, kyckling lårfilé, kycklinglårfiléer, benfria kycklinglår | paistileike, paistileikkeet, broilerin paistileike, kanan paistileike, broilerin reisifilee, reisipihvi, reisipihvit, kananpojan paistileike, kananpojan reisifilee
      kyllingeunderlår, underlår, kyllinge underlår, drumsticks, drumstick | underlår, kyllingunderlår, kyllingklubber, kyllingklubbe, drumsticks, klubber | kycklingklubba, kycklingklubbor, kycklingben, drumsticks, klubbor | koipipala, koipipalat, broilerin koipipala, kanan koipipala, koipi, koivet, broilerin koipi, kanankoipi, kanan koipi, kananpojan koipi, koipireisi, koipireidet, broilerin koipireisi, kanan koipireisi, kanankoipireisi, kananpojan koipireisi, kanakoipi, broilerikoipi
    kyllingevinger, vinger, kyllinge vinger, hotwings, hot wings, chicken wings, wings, buffalo wings | kyllingvinger, vinger, hotwings, hot wings, chicken wings, wings, buffalo wings | kycklingvingar, vingar, hotwings, hot wings, wings, chicken wings, buffalo wings | siivet, siipi, kanansiivet, kanansiipi, broilerinsiivet, broilerin siivet, kanan siivet, hot wings, wings, buffalo wings, wingsit, kananpojan siivet, kanasiipi, kanasiivet, broilerisiivet, grillisiivet
    kyllingestrimler, strimlet kylling, kylling til wok, kyllingewok, wokkylling, tacokylling | kyllingstrimler, strimlet kylling, kyllingwok, wokkylling, kyllingtaco, tacokylling | kycklingstrimlor, strimlad kyckling, wokkyckling, kyckling till wok, tacokyckling, kycklingwok | kanasuikale, kanasuikaleet, broilerisuikale, broilerin suikale, kanan suikale, fileesuikale, fileesuikaleet, broilerin fileesuikale, kanawokki, broileriwokki, kananpojan fileesuikale, kananpojan suikale, kanan fileesuikale
    kyllingetern, kylling i tern, kyllingekød i tern | kyllingbiter, kyllingterninger, kylling i biter, kylling i terninger | kycklingbitar, tärnad kyckling, kycklinggrytbitar, kyckling i bitar, kycklingfilébitar | kanan fileepala, broilerin fileepala, fileepala, fileepalat, broilerikuutio, kanapala, kanapalat, kanakuutio, kananpojan fileepala
    kyllingespyd, kylling på spyd | kyllingspyd | kycklingspett | broilerivarras, broilerivartaat, kanavarras, kanavartaat, kananvarras
    kyllingelever | kyllinglever | kycklinglever | kananmaksa, broilerinmaksa, broilerin maksa, kanamaksa, broilerimaksa
    kyllingehjerter, kyllingehjerte | kyllinghjerter | kycklinghjärta, kycklinghjärtan, kycklingmage, kycklingmagar, kycklingkrås | kanan sydän, broilerin sydän, kanansydän, kanansydämet
    kyllingeskrog | kyllingskrog, kyllingskrott, høneskrott | kycklingskrov | broilerin runko
    marineret kylling | marinert kylling | marinerad kyckling | marinoitu broileri, hunajamarinoitu broileri
    paneret kylling, crispy chicken, sprød kylling, panerede kyllingestykker, paneret kyllingefilet, paneret kyllingebryst | panert kylling, sprøstekt kylling, crispy chicken, sprø kylling | panerad kyckling, krispig kyckling, crispy chicken, friterad kyckling | leivitetty kana, leivitetty broileri, rapea kana, paneroitu kana, paneroitu broileri
      kyllingenuggets, nuggets, chicken nuggets | kyllingnuggets, nuggets, chicken nuggets | kycklingnuggets, nuggets, chicken nuggets | kananugetti, kananugetit, nugetti, nugetit, nuggetit, broilerinugetti, broilerinugetit, kana nugetti, kana nugetit
      kyllingepopcorn, popcornkylling | kyllingpopcorn, popcornkylling | kycklingpopcorn, popcornkyckling | kanapopcorn, popcornkana
      kyllingestrips, tenders, chicken tenders | kyllingstrips, tenders, chicken tenders | kycklingstrips, tenders, chicken tenders | kanastripsit, tenders, chicken tenders
    kyllingeburger, chicken burger | kyllingburger, chicken burger | kycklingburgare, chicken burger | kanaburger, kanapihvi, kanapihvit, broileripihvi, broileripihvit
    kyllingefars, hakket kylling, hakket kyllingekød | kyllingdeig, kyllingfarse, kyllingkjøttdeig, kvernet kylling | kycklingfärs | broilerin jauheliha, broilerinjauheliha, kananjauheliha, kanan jauheliha, kanajauheliha, kananpojan jauheliha
    kyllingefrikadeller, kyllingedeller | kyllingkaker, kyllingkarbonader | kycklingfrikadeller, kycklingbiffar | broilerin lihapihvi, broilerin jauhelihapihvi
    kyllingekødboller, kyllingeboller | kyllingboller, kyllingkjøttboller | kycklingbullar, kycklingköttbullar | kanapyörykkä, kanapyörykät, kanapullat, broileripyörykkä, broileripyörykät
    kyllingebacon | kyllingbacon | kycklingbacon | broileripekoni
    kyllingebøf, kyllingebøffer, kyllingehakkebøf | kyllingbiffer | - | broilerinpihvi, broilerinpihvit
    kyllingeskind | kyllingskinn | kycklingskinn | broilerin nahka, kanan nahka, kanannahka
  ~høne, høns, suppehøne, hønsekød, høne til suppe | høne, høns, hønsekjøtt, suppehøne, suppehøns | höna, hönskött, höns, soppkyckling, kokhöna | keittokana
  hane, kapun | hane, kapun | tupp | kukko
  ~kalkun, kalkunkød, hel kalkun | kalkun, hel kalkun, kalkunkjøtt, julekalkun, helstekt kalkun | kalkon, hel kalkon, kalkonkött, julkalkon | kalkkuna, kalkkunan, kalkkunanliha, joulukalkkuna, kokonainen kalkkuna
    kalkunbryst, kalkunfilet, kalkunbrystfilet | kalkunfilet, kalkunbryst, kalkunbrystfilet | kalkonfilé, kalkonbröst, kalkonbröstfilé | kalkkunanfilee, kalkkunan filee, kalkkunan rinta, kalkkunan rintafilee, kalkkunafilee, kalkkunanrinta
    kalkunlår, kalkunoverlår, kalkununderlår | kalkunlår, kalkunklubber, kalkunbein | kalkonlår, kalkonklubba | kalkkunan reisi, kalkkunan koipi
    kalkunschnitzel, kalkunsnitzel | kalkunsnitsel | kalkonschnitzel | kalkkunanleike, kalkkunan leike
    kalkunbøf, kalkunsteak | kalkunbiff | kalkonsteak | kalkkunapihvi, kalkkunan pihvi
    kalkunsteg | kalkunstek | kalkonstek | kalkkunapaisti
    kalkunstrimler, kalkuntern | kalkunstrimler, kalkunbiter | kalkonstrimlor | kalkkunasuikale, kalkkunan suikale, kalkkunan suikaleet, kalkkunan fileesuikale, kalkkunan fileesuikaleet, kalkkunan paistisuikale
    kalkunfars, hakket kalkun, hakket kalkunkød | kalkundeig, kalkunfarse, kalkunkjøttdeig | kalkonfärs | kalkkunan jauheliha, kalkkunajauheliha
    kalkunbacon | kalkunbacon | kalkonbacon | kalkkunapekoni
    kalkunrulle, kalkunrullesteg | kalkunrull | kalkonrulle | kalkkunarulla
    kalkunvinger | kalkunvinger | kalkonvingar | kalkkunan siivet
  ~and, andekød, ænder, hel and, andesteg, juleand | and, andekjøtt, hel and, andestek | anka, ankkött, hel anka | ankka, ankat, ankan, ankanliha, kokonainen ankka
    andebryst, andebrystfilet, andebryster, andefilet, andefileter | andebryst, andefilet | ankbröst, ankfilé, ankbröstfilé | ankanrinta, ankan rinta, ankanrinnat, ankan rintafilee, ankanrintafilee, ankkafilee
    andelår, confiteret andelår, confit de canard, andeconfit, confit, confiteret and | andelår, andeconfit, confit de canard | anklår, ankconfit, ankkonfit | ankankoipi, ankankoivet, ankan koipi, ankka confit, confit
    berberiand, barbarieand | barbarieand, berberiand | barbarieanka | -
    pekingand | pekingand | pekinganka | pekinginankka
    pulled duck | pulled duck | pulled duck | nyhtöankka
    andesteg i skiver, skåret andesteg | - | - | -
    vildand, gråand | villand, stokkand | vildand, gräsand | sorsa, heinäsorsa, villisorsa
  ~gås, gåsekød, gæs, mortensgås | gås, gåsekjøtt | gås, gåskött, mårtensgås | hanhi, hanhet, hanhenliha
    gåsebryst, gåsebrystfilet | gåsebryst | gåsbröst | hanhenrinta
  foie gras, gåselever, andelever | foie gras, gåselever, andelever | foie gras, gåslever, anklever | foie gras, hanhenmaksa, ankanmaksa
  fasan, fasaner | fasan, fasaner | fasan | fasaani
  vagtel, vagtler | vaktel | vaktel, vaktlar | viiriäinen, viiriäiset
  due, duer | due, duer | duva | kyyhky
  agerhøne, agerhøns | rapphøne | rapphöna, rapphöns | peltopyy
  perlehøne, perlehøns | perlehøne | pärlhöna, pärlhöns | helmikana
  rype, ryper | rype, ryper, fjellrype, lirype | ripa, ripor | riekko, riekot
  urfugl | orrfugl | orre | teeri
  tjur | tiur, storfugl | tjäder | metso`,
}
