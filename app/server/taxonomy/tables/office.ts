import type { GoodsTable } from '../goods-table.ts'

/** Office and school supplies, stationery, wrapping. */
export const office: GoodsTable = {
  part: null,
  rows: `
kontorartikler, kontor, kontorforsyning, kontormateriel | kontorrekvisita, kontor, kontorartikler, kontormateriell, kontorsaker | kontorsmaterial, kontor, kontorsvaror, kontorsartiklar | toimistotarvikkeet, toimisto, konttoritarvikkeet, konttoritarvike, toimistotarvike
skoleartikler, skolestart, skole, skoleting, skolegrej, skolesager, skoletilbehør | skolesaker, skolestart, skole, skoleutstyr, skolemateriell, skolegreier | skolsaker, skolstart, skola, skolmaterial, skolgrejer, skolartiklar | koulutarvikkeet, koulu, koulunalku, koulutarvike, koulukamat, koulutavarat
papirvarer, papir | papir, papirvarer | papper, pappersvaror | paperi, paperit
  kopipapir, printerpapir, a4 papir, kontorpapir, maskinpapir, a4 ark, printer papir, printpapir | kopipapir, kopieringspapir, skriverpapir, a4-ark, a4 papir, printerpapir, kopiark, utskriftspapir | kopieringspapper, skrivarpapper, a4-papper, a4 papper, utskriftspapper, printerpapper, a4 ark | kopiopaperi, tulostuspaperi, a4-paperi, a4 paperi, kopiopaperit, a4 arkki, tulostinpaperi, monistuspaperi
  fotopapir | fotopapir | fotopapper | valokuvapaperi
  farvet papir, a4 farvet papir | farget papir | färgat papper | värillinen paperi, väripaperi
  linjeret papir | linjert papir, linjeark | linjerat papper | viivapaperi, konseptipaperi, viivoitettu paperi
  ternet papir | ruteark, rutepapir | rutat papper, rutpapper | ruutupaperi
  brevpapir | brevpapir | brevpapper | kirjepaperi
  a3 papir | a3-papir, a3 papir | a3-papper | a3-paperi
  gavepapir, indpakningspapir, pakkepapir, fødselsdagspapir | gavepapir, innpakningspapir, presangpapir, gavepapirrull | presentpapper, omslagspapper, paketpapper, inslagspapper | lahjapaperi, paketointipaperi, lahjapaperit, lahjapaperirulla, käärepaperi, pakettipaperi
    julegavepapir, julepapir | julepapir, julegavepapir | julklappspapper, julpapper | joulupaperi, joululahjapaperi
  pakpapir, brunt papir | gråpapir, brunt papir | omslagspapper brunt, kraftpapper | voimapaperi, pakkauspaperi
  termopapir, bonruller, kasserulle | kassarull, kvitteringsrull | kassarulle, kvittorullar | kassarulla, kuittirulla, lämpöpaperi
  millimeterpapir, kalkerpapir | millimeterpapir, kalkerpapir | millimeterpapper, kalkerpapper | millimetripaperi, kalkkeeripaperi
skriveredskaber, skriveting | skrivesaker, skriveredskaper, skriveting | skrivdon, pennor, penna, skrivmaterial | kynät, kynä, kirjoitusvälineet
  kuglepen, kuglepenne, pen | kulepenn, kulepenner, penn, penner, kulepen | kulspetspenna, kulspetspennor, bläckpenna, bläckpennor, kulpenna | kuulakärkikynä, kuulakärkikynät, geelikynä, mustekynä, kuulakynä, kuivamustekynä
    gelpenne, rollerpen, gelpen | gelpenn, rollerpenn | gelpenna, rollerballpenna | geelikynät, rollerkynä
    penneblæk, refill kuglepen | refill penn, pennepatron | penn refill, bläckpatron penna | kynän säiliö, kuulakynän säiliö
  fyldepen | fyllepenn | reservoarpenna | täytekynä
  blyant, blyanter, træblyant | blyant, blyanter, grafittblyant | blyertspenna, blyertspennor, blyerts | lyijykynä, lyijykynät, lyijäri, puukynä
    trykblyant, stiftblyant, pencil | trykkblyant, skrublyant, stiftblyant | stiftpenna, stiftpennor | lyijytäytekynä, lyijytäytekynät
    miner, blyantsminer, stifter til blyant | stifter til blyant | blyertsstift, stift blyerts, stift | lyijyt, lyijytäytekynän lyijyt
  overstregningstusch, highlighter, overstregningspen, tekstmarker, overstreger, neonpen | markeringspenn, markeringstusj, highlighter, overstrykningspenn, overstrykingspenn, gultusj | överstrykningspenna, markeringspenna, överstrykningspennor, överstrykare, highlighter, neonpenna, penna överstrykning, överstrykning | yliviivaustussi, korostuskynät, yliviivauskynä, korostustussi, alleviivauskynä, korostuskynä
  marker, permanent marker, spritpen, speedmarker, sprittusch, permanent tusch | permanent tusj, merkepenn, spritpenn, marker, sprittusj, merketusj | märkpenna, spritpenna, permanent marker, märkpennor, sprittusch, filtpenna | merkkauskynä, permanent tussi, huopakärkikynä, vedenkestävä tussi, huopakynä, permanenttussi, merkkaustussi, spriitussi
  whiteboardtusch, whiteboardpen, whiteboardmarker, tavletusch | whiteboardpenn, tavletusj, whiteboardtusj | whiteboardpenna, whiteboardpennor, whiteboardtusch, tavelpenna | valkotaulutussi, taulutussi, valkotaulutussit, valkotaulukynä, taulukynä
  fineliner, finelinere | fineliner, tegnepenn | fineliner, finelinerpenna | ohutkärkikynä, fineliner, kuitukärkikynä
  rettelak, rettetape, korrekturlak, slettelak, tipp-ex, tippex, tipp ex, korrekturroller, rettepen | retteroller, korrekturlakk, rettelakk, rettetape, tippex, tipp-ex, korrekturroller, korrekturtape | korrekturroller, tippex, korrigeringspenna, korrekturlack, tipp-ex, rättelack, korrigeringstejp, korrekturtejp | korjausnauha, korjauskynä, tippex, tipp-ex, korjausneste, korjausrolla, korjauslakka, korjausteippi
  kridt til tavle, tavlekridt | tavlekritt | tavelkritor | tauluiidut, liitutauluiidut
viskelæder, viskelædere | viskelær, viskeler | suddgummi, radergummi, suddigum, sudd | pyyhekumi, kumi, kynäkumi, pyyhin, raderkumi
blyantspidser, spidser, elektrisk blyantspidser | blyantspisser, spisser, kvesser, blyantkvesser, blyantspissar | pennvässare, vässare, blyertsvässare, pennformerare | teroitin, kynänteroitin, teroittimet, kynäteroitin, terotin, pöytäteroitin
lineal, linealer, målestok skole, metallineal, stållineal | linjal, linjaler, stållinjal | linjal, linjaler, stållinjal, metallinjal, skollinjal | viivain, viivoitin, viivaimet, viivoittimet, viivotin, metalliviivain, teräsviivain, mittaviivain
passer, passersæt | passer, passersett | passare, cirkelpassare | harppi, harpit, harppisetti
vinkelmåler, trekantlineal | gradskive, vinkelmåler | gradskiva | astelevy
geometrisæt, tegnetrekant, trekant lineal | geometrisett, tegnetrekant | geometriset, ritvinkel | geometriasetti, kolmioviivain, piirtokolmio
penalhus, penalhuse, pennehus, blyantsetui, pennal | pennal, pennalhus, penalhus, penal | pennfodral, pennskrin, pennväska, pennetui | penaali, kynäkotelo, kynäpussi, kynälaukku
lommeregner, regnemaskine, grafregner, kalkulator | kalkulator, lommekalkulator, regnemaskin, lommeregner | miniräknare, räknare, grafräknare, räknedosa, kalkylator, grafritande räknare, fickräknare | laskin, taskulaskin, funktiolaskin, graafinen laskin, laskimet, laskukone, nelilaskin, koululaskin
notesbog, notesbøger, notesblok, skrivebog, dagbog, notes blok, journalbog | notatbok, notatblokk, skrivebok, dagbok, notisbok, notisblokk, notathefte | anteckningsbok, anteckningsblock, anteckningsböcker, skrivbok, skrivblock, noteringsblock, notisbok, notisblock | muistikirja, muistivihko, kirjoitusvihko, muistikirjat, lehtiö, kirjoituslehtiö, muistilehtiö, muistivihkot, muistiinpanovihko
  kollegieblok, kollegieblokke, a4 blok, skriveblok, ternet blok, linjeret blok, spiralblok, college blok | kollegieblokk, skriveblokk, linjert blokk, collegeblokk, spiralblokk, ruteblokk | kollegieblock, kollegieblock a4, spiralblock, collegeblock, kladdblock, linjerat block, rutat block, block a4, block a5 | kollegialehtiö, kierrelehtiö, ruutulehtiö, kollegalehtiö, spiraalilehtiö, collegelehtiö
  skolehæfte, kladdehæfte, kinabog, stilehæfte, regnehæfte, hæfte, hæfter, ternet hæfte, linjeret hæfte, skrivehæfte, glosebog | kladdebok, skolebok kladd, regnebok, skrivehefte, rutebok, linjebok, glosebok, arbeidsbok, skulebok, skrivehefter | skrivhäfte, räknehäfte, skolhäfte, glosbok, rutat häfte, linjerat häfte, övningshäfte | kouluvihko, vihko, ruutuvihko, vihkot, kouluvihkot, viivavihko, laskuvihko, sanavihko, ruutuvihkot
  dagbog med lås, låsbar dagbog | dagbok med lås | dagbok, dagbok med lås | päiväkirja, lukollinen päiväkirja
  gæstebog | gjestebok | gästbok | vieraskirja
  bullet journal | bullet journal | bullet journal | bullet journal
  kassebog, kasserapport, kvitteringsblok | kassebok, kvitteringsblokk | kassabok, kvittensblock | kassakirja, kuittivihko, kuittilehtiö
post-it, postit, gule sedler, selvklæbende noter, memoblok, huskesedler, selvklæbende sedler, noteblok selvklæbende | post-it, gule lapper, huskelapper, notatlapper, postit, selvklebende lapper, memolapper, post-it lapper, klistrelapper | post-it, postit, notislappar, klisterlappar, gula lappar, minneslappar, självhäftande notislappar, memoblock, post-it lappar | post-it, viestilaput, muistilaput, tarralaput, muistilappu, keltaiset laput, post-it-laput, post it, muistilappulehtiö, tarralappu
indeksfaner, sidemarkering | indeksfaner, sidemerker | indexflikar | sivunmerkit, merkkiliuskat
kalender, kalendere, vægkalender, skolekalender, årskalender, planlægningskalender, planner | kalender, almanakk, veggkalender, årskalender, skolekalender | almanacka, kalender, väggkalender, almanackor, årskalender, skolkalender, årsalmanacka | kalenteri, seinäkalenteri, allakka, vuosikalenteri, almanakka, koulukalenteri, seinäalmanakka
  familiekalender | familiekalender, familieplanlegger | familjekalender, familjeplanerare, familjealmanacka | perhekalenteri
  ugekalender, mayland | ukeplanlegger | veckokalender, veckoplanerare | viikkokalenteri, opettajan kalenteri, lukuvuosikalenteri
  planner, planlægger, skoleplanner | planlegger, planleggingsbok, filofax | planner, planeringskalender, planeringsbok, filofax | suunnittelukalenteri, päivyri, planneri, filofax
  lommekalender | lommekalender, syvende sans | fickkalender | taskukalenteri, taskualmanakka
  bordkalender | bordkalender | bordskalender, bordsalmanacka | pöytäkalenteri
mappe, mapper, ringbind, brevordner, a4 ringbind, samlemappe, arkivmappe | perm, permer, ringperm, mappe, a4 perm, arkivperm | pärm, pärmar, ringpärm, a4 pärm, gaffelpärm | mappi, kansio, mapit, kansiot, rengaskansio, rengasmappi, arkistomappi, a4 kansio
  elastikmappe, chartek, plastomslag, a4 mappe, plastmappe, pap mappe, lommemappe | strikkmappe, plastmappe, a4 mappe, papirmappe, kartongmappe | snoddmapp, plastmapp, gummibandsmapp, mapp, mappar, pappmapp, aktmapp, dokumentmapp | kulmalukkokansio, muovitasku, muovikansio, kuminauhakansio, kulmakansio, pahvikansio, läppäkansio, asiakirjakansio
  plastlommer, plastlomme, chartek lommer, hullommer, a4 lommer | plastlommer, plastlomme, perm lommer, hullommer, signallommer | plastfickor, plastficka, aktfickor, plastficka a4 | muovitaskut, muovitasku a4, kansiotasku, signaalitasku
  skilleblade, faneblade, register | skilleark, register til perm | pärmregister, register pärm | välilehdet, hakemistot
  hængemapper | hengemapper | hängmappar | riippukansio
  arkivboks, arkivkasse, arkivæske | arkivboks, arkiveske | arkivlåda, arkivbox, arkivkartong | arkistolaatikko, arkistokotelo, arkistorasia
  tidsskriftsamler, tidsskriftholder | tidsskriftkassett, tidsskriftsamler | tidskriftssamlare | lehtikotelo
  visitkortmappe, kortmappe, pokemonmappe, samlealbum, samlekortmappe, pokemon album | kortmappe, samlekortperm, pokemon perm, samlekortmappe | kortpärm, samlarpärm, pokemonpärm, pokemon pärm, samlarkortspärm | korttikansio, keräilykansio, pokemonkansio, keräilykorttikansio, pokemon kansio
brevbakke | brevskuff, brevbrett | brevkorg | lomakelaatikko
penneholder, pennebæger, skrivebordsorganizer, blyantholder | pennholder, pennekopp, skrivebordsorganisator, blyantholder, pennekrus | pennställ, pennhållare, pennburk, skrivbordsorganiserare, pennkopp | kynäteline, kynäpurkki, kynäkuppi, pöytäjärjestelijä
skriveunderlag, skrivebordsunderlag | skriveunderlag | skrivunderlägg | kirjoitusalusta
clipboard, klemmeplade, klipboard | clipboard, klemplate, skriveplate | clipboard, skrivplatta, klämplatta | lehtiöalusta, klemmarialusta
hæftemaskine, hæfter, klipsemaskine | stiftemaskin kontor, stiftemaskin, heftemaskin | häftapparat, häftare, häftmaskin | nitoja, nitojat, nitomakone, nitomalaite
hæfteklammer, klammer, klammer til hæftemaskine | stifter til stiftemaskin, stifter, heftestifter | häftklammer | niitit, nitojan niitit, nidontaniitit, nitojanniitti
hulapparat, hullemaskine, huller, hulmaskine | hullemaskin, hullapparat, hullmaskin | hålslag, hålslagare | rei'itin, lävistäjä, reijitin, reikäkone, rei'ittäjä, reikäleikkuri
papirclips, clips, binders, papirklips, papirklemmer, foldeklemmer | binders, papirklips, klemmer, papirclips, papirbinders | gem, pappersgem, klämmor, clips, pappersklämma, pappersklämmor, foldbackklämmor | paperiliittimet, klemmari, klemmarit, paperiliitin, liittimet, paperiklipsi, paperiklemmari, paperinpidike
tegnestifter, kortnåle, tegnestift, nåle til opslagstavle, korknåle, tavlenåle | tegnestifter, kartnåler, tavlenåler | häftstift, kartnålar | nastat, nasta, piirustusnastat, karttanastat, korkkitaulun nastat
elefantsnot, hæftemasse, klæbemasse, klæbepuder, fastgørelsesmasse | klistremasse, heftemasse, monteringsputer, lærertyggis, lærertyggegummi | häftmassa, fästmassa, häftkuddar, lärartuggummi, blue tack | sinitarra, kiinnitysmassa, tarratyynyt, taulutarra, opettajan purkka, kiinnitystarra
elastikker, elastik, gummibånd, husholdningselastikker | gummistrikk, strikk, gummistrikker, gummibånd, kontorstrikk | gummiband, gummisnoddar, gummisnodd, snoddar | kuminauha, kuminauhat, kumilenkki, kumilenkit, kumilenksut
saks, sakse, kontorsaks, børnesaks, papirsaks, hobbysaks, hverdagssaks, skolesaks | saks, sakser, kontorsaks, barnesaks, papirsaks, hobbysaks, skolesaks, saks barn | sax, saxar, kontorssax, barnsax, papperssax, hobbysax, skolsax, pysselsax | sakset, toimistosakset, lasten sakset, yleissakset, paperisakset, askartelusakset, lastensakset, koulusakset
limstift, lim, papirlim, skolelim, limstifter, stiftlim, børnelim, flydende lim | limstift, papirlim, lim kontor, skolelim, barnelim, flytende lim papir | limstift, papperslim, lim, skollim, barnlim, flytande lim, vattenlim | liimapuikko, paperiliima, puikkoliima, liimapuikot, askarteluliima koulu, liima, koululiima, lasten liima, erikeeper, nestemäinen liima
tape, kontortape, klar tape, usynlig tape, taperulle | teip, tape, kontorteip, usynlig teip, dokumentteip, limbånd | tejp, kontorstejp, osynlig tejp, tejprulle, scotchtejp, dokumenttejp | teippi, toimistoteippi, näkymätön teippi, teipit, kirkas teippi, teippirulla, konttoriteippi, kirkasteippi
  pakketape, emballagetape, brun tape, flyttetape | pakketeip, pakketape, brun teip, flytteteip | packtejp, paketejp, brun tejp, flyttejp, kartongtejp, emballagetejp | pakkausteippi, ruskea teippi, pakettiteippi
  dobbeltklæbende tape, dobbeltsidet tape | dobbeltsidig teip, dobbeltsidig tape, dobbelsidig teip | dubbelhäftande tejp, dubbelsidig tejp | kaksipuolinen teippi, kaksipuoleinen teippi
  frysetape | frysetape | frystejp | pakasteteippi
  washi tape, dekorationstape | washi tape, dekorteip | washitejp, dekortejp | washiteippi, koristeteippi, washi teippi
  tapeholder, tapedispenser | teipholder, tapeholder | tejphållare | teippiteline, teipinkatkaisin
kuvert, kuverter, konvolut, brevkuverter, rudekuvert | konvolutt, konvolutter, brevkonvolutter, c5 konvolutt | kuvert, brevkuvert, fönsterkuvert, c5 kuvert | kirjekuori, kirjekuoret, kuori kirje, ikkunakuori, c5 kirjekuori
boblekuvert, foret kuvert, boblepose, luftpolstret kuvert | boblekonvolutt, foret konvolutt, boblepose | bubbelkuvert, vadderat kuvert, bubbelpåse | kuplakirjekuori, pehmustettu kirjekuori, kuplapussi, pehmustekuori, kuplakuori
frimærker, frimærke, porto | frimerker, frimerke, porto, frimerkehefte, frimerkerull | frimärken, frimärke, porto, frimärkshäfte, julfrimärken | postimerkit, postimerkki, joulupostimerkki, postimerkkivihko, kotimaan postimerkki
kort, lykønskningskort, hilsekort | kort, gratulasjonskort, hilsekort | gratulationskort, hälsningskort | kortti, kortit, onnittelukortti
  julekort | julekort | julkort | joulukortti, joulukortit
  konfirmationskort | konfirmasjonskort | konfirmationskort | rippikortti
  påskekort | påskekort | påskkort | pääsiäiskortti
  barnedåbskort, dåbskort | dåpskort | dopkort | ristiäiskortti, kastekortti
  studenterkort, dimissionskort | eksamenskort | studentkort, examenskort | ylioppilaskortti, valmistujaiskortti
  invitationer, indbydelser, invitationskort, indbydelseskort | invitasjoner, invitasjonskort, innbydelser, innbydelseskort | inbjudningskort, inbjudan, kalasinbjudan, inbjudningar | kutsukortit, kutsukortti, kutsut
  takkekort | takkekort | tackkort | kiitoskortti, kiitoskortit
  bryllupskort | bryllupskort | bröllopskort | hääkortti
  kondolencekort | kondolansekort | kondoleanskort, begravningskort | surukortti, adressi, surunvalittelukortti, osanottokortti, suruadressi
  bordkort | bordkort | placeringskort, bordskort | paikkakortti, paikkakortit
  valentinskort, mors dag kort | morsdagskort, valentinkort | alla hjärtans-kort, morsdagskort | ystävänpäiväkortti, äitienpäiväkortti
  ?fødselsdagskort, tillykkekort, lykønskningskort fødselsdag | bursdagskort, gratulasjonskort bursdag | födelsedagskort, grattiskort | syntymäpäiväkortti, synttärikortti, onnittelukortti
  postkort | postkort, prospektkort | vykort | postikortti, postikortit, maisemakortti
gaveindpakning, gaver indpakning, indpakning | gaveinnpakning, innpakning, innpakningsutstyr | presentinslagning, paketinslagning, inslagning, paketering | lahjapakkaus, lahjan paketointi, lahjanpaketointi, paketointi, lahjapakkaustarvikkeet
  gavepose, gaveposer, vinpose, flaskepose | gavepose, gaveposer, flaskepose, vinpose, presangpose | presentpåse, presentpåsar, presentkasse, flaskpåse, vinpåse, gåvopåse | lahjakassi, lahjapussi, lahjakassit, lahjapussit, pullokassi, viinipussi
  gavebånd, bånd til gaver, gavesløjfe, satinbånd, krøllebånd, gavesnor, sløjfebånd | gavebånd, sløyfe gave, gavesløyfe, krøllebånd, satengbånd, gavesnor, silkebånd, presangbånd | presentsnöre, presentband, presentrosett, krullband, sidenband, satinband, rosett paket, rosetter, gåvoband | lahjanauha, lahjanauhat, lahjarusetti, pakettinaru, lahjanaru, silkkinauha, satiininauha, kiharanauha, paketointinauha, pakettinauha, rusettinauha
  gaveæske, gaveæsker, gaveboks, æske til gave | gaveeske, gaveboks, gaveesker | presentask, presentlåda, presentkartong, presentaskar | lahjarasia, lahjalaatikko, lahjarasiat, lahjakotelo
  gavemærker, manillamærker, gavekort til pakker, manilamærker, gave mærkat | til-og-fra-lapper, gavelapper, merkelapper gave | etiketter julklapp, presentetiketter, paketkort, julklappsetiketter | pakettikortti, lahjakortti paketti, pakettikortit, pakettilaput, lahjalappu
  cellofan | cellofan | cellofan | sellofaani
flyttekasse, flyttekasser, papkasse, papæske, pakkasse, papkasser, kasser til flytning | flytteeske, flyttekasse, pappeske, flytteesker, pappkasse, pappesker, flytteboks | flyttkartong, flyttlåda, kartong låda, pappkartong, wellpapplåda, pappkartonger, kartonger, banankartong | muuttolaatikko, pahvilaatikko, muuttolaatikot, pahvilaatikot, muuttoboksi, pahviloota
  postæske, forsendelsesæske, pakkepost æske | postemballasje, postpakke eske | postlåda emballage, paketlåda | postilaatikko paketti, postituslaatikko, pakettilaatikko
bobleplast, bobbelplast, emballage, indpakningsplast, boblepapir, boblefolie, boblewrap | bobleplast, emballasje, boblefolie | bubbelplast, emballage, bubbelfilm, luftbubbelplast, bubbelfolie | kuplamuovi, pakkausmateriaali, kuplapakkausmuovi, poksumuovi, kuplakelmu, pakkausmuovi
pap, bølgepap, karton ark | papp, bølgepapp | papp, wellpapp | pahvi, aaltopahvi
snor, sejlgarn, snøre, bomuldssnor, pakkesnor, køkkensnor, hampesnor, jutesnor | hyssing, snor, bomullssnor, pakketråd, hampesnor, jutesnor, snøre | snöre, segelgarn, bomullssnöre, paketsnöre, hampasnöre, jutesnöre, hushållssnöre, bindgarn | naru, paketointinaru, puuvillanaru, sitomalanka, juuttinaru, hamppunaru, sisalnaru, pakettinaru
etiketter, labels, mærkater, navneetiketter, klæbeetiketter, adresselabels, prismærker | etiketter, merkelapper, klistremerker etikett, adresselapper, etikett | etiketter, klisteretiketter, märklappar, adressetiketter, prislappar | etiketit, osoitetarrat, etiketti, hintalaput, etikettitarrat, tarraetiketti
navnelapper, navnemærker, navnebånd, navnelabels | navnelapper, navnelapp, navnemerker, navnetape, navneteip | namnlappar, namnlapp, namnetiketter, namnband | nimilaput, nimilappu, nimitarrat, nimikointitarrat, nimikointinauha
labelmaskine, labelprinter, mærkemaskine, dymo | merkemaskin, dymo, etikettskriver, labelmaskin, etikettmaskin | märkmaskin, etikettskrivare, dymo, etikettmaskin | tarrakirjoitin, tarratulostin, dymo, etikettikirjoitin, tarrakone, etikettitulostin
  labeltape, dymotape | merketape, dymotape, etiketteip | märkband, dymotejp, märktejp | dymo nauha, tarrateippi, teippikasetti, tarrakasetti
navneskilt, badge, id-kortholder, id kort holder | navneskilt, id-kortholder, navnebrikke, kortholder id | namnskylt, namnbricka, korthållare id, namnskyltar, passerkortshållare | nimikyltti, nimikortti, nimikyltit, kulkukorttipidike
visitkort | visittkort | visitkort | käyntikortti, käyntikortit
opslagstavle, korktavle | oppslagstavle, korktavle | anslagstavla, korktavla | ilmoitustaulu, korkkitaulu, muistitaulu
whiteboard, whiteboardtavle | whiteboard, whiteboardtavle | whiteboard, whiteboardtavla | valkotaulu
  flipover, flipoverpapir | flipover, flippover, flippoverpapir | blädderblock | fläppitaulu, fläppipaperi
  tavle til kridt, kridttavle | kritttavle, krittavle | griffeltavla, krittavla | liitutaulu
  tavlevisker, whiteboardspray | tavlevisker, whiteboardrens | tavelsudd, whiteboardrengöring | taulusieni, taulunpyyhin, taulunpuhdistusaine
magnettavle, glastavle | magnettavle, glasstavle | magnettavla, glastavla, glasskrivtavla | magneettitaulu, lasitaulu
magneter, køleskabsmagnet, magnet, køleskabsmagneter, kontormagneter | magneter, kjøleskapsmagnet, magnet, kjøleskapsmagneter, tavlemagneter | magneter, kylskåpsmagnet, magnet, kylskåpsmagneter, tavelmagneter | magneetit, jääkaappimagneetti, magneetti, jääkaappimagneetit, taulumagneetti
lamineringsmaskine, laminator | lamineringsmaskin | lamineringsmaskin, laminator | laminointikone, laminaattori
lamineringslommer, laminatlommer | lamineringslommer | lamineringsfickor, laminatfickor | laminointitaskut, laminointitasku
makulator, makuleringsmaskine | makuleringsmaskin, makulator, papirmakulator, papirknuser | dokumentförstörare, pappersförstörare, papperstuggare, strimlare | paperisilppuri, silppuri, asiakirjatuhooja, paperituhooja, silppuamislaite
papirskærer, skæremaskine papir, giljotine | papirkutter, giljotin, papirskjærer | pappersskärare, giljotin | paperileikkuri, giljotiini
skæremåtte, skæreunderlag | kuttematte, skjærematte | skärmatta, skärunderlägg | leikkuualusta askartelu, leikkuumatto, askartelualusta
stempel, datostempel | stempel, datostempel | stämpel, datumstämpel | leimasin, leimasimet
stempelpude, stempelblæk | stempelpute, stempelblekk | stämpeldyna, stämpelfärg | leimasintyyny, leimasinväri
brevåbner, papirkniv | brevåpner, brevkniv, papirkniv | brevöppnare, brevkniv, papperskniv | kirjeveitsi, kirjeenavaaja
brevvægt | brevvekt | brevvåg | kirjevaaka
pengekasse, pengeskrin | pengeskrin, pengekasse | kassaskrin, kassalåda | kassalipas, rahalipas, rahalaatikko
pengeskab, værdiskab, sikkerhedsskab | safe, verdiskap, pengeskap, safeskap | kassaskåp, värdeskåp, säkerhetsskåp, säkerhetsbox | kassakaappi, kassakaapit, turvakaappi, tallelokero
sparegris, sparebøsse, pengegris | sparegris, sparebøsse, pengegris | spargris, sparbössa, sparbössor | säästöpossu, säästölipas, säästöporsas, rahapossu, possulipas
seddel, huskeseddel, indkøbsliste, huskeliste, indkøbssedler | handleliste, huskeliste, to do liste, handlelapp, handleseddel, innkjøpsliste | inköpslista, att göra lista, handlingslista, komihåglista, att göra-lista | kauppalista, ostoslista, muistilista, ostoslappu, to do lista
bogstøtte, bogstøtter | bokstøtte, bokstøtter | bokstöd | kirjatuki, kirjatuet
madpakkekort, klistermærker belønning | belønningsklistremerker | belöningsklistermärken | palkintotarrat
skriveblok magnetisk, ugeplan, skoleskema, ugeplanlægger, skema, ugeskema | ukeplan, ukesplan, skoleskjema, timeplan | veckoplan, veckoschema, skolschema | viikkosuunnitelma, lukujärjestys, viikkosuunnittelija, viikkoaikataulu`,
}
