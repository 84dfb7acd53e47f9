import type { GoodsTable } from '../goods-table.ts'

/** Nappies, wipes, baby food, baby gear and clothes. */
export const baby: GoodsTable = {
  part: 'baby',
  rows: `
baby, babyudstyr, babyting, spædbarn, babyprodukter | baby, babyutstyr, spedbarn, babyprodukter, babyting | baby, babyartiklar, spädbarn, babyprodukter, babytillbehör, babysaker | vauva, vauvat, vauvatarvikkeet, lastentarvikkeet, vauvan tarvikkeet, vauvatuotteet
  ble, bleer, babybleer, tapebleer, bleer newborn, babyble | bleie, bleier, babybleie, babybleier, tapebleier, bleie nyfødt | blöja, blöjor, babyblöjor, tejpblöja, tejpblöjor, engångsblöja | vaippa, vaipat, teippivaippa, teippivaipat, vauvan vaipat
    libero | libero | libero | libero
    pampers | pampers | pampers | pampers
    - | - | - | muumivaipat, muumi baby
    buksebleer, bukseble, natbleer, natble, pants bleer | buksebleie, buksebleier, bleiebukse, bleietruse, nattbleier, bleiebukser | byxblöja, byxblöjor, nattblöja, nattblöjor | housuvaippa, housuvaipat, yövaippa, yövaipat, pull-up vaippa
      up & go | up & go | up & go | up & go
    badebleer, badeble, svømmebleer, svømmeble | badebleie, badebleier, svømmebleie, svømmebleier | badblöja, badblöjor, simblöja, simblöjor | uimavaippa, uimavaipat, uimahousut vauva, uintivaippa
    stofbleer, stofble, tøjbleer | tøybleie, tøybleier, stoffbleie, stoffbleier | tygblöja, tygblöjor | kestovaippa, kestovaipat, kangasvaippa, kangasvaipat
  vådservietter, vådserviet, babyservietter, våde servietter, baby wipes, vaskeservietter baby | våtservietter, våtserviett, babyservietter, baby wipes | våtservetter, våtservett, babyservetter, baby wipes | kosteuspyyhe, kosteuspyyhkeet, puhdistuspyyhe, puhdistuspyyhkeet, vauvapyyhe, vauvan kosteuspyyhe, kosteat pyyhkeet
    water wipes, waterwipes | water wipes, waterwipes | water wipes, waterwipes | waterwipes
  vaskelapper, vatplader, babyvaskeklude, vaskeklude baby, engangsvaskeklude, skumvaskeklude | vaskekluter baby, engangsvaskekluter, tørrservietter baby | tvättlappar, tvättlapp, tvättlappar baby, skumtvättlappar | pesulaput vauvalle, vauvan pesulappu, vaippapyyhe, kertakäyttöpesulaput, vanulaput vauvalle
  blespand, blespande, bleposer, blepose | bleiebøtte, bleieposer, bleiepose | blöjhink, blöjpåsar, blöjpåse | vaipparoskis, vaippapussi, vaippapussit, vaippaämpäri
  babypleje, babyhudpleje | babypleie, babyhudpleie | babyvård, babyhudvård, barnhudvård | vauvanhoito, vauvan ihonhoito
    zinksalve, blesalve, rød numse, zinkcreme, numsecreme | sinksalve, bleiesalve, sinkkrem, rumpekrem | zinksalva, blöjsalva, rumpsalva, zinkpasta | sinkkivoide, vaippavoide, sinkkisalva, peppuvoide, vaippavoiteet
    babyolie | babyolje | babyolja, barnolja | vauvaöljy, vauvan öljy, vauvaöljyt
    babyshampoo, babyshampo, børneshampoo | babysjampo, babyshampoo, barnesjampo | babyschampo, barnschampo, babyshampoo | vauvan shampoo, vauvashampoo, lasten shampoo, vauvasampoo
    babysæbe, børnesæbe, babyvask | babysåpe, barnesåpe, babyvask | babytvål, barntvål, babytvätt | vauvan pesuneste, vauvasaippua, lasten pesuneste
    babylotion, babycreme, børnecreme, babysalve, kuldecreme, koldcreme | babylotion, babykrem, kuldekrem, barnekrem, babysalve | babylotion, babykräm, barnkräm, barnsalva, köldkräm, babysalva | vauvavoide, perusvoide vauvalle, vauvan voide, lasten voide, pakkasvoide, lasten perusvoide
    babypudder | babypudder | babypuder | vauvatalkki, vauvapuuteri
    næsesuger, næsesug, saltvand baby, saltvandsdråber baby | nesesuger, saltvann baby, nesesug | nässug, koksalt baby | nenäimuri, nenäimurit, nenäniisti, vauvan nenäimuri, keittosuolapipetti
      - | - | näsfrida, nasofrida | -
    babyneglesaks, babybørste, babyneglefil | babyneglesaks, babybørste | babynagelsax, babyborste, barnnagelsax | vauvan kynsisakset, vauvaharja
    mavedråber baby, kolik, kolikdråber | kolikkdråper, kolikk | kolikdroppar, kolik, semper magdroppar | koliikki, koliikkitipat, vauvan maitohappobakteeri
      minifom | minifom | minifom | -
      biogaia | biogaia | biogaia | biogaia
      - | - | - | cuplaton
      - | - | - | rela tipat
babymad, børnemad, babymos, babygrød og mos | barnemat, babymat, spedbarnsmat | barnmat, babymat, spädbarnsmat | vauvanruoka, lastenruoka, vauvanruoat, lastenruoat, vauvan ruoka, lastenruuat
  modermælkserstatning, babymælk, mælkeerstatning, modermælkserstatninger, mme, mælkepulver baby | morsmelkerstatning, babymelk, tilskuddsblanding, mme, morsmelktillegg | modersmjölksersättning, bröstmjölksersättning, ersättning baby, babymjölk | äidinmaidonkorvike, korvike, äidinmaidonkorvikkeet, korvikkeet, maidonkorvike, vauvanmaito
    allomin | - | - | -
    baby semp | - | baby semp | -
    - | nan pro | - | nan
    - | - | - | tutteli
    tilskudsblanding | - | tillskottsnäring | vieroitusvalmiste, vieroitusvalmisteet, vieroitusmaito
  babygrød, børnegrød, barnegrød, grød baby, grødpulver, babygrøde | barnegrøt, babygrøt, grøt baby, spedbarnsgrøt | barngröt, babygröt, grötpulver, mingröt, spädbarnsgröt | vauvanpuuro, lastenpuuro, vauvapuuro, vauvan puuro, lasten puuro, vauvanpuurot, puurojauhe
    - | sinlac | - | -
  velling, vælling, børnevælling | velling, barnevelling | välling, vällingpulver, barnvälling, drickfärdig välling | velli, vellit, maitovelli
  frugtmos, babymos på glas, frugtpuré, frugtgrød baby, grøntsagsmos, middagsmos, babyglas, børnemad på glas, frugtpure | fruktpuré, barnemat på glass, fruktmos, grønnsakspuré, middagsglass, babyglass, fruktpure, puré baby | fruktpuré, barnmatsburk, burkmat, fruktpure, grönsakspuré, barnmatsburkar, puré barn, barnmat burk | sose, soseet, hedelmäsose, hedelmäsoseet, vauvansose, vauvan sose, vihannessose, purkkiruoka vauva, lihasose, marjasose
    klemmepose, klemmeposer, frugtsmoothie børn, smoothiepose, frugtpose | klemmepose, klemmeposer, smoothiepose, smoothieposer, fruktpose, fruktposer | klämmis, klämpåse, klämpåsar, klämmisar, smoothiepåse, fruktklämmis, fruktpåse | hedelmäsosepussi, sosepussi, smoothiepussi, puristepussi, sosepussit, hedelmäsosepussit, piltti pussi
      ellas kitchen | ellas kitchen | ellas kitchen | -
  - | - | semper barnmat, semper burk | piltti, pilttipurkki, bona
  hipp | hipp | hipp | hipp
  - | småfolk | - | -
  babysnacks, børnesnacks, majskroket, majskroketter, ricekager baby, puffs baby, babykiks, børnekiks | babysnacks, barnesnacks, maiskroker baby, babykjeks, barnekjeks, smultekjeks | babysnacks, barnsnacks, majskrokar, majskrok, smakis barn, barnkex, majsbågar baby | vauvan naksut, naksut, maissinaksu, maissinaksut, lasten naksut, vauvan keksit, vauvakeksi
  smagsportion, børnemåltid, babymåltid, toddlermåltid, færdigret børn | barnemiddag, babymiddag, småbarnsmiddag, juniormiddag | smakportion, smakportioner, barnmåltid, barnmiddag, småbarnsmat | lasten ateria, vauvan ateria, lastenateria, pilttiateria
  babyvand, frugtdrik baby, babyjuice | babyvann, babydrikk | babydryck | vauvan juoma, vauvamehu
  børneyoghurt | barneyoghurt | barnyoghurt | lasten jogurtti, vauvajogurtti
amning, ammeudstyr, ammetilbehør | amming, ammeutstyr | amning, amningstillbehör | imetys, imetystarvikkeet
  ammeindlæg, brystindlæg, ammeindlæg engangs | ammeinnlegg, brystinnlegg | amningsinlägg, bröstinlägg, amningskupor | liivinsuojat, rintaliivinsuojat, liivinsuoja, imetysliivinsuojat, rintojensuojat
  brystpumpe, brystpumper, elektrisk brystpumpe | brystpumpe, brystpumper, elektrisk brystpumpe | bröstpump, bröstpumpar, elektrisk bröstpump | rintapumppu, rintapumput, sähköinen rintapumppu
  brystskjold, ammebrik, suttebrik | brystskjold, ammeskjold | amningsnapp, bröstskydd | rintakumi, rintakumit, rinnansuoja
  lanolin, brystvortesalve, brystcreme | brystvortekrem, lanolin, brystkrem | bröstvårtskräm, lanolin, bröstvårtssalva | rintavoide, nännivoide, lanoliini
    lansinoh | lansinoh | lansinoh | lansinoh
  brystmælksposer, mælkeposer amning, opbevaringsposer til modermælk | morsmelkposer, oppbevaringsposer morsmelk | bröstmjölkspåsar, förvaringspåsar bröstmjölk | äidinmaitopussi, rintamaitopussi, rintamaitopussit
  ammepude, ammepuder, gravidpude, graviditetspude | ammepute, ammeputer, gravidpute | amningskudde, amningskuddar, gravidkudde | imetystyyny, imetystyynyt, raskaustyyny
  ammebh, amme-bh, ammetop, gravidbh | ammebh, amme-bh, ammetopp | amnings-bh, amningsbh, amningslinne, amningstopp | imetysliivit, imetysrintaliivit, imetystoppi
  ammete, ammethe | ammete | amningste | imetystee, imetysjuoma
  barselsbind, barselsbukser, fødselsbind | barselbind, barseltruse, fødebind | bb-binda, förlossningsbinda, nätttrosor, bb-trosor, mammabinda | synnytysside, synnytyssiteet, verkkohousut, verkkoalushousut
gravidtøj, ventetøj, gravidbukser, graviditetstøj | gravidklær, mammaklær, gravidbukse | gravidkläder, mammakläder, gravidbyxor, mammabyxor | äitiysvaatteet, äitiyshousut, raskausvaatteet
sut, sutter, narresut, natsut | smokk, smokker, narresmokk, nattsmokk | napp, nappar, babynapp, tröstnapp | tutti, tutit, yötutti, huvitutti
  bibs, bibs sut | bibs | bibs | bibs
stofble gylp, gylpeklud, gylpeklude, musselinklud, musselin, stofbleer musselin, gazeble | gulpeklut, gulpekluter, musselinklut, musselin, tøybleie gulp | kräkduk, snibb, muslinfilt, rapfilt, muslin, muslintyg, gasfilt | harso, harsot, pulautusliina, musliiniharso, harsoliina, harsovaippa
nusseklud, sutteklud, nusseklude | koseklut, smokkeklut, sutteklut | snuttefilt, snutte, snuttefiltar | uniriepu, uniriepu pehmolelu, unirätti, uniriekale
sutteboks, sutteæske, suttehus | smokkeboks, smokkeeske, smokkeetui | nappask, napplåda, nappfodral | tuttikotelo, tuttirasia
suttekæde, suttesnor, suttekæder, sutteholder, suttebånd | smokkesnor, smokkesnorer, smokkekjede, smokkholder | napphållare, nappsnodd, nappband, nappkedja | tuttinauha, tuttinauhat, tuttiketju
sutteflaske, sutteflasker, babyflaske, flaskesut | tåteflaske, tåteflasker, smokkeflaske, babyflaske, flaskesmokk, tåte | nappflaska, nappflaskor, dinapp, dinappar, vällingflaska, babyflaska | tuttipullo, tuttipullot, pullotutti, pullotutit, maitopullo vauva
  mam flaske | - | - | -
babymadsbeholder, babyblender | babymatboks, babymatprosessor | barnmatsburk tom, barnmatslåda, babymixer | vauvanruokarasia, vauvanruokakone
hagesmæk, hagesmække, smæk, spisesmæk, spiseforklæde, smække, siliconesmæk | smekke, smekker, spisesmekke, matsmekke, smekke med ermer, sikleklut | haklapp, haklappar, dregglis, dregglisar, matförkläde barn, ärmhaklapp | ruokalappu, ruokalaput, kuolalappu, kuolalaput, ruokaessu, hihallinen ruokalappu
børneservice, babyservice, babyske, babytallerken, børnebestik, babyskeer, børnetallerken | barneservise, babyskje, babytallerken, barnebestikk, babyskjeer, barnetallerken | barnservis, babysked, babyskedar, barnbestick, barntallrik, barnsked | lasten astiat, vauvan lusikka, lasten aterimet, vauvalusikka, lasten lautanen, vauvan astiat
tudkop, tudekop, drikkekop baby, sippy cup, babykop, lærekop | tutekopp, drikkekopp baby, sippy cup, babykopp | pipmugg, pipmuggar, barnmugg, sippy cup, övningsmugg | nokkamuki, nokkamukit, juomamuki vauva, harjoittelumuki
sterilisator, dampsterilisator, steriliseringsposer | sterilisator, flaskesterilisator, dampsterilisator | sterilisator, ångsterilisator, flasksterilisator | sterilointilaite, pullosterilisaattori, sterilisaattori, sterilointipussi
flaskevarmer, flaskevarmere, flaskeopvarmer | flaskevarmer, flaskevarmere | flaskvärmare, flaskvärmare bil | pullonlämmitin, tuttipullonlämmitin, pullonlämmittimet
barnevogn, barnevogne, kombivogn, duovogn, barnevogn med lift | barnevogn, barnevogner, duovogn, kombivogn | barnvagn, barnvagnar, duovagn, kombivagn, liggvagn | lastenvaunut, vaunut, yhdistelmävaunut, vauvanvaunut, lastenvaunu, vauvavaunut, duovaunut
  klapvogn, klapvogne, paraplyklapvogn, trille, promenadevogn, rejseklapvogn | trille, triller, sportsvogn, reisetrille, reisevogn, trillevogn, sittevogn | sulky, sittvagn, sulkys, resevagn, sportvagn, sittvagnar, paraplyvagn | rattaat, lastenrattaat, matkarattaat, sateenvarjorattaat, sisarusrattaat
  tvillingevogn, søskendevogn, søskendeklapvogn | søskenvogn, tvillingvogn | syskonvagn, tvillingvagn | tuplarattaat, sisarusvaunut, kaksosrattaat, kaksosvaunut
barnevognskæde, barnevognslegetøj, barnevogn ophæng | vognrangle, vogndrage, barnevognlenke | vagnhänge, vagnmobil, barnvagnshänge | vaunulelu, vaunulelut, vaunuketju
ståbræt, søskendebræt, buggyboard | ståbrett, søskenbrett | ståbräda, syskonbräda, syskonsits | seisomalauta, sisaruslauta, seisontateline
barnevognstilbehør, regnslag, barnevogn myggenet, organizer barnevogn, kopholder barnevogn, solskærm barnevogn, regnslag barnevogn | barnevogntilbehør, regntrekk, regntrekk barnevogn, myggnett barnevogn, koppholder barnevogn, vognorganizer | barnvagnstillbehör, regnskydd barnvagn, myggnät barnvagn, mugghållare barnvagn, regnskydd vagn, solskydd barnvagn | rattaiden sadesuoja, vaunujen sadesuoja, hyttysverkko vaunuihin, mukiteline rattaisiin, vaunutarvikkeet, rattaiden tarvikkeet
kørepose, køreposer, barnevognspose, voksipose | vognpose, kjørepose, vognposer, fotpose, åkepose | åkpåse, åkpåsar, vagnpåse, fotpåse | lämpöpussi, lämpöpussit, rattaiden lämpöpussi, makuupussi vaunuihin, vaunupussi
barnevognslift, babylift, barnevognskasse, bæreselelift | liggedel, bag til vogn, babybag, vognbag | liggdel, babylift, mjuklift, lift barnvagn | vaunukoppa, kantokoppa, pehmeä kantokoppa, vaunukopat
autostol, autostole, barnestol bil, barnesæde, bilsæde barn, bagudvendt autostol, barneautostol | bilstol, bilstoler, barnesete, barnebilstol, bilbarnestol, bilsete barn | bilbarnstol, bilbarnstolar, bilstol barn, bakåtvänd bilbarnstol, barnstol bil | turvaistuin, turvaistuimet, auton turvaistuin, lasten turvaistuin, autonistuin lapsi
  autostol baby, babyautostol, spædbarnsautostol, bæreautostol | babybilstol, bilstol baby, spedbarnsstol bil, bilstol spedbarn | babyskydd, babyskydd bil, babybilstol | turvakaukalo, turvakaukalot, vauvan turvakaukalo, kaukalo
  selepude, selepuder, selestol, sædepude barn bil | beltestol, beltepute, belteputer, beltestoler, bilpute | bälteskudde, bältesstol, bältesstolar, bältesdyna | turvavyöistuin, istuinkoroke, korokeistuin, vyöistuin, istuinkorokkeet
cykelvogn, cykeltrailer barn, cykelanhænger børn | sykkelvogn, sykkelhenger barn | cykelvagn, cykelkärra barn | pyöräkärry lapselle, lasten pyöräperäkärry, pyöräperäkärry
cykelstol, cykelstole, barnecykelstol, cykelstol barn | sykkelsete barn, barnesete sykkel, sykkelstol | cykelsits, cykelbarnstol, cykelstol, barnsits cykel | lasten pyöräistuin, polkupyörän lastenistuin, pyöränistuin lapselle, pyöräistuin
autosolskærm baby, bilspejl baby, sparkebeskytter, babyspejl, bagsædespejl | solskjerm bil barn, babyspeil, sparkebeskytter, bilspeil baby | solskydd bil barn, babyspegel, sparkskydd, bilspegel baby | auton aurinkosuoja lapsi, vauvapeili, potkusuoja, lapsipeili
isofix base, autostolsbase, base til autostol | isofix base, bilstolbase | isofixbas, bilbarnstolsbas, isofix bas | isofix-jalusta, turvaistuimen telakka, isofix telakka, turvakaukalon telakka
barneseng, tremmeseng, børneseng, babyseng, bedside crib, juniorseng, sprinkelseng, barnesenge, tremmesenge | sprinkelseng, babyseng, barneseng, bedside crib, juniorseng, sprinkelsenger | spjälsäng, barnsäng, babysäng, bedside crib, juniorsäng, spjälsängar | pinnasänky, pinnasängyt, lastensänky, vauvansänky, juniorisänky, vauvasänky, sivuvaunusänky
  vugge, vugger, babyvugge, moseskurv, babyrede, slyngevugge | vugge, vugger, babynest, babyreir, moseskurv | vagga, vaggor, babynest, moseskorg, babyvagga | kehto, kehdot, babynest, vauvanpesä, unipesä, mooseksenkori
  rejseseng, weekendseng, rejsesenge | reiseseng, reisesenger | resesäng, resesängar | matkasänky, matkasängyt
uro, babyuro, uroer, musikuro, sengehimmel, himmel seng | uro, babyuro, spilledåse uro, sengehimmel | mobil säng, babymobil, sängmobil, sänghimmel, sängspel | mobile vauva, vauvan mobile, sänkymobile, pinnasängyn mobile, vuodekatos
babytæppe, babytæpper, svøb, svøbetæppe, babyfilt, strikket tæppe baby, babyplaid | babyteppe, babytepper, svøpeteppe, svøp, babypledd | babyfilt, babyfiltar, lindfilt, swaddle | vauvan viltti, vauvan peite, kapalo, vauvaviltti, kapalopeitto
babysovepose, sovepose baby, soveposer baby | babysovepose, sovepose baby, nattpose | babysovsäck, sovpåse, sovpåse baby, sovpåsar | vauvan unipussi, unipussi, unipussit, yöpussi
babymadras, tremmesengsmadras, sengerand, babylagen, barnevognsmadras | babymadrass, sprinkelsengmadrass, sengekant, babylaken | babymadrass, spjälsängsmadrass, spjälskydd, spjälsängslakan, spjälsängsskydd | pinnasängyn patja, vauvan patja, reunapehmuste, vauvan lakana, pinnasänkypatja
babydyne, babysengetøj, babydyner, babypude, juniordyne, junior sengetøj, børnesengetøj, juniorsengetøj | babydyne, babysengetøy, babypute, juniordyne, juniorsengetøy, barnesengetøy | babytäcke, spjälsängstäcke, bäddset baby, babykudde, barntäcke, spjälpåslakan, juniorpåslakan | vauvan peitto, vauvan vuodevaatteet, pinnasängyn pussilakana, vauvan tyyny, lasten pussilakana, lasten pussilakanasetti
natlampe, natlampe børn, vågelampe | nattlampe barn, nattlys barn | nattlampa barn, nattlampa | yövalo lapselle, lasten yövalo, yövalo
pusle, puslebord, puslepude, puslepuder, pusleplads, puslekommode, puslehynde, pusleborde | stellebord, stellematte, stellepute, stelleplass, stellekommode, stelleputer | skötbord, skötbädd, skötdyna, skötbäddar, skötplats | hoitopöytä, hoitoalusta, hoitoalustat, hoitopöydät, hoitotaso, hoitotyyny
  pusleunderlag, engangsunderlag pusle, puslelagen, rejsepuslepude | stelleunderlag, engangs stelleunderlag | skötunderlägg, engångs skötunderlägg, reseskötbädd | hoitoalustan suoja, kertakäyttöhoitoalusta, matkahoitoalusta
pusletaske, pusletasker, pusletaske rygsæk | stelleveske, stellebag, stellevesker | skötväska, skötväskor, skötryggsäck | hoitolaukku, hoitolaukut, hoitoreppu
babybad, babybadekar, badebalje baby, babybalje, babybadebalje | babybadekar, babybad, badebalje baby, stellebalje | babybalja, badbalja, babybadkar, barnbadkar | vauva-amme, vauvan amme, vauvanamme, vauva-ammeet, kylpyamme vauva
  badestol, badeindsats, babysæde badekar, badering | badestol baby, badesete | badstöd, badstol, badring baby | kylpytuki, vauvan kylpytuki, kylpyistuin
babyhåndklæde, badeslag, badehåndklæde baby, hættehåndklæde | babyhåndkle, badehåndkle med hette, hettehåndkle | babyhandduk, badcape, badhandduk barn, badcapes | vauvan pyyhe, hupullinen pyyhe, kylpyviitta, kylpypyyhe vauva, vauvanpyyhe
badetermometer | badetermometer | badtermometer | kylpylämpömittari, kylpymittari
højstol, højstole, spisestol baby, barnestol, babystol, barnestole | barnestol, spisestol barn, babystol, høystol, matstol, barnestoler | barnstol, matstol, barnstolar, matstolar | syöttötuoli, syöttötuolit, lastentuoli, vauvan syöttötuoli
  tripp trapp | tripp trapp | tripp trapp | tripp trapp
højstolsindsats, hynde til højstol, babysæt tripp trapp, rejsehøjstol, højstolspude | barnestoltrekk, babysett barnestol, barnestolpute | dyna barnstol, barnstolsdyna, babyset tripp trapp | syöttötuolin pehmuste, syöttötuolin tyyny
skråstol, skråstole, babygynge, vippestol baby | vippestol, vippestoler, babyhuske, babybjörn vippestol | babysitter, babygunga, babysitters, babysittrar, babybjörn babysitter | sitteri, sitterit, babysitteri, vauvakeinu, vauvan keinu, vauvasitteri
bæresele, bæreseler, bæreslynge, babybærer | bæresele, bæreseler, bæresele baby | bärsele, bärselar, bärsele baby | kantoreppu, kantoreput, vauvan kantoreppu, rintareppu
  babybjörn | babybjörn | babybjörn | babybjörn
  vikle, bærevikle, slynge, ringslynge, strækvikle | bæresjal, bæretøy, ringslynge | bärsjal, ringsjal, bärsjalar | kantoliina, kantoliinat, rengasliina
  bæremejs, bærestol barn, bæremeis | bæremeis, bæremeis barn | bärstol, bärstolar, bärmes barn | kantorinkka, lapsen kantorinkka, kantorinkat
kravlegård, kravlegårde, legegrind, babygård | lekegrind, lekegrinder, grind lek | lekhage, lekhagar | leikkikehä, leikkikehät
babyalarm, babyalarmer, babymonitor, baby monitor, videobabyalarm | babycall, babyalarm, babymonitor, babycaller | babyvakt, babylarm, babymonitor, babyvakter, babyalarm | itkuhälytin, itkuhälyttimet, babymonitor, vauvahälytin, vauvamonitori
sikkerhedsgitter, trappegitter, sikkerhedsgitre, sikkerhedslåge, børnegitter, trappegitre | sikkerhetsgrind, trappegrind, barnegrind, sikkerhetsgrinder | barngrind, säkerhetsgrind, trappgrind, barngrindar, trappgrindar | turvaportti, turvaportit, lasten turvaportti, portaikkoportti
børnesikring, børnesikringer, skabslås, hjørnebeskyttere, stikkontaktbeskytter, låse skab baby, hjørnebeskytter, kantbeskytter, stikprop sikring | barnesikring, skaplås, hjørnebeskytter, kontaktbeskytter, hjørnebeskyttere, kantbeskytter | barnsäkerhet, skåplås, hörnskydd, kontaktskydd, petskydd, barnsäkring, kantskydd, skåpspärr | lapsilukko, kulmasuoja, pistorasiasuoja, kulmasuojat, lapsilukot, lapsisuoja, kaappilukko, turvatuotteet lapsi
babylegetøj, legetøj baby, rangle, aktivitetstæppe, babygym, rangler | babyleker, babyleke, rangle, aktivitetsmatte, babygym, lekematte | babyleksaker, babyleksak, skallra, babygym, aktivitetsmatta, skallror, lekmatta baby | vauvan lelu, vauvalelu, vauvalelut, helistin, helistimet, jumppamatto vauva, leikkimatto, vauvan leikkimatto, babygym
  bidering, bideringe, bidelegetøj, bidering frys | bitering, biteringer, biteleke | bitring, bitringar, bitleksak | purulelu, purulelut, purulelu vauva
  gåstol, gåvogn, babygåvogn, lære-gå-vogn, gåstole | gåstol, gåvogn, babygåstol, gåbil | gåstol, gåvagn, lära-gå-vagn, lära gå vagn | kävelytuoli, kävelykärry, kävelyvaunu, taaperokärry, kävelykärryt
  hoppegynge, hoppesæde, babyhopper | hoppehuske, hoppestol, babyhopp, baby jumper | hoppgunga, babyhopp, hoppgungor | hyppykiikku, hyppykeinu, vauvahyppykiikku
  badelegetøj, badedyr baby, badeand | badeleker, badeleke, badeand | badleksaker, badleksak, badanka | kylpylelu, kylpylelut, kylpyankka
potte, pottetræning, børnepotte, potter børn, toiletsæde børn, toilettræner, potte baby | potte barn, pottetrening, barnepotte, dosete barn, potte, toalettsete barn | potta, pottor, barnpotta, toasits barn, toalettsits barn, potträning | potta, potat, lasten potta, vauvan potta, potanharjoittelu, wc-istuimen supistaja, potanistuin
tisselagen børn, vådliggerlagen | tisselaken barn, plastlaken barn | kissunderlag barn, madrasskydd barn, plastlakan | kuivalakana, patjansuoja lapsi, frotee patjansuoja
skammel barn, trinskammel, toilettrappe, børneskammel | skammel barn, barnekrakk, trinnkrakk | pall barn, barnpall, tvåstegspall | koroke lapselle, lasten jakkara, lasten koroke, pesukoroke
høreværn baby, børnehøreværn, høreværn børn | hørselvern barn, hørselvern baby, barnehørselvern | hörselkåpor baby, hörselskydd barn, barnhörselskydd, hörselskydd baby | vauvan kuulosuojaimet, lasten kuulosuojaimet, kuulosuojaimet vauva
babytøj, tøj baby, tøj til baby | babyklær, klær baby, babyklede, spedbarnsklær | babykläder, kläder baby, bebiskläder, spädbarnskläder | vauvanvaatteet, vauvan vaatteet, vauvavaatteet, vauvanvaate
  body, bodyer, babybody, bodies, langærmet body, uldbody | body, bodyer, babybody, ullbody, langermet body, bodyer baby | body, bodys, babybody, bodies, omlottbody, långärmad body | body, bodyt, vauvan body, kietaisubody, bodit, bodi, villabody, vauvabody
  sparkedragt, sparkedragter, natdragt baby, heldragt, jumpsuit baby, sovedragt | sparkedrakt, sparkedress, heldress baby, nattdrakt baby, sparkebukse, pysjdress | sparkdräkt, sparkdräkter, pyjamas baby, sparkbyxa, sparkbyxor, krypdräkt | potkupuku, potkupuvut, potkuhousut, vauvan yöpuku, jumpsuit vauva, haaremihousut vauva
  flyverdragt, flyverdragter, flyverdragt baby, babyflyverdragt, softshelldragt, termodragt, termotøj, regntøj baby | vinterdress, parkdress, babydress, dress baby, termodress, vinterdress baby, utedress | overall baby, vinteroverall, babyoverall, fleeceoverall, vinteroverall baby, åkoverall | vauvan haalari, toppahaalari, vauvahaalari, talvihaalari vauva, fleecehaalari, ulkoiluhaalari vauva, haalarit vauva
  babyhue, hue baby, kyse, babyhat, babyhjelm, babysolhat, elefanthue baby | babylue, lue baby, kyse, babyhatt, balaklava baby, djevellue | babymössa, mössa baby, hätta, babyhatt, babyluva, hjälmmössa | vauvan myssy, vauvan pipo, kypärämyssy vauva, vauvapipo, vauvamyssy, tupsupipo vauva
  babyvanter, kradsevanter, luffer baby, babyluffer | babyvotter, klorevotter, votter baby | babyvantar, klösvantar, rivvantar, vantar baby | vauvan lapaset, raapimistumput, tumput vauva, vauvan tumput, raapimishanskat
  babystrømper, babystrømpebukser, babysokker, strømpebukser baby, strømper baby, futter, babyfutter, babysko, futsko | babysokker, strømpebukse baby, babystrømpebukser, babysko, tøfler baby, babytøfler, sokker baby | babystrumpor, babysockor, strumpbyxor baby, babyskor, tossor, babytossor, bebisskor | vauvan sukat, vauvan sukkahousut, tossut vauva, vauvan tossut, vauvan kengät, vauvansukat, vauvatossut
  babybukser, bukser baby, babyleggings, babyshorts | babybukse, babybukser, bukse baby, babyleggings | babybyxor, byxor baby, babyleggings, babyshorts | vauvan housut, vauvan leggingsit, housut vauva
  babybluse, babytrøje, babycardigan, babystrik, trøje baby | babygenser, babyjakke, strikkejakke baby, genser baby, babycardigan | babytröja, babykofta, tröja baby | vauvan paita, vauvan neule, vauvan takki, vauvan neuletakki
  babykjole, dåbskjole, dåbstøj | babykjole, dåpskjole, dåpsklær | babyklänning, dopklänning, dopkläder | vauvan mekko, kastemekko, kastepuku
  babybadetøj, babybadedragt, uv-dragt baby, uv dragt, uv-dragt | babybadetøy, uv-drakt baby, uv-drakt, uv drakt | uv-dräkt baby, uv-dräkt, babybadkläder, uv dräkt | vauvan uimapuku, uv-puku, uv puku, uv-puku vauva
babygave, barselsgave, dåbsgave, barselsgaver, babyalbum, blekage | babygave, barselgave, dåpsgave, babyalbum, bleiekake | babypresent, doppresent, babybok, babyalbum, blöjtårta | vauvalahja, kastelahja, vauvakirja, vauva-albumi, vaippakakku`,
}
