/** Swedish words for the same goods, a line each. */
export const swedishSame = `
  havremjölk havredryck
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
  lakrits lakritsgodis saltlakrits`
