import type { GoodsTable } from '../goods-table.ts'

/** Sweets, chocolate, chewing gum, and sweets for the seasons. */
export const sweets: GoodsTable = {
  part: 'sweets-snacks',
  rows: `
slik, godter, guf, søde sager, lørdagsslik | godteri, snop, gotteri, godter, søtsaker, lørdagsgodt, snaskens | godis, gotter, snask, sötsaker, lördagsgodis | karkki, karkit, makeinen, makeiset, namu, namut, nami, namit, herkku, herkut, karkkia
  blandet slik, slikblanding, slikpose, slikposer, blandslik, bland selv slik, løst slik | smågodt, godteripose, godteriposer, løsvektgodteri, godteriblanding, løsgodt | lösgodis, plockgodis, godispåse, godispåsar, godisblandning, smågodis, lösviktsgodis, godismix | irtokarkki, irtokarkit, karkkipussi, karkkipussit, karkkisekoitus, makeissekoitus, irtomakeiset
    matador mix | gott og blandet | gott och blandat, gott & blandat | -
  vingummi, winegum, vingummier, wine gum | vingummi, vingummier, gelegodteri, seigt godteri | vingummi, fruktgodis, gelégodis, gelegodis, vingummin | viinikumi, viinikumit, hedelmäkarkki, hedelmäkarkit, kumikarkki, kumikarkit
    vingummibamser, gummibamser, vingummibamse, guldbamser | vingummibjørner, gummibjørner | gummibjörnar, gelébjörnar, nallegodis | nallekarkki, nallekarkit, kumikarhut
    surt slik, sure vingummier, sur slik | surt godteri, surt smågodt, sure føtter | surt godis, sura godisar, sursockrat godis, sura | kirpeä karkki, kirpeät karkit, kirpeät makeiset, happokarkki
    colaflasker, vingummi cola | colaflasker | colaflaskor | kolapullot, kolakarkki, cola karkki
    - | seigmenn, laban seigmenn, seigmann | - | -
    - | - | ahlgrens bilar, bilar godis | autokarkki, ahlgrens bilar
    - | - | geléhallon, gelehallon, hallonlakritsskallar | -
    - | skolekritt godteri | ferraribilar | tutti frutti, tuttifrutti
    - | bubs | bubs, bubs godis | bubs
    sukkerfri vingummi | sukkerfri vingummi | sockerfri vingummi | sokeriton viinikumi
    gelatinefri vingummi, veganske vingummier | vegansk vingummi | vegansk vingummi | vegaaniset karkit, liivatteeton karkki
    jelly beans, jellybeans | jelly beans, jellybeans | jelly beans, jellybeans | jelly beans
  haribo | haribo | haribo | haribo
  skittles | skittles | skittles | skittles
  - | - | - | aakkoset, aakkoskarkit
  ~lakrids, lakrits | lakris, lakrisgodteri | lakrits, lakritsgodis | lakritsi, lakritsit, laku, lakut, lakritsikarkki
    saltlakrids, salt lakrids, salmiak, salmiaklakrids | saltlakris, salt lakris, salmiakk, salmiakklakris | saltlakrits, salt lakrits, salmiak, salmiakgodis | salmiakki, salmiakit, salmiakkikarkki, suolalakritsi
      tyrkisk peber, turkisk peber | tyrkisk pepper, tyrkisk peber | turkisk peppar, tyrkisk peber | turkinpippuri, turkinpippurit, tyrkisk peber
      piratos | piratos | djungelvrål | apteekin salmiakki, apteekkisalmiakki
      spunk | spunk | spunk | spunk
    lakridsblanding, lakridsmix | lakrisblanding, lakrismiks | lakritsmix, lakritsblandning | lakritsisekoitus, salmiakkisekoitus
    sød lakrids | søt lakris | söt lakrits | makea lakritsi
    lakridskonfekt, engelsk lakridskonfekt, engelsk lakrids | lakriskonfekt, engelsk konfekt | lakritskonfekt, engelsk konfekt, engelsk lakritskonfekt | englanninlakritsi, englanninlakritsit, lakritsikonvehti
    lakridsbånd, lakridssnørebånd, lakridsruller | lakrisbånd, lakrislisser, lakrissnører, lakrisrull | lakritsremmar, lakritssnöre, lakritssnören, lakritsrulle | lakritsinauha, lakunauha, lakritsinauhat
    lakridsstænger, lakridsrør, lakridspinde | lakrispinner, lakrisrør, lakrisbåter | lakritsstång, lakritsstänger, lakritsrör, lakritsbåtar | lakupatukka, lakupatukat, lakritsipatukka, lakupiippu, lakupiiput
    chokoladelakrids, lakrids med chokolade, chokoladeovertrukket lakrids | sjokoladelakris, lakris med sjokolade | chokladlakrits, lakrits med choklad, dragerad lakrits | suklaalakritsi, suklaalaku
      lakrids by bülow, bülow | lakrids by bülow, bülow | lakrids by bülow, bülow | lakrids by bülow
  bolcher, bolsjer, bolche, bolsje, hårde bolcher | drops, sukkertøy, karamelldrops, hardt godteri, kamferdrops | karameller, hårda karameller, karamell | karamelli, karamellit, kovat karamellit, kova karkki
    kongen af danmark | kongen af danmark | kungen av danmark, anisgodis | aniskaramelli
    mintbolcher, pebermyntebolcher | mintdrops, peppermyntedrops | mintkarameller, pepparmintskarameller | minttukaramelli, minttukaramellit, minttukarkki, marianne, mariannet
    sukkerfri bolcher | sukkerfrie drops | sockerfria karameller | sokeriton karamelli
    fyldte bolcher | fylte drops | fyllda karameller | täytekaramelli
  pastiller, pastil | pastiller, pastill | pastiller, pastill, tablettask, tablettaskar | pastilli, pastillit, pastilliaski
    halspastiller, halspastil, halstabletter, hostebolcher | halspastiller, halstabletter, hostepastiller | halstabletter, halstablett, halspastiller | kurkkupastilli, kurkkupastillit, yskänpastilli, kurkkukarkki
      fishermans friend, fisherman's friend, fishermans | fishermans friend, fisherman's friend, fishermans | fishermans friend, fisherman's friend, fishermans | fishermans friend, fisherman's friend
      läkerol, lækerol | läkerol, lakerol | läkerol | läkerol, läkerolit
      ga-jol, gajol | ga-jol, gajol | ga-jol, gajol | -
      vicks halspastiller, vicks blå | vicks halspastiller, vicks blå | vicks blå, vicks halstabletter | vicks kurkkupastilli
      - | ifa, ifa pastiller | bronzol | mynthon
    mintpastiller, pebermyntepastiller, mints | mintpastiller, mints | mintpastiller, minttabletter, mints | minttupastilli, minttupastillit
    tic tac, tictac | tic tac, tictac | tic tac, tictac | tic tac, tictac
    mentos | mentos | mentos | mentos
    - | - | - | ksylitolipastilli, ksylitolipastillit, xylitolpastilli
    - | - | - | sisu, sisu pastilli
  ~karameller, karamel, flødekarameller, flødekaramel | karameller, karamell, fløtekarameller, fløtekaramell | kola, kolor, gräddkola, mjölkkola, smörkola | kermakaramelli, kermakaramellit, kinuski, kinuskit, kinuskikarkki
    ~toffee, toffees | toffee, toffees | toffee, toffeer | toffee, toffeet, kermatoffee, toffeekarkki
    ~saltkaramel, salt karamel, saltet karamel | saltkaramell, salt karamell | saltkola, salt kola, salt karamell, sea salt caramel | suolattu kinuski, suolainen kinuski, merisuolatoffee
    ~dumle | dumle | dumle | dumle, dumlet
    werthers original, werthers, werther's original | werthers original, werthers | werthers original, werthers, werther's original | werthers original, werthers
    ~fudge | fudge | fudge | fudge
    - | - | knäck, julknäck | -
    riesen | riesen | riesen | riesen
  ~skumfiduser, skumfidus, marshmallows, marshmallow | marshmallows, marshmallow, skumgodteri, grillmarshmallows | marshmallows, marshmallow, skumgodis, grillskum, skumbitar | vaahtokarkki, vaahtokarkit, marshmallow, marshmallows, grillivaahtokarkit
    skumbananer, skumbanan | skumbananer | skumbananer, bananskum, bananskids | vaahtobanaani, banaanivaahtokarkki
    skumslik, skum | - | skumkantareller, skumsvampar | -
    - | bamsemums, bamse mums | juleskum, skumtomtar | -
    mini marshmallows, mini skumfiduser | mini marshmallows | mini marshmallows, minimarshmallows | minivaahtokarkit, mini vaahtokarkki
  slikkepind, slikkepinde, lollipop, lollipops | kjærlighet på pinne, slikkepinne, slikkepinner, lollipop | klubba, klubbor, godisklubba, godisklubbor, slickepinne, slickepinnar | tikkari, tikkarit, tikkukaramelli, tikkukaramellit
    chupa chups | chupa chups | chupa chups | chupa chups
  marcipanfigurer, marcipangrise, marcipanfrugter | marsipanfigurer, marsipangris, marsipangriser | marsipanfigurer, marsipangris, marsipangrisar | marsipaanihahmo, marsipaanihahmot, marsipaanipossu
  ~marcipan, marsipan | marsipan, marcipan | marsipan, mandelmassa marsipan | marsipaani, marsipaanit
    marcipanbrød, marcipanstang | marsipanbrød | marsipanbröd, marsipanlimpa | marsipaanileipä, marsipaanileivät
  ~nougat, blød nougat | nougat, nugat | nougat, nugat | nougat, nougatit
    fransk nougat, hvid nougat, turron | fransk nougat, turron | fransk nougat, turron | turron, nugaa, valkoinen nougat
  ~krokant | krokan, krokant | krokant | krokantti
  turkish delight, lokum | turkish delight, lokum | turkish delight, lokum, turkisk konfekt | turkish delight, lokum
  halva, halwa | halva | halva | halva
  gelefrugter, geléfrugter, frugtgele slik | gelefrukter, marmeladekuler | geléfrukter, marmeladgodis, gröna kulor | marmeladikuula, marmeladikuulat, vihreät kuulat, vihreä kuula, marmeladikarkki, marmeladikonvehti
  brændte mandler, sukkerristede mandler | brente mandler | brända mandlar | paahdetut mantelit, sokerimantelit, sokerimanteli
  candyfloss, sukkervat | sukkerspinn, candyfloss | sockervadd, candyfloss | hattara, hattarat
  sukkerstok, sukkerstokke, candy cane | polkagris, sukkerstang, candy cane, sukkerstenger | polkagris, polkagrisar, candy cane | piparminttutanko, polkagris, candy cane, sokeritanko
  slikhalskæde, slikarmbånd, sliksmykker | godterismykke, godterikjede | godishalsband, godisarmband | karkkikaulakoru, karkkikaulakorut, karkkikoru
  slikspray, slik spray, flydende slik | godterispray, flytende godteri | godisspray, flytande godis | karkkispray, nestekarkki
  popping candy, poprocks, springslik | popping candy, pop rocks | sprakgodis, sprängpulver, pop rocks | poksuvat karkit, poksukarkki
  slikstænger, dipstænger slik, surt bånd, sure bånd | surbånd, sure bånd, surstenger | surremmar, sura remmar, sura stänger, remmar | hapannauha, hapannauhat, hapanmatto, nauhakarkki
  frysetørret slik | frysetørket godteri | frystorkat godis | pakkaskuivattu karkki
  amerikansk slik | amerikansk godteri | amerikanskt godis | amerikkalaiset karkit, amerikkalainen karkki
    nerds | nerds | nerds | nerds
    sour patch kids | sour patch kids | sour patch kids | sour patch kids
    reeses, reese's | reeses, reese's | reeses, reese's | reeses, reese's
  sukkerfrit slik, slik uden sukker, sukkerfri slik | sukkerfritt godteri, godteri uten sukker | sockerfritt godis, godis utan socker | sokeriton karkki, sokerittomat karkit, sokeriton makeinen
  vegansk slik | vegansk godteri | veganskt godis, vegogodis | vegaaninen karkki, vegekarkki
  naturslik, sundt slik | naturgodt, naturgodteri | naturgodis, nyttigt godis | luontaiskarkki, terveellinen karkki
  dragee, drageer, dragéer | dragee, dragé, drageer | dragé, dragéer, dragégodis | makeisrae, makeisrakeet
  juleslik, julegodter, julekonfekt | julegodteri, julegodt, julesnop, julemarsipan | julgodis, julgotter | joulukarkki, joulukarkit, joulumakeiset, joulumakeinen
  påskeslik, påskegodter | påskegodteri, påskegodt, påskesnop | påskgodis, påskgotter | pääsiäiskarkki, pääsiäiskarkit, pääsiäismakeiset, pääsiäisherkut
  halloweenslik, halloween slik | halloweengodteri, halloween godteri | halloweengodis, halloween godis | halloweenkarkki, halloweenkarkit, halloween karkit
  fastelavnsslik, godteposer | fastelavnsgodteri | - | vappukarkki, vappukarkit
  guf til is, jordbærguf | - | - | -
tyggegummi, tyggegummier | tyggegummi, tyggis, tyggegummipakke | tuggummi, tuggummin, tuggis | purukumi, purukumit, purkka, purkat
  sukkerfri tyggegummi | sukkerfri tyggegummi | sockerfritt tuggummi | sokeriton purukumi, sokeriton purkka
  xylitol tyggegummi, xylitoltyggegummi | xylitol tyggegummi, xylitoltyggis | xylitoltuggummi, xylitol tuggummi | ksylitolipurukumi, ksylitolipurkka, xylitol purukumi, täysksylitolipurukumi
  bubblegum, bubble gum, tyggegummikugler, boblegum | bubblegum, ballongtyggis, bobletyggis, hubba bubba | bubbelgum, bubbelgummi, bubble gum, hubba bubba, tuggummikulor | purkkapallo, kuplapurkka, pallopurkka, hubba bubba
  mint tyggegummi, pebermynte tyggegummi | mint tyggegummi, mint tyggis | mint tuggummi, minttuggummi | minttupurukumi, minttupurkka, piparminttupurukumi
  v6 tyggegummi, v6 | v6 tyggegummi, v6 | v6 tuggummi, v6 | jenkki, jenkki purkka
  extra tyggegummi | extra tyggegummi, extra tyggis | extra tuggummi | xylimax, xylimax purkka
  stimorol | stimorol | stimorol | stimorol
~chokolade, chokolader, choko | sjokolade, sjokolader | choklad, choklader | suklaa, suklaat
  chokoladeplade, pladechokolade, chokoladeplader, plade chokolade | sjokoladeplate, sjokoladeplater, plate sjokolade | chokladkaka, chokladkakor | suklaalevy, suklaalevyt, levysuklaa, levysuklaat
    ~mælkechokolade, lys chokolade | melkesjokolade, lys sjokolade | mjölkchoklad, ljus choklad | maitosuklaa, maitosuklaat
    ~mørk chokolade, mørk chokoladeplade | mørk sjokolade | mörk choklad | tumma suklaa, tummat suklaat
    ~hvid chokolade | hvit sjokolade | vit choklad | valkosuklaa, valkoinen suklaa
    nøddechokolade, chokolade med nødder, hasselnøddechokolade | nøttesjokolade, sjokolade med nøtter | nötchoklad, choklad med nötter, hasselnötschoklad | pähkinäsuklaa, hasselpähkinäsuklaa, pähkinäsuklaalevy
    fyldt chokoladeplade | fylt sjokolade | fylld choklad, fylld chokladkaka | täytesuklaa, täytesuklaalevy
    mintchokolade, pebermyntechokolade | mintsjokolade, peppermyntesjokolade | mintchoklad, pepparmintschoklad | minttusuklaa, minttusuklaat
    karamelchokolade | karamellsjokolade | kolachoklad, karamellchoklad | toffeesuklaa, kinuskisuklaa
    appelsinchokolade | appelsinsjokolade | apelsinchoklad | appelsiinisuklaa
    luftchokolade, boblechokolade | boblesjokolade, luftsjokolade | luftchoklad, bubbelchoklad, aero | kuplasuklaa, ilmasuklaa
    dubai chokolade, dubaichokolade, pistaciechokolade | dubai sjokolade, dubaisjokolade, pistasjsjokolade | dubaichoklad, dubai choklad, pistagechoklad | dubai suklaa, dubaisuklaa, pistaasisuklaa
    ritter sport | ritter sport | ritter sport | ritter sport
    ~toblerone | toblerone | toblerone | toblerone
    milka | milka | milka | milka
    lindt | lindt | lindt | lindt
    - | freia, freia melkesjokolade | marabou, marabou mjölkchoklad | fazerin sininen, fazer sininen
    - | firkløver | schweizernöt | karl fazer, fazer suklaa
    - | stratos | marabou helnöt | fazerina
    - | walters mandler, walters | - | -
  chokoladebar, chokoladebarer, chokobar | sjokoladebar, sjokoladebarer, sjokoladebit | chokladbar, chokladbars, chokladbit, chokladbitar, styckchoklad, godisbit | suklaapatukka, suklaapatukat
    ~snickers | snickers | snickers | snickers, snickersit
    ~mars, mars bar | mars sjokolade, mars | mars choklad, mars | mars, mars patukka
    ~twix | twix | twix | twix
    ~bounty | bounty | bounty | bounty
    ~kitkat, kit kat | kitkat, kit kat | kitkat, kit kat | kitkat, kit kat
    kexchokolade, kex chokolade | kvikk lunsj, kvikklunsj, kjekssjokolade | kexchoklad, kex choklad | suklaavohveli, suklaavohvelit, vohvelisuklaa
    ~daim | daim, dajm | daim, dajm | daim
    milky way | milky way | milky way | milky way
    ~lion bar, lion | lion, lion bar | lion, lion bar | lion, lion patukka
    kinder bueno, bueno | kinder bueno, bueno | kinder bueno, bueno | kinder bueno, bueno
    kinder chokolade, kinderchokolade, kinder barer | kinder sjokolade, kindersjokolade | kinderchoklad, kinder choklad | kindersuklaa, kinder suklaa, kinder maitosuklaapatukka
    yankie bar, yankie | japp | japp | tupla, tupla patukka
    guldbarre, toms guldbarre | hobby sjokolade | plopp | pätkis, pätkikset
    holly bar | troika | center choklad | suffeli, suffelit
    - | new energy | - | kismet
    - | lohengrin | delicato chokladbit | brunberg
    - | - | kola bit, sportlunch, sport lunch | -
    - | melkerull, melkerull sjokolade | chokladrulle | -
  praliner, konfekt, fyldte chokolader, chokoladeæske, chokoladeæsker, æske chokolade, chokoladekonfekt | konfekt, sjokoladekonfekt, konfekteske, konfektesker, praliner, sjokoladeeske | praliner, chokladask, chokladaskar, pralinask, chokladpraliner, konfekt, pralin | konvehti, konvehdit, suklaakonvehti, suklaakonvehdit, konvehtirasia, suklaarasia, praliini, praliinit
    chokoladetrøfler, trøfler chokolade, chokoladetrøffel | sjokoladetrøfler, trøffel, trøfler | chokladtryffel, chokladtryfflar, tryffelpraliner | suklaatryffeli, suklaatryffelit, tryffelikonvehti
    ferrero rocher | ferrero rocher | ferrero rocher | ferrero rocher
    raffaello | raffaello | raffaello | raffaello
    after eight | after eight | after eight | after eight
    merci | merci | merci | merci
    toffifee | toffifee | toffifee | toffifee
    lindor, lindt lindor, lindor kugler | lindor, lindt lindor, lindor kuler | lindor, lindt lindor, lindor kulor | lindor, lindt lindor, lindor pallot
    celebrations | celebrations | celebrations | celebrations
    quality street | quality street | quality street | quality street
    heroes, cadbury heroes | heroes | heroes | heroes
    mon cheri | mon cheri | mon cheri | mon cheri
    anthon berg, anthon berg marcipan | anthon berg | anthon berg | anthon berg
    - | twist, twist pose | twist, marabou twist | -
    - | kong haakon, kong haakon konfekt | aladdin, aladdin ask | geisha, geisha konvehti
    - | dronning sjokolade | paradis ask | budapest konvehti
    - | - | noblesse | -
    - | - | - | julia, julia konvehti
  skildpadde, skildpadder, toms skildpadder | - | - | -
  flødeboller, flødebolle, flødebolle mini | kokosboller, kokosbolle, skumboller, minikokosboller | skumbollar, skumboll, mums mums, mums-mums, gräddbullar | suukko, suukot, brunbergin suukko, brunbergin suukot, vaahtosuukko
  romkugler slik, chokoladekugler, chokoladekugle | sjokoladekuler, sjokoladekule | chokladkulor, chokladkula | suklaapallo, suklaapallot
    maltesers | maltesers | maltesers | maltesers
  chokoladelinser, chokoladepastiller | sjokoladepastiller, sjokoladelinser | chokladlinser, chokladdragéer, chokladdragé | suklaarae, suklaarakeet, suklaalinssi, suklaalinssit
    ~m&m, m&m's, m&ms | m&m, m&m's, m&ms | m&m, m&m's, m&ms | m&m, m&m's, m&ms
    ~smarties | smarties, non stop, nonstop | nonstop, non stop, smarties | smarties
    - | - | polly, polly choklad | -
    - | smil, smil sjokolade | - | -
  chokoladenødder, chokolademandler, chokoladerosiner, chokoladeovertrukne nødder | sjokoladenøtter, sjokolademandler, sjokoladerosiner | chokladnötter, chokladmandlar, chokladrussin, chokladdoppade nötter | suklaapähkinä, suklaapähkinät, suklaamanteli, suklaamantelit, suklaarusina, suklaarusinat
  chokolademønter, chokoladepenge | sjokolademynter, sjokoladepenger | chokladpengar, chokladmynt, guldpengar | suklaakolikko, suklaakolikot, suklaaraha, suklaarahat
  chokoladefigur, chokoladefigurer | sjokoladefigur, sjokoladefigurer | chokladfigur, chokladfigurer | suklaahahmo, suklaahahmot, suklaafiguuri
    chokoladejulemand, chokoladejulemænd, chokoladenisse | sjokoladenisse, sjokoladenisser | chokladtomte, chokladtomtar | suklaapukki, suklaapukit, suklaajoulupukki
    chokoladehare, påskehare, påskehare chokolade | sjokoladehare, sjokoladeharer, påskehare | chokladhare, chokladharar, påskhare | suklaapupu, suklaapuput, suklaajänis, pääsiäispupu
    chokoladehjerter, chokoladehjerte | sjokoladehjerter, sjokoladehjerte | chokladhjärta, chokladhjärtan, julhjärtan | suklaasydän, suklaasydämet
  chokoladeæg, chokolade æg | sjokoladeegg, sjokolade egg | chokladägg, choklad ägg | suklaamuna, suklaamunat
    kinderæg, kinder æg, kinder surprise, overraskelsesæg | kinderegg, kinder egg, kinder surprise, overraskelsesegg | kinderägg, kinder ägg, kinder surprise, överraskningsägg | kindermuna, kinder muna, kinder yllätys, yllätysmuna, yllätysmunat
    - | - | - | mignon, mignonmuna, mignon muna
  påskeæg, påske æg, påskeæg med slik | påskeegg, påske egg, påskeegg med godteri | påskägg, påsk ägg, fyllt påskägg | pääsiäismuna, pääsiäismunat
  chokoladekalender, chokoladejulekalender, chokolade julekalender, slikkalender | sjokoladekalender, sjokoladejulekalender | chokladkalender, chokladjulkalender, godiskalender, adventskalender choklad | suklaakalenteri, suklaakalenterit, suklaajoulukalenteri, karkkikalenteri
  sukkerfri chokolade, chokolade uden sukker | sukkerfri sjokolade | sockerfri choklad | sokeriton suklaa
  vegansk chokolade, mælkefri chokolade, plantechokolade | vegansk sjokolade, melkefri sjokolade | vegansk choklad, mjölkfri choklad | vegaaninen suklaa, maidoton suklaa
  proteinchokolade | proteinsjokolade | proteinchoklad | proteiinisuklaa
  råchokolade, rå chokolade | råsjokolade | råchoklad, raw choklad | raakasuklaa
julekalender, julekalendere, adventskalender | julekalender, julekalendere, adventskalender, adventskalendere | adventskalender, adventskalendrar, julkalender, julkalendrar | joulukalenteri, joulukalenterit, adventtikalenteri, adventtikalenterit
  chokoladekalender | sjokoladekalender | chokladkalender | suklaakalenteri`,
}

