/** Danish goods, and after the colon what is of that kind. */
export const danishKinds = `
  parfume: eau
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
  opbevaring: opbevaringskasse opbevaringsboks`
