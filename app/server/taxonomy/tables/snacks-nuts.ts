import type { GoodsTable } from '../goods-table.ts'

/** Crisps and other snacks, nuts, dried fruit and bars. */
export const snacks: GoodsTable = {
  part: 'sweets-snacks',
  rows: `
snacks, snack, snacksposer, fredagssnacks, hyggesnacks, snackpose, fredagsguf, lørdagssnacks | snacks, snack, snacksposer, fredagssnacks, fredagsnacks, lørdagssnacks, fredagskos, fredagsnack | snacks, snack, tilltugg, fredagsmys, snackspåse, lördagsmys, kvällssnacks, myssnacks, snaks, fredagssnacks | naposteltava, naposteltavat, snack, snacksit, snacks, napostelu, suolaiset naposteltavat, suolainen naposteltava, naposteltavaa, snäksi, snäksit, iltanaposteltava
  chips, kartoffelchips, chipspose, franske kartofler, pose chips | potetgull, potetchips, chips, chipspose, potetgullpose, potetgullposer, kartoffelchips | chips, potatischips, chipspåse, potatischipspåse, chipspåsar | sipsi, sipsit, perunalastu, perunalastut, sipsipussi, chips, sipsipussit, perunachips, perunasipsi
    saltede chips, chips med salt, havsaltchips, havsalt chips, naturel chips | saltede chips, salt potetgull, potetgull salt, havsaltchips, havsalt chips, naturell chips, saltchips | saltade chips, lättsaltade chips, havssaltchips, havssalt chips, naturella chips, saltchips, salta chips | suolasipsi, suolasipsit, suolalastut, merisuolasipsi
    sour cream chips, sour cream onion, sourcream chips, sourcream onion, sourcreamchips | sour cream chips, sour cream onion, sour cream potetgull, sourcream chips, rømmechips | sourcream & onion, sour cream chips, sourcream onion, sourcreamchips, gräddfilschips, sourcream chips, sourcream and onion | sour cream sipsi, sour cream onion, kermasipulisipsi, kermaviilisipsi, sourcream sipsi, kermaviilisipsit
    salt & vinegar, eddikechips, salt vinegar chips, salt vinegar | salt & vinegar, eddikchips, salt vinegar, salt og eddik | salt & vinegar, vinägerchips, salt vinegar, salt och vinäger | salt & vinegar, etikkasipsi, salt vinegar
    paprikachips, chips paprika, peberchips | paprikachips, paprikapotetgull, potetgull paprika | paprikachips, grillchips, chips paprika | paprikasipsi, paprikasipsit, grillisipsi, grillisipsit
    barbecuechips, bbq chips, baconchips, grillchips | bbq chips, barbecuechips, baconchips, grillchips, grill potetgull | bbq chips, barbequechips, baconchips | bbq sipsi, pekonisipsi, barbecuesipsi
    dildchips, chips med dild, purløgschips | dillchips, løkchips | dillchips, dill & gräslök, gräslökschips, dillchips gräslök | tillisipsi, tillisipsit, tilli ruohosipuli, ruohosipulisipsi
    ostechips, cheddarchips | ostechips | ostchips, cheddarchips | juustosipsi, juustosipsit
    chilichips, sweet chili chips | sweet chili chips, chilichips | sweet chili chips, chilichips | sweet chili sipsi, chilisipsi
    trøffelchips | trøffelchips | tryffelchips | tryffelisipsi, tryffelisipsit
    ?rillede chips, riflede chips, bølgechips, rifflede chips | riflede chips, bølgechips, riflet potetgull, rifla chips | räfflade chips, räfflor, ruffles | aaltosipsi, uurresipsi, megasipsi, rihlattu sipsi, aaltosipsit
    ?kesselchips, kettle chips, grovchips | kettle chips, kjelekokte chips, gårdschips | kettle chips, gårdschips | kattilasipsi, kettle sipsi, kettle chips
    ovnbagte chips, light chips, popchips, fedtfattige chips | ovnsbakte chips, lettchips, popchips, ovnsbakt potetgull | ugnsbakade chips, popchips, lättchips, ugnschips | uunisipsi, kevytsipsi, popchips, vähärasvainen sipsi
    stablede chips, chips i rør, stabelchips, rørchips | stabelchips, chips i rør, rørchips | chips i rör, stapelchips, rörchips | putkisipsi, putkilosipsi, sipsiputkilo, sipsiputki, pinosipsi
      pringles | pringles | pringles | pringles
    lays, lay's | lays, lay's | lays, lay's | lays, lay's
    kims chips | sørlandschips, sørlands chips | estrella chips | taffel sipsi, taffel
    franske kartofler chips | maarud chips, maarud potetgull | olw chips | megachips
    glutenfri chips | glutenfrie chips | glutenfria chips | gluteenittomat sipsit
  grøntsagschips, rodfrugtchips, veggie chips, rødbedechips, sødkartoffelchips | grønnsakchips, rotgrønnsakchips, veggie chips, søtpotetchips, grønnsakschips, rødbetchips | grönsakschips, rotfruktschips, veggie chips, sötpotatischips, rödbetschips, morotschips | kasvissipsi, kasvissipsit, juuressipsi, juuressipsit, kasvislastut, bataattisipsi, bataattisipsit, punajuurisipsi, porkkanasipsi
  linsechips, linse chips | linsechips | linschips, linssnacks, linsbågar | linssisipsi, linssisipsit
  kikærtechips, hummuschips, proteinchips, ærtechips | kikertchips, hummuschips, proteinchips | kikärtschips, hummuschips, proteinchips, ärtchips | kikhernesipsi, kikhernesipsit, proteiinisipsi, proteiinisipsit, hernesipsi
  quinoachips | quinoachips | quinoachips | kvinoasipsi
  tortillachips, tortilla chips, nachos, nachochips, nacho chips, majschips, tacochips, nachips | tortillachips, tortilla chips, nachos, nachochips, maischips, tacochips, nachips, nacho | tortillachips, tortilla chips, nachochips, nachos, tacochips, majschips, nachips, nacho | tortillasipsi, tortillasipsit, nacho, nachot, nachosipsi, nachosipsit, maissilastu, maissilastut, maissisipsi, nacho chips, nachochips, nachips, natsot, natsosipsi
    doritos | doritos | doritos | doritos
  brødchips, pitachips, bagelchips, rugbrødschips | brødchips, pitachips, bagelchips, rugbrødchips | brödchips, pitachips, rågchips, bagelchips | leipäsipsi, leipäsipsit, pitasipsi, ruissipsi, ruissipsit, ruissnack, näkkileipäsipsi, ruislastu, leipälastu
  ostepops, osterejer, ostesnacks, osterejer snack | ostepop, ostepops, ostesnacks, ostekroker | ostbågar, ostbollar, ostkrokar, ostsnacks, ostpuffar | juustonaksu, juustonaksut, juustosnack, juustosnacks, juustopallo, juustopallot, juustopuffi
    cheez doodles, cheese doodles | cheez doodles, cheese doodles | cheez doodles, cheese doodles | cheez doodles
    cheetos | cheetos | cheetos | cheetos
  majssnacks, majspops, majsringe, majspuffs | maissnacks, ringer snacks, maispuffs, maisringer | majssnacks, majsbågar, majskrokar, majsringar, majspuffar | maissinaksu, maissinaksut, naksu, naksut, maissisnack, maissipuffi, maissirengas
    pom bear, pom-bear | pom bear, pom-bear | pom bear, pom-bear | pom bear, pom-bear
    jordnøddepops, jordnøddesnack | peanøttpops, jordnøttpops | jordnötsringar, jordnötsbågar, jordnötspuffar | maapähkinänaksu, maapähkinärengas
    bugles | bugles | bugles | bugles
  skruesnacks, skruer snack | potetskruer, maisskruer, skruer, potetspiraler | potatisskruvar, potatisspiraler | perunaspiraali, perunaspiraalit
  kartoffelsnacks, kartoffelringe | potetsnacks, potetringer | potatissnacks, potatisringar | perunasnack, perunarengas, perunarenkaat
  løgringe snack, løgringe chips | løkringer snack | lökringar snacks, sourcream lökringar | sipulirengas snack, sipulirinkulat, sipulirengas sipsi
  rejechips, kroepoek, prawn crackers, krupuk | rekechips, kroepoek, prawn crackers, krupuk | räkchips, krupuk, prawn crackers, räkkex | katkarapusipsi, katkarapusipsit, katkarapulastu, katkarapulastut, krupuk, kroepoek, prawn crackers
  saltstænger, saltstang, salte stænger, pinde salte, saltpinde | saltstenger, salte stenger, saltstang, saltpinner, saltpinne, saltstikker | saltpinnar, saltstänger, salta pinnar, saltstång, saltpinne, saltsticks, salta stänger | suolatikku, suolatikut, suolatikkuja, suolatikkupussi, suolapuikko, suolatanko
  saltkringler, pretzels, pretzel, minikringler, saltkringle | saltkringler, pretzels, salte kringler, saltkringle | salta kringlor, pretzels, saltkringlor, saltkringla, pretzelkringlor | suolarinkeli, suolarinkelit, pretzel, pretzelit, suolakringeli, suolarinkilä, suolarinkilät, suolapretzel
  snackmix, snackblanding, partymix, cocktailmix snack | snacksmiks, snacksmix, partymix, snacksblanding | snacksmix, partymix, snacksblandning, snackmix | snackssekoitus, naposteltavasekoitus, partymix, snackmix, cocktailsekoitus
  flæskesvær, svær, flæskesvær snack, flæskesnacks, sprød svær, baconsvær | svor snacks, fleskesvor, svorchips, flesksvor, sprøsvor | fläsksvål, fläsksvålar, svålar, grissvål, svålchips, sprödsvål, fläsksvålssnacks | possunnahkasnack, possunkamara, porsaankamara, possunnahka, porsaannahkasnack
    ostesvær, ostesnack sprød | ostesvor | - | -
  baconsnacks | baconsnacks, baconcrisp | baconsnacks, baconkrisp | pekonisnack
  beef jerky, oksekød tørret snack, kødsnack, jerky, tørret kød snack | beef jerky, kjøttsnacks, jerky, tørket kjøtt snacks | beef jerky, köttsnacks, jerky, torkat kött snacks | beef jerky, lihasnack, jerky, kuivaliha snack, kuivaliha, lihasnacks
  tangsnacks, tang snack, nori snack | tangsnacks, nori snack, sushisnacks, tangchips | sjögrässnacks, norisnacks, tångchips, tångsnacks | merileväsnack, merilevä snack, norisnack, merileväsipsi
  ristede kikærter, kikærtesnack, edamame snack | ristede kikerter, kikertsnacks | rostade kikärtor, kikärtssnacks, rostade bönor, rostade edamame | paahdetut kikherneet, kikhernesnack, paahdetut härkäpavut, paahdettu kikherne, edamamesnack
  ristede ærter, wasabiærter, wasabi ærter | wasabierter, wasabi erter, ristede erter | wasabiärtor, wasabi ärtor, rostade ärtor | wasabiherne, wasabiherneet, paahdetut herneet
  risgaller, riscrackers, japan mix | riscrackers, japanmiks, riskjeks asiatisk | riscrackers, japanmix, riskex | riisikeksi, riisikeksit, riisicracker, riisicrackerit, japan mix
  riskager, riskage, riskiks, majskiks, majskager | riskaker, riskake, riskjeks, puffet riskake | riskakor, riskaka, riscakes | riisikakku, riisikakut, riisikakkupaketti
    majskager, majskage, linsekager | maiskaker, maiskjeks | majskakor, majskaka, linskakor, linskaka, minimajskakor, minimajskaka | maissikakku, maissikakut, linssikakku, linssikakut, maissivohveli
    riskager med chokolade, chokoladeriskager | riskaker med sjokolade, sjokoladeriskaker | chokladriskakor, riskakor choklad | suklaariisikakku, suklaariisikakut
    riskager med yoghurt, yoghurtriskager | riskaker med yoghurt | riskakor yoghurt, yoghurtriskakor | jogurttiriisikakku, jogurttiriisikakut
  popcorn, pop corn, popkorn | popcorn, popkorn | popcorn, popcornpåse, poppkorn | popcorn, popcornit, poppari, popparit, popkorni, poppis, popparipussi
    mikropopcorn, micropopcorn, micro popcorn, mikrobølgepopcorn, mikroovnspopcorn, mikroovnpopcorn, popcorn mikrobølge, popcorn mikroovn, mikro popcorn | mikropopcorn, micropop, micropopcorn, mikro popcorn, mikrobølgepopcorn, micro popcorn pose | micropopcorn, mikropopcorn, micropop, mikro popcorn, mikrovågspopcorn, micropopcornpåse | mikropopcorn, mikropopcornit, mikropoppari, mikropopparit, mikropop, mikroaaltopopcorn
    popcornmajs, popcornkerner, majs til popcorn | popcornmais, popmais, popcornkjerner | popcornmajs, popcornkärnor, popmajs, majs till popcorn | popcornmaissi, popcornmaissit, paukkumaissi, popcornjyvä, poppimaissi
    ?færdigpoppet popcorn, popcorn i pose | ferdigpoppet popcorn, popcorn i pose | färdigpoppade popcorn, popcorn i påse, poppade popcorn | valmis popcorn, popcornpussi, valmiit popcornit
    karamelpopcorn, søde popcorn | karamellpopcorn, søt popcorn, søte popcorn | karamellpopcorn, kolapopcorn, söta popcorn, sockerpopcorn | karamellipopcorn, kinuskipopcorn, toffeepopcorn, makea popcorn
    ostepopcorn | ostepopcorn | ostpopcorn | juustopopcorn
    ?smørpopcorn | smørpopcorn | smörpopcorn | voipopcorn, voipopparit
  dip, dipmix, dippulver, dip mix, chipsdip, chips dip, dip til chips | dip, dipmix, dipp, dippmix, dippulver, chipsdip, dipmiks, dippmiks, dippblanding | dipp, dippmix, dip, dipmix, dippa, chipsdipp, dipp till chips | dippi, dipit, dippijauhe, dippikastike, dippikastikkeet, dip, sipsidippi, dippisekoitus, dippisekoitukset, dippimix, dippimauste
    holiday dip, dip med løg, dip holiday | holiday dip | holiday dipp, holiday dip | holiday dippi
    ostedip, cheese dip, nachoost, nacho dip | ostedip, cheese dip, nachodip, nachoost | ostdipp, ostdip, cheese dip, nachodipp | juustodippi, nachodippi, nachojuusto
    salsadip, tacodip | salsadip, tacodip | salsadipp, tacodipp | salsadippi, tacodippi
    hvidløgsdip | hvitløksdip | vitlöksdipp | valkosipulidippi
    sour cream dip, cremefraichedip | sour cream dip, rømmedip | sourcream dipp, gräddfilsdipp | sour cream dippi, kermaviilidippi
    krydderurtedip, dilddip | urtedip, dilldip | dilldipp, örtdipp | ruohosipulidippi, yrttidippi
~nødder, nød, nøddepose, pose nødder | nøtter, nøtt, nøttepose | nötter, nötpåse | pähkinä, pähkinät, pähkinäpussi
  ?nøddeblanding, nøddemix, blandede nødder, nødde mix, nøddeblandinger | nøtteblanding, nøttemiks, nøttemix, blandede nøtter | nötmix, nötblandning, blandade nötter, nöt mix | pähkinäsekoitus, pähkinäsekoitukset, pähkinämix, sekapähkinä, pähkinäseos
    ?studenterhavre, trailmix, trail mix, nødder og rosiner, frugt og nødder, nøddemix med rosiner | studenthavre, trail mix, turmix, nøtter og rosiner, turmiks, turblanding, nøttemiks med rosiner | studenthavre, trail mix, nöt och fruktmix, nötter och russin, frukt och nötmix, frukt nötmix, russin och nötter, vandringsmix | trail mix, retkisekoitus, pähkinä rusinasekoitus, pähkinä hedelmäsekoitus, seikkailijan sekoitus, pähkinä-hedelmäsekoitus, opiskelijakaura, rusinapähkinä
  saltede nødder, salte nødder, ristede nødder, saltnødder | saltede nøtter, salte nøtter, saltnøtter, ristede nøtter, salta nøtter | salta nötter, saltade nötter, rostade nötter | suolapähkinä, suolapähkinät, paahdetut pähkinät, suolapähkinäpussi, suolaiset pähkinät, suolattu pähkinä, suolatut pähkinät
  usaltede nødder, naturelle nødder, rå nødder, nødder uden salt | usaltede nøtter, naturelle nøtter, rå nøtter, nøtter uten salt | naturella nötter, osaltade nötter, nötter utan salt, råa nötter | suolaton pähkinä, suolattomat pähkinät, luonnonpähkinä, suolaamaton pähkinä, raakapähkinä, naturellpähkinä
  ~jordnødder, jordnød, peanuts | peanøtter, peanutter, peanøtt, jordnøtter, peanuts | jordnötter, jordnöt, peanuts | maapähkinä, maapähkinät, peanuts
    ?saltede peanuts, salte peanuts, saltede jordnødder, ristede peanuts | salte peanøtter, saltede peanøtter, ristede peanøtter | salta jordnötter, saltade jordnötter, rostade jordnötter | suolatut maapähkinät, suolattu maapähkinä, paahdettu maapähkinä, paahdetut maapähkinät
    usaltede peanuts, usaltede jordnødder, rå peanuts, rå jordnødder | usaltede peanøtter, peanøtter uten salt, rå peanøtter | osaltade jordnötter, naturella jordnötter, råa jordnötter | suolattomat maapähkinät, suolaamattomat maapähkinät
    honningristede peanuts, honey roasted, honningpeanuts, honningnødder | honningristede peanøtter, honningpeanøtter, honningnøtter | honungsrostade jordnötter, honungsnötter, honungsrostade nötter | hunajapähkinä, hunajapähkinät, hunajapaahdettu maapähkinä
    chilinødder, chili nuts, chilipeanuts, coated peanuts, peanuts coated | chilinøtter, chili nuts, coated peanøtter, chilipeanøtter | chilinötter, chili nuts, dragerade jordnötter, chilijordnötter | chilipähkinä, chilipähkinät, kuorrutetut maapähkinät, chilimaapähkinä
    wasabinødder, wasabi nødder | wasabinøtter | wasabinötter | wasabipähkinä, wasabipähkinät
    jordnødder med skal, jordnødder i skal | peanøtter i skall, peanøtter med skall | jordnötter med skal, jordnötter i skal, oskalade jordnötter | kuorelliset maapähkinät, kuorimattomat maapähkinät, maapähkinät kuoressa, kuorellinen maapähkinä
  ~cashewnødder, cashew, cashewnød, cashews | cashewnøtter, cashew, cashewnøtt, kasjunøtter, cashewer | cashewnötter, cashew, cashewnöt, cashewkärnor | cashewpähkinä, cashewpähkinät, cashew, cashewit
  ~mandler, mandel, hele mandler, mandelpose, mandler med skal | mandler, mandel, mandelpose, mandler med skall | mandel, mandlar, sötmandel, mandelpåse, mandel med skal, oskalad mandel | manteli, mantelit, mantelipussi, kuorimaton manteli, kuorelliset mantelit, kokonainen manteli
    saltmandler, saltede mandler, røgede mandler, saltristede mandler | saltmandler, saltede mandler, røkte mandler, røykmandler, saltristede mandler | saltmandlar, saltade mandlar, rökmandel, salta mandlar, saltmandel, saltrostad mandel, saltrostade mandlar | suolamanteli, suolamantelit, savumantelit, savumanteli, suolatut mantelit, paahdettu suolamanteli, suolattu manteli
    ?ristede mandler | ristede mandler | rostad mandel, rostade mandlar | paahdettu manteli, paahdetut mantelit
  ~hasselnødder, hasselnød, hasselnøddekerner | hasselnøtter, hasselnøtt, hasselnøttkjerner | hasselnötter, hasselnöt, hasselnötskärnor | hasselpähkinä, hasselpähkinät, hasselpähkinä kuorittu
  ~valnødder, valnød, valnøddekerner | valnøtter, valnøtt, valnøttkjerner | valnötter, valnöt, valnötskärnor | saksanpähkinä, saksanpähkinät, valpähkinä, jalopähkinä
  ~pistacienødder, pistacie, pistacier, pistacienød, pistachio | pistasjnøtter, pistasj, pistasjnøtt, pistasjer, pistasienøtter, pistasjkjerner | pistagenötter, pistage, pistaschnötter, pistasch, pistaschmandel, pistaschmandlar, pistagemandel | pistaasi, pistaasit, pistaasipähkinä, pistaasipähkinät, pistaasimanteli
  ~pekannødder, pecannødder, pekannød, pecan | pekannøtter, pecannøtter, pekannøtt, pecan | pekannötter, pecannötter, pekannöt, pecan | pekaanipähkinä, pekaanipähkinät, pekaani, pekanpähkinä, pecanpähkinä
  ~paranødder, paranød | paranøtter, paranøtt, brasilnøtter | paranötter, paranöt, brasilnötter | parapähkinä, parapähkinät, brasilianpähkinä
  ~macadamianødder, macadamia, macadamia nødder, makadamianødder, makadamia | macadamianøtter, macadamia, makadamianøtter, makadamia | macadamianötter, macadamia, macadamia nötter, makadamianötter, makadamia | macadamiapähkinä, macadamiapähkinät, macadamia, makadamiapähkinä, makadamia
  ~pinjekerner, pinjekerne, pinjenødder | pinjekjerner, pinjekjerne, pinjenøtter | pinjenötter, pinjekärnor, pinjenöt | pinjansiemen, pinjansiemenet, pinjasiemen, pinjasiemenet, pinjapähkinä
  tigernødder, jordmandler, chufa | tigernøtter, chufa, jordmandel | tigernötter, jordmandel, chufa | tiikeripähkinä, tiikeripähkinät, maamanteli
  sojanødder, ristede sojabønner | soyanøtter, ristede soyabønner | sojanötter, rostade sojabönor | soijapähkinä, soijapähkinät, paahdettu soijapapu
  majsnødder, ristede majs, corn nuts, ristede majskerner | ristet mais, maisnøtter, corn nuts | rostad majs, majsnötter, corn nuts | paahdettu maissi, maissipähkinä, corn nuts
  nødder med skal, nødder i skal, julenødder, hele nødder | nøtter i skall, nøtter med skall, julenøtter, nøtter uskalla | nötter med skal, julnötter, nötter i skal, oskalade nötter | kuorelliset pähkinät, joulupähkinät, kuorimattomat pähkinät, pähkinät kuoressa
tørret frugt, tørrede frugter, tør frugt, tørfrugt | tørket frukt, tørkede frukter, tørrfrukt | torkad frukt, torkade frukter, torrfrukt | kuivattu hedelmä, kuivatut hedelmät, kuivahedelmä, kuivahedelmät
  ~rosiner, rosin, rosinpakke, rosinpakker, rosinæske, rosinæsker | rosiner, rosin, rosinpakker, rosineske, rosinesker, rosinpakke | russin, russinpaket, russinask, russinaskar, russinpåse | rusina, rusinat, rusinapaketti, rusina-aski, rusina-askit, rusinapussi
    korender, korend | korinter, korint | korinter, korint | korintti, korintit
    ?sultanas, lyse rosiner, gule rosiner | sultanas, lyse rosiner, gule rosiner | sultanrussin, gula russin, ljusa russin | sultanarusina, sultanarusinat, vaalea rusina
  ~dadler, daddel, tørrede dadler, dadler uden sten | dadler, daddel, tørkede dadler, dadler uten stein | dadlar, dadel, torkade dadlar, urkärnade dadlar, dadlar utan kärnor | taateli, taatelit, kuivattu taateli, kuivatut taatelit, kivettömät taatelit
    medjool dadler, friske dadler, medjool, medjooldadler | medjool dadler, ferske dadler, medjool, medjooldadler | medjool dadlar, färska dadlar, medjool, medjooldadlar | medjool taateli, medjool, tuoretaateli, tuoretaatelit, tuore taateli
  ~svesker, sveske, tørrede blommer, svesker uden sten, stenfri svesker | svisker, sviske, tørkede plommer, svisker uten stein | katrinplommon, torkade plommon, sviskon, katrinplommon utan kärnor, urkärnade katrinplommon | kuivattu luumu, kuivatut luumut, kuivaluumu, kuivaluumut, luumu kuivattu, kivettömät luumut
  ~tørrede abrikoser, tørret abrikos, abrikoser tørrede | tørkede aprikoser, tørket aprikos | torkade aprikoser, torkad aprikos | kuivattu aprikoosi, kuivatut aprikoosit
  ~tørrede figner, tørret figen, tørfigner | tørkede fiken, tørket fiken | torkade fikon | kuivattu viikuna, kuivatut viikunat
  tørrede bær | tørkede bær | torkade bär | kuivattu marja, kuivatut marjat
    tørrede tranebær | tørkede tranebær | torkade tranbär | kuivattu karpalo, kuivatut karpalot
    tørrede blåbær | tørkede blåbær | torkade blåbär | kuivattu mustikka, kuivatut mustikat
    tørrede kirsebær | tørkede kirsebær | torkade körsbär | kuivattu kirsikka, kuivatut kirsikat
    gojibær, goji bær, goji | gojibær, goji bær, goji | gojibär, goji bär, goji | gojimarja, gojimarjat, goji
    inkabær, inkabær tørrede, gyldenbær tørrede | inkabær | inkabär | inkamarja, inkamarjat
    mulbær tørrede, mulbær, tørrede mulbær | tørkede morbær | mullbär, torkade mullbär, vita mullbär | mulperi, kuivatut mulperit, kuivattu mulperi, mulperimarja
  tørret mango | tørket mango | torkad mango | kuivattu mango, kuivatut mangot
  tørret ananas | tørket ananas | torkad ananas | kuivattu ananas
  tørret ingefær, kandiseret ingefær, syltet ingefær tør | kandisert ingefær, tørket ingefær, ingefærbiter | kanderad ingefära, torkad ingefära, ingefärsbitar | kuivattu inkivääri, kandeerattu inkivääri, sokeroitu inkivääri
  æbleringe, tørrede æbler, æblechips, tørrede æbleringe | epleringer, tørkede epler, eplechips, tørkede eplebiter | äppelringar, torkade äpplen, äppelchips | omenarengas, omenarenkaat, kuivatut omenat, omenalastu, omenalastut, omenasipsi
  tørret pære, tørrede pærer | tørket pære | torkade päron | kuivattu päärynä, kuivatut päärynät
  bananchips, tørret banan | bananchips, tørket banan | bananchips, torkad banan | banaanilastu, banaanilastut, banaanisipsi, kuivattu banaani
  kokoschips, kokosflager ristet | kokoschips, kokosflak, ristet kokos | kokoschips, kokosskivor, rostad kokos | kookossipsi, kookoslastu, kookoschips
  frysetørret frugt, frysetørrede bær, frysetørrede jordbær, frysetørrede hindbær | frysetørket frukt, frysetørkede bær, frysetørkede jordbær, frysetørkede bringebær | frystorkad frukt, frystorkade bär, frystorkade hallon, frystorkade jordgubbar | pakkaskuivatut marjat, pakkaskuivattu marja, kylmäkuivatut marjat, marjajauhe, pakkaskuivattu hedelmä, kylmäkuivattu hedelmä, pakastekuivattu marja
  frugtblanding, tropisk blanding tørret, frugtmix, tropisk blanding, tropisk mix | fruktmiks, tropisk miks, fruktblanding tørket, blandet tørket frukt | fruktmix, tropisk mix, torkad fruktblandning, tropisk fruktmix, blandad torkad frukt | hedelmäsekoitus, kuivahedelmäsekoitus, sekahedelmä kuivattu
  frugtlæder, frugtruller, fruit roll, frugtstænger, frugtstang, frugtsnack, frugtrulle, frugtbånd | fruktlær, fruktruller, fruktstenger, fruktstang, fruktsnacks | fruktläder, fruktremmar, fruktrullar, fruktstång, fruktstänger, fruktsnacks, fruktrem, fruktrulle | hedelmänauha, hedelmänauhat, hedelmärulla, hedelmätanko, hedelmäsnack, hedelmänahka
bar, barer, snackbar, mellemmåltidsbar, snackbarer, mellemmåltidsbarer, snackbars, mellemmåltid bar | bar, barer, snackbar, mellommåltidsbar, snackbarer | bar, bars, snackbar, mellanmålsbar, mellanmålsbars, snackbars | patukka, patukat, välipalapatukka, välipalapatukat, snackpatukka, snäkkipatukka
  proteinbar, proteinbarer, protein bar, protein barer, proteinbars, proteinstang | proteinbar, proteinbarer, protein bar, proteinbars, proteinsjokoladebar, proteinbarar | proteinbar, proteinbars, protein bar, proteinkaka bar | proteiinipatukka, proteiinipatukat, proteiini patukka, protskupatukka, protskupatukat, prodepatukka
    barebells | barebells | barebells | barebells
    nutramino proteinbar | yt proteinbar | njie proteinbar, propud bar | fast proteiinipatukka
  müslibar, müslibarer, mysli bar, myslibar, müsli bar, granolabar, müslistang, müslistænger | müslibar, müslibarer, myslibar, mysli bar, granolabar, müsli bar, müslistang, mysli stang | müslibar, müslibars, mysli bar, myslibar, müsli bar, granolabar, müslistång, weetabix bar, müslibit | myslipatukka, myslipatukat, mysli patukka, granolapatukka, muropatukka, viljapatukka
    corny | corny | corny | corny
    nature valley | nature valley | nature valley | nature valley
  havrebar, havrebarer, flapjack, havregrynsbar | havrebar, havrebarer, flapjack, havrestang | havrebar, havrebars, flapjack | kaurapatukka, kaurapatukat, kauravälipalapatukka, flapjack
  nøddebar, nøddebarer, nødde bar, nøddestang, peanutbar | nøttebar, nøttebarer, nøttestang, peanøttbar, nøttebars | nötbar, nötbars, nöt bar, nötstång, jordnötsbar | pähkinäpatukka, pähkinäpatukat, pähkinävälipalapatukka
  frugtbar, frugtbarer, frugtstænger bar | fruktbar, fruktbarer | fruktbar, fruktbars | hedelmäpatukka, hedelmäpatukat, hedelmävälipalapatukka
  rawbar, raw bar, dadelbar, råbar | rawbar, raw bar, dadelbar | rawbar, raw bar, råbar, dadelbar | raakapatukka, raakapatukat, rawbar, taatelipatukka
  energibar, energibarer, energi bar, energistang | energibar, energibarer, energi bar, energistang | energibar, energibars, energikaka, energikakor, sportkaka, sportkakor, energistång | energiapatukka, energiapatukat, urheilupatukka
  måltidsbar, måltidserstatningsbar, diætbar, måltidserstatning bar | måltidsbar, måltidserstatter bar, måltidserstatningsbar | måltidsbar, måltidsersättningsbar | ateriankorvikepatukka, ateriapatukka, ateriapatukat, ateriankorvaavapatukka
  børnebar, bar til børn | barnebar, bar til barn | barnbar, smakis bar | lasten välipalapatukka, lasten patukka
  rice krispies bar, rispuffbar, risbar | risbar, rispuffbar | rispuffbar, risbar | riisipatukka, riisipatukat
energikugler, dadelkugler, energiballs, proteinkugler, protein balls, dadelkonfekt, dadelkugle | energikuler, dadelkuler, proteinkuler, protein balls, energiballs, dadelkule | energibollar, dadelbollar, proteinbollar, rawbollar, protein balls, energiballs, energibitar | energiapallo, energiapallot, taatelipallo, taatelipallot, proteiinipallo, raakapallo, raakapallot, energiballs`,
}
