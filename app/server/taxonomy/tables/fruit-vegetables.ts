import type { GoodsTable } from '../goods-table.ts'

/** Fruit and berries; vegetables are in `vegetables.ts`. */
export const fruitVegetables: GoodsTable = {
  part: 'fruit-vegetables',
  rows: `
frugt og grønt, frugt & grønt, grønt og frugt | frukt og grønt, frukt & grønt, frukt og grønnsaker | frukt och grönt, frukt & grönt, frukt och grönsaker | hedelmät ja vihannekset, hevi, hevi-osasto, vihannekset ja hedelmät
  ~frugt, frugter, frisk frugt, fersk frugt | frukt, frukter, fersk frukt | frukt, frukter, färsk frukt | hedelmä, hedelmät, tuore hedelmä, tuoreet hedelmät
    ~kernefrugt | kjernefrukt | kärnfrukt | siemenhedelmä
      ~æble, æbler, spiseæbler, spiseæble, æblepose, æbler i pose | eple, epler, spiseepler, eplepose, epler i pose | äpple, äpplen, äpple i påse, äpplepåse, äpplen i påse | omena, omenat, syöntiomena, syöntiomenat, omenapussi, omppu
        røde æbler, rødt æble | røde epler, rødt eple | röda äpplen, rött äpple | punainen omena, punaiset omenat
          pink lady, pink lady æble, pink lady æbler | pink lady, pink lady eple, pink lady epler | pink lady, pink lady äpple | pink lady, pink lady omena
          royal gala, gala æble, gala æbler, gala | royal gala, gala eple, gala epler, gala | royal gala, gala äpple, gala | royal gala, gala omena, gala
          red delicious | red delicious | red delicious | red delicious
          jonagold, jonagored | jonagold, jonagored | jonagold, jonagored | jonagold, jonagored
          elstar, elstar æbler | elstar | elstar | elstar
          ingrid marie | ingrid marie | ingrid marie | ingrid marie
          discovery, discovery æble | discovery, discovery epler | discovery, discovery äpple | discovery
          aroma æble | aroma epler, aromaeple, aromaepler | aroma äpple, aromaäpple, aromaäpplen | aroma omena
          summerred | summerred | summerred | summerred
          rubinstep | rubinstep | rubinstep | rubinstep
          rubinola | rubinola | rubinola | rubinola
          rubens | rubens | rubens | rubens
          - | - | frida äpple, frida äpplen | -
          braeburn | braeburn | braeburn | braeburn
          fuji, fuji æble | fuji, fuji eple | fuji, fuji äpple | fuji, fuji omena
          kanzi | kanzi | kanzi | kanzi
          evelina | evelina | evelina | evelina
          envy æble | envy eple | envy äpple | envy omena
          jazz æble | jazz eple | jazz äpple | jazz omena
          - | - | katja äpple, katja äpplen | -
          - | - | - | lobo, lobo omena
          - | - | - | amorosa
        grønne æbler, grønt æble | grønne epler, grønt eple | gröna äpplen, grönt äpple | vihreä omena, vihreät omenat
          granny smith | granny smith | granny smith | granny smith
        gule æbler, gult æble | gule epler, gult eple | gula äpplen, gult äpple | keltainen omena, keltaiset omenat
          golden delicious, golden æbler | golden delicious, golden eple | golden delicious, golden äpple | golden delicious, golden omena
        gråstenæble, gråstenæbler, gråsten, gravensteiner | gravenstein, gravensteiner | gravensteiner | gravenstein
        belle de boskoop, boskoop | boskoop | belle de boskoop, boskoop | boskoop
        cox orange, cox æble | cox orange | cox orange | cox orange
        filippa, filippa æble | - | - | -
        ?madæble, madæbler, bageæbler, grødæbler | mateple, matepler, kakeepler | matäpple, matäpplen, kakäpplen | hilloomena, hilloomenat, leivontaomena
        ?skoleæbler, snackæbler, børneæbler | skoleepler, snackepler, barneepler | skoläpplen, mellisäpplen, minäpplen | kouluomena, kouluomenat, pikkuomena
        paradisæble, paradisæbler | paradiseple, paradisepler | paradisäpple, paradisäpplen | paratiisiomena, paratiisiomenat
      ~pære, pærer | pære, pærer | päron | päärynä, päärynät
        conference, conference pære, conference pærer | conference, conferencepære, conferencepærer | conference, conferencepäron | conference, conference päärynä
        clara frijs, claps favorit, clara friis | clara frijs, clapps favoritt, philippa | clara frijs, clapps favorit, augustipäron | -
        williams pære, william pære | williams pære | williams päron | williams päärynä
        rocha, rocha pære | rocha, rocha pære | rocha, rochapäron | rocha, rocha päärynä
        abate fetel, abate pære | abate fetel | abate fetel | abate fetel
        forelle pære | forelle pære | forelle päron | forelle päärynä
        nashi, nashi pære, asiatisk pære, nashipære | nashi, nashipære, asiatisk pære | nashi, nashipäron, asiatiskt päron | nashi, nashipäärynä, aasialainen päärynä
      ~kvæde, kvæder | kvede, kveder | kvitten | kvitteni
    ~citrusfrugt, citrusfrugter, citrus | sitrusfrukt, sitrusfrukter, sitrus | citrusfrukt, citrusfrukter, citrus | sitrushedelmä, sitrushedelmät, sitrus
      ~appelsin, appelsiner, appelsinnet | appelsin, appelsiner, appelsinnett | apelsin, apelsiner, apelsinnät | appelsiini, appelsiinit, appelsiinipussi, appelsiiniverkko
        ?juiceappelsin, juiceappelsiner, saftappelsiner | juiceappelsin, juiceappelsiner | juiceapelsin, juiceapelsiner, pressapelsiner | mehuappelsiini, mehuappelsiinit
        ?navelappelsin, navel appelsin, navelina | navelappelsin, navelina | navelapelsin, navelina | navel appelsiini, navelina
        ~blodappelsin, blodappelsiner, tarocco | blodappelsin, blodappelsiner, rødappelsin | blodapelsin, blodapelsiner, röd apelsin | veriappelsiini, veriappelsiinit
        halvblodsappelsin, minneola, tangelo | minneola, tangelo | minneola, tangelo | minneola, mineola
      ~mandarin, mandariner, mandarin i net, lette citrus | mandarin, mandariner, mandarinkasse, småsitrus, mandarinnett | mandarin, mandariner, småcitrus, mandarinlåda | mandariini, mandariinit, mandariinilaatikko, mandariinipussi, mandariinikassi, mandariiniverkko
        ?~clementin, clementiner, klementin, klementiner | klementin, klementiner, tangerin, tangeriner, clementin, clementiner, klementinkasse | clementin, clementiner, klementin, klementiner, clementinlåda | klementiini, klementiinit, klementiinilaatikko
        ?satsuma, satsumas | satsuma, satsumas | satsuma, satsumas | satsuma, satsumat
        nadorcott, afourer, mandarin med blad | nadorcott, clemengold | nadorcott, afourer | nadorcott, afourer
      ~citron, citroner, økocitron, økocitroner | sitron, sitroner, sitronnett | citron, citroner, ekocitron, ekocitroner, citronnät | sitruuna, sitruunat, luomusitruuna
      ~lime, limefrugt, limefrugter | lime, limefrukt, limefrukter | lime, limefrukt, limefrukter, limes | lime, limetti, limetit, limet
      ~grapefrugt, grapefrugter, grape, grapefruit | grapefrukt, grapefrukter, grapefruit | grapefrukt, grapefrukter, grapefruit, grape | greippi, greipit, greippihedelmä
        rød grapefrugt, rød grape, pink grapefrugt | rød grapefrukt, rosa grapefrukt | röd grapefrukt, blodgrapefrukt, röd grape | verigreippi, verigreipit, punainen greippi
      ~pomelo, pomeloer, pomelos | pomelo, pomeloer | pomelo, pomelos | pomelo, pomelot
      ~kumquat, kumquats | kumquat, kumquats | kumquat, kumquats | kumkvatti, kumkvatit, kumquat
      ~yuzu | yuzu | yuzu | yuzu
      sweetie, sweeties | sweetie | sweetie | sweetie
    ~stenfrugt, stenfrugter | steinfrukt, steinfrukter | stenfrukt, stenfrukter | luuhedelmä, kivellinen hedelmä
      ~blomme, blommer | plomme, plommer | plommon | luumu, luumut
        victoriablomme, victoriablommer, opalblomme, opalblommer | viktoriaplomme, viktoriaplommer, opalplomme, opalplommer | victoriaplommon, opalplommon | victorialuumu, keltaluumu
        ~mirabelle, mirabeller | mirabelle, mirabeller | mirabell, mirabeller | mirabelli
        kræge, kræger | kreke, kreker | krikon | kriikuna, kriikunat
        sveskeblomme, sveskeblommer | sviskeplomme, sviskeplommer | sviskonplommon, katrinplommon färska | sveskeluumu, sveskeluumut
      ~fersken, ferskner, ferskener | fersken, ferskener, ferskner | persika, persikor | persikka, persikat
        paraguayo, donut fersken, flad fersken, tallerkenfersken | flat fersken, paraguayo, donutfersken | paraguayo, platt persika, plattpersika, donutpersika | litteä persikka, paraguayo, donitsipersikka, lättypersikka
      ~nektarin, nektariner | nektarin, nektariner | nektarin, nektariner | nektariini, nektariinit
        flad nektarin, platerin | flat nektarin, platerina | platt nektarin, platerina | litteä nektariini, lättynektariini
      ~abrikos, abrikoser | aprikos, aprikoser | aprikos, aprikoser | aprikoosi, aprikoosit
      ~kirsebær, søde kirsebær, moreller | kirsebær, moreller, morell, søtkirsebær | körsbär, bigarråer, bigarrå, sötkörsbär | kirsikka, kirsikat, makeakirsikka, makea kirsikka, tuoreet kirsikat
        ~surkirsebær, sure kirsebær | surkirsebær | surkörsbär, klarbär, moreller | hapankirsikka, hapankirsikat
    ~drue, druer, vindrue, vindruer | drue, druer, vindrue, vindruer | druva, druvor, vindruva, vindruvor | viinirypäle, viinirypäleet, rypäle, rypäleet
      grønne druer, grønne vindruer, grøn drue | grønne druer, grønn drue | gröna druvor, gröna vindruvor, grön druva | vihreä rypäle, vihreät rypäleet, vihreät viinirypäleet, vihreä viinirypäle
      røde druer, blå druer, røde vindruer | røde druer, blå druer, røde vindruer | röda druvor, blå druvor, röda vindruvor | punainen rypäle, punaiset rypäleet, tummat rypäleet, punainen viinirypäle
      ?kernefri druer, stenfri druer, kernefrie vindruer, stenfrie druer, kernefri vindruer, druer uden kerner, druer uden sten, vindruer uden sten | steinfrie druer, druer steinfrie, kjernefrie druer, druer uten stein, steinfri drue, steinfrie vindruer | kärnfria druvor, druvor kärnfria, kärnfria vindruvor, druvor utan kärnor, vindruvor utan kärnor, kärnfri druva | siemenetön rypäle, siemenettömät rypäleet, kivetön viinirypäle, kivettömät viinirypäleet, kivetön rypäle, siemenetön viinirypäle
      cotton candy druer, candy druer, muscatdruer | cotton candy druer, candy druer, muskatdruer | cotton candy druvor, candy druvor, muscatdruvor | cotton candy rypäle, muskattirypäle
    ~tropisk frugt, eksotisk frugt, eksotiske frugter, tropiske frugter | tropisk frukt, eksotisk frukt, eksotiske frukter | tropisk frukt, exotisk frukt, exotiska frukter | trooppinen hedelmä, trooppiset hedelmät, eksoottinen hedelmä, eksoottiset hedelmät
      ~banan, bananer, bananklase, bananer i pose | banan, bananer, bananklase, bananer i pose | banan, bananer, bananklase, banankluster | banaani, banaanit, banaaniterttu, banskut
        økologiske bananer, økobananer, fairtrade bananer, øko bananer, økobanan | økologiske bananer, økobananer, fairtrade bananer, øko bananer, økobanan | ekobanan, ekobananer, ekologiska bananer, fairtradebananer | luomubanaani, luomubanaanit, reilu banaani
        ?snackbananer, minibananer, babybananer | minibananer, babybananer, snackbananer | minibananer, babybananer, barnbananer | minibanaani, minibanaanit
        madbanan, madbananer, plantain, kogebanan | kokebanan, kokebananer, matbanan, plantain | kokbanan, kokbananer, matbanan, plantain, mjölbanan | keittobanaani, keittobanaanit, jauhobanaani, plantain
      ~ananas, ananasser, frisk ananas | ananas, fersk ananas | ananas, färsk ananas | ananas, ananakset, tuore ananas
      ~mango, mangoer, mangofrugt | mango, mangoer | mango, mangor, mangofrukt | mango, mangot
        ?spiseklar mango, moden mango | spiseklar mango, moden mango | ätmogen mango, ätklar mango | syöntikypsä mango, kypsä mango
      ~kiwi, kiwier, kiwifrugt, kiwifrugter, kiwibakke, kivi frugt | kiwi, kiwier, kiwifrukt | kiwi, kiwis, kiwifrukt | kiivi, kiivit, kiwi, kiivihedelmä
        gul kiwi, guld kiwi, kiwi gold, zespri gold, sungold | gul kiwi, gullkiwi, kiwi gold, sungold | gul kiwi, guldkiwi, kiwi gold, sungold | keltainen kiivi, kultakiivi, kiwi gold, sungold
        kiwibær, minikiwi | kiwibær, minikiwi | kiwibär, minikiwi | kiiviberry, minikiivi
      ~papaya, papayaer, papaja | papaya, papaja | papaya, papaja | papaija, papaijat, papaya
      ~granatæble, granatæbler | granateple, granatepler | granatäpple, granatäpplen | granaattiomena, granaattiomenat
        granatæblekerner, granatæblefrø | granateplekjerner, granateplefrø | granatäppelkärnor, granatäpplekärnor | granaattiomenan siemenet, granaattiomenansiemen
      ~passionsfrugt, passionsfrugter, passion, passionfrugt | pasjonsfrukt, pasjonsfrukter, passionsfrukt, pasjonfrukt | passionsfrukt, passionsfrukter, passionfrukt | passionhedelmä, passionhedelmät, passio, passiohedelmä, passiohedelmät
      ~figen, figner, friske figner | fiken, fikener, ferske fikener, fersk fiken | fikon, färska fikon, färskt fikon | viikuna, viikunat, tuore viikuna
      ~kokosnød, kokosnødder, kokos | kokosnøtt, kokosnøtter, kokos | kokosnöt, kokosnötter, kokos | kookospähkinä, kookospähkinät, kookos
      ~kaki, kakifrugt, sharon, sharonfrugt, persimon | kaki, kakifrukt, sharon, sharonfrukt, persimon | kaki, kakifrukt, sharon, sharonfrukt, persimon, persimonfrukt | kaki, persimon, sharonhedelmä, sharon, kakihedelmä
      ~litchi, litchier, lychee, lychees, litchie, lychier | litchi, lychee, litchier | litchi, lychee, litchiplommon | litsi, litsit, litchi, lychee, litsiluumu
      rambutan | rambutan | rambutan | rambutan
      ~dragefrugt, drage frugt, pitahaya, dragon fruit | dragefrukt, pitahaya, dragon fruit, drakefrukt | drakfrukt, pitahaya, pitaya, dragonfrukt, dragon fruit | lohikäärmehedelmä, pitaija, pitahaya, dragon fruit
      ~stjernefrugt, karambol, carambole | stjernefrukt, karambola | stjärnfrukt, carambola, karambol | tähtihedelmä, karambola
      ~guava | guava | guava | guava
      ~physalis, ananaskirsebær | physalis, ananaskirsebær | physalis, kapkrusbär, gyllenbär | physalis, ananaskirsikka, ananaskirsikat, karviaiskoiso, lyhtykoiso
      tamarillo | tamarillo | tamarillo | tamarillo
      ~tamarind, frisk tamarind | tamarind | tamarind | tamarindi
      mangostan | mangostan | mangostan | mangostani, mangosteen
      longan | longan | longan | longan
      ~jackfrugt, jackfruit | jackfrukt, jackfruit | jackfrukt, jackfruit | jakkihedelmä, jackfruit
      durian | durian | durian | durian
      cherimoya | cherimoya | cherimoya | cherimoija, cherimoya
      ~acerola | acerola | acerola | acerola
      ~aloe vera blad | aloe vera blad | aloe vera blad | aloe veran lehti
      kaktusfigen, kaktusfigner | kaktusfiken, kaktusfikener | kaktusfikon | kaktusviikuna, kaktusviikunat
      ~friske dadler, friske dadel, medjool dadler, medjool, medjool daddel, medjooldadler | ferske dadler, medjool dadler, medjool, medjooldadler | färska dadlar, medjooldadlar, medjool, medjool dadlar | tuore taateli, tuoreet taatelit, medjool, medjool taateli, tuoretaateli, tuoretaatelit
      sukkerrør frisk | sukkerrør fersk | sockerrör färskt | sokeriruoko
    ~melon, meloner | melon, meloner | melon, meloner | meloni, melonit
      ~vandmelon, vandmeloner | vannmelon, vannmeloner | vattenmelon, vattenmeloner | vesimeloni, vesimelonit
        ?kernefri vandmelon, mini vandmelon, minivandmelon, vandmelon uden kerner, vandmelon uden sten | steinfri vannmelon, mini vannmelon, minivannmelon, vannmelon uten stein | kärnfri vattenmelon, mini vattenmelon, minivattenmelon, vattenmelon utan kärnor | siemenetön vesimeloni, minivesimeloni, kivetön vesimeloni
      ~honningmelon, honningmeloner | honningmelon, honningmeloner, honningmelon gul | honungsmelon, honungsmeloner | hunajameloni, hunajamelonit
      ~galiamelon, galia melon, galiameloner | galiamelon, galia melon | galiamelon, galia melon | galiameloni, galia meloni
      ~cantaloupemelon, cantaloupe, kantalupmelon, kantalup, netmelon | cantaloupemelon, cantaloupe, kantalupp, nettmelon, kantalupmelon | cantaloupemelon, cantaloupe, nätmelon, kantalupmelon | cantaloupemeloni, verkkomeloni, cantaloupe, verkkomelonit
      piel de sapo | piel de sapo | piel de sapo | piel de sapo
      charentaismelon, charentais melon | charentaismelon | charentaismelon | charentaismeloni
      ogenmelon | ogenmelon | ogenmelon | ogenmeloni
    ~bær, friske bær, sommerbær | bær, ferske bær, sommerbær | bär, färska bär, sommarbär | marja, marjat, tuoremarja, tuoreet marjat
      ~jordbær, danske jordbær, friske jordbær, jordbærbakke, jordbærkasse, bakke jordbær | jordbær, norske jordbær, ferske jordbær, jordbærkurv, jordbærkasse | jordgubb, jordgubbar, svenska jordgubbar, färska jordgubbar, jordgubbslåda, jordgubbsask, liter jordgubbar | mansikka, mansikat, tuore mansikka, tuoreet mansikat, mansikkarasia, mansikkalaatikko
      ~skovjordbær, markjordbær | markjordbær, skogsjordbær, villjordbær | smultron, skogssmultron | metsämansikka, metsämansikat, ahomansikka
      ~hindbær, friske hindbær, hindbærbakke | bringebær, ferske bringebær, bringebærkurv | hallon, färska hallon, hallonask | vadelma, vadelmat, vattu, vatut, vattumarja, vadelmarasia
      ~blåbær, skovblåbær | blåbær, skogsblåbær, blåbærkurv, villblåbær | blåbär, skogsblåbär, blåbärsask | mustikka, mustikat, metsämustikka, metsämustikat, mustikkarasia, kangasmustikka
        ?~amerikanske blåbær, havebær blåbær | amerikanske blåbær, hageblåbær, dyrkede blåbær | amerikanska blåbär, odlade blåbär | pensasmustikka, pensasmustikat, kanadanmustikka, viljelty mustikka
      ~brombær | bjørnebær | björnbär | karhunvatukka, karhunvatukat, karhunvadelma, karhunvadelmat, boysenmarja
      ~- | - | vinbär | herukka, herukat, viinimarja, viinimarjat
        ~solbær | solbær | svarta vinbär, svartvinbär | mustaherukka, mustaherukat, mustaviinimarja, mustaviinimarjat
        ~ribs, røde ribs | rips, røde rips, rødrips, hagerips, raudrips | röda vinbär, rödavinbär | punaherukka, punaherukat, punaviinimarja, punaviinimarjat, punainen viinimarja
        hvide ribs | hvitrips | vita vinbär | valkoherukka, valkoherukat, valkoviinimarja
      ~stikkelsbær | stikkelsbær | krusbär | karviainen, karviaiset, karviaismarja, karviaismarjat
      ~tyttebær | tyttebær, tytebær | lingon, lingonbär | puolukka, puolukat
      ~tranebær, friske tranebær | tranebær | tranbär | karpalo, karpalot, isokarpalo
      ~multebær | multe, multer, multebær, moltebær, molter, molte | hjortron, hjortronbär | lakka, lakat, hilla, hillat, suomuurain, suomuuraimet, muurain, valokki
      ~havtorn | tindved, havtorn | havtorn | tyrni, tyrnit, tyrnimarja, tyrnimarjat
      ~hyldebær | hyllebær | fläderbär | seljanmarja, seljanmarjat
      ~hyben | nype, nyper | nypon | ruusunmarja, ruusunmarjat, kiulukka, kiulukat
      ~aronia, surbær, aroniabær | aronia, svartsurbær | aronia, aroniabär, slånaronia | aronia, aroniamarja, marja-aronia
      ~rønnebær | rognebær | rönnbär | pihlajanmarja, pihlajanmarjat
      ~gojibær, goji | gojibær, goji | gojibär, goji | gojimarja, gojimarjat, goji
      ~acaibær, acai | acaibær, acai | acaibär, acai | acai, acaimarja, acaimarjat
      ~krækkebær, revling | krekling, krøkebær, kreklingbær | kråkbär | variksenmarja, variksenmarjat, kaarnikka
      ~mesimarja, agerbær | åkerbær | åkerbär | mesimarja, mesimarjat
      ~morbær | morbær | mullbär | mulperi, mulperinmarja
      ~honningbær, haskap | haskap, honningbær | haskap, honungsbär, blåbärstry | hunajamarja, hunajamarjat, haskap
      ~slåen, slåenbær | slåpe, slåpebær | slånbär, slån | oratuomi, oratuomenmarja
      ~enebær friske | einerbær ferske | färska enbär | tuore katajanmarja
      bærmix, blandede bær, bærblanding, skovbær, vilde bær | bærmix, bærblanding, blandede bær, skogsbær, villbær | bärmix, blandade bär, skogsbär, vilda bär | marjasekoitus, sekamarja, sekamarjat, metsämarja, metsämarjat
    frugtkurv, frugtbakke, frugtkasse, frugtordning, blandet frugt, frugtpose, blandet frugtkasse | fruktkurv, fruktfat, fruktkasse, blandet frukt, fruktkorg, fruktpose | fruktkorg, fruktlåda, fruktpåse, blandad frukt | hedelmäkori, hedelmälaatikko, hedelmäkorit, hedelmäpussi
    børnefrugt, skolefrugt, madpakkefrugt, snackfrugt | barnefrukt, skolefrukt, snackfrukt, matpakkefrukt | mellanmålsfrukt, barnfrukt, snackfrukt | välipalahedelmä, välipalahedelmät, lasten hedelmä
    snitfrugt, udskåret frugt, skåret frugt, frugtbæger, opskåret frugt, frugtstykker, frugt i bæger | oppskåret frukt, kuttet frukt, fruktbeger, oppkuttet frukt, fruktbiter, frukt i beger | skuren frukt, fruktbitar, färskskuren frukt, fruktbägare, frukt i bägare, färdigskuren frukt | valmiiksi leikattu hedelmä, hedelmäpala, hedelmäpalat, leikatut hedelmät, hedelmärasia, hedelmäpalat rasia, pilkottu hedelmä
      frugtsalat, frisk frugtsalat | fruktsalat, fersk fruktsalat | fruktsallad, färsk fruktsallad | hedelmäsalaatti, hedelmäsalaatit
      mangostykker, mangotern, skåret mango | mangobiter, oppkuttet mango | mangobitar, skuren mango | mangopala, mangopalat, mangokuutiot
      melonstykker, skåret melon, melontern | melonbiter, oppskåret melon | melonbitar, skuren melon | melonipala, melonipalat, melonikuutiot
      ananasstykker, skåret ananas, ananastern | ananasbiter fersk, oppskåret ananas | ananasbitar färska, skuren ananas, färskskuren ananas | ananaspala tuore, leikattu ananas
      æblebåde, æblestykker | eplebåter, eplebiter, epleskiver | äppelklyftor, äppelbitar, äppelskivor | omenalohko, omenalohkot, omenaviipaleet
  ~rabarber, rabarberstængler, vinrabarber, rabarberstænger, rabarberbundt | rabarbra, rabarbrastilker, rabarbrabunt | rabarber, rabarberstjälkar, rabarberknippe | raparperi, raparperit, raparperin varret, raparperinvarret
  ~kastanje, kastanjer, ægte kastanjer, spisekastanjer, kastanie | kastanje, kastanjer, spisekastanjer | kastanj, kastanjer, ätkastanjer | kastanja, kastanjat`,
}
