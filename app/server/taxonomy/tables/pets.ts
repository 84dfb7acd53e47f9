import type { GoodsTable } from '../goods-table.ts'

/** Food, snacks, litter and accessories for pets and other animals. */
export const pets: GoodsTable = {
  part: 'pets',
  rows: `
kæledyr, kæledyrsartikler, dyreartikler, dyreudstyr | kjæledyr, dyreutstyr, kjæledyrutstyr, dyreartikler | husdjur, husdjurstillbehör, djurtillbehör, sällskapsdjur | lemmikki, lemmikit, lemmikkitarvike, lemmikkitarvikkeet, eläintarvikkeet, lemmikkieläin, lemmikkieläimet
  dyremad, foder, dyrefoder | dyremat, fôr, dyrefôr, dyrefor | djurfoder, djurmat, foder, husdjursfoder | lemmikkiruoka, lemmikkien ruoka, eläinten ruoka, lemmikinruoka, täysravinto
    tørfoder, tørkost | tørrfôr, tørrfor | torrfoder | kuivaruoka, kuivaruoat, kuivaruuat, kuivamuona
    vådfoder, vådkost, dåsemad til dyr | våtfôr, våtfor, boksmat til dyr | våtfoder, blötfoder, blötmat | märkäruoka, märkäruoat, märkäruuat
    råfoder, råfoder til hund, barf | råfôr, vom, ferskfôr, vom og hundemat | råfoder, färskfoder, färskfoder hund | raakaruoka, raakaravinto, barf
    royal canin | royal canin | royal canin | royal canin
    purina, purina one | purina, purina one | purina, purina one | purina, purina one
    - | bozita | bozita | bozita
  hund, hundeudstyr, hundeartikler, hundeting | hund, hundeutstyr, hundeartikler, hundeting | hund, hundtillbehör, hundartiklar, hundsaker | koira, koirat, koirantarvike, koirantarvikkeet, koiratarvikkeet
    hundefoder, hundemad, foder til hund, mad til hund | hundemat, hundefôr, hundefor, mat til hund | hundmat, hundfoder, mat till hund | koiranruoka, koiranruoat, koiranruuat, koiranmuona, koiranmuonat, ruoka koiralle
      hvalpefoder, hvalpemad | valpefôr, valpefor, valpemat | valpfoder, valpmat | pennunruoka, koiranpennunruoka, pentumuona, pentujen ruoka
      seniorfoder, hundefoder senior | seniorfôr, seniorfor | seniorfoder, seniorhundmat | senioriruoka, seniorikoiran ruoka
      tørfoder til hund, hundetørfoder | tørrfôr til hund, tørrfor hund | torrfoder hund, torrfoder till hund | koiran kuivaruoka, koirien kuivaruoka
      vådfoder til hund, hundepølse, dåsemad til hund | våtfôr til hund, våtfor hund, hundepølse | våtfoder hund, burkmat hund, hundkorv | koiran märkäruoka, koiranpurkki, koiranmakkara
      pedigree | pedigree | pedigree | pedigree
      frolic | frolic | frolic | frolic
      cesar | cesar | cesar | cesar
      eukanuba | eukanuba | eukanuba | eukanuba
      - | labb | doggy | musti, hau hau
    hundesnacks, hundesnack, hundeguf, hundegodbid, hundegodbidder, godbidder, godbidder til hund, hundegodt, hundeslik | hundesnacks, hundegodbit, hundegodbiter, hundesnack, hundegodteri, godbiter til hund, hundegodis | hundgodis, hundsnacks, hundgodbit, hundgodbitar, hundsnack, godis till hund | koiranherkku, koiranherkut, koirannami, koirannamit, koiranmakupala, koiranmakupalat, koiran makupala, koirankarkki
      tyggeben, tyggepinde, hundeben, kødben, kraftben, tyggerulle | tyggebein, tyggepinne, tyggepinner, hundebein, tyggerull | tuggben, tuggpinne, tuggpinnar, hundben, märgben, tuggrulle | puruluu, puruluut, purutikku, purutikut, koiranluu, koiranluut, pururulla
      hundekiks, hundekage, kiks til hund | hundekjeks, kjeks til hund | hundkex, hundkaka, kex till hund | koirankeksi, koirankeksit
      dentastix, dentalsticks, tandtyggeben | dentastix, tannpinner hund | dentastix, dentalsticks, tandtuggben | dentastix, hammastikut koiralle
      okseører, griseøre, griseører, tørrede griseører, oksehud | griseøre, griseører, okseører, oksehud | grisöra, grisöron, nötöra, oxhud | siankorva, siankorvat, possunkorva, häränhäntä
      gevir til hund, hjortegevir, hundegevir | gevir til hund, hundegevir | tugghorn, horn hund | purusarvi, puruluu sarvi
      træningsgodbidder, belønningsgodbidder | treningsgodbiter, belønningsgodbiter | träningsgodis, belöningsgodis, köttbullar hund | palkintonami, palkintonamit, koulutusnamit
    hundesnor, hundeline, førerline, hundekobbel | hundebånd, hundekobbel, kobbel, bånd til hund | koppel, hundkoppel | talutin, taluttimet, koiran talutin, hihna, taluhihna, talutushihna
      flexline, flexi, rulleline | flexikobbel, flexi, rullebånd | flexikoppel, flexi, rullkoppel | kelatalutin, kelataluttimet, flexi, fleksi
      sporline, sporeline | sporline, langline | spårlina, långlina | jälkiliina, pitkä talutin
    hundehalsbånd, halsbånd til hund | hundehalsbånd, halsbånd til hund, hundelenke | hundhalsband, halsband hund | koiranpanta, koiranpannat, koiran panta, kaulapanta, kaulapannat
      lyshalsbånd, led halsbånd, lysende halsbånd | lyshalsbånd, led halsbånd, blinklys hund | lyshalsband, reflexhalsband, blinkhalsband | valopanta, valopannat, heijastinpanta
      flåthalsbånd, loppehalsbånd | flåtthalsbånd, loppehalsbånd | fästinghalsband | punkkipanta, punkkipannat
    hundesele, sele til hund, trækkesele | hundesele, sele til hund, trekksele | hundsele, sele hund, dragsele | koiranvaljaat, valjaat, koiran valjaat
    hundeseng, hundekurv, hundepude, hundemåtte, hundetæppe | hundeseng, hundepute, hundekurv, hundematte, hundeteppe | hundbädd, hundsäng, hundkorg, hundkudde, hundfilt, biabädd | koiranpeti, koiranpedit, koiran peti, koiranpatja, koiransänky, koiran makuualusta
    hundetøj, hundedækken, hundefrakke, hundejakke | hundeklær, hundedekken, hundejakke, hundegenser | hundkläder, hundtäcke, hundjacka, hundtröja | koiran vaatteet, koiranvaatteet, koirantakki, koiran takki, koiranloimi, loimi koiralle
      hundesko, hundesokker, hundestøvler, potesokker | hundesko, potesokker, hundesokker | hundskor, hundsockor, tasskor | koirantossut, koiran tossut, koiran kengät
      hunderegnfrakke, regndækken | hunderegnjakke, regndekken | hundregnjacka, regntäcke hund | koiran sadetakki
    hundelegetøj, legetøj til hund, hundebold, hundereb | hundeleke, hundeleker, hundeball, tau til hund | hundleksak, hundleksaker, hundboll, leksak hund | koiranlelu, koiranlelut, koiran lelu, koiranpallo, vinkulelu
      kong, aktivitetslegetøj, hundepuslespil, snusemåtte, slikkemåtte | kong, aktivitetsleke, snusematte, slikkematte | kong, aktivitetsleksak, aktiveringsleksak, slickmatta, snusmatta | kong, aktivointilelu, nuolumatto, nuuskumatto
    hundebur, transportbur til hund, hundetransportbur | hundebur, bilbur, transportbur til hund | hundbur, bilbur, transportbur hund | koiranhäkki, koiran häkki, kuljetushäkki, koiran kuljetuslaatikko
    hundehus | hundehus | hundkoja | koirankoppi, koirankopit
    hundegitter, hundegrind, hvalpegitter, hvalpegård | hundegrind, valpegrind, kompostgrind | hundgrind, valphage, valpgrind, kompostgaller | koiraportti, koiranportti, pentuaitaus
    hundeposer, høm høm poser, hundehømhøm, hundepose, høm-høm-poser | hundeposer, hundepose, bæsjeposer, hundebæsjposer, avføringsposer | bajspåsar, hundpåsar, bajspåse, hundbajspåsar | koirankakkapussi, koirankakkapussit, kakkapussi, kakkapussit
    hvalpeunderlag, tisseunderlag, hvalpepads | valpepads, tisseunderlag, valpematte | valpunderlägg, kissunderlägg, valpmatta | pissa-alusta, pentualusta, pentualustat
    hundeble, hundebleer, tispetrusse, løbetidsbukser | hundebleie, hundebleier, tispetruse, løpetidstruse | hundblöja, hundblöjor, tikskydd, löpskydd | koiranvaippa, koiranvaipat, juoksuhousut koira
    hundeshampoo, shampoo til hund | hundesjampo, hundeshampoo, sjampo til hund | hundschampo, hundshampoo, schampo hund | koiranshampoo, koirashampoo, koiran shampoo
    potepleje, potevoks, potesalve | potesalve, potevoks, labbsalve | tassvård, tassalva, tassvax | tassuvoide, tassurasva, tassuvaha
    hundetandpasta, tandpasta til hund | hundetannkrem, tannkrem til hund | hundtandkräm, tandkräm hund | koiran hammastahna
    hundetandbørste, tandbørste til hund | hundetannbørste | hundtandborste | koiran hammasharja
    mundkurv | munnkurv | munkorg | kuonokoppa, kuonokopat
    hundefløjte, hundetræning, klikker | hundefløyte, klikker | visselpipa hund, hundvisselpipa, klicker | koirapilli, naksutin
    gps til hund, hundetracker, gps tracker hund | gps til hund, hundepeiler | hund gps, gps till hund, hundpejl | koirapanta gps, koiratutka, koiran gps
    hundesikkerhedssele, hundebilsele, bilsele hund | bilsele hund, sikkerhetssele hund | bilbälte hund, hundbilbälte, bilsele hund | koiran turvavyö
  kat, katteartikler, katteudstyr | katt, katteutstyr, katteartikler | katt, kattillbehör, kattartiklar | kissa, kissat, kissantarvike, kissantarvikkeet, kissatarvikkeet
    kattefoder, kattemad, foder til kat, mad til kat | kattemat, kattefôr, kattefor, mat til katt | kattmat, kattfoder, mat till katt | kissanruoka, kissanruoat, kissanruuat, kissanmuona, kissanmuonat, kissanpurkki, kissanpurkit, ruoka kissalle
      killingefoder, killingemad | kattungemat, kattungefôr | kattungemat, kattungefoder | kissanpennunruoka, kissanpennun ruoka
      tørfoder til kat, kattetørfoder | tørrfôr til katt, tørrfor katt | torrfoder katt, torrfoder till katt | kissan kuivaruoka, kissojen kuivaruoka
      vådfoder til kat, portionsposer kat, kattemad i gele | våtfôr til katt, våtfor katt, porsjonsposer katt | våtfoder katt, blötmat katt, portionspåsar katt | kissan märkäruoka, kissanruokapussi, kissan annospussi
      whiskas | whiskas | whiskas | whiskas
      sheba | sheba | sheba | sheba
      felix kattemad | felix kattemat | felix kattmat | felix kissanruoka
      gourmet gold | gourmet gold | gourmet gold | gourmet gold
      friskies, brekkies | friskies, brekkies | friskies, brekkies | friskies, brekkies
      latz | latz | latz | latz
      - | pus | mjau | mjau, kitekat
    kattesnacks, kattesnack, kattegodbid, kattegodbidder, katteguf, godbidder til kat, kattegodt | kattesnacks, kattegodbit, kattegodbiter, kattesnack, kattegodteri, kattegodis | kattgodis, kattsnacks, kattgodbit, kattgodbitar, kattsnack | kissanherkku, kissanherkut, kissanmakupala, kissanmakupalat, kissannami, kissannamit, kissan makupala
      dreamies | dreamies | dreamies | dreamies
      cremesnack til kat, kattesnack creme, kattesticks | kattesticks, creamy snacks katt | kattsticks, creamy snacks katt | kissantikku, kissan lihatikku
      kattemælk, mælk til katte | kattemelk | kattmjölk | kissanmaito, kissan maito
      kattegræs | kattegress | kattgräs | kissanruoho, kissannurmi
      katteurt, kattemynte | kattemynte, catnip | kattmynta, catnip | kissanminttu, catnip
    kattegrus, kattesand, kattestrøelse, grus til kat | kattesand, kattestrø, kattegrus | kattsand, kattströ, kattgrus | kissanhiekka, kissanhiekat, kissan hiekka, kissanhiekkaa, kissankuivike
      klumpende kattegrus | klumpende kattesand | klumpbildande kattsand, klumpande kattsand | paakkuuntuva kissanhiekka
      silica kattegrus, krystalgrus | silica kattesand, krystallsand | silica kattsand, kristallsand katt | silikahiekka, kissanhiekka silika
    kattebakke, kattetoilet, grusbakke | kattedo, kattetoalett, dokasse, kattekasse | kattlåda, kattoalett, sandlåda katt | kissanvessa, kissanvessat, hiekkalaatikko kissalle, kissan hiekkalaatikko, kissanlaatikko
      grusskovl, kattebakkeskovl | kattedospade, kattesandspade | kattsandsspade, kattsandspade | kissanhiekkalapio, hiekkalapio kissalle
      kattebakkeposer | kattedoposer | kattlådspåsar | kissanvessapussi, kissanvessapussit
    kattelegetøj, legetøj til kat, kattemus, katteurtlegetøj | katteleke, katteleker, kattemus | kattleksak, kattleksaker, kattmus | kissanlelu, kissanlelut, kissan lelu, kissanhiiri, huiska
    kradsetræ, kattetræ, kradsestolpe, kradsemøbel, kradsebræt | klorestativ, kloretre, klorestolpe, klatrestativ katt, klorebrett | klösträd, klösmöbel, klösbräda, klöspelare, klätterträd katt, klösstolpe | raapimispuu, raapimispuut, kissan kiipeilypuu, kiipeilypuu, raapimistolppa, raapimismatto
    katteseng, kattekurv, kattehule, kattehus | katteseng, kattekurv, kattehule, kattehus | kattbädd, kattsäng, kattkorg, kattkoja, kattgrotta | kissanpeti, kissanpedit, kissan peti, kissanpesä, kissan koppi
    kattelem, katteluge | katteluke, kattedør, kattelem | kattlucka, kattdörr | kissanluukku, kissanluukut
    transportkasse kat, kattetransport, transportkasse, kattekasse | transportbur katt, kattebur, transportbur | transportbur katt, kattbur, transportbur, transportväska katt | kissan kuljetuslaatikko, kissan kuljetuskoppa, kuljetuskoppa, kuljetuskopat
    kattehalsbånd | kattehalsbånd | katthalsband | kissanpanta, kissanpannat
    kattesele | kattesele | kattsele | kissanvaljaat, kissan valjaat
    kattenet, balkonnet til kat | kattenett, balkongnett katt | kattnät, balkongnät katt | kissaverkko, parvekeverkko kissalle
  madskål, hundeskål, katteskål, foderskål, vandskål, drikkeskål til hund | matskål hund, hundeskål, katteskål, fôrskål, vannskål hund | matskål hund, hundskål, kattskål, foderskål, vattenskål hund | koirankuppi, ruokakuppi, kissankuppi, koiran kuppi, kissan ruokakuppi, juomakuppi koiralle
    slowfeeder, slow feeder, aktivitetsskål | slowfeeder, slow feeder, aktivitetsskål | slowfeeder, slow feeder, aktiveringsskål | hidastuskuppi, ahmimiskuppi
    foderautomat, foderdispenser | fôrautomat, matautomat | foderautomat, matautomat | ruoka-automaatti, ruokinta-automaatti
    drikkefontæne, vandfontæne til kat, vandfontæne | drikkefontene, vannfontene katt | vattenfontän, dricksfontän | juomalähde, vesiautomaatti kissalle
  fodertønde, foderbeholder | fôrtønne, fôrbeholder | fodertunna, foderbehållare | ruokatynnyri, rehusäiliö
  pelsbørste, hundebørste, kattebørste, hundekam, furminator, pelspleje, underuldskam | pelsbørste, hundebørste, kattebørste, hundekam, furminator, pelsstell | pälsborste, hundborste, kattborste, karda, furminator, pälsvård | koiranharja, karstaharja, karsta, turkinhoito, kissanharja, furminator, koirankampa
  hundetrimmer, hundeklipper, pelstrimmer, klippemaskine hund | hundeklipper, hundetrimmer, pelstrimmer, klippemaskin hund | hundtrimmer, pälstrimmer, trimmer hund, klippmaskin hund | koirantrimmeri, trimmauskone, koiran trimmeri
  klosaks, kloklipper, negleklipper hund | klosaks, kloklipper, klotang | klosax, klotång, kloklippare | kynsisakset koiralle, kynsileikkuri koiralle, kynsipihdit
  loppemiddel, flåtmiddel, loppekur, frontline, loppebehandling, flåtmiddel til hund | loppemiddel, flåttmiddel, frontline, flåttmiddel hund | fästingmedel, loppmedel, frontline, fästingmedel hund | punkkikarkote koiralle, kirppulääke, punkkiliuos, frontline
  ormekur, ormekur til hund, ormekur til kat | ormekur, ormekur katt, ormekur hund | avmaskning, avmaskningsmedel, maskmedel katt | matolääke, matokuuri, matolääke kissalle
  flåtfjerner, flåttang | flåttfjerner, flåttplukker | fästingplockare, fästingborttagare | punkkipihdit, punkinpoistaja
  pelsolie, lakseolie til hund, fiskeolie til hund | lakseolje til hund, pelsolje | laxolja hund, laxolja | lohiöljy koiralle
  dyretransport, transporttaske, hundetaske | transportveske, dyretransport, hundeveske | transportväska, djurtransport, hundväska | kuljetuslaukku, eläimen kuljetuslaukku, lemmikin kuljetuslaukku
  dyreseng | dyreseng | djurbädd | lemmikinpeti, lemmikin peti
  fuglefoder, fuglemad, fuglefrø, vildtfuglefoder, foder til fugle, fuglefrøblanding | fuglemat, fuglefrø, fuglefôr, fuglefor, frø til fugler | fågelmat, fågelfrö, fågelfoder, vildfågelmat, frö till fåglar | linnunruoka, linnunruoat, linnunruuat, linnunsiemen, linnunsiemenet, lintujen ruoka, talvilintujen ruoka
    mejsekugler, mejsekugle, mejsebolle, fedtkugler, foderkugler, fuglekugler | meisebolle, meiseboller, talgboller, talgboller til fugl, fettboller | talgbollar, talgboll, fågelbollar, mesbollar | talipallo, talipallot, talitanko, talitangot, lintupallo
    solsikkekerner til fugle, fuglesolsikke, stribede solsikkefrø | solsikkefrø til fugl, solsikkefrø fuglemat | solrosfrö fågel, solrosfrön till fåglar | auringonkukansiemen linnuille, linnunauringonkukka, kuorittu auringonkukansiemen
    fuglejordnødder, jordnødder til fugle | peanøtter til fugl, fuglenøtter | jordnötter fågel, fågelnötter | lintupähkinä, maapähkinä linnuille, linnunpähkinä
    havreneg, julenet, neg | julenek, kornband | havrekärve, julkärve, kärve | kauralyhde, lintulyhde
    undulatfoder, undulatfrø, papegøjefoder, kanariefuglefoder | undulatfrø, undulatmat, papegøyemat, burfuglfrø | undulatfrö, undulatmat, papegojfoder, burfågelfrö | undulaatinsiemen, undulaatinruoka, papukaijan ruoka
  fuglehus, foderbræt, foderautomat til fugle, fuglebræt, foderhus | fuglebrett, fuglemater, fuglehus, fôrautomat fugl | fågelbord, fågelmatare, fröautomat, fågelholk, fågelhus, foderautomat fågel | lintulauta, lintulaudat, lintuautomaatti, lintujen ruokinta-automaatti
    redekasse, mejsekasse, fuglekasse | fuglekasse, rugekasse, meisekasse | holk, fågelholkar | linnunpönttö, linnunpöntöt, pönttö
    fuglebad | fuglebad | fågelbad | lintuallas, lintukylpy
  fuglebur, bur til undulat | fuglebur | fågelbur | lintuhäkki, lintuhäkit
  fuglesand, fuglegrus, skalsand | fuglesand, skjellsand | fågelsand, snäcksand | linnunhiekka, lintuhiekka
  hønsefoder, hønsemad, foder til høns, hønsekorn | hønsefôr, hønsefor, hønsemat | hönsfoder, hönsmat, värpfoder | kananrehu, kanojen rehu, kanojen ruoka, kanarehu
  smådyr, gnavere, gnaver, smådyrsartikler | smådyr, gnager, gnagere, gnagerutstyr | smådjur, gnagare, smådjurstillbehör | jyrsijä, jyrsijät, pieneläin, pieneläimet, jyrsijätarvikkeet
    gnaverfoder, smådyrsfoder, gnavermad | gnagerfôr, smådyrfôr, gnagermat, gnagerfor | gnagarfoder, smådjursfoder, gnagarmat, smådjursmat | jyrsijänruoka, jyrsijän ruoka, jyrsijöiden ruoka
      kaninfoder, kaninmad, kaninpiller | kaninfôr, kaninmat, kaninpellets, kaninfor | kaninfoder, kaninmat, kaninpellets | kaninruoka, kanin ruoka, kanin pelletti, kaninpelletti
      marsvinefoder, marsvinemad | marsvinfôr, marsvinmat | marsvinsfoder, marsvinsmat | marsunruoka, marsun ruoka
      hamsterfoder, hamstermad | hamsterfôr, hamstermat | hamsterfoder, hamstermat | hamsterinruoka, hamsterin ruoka
    hø, kaninhø, hø til kaniner, smådyrshø | høy, kaninhøy, smådyrhøy | hö, kaninhö, smådjurshö | heinä jyrsijöille, kaninheinä, jyrsijänheinä
    gnaversnacks, kaninsnack, hamstersnack, gnavestang | gnagersnacks, kaningodteri, smådyrsnacks | gnagargodis, smådjursgodis, kaningodis | jyrsijänherkku, jyrsijöiden herkku, kaninherkku
    gnaverbur, smådyrsbur, bur til gnavere | gnagerbur, smådyrbur | gnagarbur, smådjursbur | jyrsijähäkki, jyrsijän häkki, jyrsijähäkit
      kaninbur, kaninhus, løbegård | kaninbur, kaninhus, løpegård kanin | kaninbur, kaninhage, rasthage kanin | kaninhäkki, kanin häkki, kanin ulkotarha
      hamsterbur | hamsterbur | hamsterbur | hamsterinhäkki, hamsterin häkki
      marsvinebur | marsvinbur | marsvinsbur | marsunhäkki, marsun häkki
    gnaverlegetøj, gnaverhus, kaninlegetøj | gnagerleke, gnagerhus | gnagarleksak, gnagarhus | jyrsijänlelu, jyrsijän mökki
      hamsterhjul, hamsterbold, løbehjul til hamster | hamsterhjul, hamsterball | hamsterhjul, hamsterboll | hamsterin juoksupyörä, hamsteripallo, juoksupyörä hamsterille
    drikkeflaske til gnaver, drikkeflaske kanin | drikkeflaske kanin, drikkeflaske smådyr | vattenflaska kanin, vattenflaska smådjur | jyrsijän juomapullo, juomapullo kanille
  bundstrøelse, smådyrsstrøelse, strøelse, savsmuld, spåner, smådyrsspåner, hampstrøelse | strø, kutterflis, kutterspon, flis til smådyr, sagflis | kutterspån, strö, sågspån, spån, smådjursströ, strömedel | kuivike, kuivikkeet, kutterinpuru, kutterinlastu, puru, purut, jyrsijänpuru
    træpiller til strøelse, halmpiller, halm | halm, halmpellets, strøpellets | halm, halmpellets, ströpellets | olki, oljet, olkipelletti, kuivikepelletti
  fiskefoder, akvariefoder, fiskemad, fiskefoder til akvarie, guldfiskefoder, flagefoder | fiskemat, fiskefôr, akvariefôr, akvariemat, gullfiskmat | fiskmat, fiskfoder, akvariefoder, guldfiskmat, flingfoder | kalanruoka, kalanruoat, kalojen ruoka, akvaariokalojen ruoka, hiutaleruoka
  akvarium, akvarie | akvarium | akvarium | akvaario, akvaariot
  akvarieudstyr, akvarieartikler, akvariefilter, akvariepumpe | akvarieutstyr, akvariefilter, akvariepumpe | akvarietillbehör, akvariefilter, akvariepump | akvaariotarvikkeet, akvaariosuodatin, akvaariopumppu
    akvariesand, akvariegrus | akvariegrus, akvariesand | akvariesand, akvariegrus | akvaariohiekka, akvaariosora
    akvarieplanter | akvarieplanter | akvarieväxter | akvaariokasvi, akvaariokasvit
    akvariepynt, akvariedekoration | akvariepynt, akvariedekor | akvariedekoration, akvarieprydnad | akvaariokoriste, akvaariokoristeet
  terrarium | terrarium | terrarium | terraario, terraariot
    varmelampe terrarium, uvb pære | varmelampe terrarium, uvb lampe | värmelampa terrarium, uvb lampa | terraariolamppu, uvb lamppu
    krybdyrfoder, melorme, foderdyr, fårekyllinger | reptilfôr, melormer, sirisser | reptilfoder, mjölmask, syrsor | matelijan ruoka, jauhomato, jauhomadot, sirkat
  hesteudstyr, rideudstyr, hesteartikler, udstyr til hest | hesteutstyr, rideutstyr, utstyr til hest | hästutrustning, ridutrustning, hästtillbehör, ridsport | hevostarvike, hevostarvikkeet, ratsastusvarusteet, ratsastustarvikkeet
    hestefoder, foder til hest, hestemysli, hestemüsli | hestefôr, hestefor, kraftfôr hest, hestemüsli | hästfoder, hästmüsli, betfor, lusernpellets | hevosenrehu, hevosen rehu, hevosrehu, hevosmysli
    hestesnacks, hestebolsjer, hestegodbidder | hestegodbit, hestegodbiter, hestegodteri | hästgodis, hästgodbitar | hevosherkku, hevosenherkku, hevosnamit, hevosnami
    hestedækken, udedækken, stalddækken | hestedekken, utedekken, stalldekken, hestedekke | hästtäcke, utetäcke, stalltäcke, regntäcke häst | hevosloimi, hevosloimet, hevosen loimi, sadeloimi, talliloimi
      fluedækken, insektdækken | insektdekken, fluedekken | flugtäcke | ötökkäloimi, kärpäsloimi
    grime, træktov, grimeskaft | grime, leietau | grimma, grimskaft | riimu, riimut, riimunnaru
    trense, hovedtøj | hodelag, trense | träns, huvudlag | suitset
      tøjler, tøjle | tøyler, tøyle | tyglar, tygel | ohjat, ohjakset
      bid til hest, hestebid | bitt til hest, hestebitt | bett häst, tränsbett | kuolain, kuolaimet
    sadel, ridesadel | hestesal, ridesal | hästsadel, ridsadel | ratsastussatula, hevossatula
      underlag til hest, sadelunderlag, schabrak | sjabrak, sadelunderlag, salunderlag | schabrak, sadelunderlag, vojlock | satulahuopa, satulahuovat
      sadelgjord, gjord | salgjord, gjord til hest | sadelgjord | satulavyö, satulavyöt
    strigle, strigler, hestebørste, hestebørster, mankam, kardæsk | strigle, strigler, hestebørste, børste hest | rykt, ryktborste, hästborste, ryktskrapa, mankam | hevosharja, suka, hevosharjat, harjat hevonen
    hovrenser, hovrensere | hovrenser, hovkrok | hovkrats, hovkratsar | kaviokoukku, kaviokoukut
    striglekasse, strigletaske | striglekasse, stellekasse, stelleveske | ryktlåda, ryktväska, ryktset | harjapakki, harjalaukku
    hestebandager, benbeskyttere til hest, hestebandage, gamacher til hest | benbeskyttere hest, bandasjer hest, belegg hest | benskydd häst, benlindor, senskydd | hevosen suojat, jännesuojat, pintelit, pinteli
    ridepisk, pisk | ridepisk, pisk ridning | ridspö, spö, hoppspö | ratsastusraippa, raippa
    sporer, ridesporer | sporer, ridesporer | sporrar, ridsporrar | kannukset
    saltsten, slikkesten, saltslikkesten | saltstein, slikkestein | saltsten, saltslicksten, slicksten | suolakivi, nuolukivi, hevosen nuolukivi
    hovfedt, hovolie | hovfett, hovolje | hovfett, hovolja | kaviorasva, kavioöljy
    fluespray til hest, insektspray hest | fluespray hest, insektspray hest | flugspray häst, flugmedel häst | ötökkäsuihke hevoselle
  vildtfoder, rådyrfoder, foder til vildt | viltfôr, rådyrfôr, saltstein vilt | viltfoder, rådjursfoder | riistanruoka, riistaruoka, nuolukivi riistalle
  pindsvinefoder, pindsvinemad | pinnsvinmat | igelkottsmat, igelkottsfoder | siilinruoka
  pindsvinehus | pinnsvinhus | igelkottshus | siilinpesä
  grundfoder, kraftfoder, foderkorn, fårefoder, svinefoder, kvægfoder | kraftfôr, kraftfor, sauefôr | kraftfoder, fårfoder, grisfoder | rehu, rehut, rehuseos`,
}
