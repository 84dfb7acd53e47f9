import type { GoodsTable } from '../goods-table.ts'

/** Vegetables, potatoes, mushrooms; fruit is in `fruit-vegetables.ts`, salads and herbs in `salads-herbs.ts`. */
export const vegetables: GoodsTable = {
  part: 'fruit-vegetables',
  rows: `
frugt og grønt | frukt og grønt | frukt och grönt | hedelmät ja vihannekset
  ~grøntsag, grøntsager, grønt, grønsager, friske grøntsager, grønsag | grønnsak, grønnsaker, grønt, ferske grønnsaker, grønsaker | grönsak, grönsaker, färska grönsaker, grönt | vihannes, vihannekset, kasvis, kasvikset, tuore vihannes, tuoreet vihannekset
    ~tomat, tomater, friske tomater | tomat, tomater | tomat, tomater, färska tomater | tomaatti, tomaatit
      ~cherrytomat, cherrytomater, cherry tomater, kirsebærtomat, kirsebærtomater | cherrytomat, cherrytomater, cherry tomater, kirsebærtomater | körsbärstomat, körsbärstomater, cherrytomat, cherrytomater | kirsikkatomaatti, kirsikkatomaatit
      snacktomat, snacktomater, snack tomater, snoretomater, minitomat, minitomater | snacktomat, snacktomater, minitomat, minitomater, perletomater | snacktomat, snacktomater, minitomat, minitomater | snacktomaatti, snacktomaatit, naposteltomaatti, minitomaatti, minitomaatit
      datteltomat, datteltomater, dadeltomat, dadeltomater | dattertomat, dadeltomater, daddeltomater | dadeltomat, dadeltomater | taatelitomaatti, taatelitomaatit
      blommetomat, blommetomater, miniblommetomater | plommetomat, plommetomater, miniplommetomater | plommontomat, plommontomater, miniplommontomater | luumutomaatti, luumutomaatit, miniluumutomaatti
      bøftomat, bøftomater, coeur de boeuf, oksehjertetomat | bifftomat, bifftomater, oksehjertetomat | bifftomat, bifftomater, coeur de boeuf, oxhjärtstomat | pihvitomaatti, pihvitomaatit, häränsydäntomaatti
      klasetomat, klasetomater, tomater på stilk, stilktomater, grentomater | klasetomat, klasetomater, tomater på stilk, grentomater | kvisttomat, kvisttomater, tomater på kvist, klastomater | terttutomaatti, terttutomaatit
      cocktailtomat, cocktailtomater | cocktailtomat, cocktailtomater | cocktailtomat, cocktailtomater | cocktailtomaatti, cocktailtomaatit
      tomatmix, blandede tomater | tomatmiks, blandede tomater | tomatmix, blandade tomater | tomaattisekoitus, tomaattimix
      san marzano, san marzano tomater | san marzano, san marzano tomater | san marzano, san marzanotomater | san marzano, san marzano tomaatti
      piccolotomat, piccolotomater, piccolo tomater | piccolotomat, piccolotomater, piccolo tomater | piccolotomat, piccolotomater, piccolo tomater | piccolotomaatti, piccolo tomaatti, piccolotomaatit
      gule tomater, gul tomat | gule tomater, gul tomat | gula tomater, gul tomat | keltainen tomaatti, keltaiset tomaatit
    ~agurk, agurker, salatagurk | agurk, agurker, slangeagurk, slangeagurker | gurka, gurkor, slanggurka, färsk gurka | kurkku, kurkut, tuorekurkku, tuorekurkut
      snackagurk, snackagurker, skoleagurk, skoleagurker, miniagurk, miniagurker | snackagurk, snackagurker, miniagurk, miniagurker | snackgurka, snackgurkor, minigurka, minigurkor, smågurkor | snackkurkku, snackkurkut, minikurkku, minikurkut
      drueagurk frisk, friske drueagurker, syltagurker friske | sylteagurk fersk, drueagurk | västeråsgurka, inläggningsgurka, druvgurka, gurka för inläggning | avomaankurkku, avomaankurkut, avomaan kurkku
    ~peberfrugt, peberfrugter, paprika, sød peber | paprika, paprikaer | paprika, paprikor, färsk paprika | paprika, paprikat, tuore paprika
      rød peberfrugt, røde peberfrugter | rød paprika, røde paprika | röd paprika, röda paprikor | punainen paprika, punaiset paprikat
      grøn peberfrugt, grønne peberfrugter | grønn paprika, grønne paprika | grön paprika, gröna paprikor | vihreä paprika, vihreät paprikat
      gul peberfrugt, gule peberfrugter, orange peberfrugt | gul paprika, gule paprika, oransje paprika | gul paprika, gula paprikor, orange paprika | keltainen paprika, keltaiset paprikat, oranssi paprika
      spidspeber, spids peberfrugt, spidse peberfrugter, spidspebere, sweet palermo | spisspaprika, søt spisspaprika, palermo paprika, søtpaprika | spetspaprika, spetspaprikor, sweet palermo, söt spetspaprika | suippopaprika, suippopaprikat
      snackpeber, snackpeberfrugt, snackpeberfrugter, minipeberfrugter, snack peber | snackpaprika, minipaprika | snackpaprika, minipaprika, snackpaprikor | snackpaprika, minipaprika, minipaprikat
      peberfrugtmix, blandede peberfrugter, peberfrugter mix | paprikamiks, paprika mix, blandet paprika, trafikklys paprika | paprikamix, blandad paprika | paprikasekoitus, paprikamix
      pimientos de padron, padron peber, pimientos, padron | padron, pimientos de padron, padronpaprika | padron, pimientos de padron, padronpaprika | padron, padronpaprika, padron paprika
    ~chili, frisk chili, chilifrugt, chilipeber, chillier, chilier | chili, chilipepper, fersk chili | chili, chilifrukt, chilipeppar, färsk chili | chili, chilit, chilipalko, chilipaprika, tuore chili
      rød chili, røde chili | rød chili | röd chili | punainen chili
      grøn chili, grønne chili | grønn chili | grön chili | vihreä chili
      ~jalapeno, jalapenos, friske jalapenos | jalapeno, jalapenos | jalapeno, jalapenos, färsk jalapeno | jalapeno, jalapenot
      ~habanero | habanero | habanero | habanero, habanerot
      piri piri, birdseye chili, thai chili | piri piri, thaichili | piri piri, thaichili, birdseye chili | piri piri, thaichili
      ~poblano, poblano chili | poblano | poblano | poblano
    ~løg, spiseløg, zittauerløg, gule løg, gult løg | løk, gul løk, kepaløk, gule løk, matløk | lök, gul lök, matlök, gullök | sipuli, sipulit, keltasipuli, keltasipulit, ruokasipuli
      ~rødløg, røde løg, rødt løg | rødløk, rød løk | rödlök, röd lök, rödlökar | punasipuli, punasipulit
      ~forårsløg, springløg, bundtløg | vårløk, bunteløk, vårløker | salladslök, knipplök, vårlök, salladslökar | kevätsipuli, kevätsipulit, varsisipuli, varsisipulit, nippusipuli
      ~hvidløg, fed hvidløg, hvidløgsfed | hvitløk, hvitløksfedd, kvitløk | vitlök, vitlöksklyfta, vitlöksklyftor | valkosipuli, valkosipulit, valkosipulin kynsi
        solo hvidløg, enkeltfeds hvidløg, kinesisk hvidløg | solohvitløk, enkelthvitløk, kinesisk hvitløk | solovitlök, solo vitlök, kinesisk vitlök | solovalkosipuli, yksikyntinen valkosipuli
        ~ramsløg | ramsløk | ramslök | karhunlaukka
        sort hvidløg | svart hvitløk | svart vitlök | musta valkosipuli
      ~skalotteløg, skalotløg, bananskalotteløg | sjalottløk, charlottløk, bananløk | schalottenlök, bananschalottenlök, charlottenlök, schalottenlökar | salottisipuli, salottisipulit, banaanisalottisipuli
      perleløg friske, friske perleløg | perleløk fersk, perleløk | syltlök färsk, syltlök, pärllök färsk, steklök | helmisipuli tuore, hillosipuli, hillosipulit
      salatløg, søde løg, hvide løg, hvidt løg | søtløk, salatløk | söt lök, vit lök | valkoinen sipuli, makea sipuli, jättisipuli
      ~porre, porrer | purre, purreløk, purrer | purjolök, purjo, purjolökar | purjo, purjot, purjosipuli, purjosipulit
        miniporre, miniporrer | minipurre | minipurjo, minipurjolök | minipurjo
    ~kål, kålhoved | kål, kålhode | kål, kålhuvud | kaali, kaalit
      ~hvidkål, hvid kål, hvidkålshoved | hodekål, hvitkål, kvitkål | vitkål, vitkålshuvud | valkokaali, valkokaalit, keräkaali, keräkaalit
      nykål, sommerkål | nykål, sommerkål, tidligkål | färskkål, nykål, sommarkål, primörkål | varhaiskaali, varhaiskaalit, uuden sadon kaali, kesäkaali
      ~rødkål frisk, rødkål, rødkålshoved | rødkål | rödkål, rödkålshuvud | punakaali, punakaalit
      spidskål, spids kål | spisskål, hjertekål, spiskål | spetskål | suippokaali, suippokaalit
      ~grønkål, grøn kål | grønnkål, grønkål | grönkål | lehtikaali, lehtikaalit
        sortkål, palmekål, cavolo nero | svartkål, palmekål, cavolo nero | svartkål, palmkål, cavolo nero | mustakaali, palmukaali, cavolo nero
        snittet grønkål, finthakket grønkål | snittet grønnkål, strimlet grønnkål | strimlad grönkål, hackad grönkål | lehtikaalisilppu, silputtu lehtikaali
      ~blomkål, blomkålshoved | blomkål, blomkålhode | blomkål, blomkålshuvud | kukkakaali, kukkakaalit
        blomkålsbuketter | blomkålbuketter | blomkålsbuketter | kukkakaalinuppu, kukkakaalinuput
        blomkålsris | blomkålris | blomkålsris | kukkakaaliriisi
        romanesco, romanescokål | romanesco, romanescokål | romanesco | romanesco, pyramidikukkakaali
      ~broccoli, brokkoli | brokkoli, broccoli | broccoli | parsakaali, parsakaalit, brokkoli, brokkolit
        broccolini, bimi, aspargesbroccoli, asparges broccoli, tenderstem | broccolini, bimi, aspargesbrokkoli, stilkbrokkoli | broccolini, bimi, sparrisbroccoli, stjälkbroccoli | varsiparsakaali, broccolini, bimi, varsiparsakaalit
        broccolibuketter | brokkolibuketter | broccolibuketter | parsakaalinuppu, parsakaalinuput
      ~rosenkål | rosenkål | brysselkål, brysselkålar | ruusukaali, ruusukaalit, brysselinkaali
      kinakål, kinesisk kål | kinakål | salladskål, kinakål, salladskålshuvud | kiinankaali, kiinankaalit, salaattikaali
      pak choi, pak choy, pakchoi, bok choy | pak choi, pak choy, bok choy | pak choi, pak choy, pak-choi, sellerikål, bok choy | pak choi, pak choy, paksoi, pinaattikiinankaali, pinaattikaali
      savojkål, savoykål, savoikål | savoykål, savoikål | savojkål, savoykål | savoijinkaali, kurttukaali, savoijinkaalit
      ~glaskål, kålrabi, knudekål | knutekål | kålrabbi | kyssäkaali, kyssäkaalit
      snittet kål, snitkål, hvidkål snittet, strimlet kål | strimlet kål, kålstrimler, kålmiks, snittet hodekål | strimlad vitkål, strimlad kål, skuren vitkål, vitkålsstrimlor | kaalisuikale, kaalisuikaleet, valkokaalisuikale, kaalisilppu, suikaloitu kaali
    ~rodfrugt, rodfrugter | rotgrønnsak, rotgrønnsaker, rotfrukt, rotfrukter | rotfrukt, rotfrukter, rotsaker, rotgrönsaker | juures, juurekset, juureskasvis
      ~gulerod, gulerødder | gulrot, gulrøtter | morot, morötter | porkkana, porkkanat
        bundtgulerødder, nye gulerødder, gulerødder med top, bundt gulerødder | buntgulrot, gulrot med gress, nygulrot, gulrøtter i bunt | knippmorötter, morötter i knippe, färska morötter, nyskördade morötter | nippuporkkana, nippuporkkanat, varhaisporkkana, varhaisporkkanat
        snackgulerødder, minigulerødder, gulerodssnack, snack gulerødder, gulerodsstænger, babygulerødder | snackgulrot, snackgulrøtter, minigulrot, minigulrøtter, babygulrøtter | snackmorot, snackmorötter, minimorötter, babymorötter, morotsstavar | snackporkkana, snackporkkanat, miniporkkana, miniporkkanat, babyporkkana
        revne gulerødder, gulerodsrasp, gulerodsstrimler, revet gulerod | revet gulrot, revne gulrøtter, gulrotstrimler | rivna morötter, riven morot, morotsstrimlor | porkkanaraaste, porkkanaraasteet, porkkanasuikale, raastettu porkkana
        regnbuegulerødder, farvede gulerødder, lilla gulerødder | fargerike gulrøtter, regnbuegulrøtter, lilla gulrot | regnbågsmorötter, färgade morötter, lila morötter | värikäs porkkana, sateenkaariporkkana, lila porkkana
      ~pastinak, pastinakker | pastinakk, pastinakker | palsternacka, palsternackor | palsternakka, palsternakat
      ~persillerod, persillerødder | persillerot, persillerøtter | persiljerot, rotpersilja, persiljerötter | juuripersilja, persiljanjuuri
      ~knoldselleri, selleri, rodselleri, sellerirod | sellerirot, selleri, knollselleri, rotselleri | rotselleri, selleri | juuriselleri, mukulaselleri, selleri, sellerinjuuri
      ~rødbede, rødbeder, rødbeter, rå rødbeder | rødbete, rødbeter, rødbet | rödbeta, rödbetor, färska rödbetor | punajuuri, punajuuret
        kogte rødbeder, forkogte rødbeder, vakuumkogte rødbeder | kokte rødbeter, forkokte rødbeter | kokta rödbetor, förkokta rödbetor | keitetty punajuuri, keitetyt punajuuret, esikypsytetty punajuuri
        bolchebede, bolchebeder, chioggia | polkabete, polkabeter, chioggia | polkabeta, polkabetor, chioggia | raitajuuri, raitajuuret, polkajuuri
        gulbede, gulbeder, gule beder | gulbete, gulbeter | gulbeta, gulbetor | keltajuuri, keltajuuret
      ~jordskok, jordskokker | jordskokk, jordskokker | jordärtskocka, jordärtskockor | maa-artisokka, maa-artisokat
      ~kålroe, kålroer | kålrot, kålrabi, kålrøtter, kålrota | kålrot, kålrötter, rotabagge | lanttu, lantut
      ~majroe, majroer, roe, roer, navet | nepe, neper, mainepe | rova, rovor, majrova, majrovor | nauris, nauriit
      ~radise, radiser | reddik, reddiker | rädisa, rädisor | retiisi, retiisit
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
    ~ingefær, frisk ingefær, ingefærrod | ingefær, fersk ingefær, ingefærrot | ingefära, färsk ingefära, ingefärsrot | inkivääri, inkiväärit, tuore inkivääri, inkiväärinjuuri
    ~frisk gurkemeje, gurkemejerod | fersk gurkemeie, gurkemeierot | färsk gurkmeja, gurkmejarot | tuore kurkuma, kurkumanjuuri
    ~galangarod, frisk galanga, galanga | galangal, galangarot | galangarot, galangal, galanga | galangal, galangajuuri
    ~asparges, aspargs | asparges, aspargs | sparris | parsa, parsat
      grønne asparges, grøn asparges, grønne aspargs | grønn asparges, grønne asparges | grön sparris | vihreä parsa, vihreät parsat
      hvide asparges, hvid asparges | hvit asparges, hvite asparges | vit sparris | valkoinen parsa, valkoiset parsat
      aspargestips, mini asparges | aspargestips, miniasparges | sparristoppar, minisparris | miniparsa, parsannuppu
    ~bladselleri, blegselleri, selleristænger, stangselleri | stangselleri, stilkselleri, bladselleri, selleristang | blekselleri, stjälkselleri, selleristjälk, selleristänger | lehtiselleri, varsiselleri, lehtisellerit, ruotiselleri
    ~fennikel, fennikelknold, frisk fennikel | fennikel, fenikkel, fennikelknoll | fänkål, färsk fänkål | fenkoli, fenkolit
    ~aubergine, auberginer | aubergine, auberginer, eggfrukt | aubergine, auberginer, äggplanta, äggplantor | munakoiso, munakoisot
    ~squash, courgette, courgetter, zucchini, sommersquash | squash, courgette, zucchini | zucchini, squash, sommarsquash, courgette | kesäkurpitsa, kesäkurpitsat, zucchini, tsukini
      gul squash | gul squash | gul zucchini, gul squash | keltainen kesäkurpitsa
      squashblomst, squashblomster | squashblomst | squashblomma, squashblommor, zucchiniblomma | kesäkurpitsankukka
      squashspaghetti, grøntsagsspaghetti, zoodles | squashspagetti, grønnsaksspagetti | zucchinispaghetti, grönsaksspaghetti, zoodles | kesäkurpitsaspagetti, kesäkurpitsanauha
    ~græskar, græskaret | gresskar | pumpa, pumpor | kurpitsa, kurpitsat, jättikurpitsa
      hokkaidogræskar, hokkaido, hokaido græskar | hokkaidogresskar, hokkaido gresskar, hokkaido | hokkaidopumpa, hokkaido | hokkaidokurpitsa, hokkaido
      butternut squash, butternut, flaskegræskar, butternutgræskar, moskusgræskar | butternut, flaskegresskar, butternut gresskar, peanøttgresskar | butternutpumpa, butternut, butternutsquash | myskikurpitsa, myskikurpitsat, butternut
      halloween græskar, halloweengræskar, udskæringsgræskar | halloweengresskar, halloween gresskar | halloweenpumpa, halloweenpumpor, halloween pumpa | halloweenkurpitsa, halloween kurpitsa, koristekurpitsa
      spaghettigræskar, spaghettisquash | spagettigresskar, spaghettigresskar | spaghettipumpa, spagettipumpa, spaghettisquash | spagettikurpitsa
      patisson, patissonsquash | patisson | patisson | patisson
      pyntegræskar, minigræskar, prydgræskar | pyntegresskar, minigresskar | prydnadspumpa, minipumpa, prydnadspumpor | minikurpitsa, koristekurpitsat
    ~avocado, avocadoer, avokado, avocadoes | avokado, avokadoer, avocado | avokado, avocado, avokador | avokado, avokadot, avocado
      spiseklar avocado, modne avocadoer, moden avocado, hass avocado | spiseklar avokado, moden avokado, hass avokado | ätmogen avokado, ätklar avokado, mogen avokado, hass avokado | syöntikypsä avokado, kypsä avokado, hass avokado
      miniavocado, snackavocado, avocado i net | miniavokado, avokado i nett | miniavokado, avokado i nät | miniavokado, avokado pussi
    ~majskolbe, majskolber, majs, friske majs, grillmajs, majs på kolbe | maiskolbe, maiskolber, mais, fersk mais, grillmais, mais på kolbe | majskolv, majskolvar, majs, färsk majs, grillmajs | maissintähkä, maissintähkät, maissi, maissit, tuore maissi, grillimaissi
      forkogte majskolber, kogte majskolber, vakuum majskolber | forkokte maiskolber, kokte maiskolber | förkokta majskolvar, kokta majskolvar | esikypsytetty maissi, keitetty maissintähkä
      babymajs, minimajs friske | babymais, minimais | babymajs, minimajs | minimaissi, minimaissit
    ~ærter, ærte, friske ærter, ærter i bælg, bælgærter | erter, ert, ferske erter, belgerter | ärtor, ärter, ärta, färska ärtor, spritärtor, ärtskidor | herne, herneet, tuore herne, tuoreet herneet, herneenpalko, palkoherne, herneenpalot
      ~sukkerærter, sugarsnaps, sukkerært, snackærter, slikærter, sugar snaps | sukkererter, sukkerert, sugar snaps, sugarsnaps, brekkerter | sockerärtor, sockerärter, sugarsnaps, sugar snaps, salladsärtor, brytärtor | sokeriherne, sokeriherneet, taittoherne, sugarsnaps, sokeriherneenpalko
      bondebønner friske, hestebønner, favabønner | bondebønner, favabønner, hestebønner | bondbönor, favabönor | härkäpapu tuore, härkäpavut tuore
    ~grønne bønner, friske bønner, bønner friske | grønne bønner, ferske bønner | gröna bönor, färska bönor | vihreä papu, vihreät pavut, tuore papu, tuoreet pavut, papu tuore
      haricots verts, haricot verts, brydbønner, snitbønner friske | aspargesbønner, brekkbønner, haricots verts, haricot verts | haricots verts, haricot verts, brytbönor, skärbönor, haricoverts | haricots verts, tankopapu, taitepapu, taitepavut, leikkopapu
      voksbønner, gule bønner | voksbønner | vaxbönor | vahapapu, vahapavut
      ~edamame, edamamebønner, edamame bønner | edamame, edamamebønner | edamame, edamamebönor, sojabönor gröna | edamame, edamamepapu, edamamepavut
    ~artiskok, artiskokker | artisokk, artisokker | kronärtskocka, kronärtskockor | artisokka, artisokat, latva-artisokka
    okra | okra | okra | okra
    ~bambusskud | bambusskudd | bambuskott | bambunverso, bambunversot
    lotusrod | lotusrot | lotusrot | lootusjuuri
    tangsalat, wakamesalat, wakame salat | tangsalat, wakamesalat | sjögrässallad, wakamesallad | merileväsalaatti, wakamesalaatti
    salturt, salicornia | salturt, salicornia | glasört, salicornia, havssparris | suolayrtti, meriparsa, salicornia
    vinblade | vinblader | vinblad, färska vinblad | viininlehti, viininlehdet
    ~kartoffel, kartofler, spisekartofler, friske kartofler | potet, poteter, matpotet, poteter i sekk, poteter løsvekt | potatis, potatisar, matpotatis, färsk potatis | peruna, perunat, ruokaperuna, ruokaperunat, pottu, potut
      nye kartofler, nye danske kartofler, nye kartofler danske, tidlige kartofler | nypotet, nypoteter, nye poteter, tidligpotet, tidligpoteter | färskpotatis, nypotatis, ny potatis, primörpotatis, sommarpotatis | uusi peruna, uudet perunat, varhaisperuna, varhaisperunat, uuden sadon peruna
      bagekartoffel, bagekartofler | bakepotet, bakepoteter, grillpotet, ovnspotet | bakpotatis, ugnspotatis, jättebakpotatis, bakad potatis | uuniperuna, uuniperunat, jättiperuna
      faste kartofler, salatkartofler, kogefaste kartofler, fastkogende kartofler | fast potet, kokefast potet, kokefaste poteter | fast potatis, kokfast potatis | kiinteä peruna, kiinteät perunat, salaattiperuna, keittoperuna
      melede kartofler, mosekartofler, kartofler til mos | melen potet, mospoteter, melne poteter | mjölig potatis, mospotatis | jauhoinen peruna, jauhoiset perunat, muusiperuna, soseperuna
      små kartofler, aspargeskartofler, babykartofler, minikartofler, perlekartofler | småpotet, småpoteter, babypoteter, minipoteter, delikatessepotet | småpotatis, delikatesspotatis, minipotatis, babypotatis, sparrispotatis | pikkuperuna, pikkuperunat, miniperuna, herkkuperuna
      mandelkartofler, la ratte | mandelpotet, mandelpoteter | mandelpotatis | puikula, puikulat, puikulaperuna, puikulaperunat, lapin puikula
      - | ringerikspotet, ringerikspoteter | - | -
      - | gulløye, gulløyepotet | gulöga | -
      - | - | - | siikli, siikliperuna, siikliperunat
      annabelle, annabelle kartofler | - | annabelle | annabelle, annabelle peruna
      - | - | - | rosamunda, rosamundaperuna
      - | kerrs pink | - | -
      - | asterix, asterix potet | asterix, asterix potatis | asterix
      - | - | king edward, king edward potatis | -
      - | - | cherie, cherie potatis | -
      - | beate, beate potet, folva | - | -
      røde kartofler, rød kartoffel | rød potet, røde poteter | röd potatis | punainen peruna, punakuorinen peruna, punaiset perunat
      lilla kartofler, blå kartofler | blå potet, blå poteter, lilla potet | blå potatis, lila potatis | sininen peruna, violetti peruna
      skrællede kartofler, kartofler skrællede, vakuumkartofler, forkogte kartofler, kogte kartofler, pillede kartofler | skrelte poteter, kokte poteter, forkokte poteter, vakuumpoteter | skalad potatis, kokt potatis, förkokt potatis, skalpotatis, vakuumpotatis | kuorittu peruna, kuoritut perunat, esikypsä peruna, keitetty peruna, esikypsytetty peruna
      kartoffelbåde kølede, grillkartofler, kartoffeltern, rosmarinkartofler, ovnkartofler, brasede kartofler | båtpoteter ferske, grillpoteter, potetterninger, stekepoteter, ovnspoteter | klyftpotatis kyld, grillpotatis, tärnad potatis, stekpotatis, rostad potatis | lohkoperuna tuore, grilliperuna, perunakuutio, paistinperuna, rosmariiniperuna
    grøntsagsmix, grøntsagsblanding, blandede grøntsager, grønsagsmix | grønnsaksblanding, grønnsaksmiks, blandede grønnsaker, grønnsaksmix | grönsaksmix, grönsaksblandning, blandade grönsaker | vihannessekoitus, kasvissekoitus, vihannesmix, vihannessekoitukset
      wokgrønt, wokmix, wokgrøntsager, wokgrøntsag, wok grøntsager, wokblanding frisk | wokgrønnsaker, wokblanding, wokmiks, wok grønnsaker | wokgrönsaker, wokmix, wokgrönsak, wok grönsaker, wokblandning | wokvihannekset, wokvihannes, wok vihannekset, wokkivihannekset
      suppeurter, suppevisk, suppeurt, suppegrønt | suppegrønnsaker, suppegrønt, suppegrønnsak, suppebunt | soppgrönsaker, soppmix grönsaker, buljonggrönsaker | keittojuurekset, keittojuures, keittovihannekset, keittovihannes, keittoaines
      rodfrugtmix, rodfrugtblanding, blandede rodfrugter, rodfrugter i tern | rotgrønnsaksblanding, rotgrønnsakmiks, rotmos grønnsaker, ovnsbakte rotgrønnsaker | rotfruktsmix, rotsaksmix, blandade rotfrukter, rotmosmix | juuressekoitus, juuressuikale, juuressuikaleet, uunijuurekset, juureskuutiot
      snitgrønt, udskårne grøntsager, snittede grøntsager, skåret grønt, forskårne grøntsager | oppkuttede grønnsaker, kuttede grønnsaker, ferdigkuttede grønnsaker, oppskårne grønnsaker | skurna grönsaker, färdigskurna grönsaker, hackade grönsaker | pilkotut vihannekset, leikatut vihannekset, valmiiksi pilkotut vihannekset
      snackgrønt, grøntsagsstænger, grøntsagsstave, dipgrønt, grønne stænger, gnavegrønt | snackgrønnsaker, grønnsaksstaver, dipgrønnsaker, grønnsakssnacks | snackgrönsaker, grönsaksstavar, dipgrönsaker, grönsaksstänger | dippivihannekset, snackvihannekset, vihannestikut, kasvistikut, napostelukasvikset
      hakkede løg friske, løg i tern, skårne løg | hakket løk fersk, løk i terninger | hackad lök färsk, tärnad lök | sipulisilppu, silputtu sipuli
      grillgrøntsager, grillgrønt, ratatouillemix, grøntsagsspyd | grillgrønnsaker, grønnsaksspyd, ratatouillemiks | grillgrönsaker, grönsaksspett, ratatouillemix | grillivihannekset, grillivihannes, vihannesvartaat
    grøntsagskasse, grøntkasse, frugt- og grøntkasse | grønnsakskasse, fruktkasse grønt, matsvinnpose | grönsakslåda, frukt- och grönsakslåda, grönsakskasse | vihanneslaatikko, hävikkilaatikko, hävikkipussi
    ~svampe, svamp, friske svampe, spisesvampe | sopp, fersk sopp, sopper, matsopp | svamp, svampar, färsk svamp, matsvamp | sieni, sienet, tuore sieni, ruokasieni, ruokasienet
      ~champignon, champignoner, champignons, hvide champignoner | sjampinjong, sjampinjonger, champignon, sjampinjon | champinjon, champinjoner, champignon, färska champinjoner | herkkusieni, herkkusienet, champignon, samppinjoni
        brune champignoner, brun champignon, markchampignon, kastanjechampignon, brune champignon | aromasopp, brun sjampinjong, aroma sopp, brune sjampinjonger | skogschampinjon, skogschampinjoner, kastanjechampinjon, bruna champinjoner, brun champinjon | ruskea herkkusieni, ruskeat herkkusienet, tammenherkkusieni
        ~portobello, portobellosvamp, portobellosvampe, portobelloer | portobello, portobellosopp | portobello, portabello, portobellosvamp, portobellochampinjon | portobello, portobellosieni, portobellot
        skårne champignoner, champignoner i skiver, skivede champignon, snittede champignon | skivet sjampinjong, oppskåret sjampinjong, skivede sjampinjonger | skivad champinjon, skivade champinjoner, skivad svamp | viipaloitu herkkusieni, herkkusieniviipale, herkkusieniviipaleet
      ~kantarel, kantareller | kantarell, kantareller | kantarell, kantareller, gula kantareller | kantarelli, kantarellit, keltavahvero, kanttarelli, kanttarellit
      ~tragtkantarel, tragtkantareller | traktkantarell, traktkantareller | trattkantarell, trattkantareller | suppilovahvero, suppilovahverot, suppis
      ~karl johan, karljohan, rørhat | steinsopp, karl johan, steinsopper | karljohan, karljohansvamp, karl johan, stensopp | herkkutatti, herkkutatit, tatti, tatit, porcini
      ~shiitake, shiitakesvampe, shitake | shiitake, shitake, shiitakesopp | shiitake, shitake, shiitakesvamp | siitake, siitakesieni, shiitake, siitakkeet
      ~østershat, østershatte, østerssvamp, østershatten | østerssopp, østersopp | ostronskivling, ostronskivlingar, ostronmussling, ostronsvamp | osterivinokas, osterivinokkaat
      kejserhat, kongeøstershat, king oyster, eryngii, kejserøstershat | kongeøsterssopp, king oyster, kongesopp, eryngii | kungsmussling, king oyster, kungsostronskivling, eryngii | kuningasosterivinokas, king oyster, kuningasvinokas
      ~enoki, enokisvampe | enoki, enokisopp | enoki, enokisvamp | enoki, enokisieni, talvijuurekas
      bøgehat, shimeji, bøgehatte | shimeji, bøkesopp | shimeji, bokskivling | shimeji, pyökkisieni
      ~morkel, morkler | morkel, morkler | murkla, murklor, toppmurkla | korvasieni, korvasienet, huhtasieni, huhtasienet
      ~trøffel frisk, trøfler svampe, sort trøffel | trøffelsopp, fersk trøffel, sort trøffel | färsk tryffel, svart tryffel, tryffelsvamp | tuore tryffeli, musta tryffeli
      svampemix, blandede svampe, svampeblanding, skovsvampe, vilde svampe | soppblanding, blandet sopp, skogssopp, villsopp, soppmiks | svampmix, blandad svamp, skogssvamp, svampblandning | sienisekoitus, metsäsieni, metsäsienet, sekasieni
      ~trompetsvamp, sort trompetsvamp | svart trompetsopp | svart trumpetsvamp, trumpetsvamp | mustatorvisieni, mustatorvisienet
      ~- | - | blodriska | rousku, rouskut, leppärousku
      ~- | fåresopp | fårticka | lampaankääpä, lampaankäävät
      ~- | piggsopp, blek piggsopp | blek taggsvamp, taggsvamp | vaaleaorakas, orakas
      svampedyrkningssæt, dyrk selv svampe | soppdyrkingssett | svampodlingskit, svampodling | sienikasvatussetti, sienen kasvatussetti`,
}
