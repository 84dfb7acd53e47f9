import type { GoodsTable } from '../goods-table.ts'

/** Beer, cider, spirits and mixed drinks, also those without alcohol. */
export const beerSpirits: GoodsTable = {
  part: 'drinks',
  rows: `
alkohol, alkoholiske drikke | alkohol, alkoholholdig drikke | alkohol, alkoholdryck, alkoholdrycker | alkoholi, alkoholit, alkoholijuoma, alkoholijuomat
  øl, pilsner, pilsnere, pils, bajer, bajere, øller | øl, pils, pilsner, pilsøl | öl, bira, bärs, ölen | olut, oluet, kalja, kaljat, bisse, bisset
    - | - | pilsner, pils, pilsneröl | pils, pilsneri, pilsner
    lager, lagerøl, pale lager | lager, lagerøl | lager, ljus lager, lageröl | lager, lagerit, lagerolut, vaalea lager
    - | - | folköl, folkisar, 3.5 öl | -
    letøl, let øl | lettøl, lett øl | lättöl, lätt öl, light öl | ykkösolut, ykkösoluet, mieto olut
    - | - | - | keskiolut, keskioluet, keskari, kolmosolut, iii olut
    stærk øl, elefantøl, stærkøl | sterkøl, sterk øl | starköl, stark öl | vahva olut, nelosolut, a-olut, iv olut
    guldøl, guld øl | gulløl | guldöl, exportöl | -
    classic øl, mørk pilsner, wienerøl | - | wieneröl | -
    dåseøl, øl på dåse, øldåser | boksøl, øl på boks, ølbokser | burköl, öl på burk, ölburk | tölkkiolut, tölkkioluet, olut tölkki, tölkkikalja
    flaskeøl, øl på flaske | flaskeøl, øl på flaske | flasköl, öl på flaska | pullo-olut, pullo-oluet
    ølkasse, kasse øl, ølkasser, øl i kasse | ølkasse, kasse øl, ølbrett | ölflak, flak öl, öl back | olutkori, kaljakori, mäyräkoira, kaljalaatikko
    fadøl, fustage, fustage øl | fatøl, ølfat | fatöl, ölfat | hanaolut, hanaoluet, tynnyriolut, oluttynnyri
    ipa, india pale ale | ipa, india pale ale | ipa, india pale ale | ipa, ipat, india pale ale
      neipa, hazy ipa | neipa, hazy ipa | neipa, hazy ipa | neipa, hazy ipa
    pale ale, apa, american pale ale | pale ale, apa, american pale ale | pale ale, apa, american pale ale | pale ale, apa, american pale ale
    ale, brown ale, red ale | ale, brown ale, red ale | ale, brown ale, red ale | ale, brown ale, red ale, punainen ale
    hvedeøl, weissbier, hvede øl, witbier | hveteøl, weissbier, witbier | veteöl, weissbier, witbier, vetöl | vehnäolut, vehnäoluet, weissbier, witbier
    stout, imperial stout | stout, imperial stout | stout, imperial stout | stout, stoutit, imperial stout
      guinness | guinness | guinness | guinness
    porter | porter | porter | portteri, portterit, porter
    bock, bockøl, doppelbock | bock, bokkøl, bokkøl lys | bock, bocköl | bock, bock olut
    mørk øl, mørkt øl, brown øl, dunkel | mørkt øl, bayer, bayerøl, bayersk øl, dunkel | mörköl, mörk öl, mörk lager, dunkel | tumma olut, tumma lager, tummat oluet
    hvidtøl, nisseøl, hvid øl | - | - | -
    surøl, sour øl, sour beer, lambic, gose | surøl, sour øl, lambic | suröl, sour öl, lambic, sour ale | hapanolut, hapanoluet, sour olut, lambic
    belgisk øl, dubbel, tripel, klosterøl, saison | belgisk øl, dubbel, tripel, saison, klosterøl | belgisk öl, dubbel, tripel, saison, klosteröl | belgialainen olut, dubbel, tripel, saison, luostariolut
    specialøl, mikrobryg, craft beer, craftøl | spesialøl, håndverksøl, craftøl, mikrobrygg | specialöl, hantverksöl, craftöl, mikrobryggeri öl | erikoisolut, erikoisoluet, käsityöläisolut, pienpanimo-olut, craft olut
    økologisk øl | økologisk øl | ekologisk öl, ekoöl | luomuolut
    glutenfri øl | glutenfritt øl, glutenfri øl | glutenfri öl | gluteeniton olut, gluteenittomat oluet
    julebryg, juleøl, jule øl, julepilsner | juleøl, julebrygg, jule øl | julöl, jul öl | jouluolut, jouluoluet
    påskebryg, påskeøl | påskeøl, påskebrygg | påsköl | pääsiäisolut
    oktoberfest øl, sommerøl | oktoberfest øl, sommerøl, sommerbrygg | oktoberfest öl, sommaröl | oktoberfest olut, kesäolut
    radler, shandy | radler, shandy | radler, shandy | radler, shandy
    sahti | sahti | sahti, gotlandsdricka | sahti
    alkoholfri øl, øl uden alkohol, alkoholfri pilsner, nul procent øl | alkoholfritt øl, alkoholfri øl, øl uten alkohol, alkoholfri pils | alkoholfri öl, öl utan alkohol, alkoholfritt öl | alkoholiton olut, alkoholittomat oluet, alkoholiton kalja
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
    erdinger | erdinger | erdinger | erdinger
    paulaner | paulaner | paulaner | paulaner
  cider, ciders | cider, sider, cidere | cider, ciders, cidrar | siideri, siiderit, cider
    æblecider, æble cider | eplecider, eplesider | äppelcider, äpple cider | omenasiideri, omenasiiderit
    pærecider, pære cider | pærecider, pæresider | päroncider, päron cider | päärynäsiideri, päärynäsiiderit
    jordbærcider, hindbærcider, bærcider | jordbærcider, bærcider | jordgubbscider, hallonmedley, bärcider, skogsbärcider | mansikkasiideri, vadelmasiideri, marjasiideri
    tør cider | tørr cider, tørr sider | torr cider | kuiva siideri
    alkoholfri cider | alkoholfri cider, alkoholfri sider | alkoholfri cider | alkoholiton siideri, alkoholittomat siiderit
    somersby | somersby | somersby | somersby
    kopparberg | kopparberg | kopparberg | -
    - | grevens cider, grevens | herrljunga cider, herrljunga | golden cap
  alkoholsodavand, alkoholsodavander, alkopops, alcopops, alkopop | rusbrus, alkopops, alkopop | alkoläsk, alcopop, alkopop, blanddryck, blanddrycker | juomasekoitus, juomasekoitukset, alkopop, valmis drinkki
    breezer, bacardi breezer | breezer, bacardi breezer | breezer, bacardi breezer | breezer, bacardi breezer
    smirnoff ice | smirnoff ice | smirnoff ice | smirnoff ice
    cult shaker, mokai | - | xide | -
    long drink, gin long drink, longdrink | long drink, longdrink | long drink, lonkero, longdrink | lonkero, lonkerot, long drink, longdrink, gin long drink, lonkku
      - | - | - | greippilonkero, greippi lonkero
      - | - | - | karpalolonkero, karpalo lonkero
    hard seltzer, seltzer | hard seltzer, seltzer | hard seltzer, seltzer | hard seltzer, seltzer, seltzerit
  cocktail, cocktails, drinks, drink, cocktails på dåse, færdig drink | cocktail, cocktails, drink, drinker, drinks | cocktail, cocktails, drink, drinkar, färdigblandad drink | cocktail, cocktailit, drinkki, drinkit
    gin tonic, gin og tonic, gin & tonic, gt | gin tonic, gin og tonic, gin & tonic | gin tonic, gin och tonic, gin & tonic | gin tonic, ginitonic, gin & tonic
    mojito | mojito | mojito | mojito, mojitot
    aperol spritz, spritz | aperol spritz, spritz | aperol spritz, spritz | aperol spritz, spritz
    espresso martini | espresso martini | espresso martini | espresso martini
    pina colada | pina colada | pina colada | pina colada
    daiquiri | daiquiri | daiquiri | daiquiri
    moscow mule | moscow mule | moscow mule | moscow mule
    dark n stormy, dark and stormy | dark n stormy, dark and stormy | dark n stormy, dark and stormy | dark and stormy
    vodka cola | vodka cola | vodka cola | vodka cola
    whisky cola | whisky cola | whisky cola | viski cola
    rom og cola, cuba libre | rom og cola, cuba libre | rom och cola, cuba libre | rommikola, cuba libre
    vodka redbull | vodka redbull | vodka redbull | vodka energiajuoma
  spiritus, stærk alkohol, sprut, stærk spiritus | brennevin, spiritus, sprut | sprit, starksprit, spritdrycker, sprut | viina, viinat, väkevät, väkevä alkoholi, väkevä, pitkä viina
    ~vodka | vodka | vodka | vodka, vodkat, votka, votkat
      absolut vodka | absolut vodka | absolut vodka | absolut vodka
      smirnoff, smirnoff vodka | smirnoff, smirnoff vodka | smirnoff, smirnoff vodka | smirnoff, smirnoff vodka
      koskenkorva | koskenkorva | koskenkorva | koskenkorva, kossu
      finlandia vodka | finlandia vodka | finlandia vodka | finlandia vodka
      vodka shots, små grå, ga-jol shot | vodkashots | vodkashots, smaksatt vodka | maustettu vodka, makuvodka
    ~gin | gin | gin, genever | gini, ginit, gin
      bombay sapphire, bombay gin | bombay sapphire, bombay gin | bombay sapphire, bombay gin | bombay sapphire, bombay gin
      beefeater | beefeater | beefeater | beefeater
      gordons, gordons gin, gordon's | gordons, gordons gin, gordon's | gordons, gordons gin, gordon's | gordons, gordons gin, gordon's
      hendricks gin, hendricks | hendricks gin, hendricks | hendricks gin, hendricks | hendricks gin, hendricks
      pink gin | pink gin, rosa gin | pink gin, rosa gin | pink gin, pinkki gini
    ~rom, rum | rom, rum | rom, rum | rommi, rommit, rum
      mørk rom, brun rom | mørk rom, brun rom | mörk rom | tumma rommi, tummat rommit
      hvid rom, lys rom | hvit rom, lys rom | vit rom, ljus rom | vaalea rommi, valkoinen rommi
      spiced rum, krydret rom, spiced rom | spiced rum, krydret rom | spiced rum, kryddad rom | maustettu rommi, spiced rum
      bacardi | bacardi | bacardi | bacardi
      captain morgan | captain morgan | captain morgan | captain morgan
      havana club | havana club | havana club | havana club
      cachaca | cachaca | cachaca | cachaca
    ~whisky, whiskey, wiskey | whisky, whiskey | whisky, whiskey | viski, viskit, whisky, whiskey
      single malt, maltwhisky, skotsk whisky, scotch | single malt, maltwhisky, skotsk whisky, scotch | single malt, maltwhisky, skotsk whisky, scotch | single malt, mallasviski, mallasviskit, skottiviski, skotlantilainen viski
      blended whisky | blended whisky | blended whisky, blended scotch | blended viski, sekoiteviski
      bourbon, amerikansk whiskey | bourbon, amerikansk whiskey | bourbon, amerikansk whiskey | bourbon, bourbonit, amerikkalainen viski
      irsk whiskey, irish whiskey | irsk whiskey, irish whiskey | irländsk whiskey, irish whiskey | irlantilainen viski, irish whiskey
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
    ~cognac, konjak, xo cognac, vsop | cognac, konjakk, vsop | cognac, konjak, vsop | konjakki, konjakit, cognac, vsop
      hennessy | hennessy | hennessy | hennessy
      martell | martell | martell | martell
      remy martin | remy martin | remy martin | remy martin
      courvoisier | courvoisier | courvoisier | courvoisier
    brandy, vinbrand | brandy, druebrennevin | brandy | brandy, brandyt, jaloviina, jallu, jallut
    armagnac | armagnac | armagnac | armagnac
    calvados, æblebrandy | calvados, eplebrandy | calvados | calvados
    grappa | grappa | grappa | grappa
    eau de vie, frugtbrændevin, pære williams | eau de vie, fruktbrennevin | eau de vie, fruktbrännvin | hedelmäviina, eau de vie, marjaviina
    tequila | tequila | tequila | tequila, tequilat
    mezcal | mezcal | mezcal | mezcal
    pisco | pisco | pisco | pisco
    snaps, akvavit, brændevin, dram, kryddersnaps | akevitt, akvavit, snaps, dram | snaps, akvavit, brännvin, nubbe, nubbar, kryddat brännvin | akvaviitti, akvaviitit, snapsi, snapsit, ryyppy
      rød aalborg, ålborg akvavit, aalborg akvavit, linie akvavit | linie akevitt | linie akvavit, op anderson | linie akvavit, ålborg akvavit
      julesnaps, påskesnaps | juleakevitt | julsnaps, nubbeset | joulusnapsi
    bitter, bitters, bittersnaps, mavebitter | bitter, bitters, bitterlikør | bitter, bitters, besk, bäsk | katkero, katkerot, bitter
      gammel dansk | gammel dansk | gammel dansk | gammel dansk
      fernet branca, fernet, arnbitter | fernet branca, fernet | fernet branca, fernet | fernet branca, fernet
      jägermeister, jagermeister | jägermeister, jagermeister | jägermeister, jagermeister | jägermeister, jagermeister, jekku
      underberg | underberg | underberg | underberg
      angostura bitter, angostura | angostura bitter, angostura | angostura bitter, angostura | angostura bitter, angostura
    absint, absinthe | absint, absinthe | absint, absinthe | absintti, absinthe
    ouzo | ouzo | ouzo | ouzo
    raki, arak | raki, arak | raki, arak | raki, arak
    pastis | pastis | pastis | pastis
    shots, shot, shotflaske, småflasker | shots, shot, shotter | shots, shot, miniatyrer | shotti, shotit, shotsit, miniatyyripullo
      fisk shot, fisk shots, fisherman shot | fisk shot, fisherman shot | fisherman shot, fireball shot | fisuviina, fisu
      fireball | fireball | fireball | fireball
      jello shots | gele shots | jello shots | hyytelöshotti, hyytelöshotit
    punch, arrak, svensk punsch | punsj, arrak | punsch, arrak, arrakspunsch | punssi, arrakki
  ~likør, likører, liqueur | likør, likører | likör, likörer | likööri, liköörit
    flødelikør, irish cream | fløtelikør, kremlikør, irish cream | gräddlikör, irish cream | kermalikööri, kermaliköörit, irish cream
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
    mintlikør, pebermyntelikør | myntelikør | mintlikör, minttu | minttulikööri, minttu viina, minttuviina
    hyldeblomstlikør, st germain | hylleblomstlikør, st germain | fläderlikör, st germain | seljankukkalikööri, st germain
    kirsebærlikør, heering | kirsebærlikør, heering | körsbärslikör, heering | kirsikkalikööri, heering
    solbærlikør, creme de cassis, cassis | solbærlikør, creme de cassis, cassis | svartvinbärslikör, creme de cassis, cassis | mustaherukkalikööri, creme de cassis, cassis
    hindbærlikør, jordbærlikør, chambord | bringebærlikør, jordbærlikør, chambord | hallonlikör, jordgubbslikör, chambord | vadelmalikööri, mansikkalikööri, chambord
    - | multelikør, tyttebærlikør | hjortronlikör, lingonlikör | lakkalikööri, puolukkalikööri, mesimarjalikööri
    ferskenlikør | ferskenlikør | persikolikör, peach schnapps | persikkalikööri
    kokoslikør, malibu | kokoslikør, malibu | kokoslikör, malibu | kookoslikööri, malibu
    lakridslikør, lakridsshot, tyrkisk peber shot | lakrislikør, lakrisshot, tyrkisk pepper shot | lakritslikör, lakritsshot, turkisk peppar shot | salmiakkikossu, salmarikossu, salmari, lakritsilikööri, salmiakkilikööri
    southern comfort, whiskylikør | southern comfort, whiskylikør | southern comfort, whiskylikör | southern comfort, viskilikööri
    licor 43 | licor 43 | licor 43 | licor 43
    drambuie | drambuie | drambuie | drambuie
    chartreuse | chartreuse | chartreuse | chartreuse
  aperitif, aperitiffer | aperitiff, aperitif | aperitif, aperitifer | aperitiivi, aperitiivit, aperitif
    aperol | aperol | aperol | aperol
    campari | campari | campari | campari
    pimms | pimms | pimms | pimms
    lillet | lillet | lillet | lillet`,
}
