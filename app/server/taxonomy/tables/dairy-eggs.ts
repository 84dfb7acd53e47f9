import type { GoodsTable } from '../goods-table.ts'

/** Milk, cream, butter, yoghurt, chilled desserts, plant-based milk, eggs and yeast. */
export const dairyEggs: GoodsTable = {
  part: 'dairy-eggs',
  rows: `
mejeri, mejeriprodukter, mejerivarer, mælkeprodukter, mælkevarer | meieri, meierivarer, meieriprodukter, melkeprodukter, meieriprodukt, mjølkeprodukt, melkevarer | mejeri, mejeriprodukter, mejerivaror, mjölkprodukter, mjölkvaror | meijerituotteet, maitotuote, maitotuotteet, maitovalmiste, maitotaloustuote, meijerivalmiste
  mælk, frisk mælk, komælk, mælkekarton, skolemælk, liter mælk, konsummælk | melk, mjølk, kumelk, melkekartong, skolemelk, fersk melk, drikkemelk, søtmjølk, konsummelk, mjølkekartong | mjölk, färsk mjölk, komjölk, mjölkpaket, mjölkkartong, skolmjölk, färskmjölk, konsumtionsmjölk, dricksmjölk, liter mjölk | maito, maidot, maitopurkki, maitotölkki, maitolitra, lehmänmaito, tuoremaito, juomamaito, ruokamaito, kulutusmaito
    ?skummetmælk, skummet mælk | skummetmelk, skummet melk, skumma melk, skummamelk, skummamjølk, fettfri melk | skummjölk, minimjölk, fettfri mjölk, gul mjölk, mager mjölk | rasvaton maito, rasvatonmaito
    ?minimælk | - | lättmjölk, blå mjölk | ykkösmaito
    ?letmælk, let mælk | lettmelk, lett melk, lettmjølk | mellanmjölk, grön mjölk | kevytmaito, kevytmaidot, kevyt maito, sininen maito
      ?- | ekstra lett, ekstra lettmelk, ekstralett melk, ekstra lett melk, ekstra lettmjølk | - | -
    ?sødmælk, sød mælk, helmælk, hel mælk | helmelk, h-melk, hel melk, heilmelk, heilmjølk, søtmelk, fet melk | standardmjölk, helmjölk, röd mjölk, gammaldags mjölk, lantmjölk, gräddmjölk, fet mjölk | täysmaito, punainen maito, rasvainen maito, tilamaito
    jerseymælk | jerseymelk | jerseymjölk | jerseymaito
    hømælk, græsmælk | høymelk | hömjölk | heinämaito
    laktosefri mælk, laktosefri letmælk, laktosefri minimælk, laktosefri skummetmælk, laktosefri sødmælk, mælk uden laktose | laktosefri melk, laktosefri lettmelk, laktosefri helmelk, laktosefri skummet melk, melk uten laktose, laktosefri mjølk | laktosfri mjölk, laktosfri mjölkdryck, mjölkdryck, standardmjölkdryck, mellanmjölkdryck, laktosfri mellanmjölk, laktosfri lättmjölk, laktosfri standardmjölk, mjölk utan laktos | laktoositon maito, maitojuoma, maitojuomat, laktoositon maitojuoma, kevytmaitojuoma, rasvaton maitojuoma, laktoositon kevytmaito, laktoositon rasvaton maito, laktoositon täysmaito
    laktosereduceret mælk | laktoseredusert melk, melk med laktase | låglaktosmjölk, laktosreducerad mjölk | vähälaktoosinen maito, vähälaktoosinen maitojuoma, hyla, hyla maito
    økologisk mælk, økomælk | økologisk melk, økomelk, økologisk mjølk | ekologisk mjölk, ekomjölk, kravmjölk | luomumaito, luomukevytmaito
    proteinmælk | proteinmelk | proteinmjölk | proteiinimaito
    baristamælk, barista mælk | baristamelk | baristamjölk | baristamaito
    langtidsholdbar mælk, uht mælk, langtidsmælk, holdbar mælk | langtidsholdbar melk, uht melk, langtidsmelk, holdbar melk | långtidshållbar mjölk, hållbar mjölk, uht mjölk, långtidsmjölk | iskukuumennettu maito, pitkään säilyvä maito, uht maito, kestomaito, iskumaito, pitkäikäinen maito
    gedemælk | geitemelk, geitmelk, geitemjølk | getmjölk, getamjölk | vuohenmaito, vuohimaito
    fåremælk | sauemelk | fårmjölk | lampaanmaito
    råmælk, upasteuriseret mælk | råmelk, upasteurisert melk | råmjölk, opastöriserad mjölk | raakamaito, ternimaito, pastöroimaton maito, tilamaito
  kærnemælk, kærne mælk, kernemælk | kjernemelk, skummet kulturmelk, kjernemjølk, kinnemjølk | kärnmjölk, kärnemjölk | kirnupiimä, kirnumaito
  mælkepulver, tørmælk, skummetmælkspulver, pulvermælk | melkepulver, tørrmelk, mjølkepulver, pulvermelk | mjölkpulver, torrmjölk, skummjölkspulver, pulvermjölk | maitojauhe, maitojauheet, kuivamaito, maitopulveri, rasvaton maitojauhe
  kondenseret mælk, sødet kondenseret mælk, kondensmælk | kondensert melk, søtet kondensert melk, vikingmelk, kondensmelk | kondenserad mjölk, sötad kondenserad mjölk, kondensmjölk | kondensoitu maito, kondenssimaito, makeutettu kondensoitu maito
  kakaomælk, chokolademælk, kakaoskummetmælk, kold kakao, cacaomælk | sjokolademelk, kakaomelk, sjokomelk, kald kakao, sjokodrikk | chokladmjölk, chokladdryck, kakaomjölk, chokladmjölksdryck, kall choklad, kall kakao | kaakaomaito, kaakaomaitojuoma, suklaamaito, kaakaojuoma, maitokaakao, suklaamaitojuoma, kylmä kaakao, suklaajuoma
    cocio | cocio | cocio | -
    matilde, mathilde | - | - | -
    - | litago | - | -
    - | - | pucko | -
  mælkedrik, jordbærmælk, bananmælk, vaniljemælk, smagsmælk, mælkedrik med smag | melkedrikk, jordbærmelk, smaksatt melk, bananmelk, vaniljemelk | smaksatt mjölk, jordgubbsmjölk, bananmjölk, vaniljmjölk | maustettu maito, mansikkamaito, banaanimaito, maustettu maitojuoma, makumaito, vaniljamaito
    milkshake, milk shake | milkshake, milk shake, melkeshake | milkshake, milk shake, mjölkshake, shake | pirtelö, pirtelöt, milkshake, maitopirtelö, shake
  proteinshake, proteinmilkshake, proteindrik | proteinshake, proteinmilkshake, proteindrikk | proteinshake, proteinmilkshake, proteindryck | proteiinipirtelö, proteiinijuoma, proteiinishake, proteiinimaitojuoma
  syrnet mælk, surmælk, surmælksprodukter | surmelk, syrnet melk, kulturmelk, surmjølk, kulturmjølk, surmelksprodukter | fil, filmjölk, filmjolk, syrad mjölk, filmjölkspaket, filpaket, surmjölk, fil naturell, kulturmjölk | piimä, piimät, maitopiimä, hapanmaito, piimäpurkki, piimätölkki, hapatettu maito, talouspiimä
    tykmælk, tyk mælk | tykkmelk, tjukkmjølk, rørosmelk, tettemelk, tettemjølk, tjukkmelk | tjockfil, tätmjölk | pitkäpiimä
    ymer | ymer | ymer | -
    ylette | - | lättfil | rasvaton piimä
    ?- | - | mellanfil, naturellfil | kevytpiimä
    a38, a 38, cultura, gaio, acidophilus | cultura, biola, kultura | a-fil, onaka, hälsofil, verum hälsofil, verum, dofilus, cultura | ab-piimä, a-piimä, gefilus piimä, gefilus
    - | - | långfil, skånefil, bollnäsfil | viilipiimä
    - | - | fjällfil | -
    frugttykmælk, jordbærtykmælk | smaksatt kulturmelk, kulturmelk med smak | fruktfil, jordgubbsfil, blåbärsfil, vaniljfil, bärfil, hallonfil, smaksatt fil, bärfilmjölk, fil med smak, päronfil | hedelmäpiimä, marjapiimä, mustikkapiimä, maustettu piimä
    - | laktosefri kulturmelk | laktosfri fil, laktosfri filmjölk | laktoositon piimä
  filbunke | rømmekolle | filbunke, filbunk | viili, viilit, viilipurkki, viiliä, pitkäviili
    ?- | - | - | kevytviili, rasvaton viili, täysviili
    - | - | - | marjaviili, hedelmäviili, mansikkaviili
  kefir | kefir | kefir | kefiiri, kefir
  ayran | ayran | ayran | ayran
  lassi, mango lassi | lassi, mangolassi | lassi, mangolassi | lassi, mangolassi
  koldskål, kærnemælkskoldskål, cremet koldskål | koldskål | koldskål | -
  fløde, mejerifløde | fløte, fløtekartong | grädde, gräddpaket, färsk grädde | kerma, kermat, kermapurkki, kermatölkki
    ?piskefløde, piske fløde, fløde 38, fløde til flødeskum | kremfløte, krem fløte, piskefløte, fløte krem, fløte til pisking | vispgrädde, visp grädde, grädde till vispning | kuohukerma, kuohukermat, vispikerma, vispautuva kerma, vispiväkerma, vaahdotettava kerma
    ?madlavningsfløde, madfløde, mad fløde, fløde til madlavning, sovsefløde | matfløte, mat fløte, lett matfløte, lettfløte, fløte til matlaging | matlagningsgrädde, matgrädde, mellangrädde, grädde till matlagning | ruokakerma, ruokakermat, ruoka kerma, kevytkerma, kastikekerma
    ?kaffefløde, fløde til kaffe | kaffefløte, fløte til kaffe | kaffegrädde, grädde till kaffe | kahvikerma, kerma kahviin
    flødeskum, sprayfløde, flødeskum på dåse, flødeskum spray, sprøjteflødeskum, sprøjtefløde | sprayfløte, krem på boks, ferdigpisket krem, sprøytekrem, piskekrem, pisket krem, kremspray, krem, kremfløte spray, spraykrem | sprutgrädde, spraygrädde, vispad grädde, grädde på burk, grädde på sprayburk | spraykerma, kermavaahto, purkkikerma, spraykermavaahto, kermasuihke, valmis kermavaahto
    laktosefri fløde, laktosefri piskefløde | laktosefri fløte, laktosefri kremfløte | laktosfri grädde, laktosfri vispgrädde | laktoositon kerma, laktoositon kuohukerma, laktoositon vispikerma
    clotted cream, dobbeltfløde, double cream | clotted cream, double cream | clotted cream, dubbelgrädde, double cream | clotted cream, tuplakerma, double cream
  kaffemælk | kaffemelk, melk til kaffe | kaffemjölk, mjölk till kaffe | kahvimaito, maito kahviin
  creme fraiche, cremefraiche, cremefraise, creme fraise, cremefraice, fraiche | creme fraiche, cremefraiche, fraiche, syrnet kremfløte | creme fraiche, cremefraiche, fraiche, creme fraise, cremefraise, creme fresh, syrad vispgrädde | ranskankerma, ranskankermat, creme fraiche, cremefraiche, fraiche
    ?creme fraiche 18, let cremefraiche | lett creme fraiche | lätt creme fraiche | kevyt ranskankerma
    - | - | smaksatt creme fraiche, creme fraiche paprika | ruoka creme fraiche, maustettu ranskankerma
    laktosefri creme fraiche | laktosefri creme fraiche | laktosfri creme fraiche | laktoositon ranskankerma
  syrnet fløde, sour cream | rømme, sour cream, matrømme, seterrømme, rjome | gräddfil, sour cream, syrad grädde | hapankerma, sour cream, hapatettu kerma
    - | - | - | kermaviili, kermaviilit
    ?- | lettrømme | lättgräddfil | kevytkermaviili
    smetana | smetana | smetana | smetana, smetanat
    - | laktosefri rømme | laktosfri gräddfil | laktoositon kermaviili
  tzatziki, zaziki, tsatsiki, agurkedip | tzatziki, tsatsiki, agurkdip | tzatziki, tsatsiki, gurksås | tsatsiki, tzatziki
  smør, mejerismør, ægte smør, smørpakke, rigtigt smør | smør, meierismør, ekte smør, smørpakke, smørblokk | smör, äkta smör, smörpaket, mejerismör, bordssmör, smörblock | voi, meijerivoi, voipaketti, voita, aito voi, oikea voi, ruokavoi, pöytävoi
    ?saltet smør, salt smør, smør med salt | saltet smør, setersmør | normalsaltat smör, saltat smör, extrasaltat smör | normaalisuolainen voi, suolattu voi, suolainen voi
    usaltet smør, smør uden salt | usaltet smør, smør uten salt | osaltat smör, smör utan salt | suolaton voi
    ?letsaltet smør, lettere saltet smør | lettsaltet smør, mindre saltet smør | lättsaltat smör | vähäsuolainen voi, kevytsuolattu voi, miedosti suolattu voi
    flydende smør, stegesmør, bagesmør | flytende smør, stekesmør | flytande smör, steksmör | juokseva voi, nestemäinen voi, paistovoi
    økologisk smør | økologisk smør | ekologiskt smör | luomuvoi
    laktosefrit smør, laktosefri smør | laktosefritt smør, laktosefri smør | laktosfritt smör | laktoositon voi
    smørbar, smørbart, blandingsprodukt, blødt smør, bordsmør | smørbar, smørbart, bremykt, brelett, mykt smør, lettsmør, smørbart smør, smøremykt | smörgåsfett, bredbart smör, bredbart, mjukt smör, smör och raps, smör och rapsolja, lättsmör, lättbredbart | oivariini, voimariini, levitettävä voi, voilevite, pehmeä voi, levittyvä voi, levite, levitteet
      kærgården, kaergaarden | - | - | -
      - | - | bregott | -
      lurpak | lurpak | lurpak | lurpak
      - | - | - | enilett, ingmariini
  ghee, klaret smør | ghee, klaret smør | ghee, skirat smör, klarat smör | ghee, kirkastettu voi, selkeytetty voi, sulatettu voi
  brunet smør, noisettesmør | brunet smør, brunt smør | brynt smör, brynsmör | ruskistettu voi, ruskea voi
  kryddersmør | kryddersmør, smør med smak, grillsmør | kryddsmör, kryddersmör, smaksatt smör, grillsmör | maustevoi, maustevoit, grillivoi, maustettu voi
    hvidløgssmør, hvidløgs smør | hvitløkssmør, hvitløksmør | vitlökssmör | valkosipulivoi
    urtesmør | urtesmør | örtsmör | yrttivoi
    - | bearnaisesmør | bearnaisesmör | bearnaisevoi
  margarine, margarin, pakkemargarine | margarin, margariner, margarinpakke, matmargarin | margarin, margarinpaket, margarinask | margariini, margariinit, margariinirasia, levitepaketti, margariinipaketti, ruokamargariini
    ?bordmargarine | brødmargarin, bordmargarin, margarin til brød | smörgåsmargarin, bordsmargarin, bredbart margarin | levite, levitteet, leipärasva, kasvirasvalevite, rasvalevite, leipämargariini, levitemargariini, rasiamargariini, rasialevite, leivänpäällysrasva
    ?plantemargarine | plantemargarin, olivenoljemargarin | växtmargarin | kasvimargariini, kasvirasvamargariini
    ?bagemargarine, bage margarine, husholdningsmargarine, stangmargarine | bakemargarin, husholdningsmargarin | bakmargarin, hushållsmargarin, bakmargarin paket | leivontamargariini, talousmargariini, pakettimargariini, leivontarasva
    ?stegemargarine, flydende margarine, flydende stegemargarine, stege margarine, stegefedt, flydende plantemargarine | flytende margarin, stekemargarin, stekefett, margarin på flaske, flytende stekemargarin | flytande margarin, matfett, flytande matfett, stekmargarin, matfettsblandning, stekfett, margarin på flaska | juokseva margariini, pullomargariini, paistomargariini, juokseva kasviöljyvalmiste, paistorasva, nestemargariini, nestemäinen margariini, pullorasva
    ?letmargarine, minarine | lettmargarin | lättmargarin, minarin | kevytlevite, minariini, kevytmargariini
    becel | becel, vita hjertego | becel | becel
    - | soft flora, flora | flora | flora
    - | melange | milda | keiju
    - | - | - | sunnuntai
    bakkedal | - | lätta | -
  - | gomme | - | -
  ~yoghurt, yogurt, joghurt, jogurt, yoghurtbæger | yoghurt, yogurt, joghurt, jogurt, yoghurtbeger | yoghurt, yogurt, joghurt, yoghurtpaket, yoghurtburk | jogurtti, jogurtit, jugurtti, jugurtit, jogurttipurkki, jugurttipurkki, jogurttitölkki, jogurttipikari
    yoghurt naturel, naturel yoghurt, naturyoghurt, neutral yoghurt, yoghurt uden smag | naturell yoghurt, yoghurt naturell, naturyoghurt, yoghurt uten smak | naturell yoghurt, naturellyoghurt, naturyoghurt, yoghurt utan smak | maustamaton jogurtti, luonnonjogurtti, maustamattomat jogurtit, naturellijogurtti
    græsk yoghurt, græsk yogurt | gresk yoghurt, gresk yogurt | grekisk yoghurt, grekisk yogurt | kreikkalainen jogurtti, kreikkalaistyyppinen jogurtti, kreikkalaiset jogurtit, kreikan jogurtti
    tyrkisk yoghurt | tyrkisk yoghurt, matyoghurt, yoghurt til matlaging | turkisk yoghurt, turkisk yogurt, matyoghurt, matlagningsyoghurt | turkkilainen jogurtti, turkkilaiset jogurtit, ruokajogurtti, turkin jogurtti
    ?frugtyoghurt, frugt yoghurt, bæryoghurt, yoghurt med frugt, yoghurt med smag | fruktyoghurt, bæryoghurt, yoghurt med smak, yoghurt med frukt | fruktyoghurt, bäryoghurt, smaksatt yoghurt, yoghurt med frukt, yoghurt med smak | hedelmäjogurtti, marjajogurtti, hedelmäjogurtit, maustettu jogurtti
      jordbæryoghurt | jordbæryoghurt | jordgubbsyoghurt | mansikkajogurtti
      blåbæryoghurt, skovbæryoghurt | blåbæryoghurt, skogsbæryoghurt | blåbärsyoghurt, skogsbärsyoghurt | mustikkajogurtti, metsämarjajogurtti
      hindbæryoghurt | bringebæryoghurt | hallonyoghurt | vadelmajogurtti
      pæreyoghurt, bananyoghurt | melonyoghurt | päronyoghurt | päärynäjogurtti, banaanijogurtti
      mangoyoghurt | mangoyoghurt | mangoyoghurt | mangojogurtti
      citronyoghurt | sitronyoghurt | citronyoghurt | sitruunajogurtti
      ferskenyoghurt | ferskenyoghurt | persikoyoghurt | persikkajogurtti
      rabarberyoghurt | rabarbrayoghurt | rabarberyoghurt | raparperijogurtti
      kirsebæryoghurt | kirsebæryoghurt | körsbärsyoghurt | kirsikkajogurtti
      - | multeyoghurt | hjortronyoghurt | lakkajogurtti, hillajogurtti
    vaniljeyoghurt, vanilje yoghurt | vaniljeyoghurt, vanilje yoghurt | vaniljyoghurt, vanilj yoghurt | vaniljajogurtti
    ?drikkeyoghurt, yoghurtdrik | drikkeyoghurt, yoghurtdrikk, drikkeyogurt, drikkejogurt | drickyoghurt, yoghurtdryck, drickbar yoghurt | juotava jogurtti, juotavat jogurtit, jogurttijuoma, jogurttijuomat, juomajogurtti
      actimel | actimel | actimel | actimel
    yoghurt med mysli, mysliyoghurt, yoghurt med topping | yoghurt med müsli, müsliyoghurt, yoghurt med topping, yoghurt med knas | yoghurt med müsli, müsliyoghurt, yoghurt med topping, yoghurt med granola | myslijogurtti, jogurtti ja mysli, granolajogurtti
      - | go'morgen, go morgen, go morgen yoghurt | - | -
    proteinyoghurt | proteinyoghurt, yoghurt med protein | proteinyoghurt | proteiinijogurtti, proteiinijogurtit
    laktosefri yoghurt | laktosefri yoghurt | laktosfri yoghurt | laktoositon jogurtti
    ?fedtfattig yoghurt, let yoghurt | lettyoghurt, mager yoghurt, fettfri yoghurt | lättyoghurt, mild yoghurt, mild lättyoghurt, mager yoghurt, fettfri yoghurt | kevytjogurtti, rasvaton jogurtti, vähärasvainen jogurtti
    ?børneyoghurt, klemmeyoghurt, yoghurtpose, yoghurt til børn, yoghurt på pose | barneyoghurt, klemmeyoghurt, yoghurtpose, yoghurt til barn, klemmepose yoghurt, yoghurt på pose | barnyoghurt, klämyoghurt, yoghurtpåse, yoghurt till barn, yoghurt på påse | lastenjogurtti, lasten jogurtti, puristejogurtti, jogurttipussi, pussijogurtti, puristettava jogurtti
      - | sprett | yoggi | -
      cheasy | - | - | -
    fåreyoghurt | saueyoghurt | fåryoghurt | lampaanjogurtti
    gedeyoghurt | geiteyoghurt | getyoghurt | vuohenjogurtti
    bulgarsk yoghurt | bulgarsk yoghurt | bulgarisk yoghurt | bulgarianjogurtti, bulgarialainen jogurtti
    ?sødmælksyoghurt | helmelksyoghurt, heilmjølkyoghurt, fet yoghurt | helmjölksyoghurt, standardyoghurt, fet yoghurt | täysmaitojogurtti, rasvainen jogurtti
  ~skyr, islandsk skyr, skyr naturel | skyr, islandsk skyr, skyr naturell | skyr, isländsk skyr, skyr naturell | skyr, islantilainen skyr
    ?frugtskyr, vaniljeskyr, skyr med vanilje, skyr med smag | skyr med smak, vaniljeskyr, bærskyr, skyr med frukt | smaksatt skyr, vaniljskyr, skyr med smak, bärskyr | maustettu skyr, marjaskyr, vaniljaskyr
    drikkeskyr, skyrdrik | drikkeskyr | drickskyr | juotava skyr, skyrjuoma
  ~kvark, quark, kvarg | kesam, kvarg, mager kesam, kvark, naturell kesam | kvarg, kesella, quark, kvark, yoghurtkvarg, matkvarg, kvarg naturell | rahka, rahkat, maitorahka, maitorahkat, kvarkki, rahkapurkki, maustamaton rahka, leivontarahka, rahkapaketti
    kvark med smag, vaniljekvark | vaniljekesam, kesam vanilje, vaniljekvarg, kvarg med smak | smaksatt kvarg, vaniljkvarg, kvarg med smak, bärkvarg | maustettu rahka, marjarahka, hedelmärahka, vaniljarahka, mansikkarahka, mustikkarahka, vadelmarahka, kookosrahka, rahkavälipala, kuningatarrahka, päärynärahka
    ?proteinkvark | proteinkvarg, proteinkesam | proteinkvarg | proteiinirahka, proteiinirahkat
    - | drikkekvarg | drickkvarg | juotava rahka, rahkajuoma
    - | - | lindahls, lindahls kvarg | -
    ?- | kremet kesam | gräddkvarg | kermarahka
    - | - | laktosfri kvarg | laktoositon rahka, laktoositon maitorahka
  fromage frais | fromage frais | fromage frais | fromage frais
  danonino | danonino | danonino | danonino
  proteindessert, proteinbudding, proteinpudding, protein pudding, proteinmousse | proteinpudding, yt pudding, proteinmousse, proteindessert | proteinpudding, proteinpuddingar, proteindessert, proteinmousse | proteiinivanukas, proteiinivanukkaat, profeel, proteiini vanukas, proteiinijälkiruoka, proteiinivälipala
  mellemmåltid | mellommåltid | mellanmål, mellis | välipala, välipalat, välipalatuote
  dessert, desserter, efterret, efterretter | dessert, desserter, etterrett, etterretter | dessert, desserter, efterrätt, efterrätter | jälkiruoka, jälkiruoat, jälkiruuat, jälkkäri, jälkkärit, makea jälkiruoka
    budding, buddinger, dessertbudding | pudding, puddinger | pudding, puddingar | vanukas, vanukkaat, pudding, puddingi
      chokoladebudding, kakaobudding, chokoladepudding | sjokoladepudding, sjokopudding | chokladpudding | suklaavanukas, suklaavanukkaat, suklaapudding
      vaniljebudding | vaniljepudding | vaniljpudding | vaniljavanukas
      karamelbudding, karamelrand, flan, creme caramel | karamellpudding, creme caramel, flan | brylépudding, karamellpudding, crème caramel, kolapudding, flan | karamellivanukas, paahtovanukas, kinuskivanukas, creme caramel
      - | - | - | kermavanukas
      - | pianopudding, piano pudding | - | -
      risbudding | rispudding | rispudding, risgrynspudding | riisivanukas
      semuljebudding, mannabudding | semulepudding, semulegrynspudding | mannagrynspudding | mannavanukas, mannapuurovanukas
    chokolademousse, mousse | sjokolademousse, mousse | chokladmousse, mousse | suklaamousse, mousse, suklaavaahto, moussevanukas
    fromage, citronfromage, citronmousse | fromasj, sitronfromasj, sitronmousse, fromage | fromage, citronfromage, citronmousse | sitruunavaahto, vaahtojälkiruoka, fromaasi
      - | dronning maud fromasj, dronning maud | - | -
    panna cotta, pannacotta | panna cotta, pannacotta | pannacotta, panna cotta | pannacotta, panna cotta
    creme brulee, creme brule | creme brulee, brent krem, creme brule | creme brulee, creme brule | creme brulee, paahtokerma, creme brule
    tiramisu | tiramisu | tiramisu | tiramisu
    profiteroles, vandbakkelser dessert | profiteroles | profiteroles, petit choux | profiteroles, tuulihattu, tuulihatut
    trifli, trifle | trifle | trifle | trifle
    gammeldags æblekage, bondepige med slør, æbletrifli | tilslørte bondepiker | - | -
    - | trollkrem | - | -
    - | multekrem | hjortronkräm | -
    risalamande, ris a lamande, ris alamande | riskrem | risalamalta, riskräm, ris alamalta, ris ala malta | riisivanukas, riisihyve
    risifrutti, mannafrutti, ris dessert | risifrutti, mannafrutti, rislunsj | risifrutti, mannafrutti, müllerrice | risifrutti, riisivälipala, mannapuurovälipala, müllerrice, riisipuurovälipala, mannavälipala
    rødgrød, frugtgrød, bærgrød, jordbærgrød, rødgrød med fløde | rødgrøt, fruktgrøt, jordbærgrøt, bærgrøt, rabarbragrøt | bärkräm, jordgubbskräm, hallonkräm, kräm, fruktkräm, blåbärskräm, rabarberkräm, saftkräm | kiisseli, kiisselit, marjakiisseli, mehukiisseli, mustikkakiisseli, mansikkakiisseli, vadelmakiisseli, raparperikiisseli, hedelmäkiisseli, puolukkakiisseli, valmiskiisseli
    gelédessert, jelly, frugtgele | gele, jelly, geledessert, fruktgele | gelédessert, jelly, fruktgelé | hyytelö, jelly, hedelmähyytelö
    - | - | klappgröt | vispipuuro, vispipuurot, vatkattu marjapuuro, puolukkapuuro
    vaniljecreme, kagecreme, vanillecreme, lagkagecreme | vaniljekrem, konditorkrem, kakekrem, bollekrem | vaniljkräm, tårtkräm, konditorikräm, bakkräm | vaniljakreemi, täytekreemi, kakkukreemi, vaniljatäyte, leivontakreemi
    vaniljesovs, vaniljesauce, creme anglaise | vaniljesaus | vaniljsås, vaniljvisp, marsansås | vaniljakastike, vaniljakastikkeet, vaniljasoosi
    mælkesnitte, kinder mælkesnitte | melkesnitte, kinder melkesnitte | kinder milk slice, mjölksnitte | kinder maitoviipale, kinder pingui, maitoviipale
    - | - | ostkaka, småländsk ostkaka, hälsingeostkaka, ostkakor | -
    kalvdans, råmælksbudding, råmælksdessert | kalvedans, råmelkspudding | kalvdans, råmjölkspudding | ternimaitojuusto, uunijuusto
    - | dravle, søst | - | -
    chokoladefondant | sjokoladefondant | chokladfondant | suklaafondant, suklaafondantti
    - | - | marängsviss, marängswiss | -
  rømmegrød | rømmegrøt, rjomegraut, rømmegraut | römmegröt | -
plantebaseret yoghurt, planteyoghurt, vegansk yoghurt, plantegurt, mælkefri yoghurt, vegan yoghurt | plantebasert yoghurt, planteyoghurt, vegansk yoghurt, melkefri yoghurt, plantegurt, veganyoghurt | växtbaserad yoghurt, vegansk yoghurt, växtgurt, gurt, veganyoghurt, mjölkfri yoghurt, vegansk gurt, vegoyoghurt | kasvijogurtti, vegejogurtti, vegaaninen jogurtti, gurtti, maidoton jogurtti, kasvigurtti, kasvipohjainen jogurtti, vegaanijogurtti, kasvipohjainen välipala
  havregurt, havreyoghurt | havregurt, havreyoghurt | havregurt, oatgurt, havreyoghurt | kauragurtti, kaurajogurtti, kauravälipala, kaurajogurtit, kaurapohjainen jogurtti
  sojayoghurt, soyayoghurt, sojagurt | soyayoghurt, soyagurt | sojayoghurt, sojagurt, soygurt | soijajogurtti, soijagurtti, soijavälipala
  kokosyoghurt | kokosyoghurt, kokosgurt | kokosyoghurt, kokosgurt | kookosjogurtti, kookosgurtti
  vegansk skyr, plantebaseret skyr, vegansk kvark | vegansk skyr, vegansk kvarg | vegansk kvarg, havrekvarg, sojakvarg, växtbaserad kvarg | kaurarahka, soijarahka, vegaaninen rahka, kasvirahka
vegansk dessert, plantedessert, sojadessert, sojabudding | vegansk dessert, vegansk pudding, soyadessert, soyapudding | vegansk dessert, växtbaserad dessert, sojadessert, sojapudding | soijavanukas, kauravanukas, vegaaninen vanukas, vegaaninen jälkiruoka, maidoton vanukas
plantedrik, plantemælk, vegansk mælk, plantebaseret drik, plantebaseret mælk, mælkefri mælk, mælkefri drik, vegansk drik, veganmælk | plantedrikk, plantemelk, vegansk melk, melkealternativ, plantebasert melk, plantebasert drikk, plantedrikke, melkefri melk, vegansk drikk, plantemjølk | växtdryck, växtmjölk, växtbaserad dryck, vegansk mjölk, växtbaserad mjölk, mjölkfri dryck, mjölkfri mjölk, vegansk dryck, vegomjölk, mjölkalternativ | kasvimaito, kasvimaidot, kasvijuoma, kasvijuomat, kasvipohjainen juoma, vegaaninen maito, maidoton juoma, vegemaito, kasvimaitojuoma, vegejuoma
  havredrik, havremælk, havre drik, havredrikke | havredrikk, havremelk, havre drikk, havremjølk | havredryck, havremjölk, havre dryck | kaurajuoma, kaurajuomat, kauramaito, kauramaidot, kaura juoma
    ?barista havredrik, havredrik barista, barista, ikaffe, havremælk barista, kaffehavre, havredrik til kaffe | barista, havremelk barista, ikaffe, havredrikk barista, havrebarista, barista havremelk | ikaffe, barista, havredryck barista, baristahavre, havremjölk barista, havrebarista, barista havremjölk | barista, ikaffe, kaurajuoma barista, baristakaurajuoma, kauramaito barista, baristakauramaito, kaurabarista
    oatly | oatly | oatly | oatly
  sojadrik, sojamælk, soyadrik, soyamælk, sojadrikke | soyadrikk, soyamelk, soyamjølk | sojadryck, sojamjölk, soyadryck, soyamjölk | soijajuoma, soijajuomat, soijamaito
  mandeldrik, mandelmælk | mandeldrikk, mandelmelk, mandelmjølk | mandeldryck, mandelmjölk | mantelijuoma, mantelijuomat, mantelimaito
  risdrik, rismælk | risdrikk, rismelk | risdryck, rismjölk | riisijuoma, riisijuomat, riisimaito
  kokosdrik | kokosdrikk, kokosmelkdrikk | kokosdryck, kokosmjölksdryck | kookosjuoma, kookosjuomat, kookosmaitojuoma
  ærtedrik, ærtemælk | ertedrikk, ertemelk | ärtdryck, ärtmjölk | hernejuoma, hernemaito
  hasselnøddedrik, nøddemælk, nøddedrik | hasselnøttdrikk, nøttedrikk, nøttemelk, hasselnøttmelk | hasselnötsdryck, nötdryck, nötmjölk, hasselnötsmjölk | hasselpähkinäjuoma, pähkinäjuoma, pähkinämaito, hasselpähkinämaito
  cashewdrik, cashewmælk | cashewdrikk, cashewmelk | cashewdryck, cashewmjölk | cashewjuoma, cashewmaito
  kartoffelmælk, kartoffeldrik | potetmelk | potatismjölk, potatisdryck | perunamaito
plantefløde, plantebaseret fløde, vegansk fløde, mælkefri fløde, vegansk piskefløde, plantebaseret piskefløde | plantefløte, vegansk fløte, plantebasert fløte, melkefri fløte, vegansk kremfløte | växtgrädde, vegansk grädde, växtbaserad grädde, mjölkfri grädde, vegogrädde, vegansk vispgrädde, växtbaserad vispgrädde | kasvikerma, vegaaninen kerma, kasvirasvasekoite, kasvipohjainen kerma, vegekerma, maidoton kerma, kasvirasvakerma, vegaaninen kuohukerma, kasviruokakerma
  havrefløde | havrefløte, havrematfløte, imat | havregrädde, havrebas, imat, havrebaserad grädde, havrematlagningsgrädde, havrebaserad matlagningsgrädde | kaurakerma, kauraruokakerma, kauravispi, kaurakuohu, kauravalmiste ruoanlaittoon, kauravispikerma
  sojafløde, soyafløde | soyafløte | sojagrädde | soijakerma, soijaruokakerma, soijavalmiste ruokaan
havrefraiche, vegansk creme fraiche, plantefraiche, plantebaseret fraiche | havrefraiche, vegansk creme fraiche, plantefraiche, melkefri fraiche, vegansk rømme | havrefraiche, vegansk creme fraiche, växtfraiche, mjölkfri fraiche, växtbaserad fraiche | kaurafraiche, kaurafraichet, vegaaninen creme fraiche, vegaaninen ranskankerma, kasvifraiche, maidoton ranskankerma
plantesmør, vegansk smør, veganersmør, plantebaseret smør, mælkefri smør, mælkefrit smør, vegansk margarine, plantebaseret smørbar | plantesmør, vegansk smør, melkefritt smør, melkefri margarin, plantebasert smør, vegansk margarin | växtsmör, veganskt smör, växtbaserat smör, mjölkfritt smör, mjölkfritt margarin, vegosmör, mjölkfritt bredbart, vegansk margarin | vegaaninen voi, kasvilevite, kasvivoi, vegaaninen levite, maidoton voi, maidoton levite, maidoton margariini, vegaanivoi, vegaaninen margariini, kasvipohjainen levite, vegevoi
  naturli smørbar | naturli smørbar | naturli bredbar | -
æg, hønseæg, friske æg, æggebakke, gårdæg, spiseæg, en bakke æg, morgenmadsæg | egg, hønseegg, eggebrett, eggekartong, frokostegg, gårdsegg, spisegg, bondegårdsegg, eggepakke | ägg, hönsägg, äggkartong, äggpaket, gårdsägg, äggbricka, frukostägg, tjog ägg, äggkarta | kananmuna, kananmunat, muna, munat, kanamuna, munia, munakenno, kananmunakenno, munapaketti, tilamuna, tilamunat, kanamunia, kananmunapaketti, aamiaismuna
  økologiske æg, økoæg, øko æg | økologiske egg, økoegg | ekologiska ägg, ekoägg, kravägg, krav ägg | luomumuna, luomumunat, luomukananmuna, luomukananmunat, luomukanamunat, luomukanan munat
  ?frilandsæg, fritgående æg, æg fritgående høns | frilandsegg, egg fra frilandshøns, utegående egg | utegående ägg, ägg utegående höns, ägg från utegående | ulkokananmuna, ulkokanan munat, ulkoilevan kanan munat, ulkokanamuna
  ?skrabeæg | frittgående egg, egg frittgående høner, egg frittgående høns, frittgående høneegg | frigående ägg, ägg frigående höns, frigående hönsägg | vapaan kanan muna, vapaan kanan munat, lattiakananmuna, lattiakanan munat, vapaan kanan kananmuna, vapaan kanan kananmunat, vapaan kanamunat
  buræg, burhønseæg | buregg | burägg | virikekanalan muna, virikemuna, häkkikananmuna, häkkimuna, virikehäkkimuna
  ?hvide æg | hvite egg | vita ägg | valkoinen kananmuna, valkoiset kananmunat, valkoinen muna, valkoiset munat, valkokuoriset kananmunat, valkokuorinen muna
  ?brune æg | brune egg | bruna ägg | ruskea kananmuna, ruskeat kananmunat, ruskea muna, ruskeat munat, ruskeakuorinen muna, ruskeakuoriset kananmunat
  vagtelæg | vaktelegg | vaktelägg | viiriäisenmuna, viiriäisenmunat, viiriäisen muna
  andeæg | andeegg | ankägg | ankanmuna, ankanmunat
  gåseæg | gåseegg | gåsägg | hanhenmuna, hanhenmunat
  - | måsegg, måkeegg | - | lokinmuna
  kogte æg, hårdkogte æg, blødkogte æg, færdigkogte æg, pillede æg | kokte egg, hardkokte egg, bløtkokte egg, ferdigkokte egg, skrelte egg | kokta ägg, hårdkokta ägg, löskokta ägg, färdigkokta ägg, skalade ägg | keitetty kananmuna, keitetyt kananmunat, keitetty muna, valmiiksi keitetyt munat, kovaksi keitetty muna, kuoritut kananmunat
  pocherede æg, pocheret æg | posjerte egg, posjert egg | pocherade ägg, pocherat ägg | uppomuna, uppomunat, uppokananmuna, pošeerattu muna
æggehvider, æggehvide, pasteuriserede æggehvider, flydende æggehvide, flydende æggehvider | eggehvite, eggehviter, flytende eggehvite, pasteurisert eggehvite | äggvita, äggvitor, flytande äggvita, pastöriserad äggvita | valkuainen, valkuaiset, kananmunan valkuainen, munanvalkuainen, kananmunavalkuainen, nestemäinen valkuainen, nestemäinen munanvalkuainen, pastöroitu valkuainen
æggeblommer, æggeblomme, pasteuriserede æggeblommer | eggeplomme, eggeplommer, pasteuriserte eggeplommer | äggula, äggulor | keltuainen, keltuaiset, kananmunan keltuainen, munankeltuainen, munankeltuaiset, kananmunankeltuainen
pasteuriserede æg, flydende æg, heleæg, pasteuriseret æg | flytende egg, pasteuriserte egg, flytende heleggmasse, heleggmasse | flytande ägg, pastöriserade ägg, helägg, äggmassa | nestemäinen kananmuna, kananmunamassa, kokomuna, munamassa, pastöroitu kananmuna, kokomunamassa
omelet, æggekage, æggekager, omelette | omelett, omeletter, eggekake | omelett, omeletter, omelettmix, äggkaka | munakas, munakkaat, omeletti, munakasmassa
røræg, scrambled eggs | eggerøre, scrambled eggs | äggröra, scrambled eggs | munakokkeli, scrambled eggs
ægerstatning, veganske æg, æggeerstatning | eggerstatning | äggersättning, äggersättare, veganskt ägg | kananmunan korvike, munankorvike, vegaaninen muna, munankorvikejauhe, kananmunankorvike, vegemuna
gær, bagegær, gærpakke, gær til brød | gjær, bakegjær, gjærpakke | jäst, bakjäst, jästpaket, matbrödsjäst, jäst för matbröd | hiiva, hiivat, leivinhiiva, hiivapala, leivontahiiva, hiivapaketti
  ?frisk gær, gær, bagegær, gærterning | fersk gjær, gjær, bakegjær, gjærterning, fersk bakegjær | färsk jäst, jäst, kronjäst, bakjäst, jästkub | tuorehiiva, hiiva, leivinhiiva, hiivapala, tuore hiiva, hiivakuutio
  tørgær, tør gær, tørret gær, gærpose | tørrgjær, tørr gjær, gjærpose, tørrgjærpose | torrjäst, torr jäst, jästpåse | kuivahiiva, kuiva hiiva, pussihiiva, hiivapussi
  ?- | gjær søt deig, gjær søte deiger | jäst söta degar, jäst för vetebröd, söt jäst | -
surdejsstarter, surdejskultur, surdejsgrund | surdeigsstarter, surdeigskultur, surdeigsgrunn, surdeig | surdegsgrund, surdegsstart, surdegskultur, surdeg | hapanjuuri, hapanjuuret, leipäjuuri
osteløbe | osteløpe | ostlöpe | juoksute, juustonjuoksute, juustonjuoksutin
iskaffe, kold kaffe, kaffedrik, kold latte | iskaffe, kald kaffe, kaffedrikk, kald latte | iskaffe, kall kaffe, kaffedryck, kall latte, islatte | jääkahvi, jääkahvit, maitokahvi, kahvijuoma, kylmäkahvi, kylmä kahvi, iskahvi, maitokahvijuoma, kahvimaitojuoma, kylmä latte, ice coffee
valle, ostevalle | myse, ostemyse | vassle, ostvassla | hera, heraneste, juustohera`,
}
