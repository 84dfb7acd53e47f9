/** Norwegian goods, and after the colon what is of that kind. */
export const norwegianKinds = `
  parfyme: eau
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
  vitaminer: multivitamin vitamintabletter
  sopp: sjampinjong kantarell portobello aromasopp
  bær: jordbær bringebær blåbær bjørnebær solbær
  frukt: eple pære banan appelsin druer ananas mango kiwi melon
  brus: cola pepsi fanta sprite solo
  pålegg: servelat salami leverpostei hamburgerrygg spekeskinke
  fjærkre: kylling and kalkun
  skalldyr: reker blåskjell krabbe
  hodetelefoner: airpods
  spillkonsoll: nintendo
  oppbevaring: oppbevaringsboks oppbevaringskasse
  svinestek: skinkestek ribbe
  kjøtt: biff kjøttdeig koteletter`
