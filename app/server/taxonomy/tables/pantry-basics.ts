import type { GoodsTable } from '../goods-table.ts'

/** Rice, grains, pasta, legumes, breakfast, oils, vinegar, dried fruit, kernels. */
export const pantryBasics: GoodsTable = {
  part: 'pantry',
  rows: `
tørvarer, kolonial, kolonialvarer | tørrvarer, kolonial, kolonialvarer | torrvaror, kolonial, kolonialvaror, skafferi | kuivatuote, kuivatuotteet, kuivaelintarvike, kuivaelintarvikkeet, kuiva-aine, kuiva-aineet
  ~ris, rispose, hvide ris | ris, rispakke, hvit ris, hvite ris | ris, rispaket, vitt ris | riisi, riisipaketti, riisipussi, valkoinen riisi, riisit
    ~jasminris, thairis, jasmin ris | jasminris, thairis, jasmin ris | jasminris, thairis, jasmin ris | jasmiiniriisi, thairiisi, jasminriisi
    ~basmatiris, basmati | basmatiris, basmati | basmatiris, basmati | basmatiriisi, basmati
    ?parboiled ris, løse ris, langkornet ris, langkornede ris, løse langkornede ris, parboiled, langkornsris | parboiled ris, langkornet ris, middagsris, lettkokt ris, parboiled, langkornsris | långkornigt ris, parboiled ris, middagsris, parboiled, långkornsris | pitkäjyväinen riisi, pitkäjyväriisi, parboiled riisi, parboiled, kiehautettu riisi
    hurtigris, hurtige ris, minutris | hurtigris, minuttris | snabbris, minutris, snabbkokt ris | pikariisi, minuuttiriisi, nopea riisi
    fuldkornsris, brune ris, brun ris, fuldkorns ris, naturris | fullkornsris, brun ris, naturris, villmarksris, upolert ris | fullkornsris, råris, brunt ris, naturris | täysjyväriisi, tumma riisi, ruskea riisi, luonnonriisi
    vilde ris, vildris | villris | vildris | villiriisi
    sorte ris | sort ris, svart ris | svart ris | musta riisi, musta tahmariisi
    røde ris | rød ris | rött ris | punainen riisi
    ?risottoris, arborioris, arborio, carnaroli | risottoris, arborioris, arborio, carnaroli | risottoris, arborioris, arborio, avorioris, carnaroli | risottoriisi, arborio, carnaroli, arborioriisi
    grødris, rundkornede ris, risengryn, ris til risengrød, grød ris, risengrødsris | grøtris, rundkornet ris, ris til grøt, risengrynsris, rundkornris | grötris, rundkornigt ris, ris till gröt, rundris | puuroriisi, riisi puuroon, pyöreäjyväinen riisi, lyhytjyväinen riisi
    sushiris, sushi ris | sushiris, sushi ris | sushiris, sushi ris | sushiriisi, sushi riisi
    klisterris, klæbrige ris, sticky rice | klebrig ris, klisterris, sticky rice | klibbigt ris, sticky rice, klisterris | tahmea riisi, tahmariisi, sticky rice
    paellaris | paellaris | paellaris | paellariisi
    ?boil in bag, poseris, ris i kogepose, kogeposeris | boil in bag, ris i pose, kokeposeris | boil in bag, påsris, ris i påse | boil in bag, keittopussiriisi
    mikroris, microris, kogte ris, mikrobølgeris, færdigris | mikroris, ferdigkokt ris, mikrobølgeris, ferdigris, microris | mikroris, färdigkokt ris, mikrovågsris, färdigris, microris, mikris | mikroriisi, valmisriisi, mikroaaltoriisi, microriisi
    riz casimir, krydrede ris, risblanding | risblanding, risrett | risblandning, smaksatt ris | riisisekoitus, maustettu riisi
    risottomix, risotto mix, risotto | risottomiks, risotto, risottomix | risottomix, risotto | risottosekoitus, risottoaines, risotto, risottomix, risottoseos
  gryn, kerner, korn | gryn, korn | gryn, korn | suurimo, vilja, jyvä, ryyni, ryynit, suurimot, jyvät
    bulgur, bulgurhvede | bulgur, bulgurhvete | bulgur, bulgurvete | bulgur, bulgurvehnä
    couscous, cous cous, kuskus | couscous, cous cous, kuskus | couscous, cous cous, kuskus | kuskus, couscous
      perlecouscous, perle couscous, israelsk couscous, ptitim | perlecouscous, israelsk couscous | pärlcouscous, pärl couscous, israelisk couscous | helmikuskus, helmicouscous, israelilainen couscous
    quinoa | quinoa | quinoa, mjölmålla | kvinoa, quinoa
    perlebyg, byggryn, bankebyg, perle byg, hel byg, bygkerner | perlebygg, byggryn, byggris, knekt bygg, byggkorn | pärlgryn, korngryn, matkorn, pärlkorn, matkornsgryn, helt korn | ohrasuurimo, ohrahelmi, ohrahelmet, helmiohra, ohraryyni, ohraryynit, uunipuuroryyni, uunipuuroryynit, rikottu ohrasuurimo, ohransuurimo, rikottu ohra, esikypsytetty ohra
    perlespelt, speltkerner, spelt, speltris | spelt, perlespelt, speltris, speltkorn, speltkjerner | dinkel, dinkelgryn, speltkorn, dinkelris, pärldinkel, dinkelkorn | speltti, spelttihelmi, spelttihelmet, spelttisuurimo, spelttiryyni, spelttiriisi
    hvedekerner, knækkede hvedekerner, perlehvede, hel hvede | hvetekorn, hel hvete, knekt hvete, hvetekjerner | matvete, vetekorn, krossat vete, vetekross, helt vete, vetekärnor | vehnänjyvä, vehnärouhe, vehnäsuurimo, kokonainen vehnä, vehnäryyni
    rugkerner, skårne rugkerner, knækkede rugkerner, hel rug | rugkorn, knekt rug, hel rug, rugkjerner | rågkorn, rågkross, krossad råg, helt råg | rukiinjyvä, ruisrouhe, rouhittu ruis, rukiinjyvät, kokonainen ruis
    havrekerner, havreris, hel havre | havrekorn, havreris, havrekjerner | mathavre, havreris, havrekärnor, havrekorn, helt havre | kaurariisi, kaurasuurimo, kaurahelmi, kaurahelmet, kaurasuurimot, kaurajyvä
    boghvede, boghvedekerner, boghvedegryn | bokhvete, bokhvetegryn, hel bokhvete | bovete, helt bovete, bovetegryn, bovetekross | tattari, tattarisuurimo, tattarirouhe, tattariryyni, tattarihelmi
    hirse, hirsegryn | hirse, hirsegryn | hirs, hirsgryn | hirssi, hirssisuurimo, hirssiryyni
    amarant, amaranth | amarant | amarant | amarantti, amarantit
    teff | teff | teff | teff
    freekeh | freekeh | freekeh | freekeh
    emmer, emmerkerner | emmer, emmerkorn | emmer, emmervete | emmervehnä
    enkorn, enkornkerner, einkorn | enkorn, einkorn | enkorn, einkorn | yksijyvävehnä, einkorn
    polenta, majsgryn, polentagryn | polenta, maisgryn, polentagryn | polenta, majsgryn, polentagryn | polenta, maissisuurimo, polentajauho, maissiryyni
    semulje, mannagryn, semuljegryn, semolina, semuljemel | semulegryn, semule, semulje, mannagryn, semolina, mannagrøtgryn | mannagryn, semolina, semoljegryn | mannasuurimo, mannaryyni, manna, mannaryynit, semolina, mannasuurimot
    - | - | grahamsgryn | grahamryyni, grahamsuurimo
    risgryn | risengryn, risgryn | risgryn | riisisuurimo, riisiryyni
    kornmix, kornblanding, 3 korn | kornmiks, kornblanding middag, kornsalat, kornmix | kornmix, matkornsmix, kornblandning | viljasekoitus, viljalisäke, viljalisäkkeet, viljamix, viljalisäkesekoitus
  klid | kli | kli | lese, leseet
    hvedeklid | hvetekli | vetekli, kruskakli | vehnälese, vehnäleseet
    havreklid | havrekli | havrekli | kauralese, kauraleseet
    rugklid | rugkli | rågkli | ruislese
  hvedekim | hvetekim, hvetespirer | vetegroddar | vehnänalkio
  ~pasta, tørret pasta, pastapakke, pasta tør, tør pasta | pasta, tørrpasta, pastapakke, tørr pasta | pasta, torkad pasta, pastapaket, torrpasta, torr pasta | pasta, pastapaketti, pastapussi, kuivapasta, kuivattu pasta
    ?spaghetti, spagetti, spaghettipakke, tynd spaghetti, spagettipasta | spaghetti, spagetti, spagettipakke | spagetti, spaghetti, spagettipaket | spagetti, spaghetti, spagettipaketti, spaget, spaghettipasta
      frisk spaghetti | fersk spagetti | färsk spagetti | tuorespagetti
    makaroni, macaroni, snitmakaroni, maccheroni, makaronier | makaroni, macaroni, snarmakaroni, maccheroni, makaronipakke, makaronipasta | makaroner, makaron, makaroni, snabbmakaroner, idealmakaroner, gammaldags makaroner, makaronpaket, makaronpåse, stuvmakaroner, makkaroner | makaroni, sarvimakaroni, macaroni, makaronipaketti, makaronipussi, makarooni, makaruuni, makaronit
    ?penne, pasta penne, pastarør, pennepasta, rørpasta | penne, pastarør, pennepasta, rørpasta | penne, pennepasta, rörpasta | penne, pennepasta, putkipasta, penneputki
    ?fusilli, pastaskruer, skruer pasta, spiralpasta, pastaspiraler, pastaskrue, skruepasta | fusilli, pastaskruer, pastaspiraler, pastaskrue, skruepasta, spiralpasta | fusilli, pastaskruvar, skruvpasta, spiralpasta, pastaspiraler, skruvmakaroner | fusilli, kierrepasta, kierremakaroni, spiraalipasta, ruuvipasta, kierteispasta
    ?farfalle, pastasløjfer, sløjfepasta | farfalle, pastasløyfer, sløyfepasta, sommerfuglpasta | farfalle, pastarosetter, fjärilspasta, flugpasta, rosettpasta | farfalle, rusettipasta, perhospasta
    ?tagliatelle, båndpasta, pastareder | tagliatelle, båndpasta, pastareder | tagliatelle, bandpasta, pastanästen | tagliatelle, nauhapasta, pastakerä, nauhamakaroni
      frisk tagliatelle | fersk tagliatelle | färsk tagliatelle | tuoretagliatelle, tuore tagliatelle
    ?fettuccine, fettucine | fettuccine, fettucine | fettuccine, fettucine | fettuccine, fettucine
    ?linguine | linguine | linguine | linguine, linguini
    ?pappardelle | pappardelle | pappardelle | pappardelle
    ?rigatoni, tortiglioni | rigatoni, tortiglioni | rigatoni, tortiglioni | rigatoni, tortiglioni
    ?conchiglie, pastaskaller, skalpasta, muslingepasta | conchiglie, pastaskjell, skjellpasta | conchiglie, snäckpasta, pastasnäckor, musselpasta | conchiglie, simpukkapasta, simpukkamakaroni, kuoripasta
    ?gnocchetti, gnocchetti sardi | gnocchetti | gnocchetti | gnocchetti
    ?pipe rigate | pipe rigate | pipe rigate | pipe rigate
    ?bucatini | bucatini | bucatini | bucatini
    ?capellini, angel hair, englehår pasta | capellini, angel hair, englehår pasta | capellini, änglahår pasta, angel hair | capellini, enkelinhiuspasta, angel hair
    ?orecchiette | orecchiette | orecchiette | orecchiette
    ?gigli, campanelle | gigli, campanelle | gigli, campanelle | gigli, campanelle
    ?casarecce | casarecce | casarecce | casarecce
    ?radiatori | radiatori | radiatori | radiatori
    ?gemelli | gemelli | gemelli | gemelli
    ?trofie | trofie | trofie | trofie
    ?strozzapreti | strozzapreti | strozzapreti | strozzapreti
    ?cavatappi, cellentani | cavatappi, cellentani | cavatappi, cellentani | cavatappi, cellentani
    ?mafaldine, mafalda | mafaldine | mafaldine | mafaldine
    ?paccheri | paccheri | paccheri | paccheri
    ?calamarata | calamarata | calamarata | calamarata
    orzo, risoni, rispasta | orzo, risoni | orzo, risoni, rispasta | orzo, risoni, riisipasta
    suppehorn, pastahorn, horn, suppepasta, bogstavpasta, alfabetpasta | suppehorn, pastahorn, suppemakaroni, bokstavpasta, alfabetpasta | soppmakaroner, soppasta, bokstavspasta, alfabetspasta, soppmakaron | keittomakaroni, aakkospasta, aakkosmakaroni, keittopasta, kirjainpasta, kirjainmakaroni
      stjernepasta, pastastjerner, stjerne pasta | stjernepasta, pastastjerner, stjernemakaroni | stjärnpasta, pastastjärnor, stjärnmakaroner | tähtipasta, tähtimakaroni
      ditali, ditalini, tubetti | ditali, ditalini, tubetti | ditali, ditalini, tubetti | ditali, ditalini, tubetti
    børnepasta, dyrepasta, sjov pasta, figurpasta | barnepasta, dyrepasta, figurpasta | barnpasta, djurpasta, figurpasta | lastenpasta, eläinpasta, lasten pasta, kuviopasta
    lasagneplader, lasagneplade, lasagnette, lasagne plader, lasagne, lasagna, pasta til lasagne, lasagneblade | lasagneplater, lasagneplate, lasagne plater, lasagnette, lasagneark, lasagnepasta | lasagneplattor, lasagneplatta, lasagne, lasagna, lasagne plattor, lasagneark, lasagnette, lasagnepasta, lasagneblad | lasagnelevy, lasagnette, lasagnepasta, lasagne, lasagna, lasagnelevypaketti, lasagnepohja, lasagnelevyt
      friske lasagneplader | ferske lasagneplater, fersk lasagneplate | färska lasagneplattor, färsk lasagneplatta | tuorelasagnelevy, tuorelasagnelevyt, tuore lasagnelevy
    cannelloni, cannelloni rør | cannelloni | cannelloni | cannelloni
    fuldkornspasta, fuldkorns pasta, grov pasta, fuldkornsspaghetti, fuldkornspenne | fullkornspasta, fullkorn pasta, grov pasta, fullkornsspagetti, fullkornspenne, grov spagetti, grov makaroni | fullkornspasta, fiberpasta, fullkornsspagetti, fullkornspenne, fullkornsmakaroner | täysjyväpasta, tumma pasta, täysjyvämakaroni, tumma makaroni, täysjyväspagetti, tumma spagetti
    glutenfri pasta, pasta uden gluten | glutenfri pasta, pasta uten gluten | glutenfri pasta, pasta utan gluten | gluteeniton pasta, gluteenittomat pastat, gluteeniton makaroni, gluteeniton spagetti
    bælgfrugtpasta, proteinpasta, pasta af bælgfrugter | proteinpasta, belgvekstpasta | baljväxtpasta, proteinpasta | palkokasvipasta, proteiinipasta, palkopasta
      linsepasta, røde linser pasta | linsepasta, rød linsepasta | linspasta | linssipasta, punainen linssipasta
      bønnepasta, sort bønnepasta | bønnepasta | bönpasta | papupasta
      kikærtepasta | kikertpasta | kikärtspasta | kikhernepasta
      ærtepasta | ertepasta | ärtpasta | hernepasta
    frisk pasta, friske pasta | fersk pasta, fersk fylt pasta | färsk pasta, färskpasta | tuorepasta
      tortellini, tortelloni | tortellini, tortelloni | tortellini, tortelloni | tortellini, tortelloni
      ravioli, fyldt pasta | ravioli, fylt pasta | ravioli, fylld pasta | ravioli, täytetty pasta
      gnocchi, kartoffelgnocchi | gnocchi, potetgnocchi | gnocchi, potatisgnocchi | gnocchi, perunagnocchi, njokki
      friske lasagneplader | ferske lasagneplater, fersk lasagneplate | färska lasagneplattor, färsk lasagneplatta | tuorelasagnelevy, tuorelasagnelevyt, tuore lasagnelevy
      frisk tagliatelle | fersk tagliatelle | färsk tagliatelle | tuoretagliatelle, tuore tagliatelle
      frisk spaghetti | fersk spagetti | färsk spagetti | tuorespagetti
  pastaret, pasta ret, pastamix, pasta snack, pasta mix | pastarett, pastamiks, one pot pasta, pasta snack, pastamix, pastapose | pastarätt, pastamix, pasta snack, one pot pasta, pasta i påse | pasta-ateria, pastasekoitus, pasta snack, pasta-annos
    mac and cheese, mac cheese, macaroni cheese, mac n cheese, ostemakaroni | mac and cheese, mac n cheese, macaroni cheese, ostemakaroni | mac and cheese, mac cheese, macaroni cheese, makaroni och ost, mac n cheese | mac and cheese, juustomakaroni, mac n cheese
  kartoffelmos, kartoffelmospulver, mospulver, kartoffelmos pulver, mos på pulver, pulvermos, kartoffelmos i pose, mos, kartoffelflager | potetmos, potetmospulver, potetstappe, posepotetmos, potetmos pulver, potetmospose, mos, potetflak, instant potetmos, potetmospakke | potatismos, potatismospulver, pulvermos, mos, mospulver, potatismos pulver, potatismospåse, potatisflingor, snabbmos | perunamuusi, perunasose, perunamuusijauhe, perunahiutale, perunahiutaleet, muusijauhe, muusi, muussi, pottumuusi, muusipussi, muusihiutaleet, perunasosejauhe, perunamuusihiutale, pikamuusi, pottumuussi, hiutalemuusi
bælgfrugter, bælgfrugt, bælgplanter | belgfrukter, belgvekster, belgfrukt | baljväxter, baljväxt, baljfrukter | palkokasvi, palkovihannes, palkovihannekset, papukasvi
  ~bønner, bønne, tørrede bønner, bønner tørrede | bønner, bønne, tørkede bønner | bönor, böna, torkade bönor | papu, pavut, kuivattu papu, papupussi
    kidneybønner, kidney beans, kidney bønner, røde bønner, kidney | kidneybønner, kidney beans, røde kidneybønner, røde bønner, kidney | kidneybönor, kidney beans, röda bönor, kidney | kidneypapu, kidneypavut, punainen papu, kidney
    sorte bønner, black beans | sorte bønner, svarte bønner, black beans, sort bønne | svarta bönor, black beans, svart böna | mustapapu, mustapavut, mustat pavut, musta papu
    hvide bønner, store hvide bønner | hvite bønner, store hvite bønner | vita bönor, stora vita bönor | valkoinen papu, valkoiset pavut, valkopapu
      ?cannellini bønner, cannellinibønner | cannellinibønner, cannellini bønner | cannellinibönor, cannellini bönor | cannellinipapu, cannellinipavut
      smørbønner, butter beans, limabønner | smørbønner, butter beans, limabønner | smörbönor, butter beans, limabönor | voipapu, voipavut, limapapu
    borlottibønner | borlottibønner | borlottibönor | borlottipapu, borlottipavut
    pintobønner | pintobønner | pintobönor | pintopapu, pintopavut
    mungbønner, grønne mungbønner | mungbønner | mungbönor | mungpapu, mungpavut
    adukibønner, azukibønner | adukibønner, azukibønner, adzukibønner | adukibönor, adzukibönor, azukibönor | adukipapu, adukipavut, azukipapu
    black eye bønner, black eyed beans, øjebønner | black eye bønner, black eyed beans, svartøyebønner | black eye bönor, svartögda bönor, black eyed beans, ögonbönor | mustasilmäpapu, mustasilmäpavut
    sojabønner, tørrede sojabønner | soyabønner, tørkede soyabønner | sojabönor | soijapapu, soijapavut
    brune bønner | brune bønner | bruna bönor, torkade bruna bönor | ruskea papu, ruskeat pavut
    hestebønner, favabønner | bondebønner, hestebønner, favabønner | bondbönor, favabönor, åkerbönor | härkäpapu, härkäpavut, favapapu
    bønnemix, blandede bønner, bønneblanding | bønnemiks, blandede bønner, bønneblanding | bönmix, blandade bönor | papusekoitus, papusekoitukset, papumix
  ~linser, linse, tørrede linser | linser, linse, tørkede linser | linser, lins, torkade linser | linssi, linssipussi, kuivatut linssit
    røde linser | røde linser | röda linser | punainen linssi, punaiset linssit, punalinssi
    grønne linser | grønne linser | gröna linser | vihreä linssi, vihreät linssit, vihreälinssi
    belugalinser, sorte linser, beluga linser | belugalinser, sorte linser | belugalinser, svarta linser | belugalinssi, musta linssi, mustat linssit
    puylinser, franske linser | puylinser, franske linser | puylinser, franska linser, du puy linser | puylinssi, puylinssit, ranskalainen linssi
    brune linser | brune linser | bruna linser | ruskea linssi, ruskeat linssit
    gule linser | gule linser | gula linser | keltainen linssi, keltaiset linssit
  ~kikærter, kikært, tørrede kikærter | kikerter, kikert, tørkede kikerter | kikärtor, kikärter, kikärt, torkade kikärtor | kikherne, kikherneet, kikhernepussi, kuivatut kikherneet
  gule ærter, flækærter, tørrede ærter, grønne flækærter, ærter til suppe, tørrede gule ærter, flækkede ærter | gule erter, tørkede erter, grønne erter tørket, ertebrokker, tørkede gule erter, erter til suppe, gulerter, spaltede erter, flekkerter | gula ärtor, torkade ärtor, gröna ärtor torkade, torkade gula ärtor, ärtor till ärtsoppa, soppärtor, splitärter | kuivattu herne, kuivatut herneet, rokkaherne, keltainen herne, kuivaherne, kuivaherneet, hernepussi, rokkaherneet, hernekeittoherneet, kuivattu keittoherne, halkaistu herne, keittoherne
  sojakød, tørret sojakød, sojagranulat, sojastykker, sojafars tørret | soyakjøtt, soyagranulat, tørket soya, soyafarse tørket | sojaprotein, sojabitar, torkad sojafärs, sojagranulat, sojafärs torkad, tvp | soijarouhe, soijarouheet, soijapala, tumma soijarouhe, härkäpapurouhe, herneproteiinirouhe, soijahiutale
morgenmad | frokost, frokostmat | frukost, frukostmat, morgonmål | aamiainen, aamiaiset, aamupala, aamupalatuote
  morgenmadsprodukter, morgenmadsprodukt, cereal, cerealier, sukkerfri morgenmad, morgenmadsflager | frokostblanding, frokostkorn, cereal, frokostkornblanding, frokostcereal | frukostflingor, flingor, cereal, flingpaket, frukostcerealier, cerealier, frukostpuffar | murot, muro, aamiaismuro, muropaketti, aamiaismurot
    cornflakes, corn flakes, majsflager | cornflakes, corn flakes, maisflak | cornflakes, corn flakes, majsflingor | maissihiutale, maissihiutaleet, cornflakes, maissimuro, corn flakes, maissimurot
    frosties, sukrede cornflakes | frosties | frosties | frosties
    chokolade cornflakes, chokoladekugler, choco pops, coco pops, kakaokugler, nesquik morgenmad, chokoladepuffs | sjokoladefrokostblanding, sjokoladekuler frokost, coco pops, choco pops, nesquik frokostblanding, sjokoladepuffs, sjokoladepuffer, sjokoladekorn | chokladflingor, chokladbollar flingor, coco pops, choco pops, nesquik flingor, chokladpuffar | suklaamuro, kaakaomuro, coco pops, choco pops, suklaamurot, kaakaomurot
    guldkorn, honningkorn, honningpuffs | honnikorn, honni korn, honningpuffs, honningkorn | kalaspuffar, honungspuffar, honungsflingor | hunajamuro, hunajapuffi, hunajamurot
    cheerios, havreringe | cheerios, havreringer | cheerios, havreringar | cheerios, kaurarengas, kaurarenkaat
    havrefras, fras, havrepuder | havrefras, havreputer, fras | havrefras, havrekuddar | havrefras, kauratyyny, kaurafras, kauratyynyt
    rugfras | rugfras | rågfras | ruisfras, ruismuro
    puffede ris, rice krispies, ris krispies, rispuffs | puffet ris, rice krispies, rispuffs, puffris | puffat ris, rice krispies, rispuffar, puffris, rispuff | riisimuro, rice krispies, puffattu riisi, paisutettu riisi, riisimurot
    puffet quinoa, puffet hvede, hvedepuffs | puffet quinoa, puffet hvete, hvetepuffs | puffad quinoa, puffat vete, vetepuffar | puffattu kvinoa, vehnämuro, paisutettu kvinoa
    special k, fuldkornsflager | special k | special k | special k
    all bran, klidflager, branflakes | all bran, bran flakes | all bran, bran flakes, kliflingor | all bran, lesemuro
    weetabix, hvedebisquit | weetabix | weetabix | weetabix
    kanelmorgenmad, cini minis, cinnamon toast | cini minis, kanelputer, kanelfrokostblanding | kanelkuddar, cini minis, kanelflingor | kanelimuro, cini minis, kanelimurot
    lion morgenmad, fuldkornspuder, nougatpuder | - | crunchy kuddar | tyynymuro
  mysli, müsli, muesli, musli, mysliblanding, müsliblanding | müsli, mysli, muesli, musli, müsliblanding, mysliblanding, musliblanding | müsli, mysli, musli, muesli, müslimix, müsliblandning, frukostmüsli | mysli, müsli, muesli, müslisekoitus, myslisekoitus, muroseos
    granola, crunchy mysli, ristet mysli, crunchy müsli, ristet müsli | granola, crunchy müsli, ristet müsli, granolablanding | granola, crunchy müsli, rostad müsli, knaprig müsli | granola, rapea mysli, paahdettu mysli, granolamysli, mysli rapea
    chokolademysli, chokolademüsli | sjokolademüsli | chokladmüsli | suklaamysli
    nøddemysli, nøddemüsli | nøttemüsli, nøttemysli | nötmüsli | pähkinämysli
    frugtmysli, frugtmüsli | fruktmüsli, fruktmysli | fruktmüsli | hedelmämysli, marjamysli
    - | go dag | finax müsli | -
    ?sukkerfri mysli, usødet mysli | usøtet müsli, sukkerfri müsli, müsli uten sukker, usukret müsli | osötad müsli, naturell müsli, sockerfri müsli, müsli utan socker | sokeriton mysli, makeuttamaton mysli, mysli sokeriton
  ~havre | havre | havre | kaura
  ~hvede | hvete | vete | vehnä
  ~rug | rug | råg | ruis, rukiit
  ~byg | bygg | - | ohra
  kornflager, flager | kornflak, flak, flakblanding | grynflingor, spannmålsflingor | hiutale, hiutaleet, viljahiutale, puurohiutale, puurohiutaleet, hiutaleseos
    ~4 korns flager, blandede kornflager, fire korns flager | 4 korn, firkorn, fire korn, firekorn, 4-korn | fyrkornsflingor, flerkornsflingor, fyrkorn, fyrkornsgryn | neljän viljan hiutale, monivilja hiutale, nelivilja, neljänviljanhiutale, monivilja, neljänviljanhiutaleet
    rugflager | rugflak | rågflingor | ruishiutale, ruishiutaleet
    bygflager | byggflak, byggryn flak | kornflingor | ohrahiutale, ohrahiutaleet
    hvedeflager | hveteflak | veteflingor | vehnähiutale, vehnähiutaleet
    speltflager | speltflak | dinkelflingor, speltflingor | spelttihiutale, spelttihiutaleet
    boghvedeflager | bokhveteflak | boveteflingor | tattarihiutale, tattarihiutaleet
    quinoaflager | quinoaflak | quinoaflingor | kvinoahiutale, kvinoahiutaleet
    risflager | risflak | risflingor | riisihiutale, riisihiutaleet
    hirseflager | hirseflak | hirsflingor | hirssihiutale, hirssihiutaleet
    havregryn, havre gryn, havreflager | havregryn, havre gryn, havregrynpose, havreflak | havregryn, havre gryn, fiberhavregryn, havregrynspaket, havregrynsflingor, havreflingor, gröthavre, grötflingor | kaurahiutale, kaurahiutaleet, kaurahiutaleita, kaurahiutalepaketti, kaurahiutalepussi, kauraryynit, kaurahiutalet
      ?finvalsede havregryn, fine havregryn | lettkokte havregryn, lettkokt havregryn, finvalsede havregryn, finvalset havregryn, små havregryn | snabbkokta havregryn, fina havregryn, snabbhavregryn | pikakaurahiutale, pikakaurahiutaleet, nopeat kaurahiutaleet, pienet kaurahiutaleet
      ?grovvalsede havregryn, grove havregryn, kæmpe havregryn, store havregryn | store havregryn, grove havregryn, store havregryn grove | grova havregryn, stora havregryn, fullkornshavregryn | isot kaurahiutaleet, iso kaurahiutale, kokojyväkaurahiutale, jättihiutale, isot hiutaleet, täysjyväkaurahiutale
      glutenfri havregryn, glutenfrie havregryn, ren havre | glutenfrie havregryn, glutenfri havregryn, ren havre | glutenfria havregryn, ren havre, glutenfri havre | gluteeniton kaurahiutale, gluteenittomat kaurahiutaleet, puhdas kaura
  grød, instantgrød, grødblanding, instant grød, grød i pose, brevgrød, hurtiggrød | grøt, instantgrøt, lunsjgrøt, grøtblanding, grøt i pose, instant grøt, posegrøt, grøtpose, hurtiggrøt, grøtmiks, koppgrøt, graut | gröt, snabbgröt, grötmix, gröt i påse, portionsgröt, minutgröt, instantgröt, koppgröt | puuro, pikapuuro, annospuuro, puuropussi, puuroannos, puurosekoitus, instantpuuro, minuuttipuuro, hetipuuro, kuppipuuro
    havregrød | havregrøt, havregrynsgrøt, havregraut | havregrynsgröt, havregröt | kaurapuuro, kaurahiutalepuuro
    risengrød, risgrød, julegrød, risengrynsgrød, ris grød | risgrøt, risengrynsgrøt, fjordland risgrøt, julegrøt, risengrynsgraut, risgraut | risgrynsgröt, risgröt, tomtegröt, julgröt | riisipuuro, joulupuuro, riisiryynipuuro
    mannagrød, semuljegrød, mannagrynsgrød | semulegrynsgrøt, semulegrøt, semuljegrøt, mannagrøt | mannagrynsgröt, mannagröt | mannapuuro, mannaryynipuuro
    - | - | klappgröt | vispipuuro, marjapuuro, puolukkapuuro
    rugmelsgrød, rugmelsgrod | rugmelsgrøt, ruggrøt | rågmjölsgröt, råggröt | ruispuuro, ruisjauhopuuro
    byggrynsgrød, byggrød | byggrynsgrøt, byggrøt, byggmelsgrøt | korngrynsgröt, matkornsgröt | ohrapuuro, uunipuuro, ohrasuurimopuuro, ohraryynipuuro
    flerkornsgrød, 4 korns grød | firkorngrøt, fire korn grøt, 4 korn grøt | fyrkornsgröt, flerkornsgröt | moniviljapuuro, neljän viljan puuro, neljänviljanpuuro, neljän jyvän puuro, nelivilja puuro
    - | - | fiberhavregröt | -
    rømmegrød | rømmegrøt, rømmegraut, rømmegrøtpulver, rømmegrøt pulver, rømmegrøt i pose | römmegröt | -
    øllebrød | øllebrød | ölsupa | -
    chiagrød, overnight oats, chiapudding | overnight oats, chiagrøt, chiapudding, nattgrøt | overnight oats, chiapudding, kylskåpsgröt, chiagröt, kallgröt | tuorepuuro, yön yli puuro, chiavanukas, chiapuuro, yöpuuro
    proteingrød | proteingrøt | proteingröt | proteiinipuuro
  ymerdrys, drys til yoghurt, junkerdrys | - | - | -
olie, madolie, spiseolie, stegeolie, olieflaske, salatolie, neutral olie, smagsneutral olie, olie til stegning | olje, matolje, stekeolje, oljeflaske, nøytral olje, salatolje, olje til steking, mateolje | olja, matolja, stekolja, oljeflaska, neutral olja, salladsolja, olja till stekning | öljy, ruokaöljy, paistoöljy, öljypullo, ruokaöljypullo, salaattiöljy, kokkausöljy
  ~olivenolie, oliven olie | olivenolje, oliven olje, olivenoljeflaske | olivolja, oliv olja | oliiviöljy, oliiviöljypullo, oliiviöljyt
    ?jomfruolivenolie, ekstra jomfru olivenolie, extra virgin olivenolie | jomfruolje, ekstra virgin olivenolje, extra virgin, jomfruolivenolje | jungfruolivolja, extra virgin olivolja, extra jungfruolja, kallpressad olivolja | ekstraneitsytoliiviöljy, neitsytoliiviöljy, extra virgin oliiviöljy, neitsytöljy, kylmäpuristettu oliiviöljy
  ~rapsolie, rypsolie, koldpresset rapsolie | rapsolje, rybsolje, kaldpresset rapsolje | rapsolja, kallpressad rapsolja, rybsolja, rypsolja | rypsiöljy, rapsiöljy, rypsiöljypullo, rypsiruokaöljy, kylmäpuristettu rypsiöljy, rapsiruokaöljy
  ~solsikkeolie, solsikke olie | solsikkeolje | solrosolja | auringonkukkaöljy
  ?vegetabilsk olie, planteolie | vegetabilsk olje, planteolje | vegetabilisk olja, växtolja | kasviöljy
  majsolie | maisolje | majsolja | maissiöljy
  sojaolie | soyaolje | sojaolja | soijaöljy
  kokosolie, kokosfedt, kokosnøddeolie | kokosolje, kokosfett, delfiafett, delfia, kokosnøttolje | kokosolja, kokosfett, kokosnötsolja | kookosöljy, kookosrasva, kookospähkinäöljy
  sesamolie | sesamolje | sesamolja | seesamiöljy
  avokadoolie, avocadoolie | avokadoolje, avocadoolje | avokadoolja, avocadoolja | avokadoöljy, avocadoöljy
  hørfrøolie | linfrøolje | linfröolja | pellavaöljy, pellavansiemenöljy, pellavasiemenöljy
  hampeolie, hampefrøolie | hampolje, hampefrøolje, hampfrøolje | hampfröolja, hampaolja | hampunsiemenöljy, hamppuöljy, hampunöljy
  camelinaolie, dodderolie, sædoddeolie | camelinaolje, oljedodre, dodreolje | camelinaolja, oljedådra, dådraolja | camelinaöljy, kamelinaöljy, ruistankioöljy
  valnøddeolie | valnøttolje | valnötsolja | saksanpähkinäöljy
  mandelolie | mandelolje | mandelolja | manteliöljy
  jordnøddeolie, peanutolie | peanøttolje, jordnøttolje | jordnötsolja | maapähkinäöljy, pähkinäöljy
  græskarkerneolie | gresskarkjerneolje | pumpakärnolja, pumpafröolja | kurpitsansiemenöljy
  vindruekerneolie, druekerneolie | druekjerneolje | druvkärnolja, druvkärneolja, vindruvskärnolja | rypäleensiemenöljy, viinirypäleensiemenöljy, rypälesiemenöljy
  trøffelolie | trøffelolje | tryffelolja | tryffeliöljy
  hvidløgsolie | hvitløksolje | vitlöksolja | valkosipuliöljy
  chiliolie | chiliolje | chiliolja | chiliöljy
  citronolie | sitronolje | citronolja | sitruunaöljy
  basilikumolie, urteolie | urteolje, basilikumolje | basilikaolja, örtolja | yrttiöljy, basilikaöljy
  wokolie | wokolje | wokolja | woköljy
  grillolie | grillolje | grillolja, grill och wokolja | grilliöljy
  bagespray, spray olie, oliespray, fedtspray, slip let spray | oljespray, bakespray, stekespray, formspray, kokespray | bakspray, oljespray, stekspray, formspray, matlagningsspray | paistospray, leivontaspray, öljyspray, vuokaspray, rasvaspray, irrotusspray
  ?fritureolie, friteolie, friturefedt, olie til fritering, frityreolie | frityrolje, frityrfett, olje til frityr, olje til fritering, friteringsolje | frityrolja, fritösolja, olja till fritering, frityr olja, friteringsolja, fritösfett | friteerausöljy, uppopaistoöljy, frittiöljy, rasvakeitinöljy
palmin, stegefedt, fritureolie fast, kokosfedt fast | frityrfett fast, kokosmatfett, matfett, kokosfett fast | frityrfett, matfett | friteerausrasva, paistorasva, paistinrasva, uppopaistorasva, munkkirasva
ghee, klaret smør | ghee, klaret smør, klarnet smør | ghee, skirat smör, klarat smör | ghee, kirkastettu voi, gheevoi
eddike, bordeddike, madeddike | eddik, hvit eddik, 7 prosent eddik, eddik 7, matedikk | vinäger, ättika, ättiksprit, vit vinäger | etikka, etikat, etikkapullo, ruokaetikka, valkoetikka
  ?lagereddike, husholdningseddike, klar eddike, eddikesyre, spriteddike, eddike til syltning | husholdningseddik, eddikessens, sylteeddik, 35 prosent eddik, eddiksyre | matättika, inläggningsättika, ättika 12, ättika 24, ättika 12 procent, ättiksyra, spritättika | väkiviinaetikka, talousetikka, etikkahappo, väkevä etikka, 10 prosentin etikka, säilyke-etikka
  æbleeddike, æblecidereddike, æblecider eddike | eplesidereddik, epleeddik, eplecidereddik | äppelcidervinäger, äppelvinäger, äppelciderättika, äppelättika | omenaviinietikka, omenasiiderietikka, omenaetikka, siiderietikka
  balsamico, balsamicoeddike, balsamisk eddike | balsamico, balsamicoeddik, balsamicoeddikk, balsamisk eddik | balsamvinäger, balsamico, balsamicovinäger, balsamisk vinäger | balsamico, balsamiviinietikka, balsamietikka, balsamikoetikka, balsamiko, balsamiviini
    hvid balsamico, hvid balsamicoeddike | hvit balsamico, hvit balsamicoeddik | vit balsamvinäger, vit balsamico | valkobalsamico, valkoinen balsamico, valkoinen balsamietikka
  vineddike | vineddik | vinvinäger | viinietikka
    hvidvinseddike | hvitvinseddik | vitvinsvinäger | valkoviinietikka
    rødvinseddike | rødvinseddik | rödvinsvinäger | punaviinietikka
  sherryeddike | sherryeddik | sherryvinäger | sherryviinietikka
  hindbæreddike, frugteddike | bringebæreddik | hallonvinäger | vadelmaviinietikka, vadelmaetikka
  riseddike, sushi eddike, risvinseddike | riseddik, risvineddik, sushieddik | risvinäger, risvinsvinäger, sushivinäger | riisiviinietikka, riisietikka, sushietikka
  estragoneddike, krydderieddike | estragoneddik, krydret eddik | dragonvinäger, örtvinäger | mausteetikka, säilöntäetikka, yrttietikka
  syltelage, eddikelage, 1-2-3 lage | syltelake, 1-2-3 lake, eddiklake | ättikslag, 1-2-3-lag, inläggningslag, 1-2-3 lag, syltlag | etikkaliemi, mausteliemi, säilöntäliemi
balsamico creme, balsamicocreme, balsamicoglace, balsamico glaze, balsamico sirup | balsamicokrem, balsamico glaze, balsamicosirup, balsamicoglasur | balsamicokräm, balsamico crema, crema di balsamico, balsamicoglaze, balsamkräm, balsamicosirap, balsamicoreduktion | balsamicosiirappi, balsamicokastike, balsamico glaze, balsamicotahna, balsamicokreemi
~tørret frugt, tørrede frugter, tør frugt, tørfrugt | tørket frukt, tørkede frukter, tørr frukt | torkad frukt, torkade frukter, torr frukt | kuivattu hedelmä, kuivatut hedelmät, kuivahedelmä, kuivahedelmät, kuivahedelmäpussi
  ~rosiner, rosin, rosinpakke, rosinpakker, rosinæske, rosinæsker | rosiner, rosin, rosinpakke, rosinpakker, rosineske, rosinesker | russin, russinpaket, russinask, russinaskar, russinpåse | rusina, rusinat, rusinapaketti, rusina-aski, rusina-askit, rusinapussi
    ?sultanas, lyse rosiner, gule rosiner | sultanas, lyse rosiner, gule rosiner | sultanrussin, ljusa russin, sultaniner | sulttaanirusina, vaalea rusina
    korender, korend, korinter | korinter, korint | korinter, korint | korintti, korintit
  ~dadler, daddel, tørrede dadler, dadler uden sten | dadler, daddel, tørkede dadler, dadler uten stein, tørrede dadler | dadlar, dadel, torkade dadlar, urkärnade dadlar, dadlar utan kärnor | taateli, kuivattu taateli, taatelit, kuivatut taatelit, kivettömät taatelit
    medjool dadler, friske dadler, medjooldadler, medjool | medjool dadler, ferske dadler, medjool, medjooldadler | medjooldadlar, färska dadlar, medjool, medjool dadlar | medjool taateli, tuoretaateli, tuoretaatelit, medjool, tuore taateli
    hakkede dadler | hakkede dadler | hackade dadlar, dadelbitar | taatelirouhe, taatelikuutio
  ~svesker, sveske, svesker uden sten, stenfri svesker | svisker, sviske, svisker uten stein, tørkede plommer, sviskepose | katrinplommon, torkade plommon, katrinplommon utan kärnor, urkärnade katrinplommon, sviskon, torkat plommon | luumu kuivattu, kuivattu luumu, kuivatut luumut, kuivaluumu, kuivaluumut, kivettömät luumut, luumut kuivatut, väskynä
  ~tørrede abrikoser, tørret abrikos | tørkede aprikoser, tørket aprikos, aprikos tørket | torkade aprikoser, torkad aprikos | kuivattu aprikoosi, kuivatut aprikoosit, aprikoosi kuivattu
  ~tørrede figner, tørret figen, tørfigner | tørkede fiken, tørket fiken, fiken tørket | torkade fikon, fikon torkade | kuivattu viikuna, kuivatut viikunat, viikuna kuivattu
  tørrede bær | tørkede bær | torkade bär | kuivattu marja, kuivatut marjat
    tørrede blåbær | tørkede blåbær | torkade blåbär | kuivattu mustikka, kuivatut mustikat
    tørrede kirsebær | tørkede kirsebær | torkade körsbär | kuivattu kirsikka, kuivatut kirsikat
    ~tørrede tranebær, tranebær tørrede | tørkede tranebær, cranberries tørket | torkade tranbär, cranberries | kuivattu karpalo, kuivatut karpalot
    gojibær, goji bær, goji | gojibær, goji, goji bær | gojibär, goji, goji bär | gojimarja, gojimarjat, goji
  tørret mango | tørket mango | torkad mango | kuivattu mango, kuivatut mangot
  tørret ananas | tørket ananas | torkad ananas | kuivattu ananas
  tørret papaya | tørket papaya | torkad papaya | kuivattu papaija
  bananchips, tørret banan | bananchips, tørket banan | bananchips, torkad banan | banaanilastu, banaanisipsi, banaanilastut, kuivattu banaani, banaanichips
  æbleringe, tørrede æbler, æblechips, tørrede æbleringe | epleringer, tørkede epler, eplechips, epleskiver tørket | äppelringar, torkade äpplen, torkat äpple, äppelchips, torkade äppelringar, äppelskivor torkade | kuivattu omena, omenarengas, omenalastu, omenarenkaat, kuivatut omenat, omenalastut, omenasipsi, kuivatut omenarenkaat
  frysetørrede jordbær, frysetørrede hindbær, frysetørrede bær | frysetørkede bær, frysetørkede jordbær, frysetørkede bringebær | frystorkade jordgubbar, frystorkade hallon, frystorkade bär | pakkaskuivattu marja, pakastekuivattu mansikka, kuivattu mansikka, pakkaskuivattu mansikka, pakkaskuivattu vadelma, kylmäkuivattu marja
  blandet tørret frugt, frugtblanding, tropisk blanding, frugtmix | fruktblanding, tørket fruktmiks, fruktmiks, tropisk miks, blandet tørket frukt | blandad torkad frukt, torkad fruktmix, fruktmix, tropisk fruktmix | sekahedelmä, kuivahedelmäsekoitus, hedelmäsekoitus, kuivattu hedelmäsekoitus, sekahedelmät
~frø og kerner, kerner og frø, spisefrø | frø og kjerner, matfrø, kjerner og frø | frön och kärnor, matfrön, kärnor och frön | siemen, siemenet, syötävä siemen, siemenet ja jyvät
  ~solsikkekerner, solsikkefrø, afskallede solsikkekerner | solsikkekjerner, solsikkefrø, solsikkekjerne | solroskärnor, solrosfrön, solroskärna, solrosfrö | auringonkukansiemen, auringonkukansiemenet, kuorittu auringonkukansiemen
  ~græskarkerner, græskarfrø | gresskarkjerner, gresskarfrø, gresskarkjerne | pumpafrön, pumpakärnor, pumpafrö | kurpitsansiemen, kurpitsansiemenet
  ~hørfrø, knuste hørfrø, hele hørfrø, hørfrø knuste, gyldne hørfrø | linfrø, knuste linfrø, hele linfrø, malte linfrø | linfrö, linfrön, krossade linfrön, hela linfrön, malda linfrön, linfröpåse | pellavansiemen, pellavansiemenet, pellavarouhe, pellavansiemenrouhe, jauhetut pellavansiemenet, pellavarouheet
  ~chiafrø, chia | chiafrø, chia | chiafrön, chia, chiafrö | chiansiemen, chiansiemenet, chia
  ~sesamfrø, sesam, sorte sesamfrø, hvide sesamfrø | sesamfrø, sesam, svarte sesamfrø | sesamfrön, sesam, sesamfrö, svarta sesamfrön | seesaminsiemen, seesaminsiemenet, seesami, valkoiset seesaminsiemenet, sesaminsiemen
  ~birkes, blå birkes, valmuefrø, hvide birkes | valmuefrø, blå valmuefrø, birkes | vallmofrön, blå vallmofrön, vallmofrö, birkes | unikonsiemen, unikonsiemenet, sininen unikonsiemen
  hampefrø, afskallede hampefrø | hampfrø, hampefrø, skallede hampfrø | hampafrön, hampfrön, skalade hampafrön, skalat hampafrö | hampunsiemen, hampunsiemenet, kuoritut hampunsiemenet, hamppusiemen
  ~pinjekerner, pinjekerne, pinjenødder | pinjekjerner, pinjekjerne, pinjenøtter | pinjenötter, pinjekärnor, pinjenöt | pinjansiemen, pinjansiemenet, pinjasiemen, pinjasiemenet, pinjapähkinä
  kernemix, kerneblanding, salatdrys, salatkerner, blandede kerner, salattopping, kerner til salat, salattoppings, ristede kerner, salatmix kerner | kjerneblanding, salattopping, frøblanding, salatkjerner, salatfrø, ristede kjerner, frømiks, kjernemiks, salattfrø, frømix | frömix, kärnmix, salladstopping, salladsmix frön, salladsfrön, salladskärnor, rostade kärnor, fröblandning, salladsströssel, fröströssel | siemensekoitus, siemensekoitukset, salaattisiemenet, salaattisiemen, paahdetut siemenet, siemenmix, salaattitopping, siemenseos, salaattisiemensekoitus
gærflager, næringsgær, ernæringsgær | gjærflak, næringsgjær, ernæringsgjær, næringsgjærflak | näringsjäst, bjäst, jästflingor, jästflakes, inaktiv jäst | ravintohiiva, oluthiiva, hiivahiutale, hiivahiutaleet, ravintohiivahiutale, ravinnehiiva
tørrede svampe, tørrede karl johan, tørrede shiitake | tørket sopp, tørket steinsopp, tørket shiitake, tørkede kantareller, tørket kantarell | torkad svamp, torkad karljohan, torkade kantareller, torkade trattkantareller, torkade karljohansvampar | kuivattu sieni, kuivatut sienet, kuivattu tatti, kuivattu suppilovahvero, kuivattu kantarelli, kuivatut herkkutatit`,
}
