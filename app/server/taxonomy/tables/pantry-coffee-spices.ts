import type { GoodsTable } from '../goods-table.ts'

/** Coffee, tea, cocoa, salt, pepper, spices, dried herbs, seasonings. */
export const pantryCoffeeSpices: GoodsTable = {
  part: 'pantry',
  rows: `
~kaffe, kaffepose, kaffepakke, pose kaffe, kaffe pakke | kaffe, kaffepose, kaffepakke, kaffe pakke, kaffi, kaffeposer | kaffe, kaffepaket, kaffepåse | kahvi, kahvit, kahvia, kaffe, sumppi
  ?filterkaffe, formalet kaffe, malet kaffe, filter kaffe | filterkaffe, filtermalt kaffe, malt kaffe, filtermalt, traktekaffe, traktkaffe, filterkaffi, trakterkaffe | bryggkaffe, malet kaffe, bryggmalet kaffe, bryggmalen kaffe, filterkaffe, filtermalet kaffe | suodatinkahvi, jauhettu kahvi, suodatinkahvit, suodatinjauhatus, kahvipaketti, kahvipussi, suodatinjauhettu kahvi
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
  kaffebønner, bønnekaffe, hele bønner, hele kaffebønner, kaffe hele bønner, kaffebønne | kaffebønner, hele bønner, hele kaffebønner, kaffebønne, bønnekaffe | kaffebönor, hela bönor, kaffe hela bönor, hela kaffebönor, kaffeböna, bönkaffe | kahvipapu, kahvipavut, papukahvi, kahvi papu, kahvinpapu, kokonaiset kahvipavut, kahvipapupussi
    ?espressobønner, espresso bønner | espressobønner, espresso bønner | espressobönor, espresso bönor | espressopapu, espresso papu, espressopavut, espressopapukahvi
  ~espresso, espressokaffe, espresso kaffe, malet espresso | espresso, espressokaffe, espressomalt kaffe | espresso, espressokaffe, mald espresso | espresso, espressokahvi, espressojauhatus
  instantkaffe, pulverkaffe, instant kaffe, frysetørret kaffe, kaffepulver, nescafe kaffe, hurtigkaffe | pulverkaffe, instantkaffe, frysetørket kaffe, instant kaffe, kaffepulver, instant, hurtigkaffe, frysetørka kaffe, strøkaffe | snabbkaffe, pulverkaffe, frystorkat kaffe, instantkaffe, frystorkad kaffe, kaffepulver | pikakahvi, murukahvi, pulverikahvi, pikakahvit, kahvijauhe, instantkahvi, kahvipulveri, kylmäkuivattu kahvi
    nescafe, nescafé | nescafe, nescafé | nescafe, nescafé | nescafe, nescafé
    cappuccino pulver, cappuccinopulver, instant cappuccino, latte pulver, cappuccino, latte macchiato pulver | cappuccinopulver, kaffe latte pulver, instant cappuccino, cappuccino, latte pulver | cappuccinopulver, snabb cappuccino, lattepulver, cappuccino, cappuccino pulver | cappuccinojauhe, pikacappuccino, cappuccino jauhe, kahvijuomajauhe, cappuccino, lattejauhe, cappuccinopulveri, lattepulveri
    is kaffe pulver, frappe pulver, iskaffepulver | iskaffepulver, frappe pulver | iskaffepulver, frappepulver | jääkahvijauhe, frappejauhe
  kaffekapsler, kaffekapsel, kapsler, kapsel, kapselkaffe, kaffe kapsler, espressokapsler, kapsler til kaffemaskine | kaffekapsler, kaffekapsel, kapsler, kapsel, kapselkaffe, kaffe kapsler, espressokapsler, kaffekapslar | kaffekapslar, kaffekapsel, kapslar, kapsel, kaffe kapslar, kapselkaffe, espressokapslar | kahvikapseli, kahvikapselit, kapseli, kapselit, kapselikahvi, espressokapselit, kapselikahvit, cappuccino kapselit, espresso kapselit, lungo kapselit, espressokapseli
    nespresso kapsler, nespresso, nespressokapsler | nespresso kapsler, nespresso, nespressokapsler | nespressokapslar, nespresso kapslar, nespresso | nespresso, nespresso kapselit, nespressokapselit
    dolce gusto, dolce gusto kapsler | dolce gusto, dolce gusto kapsler | dolce gusto, dolce gusto kapslar | dolce gusto, dolce gusto kapselit
    tassimo, tassimo kapsler | tassimo, tassimo kapsler | tassimo, tassimo kapslar | tassimo, tassimo kapselit
  kaffepuder, senseo puder, senseo, kaffepads, kaffe puder | kaffeputer, senseo, kaffepads, kaffepute | kaffepads, senseo, kaffekuddar, kaffekudde | kahvityyny, kahvityynyt, senseo, kahvinappi, kahvityynyjä, kahvipadi
  ?kogekaffe, kogemalet kaffe, kedelkaffe | kokekaffe, kokmalt kaffe, kokmalt, grovmalt kaffe, kjelekaffe | kokkaffe, kokmalet kaffe, kokmalen kaffe, kittelkaffe | pannukahvi, pannujauhatus, nokipannukahvi, keittokahvi, karkea jauhatus
  ?stempelkaffe, grovmalet kaffe, pressekaffe, stempelkandekaffe, kaffe til stempelkande, pressekande kaffe | presskannekaffe, presskannemalt kaffe, stempelkaffe, kaffe til presskanne, pressekannekaffe | presskaffe, grovmalet kaffe, kaffe till presskanna, pressbryggkaffe, french press kaffe | pressokahvi, pressopannukahvi, presso kahvi, pannupressokahvi, french press kahvi
  koffeinfri kaffe, decaf, decaf kaffe, kaffe uden koffein, kaffe koffeinfri | koffeinfri kaffe, decaf, kaffe uten koffein | koffeinfritt kaffe, koffeinfri kaffe, decaf, kaffe utan koffein | kofeiiniton kahvi, decaf, kofeiiniton, kahvi ilman kofeiinia
  økologisk kaffe, øko kaffe, fairtrade kaffe | økologisk kaffe, fairtrade kaffe, økokaffe | ekologiskt kaffe, ekokaffe, ekologisk kaffe, fairtrade kaffe, krav kaffe | luomukahvi, luomu kahvi, reilun kaupan kahvi, ekokahvi
  ?mørkristet kaffe, mørkristet, mørk kaffe, french roast | mørkbrent kaffe, mørkbrent, mørkristet kaffe, fransk brent, mørkbrent filterkaffe, mørk kaffe | mörkrostat kaffe, mörkrost, mörkrostad kaffe, extra mörkrost, extramörkrost, mörkt kaffe | tummapaahtoinen kahvi, tummapaahto, tumma kahvi, tumma paahto, tummapaahtokahvi, tummapaahtoinen, tummapaahtokahvit
  ?lysristet kaffe, mellemristet kaffe, lys kaffe | lysbrent kaffe, lysristet kaffe, mellombrent kaffe, lysbrent, lys kaffe | mellanrost, ljusrostat kaffe, mellanrostat kaffe, skånerost, mellanrostkaffe, ljusrost, ljusrostad kaffe, mellanrostad kaffe | vaaleapaahtoinen kahvi, vaalea paahto, vaaleapaahto, vaaleapaahtoinen, vaaleapaahtokahvi, vaalea kahvi
  automatkaffe, storkøbskaffe, kaffe storpose | automatkaffe, kaffeautomat kaffe | automatkaffe, storpack kaffe | automaattikahvi, tarjoilukahvi, suurkeittiökahvi
kaffeerstatning, kornkaffe, cikoriekaffe, richs | kornkaffe, sikorikaffe, kaffeerstatning | kaffeersättning, kornkaffe, cikoriakaffe, surrogatkaffe, kaffesurrogat | viljakahvi, kahvinkorvike, sikurikahvi, korvikekahvi
kaffesirup, vaniljesirup, karamelsirup, sirup til kaffe, barista sirup, smagssirup | kaffesirup, vaniljesirup, karamellsirup, baristasirup, smakssirup kaffe | kaffesirap, vaniljsirap, karamellsirap, kaffesyrup, smaksirap, baristasirap | kahvisiirappi, kahvisiirapit, vaniljasiirappi, karamellisiirappi, makusiirappi, baristasiirappi, makusiirappi kahviin
kaffecreamer, creamer, flødepulver, coffee mate, kaffeflødepulver, coffee creamer | kaffekrem pulver, coffee mate, fløtepulver, creamer, coffee creamer, kaffefløtepulver | kaffegräddpulver, coffee mate, creamer, gräddpulver, kaffecreamer, torrgrädde | kahvikermajauhe, coffee mate, creamer, kermajauhe, kahvimaitojauhe, kahvinvalkaisija, coffee creamer
~te, tea, teblade, tepakke | te, tea, teblad, tepakke, tepose | te, tea, teblad, tepaket, te paket | tee, teet, tea, teetä, teepaketti, teerasia, teelaatikko
  ?tebreve, teposer, brevte, tepose, tebrev, te i breve, breve te, te poser | teposer, tepose, posete, te i poser, brevte | tepåsar, påste, tepåse, te i påse | teepussi, pussitee, pussiteet, teepussit, yellow label
  løs te, tebladene | løs te, løste, løsvekt te, løsvektste | löste, lösvikts te, löst te, te i lösvikt | irtotee, irtoteet, irtotee pussi
  ?sort te, engelsk te | svart te, sort te, engelsk te | svart te, söderblandning, söderte, söder te, engelskt te | musta tee, mustat teet, englantilainen tee
    earl grey, earl grey te | earl grey, earl grey te | earl grey, earl grey te | earl grey, earl grey tee
    english breakfast, english breakfast te | english breakfast | english breakfast | english breakfast
    darjeeling | darjeeling | darjeeling | darjeeling
    assam | assam | assam | assam
    ceylon te, ceylonte | ceylonte | ceylonte | ceylontee
  grøn te, green tea | grønn te, green tea | grönt te, green tea | vihreä tee, vihreät teet, vihertee
    ~matcha, matchate, matcha pulver, matchapulver, matcha te | matcha, matchate, matchapulver, matcha te | matcha, matchate, matchapulver | matcha, matchatee, matchajauhe, matchapulveri, matcha latte jauhe
    sencha | sencha | sencha | sencha
    jasminte, jasmin te | jasminte, jasmin te | jasminte | jasmiinitee
  hvid te | hvit te | vitt te | valkoinen tee, valkotee
  oolong, oolong te | oolong, oolong te | oolong, oolongte | oolong, oolongtee
  pu erh, pu erh te | pu erh | pu erh | pu erh
  urtete, urte te, herbal tea, detox te, beroligende te | urtete, urte te, urtate | örtte, örtte påsar, örtthe | yrttitee, yrttiteet, yrttihauduke, hauduke, rohdostee
    kamillete, kamille te, kamille | kamillete, kamille te, kamille | kamomillte, kamomill te, kamomill | kamomillatee, kamomilla tee, kamomilla
    pebermyntete, mynte te, myntete, pebermynte te | peppermyntete, myntete, mynte te | pepparmyntste, myntate, mintte | piparminttutee, minttutee, minttu tee
    ingefærte, ingefær te, citron ingefær te | ingefærte, ingefær te, sitron ingefærte | ingefärste, ingefära te, citron ingefära te | inkivääritee, inkivääri tee, sitruuna inkivääritee
    brændenældete, brændenælde te | brennesle te, brenneslete | nässelte, brännässelte | nokkostee
    fennikelte | fennikelte | fänkålste | fenkolitee
    lakridste | lakriste | lakritste | lakritsitee, lakutee
    ammete | ammete | amningste | imetystee, imettävän tee
    hibiskuste, hibiscuste | hibiskuste, hibiscuste | hibiskuste, hibiscuste | hibiskustee, hibiscustee
    salviete | salviete | salviate | salviatee
    gurkemejete | gurkemeiete | gurkmejate, gurkmejete | kurkumatee
    mate te, yerba mate | yerba mate, mate te | yerba mate, matete | yerba mate, matetee
    hybente | nypete | nyponte | ruusunmarjatee
    hyldeblomstte, hyldete | hylleblomstte, hyllete | fläderblomste, fläderte | seljankukkatee
    sovete, aftente, godnat te, nattete | kveldste, sovete, natteste, god natt te, nattete | kvällste, god natt te, sömnte | iltatee, unitee, yötee, nukahtamistee, hyvän yön tee
  rooibos, rooibos te, rød te, rooiboste, rødbuskte | rooibos, rooibos te, rooiboste, rød te, rødbusk, rødbuskte | rooibos, rooibos te, rooiboste, rött te, rödbuskte, rödbusk | rooibos, rooibostee, punapensas, rooibos tee, punainen tee
  frugtte, frugt te | fruktte, frukt te | fruktte, frukt te | hedelmätee, hedelmäteet
  skovbærte, skovbær te, bærte | bærte, skogsbærte, solbærte | bärte, skogsbärste | marjatee, metsämarjatee
  citronte, lemon tea | sitronte, lemon tea | citronte, lemon tea | sitruunatee, lemon tea
  ferskente | ferskente | persikote | persikkatee
  ~chai, chai te, chaite, chai latte, chai latte pulver, masala chai | chai, chai te, chaite, chai latte, masala chai, chai pulver | chai, chai te, chaite, chai latte, chailatte, masala chai | chai, chaitee, chai tee, chai latte, masala chai, intialainen tee
  julete, vinterte, jule te, gløggte | julete, vinterte, gløggte | julte, glöggte, vinterte | joulutee, talvitee, glögitee
  koffeinfri te, decaf te, te uden koffein | koffeinfri te, decaf te | koffeinfritt te, decaf te | kofeiiniton tee
  te gave, teæske, teudvalg, te sortiment | teboks utvalg, te utvalg | telåda, teblandning, tesortiment | teelajitelma, teesekoitus, teerasia lajitelma
istepulver, iste pulver, ice tea pulver, iste i pulver | istepulver, iste pulver, iste pose | istepulver, iste pulver, ice tea pulver | jääteejauhe, jäätee jauhe, jääteepulveri
~kakao, cacao, varm kakao, varm chokolade, kakao i pose | kakao, varm sjokolade, varm kakao, sjokolademelk pulver, cacao | kakao, cacao, varm choklad, varmchoklad | kaakao, kaakaot, kuuma kaakao, kuumasuklaa, kuuma suklaa, kaakaopaketti, kaakaopussi
  ?bagekakao, mørk kakao, ren kakao, usødet kakao | bakekakao, ren kakao, regia kakao, mørk kakao, kakao baking | bakkakao, ren kakao, ögonkakao, ren kakaopulver, osötad kakao | leivontakaakao, tumma kaakao, tumma kaakaojauhe, leivontakaakaojauhe, sokeriton kaakao, puhdas kaakao
  ?kakaopulver, drikkechokolade, chokoladepulver, chokoladedrik pulver, matilde kakaopulver, kakaobreve, kakao i breve, kakaobrev, kakaomælkspulver, varm kakao pulver | kakaopulver, drikkesjokolade, sjokoladepulver, sjokoladedrikk pulver, kakaopose, kakaoposer, kakaobrev, sjokomelkpulver, sjokoladedrikkpulver | kakaopulver, chokladdryck pulver, chokladpulver, drickchoklad, oboy chokladpulver, chokladdryckspulver, chokladmjölk pulver, drickchokladpulver | kaakaojauhe, kaakaojauheet, kaakaojuomajauhe, juomasuklaa, kaakaopulveri, juomakaakao, minttukaakao, suklaajuomajauhe, kaakaojuomajauheet
    oboy, o'boy | oboy, o'boy | oboy, o'boy | oboy, o'boy
    nesquik, nesquick | nesquik, nesquick | nesquik, nesquick | nesquik, nesquick
    - | kakao i pose, porsjonskakao | varma koppen choklad, chokladdryck portionspåse | annoskaakao, kaakao annospussi
  råkakao, råkakaopulver, rå kakao, kakaonibs, kakao nibs | råkakao, kakaonibs, rå kakao, råkakaopulver, kakaobønner knust | råkakao, kakaonibs, kakao nibs | raakakaakao, kaakaonibs, kaakaonibsit, kaakaomurska
  kakaosmør, cacaosmør | kakaosmør | kakaosmör, cacaosmör | kaakaovoi
~salt, pakke salt, saltpakke | salt, saltpakke, saltpose | salt, saltpaket, saltpåse | suola, suolapaketti, suolapussi, suolapurkki
  ?bordsalt, fint salt, køkkensalt, husholdningssalt, spisesalt, fintsalt, køkken salt | bordsalt, fint salt, finsalt, matsalt, kjøkkensalt, husholdningssalt | bordssalt, fint salt, hushållssalt, finsalt | ruokasuola, hieno suola, pöytäsuola, taloussuola, hieno ruokasuola, jauhosuola
  groft salt, grovsalt, mellemgroft salt, groft havsalt | grovsalt, grovt salt, grovt havsalt | grovsalt, grovt salt, grovt havssalt | karkea suola, karkeasuola, karkea merisuola, rouhesuola, suolarouhe
  ~havsalt, hav salt, fint havsalt | havsalt, hav salt, fint havsalt, sjøsalt | havssalt, havs salt, fint havssalt, sjösalt | merisuola, hieno merisuola, meri suola
  flagesalt, saltflager, maldon, flagsalt, maldon salt | flaksalt, saltflak, maldon, maldonsalt, saltflager | flingsalt, maldon, flingsalt maldon, saltflingor, maldonsalt | sormisuola, hiutalesuola, maldon, suolahiutale, suolahiutaleet, maldonsuola
  jodsalt, jodberiget salt, salt med jod | jodsalt, salt med jod, jozo, jodert salt, jodisert salt | jodsalt, jodberikat salt, jozo, joderat salt, joderat bordssalt, salt med jod | jodioitu suola, jodisuola, jodi suola, jodipitoinen suola
  himalayasalt, himalaya salt, lyserødt salt, rosa salt, pink salt | himalayasalt, himalaya salt, rosa salt, himalaya krystallsalt | himalayasalt, himalaya salt, rosa salt, himalaja salt | himalajansuola, ruususuola, himalajan suola, himalayasuola, vaaleanpunainen suola
  urtesalt, herbamare, krydsalt, kryddersalt, aromat salt | urtesalt, herbamare, kryddersalt, kryddet salt | örtsalt, herbamare, kryddsalt, örtkryddsalt | yrttisuola, maustesuola, herbamare, yrttisuolat
  sellerisalt, selleri salt | sellerisalt | sellerisalt | sellerisuola
  hvidløgssalt | hvitløksalt, hvitløkssalt | vitlökssalt | valkosipulisuola
  løgsalt | løksalt | löksalt | sipulisuola
  seltin, mineralsalt, kaliumsalt, lavnatrium salt | seltin, mineralsalt, natriumredusert salt, kaliumsalt, lettsalt | seltin, mineralsalt, mindre natrium salt, lågnatriumsalt, kaliumsalt | mineraalisuola, pansuola, seltin, vähänatriuminen suola, kaliumsuola, kevytsuola
  røgsalt, røget salt | røyksalt, røykt salt | röksalt, rökt salt | savusuola
  salt i kværn, saltkværn fyldt, saltkværn med salt | salt i kvern, saltkvern fylt | saltkvarn fylld, salt i kvarn | suolamylly täytetty, suola myllyssä
  trøffelsalt | trøffelsalt | tryffelsalt | tryffelisuola
  chilisalt | chilisalt | chilisalt | chilisuola
  nitritsalt, colorozo, nitrit salt | nitrittsalt, nitritsalt | nitritsalt, colorozo | nitriittisuola, nitriittisuolat
  syltesalt | syltesalt, hermetikksalt | syltsalt, inläggningssalt, konserveringssalt | säilöntäsuola, säilykesuola, sienisuola, kurkkusuola
  pommes frites salt, pommessalt, pommesfrites krydderi, grillsalt, pomfritkrydderi, pommes frites krydderi, pommeskrydderi, pomfritsalt | pommes frites krydder, grillsalt, fritessalt, pommeskrydder, pommes frites salt, pommes salt | pommes frites krydda, pommessalt, grillsalt, pommes frites salt, pommeskrydda | ranskalaismauste, ranskanperunamauste, ranskalaissuola, grillisuola, ranskissuola, ranskismauste, ranskanperunasuola, ranskalaisten mauste
~krydderi, krydderier, tørret krydderi, kryderi, krydderiglas | krydder, krydderi, kryddere, krydderier, krydderglass, krydderpose | krydda, kryddor, kryddburk, kryddpåse | mauste, mausteet, maustepussi, maustepurkki, maustepussit
  ~peber | pepper | peppar | pippuri
    ?~sort peber, peberkorn, sorte peberkorn, hel peber, sortpeber, sort peber hel, fintmalet peber, malet peber, stødt peber, grovkværnet peber, knust peber | sort pepper, svart pepper, pepperkorn, hel pepper, sort pepper hel, malt pepper, helpepper, hel svart pepper, knust pepper, grovmalt pepper | svartpeppar, svart peppar, pepparkorn, hel svartpeppar, svartpepparkorn, malen peppar, malen svartpeppar, grovmalen svartpeppar, krossad svartpeppar, hel peppar, grovmalen peppar | mustapippuri, musta pippuri, kokonainen mustapippuri, mustapippurirouhe, rouhittu mustapippuri, jauhettu mustapippuri, pippuripussi, mustapippurimylly, pippurirouhe, mustapippurit, rouhepippuri
    ~hvid peber, hvidpeber | hvit pepper, hvitpepper, malt hvitpepper | vitpeppar, vit peppar, malen vitpeppar | valkopippuri, valkoinen pippuri
    grønne peberkorn, grøn peber krydderi, madagaskarpeber, grøn peber | grønnpepper, grønn pepper, madagaskarpepper | grönpeppar, grön peppar, madagaskarpeppar | viherpippuri, vihreä pippuri, madagaskarinpippuri
    rosépeber, rosapeber, rosa peber, rosepeber | rosépepper, rosa pepper, rosepepper, rosépepperkorn | rosépeppar, rosepeppar, rosa peppar, rosa pepparkorn | rosepippuri, roseepippuri, rosépippuri, ruusupippuri
    ~citronpeber, citron peber | sitronpepper, sitron pepper | citronpeppar, citron peppar | sitruunapippuri, sitruuna pippuri
    limepeber | limepepper | limepeppar | limepippuri
    steakpeber, bøfpeber, steak peber | biffpepper, steakpepper | steakpeppar, biffpeppar | pihvipippuri
    ~cayennepeber, cayenne, cayenne peber | cayennepepper, kajennepepper, cayenne, cayenne pepper, cayenne pepper malt | cayennepeppar, cayenne, kajennpeppar | cayennepippuri, cayenne, cayenne pippuri, kajennenpippuri, kajennepippuri
    peberblanding, pebermix, firefarvet peber, 4 peber, blandet peber | pepperblanding, firepepper, peppermiks, 4 pepper, pepperblanding hel | pepparmix, fyrpeppar, pepparblandning, femfärgad peppar, fyrapeppar, fyrpepparmix | pippurisekoitus, pippurimix, neljän pippurin sekoitus, pippurisekoitukset, väripippuri
    peberkværn fyldt, peberkværn engangs, krydderikværn fyldt, peber i kværn, krydderi i kværn | pepperkvern fylt, pepperkvern krydder, pepper i kvern, krydder i kvern | pepparkvarn fylld, kryddkvarn engångs, peppar i kvarn, kryddkvarn | pippurimylly täytetty, maustemylly täytetty, pippuri myllyssä, mauste myllyssä
    szechuanpeber, sichuan peber, timut peber, sichuanpeber | sichuanpepper, szechuanpepper | sichuanpeppar, szechuanpeppar | sichuaninpippuri, szechuanpippuri
  ~allehånde, hel allehånde, stødt allehånde, piment | allehånde, hel allehånde, piment, krydderpepper, nellikpepper | kryddpeppar, hel kryddpeppar, malen kryddpeppar, piment | maustepippuri, jauhettu maustepippuri
  ~kanel, stødt kanel, malet kanel, kanelpose, kanelpulver | kanel, malt kanel, kanelpose, kanelpulver | kanel, malen kanel, kanelpåse, mald kanel, kanelpulver | kaneli, jauhettu kaneli, kanelipussi, kanelijauhe
    kanelstang, kanelstænger, hel kanel | kanelstang, kanelstenger, hel kanel, kanelbark | kanelstång, kanelstänger, hel kanel, kanelpinne | kanelitanko, kanelitangot, kanelitanko kokonainen, kanelipuikko, kanelintanko
    ceylonkanel, ceylon kanel, ægte kanel | ceylonkanel, ceylon kanel, ekte kanel | ceylonkanel, ceylon kanel, äkta kanel | ceyloninkaneli, ceylonkaneli, ceylon kaneli, aito kaneli
  ~kardemomme, stødt kardemomme, hel kardemomme, kardemommefrø, kardemommekapsler, kardemommepulver | kardemomme, malt kardemomme, hel kardemomme, kardemommefrø, kardemommekapsler, kardemommepulver | kardemumma, malen kardemumma, stött kardemumma, kardemummakärnor, kardemummafrö, kardemummakapslar, hel kardemumma, kardemummapulver | kardemumma, jauhettu kardemumma, kokonainen kardemumma, rouhittu kardemumma, kardemummansiemen, kardemumman siemenet, kardemummajauhe
  ~nelliker, nellike, stødt nellike, hele nelliker, kryddernelliker, nellikepulver | nellik, nelliker, malt nellik, hel nellik, nellikspiker, hele nelliker, kryddernellik | nejlika, nejlikor, kryddnejlika, malen nejlika, hel nejlika, kryddnejlikor, nejlikpulver | neilikka, neilikat, mausteneilikka, jauhettu neilikka, mausteneilikat, neilikkajauhe
  ~stødt ingefær, ingefær stødt, ingefærpulver, ingefær krydderi | malt ingefær, ingefær malt, ingefærpulver | malen ingefära, ingefära mald, ingefärspulver, mald ingefära | jauhettu inkivääri, inkiväärijauhe, kuivattu inkivääri, inkivääripulveri
  ~muskatnød, muskat, stødt muskatnød, hele muskatnødder | muskatnøtt, muskat, malt muskat, hele muskatnøtter, muskatnøtt malt | muskotnöt, muskot, riven muskot, malen muskot, muskotnöt malen | muskottipähkinä, muskotti, jauhettu muskotti, muskottipähkinäjauhe
    muskatblomme | muskatblomme | muskotblomma | muskottikukka
  stjerneanis, hel stjerneanis | stjerneanis | stjärnanis | tähtianis, tähtianikset
  anis, anisfrø, anisfrø hele | anis, anisfrø | anis, anisfrö, anisfrön | anis, aniksensiemen, anisjauhe
  ~fennikelfrø, fennikel frø | fennikelfrø, malt fennikel | fänkålsfrö, fänkålsfrön, fänkål malen, malen fänkål | fenkolinsiemen, fenkolinsiemenet, fenkoli mauste, fenkoli jauhettu
  ~spidskommen, stødt spidskommen, cumin | spisskummen, spisskarve, spisskumen, cumin, malt spisskummen, jeera | spiskummin, malen spiskummin, cumin, jeera | juustokumina, jeera, jauhettu juustokumina, roomankumina, roomalainen kumina, kumin
  ~kommen, hel kommen, kommenfrø | karve, hel karve, karvefrø, karvi | kummin, hel kummin, brödkryddor kummin, brödkummin | kumina, kuminansiemen, kuminansiemenet, kokonainen kumina, jauhettu kumina
  brødkrydderi, rugbrødskrydderi | brødkrydder | brödkrydda, brödkryddor, limpkrydda | limppumauste, leipämauste, limppumausteet
  ~stødt koriander, korianderfrø, koriander krydderi, koriander stødt | malt koriander, korianderfrø, koriander malt, korianderkrydder, hel koriander | malen koriander, korianderfrö, korianderfrön, hel koriander, korianderkrydda | jauhettu korianteri, korianterinsiemen, korianterinsiemenet, korianterijauhe, korianteri mauste
  ~gurkemeje, stødt gurkemeje, gurkemejepulver, turmeric | gurkemeie, gurkemeje, gurkemeiepulver, malt gurkemeie | gurkmeja, malen gurkmeja, gurkmejapulver | kurkuma, jauhettu kurkuma, kurkumajauhe, kurkumapulveri
  ~karry, curry, karrypulver, karry stærk, madras karry, mild karry, currypulver, karrykrydderi | karri, karripulver, karry, curry, currypulver, karrikrydder, curry krydder | curry, currypulver, curry krydda, madrascurry | curry, curryjauhe, curry jauhe, madras curry mauste, curry mauste
  karryblade | karriblader | curryblad | currylehti, currylehdet
  ~paprika, paprikapulver, paprika krydderi, paprika sød, sød paprikapulver | paprikapulver, paprika krydder, paprikakrydder, søt paprika malt, paprikakrydderi, edelsøt paprika | paprikapulver, paprika krydda, malen paprika | paprikajauhe, paprika mauste, paprikajauheet, makea paprikajauhe, makea paprika mauste
    røget paprika, røget paprikapulver, pimenton | røkt paprika, røkt paprikapulver, røyka paprika, pimenton | rökt paprika, rökt paprikapulver, rökt paprikakrydda, pimenton | savupaprika, savustettu paprika, savupaprikajauhe, pimenton
  ~chilipulver, chili pulver, stødt chili, chili krydderi | chilipulver, chili pulver, malt chili, chilikrydder, chilikrydderi | chilipulver, chili pulver, malen chili, chilikrydda | chilijauhe, chili jauhe, chilimauste, chilijauheet, chilipulveri
    chiliflager, chili flager, tørret chili, knust chili, knuste chiliflager, chiliflakes | chiliflak, chili flak, tørket chili, knust chili, chiliflakes | chiliflakes, chiliflingor, torkad chili, krossad chili, chili flakes, chiliflak | chilihiutale, chilihiutaleet, chilirouhe, kuivattu chili, chilihiutaleita
    ancho chili, chipotle pulver, chipotlechili, ancho | ancho chili, chipotlepulver, ancho, chipotlechili | ancho chili, chipotlepulver, chipotlechili, ancho | ancho chili, chipotlejauhe, chipotlechili, ancho
  ~piri piri, piripiri, peri peri | piri piri, piripiri, peri peri | piri piri, piripiri, peri peri | piri piri, piripiri, peri peri
  ~hvidløgspulver, hvidløg pulver, tørret hvidløg, hvidløgsgranulat, hvidløgskrydderi | hvitløkspulver, hvitløkpulver, hvitløk pulver, tørket hvitløk, hvitløkskrydder, hvitløksgranulat, granulert hvitløk | vitlökspulver, vitlöks pulver, torkad vitlök, vitlökskrydda, vitlöksgranulat | valkosipulijauhe, valkosipulirouhe, valkosipulimauste, kuivattu valkosipuli, valkosipuligranulaatti, valkosipulipulveri, rakeistettu valkosipuli
  ~løgpulver, løg pulver, tørrede løg, løggranulat, løgkrydderi | løkpulver, løk pulver, tørket løk, løkgranulat, granulert løk, tørka løk | lökpulver, lök pulver, torkad lök, lökgranulat, lökkrydda | sipulijauhe, sipulirouhe, kuivattu sipuli, sipuligranulaatti, sipulipulveri, sipulimauste
  ~safran, stødt safran, safranpulver, safranbrev, safrantråde | safran, safranpulver, safranpose, safrantråder | saffran, saffranspulver, malen saffran, saffranspåse, saffranskuvert, saffranspaket, påse saffran, saffranstrådar, hel saffran | sahrami, jauhettu sahrami, sahramipussi, sahramirihma, kokonainen sahrami, sahraminluotti
  ~laurbærblade, laurbær, laurbærblad | laurbærblad, laurbær, laurbærblader, laurbærblad tørket | lagerblad, lagerbärsblad, lagerbärsblad torkade | laakerinlehti, laakerinlehdet, laakerilehti
  tørrede krydderurter, tørrede urter | tørkede urter, tørkede krydderurter, urtekrydder | torkade örter, torkade kryddörter, örtkryddor, örtkrydda | kuivatut yrtit, kuivattu yrtti, yrttimausteet, yrttimauste
    ~oregano, tørret oregano | oregano, tørket oregano, oreganokrydder | oregano, torkad oregano, oreganokrydda | oregano, kuivattu oregano, oreganomauste
    ~timian, tørret timian | timian, tørket timian, timiankrydder | timjan, torkad timjan, timjankrydda | timjami, kuivattu timjami, timjamimauste
    ~rosmarin, tørret rosmarin | rosmarin, tørket rosmarin, rosmarinkrydder | rosmarin, torkad rosmarin, rosmarinkrydda | rosmariini, kuivattu rosmariini, rosmariinimauste
    ~tørret basilikum, basilikum tørret, basilikum, basilikum krydderi | tørket basilikum, basilikum, basilikumkrydder | torkad basilika, basilika, basilikakrydda | kuivattu basilika, basilika, basilikamauste
    ~tørret persille, persille tørret | tørket persille, persillekrydder | torkad persilja, persiljekrydda | kuivattu persilja, persiljamauste, persilja kuivattu
    ~tørret dild, dild tørret, dildfrø | tørket dill, dillfrø, dillkrydder | torkad dill, dillfrö, dillkrydda, dillfrön | kuivattu tilli, tillinsiemen, tillimauste, tilli kuivattu
    ~merian, tørret merian | merian, tørket merian, merianskrydder | mejram, torkad mejram, mejramkrydda | meirami, kuivattu meirami, meiramimauste
    ~salvie, tørret salvie | salvie, tørket salvie | salvia, torkad salvia | salvia, kuivattu salvia, salviamauste
    ~estragon, tørret estragon | estragon, tørket estragon | dragon, torkad dragon | rakuuna, kuivattu rakuuna
    ~tørret mynte, mynte tørret | tørket mynte, mynte tørket | torkad mynta, mynta torkad | kuivattu minttu, minttu kuivattu
    ~tørret purløg, frysetørret purløg | tørket gressløk, gressløk tørket | torkad gräslök, gräslök torkad | kuivattu ruohosipuli, ruohosipuli kuivattu
    løvstikke | løpstikke, løvstikke | libbsticka | lipstikka
    kørvel tørret, tørret kørvel | tørket kjørvel | torkad körvel, körvel torkad | kuivattu kirveli
    sar, sarkrydderi | sar, bønneurt, sar krydder | kyndel | kynteli
    isop | isop | isop | iisoppi
    provencekrydderi, herbes de provence, provencalske urter, urter fra provence, provence krydderi, urter de provence, provencalsk krydderi | herbes de provence, provencekrydder, provencalske urter, provencalsk krydder | herbes de provence, provencekrydda, örter de provence, provencekryddor, provensalska örter | provencen yrtit, herbes de provence, provencale mauste, provencalen yrttiseos, provence mauste
    bouquet garni | bouquet garni | bouquet garni | bouquet garni
    urteblanding, krydderurteblanding | urteblanding, fines herbes, urtemiks | örtblandning, fines herbes, örtmix, fransk örtblandning | yrttisekoitus, yrttiseos, yrttimausteseos
  ~enebær, tørrede enebær | einebær, tørket einebær, einerbær | enbär, torkade enbär | katajanmarja, kuivattu katajanmarja, katajanmarja kuivattu
  ~sennepsfrø, sennepspulver, gule sennepsfrø, colman sennepspulver, sennepskorn, brune sennepsfrø | sennepsfrø, sennepspulver, gule sennepsfrø, sennepskorn, brune sennepsfrø | senapsfrö, senapspulver, gula senapsfrön, senapsfrön, senapskorn, bruna senapsfrön | sinapinsiemen, sinappijauhe, sinapinsiemenet, sinappijauho, keltaiset sinapinsiemenet
  bukkehornsfrø, bukkehorn, fenugreek | bukkehornkløver, bukkehornfrø, fenugreek, bukkehornkløverfrø, methi | bockhornsklöver, bockhornsklöverfrö, fenugreek, methi | sarviapila, sarviapilan siemen, fenugreek
  nigellafrø, sortkommen, nigella | nigellafrø, svartkarve, nigella | svartkummin, nigellafrön, nigella, nigellafrö | mustakumina, neidonkukan siemen, nigella
  sumak, sumac | sumak, sumac | sumak, sumac | sumakki, sumac
  zaatar, za'atar, zatar | zaatar, za'atar, zatar | zaatar, za'atar, zatar | zaatar, za'atar, zatar
  dukkah, dukka | dukkah, dukka | dukkah, dukka | dukkah
  ras el hanout, marokkansk krydderi | ras el hanout, marokkansk krydder | ras el hanout, marockansk krydda | ras el hanout, marokkolainen mauste
  baharat | baharat | baharat | baharat
  shawarma krydderi | shawarmakrydder | shawarmakrydda | shawarmamauste
  ~garam masala, masala, masala krydderi | garam masala, masala, masalakrydder, indisk krydder | garam masala, masala, masalakrydda, indisk krydda | garam masala, masala, masalamauste, intialainen mauste
  ~tandoori, tandoori krydderi, tandoori masala, tikka krydderi | tandoori, tandoorikrydder, tandoori masala, tikkakrydder | tandoori, tandoorikrydda, tandoori masala, tikkakrydda | tandoori, tandoorimauste, tandoori masala, tikkamauste
  fem krydderi, five spice, kinesisk krydderi, femkrydderi | five spice, fem krydder, kinesisk krydder | five spice, femkryddor, kinesisk krydda, kinakrydda | viiden mausteen seos, five spice, kiinalainen mauste, viiden mausteen mauste
  thaikrydderi, asiatisk krydderi | thaikrydder, asiatisk krydder, asiakrydder | thaikrydda, asiatisk krydda, asienkrydda | thaimauste, aasialainen mauste, aasiamauste
  wokkrydderi, wok krydderi | wokkrydder | wokkrydda | wokmauste
  nasi goreng krydderi | nasi goreng krydder | nasi goreng krydda | nasi goreng mauste
  ~citrongræs tørret, tørret citrongræs | tørket sitrongress | torkat citrongräs | kuivattu sitruunaruoho
  ~limeblade, tørrede limeblade, kaffirlimeblade | limeblader, kaffirlimeblad, limeblad | limeblad, kaffirlimeblad | limetinlehti, limetinlehdet, kaffirlimetin lehti
  ~galangal, galanga | galangal, galanga | galangal, galanga | galangal, galanga
  krydderiblanding, krydderimix, krydderi blanding, krydderimiks, blandet krydderi | krydderblanding, kryddermiks, krydderiblanding, kryddermix, krydderblandinger | kryddblandning, kryddmix, krydd mix, blandkrydda | mausteseos, maustesekoitus, mausteseokset, maustesekoitukset, maustemix, mausteseospussi
    tacokrydderi, taco krydderi, taco krydderimix, tacokrydderimix, tacomix, taco mix, taco spice mix, tacospicemix, taco spice | tacokrydder, taco krydder, tacokryddermiks, taco kryddermix, tacomix, taco krydderi, taco mix, tacokrydderpose | tacokrydda, tacokryddmix, taco kryddmix, taco krydda, tacomix, taco mix, tacokryddpåse, tacokryddor | tacomauste, taco mauste, tacomausteseos, taco mausteseos, tacomausteet, tacomaustepussi, tacomaustepussit, tacomix
    fajita krydderi, burritokrydderi, mexicansk krydderi, fajitakrydderi | fajitakrydder, burritokrydder, meksikansk krydder, texmex krydder | fajitakrydda, fajita kryddmix, burritokrydda, mexikansk krydda, texmexkrydda | fajitamauste, burritomauste, meksikolainen mauste, texmex mauste
    guacamolemix, guacamole krydderi, guacamole mix | guacamolemix, guacamole krydder, guacamole mix, guacamolemiks | guacamolemix, guacamole mix, guacamolekrydda | guacamolemauste, guacamole mix
    italiensk krydderi, italiensk krydderiblanding, pastakrydderi | italiensk krydder, italiensk krydderblanding, pastakrydder | italiensk krydda, italiensk kryddblandning, pastakrydda, italienska örter, italienska kryddor | italialainen mauste, italian yrttiseos, pastamauste, italialainen yrttiseos, italianmauste
    pizzakrydderi, pizza krydderi | pizzakrydder, pizza krydder | pizzakrydda, pizza krydda | pizzamauste, pizza mauste
    grillkrydderi, grill krydderi, bbq krydderi, barbecue krydderi, barbecuekrydderi | grillkrydder, grill krydder, bbq krydder, piffi, piffi grillkrydder, piffikrydder, barbecuekrydder, grillkryddermiks | grillkrydda, grill krydda, bbq krydda, barbecuekrydda, grillkryddor | grillimauste, grilli mauste, bbq mauste, grillimausteet, grillausmauste, barbecuemauste
    bbq rub, rub, dry rub, bbq rubs, pulled pork rub, pulled pork krydderi | rub, bbq rub, dry rub, pulled pork krydder, bbq krydderrub | rub, bbq rub, dry rub, pulled pork krydda, grillrub | rub, bbq rub, rubi, pulled pork mauste, grillirubi, kuivarub, kuivamarinadi
    kyllingekrydderi, kylling krydderi, kyllingkrydderi | kyllingkrydder, kylling krydder, grillkyllingkrydder | kycklingkrydda, kyckling krydda, grillkyckling krydda | kanamauste, broilerimauste, kana mauste, grillikana mauste, kanamausteet
    bøfkrydderi, steak krydderi, hakkebøf krydderi, kødkrydderi, oksekødskrydderi, steakkrydderi, hamburgerkrydderi, kødboller krydderi | biffkrydder, kjøttkrydder, hamburgerkrydder, steakkrydder, kjøttdeigkrydder, kjøttkakekrydder, kjøttbollekrydder | köttkrydda, köttfärskrydda, biffkrydda, hamburgerkrydda, steakkrydda, köttbullskrydda, köttbullekrydda | pihvimauste, jauhelihamauste, lihamauste, hampurilaismauste, pihvimausteet, lihapullamauste, burgerimauste
    stegekrydderi | stekekrydder, steikekrydder | stekkrydda | paistimauste, paistomauste
    flæskestegskrydderi, svinekrydderi | ribbekrydder, svinekrydder | fläskkrydda | possumauste, porsasmauste
    lammekrydderi | lammekrydder, pinnekjøttkrydder, pinnekjøtt krydder | lammkrydda | lammasmauste
    vildtkrydderi | viltkrydder | viltkrydda | riistamauste
    fiskekrydderi, fisk krydderi, laksekrydderi, skaldyrskrydderi | fiskekrydder, fisk krydder, laksekrydder, laks krydder | fiskkrydda, fisk krydda, laxkrydda | kalamauste, kala mauste, lohimauste, kalamausteet, kala mausteseos
    kartoffelkrydderi, kartoffel krydderi, kartoffelbådekrydderi | potetkrydder, potet krydder, ovnspotetkrydder | potatiskrydda, potatis krydda, klyftpotatiskrydda, potatiskryddor | perunamauste, peruna mauste, lohkoperunamauste
    salatkrydderi, salat krydderi | salatkrydder, salat krydder | salladskrydda | salaattimauste, salaatti mauste
    grøntsagskrydderi | grønnsakskrydder, grønnsak krydder | grönsakskrydda | kasvismauste, vihannesmauste
    avocadokrydderi, avokadokrydderi | avokadokrydder | avokadokrydda | avokadomauste
    kebabkrydderi, kebab krydderi, dönerkrydderi | kebabkrydder, kebab krydder, kebabkrydderi | kebabkrydda, kebab krydda | kebabmauste, kebab mauste
    gyroskrydderi, gyros krydderi, gyros krydder | gyroskrydder | gyroskrydda, grekisk krydda | gyrosmauste, kreikkalainen mauste
    tzatzikikrydderi | tzatzikikrydder | tzatzikikrydda | tsatsikimauste, tzatzikimauste
    ~cajun, cajunkrydderi, cajun krydderi, creole krydderi | cajun, cajunkrydder, cajun krydder | cajun, cajunkrydda, cajun krydda | cajun, cajunmauste, cajun mauste
    ~jerk, jerkkrydderi, jerk krydderi | jerk, jerkkrydder | jerkkrydda, jerk krydda | jerkmauste
    pølsekrydderi | pølsekrydder | korvkrydda | makkaramauste
    medisterkrydderi | medisterkrydder | - | -
    leverpostejkrydderi | leverposteikrydder | - | -
    fiskefrikadellekrydderi | fiskekakekrydder | - | -
    bagel krydderi, everything bagel | bagel krydder, everything bagel | bagelkrydda, everything bagel | bagelmauste, everything bagel
    æggekrydderi, toastkrydderi | eggkrydder | äggkrydda | munamauste
    gullaschkrydderi | gulasjkrydder | gulaschkrydda, gulashkrydda | gulassimauste
    svampekrydderi, champignonkrydderi | soppkrydder | svampkrydda | sienimauste
    suppekrydderi, sovsekrydderi | suppekrydder, sauskrydder | soppkrydda, såskrydda | keittomauste, soppamauste, kastikemauste
    popcornkrydderi, popcorn krydderi, chipskrydderi | popcornkrydder, popcorn krydder, popcorn smak, popcornsalt | popcornkrydda, popcorn krydda, popcornsalt | popcornmauste, popcorn mauste, popcornmausteet, popcornsuola
    allround krydderi, all krydderi, universalkrydderi | allkrydder, allroundkrydder, universalkrydder | allkrydda, allroundkrydda, universalkrydda | yleismauste, yleismausteseos
  kagekrydderi, brunkagekrydderi, peberkagekrydderi, honningkagekrydderi, pumpkin spice, julekrydderi, pebernødkrydderi | pepperkakekrydder, kakekrydder, julekrydder, pumpkin spice | pepparkakskrydda, pepparkakskryddor, julkryddor, pumpkin spice | piparkakkumauste, piparimauste, kakkumauste, piparkakkumausteet, joulumauste, piparkakkumausteseos
  gløggkrydderi, gløgg krydderi, gløgekstrakt, snapsekrydderi | gløggkrydder, glögg krydder, gløggessens | glöggkrydda, glöggkryddor, glögg krydda, snapskrydda, glöggkrydda påse, glöggextrakt | glögimauste, glögi mauste, glögimausteet, glögimausteseos, glögiuute
  syltekrydderi, agurkekrydderi | sylteagurkkrydder, syltekrydder, sildekrydder | inläggningskryddor, sillkrydda, gurkkryddor, ättiksgurkkrydda, inläggningskrydda, gurkkrydda | säilöntämauste, kurkkumauste, säilöntämausteet, etikkakurkkumauste, kurkkumausteet, suolakurkkumauste
  ~lakridspulver, rå lakridspulver, lakridsrod | lakrispulver, lakrisrot, råslakris | lakritspulver, lakritsrot, rålakrits | lakritsijauhe, lakritsinjuuri, lakritsijuuri, lakritsipulveri
  hybenskalpulver | nypepulver, nypeskallpulver | nyponpulver, nyponskalspulver | ruusunmarjajauhe, ruusunmarjapulveri
  peberrodspulver | pepperrotpulver | pepparrotspulver | piparjuurijauhe
  ~citronskal, citronskal tørret, revet citronskal | sitronskall, tørket sitronskall, revet sitronskall, sitronzest | citronskal, torkat citronskal, rivet citronskal, citronzest | sitruunankuori, kuivattu sitruunankuori, sitruunan kuori, raastettu sitruunankuori, sitruunankuorijauhe
  ~appelsinskal | appelsinskall, appelsinskall tørket, appelsinzest | apelsinskal, torkat apelsinskal, apelsinzest | appelsiininkuori, appelsiinin kuori, appelsiininkuorijauhe
  rødbedepulver | rødbetpulver | rödbetspulver | punajuurijauhe
  brændenældepulver | neslepulver | nässelpulver | nokkosjauhe, nokkospulveri
  aromat, det tredje krydderi, tredje krydderi, msg, smagsforstærker, fondor, smagsgiver, umami krydderi, smagsforstærker pulver | aromat, det tredje krydder, msg, natriumglutamat, fondor, umamikrydder, smaksforsterker | aromat, aromatkrydda, msg, glutamat, fondor, umamikrydda, smakförstärkare, natriumglutamat | aromat, aromisuola, natriumglutamaatti, fondor, arominvahvenne, umamimauste, glutamaatti, msg
maggi, maggi aroma | maggi, maggi aroma, maggi krydder | maggi, maggi arom, maggi krydda | maggi, maggi aromi, maggi kastike
ristede løg, sprøde løg, stegte løg, ristet løg, sprøde ristede løg, hotdogløg, ristede hotdogløg | sprøstekt løk, sprøstekte løk, ristet løk, sprø løk, stekt løk, sprøløk, løk sprøstekt, sprøstekt løk pose, hotdogløk | rostad lök, rostadlök, friterad lök, krispig lök, rostade lökar, korvlök, stekt lök, hotdoglök | paahdettu sipuli, rapea sipuli, paahtosipuli, sipulirapea, rapeat sipulit, paahdetut sipulit, hodarisipuli, sipulirouhe paahdettu, hot dog sipuli
baconbits, bacon bits, baconterninger tørrede, baconsprødt, baconstykker | bacon bits, baconbits, baconstrø, sprø bacon, bacondryss | baconbits, bacon bits, baconströssel, baconsmulor, bacontärningar torra | pekonirouhe, pekonilastu, bacon bits, pekonirouheet, pekonimuru, pekonibitit`,
}
