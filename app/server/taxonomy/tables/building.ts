import type { GoodsTable } from '../goods-table.ts'

/** Hand and power tools, screws and fittings, ladders, safety wear, locks. */
export const building: GoodsTable = {
  part: 'building',
  rows: `
værktøj | verktøy | verktyg | työkalu, työkalut
  håndværktøj | håndverktøy | handverktyg | käsityökalu, käsityökalut
    hammer, hamre, kløfthammer | hammer, hammere, snekkerhammer | hammare, snickarhammare | vasara, vasarat
      gummihammer | gummihammer, gummiklubbe | gummihammare, gummiklubba | kuminuija, kumivasara
      forhammer, mukkert | slegge, feisel | slägga | leka, lekat, moukari
    skruetrækker, skruetrækkersæt | skrutrekker, skrujern, skrutrekkersett | skruvmejsel, skruvmejslar, skruvmejselset, skruvmejselsats, mejsel | ruuvimeisseli, ruuvitaltta, ruuvitaltat, ruuvimeisselisarja, meisseli, ruuvari, ruuvitalttasarja
      ?stjerneskruetrækker, krydskærvskruetrækker | stjernetrekker, stjerneskrutrekker, stjerneskrujern | stjärnmejsel, stjärnskruvmejsel, krysskruvmejsel | ristipäämeisseli, ristipääruuvimeisseli, ristipää
    bits, bitsæt, bit, bitssæt | bits, bitssett, bit | bits, bitssats, bitset | ruuvauskärki, ruuvauskärjet, bitsi, bitsit, kärkisarja, bitsisarja
    tang, tænger | tang, tenger | tång, tänger | pihdit, pihti, pihtisarja
      vandpumpetang, rørtang, papegøjetang, polygrip | vannpumpetang, rørtang, papegøyetang, polygrip | polygrip, rörtång, vattenpumptång | siirtoleukapihdit, putkipihdit, pihdit putkelle
      bidetang, skævbider, knibtang, afbidertang | avbitertang, sideavbiter, hovtang, avbiter | avbitartång, sidavbitare, hovtång | sivuleikkurit, sivuleikkuri, hohtimet
      fladtang, spidstang, kombinationstang, kombitang | kombinasjonstang, flattang, spisstang, nebbtang | kombinationstång, plattång, spetstång, kombitång | yleispihdit, kärkipihdit, lattapihdit
      griptang, låsetang | låsetang, griptang | låstång, griptång | lukkopihdit
      boltsaks, boltesaks | boltesaks, boltkutter | bultsax | pulttisakset, voimaleikkuri
      afisoleringstang, kabelsko tang, presstang | avisoleringstang, kabelskotang, pressetang | skaltång, avisoleringstång, kabelskotång | kuorintapihdit, abiko-pihdit, puristuspihdit, abikopihdit
      poptang, poppetang, nittetang | poptang, nittetang | popnittång, nittång, blindnitstång | vetoniittipihdit, popniittipihdit
    skruenøgle, skruenøgler, nøgle, nøglesæt | skrunøkkel, skrunøkler, nøkkel, nøkkelsett | skruvnyckel, skruvnycklar, nyckel, nyckelset | ruuviavain, ruuviavaimet, avain, avaimet, avainsarja
      unbrakonøgle, unbrako, unbrakosæt, umbraco, torxnøgle, umbrako, torx | unbrakonøkkel, unbrako, umbrako, unbrakosett, torxnøkkel, torx, umbraco, umbrakonøkkel, unbraco | insexnyckel, insexnycklar, insexsats, torxnyckel, insex, torx | kuusiokoloavain, kuusiokoloavaimet, torxavain, torxavaimet, torx
      svensknøgle, skiftenøgle | skiftenøkkel | skiftnyckel, skiftnycklar | jakoavain, jakoavaimet, jakari
      ?fastnøgle, gaffelnøgle, ringgaffelnøgle, gaffelnøglesæt | fastnøkkel, kombinasjonsnøkkel, fastnøkkelsett | blocknyckel, ringnyckel, blocknyckelset, u-ringnyckel, fast nyckel | kiintoavain, kiintoavaimet, lenkkiavain, kiintolenkkiavain, kiintolenkkiavaimet, kiintoavainsarja
      topnøgle, topnøglesæt, toppe, skralde, skraldenøgle | pipenøkkel, pipesett, pipenøkkelsett, skralle | hylsnyckel, hylssats, hylsnyckelsats, spärrskaft, hylsnyckelset | hylsyavain, hylsysarja, hylsyavainsarja, räikkä, räikät, räikkäväännin, hylsyt
      momentnøgle | momentnøkkel | momentnyckel | momenttiavain, momenttiavaimet
    sav, save | sag, sager | såg, sågar | saha, sahat
      ?håndsav, fukssvans | håndsag | handsåg, fogsvans | käsisaha
      nedstryger, metalsav | baufil | bågfil, metallsåg | rautasaha, metallisaha
      buesav, grensav, beskæresav, bøjlesav | buesag, grensag, kvistsag, beskjæringssag | bågsåg, grensåg, beskärningssåg | kaarisaha, oksasaha, pokasaha
      geringssav, skærekasse | gjæringssag, gjærkasse, skjærkasse | geringslåda, geringssåg handdriven | jiirisaha käsi, jiirilaatikko
      stiksav | stikksag | sticksåg | pistosaha, pistosahat, kuviosaha
      rundsav, håndrundsav, dyksav, akkurundsav | sirkelsag, dykksag, håndsirkelsag | cirkelsåg, sänksåg, handcirkelsåg | sirkkeli, sirkkelit, pyörösaha, käsisirkkeli, upotussaha
      bordrundsav, bordsav | bordsag, bordsirkelsag, byggsag | bordssåg, bordcirkelsåg, klyvsåg | pöytäsirkkeli, pöytäsaha
      kapsav, kap-geringssav, kapgeringssav, kap og geringssav | kappsag, gjærsag, kapp- og gjærsag | kapsåg, kap- och geringssåg, geringssåg | katkaisusaha, jiirisaha, jiirisirkkeli, katkaisu- ja jiirisaha
      bajonetsav, sabelsav | bajonettsag, tigersag, sabelsag | tigersåg, bajonettsåg, sabelsåg | puukkosaha, puukkosahat
      båndsav, dekupørsav, løvsav | båndsag, løvsag, dekupørsag | bandsåg, figursåg, lövsåg | vannesaha, kuviosaha penkki, lehtisaha
    økse, økser, kløveøkse | øks, økser, kløyvøks, vedøks, kløyveøks | yxa, yxor, klyvyxa, vedyxa | kirves, kirveet, halkaisukirves
    kløvekile, brændekløver, brændeflækker | vedkløyver, vedkløver, kløyvekile | vedklyv, klyvkil, vedspräckare, vedklyvare | halkaisukone, klapikone, halkomakone, puunhalkaisija, halkaisukiila
    hobbykniv, stanleykniv, brydekniv, bladkniv, tæppekniv, universalkniv, tapetkniv | tapetkniv, hobbykniv, brekkbladkniv, stanleykniv, teppekniv | brytbladskniv, mattkniv, hobbykniv, tapetkniv, universalkniv | mattoveitsi, mattoveitset, katkoteräveitsi, katkoteräveitset, mattopuukko, yleisveitsi
    arbejdskniv, dolk, bæltekniv, snittekniv | arbeidskniv, tollekniv, slirekniv, mora kniv | morakniv, arbetskniv, täljkniv, slidkniv | puukko, puukot, työpuukko, vuolupuukko
    multitool, multiværktøj lommestørrelse, leatherman | multiverktøy lomme, leatherman, multitool | multitool, leatherman, multiverktyg fick | monitoimityökalu taskukoko, leatherman, linkkuveitsi, linkkuveitset
    stemmejern, mejsel, huggejern | stemjern, huggjern, meisel | stämjärn, huggjärn, mejsel | taltta, taltat, puutaltta, talttasarja
    kørner, dorn | kjørner | körnare, dorn | pistepuikko, tuurna
    fil, filer, rasp | fil, filer, rasp | fil, filar, rasp | viila, viilat, raspi
    høvl, håndhøvl | høvel, håndhøvel | handhyvel, hyvel, hyvlar | höylä puulle, käsihöylä, höylä
    koben, brækjern | brekkjern, kubein, spikertrekker | kofot, bräckjärn | sorkkarauta, sorkkaraudat, vääntörauta
    skruetvinge, tvinge, limtvinge, enhåndstvinge, limknægt | skrutvinge, tvinge, limtvinge | skruvtving, tving, limtving, limknekt | puristin, puristimet, ruuvipuristin, pikapuristin
    hæftepistol, hæftemaskine værktøj, sømpistol hånd, klammepistol | stiftepistol, stiftemaskin verktøy | häftpistol, klammerpistol | niittipistooli, nitojapistooli, sinkiläpistooli, käsinitoja
    limpistol | limpistol | limpistol | kuumaliimapistooli, liimapistooli, kuumaliimain
    fugepistol, patronpistol, silikonepistol | fugepistol, patronpistol, silikonpistol | fogpistol, fogspruta, silikonpistol, silikonspruta | saumauspistooli, patruunapuristin, massapistooli, puristinpistooli, silikonipistooli
    målebånd, båndmål, rullebånd | målebånd, målband | måttband, bandmått | rullamitta, rullamitat, mittanauha, mittanauhat
    tommestok, tommestokke, metermål | tommestokk, meterstokk | tumstock, måttstock, meterstock | metrimitta, taittomitta, puumitta
    skydelære | skyvelære | skjutmått | työntömitta, mauseri
    vaterpas, waterpas | vater, vaterpass | vattenpass | vesivaaka, vatupassi
      krydslaser, laser vaterpas, streglaser, rotationslaser | krysslaser, laservater, linjelaser | korslaser, korslinjelaser, lasermätare vattenpass, linjelaser | ristilinjalaser, linjalaser, tasolaser, laservesivaaka
    afstandsmåler, laserafstandsmåler, lasermåler | avstandsmåler, laseravstandsmåler, lasermåler | avståndsmätare, laseravståndsmätare, lasermätare | etäisyysmittari, laseretäisyysmittari, lasermittari
    vinkel, anslagsvinkel, tømrervinkel, smigvinkel | vinkelhake, snekkervinkel, svaivinkel | vinkelhake, anslagsvinkel, smygvinkel, snickarvinkel | suorakulma, suorakulmat, kulmamitta
    tømrerblyant, kridtsnor, markeringsspray | tømrerblyant, krittsnor, merkespray, snekkerblyant | snickarpenna, snickarpennor, kritsnöre, märkspray | timpurin kynä, timpurinkynä, rakennuskynä, linjalanka, merkintäspray
    stregsøger, rørsøger, stolpesøger, metaldetektor til væg | stendersøker, veggdetektor | regelsökare, väggdetektor, väggskanner | rakenneilmaisin, tolppatunnistin, koolaustunnistin
    fugtmåler, fugtighedsmåler | fuktmåler | fuktmätare | kosteusmittari
    murske, murerske, murværktøj, fugeske | murskje, murerskje, murverktøy | murslev, murarslev, murverktyg | muurauskauha
    pudsebræt, murbræt, rivebræt | pussebrett | putsbräda, rivbräda | hierrin, hiertimet
    flisekryds, fliskryds, niveauklods fliser | fliskryss, fliskiler | kakelkryss, klinkerkryss | laattaristi, laattaristit, laattakiila
    fliseskærer, fliseskæremaskine, flisesav | fliskutter, flissag | kakelskärare, kakelsåg, plattskärare | laattaleikkuri, laattaleikkurit, laattasaha
    tandspartel, limspartel | tannsparkel, limsparkel | tandspackel, limspridare, fixkam | liimakampa, hammaslasta
    glasskærer, sugekop glas | glasskjærer, glassløfter | glasskärare, glaslyft | lasinleikkuri, imukuppi lasille
    pladesaks | platesaks, blikksaks | plåtsax | peltisakset
    stålbørste, metalbørste | stålbørste | stålborste | teräsharja, teräsharjat
    magnetopsamler, magnetskål | magnetplukker, magnetskål | magnetplockare, magnetskål | poimintamagneetti, magneettikuppi
    oliekande, smørepistol, fedtsprøjte | fettpresse, oljekanne, fettpistol | fettspruta, oljekanna, smörjspruta | rasvapuristin, rasvaprässi, öljykannu
  skruestik | skrustikke | skruvstycke, skruvstäd | ruuvipenkki, viilapenkki
  elværktøj, el værktøj, akkuværktøj | elektroverktøy, el-verktøy, elverktøy, batteriverktøy | elverktyg, el-verktyg, batteriverktyg, maskiner | sähkötyökalu, sähkötyökalut, akkutyökalu, akkutyökalut, akkukone, akkukoneet
    boremaskine, skruemaskine, bore-skruemaskine, akkuboremaskine, akkuskruemaskine, boreskruemaskine, bore skruemaskine, akku boremaskine | drill, boremaskin, skrumaskin, bordrill, batteridrill, borskrutrekker, bormaskin, skrudrill | borrmaskin, skruvdragare, borrskruvdragare, borr skruvdragare, skruvmaskin, batteriborrmaskin | porakone, porakoneet, akkuporakone, porakone akku, ruuvinväännin, ruuvinvääntimet, akkuruuvinväännin, poraruuvinväännin, pora, akkuväännin, akkupora
      slagboremaskine, slagbor | slagdrill, slagboremaskin | slagborrmaskin | iskuporakone, iskupora
      borehammer, slagborehammer, boremejselhammer, borehammer sds | borhammer, kombihammer | borrhammare, slagborrhammare, bilhammare lätt | poravasara, poravasarat
      søjleboremaskine, bordboremaskine | søylebormaskin, søyledrill | pelarborrmaskin, pelarborr | pylväsporakone
    slagskruetrækker, slagnøgle, slagskruemaskine | muttertrekker, slagtrekker, slagskrutrekker | mutterdragare, slagskruvdragare, slagmutterdragare | iskuväännin, iskuvääntimet, mutterinväännin, akkuiskuväännin
    nedbrydningshammer, opbrydningshammer, betonhammer, mejselhammer | meiselhammer, rivehammer, piggmaskin | bilningshammare, bilmaskin, mejselhammare, rivhammare | piikkausvasara, piikkauskone, piikkari, piikkauskoneet
    stiksav | stikksag | sticksåg | pistosaha, pistosahat, kuviosaha
    rundsav, håndrundsav, dyksav, akkurundsav | sirkelsag, dykksag, håndsirkelsag | cirkelsåg, sänksåg, handcirkelsåg | sirkkeli, sirkkelit, pyörösaha, käsisirkkeli, upotussaha
    bordrundsav, bordsav | bordsag, bordsirkelsag, byggsag | bordssåg, bordcirkelsåg, klyvsåg | pöytäsirkkeli, pöytäsaha
    kapsav, kap-geringssav, kapgeringssav, kap og geringssav | kappsag, gjærsag, kapp- og gjærsag | kapsåg, kap- och geringssåg, geringssåg | katkaisusaha, jiirisaha, jiirisirkkeli, katkaisu- ja jiirisaha
    bajonetsav, sabelsav | bajonettsag, tigersag, sabelsag | tigersåg, bajonettsåg, sabelsåg | puukkosaha, puukkosahat
    båndsav, dekupørsav, løvsav | båndsag, løvsag, dekupørsag | bandsåg, figursåg, lövsåg | vannesaha, kuviosaha penkki, lehtisaha
    multicutter, multiværktøj, oscillerende multiværktøj, multimaskine | multikutter, multiverktøy, multimaskin, multicutter | multicutter, multiverktyg, multimaskin | monitoimityökalu, monitoimikone, multicutter
    vinkelsliber, vinkelslibere, flex | vinkelsliper, vinkelslipere | vinkelslip, vinkelslipar | kulmahiomakone, kulmahiomakoneet, rälläkkä, rälläkät
    slibemaskine, pudsemaskine, rystepudser, excentersliber, båndpudser, deltasliber, bordsliber, bænksliber, båndsliber, båndslibere | slipemaskin, pussemaskin, eksentersliper, båndsliper, deltasliper, benksliper | slipmaskin, planslip, excenterslip, bandslip, deltaslip, bänkslip, putsmaskin | hiomakone, hiomakoneet, epäkeskohiomakone, tasohiomakone, nauhahiomakone, deltahiomakone, penkkihiomakone
      vægsliber, girafsliber, langhalssliber | veggsliper, giraffsliper, langhalssliper | väggslip, girafslip, långhalsslip | seinähiomakone, kirahvihiomakone, pitkävarsihiomakone
    multisliber, dremel, miniboremaskine | multisliper, dremel, mini multiverktøy | dremel, multislip, roterande multiverktyg | dremel, minihiomakone, minipora
    overfræser, kantfræser | overfres, kantfres, håndoverfres | handöverfräs, överfräs, kantfräs | yläjyrsin, käsiyläjyrsin, kanttijyrsin, jyrsin
    elhøvl, el-høvl | elhøvel, el-høvel | elhyvel | sähköhöylä
    varmluftpistol, varmepistol, varmluftspistol | varmluftpistol, varmepistol | varmluftspistol, värmepistol | kuumailmapuhallin, kuumailmapistooli
    sømpistol, dykkerpistol, trykluftsømpistol, akkusømpistol | spikerpistol, dykkertpistol, stiftepistol elektrisk | spikpistol, dyckertpistol | naulain, naulaimet, viimeistelynaulain, naulapyssy, hakasnaulain
    loddekolbe, loddestation, loddebolt | loddebolt, loddestasjon | lödkolv, lödstation, lödpenna | juotoskolvi, kolvi, juotosasema
    svejseapparat, svejser, svejsemaskine | sveiseapparat, sveisemaskin | svets, svetsmaskin, svetsaggregat | hitsauskone, hitsauslaite, hitsi
    gasbrænder, ukrudtsbrænder, loddelampe | gassbrenner, ugressbrenner, loddelampe | gasolbrännare, ogräsbrännare, blåslampa | kaasupoltin, nestekaasupoltin, rikkaruohopoltin
    kompressor, luftkompressor, trykluft kompressor | kompressor, luftkompressor | kompressor, luftkompressor, tryckluftskompressor | kompressori, ilmakompressori, paineilmakompressori
    trykluftslange, luftslange, blæsepistol | luftslange, trykkluftslange, blåsepistol | luftslang, tryckluftsslang, blåspistol | paineilmaletku, ilmaletku, puhalluspistooli
    trykluftværktøj, luftværktøj | trykkluftverktøy, luftverktøy | tryckluftsverktyg, luftverktyg | paineilmatyökalu, paineilmatyökalut
    generator, strømgenerator, benzingenerator, nødgenerator | strømaggregat, aggregat, generator | elverk, elgenerator, generator, bensinelverk | aggregaatti, generaattori, sähkögeneraattori, aggregaatit
    arbejdsstøvsuger, industristøvsuger, våd tør støvsuger, vådstøvsuger, værkstedsstøvsuger, grovstøvsuger | grovstøvsuger, våt og tørrsuger, industristøvsuger, byggstøvsuger | grovdammsugare, våtdammsugare, industridammsugare, byggdammsugare | märkäkuivaimuri, märkä-kuivaimuri, teollisuusimuri, rakennusimuri, karkeaimuri
      askesuger, askestøvsuger | askesuger, askestøvsuger | askdammsugare, asksug | tuhkaimuri
    højtryksrenser, højtryksspuler | høytrykksspyler, høytrykksvasker, høytrykkspyler | högtryckstvätt, högtryckstvättar | painepesuri, korkeapainepesuri
    terrasserenser, fladerenser, højtrykslanse, fliserenser | terrassevasker, flatevasker | terrasstvätt, ytrengörare | terassipesuri, pintapesuri
    betonblander, cementblander, blandemaskine, rørepisk til mørtel | betongblander, sementblander, blandemaskin | betongblandare, cementblandare, blandarmaskin | betonimylly, betonisekoitin, laastinsekoitin, sekoituskone
    pladevibrator, stamper | markvibrator, vibroplate, hoppetusse | markvibrator, padda, vibratorplatta | tärylätkä, maantiivistäjä
    malersprøjte, sprøjtepistol, malepistol | malesprøyte, sprøytepistol, malingssprøyte | färgspruta, sprutpistol | maaliruisku, ruiskupistooli, maalausruisku
    værktøjsbatteri, akku batteri, 18v batteri, batteripakke | verktøybatteri, 18v batteri, batteripakke | verktygsbatteri, 18v batteri, batteripaket | työkaluakku, 18v akku, akkupaketti, akku 18v
    akkulader, batterilader værktøj | batterilader verktøy | batteriladdare verktyg | akkulaturi, akkutyökalun laturi
  bor, boresæt, borsæt, metalbor, murbor, træbor, betonbor | bor, borsett, metallbor, murbor, trebor, betongbor | borr, borrset, borrsats, metallborr, betongborr, träborr, stenborr, borrar | poranterä, poranterät, teräsarja, metalliporanterä, betoniterä, puuporanterä, kiviporanterä, pora, terä, terät, metallipora
    hulsav, kopbor, hulbor | hullsag, koppbor | hålsåg, koppborr | reikäsaha, reikäsahat
    jordbor, pælebor | jordbor | jordborr | maakaira, maapora
  svejseelektroder, svejsetråd | sveiseelektroder, sveisetråd | svetselektroder, svetstråd | hitsauspuikko, hitsauspuikot, hitsauslanka
  loddetin | loddetinn, tinn | lödtenn, lod | juotostina, juotetina
  knivblade, hobbyknivsblade, brydblade | knivblad, brekkblad, tapetknivblad | knivblad, brytblad | katkoterä, katkoterät, mattoveitsen terä
  fræsejern | fresestål, fresejern | frässtål, fräsar till överfräs | jyrsinterä, jyrsinterät
  skæreskive, slibeskive, diamantskive, skæreskiver, diamantklinge | kappeskive, slipeskive, diamantskive, kappskive, diamantblad | kapskiva, slipskiva, diamantskiva, kapskivor, diamantklinga, kapklinga | katkaisulaikka, katkaisulaikat, hiomalaikka, timanttilaikka, timanttilaikat
  savklinge, rundsavsklinge, stiksavsklinge, stiksavklinger, savklinger, bajonetsavklinge | sagblad, stikksagblad, sirkelsagblad, bajonettsagblad | sågblad, sågklinga, sågklingor, sticksågsblad, tigersågsblad | sahanterä, sahanterät, pistosahanterä, pyörösahanterä, puukkosahanterä, sirkkelinterä, terä, terät
  sandpapir, slibepapir, sandpapir ark | sandpapir, slipepapir, pussepapir | sandpapper, slippapper | hiekkapaperi, hiomapaperi, hiekkapaperit, santapaperi, hiomarulla, hiomapaperirulla
    sliberondel, slibeskiver velcro, sliberondeller, sandpapir til slibemaskine | sliperondell, sliperondeller, pusserondell | sliprondell, sliprondeller | hiomapyörö, hiomapyöröt, hiomalaikka tarra
    slibebånd | slipebånd | slipband | hiomanauha
    slibesvamp, slibeklods | slipesvamp, slipekloss, pussekloss | slipsvamp, slipkloss, slipkloss med papper | hiomasieni, hiomatuki, hiontatuki
    ståluld | stålull | stålull | teräsvilla
  værktøjskasse, værktøjstaske, værktøjskuffert, sortimentskasse, sortimentsboks | verktøykasse, verktøyveske, verktøykoffert, sortimentsboks, sortimentsskrin | verktygslåda, verktygsväska, verktygsbox, sortimentslåda, sortimentsask | työkalupakki, työkalupakit, työkalulaukku, työkalulaukut, lajitelmalaatikko, lajitelmarasia, työkalulaatikko
  værktøjssæt, værktøjskasse med værktøj | verktøysett, verktøysats | verktygssats, verktygsset | työkalusarja, työkalusetti, työkalusalkku
  værktøjsvogn, værkstedsvogn | verktøytralle, verktøyvogn, verktøytraller | verktygsvagn | työkaluvaunu
  værktøjsbælte, værktøjsholder, sømtaske | verktøybelte, spikerlomme | verktygsbälte, verktygshållare | työkaluvyö
  værktøjstavle, værktøjsskab | verktøytavle, verktøyskap | verktygstavla, verktygsskåp | työkalutaulu, työkalukaappi
  arbejdsbord, arbejdsbænk, værkstedsbord | arbeidsbenk, arbeidsbord verksted | arbetsbänk, verkstadsbänk | työpöytä verstas, työpenkki, verstaspöytä
    høvlebænk, filebænk | høvelbenk | hyvelbänk | höyläpenkki
  arbejdsbuk, arbejdsbukke, savbuk, bukke | arbeidsbukk, sagkrakk, bukk arbeid | arbetsbock, sågbock, arbetsbockar | työpukki, työpukit, sahapukki
  arbejdslampe, projektør, arbejdslys, byggelampe | arbeidslampe, arbeidslys, byggelampe, lyskaster | arbetslampa, arbetsbelysning, byggbelysning, strålkastare bygg, strålkastare, sladdlampa | työvalo, työvalot, työvalaisin, työmaavalaisin, valonheitin, valonheittimet
  donkraft, garagedonkraft | jekk, donkraft, garasjejekk | domkraft, garagedomkraft | tunkki, tunkit, hallitunkki
  talje, kædetalje, elspil, elhejs | talje, vinsj, kjettingtalje | talja, vinsch, kedjetalja, telfer | talja, vinssi, ketjutalja, nostotalja
  sækkevogn, transportvogn, møbelhund, rullevogn | sekketralle, transporttralle, møbeltralle, tralle | säckkärra, pirra, transportvagn, möbelhund | nokkakärry, nokkakärryt, kuljetuskärry, kuljetusalusta, säkkikärry
stige, stiger | stige, stiger | stege, stegar | tikkaat, tikas
  trappestige, wienerstige, trappestiger, trinstige, husholdningsstige | gardintrapp, trappestige, trapp stige | trappstege, hushållsstege, wienerstege | a-tikkaat, porrastikkaat, kotitalousporras, taloustikkaat, keittiötikkaat
  ?skydestige, kombistige, enkeltstige | skyvestige, kombistige, anleggsstige | utskjutsstege, kombistege, anliggande stege | jatkotikkaat, liukutikkaat, yhdistelmätikkaat, nojatikkaat
  teleskopstige | teleskopstige | teleskopstege | teleskooppitikkaat
  loftstige, loftslem, loftlem | loftsstige, loftsluke, loftstrapp | vindstrappa, vindslucka | ullakkoportaat, ullakon tikkaat, vintin portaat
  tagstige | takstige, taktrinn | takstege | kattotikkaat, lapetikkaat
  trappestol, trinskammel, trintaburet | trinnkrakk, trappekrakk | trappstegspall, stegpall | astinlauta, porrasjakkara, askeljakkara
stillads, rullestillads | stillas, rullestillas | ställning, byggnadsställning, byggställning, rullställning, hantverkarställning | rakennusteline, rakennustelineet, telineet, siirtoteline
søm, sømme | spiker, spikre, spikerpakke, trådstift | spik, spikar | naula, naulat
  dykkersøm, dykkere, båndsøm, papsøm, beslagsøm, pappsøm | dykkert, pappspiker, båndspiker, kamspiker | dyckert, pappspik, ankarspik, bandad spik | dyckert-naula, huopanaula, kampanaula, nauhanaula, viimeistelynaula
  stifter, tegnestifter til væg | stift | nubb | nupi, nupit
hæfteklammer, klammer | stifter til pistol, kramper, stifter | häftklammer, klammer, märla, märlor | niitit, nitojan niitit, hakaset
skruer, skrue | skrue, skruer | skruv, skruvar | ruuvi, ruuvit
  ?træskruer, spånskruer, spånpladeskruer, spånpladeskrue | treskruer, treskrue, sponplateskruer | träskruv, träskruvar, spånskiveskruv, spånskruv | puuruuvi, puuruuvit, lastulevyruuvi, yleisruuvi
  terrasseskruer, terrasseskrue, facadeskruer | terrasseskruer, terrasseskrue | trallskruv, trallskruvar, altanskruv | terassiruuvi, terassiruuvit
  gipsskruer, gipsskrue | gipsskruer, gipsskrue | gipsskruv, gipsskruvar | kipsilevyruuvi, kipsilevyruuvit, kipsiruuvi
  franske skruer, bræddebolt, konstruktionsskruer | franske treskruer, konstruksjonsskruer, franskskrue, franske skruer | fransk träskruv, konstruktionsskruv, fransk skruv | kansiruuvi, rakenneruuvi, lukkoruuvi
  maskinskruer, pladeskruer, metalskruer, selvborende skruer | maskinskruer, plateskruer, selvborende skruer | maskinskruv, plåtskruv, självborrande skruv | koneruuvi, peltiruuvi, porakärkiruuvi
  betonskruer, betonskrue | betongskruer, betongskrue | betongskruv | betoniruuvi, betoniruuvit
bolte, bolt, gevindstang, sætskruer | bolt, bolter, gjengestang | bult, bultar, gängstång | pultti, pultit, kierretanko, kierretangot
møtrikker, møtrik | muttere, mutter | muttrar, mutter | mutteri, mutterit
spændeskiver, skiver til bolte, underlagsskive | skiver til bolt, underlagsskive, bolteskiver | brickor, bricka bult | aluslevy, aluslevyt, prikka, prikat
rawlplugs, rawlplug, dybel, murplugs, dyvler, gipsankre, rawplugs, rawplug, ankerbolt, ekspansionsbolt, gipsdybel | plugg, plugger, veggplugg, murplugg, gipsplugg, ekspansjonsbolt | plugg, pluggar, väggplugg, expander, gipsplugg, expanderbult | tulppa, tulpat, kiinnitystulppa, proppu, proput, kipsilevyankkuri, muuritulppa, kiila-ankkuri, kipsitulppa
nitter, popnitter, blindnitter | popnagler, nagler, blindnagler | popnit, popnitar, blindnit, nitar | popniitti, popniitit, vetoniitti, vetoniitit
kroge, krog, skruekrog, øskener, øjeskrue, øjeskruer | kroker, krok, skrukrok, skruøye, øyeskrue, øyeskruer | krok, krokar, skruvkrok, skruvögla, väggkrok, ögla, öglor | koukku, koukut, ruuvikoukku, silmukkaruuvi, seinäkoukku
  billedkroge, billedophæng, ophængsstrips, command strips, klæbekrog | bildekroker, bildeoppheng, command strips, tavlekrok, bildekrok | tavelkrok, tavelkrokar, tavelupphängning, command strips | taulukoukku, taulukoukut, tauluripustin, command-tarra, command strips
beslag, vinkelbeslag, vinkeljern, bjælkesko | beslag, vinkelbeslag, vinkeljern, bjelkesko, vinkler | beslag, vinkelbeslag, vinkeljärn, balksko, byggbeslag, vinklar | kulmarauta, kulmaraudat, kulmalevy, palkkikenkä, rakennushela, rakennushelat, hela, helat
  hængsler, hængsel | hengsel, hengsler | gångjärn | sarana, saranat
  skuffeskinne, skuffeskinner, skabsbeslag | skuffeskinne, skuffeskinner, skapbeslag | lådskena, lådskenor, skåpbeslag | laatikkokisko, vetolaatikon kisko
  hyldeknægt, hyldeknægte, hyldebærer, hyldebeslag | hylleknekt, hyllebærer, hyllebeslag | konsol hylla, hyllkonsol, hyllbärare, hyllplansbärare, konsol | hyllynkannatin, hyllynkannake, hyllynkannattimet
møbelhjul, hjul til møbler | møbelhjul, trillehjul | länkhjul, möbelhjul | kalustepyörä, kalustepyörät, kääntöpyörä, huonekalupyörä
filtpuder, møbelfilt, stolefødder, møbelpuder, filtdupper, møbeldupper, filtdutter | filtknotter, møbelknotter, filtputer, stolknotter | möbeltassar, möbeltass, filttassar, stoltassar | huopatassu, huopatassut, huonekalutassu, huopanasta, tuolin huopa
dørgreb, dørhåndtag | dørvrider, dørhåndtak, dørhåndtag | dörrhandtag, dörrtrycke | ovenkahva, ovenkahvat, ovenpainike, kahva, kahvat
greb, møbelgreb, køkkengreb, skabsgreb, knopper, knopgreb, skuffegreb, håndtag | knotter, håndtak, kjøkkenhåndtak, skaphåndtak, skapknotter | handtag, knoppar, knopp, köksknoppar, möbelknopp, skåphandtag | vedin, vetimet, nuppi, nupit, keittiön vetimet, kaapin vedin, kahva, kahvat
lås, låse | lås, låser | lås, låsar | lukko, lukot
  hængelås, hængelåse | hengelås, hengelåser | hänglås | riippulukko, riippulukot, munalukko, munalukot
    kodelås, talhængelås | kodelås hengelås, kombinasjonslås, kodelås | kombinationslås, kodhänglås, kodlås | numerolukko, numeroriippulukko, koodilukko
  dørlås, låsekasse, cylinderlås, låsecylinder, hængsellås, boltlås | dørlås, låskasse, sylinderlås, låssylinder, låsesylinder | dörrlås, låskista, låscylinder, cylinderlås | ovilukko, oven lukko, lukkorunko, lukkopesä, avainpesä
  smartlås, digital dørlås, smart lock, elektronisk dørlås | smartlås, kodelås dør, digital dørlås, yale doorman, elektronisk dørlås | smartlås, kodlås, yale doorman, digitalt lås, smart lås | älylukko, älylukot, koodilukko, digilukko, sähkölukko
  slutblik, skudrigel, skydelås, kasserigle, haspe, hasp | skyvelås, skåte, hasp | skjutregel, hasp, regel till dörr | salpa, salvat, haka, ovenhaka
dørkæde, sikkerhedskæde | dørkjede, sikkerhetskjede | dörrkedja, säkerhetskedja | varmuusketju, ovikettinki
dørspion, dørspioner | kikkhull, dørkikkert | dörröga, titthål, dörrkikare | ovisilmä, ovikurkistin
nøgleboks, nøgleskab, nøgleskjuler | nøkkelboks, nøkkelskap, nøkkelsafe | nyckelskåp, nyckelbox, nyckelgömma, nyckelsafe | avainkaappi, avainlokero, avainboksi, avainsäilö
pengeskab, pengeskabe, værdiboks, sikringsskab, værdiskab | safe, verdiskap, pengeskap | kassaskåp, värdeskåp, säkerhetsskåp | kassakaappi, kassakaapit, turvakaappi, arvosäilö
pengekasse, pengeskrin | pengeskrin, pengekasse | kassaskrin, kassalåda, penningskrin | kassalipas, rahalipas
våbenskab, våbenskabe | våpenskap | vapenskåp | asekaappi, asekaapit
kæde, stålkæde, kædelænke | kjetting, kjede stål | kätting, kedja stål, stålkedja | kettinki, ketju, ketjut, kettingit
karabinhage, karabinhager | karabinkrok, karabinkroker | karbinhake, karbinhakar | karbiinihaka, karabiinihaka, karbiinihaat
sjækel, sjækler, wirelås | sjakkel, sjakler, wirelås | schackel, schacklar, vajerlås | sakkeli, sakkelit, vaijerilukko
wire, stålwire | wire, stålwire | vajer, wire, stålvajer | vaijeri, teräsvaijeri
reb, tov, tovværk, snor, line, sejlgarn, nylonsnor | tau, rep, snor, line, hyssing, tauverk | rep, lina, snöre, tågvirke | köysi, köydet, naru, narut, nylonnaru, nuora
strips, kabelbindere, kabelbinder, kabelstrips | strips, buntebånd, kabelbånd, kabelstrips, strips kabel | buntband, kabelband, strips, najsband | nippuside, nippusiteet, kiristysside
bindetråd, ståltråd, jerntråd, galvaniseret tråd | ståltråd, bindetråd, jerntråd | najtråd, ståltråd, järntråd, bindtråd | rautalanka, sidontalanka, teräslanka
spændebånd, slangebinder, spændbånd | slangeklemme, slangeklemmer | slangklämma, slangklämmor | letkunkiristin, letkunkiristimet, letkuklemmari
presenning, presenninger | presenning, presenninger | presenning, presenningar | pressu, pressut, kevytpeite, kuormapeite
spand, murerspand, murerbalje, murebalje, byggespand | murerbøtte, murbøtte, byggbøtte, murstamp | murarhink, murarbalja, bygghink, murbalja | rakennusämpäri, laastiämpäri, muurarin ämpäri, laastipalju
tape, klæbebånd | teip, tape | tejp, tejpar | teippi, teipit
  gaffatape, gaffa, gaffertape, ducttape, duct tape, lærredstape | gaffatape, gaffa, gaffateip, ducttape, duct tape | silvertejp, gaffatejp, vävtejp, gaffa, duct tape | jeesusteippi, ilmastointiteippi, jesari, kangasteippi, gaffa
  isolerbånd, isoleringstape, eltape, el-tape | isolasjonstape, eltape, isolasjonsteip | eltejp, isoleringstejp | sähköteippi, eristysteippi
  dobbeltklæbende tape, montagetape, monteringstape | dobbeltsidig tape, monteringstape, dobbeltsidig teip | dubbelhäftande tejp, monteringstejp, dubbelsidig tejp | kaksipuolinen teippi, kiinnitysteippi, asennusteippi
  malertape, maskeringstape, afdækningstape, maletape | malertape, maskeringstape, maskeringsteip, malerteip | maskeringstejp, målartejp, målarmaskering | maalarinteippi, maalarinteipit, maskeerausteippi, peiteteippi
  advarselstape, markeringstape, minestrimmel | varseltape, merketape | varningstejp, markeringstejp | varoitusteippi, merkintäteippi
  skridsikker tape, antiskrid tape | sklisikker tape, antisklitape | halkskyddstejp, halktejp | liukuesteteippi
  aluminiumstape, alutape | aluminiumstape | aluminiumtejp, alutejp | alumiiniteippi
  reparationstape, vandtæt tape, vulkaniserende tape | reparasjonstape, vanntett tape | lagningstejp, reparationstejp, vattentät tejp, vulktejp | korjausteippi, vulkanoituva teippi
lim, klister | lim | lim, klister | liima, liimat
  trælim, snedkerlim | trelim, snekkerlim | trälim, snickarlim | puuliima
  superlim, sekundlim, lynlim | superlim, lynlim, hurtiglim | superlim, snabblim, sekundlim | pikaliima, superliima
  montagelim, konstruktionslim, montagelim patron, limfuge | monteringslim, byggelim, konstruksjonslim | monteringslim, konstruktionslim, byggfix | asennusliima, rakennusliima, sentrio, montaasiliima
  kontaktlim | kontaktlim | kontaktlim | kontaktiliima
  epoxylim, epoxy, kemisk metal, to-komponentlim, 2 komponent lim | epoxylim, epoxy, tokomponentlim, plastic padding | epoxilim, epoxi, tvåkomponentslim, plastic padding, karlssons klister | epoksiliima, epoksi, kaksikomponenttiliima, kemiallinen metalli
  spraylim | spraylim | spraylim, limspray | sprayliima, liimaspray
  flisekløber, fliseklæb, fliselim, fliseklæber, flisklæb, klinkelim | flislim | kakelfix, kakellim, fästmassa, plattsättningsbruk | kiinnityslaasti, laattaliima, laatan kiinnityslaasti, laattalaasti
  tapetklister, tapetlim, vævlim | tapetlim, tapetklister, strielim | tapetklister, tapetlim, vävlim | tapettiliisteri, liisteri, tapettiliima
  limstænger, limpatroner, limstifter til limpistol | limstaver, limstenger, limpatroner | limstavar, limpatroner, smältlim | liimapuikot limapistooliin, kuumaliima, kuumaliimapuikko, kuumaliimapuikot
arbejdshandsker, arbejdshandske, havehandsker, havehandske | arbeidshansker, arbeidshanske, hagehansker, hagehanske | arbetshandskar, arbetshandske, trädgårdshandskar, trädgårdshandske | työkäsineet, työkäsine, työhanskat, puutarhahanskat, puutarhakäsineet, työrukkaset
  montagehandsker, skærehæmmende handsker | monteringshansker, kutthansker | monteringshandskar, skärskyddshandskar | asennushanskat, asennuskäsineet, viiltosuojakäsineet
arbejdstøj | arbeidsklær, arbeidstøy | arbetskläder | työvaatteet, työvaate
  arbejdsbukser, håndværkerbukser, arbejdsshorts, tømrerbukser | arbeidsbukse, arbeidsbukser, håndverkerbukse, snekkerbukse | arbetsbyxor, hantverksbyxor, snickarbyxor, arbetsbyxa | työhousut, työshortsit
  kedeldragt, overall, arbejdsoverall, smækbukser, overalls arbejde | kjeledress, arbeidskjeledress, overall, snekkerbukse overall | overall, arbetsoverall, hängselbyxor arbete, blåställ | haalari, haalarit, työhaalari, työhaalarit
    engangsdragt, engangsoverall, beskyttelsesdragt, maleroverall | engangsdress, malerdress, vernedress | skyddsoverall, engångsoverall, målaroverall | suojahaalari, maalaushaalari, kertakäyttöhaalari
  arbejdsjakke, softshelljakke arbejde | arbeidsjakke | arbetsjacka | työtakki
  knæpuder, knæbeskyttere arbejde, knæpude | knebeskyttere arbeid, kneputer | knäskydd arbete, knäkudde, knäpads, knäskydd | polvisuojat työ, polvisuojus, polvityyny, polvisuojat
sikkerhedsudstyr, værnemidler, beskyttelsesudstyr | verneutstyr, personlig verneutstyr | skyddsutrustning, arbetsskydd, personlig skyddsutrustning | suojavarusteet, suojain, suojaimet, henkilösuojaimet
  sikkerhedssko, arbejdssko, sikkerhedsstøvler, arbejdsstøvler, træsko arbejde | vernesko, arbeidssko, vernestøvler, arbeidsstøvler | skyddsskor, arbetsskor, skyddskängor, skyddsstövlar | turvakengät, turvakenkä, työkengät, turvasaappaat
  sikkerhedshjelm, arbejdshjelm, byggehjelm | vernehjelm, hjelm bygg, arbeidshjelm | skyddshjälm, bygghjälm | suojakypärä, rakennuskypärä, työkypärä
  sikkerhedsbriller, beskyttelsesbriller | vernebriller | skyddsglasögon | suojalasit
  visir, ansigtsskærm | visir, ansiktsskjerm | visir, ansiktsskärm | visiiri
  høreværn, ørekopper, ørebøffer | hørselvern, hørselsvern, øreklokker | hörselskydd, hörselkåpor | kuulosuojaimet, kuulosuojain, kuppikuulosuojain, kuulonsuojaimet
    ørepropper, høreprop, øreplugs | ørepropper støy, øreplugger | öronproppar, öronpropp | korvatulpat, korvatulppa
  støvmaske, åndedrætsværn, ffp2 maske, ffp3 maske, halvmaske, malermaske | støvmaske, åndedrettsvern, halvmaske, malermaske | andningsskydd, dammask, halvmask, dammskydd mask, dammskydd | hengityssuojain, hengityssuojaimet, pölymaski, puolinaamari
  refleksvest, sikkerhedsvest, trafikvest, advarselsvest | refleksvest, vernevest | reflexväst, varselväst, varselkläder | heijastinliivi, heijastinliivit, huomioliivi, huomioliivit
  refleks, refleksbånd, reflekser, refleksbrik | refleks, reflekser, refleksbånd | reflex, reflexer, reflexband | heijastin, heijastimet, heijastinnauha
  faldsikring, faldsele | fallsikring, fallsele | fallskydd, fallskyddssele | putoamissuojain, turvavaljaat katolle
  førstehjælpskasse til byggeplads, øjenskyl | øyeskyll, førstehjelp bygg | ögondusch, ögonskölj arbete | silmähuuhde, silmänhuuhde
  svejsehjelm, svejsehandsker | sveisehjelm, sveisehansker, sveisemaske | svetshjälm, svetsvisir, svetshandskar | hitsausmaski, hitsauskypärä, hitsauskäsineet
alarm, alarmer | alarm, alarmer | larm | hälytin, hälyttimet
  røgalarm, røgmelder, røgdetektor, brandalarm | røykvarsler, brannvarsler, brannalarm, røykdetektor | brandvarnare, brandlarm, rökdetektor, rökvarnare | palovaroitin, palovaroittimet, palohälytin, savuvaroitin
  kuliltealarm, co alarm, co-alarm | co-varsler, kullosvarsler, karbonmonoksidvarsler | kolmonoxidvarnare, kolmonoxidlarm, co-larm | häkävaroitin, häkävaroittimet
  vandalarm, lækagealarm, vandmelder | vannalarm, lekkasjevarsler, vannvarsler, vannstopp | vattenlarm, läckagelarm, vattenvarnare | vesihälytin, vuotovahti, vuotohälytin
  tyverialarm, boligalarm, hjemmealarm, alarmsystem | boligalarm, innbruddsalarm, tyverialarm, hjemmealarm | hemlarm, inbrottslarm, tjuvlarm, villalarm | murtohälytin, kotihälytin, varashälytin, hälytysjärjestelmä
brandslukker, ildslukker, pulverslukker, skumslukker | brannslukker, brannslukkeapparat, brannslukningsapparat, pulverapparat | brandsläckare, pulversläckare, skumsläckare | sammutin, sammuttimet, käsisammutin, jauhesammutin, vaahtosammutin, palosammutin
brandtæppe, slukningstæppe | brannteppe | brandfilt | sammutuspeite, sammutuspeitteet
brandstige | brannstige, rømningsstige | brandstege, utrymningsstege | paloportaat, pelastustikkaat, palotikkaat
brandslange | brannslange | brandslang | paloletku, pikapaloposti
postkasse, brevkasse, postkasser | postkasse, postkasser | postlåda, brevlåda, brevlådor | postilaatikko, postilaatikot
brevsprække, brevindkast | brevsprekk, brevinnkast | brevinkast | postiluukku
husnummer, dørskilt, navneskilt, skilt | husnummer, dørskilt, navneskilt | husnummer, dörrskylt, namnskylt, siffror till hus | talonumero, talonumerot, ovikyltti, nimikyltti, numerokyltti
flagstang, flagstænger | flaggstang, flaggstenger | flaggstång, flaggstänger | lipputanko, lipputangot, lippusalko
flag, dannebrog, flag til flagstang | flagg, norsk flagg | flagga, flaggor, svensk flagga, sverigeflagga | lippu, liput, suomen lippu
vimpel, vimpler | vimpel, vimpler | vimpel, vimplar | viiri, viirit, isännänviiri
flagline, flagsnor, flagknop | flaggline, flaggstangkule | flagglina, flaggstångsknopp | lippunaru, lippuköysi, salkonaru`,
}
