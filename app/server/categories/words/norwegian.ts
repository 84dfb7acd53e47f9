import type { PartWords } from './part-words.ts'

/** Norwegian words. */
export const norwegianWords: PartWords = {
  'fruit-vegetables': {
    goods: `potet grønnsak grønt frukt suppegrønnsaker rotgrønnsak wokgrønnsaker`,
    flavours: `eple pære jordbær bringebær blåbær bjørnebær bær appelsin mandarin drue plomme fersken
      aprikos moreller granateple fiken agurk gulrot gulrøtter løk rødløk vårløk hvitløk gressløk purre =kål
      blomkål hodekål hvitkål rødkål kinakål rosenkål grønnkål nykål sjampinjong asparges selleri sellerirot
      pastinakk rødbet rødbeter reddik ingefær mais maiskolbe aubergine artisjokk fennikel tyttebær solbær
      rips krydderurt rabarbra kålrot sukkererter erter stangselleri isbergsalat spinat brekkbønner
      aspargesbønner mangold klementin sitron avokado brokkoli gresskar =sopp aromasopp`,
  },
  'meat-fish': {
    goods: `kjøttdeig deig karbonadedeig farse biff stek kotelett ytrefilet indrefilet mørbrad pølse
      grillpølse wienerpølse karbonade medister kjøttkake kjøttboller pålegg leverpostei skinkestek
      svinestek flesk vinger bryst lårfilet overlår grillben ribbe pinnekjøtt fenalår spekeskinke !spekepølse spekemat
      servelat fiskekake fiskekaker fiskepinne fiskebolle fiskepudding fiskegrateng sild røkelaks
      roastbiff koteletter nakkekotelett entrecôte kassler knakkpølse fårepølse salami hamburgerrygg
      finnbiff ribeye strimler kjøttpålegg gulasj rullepølse sylte baconbiter -får fileter kyllinglår
      lammelår underlår`,
    flavours: `kylling =and kalv kalkun storfe storfekjøtt svinekjøtt svin kjøtt skinke laks torsk hyse sei
      makrell ørret tunfisk reke reker krabbe blåskjell fisk rogn kaviar kveite steinbit elg reinsdyr
      fårikål tofu falafel lutefisk klippfisk =får fårikålkjøtt kamskjell`,
    states: `gravet røkt røkte kokt kokte stekt stekte gratinert marinert marinerte panert panerte`,
  },
  'dairy-eggs': {
    goods: `melk lettmelk kulturmelk surmelk fløte rømme smør smørbar egg gjær cottage kesam brunost hvitost
      norvegia jarlsberg smøreost kremost havredrikk soyadrikk mandeldrikk plantedrikk geitost
      gudbrandsdalsost gulost skyr tzatziki kremfløte matfløte synnøve biola sjokolademelk brelett bremykt
      meierismør -ost -egg kvarg =prim sjokoladedrikk`,
  },
  'bread-cakes': {
    dishes: `brød knekkebrød`,
    goods: `bolle rundstykke kake loff kneipp kneippbrød rugbrød flatbrød lefse lompe lomper !wienerbrød
      skolebolle skillingsbolle hveteboller kanelbolle pølsebrød hamburgerbrød tebrød rosinbolle kakebunn
      baguetter polarbrød toastbrød grovbrød suksessterte terte vaffel vafler sveler muffins sandkake
      kringle kransekake toast lingongrova !polarkake tortilla gifflar`,
  },
  pantry: {
    dishes: `suppe saus lapskaus -nudler tacoskjell tacolefse`,
    goods: `-mel hvetemel rugmel melis havregryn gryn frokostblanding sennep olje olivenolje rapsolje eddik
      krydder buljong syltetøy honning peanøttsmør bakepulver natron vaniljesukker majones kokosmelk gryte
      gryteblanding kakao kaffebønner kaffekapsler smørepålegg sjokoladepålegg linser kikerter vinaigrette
      grøt risgrøt riskrem tacokrydder tubekaviar hermetikk kakemiks bakemiks pulverkaffe kokekaffe
      filterkaffe nugatti nøttepålegg sirup bønner solsikkekjerner havregrøt pastaskruer
      lasagneplater hvete cheerios maiskorn sylteagurk surkål remulade oksekraft karri paprikapulver
      nøttekrem pannekaker tea -kjøttsaus`,
    flavours: `kaffe te -ris jasminris bønne sesam solsikkefrø salt pepper sukker`,
  },
  frozen: {
    goods: `=is iskrem ispinne saftis fløteis kroneis pommes =frites vårrull ferdigrett
      grandiosa sandwichis vaniljeis sørlandsis brokkoliblanding grønnsaksblanding eventyris
      hvitløksbaguetter wokblanding`,
    states: `frosne frossen frossent fryst frysta dypfryst dypfryste dypfrosne`,
  },
  drinks: {
    goods: `øl pils pilsner juice eplejuice appelsinjuice saft brus vann mineralvann farris imsdal hvitvin
      rødvin rosévin vin akevitt energidrikk iste iskaffe eplemost most drikke smoothie sportsdrikk
      husholdningssaft kullsyrevann lettøl julebrus gløgg solo urge mozell tynevann fruktdrikk leskedrikk
      proteindrikk`,
  },
  'sweets-snacks': {
    dishes: `kjeks vingummi potetgull potetchips småkaker`,
    goods: `godteri smågodt smågodtis seigmenn tyggegummi sjokoladeplate lakris riskaker -nøtt nøtter
      peanøtter mandler proteinbar müslibar påskeegg sjokoladeegg saltstenger snacks pastill pastiller
      karameller drops kokosboller kvikk cashewnøtter konfekt marsipan digestive rosiner dadler svisker
      nøtteblanding sjokoladeblanding twist`,
    flavours: `sjokolade mandel hasselnøtt valnøtt`,
  },
  household: {
    goods: `toalettpapir tørkepapir kjøkkenrull husholdningspapir vaskemiddel vaskepulver tøyvask tøymykner
      skyllemiddel oppvasktabletter oppvaskkapsler oppvaskmiddel oppvask rengjøring allrengjøring søppelpose
      søppelsekk fryseposer brødposer folie aluminiumsfolie bakepapir kaffefilter filter serviett stearinlys
      telys kubbelys batteri batterier svamp klut flekkfjerner toalettrens plastfolie fyrstikker
      oppvaskbørste grillkull zalo avkalker sprit klorin skurekrem grønnsåpe lyspære`,
    flavours: `=lys`,
  },
  'health-care': {
    goods: `såpe krem håndsåpe dusj dusjsåpe tannkrem tannbørste tanntråd munnskyll solkrem ansiktskrem
      fuktighetskrem hårfarge hårspray hårvoks barberhøvel barberblader truseinnlegg plaster nesespray
      parfyme neglelakk leppepomade sminke vitaminer tran fiskeolje tabletter kosttilskudd bomullspads
      ansiktsrens barberskum kondom håndkrem ansiktsmaske munnvann hårkur smertestillende leppestift sjampo
      tamponger vitaminmikstur`,
  },
  baby: {
    dishes: `barnemat`,
    goods: `bleie bleier våtserviett våtservietter smokk tåteflaske barnegrøt morsmelkerstatning babygrøt`,
  },
  pets: {
    goods: `hundemat hundefôr hundefor kattemat kattefôr kattesand fuglemat fuglefrø fôr tyggebein
      hundesnacks tørrfôr våtfôr hundekjeks kjæledyr dyremat`,
  },
  building: {
    goods: `drill boremaskin skrue skruer spiker hammer sag stikksag sirkelsag tang skrutrekker maling beis
      pensel malerull fugemasse sparkel isolasjon gips gipsplate laminat parkett fliser hagemøbler
      gressklipper hageslange spade rive gjødsel jord plantejord bukett blomst orkidé tulipaner krukke urtepotte
      grill briketter verktøykasse verktøy arbeidshansker høytrykksspyler kompressor vinkelsliper
      julestjerne`,
  },
  plumbing: {
    goods: `armatur dusjsett dusjhode blandebatteri toalettsete kran radiator servant hånddusj
      servantbatteri kjøkkenbatteri`,
  },
  electronics: {
    goods: `hodetelefon hodetelefoner ørepropper høyttaler datamaskin pc mobiltelefon mobil lader kabel
      tastatur skjerm kamera minnekort spillkonsoll klokke`,
  },
  appliances: {
    goods: `støvsuger robotstøvsuger vaskemaskin tørketrommel kjøleskap fryser oppvaskmaskin ovn stekeovn
      mikrobølgeovn komfyr vannkoker brødrister kaffetrakter kaffemaskin espressomaskin kjøkkenmaskin
      stavmikser strykejern hårføner barbermaskin vifte platetopp ventilator foodprosessor vaffeljern`,
  },
  interior: {
    goods: `lampe stol sofa bord reol hylle teppe gardin dyne pute madrass sengetøy håndkle laken lysestake
      vase speil ramme oppbevaringsboks stekepanne panne kniv tallerken glass kopp bestikk kjele mugge
      termos =seng`,
  },
  'toys-hobby': {
    goods: `leker leke lego dukke bamse puslespill spill ball sykkel sparkesykkel garn fargeblyanter tusj
      koffert bok bøker trampoline`,
  },
  car: {
    goods: `motorolje spylervæske viskerblad bilsjampo dekk bilpleie vindusvisker`,
  },
  others: `toast rost frost avis tre frukttre kokebok gavekort matpakke terrassebord tannbørstehode strømper
    sokker tøy jakke bukser genser kjole undertøy truser sko støvler`,
  ignored: `hel hele økologisk økologiske mix original fett filtermalt kokmalt
      =norsk =norske =søt =søte =halvstekt =halvstekte =skoldede =vanntett`,
}
