import type { Synonyms } from '../synonyms.ts'

/** Norwegian words. */
export const norwegianSynonyms: Synonyms = {
  same: `havremelk havredrikk
    soyamelk soyadrikk
    mandelmelk mandeldrikk
    øl pils pilsner
    tørkerull kjøkkenrull husholdningspapir tørkepapir
    dopapir toalettpapir
    brus leskedrikk
    hundemat hundefôr
    kattemat kattefôr
    kattesand kattestrø
    fuglemat fuglefrø
    potetgull potetchips chips
    eplejuice eplemost
    skyllemiddel tøymykner
    aluminiumsfolie folie
    plastfolie plastfilm
    søppelpose søppelsekk avfallspose avfallssekk
    nugatti nøttepålegg sjokoladepålegg nøttekrem
    geitost brunost
    blåost blåmuggost
    gulost hvitost
    tran fiskeolje
    smågodt godteri snop
    kanelbolle kanelsnurr kanelsnurrer skillingsbolle
    loff formloff toastbrød
    majones mayones majo
    spaghetti spagetti
    parmesan parmigiano
    bodylotion kroppslotion body+lotion
    morsmelkerstatning tilskuddsblanding
    sengetøy sengesett
    sjampinjong champignon
    ketchup tomatketchup
    oppvasksvamp skuresvamp
    peanøttsmør peanutbutter
    syltetøy marmelade
    müsli mysli muesli
    melis flormelis
    yoghurt yogurt
    smørbar smørbart
    donut smultring doughnut
    pitabrød pita
    pommesfrites fritter
    squash courgette zucchini
    kyllingbryst kyllingfilet kyllingbrystfilet
    spekepølse salami
    småkaker cookies
    instantkaffe pulverkaffe
    iste icetea ice+tea
    farris mineralvann kullsyrevann
    rengjøring rengjøringsmiddel allrengjøring
    oppvaskmiddel zalo
    oppvasktabletter oppvaskkapsler
    vaskemiddel tøyvask
    dusjsåpe dusjgel dusjkrem bodywash showergel shower+gel
    filterkaffe filtermalt+kaffe
    energidrikk energy+drink
    kremost cream+cheese
    hytteost cottage+cheese cottagecheese
    balsam conditioner hårbalsam
    sjampo shampoo shampo
    deodorant deo
    barberhøvel engangshøvel høvel
    smertestillende hodepinetabletter
    morsmelkerstatning babymelk
    bleie bleier
    fjernsyn tv television
    mobiltelefon smarttelefon mobil
    hodetelefoner høretelefoner headset
    mikroovn mikrobølgeovn
    lyspære ledpære
    hårføner hårtørrer
    akevitt snaps
    grillkull briketter grillbriketter
    potteplante stueplante
    plantejord pottejord blomsterjord`,
  kinds: `parfyme: eau
    nettbrett: ipad
    fiskeolje: omega
    hundesnacks: tyggebein hundekjeks
    kaffekapsler: kapsler
    lampe: bordlampe gulvlampe taklampe
    laptop: macbook chromebook ideapad thinkpad vivobook notebook
    mobiltelefon: iphone
    mobil: iphone
    stearinlys: kronelys antikklys kubbelys
    ost: norvegia jarlsberg brie gouda cheddar camembert mozzarella feta parmesan gorgonzola
    fisk: laks torsk sild makrell sei hyse ørret kveite
    pasta: spaghetti penne fusilli makaroni tagliatelle farfalle pastaskruer
    frokostblanding: cornflakes havregryn mysli müsli granola
    godteri: vingummi lakris karameller seigmenn
    brennevin: vodka gin rom whisky akevitt likør
    musserende: champagne prosecco cava
    krydder: kanel karri oregano pepper kardemomme spisskummen
    smertestillende: paracet ibux ibuprofen paracetamol
    ansiktskrem: dagkrem nattkrem fuktighetskrem
    vaskemiddel: vaskepulver vaskekapsler
    kål: hvitkål rødkål blomkål rosenkål grønnkål kinakål hodekål
    sitrusfrukt: appelsin sitron lime grapefrukt klementin mandarin
    nøtter: mandler cashewnøtter peanøtter valnøtter hasselnøtter pistasjnøtter
    vitaminer: multivitamin vitamintabletter`,
}
