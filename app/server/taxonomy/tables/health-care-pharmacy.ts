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
    vabelplaster, vabelplastre, vabler, hydrokolloid plaster, skoreplaster | gnagsårplaster, gnagsår, gnagsårsplaster, vannblemmeplaster, vannblemmer | skavsårsplåster, skavsår, skoskav, skavsårplåster, blåsplåster | rakkolaastari, rakkolaastarit, rakko, hiertymälaastari, rakot
      compeed | compeed | compeed | compeed
    ?børneplaster, plaster børn, børneplastre | barneplaster, plaster barn, barneplastre | barnplåster, plåster barn | lasten laastari, lastenlaastari, lasten laastarit
    ?vandfast plaster, vandtæt plaster, vandfaste plastre | vannfast plaster, vanntett plaster | vattenfast plåster, vattentätt plåster | vedenkestävä laastari, vesitiivis laastari
    flydende plaster, sårspray | flytende plaster, spray plaster | flytande plåster, sprayplåster | nestelaastari, suihkelaastari, suihkutettava laastari
    arplaster, arcreme, silikoneplaster ar, keloid | arrplaster, arrkrem, arr, keloid | ärrplåster, ärrkräm, ärr, ärrsalva, keloid | arpilaastari, arpivoide, arpigeeli, arvet, keloidi
      kelo-cote | kelo-cote | - | -
  forbinding, gaze, gazebind, elastikbind, steril kompres, kompresser, forbindinger, bandage, tubigaze, idealbind, fikseringsbind, sterile kompresser | bandasje, gasbind, kompress, kompresser, elastisk bind, støttebandasje, forbinding, tubigas | gasbinda, kompress, kompresser, elastisk binda, bandage, förbandsbinda, gasbindor, självhäftande binda, stödbinda | sideharso, sideharsot, haavataitos, harsotaitos, kompressi, joustoside, sidetarpeet, haavasidos, ideaaliside, sidos, tukiside, haavasidokset, harsotaitokset, haavaside
  sportstape, kinesiotape, kinesiologi tape, idrætstape, sports tape, kirurgisk tape, plastertape | sportstape, kinesiotape, kirurgisk tape | sporttejp, kinesiotejp, kirurgtejp, kirurgisk tejp, idrottstejp, coachtejp | urheiluteippi, kinesioteippi, ihoteippi, kirurginen teippi, kinesioteipit
    leukoplast | leukoplast | leukoplast | leukoplast
    micropore | micropore | micropore | micropore
  sårrens, desinfektion af sår, sårspray desinfektion, sårvask | sårrens, sårvask | sårtvätt, sårrengöring, sårspray | haavanpuhdistus, haavasuihke, haavanpuhdistusaine, haavapesu
    sårvaskeservietter, sårservietter | sårservietter | sårtvättservetter | haavapyyhe, haavapyyhkeet
    klorhexidin | klorhexidin, klorheksidin | klorhexidin | klooriheksidiini haava
    brintoverilte | hydrogenperoksid | väteperoxid | vetyperoksidi
    saltvand sår, saltvandsopløsning, sterilt saltvand | saltvann sår, steril saltvann, saltvannsoppløsning | natriumklorid, koksaltlösning | keittosuola, keittosuolaliuos, suolaliuos
    jod | jod sår, jod | jodopax, jod | -
    - | - | - | betadine
  fingertut, fingertutter | fingersmokk, fingertutt | fingertuta | sormituppi
  øjenklap, øjenplaster | øyelapp, øyeplaster | ögonlapp | silmälappu
  sårstrips, steristrips, sårklips, suturstrips | sårstrips, strips sår, suturtape | suturtejp, sårstrips, sårtejp | haavateippi, haavateipit
  spritservietter, alkoholservietter | spritservietter | spritservetter, injektionstork | desinfiointilappu, desinfiointilaput
