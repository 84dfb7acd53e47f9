import type { GoodsTable } from '../goods-table.ts'

/** Sausages, meat for bread, pâtés, and chilled dishes of meat. */
export const meatProducts: GoodsTable = {
  part: 'meat-fish',
  rows: `
pølse, pølser | pølse, pølser | korv, korvar | makkara, makkarat
  grillpølse, grillpølser | grillpølse, grillpølser | grillkorv, grillkorvar | grillimakkara, grillimakkarat
    bratwurst | bratwurst | bratwurst | bratwurst, bratti
      thüringer, thüringerpølse | thüringer | thüringer, thyringer | thüringer
    ostepølse, ostepølser, pølser med ost | ostepølse, ostepølser, ostegrill, pølse med ost | ostkorv, ostgrillkorv, grillkorv ost | juustomakkara, juustomakkarat, juustogrillimakkara
    chilipølse, chilipølser | chilipølse, chilipølser | chilikorv, grillkorv chili | chilimakkara
    jalapenopølse, jalapenopølser | jalapenopølse | jalapenokorv | jalapenomakkara
    baconpølse, baconpølser | baconpølse, baconpølser | baconkorv | pekonimakkara
    kabanos, kabanosser | kabanoss | kabanoss, kabanosser | kabanossi, kabanossit, kabanos
    krajner, krainer | krainer | krainer, krajner | krainer, krainerimakkara
    krakauer | krakauer | krakauer, krakowkorv | krakovanmakkara
    merguez | merguez | merguez | merguez
    salsiccia, italiensk pølse | salsiccia, italiensk pølse | salsiccia | salsiccia
    lammepølse, lammepølser | lammepølse, lammepølser | lammkorv | lammasmakkara, lampaanmakkara
    kyllingepølse, kyllingepølser | kyllingpølse, kyllingpølser, kyllinggrill | kycklingkorv, kycklinggrillkorv | broilerimakkara, kanamakkara, broilerigrillimakkara
    kalkunpølse, kalkunpølser | kalkunpølse, kalkunpølser | kalkonkorv | kalkkunamakkara
    vildtpølse, vildtpølser | viltpølse, viltpølser | viltkorv | riistamakkara
      hjortepølse | hjortepølse | hjortkorv | peuramakkara
      - | elgpølse, elgpølser | älgkorv | hirvimakkara
      rensdyrpølse | reinsdyrpølse | renkorv | poromakkara
    oksepølse, oksepølser | storfepølse, oksepølse | nötkorv | nautamakkara
    - | ostegriller | - | juustogrilli
  brunchpølse, brunchpølser, morgenpølser | frokostpølse, frokostpølser | frukostkorv | aamiaismakkara, aamiaisnakki
  wienerpølse, wienerpølser, hotdogpølse, hotdogpølser, wienere | wienerpølse, wienerpølser, wiener | wienerkorv, varmkorv, hotdogkorv, wienerkorvar | nakki, nakit, nakkimakkara, wieninnakki, wieninnakit, hodarinakki
    kyllingewiener, kyllingehotdog | kyllingwiener | kycklingwiener, kycklingvarmkorv | kananakki, kananakit, broilerinakki, broilerinakit
    - | - | - | lihanakki, lihanakit
    - | - | - | kuorettomat nakit, kuoreton nakki
  frankfurter, frankfurtere | frankfurter | frankfurter, frankfurterkorv | frankfurter, frankfurtinmakkara
  røde pølser, rød pølse | røde pølser | - | -
  cocktailpølse, cocktailpølser, minipølser | cocktailpølse, cocktailpølser, minipølser | prinskorv, prinskorvar, cocktailkorv | prinssinakki, prinssinakit, cocktailnakki, cocktailnakit
  lange pølser, jumbopølse | lange pølser, jumbopølse | tunnbrödskorv | pitkä nakki, jättinakki
  medisterpølse, medister, stegt medister, medisterpølser | medisterpølse, medisterpølser, medister | fläskkorv, medisterkorv | siskonmakkara, siskonmakkarat, raakamakkara
  julemedister | julepølse, julepølser | julkorv | joulumakkara
  knækpølse, knækpølser | knakkpølse, knakkpølser | knackkorv, knackwurst | knakki, knakit
  middagspølse, middagspølser, kødpølse | kjøttpølse, kjøttpølser, middagspølse, middagspølser | falukorv, middagskorv, ringkorv, köttkorv | lenkkimakkara, lenkkimakkarat, lenkki, lenkit, ruokamakkara, uunilenkki, uunimakkara
    - | - | - | sininen lenkki, hk sininen
    - | grovpølse, grove pølser | - | -
    - | vossakorv, vossakorf | - | -
  - | - | isterband | -
  - | - | stångkorv | -
  - | - | bräckkorv | -
  - | - | värmlandskorv | -
  - | - | hackkorv, pölsa, lungmos | -
  - | lungemos | - | -
  grynpølse | grynpølse | grynkorv | ryynimakkara, ryynimakkarat
  blodpølse, sorte pølser | blodpølse | blodkorv | mustamakkara, mustamakkarat, verimakkara
  blodbudding | blodpudding, blodklubb | blodpudding | veripalttu
  leverpølse | leverpølse | leverkorv | maksamakkara, maksamakkarat
  snackpølse, snackpølser, pølsesticks | snackpølse, snackpølser, spekepinner | snackkorv, snackskorv, korvsnacks | snackmakkara, napostelumakkara, välipalamakkara
    bifi | bifi | bifi | bifi
    salamisticks, minisalami, salami sticks | minisalami, salamisticks | minisalami, salamisticks | minisalami, salamitikku, salamitikut
  ~chorizo, chorizopølse, chorizopølser | chorizo, chorizopølse | chorizo, chorizokorv | chorizo, chorizomakkara
hotdog, hot dog, hotdogs, fransk hotdog | hotdog, hot dog, pølse i brød | hotdog, hot dog, korv med bröd | hodari, hodarit, hot dog, hotdog
corndog, corn dog | corndog, corn dog | corndog, corn dog | corn dog
pølsehorn | pølsehorn | korvhorn, inbakad korv | nakkipiilo, nakkipiilot
pølser i svøb, pølse i svøb | pølse i svøp | - | -
pålæg, kødpålæg, pålægsskiver | pålegg, kjøttpålegg | pålägg, smörgåspålägg, smörgåsmat, köttpålägg, kallskuret, charkuterier, chark | leikkele, leikkeleet, leipäleikkele, kylmäleikkele
  - | spekemat | - | -
    spegepølse, spegepølser, salami | spekepølse, spekepølser, salami | salami, medvurst | meetvursti, meetvurstit, metvursti, salami, kestomakkara, kestomakkarat
    lufttørret skinke, tørret skinke | spekeskinke, lufttørket skinke | lufttorkad skinka, torkad skinka | ilmakuivattu kinkku, ilmakuivatut kinkut
    - | fenalår, spekelår, fårelår | fårfiol, rökt fårfiol | -
  spegepølse, spegepølser, salami | spekepølse, spekepølser, salami | salami, medvurst | meetvursti, meetvurstit, metvursti, salami, kestomakkara, kestomakkarat
    ~pepperoni, peperoni | pepperoni, peperoni | pepperoni, peperoni | pepperoni, peperoni
    skiveskåret spegepølse, salamiskiver | skivet salami | skivad salami, salamiskivor | salamiviipale, salamiviipaleet
    fuet | fuet | fuet | fuet
    saucisson | saucisson | saucisson | saucisson
    pebersalami, pebersalami i skiver, peberspegepølse | peppersalami | pepparsalami | pippurisalami, pippurimeetvursti
    hvidløgsspegepølse, hvidløgssalami, hvidløgspølse | hvitløkspølse, hvitløkssalami | vitlöksmedvurst, vitlökssalami | valkosipulimeetvursti, valkosipulisalami
    oksespegepølse | - | nötsalami | nautameetvursti
    kalkunsalami, kyllingesalami | kalkunsalami, kyllingsalami | kalkonsalami, kycklingsalami | kalkkunasalami, kanasalami
    cervelatpølse | - | cervelat, cervelatkorv | -
    - | fårepølse | fårkorv | -
    - | morrpølse, morr, stabburspølse | - | -
    - | trøndersalami, haugpølse, svartpølse | gutekorv | gotler, gotlermakkara, gotlerinmakkara
  skinkepålæg, kogt skinke, skiveskinke, sandwichskinke, toastskinke | kokt skinke, skinkepålegg, skivet skinke, påleggsskinke | kokt skinka, skivad skinka, skinkpålägg, smörgåsskinka, toastskinka | keittokinkku, keittokinkut, kinkkuleikkele, kinkkuleike, kinkkuviipale, keittokinkkuviipale
    honningskinke, honningglaseret skinke | honningskinke | honungsskinka | hunajakinkku, hunajapaahdettu kinkku
    røget skinkepålæg, røget skinke skiver | røkt skinkepålegg | basturökt skinka, bastuskinka, rökt skinka skivad | palvikinkku, palvikinkut, saunapalvi, saunapalvikinkku, palvi
    kalkunskinke | kalkunskinke | kalkonskinka | kalkkunakinkku
  hamburgerryg, kogt hamburgerryg | hamburgerrygg | hamburgerrygg | -
  kassler, røget kam | kassler | kassler, kasseler, rökt karré | savukassler, kasslerleike
  skinketern, skinkestykker, skinke i tern | skinketerninger, skinkebiter | skinktärningar, strimlad skinka, tärnad skinka | kinkkukuutio, kinkkukuutiot, kinkkusuikale, kinkkusuikaleet
  lufttørret skinke, tørret skinke | spekeskinke, lufttørket skinke | lufttorkad skinka, torkad skinka | ilmakuivattu kinkku, ilmakuivatut kinkut
    parmaskinke, prosciutto, parma skinke | parmaskinke, prosciutto | parmaskinka, prosciutto | parmankinkku, prosciutto, parmakinkku
    serranoskinke, serrano, jamon | serranoskinke, serrano, jamon | serranoskinka, serrano, jamon | serranokinkku, serrano, jamon
    schwarzwaldskinke | schwarzwaldskinke | schwarzwaldskinka, svartrökt skinka | schwarzwaldinkinkku
    coppa | coppa | coppa | coppa
    speck | speck | speck | speck
    lomo | lomo | lomo | lomo
  pancetta | pancetta | pancetta | pancetta
  guanciale | guanciale | guanciale | guanciale
  rullepølse, rullepølser | rullepølse | rullsylta, rullskinka | rullasyltty
    lammerullepølse | lammerull, sauerull, fårerull | lammrulle | -
  saltkødpålæg, saltkød i skiver | saltkjøttpålegg | saltkött skivat | suolalihaleikkele
  roastbeefpålæg, roastbeef i skiver | roastbiffpålegg | rostbiff pålägg, skivad rostbiff | paahtopaistileikkele, paahtopaistiviipale
  ~pastrami | pastrami | pastrami | pastrami
  corned beef | corned beef | corned beef | corned beef
  hestepålæg, røget hestekød | hestepålegg | hamburgerkött, rökt hästkött | hevosleikkele, savuhevonen
  kødpølsepålæg | servelat, servelatpølse | smörgåskorv | lauantaimakkara, lauantaimakkarat, leikkelemakkara, servelaatti
    - | - | - | balkanmakkara, balkan
    - | - | - | jahtimakkara, jahti
    - | - | - | gouter, goutermakkara
    - | kjøttrull | - | -
  mortadella | mortadella | mortadella | mortadella
  kyllingepålæg, kylling i skiver, kyllingebrystpålæg | kyllingpålegg | kycklingpålägg, skivad kyckling | kanaleikkele, broilerileikkele, kananrintaleikkele, broilerileikkeleet
  kalkunpålæg, kalkun i skiver, kalkunbrystpålæg | kalkunpålegg | kalkonpålägg, skivad kalkon, rökt kalkon | kalkkunaleikkele, kalkkunaleike, kalkkunanrintaleikkele, kalkkunaleikkeleet
  sylte, grisesylte, julesylte | sylte, julesylte, persesylte | sylta, kalvsylta, pressylta, julsylta | syltty, sylttyleikkele, aladobi
  lammepålæg | lammepålegg | lammpålägg, rökt lamm | lammasleikkele
  vildtpålæg | viltpålegg, elgpålegg | viltpålägg, älgpålägg | hirvileikkele, riistaleikkele
  rensdyrpålæg | reinsdyrpålegg | renpålägg, rökt ren | poroleikkele
  tapas, tapaspålæg | tapas, tapasfat | tapas, charkbricka, charktallrik | tapas, tapaslajitelma
  antipasti, antipasto | antipasti | antipasti, antipasto | antipasti, antipasto
  pålægssalat, pålægssalater, mayonnaisesalat | påleggsalat, påleggssalat, majonessalat | majonnässallad, smörgåsröra, röra, röror | majoneesisalaatti, levitesalaatti
    hønsesalat, kyllingesalat pålæg | kyllingsalat pålegg, hønsesalat | kycklingröra | kanatahna
    karrysalat | karrisalat | currysallad, curryröra | -
    rejesalat | rekesalat, rekerøre | räksallad, räkröra | katkarapusalaatti, katkaraputahna
    skagensalat, skagen | skagensalat, skagenrøre | skagenröra, skagen | skagenröra, skagen
    krabbesalat | krabbesalat | krabbröra, kräftröra | raputahna
    skaldyrssalat, skaldyrsalat | skalldyrsalat | västkustsallad, skaldjurssallad, skaldjursröra | äyriäissalaatti
    æggesalat | eggesalat, eggsalat | äggsallad, äggröra skagen | munasalaatti, munatahna
    italiensk salat | italiensk salat | italiensk sallad | italiansalaatti
    russisk salat | russisk salat | rysk sallad | venäläinen salaatti
    skinkesalat | skinkesalat | skinksallad, skinkröra | kinkkusalaatti
    frokostsalat | frokostsalat | frukostsallad | -
    pølsesalat | pølsesalat | korvsallad | makkarasalaatti
    makrelsalat | makrellsalat | makrillröra | makrillitahna
    laksesalat | laksesalat | laxröra | lohitahna, savulohitahna, kirjolohitahna
    tunsalat, tunmousse | tunfisksalat, tunfiskrøre | tonfiskröra, tonfisksallad | tonnikalatahna, tonnikalasalaatti
    rødbedesalat | rødbetsalat | rödbetssallad | punajuurisalaatti
    sildesalat | sildesalat | sillsallad | sillisalaatti, rosolli
    baconsalat | baconsalat | baconröra | -
leverpostej, leverpostejer, leverpate | leverpostei, leverposteier, leverpate | leverpastej, leverpastejer, leverpaté | maksapasteija, maksapasteijat, maksapatee
  ovnbagt leverpostej, bagt leverpostej | ovnsbakt leverpostei | ugnsbakad leverpastej, gräddad leverpastej | uunimaksapasteija
  grov leverpostej, grovhakket leverpostej | grov leverpostei | grov leverpastej | karkea maksapasteija
  fransk leverpostej, fransk postej | fransk postei | fransk leverpastej | ranskalainen maksapasteija
postej, pate | postei, pate | pastej, paté | pasteija, patee
  landpostej | landpostei | lantpaté | maalaispatee
  vildtpostej | viltpostei | viltpastej, viltpaté | riistapasteija
  andepostej, andepate | andepate | ankpastej, anklevermousse | ankanmaksapatee, ankkapatee
  kyllingepostej, hønsepostej | kyllingpostei, kyllingleverpostei | kycklingpastej, kycklingleverpastej | kanapasteija, broileripasteija
terrine | terrine | terrin | terriini
rillette, rillettes | rillette, rillettes | rillette, rillettes | rillette, rillettes
sky, pålægssky, kødgele | aspik, kjøttgele | aladåb, aspic | lihahyytelö, aspik
svinefedt | smult, svinefett | ister, svinfett | laardi, ihra
spæk | spekk | späck | silava
talg, oksetalg | talg, oksetalg | talg, nöttalg | tali
krydderfedt, fedt med grever | - | - | -
rå flæskesvær | svor, fleskesvor | svål, fläsksvål | kamara
kødboller, kødbolle | kjøttboller, kjøttbolle | köttbullar, köttbulle | lihapullat, lihapulla, lihapyörykkä, lihapyörykät, pyörykkä, pyörykät
  kyllingekødboller, kyllingeboller | kyllingboller, kyllingkjøttboller | kycklingbullar, kycklingköttbullar | kanapyörykkä, kanapyörykät, kanapullat, broileripyörykkä, broileripyörykät
  kalkunkødboller | kalkunboller | kalkonbullar | kalkkunapyörykkä, kalkkunapyörykät
  vildtkødboller | viltboller, elgboller | viltköttbullar, älgköttbullar, renköttbullar | poropyörykkä, poropyörykät, hirvipyörykkä
melboller, suppeboller | melboller, suppeboller | klimp, kroppklimp | keittopullat
frikadelle, frikadeller, deller | kjøttkaker, kjøttkake, frikadeller, karbonadekaker | frikadeller, frikadell, järpar, färsbiff, färsbiffar | lihapihvit, lihapihvi, frikadelli, frikadellit
  kyllingefrikadeller, kyllingedeller | kyllingkaker, kyllingkarbonader | kycklingfrikadeller, kycklingbiffar | broilerin lihapihvi, broilerin jauhelihapihvi
  kalkunfrikadeller | kalkunkaker, kalkunkarbonader | kalkonfrikadeller | -
  - | medisterkake, medisterkaker | - | -
  vildtfrikadeller | viltkaker, elgkaker, viltkarbonader | älgfrikadeller, viltfärsbiff | hirvipihvi, poropihvi
farsbrød, forloren hare, farsrulle | kjøttpudding, kjøttrulle, forloren hare | köttfärslimpa | lihamureke, lihamurekkeet, mureke, murekkeet
krebinet, krebinetter, karbonade, karbonader | - | krebinett | krebinetti
schnitzel, snitzel, schnitzler | schnitzel, snitsel, snitsler | schnitzel, schnitzlar | leike, leikkeet, schnitzel
  wienerschnitzel, wiener schnitzel | wienerschnitzel, wienersnitsel | wienerschnitzel | wieninleike, wieninleikkeet
  cordon bleu, gordon bleu | cordon bleu, gordon bleu | cordon bleu, gordon bleu | cordon bleu, gordon bleu
kebab, kebabkød | kebab, kebabkjøtt | kebab, kebabkött | kebab, kebabliha, kebablihat
  kyllingekebab, kebabkylling | kyllingkebab, kebabkylling | kycklingkebab, kebabkyckling | broilerikebab, kanakebab
  shawarma | shawarma | shawarma | shawarma
  gyros, gyroskød | gyros, gyroskjøtt | gyros, gyroskött | gyros, gyrosliha
cevapcici, cevapi | cevapcici | cevapcici | cevapcici
kofte, köfte, kofta | köfte | köfte, kofta, kåfta | köfte, kofta
pulled meat, pulled kød | pulled meat | pulled meat | nyhtöliha
  pulled pork, pulled gris | pulled pork | pulled pork, pulled fläsk | nyhtöpossu, pulled pork, nyhtöpossut
  pulled beef, pulled okse | pulled beef | pulled beef | nyhtönauta, pulled beef, nyhtöhärkä
  pulled chicken, pulled kylling | pulled chicken, pulled kylling | pulled chicken, pulled kyckling | nyhtökana, pulled chicken, nyhtöbroileri
langtidsstegt kød, sous vide kød | langtidsstekt kjøtt, sous vide kjøtt | långbakat kött, sous vide kött | ylikypsä liha, ylikypsä, ylikypsä possu, ylikypsä porsas
millionbøf | - | köttfärssås | jauhelihakastike, lihakastike
gryderet, kødgryde | gryterett, kjøttgryte | köttgryta | lihapata, pataruoka
  - | sodd, soddkjøtt, trøndersodd | - | -
  gullasch, gullash, goulash, gulasch | gulasj, gulasjgryte | gulasch, gulaschgryta | gulassi, gulassikeitto
  - | bankebiff | kalops | -
  - | - | - | karjalanpaisti
  boeuf stroganoff, stroganoff, bøf stroganoff | biff stroganoff, stroganoff | biff stroganoff, stroganoff | stroganoff
  - | pølsegryte, pølsestroganoff | korvstroganoff | makkarastroganoff, makkarakastike
  mørbradgryde | filetgryte | fläskfilégryta | -
  - | - | dillkött, dillkött på kalv | tilliliha
  - | brun lapskaus, lapskaus, lys lapskaus | lapskojs | lapskoussi
  skipperlabskovs, labskovs | - | - | -
  høns i asparges, tarteletfyld, tarteletfyldning | hønsefrikasse, frikasse | hönsfrikassé, kycklingfrikassé, frikassé | viillokki, kanaviillokki
  - | fårikål | fårikål | lammaskaali
biksemad | pytt i panne, pytt | pytt i panna, pyttipanna, pytt | pyttipannu, pytti
benløse fugle | benløse fugler | oxrulader, rulader, rullader, benlösa fåglar | liharulla, lihakääryle, lihakääryleet
kåldolmer | kålruletter, kåldolmer | kåldolmar, kåldolme | kaalikääryle, kaalikääryleet
blodpandekager | blodpannekaker | blodplättar, blodpannkaka | veriohukaiset, veriohukainen, veriletut, verilettu
- | - | blodpalt | -
- | raspeball, raspeballer, komle, klubb, potetball, kompe | palt, pitepalt, paltar | -
- | - | kroppkakor, kroppkaka | -
- | - | lufsa | -
- | leverkaker, leverkake | leverbiff, leverbiffar | maksapihvi, maksapihvit
- | - | - | maksalaatikko, maksalaatikot
- | - | - | tirripaisti
burger, burgere, cheeseburger, hamburger | burger, burgere, cheeseburger, hamburger | burger, cheeseburger, hamburgare i bröd, ostburgare | hampurilainen, hampurilaiset, burger, purilainen, purilaiset`,
}
