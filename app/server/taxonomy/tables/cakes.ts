import type { GoodsTable } from '../goods-table.ts'

/** Cakes and pies; buns, pastry and seasonal baking are in `buns-pastry.ts`. */
export const cakes: GoodsTable = {
  part: 'bread-cakes',
  rows: `
bagværk, bagervarer | bakst, bakevarer, bakervarer, gjærbakst, søtbakst | bakverk, kaffebröd, fikabröd, konditorivaror, kakor och tårtor | leivonnainen, leivonnaiset, kahvileipä, kahvileivät, makeat leivonnaiset, konditoriatuotteet
  kage, kager | kake, kaker, kakestykke | kaka, kakor, fikakaka, mjuk kaka | kakku, kakut, kahvikakku, kahvikakut
    lagkage, lagkager, fødselsdagskage, fødselsdagslagkage, børnefødselsdagskage, bærlagkage, frugtlagkage, festkage, flødeskumslagkage | bløtkake, bløtkaker, bursdagskake, bursdagskaker, kremkake, lagkake, barnebursdagskake, fløtekake, festkake, kremkaker, selskapskake | tårta, tårtor, gräddtårta, gräddtårtor, födelsedagstårta, barntårta, kalastårta, bärtårta, frukttårta, kalaskaka, festtårta | täytekakku, täytekakut, kermakakku, kermakakut, synttärikakku, synttärikakut, juhlakakku, lastenkakku, syntymäpäiväkakku, kermatäytekakku, juhlatäytekakku, kerrostäytekakku
      jordbærlagkage | jordbærkake, jordbærbløtkake, jordbærbløtkaker | jordgubbstårta, midsommartårta | mansikkakakku, mansikkatäytekakku, mansikkakermakakku
      prinsessekage, marcipankage | marsipankake, marsipankaker, prinsessekake | prinsesstårta, prinsesstårtor, marsipantårta | prinsessakakku, marsipaanikakku, marsipaanikakut
      chokoladelagkage | sjokoladebløtkake | chokladtårta, chokladtårtor | suklaatäytekakku, suklaakermakakku
      sachertorte, sacherkage | sachertorte, sacherkake | sachertårta, sachertorte | sacherkakku, sachertorte
      karamelkage | karamellkake | kolatårta | kinuskikakku, kinuskikakut
      moussekage, chokolademoussekage | moussekake, sjokolademoussekake | moussetårta, moussetårtor, chokladmoussetårta | moussekakku, moussekakut, suklaamoussekakku, vaahtokakku
      othellolagkage, othello lagkage | - | - | -
      rugbrødslagkage, brødtorte | - | - | -
      gåsebryst | - | - | -
      sønderjysk lagkage | - | - | -
      kagemand, kagekone | kakemann, kakemenn | - | kakkumies
      bryllupskage | bryllupskake, brudekake | bröllopstårta | hääkakku, hääkakut
      ?konfirmationskage | konfirmasjonskake | konfirmationstårta, studenttårta, konfirmationskaka | rippikakku, ylioppilaskakku, valmistujaiskakku
      ?barnedåbskage, dåbskage | dåpskake | doptårta | ristiäiskakku
      schwarzwaldkage, schwarzwalderlagkage | schwarzwaldkake | schwarzwaldtårta | schwarzwaldkakku
      tiramisukage | tiramisukake | tiramisutårta | tiramisukakku
      daimkage, daim kage | daimkake | daimtårta, dajmtårta | daimkakku
      - | - | operatårta | -
      - | - | budapesttårta, budapestrulle | budapestkakku
      gelekage | gelekake, gelékake | gelétårta | hyydykekakku, hyytelökakku, hyytelöitetty kakku
      - | - | mandeltårta, mandeltårtor, almondy | mantelikakku, mantelikakut
      - | suksesskake, suksessterte, suksessterter, suksesskaker | succétårta | -
      - | verdens beste, kvæfjordkake, kvæfjordkaker, verdens beste kake | brittatårta, pinocchiotårta | britakakku, brita-kakku
      fragilite, fragilitekage | - | - | -
      minilagkage, minilagkager | minibløtkake | minitårta, minitårtor, småtårtor | minikakku
    pavlova, marengskage, marengslagkage, marengstærte | pavlova, marengskake | pavlova, marängtårta | pavlova, marenkikakku, pavlovakakku
      marengsbund, marengsbunde, pavlovabund | marengsbunn, marengsbunner, pavlovabunn, pavlovabunner | marängbotten, marängbottnar, pavlovabotten | marenkipohja, marenkipohjat, pavlovapohja
      marengsroulade | marengsrull, marengsrullekake | marängrulltårta | marenkikääretorttu, marenkirulla, britarulla
    cheesecake, cheesecakes, ostekage, ostekager | ostekake, ostekaker, cheesecake, ostekakebit | cheesecake, cheesecakes, cheese cake, philadelphiatårta | juustokakku, juustokakut, cheesecake, juustokakkupala, hyydytetty juustokakku, tuorejuustokakku
    islagkage, islagkager, iskage | iskake, iskaker, isbløtkake, isterte | glasstårta, glasstårtor | jäätelökakku, jäätelökakut, jätskikakku
    sandkage, sandkager | sandkake, sandkaker, pundkake | sandkaka, sandkakor, pundkaka | hiekkakakku, hiekkakakut
    sukkerbrødskage | sukkerbrød | sockerkaka, sockerkakor | sokerikakku, sokerikakut
    formkage, formkager, skærekage, skærekager, tørkage, tørkager | formkake, formkaker, rørekake, rørekaker | formkaka, formkakor, skärkaka, mjuk kaka, mjuka kakor, fikakaka | kuivakakku, kuivakakut, kahvikakku, vuokakakku, kakkuviipale
      marmorkage, marmorkager, tigerkage | marmorkake, tigerkake, marmorkaker | tigerkaka, tigerkakor, marmorkaka, marmorkakor | tiikerikakku, tiikerikakut, marmorikakku, tiikerikakkuviipale
      citronkage, citronkager | sitronkake, sitronformkake, sitronkaker | citronkaka, citronkakor, citronsockerkaka | sitruunakakku, sitruunakakut
      citronmåne, citronmåner, citronhalvmåne, citronhalvmåner | - | - | -
      appelsinkage | appelsinkake | apelsinkaka | appelsiinikakku
      krydderkage, krydderkager | krydderkake, krydderkaker | mjuk pepparkaka, mjuka pepparkakor, kryddkaka | maustekakku, maustekakut, piparkakkukakku, joulumaustekakku, pehmeä maustekakku
      banankage, bananbrød | bananbrød, banankake, bananloff | bananbröd, banankaka, bananlimpa | banaanikakku, banaanileipä, banaanikakut
      gulerodskage, gulerodskager | gulrotkake, gulrotkaker | morotskaka, morotskakor | porkkanakakku, porkkanakakut
      squashkage, courgettekage, zucchinikage | squashkake | zucchinikaka | kesäkurpitsakakku
      frugtkage, frugtkager, engelsk frugtkage, plumkage | fruktkake, engelsk fruktkake, plumkake | fruktkaka, engelsk fruktkaka, plumcake, plumkaka | hedelmäkakku, hedelmäkakut, englantilainen kakku, englantilainen hedelmäkakku, rusinakakku
      honningkage, honningkager | honningkake, honningkaker | honungskaka | hunajakakku, hunajakakut
      æblekage, æblekager | eplekake, eplekaker | äppelkaka, äppelkakor | omenakakku, omenakakut
      rabarberkage | rabarbrakake | rabarberkaka | raparperikakku
      bærkage, hindbærkage | bærkake, bringebærkake | bärkaka, hallonkaka | marjakakku, vadelmakakku
      blåbærkage | blåbærkake | blåbärskaka | mustikkakakku
      red velvet, red velvet kage | red velvet, red velvet kake | red velvet, red velvet tårta | red velvet, red velvet kakku
    chokoladekage, chokoladekager | sjokoladekake, sjokoladekaker, sjokokake, fuktig sjokoladekake | mjuk chokladkaka, chokladsockerkaka | suklaakakku, suklaakakut, kaakaokakku
      brownie, brownies, browniekage | brownie, brownies, browniekake | brownie, brownies, browniekaka | brownie, browniet, brownies, suklaabrownie, suklaabrowniet
      kladdkaka, kladkage, mudcake | kladdkake, kladdkaka, mudcake | kladdkaka, kladdkakor, kletkaka, mudcake | mutakakku, mutakakut, kladdkaka, tahmakakku, mudcake
      chokoladefondant, lava cake, lavakage | sjokoladefondant, lavakake, lava cake | chokladfondant, lavakaka, lava cake, chokladlavakaka | suklaafondant, laavakakku, lava cake
      - | mokkaruter, mokkarute | kärleksmums, mockaruta, mockarutor, snoddas, snoddaskaka, chokladruta, chokladrutor, mockakaka | mokkapala, mokkapalat, mokkaruutu, mokkaruudut
      blondie, blondies | blondie, blondies | blondie, blondies | blondie, blondies
    bradepandekage, bradepandekager, pladekage, pladekager | langpannekake, langpannekaker, platekake | långpannekaka, långpannekakor, plåtkaka | peltikakku, peltikakut, pellillinen kakku
    drømmekage, drømmekager | drømmekake | drömkaka, dansk drömkaka | -
    brunsviger, brunsvigere | - | - | -
    honninghjerte, honninghjerter, honningkagehjerter | honninghjerte, honninghjerter | honungshjärta | hunajasydän
    toscakage | toscakake, toskakake | toscakaka, toscakakor, tosca | toscakakku, toscakakut
    silviakage | delfiakake, silviakake | silviakaka | -
    kokoskage | kokoskake | kokoskaka | kookoskakku, kookoskakut
    tropisk aroma | tropisk aroma | - | -
    mazarintærte, mazarinkage | mazarinkake | mazarintårta | mazariinikakku
    fyrstekage | fyrstekake, fyrstekaker | furstekaka | -
    glutenfri kage, glutenfrie kager | glutenfri kake, glutenfrie kaker | glutenfri kaka, glutenfri tårta | gluteeniton kakku
    vegansk kage | vegansk kake | vegansk tårta, vegansk kaka | vegaaninen kakku, vegaanikakku
    - | - | ostkaka, ostkakor | -
    - | - | spettekaka, spettkaka | baumkuchen
    cake pop, cake pops, cakepops | cake pop, cake pops, cakepops | cake pop, cake pops, cakepops | cake pop, cake pops, cakepops
    roulade, roulader | rullekake, rullekaker, swiss roll, roulade, rulade | rulltårta, rulltårtor, rulltårtsbit, rulltårtssnitt | kääretorttu, kääretortut, kääretorttupala, rullakakku
      hindbærroulade | bringebærrullekake | hallonrulltårta | vadelmakääretorttu
      chokoladeroulade | sjokoladerullekake | chokladrulltårta | suklaakääretorttu
      drømmeroulade | drømmerullekake | drömrulltårta, drömtårta, drömtårtor, drömrulle, drömtårtsrulle | unelmakääretorttu, unelmatorttu, unelmatortut, unelmakakku
    kransekage, kransekager, kransekagestang, kransekagetop, kransekagekonfekt | kransekake, kransekaker, kransekakestenger, kransekakestang, kransekakepinner | kransekaka, kranskaka, kranskakor | kransekake
    nøddekage | nøttekake | nötkaka | pähkinäkakku
    kiksekage | kjekskake | radiokaka | keksikakku
    oreokage | oreokake | oreotårta, oreokaka | oreokakku
    mandelkage | mandelkake, mandelterte, mandelkaker | mandelkaka | mantelikakku
  træstamme, træstammer, punchrulle | punsjrull, punsjruller, punsjrulle, punsjstubbe | dammsugare, punschrulle, punschrullar, arraksrulle, dammsugarbakelse, dammsugarkaka | punssirulla, punssirullat, punssileivos
  romkugle, romkugler, romtrøffel | romkule, romkuler | arraksboll, arraksbollar, punschboll, punschbollar, rombollar, romboll | rommipallo, rommipallot, punssipallo, punssipallot
  havrekugle, havregrynskugle, havregrynskugler | havrekule, havrekuler, havregrynskule | chokladboll, chokladbollar, havreboll, havrebollar, delicatoboll, delicatobollar, havregrynsboll, havregrynsbollar | kaurapallo, kaurapallot, suklaapallo, suklaapallot, kaurapallero
  studenterbrød | - | - | -
  hindbærsnitte, hindbærsnitter | bringebærsnitt | hallonsnitt | aleksanterinleivos, aleksanterinleivokset
  - | - | hallongrotta, hallongrottor | -
  konditorkage, konditorkager, flødekage, flødekager, portionskage, flødeskumskage, flødeskumskager, dessertkage | konditorkake, konditorkaker, kremkakestykke, konditorbakst | bakelse, bakelser, gräddbakelse, gräddbakelser, konditoribakelse | leivos, leivokset, kermaleivos, kermaleivokset, kahvileivos, konditorialeivos, leivoslajitelma
    napoleonskage, napoleonskager | napoleonskake, napoleonskaker, napoleonkake, tusenbladkake | napoleonbakelse, napoleonbakelser, napoleontårta, napoleonkaka | napoleonleivos, napoleonleivokset, napoleonin leivos, napoleonkakku
    medaljekage, medaljekager, medaljer, medalje | - | - | -
    kartoffelkage, kartoffelkager | - | - | -
    napoleonshat, napoleonshatte | - | - | -
    - | - | prinsessbakelse, prinsessbakelser | prinsessaleivos, prinsessaleivokset
    - | - | budapestbakelse, budapestbakelser | -
    - | - | biskvi, biskvier, chokladbiskvi, chokladbiskvier | -
    - | - | - | bebeleivos, bebeleivokset, bebe
    - | - | runebergstårta, runebergstårtor | runebergintorttu, runebergintortut, runebergin torttu
    mazarin, mazariner | mazarin, mazariner, mazarinkaker, mazarinkake | mazarin, mazariner, mazarinkaka, mandelmazarin | mazariini, mazariinit, massariini, mantelimassariini
    petit four, petit fours | petit four, petit fours | petit four, petit fours, minibakelse, minibakelser | petit four, minileivos, minileivokset, pikkuleivos, pikkuleivokset, cocktailleivos
    linsekage, linsekager | - | - | -
    sarah bernhardt | sarah bernhardt | sarah bernhardt | sarah bernhardt
    marengs, marengser | marengs, pikekyss, marengser, marengskyss, marengstopper | maräng, maränger, marängtopp, marängtoppar | marenki, marengit, marenkisuukko, marenkipallot, marenkikeksi
    macaron, macarons | macaron, macarons | macaron, macarons, fransk makron | macaron, macaronit, macarons, makaronileivos
    vandbakkelse, vandbakkelser, profiteroles, profiterole | vannbakkels, profiteroles, vannbakkelser, profiterol | petit-chou, petit chou, profiteroles, vattenbakelse, petits choux, profiterol | tuulihattu, tuulihatut, profiteroli, profiterolit, kermatuulihattu
      eclair, eclairs, eclairkage | eclair, eclairs, sjokoladeeclair | eclair, eclairs, chokladeclair | eclair, eclairit, eclairleivos
    kajkage, kajkager, kaj kage | - | - | -
    kagesnitte, kagesnitter | - | - | -
  kokosmakron, kokosmakroner, kokostop, kokostoppe | kokosmakron, kokosmakroner, kokostopp, kokostopper | kokostopp, kokostoppar, kokosmakron, kokosmakroner | kookoshuippu, kookoshuiput, kookosmakroni, kookosmakronit, kookosleivos
  madeleine, madeleines, madeleinekager | madeleine, madeleines | madeleine, madeleines | madeleine, madeleinet
  muffin, muffins | muffins, muffin, muffinser | muffins, muffin, muffinsar | muffini, muffinit, muffinssi, muffinssit, muffins, muffarit, muffari, kahvimuffini
    chokolademuffin, chokolademuffins | sjokolademuffins, sjokolademuffin | chokladmuffins, chokladmuffin | suklaamuffini, suklaamuffinit, suklaamuffinssi
    blåbærmuffin, blåbærmuffins | blåbærmuffins, blåbærmuffin | blåbärsmuffins, blåbärsmuffin | mustikkamuffini, mustikkamuffinit, mustikkamuffinssi
    minimuffins | minimuffins | minimuffins, minimuffin | minimuffini, minimuffinit, minimuffinssi, minimuffinssit
    cupcake, cupcakes | cupcake, cupcakes, koppkake, koppkaker | cupcake, cupcakes | cupcake, kuppikakku, kuppikakut, cupcakes, kuorrutettu muffini
  tærte, tærter, pie | terte, terter, pai, paier, dessertpai, paistykke | paj, pajer, tarte, efterrättspaj | piirakka, piirakat, piiras, piiraat, piirakkapala, makea piirakka
    - | - | - | torttu, tortut, hedelmätortut
      minitærte, minitærter, frugttartelet, frugttarteletter, tartelet med frugt | tertelett, terteletter, fruktterte, minipai, småterter | tartelett, tarteletter, fruktbakelse, minipaj, fruktpaj | hedelmätorttu, hedelmätortut, minitorttu, marjaleivos, minipiirakka
      jordbærtærte, jordbærtærter | jordbærterte, jordbærpai | jordgubbstartelett, jordgubbspaj | mansikkatorttu, mansikkapiirakka
      citrontærte, citrontærter, lemon pie, lemon curd tærte | sitronterte, sitronpai, lemonpai, lemon pie | citronpaj, citrontarte, lemon pie | sitruunatorttu, sitruunapiiras, sitruunapiirakka, lemon pie
      chokoladetærte | sjokoladeterte | chokladtarte, chokladpaj | suklaatorttu, suklaapiirakka
    æbletærte, æblepie, æbletærter, apple pie | eplepai, epleterte, eplepaier, apple pie | äppelpaj, äpplepaj, äppelpajer, apple pie | omenapiirakka, omenapiirakat, omenapiiras, apple pie, omenatorttu
    rabarbertærte, rabarberpie | rabarbrapai, rabarbraterte | rabarberpaj | raparperipiirakka, raparperipiirakat, raparperipiiras
    blåbærtærte | blåbærpai, blåbærterte | blåbärspaj | mustikkapiirakka, mustikkapiirakat, mustikkapiiras
    bærtærte, hindbærtærte | bærpai, bringebærpai | bärpaj, hallonpaj | marjapiirakka, marjapiirakat, vadelmapiirakka, marjapiiras, vadelmapiiras
    - | - | kvargpaj | rahkapiirakka, rahkapiirakat, rahkapiiras
    - | - | plåtpaj | peltipiirakka, peltipiirakat, pellillinen piirakka
    pecanpie, pecantærte | pekanpai | pecanpaj | pekaanipiirakka
    æblecrumble, crumble, smuldretærte, æblesmuldrepie | smuldrepai, crumble, eplesmuldre, eplecrumble | smulpaj, crumble, äppelsmulpaj | paistos, paistokset, omenapaistos, crumble, muropiirakka, kaurapaistos, marjapaistos
    karelsk pirog | karelsk pirog | karelsk pirog, karelska piroger, karelpirog | karjalanpiirakka, karjalanpiirakat, karjalan piirakka, karjalan piirakat, karjalanpiiras, karjalaispiirakka
    - | - | rispirog | riisipiirakka, riisipiirakat, riisipiiras, riisipiiraat
    - | - | potatispirog | perunapiirakka, perunapiirakat, perunapiiras
    - | - | - | porkkanapiirakka, porkkanapiirakat, porkkanapiiras
    madtærte, madtærter, quiche, quicher, salt tærte, frokosttærte, quiche lorraine | matpai, quiche, matpaier, matterte, middagspai, quiche lorraine, salt pai | matpaj, matpajer, quiche, lunchpaj, middagspaj, quiche lorraine | suolainen piirakka, suolaiset piirakat, quiche, ruokapiirakka, suolapiirakka, suolainen piiras, quiche lorraine
      ostetærte | ostepai | ostpaj, västerbottensostpaj, västerbottenpaj, västerbottenostpaj | juustopiirakka, juustopiirakat, juustopiiras
      skinketærte, skinkepie | skinkepai, skinke og ostepai | skinkpaj, ost och skinkpaj | kinkkupiirakka, kinkkupiirakat, kinkkupiiras, kinkkujuustopiirakka
      kyllingetærte, kyllingepie | kyllingpai | kycklingpaj | kanapiirakka, kanapiirakat, broileripiirakka, kanapiiras
      grøntsagstærte, porretærte, spinattærte, broccolitærte, vegetartærte | grønnsakspai, brokkolipai, spinatpai, vegetarpai | grönsakspaj, broccolipaj, vegetarisk paj, spenatpaj, vegopaj | kasvispiirakka, kasvispiirakat, pinaattipiirakka, kasvispiiras, vegepiirakka, parsakaalipiirakka
      laksetærte | laksepai | laxpaj | lohipiirakka, lohipiirakat, lohipiiras
      kødtærte, oksekødstærte | kjøttpai, kjøttdeigpai | köttfärspaj, köttpaj | jauhelihapiirakka, jauhelihapiiras
      svampetærte | soppai, soppterte, kantarellpai | svamppaj, kantarellpaj | sienipiirakka, sienipiirakat, sienipiiras, kanttarellipiirakka
      - | - | räkpaj | -
      tacotærte | tacopai | tacopaj | tacopiirakka
    - | - | köttpirog | lihapiirakka, lihapiirakat, lihis, lihikset, lihapiiras, lihapiiraat`,
}
