import type { GoodsTable } from '../goods-table.ts'

/** Sports, fitness, balls, winter sports, swimming. */
export const sports: GoodsTable = {
  part: 'toys-hobby',
  rows: `
sport, sportsudstyr, sportsartikler, idræt, idrætsudstyr | sport, sportsutstyr, sportsartikler, idrett, idrettsutstyr | sport, sportutrustning, sportartiklar, idrott, sportprylar | urheilu, urheiluvälineet, urheilutarvikkeet, liikunta, liikuntavälineet
  bold, bolde, legebold, gummibold, plastbold | ball, baller, gummiball, plastball, lekeball | boll, bollar, gummiboll, lekboll, plastboll | pallo, kumipallo, muovipallo, leikkipallo
    fodbold, fodbolde | fotball, fotballer | fotboll, fotbollar | jalkapallo, futis, futispallo
    håndbold | håndball | handboll | käsipallo
    basketball, basketbold, basket | basketball, basketballer, basket | basketboll, basket | koripallo, korispallo
    volleyball, beachvolleyball | volleyball, sandvolleyball | volleyboll, beachvolleyboll | lentopallo, rantalentopallo
    tennisbolde, tennisbold | tennisballer, tennisball | tennisbollar, tennisboll | tennispallot, tennispallo
    padelbolde, padelbold | padelballer, padelball | padelbollar, padelboll | padelpallot, padelpallo
    bordtennisbolde, bordtennisbold | bordtennisballer, bordtennisball | pingisbollar, pingisboll, bordtennisbollar | pingispallot, pingispallo, pöytätennispallo
    golfbolde, golfbold | golfballer, golfball | golfbollar, golfboll | golfpallot, golfpallo
    floorballbold, floorballbolde | innebandyball | innebandyboll | salibandypallo
    rugbybold, amerikansk fodbold | rugbyball, amerikansk fotball | rugbyboll, amerikansk fotboll | rugbypallo, amerikkalainen jalkapallo
    bandybold | bandyball | bandyboll | jääpallo
    baseball, rundboldbold | baseball | brännboll, baseboll | pesäpallo, pesis, pesispallo
    skumbold | skumball | skumboll | superlonpallo, vaahtomuovipallo
    minibold, hoppebolde små, superbold | sprettball, superball | studsboll, superboll | superpallo, pomppupallo
    træningsbold, pilatesbold, fitnessbold, yogabold | treningsball, pilatesball, yogaball | träningsboll, pilatesboll, gymboll | jumppapallo, pilatespallo, voimistelupallo
    medicinbold, slamball | medisinball, slamball | medicinboll, slamball | kuntopallo, painopallo
  boldpumpe, luftpumpe bold, boldnål | ballpumpe, ballnål | bollpump, bollnål | pallopumppu, pallopumput
  boldnet, fodboldnet til bolde | ballnett | bollnät | palloverkko, palloverkot, pallokassi
  fodboldudstyr | fotballutstyr | fotbollsutrustning | jalkapallovarusteet
    fodboldmål, minimål, havemål | fotballmål, minimål, hagemål | fotbollsmål, minimål | jalkapallomaali, futismaali, pihamaali
    benskinner, benbeskyttere | leggskinner, leggbeskyttere, leggbeskytter | benskydd fotboll, fotbollsbenskydd, benskydd | säärisuojat, säärisuojus, säärisuoja, jalkapallosuojat
    målmandshandsker | keeperhansker | målvaktshandskar | maalivahdin hanskat, maalivahdin käsineet
    anførerbind | kapteinsbind | kaptensbindel | kapteeninnauha
  basketkurv, basketstander, basketballkurv | basketkurv, basketballstativ | basketkorg, basketställning | koripallokori, koripalloteline
  ketsjer, ketcher | racket | racket, racketar | maila
    tennisketsjer, tennisketcher | tennisracket | tennisracket | tennismaila
    badmintonketsjer, badmintonsæt, badminton, fjerboldketsjer, fjerboldspil, badmintonketcher | badmintonracket, badmintonsett, badminton, fjærballspill | badmintonracket, badmintonset, badminton, badmintonspel | sulkapallomaila, sulkapallosetti, sulkapallo, sulkapallopeli
    padelbat, padel, padelketsjer, padelketcher | padelracket, padel | padelracket, padel | padelmaila, padel
    squashketsjer, squashketcher | squashracket | squashracket | squashmaila
  fjerbolde, fjerbold, badmintonbolde | fjærballer, badmintonballer, fjærball, badmintonball | badmintonbollar, fjäderbollar, fjäderboll, badmintonboll | sulkapallot, höyhenpallo, sulat sulkapallo, badmintonpallo
  tennis | tennis | tennis | tennis
  bordtennisbord, ping pong bord | bordtennisbord | pingisbord, bordtennisbord | pingispöytä, pöytätennispöytä, pingispöydät
  bordtennisbat, bordtennis, bordtennissæt, ping pong, pingpongbat | bordtennisracket, bordtennis, bordtennissett, pingpong, ping pong | pingisracket, pingis, bordtennis, bordtennisracket, pingpong, ping pong | pingismaila, pingis, pöytätennis, pöytätennismaila, pingpong, pingissetti
  golf, golfudstyr | golf, golfutstyr | golf, golfutrustning | golf, golfvarusteet
    golfkøller, golfkølle, golfsæt | golfkøller, golfkølle, golfsett | golfklubbor, golfklubba, golfset | golfmailat, golfmaila, golfsetti
    golftaske, golfbag | golfbag | golfbag, golfväska | golfbägi, golflaukku
    golfvogn, trolley golf | golftralle | golfvagn | golfkärry
    golftees, tees | golfpegger, golftee | golfpeggar, golfpegg | golftiit, tiit
    golfhandske | golfhanske | golfhandske | golfhanska
    minigolf | minigolf | minigolf | minigolf, minigolfsetti
  discgolf, frisbeegolf | frisbeegolf, discgolf | discgolf, frisbeegolf | frisbeegolf, frisbeegolfkiekko, kiekot frisbeegolf
    discgolfkurv | frisbeegolfkurv | discgolfkorg | frisbeegolfkori
  floorball, floorballstav, floorballstave, floorballkølle | innebandy, innebandykølle, innebandystav | innebandy, innebandyklubba | salibandy, salibandymaila, sähly, sählymaila
  floorballmål | innebandymål | innebandymål | salibandymaali, sählymaali
  hockeystav, ishockeystav, hockeykølle | hockeykølle, ishockeykølle | hockeyklubba, ishockeyklubba | jääkiekkomaila, lätkämaila
  ishockey, ishockeyudstyr | ishockey, hockeyutstyr | ishockey, hockeyutrustning | jääkiekko, jääkiekkovarusteet, lätkä, lätkävarusteet
    puck, ishockeypuck | puck, hockeypuck | puck, hockeypuck | kiekko, jääkiekkokiekko
  hockeymål | hockeymål | hockeymål | jääkiekkomaali
  bandystav | bandykølle | bandyklubba | jääpallomaila
  baseballbat, rundboldbat | baseballkølle | brännbollsträ, baseballträ, basebollträ | pesäpallomaila, pesismaila
  baseballhandske | baseballhanske | baseballhandske, basebollhandske | pesäpalloräpylä, räpylä pesäpallo, pesisräpylä
  boksehandsker, bokseudstyr | boksehansker, bokseutstyr | boxningshandskar, boxhandskar, boxning | nyrkkeilyhanskat, nyrkkeily
  boksepude, boksesæk, sandsæk boksning | boksesekk, boksepute | boxningssäck, boxsäck | nyrkkeilysäkki
  kampsport | kampsport | kampsport | kamppailulajit
  judodragt, karatedragt | judodrakt, karatedrakt | judodräkt, karatedräkt | judopuku, karatepuku
  gymnastik | turn | gymnastik | voimistelu
  gymnastikdragt | turndrakt | gymnastikdräkt, gympadräkt | voimistelupuku, jumppapuku
  gymnastikmåtte, springmåtte, airtrack | turnmatte, tumblingmatte, airtrack | gymnastikmatta, tumblingmatta, airtrack | voimistelumatto, volttimatto, ilmavolttirata
  balletsko, ballet, ballettøfler | ballettsko, ballett | balettskor, balett | balettitossut, baletti, balettikengät
  balletdragt | ballettdrakt | balettdräkt | balettipuku, balettimekko
  ridning, rideudstyr, hesteudstyr | ridning, rideutstyr, hesteutstyr | ridning, ridutrustning, hästutrustning | ratsastus, ratsastusvarusteet, hevostarvikkeet, heppatarvikkeet
    ridestøvler | ridestøvler | ridstövlar | ratsastussaappaat
    ridebukser | ridebukser | ridbyxor | ratsastushousut
    ridehandsker | ridehansker | ridhandskar | ratsastushanskat, ratsastuskäsineet
    sadel, hestesadel | hestesal, sal til hest | hästsadel, sadel häst | satula hevoselle, hevosen satula
    hestedækken, dækken | hestedekken, dekken til hest | hästtäcke, vojlock | hevosloimi, loimi, hevosen loimi
    trense, hovedtøj | hodelag | träns | suitset
    grime, hestegrime | grime | grimma | riimu
    ridepisk | ridepisk | ridspö | raippa
    strigle, hestestrigle | strigle, hestestrigle | ryktborste | hevosharja
    hovrenser | hovkrok | hovkrats | kaviokoukku
    sikkerhedsvest ridning | sikkerhetsvest ridning | säkerhetsväst ridning | ratsastusturvaliivi
    ridehjelm | ridehjelm | ridhjälm | ratsastuskypärä
  klatring, klatreudstyr, klatresele | klatring, klatreutstyr, klatresele | klättring, klätterutrustning, klättersele | kiipeily, kiipeilyvarusteet, kiipeilyvaljaat
  orientering, orienteringsløb | orientering | orientering | suunnistus, suunnistusvarusteet
  sportstape, kinesiotape, kinesiologitape | sportstape, kinesiotape | sporttejp, idrottstejp, kinesiotejp | urheiluteippi, kinesioteippi
  knæbind, knæbeskytter sport, knæstøtte | knebeskytter, knestøtte | knäskydd, knästöd | polvituki, polvisuoja, polvisuojat
  tandbeskytter | tannbeskytter | tandskydd | hammassuojat, hammassuojus sport
  svedbånd, pandebånd sport | svettebånd, pannebånd trening | svettband, pannband träning | hikinauha, otsanauha
  fløjte dommer, dommerfløjte, trillefløjte | dommerfløyte, trillefløyte | visselpipa, domarpipa | pilli, tuomarinpilli, tuomaripilli
  stopur | stoppeklokke | stoppur, tidtagarur | sekuntikello, ajanottokello
  skridttæller | skritteller | stegräknare | askelmittari
  sportstaske, træningstaske | sportsbag, treningsbag, treningsveske | sportbag, träningsväska, träningsbag | urheilukassi, treenikassi, urheilulaukku
  drikkedunk, drikkeflaske, vandflaske, sportsflaske | drikkeflaske, vannflaske, sportsflaske | vattenflaska, drickflaska, sportflaska | juomapullo, vesipullo, urheilujuomapullo
    shaker, proteinshaker | shaker, proteinshaker | shaker, proteinshaker | sheikkeri, proteiinisheikkeri, shakeri
    børnedrikkedunk, drikkedunk børn | drikkeflaske barn | vattenflaska barn | lasten juomapullo
fitness, træning, træningsudstyr, fitnessudstyr, hjemmetræning | trening, treningsutstyr, fitness, treningsting, styrketrening, hjemmetrening | träning, träningsutrustning, gym, träningsredskap, träningsprylar, styrketräning, hemmaträning | kuntoilu, kuntoiluvälineet, treeni, fitness, kuntosalivälineet, kuntosalitarvikkeet, treenivälineet, jumppavälineet
  håndvægte, håndvægt, vægte træning, manualer, håndvægtsæt, dumbbells, vægte fitness | manualer, manual, håndvekter, håndvekt, dumbbells, vekter trening, hantler | hantlar, hantel, hantelset, vikter träning | käsipainot, käsipaino, painot, käsipainosetti, hantelit, puntit
  vægtstang, vægtsæt | vektstang, vektsett | skivstång, viktset | levytanko, levytangot
  vægtskiver, vægtskive | vektskiver | viktskivor | levypainot, levypaino
  kettlebell, kettlebells, kettle bell | kettlebell, kettlebells, kettle bell | kettlebells, kettle bell, kettlebell | kahvakuula
  vægtvest | vektvest | viktväst | painoliivi
  ankelvægte, håndledsvægte | ankelvekter, håndleddsvekter | viktmanschetter, ankelvikter | nilkkapainot, rannepainot, painomansetti
  træningsbænk, vægtbænk | treningsbenk, vektbenk | träningsbänk, hantelbänk | treenipenkki, punttipenkki, penkki punttisali
  træningselastik, elastikker træning, minibands, træningsbånd, modstandsbånd, fitnesselastik, power band | treningsstrikk, minibands, treningsbånd, treningselastikk, motstandsbånd, strikk trening, powerband | träningsband, gummiband träning, minibands, motståndsband, träningsgummiband, power band | vastuskuminauha, treenikuminauha, kuminauha jumppa, minibands, treeninauha, jumppakuminauha, vastusnauha, voimakuminauha
  træningsmåtte, yogamåtte, fitnessmåtte, pilatesmåtte | treningsmatte, yogamatte, pilatesmatte, gymmatte | träningsmatta, yogamatta, pilatesmatta, gymmatta | jumppamatto, joogamatto, jumppamatot, joogamatot, treenimatto, pilatesmatto, treenialusta, jumppa-alusta
  yogablok, yoga | yogablokk, yoga | yogablock, yoga | joogatiili, jooga
  foam roller, massagerulle, skumrulle | foam roller, massasjerulle, skumrulle | foam roller, massagerulle | putkirulla, foam roller, hierontarulla
  massagebold | massasjeball | massageboll | hierontapallo
  sømmåtte, spikemåtte, shakti måtte, akupressurmåtte | spikermatte, akupressurmatte | spikmatta, akupressurmatta | piikkimatto, akupunktiomatto
  massagepistol | massasjepistol | massagepistol | hierontavasara, lihashuoltovasara
  balancebræt | balansebrett | balansbräda | tasapainolauta
  balancepude | balansepute | balansplatta, balanskudde | tasapainotyyny
  stepbænk | stepkasse | stepbräda | steppilauta
  pull up bar, pull-up stang | pull up stang, chin up stang | chinsräcke, pull up stång | leuanvetotanko
  ribbe, ribber | ribbevegg | ribbstol | puolapuut
  slyngetræner, trx | slyngetrener, trx | trx, slyngträning | trx, vastushihnat
  mavetræner, maveruller, ab wheel | magehjul, ab wheel | maghjul, ab wheel | vatsalihaspyörä, vatsapyörä
  gribetræner | grepstrener | handtränare, greppstärkare | puristusvoimalaite, käsijumppari
  træningshandsker, fitnesshandsker | treningshansker | träningshandskar | treenihanskat, treenikäsineet
  løbebånd, gåbånd, walking pad | tredemølle, gåbånd, walking pad | löpband, gåband, promenadband, walking pad | juoksumatto, juoksumatot, kävelymatto, walking pad
  motionscykel, spinningcykel, kondicykel, træningscykel | ergometersykkel, spinningsykkel, trimsykkel, treningssykkel | motionscykel, spinningcykel, träningscykel, ergometercykel | kuntopyörä, spinningpyörä, kuntopyörät, spinning-pyörä
  romaskine | romaskin | roddmaskin | soutulaite
  crosstrainer, ellipsemaskine, cross trainer | crosstrainer, ellipsemaskin, cross trainer | crosstrainer | crosstrainer, crosstraineri, ellipsilaite
  stepmaskine, trappemaskine | stepmaskin, trappemaskin | stepmaskin | stepperi
  multigym, hjemmetræner, træningsmaskine | treningsapparat, hjemmegym, treningsmaskin | hemmagym, multigym, träningsmaskin | kotikuntosali, kuntolaite
  pulsbælte, pulsmåler | pulsbelte, pulsmåler | pulsband, pulsmätare | sykevyö, sykemittari
  løbebælte | løpebelte | löparbälte | juoksuvyö
  løbevest, løberygsæk | løpevest, drikkevest | löparväst, löparryggsäck | juoksuliivi, juoksureppu
  løbelygte | løpelykt | löparlampa | juoksulamppu
  reflekser, refleks | refleks, reflekser | reflex, reflexer | heijastin, heijastimet, turvaheijastin
    refleksvest, refleksveste | refleksvest | reflexväst | heijastinliivi, heijastinliivit
    ?refleksbånd, refleks armbånd, refleksbrik, refleksbrikker | refleksbånd, refleksbrikke, refleksbrikker | reflexband, reflexbricka | heijastinnauha, heijastinranneke
vintersport, skiudstyr, skigrej | vintersport, skiutstyr, skiting | vintersport, skidutrustning, skidprylar | talviurheilu, hiihtovarusteet, talviurheiluvälineet, hiihtotarvikkeet, talvilajit
  ski | ski, skisett, skier | skidor, skida, skidpaket, skidset | sukset, suksi, suksisetti, suksipaketti
    langrendsski, langrend, turski | langrennsski, langrenn, turski | längdskidor, längdskidåkning, turskidor | murtomaasukset, maastohiihtosukset, retkisukset, hiihtosukset, perinteisen sukset
      smørefri ski | smørefrie ski, felleski | vallafria skidor | pitopohjasukset, karvapohjasukset
      skøjteski, skating ski | skøyteski, skatingski | skateskidor, skejtskidor | luistelusukset
    alpinski, slalomski | alpinski, slalåmski, slalomski | slalomskidor, alpinskidor, utförsskidor | laskettelusukset, alppisukset
    børneski | barneski, skisett barn | barnskidor, skidset barn | lasten sukset, lasten suksisetti
    topturski, randoneeski, randonneski | randonneeski, toppturski | topptursskidor, randonneeskidor | randosukset, randonee sukset
    rulleski | rulleski | rullskidor | rullasukset
    vandski | vannski | vattenskidor | vesisukset
  skistøvler | skisko, skistøvler | pjäxor, skidpjäxor | monot
    langrendsstøvler, langrendssko | langrennssko, langrennsstøvler | längdpjäxor, längdskor | hiihtokengät, hiihtomonot
    alpinstøvler, slalomstøvler | alpinstøvler, slalåmstøvler | slalompjäxor, alpinpjäxor | laskettelumonot, laskettelukengät
  skistave, skistav | skistaver, skistav, staver, langrennsstaver | skidstavar, stavar, längdstavar | hiihtosauvat, suksisauvat, hiihtosauva, laskettelusauvat, sauvat, sauva, suksisauva, luistelusauvat
  skibinding, skibindinger | skibinding, skibindinger | skidbindningar, bindningar | suksisiteet, siteet sukset, suksiside
  skismøring, skivoks, glider, skismørelse | skismøring, skismurning, klister, glider, smurning, skivoks, festesmurning, glidevoks, smøring | skidvalla, valla, glidvalla, fästvalla, skidsmörjning, glidvax, skidvax | suksivoide, suksivoiteet, luistovoide, pitovoide, hiihtovoide
  skipose, skitaske | skipose, skibag | skidfodral, skidväska | suksipussi, suksilaukku
  skibriller, goggles | skibriller, alpinbriller, slalåmbriller, goggles | skidglasögon, goggles, skidgoggles | laskettelulasit, hiihtolasit
  rygskjold, rygpanser | ryggplate, ryggskinne | ryggskydd | selkäpanssari, selkäsuoja
  snowboard | snowboard, snøbrett | snowboard, snowboardbräda | lumilauta, lumilaudat
    snowboardstøvler | snowboardstøvler, snowboardsko | snowboardboots | lumilautakengät
    snowboardbindinger | snowboardbindinger | snowboardbindningar | lumilautasiteet
  snesko | truger | snöskor | lumikengät
  skøjter, skøjte | skøyter, isskøyter, skøyte | skridskor, skridsko, isskridskor | luistimet, luistin, jääluistimet
    hockeyskøjter, ishockeyskøjter | hockeyskøyter | hockeyskridskor, hockeyrör | hokkarit, jääkiekkoluistimet, lätkäluistimet
    kunstskøjter | kunstskøyter | konståkningsskridskor, konståkningsskridsko | kaunoluistimet
    langfærdsskøjter | turskøyter | långfärdsskridskor | retkiluistimet
    børneskøjter | barneskøyter | barnskridskor, dubbelmedar | lasten luistimet, kaksiteräiset luistimet
  isdubber, ispigge | ispigger | isdubbar | jäänaskalit
  kælk, slæde, træslæde, snekælk | kjelke, slede, akekjelke, snøkjelke | kälke, släde, snökälke | kelkka, kelkat, puukelkka, lumikelkka, reki
    rattkælk, styrekælk, bobslæde | rattkjelke, snowracer, stiga kjelke | snowracer, rattkälke, bob, stiga snowracer | rattikelkka, ohjauskelkka, stigakelkka, stiga kelkka
    numsekælk, bumkælk, kælketallerken | rumpeakebrett, akebrett, rumpebrett, akematte, rumpakebrett | stjärtlapp, tefat, rumpskidor, åkmatta | liukuri
    - | - | pulka, pulkor | pulkka, pulkat
  sparkstøtting, sparkeslæde | spark, sparkstøtting | spark, sparkstötting | potkukelkka, potkukelkat, potkuri
  pulk til ski | fjellpulk, pulk | fjällpulka | ahkio
  snescooter | snøscooter, snøskuter | snöskoter, skoter | moottorikelkka, moottorikelkat
svømning, svømmeudstyr | svømming, svømmeutstyr | simning, simutrustning | uinti, uintivarusteet
  svømmebriller | svømmebriller | simglasögon | uimalasit
  badehætte, svømmehætte | badehette, svømmehette | badmössa, simmössa | uimalakki, uimalakit, uimamyssy
  svømmevinger, armvinger, badevinger, vandvinger | svømmevinger, armringer, armpuffer | armpuffar, simpuffar, armkuddar, simvingar | kellukkeet, käsikellukkeet, uimakellukkeet, uimasiivet
  svømmevest | svømmevest | simväst, flytväst barn | uimaliivi
  svømmebælte | svømmebelte | simbälte | uimavyö
  svømmeplade, svømmebræt | svømmebrett, svømmeplate | simplatta, simdyna, flytdyna | uimalauta, uimalaudat
  dykkermaske, dykkerbriller, svømmemaske | dykkermaske, dykkebriller | cyklop, dykarmask, simmask | sukellusmaski, uimamaski, sukelluslasit
  snorkel, snorkelsæt | snorkel, snorkelsett | snorkel, snorkelset | snorkkeli, snorkkelisetti
  svømmefødder, finner, dykkerfinner | svømmeføtter | simfenor, fenor, grodfötter | räpylät, uimaräpylät
  luftmadras til pool, pool luftmadras, badeluftmadras, bademadras, poolmadras | bademadrass, luftmadrass vann, luftmadrass bad, flytemadrass | badmadrass, luftmadrass bad, flytmadrass, poolmadrass | uimapatja
  badehåndklæde sport, microfiberhåndklæde | mikrofiberhåndkle | mikrofiberhandduk | mikrokuitupyyhe, matkapyyhe
  svømmepose, vandtæt taske | våtpose, svømmebag | simväska, våtpåse | uimakassi, uimapussi
  surfbræt | surfebrett | surfbräda | surffilauta, surffilaudat
  bodyboard | bodyboard | bodyboard | bodyboard
  paddleboard, sup board, sup, paddle board | sup, sup brett, padlebrett | sup, sup bräda, paddleboard | sup-lauta, suppilauta, sup lauta
  wakeboard | wakeboard | wakeboard | wakelauta
  vandring til båd | vannring | vattenring | vesirengas, tuubi
  våddragt | våtdrakt | våtdräkt | märkäpuku, märkäpuvut
skateboard, skateboards, rullebræt | skateboard, rullebrett | skateboard, rullbräda | skeittilauta, rullalauta, skeittilaudat, rullalaudat, skeitti
  longboard, waveboard | longboard, waveboard | longboard, waveboard | longboard, waveboard
rulleskøjter, rollers | rulleskøyter, rullesko | rullskridskor, rullskor | rullaluistimet, quadit
  inliners, rollerblades | rollerblades, inlines | inlines, inliners | rullaluistimet inline
beskyttelsesudstyr til skating, knæ og albuebeskyttere | beskyttersett, kne og albuebeskyttere | skyddsset, knäskydd armbågsskydd | suojasetti
  knæbeskyttere | knebeskyttere | knäskydd | polvisuojat
  albuebeskyttere | albuebeskyttere | armbågsskydd | kyynärsuojat
løbehjul, trehjulet løbehjul | sparkesykkel, løpehjul, trehjuls sparkesykkel | sparkcykel, kickbike, sparkcykel barn | potkulauta, potkulaudat, skuutti
  elløbehjul, el-løbehjul, elektrisk løbehjul | elsparkesykkel, el-sparkesykkel, elektrisk sparkesykkel | elsparkcykel, elscooter, el-sparkcykel | sähköpotkulauta, sähköpotkulaudat, sähköskuutti, electric scooter
  trickløbehjul | triksesparkesykkel, trikse sparkesykkel | trick sparkcykel, kickbike trick, stuntsparkcykel | temppupotkulauta, scoottilauta
hoverboard | hoverboard | hoverboard, airboard | hoverboard, tasapainolauta sähkö
ethjulet cykel | enhjulssykkel, enhjuling | enhjuling | yksipyöräinen`,
}
