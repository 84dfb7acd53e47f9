import type { GoodsTable } from '../goods-table.ts'

/** Shoes, hats, gloves, bags, suitcases, jewellery, watches, glasses, umbrellas. */
export const clothesAccessories: GoodsTable = {
  part: null,
  rows: `
sko, fodtøj, skotøj | sko, fottøy, skotøy | skor, sko, fotbeklädnad | kengät, kenkä, jalkineet
  sneakers, kondisko, gummisko, fritidssko, snøresneakers | sneakers, joggesko, fritidssko | sneakers, gymnastikskor, gympaskor, gympadojor, dojor, fritidsskor | tennarit, lenkkarit, sneakerit, lenkkitossut, vapaa-ajankengät, snikersit, kävelylenkkarit
    børnesneakers, blinkesko, gummisko børn | barnesneakers, blinkesko, joggesko barn, sneakers barn | barnsneakers, blinkskor, gympaskor barn, sneakers barn | lasten lenkkarit, vilkkukengät, lasten tennarit, lasten sneakerit
    canvassko, stofsko, converse | tøysko, converse, lerretssko, seilersko | tygskor, converse, canvasskor | kangastossut, kangaskengät, conversset, kangastennarit, kangaskenkä
    ?herresneakers | herresneakers | herrsneakers | miesten tennarit, miesten lenkkarit
    ?damesneakers | damesneakers | damsneakers | naisten tennarit, naisten lenkkarit
  sportssko, træningssko, idrætssko | treningssko, sportssko, idrettssko | träningsskor, sportskor, idrottsskor, gymskor | urheilukengät, treenikengät, liikuntakengät, sporttikengät, liikuntakenkä
    løbesko, kondisko løb, joggingsko | løpesko, joggesko | löparskor, löpskor, joggingskor, joggingsko | juoksukengät, lenkkikengät, juoksulenkkarit, juoksutossut, hölkkäkengät
      terrænløbesko, trailsko, trailløbesko | terrengsko, terrengløpesko, trailsko | terrängskor, terränglöparskor, trailskor | polkujuoksukengät, maastojuoksukengät, polkukengät
    indendørssko, håndboldsko, badmintonsko, idrætssko indendørs, hallsko | innesko, håndballsko, hallsko, innendørssko, badmintonsko | inomhusskor, inneskor sport, handbollsskor, hallskor, badmintonskor | sisäpelikengät, sisäliikuntakengät, salikengät, sisäliikuntatossut, sulkapallokengät, käsipallokengät
      gymnastiksko | gymsko, turnsko, innesko gym, gymnastikksko | - | jumppatossut, jumppakengät, voimistelutossut
    fodboldstøvler, fodboldsko | fotballsko, fotballstøvler, knottesko, knotter | fotbollsskor, fotbollsdojor, dobbskor | jalkapallokengät, nappikset, nappulakengät, futiskengät, jalkapallokenkä, futisnappikset
    golfsko | golfsko | golfskor | golfkengät
    vægtløftersko | løftesko | lyftskor | painonnostokengät
    padelsko | padelsko | padelskor | padelkengät
    tennissko | tennissko | tennisskor | tenniskengät
  vandresko, trekkingsko, outdoorsko, trekkingstøvler | tursko, fjellsko, fottursko, trekkingsko, turskor, skogssko | vandringsskor, friluftsskor, promenadskor, hikingskor, trekkingskor | vaelluskengät, retkeilykengät, ulkoilukengät, vaelluskenkä, retkikengät, maastokengät, trekkingkengät, eräkengät, maastokenkä
  støvler, støvle | støvler, støvle | stövlar, stövel | saappaat, saapas, pitkät saappaat
    gummistøvler, gummistøvle, regnstøvler, gummistøvler dame, gummistøvler herre, røjsere | gummistøvler, støvler gummi, slagstøvler, cherrox, sjøstøvler, regnstøvler, gummistøvlar, slagstøvel | gummistövlar, regnstövlar, gummistövel | kumisaappaat, kumpparit, kumisaapas, kurasaappaat, lastenkumpparit, nokialaiset, kurakengät, sadesaappaat
    galocher, skoovertræk | galosjer, skoovertrekk | galoscher, skoöverdrag, pampuscher | kalossit, kengänsuojat
    vinterstøvler, termostøvler, forede støvler, snestøvler, sneboots, kuldestøvler, vintersko, vinterboots, varme støvler | vinterstøvler, vintersko, vinterstøvletter, kuldestøvler, fôrede støvler, foret støvler, snøstøvler, vinterboots | vinterstövlar, vinterskor, fodrade stövlar, vinterboots, snöstövlar, fodrade gummistövlar, snöboots, vinterkängor, vinterkänga, varmfodrade skor, varmfodrade stövlar | talvisaappaat, talvikengät, lämpösaappaat, talvijalkineet, talvikumpparit, huopikkaat, vuorelliset kumisaappaat, lumisaappaat, pakkaskengät
    støvletter, ankelstøvler, chelsea boots, korte støvler, boots, ankelboots | støvletter, skoletter, ankelstøvletter, chelsea boots, boots, ankelboots | boots, ankelboots, stövletter, chelsea boots, korta stövlar, korta boots | nilkkurit, varsikengät, chelsea bootsit, nilkkasaappaat, lyhytvartiset saappaat, bootsit
    børnestøvler, gummistøvler børn, børnegummistøvler, vinterstøvler børn, børnevinterstøvler | barnestøvler, gummistøvler barn, vinterstøvler barn, vintersko barn, barnevintersko | barnstövlar, gummistövlar barn, vinterskor barn, vinterstövlar barn, barnvinterskor | lasten saappaat, lasten kumisaappaat, lasten kumpparit, lasten talvikengät, lasten talvisaappaat
    uggs, bamsestøvler, korte ruskindsstøvler, uggstøvler, uggs støvler | uggs, ugg, ugg-støvler | uggs, uggboots, fårskinnsstövlar | uggit, lammasnahkasaappaat, ugg-saappaat, lampaannahkasaappaat
    moonboots, moon boots | moonboots, moon boots | moonboots, moon boots | kuukengät, moonboots
    vandrestøvler, fjeldstøvler, militærstøvler | turstøvler, fjellstøvler, marsjstøvler, marsjsko, fjellstøvel | vandringskängor, kängor, vandrarkängor, känga, snörkängor, fjällkängor, marschkängor, militärkängor | vaellussaappaat, maiharit, maihinnousukengät, maihinnousut
    lange støvler, høje støvler, knæhøje støvler | høye støvler, langskaftet støvler, lange støvler | höga stövlar, långa stövlar, långskaftade stövlar | pitkävartiset saappaat, ylipolvensaappaat, korkeavartiset saappaat
    læderstøvler, skindstøvler | skinnstøvler, lærstøvler | skinnstövlar, läderstövlar | nahkasaappaat, saapikkaat
  sandaler, sandal, sommersko, lædersandaler | sandaler, sandal, sommersko, skinnsandaler | sandaler, sandal, sommarskor, skinnsandaler, sandalett, sandaletter | sandaalit, sandaali, kesäkengät, nahkasandaalit, sandaalikengät, sandaletit, kesäsandaalit
    badesandaler, badetøfler, klipklapper, flip flops, slippers, plastiksandaler, flipflops, strandsandaler, sliders, svømmesandaler, klip klappere, slides | slippers, badesandaler, flip flops, badesko, flip-flops, flippflopp, strandsandaler, badetøfler, plastsandaler, dusjsandaler, slides, klippklapp, strandtøfler | flip flops, badtofflor, badsandaler, flipflops, slides, plasttofflor, strandsandaler, strandtofflor, duschtofflor, flip-flop | varvastossut, rantasandaalit, suihkusandaalit, läpsyttimet, varvassandaalit, läpsyt, läpyttimet, kylpytossut, muovisandaalit, suihkutossut, flipflopit, slidesit, flip-flopit
    børnesandaler | barnesandaler | barnsandaler | lasten sandaalit
    ?damesandaler, sandaler dame | damesandaler, sandaler dame | damsandaler, sandaler dam | naisten sandaalit
    ?herresandaler, sandaler herre | herresandaler | herrsandaler | miesten sandaalit
    birkenstock, korksandaler | birkenstock, korksandaler, helsesandaler | birkenstock, bioskor, korksandaler, hälsosandaler | birkenstock, terveyssandaalit, korkkisandaalit
  badesko, vandsko, strandsko, aqua sko, svømmesko | badesko barn, strandsko, vannsko, badesko, svømmesko, vassko, aquasko | badskor, strandskor, vattenskor, aquaskor, simskor | uimakengät, uimatossut, rantakengät, vesikengät, rantatossut, vesitossut, aquakengät
  hjemmesko, tøfler, sutsko, indesko, futter voksne, hjemmefutter | tøfler, innesko hjemme, innetøfler, tøffel, heimesko, inneskor | tofflor, inneskor, innetofflor, morgontofflor, hemmaskor, innetossor | tohvelit, aamutossut, sisäkengät, tossut, kotitossut, reinot, tohveli, aamutohvelit, kotikengät
    uldfutter, filtsko, filttøfler, uldtøfler | ulltøfler, filttøfler, ullfilttøfler | filttofflor, ulltofflor, tovade tofflor | huopatossut, villatossut, huovutetut tossut
    lammeskindstøfler, lammeskindsfutter | lammeskinnstøfler, saueskinnstøfler | fårskinnstofflor | lampaankarvatossut, lammasnahkatohvelit, lampaannahkatossut, lampaankarvatohvelit
  crocs, foppatøfler, havesko, plastiksko | crocs, foppatøfler, hagesko, plasttøfler | crocs, foppatofflor, trädgårdstofflor, plastskor, plasttofflor trädgård | crocsit, reikäkengät, crocs, puutarhakengät, kroksit
  træsko, clogs, træclogs | tresko, tretøfler, clogs | träskor, träskotofflor, clogs, trätofflor | puukengät, puuklossit, clogsit, puupohjakengät
  højhælede sko, pumps, stiletter, højhælede, stilethæle, sko med hæl | pumps, høyhælte sko, stiletter, hælsko, høyhælte, sko med hæl, høye hæler | pumps, klackskor, högklackat, högklackade skor, skor med klack, stilettklackar, stilettos | korkokengät, avokkaat, korkkarit, piikkikorot, korkeakorkoiset kengät, stiletot
    plateausko | platåsko | platåskor, platåsko | platform-kengät, paksupohjaiset kengät
  ballerinasko, ballerinaer | ballerinasko, ballerinaer | ballerinaskor, ballerinor | ballerinat, balleriinat, balleriinakengät
  ?herresko | herresko | herrskor | miesten kengät
    loafers, mokkasiner | loafers, mokasiner, seilersko, loafersko | loafers, mockasiner, seglarskor, loafersskor | loaferit, mokkasiinit, purjehduskengät
    pæne sko, snøresko | pensko, finsko, dressko, snøresko, penskor, oxfordsko | finskor, lågskor, snörskor, kostymskor, derbyskor | puolikengät, pukukengät, nauhakengät, siistit kengät, pikkukengät, herrainkengät
      lædersko | skinnsko | skinnskor, läderskor | nahkakengät
      ?festsko, selskabssko, finsko | festsko | festskor | juhlakengät
  ?damesko | damesko | damskor | naisten kengät
    ?hverdagssko dame, walkingsko, gåsko, komfortsko, spadseresko | gåsko, spasersko, komfortsko, komfortskor | promenadskor, bekväma skor, walkingskor, komfortskor | kävelykengät, mukavat kengät, lestikengät, terveyskengät
    brudesko, bryllupssko | brudesko, bryllupssko | brudskor, bröllopsskor | hääkengät
    balsko | ballsko, selskapssko | balskor | tanssiaiskengät, juhlakorkokengät
  børnesko, begyndersko, sko til børn, lære gå sko, prewalkers, småbørnssko | barnesko, lære-gå-sko, innesko barn, førstesko, småbarnssko | barnskor, lära-gå-skor, inneskor barn, första skorna, småbarnsskor, gåskor | lastenkengät, lasten kengät, ensiaskelkengät, vauvankengät, ensikengät, taaperokengät
  sikkerhedssko, arbejdssko | vernesko, arbeidssko, jobbsko, vernesneakers | skyddsskor, arbetsskor, jobbskor, skyddssandaler | turvakengät, työkengät, turvajalkineet, duunikengät, turvalenkkarit, turvasandaalit, työjalkineet, työmaakengät
    kokkesko, skridsikre sko | kokkesko, kjøkkensko | kockskor | kokin kengät, keittiökengät, liukumattomat työkengät
  sikkerhedsstøvler, arbejdsstøvler | vernestøvler, arbeidsstøvler | skyddsstövlar, skyddskängor, arbetsstövlar | turvasaappaat, työsaappaat, turvakumisaappaat
  - | bunadsko | - | -
  dansesko | dansesko | dansskor, danssko | tanssikengät, tanssitossut
  konfirmationssko | konfirmasjonssko | konfirmationsskor | rippikengät
  barfodssko, barefoot sko | barfotsko, barfotskor | barfotaskor, barfotasko | paljasjalkakengät, avojalkakengät, barefoot kengät
skopleje, skoplejeprodukter, skoplejesæt | skopleie, skopleieprodukter, skopleiesett | skovård, skovårdsprodukter, skovårdsset | kengänhoito, kengänhoitotuotteet, kenkien hoito
  imprægnering, imprægneringsspray, imprægnering sko, imprægneringsmiddel, vandafvisende spray, skospray, skoimprægnering | impregnering, impregneringsspray, skospray, skoimpregnering, vannavstøtende spray, impregneringsmiddel, skobeskyttelse | impregnering, impregneringsspray, skoimpregnering, skospray, impregneringsmedel, skyddsspray skor, impregneringsspray skor, vattenavvisande spray | kyllästysaine, kenkäsuihke, suojasuihke kengille, kenkäsuoja, impregnointiaine, impregnointi, kenkäspray, kosteussuoja, kyllästyssuihke, kyllästesuihke, impregnointisuihke
  skobørste | skobørste, skopussbørste | skoborste, skoputsborste | kenkäharja, lankkausharja, kengänharja
  skocreme, skosværte, skopudsning, skopolish, skosmøring | skokrem, skosverte, skopuss, skosmurning, lærfett, skopussekrem | skokräm, skoputs, skosvärta, läderfett, skofett, skosmörja | kenkälankki, kenkävoide, kenkäplankki, kenkärasva, lankki, kengänkiilloke, nahkarasva, saapasrasva
indlægssåler, såler, indlæg sko, skosåler, indlægssål, skoindlæg | innleggssåler, såler, skosåler, innlegg sko, innersåler, skoinnlegg | innersulor, iläggssulor, sulor, skosulor, inläggssulor, skoinlägg, inlägg skor, sula | pohjalliset, pohjallinen, kengänpohjalliset, irtopohjalliset, sisäpohjalliset
  gelsåler | gelsåler | gelsulor | geelipohjalliset
  lammeuldssåler, uldsåler, varmesåler | ullsåler, varmesåler, lammeskinnssåler, saueskinnssåler | fårskinnssulor, ullsulor, värmesulor | villapohjalliset, lämpöpohjalliset, lampaankarvapohjalliset, huopapohjalliset
snørebånd, skosnører, snørrebånd, elastiske snørebånd, skobånd | skolisser, skolisse, skoreimer, skoreim, lisser | skosnören, skosnöre, skosnodd, skoband, kängsnören, snören skor | kengännauhat, kengännauha, joustonauhat, nauhat kenkiin, kengännyöri
skohorn | skohorn, langt skohorn | skohorn, skohorn långt | kenkälusikka, kenkäsarvi
skoblokke, skolæster, skostrammer | skolester, skoblokk, skolest, skospennere | skoblock, skoläst, skosträckare | kengänpuut, kengänlestit, kenkäpuu
støvleknægt | støvelknekt | stövelknekt, stövelavdragare | saapaspihti, saapasrenki, saappaanvetäjä
hovedbeklædning, hovedtøj | hodeplagg, hovudplagg | huvudbonader, huvudbonad | päähineet, päähine
  hue, huer, strikhue, vinterhue, beanie, strikhuer | lue, luer, strikkelue, vinterlue, beanie, toppluve, luve | mössa, mössor, vintermössa, stickad mössa, luva, beanie, fodrad mössa, toppluva | pipo, pipot, myssy, talvipipo, myssyt, beanie, talvimyssy, villamyssy, tupsumyssy
    elefanthue, balaklava, skihætte, hjelmhue, skimaske | balaklava, finlandshette, heldekkende lue, hjelmlue, heldekkjande luve, skimaske | balaklava, rånarluva, huva barn, hjälmmössa, skidmask, balaklava barn | kypärämyssy, kommandopipo, balaklava, kypärähuppu, kasvosuojapipo, silmikko, hiihtomaski
    pelshue, bjørnehue, flyverhue, øreklaphue, ørelapshue | pelslue, bjørnelue, flyverlue, øreklafflue, ørelapplue | pälsmössa, björnmössa, öronlappsmössa, flygarmössa, mössa öronlappar | karvalakki, karvahattu, turkislakki, korvalakki, läppähattu, läppälakki, koppalakki, turkishattu
    børnehue, hue børn | barnelue, lue barn | barnmössa, mössa barn | lasten pipo, lasten myssy, lastenpipo, lastenmyssy
    uldhue | ullue, ull-lue | yllemössa | villapipo, merinopipo
    skihue, termohue | skilue | skidmössa | hiihtopipo
    fleecehue | fleecelue | fleecemössa | fleecepipo, fliisipipo
    hue med kvast, kvasthue | toppelue, dusklue, lue med dusk | tofsmössa, mössa med tofs, tofsluva | tupsupipo, tupsumyssy, tupsupipot
  kasket, cap, caps, kasketter, baseballcap, trucker cap | caps, skyggelue, cap, baseballcaps, kaps, snapback | keps, kepsar, caps, baseballkeps, truckerkeps, solkeps, skärmmössa, snapback, cap | lippis, lippalakki, lippikset, lakki, lätsä, baseball-lippis, aurinkolippa, baseballlakki, lippahattu, snapback
  hat, hatte | hatt, hatter | hatt, hattar | hattu, hatut, lierihattu
    ?solhat, sommerhat | solhatt, sommerhatt | solhatt, sommarhatt, strandhatt | aurinkohattu, kesähattu, hellehattu, rantahattu, uv-hattu
    bøllehat, buckethat, fiskerhat | bøttehatt, bucket hat, fiskerhatt, bøttehatter | fiskarhatt, buckethatt, beppehatt, bucket hat | kalastajahattu, bucket hattu, kalastushattu, bucket-hattu, ämpärihattu
    stråhat | stråhatt | stråhatt | olkihattu
    sydvest, regnhat, regnhue | sydvest, regnhatt, regnlue | sydväst, regnhatt, regnmössa, galonmössa | sydvesti, sadehattu, kurahattu, sadelakki
    sixpence, baret, fladkasket, alpehue, flat cap | sixpence, alpelue, baret, flat cap, baskerlue | gubbkeps, basker, basker mössa, flat cap, beret, sixpence, baskermössa | baskeri, flat cap, baretti, lättähattu, alppilakki
pandebånd | pannebånd, ørebånd, hodebånd, pannband, skipannebånd | pannband, öronband, skidpannband | panta, lämpöpanta, otsapanta, päänauha, korvapanta, pipopanta, otsanauha, juoksupanta, hiihtopanta
  strikket pandebånd, strikpandebånd | strikket pannebånd, strikkepannebånd | stickat pannband | villapanta, neulepanta, neulottu panta
ørevarmere, øreklapper, øremuffer | ørevarmere, øreklaffer, øremuffer | öronvärmare, öronmuffar, öronlappar, öronskydd vinter | korvaläpät, korvalaput, korvalämmittimet, korvamuhvit
hårpynt, hårtilbehør, hårting, hårsmykker | hårpynt, hårtilbehør, hårting, hårsmykke | håraccessoarer, hårprydnader, hårsmycken, hårdekoration, hårpynt | hiuskoriste, hiuskoristeet, hiustarvikkeet, hiusasusteet, hiuskorut, hiuskoru, hiusvarusteet
  hårbøjle, diadem | hårbøyle, diadem | diadem, hårbygel | panta hiuksiin, hiuspanta, hiuspannat, diadeemi
  hårbånd | hårbånd | hårband | hiusnauha, hiuspanta
  hårelastik, hårelastikker, scrunchie, scrunchies, elastikker til hår, hestehaleelastik, elastik hår | hårstrikk, hårstrikker, scrunchie, hestehalestrikk, strikk til hår, hårstrikkar, frotté hårstrikk | hårsnodd, hårsnoddar, hårgummi, scrunchie, toffsar, hårtofs, hårtofsar, tofs, gummisnodd hår | hiuslenkki, hiuslenkit, hiusdonitsi, scrunchie, ponnari, ponnarit, hiuskuminauha, kuminauha hiuksiin, hiuspompula, pompula, hiusdonitsit, ponnarilenkki
  hårspænde, hårspænder, hårclips, hårclip, snapclips | hårspenne, hårspenner, hårclips | hårspänne, hårspännen, hårclips, hårclip | hiussolki, hiusklipsi, hiussoljet, hiusklipsit, klipsi hiuksiin, hiuskampa
  hårklemme, hårklemmer, hårklo | hårklype, hårklyper, hårklemme, hårklo | hårklämma, hårklämmor, hårklo | hainhammas, hiushainhammas, hiusklipsu
  hårnåle, hårnål, bobby pins | hårnåler, hårnål, bobby pins, hårpinner | hårnålar, hårnål, bobby pins | pinni, hiuspinni, pinnit, hiuspinnit, hiusneulat, bobby pins, hiusneula
halstørklæde, tørklæde, halstørklæder, sjal, halsklud | skjerf, sjal, skjerf dame, halstørkle, tørkle, hodesjal | halsduk, sjal, scarf, halsdukar, scarves, sjalett | kaulaliina, huivi, kaulahuivi, huivit, saali, pashmina, hartiahuivi
  halsedisse, tubehals, buff, halsrør, halsvarmer, snood | buff, halsvarmer, tubehals, halsrør, halsedisse, snood | buff, halsvärmare, snood, tubhalsduk, tubhals, halskrage | tuubihuivi, kauluri, tuubikauluri, kaulurit, putkihuivi, kaulatuubi, putkikauluri, kaulalämmitin
    uldhalsedisse | ullhals, ullbuff | ullbuff | villakauluri, villainen kauluri
    fleecehals | fleecehals | fleecehals | fleecekauluri
  silketørklæde, bandana | silkeskjerf, bandana, hodetørkle, silketørkle, skaut | sidenscarf, bandana, snusnäsduk, sidensjal, huckle, huvudduk | silkkihuivi, bandana, päähuivi, silkkinen huivi
  uldtørklæde, strikket halstørklæde | ullskjerf, strikket skjerf, strikkeskjerf | yllehalsduk, stickad halsduk, yllesjal | villahuivi, villakaulaliina, neulehuivi, villainen kaulaliina
handsker, vanter, handske, vante | hansker, vanter, hanske, vottar | handskar, vantar, vante, handske | hanskat, käsineet, hanska, käsine, hansikkaat, hansikas
  luffer, luffe, uldluffer, strikluffer | votter, vott, lovikkavotter, tovede votter, belgvotter, polvotter, strikkevotter | tumvantar, tumvante, lovikkavantar, yllevantar, lovikka, toppvantar | lapaset, rukkaset, lapanen, rukkanen, tumput, kintaat, kinnas, tumppu, villarukkaset, vanttuut, villakintaat
  ?vinterhandsker, foret handsker, termohandsker | vinterhansker, termohansker, foret hansker, varme hansker | vinterhandskar, termovantar, fodrade handskar, termohandskar, täckvantar, varma handskar | talvikäsineet, toppahanskat, toppakäsineet, toppalapaset, talvihanskat, lämpökäsineet, talvirukkaset, vuorelliset käsineet, toppakintaat, lämpöhanskat
    skindhandsker, lammeskindshandsker, læderhandsker | skinnhansker, skinnvotter, lærhansker | skinnhandskar, läderhandskar | nahkahanskat, nahkakäsineet, nahkarukkaset
    strikvanter, uldvanter, strikkede vanter, strikhandsker, uldhandsker | strikkevotter, ullvotter, ullhansker, selvotter, selbuvotter, strikkevanter, strikkehansker | stickade vantar, yllehandskar, stickade handskar, ullvantar | villahanskat, villalapaset, neulehanskat, villakäsineet, neulelapaset
    skihandsker, skiluffer, snowboardhandsker | skihansker, skivotter, slalåmhansker | skidhandskar, skidvantar | hiihtohanskat, lasketteluhanskat, laskettelukäsineet
  fingervanter, touchhandsker | fingervanter, touchhansker, mobilvanter | fingervantar, touchvantar, mobilvantar | sormikkaat, kosketusnäyttöhanskat, sormikas, kosketusnäyttökäsineet, villasormikkaat
  børnehandsker, børnevanter | barnevanter, vanter barn, barnehansker | barnvantar, barnhandskar, vantar barn | lasten hanskat, lasten käsineet, lasten sormikkaat, lastenhanskat
    luffer børn, børneluffer, babyluffer | barnevotter, votter barn, babyvotter | tumvantar barn, babyvantar | lasten lapaset, lasten rukkaset, lasten tumput, lasten kintaat, vauvan tumput
  regnluffer, regnvanter | regnvotter, regnhansker | regnvantar, galonvantar, regnhandskar | kurahanskat, kurarukkaset, kuralapaset, kurakintaat
  løbehandsker | løpehansker | löparhandskar, löparvantar | juoksuhanskat, juoksukäsineet
  arbejdshandsker, byggehandsker, håndværkerhandsker | arbeidshansker, byggehansker, jobbhansker, vernehansker | arbetshandskar, arbetsvantar, bygghandskar, jobbhandskar, skyddshandskar | työkäsineet, työhanskat, työrukkaset, duunihanskat, rakennushanskat, suojakäsineet, suojahanskat
    ?havehandsker | hagehansker | trädgårdshandskar | puutarhahanskat, puutarhakäsineet
    montagehandsker | monteringshansker | montagehandskar | asennuskäsineet, asennushanskat
    svejsehandsker | sveisehansker | svetshandskar | hitsauskäsineet, hitsaushanskat, hitsauskintaat
  fingerløse handsker, pulsvarmere, håndledsvarmere, håndledsvarmer | fingerløse hansker, pulsvarmere, håndleddsvarmere, pulsvanter, pulsvotter | fingerlösa vantar, torgvantar, pulsvärmare, handledsvärmare, mudd, muddar | sormettomat hanskat, rannelämmittimet, kynsikkäät, sormettomat käsineet, kämmekkäät, ranteenlämmittimet
bælte, bælter, livrem | belte, belter, livreim | bälte, skärp, livrem, byxbälte, midjebälte | vyö, vyöt, housuvyö, housunvyö, vyötärövyö
  ?herrebælte | herrebelte | herrbälte | miesten vyö
  ?damebælte | damebelte | dambälte | naisten vyö
  elastikbælte | elastisk belte, strikkbelte | resårbälte, elastiskt bälte | joustovyö, kuminauhavyö
  læderbælte | skinnbelte, lærbelte | skinnbälte, läderbälte | nahkavyö, nahkainen vyö
bæltespænde | beltespenne | bältesspänne | vyönsolki
seler til bukser, bukseseler, seler | bukseseler, seler | hängslen, byxhängslen, byxhängsle | henkselit, housunkannattimet, olkaimet housuihin
slips, herreslips | slips | slips | solmio, solmiot, kravatti
  silkeslips | silkeslips | sidenslips, silkesslips | silkkisolmio, silkkikravatti
slipsnål, slipseklemme, slipseholder | slipsnål, slipsklemme, slipseklemme, slipsholder | slipsnål, slipsklämma, slipshållare | solmioneula, solmiopidike, solmionpidike, solmioklipsi, kravattineula
butterfly, butterflies, sløjfe herre, butterfly herre | sløyfe herre, tversoversløyfe, butterfly, sløyfeslips | fluga herr, rosett herr, fluga, smokingfluga | rusetti, solmuke, kaularusetti, smokkirusetti
lommetørklæde stof, stoflommetørklæde, pyntelommetørklæde, brystlommetørklæde | stofflommetørkle, lommetørkle i stoff, lommetørkle bomull, brystlommetørkle | tygnäsduk, bröstnäsduk, näsduk tyg | kangasnenäliina, taskuliina, nenäliina kangas, rintaliina
taske, tasker | veske, vesker, bag | väska, väskor | laukku, laukut, kassi, veska
  ?håndtaske, dametaske, skuldertaske, postmandstaske, messengertaske | håndveske, dameveske, skulderveske, skulderbag | handväska, axelväska, axelremsväska, damväska, axelbandsväska, messengerväska, damhandväska | käsilaukku, olkalaukku, käsilaukut, naisten laukku, naistenlaukku, käsiveska, olkaveska, sivulaukku, naisten käsilaukku
  clutch, festtaske, selskabstaske, aftentaske | clutch, festveske, selskapsveske, kveldsveske, konvoluttveske | clutch, kuvertväska, festväska, aftonväska | iltalaukku, juhlalaukku, kirjekuorilaukku, clutch-laukku
  bæltetaske, bumbag, crossover taske, crossbody taske, mavetaske, rumpetaske, slingbag, sling bag, fanny pack | magebelte, rumpetaske, bumbag, crossbody veske, mageveske, hofteveske, sling bag, midjeveske, beltetaske, beltebag | magväska, bumbag, crossbody väska, midjeväska, midjebag, bältesväska, höftväska, sling bag, fanny pack, bältesbag | vyölaukku, crossbody laukku, vyölaukut, lantiolaukku, vyötärölaukku, fanny pack, slingbag, sling-laukku
    mobiltaske, telefontaske | mobilveske, telefonveske | telefonväska, mobilväska | puhelinlaukku, kännykkälaukku, kännykkäpussi
  rygsæk, rygsække, rygtaske, rucksack | ryggsekk, sekk, ryggsekker, sekker, ransel, ryggsekkar, backpack | ryggsäck, ryggsäckar, ränsel, ryggväska, backpack | reppu, reput, selkäreppu, selkälaukku, selkäkassi, backpack
    skoletaske, skolerygsæk | skolesekk, skoleveske, skoleryggsekk, førsteklassesekk, skulesekk, skuleveske | skolväska, skolryggsäck, ryggsäck skola | koulureppu, koululaukku, koulureput, reppu kouluun, koulukassi, eskarireppu
    børnerygsæk, børnehavetaske, børnetaske, børnehaverygsæk | barnehagesekk, barnesekk, barneryggsekk, barnehageryggsekk, førskolesekk | barnryggsäck, förskoleryggsäck, dagisryggsäck | lasten reppu, päiväkotireppu, päiväkotilaisen reppu, tarhareppu
    vandrerygsæk, trekkingrygsæk, turrygsæk, dagtursrygsæk | tursekk, turryggsekk, jaktsekk, dagstursekk, fjellsekk | vandringsryggsäck, friluftsryggsäck, dagstursryggsäck, trekkingryggsäck, ryggsäck vandring | rinkka, vaellusreppu, retkeilyreppu, päiväreppu, rinkat, vaellusrinkka, retkireppu, eräreppu
    computerrygsæk, laptoprygsæk, pc-rygsæk | pc-sekk, laptopsekk, pc-ryggsekk, dataryggsekk | datorryggsäck, laptopryggsäck | tietokonereppu, läppärireppu, kannettavan reppu
    gymnastikpose, gymbag, gymnastiktaske, idrætspose | gymbag, gympose, gymposer, gymnastikkpose, gymnastikkbag, turnpose | gympapåse, gymnastikpåse, gympaväska, gymnastikväska, gymnastikkasse | jumppapussi, jumppakassi, kangasreppu, liikuntakassi, jumppareppu, voikkapussi
      skopose | skopose | skopåse | kenkäpussi, tossupussi
    rejserygsæk | reiseryggsekk, reisesekk | reseryggsäck, resryggsäck | matkareppu, reissureppu
  computertaske, laptoptaske, sleeve, laptopsleeve, pc-taske | pc-veske, dataveske, laptopveske, pc-sleeve, datamaskinveske, laptopsleeve | datorväska, laptopväska, datorfodral, laptopfodral, sleeve laptop | tietokonelaukku, läppärilaukku, kannettavan laukku, läppärikotelo, tietokonesuoja
  mulepose, stofpose, tote bag, indkøbsnet, indkøbspose, stofnet, shopper, shoppingnet, bomuldsnet, indkøbstaske, lærredspose, bærenet | handlenett, tøyveske, tøypose, handlepose, tote bag, bærenett, shopper, bomullsnett, handleveske, handlebag, stoffnett, mulepose | tygkasse, tygpåse, shoppingväska, tote bag, shopper, shoppingbag, bomullskasse, tygväska, kasse tyg | kangaskassi, kestokassi, ostoskassi, tote bag, ostoskassit, kauppakassi, puuvillakassi, ostoslaukku, kauppalaukku
  indkøbstrolley, indkøbsvogn på hjul, shoppingtrolley | trillebag, handletralle, shoppingtralle, handlevogn på hjul | shoppingvagn, dramaten, dra-maten, shoppingkärra | ostoskärry, vetokassi, ostoskärryt, vedettävä ostoskassi, mummokärry
  weekendtaske, rejsetaske, duffel bag, duffelbag, duffeltaske | weekendbag, reisebag, bag reise, duffelbag, helgebag, weekendveske, reiseveske | weekendbag, resbag, duffelbag, helgväska, resebag, weekendväska | viikonloppukassi, matkakassi, duffelbag, viikonloppulaukku, reissukassi
  pusletaske, stelletaske, barnevognstaske | stelleveske, bleieveske, barnevognsveske | skötväska, blöjväska, barnvagnsväska | hoitolaukku, hoitolaukut, vaippalaukku, vaunulaukku
  netbag, nettaske | nettveske | nätkasse, nätväska | verkkokassi, verkkolaukku
  dokumenttaske, attachétaske, mappetaske, stresskuffert | dokumentveske, dokumentmappe, stresskoffert, attachémappe, arbeidsveske | portfölj, dokumentväska, attachéväska, dokumentportfölj, attaché | salkku, asiakirjasalkku, salkut, attaseasalkku, asiakirjalaukku
  sportstaske, træningstaske, gymtaske, idrætstaske | sportsbag, treningsbag, treningsveske, bag trening, idrettsbag | sportbag, träningsväska, träningsbag, gymväska, idrottsväska, sportväska, gymbag | urheilukassi, treenikassi, urheilulaukku, salikassi, treenilaukku, jumppalaukku, liikuntalaukku
  lædertaske, skindtaske | skinnveske, lærveske | läderväska, skinnväska | nahkalaukku, nahkaveska
  - | bunadsveske | - | -
toilettaske, kosmetikpung, makeuptaske, toilettasker, kosmetiktaske, makeup pung, makeup taske | toalettmappe, toalettveske, sminkeveske, sminkepung, sminkebag, sminkemappe, toalettbag, kosmetikkveske, nesessær | necessär, sminkväska, sminknecessär, toalettväska, sminkpåse, toalettnecessär, kosmetikväska, resenecessär, makeupväska | toilettilaukku, meikkipussi, kosmetiikkalaukku, toalettilaukku, meikkilaukku, kosmetiikkapussi, toilettipussi, hygienialaukku, pussukka, toalettipussi, meikkipussukka, kosmetiikkapussukka
kuffert, kufferter, rejsekuffert, trolley kuffert, trolley, rullekuffert, trolleykuffert | koffert, kofferter, reisekoffert, trillekoffert, hardkoffert | resväska, resväskor, kappsäck, rullväska, rullresväska, koffert, trolley, reskoffert | matkalaukku, matkalaukut, vetolaukku, trolley, reissulaukku, kova matkalaukku, kapsäkki
  kabinekuffert, håndbagagekuffert, kabinetaske, håndbagage | kabinkoffert, håndbagasjekoffert, kabinbag, håndbagasje, kabinveske, kabintrolley | kabinväska, handbagage väska, handbagage, kabinresväska, kabinbag | lentolaukku, käsimatkatavaralaukku, käsimatkatavara, lentolaukut, lentokonelaukku, matkustamolaukku
  kuffertsæt | koffertsett | resväskeset, resväskset | matkalaukkusetti, matkalaukkusarja
  børnekuffert, trunki, kuffert til børn | barnekoffert, trunki, koffert barn | barnresväska, trunki, resväska barn | lasten matkalaukku, lasten vetolaukku
rejsetilbehør, rejseudstyr | reisetilbehør, reiseutstyr | resetillbehör, reseprylar | matkatarvikkeet, matkailutarvikkeet, matkavarusteet
  rejseadapter, rejsestik, rejsestikprop | reiseadapter, reiseplugg, reisestikk | reseadapter, resekontakt, reseplugg | matka-adapteri, matkasovitin, pistokeadapteri
  pakkekuber, packing cubes, pakkeposer | pakkekuber, pakkeposer, packing cubes | packkuber, packpåsar, packing cubes, packningskuber | pakkauskuutiot, pakkauspussit, pakkaustaskut
  passkåner, paspung, pasmappe, pasholder, pasetui | passetui, passmappe, passholder, passcover | passfodral, passhållare, passplånbok | passikotelo, passin kansi, passinsuoja
  bagagemærke, kuffertmærke, kuffertskilt, bagagetag | koffertmerke, bagasjemerke, navnelapp koffert, adresselapp koffert, bagasjelapp | bagagetagg, bagagelapp, adresslapp, väsklapp, bagageetikett | laukkulappu, osoitelappu, matkalaukkulappu, matkatavaralappu, matkalaukun nimilappu
  kuffertrem, bagagerem, kuffertbælte | koffertrem, koffertreim, koffertbelte | resväskerem, bagagerem, resväskebälte | matkalaukun vyö, matkalaukkuvyö, matkalaukkuhihna, laukkuhihna
  bagagevægt, kuffertvægt | bagasjevekt, koffertvekt | bagagevåg, resväskevåg | matkavaaka, matkalaukkuvaaka, laukkuvaaka
  sovemaske rejse, rejsesæt | reisesett | reseset | matkasetti
  hængelås til kuffert, kuffertlås, tsa lås | koffertlås, tsa-lås, hengelås koffert | resväskelås, kombinationslås väska, tsa-lås | matkalaukkulukko, tsa-lukko, laukkulukko
pung, punge, tegnebog, pengepung, seddelpung | lommebok, pung, lommebøker, pengepung, seddelbok | plånbok, plånböcker, börs, portmonnä | lompakko, lompakot, kukkaro, rahapussi, lompsa, rahakukkaro
  møntpung, småpengepung | myntpung, myntlommebok | myntbörs | kolikkokukkaro, kolikkopussi, kolikkolompakko, pikkukukkaro
  kortholder, kreditkortholder, kortetui, kortpung | kortholder, kortetui, kortlommebok | korthållare, kortplånbok, kortfodral, kreditkortshållare | korttikotelo, kortinpidike, korttilompakko, luottokorttikotelo
  ?damepung | damelommebok, lommebok dame | damplånbok | naisten lompakko, naisten kukkaro
  ?herrepung | herrelommebok, lommebok herre | herrplånbok | miesten lompakko
nøglering, nøgleringe, nøglevedhæng, nøgleknippe, nøgleholder | nøkkelring, nøkkelknippe, nøkkelhenger, nøkkelholder | nyckelring, nyckelringar, nyckelknippa, nyckelhänge, nyckelringshänge, nyckelhållare | avaimenperä, avainlenkki, avaimenperät, avainrengas, avainnippu, avaimenrengas
nøglebånd, keyhanger, lanyard, nøglesnor, nøglehalsbånd | nøkkelbånd, nøkkelsnor, lanyard, nøkkelhalsbånd | nyckelband, nyckelsnodd, lanyard, nyckelhalsband, nyckelrem | avainnauha, avainhihna, avainkaulanauha, avainketju, kaulanauha avaimille
paraply, paraplyer | paraply, paraplyer, regnparaply | paraply, paraplyer, regnparaply | sateenvarjo, sadevarjo, sontikka
  stormparaply | stormparaply | stormparaply | myrskysateenvarjo
  børneparaply | barneparaply, paraply barn | barnparaply, paraply barn | lasten sateenvarjo, lasten sontikka
  taskeparaply, foldeparaply | veskeparaply, kompaktparaply, sammenleggbar paraply | kompaktparaply, väskparaply, hopfällbart paraply, miniparaply | taskusateenvarjo, taittosateenvarjo, kokoontaittuva sateenvarjo
smykker, smykke, bijouteri, modesmykker | smykker, smykke, motesmykker, bijouteri | smycken, smycke, modesmycken, bijouterier, bijouteri | korut, koru, muotikorut, rihkama, bijouterie
  halskæde, halskæder, kæde smykke, sølvhalskæde, kæde | halskjede, halssmykke, kjede smykke, kjede, halsbånd smykke | halskedja, halsband smycke, halsbandsmycke, halsband, kedja | kaulakoru, kaulaketju, kaulakorut
    perlehalskæde, perlekæde | perlekjede | pärlhalsband | helminauha, helmikaulakoru
    sølvhalskæde | sølvhalskjede, sølvkjede hals | silverhalsband | hopeakaulakoru, hopeaketju, hopeinen kaulakoru
    guldhalskæde | gullhalskjede, gullkjede hals | guldhalsband | kultakaulakoru, kultainen kaulakoru
  vedhæng, medaljon, smykkevedhæng | anheng, medaljong, smykkeanheng | hängsmycke, medaljong, hänge smycke | riipus, riipukset, medaljonki, kaulariipus, riipuskoru
  armbånd, armring, armlænke | armbånd, armring, armlenke, armkjede, armband | armband, armring, armlänk, armkedja | rannekoru, rannerengas, ranneketju, rannekorut, ranneke, käsikoru, käsiketju
    charms, pandora charm, charm, charm-vedhæng | charms, charm | berlocker, berlock, charms | charmi, hela, charmit, hetkikoru, rannekorun hela
    perlearmbånd | perlearmbånd | pärlarmband | helmirannekoru
    læderarmbånd | skinnarmbånd, lærarmbånd | läderarmband | nahkaranneke, nahkarannekoru
    sølvarmbånd, sølvarmlænke | sølvarmbånd, sølvarmkjede | silverarmband, silverarmlänk | hopearannekoru, hopearanneketju
  øreringe, ørering, ørestikker, creoler, ørehængere, øreclips, ørepynt, guldøreringe | øreringer, ørering, øredobber, ørepynt, creoler, ørestikker, øyreringar, øyredobbar, øreklips smykke | örhängen, örhänge, creoler, örstickers, örclips, öronringar, stiftörhängen, öronhängen | korvakorut, korvakoru, korvarenkaat, nappikorvakorut, korvikset, korvarengas, nappikorvikset, rengaskorvakorut, roikkokorvakorut, riippukorvakorut, tappikorvakorut
  ring, ringe, fingerring | ring, ringer, fingerring | ring, ringar, fingerring | sormus, sormukset
    vielsesring, forlovelsesring, vielsesringe, diamantring | giftering, forlovelsesring, gifteringer, diamantring, vigselring, frieriring | vigselring, förlovningsring, diamantring, giftring, brudring, frieriring | vihkisormus, kihlasormus, timanttisormus, vihkisormukset, kosintasormus
    sølvring | sølvring | silverring | hopeasormus
    guldring | gullring | guldring | kultasormus
    signetring | signetring | klackring, signetring | sinettisormus, kantasormus
  broche, brosche | brosje, sølje, søljer, brystnål | brosch, broscher, bröstnål | rintakoru, rintaneula, rintakorut, rintarossi
  ankelkæde, ankellænke, fodlænke, ankelarmbånd | ankellenke, fotlenke, ankelkjede, fotkjede, ankelarmbånd | fotlänk, vristlänk, fotkedja, ankelkedja, ankellänk, fotledskedja | nilkkakoru, nilkkaketju, nilkkarengas, jalkakoru
  piercing, næsering, piercinger, piercingsmykke, næsepiercing | piercing, nesering, piercingsmykke, nesepiercing | piercing, näsring, piercingsmycke, näspiercing | lävistyskoru, nenäkoru, nenärengas, lävistysrengas
  manchetknapper, manchetknap | mansjettknapper | manschettknappar | kalvosinnapit, mansettinapit
  guldsmykker, guldkæde, guld | gullsmykker, gullkjede | guldsmycken, guldkedja, guld | kultakorut, kultaketju, kultakoru
  sølvsmykker, sølvkæde, sterlingsølv | sølvsmykker, sølvkjede | silversmycken, silverkedja | hopeakorut, hopeaketju
  børnesmykker | barnesmykker | barnsmycken | lasten korut
  - | bunadsølv, bunadssølv | - | -
smykkeskrin, smykkeboks, smykkeholder, smykkeæske, smykkeopbevaring, smykkestativ | smykkeskrin, smykkeholder, smykkeboks, smykkeoppbevaring, smykkestativ | smyckesskrin, smyckesask, smyckeshållare, smyckeskrin, smyckeförvaring, smyckesträd | korurasia, korulipas, koruteline, korulaatikko, korulaukku
sølvpolish, smykkerens, sølvpuds, sølvrens | sølvpuss, smykkerens, sølvpolish, sølvrens | silverputs, smyckesrengöring, silverpolish, silverrengöring | hopeanpuhdistus, korunpuhdistus, hopeanpuhdistusaine, hopeankiillotusaine, hopeankiilloke
ur, armbåndsur, ure, dameur, herreur, damearmbåndsur, herrearmbåndsur | klokke, armbåndsur, klokker, dameklokke, herreklokke, ur, armbåndsklokke, armbandsur, herreur, dameur | klocka, armbandsur, klockor, damklocka, herrklocka, ur, armbandsklocka, damur, herrur | rannekello, kello, rannekellot, naisten kello, miesten kello, miesten rannekello, naisten rannekello, käsikello, ranteenkello
  børneur, legetøjsur, børnearmbåndsur | barneklokke, klokke barn | barnklocka, klocka barn | lasten kello, lasten rannekello, lapsen kello
  digitalur, dykkerur | digitalklokke, dykkerklokke | digitalklocka, dykarklocka | digitaalikello, sukelluskello
  lommeur | lommeur | fickur | taskukello
urrem, urremme, ur rem, urlænke | klokkereim, klokkerem, klokkelenke, klokkearmbånd | klockarmband, klockband, klockrem, klocklänk | kellonranneke, kellon ranneke, kellohihna, kellonhihna, kelloranneke
briller, brille, brillestel | briller, brille, brilleinnfatning, brilleramme | glasögon, brillor, glasögonbågar, glajjor, glasögonbåge | silmälasit, silmälasikehykset, rillit, pokat
  læsebriller, hobbybriller | lesebriller, lupebriller, seniorbriller | läsglasögon, läsbrillor, terminalglasögon | lukulasit, lähilasit, valmislasit
  blue light briller, skærmbriller, computerbriller | skjermbriller, databriller, blålysbriller, blue light briller | dataglasögon, skärmglasögon, blåljusglasögon, blue light glasögon | näyttöpäätelasit, sinivalolasit, tietokonelasit
  solbriller, solbrille | solbriller, polariserte solbriller, polariserende solbriller | solglasögon, solbrillor, solglajjor, polariserade solglasögon | aurinkolasit, arskat, polarisoivat aurinkolasit
    børnesolbriller | barnesolbriller | barnsolglasögon | lasten aurinkolasit
    sportsbriller, løbebriller, cykelbriller | sportsbriller, sykkelbriller, løpebriller | sportglasögon, cykelglasögon | urheilulasit, pyöräilylasit, juoksulasit
sikkerhedsbriller, beskyttelsesbriller, værnebriller, arbejdsbriller | vernebriller, sikkerhetsbriller, beskyttelsesbriller | skyddsglasögon, skyddsbrillor | suojalasit, turvalasit, työlasit, suojasilmälasit
brilleetui, brillehus, brillefoderal, brilleholder, brillefutteral | brilleetui, brillefutteral, brillehus, brilleboks | glasögonfodral, glasögonetui, glasögonask, glasögonhållare, brillfodral | silmälasikotelo, silmälasirasia, lasikotelo, aurinkolasikotelo
  brillerens, brilleservietter, brillespray, brillerensespray | brillerens, brilleservietter, brillespray, brillepussevæske | glasögonrengöring, glasögonservetter, glasögonspray, putsspray glasögon | silmälasien puhdistusaine, silmälasipyyhkeet, silmälasisuihke, silmälasispray
brillepudseklud, pudseklud briller, brilleklud | brillepuss, brilleklut, pusseklut briller, mikrofiberklut briller | glasögonputs, glasögonduk, putsduk, glasögontrasa, putsduk glasögon | silmälasiliina, mikrokuituliina silmälaseille, silmälasipyyhe, linssiliina
brillesnor, brillekæde | brillesnor, brillekjede, brillebånd | glasögonband, glasögonsnöre, glasögonkedja, glasögonsnodd, brillband | silmälasinauha, silmälasiketju
håndvifte | håndvifte, solvifte, vifte hånd | solfjäder, handfläkt | viuhka, käsiviuhka
spadserestok, stok, gåstok | spaserstokk, stokk gåhjelp, gåstokk | promenadkäpp, käpp | kävelykeppi
skrædder, skomager | skredder, skomaker | skräddare, skomakare | ompelija, suutari, ompelimo`,
}
