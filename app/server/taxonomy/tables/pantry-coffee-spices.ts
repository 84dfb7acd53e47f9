import type { GoodsTable } from '../goods-table.ts'

/** Coffee, tea, cocoa, salt, pepper, spices, dried herbs, seasonings. */
export const pantryCoffeeSpices: GoodsTable = {
  part: 'pantry',
  rows: `
~kaffe | kaffe | kaffe | kahvi, kahvit, kahvia
  filterkaffe, formalet kaffe, malet kaffe, filter kaffe | filterkaffe, filtermalt kaffe, malt kaffe, filtermalt, frokostkaffe | bryggkaffe, malet kaffe, bryggmalet kaffe, bryggmalen kaffe, filterkaffe | suodatinkahvi, jauhettu kahvi, suodatinkahvit, suodatinjauhatus
    - | - | zoegas, zoega | -
    - | - | löfbergs, löfbergs lila | -
    gevalia | - | gevalia | -
    - | evergood, evergood kaffe | - | -
    - | friele, friele frokostkaffe | - | -
    - | ali kaffe | - | -
    merrild, merrild kaffe | - | - | -
    - | - | - | juhla mokka, juhlamokka
    - | - | - | presidentti, presidentti kahvi
    - | - | - | kulta katriina
  kaffebønner, bønnekaffe, hele bønner, hele kaffebønner, kaffe hele bønner, kaffebønne | kaffebønner, hele bønner, hele kaffebønner, kaffebønne | kaffebönor, hela bönor, kaffe hela bönor, hela kaffebönor, kaffeböna | kahvipapu, kahvipavut, papukahvi, kahvi papu, espressopavut
    espressobønner, espresso bønner | espressobønner, espresso bønner | espressobönor, espresso bönor | espressopapu, espresso papu
  ~espresso, espressokaffe, espresso kaffe, malet espresso | espresso, espressokaffe, espressomalt kaffe | espresso, espressokaffe, mald espresso | espresso, espressokahvi, espressojauhatus
  instantkaffe, pulverkaffe, instant kaffe, frysetørret kaffe, kaffepulver | pulverkaffe, instantkaffe, frysetørket kaffe, instant kaffe, kaffepulver | snabbkaffe, pulverkaffe, frystorkat kaffe, instantkaffe | pikakahvi, murukahvi, pulverikahvi, pikakahvit, kahvijauhe
    nescafe, nescafé | nescafe, nescafé | nescafe, nescafé | nescafe, nescafé
    cappuccino pulver, cappuccinopulver, instant cappuccino, latte pulver | cappuccinopulver, kaffe latte pulver, instant cappuccino | cappuccinopulver, snabb cappuccino, lattepulver | cappuccinojauhe, pikacappuccino, cappuccino jauhe, kahvijuomajauhe
    is kaffe pulver, frappe pulver, iskaffepulver | iskaffepulver, frappe pulver | iskaffepulver, frappepulver | jääkahvijauhe, frappejauhe
  kaffekapsler, kaffekapsel, kapsler, kapsel, kapselkaffe, kaffe kapsler | kaffekapsler, kaffekapsel, kapsler, kapsel, kapselkaffe, kaffe kapsler | kaffekapslar, kaffekapsel, kapslar, kapsel, kaffe kapslar, kapselkaffe | kahvikapseli, kahvikapselit, kapseli, kapselit, kapselikahvi
    nespresso kapsler, nespresso, nespressokapsler | nespresso kapsler, nespresso, nespressokapsler | nespressokapslar, nespresso kapslar, nespresso | nespresso, nespresso kapselit, nespressokapselit
    dolce gusto, dolce gusto kapsler | dolce gusto, dolce gusto kapsler | dolce gusto, dolce gusto kapslar | dolce gusto, dolce gusto kapselit
    tassimo, tassimo kapsler | tassimo, tassimo kapsler | tassimo, tassimo kapslar | tassimo, tassimo kapselit
  kaffepuder, senseo puder, senseo, kaffepads, kaffe puder | kaffeputer, senseo, kaffepads | kaffepads, senseo, kaffekuddar | kahvityyny, kahvityynyt, senseo, kahvinappi
  kogekaffe, kogemalet kaffe | kokekaffe, kokmalt kaffe, kokmalt, grovmalt kaffe | kokkaffe, kokmalet kaffe, kokmalen kaffe | pannukahvi, pannujauhatus, nokipannukahvi
  stempelkaffe, grovmalet kaffe, pressekaffe | presskannekaffe, presskannemalt kaffe | presskaffe, grovmalet kaffe | pressokahvi, pressopannukahvi
  koffeinfri kaffe, decaf, decaf kaffe, kaffe uden koffein | koffeinfri kaffe, decaf | koffeinfritt kaffe, koffeinfri kaffe, decaf | kofeiiniton kahvi, decaf
  økologisk kaffe, øko kaffe, fairtrade kaffe | økologisk kaffe, fairtrade kaffe | ekologiskt kaffe, ekokaffe, ekologisk kaffe, fairtrade kaffe | luomukahvi, luomu kahvi, reilun kaupan kahvi
  mørkristet kaffe, mørkristet, mørk kaffe, french roast | mørkbrent kaffe, mørkbrent, mørkristet kaffe, fransk brent | mörkrostat kaffe, mörkrost, mörkrostad kaffe | tummapaahtoinen kahvi, tummapaahto, tumma kahvi, tumma paahto
  lysristet kaffe, mellemristet kaffe | lysbrent kaffe, lysristet kaffe, mellombrent kaffe | mellanrost, ljusrostat kaffe, mellanrostat kaffe, skånerost | vaaleapaahtoinen kahvi, vaalea paahto, vaaleapaahto
  automatkaffe, storkøbskaffe, kaffe storpose | automatkaffe, kaffeautomat kaffe | automatkaffe, storpack kaffe | automaattikahvi, tarjoilukahvi, suurkeittiökahvi
kaffeerstatning, kornkaffe, cikoriekaffe, richs | kornkaffe, sikorikaffe, kaffeerstatning | kaffeersättning, kornkaffe, cikoriakaffe | viljakahvi, kahvinkorvike, sikurikahvi
kaffesirup, vaniljesirup, karamelsirup, sirup til kaffe | kaffesirup, vaniljesirup, karamellsirup | kaffesirap, vaniljsirap, karamellsirap, kaffesyrup | kahvisiirappi, kahvisiirapit, vaniljasiirappi, karamellisiirappi, makusiirappi
kaffecreamer, creamer, flødepulver, coffee mate, kaffeflødepulver | kaffekrem pulver, coffee mate, fløtepulver, creamer | kaffegräddpulver, coffee mate, creamer, gräddpulver | kahvikermajauhe, coffee mate, creamer, kermajauhe, kahvimaitojauhe
~te, tea, teblade | te, tea, teblad | te, tea, teblad | tee, teet, tea, teetä
  tebreve, teposer, brevte, tepose, tebrev | teposer, tepose | tepåsar, påste, tepåse | teepussi, pussitee
  løs te, tebladene | løs te, løste | löste, lösvikts te, löst te | irtotee, irtoteet
  sort te, earl grey, english breakfast, english breakfast te, darjeeling, assam, ceylon te | svart te, earl grey, english breakfast, darjeeling, sort te | svart te, earl grey, english breakfast, darjeeling, söderblandning, söderte | musta tee, earl grey, english breakfast, darjeeling, mustat teet
  grøn te, green tea, sencha, jasmin te, jasminte | grønn te, green tea, sencha, jasminte | grönt te, green tea, sencha, jasminte | vihreä tee, sencha, jasmiinitee, vihreät teet
    ~matcha, matchate, matcha pulver, matchapulver, matcha te | matcha, matchate, matchapulver, matcha te | matcha, matchate, matchapulver | matcha, matchatee, matchajauhe
  hvid te, oolong, oolong te, pu erh | hvit te, oolong, oolong te | vitt te, oolong, oolongte | valkoinen tee, oolong, oolongtee
  urtete, urte te, herbal tea, detox te | urtete, urte te | örtte, örtte påsar, örtthe | yrttitee, yrttiteet, yrttihauduke, hauduke
    kamillete, kamille te, kamille | kamillete, kamille te, kamille | kamomillte, kamomill te, kamomill | kamomillatee, kamomilla tee, kamomilla
    pebermyntete, mynte te, myntete, pebermynte te | peppermyntete, myntete, mynte te | pepparmyntste, myntate, mintte | piparminttutee, minttutee, minttu tee
    ingefærte, ingefær te, citron ingefær te | ingefærte, ingefær te, sitron ingefærte | ingefärste, ingefära te, citron ingefära te | inkivääritee, inkivääri tee, sitruuna inkivääritee
    brændenældete, fennikelte, lakridste, ammete | brennesle te, brenneslete, fennikelte, lakriste, ammete | nässelte, fänkålste, lakritste, amningste | nokkostee, fenkolitee, lakritsitee, imetystee
    hybente, hyldeblomstte, sovete, aftente, godnat te | nypete, kveldste, sovete | nyponte, kvällste, god natt te | ruusunmarjatee, iltatee, unitee, hibiskustee
  rooibos, rooibos te, rød te, rooiboste | rooibos, rooibos te, rooiboste, rød te | rooibos, rooibos te, rooiboste, rött te | rooibos, rooibostee, punapensas, rooibos tee
  frugtte, frugt te, skovbær te, bærte | fruktte, frukt te, bærte, solbærte | fruktte, bärte, skogsbärste, frukt te | hedelmätee, marjatee, metsämarjatee, hedelmäteet
  citronte, lemon tea, ferskente | sitronte, lemon tea | citronte, lemon tea | sitruunatee, lemon tea
  ~chai, chai te, chaite, chai latte, chai latte pulver | chai, chai te, chaite, chai latte | chai, chai te, chaite, chai latte, chailatte | chai, chaitee, chai tee, chai latte
  julete, vinterte, jule te | julete, vinterte | julte, glöggte, vinterte | joulutee, talvitee, glögitee
  koffeinfri te, decaf te | koffeinfri te | koffeinfritt te | kofeiiniton tee
  te gave, teæske, teudvalg, te sortiment | teboks utvalg, te utvalg | telåda, teblandning, tesortiment | teelajitelma, teesekoitus
istepulver, iste pulver, ice tea pulver | istepulver, iste pulver | istepulver, iste pulver | jääteejauhe, jäätee jauhe
~kakao, cacao, varm kakao, varm chokolade | kakao, varm sjokolade, varm kakao | kakao, cacao, varm choklad, varmchoklad | kaakao, kaakaot, kuuma kaakao, kuumasuklaa, kuuma suklaa
  bagekakao, mørk kakao, ren kakao, usødet kakao | bakekakao, ren kakao, regia kakao, mørk kakao | bakkakao, ren kakao, ögonkakao | leivontakaakao, tumma kaakao, tumma kaakaojauhe, leivontakaakaojauhe
  kakaopulver, drikkechokolade, chokoladepulver, chokoladedrik pulver, matilde kakaopulver | kakaopulver, drikkesjokolade, sjokoladepulver, sjokoladedrikk pulver | kakaopulver, chokladdryck pulver, chokladpulver, drickchoklad, oboy chokladpulver | kaakaojauhe, kaakaojauheet, kaakaojuomajauhe, juomasuklaa, kaakaopulveri
    oboy, o'boy | oboy, o'boy | oboy, o'boy | oboy, o'boy
    nesquik, nesquick | nesquik, nesquick | nesquik, nesquick | nesquik, nesquick
    - | kakao i pose, porsjonskakao | varma koppen choklad, chokladdryck portionspåse | annoskaakao, kaakao annospussi
  råkakao, råkakaopulver, rå kakao, kakaonibs, kakao nibs | råkakao, kakaonibs, rå kakao | råkakao, kakaonibs, kakao nibs | raakakaakao, kaakaonibs, kaakaonibsit
  kakaosmør | kakaosmør | kakaosmör | kaakaovoi
~salt | salt | salt | suola
  bordsalt, fint salt, køkkensalt, husholdningssalt, spisesalt | bordsalt, fint salt, finsalt, matsalt, kjøkkensalt, husholdningssalt | bordssalt, fint salt, hushållssalt, finsalt | ruokasuola, hieno suola, pöytäsuola, taloussuola
  groft salt, grovsalt, mellemgroft salt | grovsalt, grovt salt, grovt havsalt | grovsalt, grovt salt, grovt havssalt | karkea suola, karkeasuola, karkea merisuola
  ~havsalt, hav salt, fint havsalt | havsalt, hav salt, fint havsalt | havssalt, havs salt, fint havssalt | merisuola, hieno merisuola, meri suola
  flagesalt, saltflager, maldon, flagsalt, maldon salt | flaksalt, saltflak, maldon, maldonsalt | flingsalt, maldon, flingsalt maldon, saltflingor | sormisuola, hiutalesuola, maldon, suolahiutale, suolahiutaleet
  jodsalt, jodberiget salt, salt med jod | jodsalt, salt med jod, jozo | jodsalt, jodberikat salt, jozo, joderat salt | jodioitu suola, jodisuola, jodi suola
  himalayasalt, himalaya salt, lyserødt salt, rosa salt | himalayasalt, himalaya salt, rosa salt | himalayasalt, himalaya salt, rosa salt | himalajansuola, ruususuola, himalajan suola, himalayasuola
  urtesalt, herbamare, krydsalt, kryddersalt, aromat salt | urtesalt, herbamare, kryddersalt, kryddet salt | örtsalt, herbamare, kryddsalt, örtkryddsalt | yrttisuola, maustesuola, herbamare, yrttisuolat
  selleri salt, sellerisalt, hvidløgssalt, løgsalt | sellerisalt, hvitløksalt, hvitløkssalt, løksalt | sellerisalt, vitlökssalt, löksalt | sellerisuola, valkosipulisuola, sipulisuola
  seltin, mineralsalt, kaliumsalt | seltin, mineralsalt, natriumredusert salt | seltin, mineralsalt, mindre natrium salt | mineraalisuola, pansuola, seltin, vähänatriuminen suola
  røget salt, røgsalt, trøffelsalt, chilisalt | røykt salt, røyksalt, trøffelsalt, chilisalt | rökt salt, röksalt, tryffelsalt, chilisalt | savusuola, tryffelisuola, chilisuola
  nitritsalt, colorozo, nitrit salt, syltesalt | nitrittsalt, sylte salt | nitritsalt, colorozo | nitriittisuola, säilöntäsuola
  pommes frites salt, pommessalt, pommesfrites krydderi, grillsalt | pommes frites krydder, grillsalt, fritessalt | pommes frites krydda, pommessalt, grillsalt, pommes frites salt | ranskalaismauste, ranskanperunamauste, ranskalaissuola, grillisuola
~krydderi, krydderier, tørret krydderi | krydder, krydderi, kryddere, krydderier | krydda, kryddor | mauste, mausteet, maustepussi
  ~peber | pepper | peppar | pippuri
    ~sort peber, peberkorn, sorte peberkorn, hel peber, sortpeber, sort peber hel | sort pepper, svart pepper, pepperkorn, hel pepper, sort pepper hel | svartpeppar, svart peppar, pepparkorn, hel svartpeppar, svartpepparkorn | mustapippuri, musta pippuri, kokonainen mustapippuri, mustapippurirouhe
    ~hvid peber, hvidpeber | hvit pepper, hvitpepper | vitpeppar, vit peppar | valkopippuri, valkoinen pippuri
    grøn peber krydderi, grønne peberkorn, madagaskarpeber, rosépeber, rosapeber, rosa peber, rosepeber | grønnpepper, grønn pepper, rosépepper, rosa pepper, rosepepper | grönpeppar, rosépeppar, rosepeppar, grön peppar, rosa peppar | viherpippuri, rosepippuri, roseepippuri, vihreä pippuri
    ~citronpeber, citron peber | sitronpepper, sitron pepper | citronpeppar, citron peppar | sitruunapippuri, sitruuna pippuri
    ~cayennepeber, cayenne, cayenne peber | cayennepepper, kajennepepper, cayenne, cayenne pepper | cayennepeppar, cayenne, kajennpeppar | cayennepippuri, cayenne, cayenne pippuri
    peberblanding, pebermix, firefarvet peber, 4 peber, blandet peber | pepperblanding, firepepper, peppermiks, 4 pepper | pepparmix, fyrpeppar, pepparblandning, femfärgad peppar | pippurisekoitus, pippurimix, neljän pippurin sekoitus, pippurisekoitukset
    peberkværn fyldt, peberkværn engangs, krydderikværn fyldt | pepperkvern fylt, pepperkvern krydder | pepparkvarn fylld, kryddkvarn engångs | pippurimylly täytetty, maustemylly täytetty
    szechuanpeber, sichuan peber, timut peber, sichuanpeber | sichuanpepper, szechuanpepper | sichuanpeppar, szechuanpeppar | sichuaninpippuri, szechuanpippuri
  ~allehånde, hel allehånde, stødt allehånde | allehånde, hel allehånde | kryddpeppar, hel kryddpeppar, malen kryddpeppar | maustepippuri, jauhettu maustepippuri
  ~kanel, stødt kanel, malet kanel | kanel, malt kanel | kanel, malen kanel | kaneli, jauhettu kaneli
    kanelstang, kanelstænger, hel kanel | kanelstang, kanelstenger, hel kanel | kanelstång, kanelstänger, hel kanel | kanelitanko, kanelitangot, kanelitanko kokonainen
    ceylonkanel, ceylon kanel | ceylonkanel, ceylon kanel | ceylonkanel, ceylon kanel | ceyloninkaneli, ceylonkaneli, ceylon kaneli
  ~kardemomme, stødt kardemomme, hel kardemomme | kardemomme, malt kardemomme, hel kardemomme | kardemumma, malen kardemumma, stött kardemumma, kardemummakärnor | kardemumma, jauhettu kardemumma, kokonainen kardemumma, rouhittu kardemumma
  ~nelliker, nellike, stødt nellike, hele nelliker | nellik, nelliker, malt nellik, hel nellik | nejlika, nejlikor, kryddnejlika, malen nejlika, hel nejlika | neilikka, neilikat, mausteneilikka, jauhettu neilikka
  ~stødt ingefær, ingefær stødt, ingefærpulver, ingefær krydderi | malt ingefær, ingefær malt, ingefærpulver | malen ingefära, ingefära mald, ingefärspulver, mald ingefära | jauhettu inkivääri, inkiväärijauhe, kuivattu inkivääri
  ~muskatnød, muskat, stødt muskatnød, hele muskatnødder | muskatnøtt, muskat, malt muskat, hele muskatnøtter | muskotnöt, muskot, riven muskot, malen muskot | muskottipähkinä, muskotti, jauhettu muskotti
    muskatblomme | muskatblomme | muskotblomma | muskottikukka
  ~stjerneanis, anis, hel stjerneanis, anisfrø | stjerneanis, anis, anisfrø | stjärnanis, anis, anisfrö | tähtianis, anis, aniksensiemen, tähtianikset
  ~fennikelfrø, fennikel frø | fennikelfrø | fänkålsfrö, fänkålsfrön, fänkål malen | fenkolinsiemen, fenkolinsiemenet, fenkoli mauste
  ~spidskommen, stødt spidskommen, cumin | spisskummen, spisskarve, spisskumen, cumin | spiskummin, malen spiskummin, cumin | juustokumina, jeera, jauhettu juustokumina, roomankumina
  ~kommen, hel kommen, kommenfrø | karve, hel karve, karvefrø | kummin, hel kummin, brödkryddor kummin | kumina, kuminansiemen, kuminansiemenet
    brødkrydderi | brødkrydder | brödkrydda, brödkryddor | limppumauste, leipämauste, limppumausteet
  ~stødt koriander, korianderfrø, koriander krydderi, koriander stødt | malt koriander, korianderfrø, koriander malt | malen koriander, korianderfrö, korianderfrön | jauhettu korianteri, korianterinsiemen, korianterinsiemenet
  ~gurkemeje, stødt gurkemeje | gurkemeie, gurkemeje | gurkmeja, malen gurkmeja | kurkuma, jauhettu kurkuma
  ~karry, curry, karrypulver, karry stærk, madras karry, mild karry | karri, karripulver, karry, curry, currypulver | curry, currypulver, curry krydda, madrascurry | curry, curryjauhe, curry jauhe, madras curry mauste
    karryblade | karriblader | curryblad | currylehti, currylehdet
  ~paprika, paprikapulver, paprika krydderi, paprika sød | paprikapulver, paprika krydder, paprikakrydder, søt paprika malt | paprikapulver, paprika krydda, malen paprika | paprikajauhe, paprika mauste, paprikajauheet, makea paprikajauhe
    røget paprika, røget paprikapulver, pimenton | røkt paprika, røkt paprikapulver | rökt paprika, rökt paprikapulver, rökt paprikakrydda | savupaprika, savustettu paprika, savupaprikajauhe
  ~chilipulver, chili pulver, stødt chili, chili krydderi | chilipulver, chili pulver, malt chili, chilikrydder | chilipulver, chili pulver, malen chili, chilikrydda | chilijauhe, chili jauhe, chilimauste, chilijauheet
    chiliflager, chili flager, tørret chili, knust chili | chiliflak, chili flak, tørket chili, knust chili | chiliflakes, chiliflingor, torkad chili, krossad chili, chili flakes | chilihiutale, chilihiutaleet, chilirouhe, kuivattu chili
    ancho chili, chipotle pulver, chipotlechili, ancho | ancho chili, chipotlepulver, ancho | ancho chili, chipotlepulver, chipotlechili, ancho | ancho chili, chipotlejauhe, chipotlechili, ancho
  ~piri piri, piripiri, peri peri | piri piri, piripiri, peri peri | piri piri, piripiri, peri peri | piri piri, piripiri, peri peri
  ~hvidløgspulver, hvidløg pulver, tørret hvidløg, hvidløgsgranulat, hvidløgskrydderi | hvitløkspulver, hvitløkpulver, hvitløk pulver, tørket hvitløk, hvitløkskrydder | vitlökspulver, vitlöks pulver, torkad vitlök, vitlökskrydda, vitlöksgranulat | valkosipulijauhe, valkosipulirouhe, valkosipulimauste, kuivattu valkosipuli, valkosipuligranulaatti
  ~løgpulver, løg pulver, tørrede løg, løggranulat | løkpulver, løk pulver, tørket løk | lökpulver, lök pulver, torkad lök, lökgranulat | sipulijauhe, sipulirouhe, kuivattu sipuli, sipuligranulaatti
  ~safran, stødt safran | safran, safranpulver | saffran, saffranspulver, malen saffran | sahrami, jauhettu sahrami
  ~laurbærblade, laurbær, laurbærblad | laurbærblad, laurbær, laurbærblader | lagerblad, lagerbärsblad | laakerinlehti, laakerinlehdet
  tørrede krydderurter, tørrede urter | tørkede urter, tørkede krydderurter | torkade örter, torkade kryddörter, örtkryddor | kuivatut yrtit, kuivattu yrtti, yrttimausteet
    ~oregano, tørret oregano | oregano, tørket oregano | oregano, torkad oregano | oregano, kuivattu oregano
    ~timian, tørret timian | timian, tørket timian | timjan, torkad timjan | timjami, kuivattu timjami
    ~rosmarin, tørret rosmarin | rosmarin, tørket rosmarin | rosmarin, torkad rosmarin | rosmariini, kuivattu rosmariini
    ~tørret basilikum, basilikum tørret, basilikum | tørket basilikum, basilikum | torkad basilika, basilika | kuivattu basilika, basilika
    ~tørret persille, persille tørret | tørket persille | torkad persilja | kuivattu persilja
    ~tørret dild, dild tørret, dildfrø | tørket dill, dillfrø | torkad dill, dillfrö, dillkrydda | kuivattu tilli, tillinsiemen
    ~merian, tørret merian | merian, tørket merian | mejram, torkad mejram | meirami, kuivattu meirami
    ~salvie, tørret salvie | salvie, tørket salvie | salvia, torkad salvia | salvia, kuivattu salvia
    ~estragon, tørret estragon | estragon, tørket estragon | dragon, torkad dragon | rakuuna, kuivattu rakuuna
    ~tørret mynte, mynte tørret | tørket mynte | torkad mynta | kuivattu minttu
    ~tørret purløg, frysetørret purløg | tørket gressløk | torkad gräslök | kuivattu ruohosipuli
    ~løvstikke, kørvel tørret, sar, isop | løpstikke, sar, isop | libbsticka, kyndel, isop, körvel torkad | lipstikka, kynteli, iisoppi
    provencekrydderi, herbes de provence, provencalske urter, urter fra provence | herbes de provence, provencekrydder, provencalske urter | herbes de provence, provencekrydda, örter de provence | provencen yrtit, herbes de provence, provencale mauste, provencalen yrttiseos
    bouquet garni, urteblanding, krydderurteblanding | bouquet garni, urteblanding, fines herbes | bouquet garni, örtblandning, fines herbes | bouquet garni, yrttisekoitus, yrttiseos
  ~enebær, tørrede enebær | einebær, tørket einebær | enbär, torkade enbär | katajanmarja, kuivattu katajanmarja
  ~sennepsfrø, sennepspulver, gule sennepsfrø, colman sennepspulver | sennepsfrø, sennepspulver, gule sennepsfrø | senapsfrö, senapspulver, gula senapsfrön, senapsfrön | sinapinsiemen, sinappijauhe, sinapinsiemenet
  bukkehornsfrø, bukkehorn, fenugreek | bukkehornkløver, bukkehornfrø, fenugreek | bockhornsklöver, bockhornsklöverfrö | sarviapila, sarviapilan siemen
  nigellafrø, sortkommen, nigella | nigellafrø, svartkarve, nigella | svartkummin, nigellafrön, nigella | mustakumina, neidonkukan siemen, nigella
  sumak, sumac | sumak, sumac | sumak, sumac | sumakki, sumac
  zaatar, za'atar, dukkah, dukka | zaatar, za'atar, dukkah, dukka | zaatar, za'atar, dukkah, dukka | zaatar, za'atar, dukkah
  ras el hanout, baharat, shawarma krydderi, marokkansk krydderi | ras el hanout, baharat, shawarmakrydder | ras el hanout, baharat, shawarmakrydda | ras el hanout, baharat, shawarmamauste
  ~garam masala, masala, masala krydderi | garam masala, masala, masalakrydder | garam masala, masala, masalakrydda | garam masala, masala, masalamauste
  ~tandoori, tandoori krydderi, tandoori masala, tikka krydderi | tandoori, tandoorikrydder, tandoori masala | tandoori, tandoorikrydda, tandoori masala, tikkakrydda | tandoori, tandoorimauste, tandoori masala
  fem krydderi, five spice, kinesisk krydderi, femkrydderi | five spice, fem krydder, kinesisk krydder | five spice, femkryddor, kinesisk krydda, kinakrydda | viiden mausteen seos, five spice, kiinalainen mauste
  thaikrydderi, wokkrydderi, wok krydderi, nasi goreng krydderi | wokkrydder, thaikrydder, asiatisk krydder | wokkrydda, thaikrydda, asiatisk krydda | wokmauste, thaimauste, aasialainen mauste
  ~citrongræs tørret, limeblade, galangal | tørket sitrongress, limeblader, galangal | torkat citrongräs, limeblad, galangal | kuivattu sitruunaruoho, limetinlehti, limetinlehdet, galangal
  krydderiblanding, krydderimix, krydderi blanding, krydderimiks | krydderblanding, kryddermiks, krydderiblanding, kryddermix | kryddblandning, kryddmix, krydd mix | mausteseos, maustesekoitus, mausteseokset, maustesekoitukset, maustemix
    tacokrydderi, taco krydderi, taco krydderimix, tacokrydderimix, tacomix | tacokrydder, taco krydder, tacokryddermiks, taco kryddermix, tacomix, taco krydderi | tacokrydda, tacokryddmix, taco kryddmix, taco krydda, tacomix | tacomauste, taco mauste, tacomausteseos, taco mausteseos, tacomausteet
    fajita krydderi, burritokrydderi, mexicansk krydderi, fajitakrydderi | fajitakrydder, burritokrydder, meksikansk krydder | fajitakrydda, fajita kryddmix, burritokrydda, mexikansk krydda, texmexkrydda | fajitamauste, burritomauste, meksikolainen mauste, texmex mauste
    guacamolemix, guacamole krydderi, guacamole mix | guacamolemix, guacamole krydder, guacamole mix | guacamolemix, guacamole mix, guacamolekrydda | guacamolemauste, guacamole mix
    italiensk krydderi, italiensk krydderiblanding, pastakrydderi | italiensk krydder, italiensk krydderblanding, pastakrydder | italiensk krydda, italiensk kryddblandning, pastakrydda, italienska örter | italialainen mauste, italian yrttiseos, pastamauste, italialainen yrttiseos
    pizzakrydderi, pizza krydderi | pizzakrydder, pizza krydder | pizzakrydda, pizza krydda | pizzamauste, pizza mauste
    grillkrydderi, grill krydderi, bbq krydderi, barbecue krydderi, barbecuekrydderi | grillkrydder, grill krydder, bbq krydder, piffi, piffi grillkrydder | grillkrydda, grill krydda, bbq krydda, barbecuekrydda | grillimauste, grilli mauste, bbq mauste, grillimausteet
    bbq rub, rub, dry rub, bbq rubs, pulled pork rub, pulled pork krydderi | rub, bbq rub, dry rub, pulled pork krydder | rub, bbq rub, dry rub, pulled pork krydda | rub, bbq rub, rubi, pulled pork mauste, grillirubi
    kyllingekrydderi, kylling krydderi, kyllingkrydderi | kyllingkrydder, kylling krydder | kycklingkrydda, kyckling krydda, grillkyckling krydda | kanamauste, broilerimauste, kana mauste, grillikana mauste
    bøfkrydderi, steak krydderi, hakkebøf krydderi, kødkrydderi, oksekødskrydderi, steakkrydderi, hamburgerkrydderi | biffkrydder, kjøttkrydder, hamburgerkrydder, steakkrydder, kjøttdeigkrydder | köttkrydda, köttfärskrydda, biffkrydda, hamburgerkrydda, steakkrydda | pihvimauste, jauhelihamauste, lihamauste, hampurilaismauste, pihvimausteet
    flæskestegskrydderi, stegekrydderi, lammekrydderi, vildtkrydderi | stekekrydder, lammekrydder, viltkrydder, ribbekrydder, pinnekjøtt krydder | stekkrydda, lammkrydda, viltkrydda, fläskkrydda | paistimauste, lammasmauste, riistamauste, possumauste, porsasmauste
    fiskekrydderi, fisk krydderi, laksekrydderi, skaldyrskrydderi | fiskekrydder, fisk krydder, laksekrydder | fiskkrydda, fisk krydda, laxkrydda | kalamauste, kala mauste, lohimauste, kalamausteet
    kartoffelkrydderi, kartoffel krydderi, kartoffelbådekrydderi | potetkrydder, potet krydder | potatiskrydda, potatis krydda, klyftpotatiskrydda | perunamauste, peruna mauste, lohkoperunamauste
    salatkrydderi, grøntsagskrydderi, salat krydderi, avocadokrydderi | salatkrydder, grønnsakskrydder, salat krydder | salladskrydda, grönsakskrydda, avokadokrydda | salaattimauste, kasvismauste, salaatti mauste, avokadomauste
    kebabkrydderi, kebab krydderi, gyroskrydderi, gyros krydderi, dönerkrydderi | kebabkrydder, kebab krydder, gyroskrydder | kebabkrydda, kebab krydda, gyroskrydda, tzatzikikrydda | kebabmauste, kebab mauste, gyrosmauste, tsatsikimauste
    ~cajun, cajunkrydderi, cajun krydderi, jerk, jerkkrydderi, creole krydderi | cajun, cajunkrydder, jerk, jerkkrydder, cajun krydder | cajun, cajunkrydda, jerkkrydda, cajun krydda, jerk krydda | cajun, cajunmauste, jerkmauste, cajun mauste
    pølsekrydderi, medisterkrydderi, leverpostejkrydderi, fiskefrikadellekrydderi | pølsekrydder, medisterkrydder | korvkrydda | makkaramauste
    bagel krydderi, everything bagel, toastkrydderi, æggekrydderi | bagel krydder, everything bagel, eggkrydder | bagelkrydda, everything bagel, äggkrydda | bagelmauste, everything bagel, munamauste
    popcornkrydderi, popcorn krydderi, chipskrydderi | popcornkrydder, popcorn krydder, popcorn smak | popcornkrydda, popcorn krydda | popcornmauste, popcorn mauste, popcornmausteet
  kagekrydderi, brunkagekrydderi, peberkagekrydderi, honningkagekrydderi, pumpkin spice | pepperkakekrydder, kakekrydder, julekrydder, pumpkin spice | pepparkakskrydda, pepparkakskryddor, julkryddor, pumpkin spice | piparkakkumauste, piparimauste, kakkumauste, piparkakkumausteet, joulumauste
  gløggkrydderi, gløgg krydderi, gløgekstrakt, snapsekrydderi | gløggkrydder, glögg krydder | glöggkrydda, glöggkryddor, glögg krydda, snapskrydda | glögimauste, glögi mauste, glögimausteet
  syltekrydderi, agurkekrydderi | sylteagurkkrydder, syltekrydder | inläggningskryddor, sillkrydda, gurkkryddor, ättiksgurkkrydda | säilöntämauste, kurkkumauste, säilöntämausteet, etikkakurkkumauste
  ~lakridspulver, rå lakridspulver, lakridsrod | lakrispulver, lakrisrot | lakritspulver, lakritsrot | lakritsijauhe, lakritsinjuuri
  hybenskalpulver, peberrodspulver, syltet appelsinpulver, citronskal tørret | tørket sitronskall, appelsinskall tørket, nypepulver | nyponpulver, torkat citronskal, torkat apelsinskal, rödbetspulver | ruusunmarjajauhe, kuivattu sitruunankuori, nokkosjauhe, punajuurijauhe
aromat, det tredje krydderi, tredje krydderi, msg, smagsforstærker, fondor, smagsgiver, umami krydderi | aromat, det tredje krydder, msg, natriumglutamat, fondor, umamikrydder | aromat, aromatkrydda, msg, glutamat, fondor, umamikrydda | aromat, aromisuola, natriumglutamaatti, fondor, arominvahvenne, umamimauste
maggi, maggi aroma | maggi, maggi aroma | maggi, maggi arom | maggi, maggi aromi
ristede løg, sprøde løg, stegte løg, ristet løg | sprøstekt løk, sprøstekte løk, ristet løk, sprø løk, stekt løk | rostad lök, rostadlök, friterad lök, krispig lök | paahdettu sipuli, rapea sipuli, paahtosipuli, sipulirapea, rapeat sipulit
baconbits, bacon bits, baconterninger tørrede, baconsprødt | bacon bits, baconbits, baconstrø, sprø bacon | baconbits, bacon bits, baconströssel | pekonirouhe, pekonilastu, bacon bits, pekonirouheet`,
}
