import type { GoodsTable } from '../goods-table.ts'

/** Craft, drawing, yarn, sewing, musical instruments, books and magazines. */
export const hobbyBooks: GoodsTable = {
  part: 'toys-hobby',
  rows: `
hobby, hobbyartikler, kreativ, kreahobby | hobby, hobbyartikler, hobbymateriell, formingsartikler | hobby, hobbymaterial, pyssel, pysselmaterial, hobbyartiklar | harrastus, askartelu, askartelutarvikkeet, harrastustarvikkeet
  perler, rørperler, hama perler, hamaperler | perler, rørperler, hamaperler, nabbi perler | pärlor, rörpärlor, hama pärlor, pärlplatta | helmet, hamahelmet, putkihelmet, helmi
    perleplade | perlebrett | pärlplattor, pärlbräda | helmialusta
    smykkeperler, glasperler | smykkeperler, glassperler | smyckespärlor, glaspärlor | koruhelmet, lasihelmet
  smykkefremstilling, armbåndssæt, perlesæt | smykkesett, armbåndsett, perlesett | smyckestillverkning, pärlset | koruntekosetti, helmisetti
    loom bands, elastikarmbånd | loom bands, gummistrikk til armbånd | loomband, loom bands | loom-lenkit, kuminauhakorut
  karton, farvet karton | kartong, farget kartong | kartong, färgad kartong, hobbykartong | kartonki, kartongit, askartelukartonki
  silkepapir | silkepapir | silkespapper | silkkipaperi
  crepepapir, kreppapir | kreppapir | kräppapper, crepepapper | kreppipaperi
  origamipapir | origamipapir | origamipapper | origamipaperi
  piberensere | piperensere | piprensare | piippurassit, piippurassi
  glimmer, glitter, glitterlim | glitter, glitterlim | glitter, glitterlim | glitteri, kimalle, glitterliima
  rulleøjne | rulleøyne | rörliga ögon | liikkuvat silmät
  klistermærker, stickers, klistermærke | klistremerker, klistremerke, stickers | klistermärken, klistermärke, stickers | tarrat, tarra
  hobbylim, limpistol | hobbylim, limpistol | hobbylim, limpistol | askarteluliima, kuumaliimapistooli, liimapistooli
    limstænger til limpistol, limpatroner | limstaver til limpistol, limpatroner | limstavar, limpatroner | liimapuikot kuumaliimaan
  ispinde til hobby, træpinde hobby | hobbypinner | glasspinnar pyssel | askartelutikut
  filt, filtstof, hobbyfilt | filt, hobbyfilt | filttyg, hobbyfilt | huopa askartelu, askarteluhuopa
  pomponer, pompon | pomponger, pompong | pompom, pomponger | tupsut askartelu, pompon
  ler, modellerler, selvhærdende ler, fimo | leire, selvherdende leire, fimo, modelleire | lera, självhärdande lera, fimo, modellera hobby | savi, muovailumassa, itsekovettuva savi, fimo
  keramikmaling, porcelænsmaling, porcelænstusch | porselensmaling, porselenstusj | porslinsfärg, porslinspennor | posliinivärit, posliinimaali
  gips, gipsgaze | gips, gipsgaze | gips, gipsbinda | kipsi, kipsinauha
  epoxy, resin | epoksy, resin | epoxi, resin | epoksi, hartsi
  lysstøbning, lysvoks, paraffin til lys | lysstøping, lysmasse, stearinmasse | ljusstöpning, stearin, ljusmassa | kynttilänvalu, kynttilämassa, steariini
  sæbefremstilling | såpemaking | tvåltillverkning | saippuanvalmistus, saippuamassa
  scrapbooking, scrapbog | scrapbooking | scrapbooking | leikekirja, scrapbooking
  stempel hobby, stempelsæt | stempelsett, hobbystempel | stämplar barn, stämpelset | leimasimet lapsille, leimasinsetti
  diamond painting, diamant maling | diamond painting, diamantmaling | diamond painting, diamanttavla | timanttimaalaus, diamond painting
  paint by numbers, mal efter tal | paint by numbers, mal etter tall | måla efter nummer, paint by numbers | maalaa numeroiden mukaan
  modelbyggesæt, byggesæt | modellbyggesett, byggesett | modellbygge, byggsats modell | pienoismalli, pienoismallisarja
    warhammer, miniaturefigurer | warhammer, miniatyrer | warhammer, miniatyrfigurer | warhammer, miniatyyrit
  modelmaling | modellmaling | modellfärg | pienoismallimaali
  balsatræ | balsatre | balsaträ | balsa, balsapuu
  kreativt sæt, hobbysæt, kreasæt | hobbysett, kreativt sett | pysselset, pyssellåda | askartelusetti, askartelupakkaus
  julehobby, julestjerner papir, flettede julehjerter | julehobby, stjernestrimler | julpyssel | jouluaskartelu
  hulapparat hobby, motivpunch | motivstanse | motivstans | kuviolävistäjä
  tatoveringer til børn, klistertatoveringer | klistretatoveringer, barnetatovering | gnuggistatueringar, låtsastatueringar | siirtokuvat, siirtotatuoinnit
tegnesager, tegneartikler, tegning | tegnesaker, tegneutstyr | ritmaterial, ritsaker, ritutrustning | piirustustarvikkeet, piirtäminen, piirustusvälineet
  farveblyanter, farveblyant | fargeblyanter, fargeblyant | färgpennor, färgpenna, träfärgpennor | värikynät, värikynä, puuvärit
  tusser, tusch, tuscher, tus, filtpenne | tusjer, tusj, tusjpenner, fargetusj | tuschpennor, tuschpenna, tusch, fiberpennor | tussit, tussi, huopakynät, huopakynä
    acrylmarker, posca | akryltusj, posca | akrylpennor, posca | akryylitussit, posca
    brush pens, penseltusser | penseltusjer, brush pens | penselpennor, brush pens | sivellintussit
  farvekridt, voksfarver, oliekridt | fargekritt, vokskritt, fettstifter, oljekritt | kritor, vaxkritor, färgkritor, oljekritor | vahaliidut, vahaliitu, öljyliidut, väriliidut
  pasteller, softpasteller | pastellkritt | pastellkritor | pastelliliidut
  tegnekul | tegnekull | ritkol | piirustushiili
  malebog, malebøger | malebok, malebøker, fargeleggingsbok | målarbok, målarböcker | värityskirja, väritysvihko, värityskirjat, väritysvihkot, puuhavihko
  aktivitetsbog, opgavebog, klistermærkebog | aktivitetsbok, oppgavebok, klistremerkebok | aktivitetsbok, pysselbok, klistermärkesbok | puuhakirja, tehtäväkirja, tarrakirja
  skitsebog, skitseblok, tegneblok | skissebok, skisseblokk, tegneblokk | skissbok, skissblock, ritblock, ritbok | luonnosvihko, luonnoslehtiö, piirustuslehtiö, piirustusvihko
  tegnepapir, akvarelpapir | tegnepapir, tegneark, akvarellpapir | ritpapper, teckningspapper, akvarellpapper | piirustuspaperi, akvarellipaperi
  kunstmaling, kunstnerartikler, hobbymaling | kunstnermaling, hobbymaling, kunstnermateriell | konstnärsfärg, hobbyfärg, konstnärsmaterial | taiteilijavärit, askartelumaali, taidetarvikkeet, hobbymaali
    akrylmaling, akrylfarve | akrylmaling, akrylfarge | akrylfärg | akryylimaali, akryylivärit, akryyliväri
    akvarelfarver, vandfarver, akvarel | vannfarger, akvarell, akvarellfarger | vattenfärg, akvarellfärg, akvarell | vesivärit, akvarellivärit, vesiväri
    oliefarver, oliemaling kunst | oljefarger, oljemaling kunst | oljefärger, oljefärg konst | öljyvärit, öljyväri
    fingermaling | fingermaling | fingerfärg | sormivärit, sormiväri
    gouache, plakatfarve, skolemaling | gouache, plakatmaling | gouache, plakatfärg, skolfärg | guassi, peiteväri, peitevärit, pulloväri
    stofmaling, tekstilfarve, batik | tekstilmaling, tekstilfarge, stoffarge, batikk | textilfärg, tygfärg, batik | tekstiiliväri, kangasväri, kangasmaali
  malerlærred, lærred, kanvas | lerret, malerlerret | målarduk, canvas, duk konst | maalauspohja, maalauskangas, canvas
  staffeli | staffeli | staffli | maalausteline, maalaustelineet
  kunstpensel, hobbypensel | kunstnerpensel, hobbypensel | konstnärspensel, hobbypensel | taiteilijasivellin, askartelusivellin
  malerpalet | malerpalett | målarpalett | maalauspaletti
  tegnetavle, børnetavle | tegnetavle, barnetavle | rittavla | piirustustaulu, piirtotaulu
garn, strikkegarn, hæklegarn | garn, strikkegarn, heklegarn | garn, stickgarn, virkgarn | lanka, langat, neulelanka, virkkauslanka, käsityölanka
  uldgarn, uld garn | ullgarn, ull garn | ullgarn, ylle garn | villalanka, villalangat
    alpakagarn, alpaka | alpakkagarn, alpakka | alpackagarn, alpacka | alpakkalanka
    merinogarn, merinould garn | merinogarn, merinoull garn | merinogarn, merinoull garn | merinolanka, merinovillalanka
    mohairgarn, mohair | mohairgarn, mohair | mohairgarn, mohair | mohairlanka
  bomuldsgarn | bomullsgarn | bomullsgarn | puuvillalanka
  akrylgarn | akrylgarn | akrylgarn | akryylilanka
  strømpegarn, sokkegarn | sokkegarn, raggegarn, strømpegarn | sockgarn, strumpgarn, raggsocksgarn | sukkalanka
    raggarn | raggsokkgarn | raggarn | seitsemän veljestä, nalle lanka
  babygarn | babygarn | babygarn, bebisgarn | vauvalanka
  makramégarn, makrame | makramegarn, makramé | makramégarn, makramé | makrameelanka, makramee
  restegarn, t-shirtgarn | t-skjortegarn | t-shirtgarn, trasgarn | trikookude, matonkude
strikkeartikler, strikning, strikketilbehør | strikking, strikkeutstyr, strikketilbehør | stickning, sticktillbehör | neulonta, neulontatarvikkeet, kutominen
  strikkepinde, rundpinde, strømpepinde, strikkepind | strikkepinner, rundpinne, rundpinner, strømpepinner, strikkepinne | stickor, strumpstickor, rundsticka, rundstickor, sticka | puikot, neulepuikot, pyöröpuikot, sukkapuikot, puikko
  hæklenål, hæklenåle | heklenål, heklenåler | virknål, virknålar | virkkuukoukku, virkkuukoukut
  strikkeopskrift, strikkebog | strikkeoppskrift, strikkebok | stickmönster, stickbok | neuleohje, neulekirja
  strikkesæt, hæklesæt | strikkepakke, heklepakke, strikkesett | stickset, virkset, stickkit | neulepaketti, virkkauspaketti
syartikler, sytilbehør, syning | syartikler, sytilbehør, søm | sytillbehör, syartiklar, sömnad | ompelutarvikkeet, ompelu
  sytråd | sytråd | sytråd | ompelulanka, ompelulangat
  synål, synåle | synål, synåler | synål, synålar | ompeluneula, silmäneula, neula
    symaskinenåle | symaskinnåler | symaskinsnålar | ompelukoneen neulat
  knappenåle, knappenål | knappenåler, knappenål | knappnålar, knappnål | nuppineulat, nuppineula
  sikkerhedsnåle, sikkerhedsnål | sikkerhetsnåler, sikkerhetsnål | säkerhetsnålar, säkerhetsnål | hakaneulat, hakaneula
  knapper, knap | knapper | knappar, knapp kläder | napit, nappi
  trykknapper, trykknap | trykknapper, trykknapp | tryckknappar, tryckknapp | painonapit, neppari, nepparit
  lynlås, lynlåse | glidelås | dragkedja, blixtlås, dragkedjor | vetoketju
  elastik til syning, elastikbånd | strikk til søm, elastikk | resår, resårband | kuminauha ompeluun, resori
  stof, metervare, stoffer, patchworkstof | stoff, metervare, stoffer, patchworkstoff | tyg, metervara, tyger, lapptäckstyg | kangas, kankaat, metrikangas, tilkkutyökangas
    jersey, jerseystof | jersey, jerseystoff | jersey, trikåtyg, trikå | trikoo, trikookangas
    fleecestof | fleecestoff | fleecetyg | fleecekangas
    voksdug, voksdug metervare | voksduk | vaxduk | vahakangas, vahakankaat
    hørstof | linstoff | linnetyg | pellavakangas
    hobbystof | hobbystoff | hobbytyg | askartelukangas
  vlieseline, vatpladevat, pladevat | vlieselin, platevatt | vlieselin, vadd | tukikangas, vanulevy
  fyldevat, pudevat, fiberfyld | vattfyll, putefyll, fiberfyll | fyllnadsvadd, kuddfyllning | täytevanu, tyynyntäyte
  strygemærker, stofmærker, symærker | strykemerker, tøymerker | strykmärken, tygmärken | silitysmerkki, kangasmerkki, silitysmerkit
  strygelap, lapper til tøj | strykelapper, bukselapper | laglappar, strykbara lappar | paikkalappu, paikat housuihin
  sysæt, syskrin, sykurv | sysett, syskrin | syset, syskrin, sykorg | ompelusetti, ompelurasia, ompelulipas
  målebånd til syning, skrædermålebånd | målebånd til søm | måttband | mittanauha
  stofsaks, skræddersaks | stoffsaks, tøysaks | tygsax | kangassakset
  fingerbøl | fingerbøl | fingerborg | sormustin
  symønster | symønster, snittmønster | symönster | ompelukaava, kaavat, kaava
  broderi, brodering, broderisæt, korssting | broderi, broderisett, korssting | broderi, broderikit, korsstygn | kirjonta, ristipistotyö, kirjontasetti
    broderigarn, amagergarn, mouliné | broderigarn, moulinégarn | broderigarn, moulinégarn, mouliné | kirjontalanka, muliinilanka
    broderiramme | broderiramme | broderram, sybåge | kirjontakehys
    stramaj | stramei | stramalj, aidaväv | aidakangas, kirjontakangas
  pyntebånd, blondebånd, blonder | pyntebånd, blonder, blondebånd | dekorationsband, spets, spetsband | koristenauha, pitsi, pitsinauha
  vævning, væv | vev, veving | vävning, vävstol, varpgarn | kudonta, kangaspuut
musikinstrument, musikinstrumenter, instrument | musikkinstrument, musikkinstrumenter, instrument | musikinstrument, instrument | soitin, soittimet, musiikkisoitin, musiikki-instrumentti
  guitar | gitar | gitarr | kitara
    akustisk guitar, western guitar, spansk guitar | akustisk gitar, klassisk gitar | akustisk gitarr, klassisk gitarr | akustinen kitara, klassinen kitara
    elguitar | elgitar, el-gitar | elgitarr | sähkökitara
    børneguitar | barnegitar | barngitarr | lasten kitara
    basguitar, elbas | bassgitar, elbass | basgitarr, elbas | bassokitara, sähköbasso
  ukulele | ukulele | ukulele | ukulele
  guitarstrenge | gitarstrenger | gitarrsträngar | kitaran kielet
  plekter, guitarplekter | plekter, plektrum | plektrum | plektra
  guitarforstærker | gitarforsterker | gitarrförstärkare | kitaravahvistin
  guitartaske, guitarkasse | gitarbag, gitarkasse, gitarveske | gitarrfodral, gitarrväska | kitaralaukku, kitarapussi
  capo, stemmeapparat, guitarstemmer | capo, stemmeapparat, stemmer | capo, stämapparat | viritysmittari, capo
  violin | fiolin | fiol, violin | viulu
  cello | cello | cello | sello
  banjo, mandolin | banjo, mandolin | banjo, mandolin | banjo, mandoliini
  harpe, kantele | harpe | harpa | kantele, harppu
  klaver, piano, flygel | piano, klaver, flygel | piano, flygel | piano, flyygeli
    elklaver, digital piano, el-klaver | elpiano, digitalpiano | elpiano, digitalpiano | sähköpiano, digitaalipiano
  keyboard, synthesizer | keyboard, synthesizer | keyboard, synt, synthesizer | kosketinsoitin, koskettimet, syntetisaattori
  klaverbænk | pianokrakk | pianopall | pianojakkara
  trommer, tromme, trommesæt | trommer, tromme, trommesett | trummor, trumma, trumset | rummut, rumpu, rumpusetti
    eltrommer | eltrommer, elektronisk trommesett | eltrummor, digitaltrummor | sähkörummut
    cajon, bongotrommer, djembe | cajon, bongotrommer, djembe | cajon, bongotrummor, djembe | cajon, bongorummut, djembe
  trommestikker | trommestikker | trumstockar, trumpinnar | rumpukapulat
  tamburin, rasleæg, rytmeinstrumenter | tamburin, rasleegg, rytmeinstrumenter | tamburin, äggskallror, rytminstrument | tamburiini, rytmisoittimet, rytmimuna
  xylofon, klokkespil | xylofon, klokkespill | xylofon, klockspel | ksylofoni, kellopeli
  blokfløjte, fløjte | blokkfløyte, fløyte | blockflöjt, flöjt | nokkahuilu, huilu
  tværfløjte | tverrfløyte | tvärflöjt | poikkihuilu
  klarinet | klarinett | klarinett | klarinetti
  saxofon | saksofon | saxofon | saksofoni
  trompet, trækbasun, basun | trompet, trombone | trumpet, trombon | trumpetti, pasuuna
  mundharmonika, mundharpe | munnspill, munnharpe | munspel, mungiga | huuliharppu, munniharppu
  harmonika | trekkspill | dragspel | harmonikka, haitari
  børneinstrumenter, legetøjsinstrument | barneinstrumenter, lekeinstrument | barninstrument, leksaksinstrument | lasten soittimet, lelusoitin
  nodestativ | notestativ | notställ | nuottiteline, nuottitelineet
  metronom | metronom | metronom | metronomi
  nodebog, noder, nodehæfte | notebok, noter, notehefte | nothäfte, noter | nuottikirja, nuotit, nuottivihko
bog, bøger | bok, bøker | bok, böcker | kirja
  børnebog, børnebøger | barnebok, barnebøker | barnbok, barnböcker | lastenkirja, lasten kirja
    billedbog, billedbøger, pegebog, papbog | billedbok, bildebok, bildebøker, pekebok | bilderbok, bilderböcker, pekbok, kartongbok | kuvakirja, katselukirja
    eventyrbog, godnathistorier | eventyrbok, godnatthistorier | sagobok, godnattsagor | satukirja, iltasatukirja
    mumi bog, mumibog | mummibok | muminbok | muumikirja
    letlæsningsbog | lettlest bok | lättläst bok | helppolukuinen kirja
  roman, romaner, skønlitteratur | roman, romaner, skjønnlitteratur | roman, romaner, skönlitteratur | romaani, kaunokirjallisuus
    krimi, kriminalroman, thriller | krim, krimbok, kriminalroman, thriller | deckare, kriminalroman, thriller | dekkari, rikosromaani, jännityskirja, trilleri
    fantasybog, fantasy | fantasybok, fantasy | fantasybok, fantasy | fantasiakirja, fantasia
    ungdomsbog | ungdomsbok | ungdomsbok | nuortenkirja
    romance bog, kærlighedsroman | kjærlighetsroman, romance bok | feelgood, romance bok, kärleksroman | rakkausromaani
  paperback, pocketbog, billigbog | pocketbok, pocket | pocketbok, pocket, pocketböcker | pokkari, pokkarit, taskukirja
  kogebog, bagebog, kogebøger, opskriftsbog | kokebok, kokebøker, bakebok | kokbok, kokböcker, bakbok | keittokirja, leivontakirja, reseptikirja
  faglitteratur, fagbog | fagbok, sakprosa | facklitteratur, fackbok | tietokirja, ammattikirjallisuus
  lærebog, skolebog, lærebøger | lærebok, skolebok, lærebøker | lärobok, skolbok, kurslitteratur, läroböcker | oppikirja, koulukirja
  ordbog, leksikon | ordbok, leksikon | ordbok, lexikon, uppslagsverk | sanakirja, tietosanakirja
  biografi, selvbiografi | biografi, selvbiografi | biografi, självbiografi, memoarer | elämäkerta, elämäkerrat, muistelmat
  havebog, håndarbejdsbog | hagebok, håndarbeidsbok | trädgårdsbok, handarbetsbok | puutarhakirja, käsityökirja
  rejsebog, rejseguide | reiseguide, guidebok, reisebok | reseguide, guidebok | matkaopas, matkaoppaat
  selvhjælpsbog | selvhjelpsbok | självhjälpsbok | self help kirja, itseapukirja
  digte, digtsamling | dikt, diktsamling | dikter, diktsamling, poesi | runokirja, runot
  bibel, salmebog | bibel, salmebok | bibel, psalmbok | raamattu, raamatut, virsikirja
  lydbog, lydbøger | lydbok, lydbøker | ljudbok, ljudböcker | äänikirja
  e-bog, ebog | e-bok, ebok | e-bok, ebok | e-kirja, sähkökirja
  mangabog, manga, tegneserie | tegneserie, manga, tegneseriebok | serietidning, manga, seriebok | sarjakuva, manga, sarjakuvakirja
    anders and, jumbobog, anders and blad | donald duck, donald pocket | kalle anka, kalle anka pocket | aku ankka, aku ankan taskukirja
    julehæfte tegneserie | julehefte, julehefter | jultidning, jultidningar | joulusarjakuva, joululehti
  gavebog | gavebok | presentbok | lahjakirja
  atlas, verdensatlas | atlas, verdensatlas | atlas, världsatlas, kartbok | kartasto, maailmankartasto
bogmærke | bokmerke | bokmärke | kirjanmerkki
bogomslag, bogbind | bokbind, bokomslag | bokomslag, bokplast | kirjakontakti, kontaktimuovi, kirjamuovi
ugeblad, magasin, ugeblade, magasiner | ukeblad, magasin, magasiner | tidskrift, veckotidning, magasin, tidskrifter | aikakauslehti, aikakauslehdet, viikkolehti
  dameblad, modeblad | dameblad, moteblad | damtidning, modetidning | naistenlehti, muotilehti
  kryds og tværs, krydsord, krydsordsblad | kryssord, kryssordblad | korsord, korsordstidning, korsordsbok | ristikko, ristikot, ristikkolehti, sanaristikko
  sudoku, sudokublad | sudoku, sudokubok | sudoku, sudokubok | sudoku, sudokulehti
  børneblad | barneblad | barntidning | lastenlehti, lasten lehti
  strikkeblad, håndarbejdsblad | strikkeblad, håndarbeidsblad | sticktidning, handarbetstidning | käsityölehti, neulelehti
  bilblad, bådblad | bilblad, båtblad | biltidning, båttidning | autolehti, venelehti
  boligblad, haveblad | interiørblad, hageblad | inredningstidning, trädgårdstidning | sisustuslehti, puutarhalehti
avis, dagblad, aviser | avis, dagsavis, aviser | dagstidning, tidning, kvällstidning, tidningar | sanomalehti, sanomalehdet, iltapäivälehti
avisabonnement, bladabonnement | avisabonnement, bladabonnement | tidningsprenumeration, prenumeration | lehtitilaus, lehtitilaukset
vinylplade, lp plade, vinyl, lp | vinylplate, lp plate, vinyl, lp | vinylskiva, lp skiva, vinyl, lp | vinyylilevy, lp levy, vinyyli, lp
cd, musik cd, cder | cd, musikk cd, cd-plate | cd, cd-skiva, musik cd | cd, cd-levy, musiikki cd
dvd, dvd film | dvd, dvd film | dvd, dvd film | dvd, dvd elokuva
  blu-ray, bluray | blu-ray, bluray | blu-ray, bluray | blu-ray, bluray
samlermønter, mønter, mønt | samlemynter, mynter, mynt | samlarmynt, mynt | keräilyrahat, kolikot, kolikko
fotoalbum, album | fotoalbum, album | fotoalbum, album | valokuva-albumi, albumi
metaldetektor | metalldetektor | metalldetektor | metallinpaljastin, metallinetsin
teleskop, stjernekikkert | teleskop, stjernekikkert | teleskop, stjärnkikare | kaukoputki, kaukoputket, teleskooppi
mikroskop | mikroskop | mikroskop | mikroskooppi
globus | globus | jordglob | karttapallo, maapallo`,
}
