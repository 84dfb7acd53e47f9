import type { GoodsTable } from '../goods-table.ts'

/** Pastry, sweet buns, seasonal baking, pancakes and doughs; cakes and pies are in `cakes.ts`. */
export const bunsPastry: GoodsTable = {
  part: 'bread-cakes',
  rows: `
bagværk | bakst | bakverk | leivonnainen, leivonnaiset
  wienerbrød | wienerbrød | wienerbröd | viineri, viinerit, wieneri, wienerit
    kanelstang, kanelstænger | kanelstang, kanelstenger | - | -
    wienerbrødsstang, wienerstang | wienerstang | wienerlängd, wienerfläta | viineripitko
    spandauer, spandauere | - | - | -
    - | - | - | vaniljaviineri, marjaviineri
    direktørsnegl, direktørsnegle | - | - | -
    remoncesnegl, chokoladesnegl, chokoladesnegle | sjokoladesnurr, sjokoladesnurrer | chokladsnurra, chokladsnurror | suklaapuusti, suklaapuustit
    rosenbrød | - | - | -
    borgmesterstang | - | - | -
  kringle, kringler | kringle, kringler | kringla, kringlor | pullarinkilä, rinkilä, rinkilät
    smørkringle, smørkringler | smørkringle | smörkringla | voirinkilä
    mandelkringle, wienerkringle | wienerkringle, mandelkringle | wienerkringla, mandelkringla | mantelirinkilä
  tebirkes, københavnerbirkes | tebirkes | tebirkes | -
    grovbirkes | - | - | -
    frøsnapper, frøsnappere | - | - | -
  croissant, croissanter, smørcroissant, smørcroissanter | croissant, croissanter, smørcroissant | croissant, croissanter, smörcroissant | croissant, croissantit, kroissantti, kroissantit, voisarvi, voisarvet
    chokoladecroissant, pain au chocolat | sjokoladecroissant, pain au chocolat | chokladcroissant, pain au chocolat | suklaacroissant, pain au chocolat
    minicroissant, minicroissanter | minicroissant, minicroissanter | minicroissant, minicroissanter | minicroissant, minicroissantit
    mandelcroissant | mandelcroissant | mandelcroissant | mantelicroissant
    skinkecroissant, croissant med skinke | skinkecroissant | skinkcroissant | kinkkucroissant
    ostecroissant | ostecroissant | ostcroissant | juustocroissant
  horn, smørhorn | horn, smørhorn | giffel, gifflar | sarvi, sarvet
    mandelhorn | mandelhorn | mandelhorn | mantelisarvi
    gifflar, giflar | gifflar, giffel | kanelgifflar, kanelgiffel | gifflar, kanelisarvi
  strudel, æblestrudel | strudel, eplestrudel | strudel, äppelstrudel | struudeli, struudelit, omenastruudeli
  baklava | baklava | baklava | baklava
  pastel de nata, pasteis de nata | pastel de nata | pastel de nata, pasteis de nata | pastel de nata, pasteis de nata
  cannoli | cannoli | cannoli | cannoli
  churros | churros | churros | churros, churrosit
  cronut | cronut | cronut | cronut
  donut, donuts, doughnut, doughnuts | smultring, smultringer, donut, donuts, doughnut | munk, munkar, donut, donuts, doughnut | donitsi, donitsit, munkki, munkit, munkkirinkeli, munkkirinkelit, donut
    minidonuts | minidonuts | minidonuts | minidonitsi, minidonitsit
    chokoladedonut | sjokoladedonut | chokladdonut | suklaadonitsi, suklaadonitsit
    berliner, berlinere | berlinerbolle, berlinerboller, berliner | berlinermunk, berlinermunkar, berliner, syltmunk, syltmunkar | hillomunkki, hillomunkit, berliininmunkki, berliininmunkit
    - | - | - | possumunkki, possumunkit
    - | - | sockermunk, sockermunkar | sokerimunkki, sokerimunkit
    - | - | - | vappumunkki, vappumunkit
  - | - | - | tippaleipä, tippaleivät
  - | - | - | vetytorvi, vetytorvet
  - | - | - | lörtsy, lörtsyt, omenalörtsy
  - | - | vetebröd | nisu
  søde boller, sød bolle, kaffeboller | bolle, boller, hvetebolle, hveteboller, gjærbolle, gjærboller | bulle, bullar, vetebulle, vetebullar | pulla, pullat, pikkupulla, pikkupullat
    kanelsnegl, kanelsnegle, kanelsnurre, kanelsnurrer, kanelbolle, kanelboller | kanelbolle, kanelboller, kanelsnurr, kanelsnurrer, skillingsbolle, skillingsboller | kanelbulle, kanelbullar, kanelsnurra, kanelsnurror, kanelsnäcka | korvapuusti, korvapuustit, kanelipulla, kanelipullat, kanelikierre
      kanelknude, kaneltop, kanelknuder | kanelknute, kanelknuter | kanelknut, kanelknutar | kanelisolmu
      cinnamon rolls, cinnamon roll | cinnamon rolls, cinnamon roll | cinnamon rolls, cinnamon roll | cinnamon rolls, cinnamon roll
    kardemommesnurre, kardemommebolle, kardemommeboller, kardemommesnurrer | kardemommebolle, kardemommeboller, kardemommesnurr | kardemummabulle, kardemummabullar, kardemummaknut | kardemummapulla, kardemummapullat
    chokoladebolle, chokoladeboller | sjokoladebolle, sjokoladeboller | chokladbulle, chokladbullar | suklaapulla, suklaapullat
    rosinbolle, rosinboller | rosinbolle, rosinboller | russinbulle, russinbullar | rusinapulla, rusinapullat
    rosinbrød | rosinbrød | russinbröd | rusinaleipä, rusinaleivät
    - | skolebolle, skoleboller, skolebrød, solbolle, solboller | solbulle, solbullar, vaniljbulle, vaniljbullar | vaniljapulla, vaniljapullat
    - | - | butterkaka, butterkakor | bostonkakku, bostonkakut
    - | - | - | voisilmäpulla, voisilmäpullat, silmäpulla
    - | - | - | rahkapulla, rahkapullat
    - | - | - | dallaspulla, dallaspullat
    blåbærbolle | blåbærbolle, blåbærboller | blåbärsbulle, blåbärsbullar | mustikkapulla, mustikkapullat, marjapulla
    fødselsdagsbolle, fødselsdagsboller | - | - | -
    - | melkebolle, melkeboller | mjölkbulle | maitopulla
    - | - | vetelängd, vetelängder, kanellängd, vetefläta, kanelfläta, vetekrans | pitko, pitkot, pullapitko, pullapitkot
    fastelavnsbolle, fastelavnsboller | fastelavnsbolle, fastelavnsboller, fløtebolle, fløteboller | semla, semlor, fastlagsbulle, fastlagsbullar | laskiaispulla, laskiaispullat
      - | - | minisemla, minisemlor | -
      - | - | semmelwrap | -
      - | - | hetvägg, hetväggar | -
      - | - | prinsessemla | -
    luciabolle, luciaboller, luciabrød, lussekat, lussekatte | lussekatt, lussekatter, lussebolle, lusseboller | lussekatt, lussekatter, lussebulle, lussebullar, saffransbulle, saffransbullar | sahramipulla, sahramipullat, luciapulla, luciapullat
    - | - | saffranslängd, saffranskrans | sahramipitko
    påskebolle, påskeboller | påskebolle, påskeboller | påskbulle | pääsiäispulla
    hot cross buns | hot cross buns | hot cross buns | hot cross buns
  finske julestjerner | finske julestjerner | finska julstjärnor, jultårta, jultårtor | joulutorttu, joulutortut, tähtitorttu, tähtitortut
    - | - | - | joulutorttutaikina, torttutaikina, torttutaikinat
  julekage, julekager | julekake, julekaker, julebrød | julkaka | joulukakku, joulukakut
    stollen, julestollen | stollen, julestollen | stollen | stollen
    panettone | panettone | panettone | panettone, panettonet
    pandoro | pandoro | pandoro | pandoro
    - | - | - | joulupitko
  julestamme, buche de noel | julestubbe | julstubbe | jouluhalko
  påskekage, påskekager | påskekake, påskekaker | påsktårta, påskkaka | pääsiäiskakku
    - | - | - | kulitsa, kulitsat
    - | - | - | pasha, pashat
    - | - | - | mämmi
  peberkagehus, honningkagehus | pepperkakehus | pepparkakshus | piparkakkutalo, piparkakkutalot
  klejne, klejner | klenater | klenät, klenäter | klenätti, klenätit
    - | fattigmann, fattigmenn, fattigmannsbakkels | - | -
    - | hjortetakk, hjortebakkels | - | -
  rosetbakkels, roset | rosettbakkels, rosetter | struvor, struva, rosettbakelse | rosetti, rosetit, ruusukkeet
  krumkage, krumkager | krumkake, krumkaker | rån, krumkakor | -
    goro | goro, gorokaker | - | -
    avletter | avletter, strull | - | -
  sandbakkels | sandbakkels | - | -
  berlinerkranse | berlinerkrans, berlinerkranser | - | -
  serinakager | serinakake, serinakaker | - | -
  æbleskive, æbleskiver | munker, norske munker | äppelmunk, äppelmunkar | -
  - | lefse, lefser | norsk lefse | -
    - | tykklefse, tykklefser | - | -
    - | tynnlefse, tynnlefser | - | -
    - | potetlefse, potetlefser | - | -
    - | krinalefse, krinalefser | - | -
    - | vestlandslefse, vestlandslefser | - | -
    - | kanellefse, kanellefser | - | -
    - | møsbrømlefse, møsbrøm | - | -
    - | kling, lefsekling, klenning | - | -
    - | hardangerlefse, hardangerlefser | - | -
  - | svele, sveler | - | -
  - | lapper, lappe, eplelapper | - | -
  vaffel, vafler, vaffelhjerter | vaffel, vafler, vaffelplater, vaffelplate, vaffelhjerter | våffla, våfflor, våffelhjärtan | vohveli, vohvelit, sydänvohveli
    belgiske vafler, belgisk vaffel, brysselvafler, brysselvaffel, liegevafler | belgiske vafler, belgisk vaffel, brysselvafler | belgiska våfflor, belgisk våffla | belgialainen vohveli, belgialaiset vohvelit
    stroopwafel, stroopwafels | stroopwafel, stroopwafels | stroopwafel, stroopwafels | stroopwafel, siirappivohveli
  pandekage, pandekager | pannekake, pannekaker | pannkaka, pannkakor, tunnpannkakor | lettu, letut, ohukainen, ohukaiset, lätty, lätyt, räiskäle, räiskäleet
    amerikanske pandekager, amerikansk pandekage, pancakes, american pancakes | amerikanske pannekaker, amerikansk pannekake, pancakes | amerikanska pannkakor, amerikansk pannkaka, pancakes | amerikkalainen pannukakku, amerikkalaiset pannukakut, pancakes
    - | - | plättar, plätt | -
    - | - | ugnspannkaka, tjockpannkaka | pannukakku, pannukakut, pannari, pannarit, uunipannukakku
    crepes, crepe, madpandekager, madpandekage | crepes, crepe | crepes, crepe, matpannkaka | crepe, crepes
    proteinpandekager | proteinpannekaker | proteinpannkakor | proteiinilettu, proteiiniletut
    blinis, blini | blinis, blini | blini, blinier | blini, blinit
    - | - | potatisplättar, raggmunk, raggmunkar | perunalettu, perunaletut, perunaohukainen
    - | - | spenatplättar, spenatpannkakor | pinaattilettu, pinaattiletut, pinaattiohukainen, pinaattiohukaiset
    - | - | blodplättar | veriohukainen, veriohukaiset, verilettu, veriletut
    - | - | - | muurinpohjalettu, muurinpohjaletut
  scone, scones | scone, scones | scone, scones | skonssi, skonssit, scones
  arme riddere | arme riddere | fattiga riddare | köyhä ritari, köyhät ritarit
  brødbudding | brødpudding | brödpudding | leipävanukas
  energikage, dadelkage | dadelkake | dadelkaka | taatelikakku, taatelikakut
lagkagebund, lagkagebunde | kakebunn, kakebunner, sukkerbrødbunn, sukkerbrødbunner | tårtbotten, tårtbottnar | kakkupohja, kakkupohjat, täytekakkupohja
  rouladebund | rullekakebunn | rulltårtbotten | kääretorttupohja, kääretorttupohjat
  frugttærtebund, tærtebund, tærtebunde | tertebunn, paibunn, paibunner | pajbotten, pajskal, fruktbotten | torttupohja, torttupohjat, piirakkapohja, piirakkapohjat
tarteletter, tarteletskaller, tarteletskal | terteskall, tarteletter | tartelettskal | tartalettipohja, tartaletti, tartaletit
  krustader, krustade | krustader, krustade | krustader, krustad, krustadskal | krustaadi, krustaadit
pirog, piroger, piroshki | pirog, piroger | pirog, piroger, köttpirog, köttpiroger | pirogi, pirogit
  empanada, empanadas | empanada, empanadas | empanada, empanadas | empanada, empanadas
- | - | - | kalakukko, kalakukot
- | - | - | pasteija, pasteijat, lihapasteija, lihapasteijat, riisipasteija
dej, færdigdej | deig, ferdigdeig | deg, färdigdeg | taikina, taikinat
  pizzadej, pizzadeje, pizza dej | pizzadeig, pizza deig | pizzadeg, pizza deg | pizzataikina, pizzataikinat
  butterdej, butterdejsplader | butterdeig, butterdeigplater | smördeg, smördegsplattor | lehtitaikina, lehtitaikinat, voitaikina, voitaikinat, torttulevy, torttulevyt
  filodej, filo | filodeig, filo | filodeg, filo | filotaikina, filotaikinat, filo
  tærtedej, mørdej | paideig, tertedeig, mørdeig | pajdeg, mördeg | piirakkataikina, murotaikina, piirakkataikinat
  croissantdej | croissantdeig | croissantdeg | croissanttaikina
  bolledej | bolledeig, kanelbolledeig | bulldeg, kanelbulldeg | pullataikina, korvapuustitaikina, pullataikinat
  brøddej | brøddeig | bröddeg | leipätaikina, sämpylätaikina
  peberkagedej, brunkagedej | pepperkakedeig | pepparkaksdeg, pepparkakdeg | piparkakkutaikina, piparitaikina, piparkakkutaikinat
  småkagedej, klejnedej, vaniljekransedej | kjeksdeig, småkakedeig | kakdeg, småkaksdeg | keksitaikina, pikkuleipätaikina
  cookie dough, cookiedej | cookie dough, cookiedeig | cookie dough, cookiedeg | cookie dough, cookietaikina
  vaffeldej | vaffelrøre | våffelsmet | vohvelitaikina
  pandekagedej | pannekakerøre | pannkakssmet | lettutaikina, ohukaistaikina
surdej, surdejsstarter | surdeig, surdeigsstarter | surdeg, surdegsstart | hapanjuuri, hapanjuuret, taikinajuuri
pizzabund, pizzabunde | pizzabunn, pizzabunner | pizzabotten, pizzabottnar | pizzapohja, pizzapohjat`,
}
