import type { GoodsTable } from '../goods-table.ts'

/** Tex-mex, Asian, Indian, Italian and Middle Eastern cooking, ready cooking sauces. */
export const pantryWorld: GoodsTable = {
  part: 'pantry',
  rows: `
tex mex, texmex, mexicansk mad | tex mex, texmex, meksikansk mat | tex mex, texmex, mexikansk mat | tex mex, texmex, meksikolainen ruoka
  taco, tacos, tacoer, fredagstacos | taco, tacos, tacofredag, fredagstaco | taco, tacos, tacokväll, fredagstacos | taco, tacot, tacos
    tacoskaller, tacoskal, taco shells, tacoskaller sprøde, tacotubs | tacoskjell, taco shells, tacoskjell maisskjell, tacotubs | tacoskal, taco shells, tacotubs, taco tubs | tacokuori, tacokuoret, taco kuoret, taco shells, tacoveneet
    tacosauce, tacosovs, taco sauce | tacosaus, taco saus, taco sauce | tacosås, taco sås, taco sauce | tacokastike, tacokastikkeet, taco kastike, tacosalsa
    tacosæt, taco kit, tacokit, taco dinner kit | tacosett, taco kit, tacokit, tacomiddag | tacokit, taco kit, taco dinner kit | tacosetti, taco kit, tacoateria, taco dinner kit
  tortilla, tortillas, wrap, wraps, hvedetortilla, tortilla wraps, tortillabrød, tortillapandekager | tortilla, tortillalefse, tortillalefser, wrap, wraps, tacolefse, tacolefser, tortillas, hvetetortilla, lefse tortilla | tortilla, tortillabröd, wrap, wraps, tortillas, vetetortilla, tortilla bröd, mjuka tortillas | tortilla, tortillalätty, tortillat, wrap, vehnätortilla, tortillalätyt, wrapit, tortillaleipä
    fuldkornstortilla, fuldkorns wraps, fuldkornswraps, grove tortillas | fullkornstortilla, grove tortillalefser, fullkornlefse, grov wrap | fullkornstortilla, fullkorns tortilla, fullkornswrap | täysjyvätortilla, täysjyväwrap
    majstortilla, majstortillas, mini tortilla, minitortilla | maistortilla, maislefse, minitortilla | majstortilla, majstortillabröd, minitortilla | maissitortilla, minitortilla
    glutenfri tortilla, glutenfri wraps, low carb wraps | glutenfri tortilla, glutenfri lefse, lavkarbo wrap | glutenfri tortilla, glutenfria wraps, lowcarb tortilla | gluteeniton tortilla, gluteenittomat tortillat
    tortilla pockets, tortillalommer, stand n stuff | tortilla pockets, tortillalommer, stand n stuff | tortilla pockets, tortillafickor, stand n stuff | tortillatasku, tortillataskut, tortilla pockets
  salsa, tomatsalsa, salsasauce, salsasovs, chunky salsa | salsa, tomatsalsa, salsasaus, chunky salsa | salsa, tomatsalsa, salsasås, chunky salsa | salsa, salsakastike, salsat, tomaattisalsa, salsakastikkeet
    mild salsa, hot salsa, medium salsa | mild salsa, sterk salsa, hot salsa | mild salsa, het salsa, medium salsa | mieto salsa, tulinen salsa, hot salsa
    mangosalsa, ananassalsa, salsa verde | mangosalsa, salsa verde | mangosalsa, salsa verde | mangosalsa, salsa verde
  nachoost, nacho cheese, nacho dip, ostedip nachos, cheese dip | nachoost, nacho cheese, ostedip, cheese dip | nachoost, nacho cheese, ostdip, cheese dip | nachojuusto, juustodippi, nachojuustokastike, cheese dip
  fajita, fajitas, fajita kit, fajitas kit | fajita, fajitas, fajitakit | fajita, fajitas, fajitakit | fajita, fajitas, fajitakit
  burritokit, enchiladakit, quesadillakit, burrito kit | burritokit, enchiladakit, quesadillakit, enchiladasaus | burritokit, enchiladakit, quesadillakit, enchiladasås | burritosetti, enchiladasetti, quesadillasetti, enchiladakastike
  refried beans, bønnemos, mexicanske bønner | refried beans, bønnemos, meksikanske bønner, tacobønner | refried beans, bönröra, mexikanska bönor, tacobönor | refried beans, papumuhennos, meksikolainen papu, tacopavut
  ~chipotle, chipotlepasta, chipotlesauce, chipotle sauce | chipotle, chipotlesaus, chipotlepasta | chipotle, chipotlesås, chipotlepasta | chipotle, chipotlekastike, chipotletahna
asiatisk mad, kinesisk mad, thaimad | asiatisk mat, kinesisk mat, thaimat | asiatisk mat, kinamat, thaimat | aasialainen ruoka, kiinalainen ruoka, thairuoka
  nudler, noodles, noodle, nudel | nudler, noodles, noodle, nudel | nudlar, noodles, noodle, nudel | nuudeli, nuudelit, noodles, noodle, nuudeleita
    instantnudler, instant nudler, yum yum nudler, yumyum, lynnudler, indomie, mama nudler | instantnudler, mr lee, nudelpakke, yum yum nudler, mr lee nudler, indomie | snabbnudlar, instantnudlar, yum yum nudlar, indomie, mama nudlar | pikanuudeli, pikanuudelit, yum yum nuudelit, indomie, annosnuudeli
    kopnudler, cup noodles, nudler i kop, nudelkop | koppnudler, cup noodles, nudler i kopp, nudelkopp | koppnudlar, cup noodles, nudlar i kopp, nudelkopp | kuppinuudeli, kuppinuudelit, cup noodles
    æggenudler, ægnudler, hvedenudler, æg nudler | eggnudler, hvetenudler, egg nudler | äggnudlar, vetenudlar, ägg nudlar | munanuudeli, munanuudelit, vehnänuudeli, vehnänuudelit
    risnudler, pad thai nudler, ris nudler, rice noodles | risnudler, ris nudler, pad thai nudler | risnudlar, ris nudlar, pad thai nudlar | riisinuudeli, riisinuudelit, riisivermiselli
    glasnudler, bønnenudler, glas nudler | glassnudler, bønnenudler | glasnudlar, mungbönsnudlar | lasinuudeli, lasinuudelit
    ramen, ramennudler, ramen nudler, buldak, buldak ramen | ramen, ramennudler, buldak, buldak ramen | ramen, ramennudlar, buldak, buldak ramen | ramen, ramennuudeli, ramennuudelit, buldak, buldak ramen
    udonnudler, udon, soba, sobanudler, udon nudler | udonnudler, udon, soba, sobanudler | udonnudlar, udon, soba, sobanudlar | udonnuudeli, udonnuudelit, udon, soba, sobanuudeli
    woknudler, wok nudler, friske nudler, kogte nudler | woknudler, ferske nudler, wok nudler | woknudlar, färska nudlar, wok nudlar | woknuudeli, woknuudelit, tuorenuudeli, tuorenuudelit
    konjaknudler, shirataki, konjac nudler, konjakpasta | konjaknudler, shirataki, konjakpasta | konjaknudlar, shirataki, konjakpasta | konjac nuudelit, shirataki, konjacnuudeli
  ~sojasovs, sojasauce, soja, soya, soyasauce, soyasovs | soyasaus, soya, soyasauce, soya saus | sojasås, soja, soya, japansk soja, kinesisk soja, soyasås | soijakastike, soija, soijakastikkeet, soijasoossi, soya
    lys soja, mørk soja, kikkoman | lys soyasaus, mørk soyasaus, kikkoman | ljus soja, mörk soja, kikkoman | vaalea soijakastike, tumma soijakastike, kikkoman
    saltreduceret soja, mindre salt soja | soyasaus mindre salt | soja mindre salt | vähäsuolainen soijakastike
    tamari, glutenfri soja, tamari soja | tamari, glutenfri soyasaus | tamari, glutenfri soja, tamarisoja | tamari, gluteeniton soijakastike
    sød soja, kecap manis, ketjap manis, sød sojasauce | søt soyasaus, kecap manis, ketjap manis | söt soja, ketjap manis, kecap manis | makea soijakastike, ketjap manis, kecap manis
  østerssauce, østerssovs, oyster sauce, østers sauce | østerssaus, oyster sauce, østersaus | ostronsås, oyster sauce | osterikastike, osterikastikkeet, oyster sauce
  fiskesauce, fish sauce, thai fiskesauce | fiskesaus, fish sauce | thailändsk fisksås, fish sauce, nam pla | thaimaalainen kalakastike, fish sauce, nam pla
  hoisinsauce, hoisin, hoisin sauce, hoisinsovs | hoisinsaus, hoisin, hoisin sauce | hoisinsås, hoisin, hoisin sauce | hoisinkastike, hoisin, hoisinkastikkeet
  ~teriyakisauce, teriyaki, teriyaki sauce, teriyakisovs | teriyakisaus, teriyaki, teriyaki sauce | teriyakisås, teriyaki, teriyaki sauce | teriyakikastike, teriyaki, teriyakikastikkeet
  woksauce, wok sauce, woksovs | woksaus, wok saus, wok sauce | woksås, wok sås, wok sauce | wokkikastike, wokkastike, wokkastikkeet, wok kastike
  sød sur sauce, sur sød sauce, sursød sauce, sweet and sour | sursøt saus, sur søt saus, sweet and sour | sötsur sås, sötsursås, sweet and sour | hapanimeläkastike, hapanimelä kastike, sweet and sour
  satay sauce, jordnøddesauce, satay, peanut sauce, sataysauce | sataysaus, satay, peanøttsaus | sataysås, satay, jordnötssås | satay kastike, sataykastike, maapähkinäkastike, satay
  srirachamayo japansk, kewpie, kewpie mayo, japansk mayo | kewpie, japansk majones, kewpie majones | kewpie, japansk majonnäs, kewpie majonnäs | kewpie, japanilainen majoneesi
  gochujang, gochujangpasta, koreansk chilipasta, gochugaru | gochujang, gochujangpasta, koreansk chilipasta, gochugaru | gochujang, koreansk chilipasta, gochugaru | gochujang, korealainen chilitahna, gochugaru
  black bean sauce, bulgogi, yakitori, sort bønne sauce, bulgogisauce | black bean sauce, bulgogi, yakitorisaus, svart bønnesaus | black bean sås, bulgogisås, yakitorisås, bulgogi, svart bönsås | mustapapukastike, bulgogi, yakitori kastike
  chili crisp, chiliolie crispy, crispy chili, lao gan ma | chili crisp, crispy chili, lao gan ma, sprø chiliolje | chili crisp, crispy chili, lao gan ma, krispig chiliolja | chili crisp, rapea chiliöljy, lao gan ma
  ponzu, tonkatsu, unagi sauce, okonomiyaki sauce | ponzu, unagisaus, tonkatsu | ponzu, unagisås, tonkatsusås | ponzu, unagi kastike, tonkatsu kastike
  ~kokosmælk, kokos mælk, kokosmælk på dåse, light kokosmælk | kokosmelk, kokos melk, lett kokosmelk | kokosmjölk, kokos mjölk, lätt kokosmjölk | kookosmaito, kookosmaidot, kookosmaito kevyt
    kokosfløde, kokoscreme, kokos fløde | kokosfløte, kokoskrem, kokos fløte | kokosgrädde, kokoskräm, kokos grädde | kookoskerma, kookoskermat
  karrypasta, karry paste, curry paste, rød karrypasta, grøn karrypasta, currypaste, panang | karripasta, curry paste, rød karripasta, grønn karripasta, currypasta | currypasta, curry paste, röd currypasta, grön currypasta, panang | currytahna, punainen currytahna, vihreä currytahna, curry paste, currytahnat
  tom yum, tom kha, tom yum paste, tom kha gai | tom yum, tom kha, tom yum paste | tom yum, tom kha, tom yum pasta | tom yum, tom kha, tom yum tahna
  pad thai, pad thai sauce, pad thai kit | pad thai, pad thai saus, pad thai kit | pad thai, pad thai sås, pad thai kit | pad thai, pad thai kastike, pad thai kit
  rispapir, spring roll ark, rice paper, rispapir til forårsruller | rispapir, rispapirark, rice paper, vårrullark | rispapper, rice paper, rispapper vårrullar, vårrulledeg | riisipaperi, riisipaperit, rice paper, kevätkääryle paperi
  gyozadej, dumpling dej, wonton ark | gyozadeig, dumplingark | gyozaark | gyozataikina
  sushi sæt, sushi kit, sushikit, sushi tilbehør | sushisett, sushi kit, sushikit | sushikit, sushi kit, sushiset | sushisetti, sushi kit, sushitarvike, sushitarvikkeet
  nori, tang, noriark, tangplader, nori tang, sushitang | nori, tang, noriark, tangark, sushitang | nori, noriark, sjögräs, noriblad, tång | nori, norilevä, nori-levä, merilevä, norilevy
  ~wasabi, wasabipasta, wasabi pasta | wasabi, wasabipasta | wasabi, wasabipasta | wasabi, wasabitahna, wasabijauhe
  mirin, shaoxing vin | mirin, shaoxing | mirin, shaoxing vin | mirin, shaoxing
  miso, misopasta, miso pasta | miso, misopasta | miso, misopasta | miso, misotahna
  tempuramel, tempura mel, tempura mix, tempura | tempuramel, tempura mix, tempura | tempuramjöl, tempuramix, tempura | tempurajauho, tempura, tempuraseos
  tamarind, tamarindpasta, rejepasta, shrimp paste | tamarind, tamarindpasta, rekepasta | tamarind, tamarindpasta, räkpasta | tamarindi, tamarinditahna, katkaraputahna
indisk mad, indiske saucer | indisk mat, indiske sauser | indisk mat, indiska såser | intialainen ruoka, intialaiset kastikkeet
  ~tikka masala, tikka masala sauce, chicken tikka masala, tikkamasala | tikka masala, tikka masala saus, chicken tikka masala | tikka masala, tikka masala sås, chicken tikka masala | tikka masala, tikka masala kastike, tikkamasala
  ~butter chicken, butter chicken sauce | butter chicken, butter chicken saus | butter chicken, butter chicken sås | butter chicken, butter chicken kastike
  korma, korma sauce, kormasauce | korma, korma saus, kormasaus | korma, kormasås, korma sås | korma, korma kastike, kormakastike
  currysauce, indisk karrysauce, vindaloo, jalfrezi, rogan josh, curry sauce | currysaus, vindaloo, jalfrezi, curry saus | currysås indisk, vindaloo, jalfrezi, curry sauce | curry kastike intialainen, vindaloo, jalfrezi, intialainen currykastike
  indisk pasta, tikka pasta, tandooripasta, tandoori paste, tikka paste | tikka paste, tandooripasta, tandoori paste | tikka pasta, tandooripasta, tandoori paste | tandooritahna, tikkatahna, tandoori paste
  chutney, mangochutney, mango chutney | chutney, mangochutney, mango chutney | chutney, mangochutney, mango chutney | chutney, mangochutney, mango chutney, chutneyt
  papadum, papadums, pappadums, poppadoms | papadums, papadum, pappadums | papadums, papadum, pappadums | papadum, papadumit, papadam
  raita, indisk yoghurtdressing | raita | raita | raita
  dal, dahl, linsegryde, dhal | dal, dahl, dhal | dal, dahl, dhal | dal, dahl, dhal
italiensk mad, italiensk madlavning | italiensk mat | italiensk mat | italialainen ruoka
  ~pastasovs, pastasauce, tomatsovs, tomatsauce, pasta sauce, pasta sovs, tomat sauce | pastasaus, tomatsaus, pasta saus, pastasause, pasta sauce | pastasås, tomatsås, pasta sås, tomat sås, pasta sauce | pastakastike, pastakastikkeet, tomaattikastike, tomaattikastikkeet, pasta kastike
    bolognese, bolognesesauce, bolognesesovs, kødsovs, bolognese sauce, spaghettisauce | bolognese, bolognesesaus, kjøttsaus, spaghettisaus, bolognese saus | bolognese, bolognesesås, köttfärssås, spagettisås, bolognese sås | bolognese, bolognesekastike, jauhelihakastike, bolognesekastikkeet, spagettikastike
    arrabbiata, arrabiata, basilikum pastasauce, napoletana, napolitana, tomat basilikum sauce | arrabbiata, arrabiata, napolitana, pastasaus basilikum | arrabbiata, arrabiata, napolitana, basilika pastasås | arrabbiata, arrabiata, napoletana, basilika pastakastike
    carbonara, carbonarasauce, alfredo, carbonara sauce | carbonara, carbonarasaus, alfredo | carbonara, carbonarasås, alfredo | carbonara, carbonarakastike, alfredo
    flødepastasauce, cremet pastasauce, frisk pastasauce, ostesauce pasta, quattro formaggi | fersk pastasaus, kremet pastasaus, ostesaus pasta | färsk pastasås, krämig pastasås, ostsås pasta | tuore pastakastike, tuorepastakastike, kermainen pastakastike, juustoinen pastakastike
    lasagnesauce, lasagnesovs, lasagne kit, lasagne sæt | lasagnesaus, lasagnekit, lasagne kit, lasagnemiks | lasagnesås, lasagnekit, lasagnemix | lasagnekastike, lasagnesetti, lasagne ateria aines
  pizzasauce, pizzasovs, pizza sauce, pizzatomat | pizzasaus, pizza saus, pizzafyll | pizzasås, pizza sås, pizzatopping | pizzakastike, pizzakastikkeet, pizza kastike, pizzatäyte
  pizzakit, pizza kit, pizzasæt | pizzakit, pizza kit, pizzasett | pizzakit färdig, pizza kit | pizzasetti, pizza kit
mellemøstlig mad, arabisk mad, græsk mad, tyrkisk mad | arabisk mat, gresk mat, tyrkisk mat | arabisk mat, grekisk mat, turkisk mat, libanesisk mat | kreikkalainen ruoka, turkkilainen ruoka, lähi-idän ruoka
  falafelmix, falafel mix, falafelpulver | falafelmiks, falafelmix, falafel mix | falafelmix, falafel mix | falafelseos, falafelmix, falafel seos
  vinblade, dolmas, dolma, fyldte vinblade | vinblader, dolma, dolmas | vinblad, dolmar burk, dolma, fyllda vinblad | viininlehti, viininlehdet, dolma, viininlehtikääryle, viininlehtikääryleet
  harissa, harissapasta, harissa paste | harissa, harissapasta | harissa, harissapasta | harissa, harissatahna
  granatæblesirup, granatæblemolasses | granateplesirup | granatäppelsirap | granaattiomenasiirappi
madlavningssauce, gryderet sauce, færdigsauce, færdigsovs, færdig sauce | ferdigsaus, middagssaus, grytesaus | matlagningssås, färdig sås, färdigsås, grytbas, kycklingsås | ruoanlaittokastike, valmiskastike, valmiskastikkeet, ateriakastike, ateriakastikkeet, kastikepohja
  gryderet, gryderetbase, gryderet mix, gryderetpulver, madmix, middagsmix, gryderetter | gryterett, gryteblanding, gryte, gryteretter, middagsmiks, toro gryte, grytemiks | gryta, grytmix, grytbas mix, grytor, middagsmix, måltidsmix, grytkrydda mix | pata, pataruoka, ateria-aines, ateria-ainekset, pataruuat, pata-aines, ateriamix
    stroganoff, stroganof, bøf stroganoff mix | stroganoff, biff stroganoff, stroganoffgryte | stroganoff, korvstroganoffmix, stroganoff sås | stroganoff, stroganoff aines
    bidos, jegergryte, gullaschmix | jegergryte, bidos, meksikansk gryte, bali gryte, finnbiff mix, viltgryte | jägargryta, viltgryta, kalops mix, mexikansk gryta | metsästäjänpata, karjalanpaisti aines, meksikonpata
    lasagnemix, krydderimix til ret, pasta bolognese mix | lasagne toro, bolognese mix | bolognese mix, lasagne mix | lasagneaines, bolognese aines, jauhelihakeitto aines
    flødekartofler pulver, flødekartoffelmix, kartoffelgratin mix | fløtegratinerte poteter mix, potetgratengmiks, fløtepoteter pose | potatisgratängmix, potatisgratäng mix, gratängsås | perunagratiinikerma, gratiiniaines, kiusausaines
madlavningsvin, madvin | matvin | matlagningsvin, matvin | ruokaviini, ruoanlaittoviini`,
}
