import type { GoodsTable } from '../goods-table.ts'

/** Drinks without alcohol. */
export const softDrinks: GoodsTable = {
  part: 'drinks',
  rows: `
drikkevarer, drikke, drikkevare | drikke, drikkevarer | dryck, drycker | juoma, juomat, juotava
  sodavand, sodavander, sodavan, læskedrik, brus, soda, sodavandsflaske, sodavandskasse, læskedrikke | brus, leskedrikk, brusflaske, soda, bruskasse | läsk, läskedryck, läsken, soda, dricka, läskflaska, läskback, kolsyrad dryck | limsa, limsat, limu, limut, limonadi, limonadit, limppari, limpparit, virvoitusjuoma, virvoitusjuomat, limukka, virvoke, virvokkeet, limsapullo, limupullo, limsakori, virvoitusjuomapullo, limpsa, limonaati
    ~cola, kola, colaer, dåsecola, cola på dåse, colakasse | cola, kola, bokscola, cola på boks | cola, kola, burkcola, cola på burk, minicola | kola, cola, kolajuoma, kolajuomat, kokis, kokikset, kolatölkki, kokistölkki, kokispullo, kolalimsa, kolalimu
      koffeinfri cola | koffeinfri cola | koffeinfri cola | kofeiiniton kola, kofeiiniton cola
      coca cola, cocacola, coca-cola, coke | coca cola, cocacola, coca-cola, coke | coca cola, cocacola, coca-cola, coke | coca cola, cocacola, coca-cola, coke
      cherry cola, kirsebærcola | cherry cola, kirsebærcola | cherry cola, körsbärscola | cherry cola, kirsikkakola
      pepsi, pepsi cola | pepsi, pepsi cola | pepsi, pepsi cola | pepsi, pepsi cola
        pepsi max, pepsimax | pepsi max, pepsimax | pepsi max, pepsimax | pepsi max, pepsimax
      cola zero, coca cola zero, sukkerfri cola, cola light, cola uden sukker, cocacolazero, zero cola, coke zero, light cola | cola zero, coca cola zero, cola uten sukker, cola light, sukkerfri cola, zero sugar, zero cola, coke zero, light cola | cola zero, coca cola zero, sockerfri cola, cola light, cola utan socker, zero cola, coke zero, light cola | cola zero, coca cola zero, sokeriton kola, cola light, sokeriton kokis, sokeriton cola, zero kokis, coke zero, sokeriton kolajuoma
      jolly cola | - | cuba cola | -
    dr pepper, dr. pepper | dr pepper, dr. pepper | dr pepper, dr. pepper | dr pepper, dr. pepper
    mountain dew | mountain dew | mountain dew | mountain dew
    root beer | root beer, rotøl | root beer | root beer, juuriolut
    appelsinsodavand, orangesodavand, appelsinbrus, appelsinvand, gul sodavand | appelsinbrus, orangebrus, gul brus, appelsinsoda | apelsinläsk, apelsinsoda, apelsindricka | appelsiinilimsa, appelsiinilimonadi, keltainen jaffa, keltainen limu, appelsiinilimu, keltainen limsa
      fanta, fanta orange | fanta, fanta orange | fanta, fanta orange | fanta, fanta orange
      mirinda | mirinda | mirinda | mirinda
      squash sodavand, tuborg squash | solo, solo brus | loranga | jaffa, hartwall jaffa, jaffapullo
    citronsodavand, citronbrus, citronvand | sitronbrus, sitrusbrus, lemonbrus | citronläsk, citronsoda | sitruunalimsa, sitruunalimonadi, sitruunalimu
      - | - | fruktsoda | -
      - | - | sockerdricka | -
      sprite | sprite | sprite | sprite
      7up, 7 up, seven up | 7up, 7 up, seven up | 7up, 7 up, seven up | 7up, 7 up, seven up
      faxe kondi, faxekondi | - | - | -
    limesodavand, limebrus | limebrus | limeläsk | limelimsa, limelimu
    hindbærsodavand, hindbærbrus, rød sodavand | bringebærbrus, rød brus | hallonsoda, hallonläsk, röd läsk | vadelmalimsa, vadelmalimonadi, punainen limu, vadelmalimu, punainen limsa, punainen limonadi
    pæresodavand, pærebrus, pærevand | pærebrus | päronsoda, päronläsk, pärondricka | päärynälimsa, päärynälimonadi, päärynälimu
    ananassodavand, ananasvand, ananasbrus | ananasbrus | ananasläsk, ananassoda | ananaslimsa, ananaslimonadi, ananaslimu
    æblesodavand, æblebrus | eplebrus | äppelläsk | omenalimsa, omenalimonadi, omenalimu
    jordbærsodavand, jordbærbrus | jordbærbrus | jordgubbsläsk, smultronsoda, jordgubbssoda | mansikkalimsa, mansikkalimu, mansikkalimonadi
    ferskensodavand | ferskenbrus | persikoläsk | persikkalimsa, persikkalimu
    blåbærsodavand | blåbærbrus | blåbärsläsk, blåbärssoda | mustikkalimsa, mustikkalimu
    solbærsodavand, solbærbrus | solbærbrus | svartvinbärsläsk | mustaherukkalimsa, mustaherukkalimu
    grapesodavand, grape sodavand, grapefrugtsodavand | grapebrus | grapeläsk, grapesoda, grape tonic | greippilimsa, greippilimonadi, greippilimu
    hyldeblomstsodavand, hyldeblomstbrus, hyldebrus | hylleblomstbrus, hyllebrus | flädersoda, fläderläsk | seljankukkalimsa, seljankukkalimonadi, seljankukkalimu
    zingo | zingo | zingo | -
    trocadero | trocadero | trocadero | trocadero
    champis | champis | champis, hammars champis | -
    - | mozell, mozell druebrus | - | -
    pommac | pommac | pommac | pommac
    urge | urge | urge | urge
    julesodavand | julebrus, jule brus | julmust, jul must, must, julläsk | joululimsa, joululimonadi
    - | - | påskmust | -
    børnechampagne, børnesekt, børnebobler | barnechampagne, barnebobler, barnesjampanje, barneskumpa | barnchampagne, barnbubbel, barnskumpa | lasten kuohujuoma, lasten samppanja, lasten skumppa, lasten kuohari
    sukkerfri sodavand, light sodavand, sodavand uden sukker, zero sodavand, zero sugar sodavand, lightbrus | sukkerfri brus, lettbrus, brus uten sukker, zero brus, sukkerfri leskedrikk, light brus | sockerfri läsk, light läsk, lightläsk, zeroläsk, zero läsk, sockerfri läskedryck, sockerfri dricka | sokeriton limsa, light limsa, sokeriton virvoitusjuoma, sokeriton limu, light limu, zero limu, zero limsa, sokeriton limonadi, kevytlimsa, dieettilimsa
    ?dåsesodavand, sodavand på dåse, minidåser, sodavandsdåse | boksbrus, brus på boks, brusboks, minibokser | burkläsk, läsk på burk, läskburk | tölkkilimsa, limsatölkki, limsa tölkki, limutölkki, virvoitusjuomatölkki, tölkkilimu
    lemonade, limonade, citronlimonade | lemonade, limonade, sitronbrus naturlig | lemonad, lemonade, limonad, citronlemonad | lemonade, lemonadi, sitruunajuoma
      appelsinlemonade | appelsinlemonade | apelsinlemonad | appelsiinilemonadi
      rabarberlemonade | rabarbralemonade | rabarberlemonad | raparperilemonadi
      hyldeblomstlemonade | hylleblomstlemonade | fläderlemonad | seljankukkalemonadi
    sodakoncentrat, sodavandskoncentrat, sodastream smag, sodastream sirup, sodavandssirup, sodavandsessens | bruskonsentrat, sodastream smak, sodastream sirup, brussirup, sodakonsentrat | läskkoncentrat, sodastream smak, sodakoncentrat, läsksirap, läskessens | limsatiiviste, sodastream tiiviste, virvoitusjuomatiiviste, limonaditiiviste, limutiiviste, sodastream siirappi, limsasiirappi, limusiirappi
    - | - | hembygdsläsk | -
    - | - | portello | -
    vaniljesodavand, vaniljebrus | vaniljebrus | vaniljläsk, vaniljsoda | vaniljalimsa, vaniljalimonadi, vaniljalimu
    kirsebærsodavand, kirsebærbrus | kirsebærbrus | körsbärsläsk | kirsikkalimsa, kirsikkalimonadi, kirsikkalimu
    lakridssodavand, lakridsbrus | lakrisbrus | lakritsläsk | lakritsilimsa, lakritsilimu
    - | plommebrus | - | -
    - | - | enbärsdricka | katajajuoma
    rabarbersodavand, rabarberbrus | rabarbrabrus | rabarberläsk, rabarbersoda | raparperilimsa, raparperilimonadi
  vand, drikkevand | vann, drikkevann, vatn, drikkevatn | vatten, dricksvatten | vesi, vedet, juomavesi, vettä
    ?kildevand, flaskevand, vand på flaske, stille vand, vand uden brus | kildevann, flaskevann, vann på flaske, stille vann, vann uten kullsyre, kjeldevatn, flaskevatn, naturell vann | källvatten, flaskvatten, stilla vatten, vatten utan kolsyra, vatten på flaska, naturellt vatten | lähdevesi, lähdevedet, pullovesi, pullovedet, hiilihapoton vesi, luonnon kivennäisvesi, hiilihapoton kivennäisvesi
      evian | evian | evian | evian
      - | imsdal | - | -
    danskvand, mineralvand, brusvand, vand med brus, vand med kulsyre, kulsyrevand, vand med bobler, bobbelvand, boblevand | mineralvann, kullsyrevann, kullsyreholdig vann, vann med kullsyre, boblevann, mineralvatn, brusvann, vann med bobler, selters | mineralvatten, kolsyrat vatten, bubbelvatten, kolsyrevatten, vatten med kolsyra, vichyvatten, bordsvatten, vatten med bubblor, kolsyrad vatten | kivennäisvesi, kivennäisvedet, kuplavesi, kuplavedet, hiilihapotettu vesi, kivennäisvesipullo, hiilihappovesi, vichy, vissy, vichyvesi, vissyvesi, vissypullo, porevesi, hiilihapollinen vesi, poreileva vesi
      ramlösa | farris | ramlösa | novelle
      - | bonaqua | loka | bonaqua
      san pellegrino | san pellegrino | san pellegrino | san pellegrino
      perrier | perrier | perrier | perrier
      danskvand med citrus, danskvand med smag, mineralvand med smag, danskvand med citron, danskvand med lime, brusvand med smag | farris lime, mineralvann med smak, kullsyrevann med smak, sitronvann, boblevann med smak, smaksatt mineralvann | smaksatt vatten, smaksatt mineralvatten, citronvatten, loka citron, smaksatt bubbelvatten, bubbelvatten med smak, mineralvatten med smak | maustettu kivennäisvesi, sitruunavichy, makuvichy, makukivennäisvesi, maustettu vichy, makuvissy
      ?postevand med brus, sodavand uden smag, club soda, sodavand neutral | soda water, club soda, sodavann | sodavatten, club soda, soda water | soodavesi, club soda
    vand med smag, smagsvand, frugtvand | vann med smak, smaksatt vann, smaksvann, fruktvann, smakstilsatt vann | vatten med smak, fruktvatten | makuvesi, makuvedet, maustettu vesi, hedelmävesi
      agurkevand | agurkvann | gurkvatten | kurkkuvesi
    babyvand | - | babyvatten | -
  vitaminvand, vitamin vand, vitamindrik | vitaminvann, vitamindrikk | vitaminvatten, vitamindryck | vitamiinivesi, vitamiinivedet, vitamiinijuoma, vitamiinijuomat
    vitamin well | vitamin well | vitamin well | vitamin well
  kokosvand, kokosnøddevand | kokosvann, kokosnøttvann, kokosvatn | kokosvatten, kokosnötsvatten | kookosvesi, kookosvedet, kookospähkinävesi
  birkevand, birkesaft | bjørkesaft, bjørkesevje, bjørkevann | björksav, björkvatten, björksaft | koivunmahla, mahla
  aloe vera drik, aloe vera juice, aloe drik | aloe vera drikk, aloe vera juice, aloe drikk | aloe vera dryck, aloe vera juice, aloe dryck | aloe vera juoma, aloe vera mehu, aloe juoma
  juice, jos, frugtjuice, morgenjuice, morgenmadsjuice, juicekarton | juice, jus, fruktjuice, frokostjuice, morgenjuice | juice, jos, fruktjuice, frukostjuice, juicepaket | mehu, mehut, täysmehu, täysmehut, hedelmämehu, aamiaismehu, aamumehu, mehupurkki, mehupullo, mehutölkki, hedelmätäysmehu, mehupakkaus
    appelsinjuice, appelsin juice, orange juice | appelsinjuice, appelsin juice, appelsinjus, orange juice | apelsinjuice, apelsin juice, orange juice, apelsinjos | appelsiinimehu, appelsiinitäysmehu, appelsiinituoremehu, appelsiini mehu, appelsiinijuissi
    æblejuice, æblemost, most, æble juice, æblesaft | eplejuice, eplemost, most, eple juice, eplejus | äppeljuice, äppelmust, must, äpple juice, äppeljos, äpplemust | omenamehu, omenatäysmehu, omenatuoremehu, omenamehut, omppumehu
    multijuice, tropisk juice, multivitaminjuice, multi juice, multifrugtjuice | tropisk juice, multivitaminjuice, multijuice, multifruktjuice, blandingsjuice | tropisk juice, multivitaminjuice, multivitamin juice, multifruktjuice, blandjuice | trooppinen mehu, monivitamiinimehu, multivitamiinimehu, sekahedelmämehu, trooppinen täysmehu
    ananasjuice | ananasjuice | ananasjuice | ananasmehu, ananastäysmehu
    grapefrugtjuice, grapejuice | grapefruktjuice, grapejuice, grapefruitjuice | grapefruktjuice, grapejuice | greippimehu, greippitäysmehu
    mangojuice | mangojuice | mangojuice | mangomehu, mangotäysmehu
    passionsjuice, passionsfrugtjuice | pasjonsfruktjuice, pasjonsjuice | passionsfruktjuice | passionmehu, passionhedelmämehu, passiohedelmämehu
    druejuice, druesaft | druejuice, druesaft | druvjuice, vindruvsjuice | viinirypälemehu, rypälemehu
    pærejuice, pæremost | pærejuice, pæremost | päronjuice, päronmust | päärynämehu, päärynätäysmehu
    blodappelsinjuice | blodappelsinjuice | blodapelsinjuice | veriappelsiinimehu
    gulerodsjuice, gulerodssaft | gulrotjuice | morotsjuice | porkkanamehu
    tomatjuice | tomatjuice | tomatjuice | tomaattimehu
    rødbedejuice, rødbedesaft | rødbetjuice, rødbetejuice, rødbetsaft | rödbetsjuice, rödbetssaft | punajuurimehu, punajuuritäysmehu
    tranebærjuice, cranberryjuice | tranebærjuice, cranberryjuice | tranbärsjuice, cranberryjuice | karpalomehu, karpalotäysmehu
    blåbærjuice | blåbærjuice | blåbärsjuice, blåbärsdryck, blåbärsdricka | mustikkamehu, mustikkatäysmehu, mustikkakeitto juotava, mustikkajuoma
    granatæblejuice, granatæblesaft | granateplejuice | granatäppeljuice | granaattiomenamehu
    sveskejuice | sviskejuice | katrinplommonjuice | luumumehu, kuivaluumumehu
    kirsebærjuice, surkirsebærjuice | kirsebærjuice | körsbärsjuice | kirsikkamehu
    citronjuice | sitronjuice | citronjuice | sitruunamehu, sitruunatäysmehu
    limejuice | limejuice | limejuice | limemehu, limetäysmehu
    havtornjuice, havtornsaft | tindvedjuice | havtornsjuice, havtornsdryck | tyrnimehu, tyrnitäysmehu, tyrnijuoma
    aroniajuice, aroniasaft | aroniajuice | aroniajuice | aroniamehu
    grøntsagsjuice, grøn juice | grønnsaksjuice, grønn juice | grönsaksjuice, grön juice | vihannesmehu, kasvismehu, vihermehu, vihreä mehu
    friskpresset juice, koldpresset juice, frisk juice, nypresset juice, presset juice | ferskpresset juice, kaldpresset juice, fersk juice, nypresset juice, ferskpressa juice | färskpressad juice, kallpressad juice, nypressad juice | tuoremehu, tuoremehut, tuorepuristettu mehu, kylmäpuristettu mehu, vastapuristettu mehu
    juicekoncentrat, frossen juice, koncentreret juice | juicekonsentrat, frossen juice, konsentrert juice | juicekoncentrat, fryst juice, koncentrerad juice | täysmehutiiviste, mehujuomatiiviste, pakastemehu
    nektar | nektar | nektar, fruktnektar | nektari, nektarit
      pærenektar | pærenektar | päronnektar | päärynänektari
      æblenektar | eplenektar | äppelnektar | omenanektari
    abrikosjuice | aprikosjuice | aprikosjuice | aprikoosimehu
    hindbærjuice | bringebærjuice | hallonjuice | vadelmatäysmehu
    jordbærjuice | jordbærjuice | jordgubbsjuice | mansikkatäysmehu
    blommejuice | plommejuice | plommonjuice | luumutäysmehu
    solbærjuice | solbærjuice | svartvinbärsjuice | mustaherukkatäysmehu
    tyttebærjuice | tyttebærjuice | lingonjuice | puolukkatäysmehu
    vandmelonjuice | vannmelonjuice | vattenmelonjuice | vesimelonimehu
  juiceshot, sundhedsshot, vitaminshot, helseshot | juiceshot, helseshot, vitaminshot | juiceshot, hälsoshot, vitaminshot | mehushotti, terveysshotti, vitamiinishotti, hyvinvointishotti
    ingefærshot, ingefær shot, ingefær shots, ginger shot | ingefærshot, ingefær shot, ginger shot, ingefærsshot | ingefärsshot, ingefära shot, ingefärsshots, ginger shot | inkiväärishotti, inkiväärishotit, inkivääri shotti
    gurkemejeshot | gurkemeieshot | gurkmejashot | kurkumashotti
    citronshot | sitronshot | citronshot | sitruunashotti
    rødbedeshot | rødbetshot | rödbetsshot | punajuurishotti
    hvedegræsshot | hvetegressshot | vetegrässhot | vehnänorasshotti
  ingefærdrik | ingefærdrikk | ingefärsdryck | inkiväärijuoma
  saft, saftevand, saft koncentrat, koncentreret saft | saft, husholdningssaft, saftkonsentrat, konsentrert saft, saftblanding, drikkesaft, utblandingssaft | saft, blandsaft, saftkoncentrat, lightdryck, lättdryck, koncentrerad saft, saftblandning | mehutiiviste, mehutiivisteet, tiivistemehu, tiiviste, tiivisteet, sekamehu, sekamehutiiviste, juomatiiviste, juomatiivisteet, laimennettava mehu, mehukonsentraatti
    fun light, fun one, squashlight, squash light | fun light | fun light | fun light
    sukkerfri saft, saft uden sukker, light saft, sukkerfri saftevand | sukkerfri saft, lettsaft, saft uten sukker, light saft | sockerfri saft, lättsaft, saft utan socker, lightsaft | sokeriton mehutiiviste, sokeriton tiiviste, light mehutiiviste, sokeriton mehu, sokeriton sekamehu
    hyldeblomstsaft, hyldeblomst, hyldeblomstdrik, hyldeblomstkoncentrat, hyldeblomstsirup | hylleblomstsaft, hylleblomst, hylleblomstdrikk, hylleblomstsirup, hyllesaft | flädersaft, fläderblomssaft, fläderdryck, fläderblomsaft, flädersirap | seljankukkamehu, seljankukkatiiviste, seljankukkajuoma, seljankukkasiirappi
    hyldebærsaft | hyllebærsaft | fläderbärssaft | seljanmarjamehu
    solbærsaft, solbær saft, solbærsirup | solbærsaft, solbærsirup, solbærdrikk | svartvinbärssaft, svart vinbärssaft | mustaherukkamehu, mustaherukkatiiviste, viinimarjamehu, herukkamehu, herukkatiiviste, mustaviinimarjamehu, mustaherukkajuoma
      ribena | ribena | ribena | -
    ribssaft | ripssaft | rödvinbärssaft, vinbärssaft | punaherukkamehu, punaviinimarjamehu
    hindbærsaft | bringebærsaft | hallonsaft | vadelmamehu, vadelmatiiviste, vattumehu
    jordbærsaft | jordbærsaft | jordgubbssaft | mansikkamehu, mansikkatiiviste
    blåbærsaft | blåbærsaft | blåbärssaft | mustikkatiiviste
    kirsebærsaft | kirsebærsaft | körsbärssaft | kirsikkatiiviste
    appelsinsaft | appelsinsaft | apelsinsaft | appelsiinitiiviste, appelsiinimehutiiviste
    rabarbersaft | rabarbrasaft | rabarbersaft | raparperimehu, raparperitiiviste
    tyttebærsaft | tyttebærsaft | lingonsaft, lingondricka, lingondryck | puolukkamehu, puolukkatiiviste, puolukkajuoma
    ?rød saft, tropisk saft, blandet saft, bærsaft, skovbærsaft | rød saft, tropisk saft, villbærsaft, bærsaft, skogsbærsaft | röd saft, tropisk saft, skogsbärssaft, bärsaft | marjamehu, marjamehut, trooppinen tiiviste, sekamarjamehu, marjatiiviste, metsämarjamehu
    - | - | - | mehukatti
    brombærsaft | bjørnebærsaft | björnbärssaft | karhunvatukkamehu
    stikkelsbærsaft | stikkelsbærsaft | krusbärssaft | karviaismehu, karviaismarjamehu
    multebærsaft | multesaft, moltesaft | hjortronsaft | lakkamehu, hillamehu
    tranebærsaft | tranebærsaft | tranbärssaft | karpalotiiviste
    - | kreklingsaft | kråkbärssaft | variksenmarjamehu
  saftsirup, drikkesirup, drinksirup, cocktailsirup | drikkesirup, drinksirup, cocktailsirup | drinksirap, sockerlag, cocktailsirap, dryckessirap | drinkkisiirappi, sokeriliemi, cocktailsiirappi, juomasiirappi
    grenadine | grenadine | grenadine, grenadin | grenadiini, grenadine
  drikkepulver, saftpulver, drikkemix, sodavandspulver | drikkepulver, saftpulver, bruspulver | dryckespulver, saftpulver, läskpulver | juomajauhe, juomajauheet, mehujauhe, mehupulveri, juomapulveri, limsajauhe
    toddy, solbærtoddy | toddy, solbærtoddy, ripstoddy | - | -
  frugtdrik, frugtdrikke, juicedrik, færdigblandet saft, drikkeklar saft | fruktdrikk, juicedrikk, ferdigblandet saft, drikkeklar saft | fruktdryck, fruktdrycker, måltidsdryck, juicedryck, drickfärdig saft, färdigblandad saft | mehujuoma, mehujuomat, hedelmäjuoma, hedelmäjuomat, marjajuoma, marjajuomat, marjamehujuoma
    juicebrik, juicebrikker, juice i brik, saftbrik, capri sun, drikkebrik, skolejuice, børnejuice, saftevandsbrik, minijuice | juicekartong, drikkekartong, capri sun, småjuice, barnejuice, saftkartong, skolejuice, juicebrikk | festis, mini juice, juiceförpackning, capri sun, småjuice, barnjuice, juicetetra, drickpaket, saftpaket, skoljuice | pillimehu, pillimehut, trip, mehutetra, capri sun, lasten mehu, lastenmehu, trippi, tetramehu, mehutrippi
    proviva | proviva | proviva | proviva, gefilus mehu
    appelsindrik | appelsindrikk | apelsindryck | appelsiinijuoma
    æbledrik | epledrikk | äppeldryck, äppledryck | omenajuoma
  smoothie, smoothies, frugtsmoothie | smoothie, smoothier, fruktsmoothie | smoothie, smoothies, fruktsmoothie | smoothie, smoothiet, smuuti, smuutti, hedelmäsmoothie
    - | - | klämsmoothie, klämpåse smoothie | smoothiepussi, hedelmäsose smoothie
  kakaodrik, kakaodrikke, chokodrik, drikkekakao, chokoladedrik | kakaodrikk, sjokoladedrikk | chokladdrink, kakaodryck | kaakaojuoma, kaakaojuomat, suklaajuoma
  milkshake, milkshakes | milkshake | milkshake, milkshakes | pirtelö, pirtelöt, milkshake, maitopirtelö
  energidrik, energidrikke, energi drik, energy drink, energydrik, koffeindrik, energidrink | energidrikk, energidrikker, energi drikk, energy drink, energibrus, koffeindrikk, energidrink | energidryck, energidrycker, energi dryck, energy drink, energidricka, koffeindryck, energidrink | energiajuoma, energiajuomat, energy drink, energiajuoma tölkki, energiajuomatölkki, energiadrinkki, kofeiinijuoma
    red bull, redbull | red bull, redbull | red bull, redbull | red bull, redbull
    monster, monster energy | monster, monster energy | monster, monster energy | monster, monster energy
    battery, battery energy | battery, battery energy | battery, battery energy | battery, batteryenergia, battery energy
    cult energy | burn energy, burn | powerking, power king | teho energiajuoma
    sukkerfri energidrik, energidrik uden sukker | sukkerfri energidrikk, energidrikk uten sukker | sockerfri energidryck, energidryck utan socker | sokeriton energiajuoma
    nocco, bcaa drik, funktionsdrik | nocco, bcaa drikk, funksjonsdrikk | nocco, bcaa dryck, funktionsdryck | nocco, bcaa juoma, aminohappojuoma
    celsius drik | celsius drikk | celsius, celsius dryck | celsius juoma
    energishot, energishots | energishot, energishots | energishot, energishots | energiashotti, energiashotit, energiashot
  sportsdrik, sportsdrikke, sport drik, isotonisk drik, elektrolytdrik, sportsdrink | sportsdrikk, sportsdrikker, isotonisk drikk, elektrolyttdrikk, sportsdrink | sportdryck, sportdrycker, isoton dryck, sportsdryck, sportdricka, elektrolytdryck, sportdrink, isotonisk dryck | urheilujuoma, urheilujuomat, isotoninen juoma, hyvinvointijuoma, hyvinvointijuomat, liikuntajuoma
    powerade | powerade | powerade | powerade
    gatorade | gatorade | gatorade | gatorade
    prime, prime hydration | prime, prime hydration | prime, prime hydration | prime, prime hydration
    sportsdrikpulver | sportsdrikkpulver | sportdryckspulver | urheilujuomajauhe
  proteindrik, protein drik, proteinshake, protein shake, proteindrikke, proteindrink | proteindrikk, protein drikk, proteinshake, protein shake, proteinmelk, proteindrink | proteindryck, protein dryck, proteinshake, proteindrink, proteindrycker, proteindricka | proteiinijuoma, proteiinijuomat, proteiinipirtelö, proteiinimaito, proteiini juoma, protskujuoma, protskupirtelö
    restitutionsdrik | yt, restitusjonsdrikk, yoghurtdrikk protein | återhämtningsdryck, gainomax, recoverydryck | palautusjuoma, palautusjuomat, palautumisjuoma
  måltidserstatning drik, diætdrik, måltidsshake, slankedrik | måltidserstatter drikk, slankeshake, slankedrikk | måltidsersättning dryck, vlcd shake, bantningsdryck | ateriankorvikejuoma, ateriankorvike juoma, ateriankorvikepirtelö, laihdutuspirtelö, dieettijuoma
  iste, icetea, ice tea, is te, kold te | iste, ice tea, icetea, is te, kald te | iste, ice tea, icetea, kallt te, kyld te | jäätee, jääteet, ice tea, icetea, jää tee, kylmä tee
    ferskeniste, iste fersken, ferskente | iste fersken, ferskeniste, ferskente | persikoiste, iste persika | persikkajäätee
    citroniste, iste citron | iste sitron, sitroniste | citroniste, iste citron | sitruunajäätee
    lipton ice tea, lipton iste | lipton ice tea, lipton iste | lipton ice tea, lipton iste | lipton ice tea, lipton jäätee
    arizona, arizona ice tea | arizona, arizona ice tea | arizona, arizona ice tea | arizona, arizona ice tea
    fuze tea, fuzetea | fuze tea, fuzetea | fuze tea, fuzetea | fuze tea, fuzetea
    nestea | nestea | nestea | nestea
  matchadrik, matcha latte | matchadrikk, matcha latte | matchadryck, matcha latte | matchajuoma, matcha latte
  club mate, yerba mate, matedrik | club mate, yerba mate, matedrikk | club mate, yerba mate, matedryck | club mate, yerba mate, matejuoma
  bubble tea, boba te, boba, boblete | bubble tea, boblete, boba, bobletee, bobate | bubble tea, bubbelte, boba, bobate | bubble tea, kuplatee, boba, bobatee, tapiokatee
  iskaffe, is kaffe, kaffedrik, kold kaffe, iskaffe på dåse, kaffe på dåse | iskaffe, is kaffe, kaffedrikk, iskaffe på boks, kaffe på boks | iskaffe, is kaffe, ice coffee, kaffedryck, iskaffe på burk, kaffe på burk | jääkahvi, jääkahvit, kahvijuoma, kahvijuomat, maitokahvi, tölkkikahvi
    frappe, frappé, frappuccino | frappe, frappé, frappuccino | frappe, frappé, frappuccino | frappe, frappuccino
    cold brew, cold brew kaffe, koldbrygget kaffe, koldbryg | cold brew, kaldbrygget kaffe, kaldbrygg | cold brew, kallbryggt kaffe, kallbrygg | cold brew, kylmäuutettu kahvi, kylmäuute
    caffe latte, latte på farten, islatte | caffe latte, ice latte, islatte | caffe latte, islatte, ice latte | caffe latte, jäälatte, ice latte
  kombucha | kombucha | kombucha | kombucha, kombutsa, kombuchajuoma
  vandkefir, kefirdrik | vannkefir | vattenkefir | vesikefiiri
  maltøl, hvidtøl alkoholfri, maltdrik | vørterøl, maltøl, vørter, maltbrus | svagdricka, maltdryck, kvass, maltdricka | kotikalja, kotikaljat, kaljajuoma, kvassi, ruokakalja, mallasjuoma
  mjød | mjød | mjöd | sima, simat, simapullo, vappusima
  mixer, mixere, drinksmixer, mixer til drinks, blandevand, drinksvand | mixer, drinkmikser, blandevann, mikser til drinker, blandingsvann | mixer, groggvirke, drinkmixer, groggvatten, groggdricka, mixerdryck | drinkkimikseri, juomamikseri, mixer, lantrinki, lantringit, blandis, blandikset, drinkkipohja
    tonic, tonicvand, tonic water, tonic vand | tonic, tonicvann, tonic water, tonicvatn | tonic, tonic water, tonicvatten | tonic, tonicvesi, tonic water, toniikki, toniikkivesi
      schweppes | schweppes | schweppes | schweppes
      fever tree | fever tree | fever tree | fever tree
    ginger ale | ginger ale | ginger ale | ginger ale
    ginger beer, ingefærøl, ingefærsodavand | ginger beer, ingefærøl, ingefærbrus | ginger beer, ingefärsdricka, ingefärsläsk, ingefärsöl | ginger beer, inkiväärijuoma, inkiväärilimsa, inkivääriolut, inkiväärikalja
    bitter lemon, lemon sodavand | bitter lemon | bitter lemon | bitter lemon
    sour mix, mojito mix, cocktailmix, margarita mix, drinkmix, cocktailblanding | sour mix, mojito mix, cocktailmiks, drinkmix, cocktailblanding, drinkblanding | sour mix, mojito mix, cocktailmix, drinkmix, drinkblandning | mojito mix, cocktailmix, drinkkimix, drinkkisekoitus
  alkoholfri gløgg, gløgg alkoholfri, børnegløgg, gløgg uden alkohol | alkoholfri gløgg, gløgg uten alkohol, barnegløgg | alkoholfri glögg, lättglögg, barnglögg, glöggmust, glögg utan alkohol | alkoholiton glögi, alkoholiton glöki, alkoton glögi, holiton glögi, glögimehu
  alkoholfri drink, mocktail, alkoholfri cocktail, alkoholfrie drinks, drink uden alkohol | alkoholfri drink, mocktail, alkoholfrie drinker, alkoholfri cocktail, drink uten alkohol | alkoholfri drink, mocktail, alkoholfria drinkar, alkoholfri cocktail, drink utan alkohol | alkoholiton drinkki, mocktail, alkoholittomat drinkit, alkoton drinkki, holiton drinkki, alkoholiton cocktail
    virgin mojito, alkoholfri mojito | alkoholfri mojito | alkoholfri mojito | alkoholiton mojito
    alkoholfri gin tonic | alkoholfri gin tonic | alkoholfri gin tonic | alkoholiton gin tonic, alkoholiton lonkero, alkoton lonkero, holiton lonkero
    alkoholfri spritz, crodino | alkoholfri spritz, crodino | alkoholfri spritz, crodino | alkoholiton spritz, crodino
  alkoholfri spiritus, alkoholfri gin | alkoholfri gin, alkoholfritt brennevin, alkoholfri sprit | alkoholfri gin, alkoholfri sprit, alkoholfri spritdryck | alkoholiton gini, alkoholiton väkevä, alkoton gini
    alkoholfri likør | alkoholfri likør | alkoholfri likör | alkoholiton likööri
    alkoholfri aperitif | alkoholfri aperitiff | alkoholfri aperitif | alkoholiton aperitiivi
    alkoholfri rom | alkoholfri rom | alkoholfri rom | alkoholiton rommi
    alkoholfri whisky | alkoholfri whisky | alkoholfri whisky | alkoholiton viski`,
}
