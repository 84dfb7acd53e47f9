/** Swedish goods, and after the colon what is of that kind. */
export const swedishKinds = `
  parfym: eau
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
  godis: lösgodis`
