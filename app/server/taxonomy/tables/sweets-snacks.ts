import type { GoodsTable } from '../goods-table.ts'

/** Sweets, chocolate, chewing gum, and sweets for the seasons. */
export const sweets: GoodsTable = {
  part: 'sweets-snacks',
  rows: `
slik, godter, guf, søde sager, lørdagsslik, fredagsslik, pose slik, sliksager, snolder, godteposer slik | godteri, snop, gotteri, godter, søtsaker, lørdagsgodt, snaskens, lørdagsgodteri, lørdagssnop, lørdagskos, godtesaker, gotter, knask, snask, fredagsgodteri | godis, gotter, snask, sötsaker, lördagsgodis, gottis, godisar, fredagsgodis, godsaker, smågotter | karkki, karkit, makeinen, makeiset, namu, namut, nami, namit, herkku, herkut, karkkia, makeispussi, namupussi, karkkirasia, karkkiaski, karamellit ja namut, nammat, nami-nami, sokerikarkki
  blandet slik, slikblanding, slikpose, slikposer, blandslik, bland selv slik, løst slik, blandselvslik, bland-selv-slik, mixpose, mixposer, løssalgsslik, pick and mix | smågodt, godteripose, godteriposer, løsvektgodteri, godteriblanding, løsgodt, smågodtpose, smågodtposer, løssnop, plukk og miks, plukkgodt, plukkgodteri | lösgodis, plockgodis, godispåse, godispåsar, godisblandning, smågodis, lösviktsgodis, godismix, lösgodispåse, plockgodispåse, pick and mix, godismixpåse | karkkipussi, karkkipussit, karkkisekoitus, makeissekoitus, irtokarkkipussi, karkkisekoitukset, sekoituskarkit, sekakarkit, karkkimix, makeismix
    - | - | - | irtokarkki, irtokarkit, irtomakeinen, irtomakeiset, irttari, irttarit, irtsi, irtokarkkimix, irtokarkkisekoitus, irtonamut, irtonami, irtonamit, pick and mix
    matador mix | gott og blandet | gott och blandat, gott & blandat | -
    - | - | bridgeblandning, bridge blandning | -
  vingummi, winegum, vingummier, wine gum, vin gummi, vingummi pose | vingummi, vingummier, gelegodteri, seigt godteri, vingummipose, gelegodt, vingummigodteri, gummigodteri, geletopper | vingummi, fruktgodis, gelégodis, gelegodis, vingummin, vingummipåse, gummigodis, vingummigodis | viinikumi, viinikumit, hedelmäkarkki, hedelmäkarkit, kumikarkki, kumikarkit, hedelmäkumi, viinikumipussi, pehmeät karkit, viinikumikarkki, hyytelökarkki, geelikarkki, pehmokarkki
    ?vingummibamser, gummibamser, vingummibamse, guldbamser | vingummibjørner, gummibjørner, gummibamser, gelebamser | gummibjörnar, gelébjörnar, nallegodis, gelebjörnar, gummibjörn | nallekarkki, nallekarkit, kumikarhut, kuminalle, kumikarhu
    surt slik, sure vingummier, sur slik, sure bolcher | surt godteri, surt smågodt, sure føtter, surt snop, surgodteri | surt godis, sura godisar, sursockrat godis, sura, surgodis | kirpeä karkki, kirpeät karkit, kirpeät makeiset, happokarkki, hapankarkki, kirpeät namit
    sure tunger | sure tunger | sura tungor | kirpeät kielet
    vingummisutter, slikksutter, sutter slik | sure smokker, smokker godteri | sura nappar, colanappar, godisnappar, godisnapp | hapantutit, tuttikarkki, tuttikarkit
    colaflasker, vingummi cola, vingummi colaflasker | colaflasker, colagodteri | colaflaskor, colagodis | kolapullot, kolakarkki, cola karkki, kolapullokarkki, kokispullo karkki, colapullot
    - | seigmenn, laban seigmenn, seigmann, laban | - | -
    - | - | ahlgrens bilar, bilar godis | autokarkki, ahlgrens bilar
    - | - | geléhallon, gelehallon, hallonlakritsskallar, geléhjärtan | -
    - | skolekritt godteri | ferraribilar | tutti frutti, tuttifrutti
    - | bubs | bubs, bubs godis | bubs
    sukkerfri vingummi | sukkerfri vingummi, sukkerfritt vingummi | sockerfri vingummi | sokeriton viinikumi
    gelatinefri vingummi, veganske vingummier | vegansk vingummi | vegansk vingummi, gelatinfritt godis | liivatteeton karkki, vegaaninen viinikumi
    jelly beans, jellybeans | jelly beans, jellybeans | jelly beans, jellybeans | jelly beans
    - | fruktbåter, bringebærbåter | hallonbåtar, fruktbåtar | vadelmavene
  haribo | haribo | haribo | haribo
  skittles | skittles | skittles | skittles
  - | - | - | aakkoset, aakkoskarkit, hedelmäaakkoset
  ~lakrids, lakrits, lakridspose, lakrids i pose, lakridsslik | lakris, lakrisgodteri, lakrispose, lakritz, lakris godt | lakrits, lakritsgodis, lakritspåse | lakritsi, lakritsit, laku, lakut, lakritsikarkki, lakupussi, lakritsipussi, lakukarkki, lakritsimix, lakritsisekoitus, lakritsa, lakupala
    saltlakrids, salt lakrids, salmiak, salmiaklakrids, stærk lakrids | saltlakris, salt lakris, salmiakk, salmiakklakris, sterk lakris, salmiakkgodteri | saltlakrits, salt lakrits, salmiak, salmiakgodis, saltgodis, salt godis, saltlakritsgodis | salmiakki, salmiakit, salmiakkikarkki, suolalakritsi, salmiakkipussi, suolainen lakritsi, salmiakkikarkit
      tyrkisk peber, turkisk peber | tyrkisk pepper, tyrkisk peber | turkisk peppar, tyrkisk peber | turkinpippuri, turkinpippurit, tyrkisk peber
      piratos | piratos | djungelvrål | apteekin salmiakki, apteekkisalmiakki
      spunk | spunk | spunk | spunk
      saltlakridsstænger | saltlakrisstang | salmiakstång | salmiakkipatukka, salmiakkipatukat
      salmiakpastiller | salmiakkpastiller | salmiakpastiller | salmiakkipastilli, salmiakkipastillit
      - | hockeypulver | hockeypulver | salmiakkijauhe
    ?lakridsblanding, lakridsmix | lakrisblanding, lakrismiks | lakritsmix, lakritsblandning | lakritsisekoitus, salmiakkisekoitus
    ?sød lakrids | søt lakris | söt lakrits | makea lakritsi
    lakridskonfekt, engelsk lakridskonfekt, engelsk lakrids | lakriskonfekt, engelsk konfekt | lakritskonfekt, engelsk konfekt, engelsk lakritskonfekt, allsorts, lakritsallsorts | englanninlakritsi, englanninlakritsit, lakritsikonvehti, englanninlaku, englantilainen lakritsi
    lakridsbånd, lakridssnørebånd, lakridsruller, lakridssnøre, lakridssnører | lakrisbånd, lakrislisser, lakrissnører, lakrisrull, lakrisremse, lakrissnøre | lakritsremmar, lakritssnöre, lakritssnören, lakritsrulle, lakritsmattor, lakritsband, lakritsrem | lakritsinauha, lakunauha, lakritsinauhat, lakritsimatto, lakumatto, lakritsimatot, lakunaru, lakritsinaru
    lakridsstænger, lakridsrør, lakridspinde, lakridspiber, lakridspibe, lakridsstang, lakridspind | lakrispinner, lakrisrør, lakrisbåter, lakrispiper, lakrispipe, lakrisstang, lakrispinne | lakritsstång, lakritsstänger, lakritsrör, lakritsbåtar, lakritspipor, lakritspipa, lakritspinne | lakupatukka, lakupatukat, lakritsipatukka, lakupiippu, lakupiiput, lakritsipiippu, lakritsitanko, lakutanko, lakuputki
    saltfisk lakrids, lakridsfisk, saltefisk, salte fisk | lakrisfisk, salt fisk godteri | lakritsfiskar, salta fiskar, salta sillar | lakritsikala, salmiakkikala
    fyldt lakrids | fylt lakris | fylld lakrits | täytelaku, täytelakritsi, karkkilaku, karkkilakut, täytelakut
    chokoladelakrids, lakrids med chokolade, chokoladeovertrukket lakrids, lakridsdragé, lakridsdrageer | sjokoladelakris, lakris med sjokolade, lakrisdragé, lakriskuler sjokolade | chokladlakrits, lakrits med choklad, dragerad lakrits, lakritsdragé | suklaalakritsi, suklaalaku, suklaalakut
      lakrids by bülow, bülow | lakrids by bülow, bülow | lakrids by bülow, bülow | lakrids by bülow
    lakridskugler, lakridskugle | lakriskuler | lakritskulor | lakritsipallo, lakritsipallot, lakupallo
    - | - | - | lontoon rae, lontoonrae, lontoon rakeet
  bolcher, bolsjer, bolche, bolsje, hårde bolcher, blandede bolsjer, bolsjeblanding, bolsjepose, bolcheblanding, gammeldags bolsjer, hårdt slik, karamelbolcher | drops, sukkertøy, karamelldrops, hardt godteri, kamferdrops, harde drops, drops i pose | karameller, hårda karameller, karamell, karamellpåse, hårt godis, karamellgodis, hårdkarameller | karamelli, karamellit, kovat karamellit, kova karkki, karamellipussi, kova karamelli, imeskeltävä karkki
    kongen af danmark | kongen af danmark | kungen av danmark, anisgodis | aniskaramelli
    mintbolcher, pebermyntebolcher | mintdrops, peppermyntedrops | mintkarameller, pepparmintskarameller, mintkaramell | minttukaramelli, minttukaramellit, minttukarkki, marianne, mariannet, piparminttukaramelli, piparminttukarkki
    sukkerfri bolcher, bolsjer uden sukker, sukkerfri bolsjer | sukkerfrie drops, sukkerfrie sukkertøy | sockerfria karameller | sokeriton karamelli
    fyldte bolcher | fylte drops | fyllda karameller | täytekaramelli
  pastiller, pastil | pastiller, pastill | pastiller, pastill, tablettask, tablettaskar | pastilli, pastillit, pastilliaski
    halspastiller, halspastil, halstabletter, hostebolcher, halsbolsjer, hostebolsjer | halspastiller, halstabletter, hostepastiller, halsdrops, sugetabletter hals, halskarameller, halstablett | halstabletter, halstablett, halspastiller, halsgodis, halskarameller, hosttabletter, hostpastiller | kurkkupastilli, kurkkupastillit, yskänpastilli, kurkkukarkki, kurkkukaramelli, yskänkaramelli, kurkkutabletti, yskäpastilli, yskäkaramelli
      fishermans friend, fisherman's friend, fishermans | fishermans friend, fisherman's friend, fishermans | fishermans friend, fisherman's friend, fishermans | fishermans friend, fisherman's friend
      läkerol, lækerol | läkerol, lakerol | läkerol | läkerol, läkerolit
      ga-jol, gajol | ga-jol, gajol | ga-jol, gajol | -
      vicks halspastiller, vicks blå | vicks halspastiller, vicks blå | vicks blå, vicks halstabletter | vicks kurkkupastilli
      - | ifa, ifa pastiller | bronzol | mynthon
      sukkerfri halspastiller, halspastiller sukkerfri | sukkerfrie halspastiller | sockerfria halstabletter | sokeriton kurkkupastilli, sokerittomat kurkkupastillit
      mentolpastiller | mentolpastiller | mentolpastiller | mentolipastilli, mentholpastilli
      eukalyptuspastiller, eukalyptusbolcher | eukalyptusdrops, eukalyptuspastiller | eukalyptuskarameller, eukalyptuspastiller | eukalyptuspastilli, eukalyptuskaramelli
    mintpastiller, pebermyntepastiller, mints, pebermynter, mintdrops | mintpastiller, mints, minttabletter, halsmint | mintpastiller, minttabletter, mints, mintisar | minttupastilli, minttupastillit, minttutabletti, piparminttupastilli
    tic tac, tictac | tic tac, tictac | tic tac, tictac | tic tac, tictac
    mentos | mentos | mentos | mentos
    - | - | - | ksylitolipastilli, ksylitolipastillit, xylitolpastilli
    - | - | - | sisu, sisu pastilli
    lakridspastiller | lakrispastiller | lakritspastiller | lakritsipastilli, lakritsipastillit
  ~karameller, karamel, flødekarameller, flødekaramel, karamelpose, bløde karameller, karamelslik | karameller, karamell, fløtekarameller, fløtekaramell, myke karameller, fløtekaramellar, tyggekarameller | kola, kolor, gräddkola, mjölkkola, smörkola, kolapåse, mjuka kolor, knäckkola, tuggkola, gräddkolor | kermakaramelli, kermakaramellit, kinuski, kinuskikarkki, pehmeä karamelli, kermatoffeet, pehmeät karamellit
    ~toffee, toffees | toffee, toffees | toffee, toffeer | toffee, toffeet, kermatoffee, toffeekarkki, hopeatoffee
    ~saltkaramel, salt karamel, saltet karamel | saltkaramell, salt karamell, sjøsaltkaramell | saltkola, salt kola, salt karamell, sea salt caramel | suolattu kinuski, suolainen kinuski, merisuolatoffee, suolakaramelli, merisuolakinuski
    ~dumle | dumle | dumle, dumlekola | dumle, dumlet
    werthers original, werthers, werther's original | werthers original, werthers | werthers original, werthers, werther's original | werthers original, werthers
    ~fudge | fudge | fudge | fudge
    - | - | knäck, julknäck | -
    riesen | riesen | riesen | riesen
    frugtkarameller | fruktkarameller | fruktkola, fruktkolor | hedelmätoffee
  ~skumfiduser, skumfidus, marshmallows, marshmallow, skumfidusser, marsmallows, skumfidus til bål, grillskumfiduser, skumfiduser til bål | marshmallows, marshmallow, grillmarshmallows, marsmallows, marshmallow til grilling, skumgodt, skumtopper | marshmallows, marshmallow, skumgodis, grillskum, skumbitar, marsmallows, marshmallows till grillning, marshmallowspåse | vaahtokarkki, vaahtokarkit, marshmallow, marshmallows, grillivaahtokarkit, vaahtokarkkipussi, marshmellow
    skumbananer, skumbanan | skumbananer | skumbananer, bananskum, bananskids | vaahtobanaani, banaanivaahtokarkki
    skumslik, skum, skumgodter, skumbamser | - | skumkantareller, skumsvampar, skumhallon | -
    - | bamsemums, bamse mums | juleskum, skumtomtar | -
    ?mini marshmallows, mini skumfiduser, mini skumfidus | mini marshmallows | mini marshmallows, minimarshmallows | minivaahtokarkit, mini vaahtokarkki
  - | skumgodteri | - | -
    - | ahlgrens bilar, bilar | - | -
  slikkepind, slikkepinde, lollipop, lollipops, slikpinde, slik på pind, lolipop | kjærlighet på pinne, slikkepinne, slikkepinner, lollipop, lolipop, kjærleik på pinne, kjærlighet på pinner, slikkepinn | klubba, klubbor, godisklubba, godisklubbor, slickepinne, slickepinnar, lollipop, slickklubba, godispinne | tikkari, tikkarit, tikkukaramelli, tikkukaramellit, tikkaripussi, tikkunekku, nekku, tikkarikaramelli, imeskeltävä tikkari
    chupa chups | chupa chups | chupa chups | chupa chups
  marcipanfigurer, marcipangrise, marcipanfrugter | marsipanfigurer, marsipangris, marsipangriser | marsipanfigurer, marsipangris, marsipangrisar | marsipaanihahmo, marsipaanihahmot, marsipaanipossu
  ~marcipan, marsipan, marcipanslik | marsipan, marcipan | marsipan, mandelmassa marsipan | marsipaani
    marcipanbrød, marcipanstang, marcipanbar | marsipanbrød, marsipanbar, gullbrød | marsipanbröd, marsipanlimpa, marsipanbar | marsipaanileipä, marsipaanileivät, marsipaanipatukka
    ?julemarcipan | julemarsipan | julmarsipan | -
    ?påskemarcipan | påskemarsipan | påskmarsipan | -
  ~nougat, blød nougat | nougat, nugat | nougat, nugat | nougat, nougatit
    fransk nougat, hvid nougat, turron | fransk nougat, turron, hvit nougat | fransk nougat, turron, vit nougat | turron, nugaa, valkoinen nougat, ranskalainen nougat
  ~krokant | krokan, krokant | krokant | krokantti
  turkish delight, lokum, tyrkisk konfekt | turkish delight, lokum, tyrkisk konfekt | turkish delight, lokum, turkisk konfekt | turkish delight, lokum, turkkilainen makeinen
  halva, halwa | halva | halva | halva
  gelefrugter, geléfrugter, frugtgele slik | gelefrukter, marmeladekuler | geléfrukter, marmeladgodis, gröna kulor, marmeladkulor | marmeladikuula, marmeladikuulat, vihreät kuulat, vihreä kuula, marmeladikarkki, marmeladikonvehti, marmelaadi karkki, marmelaadikuula
  brændte mandler, sukkerristede mandler, sukkermandler, kandiserede mandler | brente mandler, sukkermandler, kandiserte mandler | brända mandlar, sockerrostade mandlar, kanderade mandlar | sokerimantelit, sokerimanteli, paahdetut sokerimantelit, poltettu manteli
  candyfloss, sukkervat, candy floss | sukkerspinn, candyfloss, candy floss, sukkervatt | sockervadd, candyfloss, candy floss, spunnet socker | hattara, hattarat, hattarapurkki, hattaraämpäri
  sukkerstok, sukkerstokke, candy cane, sukkerstænger, polkagris, polkagrisstang | polkagris, sukkerstang, candy cane, sukkerstenger, sukkerstokk, polkagriser, godteristokk | polkagris, polkagrisar, candy cane, polkagrisstång, polkagriskäpp, polkagrisstänger, polkagrispinne | piparminttutanko, polkagris, candy cane, sokeritanko, karkkikeppi, karkkitanko, polkagristanko
  slikhalskæde, slikarmbånd, sliksmykker, slikperler | godterismykke, godterikjede, godteriarmbånd | godishalsband, godisarmband | karkkikaulakoru, karkkikaulakorut, karkkikoru, karkkirannekoru
  slikspray, slik spray, flydende slik | godterispray, flytende godteri | godisspray, flytande godis | karkkispray, nestekarkki
  popping candy, poprocks, springslik, knaldslik | popping candy, pop rocks, sprettgodteri | sprakgodis, sprängpulver, pop rocks, poppande godis | poksuvat karkit, poksukarkki, räjähdyskarkki, poppikarkki
  slikstænger, dipstænger slik, surt bånd, sure bånd, sure slikbånd, slikbånd, sure stænger | surbånd, sure bånd, surstenger, godteribånd, sure remser, surt belte, surremser | surremmar, sura remmar, sura stänger, remmar, godisremmar, godisrem, sura godisremmar, surband, godisband | hapannauha, hapannauhat, hapanmatto, nauhakarkki, hapanmatot, karkkinauha, hapanremmi, hapannarut, karkkimatto
  frysetørret slik, freeze dried candy | frysetørket godteri, freeze dried candy | frystorkat godis, freeze dried candy | pakkaskuivattu karkki, kylmäkuivattu karkki, pakastekuivattu karkki
  amerikansk slik | amerikansk godteri, usa godteri | amerikanskt godis, usa godis | amerikkalaiset karkit, amerikkalainen karkki, usa karkit, jenkkikarkit
    nerds | nerds | nerds | nerds
    sour patch kids | sour patch kids | sour patch kids | sour patch kids
    reeses, reese's | reeses, reese's | reeses, reese's | reeses, reese's
  sukkerfrit slik, slik uden sukker, sukkerfri slik | sukkerfritt godteri, godteri uten sukker, usukret godteri | sockerfritt godis, godis utan socker | sokeriton karkki, sokerittomat karkit, sokeriton makeinen, sokeroimaton karkki
  vegansk slik | vegansk godteri | veganskt godis, vegogodis, vegangodis | vegaaninen karkki, vegekarkki, vegaanikarkki, vegaaniset makeiset
  naturslik, sundt slik | naturgodt, naturgodteri | naturgodis, nyttigt godis | luontaiskarkki, terveellinen karkki
  dragee, drageer, dragéer | dragee, dragé, drageer, drasjé | dragé, dragéer, dragégodis | makeisrae, makeisrakeet, dragee, drageekarkki, dražee
  juleslik, julegodter, julekonfekt, julechokolade | julegodteri, julegodt, julesnop, julemarsipan, julesjokolade, julekonfekt, julesnask | julgodis, julgotter, julchoklad, julsötsaker | joulukarkki, joulukarkit, joulumakeiset, joulumakeinen, joulusuklaa, joulukonvehti, joulukonvehdit, joulunamut, jouluherkku
  påskeslik, påskegodter, påskechokolade, påskemarcipan | påskegodteri, påskegodt, påskesnop, påskesjokolade, påskemarsipan, påskesnask | påskgodis, påskgotter, påskchoklad | pääsiäiskarkki, pääsiäiskarkit, pääsiäismakeiset, pääsiäisherkut, pääsiäissuklaa, pääsiäisherkku, pääsiäisnamut, pääsiäismakeinen
    marcipanæg | marsipanegg | marsipanägg | marsipaanimuna
    skumæg | skumegg | skumägg | vaahtomuna
  halloweenslik, halloween slik | halloweengodteri, halloween godteri | halloweengodis, halloween godis | halloweenkarkki, halloweenkarkit, halloween karkit
  fastelavnsslik, godteposer, fastelavnsslikkepinde, slik til tønden, tøndeslik | fastelavnsgodteri | - | vappukarkki, vappukarkit
  guf til is, jordbærguf | - | - | -
tyggegummi, tyggegummier, tyggegummipakke, tyggegummi pakke, tyggis | tyggegummi, tyggis, tyggegummipakke, tyggiser, tyggispakke, tyggegummiboks | tuggummi, tuggummin, tuggis, tuggisar, tuggummipaket, tuggummiask | purukumi, purukumit, purkka, purkat, purkkapussi, purkkapaketti, purukumipussi, purkkapurkki
  ?sukkerfri tyggegummi | sukkerfri tyggegummi, sukkerfri tyggis | sockerfritt tuggummi, sockerfri tuggummi | sokeriton purukumi, sokeriton purkka
  ?xylitol tyggegummi, xylitoltyggegummi | xylitol tyggegummi, xylitoltyggis | xylitoltuggummi, xylitol tuggummi | ksylitolipurukumi, ksylitolipurkka, xylitol purukumi, täysksylitolipurukumi, xylitolipurkka, xylitolpurkka, xylitolpurukumi, ksylitoli purkka, xylitol, ksylitoli
  bubblegum, bubble gum, tyggegummikugler, boblegum, boble tyggegummi, hubba bubba, ballontyggegummi | bubblegum, ballongtyggis, bobletyggis, hubba bubba, boblegum, tyggegummikuler, bubblegummi | bubbelgum, bubbelgummi, bubble gum, hubba bubba, tuggummikulor, ballongtuggummi | purkkapallo, kuplapurkka, pallopurkka, hubba bubba, purukumipallo, kuplapurukumi, bubblegum
  ?mint tyggegummi, pebermynte tyggegummi | mint tyggegummi, mint tyggis, peppermynte tyggegummi | mint tuggummi, minttuggummi, pepparmintstuggummi | minttupurukumi, minttupurkka, piparminttupurukumi
  v6 tyggegummi, v6 | v6 tyggegummi, v6 | v6 tuggummi, v6 | jenkki, jenkki purkka
  extra tyggegummi | extra tyggegummi, extra tyggis | extra tuggummi | xylimax, xylimax purkka
  stimorol | stimorol | stimorol | stimorol
~chokolade, chokolader, choko, chokoladepose, chokolade pose | sjokolade, sjokolader, sjokoladepose, sjokolade pose, sjokis, sjoko, sjokkis | choklad, choklader, chokladpåse, choklad i påse, chokladgodis, chokis | suklaa, suklaat, suklaapussi, suklaakarkki, suklaamakeinen, suklaamakeiset, sukulaati, suklis
  ?chokoladeplade, pladechokolade, chokoladeplader, plade chokolade, chokolade plade | sjokoladeplate, sjokoladeplater, plate sjokolade, storplate sjokolade | chokladkaka, chokladkakor, kaka choklad, chokladplatta | suklaalevy, suklaalevyt, levysuklaa, levysuklaat, suklaalaatta
    ~mælkechokolade, lys chokolade | melkesjokolade, lys sjokolade, mjølkesjokolade | mjölkchoklad, ljus choklad | maitosuklaa, maitosuklaat
    ~mørk chokolade, mørk chokoladeplade, mørk chokolade 70 | mørk sjokolade, mørk sjokolade 70, bitter sjokolade | mörk choklad, mörk choklad 70, bitter choklad | tumma suklaa, tummat suklaat, tumma suklaalevy, kaakaopitoinen suklaa
    ~hvid chokolade | hvit sjokolade, kvit sjokolade | vit choklad | valkosuklaa, valkoinen suklaa
    nøddechokolade, chokolade med nødder, hasselnøddechokolade | nøttesjokolade, sjokolade med nøtter, hasselnøttsjokolade | nötchoklad, choklad med nötter, hasselnötschoklad | pähkinäsuklaa, hasselpähkinäsuklaa, pähkinäsuklaalevy
    fyldt chokoladeplade | fylt sjokolade | fylld choklad, fylld chokladkaka | täytesuklaa, täytesuklaalevy, täytetty suklaa
    mintchokolade, pebermyntechokolade | mintsjokolade, peppermyntesjokolade | mintchoklad, pepparmintschoklad | minttusuklaa, minttusuklaat, piparminttusuklaa
    karamelchokolade | karamellsjokolade | kolachoklad, karamellchoklad | toffeesuklaa, kinuskisuklaa, karamellisuklaa
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
  chokoladebar, chokoladebarer, chokobar, karamelbar, kokosbar | sjokoladebar, sjokoladebarer, sjokoladebit, sjokoladestang | chokladbar, chokladbars, chokladbit, chokladbitar, styckchoklad, godisbit, chokladstång | suklaapatukka, suklaapatukat, suklaatanko
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
    nougatbar | nougatbar | nougatbar | nougatpatukka
  - | - | ischoklad | jääsuklaa
  praliner, konfekt, fyldte chokolader, chokoladeæske, chokoladeæsker, æske chokolade, chokoladekonfekt, praline, gavechokolade, blandede chokolader, konfektæske, æske konfekt | konfekt, sjokoladekonfekt, konfekteske, konfektesker, praliner, sjokoladeeske, sjokolade eske, gavesjokolade, konfektboks, sjokoladeblanding, sjokoladekonfektesker, sjokoladepraliner | praliner, chokladask, chokladaskar, pralinask, chokladpraliner, konfekt, pralin, chokladpresent, choklad ask, konfektask, chokladkonfekt | konvehti, konvehdit, suklaakonvehti, suklaakonvehdit, konvehtirasia, suklaarasia, praliini, praliinit, suklaakonvehtirasia, lahjasuklaa, konvehtilaatikko, suklaarasiat, lahjakonvehti, täytekonvehti
    chokoladetrøfler, trøfler chokolade, chokoladetrøffel, trøfler, konfekttrøfler | sjokoladetrøfler, trøffel, trøfler, sjokoladetrøffel | chokladtryffel, chokladtryfflar, tryffelpraliner, tryffel choklad | suklaatryffeli, suklaatryffelit, tryffelikonvehti, tryffelipallo, tryffelisuklaa
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
    geisha | geisha | geisha | fazer geisha
    - | dronning sjokolade | paradis ask | budapest konvehti
    - | - | noblesse | -
    - | - | - | julia, julia konvehti
  skildpadde, skildpadder, toms skildpadder | - | - | -
  flødeboller, flødebolle, flødebolle mini, flødeboller i æske | kokosboller, kokosbolle, skumboller, minikokosboller, skumbolle, kremboller | skumbollar, skumboll, mums mums, mums-mums, gräddbullar, gräddbulle, kokosbollar | suukko, suukot, brunbergin suukko, brunbergin suukot, vaahtosuukko, kermapusu, vaahtopusu
  romkugler slik, chokoladekugler, chokoladekugle | sjokoladekuler, sjokoladekule | chokladkulor, chokladkula | suklaapallo, suklaapallot
    maltesers | maltesers | maltesers | maltesers
    - | daimkuler | daimkulor | daimpallot
  chokoladelinser, chokoladepastiller, chokoladedragé, chokoladedrageer | sjokoladepastiller, sjokoladelinser, sjokoladedragé, sjokoladedrasjé | chokladlinser, chokladdragéer, chokladdragé | suklaarae, suklaarakeet, suklaalinssi, suklaalinssit, suklaadragee
    ~m&m, m&m's, m&ms | m&m, m&m's, m&ms | m&m, m&m's, m&ms | m&m, m&m's, m&ms
    ~smarties | smarties, non stop, nonstop | nonstop, non stop, smarties | smarties
    - | - | polly, polly choklad | -
    - | smil, smil sjokolade | - | -
  chokoladenødder, chokoladeovertrukne nødder, nødder med chokolade | sjokoladenøtter, nøtter med sjokolade, sjokoladetrukne nøtter, sjokoladepeanøtter | chokladnötter, chokladdoppade nötter, nötter med choklad, chokladöverdragna nötter, chokladjordnötter | suklaapähkinä, suklaapähkinät, suklaapäällysteiset pähkinät, suklaakuorrutetut pähkinät
  chokolademandler | sjokolademandler, sjokoladetrukne mandler | chokladmandlar, chokladmandel, chokladdragerade mandlar | suklaamanteli, suklaamantelit, suklaakuorrutettu manteli
  chokoladerosiner | sjokoladerosiner, sjokoladetrukne rosiner | chokladrussin | suklaarusina, suklaarusinat, suklaakuorrutetut rusinat
  yoghurtrosiner, rosiner med yoghurt | yoghurtrosiner | yoghurtrussin | jogurttirusina, jogurttirusinat
  chokoladebananer | sjokoladebananer | chokladbananer | suklaabanaani
  chokolademønter, chokoladepenge, guldmønter chokolade, chokolademønt | sjokolademynter, sjokoladepenger, gullpenger, gullmynter | chokladpengar, chokladmynt, guldpengar, chokladpeng, chokladmynt guld | suklaakolikko, suklaakolikot, suklaaraha, suklaarahat, suklaakultaraha
  chokoladefigur, chokoladefigurer | sjokoladefigur, sjokoladefigurer | chokladfigur, chokladfigurer | suklaahahmo, suklaahahmot, suklaafiguuri
    chokoladejulemand, chokoladejulemænd, chokoladenisse | sjokoladenisse, sjokoladenisser, sjokoladejulenisse | chokladtomte, chokladtomtar, chokladjultomte | suklaapukki, suklaapukit, suklaajoulupukki, suklaatonttu
    chokoladehare, påskehare, påskehare chokolade, chokoladekanin | sjokoladehare, sjokoladeharer, påskehare, sjokoladekanin, sjokoladekaniner | chokladhare, chokladharar, påskhare, chokladkanin | suklaapupu, suklaapuput, suklaajänis, pääsiäispupu, suklaakani, pääsiäisjänis
    chokoladehjerter, chokoladehjerte | sjokoladehjerter, sjokoladehjerte | chokladhjärta, chokladhjärtan, julhjärtan | suklaasydän, suklaasydämet
  chokoladeæg, chokolade æg, små chokoladeæg, pose chokoladeæg | sjokoladeegg, sjokolade egg, små sjokoladeegg, påskesjokoladeegg | chokladägg, choklad ägg | suklaamuna, suklaamunat, pääsiäissuklaamuna
    kinderæg, kinder æg, kinder surprise, overraskelsesæg, kindersurprise | kinderegg, kinder egg, kinder surprise, overraskelsesegg, kindersurprise, overraskingsegg | kinderägg, kinder ägg, kinder surprise, överraskningsägg, kindersurprise, kinderöverraskning | kindermuna, kinder muna, kinder yllätys, yllätysmuna, yllätysmunat, kinder suklaamuna, yllätyssuklaamuna
    - | - | - | mignon, mignonmuna, mignon muna
  påskeæg, påske æg, påskeæg med slik | påskeegg, påske egg, påskeegg med godteri | påskägg, påsk ägg, fyllt påskägg | pääsiäismuna, pääsiäismunat, pääsiäisyllätysmuna
  chokoladekalender, chokoladejulekalender, chokolade julekalender, slikkalender, slik julekalender | sjokoladekalender, sjokoladejulekalender, sjokolade adventskalender, godterikalender | chokladkalender, chokladjulkalender, godiskalender, adventskalender choklad, choklad adventskalender | suklaakalenteri, suklaakalenterit, suklaajoulukalenteri, karkkikalenteri, suklaa-adventtikalenteri, makeiskalenteri
  sukkerfri chokolade, chokolade uden sukker | sukkerfri sjokolade, sjokolade uten sukker, usøtet sjokolade | sockerfri choklad, choklad utan socker | sokeriton suklaa, suklaa ilman sokeria
  vegansk chokolade, mælkefri chokolade, plantechokolade | vegansk sjokolade, melkefri sjokolade, vegan sjokolade, plantesjokolade | vegansk choklad, mjölkfri choklad, växtbaserad choklad | vegaaninen suklaa, maidoton suklaa, vegesuklaa
  proteinchokolade | proteinsjokolade | proteinchoklad | proteiinisuklaa
  råchokolade, rå chokolade | råsjokolade | råchoklad, raw choklad | raakasuklaa
julekalender, julekalendere, adventskalender | julekalender, julekalendere, adventskalender, adventskalendere | adventskalender, adventskalendrar, julkalender, julkalendrar, luckkalender | joulukalenteri, joulukalenterit, adventtikalenteri, adventtikalenterit
  chokoladekalender, slik julekalender | sjokoladekalender, sjokolade adventskalender, godterikalender | chokladkalender, choklad adventskalender | suklaakalenteri, suklaa-adventtikalenteri, makeiskalenteri`,
}

