import type { GoodsTable } from '../goods-table.ts'

/** Beef, veal, pork, lamb, game and minced meat. */
export const meat: GoodsTable = {
  part: 'meat-fish',
  rows: `
~kød, kødvarer | kjøtt, kjøttvarer, kjøt, kjøttprodukter | kött, köttvaror | liha, lihat, lihatuotteet
  grillkød, grillmad | grillkjøtt, grillmat | grillkött, grillmat | grilliliha, grillilihat, grillattavat, grillattavaa, grilliruoka, grilliruoat
    grillspyd, kødspyd, spyd, kebabspyd, shish kebab | grillspyd, kjøttspyd, spyd, shish kebab, kebabspyd | grillspett, köttspett, spett, shish kebab, kebabspett, grillbitar | grillivarras, grillivartaat, lihavarras, lihavartaat, sis kebab
    grillpakke, grillmix | grillpakke, grillmix | grillmix, grillpaket | grillipakkaus, grillilajitelma
    sommerkoteletter, grillkoteletter | sommerkoteletter, sommerkotelett, grillkoteletter, grillkotelett | grillkotlett, grillkotletter | grillikyljys, grillikyljykset
    grillbøf, grillbøffer | grillbiff, grillbiffer | grillbiff | grillipihvi, grillipihvit
    marineret kød | marinert kjøtt | marinerat kött | marinoitu liha, hunajamarinoitu liha
  bøf, bøffer, steak, steaks, oksebøf, oksebøffer | biff, biffer, steak, storfebiff, oksebiff | biff, biffar, steak, nötbiff | pihvi, steak, naudan pihvi, naudanpihvi, naudanlihapihvi, pihviliha, härkäpihvi, härkäpihvit
    ribeye, rib eye, ribeyebøf | ribeye, rib eye | ribeye, rib eye | ribeye, rib eye
    entrecote, entrecotebøf | entrecote, entrekote | entrecote, entrekå | entrecote, antrekoo
    t-bone, tbonesteak | t-bone, t-beinstek, t-bonesteak, tbone, tbone steak | t-bone, t-benstek, t-bensstek | t-luupihvi, t-bone
    porterhouse | porterhouse | porterhouse | porterhouse
    clubsteak, club steak | clubsteak | clubstek, club steak | club steak
    tomahawk, tomahawk steak | tomahawk | tomahawk | tomahawk
    tournedos, mignonbøf | tournedos | tournedos, tournedå | tournedos, fileepihvi, fileepihvit, sisäfileepihvi, sisäfileepihvit, naudan fileepihvi, naudan fileepihvit, naudan sisäfileepihvi
    tykstegsbøf, rumpsteak, rump steak | mørbradbiff, rumpsteak | rumpstek, rumpsteak | paahtopaistipihvi
    tyndstegsbøf, striploin, strip loin, filetbøf | ytrefiletbiff, striploin | ryggbiff, ryggbiffar, striploin | ulkofileepihvi, ulkofileepihvit, naudan ulkofileepihvi
    lårtungebøf | flatbiff | innanlårsbiff, lårbiff | paistipihvi
    - | rundbiff | - | -
    minutbøf, minutbøffer, minutsteak | minuttbiff | minutbiff, minutstek | minuuttipihvi, minuuttipihvit
    engelsk bøf, fransk bøf, wienerbøf | - | - | -
    - | - | lövbiff, lövbiffar, lövbiffskött | lehtipihvi, lehtipihvit
    flanksteak, flank steak | flanksteak, flankstek, flankestek | flankstek, flank steak | flank steak, kuvepihvi, flank, naudan kuve
    onglet, nyretap | onglet, nyretapp | njurtapp, onglet, hängtender | onglet
    bavette, slagside | bavette, slagside | bavette, slaksida | bavette
    flat iron steak, flatiron | flat iron, flatiron | flat iron, luffarbiff | flat iron
    peberbøf, pebersteak | pepperbiff | pepparbiff | pippuripihvi, pippuripihvit
    hakkebøf, hakkebøffer | - | pannbiff, pannbiffar, hacksteak | jauhelihapihvi, jauhelihapihvit
      ?burgerbøf, burgerbøffer, hamburgerbøf, bøfburger, bøffer til burger, burgere til grill | - | - | hampurilaispihvi, hampurilaispihvit, burgerpihvi, burgerpihvit, burgeripihvi, hampparipihvi, purilaispihvi
      pariserbøf | - | parisare | -
      - | - | wallenbergare, wallenberg | wallenberginpihvi
  hakkebøf | hakkebiff, hakkebiffer | - | -
    - | karbonade, karbonader | - | -
    ?burgerbøf, burgerbøffer, hamburgerbøf, bøfburger, bøffer til burger, burgere til grill | burgerkjøtt, hamburgerkjøtt, burgerbiff, hamburgere, burgere til grilling | hamburgare, hamburgerbiff, burgare, burgarbiff, hamburgarkött, burgarkött | hampurilaispihvi, hampurilaispihvit, burgerpihvi, burgerpihvit, burgeripihvi, hampparipihvi, purilaispihvi
    pariserbøf | pariserbiff, parisersmørbrød | - | -
  steg, stege | stek, steik | stek, stekar | paisti, paistit
    ?søndagssteg | søndagsstek, langtidsstek | söndagsstek, långstek | uunipaisti
    rullesteg | rullestek | rullstek, rullad stek, nötrullad | rullapaisti
    - | - | tjälknöl | -
    - | flintstek, flintsteik | flintastek | -
    oksesteg, oksestege | oksestek, okserull, surstek, storfestek, oksesteik, storfesteik | nötstek, oxstek, grytstek | naudanpaisti, naudan paisti, häränpaisti
    flæskesteg, svinesteg, grisesteg, ribbensteg, flæskesteg med svær, flæskesteg uden svær, sprængt flæskesteg, ribbenssteg | svinestek, svinesteik, svinesteik med svor | fläskstek, grisstek, fläskstek med svål | porsaanpaisti, porsaan paisti, possunpaisti, sianpaisti, possupaisti
      ?- | skinkestek, skinke stek, skinkesteik | - | -
      ?- | nakkestek, nakkesteik | - | -
    skinkesteg, skinkeculotte | - | skinkstek | porsaan kinkkupaisti, kinkkupaisti
    kalvesteg | kalvestek | kalvstek | vasikanpaisti, vasikan paisti
    lammekølle, lammekøller, lammesteg, lammelår, påskelam | lammelår, lammestek, lammesteik, lammelårstek | lammstek, lammlår, lammfiol | lampaanpaisti, karitsanpaisti, karitsan paisti, lampaanviulu, karitsanreisi, lampaan paisti, lampaanreisi, lammaspaisti, lammasviulu, karitsanviulu
  filet, fileter | filet, fileter | filé, filéer, file | filee, fileet
  - | ytrefilet, ytre filet | ytterfilé | ulkofilee
    oksefilet, oksefileter | storfe ytrefilet, ytrefilet av storfe, ytrefilet storfe, okse ytrefilet | nötytterfilé, ytterfilé av nöt | naudan ulkofilee, naudan ulkofileepihvi, ulkofilee nauta
    svinefilet, svinekamfilet | svineytrefilet, svin ytrefilet, ytrefilet svin | fläskytterfilé, ytterfilé av gris | porsaan ulkofilee, possun ulkofilee, porsaan ulkofileepihvi, porsaan fileepihvi, possun fileepihvi
  mørbrad, mørbrader | indrefilet, indre filet | innerfilé | sisäfilee
    oksemørbrad, oksemørbradbøf | storfe indrefilet, indrefilet av storfe, oksefilet, indrefilet storfe, okseindrefilet, okse indrefilet | oxfilé, nötinnerfilé | naudan sisäfilee, häränfilee, naudanfilee, naudan sisäfileepihvi
    svinemørbrad, grisemørbrad, mørbradbøf, mørbradbøffer | svinefilet, svineindrefilet, svinemørbrad, svin indrefilet, indrefilet svin | fläskfilé, grisfilé, grisinnerfilé | porsaan sisäfilee, possun sisäfilee, porsaanfilee, porsaan filee, possunfilee, possufilee, sianfilee
      - | baconsurret svinefilet | baconlindad fläskfilé, baconlindad filé | -
    kalvemørbrad | kalveindrefilet | kalvinnerfilé | vasikan sisäfilee
    lammemørbrad | lammeindrefilet | lamminnerfilé | karitsan sisäfilee
  strimler, wokstrimler, kødstrimler | strimler, wokkjøtt, strimlet kjøtt | strimlor, wokstrimlor, strimlat kött | suikale, suikaleet, wokkisuikale, wokkisuikaleet, lihasuikale, lihasuikaleet, wokkiliha
  - | - | - | karjalanpaistiliha, karjalanpaistilihat, karjalanpaistipala, karjalanpaistipalat
  ~oksekød, okse | storfekjøtt, storfe, oksekjøtt, okse, oksekjøt, storfekjøt | nötkött, nöt, oxkött, ox | naudanliha, nauta, naudan, häränliha, härkä, nautaliha
    oksefilet, oksefileter | storfe ytrefilet, ytrefilet av storfe, ytrefilet storfe, okse ytrefilet | nötytterfilé, ytterfilé av nöt | naudan ulkofilee, naudan ulkofileepihvi, ulkofilee nauta
    oksemørbrad, oksemørbradbøf | storfe indrefilet, indrefilet av storfe, oksefilet, indrefilet storfe, okseindrefilet, okse indrefilet | oxfilé, nötinnerfilé | naudan sisäfilee, häränfilee, naudanfilee, naudan sisäfileepihvi
      chateaubriand, midtermørbrad | chateaubriand | chateaubriand | chateaubriand
    højreb | høyrygg, høyryggstek | högrev, högrevsbit | etuselkä, naudan etuselkä
      højrebssteak, højrebssteaks, højrebsbøf | høyryggbiff | högrevsbiff, högrevsskivor | -
    - | - | ryggbiffrad, biffrad | -
    oksesteg, oksestege | oksestek, okserull, surstek, storfestek, oksesteik, storfesteik | nötstek, oxstek, grytstek | naudanpaisti, naudan paisti, häränpaisti
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
      ?grydesteg, pot roast, gammeldags oksesteg | grytestek, gammeldags oksestek | slottsstek | patapaisti, patapaistit
      - | - | rosenstek, biffstek | -
    oksebryst, spidsbryst, okse spidsbryst, brisket | oksebryst, bibringe, brisket, storfebryst, oksebringe | oxbringa, bringa, brisket | naudanrinta, naudan rinta, brisket
    tværreb, oksetværreb, short ribs, beef ribs | short ribs, beef ribs, storferibbe, okseribbe | short ribs, beef ribs, nötrevben, tvärrev | short ribs, beef ribs, naudan kylki, naudan ribs
    oksekæber, oksekæbe, kæber | oksekjake, oksekjaker, storfekjaker | oxkind, oxkinder, nötkind | naudan poski, naudanposki, naudan posket, häränposki, häränposket
    okseskank, ossobuco, osso buco | okseskank, ossobuco, osso buco, storfeskank | oxlägg, märgpipa, ossobuco, osso buco | naudan potka, naudanpotka, ossobuco, osso buco
    oksehale, oksehaler | oksehale, oksehaler, storfehale | oxsvans | häränhäntä, häränhännät, naudan häntä
    oksetunge, tunge | oksetunge, tunge, storfetunge | oxtunga | naudankieli, naudan kieli, kieli
    marvben, marvknogler, suppeben, kødben | margbein, marg, suppebein, kraftbein, beinmarg, kjøttbein | märgben, märg, köttben, soppben | ydinluu, ydinluut, luuydin, keittoluu, keittoluut, soppaluu
    suppekød, kogekød, kød til suppe | suppekjøtt, kokekjøtt, kjøtt til suppe, suppekjøtt av storfe | soppkött, kokkött, kött till soppa | keittoliha, keittolihat, lihakeittoliha, soppaliha
    - | lapskauskjøtt | - | -
    gullaschkød, gulaschkød, oksetern, grydekød, stuvningskød, kød til gryderet, okse i tern, oksekød i tern, kød i tern, simremad, simrekød, grydemad, skært oksekød | grytekjøtt, gulasjkjøtt, storfebiter, kjøtt i terninger, kjøtt til gryte, gryteterninger, kjøttbiter, høyrygg i terninger, sosekjøtt, sausekjøtt | grytbitar, kalopskött, nötgrytbitar, grytkött, köttbitar, kött i bitar, kött till gryta | palapaisti, palapaistit, patapala, patapalat, gulassiliha, lihakuutio, lihakuutiot, naudan palapaisti, pataliha, lihapalat, kuutioliha
    oksestrimler, strimlet oksekød, stroganoffkød | biffstrimler, storfestrimler, strimlet biff, stroganoffkjøtt | strimlat nötkött, biffstrimlor, nötstrimlor | naudan suikale, naudansuikale, paistisuikale, naudan paistisuikale, naudan suikaleet, nautasuikale, stroganoffliha
    oksehjerte, oksehjerter | oksehjerte | oxhjärta | naudan sydän
    wagyu, wagyukød | wagyu | wagyu | wagyu
    angus, black angus | angus, angusbiff | angus | angus
    tatar, oksetatar, tatarkød, rørt tatar | tartar, biff tartar, biff tatar | råbiff, tartar, biff tartar | tartar, tartarpihvi, tartarpihvit, tartarliha
    carpaccio, oksecarpaccio | carpaccio | carpaccio | carpaccio
    bresaola, tørret oksekød | bresaola | bresaola | bresaola
    saltkød, sprængt oksebryst, sprængt oksekød, saltet kød, salt kød | saltkjøtt, sprengt oksebryst, salt kjøtt | rimmad oxbringa, salt kött, rimmat kött | suolaliha
    beef jerky, jerky, tørret kød | beef jerky, jerky, tørket kjøtt | beef jerky, jerky, torkat kött | beef jerky, jerky, kuivaliha, kuivattu liha, kuivattu naudanliha
      biltong | biltong | biltong | biltong
    oksefars, hakket oksekød, hakket okse, tacokød, tacofars, kød til tacos, okse hakket | storfekjøttdeig, storfedeig, kvernet storfekjøtt, tacokjøtt, tacodeig, tacokjøttdeig, deig til taco, kjøttdeig til taco, kjøttdeig av storfe | nötfärs, nötköttfärs, oxfärs, tacokött, tacofärs, färs till tacos, köttfärs till tacos, nöt färs | naudanjauheliha, naudan jauheliha, naudan jauhelihaa, tacoliha, tacojauheliha, nautajauheliha, naudan jauhis
    oksetykkam, tykkam af okse | - | - | -
    oksenakke | oksenakke | nötnacke | naudan niska, naudanniska
  ~kalvekød, kalv | kalvekjøtt, kalv | kalvkött, kalv | vasikanliha, vasikka, vasikan
    kalvefilet | kalvefilet, kalveytrefilet | kalvfilé, kalvytterfilé | vasikanfilee, vasikan ulkofilee
    kalvemørbrad | kalveindrefilet | kalvinnerfilé | vasikan sisäfilee
    kalvesteg | kalvestek | kalvstek | vasikanpaisti, vasikan paisti
    kalveculotte, kalvecuvette | - | kalvrostbiff | vasikan paahtopaisti
    kalveinderlår | kalve innerlår | kalvinnanlår | vasikan sisäpaisti
    kalvekotelet, kalvekoteletter | kalvekotelett, kalvekoteletter | kalvkotlett, kalvkotletter | vasikankyljys, vasikankyljykset
    kalveschnitzel, kalvesnitzel, kalvesnitsel | kalvesnitsel, kalveschnitzel | kalvschnitzel | vasikanleike, vasikanleikkeet
    kalvebryst, kalvespidsbryst | kalvebryst | kalvbringa | vasikanrinta
    kalveskank | kalveskank, kalveknoke | kalvlägg | vasikanpotka
    kalvebrisler, brisler | brissel, kalvebrissel | kalvbräss, bräss | kateenkorva
    kalvelever | kalvelever | kalvlever | vasikanmaksa, vasikan maksa
    kalvetern, kalvegullasch | kalvegryte, kalvegrytekjøtt | kalvgrytbitar | vasikan palapaisti
    kalvefars, hakket kalvekød, hakket kalv | kalvekjøttdeig, kalvedeig | kalvfärs | vasikanjauheliha, vasikan jauheliha
    kalvebov | kalvebog | kalvbog | vasikanlapa, vasikan lapa
    kalvetykkam, tykkam | kalvenakke | kalvkarré | -
    kalvehjerte, kalvehjerter | kalvehjerte | kalvhjärta | vasikan sydän
    kalveryg | kalverygg | kalvrygg, kalvsadel | vasikan selkä
  ~svinekød, grisekød, svin, gris | svinekjøtt, svin, gris | fläskkött, griskött, gris | porsaanliha, sianliha, porsas, porsaan, possu, sika, possunliha
    kotelet, koteletter | kotelett, koteletter | kotlett, kotletter | kyljys, kyljykset
      ?svinekotelet, svinekoteletter, grisekotelet, grisekoteletter | svinekotelett, svinekoteletter | fläskkotlett, fläskkotletter, griskotlett | porsaankyljys, porsaankyljykset, porsaan kyljys, possunkyljys, possun kyljys
      nakkekotelet, nakkekoteletter | nakkekotelett, nakkekoteletter, nakkebiff | karrékotlett, karréskivor, karrékotletter | niskakyljys, niskakyljykset, niskapihvi, kasslersiivu, kasslersiivut
      røget kotelet, røgede koteletter | røkt kotelett, røkte koteletter | rökt kotlett, kasslerkotlett | savukyljys, savukyljykset
      paneret kotelet, panerede koteletter | panert kotelett | panerad kotlett | leivitetty kyljys
      skinkekotelet, skinkekoteletter | - | - | -
      benfri kotelet, benfri koteletter | benfri kotelett, benfrie koteletter, beinfrie koteletter | benfri kotlett, benfria kotletter, benfri fläskkotlett | luuton kyljys
      marineret kotelet, marinerede koteletter | marinert kotelett | marinerad kotlett, marinerade kotletter | marinoitu kyljys
    flæskesteg, svinesteg, grisesteg, ribbensteg, flæskesteg med svær, flæskesteg uden svær, sprængt flæskesteg, ribbenssteg | svinestek, svinesteik, svinesteik med svor | fläskstek, grisstek, fläskstek med svål | porsaanpaisti, porsaan paisti, possunpaisti, sianpaisti, possupaisti
      ?- | skinkestek, skinke stek, skinkesteik | - | -
      ?- | nakkestek, nakkesteik | - | -
    svinekam, kamsteg, svinekamsteg, flæskestegskam | svinekam, kamstek, svinekamstek, svinekam med svor, svinekam uten svor | kotlettrad, fläskkotlettrad, kotlettstek, benfri kotlettrad | porsaan kyljysselkä, kyljysrivi
    nakkesteg, svinenakke, nakkefilet, nakke, grisenakke, coppasteg, nakkekam, grisenakkefilet | svinenakke, nakke, nakkefilet | fläskkarré, karré, karre, griskarré | kassler, porsaan kassler, porsaankassler, porsaan niska, niskapaisti, possunniska, possun niska
    skinkesteg, skinkeculotte | - | skinkstek | porsaan kinkkupaisti, kinkkupaisti
    skinkemignon, skinkemignoner | - | - | -
    skinkeinderlår, svineinderlår | skinkeinnerlår | skinkinnanlår, fläskinnanlår | porsaan sisäpaisti
    svinebov, bovsteg, grisebov | svinebog, bogstek | fläskbog, grisbog | porsaan lapa, porsaanlapa, lapa, lavat
    svinemørbrad, grisemørbrad, mørbradbøf, mørbradbøffer | svinefilet, svineindrefilet, svinemørbrad, svin indrefilet, indrefilet svin | fläskfilé, grisfilé, grisinnerfilé | porsaan sisäfilee, possun sisäfilee, porsaanfilee, porsaan filee, possunfilee, possufilee, sianfilee
    svinefilet, svinekamfilet | svineytrefilet, svin ytrefilet, ytrefilet svin | fläskytterfilé, ytterfilé av gris | porsaan ulkofilee, possun ulkofilee, porsaan ulkofileepihvi, porsaan fileepihvi, possun fileepihvi
    svineschnitzel, skinkeschnitzel, svinesnitzel | svinesnitsel, svineschnitzel, skinkesnitsel | fläskschnitzel, skinkschnitzel | porsaanleike, porsaanleikkeet, possunleike
    svinemedaljoner, mørbradmedaljoner | svinemedaljonger | fläskmedaljonger | porsaan medaljonki
    grillet svinenakke, bbq nakke | grillnakke | grillkarré, karréskiva, marinerad karré | grillikassler, kasslerpihvi, kasslerpihvit
    flæsk, svinebryst, grisebryst, brystflæsk | flesk, sideflesk, svinebuk, ferskt flesk | fläsk, sidfläsk, fläsksida | kylki, kyljet, porsaankylki, porsaan kylki, possunkylki, siankylki, läski, possun kylki, uunikylki, sianläski
      stegeflæsk, stegt flæsk, flæskeskiver, flæsk i skiver, stegt flæsk skiver, skiveflæsk | stekeflesk, stekt flesk, steikeflesk | stekfläsk, stekt fläsk, skivat fläsk | kylkisiivu, kylkisiivut, siansivu, läskisoosiliha, siivutettu kylki, possun siivu, possunsiivu, sianlihasiivu, possun kylkisiivu, porsaan kylkisiivu, läskisiivu
      grillflæsk, pork belly | grillflesk, pork belly | grillfläsk, pork belly | pork belly
      saltflæsk, kogt flæsk, saltet flæsk | saltflesk, salt flesk | rimmat fläsk, rimmat sidfläsk, saltfläsk, rimmat stekfläsk | suolakylki, suolaläski
      røget flæsk | røkt flesk, spekeflesk | rökt sidfläsk, rökt fläsk | palvikylki, savukylki
      ~bacon, bacon i skiver, morgenbacon, baconskiver, røget bacon, baconskive | bacon, bacon i skiver, frokostbacon, skivet bacon, baconskiver | bacon, skivat bacon, knaperbacon, baconskivor, rökt bacon | pekoni, pekonisiivut, pekoniviipaleet, aamiaispekoni, bacon, pekonipaketti
        ?bacontern, baconterninger, bacon i tern | baconterninger, baconbiter, baconstrimler, bacon i terninger | bacontärningar, tärnat bacon, baconbitar, bacon i tärningar, baconstrimlor | pekonikuutio, pekonikuutiot, pekonisuikale, pekonisuikaleet
        stegt bacon, sprød bacon | sprøstekt bacon, ferdigstekt bacon | knaperstekt bacon, stekt bacon | rapea pekoni, paistettu pekoni
        ?baconstykke, bacon i stykke | baconstykke, bacon i stykke | baconbit, bacon i bit | palapekoni, pekonipala
      flæsketern, flæsk i tern | fleskebiter, fleskestrimler | fläsktärningar, tärnat fläsk | kylkikuutio
    ribben, svineribben, revelsben, ribbensben | - | revbensspjäll, revben, tunna revbensspjäll, tunna revben, fläskben, grisben | porsaan kylkiluut, kylkiluut, grillikylki
      ?spareribs, spare ribs, ribs, baby back ribs | spareribs, spare ribs, ribs, baby back ribs | spareribs, spare ribs, ribs, baby back ribs | ribsit, ribs, spareribs, grilliribs, possun ribs, possunribsit, grilliribsit, porsaan ribsit
      kamben | kamben | kamben, tjocka revbensspjäll, tjocka revben | -
      ?grillben | grillben | grillrevben | -
    - | ribbe, svineribbe, juleribbe, familieribbe | - | -
      - | tynnribbe | - | -
    skank, svineskank, griseskank, eisbein | svineknoke, svineknoker, knoke | fläsklägg, grislägg, lägg, rimmad lägg, rimmad fläsklägg | porsaanpotka, porsaan potka, potka, possunpotka, sianpotka
    - | syltelabb, syltelabber | - | -
    grisetæer | griseføtter, griselabber, svinelabb, svinelabber, grisetær | grisfötter | siansorkka, siansorkat, possunsorkka, porsaan sorkka
    griseører | griseører | grisöron | siankorva, siankorvat
    svinekæber, grisekæber, svinekæbe | svinekjaker, svinekjake | griskind, griskinder, fläskkind | porsaan poski, porsaanposki, possunposki, porsaan posket, sianposki, sianposket
    pattegris, helstegt pattegris, helgris | helstekt gris, spedgris, spegris | helgrillad gris, spädgris | maitoporsas, kokonainen porsas
    svinetern, grisetern, svinegullasch, skinkekød, skinkekød i tern, svinekød i tern, gris i tern | svinegryte, svinebiter, svinekjøtt i terninger | fläskgrytbitar, grisgrytbitar, skinkgrytbitar, skinkbitar | porsaan palapaisti, porsaan kuutio, possukuutio, possukuutiot, possun kuutio, possun palapaisti, possunpalat, sianlihakuutio
    svinestrimler, skinkestrimler, grisestrimler | svinestrimler, strimlet svinekjøtt | fläskstrimlor, strimlat fläskkött, skinkstrimlor | porsaan suikale, porsaansuikale, possusuikale, possusuikaleet, porsaan suikaleet, possun suikale, possun suikaleet
    svinefars, grisefars, hakket svinekød, hakket grisekød, hakket gris, hakket flæsk, hakket svin | svinekjøttdeig, svinedeig, svinefarse, kvernet svinekjøtt, kjøttdeig av svin, kjøttdeig svin, svinekjøtdeig | fläskfärs, grisfärs, köttfärs fläsk | sianjauheliha, sian jauheliha, porsaan jauheliha, possun jauheliha, possujauheliha, porsaanjauheliha, sikajauheliha, possun jauhis
    svinelever, griselever | svinelever | fläsklever, grislever | porsaanmaksa, sianmaksa, porsaan maksa
    iberico, iberico gris | iberico | iberico | iberico
    pluma | pluma | pluma | pluma
    secreto | secreto | secreto | secreto
    ~skinke, skinker | skinke, skinker | skinka, skinkor | kinkku, kinkut
      juleskinke, kogt juleskinke | juleskinke, julskinke, kokt juleskinke | julskinka, julskinkor, griljerad skinka | joulukinkku, joulukinkut, juhlakinkku
        hamburgerskinke | hamburgerskinke | - | harmaasuolattu kinkku, harmaasuolakinkku
      røget skinke, landskinke, hel skinke | røkt skinke, røkeskinke | rökt skinka, lantskinka | savukinkku, savukinkut, kylmäsavukinkku
      bayonneskinke | bayonneskinke | bayonneskinka | bayonnenkinkku
      skinkepålæg, kogt skinke, skiveskinke, sandwichskinke, toastskinke, skinke i skiver, skinkeskiver, grillskinke | kokt skinke, kokeskinke, skinkepålegg, skivet skinke, påleggsskinke, skinkeskiver, skinke i skiver, sandwichskinke, toastskinke | kokt skinka, skivad skinka, skinkpålägg, smörgåsskinka, toastskinka, skinkskivor, tunnskivad skinka, skivskinka | keittokinkku, keittokinkut, kinkkuleikkele, kinkkuleike, kinkkuviipale, keittokinkkuviipale, kinkkusiivu, kinkkusiivut, kinkun siivu, leipäkinkku, kinkkuviipaleet
      skinketern, skinkestykker, skinke i tern | skinketerninger, skinkebiter | skinktärningar, strimlad skinka, tärnad skinka | kinkkukuutio, kinkkukuutiot, kinkkusuikale, kinkkusuikaleet
      lufttørret skinke, tørret skinke, spegeskinke | spekeskinke, lufttørket skinke, spekeskinkeskiver, spekeskinke i skiver | lufttorkad skinka, torkad skinka, spickeskinka | ilmakuivattu kinkku, ilmakuivatut kinkut
      - | - | - | ylikypsä kinkku, valmis joulukinkku, valmiskinkku, kypsä kinkku, kypsä joulukinkku
    kassler, røget kam, røget svinekam | kassler | kassler, kasseler, rökt karré, kassler i bit, kasslerskivor, skivad kassler | savukassler, kasslerleike
    hamburgerryg, kogt hamburgerryg, hamburgerryg i skiver, hamburgerryg pålæg | hamburgerrygg, hamburgerryggskiver, hamburgerrygg skiver | hamburgerrygg | -
    grisehale, grisehaler, svinehale | grisehale | grissvans | siansaparo
  ~lammekød, lam | lammekjøtt, lam | lammkött, lamm | lampaanliha, karitsanliha, lammas, lampaan, karitsa, karitsan
    lammekølle, lammekøller, lammesteg, lammelår, påskelam | lammelår, lammestek, lammesteik, lammelårstek | lammstek, lammlår, lammfiol | lampaanpaisti, karitsanpaisti, karitsan paisti, lampaanviulu, karitsanreisi, lampaan paisti, lampaanreisi, lammaspaisti, lammasviulu, karitsanviulu
    lammeculotte | lammemørbrad, lammeculotte | lammrostbiff | karitsan paahtopaisti
    lammeinderlår | lammeinnerlår | lamminnanlår | karitsan sisäpaisti
    lammekrone, lammekroner, lammecarre, lammerack, lam krone | lammecarre, lammekrone, lammerack | lammracks, lammkarré, lammrack | karitsankaree, karitsan karee, karitsankarree, lampaankaree, lammaskaree
    lammekotelet, lammekoteletter | lammekotelett, lammekoteletter | lammkotlett, lammkotletter | karitsankyljys, karitsankyljykset, karitsan kyljys, lampaankyljys, lampaankyljykset, lammaskyljys
    lammefilet | lammefilet, lammeytrefilet, lam ytrefilet | lammfilé, lammytterfilé | karitsanfilee, karitsan ulkofilee, karitsan filee, lampaanfilee, lammasfilee
    lammemørbrad | lammeindrefilet | lamminnerfilé | karitsan sisäfilee
    lammebov | lammebog | lammbog | karitsan lapa, lampaanlapa
    lammebryst | lammebryst | lammbringa | karitsan rinta
    lammeskank, lammeskanker | lammeskank, lammeskanker, lammeknoke | lammlägg | karitsanpotka, karitsan potka, lampaanpotka, lammaspotka
    lammelever | lammelever | lammlever | lampaanmaksa, lampaan maksa
    - | fårikålkjøtt, fårikål kjøtt, kjøtt til fårikål, fårikål | - | lammaskaaliliha
    - | pinnekjøtt | pinnekött | -
    - | fenalår, spekelår, fårelår, fenalårskiver, fenalår i skiver | fårfiol, rökt fårfiol | -
    - | smalahove | - | -
    lammetern, lammegullasch | lammegrytekjøtt, lammebiter, lammegryte | lammgrytbitar, lammgryta | karitsan palapaisti, lampaan palapaisti, lampaan keittoliha
    lammefars, hakket lammekød, hakket lam | lammekjøttdeig, lammedeig, lammefarse | lammfärs | karitsanjauheliha, karitsan jauheliha, lampaanjauheliha, lampaan jauheliha, lammasjauheliha
    lammeryg, lammerygge, lammesadel | lammesadel, lammerygg, lammekam | lammsadel, lammrygg | karitsan selkä
    lammenakke | lammenakke | lammnacke, lammhals | -
    lammeribbe | lammeribbe, saueribbe | lammrevben | karitsan kylki, karitsan kylkiluut
    - | saltet lammekjøtt, salt lammekjøtt, saltet fårekjøtt | - | -
  ~fårekød | fårekjøtt, får, sau, sauekjøtt | fårkött, får | lampaanliha
  gedekød, kid | geitekjøtt, kjekjøtt, kje | getkött, killing, killingkött | vuohenliha, kili
  ~vildt, vildtkød, dyrekød | vilt, viltkjøtt | vilt, viltkött | riista, riistaliha
    ~hjort, hjortekød, krondyr | hjort, hjortekjøtt, hjortefilet, hjortestek | hjort, hjortkött, kronhjort | peura, peuranliha, saksanhirvi
    ~dådyr, dåvildt | dåhjort | dovhjort, dovvilt | kuusipeura
    ~rådyr, rådyrkød | rådyr, rådyrkjøtt | rådjur, rådjurskött | metsäkauris, kauris
    dyreryg, dyrekølle, dyrefilet, dyresteg, dyrestege | hjortesadel, rådyrsadel | rådjurssadel, hjortsadel, hjortstek | peuranpaisti, peuran paisti
    ~elg, elgkød | elg, elgkjøtt, elgstek, elgbiff, elgkjøt | älg, älgkött, älgstek, älggrytbitar | hirvi, hirvet, hirvenliha, hirvenpaisti, hirven paisti, hirvenfilee, hirvipaisti
    ~rensdyr, rensdyrkød, rensdyrfilet | reinsdyr, reinsdyrkjøtt, reinkjøtt, reinsdyrstek, reinsdyrfilet | renkött, renstek, renfilé, reninnanlår | poro, poronliha, poronpaisti, poronfilee, poron paisti, poropaisti, porofilee
      finnebiff, renskav | finnbiff, reinskav, reinsdyrskav, finnbiffkjøtt | renskav, renskavskött | poronkäristys, poronkäristysliha, käristysliha, käristys, porokäristys
      tørret rensdyr, røget rensdyr | tørket reinkjøtt, røkt reinkjøtt, reinhjerte | rökt renkött, torkat renkött, suovas, rökt renstek, souvas, renhjärta, rökt renhjärta | poronkuivaliha, savuporo, kylmäsavuporo, kuivaporo, porokuivaliha, kuivattu poronliha, poron kuivaliha
    - | elgskav | älgskav | hirvenkäristys, hirvikäristys
    ~vildsvin, vildsvinekød | villsvin, villsvinkjøtt | vildsvin, vildsvinskött | villisika, villisian, villisianliha
    ~hare, harekød | hare, harekjøtt | hare, harkött | jänis, jänikset, jäniksenliha
    ~kanin, kaninkød | kanin, kaninkjøtt | kanin, kaninkött | kani, kaninliha
    bjørnekød | bjørnekjøtt | björnkött | karhunliha
    vildtfars, hakket vildt | viltkjøttdeig, viltdeig, viltfarse | viltfärs | riistajauheliha, riistan jauheliha
    - | viltskav | viltskav | riistakäristys
  hestekød | hestekjøtt | hästkött | hevosenliha, hevosen
  hvalkød | hvalkjøtt, hvalbiff, hval | valkött | valaanliha
  selkød | selkjøtt | sälkött | hylkeenliha
  struds, strudsekød | struts, strutsekjøtt | struts, strutskött | strutsi, strutsinliha
  indmad | innmat | inälvsmat | sisäelimet
    lever, okselever | lever, storfelever | lever, nötlever | maksa, maksat, naudanmaksa, maksaviipale, naudan maksa, maksasiivu, naudanmaksaviipale
      svinelever, griselever | svinelever | fläsklever, grislever | porsaanmaksa, sianmaksa, porsaan maksa
      kalvelever | kalvelever | kalvlever | vasikanmaksa, vasikan maksa
      - | - | - | jauhemaksa, jauhettu maksa
    nyre, nyrer | nyre, nyrer | njure, njurar | munuainen, munuaiset
    hjerte, hjerter, svinehjerte, grisehjerter | hjerte, hjerter, svinehjerte | hjärta, grishjärta | sydän, sydämet, porsaan sydän
    kallun, komave | kallun, vom | komage | pötsi
    blod, svineblod, griseblod | blod, svineblod | grisblod | sianveri, veri, verta
    tarme, pølsetarme, naturtarm | pølsetarm, pølseskinn, naturtarm | korvskinn, fjälster, korvfjälster | makkarankuori, makkarankuoret
  fars, hakkekød, hakket kød, kødfars, fars til frikadeller, kød til lasagne, kød til kødsovs, malet kød | kjøttdeig, deig, farse, kvernet kjøtt, hakket kjøtt, malt kjøtt, kjøttfarse, deig til kjøttkaker, hakkekjøtt, kjøtdeig, kverna kjøtt | färs, köttfärs, malet kött, färs till köttbullar, färs till köttfärssås | jauheliha, jauhelihat, jauhelihapaketti, jauheliharasia, jauhettu liha, jauhis
    oksefars, hakket oksekød, hakket okse, tacokød, tacofars, kød til tacos, okse hakket | storfekjøttdeig, storfedeig, kvernet storfekjøtt, tacokjøtt, tacodeig, tacokjøttdeig, deig til taco, kjøttdeig til taco, kjøttdeig av storfe | nötfärs, nötköttfärs, oxfärs, tacokött, tacofärs, färs till tacos, köttfärs till tacos, nöt färs | naudanjauheliha, naudan jauheliha, naudan jauhelihaa, tacoliha, tacojauheliha, nautajauheliha, naudan jauhis
      - | karbonadedeig, karbonadefarse | - | paistijauheliha, naudan paistijauheliha
      ?burgerfars, højrebsfars, fars til burger, kød til burger | burgerdeig, høyryggdeig | hamburgerfärs, burgarfärs, högrevsfärs | burgerjauheliha
    svinefars, grisefars, hakket svinekød, hakket grisekød, hakket gris, hakket flæsk, hakket svin | svinekjøttdeig, svinedeig, svinefarse, kvernet svinekjøtt, kjøttdeig av svin, kjøttdeig svin, svinekjøtdeig | fläskfärs, grisfärs, köttfärs fläsk | sianjauheliha, sian jauheliha, porsaan jauheliha, possun jauheliha, possujauheliha, porsaanjauheliha, sikajauheliha, possun jauhis
      ?medisterfars, rørt medister | medisterdeig, medisterfarse | - | -
    blandet fars, blandfars, kalv og flæsk, kalv flæsk, hakket kalv flæsk, kalve og flæskefars | blandet kjøttdeig, blandet deig, blandet farse, familiedeig | blandfärs, hushållsfärs, blandad färs | sika-nautajauheliha, sika-nauta, sikanauta, sikanautajauheliha, nauta-sika, sika-nauta jauheliha, sikanauta jauheliha, sekajauheliha, sikanauta jauhis, nauta-possu jauheliha
    kalvefars, hakket kalvekød, hakket kalv | kalvekjøttdeig, kalvedeig | kalvfärs | vasikanjauheliha, vasikan jauheliha
    lammefars, hakket lammekød, hakket lam | lammekjøttdeig, lammedeig, lammefarse | lammfärs | karitsanjauheliha, karitsan jauheliha, lampaanjauheliha, lampaan jauheliha, lammasjauheliha
    vildtfars, hakket vildt | viltkjøttdeig, viltdeig, viltfarse | viltfärs | riistajauheliha, riistan jauheliha
      - | elgkjøttdeig, elgdeig | älgfärs | hirvenjauheliha, hirven jauheliha, hirvijauheliha
      hjortefars | hjortedeig, hjortekjøttdeig | hjortfärs | peuranjauheliha, peurajauheliha
      - | reinsdyrdeig, reinsdyrkjøttdeig | renfärs | poronjauheliha, poron jauheliha, porojauheliha
      vildsvinefars | villsvindeig | vildsvinsfärs | villisian jauheliha
    kyllingefars, hakket kylling, hakket kyllingekød | kyllingdeig, kyllingfarse, kyllingkjøttdeig, kvernet kylling | kycklingfärs | broilerin jauheliha, broilerinjauheliha, kananjauheliha, kanan jauheliha, kanajauheliha
    kalkunfars, hakket kalkun, hakket kalkunkød | kalkundeig, kalkunfarse, kalkunkjøttdeig | kalkonfärs | kalkkunan jauheliha, kalkkunajauheliha
    ?frikadellefars, rørt fars, kødbollefars, dellerfars, kød til frikadeller, fars til deller | kjøttkakedeig, kjøttkakefarse | köttbullssmet, köttbullsfärs, köttbullesmet | pyörykkämassa, lihapullataikina`,
}
