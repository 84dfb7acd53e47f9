import type { GoodsTable } from '../goods-table.ts'

/** Milk, cream, butter, yoghurt, chilled desserts, plant-based milk, eggs and yeast. */
export const dairyEggs: GoodsTable = {
  part: 'dairy-eggs',
  rows: `
mejeri, mejeriprodukter, mejerivarer | meieri, meierivarer, meieriprodukter | mejeri, mejeriprodukter, mejerivaror | meijerituotteet, maitotuote, maitotuotteet
  mælk, frisk mælk, komælk | melk, mjølk, kumelk | mjölk, färsk mjölk, komjölk | maito, maidot
    skummetmælk, skummet mælk | skummetmelk, skummet melk, skumma melk | skummjölk, minimjölk, fettfri mjölk | rasvaton maito, rasvatonmaito
    minimælk | ekstra lett, ekstra lettmelk, ekstralett melk, ekstra lett melk | lättmjölk | ykkösmaito
    letmælk, let mælk | lettmelk, lett melk | mellanmjölk | kevytmaito, kevytmaidot, kevyt maito
    sødmælk, sød mælk | helmelk, h-melk, hel melk | standardmjölk, helmjölk, röd mjölk, gammaldags mjölk, lantmjölk | täysmaito, punainen maito
    jerseymælk | jerseymelk | jerseymjölk | jerseymaito
    hømælk, græsmælk | - | hömjölk | -
    laktosefri mælk, laktosefri letmælk, laktosefri minimælk | laktosefri melk, laktosefri lettmelk | laktosfri mjölk, laktosfri mjölkdryck, mjölkdryck, standardmjölkdryck, mellanmjölkdryck | laktoositon maito, maitojuoma, maitojuomat, laktoositon maitojuoma, kevytmaitojuoma, rasvaton maitojuoma, hyla
    økologisk mælk, økomælk | økologisk melk | ekologisk mjölk, ekomjölk | luomumaito
    proteinmælk | proteinmelk | proteinmjölk | proteiinimaito
    baristamælk, barista mælk | baristamelk | baristamjölk | baristamaito
    langtidsholdbar mælk, uht mælk | langtidsholdbar melk | långtidshållbar mjölk, hållbar mjölk | iskukuumennettu maito
    gedemælk | geitemelk, geitmelk | getmjölk | vuohenmaito
    fåremælk | sauemelk | fårmjölk | lampaanmaito
    råmælk | råmelk | råmjölk | raakamaito, ternimaito
  kærnemælk, kærne mælk | kjernemelk, skummet kulturmelk | kärnmjölk | kirnupiimä
  mælkepulver, tørmælk, skummetmælkspulver | melkepulver, tørrmelk | mjölkpulver, torrmjölk, skummjölkspulver | maitojauhe, maitojauheet
  kondenseret mælk, sødet kondenseret mælk | kondensert melk, søtet kondensert melk, vikingmelk | kondenserad mjölk, sötad kondenserad mjölk | kondensoitu maito, kondenssimaito
  kakaomælk, chokolademælk, kakaoskummetmælk, kold kakao | sjokolademelk, kakaomelk, sjokomelk, sjokoladedrikk | chokladmjölk, chokladdryck, kakaomjölk | kaakaomaito, kaakaomaitojuoma, suklaamaito, kaakaojuoma, maitokaakao, suklaamaitojuoma
    cocio | cocio | cocio | -
    matilde, mathilde | - | - | -
    - | litago | - | -
    - | - | pucko | -
  mælkedrik, jordbærmælk | melkedrikk, jordbærmelk, smaksatt melk | smaksatt mjölk, jordgubbsmjölk | maustettu maito, mansikkamaito, banaanimaito
    milkshake, milk shake | milkshake, milk shake | milkshake, milk shake | pirtelö, pirtelöt, milkshake
  proteinshake, proteinmilkshake | proteinshake, proteinmilkshake | proteinshake, proteinmilkshake | proteiinipirtelö
  syrnet mælk, surmælk, surmælksprodukter | surmelk, syrnet melk, kulturmelk, surmjølk | fil, filmjölk, filmjolk, syrad mjölk | piimä, piimät, maitopiimä, hapanmaito
    tykmælk, tyk mælk | tykkmelk, tjukkmjølk, rørosmelk | tjockfil | pitkäpiimä
    ymer | ymer | ymer | -
    ylette | - | lättfil | rasvaton piimä
    - | - | mellanfil, naturellfil | kevytpiimä
    a38, a 38, cultura, gaio, acidophilus | cultura, biola, kultura | a-fil, onaka, hälsofil, verum hälsofil, verum, dofilus, cultura | ab-piimä, a-piimä, gefilus piimä, gefilus
    - | - | långfil, skånefil, bollnäsfil | viilipiimä
    - | - | fjällfil | -
    frugttykmælk, jordbærtykmælk | smaksatt kulturmelk | fruktfil, jordgubbsfil, blåbärsfil, vaniljfil, bärfil | hedelmäpiimä, marjapiimä, mustikkapiimä
  filbunke | rømmekolle | filbunke, filbunk | viili, viilit
    - | - | - | kevytviili, rasvaton viili, täysviili
    - | - | - | marjaviili, hedelmäviili, mansikkaviili
  kefir | kefir | kefir | kefiiri, kefir
  ayran | ayran | ayran | ayran
  lassi, mango lassi | lassi, mangolassi | lassi, mangolassi | lassi, mangolassi
  koldskål, kærnemælkskoldskål, cremet koldskål | koldskål | koldskål | -
  fløde | fløte | grädde | kerma, kermat
    piskefløde, piske fløde | kremfløte, krem fløte, piskefløte, fløte krem | vispgrädde, visp grädde | kuohukerma, kuohukermat, vispikerma
    madlavningsfløde, madfløde, mad fløde | matfløte, mat fløte, lett matfløte | matlagningsgrädde, matgrädde, mellangrädde | ruokakerma, ruokakermat, ruoka kerma
    kaffefløde | kaffefløte | kaffegrädde | kahvikerma
    flødeskum, sprayfløde, flødeskum på dåse, flødeskum spray | sprayfløte, krem på boks, ferdigpisket krem, sprøytekrem | sprutgrädde, spraygrädde, vispad grädde | spraykerma, kermavaahto, purkkikerma
    laktosefri fløde, laktosefri piskefløde | laktosefri fløte, laktosefri kremfløte | laktosfri grädde, laktosfri vispgrädde | laktoositon kerma, laktoositon kuohukerma
    clotted cream, dobbeltfløde | clotted cream | clotted cream, dubbelgrädde | clotted cream
  kaffemælk | kaffemelk | kaffemjölk | kahvimaito
  creme fraiche, cremefraiche, cremefraise, creme fraise | creme fraiche, cremefraiche | creme fraiche, cremefraiche, fraiche | ranskankerma, ranskankermat, creme fraiche, cremefraiche
    creme fraiche 18, let cremefraiche | lett creme fraiche | lätt creme fraiche | kevyt ranskankerma
    - | - | smaksatt creme fraiche, creme fraiche paprika | ruoka creme fraiche, maustettu ranskankerma
  syrnet fløde, sour cream | rømme, sour cream, matrømme, seterrømme | gräddfil, sour cream, syrad grädde | kermaviili, kermaviilit, hapankerma, sour cream
    - | lettrømme | lättgräddfil | kevytkermaviili
    smetana | smetana | smetana | smetana, smetanat
  tzatziki, zaziki, tsatsiki | tzatziki, tsatsiki | tzatziki, tsatsiki | tsatsiki, tzatziki
  smør, mejerismør, ægte smør | smør, meierismør, ekte smør | smör, äkta smör | voi, meijerivoi
    saltet smør, salt smør | saltet smør, setersmør | normalsaltat smör, saltat smör, extrasaltat smör | normaalisuolainen voi, suolattu voi
    usaltet smør | usaltet smør | osaltat smör | suolaton voi, vähäsuolainen voi
    økologisk smør | økologisk smør | ekologiskt smör | luomuvoi
    laktosefrit smør | laktosefritt smør | laktosfritt smör | laktoositon voi
    smørbar, smørbart, blandingsprodukt, blødt smør | smørbar, smørbart, bremykt, brelett, mykt smør | bregott, smörgåsfett, bredbart smör | oivariini, voimariini, levitettävä voi, voilevite
      kærgården, kaergaarden | - | - | -
      lurpak | lurpak | lurpak | lurpak
      - | - | - | enilett, ingmariini
  ghee, klaret smør | ghee, klaret smør | ghee, skirat smör, klarat smör | ghee, kirkastettu voi
  brunet smør | brunet smør | brynt smör | ruskistettu voi
  kryddersmør | kryddersmør | kryddsmör, kryddersmör | maustevoi, maustevoit, grillivoi
    hvidløgssmør, hvidløgs smør | hvitløkssmør, hvitløksmør | vitlökssmör | valkosipulivoi
    urtesmør | urtesmør | örtsmör | yrttivoi
    - | bearnaisesmør | bearnaisesmör | bearnaisevoi
  margarine, margarin | margarin, margariner | margarin | margariini, margariinit
    bordmargarine | brødmargarin, bordmargarin | smörgåsmargarin, bordsmargarin | levite, levitteet, leipärasva, kasvirasvalevite, rasvalevite
    plantemargarine | plantemargarin | växtmargarin | kasvimargariini
    bagemargarine, bage margarine | bakemargarin | bakmargarin, hushållsmargarin | leivontamargariini, talousmargariini
    stegemargarine, flydende margarine, flydende stegemargarine, stege margarine | flytende margarin, stekemargarin | flytande margarin, matfett, flytande matfett, stekmargarin, matfettsblandning | juokseva margariini, pullomargariini, paistomargariini, juokseva kasviöljyvalmiste
    letmargarine, minarine | lettmargarin | lättmargarin, minarin | kevytlevite, minariini
    becel | becel, vita hjertego | becel | becel
    - | soft flora, flora | flora | flora
    - | melange | milda | keiju
    - | - | - | sunnuntai
    bakkedal | - | lätta | -
  - | gomme | - | -
  ~yoghurt, yogurt, joghurt, jogurt | yoghurt, yogurt, joghurt, jogurt | yoghurt, yogurt, joghurt | jogurtti, jogurtit, jugurtti, jugurtit
    yoghurt naturel, naturel yoghurt, naturyoghurt | naturell yoghurt, yoghurt naturell | naturell yoghurt, naturellyoghurt | maustamaton jogurtti, luonnonjogurtti, maustamattomat jogurtit
    græsk yoghurt, græsk yogurt | gresk yoghurt, gresk yogurt | grekisk yoghurt, grekisk yogurt | kreikkalainen jogurtti, kreikkalaistyyppinen jogurtti, kreikkalaiset jogurtit
    tyrkisk yoghurt | tyrkisk yoghurt, matyoghurt | turkisk yoghurt, turkisk yogurt, matyoghurt, matlagningsyoghurt | turkkilainen jogurtti, turkkilaiset jogurtit, ruokajogurtti
    frugtyoghurt, frugt yoghurt, bæryoghurt | fruktyoghurt, bæryoghurt, yoghurt med smak | fruktyoghurt, bäryoghurt, smaksatt yoghurt | hedelmäjogurtti, marjajogurtti, hedelmäjogurtit, maustettu jogurtti
      jordbæryoghurt | jordbæryoghurt | jordgubbsyoghurt | mansikkajogurtti
      blåbæryoghurt, skovbæryoghurt | blåbæryoghurt, skogsbæryoghurt | blåbärsyoghurt, skogsbärsyoghurt | mustikkajogurtti, metsämarjajogurtti
      hindbæryoghurt | bringebæryoghurt | hallonyoghurt | vadelmajogurtti
      pæreyoghurt, bananyoghurt | melonyoghurt | päronyoghurt | päärynäjogurtti, banaanijogurtti
    vaniljeyoghurt, vanilje yoghurt | vaniljeyoghurt, vanilje yoghurt | vaniljyoghurt, vanilj yoghurt | vaniljajogurtti
    drikkeyoghurt, yoghurtdrik | drikkeyoghurt, yoghurtdrikk, drikkeyogurt | drickyoghurt, yoghurtdryck | juotava jogurtti, juotavat jogurtit, jogurttijuoma, jogurttijuomat
      actimel | actimel | actimel | actimel
    yoghurt med mysli, mysliyoghurt, yoghurt med topping | yoghurt med müsli, müsliyoghurt, yoghurt med topping | yoghurt med müsli, müsliyoghurt, yoghurt med topping | myslijogurtti, jogurtti ja mysli
      - | go'morgen, go morgen, go morgen yoghurt | - | -
    proteinyoghurt | proteinyoghurt | proteinyoghurt | proteiinijogurtti, proteiinijogurtit
    laktosefri yoghurt | laktosefri yoghurt | laktosfri yoghurt | laktoositon jogurtti
    fedtfattig yoghurt, let yoghurt | lettyoghurt | lättyoghurt, mild yoghurt, mild lättyoghurt | kevytjogurtti, rasvaton jogurtti
    børneyoghurt, klemmeyoghurt | barneyoghurt, klemmeyoghurt, yoghurtpose | barnyoghurt, klämyoghurt, yoghurtpåse | lastenjogurtti, lasten jogurtti, puristejogurtti
      - | sprett | yoggi | -
      cheasy | - | - | -
    fåreyoghurt | saueyoghurt | fåryoghurt | lampaanjogurtti
    gedeyoghurt | geiteyoghurt | getyoghurt | vuohenjogurtti
  plantebaseret yoghurt, planteyoghurt, vegansk yoghurt, plantegurt | plantebasert yoghurt, planteyoghurt, vegansk yoghurt | växtbaserad yoghurt, vegansk yoghurt, växtgurt, gurt | kasvijogurtti, vegejogurtti, vegaaninen jogurtti, gurtti
    havregurt, havreyoghurt | havregurt, havreyoghurt | havregurt, oatgurt, havreyoghurt | kauragurtti, kaurajogurtti, kauravälipala, kaurajogurtit
    sojayoghurt, soyayoghurt, sojagurt | soyayoghurt, soyagurt | sojayoghurt, sojagurt, soygurt | soijajogurtti, soijagurtti
    kokosyoghurt | kokosyoghurt | kokosyoghurt, kokosgurt | kookosjogurtti
  ~skyr, islandsk skyr, skyr naturel | skyr, islandsk skyr, skyr naturell | skyr, isländsk skyr, skyr naturell | skyr, islantilainen skyr
    frugtskyr, vaniljeskyr, skyr med vanilje | skyr med smak, vaniljeskyr | smaksatt skyr, vaniljskyr | maustettu skyr
    drikkeskyr, skyrdrik | drikkeskyr | drickskyr | juotava skyr, skyrjuoma
  ~kvark, quark, kvarg | kesam, kvarg, mager kesam, kvark | kvarg, kesella, quark, kvark, yoghurtkvarg | rahka, rahkat, maitorahka, maitorahkat, kvarkki
    kvark med smag, vaniljekvark | vaniljekesam, kesam vanilje | smaksatt kvarg, vaniljkvarg | maustettu rahka, marjarahka, hedelmärahka, vaniljarahka, mansikkarahka
    proteinkvark | proteinkvarg | proteinkvarg | proteiinirahka, proteiinirahkat
    - | - | drickkvarg | juotava rahka, rahkajuoma
    - | - | lindahls, lindahls kvarg | -
    - | - | - | kermarahka
  fromage frais | fromage frais | fromage frais | fromage frais
  danonino | danonino | danonino | danonino
  proteindessert, proteinbudding, proteinpudding | proteinpudding, yt pudding | proteinpudding, proteinpuddingar | proteiinivanukas, proteiinivanukkaat, profeel, proteiini vanukas
  mellemmåltid | mellommåltid | mellanmål | välipala, välipalat
  dessert, desserter | dessert, desserter | dessert, desserter, efterrätt, efterrätter | jälkiruoka, jälkiruoat, jälkiruuat, jälkkäri, jälkkärit
    budding, buddinger | pudding, puddinger | pudding, puddingar | vanukas, vanukkaat
      chokoladebudding | sjokoladepudding | chokladpudding | suklaavanukas, suklaavanukkaat
      vaniljebudding | vaniljepudding | vaniljpudding | vaniljavanukas
      karamelbudding, karamelrand | karamellpudding | brylépudding, karamellpudding, crème caramel | karamellivanukas, paahtovanukas
      - | - | - | kermavanukas
    chokolademousse, mousse | sjokolademousse, mousse | chokladmousse, mousse | suklaamousse, mousse
    fromage, citronfromage | fromasj, sitronfromasj | fromage, citronfromage | sitruunavaahto
    panna cotta, pannacotta | panna cotta, pannacotta | pannacotta, panna cotta | pannacotta, panna cotta
    creme brulee, creme brule | creme brulee | creme brulee, creme brule | creme brulee
    tiramisu | tiramisu | tiramisu | tiramisu
    profiteroles, vandbakkelser dessert | profiteroles | profiteroles, petit choux | profiteroles, tuulihattu, tuulihatut
    trifli, trifle | trifle | trifle | trifle
    - | tilslørte bondepiker | - | -
    - | trollkrem | - | -
    - | multekrem | hjortronkräm | -
    risalamande, ris a lamande, ris alamande | riskrem | risalamalta, riskräm | riisivanukas
    risifrutti, mannafrutti, ris dessert | risifrutti, mannafrutti, rislunsj | risifrutti, mannafrutti, müllerrice | risifrutti, riisivälipala, mannapuurovälipala, müllerrice
    rødgrød, frugtgrød, bærgrød | rødgrøt | bärkräm, jordgubbskräm, hallonkräm | kiisseli, kiisselit, marjakiisseli, mehukiisseli, mustikkakiisseli
    gelédessert, jelly | gele, jelly, geledessert | gelédessert, jelly | hyytelö, jelly
    - | - | klappgröt | vispipuuro, vispipuurot
    vaniljecreme, kagecreme, vanillecreme | vaniljekrem, konditorkrem | vaniljkräm | vaniljakreemi
    vaniljesovs, vaniljesauce, creme anglaise | vaniljesaus | vaniljsås, vaniljvisp, marsansås | vaniljakastike, vaniljakastikkeet
    mælkesnitte, kinder mælkesnitte | melkesnitte, kinder melkesnitte | kinder milk slice, mjölksnitte | kinder maitoviipale, kinder pingui, maitoviipale
    - | - | ostkaka, småländsk ostkaka, hälsingeostkaka, ostkakor | -
    kalvdans, råmælksbudding | kalvedans, råmelkspudding | kalvdans, råmjölkspudding | ternimaitojuusto
    - | dravle, søst | - | -
    chokoladefondant | sjokoladefondant | chokladfondant | suklaafondant, suklaafondantti
  rømmegrød | rømmegrøt | - | -
plantedrik, plantemælk, vegansk mælk, plantebaseret drik, plantebaseret mælk | plantedrikk, plantemelk, vegansk melk, melkealternativ, plantebasert melk | växtdryck, växtmjölk, växtbaserad dryck, vegansk mjölk, växtbaserad mjölk | kasvimaito, kasvimaidot, kasvijuoma, kasvijuomat, kasvipohjainen juoma, vegaaninen maito
  havredrik, havremælk, havre drik, havredrikke | havredrikk, havremelk, havre drikk | havredryck, havremjölk, havre dryck | kaurajuoma, kaurajuomat, kauramaito, kauramaidot, kaura juoma
    barista havredrik, havredrik barista, barista, ikaffe | barista, havremelk barista, ikaffe, havredrikk barista | ikaffe, barista, havredryck barista, baristahavre | barista, ikaffe, kaurajuoma barista, baristakaurajuoma
    oatly | oatly | oatly | oatly
  sojadrik, sojamælk, soyadrik, soyamælk, sojadrikke | soyadrikk, soyamelk | sojadryck, sojamjölk | soijajuoma, soijajuomat, soijamaito
  mandeldrik, mandelmælk | mandeldrikk, mandelmelk | mandeldryck, mandelmjölk | mantelijuoma, mantelijuomat, mantelimaito
  risdrik, rismælk | risdrikk, rismelk | risdryck, rismjölk | riisijuoma, riisijuomat, riisimaito
  kokosdrik | kokosdrikk | kokosdryck | kookosjuoma, kookosjuomat
  ærtedrik, ærtemælk | ertedrikk, ertemelk | ärtdryck, ärtmjölk | hernejuoma, hernemaito
  hasselnøddedrik | hasselnøttdrikk | hasselnötsdryck | hasselpähkinäjuoma, pähkinäjuoma
  cashewdrik | cashewdrikk | cashewdryck | cashewjuoma
  kartoffelmælk, kartoffeldrik | potetmelk | potatismjölk, potatisdryck | perunamaito
plantefløde, plantebaseret fløde, vegansk fløde | plantefløte, vegansk fløte | växtgrädde, vegansk grädde, växtbaserad grädde | kasvikerma, vegaaninen kerma, kasvirasvasekoite, kasvipohjainen kerma
  havrefløde | havrefløte, havrematfløte, imat | havregrädde, havrebas, imat, havrebaserad grädde | kaurakerma, kauraruokakerma, kauravispi, kaurakuohu
  sojafløde, soyafløde | soyafløte | sojagrädde | soijakerma
havrefraiche, vegansk creme fraiche, plantefraiche | havrefraiche, vegansk creme fraiche | havrefraiche, vegansk creme fraiche, växtfraiche | kaurafraiche, kaurafraichet, vegaaninen creme fraiche
plantesmør, vegansk smør, veganersmør, plantebaseret smør | plantesmør, vegansk smør | växtsmör, veganskt smör, växtbaserat smör | vegaaninen voi, kasvilevite, kasvivoi, vegaaninen levite
  naturli smørbar | naturli smørbar | naturli bredbar | -
æg, hønseæg, friske æg | egg, hønseegg | ägg, hönsägg | kananmuna, kananmunat, muna, munat, kanamuna
  økologiske æg, økoæg, øko æg | økologiske egg | ekologiska ägg, ekoägg | luomumuna, luomumunat, luomukananmuna, luomukananmunat
  frilandsæg, fritgående æg | frilandsegg | utegående ägg, ägg utegående höns | ulkokananmuna, ulkokanan munat, ulkoilevan kanan munat
  skrabeæg | frittgående egg, egg frittgående høner | frigående ägg, ägg frigående höns | vapaan kanan muna, vapaan kanan munat, lattiakananmuna, lattiakanan munat
  buræg | - | burägg | virikekanalan muna, virikemuna
  hvide æg | hvite egg | vita ägg | valkoinen kananmuna, valkoiset kananmunat
  brune æg | brune egg | bruna ägg | ruskea kananmuna, ruskeat kananmunat
  vagtelæg | vaktelegg | vaktelägg | viiriäisenmuna, viiriäisenmunat
  andeæg | andeegg | ankägg | ankanmuna, ankanmunat
  - | måsegg, måkeegg | - | -
  kogte æg, hårdkogte æg | kokte egg, hardkokte egg | kokta ägg, hårdkokta ägg | keitetty kananmuna, keitetyt kananmunat, keitetty muna
  pocherede æg | posjerte egg | pocherade ägg | uppomuna, uppomunat
æggehvider, æggehvide, pasteuriserede æggehvider | eggehvite, eggehviter | äggvita, äggvitor | valkuainen, valkuaiset, kananmunan valkuainen, munanvalkuainen, kananmunavalkuainen
æggeblommer, æggeblomme, pasteuriserede æggeblommer | eggeplomme, eggeplommer | äggula, äggulor | keltuainen, keltuaiset, kananmunan keltuainen
pasteuriserede æg, flydende æg, heleæg | flytende egg, pasteuriserte egg | flytande ägg, pastöriserade ägg, helägg | nestemäinen kananmuna, kananmunamassa, kokomuna
omelet, æggekage, æggekager | omelett, omeletter | omelett, omeletter, omelettmix | munakas, munakkaat, omeletti
røræg, scrambled eggs | eggerøre | äggröra | munakokkeli
ægerstatning, veganske æg, æggeerstatning | eggerstatning | äggersättning, äggersättare | kananmunan korvike, munankorvike, vegaaninen muna
gær, frisk gær, bagegær | gjær, fersk gjær, bakegjær | jäst, färsk jäst, kronjäst, bakjäst | hiiva, hiivat, tuorehiiva, leivinhiiva
  tørgær, tør gær, tørret gær | tørrgjær, tørr gjær | torrjäst, torr jäst | kuivahiiva, kuiva hiiva
surdejsstarter, surdejskultur | surdeigsstarter, surdeigskultur | surdegsgrund, surdegsstart, surdegskultur | hapanjuuri, hapanjuuret
osteløbe | osteløpe | ostlöpe | juoksute, juustonjuoksute
iskaffe, kold kaffe, kaffedrik | iskaffe, kald kaffe, kaffedrikk | iskaffe, kall kaffe, kaffedryck | jääkahvi, jääkahvit, maitokahvi, kahvijuoma, kylmäkahvi
valle | myse | vassle | hera`,
}
