import type { GoodsTable } from '../goods-table.ts'

/** Sausages, meat for bread, pâtés, and chilled dishes of meat. */
export const meatProducts: GoodsTable = {
  part: 'meat-fish',
  rows: `
pølse, pølser | pølse, pølser, pylse, pylser | korv, korvar | makkara, makkarat, makkarapaketti
  ?grillpølse, grillpølser, ristede pølser, ristet pølse, pølser til grill | grillpølse, grillpølser, pølser til grilling, grillpylse, grillpylser | grillkorv, grillkorvar | grillimakkara, grillimakkarat, nuotiomakkara
    bratwurst | bratwurst | bratwurst | bratwurst, bratti, saksalainen makkara, bratwursti, bratwurstmakkara
      thüringer, thüringerpølse | thüringer | thüringer, thyringer | thüringer
    ostepølse, ostepølser, pølser med ost, grillpølse med ost, grillpølser med ost | ostepølse, ostepølser, ostegrill, pølse med ost, grillpølse med ost | ostkorv, ostgrillkorv, grillkorv ost, korv med ost, ostgrillare | juustomakkara, juustomakkarat, juustogrillimakkara
    chilipølse, chilipølser | chilipølse, chilipølser | chilikorv, grillkorv chili | chilimakkara
    jalapenopølse, jalapenopølser | jalapenopølse | jalapenokorv | jalapenomakkara
    baconpølse, baconpølser, pølser med bacon | baconpølse, baconpølser, pølser med bacon, pølse med bacon | baconkorv | pekonimakkara
    kabanos, kabanosser | kabanoss | kabanoss, kabanosser, kabanosskorv | kabanossi, kabanossit, kabanos
    krajner, krainer | krainer | krainer, krajner | krainer, krainerimakkara
    krakauer | krakauer | krakauer, krakowkorv | krakovanmakkara
    merguez | merguez | merguez | merguez
    salsiccia, italiensk pølse | salsiccia, italiensk pølse | salsiccia | salsiccia
    lammepølse, lammepølser | lammepølse, lammepølser | lammkorv | lammasmakkara, lampaanmakkara
    kyllingepølse, kyllingepølser, kyllingegrillpølse, kyllinge grillpølse | kyllingpølse, kyllingpølser, kyllinggrill, kyllinggrillpølse | kycklingkorv, kycklinggrillkorv | broilerimakkara, kanamakkara, broilerigrillimakkara
    kalkunpølse, kalkunpølser | kalkunpølse, kalkunpølser | kalkonkorv | kalkkunamakkara
    vildtpølse, vildtpølser | viltpølse, viltpølser | viltkorv | riistamakkara
      hjortepølse | hjortepølse | hjortkorv | peuramakkara
      - | elgpølse, elgpølser | älgkorv | hirvimakkara
      rensdyrpølse | reinsdyrpølse | renkorv | poromakkara
      vildsvinepølse | villsvinpølse | vildsvinskorv | villisikamakkara
    oksepølse, oksepølser | storfepølse, oksepølse | nötkorv | nautamakkara
    - | ostegriller | - | juustogrilli
    ringriderpølse, ringrider | - | - | -
    nürnbergerpølse, nürnberger | nürnbergerpølse, nürnbergere | nürnbergerkorv, nürnberger | nürnberginmakkara
    - | - | zwanzigerkorv, zwanziger | -
  brunchpølse, brunchpølser, morgenpølser, frokostpølse, frokostpølser | frokostpølse, frokostpølser | frukostkorv | aamiaismakkara, aamiaisnakki
  wienerpølse, wienerpølser, hotdogpølse, hotdogpølser, wienere, pølser uden skind, pølser uden tarm | wienerpølse, wienerpølser, wiener, pølser uten skinn, skinnfrie pølser, wienerpylse, hotdogpølse | wienerkorv, varmkorv, hotdogkorv, wienerkorvar, hot dog korv, korv till hotdogs, varmkorv utan skinn, skinnfri korv, wiener | nakki, nakit, nakkimakkara, wieninnakki, wieninnakit, hodarinakki, nakkipaketti, hodarimakkara
    kyllingewiener, kyllingehotdog | kyllingwiener, wienerpølser kylling | kycklingwiener, kycklingvarmkorv | kananakki, kananakit, broilerinakki, broilerinakit
    ?- | - | - | lihanakki, lihanakit
    ?- | - | - | kuorettomat nakit, kuoreton nakki
    kalkunwiener | kalkunwiener | kalkonwiener | kalkkunanakki, kalkkunanakit
  frankfurter, frankfurtere | frankfurter | frankfurter, frankfurterkorv | frankfurter, frankfurtinmakkara
  røde pølser, rød pølse | røde pølser | - | -
  cocktailpølse, cocktailpølser, minipølser | cocktailpølse, cocktailpølser, minipølser | prinskorv, prinskorvar, cocktailkorv, minikorv, minikorvar | prinssinakki, prinssinakit, cocktailnakki, cocktailnakit
  lange pølser, jumbopølse | lange pølser, jumbopølse | tunnbrödskorv | pitkä nakki, jättinakki
  medisterpølse, medister, stegt medister, medisterpølser | medisterpølse, medisterpølser, medister, rå pølser, rå pølse, ferskpølse, ferskpølser | fläskkorv, medisterkorv | siskonmakkara, siskonmakkarat, raakamakkara, tuoremakkara, tuoremakkarat
  julemedister | julepølse, julepølser | julkorv | joulumakkara
  knækpølse, knækpølser | knakkpølse, knakkpølser, knakk | knackkorv, knackwurst | knakki, knakit
  middagspølse, middagspølser, kødpølse | kjøttpølse, kjøttpølser, middagspølse, middagspølser, falukorv | falukorv, middagskorv, ringkorv, köttkorv, lunchkorv, falukorvsring, falukorvar | lenkkimakkara, lenkkimakkarat, lenkki, lenkit, ruokamakkara, uunilenkki, uunimakkara, rengasmakkara
    - | - | - | sininen lenkki, hk sininen, hk makkara
    - | grovpølse, grove pølser, grov kjøttpølse, grove kjøttpølser | - | -
    - | vossakorv, vossakorf | - | -
    - | - | - | juustolenkki
  - | - | isterband, isterkorv | -
  - | - | stångkorv | -
  - | - | bräckkorv | -
  - | - | värmlandskorv | -
  grynpølse | grynpølse | grynkorv | ryynimakkara, ryynimakkarat, ryynäri, ryynärit
  blodpølse, sorte pølser | blodpølse | blodkorv | mustamakkara, mustamakkarat, verimakkara
  leverpølse | leverpølse | leverkorv | maksamakkara, maksamakkarat
  snackpølse, snackpølser, pølsesticks, ølpølse, ølpølser, tapaspølse, tapaspølser | snackpølse, snackpølser, spekepinner, ølpølse, ølpølser, ølkorv, spekesnacks, spekepølsesnacks | snackkorv, snackskorv, korvsnacks, ölkorv, snackskorvar | snackmakkara, napostelumakkara, välipalamakkara, olutmakkara, makkarasnack
    bifi | bifi | bifi | bifi
    salamisticks, minisalami, salami sticks | minisalami, salamisticks | minisalami, salamisticks | minisalami, salamitikku, salamitikut
  ~chorizo, chorizopølse, chorizopølser | chorizo, chorizopølse | chorizo, chorizokorv | chorizo, chorizomakkara
    ?chorizo i skiver, chorizoskiver | chorizoskiver, chorizo i skiver | chorizoskivor, skivad chorizo | chorizoviipale
  bajersk pølse, bajerpølser | bayersk pølse | - | -
  kålpølse | kålpølse | kålkorv | -
  krydderpølse | krydderpølse | kryddkorv | -
  - | - | stekkorv | -
  ?- | barnepølse, barnepølser | - | -
  - | lettpølse, lettpølser | - | kevytmakkara
  - | hvitløkspølse | vitlökskorv | valkosipulimakkara
  kogepølse | kokepølse | kokkorv | -
  røget pølse, røgede pølser | røkt pølse, røykt pølse | rökt korv | savumakkara, savumakkarat, saunamakkara
  - | - | barnkorv | pikkunakit, pikkunakki, lasten nakit
  kalvepølse, kalvepølser | kalvepølse | kalvkorv | vasikanmakkara
  - | - | tjockkorv | -
  landpølse | - | lantkorv | -
  - | - | - | sipulimakkara
hotdog, hot dog, hotdogs, fransk hotdog | hotdog, hot dog, pølse i brød, pølse i lompe, pølse med lompe, pylse i brød | hotdog, hot dog, korv med bröd | hodari, hodarit, hot dog, hotdog
corndog, corn dog | corndog, corn dog | corndog, corn dog | corn dog
pølsehorn | pølsehorn | korvhorn, inbakad korv | nakkipiilo, nakkipiilot
pølser i svøb, pølse i svøb | pølse i svøp | - | -
pålæg, pålægsskiver, skiveskåret pålæg, pålæg i skiver, sandwichpålæg, madpakkepålæg, frokostpålæg | pålegg, påleggsskiver, brødpålegg, brødskivepålegg, matpakkepålegg | pålägg, smörgåspålägg, smörgåsmat, mackpålägg | leivänpäällinen, leivänpäälliset, leipäpäällinen, leivän päälle
  kødpålæg | kjøttpålegg | köttpålägg, kallskuret, charkuterier, chark, charkuteri, skivat pålägg | leikkele, leikkeleet, leipäleikkele, kylmäleikkele, lihaleikkele, lihaleikkeleet, leikkelepaketti, lihasiivut, leikkelesiivut, leikkelelajitelma
    - | spekemat, speket kjøtt | spickekött | -
      - | - | - | meetvursti, meetvurstit, metvursti, kestomakkara, kestomakkarat, metukka, meetvurstiviipale, meetvurstisiivut
      spegepølse, spegepølser, salami | spekepølse, spekepølser, salami, trønderfår, fårepølse, salamipølse | salami, medvurst, salamikorv | salami, kestomakkara, kestomakkarat, salamimakkara
        ~pepperoni, peperoni | pepperoni, peperoni | pepperoni, peperoni | pepperoni, peperoni, pepperonimakkara
        ?skiveskåret spegepølse, salamiskiver, salami i skiver, spegepølse i skiver, spegepølseskiver | skivet salami, salamiskiver, salami i skiver, skivet spekepølse | skivad salami, salamiskivor, skivad medvurst, salami i skivor | salamiviipale, salamiviipaleet, salamisiivut
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
        - | - | prickig korv, prickekorv | -
        - | - | tekorv | teemakkara, teemakkarat
        - | tørket pølse | torkad korv, lufttorkad korv, ölandskorv | kuivamakkara, kuivattu makkara
        - | - | rysk medvurst | venäläinen meetvursti, venäläinen salami
        nduja | nduja | nduja | nduja
      lufttørret skinke, tørret skinke, spegeskinke | spekeskinke, lufttørket skinke, spekeskinkeskiver, spekeskinke i skiver | lufttorkad skinka, torkad skinka, spickeskinka | ilmakuivattu kinkku, ilmakuivatut kinkut
        parmaskinke, prosciutto, parma skinke | parmaskinke, prosciutto | parmaskinka, prosciutto | parmankinkku, prosciutto, parmakinkku
        serranoskinke, serrano, jamon | serranoskinke, serrano, jamon | serranoskinka, serrano, jamon | serranokinkku, serrano, jamon
        schwarzwaldskinke | schwarzwaldskinke | schwarzwaldskinka, svartrökt skinka | schwarzwaldinkinkku
        coppa | coppa | coppa | coppa
        speck | speck | speck | speck
        lomo | lomo | lomo | lomo
      - | fenalår, spekelår, fårelår, fenalårskiver, fenalår i skiver | fårfiol, rökt fårfiol | -
    skinkepålæg, kogt skinke, skiveskinke, sandwichskinke, toastskinke, skinke i skiver, skinkeskiver, grillskinke | kokt skinke, kokeskinke, skinkepålegg, skivet skinke, påleggsskinke, skinkeskiver, skinke i skiver, sandwichskinke | kokt skinka, skivad skinka, skinkpålägg, smörgåsskinka, toastskinka, skinkskivor, tunnskivad skinka, skivskinka | keittokinkku, keittokinkut, kinkkuleikkele, kinkkuleike, kinkkuviipale, keittokinkkuviipale, kinkkusiivu, kinkkusiivut, kinkun siivu
      honningskinke, honningglaseret skinke | honningskinke | honungsskinka | hunajakinkku, hunajapaahdettu kinkku
      røget skinkepålæg, røget skinke skiver | røkt skinkepålegg | basturökt skinka, bastuskinka, rökt skinka skivad | palvikinkku, palvikinkut, saunapalvi, saunapalvikinkku, palvi, saunakinkku, palviliha, palvileikkele, palvattu kinkku, palvikinkkusiivut
      kalkunskinke | kalkunskinke | kalkonskinka | kalkkunakinkku
      kyllingeskinke | kyllingskinke | kycklingskinka | broilerikinkku, kanakinkku
    hamburgerryg, kogt hamburgerryg, hamburgerryg i skiver, hamburgerryg pålæg | hamburgerrygg, hamburgerryggskiver, hamburgerrygg skiver | hamburgerrygg | -
    kassler, røget kam, røget svinekam | kassler | kassler, kasseler, rökt karré, kassler i bit, kasslerskivor, skivad kassler | savukassler, kasslerleike
    røget filet, filet i skiver, røget svinefilet | - | - | -
    skinketern, skinkestykker, skinke i tern | skinketerninger, skinkebiter | skinktärningar, strimlad skinka, tärnad skinka | kinkkukuutio, kinkkukuutiot, kinkkusuikale, kinkkusuikaleet
    pancetta | pancetta | pancetta | pancetta
    guanciale | guanciale | guanciale | guanciale
    rullepølse, rullepølser | rullepølse | rullsylta, rullskinka | rullasyltty
      lammerullepølse | lammerull, sauerull, fårerull | lammrulle | -
    saltkødpålæg, saltkød i skiver | saltkjøttpålegg | saltkött skivat | suolalihaleikkele
    roastbeefpålæg, roastbeef i skiver, rosastegt roastbeef, roastbeef pålæg | roastbiffpålegg, roastbiff i skiver, roastbiffskiver, roastbeef pålegg | rostbiff pålägg, skivad rostbiff, rostbiffskivor | paahtopaistileikkele, paahtopaistiviipale, paahtopaistisiivut, paahtopaistisiivu
    ~pastrami | pastrami | pastrami | pastrami
    corned beef | corned beef | corned beef | corned beef
    hestepålæg, røget hestekød | hestepålegg | hamburgerkött, rökt hästkött | hevosleikkele, savuhevonen
    kødpølsepålæg | servelat, servelatpølse, lettservelat | smörgåskorv | lauantaimakkara, lauantaimakkarat, leikkelemakkara, servelaatti, makkarasiivut, leipämakkara, lauantaimakkarasiivut
      - | - | - | balkanmakkara, balkan
      jagtpølse | jaktpølse | jaktkorv | jahtimakkara, jahti
      - | - | - | gouter, goutermakkara
      - | kjøttrull | - | -
      - | - | - | kinkkumakkara
    mortadella | mortadella | mortadella | mortadella
    kyllingepålæg, kylling i skiver, kyllingebrystpålæg, kyllingebryst pålæg, kyllingefilet pålæg, skiveskåret kylling, kyllingepålæg skiver, kyllingepålæg i skiver, kogt kylling, kyllingeskiver | kyllingpålegg, kyllingfiletpålegg, kokt kylling, kyllingskiver | kycklingpålägg, skivad kyckling, kycklingskivor | kanaleikkele, broilerileikkele, kananrintaleikkele, broilerileikkeleet, kananrinta leikkele, broilerinrinta leikkele, rintaleikkele, kanasiivut, kanaviipaleet
    kalkunpålæg, kalkun i skiver, kalkunbrystpålæg, røget kalkun, kalkunbryst pålæg, skiveskåret kalkun, kogt kalkun | kalkunpålegg, røkt kalkun, kalkunfiletpålegg, kokt kalkun | kalkonpålägg, skivad kalkon, rökt kalkon, kokt kalkon, kalkonskivor | kalkkunaleikkele, kalkkunaleike, kalkkunanrintaleikkele, kalkkunaleikkeleet, kalkkunanrinta leikkele, kalkkunafilee leikkele, kalkkunan leikkele, kalkkunasiivut, kalkkunaviipaleet
    sylte, grisesylte, julesylte | sylte, julesylte, persesylte, grisesylte | sylta, kalvsylta, pressylta, julsylta | syltty, sylttyleikkele, aladobi, sianpääsyltty, päänsyltty
      - | lammesylte | lammsylta | -
    lammepålæg | lammepålegg | lammpålägg, rökt lamm | lammasleikkele
    vildtpålæg | viltpålegg, elgpålegg | viltpålägg, älgpålägg | hirvileikkele, riistaleikkele
    rensdyrpålæg | reinsdyrpålegg | renpålägg, rökt ren | poroleikkele
    tapas, tapaspålæg | tapas, tapasfat | tapas, charkbricka, charktallrik | tapas, tapaslajitelma
    antipasti, antipasto | antipasti | antipasti, antipasto | antipasti, antipasto
    - | spekefilet | - | -
    børnepålæg | barnepålegg | barnpålägg | -
    tunge i skiver, tungepålæg | tungepålegg, oksetunge i skiver | skivad oxtunga, tunga pålägg | kielileikkele
    røget kød | røkt kjøtt | rökt kött | savuliha, savustettu liha, palvattu liha, kylmäsavuliha, palvattu
  postej, pate | postei, pate | pastej, paté | pasteija, patee
    landpostej | landpostei | lantpaté | maalaispatee
    vildtpostej | viltpostei | viltpastej, viltpaté | riistapasteija
    andepostej, andepate | andepate | ankpastej, anklevermousse | ankanmaksapatee, ankkapatee
    kyllingepostej, hønsepostej | kyllingpostei, kyllingleverpostei | kycklingpastej, kycklingleverpastej | kanapasteija, broileripasteija
    leverpostej, leverpostejer, leverpate | leverpostei, leverposteier, leverpate | leverpastej, leverpastejer, leverpaté | maksapasteija, maksapasteijat, maksapatee, maksis
      ?ovnbagt leverpostej, bagt leverpostej | ovnsbakt leverpostei, stekt leverpostei | ugnsbakad leverpastej, gräddad leverpastej | uunimaksapasteija
      ?grov leverpostej, grovhakket leverpostej | grov leverpostei | grov leverpastej | karkea maksapasteija
      fransk leverpostej, fransk postej | fransk postei | fransk leverpastej, fransk pastej | ranskalainen maksapasteija
      baconpostej, leverpostej med bacon | leverpostei med bacon, baconpostei | leverpastej med bacon | pekonipasteija
      - | - | gurkpastej, leverpastej med gurka | kurkkumaksapasteija
      ?hjemmelavet leverpostej | - | - | -
      ?- | lettleverpostei, lett leverpostei, mager leverpostei | lätt leverpastej | kevytmaksapasteija
    - | - | skinkpastej | kinkkupasteija
  pålægssalat, pålægssalater, mayonnaisesalat | påleggsalat, påleggssalat, majonessalat, majones salat | majonnässallad, smörgåsröra, röra, röror, majonnässallader, majonnäs sallad, majonnäsröra | majoneesisalaatti, levitesalaatti, leipäsalaatti, voileipätahna
    hønsesalat, kyllingesalat pålæg | kyllingsalat pålegg, hønsesalat | kycklingröra | kanatahna
    karrysalat | karrisalat | currysallad, curryröra | -
    rejesalat | rekesalat, rekerøre | räksallad, räkröra | katkarapusalaatti, katkaraputahna
    skagensalat, skagen | skagensalat, skagenrøre, skagen | skagenröra, skagen | skagenröra, skagen
    krabbesalat | krabbesalat | krabbröra, kräftröra, kräftsallad, krabbsallad | raputahna
    skaldyrssalat, skaldyrsalat | skalldyrsalat | västkustsallad, skaldjurssallad, skaldjursröra | äyriäissalaatti
    æggesalat | eggesalat, eggsalat | äggsallad, äggröra skagen | munasalaatti, munatahna
    italiensk salat | italiensk salat | italiensk sallad | italiansalaatti
    russisk salat | russisk salat | rysk sallad | venäläinen salaatti
    skinkesalat | skinkesalat | skinksallad, skinkröra | kinkkusalaatti
    frokostsalat | frokostsalat | frukostsallad | -
    pølsesalat | pølsesalat | korvsallad | makkarasalaatti
    makrelsalat, makrelpostej, makrelmousse | makrellsalat | makrillröra | makrillitahna
    laksesalat | laksesalat | laxröra | lohitahna, savulohitahna, kirjolohitahna
    tunsalat, tunmousse, tunpålæg | tunfisksalat, tunfiskrøre | tonfiskröra, tonfisksallad | tonnikalatahna, tonnikalasalaatti
    rødbedesalat | rødbetsalat | rödbetssallad | punajuurisalaatti
    sildesalat | sildesalat | sillsallad | sillisalaatti, rosolli
    baconsalat | baconsalat | baconröra | -
    kødsalat | - | kallskursallad | lihasalaatti
    torskerognssalat, torskerognsalat, rognsalat | rognsalat | romröra, löjromsröra | -
    - | - | mimosasallad | -
    fiskesalat | fiskesalat | fisksallad | kalasalaatti
terrine | terrine | terrin | terriini
rillette, rillettes | rillette, rillettes | rillette, rillettes | rillette, rillettes
sky, pålægssky, kødgele | aspik, kjøttgele | aladåb, aspic | lihahyytelö, aspik
fedt, dyrefedt, madfedt | fett, dyrefett | flott, isterflott | rasva, eläinrasva
  svinefedt | smult, svinefett | ister, svinfett | laardi, ihra, sianrasva, sianihra
  talg, oksetalg | talg, oksetalg | talg, nöttalg | tali
  krydderfedt, fedt med grever | - | - | -
  andefedt | andefett | ankfett | ankanrasva
  gåsefedt | gåsefett | gåsfett | hanhenrasva
spæk | spekk | späck | silava
rå flæskesvær | svor, fleskesvor | svål, fläsksvål | kamara
grever, fedtegrever | fettgrever | grevar, fläskgrevar | -
blodbudding | blodpudding, blodklubb | blodpudding | veripalttu
- | - | hackkorv, pölsa, lungmos | -
finker | - | - | -
- | lungemos | - | -
kødboller, kødbolle | kjøttboller, kjøttbolle | köttbullar, köttbulle, stekta köttbullar, färdiga köttbullar | lihapullat, lihapulla, lihapyörykkä, lihapyörykät, pyörykkä, pyörykät, valmiit lihapullat
  kyllingekødboller, kyllingeboller | kyllingboller, kyllingkjøttboller | kycklingbullar, kycklingköttbullar | kanapyörykkä, kanapyörykät, kanapullat, broileripyörykkä, broileripyörykät
  kalkunkødboller | kalkunboller, kalkunkjøttboller | kalkonbullar, kalkonköttbullar | kalkkunapyörykkä, kalkkunapyörykät
  vildtkødboller | viltboller, elgboller | viltköttbullar, älgköttbullar, renköttbullar | poropyörykkä, poropyörykät, hirvipyörykkä
  ?minikødboller | små kjøttboller, minikjøttboller | miniköttbullar, små köttbullar, mini köttbullar | minilihapullat, cocktailpullat, cocktailpyörykät
  ?suppekødboller, kødboller til suppe | kjøttboller til suppe | - | keittolihapullat
  ?svenske kødboller, köttbullar | svenske kjøttboller, köttbullar | - | -
  lammekødboller | lammeboller | lammköttbullar, lammbullar | karitsanpyörykät
melboller, suppeboller | melboller, suppeboller | klimp, kroppklimp | keittopullat
frikadelle, frikadeller, deller, færdige frikadeller, stegte frikadeller, færdigstegte frikadeller | kjøttkaker, kjøttkake, frikadeller, karbonadekaker, hjemmelagde kjøttkaker, bestemors kjøttkaker | frikadeller, frikadell, järpar, färsbiff, färsbiffar | lihapihvit, lihapihvi, frikadelli, frikadellit
  kyllingefrikadeller, kyllingedeller | kyllingkaker, kyllingkarbonader | kycklingfrikadeller, kycklingbiffar | broilerin lihapihvi, broilerin jauhelihapihvi
  kalkunfrikadeller | kalkunkaker, kalkunkarbonader | kalkonfrikadeller | -
  - | medisterkake, medisterkaker | - | -
  vildtfrikadeller | viltkaker, elgkaker, viltkarbonader, elgkarbonader, reinsdyrkarbonader, reinsdyrkaker, hjortekarbonader | älgfrikadeller, viltfärsbiff | hirvipihvi, poropihvi
  ?minifrikadeller, cocktailfrikadeller | minikjøttkaker | - | -
  frikadeller i skiver, skiveskårne frikadeller | - | - | -
pølsebøf | pølsekarbonade | korvbiff | makkarapihvi, makkarapihvit
farsbrød, forloren hare, farsrulle | kjøttpudding, kjøttrulle, forloren hare | köttfärslimpa | lihamureke, lihamurekkeet, mureke, murekkeet
krebinet, krebinetter, karbonade, karbonader | - | krebinett | krebinetti
schnitzel, snitzel, schnitzler | schnitzel, snitsel, snitsler | schnitzel, schnitzlar | leike, leikkeet, schnitzel, snitseli
  ?wienerschnitzel, wiener schnitzel | wienerschnitzel, wienersnitsel | wienerschnitzel | wieninleike, wieninleikkeet, wieniläisleike, wienerleike
  cordon bleu, gordon bleu | cordon bleu, gordon bleu | cordon bleu, gordon bleu | cordon bleu, gordon bleu
  svineschnitzel, skinkeschnitzel, svinesnitzel | svinesnitsel, svineschnitzel, skinkesnitsel | fläskschnitzel, skinkschnitzel | porsaanleike, porsaanleikkeet, possunleike
  kalveschnitzel, kalvesnitzel, kalvesnitsel | kalvesnitsel, kalveschnitzel | kalvschnitzel | vasikanleike, vasikanleikkeet
  kyllingeschnitzel, kyllingesnitzel | kyllingsnitsel, kyllingschnitzel | kycklingschnitzel | broilerinleike, kananleike, kanaleike, broilerileike
  kalkunschnitzel, kalkunsnitzel | kalkunsnitsel | kalkonschnitzel | kalkkunanleike, kalkkunan leike
kebab, kebabkød | kebab, kebabkjøtt | kebab, kebabkött | kebab, kebabliha, kebablihat, kebablastu, kebabsuikale
  kyllingekebab, kebabkylling | kyllingkebab, kebabkylling, kebab kylling | kycklingkebab, kebabkyckling, kyckling kebab | broilerikebab, kanakebab
  shawarma | shawarma | shawarma | shawarma
  gyros, gyroskød | gyros, gyroskjøtt | gyros, gyroskött | gyros, gyrosliha
cevapcici, cevapi | cevapcici | cevapcici, chevapchichi, chevapcici, cevapi | cevapcici
kofte, köfte, kofta | köfte | köfte, kofta, kåfta | köfte, kofta
pulled meat, pulled kød | pulled meat | pulled meat | nyhtöliha
  pulled pork, pulled gris, pulled nakke | pulled pork, pulled svin | pulled pork, pulled fläsk | nyhtöpossu, pulled pork, nyhtöpossut, nyhtöporsas, revitty possu
  pulled beef, pulled okse | pulled beef | pulled beef | nyhtönauta, pulled beef, nyhtöhärkä
  pulled chicken, pulled kylling | pulled chicken, pulled kylling | pulled chicken, pulled kyckling | nyhtökana, pulled chicken, nyhtöbroileri
langtidsstegt kød, sous vide kød | langtidsstekt kjøtt, sous vide kjøtt | långbakat kött, sous vide kött | ylikypsä liha, ylikypsä, ylikypsä possu, ylikypsä porsas
millionbøf | - | - | -
kødsovs, færdig kødsovs, kødsauce | kjøttsaus, kjøttdeigsaus | köttfärssås, köttfärsås | jauhelihakastike, lihakastike, jauhelihasoosi, lihasoosi
gryderet, kødgryde | gryterett, kjøttgryte | köttgryta | lihapata, pataruoka
  - | sodd, soddkjøtt, trøndersodd | - | -
  gullasch, gullash, goulash, gulasch | gulasj, gulasjgryte | gulasch, gulaschgryta | gulassi, gulassikeitto
  - | bankebiff | kalops | -
  - | - | - | karjalanpaisti
  boeuf stroganoff, stroganoff, bøf stroganoff | biff stroganoff, stroganoff | biff stroganoff, stroganoff | stroganoff
  pølsegryde | pølsegryte, pølsestroganoff | korvstroganoff, korvgryta | makkarastroganoff, makkarakastike, nakkikastike
  mørbradgryde | filetgryte | fläskfilégryta | -
  - | - | dillkött, dillkött på kalv | tilliliha
  - | brun lapskaus, lapskaus, lys lapskaus | lapskojs | lapskoussi
  skipperlabskovs, labskovs | - | - | -
  høns i asparges, tarteletfyld, tarteletfyldning | hønsefrikasse, frikasse | hönsfrikassé, kycklingfrikassé, frikassé | viillokki, kanaviillokki
  - | fårikål | fårikål | lammaskaali
  kyllingegryde, kyllingegryderet | kyllinggryte | kycklinggryta | kanapata, broileripata
  oksegryde, oksegryderet, kalvegryde | oksegryte, storfegryte | nötgryta | naudanpata
  - | fårefrikassé, fårefrikasse | fårfrikassé | -
biksemad | pytt i panne, pytt | pytt i panna, pyttipanna, pytt | pyttipannu, pytti
benløse fugle | benløse fugler | oxrulader, rulader, rullader, benlösa fåglar | liharulla, lihakääryle, lihakääryleet
kåldolmer, kålrouletter, kålruller | kålruletter, kåldolmer, kålruller, kålrull | kåldolmar, kåldolme | kaalikääryle, kaalikääryleet
blodpandekager | blodpannekaker | blodplättar, blodpannkaka | veriohukaiset, veriohukainen, veriletut, verilettu, verilätty, verilätyt
- | - | blodpalt, paltbröd | -
- | raspeball, raspeballer, komle, klubb, potetball, kompe | palt, pitepalt, paltar | -
- | - | kroppkakor, kroppkaka | -
- | - | lufsa | -
- | leverkaker, leverkake | leverbiff, leverbiffar | maksapihvi, maksapihvit
- | - | - | maksalaatikko, maksalaatikot, maksaloota
- | - | - | tirripaisti
burger, burgere, hamburger, hamburgere | burger, burgere, hamburger | burger, hamburgare, burgare | -
  ?burgerbøf, burgerbøffer, hamburgerbøf, bøfburger, bøffer til burger, burgere til grill | burgerkjøtt, hamburgerkjøtt, burgerbiff, hamburgere, burgere til grilling | hamburgare, hamburgerbiff, burgare, burgarbiff, hamburgarkött, burgarkött | hampurilaispihvi, hampurilaispihvit, burgerpihvi, burgerpihvit
    smashburger, smash burger | smashburger, smash burger | smashburgare, smash burger | smash burger, smashburger
    miniburger, miniburgere | minihamburgere, miniburgere, sliders | minihamburgare, miniburgare | minihampurilainen, minihampurilaiset
    højrebsburger | høyryggburger | högrevsburgare | -
  kyllingeburger, chicken burger | kyllingburger, chicken burger | kycklingburgare, chicken burger | kanaburger, kanapihvi, kanapihvit, broileripihvi, broileripihvit
  cheeseburger | cheeseburger | cheeseburger, ostburgare, hamburgare i bröd, cheeseburgare | hampurilainen, hampurilaiset, burger, burgeri, purilainen, purilaiset, hamppari, hampparit, juustopurilainen
  elgburger | elgburger | älgburgare | hirviburger, hirvihampurilaispihvi`,
}
