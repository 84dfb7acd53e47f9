import type { PartWords } from './part-words.ts'

/** Finnish words, and names that Finnish shops use. */
export const finnishWords: PartWords = {
  'fruit-vegetables': {
    goods: `peruna perunat vihannes vihannekset hedelmä hedelmät juures juurekset salaatti jääsalaatti
      wokvihannekset`,
    flavours: `omena päärynä mansikka vadelma mustikka marja appelsiini mandariini klementiini rypäle
      viinirypäle luumu persikka nektariini aprikoosi kirsikka granaattiomena viikuna kurkku porkkana sipuli
      punasipuli valkosipuli ruohosipuli purjo kaali kukkakaali valkokaali punakaali lehtikaali ruusukaali
      parsakaali kiinankaali herkkusieni parsa selleri palsternakka punajuuri retiisi inkivääri maissi
      munakoiso paprika tomaatti kirsikkatomaatti sitruuna lime banaani meloni vesimeloni ananas mango kiivi
      avokado bataatti lanttu nauris raparperi kurpitsa kesäkurpitsa karpalo puolukka herukka basilika
      persilja tilli minttu rucola pinaatti chili papaija pomelo greippi kantarelli korianteri satsuma herne
      =sieni`,
  },
  'meat-fish': {
    goods: `jauheliha liha kyljys kyljykset sisäfilee ulkofilee filee fileepihvi makkara grillimakkara
      lenkkimakkara nakki nakit pihvi lihapulla lihapullat pyörykkä pyörykät pekoni leikkele kinkku
      keittokinkku saunapalvi meetvursti maksapasteija pasteija suikale suikaleet fileesuikale reisi koivet
      siivet siipi kassler palvikinkku hampurilaispihvi kalapuikot kalapyörykkä silakka silakkafilee silli
      graavilohi kylmäsavulohi savulohi lämminsavu ribsit nyhtökaura nyhtis härkis tofu falafel soijarouhe
      seitan bratwurst salami kebab paahtopaisti ylikypsä entrecote mäti rapu ravunpyrstö kalapihvit
      kalapihvi lihapihvit maksalaatikko nugetit fileet possu leike kananpoika kabanossi fileepala makrilli
      kalapullat !maksamakkara jauhis karjalanpaisti =paisti =lenkki =rinta =kylki rintafilee palapaisti lihanakki
      kinkkuleike -nakki`,
    flavours: `kana broileri kalkkuna karitsa lammas naudan porsas porsaan possu lohi kirjolohi turska seiti
      kuha ahven siika muikku tonnikala katkarapu rapu simpukka kala makrilli hauki hirvi poro
      kylmäsavukirjolohi =nauta`,
    states: `savustettu savustetut kylmäsavustettu lämminsavustettu paneroitu paneroidut`,
  },
  'dairy-eggs': {
    dishes: `jogurtti rahka`,
    goods: `maito kevytmaito täysmaito piimä kerma kuohukerma ruokakerma vispikerma kermaviili =voi
      voimariini oivariini margariini levite muna munat kananmuna kananmunat hiiva raejuusto juusto tuorejuusto
      sulatejuusto juustoraaste raaste viili kauramaito kaurajogurtti ranskankerma rasiajuusto leipäjuusto
      palajuusto juustoviipale mozzarella feta fetajuusto halloumi kvarkki vanukas proteiinirahka
      proteiinivanukas =edam emmental oltermanni gefilus =polar kaurakerma smetana kaurafraiche
      salaattijuusto kookosjogurtti maitojuoma kevytmaitojuoma kaakaomaito kaakaomaitojuoma kaurajuoma
      mantelijuoma soijajuoma`,
  },
  'bread-cakes': {
    goods: `leipä ruisleipä paahtoleipä vaaleleipä näkkileipä hapankorppu rieska sämpylä sämpylät pulla
      pullat kakku kääretorttu munkki munkit muffinssi muffinssit piirakka karjalanpiirakka karjalanpiirakat
      pasteijat korvapuusti korvapuustit patonki croissant pitaleipä hampurilaissämpylä ruispala reissumies
      jälkiuunileipä limppu korput korppu torttu joulutorttu leivos viineri donitsi kauraleipä vehnäleipä
      leivonnainen näkkäri finncrisp juustokakku täytekakku pitko mokkapalat hampurilaissämpylät
      hodarisämpylä leivät ruispuikula puikulat kuivakakku tiikerikakku koulunäkki muffini voisarvi tortilla
      vehnätortilla isopaahto =paahto`,
  },
  pantry: {
    dishes: `keitto kastike mysli murot muro puuro`,
    goods: `jauho vehnäjauho ruisjauho hienosokeri tomusokeri kaurahiutale hiutale hiutaleet riisipuuro
      sinappi öljy oliiviöljy rypsiöljy rapsiöljy etikka mauste mausteet mausteseos liemi hillo marmeladi
      hunaja maapähkinävoi leivinjauhe ruokasooda vaniljasokeri majoneesi kookosmaito kaakao suklaalevite
      maapähkinälevite hasselpähkinälevite suodatinkahvi pikakahvi espresso papukahvi kahvikapseli pavut
      papu linssit kikherne kikherneet nuudeli nuudelit pasta spagetti spaghetti makaroni lasagnelevy
      jasmiiniriisi basmatiriisi kuskus säilyke säilykkeet ketsuppi tomaattimurska tomaattipyree
      salaatinkastike grillikastike soijakastike tortilla tortillat taco tacokuoret siirappi siemen siemenet
      hernekeitto suolakurkku maustekurkku kurkkusalaatti oliivi oliivit liemikuutio fondi kahvipapu
      kahvipavut mannaryyni kaurapuuro liivate pesto salsa leivontasuklaa kookoshiutale tonnikalapala
      mätitahna jauhoseos`,
    flavours: `kahvi tee kaneli kardemumma oregano vanilja riisi suola pippuri sokeri`,
  },
  frozen: {
    dishes: `pizza kivennuunipizza`,
    goods: `jäätelö jäätelöpuikko jäätelötuutti jäätelöt ranskanperunat ranskalaiset kevätkääryle kevätrulla
      valmisruoka mehujää sorbetti makaronilaatikko lihamakaronilaatikko maksalaatikko tuutti mikroateria
      pinaattiletut pinaattiohukaiset lohkoperunat risotto kiusaus lohikiusaus kinkkukiusaus
      vihannessekoitus wokvihannessekoitus kaalisekoitus juuressekoitus`,
    states: `pakastettu pakastetut pakaste`,
  },
  drinks: {
    goods: `olut lager pils mehu täysmehu appelsiinimehu omenamehu tuoremehu limsa limonadi virvoitusjuoma
      vesi kivennäisvesi kivennäisvedet vichy viini punavini punaviini valkoviini roseeviini kuohuviini
      siideri lonkero energiajuoma jäätee jääkahvi kotikalja kalja glögi smoothie tiiviste mehutiiviste
      urheilujuoma hyvinvointijuoma viina likööri konjakki viski kola pepsi jaffa fanta sprite
      batteryenergia maitokahvi kahvijuoma tea mehujuoma proteiinijuoma =juoma =juomat marjajuoma
      hedelmäjuoma =sima porter`,
  },
  'sweets-snacks': {
    dishes: `keksi keksit sipsi sipsit`,
    goods: `karkki karkit irtokarkki makeinen makeiset namu suklaalevy suklaapatukka suklaamuna konvehti
      konvehdit lakritsi salmiakki salmiakit purukumi purkka ksylitolipurukumi piparkakku piparkakut pipari
      perunalastu perunalastut naksu naksut juustonaksu pähkinä pähkinät pähkinäsekoitus mantelit
      cashewpähkinä proteiinipatukka välipalapatukka patukka popcorn popcornit pastilli pastillit toffee
      hedelmäkarkki riisikakku riisikakut vohveli vohvelit suolatikku suolatikut dippi dipit nachot nacho
      lakut suukko marmeladikuulat vaahtokarkki tikkari tikkarit suolapähkinä suklaakeksi rusina rusinat
      taateli taatelit`,
    flavours: `suklaa maitosuklaa manteli`,
  },
  household: {
    goods: `vessapaperi talouspaperi paperi pyykinpesuaine pyykinpesujauhe pesuaine huuhteluaine
      konetiskitabletti konetiskiaine konetiski astianpesuaine astianpesutabletti tiskiaine puhdistusaine
      yleispuhdistusaine roskapussi roskasäkki jätesäkki pakastepussi pussi folio alumiinifolio leivinpaperi
      suodatinpussi suodattimet lautasliina lautasliinat servetti servetit kynttilä kynttilät lämpökynttilä
      tuikku paristo paristot tiskisieni liina siivousliina tahranpoisto tuorekelmu kelmu tulitikut
      tiskiharja grillihiili mäntysuopa käsitiski voipaperi kertakäyttölautanen hehkulamppu nenäliina
      nenäliinat ilmanraikastin`,
  },
  'health-care': {
    goods: `saippua käsisaippua nestesaippua suihkusaippua suihkugeeli shampoo hoitoaine hammastahna
      hammasharja hammaslanka suuvesi aurinkovoide voide kasvovoide kosteusvoide käsivoide hiusväri
      hiuslakka hiusvaha höylä partahöylä terät partaterä siteet side siipiside terveysside kuukautisside pikkuhousunsuoja
      laastari nenäsumute nenäsuihke hajuvesi kynsilakka huulivoide meikki ripsiväri vitamiini vitamiinit kalaöljy
      tabletti tabletit ravintolisä vanupuikot vanulaput puhdistusmaito partavaahto kondomi kasvonaamio
      deodorantti deo antiperspirantti särkylääke vartalovoide monivitamiini tamponi tamponit magnesium
      suihkuvoide purutabletti`,
  },
  baby: {
    goods: `vaippa vaipat housuvaippa kosteuspyyhe kosteuspyyhkeet vauvanpuuro lastenruoka lastenpuuro
      äidinmaidonkorvike tutti tuttipullo sose hedelmäsose vauvanruoka puhdistuspyyhe puhdistuspyyhkeet`,
  },
  pets: {
    goods: `koiranruoka kissanruoka kissanhiekka linnunruoka koiranherkku kissanherkku kissanpurkki puruluu
      täysravinto talipallo talipallot kuivaruoka märkäruoka lemmikki lemmikit`,
  },
  building: {
    goods: `porakone ruuvinväännin ruuvi ruuvit naula naulat vasara pistosaha sirkkeli pihdit ruuvimeisseli
      maali seinämaali sisustusmaali sivellin maalitela tikkaat saumausmassa silikoni eriste eristevilla kipsilevy
      laminaatti lattia parketti laatta puutarhakalusteet ruohonleikkuri letku puutarhaletku lapio harava
      lannoite kukkakimppu kukka ruusu ruusut orkidea tulppaani ruukku grilli kaasugrilli briketti
      työkalupakki työkalu työkäsineet painepesuri kompressori kulmahiomakone joulutähti vanerilevy
      akkuporakone`,
  },
  plumbing: {
    goods: `suihkusetti käsisuihku istuinkansi lämpöpatteri pesuallas suihkuhana keittiöhana pesuallashana`,
  },
  electronics: {
    goods: `kuulokkeet kuuloke nappikuulokkeet kaiutin televisio tietokone kannettava puhelin älypuhelin
      laturi kaapeli näppäimistö näyttö kamera muistikortti pelikonsoli älykello hiiri reititin tulostin
      varavirtalähde peliohjain`,
  },
  appliances: {
    goods: `pölynimuri imuri pesukone kuivausrumpu jääkaappi pakastin astianpesukone uuni mikroaaltouuni
      liesi vedenkeitin leivänpaahdin paahdin kahvinkeitin espressokeitin yleiskone sauvasekoitin
      silitysrauta hiustenkuivain partakone parranajokone tuuletin liesituuletin vohvelirauta tehosekoitin
      airfryer sähköhammasharja keitin`,
  },
  interior: {
    goods: `lamppu pöytävalaisin valaisin tuoli sohva pöytä hylly verho peitto tyyny patja pussilakana pyyhe
      käsipyyhe lakana kynttilänjalka maljakko peili kehys säilytyslaatikko paistinpannu pannu kattila
      veitsi lautanen muki kuppi aterin aterimet kulho vati kannu termoskannu sänky =matto =lasi juomalasi
      käytävämatto`,
  },
  'toys-hobby': {
    goods: `lelu lelut lego nukke nalle palapeli peli lautapeli pallo polkupyörä potkulauta värikynä
      värikynät tussi matkalaukku kirja pehmolelu trampoliini väritysvihko`,
  },
  car: {
    goods: `moottoriöljy tuulilasinpesuneste pyyhkijänsulka autoshampoo renkaat =rengas autonrengas`,
  },
  others: `suodatin pakkanen lahjakortti sukat housut mekko alushousut kengät saappaat`,
  ignored: `luomu tuore tuoreet lady jauhoinen kiinteä pesty latte caffe frezza
      =suomalainen =kotimainen =vedenkestävä =kuorittu`,
}
