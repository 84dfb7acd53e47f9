import type { GoodsTable } from '../goods-table.ts'

/** Beef, veal, pork, lamb, game and minced meat. */
export const meat: GoodsTable = {
  part: 'meat-fish',
  rows: `
~kød, kødvarer | kjøtt, kjøttvarer | kött, köttvaror | liha, lihat, lihatuotteet
  grillkød, grillmad | grillkjøtt, grillmat | grillkött, grillmat | grilliliha, grillilihat
    grillspyd, kødspyd, spyd | grillspyd, kjøttspyd, spyd | grillspett, köttspett, spett | grillivarras, grillivartaat, lihavarras, lihavartaat
    grillpakke, grillmix | grillpakke, grillmix | grillmix, grillpaket | grillipakkaus, grillilajitelma
    sommerkoteletter, grillkoteletter | sommerkoteletter, sommerkotelett, grillkoteletter, grillkotelett | grillkotlett, grillkotletter | grillikyljys, grillikyljykset
    grillbøf, grillbøffer | grillbiff | grillbiff | grillipihvi, grillipihvit
    marineret kød | marinert kjøtt | marinerat kött | marinoitu liha, hunajamarinoitu liha
  bøf, bøffer, steak, steaks | biff, biffer, steak | biff, biffar, steak | pihvi, steak
    ribeye, rib eye, ribeyebøf | ribeye, rib eye | ribeye, rib eye | ribeye, rib eye
    entrecote, entrecotebøf | entrecote, entrekote | entrecote, entrekå | entrecote, antrekoo
    t-bone, tbonesteak | t-bone, t-beinstek, t-bonesteak | t-bone, t-benstek, t-bensstek | t-luupihvi, t-bone
    porterhouse | porterhouse | porterhouse | porterhouse
    clubsteak, club steak | clubsteak | clubstek, club steak | club steak
    tomahawk, tomahawk steak | tomahawk | tomahawk | tomahawk
    tournedos, mignonbøf | tournedos | tournedos, tournedå | tournedos, fileepihvi, fileepihvit
    tykstegsbøf, rumpsteak, rump steak | mørbradbiff, rumpsteak | rumpstek, rumpsteak | paahtopaistipihvi
    tyndstegsbøf, striploin, strip loin, filetbøf | ytrefiletbiff, striploin | ryggbiff, ryggbiffar, striploin | ulkofileepihvi, ulkofileepihvit
    lårtungebøf | flatbiff | innanlårsbiff, lårbiff | paistipihvi
    - | rundbiff | - | -
    minutbøf, minutbøffer, minutsteak | minuttbiff | minutbiff, minutstek | minuuttipihvi, minuuttipihvit
    - | - | lövbiff, lövbiffar, lövbiffskött | lehtipihvi, lehtipihvit
    flanksteak, flank steak | flanksteak, flankstek | flankstek, flank steak | flank steak, kuvepihvi
    onglet, nyretap | onglet, nyretapp | njurtapp, onglet, hängtender | onglet
    bavette, slagside | bavette, slagside | bavette, slaksida | bavette
    flat iron steak, flatiron | flat iron, flatiron | flat iron, luffarbiff | flat iron
    peberbøf, pebersteak | pepperbiff | pepparbiff | pippuripihvi, pippuripihvit
    hakkebøf, hakkebøffer | hakkebiff, hakkebiffer | pannbiff, pannbiffar, hacksteak | jauhelihapihvi, jauhelihapihvit
      - | karbonade, karbonader | - | -
      burgerbøf, burgerbøffer, hamburgerbøf, bøfburger | burgerkjøtt, hamburgerkjøtt, burgerbiff, hamburgere | hamburgare, hamburgerbiff, burgare, burgarbiff | hampurilaispihvi, hampurilaispihvit, burgerpihvi, burgerpihvit
        smashburger, smash burger | smashburger, smash burger | smashburgare, smash burger | smash burger, smashburger
      pariserbøf | pariserbiff, parisersmørbrød | parisare | -
      - | - | wallenbergare, wallenberg | wallenberginpihvi
  steg, stege | stek, steik | stek, stekar | paisti, paistit
    søndagssteg | søndagsstek, langtidsstek | söndagsstek, långstek | uunipaisti
    rullesteg | rullestek | rullstek, rullad stek | rullapaisti
    - | - | tjälknöl | -
    - | - | flintastek | -
    oksesteg, oksestege | oksestek, okserull, surstek | nötstek, oxstek, grytstek | naudanpaisti, naudan paisti, häränpaisti
    flæskesteg, svinesteg, grisesteg, ribbensteg | svinestek, svinesteik | fläskstek, grisstek | porsaanpaisti, porsaan paisti, possunpaisti
    skinkesteg, skinkeculotte | skinkestek, skinke stek | skinkstek | porsaan kinkkupaisti, kinkkupaisti
    kalvesteg | kalvestek | kalvstek | vasikanpaisti, vasikan paisti
    lammekølle, lammekøller, lammesteg, lammelår | lammelår, lammestek, lammesteik | lammstek, lammlår, lammfiol | lampaanpaisti, karitsanpaisti, karitsan paisti, lampaanviulu, karitsanreisi
  filet, fileter | filet, fileter | filé, filéer, file | filee, fileet
  - | ytrefilet, ytre filet | ytterfilé | ulkofilee
    oksefilet, oksefileter | storfe ytrefilet, ytrefilet av storfe | nötytterfilé, ytterfilé av nöt | naudan ulkofilee
    svinefilet, svinekamfilet | svineytrefilet, svin ytrefilet | fläskytterfilé, ytterfilé av gris | porsaan ulkofilee, possun ulkofilee, porsaan ulkofileepihvi
  mørbrad, mørbrader | indrefilet, indre filet | innerfilé | sisäfilee
    oksemørbrad, oksemørbradbøf | storfe indrefilet, indrefilet av storfe, oksefilet | oxfilé, nötinnerfilé | naudan sisäfilee, häränfilee, naudanfilee
    svinemørbrad, grisemørbrad, mørbradbøf, mørbradbøffer | svinefilet, svineindrefilet, svinemørbrad, svin indrefilet | fläskfilé, grisfilé, grisinnerfilé | porsaan sisäfilee, possun sisäfilee, porsaanfilee, porsaan filee, possunfilee
    kalvemørbrad | kalveindrefilet | kalvinnerfilé | vasikan sisäfilee
    lammemørbrad | lammeindrefilet | lamminnerfilé | karitsan sisäfilee
  strimler, wokstrimler, kødstrimler | strimler, wokkjøtt | strimlor, wokstrimlor, strimlat kött | suikale, suikaleet, wokkisuikale, wokkisuikaleet
  ~oksekød, okse | storfekjøtt, storfe, oksekjøtt, okse | nötkött, nöt, oxkött | naudanliha, nauta, naudan, häränliha, härkä
    oksefilet, oksefileter | storfe ytrefilet, ytrefilet av storfe | nötytterfilé, ytterfilé av nöt | naudan ulkofilee
    oksemørbrad, oksemørbradbøf | storfe indrefilet, indrefilet av storfe, oksefilet | oxfilé, nötinnerfilé | naudan sisäfilee, häränfilee, naudanfilee
      chateaubriand, midtermørbrad | chateaubriand | chateaubriand | chateaubriand
    højreb | høyrygg, høyryggstek | högrev, högrevsbit | etuselkä, naudan etuselkä
    - | - | ryggbiffrad, biffrad | -
    oksesteg, oksestege | oksestek, okserull, surstek | nötstek, oxstek, grytstek | naudanpaisti, naudan paisti, häränpaisti
      roastbeef, roast beef | roastbiff, roastbeef, rostbiff | rostbiff, roastbeef | paahtopaisti, paahtopaistit, roast beef
      culotte, culottesteg, okseculotte, kulotte, picanha | culotte, picanha, mørbradlokk | picanha | picanha
      cuvette, cuvettesteg, oksecuvette | cuvette | - | -
      - | - | rostas, nötrostas | -
      - | - | fransyska, nötfransyska | kulmapaisti, naudan kulmapaisti
      tyksteg, oksetyksteg | mørbrad, mørbradstek | rostbiffsrad | -
      tyndsteg, oksetyndsteg | - | - | -
      okseinderlår, inderlår | flatstek, innerlår | innanlår, nötinnanlår | sisäpaisti, naudan sisäpaisti
      okseyderlår, yderlår | ytterlår, bankekjøtt | ytterlår, nötytterlår | ulkopaisti, naudan ulkopaisti
      okseklump, klump | rundstek | kluns, nötkluns | -
      okselårtunge, lårtunge | lårtunge | nötrulle | pyöröpaisti, naudan pyöröpaisti
      oksebov | storfebog, oksebog | nötbog, bog | naudan lapa, naudanlapa, lapapaisti
      tri tip, tritip | tri tip, tritip | tri tip, tritip, triangelstek | tri tip, tritip
      grydesteg, pot roast, gammeldags oksesteg | grytestek, gammeldags oksestek | slottsstek | patapaisti, patapaistit
    oksebryst, spidsbryst, okse spidsbryst, brisket | oksebryst, bibringe, brisket | oxbringa, bringa, brisket | naudanrinta, naudan rinta, brisket
    tværreb, oksetværreb, short ribs, beef ribs | short ribs, beef ribs | short ribs, beef ribs, nötrevben, tvärrev | short ribs, beef ribs, naudan kylki, naudan ribs
    oksekæber, oksekæbe, kæber | oksekjake, oksekjaker, storfekjaker | oxkind, oxkinder, nötkind | naudan poski, naudanposki, naudan posket, häränposki, häränposket
    okseskank, ossobuco, osso buco | okseskank, ossobuco, osso buco | oxlägg, märgpipa, ossobuco, osso buco | naudan potka, naudanpotka, ossobuco, osso buco
    oksehale, oksehaler | oksehale, oksehaler | oxsvans | häränhäntä, häränhännät, naudan häntä
    oksetunge, tunge | oksetunge, tunge | oxtunga | naudankieli, naudan kieli, kieli
    marvben, marvknogler, suppeben, kødben | margbein, marg, suppebein, kraftbein | märgben, märg, köttben, soppben | ydinluu, ydinluut, luuydin, keittoluu, keittoluut
    suppekød, kogekød | suppekjøtt, kokekjøtt | soppkött, kokkött | keittoliha, keittolihat, lihakeittoliha
    - | lapskauskjøtt | - | -
    gullaschkød, gulaschkød, oksetern, grydekød, stuvningskød | grytekjøtt, gulasjkjøtt, storfebiter, kjøtt i terninger | grytbitar, kalopskött, nötgrytbitar, grytkött | palapaisti, palapaistit, patapala, patapalat, gulassiliha
    oksestrimler, strimlet oksekød, stroganoffkød | biffstrimler, storfestrimler, strimlet biff | strimlat nötkött, biffstrimlor, nötstrimlor | naudan suikale, naudansuikale, paistisuikale, naudan paistisuikale, naudan suikaleet
    oksehjerte, oksehjerter | oksehjerte | oxhjärta | naudan sydän
    wagyu, wagyukød | wagyu | wagyu | wagyu
    angus, black angus | angus, angusbiff | angus | angus
    tatar, oksetatar, tatarkød, rørt tatar | tartar, biff tartar, biff tatar | råbiff, tartar, biff tartar | tartar, tartarpihvi, tartarpihvit
    carpaccio, oksecarpaccio | carpaccio | carpaccio | carpaccio
    bresaola, tørret oksekød | bresaola | bresaola | bresaola
    saltkød, sprængt oksebryst, sprængt oksekød | saltkjøtt, sprengt oksebryst | rimmad oxbringa, salt kött, rimmat kött | suolaliha
    beef jerky, jerky, tørret kød | beef jerky, jerky, tørket kjøtt | beef jerky, jerky, torkat kött | beef jerky, jerky, kuivaliha, kuivattu liha
      biltong | biltong | biltong | biltong
    oksefars, hakket oksekød, hakket okse | storfekjøttdeig, storfedeig, kvernet storfekjøtt | nötfärs, nötköttfärs, oxfärs | naudanjauheliha, naudan jauheliha, naudan jauhelihaa
  ~kalvekød, kalv | kalvekjøtt, kalv | kalvkött, kalv | vasikanliha, vasikka, vasikan
    kalvefilet | kalvefilet, kalveytrefilet | kalvfilé, kalvytterfilé | vasikanfilee, vasikan ulkofilee
    kalvemørbrad | kalveindrefilet | kalvinnerfilé | vasikan sisäfilee
    kalvesteg | kalvestek | kalvstek | vasikanpaisti, vasikan paisti
    kalveculotte, kalvecuvette | - | kalvrostbiff | vasikan paahtopaisti
    kalveinderlår | kalve innerlår | kalvinnanlår | vasikan sisäpaisti
    kalvekotelet, kalvekoteletter | kalvekotelett, kalvekoteletter | kalvkotlett, kalvkotletter | vasikankyljys, vasikankyljykset
    kalveschnitzel, kalvesnitzel | kalvesnitsel, kalveschnitzel | kalvschnitzel | vasikanleike, vasikanleikkeet
    kalvebryst, kalvespidsbryst | kalvebryst | kalvbringa | vasikanrinta
    kalveskank | kalveskank, kalveknoke | kalvlägg | vasikanpotka
    kalvebrisler, brisler | brissel, kalvebrissel | kalvbräss, bräss | kateenkorva
    kalvelever | kalvelever | kalvlever | vasikanmaksa, vasikan maksa
    kalvetern, kalvegullasch | kalvegryte, kalvegrytekjøtt | kalvgrytbitar | vasikan palapaisti
    kalvefars, hakket kalvekød, hakket kalv | kalvekjøttdeig, kalvedeig | kalvfärs | vasikanjauheliha, vasikan jauheliha
  ~svinekød, grisekød, svin, gris | svinekjøtt, svin, gris | fläskkött, griskött, gris | porsaanliha, sianliha, porsas, porsaan, possu, sika, possunliha
    kotelet, koteletter | kotelett, koteletter | kotlett, kotletter | kyljys, kyljykset
      svinekotelet, svinekoteletter, grisekotelet, grisekoteletter | svinekotelett, svinekoteletter | fläskkotlett, fläskkotletter, griskotlett | porsaankyljys, porsaankyljykset, porsaan kyljys, possunkyljys, possun kyljys
      nakkekotelet, nakkekoteletter | nakkekotelett, nakkekoteletter, nakkebiff | karrékotlett, karréskivor, karrékotletter | niskakyljys, niskakyljykset, niskapihvi
      røget kotelet, røgede koteletter | røkt kotelett, røkte koteletter | rökt kotlett, kasslerkotlett | savukyljys, savukyljykset
      paneret kotelet, panerede koteletter | panert kotelett | panerad kotlett | leivitetty kyljys
    flæskesteg, svinesteg, grisesteg, ribbensteg | svinestek, svinesteik | fläskstek, grisstek | porsaanpaisti, porsaan paisti, possunpaisti
    svinekam, kamsteg, svinekamsteg, flæskestegskam | svinekam, kamstek, svinekamstek | kotlettrad, fläskkotlettrad, kotlettstek, benfri kotlettrad | porsaan kyljysselkä, kyljysrivi
    nakkesteg, svinenakke, nakkefilet, nakke, grisenakke, coppasteg | svinenakke, nakkestek, nakke, nakkefilet | fläskkarré, karré, karre, griskarré | kassler, porsaan kassler, porsaankassler, porsaan niska, niskapaisti
    skinkesteg, skinkeculotte | skinkestek, skinke stek | skinkstek | porsaan kinkkupaisti, kinkkupaisti
    skinkeinderlår, svineinderlår | skinkeinnerlår | skinkinnanlår, fläskinnanlår | porsaan sisäpaisti
    svinebov, bovsteg, grisebov | svinebog, bogstek | fläskbog, grisbog | porsaan lapa, porsaanlapa, lapa, lavat
    svinemørbrad, grisemørbrad, mørbradbøf, mørbradbøffer | svinefilet, svineindrefilet, svinemørbrad, svin indrefilet | fläskfilé, grisfilé, grisinnerfilé | porsaan sisäfilee, possun sisäfilee, porsaanfilee, porsaan filee, possunfilee
    svinefilet, svinekamfilet | svineytrefilet, svin ytrefilet | fläskytterfilé, ytterfilé av gris | porsaan ulkofilee, possun ulkofilee, porsaan ulkofileepihvi
    svineschnitzel, skinkeschnitzel, svinesnitzel | svinesnitsel, svineschnitzel, skinkesnitsel | fläskschnitzel, skinkschnitzel | porsaanleike, porsaanleikkeet, possunleike
    svinemedaljoner, mørbradmedaljoner | svinemedaljonger | fläskmedaljonger | porsaan medaljonki
    grillet svinenakke, bbq nakke | grillnakke | grillkarré, karréskiva, marinerad karré | grillikassler, kasslerpihvi, kasslerpihvit
    flæsk, svinebryst, grisebryst, brystflæsk | flesk, sideflesk, svinebuk, ferskt flesk | fläsk, sidfläsk, fläsksida | kylki, kyljet, porsaankylki, porsaan kylki, possunkylki, siankylki
      stegeflæsk, stegt flæsk, flæskeskiver, flæsk i skiver | stekeflesk, stekt flesk, steikeflesk | stekfläsk, stekt fläsk, skivat fläsk | kylkisiivu, kylkisiivut, siansivu, läskisoosiliha
      grillflæsk, pork belly | grillflesk, pork belly | grillfläsk, pork belly | pork belly
      saltflæsk, kogt flæsk, saltet flæsk | saltflesk, salt flesk | rimmat fläsk, rimmat sidfläsk, saltfläsk, rimmat stekfläsk | suolakylki, suolaläski
      røget flæsk | røkt flesk, spekeflesk | rökt sidfläsk, rökt fläsk | palvikylki, savukylki
      ~bacon, bacon i skiver, morgenbacon | bacon, bacon i skiver, frokostbacon, skivet bacon | bacon, skivat bacon, knaperbacon | pekoni, pekonisiivut, pekoniviipaleet, aamiaispekoni, bacon
        bacontern, baconterninger, bacon i tern | baconterninger, baconbiter, baconstrimler | bacontärningar, tärnat bacon, baconbitar | pekonikuutio, pekonikuutiot, pekonisuikale, pekonisuikaleet
        stegt bacon, sprød bacon | sprøstekt bacon, ferdigstekt bacon | knaperstekt bacon, stekt bacon | rapea pekoni, paistettu pekoni
    kalkunbacon | kalkunbacon | kalkonbacon | kalkkunapekoni
    kyllingebacon | kyllingbacon | kycklingbacon | broileripekoni
    ribben, svineribben | ribbe, svineribbe, juleribbe, familieribbe | revbensspjäll, revben, tunna revbensspjäll | porsaan kylkiluut, kylkiluut, grillikylki
      spareribs, spare ribs, ribs, baby back ribs | spareribs, spare ribs, ribs, baby back ribs | spareribs, spare ribs, ribs, baby back ribs | ribsit, ribs, spareribs, grilliribs, possun ribs
      kamben | kamben | kamben, tjocka revbensspjäll | -
      grillben | grillben | grillrevben | -
      - | tynnribbe | - | -
    skank, svineskank, griseskank, eisbein | svineknoke, svineknoker, knoke | fläsklägg, grislägg, lägg, rimmad lägg | porsaanpotka, porsaan potka, potka
    - | syltelabb, syltelabber | - | -
    grisetæer | griseføtter, griselabber | grisfötter | siansorkka, siansorkat
    griseører | griseører | grisöron | siankorva, siankorvat
    svinekæber, grisekæber, svinekæbe | svinekjaker, svinekjake | griskind, griskinder, fläskkind | porsaan poski, porsaanposki, possunposki, porsaan posket
    pattegris, helstegt pattegris, helgris | helstekt gris, spedgris, spegris | helgrillad gris, spädgris | maitoporsas, kokonainen porsas
    svinetern, grisetern, svinegullasch | svinegryte, svinebiter | fläskgrytbitar, grisgrytbitar, skinkgrytbitar | porsaan palapaisti, porsaan kuutio, possukuutio, possukuutiot
    svinestrimler, skinkestrimler, grisestrimler | svinestrimler, strimlet svinekjøtt | fläskstrimlor, strimlat fläskkött, skinkstrimlor | porsaan suikale, porsaansuikale, possusuikale, possusuikaleet, porsaan suikaleet
    svinefars, grisefars, hakket svinekød, hakket grisekød, hakket gris | svinekjøttdeig, svinedeig, svinefarse, kvernet svinekjøtt | fläskfärs, grisfärs | sianjauheliha, sian jauheliha, porsaan jauheliha, possun jauheliha, possujauheliha, porsaanjauheliha
    svinelever, griselever | svinelever | fläsklever, grislever | porsaanmaksa, sianmaksa, porsaan maksa
    iberico, iberico gris | iberico | iberico | iberico
    pluma | pluma | pluma | pluma
    secreto | secreto | secreto | secreto
    ~skinke, skinker | skinke, skinker | skinka, skinkor | kinkku, kinkut
      juleskinke, kogt juleskinke | juleskinke, julskinke | julskinka, julskinkor | joulukinkku, joulukinkut
        hamburgerskinke | hamburgerskinke | - | harmaasuolattu kinkku
      røget skinke, landskinke, hel skinke | røkt skinke, røkeskinke | rökt skinka, lantskinka | savukinkku, savukinkut
      bayonneskinke | bayonneskinke | bayonneskinka | bayonnenkinkku
      skinkepålæg, kogt skinke, skiveskinke, sandwichskinke, toastskinke | kokt skinke, skinkepålegg, skivet skinke, påleggsskinke | kokt skinka, skivad skinka, skinkpålägg, smörgåsskinka, toastskinka | keittokinkku, keittokinkut, kinkkuleikkele, kinkkuleike, kinkkuviipale, keittokinkkuviipale
      skinketern, skinkestykker, skinke i tern | skinketerninger, skinkebiter | skinktärningar, strimlad skinka, tärnad skinka | kinkkukuutio, kinkkukuutiot, kinkkusuikale, kinkkusuikaleet
      lufttørret skinke, tørret skinke | spekeskinke, lufttørket skinke | lufttorkad skinka, torkad skinka | ilmakuivattu kinkku, ilmakuivatut kinkut
  ~lammekød, lam | lammekjøtt, lam | lammkött, lamm | lampaanliha, karitsanliha, lammas, lampaan, karitsa, karitsan
    lammekølle, lammekøller, lammesteg, lammelår | lammelår, lammestek, lammesteik | lammstek, lammlår, lammfiol | lampaanpaisti, karitsanpaisti, karitsan paisti, lampaanviulu, karitsanreisi
    lammeculotte | lammemørbrad, lammeculotte | lammrostbiff | karitsan paahtopaisti
    lammeinderlår | lammeinnerlår | lamminnanlår | karitsan sisäpaisti
    lammekrone, lammekroner, lammecarre, lammerack, lam krone | lammecarre, lammekrone, lammerack | lammracks, lammkarré, lammrack | karitsankaree, karitsan karee, karitsankarree, lampaankaree
    lammekotelet, lammekoteletter | lammekotelett, lammekoteletter | lammkotlett, lammkotletter | karitsankyljys, karitsankyljykset, karitsan kyljys, lampaankyljys, lampaankyljykset
    lammefilet | lammefilet, lammeytrefilet, lam ytrefilet | lammfilé, lammytterfilé | karitsanfilee, karitsan ulkofilee, karitsan filee, lampaanfilee
    lammemørbrad | lammeindrefilet | lamminnerfilé | karitsan sisäfilee
    lammebov | lammebog | lammbog | karitsan lapa, lampaanlapa
    lammebryst | lammebryst | lammbringa | karitsan rinta
    lammeskank, lammeskanker | lammeskank, lammeskanker, lammeknoke | lammlägg | karitsanpotka, karitsan potka, lampaanpotka
    lammelever | lammelever | lammlever | lampaanmaksa
    - | fårikålkjøtt, fårikål kjøtt | - | -
    - | pinnekjøtt | pinnekött | -
    - | fenalår, spekelår, fårelår | fårfiol, rökt fårfiol | -
    - | smalahove | - | -
    lammetern, lammegullasch | lammegrytekjøtt, lammebiter | lammgrytbitar | karitsan palapaisti
    lammefars, hakket lammekød, hakket lam | lammekjøttdeig, lammedeig, lammefarse | lammfärs | karitsanjauheliha, karitsan jauheliha, lampaanjauheliha, lampaan jauheliha
  ~fårekød | fårekjøtt, får | fårkött | -
  gedekød, kid | geitekjøtt, kjekjøtt, kje | getkött, killing, killingkött | vuohenliha, kili
  ~vildt, vildtkød | vilt, viltkjøtt | vilt, viltkött | riista, riistaliha
    ~hjort, hjortekød, krondyr | hjort, hjortekjøtt, hjortefilet, hjortestek | hjort, hjortkött, kronhjort | peura, peuranliha, saksanhirvi
    ~dådyr, dåvildt | dåhjort | dovhjort, dovvilt | kuusipeura
    ~rådyr, rådyrkød | rådyr, rådyrkjøtt | rådjur, rådjurskött | metsäkauris, kauris
    dyreryg, dyrekølle, dyrefilet | hjortesadel, rådyrsadel | rådjurssadel, hjortsadel, hjortstek | peuranpaisti, peuran paisti
    ~elg, elgkød | elg, elgkjøtt, elgstek, elgbiff | älg, älgkött, älgstek, älggrytbitar | hirvi, hirvet, hirvenliha, hirvenpaisti, hirven paisti
    ~rensdyr, rensdyrkød, rensdyrfilet | reinsdyr, reinsdyrkjøtt, reinkjøtt, reinsdyrstek, reinsdyrfilet | renkött, renstek, renfilé, reninnanlår | poro, poronliha, poronpaisti, poronfilee, poron paisti
      finnebiff, renskav | finnbiff, reinskav | renskav, renskavskött | poronkäristys, poronkäristysliha, käristysliha
      tørret rensdyr, røget rensdyr | tørket reinkjøtt, røkt reinkjøtt, reinhjerte | rökt renkött, torkat renkött, suovas, rökt renstek | poronkuivaliha, savuporo, kylmäsavuporo, kuivaporo
    - | elgskav | älgskav | hirvenkäristys
    ~vildsvin, vildsvinekød | villsvin, villsvinkjøtt | vildsvin, vildsvinskött | villisika, villisian, villisianliha
    ~hare, harekød | hare, harekjøtt | hare, harkött | jänis, jänikset, jäniksenliha
    ~kanin, kaninkød | kanin, kaninkjøtt | kanin, kaninkött | kani, kaninliha
    bjørnekød | bjørnekjøtt | björnkött | karhunliha
    vildtfars, hakket vildt | viltkjøttdeig, viltdeig, viltfarse | viltfärs | riistajauheliha, riistan jauheliha
  hestekød | hestekjøtt | hästkött | hevosenliha, hevosen
  hvalkød | hvalkjøtt, hvalbiff | valkött | valaanliha
  selkød | selkjøtt | sälkött | hylkeenliha
  struds, strudsekød | struts, strutsekjøtt | struts, strutskött | strutsi, strutsinliha
  indmad | innmat | inälvsmat | sisäelimet
    lever, okselever | lever, storfelever | lever, nötlever | maksa, maksat, naudanmaksa, maksaviipale
      svinelever, griselever | svinelever | fläsklever, grislever | porsaanmaksa, sianmaksa, porsaan maksa
      kalvelever | kalvelever | kalvlever | vasikanmaksa, vasikan maksa
    nyre, nyrer | nyre, nyrer | njure, njurar | munuainen, munuaiset
    hjerte, hjerter, svinehjerte, grisehjerter | hjerte, hjerter, svinehjerte | hjärta, grishjärta | sydän, sydämet, porsaan sydän
    kallun, komave | kallun, vom | komage | pötsi
    blod, svineblod, griseblod | blod, svineblod | grisblod | sianveri
    tarme, pølsetarme, naturtarm | pølsetarm, pølseskinn, naturtarm | korvskinn, fjälster, korvfjälster | makkarankuori, makkarankuoret
  fars, hakkekød, hakket kød | kjøttdeig, deig, farse, kvernet kjøtt, hakket kjøtt, malt kjøtt | färs, köttfärs, malet kött | jauheliha, jauhelihat
    oksefars, hakket oksekød, hakket okse | storfekjøttdeig, storfedeig, kvernet storfekjøtt | nötfärs, nötköttfärs, oxfärs | naudanjauheliha, naudan jauheliha, naudan jauhelihaa
      - | karbonadedeig, karbonadefarse | - | paistijauheliha, naudan paistijauheliha
      burgerfars, højrebsfars | burgerdeig, høyryggdeig | hamburgerfärs, burgarfärs, högrevsfärs | burgerjauheliha
    svinefars, grisefars, hakket svinekød, hakket grisekød, hakket gris | svinekjøttdeig, svinedeig, svinefarse, kvernet svinekjøtt | fläskfärs, grisfärs | sianjauheliha, sian jauheliha, porsaan jauheliha, possun jauheliha, possujauheliha, porsaanjauheliha
    blandet fars, blandfars, kalv og flæsk, kalv flæsk | blandet kjøttdeig, blandet deig, blandet farse, familiedeig | blandfärs | sika-nautajauheliha, sika-nauta, sikanauta, sikanautajauheliha, nauta-sika
    kalvefars, hakket kalvekød, hakket kalv | kalvekjøttdeig, kalvedeig | kalvfärs | vasikanjauheliha, vasikan jauheliha
    lammefars, hakket lammekød, hakket lam | lammekjøttdeig, lammedeig, lammefarse | lammfärs | karitsanjauheliha, karitsan jauheliha, lampaanjauheliha, lampaan jauheliha
    vildtfars, hakket vildt | viltkjøttdeig, viltdeig, viltfarse | viltfärs | riistajauheliha, riistan jauheliha
      - | elgkjøttdeig, elgdeig | älgfärs | hirvenjauheliha, hirven jauheliha
      hjortefars | hjortedeig, hjortekjøttdeig | hjortfärs | peuranjauheliha
      - | reinsdyrdeig, reinsdyrkjøttdeig | renfärs | poronjauheliha, poron jauheliha
      vildsvinefars | villsvindeig | vildsvinsfärs | villisian jauheliha
    kyllingefars, hakket kylling, hakket kyllingekød | kyllingdeig, kyllingfarse, kyllingkjøttdeig, kvernet kylling | kycklingfärs | broilerin jauheliha, broilerinjauheliha, kananjauheliha, kanan jauheliha, kanajauheliha
    kalkunfars, hakket kalkun, hakket kalkunkød | kalkundeig, kalkunfarse, kalkunkjøttdeig | kalkonfärs | kalkkunan jauheliha, kalkkunajauheliha
    medisterfars, rørt medister | medisterdeig, medisterfarse | - | -
    frikadellefars, rørt fars, kødbollefars | kjøttkakedeig, kjøttkakefarse | köttbullssmet, köttbullsfärs | pyörykkämassa`,
}
