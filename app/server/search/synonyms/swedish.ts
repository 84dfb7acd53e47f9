import type { Synonyms } from '../synonyms.ts'

/** Swedish words. */
export const swedishSynonyms: Synonyms = {
  same: `havremjölk havredryck
    sojamjölk sojadryck
    mandelmjölk mandeldryck
    öl folköl lager
    toapapper toalettpapper
    hushållspapper hushållsrulle
    hundfoder hundmat
    kattfoder kattmat
    kattsand kattströ
    fågelmat fågelfrö
    äppeljuice äppelmust
    läsk läskedryck
    potatischips chips
    plåster sårplåster
    nötfärs köttfärs
    värktabletter smärtlindring smärtstillande
    frallor franska
    aluminiumfolie folie
    plastfolie gladpack
    soppåse sopsäck avfallspåse avfallssäck
    majonnäs majo mayo
    spagetti spaghetti
    parmesan parmigiano
    hudlotion kroppslotion body+lotion
    påslakan påslakanset bäddset
    fryspizza fryst+pizza
    ketchup tomatketchup
    jordnötssmör peanutbutter
    sylt marmelad
    müsli mysli musli
    florsocker pudersocker
    yoghurt yogurt
    ättika vinäger ättiksprit
    sojasås soja
    ärtor ärter
    munk donut doughnut
    pitabröd pita
    zucchini squash
    kycklingbröst kycklingfilé kycklingbröstfilé
    kycklingben kycklingklubba
    salami medvurst
    snabbkaffe pulverkaffe
    iste icetea ice+tea
    tacokrydda tacokryddmix
    rengöring rengöringsmedel allrengöring
    diskmedel handdisk
    maskindisk disktabletter diskmaskinstabletter maskindisktabletter maskindiskmedel
    duschkräm duschgel duschtvål showergel shower+gel
    energidryck energy+drink
    färskost cream+cheese
    balsam conditioner hårbalsam
    schampo shampoo
    deodorant deo
    rakhyvel engångshyvel
    bindor mensskydd
    modersmjölksersättning bröstmjölksersättning
    blöja blöjor
    teve tv television
    mobiltelefon smartphone mobil smarttelefon
    hörlurar headset
    glödlampa ledlampa
    hårfön hårtork
    grillkol briketter grillbriketter
    planteringsjord blomjord plantjord
    brännvin snaps akvavit
    vetebulle kanelbulle
    ädelost grönmögelost blåmögelost
    isbergssallad isberg
    ruccola rucola rucolasallad
    salladslök knipplök
    fläskkotlett kotlett
    rökt+lax röklax kallrökt+lax varmrökt+lax
    gravlax gravad+lax
    vegofärs växtfärs sojafärs vegetarisk+färs
    kycklingvingar hotwings vingar
    skivadost ost+skivad
    rivenost riven+ost
    tortilla tortillabröd wrap
    kaffebönor hela+bönor
    nudlar noodles
    tonfisk tuna
    krossadetomater krossade+tomater hela+tomater
    tacokrydda taco+kryddmix taco+krydda
    buljong buljongtärning fond
    vingummi fruktgodis
    chokladkaka mjölkchoklad
    toalettrengöring wcrengöring toarengöring
    värmeljus teljus
    fågelfrö fågelmat
    hundgodis hundsnacks hundgodbitar
    kattgodis kattsnacks kattgodbitar
    smörgåsmargarin bordsmargarin
    sötpotatis batat
    surdegsbröd levain
    smartklocka smartwatch
    tangentbord keyboard
    datormus mus
    skärm bildskärm datorskärm monitor
    spelkonsol konsol playstation xbox
    laptop bärbar bärbar+dator
    robotdammsugare dammsugarrobot
    eltandborste elektrisk+tandborste
    fläkt bordsfläkt golvfläkt
    sandpapper slippapper
    toalettsits toasits
    borrmaskin skruvdragare
    sängkläder påslakan påslakanset bäddset
    tavelram ram fotoram
    mugg kopp kaffemugg
    sällskapsspel brädspel
    nalle gosedjur mjukdjur
    klossar lego byggklossar
    torkarblad vindrutetorkare
    bildäck däck
    bilschampo bilshampoo
    garn stickgarn
    isglass glasspinne pinnglass
    handkräm handlotion
    blomkruka kruka
    trädgårdshandskar arbetshandskar
    nässpray nässprej nezeril
    lakrits lakritsgodis saltlakrits`,
  kinds: `parfym: eau
    surfplatta: ipad
    fiskolja: omega
    kaffekapslar: kapslar
    lampa: bordslampa golvlampa taklampa
    laptop: macbook chromebook ideapad thinkpad vivobook notebook
    mobiltelefon: iphone
    mobil: iphone
    stearinljus: kronljus antikljus blockljus
    ost: herrgård präst grevé brie gouda cheddar camembert mozzarella fetaost parmesan gorgonzola västerbottensost
    fisk: lax torsk sill makrill sej kolja rödspätta röding
    pasta: spaghetti penne fusilli makaroner tagliatelle farfalle
    frukostflingor: cornflakes havregryn müsli granola
    godis: vingummi lakrits karameller
    sprit: vodka gin rom whisky likör
    mousserande: champagne prosecco cava
    krydda: kanel curry oregano peppar kardemumma spiskummin
    värktabletter: alvedon ipren paracetamol ibuprofen panodil
    ansiktskräm: dagkräm nattkräm
    tvättmedel: tvättpulver tvättkapslar
    kål: vitkål rödkål blomkål brysselkål grönkål spetskål
    citrusfrukt: apelsin citron lime grapefrukt clementin mandarin
    nötter: mandel cashewnötter jordnötter valnötter hasselnötter pistagenötter
    vitaminer: multivitamin
    svamp: champinjoner kantareller portobello skogschampinjon
    frukt: äpple päron banan apelsin druvor ananas mango kiwi melon
    läsk: cola pepsi fanta sprite trocadero zingo
    pålägg: skinka salami medvurst leverpastej rostbiff
    fågel: kyckling anka kalkon
    skaldjur: räkor musslor krabba kräftor
    hörlurar: airpods
    spelkonsol: nintendo
    förvaring: förvaringsbox förvaringslåda
    kött: biff köttfärs kotlett
    godis: lösgodis`,
}
