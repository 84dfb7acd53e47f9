import type { GoodsTable } from '../goods-table.ts'

/** Drinks without alcohol. */
export const softDrinks: GoodsTable = {
  part: 'drinks',
  rows: `
drikkevarer, drikke, drikkevare, læskedrikke | drikke, drikkevarer, leskedrikker | dryck, drycker, läskedrycker | juoma, juomat, juotava
  sodavand, sodavander, sodavan, læskedrik, brus, soda | brus, leskedrikk, brusflaske, soda | läsk, läskedryck, läsken, soda, dricka | limsa, limsat, limu, limut, limonadi, limonadit, limppari, limpparit, virvoitusjuoma, virvoitusjuomat
    ~cola, kola, colaer | cola, kola | cola, kola | kola, cola, kolajuoma, kolajuomat, kokis, kokikset
      coca cola, cocacola, coca-cola, coke | coca cola, cocacola, coca-cola, coke | coca cola, cocacola, coca-cola, coke | coca cola, cocacola, coca-cola, coke
      pepsi, pepsi cola | pepsi, pepsi cola | pepsi, pepsi cola | pepsi, pepsi cola
        pepsi max, pepsimax | pepsi max, pepsimax | pepsi max, pepsimax | pepsi max, pepsimax
      cola zero, coca cola zero, sukkerfri cola, cola light | cola zero, coca cola zero, cola uten sukker, cola light | cola zero, coca cola zero, sockerfri cola, cola light | cola zero, coca cola zero, sokeriton kola, cola light
      jolly cola | - | cuba cola | -
    dr pepper, dr. pepper | dr pepper, dr. pepper | dr pepper, dr. pepper | dr pepper, dr. pepper
    mountain dew | mountain dew | mountain dew | mountain dew
    root beer | root beer, rotøl | root beer | root beer, juuriolut
    appelsinsodavand, orangesodavand, appelsinbrus | appelsinbrus, orangebrus | apelsinläsk, apelsinsoda | appelsiinilimsa, appelsiinilimonadi, keltainen jaffa
      fanta, fanta orange | fanta, fanta orange | fanta, fanta orange | fanta, fanta orange
      mirinda | mirinda | mirinda | mirinda
      squash sodavand, tuborg squash | solo, solo brus | loranga | jaffa, hartwall jaffa
    citronsodavand, citronbrus | sitronbrus | citronläsk, fruktsoda, sockerdricka | sitruunalimsa, sitruunalimonadi
      sprite | sprite | sprite | sprite
      7up, 7 up, seven up | 7up, 7 up, seven up | 7up, 7 up, seven up | 7up, 7 up, seven up
      faxe kondi, faxekondi | - | - | -
    hindbærsodavand, hindbærbrus, rød sodavand | bringebærbrus, rød brus | hallonsoda, hallonläsk | vadelmalimsa, vadelmalimonadi
    pæresodavand | pærebrus | päronsoda, päronläsk | päärynälimsa, päärynälimonadi
    ananassodavand | ananasbrus | ananasläsk, ananassoda | ananaslimsa, ananaslimonadi
    jordbærsodavand | jordbærbrus | jordgubbsläsk, smultronsoda | mansikkalimsa
    grapesodavand, grape sodavand, grapefrugtsodavand | grapebrus | grapeläsk, grapesoda, grape tonic | greippilimsa, greippilimonadi
    hyldeblomstsodavand, hyldeblomstbrus | hylleblomstbrus | flädersoda, fläderläsk | seljankukkalimsa
    zingo | zingo | zingo | -
    trocadero | trocadero | trocadero | trocadero
    champis | champis | champis, hammars champis | -
    - | mozell, mozell druebrus | - | -
    pommac | pommac | pommac | pommac
    urge | urge | urge | urge
    julesodavand | julebrus, jule brus | julmust, jul must | joululimsa, joululimonadi
    - | - | påskmust | -
    børnechampagne, børnesekt, børnebobler | barnechampagne, barnebobler | barnchampagne, barnbubbel | lasten kuohujuoma, lasten samppanja
    sukkerfri sodavand, light sodavand, sodavand uden sukker | sukkerfri brus, lettbrus, brus uten sukker | sockerfri läsk, light läsk, lightläsk | sokeriton limsa, light limsa, sokeriton virvoitusjuoma
    dåsesodavand, sodavand på dåse | boksbrus, brus på boks | burkläsk, läsk på burk | tölkkilimsa, limsatölkki, limsa tölkki
    lemonade, limonade, citronlimonade | lemonade, limonade, sitronbrus naturlig | lemonad, lemonade, limonad, citronlemonad | lemonade, lemonadi, sitruunajuoma
    sodakoncentrat, sodavandskoncentrat, sodastream smag, sodastream sirup | bruskonsentrat, sodastream smak, sodastream sirup | läskkoncentrat, sodastream smak, sodakoncentrat | limsatiiviste, juomatiiviste, sodastream tiiviste, virvoitusjuomatiiviste
  vand, drikkevand | vann, drikkevann | vatten, dricksvatten | vesi, vedet, juomavesi
    kildevand, flaskevand, vand på flaske, stille vand, vand uden brus | kildevann, flaskevann, vann på flaske, stille vann, vann uten kullsyre | källvatten, flaskvatten, stilla vatten, vatten utan kolsyra | lähdevesi, lähdevedet, pullovesi, pullovedet, hiilihapoton vesi
      evian | evian | evian | evian
      - | imsdal | - | -
    danskvand, mineralvand, brusvand, vand med brus, vand med kulsyre | mineralvann, kullsyrevann, kullsyreholdig vann, vann med kullsyre, boblevann | mineralvatten, kolsyrat vatten, bubbelvatten, kolsyrevatten, vatten med kolsyra | kivennäisvesi, kivennäisvedet, vichy, vissy, kuplavesi, kuplavedet, hiilihapotettu vesi, vichyvesi
      ramlösa | farris | ramlösa | novelle
      - | bonaqua | loka | bonaqua
      san pellegrino | san pellegrino | san pellegrino | san pellegrino
      perrier | perrier | perrier | perrier
      danskvand med citrus, danskvand med smag, mineralvand med smag | farris lime, mineralvann med smak, kullsyrevann med smak | smaksatt vatten, smaksatt mineralvatten, citronvatten | maustettu kivennäisvesi, sitruunavichy, makuvichy
      postevand med brus, sodavand uden smag, club soda, sodavand neutral | soda water, club soda | sodavatten, club soda, soda water | soodavesi, club soda
    vand med smag, smagsvand, frugtvand | vann med smak, smaksatt vann | vatten med smak, fruktvatten | makuvesi, makuvedet, maustettu vesi
    babyvand | - | babyvatten | -
  vitaminvand, vitamin vand, vitamindrik | vitaminvann, vitamindrikk | vitaminvatten, vitamindryck | vitamiinivesi, vitamiinivedet, vitamiinijuoma, vitamiinijuomat
    vitamin well | vitamin well | vitamin well | vitamin well
  kokosvand | kokosvann | kokosvatten | kookosvesi, kookosvedet
  birkevand, birkesaft | bjørkesaft, bjørkesevje | björksav, björkvatten | koivunmahla, mahla
  aloe vera drik, aloe vera juice | aloe vera drikk, aloe vera juice | aloe vera dryck, aloe vera juice | aloe vera juoma, aloe vera mehu
  juice, jos, frugtjuice | juice, jus, fruktjuice | juice, jos, fruktjuice | mehu, mehut, täysmehu, täysmehut, hedelmämehu
    appelsinjuice, appelsin juice | appelsinjuice, appelsin juice | apelsinjuice, apelsin juice | appelsiinimehu, appelsiinitäysmehu, appelsiinituoremehu, appelsiini mehu
    æblejuice, æblemost, most, æble juice | eplejuice, eplemost, most, eple juice | äppeljuice, äppelmust, must, äpple juice | omenamehu, omenatäysmehu, omenatuoremehu, omenamehut
    multijuice, tropisk juice, multivitaminjuice, multi juice | tropisk juice, multivitaminjuice, multijuice | tropisk juice, multivitaminjuice, multivitamin juice | trooppinen mehu, monivitamiinimehu, multivitamiinimehu
    ananasjuice | ananasjuice | ananasjuice | ananasmehu, ananastäysmehu
    grapefrugtjuice, grapejuice | grapefruktjuice, grapejuice | grapefruktjuice, grapejuice | greippimehu, greippitäysmehu
    mangojuice | mangojuice | mangojuice | mangomehu
    passionsjuice, passionsfrugtjuice | pasjonsfruktjuice | passionsfruktjuice | passionmehu
    druejuice, druesaft | druejuice | druvjuice | viinirypälemehu, rypälemehu
    pærejuice, pæremost | pærejuice, pæremost | päronjuice, päronmust | päärynämehu
    blodappelsinjuice | blodappelsinjuice | blodapelsinjuice | veriappelsiinimehu
    gulerodsjuice, gulerodssaft | gulrotjuice | morotsjuice | porkkanamehu
    tomatjuice | tomatjuice | tomatjuice | tomaattimehu
    rødbedejuice, rødbedesaft | rødbetjuice | rödbetsjuice | punajuurimehu
    tranebærjuice | tranebærjuice | tranbärsjuice | karpalomehu, karpalotäysmehu
    blåbærjuice | blåbærjuice | blåbärsjuice, blåbärsdryck | mustikkamehu, mustikkatäysmehu, mustikkakeitto juotava
    granatæblejuice | granateplejuice | granatäppeljuice | granaattiomenamehu
    sveskejuice | sviskejuice | katrinplommonjuice | luumumehu
    kirsebærjuice, surkirsebærjuice | kirsebærjuice | körsbärsjuice | kirsikkamehu
    citronjuice | sitronjuice | citronjuice | sitruunamehu, sitruunatäysmehu
    limejuice | limejuice | limejuice | limemehu, limetäysmehu
    havtornjuice, havtornsaft | tindvedjuice | havtornsjuice, havtornsdryck | tyrnimehu, tyrnitäysmehu
    aroniajuice, aroniasaft | aroniajuice | aroniajuice | aroniamehu
    grøntsagsjuice, grøn juice | grønnsaksjuice, grønn juice | grönsaksjuice, grön juice | vihannesmehu, kasvismehu, vihermehu
    friskpresset juice, koldpresset juice, frisk juice | ferskpresset juice, kaldpresset juice, fersk juice | färskpressad juice, kallpressad juice | tuoremehu, tuoremehut, tuorepuristettu mehu, kylmäpuristettu mehu
    juicekoncentrat, frossen juice | juicekonsentrat | juicekoncentrat, fryst juice | täysmehutiiviste, mehujuomatiiviste
    nektar | nektar | nektar, fruktnektar | nektari, nektarit
  ingefærshot, ingefær shot, juiceshot, gurkemejeshot, sundhedsshot | ingefærshot, ingefær shot, juiceshot, gurkemeieshot | ingefärsshot, ingefära shot, juiceshot, gurkmejashot | inkiväärishotti, inkiväärishotit, inkivääri shotti, mehushotti, kurkumashotti
  saft, saftevand, saft koncentrat, koncentreret saft | saft, husholdningssaft, saftkonsentrat, konsentrert saft | saft, blandsaft, saftkoncentrat, lightdryck, lättdryck | mehutiiviste, mehutiivisteet, tiivistemehu, tiiviste, tiivisteet, sekamehu, sekamehutiiviste
    fun light, fun one, squashlight, squash light | fun light | fun light | fun light
    sukkerfri saft, saft uden sukker, light saft | sukkerfri saft, lettsaft, saft uten sukker | sockerfri saft, lättsaft, saft utan socker | sokeriton mehutiiviste, sokeriton tiiviste, light mehutiiviste
    hyldeblomstsaft, hyldeblomst, hyldeblomstdrik | hylleblomstsaft, hylleblomst | flädersaft, fläderblomssaft, fläderdryck | seljankukkamehu, seljankukkatiiviste, seljankukkajuoma
    hyldebærsaft | hyllebærsaft | fläderbärssaft | seljanmarjamehu
    solbærsaft, solbær saft | solbærsaft, solbærsirup | svartvinbärssaft, svart vinbärssaft | mustaherukkamehu, mustaherukkatiiviste, viinimarjamehu
    ribssaft | ripssaft | rödvinbärssaft, vinbärssaft | punaherukkamehu
    hindbærsaft | bringebærsaft | hallonsaft | vadelmamehu, vadelmatiiviste
    jordbærsaft | jordbærsaft | jordgubbssaft | mansikkamehu, mansikkatiiviste
    blåbærsaft | blåbærsaft | blåbärssaft | mustikkatiiviste
    kirsebærsaft | kirsebærsaft | körsbärssaft | kirsikkatiiviste
    appelsinsaft | appelsinsaft | apelsinsaft | appelsiinitiiviste, appelsiinimehutiiviste
    rabarbersaft | rabarbrasaft | rabarbersaft | raparperimehu, raparperitiiviste
    tyttebærsaft | tyttebærsaft | lingonsaft, lingondricka, lingondryck | puolukkamehu, puolukkatiiviste
    rød saft, tropisk saft, blandet saft | rød saft, tropisk saft, villbærsaft | röd saft, tropisk saft, skogsbärssaft | marjamehu, marjamehut, trooppinen tiiviste, sekamarjamehu
  saftsirup, drikkesirup, drinksirup, cocktailsirup | drikkesirup, drinksirup | drinksirap, sockerlag | drinkkisiirappi, sokeriliemi, cocktailsiirappi
    grenadine | grenadine | grenadine, grenadin | grenadiini, grenadine
  drikkepulver, saftpulver, drikkemix | drikkepulver, saftpulver | dryckespulver, saftpulver | juomajauhe, juomajauheet, mehujauhe
  frugtdrik, frugtdrikke, juicedrik | fruktdrikk, juicedrikk | fruktdryck, fruktdrycker, måltidsdryck, juicedryck | mehujuoma, mehujuomat, hedelmäjuoma, hedelmäjuomat, marjajuoma, marjajuomat
    juicebrik, juicebrikker, juice i brik, saftbrik, capri sun, drikkebrik | juicekartong, drikkekartong, capri sun | festis, mini juice, juiceförpackning, capri sun | pillimehu, pillimehut, trip, mehutetra, capri sun
    proviva | proviva | proviva | proviva, gefilus mehu
  smoothie, smoothies | smoothie, smoothier | smoothie, smoothies | smoothie, smoothiet
    - | - | klämsmoothie, klämpåse smoothie | smoothiepussi, hedelmäsose smoothie
  kakaodrik, kakaodrikke | kakaodrikk, sjokoladedrikk | chokladdrink | kaakaojuoma, kaakaojuomat, suklaajuoma
  milkshake, milkshakes | milkshake | milkshake, milkshakes | pirtelö, pirtelöt, milkshake, maitopirtelö
  energidrik, energidrikke, energi drik, energy drink, energydrik | energidrikk, energidrikker, energi drikk, energy drink | energidryck, energidrycker, energi dryck, energy drink | energiajuoma, energiajuomat, energy drink, energiajuoma tölkki, energiajuomatölkki
    red bull, redbull | red bull, redbull | red bull, redbull | red bull, redbull
    monster, monster energy | monster, monster energy | monster, monster energy | monster, monster energy
    battery, battery energy | battery, battery energy | battery, battery energy | battery, batteryenergia, battery energy
    cult energy | burn energy, burn | powerking, power king | teho energiajuoma
    sukkerfri energidrik | sukkerfri energidrikk | sockerfri energidryck | sokeriton energiajuoma
    nocco, bcaa drik | nocco, bcaa drikk | nocco, bcaa dryck, funktionsdryck | nocco, bcaa juoma
    celsius drik | celsius drikk | celsius, celsius dryck | celsius juoma
  sportsdrik, sportsdrikke, sport drik, isotonisk drik | sportsdrikk, sportsdrikker, isotonisk drikk | sportdryck, sportdrycker, isoton dryck, sportsdryck | urheilujuoma, urheilujuomat, isotoninen juoma, hyvinvointijuoma, hyvinvointijuomat
    powerade | powerade | powerade | powerade
    gatorade | gatorade | gatorade | gatorade
    prime, prime hydration | prime, prime hydration | prime, prime hydration | prime, prime hydration
  proteindrik, protein drik, proteinshake, protein shake, proteindrikke | proteindrikk, protein drikk, proteinshake, protein shake, proteinmelk | proteindryck, protein dryck, proteinshake, proteindrink, proteindrycker | proteiinijuoma, proteiinijuomat, proteiinipirtelö, proteiinimaito, proteiini juoma
    - | yt, restitusjonsdrikk, yoghurtdrikk protein | återhämtningsdryck, gainomax | palautusjuoma, palautusjuomat, palautumisjuoma
  måltidserstatning drik, diætdrik, måltidsshake | måltidserstatter drikk, slankeshake | måltidsersättning dryck, vlcd shake | ateriankorvikejuoma, ateriankorvike juoma
  iste, icetea, ice tea, is te | iste, ice tea, icetea, is te | iste, ice tea, icetea | jäätee, jääteet, ice tea, icetea, jää tee
    ferskeniste, iste fersken | iste fersken, ferskeniste | persikoiste, iste persika | persikkajäätee
    citroniste, iste citron | iste sitron, sitroniste | citroniste, iste citron | sitruunajäätee
    lipton ice tea, lipton iste | lipton ice tea, lipton iste | lipton ice tea, lipton iste | lipton ice tea, lipton jäätee
    arizona, arizona ice tea | arizona, arizona ice tea | arizona, arizona ice tea | arizona, arizona ice tea
    fuze tea, fuzetea | fuze tea, fuzetea | fuze tea, fuzetea | fuze tea, fuzetea
    nestea | nestea | nestea | nestea
  bubble tea, boba te, boba | bubble tea, boblete, boba | bubble tea, bubbelte, boba | bubble tea, kuplatee, boba
  iskaffe, is kaffe, kaffedrik, kold kaffe | iskaffe, is kaffe, kaffedrikk | iskaffe, is kaffe, kaffedryck | jääkahvi, jääkahvit, kahvijuoma, kahvijuomat, maitokahvi
    frappe, frappé, frappuccino | frappe, frappé, frappuccino | frappe, frappé, frappuccino | frappe, frappuccino
    cold brew, cold brew kaffe | cold brew | cold brew | cold brew, kylmäuutettu kahvi
    caffe latte, latte på farten | caffe latte, ice latte | caffe latte, islatte, ice latte | caffe latte, jäälatte
  kombucha | kombucha | kombucha | kombucha, kombutsa
  vandkefir, kefirdrik | vannkefir | vattenkefir | vesikefiiri
  maltøl, hvidtøl alkoholfri, maltdrik | vørterøl, maltøl, vørter, maltbrus | svagdricka, maltdryck, kvass | kotikalja, kotikaljat, kaljajuoma, kvassi
  mjød | mjød | mjöd | sima, simat
  mixer, mixere, drinksmixer, mixer til drinks | mixer, drinkmikser, blandevann, mikser til drinker | mixer, groggvirke, drinkmixer | drinkkimikseri, juomamikseri, mixer, lantrinki, lantringit
    tonic, tonicvand, tonic water, tonic vand | tonic, tonicvann, tonic water | tonic, tonic water, tonicvatten | tonic, tonicvesi, tonic water
      schweppes | schweppes | schweppes | schweppes
      fever tree | fever tree | fever tree | fever tree
    ginger ale | ginger ale | ginger ale | ginger ale
    ginger beer, ingefærøl, ingefærsodavand | ginger beer, ingefærøl, ingefærbrus | ginger beer, ingefärsdricka, ingefärsläsk | ginger beer, inkiväärijuoma, inkiväärilimsa, inkivääriolut
    bitter lemon, lemon sodavand | bitter lemon | bitter lemon | bitter lemon
    sour mix, mojito mix, cocktailmix, margarita mix | sour mix, mojito mix, cocktailmiks | sour mix, mojito mix, cocktailmix, drinkmix | mojito mix, cocktailmix, drinkkimix
  alkoholfri gløgg, gløgg alkoholfri, børnegløgg | alkoholfri gløgg, gløgg uten alkohol | alkoholfri glögg, lättglögg, barnglögg | alkoholiton glögi, alkoholiton glöki
  alkoholfri drink, mocktail, alkoholfri cocktail, alkoholfrie drinks | alkoholfri drink, mocktail, alkoholfrie drinker | alkoholfri drink, mocktail, alkoholfria drinkar | alkoholiton drinkki, mocktail, alkoholittomat drinkit
    virgin mojito, alkoholfri mojito | alkoholfri mojito | alkoholfri mojito | alkoholiton mojito
    alkoholfri gin tonic | alkoholfri gin tonic | alkoholfri gin tonic | alkoholiton gin tonic, alkoholiton lonkero
    alkoholfri spritz, crodino | alkoholfri spritz, crodino | alkoholfri spritz, crodino | alkoholiton spritz, crodino
  alkoholfri spiritus, alkoholfri gin | alkoholfri gin, alkoholfritt brennevin | alkoholfri gin, alkoholfri sprit | alkoholiton gini, alkoholiton väkevä`,
}
