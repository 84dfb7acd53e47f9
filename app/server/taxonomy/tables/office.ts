import type { GoodsTable } from '../goods-table.ts'

/** Office and school supplies, stationery, wrapping. */
export const office: GoodsTable = {
  part: null,
  rows: `
kontorartikler, kontor, kontorforsyning | kontorrekvisita, kontor, kontorartikler | kontorsmaterial, kontor, kontorsvaror | toimistotarvikkeet, toimisto, konttoritarvikkeet
skoleartikler, skolestart, skole, skoleting | skolesaker, skolestart, skole, skoleutstyr | skolsaker, skolstart, skola, skolmaterial | koulutarvikkeet, koulu, koulunalku, koulutarvike
papirvarer, papir | papir, papirvarer | papper, pappersvaror | paperi, paperit
  kopipapir, printerpapir, a4 papir, kontorpapir | kopipapir, kopieringspapir, skriverpapir, a4-ark, a4 papir | kopieringspapper, skrivarpapper, a4-papper, a4 papper | kopiopaperi, tulostuspaperi, a4-paperi, a4 paperi
  fotopapir | fotopapir | fotopapper | valokuvapaperi
  farvet papir, a4 farvet papir | farget papir | färgat papper | värillinen paperi, väripaperi
  linjeret papir, brevpapir, ternet papir | linjert papir, brevpapir, ruteark | brevpapper, linjerat papper, rutat papper | kirjepaperi, viivapaperi, ruutupaperi, konseptipaperi
  a3 papir | a3-papir, a3 papir | a3-papper | a3-paperi
  gavepapir, indpakningspapir, julepapir, julegavepapir | gavepapir, innpakningspapir, julepapir | presentpapper, omslagspapper, julklappspapper | lahjapaperi, paketointipaperi, joulupaperi, lahjapaperit
  pakpapir, brunt papir | gråpapir, brunt papir | omslagspapper brunt, kraftpapper | voimapaperi, pakkauspaperi
  termopapir, bonruller, kasserulle | kassarull, kvitteringsrull | kassarulle, kvittorullar | kassarulla, kuittirulla, lämpöpaperi
skriveredskaber | skrivesaker, skriveredskaper | skrivdon, pennor, penna | kynät, kynä, kirjoitusvälineet
  kuglepen, kuglepenne, pen | kulepenn, kulepenner, penn, penner | kulspetspenna, kulspetspennor, bläckpenna | kuulakärkikynä, kuulakärkikynät, geelikynä
    gelpenne, rollerpen, gelpen | gelpenn, rollerpenn | gelpenna, rollerballpenna | geelikynät, rollerkynä
    penneblæk, refill kuglepen | refill penn, pennepatron | penn refill, bläckpatron penna | kynän säiliö, kuulakynän säiliö
  fyldepen | fyllepenn | reservoarpenna | täytekynä
  blyant, blyanter | blyant, blyanter | blyertspenna, blyertspennor | lyijykynä, lyijykynät
    trykblyant, stiftblyant, miner, pencil | trykkblyant, skrublyant, stiftblyant | stiftpenna, stiftpennor, stift blyerts | lyijytäytekynä, lyijytäytekynät, lyijyt
  overstregningstusch, highlighter, overstregningspen, tekstmarker | markeringspenn, markeringstusj, highlighter | överstrykningspenna, markeringspenna, överstrykningspennor | korostuskynä, yliviivaustussi, korostuskynät, yliviivauskynä
  marker, permanent marker, spritpen, speedmarker | permanent tusj, merkepenn, spritpenn, marker | märkpenna, spritpenna, permanent marker, märkpennor | merkkauskynä, permanent tussi, huopakärkikynä, vedenkestävä tussi
  whiteboardtusch, whiteboardpen, whiteboardmarker | whiteboardpenn, tavletusj, whiteboardtusj | whiteboardpenna, whiteboardpennor | valkotaulutussi, taulutussi, valkotaulutussit
  fineliner, finelinere | fineliner, tegnepenn | fineliner, finelinerpenna | ohutkärkikynä, fineliner, kuitukärkikynä
  rettelak, rettetape, korrekturlak, slettelak | retteroller, korrekturlakk, rettelakk, rettetape | korrekturroller, tippex, korrigeringspenna, korrekturlack | korjauslakka, korjausnauha, korjauskynä
  kridt til tavle, tavlekridt | tavlekritt | tavelkritor | tauluiidut, liitutauluiidut
viskelæder, viskelædere | viskelær | suddgummi, radergummi, suddigum, sudd | pyyhekumi
blyantspidser, spidser | blyantspisser, spisser | pennvässare, vässare, blyertsvässare | teroitin, kynänteroitin, teroittimet, kynäteroitin
lineal, linealer, målestok skole | linjal, linjaler | linjal, linjaler | viivain, viivoitin, viivaimet, viivoittimet
passer, passersæt | passer, passersett | passare | harppi, harpit
vinkelmåler, geometrisæt, trekantlineal | gradskive, vinkelmåler, geometrisett | gradskiva, geometriset | astelevy, kolmioviivain, geometriasetti
penalhus, penalhuse, pennehus | pennal, pennalhus, penalhus | pennfodral, pennskrin, pennväska | penaali, kynäkotelo, kynäpussi
lommeregner, regnemaskine, grafregner, kalkulator | kalkulator, lommekalkulator | miniräknare, räknare, grafräknare | laskin, taskulaskin, funktiolaskin, graafinen laskin, laskimet
notesbog, notesbøger, notesblok, skrivebog, dagbog | notatbok, notatblokk, skrivebok, dagbok, notisbok | anteckningsbok, anteckningsblock, anteckningsböcker, skrivbok | muistikirja, muistivihko, kirjoitusvihko, muistikirjat, lehtiö
  kollegieblok, kollegieblokke, a4 blok, skriveblok | kollegieblokk, skriveblokk, linjert blokk | kollegieblock, kollegieblock a4, spiralblock | kollegialehtiö, kierrelehtiö, ruutulehtiö
  skolehæfte, kladdehæfte, kinabog, stilehæfte, regnehæfte | kladdebok, skolebok kladd, regnebok, skrivehefte | skrivhäfte, räknehäfte, skolhäfte | kouluvihko, vihko, ruutuvihko, vihkot, kouluvihkot
  dagbog med lås, låsbar dagbog | dagbok med lås | dagbok, dagbok med lås | päiväkirja, lukollinen päiväkirja
  gæstebog | gjestebok | gästbok | vieraskirja
  bullet journal | bullet journal | bullet journal | bullet journal
  kassebog, kasserapport, kvitteringsblok | kassebok, kvitteringsblokk | kassabok, kvittensblock | kassakirja, kuittivihko, kuittilehtiö
post-it, postit, gule sedler, selvklæbende noter, memoblok | post-it, gule lapper, huskelapper, notatlapper | post-it, postit, notislappar, klisterlappar | post-it, viestilaput, muistilaput, tarralaput, muistilappu
indeksfaner, sidemarkering | indeksfaner, sidemerker | indexflikar | sivunmerkit, merkkiliuskat
kalender, kalendere, årskalender, vægkalender | kalender, almanakk, veggkalender | almanacka, kalender, väggkalender, almanackor | kalenteri, seinäkalenteri, allakka, vuosikalenteri
  familiekalender | familiekalender | familjekalender | perhekalenteri
  ugekalender, planner, planlægger, lommekalender, mayland | planlegger, ukeplanlegger, lommekalender, syvende sans | planner, fickkalender, veckokalender, veckoplanerare | päivyri, taskukalenteri, viikkokalenteri, opettajan kalenteri, lukuvuosikalenteri
  bordkalender | bordkalender | bordskalender, bordsalmanacka | pöytäkalenteri
mappe, mapper, ringbind, brevordner | perm, permer, ringperm | pärm, pärmar, ringpärm | mappi, kansio, mapit, kansiot, rengaskansio
  elastikmappe, chartek, plastomslag, a4 mappe | strikkmappe, plastmappe, a4 mappe | snoddmapp, plastmapp, gummibandsmapp, mapp | kulmalukkokansio, muovitasku, muovikansio, kuminauhakansio
  plastlommer, plastlomme, chartek lommer | plastlommer, plastlomme, perm lommer | plastfickor, plastficka, aktfickor | muovitaskut, muovitasku a4
  skilleblade, faneblade, register | skilleark, register til perm | pärmregister, register pärm | välilehdet, hakemistot
  hængemapper, tidsskriftsamler, arkivboks | hengemapper, tidsskriftkassett, arkivboks | hängmappar, tidskriftssamlare, arkivlåda | riippukansio, lehtikotelo, arkistolaatikko
  visitkortmappe, kortmappe, pokemonmappe | kortmappe, samlekortperm | kortpärm, samlarpärm | korttikansio, keräilykansio
brevbakke, skrivebordsorganizer, pennebæger, penneholder | brevskuff, brevbrett, pennholder, skrivebordsorganisator | brevkorg, pennställ, pennhållare, skrivbordsorganiserare | lomakelaatikko, kynäteline, kynäpurkki, pöytäjärjestelijä
skriveunderlag, skrivebordsunderlag, clipboard | skriveunderlag, clipboard, skriveplate | skrivunderlägg, skrivplatta, clipboard | kirjoitusalusta, lehtiöalusta
hæftemaskine, hæfteklammer, hæfter | stiftemaskin kontor, stiftemaskin, stifter | häftapparat, häftklammer, häftare | nitoja, nitojan niitit, niitit, nitojat
hulapparat, hullemaskine, huller | hullemaskin | hålslag, hålslagare | rei'itin, lävistäjä, reijitin
papirclips, clips, binders, papirklips | binders, papirklips, klemmer | gem, pappersgem, klämmor, clips | paperiliittimet, klemmari, klemmarit, paperiliitin, liittimet
tegnestifter, kortnåle, tegnestift, nåle til opslagstavle | tegnestifter, kartnåler | häftstift, kartnålar | nastat, nasta, piirustusnastat, karttanastat
elefantsnot, hæftemasse, klæbemasse, klæbepuder | klistremasse, heftemasse, monteringsputer | häftmassa, fästmassa, häftkuddar | sinitarra, kiinnitysmassa, tarratyynyt
elastikker, elastik, gummibånd | gummistrikk, strikk, gummistrikker | gummiband, gummisnoddar, gummisnodd, snoddar | kuminauha, kuminauhat, kumilenkki, kumilenkit
saks, sakse, kontorsaks, børnesaks | saks, sakser, kontorsaks, barnesaks | sax, saxar, kontorssax, barnsax | sakset, toimistosakset, lasten sakset, yleissakset
limstift, lim, papirlim, skolelim, limstifter | limstift, papirlim, lim kontor, skolelim | limstift, papperslim, lim, skollim | liimapuikko, paperiliima, puikkoliima, liimapuikot, askarteluliima koulu
tape, kontortape, klar tape, usynlig tape | teip, tape, kontorteip, usynlig teip | tejp, kontorstejp, osynlig tejp | teippi, toimistoteippi, näkymätön teippi, teipit
  pakketape, emballagetape | pakketeip, pakketape | packtejp, paketejp | pakkausteippi
  dobbeltklæbende tape, dobbeltsidet tape | dobbeltsidig teip, dobbeltsidig tape | dubbelhäftande tejp | kaksipuolinen teippi
  frysetape | frysetape | frystejp | pakasteteippi
  washi tape, dekorationstape | washi tape, dekorteip | washitejp, dekortejp | washiteippi, koristeteippi, washi teippi
  tapeholder, tapedispenser | teipholder, tapeholder | tejphållare | teippiteline, teipinkatkaisin
kuvert, kuverter, konvolut, boblekuvert | konvolutt, konvolutter, boblekonvolutt | kuvert, bubbelkuvert, vadderat kuvert | kirjekuori, kirjekuoret, kuplakirjekuori, kuori kirje
frimærker, frimærke, porto | frimerker, frimerke, porto | frimärken, frimärke, porto | postimerkit, postimerkki, joulupostimerkki
kort, lykønskningskort, fødselsdagskort, postkort, tillykkekort | kort, gratulasjonskort, bursdagskort, postkort | gratulationskort, födelsedagskort, vykort, grattiskort | kortti, kortit, postikortti, onnittelukortti, syntymäpäiväkortti, postikortit
  julekort | julekort | julkort | joulukortti, joulukortit
  konfirmationskort, bryllupskort, takkekort, invitationer, indbydelser | konfirmasjonskort, bryllupskort, takkekort, invitasjoner | studentkort, bröllopskort, tackkort, inbjudningskort | rippikortti, hääkortti, kiitoskortti, kutsukortit, ylioppilaskortti, kutsukortti
  kondolencekort | kondolansekort | kondoleanskort | surukortti, adressi, surunvalittelukortti
  bordkort | bordkort | placeringskort, bordskort | paikkakortti, paikkakortit
  valentinskort, mors dag kort | morsdagskort, valentinkort | alla hjärtans-kort, morsdagskort | ystävänpäiväkortti, äitienpäiväkortti
gaveindpakning, gaver indpakning | gaveinnpakning, innpakning | presentinslagning, paketinslagning | lahjapakkaus, lahjan paketointi, lahjanpaketointi
  gavepose, gaveposer | gavepose, gaveposer | presentpåse, presentpåsar | lahjakassi, lahjapussi, lahjakassit, lahjapussit
  gavebånd, bånd til gaver, gavesløjfe | gavebånd, sløyfe gave | presentsnöre, presentband, presentrosett | lahjanauha, lahjanauhat, lahjarusetti, pakettinaru
  gaveæske, gaveæsker, gaveboks | gaveeske, gaveboks | presentask, presentlåda | lahjarasia, lahjalaatikko
  gavemærker, manillamærker, gavekort til pakker | til-og-fra-lapper, gavelapper | etiketter julklapp, presentetiketter, paketkort | pakettikortti, lahjakortti paketti, pakettikortit
  cellofan | cellofan | cellofan | sellofaani
flyttekasse, flyttekasser, papkasse, papæske, pakkasse | flytteeske, flyttekasse, pappeske, flytteesker, pappkasse | flyttkartong, flyttlåda, kartong låda, pappkartong, wellpapplåda | muuttolaatikko, pahvilaatikko, muuttolaatikot, pahvilaatikot
  postæske, forsendelsesæske, pakkepost æske | postemballasje, postpakke eske | postlåda emballage, paketlåda | postilaatikko paketti, postituslaatikko, pakettilaatikko
bobleplast, bobbelplast, emballage | bobleplast, emballasje | bubbelplast, emballage | kuplamuovi, pakkausmateriaali
pap, bølgepap, karton ark | papp, bølgepapp | papp, wellpapp | pahvi, aaltopahvi
snor, sejlgarn, snøre, bomuldssnor | hyssing, snor, bomullssnor | snöre, segelgarn, bomullssnöre | naru, paketointinaru, puuvillanaru, sitomalanka
etiketter, labels, mærkater, navneetiketter, navnelapper | etiketter, navnelapper, merkelapper, navnelapp | etiketter, namnlappar, klisteretiketter, märklappar, namnlapp | etiketit, nimilaput, nimitarrat, osoitetarrat, nimilappu, etiketti
labelmaskine, labelprinter, mærkemaskine, dymo | merkemaskin, dymo, etikettskriver | märkmaskin, etikettskrivare, dymo | tarrakirjoitin, tarratulostin, dymo, etikettikirjoitin
  labeltape, dymotape | merketape, dymotape | märkband, dymotejp | tarranauha, dymo nauha
navneskilt, badge, id-kortholder | navneskilt, id-kortholder | namnskylt, namnbricka, korthållare id | nimikyltti, nimikortti, nimikyltit
visitkort | visittkort | visitkort | käyntikortti, käyntikortit
opslagstavle, korktavle | oppslagstavle, korktavle | anslagstavla, korktavla | ilmoitustaulu, korkkitaulu, muistitaulu
whiteboard, whiteboardtavle, magnettavle | whiteboard, whiteboardtavle, magnettavle | whiteboard, whiteboardtavla, magnettavla | valkotaulu, magneettitaulu
  flipover, flipoverpapir | flipover, flippover, flippoverpapir | blädderblock | fläppitaulu, fläppipaperi
  tavle til kridt, kridttavle | kritttavle, krittavle | griffeltavla, krittavla | liitutaulu
  tavlevisker, whiteboardspray | tavlevisker, whiteboardrens | tavelsudd, whiteboardrengöring | taulusieni, taulunpyyhin, taulunpuhdistusaine
magneter, køleskabsmagnet, magnet | magneter, kjøleskapsmagnet, magnet | magneter, kylskåpsmagnet, magnet | magneetit, jääkaappimagneetti, magneetti
lamineringsmaskine, laminator, lamineringslommer | lamineringsmaskin, lamineringslommer | lamineringsmaskin, laminator, lamineringsfickor | laminointikone, laminaattori, laminointitaskut
makulator | makuleringsmaskin, makulator | dokumentförstörare | paperisilppuri, silppuri
papirskærer, skæremaskine papir, skæremåtte | papirkutter, kuttematte, skjærematte | pappersskärare, skärmatta, skärunderlägg | paperileikkuri, leikkuualusta askartelu, leikkuumatto
stempel, stempelpude, datostempel | stempel, stempelpute, datostempel | stämpel, stämpeldyna, datumstämpel | leimasin, leimasinväri, leimasintyyny, leimasimet
brevåbner, brevvægt | brevåpner, brevvekt | brevöppnare, brevvåg | kirjeveitsi, kirjevaaka
pengekasse, pengeskab | pengeskrin, safe | kassaskrin, kassaskåp, värdeskåp | kassalipas, kassakaappi, kassakaapit
sparegris, sparebøsse | sparegris, sparebøsse | spargris, sparbössa | säästöpossu, säästölipas, säästöporsas
seddel, huskeseddel, indkøbsliste | handleliste, huskeliste | inköpslista, att göra lista | kauppalista, ostoslista, muistilista
bogstøtte, bogstøtter | bokstøtte, bokstøtter | bokstöd | kirjatuki, kirjatuet
madpakkekort, klistermærker belønning | belønningsklistremerker | belöningsklistermärken | palkintotarrat
skriveblok magnetisk, ugeplan | ukeplan | veckoplan, veckoschema | viikkosuunnitelma, lukujärjestys`,
}