pilleæske, doseringsæske, medicinæske, medicindosering | pilleboks, dosett, medisindosett, pilleeske | dosett, pillerask, medicindosett, pillerburk | dosetti, lääkeannostelija, dosetit, pilleripurkki, lääkerasia
pilleknuser | pilleknuser | tablettkross | lääkemurskain, tabletinmurskain
tabletdeler | tablettdeler | tablettdelare | tablettipuolittaja, tabletinpuolittaja
sprøjter, sprøjte medicin | sprøyter, sprøyte medisin | sprutor, oralspruta | ruisku, ruiskut, lääkeruisku
kanyler, kanyle | kanyler | kanyler, kanyl | kanyyli
lancetter | lansetter | lansetter | lansetti, lansetit
mundbind, ansigtsmaske mundbind, ffp2 maske, ffp2, værnemaske, mundbind engangs, pollenmaske | munnbind, ffp2 maske, ffp2, munnbind engangs, pollenmaske | munskydd, ffp2, andningsskydd, munskydd engångs, pollenmask | kasvomaski, kasvomaskit, ffp2, suu-nenäsuojus, maski, maskit, hengityssuojain ffp2, kertakäyttömaski, siitepölymaski
støttestrømper, kompressionsstrømper, flystrømper, støttestrømpe, rejsestrømper, støttestrømpebukser | støttestrømper, kompresjonsstrømper, flystrømper, støttestrømpe | stödstrumpor, kompressionsstrumpor, flygstrumpor, stödstrumpa, resestrumpor, stödknästrumpor | tukisukat, kompressiosukat, lentosukat, tukisukka, hoitosukat, kompressiosukka
støttebind, støttebandage | støttebandasje, ortose | ortos, stödbandage | tukituote, tukiside
  knæbind, knæstøtte, bandage knæ, knæskinne | knestøtte, støttebandasje kne, knebind | knäskydd stöd, knästöd, knälinda, knäortos | polvituki, polvituet, tukiside polvi, polviside
  håndledsstøtte, håndledsbind | håndleddstøtte | handledsstöd, handledsskydd stöd | rannetuki, ranneside
  ankelstøtte, ankelbind | ankelstøtte | fotledsstöd | nilkkatuki
  rygstøtte, rygbælte, rygskinne | ryggstøtte, ryggbelte | ryggstöd, ryggbälte | selkätuki, selkätukivyö
  albuestøtte, albuebind | albuestøtte | armbågsstöd | kyynärtuki
  nakkekrave, halskrave | nakkekrage | nackkrage | niskatuki
  fingerskinne, fingerstøtte | fingerskinne | fingerskena | sormilasta, sormituki
  armslynge, mitella | armslynge, mitella, fatle | mitella, armslynga | kantoside, mitella, kolmioliina
test, hjemmetest, selvtest, selvtests | test, hjemmetest, selvtest | test, självtest, hemtest | testi, kotitesti, testit, kotitestit, itsetesti
  graviditetstest, graviditetstests, gravid test, graviditets test | graviditetstest, gravid test, gravtest | graviditetstest, gravtest, gravid test | raskaustesti, raskaustestit
    clearblue | clearblue | clearblue | clearblue
  ægløsningstest, ægløsningstests | eggløsningstest, eggløsningstester | ägglossningstest, ägglossningstester, ägglossning | ovulaatiotesti, ovulaatiotestit, ovulaatio
  coronatest, covid test, covid-test, covid-19 test, lyntest, kviktest, antigentest | koronatest, covid test, covid-test, hurtigtest, antigentest | covidtest, covid-test, covid test, coronatest, antigentest, snabbtest | koronatesti, covid testi, pikatesti, kotitesti korona, antigeenitesti, koronatestit
  allergitest | allergitest | allergitest | allergiatesti
  cøliakitest | cøliakitest | celiakitest | keliakiatesti
  urintest, urinstix, uvi-test, urinvejstest | urintest, urinstix, uvi-test | uvi-test, urintest, urinsticka | virtsatesti, virtsatietulehdustesti
  jerntest | jerntest | järntest | rautatesti
  streptokoktest | streptokokktest | streptest | nielutesti, angiinatesti
  blodtest hjemme | blodtest hjemme | blodtest hemma | verikoe kotona
  borreliatest | borreliatest | borreliatest | borreliatesti
  klamydiatest | klamydiatest | klamydiatest | klamydiatesti
  kolesteroltest | kolesteroltest | kolesteroltest | kolesterolitesti
  sædtest, fertilitetstest | sædtest, fertilitetstest | spermietest, fertilitetstest | siittiötesti, hedelmällisyystesti
