import type { GoodsTable } from '../goods-table.ts'

/** Plants, flowers, bulbs, seeds, soil, fertiliser, pots, plant care. */
export const garden: GoodsTable = {
  part: 'building',
  rows: `
have, haveartikler, havevarer | hage, hageartikler, hageutstyr | trädgård, trädgårdsartiklar, trädgårdstillbehör | puutarha, puutarhatarvike, puutarhatarvikkeet
~blomst, blomster | blomst, blomster | blomma, blommor | kukka, kukat, kukkia
  buket, buketter, blomsterbuket, blomsterbuketter | bukett, buketter, blomsterbukett, blomsterbuketter | bukett, buketter, blombukett, blomsterbukett, blombuketter | kukkakimppu, kukkakimput, kimppu kukkia, kimppu
    rosenbuket | rosebukett | rosbukett | ruusukimppu, ruusukimput
    tulipanbuket | tulipanbukett | tulpanbukett | tulppaanikimppu, tulppaanikimput
    brudebuket | brudebukett | brudbukett | morsiuskimppu
  ?snitblomster, afskårne blomster | snittblomster, avskårne blomster | snittblommor | leikkokukka, leikkokukat
    ~rose, roser | rose, roser | ros, rosor | ruusu, ruusut
    ~tulipan, tulipaner | tulipan, tulipaner | tulpan, tulpaner | tulppaani, tulppaanit
    ~nellike blomst, nelliker blomster, nellike, nelliker | nellik blomst, nelliker blomster, nellik, nelliker | nejlika blomma, nejlikor | neilikka kukka, neilikat, neilikka
    ~lilje, liljer | lilje, liljer | lilja, liljor | lilja, liljat
    ~gerbera | gerbera | gerbera | gerbera
    ~alstroemeria, inkalilje | alstroemeria, inkalilje | alstroemeria, inkalilja | inkalilja
    ~pæon, pæoner | peon, peoner | pion, pioner | pioni, pionit
    ~solsikke, solsikker | solsikke blomst, solsikker | solros, solrosor | auringonkukka, auringonkukat
    ~freesia | fresia | fresia, freesia | freesia
    brudeslør | brudeslør | brudslöja blomma | morsiusharso, harsokukka
    eukalyptus grene, eucalyptus | eukalyptus, eucalyptus | eukalyptus | eukalyptus, eukalyptuksen oksa
    gåsunger, pilegrene, forårsgrene, fastelavnsris blomster | gåsunger, selje, fastelavnsris | videkvistar, videungar, påskris, fastlagsris | pajunkissa, pajunkissat, pajunoksat, virpomisoksat
  blomsterkrans, bårekrans, krans, kranse, dørkrans | krans, kranser, blomsterkrans, gravkrans, dørkrans | krans, kransar, blomsterkrans, dörrkrans | kranssi, kranssit, havukranssi, ovikranssi, seppele, seppeleet, havuseppele
  gravpynt, gravdekoration, granpyntning, kirkegårdsbuket | gravpynt, gravdekorasjon, kirkegårdspynt | gravdekoration, gravprydnad, gravsmycke | hautakoriste, hauta-asetelma, havuasetelma
  juledekoration, blomsterdekoration, dekoration blomster | juledekorasjon, blomsterdekorasjon | julgrupp, juldekoration, blomsterarrangemang | kukka-asetelma, asetelma, jouluasetelma
  kunstige blomster, kunstig blomst, silkeblomster, plastblomster | kunstige blomster, kunstig blomst, silkeblomster, plastblomster | konstgjorda blommor, konstblommor, sidenblommor, plastblommor | tekokukka, tekokukat, silkkikukka, silkkikukat, muovikukka, muovikukat
    kunstige planter, kunstig plante, plastplante | kunstige planter, kunstig plante, plastplante | konstväxt, konstväxter, konstgjord växt, plastväxt | tekokasvi, tekokasvit, muovikasvi, viherkasvi teko
  tørrede blomster, evighedsblomster, pampasgræs | tørkede blomster, evighetsblomster, pampasgress | torkade blommor, eterneller, pampasgräs | kuivakukka, kuivakukat, pampaheinä
plante, planter | plante, planter | växt, växter, planta, plantor | kasvi, kasvit, taimi, taimet
  ?potteplante, potteplanter, stueplante, stueplanter, grønne planter, indendørsplanter, grøn plante | potteplante, potteplanter, stueplante, stueplanter, grønne planter, grønnplante | krukväxt, krukväxter, gröna växter, rumsväxt, inomhusväxt, grön växt, inneväxt | huonekasvi, huonekasvit, viherkasvi, viherkasvit, ruukkukasvi, ruukkukasvit, ruukkukukka, ruukkukukat
    ~orkidé, orkidéer, orkide, phalaenopsis | orkidé, orkidéer, orkide, phalaenopsis | orkidé, orkidéer, orkide, phalaenopsis | orkidea, orkideat, perhosorkidea
    julestjerne plante, julestjerne, julestjerner | julestjerne plante, julestjerne, julestjerner | julstjärna växt, julstjärna, julstjärnor | joulutähti, joulutähdet
    ~hyacint, hyacinter, svibler | hyasint, hyasinter, svibel | hyacint, hyacinter | hyasintti, hyasintit
    amaryllis | amaryllis | amaryllis | amaryllis, ritarinkukka
    azalea, azalia | asalea | azalea | atsalea
    kalanchoe, brændende kærlighed | kalanchoe, ildtopp | kalanchoe, våreld, höstglöd | tulilatva, kalankoe
    alpeviol, cyklamen | alpefiol, cyclamen | cyklamen, alpviol | syklaami, syklaamit
    kaktus, kaktusser, novemberkaktus, julekaktus | kaktus, kaktuser, novemberkaktus, julekaktus | kaktus, kaktusar, novemberkaktus, julkaktus | kaktus, kaktukset, marraskuunkaktus, joulukaktus
    sukkulent, sukkulenter | sukkulent, sukkulenter | suckulent, suckulenter | mehikasvi, mehikasvit
    ~aloe vera plante | aloe vera plante | aloe vera växt | aloe vera kasvi, aaloe kasvi
    monstera, fingerfilodendron | monstera, vindusblad | monstera | peikonlehti, monstera, peikonlehdet
    anthurium, flamingoblomst | anthurium, flamingoblomst | anthurium, rosenkalla, flamingoblomma | flamingonkukka, anthurium
    fredslilje, spathiphyllum | fredslilje, spathiphyllum | fredskalla, spathiphyllum | viirivehka
    ficus, gummifigen, violinfigen, figentræ potteplante | ficus, fiolinfiken | fikus, fiolfikus, benjaminfikus | fiikus, fiikukset, limoviikuna
    yucca, yuccapalme, yuccapalmer | yucca, yuccapalme | yucca, yuccapalm, yuccapalmer | jukkapalmu, jukka
    palme, palmer, kentiapalme | palme, palmer, gullpalme | palm, palmer, guldpalm | palmu, palmut, kultapalmu
    svigermors tunge, sansevieria, bajonetplante | svigermors tunge, sansevieria | svärmorstunga, sansevieria | anopinkieli, anopinkielet
    zamioculcas, zz plante, smaragdpalme | zamioculcas, zz plante | garderobsblomma, zamioculcas | palmuvehka
    elefantøre, pilea, parasolplante | elefantøre, pilea | elefantöra, parasollträd, pilea | elefantinkorva, kilpipiilea
    vedbend, efeu, slyngplante, gulranke, hængeplante | eføy, gullranke, hengeplante | murgröna, gullranka, ampelväxt inne | muratti, muratit, kultaköynnös
    bregne, bregner | bregne, bregner | ormbunke, ormbunkar | saniainen, saniaiset
    begonia, begoniaer | begonia | begonia, begonior | begonia, begoniat
    saintpaulia, usambaraviol | saintpaulia | saintpaulia | paavalinkukka, paavalinkukat
    potterose, potteroser, stuerose | potterose, potteroser | krukros, krukrosor | ruukkuruusu, ruukkuruusut
    citrustræ, citrontræ, limetræ | sitrontre, sitrustre | citronträd, citrusträd | sitruunapuu, sitruspuu
    oliventræ, oliventræer | oliventre, oliventrær | olivträd | oliivipuu, oliivipuut
    kødædende plante, venus fluefanger | kjøttetende plante, venusfluefanger | köttätande växt, venusflugfälla | lihansyöjäkasvi, kärpäsloukku kasvi
  udplantningsplanter, sommerblomster, sommerblomst, altankasseplanter, udeplanter | sommerblomster, sommerblomst, utplantingsplanter, uteplanter | sommarblommor, utplanteringsväxter, utväxter, balkongblommor | kesäkukka, kesäkukat, ryhmäkasvi, amppelikukka, parvekekukat
    ~stedmoder, stedmoderblomst, stedmoderblomster, violer, hornvioler, hornviol | stemor, stemorsblomst, stemorsblomster, fioler, fiol | pensé, penséer, violer, viol, hornviol, styvmorsviol | orvokki, orvokit, sarviorvokki
    ~pelargonie, pelargonier, pelargonium | pelargonium, pelargonia, pelargoner | pelargon, pelargoner, pelargonia | pelargoni, pelargonit, pelargonia, pelakuu, pelakuut
    petunia, petunier, surfinia, hængepetunia, million bells | petunia, petuniaer, surfinia, million bells | petunia, petunior, surfinia, million bells, småpetunia | petunia, petuniat, miljoonakello, surfinia
    lobelia | lobelia | lobelia | lobelia, sinilobelia
    verbena | verbena | verbena | verbena, rautayrtti
    fuchsia, fuksia, hængefuchsia | fuksia, fuchsia | fuchsia | verenpisara, verenpisarat
    margerit, marguerit, margueritter, husarknap | margeritt, margeritter | margerit, prästkrage, margeriter | marketta, marketat, tähtisilmä
    flittiglise, flittig lise | flittiglise, flittig lise | flitiga lisa, flitig lisa | ahkeraliisa, ahkeraliisat
    dahlia, dahliaer, georgine, georginer | georgine, georginer, dahlia | dahlia, dahlior | daalia, daaliat
    tagetes, fløjlsblomst | tagetes, fløyelsblomst | tagetes | samettikukka, samettikukat
    primula, primulaer, kodriver | primula, primulaer, kusymre | primula, primulor, gullviva | esikko, esikot, kevätesikko
    tusindfryd, bellis | tusenfryd, bellis | tusensköna, bellis | kaunokainen, kaunokaiset
    ~lyng, calluna, callunaer, høstlyng | lyng, høstlyng, calluna | ljung, ljungar, höstljung, calluna | kanerva, kanervat, callunat, syyskanerva
    chrysantemum, krysantemum, krysantemummer | krysantemum | krysantemum, krysantemer | krysanteemi, krysanteemit
    asters | asters, høstasters | aster, astrar, höstaster | asteri, asterit, syysasteri
    prydkål, pyntekål | prydkål | prydnadskål | koristekaali, koristekaalit
    sølvblad, sølvkrans | sølvkrans, sølvblad | silverek, silverkrans | hopeaputki, hopealanka
    ampel, hængeampel, ampler, ampelplante | ampel, amplar, ampelplante, hengeampel | ampel, amplar, ampelväxt, ampelväxter | amppeli, amppelit, amppelikasvi
  staude, stauder, flerårige planter | staude, stauder, flerårige planter | perenn, perenner | perenna, perennat, monivuotinen kukka
    ~lavendel, lavendler, lavendelplante | lavendel, lavendelplante | lavendel, lavendelplanta | laventeli, laventelit
    hosta, funkia | hosta, bladlilje | hosta, funkia | kuunlilja, kuunliljat
    storkenæb | storkenebb | näva | kurjenpolvi, kurjenpolvet
    sankthansurt, sedum, stenurt | bergknapp, sedum | kärleksört, sedum, fetknopp | maksaruoho, maksaruohot
    daglilje, dagliljer | daglilje, dagliljer | daglilja, dagliljor | päivänlilja, päivänliljat
    prydgræs, græs i potte | prydgress | prydnadsgräs | koristeheinä, koristeheinät
    ~bambus | bambus | bambu | bambu
      ?bambusplante, bambus plante | bambus plante, bambusplante | bambu växt, bambuplanta | bambu kasvi, bambukasvi
  ~hortensia, hortensiaer | hortensia, hortensiaer | hortensia, hortensior | hortensia, hortensiat
  rosenbuske, rosenbuske barrodet, klatrerose, haveroser, bedroser, slyngrose | rosebusk, klatrerose, hagerose, hageroser | rosbuske, rosenbuske, klätterros, trädgårdsros, klängros, rabattros | ruusupensas, ruusupensaat, köynnösruusu, pensasruusu, tarhajalostus ruusu
  busk, buske, buske og hække, prydbuske | busk, busker, prydbusk | buske, buskar, prydnadsbuske | pensas, pensaat, koristepensas, pensaan taimi
    hækplante, hækplanter, hæk | hekkplante, hekkplanter, hekk | häckväxt, häckplanta, häckplantor, häck | aitakasvi, pensasaita, aitakasvit, aitataimi, aitataimet
      tuja, thuja, tujahæk | tuja, thuja | tuja, thuja, tujor | tuija, tuijat, kartiotuija
      liguster, ligusterhæk | liguster | liguster | likusteri, likusteripensas
      taks, takshæk | barlind | idegran | marjakuusi, marjakuuset
      laurbærkirsebær, kirsebærlaurbær, laurbærhæk | laurbærhegg | lagerhägg | laakerikirsikka
      bøgehæk, bøgeplanter, avnbøg | bøkehekk, agnbøk | bokhäck, avenbok | pyökki, valkopyökki
    ~syren, syrener | syrin, syriner | syren, syrener | syreeni, syreenit
    rhododendron, rododendron | rhododendron, rododendron | rhododendron, rododendron | alppiruusu, alppiruusut, rhododendron
    buksbom | buksbom | buxbom | puksipuu
    klatreplante, klatreplanter, slyngplante til have, slyngplanter | klatreplante, klatreplanter | klätterväxt, klätterväxter | köynnöskasvi, köynnöskasvit, köynnös
      clematis, klematis | klematis, clematis | klematis, clematis | kärhö, kärhöt
      kaprifolie, kaprifolier | kaprifol | kaprifol | kuusama, köynnöskuusama
      blåregn | blåregn | blåregn | sinisade
      vildvin, vinplante, vinstok, drueplante, vindrueplante | villvin, vinplante, vinranke | vildvin, vinranka, vinstock | villiviini, viiniköynnös
    bærbuske, bærbusk | bærbusk, bærbusker | bärbuske, bärbuskar | marjapensas, marjapensaat
      blåbærbusk, blåbærbuske | blåbærbusk, hageblåbær | blåbärsbuske, amerikanskt blåbär buske | pensasmustikka, mustikkapensas
      hindbærbusk, hindbærbuske, hindbærplante | bringebærbusk, bringebærplante | hallonbuske, hallonplanta | vadelman taimi, vadelmapensas
      solbærbusk, ribsbusk, solbærbuske | solbærbusk, ripsbusk | vinbärsbuske, vinbärsbuskar | herukkapensas, herukkapensaat, viinimarjapensas
      stikkelsbærbusk, stikkelsbærbuske | stikkelsbærbusk | krusbärsbuske | karviaispensas, karviaispensaat
  træer, træ til haven, prydtræ | tre til hage, hagetre, prydtre | träd, prydnadsträd, trädgårdsträd | puu puutarhaan, koristepuu, puun taimi, puuntaimi
    frugttræ, frugttræer | frukttre, frukttrær | fruktträd | hedelmäpuu, hedelmäpuut
      æbletræ, æbletræer | epletre, epletrær | äppelträd | omenapuu, omenapuut
      pæretræ, pæretræer | pæretre, pæretrær | päronträd | päärynäpuu, päärynäpuut
      kirsebærtræ, kirsebærtræer | kirsebærtre, morelltre | körsbärsträd | kirsikkapuu, kirsikkapuut
      blommetræ, blommetræer | plommetre, plommetrær | plommonträd | luumupuu, luumupuut
      figentræ, ferskentræ, abrikostræ | fikentre, ferskentre, aprikostre | fikonträd, persikoträd, aprikosträd | viikunapuu, persikkapuu, aprikoosipuu
    nåletræ, nåletræer | bartre, bartrær, bardekke | barrväxt, barrträd, barrväxter | havukasvi, havukasvit, havupuu
      sukkertopgran | sukkertoppgran | sockertoppsgran | sokerikuusi, kartiovalkokuusi
      dværgfyr, bjergfyr | dvergfuru, buskfuru | dvärgtall, bergtall | kääpiömänty, vuorimänty
      enebær busk, enebærbusk | einer, einerbusk | en buske, krypen | kataja, katajat
    japansk ahorn, ahorn | japansk lønn | japansk lönn | japaninvaahtera
    magnolia, magnolie | magnolia | magnolia | magnolia
    kirsebærtræ prydtræ, japansk kirsebær, prydkirsebær | prydkirsebær | prydnadskörsbär, körsbär prydnadsträd | koristekirsikka, rusokirsikka
  grøntsagsplanter, grøntsagsplante | grønnsaksplanter, grønnsaksplante | grönsaksplantor, grönsaksplanta | vihannestaimi, vihannestaimet
    tomatplante, tomatplanter | tomatplante, tomatplanter | tomatplanta, tomatplantor | tomaatintaimi, tomaatin taimi, tomaatintaimet
    chiliplante, chiliplanter | chiliplante, chiliplanter | chiliplanta, chiliplantor | chilin taimi, chilintaimi
    agurkeplante, agurkeplanter, agurkplante | agurkplante, agurkplanter | gurkplanta, gurkplantor | kurkun taimi, kurkuntaimi
    salatplante, salatplanter | salatplante, salatplanter | salladsplanta, salladsplantor | salaatin taimi, salaatintaimi, salaatintaimet
  jordbærplante, jordbærplanter | jordbærplante, jordbærplanter | jordgubbsplanta, jordgubbsplantor | mansikantaimi, mansikan taimi, mansikantaimet
  rabarberplante, rabarberplanter | rabarbraplante, rabarbraplanter | rabarberplanta, rabarberplantor | raparperin taimi, raparperintaimi, raparperin taimet
juletræ, juletræer, nordmannsgran, normannsgran, ædelgran | juletre, juletrær, edelgran, nordmannsgran | julgran, julgranar, kungsgran, gran | joulukuusi, joulukuuset, kuusi jouluksi, jalopihta, pihtakuusi, kuusi, kuuset
  kunstigt juletræ, plastikjuletræ, kunstig juletræ, kunstjuletræ | kunstig juletre, plastjuletre, kunstig juletrær | plastgran, konstgran, konstgjord julgran, plastgranar | muovikuusi, tekokuusi, muovinen joulukuusi, tekojoulukuusi
juletræsfod, juletræsfødder | juletrefot, juletreføtter, juletrestativ | julgransfot, granfot | joulukuusenjalka, kuusenjalka, joulukuusen jalka
juletræstæppe | juletreteppe | julgransmatta | joulukuusenmatto, kuusenalusmatto
juletræspose, juletræsnet | juletrepose, juletrenett | julgranspåse, julgransnät, granpåse | joulukuusipussi, joulukuusenpussi, kuusiverkko
grangrene, gran, pyntegrønt, gran til pynt, pyntegran | granbar, pyntebar, kvister bar | granris, prydnadsris, ris pynt | havut, kuusenhavu, havu, koristehavut
dekorationsmos, islandsk mos, pyntemos | mose, reinlav, dekorasjonsmose | mossa, vitmossa, fönstermossa | sammal, jäkälä, koristesammal
løg til blomster, blomsterløg, blomsterløgene, løgblomster | blomsterløk, løkblomster | blomsterlök, blomsterlökar, vårlök blomma, höstlök, lökväxter, lökväxt | kukkasipuli, kukkasipulit, sipulikukka, sipulikukat
  tulipanløg | tulipanløk | tulpanlök, tulpanlökar | tulppaaninsipuli, tulppaanin sipulit, tulppaanin sipuli
  påskelilje, påskeliljer, tete a tete, narcis, narcisser, påskeliljeløg | påskelilje, påskeliljer, narsiss, narsisser, tete a tete | påsklilja, påskliljor, narciss, narcisser, tete a tete, minipåsklilja | narsissi, narsissit, tete-narsissi, pääsiäislilja
  krokus, krokusser, krokusløg | krokus, krokuser, krokusløk | krokus, krokusar, krokuslök | krookus, krookukset
  vintergæk, vintergækker, erantis | snøklokke, snøklokker | snödroppe, snödroppar, vintergäck | lumikello, lumikellot
  perlehyacint, perlehyacinter, muscari | perleblom, perleblomst | pärlhyacint, pärlhyacinter | helmihyasintti, helmililja, helmililjat
  dahliaknolde, georgineknolde, dahliaknold | georgineknoll, georgineknoller, dahliaknoll | dahliaknöl, dahliaknölar | daalian mukula, daalianmukula, daalian mukulat
  gladiolus, gladioler, gladiolusløg | gladiolus, gladioler | gladiolus, gladiolusar, gladiol | gladiolus, gladiolukset, miekkalilja
  begoniaknolde, begoniaknold | begoniaknoller, begoniaknoll | begoniaknöl, begoniaknölar | begonian mukula, begonianmukula
læggekartofler, læggekartoffel, sættekartofler | settepoteter, settepotet | sättpotatis, utsädespotatis | siemenperuna, siemenperunat
stikløg, sætteløg, læggeløg | setteløk, stikkløk | sättlök, steklök, sättlökar | istukassipuli, istukassipulit
~frø, blomsterfrø, grøntsagsfrø, frøposer, urtefrø, havefrø | frø, blomsterfrø, grønnsaksfrø, frøposer, urtefrø | frö, fröer, frön, blomfrö, grönsaksfrö, blomsterfrö, fröpåse, kryddfrö, blomfrön | siemen, siemenet, kukansiemen, kukkasiemen, vihannessiemen, yrttisiemen, siemenpussi, kukansiemenet, kukkasiemenet
  tomatfrø | tomatfrø | tomatfrö, tomatfröer | tomaatin siemen, tomaatinsiemen, tomaatinsiemenet
  gulerodsfrø | gulrotfrø | morotsfrö | porkkanan siemen, porkkanansiemen
  agurkefrø, agurkfrø | agurkfrø | gurkfrö | kurkun siemen, kurkunsiemen
  chilifrø, peberfrø til såning | chilifrø | chilifrö | chilin siemen, chilinsiemen
  salatfrø | salatfrø | salladsfrö | salaatin siemen, salaatinsiemen
  radisefrø | reddikfrø | rädisfrö | retiisin siemen, retiisinsiemen
  ærtefrø, bønnefrø til såning | ertefrø, bønnefrø | ärtfrö, bönfrö, sockerärtsfrö | herneen siemen, pavun siemen
  blomstereng, blomstereng frø, blomsterblanding, sommerblomstfrø, bifrø | blomstereng, engfrø, blomsterengfrø | blomsterängsfrö, ängsblommor frö, sommaräng | niittykukka siemen, niittykukkaseos, kukkaniitty
  spirefrø, mikrogrønt, karsefrø | spirefrø, mikrogrønt, karsefrø | groddfrön, groddfrö, mikrogrönt frö, krassefrö | idut siemen, versosiemen, idätyssiemen, krassinsiemen
græs, plæne, græsplæne | gress, plen, gressplen | gräs, gräsmatta | nurmikko, nurmikot, ruoho
  græsfrø, plænefrø, græsfrøblanding, plænegræs, græsplænefrø | gressfrø, plenfrø | gräsfrö, gräsmattefrö, gräsfröblandning | nurmikonsiemen, nurmikonsiemenet, nurmensiemen, nurmikon siemen, ruohonsiemen, nurmisiemen
  rullegræs, færdiggræs | ferdigplen, rullegress, ferdiggress | rullgräs, färdig gräsmatta, gräsrulle | siirtonurmi, siirtonurmikko, valmisnurmikko, rullanurmi
jord, pottemuld, pottejord, plantejord, plantemuld, plantesæk, muld, havejord, jordsæk, muldsæk | jord, plantejord, pottejord, blomsterjord, hagejord, blomstjord, jordsekk | jord, planteringsjord, blomjord, plantjord, krukväxtjord, planteringsjord blommor, urnjord, trädgårdsjord, jordsäck | multa, istutusmulta, mullat, multasäkki, multasäkit
  ?- | - | - | kukkamulta, kukkamullat, ruukkumulta, viherkasvimulta, huonekasvimulta
  ?- | - | - | puutarhamulta, kasvimulta, kasvimaamulta
  ?krukkejord, højbedsmuld, højbedsjord, altanjord, drivhusjord, tomatmuld, grøntsagsmuld, køkkenhavejord | drivhusjord, grønnsaksjord, tomatjord, hagekrukkejord, plantekassejord | krukjord, odlingsjord, grönsaksjord, balkongjord, tomatjord, växthusjord, odlingslåda jord | kasvihuonemulta, ruukkumulta, kasvilaatikkomulta, vihannesmulta, tomaattimulta, kasvusäkki, parvekemulta
  ?såjord, så- og priklejord, priklejord, kaktusjord, orkidejord, orkidémuld, citrusjord | såjord, priklejord, så- og kaktusjord, kaktusjord, orkidejord | såjord, s-jord, kaktusjord, orkidéjord, orkidejord, citrusjord, så och kaktusjord | kylvömulta, taimimulta, kaktusmulta, orkideamulta, sitrusmulta, kylvö- ja taimimulta
  rhododendronjord, surbundsjord, surbundsmuld, hortensiamuld, hortensiajord | rhododendronjord, surjord, hortensiajord | rhododendronjord, surjord, hortensiajord | havu-rodomulta, rodomulta, havumulta, alppiruusumulta
  ?rosenmuld, rosenjord | rosejord | rosjord, rosenjord | ruusumulta
  spagnum, sphagnum, tørv | torv, torvmuld, hagetorv | torv, torvmull, växttorv | kasvuturve, turve
  kompost, kompostjord, komposteret gødning jord, jordforbedring, jordforbedrer | kompostjord, jordforbedring, naturkompost, kompost | kompostjord, jordförbättring, jordförbättringsmedel, kogödsel jord | kompostimulta, maanparannus, maanparannusaine, maanparannuskompostti
  toplag jord, plænejord, plænedress, topdressing | plenjord, toppdressing, plendress | dressjord, gräsmattejord, toppdressing | nurmikkomulta, nurmikon multa, paikkausmulta
barkflis, bark, dækbark, træflis, barkspåner, flis til bede | bark, dekkbark, barkflis, furubark, hagebark | täckbark, bark, träflis, barkflis, barkmull | kuorikate, katekuori, kuorikkeet, puuhake, männynkuori, kate
lecanødder, leca kugler, leca plante, leca | lecakuler, leca kuler | lecakulor, leca kulor | kevytsora, lecasora, ruukkusora, leca-sora
perlite, perlit, vermiculite, vermikulit | perlite, perlitt, vermikulitt | perlit, vermikulit | perliitti, vermikuliitti
pimpsten plante, pon substrat | pimpstein plante, pon | pimpsten växt, pon | hohkakivi kasvi
gødning, plantegødning, havegødning, gødningspiller | gjødsel, plantegjødsel, hagegjødsel | gödsel, gödning, växtnäring, gödningsmedel, näring växter | lannoite, lannoitteet, kasvinravinne, puutarhalannoite, kasvuravinne
  plænegødning, græsplænegødning, plænegødning mos, græsgødning | plengjødsel, gressgjødsel, plengjødning | gräsmattegödsel, gräsgödsel, gräsnäring, höstgödsel gräsmatta | nurmikkolannoite, nurmikonlannoite, nurmikon lannoite, syyslannoite, nurmilannoite
  hønsemøg, hønsegødning, naturgødning, kompostgødning, ko gødning, hestemøg, kogødning, piller gødning, komøg | hønsegjødsel, naturgjødsel, kugjødsel, hestegjødsel, sauegjødsel, hestemøkk, sauemøkk, hønsemøkk | hönsgödsel, naturgödsel, kogödsel, hästgödsel, stallgödsel, fårgödsel | kanankakka, kananlanta, luonnonlannoite, hevosenlanta, kanankakkarae, lehmänlanta
  flydende gødning, blomstergødning, blomsternæring, potteplantegødning, blomsternæring flydende, substral | flytende gjødsel, blomstergjødsel, blomsternæring, substral, potteplantegjødsel | flytande växtnäring, blomnäring, krukväxtnäring, blomsternäring, substral, blomgödsel | kukkalannoite, nestelannoite, kasviravinne, kukkaravinne, kukkaravinteet, huonekasvilannoite, substral
  tomatgødning, tomatnæring | tomatgjødsel, tomatnæring | tomatgödsel, tomatnäring | tomaattilannoite, tomaattiravinne
  rosengødning | rosegjødsel | rosgödsel, rosengödsel | ruusulannoite
  orkidegødning, orkidénæring, orkidenæring | orkidenæring, orkidegjødsel | orkidénäring, orkidenäring | orkidealannoite, orkidearavinne
  rhododendrongødning, surbundsgødning | rhododendrongjødsel | rhododendrongödsel | havulannoite, rodolannoite, alppiruusulannoite
  gødningspinde, gødningspind, gødningsstave | gjødselpinner, gjødselpinne | gödselpinnar, näringspinnar, gödselpinne | lannoitepuikko, lannoitepuikot
  blomstermad, blomsternæring til buket, snitblomstnæring | snittblomstnæring, blomsternæring bukett | snittblomsnäring, blomnäring bukett | leikkokukkaravinne, leikkokukkien ravinne
  ?npk gødning, npk, blåkorn | fullgjødsel, npk, npk gjødsel | npk-gödsel, npk, blåkorn | npk-lannoite, npk, yleislannoite
  benmel, kødbenmel | beinmel, benmel | benmjöl, köttbenmjöl | luujauho, lihaluujauho
havekalk, kalk til plæne, dolomitkalk, kalk plæne, kalk have, kalk | hagekalk, plenkalk, kalk til plen, dolomittkalk, grovkalk, kalk | trädgårdskalk, kalk gräsmatta, dolomitkalk, kalk trädgård, kalk | kalkki puutarhaan, puutarhakalkki, nurmikkokalkki, rakeinen kalkki, dolomiittikalkki, kalkki nurmikolle, kalkki
mosmiddel, mosfjerner, mos i plænen, ferro mos, jernvitriol, jernsulfat | mosefjerner, jernsulfat, mosemiddel, mose | mossmedel, mossbekämpning, järnvitriol, mossa gräsmatta, mossa medel, mossa | sammaleen torjunta, sammalmyrkky, rautasulfaatti, sammaleentuhoaja, sammaleentorjunta, sammal
ukrudtsmiddel, ukrudtsfjerner, ukrudt, roundup, ukrudtsbekæmpelse, eddikesyre ukrudt | ugressmiddel, ugressfjerner, roundup, ugress, ugressdreper, ugrasdreper, ugrasmiddel | ogräsmedel, ogräsättika, roundup, ogräsbekämpning, ogräs | rikkaruohomyrkky, rikkaruohon torjunta, rikkakasvien torjunta, roundup, rikkaruohontorjunta-aine, rikkakasvimyrkky, rikkaruoho, rikkaruohot
plantebeskyttelse | plantevern, plantevernmiddel | växtskydd | kasvinsuojelu, tuholaisten torjunta kasvit, tuholaismyrkky
  sørgemygfælde, sørgemyg, gule limfælder, nyttedyr | soppmyggfelle, limfelle, nyttedyr, gule limfeller, hærmygg | sorgmyggor, klisterfälla, blomflugor, gula klisterskivor, nyttodjur, nematoder | harsosääski, harsosääskien torjunta, liima-ansa, keltaiset liimapaperit
  sneglemiddel, sneglekorn, sneglegift, sneglefælde, ferramol | sneglemiddel, sneglekorn, sneglegift, sneglefelle, ferramol | snigelmedel, snigelgift, snigeleffekt, snigelfälla, ferramol | etanamyrkky, etanakarkote, etanasyötti, etanantorjunta, etanantorjunta-aine, ferramol
  bladlusmiddel, bladlus spray, insektmiddel til planter, lusemiddel til planter, bladlus | bladlusmiddel, skadedyrmiddel planter, lusemiddel planter, bladlus | bladlusmedel, insektsmedel växter, bladlusspray, bladlöss | kirvamyrkky, kirvantorjunta, kirvasumute, kirvat
fiberdug til planter, vækstdug, frostdug, vinterdækning | fiberduk til planter, vekstduk, vinterduk | fiberduk odling, odlingsväv, växttäcke, odlingsduk | kasvuharso, harso puutarhaan, hallaharso, talvisuojaus, havusuoja
fuglenet, bærnet, frugtnet | fuglenett, bærnett | fågelnät, fruktnät, bärnät | marjaverkko, lintuverkko, marjaverkot
jordbærdug, jordbærplast | jordbærduk, jordbærplast | jordgubbsduk, jordgubbsplast | mansikkamuovi, mansikkakangas, mansikkakate
insektnet til planter, kålnet | insektnett grønnsaker, kålnett | insektsnät odling, kålnät | hyönteisverkko kasvimaa, kaaliverkko
krukke, krukker, urtepotte, urtepotter, urtepotteskjuler, potteskjuler, blomsterkrukke, plantekrukke, blomsterpotte, blomsterpotter, plantepotte, terrakottapotte, lerpotte | krukke, krukker, urtepotte, urtepotter, blomsterpotte, blomsterpotter, potteskjuler, blomsterkrukke, potte, potter | kruka, krukor, blomkruka, blomkrukor, ytterkruka, ytterfoder, kruka utomhus, blomsterkruka | ruukku, ruukut, kukkaruukku, kukkaruukut, suojaruukku, ulkoruukku
  selvvandingskrukke, selvvandende krukke, selvvandende potte | selvvanningskrukke, selvvannende krukke, selvvanningspotte, selvvanningskasse | självvattnande kruka, självvattningskruka | altakasteluruukku, altakasteluastia, itsekasteleva ruukku
  ampelpotte, hængepotte, ampelkrukke, ampelkrog, potteophæng, hængekrukke, plantehænger | ampelpotte, hengepotte, ampelkrok, plantehenger, ampelkrukke | ampelkruka, ampelkrok, amplhållare, ampelhängare, hängkruka | amppeliruukku, riippuruukku, amppelikoukku, amppeliteline
underskål, urtepotteunderskål, krukkeunderskål | underskål, krukkeskål, krukkefat | krukfat, underfat kruka | ruukunalusta, aluslautanen, ruukun aluslautanen
altankasse, altankasser, blomsterkasse, plantekasse, plantekasser, altankasseholder | balkongkasse, blomsterkasse, plantekasse, plantekasser, verandakasse | balkonglåda, balkonglådor, blomlåda, blomlådor, balkonglådshållare, blomsterlåda | parvekelaatikko, parvekelaatikot, kukkalaatikko, kukkalaatikot, parvekelaatikon pidike, istutuslaatikko, istutuslaatikot
højbed, højbede, plantekasse højbed, pallekrave, pallerammer, palleramme | pallekarm, pallekarmer, høybed, plantekasse pallekarm | odlingslåda, odlingslådor, pallkrage, pallkragar, högbädd | viljelylaatikko, viljelylaatikot, kasvatuslaatikko, lavakaulus, lavakaulukset
bedkant, bedkanter, plænekant | bedkant, plenkant | rabattkant, kantlist rabatt, gräskant | kukkapenkin reunus, nurmikon reunanauha, reunusnauha
  bedkant metal, jernkant, cortenstål kant | bedkant metall, cortenstål kant | rabattkant metall, corténstål kant, rabattkant plåt | reunanauha pihalle, kukkapenkin reuna metalli
potteplantestativ, plantestativ, blomsterstativ, plantebord, blomsterpiedestal, planteopsats | plantestativ, blomsterstativ, blomsterbord, piedestal plante | blomställ, piedestal, blombord, växtställ, krukställ, blomsterpiedestal | kukkapöytä, kukkateline, kasviteline, kukkapylväs, ruukkuteline
drivhus, drivhuse, væksthus, orangeri, havedrivhus | drivhus, veksthus, drivhus hage, orangeri | växthus, växthusdrivhus, uterum växthus, orangeri | kasvihuone, kasvihuoneet, minikasvihuone
  minidrivhus, spirekasse, forspiringskasse, såbakke, såsæt, forspiring, plantebakke, spirebakke | minidrivhus, såbrett, spirekasse, såboks, pluggbrett, forkultivering | minidrivhus, miniväxthus, såbricka, sålåda, förodling, pluggbrätte, odlingsset | minikasvihuone ikkunalle, taimikasvatus, kylvölaatikko, kylvöalusta, taimilaatikko, idätyslaatikko
spirepotter, torvbriketter, jiffy, tørvebriketter, såpotter, jiffypotter, cocotabs | torvbriketter, jiffypotter, torvpotter, såpotter, jiffy | torvbriketter, torvkrukor, såkrukor, jiffy, torvkruka, odlingskrukor | turvenappi, turvenapit, turveruukku, turveruukut, taimiruukku, taimiruukut, jiffy
vækstlys, plantelys, plantelampe, vækstlampe, led vækstlys | vekstlys, plantelys, vekstlampe, plantelampe | växtlampa, växtbelysning, odlingslampa, växtlampor, odlingsbelysning | kasvivalo, kasvivalot, kasvilamppu, kasvilamput, kasvivalaisin
drivhusvarmer, drivhustilbehør, vinduesåbner drivhus, drivhusgulv | drivhusvarmer, drivhus tilbehør, vindusåpner drivhus | växthusvärmare, växthustillbehör, fönsteröppnare växthus | kasvihuoneen lämmitin, kasvihuonetarvikkeet, ikkunan avaaja kasvihuone
hydroponi, hydroponics, smart garden, click and grow, plagron | hydrokultur, hydroponi, smart garden, click and grow | hydroponisk odling, hydroponi, smart garden, click and grow, inomhusodling | vesiviljely, hydroponinen, smart garden, click and grow, sisäviljely
plantepinde, blomsterpinde, bambuspinde, plantestokke, plantestøtte, støttepinde, tomatpinde, tomatspiral, mosstok, blomsterpind | blomsterpinner, bambuspinner, plantestøtte, støttepinner, tomatspiral, blomsterpinne, mosestokk | blompinnar, blomsterpinnar, bambupinnar, växtstöd, tomatstöd, blompinne, mosstolpe, pionstöd | kukkakeppi, kukkakepit, bambukeppi, bambukepit, kasvituki, kasvituet, tomaattituki, sammaltuki
espalier, rankehjælp, klatrestativ | espalier, klatrestativ | spaljé, klätterstöd | säleikkö, säleiköt, köynnöstuki
plantebindere, bindegarn, plantesnor, haveclips, havetråd, plantebånd, bindesnor | bindetråd planter, plantebånd, hagesnor, plantebinder | bindsnöre, växtband, blomsnöre, bindtråd växter, uppbindningstråd | kasvisidos, kasviside, puutarhanaru, kukkalanka, sidontanauha, sidontanaru
plantemærker, planteskilte, plantemærke | planteskilt, plantemerker | växtmärken, planteringsmärken, växtskylt | kasvikyltti, kasvimerkki, nimikyltit kasveille
oasis, blomstersvamp, kransunderlag, blomstertråd, steckschaum, myrtetråd | oasis, blomstersvamp, kransunderlag, blomstertråd, myrtetråd | oasis, blomsteroasis, kransstomme, blomtråd, myrtentråd, steckmassa | sieni kukka-asetelmaan, kukkasieni, oasis, kranssipohja, kukkasidontalanka
vandkande, vandkander | vannkanne, vannkanner, hagekanne | vattenkanna, vattenkannor, blomvattenkanna | kastelukannu, kastelukannut
blomstersprøjte, forstøver, plantesprøjte, sprayflaske til planter, tryksprøjte, rygsprøjte, havesprøjte | blomstersprøyte, trykksprøyte, ryggsprøyte, spruteflaske planter, hagesprøyte | blomspruta, tryckspruta, ryggspruta, sprayflaska växter, koncentratspruta, trädgårdsspruta | sumutinpullo, kukkasuihke, painesumutin, painesumuttimet, reppuruisku, kasvisuihku, ruiskupullo
vandingskugle, vandingskolbe, vandingspinde, selvvanding, feriekugler, vandkrystaller | vanningskule, selvvanning, vannkuler planter | bevattningskula, självbevattning, vattningskula, blomvattnare, semesterbevattning | kastelupallo, kastelupallot, kastelupiikki, kastelukartio, lomakastelija, altakastelu`,
}
