import type { GoodsTable } from '../goods-table.ts'

/** Outdoor life: camping, hiking, fishing, hunting, boats. */
export const outdoor: GoodsTable = {
  part: 'toys-hobby',
  rows: `
friluftsliv, outdoor, udeliv, friluftsudstyr | friluftsliv, turutstyr, friluftsutstyr, outdoor | friluftsliv, friluft, outdoor, friluftsutrustning | retkeily, retkeilyvarusteet, eräretkeily, ulkoilu, outdoor
  telt, telte | telt | tält | teltta, teltat
    campingtelt, familietelt, tunneltelt, kuppeltelt | campingtelt, familietelt, tunneltelt, kuppeltelt | campingtält, familjetält, tunneltält, kupoltält | perheteltta, tunneliteltta, kupoliteltta, retkeilyteltta
    2 personers telt | tomannstelt, 2-mannstelt | tvåmannatält, 2-mannatält | kahden hengen teltta
    lavvu, tipitelt | lavvo, lavvu | lavvo, tältkåta, kåta | kota, laavu, tiipiiteltta
    pop up telt, strandtelt, strandshelter | pop up telt, strandtelt | pop up tält, strandtält, soltält | pop up teltta, rantateltta, pikateltta
    vindafskærmning, læsejl, vindsejl | levegg camping, vindseil | vindskydd camping, vindskydd strand | tuulisuoja, tuulensuoja
    fortelt, luftfortelt | fortelt, lufttelt | förtält, lufttält | etuteltta, karavaaniteltta, ilmateltta
    festtelt, partytelt, pavillon, foldepavillon | partytelt, festtelt, paviljong | partytält, paviljong, festtält | juhlateltta, paviljonki, pop up paviljonki, huvimaja teltta
  tarp, tarpaulin | tarp, gapahuk | tarp, vindskydd tarp | tarppi, tarp
  pløkker, teltpløkker, bardun, barduner, teltstænger | teltplugger, plugger, barduner, teltstenger | tältpinnar, tältpinne, tältlinor | telttakiila, telttakiilat, telttanarut, telttakaari
  sovepose, soveposer | sovepose, soveposer | sovsäck, sovsäckar | makuupussi
    lagenpose, soveposelagen | lakenpose | reselakan, lakanspåse | makuupussilakana, makuupussin sisälakana
    børnesovepose | barnesovepose | barnsovsäck | lasten makuupussi
  liggeunderlag, selvoppusteligt liggeunderlag | liggeunderlag, oppblåsbart liggeunderlag | liggunderlag, uppblåsbart liggunderlag | makuualusta, retkipatja, retkeilypatja
  luftmadras, gæstemadras oppustelig, luftseng | luftmadrass, luftseng | luftmadrass, luftsäng | ilmapatja, ilmapatjat, ilmasänky
  feltseng, campingseng | feltseng, campingseng | tältsäng, campingsäng | retkisänky, telttasänky, retkisängyt
  rejsehovedpude, rejsepude, campingpude | reisepute, turpute, nakkepute | resekudde, nackkudde, campingkudde | matkatyyny, niskatyyny
  hængekøje | hengekøye | hängmatta | riippumatto, riippumatot, riippukeinu
  siddeunderlag | sitteunderlag | sittunderlag | istuinalusta, retki-istuinalusta
  campingstol, campingstole, foldestol | campingstol, campingstoler, turstol | campingstol, campingstolar, brassestol, vilstol camping | retkituoli, camping-tuoli, retkituolit
    strandstol, solseng strand | strandstol | strandstol, solstol | rantatuoli
  campingbord, foldebord camping, picnicbord | campingbord | campingbord | retkipöytä, camping-pöytä, retkipöydät
  gasblus, stormkøkken, campingkomfur, trangia, primus | gassbrenner tur, stormkjøkken, primus, trangia | stormkök, campingkök, gasolkök, spritkök, trangia | retkikeitin, trangia, kaasukeitin, retkikeittimet
  gaspatron, gasdåse, gasflaske camping | gassboks, gasspatron, gasskartusj | gasolpatron, gaspatron, gasburk | kaasupatruuna, retkikaasu, kaasusäiliö retki
  campingservice, turservice, kogesæt, turgryde | turservise, kokesett, turkasserolle | campingservis, kokkärl, kastrullset camping | retkiastiat, retkikattila, retkikattilasarja
    spork, turbestik | spork, turbestikk | spork, campingbestick | lusikkahaarukka, spork, retkiaterimet
    kåsa, turkop | kåsa, kuksa, turkopp | kåsa, kuksa, campingmugg | kuksa, retkimuki
    bålpande, muurikka, stegepande til bål | bålpanne, muurikka | muurikka, stekhäll, eldpanna | muurikka, nuotiopannu, muurinpohjapannu
    kaffekedel bål | kaffekjele bål, bålkaffekjele | kaffepanna eld | nokipannu, nuotiopannu kahvi
  frysetørret mad, turmad | frysetørket mat, turmat, real turmat | frystorkad mat, frystorkad friluftsmat | retkiruoka, pakastekuivattu ruoka, retkiruoat
  ildstål, optænding, tændstål | tennstål | tändstål, eldstål | tulukset, sytytysteräs
  køletaske, køletasker | kjølebag, kjølebagger | kylväska, kylväskor, kylbag | kylmälaukku, kylmäkassi, kylmälaukut, kylmäkassit
    køleboks, elektrisk køleboks | kjøleboks, elektrisk kjøleboks | kylbox, elektrisk kylbox | kylmäboksi, sähkökylmälaukku
  køleelementer, fryseelementer, køleelement | kjøleelementer, fryseelementer, kjøleelement | kylklampar, kylklamp, frysklamp | kylmäkalle, kylmävaraaja, kylmägeeli
  termokande, termoflaske, termokop | termos, termosflaske, termokopp, termokanne | termos, termosmugg, termosflaska, termoskanna | termospullo, termosmuki, termari, termoskannu
    madtermos | mattermos | mattermos | ruokatermos
  vanddunk, vandkande camping | vannkanne, vanndunk | vattendunk | vesikanisteri, vesisäiliö retki
  rensetabletter vand, vandfilter tur | vannfilter tur, vannrensetabletter | vattenrening, vattenfilter friluft | vedenpuhdistustabletti, vedensuodatin retki
  pandelampe, hovedlygte | hodelykt, pannelykt | pannlampa | otsalamppu, otsalamput, otsavalo
  lommelygte, lygte, ledlygte | lommelykt | ficklampa | taskulamppu, taskulamput
  campinglampe, campinglygte, lanterne camping | campinglampe, campinglykt | campinglampa, campinglykta | retkilyhty, retkivalaisin, camping-lamppu
  kompas | kompass | kompass | kompassi
  vandrekort, søkort, landkort | turkart, kart, sjøkart | karta, friluftskarta, sjökort | kartta, kartat, retkikartta, merikartta
  kikkert | kikkert | kikare | kiikarit, kiikari
  vandrestave, vandrestav, trekkingstave, gåstave | gåstaver, turstaver, staver tur | vandringsstavar, gåstavar | vaellussauvat, kävelysauvat, sauvakävelysauvat
  isbrodder, brodder, pigge til sko | brodder, isbrodder | broddar, isbroddar, halkskydd | liukuesteet, kenkänastat, nastat kenkiin
  myggenet | myggnett | myggnät | hyttysverkko, hyttysverkot
  myggehat | myggnetthatt | mygghatt | hyttyshattu
  dolk, lommekniv, jagtkniv, multitool, foldekniv | kniv tur, turkniv, speidekniv, lommekniv, multiverktøy | fickkniv, morakniv, jaktkniv, fällkniv, multiverktyg | puukko, puukot, linkkuveitsi, monitoimityökalu, retkiveitsi
    leatherman | leatherman | leatherman | leatherman
    schweizerkniv | sveitserkniv | schweizisk armékniv | sveitsiläinen linkkuveitsi
  økse til bål, campingøkse | turøks, speiderøks | friluftsyxa, campingyxa | retkikirves, eräkirves
  foldesav | foldesag, tursag | fällsåg | retkisaha, taittosaha
  paracord, reb camping | paracord | paracord, fallskärmslina | paracord, retkinaru
  overlevelsessæt, survivalkit, beredskabskit | beredskapspakke, nødpakke, overlevelsespakke | överlevnadskit, krislåda, krisberedskap | hätävara, kotivara pakkaus, selviytymispakkaus
  powerbank solcelle, solcellelader | solcellelader tur | solcellsladdare | aurinkopaneelilaturi
  campingtoilet, transportabelt toilet, tørkloset | campingtoalett, portapotti, biotoalett | campingtoalett, porta potti, torrdass | matkavessa, kemiallinen wc, kuivakäymälä, retkivessa
  toiletvæske til camping | sanitærvæske | sanitetsvätska | wc-kemikaali, saniteettineste
  campingudstyr, campingtilbehør, camping | campingutstyr, campingtilbehør, camping | campingutrustning, campingtillbehör, camping | leirintävarusteet, camping, leirintä, campingvarusteet
  picnictæppe, picnictaske, picnickurv | piknikteppe, piknikkurv, piknik | picknickfilt, picknickkorg, picknick | piknikviltti, piknik, piknikkori, eväskori
  strandtaske, strandtæppe | strandbag, strandteppe | strandväska, strandfilt | rantakassi, rantalaukku
  bålfad, bålsted | bålpanne hage, bålfat | eldfat, eldkorg | tulisija piha, tulikori, nuotiopaikka
  signalfløjte | nødfløyte | nödvisselpipa | hätäpilli
fiskeri, fiskeudstyr, fiskegrej, lystfiskeri | fiskeutstyr, sportsfiske, fiskesaker | fiskeutrustning, sportfiske, fiskegrejer, fiskeredskap | kalastus, kalastusvälineet, kalastustarvikkeet
  fiskestang, fiskestænger | fiskestang, fiskestenger | fiskespö, spö, fiskespön | vapa, onki, kalastusvapa, vavat, onget, ongenvapa
    spinnestang | slukstang | spinnspö, haspelspö | heittovapa, virveli
    fluestang | fluestang | flugspö | perhovapa
    teleskopstang | teleskopstang, meitestang | teleskopspö, metspö | teleskooppivapa, mato-onki
    isfiskestang, pilkestang | isfiskestang, pilkestikke | pimpelspö, isfiskespö | pilkkivapa, pilkkionki
    trollingstang | dorgestang, trollingstang | trollingspö | vetouisteluvapa
  fiskehjul, hjul fiskeri, spinnehjul | fiskesnelle, snelle, haspelsnelle | fiskerulle, haspelrulle, rulle fiske | kela, kalastuskela, avokela, kelat
    fluehjul | fluesnelle | flugrulle | perhokela
  fiskesæt, stangsæt | fiskesett, stangsett | fiskeset, fiskekit | kalastussetti, virvelisetti, onkisetti
  fiskeline, fiskesnøre, fletline | fiskesnøre, fiskeline, flettet snøre, sene | fiskelina, flätlina, nylonlina, revlina | siima, kuitusiima, kalastussiima, monofiilisiima
  blink, wobler, wobbler, pirk, jig, endegrej, spinner | sluk, wobbler, pilk, jigg, spinner, agn | drag, wobbler, fiskedrag, pirk, jigg, spinnare, skeddrag | viehe, uistin, vaappu, lippa, jigi, pilkki, vieheet, uistimet
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
  ekkolod, fiskefinder | ekkolodd | ekolod | kaikuluotain, kaikuluotaimet
  fiskevest | fiskevest | fiskeväst | kalastusliivi
  fisketegn, fiskekort | fiskekort | fiskekort, fisketillstånd | kalastuslupa, kalastonhoitomaksu, kalastusluvat
  røgeovn, røgovn til fisk, røgesmuld | røykeovn, røykespon, røyksmuld | rökugn, rökspån, fiskrök | savustin, savustuspönttö, savustuslastut, savustuspöntöt
jagt, jagtudstyr | jakt, jaktutstyr | jakt, jaktutrustning | metsästys, metsästysvarusteet, metsästystarvikkeet
  jagtgevær, riffel, haglgevær, gevær | gevær, rifle, hagle, jaktvåpen | gevär, hagelgevär, studsare, jaktvapen | haulikko, kivääri, metsästysase, haulikot, ase
  luftgevær, luftpistol, softgun, hardball | luftgevær, luftpistol, softgun | luftgevär, luftpistol, airsoft, softair | ilmakivääri, ilmapistooli, ilma-ase, airsoft, softari
    hagl luftgevær, luftgeværhagl, bb kugler, hobbyhagl | luftgeværkuler, softgunkuler | luftgevärskulor, luftgevärsammunition, bb kulor | ilmakiväärin luodit, ilma-aseen luodit, airsoft kuulat
  paintball | paintball | paintball | paintball, värikuula
  ammunition, haglpatroner, riffelpatroner | ammunisjon, haglpatroner, riflepatroner | ammunition, hagelpatroner, kulpatroner | patruunat, ammukset, haulikon patruunat, ammus
  bue, bueskydning, armbrøst | bue, bueskyting, armbrøst | pilbåge, båge, bågskytte, armborst | jousi, jousiammunta, varsijousi, jouset
  riffelkikkert, sigtekikkert, kikkertsigte, rødpunktsigte | kikkertsikte, rødpunktsikte, siktekikkert | kikarsikte, rödpunktsikte | kiikaritähtäin, punapistetähtäin, tähtäin
  vildtkamera | viltkamera | åtelkamera, viltkamera | riistakamera
  våbenskab, våbenboks | våpenskap | vapenskåp | asekaappi, asekaapit
  våbenolie, våbenpleje, geværrem | våpenpleie, våpenolje, våpenreim | vapenvård, vapenolja, vapenrem | aseöljy, aseenhoito, asehihna
  jagttøj, jagtjakke, jagtbukser | jaktklær, jaktjakke, jaktbukse | jaktkläder, jaktjacka, jaktbyxor | metsästysvaatteet, metsästyspuku, metsästystakki, metsästyshousut
  jagtstøvler | jaktstøvler | jaktstövlar | metsästyssaappaat, metsästyskengät
  lokkekald, lokkefløjte, lokkeduer | lokkefløyte, lokkedue | lockpipa, vettar | houkutuspilli, kaaveet
  jagtradio | jaktradio | jaktradio | metsästysradio, vhf metsästys
  salt til vildt, vildtfoder, saltsten vildt | saltstein vilt, viltfôr, viltfor | viltfoder, saltsten vilt | nuolukivi riista, riistaruoka
  lerduer, lerdueskydning | leirduer | lerduvor | savikiekot
båd, både | båt, båter | båt, båtar | vene, veneet
  motorbåd, speedbåd | motorbåt | motorbåt | moottorivene, moottoriveneet
  sejlbåd | seilbåt | segelbåt | purjevene, purjeveneet
  robåd, jolle | robåt, jolle, pram | roddbåt, eka, jolle | soutuvene, jolla, soutuveneet
  gummibåd, oppustelig båd | gummibåt, oppblåsbar båt | gummibåt, uppblåsbar båt | kumivene, kumiveneet, ilmatäytteinen vene
  kajak, havkajak | kajakk, havkajakk | kajak, havskajak | kajakki, kajakit
  kano | kano | kanot | kanootti, kanootit
  vandscooter, jetski | vannscooter, vannskuter, jetski | vattenskoter, jetski | vesijetti, vesiskootteri
bådudstyr, bådtilbehør | båtutstyr, båttilbehør | båttillbehör, båtutrustning | venetarvikkeet, venevarusteet
  redningsvest, svømmevest båd, redningsveste | redningsvest, flytevest, redningsvester | flytväst, räddningsväst, flytvästar | pelastusliivi, pelastusliivit, kelluntaliivi
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
  kortplotter, vhf radio | kartplotter, vhf radio | plotter, sjöplotter, vhf radio | karttaplotteri, vhf-radio
  sejlertøj, sejlerstøvler, sejlersko | seilerjakke, seilersko | seglarkläder, seglarskor, seglarstövlar | purjehdusvaatteet, purjehduskengät
  tørsæk, drybag, vandtæt pose | tørrsekk, drybag, pakkpose | torrsäck, drybag, vattentät påse | kuivapussi, kuivasäkki, drybag
  bådebro, flydebro | flytebrygge, brygge | brygga, flytbrygga | laituri, uimalaituri, laiturit
pool, swimmingpool | basseng, svømmebasseng, pool | pool, simbassäng, swimmingpool | uima-allas, uima-altaat, allas
  poolpumpe, poolfilter, sandfilter pool | bassengpumpe, bassengfilter | poolpump, poolfilter, sandfilter pool | allaspumppu, uima-altaan suodatin, uima-allaspumppu
  poolkemi, klor, klortabletter, ph minus | bassengkjemi, klor, klortabletter | poolkemi, klor, klortabletter, poolklor | allaskemikaalit, kloori, klooritabletit, uima-allaskemikaalit
  poolovertræk, poolstige, poolvarmer | bassengtrekk, bassengstige | poolöverdrag, poolstege, poolvärmare | altaan suojapeite, allastikkaat, altaan lämmitin
  poolstøvsuger, poolrobot, poolnet | bassengrobot, bassengstøvsuger | poolrobot, pooldammsugare, poolhåv | allasimuri, allasrobotti, allashaavi
udespa, vildmarksbad, spabad, boblebad | massasjebad, badestamp, spabad, boblebad | spabad, badtunna, bubbelpool, utespa | ulkoporeallas, palju, poreallas, kylpytynnyri, paljut`,
}
