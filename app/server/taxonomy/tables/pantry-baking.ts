import type { GoodsTable } from '../goods-table.ts'

/** Flour, sugar, raising agents, cake mixes, decorations and all else for baking and desserts. */
export const pantryBaking: GoodsTable = {
  part: 'pantry',
  rows: `
bagning, bageartikler, bageprodukter, hjemmebag | baking, bakeartikler, bakeingredienser | bakning, bakprodukter, hembakat | leivonta, leivontatarvike, leivontatarvikkeet, leivontatuote, leivontatuotteet
  ~mel | mel | mjöl | jauho
    ~hvedemel | hvetemel | vetemjöl | vehnäjauho
      tipo 00, pizzamel, tipo 00 mel | tipo 00, pizzamel | tipo 00, pizzamjöl, tipo 00 mjöl | tipo 00, pizzajauho
      manitobamel, manitoba, bagemel | manitobamel, manitoba, bakemel | manitobamjöl, manitoba, bagerimjöl | manitobajauho, manitoba
      durummel, durumhvedemel | durummel, durumhvetemel | durumvetemjöl, durummjöl | durumjauho, durumvehnäjauho
      grahamsmel, fuldkornshvedemel | sammalt hvete, sammalt hvetemel, grov hvete, grovt hvetemel | grahamsmjöl, fullkornsvetemjöl | grahamjauho, täysjyvävehnäjauho
      - | siktet hvetemel, hvetemel siktet | vetemjöl special, kärnvetemjöl | erikoisvehnäjauho, puolikarkea vehnäjauho, karkea vehnäjauho, hiivaleipäjauho
    ~rugmel | rugmel | rågmjöl | ruisjauho
      sigtemel, sigtet rugmel | siktet rugmel, rugmel siktet | rågsikt | ruissihtijauho
      groft rugmel, fuldkornsrugmel | sammalt rug, grov rug | grovt rågmjöl | täysjyväruisjauho
    ~speltmel | speltmel | dinkelmjöl, speltmjöl | spelttijauho
    ølandshvedemel, ølandsmel | ølandshvetemel | ölandsvetemjöl | -
    emmermel, enkornsmel | emmermel, enkornsmel | emmermjöl, enkornsmjöl | emmerjauho
    fuldkornsmel, groft mel | fullkornsmel, grovt mel, sammalt mel | fullkornsmjöl, grovt mjöl | täysjyväjauho, sämpyläjauho
    bygmel | byggmel | kornmjöl | ohrajauho
    havremel | havremel | havremjöl | kaurajauho
    majsmel | maismel | majsmjöl | maissijauho
    boghvedemel | bokhvetemel | bovetemjöl | tattarijauho
    rismel | rismel | rismjöl | riisijauho
    hirsemel, teffmel | hirsemel, teffmel | hirsmjöl, teffmjöl | hirssijauho, teffjauho
    kikærtemel, bønnemel | kikertmel, kikertemel, bønnemel | kikärtsmjöl, bönmjöl | kikhernejauho, papujauho
    sojamel, lupinmel | soyamel, lupinmel | sojamjöl, lupinmjöl | soijajauho, lupiinijauho
    mandelmel | mandelmel | mandelmjöl | mantelijauho, mantelijauhe
    kokosnøddemel | kokosmel | kokosmjöl | kookosjauho
    glutenfrit mel, glutenfri melblanding, glutenfri mel | glutenfritt mel, glutenfri melblanding, glutenfri mel, glutenfri melmiks | glutenfritt mjöl, glutenfri mjölmix | gluteeniton jauho, gluteenittomat jauhot, gluteeniton jauhoseos
    melblanding, melmix | melblanding, melmiks | mjölmix, mjölblandning | jauhoseos, jauhoseokset
    lefsemel | lefsemel | - | -
    talkkuna | - | skrädmjöl | talkkuna, talkkunajauho
  stivelse | stivelse | stärkelse | tärkkelys, tärkkelykset
    kartoffelmel, kartoffelstivelse | potetmel, potetstivelse | potatismjöl, potatisstärkelse | perunajauho, perunatärkkelys
    maizena, majsstivelse, maisena | maisenna, maizena, maisstivelse | maizena, majsstärkelse, majsena | maizena, maissitärkkelys, maissisuurus
    tapioka, tapiokamel, sagogryn, sago | tapioka, tapiokamel, sagogryn, sago | tapioka, tapiokamjöl, sagogryn, sago | tapioka, tapiokajauho, saagosuurimo, helmisaago
  rasp, brødrasp, rasping | griljermel, kavringmel, strøkavring, brødrasp, brødsmuler | ströbröd, skorpmjöl, brödsmulor | korppujauho, leivänmuru
    panko, pankorasp | panko, pankomel | panko, pankoströbröd | panko, pankojauho
  paneringsmel, paneringsmix | paneringsmel, paneringsmiks | panering, paneringsmix, panermjöl | leivitysjauho, paneerausjauho, leivite
  gluten, hvedegluten | gluten, hvetegluten | gluten, vetegluten | gluteeni, vehnägluteeni
  maltmel, maltekstrakt | maltmel, maltekstrakt | maltmjöl, maltextrakt, malt | mallasjauho, mallasuute, kaljamallas, mallas
  ægerstatning, egg replacer | eggerstatning | äggersättning, no egg | kananmunan korvike, munankorvike
  ~sukker | sukker | socker | sokeri
    strøsukker, stødt melis, hvidt sukker | farin, strøsukker, hvitt sukker | strösocker, vitt socker | hienosokeri, kidesokeri, taloussokeri, valkoinen sokeri
    flormelis, puddersukker, glasursukker | melis, flormelis | florsocker, pudersocker | tomusokeri, pölysokeri
    brun farin, farin, brunt sukker, farinsukker | brunt sukker, brunt farin | farinsocker, brunt socker, brun farin | fariinisokeri, ruskea sokeri
    muscovado, muscovadosukker, muskovado | muscovado, muscovadosukker, muskovadosukker | muscovado, muscovadosocker, muskovadosocker | muscovado, muscovadosokeri, muskovadosokeri
    rørsukker, råsukker, demerara | rørsukker, råsukker, demerarasukker | rörsocker, råsocker, demerarasocker | ruokosokeri, raakasokeri, intiaanisokeri, demerarasokeri
    perlesukker | perlesukker | pärlsocker | raesokeri, helmisokeri
    sukkerknald, hugget sukker, sukkerknalder, sukkerterninger | sukkerbit, sukkerbiter, raffinade | bitsocker, sockerbit, sockerbitar | palasokeri, sokeripala
    kandis, kandissukker, brun kandis | kandis, kandissukker | kandisocker, kandis | kandisokeri, kandi
    syltesukker, geleringssukker | syltesukker, geleringssukker | syltsocker, gelésocker | hillosokeri, hyytelösokeri
    kokossukker | kokossukker | kokossocker | kookossokeri
    palmesukker | palmesukker | palmsocker | palmusokeri
    kanelsukker | kanelsukker | kanelsocker | kanelisokeri
  druesukker, glukose, dextrose | druesukker, glukose | druvsocker, glukos, dextrosol | rypälesokeri, glukoosi, dextrosol
  sødemiddel, sødestof, sukkererstatning, kunstigt sødemiddel, sødetabletter | søtningsmiddel, søtstoff, sukkererstatning, søtetabletter | sötningsmedel, sötströ, sockerersättning, söttabletter | makeutusaine, makeutusaineet, sokerinkorvike
    stevia | stevia | stevia | stevia
    erythritol, sukrin | erytritol, sukrin | erytritol, sukrin | erytritoli, sukrin
    birkesød, xylitol, birkesukker | bjørkesukker, xylitol | björksocker, xylitol | koivusokeri, ksylitoli
    hermesetas, canderel | hermesetas, canderel | hermesetas, canderel | hermesetas, canderel
  ~sirup | sirup | sirap | siirappi, siirapit
    lys sirup | lys sirup | ljus sirap, vit sirap | vaalea siirappi
    mørk sirup | mørk sirup | mörk sirap | tumma siirappi
    brødsirup | - | brödsirap | leipäsiirappi
    ~ahornsirup, maple syrup | lønnesirup, maple syrup | lönnsirap, maple syrup | vaahterasiirappi
    agavesirup, agave | agavesirup, agave | agavesirap, agave | agavesiirappi
    dadelsirup | daddelsirup | dadelsirap | taatelisiirappi
    glukosesirup | glukosesirup | glukossirap | glukoosisiirappi
    kokossirup, rissirup | kokossirup, rissirup | kokossirap, rissirap | kookossiirappi, riisisiirappi
    fibersirup | fibersirup, sukrinsirup | fibersirap | kuitusiirappi
  melasse | melasse | melass | melassi
  hævemiddel | hevemiddel | jäsmedel | nostatusaine, kohotusaine
    bagepulver | bakepulver | bakpulver | leivinjauhe, leivinjauheet
    natron, tvekulsurt natron | natron | bikarbonat | ruokasooda, sooda
    gær, bagegær | gjær | jäst | hiiva
      frisk gær, gær frisk | fersk gjær, gjær fersk | färsk jäst, jäst matbröd | tuorehiiva
      tørgær, instantgær | tørrgjær | torrjäst | kuivahiiva
    hjortetaksalt, hjortetakssalt | hjortetakksalt, hornsalt, hjortesalt | hjorthornssalt | hirvensarvensuola
    potaske | potaske | pottaska | potaska
    surdej, surdejsstarter, tør surdej | surdeig, surdeigsstarter, surdeigskultur | surdeg, surdegsgrund, surdegsstart | hapanjuuri, leivän juuri, taikinajuuri
    vinsten, weinstein | vinstein, cream of tartar | vinsten | viinikivi
  husblas, gelatine, gelatineblade | gelatin, gelatinplater, gelatinpulver | gelatin, gelatinblad, gelatinpulver | liivate, liivatteet, liivatelehti, liivatelehdet, liivatejauhe
  agar agar, agar | agar agar, agar | agar agar, agar | agar agar, agar
  pektin, melatin, geleringspulver, syltepulver | pektin, syltepulver, geleringsmiddel, certo | pektin, syltpulver | pektiini, hyytelöintiaine
  fiberhusk, psylliumhusk, loppefrøskaller, husk | fiberhusk, psylliumhusk, psyllium | fiberhusk, psylliumfrö, psyllium, psylliumhusk | psyllium, psylliumkuitu, fiberhusk
  xanthan gum, xantangummi, guargummi | xantangummi, xanthan gum, guargummi | xantangummi, xanthan gum, guarkärnmjöl | ksantaanikumi, guarkumi
  citronsyre | sitronsyre | citronsyra | sitruunahappo, sitruunahapot
  atamon, konserveringsmiddel | natriumbenzoat, atamon, konserveringsmiddel | natriumbensoat, bensoat, atamon, konserveringsmedel | natriumbentsoaatti, atamon, säilöntäaine
  ~vanilje | vanilje | vanilj | vanilja
    vaniljesukker | vaniljesukker | vaniljsocker, vanillinsocker | vaniljasokeri, vanilliinisokeri
    vaniljestang, vaniljestænger, vaniljekorn | vaniljestang, vaniljestenger, vaniljefrø | vaniljstång, vaniljstänger | vaniljatanko, vaniljatangot
    vaniljepulver | vaniljepulver | vaniljpulver | vaniljajauhe
    vaniljeekstrakt, vaniljeessens, vaniljepasta | vaniljeekstrakt, vaniljeessens, vaniljepasta | vaniljextrakt, vaniljessens, vaniljpasta | vaniljauute, vaniljaesanssi, vaniljatahna
  essens, aroma, mandelessens, romessens | essens, mandelessens, romessens, smaksessens | essens, arom, bittermandelarom, romarom | aromi, esanssi, mantelitippa, rommiaromi
  bittermandel, bitre mandler | bittermandel | bittermandel | karvasmanteli
  rosenvand, appelsinblomstvand | rosevann | rosenvatten | ruusuvesi, ruusuvedet
  kagemix, kageblanding, bagemix | kakemiks, kakemix, kakeblanding, bakemiks | kakmix, bakmix | kakkuseos, kakkujauho, leivontaseos
    browniemix, brownie mix | browniemiks, brownie miks, browniemix | browniemix, kladdkakemix, kladdkaksmix | brownieseos, mutakakkuseos
    muffinmix, muffin mix | muffinsmiks, muffinmiks, muffinsmix | muffinsmix, muffinmix | muffinssiseos, muffiniseos
    chokoladekagemix, chokoladekage mix | sjokoladekakemiks, sjokoladekakemix | chokladkaksmix, sockerkaksmix | suklaakakkuseos
    tørkage mix, citronkagemix | formkakemiks, sukkerbrødmiks, sukkerbrødmix | tårtbottenmix | kakkupohjaseos, kuivakakkuseos
    cookie mix, småkagemix | cookiemiks, småkakemiks | cookiemix, kakdegsmix | keksitaikinaseos, pikkuleipäseos
  pandekagemix, pandekageblanding, pandekagepulver, pandekager mix | pannekakemiks, pannekakemix, pannekakepulver | pannkaksmix, pannkakspulver, plättmix | lettujauho, ohukaisjauho, pannukakkujauho, lettutaikina, räiskäleseos
    proteinpandekagemix, proteinpandekager mix | proteinpannekaker mix, proteinpannekakemiks | proteinpannkaksmix, proteinpannkakor mix | proteiinilettujauho, proteiinilettuseos
  vaffelmix, vaffelblanding | vaffelmiks, vaffelmix, vaffelrøre, vaffelpulver | våffelmix | vohvelijauho, vohveliseos, vohvelitaikina
  æbleskivemix, æbleskivemel | - | - | -
  brødmix, brødblanding, rugbrødsblanding, rugbrødsmix, bollemix, bolleblanding | brødmiks, brødblanding, brødmix, rundstykkemiks | brödmix, bröd mix | leipäseos, leipäjauhoseos, sämpyläseos
  pizzamix, pizzadejsmix | pizzabunnmiks, pizzamiks, pizzamix | pizzamix, pizzadegsmix | pizzataikinaseos, pizzajauhoseos
  bolledejsmix, fastelavnsbolle mix | bollemiks, bollemix, hveteboller miks, bolledeig miks | bullmix, bulldegsmix | pullaseos, pullajauho
  sconesmix, scones mix | sconesmiks, scones miks | sconesmix, scones mix | skonssiseos, teeleipäseos
  færdigdej, kølet dej | ferdigdeig | färdig deg | valmistaikina
    pizzadej, pizzabund, pizzabunde | pizzadeig, pizzabunn | pizzadeg, pizzabotten, pizzakit | pizzataikina, pizzapohja, pizzapohjat
    mørdej, tærtedej, tærtebund | mørdeig, paideig, paibunn | pajdeg, pajskal, mördeg | piirakkataikina, piirakkapohja, murotaikina
    pandekagedej, pandekagerøre | pannekakerøre | pannkakssmet | räiskäletaikina, ohukaistaikina
    småkagedej, cookiedej, cookie dough | cookiedeig, kakedeig, småkakedeig | kakdeg, cookie dough | keksitaikina, cookietaikina
    bolledej, gærdej, kanelsnegledej | bolledeig, gjærdeig | bulldeg, vetedeg | pullataikina, korvapuustitaikina
  bagechokolade, kogechokolade, overtrækschokolade, mørk overtrækschokolade | kokesjokolade, bakesjokolade, overtrekkssjokolade | blockchoklad, bakchoklad, överdragschoklad | leivontasuklaa, taloussuklaa, kuorrutesuklaa
    chokoladeknapper, chokoladedråber, chokoladechips, chokoladestykker | sjokoladeknapper, sjokoladedråper, sjokoladebiter, bakedråper | chokladknappar, chokladdroppar, chokladbitar | suklaanappi, suklaanapit, suklaapisara, suklaahippu, suklaahiput
    hakket chokolade, chokoladespåner | hakket sjokolade, sjokoladespon, sjokoladestrøssel | hackad choklad, chokladspån, chokladströssel | suklaarouhe, suklaalastu, suklaarakeet
    candy melts, deco melts | candy melts, deco melts | candy melts, deco melts | candy melts, deco melts
  ~marcipan, råmarcipan, ren rå marcipan, marcipanmasse | marsipan, marsipanmasse, råmarsipan, mandelmasse | mandelmassa, marsipan, råmarsipan | marsipaani, mantelimassa, marsipaanimassa
    marcipanlåg, overtræksmarcipan | marsipanlokk, modelleringsmarsipan | marsipanlock, tårtmarsipan | marsipaanikansi, marsipaanikuori
  kransekagemasse, makronmasse, kransekage mix | kransekakemasse, kransekakedeig, kransekakemiks | - | -
  blød nougat, nougat, bagenougat | nougat, myk nougat, bløtnougat | mjuk nougat, nougat, mandelnougat | pehmeä nougat, nougat
  fondant, sukkermasse, smartflex | fondant, sukkerpasta, fondantmasse | sockerpasta, fondant | sokerimassa, kuorrutemassa, fondantti
  kageglasur, glasur | kakeglasur, melisglasur, glasur | glasyr, kakglasyr, kristyr | kuorrute, kuorrutteet, sokerikuorrute, kakkukuorrute
    frosting, smørcreme | frosting, smørkrem | frosting, smörkräm | frosting, kreemikuorrute, voikreemi
    chokoladeglasur | sjokoladeglasur, sjokoladetrekk | chokladglasyr | suklaakuorrute
    skriveglasur, pynteglasur | skriveglasur, kakepenn | skrivglasyr, dekorpenna, tårtpenna | koristekynä, kirjoitusgeeli
  kagepynt, kagedekoration, tårtepynt | kakepynt, kakedekor, kakedekorasjon | tårtdekoration, tårtdekor, kakdekor | kakkukoriste, kakkukoristeet, kakunkoriste, kakunkoristeet
    krymmel, farvet krymmel, drys, sprinkles | strøssel, kakestrøssel, sprinkles | strössel, kulörströssel, sprinkles, nonpareille | nonparelli, strösseli, koristerae, koristerakeet, sprinkles
    sølvkugler, sukkerperler | sølvkuler, sukkerperler | silverkulor, sockerpärlor | hopeahelmi, hopeahelmet, sokerihelmi, sokerihelmet
    spiseligt glimmer, spiseligt guld | spiselig glitter | ätbart glitter, ätbart guld | syötävä glitteri, syötävä kimalle
    spiseligt papir, sukkerprint, kagebillede | spiselig bilde, kakebilde, oblat | tårtoblat, tårtbild, ätbar bild | kakkukuva, syötävä kuva
    marcipanrose, sukkerblomst | marsipanrose, sukkerblomst | marsipanros, sockerblomma | marsipaaniruusu, sokerikukka, sokerikukat
  frugtfarve, madfarve, konditorfarve, fødevarefarve, pastafarve | konditorfarge, matfarge, pastafarge | hushållsfärg, karamellfärg, matfärg, pastafärg, livsmedelsfärg | elintarvikeväri, pastaväri, karamelliväri, ruokaväri
  ~kokos | kokos | kokos | kookos, kookokset
    kokosmel, revet kokos, kokosflager | kokosmasse, revet kokos | kokosflingor, riven kokos, kokos riven | kookoshiutale, kookoshiutaleet, kookosraaste
    kokoschips, kokosskiver, ristet kokos | kokosflak, kokoschips | kokoschips, kokosspån | kookoslastu, kookossipsi
  hakkede mandler, mandelsplitter | hakkede mandler, mandelbiter | hackad mandel, mandelhack | mantelirouhe, mantelirouheet
  mandelflager, skårne mandler | mandelflak, mandelspon | mandelspån, flagad mandel, mandelflarn | mantelilastu
  smuttede mandler, blancherede mandler | skåldede mandler, mandler skåldet | skållad mandel, sötmandel, skalad mandel | kuorittu manteli, kuoritut mantelit
  malede mandler, mandelpulver | malte mandler | mald mandel, mandelpulver | jauhettu manteli
  hakkede hasselnødder, hasselnøddemel | hakkede hasselnøtter, hasselnøttmel | hackade hasselnötter, hasselnötskärnor, hasselnötsmjöl | hasselpähkinärouhe, hasselpähkinäjauhe
  hakkede nødder, nøddehak, nøddeblanding hakket | hakkede nøtter, nøttemiks hakket | hackade nötter, nöthack | pähkinärouhe, pähkinärouheet
  ~sukat, kandiseret frugt | sukat, sitronat, kandisert frukt | suckat, kanderad frukt | sukaatti, sukaatit, kandeerattu hedelmä
    pomeransskal, syltet pomeransskal, syltede appelsinskaller, orangeat | pomeransskall, kandisert appelsinskall | pomeransskal, kanderat apelsinskal | pomeranssinkuori, appelsiininkuori
    cocktailbær, maraschinokirsebær, røde cocktailbær | cocktailbær, maraschinobær | cocktailbär, cocktailkörsbär | cocktailkirsikka, cocktailkirsikat, kirsikka koriste
  flødestiver, flødeskumspulver | kremfix, krem fix | grädd fix, vispgräddspulver | kermanvahvike, kermatukeva, vispikermajauhe
  mælkepulver, tørmælk, skummetmælkspulver | tørrmelk, melkepulver, tørrmelkpulver | mjölkpulver, torrmjölk | maitojauhe, maitojauheet, rasvaton maitojauhe
  kondenseret mælk, kondenseret sødet mælk, dulce de leche | kondensert melk, søtet kondensert melk, viking melk, dulce de leche | kondenserad mjölk, kondenserad sötad mjölk, dulce de leche | kondensoitu maito, maitotiiviste, dulce de leche
  æggehvidepulver, æggepulver, pasteuriserede æggehvider | eggepulver, eggehvitepulver | äggvitepulver, äggpulver | valkuaisjauhe, kananmunajauhe
  marengspulver, marengsmix | marengsmiks | marängpulver | marenkiseos
dessertpulver, dessertmix | dessertpulver, dessertmiks | dessertpulver, efterrättspulver | jälkiruokajauhe, jälkiruokajauheet
  budding, buddingpulver, vaniljebudding | pudding, puddingpulver, vaniljepudding | pudding, puddingpulver, vaniljpudding | vanukasjauhe, vanukasjauheet
  kagecreme, cremepulver, kagecremepulver | vaniljekrem, kremepulver, eggekrem | vaniljkräm, vaniljkrämpulver, marsankräm | vaniljakreemijauhe, vaniljakreemi, vaniljatäyte
  gelepulver, gele dessert, jello, vingele | gelepulver, gele, jello, bringebærgele | gelépulver, gele, jello | hyytelöjauhe, hyytelö, jello
  moussepulver, chokolademousse pulver, fromage pulver | moussepulver, sjokolademousse pulver, fromasjpulver | moussepulver, chokladmousse pulver | moussejauhe, suklaamoussejauhe
  karamelrand, karamelbudding mix, creme brulee mix | karamellpudding, karamellpuddingpulver | brylépudding, krämkaramell, creme brulee | karamellivanukas, paahtovanukas
dessertsauce, issauce, sauce til is, dessertsovs | dessertsaus, issaus, iskremsaus | dessertsås, glassås, efterrättssås | jälkiruokakastike, jälkiruokakastikkeet, jäätelökastike, jäätelökastikkeet
  chokoladesauce, chokoladesovs | sjokoladesaus | chokladsås | suklaakastike, suklaakastikkeet
  karamelsauce, karamelsovs, toffeesauce | karamellsaus, saltkaramellsaus | karamellsås, kolasås, toffeesås | kinuskikastike, kinuski, kinuskikastikkeet, karamellikastike, toffeekastike
  vaniljesauce, vaniljecreme, vaniljesovs | vaniljesaus | vaniljsås, marsansås | vaniljakastike, vaniljakastikkeet
  jordbærsauce, hindbærsauce, frugtsauce | jordbærsaus, bringebærsaus, rød saus | jordgubbssås, hallonsås, fruktsås | mansikkakastike, vadelmakastike, marjakastike
ispulver, softicemix, softice mix | iskremmiks, softismiks | glassmix, mjukglassmix | jäätelöjauhe, jäätelöseos, pehmisjauhe
kirsebærsauce, kirsebærsovs, risalamandesauce | kirsebærsaus | körsbärssås | kirsikkakastike, kirsikkakastikkeet
- | - | memma | mämmi
rødgrød, frugtgrød, rødgrød med fløde, jordbærgrød, rabarbergrød | fruktgrøt, rabarbragrøt | fruktkräm, kräm, jordgubbskräm, hallonkräm, rabarberkräm | kiisseli, marjakiisseli, mansikkakiisseli, mustikkakiisseli, raparperikiisseli
koldskålspulver, kærnemælkspulver | - | - | -
crouton, croutoner, brødcroutoner | krutong, krutonger, brødkrutonger | krutong, krutonger, brödkrutonger | krutonki, krutongit`,
}