/** Biscuits and cookies. */
export const biscuits: GoodsTable = {
  part: 'sweets-snacks',
  rows: `
kiks, biscuits, kiks og småkager, kex, kikspakke, pakke kiks, kiksepakke | kjeks, biscuits, kjekspakke, pakke kjeks, kjekser | kex, kakor, biscuits, biscuit, kexpaket, fikabröd, kakpaket, paket kex | keksi, keksit, keksipaketti, keksirasia, kahvikeksi, kahvikeksit, keksilajitelma
  småkager, småkage, cookies, cookie, hjemmebag småkager | småkaker, småkake, cookies, cookie | småkakor, småkaka, cookies, cookie | pikkuleipä, pikkuleivät, cookie, cookies, pikkuleivonen, kuivakeksi, pikkuleipärasia
    chocolate chip cookies, chokoladecookies, cookies med chokolade, chokoladecookie | chocolate chip cookies, sjokoladecookies, cookies med sjokolade, sjokoladecookie, sjokoladekjeks cookies | chocolate chip cookies, chokladcookies, cookies med choklad, chokladcookie | suklaahippukeksi, suklaahippukeksit, chocolate chip cookies, suklaacookie, suklaacookiet, amerikankeksi, suklaamurukeksi
    havrecookies, havrekiks, havresmåkager, havrekager, havrekage | havrekjeks, havrecookies, havreflarn, havrekaker, havrekake | havrekakor, havrekex, havreflarn, havrecookies, havrekaka | kaurakeksi, kaurakeksit, kauracookie, kauralastu, kauralastut, kaurapikkuleipä, kauralastukeksi
    - | - | flarn, chokladflarn, mandelflarn | suklaalastu keksi, mantelilastukeksi, mantelilastu keksi
    pebernødder, pebernød | pebernøtter, peppernøtter | pepparnötter | -
    fedtebrød | - | - | -
    brunkager, brune kager | brune kaker, brune pinner | kolakakor, kolasnittar | kinuskikeksi
    sirupssnitter | sirupssnipper, sirupsnipper, sirupskaker | sirapssnittar | siirappileipä, siirappikeksi
    vaniljekranse, vaniljekrans | vaniljekranser, vaniljekrans | vaniljkransar, vaniljdrömmar | vaniljarinkeli
    jødekager | jødekaker | judebröd | -
    finskbrød, finsk brød | finskbrød | finska pinnar | suomalainen pikkuleipä
    specier | - | brysselkex | -
    - | sjakkruter | schackrutor | ruutukeksi, ruutukeksit
    klejner, klejne | fattigmann, fattigmenn, klenät, fattigmannsbakkels | klenäter, klenät | klenetti, klenetit
    - | serinakaker, serinakake | - | -
    - | sandkaker, sandkake, sandnøtter, sandbakkels | mandelmusslor, mandelmussla | -
    - | krumkaker, krumkake | rullrån, krumkakor, krumkaka | -
    - | goro, goroer, gorokaker | - | -
    - | berlinerkranser | - | -
    - | kakemenn, kakemann | - | -
    - | - | drömmar, drömmar kakor | hannatädinkakut, hannatädin kakut
    - | - | hallongrottor, hallongrotta, syltkakor | lusikkaleivät, lusikkaleipä
    - | - | bondkakor | -
    - | - | chokladsnittar, märtas skurna | murokeksi, murokeksit
    smørkager, danish butter cookies, smørkiks, butter cookies, småkagedåse | smørkjeks, butter cookies | smörkakor, smörkex, butter cookies | voikeksi, voikeksit, butter cookies, voipikkuleipä, tanskalaiset voikeksit
    ?julesmåkager, julekager småkager, julekiks | julekaker, syv slag, julesmåkaker, sju slag, sju sorter, syv sorter, julesmåkake | julkakor, julkex, sju sorters kakor, julsmåkakor | joulukeksi, joulukeksit, joulupikkuleipä, joulupikkuleivät
    peberkager, honningkagehjerter, peberkage, pebberkager | pepperkaker, pepperkake, peparkaker, piparkaker | pepparkakor, pepparkaka, pepparkaksburk, pepparkaksask | piparkakku, piparkakut, pipari, piparit, piparkakkupaketti, piparipaketti, piparirasia, joulupipari
      peberkagehus, honningkagehus, kagehus | pepperkakehus, pepperkakehus byggesett | pepparkakshus, pepparkakshus byggsats | piparkakkutalo, piparkakkutalot, piparitalo, piparkakkutalosetti
      peberkagedej | pepperkakedeig | pepparkaksdeg | piparkakkutaikina, piparitaikina, piparkakkutaikinat
    honninghjerter, honninghjerte, honningbomber, julehjerter | honninghjerter, honningkaker | honungskakor | hunajakakku, hunajakakut
  digestive, digestives, digestivekiks | digestive, digestives, digestivekjeks, kornmo | digestive, digestivekex, digestives | digestive, digestivekeksi, digestivekeksit
    chokoladedigestive, digestive med chokolade, digestive chokolade | digestive med sjokolade, sjokoladedigestive | digestive choklad, chokladdigestive | digestive suklaa, suklaadigestive
  mariekiks, marie kiks | mariekjeks, marie kjeks | mariekex, marie kex | mariekeksi, mariekeksit, marie keksi
  chokoladekiks, kiks med chokolade, kakaokiks, chokolade kiks | sjokoladekjeks, kjeks med sjokolade, kakaokjeks, sjokolade kjeks | chokladkex, kex med choklad, chokladkakor kex, kakaokex | suklaakeksi, suklaakeksit, kaakaokeksi, suklaatäytekeksi, suklaapäällysteinen keksi
    ballerina | ballerina, ballerinakjeks | ballerina, ballerinakex | ballerina, ballerina keksi
    - | bixit, bixit kjeks | - | jaffa keksi, jaffakeksi, jaffa cakes
    - | - | singoalla | -
  cremekiks, fyldte kiks, kiks med creme, creamkiks, cremefyldte kiks | kremkjeks, fylte kjeks, kjeks med krem, kremfylt kjeks, kremfylte kjeks | fyllda kex, gräddkex, cremekex, fyllda kakor, krämfyllda kex, brago, bragokex, kex med fyllning | täytekeksi, täytekeksit, kermakeksi, kreemitäytekeksi
    ~oreo, oreos, oreo kiks | oreo, oreos, oreo kjeks | oreo, oreos, oreo kex | oreo, oreot, oreo keksi
    - | - | - | domino, domino keksi, dominokeksi
  vaniljekiks | vaniljekjeks | vaniljkex | vaniljakeksi, vaniljakeksit
  vaffelkiks, vafler, wafers, vaffelstænger | vaffelkjeks, wafers, vafler kjeks, quadratini, loacker | wafers, rån, gräddrån, våffelkex, jättenrån, jätten, waferskex | vohvelikeksi, vohvelikeksit, vohveli, vohvelit, tikkuvohveli, wafer, vohvelipatukka
    vaffelrør, pirouline, vaffelruller | vaffelrør, krumkakerør | rullwafers, chokladrullar wafers, wafersrullar, våffelrullar | vohveliputki, vohveliputket, vohvelirulla, vohvelitikku
  speculoos, kanelkiks, lotus kiks, karamelkiks, lotus biscoff | speculoos, karamellkjeks, lotus kjeks, lotus biscoff | speculoos, kanelkex, lotus kex, lotus biscoff | speculoos, kanelikeksi, lotus keksi, lotus biscoff
  shortbread, skotske småkager | shortbread, shortbread kjeks | shortbread | shortbread, murokeksi skotlantilainen, skotlantilainen murokeksi, voimurokeksi
  amaretti | amaretti | amaretti, mandelbiskvier | amaretti, mantelikeksi
  cantuccini, biscotti | cantuccini, biscotti | cantuccini, biscotti, mandelskorpor | cantuccini, biscotti
  ladyfingers, lady fingers, savoiardi, tiramisukiks | ladyfingers, savoiardi, savoiardikjeks, tiramisukjeks, fingerkjeks | savoiardi, savoiardikex, savoiardikakor, tiramisukex, ladyfingers | savoiardi, savoiardikeksi, savoiardikeksit, tiramisukeksi, ladyfingers, sormikeksi
  makroner, makron, kokosmakroner, kokosmakron | makroner, kokosmakroner, kokosmakron | kokostoppar, kokostopp, makroner, kokosmakroner | makroni, kookosmakroni, kookosmakronit
  makronkager, minimakroner | mandelmakroner | biskvi, biskvier, mandelbiskvi | mantelileivos
  kammerjunker, kammerjunkere | kammerjunker, kavringer søte | småskorpor koldskål | -
  kokoskager, kokostoppe, kokoskiks | kokoskaker, kokoskjeks | kokoskakor, kokoskex | kookoskeksi, kookoskeksit
  ingefærkiks, ginger nuts, ingefærsmåkager | ingefærkjeks, ingefærnøtter | ingefärskakor, ingefärskex | inkiväärikeksi, inkiväärikeksit
  citronkiks, citronsmåkager | sitronkjeks | citronkakor, citronkex | sitruunakeksi, sitruunakeksit
  ?børnekiks, dyrekiks, bamsekiks, bogstavkiks, kiks til børn | barnekjeks, dyrekjeks, bokstavkjeks, kjeks til barn | barnkex, djurkex, bokstavskex | eläinkeksi, eläinkeksit, lasten keksi, aakkoskeksi, muumikeksi, muumikeksit
  glutenfri kiks, glutenfri småkager, glutenfrie kiks, kiks uden gluten | glutenfri kjeks, glutenfrie kjeks, kjeks uten gluten | glutenfria kex, glutenfria kakor, glutenfria småkakor, kex utan gluten | gluteeniton keksi, gluteenittomat keksit
  sukkerfri kiks, sukkerfri småkager, kiks uden sukker | sukkerfri kjeks, kjeks uten sukker | sockerfria kex, sockerfria kakor, kex utan socker | sokeriton keksi, sokerittomat keksit, keksi ilman sokeria
  proteinkiks, proteincookie, proteincookies | proteinkjeks, proteincookie | proteinkex, proteincookie, proteinkaka | proteiinikeksi, proteiinikeksit, proteiinicookie
  saltkiks, salte kiks, crackers, cracker, ostekiks, kiks til ost, salt kiks, kiks til ostebord, delikatesskiks, ostebordskiks | saltkjeks, crackers, cracker, ostekjeks, kjeks til ost, smørbrødkjeks, kjeks til ostefat, delikatessekjeks, osteplatekjeks, ostefatkjeks, salte kjeks | salta kex, crackers, ostkex, smörgåskex, matkex, smörgåsrån, saltkex, kex till ost, kex till ostbricka, ostbrickskex, delikatesskex, breton, dare breton, kex till ostbrickan, ostbrickekex | voileipäkeksi, voileipäkeksit, suolakeksi, suolakeksit, cracker, crackerit, juustokeksi, juustokeksit, krakkeri, juustotarjotinkeksi, suolainen keksi, suolaiset keksit, suolakrakkeri
    tuc, tuc kiks | tuc, tuc kjeks | tuc, tuc kex | tuc, tuc keksi
    ritz, ritz kiks | ritz, ritz kjeks | ritz, ritz kex | ritz
    frøkiks, frøcrackers, kernekiks | frøkjeks, frøcrackers | frökex, frökakor kex, fröcrackers | siemenkeksi, siemenkeksit, siemenkrakkeri
    fuldkornskiks, rugkiks, fiberkiks | grovkjeks, fullkornskjeks, havrekjeks til ost, fiberkjeks, knekkebrødkjeks, rugkjeks | fullkornskex, rågkex, grahamskex, fiberkex | täysjyväkeksi, ruiskeksi, ruiskeksit, grahamkeksi, kuitukeksi, kokojyväkeksi
    vandkiks, water biscuits | vannkjeks, utvalgte kjeks | vattenkex, utvalda kex | vesikeksi, hienokeksi
    cream crackers, cream cracker | cream crackers, kapteinkjeks, kaptein kjeks | cream crackers, cream cracker | cream cracker, cream crackerit
kokoskugler, chokoladehavrekugler, havregrynskugler, havrekugler, havregrynskugle | havrekuler, sjokoladeboller, havrekule | chokladbollar, chokladboll, delicatoboll, delicatobollar, havrebollar, havreboll | kaurapallot, kaurapallo
marengs, marengskys, kys marengs, marengsbund, marengsbunde | marengs, pikekyss, marengsbunn, marengsbunner, marengskyss, pikekyssar | maräng, maränger, marängswiss, marängbotten, marängbottnar, marängkyssar | marenki, marengit, marenkipohja, marenkipohjat, marenkikeksi, marengi
macarons, macaron | macarons, macaron | macarons, macaron | macaron, macaronit, macarons
vaffelhorn, isvaffelhorn, vaffelkræmmerhus, tomme isvafler, kræmmerhuse, softicevafler, isvafler tomme, vafler til is, iskræmmerhus | iskjeks, kjeks til is, vaffelhorn, vaffelbeger, softiskjeks, softisbeger, kremmerhus, iskremkjeks, iskremkjegler, iskjegle, iskremhorn | glasstrutar tomma, rånstrutar, tomma strutar, våffelstrutar, våffelstrut, glasstrut tom, mjukglasstrutar, strutar till glass, rånstrut | jäätelötötterö, jäätelötötteröt, jäätelövohveli, jäätelövohvelit, tötterö, tötteröt, vohvelitötterö, vohvelitötteröt, jäätelötötterö tyhjä, jäätelötuutti tyhjä, vohvelikuppi`,
}
