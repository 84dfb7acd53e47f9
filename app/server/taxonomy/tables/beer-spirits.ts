import type { GoodsTable } from '../goods-table.ts'

/** Beer, cider, spirits and mixed drinks, also those without alcohol. */
export const beerSpirits: GoodsTable = {
  part: 'drinks',
  rows: `
alkohol, alkoholiske drikke | alkohol, alkoholholdig drikke | alkohol, alkoholdryck, alkoholdrycker | alkoholi, alkoholit, alkoholijuoma, alkoholijuomat
  øl, pilsner, pilsnere, pils, bajer, bajere, øller, håndbajer, pilsnerøl | øl, pils, pilsner, pilsøl | öl, bira, bärs, ölen, bärsa | olut, oluet, kalja, kaljat, bisse, bisset, olunen, huurteinen, ölppä
    ?- | - | pilsner, pils, pilsneröl | pils, pilsneri, pilsner
    ?lager, lagerøl, pale lager, lys øl, lyst øl | lager, lagerøl, lyst øl | lager, ljus lager, lageröl, ljus öl, ljust öl | lager, lagerit, lagerolut, vaalea lager, vaalea olut, keskiolut, keskari
      helles | helles | helles | helles
    ?- | - | folköl, folkisar, 3.5 öl, folkbira, mellanöl, folkis, folkbärs | -
    letøl, let øl, letpilsner, light øl | lettøl, lett øl, lettpils | lättöl, lätt öl, light öl, lättbira | ykkösolut, ykkösoluet, mieto olut, ykköskalja, kevytolut, light olut
    ?- | - | - | keskiolut, keskioluet, keskari, kolmosolut, iii olut, kolmoskalja, keppana, keskikalja
    stærk øl, elefantøl, stærkøl | sterkøl, sterk øl, sterkpils | starköl, stark öl, starkbira, starkbärs | vahva olut, nelosolut, a-olut, iv olut, neloskalja, a-kalja, vahva kalja
    guldøl, guld øl, guldbajer, tuborg guld, guld tuborg | gulløl | guldöl, exportöl | -
    classic øl, mørk pilsner, wienerøl, vienna lager | wienerøl, vienna lager | wieneröl, vienna lager | vienna lager
    ?dåseøl, øl på dåse, øldåser, dåsebajer, dåsebajere | boksøl, øl på boks, ølbokser, bokspils, pilsboks, pils på boks | burköl, öl på burk, ölburk | tölkkiolut, tölkkioluet, olut tölkki, tölkkikalja, kaljatölkki, oluttölkki, tölkkibisse, bissetölkki
    ?flaskeøl, øl på flaske, flaskebajer | flaskeøl, øl på flaske, flaskepils, pils på flaske | flasköl, öl på flaska | pullo-olut, pullo-oluet, olutpullo, kaljapullo, pullokalja
    ?ølkasse, kasse øl, ølkasser, øl i kasse, sixpack øl, sixpack, pilsnerkasse, ølramme, ramme øl | ølkasse, kasse øl, ølbrett, brett øl, sixpack, tolvpakning øl, pilskasse, ølkartong, sekspakning øl | ölflak, flak öl, öl back, sexpack, sixpack, sexpack öl, bärsflak, platta öl, ölplatta, ölkartong | olutkori, kaljakori, mäyräkoira, kaljalaatikko, olutlaatikko, kaljakeissi, olutkeissi, keissi, kaljasalkku, olutsalkku, sixpack, kaljalava, olutlava, kaljapaketti, olutpaketti, mäyris, sixpäkki, kaljamäyris
    fadøl, fustage, fustage øl, ølfustage | fatøl, ølfat, tappeøl, fatpils | fatöl, ölfat, ölkagge | hanaolut, hanaoluet, tynnyriolut, oluttynnyri, hanakalja, kaljatynnyri
    ipa, india pale ale | ipa, india pale ale | ipa, india pale ale | ipa, ipat, india pale ale
      neipa, hazy ipa | neipa, hazy ipa | neipa, hazy ipa | neipa, hazy ipa
      session ipa | session ipa | session ipa | session ipa
      dobbelt ipa, double ipa | dobbel ipa, double ipa | dubbel ipa, double ipa | tupla ipa, double ipa
    pale ale, apa, american pale ale | pale ale, apa, american pale ale | pale ale, apa, american pale ale | pale ale, apa, american pale ale
    ale, brown ale, red ale | ale, brown ale, red ale | ale, brown ale, red ale | ale, brown ale, red ale, punainen ale
      rødt øl, rød øl | rødt øl | röd öl, rött öl | punainen olut
    hvedeøl, weissbier, hvede øl, witbier, weizen, weissbier hvedeøl, hefeweizen | hveteøl, weissbier, witbier, hvetepils, hefeweizen, kveiteøl | veteöl, weissbier, witbier, vetöl, hefeweizen | vehnäolut, vehnäoluet, weissbier, witbier, vehnäkalja, hefeweizen
      erdinger | erdinger | erdinger | erdinger
      benediktiner | benediktiner | benediktiner | benediktiner
    stout, imperial stout | stout, imperial stout | stout, imperial stout | stout, stoutit, imperial stout
      guinness | guinness | guinness | guinness
    porter, porterøl | porter, porterøl | porter | portteri, portterit, porter, portteriolut
    frugtøl, bærøl | fruktøl, bærøl | fruktöl, bäröl | hedelmäolut, marjaolut
      citronøl | sitronøl | citronöl | sitruunaolut
      kirsebærøl | kirsebærøl | körsbärsöl | kirsikkaolut
    røgøl | røykøl | rököl | savuolut
    rugøl | rugøl | rågöl | ruisolut
    barley wine | barley wine | barley wine | barley wine
    bock, bockøl, doppelbock | bock, bokkøl, bokkøl lys | bock, bocköl | bock, bock olut
    mørk øl, mørkt øl, brown øl, dunkel | mørkt øl, bayer, bayerøl, bayersk øl, dunkel | mörköl, mörk öl, mörk lager, dunkel, mörkt öl | tumma olut, tumma lager, tummat oluet, tumma kalja
    hvidtøl, nisseøl, hvid øl, skibsøl | - | - | -
    surøl, sour øl, sour beer, lambic, gose, sour ale | surøl, sour øl, lambic, sour ale, gose | suröl, sour öl, lambic, sour ale, gose | hapanolut, hapanoluet, sour olut, lambic, sour ale, gose
    belgisk øl, dubbel, tripel, klosterøl, saison | belgisk øl, dubbel, tripel, saison, klosterøl | belgisk öl, dubbel, tripel, saison, klosteröl | belgialainen olut, dubbel, tripel, saison, luostariolut
      trappistøl, trappist | trappistøl, trappist | trappistöl, trappist | trappistiolut
    specialøl, mikrobryg, craft beer, craftøl, specialbryg, mikroøl | spesialøl, håndverksøl, craftøl, mikrobrygg, lokaløl, mikroøl | specialöl, hantverksöl, craftöl, mikrobryggeri öl, mikroöl | erikoisolut, erikoisoluet, käsityöläisolut, pienpanimo-olut, craft olut, käsityöolut, artesaaniolut
    økologisk øl, økoøl | økologisk øl, økoøl | ekologisk öl, ekoöl, ekologiskt öl | luomuolut, luomukalja
    glutenfri øl, øl uden gluten | glutenfritt øl, glutenfri øl, øl uten gluten | glutenfri öl, glutenfritt öl, öl utan gluten | gluteeniton olut, gluteenittomat oluet, gluteeniton kalja
    julebryg, juleøl, jule øl, julepilsner | juleøl, julebrygg, jule øl, jolaøl, julepils | julöl, jul öl, julbira, julbärs | jouluolut, jouluoluet, joulukalja
    påskebryg, påskeøl | påskeøl, påskebrygg, påskepils | påsköl | pääsiäisolut, pääsiäiskalja
    oktoberfest øl, sommerøl, sommerbryg | oktoberfest øl, sommerøl, sommerbrygg, sommerpils | oktoberfest öl, sommaröl | oktoberfest olut, kesäolut, kesäkalja
    radler, shandy | radler, shandy | radler, shandy | radler, shandy
    sahti | sahti | sahti, gotlandsdricka | sahti
    alkoholfri øl, øl uden alkohol, alkoholfri pilsner, nul procent øl, 0 procent øl, alkofri øl, nuløl | alkoholfritt øl, alkoholfri øl, øl uten alkohol, alkoholfri pils, nullprosent øl, alkoholfri pilsner, alkofri øl, alkofritt øl | alkoholfri öl, öl utan alkohol, alkoholfritt öl, nollprocentig öl, alkofri öl, nollöl, alkoholfri bira, alkoholfri pilsner | alkoholiton olut, alkoholittomat oluet, alkoholiton kalja, alkoton olut, alkoton kalja, nollaolut, nollakalja, holiton olut, holiton kalja, alkoholivapaa olut, nollabisse, holiton bisse
      ?alkoholfri lager | alkoholfri lager | alkoholfri lager | alkoholiton lager
      alkoholfri juleøl, alkoholfri julebryg | alkoholfri juleøl | alkoholfri julöl | alkoholiton jouluolut
      alkoholfri hvedeøl | alkoholfri hveteøl | alkoholfri veteöl | alkoholiton vehnäolut
      alkoholfri ipa | alkoholfri ipa | alkoholfri ipa | alkoholiton ipa
    tuborg, grøn tuborg | tuborg | tuborg | tuborg
    carlsberg | carlsberg | carlsberg | carlsberg
    heineken | heineken | heineken | heineken
    corona, corona extra, corona øl | corona, corona extra, corona øl | corona, corona extra, corona öl | corona, corona extra, corona olut
    budweiser | budweiser | budweiser | budweiser
    royal pilsner | ringnes | pripps blå, pripps | koff
    slots pilsner | hansa, hansa pils | norrlands guld | lapin kulta
    thy pilsner | frydenlund | mariestads, mariestad | karhu, karhu olut
    skagen øl | aass, aass pilsner | falcon, falcon öl | sandels
    hancock | dahls | åbro | aura olut
    grimbergen | grimbergen | sofiero | kukko olut
    leffe | mack, mack øl | spendrups | karjala olut
    kronenbourg, 1664 blanc | kronenbourg, 1664 blanc | kronenbourg, 1664 blanc | kronenbourg, 1664 blanc
    stella artois | stella artois | stella artois | stella artois
    peroni | peroni | peroni | peroni
    moretti, birra moretti | moretti, birra moretti | moretti, birra moretti | moretti, birra moretti
    paulaner | paulaner | paulaner | paulaner
  cider, ciders, dåsecider, cider på dåse | cider, sider, cidere, bokscider, cider på boks | cider, ciders, cidrar, starkcider, burkcider, cider på burk | siideri, siiderit, cider, tölkkisiideri, siideritölkki, siideripullo
    æblecider, æble cider | eplecider, eplesider | äppelcider, äpple cider | omenasiideri, omenasiiderit, omppusiideri
    pærecider, pære cider, pæresider | pærecider, pæresider | päroncider, päron cider | päärynäsiideri, päärynäsiiderit
      ferskencider | ferskencider | persikocider | persikkasiideri
    bærcider, skovbærcider | bærcider, bærsider, skogsbærcider | bärcider, skogsbärcider, skogsbärscider | marjasiideri, metsämarjasiideri
      jordbærcider | jordbærcider, jordbærsider | jordgubbscider | mansikkasiideri
      hindbærcider | bringebærcider, bringebærsider | hallonmedley, halloncider | vadelmasiideri
    ?tør cider | tørr cider, tørr sider | torr cider | kuiva siideri
    alkoholfri cider, cider uden alkohol | alkoholfri cider, alkoholfri sider, cider uten alkohol | alkoholfri cider, cider utan alkohol | alkoholiton siideri, alkoholittomat siiderit, alkoton siideri, holiton siideri, nollasiideri
    somersby | somersby | somersby | somersby
    kopparberg | kopparberg | kopparberg | -
    - | grevens cider, grevens | herrljunga cider, herrljunga | golden cap
    ?frugtcider | fruktcider | fruktcider | hedelmäsiideri
    hyldeblomstcider | hylleblomstcider, hylleblomstsider | flädercider | seljankukkasiideri
    rabarbercider | rabarbracider, rabarbrasider | rabarbercider | raparperisiideri
    mangocider | mangocider | mangocider | mangosiideri
    ?sød cider | søt cider, søt sider | söt cider | makea siideri
    ?halvtør cider | halvtørr cider, halvtørr sider | halvtorr cider | puolikuiva siideri
    iscider | issider, iscider | iscider | jääsiideri
  alkoholsodavand, alkoholsodavander, alkopops, alcopops, alkopop, alkosodavand, alkoholsoda | rusbrus, alkopops, alkopop, alkobrus, alkoholbrus | alkoläsk, alcopop, alkopop, blanddryck, blanddrycker, alkoholläsk | juomasekoitus, juomasekoitukset, alkopop, valmis drinkki, alkolimu, alkoholilimsa
    breezer, bacardi breezer | breezer, bacardi breezer | breezer, bacardi breezer | breezer, bacardi breezer
    smirnoff ice | smirnoff ice | smirnoff ice | smirnoff ice
    cult shaker, mokai | - | xide | -
    long drink, gin long drink, longdrink | long drink, longdrink | long drink, lonkero, longdrink | lonkero, lonkerot, long drink, longdrink, gin long drink, lonkku, lonkerotölkki, gin lonkero, original long drink, lonksu, lonkeropullo, lonkerolaatikko
      - | - | - | greippilonkero, greippi lonkero, long drink grape, long drink greippi, harmaa lonkero
      - | - | - | karpalolonkero, karpalo lonkero
      - | - | - | sokeriton lonkero, lonkero sokeriton, light lonkero, zero lonkero
      - | - | - | mustikkalonkero
    hard seltzer, seltzer | hard seltzer, seltzer | hard seltzer, seltzer | hard seltzer, seltzer, seltzerit
  ~cocktail, cocktails, drinks, drink, cocktails på dåse, færdig drink, drinks på dåse, færdigblandet drink, færdigblandede drinks, dåsedrinks, drink på dåse, grog | cocktail, cocktails, drink, drinker, drinks, drink på boks, ferdigdrink, ferdigblandet drink, grogg | cocktail, cocktails, drink, drinkar, färdigblandad drink, drink på burk, grogg, burkdrink, färdigdrink | cocktail, cocktailit, drinkki, drinkit, drinkkitölkki, drinksu, grogi, drinksut
    gin tonic, gin og tonic, gin & tonic, gt | gin tonic, gin og tonic, gin & tonic | gin tonic, gin och tonic, gin & tonic | gin tonic, ginitonic, gin & tonic
    mojito | mojito | mojito | mojito, mojitot
    aperol spritz, spritz | aperol spritz, spritz | aperol spritz, spritz | aperol spritz, spritz
    espresso martini | espresso martini | espresso martini | espresso martini
    pina colada | pina colada | pina colada | pina colada
    daiquiri | daiquiri | daiquiri | daiquiri
    moscow mule | moscow mule | moscow mule | moscow mule
    dark n stormy, dark and stormy | dark n stormy, dark and stormy | dark n stormy, dark and stormy | dark and stormy
    vodka cola | vodka cola | vodka cola | vodka cola, vodkakola
    whisky cola | whisky cola | whisky cola | viski cola
    rom og cola, cuba libre | rom og cola, cuba libre | rom och cola, cuba libre | rommikola, cuba libre, rommikokis
    vodka redbull | vodka redbull | vodka redbull | vodka energiajuoma
    mimosa | mimosa | mimosa | mimosa
    bellini | bellini | bellini | bellini
    gin hass | gin hass | gin hass | gin hass
    brandbil | - | - | -
    isbjørn | - | - | -
    white russian, hvid russer | hvit russer, white russian | white russian, vit ryss | white russian, valkovenäläinen
    negroni | negroni | negroni | negroni
    old fashioned | old fashioned | old fashioned | old fashioned
    margarita | margarita | margarita | margarita
    long island | long island | long island | long island
    tequila sunrise | tequila sunrise | tequila sunrise | tequila sunrise
    cosmopolitan | cosmopolitan | cosmopolitan | cosmopolitan
    irish coffee | irish coffee | irish coffee | irish coffee
    dry martini | dry martini | dry martini | dry martini
    gin fizz | gin fizz | gin fizz | gin fizz
    kaffepunch | karsk, kaffedoktor | kaffekask, kaffegök | plörö, kahviplörö
  spiritus, stærk alkohol, sprut, stærk spiritus, hård spiritus, hård alkohol | brennevin, spiritus, sprut, sprit, hard alkohol, sterk sprit | sprit, starksprit, spritdrycker, sprut, spritflaska, stark alkohol, hårdsprit | viina, viinat, väkevät, väkevä alkoholi, väkevä, pitkä viina, viinapullo, viinakset, väkijuoma, väkijuomat, kova viina, kova alkoholi
    ~vodka, vodkaflaske | vodka, vodkaflaske | vodka, vodkaflaska | vodka, vodkat, votka, votkat, kirkas viina, votkapullo, vodkapullo
      absolut vodka | absolut vodka | absolut vodka, absolut | absolut vodka
      smirnoff, smirnoff vodka | smirnoff, smirnoff vodka | smirnoff, smirnoff vodka | smirnoff, smirnoff vodka
      koskenkorva | koskenkorva | koskenkorva | koskenkorva, kossu, koskis, kossupullo
      finlandia vodka | finlandia vodka | finlandia vodka | finlandia vodka
      vodka shots, små grå, ga-jol shot, vodka med smag, smagsvodka | vodkashots, vodka med smak, smaksatt vodka | vodkashots, smaksatt vodka | maustettu vodka, makuvodka
      - | - | explorer, explorer vodka | -
      vaniljevodka | vaniljevodka | vaniljvodka | vaniljavodka
      citronvodka | sitronvodka | citronvodka | sitruunavodka
      hindbærvodka | bringebærvodka | hallonvodka | vadelmavodka
      lakridsvodka | lakrisvodka | lakritsvodka | salmiakkivodka
    ~gin, ginflaske | gin, ginflaske | gin, genever, ginflaska | gini, ginit, gin, ginipullo
      bombay sapphire, bombay gin | bombay sapphire, bombay gin | bombay sapphire, bombay gin | bombay sapphire, bombay gin
      beefeater | beefeater | beefeater | beefeater
      gordons, gordons gin, gordon's | gordons, gordons gin, gordon's | gordons, gordons gin, gordon's | gordons, gordons gin, gordon's
      hendricks gin, hendricks | hendricks gin, hendricks | hendricks gin, hendricks | hendricks gin, hendricks
      pink gin, lyserød gin, rosa gin | pink gin, rosa gin | pink gin, rosa gin | pink gin, pinkki gini, vaaleanpunainen gini
      sloe gin | sloe gin | sloe gin | sloe gin
      rabarbergin | rabarbragin | rabarbergin | raparperigini
      jordbærgin | jordbærgin | jordgubbsgin | mansikkagini
    ~rom, rum, romflaske | rom, rum, romflaske | rom, rum, romflaska | rommi, rommit, rum, rommipullo
      mørk rom, brun rom | mørk rom, brun rom | mörk rom | tumma rommi, tummat rommit
      hvid rom, lys rom | hvit rom, lys rom | vit rom, ljus rom | vaalea rommi, valkoinen rommi
      spiced rum, krydret rom, spiced rom | spiced rum, krydret rom | spiced rum, kryddad rom | maustettu rommi, spiced rum
      bacardi | bacardi | bacardi | bacardi
      captain morgan | captain morgan | captain morgan | captain morgan
      havana club | havana club | havana club | havana club
      cachaca | cachaca | cachaca | cachaca
      kokosrom | kokosrom | kokosrom | kookosrommi
    ~whisky, whiskey, wiskey, whiskyflaske | whisky, whiskey, whiskyflaske | whisky, whiskey, whiskyflaska, virre | viski, viskit, whisky, whiskey, viskipullo
      single malt, maltwhisky, skotsk whisky, scotch | single malt, maltwhisky, skotsk whisky, scotch | single malt, maltwhisky, skotsk whisky, scotch | single malt, mallasviski, mallasviskit, skottiviski, skotlantilainen viski
      ?blended whisky | blended whisky | blended whisky, blended scotch | blended viski, sekoiteviski
      bourbon, amerikansk whiskey | bourbon, amerikansk whiskey | bourbon, amerikansk whiskey | bourbon, bourbonit, amerikkalainen viski, jenkkiviski
      irsk whiskey, irish whiskey, irsk whisky | irsk whiskey, irish whiskey | irländsk whiskey, irish whiskey, irländsk whisky | irlantilainen viski, irish whiskey
      rye whiskey, rugwhisky | rye whiskey | rye whiskey, rågwhisky | ruisviski, rye whiskey
      jack daniels, jack daniel's | jack daniels, jack daniel's | jack daniels, jack daniel's | jack daniels, jack daniel's
      jameson | jameson | jameson | jameson
      tullamore dew | tullamore dew | tullamore dew | tullamore dew
      johnnie walker | johnnie walker | johnnie walker | johnnie walker
      famous grouse | famous grouse | famous grouse | famous grouse
      ballantines | ballantines | ballantines | ballantines
      chivas regal | chivas regal | chivas regal | chivas regal
      laphroaig | laphroaig | laphroaig | laphroaig
      talisker | talisker | talisker | talisker
      glenfiddich | glenfiddich | glenfiddich | glenfiddich
      macallan | macallan | macallan | macallan
    ~cognac, konjak, xo cognac, vsop | cognac, konjakk, vsop | cognac, konjak, vsop | konjakki, konjakit, cognac, vsop, konjakkipullo
      hennessy | hennessy | hennessy | hennessy
      martell | martell | martell | martell
      remy martin | remy martin | remy martin | remy martin
      courvoisier | courvoisier | courvoisier | courvoisier
    brandy, vinbrand, vinbrændevin | brandy, druebrennevin | brandy, vinbrand, druvbrännvin | brandy, brandyt, jaloviina, jallu, jallut
      metaxa | metaxa | metaxa | metaxa
    armagnac | armagnac | armagnac | armagnac
    calvados, æblebrandy | calvados, eplebrandy | calvados, äppelbrandy | calvados, omenabrandy
    grappa | grappa | grappa | grappa
    eau de vie, frugtbrændevin, pære williams, frugtsnaps | eau de vie, fruktbrennevin, fruktsprit | eau de vie, fruktbrännvin, fruktsprit | hedelmäviina, eau de vie, marjaviina
    tequila, tequilaflaske | tequila | tequila | tequila, tequilat, tekila, tequilapullo
    mezcal | mezcal | mezcal | mezcal
    pisco | pisco | pisco | pisco
    snaps, akvavit, brændevin, dram, kryddersnaps, snapseflaske | akevitt, akvavit, snaps, dram, snapsflaske | snaps, akvavit, brännvin, nubbe, nubbar, kryddat brännvin, kryddbrännvin, snapsflaska | akvaviitti, akvaviitit, snapsi, snapsit, ryyppy, snapsiviina
      rød aalborg, ålborg akvavit, aalborg akvavit, linie akvavit | linie akevitt, linie | linie akvavit, op anderson | linie akvavit, ålborg akvavit
      julesnaps, påskesnaps | juleakevitt | julsnaps, nubbeset | joulusnapsi
      porsesnaps, dildsnaps, urtesnaps | kryddersnaps, urtesnaps | kryddad snaps | -
      jubilæumsakvavit, taffelakvavit | taffelakevitt | - | -
      - | - | hallands fläder | -
      - | - | skåne akvavit | -
    bitter, bitters, bittersnaps, mavebitter, urtebitter, urtelikør | bitter, bitters, bitterlikør, magebitter, urtelikør, urtebitter | bitter, bitters, besk, bäsk, magbitter, örtlikör | katkero, katkerot, bitter, bitteri, yrttilikööri, katkerolikööri
      malurtsnaps, malurtbitter | malurtsnaps | malörtssnaps, malört | koiruohosnapsi
      gammel dansk | gammel dansk | gammel dansk | gammel dansk
      fernet branca, fernet, arnbitter | fernet branca, fernet | fernet branca, fernet | fernet branca, fernet
      jägermeister, jagermeister, jäger | jägermeister, jagermeister, jäger | jägermeister, jagermeister, jäger | jägermeister, jagermeister, jekku, jäger
      underberg | underberg | underberg | underberg
      angostura bitter, angostura | angostura bitter, angostura | angostura bitter, angostura | angostura bitter, angostura
    absint, absinthe | absint, absinthe | absint, absinthe, absinth | absintti, absinthe
    ouzo | ouzo | ouzo | ouzo
    raki, arak | raki, arak | raki, arak | raki, arak
    pastis | pastis | pastis | pastis
    shots, shot, shotflaske, småflasker, miniflasker, miniaturer | shots, shot, shotter, småflasker, miniatyrer, shotflaske, miniflasker | shots, shot, miniatyrer, shotflaska, miniatyrflaska | shotti, shotit, shotsit, miniatyyripullo, shottipullo, minipullo, pikkupullo
      fisk shot, fisk shots, fisherman shot, små fisk | fisk shot, fisherman shot | fisherman shot, fireball shot | fisuviina, fisu
      fireball | fireball | fireball | fireball
      jello shots, vodka jelly | gele shots, jello shots, vodkagelé | jello shots, geléshots, vodkagelé | hyytelöshotti, hyytelöshotit, jelloshotti
    punch, arrak, svensk punsch | punsj, arrak | punsch, arrak, arrakspunsch | punssi, arrakki
    slivovitz | slivovitz | slivovitz | slivovitz
    kirsch, kirschwasser | kirsch, kirschwasser | kirsch, kirschwasser | kirsch, kirschwasser
    hjemmebrændt | hjemmebrent, heimebrent | hembränt | pontikka, pontu, kotipolttoinen
  ~likør, likører, liqueur | likør, likører | likör, likörer | likööri, liköörit
    flødelikør, irish cream, irsk flødelikør | fløtelikør, kremlikør, irish cream, irsk kremlikør | gräddlikör, irish cream, irländsk gräddlikör | kermalikööri, kermaliköörit, irish cream
      ~baileys, bailey | baileys, bailey | baileys, bailey | baileys
    kaffelikør | kaffelikør | kaffelikör | kahvilikööri
      kahlua | kahlua | kahlua | kahlua
      tia maria | tia maria | tia maria | tia maria
    chokoladelikør | sjokoladelikør | chokladlikör | suklaalikööri
    æggelikør, advokaat | eggelikør, advokaat | ägglikör, äggtoddy, advocaat | munalikööri, advocaat
    limoncello, citronlikør | limoncello, sitronlikør | limoncello, citronlikör | limoncello, sitruunalikööri
    ~amaretto, disaronno, mandellikør | amaretto, disaronno, mandellikør | amaretto, disaronno, mandellikör | amaretto, disaronno, mantelilikööri
    appelsinlikør, triple sec | appelsinlikør, triple sec | apelsinlikör, triple sec | appelsiinilikööri, triple sec
      cointreau | cointreau | cointreau | cointreau
      grand marnier | grand marnier | grand marnier | grand marnier
    blue curacao, curacao | blue curacao, curacao | blue curacao, curacao | blue curacao, curacao
    sambuca | sambuca | sambuca | sambuca
    galliano | galliano | galliano, hot shot | galliano
    mintlikør, pebermyntelikør, minttu | myntelikør, minttu, peppermyntelikør | mintlikör, minttu, pepparmyntslikör, pepparmintslikör | minttulikööri, minttu viina, minttuviina, minttu, piparminttulikööri
    hyldeblomstlikør, st germain, hyldelikør | hylleblomstlikør, st germain | fläderlikör, st germain | seljankukkalikööri, st germain
    kirsebærlikør, heering | kirsebærlikør, heering | körsbärslikör, heering | kirsikkalikööri, heering
    solbærlikør, creme de cassis, cassis | solbærlikør, creme de cassis, cassis | svartvinbärslikör, creme de cassis, cassis | mustaherukkalikööri, creme de cassis, cassis
    hindbærlikør, chambord | bringebærlikør, chambord | hallonlikör, chambord | vadelmalikööri, chambord
    jordbærlikør | jordbærlikør | jordgubbslikör | mansikkalikööri
    - | multelikør, tyttebærlikør, moltelikør | hjortronlikör, lingonlikör, åkerbärslikör | lakkalikööri, puolukkalikööri, mesimarjalikööri, hillalikööri
    ferskenlikør | ferskenlikør | persikolikör, peach schnapps | persikkalikööri
    kokoslikør, malibu | kokoslikør, malibu | kokoslikör, malibu | kookoslikööri, malibu
    lakridslikør, lakridsshot, tyrkisk peber shot | lakrislikør, lakrisshot, tyrkisk pepper shot | lakritslikör, lakritsshot, turkisk peppar shot | salmiakkikossu, salmarikossu, salmari, lakritsilikööri, salmiakkilikööri, salmiakkiviina, salmiakkishotti
    southern comfort, whiskylikør | southern comfort, whiskylikør | southern comfort, whiskylikör | southern comfort, viskilikööri
    licor 43, likør 43 | licor 43, likør 43 | licor 43, likör 43 | licor 43, likööri 43
    drambuie | drambuie | drambuie | drambuie
    chartreuse | chartreuse | chartreuse | chartreuse
    passoa | passoa | passoa | passoa
    pisang ambon | pisang ambon | pisang ambon | pisang ambon
    benedictine | benedictine | benedictine | benedictine
    frangelico | frangelico | frangelico | frangelico
    midori | midori | midori | midori
    brombærlikør | bjørnebærlikør | björnbärslikör | karhunvatukkalikööri
    blåbærlikør | blåbærlikør | blåbärslikör | mustikkalikööri
    honninglikør | honninglikør | honungslikör | hunajalikööri
    slåenlikør | slåpelikør | slånbärslikör | oratuomilikööri
    havtornlikør | tindvedlikør | havtornslikör | tyrnilikööri
    tranebærlikør | tranebærlikør | tranbärslikör | karpalolikööri
    æblelikør | eplelikør | äppellikör | omenalikööri
    pærelikør | pærelikør | päronlikör | päärynälikööri
  aperitif, aperitiffer, aperitivo | aperitiff, aperitif, aperitivo | aperitif, aperitifer, aperitivo, fördrink | aperitiivi, aperitiivit, aperitif, alkujuoma, alkudrinkki
    aperol | aperol | aperol | aperol
    campari | campari | campari | campari
    pimms | pimms | pimms | pimms
    lillet | lillet | lillet | lillet
    - | - | - | gambina`,
}
