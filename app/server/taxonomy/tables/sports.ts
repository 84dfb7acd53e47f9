import type { GoodsTable } from '../goods-table.ts'

/** Sports, fitness, balls, winter sports, swimming. */
export const sports: GoodsTable = {
  part: 'toys-hobby',
  rows: `
sport, sportsudstyr, sportsartikler | sport, sportsutstyr, sportsartikler | sport, sportutrustning, sportartiklar | urheilu, urheiluvälineet, urheilutarvikkeet
  bold, bolde | ball, baller | boll, bollar | pallo
    fodbold, fodbolde | fotball, fotballer | fotboll, fotbollar | jalkapallo
    håndbold | håndball | handboll | käsipallo
    basketball, basketbold | basketball, basketballer | basketboll, basket | koripallo
    volleyball, beachvolleyball | volleyball, sandvolleyball | volleyboll, beachvolleyboll | lentopallo, rantalentopallo
    tennisbolde, tennisbold | tennisballer, tennisball | tennisbollar, tennisboll | tennispallot, tennispallo
    padelbolde, padelbold | padelballer, padelball | padelbollar, padelboll | padelpallot, padelpallo
    bordtennisbolde, bordtennisbold | bordtennisballer, bordtennisball | pingisbollar, pingisboll, bordtennisbollar | pingispallot, pingispallo, pöytätennispallo
    golfbolde, golfbold | golfballer, golfball | golfbollar, golfboll | golfpallot, golfpallo
    floorballbold, floorballbolde | innebandyball | innebandyboll | salibandypallo
    rugbybold, amerikansk fodbold | rugbyball, amerikansk fotball | rugbyboll, amerikansk fotboll | rugbypallo, amerikkalainen jalkapallo
    bandybold | bandyball | bandyboll | jääpallo
    baseball, rundboldbold | baseball | brännboll, baseboll | pesäpallo
    skumbold | skumball | skumboll | superlonpallo, vaahtomuovipallo
    minibold, hoppebolde små | sprettball | studsboll | superpallo, pomppupallo
    træningsbold, pilatesbold, fitnessbold, yogabold | treningsball, pilatesball, yogaball | träningsboll, pilatesboll, gymboll | jumppapallo, pilatespallo, voimistelupallo
    medicinbold, slamball | medisinball, slamball | medicinboll, slamball | kuntopallo, painopallo
  boldpumpe | ballpumpe | bollpump | pallopumppu, pallopumput
  boldnet, fodboldnet til bolde | ballnett | bollnät | palloverkko, palloverkot, pallokassi
  fodboldudstyr | fotballutstyr | fotbollsutrustning | jalkapallovarusteet
    fodboldmål | fotballmål | fotbollsmål | jalkapallomaali
    benskinner | leggskinner, leggbeskyttere | benskydd fotboll, fotbollsbenskydd | säärisuojat, säärisuojus
    målmandshandsker | keeperhansker | målvaktshandskar | maalivahdin hanskat, maalivahdin käsineet
    anførerbind | kapteinsbind | kaptensbindel | kapteeninnauha
  basketkurv, basketstander, basketballkurv | basketkurv, basketballstativ | basketkorg, basketställning | koripallokori, koripalloteline
  ketsjer, ketcher | racket | racket, racketar | maila
    tennisketsjer, tennisketcher | tennisracket | tennisracket | tennismaila
    badmintonketsjer, badmintonsæt, badminton | badmintonracket, badmintonsett, badminton | badmintonracket, badmintonset, badminton | sulkapallomaila, sulkapallosetti, sulkapallo
    padelbat, padel, padelketsjer | padelracket, padel | padelracket, padel | padelmaila, padel
    squashketsjer | squashracket | squashracket | squashmaila
  fjerbolde, fjerbold | fjærballer, badmintonballer | badmintonbollar, fjäderbollar, fjäderboll | sulkapallot, höyhenpallo
  tennis | tennis | tennis | tennis
  bordtennisbord, ping pong bord | bordtennisbord | pingisbord, bordtennisbord | pingispöytä, pöytätennispöytä, pingispöydät
  bordtennisbat, bordtennis, bordtennissæt, ping pong | bordtennisracket, bordtennis, bordtennissett | pingisracket, pingis, bordtennis, bordtennisracket | pingismaila, pingis, pöytätennis, pöytätennismaila
  golf, golfudstyr | golf, golfutstyr | golf, golfutrustning | golf, golfvarusteet
    golfkøller, golfkølle, golfsæt | golfkøller, golfkølle, golfsett | golfklubbor, golfklubba, golfset | golfmailat, golfmaila, golfsetti
    golftaske, golfbag | golfbag | golfbag, golfväska | golfbägi, golflaukku
    golfvogn, trolley golf | golftralle | golfvagn | golfkärry
    golftees, tees | golfpegger, golftee | golfpeggar, golfpegg | golftiit, tiit
    golfhandske | golfhanske | golfhandske | golfhanska
    minigolf | minigolf | minigolf | minigolf, minigolfsetti
  discgolf, frisbeegolf | frisbeegolf, discgolf | discgolf, frisbeegolf | frisbeegolf, frisbeegolfkiekko, kiekot frisbeegolf
    discgolfkurv | frisbeegolfkurv | discgolfkorg | frisbeegolfkori
  floorball, floorballstav, floorballstave | innebandy, innebandykølle | innebandy, innebandyklubba | salibandy, salibandymaila, sähly, sählymaila
  floorballmål | innebandymål | innebandymål | salibandymaali, sählymaali
  hockeystav, ishockeystav | hockeykølle | hockeyklubba | jääkiekkomaila
  ishockey, ishockeyudstyr | ishockey, hockeyutstyr | ishockey, hockeyutrustning | jääkiekko, jääkiekkovarusteet
    puck, ishockeypuck | puck, hockeypuck | puck, hockeypuck | kiekko, jääkiekkokiekko
  hockeymål | hockeymål | hockeymål | jääkiekkomaali
  bandystav | bandykølle | bandyklubba | jääpallomaila
  baseballbat, rundboldbat | baseballkølle | brännbollsträ, baseballträ, basebollträ | pesäpallomaila
  baseballhandske | baseballhanske | baseballhandske, basebollhandske | pesäpalloräpylä, räpylä pesäpallo
  boksehandsker, bokseudstyr, boksepude | boksehansker, bokseutstyr, boksesekk | boxningshandskar, boxhandskar, boxningssäck, boxning | nyrkkeilyhanskat, nyrkkeilysäkki, nyrkkeily
  kampsport, judodragt, karatedragt | kampsport, judodrakt, karatedrakt | kampsport, judodräkt, karatedräkt | kamppailulajit, judopuku, karatepuku
  gymnastik, gymnastikdragt | turn, turndrakt | gymnastik, gymnastikdräkt | voimistelu, voimistelupuku, jumppapuku
  gymnastikmåtte, springmåtte, airtrack | turnmatte, tumblingmatte, airtrack | gymnastikmatta, tumblingmatta, airtrack | voimistelumatto, volttimatto, ilmavolttirata
  balletsko, ballet, balletdragt | ballettsko, ballett, ballettdrakt | balettskor, balett, balettdräkt | balettitossut, baletti, balettipuku
  ridning, rideudstyr, hesteudstyr | ridning, rideutstyr, hesteutstyr | ridning, ridutrustning, hästutrustning | ratsastus, ratsastusvarusteet, hevostarvikkeet
    ridestøvler | ridestøvler | ridstövlar | ratsastussaappaat
    ridebukser | ridebukser | ridbyxor | ratsastushousut
    ridehandsker | ridehansker | ridhandskar | ratsastushanskat, ratsastuskäsineet
    sadel, hestesadel | hestesal, sal til hest | hästsadel, sadel häst | satula hevoselle, hevosen satula
    hestedækken, dækken | hestedekken, dekken til hest | hästtäcke, vojlock | hevosloimi, loimi, hevosen loimi
    trense, grime, hovedtøj | hodelag, grime | träns, grimma | suitset, riimu
    ridepisk | ridepisk | ridspö | raippa
    strigle, hestestrigle, hovrenser | strigle, hestestrigle, hovkrok | ryktborste, hovkrats | hevosharja, kaviokoukku
    sikkerhedsvest ridning | sikkerhetsvest ridning | säkerhetsväst ridning | ratsastusturvaliivi
  klatring, klatreudstyr, klatresele | klatring, klatreutstyr, klatresele | klättring, klätterutrustning, klättersele | kiipeily, kiipeilyvarusteet, kiipeilyvaljaat
  orientering, orienteringsløb | orientering | orientering | suunnistus, suunnistusvarusteet
  sportstape, kinesiotape, kinesiologitape | sportstape, kinesiotape | sporttejp, idrottstejp, kinesiotejp | urheiluteippi, kinesioteippi
  knæbind, knæbeskytter sport, knæstøtte | knebeskytter, knestøtte | knäskydd, knästöd | polvituki, polvisuoja, polvisuojat
  tandbeskytter | tannbeskytter | tandskydd | hammassuojat, hammassuojus sport
  svedbånd, pandebånd sport | svettebånd, pannebånd trening | svettband, pannband träning | hikinauha, otsanauha
  fløjte dommer, dommerfløjte | dommerfløyte | visselpipa, domarpipa | pilli, tuomarinpilli
  stopur, skridttæller | stoppeklokke, skritteller | stoppur, tidtagarur, stegräknare | sekuntikello, askelmittari
  sportstaske, træningstaske | sportsbag, treningsbag, treningsveske | sportbag, träningsväska, träningsbag | urheilukassi, treenikassi, urheilulaukku
  drikkedunk, drikkeflaske, vandflaske, sportsflaske | drikkeflaske, vannflaske, sportsflaske | vattenflaska, drickflaska, sportflaska | juomapullo, vesipullo, urheilujuomapullo
    shaker, proteinshaker | shaker, proteinshaker | shaker, proteinshaker | sheikkeri, proteiinisheikkeri, shakeri
    børnedrikkedunk, drikkedunk børn | drikkeflaske barn | vattenflaska barn | lasten juomapullo
fitness, træning, træningsudstyr, fitnessudstyr | trening, treningsutstyr, fitness | träning, träningsutrustning, gym, träningsredskap | kuntoilu, kuntoiluvälineet, treeni, fitness
  håndvægte, håndvægt, vægte træning | manualer, manual, håndvekter, håndvekt | hantlar, hantel | käsipainot, käsipaino
  vægtstang, vægtskiver, vægtsæt | vektstang, vektskiver, vektsett | skivstång, viktskivor, viktset | levytanko, levytangot, levypainot
  kettlebell, kettlebells | kettlebell, kettlebells | kettlebell, kettlebells | kahvakuula
  vægtvest, ankelvægte | vektvest, ankelvekter | viktväst, viktmanschetter | painoliivi, nilkkapainot
  træningsbænk, vægtbænk | treningsbenk, vektbenk | träningsbänk, hantelbänk | treenipenkki, punttipenkki, penkki punttisali
  træningselastik, elastikker træning, minibands, træningsbånd | treningsstrikk, minibands, treningsbånd | träningsband, gummiband träning, minibands, motståndsband | vastuskuminauha, treenikuminauha, kuminauha jumppa, minibands
  træningsmåtte, yogamåtte, fitnessmåtte | treningsmatte, yogamatte | träningsmatta, yogamatta | jumppamatto, joogamatto, jumppamatot, joogamatot, treenimatto
  yogablok, yoga | yogablokk, yoga | yogablock, yoga | joogatiili, jooga
  foam roller, massagerulle, skumrulle | foam roller, massasjerulle, skumrulle | foam roller, massagerulle | putkirulla, foam roller, hierontarulla
  massagebold, sømmåtte | massasjeball, spikermatte | massageboll, spikmatta | hierontapallo, piikkimatto
  massagepistol | massasjepistol | massagepistol | hierontavasara, lihashuoltovasara
  balancebræt, balancepude | balansebrett, balansepute | balansbräda, balansplatta, balanskudde | tasapainolauta, tasapainotyyny
  stepbænk | stepkasse | stepbräda | steppilauta
  pull up bar, ribbe, pull-up stang | pull up stang, ribbevegg, chin up stang | chinsräcke, pull up stång, ribbstol | leuanvetotanko, puolapuut
  slyngetræner, trx | slyngetrener, trx | trx, slyngträning | trx, vastushihnat
  mavetræner, maveruller, ab wheel | magehjul, ab wheel | maghjul, ab wheel | vatsalihaspyörä, vatsapyörä
  gribetræner | grepstrener | handtränare, greppstärkare | puristusvoimalaite, käsijumppari
  træningshandsker, fitnesshandsker | treningshansker | träningshandskar | treenihanskat, treenikäsineet
  løbebånd, gåbånd | tredemølle, gåbånd | löpband, gåband, promenadband | juoksumatto, juoksumatot, kävelymatto
  motionscykel, spinningcykel, kondicykel | ergometersykkel, spinningsykkel, trimsykkel | motionscykel, spinningcykel, träningscykel | kuntopyörä, spinningpyörä, kuntopyörät
  romaskine | romaskin | roddmaskin | soutulaite
  crosstrainer, stepmaskine | crosstrainer, ellipsemaskin | crosstrainer, stepmaskin | crosstrainer, stepperi
  multigym, hjemmetræner, træningsmaskine | treningsapparat, hjemmegym, treningsmaskin | hemmagym, multigym, träningsmaskin | kotikuntosali, kuntolaite
  pulsbælte, pulsmåler | pulsbelte, pulsmåler | pulsband, pulsmätare | sykevyö, sykemittari
  løbebælte, løbelygte, løbevest | løpebelte, løpevest, drikkevest | löparbälte, löparväst | juoksuvyö, juoksuliivi
  reflekser, refleks, refleksbånd, refleksvest | refleks, reflekser, refleksbånd, refleksvest | reflex, reflexer, reflexväst, reflexband | heijastin, heijastimet, heijastinliivi, turvaheijastin
vintersport, skiudstyr | vintersport, skiutstyr | vintersport, skidutrustning | talviurheilu, hiihtovarusteet, talviurheiluvälineet
  ski | ski | skidor, skida | sukset, suksi
    langrendsski, langrend | langrennsski, langrenn, turski | längdskidor, längdskidåkning, turskidor | murtomaasukset, maastohiihtosukset, retkisukset
      smørefri ski | smørefrie ski, felleski | vallafria skidor | pitopohjasukset, karvapohjasukset
    alpinski, slalomski | alpinski, slalåmski | slalomskidor, alpinskidor, utförsskidor | laskettelusukset, alppisukset
    børneski | barneski, skisett barn | barnskidor, skidset barn | lasten sukset, lasten suksisetti
    topturski, randoneeski, randonneski | randonneeski, toppturski | topptursskidor, randonneeskidor | randosukset, randonee sukset
    rulleski | rulleski | rullskidor | rullasukset
    vandski | vannski | vattenskidor | vesisukset
  skistøvler, langrendsstøvler, alpinstøvler | skisko, skistøvler, langrennssko, alpinstøvler, slalåmstøvler | pjäxor, skidpjäxor, längdpjäxor, slalompjäxor | hiihtokengät, hiihtomonot, monot, laskettelumonot
  skistave, skistav | skistaver, skistav, staver | skidstavar, stavar | hiihtosauvat, suksisauvat, hiihtosauva, laskettelusauvat
  skibinding, skibindinger | skibinding, skibindinger | skidbindningar, bindningar | suksisiteet, siteet sukset, suksiside
  skismøring, skivoks, glider | skismøring, skismurning, klister, glider | skidvalla, valla, glidvalla, fästvalla, skidsmörjning | suksivoide, suksivoiteet, luistovoide, pitovoide
  skipose, skitaske | skipose, skibag | skidfodral, skidväska | suksipussi, suksilaukku
  skibriller, goggles | skibriller, alpinbriller, slalåmbriller, goggles | skidglasögon, goggles, skidgoggles | laskettelulasit, hiihtolasit
  rygskjold, rygpanser | ryggplate, ryggskinne | ryggskydd | selkäpanssari, selkäsuoja
  snowboard | snowboard, snøbrett | snowboard, snowboardbräda | lumilauta, lumilaudat
    snowboardstøvler | snowboardstøvler, snowboardsko | snowboardboots | lumilautakengät
    snowboardbindinger | snowboardbindinger | snowboardbindningar | lumilautasiteet
  snesko | truger | snöskor | lumikengät
  skøjter, skøjte | skøyter, skøyte | skridskor, skridsko | luistimet, luistin
    hockeyskøjter, ishockeyskøjter | hockeyskøyter | hockeyskridskor, hockeyrör | hokkarit, jääkiekkoluistimet
    kunstskøjter | kunstskøyter | konståkningsskridskor, konståkningsskridsko | kaunoluistimet
    langfærdsskøjter | turskøyter | långfärdsskridskor | retkiluistimet
  isdubber, ispigge | ispigger | isdubbar | jäänaskalit
  kælk, bobslæde, slæde | kjelke, rumpeakebrett, akebrett, rattkjelke, akematte | pulka, snowracer, kälke, bob, stjärtlapp, tefat | pulkka, pulkat, kelkka, kelkat, rattikelkka, liukuri
  sparkstøtting | spark, sparkstøtting | spark, sparkstötting | potkukelkka, potkukelkat
  pulk til ski | fjellpulk, pulk | fjällpulka | ahkio
  snescooter | snøscooter, snøskuter | snöskoter, skoter | moottorikelkka, moottorikelkat
svømning, svømmeudstyr | svømming, svømmeutstyr | simning, simutrustning | uinti, uintivarusteet
  svømmebriller | svømmebriller | simglasögon | uimalasit
  badehætte | badehette | badmössa | uimalakki, uimalakit
  svømmevinger, armvinger | svømmevinger, armringer | armpuffar, simpuffar | kellukkeet, käsikellukkeet, uimakellukkeet
  svømmevest, svømmebælte | svømmevest, svømmebelte | simväst, flytväst barn, simbälte | uimaliivi, uimavyö
  svømmeplade, svømmebræt | svømmebrett, svømmeplate | simplatta, simdyna | uimalauta, uimalaudat
  dykkermaske, dykkerbriller, svømmemaske | dykkermaske, dykkebriller | cyklop, dykarmask, simmask | sukellusmaski, uimamaski, sukelluslasit
  snorkel, snorkelsæt | snorkel, snorkelsett | snorkel, snorkelset | snorkkeli, snorkkelisetti
  svømmefødder, finner | svømmeføtter | simfenor, fenor | räpylät, uimaräpylät
  luftmadras til pool, pool luftmadras, badeluftmadras | bademadrass, luftmadrass vann | badmadrass, luftmadrass bad | uimapatja
  badehåndklæde sport, microfiberhåndklæde | mikrofiberhåndkle | mikrofiberhandduk | mikrokuitupyyhe, matkapyyhe
  svømmepose, vandtæt taske | våtpose, svømmebag | simväska, våtpåse | uimakassi, uimapussi
  surfbræt, bodyboard | surfebrett, bodyboard | surfbräda, bodyboard | surffilauta, surffilaudat, bodyboard
  paddleboard, sup board, sup, paddle board | sup, sup brett, padlebrett | sup, sup bräda, paddleboard | sup-lauta, suppilauta, sup lauta
  wakeboard, vandring til båd | wakeboard, vannring | wakeboard, vattenring | wakelauta, vesirengas, tuubi
  våddragt | våtdrakt | våtdräkt | märkäpuku, märkäpuvut
skateboard, skateboards | skateboard, rullebrett | skateboard | skeittilauta, rullalauta, skeittilaudat, rullalaudat, skeitti
  longboard, waveboard | longboard, waveboard | longboard, waveboard | longboard, waveboard
rulleskøjter, rollers | rulleskøyter, rullesko | rullskridskor | rullaluistimet, quadit
  inliners, rollerblades | rollerblades, inlines | inlines, inliners | rullaluistimet inline
beskyttelsesudstyr til skating, knæ og albuebeskyttere | beskyttersett, kne og albuebeskyttere | skyddsset, knäskydd armbågsskydd | suojasetti, kyynärsuojat
løbehjul | sparkesykkel, løpehjul | sparkcykel, kickbike | potkulauta, potkulaudat
  elløbehjul, el-løbehjul, elektrisk løbehjul | elsparkesykkel, el-sparkesykkel, elektrisk sparkesykkel | elsparkcykel, elscooter, el-sparkcykel | sähköpotkulauta, sähköpotkulaudat, sähköskuutti
  trickløbehjul | triksesparkesykkel, trikse sparkesykkel | trick sparkcykel, kickbike trick, stuntsparkcykel | temppupotkulauta, scoottilauta
hoverboard, ethjulet cykel | hoverboard, enhjulssykkel | hoverboard, airboard, enhjuling | hoverboard, tasapainolauta sähkö, yksipyöräinen`,
}