/** Biscuits and cookies. */
export const biscuits: GoodsTable = {
  part: 'sweets-snacks',
  rows: `
kiks, biscuits, kiks og småkager, kex | kjeks, biscuits, kjekspakke | kex, kakor, biscuits, biscuit, kexpaket, fikabröd | keksi, keksit, keksipaketti
  småkager, småkage, cookies, cookie | småkaker, småkake, cookies, cookie | småkakor, småkaka, cookies, cookie | pikkuleipä, pikkuleivät, cookie, cookies, pikkuleivonen
    chocolate chip cookies, chokoladecookies, cookies med chokolade | chocolate chip cookies, sjokoladecookies | chocolate chip cookies, chokladcookies | suklaahippukeksi, suklaahippukeksit, chocolate chip cookies
    havrecookies, havrekiks, havresmåkager, havrekager | havrekjeks, havrecookies, havreflarn, havrekaker | havrekakor, havrekex, havreflarn, havrecookies | kaurakeksi, kaurakeksit, kauracookie, kauralastu, kauralastut
    - | - | flarn, chokladflarn, mandelflarn | suklaalastu keksi, mantelilastu
    pebernødder, pebernød | pebernøtter, peppernøtter | pepparnötter | -
    brunkager, brune kager | brune kaker, brune pinner | kolakakor, kolasnittar | kinuskikeksi
    vaniljekranse, vaniljekrans | vaniljekranser | vaniljkransar, vaniljdrömmar | vaniljarinkeli, vaniljakeksi, vaniljakeksit
    jødekager | jødekaker | judebröd | -
    finskbrød, finsk brød | finskbrød | finska pinnar | suomalainen pikkuleipä
    specier | - | brysselkex | -
    - | sjakkruter | schackrutor | ruutukeksi, ruutukeksit
    klejner, klejne | fattigmann, fattigmenn, klenät | klenäter, klenät | klenetti, klenetit
    - | serinakaker, serinakake | - | -
    - | sandkaker, sandkake, sandnøtter | mandelmusslor, mandelmussla | -
    - | krumkaker, krumkake | rullrån, krumkakor | -
    - | goro, goroer | - | -
    - | berlinerkranser | - | -
    - | kakemenn, kakemann | - | -
    - | - | drömmar, drömmar kakor | hannatädinkakut, hannatädin kakut
    - | - | hallongrottor, hallongrotta, syltkakor | lusikkaleivät, lusikkaleipä
    - | - | bondkakor | -
    - | - | chokladsnittar, märtas skurna | murokeksi, murokeksit
    smørkager, danish butter cookies, smørkiks, butter cookies | smørkjeks, butter cookies | smörkakor, smörkex, butter cookies | voikeksi, voikeksit, butter cookies
    julesmåkager, julekager småkager, julekiks | julekaker, syv slag, julesmåkaker | julkakor, julkex | joulukeksi, joulukeksit, joulupikkuleipä
    peberkager, honningkagehjerter | pepperkaker, pepperkake | pepparkakor, pepparkaka | piparkakku, piparkakut, pipari, piparit
      peberkagehus, honningkagehus, kagehus | pepperkakehus | pepparkakshus | piparkakkutalo, piparkakkutalot
      peberkagedej | pepperkakedeig | pepparkaksdeg | piparkakkutaikina, piparitaikina, piparkakkutaikinat
    honninghjerter, honninghjerte, honningbomber, julehjerter | honninghjerter, honningkaker | honungskakor | hunajakakku, hunajakakut
  digestive, digestives, digestivekiks | digestive, digestives, digestivekjeks, kornmo | digestive, digestivekex, digestives | digestive, digestivekeksi, digestivekeksit
    chokoladedigestive, digestive med chokolade | digestive med sjokolade, sjokoladedigestive | digestive choklad, chokladdigestive | digestive suklaa, suklaadigestive
  mariekiks, marie kiks | mariekjeks, marie kjeks | mariekex, marie kex | mariekeksi, mariekeksit, marie keksi
  chokoladekiks, kiks med chokolade | sjokoladekjeks, kjeks med sjokolade | chokladkex, kex med choklad, chokladkakor kex | suklaakeksi, suklaakeksit
    ballerina | ballerina, ballerinakjeks | ballerina, ballerinakex | ballerina, ballerina keksi
    - | bixit, bixit kjeks | - | jaffa keksi, jaffakeksi, jaffa cakes
    - | - | singoalla | -
  cremekiks, fyldte kiks, kiks med creme, creamkiks | kremkjeks, fylte kjeks, kjeks med krem | fyllda kex, gräddkex, cremekex, fyllda kakor | täytekeksi, täytekeksit
    ~oreo, oreos, oreo kiks | oreo, oreos, oreo kjeks | oreo, oreos, oreo kex | oreo, oreot, oreo keksi
    - | - | - | domino, domino keksi, dominokeksi
  vaffelkiks, vafler, wafers, vaffelstænger | vaffelkjeks, wafers, vafler kjeks | wafers, rån, gräddrån, våffelkex | vohvelikeksi, vohvelikeksit, vohveli, vohvelit, tikkuvohveli
    vaffelrør, pirouline, vaffelruller | vaffelrør, krumkakerør | rullwafers, chokladrullar wafers | vohveliputki, vohveliputket, vohvelirulla
  vaffelhorn, isvaffelhorn, vaffelkræmmerhus, tomme isvafler | iskjeks, kjeks til is, vaffelhorn, vaffelbeger | glasstrutar tomma, rånstrutar, tomma strutar | jäätelötötterö, jäätelötötteröt, jäätelövohveli, jäätelövohvelit
  speculoos, kanelkiks, lotus kiks, karamelkiks, lotus biscoff | speculoos, karamellkjeks, lotus kjeks, lotus biscoff | speculoos, kanelkex, lotus kex, lotus biscoff | speculoos, kanelikeksi, lotus keksi, lotus biscoff
  shortbread, skotske småkager | shortbread | shortbread | shortbread, murokeksi skotlantilainen
  amaretti | amaretti | amaretti, mandelbiskvier | amaretti, mantelikeksi
  cantuccini, biscotti | cantuccini, biscotti | cantuccini, biscotti, mandelskorpor | cantuccini, biscotti
  ladyfingers, lady fingers, savoiardi, tiramisukiks | ladyfingers, savoiardi, savoiardikjeks, tiramisukjeks | savoiardi, savoiardikex, savoiardikakor, tiramisukex | savoiardi, savoiardikeksi, savoiardikeksit, tiramisukeksi
  kokoskugler, chokoladehavrekugler, havregrynskugler, havrekugler | havrekuler, sjokoladeboller | chokladbollar, chokladboll, delicatoboll, delicatobollar, havrebollar | kaurapallot, kaurapallo
  makroner, makron, kokosmakroner, kokosmakron | makroner, kokosmakroner, kokosmakron | kokostoppar, kokostopp, makroner | makroni, kookosmakroni, kookosmakronit
  makronkager, minimakroner | mandelmakroner | biskvi, biskvier, mandelbiskvi | mantelileivos
  marengs, marengskys, kys marengs | marengs, pikekyss | maräng, maränger, marängswiss | marenki, marengit
  macarons, macaron | macarons, macaron | macarons, macaron | macaron, macaronit, macarons
  kammerjunker, kammerjunkere | kammerjunker, kavringer søte | småskorpor koldskål | -
  kokoskager, kokostoppe | kokoskaker, kokoskjeks | kokoskakor, kokoskex | kookoskeksi, kookoskeksit
  ingefærkiks, ginger nuts | ingefærkjeks, ingefærnøtter | ingefärskakor, ingefärskex | inkiväärikeksi, inkiväärikeksit
  citronkiks, citronsmåkager | sitronkjeks | citronkakor, citronkex | sitruunakeksi, sitruunakeksit
  børnekiks, dyrekiks, bamsekiks | barnekjeks, dyrekjeks | barnkex, djurkex | eläinkeksi, eläinkeksit, lasten keksi
  glutenfri kiks, glutenfri småkager, glutenfrie kiks | glutenfri kjeks, glutenfrie kjeks | glutenfria kex, glutenfria kakor, glutenfria småkakor | gluteeniton keksi, gluteenittomat keksit
  sukkerfri kiks, sukkerfri småkager | sukkerfri kjeks | sockerfria kex, sockerfria kakor | sokeriton keksi, sokerittomat keksit
  proteinkiks, proteincookie, proteincookies | proteinkjeks, proteincookie | proteinkex, proteincookie, proteinkaka | proteiinikeksi, proteiinikeksit, proteiinicookie
  saltkiks, salte kiks, crackers, cracker, ostekiks, kiks til ost, salt kiks | saltkjeks, crackers, cracker, ostekjeks, kjeks til ost, smørbrødkjeks | salta kex, crackers, ostkex, smörgåskex, matkex, smörgåsrån, saltkex, kex till ost | voileipäkeksi, voileipäkeksit, suolakeksi, suolakeksit, cracker, crackerit, juustokeksi, juustokeksit, krakkeri
    tuc, tuc kiks | tuc, tuc kjeks | tuc, tuc kex | tuc, tuc keksi
    ritz, ritz kiks | ritz, ritz kjeks | ritz, ritz kex | ritz
    frøkiks, frøcrackers, kernekiks | frøkjeks, frøcrackers | frökex, frökakor kex, fröcrackers | siemenkeksi, siemenkeksit, siemenkrakkeri
    fuldkornskiks, rugkiks | grovkjeks, fullkornskjeks, havrekjeks til ost | fullkornskex, rågkex, grahamskex | täysjyväkeksi, ruiskeksi, ruiskeksit, grahamkeksi
    vandkiks, water biscuits | vannkjeks, utvalgte kjeks | vattenkex, utvalda kex | vesikeksi, hienokeksi
  cream crackers, cream cracker | cream crackers, kapteinkjeks, kaptein kjeks | cream crackers, cream cracker | cream cracker, cream crackerit`,
}
