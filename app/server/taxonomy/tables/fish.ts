import type { GoodsTable } from '../goods-table.ts'

/** Fish, shellfish, roe, chilled and tinned dishes of fish. */
export const fish: GoodsTable = {
  part: 'meat-fish',
  rows: `
~fisk, frisk fisk | fisk, fersk fisk, ferskfisk | fisk, färsk fisk | kala, kalat, tuore kala, tuorekala
  fiskefilet, fiskefileter | fiskefilet, fiskefileter | fiskfilé, fiskfiléer, vit fisk | kalafilee, kalafileet, kalanfilee
  suppefisk, fiskeblanding, blandet fisk | suppefisk, fiskeblanding | fiskmix, fisksoppsmix, fiskgrytbitar | kalakuutio, kalakuutiot, keittokala, kalasekoitus
  ~laks, laksefisk | laks | lax, laxar | lohi, lohet, lohen, merilohi, norjanlohi
    laksefilet, laksefileter, lakse filet | laksefilet, laksefileter | laxfilé, laxfiléer | lohifilee, lohifileet, lohen filee, merilohifilee
      laksestykker, lakseportioner | lakseporsjon, lakseporsjoner, laksebiter | laxportion, laxportioner, laxbitar | lohipala, lohipalat, lohifileepala, lohiannospala
      lakseloin, lakseryg | lakseloin, laksemørbrad | laxloin, laxrygg | lohen selkäfilee, lohimedaljonki, lohimedaljongit
      laksekotelet, laksekoteletter, laksesteak, laksebøf | laksekotelett, laksekoteletter, laksebiff | laxkotlett, laxkotletter, laxsteak | lohikyljys, lohipihvi
    lakseside, laksesider, hel lakseside | lakseside, laksesider | laxsida, laxsidor, hel laxsida | lohisivu, lohikylki
    hel laks | hel laks | hel lax | kokonainen lohi
    røget laks, røgelaks, koldrøget laks, røgetlaks | røkelaks, røkt laks, røykelaks, røykt laks, kaldrøkt laks | rökt lax, kallrökt lax, röklax | kylmäsavulohi, kylmäsavulohet, savulohi, savustettu lohi, kylmäsavustettu lohi
    varmrøget laks, ovnrøget laks | varmrøkt laks, varmrøykt laks | varmrökt lax | lämminsavulohi, lämminsavulohet, lämminsavustettu lohi
    gravad laks, gravadlaks, gravlaks, gravet laks | gravlaks, gravet laks, rakalaks | gravad lax, gravlax, gravadlax | graavilohi, graavilohet, graavattu lohi, graavi lohi
    - | ovnsbakt laks | ugnsbakad lax | loimulohi, loimulohet
    laksetern, laksetatar | lakseterninger, laksetartar | laxtärningar, laxtartar, laxkuber | lohikuutio, lohikuutiot
    laksestrimler | laksestrimler | laxstrimlor | lohisuikale, lohisuikaleet
    - | salmalaks, salma | salmalax, salma | salma
  ~ørred, regnbueørred, ørredfilet | ørret, ørretfilet, regnbueørret, fjordørret | regnbåge, regnbågslax, forell, regnbågsfilé, regnbågsforell | kirjolohi, kirjolohet, kirjolohen, kirjolohifilee, kirjolohen filee
    røget ørred, varmrøget ørred | røkt ørret, røykt ørret | rökt forell, rökt regnbåge, varmrökt regnbåge | kylmäsavukirjolohi, savukirjolohi, lämminsavukirjolohi
    gravad ørred | gravet ørret | gravad regnbåge, gravad forell | graavikirjolohi
    - | rakfisk, rakørret | - | -
  ~havørred, bækørred | sjøørret, fjellørret | öring, havsöring, laxöring | taimen, meritaimen
  ~fjeldørred | røye, fjellrøye | röding, fjällröding, rödingfilé | nieriä, rautu
  ~torsk, skrei | torsk, skrei | torsk, skrej | turska, turskat
    torskefilet, torskefileter, torskestykker | torskefilet, torskefileter, torskebiter | torskfilé, torskfiléer | turskafilee, turskafileet, turskan filee
    torskeloin, torskeryg | torskeloin, torskerygg, torskeryggfilet | torskrygg, torskryggfilé, torskloin | turskan selkäfilee, turskanselkä
    klipfisk, bacalao | klippfisk, bacalao, boknafisk | klippfisk, kabeljo, bacalao | kapaturska, bacalao
    tørfisk, stokfisk | tørrfisk, stokkfisk, tørket fisk | torrfisk, torkad fisk | kuivakala, kuivattu kala
    ludfisk | lutefisk | lutfisk | lipeäkala
    torsketunger | torsketunger | torsktungor | -
    torskelever, torskelever på dåse | torskelever | torsklever | turskanmaksa
    - | rognleverpostei, svolværpostei, svolvær | - | -
  ~sej, mørksej, sejfilet | sei, seifilet, seibiff | sej, gråsej, sejfilé, sejrygg | seiti, seitifilee, seitifileet, seitin filee
    alaskasej, alaska sej, alaska sejfilet | alaska pollock, alaskasei | alaska pollock, alaskasej, alaska pollockfilé | alaskanseiti, alaskanseitifilee
  lubbe, lyssej | lyr, lyrfilet | lyrtorsk, bleka | lyyraturska
  ~kuller, kullerfilet | hyse, hysefilet, kolje | kolja, koljafilé | kolja
  ~kulmule | lysing | kummel | kummeliturska
  ~hvilling | hvitting | vitling | valkoturska
  ~hoki, hokifilet | hoki | hoki, hokifilé | hoki
  fladfisk | flatfisk, flyndre, flyndrefilet | plattfisk | kampela, kampelat
    ~rødspætte, rødspættefilet, rødspættefileter, rødspætter | rødspette, rødspettefilet | rödspätta, rödspättafilé, spätta, rödspättor | punakampela, punakampelafilee
    skrubbe | skrubbe | skrubbskädda, flundra | -
    søtunge | sjøtunge, tunge | sjötunga, tunga | meriantura
    rødtunge | lomre | bergtunga, rödtunga | pikkupääkampela
    pighvar | piggvar | piggvar | piikkikampela
    slethvar | slettvar | slätvar | silokampela
    ~helleflynder | kveite, kveitefilet | hälleflundra, helgeflundra | ruijanpallas, pallas
      røget helleflynder | røkt kveite | rökt hälleflundra, rökt helgeflundra | savustettu ruijanpallas
    ~hellefisk, hellefiskfilet, hellefiskefilet | blåkveite | liten hälleflundra | grönlanninpallas
      røget hellefisk | røkt blåkveite | - | -
  ~havkat, havkatfilet | steinbit, steinbitfilet | havskatt, havskattfilé | merikissa
  ~havtaske | breiflabb | marulk | merikrotti
  stenbider, kulso | rognkjeks, rognkall | stenbit, sjurygg | rasvakala
  rødfisk | uer, uerfilet | kungsfisk | punasimppu, puna-ahven
  knurhane | knurr | knorrhane | kurnusimppu
  brosme | brosme | lubb | keila
  - | langefilet | långafilé | molva
  ~sild, fersk sild, sildefilet, sildefileter | sild, fersk sild, sildefilet | sill, färsk sill, sillfilé | silli, sillit, sillifilee
    marineret sild, marinerede sild, hvide sild, syltede sild | sursild, marinert sild, syltesild | inlagd sill, sillinläggning, inläggningssill | maustesilli, maustesillit, marinoitu silli
      kryddersild | kryddersild | kryddsill | -
      karrysild | karrisild | currysill | currysilli
      sennepssild | sennepssild | senapssill | sinappisilli
      tomatsild | tomatsild | tomatsill | tomaattisilli
      glarmestersild | glassmestersild | glasmästarsill | lasimestarinsilli
      løgsild | løksild | löksill, 5-minuterssill | sipulisilli
      - | rømmesild | gräddfilssill | kermasilli
      - | - | skärgårdssill | saaristosilli
      - | - | vitlökssill | valkosipulisilli
      - | - | ättikssill | etikkasilli
      matjessild, matjes | matjessild, matjes | matjessill, matjes, matjesfilé | matjessilli, matjes, matjessillifilee
    røget sild, røgede sild, bornholmer | røkt sild, bøkling, kippers | rökt sill, kippers | savusilli
    spegesild, saltsild | spekesild, saltsild | saltsill, spickesill | suolasilli
    stegte sild, stegt sild | stekt sild | stekt sill | paistettu silli
  østersøsild | - | strömming, strömmingsfilé, strömmingar | silakka, silakat, silakkafilee, silakkafileet
    - | - | böckling, rökt strömming | savusilakka, savusilakat, savustettu silakka
    - | - | stekt strömming, stekt inlagd strömming | silakkapihvi, silakkapihvit, paistetut silakat
    - | - | senapsströmming | sinappisilakka
    - | - | inlagd strömming | maustesilakka, etikkasilakka, silakkarullat
    surströmming | surstrømming | surströmming | hapansilakka
  ~brisling | brisling | skarpsill | kilohaili
  ansjoser, ansjos, ansjosfileter, anchovis | ansjos, ansjoser, ansjosfilet, ansjosfileter | ansjovis, ansjovisfilé | anjovis, anjovikset, anjovisfilee
    sardeller | sardeller | sardeller, sardellfilé, sardellfiléer | sardelli, sardellit
  sardiner, sardin | sardiner, sardin | sardiner, sardin | sardiini, sardiinit
  ~makrel, makrelfilet, hel makrel | makrell, makrellfilet, fersk makrell | makrill, makrillfilé, färsk makrill | makrilli, makrillifilee
    røget makrel, varmrøget makrel | røkt makrell, røykt makrell, varmrøkt makrell | rökt makrill, varmrökt makrill | savumakrilli, savustettu makrilli, lämminsavumakrilli
      pebermakrel, peberrøget makrel | peppermakrell | pepparmakrill | pippurimakrilli
    makrel i tomat, tomatmakrel, makrel på dåse | makrell i tomat, tomatmakrell, stabburmakrell | makrill i tomatsås, makrill i tomat, makrill på burk | makrilli tomaattikastikkeessa, tomaattimakrilli, makrillisäilyke
  ~tun, tunfisk | tunfisk, tun | tonfisk, tuna | tonnikala, tonnikalat
    tunbøf, tunsteak, tunfilet | tunfiskbiff, tunfiskfilet | tonfiskfilé, tonfiskstek, tonfisksteak | tonnikalapihvi, tonnikalafilee
    tun på dåse, dåsetun, tun i vand, tun i olie, tunfisk på dåse | tunfisk på boks, tunfisk i vann, tunfisk i olje | tonfisk i vatten, tonfisk i olja, tonfisk på burk, tonfiskbitar | tonnikalasäilyke, tonnikalapala, tonnikalapalat, tonnikala vedessä, tonnikala öljyssä
  dåsefisk, fiskekonserves, fisk på dåse | fiskehermetikk, fisk på boks | fiskkonserv, fiskkonserver | kalasäilyke, kalasäilykkeet
  ~aborre, aborrefilet | abbor, abborfilet | abborre, abborrfilé | ahven, ahvenet, ahvenfilee, ahvenen filee
    - | - | rökt abborre | savuahven, savuahvenet
  ~sandart, sandartfilet | gjørs | gös, gösfilé | kuha, kuhat, kuhafilee, kuhafileet, kuhan filee
  ~gedde | gjedde | gädda, gäddfilé, gäddor | hauki, hauet, haukifilee
  ~helt | sik, sikfilet | sik, sikfilé | siika, siiat, siikafilee, siian filee
    røget helt | røkt sik | rökt sik | savusiika, savusiiat
    - | - | gravad sik | graavisiika
  heltling | lagesild | siklöja, siklöjor | muikku, muikut, muikkufilee
    - | - | rökt siklöja | savumuikku, savumuikut
    - | - | stekt siklöja | paistetut muikut
  smelt | krøkle | nors | kuore, kuoreet
  brasen | brasme | braxen | lahna
  skalle | mort | mört | särki, särjet, särkisäilyke
  karpe | karpe | karp | karppi
  suder | suter | sutare | suutari
  ferskvandskvabbe | - | lake | made, mateet
  ~ål, ålefilet | ål | ål, ålfilé | ankerias
    røget ål | røkt ål, røykt ål | rökt ål | savuankerias
  ~havbars, havaborre | havabbor | havsabborre | meribassi
  ~guldbrasen, dorade, dorada | dorade | dorado, guldsparid, guldbraxen | kultaotsa-ahven, dorado
  ~pangasius | pangasius | pangasius, hajmal | pangasius
  ~tilapia | tilapia | tilapia | tilapia
  malle | malle | mal | monni
  hornfisk | horngjel | näbbgädda, horngädda | nokkakala
  sværdfisk | sverdfisk | svärdfisk | miekkakala
  haj | hai | haj | hai
  stør | stør | stör | sampi
  røget fisk, røgvarer | røkt fisk, røykt fisk | rökt fisk | savukala, savukalat, savustettu kala
  paneret fisk, panerede fiskefileter, paneret fiskefilet | panert fisk, panert fiskefilet, sprøstekt fisk | panerad fisk, panerad fiskfilé, krispig fisk | leivitetty kala, leivitetty kalafilee, paneroitu kala
    paneret rødspætte, panerede rødspættefileter, panerede rødspætter | panert rødspette | panerad rödspätta | leivitetty punakampela
    paneret torsk | panert torsk | panerad torsk | leivitetty turska
    paneret sej | panert sei | panerad sej | leivitetty seiti
    - | panert hyse | panerad kolja | -
    fiskepinde, fiskepind, fiskestænger | fiskepinner, fiskepinne, fiskestaver | fiskpinnar, fiskpinne | kalapuikot, kalapuikko, kala puikko
    fish and chips | fish and chips | fish and chips | fish and chips
    fiskenuggets | fiskenuggets | fisknuggets | kalanugetit
  sashimi, sushilaks | sashimi, sushilaks | sashimi, sushilax | sashimi, sushilohi
  fisk og skaldyr, seafood | sjømat, fisk og skalldyr | fisk och skaldjur | merenelävät, merenherkut
~skaldyr | skalldyr | skaldjur | äyriäiset, äyriäinen
  skaldyrsmix, skaldyrsblanding, seafood mix | skalldyrmix, skalldyrblanding, sjømatblanding, seafood mix | skaldjursmix, skaldjursblandning, seafood mix | äyriäissekoitus, merenherkkusekoitus, seafood mix
  skaldyrsfad, skaldyrsplatte | skalldyrfat | skaldjursplatå, skaldjursfat | äyriäislautanen
  rejecocktail | rekecocktail | räkcocktail | katkarapucocktail
  ~rejer, reje, rejekød | reker, reke | räkor, räka | katkarapu, katkaravut, katkarapuja
    pillede rejer, rejer i lage, håndpillede rejer, salatrejer | pillede reker, rensede reker, reker i lake, håndpillede reker, rekekjøtt | skalade räkor, handskalade räkor, räkor i lake, salladsräkor | kuorittu katkarapu, kuoritut katkaravut, kokkikatkarapu
    skalrejer, rejer med skal | ferske reker, skallreker, reker med skall | räkor med skal, färska räkor | kuorellinen katkarapu, kuorelliset katkaravut
    grønlandske rejer, koldtvandsrejer, nordhavsrejer | dypvannsreker | nordhavsräkor | kylmänveden katkarapu
    tigerrejer, tigerreje, kæmperejer, scampi, black tiger, kongerejer | scampi, tigerreker, kongereker | scampi, tigerräkor, jätteräkor, kungsräkor | jättikatkarapu, jättikatkaravut, tiikerikatkarapu, tiikerikatkaravut, tiikerirapu, scampi
    argentinske rejer | argentinske reker | argentinska rödräkor, argentinska räkor | argentiinalainen katkarapu
    vannamei rejer, vannamei | vannamei, vannameireker | vannameiräkor, vannamei | vannamei, vannameikatkarapu
    panerede rejer, butterfly rejer, torpedo rejer | panerte reker, panerte scampi | panerade räkor, friterade räkor | leivitetty katkarapu, leivitetyt katkaravut
    fjordrejer, roskildefjordrejer | strandreker | tångräkor | -
  ~krebs, ferskvandskrebs | kreps, ferskvannskreps | kräftor, kräfta | rapu, ravut, keitetyt ravut
    krebsehaler, krebsehale | krepsehaler, krepsehale | kräftstjärtar, kräftstjärt | ravunpyrstö, ravunpyrstöt
    signalkrebs | signalkreps | signalkräftor | täplärapu, täpläravut
    flodkrebs | edelkreps | flodkräftor | jokirapu, jokiravut
  ~jomfruhummer, jomfruhummerhaler | sjøkreps, bokstavhummer | havskräftor, havskräfta, kejsarhummer | keisarihummeri, merirapu
  ~hummer, hummere, hummerhaler | hummer, hummerhaler | hummer, humrar, hummerkött | hummeri, hummerit
  languster, langust | languster, langust | languster, langust | langusti
  ~krabbe, krabber, taskekrabbe, krabbekød | krabbe, krabber, taskekrabbe, krabbekjøtt | krabba, krabbor, krabbtaska, krabbkött | taskurapu, taskuravut, rapuliha, krabi
    krabbeklør | krabbeklør | krabbklor | rapusakset
    - | krabbeskjell, fylte krabbeskjell | fyllda krabbskal | -
    kongekrabbe, kongekrabber | kongekrabbe, kongekrabbeben | kungskrabba | kuningasrapu, kuningasravut
    snekrabbe, snekrabber | snøkrabbe | snökrabba | lumirapu
  surimi, crabsticks, crab sticks, krabbesticks | crabsticks, crab sticks, surimi, krabbepinner | crabsticks, crab sticks, surimi, krabbsticks | surimi, surimipuikko, surimipuikot, rapupuikko, rapupuikot
  ~muslinger, musling, blåmuslinger | blåskjell, skjell, muslinger | musslor, mussla, blåmusslor, blåmussla | simpukka, simpukat, sinisimpukka, sinisimpukat
    kammuslinger, kammusling, jakobsmuslinger | kamskjell | pilgrimsmussla, pilgrimsmusslor, kammusslor | kampasimpukka, kampasimpukat
    hjertemuslinger | hjerteskjell | hjärtmusslor | sydänsimpukka, sydänsimpukat
    vongole | vongole | vongole | vongole
    knivmuslinger | knivskjell | knivmusslor | veitsisimpukka
    røgede muslinger, muslinger på dåse | røkte blåskjell, røkte muslinger | rökta musslor, musslor på burk | savusimpukka, savusimpukat, savustetut simpukat
  ~østers | østers | ostron | osteri, osterit
  ~blæksprutte, blæksprutter, blæksprutteringe, calamari, calamares | blekksprut, blekksprutringer, akkar, calamari | bläckfisk, bläckfiskar, bläckfiskringar, calamares, calamari | mustekala, mustekalat, mustekalarengas, mustekalarenkaat, calamari, kalmari
  søpindsvin | kråkebolle, kråkeboller | sjöborre, sjöborrar | merisiili
snegle, escargots, vinbjergsnegle | snegler, escargots | sniglar, escargots | etanat, etana, escargots
frølår | froskelår | grodlår | sammakonreidet
~rogn, fiskerogn | rogn, fiskerogn | rom, fiskrom | mäti, mädit, kalanmäti
  torskerogn, rogn på dåse, frisk torskerogn | torskerogn, hermetisk rogn, skreirogn | torskrom | turskanmäti
  stenbiderrogn, limfjordsrogn | rognkjeksrogn, rognkjekskaviar | stenbitsrom, stenbitskaviar, röd stenbitsrom, svart stenbitsrom | rasvakalanmäti
  løjrom | løyrom | löjrom, kalix löjrom | muikunmäti, muikun mäti
  ørredrogn | ørretrogn | forellrom, regnbågsrom | kirjolohenmäti, kirjolohen mäti
  lakserogn | lakserogn | laxrom | lohenmäti, lohen mäti
  helterogn | sikrogn | sikrom | siianmäti, siian mäti
  - | - | lakrom | mateenmäti, mateen mäti
  lodderogn | lodderogn, masago | loddrom, masago | villakuoreenmäti
~kaviar, caviar | kaviar | kaviar | kaviaari
  kaviar på tube, svensk kaviar, torskerognskaviar | kaviar på tube, tubekaviar, mills kaviar | kalles kaviar, kalles, kaviar på tub, tubkaviar, smörgåskaviar | mätitahna, mätitahnat, kalles
  tangkaviar, tangperler | tangkaviar, tangperler | tångkaviar, tångrom, tångpärlor | leväkaviaari
taramasalata, taramosalata | taramasalata | taramasalata | taramasalata
fiskefars, hakket fisk | fiskefarse, fiskedeig | fiskfärs | kalajauheliha, kalamassa
  laksefars, hakket laks | laksefarse, laksedeig | laxfärs | lohijauheliha
fiskefrikadeller, fiskefrikadelle, fiskedeller, fiskedelle, fiskekager, fiskekage | fiskekaker, fiskekake, grove fiskekaker | fiskbiffar, fiskbiff, fiskkakor, fiskfrikadeller | kalapihvit, kalapihvi, kalamurekepihvi, kalamurekepihvit
  laksefrikadeller, laksedeller, laksekager | laksekaker, laksekake, laksekarbonader, laksekarbonade | laxbiffar, laxbiff, laxkakor | lohimurekepihvit, lohimurekepihvi, lohipihvit
  torskefrikadeller | torskekaker, torskekake | torskbiffar | turskapihvit
  - | seikaker, seikarbonader | sejbiffar | -
  - | hysekaker, hysekarbonader | koljabiffar | -
  rejefrikadeller | rekekaker | räkbiffar | katkarapupihvit
  - | fiskekarbonader, fiskekarbonade | - | -
fiskeburger, fishburger | fiskeburger, seiburger | fiskburgare, fishburger | kalaburger
  lakseburger | lakseburger | laxburgare | lohiburger
fiskeboller, fiskebolle | fiskeboller, fiskebolle, fiskeballer | fiskbullar, fiskbulle | kalapyörykkä, kalapyörykät, kalapullat, kalapulla
  lakseboller | lakseboller | laxbullar | lohipyörykkä, lohipyörykät, lohipullat
fiskebudding, fiskerand | fiskepudding | fiskpudding | kalamureke, kalamurekkeet
fiskegratin | fiskegrateng | fiskgratäng, fiskgratin, fisklåda | kalavuoka, kalagratiini
- | - | laxpudding | lohilaatikko, lohilaatikot, lohivuoka
fiskesuppe | fiskesuppe, bergensk fiskesuppe | fisksoppa | kalakeitto, kalakeitot
  laksesuppe | laksesuppe | laxsoppa | lohikeitto, lohikeitot
  bouillabaisse | bouillabaisse | bouillabaisse | bouillabaisse
  hummersuppe, hummerbisque | hummersuppe | hummersoppa | hummerikeitto
  skaldyrssuppe | skalldyrsuppe | skaldjurssoppa | äyriäiskeitto
fiskegryde | fiskegryte | fiskgryta | kalapata
fiskespyd | fiskespyd | fiskspett | kalavarras
  laksespyd | laksespyd | laxspett | lohivarras, lohivartaat
rejespyd, scampispyd | scampispyd, rekespyd | scampispett, räkspett | katkarapuvarras, katkarapuvartaat
laksemousse | laksemousse | laxmousse | lohimousse
fiskepostej, laksepate, fiskepate | fiskepostei, laksepostei | laxpaté, fiskpaté, fiskpastej | kalapasteija, lohipasteija
lakserulle, lakseruller | lakserulle | laxrulle, laxrullader, laxrullar | lohirulla, lohirullat
plukfisk | plukkfisk, persetorsk | stuvad fisk | -
sushi, maki, nigiri, sushibakke | sushi, maki, nigiri | sushi, maki, nigiri, sushibox | sushi, sushit, maki, nigiri, sushilajitelma
poke bowl, pokebowl, poke | poke bowl, pokebowl | poke bowl, pokebowl, poké | poke bowl, pokebowl, pokekulho
ceviche | ceviche | ceviche | ceviche
tang, spiselig tang | tang | tång, sjögräs | merilevä
  wakame, tangsalat | wakame, tangsalat | wakame, sjögrässallad, tångsallad | wakame, merileväsalaatti`,
}
