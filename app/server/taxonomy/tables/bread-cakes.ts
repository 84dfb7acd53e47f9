import type { GoodsTable } from '../goods-table.ts'

/** Bread, rolls, crispbread and tortillas; buns, cakes and pastry are in `cakes.ts`. */
export const breadCakes: GoodsTable = {
  part: 'bread-cakes',
  rows: `
brød, friskbagt brød, bagerbrød, madbrød, skåret brød, skiveskåret brød, brødskiver, brødvarer, spisebrød | brød, ferskt brød, bakerbrød, brød i skiver, oppskåret brød, skivet brød, brødskiver, matbrød, brødvarer, skåret brød | bröd, matbröd, färskt bröd, limpa, limpor, skivat bröd, brödskivor, brödlimpa, brödpaket, mjukt bröd, brödlimpor | leipä, leivät, tuoreleipä, ruokaleipä, viipaloitu leipä, leipäviipaleet, leipäpaketti, viipaleleipä
  rugbrød, mørkt rugbrød, skåret rugbrød, skiveskåret rugbrød, rugbrød i skiver, mørkt brød, rugbrød uden kerner, groft rugbrød, rugbrødsskiver | rugbrød, mørkt rugbrød, rugbrødskiver, mørkt brød | rågbröd, rågbröd skivat, mörkt bröd, mörk limpa, rågsurdegsbröd, rågbrödsskivor, råglimpa, svartbröd, grovt rågbröd | ruisleipä, ruisleivät, tumma leipä, hapanleipä, rukiinen leipä, ruisleipäviipaleet, ruisleipäpaketti, täysruisleipä, musta leipä
    ?kernerugbrød, rugbrød med kerner, fuldkornsrugbrød, groft kernerugbrød | fullkornsrugbrød, dansk rugbrød | danskt rågbröd | siemenruisleipä, täysjyväruisleipä, tanskalainen ruisleipä
    solsikkerugbrød | solsikkerugbrød | - | -
    græskarkernerugbrød, græskarrugbrød | - | - | -
    gulerodsrugbrød | - | - | -
    sigtebrød | siktebrød | rågsiktsbröd, rågsiktslimpa, rågsiktskaka | hiivaruisleipä
    lyst rugbrød | lyst rugbrød | ljust rågbröd | vaalea ruisleipä, sekaruisleipä
    pumpernikkel | pumpernikkel | pumpernickel | pumpernikkeli
    - | - | rågkaka, rågkakor | ruispala, ruispalat, palaleipä, palaleivät
      - | - | - | reissumies
    - | - | frökusar | -
    - | - | - | ruispuikula, ruispuikulat
    - | - | - | ruisvuoka, ruisvuokaleipä
    skånsk kavring | - | kavring | -
    - | - | efterugnsbröd | jälkiuunileipä, jälkiuunileivät
    - | - | hålkaka, hålkakor | reikäleipä, reikäleivät, reikäruisleipä
    - | - | - | ruislimppu, ruislimput
    ?surdejsrugbrød | surdeigsrugbrød | surdegsrågbröd | hapanruisleipä
  - | - | - | limppu, limput
    - | - | - | perunalimppu, perunalimput
    - | - | - | siirappilimppu, imelälimppu, imeläleipä
    - | - | - | joululimppu, joululimput
    - | - | sötlimpa, sirapslimpa | setsuuri, setsuurilimppu
    - | - | skärgårdslimpa, skärgårdsbröd | saaristolaisleipä, saaristolaisleivät, saaristolaislimppu, maalahden limppu
  franskbrød, hvidt brød, lyst brød, formfranskbrød, formbrød, hvidbrød, hvedebrød, hvidt formbrød, skåret franskbrød | loff, hvitt brød, formloff, lyst brød, franskbrød, hvetebrød, fint brød, hvitbrød, kvitbrød, loffskiver, kvitt brød, fin loff, formbrød, hvit loff | vitt bröd, franskbröd, formfranska, ljust bröd, formbröd, vitbröd, vetelimpa, ljus limpa, formlimpa | vaalea leipä, vaaleat leivät, vaaleleipä, ranskanleipä, ranskanleivät, vehnäleipä, vehnäleivät, valkoinen leipä, hiivaleipä, ranskis, vuokaleipä, ranskanleipäviipaleet, vaalea vuokaleipä, hiivalimppu
    - | landloff | lantfranska, jättefranska | polakka
    landbrød, bondebrød | landbrød, bondebrød, gårdsbrød, bondeloff | lantbröd, bondbröd, lantgoda, lantlimpa, bondlimpa, lantbrödslimpa | maalaisleipä, maalaisleivät, maalaislimppu, maalaisvuokaleipä, talonpoikaisleipä
    durumbrød | durumbrød | durumbröd | durumleipä
    italiensk brød | italiensk brød | italienskt bröd | italialainen leipä
    kartoffelbrød | potetbrød | potatisbröd | perunaleipä, perunaleivät
    majsbrød, cornbread | maisbrød, cornbread | majsbröd, cornbread | maissileipä, maissileivät
    birkesbrød, birkesfranskbrød | birkesbrød | vallmobröd, birkesbröd | unikonsiemenleipä
    sesambrød | sesambrød | sesambröd | seesamileipä
    briochebrød, brioche | briochebrød, brioche, briocheloff | briochebröd, brioche, briochelimpa | brioche, briossi, briossit, briochet, briossileipä, briochevuokaleipä
  toastbrød, toast, sandwichbrød, hvedetoast, brød til toast, hvidt toastbrød | toastbrød, toast, sandwichbrød, toastskiver, sandwichloff, brød til toast | rostbröd, toastbröd, toast, rost, rostat bröd, sandwichbröd, rostbrödskivor | paahtoleipä, paahtoleivät, paahto, toast, isopaahto, paahtis, paahtikset, vaalea paahtoleipä, paahtoleipäpaketti, toastleipä, leivänpaahdinleipä, vehnäpaahto
    fuldkornstoast, groft toastbrød, grov toast, rugtoast | grovt toastbrød, grov toast, fullkornstoast, rugtoast | grovt rostbröd, fullkornsrost, rågrost, grov toast | täysjyväpaahtoleipä, ruispaahto, kaurapaahto, moniviljapaahto, ruispaahtoleipä, tumma paahtoleipä, kaurapaahtoleipä, moniviljapaahtoleipä
    ?- | - | originalrost | -
  surdejsbrød, levain, levainbrød, surdejsfranskbrød | surdeigsbrød, levain, surdeigsloff, surdeigbrød | surdegsbröd, levain, levainbröd, surdegslimpa | hapanjuurileipä, hapanjuurileivät, levain, juurileipä, juureen leivottu leipä, hapanjuurivehnäleipä
  grovbrød, fuldkornsbrød, groft brød, flerkornsbrød, fiberbrød, groft franskbrød | grovbrød, grovt brød, fullkornsbrød, helkornbrød, flerkornbrød, flerkornsbrød, fiberbrød, halvgrovt brød, ekstra grovt brød, kornbrød | grovt bröd, fullkornsbröd, flerkornsbröd, grovbröd, fiberbröd, grovlimpa, flerkornslimpa | kokojyväleipä, täysjyväleipä, moniviljaleipä, sekaleipä, sekaleivät, täysjyväleivät, kuituleipä, runsaskuituinen leipä, jyväleipä
    - | kneippbrød, kneipp | - | -
    havrebrød | havrebrød, havreloff | havrebröd, havrelimpa | kauraleipä, kauraleivät, kaurapala, kaurapalat, kaurapuikula, kauralimppu, kauralimput, kauravuokaleipä
    bygbrød | byggbrød | kornbröd, kornlimpa, kornmjölsbröd | ohraleipä, ohraleivät
    speltbrød, ølandshvedebrød, spelt brød | speltbrød | dinkelbröd, speltbröd, dinkellimpa | spelttileipä, spelttileivät
    grahamsbrød, grahambrød | grahambrød, grahamsbrød | grahamsbröd, grahamslimpa | grahamleipä, grahamleivät, grahamlimppu
    frøbrød, kernebrød, solsikkebrød, græskarkernebrød | frøbrød, kjernebrød, solsikkebrød, gresskarkjernebrød, solsikkekjernebrød | fröbröd, kärnbröd, solrosbröd, pumpabröd, solroslimpa, pumpafröbröd, pumpalimpa | siemenleipä, siemenleivät, auringonkukkaleipä, kurpitsansiemenleipä
    gulerodsbrød | gulrotbrød | morotsbröd, morotslimpa | porkkanaleipä, porkkanaleivät
    - | lingongrova | lingongrova | -
    - | - | skogaholmslimpa, skogaholm | -
    rodfrugtbrød | rotgrønnsaksbrød | rotfruktsbröd | juuresleipä, juuresleivät
  maltbrød | maltbrød | maltbröd | mallasleipä, mallasleivät
  nøddebrød, valnøddebrød | nøttebrød, valnøttbrød | nötbröd, valnötsbröd, nötlimpa | pähkinäleipä, pähkinäleivät, saksanpähkinäleipä
  olivenbrød | olivenbrød | olivbröd | oliivileipä, oliivileivät
  ostebrød | ostebrød | ostbröd | -
  svensk julebrød | vørterbrød | vörtbröd, vörtlimpa, julbröd, jullimpa | vierreleipä, jouluvierreleipä
  proteinbrød, lavkarbobrød, low carb brød, keto brød, lavkulhydratbrød, lowcarb brød, brød uden kulhydrater | proteinbrød, lavkarbobrød, low carb brød, keto brød, ketobrød, lowcarb brød | proteinbröd, lågkolhydratbröd, lchf bröd, keto bröd, low carb bröd, ketobröd, lågkolhydratsbröd, lchfbröd | proteiinileipä, proteiinileivät, vähähiilihydraattinen leipä, karppileipä, vhh leipä, ketoleipä, low carb leipä
  glutenfrit brød, glutenfri brød, brød uden gluten, cøliakibrød | glutenfritt brød, glutenfri brød, brød uten gluten, cøliakibrød, glutenfri loff | glutenfritt bröd, glutenfri bröd, bröd utan gluten, celiakibröd, glutenfri limpa | gluteeniton leipä, gluteenittomat leivät, keliaakikon leipä
    glutenfri boller, glutenfrie boller, glutenfri rundstykker | glutenfrie rundstykker, glutenfri rundstykker | glutenfria frallor, glutenfritt småbröd, glutenfri fralla | gluteeniton sämpylä, gluteenittomat sämpylät, keliaakikon sämpylät
    glutenfrit rugbrød, glutenfri rugbrød | - | - | -
    glutenfri toast, glutenfrit toastbrød | glutenfri toast, glutenfritt toastbrød | glutenfritt rostbröd, glutenfri toast | gluteeniton paahtoleipä
  gærfrit brød, brød uden gær | gjærfritt brød, brød uten gjær | jästfritt bröd, bröd utan jäst | hiivaton leipä
  sodabrød, irsk sodabrød | sodabrød | sodabröd | soodaleipä, soodaleivät
  stenovnsbrød, stenovnsbagt brød | steinovnsbrød, steinovnsbakt brød | stenugnsbröd, stenugnsbakat bröd, vedugnsbakat bröd | kiviuunileipä, kiviuunileivät
  bake off, bakeoff, bake off brød, halvbagt brød, halvbagte brød, brød til opbagning, forbagt brød | bake off, halvstekt brød, halvstekte brød, brød til ferdigsteking, forstekt brød | bake off, bake-off, halvgräddat bröd, bake off bröd, halvbakat bröd, bröd att grädda | paistopiste, puolikypsä leipä, esipaistettu leipä, bake off leipä, paistovalmis leipä, kotiuunileipä, itse paistettava leipä
  flutes, flute, baguette, baguetter, fransk flute, bagette | baguette, baguetter, bagett, bagetter, pariserloff, franskbagett, langloff | baguette, baguetter, bagett, pain riche, baguettebröd, långfranska, pain-riche | patonki, patongit, baguette, ranskanpatonki, maalaispatonki, baguetti, ranskalainen patonki, patonkileipä, vaalea patonki
    hvidløgsflute, hvidløgsflutes, hvidløgsbrød, hvidløgsbaguette, hvidløgsbaguetter | hvitløksbaguette, hvitløksbaguetter, hvitløksbrød, hvitløksbagett | vitlöksbaguette, vitlöksbaguetter, vitlöksbröd, vitlöksbagett | valkosipulipatonki, valkosipulipatongit, valkosipulileipä, valkosipulileivät, kynsilaukkapatonki
    smørflute, krydderflute, urtebaguette, smørbaguette | urtebaguette, krydderbaguette, smørbaguette, urtebagett | kryddbaguette, örtbaguette, smörbaguette | yrttipatonki, yrttipatongit, voipatonki
    miniflutes, miniflute, minibaguette, minibaguetter | minibaguette, minibaguetter, minibagett, minibagetter, småbagetter | minibaguette, minibaguetter, småbaguetter, minibagett, minibagetter | minipatonki, minipatongit, pikkupatonki
    grov baguette, fuldkornsbaguette | grov baguette, grovbaguette, grov bagett | grov baguette, rågbaguette, fullkornsbaguette, grov bagett | ruispatonki, ruispatongit, kaurapatonki, täysjyväpatonki, tumma patonki
    surdejsbaguette, surdejsflute, surdejsflutes | surdeigsbaguette | surdegsbaguette | hapanjuuripatonki
    glutenfri baguette, glutenfri flutes | glutenfri baguette | glutenfri baguette | gluteeniton patonki
  brydebrød | brytebrød | brytbröd | nyhtöleipä
  ciabatta, ciabattaer, ciabattabrød | ciabatta, ciabattaer, ciabattabrød, ciabattaloff | ciabatta, ciabattabröd, ciabattalimpa | ciabatta, ciabattaleipä, tsiabatta
  focaccia, foccacia, focacciabrød | focaccia, foccacia, focacciabrød | focaccia, foccacia, focacciabröd | focaccia, foccacia, focaccialeipä, fokaccia
  - | flatbrød, norsk flatbrød | tunnbröd | ohutleipä, ohutleivät
    - | mykt flatbrød | mjukt tunnbröd | pehmeä ohutleipä, tunnbröd
    - | - | hårt tunnbröd | kova ohutleipä
  lomper, norske lomper | lompe, lomper, potetlompe, potetlomper, pølselompe, pølselomper, lumpe, lumper | - | -
  - | - | rieska | rieska, rieskat
    kartoffelfladbrød | potetkake, potetkaker | potatiskaka, mjuk potatiskaka | perunarieska, perunarieskat
    - | - | - | ohrarieska, ohrarieskat
    - | - | - | kaurarieska, kaurarieskat
    - | - | - | maitorieska, maitorieskat
  polarbrød | polarbrød, polarkake, polarkaker | polarbröd, polarkaka, polarkakor | polarleipä
  - | tynnkake | mjukkaka, mjukkakor, tunnkaka, hällbröd, hällakaka | -
  - | - | hönökaka, hönökakor, hönö | -
  fladbrød, flatbread | flatbread | plattbröd, flatbread | flatbread, litteä leipä
    libabrød, syrisk brød, libanesisk brød | libabrød, syrisk brød, libanesisk brød | libabröd, syriskt bröd, libanesiskt bröd | libaleipä, libanonilainen leipä, syyrialainen leipä
    lavash | lavash | lavash | lavash
    naan, naanbrød, nanbrød, indisk brød | naan, naanbrød, nanbrød, indisk brød | naan, naanbröd, nanbröd, indiskt bröd | naan, naanleipä, naan-leipä, naanleivät, intialainen leipä
      hvidløgsnaan | hvitløksnaan | vitlöksnaan | valkosipulinaan
    chapati, roti | chapati, roti | chapati, roti | chapati, roti
      paratha | paratha | paratha | paratha
    pitabrød, pita, kebabbrød | pitabrød, pita, kebabbrød, pitalomme | pitabröd, pita, kebabbröd, pitaficka, kebab bröd | pitaleipä, pitaleivät, pita, kebableipä, pitataskut, pitatasku, kebab leipä
      ?minipita, mini pitabrød | minipita, mini pitabrød | minipita, mini pitabröd | minipita, minipitat
      ?grove pitabrød, fuldkornspita | grovt pitabrød, grov pita | grovt pitabröd, fullkornspita | täysjyväpita
    tyrkisk fladbrød, tyrkisk brød, pide | tyrkisk brød, pide | turkiskt bröd, pide | turkkilainen leipä, turkkilainen pide
  bolle, boller, brødboller, brødbolle, madboller, hvedebolle, hvedeboller | rundstykke, rundstykker, småbrød, matbolle, matboller | fralla, frallor, franska, småfranska, småbröd, portionsbröd, vita frallor | sämpylä, sämpylät, sämpyläpussi, pikkusämpylä, minisämpylä, sämpyläleipä, vaalea sämpylä, vaaleat sämpylät
    ?rundstykke, rundstykker, morgenbrød, morgenboller, trekornsstykke, spansk stykke, spanskstykke, skagensstykke, morgenbolle, frokostbolle, morgenrundstykker | frokostrundstykker, frokostrundstykke, frokostbrød, morgenrundstykker, søndagsrundstykker | frukostfralla, frukostfrallor, frukostbullar, frukostbröd, frukostfranska | aamiaissämpylä, aamiaissämpylät, aamupalasämpylä, aamupalasämpylät
    håndværker, håndværkere, grovhåndværker | - | - | -
    kejserrundstykke | fine rundstykker, kaiserrundstykker, kaiserrundstykke, lyse rundstykker, hvite rundstykker, fint rundstykke | kaiserfralla, kaiserfrallor, ljusa frallor, vit fralla, kejsarfralla | kaisersämpylä, kaisersämpylät, vehnäsämpylä, vehnäsämpylät, keisarisämpylä, valkoinen sämpylä
    grovbolle, grovboller, fuldkornsbolle, fuldkornsboller, kerneboller, grove boller, grove rundstykker, fuldkornsrundstykker, kernerundstykker | grove rundstykker, grovt rundstykke, grovrundstykke, grovrundstykker, fullkornsrundstykke, fullkornsrundstykker | grova frallor, grovfralla, grovfrallor, fullkornsfrallor, rågsiktsfralla, fullkornsfralla, grovt småbröd | täysjyväsämpylä, täysjyväsämpylät, moniviljasämpylä, grahamsämpylä, jyväsämpylä, tummat sämpylät, tumma sämpylä
    rugbolle, rugboller, rugbrødsbolle, rugbrødsboller | rugrundstykke, rugrundstykker | rågfralla, rågfrallor, rågbullar | ruissämpylä, ruissämpylät
    havrebolle, havreboller | havrerundstykke, havrerundstykker | havrefralla, havrefrallor | kaurasämpylä, kaurasämpylät
    gulerodsbolle, gulerodsboller | gulrotrundstykke, gulrotrundstykker | morotsfralla, morotsfrallor | porkkanasämpylä, porkkanasämpylät
    birkesrundstykke, birkesrundstykker, birkes, birkesbolle, birkesboller | birkesrundstykke, birkesrundstykker | vallmofralla, vallmofrallor | unikonsiemensämpylä
    ostebolle, osteboller, ostehorn, osterundstykke | osterundstykke, osterundstykker, ostehorn | ostfralla, ostfrallor | juustosämpylä, juustosämpylät
    ciabattabolle, ciabattaboller, sandwichbolle, sandwichboller | ciabattarundstykke, ciabattarundstykker, sandwichrundstykke | ciabattafralla, ciabattafrallor | ciabattasämpylä, ciabattasämpylät
    briochebolle, briocheboller | briocherundstykke, briochebolle, brioche boller | briochebulle, briochebullar | briossisämpylä, briossisämpylät, briochesämpylä, briossipulla
    frosne boller, frosne rundstykker | frosne rundstykker, fryste rundstykker | frysta frallor, fryst fralla, frysfrallor | pakastesämpylä, pakastesämpylät
    teboller, tebolle | tebrød, tebriks, tebolle, teboller | tekaka, tekakor, tebröd, tebulle | teeleipä, teeleivät, teekakku, teekakut
    bake off boller, halvbagte boller, boller til opbagning | halvstekte rundstykker, halvstekt rundstykke, rundstykker til steking, halvstekte småbrød | bake off frallor, halvgräddade frallor, frallor att grädda, halvbakade frallor | esipaistettu sämpylä, esipaistetut sämpylät, puolikypsä sämpylä, paistovalmiit sämpylät, kotiuunisämpylä, puolikypsät sämpylät
    surdejsbolle, surdejsboller | surdeigsrundstykke, surdeigsrundstykker | surdegsfralla, surdegsfrallor | hapanjuurisämpylä, hapanjuurisämpylät
    sesambolle, sesamboller | sesamrundstykke, sesamrundstykker | sesamfralla, sesamfrallor | seesamisämpylä, seesamisämpylät
    kuvertbrød, kuvertbolle, kuvertboller | kuvertbrød, kuvertrundstykker | kuvertbröd | -
    kernerundstykke, frøbolle | frørundstykke, frørundstykker, kjernerundstykke | fröfralla, fröfrallor, solrosfralla | siemensämpylä, siemensämpylät
    krydderbolle, krydderboller | - | - | -
    skagenslap, skagenslapper | - | - | -
  hveder, varme hveder, bededagshveder, hvedeknop, hvedeknopper | - | - | -
  burgerbolle, burgerboller, burgerbrød, hamburgerbolle, hamburgerboller, hamburgerbrød, burgerbun, burgerbuns, bolle til burger | hamburgerbrød, burgerbrød, burgerbolle, burgerboller, hamburgerboller, brød til burger, burgerbun, hamburgerrundstykke | hamburgerbröd, burgerbröd, hamburgarbröd, hamburgerbulle, burger buns, burgarbröd, hamburgarbullar, bröd till hamburgare, burgerbun, hamburgarbulle | hampurilaissämpylä, hampurilaissämpylät, burgersämpylä, burgersämpylät, hampurilaisleipä, purilaissämpylä, hampparisämpylä, hampparisämpylät, hampurilaispulla, hampurilaispullat, hampurilaisleivät, burgerileipä, burgeripulla, hampparipulla, hampurilaisbriossi, burgerbun, purilaissämpylät, purilaisleipä
    briocheburgerboller, brioche burgerboller, brioche burgerbrød | briochehamburgerbrød, brioche hamburgerbrød, brioche burgerbrød, briocheburgerbrød | briochehamburgerbröd, brioche hamburgerbröd, briocheburgarbröd, brioche burgerbröd | briossihampurilaissämpylä, brioche hampurilaissämpylä, briossiburgersämpylä
    sliders, sliderboller, miniburgerboller | minihamburgerbrød, sliders, miniburgerbrød, små hamburgerbrød | minihamburgerbröd, sliderbröd, små hamburgerbröd, sliders | minihampurilaissämpylä, minihampurilaissämpylät, pikkuhampurilaissämpylä, slidersit, miniburgersämpylä
    ?kartoffelburgerboller, potato buns, potato bun, kartoffelboller | potetburgerbrød, potato buns, potethamburgerbrød | potatishamburgerbröd, potato buns, potatisburgarbröd | perunahampurilaissämpylä, perunahampurilaissämpylät, perunasämpylä, perunaburgersämpylä
    glutenfri burgerboller, glutenfrie burgerboller | glutenfrie hamburgerbrød, glutenfritt hamburgerbrød | glutenfritt hamburgerbröd, glutenfria hamburgerbröd | gluteeniton hampurilaissämpylä, gluteenittomat hampurilaissämpylät
  pølsebrød, hotdogbrød, hot dog brød, brød til pølser, hotdog brød, hotdogboller | pølsebrød, hotdogbrød, hot dog brød, brød til pølse, pølse brød, grillpølsebrød | korvbröd, hotdogbröd, hot dog bröd, bröd till korv, korv bröd, varmkorvsbröd, grillkorvsbröd | hodarisämpylä, hodarisämpylät, hot dog sämpylä, nakkisämpylä, nakkisämpylät, makkarasämpylä, makkarasämpylät, hodaripulla, hodarileipä, hodarileivät, hot dog leipä, hodaripullat, hotdog sämpylä
    fransk hotdogbrød, franske hotdogbrød | fransk hotdogbrød | franskt hotdogbröd | ranskalainen hodarisämpylä
    ?grove pølsebrød, fuldkornspølsebrød | grove pølsebrød, grovt pølsebrød | grova korvbröd, grovt korvbröd | täysjyvähodarisämpylä
    briochepølsebrød, brioche hotdogbrød | briochepølsebrød, brioche pølsebrød | briochekorvbröd, brioche korvbröd | briossihodarisämpylä, briossihodarisämpylät
    glutenfri pølsebrød, glutenfrie pølsebrød | glutenfrie pølsebrød, glutenfritt pølsebrød | glutenfritt korvbröd, glutenfria korvbröd | gluteeniton hodarisämpylä
  bagel, bagels | bagel, bagels, bageler | bagel, bagels | bagel, bagelit, bageli, beigeli
  english muffins, engelske muffins, toasties, toastmuffins | english muffins, engelske muffins, frokostmuffins | english muffins, engelska muffins, frukostmuffins | english muffins, englantilainen muffinssi, englantilaiset teeleivät, englantilaiset muffinssit
  pretzel, pretzels, brezel, bretzel | pretzel, pretzels, brezel, bretzel, bayersk kringle | pretzel, pretzels, brezel, bretzel, saltkringla | pretzel, pretzelit, brezel, suolarinkeli, bretzel, suolarinkilä
  knækbrød, knækkebrød, knæk, hårdt brød | knekkebrød, knekkbrød, hardt brød, rugsprø, sprøbrød, knekkebrødskiver | knäckebröd, knäcke, hårt bröd, knäckepaket, knäckebrödskaka, spisbröd, spis bröd, hårdbröd | näkkileipä, näkkileivät, näkkäri, näkkärit, näkkileipäpaketti, kova leipä, näkki, näkkileipäpala
    ?rugknækbrød | rugknekkebrød, rug knekkebrød | rågknäcke, rågknäckebröd, rågspis | ruisnäkkileipä, ruisnäkkäri, ruisnäkkärit
    ?fuldkornsknækbrød, fiberknækbrød | grovt knekkebrød, fullkornsknekkebrød, fiberknekkebrød | fullkornsknäcke, fiberknäcke | täysjyvänäkkileipä, täysjyvänäkkäri
    husman | husman | husman | -
    ?delikatesseknækbrød, hvedeknækbrød | hveteknekkebrød, frokostknekkebrød | veteknäcke, delikatessknäcke, frukostknäcke | vehnänäkkileipä, vehnänäkkäri
    ?frøknækbrød, frøknæk, kerneknækbrød, sprødt frøknækbrød | frøknekkebrød, kjerneknekkebrød, frøsprø | fröknäcke, fröknäckebröd | siemennäkkileipä, siemennäkkäri, siemennäkkärit, siemennäkkileivät, siemennäkki
    ?surdejsknækbrød | surdeigsknekkebrød | surdegsknäcke, surdegsknäckebröd | hapanjuurinäkkileipä
    ?havreknækbrød | havreknekkebrød | havreknäcke, havreknäckebröd | kauranäkkileipä, kauranäkkäri, kauranäkki
    ?sesamknækbrød | sesamknekkebrød | sesamknäcke | seesaminäkkileipä
    glutenfri knækbrød, glutenfrit knækbrød | glutenfritt knekkebrød, glutenfri knekkebrød | glutenfritt knäckebröd, glutenfri knäcke | gluteeniton näkkileipä, gluteenittomat näkkileivät, gluteeniton näkkäri
    proteinknækbrød | proteinknekkebrød | proteinknäcke | proteiininäkkileipä
    ?- | skoleknekkebrød | - | koulunäkki
    finn crisp, finncrisp, tyndt knækbrød | finn crisp, finncrisp, tynt knekkebrød, tynne knekkebrød | finn crisp, finncrisp, tunt knäckebröd, tunnknäcke, tunna knäckebröd | finn crisp, finncrisp, ohut näkkileipä
    - | - | - | hapankorppu, hapankorput
    wasa | wasa | wasa | wasa
    - | sigdal | leksands, leksandsknäcke | -
    ?- | rundt knekkebrød | rundknäcke, knäckekakor, runt knäckebröd, knäckekaka | pyöreä näkkileipä
    - | knekkebrødsandwich | knäckesmörgås | näkkivoileipä, näkkärisandwich
    - | - | - | varrasleipä, varrasleivät
tortilla, tortillas, tortillabrød, wrap, wraps, hvedetortilla, hvedetortillas, tortillawrap, tortilla wraps, tortillapandekager, madpandekager, pandekager til wraps, tacowrap, tacopandekager, tortilla pandekager, tacobrød, burritopandekager, bløde tortillas | tortilla, tortillas, tortillalefse, tortillalefser, wrap, wraps, tacolefse, tacolefser, hvetetortilla, myke tortillas, hvetelefse, hvetelefser, tacowrap, tacobrød, myke tacolefser, burritolefse, tortillabrød, lefser til taco, fajitalefser | tortilla, tortillas, tortillabröd, wrap, wraps, mjuk tortilla, wrapbröd, tacobröd, mjuka tortillas, vetetortilla, tortilla bröd, tacotortilla, tacowrap, tacowraps, burritobröd, fajitasbröd | tortilla, tortillat, wrap, wrapit, vehnätortilla, tortillalätty, tortillalätyt, tortillalettu, tortillaletut, tacolätty, tacolätyt, tortillaleipä, tacotortilla, wrappi, tacoleipä, tacolettu, tacoletut, wrapletut, burritolätty, pehmeä tortilla, tortillalevy
  ?fuldkornstortilla, fuldkornswrap, fuldkornswraps | fullkornstortilla, fullkornslefse, fullkornswrap, grove tortillas, grove lefser, grov tortilla | fullkornstortilla, fullkornswrap, grova tortillas, grov tortilla | täysjyvätortilla, täysjyvätortillat
  majstortilla, majstortillas, corn tortilla | maistortilla, maistortillas, maislefse, maislefser | majstortilla, majstortillas, corn tortilla | maissitortilla, maissitortillat, maissilätty, corn tortilla
  proteinwrap, low carb wrap, proteintortilla, keto wrap | proteinwrap, lavkarbowrap, lavkarbotortilla, proteintortilla, proteinlefse | proteinwrap, low carb tortilla, proteintortilla, lågkolhydratstortilla, ketowrap | proteiiniwrap, proteiinitortilla, vähähiilihydraattinen tortilla, low carb tortilla
  glutenfri tortilla, glutenfri wrap, glutenfri wraps | glutenfri tortilla, glutenfri lefse, glutenfri wrap | glutenfri tortilla, glutenfria wraps | gluteeniton tortilla, gluteenittomat tortillat
  ?minitortilla, mini wraps, miniwraps | minitortilla, minilefser, minitacolefser, små tortillas | minitortilla, minitortillas, små tortillas | minitortilla, minitortillat, pikkutortilla
- | - | - | vesirinkeli, vesirinkelit
smørrebrødslagkagebund | smørbrødkakebunn | smörgåstårtsbröd, smörgåstårtbottnar, smörgåstårtbotten, smörgåstårtebröd | voileipäkakkupohja, voileipäkakkuleipä, voileipäkakkupohjat, voileipäkakun pohja
ostekiks, kiks til ost, salte kiks, saltkiks, snackkiks, kiks til ostebord | ostekjeks, kjeks til ost, salte kjeks, kjeks til ostefat | ostkex, smörgåskex, kex till ost, salta kex, kex till ostbricka, snackkex, matkex | voileipäkeksi, voileipäkeksit, juustokeksi, juustokeksit, suolakeksi, suolakeksit, suolaiset keksit, juustotarjotinkeksi, suolainen keksi, keksit juustolle, cocktailkeksi
  crackers, cracker, cream crackers, saltkiks | crackers, cream crackers, krakkers, saltkjeks | crackers, cracker, cream crackers, saltkex, cräckers | krakkeri, krakkerit, cream cracker, crackers, kräkkeri, suolakrakkeri
  tuc, tuc kiks | tuc, tuc kjeks | tuc, tuc kex | tuc, tuc keksi
  ritz, ritz kiks | ritz, ritz kjeks | ritz, ritz kex | ritz, ritz keksi
  vandkiks | vannkjeks | vattenkex, water biscuits | vesikeksi, vesikeksit
  frøkiks | frøkjeks | frökex | siemenkeksi, siemenkeksit
  rugkiks | rugkjeks | rågkex | ruiskeksi, ruiskeksit
tvebakker, tvebak, sukkertvebakker | kavring, kavringer, hvetekavring, tvebakk, skorper | skorpa, skorpor, veteskorpor, vetskorpor | korppu, korput, vehnäkorppu, vehnäkorput, kuivakorppu
  krisprolls | krisprolls | krisprolls, vetekrisprolls | krisprolls
  kardemommetvebak | sukkerkavring | kardemummaskorpor, kanelskorpa, kanelskorpor, sockerskorpor, sötskorpor | kahvikorppu, kahvikorput, sokerikorppu, sokerikorput, kanelikorppu, kanelikorput, pullakorppu, pullakorput, makea korppu, kardemummakorppu
  kammerjunkere, kammerjunker, koldskålsdrys | - | - | -
  - | skipskavring, skonrok, beskøyter | skeppsskorpor | laivakorppu, laivakorput
  rugtvebakker | - | rågskorpor | ruiskorppu, ruiskorput
- | - | - | rinkeli, rinkelit
kommenskringle, kommenskringler | - | - | -
grissini, brødstænger, brødpinde | grissini, brødpinner, brødstenger, brødsticks | grissini, brödpinnar, brödsticks, brödstänger | grissini, grissinit, leipätikku, leipätikut, italialainen leipätikku, breadsticks
bruschetta, crostini | bruschetta, crostini | bruschetta, crostini | bruschetta, crostini, brusketta, crostinit
rasp, brødrasp, brødkrummer, paneringsmel, paneringsrasp | strøkavring, griljermel, brødrasp, brødsmuler, brødraspe, griljermjøl, paneringsmel, strøbrød | ströbröd, griljermjöl, brödsmulor, rivebröd, ströbrödsmjöl | korppujauho, korppujauhot, leivänmurut, leipämurut, leivänmuru, leivitysjauho, korppujauhe
  panko, pankorasp | panko, pankorasp, japansk brødrasp, pankomel | panko, pankoströbröd, japanskt ströbröd, pankosmulor | panko, pankojauho, pankojauhot, pankomuru, pankoleivitys
panering, paneringsmix | panering, paneringsmiks, paneringsblanding | panering, paneringsmix, paneringsmjöl | leivite, leivitejauho, leivitteet, paneerausjauho, paneroimisjauho, leivitysseos, leivitysjauho
croutoner, brødcroutoner, brødtern, suppekrutoner, krutoner | krutonger, croutoner, brødkrutonger, brødterninger, salatkrutonger, stekte brødterninger | krutonger, krutong, croutoner, brödkrutonger, brödtärningar, brödkuber, salladskrutonger | krutonki, krutongit, leipäkrutonki, leipäkrutongit, leipäkuutiot, salaattikrutongit, paahdetut leipäkuutiot
smørrebrød, håndmadder, snitter, håndmad, åbne sandwicher | smørbrød, påsmurt, brødskive med pålegg, snitte, snitter | smörgås, smörgåsar, macka, mackor, öppen smörgås | voileipä, voileivät, täytetty leipä, täytetyt leivät, voikkari, eväsleipä, eväsleivät, avovoileipä
  sandwich, sandwiches, trekantsandwich, færdig sandwich | sandwich, sandwicher, trekantsandwich, påsmurt rundstykke, ferdigsandwich, trekantsandwicher, påsmurt | sandwich, trekantsmacka, trekantsmackor, färdig smörgås, färdigmacka, trekantsmörgås, trekantsandwich | kolmioleipä, kolmioleivät, sandwich, kerrosleipä, täytetty sämpylä, täytetyt sämpylät, kolmiosandwich, valmisleipä, täytetty kolmioleipä, kerrosvoileipä, valmisvoileipä
  panini, paninier | panini, paninier, paninibrød | panini | panini, paninit, paninileipä
  parisertoast, toast med ost | varm toast, ostesmørbrød, ost og skinketoast | varm macka, varma mackor, skinktoast | lämmin leipä, lämpimät leivät, lämpimät voileivät, lämmin voileipä, juustotoast, lämminleipä, toasti
  smørrebrødskage, sandwichlagkage, svensk smørrebrødskage | smørbrødkake, smørbrødkaker | smörgåstårta, smörgåstårtor | voileipäkakku, voileipäkakut, voileipätorttu
  kyllingewrap, færdig wrap | kyllingwrap, ferdigwrap, wrap med kylling | kycklingwrap, färdig wrap, wrap med kyckling, färdigwrap | kanawrap, täytetty tortilla, valmis wrap, täytetty wrappi
  - | flatbrødrull | tunnbrödsrulle, tunnbrödsrullar, smörgåsrulle, smörgåsrullar | rieskarulla, rieskarullat, ohutleipärulla
  rejemad, rejesmørrebrød, rejesandwich | rekesmørbrød, rekesnitte, rekesandwich | räksmörgås, räkmacka, räkmackor, räkbaguette | katkarapuleipä, katkarapuvoileipä, skagenleipä
  ostemad, æggemad, leverpostejmad | - | - | -
pizzabolle, pizzaboller, pizzasnegl, pizzasnegle | pizzabolle, pizzaboller, pizzasnurr, pizzasnurrer, pizzasnegl, pizzarundstykke | pizzabulle, pizzabullar, pizzasnurra, pizzasnurror, pizzasnäcka, pizzafralla | pizzapulla, pizzapullat, pizzakierre, pizzasämpylä, pizzapyörylä, pizzapuusti
ostesnegl, ostesnurre | ostesnurr, skinkesnurr, ostesnurrer, osteknute | ostsnurra, ostbulle, ostsnäcka | juustokierre, juustopulla, juustopyörylä
skinkehorn | skinkehorn, skinkegiffel | skinkhorn, skinkgiffel | kinkkusarvi, kinkkusarvet, kinkkucroissantti
pølsehorn, pølse i brød, indbagt pølse, pølsesnegl | pølsehorn, pølse i brød, pølsesnurr, innbakt pølse, pølsegifler, pølseboller | korvbulle, korv i bröd, korvgiffel, inbakad korv | nakkipulla, nakkipullat, nakkipiiras, nakkisarvi, nakkipiilo`,
}
