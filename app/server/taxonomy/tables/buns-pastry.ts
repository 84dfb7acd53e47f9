import type { GoodsTable } from '../goods-table.ts'

/** Pastry, sweet buns, seasonal baking, pancakes and doughs; cakes and pies are in `cakes.ts`. */
export const bunsPastry: GoodsTable = {
  part: 'bread-cakes',
  rows: `
bagværk, kaffebrød | bakst, kaffebrød, kaffemat, bakervarer | bakverk, fikabröd | leivonnainen, leivonnaiset, konditoriatuotteet, kahvileipä
  wienerbrød | wienerbrød, wienerbakst, wienerbrødstykke | wienerbröd | viineri, viinerit, wieneri, wienerit, kampaviineri, tanskalainen viineri, wienerleipä, kahviviineri
    kanelstang, kanelstænger | kanelstang, kanelstenger | - | -
    wienerbrødsstang, wienerstang | wienerstang | wienerlängd, wienerfläta | viineripitko
    spandauer, spandauere, hindbærspandauer | - | - | -
    - | - | - | vaniljaviineri, marjaviineri, omenaviineri
    direktørsnegl, direktørsnegle | - | - | -
    remoncesnegl, chokoladesnegl, chokoladesnegle | sjokoladesnurr, sjokoladesnurrer, sjokoladesnegl | chokladsnurra, chokladsnurror, chokladsnäcka | suklaapuusti, suklaapuustit, suklaapyörre, suklaakierre
    rosenbrød | - | - | -
    borgmesterstang | - | - | -
    dagmartærte | - | - | -
    pecansnegl, pekansnegl, pecanwienerbrød | pekanwienerbrød | pekanwienerbröd | pekaaniviineri
  kringle, kringler, butterkringle, julekringle | kringle, kringler, smørdeigkringle | kringla, kringlor | pullarinkilä, rinkilä, rinkilät
    ?smørkringle, smørkringler | smørkringle | smörkringla | voirinkilä
    mandelkringle, wienerkringle | wienerkringle, mandelkringle | wienerkringla, mandelkringla | mantelirinkilä
  tebirkes, københavnerbirkes | tebirkes | tebirkes | -
    grovbirkes | - | - | -
    frøsnapper, frøsnappere | - | - | -
  croissant, croissanter, smørcroissant, smørcroissanter, kroissant | croissant, croissanter, smørcroissant, kroissant | croissant, croissanter, smörcroissant, kroissant, fransk giffel | croissant, croissantit, kroissantti, kroissantit, voisarvi, voisarvet, voikroissantti
    chokoladecroissant, pain au chocolat | sjokoladecroissant, pain au chocolat | chokladcroissant, pain au chocolat | suklaacroissant, pain au chocolat, suklaavoisarvi, suklaakroissantti
    ?minicroissant, minicroissanter | minicroissant, minicroissanter | minicroissant, minicroissanter | minicroissant, minicroissantit, minikroissantti, minivoisarvi
    mandelcroissant | mandelcroissant | mandelcroissant | mantelicroissant
    skinkecroissant, croissant med skinke | skinkecroissant | skinkcroissant | kinkkucroissant, kinkkuvoisarvi, kinkkukroissantti
    ostecroissant | ostecroissant | ostcroissant | juustocroissant, juustosarvi, juustovoisarvi, juustokroissantti
  horn, smørhorn | horn, smørhorn | giffel, gifflar | sarvi, sarvet
    mandelhorn | mandelhorn | mandelhorn | mantelisarvi
    gifflar, giflar, kanelgifler | gifflar, giffel | kanelgifflar, kanelgiffel | gifflar, kanelisarvi
  strudel, æblestrudel | strudel, eplestrudel | strudel, äppelstrudel | struudeli, struudelit, omenastruudeli, omenastrudel, strudeli
  baklava | baklava | baklava | baklava
  pastel de nata, pasteis de nata | pastel de nata, pasteis de nata | pastel de nata, pasteis de nata | pastel de nata, pasteis de nata, portugalilainen leivos
  cannoli | cannoli | cannoli | cannoli
  churros | churros | churros | churros, churrosit
  cronut | cronut | cronut | cronut
  donut, donuts, doughnut, doughnuts, smultring | smultring, smultringer, donut, donuts, doughnut, munkring, munkringer | munk, munkar, donut, donuts, doughnut, flottyrring, flottyrringar, munkring | donitsi, donitsit, munkki, munkit, munkkirinkeli, munkkirinkelit, donut, munkkirinkilä, munkkirinkilät, munkkipulla, rinkelimunkki, reikämunkki, donutsi
    minidonuts | minidonuts | minidonuts | minidonitsi, minidonitsit
    chokoladedonut | sjokoladedonut | chokladdonut | suklaadonitsi, suklaadonitsit
    berliner, berlinere | berlinerbolle, berlinerboller, berliner, syltefylt berliner | berlinermunk, berlinermunkar, berliner, syltmunk, syltmunkar | hillomunkki, hillomunkit, berliininmunkki, berliininmunkit, täytetty munkki, hillotäytteinen munkki
    - | - | - | possumunkki, possumunkit, munkkipossu, munkkipossut, berliininpossu
    ?- | - | sockermunk, sockermunkar | sokerimunkki, sokerimunkit, sokeridonitsi
    ?- | - | - | vappumunkki, vappumunkit, simamunkki
  - | - | - | tippaleipä, tippaleivät
  - | - | - | vetytorvi, vetytorvet
  - | - | - | lörtsy, lörtsyt, omenalörtsy, savonlinnan lörtsy
  søde boller, sød bolle, kaffeboller | bolle, boller, hvetebolle, hveteboller, gjærbolle, gjærboller, søte boller, kaffebolle, kaffeboller, hvetebakst | bulle, bullar, vetebulle, vetebullar, vetebröd, fikabulle, kaffebulle, kaffebullar, fikabullar | pulla, pullat, pikkupulla, pikkupullat, nisu, kahvipulla, pullapussi, pullakranssi, nisut, kahvipullat, vehnäset
    kanelsnegl, kanelsnegle, kanelsnurre, kanelsnurrer, kanelbolle, kanelboller, snegl, snegle, cremesnegl, smørsnegl | kanelbolle, kanelboller, kanelsnurr, kanelsnurrer, skillingsbolle, skillingsboller, kanelsnegl, kanelsnegler, kanelsnurra, kanilbolle, kanilboller, kanilsnurr | kanelbulle, kanelbullar, kanelsnurra, kanelsnurror, kanelsnäcka | korvapuusti, korvapuustit, kanelipulla, kanelipullat, kanelikierre, puusti, puustit, kanelirulla, korvapuustipulla, kanelipuusti
      kanelknude, kaneltop, kanelknuder | kanelknute, kanelknuter | kanelknut, kanelknutar | kanelisolmu
      ?cinnamon rolls, cinnamon roll | cinnamon rolls, cinnamon roll | cinnamon rolls, cinnamon roll | cinnamon rolls, cinnamon roll
    kardemommesnurre, kardemommebolle, kardemommeboller, kardemommesnurrer, kardemommesnegl | kardemommebolle, kardemommeboller, kardemommesnurr, kardemommeknute, kardemommesnurrer | kardemummabulle, kardemummabullar, kardemummaknut, kardemummasnurra, kardemummaknutar | kardemummapulla, kardemummapullat, kardemummapuusti, kardemummakierre
    chokoladebolle, chokoladeboller | sjokoladebolle, sjokoladeboller, boller med sjokolade | chokladbulle, chokladbullar | suklaapulla, suklaapullat
    rosinbolle, rosinboller | rosinbolle, rosinboller, boller med rosiner | russinbulle, russinbullar | rusinapulla, rusinapullat, rusinapikkupulla
    rosinbrød | rosinbrød, rosinloff | russinbröd, russinlimpa | rusinaleipä, rusinaleivät, rusinalimppu
    - | skolebolle, skoleboller, skolebrød, solbolle, solboller, solskinnsbolle, solskinnsboller, vaniljebolle, vaniljeboller | solbulle, solbullar, vaniljbulle, vaniljbullar | vaniljapulla, vaniljapullat, vaniljakreemipulla
    - | - | butterkaka, butterkakor, bostonkaka | bostonkakku, bostonkakut, bostonpulla, pullakakku
    - | - | smörbulle | voisilmäpulla, voisilmäpullat, silmäpulla, voisilmä, voipulla, sokerisilmäpulla
    - | - | - | rahkapulla, rahkapullat
    - | - | - | dallaspulla, dallaspullat
    blåbærbolle | blåbærbolle, blåbærboller | blåbärsbulle, blåbärsbullar | mustikkapulla, mustikkapullat, marjapulla
    ?fødselsdagsbolle, fødselsdagsboller | - | - | -
    - | melkebolle, melkeboller | mjölkbulle | maitopulla
    fletbrød | hvetestang, hvetekrans, hveteflette, hvetekringle, kanelkrans | vetelängd, vetelängder, kanellängd, vetefläta, kanelfläta, vetekrans, bullängd, flätlängd, bullfläta | pitko, pitkot, pullapitko, pullapitkot, pullaletti, rusinapitko
    fastelavnsbolle, fastelavnsboller, fastelavnskage | fastelavnsbolle, fastelavnsboller, fløtebolle, fløteboller, semle, semler | semla, semlor, fastlagsbulle, fastlagsbullar, semmelbulle, semmelbullar, fettisdagsbulle, fettisdagsbullar | laskiaispulla, laskiaispullat
      - | - | minisemla, minisemlor | -
      - | - | semmelwrap | -
      - | - | hetvägg, hetväggar | -
      - | - | prinsessemla | -
    luciabolle, luciaboller, luciabrød, lussekat, lussekatte, safranbolle, safranbrød | lussekatt, lussekatter, lussebolle, lusseboller, safranbolle, safranboller, luciabolle | lussekatt, lussekatter, lussebulle, lussebullar, saffransbulle, saffransbullar, luciabulle | sahramipulla, sahramipullat, luciapulla, luciapullat, lussekatt
    - | - | saffranslängd, saffranskrans, saffransbröd | sahramipitko
    påskebolle, påskeboller | påskebolle, påskeboller | påskbulle | pääsiäispulla
    hot cross buns | hot cross buns | hot cross buns | hot cross buns
    glutenfri kanelsnegle | glutenfrie boller, glutenfrie kanelboller, glutenfri boller | glutenfria bullar, glutenfria kanelbullar | gluteeniton pulla, gluteenittomat pullat
    - | eplebolle, epleboller | äppelbulle, äppelbullar | omenapulla, omenapullat
    - | sukkerbolle, sukkerboller | sockerbulle, sockerbullar | sokeripulla, sokeripullat
    - | - | toscabulle, toscabullar | toscapulla, toscapullat
  finske julestjerner | finske julestjerner, finske stjerner | finska julstjärnor, jultårta, jultårtor, jultorttu | joulutorttu, joulutortut, tähtitorttu, tähtitortut, luumutorttu, luumutortut
  julekage, julekager | julekake, julekaker, julebrød | julkaka | joulukakku, joulukakut, joulukuivakakku
    stollen, julestollen | stollen, julestollen | stollen, julstollen | stollen
    panettone | panettone | panettone | panettone, panettonet
    pandoro | pandoro | pandoro | pandoro
    - | - | - | joulupitko
  julestamme, buche de noel | julestubbe | julstubbe | jouluhalko, jouluhalkokakku, halkokakku
  påskekage, påskekager | påskekake, påskekaker | påsktårta, påskkaka | pääsiäiskakku
    - | - | - | kulitsa, kulitsat
    - | - | - | pasha, pashat
    - | - | - | mämmi
  peberkagehus, honningkagehus | pepperkakehus | pepparkakshus | piparkakkutalo, piparkakkutalot, piparitalo, piparkakkutalosetti, piparkakkumökki
  klejne, klejner | klenater, klenat, kleiner | klenät, klenäter, klenor | klenätti, klenätit, klenetti
    fattigmand | fattigmann, fattigmenn, fattigmannsbakkels | - | -
    - | hjortetakk, hjortebakkels | - | -
  rosetbakkels, roset | rosettbakkels, rosetter, rosettkaker, rosettkake | struvor, struva, rosettbakelse | rosetti, rosetit, ruusukkeet
  krumkage, krumkager | krumkake, krumkaker | rån, krumkakor, rånkakor, krumkaka, krumrån | -
    goro | goro, gorokaker | - | -
    avletter | avletter, strull, strullkaker | - | -
  sandbakkels | sandbakkels | - | -
  berlinerkranse | berlinerkrans, berlinerkranser | - | -
  serinakager | serinakake, serinakaker | - | -
  æbleskive, æbleskiver | munker, norske munker | äppelmunk, äppelmunkar, aebleskiver | tanskalainen omenamunkki
  lefse, lefser | lefse, lefser, smørlefse | norsk lefse, lefse | lefse
    - | tykklefse, tykklefser | - | -
    - | tynnlefse, tynnlefser | - | -
    - | potetlefse, potetlefser | - | -
    - | krinalefse, krinalefser | - | -
    - | vestlandslefse, vestlandslefser | - | -
    - | kanellefse, kanellefser | - | -
    - | møsbrømlefse, møsbrøm | - | -
    - | kling, lefsekling, klenning | - | -
      - | lefserull, lefseruller | - | -
    - | hardangerlefse, hardangerlefser | - | -
  - | svele, sveler, fergesvele | - | -
  - | lapper, lappe, eplelapper, lappar, mormorlapper | - | -
  vaffel, vafler, vaffelhjerter, hjertevaffel, hjertevafler | vaffel, vafler, vaffelplater, vaffelplate, vaffelhjerter, hjertevaffel, hjertevafler | våffla, våfflor, våffelhjärtan, hjärtvåffla, hjärtvåfflor, frasvåffla, frasvåfflor, franska våfflor, våffelhjärta | vohveli, vohvelit, sydänvohveli, vahveli, sydänvohvelit
    belgiske vafler, belgisk vaffel, brysselvafler, brysselvaffel, liegevafler | belgiske vafler, belgisk vaffel, brysselvafler, brysselvaffel | belgiska våfflor, belgisk våffla, brysselvåffla, brysselvåfflor, liegevåfflor | belgialainen vohveli, belgialaiset vohvelit, belgianvohveli, brysselinvohveli, liegevohveli
    stroopwafel, stroopwafels, sirupvaffel, hollandsk vaffel | stroopwafel, stroopwafels, sirupsvaffel, sirupsvafler | stroopwafel, stroopwafels, sirapsvåffla, sirapsvåfflor | stroopwafel, siirappivohveli, hollantilainen siirappivohveli
  pandekage, pandekager, dessertpandekage, tynde pandekager | pannekake, pannekaker, tynne pannekaker | pannkaka, pannkakor, tunnpannkakor, tunnpannkaka, tunna pannkakor | lettu, letut, ohukainen, ohukaiset, lätty, lätyt, räiskäle, räiskäleet, plätty, plätyt, ohukas, ohukkaat, plettu, pletut
    amerikanske pandekager, amerikansk pandekage, pancakes, american pancakes | amerikanske pannekaker, amerikansk pannekake, pancakes, american pancakes, amerikanske lapper | amerikanska pannkakor, amerikansk pannkaka, pancakes, american pancakes | amerikkalainen pannukakku, amerikkalaiset pannukakut, pancakes, amerikanletut, amerikkalaiset letut, pancake
    små pandekager | småpannekaker | plättar, plätt | plätti, pikkuletut
    ovnpandekage | ovnspannekake | ugnspannkaka, tjockpannkaka, pannkaka i ugn | pannukakku, pannukakut, pannari, pannarit, uunipannukakku, kropsu, kropsut, uunipannari
    ?crepes, crepe, madpandekager, madpandekage, franske pandekager | crepes, crepe, franske pannekaker | crepes, crepe, matpannkaka, franska pannkakor | crepe, crepes, ranskalaiset letut
    proteinpandekager, protein pancakes | proteinpannekaker, proteinpannekake, protein pancakes, proteinlapper | proteinpannkakor, protein pancakes | proteiinilettu, proteiiniletut, proteiinipannukakku, proteiinipannari
    blinis, blini | blinis, blini, blinier | blini, blinier, bliner | blini, blinit, tattariblini, tattariblinit
    - | - | potatisplättar, raggmunk, raggmunkar, rårakor | perunalettu, perunaletut, perunaohukainen
    - | - | spenatplättar, spenatpannkakor | pinaattilettu, pinaattiletut, pinaattiohukainen, pinaattiohukaiset, pinaattilätty, pinaattilätyt
    - | - | blodplättar | veriohukainen, veriohukaiset, verilettu, veriletut, verilätty, verilätyt
    - | - | - | muurinpohjalettu, muurinpohjaletut, muurikkalettu, muurikkaletut, muurinpohjalätty, muurinpohjalätyt
    minipandekager, poffertjes | minipannekaker, poffertjes, minilapper, hollandske pannekaker | minipannkakor, poffertjes, småpannkakor | minilettu, miniletut, minipannukakku, minipannukakut
  scone, scones | scone, scones | scone, scones, tescones, sconesbröd | skonssi, skonssit, scones, skonssileipä, skonsit
  arme riddere, french toast | arme riddere, french toast, fattige riddere | fattiga riddare, french toast, rika riddare | köyhä ritari, köyhät ritarit, rikkaat ritarit, rikas ritari, french toast
  brødbudding | brødpudding | brödpudding | leipävanukas
  energikage, dadelkage | dadelkake | dadelkaka | taatelikakku, taatelikakut
lagkagebund, lagkagebunde, kagebund, kagebunde | kakebunn, kakebunner, sukkerbrødbunn, sukkerbrødbunner, bløtkakebunn, bløtkakebunner, ferdig kakebunn | tårtbotten, tårtbottnar, sockerkaksbotten, sockerkaksbottnar | kakkupohja, kakkupohjat, täytekakkupohja, sokerikakkupohja, valmis kakkupohja, valmiskakkupohja, täytekakun pohja
  rouladebund | rullekakebunn, rullekakeplate | rulltårtbotten, rulltårtsbotten | kääretorttupohja, kääretorttupohjat, kakkulevy, kääretorttulevy
  mazarinbund, mandelbund | mandelbunn, mandelbunner | mazarinbotten, mandelbotten | mantelipohja
  chokoladelagkagebund, chokoladelagkagebunde | sjokoladekakebunn | chokladtårtbotten | suklaakakkupohja
frugttærtebund, tærtebund, tærtebunde, tærteskal, tærteskaller, færdig tærtebund | tertebunn, paibunn, paibunner, paiskall, terteskjell, ferdig paibunn | pajbotten, pajskal, fruktbotten, färdig pajbotten, pajbottnar | torttupohja, torttupohjat, piirakkapohja, piirakkapohjat, valmis piirakkapohja, piiraspohja, tortunpohja, murotaikinapohja, hedelmätorttupohja
tarteletter, tarteletskaller, tarteletskal | terteskall, tarteletter, tartelett, terteskjell, terteskåler | tartelettskal, tartelettskålar | tartalettipohja, tartaletti, tartaletit, torttukuori, tartalettikuori, murotaikinakuppi
  krustader, krustade | krustader, krustade | krustader, krustad, krustadskal | krustaadi, krustaadit, krustaadipohja
pirog, piroger, piroshki | pirog, piroger, kjøttpirog | pirog, piroger, köttpirog, köttpiroger, pirozjki | pirogi, pirogit, piroska, piroskat
  empanada, empanadas | empanada, empanadas | empanada, empanadas | empanada, empanadas
- | - | fiskkukko, kalakukko | kalakukko, kalakukot, muikkukukko, ahvenkukko
- | - | - | rönttönen, rönttöset, kainuun rönttönen
- | - | sultsina | sultsina, sultsinat, karjalan sultsina
- | - | - | mustikkakukko, mustikkakukot
- | - | - | lanttukukko, lanttukukot
- | - | - | pasteija, pasteijat, lihapasteija, lihapasteijat, riisipasteija, voitaikinapasteija, kinkkupasteija
dej, færdigdej, køledej, dej til bagning | deig, ferdigdeig, kjøledeig | deg, färdigdeg, kyld deg | taikina, taikinat, valmistaikina, valmistaikinat, leivontataikina, leipomotaikina
  pizzadej, pizzadeje, pizza dej, dej til pizza | pizzadeig, pizza deig, ferdig pizzadeig, deig til pizza | pizzadeg, pizza deg, deg till pizza | pizzataikina, pizzataikinat, valmis pizzataikina, pitsataikina
  butterdej, butterdejsplader | butterdeig, butterdeigplater, smørdeig | smördeg, smördegsplattor, smördegar, smördegsrulle, bladdeg | lehtitaikina, lehtitaikinat, voitaikina, voitaikinat, torttulevy, torttulevyt, lehtitaikinalevy, lehtitaikinalevyt, voitaikinalevy, lehtivoitaikina, torttutaikina, valmis lehtitaikina, voitaikinalevyt
  filodej, filo, fillodej | filodeig, filo, fillodeig | filodeg, filo, fyllodeg, strudeldeg | filotaikina, filotaikinat, filo, fillotaikina, filotaikinalevyt, filotaikinalevy
  tærtedej, mørdej | paideig, tertedeig, mørdeig | pajdeg, mördeg, färdig pajdeg | piirakkataikina, murotaikina, piirakkataikinat, piirastaikina
  croissantdej | croissantdeig | croissantdeg | croissanttaikina, voisarvitaikina, kroissanttitaikina
  bolledej, gærdej, kanelsnegledej, wienerbrødsdej | bolledeig, kanelbolledeig, gjærdeig, hvetedeig | bulldeg, kanelbulldeg, lussebullsdeg, lussedeg, vetedeg, kanelbullsdeg, jästdeg | pullataikina, korvapuustitaikina, pullataikinat, hiivataikina, vehnätaikina
  brøddej | brøddeig, rundstykkedeig | bröddeg, frallsdeg, limpdeg | leipätaikina, sämpylätaikina
  peberkagedej, brunkagedej | pepperkakedeig | pepparkaksdeg, pepparkakdeg, pepparkakedeg | piparkakkutaikina, piparitaikina, piparkakkutaikinat, piparkakkutaikinapaketti, valmis piparkakkutaikina, joulupiparitaikina
  småkagedej, klejnedej, vaniljekransedej, cookie dej | kjeksdeig, småkakedeig | kakdeg, småkaksdeg, småkakedeg | keksitaikina, pikkuleipätaikina, cookietaikina
  ~cookie dough, cookiedej | cookie dough, cookiedeig | cookie dough, cookiedeg | cookie dough, cookietaikina
  vaffeldej | vaffelrøre, vaffeldeig | våffelsmet, våffeldeg | vohvelitaikina, valmis vohvelitaikina
  pandekagedej, pandekagemasse | pannekakerøre, pannekakedeig | pannkakssmet, pannkakesmet | lettutaikina, ohukaistaikina, lättytaikina, pannukakkutaikina, räiskäletaikina, plättytaikina
  - | - | - | joulutorttutaikina, torttutaikina, torttutaikinat, torttutaikinalevy, torttutaikinalevyt, joulutorttutaikinalevy
surdej, surdejsstarter, surdejskultur | surdeig, surdeigsstarter, surdeigskultur | surdeg, surdegsstart, surdegskultur, surdegsgrund | hapanjuuri, hapanjuuret, taikinajuuri, leipäjuuri, ruisjuuri
pizzabund, pizzabunde, færdig pizzabund | pizzabunn, pizzabunner, ferdig pizzabunn | pizzabotten, pizzabottnar, färdig pizzabotten | pizzapohja, pizzapohjat, valmis pizzapohja, pitsapohja, pizzapohjalevy
  glutenfri pizzabund | glutenfri pizzabunn | glutenfri pizzabotten | gluteeniton pizzapohja`,
}
