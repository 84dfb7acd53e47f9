import type { GoodsTable } from '../goods-table.ts'

/** Candles, batteries, light bulbs, party and gift goods, grill fuel, insect traps, shoe care, tobacco. */
export const householdGoods: GoodsTable = {
  part: 'household',
  rows: `
stearinlys, lys, levende lys, stearin | stearinlys, lys, levende lys | stearinljus, ljus, levande ljus, stearin | kynttilä, kynttilät, steariinikynttilä
  fyrfadslys, telys, te-lys, maxi fyrfadslys | telys, te-lys, fyrfatslys | värmeljus, teljus | lämpökynttilä, tuikku, tuikut, tuikkukynttilä, lämpökynttilät, tuikkukynttilät
  bloklys, kubelys | kubbelys | blockljus, kubbljus | pöytäkynttilä, pöytäkynttilät, kubikynttilä
  kronelys, antiklys, kertelys, stagelys | kronelys, antikklys, mellonlys, kertelys | kronljus, antikljus, kandelaberljus | kruununkynttilä, kruunukynttilä, kruunukynttilät, antiikkikynttilä, antiikkikynttilät
  duftlys | duftlys | doftljus | tuoksukynttilä, tuoksukynttilät
  gravlys, kirkegårdslys, bordlys i glas | gravlys | gravljus | hautakynttilä, hautakynttilät
  udendørslys, havelys, fakkel, fakler, havefakkel, terrasselys | utelys, fakkel, fakler, hagefakkel, oljelys | marschall, marschaller, utomhusljus, fackla, facklor, trädgårdsfackla | ulkotuli, ulkotulet, ulkokynttilä, ulkokynttilät, soihtu, soihdut, roihu
  citronellalys, myggelys, citronella | sitronellalys, myggelys, sitronella | citronellaljus, myggljus, citronella | sitruunakynttilä, sitronellakynttilä, hyttyskynttilä
  kalenderlys, adventslys, julelys, juletræslys | kalenderlys, adventslys, julelys stearin, juletrelys | adventsljus, kalenderljus, julljus, granljus | adventtikynttilä, adventtikynttilät, joulukynttilä, joulukynttilät, kuusenkynttilä
  fødselsdagslys, lagkagelys, kagelys, tallys, sparklers kage | kakelys, bursdagslys, kakelys tall, tallys | tårtljus, födelsedagsljus, sifferljus | kakkukynttilä, kakkukynttilät, syntymäpäiväkynttilä, numerokynttilä
  led-lys, led lys, ledlys, batterilys, led stearinlys, elektriske lys | led-lys, led lys, batterilys, led kubbelys | led-ljus, led ljus, batteriljus, led blockljus | led-kynttilä, ledkynttilä, led kynttilä, paristokynttilä, led-kynttilät
lampeolie, petroleum, lampeolie duft | lampeolje, parafin, parafinolje | lampolja, fotogen | lamppuöljy, lamppuöljyt, petroli, valopetroli
tændstikker, tændstik, tændstikæske | fyrstikker, fyrstikk, fyrstikkeske | tändstickor, tändsticka, tändsticksask | tulitikut, tulitikku, tulitikkuaski
lighter, lightere, engangslighter, cigarettænder | lighter, lightere, fyrtøy, engangslighter | tändare, cigarettändare, engångständare | sytytin, sytyttimet, tupakansytytin, sytkäri
  gaslighter, langlighter, grilllighter, pejselighter | gasslighter, grilltenner, langlighter | braständare, gaständare, ljuständare | kaasusytytin, takkasytytin, grillisytytin, varsisytytin
lightergas, lighterbenzin | lightergass, lighterbensin | tändargas, tändarbensin | sytytinkaasu, sytytinbensiini
  zippo | zippo | zippo | zippo
batterier, batteri | batterier, batteri | batterier, batteri | paristo, paristot, patteri, patterit, alkaliparisto, sormiparistot
  aa batteri, aa batterier, aa, lr6, stiftbatteri | aa batteri, aa batterier, aa, lr6, penlight | aa batteri, aa batterier, aa, lr6, penlitebatteri | aa paristo, aa-paristo, aa paristot, aa, lr6, sormiparisto
  aaa batteri, aaa batterier, aaa, lr03 | aaa batteri, aaa batterier, aaa, lr03 | aaa batteri, aaa batterier, aaa, lr03 | aaa paristo, aaa-paristo, aaa paristot, aaa, lr03
  9v batteri, 9 volt batteri, røgalarmbatteri, 6lr61 | 9v batteri, 9 volt batteri, røykvarslerbatteri, 6lr61 | 9v batteri, 9 volts batteri, brandvarnarbatteri, 6lr61 | 9v paristo, 9 voltin paristo, palovaroittimen paristo, neppariparisto, 6lr61
  c batteri, d batteri, lr14, lr20, c batterier, d batterier | c batteri, d batteri, lr14, lr20, c batterier, d batterier | c batteri, d batteri, lr14, lr20, c batterier, d batterier | c paristo, d paristo, lr14, lr20, c paristot, d paristot
  knapcellebatteri, knapcelle, knapceller, knapbatteri, cr2032, lr44, urbatteri | knappcellebatteri, knappcelle, knappceller, cr2032, lr44, klokkebatteri | knappcellsbatteri, knappcell, knappceller, knappbatteri, cr2032, lr44, klockbatteri | nappiparisto, nappiparistot, kelloparisto, cr2032, lr44, kellon paristo
  høreapparatbatteri, høreapparatbatterier | høreapparatbatteri, høreapparatbatterier | hörapparatsbatteri, hörapparatsbatterier, hörapparatbatteri | kuulolaiteparisto, kuulolaitteen paristo, kuulokojeen paristo, kuulokojeparisto
  genopladelige batterier, genopladeligt batteri, opladelige batterier | oppladbare batterier, oppladbart batteri | laddningsbara batterier, laddningsbart batteri, laddbara batterier, uppladdningsbara batterier | ladattavat paristot, ladattava paristo, ladattava akku, akkuparisto, ladattavat akut
batterioplader, batterilader aa | batterilader | batteriladdare | paristolaturi, akkulaturi, akkulaturit
elpære, elpærer, lyspære, pære, pærer, el-pære, glødepære | lyspære, lyspærer, pære, pærer, glødepære, glødelampe | glödlampa, glödlampor, lampa e27, ljuskälla, ljuskällor, lampor | hehkulamppu, hehkulamput, lamppu, lamput, lampunpolttimo, polttimo, polttimot
  ledpære, led-pære, led pære, ledpærer, led pærer, led | ledpære, led-pære, led pære, ledpærer, led | ledlampa, led-lampa, led lampa, ledlampor, led | ledlamppu, led-lamppu, led lamppu, ledlamput, led-lamput, led
  halogenpære, halogen, halogenpærer, halogenspot | halogenpære, halogen, halogenpærer | halogenlampa, halogen, halogenlampor | halogeenilamppu, halogeeni, halogeenilamput, halogeenipolttimo
  sparepære, sparepærer, energisparepære | sparepære, sparepærer | lågenergilampa, lågenergilampor | energiansäästölamppu, energiansäästölamput
  globepære, globepærer, filamentpære, kuglepære | globepære, filamentpære, dekorpære | globlampa, filamentlampa, dekorationslampa | globelamppu, filamenttilamppu, koristelamppu
  kertepære, mignonpære, kronepære, e14 pære | mignonpære, kertepære, e14 pære | kronljuslampa, mignonlampa, e14 lampa | kynttilälamppu, mignonlamppu, e14 lamppu, kynttilälamput
  spotpære, spotpærer, gu10, reflektorpære | spotpære, spotpærer, gu10, reflektorpære | spotlampa, spotlampor, gu10, reflektorlampa | kohdelamppu, gu10, heijastinlamppu, spottilamppu
  lysstofrør, ledrør, led rør, lysrør | lysrør, lysstoffrør, ledrør, led rør | lysrör, ledrör, led rör | loisteputki, loisteputket, led-putki, ledputki, valoputki
  ovnpære, køleskabspære, emhættepære | ovnspære, stekeovnspære, kjøleskapspære | ugnslampa, kylskåpslampa | uunilamppu, uunin lamppu, jääkaappilamppu, uunilamput
  smartpære, smart pære | smartpære, smart pære | smart lampa, smartlampa | älylamppu, älylamput
    philips hue, hue | philips hue, hue | philips hue, hue | philips hue, hue
  reservepærer julelys, juletræspærer | reservepærer, juletrepærer | reservlampor, adventsljusstakslampor, reservlampa | varalamppu, varalamput, kynttelikön varalamppu
festartikler, festpynt, fest, fødselsdagspynt, festudstyr | festartikler, festpynt, fest, bursdagspynt, festutstyr | festartiklar, festdekorationer, fest, kalasdekoration, kalastillbehör, partyartiklar | juhlatarvikkeet, juhlatarvike, juhlakoristeet, bileet, bilekoristeet, synttärikoristeet, synttärit
  balloner, ballon, fødselsdagsballoner | ballonger, ballong, bursdagsballonger | ballonger, ballong, födelsedagsballonger | ilmapallo, ilmapallot, synttäripallot
    folieballon, folieballoner, talballon, talballoner | folieballong, folieballonger, tallballong | folieballong, folieballonger, sifferballong | folioilmapallo, foliopallo, numeropallo, folioilmapallot
  helium, heliumflaske, ballongas | helium, heliumflaske, ballonggass | helium, heliumgas, heliumtub, ballonggas | helium, heliumpullo, heliumkaasu
  ballonpumpe | ballongpumpe | ballongpump | ilmapallopumppu
  serpentiner, serpentine, konfetti, konfettikanon, bordbombe, bordbomber | serpentiner, konfetti, konfettikanon, bordbombe | serpentiner, konfetti, konfettikanon, serpentin, bordsbomb | serpentiini, serpentiinit, konfetti, konfettitykki, konfetit
  guirlande, guirlander, flagguirlande, vimpler, flagbanner | girlander, vimpel, vimpler, flaggbanner, girlande | girlang, girlanger, vimpel, vimplar, vimpelgirlang | viirinauha, viirit, lippuviiri, lippunauha, girlandi
  flag, papirflag, bordflag, kageflag, dannebrog | flagg, papirflagg, bordflagg, kakeflagg, 17. mai flagg | flagga, flaggor, pappersflagga, bordsflagga | lippu, liput, suomen lippu, pöytälippu, paperilippu
  festhat, festhatte, partyhat | festhatt, partyhatt, bursdagshatt | partyhatt, kalashatt, partyhattar | juhlahattu, juhlahatut, synttärihattu, bilehattu
  kotillon, papirtrompet, hornmusik, fløjter fest | papirtrompet, festfløyte, fløyter | partytuta, festvissla | vappupilli, vappupillit, juhlapilli
  kagetopper, cake topper, caketopper | kaketopp, kaketopper, cake topper | tårttopp, cake topper | kakkukoriste, kakkukoristeet, kakuntopper, cake topper
  bordkort, bordpynt, konfirmationspynt, borddekoration | bordkort, bordpynt, konfirmasjonspynt | placeringskort, bordsdekoration, bordskort | paikkakortti, pöytäkoriste, pöytäkoristeet, paikkakortit
  studenterpynt, studenterhue, studenterbanner | russepynt, russeeffekter | studentpynt, studentdekoration, studentflak | ylioppilaskoristeet, valmistujaiskoristeet
  halloween, halloweenpynt, halloween pynt | halloween, halloweenpynt | halloween, halloweendekoration, halloweenpynt | halloween, halloween koristeet, halloweenkoriste, halloween-koristeet
  kräftskive, krebsegilde | krepselag | kräftskiva, kräfthatt, kräftlykta, kräftservetter, kräftlyktor | rapujuhlat, rapukoristeet, rapulyhty
  17. maj pynt, nationaldag | 17. mai, 17 mai pynt, sløyfe 17. mai | midsommar, nationaldag, midsommarkrans | vappu, vappukoristeet, vappupallo, itsenäisyyspäivä
  fastelavn, fastelavnsris, fastelavnstønde | fastelavn, fastelavnsris | fastlagsris, påskris, fastlagsfjädrar | laskiainen, virpomavitsa
  påskepynt, påskeæg pynt | påskepynt, påskeegg pynt | påskpynt, påskdekoration, påskägg tomt | pääsiäiskoriste, pääsiäiskoristeet
fyrværkeri, raketter, nytårsraketter, batterifyrværkeri, romerlys, knaldperler | fyrverkeri, raketter, nyttårsraketter, fyrverkeribatteri | fyrverkeri, fyrverkerier, raketer, nyårsraketer, smällare, raketter | ilotulite, ilotulitteet, raketti, raketit, ilotulitus, ilotulitusraketti
  stjernekaster, stjernekastere | stjerneskudd, stjerneskudd stor | tomtebloss | tähtisadetikku, tähtisadetikut, tähtisade
engangsservice, engangsbestik, engangstallerkner, engangstallerken | engangsservise, engangsbestikk, engangstallerkener, engangstallerken | engångsservis, engångsartiklar, engångstallrik, engångstallrikar, engångsbestick | kertakäyttöastia, kertakäyttöastiat, kertakäyttölautanen, kertakäyttölautaset, kertakäyttöaterimet
  paptallerken, paptallerkner, papirtallerken, plasttallerken, plasttallerkner | papptallerken, papptallerkener, pappfat, plasttallerken, plasttallerkener, papptallerkner | papptallrik, papperstallrik, papptallrikar, papperstallrikar, plasttallrik | pahvilautanen, pahvilautaset, paperilautanen, muovilautanen, paperilautaset
  papkrus, papbæger, plastkrus, plastbæger, engangskrus, plastikkrus, kaffebægre | pappkrus, pappbeger, plastglass, plastkrus, engangskopper, pappkopp, plastbeger | pappmugg, pappersmugg, plastmugg, plastglas, pappmuggar, engångsmugg, engångsglas | pahvimuki, pahvimukit, paperimuki, muovimuki, kertakäyttömuki, kertakäyttömukit, kertakäyttölasi, muovilasi
  plastikbestik, plastbestik, træbestik, plastikgafler, plastikskeer, plastskeer | plastbestikk, trebestikk, plastgafler, plastskjeer, plastkniver | plastbestick, träbestick, plastgafflar, plastskedar, träskedar | muoviaterimet, puuaterimet, muovihaarukka, muovilusikka, kertakäyttölusikka, kertakäyttöhaarukka
  sugerør, papirsugerør, sugerør papir, metalsugerør | sugerør, papirsugerør, metallsugerør | sugrör, papperssugrör, metallsugrör | pilli, pillit, paperipilli, mehupilli, juomapilli, metallipilli, paperipillit
  papirdug, papirduge, engangsdug, damaskdug, rulledug, bordløber papir, kuvertløber | papirduk, papirduker, engangsduk, damaskduk, bordløper papir | pappersduk, engångsduk, bordsduk papper, pappersdukar, bordslöpare papper | paperiliina, paperipöytäliina, kertakäyttöliina, kertakäyttöpöytäliina, kaitaliina paperi
  dækkeserviet papir, kagepapir, kageserviet, drikunderlag papir | kakepapir, brikker papir, kakeserviett | tårtpapper, tårtbricka, tallriksunderlägg papper | kakkupaperi, kakkualusta, kakkualunen, pitsipaperi
  takeaway-emballage, take away bæger, madbakker, pizzaæske, plastbøtte med låg | takeaway emballasje, matbokser engangs, pizzaeske | takeaway-förpackning, matlåda engångs, pizzakartong | noutoruokarasia, take away rasia, pizzalaatikko, annosrasia
gaveindpakning, indpakning, gaveemballage | gaveinnpakning, innpakning, gaveemballasje | presentinslagning, presentförpackning, inslagning | lahjapakkaus, lahjapaketointi, paketointitarvikkeet
  gavepapir, indpakningspapir, julepapir, julegavepapir | gavepapir, innpakningspapir, julepapir, julegavepapir | presentpapper, omslagspapper, julpapper, inslagningspapper, julklappspapper | lahjapaperi, lahjapaperit, joulupaperi, paketointipaperi, käärepaperi
  silkepapir | silkepapir | silkespapper | silkkipaperi
  gavebånd, silkebånd, gavesløjfe, gavesløjfer | gavebånd, silkebånd, gavesløyfe | presentsnöre, presentband, sidenband, presentrosett, sidenrosett | lahjanauha, lahjanauhat, silkkinauha, lahjaruusuke, paketointinauha
  gavepose, gaveposer, vinpose, gaveæske, gaveæsker | gavepose, gaveposer, vinpose, gaveeske, gaveesker | presentpåse, presentpåsar, vinpåse, presentask, presentaskar, presentkartong | lahjapussi, lahjapussit, lahjakassi, viinipussi, lahjarasia, lahjarasiat, lahjalaatikko
  til-og-fra-kort, manillamærker, gavemærker | til-og-fra-lapper, fra-til-lapper, merkelapper gave | presentetiketter, paketkort, julklappsetiketter | pakettikortti, pakettikortit, pakettitarra
  cellofanposer, slikposer, godteposer, slikpose | cellofanposer, godteposer, godtepose | cellofanpåsar, godispåse tom, kalaspåsar, kalaspåse | sellofaanipussi, sellofaanipussit, karkkipussi tyhjä, juhlapussi
lykønskningskort, fødselsdagskort, kort og kuvert, postkort, konfirmationskort, invitationer, indbydelser | bursdagskort, gratulasjonskort, postkort, konfirmasjonskort, invitasjoner, invitasjonskort | gratulationskort, födelsedagskort, vykort, grattiskort, inbjudningskort | onnittelukortti, onnittelukortit, postikortti, postikortit, synttärikortti, kutsukortti, kutsukortit
  julekort | julekort | julkort | joulukortti, joulukortit
grillkul, trækul, grillbriketter, kul, briketter, kokosbriketter | grillkull, trekull, briketter, grillbriketter, kull | grillkol, träkol, briketter, grillbriketter, kol | grillihiili, grillihiilet, grillibriketti, briketti, briketit, grillibriketit, hiili, hiilet, puuhiili
tændvæske, optændingsvæske, grilltændvæske | tennvæske, opptenningsvæske, grilltennvæske | tändvätska, grilltändvätska, tändolja | sytytysneste, sytytysnesteet, grillin sytytysneste
optændingsblokke, tændblokke, optænding, optændingsbriketter, optændingsblok, optændingsposer, optændingspinde | tennbriketter, opptenningsbriketter, opptenning, tennblokker, opptenningsved, tennposer | tändblock, braständarblock, tändpåsar, tändkuber, tändbriketter, tändved | sytytyspala, sytytyspalat, sytykkeet, sytyke, sytytyspussi, sytytyspuut
grillstarter, grillskorsten, elektrisk grilltænder | grillstarter, tennrør, grillskorstein | grilltändare, tändrör, tändtorn, grillskorsten | grillin sytytin, sytytyspiippu, grillinsytytin, sytytystorni
engangsgrill, engangsgrills | engangsgrill, engangsgriller | engångsgrill, engångsgrillar | kertakäyttögrilli, kertakäyttögrillit
røgsmuld, røgflis, røgchips, røgtræ, rygesmuld | røykflis, røykspon, røykchips, røyksagflis | rökspån, rökflis, rökchips, alspån | savustuslastu, savustuslastut, savustuspuru, savustuspurut, leppälastu, savustushake
grilltilbehør, grillbørste, grilltang, grillredskaber, grillsæt | grilltilbehør, grillbørste, grilltang, grillklype, grillredskap, grillsett | grilltillbehör, grillborste, grilltång, grillverktyg, grillbestick | grillitarvikkeet, grilliharja, grillipihdit, grillausvälineet, grillivälineet
brænde, pejsebrænde, bålbrænde, træbriketter, brændebriketter | ved, peisved, bjørkeved, trebriketter, vedsekk | ved, björkved, brasved, vedsäck, träbriketter, kaminved | polttopuu, polttopuut, klapit, halot, koivuklapi, saunapuut, takkapuut
bioethanol, bioetanol, biopejs væske | bioetanol, biopeis væske | bioetanol, etanol bränsle | bioetanoli, biotakkaneste, bioetanolit
gasflaske, grillgas, gas, gasdåse, gaspatron, campinggas | gassflaske, grillgass, propan, gassboks, campinggass, gasspatron | gasol, gasolflaska, gasflaska, gaspatron, gasolbehållare, campinggas | kaasupullo, nestekaasu, grillikaasu, kaasupatruuna, kaasusäiliö, kaasupatruunat
skadedyrsbekæmpelse, skadedyr | skadedyrbekjempelse, skadedyr | skadedjursbekämpning, skadedjur | tuholaistorjunta, tuholaiset, tuholainen
  insektmiddel, insektgift, insektspray, insekter, insektbekæmpelse | insektmiddel, insektspray, insektgift | insektsmedel, insektsspray, insektsbekämpning, insektsgift | hyönteismyrkky, hyönteiskarkote, hyönteistorjunta, hyönteiset, hyönteissuihke
    myggespray, myggebalsam, myggemiddel, myg, myggestift, insektafviser, anti myg | myggspray, myggmiddel, myggolje, myggstift, mygg, myggbalsam | myggmedel, myggspray, myggstift, mygg, myggolja | hyttyskarkote, hyttysmyrkky, hyttyssuihke, hyttysvoide, hyttyset, itikkakarkote
      autan | autan | autan | autan
      - | - | djungelolja | -
      - | - | - | off hyttyskarkote
      myggespiral, myggespiraler, røgspiral, myggeolie | myggspiral, myggcoil | myggspiral, myggspiraler | hyttyskierukka, hyttyssavu, hyttyskarkotin, pyrethrum
        thermacell | thermacell | thermacell | thermacell
      myggearmbånd, myggefanger, myggelampe | myggarmbånd, myggfanger, mygglampe, myggdreper | myggarmband, myggfångare, mygglampa, myggfälla | hyttysranneke, hyttysansa, hyttyslamppu, hyttyspyydys
    fluefanger, fluepapir, fluefælde, fluegift, fluespray, fluestrips, fluer, fluelim | fluefanger, fluepapir, fluefelle, fluespray, fluer, fluelim | flugfångare, flugpapper, flugfälla, flugspray, flugremsa, flugor | kärpäspaperi, kärpäspyydys, kärpäsansa, kärpässuihke, kärpäset, kärpästarra, kärpäsloukku
      fluesmækker, fluesmækkere, elfluesmækker | fluesmekker, elektrisk fluesmekker | flugsmälla, flugsmällor, elektrisk flugsmälla | kärpäslätkä, kärpäslätkät, sähkölätkä
      bananfluefælde, bananfluer, bananfluefanger | bananfluefelle, bananfluer, bananfluefanger | bananflugefälla, bananflugor, fruktflugefälla, bananflugfälla | banaanikärpänen, banaanikärpäset, banaanikärpäsansa, banaanikärpäsloukku, hedelmäkärpäsansa
    myregift, myrelokkedåse, myremiddel, myrer, myrefælde, myrespray, myrepulver, myrelokkedåser | maurgift, maurmiddel, maur, maurspray, maurfelle, maurboks | myrmedel, myrdosa, myror, myrfälla, myrgift, myrspray | muurahaismyrkky, muurahaisrasia, muurahaiset, muurahaistorjunta, muurahaispyydys, muurahaiskarkote
    hvepsefælde, hvepsespray, hvepsefanger, hvepse, hvepsegift, hvepsemiddel | vepsefelle, vepsespray, veps, vepsemiddel, vepsefanger | getingfälla, getingspray, getingar, getingmedel | ampiaispyydys, ampiaisansa, ampiaissuihke, ampiaiset, ampiaismyrkky, ampiaisloukku
    edderkoppespray, edderkop middel | edderkoppspray, edderkoppmiddel | spindelspray, spindelmedel | hämähäkkisuihke, hämähäkkikarkote
    møl, mølkugler, mølmiddel, mølpapir, mølfælde, cedertræ, cederkugler | møllkuler, møllmiddel, møllfelle, møll, sedertre | malmedel, malkulor, malfälla, mal, cederträ, cederkulor, malpåse | koimyrkky, koikarkote, koipallo, koiansa, koit, setripallo
    sølvfiskmiddel, skægkræ, sølvfisk, sølvfisk fælde, skægkræ fælde, skægkræfælde | sølvkre, skjeggkre, skjeggkrefelle, sølvkrefelle, limfelle | silverfiskmedel, silverfisk, silverfiskfälla, limfälla | sokeritoukka, sokeritoukat, sokeritoukkamyrkky, sokeritoukka ansa, liimaansa
  flåt, flåtfjerner, flåttang, tægetang, flåtspray, tæge, tægefjerner | flåttfjerner, flått, flåttmiddel, flåttspray, flåttplukker | fästingplockare, fästing, fästingmedel, fästingborttagare, fästingspray | punkkipihdit, punkki, punkit, punkkikarkote, punkinpoistaja, punkkipuristin
  sneglegift, sneglekorn, snegle, sneglefælde, dræbersnegle | sneglegift, sneglekorn, snegler, sneglemiddel, sneglefelle, brunsnegl | snigelmedel, snigelgift, sniglar, snigelfälla | etanamyrkky, etanat, etanasyötti, etanatorjunta, etanaloukku
    ferramol | ferramol | ferramol | ferramol
  musefælde, musefælder, musegift, smækfælde | musefelle, musefeller, musegift | musfälla, musfällor, råttfälla, musgift, råttgift | hiirenloukku, hiirenloukut, hiirenmyrkky, hiirimyrkky, rotanloukku, rotanmyrkky, hiiriloukku
    rottefælde, rottegift, rottefælder | rottefelle, rottegift, rottefeller | råttbekämpning, råttmedel | rottamyrkky, rottaloukku, rottapyydys
  muldvarpefælde, mosegrisefælde, muldvarpeskræmmer | vånd felle, moldvarpfelle, våndfelle | mullvadsfälla, sorkfälla, sorkskrämma, vattensorkfälla | myyräkarkotin, myyränloukku, myyrämyrkky, myyräansa
myggenet, insektnet, fluenet | myggnett, insektsnett, fluenett | myggnät, insektsnät, flugnät | hyttysverkko, hyttysverkot, hyönteisverkko
skopleje, skoplejemiddel, skopudsning | skopleie, skopuss, skopussutstyr | skovård, skoputs, skovårdsprodukter | kengänhoito, kenkien hoito, kengänhoitoaine, kengänhoitotuotteet
  skocreme, skosværte, skopolish, skovoks | skokrem, skosverte, skovoks | skokräm, skosvärta, skovax | kenkälankki, lankki, lankit, kenkävoide, kengänkiilloke, kenkälankit
  skobørste, skobørster | skobørste | skoborste | kenkäharja, kengänkiillotusharja
  skoimprægnering, imprægnering sko, ruskindsspray, ruskindsrens | skoimpregnering, impregnering sko, semsket skinn spray | skoimpregnering, impregnering skor, mockaspray, mockavård | kenkäsuihke, kenkien suojasuihke, kengänkyllästysaine, mokkasuihke
  snørebånd, skosnører | skolisser, skolisse | skosnören, skosnöre | kengännauha, kengännauhat
  skohorn | skohorn | skohorn | kenkälusikka, kenkälusikat
  skolugt, skospray, skodeodorant, skofrisker | skodeodorant, skospray, skofrisker | skodeodorant, skospray, skofräschare | kenkädeodorantti, kenkäraikaste, kenkäraikastin, kenkädeo
  skoblok, skospænder, skoblokke | skolest, skoblokk | skoblock, skoläst | kenkälesti, kengänlesti, lestit
  skopigge, isbrodder, pigge til sko, skridsikring, brodder | brodder, isbrodder | broddar, isbroddar, halkskydd | liukueste, liukuesteet, kengän nastat, jäänastat, nastat kenkiin
indlægssåler, indlægssål, såler, skoindlæg, gelsåler, hælkappe, uldsåler | innleggssåler, såler, innleggssåle, såleinnlegg, ullsåler | inläggssulor, sulor, sula, skoinlägg, iläggssulor, ullsulor | pohjallinen, pohjalliset, irtopohjallinen, geelipohjallinen, huopapohjallinen, kengänpohjallinen
tobak, tobaksvarer, rygning | tobakk, tobakksvarer, røyk | tobak, tobaksvaror, rök | tupakka, tupakat, tupakkatuotteet, röökit
  cigaretter, cigaret, smøger, smøg | sigaretter, sigarett, røykpakke | cigaretter, cigarett, cigg | savuke, savukkeet, rööki, norttiaski, tupakka-aski
    marlboro | marlboro | marlboro | marlboro
  cigar, cigarer, cerut, cerutter, cigarillos, cigarillo | sigar, sigarer, sigarillos, cerutter, sigarillo | cigarr, cigarrer, cigariller, cigarill, cigarillos | sikari, sikarit, pikkusikari, sikarillo, pikkusikarit
  rulletobak | rulletobakk, rullings | rulltobak, rullatobak | kääretupakka, kääretupakat, sätkätupakka, irtotupakka, rullatupakka
  pibetobak, piber, tobakspibe | pipetobakk | piptobak, tobakspipa | piipputupakka, piipputupakat, piippu
  snus, portionssnus, tobakssnus | snus, porsjonssnus, løssnus, tobakkssnus | snus, portionssnus, lössnus, grovsnus, tobakssnus | nuuska, nuuskat, snus
    - | - | general | -
    - | - | göteborgs rapé | -
    - | - | ettan | -
  nikotinposer, nikotinpose, nikotinpouches, hvid snus, tobaksfri snus, snus nikotin | nikotinposer, nikotinpose, hvit snus, tobakksfri snus | vitt snus, vit snus, nikotinportioner, nikotinpåsar, tobaksfritt snus | nikotiinipussi, nikotiinipussit, nikotiininuuska, valkoinen nuuska
    zyn | zyn | zyn | zyn
    velo | velo | velo | velo
    nikotinfri snus, nikotinfri poser | nikotinfri snus | nikotinfritt snus, nikotinfri snus | nikotiiniton nuuska, nikotiinittomat pussit
      - | - | kickup | -
  skrå, skråtobak, tyggetobak | skråtobakk, skrå, tyggetobakk | tuggtobak, råtobak | purutupakka, mälli
e-cigaret, e-cigaretter, ecigaret, vape, vapes, puff bar, engangsvape, damper | e-sigarett, e-sigaretter, vape, esigarett, engangsvape | e-cigarett, e-cigaretter, vape, ecigarett, engångsvape, vejp | sähkötupakka, sähkösavuke, sähkötupakat, vape, vapet, sähkösavukkeet, kertakäyttövape
  e-væske, e-juice, vape juice, e-liquid | e-væske, e-juice, vape juice, e-liquid | e-vätska, e-juice, vejpjuice, e-liquid | e-neste, sähkötupakkaneste, nikotiinineste, vape neste, e-nesteet
cigaretpapir, rullepapir, cigaretrør, cigaretfilter, filtre, filtertips, cigarethylstre | rullepapir, sigarettpapir, sigarettfilter, sigaretthylser, filtertips | cigarettpapper, rullpapper, cigarettfilter, cigaretthylsor, filtertips | savukepaperi, sätkäpaperi, tupakkapaperi, rullauspaperi, tupakkafiltteri, filtterit, savukeholkki, tupakkahylsy
  rizla | rizla | rizla | rizla
askebæger, askebægre | askebeger | askfat, askkopp | tuhkakuppi, tuhkakupit`,
}