pulsoximeter, iltmåler, pulsoxymeter | pulsoksymeter, oksymeter | pulsoximeter, syremätare | pulssioksimetri, happisaturaatiomittari, happimittari
alkometer, alkoholtester, promilletester | alkometer, alkoholtester promille | alkomätare, alkotest | alkometri, alkometrit, promillemittari
termometer feber, febertermometer, øretermometer, pandetermometer, febertermometre, digitalt termometer feber, termometer | febertermometer, øretermometer, termometer feber, pannetermometer, feber termometer, termometer, rumpetermometer | febertermometer, örontermometer, febertermometrar, termometer feber, panntermometer, febertermometer digital, termometer | kuumemittari, kuumemittarit, korvakuumemittari, otsakuumemittari, digitaalinen kuumemittari
blodtryksmåler, blodtryksmålere, blodtryksapparat, blodtryk, overarmsblodtryksmåler | blodtrykksmåler, blodtrykksapparat, blodtrykk, blodtrykkmåler | blodtrycksmätare, blodtryck, blodtrycksmanschett | verenpainemittari, verenpaine, verenpainemittarit
  omron | omron | omron | omron
blodsukkermåler, blodsukkerstrimler, teststrimler, blodsukkerapparat, contour next strimler, glukosemåler, blodsukker | blodsukkermåler, blodsukkerstrimler, teststrimler, blodsukkerapparat, blodsukker | blodsockermätare, teststickor, blodsockerstickor, blodsockermätning, blodsocker | verensokerimittari, verensokeriliuskat, glukoosimittari, liuskat verensokeri, verensokerimittarit, verensokeri
kosttilskud, helsekost, tilskud, naturmedicin, sundhed | kosttilskudd, helsekost, tilskudd, naturmedisin, helse | kosttillskott, hälsokost, tillskott, naturläkemedel, hälsa | ravintolisä, ravintolisät, luontaistuote, luontaistuotteet, lisäravinne, lisäravinteet, terveystuotteet, rohdosvalmiste, superfood
  mineraler, kosttilskud mineraler, mineraltilskud | mineraler, mineraltilskudd | mineraler, mineraltillskott | kivennäisaine, kivennäisaineet, hivenaine, hivenaineet, mineraalit
    magnesium, magnesiumtabletter, magnesiumpulver, magnesiumspray, magnesium citrat, magnesiumcitrat, krampe i benene, lægkramper | magnesium, magnesiumtabletter, magnesiumpulver, magnesiumsitrat, magnesiumspray, leggkramper | magnesium, magnesiumtabletter, magnesiumcitrat, magnesiumpulver, magnesiumspray, benkramp, vadkramp | magnesium, magnesiumtabletti, magnesiumsitraatti, magnesiumtabletit, magnesiumjauhe, magnesiumit, magnesiumpore, suonenveto, levottomat jalat
      magnex | magnex | magnex | magnex
    kalk, kalktabletter, calcium, kalktilskud, kalcium, kalkpiller, kalk og d-vitamin | kalsium, kalktabletter, kalsiumtabletter, kalktilskudd | kalcium, kalktabletter, kalciumtabletter, kalktillskott | kalsium, kalkkitabletti, kalsiumtabletti, kalsiumit, kalkki, kalsium-d
      unikalk | - | - | -
      - | calcigran | - | -
      - | nycoplus kalsium | - | -
      - | - | calcichew | calcichew
    jern, jerntabletter, jernpiller, jerntilskud, jernmikstur, hæmo jern, jernmangel, blodprocent | jern, jerntabletter, jerntilskudd, jernmikstur, hemojern, jernmangel, blodprosent, lav blodprosent | järn, järntabletter, järntillskott, blutsaft, hemjärn, järnbrist, blodvärde | rauta, rautatabletti, rautavalmiste, rautalisä, rautajuoma, hemojärn, rautatabletit, hemerauta, raudanpuute, hemoglobiini
      floradix | floradix | floradix | floradix
      - | duroferon | duroferon | -
      - | niferex | niferex | -
      - | - | - | obsidan
    zink, zinktabletter, zinkpiller | sink, sinktabletter | zink, zinktabletter | sinkki, sinkkitabletti, sinkkitabletit
    selen | selen | selen | seleeni
    kalium | kalium | kalium | kalium
    krom | krom tilskudd | krom tillskott | kromi
    jod tilskud, jodtabletter | jod tilskudd, jodtabletter | jodtabletter | jodi
    silica, kisel | silica | kisel | piivalmiste, pii
  fiskeolie, omega-3, omega 3, omega, fiskeoliekapsler, fiskeolier, omega3, krillolie | tran, fiskeolje, omega-3, omega 3, omega, trankapsler, omega3, krillolje, trankapslar, levertran | fiskolja, omega-3, omega 3, omega, fiskoljekapslar, omega3, krillolja | kalaöljy, omega-3, omega 3, omega, kalaöljykapseli, omega3, krilliöljy, kalaöljyt, rasvahappo
    - | möllers tran, møllers tran, møllers | - | -
    ?levertran, torskelevertran, tran, tran kapsler | torskelevertran, torskelevertrankapsler | torskleverolja, fiskleverolja, levertran, tran | kalanmaksaöljy, turskanmaksaöljy, möllerin kalanmaksaöljy
      møllers tran, möllers tran | - | möllers tran | möller, möller omega
    algeolie, vegansk omega, hørfrøolie kapsler | algeolje, vegansk omega | algolja, vegansk omega | leväöljy, vegaaninen omega, vegaaniomega
  tyggetabletter, sugetabletter | tyggetabletter, sugetabletter | tuggtabletter, sugtabletter | purutabletti, purutabletit, imeskelytabletti, imeskelytabletit
  q10, coenzym q10, ubiquinon | q10, koenzym q10 | q10, coenzym q10, ubikinon | q10, ubikinoni, q10-valmiste
  cbd olie, cbd, hampeolie | cbd olje, cbd | cbd olja, cbd | cbd öljy, cbd
  detox, leverdetox, marietidsel, mælkebøtte kapsler | detox, mariatistel | detox, mariatistel | detox, maarianohdake
  æbleeddike kapsler, æblecidereddike kapsler | eplecidereddik kapsler | äppelcidervinäger kapslar | omenaviinietikka kapseli
  glukosamin, glucosamin, ledpiller, led og knogler, slidgigt, gigt | glukosamin, ledd, leddtabletter, artrose | glukosamin, leder, ledtillskott, artros, reumatism | glukosamiini, nivelvalmiste, nivelet, nivelravinne, arthro, nivelrikko
    hyben, hybenpulver, hybenkapsler | nypepulver kapsler | nyponpulver kapslar | ruusunmarja kapseli
      - | lito zin | litozin | litozin
  gurkemeje kapsler, gurkemejekapsler | gurkemeie kapsler | gurkmeja kapslar | kurkumiini, kurkumiinikapseli
  kollagen, collagen, kollagenpulver, collagen pulver | kollagen, collagen, kollagenpulver | kollagen, collagen, kollagenpulver | kollageeni, collagen, kollageenijauhe, kollageenit
    imedeen | imedeen | imedeen | imedeen
  immunforsvar | immunforsvar | immunförsvar | immuunipuolustus, vastustuskyky
    echinacea, solhat | echinacea, solhatt | echinacea, solhatt | echinacea, auringonhattu, punahattu
      - | echinaforce | echinagard | echinaforce
    hvidløgskapsler, hvidløgspiller | hvitløkskapsler | vitlökskapslar | valkosipulikapseli
    propolis, propolisspray | propolis, propolisspray | propolis, propolisspray | propolis, propolissuihke
    hyldebær kapsler | - | - | -
    ingefærpiller, ingefærkapsler | ingefærkapsler | ingefärskapslar | inkiväärikapseli
    - | - | kan jang | -
  ginseng | ginseng | ginseng | ginseng
  rosenrod, rhodiola | rosenrot, rhodiola | rosenrot, rhodiola | ruusujuuri, rhodiola
    - | - | arctic root | -
  ashwagandha | ashwagandha | ashwagandha | ashwagandha
  ginkgo biloba, ginkgo | ginkgo biloba | ginkgo biloba | neidonhiuspuu, ginkgo biloba
  perikon | johannesurt | johannesört | mäkikuisma
  superfood pulver, greens pulver | superfood pulver, greens | superfood pulver, greens pulver | vihreäjauhe, superfood jauhe
    spirulina | spirulina | spirulina | spirulina
    chlorella | chlorella | chlorella | chlorella
    hvedegræs | hvetegress | vetegräs | vehnänoras
    bygræs | bygress | korngräs | ohranoras
  kæmpenatlysolie, borageolie | nattlysolje | nattljusolja | helokkiöljy, helokki, purasruohoöljy
  havtorn kapsler, havtornolie | havtornolje, tindvedolje | havtornsolja, havtornskapslar, omega-7 | tyrniöljy, tyrniöljykapseli, tyrniöljykapselit
  e-epa | - | - | -
  øjenvitaminer, lutein, blåbær kapsler øjne, øjenpiller | øyevitaminer, lutein, øyetabletter | ögonvitaminer, lutein, blåbärskapslar ögon | silmävitamiini, luteiini, lutein, silmävitamiinit
  hår hud negle, hår og negle, hårtilskud, skønhedsvitaminer | hår hud negler, hår og negler, hårvitamin | hår hud naglar, hår och naglar, hårtillskott | hius iho kynnet, hiusravinne, kauneusvitamiini, hiusravinteet
    nourkrin | nourkrin | nourkrin | nourkrin
    - | - | perfectil | perfectil
  slankepiller, slankeprodukter, fedtforbrænder, vægttab, slankemiddel, appetitdæmper | slankepiller, slankeprodukter, fettforbrenner, vekttap, slanking | bantning, bantningspiller, viktminskning, fettförbrännare, viktkontroll, bantningsmedel | laihdutus, laihdutusvalmiste, laihdutuspilleri, painonhallinta, rasvanpolttaja, laihdutustuotteet
    xl-s medical | - | - | -
    alli | alli | alli | alli
  vanddrivende, vand i kroppen | vanndrivende, vann i kroppen | vätskedrivande, vätska i kroppen | nesteenpoisto, nesteturvotus
  måltidserstatning, slankeshake, pulverkur, vlcd, vægtshake, måltidserstatninger, slankepulver | måltidserstatning, slankeshake, pulverkur, måltidsshake | måltidsersättning, bantningsshake, vlcd, pulverdiet, måltidsshake, bantningspulver | ateriankorvike, ateriankorvikkeet, ateriankorvikejuoma, eny-dieetti, laihdutusjuoma
    nupo, nupo diet | nupo | nupo | -
    nutrilett | nutrilett | nutrilett | nutrilett
    allevo | allevo | allevo | allevo
    - | - | huel | -
  næringsdrik, ernæringsdrik, protein næringsdrik, energidrik sygdom | næringsdrikk, ernæringsdrikk | näringsdryck, näringsdrycker, resource näringsdryck | täydennysravintojuoma, ravintojuoma, kliininen ravintovalmiste, täydennysravintojuomat
    fresubin | fresubin | fresubin | -
    nutridrink | nutridrink | nutridrink | nutridrink
  fortykningsmiddel, dysfagi | fortykningsmiddel | förtjockningsmedel | sakeuttamisaine juoma, sakeuttaja
  vitaminer, vitamin, vitaminpiller, vitamintabletter, vitaminpille | vitaminer, vitamin, vitaminpiller, vitamintabletter, vitamintilskudd | vitaminer, vitamin, vitamintabletter, vitamintillskott | vitamiini, vitamiinit, vitamiinitabletti, vitamiinivalmiste, vitamiinilisä, vitamiinitabletit
    ?multivitamin, multivitaminer, vitamineral, vitamin og mineral | multivitamin, multivitaminer, multi vitamin, vitaminmikstur | multivitamin, multivitaminer, multivitamin-mineral, vitamineral | monivitamiini, monivitamiinit, monivitamiinivalmiste, multivitamiini, multivita
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
    d-vitamin, d vitamin, vitamin d, d3 vitamin, d-vitamin dråber, d3-vitamin, d-dråber | d-vitamin, d vitamin, vitamin d, d-dråper, d3-vitamin, d3 vitamin | d-vitamin, d vitamin, vitamin d, d-droppar, d3-vitamin, d3 vitamin | d-vitamiini, d vitamiini, d3-vitamiini, d-tipat, d-vitamiinit, d-vitamiinitipat, deevitamiini
      - | - | - | devisol
      - | - | - | minisun
    c-vitamin, c vitamin, vitamin c, ascorbinsyre, brusetabletter c-vitamin, c-vitaminer, c-vitamin brus, c-vitaminpulver | c-vitamin, c vitamin, vitamin c, askorbinsyre, c-vitamin brusetabletter, brus c-vitamin, c-vitaminbrus, c-vitaminpulver | c-vitamin, c vitamin, vitamin c, askorbinsyra, c-vitamin brus, c-vitaminpulver | c-vitamiini, c vitamiini, askorbiinihappo, poretabletti c-vitamiini, c-vitamiinit, ceevitamiini, c-vitamiinijauhe
      - | - | c-vimin | -
    b-vitamin, b vitamin, b-vitaminer, b-kompleks | b-vitamin, b vitamin, b-kompleks, b-vitaminer | b-vitamin, b vitamin, b-komplex, b-vitaminer | b-vitamiini, b vitamiini, b-komplexi, b-vitamiinit, beevitamiini
      b12, b12-vitamin, b12 vitamin | b12, b12-vitamin, b12 vitamin | b12, b12-vitamin, b12 vitamin | b12, b12-vitamiini, b12 vitamiini
      folinsyre, folsyre, folat | folsyre, folat | folsyra, folat | foolihappo, folaatti
      biotin | biotin | biotin | biotiini
    e-vitamin | e-vitamin | e-vitamin | e-vitamiini
    a-vitamin | a-vitamin | a-vitamin | a-vitamiini
    k-vitamin, k2-vitamin, vitamin k2, k2 vitamin, k-dråber | k-vitamin, k2-vitamin, k2 vitamin, vitamin k2 | k-vitamin, k2-vitamin, k2 vitamin, vitamin k2 | k-vitamiini, k2-vitamiini, k2 vitamiini
    gravidvitaminer, gravid vitaminer, vitaminer gravid | gravidvitaminer, vitaminer gravid | gravidvitaminer, vitaminer gravid, gravidmultivitamin | raskausvitamiini, raskausvitamiinit, raskausmonivitamiini, multivita raskaus
      elevit | elevit | elevit | elevit
      gravitamin | gravitamin | - | -
    vitaminbrus, brusevitaminer, brusevitamin | vitaminbrus, brusvitaminer | vitaminbrus | vitamiinipore, porevitamiini
      berocca, berocca energy | berocca | berocca, berocca energy | berocca
    vitaminer 50+, seniorvitaminer | vitaminer 50+, seniorvitaminer | vitaminer 50+, seniorvitaminer | seniorivitamiini, vitamiini 50+
  nac | nac | nac | nac
  5-htp | 5-htp | 5-htp | 5-htp
  l-theanin | l-teanin | l-teanin | l-teaniini
  l-carnitin, carnitin | l-karnitin, karnitin | l-karnitin, karnitin | l-karnitiini, karnitiini
  cla | cla | cla | cla
  inulin | inulin | inulin | inuliini
  mct olie | mct olje | mct olja | mct-öljy
  berberin | berberin | berberin | berberiini
  msm | msm | msm | msm
  djævleklo | djevelsklo | djävulsklo | pirunkoura
  hestekastanje | hestekastanje | hästkastanj | hevoskastanja
  maca | maca | maca | maca
  zma | zma | zma | zma
  lecitin | lecitin | lecitin | lesitiini
  ølgær, gærtabletter | ølgjær, gjærtabletter | öljäst, jästtabletter | hiivatabletti, hiivatabletit
  colostrum | colostrum | kolostrum, colostrum | ternimaito kapseli
  kolesterol | kolesterol | kolesterol | kolesteroli
