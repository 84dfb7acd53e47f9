import type { GoodsTable } from '../goods-table.ts'

/** Tinned and pickled goods, olives, dishes in tins. */
export const pantryCanned: GoodsTable = {
  part: 'pantry',
  rows: `
konserves, dåsemad, dåsevarer, mad på dåse | hermetikk, boksmat, hermetikkboks, hermetisert mat | konserv, konserver, burkmat | säilyke, säilykkeet, purkkiruoka, purkkiruoat
  grøntsager på dåse, dåsegrøntsager, grøntsagskonserves | hermetiske grønnsaker, grønnsakshermetikk | grönsakskonserver, konserverade grönsaker, grönsaker burk | vihannessäilyke, vihannessäilykkeet, kasvissäilyke, kasvissäilykkeet
    dåsetomater, hakkede tomater, flåede tomater, hele tomater, tomater på dåse, cherrytomater på dåse, tomatdåser | hermetikktomater, hakkede tomater, hermetiske tomater, knuste tomater, tomater på boks, boksetomater, hele tomater | krossade tomater, hela tomater, konserverade tomater, tomatkross, tomater burk, finkrossade tomater, körsbärstomater burk | tomaattimurska, murskattu tomaatti, tomaattimurskat, kuoritut tomaatit, säilyketomaatti, säilyketomaatit, paseerattu tomaattimurska
      passata, passerede tomater, sigtede tomater, tomatpassata, polpa | passata, passerte tomater, tomatpassata, polpa | passata, passerade tomater, tomatpassata, polpa | passata, paseerattu tomaatti, tomaattipassata, paseerattu tomaatti passata, polpa
    tomatpure, tomatpuré, tomatkoncentrat | tomatpure, tomatpuré, tomatkonsentrat | tomatpure, tomatpuré, tomatkoncentrat | tomaattipyree, tomaattipyre, tomaattisose, tomaattipyreet, tomaattisoseet
    ~majs på dåse, majskerner, dåsemajs, sød majs, majs | hermetisk mais, maiskorn, mais på boks, mais, søt mais | majs, majskorn, majs burk, konserverad majs | maissi, maissisäilyke, maissinjyvät, säilykemaissi, maissi purkki
      minimajs på glas, mini majs, babymajs | minimais, babymais | minimajs, babymajs | minimaissi, pikkumaissi
    ærter på dåse, grønne ærter dåse, fine ærter | hermetiske erter, erter på boks | gröna ärtor burk, konserverade ärtor, ärtor burk | hernesäilyke, hernesäilykkeet, herneet purkki
      ærterstuing, ærtestuvning, stuvede ærter | ertestuing, ertestuing boks, erterstuing | mushy peas, ärtstuvning | hernemuhennos
    gulerødder på dåse, ærter og gulerødder | erter og gulrøtter, hermetiske gulrøtter | ärtor och morötter, morötter burk | herne porkkana, porkkanasäilyke
    baked beans, bønner i tomat, bønner i tomatsovs | baked beans, tomatbønner, bønner i tomatsaus | vita bönor tomatsås, baked beans, bönor i tomatsås | pavut tomaattikastikkeessa, valkoiset pavut tomaattikastike, tomaattipavut, baked beans
    bønner på dåse, dåsebønner | hermetiske bønner, bønner på boks | bönor burk, konserverade bönor | papusäilyke, papusäilykkeet, säilykepapu, säilykepavut
    kikærter på dåse, kikærter dåse | kikerter på boks, hermetiske kikerter | kikärtor burk, konserverade kikärtor | kikherne säilyke, säilykekikherne, kikherneet purkki
    linser på dåse, linser dåse | linser på boks, hermetiske linser | linser burk, konserverade linser | linssisäilyke, säilykelinssi
    champignon på dåse, champignoner i skiver, dåsechampignon | hermetisk sjampinjong, sjampinjong på boks | champinjoner burk, konserverade champinjoner, skivade champinjoner | herkkusienisäilyke, säilykeherkkusieni, herkkusienet purkki, herkkusieniviipale
    asparges på glas, hvide asparges dåse, aspargeshoveder, snitteasparges | hermetisk asparges, aspargesbiter, asparges på boks | sparris burk, konserverad sparris, vit sparris burk | parsasäilyke, säilykeparsa, valkoinen parsa säilyke, parsapala
    haricots verts dåse | hermetiske grønne bønner | haricots verts burk | vihreä papu säilyke, vihreät pavut säilyke
    kunstner artiskokker, artiskokhjerter, artiskok på glas, artiskokbunde | artisjokkhjerter, artisjokk på glass | kronärtskockshjärtan, kronärtskocka burk, marinerad kronärtskocka | artisokansydän, artisokansydämet, marinoitu artisokka, latva-artisokka säilyke
    palmehjerter | palmehjerter | palmhjärtan | palmunsydän, palmunsydämet
    bambusskud, bambusskud dåse | bambusskudd | bambuskott | bambunverso, bambunversot, bambunidut
    vandkastanjer, bønnespirer på glas, bønnespirer dåse | vannkastanjer, bønnespirer på boks | vattenkastanjer, böngroddar burk | vesikastanja, vesikastanjat, papuidut säilyke
    jackfruit på dåse, jackfrugt, jackfruit | jackfruit, jackfrukt | jackfruit, jackfrukt | jackfruit, jakkihedelmä
    ~soltørrede tomater, soltørret tomat, semitørrede tomater | soltørkede tomater, soltørket tomat | soltorkade tomater, torkade tomater, soltorkad tomat | aurinkokuivattu tomaatti, aurinkokuivatut tomaatit
    grillet peberfrugt, peberfrugt på glas, grillede peberfrugter, marineret peberfrugt | grillet paprika, paprika på glass | grillad paprika, paprika burk, inlagd paprika | grillattu paprika, paprikasäilyke, paahdettu paprika
    ratatouille, ratatouille på dåse | ratatouille | ratatouille | ratatouille
  frugt på dåse, dåsefrugt, frugtkonserves, henkogt frugt | hermetisk frukt, frukthermetikk, frukt på boks | fruktkonserver, konserverad frukt, frukt burk | hedelmäsäilyke, hedelmäsäilykkeet, säilykehedelmä, säilykehedelmät
    ananas på dåse, ananasringe, ananas i skiver, ananasstykker, ananastern | hermetisk ananas, ananasringer, ananas på boks, ananasbiter | ananas burk, ananasringar, ananaskross, konserverad ananas, krossad ananas | ananassäilyke, ananasrengas, ananasrenkaat, ananaspala, ananasmurska, säilykeananas, ananas purkki
    ferskner på dåse, fersken dåse, halve ferskner, ferskenhalvdele | hermetisk fersken, fersken på boks, ferskenhalver | persikor burk, persikohalvor, konserverade persikor, skivade persikor | persikkasäilyke, säilykepersikka, persikkapuolikas, persikkaviipale, persikka purkki
    pærer på dåse, halve pærer, pære på dåse | hermetiske pærer, pærer på boks | päron burk, päronhalvor, konserverade päron | päärynäsäilyke, säilykepäärynä, päärynäpuolikas, päärynä purkki
    mandarin på dåse, mandariner dåse, mandarinbåde | hermetisk mandarin, mandariner på boks, mandarinbåter | mandariner burk, mandarinklyftor, mandarinklyftor burk | mandariinisäilyke, säilykemandariini, mandariinilohko, mandariinilohkot
    frugtcocktail, fruit cocktail, frugtsalat dåse | fruktcocktail, fruktsalat boks | fruktcocktail, fruktsallad burk | hedelmäcocktail, hedelmäsalaatti säilyke
    abrikoser på dåse, blommer på glas, blommer dåse | hermetiske aprikoser, hermetiske plommer | aprikoser burk, aprikoshalvor, plommon burk | aprikoosisäilyke, luumusäilyke
    kirsebær på glas, kirsebær dåse, kirsebær i lage | hermetiske kirsebær, kirsebær på glass | körsbär burk, körsbär i lag | kirsikkasäilyke, säilykekirsikka
    lychee på dåse, litchi på dåse, mango på dåse, mangopulp | hermetisk lychee, mangopure, mangopulp | litchi burk, lychee burk, mangopure, mangopulp | litsisäilyke, litsi purkki, mangosose, mangosäilyke
  fisk på dåse, fiskekonserves, dåsefisk | fiskehermetikk, fisk på boks, hermetisk fisk | fiskkonserver, fiskkonserv, fisk på burk | kalasäilyke, kalasäilykkeet, kalasäilykepurkki
    ~tunfisk, tun, tun på dåse, tun i vand, tun i olie, dåsetun, tunfisk på dåse | tunfisk, tun, tunfisk på boks, tunfisk i vann, tunfisk i olje | tonfisk, tuna, tonfisk i vatten, tonfisk i olja, tonfisk burk | tonnikala, tonnikalapala, tonnikalahiutale, tonnikala vedessä, tonnikala öljyssä, tonnikalasäilyke
    makrel i tomat, makrel i tomatsauce, makrel på dåse, dåsemakrel, makrel i tomatsovs | makrell i tomat, stabburet makrell, makrell på boks, makrell i tomatsaus | makrill i tomatsås, makrill i tomat, makrill burk | makrilli tomaattikastikkeessa, makrillisäilyke, makrilli säilyke, makrillifilee säilyke
    sardiner, sardin, sardiner i olie, sardiner på dåse | sardiner, sardin, sardiner i olje | sardiner, sardin, sardiner i olja | sardiini, sardiinit, sardiinisäilyke
    brisling, brisling i dåse, røget brisling | brisling, brislingsardiner, brisling i olje | skarpsill, skarpsill burk | kilohaili, kilohailisäilyke, savusilakka säilyke
    ~ansjoser, ansjos, benfri ansjos, kryddersild ansjos | ansjos, ansjosfilet | ansjovis, ansjovisfile, skarpsill ansjovis | anjovis, anjovisfilee, anjovikset
      sardeller, ansjosfilet i olie, sardel | sardeller, sardell, ansjosfilet i olje | sardeller, sardellfile, sardell | sardelli, sardellifilee, anjovis öljyssä
    torskerogn på dåse, torskerogn, fiskerogn dåse | torskerogn på boks, hermetisk rogn, torskerogn hermetisk | torskrom burk, torskrom | turskanmäti säilyke, turskanmäti
    torskelever, torskelever på dåse | torskelever, torskelever på boks, svolværpostei, lofotpostei | torsklever, torsklever burk | turskanmaksa, turskanmaksasäilyke
    laks på dåse, dåselaks | laks på boks, hermetisk laks | lax burk, laxkonserv, rosa lax burk | lohisäilyke, säilykelohi, lohi säilyke
    sild i tomat, sild på dåse, sild i dåse, kippers | sild i tomat, sild på boks, kippers | sill i tomatsås, sill burk konserv, böckling burk, kippers | silakkasäilyke, sillisäilyke, silli tomaattikastikkeessa, muikkusäilyke, säilykemuikku
    fiskeboller på dåse, fiskeboller | fiskeboller, fiskeboller på boks, fiskeboller i boks, fiskeballer | fiskbullar, fiskbullar burk, fiskbullar i hummersås | kalapyörykkä säilyke, kalapulla säilyke
    muslinger på dåse, røgede muslinger, blåmuslinger dåse | blåskjell på boks, røkte østers, muslinger på boks | musslor burk, rökta musslor, rökta ostron, musslor i vatten | simpukkasäilyke, simpukka säilyke, savusimpukka, sinisimpukka säilyke
    krabbekød på dåse, krabbe på dåse | krabbe på boks, krabbekjøtt på boks, crabmeat | krabba burk, krabbkött burk | rapusäilyke, taskurapu säilyke, ravunliha säilyke
    tunsalat dåse, tun salat dåse, tunfisk salat dåse | tunfisksalat boks, tunfiskblanding | tonfisksallad burk, tonfiskröra burk | tonnikalasalaatti säilyke
  kaviar på tube, tubekaviar, kaviarcreme, torskerognscreme | kaviar, kaviar på tube, tubekaviar, mills kaviar, kaviarmix | kaviar, kalles kaviar, kaviar tub, kalles, kaviarmix, kaviartub | mätitahna, mätitahnat, kalles kaviaari, tuubikaviaari
  kød på dåse, dåsekød, kødkonserves | kjøtthermetikk, kjøtt på boks, hermetisk kjøtt | köttkonserver, kött burk, burkkött | lihasäilyke, lihasäilykkeet, säilykeliha, naudanlihasäilyke, nauta sika säilyke, sianlihasäilyke
    skinke på dåse, dåseskinke, skinke dåse, jaka bov | skinke på boks, boksskinke, spam | burkskinka, skinka burk, spam | säilykekinkku, purkkikinkku, spam
    corned beef | corned beef | corned beef | corned beef
    pølser på dåse, dåsepølser, cocktailpølser dåse | pølser på boks, hermetiske pølser, boks pølser | bullens pilsnerkorv, korv burk, burkkorv, konserverad korv | nakkisäilyke, makkarasäilyke, nakki purkki
    leverpostej på dåse, dåse leverpostej | leverpostei på boks, leverpostei boks | leverpastej burk, leverpastej konserv | maksapasteija säilyke, maksapasteija purkki
    skildpadde på dåse, forloren skildpadde | - | - | -
  færdigret på dåse, dåseret, dåseretter, gryderet på dåse | boksmiddag, hermetisk middag, middag på boks, middagshermetikk | färdigmat burk, konserverad mat, burkrätt | ruokasäilyke, ateriasäilyke, valmisruoka säilyke, ruokasäilykkeet
    frikadeller dåse | kjøttboller på boks, kjøttkaker på boks, kjøttkaker i saus | köttbullar burk | lihapullasäilyke, lihapulla säilyke
    joikaboller, viltkaker | joikaboller, joika, reinsdyrboller | renbullar | -
    lapskovs på dåse, skipperlabskovs, labskovs | lapskaus, lapskaus på boks, brun lapskaus | lapskojs, pyttipanna burk | lapskoussi, lapskaus
    gullasch på dåse, gulasch, gullasch | gulasj, gulasj på boks | gulasch, gulasch burk | gulassi, gulassi säilyke
    chili con carne, chili sin carne | chili con carne, chili sin carne | chili con carne, chili sin carne | chili con carne, chili sin carne
    ravioli på dåse, ravioli i tomatsauce, spaghetti på dåse | ravioli på boks, spaghetti på boks | ravioli burk, spaghetti burk, ravioli i tomatsås | raviolisäilyke, ravioli säilyke, ravioli purkki
    - | fårikål på boks, fårikål boks | - | -
    - | sodd, sodd på boks, innherredssodd | - | -
    - | - | kåldolmar burk, kalops burk | kaalikääryle säilyke
    - | - | - | karjalanpaisti säilyke, makkarakastike, läskisoosi
  ~oliven, oliven på glas | oliven, oliven på glass | oliver, oliv, oliver burk | oliivi, oliivit
    grønne oliven, fyldte oliven | grønne oliven, fylte oliven | gröna oliver, fyllda oliver, urkärnade oliver | vihreä oliivi, vihreät oliivit, täytetty oliivi, täytetyt oliivit
    sorte oliven, kalamata, kalamata oliven, kalamataoliven | sorte oliven, svarte oliven, kalamata, kalamataoliven | svarta oliver, kalamata, kalamataoliver, kalamon oliver | musta oliivi, mustat oliivit, kalamata, kalamata oliivi
  ~kapers, kaper | kapers, kaper | kapris, kaprisbär, kapers | kapris, kaprikset, kapriksenmarja
  antipasti, antipasto på glas | antipasti, antipasto | antipasti, antipasto | antipasti, antipastot
  syltede varer, syltede grøntsager, pickled | syltede grønnsaker, sylta grønnsaker | inlagda grönsaker, inläggningar, picklade grönsaker | etikkasäilyke, etikkasäilykkeet, pikkelöity vihannes
    syltede agurker, syltet agurk, sylteagurker, cornichoner | sylteagurk, sylteagurker, syltet agurk, cornichons | saltgurka, inlagd gurka, ättiksgurka, cornichons, syltad gurka, inläggningsgurka | suolakurkku, maustekurkku, suolakurkut, maustekurkut, säilykekurkku, etikkakurkku, cornichon
      agurkesalat, agurkesalat på glas | agurksalat, agurksalat på glass, hamburgeragurk | smörgåsgurka, gurksallad, skivad gurka burk, hamburgergurka | kurkkusalaatti, kurkkuviipale, hampurilaiskurkku, hampurilaiskurkut, kurkkusalaatit
      drueagurk, drueagurker | drueagurk, små sylteagurker | druvgurka, smågurkor | pikkukurkku, pikkukurkut, avomaankurkkusäilyke
      asier, asie | asier, asie | västeråsgurka, asier | valkosipulikurkku, valkosipulikurkut, viipuri kurkku
    syltede rødbeder, rødbeder på glas, rødbedesalat glas, skiveskårne rødbeder | syltede rødbeter, rødbeter på glass, rødbeter syltet | inlagda rödbetor, rödbetor burk, skivade rödbetor | etikkapunajuuri, etikkapunajuuret, punajuurisäilyke, punajuurikuutio, punajuuriviipale
    syltede løg, perleløg, sølvløg, syltede rødløg, syltede perleløg | syltet løk, sølvløk, syltet rødløk, perleløk | syltlök, picklad rödlök, inlagd lök, silverlök, picklad lök | hillosipuli, pikkelöity punasipuli, helmisipuli säilyke, pikkelöity sipuli
    ~jalapenos, jalapeno, syltede jalapenos, jalapenoer, jalapeño | jalapenos, jalapeno, jalapeño | jalapenos, jalapeno, skivad jalapeno, jalapeño | jalapeno, jalapenot, jalapenoviipale, jalapeño
    pepperoncini, feferoni, lombardi, peberoni | feferoni, pepperoncini, lombardi, syltet chili | feferoni, pepperoncini, inlagd peperoni, lombardi | feferoni, pepperoncini, friggitelli, makea chili säilyke
    fyldte peberfrugter, ostefyldte peberfrugter, peppadew | ostefylte paprika, fylte paprika, peppadew | ostfyllda paprikor, fyllda paprikor, peppadew | juustotäytteiset paprikat, täytetty paprika, peppadew
    syltede græskar, syltet græskar, mixed pickles | syltet gresskar, mixed pickles | inlagd pumpa, mixed pickles | kurpitsasäilyke, kurpitsapikkelssi, mixed pickles
    surkål, sauerkraut, hvidkål syltet | surkål, sauerkraut | surkål, sauerkraut | hapankaali, hapankaalit
    rødkål på glas, syltet rødkål, færdig rødkål, rødkål glas | rødkål på glass, syltet rødkål, ferdig rødkål | rödkål burk, färdig rödkål | punakaali säilyke, hapan punakaali
    kimchi | kimchi | kimchi, kimchee | kimchi, kimchee
    hvidløg på glas, syltede hvidløg, marinerede hvidløg, hvidløgspasta | hvitløk på glass, marinert hvitløk, hvitløkspasta | vitlök burk, marinerad vitlök, vitlökspasta | marinoitu valkosipuli, valkosipulimurska, valkosipulitahna, valkosipuli säilyke
    syltet ingefær, gari, sushi ingefær | syltet ingefær, gari, sushi ingefær | inlagd ingefära, gari, sushi ingefära, picklad ingefära | sushi-inkivääri, gari, säilötty inkivääri, inkivääri sushi
    syltede svampe, marinerede svampe | syltet sopp, marinert sopp | inlagd svamp, marinerad svamp | suolasieni, suolasienet, marinoitu sieni, etikkasieni, etikkasienet
    chilipasta på glas, chili på glas | chili på glass, hakket chili glass | chilipasta, hackad chili burk | chilitahna, chilimurska, chili säilyke
    ingefærpasta, ingefær på glas | ingefærpasta, ingefær på glass | ingefärspasta, ingefära burk, riven ingefära | inkivääritahna, inkiväärimurska`,
}
