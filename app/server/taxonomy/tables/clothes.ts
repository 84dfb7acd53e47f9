import type { GoodsTable } from '../goods-table.ts'

/** Clothes for women, men and children, work wear. */
export const clothes: GoodsTable = {
  part: null,
  rows: `
tøj, beklædning, klæder, tekstil | klær, tøy, bekledning, plagg, antrekk | kläder, klädesplagg, plagg, modekläder | vaatteet, vaate, vaatekappale, vaatetus
  dametøj, kvindetøj, modetøj | dameklær, dametøy, kvinneklær, dameplagg | damkläder, dammode, damplagg | naisten vaatteet, naistenvaatteet, naistenvaate, naistenmuoti, naisten vaatetus
  herretøj, mandetøj | herreklær, herretøy, mannsklær, herreplagg | herrkläder, herrmode, herrplagg | miesten vaatteet, miestenvaatteet, miestenvaate, miesten vaatetus, miestenmuoti
  børnetøj, pigetøj, drengetøj, juniortøj, tøj til børn | barneklær, jenteklær, gutteklær, barnetøy, juniorklær, ungdomsklær, barneplagg, ungeklær | barnkläder, flickkläder, pojkkläder, juniorkläder, ungdomskläder, barnplagg | lastenvaatteet, lasten vaatteet, lastenvaate, tyttöjen vaatteet, poikien vaatteet, nuorten vaatteet, lasten vaatetus, nuortenvaatteet
  babytøj, spædbarnstøj | babyklær, spedbarnsklær, babytøy | babykläder, bebiskläder, spädbarnskläder | vauvanvaatteet, vauvan vaatteet, vauvanvaate, vauvojen vaatteet
    bodystocking, babybody, body, babybodyer | body, babybody, bodystocking | body, babybody, bodys, bebisbody | body, vauvan body, bodyt, vauvanbody
    sparkedragt, heldragt, pyjamas baby, natdragt baby, pyjamasdragt, nattøj baby | sparkedrakt, sparkebukse, pysjamas baby, pysj baby, nattdrakt baby, pyjamas baby, heldress baby | sparkdräkt, sparkbyxor, bebispyjamas, babypyjamas, heldräkt bebis, pyjamas bebis | potkuhousut, potkupuku, vauvan pyjama, yöpuku vauva, unihaalari, yöhaalari vauva, vauvan unihaalari
    babystrømper, babysokker | babysokker, babystrømper | babystrumpor, babysockor, bebisstrumpor, bebissockor | vauvan sukat, vauvansukat
    babyhue, hjelmhue baby, kyse | babylue, kyse, babyhette | babymössa, hätta, bebismössa | vauvan myssy, vauvanmyssy, vauvanpipo, vauvan pipo
    futter, babyfutter, hjemmesko baby, babysutsko | babytøfler, babysko, tøfler baby | babytofflor, babyskor, bebistofflor, bebisskor, babytossor | vauvan töppöset, vauvan tossut, pehmokengät, töppöset, vauvan kengät
    børnekørepose, kørepose | vognpose | åkpåse | lämpöpussi, vaunujen makuupussi
    babysæt, tøjsæt baby | babysett | babyset, klädset baby | vauvan vaatesetti, vauvan setti
    babyjakke | babyjakke | babyjacka | vauvan takki
  gravidtøj, ventetøj, graviditetstøj, mammatøj | mammaklær, gravidklær, gravidtøy | mammakläder, gravidkläder, mammamode | äitiysvaatteet, raskausvaatteet, mammavaatteet
    ventebukser, gravidbukser, gravidjeans | mammabukse, gravidbukse, gravidjeans, mammajeans | mammabyxor, gravidbyxor, mammajeans, gravidjeans | äitiyshousut, äitiysfarkut, raskaushousut
    ammebh, amme bh | amme-bh, ammetopp | amnings-bh, amningsbh, amningslinne | imetysliivit, imetysrintaliivit, imetystoppi
    ammetøj, amningstøj | ammeklær | amningskläder | imetysvaatteet
  sportstøj, træningstøj, fitnesstøj, gymtøj, idrætstøj, trænings tøj | treningsklær, treningstøy, sportsklær, treningsantrekk, gymtøy, gymklær, idrettsklær | träningskläder, sportkläder, gympakläder, idrottskläder, träningsplagg, gymkläder | urheiluvaatteet, treenivaatteet, urheiluasut, jumppavaatteet, liikuntavaatteet, treenikamat, salivaatteet, urheiluvaate, treenivaate, jumppakamat
    løbetøj, joggingtøj | løpeklær, løpetøy, joggeklær | löparkläder, löpkläder, joggingkläder, löparplagg | juoksuvaatteet, lenkkeilyvaatteet, lenkkivaatteet, juoksukamat
      løbejakke | løpejakke | löparjacka, löpjacka | juoksutakki, lenkkitakki
      løbebukser | løpebukse | löparbyxor, löpbyxor | juoksuhousut, lenkkihousut
      løbetrøje, løbebluse, løbetop, løbe t-shirt | løpetrøye, løpetopp, løpegenser, løpe t-skjorte | löpartröja, löpartopp, löplinne, löpar t-shirt | juoksupaita, juoksutoppi, lenkkipaita, lenkkeilypaita
    joggingtøj, joggingdragt, træningsdragt, joggingsæt, træningssæt, joggingdress | joggedress, treningsdress, joggesett, treningssett, fritidsdress, joggedrakt, treningsdrakt | träningsoverall, joggingset, träningsset, tracksuit, joggingdress, träningsdress | verryttelyasu, verkkapuku, verkka-asu, jumppa-asu, verryttelypuku
      ?sweatsæt, sweatsuit | - | mysoverall, mjukisset, mjukisdress | collegeasu, collegesetti, college-asu
      - | - | - | tuulipuku
    træningstights, løbetights, sportstights | treningstights, løpetights | träningstights, löpartights, löpartajts, gymtights, sporttights | treenitrikoot, juoksutrikoot, urheilutrikoot, treenilegginsit, urheilulegginsit, salitrikoot
    sports-bh, sportsbh, sportstop | sports-bh, sportstopp, trenings-bh | sport-bh, sportbh, sporttopp, tränings-bh | urheiluliivit, urheilutopit, urheilurintaliivit, treeniliivit, urheilutoppi
    fodboldtrøje, fodboldtøj, spillertrøje | fotballdrakt, fotballtrøye, fotballklær, fotballdrakter, supporterdrakt, fotballskjorte, spillertrøye | fotbollströja, fotbollskläder, matchtröja, supportertröja | jalkapallopaita, jalkapallovaatteet, fanipaita, futispaita, pelipaita, futispaidat, pelaajapaita
    træningstrøje, sportstrøje, træningsbluse | treningstrøye, treningsskjorte | träningströja, funktionströja | treenipaita, urheilupaita, tekninen paita, liikuntapaita
      sports t-shirt, fitness t-shirt, t-shirt træning | trenings t-skjorte | träningst-shirt, t-shirt träning | urheilu t-paita
      - | treningstopp | träningstopp | treenitoppi
    løbeshorts, træningsshorts, sportsshorts | treningsshorts, løpeshorts, sportsshorts, gymshorts | träningsshorts, löparshorts, sportshorts, gymshorts | urheilushortsit, treenishortsit, juoksushortsit, salishortsit, jumppashortsit
  overtøj, vintertøj, udetøj | yttertøy, ytterklær, vinterklær, overtøy, uteklær | ytterkläder, vinterkläder, utekläder | ulkovaatteet, talvivaatteet, päällysvaatteet, ulkoiluvaatteet, ulkovaate
    flyverdragt, vinterdragt, snedragt, køredragt, vinterheldragt | parkdress, vinterdress, dress barn, bobledress, allværsdress, snødress, vinterdress barn, heldress vinter | vinteroverall, overall barn, snödräkt, fodrad overall, skidoverall barn, ytteroverall, babyoverall, vinterdress, snöoverall | haalari, toppahaalari, talvihaalari, lasten haalari, välikausihaalari, ulkohaalari, lumihaalari, vauvan haalari, talvipuku, toppapuku lapsi, ulkopuku
      softshelldragt | softshelldress, softshell dress | softshelloverall | softshellhaalari, softshell haalari
    termotøj, termosæt | termodress, termoklær, termosett, vattert dress | termoset, termokläder, fodrade kläder | välikausipuku, toppapuku, kerrospuku, lämpöasu
    skitøj, skidragt, skisæt | skiklær, skidress, alpinklær, skitøy, slalåmklær, slalåmtøy, skiantrekk | skidkläder, skidoverall, skidställ, skidplagg, slalomkläder | laskettelupuku, hiihtopuku, lasketteluvaatteet, laskuasu, hiihtoasu, hiihtohaalari, laskettelupuvut, laskettelukamat, lautailuvaatteet
      skitrøje | skigenser, skitrøye | skidtröja | hiihtopaita, laskettelupaita
    skibukser, snebukser, vinterbukser, skibuks, snowboardbukser | skibukse, alpinbukse, boblebukse, snøbukse, vinterbukse, slalåmbukse, snowboardbukse | skidbyxor, täckbyxor, termobyxor, snöbyxor, vinterbyxor, thermobyxor, slalombyxor, snowboardbyxor, skidbyxa | toppahousut, lasketteluhousut, talvihousut, hiihtohousut, lumihousut, laskuhousut, lautailuhousut
  regntøj | regntøy, regnklær, regnplagg | regnkläder, regnplagg | sadevaatteet, kuravaatteet, sadekamppeet, kuravarusteet
    regnjakke, regnfrakke | regnjakke, regnfrakk, regnkåpe | regnjacka, regnrock, regnkappa | sadetakki, kuratakki
      regnponcho, regnslag | regnponcho, regnslag | regnponcho, regncape | sadeviitta, sadeponcho, sadekaapu
    regnbukser, overtræksbukser | regnbukse, overtrekksbukse, seleregnbukse, regnbukser | regnbyxor, galonbyxor, galonisar, hängselregnbyxor, galonbrallor | sadehousut, kurahousut, kuoripuku, kurikset, sadepöksyt, kurapöksyt
    regndragt, regnheldragt | regndress, regndrakt, regnheldress, regnheldrakt | regnoverall, skaloverall, regndress | kurahaalari, sadehaalari
    ?regnsæt, regntøjssæt, regntøj sæt | regnsett, regntøysett | regnställ, regnset, galonställ | kurapuku, sadeasu, sadepuku, kura-asu
  uldtøj | ulltøy, ullklær, ullplagg, ullbekledning | ullkläder, yllekläder, ylleplagg, ullplagg | villavaatteet, merinovillavaatteet, villavaate, merinovaatteet
    uldundertøj, skiundertøj, termoundertøj, uldsæt, skiundertøjssæt, skiundertrøje | ullundertøy, superundertøy, stillongs, ullsett, ullstillongs, ullundertøysett, ulltights, underbukse ull, ullongs, ullundertrøye, stilongs ull, superundertøysett | underställ, ullunderställ, långkalsonger, superunderställ, ylleunderställ, underställsset, ylleställ, merinounderställ, termounderkläder | kerrasto, villakerrasto, pitkät kalsarit, lämpökerrasto, alusasu, merinokerrasto, pitkikset, alusasut, lämpöalusasu, merinoalusasu, villa-alusasu, välikerrasto
    islandsk sweater, sømandssweater, uldtrøje, uldsweater | ullgenser, islender, islandsgenser, mariusgenser, islandsk genser, ulltrøye, strikkegenser ull | ulltröja, islandströja, yllesweater, ullsweater | villaneule, islantilaisneule, villapusero, villapaita, islantilainen villapaita
    uldsokker, uldstrømper, raggsokker, ragsokker | ullsokker, raggsokker, ullstrømper, merinosokker, raggsokkar, ullsokkar | ullsockor, raggsockor, ullstrumpor, yllestrumpor, raggisar, merinosockor, yllesockor | villasukat, villasukka, merinosukat
    uldbluse, uldundertrøje | ulltrøye, ulltrøyer, ullundertrøye | ylletröja underställ, ullundertröja, merinotröja | merinovillapaita, merinopaita, villa-aluspaita
  badetøj, svømmetøj, badedragter | badetøy, svømmetøy, badeklær, badeplagg | badkläder, badplagg | uima-asut, uimavaatteet, uima-asu, uikkarit, uimavarusteet, uikkari
    badedragt | badedrakt, svømmedrakt | baddräkt, hel baddräkt, simdräkt | uimapuku, uimapuvut, kokouimapuku, naisten uimapuku
    bikini | bikini | bikini | bikinit, bikini
      bikinitop, bikini top | bikinitopp, bikinioverdel | bikiniöverdel, bikinitopp, bikini bh | bikiniyläosa, bikinien yläosa, bikinitoppi
      bikinitrusser, bikini trusser, bikiniunderdel | bikinitruse, bikiniunderdel | bikinitrosa, bikiniunderdel, bikinitrosor | bikinialaosa, bikinien alaosa, bikinihousut
    badebukser, badeshorts, svømmeshorts, svømmebukser, badeshort | badeshorts, badebukse, svømmeshorts, badeshortser, svømmebukse | badshorts, badbyxor, simbyxor, badbralla, simshorts | uimahousut, uimashortsit, uimabokserit, uimapöksyt
    uv-dragt, uv dragt, uv-tøj, svømmedragt, uv heldragt | uv-drakt, uv drakt, uv-klær, uv-dress, solbeskyttelsesdrakt | uv-dräkt, uv dräkt, uv-kläder, uv-overall | uv-asu, uv-puku, uv-vaatteet, uv-haalari, uv-uimapuku
      uv trøje, uv t-shirt, badetrøje | uv-trøye, uv-genser, svømmetrøye | uv-tröja, uv tröja, badtröja | uv-paita, uimapaita
    badekåbe, morgenkåbe, kimono, slåbrok | badekåpe, morgenkåpe, slåbrokk | badrock, morgonrock, badkappa | kylpytakki, aamutakki
    badeponcho, poncho håndklæde | badeponcho, poncho håndkle | badponcho | kylpyponcho, rantaponcho, pyyheponcho
    - | - | bastukläder, bastuhatt | saunavaatteet, saunahattu, saunatakki
    tankini | tankini | tankini | tankini
  nattøj, pyjamas, natsæt, nattøjssæt, nat tøj, sovetøj | nattøy, pyjamas, pysj, pysjamas, nattdrakt, pysjamassett, sovetøy, sovklær, pysjamaser | nattkläder, pyjamas, sovkläder, myspyjamas, nattdräkt, pyjamasset, nattplagg, sovplagg | yöasu, pyjama, yövaatteet, yöpuku, yöasut, yövaatteita, unipuku, pyjamasetti, nukkumavaatteet, pyjamat
    natkjole, natskjorte | nattkjole, nattskjorte, nattserk | nattlinne, nattskjorta, nattsärk, nattklänning | yöpaita, yömekko, yöpaitamekko, mummoyöpaita
    julepyjamas, julenattøj | julepyjamas, julepysj, julepysjamas, julenattøy | julpyjamas, julpyjamasar | joulupyjama, jouluyöpuku
    heldragt voksen, onesie, jumpsuit nattøj, onesies | onesie, kosedress, heldress voksen | onesie, mysdress, jumpsuit mys, mysoverall | oloasu, kokohaalari, onesie, jumpsuit koti
    pyjamasbukser, natbukser, pyjamas bukser | pysjbukse, pysjamasbukse, nattbukse, pysjamasbukser | pyjamasbyxor, nattbyxor, pyjamasbyxa | pyjamahousut, yöhousut, pyjamahousu
    nattrøje, nat t-shirt, sovetrøje | nattrøye, sovetrøye, nattskjorte dame | sovtröja, nattröja, sov t-shirt | yö t-paita, pyjamapaita
    natdragt, nattøj børn, børnepyjamas | nattdrakt barn, barnepysjamas, pysj barn, barnepysj, nattøy barn | barnpyjamas, pyjamas barn, pyjamas bebis, barnpyjamasar, nattkläder barn | lasten pyjama, lasten yöpuku, yöhaalari, lasten yöasu, lasten pyjamat
  hyggetøj, hjemmetøj, loungewear, joggingtøj hjemme | kosetøy, koseklær, hjemmeklær, lounge klær, hjemmetøy | myskläder, mysset, loungewear, hemmakläder, softkläder | kotivaatteet, kotiasu, kotiasut, löhöasu, löhövaatteet, lököilyasu, oloasu, rentoiluvaatteet
    hyggebukser | kosebukse, kosebukser, slappbukse, hjemmebukse | mysbyxor, hemmabyxor, softbyxor | olohousut, löhöilyhousut, löhöhousut, kotihousut, lököilyhousut, lököpöksyt
  festtøj, selskabstøj, gallatøj | selskapsklær, festklær, penklær, finklær, selskapsantrekk | festkläder, finkläder, kalaskläder | juhlavaatteet, juhla-asu, juhlavaate
    konfirmationstøj, konfirmationskjole, konfirmationshabit, konfirmationsdragt | konfirmasjonskjole, konfirmasjonsdress, konfirmasjonsklær | konfirmationsklänning, konfirmationskläder | rippijuhlamekko, rippipuku, rippijuhlavaatteet, rippimekko
    brudekjole, bryllupskjole | brudekjole, bryllupskjole | brudklänning, bröllopsklänning | hääpuku, hääpuvut, morsiuspuku, häämekko
    dåbskjole, dåbstøj | dåpskjole, dåpsdrakt | dopklänning, dopdräkt | kastemekko, kastepuku, ristiäismekko, ristiäispuku, kastemekot
    bunad, folkedragt, nationaldragt | bunad, bunadskjorte, festdrakt, folkedrakt, nasjonaldrakt | folkdräkt, nationaldräkt | kansallispuku, kansallispuvut
  overdele, overdel | overdeler, overdel | överdelar, överdel | yläosat, yläosa, paita, paidat
    trøje, trøjer, sweater, striktrøje, pullover, striktrøjer, sweatre, strikbluse, jumper, strik, uldtrøje strik | genser, gensere, trøye, strikkegenser, pullover, strikket genser, jumper, strikkatrøye, ulljumper, strikkagenser | tröja, tröjor, stickad tröja, pullover, jumper, långtröja, finstickad tröja, tjocktröja, sweater, stickat | pusero, neule, neulepusero, villapaita, puserot, neuleet, jumpperi, neulepaita
      islandsk sweater, sømandssweater, uldtrøje, uldsweater | ullgenser, islender, islandsgenser, mariusgenser, islandsk genser, ulltrøye, strikkegenser ull | ulltröja, islandströja, yllesweater, ullsweater | villaneule, islantilaisneule, villapusero, villapaita, islantilainen villapaita
      rullekrave, rullekravetrøje, højhalset trøje | høyhalser, rullekrage, høyhals, høghals, polohals | polotröja, polokrage, polo tröja | poolopaita, poolo, poolokaulus, poolopusero
      hættetrøje, hoodie, hættebluse, hoody, hættesweatshirt | hettegenser, hoodie, hettetrøye, hettegensere, huppgenser | huvtröja, hoodie, luvtröja, munktröja, hoodtröja | huppari, hupparit, hupullinen collegepaita, huppis, hupparipaita, hoodie
        zip hoodie | zip hoodie, hettejakke | munkjacka, luvjacka, huvjacka | hupparitakki, vetoketjuhuppari
      sweatshirt, sweatbluse, collegetrøje, crewneck | collegegenser, sweatshirt, collegetrøye, crewneck, sweater, sweatgenser | sweatshirt, collegetröja, sweattröja, crewneck, sweatshirts | collegepaita, college-paita, svetari, collegepusero, college, colleget, collegepaidat
      juletrøje, julesweater | julegenser, julestrikk | jultröja, julsweater | jouluneule, joulupaita, jouluvillapaita, jouluneulepaita, joulupusero
      uldbluse, uldundertrøje | ulltrøye, ulltrøyer, ullundertrøye | ylletröja underställ, ullundertröja, merinotröja | merinovillapaita, merinopaita, villa-aluspaita
    t-shirt, tshirt, t-shirts, tshirts, bomulds t-shirt, kortærmet trøje | t-skjorte, t-shirt, tskjorte, t-skjorter, tshirt, kortermet t-skjorte, bomullstrøye, t-trøye | t-shirt, tshirt, t-tröja, kortärmad tröja, tischa, tröja kortärmad | t-paita, tpaita, t-paidat, teepaita, lyhythihainen paita, tisha, teeppari
      langærmet t-shirt, langærmet, langærmet bluse, langærmet trøje | langermet t-skjorte, langermet topp, langermet trøye, langermet genser, langerma trøye | långärmad t-shirt, långärmad tröja, långärmad topp, långärmat | pitkähihainen paita, pitkähihainen, pitkähihainen t-paita, pitkähihaiset
      poloshirt, pique, polotrøje | poloskjorte, pique, pikéskjorte, piketskjorte, tennisskjorte, tennistrøye, polotrøye | pikétröja, poloskjorta, tenniströja, pikétröjor, pikéskjorta | pikeepaita, poolopaita pikee, pikee, pikeepaidat, golfpaita
      ?herre t-shirt, t-shirt herre | t-skjorte herre | t-shirt herr, herr t-shirt | miesten t-paita
      ?dame t-shirt, t-shirt dame | t-skjorte dame | t-shirt dam, dam t-shirt | naisten t-paita
      børne t-shirt, t-shirt børn | t-skjorte barn | t-shirt barn, barn t-shirt | lasten t-paita
    top, tanktop, stroptop, ærmeløs bluse, stropbluse, singlet, spaghettitop | topp, singlet, tanktopp, stroppetopp, ermeløs topp, stropptopp, spagettitopp | topp, linne, tanktop, spagettilinne, tanktopp, singlet, ärmlöst linne, spaghettilinne | toppi, hihaton paita, topit, hihaton, hihaton toppi, olkaintoppi, singletti, spagettitoppi, hihattomat
      crop top, mavetop | magetopp, croptopp, magetopper | magtröja, croptop, croptopp, magtopp | napapaita, croppitoppi, crop toppi
    bluse, bluser, damebluse, tunika, skjortebluse, bluse dame | bluse, tunika, skjortebluse, damebluse | blus, tunika, tunikor, skjortblus, tunikablus, damblus | tunika, naisten paita, naisten pusero, paitapusero, tunikamekko, naisten paidat, pusero naiset
    skjorte, skjorter, herreskjorte | skjorte, herreskjorte | skjorta, herrskjorta, skjortor | kauluspaita, miesten kauluspaita, kauluspaidat
      hvid skjorte | hvit skjorte | vit skjorta | valkoinen kauluspaita
      flannelskjorte, skovmandsskjorte | flanellskjorte, skogsskjorte, tømmerhoggerskjorte, rutete skjorte | flanellskjorta, skogshuggarskjorta, rutig skjorta, timmerhuggarskjorta | flanellipaita, ruutupaita, ruudullinen paita, metsurinpaita
      hørskjorte | linskjorte | linneskjorta | pellavapaita, pellavakauluspaita
      cowboyskjorte, denimskjorte | dongeriskjorte, olaskjorte, denimskjorte, jeansskjorte | jeansskjorta, denimskjorta | farkkupaita, denimpaita
      dameskjorte | dameskjorte, skjorte dame | damskjorta, skjorta dam | naisten kauluspaita, kauluspaita naiset
      børneskjorte | barneskjorte, gutteskjorte | barnskjorta | lasten kauluspaita
      kortærmet skjorte | kortermet skjorte, kortermet herreskjorte | kortärmad skjorta | lyhythihainen kauluspaita, lyhythihainen paita
      ?selskabsskjorte, festskjorte | penskjorte, finskjorte, dresskjorte | kostymskjorta, finskjorta | pukupaita, juhlapaita
    cardigan, strikcardigan, zip cardigan, strikjakke | cardigan, strikkejakke, kofte, strikket jakke, strikkekofte, ullkofte, lusekofte, ulljakke, strikkekofter | kofta, cardigan, koftor, stickad kofta, stickad jacka | neuletakki, villatakki, cardigan, neuletakit, villanuttu, nuttu, neulejakku
    fleecetrøje, fleecebluse, fleece trøje | fleecegenser, fleecetrøye, fleece genser, fleecetopp | fleecetröja, fleecepullover | fleecepaita, fleecepusero, fliisipaita, fliisipusero
  jakke, jakker | jakke, jakker | jacka, jackor | takki, takit, rotsi, pomppa
    vinterjakke | vinterjakke | vinterjacka | talvitakki, talvirotsi, paksu takki
      dunjakke, dynejakke | dunjakke | dunjacka | untuvatakki
      pufferjakke, boblejakke, vatjakke, puffer | boblejakke, vattjakke, pufferjakke, vattert jakke, bobledunjakke, puffer | täckjacka, vadderad jacka, bubbeljacka, pufferjacka, puffer, bobbeljacka | toppatakki, pufferitakki, vanutakki, kevyttoppatakki, topparotsi
      parka, parkacoat | parka, parkas | parka, parkas | parka, parkatakki
    ?forårsjakke, overgangsjakke, sommerjakke | vårjakke, overgangsjakke, sommerjakke, høstjakke | vårjacka, höstjacka, sommarjacka | kevättakki, välikausitakki, syystakki, välikausitakit, kesätakki, syksytakki
    frakke, vinterfrakke | kåpe, frakk, vinterkåpe | kappa, ytterrock, vinterkappa, ulster, damkappa | päällystakki, pitkä takki, ulsteri, palttoo, mantteli, talvipäällystakki
      trenchcoat, trench, cottoncoat | trenchcoat, trench | trenchcoat, trench | trenssi, trenchcoat, popliinitakki, trenssitakki
      uldfrakke, uldjakke | ullkåpe, ullfrakk | ullkappa, yllekappa, ullrock, yllerock | villakangastakki, villapalttoo, villakangaspalttoo
      dynefrakke, dunfrakke | dunkåpe, boblekåpe, dunfrakk | dunkappa, täckkappa, dunrock | pitkä untuvatakki, pitkä toppatakki
    softshelljakke, softshell, softshell jakke | softshelljakke, softshell | softshelljacka, softshell | softshell-takki, softshelltakki, softshell, softari
    skaljakke, goretex jakke, allvejrsjakke, goretexjakke | skalljakke, allværsjakke, goretex jakke, gore-tex jakke | skaljacka, allvädersjacka, goretex jacka, gore-tex-jacka | kuoritakki, goretex takki, gore-tex-takki, kuoritakit
      vindjakke, windbreaker, anorak | vindjakke, anorakk, vindtett jakke | vindjacka, anorak, vindtygsjacka | tuulitakki, anorakki, tuulipuvun takki, tuulenpitävä takki
      ?outdoorjakke, turjakke, vandrejakke, friluftsjakke | turjakke, fjelljakke, friluftsjakke | friluftsjacka, vandringsjacka, outdoorjacka | vaellustakki, ulkoilutakki, retkitakki, outdoor-takki
    fleecejakke, fleece | fleecejakke, fleece | fleecejacka, fleece | fleecetakki, fleece, fliisi, fliisitakki, fliisitakit, fleecepusakka
    skijakke, snowboardjakke | skijakke, alpinjakke, slalåmjakke, snowboardjakke | skidjacka, slalomjacka, snowboardjacka | laskettelutakki, hiihtotakki, lautailutakki, laskutakki
    læderjakke, skindjakke, bikerjakke | skinnjakke, lærjakke, bikerjakke | skinnjacka, läderjacka | nahkatakki, nahkarotsi, nahkapusakka, prätkätakki
      ruskindsjakke | semsket jakke, semskajakke | mockajacka, mockaskinnsjacka | mokkatakki, mokkanahkatakki
    cowboyjakke, denimjakke, jeansjakke | olajakke, dongerijakke, jeansjakke, denimjakke | jeansjacka, denimjacka | farkkutakki, farkkurotsi, denimtakki
    habitjakke, blazer, blazerjakke, jakkesætsjakke | blazer, dressjakke, penjakke, blazerjakke | kavaj, blazer, kostymjacka, udda kavaj, dressjacka, kostymkavaj | bleiseri, pikkutakki, jakku, bleizeri, puvuntakki
      ?dameblazer | dameblazer | damkavaj | naisten jakku
    børnejakke, jakke børn | barnejakke, jakke barn | barnjacka, jacka barn | lasten takki
    pels, pelsfrakke | pels, pelskåpe, pelsjakke | päls, pälsjacka, pälskappa, pälsrock | turkki, turkis, turkistakki, turkistakit
      kunstpels, imiteret pels, fuskepels, fakefur | fuskepels, falsk pels, kunstpels | fuskpäls, konstpäls, fejkpäls | tekoturkki, tekoturkis, keinoturkis, tekoturkistakki
    ?damejakke, jakke dame | damejakke, jakke dame | damjacka, jacka dam | naisten takki
    ?herrejakke, jakke herre | herrejakke, jakke herre | herrjacka, jacka herr | miesten takki
    regnjakke, regnfrakke | regnjakke, regnfrakk, regnkåpe | regnjacka, regnrock, regnkappa | sadetakki, kuratakki
    arbejdsjakke, håndværkerjakke | arbeidsjakke, snekkerjakke | arbetsjacka, hantverksjacka | työtakki, raksatakki, duunitakki
    løbejakke | løpejakke | löparjacka, löpjacka | juoksutakki, lenkkitakki
  habit, jakkesæt, suit, jakkesæt herre, herrehabit, jakkesæt mand | dress, herredress, dress herre, herrekostyme | kostym, kostymer, kostym herr, herrkostym, bröllopskostym | puku, miesten puku, puvut, kostyymi, pukukokonaisuus, herrainpuku
    smoking | smoking | smoking | smokki, frakki
    buksedragt | buksedress, buksedrakt | byxdress, byxdräkt, kostym dam | housupuku, housupuvut, naisten puku
      spadseredragt, dragt dame | damedrakt, drakt dame, spaserdrakt | damdräkt, kjoldräkt | jakkupuku, kävelypuku, jakkupuvut
  bukser, benklæder, buks, bukse, lange bukser | bukser, bukse, langbukser, langbukse, buksa, langbrok | byxor, byxa, långbyxor, brallor, brallisar, brallor dam | housut, pitkät housut, pöksyt, housu
    jeans, cowboybukser, denim, jeansbukser, denimbukser | jeans, dongeribukse, olabukse, dongeri, dongeribukser, jeansbukse, olabukser | jeans, blåjeans, jeansbyxor, denimbyxor, denim | farkut, farmarit, farkkuhousut, farmarihousut
      slim jeans, slim fit jeans, skinny jeans | slim jeans, skinny jeans, slimbukse | slim jeans, skinny jeans, stuprörsjeans, smala jeans | pillifarkut, slim farkut, skinny farkut, kapeat farkut, kapealahkeiset farkut
      baggy jeans, loose jeans, wide jeans | baggy jeans, vide jeans, wide jeans | baggy jeans, vida jeans, wide jeans | leveät farkut, baggy farkut, löysät farkut
      mom jeans | mom jeans | mom jeans | mom farkut
      flare jeans, bootcut jeans, svajbukser | flare jeans, slengbukse, bootcut jeans, slengbukser, sleng jeans | flare jeans, bootcut jeans, utsvängda jeans, utsvängda byxor, svajiga jeans | leveälahkeiset farkut, bootcut farkut
      ?damejeans, jeans dame | damejeans, jeans dame | damjeans, jeans dam | naisten farkut
      ?herrejeans, jeans herre | herrejeans, jeans herre | herrjeans, jeans herr | miesten farkut
      børnejeans, cowboybukser børn, jeans børn | barnejeans, jeans barn | barnjeans, jeans barn | lasten farkut
    chinos, chinobukser | chinos, chinosbukse, chinobukse | chinos, chinosbyxor | chinot, chinohousut, puuvillahousut, chinos-housut
    joggingbukser, sweatpants, træningsbukser, sweatbukser, joggers, joggingbuks, joggebukser | joggebukse, treningsbukse, joggers, fritidsbukse, sweatpants, slappebukse, joggebukser | mjukisbyxor, träningsbyxor, joggingbyxor, joggers, träningsoverallsbyxor, sweatpants, mjukisar, mysbyxa | verkkarit, collegehousut, verryttelyhousut, college-housut, verryttelyt, joggerit, lökärit, lökäpöksyt, verskat, verkkahousut, collarit, jogging-housut
    cargobukser, lommebukser | cargobukse, lommebukser, sidelommebukse | cargobyxor, fickbyxor, benficksbyxor | reisitaskuhousut, cargohousut, cargot, sivutaskuhousut
    habitbukser, pæne bukser, pressefoldsbukser, suit pants | dressbukse, penbukse, finbukse, pressbukse, dressbukser | kostymbyxor, finbyxor, dressbyxor, pressvecksbyxor, gabardinbyxor | suorat housut, pukuhousut, siistit housut, prässihousut, terylenehousut, prässätyt housut
    fløjlsbukser, corduroybukser | kordfløyelsbukse, fløyelsbukse, kordbukse, cordbukse | manchesterbyxor, manchesterjeans, cordbyxor, corduroybyxor | vakosamettihousut, samettihousut, vakosamettiset housut
    hørbukser, sommerbukser | linbukse, sommerbukse, linbukser | linnebyxor, sommarbyxor, linnebyxa | pellavahousut, kesähousut
    termobukser, softshellbukser, thermobukser | termobukse, softshellbukse, fôret bukse, vattert bukse | fodrade byxor, softshellbyxor, vadderade byxor | vuorihousut, välikausihousut, softshell-housut, vuorilliset housut, lämpöhousut
    vandrebukser, outdoorbukser | turbukse, vandrebukse, fjellbukse, friluftsbukse, turbukser | friluftsbyxor, vandringsbyxor, outdoorbyxor, turbyxor | ulkoiluhousut, vaellushousut, retkeilyhousut, ulkohousut, outdoor-housut, maastohousut
    børnebukser | barnebukse | barnbyxor | lasten housut
    shorts, korte bukser, bermudashorts | shorts, kortbukse, bermudashorts, kort bukse, knebukse shorts | shorts, kortbyxor, bermudashorts, kortisar, korta byxor | shortsit, sortsit, lyhyet housut, bermudat, sortsi
      cykelshorts dame, cykelshorts bomuld | sykkelshorts dame | cykelbyxor dam | pyöräilyshortsit naisille
      cowboyshorts, denimshorts, jeansshorts | olashorts, dongerishorts, denimshorts, jeansshorts | jeansshorts, denimshorts | farkkushortsit, denimshortsit
      ?herreshorts | herreshorts | herrshorts | miesten shortsit
      ?dameshorts | dameshorts | damshorts | naisten shortsit
      børneshorts | barneshorts | barnshorts | lasten shortsit
      løbeshorts, træningsshorts, sportsshorts | treningsshorts, løpeshorts, sportsshorts, gymshorts | träningsshorts, löparshorts, sportshorts, gymshorts | urheilushortsit, treenishortsit, juoksushortsit, salishortsit, jumppashortsit
    overalls, smækbukser, selebukser, smækbuks | selebukse, smekkbukse, snekkerbukse barn | hängselbyxor, snickarbyxor barn, hängselbyxa, hängselbyxor barn, dungarees | lappuhaalari, lappuhousut, henkselihousut, lappuhousu, haalarihousut lappu
    ?damebukser, bukser dame | damebukse, damebukser, bukser dame, bukse dame | dambyxor, byxor dam | naisten housut
    ?herrebukser, bukser herre | herrebukse, herrebukser, bukse herre, bukser herre | herrbyxor, byxor herr | miesten housut
    strikbukser, uldbukser | strikkebukse, ullbukse, ullbukser | stickade byxor, yllebyxor, ullbyxor, ullbyxa | neulehousut, villahousut
    stretchbukser, elastikbukser, slacks, bukser med elastik | stretchbukse, strikkbukse, komfortbukse, bukse med strikk | stretchbyxor, byxor med resår, slacks, resårbyxor | stretchhousut, joustohousut, kuminauhahousut, vyötärökuminauhahousut
    culottes, vide bukser | vid bukse, culottes, culottebukse, vide bukser | vida byxor, culottes, culottebyxor | leveälahkeiset housut, culottes-housut, culottet, housuhame
    capribukser, stumpebukser, knæbukser, piratbukser | capribukse, piratbukse, knebukser, tre-kvart bukse | capribyxor, piratbyxor, knäbyxor, trekvartsbyxor | caprihousut, polvihousut, caprit, kaprihousut, caprilegginsit
    skindbukser, læderbukser | skinnbukse, lærbukse | skinnbyxor, läderbyxor | nahkahousut, tekonahkahousut
    cykelbukser, cykeltights, cykelshorts | sykkelbukse, sykkeltights, sykkelshorts | cykelbyxor, cykeltights, cykelshorts | pyöräilyhousut, pyöräilytrikoot, pyöräilyshortsit
    regnbukser, overtræksbukser | regnbukse, overtrekksbukse, seleregnbukse, regnbukser | regnbyxor, galonbyxor, galonisar, hängselregnbyxor, galonbrallor | sadehousut, kurahousut, kuoripuku, kurikset, sadepöksyt, kurapöksyt
    skibukser, snebukser, vinterbukser, skibuks, snowboardbukser | skibukse, alpinbukse, boblebukse, snøbukse, vinterbukse, slalåmbukse, snowboardbukse | skidbyxor, täckbyxor, termobyxor, snöbyxor, vinterbyxor, thermobyxor, slalombyxor, snowboardbyxor, skidbyxa | toppahousut, lasketteluhousut, talvihousut, hiihtohousut, lumihousut, laskuhousut, lautailuhousut
    arbejdsbukser, håndværkerbukser, snedkerbukser, tømrerbukser | arbeidsbukse, håndverkerbukse, snekkerbukse, anleggsbukse, arbeidsbukser, jobbukse | arbetsbyxor, hantverksbyxor, snickarbyxor, blåbyxor, jobbarbyxor, byggbyxor | työhousut, riipputaskuhousut, raksahousut, duunihousut, rakennushousut, riippuhousut
    pyjamasbukser, natbukser, pyjamas bukser | pysjbukse, pysjamasbukse, nattbukse, pysjamasbukser | pyjamasbyxor, nattbyxor, pyjamasbyxa | pyjamahousut, yöhousut, pyjamahousu
    hyggebukser | kosebukse, kosebukser, slappbukse, hjemmebukse | mysbyxor, hemmabyxor, softbyxor | olohousut, löhöilyhousut, löhöhousut, kotihousut, lököilyhousut, lököpöksyt
    løbebukser | løpebukse | löparbyxor, löpbyxor | juoksuhousut, lenkkihousut
  leggings, tights, legging | leggings, tights, legging, tajts | leggings, tights, tajts, leggins, tajtsar | leggingsit, legginsit, trikoot, leggarit, leggins, trikoohousut
    bomuldsleggings, børneleggings | barneleggings, bomullstights | barnleggings, bomullsleggings, barntights | lasten legginsit, puuvillalegginsit
    vandretights, outdoor tights | turtights, friluftstights | friluftstights, vandringstights | ulkoilutrikoot, vaellustrikoot, retkeilytrikoot
    træningstights, løbetights, sportstights | treningstights, løpetights | träningstights, löpartights, löpartajts, gymtights, sporttights | treenitrikoot, juoksutrikoot, urheilutrikoot, treenilegginsit, urheilulegginsit, salitrikoot
  kjole, kjoler, damekjole, kjole dame | kjole, kjoler, damekjole | klänning, klänningar, tunikaklänning, damklänning | mekko, mekot, leninki, kolttu, naisten mekko
    ?sommerkjole, solkjole | sommerkjole, solkjole | sommarklänning, solklänning | kesämekko, kesämekot, hellemekko, aurinkomekko
    strandkjole, strandtunika, badekjole | strandkjole, strandtunika, badekjole | strandklänning, strandtunika, badklänning | rantamekko, rantatunika
    festkjole, gallakjole, selskabskjole, balkjole, fin kjole | festkjole, selskapskjole, ballkjole, finkjole, penkjole, gallakjole, cocktailkjole, stasskjole | festklänning, balklänning, finklänning, galaklänning, cocktailklänning, aftonklänning | juhlamekko, iltapuku, juhlapuku, juhlamekot, iltamekko, cocktailmekko, juhlaleninki, tanssiaispuku
    strikkjole, strikket kjole | strikkekjole, ullkjole | stickad klänning, ylleklänning, ullklänning | neulemekko, villamekko
    børnekjole, pigekjole | barnekjole, jentekjole, kjole jente, kjole barn | barnklänning, flickklänning, klänning barn | tyttöjen mekko, lasten mekko, tyttöjen mekot, lastenmekko
    maxikjole, lang kjole | maxikjole, lang kjole, langkjole | maxiklänning, långklänning, lång klänning | maksimekko, maximekko, pitkä mekko, maksipituinen mekko
    skjortekjole | skjortekjole | skjortklänning, skjortblusklänning | paitamekko, kauluspaitamekko
    ?hverdagskjole, bomuldskjole, t-shirtkjole | hverdagskjole, t-skjortekjole, bomullskjole | vardagsklänning, t-shirtklänning, trikåklänning, bomullsklänning | arkimekko, t-paitamekko, trikoomekko, puuvillamekko
    blomsterkjole, blomstret kjole | blomstret kjole, blomsterkjole | blommig klänning, blommönstrad klänning | kukkamekko, kukallinen mekko
    slå-om-kjole, wrap-kjole | omslagskjole, slå-om-kjole, wrapkjole | omlottklänning, wrapklänning | kietaisumekko, wrap-mekko
    studenterkjole, translokationskjole | russekjole, avslutningskjole | studentklänning, balklänning student, skolavslutningsklänning | valmistujaismekko, lakkiaismekko, ylioppilasmekko, yo-mekko
  jumpsuit, playsuit, buksedragt jumpsuit | jumpsuit, playsuit, buksedress jumpsuit | jumpsuit, playsuit, byxdress jumpsuit, byxoverall | haalari naisten, jumpsuit, haalarihousut, housuhaalari, naisten haalari
  nederdel, nederdele, skørt | skjørt, stakk | kjol, kjolar | hame, hameet
    tylskørt, balletskørt, tutu | tyllskjørt, tutu, balettskjørt | tyllkjol, tutu, balettkjol | tyllihame, tutu, balettihame
    plisseret nederdel, plisse nederdel, plissé nederdel | plissert skjørt, plisséskjørt | plisserad kjol, plisserkjol, veckad kjol | vekkihame, pliseerattu hame, pliseehame, laskoshame
    cowboynederdel, denimnederdel | olaskjørt, denimskjørt, dongeriskjørt, jeansskjørt | jeanskjol, denimkjol, jeanskjolar | farkkuhame, denimhame
    lang nederdel, maxinederdel | langt skjørt, maxiskjørt | långkjol, maxikjol | pitkä hame, maksihame
    kort nederdel, miniskørt, mininederdel | miniskjørt, kort skjørt | minikjol, kort kjol | minihame, lyhyt hame
  undertøj, lingeri | undertøy, lingeri, undis, underklær, undertrøye og truse | underkläder, underplagg | alusvaatteet, alusvaate, alusasut, alusvaatetus
    underbukser, underhylere, underbuks | underbukser, underbukse | underbyxor, kalsonger, kallingar, kallisar, kalsong | alushousut, alkkarit, kalsarit, kalsongit, alushousu, alkkari
      trusser, dametrusser, trusse, dameunderbukser, damebriefs | truser, truse, dametruser, dameunderbukse, trusa, tangatruse | trosor, trosa, damtrosor, tangatrosa, trosor dam, damunderbyxor | pikkuhousut, pikkarit, naisten alushousut, naisten pikkuhousut, tangat, pikkari, naisten alkkarit
        string, g-streng, tangatrusser, thong | stringtruse, string, g-streng, tanga | stringtrosa, string, stringtrosor, g-sträng, tanga | stringit, string-alushousut, g-string, string-pikkuhousut, tangahousut
        maxitrusser, højtaljede trusser | maxitruse, høy truse, maxitruser | maxitrosa, maxitrosor, höga trosor | maxialushousut, maxit, mummoalushousut, mummopikkarit, korkeat alushousut
        ?briefs, tai trusser | brief, taitruse, briefs | brieftrosa, briefs, taitrosa | briefit, midi-alushousut, brief-alushousut
        hipster trusser, hipsters | boxertruse, hipster, hipstertruse | hipstertrosa, hipster, boxertrosa | hipsterit, hipster-alushousut, hipsteri
      boxershorts, boxers, bokser shorts, herreunderbukser, tights underbukser, boxer shorts, boxer, boksershorts, tætsiddende boxershorts | boxershorts, boxer, boxere, boksershorts, herreboksere, bokser, bokserer, herretruse | boxershorts, boxer, kalsong, herrkalsonger, boxerkalsonger, boxertrosa herr, herrboxer | bokserit, boxerit, bokserishortsit, miesten alushousut, bokserialushousut, bokserihousut, boxerit miesten, miesten bokserit
        ?trunks | - | trunks | trunksit
      børneunderbukser, drengeunderbukser, pigeunderbukser, børnetrusser | barneunderbukse, barnetruser, barneboxer, barneunderbukser, gutteboxer, barnetruse, jentetruser | barnkalsonger, barntrosor, flicktrosor, pojkkalsonger, barnboxer | lasten alushousut, lasten bokserit, lasten alkkarit, lasten pikkuhousut, lastenalushousut, poikien bokserit, tyttöjen pikkuhousut
      menstruationstrusser, menstrusser, mensunderbukser | menstruse, mensentruse, menstruasjonstruse, mensentruser | mensttrosa, menstrosor, menstrosa, menstruationstrosa, mensunderkläder | kuukautishousut, kuukautisalushousut, menkkahousut, menkkapikkarit, kuukautisalkkarit
      inkontinenstrusser tøj | inkontinenstruse, inkotruse | inkontinenstrosa, inkotrosa | inkontinenssialushousut, inkoalushousut
    bh, brystholder, bøjle-bh, fuldskåls bh, bøjle bh | bh, bøyle-bh, spile-bh, brystholder, behå | bh, behå, bygel-bh, behåar | rintaliivit, bh, rintsikat, kaarituelliset rintaliivit, rintaliivi, liivit bh, tissiliivit
      bralette, top-bh, blød bh, bh uden bøjle, bøjlefri bh, soft bh, bh top | bralette, bh-topp, bøylefri bh, soft bh, bh uten bøyle, bh uten spile, bralett, topp-bh | bralette, mjuk bh, bh-topp, soft bh, bygelfri bh, bh utan bygel, bh utan byglar, mjuk-bh | bralette, kaarituettomat rintaliivit, rintaliivitoppi, kaarituettomat, kaarituettomat liivit, pehmeät rintaliivit
      push up bh | push-up bh | push up bh | push up rintaliivit, push-upit
      t-shirt bh | t-skjorte bh | t-shirt-bh | t-paitaliivit, t-paitarintaliivit
      blonde-bh | blonde-bh | spets-bh | pitsiliivit, pitsirintaliivit
      sports-bh, sportsbh, sportstop | sports-bh, sportstopp, trenings-bh | sport-bh, sportbh, sporttopp, tränings-bh | urheiluliivit, urheilutopit, urheilurintaliivit, treeniliivit, urheilutoppi
    undertrøje, netundertrøje, singlet undertrøje | undertrøye, helsetrøye, nettingtrøye, singlet herre | undertröja, nätbrynja, brynja, underlinne, linne under | aluspaita, aluspaidat, hihaton aluspaita, verkkopaita, aluspusero
    undertøjssæt | undertøysett | underklädesset | alusvaatesetti
    shapewear, holdtrusser, korset, korsage, bodyshaper | shapewear, korsett, hold-in, formende undertøy | shapewear, gördel, korsett, hålla in underkläder, bodyshaper, gördeltrosa | muotoilevat alusvaatteet, korsetti, kurehousut, muotoilualusvaatteet, tukialusasu
    underkjole, underskørt, slip dress | underkjole, underskjørt | underklänning, underkjol, slip dress | alushame, alusmekko, alushameet, alusleninki
    lange underbukser, lange underhylere, longjohns, long johns, lange underhyler | lange underbukser, longs, stilongs, lang underbukse, longjohns, longsbukse, lang ullunderbukse | långkalsong, långkalsonger, långfillingar, kalsonger långa, långkallingar, långisar | pitkät alushousut, pitkikset, kalsarit pitkät, pitkätkalsarit, välihousut
    herreundertøj | herreundertøy | herrunderkläder | miesten alusvaatteet
    dameundertøj | dameundertøy | damunderkläder | naisten alusvaatteet
    børneundertøj | barneundertøy | barnunderkläder | lasten alusvaatteet
    hofteholder, strømpeholder, strømpebånd | hofteholder, strømpeholder, strømpebånd, sokkeholder | strumpeband, strumpebandshållare, höfthållare | sukkanauhat, sukkaliivit, sukkanauhavyö, sukkanauhaliivi
    uldundertøj, skiundertøj, termoundertøj, uldsæt, skiundertøjssæt, skiundertrøje | ullundertøy, superundertøy, stillongs, ullsett, ullstillongs, ullundertøysett, ulltights, underbukse ull, ullongs, ullundertrøye, stilongs ull, superundertøysett | underställ, ullunderställ, långkalsonger, superunderställ, ylleunderställ, underställsset, ylleställ, merinounderställ, termounderkläder | kerrasto, villakerrasto, pitkät kalsarit, lämpökerrasto, alusasu, merinokerrasto, pitkikset, alusasut, lämpöalusasu, merinoalusasu, villa-alusasu, välikerrasto
  strømper, sokker, strømpe, sok | sokker, sokk, strømper, strømpe | strumpor, sockor, strumpa, socka | sukat, sukka, sukkapaketti, varsisukat, varrelliset sukat, sukkapari
    ankelstrømper, sneakersokker, footies, ankelsokker, sneakerstrømper, korte strømper, korte sokker, usynlige strømper, footsies | ankelsokker, sneakersokker, footies, lave sokker, korte sokker, usynlige sokker, anklesokker, småsokker, sneakersokkar | ankelstrumpor, ankelsockor, sneakerstrumpor, footies, låga strumpor, korta strumpor, osynliga strumpor, footsies, sneakersockor | nilkkasukat, varrettomat sukat, sneakersukat, lyhyet sukat, avokassukat, nilkkurisukat, tennarisukat, snikerisukat
    knæstrømper, knæsokker | knestrømper, knesokker | knästrumpor, knästrumpa, knäsockor | polvisukat, pitkävartiset sukat
    sportssokker, sports strømper, træningsstrømper, træningssokker | sportssokker, treningssokker, sportsstrømper, idrettssokker | sportstrumpor, idrottsstrumpor, träningsstrumpor, träningssockor | urheilusukat, treenisukat, liikuntasukat
      løbestrømper, løbesokker | løpesokker, løpestrømper, joggesokker | löparstrumpor, löpstrumpor, löparsockor, löpsockor | juoksusukat, lenkkisukat
      ?tennissokker, tennisstrømper, crew socks | tennissokker, crew sokker | tennisstrumpor, tubsockor | tennissukat, crew sukat, tubesukat
      håndboldstrømper, håndboldsokker | håndballsokker, håndballstrømper | handbollsstrumpor | käsipallosukat
    uldsokker, uldstrømper, raggsokker, ragsokker | ullsokker, raggsokker, ullstrømper, merinosokker, raggsokkar, ullsokkar | ullsockor, raggsockor, ullstrumpor, yllestrumpor, raggisar, merinosockor, yllesockor | villasukat, villasukka, merinosukat
      futsokker, tykke sokker, frottésokker | tjukke sokker, varme sokker, frottésokker | tjocka sockor, tjocka strumpor, frottéstrumpor | paksut sukat, froteesukat, lämpimät sukat
      termosokker, termostrømper, varme sokker, vintersokker, varmesokker | termosokker, vintersokker, varmesokker | termosockor, termostrumpor, vinterstrumpor, vintersockor | lämpösukat, talvisukat
    bambusstrømper, bambussokker | bambussokker, bambusstrømper | bambustrumpor, bambusockor | bambusukat
    støttestrømper, kompressionsstrømper, flystrømper, rejsestrømper, kompressions sokker | støttestrømper, kompresjonsstrømper, flysokker, kompresjonssokker, reisestrømper, støttesokker, støtteknestrømper | stödstrumpor, kompressionsstrumpor, flygstrumpor, kompressionssockor, resestrumpor, stödknästrumpor, stödsockor | tukisukat, kompressiosukat, lentosukat, matkasukat, tukipolvisukat, lentotukisukat, hoitosukat, lääkinnälliset sukat
    diabetesstrømper, strømper uden elastik, sokker uden elastik, diabetessokker | sokker uten strikk, diabetessokker, sokker uten stramming | resårfria strumpor, strumpor utan resår, diabetesstrumpor, diabetessockor | väljät sukat, resorittomat sukat, diabetessukat, kiristämättömät sukat
    skridsikre strømper, skridsokker, hyggesokker, futter voksen, skridsikre sokker, strømper med gummi, skridsikker sokker | sklisikre sokker, antisklisokker, kosesokker, antiskli sokker, sokker med gummi, innesokker, sklisokker, antiskli | antihalksockor, halksockor, myssockor, halkfria strumpor, antihalkstrumpor, antiglidsockor, halkstrumpor, antiglid sockor | jarrusukat, oloilusukat, liukuestesukat, liukumattomat sukat, kotisukat, jarrupohjasukat, jarrutossut, tarrasukat, liukuesteelliset sukat
    skisokker, vandresokker, vandrestrømper | skisokker, tursokker, skistrømper, turstrømper, fjellsokker | skidstrumpor, vandringsstrumpor, skidsockor, vandringssockor | hiihtosukat, vaellussukat, laskettelusukat, lasketteluksukat
    fodboldstrømper, fodboldsokker | fotballstrømper, fotballsokker | fotbollsstrumpor, fotbollssockor | jalkapallosukat, futissukat
    ?herrestrømper, herresokker | herresokker | herrstrumpor, herrsockor | miesten sukat
    ?damestrømper, damesokker | damesokker | damstrumpor, damsockor | naisten sukat
    børnestrømper, børnesokker | barnesokker | barnstrumpor, barnsockor | lasten sukat
    julestrømper, julesokker | julesokker | julstrumpor tyg, julsockor | joulusukat
    benvarmere, legwarmers | leggvarmere, benvarmere | benvärmare, leg warmers, benvärmare ull | säärystimet, säärystin, sääryläiset
    arbejdsstrømper, arbejdssokker | arbeidssokker, jobbsokker | arbetsstrumpor, arbetssockor, jobbstrumpor | työsukat, duunisukat
    - | bunadstrømper, bunadsstrømper | - | -
    nylonstrømper, knæstrømper nylon, nylonknæstrømper, tynde strømper | nylonstrømper, nylonknestrømper, tynne strømper, nylonsokker | nylonstrumpor, knästrumpor nylon, nylonknästrumpor, tunna strumpor, nylonsockor | nylonsukat, polvisukat nylon, nylonpolvisukat, ohuet sukat, ohuet polvisukat
      selvsiddende strømper, stay ups, hold-ups, stay-up strømper | stay ups, hold ups, stayups, selvsittende strømper | stay ups, hold ups, stayups, självhållande strumpor | stay up sukat, stay upit, sukkanauhasukat, stay-upit, stayup-sukat
    ?bomuldsstrømper, bomuldssokker | bomullssokker | bomullsstrumpor, bomullssockor | puuvillasukat
  strømpebukser, strømpebuks, tights nylon, nylonstrømpebukser, tynde strømpebukser, tynde strømpebuks | strømpebukse, strømpebukser, nylonstrømpebukse, strømpebuks, tynn strømpebukse, nylonstrømpebukser | strumpbyxor, strumpbyxa, nylonstrumpbyxor, tunna strumpbyxor, nylonstrumpbyxa | sukkahousut, sukkikset, nylonsukkahousut, sukkahousu
    børnestrømpebukser, uldstrømpebukser, bomuldsstrømpebukser, strømpebukser børn | barnestrømpebukse, ullstrømpebukse barn, ullstrømpebukse, bomullsstrømpebukse, strømpebukse barn, ullstrømpebukser barn, bomullsstrømpebukser | barnstrumpbyxor, ullstrumpbyxor, bomullsstrumpbyxor, strumpbyxor barn, bebisstrumpbyxor, strumpbyxa barn | lasten sukkahousut, villasukkahousut, puuvillasukkahousut, sukkahousut lapselle, vauvan sukkahousut, lastensukkahousut
    tykke strømpebukser, uldstrømpebukser voksen | tykke strømpebukser, tykk strømpebukse, strømpebukse ull | tjocka strumpbyxor, ullstrumpbyxor dam | paksut sukkahousut
  arbejdstøj, arbejdsbeklædning, håndværkertøj, sikkerhedstøj | arbeidsklær, arbeidstøy, verneklær, anleggsklær, snekkerklær, synlighetstøy, jobbklær, arbeidsbekledning | arbetskläder, skyddskläder, varselkläder, hantverkskläder, byggkläder, yrkeskläder, jobbkläder, byggarkläder | työvaatteet, suojavaatteet, raksavaatteet, duunivaatteet, työasu, turvavaatteet, työvaate, työvaatetus, työkamat
    arbejdsbukser, håndværkerbukser, snedkerbukser, tømrerbukser | arbeidsbukse, håndverkerbukse, snekkerbukse, anleggsbukse, arbeidsbukser, jobbukse | arbetsbyxor, hantverksbyxor, snickarbyxor, blåbyxor, jobbarbyxor, byggbyxor | työhousut, riipputaskuhousut, raksahousut, duunihousut, rakennushousut, riippuhousut
    arbejdsjakke, håndværkerjakke | arbeidsjakke, snekkerjakke | arbetsjacka, hantverksjacka | työtakki, raksatakki, duunitakki
    kedeldragt, overall, heldragt arbejde | kjeledress, overall, arbeidsdress, varmedress, kjeledresser | overall, arbetsoverall, blåställ, helställ, snickaroverall | työhaalari, suojahaalari, haalarit, työhaalarit, kokohaalari työ, työpuku
    engangsdragt, malerdragt, beskyttelsesdragt | engangsdress, malerdress, vernedress, beskyttelsesdress | engångsoverall, skyddsoverall, målaroverall, målardräkt, skyddsdräkt | kertakäyttöhaalari, maalaushaalari, suojapuku, maalarinhaalari
    sikkerhedsvest, gul vest, advarselsvest, refleksvest, refleks vest, veste refleks, trafikvest | varselvest, refleksvest arbeid, gul vest, gulvest, synlighetsvest, refleksvest, refleksvester | varselväst, reflexväst, gul väst, varselvästar, trafikväst | huomioliivi, huomiovaatteet, heijastinliivi, huomioliivit, keltainen liivi, turvaliivi, heijastava liivi, huomiovaate, liikenneliivi
    kokkejakke, kokketøj, kokkebukser, kokkeuniform | kokkejakke, kokkeklær, kokkeuniform | kockrock, kockkläder, kockbyxor, kockjacka, kockuniform | kokintakki, kokin vaatteet, kokkitakki, kokkivaatteet, kokin puku
    klinisk tøj, sygeplejetøj, sygeplejerskeuniform | helsetøy, sykepleiertøy, frakk helse, pleiertøy, uniform helse, helseuniform | vårdkläder, sjukvårdskläder, sjuksköterskekläder | hoitoalan vaatteet, työtakki hoitoala, hoitajan vaatteet, hoitajan asu, suojatakki, sairaanhoitajan asu, hoitajanasu
      kittel, lægekittel, laboratoriekittel | legefrakk, hvit frakk, labfrakk, laboratoriefrakk | läkarrock, städrock, labbrock, laboratorierock | laboratoriotakki, labratakki, lääkärintakki
      busseronne | - | bussarong | -
    arbejdstrøje, arbejdssweatshirt | arbeidsgenser, jobbgenser | arbetströja, jobbtröja | työpaita, duunipaita
    arbejds t-shirt | arbeids t-skjorte, jobb t-skjorte | arbets t-shirt, jobb t-shirt | työ t-paita, työpaita lyhythihainen
    arbejdsskjorte | arbeidsskjorte | arbetsskjorta | työkauluspaita
    arbejdsshorts | arbeidsshorts | arbetsshorts | työshortsit
    refleksjakke, advarselsjakke | refleksjakke, varseljakke, synlighetsjakke | varseljacka, reflexjacka, varseljackor | huomiotakki, heijastintakki, huomioväritakki, turvatakki
  poncho | poncho, ponsjo | poncho, cape | poncho, viitta, ponsho
  vest, veste, damevest, herrevest | vest, vester, damevest, herrevest | väst, västar, damväst, herrväst | liivi, liivit
    dunvest, vatvest, puffervest, termovest | dunvest, boblevest, vattvest, puffervest | dunväst, täckväst, pufferväst, vadderad väst, bodywarmer | toppaliivi, untuvaliivi, vanuliivi, toppaliivit, bodywarmer
    strikvest, strikket vest, slipover, uldvest | strikkevest, strikket vest, ullvest, slipover | stickad väst, slipover, ullväst, yllevest, ylleväst | neuleliivi, villaliivi, slipoveri, neuleliivit
    fleecevest | fleecevest | fleeceväst | fleeceliivi, fliisiliivi
    habitvest, jakkesætsvest | dressvest, dressvester, penvest | kostymväst, kavajväst | puvunliivi, pukuliivi, pukuliivit, puvun liivi
    softshellvest | softshellvest | softshellväst | softshell-liivi, softshellliivi
  hørtøj | linklær, linplagg | linnekläder, linneplagg | pellavavaatteet, pellavavaate
knæpuder, knæpude til arbejdsbukser | kneputer, kneputer arbeidsbukse, knebeskyttere arbeid | knäskydd arbetsbyxor, knäkuddar arbetsbyxor, knäskydd byxor | polvisuojat työhousuihin, polvipehmusteet, polvisuojat työ
værktøjsbælte, håndværkerbælte, snedkerbælte | verktøybelte, snekkerbelte | verktygsbälte, snickarbälte, hantverkarbälte | työkaluvyö, työvyö, rakennusvyö, nikkarin vyö
forklæde, forklæder, køkkenforklæde, bageforklæde | forkle, kjøkkenforkle, bakeforkle, forklede | förkläde, förkläden, köksförkläde, bakförkläde | esiliina, essu, keittiöessu, leivontaesiliina
  børneforklæde | barneforkle, forkle barn | barnförkläde, förkläde barn | lasten esiliina, lasten essu, esiliina lapselle`,
}
