import type { GoodsTable } from '../goods-table.ts'

/** Craft, drawing, yarn, sewing, musical instruments, books and magazines. */
export const hobbyBooks: GoodsTable = {
  part: 'toys-hobby',
  rows: `
hobby, hobbyartikler, kreativ, kreahobby, kreative ting, hobbyting, krea, kreativt legetøj | hobby, hobbyartikler, hobbymateriell, formingsartikler, forming, hobbysaker, formingsmateriell | hobby, hobbymaterial, pyssel, pysselmaterial, hobbyartiklar, pysselsaker, hobbysaker, pysselgrejer, skapande | harrastus, askartelu, askartelutarvikkeet, harrastustarvikkeet, askartelutarvike, askartelukamat
  perler, rørperler, hama perler, hamaperler, strygeperler | perler, rørperler, hamaperler, nabbi perler, strykeperler, perle, nabbiperler, hama-perler | pärlor, rörpärlor, hama pärlor, strykpärlor, pärla, nabbi pärlor | helmet, hamahelmet, putkihelmet, helmi, silityshelmet, askarteluhelmet
    perleplade, hama plade | perlebrett, perleplate | pärlplattor, pärlbräda, pärlplatta, strykpärlsplatta | helmialusta, helmipohja, hamahelmialusta
    smykkeperler, glasperler | smykkeperler, glassperler | smyckespärlor, glaspärlor | koruhelmet, lasihelmet
  smykkefremstilling, armbåndssæt, perlesæt | smykkesett, armbåndsett, perlesett | smyckestillverkning, pärlset | koruntekosetti, helmisetti
    loom bands, elastikarmbånd | loom bands, gummistrikk til armbånd | loomband, loom bands | loom-lenkit, kuminauhakorut
  karton, farvet karton, kartonark, a4 karton | kartong, farget kartong, kartongark, a4 kartong | kartong, färgad kartong, hobbykartong, kartongark, a4 kartong | kartonki, kartongit, askartelukartonki, värikartonki, a4 kartonki, askartelupahvi
  silkepapir | silkepapir | silkespapper | silkkipaperi
  crepepapir, kreppapir | kreppapir | kräppapper, crepepapper | kreppipaperi
  origamipapir | origamipapir | origamipapper | origamipaperi
  piberensere, piberenser | piperensere, piperenser | piprensare | piippurassit, piippurassi
  glimmer, glitter, glitterlim, glimmerdrys, glimmerlim | glitter, glitterlim, glimmer | glitter, glitterlim, glimmer, glitterpulver | glitteri, kimalle, glitterliima, glitterijauhe, kimalleliima, kimallejauhe, kimallehile
  rulleøjne | rulleøyne | rörliga ögon | liikkuvat silmät
  klistermærker, stickers, klistermærke, sticker, klistermærkeark | klistremerker, klistremerke, stickers, klistremerkeark, sticker | klistermärken, klistermärke, stickers, stickersark, klisterbilder, dekaler | tarrat, tarra, tarra-arkki, kiiltotarrat, tarrapaketti, stickerit
  hobbylim | hobbylim | hobbylim | askarteluliima
    limstænger til limpistol, limpatroner | limstaver til limpistol, limpatroner | limstavar, limpatroner | liimapuikot kuumaliimaan
  fotolim, tekstillim | tekstillim, fotolim | textillim, fotolim, decoupagelim | kangasliima, valokuvaliima, decoupage-liima
  limpistol, varmlimpistol | limpistol, varmlimpistol | limpistol, smältlimpistol, varmlimpistol | liimapistooli, kuumaliimapistooli, kuumaliimain
  ispinde til hobby, træpinde hobby | hobbypinner | glasspinnar pyssel | askartelutikut
  filt, filtstof, hobbyfilt | filt, hobbyfilt | filttyg, hobbyfilt | huopa askartelu, askarteluhuopa
  pomponer, pompon | pomponger, pompong | pompom, pomponger | tupsut askartelu, pompon
  ler, modellerler, selvhærdende ler, fimo, lufttørrende ler, polymer ler | leire, selvherdende leire, fimo, modelleire, lufttørkende leire, polymerleire, modellkitt, keramikkleire | lera, självhärdande lera, fimo, modellera hobby, lufttorkande lera, polymerlera, keramiklera | savi, muovailumassa, itsekovettuva savi, fimo, ilmassa kuivuva savi, askartelusavi, polymeerimassa, ruukkusavi
  keramikmaling, porcelænsmaling, porcelænstusch | porselensmaling, porselenstusj | porslinsfärg, porslinspennor | posliinivärit, posliinimaali
  gips, gipsgaze | gips, gipsgaze | gips, gipsbinda | kipsi, kipsinauha
  epoxy, resin | epoksy, resin | epoxi, resin | epoksi, hartsi
  lysstøbning, lysvoks, paraffin til lys, stearin til lys, lysestøbning | lysstøping, lysmasse, stearinmasse, stearin, lysstøypesett, lysproduksjon | ljusstöpning, stearin, ljusmassa, ljusstöpningsmassa | kynttilänvalu, kynttilämassa, steariini, parafiini, kynttilävaha, kynttilänvalumassa
  væge, lysvæge | veke, lysveke | veke, ljusveke | sydänlanka, kynttilänsydän
  sæbefremstilling | såpemaking | tvåltillverkning | saippuanvalmistus, saippuamassa
  scrapbooking, scrapbog | scrapbooking | scrapbooking | leikekirja, scrapbooking
  stempel hobby, stempelsæt | stempelsett, hobbystempel | stämplar barn, stämpelset | leimasimet lapsille, leimasinsetti
  diamond painting, diamant maling, diamantbillede, diamond paint | diamond painting, diamantmaling, diamantbilde, diamond paint | diamond painting, diamanttavla, diamantmålning, diamond paint, diamantbild | timanttimaalaus, diamond painting, timanttitaulu, timanttityö
  paint by numbers, mal efter tal, male efter tal | paint by numbers, mal etter tall, mal etter nummer | måla efter nummer, paint by numbers, måla med siffror | maalaa numeroiden mukaan, numeromaalaus
  modelbyggesæt, byggesæt, plastik model, samlesæt | modellbyggesett, byggesett, byggemodell, modellbygging | modellbygge, byggsats modell, plastmodell, modellbyggsats, modellsats | pienoismalli, pienoismallisarja, rakennussarja
    warhammer, miniaturefigurer | warhammer, miniatyrer | warhammer, miniatyrfigurer | warhammer, miniatyyrit
  modelmaling | modellmaling | modellfärg | pienoismallimaali
  balsatræ | balsatre | balsaträ | balsa, balsapuu
  kreativt sæt, hobbysæt, kreasæt, kreakasse | hobbysett, kreativt sett, formingssett, hobbyboks, hobbykasse | pysselset, pyssellåda, pysselbox, skaparlåda, pysselkit | askartelusetti, askartelupakkaus, askartelupaketti, askartelulaatikko, askarteluboksi
  julehobby, julestjerner papir, flettede julehjerter | julehobby, stjernestrimler | julpyssel | jouluaskartelu
  hulapparat hobby, motivpunch | motivstanse | motivstans | kuviolävistäjä
  tatoveringer til børn, klistertatoveringer, børnetatoveringer, midlertidige tatoveringer, overføringstatoveringer, fake tatoveringer | klistretatoveringer, barnetatovering, midlertidig tatovering, gnikketatovering, engangstatovering | gnuggistatueringar, låtsastatueringar, tillfälliga tatueringar, barntatueringar, klistertatueringar, fejktatuering | siirtokuvat, siirtotatuoinnit, tarratatuointi, tatuointitarrat, lasten tatuoinnit, tatuointitarra, väliaikainen tatuointi
  glanspapir | glanspapir | glanspapper | kiiltopaperi
  glansbilleder | glansbilder | glansbilder | kiiltokuvat
  træfigurer hobby | trefigurer hobby | träfigurer pyssel | puuaskartelu
  vatkugler, flamingokugler | vattkuler, isoporkuler | vaddkulor, frigolitkulor | massapallot, styroksipallot
  papmaché | pappmache | papier maché | paperimassa
tegnesager, tegneartikler, tegning, tegneting, malesager | tegnesaker, tegneutstyr, tegneting, malesaker, fargesaker, tegneartikler | ritmaterial, ritsaker, ritutrustning, målarsaker, ritgrejer, målargrejer | piirustustarvikkeet, piirtäminen, piirustusvälineet, maalaustarvikkeet, piirtotarvikkeet, piirustustarvike
  farveblyanter, farveblyant, farver, træfarver | fargeblyanter, fargeblyant, fargestifter, trefarger, fargepenner | färgpennor, färgpenna, träfärgpennor, träpennor, akvarellpennor | värikynät, värikynä, puuvärit, puuväri, puuvärikynät, väripuukynät
  tusser, tusch, tuscher, tus, filtpenne, tuschpenne, farvetusser, børnetusser, fibertusser | tusjer, tusj, tusjpenner, fargetusj, tusjpenn, fargetusjer, barnetusjer, tusser, fiberpenner | tuschpennor, tuschpenna, tusch, fiberpennor, filtpennor, färgtusch | tussit, tussi, huopakynät, huopakynä, tussisetti, huopatussit, lasten tussit, kuitukynät
    acrylmarker, posca | akryltusj, posca | akrylpennor, posca | akryylitussit, posca
    brush pens, penseltusser | penseltusjer, brush pens | penselpennor, brush pens | sivellintussit
  farvekridt, voksfarver, oliekridt, kridt, vaxkridt, oliepasteller, børnekridt | fargekritt, vokskritt, fettstifter, oljekritt, kritt, oljepastell | kritor, vaxkritor, färgkritor, oljekritor, krita, oljepasteller, vaxfärger | vahaliidut, vahaliitu, öljyliidut, väriliidut, liidut, vahavärit, öljypastellit, vahaväriliidut
  pasteller, softpasteller | pastellkritt | pastellkritor | pastelliliidut
  tegnekul | tegnekull | ritkol | piirustushiili
  malebog, malebøger, farvelægningsbog | malebok, malebøker, fargeleggingsbok, fargebok, fargelegging, fargleggingsbok | målarbok, målarböcker, färgläggningsbok, målarblock | värityskirja, väritysvihko, värityskirjat, väritysvihkot, puuhavihko, värityskuvat, värikirja
  aktivitetsbog, opgavebog, klistermærkebog, opgavehæfte | aktivitetsbok, oppgavebok, klistremerkebok, oppgavehefte, førskolebok, aktivitetshefte | aktivitetsbok, pysselbok, klistermärkesbok, uppgiftsbok, förskolebok | puuhakirja, tehtäväkirja, tarrakirja, tehtävävihko, eskarikirja, puuhavihko
  skitsebog, skitseblok, tegneblok, tegnehæfte | skissebok, skisseblokk, tegneblokk, tegnebok, teiknebok | skissbok, skissblock, ritblock, ritbok, teckningsblock | luonnosvihko, luonnoslehtiö, piirustuslehtiö, piirustusvihko, luonnoskirja
  tegnepapir, akvarelpapir, papirrulle til tegning | tegnepapir, tegneark, akvarellpapir, tegnerull, tegnepapirrull | ritpapper, teckningspapper, akvarellpapper, ritpappersrulle, ritark | piirustuspaperi, akvarellipaperi, piirtopaperi, piirustuspaperirulla
  kunstmaling, kunstnerartikler, hobbymaling, maling hobby, børnemaling, maling til børn | kunstnermaling, hobbymaling, kunstnermateriell, barnemaling, maling hobby, formingsmaling | konstnärsfärg, hobbyfärg, konstnärsmaterial, barnfärg, pysselfärg | taiteilijavärit, askartelumaali, taidetarvikkeet, hobbymaali, lasten maalit, taidemaali
    ?akrylmaling, akrylfarve | akrylmaling, akrylfarge | akrylfärg | akryylimaali, akryylivärit, akryyliväri
    akvarelfarver, vandfarver, akvarel, vandfarve | vannfarger, akvarell, akvarellfarger, vannfarge, vannmaling | vattenfärg, akvarellfärg, akvarell, akvarellfärger | vesivärit, akvarellivärit, vesiväri, vesivärinapit, akvarellit
    oliefarver, oliemaling kunst | oljefarger, oljemaling kunst | oljefärger, oljefärg konst | öljyvärit, öljyväri
    fingermaling | fingermaling | fingerfärg | sormivärit, sormiväri
    gouache, plakatfarve, skolemaling, tempera | gouache, plakatmaling, skolemaling, temperafarge | gouache, plakatfärg, skolfärg, temperafärg, tempera | guassi, peiteväri, peitevärit, pulloväri, pullovärit, tempera
    stofmaling, tekstilfarve, batik, stoffarve, tøjfarve | tekstilmaling, tekstilfarge, stoffarge, batikk, klesfarge | textilfärg, tygfärg, batik, klädfärg | tekstiiliväri, kangasväri, kangasmaali, vaateväri
    tekstiltusch, stoftusser | tekstiltusj | textilpennor | tekstiilitussi, kangastussi
  malerlærred, lærred, kanvas | lerret, malerlerret | målarduk, canvas, duk konst, målarcanvas | maalauspohja, maalauskangas, canvas, maalauscanvas, kehystetty maalauspohja
  staffeli, malerstaffeli | staffeli, malestativ | staffli | maalausteline, maalaustelineet, maalausjalka
  kunstpensel, hobbypensel, pensler hobby, pensel kunst, akvarelpensel | kunstnerpensel, hobbypensel, pensler hobby, pensel kunst, akvarellpensel | konstnärspensel, hobbypensel, penslar hobby, akvarellpensel | taiteilijasivellin, askartelusivellin, siveltimet, vesivärisivellin
  malerpalet | malerpalett | målarpalett | maalauspaletti
  tegnetavle, børnetavle | tegnetavle, barnetavle | rittavla | piirustustaulu, piirtotaulu
garn, strikkegarn, hæklegarn, garnnøgle | garn, strikkegarn, heklegarn, garnnøste | garn, stickgarn, virkgarn, garnnystan, handarbetsgarn, nystan | lanka, langat, neulelanka, virkkauslanka, käsityölanka, lankakerä, lankaa, lankavyyhti
  ?uldgarn, uld garn | ullgarn, ull garn | ullgarn, ylle garn | villalanka, villalangat, villalankakerä
    alpakagarn, alpaka | alpakkagarn, alpakka | alpackagarn, alpacka | alpakkalanka
    merinogarn, merinould garn | merinogarn, merinoull garn | merinogarn, merinoull garn | merinolanka, merinovillalanka
    mohairgarn, mohair | mohairgarn, mohair | mohairgarn, mohair | mohairlanka
  bomuldsgarn | bomullsgarn | bomullsgarn | puuvillalanka
  akrylgarn | akrylgarn | akrylgarn | akryylilanka
  ?strømpegarn, sokkegarn, raggegarn | sokkegarn, raggegarn, strømpegarn | sockgarn, strumpgarn, raggsocksgarn, ragggarn | sukkalanka, villasukkalanka
    raggarn | raggsokkgarn | raggarn | seitsemän veljestä, nalle lanka
  ?babygarn | babygarn | babygarn, bebisgarn | vauvalanka
  makramégarn, makrame | makramegarn, makramé | makramégarn, makramé | makrameelanka, makramee
  restegarn, t-shirtgarn | t-skjortegarn | t-shirtgarn, trasgarn | trikookude, matonkude
  hæklegarn bomuld, viskestykkegarn, karkludegarn | heklegarn bomull | virkgarn bomull, disktrasegarn | tiskirättilanka, virkkauslanka puuvilla
strikkeartikler, strikning, strikketilbehør, hækling | strikking, strikkeutstyr, strikketilbehør, hekling, strikkesaker | stickning, sticktillbehör, virkning, stickgrejer | neulonta, neulontatarvikkeet, kutominen, virkkaus, neulominen, neulontavälineet
  strikkepinde, strikkepind, strikkenåle | strikkepinner, strikkepinne, strikkepinnar | stickor, sticka | puikot, neulepuikot, puikko, kutimet
    rundpinde, rundpind | rundpinner, rundpinne | rundstickor, rundsticka | pyöröpuikot, pyöröpuikko
    strømpepinde | strømpepinner, settpinner, strikkepinnesett | strumpstickor | sukkapuikot, sukkapuikkosarja
    bambuspinde | bambuspinner, trepinner strikk | bambustickor, trästickor | bambupuikot, puupuikot
  hæklenål, hæklenåle, hæklesæt nåle | heklenål, heklenåler, heklenål sett, heklekrok, heklenålssett | virknål, virknålar, virknålsset, virkkrok | virkkuukoukku, virkkuukoukut, virkkauskoukku, virkkuukoukkusetti
  strikkeopskrift, strikkebog | strikkeoppskrift, strikkebok, strikkemønster | stickmönster, stickbok, stickbeskrivning | neuleohje, neulekirja, neulekaava, neulemalli
  strikkesæt, hæklesæt | strikkepakke, heklepakke, strikkesett, garnpakke | stickset, virkset, stickkit, garnpaket | neulepaketti, virkkauspaketti, neulesetti, virkkaussetti
  maskemarkører, strikkemærker | maskemarkører, maskemerker | stickmarkörer, maskmarkörer | silmukkamerkit, silmukkamerkki
syartikler, sytilbehør, syning, sygrej, håndarbejde | syartikler, sytilbehør, søm, sysaker, håndarbeid, sømutstyr | sytillbehör, syartiklar, sömnad, sysaker, handarbete, sömnadstillbehör | ompelutarvikkeet, ompelu, käsityötarvikkeet, käsityöt, ompelutavarat, ompeluvälineet
  sytråd, tråd, trådrulle | sytråd, tråd, trådsnelle | sytråd, trådrulle, tråd | ompelulanka, ompelulangat, rihma, ompelurihma, lankarulla
  synål, synåle, nål, stoppenål, nåle | synål, synåler, nål, nåler, stoppenål | synål, synålar, nål, nålar, stoppnål | ompeluneula, silmäneula, neula, neulat, parsinneula, parsinneulat
    symaskinenåle | symaskinnåler | symaskinsnålar | ompelukoneen neulat
  knappenåle, knappenål | knappenåler, knappenål | knappnålar, knappnål | nuppineulat, nuppineula
  sikkerhedsnåle, sikkerhedsnål | sikkerhetsnåler, sikkerhetsnål | säkerhetsnålar, säkerhetsnål | hakaneulat, hakaneula
  knapper, knap, skjorteknapper, knapper til strik | knapper, skjorteknapper, trøyeknapper | knappar, knapp kläder, skjortknappar, knappar kläder | napit, nappi, paidannapit, vaatenapit
  trykknapper, trykknap | trykknapper, trykknapp | tryckknappar, tryckknapp | painonapit, neppari, nepparit
  lynlås, lynlåse, delbar lynlås | glidelås, delbar glidelås | dragkedja, blixtlås, dragkedjor, delbar dragkedja | vetoketju, vetoketjut, vetskari, vetskarit, vetoketju metritavara
  burrebånd, velcro, velcrobånd, velcrostrips | borrelås, velcro, borrelåsbånd | kardborre, kardborrband, kardborrknäppning, velcro | tarranauha, tarrakiinnitys, velcro
  elastik til syning, elastikbånd, elastik metervare, undertøjselastik | strikk til søm, elastikk, strikk metervare, undertøystrikk | resår, resårband, gummiband sy, kantresår | kuminauha ompeluun, resori, kuminauha metritavara, ompelukuminauha, kuminauha vaatteisiin
  stof, metervare, stoffer, patchworkstof | stoff, metervare, stoffer, patchworkstoff, tøystoff | tyg, metervara, tyger, lapptäckstyg, tygbit | kangas, kankaat, metrikangas, tilkkutyökangas, kangaspala, vaatekangas
    jersey, jerseystof | jersey, jerseystoff | jersey, trikåtyg, trikå | trikoo, trikookangas
    fleecestof | fleecestoff | fleecetyg | fleecekangas
    voksdug, voksdug metervare | voksduk | vaxduk | vahakangas, vahakankaat
    hørstof | linstoff | linnetyg | pellavakangas
    ?hobbystof | hobbystoff | hobbytyg | askartelukangas
    bomuldsstof | bomullsstoff | bomullstyg | puuvillakangas
    gardinstof | gardinstoff | gardintyg | verhokangas
    møbelstof | møbelstoff | möbeltyg | huonekalukangas, verhoilukangas
  vlieseline, vatpladevat, pladevat | vlieselin, platevatt | vlieselin, vadd | tukikangas, vanulevy
  fyldevat, pudevat, fiberfyld, fyld til bamser | vattfyll, putefyll, fiberfyll, kosedyrfyll | fyllnadsvadd, kuddfyllning, vadd, stoppning | täytevanu, tyynyntäyte, täytevilla
  strygemærker, stofmærker, symærker | strykemerker, tøymerker | strykmärken, tygmärken | silitysmerkki, kangasmerkki, silitysmerkit
  strygelap, lapper til tøj, knælapper, reparationslapper | strykelapper, bukselapper, strykelapp, knelapper, reparasjonslapp | laglappar, strykbara lappar, lagningslappar, knälappar, lagningslapp jacka | paikkalappu, paikat housuihin, farkkupaikka, paikkalaput, polvipaikka, silityspaikka, housunpaikka, kangaspaikka
  sysæt, syskrin, sykurv, syæske, rejsesysæt | sysett, syskrin, sykurv, syboks, reisesysett | syset, syskrin, sykorg, sylåda, ressyset | ompelusetti, ompelurasia, ompelulipas, ompelupakkaus, matkaompelusetti, ompelulaatikko
  målebånd til syning, skrædermålebånd, centimetermål | målebånd til søm, centimetermål, skreddermålebånd | måttband, centimetermått, sömnadsmåttband | mittanauha, senttimitta, räätälin mittanauha, mittanauha ompelu
  stofsaks, skræddersaks | stoffsaks, tøysaks | tygsax | kangassakset
  fingerbøl | fingerbøl | fingerborg | sormustin
  symønster | symønster, snittmønster | symönster | ompelukaava, kaavat, kaava, vaatekaava
  broderi, brodering, broderisæt, korssting, broderikit | broderi, broderisett, korssting, brodering, korsstingsett, broderipakke | broderi, broderikit, korsstygn, broderiset, korsstygnsbroderi, broderipaket | kirjonta, ristipistotyö, kirjontasetti, kirjontatyö, kirjailu, ristipistosetti, ristipistopakkaus, kirjontapakkaus
    broderigarn, amagergarn, mouliné | broderigarn, moulinégarn | broderigarn, moulinégarn, mouliné | kirjontalanka, muliinilanka
    broderiramme | broderiramme | broderram, sybåge | kirjontakehys
    stramaj | stramei | stramalj, aidaväv | aidakangas, kirjontakangas
  pyntebånd, blondebånd, blonder, silkebånd | pyntebånd, blonder, blondebånd, silkebånd | dekorationsband, spets, spetsband, sidenband | koristenauha, pitsi, pitsinauha, silkkinauha
  skråbånd, kantbånd | skråbånd, kantbånd | snedremsa, snedslå, kantband | vinonauha, kanttinauha
  vævning, væv | vev, veving | vävning, vävstol, varpgarn | kudonta, kangaspuut
musikinstrument, musikinstrumenter, instrument, musikudstyr | musikkinstrument, musikkinstrumenter, instrument, musikkutstyr | musikinstrument, instrument, musikutrustning | soitin, soittimet, musiikkisoitin, musiikki-instrumentti, instrumentti, musiikkivälineet
  guitar | gitar | gitarr, gura | kitara, skitta
    ?akustisk guitar, western guitar, spansk guitar | akustisk gitar, klassisk gitar | akustisk gitarr, klassisk gitarr | akustinen kitara, klassinen kitara
    elguitar | elgitar, el-gitar | elgitarr | sähkökitara
    børneguitar | barnegitar | barngitarr | lasten kitara
    basguitar, elbas | bassgitar, elbass | basgitarr, elbas | bassokitara, sähköbasso
  ukulele | ukulele | ukulele | ukulele
  guitarstrenge | gitarstrenger | gitarrsträngar | kitaran kielet
  plekter, guitarplekter | plekter, plektrum | plektrum | plektra
  guitarforstærker | gitarforsterker | gitarrförstärkare | kitaravahvistin
  guitartaske, guitarkasse | gitarbag, gitarkasse, gitarveske | gitarrfodral, gitarrväska | kitaralaukku, kitarapussi
  capo | capo | capo | capo
  stemmeapparat, guitarstemmer, tuner guitar | stemmeapparat, stemmer | stämapparat, gitarrstämmare | viritysmittari, viritin
  violin | fiolin, fele | fiol, violin | viulu
    - | hardingfele | - | -
  cello | cello | cello | sello
  banjo | banjo | banjo | banjo
  mandolin | mandolin | mandolin | mandoliini
  harpe | harpe | harpa | harppu
  kantele | kantele | kantele | kantele
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
  trompet | trompet | trumpet | trumpetti
  trækbasun, basun | trombone | trombon | pasuuna
  mundharmonika | munnspill, munnharmonika | munspel, munharmonika | huuliharppu, suuharppu
  mundharpe | munnharpe | mungiga | munniharppu
  harmonika, trækharmonika | trekkspill, trekkspel | dragspel, handklaver | harmonikka, haitari, hanuri, kurttu
  børneinstrumenter, legetøjsinstrument | barneinstrumenter, lekeinstrument | barninstrument, leksaksinstrument | lasten soittimet, lelusoitin
  nodestativ | notestativ | notställ | nuottiteline, nuottitelineet
  metronom | metronom | metronom | metronomi
  nodebog, noder, nodehæfte | notebok, noter, notehefte | nothäfte, noter | nuottikirja, nuotit, nuottivihko
  - | nøkkelharpe | nyckelharpa | avainviulu
bog, bøger, litteratur | bok, bøker, litteratur | bok, böcker, litteratur | kirja, kirjallisuus, kirjat
  børnebog, børnebøger, godnatbog, højtlæsningsbog, læs selv bog | barnebok, barnebøker, høytlesningsbok, godnattbok | barnbok, barnböcker, högläsningsbok, godnattbok | lastenkirja, lasten kirja, iltasatu
    ?billedbog, billedbøger | billedbok, bildebok, bildebøker | bilderbok, bilderböcker | kuvakirja
    pegebog, papbog, pegebøger | pekebok, pekebøker, pappbok | pekbok, kartongbok, pekböcker | katselukirja, pahvikirja
    ?eventyrbog, godnathistorier | eventyrbok, godnatthistorier | sagobok, godnattsagor | satukirja, iltasatukirja
    mumi bog, mumibog | mummibok | muminbok | muumikirja
    letlæsningsbog | lettlest bok | lättläst bok | helppolukuinen kirja
  roman, romaner, skønlitteratur | roman, romaner, skjønnlitteratur | roman, romaner, skönlitteratur | romaani, kaunokirjallisuus
    krimi, kriminalroman, thriller, krimibog, spændingsroman | krim, krimbok, kriminalroman, thriller, påskekrim, spenningsroman, krimroman | deckare, kriminalroman, thriller, deckarbok, spänningsroman, kriminalare | dekkari, rikosromaani, jännityskirja, trilleri, rikoskirja, jännäri, jännitysromaani
    fantasybog, fantasy | fantasybok, fantasy | fantasybok, fantasy | fantasiakirja, fantasia
    ungdomsbog | ungdomsbok | ungdomsbok | nuortenkirja, nuortenromaani
    romance bog, kærlighedsroman, feelgood bog, feelgood | kjærlighetsroman, romance bok, feelgood, feelgoodbok | feelgood, romance bok, kärleksroman, feelgoodbok, romantik bok | rakkausromaani, viihderomaani, romance
  ?paperback, pocketbog, billigbog | pocketbok, pocket | pocketbok, pocket, pocketböcker | pokkari, pokkarit, taskukirja
  kogebog, bagebog, kogebøger, opskriftsbog | kokebok, kokebøker, bakebok, oppskriftsbok | kokbok, kokböcker, bakbok, receptbok | keittokirja, leivontakirja, reseptikirja, kokkikirja
  faglitteratur, fagbog | fagbok, sakprosa | facklitteratur, fackbok | tietokirja, ammattikirjallisuus
  lærebog, skolebog, lærebøger | lærebok, skolebok, lærebøker | lärobok, skolbok, kurslitteratur, läroböcker, kursbok | oppikirja, koulukirja, kurssikirja
  ordbog, leksikon, synonymordbog | ordbok, leksikon, synonymordbok | ordbok, lexikon, uppslagsverk, synonymordbok | sanakirja, tietosanakirja, synonyymisanakirja
  biografi, selvbiografi | biografi, selvbiografi | biografi, självbiografi, memoarer | elämäkerta, elämäkerrat, muistelmat
  havebog, håndarbejdsbog | hagebok, håndarbeidsbok | trädgårdsbok, handarbetsbok | puutarhakirja, käsityökirja
  rejsebog, rejseguide | reiseguide, guidebok, reisebok | reseguide, guidebok | matkaopas, matkaoppaat
  selvhjælpsbog | selvhjelpsbok | självhjälpsbok | self help kirja, itseapukirja
  digte, digtsamling, poesi, lyrik | dikt, diktsamling, poesi, lyrikk, diktbok | dikter, diktsamling, poesi, diktbok, lyrik | runokirja, runot, lyriikka, runokokoelma
  bibel, salmebog | bibel, salmebok | bibel, psalmbok | raamattu, raamatut, virsikirja
  lydbog, lydbøger | lydbok, lydbøker | ljudbok, ljudböcker | äänikirja
  e-bog, ebog | e-bok, ebok | e-bok, ebok | e-kirja, sähkökirja
  mangabog, manga, tegneserie, tegneserieblad, graphic novel | tegneserie, manga, tegneseriebok, tegneserieblad, grafisk roman, seriehefte | serietidning, manga, seriebok, seriealbum, grafisk roman | sarjakuva, manga, sarjakuvakirja, sarjakuvalehti, sarjakuva-albumi, sarjakuvaromaani, sarjis, sarjikset
    anders and, jumbobog, anders and blad | donald duck, donald pocket, donaldpocket | kalle anka, kalle anka pocket, kalle ankapocket | aku ankka, aku ankan taskukirja, taskari, aku ankka lehti
    julehæfte tegneserie | julehefte, julehefter | jultidning, jultidningar | joulusarjakuva, joululehti
  gavebog | gavebok | presentbok | lahjakirja
  atlas, verdensatlas | atlas, verdensatlas | atlas, världsatlas, kartbok | kartasto, maailmankartasto
bogmærke | bokmerke | bokmärke | kirjanmerkki
bogomslag, bogbind, plast til bøger, klæbefolie til bøger | bokbind, bokomslag, bokplast | bokomslag, bokplast, bokomslagspapper | kirjakontakti, kontaktimuovi, kirjamuovi, päällystysmuovi, kirjanpäällysmuovi
ugeblad, magasin, ugeblade, magasiner | ukeblad, magasin, magasiner, ukeblader, vekeblad | tidskrift, veckotidning, magasin, tidskrifter, veckotidningar | aikakauslehti, aikakauslehdet, viikkolehti, lehti, lehdet, aikakausilehti
  ?dameblad, modeblad | dameblad, moteblad | damtidning, modetidning | naistenlehti, muotilehti
  kryds og tværs, krydsord, krydsordsblad | kryssord, kryssordblad, kryssordhefte, kryssordbok, kryssordbøker | korsord, korsordstidning, korsordsbok, korsordshäfte | ristikko, ristikot, ristikkolehti, sanaristikko, sanaristikot, ristikkokirja, sanaristikkolehti
  sudoku, sudokublad | sudoku, sudokubok | sudoku, sudokubok | sudoku, sudokulehti
  børneblad | barneblad | barntidning | lastenlehti, lasten lehti
  strikkeblad, håndarbejdsblad | strikkeblad, håndarbeidsblad | sticktidning, handarbetstidning | käsityölehti, neulelehti
  bilblad, bådblad | bilblad, båtblad | biltidning, båttidning | autolehti, venelehti
  boligblad, haveblad | interiørblad, hageblad | inredningstidning, trädgårdstidning | sisustuslehti, puutarhalehti
avis, dagblad, aviser, lokalavis, weekendavis | avis, dagsavis, aviser, lokalavis, dagblad, dagavis | dagstidning, tidning, kvällstidning, tidningar, lokaltidning, morgontidning | sanomalehti, sanomalehdet, iltapäivälehti, paikallislehti, päivälehti, lehti, lehdet
avisabonnement, bladabonnement | avisabonnement, bladabonnement | tidningsprenumeration, prenumeration | lehtitilaus, lehtitilaukset
vinylplade, lp plade, vinyl, lp, grammofonplade | vinylplate, lp plate, vinyl, lp, grammofonplate | vinylskiva, lp skiva, vinyl, lp, grammofonskiva | vinyylilevy, lp levy, vinyyli, lp, älppäri, äänilevy
cd, musik cd, cder, cd-plade | cd, musikk cd, cd-plate | cd, cd-skiva, musik cd | cd, cd-levy, musiikki cd
dvd, dvd film | dvd, dvd film | dvd, dvd film | dvd, dvd elokuva
  blu-ray, bluray | blu-ray, bluray | blu-ray, bluray | blu-ray, bluray
samlermønter, mønter, mønt | samlemynter, mynter, mynt | samlarmynt, mynt | keräilyrahat, kolikot, kolikko
fotoalbum, album, billedalbum | fotoalbum, album, bildealbum | fotoalbum, album, bildalbum | valokuva-albumi, albumi, kuva-albumi, valokuvakansio, kuvakansio
metaldetektor | metalldetektor, metallsøker | metalldetektor, metallsökare | metallinpaljastin, metallinetsin, metallinhavaitsin
teleskop, stjernekikkert | teleskop, stjernekikkert | teleskop, stjärnkikare | kaukoputki, kaukoputket, teleskooppi, tähtikaukoputki
mikroskop | mikroskop | mikroskop | mikroskooppi
globus, jordglobus, jordklode | globus, jordglobus, jordklode | jordglob, glob | karttapallo, maapallo, maapallokartta`,
}
