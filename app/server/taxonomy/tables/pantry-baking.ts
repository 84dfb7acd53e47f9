import type { GoodsTable } from '../goods-table.ts'

/** Flour, sugar, raising agents, cake mixes, decorations and all else for baking and desserts. */
export const pantryBaking: GoodsTable = {
  part: 'pantry',
  rows: `
bagning, bageartikler, bageprodukter, hjemmebag, til bagning, bagning og dessert, bagevarer | baking, bakeartikler, bakeingredienser, bakevarer, til baking, bakeprodukter | bakning, bakprodukter, hembakat, bakvaror, bakingredienser, bakningsprodukter, bakartiklar | leivonta, leivontatarvike, leivontatarvikkeet, leivontatuote, leivontatuotteet, leivontaan, leivonta-ainekset, leivontatarpeet, leipominen, leipomistarvike
  ~mel, melpose, pose mel | mel, melpose, mjøl | mjöl, mjölpåse, mjölpaket | jauho, jauhopussi, jauhopaketti, jauhosäkki
    ?~hvedemel, almindeligt mel, fint mel, hvidt mel, fint hvedemel | hvetemel, fint mel, fint hvetemel, hvitt mel, kveitemjøl, hvetemelpose, hvetemjøl | vetemjöl, vitt mjöl, fint mjöl, vetemjölspåse | vehnäjauho, vehnäjauhopussi, valkoinen vehnäjauho, vehnäjauhopaketti, vehnäjauhosäkki
      tipo 00, pizzamel, tipo 00 mel, mel til pizza, 00 mel, italiensk hvedemel | tipo 00, pizzamel, mel til pizza, tipo 00 hvetemel, 00 mel, italiensk hvetemel | tipo 00, pizzamjöl, tipo 00 mjöl, mjöl till pizza, 00 mjöl, italienskt vetemjöl | tipo 00, pizzajauho, 00-jauho, tipo 00 jauho, italialainen vehnäjauho, pitsajauho
      manitobamel, manitoba, bagemel | manitobamel, manitoba, bakemel, sterkt hvetemel | manitobamjöl, manitoba, bagerimjöl, starkt vetemjöl | manitobajauho, manitoba
      ~durummel, durumhvedemel, durumhvede | durummel, durumhvetemel, durumhvete, durum | durumvetemjöl, durummjöl, durumvete, durum | durumjauho, durumvehnäjauho, durumvehnä, durum
      grahamsmel, fuldkornshvedemel, graham, grahammel, fuldkornshvede | sammalt hvete, sammalt hvetemel, grov hvete, grovt hvetemel, lettsammalt hvete, lettsammalt hvetemel, grovsammalt hvete, grahammel, grahamsmel, hvete sammalt | grahamsmjöl, fullkornsvetemjöl, graham, grahammjöl | grahamjauho, täysjyvävehnäjauho, grahamvehnäjauho
      ?bagermel | siktet hvetemel, hvetemel siktet | vetemjöl special, kärnvetemjöl, kärnvete, vetemjöl extra | erikoisvehnäjauho, puolikarkea vehnäjauho, karkea vehnäjauho, hiivaleipäjauho, pullajauho, pullajauhot, leipäjauho, leipäjauhot
    ~rugmel | rugmel, rugmjøl | rågmjöl | ruisjauho
      ?sigtemel, sigtet rugmel | siktet rugmel, rugmel siktet | rågsikt | ruissihtijauho
      ?groft rugmel, fuldkornsrugmel | sammalt rug, grov rug | grovt rågmjöl | täysjyväruisjauho
    ~speltmel, sigtet spelt, fuldkornsspelt | speltmel, sammalt spelt, siktet spelt, spelt mel, speltmjøl | dinkelmjöl, speltmjöl, fullkornsdinkel, siktat dinkelmjöl, dinkelvetemjöl | spelttijauho, spelttivehnäjauho
    ølandshvedemel, ølandsmel, ølandshvede | ølandshvetemel, ølandshvete | ölandsvetemjöl, ölandsvete | -
    emmermel, emmerhvedemel | emmermel | emmermjöl, emmervetemjöl | emmerjauho, emmervehnäjauho
    enkornsmel, enkorn mel, einkornmel | enkornsmel, enkornmel | enkornsmjöl, enkornmjöl, einkornmjöl | yksijyväjauho, einkornjauho, yksijyvävehnäjauho
    ?fuldkornsmel, groft mel | fullkornsmel, grovt mel, sammalt mel, fullkornmel | fullkornsmjöl, grovt mjöl | täysjyväjauho, sämpyläjauho, kokojyväjauho
    bygmel | byggmel, byggmjøl | kornmjöl | ohrajauho
    havremel | havremel, havremjøl | havremjöl | kaurajauho
    majsmel | maismel, maismjøl | majsmjöl | maissijauho
      masa harina, masamel | masa harina, masamel | masa harina, masamjöl | masa harina, masajauho
    boghvedemel | bokhvetemel | bovetemjöl | tattarijauho
    rismel | rismel | rismjöl | riisijauho
    hirsemel | hirsemel | hirsmjöl | hirssijauho
    teffmel | teffmel | teffmjöl | teffjauho
    kikærtemel | kikertmel, kikertemel | kikärtsmjöl | kikhernejauho
    bønnemel | bønnemel | bönmjöl | papujauho
    sojamel | soyamel | sojamjöl | soijajauho
    lupinmel | lupinmel | lupinmjöl | lupiinijauho
    mandelmel, fedtreduceret mandelmel | mandelmel | mandelmjöl | mantelijauho, mantelijauhe
    kokosnøddemel | kokosmel | kokosmjöl | kookosjauho
    glutenfrit mel, glutenfri melblanding, glutenfri mel, mel uden gluten, glutenfri mix | glutenfritt mel, glutenfri melblanding, glutenfri mel, glutenfri melmiks, mel uten gluten, glutenfri miks | glutenfritt mjöl, glutenfri mjölmix, mjöl utan gluten, glutenfri mix, glutenfri mjölblandning | gluteeniton jauho, gluteenittomat jauhot, gluteeniton jauhoseos, gluteenittomia jauhoja, gluteeniton seos, gluteeniton leivontaseos, gluteeniton jauhomix, gluteenittomat jauhoseokset
    melblanding, melmix, mørk melblanding, grov melblanding | melblanding, melmiks, grov melblanding, melmix | mjölmix, mjölblandning, limpmjöl, bakblandning | jauhoseos, jauhoseokset, jauhomix
    lefsemel | lefsemel | - | -
    talkkuna | - | skrädmjöl | talkkuna, talkkunajauho
  stivelse | stivelse | stärkelse | tärkkelys, tärkkelykset
    kartoffelmel, kartoffelstivelse | potetmel, potetstivelse, potetmjøl | potatismjöl, potatisstärkelse | perunajauho, perunatärkkelys
    maizena, majsstivelse, maisena | maisenna, maizena, maisstivelse | maizena, majsstärkelse, majsena | maizena, maissitärkkelys, maissisuurus
    tapioka, tapiokamel, sagogryn, sago, tapiokastivelse, tapiokaperler, sagoperler | tapioka, tapiokamel, sagogryn, sago, tapiokastivelse, tapiokaperler, sagomel | tapioka, tapiokamjöl, sagogryn, sago, tapiokastärkelse, tapiokapärlor | tapioka, tapiokajauho, saagosuurimo, helmisaago, tapiokatärkkelys, tapiokahelmi, saagohelmi, saagoryyni, saago
  rasp, brødrasp, rasping, rasp til panering, krydderrasp, brødkrummer, brødsmuler | griljermel, kavringmel, strøkavring, brødrasp, brødsmuler, brødraspel, strøbrød, raspet brød | ströbröd, skorpmjöl, brödsmulor, brödsmul | korppujauho, leivänmuru, korppujauhopussi, leipämuru, leivitysmuru
    panko, pankorasp, japansk rasp | panko, pankomel, pankostrøkavring, pankostrøbrød | panko, pankoströbröd, pankosmulor, japanskt ströbröd | panko, pankojauho, pankokorppujauho, pankomuru
  paneringsmel, paneringsmix, panering | paneringsmel, paneringsmiks, panering, paneringsblanding, paneringsmix | panering, paneringsmix, panermjöl, paneringsmjöl, paneringsblandning | leivitysjauho, paneerausjauho, leivite, leivitysseos, leivitysaines, paneeraus
  gluten, hvedegluten, glutenmel | gluten, hvetegluten, glutenmel | gluten, vetegluten, glutenmjöl | gluteeni, vehnägluteeni, gluteenijauho
  ~maltmel, maltekstrakt, malt | maltmel, maltekstrakt, malt | maltmjöl, maltextrakt, malt | mallasjauho, mallasuute, kaljamallas, mallas
  ægerstatning, egg replacer, vegansk æg | eggerstatning, vegansk egg | äggersättning, no egg, äggersättare, veganskt ägg | kananmunan korvike, munankorvike, vegaaninen kananmuna
  ~sukker, sukkerpose, pose sukker, kilo sukker, husholdningssukker | sukker, sukkerpose, sukkerpakke, husholdningssukker | socker, sockerpaket, sockerpåse, hushållssocker | sokeri, sokeripussi, sokeripaketti
    ?strøsukker, stødt melis, hvidt sukker, melis, bordsukker | farin, strøsukker, hvitt sukker, bordsukker, finkornet sukker | strösocker, vitt socker, bordssocker, vitsocker | hienosokeri, kidesokeri, taloussokeri, valkoinen sokeri, kidesokeripussi
    flormelis, puddersukker, glasursukker | melis, flormelis, melis sukker, puddersukker, glasursukker | florsocker, pudersocker, florsockerpaket | tomusokeri, pölysokeri, tomusokeripussi, puuterisokeri, kuorrutesokeri
    brun farin, farin, brunt sukker, farinsukker, mørk farin, mørkt sukker, mørk brun farin | brunt sukker, brunt farin, mørk farin, brunsukker, mørkt sukker, farinsukker | farinsocker, brunt socker, brun farin, mörkt farinsocker, farin, mörkt socker | fariinisokeri, ruskea sokeri, fariini, tumma fariinisokeri, tumma sokeri, farinsokeri
    muscovado, muscovadosukker, muskovado | muscovado, muscovadosukker, muskovadosukker | muscovado, muscovadosocker, muskovadosocker | muscovado, muscovadosokeri, muskovadosokeri
    ?rørsukker, råsukker, demerara, demerarasukker | rørsukker, råsukker, demerarasukker, demerara, brunt rørsukker | rörsocker, råsocker, demerarasocker, demerara | ruokosokeri, raakasokeri, intiaanisokeri, demerarasokeri, demerara
    perlesukker | perlesukker | pärlsocker | raesokeri, helmisokeri
    ?sukkerknald, hugget sukker, sukkerknalder, sukkerterninger, sukkerstykker, sukkertern | sukkerbit, sukkerbiter, raffinade, sukkerterninger | bitsocker, sockerbit, sockerbitar, sockertärningar | palasokeri, sokeripala, sokerikuutio
    kandis, kandissukker, brun kandis | kandis, kandissukker, brun kandis, kandissukker brunt | kandisocker, kandis, bröstsocker | kandisokeri, kandi
    ?syltesukker, geleringssukker | syltesukker, geleringssukker, syltetøysukker | syltsocker, gelésocker | hillosokeri, hyytelösokeri
    kokossukker, kokospalmesukker | kokossukker, kokospalmesukker | kokossocker, kokospalmsocker, kokosblomsocker | kookossokeri, kookospalmusokeri
    palmesukker | palmesukker | palmsocker | palmusokeri
    kanelsukker | kanelsukker | kanelsocker | kanelisokeri
  druesukker, glukose, dextrose | druesukker, glukose, dextrose | druvsocker, glukos, dextrosol, dextros | rypälesokeri, glukoosi, dextrosol, dekstroosi
  sødemiddel, sødestof, sukkererstatning, kunstigt sødemiddel, sødetabletter, suketter, sødepiller, sødedråber, sukkerfri sødning, kunstigt sukker, sødestoffer | søtningsmiddel, søtstoff, sukkererstatning, søtetabletter, suketter, søtedråper, kunstig søtning, søtepiller, sukkerfri søtning, kunstig søtstoff, søtpulver | sötningsmedel, sötströ, sockerersättning, söttabletter, sukett, suketter, sötmedel, sötningsdroppar, sötningstabletter, konstgjord sötning, sötpulver | makeutusaine, makeutusaineet, sokerinkorvike, makeuttaja, makeutustabletti, makeutustabletit, makeutusjauhe, keinomakeutusaine, makeutuspilleri, makeutustipat, sokerikorvike, keinotekoinen makeutusaine
    stevia, stevia dråber, steviadråber, steviasukker | stevia, stevia dråper, steviadråper, steviasukker, stevia søtning | stevia, steviadroppar, stevia droppar, steviasocker, steviasötning | stevia, steviatipat, stevia tipat, steviasokeri, steviamakeutus
    erythritol, sukrin, sukrin gold, erytritol | erytritol, sukrin, sukrin gold, sukrinmelis, erythritol | erytritol, sukrin, erythritol | erytritoli, sukrin, erythritol, erytritol
    birkesød, xylitol, birkesukker, xylitolsukker | bjørkesukker, xylitol, xylitolsukker, xylisukker | björksocker, xylitol, xylitolsocker | koivusokeri, ksylitoli, ksylitolisokeri, xylitoli
    hermesetas, canderel | hermesetas, canderel | hermesetas, canderel | hermesetas, canderel
  ~sirup, sirupflaske, bagesirup | sirup, sirupsflaske, bakesirup | sirap, sirapsflaska, baksirap | siirappi, siirapit, siirappipullo
    ?lys sirup | lys sirup | ljus sirap, vit sirap | vaalea siirappi
    mørk sirup | mørk sirup | mörk sirap | tumma siirappi
    ?brødsirup | - | brödsirap | leipäsiirappi
    ~ahornsirup, maple syrup, pandekagesirup, ahorn, ahorn sirup | lønnesirup, maple syrup, pannekakesirup, ahornsirup, lønnsirup | lönnsirap, maple syrup, pannkakssirap, ahornsirap | vaahterasiirappi, lettusiirappi, pannukakkusiirappi, vaahteransiirappi, pannarisiirappi
    agavesirup, agave, agavenektar | agavesirup, agave, agavenektar | agavesirap, agave, agavenektar | agavesiirappi, agavenektari
    dadelsirup | daddelsirup | dadelsirap | taatelisiirappi
    glukosesirup | glukosesirup | glukossirap | glukoosisiirappi
    kokossirup | kokossirup | kokossirap | kookossiirappi
    rissirup | rissirup | rissirap | riisisiirappi
    fibersirup | fibersirup, sukrinsirup | fibersirap | kuitusiirappi
    rørsirup, rørsukkersirup | rørsukkersirup | rörsockersirap | ruokosokerisiirappi
  melasse | melasse | melass | melassi
  hævemiddel | hevemiddel | jäsmedel, jäsningsmedel | nostatusaine, kohotusaine, kohote
    bagepulver, glutenfri bagepulver | bakepulver, bakepulver pose, glutenfritt bakepulver | bakpulver, bakpulverburk, glutenfritt bakpulver | leivinjauhe, leivinjauheet, leivontajauhe, leivinjauhepurkki, leivinjauhepussi, leivinpulveri
    natron, tvekulsurt natron, natronpulver, bagesoda, natriumbikarbonat, baking soda | natron, natronpulver, bakenatron, natriumbikarbonat, bakesoda, baking soda | bikarbonat, natron, natriumbikarbonat, bikarbonatpulver, baksoda | ruokasooda, sooda, leivontasooda, soodajauhe, natriumbikarbonaatti, baking soda
    gær, bagegær, gærpakke, pakke gær, gærterning | gjær, gjærpose, bakegjær, gjærpakke | jäst, jästpaket, jästbit, brödjäst, matbrödsjäst, bakjäst | hiiva, hiivapala, hiivapaketti, hiivapussi, leivinhiiva, leipähiiva
      ?frisk gær, gær frisk | fersk gjær, gjær fersk | färsk jäst, jäst matbröd | tuorehiiva
      tørgær, instantgær, tør gær, gærpose, gær i pose | tørrgjær, tørr gjær, gjær i pose, instantgjær, tørrgjærpose | torrjäst, torr jäst, jästpåse, instantjäst, snabbjäst | kuivahiiva, kuivahiivapussi, kuiva hiiva, instanthiiva, pikahiiva
    hjortetaksalt, hjortetakssalt, hjortesalt | hjortetakksalt, hornsalt, hjortesalt, hjortetakssalt | hjorthornssalt, hjorthornsalt | hirvensarvensuola, hirvensarvisuola
    potaske | potaske | pottaska | potaska
    surdej, surdejsstarter, tør surdej, surdejskultur, surdejspulver | surdeig, surdeigsstarter, surdeigskultur, surdeigstarter, surdeigspulver | surdeg, surdegsgrund, surdegsstart, surdegskultur, surdegsstarter, surdegspulver | hapanjuuri, leivän juuri, taikinajuuri, taikinanjuuri, leipäjuuri, ruisjuuri, hapanjuuristartteri
    vinsten, weinstein, cream of tartar | vinstein, cream of tartar | vinsten, cream of tartar | viinikivi, cream of tartar
  husblas, gelatine, gelatineblade, husblasblade, gelatinepulver | gelatin, gelatinplater, gelatinpulver, gelatinark, gelatinpose, gelatinblad | gelatin, gelatinblad, gelatinpulver, gelatinpåse, gelatinark, husbloss | liivate, liivatteet, liivatelehti, liivatelehdet, liivatejauhe, liivatepussi, gelatiini, gelatiinijauhe
  agar agar, agar, agarpulver | agar agar, agar, agarpulver | agar agar, agar, agarpulver | agar agar, agar, agarjauhe
  pektin, melatin, geleringspulver, syltepulver, syltemiddel, syltetøjspulver, pektinpulver | pektin, syltepulver, geleringsmiddel, certo, pektinpulver, geleringspulver, syltemiddel | pektin, syltpulver, pektinpulver, geleringsmedel | pektiini, hyytelöintiaine, pektiinijauhe, hilloamisaine, hyydytysaine
  fiberhusk, psylliumhusk, loppefrøskaller, husk, psylliumfrøskaller, psyllium, husk frøskaller, loppefrø | fiberhusk, psylliumhusk, psyllium, husk, psylliumfrø, psylliumskall, psylliumfrøskall, loppefrø, loppefrøskall | fiberhusk, psylliumfrö, psyllium, psylliumhusk, husk, psylliumfröskal, psylliumskal, loppfrö, loppfröskal | psyllium, psylliumkuitu, fiberhusk, psylliumjauhe, psylliumkuitujauhe, husk, psylliuminkuori
  xanthan gum, xantangummi, guargummi, guarkernemel | xantangummi, xanthan gum, guargummi, xantan, guarkjernemel | xantangummi, xanthan gum, guarkärnmjöl, xanthangummi, guargummi | ksantaanikumi, guarkumi, ksantaani, xanthan gum, xantaani
  citronsyre, citronsyre pulver | sitronsyre, sitronsyrepulver | citronsyra, citronsyrapulver | sitruunahappo, sitruunahapot, sitruunahappojauhe
  atamon, konserveringsmiddel | natriumbenzoat, atamon, konserveringsmiddel | natriumbensoat, bensoat, atamon, konserveringsmedel | natriumbentsoaatti, atamon, säilöntäaine
  ~vanilje | vanilje | vanilj | vanilja
    vaniljesukker, vanillinsukker | vaniljesukker, vanillinsukker | vaniljsocker, vanillinsocker | vaniljasokeri, vanilliinisokeri, vanillasokeri
    vaniljestang, vaniljestænger, vaniljekorn, vaniljefrø, vanillestang | vaniljestang, vaniljestenger, vaniljefrø, vaniljekorn | vaniljstång, vaniljstänger, vaniljfrön, vaniljkorn | vaniljatanko, vaniljatangot, vaniljansiemen, vaniljansiemenet, vaniljapalko
    vaniljepulver | vaniljepulver | vaniljpulver | vaniljajauhe, vaniljapulveri
    vaniljeekstrakt, vaniljeessens, vaniljepasta, vaniljearoma, flydende vanilje | vaniljeekstrakt, vaniljeessens, vaniljepasta, vaniljearoma, flytende vanilje | vaniljextrakt, vaniljessens, vaniljpasta, vaniljarom, flytande vanilj | vaniljauute, vaniljaesanssi, vaniljatahna, vanilja-aromi, vaniljaekstrakti, nestemäinen vanilja
  essens, aroma, smagsessens, bagearoma | essens, smaksessens, aroma, bakearoma, smaksaroma | essens, arom, smakessens, smakarom, bakarom | aromi, esanssi, makuaromi, leivonta-aromi, makuesanssi
    mandelessens, bittermandelessens, mandelaroma, bittermandelaroma | mandelessens, bittermandelessens, mandelaroma, bittermandelaroma | bittermandelarom, mandelarom, mandelessens, bittermandelessens | mantelitippa, manteliaromi, karvasmanteliaromi, manteliesanssi, karvasmanteliesanssi
    romessens, rom essens, rom aroma, romaroma | romessens, romaroma | romarom, romessens | rommiaromi, rommiesanssi
    citronessens, citronaroma, citronekstrakt | sitronessens, sitronaroma, sitronekstrakt | citronarom, citronessens, citronextrakt | sitruuna-aromi, sitruunaesanssi
    pebermynteolie, pebermynteessens, pebermyntearoma, pebermyntedråber | peppermynteolje, peppermynteessens, peppermyntearoma, peppermyntedråper | pepparmyntsolja, pepparmyntsarom, pepparmyntsdroppar, pepparmyntsessens | piparminttuöljy, piparminttuaromi, piparminttuesanssi, piparminttutipat
  bittermandel, bitre mandler | bittermandel | bittermandel | karvasmanteli
  rosenvand | rosevann | rosenvatten | ruusuvesi, ruusuvedet
  appelsinblomstvand, orangeblomstvand, appelsinblomstervand | appelsinblomstvann, appelsinblomstervann | apelsinblomvatten, orangeblomvatten, apelsinblomsvatten | appelsiininkukkavesi
  kagemix, kageblanding, bagemix, kage mix, kagemel, kage i pose, kagepulver | kakemiks, kakemix, kakeblanding, bakemiks, kakemel, kake mix, kake i pose, kakepulver | kakmix, bakmix, kakmixer, mjukkakemix, kakpulver, kakblandning, kakmjöl | kakkuseos, kakkujauho, leivontaseos, kakkujauhot, kakkujauhoseos, kakkumix, leivontamix, kakkuainekset, kakkupussi
    browniemix, brownie mix, brownies mix, brownieblanding | browniemiks, brownie miks, browniemix, browniesmiks | browniemix, kladdkakemix, kladdkaksmix, kladdkakamix, kladdkaka mix, browniesmix | brownieseos, mutakakkuseos, browniemix, browniejauhe, mutakakkumix
    muffinmix, muffin mix, cupcakemix | muffinsmiks, muffinmiks, muffinsmix, cupcakemiks | muffinsmix, muffinmix, cupcakemix | muffinssiseos, muffiniseos, muffinimix, muffinijauhe, muffinsijauhe
    chokoladekagemix, chokoladekage mix | sjokoladekakemiks, sjokoladekakemix, langpannekakemiks | chokladkaksmix, kärleksmumsmix, chokladkakamix | suklaakakkuseos, mokkapalaseos, mokkapalajauhe, mokkapala-ainekset, suklaakakkumix, mokkapalamix
    tørkage mix, citronkagemix, sandkagemix, lagkagemix, lagkagebundmix | formkakemiks, sukkerbrødmiks, sukkerbrødmix, sandkakemiks, formkakemix, sandkakemix | tårtbottenmix, sockerkaksmix, sockerkakamix | kakkupohjaseos, kuivakakkuseos, sokerikakkuseos, tiikerikakkuseos, kakkupohjajauhe
    gulerodskagemix, gulerodskage mix, banankagemix | gulrotkakemiks, gulrotkakemix | morotskaksmix, morotskakamix | porkkanakakkuseos, porkkanakakkumix
    cookie mix, småkagemix | cookiemiks, småkakemiks, cookiemix, kjeksmiks | cookiemix, kakdegsmix, cookiesmix | keksitaikinaseos, pikkuleipäseos, keksimix, keksijauho, cookieseos
  pandekagemix, pandekageblanding, pandekagepulver, pandekager mix, pandekagemel, mel til pandekager, pancake mix, american pancakes mix | pannekakemiks, pannekakemix, pannekakepulver, pannekakemel, pancake mix, amerikanske pannekaker mix, pannekakerøre pulver, pannekaker, pannekakerøre, pannekakeblanding, pannekakemjøl, lappemiks | pannkaksmix, pannkakspulver, plättmix, pancake mix, pannkaksmjöl, plättsmet mix, pannkaksblandning | lettujauho, ohukaisjauho, pannukakkujauho, lettutaikina, räiskäleseos, lettujauhoseos, pannukakkuseos, ohukaisseos, pancake mix, lettumix, lettuseos, räiskälejauho, räiskälemix, pannukakkumix, pannarijauho, ohukaismix
    proteinpandekagemix, proteinpandekager mix | proteinpannekaker mix, proteinpannekakemiks | proteinpannkaksmix, proteinpannkakor mix | proteiinilettujauho, proteiinilettuseos, proteiinilettumix, proteiinipannukakkujauho
  vaffelmix, vaffelblanding, vaffelmel, vaffeldej mix, vaffelpulver | vaffelmiks, vaffelmix, vaffelrøre, vaffelpulver, vaffelmel, vafler, vaffelblanding, vaffelmjøl | våffelmix, våffelmjöl, våffelpulver, våffelblandning | vohvelijauho, vohveliseos, vohvelitaikina, vohvelijauhoseos, vohvelimix, vohvelijauhe
  æbleskivemix, æbleskivemel, æbleskiveblanding, æbleskive mix, mel til æbleskiver, æbleskivepulver | - | - | -
  brødmix, brødblanding, rugbrødsblanding, rugbrødsmix, bollemix, bolleblanding, rugbrødskit, focacciamix, rugbrød mix, knækbrødsmix, knækbrød mix | brødmiks, brødblanding, brødmix, rundstykkemiks, grovbrødmiks, focacciamiks, knekkebrødmiks, knekkebrødmix, brødmelblanding, brødbakemiks | brödmix, bröd mix, focacciamix, surdegsbrödmix, rågbrödmix, knäckebrödsmix, knäckemix, brödblandning, frallmix | leipäseos, leipäjauhoseos, sämpyläseos, leipämix, ruisleipäseos, focacciaseos, näkkileipäseos, leipäainekset, rieskaseos, rieskajauho, leipämixi
  pizzamix, pizzadejsmix, pizzabundmix, pizzadejspulver | pizzabunnmiks, pizzamiks, pizzamix, pizzadeigmiks, pizzabunnmix | pizzamix, pizzadegsmix, pizzabottenmix | pizzataikinaseos, pizzajauhoseos, pizzapohjaseos, pizzapohjajauho, pizzataikinajauho, pizzamix
  bolledejsmix, fastelavnsbolle mix | bollemiks, bollemix, hveteboller miks, bolledeig miks, bolleblanding, bollemel, hvetebollemiks | bullmix, bulldegsmix, kanelbullsmix | pullaseos, pullamix, pullajauhoseos, pullataikinajauho
  sconesmix, scones mix | sconesmiks, scones miks | sconesmix, scones mix | skonssiseos, teeleipäseos, skonssimix, teeleipäjauho
  færdigdej, kølet dej, frisk dej, dej på rulle | ferdigdeig, kjøledeig, deig på rull | färdig deg, kyld deg, deg på rulle | valmistaikina, taikina
    pizzadej, pizzabund, pizzabunde | pizzadeig, pizzabunn, pizzabotn | pizzadeg, pizzabotten, pizzadegsrulle | pizzataikina, pizzapohja, pizzapohjat, pitsataikina, pitsapohja
    mørdej, tærtedej, tærtebund, quichedej, færdig tærtedej | mørdeig, paideig, paibunn, tertedeig, mørdeigsbunn | pajdeg, pajskal, mördeg, mördegsbotten | piirakkataikina, piirakkapohja, murotaikina, piiraspohja, piirastaikina
    pandekagedej, pandekagerøre | pannekakerøre, pannekakedeig | pannkakssmet, plättsmet | räiskäletaikina, ohukaistaikina, lettutaikina, pannukakkutaikina
    småkagedej, cookiedej, cookie dough | cookiedeig, kakedeig, småkakedeig, kjeksdeig, cookie dough | kakdeg, cookie dough, småkaksdeg, cookiedeg | keksitaikina, cookietaikina, pikkuleipätaikina
    bolledej, gærdej, kanelsnegledej, hvededej | bolledeig, gjærdeig, hvetedeig, kanelbolledeig, hvetebolledeig | bulldeg, vetedeg, kanelbulledeg, jäsdeg | pullataikina, korvapuustitaikina
    smuldredej, crumble dej | smuldrepaideig, smuldredeig | smuldeg, smulpajdeg, smuldeg till paj | murutaikina, murupohja
  bagechokolade, kogechokolade, overtrækschokolade, mørk overtrækschokolade, chokolade til bagning, hvid overtrækschokolade, dyppechokolade, smeltechokolade, lys overtrækschokolade, kuverture, couverture, blokchokolade | kokesjokolade, bakesjokolade, overtrekkssjokolade, selskapssjokolade, mørk kokesjokolade, hvit kokesjokolade, lys kokesjokolade, smeltesjokolade, kuvertyr, couverture, trekksjokolade, dyppesjokolade | blockchoklad, bakchoklad, överdragschoklad, smältchoklad, ljus blockchoklad, mörk blockchoklad, vit blockchoklad, choklad till bakning, kuvertyr, couverture, doppchoklad | leivontasuklaa, taloussuklaa, kuorrutesuklaa, kuorrutussuklaa, sulatussuklaa, tumma leivontasuklaa, valkoinen leivontasuklaa, keittosuklaa, kuvertyyri, päällystesuklaa, leivontasuklaalevy
    chokoladeknapper, chokoladedråber, chokoladechips, chokoladestykker, chokoladechunks, chokoladetern, chokolade chips, chokoladepellets | sjokoladeknapper, sjokoladedråper, sjokoladebiter, bakedråper, sjokoladechips, sjokoladechunks, sjokoladepellets, sjokoladebit baking | chokladknappar, chokladdroppar, chokladbitar, chokladchips, chokladchunks, chokladpellets | suklaanappi, suklaanapit, suklaapisara, suklaahippu, suklaahiput, suklaachips, suklaapisarat, suklaapala, suklaachipsi, suklaamuru
    hakket chokolade, chokoladespåner, revet chokolade, chokoladeflager, chokoladehak | hakket sjokolade, sjokoladespon, revet sjokolade, sjokoladeflak | hackad choklad, chokladspån, riven choklad, chokladhack | suklaarouhe, suklaalastu, suklaarakeet, suklaalastut, suklaamurska, suklaahiutale
    candy melts, deco melts | candy melts, deco melts | candy melts, deco melts | candy melts, deco melts
    fonduechokolade, chokoladefondue | sjokoladefondue, fonduesjokolade | chokladfondue, fonduechoklad | suklaafondue, fonduesuklaa
  ~marcipan, råmarcipan, ren rå marcipan, marcipanmasse | marsipan, marsipanmasse, råmarsipan, mandelmasse, ren marsipan | mandelmassa, marsipan, råmarsipan | marsipaani, mantelimassa, marsipaanimassa, raakamarsipaani, marsipaanitanko
    marcipanlåg, overtræksmarcipan, marcipanovertræk, rullet marcipan | marsipanlokk, modelleringsmarsipan, rullet marsipan, marsipantrekk, kakemarsipan, marsipanovertrekk | marsipanlock, tårtmarsipan, marsipanöverdrag, utkavlad marsipan | marsipaanikansi, marsipaanikuori, marsipaanilevy, kuorrutusmarsipaani, kakkumarsipaani
    - | semlefyll | semmelmassa, semlefyllning, mandelfyllning | mantelitäyte, laskiaispullatäyte
    remonce, remoncefyld, wienerbrødsfyld | remonce, bollefyll, kanelfyll | remonce, bullfyllning, kanelfyllning | pullatäyte, korvapuustitäyte, kanelitäyte
  kransekagemasse, makronmasse, kransekage mix | kransekakemasse, kransekakedeig, kransekakemiks, kransekakemix, kransekakemel | - | -
  blød nougat, nougat, bagenougat | nougat, myk nougat, bløtnougat, bakenougat | mjuk nougat, nougat, mandelnougat, bakningsnougat | pehmeä nougat, nougat
  fondant, sukkermasse, smartflex, sukkerdej, rullefondant, sugarpaste | fondant, sukkerpasta, fondantmasse, sukkerdeig, rullefondant | sockerpasta, fondant, sockermassa, rullfondant, sugarpaste | sokerimassa, kuorrutemassa, fondantti, sokeripasta, fondant, kaulittava kuorrute
  kageglasur, glasur, hvid glasur, glasur til kage, icing, sukkerglasur | kakeglasur, melisglasur, glasur, hvit glasur, glasur til kake, sukkerglasur, icing | glasyr, kakglasyr, kristyr, vit glasyr, icing, sockerglasyr | kuorrute, kuorrutteet, sokerikuorrute, kakkukuorrute, valkoinen kuorrute, pikeeri, kuorrutus, sokerikuorrutus, pikeerikuorrute, kakkukuorrutus
    frosting, smørcreme | frosting, smørkrem | frosting, smörkräm, cupcake topping | frosting, kreemikuorrute, voikreemi, kuorrutekreemi, frostinki, cupcake kuorrute
    chokoladeglasur, chokoladeovertræk | sjokoladeglasur, sjokoladetrekk, sjokoladeovertrekk | chokladglasyr | suklaakuorrute, mokkapalakuorrute, mokkakuorrute, suklaakuorrutus, mokkakuorrutus
    skriveglasur, pynteglasur, glasurpen, glasurtube, kagepen, skrivegel | skriveglasur, kakepenn, glasurpenn, glasurtube, skrivegel | skrivglasyr, dekorpenna, tårtpenna, glasyrpenna, glasyrtub, skrivgel, kristyrpenna | koristekynä, kirjoitusgeeli, sokerikynä, kuorrutekynä, kakkukynä, kirjoituskuorrute, kuorrutetuubi
  kagepynt, kagedekoration, tårtepynt, kage pynt, dessertpynt, spiselig pynt, kagedekorationer | kakepynt, kakedekor, kakedekorasjon, kake pynt, spiselig pynt, spiselig dekor, kakedekorasjoner, dessertpynt | tårtdekoration, tårtdekor, kakdekor, ätbar dekor, tårtpynt, kakpynt, bakdekor, kakdekoration, ätbara dekorationer | kakkukoriste, kakkukoristeet, kakunkoriste, kakunkoristeet, syötävät koristeet, syötävä koriste, leivontakoriste, kakkudekoraatio, jälkiruokakoriste, kakkukoristelu
    krymmel, farvet krymmel, drys, sprinkles, kulørt krymmel, chokoladekrymmel, krymmel til is, drys til is, kagedrys, tivolikrymmel | strøssel, kakestrøssel, sprinkles, regnbuestrøssel, strøssel til is, sjokoladestrøssel, fargestrø, pyntestrø, kakedryss | strössel, kulörströssel, sprinkles, nonpareille, kulört strössel, chokladströssel, glasströssel, tårtströssel, dekorströssel, sockerströssel | nonparelli, strösseli, koristerae, koristerakeet, sprinkles, värirakeet, ranskanrae, ranskanrakeet, suklaaströsseli, koristeströsseli, kakkuströsseli
    sølvkugler, sukkerperler, spiselige perler, spiseperler, sølvperler, sukkerkugler, perlekrymmel | sølvkuler, sukkerperler, spiselige perler, sølvperler, sukkerkuler, perlestrøssel | silverkulor, sockerpärlor, ätbara pärlor, pärlströssel, sockerkulor, silverströssel | hopeahelmi, hopeahelmet, sokerihelmi, sokerihelmet, hopeakuula, sokerikuula, syötävä helmi
    sukkerøjne, spiselige øjne | sukkerøyne, spiselige øyne | sockerögon, ätbara ögon | sokerisilmä, sokerisilmät, syötävä silmä, karkkisilmä
    spiseligt glimmer, spiseligt guld, spiselig glitter, spiseglimmer, kageglimmer | spiselig glitter, spiselig glimmer, kakeglitter, matglitter, spiselig gull | ätbart glitter, ätbart guld, ätbart glimmer, tårtglitter, matglitter | syötävä glitteri, syötävä kimalle, syötävä kulta, kakkuglitter, elintarvikeglitter, syötävä glitter
    spiseligt papir, sukkerprint, kagebillede, sukkerpapir, kageprint, vaffelpapir | spiselig bilde, kakebilde, oblat, sukkerpapir, kakeprint, spiselig papir, sukkerprint | tårtoblat, tårtbild, ätbar bild, sockerpapper, ätbart papper, tårtprint | kakkukuva, syötävä kuva, sokerikuva, syötävä paperi, vohvelipaperi, syötävä kakkukuva
    marcipanrose, sukkerblomst, sukkerrose | marsipanrose, sukkerblomst, sukkerrose | marsipanros, sockerblomma, sockerros, marsipanblomma | marsipaaniruusu, sokerikukka, sokerikukat, sokeriruusu
  frugtfarve, madfarve, konditorfarve, fødevarefarve, pastafarve, kagefarve, konditorfarver, gelfarve, spisefarve, bagefarve | konditorfarge, matfarge, pastafarge, kakefarge, fruktfarge, spisefarge, bakefarge, gelfarge | hushållsfärg, karamellfärg, matfärg, pastafärg, livsmedelsfärg, konditorfärg, gelfärg, ätbar färg, bakfärg | elintarvikeväri, pastaväri, karamelliväri, ruokaväri, leivontaväri, elintarvikevärit, värigeeli, kakkuväri, geeliväri, kondiittoriväri
  ~kokos | kokos | kokos | kookos
    ?kokosmel, revet kokos, kokosflager, kokosrasp, tørret kokos | kokosmasse, revet kokos, kokosrasp, tørket kokos | kokosflingor, riven kokos, kokos riven, torkad kokos, kokosströssel | kookoshiutale, kookoshiutaleet, kookosraaste, kookossuikale, kookosrouhe, kuivattu kookos
    kokoschips, kokosskiver, ristet kokos | kokosflak, kokoschips, ristet kokos, kokosskiver | kokoschips, kokosspån, kokosskivor, kokosflak, rostad kokos | kookoslastu, kookossipsi, kookosviipale, kookoschips
  ~mandler, mandel, bagemandler | mandler, mandel, bakemandler | mandel, mandlar, bakmandel | manteli, mantelit, leivontamanteli
    hakkede mandler, mandelsplitter, mandelhak | hakkede mandler, mandelbiter, mandelsplitter, mandelhakk | hackad mandel, mandelhack, mandelsplitter, hackade mandlar | mantelirouhe, mantelirouheet, rouhittu manteli, mantelimurska, mantelimuru
    mandelflager, skårne mandler, mandel flager, mandelspåner, mandelskiver | mandelflak, mandelspon, mandelflager, mandelskiver, skivede mandler | mandelspån, flagad mandel, mandelflarn, mandelflingor, mandelskivor, skivad mandel | mantelilastu, mantelilastut, mantelihiutale, mantelisiivu
    smuttede mandler, blancherede mandler, mandler uden skal, blancheret mandel, skoldede mandler, hvide mandler | skåldede mandler, mandler skåldet, skallede mandler, mandler uten skall, blancherte mandler, hvite mandler | skållad mandel, sötmandel, skalad mandel, skållade mandlar, skållmandel, mandel utan skal, blancherad mandel, vit mandel | kuorittu manteli, kuoritut mantelit, kaltattu manteli, kaltatut mantelit, valkoinen manteli, kuoreton manteli, ryöpätty manteli
    malede mandler, mandelpulver, malet mandel | malte mandler, mandelpulver, malt mandel | mald mandel, mandelpulver, riven mandel | jauhettu manteli, mantelipulveri
    mandelstave, mandelstænger | mandelstaver | mandelstavar, strimlad mandel | mantelitikku, mantelitikut
  ~nødder, nødder til bagning, nød | nøtter, nøtter til baking, nøtt | nötter, nötter till bakning | pähkinä, pähkinät
    hakkede hasselnødder, hasselnøddemel, hasselnøddeflager, hasselnøddehak, hakket hasselnød, malede hasselnødder | hakkede hasselnøtter, hasselnøttmel, hasselnøttflak, hasselnøtthakk, malte hasselnøtter | hackade hasselnötter, hasselnötskärnor, hasselnötsmjöl, hasselnötsflarn, hasselnötshack, hasselnötskrokant, malda hasselnötter, hasselnötsspån | hasselpähkinärouhe, hasselpähkinäjauhe, hasselpähkinälastu, hasselpähkinämurska, hasselpähkinäjauho, rouhittu hasselpähkinä
    hakkede nødder, nøddehak, nøddeblanding hakket | hakkede nøtter, nøttemiks hakket, nøttehakk, nøttestrøssel | hackade nötter, nöthack, nötströssel, malda nötter | pähkinärouhe, pähkinärouheet, pähkinämurska, rouhittu pähkinä, pähkinämuru
  ~sukat, kandiseret frugt, cedrat, kandiserede frugter | sukat, sitronat, kandisert frukt, sukkat | suckat, kanderad frukt, sukat | sukaatti, sukaatit, kandeerattu hedelmä, sokeroitu hedelmä
    pomeransskal, syltet pomeransskal, syltede appelsinskaller, orangeat, syltet appelsinskal, kandiseret appelsinskal, pomerans | pomeransskall, kandisert appelsinskall, pomerans, syltet appelsinskall | pomeransskal, kanderat apelsinskal, pomerans | pomeranssinkuori, pomeranssi, kandeerattu appelsiininkuori, sokeroitu appelsiininkuori
    cocktailbær, maraschinokirsebær, røde cocktailbær, cocktailkirsebær | cocktailbær, maraschinobær, cocktailkirsebær, maraschinokirsebær | cocktailbär, cocktailkörsbär, maraschinokörsbär | cocktailkirsikka, cocktailkirsikat, kirsikka koriste, maraschinokirsikka
  flødestiver, flødeskumspulver, flødestivner, flødeskumsstivner, sahnefix, sahnesteif | kremfix, krem fix, kremfiks, kremstivner, kremstiver, fløtestivner, kremstabilisator | grädd fix, vispgräddspulver, gräddfix, gräddstabilisator, gräddstadga | kermanvahvike, kermatukeva, vispikermajauhe, kermanvahvistaja, kermankovete, kermanvaahdotusaine, kermanpaksunnos
  mælkepulver, tørmælk, skummetmælkspulver, sødmælkspulver | tørrmelk, melkepulver, tørrmelkpulver, skummetmelkpulver | mjölkpulver, torrmjölk, skummjölkspulver | maitojauhe, maitojauheet, rasvaton maitojauhe, kuivamaito, maitopulveri, täysmaitojauhe
  kondenseret mælk, kondenseret sødet mælk, kondensmælk | kondensert melk, søtet kondensert melk, viking melk, kondensmelk | kondenserad mjölk, kondenserad sötad mjölk, kondensmjölk | kondensoitu maito, maitotiiviste, kondenssimaito, makeutettu maitotiiviste
  dulce de leche, mælkekaramel, karamelliseret kondenseret mælk | dulce de leche, melkekaramell, karamellisert melk | dulce de leche, karamelliserad mjölk | dulce de leche, maitokinuski
  æggehvidepulver, æggepulver, pasteuriserede æggehvider | eggepulver, eggehvitepulver, tørket eggehvite | äggvitepulver, äggpulver, torkad äggvita | valkuaisjauhe, kananmunajauhe, munanvalkuaisjauhe, munajauhe, valkuaispulveri
  marengspulver, marengsmix | marengsmiks, marengsmix | marängpulver, marängmix | marenkiseos, marenkijauhe, marenkimix
dessertpulver, dessertmix, dessert i pulver, desserter i pose | dessertpulver, dessertmiks, dessertpose, dessert i pose, dessertmix, posedessert | dessertpulver, efterrättspulver, efterrätt i påse, dessertmix, efterrättsmix, påsdessert | jälkiruokajauhe, jälkiruokajauheet, jälkiruokaseos, jälkkärijauhe, jälkiruokapussi
  budding, buddingpulver, vaniljebudding, budding pulver, buddingmix, vaniljebuddingpulver | pudding, puddingpulver, vaniljepudding, puddingpose, dessertpudding, pudding i pose, puddingpulver vanilje, puddingmiks, puddingmix | pudding, puddingpulver, vaniljpudding, puddingpåse, puddingmix | vanukasjauhe, vanukasjauheet, vanukaspussi, vaniljavanukasjauhe, puddinki, puddinkijauhe, vanukasaines
    chokoladebudding, chokoladebuddingpulver, kakaobudding | sjokoladepudding, sjokoladepuddingpulver, sjokopudding | chokladpudding, chokladpuddingpulver | suklaavanukasjauhe, suklaakiisseli, suklaakiisselijauhe, suklaapuddinki, kaakaokiisseli
  kagecreme, cremepulver, kagecremepulver, lagkagecreme, pulvercreme, kagecreme pulver, konditorcreme, vaniljecremepulver, custard | vaniljekrem, kremepulver, eggekrem, kakekrem, vaniljekrempulver, konditorkrem, kakekrempulver, custard | vaniljkräm, vaniljkrämpulver, marsankräm, snabbmarsan, marsanpulver, vaniljkrämspulver, marsan, konditorkräm, tårtkräm, custard | vaniljakreemijauhe, vaniljakreemi, vaniljatäyte, kakkukreemi, leivoskreemi, täytekreemi, kreemijauhe, vaniljakiisseli, custard
  gelepulver, gele dessert, jello, vingele, gele i pulver | gelepulver, gele, jello, bringebærgele, jordbærgele, gelepulver bringebær, gele i pose | gelépulver, gele, jello, fruktgelé, gelatindessert | hyytelöjauhe, hyytelö, jello, hedelmähyytelö, hyytelöaines
  moussepulver, chokolademousse pulver, fromage pulver, moussemix | moussepulver, sjokolademousse pulver, fromasjpulver, moussemiks | moussepulver, chokladmousse pulver, moussemix | moussejauhe, suklaamoussejauhe, vaahtojälkiruokajauhe, suklaavaahtojauhe, moussemix
  karamelrand, karamelbudding mix, karamelbudding, karamelbuddingpulver | karamellpudding, karamellpuddingpulver, karamellpuddingmiks | brylépudding, krämkaramell, karamellpudding | karamellivanukas, paahtovanukas, karamellivanukasjauhe, karamellikiisseli
  creme brulee mix, creme brulee | creme brulee mix, creme brulee | creme brulee, creme brulee mix | creme brulee
dessertsauce, issauce, sauce til is, dessertsovs, topping til is, is topping, issovs, dessert topping | dessertsaus, issaus, iskremsaus, istopping, iskrem saus, iskremtopping, dessert topping | dessertsås, glassås, efterrättssås, glasstopping, sås till glass, dessert topping | jälkiruokakastike, jälkiruokakastikkeet, jäätelökastike, jäätelökastikkeet, jäätelön kastike, jäätelötopping, jäätelökuorrute, jälkkärikastike
  chokoladesauce, chokoladesovs, chokoladesirup, chokoladetopping | sjokoladesaus, sjokoladesirup, sjokoladetopping | chokladsås, chokladsirap, chokladtopping | suklaakastike, suklaakastikkeet, suklaasiirappi, suklaatopping
  karamelsauce, karamelsovs, toffeesauce, saltkaramelsauce, karameltopping | karamellsaus, saltkaramellsaus, toffeesaus, karamelltopping | karamellsås, kolasås, toffeesås, karamelltopping, saltkaramellsås | kinuskikastike, kinuski, kinuskikastikkeet, karamellikastike, toffeekastike, toffeetopping, karamellitopping, suolakaramellikastike
  vaniljesauce, vaniljecreme, vaniljesovs, vaniljesaucepulver, vanillesauce | vaniljesaus, vaniljesauspulver | vaniljsås, marsansås, vaniljsåspulver, vaniljsås pulver | vaniljakastike, vaniljakastikkeet, vaniljakastikejauhe
  frugtsauce, bærsauce, frugtcoulis, coulis | rød saus, fruktsaus, bærsaus, coulis, bærcoulis | fruktsås, bärsås, coulis, frukttopping | marjakastike, hedelmäkastike, marjatopping, coulis
    jordbærsauce, jordbærtopping | jordbærsaus, jordbærtopping | jordgubbssås, jordgubbstopping | mansikkakastike, mansikkatopping
    hindbærsauce, hindbærcoulis | bringebærsaus, bringebærcoulis | hallonsås, hallontopping, halloncoulis | vadelmakastike, vadelmatopping
  kirsebærsauce, kirsebærsovs, risalamandesauce, kirsebær sauce | kirsebærsaus, kirsebær saus | körsbärssås | kirsikkakastike, kirsikkakastikkeet
ispulver, softicemix, softice mix, ismix, is mix, softicepulver, isbase | iskremmiks, softismiks, iskrempulver, softismix, iskremmix | glassmix, mjukglassmix, glasspulver, glassbas, mjukglasspulver | jäätelöjauhe, jäätelöseos, pehmisjauhe, jäätelömix, pehmisseos, jäätelöaines
- | - | memma | mämmi, pääsiäismämmi, tuokkosmämmi
rødgrød, frugtgrød, rødgrød med fløde, bærgrød | fruktgrøt, rødgrøt, bærgrøt | fruktkräm, kräm, saftkräm, bärkräm, krämpulver, krämpåse, fruktkrämspulver | kiisseli, marjakiisseli, kiisselipussi, kiisselijauhe, kiisselipohja, kiisseliaines, sekahedelmäkiisseli, hedelmäkiisseli, pikakiisseli, kiisselipulveri
  jordbærgrød | jordbærgrøt | jordgubbskräm | mansikkakiisseli
  rabarbergrød | rabarbragrøt | rabarberkräm | raparperikiisseli
  blåbærgrød | blåbærgrøt | blåbärskräm | mustikkakiisseli
  hindbærgrød | bringebærgrøt | hallonkräm | vadelmakiisseli
  - | eplegrøt | äppelkräm | omenakiisseli
koldskålspulver, kærnemælkspulver, koldskål pulver, koldskål i pulver, koldskålsmix | - | - | -
crouton, croutoner, brødcroutoner, crutoner, brødterninger til salat, salatcroutoner, brødterninger | krutong, krutonger, brødkrutonger, salatkrutonger, croutons, brødterninger, brødcroutons | krutong, krutonger, brödkrutonger, salladskrutonger, croutons, brödtärningar | krutonki, krutongit, salaattikrutonki, croutons, leipäkuutio, leipäkrutonki`,
}
