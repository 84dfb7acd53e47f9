import type { GoodsTable } from '../goods-table.ts'

/** First aid, supplements, tests, lenses and glasses, aids. */
export const healthCarePharmacy: GoodsTable = {
  part: 'health-care',
  rows: `
førstehjælp, sårpleje, førstehjælpsudstyr, bandager, sår | førstehjelp, sårpleie, førstehjelpsutstyr, bandasjer, sår | första hjälpen, sårvård, förbandsartiklar, sår, förband | ensiapu, haavanhoito, ensiaputarvikkeet, haava, haavat, haavanhoitotuotteet
  førstehjælpskasse, førstehjælpstaske, førstehjælpssæt, førstehjælpskit | førstehjelpsskrin, førstehjelpsveske, førstehjelpspute, førstehjelpssett | första hjälpen-låda, förbandslåda, första förband, första hjälpen kudde, första hjälpen-kudde, förbandsväska, första hjälpen väska | ensiapulaukku, ensiapupakkaus, ensiapulaukut, ensiapusetti, ensiapukaappi
  plaster, plastre, hæfteplaster, plaster på rulle, plasterark, sårplaster | plaster, plastre, sårplaster, plaster på rull | plåster, sårplåster, plåsterask, plåsterremsa | laastari, laastarit, haavalaastari, haavalaastarit
    salvequick | salvequick | salvequick | salvequick
    hansaplast | hansaplast | hansaplast | hansaplast
    vabelplaster, vabelplastre, vabler, hydrokolloid plaster, skoreplaster | gnagsårplaster, gnagsår, gnagsårsplaster, vannblemmeplaster | skavsårsplåster, skavsår, skoskav, skavsårplåster, blåsplåster | rakkolaastari, rakkolaastarit, rakko, hiertymälaastari, rakot
      compeed | compeed | compeed | compeed
    børneplaster, plaster børn, børneplastre | barneplaster, plaster barn, barneplastre | barnplåster, plåster barn | lasten laastari, lastenlaastari, lasten laastarit
    vandfast plaster, vandtæt plaster, vandfaste plastre | vannfast plaster, vanntett plaster | vattenfast plåster, vattentätt plåster | vedenkestävä laastari, vesitiivis laastari
    flydende plaster, sårspray | flytende plaster, spray plaster | flytande plåster, sprayplåster | nestelaastari, suihkelaastari, suihkutettava laastari
    arplaster, arcreme, silikoneplaster ar | arrplaster, arrkrem, arr | ärrplåster, ärrkräm, ärr, ärrsalva | arpilaastari, arpivoide, arpigeeli, arvet
      kelo-cote | kelo-cote | - | -
  forbinding, gaze, gazebind, elastikbind, steril kompres, kompresser, forbindinger, bandage, tubigaze, idealbind, fikseringsbind, sterile kompresser | bandasje, gasbind, kompress, kompresser, elastisk bind, støttebandasje, forbinding, tubigas | gasbinda, kompress, kompresser, elastisk binda, bandage, förbandsbinda, gasbindor, självhäftande binda | sideharso, sideharsot, haavataitos, harsotaitos, kompressi, joustoside, sidetarpeet, haavasidos, ideaaliside, sidos, tukiside, haavasidokset, harsotaitokset
  sportstape, kinesiotape, kinesiologi tape, idrætstape, sports tape, kirurgisk tape, plastertape | sportstape, kinesiotape, kirurgisk tape | sporttejp, kinesiotejp, kirurgtejp, kirurgisk tejp, idrottstejp, coachtejp | urheiluteippi, kinesioteippi, ihoteippi, kirurginen teippi, kinesioteipit
    leukoplast | leukoplast | leukoplast | leukoplast
    micropore | micropore | micropore | micropore
  sårrens, klorhexidin, desinfektion af sår, saltvand sår, sårspray desinfektion, brintoverilte, jod, saltvandsopløsning, sårvask, sterilt saltvand | sårrens, klorhexidin, klorheksidin, saltvann sår, hydrogenperoksid, sårvask, steril saltvann, jod sår, saltvannsoppløsning | sårtvätt, klorhexidin, sårrengöring, natriumklorid, väteperoxid, sårspray, jodopax, koksaltlösning | haavanpuhdistus, klooriheksidiini haava, haavasuihke, haavanpuhdistusaine, vetyperoksidi, keittosuola, haavapesu, keittosuolaliuos
    - | - | - | betadine
pilleæske, doseringsæske, medicinæske, pilleknuser, tabletdeler, medicindosering | pilleboks, dosett, tablettdeler, pilleknuser, medisindosett, pilleeske | dosett, pillerask, tablettdelare, tablettkross, medicindosett, pillerburk | dosetti, lääkeannostelija, dosetit, tablettipuolittaja, pilleripurkki, lääkerasia, tabletinpuolittaja
sprøjter, kanyler, kanyle, lancetter, sprøjte medicin | sprøyter, kanyler, lansetter, sprøyte medisin | sprutor, kanyler, lansetter, oralspruta, kanyl | ruisku, ruiskut, kanyyli, lansetti, lansetit, lääkeruisku
mundbind, ansigtsmaske mundbind, ffp2 maske, ffp2, værnemaske, mundbind engangs | munnbind, ffp2 maske, ffp2, munnbind engangs | munskydd, ffp2, andningsskydd, munskydd engångs | kasvomaski, kasvomaskit, ffp2, suu-nenäsuojus, maski, maskit, hengityssuojain ffp2, kertakäyttömaski
støttestrømper, kompressionsstrømper, flystrømper, støttestrømpe, rejsestrømper, støttestrømpebukser | støttestrømper, kompresjonsstrømper, flystrømper, støttestrømpe | stödstrumpor, kompressionsstrumpor, flygstrumpor, stödstrumpa, resestrumpor, stödknästrumpor | tukisukat, kompressiosukat, lentosukat, tukisukka, hoitosukat, kompressiosukka
støttebind, knæbind, knæstøtte, håndledsstøtte, ankelstøtte, rygstøtte, albuestøtte, ankelbind, bandage knæ, støttebandage, håndledsbind | knestøtte, håndleddstøtte, ankelstøtte, støttebandasje kne, ryggstøtte, albuestøtte, ortose, nakkekrage | knäskydd stöd, knästöd, handledsstöd, fotledsstöd, ryggstöd, armbågsstöd, ortos, handledsskydd stöd, nackkrage | polvituki, rannetuki, nilkkatuki, selkätuki, kyynärtuki, tukituote, polvituet, ranneside, tukiside polvi, niskatuki
test, hjemmetest, selvtest, selvtests | test, hjemmetest, selvtest | test, självtest, hemtest | testi, kotitesti, testit, kotitestit, itsetesti
  graviditetstest, graviditetstests, gravid test, graviditets test | graviditetstest, gravid test, gravtest | graviditetstest, gravtest, gravid test | raskaustesti, raskaustestit
    clearblue | clearblue | clearblue | clearblue
  ægløsningstest, ægløsningstests | eggløsningstest, eggløsningstester | ägglossningstest, ägglossningstester, ägglossning | ovulaatiotesti, ovulaatiotestit, ovulaatio
  coronatest, covid test, covid-test, covid-19 test, lyntest, kviktest, antigentest | koronatest, covid test, covid-test, hurtigtest, antigentest | covidtest, covid-test, covid test, coronatest, antigentest, snabbtest | koronatesti, covid testi, pikatesti, kotitesti korona, antigeenitesti, koronatestit
  allergitest, cøliakitest, blodtest hjemme, urintest, urinstix, uvi-test, jerntest, streptokoktest, urinvejstest | cøliakitest, urintest, urinstix, uvi-test, streptokokktest, jerntest | uvi-test, urintest, urinsticka, celiakitest, järntest, streptest, borreliatest | virtsatesti, virtsatietulehdustesti, keliakiatesti, rautatesti, nielutesti, borreliatesti, angiinatesti
pulsoximeter, iltmåler, pulsoxymeter, alkometer, alkoholtester | pulsoksymeter, oksymeter, alkometer, alkoholtester promille | pulsoximeter, syremätare, alkomätare, alkotest | pulssioksimetri, happisaturaatiomittari, alkometri, alkometrit, happimittari
termometer feber, febertermometer, øretermometer, pandetermometer, febertermometre, digitalt termometer feber | febertermometer, øretermometer, termometer feber, pannetermometer, feber termometer | febertermometer, örontermometer, febertermometrar, termometer feber, panntermometer, febertermometer digital | kuumemittari, kuumemittarit, korvakuumemittari, otsakuumemittari, digitaalinen kuumemittari
blodtryksmåler, blodtryksmålere, blodtryksapparat, blodtryk, overarmsblodtryksmåler | blodtrykksmåler, blodtrykksapparat, blodtrykk, blodtrykkmåler | blodtrycksmätare, blodtryck, blodtrycksmanschett | verenpainemittari, verenpaine, verenpainemittarit
  omron | omron | omron | omron
blodsukkermåler, blodsukkerstrimler, teststrimler, blodsukkerapparat, contour next strimler, glukosemåler | blodsukkermåler, blodsukkerstrimler, teststrimler, blodsukkerapparat | blodsockermätare, teststickor, blodsockerstickor, blodsockermätning | verensokerimittari, verensokeriliuskat, glukoosimittari, liuskat verensokeri, verensokerimittarit
kosttilskud, helsekost, tilskud, naturmedicin, sundhed | kosttilskudd, helsekost, tilskudd, naturmedisin, helse | kosttillskott, hälsokost, tillskott, naturläkemedel, hälsa | ravintolisä, ravintolisät, luontaistuote, luontaistuotteet, lisäravinne, lisäravinteet, terveystuotteet, rohdosvalmiste, superfood
  mineraler, kosttilskud mineraler, mineraltilskud | mineraler, mineraltilskudd | mineraler, mineraltillskott | kivennäisaine, kivennäisaineet, hivenaine, hivenaineet, mineraalit
    magnesium, magnesiumtabletter, magnesiumpulver, magnesiumspray, magnesium citrat, magnesiumcitrat | magnesium, magnesiumtabletter, magnesiumpulver, magnesiumsitrat, magnesiumspray | magnesium, magnesiumtabletter, magnesiumcitrat, magnesiumpulver, magnesiumspray | magnesium, magnesiumtabletti, magnesiumsitraatti, magnesiumtabletit, magnesiumjauhe, magnesiumit, magnesiumpore
      magnex | magnex | magnex | magnex
    kalk, kalktabletter, calcium, kalktilskud, kalcium, kalkpiller, kalk og d-vitamin | kalsium, kalktabletter, kalsiumtabletter, kalktilskudd | kalcium, kalktabletter, kalciumtabletter, kalktillskott | kalsium, kalkkitabletti, kalsiumtabletti, kalsiumit, kalkki, kalsium-d
      unikalk | - | - | -
      - | calcigran | - | -
      - | nycoplus kalsium | - | -
      - | - | calcichew | calcichew
    jern, jerntabletter, jernpiller, jerntilskud, jernmikstur, hæmo jern | jern, jerntabletter, jerntilskudd, jernmikstur, hemojern | järn, järntabletter, järntillskott, blutsaft, hemjärn | rauta, rautatabletti, rautavalmiste, rautalisä, rautajuoma, hemojärn, rautatabletit, hemerauta
      floradix | floradix | floradix | floradix
      - | duroferon | duroferon | -
      - | niferex | niferex | -
      - | - | - | obsidan
    zink, zinktabletter, zinkpiller, selen, kalium, krom, jod tilskud, silica, kisel | sink, sinktabletter, selen, kalium, jod tilskudd, silica, jodtabletter | zink, zinktabletter, selen, kalium, jodtabletter, kisel | sinkki, sinkkitabletti, seleeni, kalium, jodi, sinkkitabletit, piivalmiste
  fiskeolie, omega-3, omega 3, omega, fiskeoliekapsler, fiskeolier, omega3, krillolie | tran, fiskeolje, omega-3, omega 3, omega, trankapsler, omega3, krillolje, trankapslar, levertran | fiskolja, omega-3, omega 3, omega, fiskoljekapslar, omega3, krillolja | kalaöljy, omega-3, omega 3, omega, kalaöljykapseli, omega3, krilliöljy, kalaöljyt, rasvahappo
    - | möllers tran, møllers tran | - | -
    levertran, torskelevertran, tran, tran kapsler | torskelevertran, torskelevertrankapsler | torskleverolja, fiskleverolja, levertran, tran | kalanmaksaöljy, turskanmaksaöljy, möllerin kalanmaksaöljy
      møllers tran, möllers tran | - | möllers tran | möller, möller omega
    algeolie, vegansk omega, hørfrøolie kapsler | algeolje, vegansk omega | algolja, vegansk omega | leväöljy, vegaaninen omega, vegaaniomega
  tyggetabletter, sugetabletter | tyggetabletter, sugetabletter | tuggtabletter, sugtabletter | purutabletti, purutabletit, imeskelytabletti, imeskelytabletit
  q10, coenzym q10, ubiquinon | q10, koenzym q10 | q10, coenzym q10, ubikinon | q10, ubikinoni, q10-valmiste
  cbd olie, cbd, hampeolie | cbd olje, cbd | cbd olja, cbd | cbd öljy, cbd
  detox, leverdetox, marietidsel, mælkebøtte kapsler | detox, mariatistel | detox, mariatistel | detox, maarianohdake
  æbleeddike kapsler, æblecidereddike kapsler | eplecidereddik kapsler | äppelcidervinäger kapslar | omenaviinietikka kapseli
  glukosamin, glucosamin, hyben, hybenpulver, ledpiller, led og knogler, gurkemeje kapsler | glukosamin, ledd, nypepulver kapsler, leddtabletter, gurkemeie kapsler | glukosamin, leder, nyponpulver kapslar, ledtillskott, gurkmeja kapslar | glukosamiini, nivelvalmiste, nivelet, ruusunmarja kapseli, nivelravinne, arthro, kurkumiini, kurkumiinikapseli
    - | lito zin | litozin | litozin
  kollagen, collagen, kollagenpulver, collagen pulver | kollagen, collagen, kollagenpulver | kollagen, collagen, kollagenpulver | kollageeni, collagen, kollageenijauhe, kollageenit
    imedeen | imedeen | imedeen | imedeen
  echinacea, solhat, hvidløgskapsler, hvidløgspiller, immunforsvar, propolis, hyldebær kapsler, ingefærshot kapsler | echinacea, solhatt, hvitløkskapsler, immunforsvar, propolis | echinacea, solhatt, vitlökskapslar, immunförsvar, propolis | echinacea, auringonhattu, valkosipulikapseli, immuunipuolustus, vastustuskyky, propolis, punahattu
    - | echinaforce | echinagard | echinaforce
    - | - | kan jang | -
  ginseng, rosenrod, ashwagandha, ginkgo biloba, ginkgo, rhodiola, perikon | ginseng, rosenrot, ashwagandha, ginkgo biloba, rhodiola, johannesurt | ginseng, rosenrot, ashwagandha, ginkgo biloba, johannesört, rhodiola | ginseng, ruusujuuri, ashwagandha, neidonhiuspuu, ginkgo biloba, mäkikuisma, rhodiola
    - | - | arctic root | -
  spirulina, chlorella, hvedegræs, bygræs, superfood pulver, greens pulver | spirulina, chlorella, hvetegress, superfood pulver, greens | spirulina, chlorella, vetegräs, superfood pulver, greens pulver | spirulina, chlorella, vehnänoras, ohranoras, vihreäjauhe, superfood jauhe
  kæmpenatlysolie, borageolie, e-epa, havtorn kapsler, havtornolie | nattlysolje, havtornolje, tindvedolje | nattljusolja, havtornsolja, havtornskapslar, omega-7 | helokkiöljy, tyrniöljy, tyrniöljykapseli, helokki, purasruohoöljy, tyrniöljykapselit
  øjenvitaminer, lutein, blåbær kapsler øjne, øjenpiller | øyevitaminer, lutein, øyetabletter | ögonvitaminer, lutein, blåbärskapslar ögon | silmävitamiini, luteiini, lutein, silmävitamiinit
  hår hud negle, hår og negle, hårtilskud, skønhedsvitaminer | hår hud negler, hår og negler, hårvitamin | hår hud naglar, hår och naglar, hårtillskott | hius iho kynnet, hiusravinne, kauneusvitamiini, hiusravinteet
    nourkrin | nourkrin | nourkrin | nourkrin
    - | - | perfectil | perfectil
  slankepiller, slankeprodukter, fedtforbrænder, vægttab, slankemiddel, vanddrivende, appetitdæmper | slankepiller, slankeprodukter, fettforbrenner, vekttap, slanking, vanndrivende | bantning, bantningspiller, viktminskning, fettförbrännare, viktkontroll, vätskedrivande, bantningsmedel | laihdutus, laihdutusvalmiste, laihdutuspilleri, painonhallinta, rasvanpolttaja, nesteenpoisto, laihdutustuotteet
    xl-s medical | - | - | -
    alli | alli | alli | alli
  måltidserstatning, slankeshake, pulverkur, vlcd, vægtshake, måltidserstatninger | måltidserstatning, slankeshake, pulverkur, måltidsshake | måltidsersättning, bantningsshake, vlcd, pulverdiet, måltidsshake | ateriankorvike, ateriankorvikkeet, ateriankorvikejuoma, eny-dieetti, laihdutusjuoma
    nupo, nupo diet | nupo | nupo | -
    nutrilett | nutrilett | nutrilett | nutrilett
    allevo | allevo | allevo | allevo
    - | - | huel | -
  næringsdrik, ernæringsdrik, protein næringsdrik, energidrik sygdom | næringsdrikk, ernæringsdrikk | näringsdryck, näringsdrycker, resource näringsdryck | täydennysravintojuoma, ravintojuoma, kliininen ravintovalmiste, täydennysravintojuomat
    fresubin | fresubin | fresubin | -
    nutridrink | nutridrink | nutridrink | nutridrink
  fortykningsmiddel, dysfagi | fortykningsmiddel | förtjockningsmedel | sakeuttamisaine juoma, sakeuttaja
  vitaminer, vitamin, vitaminpiller, vitamintabletter, vitaminpille | vitaminer, vitamin, vitaminpiller, vitamintabletter, vitamintilskudd | vitaminer, vitamin, vitamintabletter, vitamintillskott | vitamiini, vitamiinit, vitamiinitabletti, vitamiinivalmiste, vitamiinilisä, vitamiinitabletit
    multivitamin, multivitaminer, vitamineral, vitamin og mineral | multivitamin, multivitaminer, multi vitamin, vitaminmikstur | multivitamin, multivitaminer, multivitamin-mineral, vitamineral | monivitamiini, monivitamiinit, monivitamiinivalmiste, multivitamiini, multivita
      apovit multi | - | - | -
      centrum | centrum | centrum | centrum
      gerimax | gerimax | gerimax | gerimax
      livol | - | - | -
      longo vital | - | - | -
      - | nycoplus multi | - | -
      - | vitaplex | - | -
      - | - | - | minisun multivitamin
      - | - | - | multi-tabs
    børnevitaminer, børnevitamin, vitaminer børn, vitaminbamser, vitamin gummies børn | barnevitaminer, vitaminer barn, vitaminbjørner, multivitamin barn | barnvitaminer, vitaminer barn, vitaminbjörnar, multivitamin barn, barnvitamin | lasten vitamiinit, lasten vitamiini, vitamiininallet, lasten monivitamiini, vitamiininalle, jälkihuolto vitamiini
      multi-tabs | - | multi-tabs | multi-tabs junior
      - | sanasol, sana-sol | - | sana-sol
      - | biovit | - | -
      - | nycoplus barn | - | -
    d-vitamin, d vitamin, vitamin d, d3 vitamin, d-vitamin dråber, d3-vitamin, d-dråber | d-vitamin, d vitamin, vitamin d, d-dråper, d3-vitamin, d3 vitamin | d-vitamin, d vitamin, vitamin d, d-droppar, d3-vitamin, d3 vitamin | d-vitamiini, d vitamiini, d3-vitamiini, d-tipat, d-vitamiinit, d-vitamiinitipat
      - | - | - | devisol
      - | - | - | minisun
    c-vitamin, c vitamin, vitamin c, ascorbinsyre, brusetabletter c-vitamin, c-vitaminer | c-vitamin, c vitamin, vitamin c, askorbinsyre, c-vitamin brusetabletter, brus c-vitamin | c-vitamin, c vitamin, vitamin c, askorbinsyra, c-vitamin brus | c-vitamiini, c vitamiini, askorbiinihappo, poretabletti c-vitamiini, c-vitamiinit
      - | - | c-vimin | -
    b-vitamin, b vitamin, b12, b12-vitamin, b-vitaminer, b12 vitamin, b-kompleks, folinsyre, folsyre, biotin | b-vitamin, b vitamin, b12, b12-vitamin, folsyre, folat, biotin, b12 vitamin, b-kompleks | b-vitamin, b vitamin, b12, b12-vitamin, folsyra, biotin, b12 vitamin, b-komplex, folat | b-vitamiini, b vitamiini, b12, b12-vitamiini, foolihappo, biotiini, b12 vitamiini, b-komplexi, folaatti, b-vitamiinit
    e-vitamin, a-vitamin, k-vitamin, k2-vitamin, vitamin k2, k2 vitamin, k-dråber | e-vitamin, a-vitamin, k-vitamin, k2-vitamin, k2 vitamin, vitamin k2 | e-vitamin, a-vitamin, k-vitamin, k2-vitamin, k2 vitamin, vitamin k2 | e-vitamiini, a-vitamiini, k-vitamiini, k2-vitamiini, k2 vitamiini
    gravidvitaminer, gravid vitaminer, vitaminer gravid | gravidvitaminer, vitaminer gravid | gravidvitaminer, vitaminer gravid, gravidmultivitamin | raskausvitamiini, raskausvitamiinit, raskausmonivitamiini, multivita raskaus
      elevit | elevit | elevit | elevit
      gravitamin | gravitamin | - | -
    brusetabletter, brusetablet, vitaminbrus, brusevitaminer, brusevitamin | brusetabletter, vitaminbrus, brusetablett, brusvitaminer | brustabletter, vitaminbrus, brustablett | poretabletti, poretabletit, vitamiinipore, porevitamiini
      berocca | berocca | berocca | berocca
sportsernæring, træningstilskud, fitness kosttilskud, sportskost | treningstilskudd, sportsernæring, treningskost | träningstillskott, sporttillskott, sportnutrition, gymtillskott | urheiluravinne, urheiluravinteet, urheiluravinto, urheilujuoma jauhe, treenilisät
  proteinpulver, whey, valleprotein, protein pulver, whey protein, vegansk proteinpulver, weight gainer, kasein | proteinpulver, whey, myseprotein, protein pulver, whey protein, weight gainer, kasein | proteinpulver, whey, vassleprotein, protein pulver, whey protein, gainer, kasein, växtprotein pulver | proteiinijauhe, heraproteiini, whey, heraproteiinijauhe, proteiinijauheet, palautusjuoma jauhe, gainer, kaseiini, soijaproteiini
  kreatin, creatin, creatine, kreatin monohydrat | kreatin, creatine, kreatin monohydrat | kreatin, creatine, kreatinmonohydrat | kreatiini, creatine, kreatiinimonohydraatti, kreatiinit
  pre workout, pre-workout, pwo, preworkout, koffeintabletter, koffein piller | pre workout, pre-workout, pwo, preworkout, koffeintabletter | pre workout, pre-workout, pwo, preworkout, koffeintabletter | pre workout, pre-workout, pwo, treenibuusteri, kofeiinitabletti, kofeiinitabletit
  bcaa, eaa, aminosyrer, glutamin, aminosyre | bcaa, eaa, aminosyrer, glutamin | bcaa, eaa, aminosyror, glutamin, aminosyra | bcaa, eaa, aminohappo, aminohapot, glutamiini
  energigel, energy gel, sportsgel, energigels, druesukker, glukosetabletter, maltodextrin | energigel, energy gel, sportsgel, druesukker, glukosetabletter | energigel, energigels, sportgel, druvsocker, glukostabletter | energiageeli, energiageelit, rypälesokeri, sisu rypälesokeri, siripiri, glukoositabletti
    dextro energy | dextro energy | dextro energy | dextro energy
    - | - | dextrosol | -
shaker, proteinshaker, shakerflaske | shaker, proteinshaker, shakerflaske | shaker, proteinshaker, shakerflaska | shakeri, sekoituspullo, proteiinisekoitin, shakerit
kontaktlinser, linser, kontaktlinse, månedslinser, endagslinser, dagslinser | kontaktlinser, linser øyne, kontaktlinse, dagslinser, månedslinser | kontaktlinser, linser ögon, kontaktlins, endagslinser, månadslinser | piilolinssit, piilolinssi, piilarit, kertakäyttölinssit, kuukausilinssit
linseetui, linseholder | linseetui, linseboks | linsetui, linsask | piilolinssikotelo, linssikotelo
linsevæske, kontaktlinsevæske, linsevand, linserens, linse væske, saltvand linser | linsevæske, kontaktlinsevæske, linserens | linsvätska, kontaktlinsvätska, linsrengöring | piilolinssineste, piilolinssinesteet, linssineste, piilolinssiliuos
  renu | renu | renu | renu
  biotrue | biotrue | biotrue | biotrue
  opti-free | opti-free | opti-free | opti-free
briller, brille, brillestel | briller, brille, brilleinnfatning | glasögon, glasögonbågar, bågar glasögon | silmälasit, silmälasi, silmälasinkehykset, rillit
  læsebriller, læsebrille, hyperbriller, læsebriller styrke | lesebriller, lesebrille | läsglasögon, läsglas, läsbrillor | lukulasit, lukulasi, lukusilmälasit
  solbriller, solbrille, børnesolbriller, sportssolbriller | solbriller, solbrille, barnesolbriller | solglasögon, solbrillor, barnsolglasögon | aurinkolasit, aurinkolasi, lasten aurinkolasit, arskat
  skærmbriller, blålysbriller, computerbriller | skjermbriller, blålysbriller, databriller | skärmglasögon, datorglasögon, blåljusglasögon | näyttöpäätelasit, sinivalolasit, tietokonelasit
brillerens, brilleservietter, brillespray, brillepudseklud, brillerensevæske | brillerens, brilleservietter, brillepuss, brilleklut, brillespray | glasögonputs, glasögonservetter, glasögonrengöring, glasögonspray, putsduk glasögon | silmälasien puhdistusaine, silmälasinpuhdistus, silmälasiliina, silmälasispray, silmälasien puhdistusliina, linssipyyhe
brilleetui, brilleetuier, brillesnor, brilleholder, brillekæde | brilleetui, brillesnor, brillekjede | glasögonfodral, glasögonsnodd, glasögonetui, glasögonkedja | silmälasikotelo, silmälasinauha, lasikotelo, silmälasiketju, aurinkolasikotelo
hjælpemidler, ældreudstyr | hjelpemidler | hjälpmedel, hjälpmedel äldre | apuvälineet, apuväline
  rollator, rollatorer, gangstativ | rullator, rullatorer, gåstol voksen | rollator, rollatorer, gåbord | rollaattori, rollaattorit
  krykker, krykkestok, gangstok, spadserestok | krykker, krykke, spaserstokk | kryckor, krycka, käpp, promenadkäpp, kryckkäpp | kainalosauvat, kyynärsauvat, kävelykeppi, kyynärsauva, kävelysauva tuki
  kørestol, kørestole, transportkørestol | rullestol, rullestoler | rullstol, rullstolar | pyörätuoli, pyörätuolit
  gribetang, toiletforhøjer, badebænk, strømpepåtager, badetaburet, greb badeværelse | gripetang, toalettforhøyer, dusjkrakk, strømpepåtrekker, dusjstol | griptång, toalettförhöjning, duschpall, strumppådragare, duschstol | tarttumapihdit, wc-koroke, suihkutuoli, sukanvetolaite, suihkujakkara, wc-istuimen korotus
  stomi, stomiposer, kateter, stomipose | stomi, stomiposer, kateter, stomipose | stomi, stomipåsar, kateter, stomipåse | avanne, avannepussi, katetri, avannepussit
  hælbeskytter, tåspreder, fodindlæg, hallux valgus, gel tå, tåbeskytter | tåspreder, hallux valgus, tåbeskytter, hælpute | tåspridare, hallux valgus, tåskydd, hälkudde, hälkopp | varpaanoikaisija, vaivaisenluu, varvaserottaja, kantapääpehmuste, vaivaisenluutuki
massage, massagebold, foamroller, massagerulle, sømmåtte, akupressurmåtte, tens, massagemåtte | massasje, massasjeball, foam roller, spikermatte, massasjerulle, tens | massage, massageboll, spikmatta, foam roller, massagerulle, tens | hieronta, hierontapallo, piikkimatto, foam roller, hierontarulla, tens, shaktimatto
  massageolie, massagecreme | massasjeolje, massasjekrem | massageolja, massagekräm | hierontaöljy, hierontaöljyt`,
}
