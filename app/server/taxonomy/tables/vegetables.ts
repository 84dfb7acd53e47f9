import type { GoodsTable } from '../goods-table.ts'

/** Vegetables, potatoes, mushrooms; fruit is in `fruit-vegetables.ts`, salads and herbs in `salads-herbs.ts`. */
export const vegetables: GoodsTable = {
  part: 'fruit-vegetables',
  rows: `
frugt og grønt | frukt og grønt | frukt och grönt | hedelmät ja vihannekset
  ~grøntsag, grøntsager, grønt, grønsager, friske grøntsager, grønsag, grønsager friske | grønnsak, grønnsaker, grønt, ferske grønnsaker, grønsaker, ferskt grønt | grönsak, grönsaker, färska grönsaker, grönt, färskt grönt | vihannes, vihannekset, kasvis, kasvikset, tuore vihannes, tuoreet vihannekset, tuorekasvis, tuorekasvikset
    ~tomat, tomater, friske tomater, drivhustomater, tomatbakke | tomat, tomater, drivhustomater, tomater i kurv | tomat, tomater, färska tomater, växthustomater, tomatask | tomaatti, tomaatit, kasvihuonetomaatti, kasvihuonetomaatit, tomaattirasia
      ~cherrytomat, cherrytomater, småtomater, cherry tomater, kirsebærtomat, kirsebærtomater, cherrytomatbakke, cherry tomat, cherrytomater på stilk | cherrytomat, cherrytomater, småtomater, cherry tomater, kirsebærtomater, cherry tomat, cherrytomater på stilk | körsbärstomat, körsbärstomater, småtomater, cherrytomat, cherrytomater, cherry tomater, körsbärstomater på kvist | kirsikkatomaatti, kirsikkatomaatit, kirsikkatomaattirasia
      snacktomat, snacktomater, snack tomater, snoretomater, minitomat, minitomater, perletomater, tomater til børn | snacktomat, snacktomater, minitomat, minitomater, perletomater | snacktomat, snacktomater, minitomat, minitomater, pärltomat, pärltomater | snacktomaatti, snacktomaatit, naposteltomaatti, minitomaatti, minitomaatit, pikkutomaatti, pikkutomaatit
      datteltomat, datteltomater, dadeltomat, dadeltomater | dattertomat, dadeltomater, daddeltomater | dadeltomat, dadeltomater | taatelitomaatti, taatelitomaatit
      blommetomat, blommetomater, miniblommetomater, romatomat, romatomater | plommetomat, plommetomater, miniplommetomater, romatomat, romatomater | plommontomat, plommontomater, miniplommontomater, romatomat, romatomater | luumutomaatti, luumutomaatit, miniluumutomaatti, luumukirsikkatomaatti, luumukirsikkatomaatit
      bøftomat, bøftomater, coeur de boeuf, oksehjertetomat | bifftomat, bifftomater, oksehjertetomat | bifftomat, bifftomater, coeur de boeuf, oxhjärtstomat | pihvitomaatti, pihvitomaatit, häränsydäntomaatti
      ?klasetomat, klasetomater, tomater på stilk, stilktomater, grentomater | klasetomat, klasetomater, tomater på stilk, grentomater | kvisttomat, kvisttomater, tomater på kvist, klastomater | terttutomaatti, terttutomaatit
      cocktailtomat, cocktailtomater | cocktailtomat, cocktailtomater | cocktailtomat, cocktailtomater | cocktailtomaatti, cocktailtomaatit
      tomatmix, blandede tomater | tomatmiks, blandede tomater | tomatmix, blandade tomater | tomaattisekoitus, tomaattimix
      san marzano, san marzano tomater | san marzano, san marzano tomater | san marzano, san marzanotomater | san marzano, san marzano tomaatti
      piccolotomat, piccolotomater, piccolo tomater | piccolotomat, piccolotomater, piccolo tomater | piccolotomat, piccolotomater, piccolo tomater | piccolotomaatti, piccolo tomaatti, piccolotomaatit
      gule tomater, gul tomat | gule tomater, gul tomat | gula tomater, gul tomat | keltainen tomaatti, keltaiset tomaatit
    ~agurk, agurker, salatagurk, slangeagurk | agurk, agurker, slangeagurk, slangeagurker, salatagurk | gurka, gurkor, slanggurka, färsk gurka, växthusgurka | kurkku, kurkut, tuorekurkku, tuorekurkut, kasvihuonekurkku, salaattikurkku
      ?snackagurk, snackagurker, skoleagurk, skoleagurker, miniagurk, miniagurker | snackagurk, snackagurker, miniagurk, miniagurker | snackgurka, snackgurkor, minigurka, minigurkor, smågurkor | snackkurkku, snackkurkut, minikurkku, minikurkut
      ?drueagurk frisk, friske drueagurker, syltagurker friske | sylteagurk fersk, drueagurk, sylteagurker ferske | västeråsgurka, inläggningsgurka, druvgurka, gurka för inläggning | avomaankurkku, avomaankurkut, avomaan kurkku, säilöntäkurkku, pikkelsikurkku
    ~peberfrugt, peberfrugter, paprika, sød peber, pebre, peberfrugter i pose, spansk peber | paprika, paprikaer, paprika i pose | paprika, paprikor, färsk paprika, paprika i påse | paprika, paprikat, tuore paprika, paprikapussi
      rød peberfrugt, røde peberfrugter, rød peber, rød paprika | rød paprika, røde paprika | röd paprika, röda paprikor | punainen paprika, punaiset paprikat
      grøn peberfrugt, grønne peberfrugter, grøn peber, grøn paprika | grønn paprika, grønne paprika | grön paprika, gröna paprikor | vihreä paprika, vihreät paprikat
      gul peberfrugt, gule peberfrugter, orange peberfrugt, gul peber, gul paprika | gul paprika, gule paprika, oransje paprika, orange paprika | gul paprika, gula paprikor, orange paprika | keltainen paprika, keltaiset paprikat, oranssi paprika
      spidspeber, spids peberfrugt, spidse peberfrugter, spidspebere, sweet palermo, spidspeberfrugt, ramiro peberfrugt, ramiro, spidspebre | spisspaprika, søt spisspaprika, palermo paprika, søtpaprika, ramiro paprika, ramiro | spetspaprika, spetspaprikor, sweet palermo, söt spetspaprika, ramiro paprika, ramiro | suippopaprika, suippopaprikat, ramiro paprika, ramiro
      ?snackpeber, snackpeberfrugt, snackpeberfrugter, minipeberfrugter, snack peber | snackpaprika, minipaprika | snackpaprika, minipaprika, snackpaprikor | snackpaprika, minipaprika, minipaprikat
      ?peberfrugtmix, blandede peberfrugter, peberfrugter mix, trefarvet peberfrugt, trafiklys peberfrugt | paprikamiks, paprika mix, blandet paprika, trafikklys paprika, trafikklyspaprika, tricolor paprika | paprikamix, blandad paprika, trafikljuspaprika, paprika trafikljus, tricolor paprika | paprikasekoitus, paprikamix, liikennevalopaprika, kolmen värin paprika
      pimientos de padron, padron peber, pimientos, padron | padron, pimientos de padron, padronpaprika | padron, pimientos de padron, padronpaprika | padron, padronpaprika, padron paprika
    ~chili, frisk chili, chilifrugt, chilipeber, chillier, chilier, frisk chilipeber | chili, chilipepper, fersk chili, chilifrukt | chili, chilifrukt, chilipeppar, färsk chili, chili färsk | chili, chilit, chilipalko, chilipaprika, tuore chili, chilipalot
      rød chili, røde chili | rød chili | röd chili | punainen chili
      grøn chili, grønne chili | grønn chili | grön chili | vihreä chili
      ~jalapeno, jalapenos, friske jalapenos | jalapeno, jalapenos | jalapeno, jalapenos, färsk jalapeno | jalapeno, jalapenot
      ~habanero | habanero | habanero | habanero, habanerot
      piri piri, birdseye chili, thai chili | piri piri, thaichili | piri piri, thaichili, birdseye chili | piri piri, thaichili
      ~poblano, poblano chili | poblano | poblano | poblano
    ~løg, spiseløg, zittauerløg, gule løg, gult løg, løgpose, løgnet, madløg, løg i net | løk, gul løk, kepaløk, gule løk, matløk, løkpose, løknett, løk i nett, lauk, gul lauk, vanlig løk, kokeløk | lök, gul lök, matlök, gullök, lökpåse, löknät, lök i nät | sipuli, sipulit, keltasipuli, keltasipulit, ruokasipuli, sipulipussi, sipuliverkko, keltainen sipuli, kuivasipuli, tavallinen sipuli
      ~rødløg, røde løg, rødt løg, rødløgspose | rødløk, rød løk, rødløknett, rødløk i nett, raudløk, raudlauk | rödlök, röd lök, rödlökar, rödlöksnät, röda lökar | punasipuli, punasipulit, punasipulipussi
      ~forårsløg, springløg, bundtløg, grønne løg, forårsløg i bundt, vårløg | vårløk, bunteløk, vårløker, knippeløk, nepaløk, vårløk i bunt, vårlauk | salladslök, knipplök, vårlök, salladslökar, knipplökar, salladslök i knippe, vårlökar | kevätsipuli, kevätsipulit, varsisipuli, varsisipulit, nippusipuli, kevätsipulinippu, naattisipuli, sipulinvarsi, sipulinvarret
      ?~skalotteløg, skalotløg, bananskalotteløg, skalottenløg, charlotteløg, chalotteløg | sjalottløk, charlottløk, bananløk, skallottløk, charlotteløk, skalottløk, sjalottlauk | schalottenlök, bananschalottenlök, charlottenlök, schalottenlökar, chalottenlök, lök schalotten, lök bananschalotten | salottisipuli, salottisipulit, banaanisalottisipuli, banaanisalotti
      perleløg friske, friske perleløg | perleløk fersk, perleløk | syltlök färsk, syltlök, pärllök färsk, steklök | helmisipuli tuore, hillosipuli, hillosipulit
      ?salatløg, søde løg, hvide løg, hvidt løg | søtløk, salatløk, hvite løk | söt lök, sötlök, vita lökar | valkoinen sipuli, makea sipuli, jättisipuli
      hakkede løg friske, løg i tern, skårne løg, hakkede løg, hakket løg, snittede løg, løgtern, finthakkede løg | hakket løk fersk, løk i terninger, hakket løk, finhakket løk, løkterninger | hackad lök färsk, tärnad lök, hackad lök, finhackad lök, lökhack | sipulisilppu, silputtu sipuli, sipulikuutio, sipulikuutiot, pilkottu sipuli
    ~hvidløg, fed hvidløg, hvidløgsfed, hvidløgsknold, helt hvidløg, hvidløg i net, hvidløgshoved | hvitløk, hvitløksfedd, kvitløk, hvitløkshode, hvitløk i nett, kvitlauk | vitlök, vitlöksklyfta, vitlöksklyftor, vitlöksknopp, hel vitlök, vitlökar | valkosipuli, valkosipulit, valkosipulin kynsi, valkosipulipussi, valkosipuliverkko, valkosipulinkynsi, kynsilaukka
      ?solo hvidløg, enkeltfeds hvidløg, kinesisk hvidløg | solohvitløk, enkelthvitløk, kinesisk hvitløk | solovitlök, solo vitlök, kinesisk vitlök | solovalkosipuli, yksikyntinen valkosipuli
      sort hvidløg | svart hvitløk | svart vitlök | musta valkosipuli
    ~porre, porrer | purre, purreløk, purrer, purrelauk | purjolök, purjo, purjolökar | purjo, purjot, purjosipuli, purjosipulit
      ?miniporre, miniporrer | minipurre | minipurjo, minipurjolök | minipurjo
    ~ramsløg | ramsløk, ramslauk | ramslök | karhunlaukka
    ~kål, kålhoved | kål, kålhode | kål, kålhuvud | kaali, kaalit
      ?~hvidkål, hvid kål, hvidkålshoved, kålhoved hvidkål | hodekål, hvitkål, kvitkål | vitkål, vitkålshuvud | valkokaali, valkokaalit, keräkaali, keräkaalit, kaalinkerä, kaalinpää, kaalinkerät, valkoinen kaali
      nykål, sommerkål | nykål, sommerkål, tidligkål | färskkål, nykål, sommarkål, primörkål | varhaiskaali, varhaiskaalit, uuden sadon kaali, kesäkaali
      ~rødkål frisk, rødkål, rødkålshoved | rødkål, raudkål | rödkål, rödkålshuvud | punakaali, punakaalit, punainen kaali
      spidskål, spids kål | spisskål, hjertekål, spiskål | spetskål | suippokaali, suippokaalit
      ~grønkål, grøn kål | grønnkål, grønkål | grönkål | lehtikaali, lehtikaalit, kale
        sortkål, palmekål, cavolo nero | svartkål, palmekål, cavolo nero | svartkål, palmkål, cavolo nero | mustakaali, palmukaali, cavolo nero
        ?snittet grønkål, finthakket grønkål | snittet grønnkål, strimlet grønnkål | strimlad grönkål, hackad grönkål | lehtikaalisilppu, silputtu lehtikaali
      ~blomkål, blomkålshoved | blomkål, blomkålhode | blomkål, blomkålshuvud | kukkakaali, kukkakaalit
        ?blomkålsbuketter | blomkålbuketter | blomkålsbuketter | kukkakaalinuppu, kukkakaalinuput
        blomkålsris | blomkålris | blomkålsris | kukkakaaliriisi
        romanesco, romanescokål | romanesco, romanescokål | romanesco | romanesco, pyramidikukkakaali
      ~rosenkål | rosenkål | brysselkål, brysselkålar | ruusukaali, ruusukaalit, brysselinkaali
      kinakål, kinesisk kål | kinakål | salladskål, kinakål, salladskålshuvud | kiinankaali, kiinankaalit, salaattikaali, kiinalainen kaali
      pak choi, pak choy, pakchoi, bok choy | pak choi, pak choy, bok choy | pak choi, pak choy, pak-choi, sellerikål, bok choy | pak choi, pak choy, paksoi, pinaattikiinankaali, pinaattikaali
      savojkål, savoykål, savoikål | savoykål, savoikål | savojkål, savoykål | savoijinkaali, kurttukaali, savoijinkaalit
      ~glaskål, kålrabi, knudekål | knutekål | kålrabbi | kyssäkaali, kyssäkaalit
      snittet kål, snitkål, hvidkål snittet, strimlet kål, revet kål, kålmix, kålblanding, revet hvidkål | strimlet kål, kålstrimler, kålmiks, snittet hodekål, revet kål, finsnittet kål, kålsalatmiks | strimlad vitkål, strimlad kål, skuren vitkål, vitkålsstrimlor, riven kål, riven vitkål, finstrimlad vitkål | kaalisuikale, kaalisuikaleet, valkokaalisuikale, kaalisilppu, suikaloitu kaali, kaaliraaste, valkokaaliraaste, raastettu kaali, kaaliraasteet
    ~broccoli, brokkoli | brokkoli, broccoli | broccoli | parsakaali, parsakaalit, brokkoli, brokkolit
      broccolini, bimi, aspargesbroccoli, asparges broccoli, tenderstem | broccolini, bimi, aspargesbrokkoli, stilkbrokkoli | broccolini, bimi, sparrisbroccoli, stjälkbroccoli | varsiparsakaali, broccolini, bimi, varsiparsakaalit
      ?broccolibuketter | brokkolibuketter | broccolibuketter | parsakaalinuppu, parsakaalinuput
    ~rodfrugt, rodfrugter | rotgrønnsak, rotgrønnsaker, rotfrukt, rotfrukter | rotfrukt, rotfrukter, rotsaker, rotgrönsaker | juures, juurekset, juureskasvis
      ~gulerod, gulerødder, guldrod, guldrødder, gulerodspose, gulerødder i pose, vaskede gulerødder | gulrot, gulrøtter, gulrotpose, gulrøtter i pose, vasket gulrot | morot, morötter, morotspåse, morötter i påse, tvättade morötter | porkkana, porkkanat, porkkanapussi, pesty porkkana, pestyt porkkanat
        ?bundtgulerødder, nye gulerødder, gulerødder med top, bundt gulerødder | buntgulrot, gulrot med gress, nygulrot, gulrøtter i bunt | knippmorötter, morötter i knippe, färska morötter, nyskördade morötter | nippuporkkana, nippuporkkanat, varhaisporkkana, varhaisporkkanat
        ?snackgulerødder, minigulerødder, gulerodssnack, snack gulerødder, gulerodsstænger, babygulerødder, gulerodsstave, gnavegulerødder, gulerodspinde | snackgulrot, snackgulrøtter, minigulrot, minigulrøtter, babygulrøtter, gulrotstav, gulrotstaver, gulrotstenger, skolegulrøtter | snackmorot, snackmorötter, minimorötter, babymorötter, morotsstavar, morotsstänger, smågodsmorötter, morotssnacks | snackporkkana, snackporkkanat, miniporkkana, miniporkkanat, babyporkkana, porkkanatikku, porkkanatikut, naposteluporkkana, naposteluporkkanat, pikkuporkkana, pikkuporkkanat
        revne gulerødder, gulerodsrasp, gulerodsstrimler, revet gulerod, revet gulerødder, råkost gulerod | revet gulrot, revne gulrøtter, gulrotstrimler, revet gulrøtter, gulrotråkost | rivna morötter, riven morot, morotsstrimlor, rivna morötter påse, morotsråkost, finrivna morötter | porkkanaraaste, porkkanaraasteet, porkkanasuikale, raastettu porkkana, raastetut porkkanat, porkkanasuikaleet
        regnbuegulerødder, farvede gulerødder, lilla gulerødder | fargerike gulrøtter, regnbuegulrøtter, lilla gulrot | regnbågsmorötter, färgade morötter, lila morötter | värikäs porkkana, sateenkaariporkkana, lila porkkana
      ~pastinak, pastinakker | pastinakk, pastinakker | palsternacka, palsternackor | palsternakka, palsternakat
      ~persillerod, persillerødder | persillerot, persillerøtter | persiljerot, rotpersilja, persiljerötter | juuripersilja, persiljanjuuri
      ~knoldselleri, selleri, rodselleri, sellerirod | sellerirot, selleri, knollselleri, rotselleri | rotselleri, selleri | juuriselleri, mukulaselleri, selleri, sellerinjuuri
      ~rødbede, rødbeder, rødbeter, rå rødbeder | rødbete, rødbeter, rødbet, raudbete, raudbet | rödbeta, rödbetor, färska rödbetor | punajuuri, punajuuret
        kogte rødbeder, forkogte rødbeder, vakuumkogte rødbeder | kokte rødbeter, forkokte rødbeter | kokta rödbetor, förkokta rödbetor | keitetty punajuuri, keitetyt punajuuret, esikypsytetty punajuuri
        bolchebede, bolchebeder, chioggia | polkabete, polkabeter, chioggia | polkabeta, polkabetor, chioggia | raitajuuri, raitajuuret, polkajuuri
        gulbede, gulbeder, gule beder | gulbete, gulbeter | gulbeta, gulbetor | keltajuuri, keltajuuret
      ~jordskok, jordskokker | jordskokk, jordskokker | jordärtskocka, jordärtskockor | maa-artisokka, maa-artisokat
      ~kålroe, kålroer | kålrot, kålrabi, kålrøtter, kålrota, kålrabistykke | kålrot, kålrötter, rotabagge, rotabaga | lanttu, lantut, räätikkä
        ?kålroestykker | kålrabi i biter, kålrabibiter, kålrotbiter | kålrotsbitar, tärnad kålrot, kålrotsstavar | lanttukuutio, lanttukuutiot, lanttusuikale, lantturaaste
      ~majroe, majroer, roe, roer, navet | nepe, neper, mainepe | rova, rovor, majrova, majrovor | nauris, nauriit
      ~radise, radiser, bundt radiser, radisebundt | reddik, reddiker, reddikbunt, bunt reddiker, radiser | rädisa, rädisor, rädisknippe, rädisor i knippe, rädisor strut | retiisi, retiisit, retiisinippu, retiisipussi
      ~ræddike, sort ræddike | vinterreddik, svart reddik | rättika, svart rättika | retikka, retikat, mustaretikka
      ~daikon, kinaradise, japansk ræddike | daikon, kinareddik | daikon, vit rättika | daikon, kiinanretikka, valkoretikka
      ~sød kartoffel, søde kartofler, sødkartoffel, batat, sødkartofler, bagekartoffel sød | søtpotet, søtpoteter, søt potet, batat | sötpotatis, sötpotatisar, batat, söt potatis | bataatti, bataatit
        sødkartoffelfritter friske, sødkartoffeltern | søtpotetbåter ferske, søtpotetterninger | sötpotatisklyftor färska, sötpotatistärningar | bataattikuutio, bataattilohko, bataattilohkot
      ~peberrod, frisk peberrod | pepperrot, fersk pepperrot | pepparrot, färsk pepparrot | piparjuuri, piparjuuret, tuore piparjuuri
      ~skorzonerrod, skorzonerrødder, sortrod | skorsonerrot, svartrot | svartrot, svartrötter | mustajuuri, mustajuuret
      ~havrerod, havrerødder | havrerot | haverrot | kaurajuuri, kaurajuuret
      ~kassava, cassava, kassavarod, maniok | kassava, cassava, maniok | kassava, cassava, maniok | kassava, maniokki
      ~yams, yamsrod | yams | jams, jamsrot, yams | jamssi, jamssit
      ~taro | taro | taro | taaro
    ~ingefær, frisk ingefær, ingefærrod | ingefær, fersk ingefær, ingefærrot | ingefära, färsk ingefära, ingefärsrot | inkivääri, inkiväärit, tuore inkivääri, inkiväärinjuuri, inkiväärijuuri
    ~frisk gurkemeje, gurkemejerod | fersk gurkemeie, gurkemeierot | färsk gurkmeja, gurkmejarot | tuore kurkuma, kurkumanjuuri
    ~galangarod, frisk galanga, galanga | galangal, galangarot | galangarot, galangal, galanga | galangal, galangajuuri
    ~asparges, aspargs | asparges, aspargs | sparris | parsa, parsat
      grønne asparges, grøn asparges, grønne aspargs | grønn asparges, grønne asparges | grön sparris | vihreä parsa, vihreät parsat
      hvide asparges, hvid asparges | hvit asparges, hvite asparges | vit sparris | valkoinen parsa, valkoiset parsat
      aspargestips, mini asparges | aspargestips, miniasparges | sparristoppar, minisparris | miniparsa, parsannuppu
    ~bladselleri, blegselleri, selleristænger, stangselleri, stængelselleri, selleristang | stangselleri, stilkselleri, bladselleri, selleristang, selleristilk, selleristilker | blekselleri, stjälkselleri, selleristjälk, selleristänger, selleri stjälk, stångselleri | lehtiselleri, varsiselleri, lehtisellerit, ruotiselleri
    ~fennikel, fennikelknold, frisk fennikel | fennikel, fenikkel, fennikelknoll | fänkål, färsk fänkål | fenkoli, fenkolit
    ~aubergine, auberginer, ægplante, ægplanter | aubergine, auberginer, eggfrukt, aubergin | aubergine, auberginer, äggplanta, äggplantor | munakoiso, munakoisot
    ~squash, courgette, courgetter, zucchini, sommersquash, zuchini | squash, courgette, zucchini, zuchini, squasher | zucchini, squash, sommarsquash, courgette, zuccini, zuchini | kesäkurpitsa, kesäkurpitsat, zucchini, tsukini, kesäkurpitsoja, zuccini
      ?gul squash | gul squash | gul zucchini, gul squash | keltainen kesäkurpitsa
      squashspaghetti, grøntsagsspaghetti, zoodles | squashspagetti, grønnsaksspagetti | zucchinispaghetti, grönsaksspaghetti, zoodles | kesäkurpitsaspagetti, kesäkurpitsanauha
    squashblomst, squashblomster | squashblomst | squashblomma, squashblommor, zucchiniblomma | kesäkurpitsankukka
    ~græskar, græskaret | gresskar | pumpa, pumpor | kurpitsa, kurpitsat, jättikurpitsa
      hokkaidogræskar, hokkaido, hokaido græskar, hokaido, hokkaido græskar | hokkaidogresskar, hokkaido gresskar, hokkaido | hokkaidopumpa, hokkaido | hokkaidokurpitsa, hokkaido
      muskatgræskar | muskatgresskar | muskotpumpa | muskottikurpitsa
      butternut squash, butternut, flaskegræskar, butternutgræskar, moskusgræskar | butternut, flaskegresskar, butternut gresskar, peanøttgresskar, butternøttgresskar, butternøtt | butternutpumpa, butternut, butternutsquash, butternöt, butternötspumpa | myskikurpitsa, myskikurpitsat, butternut
      ?halloween græskar, halloweengræskar, udskæringsgræskar | halloweengresskar, halloween gresskar | halloweenpumpa, halloweenpumpor, halloween pumpa | halloweenkurpitsa, halloween kurpitsa, koristekurpitsa
      spaghettigræskar, spaghettisquash | spagettigresskar, spaghettigresskar | spaghettipumpa, spagettipumpa, spaghettisquash | spagettikurpitsa
      patisson, patissonsquash | patisson | patisson | patisson
      pyntegræskar, minigræskar, prydgræskar | pyntegresskar, minigresskar | prydnadspumpa, minipumpa, prydnadspumpor | minikurpitsa, koristekurpitsat
    ~avocado, avocadoer, avokado, avocadoes, avocado i pose, avokadoer | avokado, avokadoer, avocado, avokado i pose | avokado, avocado, avokador, avokado i påse | avokado, avokadot, avocado, avokadoverkko, avokadopussi
      ?spiseklar avocado, modne avocadoer, moden avocado, hass avocado | spiseklar avokado, moden avokado, hass avokado | ätmogen avokado, ätklar avokado, mogen avokado, hass avokado | syöntikypsä avokado, kypsä avokado, hass avokado
      ?miniavocado, snackavocado, avocado i net | miniavokado, avokado i nett | miniavokado, avokado i nät | miniavokado, avokado pussi
    ~majskolbe, majskolber, majs, friske majs, grillmajs, majs på kolbe, sukkermajs, søde majs | maiskolbe, maiskolber, mais, fersk mais, grillmais, mais på kolbe, maiskolber friske, sukkermais | majskolv, majskolvar, majs, färsk majs, grillmajs, färska majskolvar, sockermajs | maissintähkä, maissintähkät, maissi, tuore maissi, grillimaissi, maissintähkiä, tuore maissintähkä, sokerimaissi
      ?forkogte majskolber, kogte majskolber, vakuum majskolber | forkokte maiskolber, kokte maiskolber | förkokta majskolvar, kokta majskolvar | esikypsytetty maissi, keitetty maissintähkä
      babymajs, minimajs friske | babymais, minimais | babymajs, minimajs | minimaissi
    ~ærter, ærte, friske ærter, ærter i bælg, bælgærter, ærtebælg, ærtebælge, grønne ærter | erter, ert, ferske erter, belgerter, ertebelg, ertebelger, erter i belg, grønne erter | ärtor, ärter, ärta, färska ärtor, spritärtor, ärtskidor, ärtor i skida, ärtbalja, skidärtor, gröna ärtor, märgärtor | herne, herneet, tuore herne, tuoreet herneet, herneenpalko, palkoherne, herneenpalot, tuoreita herneitä, palkoherneet, vihreä herne, vihreät herneet, silpoherne, silpoherneet, silpoydinherne
      ~sukkerærter, sugarsnaps, sukkerært, snackærter, slikærter, sugar snaps | sukkererter, sukkerert, sugar snaps, sugarsnaps, brekkerter | sockerärtor, sockerärter, sugarsnaps, sugar snaps, salladsärtor, brytärtor | sokeriherne, sokeriherneet, taittoherne, sugarsnaps, sokeriherneenpalko
    bondebønner friske, hestebønner, favabønner | bondebønner, favabønner, hestebønner | bondbönor, favabönor | härkäpapu tuore, härkäpavut tuore
    ~grønne bønner, friske bønner, bønner friske | grønne bønner, ferske bønner | gröna bönor, färska bönor | vihreä papu, vihreät pavut, tuore papu, tuoreet pavut, papu tuore, pensaspapu, pensaspavut
      ?haricots verts, haricot verts, brydbønner, snitbønner friske | aspargesbønner, brekkbønner, haricots verts, haricot verts, brytebønner, snittebønner, franske bønner | haricots verts, haricot verts, brytbönor, skärbönor, haricoverts | haricots verts, tankopapu, taitepapu, taitepavut, leikkopapu, ranskalainen papu
      voksbønner, gule bønner | voksbønner | vaxbönor | vahapapu, vahapavut
    ~edamame, edamamebønner, edamame bønner | edamame, edamamebønner | edamame, edamamebönor, sojabönor gröna | edamame, edamamepapu, edamamepavut
    ~artiskok, artiskokker | artisokk, artisokker | kronärtskocka, kronärtskockor | artisokka, artisokat, latva-artisokka
    okra | okra | okra | okra
    ~bambusskud | bambusskudd | bambuskott | bambunverso, bambunversot
    lotusrod | lotusrot | lotusrot | lootusjuuri
    tangsalat, wakamesalat, wakame salat | tangsalat, wakamesalat | sjögrässallad, wakamesallad | merileväsalaatti, wakamesalaatti
    salturt, salicornia | salturt, salicornia | glasört, salicornia, havssparris | suolayrtti, meriparsa, salicornia
    vinblade | vinblader | vinblad, färska vinblad | viininlehti, viininlehdet
    ~kartoffel, kartofler, spisekartofler, friske kartofler, kartoffelpose, kartoffelsæk, kartofler i pose, kartofler i sæk, kogekartofler, vaskede kartofler, løse kartofler, kartofler løs vægt, kartofler i net, pillekartofler | potet, poteter, matpotet, poteter i sekk, poteter løsvekt, potetsekk, potetpose, poteter i pose, kokepotet, kokepoteter, vaskede poteter, poteter løs, poteter i nett, jordeple | potatis, potatisar, matpotatis, potatispåse, potatissäck, potatis i påse, löspotatis, potatis i lösvikt, kokpotatis, tvättad potatis, potatis i nät | peruna, perunat, ruokaperuna, ruokaperunat, pottu, potut, perunapussi, perunasäkki, potaatti, potaatit, pesty peruna, pestyt perunat, irtoperuna, irtoperunat
      ?nye kartofler, nye danske kartofler, nye kartofler danske, tidlige kartofler | nypotet, nypoteter, nye poteter, tidligpotet, tidligpoteter | färskpotatis, nypotatis, ny potatis, primörpotatis, sommarpotatis, färsk potatis, färska potatisar, nyskördad potatis | uusi peruna, uudet perunat, varhaisperuna, varhaisperunat, uuden sadon peruna, uudet potut, uusi pottu, varhaispottu, kesäperuna
      ?bagekartoffel, bagekartofler, grillkartoffel, bagt kartoffel | bakepotet, bakepoteter, grillpotet, ovnspotet, bakt potet | bakpotatis, ugnspotatis, jättebakpotatis, bakad potatis, bakpotatisar | uuniperuna, uuniperunat, jättiperuna, uunipottu, bakattu peruna
      ?faste kartofler, salatkartofler, kogefaste kartofler, fastkogende kartofler, fast kartoffel, kogefast kartoffel | fast potet, kokefast potet, kokefaste poteter, salatpotet, salatpoteter, faste poteter | fast potatis, kokfast potatis, salladspotatis | kiinteä peruna, kiinteät perunat, salaattiperuna, keittoperuna, kiinteitä perunoita
      ?melede kartofler, mosekartofler, kartofler til mos | melen potet, mospoteter, melne poteter, potet til mos, mospotet | mjölig potatis, mospotatis, potatis till mos | jauhoinen peruna, jauhoiset perunat, muusiperuna, soseperuna, muussiperuna, muusipottu
      ?små kartofler, aspargeskartofler, babykartofler, minikartofler, perlekartofler | småpotet, småpoteter, babypoteter, minipoteter, delikatessepotet | småpotatis, delikatesspotatis, minipotatis, babypotatis, sparrispotatis | pikkuperuna, pikkuperunat, miniperuna, herkkuperuna
      mandelkartofler, la ratte | mandelpotet, mandelpoteter | mandelpotatis, potatis mandel | puikula, puikulat, puikulaperuna, puikulaperunat, lapin puikula, lapinpuikula
      ?- | ringerikspotet, ringerikspoteter | - | -
      ?- | gulløye, gulløyepotet | gulöga | -
      ?- | - | - | siikli, siikliperuna, siikliperunat
      annabelle, annabelle kartofler | - | annabelle | annabelle, annabelle peruna
      - | - | - | rosamunda, rosamundaperuna
      ?- | kerrs pink | - | -
      ?- | asterix, asterix potet | asterix, asterix potatis | asterix
      ?- | - | king edward, king edward potatis | -
      ?- | - | cherie, cherie potatis | -
      ?- | beate, beate potet | - | -
      ?folva, folva kartofler | folva | - | -
      ?bintje, bintje kartofler | bintje | bintje, bintje potatis | bintje
      amandine, amandine kartofler | amandine | amandine, amandine potatis | amandine
      sava kartofler, sava kartoffel | - | - | -
      ?- | pimpernel, pimpernell | - | -
      - | - | - | nikola peruna, nicola peruna
      ?røde kartofler, rød kartoffel | rød potet, røde poteter | röd potatis | punainen peruna, punakuorinen peruna, punaiset perunat
      lilla kartofler, blå kartofler | blå potet, blå poteter, lilla potet | blå potatis, lila potatis | sininen peruna, violetti peruna
      skrællede kartofler, kartofler skrællede, vakuumkartofler, forkogte kartofler, kogte kartofler, pillede kartofler, skrællet kartoffel, forkogt kartoffel, skrællede kogte kartofler | skrelte poteter, kokte poteter, forkokte poteter, vakuumpoteter, skrelte potet, skrelt potet | skalad potatis, kokt potatis, förkokt potatis, skalpotatis, vakuumpotatis, skalade potatisar, vakuumförpackad potatis | kuorittu peruna, kuoritut perunat, esikypsä peruna, keitetty peruna, esikypsytetty peruna, kuorittuja perunoita, vakuumiperuna, keitetyt perunat, kuoritut potut
      ?gratinkartofler, kartoffelskiver, skivede kartofler, kartofler i skiver | gratengpotet, potetskiver, skivet potet, skivede poteter | gratängpotatis, skivad potatis, potatisskivor | perunaviipale, perunaviipaleet, gratiiniperuna
      kartoffelbåde kølede, grillkartofler, kartoffeltern, rosmarinkartofler, ovnkartofler, brasede kartofler | båtpoteter ferske, grillpoteter, potetterninger, stekepoteter, ovnspoteter | klyftpotatis kyld, grillpotatis, tärnad potatis, stekpotatis, rostad potatis | lohkoperuna tuore, grilliperuna, perunakuutio, paistinperuna, rosmariiniperuna
    grøntsagsmix, grøntsagsblanding, blandede grøntsager, grønsagsmix | grønnsaksblanding, grønnsaksmiks, blandede grønnsaker, grønnsaksmix | grönsaksmix, grönsaksblandning, blandade grönsaker | vihannessekoitus, kasvissekoitus, vihannesmix, vihannessekoitukset
      ?wokgrønt, wokmix, wokgrøntsager, wokgrøntsag, wok grøntsager, wokblanding frisk | wokgrønnsaker, wokblanding, wokmiks, wok grønnsaker | wokgrönsaker, wokmix, wokgrönsak, wok grönsaker, wokblandning | wokvihannekset, wokvihannes, wok vihannekset, wokkivihannekset
      suppeurter, suppevisk, suppeurt, suppegrønt, suppebuket, urter til suppe, suppegrøntsager | suppegrønnsaker, suppegrønt, suppegrønnsak, suppebunt, suppebukett, grønnsaker til suppe | soppgrönsaker, soppmix grönsaker, buljonggrönsaker, soppbukett, grönsaker till soppa, buljonggrönt | keittojuurekset, keittojuures, keittovihannekset, keittovihannes, keittoaines, keittovihannespussi, keittojuurespussi, keittoainekset, soppajuurekset, soppajuures
      rodfrugtmix, rodfrugtblanding, blandede rodfrugter, rodfrugter i tern | rotgrønnsaksblanding, rotgrønnsakmiks, rotmos grønnsaker, ovnsbakte rotgrønnsaker, rotmosmiks, kålrabistappe miks, lapskausblanding, lapskausmiks | rotfruktsmix, rotsaksmix, blandade rotfrukter, rotmosmix | juuressekoitus, juuressuikale, juuressuikaleet, uunijuurekset, juureskuutiot, juuresmix, juurespussi, uunijuures, juureskuutio, juuressekoitukset
        - | - | - | rosollijuures, rosollijuurekset, rosolliainekset, rosollikuutiot, rosollisekoitus
      ?snitgrønt, udskårne grøntsager, snittede grøntsager, skåret grønt, forskårne grøntsager | oppkuttede grønnsaker, kuttede grønnsaker, ferdigkuttede grønnsaker, oppskårne grønnsaker | skurna grönsaker, färdigskurna grönsaker, hackade grönsaker | pilkotut vihannekset, leikatut vihannekset, valmiiksi pilkotut vihannekset
      snackgrønt, grøntsagsstænger, grøntsagsstave, dipgrønt, grønne stænger, gnavegrønt, madpakkegrønt, børnegrønt, snackgrøntsager, grønt til dip, grønne snacks | snackgrønnsaker, grønnsaksstaver, dipgrønnsaker, grønnsakssnacks, snackgrønt, skolegrønt, grønnsaksstav, matpakkegrønt | snackgrönsaker, grönsaksstavar, dipgrönsaker, grönsaksstänger, mellanmålsgrönsaker, grönsaksstav, snacksgrönsaker | dippivihannekset, snackvihannekset, vihannestikut, kasvistikut, napostelukasvikset, naposteluvihannekset, naposteluvihannes, vihannestikku, napostelukasvis
      grillgrøntsager, grillgrønt, ratatouillemix, grøntsagsspyd | grillgrønnsaker, grønnsaksspyd, ratatouillemiks | grillgrönsaker, grönsaksspett, ratatouillemix | grillivihannekset, grillivihannes, vihannesvartaat
    grøntsagskasse, grøntkasse, frugt- og grøntkasse | grønnsakskasse, fruktkasse grønt, matsvinnpose | grönsakslåda, frukt- och grönsakslåda, grönsakskasse | vihanneslaatikko, hävikkilaatikko, hävikkipussi
    ~svampe, svamp, friske svampe, spisesvampe, madsvampe | sopp, fersk sopp, sopper, matsopp | svamp, svampar, färsk svamp, matsvamp | sieni, sienet, tuore sieni, ruokasieni, ruokasienet, sienirasia, tuoreet sienet
      ~champignon, champignoner, champignons, hvide champignoner, champignonbakke, champingnon, champinjon | sjampinjong, sjampinjonger, champignon, sjampinjon, champignoner, sjampinjong i kurv, sampinjong, champinjong, dyrket sopp | champinjon, champinjoner, champignon, färska champinjoner, champinjonask, champinjoner i ask | herkkusieni, herkkusienet, champignon, samppinjoni, herkkusienirasia, sampinjoni, champinjon, valkoinen herkkusieni, herkkis
        brune champignoner, brun champignon, markchampignon, kastanjechampignon, brune champignon | aromasopp, brun sjampinjong, aroma sopp, brune sjampinjonger | skogschampinjon, skogschampinjoner, kastanjechampinjon, bruna champinjoner, brun champinjon | ruskea herkkusieni, ruskeat herkkusienet, tammenherkkusieni
        ~portobello, portobellosvamp, portobellosvampe, portobelloer | portobello, portobellosopp | portobello, portabello, portobellosvamp, portobellochampinjon | portobello, portobellosieni, portobellot
        ?skårne champignoner, champignoner i skiver, skivede champignon, snittede champignon | skivet sjampinjong, oppskåret sjampinjong, skivede sjampinjonger | skivad champinjon, skivade champinjoner, skivad svamp | viipaloitu herkkusieni, herkkusieniviipale, herkkusieniviipaleet
      ~kantarel, kantareller | kantarell, kantareller, kantareller ferske, kantarellsopp, gul kantarell | kantarell, kantareller, gula kantareller, kantareller färska | kantarelli, kantarellit, keltavahvero, kanttarelli, kanttarellit, kantarelleja, vahvero, vahverot, kantarellisieni
      ~tragtkantarel, tragtkantareller | traktkantarell, traktkantareller | trattkantarell, trattkantareller, trattisar, trattis, trattkantareller färska | suppilovahvero, suppilovahverot, suppis, suppilovahveroita, suppikset
      ~karl johan, karljohan, rørhat | steinsopp, karl johan, steinsopper | karljohan, karljohansvamp, karl johan, stensopp | herkkutatti, herkkutatit, tatti, tatit, porcini
      ~shiitake, shiitakesvampe, shitake | shiitake, shitake, shiitakesopp | shiitake, shitake, shiitakesvamp | siitake, siitakesieni, shiitake, siitakkeet
      ~østershat, østershatte, østerssvamp, østershatten | østerssopp, østersopp | ostronskivling, ostronskivlingar, ostronmussling, ostronsvamp | osterivinokas, osterivinokkaat, osterisieni
      kejserhat, kongeøstershat, king oyster, eryngii, kejserøstershat | kongeøsterssopp, king oyster, kongesopp, eryngii | kungsmussling, king oyster, kungsostronskivling, eryngii | kuningasosterivinokas, king oyster, kuningasvinokas
      ~enoki, enokisvampe | enoki, enokisopp | enoki, enokisvamp | enoki, enokisieni, talvijuurekas
      bøgehat, shimeji, bøgehatte | shimeji, bøkesopp | shimeji, bokskivling | shimeji, pyökkisieni
      ~morkel, morkler | morkel, morkler | murkla, murklor, toppmurkla | korvasieni, korvasienet, huhtasieni, huhtasienet
      ~trøffel frisk, trøfler svampe, sort trøffel, trøffel | trøffelsopp, fersk trøffel, sort trøffel | färsk tryffel, svart tryffel, tryffelsvamp, tryffel, tryfflar | tuore tryffeli, musta tryffeli, tryffeli, tryffelit
      svampemix, blandede svampe, svampeblanding, skovsvampe, vilde svampe | soppblanding, blandet sopp, skogssopp, villsopp, soppmiks | svampmix, blandad svamp, skogssvamp, svampblandning | sienisekoitus, metsäsieni, metsäsienet, sekasieni
      ~trompetsvamp, sort trompetsvamp | svart trompetsopp, trompetsopp | svart trumpetsvamp, trumpetsvamp | mustatorvisieni, mustatorvisienet, torvisieni
      ~- | matriske | blodriska | rousku, rouskut, leppärousku
      ~- | fåresopp | fårticka | lampaankääpä, lampaankäävät
      ~- | piggsopp, blek piggsopp | blek taggsvamp, taggsvamp | vaaleaorakas, orakas
svampedyrkningssæt, dyrk selv svampe | soppdyrkingssett | svampodlingskit, svampodling | sienikasvatussetti, sienen kasvatussetti`,
}
