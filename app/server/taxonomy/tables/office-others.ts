import type { GoodsTable } from '../goods-table.ts'

/** Gift cards, travel, tickets, services, vehicles, fuel, tobacco, animals, and goods of no part of a shop. */
export const officeOthers: GoodsTable = {
  part: null,
  rows: `
gavekort, gavebevis | gavekort, gavebevis | presentkort, presentcheck, gåvokort | lahjakortti, lahjakortit, lahjashekki
  oplevelsesgave, oplevelse, oplevelsesgavekort | opplevelsesgave, opplevelse, opplevelsesgavekort | upplevelse, upplevelsepresent, upplevelsepresentkort | elämyslahja, elämyslahjakortti, elämys
  supergavekort | supergavekort, sentergavekort | superpresentkort, shoppingpresentkort | superlahjakortti, s-lahjakortti
  google play gavekort, app store gavekort, itunes gavekort | google play gavekort, apple gavekort, itunes gavekort | google play presentkort, apple presentkort, itunes presentkort | google play lahjakortti, apple lahjakortti, itunes lahjakortti
  spillegavekort, playstation gavekort, steam gavekort, roblox gavekort, robux | playstation gavekort, steam gavekort, roblox gavekort, robux | playstation presentkort, steam presentkort, roblox presentkort, robux | playstation lahjakortti, steam lahjakortti, roblox lahjakortti, robux
  spa gavekort, wellness gavekort | spa gavekort | spa presentkort | kylpylälahjakortti, hierontalahjakortti
gave, gaver, gaveide, gaveideer, present, gaveidé | gave, gaver, gavetips, presang, gaveidé | present, presenter, presenttips, gåva, presang, presentidé | lahja, lahjat, lahjavinkki, tuliaislahja, lahjaidea
  julegave, julegaver, adventsgaver, kalendergaver | julegave, julegaver, kalendergaver, adventsgaver | julklapp, julklappar, kalenderklappar | joululahja, joululahjat, kalenterilahjat
  fødselsdagsgave | bursdagsgave, fødselsdagsgave | födelsedagspresent | syntymäpäivälahja, synttärilahja
  mors dag gave, fars dag gave, mors dag, fars dag | morsdagsgave, farsdagsgave, morsdag, farsdag | mors dag present, fars dag present, mors dag, fars dag | äitienpäivälahja, isänpäivälahja, äitienpäivä, isänpäivä
  værtindegave, værtsgave | vertinnegave | gå bort present, värdinnepresent | tuliainen, tuliaiset
  konfirmationsgave, barnedåbsgave, dåbsgave | konfirmasjonsgave, dåpsgave | konfirmationspresent, doppresent, studentpresent | rippilahja, ristiäislahja, kummilahja, valmistujaislahja, yo-lahja
  bryllupsgave | bryllupsgave | bröllopspresent | häälahja
  gavekurv, gavesæt | gavekurv, gavesett | presentkorg, presentset, presentförpackning | lahjakori, lahjasetti
  mandelgave | mandelgave | mandelgåva | -
  studentergave | eksamensgave, russegave | studentpresent, examenspresent | yo-lahja, valmistujaislahja
  babygave, barselsgave, barnedåbsgave | barselgave, babygave, dåpsgave | babypresent, bebispresent, doppresent | vauvalahja, ristiäislahja, kastelahja
julekalender, adventskalender, pakkekalender | julekalender, adventskalender, pakkekalender | julkalender, adventskalender, paketkalender | joulukalenteri, adventtikalenteri
  beauty julekalender, skønhedsjulekalender | skjønnhetskalender, sminkekalender | skönhetskalender, sminkkalender, beautykalender | kosmetiikkakalenteri, kauneusjoulukalenteri
rejse, rejser, ferie, ferierejse | reise, reiser, ferie, ferietur | resa, resor, semester | matka, matkat, loma, lomamatka, ulkomaanmatka
  charterrejse, pakkerejse, sydenrejse | charterreise, pakkereise, sydentur, syden | charterresa, paketresa | pakettimatka, seuramatka, etelänmatka, äkkilähtö, äkkilähdöt
  storbyferie, weekendtur, byferie, storbyrejse | storbyferie, weekendtur, byferie, storbyreise | weekendresa, storstadsresa | kaupunkiloma, viikonloppumatka, kaupunkimatka
  skiferie, skirejse | skiferie, skireise, alpinferie | skidresa | hiihtoloma, hiihtomatka, laskettelumatka
  krydstogt | cruise | kryssning, båtkryssning | risteily, risteilyt, laivaristeily
  busrejse | bussreise | bussresa | bussimatka
flybillet, flybilletter, flyrejse | flybillett, flybilletter, flyreise | flygbiljett, flygbiljetter, flygresa | lentolippu, lennot, lentoliput, lento
færge, færgebillet | ferge, fergebillett, danskebåt, ferje | färja, färjebiljett, båtbiljett | lautta, laivalippu, laivamatka, laivaliput
togbillet, busbillet, rejsekort, pendlerkort | togbillett, bussbillett, busskort, månedskort buss | tågbiljett, bussbiljett, busskort, månadskort buss, resekort | junalippu, bussilippu, junaliput, matkakortti, bussikortti, kuukausilippu
hotel, hotelophold, hoteller, kroophold | hotell, hotellopphold, hotellovernatting, hotellrom | hotell, hotellnatt, hotellpaket, hotellvistelse, hotellrum | hotelli, hotelliyö, majoitus, hotellihuone, hotellimajoitus
  spaophold, wellnessophold, kurophold | spaopphold, spahotell | spahotell, spavistelse, spa weekend | kylpylähotelli, kylpylä, kylpyläloma, kylpylälomat
sommerhus, feriehus, leje af sommerhus | hytte, hytteleie, feriebolig, sommerhus | stuga, stuguthyrning, sommarstuga, fritidshus | mökki, loma-asunto, vuokramökki, kesämökki, mökit
campingplads | campingplass | campingplats | leirintäalue
billejebil, billeje, lejebil, biludlejning, leje af bil | leiebil, bilutleie, billeie | hyrbil, biluthyrning, bilhyra | vuokra-auto, autonvuokraus
valuta, rejsevaluta | valuta | valuta | valuutta, matkavaluutta
billet, billetter, entre, entrébillet, adgangsbillet | billett, billetter, inngangsbillett | biljett, biljetter, entrébiljett, inträde | lippu, liput, pääsylippu, pääsyliput
  koncertbillet, festivalbillet, koncert, festival | konsertbillett, festivalbillett, konsert, festival | konsertbiljett, festivalbiljett, konsert, festival | konserttilippu, festivaalilippu, konsertti, festarit, festarilippu
  biografbillet, biografbilletter, biograf, biografgavekort | kinobillett, kinobilletter, kino | biobiljett, biobiljetter, biocheck | elokuvalippu, elokuvaliput, leffalippu, leffaliput
  teaterbillet, teater, revy, standup | teaterbillett, teater, standup | teaterbiljett, teater, standup | teatterilippu, teatteri, teatteriliput
  tivoli, forlystelsespark, legoland, djurs sommerland | fornøyelsespark, tusenfryd, dyreparken | nöjespark, gröna lund, liseberg, djurpark | huvipuisto, linnanmäki, särkänniemi, eläinpuisto
  zoo, akvarium billet, badeland, vandland | badeland, vannpark, zoo, dyrepark | äventyrsbad, badland, zoo | kylpylälippu, vesipuisto, eläintarha
  museum, museumsbillet | museum, museumsbillett | museum, museibiljett | museo, museolippu, museokortti
  fodboldbillet, fodboldkamp | fotballbillett, fotballkamp | fotbollsbiljett, fotbollsmatch | jalkapallolippu, jääkiekkolippu, ottelulippu
  liftkort, skipas | heiskort, skipass | liftkort, skipass | hissilippu, hissiliput
lotteri, lotto, lottokupon, skrabelod, lodseddel, skrabelodder, eurojackpot | lotteri, lotto, skrapelodd, flax, lodd, flaxlodd, lottokupong, eurojackpot | lott, lotter, skraplott, bingolott, lotto, trisslotter, eurojackpot, lottorad, trisslott | arpa, arvat, raaputusarpa, lotto, raaputusarvat, ässäarpa, eurojackpot, lottokuponki, lottorivi
mobilabonnement, abonnement mobil, mobilabonnementer, fri data | mobilabonnement, abonnement mobil | mobilabonnemang, abonnemang, mobilabonnemang barn | puhelinliittymä, liittymä, liittymät, kännykkäliittymä, puhelinsopimus, kännykkäsopimus
taletidskort, taletid, simkort, sim-kort, startpakke mobil | kontantkort, simkort, sim-kort, ringekort | kontantkort, simkort, sim-kort, laddkort, påfyllningskort | prepaid, prepaid-liittymä, sim-kortti, puheaika, latauskortti, liittymäpaketti
  esim, e-sim | esim, e-sim | esim, e-sim | esim, e-sim
bredbånd, internet, mobilt bredbånd, fibernet, wifi abonnement | bredbånd, internett, mobilt bredbånd, fiberbredbånd, breiband, internettabonnement | bredband, internet, mobilt bredband, fiberbredband, bredbandsabonnemang | laajakaista, internet, netti, nettiliittymä, mobiililaajakaista, kuituliittymä, nettiyhteys, valokuitu
tv-pakke, tv pakke, streaming, tv abonnement | tv-pakke, strømmetjeneste, tv abonnement | tv-paket, streamingtjänst, tv abonnemang | tv-paketti, suoratoistopalvelu, maksukanava
  netflix | netflix | netflix | netflix
  viaplay | viaplay | viaplay | viaplay
elaftale, elpris, strømaftale, strøm, strømabonnement | strømavtale, strømpris, strøm, strømabonnement, straumavtale | elavtal, elpris, elabonnemang | sähkösopimus, sähkön hinta, sähkösoppari
forsikring, bilforsikring, indboforsikring, rejseforsikring, hundeforsikring | forsikring, bilforsikring, innboforsikring, reiseforsikring | försäkring, bilförsäkring, hemförsäkring, reseförsäkring | vakuutus, autovakuutus, kotivakuutus, matkavakuutus, vakuutukset
lån, forbrugslån | lån, forbrukslån | privatlån, lån | laina, kulutusluotto, lainat
kreditkort | kredittkort | kreditkort | luottokortti, luottokortit
vagtselskab, alarmabonnement | alarmabonnement, boligalarm | larmabonnemang, hemlarm | turvapalvelu, hälytinpalvelu
håndværker, tømrer, vvs-mand, elektriker | håndverker, snekker, rørlegger, elektriker, handverkar | hantverkare, snickare, rörmokare, elektriker | remonttipalvelu, remonttimies, putkimies, sähköasentaja
rengøringshjælp, hjemmerengøring, vinduespudsning, vinduespudser, hushjælp | renhold, vaskehjelp, vinduspuss, rengjøringshjelp | städhjälp, hemstädning, fönsterputsning, städfirma, städning, städtjänst | siivouspalvelu, siivous, ikkunanpesu, kotisiivous, siivousapu
flytning, flyttefirma, flyttehjælp | flytting, flyttebyrå, flyttehjelp | flytt, flyttfirma, flytthjälp | muutto, muuttopalvelu, muuttofirma
frisør, klipning, hårklipning, barber | frisør, hårklipp, barberer | frisör, klippning, barberare, hårfrisör | kampaaja, parturi, hiustenleikkuu, kampaamo, hiuskampaaja
massage, fysioterapi, wellness, hudpleje behandling | massasje, fysioterapi, velvære | massage behandling, sjukgymnast, friskvård | hieronta, fysioterapia, hyvinvointi
  spa behandling, ansigtsbehandling, negle behandling, manicure | spabehandling, ansiktsbehandling, manikyr, pedikyr | spabehandling, ansiktsbehandling, manikyr behandling, pedikyr behandling | kasvohoito, jalkahoito, kynsihoito, kosmetologi
optiker, synsprøve, synstest | optiker, synstest, synsprøve | optiker, synundersökning, syntest | optikko, näöntarkastus, näöntutkimus
tandlæge, tandblegning klinik | tannlege | tandläkare | hammaslääkäri
dyrlæge | veterinær, dyrlege | veterinär, djurläkare | eläinlääkäri
fitnessabonnement, fitnesscenter, fitness medlemskab | treningssenter, treningsabonnement | gymkort, gymmedlemskap | kuntosali, kuntosalikortti, salikortti, kuntosalijäsenyys
kursus, kurser, køreskole, kørekort | kurs, kjøreskole, førerkort | kurs, körskola, körkort | kurssi, autokoulu, ajokortti, kurssit
restaurant, restauranter | restaurant | restaurang | ravintola, ravintolat
takeaway, take away | takeaway, take away | takeaway, hämtmat | noutoruoka, take away
catering, selskabsmad | catering, selskapsmat | catering | catering, pitopalvelu
dagens ret, dagens middag | dagens rett | dagens lunch, dagens rätt | päivän lounas, lounasbuffet
måltidskasse, måltidskasser, aarstiderne | matkasse, matkasser, middagskasse | matkasse, matkassar, matlåda hem | ruokakassi, ruokakassit, ruokaboksi
madlevering, hjemmelevering | hjemlevering, matlevering | hemleverans, matleverans | kotiinkuljetus, ruoan kotiinkuljetus
fotobog, fotokalender, fotofremkaldelse, billedfremkaldelse | fotobok, fotokalender, bildefremkalling, fotofremkalling | fotobok, fotokalender, framkallning, bildframkallning, fotoframkallning | valokuvakirja, kuvakalenteri, kuvien teettäminen, valokuvakirjat, kuvien tilaus
pasbillede | passbilde | passfoto | passikuva
nøglekopi, nøgleservice, låsesmed | nøkkelkopi, låsesmed | nyckelkopia, låssmed | avainkopio, lukkoseppä
renseri, tøjrens, vaskeri | renseri, vaskeri | kemtvätt, tvätteri | pesula, kemiallinen pesula
begravelse, gravsten, bedemand | begravelse, gravstein, begravelsesbyrå | begravning, gravsten, begravningsbyrå | hautajaiset, hautakivi, hautaustoimisto
  gravlys, gravlygte | gravlys, gravlykt | gravljus, gravlykta | hautakynttilä, hautalyhty, hautakynttilät
  bårebuket, krans begravelse | begravelseskrans, bårebukett | begravningskrans, begravningsbukett | hautavihko, hautaseppele, surukimppu
grund, byggegrund | tomt, hyttetomt | tomt, fritidstomt | tontti, tontit
udlejning, maskinudlejning | utleie, maskinutleie | uthyrning, maskinuthyrning | vuokraus, konevuokraus
loppemarked, second hand, genbrug | loppemarked, second hand, gjenbruk, bruktmarked | loppis, second hand, secondhand, loppmarknad | kirpputori, kirppis, second hand
bil, biler, personbil | bil, biler, personbil | bil, bilar, personbil | auto, autot, henkilöauto
  elbil, elbiler | elbil, elbiler | elbil, elbilar | sähköauto, sähköautot
  brugtbil, brugte biler, brugt bil | bruktbil, brukt bil | begagnad bil, begagnade bilar | käytetty auto, vaihtoauto, vaihtoautot
  hybridbil, plug-in hybrid | hybridbil, ladbar hybrid, plug-in hybrid | hybridbil, laddhybrid | hybridiauto, ladattava hybridi, hybridi
  ?nye biler, ny bil | nybil, ny bil | nybil, ny bil | uusi auto
  stationcar, suv | stasjonsvogn, suv | kombi, suv | farmariauto, katumaasturi, maasturi
  privatleasing, billeasing, leasing bil, leasing | privatleasing, leasing bil, leasing, billeasing | privatleasing, billeasing, leasing | yksityisleasing, autoleasing, leasing, leasingauto
  varebil, varevogn | varebil | skåpbil, transportbil | pakettiauto, pakettiautot
lastbil | lastebil | lastbil | kuorma-auto, rekka
traktor, gravemaskine, minigraver | traktor, gravemaskin, minigraver | traktor, grävmaskin, minigrävare | traktori, kaivinkone, minikaivuri
motorcykel, mc | motorsykkel, mc | motorcykel, mc | moottoripyörä, prätkä, mp
knallert, scooter, el-scooter, elscooter, elknallert | moped, scooter, elmoped | moped, elmoped, moppe | mopo, skootteri, sähkömopo, mopot, mopedi
mopedbil, scootermobil, elscooter senior, kabinescooter | mopedbil, elektrisk rullestol | mopedbil, epa, promenadscooter | mopoauto, mopedauto, invamopo, seniorimopo
atv, quad | atv, firehjuling | atv, fyrhjuling | mönkijä, mönkijät, atv
campingvogn | campingvogn | husvagn | asuntovaunu, karavaani
autocamper, bobil | bobil, campingbil | husbil | matkailuauto, asuntoauto, retkeilyauto
autotrailer, trailer, påhængsvogn, anhænger | tilhenger, henger, biltilhenger | släpvagn, släp, släpkärra, trailer | peräkärry, peräkärryt, traileri, perävaunu
mc udstyr, motorcykeltøj, motorcykeljakke, mc jakke | mc-utstyr, mc-klær, mc-jakke | mc-utrustning, mc-kläder, mc-jacka | ajovarusteet, moottoripyörävarusteet, ajopuku, ajotakki
brændstof | drivstoff | drivmedel, bränsle | polttoaine, polttoaineet
  benzin, blyfri benzin, 95 benzin, oktan 95 | bensin, blyfri bensin, 95 bensin | bensin, blyfri bensin, 95 bensin | bensa, bensiini, 95 bensiini, löpö
  diesel | diesel | diesel | diesel, dieseli, nafta
  alkylatbenzin, aspen, aspen 2, aspen 4 | alkylatbensin, aspen, aspen 2, aspen 4 | alkylatbensin, aspen, aspen 2, aspen 4 | alkylaattibensiini, pienkonebensiini, aspen
  petroleum, lampeolie, petro | parafin, lampeolje | fotogen, lampolja, lysfotogen | petrooli, lamppuöljy, valopetrooli
  fyringsolie, hvo, biodiesel | fyringsolje, hvo, biodiesel | eldningsolja, hvo, biodiesel | polttoöljy, lämmitysöljy, hvo
  sprit til camping, husholdningssprit, rødsprit | rødsprit | t-sprit, rödsprit, t-röd | sinol, denaturoitu sprii
  tændvæske, optændingsvæske | tennvæske | tändvätska | sytytysneste, grillin sytytysneste
gas, gasflaske, flaskegas, gas til grill, propangas | gass, gassflaske, propan, propangass | gasol, gasolflaska, gasolpåfyllning, propan, gasoltub | kaasu, nestekaasu, kaasupullo, kaasupullot, propaani, grillikaasu
opladning elbil, ladekort | elbillading, ladekort | elbilsladdning, laddkort elbil | sähköauton lataus, latauskortti auto
tobak, tobaksvarer | tobakk, tobakksvarer | tobak, tobaksvaror | tupakka, tupakat, tupakkatuotteet
  cigaretter, smøger, cigaret, cigaretpakke, smøg, cigarretter | sigaretter, sigarett, røyk, tiere røyk, sigg, røykpakke, sigarettpakke | cigaretter, cigarett, cigg, ciggpaket, cigarettpaket | savukkeet, savuke, röökit, tupakka-aski, rööki
  rulletobak, rulle selv tobak, shag | rulletobakk, rullings | rulltobak, rullings | kääretupakka, sätkätupakka
  pibetobak | pipetobakk | piptobak | piipputupakka
  tyggetobak | skråtobakk, tyggetobakk | tuggtobak | purutupakka
  cigarer, cigar, cigarillos, cerutter, cigarillo | sigarer, sigar, sigarillos | cigarrer, cigarr, cigariller | sikarit, sikari, pikkusikarit
  snus | snus, snusboks | snus, snusdosa, snusstock | nuuska, nuuskapurkki
    ?portionssnus, løssnus | porsjonssnus, løssnus | portionssnus, lössnus | irtonuuska
    hvid snus, nikotinposer, nikotinpose | hvit snus, nikotinposer, tobakksfri snus | vitt snus, nikotinpåsar, tobaksfritt snus, nikotinsnus | nikotiinipussit, nikotiinipussi
      zyn | zyn | zyn | zyn
      velo | velo | velo | velo
tobakstilbehør, rygeartikler | røykeutstyr, tobakkstilbehør | rökartiklar, tobakstillbehör | tupakkatarvikkeet, tupakointitarvikkeet
  e-cigaret, ecigaret, vape, elcigaret, puff bar, engangsvape | e-sigarett, vape, damper, engangsvape | e-cigarett, vape, elcigarett, engångsvape | sähkötupakka, vape, sähkösavuke, vapet, höyrystin tupakka
    e-væske, ejuice, vape juice | e-juice, ejuice | e-juice, ejuice, vapejuice | e-neste, sähkötupakkaneste
  rullepapir, cigaretpapir, cigaretrør, cigarethylstre, filtertips | rullepapir, sigarettpapir, sigaretthylser, filtertips | cigarettpapper, rullpapper, cigaretthylsor, cigarettfilter | savukepaperi, käärepaperit, savukehylsyt, savukefiltterit, rizla
  lighter, lightere, tændere, engangslighter, cigarettænder, fyrtøj | lighter, lightere, fyrtøy, sigarettenner, tennar, gasslighter | tändare, cigarettändare, tändare engångs, engångständare | sytytin, tupakansytytin, sytyttimet, sytkäri, kertakäyttösytytin, tupakkasytytin
    lightergas, lighterbenzin, zippo | lightergass, lighterbensin, zippo | tändargas, tändarbensin, zippo | sytytinkaasu, sytytinbensiini, zippo
    grilllighter, stormlighter, tændpistol, gaslighter, grilltænder, gastænder, langlighter, kaminlighter, pejselighter | grilltenner, gasstenner, stormlighter, langlighter, grilllighter, stavlighter, peislighter | braständare, grilltändare, gaständare, långtändare, gasolständare, gaslighter | kaasusytytin, grillisytytin, takkasytytin, pitkävartinen sytytin, kynttiläsytytin
  tændstikker, tændstik, tændstikæske, lange tændstikker | fyrstikker, fyrstikk, fyrstikkeske, peisfyrstikker, fyrstikkar | tändstickor, tändsticka, tändsticksask, brasständstickor | tulitikut, tulitikku, takkatikut, tulitikkuaski, tulitikkurasia, pitkät tulitikut, tikkuaski
  askebæger | askebeger, askebegre | askfat, askkopp | tuhkakuppi, tuhkis, tuhkakupit, tuhka-astia, tuhkakippo
  pibe til tobak, vandpibe, hookah, pibe | pipe til tobakk, vannpipe, hookah | pipa till tobak, vattenpipa | piippu, vesipiippu, piiput
kæledyr til salg, levende dyr | levende dyr, kjæledyr til salgs | levande djur, djur till salu | elävät eläimet
  hund, hunde, hundehvalp | hund, hundevalp | hund, hundvalp | koira, koiranpentu
  kat, katte, kattekilling | katt, kattunge | katt, kattunge | kissa, kissanpentu
  kanin, kaniner, dværgkanin | kanin, kaniner, dvergkanin | kanin, kaniner, dvärgkanin | kani, kanit, kääpiökani
  hamster, hamstere | hamster | hamster | hamsteri
  marsvin | marsvin | marsvin | marsu, marsut
  stuefugl, undulat, papegøje | burfugl, undulat, papegøye | undulat, papegoja, burfågel | undulaatti, papukaija, häkkilintu
  akvariefisk, guldfisk, fisk til akvarium | akvariefisk, gullfisk | akvariefisk, akvariefiskar, guldfisk | akvaariokala, kultakala, akvaariokalat
  skildpadde | skilpadde | sköldpadda | kilpikonna
  hest, heste, pony | hest, hester, ponni | häst, hästar, ponny | hevonen, hevoset, poni
flag, dannebrog, flagguirlande, papirflag, dannebrogsflag | flagg, norsk flagg, håndflagg, papirflagg, 17 mai flagg, norgesflagg | flagga, svensk flagga, flaggor, sverigeflagga, svenskflagga | suomen lippu, lippu suomi, suomenlippu, pöytälippu, siniristilippu
  bordflag, fødselsdagsflag bord | bordflagg | bordsflagga | pöytäliput, pöytälippu juhla
  flagstang, vimpel, flagline | flaggstang, vimpel, flaggline | flaggstång, vimpel, flagglina | lipputanko, viiri, isännänviiri, lipputangot
souvenir, souvenirs | suvenir, suvenirer | souvenir, souvenirer | matkamuisto, matkamuistot
pokal, pokaler | pokal, premiepokal | prispokal, pokal | pokaali, palkintopokaali
medalje, medaljer | medalje | medalj | mitali
skilt, skilte, til salg skilt, reklameskilt | skilt, skilter | skylt, skyltar | kyltti, kyltit, opaste
butiksinventar, kasseapparat, prisskilte | butikkinnredning, kasseapparat | butiksinredning, kassaapparat | myymäläkalusteet, kassakone, kassakoneet
kundekort, bonuskort, medlemskort | kundekort, bonuskort, medlemskort | kundkort, bonuskort, medlemskort | kanta-asiakaskortti, bonuskortti
container, affaldscontainer leje | container, avfallscontainer | container, avfallscontainer | kontti, jätelava, kontit
donation, velgørenhed, indsamling | donasjon, veldedighet, innsamling | donation, välgörenhet, insamling | lahjoitus, hyväntekeväisyys, keräys
parkering, parkeringsbillet | parkering, parkeringsbillett, bompenger | parkering, parkeringsbiljett | pysäköinti, parkkilippu, pysäköintilippu
porto pakke, pakkelabel, fragt | porto pakke, frakt, pakkepost | frakt, paketporto, postpaket | postipaketti, rahti, postikulut
peberspray, forsvarsspray | forsvarsspray, overfallsalarm | försvarsspray, överfallslarm | pippurisumute, hälytin henkilökohtainen
erotik, sexlegetøj, vibrator, dildo | erotikk, sexleketøy, vibrator, dildo | erotik, sexleksak, vibrator, dildo, sexleksaker | seksilelu, vibraattori, dildo, seksilelut
  erotisk undertøj | erotisk undertøy | erotiska underkläder | eroottiset alusvaatteet`,
}
