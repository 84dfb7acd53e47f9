/** Finnish goods, and after the colon what is of that kind. */
export const finnishKinds = `
  hajuvesi: eau
  tabletti: ipad
  kalaöljy: omega
  kahvikapseli: kapseli kapselit
  lamppu: pöytävalaisin lattiavalaisin kattovalaisin
  partaterä: terä vaihtoterä
  pulla: korvapuusti
  kannettava: macbook chromebook ideapad thinkpad vivobook
  puhelin: iphone
  juusto: edam emmental oltermanni gouda brie cheddar camembert mozzarella feta parmesan
  kala: lohi kirjolohi turska seiti silakka silli muikku siika kuha ahven
  pasta: spagetti spaghetti penne fusilli makaroni tagliatelle farfalle
  karkki: lakritsi salmiakki vaahtokarkki
  viina: vodka gini rommi viski konjakki
  mauste: kaneli curry oregano pippuri kardemumma
  särkylääke: burana panadol ibuprofeeni parasetamoli
  pähkinä: mantelit cashewpähkinä maapähkinä saksanpähkinä hasselpähkinä pistaasi
  maito: maitojuoma kevytmaitojuoma
  äidinmaidonkorvike: vieroitusvalmiste
  kaali: valkokaali punakaali kukkakaali parsakaali kiinankaali lehtikaali ruusukaali
  murot: maissihiutale
  vitamiini: monivitamiini
  sieni: herkkusieni kantarelli suppilovahvero
  marja: mansikka vadelma mustikka puolukka karpalo
  hedelmä: omena päärynä banaani appelsiini viinirypäle ananas mango kiivi meloni
  limsa: cola pepsi fanta sprite jaffa
  leikkele: kinkku salami meetvursti keittokinkku
  äyriäinen: katkarapu simpukka rapu
  kuulokkeet: airpods
  pelikonsoli: nintendo
  säilytys: säilytyslaatikko
  liha: jauheliha pihvi kyljys
  kapselit: kahvikapseli`
