import type { GoodsTable } from '../goods-table.ts'

/** Crisps and other snacks, nuts, dried fruit and bars. */
export const snacks: GoodsTable = {
  part: 'sweets-snacks',
  rows: `
snacks, snack, snacksposer, fredagssnacks | snacks, snack, snacksposer | snacks, snack, tilltugg, fredagsmys | naposteltava, naposteltavat, snack, snacksit, snacks, napostelu
  chips, kartoffelchips, chipspose, franske kartofler | potetgull, potetchips, chips, chipspose, potetgullpose | chips, potatischips, chipspåse | sipsi, sipsit, perunalastu, perunalastut, sipsipussi, chips
    saltede chips, chips med salt, havsaltchips | saltede chips, salt potetgull, potetgull salt, havsaltchips | saltade chips, lättsaltade chips, havssaltchips | suolasipsi, suolasipsit, suolalastut, merisuolasipsi
    sour cream chips, sour cream onion | sour cream chips, sour cream onion, sour cream potetgull | sourcream & onion, sour cream chips, sourcream onion | sour cream sipsi, sour cream onion, kermasipulisipsi
    salt & vinegar, eddikechips, salt vinegar chips | salt & vinegar, eddikchips | salt & vinegar, vinägerchips | salt & vinegar, etikkasipsi
    paprikachips, chips paprika, peberchips | paprikachips, paprikapotetgull, potetgull paprika | paprikachips, grillchips, chips paprika | paprikasipsi, paprikasipsit, grillisipsi, grillisipsit
    barbecuechips, bbq chips, baconchips | bbq chips, barbecuechips, baconchips | bbq chips, barbequechips, baconchips | bbq sipsi, pekonisipsi
    dildchips, chips med dild, purløgschips | dillchips, løkchips | dillchips, dill & gräslök, gräslökschips | tillisipsi, tillisipsit, tilli ruohosipuli
    ostechips, cheddarchips | ostechips | ostchips, cheddarchips | juustosipsi, juustosipsit
    chilichips, sweet chili chips | sweet chili chips, chilichips | sweet chili chips, chilichips | sweet chili sipsi, chilisipsi
    trøffelchips | trøffelchips | tryffelchips | tryffelisipsi, tryffelisipsit
    rillede chips, riflede chips, bølgechips, rifflede chips | riflede chips, bølgechips, riflet potetgull | räfflade chips, räfflor, ruffles | aaltosipsi, uurresipsi, megasipsi
    kesselchips, kettle chips, grovchips | kettle chips, kjelekokte chips, gårdschips | kettle chips, gårdschips | kattilasipsi, kettle sipsi, kettle chips
    ovnbagte chips, light chips, popchips, fedtfattige chips | ovnsbakte chips, lettchips, popchips | ugnsbakade chips, popchips, lättchips | uunisipsi, kevytsipsi, popchips
    stablede chips, chips i rør, stabelchips | stabelchips, chips i rør | chips i rör, stapelchips, rörchips | putkisipsi, putkilosipsi, sipsiputkilo
      pringles | pringles | pringles | pringles
    lays, lay's | lays, lay's | lays, lay's | lays, lay's
    kims chips | sørlandschips, sørlands chips | estrella chips | taffel sipsi, taffel
    franske kartofler chips | maarud chips, maarud potetgull | olw chips | megachips
    glutenfri chips | glutenfrie chips | glutenfria chips | gluteenittomat sipsit
  grøntsagschips, rodfrugtchips, veggie chips, rødbedechips | grønnsakchips, rotgrønnsakchips, veggie chips | grönsakschips, rotfruktschips, veggie chips | kasvissipsi, kasvissipsit, juuressipsi, juuressipsit, kasvislastut
  linsechips, linse chips | linsechips | linschips, linssnacks, linsbågar | linssisipsi, linssisipsit
  kikærtechips, hummuschips, proteinchips, ærtechips | kikertchips, hummuschips, proteinchips | kikärtschips, hummuschips, proteinchips, ärtchips | kikhernesipsi, kikhernesipsit, proteiinisipsi, proteiinisipsit, hernesipsi
  quinoachips | quinoachips | quinoachips | kvinoasipsi
  tortillachips, tortilla chips, nachos, nachochips, nacho chips, majschips, tacochips | tortillachips, tortilla chips, nachos, nachochips, maischips, tacochips | tortillachips, tortilla chips, nachochips, nachos, tacochips, majschips | tortillasipsi, tortillasipsit, nacho, nachot, nachosipsi, nachosipsit, maissilastu, maissilastut, maissisipsi
    doritos | doritos | doritos | doritos
  brødchips, pitachips, bagelchips | brødchips, pitachips, bagelchips | brödchips, pitachips, rågchips, bagelchips | leipäsipsi, leipäsipsit, pitasipsi, ruissipsi, ruissipsit, ruissnack
  ostepops, osterejer, ostesnacks, osterejer snack | ostepop, ostepops, ostesnacks | ostbågar, ostbollar, ostkrokar, ostsnacks | juustonaksu, juustonaksut, juustosnack, juustosnacks, juustopallo, juustopallot
    cheez doodles, cheese doodles | cheez doodles, cheese doodles | cheez doodles, cheese doodles | cheez doodles
    cheetos | cheetos | cheetos | cheetos
  majssnacks, majspops, majsringe | maissnacks, ringer snacks | majssnacks, majsbågar, majskrokar, majsringar | maissinaksu, maissinaksut, naksu, naksut, maissisnack
    pom bear, pom-bear | pom bear, pom-bear | pom bear, pom-bear | pom bear, pom-bear
    jordnøddepops, jordnøddesnack | peanøttpops | jordnötsringar, jordnötsbågar | maapähkinänaksu, maapähkinärengas
    bugles | bugles | bugles | bugles
  løgringe snack, løgringe chips | løkringer snack | lökringar snacks, sourcream lökringar | sipulirengas snack, sipulirinkulat
  rejechips, kroepoek, prawn crackers | rekechips, kroepoek, prawn crackers | räkchips, krupuk, prawn crackers | katkarapusipsi, katkarapusipsit, katkarapulastu, katkarapulastut, krupuk
  saltstænger, saltstang, salte stænger, pinde salte | saltstenger, salte stenger, saltstang, saltpinner | saltpinnar, saltstänger, salta pinnar, saltstång | suolatikku, suolatikut, suolatikkuja
  saltkringler, pretzels, pretzel, minikringler | saltkringler, pretzels, salte kringler | salta kringlor, pretzels, saltkringlor | suolarinkeli, suolarinkelit, pretzel, pretzelit, suolakringeli
  snackmix, snackblanding, partymix, cocktailmix snack | snacksmiks, snacksmix, partymix | snacksmix, partymix, snacksblandning | snackssekoitus, naposteltavasekoitus, partymix
  flæskesvær, svær, flæskesvær snack, flæskesnacks, sprød svær | svor snacks, fleskesvor, svorchips, flesksvor | fläsksvål, fläsksvålar, svålar, grissvål, svålchips | possunnahkasnack, possunkamara, porsaankamara
    ostesvær, ostesnack sprød | ostesvor | - | -
  beef jerky, oksekød tørret snack, kødsnack, jerky | beef jerky, kjøttsnacks, jerky | beef jerky, köttsnacks, jerky | beef jerky, lihasnack, jerky, kuivaliha snack
  tangsnacks, tang snack, nori snack | tangsnacks, nori snack | sjögrässnacks, norisnacks, tångchips | merileväsnack, merilevä snack, norisnack
  ristede kikærter, kikærtesnack, edamame snack | ristede kikerter, kikertsnacks | rostade kikärtor, kikärtssnacks, rostade bönor | paahdetut kikherneet, kikhernesnack, paahdetut härkäpavut
  ristede ærter, wasabiærter, wasabi ærter | wasabierter, wasabi erter | wasabiärtor, wasabi ärtor | wasabiherne, wasabiherneet
  risgaller, riscrackers, japan mix | riscrackers, japanmiks, riskjeks asiatisk | riscrackers, japanmix, riskex | riisikeksi, riisikeksit, riisicracker, riisicrackerit, japan mix
  riskager, riskage, riskiks | riskaker, riskake, riskjeks | riskakor, riskaka | riisikakku, riisikakut
    majskager, majskage, linsekager | maiskaker, maiskjeks | majskakor, majskaka, linskakor, linskaka | maissikakku, maissikakut, linssikakku, linssikakut
    riskager med chokolade, chokoladeriskager | riskaker med sjokolade, sjokoladeriskaker | chokladriskakor, riskakor choklad | suklaariisikakku, suklaariisikakut
    riskager med yoghurt, yoghurtriskager | riskaker med yoghurt | riskakor yoghurt, yoghurtriskakor | jogurttiriisikakku, jogurttiriisikakut
  popcorn, pop corn | popcorn, popkorn | popcorn, popcornpåse | popcorn, popcornit, poppari, popparit
    mikropopcorn, micropopcorn, micro popcorn, mikrobølgepopcorn, mikroovnspopcorn | mikropopcorn, micropop, micropopcorn, mikro popcorn | micropopcorn, mikropopcorn, micropop, mikro popcorn | mikropopcorn, mikropopcornit, mikropoppari, mikropopparit, mikropop
    popcornmajs, popcornkerner, majs til popcorn | popcornmais, popmais | popcornmajs, popcornkärnor, popmajs | popcornmaissi, popcornmaissit, paukkumaissi
    færdigpoppet popcorn, popcorn i pose | ferdigpoppet popcorn | färdigpoppade popcorn, popcorn i påse | valmis popcorn, popcornpussi
    karamelpopcorn, søde popcorn | karamellpopcorn, søt popcorn | karamellpopcorn, kolapopcorn, söta popcorn | karamellipopcorn, kinuskipopcorn, toffeepopcorn
    ostepopcorn | ostepopcorn | ostpopcorn | juustopopcorn
    smørpopcorn | smørpopcorn | smörpopcorn | voipopcorn, voipopparit
  dip, dipmix, dippulver, dip mix, chipsdip, chips dip | dip, dipmix, dipp, dippmix, dippulver, chipsdip | dipp, dippmix, dip, dipmix, dippa, chipsdipp | dippi, dipit, dippijauhe, dippijauheet, dippikastike, dippikastikkeet, dip, sipsidippi, dippisekoitus
    holiday dip, dip med løg, dip holiday | holiday dip | holiday dipp, holiday dip | holiday dippi
    ostedip, cheese dip, nachoost, nacho dip | ostedip, cheese dip, nachodip, nachoost | ostdipp, ostdip, cheese dip, nachodipp | juustodippi, juustodipit, nachodippi, nachojuusto
    salsadip, tacodip | salsadip, tacodip | salsadipp, tacodipp | salsadippi, tacodippi
    hvidløgsdip, sour cream dip, krydderurtedip | hvitløksdip, sour cream dip | vitlöksdipp, sourcream dipp, dilldipp | valkosipulidippi, sour cream dippi, ruohosipulidippi
~nødder, nød | nøtter, nøtt | nötter, nöt | pähkinä, pähkinät
  nøddeblanding, nøddemix, blandede nødder, nødde mix | nøtteblanding, nøttemiks, nøttemix, blandede nøtter | nötmix, nötblandning, blandade nötter, nöt mix | pähkinäsekoitus, pähkinäsekoitukset, pähkinämix
    studenterhavre, trailmix, trail mix, nødder og rosiner, frugt og nødder | studenthavre, trail mix, turmix, nøtter og rosiner | studenthavre, trail mix, nöt och fruktmix, nötter och russin | trail mix, retkisekoitus, pähkinä rusinasekoitus, pähkinä hedelmäsekoitus
  saltede nødder, salte nødder, ristede nødder, saltnødder | saltede nøtter, salte nøtter, saltnøtter, ristede nøtter | salta nötter, saltade nötter, rostade nötter | suolapähkinä, suolapähkinät, paahdetut pähkinät
  ~jordnødder, jordnød, peanuts | peanøtter, peanøtt, jordnøtter, peanuts | jordnötter, jordnöt, peanuts | maapähkinä, maapähkinät, peanuts
    saltede peanuts, salte peanuts, saltede jordnødder | salte peanøtter, saltede peanøtter | salta jordnötter, saltade jordnötter | suolatut maapähkinät, suolattu maapähkinä
    honningristede peanuts, honey roasted | honningristede peanøtter, honningpeanøtter | honungsrostade jordnötter, honungsnötter | hunajapähkinä, hunajapähkinät
    chilinødder, chili nuts, chilipeanuts, coated peanuts, peanuts coated | chilinøtter, chili nuts, coated peanøtter | chilinötter, chili nuts, dragerade jordnötter | chilipähkinä, chilipähkinät, kuorrutetut maapähkinät
    jordnødder med skal, jordnødder i skal | peanøtter i skall, peanøtter med skall | jordnötter med skal, jordnötter i skal | kuorelliset maapähkinät, kuorimattomat maapähkinät
  ~cashewnødder, cashew, cashewnød, cashews | cashewnøtter, cashew, cashewnøtt | cashewnötter, cashew, cashewnöt | cashewpähkinä, cashewpähkinät, cashew
  ~mandler, mandel, hele mandler | mandler, mandel | mandel, mandlar, sötmandel | manteli, mantelit
    saltmandler, saltede mandler, røgede mandler, saltristede mandler | saltmandler, saltede mandler, røkte mandler, røykmandler | saltmandlar, saltade mandlar, rökmandel, salta mandlar | suolamanteli, suolamantelit, savumantelit, savumanteli
  ~hasselnødder, hasselnød, hasselnøddekerner | hasselnøtter, hasselnøtt | hasselnötter, hasselnöt | hasselpähkinä, hasselpähkinät
  ~valnødder, valnød, valnøddekerner | valnøtter, valnøtt | valnötter, valnöt | saksanpähkinä, saksanpähkinät
  ~pistacienødder, pistacie, pistacier, pistacienød, pistachio | pistasjnøtter, pistasj, pistasjnøtt, pistasjer | pistagenötter, pistage, pistaschnötter, pistasch, pistaschmandel | pistaasi, pistaasit, pistaasipähkinä, pistaasipähkinät
  ~pekannødder, pecannødder, pekannød | pekannøtter, pecannøtter, pekannøtt | pekannötter, pecannötter, pekannöt | pekaanipähkinä, pekaanipähkinät, pekaani
  ~paranødder, paranød | paranøtter, paranøtt | paranötter, paranöt | parapähkinä, parapähkinät
  ~macadamianødder, macadamia, macadamia nødder | macadamianøtter, macadamia | macadamianötter, macadamia, macadamia nötter | macadamiapähkinä, macadamiapähkinät, macadamia
  ~pinjekerner, pinjekerne, pinjenødder | pinjekjerner, pinjekjerne, pinjenøtter | pinjenötter, pinjekärnor, pinjenöt | pinjansiemen, pinjansiemenet, pinjasiemen, pinjasiemenet, pinjapähkinä
  tigernødder, jordmandler | tigernøtter | tigernötter, jordmandel | tiikeripähkinä, tiikeripähkinät
  sojanødder | soyanøtter | sojanötter | soijapähkinä, soijapähkinät
  majsnødder, ristede majs, corn nuts, ristede majskerner | ristet mais, maisnøtter | rostad majs, majsnötter | paahdettu maissi, maissipähkinä
  nødder med skal, nødder i skal, julenødder | nøtter i skall, nøtter med skall, julenøtter | nötter med skal, julnötter, nötter i skal | kuorelliset pähkinät, joulupähkinät
tørret frugt, tørrede frugter, tør frugt, tørfrugt | tørket frukt, tørkede frukter | torkad frukt, torkade frukter | kuivattu hedelmä, kuivatut hedelmät, kuivahedelmä, kuivahedelmät
  ~rosiner, rosin, rosinpakke | rosiner, rosin, rosinpakker | russin, russinpaket | rusina, rusinat
    korender | korinter | korinter | korintti, korintit
    sultanas, lyse rosiner | sultanas, lyse rosiner | sultanrussin, gula russin | sultanarusina, sultanarusinat
  ~dadler, daddel, tørrede dadler | dadler, daddel, tørkede dadler | dadlar, dadel, torkade dadlar | taateli, taatelit, kuivattu taateli, kuivatut taatelit
    medjool dadler, friske dadler, medjool | medjool dadler, ferske dadler, medjool | medjool dadlar, färska dadlar, medjool | medjool taateli, medjool, tuoretaateli, tuoretaatelit
  ~svesker, sveske, tørrede blommer | svisker, sviske, tørkede plommer | katrinplommon, torkade plommon, sviskon | kuivattu luumu, kuivatut luumut, kuivaluumu, kuivaluumut
  ~tørrede abrikoser, tørret abrikos, abrikoser tørrede | tørkede aprikoser, tørket aprikos | torkade aprikoser, torkad aprikos | kuivattu aprikoosi, kuivatut aprikoosit
  ~tørrede figner, tørret figen | tørkede fiken, tørket fiken | torkade fikon | kuivattu viikuna, kuivatut viikunat
  tørrede tranebær | tørkede tranebær | torkade tranbär | kuivattu karpalo, kuivatut karpalot
  tørrede blåbær | tørkede blåbær | torkade blåbär | kuivattu mustikka, kuivatut mustikat
  tørrede kirsebær | tørkede kirsebær | torkade körsbär | kuivattu kirsikka, kuivatut kirsikat
  gojibær, goji bær, goji | gojibær, goji bær, goji | gojibär, goji bär, goji | gojimarja, gojimarjat, goji
  inkabær tørrede, gyldenbær tørrede, mulbær tørrede, mulbær | tørkede morbær, inkabær | mullbär, inkabär, torkade mullbär | mulperi, inkamarja, kuivatut mulperit
  tørret mango | tørket mango | torkad mango | kuivattu mango, kuivatut mangot
  tørret ananas | tørket ananas | torkad ananas | kuivattu ananas
  tørret ingefær, kandiseret ingefær, syltet ingefær tør | kandisert ingefær, tørket ingefær | kanderad ingefära, torkad ingefära | kuivattu inkivääri, kandeerattu inkivääri
  æbleringe, tørrede æbler, æblechips, tørrede æbleringe | epleringer, tørkede epler, eplechips, tørkede eplebiter | äppelringar, torkade äpplen, äppelchips | omenarengas, omenarenkaat, kuivatut omenat, omenalastu, omenalastut, omenasipsi
  tørret pære, tørrede pærer | tørket pære | torkade päron | kuivattu päärynä, kuivatut päärynät
  bananchips, tørret banan | bananchips, tørket banan | bananchips, torkad banan | banaanilastu, banaanilastut, banaanisipsi, kuivattu banaani
  kokoschips, kokosflager ristet | kokoschips, kokosflak | kokoschips, kokosskivor | kookossipsi, kookossipsit, kookoslastu, kookoslastut
  frysetørret frugt, frysetørrede bær, frysetørrede jordbær, frysetørrede hindbær | frysetørket frukt, frysetørkede bær, frysetørkede jordbær | frystorkad frukt, frystorkade bär, frystorkade hallon, frystorkade jordgubbar | pakkaskuivatut marjat, pakkaskuivattu marja, kylmäkuivatut marjat, marjajauhe
  frugtblanding, tropisk blanding tørret, frugtmix | fruktmiks, tropisk miks, fruktblanding tørket | fruktmix, tropisk mix, torkad fruktblandning, tropisk fruktmix | hedelmäsekoitus, hedelmäsekoitukset, kuivahedelmäsekoitus
  frugtlæder, frugtruller, fruit roll, frugtstænger | fruktlær, fruktruller, fruktstenger | fruktläder, fruktremmar, fruktrullar, fruktstång | hedelmänauha, hedelmänauhat, hedelmärulla, hedelmätanko
bar, barer, snackbar, mellemmåltidsbar, snackbarer | bar, barer, snackbar, mellommåltidsbar | bar, bars, snackbar, mellanmålsbar | patukka, patukat, välipalapatukka, välipalapatukat
  proteinbar, proteinbarer, protein bar, protein barer | proteinbar, proteinbarer, protein bar | proteinbar, proteinbars, protein bar, proteinkaka bar | proteiinipatukka, proteiinipatukat, proteiini patukka
    barebells | barebells | barebells | barebells
    nutramino proteinbar | yt proteinbar | njie proteinbar, propud bar | fast proteiinipatukka
  müslibar, müslibarer, mysli bar, myslibar, müsli bar, granolabar | müslibar, müslibarer, myslibar, mysli bar, granolabar, müsli bar | müslibar, müslibars, mysli bar, myslibar, müsli bar, granolabar | myslipatukka, myslipatukat, mysli patukka, granolapatukka
    corny | corny | corny | corny
    nature valley | nature valley | nature valley | nature valley
  havrebar, havrebarer, flapjack | havrebar, havrebarer, flapjack | havrebar, havrebars, flapjack | kaurapatukka, kaurapatukat, kauravälipalapatukka, flapjack
  nøddebar, nøddebarer, nødde bar | nøttebar, nøttebarer | nötbar, nötbars, nöt bar | pähkinäpatukka, pähkinäpatukat
  frugtbar, frugtbarer, frugtstang, frugtstænger bar | fruktbar, fruktbarer | fruktbar, fruktbars | hedelmäpatukka, hedelmäpatukat
  rawbar, raw bar, dadelbar, råbar | rawbar, raw bar, dadelbar | rawbar, raw bar, råbar, dadelbar | raakapatukka, raakapatukat, rawbar, taatelipatukka
  energibar, energibarer, energi bar | energibar, energibarer, energi bar | energibar, energibars, energikaka, energikakor | energiapatukka, energiapatukat
  måltidsbar, måltidserstatningsbar, diætbar | måltidsbar, måltidserstatter bar | måltidsbar, måltidsersättningsbar | ateriankorvikepatukka, ateriapatukka, ateriapatukat
  børnebar, bar til børn | barnebar | barnbar, smakis bar | lasten välipalapatukka, lasten patukka
  rice krispies bar, rispuffbar, risbar | risbar, rispuffbar | rispuffbar, risbar | riisipatukka, riisipatukat
energikugler, dadelkugler, energiballs, proteinkugler, protein balls | energikuler, dadelkuler, proteinkuler, protein balls | energibollar, dadelbollar, proteinbollar, rawbollar, protein balls | energiapallo, energiapallot, taatelipallo, taatelipallot, proteiinipallo, raakapallo`,
}
