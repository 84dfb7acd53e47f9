import type { GoodsTable } from '../goods-table.ts'

/** Clothes for women, men and children, work wear. */
export const clothes: GoodsTable = {
  part: null,
  rows: `
tøj, beklædning, klæder, tekstil | klær, tøy, bekledning | kläder, klädesplagg | vaatteet, vaate, vaatetus
  dametøj | dameklær | damkläder | naisten vaatteet, naistenvaatteet
  herretøj | herreklær | herrkläder | miesten vaatteet, miestenvaatteet
  børnetøj, pigetøj, drengetøj | barneklær, jenteklær, gutteklær | barnkläder, flickkläder, pojkkläder | lastenvaatteet, lasten vaatteet
  babytøj | babyklær | babykläder, bebiskläder | vauvanvaatteet, vauvan vaatteet
    bodystocking, babybody, body | body, babybody | body, babybody, bodys | body, vauvan body, bodyt
    sparkedragt, heldragt, pyjamas baby | sparkedrakt, sparkebukse, pysjamas baby | sparkdräkt, sparkbyxor | potkuhousut, potkupuku
    babystrømper, babysokker | babysokker | babystrumpor, babysockor | vauvan sukat
    babyhue, hjelmhue baby, kyse | babylue, kyse | babymössa, hätta | vauvan myssy, vauvanmyssy
    futter, babyfutter, hjemmesko baby | babytøfler, babysko | babytofflor, babyskor | vauvan töppöset, töppöset, vauvan tossut
    børnekørepose, kørepose | vognpose | åkpåse | lämpöpussi, vaunujen makuupussi
  gravidtøj, ventetøj, graviditetstøj | mammaklær, gravidklær | mammakläder, gravidkläder | äitiysvaatteet
    ventebukser, gravidbukser | mammabukse, gravidbukse | mammabyxor, gravidbyxor, mammajeans | äitiyshousut, äitiysfarkut
    ammebh, amme bh | amme-bh | amnings-bh, amningsbh | imetysliivit
  sportstøj, træningstøj | treningsklær, treningstøy, sportsklær | träningskläder, sportkläder | urheiluvaatteet, treenivaatteet, urheiluasut
    løbetøj | løpeklær, løpetøy | löparkläder, löpkläder | juoksuvaatteet
    joggingtøj, joggingdragt, træningsdragt, joggingsæt | joggedress, treningsdress | träningsoverall, mjukisdress | verryttelyasu, verkkapuku, collegeasu
    træningstights, løbetights, sportstights | treningstights, løpetights | träningstights, löpartights, löpartajts | treenitrikoot, juoksutrikoot, urheilutrikoot
    sports-bh, sportsbh, sportstop | sports-bh, sportstopp | sport-bh, sportbh, sporttopp | urheiluliivit, urheilutopit
    fodboldtrøje, fodboldtøj | fotballdrakt, fotballtrøye, fotballklær | fotbollströja, fotbollskläder | jalkapallopaita, jalkapallovaatteet, fanipaita
    træningstrøje, sportstrøje, t-shirt træning | treningstrøye, treningsskjorte | träningströja, funktionströja | treenipaita, urheilupaita
    løbeshorts, træningsshorts, sportsshorts | treningsshorts, løpeshorts | träningsshorts, löparshorts | urheilushortsit, treenishortsit, juoksushortsit
  overtøj, vintertøj | yttertøy, ytterklær, vinterklær | ytterkläder, vinterkläder | ulkovaatteet, talvivaatteet, päällysvaatteet
    flyverdragt, vinterdragt, snedragt | parkdress, vinterdress, dress barn | vinteroverall, overall barn, snödräkt | haalari, toppahaalari, talvihaalari, lasten haalari, välikausihaalari
    termotøj, termosæt | termodress, termoklær | termoset, termokläder, fodrade kläder | välikausipuku, toppapuku, kerrospuku
    skitøj, skidragt, skisæt | skiklær, skidress, alpinklær | skidkläder, skidoverall, skidställ | laskettelupuku, hiihtopuku, lasketteluvaatteet
    skibukser | skibukse, alpinbukse | skidbyxor, täckbyxor, termobyxor | toppahousut, lasketteluhousut, talvihousut
  regntøj, regnsæt | regntøy, regnklær, regnsett | regnkläder, regnställ, regnset | sadevaatteet, sadeasu, kurapuku, kuravaatteet
    regnjakke, regnfrakke, regnslag, regnponcho | regnjakke, regnfrakk, regnponcho, regnkåpe | regnjacka, regnrock, regnponcho | sadetakki, sadeviitta
    regnbukser, overtræksbukser | regnbukse, overtrekksbukse | regnbyxor, galonbyxor, galonisar | sadehousut, kurahousut, kuoripuku
    regndragt, regnheldragt | regndress, regndrakt | regnoverall, skaloverall | kurahaalari, sadehaalari
  uldtøj, uldundertøj, skiundertøj, termoundertøj | ullundertøy, superundertøy, stillongs, ulltøy, ullklær | underställ, ullunderställ, långkalsonger, superunderställ | kerrasto, villakerrasto, pitkät kalsarit, lämpökerrasto, alusasu
  badetøj | badetøy | badkläder | uima-asut, uimavaatteet, uima-asu
    badedragt | badedrakt | baddräkt | uimapuku, uimapuvut
    bikini | bikini | bikini | bikinit, bikini
    badebukser, badeshorts, svømmeshorts | badeshorts, badebukse | badshorts, badbyxor | uimahousut, uimashortsit
    uv-dragt, uv dragt, uv-tøj | uv-drakt, uv drakt, uv-klær | uv-dräkt, uv dräkt, uv-kläder | uv-asu, uv-puku, uv-vaatteet
    badekåbe, morgenkåbe, kimono | badekåpe, morgenkåpe | badrock, morgonrock | kylpytakki, aamutakki
    badeponcho | badeponcho | badponcho | kylpyponcho, rantaponcho
    - | - | bastukläder, bastuhatt | saunavaatteet, saunahattu, saunatakki
  nattøj, pyjamas | nattøy, pyjamas, pysj, pysjamas | nattkläder, pyjamas, sovkläder | yöasu, pyjama, yövaatteet, yöpuku
    natkjole, natskjorte | nattkjole, nattskjorte | nattlinne, nattskjorta | yöpaita, yömekko
    julepyjamas, julenattøj | julepyjamas, julepysj | julpyjamas | joulupyjama
    heldragt voksen, onesie, jumpsuit nattøj | onesie, kosedress | onesie, mysdress, jumpsuit mys | oloasu, kokohaalari, onesie
  festtøj, selskabstøj | selskapsklær, festklær, penklær | festkläder | juhlavaatteet, juhla-asu
    konfirmationstøj, konfirmationskjole | konfirmasjonskjole, konfirmasjonsdress | konfirmationsklänning, studentklänning | rippijuhlamekko, rippipuku, valmistujaismekko
    brudekjole | brudekjole | brudklänning, bröllopsklänning | hääpuku, hääpuvut
    dåbskjole, dåbstøj | dåpskjole | dopklänning | kastemekko, kastepuku
    bunad, folkedragt, nationaldragt | bunad, bunadskjorte | folkdräkt | kansallispuku
jakke, jakker | jakke, jakker | jacka, jackor | takki
  vinterjakke, dunjakke, parkacoat, parka | vinterjakke, dunjakke, boblejakke, parkas | vinterjacka, dunjacka, täckjacka, parka, parkas | talvitakki, toppatakki, untuvatakki, parka, parkatakki
  forårsjakke, overgangsjakke, sommerjakke | vårjakke, overgangsjakke | vårjacka, höstjacka, sommarjacka | kevättakki, välikausitakki, syystakki
  frakke, uldfrakke, trenchcoat | kåpe, ullkåpe, frakk, trenchcoat | kappa, ullkappa, ytterrock, trenchcoat | villakangastakki, päällystakki, trenssi, trenchcoat
  softshelljakke, softshell | softshelljakke, softshell | softshelljacka, softshell | softshell-takki, softshelltakki, softshell
  skaljakke, vindjakke, windbreaker, anorak | skalljakke, vindjakke, anorakk | skaljacka, vindjacka, anorak | kuoritakki, tuulitakki, anorakki
  fleecejakke, fleece, fleecetrøje | fleecejakke, fleece, fleecegenser | fleecejacka, fleece, fleecetröja | fleecetakki, fleece, fleecepusero
  skijakke | skijakke, alpinjakke | skidjacka | laskettelutakki, hiihtotakki
  læderjakke, skindjakke | skinnjakke | skinnjacka, läderjacka | nahkatakki
  cowboyjakke, denimjakke | olajakke, dongerijakke | jeansjacka | farkkutakki
  habitjakke, blazer, blazerjakke | blazer, dressjakke | kavaj, blazer | bleiseri, pikkutakki, jakku
  børnejakke, jakke børn | barnejakke, jakke barn | barnjacka, jacka barn | lasten takki
  dunvest, vest, vatvest | vest, dunvest, boblevest | väst, dunväst, täckväst | liivi, toppaliivi, untuvaliivi
  pels, pelsfrakke | pels, pelskåpe | päls | turkki, turkis
habit, jakkesæt, suit | dress, herredress | kostym, kostymer | puku, miesten puku, puvut
  smoking | smoking | smoking | smokki, frakki
  buksedragt | buksedress, buksedrakt | byxdress, byxdräkt | housupuku, housupuvut
bukser, benklæder | bukser, bukse | byxor, byxa | housut
  jeans, cowboybukser, denim | jeans, dongeribukse, olabukse | jeans | farkut, farmarit
  chinos | chinos | chinos | chinot, chinohousut
  joggingbukser, sweatpants, træningsbukser, sweatbukser | joggebukse, treningsbukse | mjukisbyxor, träningsbyxor, joggingbyxor | verkkarit, collegehousut, verryttelyhousut, college-housut
  cargobukser, lommebukser | cargobukse, lommebukser | cargobyxor, fickbyxor | reisitaskuhousut, cargohousut
  habitbukser, pæne bukser | dressbukse, penbukse | kostymbyxor, finbyxor | suorat housut, pukuhousut
  fløjlsbukser | kordfløyelsbukse, fløyelsbukse | manchesterbyxor | vakosamettihousut
  hørbukser, sommerbukser | linbukse, sommerbukse | linnebyxor, sommarbyxor | pellavahousut, kesähousut
  termobukser, softshellbukser | termobukse, softshellbukse | fodrade byxor, softshellbyxor | vuorihousut, välikausihousut, softshell-housut
  vandrebukser, outdoorbukser | turbukse, vandrebukse | friluftsbyxor, vandringsbyxor | ulkoiluhousut, vaellushousut, retkeilyhousut
  børnebukser | barnebukse | barnbyxor | lasten housut
  shorts, korte bukser | shorts, kortbukse | shorts | shortsit, sortsit
    cykelshorts dame, cykelshorts bomuld | sykkelshorts dame | cykelbyxor dam | pyöräilyshortsit naisille
    cowboyshorts | olashorts, dongerishorts | jeansshorts | farkkushortsit
  overalls, smækbukser | selebukse | hängselbyxor | lappuhaalari, lappuhousut
leggings, tights | leggings, tights | leggings, tights, tajts | leggingsit, legginsit, trikoot
trøje, trøjer, sweater, striktrøje, pullover | genser, gensere, trøye, strikkegenser, pullover | tröja, tröjor, stickad tröja, pullover | pusero, neule, neulepusero, villapaita, neulepaita, puserot, neuleet
  cardigan, strikcardigan | cardigan, strikkejakke, kofte, strikket jakke | kofta, cardigan, koftor | neuletakki, villatakki, cardigan
  islandsk sweater, sømandssweater, uldtrøje, uldsweater | ullgenser, islender, islandsgenser, mariusgenser | ulltröja, islandströja, yllesweater | villaneule, islantilaisneule, villapusero
  rullekrave, rullekravetrøje | høyhalser, rullekrage | polotröja, polokrage | poolopaita, poolo
  hættetrøje, hoodie, hættebluse | hettegenser, hoodie, hettejakke | huvtröja, hoodie, luvtröja | huppari, hupparit, hupullinen collegepaita
  sweatshirt, sweatbluse, collegetrøje | collegegenser, sweatshirt, collegetrøye | sweatshirt, collegetröja, sweattröja | collegepaita, college-paita, svetari, collegepusero
  juletrøje, julesweater | julegenser | jultröja | jouluneule, joulupaita, jouluvillapaita
  uldbluse, uldundertrøje | ulltrøye, ulltrøyer | ylletröja underställ | merinovillapaita, merinopaita
t-shirt, tshirt, t-shirts | t-skjorte, t-shirt, tskjorte, t-skjorter | t-shirt, tshirt, t-tröja | t-paita, tpaita, t-paidat, teepaita
  langærmet t-shirt, langærmet | langermet t-skjorte | långärmad t-shirt, långärmad tröja | pitkähihainen paita, pitkähihainen
  poloshirt, polo, pique | poloskjorte, pique, pikéskjorte, piketskjorte | pikétröja, piké, poloskjorta | pikeepaita, poolopaita pikee, pikee, pikeepaidat
  top, tanktop, stroptop | topp, singlet, tanktopp | topp, linne, tanktop | toppi, hihaton paita, topit
bluse, bluser, damebluse, tunika | bluse, tunika | blus, tunika, tunikor | paita, tunika, paidat, naisten paita
skjorte, skjorter, herreskjorte | skjorte, herreskjorte | skjorta, herrskjorta, skjortor | kauluspaita, miesten kauluspaita, kauluspaidat
  hvid skjorte | hvit skjorte | vit skjorta | valkoinen kauluspaita
  flannelskjorte, skovmandsskjorte | flanellskjorte, skogsskjorte | flanellskjorta, skogshuggarskjorta | flanellipaita, ruutupaita
  hørskjorte | linskjorte | linneskjorta | pellavapaita
  cowboyskjorte, denimskjorte | dongeriskjorte, olaskjorte | jeansskjorta | farkkupaita
kjole, kjoler | kjole, kjoler | klänning, klänningar | mekko, mekot, leninki, kolttu
  sommerkjole | sommerkjole | sommarklänning | kesämekko, kesämekot, hellemekko
  strandkjole | strandkjole | strandklänning | rantamekko
  festkjole, gallakjole, selskabskjole, balkjole | festkjole, selskapskjole, ballkjole | festklänning, balklänning | juhlamekko, iltapuku, juhlapuku, juhlamekot
  strikkjole | strikkekjole | stickad klänning | neulemekko
  børnekjole, pigekjole | barnekjole, jentekjole | barnklänning, flickklänning | tyttöjen mekko, lasten mekko
jumpsuit, playsuit | jumpsuit, playsuit | jumpsuit, playsuit | haalari naisten, jumpsuit, haalarihousut
nederdel, nederdele, skørt | skjørt | kjol, kjolar | hame, hameet
  tylskørt, balletskørt | tyllskjørt | tyllkjol | tyllihame
undertøj, lingeri | undertøy, lingeri | underkläder | alusvaatteet, alusvaate
  underbukser, underhylere | underbukser, underbukse | underbyxor, kalsonger | alushousut, alkkarit, kalsarit
    trusser, dametrusser, trusse | truser, truse, dametruser | trosor, trosa, damtrosor | pikkuhousut, pikkarit
      string, g-streng, tangatrusser | stringtruse, string | stringtrosa, string, stringtrosor | stringit, string-alushousut
      maxitrusser | maxitruse | maxitrosa | maxialushousut, maxit
    boxershorts, boxers, bokser shorts, herreunderbukser, tights underbukser | boxershorts, boxer, boxere, herreundertøy | boxershorts, boxer, kalsong, herrkalsonger | bokserit, boxerit, bokserishortsit, miesten alushousut, bokserialushousut
    børneunderbukser | barneunderbukse, barnetruser | barnkalsonger, barntrosor | lasten alushousut
    menstruationstrusser | menstruse | mensttrosa, menstrosor, menstrosa | kuukautishousut, kuukautisalushousut
    inkontinenstrusser tøj | inkontinenstruse | inkontinenstrosa | inkontinenssialushousut
  bh, brystholder, bøjle-bh | bh, bøyle-bh | bh, behå, bygel-bh | rintaliivit, bh
    bralette, top-bh, blød bh | bralette, bh-topp | bralette, mjuk bh, bh-topp | bralette, kaarituettomat rintaliivit, rintaliivitoppi
  undertrøje | undertrøye, helsetrøye, nettingtrøye | undertröja | aluspaita, aluspaidat
  undertøjssæt | undertøysett | underklädesset | alusvaatesetti
  shapewear, holdtrusser, korset | shapewear, korsett | shapewear, gördel, korsett | muotoilevat alusvaatteet, korsetti
  underkjole, underskørt | underkjole | underklänning, underkjol | alushame, alusmekko
  lange underbukser, lange underhylere | lange underbukser, longs, stilongs | långkalsong | pitkät alushousut
strømper, sokker, strømpe, sok | sokker, sokk, strømper | strumpor, sockor, strumpa, socka | sukat, sukka
  ankelstrømper, sneakersokker, footies, ankelsokker | ankelsokker, sneakersokker, footies | ankelstrumpor, ankelsockor, sneakerstrumpor, footies | nilkkasukat, varrettomat sukat, sneakersukat
  knæstrømper | knestrømper | knästrumpor | polvisukat
  sportssokker, tennissokker, tennisstrømper, løbestrømper | sportssokker, tennissokker, treningssokker | sportstrumpor, tennisstrumpor, tubsockor | urheilusukat, tennissukat
  uldsokker, uldstrømper, raggsokker | ullsokker, raggsokker, ullstrømper | ullsockor, raggsockor, ullstrumpor, yllestrumpor | villasukat, villasukka
  bambusstrømper, bambussokker | bambussokker | bambustrumpor, bambusockor | bambusukat
  støttestrømper, kompressionsstrømper, flystrømper | støttestrømper, kompresjonsstrømper, flysokker | stödstrumpor, kompressionsstrumpor, flygstrumpor | tukisukat, kompressiosukat, lentosukat
  diabetesstrømper, strømper uden elastik | sokker uten strikk | resårfria strumpor, strumpor utan resår | väljät sukat, resorittomat sukat, diabetessukat
  skridsikre strømper, skridsokker, hyggesokker | sklisikre sokker, antisklisokker, kosesokker | antihalksockor, halksockor, myssockor, halkfria strumpor | jarrusukat, oloilusukat
  skisokker, vandresokker, vandrestrømper | skisokker, tursokker | skidstrumpor, vandringsstrumpor | hiihtosukat, vaellussukat, laskettelusukat
  fodboldstrømper | fotballstrømper | fotbollsstrumpor | jalkapallosukat
  herrestrømper, herresokker | herresokker | herrstrumpor, herrsockor | miesten sukat
  damestrømper, damesokker | damesokker | damstrumpor, damsockor | naisten sukat
  børnestrømper, børnesokker | barnesokker | barnstrumpor, barnsockor | lasten sukat
  julestrømper, julesokker | julesokker | julstrumpor tyg, julsockor | joulusukat
  benvarmere, legwarmers | leggvarmere, benvarmere | benvärmare | säärystimet, säärystin
  arbejdsstrømper, arbejdssokker | arbeidssokker | arbetsstrumpor, arbetssockor | työsukat
strømpebukser, strømpebuks, tights nylon | strømpebukse, strømpebukser | strumpbyxor, strumpbyxa | sukkahousut
  børnestrømpebukser | barnestrømpebukse, ullstrømpebukse barn | barnstrumpbyxor | lasten sukkahousut
  selvsiddende strømper, stay ups, nylonstrømper | stay ups, nylonstrømper | stay ups, nylonstrumpor | stay up sukat, stay upit, nylonsukat
arbejdstøj, arbejdsbeklædning | arbeidsklær, arbeidstøy, verneklær | arbetskläder, skyddskläder, varselkläder | työvaatteet, suojavaatteet
  arbejdsbukser, håndværkerbukser | arbeidsbukse, håndverkerbukse, snekkerbukse | arbetsbyxor, hantverksbyxor, snickarbyxor | työhousut, riipputaskuhousut
  arbejdsjakke | arbeidsjakke | arbetsjacka | työtakki
  kedeldragt, overall | kjeledress, overall | overall, arbetsoverall | työhaalari, suojahaalari
  engangsdragt, malerdragt | engangsdress, malerdress | engångsoverall, skyddsoverall, målaroverall | kertakäyttöhaalari, maalaushaalari
  sikkerhedsvest, gul vest, advarselsvest | varselvest, refleksvest arbeid, gul vest | varselväst, varseljacka | huomioliivi, huomiovaatteet, huomiotakki
  kokkejakke, kokketøj, kokkebukser | kokkejakke, kokkeklær | kockrock, kockkläder, kockbyxor | kokintakki, kokin vaatteet, kokkitakki
  klinisk tøj, kittel, sygeplejetøj | helsetøy, sykepleiertøy | vårdkläder, läkarrock, städrock | hoitoalan vaatteet, työtakki hoitoala, hoitajan vaatteet
  knæpuder, knæpude til arbejdsbukser | kneputer, kneputer arbeidsbukse | knäskydd arbetsbyxor | polvisuojat työhousuihin
  værktøjsbælte, håndværkerbælte | verktøybelte, snekkerbelte | verktygsbälte, snickarbälte | työkaluvyö, työvyö
forklæde, forklæder | forkle | förkläde, förkläden | esiliina, essu
poncho | poncho | poncho | poncho, viitta`,
}
