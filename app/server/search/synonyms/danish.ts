import type { Synonyms } from '../synonyms.ts'

/** Danish words. */
export const danishSynonyms: Synonyms = {
  same: `havremælk havredrik
    sojamælk sojadrik
    mandelmælk mandeldrik
    øl pilsner pils
    wcpapir toiletpapir lokumspapir
    køkkenrulle husholdningsrulle
    sodavand sodavander brus
    æblejuice æblemost
    stanniol sølvpapir alufolie aluminiumsfolie
    husholdningsfilm plastfolie madfilm
    skraldepose affaldspose affaldssæk skraldesæk
    bleer ble
    sovs sauce
    nøddecreme hasselnøddecreme
    fjernsyn tv television
    mobiltelefon smartphone mobil
    hovedtelefoner høretelefoner
    mikroovn mikrobølgeovn
    elkedel vandkoger
    hårtørrer føntørrer
    elpære lyspære ledpære
    hundefoder hundemad
    kattefoder kattemad
    kattegrus kattesand
    fuglefoder fuglemad
    mayo mayonnaise
    spaghetti spagetti
    parmesan parmigiano
    bodylotion kropslotion body+lotion
    babyservietter vådservietter
    sengetøj sengesæt
    ketchup tomatketchup
    spegepølse salami
    snaps akvavit
    chips kartoffelchips
    peanutbutter jordnøddesmør peanutsmør
    jordnødder peanuts
    marmelade syltetøj
    mysli müsli muesli
    flormelis puddersukker
    yoghurt yogurt
    smørbar smørbart
    kanelsnegl kanelsnurre kanelsnurrer
    donut doughnut
    pitabrød pita
    fritter pommesfrites
    courgette squash
    kyllingebryst kyllingefilet kyllingebrystfilet
    kyllingelår kyllingeoverlår kyllingeunderlår
    fars hakkekød
    småkager cookies
    instantkaffe pulverkaffe
    iste icetea ice+tea
    rengøringsmiddel rengøring universalrengøring
    opvaskemiddel håndopvask
    opvasketabs opvasketabletter maskinopvask
    vaskemiddel tøjvask
    brusegel showergel brusesæbe bodywash shower+gel
    filterkaffe formalet+kaffe
    energidrik energy+drink
    flødeost cream+cheese
    hytteost cottage+cheese cottagecheese
    balsam conditioner hårbalsam
    deodorant deo
    barberskraber skraber skrabere
    hygiejnebind bind
    plaster plastre hæfteplaster
    hovedpinepiller hovedpinetabletter smertestillende
    modermælkserstatning babymælk
    oplader lader
    potteplante stueplante
    pottemuld pottejord plantejord plantemuld
    grillkul trækul grillbriketter
    iceberg icebergsalat isbergsalat
    rucola ruccola rucolasalat
    forårsløg springløg
    svinekød grisekød
    svinekotelet grisekotelet
    svinemørbrad grisemørbrad
    oksefars hakket+oksekød
    svinefars grisefars hakket+grisekød
    hakkekød hakket+oksekød hakket+grisekød hakket+kød
    vinger kyllingevinger hotwings
    røgelaks røget+laks koldrøget+laks
    gravadlaks gravlaks gravad+laks
    plantefars vegetarfars vegofars veggiefars
    kakaomælk chokolademælk
    skummetmælk skummet+mælk
    skiveost skæreost ost+skiver
    revetost revet+ost
    tortilla wrap
    kaffebønner bønnekaffe hele+bønner
    kakaopulver drikkechokolade
    nudler noodles
    dåsetomater hakkede+tomater flåede+tomater
    tunfisk tun
    sojasovs sojasauce soja
    pastasovs pastasauce tomatsovs tomatsauce
    agurkesalat drueagurk asier syltede+agurker
    bouillon bouillonterning suppeterning
    fiskepinde fiskestænger
    danskvand mineralvand brusvand
    saft saftevand
    mousserende bobler
    vingummi winegum vingummier
    chokoladeplade pladechokolade chokoladebar
    opvasketabs opvasketabletter opvaskekapsler
    fyrfadslys telys
    håndcreme håndlotion
    fuglefrø fuglefoder
    hundesnacks hundeguf hundegodbid hundesnack
    kattesnacks kattegodbid kattegodbidder
    babygrød barnegrød
    højttaler højtaler
    smartwatch smartur
    tastatur keyboard
    computermus mus
    computerskærm skærm monitor
    spillekonsol konsol playstation xbox
    laptop bærbar bærbar+computer
    robotstøvsuger støvsugerrobot
    eltandbørste elektrisk+tandbørste
    ventilator blæser
    sandpapir slibepapir
    toiletsæde toiletbræt
    brusehoved bruserhoved håndbruser
    plæneklipper græsslåmaskine
    sengetøj sengesæt sengelinned
    ramme billedramme fotoramme
    krus kop kaffekrus
    gulvtæppe tæppe
    brætspil selskabsspil
    bamse tøjdyr plysdyr
    klodser lego byggeklodser
    viskerblad vinduesvisker
    bildæk dæk
    autoshampoo bilshampoo
    garn strikkegarn
    skruemaskine boremaskine
    havehandsker arbejdshandsker`,
  kinds: `parfume: eau
    tablet: ipad
    fiskeolie: omega
    hundesnacks: tyggeben hundekiks
    kaffekapsler: kapsler
    barberblade: blade
    lampe: bordlampe gulvlampe pendel
    laptop: macbook chromebook ideapad thinkpad vivobook notebook
    mobiltelefon: iphone
    mobil: iphone
    stearinlys: kronelys antiklys bloklys
    ost: danbo brie gouda havarti cheddar camembert mozzarella feta parmesan emmentaler gorgonzola
    blåskimmelost: danablu gorgonzola
    fisk: laks torsk sild makrel rødspætte sej tun ørred
    pasta: spaghetti penne fusilli makaroni tagliatelle farfalle pastaskruer
    morgenmad: cornflakes havregryn mysli müsli granola
    slik: vingummi lakrids bolcher skumfiduser karameller
    spiritus: vodka gin rom whisky snaps likør
    mousserende: champagne prosecco cava
    krydderi: kanel karry oregano peber muskatnød kardemomme spidskommen
    hovedpinepiller: panodil pamol paracetamol ibuprofen ipren
    ansigtscreme: dagcreme natcreme fugtighedscreme
    vaskemiddel: vaskepulver vaskekapsler
    kål: hvidkål rødkål spidskål grønkål blomkål rosenkål savoykål
    citrusfrugt: appelsin citron lime grapefrugt klementin mandarin
    rodfrugt: gulerod pastinak rødbede selleri persillerod
    nødder: mandler cashewnødder peanuts valnødder hasselnødder pistacienødder
    vitaminer: multivitamin vitaminpiller
    svampe: champignon kantarel portobello shiitake
    bær: jordbær hindbær blåbær brombær solbær
    frugt: æble pære banan appelsin druer ananas mango kiwi melon
    sodavand: cola pepsi fanta sprite
    pålæg: spegepølse rullepølse hamburgerryg salami leverpostej roastbeef
    fjerkræ: kylling and kalkun
    skaldyr: rejer muslinger krabbe
    høretelefoner: airpods
    spillekonsol: nintendo
    opbevaring: opbevaringskasse opbevaringsboks`,
}