sportsernæring, træningstilskud, fitness kosttilskud, sportskost | treningstilskudd, sportsernæring, treningskost | träningstillskott, sporttillskott, sportnutrition, gymtillskott | urheiluravinne, urheiluravinteet, urheiluravinto, urheilujuoma jauhe, treenilisät
  proteinpulver, whey, valleprotein, protein pulver, whey protein, vegansk proteinpulver, weight gainer, kasein | proteinpulver, whey, myseprotein, protein pulver, whey protein, weight gainer, kasein | proteinpulver, whey, vassleprotein, protein pulver, whey protein, gainer, kasein, växtprotein pulver | proteiinijauhe, heraproteiini, whey, heraproteiinijauhe, proteiinijauheet, palautusjuoma jauhe, gainer, kaseiini, soijaproteiini
    massgainer | massgainer | massgainer | massanlisääjä
    hampeprotein | hampprotein | hampaprotein | hamppuproteiini
    risprotein | risprotein | risprotein | riisiproteiini
    ærteprotein | erteprotein | ärtprotein | herneproteiini
    vegansk protein, veganprotein | vegansk protein, veganprotein | veganskt protein, veganprotein | vegaaninen proteiini, vegeproteiini
    clear whey | clear whey | clear whey | clear whey
  kreatin, creatin, creatine, kreatin monohydrat | kreatin, creatine, kreatin monohydrat | kreatin, creatine, kreatinmonohydrat | kreatiini, creatine, kreatiinimonohydraatti, kreatiinit
  pre workout, pre-workout, pwo, preworkout | pre workout, pre-workout, pwo, preworkout | pre workout, pre-workout, pwo, preworkout | pre workout, pre-workout, pwo, treenibuusteri
  koffeintabletter, koffein piller, koffein, koffeinpiller | koffeintabletter, koffein | koffeintabletter, koffein | kofeiinitabletti, kofeiinitabletit, kofeiini
  bcaa, eaa, aminosyrer, aminosyre | bcaa, eaa, aminosyrer | bcaa, eaa, aminosyror, aminosyra | bcaa, eaa, aminohappo, aminohapot
    beta alanin | beta alanin | beta alanin | beta-alaniini
    arginin | arginin | arginin | arginiini
    citrullin | citrullin | citrullin | sitrulliini
    taurin | taurin | taurin | tauriini
    glutamin | glutamin | glutamin | glutamiini
  energigel, energy gel, sportsgel, energigels | energigel, energy gel, sportsgel | energigel, energigels, sportgel | energiageeli, energiageelit
  druesukker, glukosetabletter | druesukker, glukosetabletter | druvsocker, glukostabletter | rypälesokeri, sisu rypälesokeri, siripiri, glukoositabletti
    dextro energy | dextro energy | dextro energy | dextro energy
    - | - | dextrosol | -
  maltodextrin, kulhydratpulver | maltodekstrin, karbohydratpulver | maltodextrin, kolhydratpulver | maltodekstriini, hiilihydraattijauhe
