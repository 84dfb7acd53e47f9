import type { GoodsTable } from '../goods-table.ts'

/** Bread, rolls, crispbread and tortillas; buns, cakes and pastry are in `cakes.ts`. */
export const breadCakes: GoodsTable = {
  part: 'bread-cakes',
  rows: `
brød, friskbagt brød, bagerbrød, madbrød | brød, ferskt brød, bakerbrød | bröd, matbröd, färskt bröd, limpa, limpor | leipä, leivät, tuoreleipä, ruokaleipä
  rugbrød, mørkt rugbrød, skåret rugbrød | rugbrød, mørkt rugbrød | rågbröd, rågbröd skivat | ruisleipä, ruisleivät, tumma leipä
    kernerugbrød, rugbrød med kerner, fuldkornsrugbrød | fullkornsrugbrød | danskt rågbröd | siemenruisleipä, täysjyväruisleipä
    solsikkerugbrød | solsikkerugbrød | solrosbröd | -
    græskarkernerugbrød, græskarrugbrød | - | pumpabröd | -
    gulerodsrugbrød | - | - | -
    sigtebrød | siktebrød | rågsiktsbröd, rågsikt | -
    pumpernikkel | pumpernikkel | pumpernickel | pumpernikkeli
    - | - | rågkaka, rågkakor | ruispala, ruispalat, palaleipä, palaleivät
      - | - | - | reissumies
    - | - | frökusar | -
    - | - | - | ruispuikula, ruispuikulat
    - | - | - | ruisvuoka, ruisvuokaleipä
    - | - | kavring | -
    - | - | - | jälkiuunileipä, jälkiuunileivät
    - | - | - | reikäleipä, reikäleivät
    - | - | - | ruislimppu, ruislimput
  - | - | - | limppu, limput
    - | - | - | perunalimppu, perunalimput
    - | - | - | siirappilimppu, imelälimppu
    - | - | - | joululimppu, joululimput
    - | - | sötlimpa, sirapslimpa | setsuuri
    - | - | skärgårdslimpa | saaristolaisleipä, saaristolaisleivät, saaristolaislimppu, maalahden limppu
  franskbrød, hvidt brød, lyst brød, formfranskbrød, formbrød | loff, hvitt brød, formloff, lyst brød, franskbrød | vitt bröd, franskbröd, formfranska, ljust bröd | vaalea leipä, vaaleat leivät, vaaleleipä, ranskanleipä, ranskanleivät, vehnäleipä, vehnäleivät
    - | landloff | lantfranska, jättefranska | polakka
    toastbrød, toast, sandwichbrød | toastbrød, toast, sandwichbrød | rostbröd, toastbröd, toast, rost | paahtoleipä, paahtoleivät, paahto, toast, isopaahto
      fuldkornstoast, groft toastbrød | grovt toastbrød, grov toast | grovt rostbröd, fullkornsrost | täysjyväpaahtoleipä, ruispaahto, kaurapaahto, moniviljapaahto, ruispaahtoleipä
      - | - | originalrost | -
    landbrød, bondebrød | landbrød, bondebrød | lantbröd, bondbröd, lantgoda | maalaisleipä, maalaisleivät
    durumbrød | durumbrød | durumbröd | durumleipä
    italiensk brød | italiensk brød | italienskt bröd | italialainen leipä
    surdejsbrød, levain, levainbrød | surdeigsbrød, levain | surdegsbröd, levain, levainbröd | hapanjuurileipä, hapanjuurileivät, levain
    kartoffelbrød | potetbrød | potatisbröd | perunaleipä, perunaleivät
    birkesbrød | birkesbrød | vallmobröd, birkesbröd | unikonsiemenleipä
    sesambrød | sesambrød | sesambröd | seesamileipä
    briochebrød, brioche | briochebrød, brioche | briochebröd, brioche | brioche, briossi, briossit, briochet
  grovbrød, fuldkornsbrød, groft brød, flerkornsbrød | grovbrød, grovt brød, fullkornsbrød, helkornbrød, flerkornbrød | grovt bröd, fullkornsbröd, flerkornsbröd, grovbröd | kokojyväleipä, täysjyväleipä, moniviljaleipä, sekaleipä, sekaleivät, täysjyväleivät
    - | kneippbrød, kneipp | - | -
    havrebrød | havrebrød | havrebröd | kauraleipä, kauraleivät, kaurapala, kaurapalat, kaurapuikula
    bygbrød | byggbrød | kornbröd | ohraleipä, ohraleivät
    speltbrød, ølandshvedebrød | speltbrød | dinkelbröd, speltbröd | spelttileipä, spelttileivät
    grahamsbrød, grahambrød | grahambrød, grahamsbrød | grahamsbröd | grahamleipä, grahamleivät
    frøbrød, kernebrød, solsikkebrød | frøbrød, kjernebrød, solsikkebrød | fröbröd, kärnbröd | siemenleipä, siemenleivät, auringonkukkaleipä
    gulerodsbrød | gulrotbrød | morotsbröd | porkkanaleipä, porkkanaleivät
    - | lingongrova | lingongrova | -
    - | - | skogaholmslimpa, skogaholm | -
  maltbrød | maltbrød | maltbröd | mallasleipä, mallasleivät
  nøddebrød | nøttebrød | nötbröd | pähkinäleipä, pähkinäleivät
  olivenbrød | olivenbrød | olivbröd | oliivileipä, oliivileivät
  ostebrød | ostebrød | ostbröd | -
  - | - | vörtbröd, vörtlimpa | -
  proteinbrød, lavkarbobrød | proteinbrød, lavkarbobrød | proteinbröd, lågkolhydratbröd | proteiinileipä, proteiinileivät, vähähiilihydraattinen leipä
  glutenfrit brød, glutenfri brød | glutenfritt brød, glutenfri brød | glutenfritt bröd, glutenfri bröd | gluteeniton leipä, gluteenittomat leivät
    glutenfri boller, glutenfrie boller | glutenfrie rundstykker, glutenfri rundstykker | glutenfria frallor | gluteeniton sämpylä, gluteenittomat sämpylät
    glutenfrit rugbrød | - | - | -
  gærfrit brød | gjærfritt brød | jästfritt bröd | hiivaton leipä
  sodabrød, irsk sodabrød | sodabrød | sodabröd | soodaleipä, soodaleivät
  stenovnsbrød, stenovnsbagt brød | steinovnsbrød, steinovnsbakt brød | stenugnsbröd, stenugnsbakat bröd, vedugnsbakat bröd | kiviuunileipä, kiviuunileivät
  bake off, bakeoff, bake off brød, halvbagt brød | bake off, halvstekt brød | bake off, bake-off, halvgräddat bröd | paistopiste, puolikypsä leipä, esipaistettu leipä
  flutes, flute, baguette, baguetter | baguette, baguetter, bagett, bagetter, pariserloff | baguette, baguetter, bagett, pain riche | patonki, patongit, baguette, ranskanpatonki
    hvidløgsflute, hvidløgsflutes, hvidløgsbrød, hvidløgsbaguette, hvidløgsbaguetter | hvitløksbaguette, hvitløksbaguetter, hvitløksbrød | vitlöksbaguette, vitlöksbaguetter, vitlöksbröd | valkosipulipatonki, valkosipulipatongit, valkosipulileipä, valkosipulileivät
    smørflute, krydderflute, urtebaguette | urtebaguette | kryddbaguette, örtbaguette | yrttipatonki, yrttipatongit, voipatonki
    miniflutes, miniflute, minibaguette, minibaguetter | minibaguette, minibaguetter | minibaguette, minibaguetter, småbaguetter | minipatonki, minipatongit
    grov baguette, fuldkornsbaguette | grov baguette, grovbaguette | grov baguette, rågbaguette | ruispatonki, ruispatongit, kaurapatonki
  ciabatta, ciabattaer, ciabattabrød | ciabatta, ciabattaer, ciabattabrød | ciabatta, ciabattabröd | ciabatta, ciabattaleipä
  focaccia, foccacia, focacciabrød | focaccia, foccacia, focacciabrød | focaccia, foccacia, focacciabröd | focaccia, foccacia, focaccialeipä
  - | flatbrød | tunnbröd | ohutleipä, ohutleivät
    - | - | mjukt tunnbröd | -
    - | - | hårt tunnbröd | -
  - | lompe, lomper, potetlompe, potetlomper, pølselompe, pølselomper | - | -
  - | - | - | rieska, rieskat
    - | potetkake, potetkaker | - | perunarieska, perunarieskat
    - | - | - | ohrarieska, ohrarieskat
    - | - | - | kaurarieska, kaurarieskat
    - | - | - | maitorieska, maitorieskat
  polarbrød | polarbrød | polarbröd, polarkaka, polarkakor | polarleipä
  - | - | mjukkaka, mjukkakor, tunnkaka | -
  - | - | hönökaka, hönökakor, hönö | -
  libabrød, syrisk brød | libabrød, syrisk brød | libabröd, syriskt bröd, libanesiskt bröd | libaleipä, libanonilainen leipä
  lavash | lavash | lavash | lavash
  naan, naanbrød, nanbrød | naan, naanbrød, nanbrød | naan, naanbröd, nanbröd | naan, naanleipä, naan-leipä, naanleivät
    hvidløgsnaan | hvitløksnaan | vitlöksnaan | valkosipulinaan
  chapati, roti | chapati, roti | chapati, roti | chapati, roti
    paratha | paratha | paratha | paratha
  pitabrød, pita | pitabrød, pita | pitabröd, pita | pitaleipä, pitaleivät, pita
    minipita, mini pitabrød | minipita, mini pitabrød | minipita, mini pitabröd | minipita, minipitat
    grove pitabrød, fuldkornspita | grovt pitabrød, grov pita | grovt pitabröd, fullkornspita | täysjyväpita
  bolle, boller, brødboller, brødbolle, madboller | rundstykke, rundstykker | fralla, frallor, franska, småfranska, småbröd | sämpylä, sämpylät
    rundstykke, rundstykker, morgenbrød, morgenboller | frokostrundstykker, frokostrundstykke | frukostfralla, frukostfrallor, frukostbullar, frukostbröd | aamiaissämpylä, aamiaissämpylät
    håndværker, håndværkere | - | - | -
    - | fine rundstykker, kaiserrundstykker, kaiserrundstykke | kaiserfralla, kaiserfrallor, ljusa frallor | kaisersämpylä, kaisersämpylät, vehnäsämpylä, vehnäsämpylät
    grovbolle, grovboller, fuldkornsbolle, fuldkornsboller, kerneboller, grove boller | grove rundstykker, grovt rundstykke | grova frallor, grovfralla, grovfrallor, fullkornsfrallor | täysjyväsämpylä, täysjyväsämpylät, moniviljasämpylä, grahamsämpylä
    rugbolle, rugboller | rugrundstykke, rugrundstykker | rågfralla, rågfrallor, rågbullar | ruissämpylä, ruissämpylät
    havrebolle, havreboller | havrerundstykke, havrerundstykker | havrefralla, havrefrallor | kaurasämpylä, kaurasämpylät
    gulerodsbolle, gulerodsboller | gulrotrundstykke, gulrotrundstykker | morotsfralla, morotsfrallor | porkkanasämpylä, porkkanasämpylät
    birkesrundstykke, birkesrundstykker, birkes | birkesrundstykke, birkesrundstykker | vallmofralla, vallmofrallor | unikonsiemensämpylä
    ostebolle, osteboller | osterundstykke, osterundstykker, ostehorn | ostfralla, ostfrallor | juustosämpylä, juustosämpylät
    ciabattabolle, ciabattaboller, sandwichbolle, sandwichboller | ciabattarundstykke, ciabattarundstykker | ciabattafralla, ciabattafrallor | ciabattasämpylä, ciabattasämpylät
    briochebolle, briocheboller | briocherundstykke, briochebolle, brioche boller | briochebulle, briochebullar | briossisämpylä, briossisämpylät
    frosne boller, frosne rundstykker | frosne rundstykker | frysta frallor | pakastesämpylä, pakastesämpylät
    teboller, tebolle | tebrød | tekaka, tekakor | teeleipä, teeleivät, teekakku, teekakut
  hveder, varme hveder, bededagshveder | - | - | -
  burgerbolle, burgerboller, burgerbrød, hamburgerbolle, hamburgerboller, hamburgerbrød, burgerbun, burgerbuns | hamburgerbrød, burgerbrød, burgerbolle, burgerboller | hamburgerbröd, burgerbröd, hamburgarbröd, hamburgerbulle, burger buns | hampurilaissämpylä, hampurilaissämpylät, burgersämpylä, burgersämpylät, hampurilaisleipä, purilaissämpylä
    briocheburgerboller, brioche burgerboller, brioche burgerbrød | briochehamburgerbrød, brioche hamburgerbrød, brioche burgerbrød | briochehamburgerbröd, brioche hamburgerbröd | briossihampurilaissämpylä, brioche hampurilaissämpylä
    sliders, sliderboller, miniburgerboller | minihamburgerbrød, sliders | minihamburgerbröd, sliderbröd | minihampurilaissämpylä, minihampurilaissämpylät
  pølsebrød, hotdogbrød, hot dog brød | pølsebrød, hotdogbrød, hot dog brød | korvbröd, hotdogbröd, hot dog bröd | hodarisämpylä, hodarisämpylät, hot dog sämpylä, nakkisämpylä, nakkisämpylät
    fransk hotdogbrød, franske hotdogbrød | fransk hotdogbrød | franskt hotdogbröd | ranskalainen hodarisämpylä
  bagel, bagels | bagel, bagels | bagel, bagels | bagel, bagelit, bageli
  english muffins, engelske muffins, toasties | english muffins, engelske muffins | english muffins, engelska muffins | english muffins, englantilainen muffinssi
  pretzel, pretzels, brezel | pretzel, pretzels, brezel | pretzel, pretzels, brezel | pretzel, pretzelit, brezel
  knækbrød, knækkebrød, knæk | knekkebrød, knekkbrød | knäckebröd, knäcke, hårt bröd | näkkileipä, näkkileivät, näkkäri, näkkärit
    rugknækbrød | rugknekkebrød | rågknäcke, rågknäckebröd | ruisnäkkileipä, ruisnäkkäri, ruisnäkkärit
    fuldkornsknækbrød | grovt knekkebrød, fullkornsknekkebrød | fullkornsknäcke | täysjyvänäkkileipä, täysjyvänäkkäri
    husman | husman | husman | -
    delikatesseknækbrød, hvedeknækbrød | hveteknekkebrød, frokostknekkebrød | veteknäcke, delikatessknäcke, frukostknäcke | vehnänäkkileipä, vehnänäkkäri
    frøknækbrød, frøknæk, kerneknækbrød | frøknekkebrød, kjerneknekkebrød | fröknäcke, fröknäckebröd | siemennäkkileipä, siemennäkkäri, siemennäkkärit
    surdejsknækbrød | surdeigsknekkebrød | surdegsknäcke, surdegsknäckebröd | hapanjuurinäkkileipä
    havreknækbrød | havreknekkebrød | havreknäcke | kauranäkkileipä, kauranäkkäri
    sesamknækbrød | sesamknekkebrød | sesamknäcke | seesaminäkkileipä
    glutenfri knækbrød, glutenfrit knækbrød | glutenfritt knekkebrød, glutenfri knekkebrød | glutenfritt knäckebröd | gluteeniton näkkileipä
    proteinknækbrød | proteinknekkebrød | proteinknäcke | proteiininäkkileipä
    - | - | - | koulunäkki
    finn crisp, finncrisp, tyndt knækbrød | finn crisp, finncrisp, tynt knekkebrød | finn crisp, finncrisp | finn crisp, finncrisp
    - | - | - | hapankorppu, hapankorput
    wasa | wasa | wasa | wasa
    - | sigdal | leksands, leksandsknäcke | -
    - | - | rundknäcke, knäckekakor | pyöreä näkkileipä
    - | - | knäckesmörgås | -
tortilla, tortillas, tortillabrød, wrap, wraps, hvedetortilla, hvedetortillas, tortillawrap, tortilla wraps | tortilla, tortillas, tortillalefse, tortillalefser, wrap, wraps, tacolefse, tacolefser, hvetetortilla, myke tortillas | tortilla, tortillas, tortillabröd, wrap, wraps, mjuk tortilla, wrapbröd, tacobröd, mjuka tortillas, vetetortilla | tortilla, tortillat, wrap, wrapit, vehnätortilla, tortillalätty, tortillalätyt, tortillalettu, tortillaletut
  fuldkornstortilla, fuldkornswrap, fuldkornswraps | fullkornstortilla, fullkornslefse, fullkornswrap, grove tortillas | fullkornstortilla, fullkornswrap, grova tortillas | täysjyvätortilla, täysjyvätortillat
  majstortilla, majstortillas, corn tortilla | maistortilla, maistortillas | majstortilla, majstortillas, corn tortilla | maissitortilla, maissitortillat
  proteinwrap, low carb wrap | proteinwrap, lavkarbowrap | proteinwrap, low carb tortilla | proteiiniwrap, proteiinitortilla
  glutenfri tortilla, glutenfri wrap, glutenfri wraps | glutenfri tortilla, glutenfri lefse, glutenfri wrap | glutenfri tortilla, glutenfria wraps | gluteeniton tortilla, gluteenittomat tortillat
  minitortilla, mini wraps | minitortilla, minilefser | minitortilla | minitortilla, minitortillat
- | - | - | vesirinkeli, vesirinkelit
- | - | smörgåstårtsbröd, smörgåstårtbottnar | voileipäkakkupohja, voileipäkakkuleipä
ostekiks, kiks til ost, salte kiks, saltkiks | ostekjeks, kjeks til ost, salte kjeks | ostkex, smörgåskex, kex till ost, salta kex | voileipäkeksi, voileipäkeksit, juustokeksi, juustokeksit, suolakeksi, suolakeksit
  crackers, cracker, cream crackers | crackers, cream crackers | crackers, cracker, cream crackers | krakkeri, krakkerit, cream cracker, crackers
  tuc, tuc kiks | tuc, tuc kjeks | tuc, tuc kex | tuc, tuc keksi
  ritz, ritz kiks | ritz, ritz kjeks | ritz, ritz kex | ritz, ritz keksi
  vandkiks | vannkjeks | vattenkex, water biscuits | vesikeksi, vesikeksit
  frøkiks | frøkjeks | frökex | siemenkeksi, siemenkeksit
  rugkiks | rugkjeks | rågkex | ruiskeksi, ruiskeksit
tvebakker, tvebak | kavring, kavringer | skorpa, skorpor | korppu, korput
  krisprolls | krisprolls | krisprolls, vetekrisprolls | krisprolls
  - | - | kardemummaskorpor | kahvikorppu, kahvikorput, sokerikorppu, sokerikorput, kanelikorppu, kanelikorput
  kammerjunkere, kammerjunker | - | - | -
  - | skipskavring, skonrok, beskøyter | skeppsskorpor | laivakorppu, laivakorput
  rugtvebakker | - | rågskorpor | ruiskorppu, ruiskorput
- | - | - | rinkeli, rinkelit
kommenskringle, kommenskringler | - | - | -
grissini, brødstænger, brødpinde | grissini, brødpinner | grissini, brödpinnar | grissini, grissinit, leipätikku, leipätikut
bruschetta, crostini | bruschetta, crostini | bruschetta, crostini | bruschetta, crostini
rasp, brødrasp | strøkavring, griljermel, brødrasp | ströbröd, griljermjöl | korppujauho, korppujauhot
  panko, pankorasp | panko, pankorasp | panko, pankoströbröd | panko, pankojauho, pankojauhot
- | - | panering | leivite, leivitejauho, leivitteet
croutoner, brødcroutoner | krutonger, croutoner, brødkrutonger | krutonger, krutong, croutoner, brödkrutonger | krutonki, krutongit, leipäkrutonki, leipäkrutongit
smørrebrød, håndmadder, snitter | smørbrød, påsmurt | smörgås, smörgåsar, macka, mackor | voileipä, voileivät, täytetty leipä, täytetyt leivät
  sandwich, sandwiches, trekantsandwich | sandwich, sandwicher, trekantsandwich, påsmurt rundstykke | sandwich, trekantsmacka, trekantsmackor, färdig smörgås | kolmioleipä, kolmioleivät, sandwich, kerrosleipä, täytetty sämpylä, täytetyt sämpylät
  panini, paninier | panini, paninier | panini | panini, paninit
  parisertoast, toast med ost | varm toast, ostesmørbrød | varm macka, varma mackor | lämmin leipä, lämpimät leivät, lämpimät voileivät
  smørrebrødskage, sandwichlagkage | smørbrødkake, smørbrødkaker | smörgåstårta, smörgåstårtor | voileipäkakku, voileipäkakut
  kyllingewrap, færdig wrap | kyllingwrap, ferdigwrap | kycklingwrap, färdig wrap | kanawrap, täytetty tortilla
pizzabolle, pizzaboller, pizzasnegl, pizzasnegle | pizzabolle, pizzaboller, pizzasnurr, pizzasnurrer | pizzabulle, pizzabullar, pizzasnurra, pizzasnurror | pizzapulla, pizzapullat, pizzakierre
skinkehorn | skinkehorn | skinkhorn | kinkkusarvi, kinkkusarvet
pølsehorn | pølsehorn, pølse i brød, pølsesnurr | korvbulle, korv i bröd | nakkipulla, nakkipullat, nakkipiiras`,
}
