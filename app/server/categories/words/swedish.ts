import type { PartWords } from './part-words.ts'

/** Swedish words. */
export const swedishWords: PartWords = {
  'fruit-vegetables': {
    goods: `potatis grönsak grönsaker frukt wokgrönsaker rotfrukter salladsmix salladskål groddar krasse
      spenat kryddväxt grönsaksmix småbladsmix isbergssallad romansallad ruccola mache rucola sallad
      jalapeno`,
    flavours: `äpple äppel päron jordgubb jordgubbar hallon blåbär björnbär bär apelsin mandarin druva vindruvor
      plommon persika aprikos körsbär granatäpple fikon gurka morot morötter lök rödlök salladslök vitlök
      gräslök purjolök =kål blomkål vitkål rödkål spetskål grönkål brysselkål champinjon champinjoner
      sparris selleri rotselleri palsternacka rödbeta rödbetor rädisa rädisor ingefära majs majskolv
      aubergine kronärtskocka fänkål lingon vinbär kantareller rabarber kålrot sockerärter ärter ärtor
      haricots verts pumpa sötpotatis dragon persilja salvia rosmarin mangold zucchini gurkmeja litchi
      satsumas clementin passionsfrukt nektariner körsbärstomat kvisttomat kvisttomater avokado paprikamix
      =svamp skogschampinjon =jams`,
  },
  'meat-fish': {
    goods: `färs nötfärs biff stek kotlett kotletter filé file ytterfilé innerfilé fläskfilé grillkorv
      falukorv prinskorv köttbulle köttbullar frikadell pannbiff pålägg leverpastej pastej rostbiff fläsk
      sidfläsk lår vingar bröst kassler hamburgare burgare högrev grytbitar strimlor karré karre skinka
      hamburgerkött medvurst fiskpinnar fiskbullar sill strömming matjessill gravlax lufsa isterband
      kabanoss bratwurst wienerkorv varmkorv chorizo fläskkotlett fläskkarré entrecote nötkött lövbiff
      kycklingfilé lammstek julskinka smörgåsmat smörgåspålägg ostkorv hotdogkorv blodpudding
      rullader ansjovis kräftor kräftstjärtar crabsticks revbensspjäll ribs
      kycklingklubbor kycklingben torskrygg stenbitsrom -korv sylta vegobullar morotsbullar `,
    flavours: `kyckling anka kalv kalkon kött lax torsk sej makrill öring tonfisk räka räkor krabba musslor
      fisk kaviar spätta kolja gös älg tofu falafel quorn hoki alaska sushi rödspätta röding =nöt =ren
      renkött renskav löjrom stenbitsrom`,
    states: `gravad rökt rökta kallrökt kallrökta varmrökt varmrökta kokt kokta stekt stekta pulled grillad grillade panerad panerade`,
  },
  'dairy-eggs': {
    goods: `mjölk mellanmjölk lättmjölk filmjölk =fil fjällfil grädde vispgrädde matlagningsgrädde gräddfil
      smör bregott ägg jäst keso kvarg ost hårdost mesost messmör färskost mjukost dessertost grevé prästost
      hushållsost herrgård västerbotten herrgårdsost havredryck sojadryck mandeldryck havregrädde margarin
      becel smörgåsmargarin matfettsblandning matfett chokladmjölk getost grilloost stekost proteinpudding
      pannacotta yoghurtkvarg drickyoghurt oatgurt gräddost adelost ädelost grillost salladsost
      smältost risdryck havrebas soygurt filmjolk onaka verum tubost allerum -ost mjölkdryck
      standardmjölkdryck edamer parmigiano cottage mellanfil hälsofil naturellfil
      chokladdryck gurt`,
    states: `turkisk normalsaltat havssaltat =grädd`,
  },
  'bread-cakes': {
    dishes: `knäckebröd`,
    goods: `bröd bulle bullar fralla frallor kaka limpa rostbröd tunnbröd rågbröd skorpa skorpor tårta
      bakelse mazarin semla kanelbulle korvbröd hamburgerbröd lingongrova lantbröd formfranska polarbröd
      !wienerbröd munkar kanelbullar tårtbotten toast lussekatt lussekatter muffins sockerkaka rulltårta
      !hönökaka knäcke tårtbottnar gifflar dammsugare kavring frukostbullar bakverk brownies !polarkaka
      !rågkaka tekakor morotskaka kärleksmums croutoner krutonger ströbröd kanelfläta vetefläta wienerfläta
      fläta lantfranska jättefranska originalrost lantgoda levain frökusar tortillabröd tortilla krisprolls
      donut`,
  },
  pantry: {
    dishes: `soppa sås nudlar nudelsoppa`,
    goods: `-mjöl vetemjöl rågmjöl florsocker strösocker pärlsocker havregryn gryn flingor frukostflingor
      senap olja olivolja rapsolja vinäger ättika krydda kryddor kryddmix kryddblandning kryddsalt bordssalt
      örtsalt buljong sylt marmelad honung jordnötssmör bakpulver bikarbonat vaniljsocker majonnäs
      kokosmjölk gryta kakao bryggkaffe snabbkaffe kaffebönor kokkaffe kaffekapslar bönor linser kikärter
      kikärtor gröt sirap saltgurka smörgåsgurka bostongurka ärtsoppa tacokrydda kokosgrädde konserv
      äppelmos pastasås marinad rispapper chutney flingsalt solroskärnor pumpafrön linfrö chiafrö sesamfrö
      potatismos nyponsoppa blåbärssoppa gelatin pudding dessertsås mjölmix risgrynsgröt tacoskal bulgur
      sambal soja chilisås ostsås bearnaisesås bearnaise hollandaise dressingmix majskorn kokosolja
      kokosflingor cappuccino espresso tepåsar cacao makaroner lasagneplattor ramen rågsikt cheerios kaviar
      hasselnötskräm pannkaksmix våffelmix oliver`,
    flavours: `kaffe te -ris jasminris basmatiris basmati böna sesam oregano kanel kardemumma saffran
      nejlika kryddpeppar spiskummin timjan rosmarin lagerblad salt peppar socker svartpeppar vitpeppar`,
  },
  frozen: {
    goods: `glass gräddglass vaniljglass glasspinne isglass pommes =frites       vårrulle vårrullar färdigrätt piggelin pirog piroger panpizza glasstrut glassbåt daimstrut bärmix
      broccolibuketter potatisgratäng raggmunk minivårrullar`,
    states: `fryst frysta fryst djupfryst djupfrysta`,
  },
  drinks: {
    goods: `öl lättöl folköl juice apelsinjuice äppeljuice saft läsk vatten mineralvatten källvatten loka
      ramlösa rödvin vin glögg energidryck iste iskaffe must julmust äppelmust påskmust cider blandsaft
      lightdryck lemonad fruktdryck måltidsdryck sportdryck proviva vitamindryck kolsyrat läskedryck
      fruktsoda trocadero pommac zingo sockerdricka champis celsius nocco proteindryck`,
  },
  'sweets-snacks': {
    dishes: `kex vingummi riskakor småkakor ostbågar majskakor linskakor matkex flarn chokladflarn
      havreflarn biscuit smörgåsrån potatischips grillchips`,
    goods: `godis lösgodis tuggummi chokladkaka chokladbar lakrits digestive =nötter nötmix jordnötter
      mandel mandlar cashewnötter proteinbar müslibar snacks pastill pastiller kolor praliner pralinask
      ahlgrens polkagris marabou daim kexchoklad halstabletter wafers ballerina geléhallon lakritsbåtar
      chokladboll chokladbollar chokladägg delicatoboll delicatobollar havrebollar pistagenötter naturgodis
      majskrokar dipmix chokladpraliner valnötter hasselnötter sötmandel fruktmix marsipan russin pepparkaka
      pepparkakor biskvi`,
    flavours: `choklad mandel hasselnöt valnöt jordnöt kakor`,
  },
  household: {
    goods: `toalettpapper hushållspapper hushållsrulle tvättmedel tvättpulver tvättkapslar sköljmedel
      maskindisk diskmedel handdisk disk rengöring allrengöring avfallspåse soppåse sopsäck fryspåsar folie
      aluminiumfolie bakplåtspapper bakpapper kaffefilter filter servett servetter stearinljus värmeljus
      blockljus kronljus antikljus gravljus batteri batterier disksvamp trasa fläckborttagning plastfolie
      tändstickor tändare diskborste grillkol såpa avkalkning kassar tändvätska engångstallrik disktabletter
      diskmaskinstabletter maskindisktabletter gladpack klorin toalettrengöring propplösare fönsterputs
      doftljus doftblock doftpinnar doftpärlor luftfräschare glödlampa ledlampa halogen bakform muffinsform sugrör mopp
      dammvippa diskduk gummihandske köksduk fönsterskrapa`,
    flavours: `=ljus`,
  },
  'health-care': {
    goods: `tvål kräm duschkräm handtvål dusch duschgel tandkräm tandborste tandtråd munskölj solkräm
      ansiktskräm hårfärg hårspray hårvax rakhyvel rakblad bindor trosskydd plåster nässpray parfym
      nagellack läppbalsam smink tabletter vitaminer fiskolja kosttillskott tops bomullspads
      ansiktsrengöring rakgel raklödder kondom kondomer handkräm ansiktsmask hårinpackning värktabletter
      brustabletter handsprit munvatten cerat intimtvål schampo bomull tandkrämstub deostick antiperspirant
      serum sulor`,
  },
  baby: {
    goods: `blöja blöjor våtservett våtservetter barnmat barngröt välling napp nappflaska
      modersmjölksersättning tvättlappar byxblöja klämmis fruktpuré`,
  },
  pets: {
    goods: `husdjur smådjur hundmat hundfoder kattmat kattfoder kattsand fågelmat fågelfrö foder tuggben hundgodis kattgodis
      torrfoder våtfoder talgbollar hundsnacks`,
  },
  building: {
    goods: `borrmaskin skruvdragare skruv skruvar spik hammare såg sticksåg cirkelsåg tång skruvmejsel
      väggfärg pensel roller fogmassa spackel isolering gips gipsskiva laminatgolv golv parkett kakel
      trädgårdsmöbler gräsklippare vattenslang spade kratta gödsel jord planteringsjord krukväxt bukett blomma
      orkidé tulpaner kruka briketter verktygslåda verktyg arbetshandskar högtryckstvätt kompressor
      vinkelslip julstjärna bräda gasgrill kolgrill klotgrill`,
  },
  plumbing: {
    goods: `blandare duschset duschmunstycke duschhandtag toalettsits kran handfat radiator`,
  },
  electronics: {
    goods: `hörlur hörlurar högtalare dator mobiltelefon mobil laddare kabel tangentbord skärm bildskärm
      kamera minneskort spelkonsol klocka`,
  },
  appliances: {
    goods: `dammsugare robotdammsugare tvättmaskin torktumlare kylskåp diskmaskin ugn mikrovågsugn
      vattenkokare brödrost kaffebryggare espressomaskin köksmaskin stavmixer strykjärn hårtork rakapparat
      fläkt induktionshäll matberedare våffeljärn brödbakmaskin symaskin`,
  },
  interior: {
    goods: `lampa stol fåtölj soffa bord hylla bokhylla matta gardin täcke kudde madrass påslakan handduk
      lakan ljusstake spegel förvaringsbox stekpanna kastrull kniv tallrik dricksglas mugg bestick termos
      =kopp =kanna =säng =fat =vas glas`,
  },
  'toys-hobby': {
    goods: `leksak leksaker lego docka pussel spel cykel sparkcykel garn färgpennor tusch väska pocket
      studsmatta =bok barnbok =boll fotboll =nalle`,
  },
  car: {
    goods: `motorolja spolarvätska torkarblad bilschampo däck bilvård`,
  },
  others: `rost frost kost träd fruktträd kokbok presentkort tidning nagelfil fotfil skollim lim hänglås
    frystejp strumpor tröja jacka byxor klänning underkläder trosor skor stövlar strumpbyxor`,
  ignored: `färsk färska ekologisk ekologiska saltat inlagda skivad skivat riven mellanrost klass naturell lyx hela eko söt söta
      =svensk =svenska =halvgräddad =skalade =vattenfast`,
}