shaker, proteinshaker, shakerflaske | shaker, proteinshaker, shakerflaske | shaker, proteinshaker, shakerflaska | shakeri, sekoituspullo, proteiinisekoitin, shakerit
kontaktlinser, linser, kontaktlinse, månedslinser, endagslinser, dagslinser | kontaktlinser, linser øyne, kontaktlinse, dagslinser, månedslinser, linser | kontaktlinser, linser ögon, kontaktlins, endagslinser, månadslinser, linser | piilolinssit, piilolinssi, piilarit, kertakäyttölinssit, kuukausilinssit
linseetui, linseholder | linseetui, linseboks | linsetui, linsask | piilolinssikotelo, linssikotelo
linsevæske, kontaktlinsevæske, linsevand, linserens, linse væske, saltvand linser | linsevæske, kontaktlinsevæske, linserens | linsvätska, kontaktlinsvätska, linsrengöring | piilolinssineste, piilolinssinesteet, linssineste, piilolinssiliuos, piilarineste
  renu | renu | renu | renu
  biotrue | biotrue | biotrue | biotrue
  opti-free | opti-free | opti-free | opti-free
briller, brille, brillestel | briller, brille, brilleinnfatning | glasögon, glasögonbågar, bågar glasögon | silmälasit, silmälasi, silmälasinkehykset, rillit
  læsebriller, læsebrille, hyperbriller, læsebriller styrke | lesebriller, lesebrille | läsglasögon, läsglas, läsbrillor | lukulasit, lukulasi, lukusilmälasit
  solbriller, solbrille, børnesolbriller, sportssolbriller | solbriller, solbrille, barnesolbriller | solglasögon, solbrillor, barnsolglasögon | aurinkolasit, aurinkolasi, lasten aurinkolasit, arskat
  skærmbriller, blålysbriller, computerbriller | skjermbriller, blålysbriller, databriller | skärmglasögon, datorglasögon, blåljusglasögon | näyttöpäätelasit, sinivalolasit, tietokonelasit
