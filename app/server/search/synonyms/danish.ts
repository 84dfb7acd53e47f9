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
    grillkul trækul grillbriketter`,
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
    vitaminer: multivitamin vitaminpiller`,
}
