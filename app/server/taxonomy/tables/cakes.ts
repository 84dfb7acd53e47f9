import type { GoodsTable } from '../goods-table.ts'

/** Cakes and pies; buns, pastry and seasonal baking are in `buns-pastry.ts`. */
export const cakes: GoodsTable = {
  part: 'bread-cakes',
  rows: `
bagværk, bagervarer | bakst, bakevarer, bakervarer, gjærbakst | bakverk, kaffebröd, fikabröd | leivonnainen, leivonnaiset, kahvileipä, kahvileivät
  kage, kager | kake, kaker | kaka, kakor | kakku, kakut
    lagkage, lagkager, fødselsdagskage, fødselsdagslagkage | bløtkake, bløtkaker, bursdagskake, bursdagskaker, kremkake, lagkake | tårta, tårtor, gräddtårta, gräddtårtor, födelsedagstårta | täytekakku, täytekakut, kermakakku, kermakakut, synttärikakku, synttärikakut, juhlakakku
      jordbærlagkage | jordbærkake, jordbærbløtkake | jordgubbstårta | mansikkakakku, mansikkatäytekakku
      prinsessekage, marcipankage | marsipankake, marsipankaker, prinsessekake | prinsesstårta, prinsesstårtor, marsipantårta | prinsessakakku, marsipaanikakku, marsipaanikakut
      chokoladelagkage | sjokoladebløtkake | chokladtårta, chokladtårtor | suklaatäytekakku
      moussekage, chokolademoussekage | moussekake, sjokolademoussekake | moussetårta, moussetårtor, chokladmoussetårta | moussekakku, moussekakut, suklaamoussekakku
      othellolagkage, othello lagkage | - | - | -
      rugbrødslagkage, brødtorte | - | - | -
      gåsebryst | - | - | -
      sønderjysk lagkage | - | - | -
      kagemand, kagekone | kakemann, kakemenn | - | -
      bryllupskage | bryllupskake | bröllopstårta | hääkakku, hääkakut
      konfirmationskage | konfirmasjonskake | konfirmationstårta, studenttårta | rippikakku, ylioppilaskakku, valmistujaiskakku
      barnedåbskage, dåbskage | dåpskake | doptårta | ristiäiskakku
      schwarzwaldkage, schwarzwalderlagkage | schwarzwaldkake | schwarzwaldtårta | schwarzwaldkakku
      tiramisukage | tiramisukake | tiramisutårta | tiramisukakku
      daimkage, daim kage | daimkake | daimtårta | daimkakku
      - | - | operatårta | -
      - | - | budapesttårta, budapestrulle | budapestkakku
      - | gelekake, gelékake | - | hyydykekakku, hyytelökakku
      - | - | mandeltårta, mandeltårtor, almondy | mantelikakku, mantelikakut
      - | suksesskake, suksessterte, suksessterter, suksesskaker | - | -
      - | verdens beste, kvæfjordkake, kvæfjordkaker | - | -
    pavlova, marengskage, marengslagkage | pavlova, marengskake | pavlova, marängtårta | pavlova, marenkikakku
      marengsbund, marengsbunde | marengsbunn, marengsbunner | marängbotten, marängbottnar | marenkipohja, marenkipohjat
      marengsroulade | marengsrull, marengsrullekake | marängrulltårta | marenkikääretorttu
    cheesecake, cheesecakes, ostekage, ostekager | ostekake, ostekaker, cheesecake | cheesecake, cheesecakes | juustokakku, juustokakut, cheesecake
    islagkage, islagkager, iskage | iskake, iskaker | glasstårta, glasstårtor | jäätelökakku, jäätelökakut
    sandkage, sandkager | sandkake, sandkaker, pundkake | sandkaka, sandkakor, pundkaka | hiekkakakku, hiekkakakut
    sukkerbrødskage | sukkerbrød | sockerkaka, sockerkakor | sokerikakku, sokerikakut
    formkage, formkager, skærekage, skærekager | formkake, formkaker | formkaka, formkakor, skärkaka | kuivakakku, kuivakakut
      marmorkage, marmorkager, tigerkage | marmorkake, tigerkake | tigerkaka, tigerkakor, marmorkaka | tiikerikakku, tiikerikakut, marmorikakku
      citronkage, citronkager | sitronkake, sitronformkake | citronkaka, citronkakor, citronsockerkaka | sitruunakakku, sitruunakakut
      citronmåne, citronmåner, citronhalvmåne, citronhalvmåner | - | - | -
      appelsinkage | appelsinkake | apelsinkaka | appelsiinikakku
      krydderkage, krydderkager | krydderkake, krydderkaker | mjuk pepparkaka, mjuka pepparkakor, kryddkaka | maustekakku, maustekakut
      banankage, bananbrød | bananbrød, banankake | bananbröd, banankaka, bananlimpa | banaanikakku, banaanileipä, banaanikakut
      gulerodskage, gulerodskager | gulrotkake, gulrotkaker | morotskaka, morotskakor | porkkanakakku, porkkanakakut
      squashkage | squashkake | zucchinikaka | kesäkurpitsakakku
      frugtkage, frugtkager, engelsk frugtkage, plumkage | fruktkake, engelsk fruktkake, plumkake | fruktkaka, engelsk fruktkaka | hedelmäkakku, hedelmäkakut
      honningkage, honningkager | honningkake, honningkaker | honungskaka | hunajakakku, hunajakakut
      æblekage, æblekager | eplekake, eplekaker | äppelkaka, äppelkakor | omenakakku, omenakakut
      rabarberkage | rabarbrakake | rabarberkaka | raparperikakku
      bærkage, hindbærkage | bærkake, bringebærkake | bärkaka, hallonkaka | marjakakku, vadelmakakku
      blåbærkage | blåbærkake | blåbärskaka | mustikkakakku
      red velvet, red velvet kage | red velvet, red velvet kake | red velvet, red velvet tårta | red velvet, red velvet kakku
    chokoladekage, chokoladekager | sjokoladekake, sjokoladekaker | mjuk chokladkaka | suklaakakku, suklaakakut
      brownie, brownies, browniekage | brownie, brownies | brownie, brownies | brownie, browniet, brownies
      kladdkaka, kladkage | kladdkake, kladdkaka | kladdkaka, kladdkakor | mutakakku, mutakakut, kladdkaka
      chokoladefondant, lava cake, lavakage | sjokoladefondant, lavakake | chokladfondant, lavakaka | suklaafondant, laavakakku
      - | - | kärleksmums, mockaruta, mockarutor, snoddas | mokkapala, mokkapalat
      blondie, blondies | blondie, blondies | blondie, blondies | blondie, blondies
    bradepandekage, bradepandekager | langpannekake, langpannekaker | långpannekaka, långpannekakor | peltikakku, peltikakut
    drømmekage, drømmekager | drømmekake | drömkaka | -
    brunsviger, brunsvigere | - | - | -
    honninghjerte, honninghjerter, honningkagehjerter | honninghjerte, honninghjerter | - | -
    toscakage | toscakake, toskakake | toscakaka, toscakakor, tosca | toscakakku, toscakakut
    silviakage | delfiakake, silviakake | silviakaka | -
    kokoskage | kokoskake | kokoskaka | kookoskakku, kookoskakut
    tropisk aroma | tropisk aroma | - | -
    mazarintærte, mazarinkage | mazarinkake | mazarintårta | mazariinikakku
    fyrstekage | fyrstekake, fyrstekaker | - | -
    glutenfri kage, glutenfrie kager | glutenfri kake, glutenfrie kaker | glutenfri kaka, glutenfri tårta | gluteeniton kakku
    vegansk kage | vegansk kake | vegansk tårta, vegansk kaka | vegaaninen kakku, vegaanikakku
    - | - | ostkaka, ostkakor | -
    - | - | spettekaka, spettkaka | baumkuchen
    cake pop, cake pops, cakepops | cake pop, cake pops, cakepops | cake pop, cake pops, cakepops | cake pop, cake pops, cakepops
  roulade, roulader | rullekake, rullekaker, swiss roll | rulltårta, rulltårtor | kääretorttu, kääretortut
    hindbærroulade | bringebærrullekake | hallonrulltårta | vadelmakääretorttu
    chokoladeroulade | sjokoladerullekake | chokladrulltårta | suklaakääretorttu
    drømmeroulade | drømmerullekake | drömrulltårta, drömtårta, drömtårtor | unelmakääretorttu, unelmatorttu, unelmatortut
  kransekage, kransekager, kransekagestang, kransekagetop | kransekake, kransekaker, kransekakestenger | kransekaka, kranskaka | kransekake
  træstamme, træstammer | punsjrull, punsjruller | dammsugare, punschrulle, punschrullar, arraksrulle | punssirulla, punssirullat
  romkugle, romkugler | romkule, romkuler | arraksboll, arraksbollar, punschboll | rommipallo, rommipallot, punssipallo
  havrekugle, havregrynskugle, havregrynskugler | havrekule, havrekuler | chokladboll, chokladbollar, havreboll, havrebollar, delicatoboll, delicatobollar | kaurapallo, kaurapallot, suklaapallo, suklaapallot
  studenterbrød | - | - | -
  hindbærsnitte, hindbærsnitter | bringebærsnitt | hallonsnitt | aleksanterinleivos, aleksanterinleivokset
  - | - | hallongrotta, hallongrottor | -
  konditorkage, konditorkager, flødekage, flødekager, portionskage | konditorkake, konditorkaker | bakelse, bakelser | leivos, leivokset, kermaleivos, kermaleivokset
    napoleonskage, napoleonskager | napoleonskake, napoleonskaker | napoleonbakelse, napoleonbakelser | napoleonleivos, napoleonleivokset
    medaljekage | - | - | -
    kartoffelkage, kartoffelkager | - | - | -
    napoleonshat, napoleonshatte | - | - | -
    - | - | prinsessbakelse, prinsessbakelser | prinsessaleivos, prinsessaleivokset
    - | - | budapestbakelse, budapestbakelser | -
    - | - | biskvi, biskvier, chokladbiskvi, chokladbiskvier | -
    - | - | - | bebeleivos, bebeleivokset, bebe
    - | - | - | runebergintorttu, runebergintortut
    mazarin, mazariner | mazarin, mazariner | mazarin, mazariner | mazariini, mazariinit
    petit four, petit fours | petit four, petit fours | petit four, petit fours | petit four, minileivos, minileivokset
    linsekage, linsekager | - | - | -
    sarah bernhardt | sarah bernhardt | sarah bernhardt | sarah bernhardt
    marengs, marengser | marengs, pikekyss, marengser | maräng, maränger | marenki, marengit
    macaron, macarons | macaron, macarons | macaron, macarons | macaron, macaronit, macarons
    vandbakkelse, vandbakkelser, profiteroles, profiterole | vannbakkels, profiteroles | petit-chou, petit chou, profiteroles, vattenbakelse | tuulihattu, tuulihatut, profiteroli, profiterolit
      eclair, eclairs | eclair, eclairs | eclair, eclairs | eclair, eclairit
  kokosmakron, kokosmakroner, kokostop, kokostoppe | kokosmakron, kokosmakroner | kokostopp, kokostoppar | kookoshuippu, kookoshuiput
  madeleine, madeleines, madeleinekager | madeleine, madeleines | madeleine, madeleines | madeleine, madeleinet
  muffin, muffins | muffins, muffin | muffins, muffin | muffini, muffinit, muffinssi, muffinssit, muffins
    chokolademuffin, chokolademuffins | sjokolademuffins | chokladmuffins | suklaamuffini, suklaamuffinit, suklaamuffinssi
    blåbærmuffin, blåbærmuffins | blåbærmuffins | blåbärsmuffins | mustikkamuffini, mustikkamuffinit, mustikkamuffinssi
    minimuffins | minimuffins | minimuffins | minimuffini, minimuffinit
    cupcake, cupcakes | cupcake, cupcakes | cupcake, cupcakes | cupcake, kuppikakku, kuppikakut, cupcakes
  tærte, tærter, pie | terte, terter, pai, paier | paj, pajer, tarte | piirakka, piirakat, piiras, piiraat
    - | - | - | torttu, tortut
      minitærte, minitærter, frugttartelet, frugttarteletter | tertelett, terteletter | tartelett, tarteletter, fruktbakelse | hedelmätorttu, hedelmätortut
      jordbærtærte, jordbærtærter | jordbærterte, jordbærpai | jordgubbstartelett, jordgubbspaj | mansikkatorttu, mansikkapiirakka
      citrontærte, citrontærter | sitronterte, sitronpai | citronpaj, citrontarte | sitruunatorttu, sitruunapiiras
      chokoladetærte | sjokoladeterte | chokladtarte, chokladpaj | suklaatorttu, suklaapiirakka
    æbletærte, æblepie, æbletærter | eplepai, epleterte, eplepaier | äppelpaj, äpplepaj, äppelpajer | omenapiirakka, omenapiirakat, omenapiiras
    rabarbertærte, rabarberpie | rabarbrapai, rabarbraterte | rabarberpaj | raparperipiirakka, raparperipiirakat, raparperipiiras
    blåbærtærte | blåbærpai, blåbærterte | blåbärspaj | mustikkapiirakka, mustikkapiirakat, mustikkapiiras
    bærtærte, hindbærtærte | bærpai, bringebærpai | bärpaj, hallonpaj | marjapiirakka, marjapiirakat, vadelmapiirakka
    - | - | - | rahkapiirakka, rahkapiirakat, rahkapiiras
    - | - | - | peltipiirakka, peltipiirakat
    pecanpie, pecantærte | pekanpai | pecanpaj | pekaanipiirakka
    æblecrumble, crumble, smuldretærte | smuldrepai, crumble | smulpaj, crumble | paistos, paistokset, omenapaistos, crumble
    - | - | - | karjalanpiirakka, karjalanpiirakat, karjalan piirakka, karjalan piirakat
    - | - | - | riisipiirakka, riisipiirakat
    - | - | - | perunapiirakka, perunapiirakat
    madtærte, madtærter, quiche, quicher | matpai, quiche, matpaier | matpaj, matpajer, quiche | suolainen piirakka, suolaiset piirakat, quiche
      ostetærte | ostepai | ostpaj, västerbottensostpaj, västerbottenpaj | juustopiirakka, juustopiirakat
      skinketærte | skinkepai | skinkpaj | kinkkupiirakka, kinkkupiirakat
      kyllingetærte | kyllingpai | kycklingpaj | kanapiirakka, kanapiirakat, broileripiirakka
      grøntsagstærte, porretærte, spinattærte | grønnsakspai | grönsakspaj, broccolipaj | kasvispiirakka, kasvispiirakat, pinaattipiirakka
      laksetærte | laksepai | laxpaj | lohipiirakka, lohipiirakat
      - | - | köttfärspaj | jauhelihapiirakka
    - | - | - | lihapiirakka, lihapiirakat, lihis, lihikset`,
}
