/** Danish words for the same goods, a line each. */
export const danishSame = `
  havremælk havredrik
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
  havehandsker arbejdshandsker`
