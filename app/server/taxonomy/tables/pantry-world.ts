import type { GoodsTable } from '../goods-table.ts'

/** Tex-mex, Asian, Indian, Italian and Middle Eastern cooking, ready cooking sauces. */
export const pantryWorld: GoodsTable = {
  part: 'pantry',
  rows: `
tex mex, texmex, mexicansk mad, meksikansk mad | tex mex, texmex, meksikansk mat, mexikansk mat | tex mex, texmex, mexikansk mat | tex mex, texmex, meksikolainen ruoka
  taco, tacos, tacoer, fredagstacos, tacotilbehør, tacofredag, tacoaften | taco, tacos, tacofredag, fredagstaco, tacotilbehør, fredags taco, tacokveld | taco, tacos, tacokväll, fredagstacos, tacotillbehör, tacomys, tacofredag | taco, tacot, tacos, tacotarvike, tacotarvikkeet, tacoilta, taco-ainekset, tacotarpeet, tacoruoka
    tacoskaller, tacoskal, taco shells, tacoskaller sprøde, tacotubs, hårde tacos | tacoskjell, taco shells, tacoskjell maisskjell, tacotubs, tacoskjell hard | tacoskal, taco shells, tacotubs, taco tubs, hårda tacos, tacoskalar | tacokuori, tacokuoret, taco kuoret, taco shells, tacoveneet, kovat tacot, tacokuppi
    tacosauce, tacosovs, taco sauce | tacosaus, taco saus, taco sauce, taco salsa | tacosås, taco sås, taco sauce | tacokastike, tacokastikkeet, taco kastike, tacosalsa, tacosoosi
    tacosæt, taco kit, tacokit, taco dinner kit, tacopakke | tacosett, taco kit, tacokit, tacomiddag, taco middag, tacopakke | tacokit, taco kit, taco dinner kit, tacomiddag, tacopaket | tacosetti, taco kit, tacoateria, taco dinner kit, tacopaketti, tacopakkaus
  tortilla, tortillas, wrap, wraps, hvedetortilla, tortilla wraps, tortillabrød, tortillapandekager, wrap pandekager, tacopandekager, madpandekager, burritobrød, madpandekage | tortilla, tortillalefse, tortillalefser, wrap, wraps, tacolefse, tacolefser, tortillas, hvetetortilla, lefse tortilla, burritolefse, mjuke tacolefser, myke tacolefser, tortillabrød, wraplefse | tortilla, tortillabröd, wrap, wraps, tortillas, vetetortilla, tortilla bröd, mjuka tortillas, tacobröd, mjuka tortillabröd, mjukt tortillabröd, burritobröd, wrapbröd | tortilla, tortillalätty, tortillat, wrap, vehnätortilla, tortillalätyt, wrapit, tortillaleipä, tortillalettu, tortillaletut, tortillapohja, tortillapohjat, tortillapaketti, tacolätyt, lättytortilla, wrappi, burritolätty, tortillalevy
    ?fuldkornstortilla, fuldkorns wraps, fuldkornswraps, grove tortillas | fullkornstortilla, grove tortillalefser, fullkornlefse, grov wrap | fullkornstortilla, fullkorns tortilla, fullkornswrap | täysjyvätortilla, täysjyväwrap, ruistortilla
    ?majstortilla, majstortillas, mini tortilla, minitortilla | maistortilla, maislefse, minitortilla | majstortilla, majstortillabröd, minitortilla | maissitortilla, minitortilla, maissilätty
    glutenfri tortilla, glutenfri wraps, low carb wraps | glutenfri tortilla, glutenfri lefse, lavkarbo wrap | glutenfri tortilla, glutenfria wraps, lowcarb tortilla | gluteeniton tortilla, gluteenittomat tortillat
    tortilla pockets, tortillalommer, stand n stuff | tortilla pockets, tortillalommer, stand n stuff | tortilla pockets, tortillafickor, stand n stuff | tortillatasku, tortillataskut, tortilla pockets
  salsa, tomatsalsa, salsasauce, salsasovs, chunky salsa | salsa, tomatsalsa, salsasaus, chunky salsa | salsa, tomatsalsa, salsasås, chunky salsa | salsa, salsakastike, salsat, tomaattisalsa, salsakastikkeet, tomaattisalsakastike
    ?mild salsa, hot salsa, medium salsa | mild salsa, sterk salsa, hot salsa | mild salsa, het salsa, medium salsa | mieto salsa, tulinen salsa, hot salsa
    mangosalsa, ananassalsa, salsa verde | mangosalsa, salsa verde | mangosalsa, salsa verde | mangosalsa, salsa verde
  nachoost, nacho cheese, nacho dip, ostedip nachos, cheese dip, ostesauce til nachos, nachosauce, ostesovs nachos | nachoost, ostedip, cheese dip, nachosaus, ostesaus til nachos | nachoost, nacho cheese, ostdip, cheese dip, ostdipp, nachosås, ostsås till nachos | nachojuusto, juustodippi, nachojuustokastike, cheese dip, nachokastike
  fajita, fajitas, fajita kit, fajitas kit, fajita sæt | fajita, fajitas, fajitakit, fajita pakke | fajita, fajitas, fajitakit | fajita, fajitas, fajitakit, fajitasetti
  burritokit, burrito kit, burrito sæt | burritokit, burritosett | burritokit | burritosetti, burritokit
  enchiladakit, enchilada sæt | enchiladakit, enchiladasett | enchiladakit | enchiladasetti, enchiladakit
  quesadillakit | quesadillakit, quesadillasett | quesadillakit | quesadillasetti, quesadillakit
  enchiladasauce | enchiladasaus | enchiladasås | enchiladakastike
  refried beans, bønnemos, mexicanske bønner, bønnepure mexicansk | refried beans, bønnemos, meksikanske bønner, tacobønner, refried bønner | refried beans, bönröra, mexikanska bönor, tacobönor, refried bönor | refried beans, papumuhennos, meksikolainen papu, tacopavut, papumuusi, papusose
  ~chipotle, chipotlepasta, chipotlesauce, chipotle sauce | chipotle, chipotlesaus, chipotlepasta | chipotle, chipotlesås, chipotlepasta | chipotle, chipotlekastike, chipotletahna
asiatisk mad, kinesisk mad, thaimad, kinamad | asiatisk mat, kinesisk mat, thaimat, kinamat, thailandsk mat | asiatisk mat, kinamat, thaimat, kinesisk mat, asienmat | aasialainen ruoka, kiinalainen ruoka, thairuoka
  nudler, noodles, noodle, nudel | nudler, noodles, noodle, nudel | nudlar, noodles, noodle, nudel | nuudeli, nuudelit, noodles, noodle, nuudeleita
    ?instantnudler, instant nudler, yum yum nudler, yumyum, lynnudler, indomie, mama nudler, nudelpakke, nudelpose, hurtignudler, nudler i pose, brevnudler | instantnudler, mr lee, nudelpakke, yum yum nudler, mr lee nudler, indomie, nudelpose, posenudler, hurtignudler, nudler i pose | snabbnudlar, instantnudlar, yum yum nudlar, indomie, mama nudlar, nudelpaket, påsnudlar, yumyum, nudlar i påse | pikanuudeli, pikanuudelit, yum yum nuudelit, indomie, annosnuudeli, nuudelipaketti, nuudelipussi, pussinuudeli, pikanuudelikeitto, instantnuudeli
    kopnudler, cup noodles, nudler i kop, nudelkop, nudelkopper, instant nudler kop | koppnudler, cup noodles, nudler i kopp, nudelkopp, nudlekopp, koppnudel | koppnudlar, cup noodles, nudlar i kopp, nudelkopp, nudlar i mugg, snabbkoppnudlar | kuppinuudeli, kuppinuudelit, cup noodles, mukinuudeli
    æggenudler, ægnudler, hvedenudler, æg nudler | eggnudler, hvetenudler, egg nudler | äggnudlar, vetenudlar, ägg nudlar | munanuudeli, munanuudelit, vehnänuudeli, vehnänuudelit
    ?risnudler, pad thai nudler, ris nudler, rice noodles, rispasta asiatisk, risvermicelli | risnudler, ris nudler, pad thai nudler, risvermicelli, rice noodles | risnudlar, ris nudlar, pad thai nudlar, risvermicelli, rice noodles | riisinuudeli, riisinuudelit, riisivermiselli, rice noodles
    glasnudler, bønnenudler, glas nudler, vermicelli nudler | glassnudler, bønnenudler, mungbønnenudler, vermicelli | glasnudlar, mungbönsnudlar, vermicellinudlar | lasinuudeli, lasinuudelit, papunuudeli, mungpapunuudeli
    ?ramen, ramennudler, ramen nudler, buldak, buldak ramen | ramen, ramennudler, buldak, buldak ramen | ramen, ramennudlar, buldak, buldak ramen | ramen, ramennuudeli, ramennuudelit, buldak, buldak ramen, ramen keitto nuudeli
    udonnudler, udon, soba, sobanudler, udon nudler | udonnudler, udon, soba, sobanudler | udonnudlar, udon, soba, sobanudlar | udonnuudeli, udonnuudelit, udon, soba, sobanuudeli
    ?woknudler, wok nudler, friske nudler, kogte nudler | woknudler, ferske nudler, wok nudler | woknudlar, färska nudlar, wok nudlar | woknuudeli, woknuudelit, tuorenuudeli, tuorenuudelit
    konjaknudler, shirataki, konjac nudler, konjakpasta | konjaknudler, shirataki, konjakpasta | konjaknudlar, shirataki, konjakpasta, konjac nudlar | konjac nuudelit, shirataki, konjacnuudeli, konjakinuudeli
  ~sojasovs, sojasauce, soja, soya, soyasauce, soyasovs | soyasaus, soya, soyasauce, soya saus, soyasås | sojasås, soja, soya, japansk soja, kinesisk soja, soyasås, kinasoja | soijakastike, soija, soijakastikkeet, soijasoossi, soya, soijasoosi
    ?lys soja, mørk soja, kikkoman | lys soyasaus, mørk soyasaus, kikkoman | ljus soja, mörk soja, kikkoman | vaalea soijakastike, tumma soijakastike, kikkoman
    saltreduceret soja, mindre salt soja | soyasaus mindre salt | soja mindre salt | vähäsuolainen soijakastike
    tamari, glutenfri soja, tamari soja | tamari, glutenfri soyasaus | tamari, glutenfri soja, tamarisoja | tamari, gluteeniton soijakastike
    sød soja, kecap manis, ketjap manis, sød sojasauce | søt soyasaus, kecap manis, ketjap manis | söt soja, ketjap manis, kecap manis | makea soijakastike, ketjap manis, kecap manis
  østerssauce, østerssovs, oyster sauce, østers sauce | østerssaus, oyster sauce, østersaus | ostronsås, oyster sauce | osterikastike, osterikastikkeet, oyster sauce, osterisoosi
  fiskesauce, fish sauce, thai fiskesauce, fiskesovs, nam pla | fiskesaus, fish sauce, nam pla, asiatisk fiskesaus, thai fiskesaus | thailändsk fisksås, fish sauce, nam pla, fisksås, thai fisksås | thaimaalainen kalakastike, fish sauce, nam pla, kalakastike, aasialainen kalakastike, kalasoosi, thai kalakastike
  hoisinsauce, hoisin, hoisin sauce, hoisinsovs | hoisinsaus, hoisin, hoisin sauce | hoisinsås, hoisin, hoisin sauce | hoisinkastike, hoisin, hoisinkastikkeet
  ~teriyakisauce, teriyaki, teriyaki sauce, teriyakisovs | teriyakisaus, teriyaki, teriyaki sauce | teriyakisås, teriyaki, teriyaki sauce | teriyakikastike, teriyaki, teriyakikastikkeet
  woksauce, wok sauce, woksovs, wokmarinade | woksaus, wok saus, wok sauce, wok marinade | woksås, wok sås, wok sauce, wokmarinad | wokkikastike, wokkastike, wokkastikkeet, wok kastike, wokkisoosi
  sød sur sauce, sur sød sauce, sursød sauce, sweet and sour, sur sød sovs, sød og sur | sursøt saus, sur søt saus, sweet and sour, sur søt, søt sur saus | sötsur sås, sötsursås, sweet and sour, sötsur, sweet sour sås | hapanimeläkastike, hapanimelä kastike, sweet and sour, hapanimelä, hapanimeläkastikkeet, hapanimeläsoosi
  satay sauce, jordnøddesauce, satay, peanut sauce, sataysauce, sataysovs | sataysaus, satay, peanøttsaus, jordnøttsaus | sataysås, satay, jordnötssås, peanutsås | satay kastike, sataykastike, maapähkinäkastike, satay, maapähkinäsoosi
  srirachamayo japansk, kewpie, kewpie mayo, japansk mayo | kewpie, japansk majones, kewpie majones | kewpie, japansk majonnäs, kewpie majonnäs | kewpie, japanilainen majoneesi, japanimajoneesi
  gochujang, gochujangpasta, koreansk chilipasta, gochugaru | gochujang, gochujangpasta, koreansk chilipasta, gochugaru | gochujang, koreansk chilipasta, gochugaru | gochujang, korealainen chilitahna, gochugaru, korealainen chilikastike, gochujangtahna
  black bean sauce, sort bønne sauce | black bean sauce, svart bønnesaus | black bean sås, svart bönsås | mustapapukastike
  bulgogi, bulgogisauce | bulgogi | bulgogisås, bulgogi | bulgogi
  yakitorisauce, yakitori sauce, yakitori | yakitorisaus, yakitori | yakitorisås, yakitori | yakitori kastike, yakitorikastike, yakitori
  chili crisp, chiliolie crispy, crispy chili, lao gan ma, sprød chiliolie | chili crisp, crispy chili, lao gan ma, sprø chiliolje | chili crisp, crispy chili, lao gan ma, krispig chiliolja | chili crisp, rapea chiliöljy, lao gan ma, rouskuva chiliöljy
  ponzu | ponzu | ponzu | ponzu
  tonkatsu, tonkatsu sauce | tonkatsu, tonkatsusaus | tonkatsusås, tonkatsu | tonkatsu kastike, tonkatsu
  unagi sauce, ålesauce | unagisaus | unagisås | unagi kastike
  okonomiyaki sauce, okonomiyaki | okonomiyaki, okonomiyakisaus | okonomiyakisås, okonomiyaki | okonomiyaki, okonomiyakikastike
  ~kokosmælk, kokos mælk, kokosmælk på dåse, light kokosmælk, kokosmælk dåse, dåse kokosmælk, kokosnøddemælk, coconut milk | kokosmelk, kokos melk, lett kokosmelk, kokosmelk boks, kokosmelk på boks, kokosnøttmelk, coconut milk | kokosmjölk, kokos mjölk, lätt kokosmjölk, kokosmjölk burk, kokosmjölk på burk, kokosnötsmjölk, coconut milk | kookosmaito, kookosmaidot, kookosmaito kevyt, kookosmaitopurkki, kookospähkinämaito, tölkkikookosmaito
    kokosfløde, kokoscreme, kokos fløde, coconut cream | kokosfløte, kokoskrem, kokos fløte, coconut cream, kokosfløyte | kokosgrädde, kokoskräm, kokos grädde, coconut cream | kookoskerma, kookoskermat, coconut cream, kookoskreemi
  karrypasta, karry paste, curry paste, rød karrypasta, grøn karrypasta, currypaste, panang, thai curry, gul karrypasta, thaikarry, rød karry, rød curry, grøn curry | karripasta, curry paste, rød karripasta, grønn karripasta, currypasta, thai curry, gul karripasta, thaikarri | currypasta, curry paste, röd currypasta, grön currypasta, panang, thaicurry, thai curry, kryddpasta, gul currypasta, thai currypasta, röd curry, grön curry | currytahna, punainen currytahna, vihreä currytahna, curry paste, currytahnat, thaicurry, thaicurrytahna, currypasta, keltainen currytahna
  tom yum, tom kha, tom yum paste, tom kha gai | tom yum, tom kha, tom yum paste | tom yum, tom kha, tom yum pasta | tom yum, tom kha, tom yum tahna
  pad thai, pad thai sauce, pad thai kit | pad thai, pad thai saus, pad thai kit | pad thai, pad thai sås, pad thai kit | pad thai, pad thai kastike, pad thai kit
  rispapir, spring roll ark, rice paper, rispapir til forårsruller, vietnamesisk rispapir | rispapir, rispapirark, rice paper, vårrullark, vietnamesisk rispapir, vårrullpapir | rispapper, rice paper, rispapper vårrullar, vårrulledeg, risark, vårrullsark, vårrullspapper | riisipaperi, riisipaperit, rice paper, kevätkääryle paperi, riisiarkki, kesäkääryle, riisipaperiarkki
  gyozadej, dumpling dej, wonton ark, gyozaark, dumpling ark | gyozadeig, dumplingark, gyozaark, wontonark | gyozaark, gyozadeg, wontonark, dumplingdeg | gyozataikina, gyozalevy, wontontaikina, dumplingtaikina
  sushi sæt, sushi kit, sushikit, sushi tilbehør, sushi ingredienser, sushi startsæt | sushisett, sushi kit, sushikit, sushi ingredienser, sushitilbehør | sushikit, sushi kit, sushiset, sushi ingredienser, sushitillbehör, sushi paket | sushisetti, sushi kit, sushitarvike, sushitarvikkeet, sushiainekset, sushi-ainekset, sushipaketti, sushiaines
  nori, tang, noriark, tangplader, nori tang, sushitang, sushi tang, noriplader | nori, tang, noriark, tangark, sushitang, noriplater, sushi tang, sushiark, noriblad | nori, noriark, sjögräs, noriblad, tång, sushi sjögräs, noriplattor, sushiark, sushiblad | nori, norilevä, nori-levä, merilevä, norilevy, noriarkki, sushilevä, sushiarkki, norilehti
  ~wasabi, wasabipasta, wasabi pasta, japansk peberrod | wasabi, wasabipasta, japansk pepperrot | wasabi, wasabipasta, japansk pepparrot | wasabi, wasabitahna, wasabijauhe, wasabipasta, japanilainen piparjuuri
  mirin, shaoxing vin, shaoxing | mirin, shaoxing, shaoxing vin | mirin, shaoxing vin, shaoxing | mirin, shaoxing, riisiviini ruoanlaitto, mirinviini, shaoxing viini
  miso, misopasta, miso pasta, misopaste | miso, misopasta, miso paste | miso, misopasta, miso paste | miso, misotahna, misopasta
  tempuramel, tempura mel, tempura mix, tempura, tempuradej | tempuramel, tempura mix, tempura, tempuramiks, tempurarøre | tempuramjöl, tempuramix, tempura | tempurajauho, tempura, tempuraseos, tempuramix
  tamarind, tamarindpasta, tamarindpaste | tamarind, tamarindpasta, tamarind paste | tamarind, tamarindpasta, tamarind paste | tamarindi, tamarinditahna, tamarindipasta
  rejepasta, shrimp paste | rekepasta, shrimp paste | räkpasta, shrimp paste | katkaraputahna, shrimp paste, katkarapupasta
indisk mad, indiske saucer | indisk mat, indiske sauser | indisk mat, indiska såser | intialainen ruoka, intialaiset kastikkeet
  ~tikka masala, tikka masala sauce, chicken tikka masala, tikkamasala, tikka masala sovs | tikka masala, tikka masala saus, chicken tikka masala | tikka masala, tikka masala sås, chicken tikka masala | tikka masala, tikka masala kastike, tikkamasala
  ~butter chicken, butter chicken sauce | butter chicken, butter chicken saus | butter chicken, butter chicken sås, smörkyckling | butter chicken, butter chicken kastike, voikana
  korma, korma sauce, kormasauce | korma, korma saus, kormasaus | korma, kormasås, korma sås | korma, korma kastike, kormakastike
  currysauce, indisk karrysauce, curry sauce | currysaus, curry saus, indisk currysaus | currysås indisk, curry sauce, indisk currysås | curry kastike intialainen, intialainen currykastike, curry sauce
    vindaloo | vindaloo | vindaloo | vindaloo
    jalfrezi | jalfrezi | jalfrezi | jalfrezi
    rogan josh | rogan josh | rogan josh | rogan josh
    madras sauce | madras saus | madras sås | madras kastike
  indisk pasta, tikka pasta, tandooripasta, tandoori paste, tikka paste, indisk karrypasta, tikka masala pasta | tikka paste, tandooripasta, tandoori paste, tikka masala pasta, indisk currypasta | tikka pasta, tandooripasta, tandoori paste, tikka masala pasta, indisk currypasta | tandooritahna, tikkatahna, tandoori paste, tikka masala tahna, intialainen currytahna
  chutney, mangochutney, mango chutney | chutney, mangochutney, mango chutney | chutney, mangochutney, mango chutney | chutney, mangochutney, mango chutney, chutneyt, mangohilloke
  papadum, papadums, pappadums, poppadoms, poppadums | papadums, papadum, pappadums, poppadoms | papadums, papadum, pappadums, poppadoms | papadum, papadumit, papadam, papad, pappadum
  raita, indisk yoghurtdressing | raita | raita | raita
  dal, dahl, linsegryde, dhal, linse dal | dal, dahl, dhal, linsegryte | dal, dahl, dhal, linsgryta | dal, dahl, dhal, linssipata, linssimuhennos
italiensk mad, italiensk madlavning | italiensk mat | italiensk mat | italialainen ruoka
  pizzasauce, pizzasovs, pizza sauce, pizzatomat, pizza tomatsauce | pizzasaus, pizza saus, pizzafyll, pizzatomater, pizza tomatsaus | pizzasås, pizza sås, pizzatopping, pizzatomater | pizzakastike, pizzakastikkeet, pizza kastike, pizzatäyte, pitsakastike, pizzasoosi
  pizzakit, pizza kit, pizzasæt | pizzakit, pizza kit, pizzasett | pizzakit färdig, pizza kit, pizzaset | pizzasetti, pizza kit, pitsasetti, pizzapaketti
mellemøstlig mad, arabisk mad, græsk mad, tyrkisk mad | arabisk mat, gresk mat, tyrkisk mat, midtøsten mat, libanesisk mat | arabisk mat, grekisk mat, turkisk mat, libanesisk mat, mellanöstern mat, persisk mat | kreikkalainen ruoka, turkkilainen ruoka, lähi-idän ruoka, arabialainen ruoka, libanonilainen ruoka
  falafelmix, falafel mix, falafelpulver, falafelmel | falafelmiks, falafelmix, falafel mix, falafelpulver, falafelblanding | falafelmix, falafel mix, falafelpulver, falafelblandning | falafelseos, falafelmix, falafel seos, falafeljauhe, falafeljauho
  vinblade | vinblader, druebladene | vinblad, vindruvsblad | viininlehti, viininlehdet, viinirypäleen lehti
  dolmas, dolma, fyldte vinblade | dolma, dolmas, fylte vinblader, vinbladruller, dolmades | dolmar burk, dolma, fyllda vinblad, dolmades, vinbladsdolmar | dolma, viininlehtikääryle, viininlehtikääryleet, dolmades, täytetyt viininlehdet, dolmat
  harissa, harissapasta, harissa paste | harissa, harissapasta, harissa paste | harissa, harissapasta, harissa paste | harissa, harissatahna, harissakastike, harissapasta
  granatæblesirup, granatæblemolasses, granatæblemelasse | granateplesirup, granateplemelasse | granatäppelsirap, granatäppelmelass, granatäpplesirap | granaattiomenasiirappi, granaattiomenamelassi
sovs, sauce | saus | sås | kastike
  ~pastasovs, pastasauce, tomatsovs, tomatsauce, pasta sauce, pasta sovs, tomat sauce, tomatsauce til pasta | pastasaus, tomatsaus, pasta saus, pastasause, pasta sauce, saus til pasta | pastasås, tomatsås, pasta sås, tomat sås, pasta sauce, pastasås burk, sås till pasta | pastakastike, pastakastikkeet, tomaattikastike, tomaattikastikkeet, pasta kastike, pastakastikepurkki, pastasoosi, tomaattisoosi
    ?bolognese, bolognesesauce, bolognesesovs, kødsovs, bolognese sauce, spaghettisauce, spaghettisovs, kødsovs på glas, kødsauce, bolo sauce, bolognesesovs på glas | bolognese, bolognesesaus, kjøttsaus, spaghettisaus, bolognese saus, kjøttsaus på glass, bolo | bolognese, bolognesesås, köttfärssås, spagettisås, bolognese sås, köttfärssås burk, köttfärssås på burk, spaghettisås | bolognese, bolognesekastike, jauhelihakastike, bolognesekastikkeet, spagettikastike, spagetti kastike, lihakastike, jauhelihasoosi, bolognesesoosi
    arrabbiata, arrabiata | arrabbiata, arrabiata | arrabbiata, arrabiata | arrabbiata, arrabiata
    napoletana, napolitana, tomat basilikum sauce, basilikum pastasauce | napolitana, pastasaus basilikum, napoletana | napolitana, basilika pastasås, napoletana, tomatsås basilika | napoletana, basilika pastakastike, napolitana, tomaatti basilika kastike
    carbonara, carbonarasauce, carbonara sauce, carbonara sovs | carbonara, carbonarasaus | carbonara, carbonarasås | carbonara, carbonarakastike
    alfredo, alfredosauce | alfredo, alfredosaus | alfredo, alfredosås | alfredo, alfredokastike
    ?flødepastasauce, cremet pastasauce, frisk pastasauce, ostesauce pasta, quattro formaggi | fersk pastasaus, kremet pastasaus, ostesaus pasta | färsk pastasås, krämig pastasås, ostsås pasta | tuore pastakastike, tuorepastakastike, kermainen pastakastike, juustoinen pastakastike
    lasagnesauce, lasagnesovs, lasagne kit, lasagne sæt | lasagnesaus, lasagnekit, lasagne kit | lasagnesås, lasagnekit | lasagnekastike, lasagnesetti, lasagne ateria aines, lasagnesoosi
  madlavningssauce, gryderet sauce, færdigsauce, færdigsovs, færdig sauce, færdig sovs, sovs i brik, sovs på flaske, sauce på glas, sovs på glas | ferdigsaus, middagssaus, grytesaus, ferdig saus, saus på glass | matlagningssås, färdig sås, färdigsås, grytbas, kycklingsås, färdigsåser, såsbas, sås på burk, burksås | ruoanlaittokastike, valmiskastike, valmiskastikkeet, ateriakastike, ateriakastikkeet, kastikepohja, valmis kastike, kastikepohjat, ruoanvalmistuskastike, purkkikastike, ruokakastike, valmissoosi
gryderet, gryderetbase, gryderet mix, gryderetpulver, madmix, middagsmix, gryderetter, gryderet i pose, ret i pose, gryderetspose | gryterett, gryteblanding, gryte, gryteretter, middagsmiks, toro gryte, grytemiks, middag i pose, posemiddag, middagspose, grytepose, grytemix, middagsblanding | gryta, grytmix, grytbas mix, grytor, middagsmix, måltidsmix, grytkrydda mix, middagspåse, middag i påse, grytbaser, grytmix påse, grytkrydda | pata, pataruoka, ateria-aines, ateria-ainekset, pataruuat, pata-aines, ateriamix, ateriapussi, ateriasekoitus, pata-ainekset, pataseos
  stroganoff, stroganof, bøf stroganoff mix, bøf stroganoff | stroganoff, biff stroganoff, stroganoffgryte | stroganoff, korvstroganoffmix, stroganoff sås, biff stroganoff | stroganoff, stroganoff aines, stroganoffpata, lihastroganoff
  fiskegratinmix | fiskegratengmiks, fiskegrateng mix, fiskegrateng pulver | fiskgratängmix | -
  makaronigratinmix | makaronigratengmiks, makaronigrateng mix | - | makaronilaatikkoaines, makaronilaatikkoainekset, makaronilaatikkopussi
  - | - | - | jauhelihakastikeaines, jauhelihakastikeainekset, jauhelihapata aines, jauhelihakastikemix, jauhelihakastikepussi
  jægergryde | jegergryte | jägargryta, jägargryta mix | metsästäjänpata
  - | bidos | - | -
  gullaschmix | gulasjmiks, gulasj mix | gulaschmix | gulassiaines, gulassipata
  - | meksikansk gryte | mexikansk gryta | meksikonpata
  - | bali gryte | - | -
  - | finnbiff mix, finnbiff gryte | renskavsmix | poronkäristysaines
  vildtgryde | viltgryte | viltgryta | riistapata
  - | - | kalops mix | karjalanpaisti aines
  lasagnemix, krydderimix til ret, pasta bolognese mix, lasagneblanding, frikadellemix, bolognesemix | lasagne toro, bolognese mix, lasagnemiks, lasagne, lasagne familiepakke, lasagnemix, bolognesemiks | bolognese mix, lasagne mix, lasagnemix | lasagneaines, bolognese aines, jauhelihakeitto aines, lasagneainekset, lasagnemix
  flødekartofler pulver, flødekartoffelmix, kartoffelgratin mix, kartoffelgratinpulver | fløtegratinerte poteter mix, potetgratengmiks, fløtepoteter pose, potetgratengmix, fløtegratinerte poteter pose | potatisgratängmix, potatisgratäng mix, gratängsås, potatisgratängpulver | perunagratiinikerma, gratiiniaines, kiusausaines, perunagratiiniaines, kermaperuna-aines
madlavningsvin, madvin | matvin, matlagingsvin, kokevin | matlagningsvin, matvin | ruokaviini, ruoanlaittoviini, keittoviini, ruuanlaittoviini`,
}
