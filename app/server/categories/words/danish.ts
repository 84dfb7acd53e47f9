import type { PartWords } from './part-words.ts'

/** Danish words. */
export const danishWords: PartWords = {
  'fruit-vegetables': {
    goods: `kartoffel grøntsag grønt frugt suppeurter suppevisk rodfrugt`,
    flavours: `æble pære jordbær hindbær blåbær brombær bær appelsin mandarin drue vindrue blomme fersken
      abrikos kirsebær granatæble figen agurk gulerod løg rødløg forårsløg hvidløg purløg porre =kål blomkål
      hvidkål rødkål spidskål grønkål rosenkål peberfrugt champignon asparges aspargs selleri pastinak
      rødbede rødbeder radise ingefær majskolbe aubergine artiskok fennikel tyttebær ribs solbær krydderurt
      rabarber persillerod peberrod jordskok ærter sukkerærter bladselleri iceberg spinat klementin ferskner
      spidspeber græskar pomelo grape tranebær`,
  },
  'meat-fish': {
    goods: `fars hakkekød bøf steg kotelet mørbrad culotte filet pølse medister frikadelle pålæg !spegepølse
      !rullepølse leverpostej hamburgerryg flæskesteg kødbolle fiskefrikadelle fiskedelle fiskefilet
      fiskekage fiskebolle inderlår overlår vinger bryst gullasch goulash saltkød steak stegeflæsk flæsk
      ribbensteg nakkefilet nakkekotelet postej sild røgelaks kyllingeinderfilet spareribs roastbeef
      okseculotte tatar bacontern skinketern wienerpølse grillpølse culottesteg tykstegsbøf ribeye kødpålæg
      hotdogpølse brunchpølse cocktailpølse kølle krone loin pepperoni frankfurter krebinet lakseside
      skalrejer kamben cuvette hakket plantefars fileter bøffer -bøf flanksteak griller grillere oksefars
      kyllingelår lammelår underlår andelår millionbøf`,
    flavours: `kylling =and andebryst kalv kalkun oksekød svinekød kød skinke laks torsk rødspætte makrel
      tun tunfisk reje krabbe musling fisk ørred rogn kaviar sej hamburgerryg flæskesvær okse vildt
      hellefisk tofu falafel`,
    states: `gravad røget røgede kogt kogte stegt stegte marineret marinerede paneret panerede`,
  },
  'dairy-eggs': {
    dishes: `-skyr koldskål kakaomælk flødeskum vaniljeyoghurt`,
    goods: `mælk kærnemælk tykmælk ymer fløde smør smørbar cremefraiche -æg gær hytteost flødeost plantedrik
      havredrik sojadrik mandeldrik smøreost skæreost rygeost ylette cultura piskefløde friskost danablu`,
    flavours: `-ost danbo`,
  },
  'bread-cakes': {
    dishes: `knækbrød`,
    goods: `brød bolle rundstykke kage lagkage !wienerbrød toastbrød birkes basse tærte kringle kanelsnegl
      roulade fastelavnsbolle tebirkes morgenbrød flutes sandkage grissini romkugle træstamme kransekage
      kanelstang croutoner rasp tvebak drømmekage tortillas citronmåne brunsviger berliner gifflar muffins`,
  },
  pantry: {
    dishes: `suppe sovs`,
    goods: `-mel -mysli hvedemel flormelis !puddersukker havregryn gryn morgenmad sennep olie olivenolie
      rapsolie eddike krydderi marmelade honning syltetøj peanutbutter jordnøddesmør peanutsmør mandelsmør
      bagepulver natron husblas vaniljesukker mayonnaise mayo kokosmælk gryderet cacao kakaopulver kakao
      kaffebønner kaffekapsler smørepålæg pålægschokolade agurkesalat linser kikærter hørfrø chiafrø
      vinaigrette melblanding kagemix bagemix grød risengrød nescafe tunsalat remulade tomatpuré tomatpure
      tomatsovs sirup pastaskruer lasagneplade farin coco fras guldkorn passata kidneybønner beans
      majskerner asier pickles peberkorn masala nøddecreme chokoladecreme pandekageblanding`,
    flavours: `kaffe te -ris grødris bønne sesam solsikkefrø majs salt peber sukker`,
  },
  frozen: {
    goods: `-is ispind flødeis isvaffel pommes =frites pommesfrites forårsrulle færdigret pizzaslice
      sodavandsis vaniljeis fiskepind wokblanding`,
    states: `frosne frossen frossent frosset dybfrossen dybfrosne dybfrost`,
  },
  drinks: {
    goods: `øl pilsner juice saft !sodavand danskvand vand kildevand mineralvand læskedrik hvidvin rødvin
      rosévin vin snaps akvavit energidrik iste iskaffe bitter portvin æblemost most cocktail hedvin gløgg
      spiritus shots breezer squashlight sportsdrik proteindrik kakaodrik frugtdrik drikkevare julebryg
      påskebryg`,
  },
  'sweets-snacks': {
    dishes: `kiks vingummi småkage småkager riskiks`,
    goods: `slik bolcher tyggegummi chokoladebar skumfidus riskage flødebolle flødeboller -nød nødder
      mandler proteinbar müslibar påskeæg chokoladeæg saltstang saltstænger skildpadde snack vafler
      kexchokolade pastiller karameller guf flæskesvær svær pralin slikkepind nøddeblanding stænger rosiner
      dadler svesker marcipanbrød jødekager lakridsblanding snackblanding`,
    flavours: `chokolade mandel hasselnød valnød jordnød cashewnød`,
  },
  household: {
    goods: `toiletpapir køkkenrulle vaskemiddel vaskepulver skyllemiddel opvasketabs opvaskemiddel opvask
      rengøring universalrengøring affaldspose fryseposer bæreposer stanniol folie bagepapir kaffefilter
      =filter serviet stearinlys fyrfadslys batteri batterier =svamp karklud klud afkalker pletfjerner
      toiletrens håndopvask maskinopvask husholdningsfilm sølvpapir tændstikker opvaskebørste opvasksvamp
      skraldeposer papirhåndklæder rengøringsmiddel toiletkost sprit sugerør grillkul klorin`,
    flavours: `=lys`,
  },
  'health-care': {
    goods: `sæbe creme håndsæbe shower tandpasta tandbørste tandtråd mundskyl solcreme ansigtscreme
      fugtighedscreme hårfarve hårspray hårvoks barberskraber barberblade hygiejnebind trusseindlæg plaster
      næsespray parfume neglelak læbepomade makeup badesalt vitaminpiller fiskeolie bodylotion kosttilskud
      tandstikker vatpinde vatrondeller ansigtsrens sololie barberskum kondom håndcreme tandkrem
      ansigtsmaske !mundvand shampo læbestift hårkur`,
  },
  baby: {
    goods: `ble bleer vådserviet vådservietter babymad modermælkserstatning sut sutteflaske barnegrød
      babygrød babyolie`,
  },
  pets: {
    goods: `hundefoder kattefoder kattemad hundemad hundesnack kattegrus kattesand fuglefoder foder
      foderkugler mejsekugler kæledyr dyremad smådyr tyggeben hundekiks hundekurv kattelegetøj`,
  },
  building: {
    goods: `boremaskine skrue søm hammer sav stiksav rundsav tang skruetrækker maling træbeskyttelse pensel
      malerrulle fugemasse spartel isolering gips gipsplade laminat gulv fliser havemøbel havemøbler
      plæneklipper haveslange spade rive gødning pottemuld jord plantejord potteplante buketter buket blomst
      orkidé tulipan tulipaner krukke urtepotte grill briketter værktøjskasse værktøj arbejdshandsker
      stauder hortensia højtryksrenser kompressor vinkelsliber julestjerne =skruer spånskruer`,
  },
  plumbing: {
    goods: `armatur brusersæt bruser blandingsbatteri toiletsæde vandhane radiator håndvask brusehoved`,
  },
  electronics: {
    goods: `høretelefon hovedtelefon højttaler fjernsyn computer mobiltelefon mobil oplader kabel tastatur
      skærm kamera hukommelseskort spillekonsol`,
  },
  appliances: {
    goods: `støvsuger robotstøvsuger vaskemaskine tørretumbler køleskab fryser opvaskemaskine ovn mikroovn
      mikrobølgeovn komfur elkedel brødrister kaffemaskine espressomaskine køkkenmaskine stavblender
      strygejern hårtørrer barbermaskine ventilator kogeplade emhætte håndmixer røremaskine foodprocessor
      vaffeljern skæremaskine symaskine pålægsmaskine brødbagemaskine ismaskine`,
  },
  interior: {
    goods: `lampe stol sofa bord reol hylde tæppe gardin dyne hovedpude pude madras sengetøj håndklæde lagen
      lysestage vase spejl ramme opbevaringskasse stegepande pande gryde kniv tallerken krus kop bestik skål
      viskestykke kasserolle termokande skammel =seng =fad =glas vinglas drikkeglas`,
  },
  'toys-hobby': {
    goods: `legetøj lego dukke bamse puslespil spil bold cykel løbehjul garn farveblyanter farver tusch
      spillekort kuffert bøger trampolin =bog`,
  },
  car: {
    goods: `motorolie sprinklervæske viskerblad bilshampoo dæk bilpleje bilvask autoshampoo glansshampoo`,
  },
  others: `toast rost pris avis skovl træ frugttræ bagebog madpakke gavekort cykelhandsker cykelhjelm
    cykellygte træningsbænk hjelm strømper sokker tøj jakke bukser trøje kjole nattøj undertøj trusser sko
    støvler`,
  ignored: `hel hele frisk friske økologisk økologiske saltet saltede usaltet brun brune rosa qualità formalet lage lyse mørk mørke dansk danske søde
    sød
      =halvbagt =halvbagte =smuttede =vandfast`,
}