brillerens, brilleservietter, brillespray, brillepudseklud, brillerensevæske | brillerens, brilleservietter, brillepuss, brilleklut, brillespray | glasögonputs, glasögonservetter, glasögonrengöring, glasögonspray, putsduk glasögon | silmälasien puhdistusaine, silmälasinpuhdistus, silmälasiliina, silmälasispray, silmälasien puhdistusliina, linssipyyhe
brilleetui, brilleetuier | brilleetui | glasögonfodral, glasögonetui | silmälasikotelo, lasikotelo, aurinkolasikotelo
brillesnor, brilleholder, brillekæde | brillesnor, brillekjede | glasögonsnodd, glasögonkedja | silmälasinauha, silmälasiketju
hjælpemidler, ældreudstyr | hjelpemidler | hjälpmedel, hjälpmedel äldre | apuvälineet, apuväline
  rollator, rollatorer, gangstativ | rullator, rullatorer, gåstol voksen | rollator, rollatorer, gåbord | rollaattori, rollaattorit
  krykker, krykkestok, gangstok, spadserestok | krykker, krykke, spaserstokk | kryckor, krycka, käpp, promenadkäpp, kryckkäpp | kainalosauvat, kyynärsauvat, kävelykeppi, kyynärsauva, kävelysauva tuki
  kørestol, kørestole, transportkørestol | rullestol, rullestoler | rullstol, rullstolar | pyörätuoli, pyörätuolit
  gribetang | gripetang | griptång | tarttumapihdit
  toiletforhøjer | toalettforhøyer | toalettförhöjning | wc-koroke, wc-istuimen korotus
  badebænk, badetaburet, greb badeværelse | dusjkrakk, dusjstol | duschpall, duschstol | suihkutuoli, suihkujakkara
  strømpepåtager | strømpepåtrekker | strumppådragare | sukanvetolaite
  stomi, stomiposer, stomipose | stomi, stomiposer, stomipose | stomi, stomipåsar, stomipåse | avanne, avannepussi, avannepussit
  kateter | kateter | kateter | katetri
  hælbeskytter, tåspreder, fodindlæg, hallux valgus, gel tå, tåbeskytter, hælspore | tåspreder, hallux valgus, tåbeskytter, hælpute, hælspore | tåspridare, hallux valgus, tåskydd, hälkudde, hälkopp, hälsporre | varpaanoikaisija, vaivaisenluu, varvaserottaja, kantapääpehmuste, vaivaisenluutuki
  urinkolbe, urinflaske | urinflaske | kissflaska, urinflaska | virtsapullo
  toiletstol | dostol, toalettstol | toalettstol | wc-tuoli
brusetabletter, brusetablet | brusetabletter, brusetablett | brustabletter, brustablett | poretabletti, poretabletit
massage | massasje | massage | hieronta
  massagebold | massasjeball | massageboll | hierontapallo
  foamroller, massagerulle, foam roller | foam roller, massasjerulle | foam roller, massagerulle | foam roller, hierontarulla
  sømmåtte, akupressurmåtte, massagemåtte | spikermatte | spikmatta | piikkimatto, shaktimatto
  tens | tens | tens | tens
  massageolie, massagecreme | massasjeolje, massasjekrem | massageolja, massagekräm | hierontaöljy, hierontaöljyt`,
}
