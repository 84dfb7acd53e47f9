import type { GoodsTable } from '../goods-table.ts'

/** Rice, grains, pasta, legumes, breakfast, oils, vinegar, dried fruit, kernels. */
export const pantryBasics: GoodsTable = {
  part: 'pantry',
  rows: `
tørvarer, kolonial, kolonialvarer | tørrvarer, kolonial, kolonialvarer | torrvaror, kolonial, kolonialvaror, skafferi | kuivatuote, kuivatuotteet, kuivaelintarvike, kuivaelintarvikkeet
  ~ris | ris | ris | riisi
    ~jasminris, thairis | jasminris, thairis | jasminris, thairis | jasmiiniriisi, thairiisi
    ~basmatiris, basmati | basmatiris, basmati | basmatiris, basmati | basmatiriisi, basmati
    parboiled ris, løse ris, langkornet ris, langkornede ris | parboiled ris, langkornet ris, middagsris | långkornigt ris, parboiled ris, middagsris | pitkäjyväinen riisi, pitkäjyväriisi, parboiled riisi
    fuldkornsris, brune ris, brun ris, fuldkorns ris | fullkornsris, brun ris, naturris, villmarksris | fullkornsris, råris, brunt ris | täysjyväriisi, tumma riisi, ruskea riisi
    vilde ris, vildris, sorte ris, røde ris | villris, sort ris, rød ris | vildris, svart ris, rött ris | villiriisi, musta riisi, punainen riisi
    risottoris, arborioris, arborio, carnaroli | risottoris, arborioris, arborio, carnaroli | risottoris, arborioris, arborio, avorioris | risottoriisi, arborio
    grødris, rundkornede ris | grøtris, rundkornet ris | grötris, rundkornigt ris | puuroriisi
    sushiris, sushi ris | sushiris, sushi ris | sushiris, sushi ris | sushiriisi, sushi riisi
    klisterris, klæbrige ris | klebrig ris, klisterris | klibbigt ris, sticky rice | tahmea riisi
    paellaris | paellaris | paellaris | paellariisi
    boil in bag, poseris, ris i kogepose, kogeposeris | boil in bag, ris i pose, kokeposeris | boil in bag, påsris, ris i påse | boil in bag, keittopussiriisi
    mikroris, microris, kogte ris, mikrobølgeris | mikroris, ferdigkokt ris, mikrobølgeris | mikroris, färdigkokt ris, mikrovågsris | mikroriisi, valmisriisi
    riz casimir, krydrede ris, risblanding | risblanding, risrett | risblandning, smaksatt ris | riisisekoitus, maustettu riisi
    risottomix, risotto mix, risotto | risottomiks, risotto | risottomix, risotto | risottosekoitus, risottoaines, risotto
  gryn, kerner, korn | gryn, korn | gryn, korn | suurimo, vilja, jyvä
    bulgur | bulgur | bulgur | bulgur
    couscous, cous cous, kuskus | couscous, cous cous | couscous, cous cous | kuskus, couscous
      perlecouscous, perle couscous, israelsk couscous | perlecouscous | pärlcouscous, pärl couscous | helmikuskus, helmicouscous
    quinoa | quinoa | quinoa, mjölmålla | kvinoa, quinoa
    perlebyg, byggryn, bankebyg | perlebygg, byggryn, byggris | pärlgryn, korngryn, matkorn, pärlkorn | ohrasuurimo, ohrahelmi, ohrahelmet, helmiohra
    perlespelt, speltkerner, spelt | spelt, perlespelt, speltris, speltkorn | dinkel, dinkelgryn, speltkorn, dinkelris | speltti, spelttihelmi, spelttihelmet, spelttisuurimo
    hvedekerner, knækkede hvedekerner, perlehvede | hvetekorn, hel hvete, knekt hvete | matvete, vetekorn, krossat vete, vetekross | vehnänjyvä, vehnärouhe, vehnäsuurimo
    rugkerner, skårne rugkerner, knækkede rugkerner | rugkorn, knekt rug, hel rug | rågkorn, rågkross, krossad råg | rukiinjyvä, ruisrouhe, rouhittu ruis
    havrekerner, havreris | havrekorn, havreris | mathavre, havreris, havrekärnor | kaurariisi, kaurasuurimo, kaurahelmi, kaurahelmet
    boghvede, boghvedekerner | bokhvete | bovete, helt bovete | tattari, tattarisuurimo, tattarirouhe
    hirse, hirsegryn | hirse, hirsegryn | hirs, hirsgryn, hirsflingor | hirssi, hirssisuurimo, hirssihiutale, hirssihiutaleet
    amarant, amaranth, teff | amarant, teff | amarant, teff | amarantti, amarantit, teff
    freekeh, emmer, enkorn | freekeh, emmer, enkorn | freekeh, emmer, enkorn | freekeh, emmervehnä
    polenta, majsgryn | polenta, maisgryn | polenta, majsgryn | polenta, maissisuurimo
    semulje, mannagryn, semuljegryn | semulegryn, semule, semulje, mannagryn | mannagryn, semolina | mannasuurimo, mannaryyni, manna, mannaryynit
    risgryn | risengryn, risgryn | risgryn | riisisuurimo, riisiryyni
    kornmix, kornblanding, 3 korn | kornmiks, kornblanding middag, kornsalat | kornmix, matkornsmix | viljasekoitus, viljalisäke, viljalisäkkeet
  klid | kli | kli | lese, leseet
    hvedeklid | hvetekli | vetekli | vehnälese, vehnäleseet
    havreklid | havrekli | havrekli | kauralese, kauraleseet
    rugklid | rugkli | rågkli | ruislese
  hvedekim | hvetekim, hvetespirer | vetegroddar | vehnänalkio
  ~pasta, tørret pasta | pasta, tørrpasta | pasta, torkad pasta | pasta
    spaghetti, spagetti | spaghetti, spagetti | spagetti, spaghetti | spagetti, spaghetti
    makaroni, macaroni, snitmakaroni | makaroni, macaroni, snarmakaroni | makaroner, makaron, makaroni, snabbmakaroner, idealmakaroner, gammaldags makaroner | makaroni, sarvimakaroni, macaroni, tumma makaroni
    penne, pasta penne, pastarør | penne, pastarør | penne, pennepasta | penne, pennepasta, putkipasta
    fusilli, pastaskruer, skruer pasta | fusilli, pastaskruer | fusilli, pastaskruvar, skruvpasta | fusilli, kierrepasta, kierremakaroni
    farfalle, pastasløjfer, sløjfepasta | farfalle, pastasløyfer, sløyfepasta | farfalle, pastarosetter, fjärilspasta | farfalle, rusettipasta
    tagliatelle, båndpasta | tagliatelle, båndpasta, pastareder | tagliatelle, bandpasta | tagliatelle, nauhapasta
    fettuccine, fettucine | fettuccine, fettucine | fettuccine, fettucine | fettuccine, fettucine
    linguine | linguine | linguine | linguine, linguini
    pappardelle | pappardelle | pappardelle | pappardelle
    rigatoni, tortiglioni | rigatoni, tortiglioni | rigatoni, tortiglioni | rigatoni, tortiglioni
    conchiglie, pastaskaller, skalpasta, pipe rigate | conchiglie, pastaskjell, skjellpasta | conchiglie, snäckpasta, snäckor pasta, gnocchetti | conchiglie, simpukkapasta, simpukkamakaroni
    bucatini, capellini, angel hair, englehår | bucatini, capellini, angel hair | bucatini, capellini, änglahår | bucatini, capellini, enkelinhiuspasta
    orecchiette, gigli, casarecce, radiatori, campanelle | orecchiette, gigli, casarecce, radiatori | orecchiette, gigli, casarecce, gemelli | orecchiette, gigli, casarecce
    orzo, risoni, rispasta | orzo, risoni | orzo, risoni, rispasta | orzo, risoni, riisipasta
    suppehorn, pastahorn, horn, suppepasta, bogstavpasta | suppehorn, pastahorn, suppemakaroni, bokstavpasta | soppmakaroner, soppasta, bokstavspasta | keittomakaroni, aakkospasta, aakkosmakaroni, keittopasta
    lasagneplader, lasagneplade, lasagnette, lasagne plader, lasagne, lasagna | lasagneplater, lasagneplate, lasagne, lasagna | lasagneplattor, lasagneplatta, lasagne, lasagna | lasagnelevy, lasagnette, lasagnepasta, lasagne, lasagna
    cannelloni, cannelloni rør | cannelloni | cannelloni | cannelloni
    fuldkornspasta, fuldkorns pasta, grov pasta | fullkornspasta, fullkorn pasta, grov pasta | fullkornspasta, fiberpasta | täysjyväpasta, tumma pasta, täysjyvämakaroni
    glutenfri pasta | glutenfri pasta | glutenfri pasta | gluteeniton pasta, gluteenittomat pastat
    linsepasta, bønnepasta, kikærtepasta, ærtepasta, proteinpasta | linsepasta, bønnepasta, kikertpasta, proteinpasta | linspasta, bönpasta, kikärtspasta, proteinpasta | linssipasta, papupasta, kikhernepasta, hernepasta, proteiinipasta
    frisk pasta, friske pasta | fersk pasta, fersk fylt pasta | färsk pasta, färskpasta | tuorepasta
      tortellini, tortelloni | tortellini, tortelloni | tortellini, tortelloni | tortellini, tortelloni
      ravioli, fyldt pasta | ravioli, fylt pasta | ravioli, fylld pasta | ravioli, täytetty pasta
      gnocchi, kartoffelgnocchi | gnocchi | gnocchi | gnocchi, perunagnocchi
  pastaret, pasta ret, pastamix, pasta snack, pasta mix | pastarett, pastamiks, one pot pasta, pasta snack | pastarätt, pastamix, pasta snack, one pot pasta | pasta-ateria, pastasekoitus, pasta snack
    mac and cheese, mac cheese, macaroni cheese | mac and cheese, mac n cheese, macaroni cheese | mac and cheese, mac cheese, macaroni cheese | mac and cheese, juustomakaroni
  kartoffelmos, kartoffelmospulver, mospulver | potetmos, potetmospulver, potetstappe | potatismos, potatismospulver, pulvermos | perunamuusi, perunasose, perunamuusijauhe, perunahiutale, perunahiutaleet, muusijauhe
bælgfrugter, bælgfrugt | belgfrukter, belgvekster | baljväxter, baljväxt | palkokasvi, palkovihannes, palkovihannekset
  ~bønner, bønne, tørrede bønner | bønner, bønne, tørkede bønner | bönor, böna, torkade bönor | papu, pavut, kuivattu papu
    kidneybønner, kidney beans, kidney bønner, røde bønner | kidneybønner, kidney beans, røde kidneybønner, røde bønner | kidneybönor, kidney beans, röda bönor | kidneypapu, kidneypavut, punainen papu
    sorte bønner, black beans | sorte bønner, svarte bønner, black beans | svarta bönor, black beans | mustapapu, mustapavut, mustat pavut, musta papu
    hvide bønner, cannellini bønner, cannellinibønner, smørbønner, butter beans | hvite bønner, cannellinibønner, smørbønner, store hvite bønner | vita bönor, cannellinibönor, smörbönor, stora vita bönor | valkoinen papu, valkoiset pavut, valkopapu, cannellinipapu, voipapu
    borlottibønner, pintobønner | borlottibønner, pintobønner | borlottibönor, pintobönor | borlottipapu, borlottipavut, pintopapu, pintopavut
    mungbønner, adukibønner | mungbønner, adukibønner | mungbönor, adukibönor | mungpapu, mungpavut, adukipapu, adukipavut
    black eye bønner, black eyed beans | black eye bønner | black eye bönor, svartögda bönor | mustasilmäpapu, mustasilmäpavut
    sojabønner, tørrede sojabønner | soyabønner | sojabönor | soijapapu, soijapavut
    brune bønner | brune bønner | bruna bönor, torkade bruna bönor | ruskea papu, ruskeat pavut
    hestebønner | bondebønner, hestebønner | bondbönor | härkäpapu, härkäpavut
    bønnemix, blandede bønner, bønneblanding | bønnemiks, blandede bønner, bønneblanding | bönmix, blandade bönor | papusekoitus, papusekoitukset
  ~linser, linse | linser, linse | linser, lins | linssi
    røde linser | røde linser | röda linser | punainen linssi, punaiset linssit, punalinssi
    grønne linser | grønne linser | gröna linser | vihreä linssi, vihreät linssit, vihreälinssi
    belugalinser, sorte linser, beluga linser | belugalinser, sorte linser | belugalinser, svarta linser | belugalinssi, musta linssi, mustat linssit
    puylinser, franske linser, brune linser, gule linser | puylinser, franske linser, brune linser, gule linser | puylinser, bruna linser, gula linser | puylinssi, ruskea linssi, keltainen linssi
  ~kikærter, kikært | kikerter, kikert | kikärtor, kikärter, kikärt | kikherne, kikherneet
  gule ærter, flækærter, tørrede ærter, grønne flækærter | gule erter, tørkede erter, grønne erter tørket, ertebrokker | gula ärtor, torkade ärtor, gröna ärtor torkade | kuivattu herne, kuivatut herneet, rokkaherne, keltainen herne
  sojakød, tørret sojakød, sojagranulat, sojastykker | soyakjøtt, soyagranulat, tørket soya | sojaprotein, sojabitar, torkad sojafärs, sojagranulat | soijarouhe, soijarouheet, soijapala, tumma soijarouhe, härkäpapurouhe, herneproteiinirouhe
morgenmad | frokost, frokostmat | frukost, frukostmat | aamiainen, aamiaiset, aamupala
  morgenmadsprodukter, morgenmadsprodukt, cereal, cerealier | frokostblanding, frokostkorn, cereal | frukostflingor, flingor, cereal | murot, muro, aamiaismuro
    cornflakes, corn flakes, majsflager | cornflakes, corn flakes, maisflak | cornflakes, corn flakes, majsflingor | maissihiutale, maissihiutaleet, cornflakes, maissimuro
    frosties, sukrede cornflakes | frosties | frosties | frosties
    chokolade cornflakes, chokoladekugler, choco pops, coco pops, kakaokugler, nesquik morgenmad, chokoladepuffs | sjokoladefrokostblanding, sjokoladekuler frokost, coco pops, choco pops, nesquik frokostblanding | chokladflingor, chokladbollar flingor, coco pops, choco pops, nesquik flingor | suklaamuro, kaakaomuro, coco pops, choco pops
    guldkorn, honningkorn, honningpuffs | honnikorn, honni korn, honningpuffs | kalaspuffar, honungspuffar | hunajamuro, hunajapuffi
    cheerios, havreringe | cheerios, havreringer | cheerios, havreringar | cheerios, kaurarengas, kaurarenkaat
    havrefras, fras, havrepuder | havrefras, havreputer, fras | havrefras, havrekuddar | havrefras, kauratyyny, kaurafras
    rugfras | rugfras | rågfras | ruisfras, ruismuro
    puffede ris, rice krispies, ris krispies, rispuffs | puffet ris, rice krispies, rispuffs | puffat ris, rice krispies, rispuffar | riisimuro, rice krispies, puffattu riisi
    puffet quinoa, puffet hvede, hvedepuffs | puffet quinoa, puffet hvete | puffad quinoa, puffat vete | puffattu kvinoa, vehnämuro
    special k, fuldkornsflager | special k | special k | special k
    all bran, klidflager, branflakes | all bran, bran flakes | all bran, bran flakes | all bran, lesemuro
    weetabix, hvedebisquit | weetabix | weetabix | weetabix
    kanelmorgenmad, cini minis, cinnamon toast | cini minis, kanelputer | kanelkuddar, cini minis, kanelflingor | kanelimuro, cini minis
    lion morgenmad, fuldkornspuder, nougatpuder | - | crunchy kuddar | tyynymuro
  mysli, müsli, muesli, musli, mysliblanding | müsli, mysli, muesli, musli | müsli, mysli, musli, muesli | mysli, müsli, muesli
    granola, crunchy mysli, ristet mysli, crunchy müsli | granola, crunchy müsli, ristet müsli | granola, crunchy müsli, rostad müsli | granola, rapea mysli, paahdettu mysli
    chokolademysli, nøddemysli, frugtmysli | sjokolademüsli, nøttemüsli, fruktmüsli, go dag | nötmüsli, fruktmüsli, chokladmüsli, finax müsli | suklaamysli, pähkinämysli, hedelmämysli, marjamysli
    sukkerfri mysli, usødet mysli | usøtet müsli, sukkerfri müsli | osötad müsli, naturell müsli | sokeriton mysli
  havregryn, havre gryn | havregryn, havre gryn | havregryn, havre gryn | kaurahiutale, kaurahiutaleet, kaurahiutaleita
    finvalsede havregryn, fine havregryn | lettkokte havregryn, lettkokt havregryn, finvalsede havregryn | snabbkokta havregryn, fina havregryn | pikakaurahiutale, pikakaurahiutaleet, nopeat kaurahiutaleet
    grovvalsede havregryn, grove havregryn, kæmpe havregryn, store havregryn | store havregryn, grove havregryn, store havregryn grove | grova havregryn, stora havregryn, fullkornshavregryn | isot kaurahiutaleet, iso kaurahiutale, kokojyväkaurahiutale
    glutenfri havregryn, glutenfrie havregryn, ren havre | glutenfrie havregryn, glutenfri havregryn | glutenfria havregryn, ren havre | gluteeniton kaurahiutale, gluteenittomat kaurahiutaleet, puhdas kaura
  ~havre | havre | havre | kaura
  ~hvede | hvete | vete | vehnä
  ~rug | rug | råg | ruis, rukiit
  ~byg | bygg | - | ohra
  flager, kornflager | flak, kornflak, 4 korn | fyrkornsflingor, flerkornsflingor | hiutale, hiutaleet, neljän viljan hiutale, monivilja hiutale, viljahiutale, puurohiutale, puurohiutaleet
    rugflager | rugflak | rågflingor | ruishiutale, ruishiutaleet
    bygflager | byggflak, byggryn flak | kornflingor | ohrahiutale, ohrahiutaleet
    hvedeflager, speltflager | hveteflak, speltflak | veteflingor, dinkelflingor | vehnähiutale, vehnähiutaleet, spelttihiutale, spelttihiutaleet
    boghvedeflager, quinoaflager | bokhveteflak, quinoaflak | boveteflingor, quinoaflingor | tattarihiutale, tattarihiutaleet, riisihiutale, riisihiutaleet
  grød, instantgrød, grødblanding | grøt, instantgrøt, lunsjgrøt, grøtblanding | gröt, snabbgröt, grötmix | puuro, pikapuuro, annospuuro
    havregrød | havregrøt | havregrynsgröt, havregröt | kaurapuuro
    risengrød, risgrød | risgrøt, risengrynsgrøt, fjordland risgrøt | risgrynsgröt, risgröt, tomtegröt | riisipuuro
    mannagrød | semulegrynsgrøt, semulegrøt | mannagrynsgröt, mannagröt | mannapuuro, vispipuuro, marjapuuro
    rugmelsgrød, rugmelsgrod | - | rågmjölsgröt | ruispuuro
    byggrynsgrød, byggrød | byggrynsgrøt, byggrøt | korngrynsgröt, fiberhavregröt | ohrapuuro, uunipuuro, moniviljapuuro, neljän viljan puuro
    rømmegrød | rømmegrøt, rømmegraut | römmegröt | -
    øllebrød | øllebrød | ölsupa | -
    chiagrød, overnight oats, chiapudding | overnight oats, chiagrøt, chiapudding | overnight oats, chiapudding, kylskåpsgröt | tuorepuuro, yön yli puuro, chiavanukas
    proteingrød | proteingrøt | proteingröt | proteiinipuuro
  ymerdrys, drys til yoghurt, junkerdrys | - | - | -
olie, madolie, spiseolie, stegeolie | olje, matolje, stekeolje | olja, matolja, stekolja | öljy, ruokaöljy, paistoöljy
  ~olivenolie, oliven olie | olivenolje, oliven olje | olivolja, oliv olja | oliiviöljy
    jomfruolivenolie, ekstra jomfru olivenolie, extra virgin olivenolie | jomfruolje, ekstra virgin olivenolje, extra virgin | jungfruolivolja, extra virgin olivolja, extra jungfruolja | ekstraneitsytoliiviöljy, neitsytoliiviöljy, extra virgin oliiviöljy
  ~rapsolie, rypsolie | rapsolje, rybsolje | rapsolja, kallpressad rapsolja | rypsiöljy, rapsiöljy
  ~solsikkeolie, solsikke olie | solsikkeolje | solrosolja | auringonkukkaöljy
  majsolie, vegetabilsk olie, sojaolie | maisolje, soyaolje, vegetabilsk olje | majsolja, sojaolja, vegetabilisk olja | maissiöljy, soijaöljy, kasviöljy
  kokosolie, kokosfedt | kokosolje, kokosfett, delfiafett, delfia | kokosolja, kokosfett | kookosöljy, kookosrasva
  sesamolie | sesamolje | sesamolja | seesamiöljy
  avokadoolie, avocadoolie | avokadoolje | avokadoolja | avokadoöljy
  hørfrøolie, hampeolie | linfrøolje, hampolje | linfröolja, hampfröolja | pellavaöljy, pellavansiemenöljy, hampunsiemenöljy, camelinaöljy
  valnøddeolie, mandelolie, jordnøddeolie, peanutolie | valnøttolje, mandelolje, peanøttolje | valnötsolja, jordnötsolja | saksanpähkinäöljy, maapähkinäöljy
  vindruekerneolie, druekerneolie | druekjerneolje | druvkärnolja, druvkärneolja | rypäleensiemenöljy
  trøffelolie | trøffelolje | tryffelolja | tryffeliöljy
  hvidløgsolie, chiliolie, citronolie, basilikumolie | hvitløksolje, chiliolje, urteolje | vitlöksolja, chiliolja, basilikaolja, citronolja | valkosipuliöljy, chiliöljy, yrttiöljy, sitruunaöljy
  wokolie | wokolje | wokolja | woköljy
  grillolie | grillolje | grillolja, grill och wokolja | grilliöljy
  bagespray, spray olie, oliespray, fedtspray | oljespray, bakespray, stekespray | bakspray, oljespray, stekspray, formspray | paistospray, leivontaspray, öljyspray, vuokaspray
  fritureolie, friteolie, friturefedt | frityrolje, frityrfett | frityrolja, fritösolja | friteerausöljy, uppopaistoöljy
palmin, stegefedt, fritureolie fast | frityrfett fast, kokosmatfett | frityrfett, matfett | friteerausrasva, paistorasva
ghee, klaret smør | ghee, klaret smør | ghee, skirat smör, klarat smör | ghee, kirkastettu voi
eddike | eddik | vinäger, ättika, ättiksprit | etikka, etikat
  lagereddike, husholdningseddike, klar eddike, eddikesyre, spriteddike | husholdningseddik, eddikessens | matättika, inläggningsättika | väkiviinaetikka, talousetikka, etikkahappo
  æbleeddike, æblecidereddike, æblecider eddike | eplesidereddik, epleeddik, eplecidereddik | äppelcidervinäger, äppelvinäger | omenaviinietikka, omenasiiderietikka, omenaetikka
  balsamico, balsamicoeddike, balsamisk eddike | balsamico, balsamicoeddik, balsamicoeddikk | balsamvinäger, balsamico, balsamicovinäger | balsamico, balsamiviinietikka, balsamietikka
  hvidvinseddike, hvid balsamico | hvitvinseddik, hvit balsamico | vitvinsvinäger, vit balsamvinäger | valkoviinietikka, valkobalsamico
  rødvinseddike | rødvinseddik | rödvinsvinäger | punaviinietikka
  vineddike, sherryeddike, hindbæreddike | vineddik, sherryeddik, bringebæreddik | vinvinäger, sherryvinäger, hallonvinäger | viinietikka, sherryviinietikka, vadelmaviinietikka
  riseddike, sushi eddike, risvinseddike | riseddik, risvineddik, sushieddik | risvinäger, risvinsvinäger, sushivinäger | riisiviinietikka, riisietikka, sushietikka
  estragoneddike, krydderieddike | estragoneddik | dragonvinäger | mausteetikka, säilöntäetikka
balsamico creme, balsamicocreme, balsamicoglace, balsamico glaze | balsamicokrem, balsamico glaze, balsamicosirup | balsamicokräm, balsamico crema, crema di balsamico, balsamicoglaze | balsamicosiirappi, balsamicokastike, balsamico glaze
~tørret frugt, tørrede frugter | tørket frukt | torkad frukt, torkade frukter | kuivattu hedelmä, kuivatut hedelmät, kuivahedelmä
  ~rosiner, rosin | rosiner, rosin | russin | rusina
    sultanas, lyse rosiner, gule rosiner | sultanas, lyse rosiner | sultanrussin, ljusa russin | sulttaanirusina, vaalea rusina
    korender, korend | korinter, korint | korinter, korint | korintti, korintit
  ~dadler, daddel, tørrede dadler | dadler, daddel, tørkede dadler | dadlar, dadel, torkade dadlar | taateli, kuivattu taateli
    medjool dadler, friske dadler, medjooldadler | medjool dadler, ferske dadler | medjooldadlar, färska dadlar | medjool taateli, tuoretaateli
    hakkede dadler | hakkede dadler | hackade dadlar, dadelbitar | taatelirouhe, taatelikuutio
  ~svesker, sveske | svisker, sviske | katrinplommon, torkade plommon | luumu kuivattu, kuivattu luumu, kuivatut luumut
  ~tørrede abrikoser, tørret abrikos | tørkede aprikoser, tørket aprikos | torkade aprikoser, torkad aprikos | kuivattu aprikoosi, kuivatut aprikoosit
  ~tørrede figner, tørret figen | tørkede fiken, tørket fiken | torkade fikon | kuivattu viikuna, kuivatut viikunat
  ~tørrede tranebær, tranebær tørrede | tørkede tranebær | torkade tranbär | kuivattu karpalo, kuivatut karpalot
  tørrede blåbær, tørrede bær, tørrede kirsebær | tørkede blåbær, tørkede bær, tørkede kirsebær | torkade blåbär, torkade bär, torkade körsbär | kuivattu mustikka, kuivattu marja, kuivatut marjat
  gojibær, goji bær | gojibær | gojibär | gojimarja
  tørret mango, tørret ananas, tørret papaya | tørket mango, tørket ananas | torkad mango, torkad ananas | kuivattu mango, kuivattu ananas
  bananchips | bananchips | bananchips | banaanilastu, banaanisipsi
  æbleringe, tørrede æbler, æblechips | epleringer, tørkede epler | äppelringar, torkade äpplen, torkat äpple | kuivattu omena, omenarengas, omenalastu
  frysetørrede jordbær, frysetørrede hindbær, frysetørrede bær | frysetørkede bær, frysetørkede jordbær | frystorkade jordgubbar, frystorkade hallon, frystorkade bär | pakkaskuivattu marja, pakastekuivattu mansikka, kuivattu mansikka
  blandet tørret frugt, frugtblanding | fruktblanding, tørket fruktmiks | blandad torkad frukt, torkad fruktmix | sekahedelmä, kuivahedelmäsekoitus
~frø og kerner, kerner og frø, spisefrø | frø og kjerner, matfrø | frön och kärnor, matfrön | siemen, siemenet, syötävä siemen
  ~solsikkekerner, solsikkefrø, afskallede solsikkekerner | solsikkekjerner, solsikkefrø | solroskärnor, solrosfrön, solroskärna | auringonkukansiemen, auringonkukansiemenet, kuorittu auringonkukansiemen
  ~græskarkerner, græskarfrø | gresskarkjerner, gresskarfrø | pumpafrön, pumpakärnor, pumpafrö | kurpitsansiemen, kurpitsansiemenet
  ~hørfrø, knuste hørfrø | linfrø, knuste linfrø | linfrö, linfrön, krossade linfrön | pellavansiemen, pellavansiemenet, pellavarouhe, pellavansiemenrouhe
  ~chiafrø, chia | chiafrø, chia | chiafrön, chia, chiafrö | chiansiemen, chiansiemenet, chia
  ~sesamfrø, sesam, sorte sesamfrø | sesamfrø, sesam | sesamfrön, sesam, sesamfrö | seesaminsiemen, seesaminsiemenet, seesami
  ~birkes, blå birkes, valmuefrø | valmuefrø, blå valmuefrø, birkes | vallmofrön, blå vallmofrön, vallmofrö | unikonsiemen, unikonsiemenet
  hampefrø, afskallede hampefrø | hampfrø, hampefrø | hampafrön, hampfrön, skalade hampafrön | hampunsiemen, hampunsiemenet
  ~pinjekerner, pinjekerne | pinjekjerner, pinjekjerne | pinjenötter, pinjekärnor | pinjansiemen, pinjansiemenet
  kernemix, kerneblanding, salatdrys, salatkerner, blandede kerner | kjerneblanding, salattopping, frøblanding | frömix, kärnmix, salladstopping, salladsmix frön | siemensekoitus, siemensekoitukset, salaattisiemenet
gærflager, næringsgær | gjærflak, næringsgjær | näringsjäst, bjäst | ravintohiiva, oluthiiva, hiivahiutale, hiivahiutaleet
tørrede svampe, tørrede karl johan, tørrede shiitake | tørket sopp, tørket steinsopp, tørket shiitake | torkad svamp, torkad karljohan, torkade kantareller | kuivattu sieni, kuivatut sienet, kuivattu tatti`,
}
