/** Finnish words for the same goods, a line each. */
export const finnishSame = `
  kauramaito kaurajuoma
  soijamaito soijajuoma
  mantelimaito mantelijuoma
  käsisaippua nestesaippua
  partahöylä höylä kertakäyttöhöylä
  muffinssi muffini
  olut lager kalja
  vessapaperi wcpaperi
  talouspaperi keittiöpaperi
  servetti lautasliina
  limsa limonadi virvoitusjuoma limu
  sipsi perunalastu
  purkka purukumi
  kana broileri kananpoika
  kananfilee broilerinfilee
  karkki makeinen namu
  muna kananmuna
  tv televisio telkkari
  imuri pölynimuri
  kissanruoka kissanmuona kissanherkku
  koiranruoka koiranmuona
  korvapuusti kanelipulla
  kola cola
  suolakurkku maustekurkku
  mehu täysmehu
  appelsiinimehu appelsiinitäysmehu
  omenamehu omenatäysmehu
  viinirypäle rypäle
  herkkusieni champignon
  maapähkinävoi pähkinävoi
  hillo marmeladi
  mysli müsli muesli
  jogurtti jugurtti
  spagetti spaghetti
  parmesan parmigiano parmesaani
  vartalovoide vartaloemulsio body+lotion
  kosteuspyyhe puhdistuspyyhe
  tuikku lämpökynttilä
  lamppu valaisin
  ketsuppi tomaattiketsuppi
  majoneesi majo
  ranskalaiset ranskanperunat
  donitsi munkki
  lihaliemi liemi liemikuutio
  tiskiaine astianpesuaine käsitiski
  tiskitabletti konetiskitabletti astianpesutabletti
  konetiskiaine konetiskitabletti
  pyykinpesuaine pyykinpesujauhe
  huuhteluaine pyykinhuuhteluaine
  roskapussi roskasäkki jätesäkki jätepussi
  folio alumiinifolio
  kelmu tuorekelmu
  tiskisieni pesusieni
  suihkusaippua suihkugeeli
  hoitoaine hiustenhoitoaine
  sampoo shampoo
  deodorantti deo
  kasvovoide kosteusvoide päivävoide
  aurinkovoide aurinkorasva aurinkosuoja
  käsivoide käsirasva
  side terveysside kuukautisside siipiside
  särkylääke kipulääke
  jäätee icetea ice+tea
  suihkugeeli shower+gel
  energiajuoma energy+drink
  raejuusto cottage+cheese
  laastari haavalaastari
  laturi virtalähde
  nenäsuihke nenäsumute
  vauvanruoka lastenruoka
  äidinmaidonkorvike korvike
  housuvaippa vaippa
  kannettava läppäri
  puhelin älypuhelin matkapuhelin kännykkä
  kuulokkeet nappikuulokkeet
  mikro mikroaaltouuni
  vedenkeitin vesikeitin
  hehkulamppu ledlamppu
  polkupyörä pyörä fillari
  kukkamulta multa istutusmulta
  seinämaali sisämaali sisustusmaali
  grillihiili briketti grillibriketti
  naudanjauheliha jauheliha
  jäävuorisalaatti jääsalaatti jäävuori
  rucola rukola
  kevätsipuli varsisipuli
  parsakaali brokkoli
  kesäkurpitsa zucchini
  kyljys porsaankyljys
  kassler porsaan+kassler
  savulohi kylmäsavulohi lämminsavulohi savustettu+lohi
  graavilohi graavi+lohi
  kasvisjauhis kasvijauhis nyhtökaura härkis vegejauhis
  kananfilee broilerinfilee rintafilee
  siivet kanansiivet broilerinsiivet
  rasvatonmaito rasvaton+maito
  juustoviipaleet viipalejuusto juusto+viipale
  juustoraaste raastettu+juusto
  tortilla wrap tortillalätty vehnätortilla
  kahvipavut papukahvi kahvi+papu
  tomaattimurska murskattu+tomaatti
  soijakastike soija
  kalapuikot kala+puikko
  roseeviini rosee
  perunalastut sipsi
  suklaalevy levysuklaa maitosuklaa
  lämpökynttilä tuikkukynttilä
  koiranherkku koirannami puruluu koiranmakupala
  kissanherkku kissanmakupala
  vauvanpuuro lastenpuuro
  kaiutin bluetoothkaiutin
  älykello smartwatch
  näppäimistö keyboard
  hiiri tietokonehiiri
  näyttö monitori tietokonenäyttö
  pelikonsoli konsoli playstation xbox
  kannettava läppäri laptop
  robotti-imuri robottiimuri imurirobotti
  sähköhammasharja sähkö+hammasharja
  tuuletin pöytätuuletin
  hiekkapaperi hiomapaperi
  istuinkansi wcistuin
  ruohonleikkuri nurmikonleikkuri
  pussilakana pussilakanasetti lakanasetti vuodevaatteet
  kehys taulukehys valokuvakehys
  muki kuppi kahvikuppi
  lautapeli seurapeli
  nalle pehmolelu
  rakennuspalikat lego palikat
  pyyhkijänsulka tuulilasinpyyhin
  autonrengas rengas renkaat
  autoshampoo autonpesuaine
  lanka neulelanka
  mehujää jäätelöpuikko
  ruukku kukkaruukku
  puutarhahanskat työkäsineet työhanskat
  porakone akkuporakone
  nenäsuihke nenäsumute nasolin
  piimä maitopiimä`
