/** Norwegian words for the same goods, a line each. */
export const norwegianSame = `
  havremelk havredrikk
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
  plantejord pottejord blomsterjord
  isbergsalat issalat
  ruccola rucola
  rødbeter rødbet
  kjøttdeig deig storfekjøttdeig
  svinekjøttdeig svinedeig
  røkelaks røkt+laks kaldrøkt+laks
  gravlaks gravet+laks
  vegetardeig vegetarfarse plantefarse plantedeig
  kyllingvinger vinger hotwings
  kyllinglår lårfilet
  sjokolademelk kakaomelk
  skummetmelk skummet+melk
  skivetost ost+skiver
  revetost revet+ost
  tortilla wrap tortillalefse
  kaffebønner hele+bønner
  kakaopulver drikkesjokolade
  nudler noodles
  tunfisk tun
  hermetikktomater hakkede+tomater hermetiske+tomater
  soyasaus soya
  buljong buljongterning fond
  fiskepinner fiskestaver
  saft husholdningssaft
  vingummi vingummier
  potetchips potetgull
  sjokoladeplate melkesjokolade
  toalettrens wcrens
  oppvasktabletter oppvasktabs maskinoppvask oppvaskkapsler
  fuglefrø fuglemat
  hundesnacks hundegodbit hundegodbiter hundesnack
  kattesnacks kattegodbit kattegodbiter
  barnegrøt babygrøt
  babymat barnemat
  høyttaler høytaler
  smartklokke smartwatch
  tastatur keyboard
  datamus mus
  skjerm monitor dataskjerm
  spillkonsoll konsoll playstation xbox
  laptop bærbar bærbar+pc
  robotstøvsuger støvsugerrobot
  eltannbørste elektrisk+tannbørste
  vifte bordvifte gulvvifte
  sandpapir slipepapir pussepapir
  toalettsete dosete
  plenklipper gressklipper
  ramme bilderamme fotoramme
  krus kopp kaffekopp
  brettspill selskapsspill
  bamse kosedyr
  klosser lego byggeklosser
  vindusvisker viskerblad
  bildekk dekk
  bilsjampo bilshampoo
  garn strikkegarn
  ispinne pinneis saftis
  iskrem is
  håndkrem håndlotion
  bestikk bestikksett
  hagehansker arbeidshansker`
