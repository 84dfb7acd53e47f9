import type { GoodsTable } from '../goods-table.ts'

/** Paper, cleaning, laundry, dishwashing, brushes and cloths. */
export const household: GoodsTable = {
  part: 'household',
  rows: `
papirvarer | papirvarer | pappersvaror, mjukpapper | pehmopaperi, pehmopaperit, paperituotteet
  toiletpapir, wc-papir, wcpapir, lokumspapir, toiletrulle | toalettpapir, dopapir, toalettrull, dorull, wc-papir | toalettpapper, toapapper, toarulle, toalettrulle, wc-papper, dasspapper | vessapaperi, wc-paperi, wcpaperi, toalettipaperi, vessapaperirulla
    fugtigt toiletpapir, vådt toiletpapir | fuktig toalettpapir, vått toalettpapir, fuktig dopapir | fuktigt toalettpapper, vått toalettpapper, fuktigt toapapper | kostea vessapaperi, kostea wc-paperi, kosteat wc-paperit
  køkkenrulle, køkkenruller, husholdningsrulle, køkkenpapir, husholdningspapir | tørkerull, kjøkkenrull, tørkepapir, husholdningspapir, husholdningsrull, kjøkkenpapir | hushållspapper, hushållsrulle, hushållsrullar, kökspapper, torkpapper, torkrulle | talouspaperi, keittiöpaperi, talouspaperirulla, keittiörulla
  papirhåndklæder, papirhåndklæde, aftørringspapir, håndklædeark, værkstedspapir, industrirulle | papirhåndklær, papirhåndkle, tørkeark, verkstedpapir, industripapir | pappershanddukar, pappershandduk, verkstadspapper, industripapper | käsipyyhepaperi, käsipaperi, paperipyyhe, paperipyyhkeet, teollisuuspaperi, konepaperi
  lommetørklæde, lommetørklæder, papirlommetørklæder, renseservietter, snotklude | lommetørkle, lommetørklær, papirlommetørkle, papirlommetørklær, ansiktsservietter, snørrpapir | näsdukar, näsduk, pappersnäsdukar, pappersnäsduk, ansiktsservetter, snorpapper | nenäliina, nenäliinat, paperinenäliina, nessu, nessut, kasvopyyhe, kasvopyyhkeet, taskunenäliina
    kleenex | kleenex | kleenex | -
  serviet, servietter, papirservietter, kaffeservietter, frokostservietter, middagsservietter | serviett, servietter, papirservietter, kaffeservietter, middagsservietter | servett, servetter, pappersservett, pappersservetter, kaffeservett, lunchservetter, middagsservetter | lautasliina, lautasliinat, servetti, servetit, paperilautasliina, kahviservetti, ruokaservetti
    juleservietter | juleservietter | julservetter, julservett | jouluservetti, jouluservetit, joululautasliina
    stofservietter | tøyservietter, stoffservietter, linservietter | tygservetter, linneservetter | kangasservetti, kangasservetit, kangaslautasliina
rengøring, rengøringsmiddel, rengøringsmidler, rengøringsartikler, hovedrengøring | rengjøring, rengjøringsmiddel, rengjøringsmidler, rengjøringsprodukter, husvask, rengjøringsartikler | rengöring, rengöringsmedel, städ, städmedel, städartiklar, städprodukter | puhdistusaine, puhdistusaineet, siivous, siivousaine, siivousaineet, siivoustuotteet, pesuaineet
  universalrengøring, universalrengøringsmiddel, universalrens, rengøringsspray, allround rengøring | allrengjøring, universalrengjøring, universalvask, allrent, universalspray, allrengjøringsmiddel | allrengöring, allrengöringsmedel, universalrengöring, rengöringsspray, städspray | yleispuhdistusaine, yleispesuaine, yleispuhdistussuihke, puhdistussuihke
    ajax | ajax | ajax | ajax
  brun sæbe, sæbespåner, brunsæbe, sulfo, sulfosæbe | grønnsåpe, brunsåpe, såpespon, krystallsåpe | såpa, grönsåpa, såpspån, såpflingor, linoljesåpa | mäntysuopa, suopa, saippualastut, saippualastu
  køkkenrengøring, køkkenrens, køkkenspray, fedtfjerner, fedtopløser, affedter | kjøkkenrengjøring, kjøkkenrens, kjøkkenspray, fettfjerner, fettløser, avfetting, avfettingsmiddel | köksrengöring, köksspray, fettlösare, fettborttagning, avfettning, avfettningsmedel, köksrent | keittiönpuhdistusaine, keittiöpuhdistusaine, keittiön puhdistusaine, rasvanpoisto, rasvanpoistoaine, rasvanirrotin
  badeværelsesrengøring, badrengøring, baderumsrengøring, badeværelsesrens, badrens, kalkrens | baderomsrengjøring, badrengjøring, baderomsrens, badrens, baderomsspray | badrumsrengöring, badrumsrent, badrumsspray, badrent | kylpyhuoneen puhdistusaine, kylpyhuoneenpuhdistusaine, kylpyhuonepuhdistusaine, pesuhuoneen puhdistusaine, saniteettipuhdistusaine
  toiletrens, wc-rens, wcrens, toiletrengøring | toalettrens, wc-rens, wcrens, toalettrengjøring, dorens | toalettrengöring, wc-rengöring, wcrengöring, toarengöring, toalettrent, wc-rent | wc-puhdistusaine, vessanpesuaine, wc-pesuaine, wc-puhdistaja, wc-desinfiointiaine
    domestos | domestos | domestos | domestos
    harpic | harpic | harpic | harpic
    toilet duck | - | wc-anka | -
  toiletblok, wc-blok, toiletblokke, wc-sten, toiletsten | toalettblokk, wc-blokk, toalettblokker, doblokk, wc-stein | toalettblock, wc-block, toablock | wc-raikastin, wc-raikaste, wc-raikastimet, wc-nappi, wc-palikka
  glasrens, vinduesrens, vinduespudsemiddel, vinduespuds, ruderens, glasrengøring | vindusrens, glassrens, vindusspray, vindusvask, vindusvaskemiddel, vinduspuss, glasspuss | fönsterputs, fönsterputsmedel, glasputs, fönstertvätt, fönsterputsning | ikkunanpesuaine, lasinpesuaine, lasinpuhdistusaine, ikkunanpuhdistusaine, ikkunapesuaine
  gulvrens, gulvrengøring, gulvvask, gulvvaskemiddel | gulvvask, gulvrens, gulvvaskemiddel, gulvrengjøring, gulvsåpe | golvrengöring, golvrengöringsmedel, golvmedel, golvtvätt | lattianpesuaine, lattianpuhdistusaine, lattiapesuaine
    gulvsæbe, træsæbe, ludsæbe, trægulvsæbe | parkettsåpe, tregulvsåpe, parkettvask, tregulvvask | golvsåpa, trägolvsåpa, parkettvård | parketinpesuaine, puulattian pesuaine, lattiasaippua
    gulvvoks, gulvpolish, bonevoks | gulvvoks, bonevoks, gulvpolish | golvvax, bonvax, golvpolish | lattiavaha, lattiakiillote
  skurecreme, skuremiddel, skurepulver | skurekrem, skuremiddel, skurepulver | skurkräm, skurmedel, skurpulver | hankausneste, hankausaine, hankausjauhe, puhdistusvoide
    cif | cif | cif | cif
    ata | - | - | -
    - | jif | - | -
    - | - | häxan | -
  ovnrens, ovnrensemiddel, ovnspray | ovnsrens, stekeovnsrens, ovnrens, stekeovnrens | ugnsrengöring, ugnsrent, ugnsspray | uuninpuhdistusaine, uuninpuhdistaja, uunipuhdistusaine
  grillrens, grillrengøring | grillrens, grillrengjøring | grillrengöring, grillrent | grillinpuhdistusaine, grillinpesuaine, grillipuhdistusaine
  kogepladerens, glaskeramisk rens, keramisk rens, komfurrens, induktionsrens | platetopprens, keramisk rens, komfyrrens, induksjonsrens | spishällsrengöring, hällrengöring, keramikhällsrengöring, glaskeramikrengöring, hällrent | keraamisen lieden puhdistusaine, liesipuhdistusaine, lieden puhdistusaine, liedenpuhdistusaine
  afkalker, afkalkning, afkalkningsmiddel, kalkfjerner, kalkopløser, afkalkningstabletter | avkalker, avkalkning, avkalkingsmiddel, kalkfjerner, avkalkingstabletter, avkalkningsmiddel | avkalkning, avkalkningsmedel, kalkborttagning, kalkbort, kalkborttagare, avkalkare | kalkinpoisto, kalkinpoistoaine, kalkinpoistaja, kalkinpoistotabletti
  citronsyre | sitronsyre | citronsyra | sitruunahappo, sitruunahapot
  afløbsrens, afløbsrenser, rørrens, kloakrens, propløser, afløbsåbner, kaustisk soda | avløpsåpner, avløpsrens, rørrens, slukrens, avløpsrenser, kaustisk soda | propplösare, avloppsrengöring, avloppsrensare, avloppsrent, rörrens, kaustiksoda, kaustik soda | viemärinavaaja, putkenavaaja, viemärinpuhdistusaine, tukoksenpoistaja, viemärinavausaine, lipeä
    mudin | - | - | -
    - | plumbo | - | -
  klorin, klor, blegemiddel, blegevand | klorin, klor, blekemiddel, blekevann | klorin, klor, blekmedel | kloriitti, klorite, kloori, valkaisuaine, valkaisuaineet
  salmiakspiritus, salmiak rengøring | salmi, salmiakksprit | ammoniak | ammoniakki, salmiakkiliuos
  soda, krystalsoda, vaskesoda | soda, krystallsoda, vaskesoda | målarsoda, tvättsoda, kristallsoda, hushållssoda | pesusooda, kidesooda, maalarinsooda
  husholdningssprit, sprit, rengøringssprit, husholdningsprit | rødsprit, rensesprit, sprit, husholdningssprit | rödsprit, t-röd, hushållssprit, rengöringssprit, tekniskt sprit | puhdistussprii, sinol, denaturoitu sprii, talousspriit, sprii
  desinfektion, desinfektionsmiddel, overfladedesinfektion, desinfektionsspray | desinfeksjon, desinfeksjonsmiddel, overflatedesinfeksjon, desinfeksjonsspray | ytdesinfektion, desinfektionsmedel, desinfektion, desinfektionsspray | desinfiointiaine, pintadesinfiointi, desinfiointi, desinfektioaine
    rodalon | - | - | -
    - | - | dax | -
  skimmelfjerner, skimmelrens, skimmelsvampfjerner, algefjerner | muggfjerner, muggsoppfjerner, soppfjerner, grønskefjerner | mögelborttagning, mögelborttagare, mögelrent, mögelsanering | homeenpoisto, homeenpoistoaine, homepesu
  fliserens, fugerens, fliserensemiddel, sanitetsrens | fliserens, fugerens, flisrens | kakelrengöring, fogrengöring, kakelrent | laattojen puhdistusaine, saumanpuhdistaja, kaakelinpuhdistusaine
  møbelpolish, møbelpleje, møbelvoks, støvspray | møbelpolish, møbelpleie, møbelvoks, møbelpuss | möbelpolish, möbelvård, möbelvax, dammspray | huonekalukiillote, huonekaluvaha, huonekalunhoito, kalustevaha
    pronto | - | - | -
    pledge | pledge | pledge | pledge
  læderpleje, læderrens, læderfedt, læderbalsam | skinnpleie, lærpleie, skinnrens, lærfett, skinnfett | lädervård, läderrengöring, läderfett, skinnvård | nahanhoitoaine, nahanpuhdistusaine, nahkarasva, nahanhoito
  tæpperens, tæpperenser, tæppeshampoo, møbelrens, tekstilrens | tepperens, teppesjampo, møbelrens, tekstilrens, teppeshampo | mattvätt, mattrengöring, mattschampo, möbeltvätt, textilrengöring, möbelrengöring | matonpesuaine, mattopesuaine, mattosampoo, tekstiilipesuaine, mattoshampoo, huonekalupesuaine
  sølvpuds, sølvpudsemiddel, metalpuds, metalpolish, messingpuds, kobberpuds | sølvpuss, metallpuss, pussemiddel, messingpuss, sølvpussemiddel, kobberpuss | silverputs, metallputs, mässingsputs, kopparputs, putsmedel | hopeanpuhdistusaine, hopeankiillotusaine, metallinkiillotusaine, metallinpuhdistusaine, hopeankiillote
  stålrens, stålpudsemiddel, rustfri rens | stålrens, stålpuss | stålrengöring, stålputs, rostfritt rengöring | teräksenpuhdistusaine, teräspuhdistusaine, teräksenkiillotusaine
  vaskemaskinerens, opvaskemaskinerens, maskinrens, vaskemaskinrens | vaskemaskinrens, oppvaskmaskinrens, maskinrens, maskinrengjøring | diskmaskinsrengöring, tvättmaskinsrengöring, maskinrengöring, diskmaskinrent | koneenpuhdistusaine, astianpesukoneen puhdistusaine, pesukoneen puhdistusaine, konepuhdistaja, pesukoneenpuhdistusaine
    calgon | calgon | calgon | calgon
  kaffemaskinerens, espressorens, rensetabletter | kaffemaskinrens, kaffetrakterrens, rensetabletter | kaffebryggarrengöring, kaffebryggarrent, rengöringstabletter | kahvinkeittimen puhdistusaine, kahvikoneen puhdistusaine, keittimenpuhdistusaine, puhdistustabletti
  skærmrens, skærmrengøring, trykluft, trykluftspray, skærmservietter | skjermrens, skjermrengjøring, trykkluft, trykkluftspray | skärmrengöring, skärmrent, tryckluftsspray | näytönpuhdistusaine, näytönpuhdistaja, paineilmapuhdistin, paineilmaspray
  rengøringsservietter, universalservietter, vådklude, engangsklude | rengjøringsservietter, våtkluter, renseservietter | rengöringsservetter, rengöringsdukar, våtdukar, rengöringsservett | puhdistusliina, puhdistusliinat, siivouspyyhe, siivouspyyhkeet
  etiketfjerner, limfjerner, klisterfjerner, tjærefjerner | limfjerner, etikettfjerner, tjærefjerner | etikettborttagning, limborttagning, klisterborttagning, limlösare | tarranpoisto, tarranpoistoaine, liimanpoistaja, liimanpoistoaine
  septiktankrens, campingtoilet væske, toiletvæske | toalettvæske, campingtoalettvæske, sanitærvæske | toavätska, toalettvätska, sanitetsvätska | kemiallinen wc-neste, saniteettineste, wc-neste, kuivakäymäläneste
    thetford | thetford | thetford | thetford
  saunarens | badsturens | bastutvätt, bastutvål | saunan pesuaine, saunanpesuaine, laudesuoja-aine
  bakterier til kloak, septikrens | septikbakterier, septikrens | septiktankbakterier, brunnsrent | saostuskaivobakteeri, sakokaivobakteeri, huussikuivike, käymäläkuivike
demineraliseret vand, destilleret vand, demivand, batterivand, strygevand | destillert vann, batterivann, demineralisert vann, strykevann | destillerat vatten, avjoniserat vatten, batterivatten, avmineraliserat vatten, strykvatten | akkuvesi, akkuvedet, tislattu vesi, ionivaihdettu vesi, silitysvesi
saunaduft, saunagus, saunaolie | badstuduft, saunaduft | bastudoft, bastuolja | löylytuoksu, saunatuoksu, löylytuoksut, saunatuoksut
luftfrisker, luftfriskere, lugtfjerner, rumspray, luftfrisker spray | luftfrisker, luftfriskere, romspray, luktfjerner | luftfräschare, doftspray, rumsdoft, luktborttagare, luktbort, rumsspray | ilmanraikastin, ilmanraikastimet, ilmanraikaste, hajunpoistaja, huonesuihke, huonetuoksu
  airwick, air wick | airwick, air wick | airwick, air wick | airwick, air wick
  ambi pur | ambi pur | ambi pur | ambi pur
  duftpinde, duftspreder, diffuser, duftdiffuser | duftpinner, duftspreder, diffuser, luktpinner | doftpinnar, doftspridare, diffuser, aromadiffuser | tuoksutikut, tuoksutikku, tuoksupuikot, tuoksupuikko, tuoksudiffuuseri, tuoksuhajotin, diffuuseri
  duftolie, æterisk olie, aromaolie, duftblok, duftvoks | duftolje, eterisk olje, aromaolje, duftvoks, duftblokk | doftolja, eterisk olja, aromaolja, doftblock, doftvax | tuoksuöljy, eteerinen öljy, eteeriset öljyt, aromiöljy, tuoksuvaha
  duftpose, duftposer, lavendelpose | duftpose, duftposer, lavendelpose | doftpåse, doftpåsar, lavendelpåse | tuoksupussi, tuoksupussit, laventelipussi
  røgelse, røgelsespinde | røkelse, røkelsespinner | rökelse, rökelsepinnar | suitsuke, suitsukkeet, suitsuketikku
vasketøj, tekstilvask | klesvask, klesvaskprodukter | tvätt, klädtvätt, tvättvård | pyykinpesu, pyykki, pyykit, pyykkituotteet, pyykinhuolto
  vaskemiddel, tøjvask, tøjvaskemiddel, flydende vaskemiddel, vaskemidler | vaskemiddel, tøyvask, tøyvaskemiddel, flytende vaskemiddel | tvättmedel, flytande tvättmedel, klädtvättmedel | pyykinpesuaine, pesuaine, nestemäinen pyykinpesuaine, pyykkipesuaine, pyykinpesuaineet
    biotex | - | - | -
    - | omo | - | omo
    - | blenda | - | -
    vaskepulver, tøjvaskepulver | vaskepulver | tvättpulver | pyykinpesujauhe, pesujauhe, pyykkipulveri, pesupulveri
    vaskekapsler, vasketabs, vaskekapsel, vaskepods | vaskekapsler, vasketabletter, vaskekapsel, vaskepods | tvättkapslar, tvättkapsel, tvättabletter, tvättpods | pesukapseli, pesukapselit, pyykinpesukapseli, pyykinpesutabletti, pyykkikapseli
    vaskeark, vaskestrips | vaskeark, vaskestrips | tvättark, tvättstrips, tvättlakan | pyykinpesuarkki, pesuliuska, pyykinpesuliuska
    kulørt vask, colorvask, color vaskemiddel, farvet vask, kulørvask | kulørt vask, fargevask, color vaskemiddel, kulørtvask | kulörtvätt, color tvättmedel, färgtvätt, kulörtvättmedel | kirjopyykki, color pyykinpesuaine, värillisten pesuaine, kirjopesuaine
    hvidvask, hvid vask | hvitvask, hvit vask | vittvätt, vit tvätt | valkopyykki, valkopyykin pesuaine, valkopesuaine
    sortvask, sort vask, mørk vask | sortvask, svart vask, mørk vask | svarttvätt, mörktvätt, svart tvätt | mustapyykki, mustan pyykin pesuaine, tummien pesuaine
    uldvask, uldvaskemiddel, finvask, finvaskemiddel, silkevask | ullvask, ullvaskemiddel, finvask, finvaskemiddel, ull og silke | ylletvättmedel, ulltvätt, ulltvättmedel, fintvättmedel, fintvätt, ylletvätt | villanpesuaine, villapesuaine, hienopesuaine, silkinpesuaine
    sportsvask, sportsvaskemiddel | sportsvask, sportvask, treningstøyvask | sporttvättmedel, sporttvätt, funktionstvätt | urheiluvaatteiden pesuaine, sporttipesuaine, urheilupesuaine
    dunvask, dunvaskemiddel | dunvask, dunvaskemiddel | duntvättmedel, duntvätt | untuvapesuaine, untuvanpesuaine
    håndvask vaskemiddel, galdesæbe, marseillesæbe | gallsåpe, marseillesåpe, håndvask vaskemiddel | galltvål, marseilletvål, tvättvål | sappisaippua, marseillesaippua, pyykkisaippua, nyrkkipyykkiaine
  skyllemiddel, tøjblødgører, blødgøringsmiddel | tøymykner, skyllemiddel, mykner | sköljmedel, mjukmedel, tvättsköljmedel | huuhteluaine, pyykinhuuhteluaine, pyykkietikka, huuhteluaineet
    lenor | lenor | lenor | lenor
    comfort skyllemiddel | comfort tøymykner | - | -
  tøjparfume, duftperler, vaskeparfume, dufttilsætning | duftperler, vaskeparfyme, tøyparfyme, duftforsterker | doftpärlor, tvättparfym, tvättdoft, doftkulor | pyykkiparfyymi, tuoksuhelmet, pyykkituoksu, pyykkihajuste
  pletfjerner, pletfjernere, pletrens, pletsæbe, forvask | flekkfjerner, flekkfjerning, flekkrens | fläckborttagning, fläckborttagningsmedel, fläckborttagare, fläckmedel, fläckbort | tahranpoistoaine, tahranpoisto, tahranpoistaja, tahranpoistosuihke
    vanish | vanish | vanish | vanish
  farvefanger, farveserviet, farvesamler, color catcher, farvefangerservietter | fargefanger, fargeoppsamler, fargefangerservietter | färgfångare, färguppsamlare, färgslukare | värinkerääjä, värinsieppaaja, värinkeräysliina, värisieppari
  affarver, affarvning, hvidtøjspulver, hvidgører | avfarger, hvitforsterker, blekepulver | avfärgning, vitförstärkare | värinpoistoaine, värinpoisto, vaalennusaine pyykille
  spraystivelse, strygestivelse, strygespray | spraystivelse, strykespray | stärkelse tvätt, spraystärkelse, strykspray | tärkki, silityssuihke, silitystärkki, spraytärkki
fnugruller, fnugrulle, fnugfjerner, fnugbørste, refill fnugrulle | lorull, klesrulle, lofjerner, klesrull, kleskost | klädrulle, klädvårdsrulle, luddrulle, noppborttagare, klädborste, nopprakare | nukkarulla, vaaterulla, tarrarulla, nukanpoistaja, vaateharja, nukkaharja, nukkarullat
strygebræt, strygebrætter | strykebrett, strykebord | strykbräda, strykbord | silityslauta, silityslaudat
  strygebrætbetræk, strygebetræk | strykebrettrekk, strykebrett trekk | strykbrädsöverdrag, strykbrädeöverdrag | silityslaudan päällinen, silityslaudanpäällinen
tørrestativ, tøjtørrestativ, tørrehjul | tørkestativ, klesstativ tørk, tørkestativer, tørkehjul | torkställning, torkvinda, torkställ tvätt, tvättställning | pyykkiteline, pyykinkuivausteline, kuivausteline, pyykinkuivaustelineet
tørresnor, tøjsnor, tørresnore | klessnor, tørkesnor | tvättlina, klädstreck, torklina, torksnöre | pyykkinaru, pyykkinarut, pyykkiköysi, pyykkilanka
tøjklemme, tøjklemmer, tøjklemmekurv, vasketøjsklemmer | klesklype, klesklyper, klypekurv | klädnypa, klädnypor, tvättklämmor, tvättklämma | pyykkipoika, pyykkipojat, pyykkipoikakori
vasketøjskurv, vaskekurv, tøjkurv, snavsetøjskurv | skittentøyskurv, vaskekurv, tøykurv, klesvaskkurv, skittentøykurv | tvättkorg, tvättkorgar, smutstvättkorg, tvättsäck | pyykkikori, pyykkikorit, pyykkikassi, pyykkisäkki
vaskenet, vaskepose, vaskeposer, bh-pose | vaskepose, vaskenett, vaskeposer, bh-pose | tvättpåse, tvättpåsar, tvättnät | pesupussi, pesupussit, pyykinpesupussi
tørrebolde, tørretumblerbolde, tumblerklude, tørretumblerklude | tørkeballer, tørketrommelballer, tørkeark tørketrommel | torkbollar, torktumlarbollar, torkdukar | kuivauspallo, kuivauspallot, kuivausrumpuliina, kuivausrumpupallot
antistatspray, antistatisk spray | antistatspray, antistatisk spray | antistatspray, antistat | antistaattinen suihke, sähköisyydenpoistaja, antistaattisuihke
imprægnering, imprægneringsspray, tøjimprægnering, imprægneringsvask | impregnering, impregneringsspray, impregneringsvask | impregnering, impregneringsspray, impregneringsmedel | kyllästysaine, kyllästysaineet, kyllästyssuihke, suoja-aine, kosteussuoja
tekstilfarve, tøjfarve, stoffarve | tekstilfarge, tøyfarge, stoffarge | textilfärg, klädfärg, tygfärg | tekstiiliväri, kangasväri, vaateväri, tekstiilivärit
  simplicol | simplicol | simplicol | -
opvask, opvaskning | oppvask | disk, diskning | tiski, tiskiaineet, astianpesu, tiskit
  opvaskemiddel, håndopvask, håndopvaskemiddel, opvaskesæbe | oppvaskmiddel, zalo, håndoppvask, oppvasksåpe | diskmedel, handdisk, handdiskmedel | astianpesuaine, tiskiaine, käsitiskiaine, käsitiski, astianpesuneste, käsiastianpesuaine
    fairy | - | fairy | fairy
    - | sunlight | - | -
    - | - | yes diskmedel | -
  maskinopvask, opvasketabs, opvasketabletter, opvaskekapsler, opvasketab, maskinopvasketabs, opvaskemaskinetabs, opvaskemaskinetabletter, opvasketablet | oppvasktabletter, oppvasktabs, oppvaskkapsler, maskinoppvask, oppvaskmaskintabletter, oppvasktablett, maskinoppvaskmiddel | maskindisk, disktabletter, diskmaskinstabletter, maskindisktabletter, maskindiskmedel, disktabs, diskkapslar, disktablett, diskmaskinsmedel, maskindisktablett | konetiskitabletti, konetiskiaine, tiskitabletti, astianpesutabletti, konetiski, konetiskitabletit, tiskitabletit, astianpesutabletit, astianpesukonetabletti, konetiskikapseli, tiskikapseli
    neophos | - | - | -
    maskinopvaskepulver, opvaskepulver, opvaskemaskinepulver, opvaskegel | oppvaskpulver, maskinoppvaskpulver, oppvaskmaskinpulver, oppvaskgel | maskindiskpulver, diskmaskinspulver, diskpulver, diskgel | konetiskijauhe, konetiskigeeli, astianpesujauhe, astianpesukonejauhe
  afspændingsmiddel, afspænding, skyllemiddel opvaskemaskine, glansmiddel | glansemiddel, skyllemiddel oppvaskmaskin, tørremiddel oppvask | spolglans, torkmedel, sköljmedel diskmaskin, glansmedel | huuhtelukirkaste, kirkaste, astianpesukoneen kirkaste, huuhtelukirkasteet
  opvaskemaskinesalt, filtersalt, opvaskesalt, salt til opvaskemaskine | oppvaskmaskinsalt, maskinsalt, oppvasksalt | diskmaskinssalt, disksalt, maskinsalt, diskmaskinsalt | konetiskisuola, astianpesukoneen suola, astianpesusuola, astianpesukonesuola
  opvaskefrisker, opvaskemaskinefrisker | oppvaskmaskinfrisker | diskmaskinsfräschare, diskmaskinsdoft | astianpesukoneraikastin, konetiskiraikastin, astianpesukoneen raikastin
opvaskestativ, tørrestativ opvask | oppvaskstativ, oppvaskkurv | diskställ, diskstativ | astiankuivausteline, tiskiteline, astiateline, tiskikori
opvaskebalje, opvaskebakke, balje, vaskebalje | oppvaskbalje, vaskebalje, balje, vaskevannsfat | diskbalja, tvättbalja, balja | tiskivati, pesuvati, vati, vadit
opvasksvamp, opvaskesvamp, svamp, køkkensvamp, skuresvamp, rengøringssvamp, opvaskesvampe | oppvasksvamp, skuresvamp, svamp, kjøkkensvamp, oppvasksvamper, skrubbesvamp | disksvamp, skursvamp, tvättsvamp, diskskurare | tiskisieni, pesusieni, hankaussieni, keittiösieni, puhdistussieni, sienipesin, karhunkieli
  mirakelsvamp, magisk svamp, vidundersvamp | mirakelsvamp, magisk svamp | mirakelsvamp, magisk svamp | taikasieni, ihmesieni
  ståluld, stålsvamp, skurespiral, skureuld | stålull, stålsvamp, skurespiral, stålskrubb | stålull, svinto, stålsvamp, skurboll, stålskurboll | teräsvilla, teräspesin, pesupallo teräs, patapesin, teräsvillatyyny
opvaskebørste, opvaskebørster | oppvaskbørste, oppvaskkost, oppvaskbørster | diskborste, diskborstar | tiskiharja, astianpesuharja, tiskiharjat
klude, klud | kluter, klut | trasor, trasa, disktrasor | liina, liinat, siivousliina, siivousliinat, rätti, rätit
  karklud, karklude, køkkenklud, svampeklud, all round klud | oppvaskklut, kjøkkenklut, svampklut, oppvaskkluter, wettex | disktrasa, diskduk, wettex, köksduk, svampduk | tiskirätti, tiskirätit, keittiöliina, wettex, sieniliina, tiskiliina, siivousrätti
  mikrofiberklud, mikrofiberklude, microfiberklud | mikrofiberklut, mikrofiberkluter, microfiberklut | mikrofiberduk, mikrofibertrasa, mikrofiberdukar, microfiberduk | mikrokuituliina, mikrokuituliinat, mikrokuitupyyhe
  gulvklud, gulvklude | gulvklut, gulvkluter | golvtrasa, skurtrasa, golvtrasor | lattialiina, lattiarätti, luuturätti, lattialiinat
  støveklud, støveklude, støvklud | støvklut, støvkluter | dammtrasa, dammduk, damtrasa | pölyliina, pölyrätti, pölyliinat
    swiffer | swiffer | swiffer | swiffer
  vaskeskind, pudseskind | pusseskinn, vaskeskinn | sämskskinn, tvättskinn | säämiskä, säämiskäliina, säämiskät
  pudseklud, polerklud | pusseklut, poleringsklut | putsduk, polerduk, poleringsduk | kiillotusliina, kiillotuspyyhe
rengøringsredskaber, rengøringsudstyr | rengjøringsutstyr, vaskeutstyr | städredskap, städutrustning | siivousvälineet, siivousväline, siivoustarvikkeet, siivoustarvike
  moppe, mop, gulvmoppe, gulvmop, fladmoppe, spraymoppe, mopsæt | mopp, gulvmopp, moppesett, spraymopp, flatmopp | mopp, golvmopp, svabb, moppset, spraymopp, golvsvabb | moppi, mopit, lattiamoppi, moppisetti, lastamoppi, siivousmoppi
    moppebetræk, moppehoved, moppegarn, moppeklud, moppe refill | moppetrekk, moppehode, moppegarn, moppeklut | moppdyna, moppduk, mopprefill, mopphuvud, moppgarn | moppiliina, moppipyyhe, mopin vaihtopää, moppihuopa, mopinpää
  dampmoppe | dampmopp | ångmopp | höyrymoppi, höyrypesuri
  kost, koste, gulvkost, fejekost, gadekost | kost, feiekost, gulvkost, utekost, piassavakost, langkost | kvast, sopkvast, sopborste, piassavakvast, golvborste | luuta, luudat, lattiaharja, harja, pihaharja, katuharja
  fejebakke, fejeblad, kost og fejebakke, fejesæt | feiebrett, feiesett, kost og brett, feiebrettsett | sopskyffel, sopset, sopborste och skyffel, skyffel | rikkalapio, rikkakihveli, rikkaharja, rikkasetti, harja ja kihveli
  skrubbe, gulvskrubbe, skurebørste, gulvbørste, rengøringsbørste | skurebørste, gulvskrubbe, vaskebørste, gulvbørste, rengjøringsbørste | skurborste, rengöringsborste, rotborste, golvskrubb | juuriharja, pesuharja, hankausharja, puhdistusharja
  gulvskraber, vandskraber, gulvsvaber, svaber | gulvnal, nal, vannskraper, gulvskrape, svaber | golvskrapa, vattenskrapa, golvraka | lattialasta, kuivain, lattiakuivain, vesilasta, kuivauslasta
  vinduesskraber, ruderskraber, badeskraber, vinduesvasker, bruseskraber | vindusnal, vindusskrape, dusjnal, vindusvasker | fönsterskrapa, fönsterraka, duschskrapa, fönstertvättare | ikkunalasta, ikkunanpesulasta, suihkulasta, ikkunanpesin, kuivauslasta suihkuun
  spand, spande, gulvspand, rengøringsspand, spand med vrider | bøtte, bøtter, vaskebøtte, gulvbøtte, pøs, moppebøtte | hink, hinkar, spann, skurhink, städhink, mopphink | ämpäri, ämpärit, siivousämpäri, sanko, moppiämpäri, vesiämpäri
  støvekost, støvbørste, fjerkost, støvvipper | støvkost, støvbørste, fjærkost | dammvippa, dammborste, dammsnärta | pölyhuiska, pölyharja, pölyhuiskat, tomuhuiska
  toiletbørste, wc-børste, toiletkost, toiletbørstesæt | toalettbørste, dobørste, wc-børste, dokost | toalettborste, toaborste, wc-borste | wc-harja, vessaharja, wc-harjat, wc-harjasetti
  svupper, vaskesuger, afløbssuger | vaskesuger, avløpspumpe, toalettpumpe | vaskrensare, sugpropp, avloppsrensare pump | viemäripumppu, imukuppi viemäri, viemärin imupumppu
  flaskebørste, flaskerenser | flaskebørste | flaskborste | pulloharja
  gummihandske, gummihandsker, opvaskehandsker, husholdningshandsker, rengøringshandsker | gummihanske, gummihansker, oppvaskhansker, husholdningshansker, vaskehansker | gummihandske, gummihandskar, diskhandskar, hushållshandskar, diskhandske | kumihanskat, kumihanska, kumikäsineet, tiskihanskat, siivouskäsineet, talouskäsineet
  engangshandske, engangshandsker, plasthandsker, nitrilhandsker, latexhandsker | engangshanske, engangshansker, plasthansker, nitrilhansker, latekshansker | engångshandske, engångshandskar, plasthandskar, nitrilhandskar, latexhandskar | kertakäyttökäsineet, kertakäyttöhanskat, kertakäyttökäsine, nitriilikäsineet, suojakäsineet, nitriilihanskat, muovihanskat
  glasskraber, komfurskraber, skraber glaskeramisk | glasskrape, platetoppskrape, komfyrskrape | glasskrapa, spishällsskrapa, hällskrapa | lasikaavin, liesikaavin, liesiskraba
forstøver, sprayflaske, forstøverflaske | sprayflaske, sprutflaske | sprayflaska, sprejflaska, sprutflaska | suihkepullo, sumutinpullo, suihkupullo, suihkepullot
støvsugerpose, støvsugerposer, støvsugerfilter | støvsugerpose, støvsugerposer, støvsugerfilter | dammsugarpåse, dammsugarpåsar, dammsugarfilter | pölypussi, pölypussit, imurin pölypussi, imurin pussi, imurin suodatin, imuripussi
affaldsposer, skraldeposer, affaldspose, skraldepose, affaldssæk, skraldesæk, affaldssække, skraldesække, skraldeposer med snøre | søppelpose, søppelposer, søppelsekk, søppelsekker, avfallspose, avfallsposer, avfallssekk, bosspose, bossekk | soppåse, soppåsar, sopsäck, sopsäckar, avfallspåse, avfallspåsar, avfallssäck, soppåsar med knyt | roskapussi, roskapussit, roskasäkki, roskasäkit, jätesäkki, jätesäkit, jätepussi, jätepussit
  biopose, bioposer, madaffaldsposer, komposterbare poser, bioaffaldsposer | biopose, bioposer, matavfallsposer, komposterbare poser, kompostpose | biopåse, matavfallspåse, kompostpåse, komposterbara påsar, bioavfallspåse | biojätepussi, biojätepussit, biopussi, kompostipussi
poser | poser | påsar, påse | pussit, pussi
  plastposer, plastpose | plastposer, plastpose | plastpåsar, plastpåse | muovipussi, muovipussit
  fryseposer, frysepose, frostposer, frostpose | fryseposer, frysepose | fryspåsar, fryspåse | pakastepussi, pakastepussit, pakastuspussi
  lynlåsposer, genlukposer, ziplock, zip poser, lynlåspose, zipperposer | lynlåsposer, ziplock, zipposer, lynlåspose, zip-lock poser | zippåsar, blixtlåspåsar, ziplock, zippåse, återförslutningsbara påsar, dragkedjepåsar | minigrip, minigrip-pussi, minigrippussi, uudelleensuljettava pussi, vetoketjupussi, zip-pussi, ziplock
  madposer, madpose, madpakkeposer, brødposer, brødpose | brødposer, brødpose, matposer, matpose, matpakkeposer | brödpåsar, brödpåse, smörgåspåsar, matpåsar, 2-liters påsar | leipäpussi, leipäpussit, eväspussi, voileipäpussi, elintarvikepussi
  isterningposer, isterningepose, isposer | isbitposer, isposer, isbitpose | iskubspåsar, ispåsar, istärningspåsar | jääpalapussi, jääpalapussit
  stegepose, stegeposer, ovnpose | stekepose, stekeposer, ovnspose | stekpåse, stekpåsar, ugnspåse | paistopussi, paistopussit, uunipussi
  papirpose, papirposer, frugtposer | papirpose, papirposer | papperspåse, papperspåsar | paperipussi, paperipussit
  bærepose, bæreposer, indkøbspose, indkøbsnet, mulepose, indkøbstaske, muleposer | bærepose, bæreposer, handlepose, handlenett, plastbærepose | bärkasse, kasse, kassar, bärkassar, tygkasse, matkasse plast, papperskasse, shoppingkasse | muovikassi, kauppakassi, ostoskassi, kestokassi, kangaskassi, muovikassit, paperikassi, kassi, kassit
stanniol, sølvpapir, alufolie, aluminiumsfolie, aluminiumfolie, folie, staniol | aluminiumsfolie, folie, alufolie, sølvpapir, aluminiumfolie | aluminiumfolie, folie, foliepapper, alufolie, silverpapper | folio, alumiinifolio, foliopaperi, leivinfolio, foliorulla
husholdningsfilm, plastfolie, madfilm, vitawrap, vita wrap, køkkenfilm, plastfilm | plastfolie, plastfilm, gladpack, matfilm, matfolie | plastfolie, gladpack, plastfilm, hushållsplast, hushållsfilm | kelmu, tuorekelmu, elmukelmu, muovikelmu, ruokakelmu
  bivoksklud, bivoksklæde, bivokswrap, madwrap | bivoksduk, bivoksfolie, bivokspapir | bivaxduk, bivaxfolie, bivaxwrap | mehiläisvahaliina, vahaliina, mehiläisvahakääre
bagepapir, bageark, bagepapirark | bakepapir, bakeark, stekepapir | bakplåtspapper, bakpapper, plåtpapper, bakplåtsark | leivinpaperi, leivinarkki, leivinpaperiarkki, uunipaperi
madpakkepapir, mellemlægspapir, smørrebrødspapir, madpapir, pergamentpapir | matpapir, mellomleggspapir, smørepapir, matpakkepapir, brødpapir | smörpapper, smörgåspapper, mellanläggspapper, pergamentpapper | voipaperi, voileipäpaperi, välipaperi, eväspaperi
muffinforme, muffinsforme, muffinform, cupcakeforme, papirforme | muffinsformer, muffinformer, muffinsform, cupcakeformer, papirformer | muffinsform, muffinsformar, muffinform, bakform muffins, knäckformar, cupcakeformar | muffinssivuoka, muffinivuoka, muffinivuoat, muffinssivuoat, paperivuoka, paperivuoat, konvehtivuoka
foliebakke, foliebakker, alubakke, alubakker, stegebakke alu, grillbakke, grillbakker, engangsfad | aluminiumsform, aluminiumsformer, folieform, folieformer, grillform, grillformer, engangslangpanne | aluminiumform, aluminiumformar, folieform, grillform, foliebricka, aluform, engångsform | alumiinivuoka, foliovuoka, alumiinivuoat, foliovuoat, grillausvuoka, foliorasia
kaffefilter, kaffefiltre, kaffefilterposer, filterposer | kaffefilter, kaffefiltre, traktefilter | kaffefilter, kaffefiltren, bryggfilter | suodatinpussi, suodatinpussit, kahvinsuodatin, kahvisuodatin, kahvinsuodatinpussi, suodatinpaperi, kahvisuodattimet
tefilter, tefiltre, tefilterposer | tefilter, teposer tomme | tefilter, tepåsar tomma | teesuodatin, teepussi tyhjä, teesuodattimet
træspyd, grillspyd, spyd, cocktailpinde, kødnåle, bambusspyd, rundpinde | grillspyd, trespyd, spyd, cocktailpinner, bambusspyd, coctailpinner | grillspett, träspett, spett, cocktailpinnar, bambuspinnar, cocktailpinne | grillitikku, grillivarras, grillitikut, cocktailtikku, cocktailtikut, varrastikku, bambutikku, grillivartaat
kødsnor, kødgarn, sejlgarn, køkkensnor, bomuldssnor, stegesnor | matsnor, hyssing, kjøttsnor, steketråd, bomullssnor | steksnöre, snöre, bomullssnöre, hushållssnöre, uppbindningssnöre | paistinaru, naru, puuvillanaru, sidontanaru, lihanaru, talousnaru
poseklemmer, poselukker, poseklips | poseklemme, poseklype, poseklyper, poselukker | påsklämma, påsklämmor, påsförslutare, påsklämmare | pussinsulkija, pussinsuljin, pussinsulkijat`,
}
