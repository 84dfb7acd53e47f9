import type { GoodsTable } from '../goods-table.ts'

/** Pots and pans, knives, tableware, glasses, cutlery, baking tins, utensils, containers, thermos. */
export const kitchenware: GoodsTable = {
  part: 'interior',
  rows: `
køkkenudstyr, køkkentilbehør, isenkram, køkkenartikler | kjøkkenutstyr, kjøkkentilbehør, kjøkkenartikler | köksutrustning, kökstillbehör, husgeråd, köksprylar | keittiötarvikkeet, keittiötarvike, keittiövälineet, taloustavarat
  gryder og pander, kogegrej, grydesæt, gryder pander | gryter og panner, kokekar, grytesett, kjelesett | kokkärl, kastrullset, grytset, grytor och pannor | kattilat ja pannut, keittoastiat, kattilasarja, kattilasetti
    gryde, gryder, gryde med låg | gryte, gryter, kjele, kjeler, kokekjele | gryta, grytor, kastrull, kastruller | kattila, kattilat, kasari, kasarit, pata, padat
      kasserolle, kasseroller, mælkegryde | kasserolle, kasseroller | såskastrull, mjölkkastrull | kastikekattila, maitokattila
      støbejernsgryde, støbejerns gryde, stegegryde, emaljegryde, le creuset gryde | støpejernsgryte, jerngryte, stekegryte, le creuset gryte | gjutjärnsgryta, järngryta, stekgryta, le creuset gryta | valurautapata, rautapata, paistopata, emalipata, valurautapadat
      suppegryde, kogegryde | suppegryte, suppekjele | soppgryta, storkastrull | keittokattila, soppakattila, hernekeittokattila
      trykkoger | trykkoker | tryckkokare | painekattila, painekattilat
      dampkogerindsats, dampindsats, dampkurv, bambusdamper, bambus damper | dampinnsats, dampkurv, bambusdamper | ånginsats, ångkorg, bambuångkokare | höyrytysritilä, höyrysiivilä, höyrytyskori, bambuhöyrytin
      pastagryde, fiskekedel | pastagryte, fiskekjele | pastakastrull, fiskkittel | pastakattila, kalakattila
      sauterpande, sautepande, sauteuse | sauterpanne, sautépanne, trakteringspanne | sautépanna, sauteuse, traktörpanna, sautepanna | paistokasari, paistokasarit, sauteepannu
    tajine, tagine, römertopf | tajine, tagine, leirgryte, römertopf | tagine, tajine, römertopf | tagine, tajine, savipata, römertopf
    pande, pander, stegepande, stegepander | panne, stekepanne, stekepanner, panner | stekpanna, stekpannor, panna, pannor | paistinpannu, paistinpannut, pannu, pannut
      pandekagepande, crepespande | pannekakepanne, crepepanne | pannkakspanna, pannkakslagg, crepepanna, plättpanna, plättlagg | lettupannu, räiskälepannu, ohukaispannu, lettupannut
      grillpande, grillpander | grillpanne, grillpanner | grillpanna, grillpannor | grillipannu, grillipannut, parilapannu
      wok, wokpande, woks | wok, wokpanne, woker | wok, wokpanna, wokpannor | wokki, wokkipannu, vokkipannu, vokki, wokpannu
      støbejernspande, stegepande støbejern, kulstofstålpande, jernpande | støpejernspanne, jernpanne, karbonstålpanne | gjutjärnspanna, järnpanna, kolstålspanna | valurautapannu, rautapannu, hiiliteräspannu, valurautapannut
      æbleskivepande | munkejern, eplebollepanne, æbleskivepanne | munkjärn, äppelmunkspanna | munkkipannu, munkkirauta
      stegeso, bradepande | langpanne, stekeform, stekeso | långpanna, ugnspanna, stekform | paistovuoka, uunipannu
      paellapande | paellapanne | paellapanna | paellapannu
      stegepandesæt, pandesæt | stekepannesett, pannesett | stekpannset, stekpanneset | paistinpannusetti, pannusetti
    grydelåg, pandelåg, stænklåg, stænkskærm, stænkdæksel | grytelokk, sprutbeskyttelse, stekelokk, sprutlokk | grytlock, stänkskydd, kastrullock, stekpannelock | kattilankansi, kattilankannet, roiskesuoja, roiskekansi, pannunkansi
    kedel, fløjtekedel, kaffekedel, vandkedel | kaffekjele, vannkjele, fløytekjele | kaffepanna, visselpanna, vattenkittel, kaffekittel | kahvipannu, vihellyspannu, teepannu
  bordskåner, bordskånere, gryde underlag, grydeunderlag | bordskåner, gryteunderlag, grytebrett, bordskånere | grytunderlägg, karottunderlägg, grytunderlag | pannunalunen, kattilanalunen, pannunaluset, pannunalusta, kuumanalunen
  kniv, knive, køkkenkniv, køkkenknive, knivsæt | kniv, kniver, kjøkkenkniv, kjøkkenkniver, knivsett | kniv, knivar, kökskniv, köksknivar, knivset | veitsi, veitset, keittiöveitsi, keittiöveitset, veitsisetti, veitsisarja
    kokkekniv, kokkeknive, santoku, santokukniv, japansk kniv | kokkekniv, kokkekniver, santoku, japansk kniv | kockkniv, kockknivar, santoku, santokukniv, japansk kniv | kokkiveitsi, kokkiveitset, santoku, kokin veitsi
    brødkniv | brødkniv | brödkniv | leipäveitsi, leipäveitset
    urtekniv, grøntsagskniv, universalkniv, tomatkniv | grønnsakskniv, universalkniv, skrellekniv, urtekniv | grönsakskniv, skalkniv, universalkniv, tomatkniv | vihannesveitsi, kuorimaveitsi, yleisveitsi, tomaattiveitsi
    filetkniv, udbenerkniv, fiskekniv | filetkniv, utbeningskniv, fileteringskniv | filékniv, urbeningskniv, fileteringskniv | fileointiveitsi, filerointiveitsi, luunpoistoveitsi, fileerausveitsi
    bøfkniv, steakkniv, steakknive, bøfknive, grillknive | biffkniv, biffkniver, grillkniv | köttkniv, köttknivar, grillknivar, biffkniv, stekkniv | pihviveitsi, pihviveitset
    smørkniv, smørknive, pålægskniv, smørekniv | smørkniv, smørkniver, smørekniv | smörkniv, smörknivar, bredkniv | voiveitsi, voiveitset, levitysveitsi
    ostekniv, osteknive, ostesæt | ostekniv, ostekniver, ostesett | ostkniv, ostknivar, ostset | juustoveitsi, juustoveitset, juustoveitsisarja
    kødøks, hakkekniv | kjøttøks, hakkekniv | hackkniv, köttyxa | lihakirves, hakkuuveitsi, kiinalainen kokkiveitsi
    børnekniv, børnekokkekniv | barnekniv, kokkekniv barn | barnkniv, kockkniv barn | lasten veitsi, lasten keittiöveitsi
  knivblok, knivmagnet, knivholder | knivblokk, knivmagnet, knivholder | knivblock, knivlist, knivmagnet, knivställ | veitsitukki, veitsimagneetti, veitsiteline, veitsitukit
  knivsliber, knivslibere, slibesten, strygestål, hvæssestål | knivsliper, knivslipere, slipestein, bryne, slipestål | knivslip, knivvässare, brynsten, bryne, knivslipar, slipsten, brynstål | veitsenteroitin, veitsenteroittimet, teroitin, hiomakivi, teroituspuikko, teroituskivi
  skærebræt, skærebrætter, spækbræt, smørebræt, smørrebræt | skjærefjøl, skjærefjøler, skjærebrett, brødfjøl, smørefjøl | skärbräda, skärbrädor, skärbräde, smörgåsbricka trä | leikkuulauta, leikkuulaudat, leikkuualusta, aamiaislauta
  serveringsbræt, tapasbræt, ostebræt, pladebræt | serveringsfjøl, ostefjøl, ostebrett | serveringsbräda, ostbräda, tapasbräda, brytplank | tarjoilulauta, juustolauta, tapaslauta, tarjoilulaudat
  service, stel, porcelæn, borddækning, spisestel, tallerkensæt | servise, porselen, borddekking, tallerkensett, middagsservise | servis, porslin, dukning, tallriksset, servisdelar | astiasto, astiat, posliini, kattaus, astiasarja, ruoka-astiasto
    tallerken, tallerkener, tallerkner | tallerken, tallerkener, tallerkner | tallrik, tallrikar | lautanen, lautaset
      middagstallerken, flad tallerken | middagstallerken, flat tallerken | mattallrik, flat tallrik, flata tallrikar | ruokalautanen, matala lautanen, ruokalautaset
      dyb tallerken, suppetallerken, pastatallerken, pastatallerkner | dyp tallerken, suppetallerken, pastatallerken | djup tallrik, sopptallrik, djupa tallrikar, pastatallrik | syvä lautanen, keittolautanen, syvälautanen, pastalautanen, syvät lautaset
      desserttallerken, frokosttallerken, kagetallerken, sidetallerken | asjett, desserttallerken, frokosttallerken, kaketallerken | assiett, assietter, desserttallrik, frukosttallrik | jälkiruokalautanen, leipälautanen, kakkulautanen, aamiaislautanen
      børnetallerken, babytallerken, børneservice, børnestel | barnetallerken, babytallerken, barneservise, barnesett | barntallrik, barnservis, babytallrik, barnset | lasten lautanen, lastenastiasto, lasten astiasto, lasten astiat, muumilautanen
      pizzatallerken, plastiktallerken, campingtallerken, melamintallerken | pizzatallerken, plasttallerken, melamintallerken | pizzatallrik, plasttallrik, melamintallrik | pizzalautanen, muovilautanen, melamiinilautanen
    skål, skåle | skål, skåler | skål, skålar | kulho, kulhot, kippo, kipot
      salatskål, serveringsskål, frugtskål, salatskåle | salatbolle, salatskål, serveringsskål, fruktskål, serveringsbolle | salladsskål, serveringsskål, fruktskål, salladsskålar | salaattikulho, tarjoilukulho, hedelmäkulho, salaattikulhot
      morgenmadsskål, müsliskål, suppeskål, grødskål, ramen skål, buddha bowl skål | frokostskål, suppeskål, grøtskål, ramenbolle, frokostbolle | frukostskål, soppskål, filtallrik, müsliskål, ramenskål | murokulho, keittokulho, puurokulho, ramenkulho, aamiaiskulho
      dipskål, dessertskål, snackskål, tapasskål, portionsskål, skålsæt | dippskål, dessertskål, snacksskål, tapasskål | dipskål, dessertskål, snacksskål, tapasskål, glasskål | dippikulho, jälkiruokakulho, tapaskulho, dippikippo, snackskulho
      røreskål, røreskåle, dejskål, margretheskål, rørskål | bakebolle, bakeboller, rørebolle, deigbolle, margrethebolle | bunke, bakskål, degbunke, margretheskål, bunkar | taikinakulho, taikinakulhot, sekoituskulho, leivontakulho, margrethe-kulho
    fad, fade, serveringsfad, stegefad, opskærerfad | fat, serveringsfat, stekefat | fat, serveringsfat, uppläggningsfat, stekfat | vati, vadit, tarjoiluvati, tarjoiluvadit, tarjoilulautanen
      kagefad, kageopsats, kagestativ, etagere, lagkagefad | kakefat, kakestativ, oppsats, kakefat på fot | tårtfat, kakfat, kakställ, våningsfat, kakfat på fot, tårtfat på fot | kakkuvati, kakkualusta, kakkujalka, kerrosvati, kakkuvadit, kakkulautanen jalallinen
      kageklokke, osteklokke, kagekuppel, smørklokke, smørskål | kakekuppel, osteklokke, smørboks | kakkupa, ostkupa, glaskupa, smörask, smörbytta, tårtkupa | kakkukupu, juustokupu, voirasia, kakunkupu, lasikupu
    ildfast fad, ovnfast fad, lasagnefad, gratinfad, tærtefad, ildfaste fade | ildfast form, ildfaste former, lasagneform, gratengform, gratinform | ugnsform, ugnsformar, ugnsfast form, lasagneform, gratängform | uunivuoka, uunivuoat, vuoka, vuoat, lasagnevuoka, gratiinivuoka, uuniastia
      ramekin, ramekiner, souffléform, creme brulee skål, portionsfad | ramekin, porsjonsform, suffléform, creme brulee form | portionsform, ramekin, suffléform, creme brulee form | annosvuoka, kohokasvuoka, ramekiini, annosvuoat
    kop, kopper, kaffekop, krus, kaffekrus, tekrus, kaffekopper, tekop, tekopper | kopp, kopper, krus, kaffekopp, kaffekrus, kaffekopper, tekopp | kopp, koppar, mugg, muggar, kaffekopp, kaffemugg, kaffemuggar, temugg, tekopp | muki, mukit, kuppi, kupit, kahvikuppi, kahvimuki, kahvikupit, teekuppi, teemuki
      muminkrus, mumikrus, mumin krus, mumi kop | mummikopp, mummikrus, mummi kopp, mummikopper | muminmugg, muminmuggar, mumin mugg, mumin mugg arabia | muumimuki, muumimukit, muumi muki
      espressokop, espressokopper, cappuccinokop, lattekop | espressokopp, espressokopper, cappuccinokopp, lattekopp | espressokopp, espressokoppar, cappuccinokopp, lattekopp | espressokuppi, espressokupit, cappuccinokuppi, lattemuki
      underkop, kop med underkop, kaffestel, testel | kaffeservise, teservise | kopp med fat, kaffeservis, teservis, tefat | kahvikuppi ja aluslautanen, aluslautanen, aluslautaset, kahviastiasto, tassi
      børnekop, tudkop, drikkekop, sugerørskop, børnekrus, babykop | barnekopp, tutkopp, drikkekopp, sugerørkopp, babykopp | pipmugg, barnmugg, sugrörsmugg, babymugg, pipmuggar | nokkamuki, lasten muki, lastenmuki, pillimuki, nokkamukit
      plastkrus, campingkrus, emaljekrus, stålkrus | plastkopp, turkopp, emaljekopp, kåsa, kuksa | plastmugg, emaljmugg, kåsa, kåsor, guksi | muovimuki, emalimuki, kuksa, retkimuki, kuksat
    kande, kander, karaffel, vandkaraffel, glaskande, saftkande | mugge, mugger, vannkaraffel, karaffel, kanne, vannmugge, saftmugge, glassmugge | kanna, kannor, karaff, karaffer, vattenkaraff, tillbringare, glaskanna, saftkanna | kannu, kannut, karahvi, vesikannu, lasikannu, kaadin, karahvit, kaatimet, mehukannu
      tekande, tepotte, tekander | tekanne, tekanner, tepotte | tekanna, tekannor | teekannu, teekannut
      flødekande, mælkekande, sukkerskål | fløtemugge, sukkerskål, melkemugge | gräddkanna, gräddsnipa, sockerskål, mjölkkanna | kermakko, kermanekka, sokerikko, maitokannu, sokeriastia
      vinkaraffel, dekanter, whiskykaraffel | vinkaraffel, dekanter, whiskykaraffel | vinkaraff, dekanter, whiskykaraff | viinikarahvi, dekantteri, viskikarahvi
      saucekande, sovsekande, sauceskål | sausenebb, saussnebb, sausemugge, sausekanne | såssnipa, såsskål, såskanna | kastikekannu, kastikekulho, soosikannu
    æggebæger, æggebægre | eggeglass, eggekopp | äggkopp, äggkoppar | munakuppi, munakupit
    saltbøsse, peberbøsse, salt og pebersæt, salt peber sæt | saltbøsse, pepperbøsse, salt og peppersett, saltkar | saltkar, salt och pepparset, saltströare, pepparströare | suolasirotin, pippurisirotin, suola-astia, sirotin, suolakko
    bakke, bakker, serveringsbakke, kaffebakke, serveringsbakker | brett, serveringsbrett, kaffebrett, serveringsbretter | bricka, brickor, serveringsbricka, frukostbricka, kaffebricka | tarjotin, tarjottimet, tarjoilutarjotin
    glasunderlag, ølbrikker, glasbrikker, drinkbrik, coaster | glassbrikker, glassbrikke, ølbrikker, coaster | glasunderlägg, underlägg, drinkunderlägg, ölunderlägg | lasinalunen, lasinaluset, lasinalusta, lasinalustat
    servietholder, serviet ring, servietring, servietringe | serviettholder, serviettring, serviettringer | servettställ, servettring, servettringar, servetthållare | lautasliinateline, servettiteline, lautasliinarengas, servettirengas
    brødkurv, brødkasse, brødboks, brødkurve | brødkurv, brødboks | brödkorg, brödburk, brödlåda, brödskrin | leipäkori, leipälaatikko, leipäkorit
  glas, drikkeglas, vandglas, glassæt | glass, drikkeglass, vannglass, glassett | glas, dricksglas, vattenglas, glasset | lasi, lasit, juomalasi, juomalasit, vesilasi
    vinglas, rødvinsglas, hvidvinsglas | vinglass, rødvinsglass, hvitvinsglass | vinglas, rödvinsglas, vitvinsglas | viinilasi, viinilasit, punaviinilasi, valkoviinilasi
    champagneglas, champagneskål, proseccoglas, champagnefløjte | champagneglass, musserende glass, proseccoglass, champagne glass | champagneglas, champagneflöjt, champagne glas, proseccoglas | samppanjalasi, kuohuviinilasi, samppanjalasit, kuohuviinilasit, skumppalasi
    ølglas, ølkrus, pilsnerglas, seidel, øl krus | ølglass, ølkrus, ølseidel, halvliterglass | ölglas, ölsejdel, ölmugg, sejdel, öl sejdel | oluttuoppi, olutlasi, olutlasit, tuoppi, tuopit
    cocktailglas, drinksglas, martiniglas, margaritaglas, ginglas, longdrinkglas, highballglas, gin tonic glas | cocktailglass, drinkglass, martiniglass, gin tonic glass, longdrinkglass | cocktailglas, drinkglas, martiniglas, gin tonic glas, ginglas, highballglas, groggglas | cocktaillasi, drinkkilasi, martinilasi, ginilasi, grogilasi, long drink lasi, drinkkilasit
    whiskyglas, tumbler glas, lowballglas | whiskyglass, tumblerglass | whiskyglas, tumblerglas, whiskeyglas | viskilasi, viskilasit, tumbler
    snapseglas, shotglas, cognacglas, likørglas, portvinsglas, shotglass, hedvinsglas | shotglass, akevittglass, dramglass, cognacglass, drammeglass, likørglass | snapsglas, shotglas, konjaksglas, likörglas, avecglas, nubbeglas | snapsilasi, shottilasi, konjakkilasi, likoorilasi, snapsilasit, shottilasit
    juiceglas, mælkeglas, caféglas, latteglas, cafeglas, kaffeglas | juiceglass, melkeglass, caféglass, latteglass, irish coffee glass | juiceglas, mjölkglas, latteglas, irish coffee-glas, kaffeglas | mehulasi, maitolasi, lattelasi, irish coffee lasi, lattelasit
    gløggkrus, gløggglas, gløgg glas, toddyglas | gløggkopp, gløggglass, toddyglass | glöggmugg, glöggmuggar, glöggglas, toddyglas | glögimuki, glögimukit, glögilasi, totilasi, glögilasit
    plastglas, plastikglas, campingglas, akrylglas | plastglass, campingglass, plastvinglass | plastglas, plastvinglas, campingglas | muovilasi, muovilasit, muovinen viinilasi
    isglas, dessertglas, iskrus | dessertglass, iscoupe | glasscoupe, dessertglas, coupeglas | jäätelökulho, jälkiruokalasi, jäätelömalja, jälkiruokamalja
  bestik, bestiksæt, spisebestik | bestikk, bestikksett, spisebestikk | bestick, bestickset, matbestick | aterimet, aterin, aterinsarja, aterinsetti, ruokailuvälineet
    gaffel, gafler, spisegaffel, kagegaffel | gaffel, gafler, kakegaffel, spisegaffel | gaffel, gafflar, kakgaffel, bordsgaffel | haarukka, haarukat, kakkuhaarukka, ruokahaarukka
    ske, skeer, spiseske, suppeske | skje, skjeer, spiseskje, suppeskje | sked, skedar, matsked, soppsked, bordssked | lusikka, lusikat, ruokalusikka, keittolusikka
      teske, teskeer, kaffeske, dessertske, latteske, latteskeer | teskje, teskjeer, kaffeskje, dessertskje, latteskje | tesked, teskedar, kaffesked, dessertsked, lattesked | teelusikka, teelusikat, jälkiruokalusikka, kahvilusikka, lattelusikka
    bordkniv, spisekniv, bordknive | bordkniv, spisekniv, bordkniver | bordskniv, bordsknivar, matkniv | pöytäveitsi, pöytäveitset, ruokaveitsi
    salatbestik, salatsæt, serveringsbestik, serveringsske, potageske, kartoffelske, sauceske, kageske, serveringsskeer | salatbestikk, salatsett, serveringsbestikk, serveringsskje, sausøse, kakespade | salladsbestick, serveringsbestick, serveringssked, tårtspade, såssked, potatissked | salaattiottimet, salaattiaterimet, tarjoilulusikka, kakkulapio, otin, ottimet, kakkulapiot
    børnebestik, babybestik, babyske, babyskeer | barnebestikk, babybestikk, babyskje, babyskjeer | barnbestick, babybestick, babysked, babyskedar | lasten aterimet, vauvan lusikka, lasten aterinsetti, vauvanlusikka
    grillbestik | grillbestikk | grillbestick | grilliaterimet
    spisepinde, sushi pinde, chopsticks, spise pinde | spisepinner, chopsticks | ätpinnar, chopsticks, matpinnar | syömäpuikot, syömäpuikko
  bageudstyr, bageredskaber, bagegrej | bakeutstyr, bakeredskap | bakredskap, baktillbehör, bakutrustning | leivontavälineet, leivontatarvikkeet, leivontaväline
    bageform, bageforme, kageform, kageforme | bakeform, bakeformer, kakeform, kakeformer | bakform, bakformar, kakform, kakformar | kakkuvuoka, leivontavuoka, kakkuvuoat, leivontavuoat, kakkuvuuat
      springform, springforme | springform | springform | irtopohjavuoka, irtopohjavuoat, irtopohjakakkuvuoka
      brødform, rugbrødsform, brødforme, franskbrødsform, sandkageform | brødform, brødformer, formkakeform | brödform, brödformar, limpform, avlång form | leipävuoka, limppuvuoka, leipävuoat, pitkävuoka
      tærteform, tærteforme, quicheform | paiform, terteform | pajform, pajformar | piirakkavuoka, piirasvuoka, piirakkavuoat, quichevuoka
      muffinform, muffinforme, cupcakeform, muffinplade, muffinsform, muffinbakke, madeleineform | muffinsform, muffinsformer, muffinsbrett, cupcakeform | muffinsplåt, muffinsform, muffinsformar, cupcakeform, madeleineform | muffinivuoka, muffinivuoat, muffinssivuoka, muffinipelti, muffinssivuoat, muffinssipelti
      randform, gugelhupf, bundtform, kransekageform, kransform | kransekakeform, kransekakeformer, bundtform, randform | sockerkaksform, ringform, bundtform, kransform | kranssivuoka, bundt-vuoka, reikävuoka, rengasvuoka
      silikoneform, silikoneforme, chokoladeform | silikonform, sjokoladeform, silikonformer | silikonform, chokladform, pralinform, silikonformar | silikonivuoka, suklaamuotti, silikonimuotti, silikonivuoat, suklaamuotit, konvehtimuotti
      sandkageforme, tarteletform, små kageforme | sandkakeformer, tartelettform, sandkakeform | mandelformar, mandelmusselform, tartelettform, mandelform | leivosvuoka, mantelileivosvuoka, tartalettivuoka, alexanderleivosvuoka
    bageplade, bageplader, ovnplader | stekebrett, bakebrett, bakeplate | bakplåt, plåt, bakplåtar, ugnsplåtar | leivinpelti, uunipelti, pelti, leivinpellit, pellit
      pizzasten, bagesten, bagestål, pizzastål, pizzaplade | pizzastein, bakestein, bakestål, pizzastål | pizzasten, baksten, bakstål, pizzastål, pizzaplåt | pizzakivi, paistokivi, pizzateräs, leivinkivi, pizzapelti
      bagerist, afkølingsrist, kagerist | kjølerist, kakerist, avkjølingsrist | bakgaller, kylgaller | jäähdytysritilä, leivontaritilä
    bagemåtte, silikonemåtte, bageunderlag, genanvendeligt bagepapir | bakematte, silikonmatte, bakeunderlag | bakmatta, silikonmatta, bakduk, bakunderlägg | leivinalusta, leivonta-alusta, silikonialusta, silikonimatto, leivinmatto
    kagerulle, dejrulle, kagerulle træ | kjevle, kjevler, brødkjevle, rutekjevle | kavel, kavlar, brödkavel, kruskavel | kaulin, kaulimet, taikinakaulin
    udstikker, udstikkere, kageudstikker, kagestempel, småkageudstikker | pepperkakeform, pepperkakeformer, utstikker, kakeutstikker, utstikkere, kakepresse | kakmått, pepparkaksform, pepparkaksformar, utstickare, utstickningsform | piparkakkumuotti, piparimuotti, piparkakkumuotit, piparimuotit, kakkumuotti, muotti
    piskeris, ballonpisker, håndpiskeris | visp, ballongvisp, håndvisp, visper | visp, ballongvisp, vispar, handvisp | vispilä, vispilät, pallovispilä
    dejskraber, dejspartel, silikoneskraber, grydeskraber, dejskrabere | slikkepott, slikkepotter, deigskrape, deigskraper | slickepott, slickepottar, degskrapa, degspade, dekorspatel | nuolija, nuolijat, taikinakaavin, kaavin, taikinalasta
    bagepensel, madpensel | bakepensel, kakepensel, stekepensel | bakpensel, bakpenslar, matpensel | leivontasuti, suti, pullasuti, leivontasudit, pullasudit, öljysuti
    sprøjtepose, sprøjteposer, tyl, tyller, kagesprøjte | sprøytepose, sprøyteposer, tyll, tyller, kakesprøyte | spritspåse, spritspåsar, tyll, tyllar, sprits, kaksprits | pursotuspussi, pursotin, tylla, pursotuspussit, tyllat, pursotinpussi
    decilitermål, målebæger, målebægre, måleske, måleskeer, måleskesæt, litermål, målesæt | målebeger, desilitermål, måleskje, måleskjeer, litermål, målesett | måttsats, litermått, decilitermått, måttset, doseringsmått, måttkanna, matskedsmått | mittalusikka, mitta-astia, desimitta, mitta-astiat, litran mitta, mittakannu, mittasarja, mittalusikat, desilitramitta
    hævekurv, hævekurve, dejkurv, raskekurv | hevekurv, hevekurver | jäskorg, jäskorgar | kohotuskori, leivän kohotuskori, nostatuskori
    kagering, kageplast, kagekant | kakering, kakeplast | tårtring, kakring, tårtplast | kakkurengas, kakkukalvo, kakunreunakalvo
    kageboks, kagetransport, kagebox, kagetransportør | kakebærer, kaketransport | tårtlåda, tårtbox, kaklåda, tårtbärare | kakkulaatikko, kakkukupu kuljetus, kakkukuljetin
    peberkagehus form, kagehus form | pepperkakehusform, pepperkakehus form | pepparkakshus form, pepparkakshusform | piparkakkutalomuotti, piparkakkutalo muotti
    - | lefsepinne, lefsekjevle, lefseutstyr, lefsestikke | rullpinne, tunnbrödspinne, tunnbrödskavel | lapikaulin
    kageskabelon, kagedekorationsæt, drejeskive kage | kakesjablong, dreieskive kake | tårtspackel, tårtsnurra, schablon tårta | kakkusabluuna, koristelualusta, kakkukoristelusetti
    melsigte, flormelsigte | melsikt, melisdryss | mjölsikt, florsockerströare | jauhosiivilä, tomusokerisirotin
  køkkenredskaber, køkkengrej, køkkenredskab, redskabssæt | kjøkkenredskap, kjøkkenredskaper | köksredskap, köksverktyg | ruoanlaittovälineet, keittiötyökalut
    paletkniv, stegespade, stegepalet, paletter | stekespade, stekespader, palettkniv | stekspade, stekspadar, palett, palettkniv | paistinlasta, lasta, paistinlastat, palettiveitsi, lastat
    grydeske, grydeskeer, træske, træskeer | tresleiv, sleiv, treskje, grytesleiv, sleiver | träslev, slev, träsked, matslev, träslevar, grytslev | puulusikka, puukauha, puulasta, puulusikat
    øse, suppeslev, suppeøse, hulske, potageskeer | øse, suppeøse, hullsleiv, ausekar, hulløse | soppslev, hålslev, skopa, slevar, såsslev | kauha, kauhat, soppakauha, reikäkauha, keittokauha, liemikauha
    pastaske, spaghettiske, spaghettitang | pastaskje, pastasleiv, spaghettiskje | pastaslev, spagettislev, spagettisked, pastatång | pastakauha, spagettikauha, pastaotin, spagettiotin
    tang, køkkentang, serveringstang, salattang | stekeklype, serveringstang, kjøkkentang | kökstång, serveringstång, stektång | keittiöpihdit, tarjoilupihdit, pihdit
    ostehøvl, ostehøvle, osteskærer, osteskærere | ostehøvel, ostehøvler | osthyvel, osthyvlar, ostskärare | juustohöylä, juustohöylät, juustolankaleikkuri
    skræller, kartoffelskræller, julienneskræller, kartoffelskrællere, skrællekniv, tyndskræller | skreller, potetskreller, julienneskreller, skrellere | potatisskalare, skalare, grönsaksskalare, julienneskalare | kuorija, perunankuorija, kuorimaveitset, suikalekuorija, kuorijat
    rivejern, råkostjern, citronrivejern, parmesanrivejern, osterivejern, rivejerne, zester, microplane | rivjern, råkostjern, osterivjern, sitronrivjern, zester, microplane | rivjärn, råkostjärn, ostrivare, citronrivjärn, zester, microplane | raastin, raastinrauta, juustoraastin, raastimet, sitruunaraastin, kuorirauta, microplane
    mandolinjern, mandolin, mandolinskærer, grøntsagsskærer, spiralskærer, spiralizer | mandolin, mandolinjern, grønnsakskutter, spiralkutter, spiralizer | mandolin, mandolinskärare, grönsakshackare, spiralskärare, spiralizer | mandoliini, mandoliinileikkuri, vihannesleikkuri, spiraalileikkuri, spiralisoija
    grøntsagshakker, løghakker, salathakker, æggedeler, æbledeler, pommes frites skærer | grønnsakshakker, løkhakker, eggdeler, epledeler, pommes frites kutter | lökhackare, äggskivare, äggdelare, äppeldelare, äppelklyftare, persiljekvarn | vihannessilppuri, sipulileikkuri, munanleikkuri, omenalohkoja, munaleikkuri, kananmunaleikkuri
    hvidløgspresser, hvidløgspresse | hvitløkspresse | vitlökspress, vitlökspressar | valkosipulipuristin, valkosipulinpuristin, valkosipulipuristimet, valkosipulimurskain
    kartoffelmoser, kartoffelpresser, kartoffelstamper | potetstapper, potetpresse, potetmoser | potatisstöt, potatispress, potatisstomp | perunanuija, perunasurvin, perunapuristin, perunasoseutin
    citronpresser, citruspresser, appelsinpresser | sitronpresse, sitruspresse, appelsinpresse | citronpress, citruspress, apelsinpress | sitruunapuristin, sitruspusertin, sitruunapuserrin, appelsiinipuristin
    morter, morter og støder | morter, mortere | mortel, mortlar | huhmar, mortteli, huhmareet, morttelit
    peberkværn, saltkværn, kryddermølle, peberkværne, krydderikværn, salt og peberkværn | pepperkvern, saltkvern, kvern, krydderkvern, kverner | pepparkvarn, saltkvarn, kryddkvarn, kvarnar, kvarn | pippurimylly, suolamylly, maustemylly, pippurimyllyt, mylly, maustemyllyt
    si, sigte, dørslag, sier, melsi, sigter, pastasi | sil, sikt, dørslag, durkslag, siler, pastasil | sil, durkslag, silar, sikt, durkslagen | siivilä, siivilät, lävikkö, lävikät
    kødhammer | kjøtthammer, kjøttklubbe, biffhammer | kötthammare, köttklubba | lihanuija, lihavasara
    køkkensaks, køkkensakse, fjerkræsaks, pizzasaks | kjøkkensaks, kjøkkensakser, fjærkresaks | kökssax, köksaxar, fågelsax, hushållssax, kökssaxar | keittiösakset, lintusakset, taloussakset
    pizzahjul, pizzaskærer, pizzaspade, pizzaroller | pizzahjul, pizzakutter, pizzaspade | pizzaskärare, pizzahjul, pizzaspade, pizzarulle | pizzaleikkuri, pizzapyörä, pizzalapio, pizzaleikkurit
    dåseåbner, dåseåbnere, konservesåbner | boksåpner, hermetikkåpner, bokseåpner | konservöppnare, burköppnare | purkinavaaja, tölkinavaaja, purkinavaajat, säilykepurkinavaaja, peltipurkinavaaja
    oplukker, øloplukker, flaskeåbner, kapselåbner, låg åbner, skruelågsåbner | flaskeåpner, ølåpner, opptrekker, lokkåpner | flasköppnare, kapsylöppnare, ölöppnare, locköppnare | pullonavaaja, kannenavaaja, pullonavaajat
    proptrækker, proptrækkere, vinoplukker, vinåbner | korketrekker, vinåpner, korkeskrue, vinopptrekker | korkskruv, vinöppnare, korkskruvar | korkkiruuvi, viininavaaja, korkkiruuvit, viinipullonavaaja
    vinprop, vinpropper, flaskeprop, vinpumpe, skænkeprop, champagneprop | vinkork, vinstopper, flaskekork, champagnekork, vinpumpe | vinkork, vinpump, flaskpropp, vinförslutare, champagnekork, flaskkork | viinitulppa, viinikorkki, pullotulppa, viinipumppu, pullonkorkki
    vinkøler, isspand, champagnekøler, flaskekøler, isspande | vinkjøler, isbøtte, champagnekjøler, isspann | vinkylare, ishink, champagnekylare, isspann | viinijäähdytin, viinicooler, jääpala-astia, jääastia, viinin jäähdytin, samppanjacooler
    cocktailshaker, shaker, barudstyr, barsæt, cocktailsæt, barmål, drinksudstyr, bar sæt | cocktailshaker, shaker, barsett, barutstyr, jigger | shaker, cocktailshaker, barset, drinkset, bartillbehör, jigger | shakeri, cocktailsekoitin, baarisetti, cocktailshaker, baaritarvikkeet
    salatslynge, salatslynger | salatslynge | salladsslunga, salladsslungor | salaattilinko, salaattilingot
    isske, isportionsske, iskugleske, isportioner | isskje, iskremskje, iskuleskje | glasskopa, glassked, glasskopor | jäätelökauha, jäätelölusikka, jäätelökauhat
    isterningbakke, isterningeform, isterningeforme, isbakke, isterningebakke | isbitform, isterningbrett, isbitbrett, isbitformer | isbitsform, istärningsform, isform, isbitsformar | jääpalamuotti, jääpalarasia, jääpalamuotit, jääpala-alusta
    isforme, ispindeforme, isform, saftevandsis forme, ispind form | isform, ispinneform, saftisformer, isformer | glassform, glassformar, isglassform, isglassformar | jäätelömuotti, mehujäämuotti, jäätelömuotit, mehujäämuotit
    tesi, te æg, teæg, tesier, tekugle | tesil, teegg, tekule, tesiler | tesil, teägg, teboll, tesilar | teesiivilä, teepallo, teemuna, teesiivilät, teehaudutin
    stempelkande, stempelkander, pressokande, french press, presskande | presskanne, pressekanne, french press, stempelkanne, presskanner | presskanna, kaffepress, french press, pressobryggare | pressopannu, kahvipressi, french press, pressopannut
    mokkakande, espressokande, mokkabrygger, moka pot, bialetti, perkulator, mokka kande | mokkakanne, espressokanne, mokkabrygger, moka pot, bialetti | mokabryggare, espressokokare, moka pot, bialetti, perkolator | mutteripannu, mokkapannu, espressopannu, mutteripannut, bialetti
    kaffetragt, pour over, slow brew, kaffefilterholder, aeropress, chemex | kaffetrakt, pour over, aeropress, chemex, filterholder | pour over, kaffetratt, aeropress, chemex, filterhållare, handbryggare | suodatinsuppilo, pour over, aeropress, chemex, kahvisuppilo
    kaffemål, kaffe måleske, kaffeskovl | kaffemål, kaffemåleskje | kaffemått, kaffeskopa | kahvimitta, kahvimitat, kahvikauha
    kaffedåse, tedåse, kagedåse, kagedåser, kaffedåser, kiksedåse | kaffeboks, kakeboks, kakebokser, teboks | kaffeburk, kakburk, kakburkar, teburk, bulburk | kahvipurkki, kahvirasia, keksirasia, keksipurkki, pipariastia, peltirasia, teepurkki
    honningske, honningdypper, sukkertang | honningskje, honningdypper, sukkerklype | honungssked, honungsslev, sockertång | hunajakauha, hunajalusikka, sokeripihdit
    æggeprikker, æggestikker | eggprikker, eggstikker | äggprickare, äggpickare | munanpistin, kananmunapistin
    tortillapresse, burgerpresse, bøfpresser, hamburgerpresse | tortillapresse, burgerpresse, hamburgerpresse | tortillapress, hamburgerpress, burgerpress | tortillapuristin, hampurilaispuristin, burgeripuristin, pihvipuristin
    pølsestopper | pølsestapper | korvhorn, korvstoppare, korvspruta | makkarasuppilo, makkararuisku
    fermenteringssæt, gærlås, vinballon, gæringsspand | gjærlås, gjæringsdunk, fermenteringssett | jäslås, jäshink, jäskärl, fermenteringskit, damejeanne | käymislukko, käymisastia, kotiviiniastia, hapatusastia, lasiballonki
    reservekande, glaskande til kaffemaskine, kaffekande | reservekanne, glasskanne kaffetrakter, kaffekolbe | reservkanna, glaskanna kaffebryggare, kaffekanna | varakannu, kahvipannu lasinen, kahvikannu
    tragt, tragte | trakt | tratt, trattar | suppilo, suppilot
    kirsebærudstener, udstener, æbleudstikker, kernehusudstikker | epleutstikker, steinfjerner, kirsebærutsteiner, kjernehusutstikker | körsbärsurkärnare, urkärnare, äppelurkärnare, kärnhusurtagare, äpplekärnare | kirsikankivenpoistaja, siemenkodanpoistaja, kivenpoistaja, omenapora
    nøddeknækker, nøddeknækkere | nøtteknekker, nøtteknekkere | nötknäppare | pähkinänsärkijä, pähkinäsakset
    skaldyrsbestik, hummergaffel, østerskniv, skaldyrssaks, hummersaks | skalldyrbestikk, hummergaffel, østerskniv, krabbegaffel, krabbeklo | skaldjursbestick, hummergaffel, ostronkniv, kräftkniv, skaldjurstång, kräftbestick | rapuveitsi, ravunsyöntiveitsi, osteriveitsi, rapuveitset, hummerihaarukka
    bærplukker, bærplukkere | bærplukker, bærplukkere | bärplockare, bärrensare | marjanpoimuri, poimuri, marjapoimuri, marjanpoimurit
    syltetøjstragt, saftpose, osteklæde, ostelærred, saft si | saftsikt, saftduk, ostelerret, syltetøytrakt | silduk, saftsilduk, ostduk, saftpåse | juustoliina, mehuliina, siivilöintikangas, juustokangas
    urtesaks, krydderurtesaks | urtesaks, urtehakker, krydderurtesaks | örtsax, örthackare | yrttisakset, yrttileikkuri
  madopbevaring, opbevaring af mad, køkkenopbevaring | matoppbevaring, oppbevaring mat, kjøkkenoppbevaring | matförvaring, köksförvaring, förvaring mat | ruoansäilytys, ruuansäilytys, elintarvikesäilytys
    madkasse, madkasser, bento box, klemmeboks, madboks, madpakkekasse, lunchbox, bento | matboks, matbokser, nistepakkeboks, lunsjboks, bento, bento boks, matpakkeboks | matlåda, matlådor, lunchlåda, lunchbox, bento, lunchlådor, smörgåslåda, fruktlåda | eväsrasia, eväsrasiat, lounasrasia, lounaslaatikko, bento, eväslaatikko, eväspurkki
    fryseboks plast, frysebøtte, fryseæske, fryseæsker, frysebokse, fryseboks mad | fryseboks plast, frysebokser, frysebeger, frysebegre | frysburk, fryslåda, frysburkar, frysask, fryslådor, matförvaringslåda | pakasterasia, pakasterasiat, pakastusrasia, pakastepurkki, pakastusrasiat
    plastbøtte, opbevaringsbøtte, madbeholder, plastbeholder, glasbeholder med låg, fødevarebeholder, tupperware, køleskabsboks, madbeholdere | plastboks mat, matbeholder, glassboks med lokk, tupperware, oppbevaringsboks mat, frokostboks | matburk, plastburk, matburkar, glaslåda med lock, tupperware, matlåda glas, plastburkar, ostbox | säilytysrasia, säilytysrasiat, ruokarasia, muovirasia, lasirasia, säilytysastia, tupperware, juustorasia, pakasteastia
    opbevaringsglas, sylteglas, syltetøjsglas, patentglas, henkogningsglas, glaskrukke, marmeladeglas, madglas | sylteglass, norgesglass, syltetøyglass, oppbevaringsglass, patentglass, glasskrukke | glasburk, glasburkar, syltburk, konservburk, inläggningsburk, syltburkar, förvaringsburk | lasipurkki, lasipurkit, säilöntäpurkki, hillopurkki, umpiopurkki, hillopurkit, säilytyspurkki, umpiopurkit, säilytyspurkit
    patentpropflaske, sylteflaske, saftflaske, glasflaske, patentflaske | saftflaske, patentflaske, glassflaske, saftflasker | saftflaska, patentflaska, glasflaska, saftflaskor | mehupullo tyhjä, patenttikorkkipullo, lasipullo, mehupullot, lasipullot
    opbevaringsdåse, melkrukke, melbeholder, metaldåse, cornflakesbeholder, mysliboks, spaghettiglas | melboks, oppbevaringsboks kjøkken, frokostblandingsboks, metallboks, pastaboks | plåtburk, mjölburk, kaffeburkar, torrvaruburk, flingburk, pastaburk, mjölbehållare | jauhopurkki, peltipurkki, murokippo, muropurkki, pastapurkki, kuiva-ainepurkki, peltipurkit
    krydderiglas, krydderglas, krydderidåse | krydderglass, krydderboks | kryddburk, kryddburkar | maustepurkki tyhjä, maustepurkit, maustelasi, maustetölkki
    smørboks, æggeboks, ostekasse, pålægsboks, osteboks, kålboks | smøreske, påleggsboks, osteboks, eggeboks, smøreboks | smörlåda, påläggslåda, ostlåda, äggask, påläggsburk | voikuppi, leikkelerasia, juustolaatikko, munarasia, leikkelelaatikko
termokande, termokander, kaffetermokande | termokanne, termokanner, kaffekanne | termoskanna, termoskannor, termokanna, kaffetermos kanna, pumptermos | termoskannu, termoskannut, kahvitermos, pumpputermos
  stelton, stelton termokande | stelton, stelton termokanne | stelton, stelton termoskanna | stelton, stelton termoskannu
termoflaske, termoflasker, termos, stanley flaske | termos, termosflaske, termoser, ståltermos, termoflaske | termos, termosflaska, termosar, ståltermos | termospullo, termos, termospullot, terästermos, termari, termarit
  termokrus, termokop, to go kop, to-go kop, rejsekrus, take away kop, kaffekop to go, thermokop, stanley krus, stanley cup, stanley kop, to go krus | termokopp, termokrus, to go kopp, reisekopp, take away kopp, stanley kopp, stanley cup | termosmugg, termosmuggar, resemugg, termomugg, take away mugg, stanley mugg, to go-mugg, stanley cup | termosmuki, termosmukit, matkamuki, take away muki, termosmugi, stanley muki, automuki
  madtermo, mad termokande, madtermos, termomadkasse, termobeholder, mad termo | mattermos, termos mat, mattermoser, matbeholder termos | mattermos, matlådetermos, mattermosar, termos mat | ruokatermos, ruokatermokset, ruokatermari
drikkedunk, drikkedunke, drikkeflaske, vandflaske, drikkeflasker, vandflasker, sportsflaske, drikke dunk | drikkeflaske, drikkeflasker, vannflaske, vannflasker, sportsflaske, drikkedunk | vattenflaska, vattenflaskor, dricksflaska, drickflaska, sportflaska | juomapullo, juomapullot, vesipullo, vesipullot, urheilujuomapullo, urheilupullo
  børnedrikkedunk, drikkedunk børn, drikkedunk til børn, drikkeflaske børn | drikkeflaske barn, barneflaske, barne drikkeflaske | vattenflaska barn, barnflaska, sugrörsflaska | lasten juomapullo, lasten vesipullo, pillipullo
vandkande, vandkander | vannkanne, vannkanner | vattenkanna, blomvattenkanna, vattenkannor | kastelukannu, kastelukannut
dispenser, drikkedispenser, saftdispenser, drikkevaredispenser, limonadedispenser, drikkebeholder | drikkedispenser, saftdispenser, drikkebeholder med kran | dryckesdispenser, dryckesbehållare, saftdispenser, tappkran behållare | juomadispenseri, juoma-annostelija, juoma-astia hana
  bowle, bowleskål, punch skål | punsjbolle, bowle | bål, bålskål | boolimalja, booliastia, boolikulho
olieflaske, eddikeflaske, olieforstøver, oliespray flaske | oljeflaske, eddikflaske, oljespray flaske | oljeflaska, vinägerflaska, oljesprayflaska, olja och vinägerset | öljypullo kaadin, etikkapullo kaadin, öljysuihkepullo, öljykannu
kogebogsholder, kogebogstativ, tabletholder køkken | kokebokholder, kokebokstativ | kokboksställ, kokbokshållare | keittokirjateline
sengebakke | sengebrett, frokostbrett | sängbricka, knäbricka, frukostbricka säng | sänkytarjotin, polvitarjotin, aamiaistarjotin
kompostspand, kompostbøtte, bioaffaldsspand, kompost spand køkken | kompostbøtte, matavfallsbøtte, bioavfallsbøtte | matavfallshink, kompostpåshållare, komposthink, matavfallsbehållare | biojäteastia, biojätekori, bioastia`,
}
