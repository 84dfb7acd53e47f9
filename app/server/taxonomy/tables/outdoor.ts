import type { GoodsTable } from '../goods-table.ts'

/** Outdoor life: camping, hiking, fishing, hunting, boats. */
export const outdoor: GoodsTable = {
  part: 'toys-hobby',
  rows: `
friluftsliv, outdoor, udeliv, friluftsudstyr, udendørsliv, spejderudstyr, vandreudstyr, campinggrej | friluftsliv, turutstyr, friluftsutstyr, outdoor, turgreier, speiderutstyr, turting, fjellutstyr | friluftsliv, friluft, outdoor, friluftsutrustning, vildmarksliv, scoututrustning, vandringsutrustning, friluftsgrejer | retkeily, retkeilyvarusteet, eräretkeily, ulkoilu, outdoor, eräily, vaellus, vaellusvarusteet, partiotarvikkeet, eräilyvarusteet
  telt, telte | telt | tält | teltta, teltat
    ?campingtelt, familietelt, tunneltelt, kuppeltelt | campingtelt, familietelt, tunneltelt, kuppeltelt | campingtält, familjetält, tunneltält, kupoltält | perheteltta, tunneliteltta, kupoliteltta, retkeilyteltta
    ?2 personers telt | tomannstelt, 2-mannstelt | tvåmannatält, 2-mannatält | kahden hengen teltta
    lavvu, tipitelt | lavvo, lavvu | lavvo, tältkåta, kåta | kota, laavu, tiipiiteltta
    pop up telt, strandtelt, strandshelter, pop-up telt, solsejl strand | pop up telt, strandtelt, strandskjerm | pop up tält, strandtält, soltält, pop-up-tält, strandskydd, uv tält | pop up teltta, rantateltta, pikateltta, uv-teltta, rantasuoja
    vindafskærmning, læsejl, vindsejl | levegg camping, vindseil | vindskydd camping, vindskydd strand | tuulisuoja, tuulensuoja
    fortelt, luftfortelt | fortelt, lufttelt | förtält, lufttält | etuteltta, karavaaniteltta, ilmateltta
    festtelt, partytelt, pavillon, foldepavillon, havetelt, pavillontelt | partytelt, festtelt, paviljong, hagetelt, foldetelt, serveringstelt | partytält, paviljong, festtält, trädgårdstält, vikbart tält | juhlateltta, paviljonki, pop up paviljonki, huvimaja teltta, puutarhateltta, paviljonkiteltta
  tarp, tarpaulin | tarp, gapahuk | tarp, vindskydd tarp | tarppi, tarp
  pløkker, teltpløkker, pløk | teltplugger, plugger | tältpinnar, tältpinne | telttakiila, telttakiilat, telttakeppi
  teltstænger, teltstang | teltstenger, teltstang | tältstänger, tältstång, tältbågar | telttakaari, telttakaaret
  barduner, bardun, teltsnor | barduner | tältlinor | telttanarut, telttanaru
  sovepose, soveposer | sovepose, soveposer | sovsäck, sovsäckar | makuupussi
    lagenpose, soveposelagen | lakenpose | reselakan, lakanspåse | makuupussilakana, makuupussin sisälakana
    børnesovepose | barnesovepose | barnsovsäck | lasten makuupussi
  liggeunderlag, selvoppusteligt liggeunderlag, oppusteligt liggeunderlag, skumunderlag | liggeunderlag, oppblåsbart liggeunderlag, sovematte | liggunderlag, uppblåsbart liggunderlag, luftliggunderlag, sovunderlag | makuualusta, retkipatja, retkeilypatja, ilmatäytteinen makuualusta, solumuovialusta
  luftmadras, gæstemadras oppustelig, luftseng, gæsteluftmadras, oppustelig seng | luftmadrass, luftseng, oppblåsbar madrass, oppblåsbar seng | luftmadrass, luftsäng, uppblåsbar madrass, uppblåsbar säng | ilmapatja, ilmapatjat, ilmasänky, puhallettava patja, puhallettava sänky
  feltseng, campingseng | feltseng, campingseng | tältsäng, campingsäng | retkisänky, telttasänky, retkisängyt
  rejsehovedpude, rejsepude, campingpude | reisepute, turpute, nakkepute | resekudde, nackkudde, campingkudde | matkatyyny, niskatyyny
  hængekøje | hengekøye | hängmatta | riippumatto, riippumatot, riippukeinu
  siddeunderlag | sitteunderlag | sittunderlag | istuinalusta, retki-istuinalusta, istuma-alusta
  campingstol, campingstole, foldestol, fiskestol, foldestol camping, picnicstol, lystfiskerstol | campingstol, campingstoler, turstol, fiskestol, foldestol | campingstol, campingstolar, brassestol, vilstol camping, fällstol camping, fiskestol, picknickstol | retkituoli, camping-tuoli, kalastustuoli, retkituolit
    strandstol, solseng strand, solstol strand, liggestol strand | strandstol, solstol, liggestol strand | strandstol, solstol, vilstol strand | rantatuoli, aurinkotuoli ranta
  campingbord, foldebord camping, picnicbord, klapbord camping | campingbord, turbord | campingbord, picknickbord, fällbord camping | retkipöytä, camping-pöytä, retkipöydät
  gasblus, stormkøkken, campingkomfur, trangia, primus, gaskogeblus, spritblus | gassbrenner tur, stormkjøkken, primus, trangia, turbrenner, gassbluss | stormkök, campingkök, gasolkök, spritkök, trangia, friluftskök, gaskök | retkikeitin, trangia, kaasukeitin, spriikeitin, retkikeittimet
  gaspatron, gasdåse, gasflaske camping, campinggas | gassboks, gasspatron, gasskartusj, campinggass | gasolpatron, gaspatron, gasburk, campinggas, gasolburk | kaasupatruuna, retkikaasu, kaasusäiliö retki, retkikaasupullo
  campingservice, turservice, kogesæt, turgryde, kogegrej camping, spejdergryde, gryde til bål, bålgryde | turservise, kokesett, turkasserolle, turgryte, turkjele, kokekar tur, bålgryte | campingservis, kokkärl, kastrullset camping, campingkastrull, campingkärl, eldgryta | retkiastiat, retkikattila, retkikattilasarja, kenttäpakki, nuotiokattila, nuotiopata
    spork, turbestik | spork, turbestikk | spork, campingbestick | lusikkahaarukka, spork, retkiaterimet
    kåsa, turkop, vandrekop, campingkop, trækop | kåsa, kuksa, turkopp, trekopp | kåsa, kuksa, campingmugg, träkåsa, guksi, träkopp | kuksa, retkimuki, puukuksa, puukuppi
    bålpande, muurikka, stegepande til bål | bålpanne, muurikka | muurikka, stekhäll, eldpanna | muurikka, nuotiopannu, muurinpohjapannu
    kaffekedel bål, bålkedel | kaffekjele bål, bålkaffekjele, kaffekjel, bålkjele, turkaffekjele | kaffepanna eld, eldkaffepanna | nokipannu, nuotiopannu kahvi, kahvipannu nuotiolle
  frysetørret mad, turmad, feltration | frysetørket mat, turmat, real turmat, feltrasjon | frystorkad mat, frystorkad friluftsmat, friluftsmat, fältmat | retkiruoka, pakastekuivattu ruoka, retkiruoat, kuivattu retkiruoka, kuivamuona
  ildstål, optænding, tændstål, firesteel | tennstål, firesteel | tändstål, eldstål, firesteel | tulukset, sytytysteräs, tuluspuikko, firesteel
  køletaske, køletasker, kølepose stor, frysetaske, termotaske | kjølebag, kjølebagger, kjøleveske, termobag, frysebag | kylväska, kylväskor, kylbag, kylkasse, frysväska, termoväska | kylmälaukku, kylmäkassi, kylmälaukut, kylmäkassit, kylmäreppu, lämpölaukku
    køleboks, elektrisk køleboks, køleboks bil | kjøleboks, elektrisk kjøleboks, kjølebokser, kjøleboks bil | kylbox, elektrisk kylbox, kylbox bil | kylmäboksi, sähkökylmälaukku, kylmälaatikko, autojääkaappi
  køleelementer, fryseelementer, køleelement, køleklods | kjøleelementer, fryseelementer, kjøleelement, frysebrikker, kjølebrikke | kylklampar, kylklamp, frysklamp, frysklampar, kylblock, kylelement | kylmäkalle, kylmävaraaja, kylmägeeli, kylmäkallet
  termokande, termoflaske, termokop | termos, termosflaske, termokopp, termokanne | termos, termosmugg, termosflaska, termoskanna | termospullo, termosmuki, termari, termoskannu
    madtermos | mattermos | mattermos | ruokatermos
  vanddunk, vandkande camping, jerrycan vand | vannkanne, vanndunk, vannkanne camping, vannbeholder | vattendunk, vattenbehållare camping | vesikanisteri, vesisäiliö retki, juomavesikanisteri
  rensetabletter vand | vannrensetabletter | vattenrening | vedenpuhdistustabletti
  vandfilter tur | vannfilter tur | vattenfilter friluft | vedensuodatin retki
  pandelampe, hovedlygte, hovedlampe, pandelygte | hodelykt, pannelykt, pannelampe, hodelampe | pannlampa, huvudlampa | otsalamppu, otsavalo, otsavalaisin, otsalamput
  lommelygte, lygte, ledlygte, led lommelygte, stavlygte | lommelykt, stavlykt, håndlykt | ficklampa, stavlampa, handlampa | taskulamppu, taskulamput, fikkari, taskuvalo, käsivalaisin
  campinglampe, campinglygte, lanterne camping, teltlampe | campinglampe, campinglykt, teltlampe | campinglampa, campinglykta, tältlampa | retkilyhty, retkivalaisin, camping-lamppu, telttavalo, retkilamppu, telttalamppu
  kompas | kompass | kompass | kompassi
  vandrekort, landkort | turkart, kart | karta, friluftskarta | kartta, kartat, retkikartta
  søkort | sjøkart | sjökort | merikartta
  kikkert, håndkikkert, fuglekikkert | kikkert, håndkikkert, fuglekikkert | kikare, handkikare, fågelkikare | kiikarit, kiikari, lintukiikari
  vandrestave, vandrestav, trekkingstave, gåstave, stavgang | gåstaver, turstaver, staver tur, stavgang, turstav | vandringsstavar, gåstavar, stavgång, vandringsstav | vaellussauvat, kävelysauvat, sauvakävelysauvat, sauvakävely, sauvat, vaellussauva
  isbrodder, brodder, pigge til sko, skopigge | brodder, isbrodder, brodd | broddar, isbroddar, halkskydd, brodd | liukuesteet, kenkänastat, nastat kenkiin, liukuesteet kenkiin
  myggenet | myggnett | myggnät | hyttysverkko, hyttysverkot
  myggehat | myggnetthatt | mygghatt | hyttyshattu
  friluftskniv, kniv | turkniv, friluftskniv, kniv tur, kniv | friluftskniv, kniv friluft, kniv | retkiveitsi, eräveitsi
    dolk, jagtkniv, spejderdolk | speidekniv, tollekniv, slirekniv, jaktkniv, morakniv, samekniv | morakniv, jaktkniv, slidkniv, täljkniv, slöjdkniv, mora kniv | puukko, puukot, metsästysveitsi, vuolupuukko, partiopuukko
    multitool, multiværktøj | multiverktøy, multitool | multiverktyg, multitool | monitoimityökalu, multitool
      leatherman | leatherman | leatherman | leatherman
    lommekniv, foldekniv | lommekniv, foldekniv | fickkniv, fällkniv | linkkuveitsi, linkkari, taskuveitsi
      schweizerkniv | sveitserkniv | schweizisk armékniv | sveitsiläinen linkkuveitsi
  økse til bål, campingøkse, spejderøkse | turøks, speiderøks, friluftsøks | friluftsyxa, campingyxa, vildmarksyxa | retkikirves, eräkirves
  foldesav | foldesag, tursag | fällsåg | retkisaha, taittosaha
  paracord, reb camping | paracord | paracord, fallskärmslina | paracord, retkinaru
  overlevelsessæt, survivalkit, beredskabskit, nødkasse, beredskab, krisekasse, hjemmeberedskab | beredskapspakke, nødpakke, overlevelsespakke, beredskap, beredskapsutstyr, kriseutstyr | överlevnadskit, krislåda, krisberedskap, hemberedskap, krispaket, beredskapslåda | hätävara, kotivara pakkaus, selviytymispakkaus, kotivara, varautuminen, hätäpakkaus
  powerbank solcelle, solcellelader | solcellelader tur | solcellsladdare | aurinkopaneelilaturi
  campingtoilet, transportabelt toilet, tørkloset | campingtoalett, portapotti, biotoalett | campingtoalett, porta potti, torrdass | matkavessa, kemiallinen wc, kuivakäymälä, retkivessa
  toiletvæske til camping | sanitærvæske | sanitetsvätska | wc-kemikaali, saniteettineste
  campingudstyr, campingtilbehør, camping | campingutstyr, campingtilbehør, camping | campingutrustning, campingtillbehör, camping | leirintävarusteet, camping, leirintä, campingvarusteet
  picnictæppe, udflugtstæppe | piknikteppe, piknik, turteppe | picknickfilt, picknick, utflyktsfilt | piknikviltti, piknik, retkiviltti, retkihuopa
  picnickurv, picnictaske, picnic kurv | piknikkurv, piknikbag | picknickkorg, picknickväska | piknikkori, eväskori, piknikreppu
  strandtaske, strandnet, strandkurv | strandbag, strandveske, strandnett | strandväska, badväska, badkasse | rantakassi, rantalaukku, rantakori
  strandtæppe, strandmåtte | strandteppe, strandmatte | strandfilt, strandmatta | rantamatto, rantaviltti
  bålfad, bålsted | bålpanne hage, bålfat | eldfat, eldkorg | tulisija piha, tulikori, nuotiopaikka
  signalfløjte | nødfløyte | nödvisselpipa | hätäpilli
  luftpumpe, elpumpe luftmadras, fodpumpe | luftpumpe, fotpumpe, pumpe luftmadrass | luftpump, fotpump, pump luftmadrass | ilmapumppu, jalkapumppu, patjapumppu
  feltspade, foldespade | feltspade | fältspade | kenttälapio, retkilapio
fiskeri, fiskeudstyr, fiskegrej, lystfiskeri, fisketing, lystfiskerudstyr | fiskeutstyr, sportsfiske, fiskesaker, fiskegreier, fiskeredskap, fisking | fiskeutrustning, sportfiske, fiskegrejer, fiskeredskap, fiske, fiskeprylar, fiskesaker | kalastus, kalastusvälineet, kalastustarvikkeet, kalavehkeet, kalastustavarat
  fiskestang, fiskestænger, fiskestang børn, medestang | fiskestang, fiskestenger, fiskestang barn, stang fiske | fiskespö, spö, fiskespön, metspö, fiskespö barn | vapa, onki, kalastusvapa, vavat, onget, ongenvapa, lasten onki, kalaonki
    ?spinnestang, kastestang | slukstang, kastestang, haspelstang | spinnspö, haspelspö, kastspö | heittovapa, virveli, virvelivapa
    fluestang | fluestang | flugspö | perhovapa
    teleskopstang | teleskopstang, meitestang | teleskopspö, metspö | teleskooppivapa, mato-onki, teleskooppionki, onkivapa
    isfiskestang, pilkestang | isfiskestang, pilkestikke | pimpelspö, isfiskespö | pilkkivapa, pilkkionki
    trollingstang | dorgestang, trollingstang | trollingspö | vetouisteluvapa
  fiskehjul, hjul fiskeri, spinnehjul | fiskesnelle, snelle, haspelsnelle | fiskerulle, haspelrulle, rulle fiske | kela, kalastuskela, avokela, kelat
    fluehjul | fluesnelle | flugrulle | perhokela
  fiskesæt, stangsæt | fiskesett, stangsett | fiskeset, fiskekit | kalastussetti, virvelisetti, onkisetti
  fiskeline, fiskesnøre, fletline, nylonline | fiskesnøre, fiskeline, flettet snøre, sene, nylonsnøre, fiskesene | fiskelina, flätlina, nylonlina, revlina, metrev, fiskerev | siima, kuitusiima, kalastussiima, monofiilisiima, onkisiima
  blink, wobler, wobbler, pirk, jig, endegrej, spinner, gummifisk, fiskeblink, kunstagn, gummijig | sluk, wobbler, pilk, jigg, spinner, agn, fiskesluk, skjesluk, gummifisk, spinnere | drag, wobbler, fiskedrag, pirk, jigg, spinnare, skeddrag, beten, gummibeten | viehe, uistin, vaappu, lippa, jigi, pilkki, vieheet, uistimet, lusikkauistin, viehesarja, pilkit, jigit
    flue, fluer, kystfluer | flue til fiske, fiskefluer | flugor, fiskeflugor | perho, kalastusperho, perhot
  fiskekrog, fiskekroge, kroge | fiskekrok, fiskekroker, kroker | fiskekrok, krokar fiske, fiskekrokar | ongenkoukku, koukku, ongenkoukut, kalastuskoukku
  flåd, bobleflåd, fiskeprop | dupp | flöte, flöten | koho, ongenkoho, kohot
  lodder, fiskelod | søkke, fiskesøkke | sänke, sänken | paino kalastus, lyijypaino, onkipaino
  fiskenet, garn til fiskeri, ruse | fiskegarn, garn til fiske, ruse, teine | fiskenät, nät fiske, ryssja, mjärde | kalaverkko, verkko kalastus, katiska, kalaverkot, rysä
    krabbetejne, krabbefælde | krabbeteine, teine hummer | kräftbur, krabbur, kräftburar | rapumerta, mertarysä
    ketcher fisk, fangstnet, fiskenet hov | håv, hov til fiske | håv, håvar | haavi, kalahaavi
  grejkasse, fiskekasse, fisketaske | fiskekoffert, slukboks, fiskeveske | betesbox, fiskelåda, fiskeväska, draglåda | viehelaatikko, kalastuslaukku, vieherasia, uistinpakki
  waders, vadebukser, vadestøvler | vadere, vadebukse, vadestøvler | vadare, vadarbyxor, vadarstövlar | kahluuhousut, kahlaushousut, kahluusaappaat
  fiskekniv, filetkniv | fiskekniv, fileteringskniv | fiskekniv, filékniv | filerausveitsi, fileointiveitsi
  madding, fiskeagn, orm | meitemark, agn meite | maggots, bete, fiskebete, metmask | kalastussyötti, syötti, onkimadot, madot
  isbor, isboret, isfiskeri | isbor, isfiske, isfiskeutstyr | isborr, pimpling, isfiske | jääkaira, pilkki kalastus, kaira, pilkintä
  medegrej, meding | meiteutstyr, meiting | metgrejer, mete | onginta, ongintavälineet
  isfiskestol, pilkestol | pilkestol, isfiskestol | pimpelstol, isfiskestol | pilkkijakkara, pilkkituoli
  ekkolod, fiskefinder | ekkolodd | ekolod | kaikuluotain, kaikuluotaimet
  fiskevest | fiskevest | fiskeväst | kalastusliivi
  fisketegn, fiskekort | fiskekort | fiskekort, fisketillstånd | kalastuslupa, kalastonhoitomaksu, kalastusluvat
  røgeovn, røgovn til fisk, rygeovn, fiskerøger | røykeovn, røykeboks, røykovn | rökugn, fiskrök, röklåda | savustin, savustuspönttö, savustuspöntöt, savustuslaatikko
  røgesmuld, røgespåner, røgflis | røykespon, røyksmuld, røykeflis | rökspån, rökflis | savustuslastut, savustuspuru, savulastut
  fluefiskeri, fluefiskeudstyr | fluefiske, fluefiskeutstyr, flueutstyr | flugfiske, flugfiskeutrustning | perhokalastus, perhokalastusvälineet
    fluestang | fluestang | flugspö | perhovapa
    fluehjul | fluesnelle | flugrulle | perhokela
    flue, fluer, kystfluer | flue til fiske, fiskefluer | flugor, fiskeflugor | perho, kalastusperho, perhot
jagt, jagtudstyr | jakt, jaktutstyr | jakt, jaktutrustning | metsästys, metsästysvarusteet, metsästystarvikkeet
  jagtgevær, riffel, haglgevær, gevær | gevær, rifle, hagle, jaktvåpen | gevär, hagelgevär, studsare, jaktvapen | haulikko, kivääri, metsästysase, haulikot, ase
  luftgevær, luftpistol, softgun, hardball | luftgevær, luftpistol, softgun | luftgevär, luftpistol, airsoft, softair | ilmakivääri, ilmapistooli, ilma-ase, airsoft, softari
    hagl luftgevær, luftgeværhagl, bb kugler, hobbyhagl | luftgeværkuler, softgunkuler | luftgevärskulor, luftgevärsammunition, bb kulor | ilmakiväärin luodit, ilma-aseen luodit, airsoft kuulat
  paintball | paintball | paintball | paintball, värikuula
  ammunition, haglpatroner, riffelpatroner | ammunisjon, haglpatroner, riflepatroner | ammunition, hagelpatroner, kulpatroner | patruunat, ammukset, haulikon patruunat, ammus
  bue, bueskydning | bue, bueskyting | pilbåge, båge, bågskytte | jousi, jousiammunta, jouset
  pile til bue, pile bueskydning | piler til bue, piler bue | pilar till båge, pilar båge | jousen nuolet, nuolet jousi
  armbrøst | armbrøst | armborst | varsijousi
  riffelkikkert, sigtekikkert, kikkertsigte, rødpunktsigte | kikkertsikte, rødpunktsikte, siktekikkert | kikarsikte, rödpunktsikte | kiikaritähtäin, punapistetähtäin, tähtäin
  vildtkamera | viltkamera | åtelkamera, viltkamera | riistakamera
  våbenskab, våbenboks | våpenskap | vapenskåp | asekaappi, asekaapit
  våbenolie, våbenpleje, geværrem | våpenpleie, våpenolje, våpenreim | vapenvård, vapenolja, vapenrem | aseöljy, aseenhoito, asehihna
  jagttøj, jagtjakke, jagtbukser | jaktklær, jaktjakke, jaktbukse | jaktkläder, jaktjacka, jaktbyxor | metsästysvaatteet, metsästyspuku, metsästystakki, metsästyshousut
  jagtstøvler | jaktstøvler | jaktstövlar | metsästyssaappaat, metsästyskengät
  lokkekald, lokkefløjte | lokkefløyte | lockpipa | houkutuspilli
  lokkeduer, lokkedue, lokkeænder | lokkedue, lokkeender | vettar, lockfågel, bulvan | kaaveet, kaave, houkutuskuvat
  jagtradio | jaktradio | jaktradio | metsästysradio, vhf metsästys
  salt til vildt, vildtfoder, saltsten vildt | saltstein vilt, viltfôr, viltfor | viltfoder, saltsten vilt | nuolukivi riista, riistaruoka
  lerduer, lerdueskydning | leirduer | lerduvor | savikiekot
båd, både, fritidsbåd | båt, båter, fritidsbåt | båt, båtar, fritidsbåt | vene, veneet, huvivene
  motorbåd, speedbåd | motorbåt | motorbåt | moottorivene, moottoriveneet
  sejlbåd | seilbåt | segelbåt | purjevene, purjeveneet
  robåd, jolle | robåt, jolle, pram | roddbåt, eka, jolle | soutuvene, jolla, soutuveneet
  gummibåd, oppustelig båd | gummibåt, oppblåsbar båt | gummibåt, uppblåsbar båt | kumivene, kumiveneet, ilmatäytteinen vene
  kajak, havkajak | kajakk, havkajakk | kajak, havskajak | kajakki, kajakit
  kano | kano | kanot | kanootti, kanootit
  vandscooter, jetski, jet ski | vannscooter, vannskuter, jetski, jet ski | vattenskoter, jetski, jet ski | vesijetti, vesiskootteri
bådudstyr, bådtilbehør | båtutstyr, båttilbehør | båttillbehör, båtutrustning | venetarvikkeet, venevarusteet
  redningsvest, svømmevest båd, redningsveste, flydevest | redningsvest, flytevest, redningsvester | flytväst, räddningsväst, flytvästar | pelastusliivi, pelastusliivit, kelluntaliivi, kelluntaliivit
    redningsvest børn | redningsvest barn, flytevest barn | barnflytväst, räddningsväst barn | lasten pelastusliivi, lasten pelastusliivit
    redningsvest hund | redningsvest hund | flytväst hund | koiran pelastusliivi
  redningskrans | livbøye, redningsbøye | livboj | pelastusrengas, pelastusrenkaat
  åre, årer, padle, pagaj | åre, årer, padleåre | åra, åror, paddel | airo, airot, mela, melat
  bådanker | båtanker, dregg | ankare, båtankare | ankkuri, veneen ankkuri
  fender, fendere | fender, fendere | fender, fendrar | lepuuttaja, lepuuttajat, fendari
  fortøjning, fortøjningsreb, tovværk | fortøyning, fortøyningstau, tauverk | förtöjning, förtöjningslina, tågvirke, förtöjningsrep | kiinnitysköysi, kiinnitysköydet, veneköysi
  bøje | bøye | boj | poiju
  bådmotor, påhængsmotor, elmotor båd | påhengsmotor, båtmotor, elmotor båt | utombordare, båtmotor, utombordsmotor, elmotor båt | perämoottori, veneen moottori, sähköperämoottori
    bådolie, 2-takts bådolie, gearolie båd | båtolje, totaktsolje båt | båtolja, tvåtaktsolja båt | veneöljy, perämoottoriöljy
  bundmaling | bunnstoff, båtmaling | båtbottenfärg, båtfärg | myrkkymaali, venemaali, pohjamaali vene
  bådpleje, bådshampoo, bådvoks | båtpleie, båtshampoo, båtvoks, båtvask | båtvård, båtschampo, båtvax, båttvätt | veneenhoito, venešampoo, venevaha, veneshampoo, veneenpesuaine
  bådpresenning, bådovertræk | båtpresenning, båttrekk, båtkalesje | båtpresenning, båtkapell, båtöverdrag | venepeite, venepressu, veneen suojapeite
  lænsepumpe | lensepumpe | länspump | pilssipumppu, tyhjennyspumppu
  bådstige, badestige | båtleider, badestige, badeleider | båtstege, badstege | veneen tikkaat, uimatikkaat, laituritikkaat
  bådtrailer | båthenger, båttilhenger | båttrailer, båtvagn | venetraileri, venetrailerit
  nødblus, nødraket | nødbluss, nødrakett | nödbloss, nödraket | hätäraketti, hätäsoihtu
  kortplotter | kartplotter | plotter, sjöplotter | karttaplotteri
  vhf radio, maritim radio | vhf radio | vhf radio | vhf-radio
  sejlertøj | seilerjakke | seglarkläder | purjehdusvaatteet
  sejlersko, sejlerstøvler | seilersko, seilerstøvler | seglarskor, seglarstövlar, däcksskor | purjehduskengät, kansikengät
  tørsæk, drybag, vandtæt pose | tørrsekk, drybag, pakkpose | torrsäck, drybag, vattentät påse | kuivapussi, kuivasäkki, drybag
  bådebro, flydebro | flytebrygge, brygge | brygga, flytbrygga | laituri, uimalaituri, laiturit
pool, swimmingpool, havepool, fritstående pool | basseng, svømmebasseng, pool, hagebasseng, oppblåsbart basseng | pool, simbassäng, swimmingpool, trädgårdspool, badbassäng, bassäng | uima-allas, uima-altaat, pihauima-allas, kehikkoallas
  poolpumpe, poolfilter, sandfilter pool | bassengpumpe, bassengfilter | poolpump, poolfilter, sandfilter pool | allaspumppu, uima-altaan suodatin, uima-allaspumppu
  poolkemi, ph minus | bassengkjemi | poolkemi | allaskemikaalit, uima-allaskemikaalit
    klor, klortabletter, hurtigklor | klor, klortabletter | klor, klortabletter, poolklor | kloori, klooritabletit
  poolovertræk | bassengtrekk | poolöverdrag | altaan suojapeite
  poolvarmer | bassengvarmer | poolvärmare | altaan lämmitin
  poolstige | bassengstige | poolstege | allastikkaat
  poolstøvsuger, poolrobot | bassengrobot, bassengstøvsuger | poolrobot, pooldammsugare | allasimuri, allasrobotti
  poolnet, poolketcher | bassenghåv | poolhåv | allashaavi
udespa, vildmarksbad, spabad, boblebad | massasjebad, badestamp, spabad, boblebad | spabad, badtunna, bubbelpool, utespa | ulkoporeallas, palju, poreallas, kylpytynnyri, paljut`,
}
