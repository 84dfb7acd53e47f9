import type { GoodsTable } from '../goods-table.ts'

/** Shoes, hats, gloves, bags, suitcases, jewellery, watches, glasses, umbrellas. */
export const clothesAccessories: GoodsTable = {
  part: null,
  rows: `
sko, fodtøj, skotøj | sko, fottøy, skotøy | skor, sko | kengät, kenkä, jalkineet
  sneakers, kondisko, gummisko | sneakers, joggesko | sneakers, gymnastikskor, gympaskor | tennarit, lenkkarit, sneakerit, lenkkitossut
    børnesneakers, blinkesko | barnesneakers, blinkesko | barnsneakers, blinkskor | lasten lenkkarit, vilkkukengät
    canvassko, stofsko, converse | tøysko, converse | tygskor, converse | kangastossut, kangaskengät, conversset
  løbesko, træningssko, sportssko, kondisko løb | løpesko, treningssko, sportssko | löparskor, löpskor, träningsskor, sportskor | juoksukengät, treenikengät, urheilukengät
    indendørssko, håndboldsko, badmintonsko | innesko, håndballsko, hallsko | inomhusskor, inneskor sport, handbollsskor | sisäpelikengät, sisäliikuntakengät
    fodboldstøvler, fodboldsko | fotballsko | fotbollsskor | jalkapallokengät, nappikset, nappulakengät
    golfsko, tennissko, padelsko | golfsko, tennissko, padelsko | golfskor, tennisskor, padelskor | golfkengät, tenniskengät, padelkengät
  vandresko, trekkingsko, outdoorsko | tursko, fjellsko | vandringsskor, friluftsskor | vaelluskengät, retkeilykengät, ulkoilukengät, vaelluskenkä
  vandrestøvler | turstøvler, fjellstøvler | vandringskängor, kängor, vandrarkängor | vaellussaappaat, maiharit
  støvler, støvle | støvler, støvle | stövlar, stövel | saappaat, saapas
    gummistøvler, gummistøvle | gummistøvler, støvler gummi | gummistövlar | kumisaappaat, kumpparit, kumisaapas
    vinterstøvler, termostøvler, forede støvler, snestøvler | vinterstøvler, vintersko, vinterstøvletter, kuldestøvler | vinterstövlar, vinterskor, vinterkängor, fodrade stövlar | talvisaappaat, talvikengät, lämpösaappaat, talvijalkineet
    støvletter, ankelstøvler, chelsea boots | støvletter, skoletter, ankelstøvletter, chelsea boots | boots, ankelboots, stövletter, chelsea boots | nilkkurit, varsikengät, chelsea bootsit
    børnestøvler, gummistøvler børn | barnestøvler | barnstövlar | lasten saappaat, lasten kumisaappaat
    uggs, bamsestøvler, korte ruskindsstøvler | uggs, ugg | uggs, uggboots | uggit, lammasnahkasaappaat
    moonboots, moon boots | moonboots, moon boots | moonboots, moon boots | kuukengät, moonboots
  sandaler, sandal | sandaler, sandal | sandaler, sandal | sandaalit, sandaali
    badesandaler, badetøfler, klipklapper, flip flops, slippers | slippers, badesandaler, flip flops, badesko | flip flops, badtofflor, badsandaler, flipflops, slides | varvastossut, rantasandaalit, suihkusandaalit, läpsyttimet, varvassandaalit
    børnesandaler | barnesandaler | barnsandaler | lasten sandaalit
  badesko, vandsko | badesko barn, vannsko | badskor | uimakengät, uimatossut, rantakengät
  hjemmesko, tøfler, sutsko, indesko | tøfler, innesko hjemme | tofflor, inneskor, innetofflor | tohvelit, aamutossut, sisäkengät, tossut
  crocs, foppatøfler | crocs, foppatøfler | crocs, foppatofflor | crocsit, reikäkengät, crocs
  træsko, clogs | tresko | träskor, träskotofflor, clogs | puukengät
  højhælede sko, pumps, stiletter | pumps, høyhælte sko, stiletter | pumps, klackskor, högklackat | korkokengät, avokkaat
  ballerinasko, ballerinaer | ballerinasko | ballerinaskor | ballerinat, balleriinat
  herresko | herresko | herrskor | miesten kengät
    loafers | loafers | loafers | loaferit
    pæne sko, snøresko, lædersko | pensko, finsko | finskor, lågskor | juhlakengät, puolikengät, nahkakengät
  damesko | damesko | damskor | naisten kengät
  børnesko, begyndersko | barnesko, lære-gå-sko | barnskor, lära-gå-skor | lastenkengät, lasten kengät, ensiaskelkengät
  sikkerhedssko, arbejdssko | vernesko, arbeidssko | skyddsskor, arbetsskor | turvakengät, työkengät, turvajalkineet
  sikkerhedsstøvler, arbejdsstøvler | vernestøvler, arbeidsstøvler | skyddsstövlar, skyddskängor, arbetsstövlar | turvasaappaat, työsaappaat
skopleje, skocreme, skosværte | skopleie, skokrem | skovård, skokräm, skoputs | kengänhoito, kenkälankki, kenkävoide, kenkäplankki
  imprægnering, imprægneringsspray, imprægnering sko | impregnering, impregneringsspray | impregnering, impregneringsspray, skoimpregnering | kyllästysaine, kenkäsuihke, suojasuihke kengille
  skobørste | skobørste | skoborste | kenkäharja
indlægssåler, såler, indlæg sko | innleggssåler, såler | innersulor, iläggssulor, sulor | pohjalliset, pohjallinen
snørebånd, skosnører | skolisser, skolisse | skosnören, skosnöre | kengännauhat, kengännauha
skohorn | skohorn | skohorn | kenkälusikka
skoblokke | skolester, skoblokk | skoblock | kengänpuut
støvleknægt | støvelknekt | stövelknekt | saapaspihti
hue, huer, strikhue, vinterhue | lue, luer, strikkelue, vinterlue | mössa, mössor, vintermössa, stickad mössa | pipo, pipot, myssy, talvipipo, myssyt
  elefanthue, balaklava, skihætte, hjelmhue | balaklava, finlandshette, heldekkende lue | balaklava, rånarluva, huva barn | kypärämyssy, kommandopipo, balaklava
  pelshue, bjørnehue | pelslue, bjørnelue | pälsmössa, björnmössa | karvalakki, karvahattu
kasket, cap, caps, kasketter | caps, skyggelue, cap | keps, kepsar, caps | lippis, lippalakki, lippikset, lakki
hat, hatte | hatt, hatter | hatt, hattar | hattu, hatut, lierihattu
  solhat, sommerhat | solhatt, sommerhatt | solhatt, sommarhatt | aurinkohattu, kesähattu, hellehattu
  bøllehat, buckethat | bøttehatt | fiskarhatt, buckethatt | kalastajahattu, bucket hattu
  stråhat | stråhatt | stråhatt | olkihattu
  sydvest | sydvest | sydväst | sydvesti, sadehattu
  sixpence, alpehue, baret | sixpence, alpelue, baret | gubbkeps, basker, basker mössa | baskeri, flat cap
pandebånd | pannebånd | pannband | panta, lämpöpanta, otsapanta
ørevarmere, øreklapper | ørevarmere, øreklaffer | öronvärmare, öronmuffar | korvaläpät, korvalaput
hårbøjle, hårbånd, diadem, hårpynt | hårbøyle, hårbånd, diadem, hårpynt | diadem, hårband, håraccessoarer | hiuspanta, hiuskoriste, panta hiuksiin
  hårelastik, hårelastikker, scrunchie, scrunchies | hårstrikk, hårstrikker, scrunchie | hårsnodd, hårsnoddar, hårgummi, scrunchie, toffsar | hiuslenkki, hiuslenkit, hiusdonitsi, scrunchie, ponnari
  hårspænde, hårspænder, hårclips | hårspenne, hårspenner, hårclips | hårspänne, hårspännen, hårclips | hiussolki, hiusklipsi, hiussoljet
  hårklemme, hårklemmer | hårklype, hårklyper, hårklemme | hårklämma, hårklämmor, hårklo | hainhammas, hiushainhammas
  hårnåle, hårnål | hårnåler, hårnål | hårnålar, hårnål | pinni, hiuspinni, pinnit, hiuspinnit
halstørklæde, tørklæde, halstørklæder, sjal | skjerf, sjal, skjerf dame | halsduk, sjal, scarf, halsdukar | kaulaliina, huivi, kaulahuivi, huivit, saali
  halsedisse, tubehals, buff, halsrør, halsvarmer | buff, halsvarmer, fleecehals | buff, halsvärmare, snood, tubhalsduk | tuubihuivi, kauluri, tuubikauluri, kaulurit, putkihuivi
  silketørklæde, bandana | silkeskjerf, bandana | sidenscarf, bandana, snusnäsduk | silkkihuivi, bandana
handsker, vanter, handske, vante | hansker, vanter, hanske | handskar, vantar, vante, handske | hanskat, käsineet, hanska, käsine
  luffer, luffe | votter, vott, lovikkavotter | tumvantar, tumvante, lovikkavantar | lapaset, rukkaset, lapanen, rukkanen
  vinterhandsker, skihandsker, strikvanter, skindhandsker, skiluffer | vinterhansker, skihansker, skinnhansker, skivotter, strikkevotter, ullvotter | vinterhandskar, skidhandskar, skinnhandskar, termovantar, stickade vantar | talvikäsineet, hiihtohanskat, toppahanskat, nahkahanskat, villalapaset, toppakäsineet, toppalapaset
  fingervanter, touchhandsker | fingervanter, touchhansker | fingervantar, touchvantar | sormikkaat, kosketusnäyttöhanskat, sormikas
  børnehandsker, børneluffer, børnevanter | barnevotter, barnevanter | barnvantar, barnhandskar | lasten hanskat, lasten lapaset, lasten rukkaset
  regnluffer, regnvanter | regnvotter | regnvantar, galonvantar | kurahanskat, kurarukkaset
  løbehandsker | løpehansker | löparhandskar, löparvantar | juoksuhanskat, juoksukäsineet
  arbejdshandsker | arbeidshansker | arbetshandskar | työkäsineet, työhanskat, työrukkaset
    havehandsker | hagehansker | trädgårdshandskar | puutarhahanskat, puutarhakäsineet
    montagehandsker, svejsehandsker | monteringshansker, sveisehansker | montagehandskar, svetshandskar | asennuskäsineet, hitsauskäsineet, asennushanskat
bælte, bælter, livrem, læderbælte | belte, belter, skinnbelte | bälte, skärp, skinnbälte, livrem | vyö, vyöt, nahkavyö, housuvyö
seler til bukser, bukseseler | bukseseler | hängslen | henkselit
slips, slipseklemme | slips, slipsnål | slips, slipsnål | solmio, solmiot, kravatti
butterfly, butterflies | sløyfe herre, tversoversløyfe | fluga herr, rosett herr | rusetti, solmuke
lommetørklæde stof, stoflommetørklæde | stofflommetørkle, lommetørkle i stoff | tygnäsduk | kangasnenäliina, taskuliina, nenäliina kangas
taske, tasker | veske, vesker, bag | väska, väskor | laukku, laukut, kassi
  håndtaske, dametaske, skuldertaske | håndveske, dameveske, skulderveske | handväska, axelväska, axelremsväska, damväska | käsilaukku, olkalaukku, käsilaukut, naisten laukku
  clutch, festtaske, selskabstaske | clutch, festveske, selskapsveske | clutch, kuvertväska, festväska | iltalaukku, juhlalaukku
  bæltetaske, bumbag, crossover taske, crossbody taske | magebelte, rumpetaske, bumbag, crossbody veske | magväska, bumbag, crossbody väska, midjeväska | vyölaukku, crossbody laukku, vyölaukut
  rygsæk, rygsække | ryggsekk, sekk, ryggsekker, sekker | ryggsäck, ryggsäckar | reppu, reput, selkäreppu
    skoletaske, skolerygsæk | skolesekk, skoleveske | skolväska, skolryggsäck | koulureppu, koululaukku, koulureput
    børnerygsæk, børnehavetaske, børnetaske | barnehagesekk, barnesekk, barneryggsekk | barnryggsäck, förskoleryggsäck | lasten reppu, päiväkotireppu
    vandrerygsæk, trekkingrygsæk, turrygsæk | tursekk, turryggsekk, jaktsekk, dagstursekk | vandringsryggsäck, friluftsryggsäck, dagstursryggsäck | rinkka, vaellusreppu, retkeilyreppu, päiväreppu, rinkat
    computerrygsæk | pc-sekk, laptopsekk | datorryggsäck, laptopryggsäck | tietokonereppu, läppärireppu
    gymnastikpose, gymbag | gymbag, gympose, gymposer | gympapåse, gymnastikpåse | jumppapussi, jumppakassi, kangasreppu
  computertaske, laptoptaske, sleeve | pc-veske, dataveske, laptopveske | datorväska, laptopväska, datorfodral | tietokonelaukku, läppärilaukku, kannettavan laukku
  mulepose, stofpose, tote bag, indkøbsnet, indkøbspose | handlenett, tøyveske, tøypose, handlepose, tote bag | tygkasse, tygpåse, shoppingväska, tote bag | kangaskassi, kestokassi, ostoskassi, tote bag, ostoskassit
  indkøbstrolley, indkøbsvogn på hjul | trillebag, handletralle | shoppingvagn, dramaten, dra-maten | ostoskärry, vetokassi, ostoskärryt
  weekendtaske, rejsetaske, duffel bag, duffelbag | weekendbag, reisebag, bag reise, duffelbag | weekendbag, resbag, duffelbag | viikonloppukassi, matkakassi, duffelbag
  pusletaske, stelletaske | stelleveske | skötväska | hoitolaukku, hoitolaukut
  netbag, nettaske | nettveske | nätkasse | verkkokassi
  dokumenttaske, attachétaske, mappetaske | dokumentveske, dokumentmappe, stresskoffert | portfölj, dokumentväska, attachéväska | salkku, asiakirjasalkku, salkut
toilettaske, kosmetikpung, makeuptaske, toilettasker | toalettmappe, toalettveske, sminkeveske, sminkepung | necessär, sminkväska, sminknecessär, toalettväska | toilettilaukku, meikkipussi, kosmetiikkalaukku, toalettilaukku, meikkilaukku
kuffert, kufferter, rejsekuffert | koffert, kofferter, reisekoffert | resväska, resväskor, kappsäck | matkalaukku, matkalaukut
  kabinekuffert, håndbagagekuffert, kabinetaske, håndbagage | kabinkoffert, håndbagasjekoffert, kabinbag, håndbagasje | kabinväska, handbagage väska, handbagage, kabinresväska | lentolaukku, käsimatkatavaralaukku, käsimatkatavara, lentolaukut
  kuffertsæt | koffertsett | resväskeset, resväskset | matkalaukkusetti
  børnekuffert, trunki | barnekoffert, trunki | barnresväska, trunki | lasten matkalaukku
rejsetilbehør, bagagemærke, kuffertrem, bagagevægt | reisetilbehør, koffertmerke, koffertrem, bagasjevekt | resetillbehör, bagagetagg, resväskerem, bagagevåg | matkatarvikkeet, laukkulappu, matkavaaka, matkalaukun vyö
  rejseadapter, rejsestik | reiseadapter | reseadapter | matka-adapteri
  pakkekuber, packing cubes, pakkeposer | pakkekuber, pakkeposer | packkuber, packpåsar | pakkauskuutiot, pakkauspussit
  passkåner, paspung, pasmappe | passetui, passmappe | passfodral | passikotelo, passin kansi
pung, punge, tegnebog, kortholder, pengepung, kreditkortholder | lommebok, pung, lommebøker, kortholder | plånbok, plånböcker, portmonnä, korthållare | lompakko, lompakot, kukkaro, korttikotelo, rahapussi
nøglering, nøglebånd, nøgleringe | nøkkelring, nøkkelbånd, nøkkelknippe | nyckelring, nyckelband, nyckelringar | avaimenperä, avainnauha, avainlenkki, avaimenperät
paraply, paraplyer, taskeparaply | paraply, paraplyer, veskeparaply | paraply, paraplyer, kompaktparaply | sateenvarjo
smykker, smykke | smykker, smykke | smycken, smycke | korut, koru
  halskæde, halskæder, kæde smykke, vedhæng, sølvhalskæde | halskjede, halssmykke, kjede smykke, anheng | halskedja, halsband smycke, hänge smycke, halsbandsmycke | kaulakoru, riipus, kaulaketju, kaulakorut, riipukset
    perlehalskæde, perlekæde | perlekjede | pärlhalsband | helminauha, helmikaulakoru
  armbånd, armring, armlænke | armbånd, armring, armlenke | armband, armring | rannekoru, rannerengas, ranneketju, rannekorut
    charms, pandora charm, charm | charms, charm | berlocker, berlock, charms | charmi, hela, charmit, hetkikoru
  øreringe, ørering, ørestikker, creoler, ørehængere | øreringer, ørering, øredobber, ørepynt, creoler | örhängen, örhänge, creoler, örstickers | korvakorut, korvakoru, korvarenkaat, nappikorvakorut
  ring, ringe, fingerring | ring, ringer, fingerring | ring, ringar, fingerring | sormus, sormukset
    vielsesring, forlovelsesring, vielsesringe, diamantring | giftering, forlovelsesring, gifteringer, diamantring | vigselring, förlovningsring, diamantring | vihkisormus, kihlasormus, timanttisormus, vihkisormukset
  broche, brosche | brosje, sølje, søljer | brosch, broscher | rintakoru, rintaneula, rintakorut, rintarossi
  ankelkæde, ankellænke | ankellenke, fotlenke | fotlänk, vristlänk, fotkedja | nilkkakoru, nilkkaketju
  piercing, næsering, piercinger | piercing, nesering | piercing, näsring | lävistyskoru, nenäkoru
  manchetknapper, manchetknap | mansjettknapper | manschettknappar | kalvosinnapit
  guldsmykker, guldkæde, guld | gullsmykker, gullkjede, gull | guldsmycken, guldkedja, guld | kultakorut, kultaketju, kulta
  sølvsmykker, sølvkæde, sterlingsølv | sølvsmykker, sølvkjede | silversmycken, silverkedja | hopeakorut, hopeaketju
  børnesmykker | barnesmykker | barnsmycken | lasten korut
smykkeskrin, smykkeboks, smykkeholder | smykkeskrin, smykkeholder | smyckesskrin, smyckesask, smyckeshållare | korurasia, korulipas, koruteline
sølvpolish, smykkerens | sølvpuss, smykkerens | silverputs, smyckesrengöring | hopeanpuhdistus, korunpuhdistus, hopeanpuhdistusaine
ur, armbåndsur, ure, dameur, herreur | klokke, armbåndsur, klokker, dameklokke, herreklokke, ur | klocka, armbandsur, klockor, damklocka, herrklocka, ur | rannekello, kello, rannekellot, naisten kello, miesten kello
  børneur, legetøjsur | barneklokke | barnklocka | lasten kello, lasten rannekello
  digitalur, dykkerur | digitalklokke, dykkerklokke | digitalklocka, dykarklocka | digitaalikello, sukelluskello
  lommeur | lommeur | fickur | taskukello
urrem, urremme, ur rem | klokkereim, klokkerem | klockarmband, klockband | kellonranneke, kellon ranneke, kellohihna
solbriller, solbrille | solbriller | solglasögon, solbrillor, solglajjor | aurinkolasit, arskat
  børnesolbriller | barnesolbriller | barnsolglasögon | lasten aurinkolasit
  sportsbriller, løbebriller | sportsbriller | sportglasögon | urheilulasit
briller, brille, brillestel | briller, brille, brilleinnfatning | glasögon, brillor, glasögonbågar | silmälasit, silmälasikehykset
  læsebriller, hobbybriller | lesebriller, lupebriller | läsglasögon, läsbrillor, terminalglasögon | lukulasit
  blue light briller, skærmbriller | skjermbriller, databriller | dataglasögon, skärmglasögon | näyttöpäätelasit
sikkerhedsbriller, beskyttelsesbriller | vernebriller | skyddsglasögon | suojalasit, turvalasit
brilleetui, brillesnor, brillepudseklud | brilleetui, brillesnor, brillepuss | glasögonfodral, glasögonband, glasögonputs | silmälasikotelo, silmälasinauha, silmälasiliina
  brillerens, brilleservietter, brillespray | brillerens, brilleservietter, brillespray | glasögonrengöring, glasögonservetter, glasögonspray | silmälasien puhdistusaine, silmälasipyyhkeet, silmälasisuihke
håndvifte | håndvifte | solfjäder | viuhka
spadserestok, stok | spaserstokk, stokk gåhjelp | promenadkäpp, käpp | kävelykeppi
skrædder, skomager | skredder, skomaker | skräddare, skomakare | ompelija, suutari, ompelimo`,
}
