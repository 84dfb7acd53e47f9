import type { GoodsTable } from '../goods-table.ts'

/** Food, snacks, litter and accessories for pets and other animals. */
export const pets: GoodsTable = {
  part: 'pets',
  rows: `
kæledyr, kæledyrsartikler, dyreartikler, dyreudstyr, dyreting | kjæledyr, dyreutstyr, kjæledyrutstyr, dyreartikler, dyreting, kjæledyrartikler | husdjur, husdjurstillbehör, djurtillbehör, sällskapsdjur, djursaker, husdjurssaker | lemmikki, lemmikit, lemmikkitarvike, lemmikkitarvikkeet, eläintarvikkeet, lemmikkieläin, lemmikkieläimet, eläintarvike
  dyremad, foder, dyrefoder, kæledyrsfoder | dyremat, fôr, dyrefôr, dyrefor, kjæledyrmat | djurfoder, djurmat, foder, husdjursfoder, husdjursmat | lemmikkiruoka, lemmikkien ruoka, eläinten ruoka, lemmikinruoka, täysravinto, eläinruoka, eläinten rehu
    vitakraft | vitakraft | vitakraft, poésie | vitakraft
    tørfoder, tørkost | tørrfôr, tørrfor, tørrmat til dyr | torrfoder | kuivaruoka, kuivaruoat, kuivaruuat, kuivamuona, nappula, nappulat, raksu, raksut, kuivanappula
    vådfoder, vådkost, dåsemad til dyr | våtfôr, våtfor, boksmat til dyr | våtfoder, blötfoder, blötmat | märkäruoka, märkäruoat, märkäruuat
    råfoder, råfoder til hund, barf, ferskfoder, ferskkød til hund, råt hundefoder | råfôr, vom, ferskfôr, vom og hundemat, ferskt kjøtt hund, råmat hund, barf | råfoder, färskfoder, färskfoder hund, frysfoder hund, färskt kött hund, barf, råkost hund | raakaruoka, raakaravinto, barf, koiran tuoreruoka, barffi, raakaliha koiralle
    royal canin | royal canin | royal canin | royal canin
    purina, purina one | purina, purina one | purina, purina one | purina, purina one
    - | bozita | bozita | bozita
    veterinærfoder, diætfoder | veterinærfôr, diettfôr | veterinärfoder, dietfoder, specialfoder | eläinlääkärinruoka, dieettiruoka koiralle
    allergifoder | allergifôr | allergifoder | allergiaruoka koiralle
    slankefoder, lightfoder | slankefôr, lightfôr | bantningsfoder, lightfoder | laihdutusruoka koiralle
  hund, hundeudstyr, hundeartikler, hundeting, hundegrej, vovse | hund, hundeutstyr, hundeartikler, hundeting, bikkje, hundesaker | hund, hundtillbehör, hundartiklar, hundsaker, hundgrejer, hundprylar, vovve | koira, koirat, koirantarvike, koirantarvikkeet, koiratarvikkeet, hauva, koiran varusteet, koiran tavarat
    hundefoder, hundemad, foder til hund, mad til hund | hundemat, hundefôr, hundefor, mat til hund, bikkjemat, hundfôr | hundmat, hundfoder, mat till hund, vovvemat, foder till hund | koiranruoka, koiranruoat, koiranruuat, koiranmuona, koiranmuonat, ruoka koiralle, koiransapuska, koirien ruoka
      hvalpefoder, hvalpemad, juniorfoder | valpefôr, valpefor, valpemat, juniorfôr | valpfoder, valpmat, juniorfoder | pennunruoka, koiranpennunruoka, pentumuona, pentujen ruoka, pennun nappulat
        hvalpemælk | valpemelk | valpmjölk | pennunmaito, pennunmaidonkorvike
      hundemysli, hundemüsli | hundemüsli | hundmüsli | koiranmysli
      seniorfoder, hundefoder senior | seniorfôr, seniorfor | seniorfoder, seniorhundmat | senioriruoka, seniorikoiran ruoka
      ?tørfoder til hund, hundetørfoder, hundepiller, hundepellets | tørrfôr til hund, tørrfor hund, hundepellets, tørrmat hund | torrfoder hund, torrfoder till hund, hundkulor, hundpellets | koiran kuivaruoka, koirien kuivaruoka, koirannappula, koirannappulat, koiran kuivamuona, koiran raksut, nappulat koiralle
      vådfoder til hund, hundepølse, dåsemad til hund, hundedåser, hundemad på dåse | våtfôr til hund, våtfor hund, hundepølse, boksmat til hund, hundemat på boks, hundebokser | våtfoder hund, burkmat hund, hundkorv, blötmat hund, hundburkar | koiran märkäruoka, koiranpurkki, koiranmakkara, koiran purkkiruoka, koirapurkki, purkkiruoka koiralle, koiran pateeruoka
      pedigree | pedigree | pedigree | pedigree
      frolic | frolic | frolic | frolic
      cesar | cesar | cesar | cesar
      eukanuba | eukanuba | eukanuba | eukanuba
      - | labb | doggy | musti, hau hau
    hundesnacks, hundesnack, hundeguf, hundegodbid, hundegodbidder, godbidder, godbidder til hund, hundegodt, hundeslik, snacks til hund, guf til hund | hundesnacks, hundegodbit, hundegodbiter, hundesnack, hundegodteri, godbiter til hund, hundegodis, godbiter, godbit, godis til hund, hundesnop, snacks til hund | hundgodis, hundsnacks, hundgodbit, hundgodbitar, hundsnack, godis till hund, godbitar, hundgott, godis hund | koiranherkku, koiranherkut, koirannami, koirannamit, koiranmakupala, koiranmakupalat, koiran makupala, koirankarkki, kuivaherkku, koiran herkku, koiran herkut, koiran nami, koiran namit, ankkarulla, kanafileeherkku, koirannaksu, koiran snacksit, namipalat
      hundeleverpostej, leverpostej til hund | leverpostei til hund | leverpastej hund | koiran maksapasteija
      tyggeben, tyggepinde, hundeben, kødben, kraftben, tyggerulle, okseben til hund, marvben, hundetyg, tyggesnacks, gnaveben, tyggestang | tyggebein, tyggepinne, tyggepinner, hundebein, tyggerull, margbein, hundetygg, tyggesnacks, tyggestang | tuggben, tuggpinne, tuggpinnar, hundben, märgben, tuggrulle, hundtugg, tuggstång, tugg till hund | puruluu, puruluut, purutikku, purutikut, koiranluu, koiranluut, pururulla, naudanluu, koiran purutavara, purutanko, koiran luu, koiran puruluu, luu koiralle, luut koiralle, puruherkku, puruherkut, pureskeluluu
      hundekiks, hundekage, kiks til hund | hundekjeks, kjeks til hund | hundkex, hundkaka, kex till hund | koirankeksi, koirankeksit, keksi koiralle
      dentastix, dentalsticks, tandtyggeben | dentastix, tannpinner hund, dental sticks | dentastix, dentalsticks, tandtuggben, tandpinnar hund | dentastix, hammastikut koiralle, hammasherkku, hammasluu koiralle
      okseører, griseøre, griseører, tørrede griseører, oksehud, tyggeøre, kaninører | griseøre, griseører, okseører, oksehud, kaninører | grisöra, grisöron, nötöra, oxhud, kaninöron | siankorva, siankorvat, possunkorva, häränhäntä, naudankorva, kaninkorva
      gevir til hund, hjortegevir, hundegevir, tyggehorn | gevir til hund, hundegevir, reinsdyrgevir, hjortegevir, tyggehorn, reinhorn | tugghorn, horn hund, renhorn, hjorthorn | purusarvi, puruluu sarvi, poronsarvi, hirvensarvi, sarvi koiralle
      yakost til hund, tyggeost | yakost hund, tyggeost | yak ost hund, tuggost | jakkijuusto koiralle
      ?træningsgodbidder, belønningsgodbidder, træningssnacks | treningsgodbiter, belønningsgodbiter, treningsgodis | träningsgodis, belöningsgodis, köttbullar hund, träningsgodbitar | palkintonami, palkintonamit, koulutusnamit, treeninami, treeninamit, palkkanami, palkkaherkku
      kyllingefilet til hund, tørret kød hund | tørket kjøtt hund | torkat kött hund | kuivattu liha koiralle
    hundesnor, hundeline, førerline, hundekobbel, hundebånd, hundelænke, lufteline | hundebånd, hundekobbel, kobbel, bånd til hund, hundesnor, hundeline, leiebånd, hundereim | koppel, hundkoppel, hundrem, hundlina | talutin, taluttimet, koiran talutin, hihna, taluhihna, talutushihna, koiranhihna, remmi, koiranremmi
      retrieverline, retrieversnor | retrieverkobbel | retrieverkoppel | noutajatalutin, retrieverhihna, noutajahihna
      flexline, flexi, rulleline, udtrækssnor, rullesnor | flexikobbel, flexi, rullebånd, flexiline, rulleline | flexikoppel, flexi, rullkoppel, expanderkoppel | kelatalutin, kelataluttimet, flexi, fleksi, kelahihna, fleksitalutin
      sporline, sporeline, langline, træningsline | sporline, langline, treningsline | spårlina, långlina, träningslina | jälkiliina, pitkä talutin, pitkä hihna, juoksuliina, jälkihihna
    hundehalsbånd, halsbånd til hund, halsbånd, hundekæde | hundehalsbånd, halsbånd til hund, hundelenke, halsbånd, hundekjede | hundhalsband, halsband hund, halsband | koiranpanta, koiranpannat, koiran panta, kaulapanta, kaulapannat, kaulain, koirapanta
      lyshalsbånd, led halsbånd, lysende halsbånd, hundelygte, blinklys til hund, hundelys, lys til hund | lyshalsbånd, led halsbånd, blinklys hund, hundelys, lys til hund | lyshalsband, reflexhalsband, blinkhalsband, ledhalsband, hundlampa, lampa hund | valopanta, valopannat, heijastinpanta, ledpanta, vilkkupanta, heijastava panta, koiran valo
      flåthalsbånd, loppehalsbånd, flåtbånd | flåtthalsbånd, loppehalsbånd, flåttbånd | fästinghalsband, lopphalsband | punkkipanta, punkkipannat, kirppupanta
    hundesele, sele til hund, trækkesele, y-sele | hundesele, sele til hund, trekksele, y-sele | hundsele, sele hund, dragsele, y-sele | koiranvaljaat, valjaat, koiran valjaat, y-valjaat, vetovaljaat
    hundeseng, hundekurv, hundepude, hundemåtte, hundetæppe, hundesofa, hundemadras | hundeseng, hundepute, hundekurv, hundematte, hundeteppe, hundekorg, hundesofa, hundepledd | hundbädd, hundsäng, hundkorg, hundkudde, hundfilt, biabädd, hundmatta, hundsoffa, liggbädd hund | koiranpeti, koiranpedit, koiran peti, koiranpatja, koiransänky, koiran makuualusta, koirantyyny, koiranpesä, koiran alusta, koiramatto
    kølemåtte til hund, kølepude til hund | kjølematte hund | kylmatta hund | viilennysmatto, viilentävä matto, viileämatto
    hundepool | hundebasseng | hundpool | koiran uima-allas
    hundetøj, hundedækken, hundefrakke, hundejakke, hundetrøje, hundesweater, tøj til hund | hundeklær, hundedekken, hundejakke, hundegenser, hundefrakk, hundedress, klær til hund | hundkläder, hundtäcke, hundjacka, hundtröja, hundoverall, hundkappa, kläder hund | koiran vaatteet, koiranvaatteet, koirantakki, koiran takki, koiranloimi, loimi koiralle, mantteli koiralle, koiran haalari, koiran villapaita
      hundesko, hundesokker, hundestøvler, potesokker, potesko, potebeskyttere | hundesko, potesokker, hundesokker, potesko, labbsko | hundskor, hundsockor, tasskor, hundtossor, tasskydd | koirantossut, koiran tossut, koiran kengät, tassusuojat, koiran sukat, tassutossut
      hunderegnfrakke, regndækken, hunderegnjakke | hunderegnjakke, regndekken, hunderegnfrakk | hundregnjacka, regntäcke hund, hundregntäcke | koiran sadetakki, koiran sadehaalari
    hundevest, refleksvest til hund | refleksvest hund | reflexväst hund | heijastinliivi koiralle
    hundelegetøj, legetøj til hund, hundebold, hundereb, tovlegetøj | hundeleke, hundeleker, hundeball, tau til hund, hundeleketøy, tauleke | hundleksak, hundleksaker, hundboll, leksak hund, kampleksak | koiranlelu, koiranlelut, koiran lelu, koiranpallo, vinkulelu, narulelu, lelu koiralle
      piveleget, pivelegetøj, pibelegetøj | pipeleke | pipleksak | vinkulelu koiralle, vinkuva lelu
      hundefrisbee | hundefrisbee | hundfrisbee | koiranfrisbee
      boldkaster | ballkaster | bollkastare | pallonheitin koiralle
      aktivitetslegetøj, kong, hundepuslespil, intelligenslegetøj, hundespil | aktivitetsleke, kong, intelligensleke, hundepuslespill | aktivitetsleksak, kong, aktiveringsleksak, aktiveringsspel, hundpussel | aktivointilelu, kong, älypeli koiralle, älylelu koiralle, aktivointipeli
        snusemåtte, snusetæppe | snusematte, snufsematte | snusmatta, nosmatta, sniffmatta | nuuskumatto, nuuskutusmatto
        slikkemåtte, slikkeplade | slikkematte, slikkebrett | slickmatta, slickplatta | nuolumatto, nuolemismatto, nuolualusta
    hundebur, transportbur til hund, hundetransportbur, hundekasse, bilbur | hundebur, bilbur, transportbur til hund, hundeboks, reisebur hund | hundbur, bilbur, transportbur hund, hundtransportbur | koiranhäkki, koiran häkki, kuljetushäkki, koiran kuljetuslaatikko, koiraboksi, koiran boksi, kevythäkki, autohäkki
    hunderampe | hunderampe | hundramp | koiran ramppi, koiraramppi
    cykelkurv hund, hundecykelkurv | sykkelkurv hund, hundesykkelkurv | cykelkorg hund | pyöräkori koiralle
    hundehus, hundehytte | hundehus, hundehytte | hundkoja | koirankoppi, koirankopit, koirankota
    hundevogn, hundetrailer | hundevogn, hundetrille, hundesykkelvogn | hundvagn, hundcykelvagn | koiranrattaat, koirankärry, koiran kärryt, koiravaunut
    hundegitter, hundegrind, hvalpegitter, hvalpegård, hundegård, hvalpeløbegård | hundegrind, valpegrind, kompostgrind, valpegård, hundegjerde, hundegitter | hundgrind, valphage, valpgrind, kompostgaller, hundhage, valpgård, hundstaket | koiraportti, koiranportti, pentuaitaus, koira-aitaus, pentuportti, pentuhäkki
    hundeposer, høm høm poser, hundehømhøm, hundepose, høm-høm-poser, hundelorteposer, lorteposer, lortepose, hundelortepose | hundeposer, hundepose, bæsjeposer, hundebæsjposer, avføringsposer, hundebæsjpose, bikkjeposer, drittposer | bajspåsar, hundpåsar, bajspåse, hundbajspåsar, skitpåsar, hundskitpåsar | koirankakkapussi, koirankakkapussit, kakkapussi, kakkapussit, paskapussi, paskapussit, koirapussi, jätöspussi
    hvalpeunderlag, tisseunderlag, hvalpepads, tissemåtte, tissepads | valpepads, tisseunderlag, valpematte, tissematte, tissepads | valpunderlägg, kissunderlägg, valpmatta, kissmatta, valppads | pissa-alusta, pentualusta, pentualustat, pissapaperi, pissamatto, sisävessa koiralle, pentupaperi, pissa-alunen
    hundeble, hundebleer, tispetrusse, løbetidsbukser, løbetidstrusser, hanhundebind | hundebleie, hundebleier, tispetruse, løpetidstruse, løpetidsbukse, hannhundbleie | hundblöja, hundblöjor, tikskydd, löpskydd, löptrosor, tikbyxa, löpbyxa hund | koiranvaippa, koiranvaipat, juoksuhousut koira, juoksuaikahousut, kiimahousut, urosvaippa
    hundeshampoo, shampoo til hund, hundesæbe, pelsshampoo | hundesjampo, hundeshampoo, sjampo til hund, hundesåpe, pelssjampo | hundschampo, hundshampoo, schampo hund, hundtvål, pälsschampo | koiranshampoo, koirashampoo, koiran shampoo, koiransampoo, turkkishampoo
    potepleje, potevoks, potesalve, potecreme, potebalsam | potesalve, potevoks, labbsalve, potekrem, potebalsam | tassvård, tassalva, tassvax, tassbalsam, tasskräm | tassuvoide, tassurasva, tassuvaha, tassubalsami, tassusalva
    hundetandpasta, tandpasta til hund | hundetannkrem, tannkrem til hund | hundtandkräm, tandkräm hund | koiran hammastahna
    hundetandbørste, tandbørste til hund | hundetannbørste | hundtandborste | koiran hammasharja
    mundkurv | munnkurv, munnkorg | munkorg | kuonokoppa, kuonokopat
    hundefløjte | hundefløyte, hundepipe | visselpipa hund, hundvisselpipa, hundpipa | koirapilli, koiranpilli
    apportdummy, dummy, apportbuk, apporteringsdummy | dummy, apportdummy, apporteringsdummy, apportbukk | dummy, apportdummy, apportbock | dami, noutodami, noutokapula, koiradami
    klikker, hundetræning, hundeklikker | klikker, hundeklikker | klicker, hundklicker | naksutin, klikkeri
    gps til hund, hundetracker, gps tracker hund, gps halsbånd | gps til hund, hundepeiler, hundesporer, gps halsbånd | hund gps, gps till hund, hundpejl, gps halsband, hundtracker | koirapanta gps, koiratutka, koiran gps, gps-panta, koiran paikannin, koirapaikannin
    hundekrave, hundeskærm | hundekrage, hundeskjerm | hundkrage, hundtratt | suojakauluri, koiran kauluri, tötterö koiralle
    hundetegn | hundetegn, navneskilt hund | hundbricka, namnbricka hund | koiran nimilaatta, nimilaatta koiralle
    hundehåndklæde, hundebadekåbe | hundehåndkle, hundebadekåpe | hundhandduk, hundbadrock | koiran pyyhe, koiran kylpytakki
    ørerens til hund | ørerens hund | öronrengöring hund | korvanpuhdistusaine koiralle, koiran korvahuuhde
    kosttilskud til hund, vitaminer til hund | kosttilskudd hund, vitaminer til hund | kosttillskott hund, vitaminer hund | lisäravinne koiralle, koiran vitamiinit, ravintolisä koiralle
    hundesikkerhedssele, hundebilsele, bilsele hund | bilsele hund, sikkerhetssele hund, hundebilbelte | bilbälte hund, hundbilbälte, bilsele hund, säkerhetsbälte hund | koiran turvavyö, turvavaljaat koiralle, koiran autovyö
  kat, katteartikler, katteudstyr, missekat, kattegrej | katt, katteutstyr, katteartikler, innekatt, pusekatt, kattesaker | katt, kattillbehör, kattartiklar, kattsaker, kattprylar, kisse | kissa, kissat, kissantarvike, kissantarvikkeet, kissatarvikkeet, kisu, kissan varusteet
    kattefoder, kattemad, foder til kat, mad til kat | kattemat, kattefôr, kattefor, mat til katt, pusemat | kattmat, kattfoder, mat till katt, kissemat, foder till katt | kissanruoka, kissanruoat, kissanruuat, kissanmuona, kissanmuonat, kissanpurkki, kissanpurkit, ruoka kissalle, kisunruoka, kissojen ruoka
      killingefoder, killingemad | kattungemat, kattungefôr | kattungemat, kattungefoder | kissanpennunruoka, kissanpennun ruoka
        killingemælk | kattungemelk | kattungemjölk | kissanpennun maito
      foder steriliseret kat | fôr sterilisert katt | steriliserad kattmat | steriloidun kissan ruoka
      ?tørfoder til kat, kattetørfoder, kattepiller | tørrfôr til katt, tørrfor katt, kattepellets | torrfoder katt, torrfoder till katt, kattkulor | kissan kuivaruoka, kissojen kuivaruoka, kissannappula, kissannappulat, kissan raksut
      vådfoder til kat, portionsposer kat, kattemad i gele, kattemad på dåse, dåsemad til kat, kattedåser, kattemad i poser | våtfôr til katt, våtfor katt, porsjonsposer katt, kattemat på boks, boksmat til katt, kattemat i pose, katteposer | våtfoder katt, blötmat katt, portionspåsar katt, burkmat katt, kattmat på burk, kattburk | kissan märkäruoka, kissanruokapussi, kissan annospussi, kissapurkki, kissan purkkiruoka, kissan pussiruoka, pussiruoka kissalle
        gourmet gold | gourmet gold | gourmet gold | gourmet gold
        sheba | sheba | sheba | sheba
      whiskas | whiskas | whiskas | whiskas
      felix kattemad | felix kattemat | felix kattmat | felix kissanruoka
      friskies, brekkies | friskies, brekkies | friskies, brekkies | friskies, brekkies
      latz | latz | latz | latz
      - | pus | mjau | mjau, kitekat
    kattesnacks, kattesnack, kattegodbid, kattegodbidder, katteguf, godbidder til kat, kattegodt, kattepinde, snacks til kat, guf til kat | kattesnacks, kattegodbit, kattegodbiter, kattesnack, kattegodteri, kattegodis, godis til katt, kattesnop | kattgodis, kattsnacks, kattgodbit, kattgodbitar, kattsnack, kattgott, godis katt | kissanherkku, kissanherkut, kissanmakupala, kissanmakupalat, kissannami, kissannamit, kissan makupala, kissannaksu
      dreamies | dreamies | dreamies | dreamies
      cremesnack til kat, kattesnack creme, kattesticks, flydende kattesnack | kattesticks, creamy snacks katt, kattepinner | kattsticks, creamy snacks katt, kattpinnar, krämgodis katt | kissantikku, kissan lihatikku, kissan herkkutahna
      kattemælk, mælk til katte | kattemelk | kattmjölk | kissanmaito, kissan maito
      kattegræs | kattegress | kattgräs | kissanruoho, kissannurmi
      hårboldpasta, maltpasta | hårballpasta, maltpasta, maltkrem | hårbollspasta, maltpasta, maltkräm | karvapallotahna, mallaspasta, karvapallopasta, mallastahna
      katteurt, kattemynte, catnip | kattemynte, catnip, katteurt | kattmynta, catnip, kattnip | kissanminttu, catnip
    kattegrus, kattesand, kattestrøelse, grus til kat, sand til kat, kattebakkegrus | kattesand, kattestrø, kattegrus, dosand katt, kattedosand | kattsand, kattströ, kattgrus, kattlådssand, sand till katt | kissanhiekka, kissanhiekat, kissan hiekka, kissanhiekkaa, kissankuivike, hiekka kissalle, kissanpuru, kissanvessahiekka
      ?klumpende kattegrus | klumpende kattesand | klumpbildande kattsand, klumpande kattsand | paakkuuntuva kissanhiekka
      ?silica kattegrus, krystalgrus, silicagrus | silica kattesand, krystallsand | silica kattsand, kristallsand katt | silikahiekka, kissanhiekka silika, kristallihiekka
    kattegrusmåtte, kattebakkemåtte | kattesandmatte, kattedomatte | kattsandsmatta, kattlådsmatta | kissanhiekkamatto
    lugtfjerner kattebakke, duft til kattebakke, kattebakkefrisker | luktfjerner kattedo | luktborttagare kattlåda, kattlådsdeodorant, kattlådsdoft | kissanhiekan raikaste, kissanvessan raikaste
    kattebakke, kattetoilet, grusbakke, kattelokum, katteboks | kattedo, kattetoalett, dokasse, kattekasse, kattebakke, kattesandkasse | kattlåda, kattoalett, sandlåda katt, kattoa, toalett katt | kissanvessa, kissanvessat, hiekkalaatikko kissalle, kissan hiekkalaatikko, kissanlaatikko, kissalaatikko
    grusskovl, kattebakkeskovl, kattegrusskovl, kattegrusske | kattedospade, kattesandspade, kattesandskje, kattedoskuff | kattsandsspade, kattsandspade, kattsandsskopa, kattlådsspade | kissanhiekkalapio, hiekkalapio kissalle, hiekkakauha, kissanhiekkakauha
    kattebakkeposer | kattedoposer | kattlådspåsar | kissanvessapussi, kissanvessapussit
    kattelegetøj, legetøj til kat, kattemus, katteurtlegetøj, kattetunnel, kattestang, fjerpind | katteleke, katteleker, kattemus, kattestang, katteleketøy, kattetunnel | kattleksak, kattleksaker, kattmus, kattvippa, kattspö, katttunnel | kissanlelu, kissanlelut, kissan lelu, kissanhiiri, huiska, kissan onki, lelu kissalle, kissatunneli
    kradsetræ, kattetræ, kradsestolpe, kradsemøbel, kradsebræt, kattemøbel, klatretræ til kat, kradsemåtte, kradstræ | klorestativ, kloretre, klorestolpe, klatrestativ katt, klorebrett, kloremøbel, kattetre, kattetårn, klatretre, klorematte | klösträd, klösmöbel, klösbräda, klöspelare, klätterträd katt, klösstolpe, klösmatta, kattmöbel, kattträd, klöstorn, klättermöbel | raapimispuu, raapimispuut, kissan kiipeilypuu, kiipeilypuu, raapimistolppa, raapimismatto, raapimapuu, kissapuu, raapimislauta, raapimispylväs
    katteseng, kattekurv, kattehule, kattehus, kattepude | katteseng, kattekurv, kattehule, kattehus, kattepute, kattekorg | kattbädd, kattsäng, kattkorg, kattkoja, kattgrotta, kattkudde, kattigloo | kissanpeti, kissanpedit, kissan peti, kissanpesä, kissan koppi, kissanmaja, kissan luola
    kattelem, katteluge, kattedør | katteluke, kattedør, kattelem | kattlucka, kattdörr | kissanluukku, kissanluukut, kissanovi
    transportkasse kat, kattetransport, transportkasse, kattekasse, kattetransportkasse, kattetaske, transportboks, kattebur | transportbur katt, kattebur, transportbur, katteveske, transportkasse katt, reisebur katt | transportbur katt, kattbur, transportbur, transportväska katt, kattväska, transportlåda katt | kissan kuljetuslaatikko, kissan kuljetuskoppa, kuljetuskoppa, kuljetuskopat, kissan boksi, kissankoppa, kissan kuljetusboksi
    kattehalsbånd, halsbånd | kattehalsbånd, halsbånd | katthalsband, halsband | kissanpanta, kissanpannat
    kattesele, kattesnor | kattesele, kattekobbel | kattsele, kattkoppel | kissanvaljaat, kissan valjaat, kissan talutin, kissavaljaat
    kattenet, balkonnet til kat | kattenett, balkongnett katt | kattnät, balkongnät katt | kissaverkko, parvekeverkko kissalle
  madskål, hundeskål, katteskål, foderskål, vandskål, drikkeskål til hund, hundefad, vandskål til hund | matskål hund, hundeskål, katteskål, fôrskål, vannskål hund, hundefat, kattefat, drikkeskål | matskål hund, hundskål, kattskål, foderskål, vattenskål hund, matskål, hundfat, kattfat | koirankuppi, ruokakuppi, kissankuppi, koiran kuppi, kissan ruokakuppi, juomakuppi koiralle, ruokakippo, koirankippo, kissankippo, vesikuppi, vesikippo
    slowfeeder, slow feeder, aktivitetsskål | slowfeeder, slow feeder, aktivitetsskål, antislukeskål | slowfeeder, slow feeder, aktiveringsskål, ätlångsamtskål | hidastuskuppi, ahmimiskuppi, hidaskuppi, ahmimisenestokuppi, hidastava ruokakuppi
    foderautomat, foderdispenser, madautomat | fôrautomat, matautomat, foringsautomat, fôringsautomat | foderautomat, matautomat | ruoka-automaatti, ruokinta-automaatti, automaattiruokkija, ruokintalaite
    drikkefontæne, vandfontæne til kat, vandfontæne, kattefontæne, vandautomat til kat | drikkefontene, vannfontene katt, drikkeautomat, kattefontene | vattenfontän, dricksfontän, vattenautomat katt, kattfontän | juomalähde, vesiautomaatti kissalle, vesilähde kissalle
    fodermåtte, skålunderlag, foderunderlag | fôrmatte, skålmatte, matmatte hund | matunderlägg hund, skålunderlägg, foderunderlägg | ruokailualusta, kupinalusta koiralle, kuppialusta
  fodertønde, foderbeholder, foderspand, foderkasse, foderboks | fôrtønne, fôrbeholder, fôrkasse, fôrboks | fodertunna, foderbehållare, foderlåda, foderbox | ruokatynnyri, rehusäiliö, ruokasäiliö koiralle, nappulatynnyri, rehuastia
  pelsbørste, hundebørste, kattebørste, hundekam, furminator, pelspleje, underuldskam, pelskam, kattekam, underuldsrive | pelsbørste, hundebørste, kattebørste, hundekam, furminator, pelsstell, pelskam, kattekam, underullskam | pälsborste, hundborste, kattborste, karda, furminator, pälsvård, hundkam, kattkam, pälskam | koiranharja, karstaharja, karsta, turkinhoito, kissanharja, furminator, koirankampa, turkkiharja, karvanirrotin, kissankampa
  hundetrimmer, hundeklipper, pelstrimmer, klippemaskine hund, pelsklipper, dyreklipper | hundeklipper, hundetrimmer, pelstrimmer, klippemaskin hund, dyreklipper, pelsklipper | hundtrimmer, pälstrimmer, trimmer hund, klippmaskin hund, hundklippare, pälsklippare, hundklippmaskin | koirantrimmeri, trimmauskone, koiran trimmeri, koiran leikkuukone, turkkitrimmeri
  klosaks, kloklipper, negleklipper hund, klotang, negletang hund | klosaks, kloklipper, klotang, klokutter, kloklypper | klosax, klotång, kloklippare, nagelklippare hund | kynsisakset koiralle, kynsileikkuri koiralle, kynsipihdit, koiran kynsisakset, kynsisakset kissalle, koiran kynsileikkuri
  loppemiddel, flåtmiddel, loppekur, frontline, loppebehandling, flåtmiddel til hund, loppedråber, flåtdråber, tægemiddel | loppemiddel, flåttmiddel, frontline, flåttmiddel hund, flåttdråper, loppebehandling | fästingmedel, loppmedel, frontline, fästingmedel hund, fästingdroppar, loppbehandling | punkkikarkote koiralle, kirppulääke, punkkiliuos, frontline, punkkilääke, kirppuliuos, punkkitippa
  ormekur, ormekur til hund, ormekur til kat, ormemiddel, ormetabletter | ormekur, ormekur katt, ormekur hund, ormemiddel | avmaskning, avmaskningsmedel, maskmedel katt, maskkur, maskmedel hund | matolääke, matokuuri, matolääke kissalle, madotus, matolääke koiralle, matotabletti
  flåtfjerner, flåttang | flåttfjerner, flåttplukker | fästingplockare, fästingborttagare | punkkipihdit, punkinpoistaja
  pelsolie, lakseolie til hund, fiskeolie til hund, pelstilskud, fiskeolie hund | lakseolje til hund, pelsolje, pelstilskudd, fiskeolje hund | laxolja hund, laxolja, pälsolja | lohiöljy koiralle, turkkiöljy, kalaöljy koiralle
  dyretransport, transporttaske, hundetaske, dyretaske, bæretaske hund | transportveske, dyretransport, hundeveske, dyreveske, dyresekk, hundebag | transportväska, djurtransport, hundväska, djurväska, bärväska hund | kuljetuslaukku, eläimen kuljetuslaukku, lemmikin kuljetuslaukku, koirareppu, kissareppu, kantokassi koiralle, koiralaukku
  dyreseng, kæledyrsseng | dyreseng, kjæledyrseng | djurbädd, djursäng, husdjursbädd | lemmikinpeti, lemmikin peti, lemmikkipeti
  fuglefoder, fuglemad, fuglefrø, vildtfuglefoder, foder til fugle, fuglefrøblanding, småfuglefrø, vinterfuglefoder, mad til fugle | fuglemat, fuglefrø, fuglefôr, fuglefor, frø til fugler, småfuglmat, villfuglfrø, mat til fugler, småfuglfrø, villfuglmat | fågelmat, fågelfrö, fågelfoder, vildfågelmat, frö till fåglar, fågelfrön, småfågelmat, vinterfågelmat, mat till fåglar, fröblandning fåglar | linnunruoka, linnunruoat, linnunruuat, lintujen ruoka, talvilintujen ruoka, talviruokinta, linturuoka, lintujen talviruokinta, pikkulintujen ruoka
    mejsekugler, mejsekugle, mejsebolle, fedtkugler, foderkugler, fuglekugler, mejsebold, mejsebolde, fedtbolde, talgkugler, fuglefedt | meisebolle, meiseboller, talgboller, talgboller til fugl, fettboller, talgblokk, talg, meiseball, fuglefett, talgkuler | talgbollar, talgboll, fågelbollar, mesbollar, fettbollar, talgstång, mesboll | talipallo, talipallot, talitanko, talitangot, lintupallo, talipötkö, talilieriö, talilieriöt, rasvapallo, talimakkara, talikakku
    ?- | - | - | linnunsiemen, linnunsiemenet, lintujen siemenet, siemenseos linnuille
      solsikkekerner til fugle, fuglesolsikke, stribede solsikkefrø, solsikkefrø til fugle | solsikkefrø til fugl, solsikkefrø fuglemat, fuglesolsikke, solsikkefrø | solrosfrö fågel, solrosfrön till fåglar, fågelsolros, solroskärnor fågel | auringonkukansiemen linnuille, linnunauringonkukka, kuorittu auringonkukansiemen, auringonkukansiemenet linnuille, auringonkukansiemen, auringonkukansiemenet
    fuglejordnødder, jordnødder til fugle, fuglenødder, nødder til fugle | peanøtter til fugl, fuglenøtter, jordnøtter til fugl | jordnötter fågel, fågelnötter, nötter till fåglar | lintupähkinä, maapähkinä linnuille, linnunpähkinä, pähkinät linnuille, lintujen maapähkinä, lintujen pähkinät
    havreneg, julenet, neg, kornneg | julenek, kornband, havrenek, kornnek | havrekärve, julkärve, kärve, fågelkärve, sädeskärve | kauralyhde, lintulyhde, lyhde, joululyhde
    undulatfoder, undulatfrø, papegøjefoder, kanariefuglefoder, burfuglefoder, papegøjemad, kanariefrø | undulatfrø, undulatmat, papegøyemat, burfuglfrø, burfuglmat, papegøyefôr | undulatfrö, undulatmat, papegojfoder, burfågelfrö, burfågelmat, undulatfoder, papegojmat | undulaatinsiemen, undulaatinruoka, papukaijan ruoka, häkkilintujen ruoka, kanarialinnun ruoka
    kolbehirse, hirsekolbe | kolbehirse, hirsekolbe | kolvhirs, hirskolv | tähkähirssi, hirssitähkä
  fuglehus, foderbræt, foderautomat til fugle, fuglebræt, foderhus, fuglefoderautomat, fuglefoderhus, foderstation fugle | fuglebrett, fuglemater, fuglehus, fôrautomat fugl, fuglebord, fôringsbrett, foringsautomat fugl | fågelbord, fågelmatare, fröautomat, fågelholk, fågelhus, foderautomat fågel, fågelautomat, fågelfröautomat, utfodringsstation | lintulauta, lintulaudat, lintuautomaatti, lintujen ruokinta-automaatti, ruokintalauta, ruokinta-automaatti linnuille, siemenautomaatti, linnunlauta
    redekasse, mejsekasse, fuglekasse, stærekasse | fuglekasse, rugekasse, meisekasse, reirkasse, starekasse | holk, fågelholkar, starholk, mesholk | linnunpönttö, linnunpöntöt, pönttö, pesäpönttö, lintupönttö
    fuglebad | fuglebad | fågelbad | lintuallas, lintukylpy, linnunkylpy
  fuglebur, bur til undulat, papegøjebur, voliere | fuglebur, undulatbur, papegøyebur | fågelbur, undulatbur, papegojbur, voljär | lintuhäkki, lintuhäkit, papukaijahäkki, undulaattihäkki
  fuglesand, fuglegrus, skalsand | fuglesand, skjellsand | fågelsand, snäcksand | linnunhiekka, lintuhiekka
  siddepind til fugl | sittepinne | sittpinne | istumapuu, lintuorsi, istumaorsi
  sepiaskal | sepiaskall | sepiaskal, sepia | seepia, seepiankilpi
  hønsefoder, hønsemad, foder til høns, hønsekorn, hønsepiller, hønseblanding, kyllingefoder | hønsefôr, hønsefor, hønsemat, kyllingfôr, hønsekorn, verpefôr, hønefôr | hönsfoder, hönsmat, värpfoder, kycklingfoder, hönskorn, hönsblandning, hönspellets | kananrehu, kanojen rehu, kanojen ruoka, kanarehu, munituskanan rehu, kananruoka, kananmuona, täysrehu kanoille
  østersskaller, muslingeskaller, hønsegrit, hønseskaller, hønseskal | hønsegrus, skjellsand høns, hønseskjell, østersskjell høns | hönskross, snäckskal, ostronskal, hönsgrit | simpukkamurska, kanankalkki, osterinkuori
  smådyr, gnavere, gnaver, smådyrsartikler, gnaverartikler, smådyrsudstyr | smådyr, gnager, gnagere, gnagerutstyr, smådyrutstyr, gnagerartikler | smådjur, gnagare, smådjurstillbehör, gnagartillbehör | jyrsijä, jyrsijät, pieneläin, pieneläimet, jyrsijätarvikkeet, pienjyrsijä
    gnaverfoder, smådyrsfoder, gnavermad, smådyrsmad, gnaverblanding | gnagerfôr, smådyrfôr, gnagermat, gnagerfor, smådyrmat | gnagarfoder, smådjursfoder, gnagarmat, smådjursmat | jyrsijänruoka, jyrsijän ruoka, jyrsijöiden ruoka, jyrsijänmuona, jyrsijän siemenseos
      kaninfoder, kaninmad, kaninpiller, kaninpellets | kaninfôr, kaninmat, kaninpellets, kaninfor | kaninfoder, kaninmat, kaninpellets, kaninkulor | kaninruoka, kanin ruoka, kanin pelletti, kaninpelletti, kaninmuona, kaninrehu, pelletti kanille
      marsvinefoder, marsvinemad, marsvinepiller | marsvinfôr, marsvinmat, marsvinpellets | marsvinsfoder, marsvinsmat, marsvinspellets | marsunruoka, marsun ruoka, marsunpelletti, marsunmuona
      hamsterfoder, hamstermad | hamsterfôr, hamstermat | hamsterfoder, hamstermat | hamsterinruoka, hamsterin ruoka
    hø, kaninhø, hø til kaniner, smådyrshø, marsvinehø, timotehø, enghø | høy, kaninhøy, smådyrhøy, høy til kanin, timoteihøy | hö, kaninhö, smådjurshö, timotejhö, gnagarhö, ängshö | heinä jyrsijöille, kaninheinä, jyrsijänheinä, heinä, niittyheinä, heinä kanille, timoteiheinä
    gnaversnacks, kaninsnack, hamstersnack, gnavestang, gnavergodbidder, gnaverstang, kaningodbidder | gnagersnacks, kaningodteri, smådyrsnacks, gnagergodteri, gnagerstang | gnagargodis, smådjursgodis, kaningodis, gnagarstång, kaninsnacks | jyrsijänherkku, jyrsijöiden herkku, kaninherkku, kaninnami, marsunherkku, hamsterinherkku
    gnaverbur, smådyrsbur, bur til gnavere | gnagerbur, smådyrbur | gnagarbur, smådjursbur | jyrsijähäkki, jyrsijän häkki, jyrsijähäkit
      kaninbur, kaninhus, løbegård, kaningård, kaninløbegård, kaninstald | kaninbur, kaninhus, løpegård kanin, kaningård, kaninhage | kaninbur, kaninhage, rasthage kanin, kaninhus, kaningård, kaninhägn | kaninhäkki, kanin häkki, kanin ulkotarha, kaninkoppi, kaninaitaus, kanitarha, pupuhäkki
      hamsterbur | hamsterbur | hamsterbur | hamsterinhäkki, hamsterin häkki
      marsvinebur | marsvinbur | marsvinsbur | marsunhäkki, marsun häkki
    gnaverlegetøj, gnaverhus, kaninlegetøj, hamsterhus, marsvinehus, smådyrshus, gnavertunnel | gnagerleke, gnagerhus, hamsterhus, kaninleke, marsvinhus, smådyrhus, gnagertunnel | gnagarleksak, gnagarhus, hamsterhus, kaninleksak, marsvinshus, smådjurshus, gnagartunnel | jyrsijänlelu, jyrsijän mökki, hamsterin talo, kanin lelu, marsun mökki, pesämökki
      hamsterhjul, hamsterbold, løbehjul til hamster, løbehjul gnaver | hamsterhjul, hamsterball, løpehjul hamster | hamsterhjul, hamsterboll, springhjul, löphjul hamster | hamsterin juoksupyörä, hamsteripallo, juoksupyörä hamsterille, hamsterinpyörä, hamsterin pallo
    drikkeflaske til gnaver, drikkeflaske kanin, vandflaske gnaver | drikkeflaske kanin, drikkeflaske smådyr, vannflaske kanin | vattenflaska kanin, vattenflaska smådjur, drickflaska gnagare | jyrsijän juomapullo, juomapullo kanille, kanin juomapullo
    hamstervat, redevat, hamsteruld, redemateriale | hamstervatt, reirvatt, hamsterull, reirmateriale | hamsterbomull, bobomull, hamstervadd | hamsterinvanu, pesävanu, pesämateriaali
    badesand chinchilla, chinchillasand, hamstersand | badesand chinchilla, chinchillasand, hamstersand | badsand, chinchillasand, hamstersand | chinchillahiekka, kylpyhiekka
  bundstrøelse, smådyrsstrøelse, strøelse, savsmuld, spåner, smådyrsspåner, hampstrøelse, høvlspåner, træspåner, hørstrøelse, gnaverstrøelse | strø, kutterflis, kutterspon, flis til smådyr, sagflis, sagmugg, kutterspån, hampstrø, smådyrstrø | kutterspån, strö, sågspån, spån, smådjursströ, strömedel, hampströ, linströ, spånbal, torvströ | kuivike, kuivikkeet, kutterinpuru, kutterinlastu, puru, purut, jyrsijänpuru, sahanpuru, kutterilastu, pellavakuivike, hamppukuivike, turvekuivike
    træpiller til strøelse, halmpiller, halm, halmballe, strøpiller | halm, halmpellets, strøpellets, halmball | halm, halmpellets, ströpellets, halmbal, halmströ | olki, oljet, olkipelletti, kuivikepelletti, olkipaali
  fiskefoder, akvariefoder, fiskemad, fiskefoder til akvarie, guldfiskefoder, flagefoder, guldfiskemad, akvariefiskefoder | fiskemat, fiskefôr, akvariefôr, akvariemat, gullfiskmat, fiskeflak, akvariefiskmat | fiskmat, fiskfoder, akvariefoder, guldfiskmat, flingfoder, fiskflingor, akvariemat, flakfoder | kalanruoka, kalanruoat, kalojen ruoka, akvaariokalojen ruoka, hiutaleruoka, kultakalan ruoka, akvaarioruoka
  akvarium, akvarie, akvariesæt, guldfiskebowle | akvarium, akvariesett | akvarium, fiskskål, akvarieset, fisktank | akvaario, akvaariot, kalamalja, akvaariosetti
  akvarieudstyr, akvarieartikler | akvarieutstyr | akvarietillbehör | akvaariotarvikkeet
    akvariefilter | akvariefilter | akvariefilter | akvaariosuodatin
    akvariepumpe | akvariepumpe | akvariepump | akvaariopumppu
    fiskenet akvarie | akvariehåv | akvariehåv | akvaariohaavi
    akvariesand, akvariegrus | akvariegrus, akvariesand | akvariesand, akvariegrus | akvaariohiekka, akvaariosora
    akvarieplanter | akvarieplanter | akvarieväxter | akvaariokasvi, akvaariokasvit
    akvariepynt, akvariedekoration, akvariedekor | akvariepynt, akvariedekor, akvariedekorasjon | akvariedekoration, akvarieprydnad, akvarieinredning, akvariedekor | akvaariokoriste, akvaariokoristeet, akvaariosomiste
    akvarielys, akvarielampe, akvariebelysning | akvarielys, akvarielampe, akvariebelysning | akvariebelysning, akvarielampa, akvarieljus | akvaariovalaisin, akvaariolamppu, akvaariovalo
    akvarievarmer | akvarievarmer, varmekolbe akvarium | akvarievärmare, doppvärmare | akvaariolämmitin, akvaariotermostaatti
    vandtest akvarie | vanntest akvarium | vattentest akvarium | akvaarion vesitesti
    algefjerner akvarie | algefjerner akvarium | algborttagare akvarium | levänpoisto akvaario
    vandforbedrer, vandklargører, vandpleje akvarie | vannforbedrer, vannbehandling akvarium | vattenberedning, vattenförbättrare, vattenberedningsmedel | vedenparannusaine, vedenkäsittelyaine akvaario
  terrarium | terrarium | terrarium | terraario, terraariot
    varmelampe terrarium, uvb pære | varmelampe terrarium, uvb lampe | värmelampa terrarium, uvb lampa | terraariolamppu, uvb lamppu
    krybdyrfoder, melorme, foderdyr, fårekyllinger, skildpaddefoder, reptilfoder, foderinsekter | reptilfôr, melormer, sirisser, skilpaddefôr, skilpaddemat, fôrdyr, reptilmat | reptilfoder, mjölmask, syrsor, sköldpaddsfoder, sköldpaddsmat, foderdjur, reptilmat | matelijan ruoka, jauhomato, jauhomadot, sirkat, kilpikonnan ruoka, syöttösirkat, matelijaruoka
  hesteudstyr, rideudstyr, hesteartikler, udstyr til hest, hesteting, ridegrej, staldudstyr | hesteutstyr, rideutstyr, utstyr til hest, hesteting, stallutstyr | hästutrustning, ridutrustning, hästtillbehör, ridsport, hästsaker, hästgrejer, hästprylar, stallutrustning | hevostarvike, hevostarvikkeet, ratsastusvarusteet, ratsastustarvikkeet, hevosvarusteet, hevosen varusteet, tallitarvikkeet
    hestefoder, foder til hest, hestemysli, hestemüsli, hestepiller, hestepellets | hestefôr, hestefor, kraftfôr hest, hestemüsli, hestekraftfôr, hestepellets | hästfoder, hästmüsli, betfor, lusernpellets, hästpellets, kraftfoder häst | hevosenrehu, hevosen rehu, hevosrehu, hevosmysli, hevosenruoka
    hestesnacks, hestebolsjer, hestegodbidder, hesteguf, hesteslik, hestekiks | hestegodbit, hestegodbiter, hestegodteri, hestesnacks, hestegodis | hästgodis, hästgodbitar, hästsnacks, hästkarameller | hevosherkku, hevosenherkku, hevosnamit, hevosnami, hevoskarkki, hevosen nami
    hestedækken, udedækken, stalddækken, vinterdækken, regndækken hest, fleecedækken | hestedekken, utedekken, stalldekken, hestedekke, vinterdekken, fleecedekken | hästtäcke, utetäcke, stalltäcke, regntäcke häst, vintertäcke häst, fleecetäcke häst | hevosloimi, hevosloimet, hevosen loimi, sadeloimi, talliloimi, ulkoloimi, fleeceloimi, toppaloimi
      fluedækken, insektdækken, eksemdækken | insektdekken, fluedekken, eksemdekken | flugtäcke, eksemtäcke, insektstäcke | ötökkäloimi, kärpäsloimi, hyönteisloimi, ihottumaloimi, verkkoloimi
    grime, træktov, grimeskaft | grime, leietau, grimeskaft | grimma, grimskaft, ledrep | riimu, riimut, riimunnaru, päitset
    trense, hovedtøj | hodelag, trense, bissel | träns, huvudlag | suitset
      tøjler, tøjle | tøyler, tøyle | tyglar, tygel | ohjat, ohjakset
      bid til hest, hestebid | bitt til hest, hestebitt | bett häst, tränsbett | kuolain, kuolaimet
    sadel, ridesadel, springsadel | hestesal, ridesal | hästsadel, ridsadel | ratsastussatula, hevossatula
      underlag til hest, sadelunderlag, schabrak, sadelpad, sadeldækken | sjabrak, sadelunderlag, salunderlag, sabrak | schabrak, sadelunderlag, vojlock, sadelpad, schabrack | satulahuopa, satulahuovat, satulaloimi
      sadelgjord, gjord | salgjord, gjord til hest | sadelgjord | satulavyö, satulavyöt
    strigle, strigler, hestebørste, hestebørster, mankam, kardæsk, manebørste | strigle, strigler, hestebørste, børste hest, mankam, striglebørste, kardask | rykt, ryktborste, hästborste, ryktskrapa, mankam, hästborstar, manborste | hevosharja, suka, hevosharjat, harjat hevonen, kumisuka, hevosen harja
    hovrenser, hovrensere, hovkrog | hovrenser, hovkrok, hovskraper | hovkrats, hovkratsar | kaviokoukku, kaviokoukut, kavionpuhdistin
    striglekasse, strigletaske, strigleboks, striglesæt, pudsekasse | striglekasse, stellekasse, stelleveske, pussekasse hest, strigleveske | ryktlåda, ryktväska, ryktset, ryktbox, ryktkoffert | harjapakki, harjalaukku, harjasetti hevonen, harjalaatikko
    hestebandager, benbeskyttere til hest, hestebandage, gamacher til hest, strygekapper, klokker til hest | benbeskyttere hest, bandasjer hest, belegg hest, strykkapper, hestebandasjer | benskydd häst, benlindor, senskydd, strykkappor, boots häst, hästbenskydd | hevosen suojat, jännesuojat, pintelit, pinteli, hevosen jalkasuojat, hivutussuojat
    ridepisk, pisk, dressurpisk, springpisk | ridepisk, pisk ridning, dressurpisk | ridspö, spö, hoppspö, dressyrspö | ratsastusraippa, raippa, ratsupiiska, kouluraippa
    sporer, ridesporer | sporer, ridesporer | sporrar, ridsporrar | kannukset
    saltsten, slikkesten, saltslikkesten, mineralsten, saltblok | saltstein, slikkestein, saltblokk, mineralstein | saltsten, saltslicksten, slicksten, mineralsten, saltblock | suolakivi, nuolukivi, hevosen nuolukivi, kivennäiskivi
    hovfedt, hovolie, hovsalve, hovbalsam | hovfett, hovolje, hovsmurning, hovbalsam | hovfett, hovolja, hovsalva, hovbalsam | kaviorasva, kavioöljy, kaviovoide
    fluemaske hest | fluemaske hest, fluehette | flugmask, fluglugg | kärpäshuppu, kärpäsmaski
    hønet, høpose | høynett, høypose | hönät, höpåse | heinäverkko
    fluespray til hest, insektspray hest, fluemiddel hest | fluespray hest, insektspray hest, fluemiddel hest | flugspray häst, flugmedel häst, insektsspray häst | ötökkäsuihke hevoselle, hyönteissuihke hevoselle, hevosen ötökkäsuihke
    hesteshampoo | hestesjampo | hästschampo | hevosshampoo
    hestelegetøj | hesteleke, hesteball | hästleksak, hästboll | hevosen lelu
  vildtfoder, rådyrfoder, foder til vildt, fasanfoder | viltfôr, rådyrfôr, saltstein vilt, viltmat, rådyrmat | viltfoder, rådjursfoder, viltmat | riistanruoka, riistaruoka, nuolukivi riistalle, riistarehu, peuranruoka, peuran rehu
  pindsvinefoder, pindsvinemad | pinnsvinmat | igelkottsmat, igelkottsfoder | siilinruoka
  pindsvinehus | pinnsvinhus | igelkottshus | siilinpesä
  grundfoder, kraftfoder, foderkorn, husdyrfoder, fuldfoder | kraftfôr, kraftfor, husdyrfôr, fôrkorn | kraftfoder, fodersäd | rehu, rehut, rehuseos, väkirehu, täysrehu, eläinrehu
    fårefoder, lammefoder | sauefôr | fårfoder | lampaanrehu
    svinefoder, grisefoder | grisefôr, svinefôr | grisfoder, svinfoder | sianrehu
    kvægfoder, kofoder, kalvefoder | storfefôr, kufôr, kalvefôr | nötfoder, kofoder, kalvfoder | naudanrehu, lehmänrehu, karjanrehu
    duefoder | duefôr | duvfoder | kyyhkynrehu
    andefoder, andemad | andefôr, andemat | ankfoder, ankmat | ankanrehu, sorsanruoka, ankanruoka
    lammemælk, kalvemælk | lammemelk, lammemelkerstatning | lammnäring, kalvnäring | karitsanmaito, juottorehu, vasikanjuoma
  beroligende til hund, beroligende til kat | beroligende hund, beroligende katt, dempende hund | lugnande hund, lugnande katt, stressmedel hund | koiran rauhoittava, kissan rauhoittava, rauhoittava koiralle, rauhoittava kissalle
    feliway | feliway | feliway | feliway`,
}
