import type { GoodsTable } from '../goods-table.ts'

/** Fish, shellfish, roe, chilled and tinned dishes of fish. */
export const fish: GoodsTable = {
  part: 'meat-fish',
  rows: `
~fisk, frisk fisk, fersk fisk | fisk, fersk fisk, ferskfisk | fisk, färsk fisk | kala, kalat, tuore kala, tuorekala
  fiskefilet, fiskefileter | fiskefilet, fiskefileter | fiskfilé, fiskfiléer | kalafilee, kalafileet, kalanfilee
    ?laksefilet, laksefileter, lakse filet, laksefilet uden skind | laksefilet, laksefileter, laksefilet uten skinn, skinnfri laksefilet | laxfilé, laxfiléer, laxfilé utan skinn | lohifilee, lohifileet, lohen filee, merilohifilee, ruodoton lohifilee, nahaton lohifilee
    ?torskefilet, torskefileter, torskestykker | torskefilet, torskefileter, torskebiter, skreifilet | torskfilé, torskfiléer | turskafilee, turskafileet, turskan filee
  suppefisk, fiskeblanding, blandet fisk | suppefisk, fiskeblanding, fiskegryteblanding | fiskmix, fisksoppsmix, fiskgrytbitar | kalakuutio, kalakuutiot, keittokala, kalasekoitus, kalapala, keittokalapalat
  ~laks, laksefisk, frisk laks, norsk laks | laks, fersk laks, norsk laks, atlantisk laks | lax, laxar, laxfena, laxfenor, färsk lax, atlantlax | lohi, lohet, lohen, merilohi, norjanlohi, lohta, tuore lohi, norjalainen lohi, atlantinlohi
    ?laksefilet, laksefileter, lakse filet, laksefilet uden skind | laksefilet, laksefileter, laksefilet uten skinn, skinnfri laksefilet | laxfilé, laxfiléer, laxfilé utan skinn | lohifilee, lohifileet, lohen filee, merilohifilee, ruodoton lohifilee, nahaton lohifilee
      ?laksestykker, lakseportioner | lakseporsjon, lakseporsjoner, laksebiter | laxportion, laxportioner, laxbitar | lohipala, lohipalat, lohifileepala, lohiannospala, lohenpala, lohenpalat
      lakseloin, lakseryg | lakseloin, laksemørbrad | laxloin, laxrygg | lohen selkäfilee, lohimedaljonki, lohimedaljongit
      laksekotelet, laksekoteletter, laksesteak, laksebøf | laksekotelett, laksekoteletter, laksebiff, lakseskiver, lakseskive | laxkotlett, laxkotletter, laxsteak | lohikyljys, lohipihvi
    lakseside, laksesider, hel lakseside | lakseside, laksesider | laxsida, laxsidor, hel laxsida | lohisivu, lohikylki, kokonainen lohifilee
    hel laks | hel laks | hel lax | kokonainen lohi
    røget laks, røgelaks, koldrøget laks, røgetlaks, røget laks skiver | røkelaks, røkt laks, røykelaks, røykt laks, kaldrøkt laks, røkelaks i skiver, lakseskiver | rökt lax, kallrökt lax, röklax, rökad lax | kylmäsavulohi, kylmäsavulohet, savulohi, savustettu lohi, kylmäsavustettu lohi, savulohta, kylmäsavulohta, lohisiivut, lohisiivu, savulohisiivu, savulohisiivut, kylmäsavulohisiivu, savulohiviipale, kylmäsavulohiviipale
    varmrøget laks, ovnrøget laks | varmrøkt laks, varmrøykt laks | varmrökt lax | lämminsavulohi, lämminsavulohet, lämminsavustettu lohi
    gravad laks, gravadlaks, gravlaks, gravet laks, gravad laks skiver, gravet laks skiver | gravlaks, gravet laks, rakalaks, gravlaks i skiver, lakseskiver | gravad lax, gravlax, gravadlax, skivad gravlax, gravlaxskivor | graavilohi, graavilohet, graavattu lohi, graavi lohi, graavilohisiivu, graavilohiviipale
    - | ovnsbakt laks, bakt laks | ugnsbakad lax | loimulohi, loimulohet, loimutettu lohi
    laksetern, laksetatar, laks i tern | lakseterninger, laksetartar, laks i terninger | laxtärningar, laxtartar, laxkuber, tärnad lax | lohikuutio, lohikuutiot, lohitartar
    laksestrimler | laksestrimler | laxstrimlor | lohisuikale, lohisuikaleet
    - | salmalaks, salma | salmalax, salma | salma
    - | - | rimmad lax | suolalohi, suolattu lohi, riimilohi, riimattu lohi, tuoresuolattu lohi
  ~ørred, regnbueørred, ørredfilet | ørret, ørretfilet, regnbueørret, fjordørret, aure, regnbogeaure | regnbåge, regnbågslax, forell, regnbågsfilé, regnbågsforell | kirjolohi, kirjolohet, kirjolohen, kirjolohifilee, kirjolohen filee, kirjolohta, tuore kirjolohi
    røget ørred, varmrøget ørred | røkt ørret, røykt ørret, røykt aure | rökt forell, rökt regnbåge, varmrökt regnbåge | kylmäsavukirjolohi, savukirjolohi, lämminsavukirjolohi, savustettu kirjolohi
    gravad ørred | gravet ørret, gravet aure | gravad regnbåge, gravad forell | graavikirjolohi, graavattu kirjolohi
    - | rakfisk, rakørret, rakfiskfilet, rakaure | - | -
  ~havørred, bækørred | sjøørret, fjellørret, sjøaure, fjellaure | öring, havsöring, laxöring | taimen, meritaimen, taimenfilee, järvitaimen
  ~fjeldørred | røye, fjellrøye, røyr, fjellrøyr, røyefilet | röding, fjällröding, rödingfilé | nieriä, rautu, nieriäfilee
  hvid fisk, hvidfisk | hvit fisk, hvitfisk | vit fisk, vitfisk | valkoinen kala, vaalea kala
    ~torsk, skrei, frisk torsk | torsk, skrei, fersk torsk, fersk skrei | torsk, skrej, färsk torsk | turska, turskat, tuore turska
      ?torskefilet, torskefileter, torskestykker | torskefilet, torskefileter, torskebiter, skreifilet | torskfilé, torskfiléer | turskafilee, turskafileet, turskan filee
      torskeloin, torskeryg | torskeloin, torskerygg, torskeryggfilet | torskrygg, torskryggfilé, torskloin | turskan selkäfilee, turskanselkä
      klipfisk, bacalao | klippfisk, bacalao, boknafisk, klippfiskfilet, utvannet klippfisk | klippfisk, kabeljo, bacalao | kapaturska, bacalao
      tørfisk, stokfisk | tørrfisk, stokkfisk, tørket fisk, turrfisk | torrfisk, torkad fisk | kuivakala, kuivattu kala
      ludfisk, lutfisk | lutefisk, lutfisk | lutfisk | lipeäkala
      torsketunger | torsketunger | torsktungor | -
      torskelever, torskelever på dåse | torskelever | torsklever | turskanmaksa
      - | rognleverpostei, svolværpostei, svolvær | - | -
      torskekæber | torskekjaker | torskkinder | -
    ~sej, mørksej, sejfilet | sei, seifilet, seibiff | sej, gråsej, sejfilé, sejrygg | seiti, seitifilee, seitifileet, seitin filee, sei
      alaskasej, alaska sej, alaska sejfilet | alaska pollock, alaskasei | alaska pollock, alaskasej, alaska pollockfilé | alaskanseiti, alaskanseitifilee
    lubbe, lyssej | lyr, lyrfilet | lyrtorsk, bleka | lyyraturska
    ~kuller, kullerfilet | hyse, hysefilet, kolje, fersk hyse, hyseloins | kolja, koljafilé | kolja
    ~kulmule | lysing, lysingfilet | kummel | kummeliturska
    ~hvilling | hvitting, kviting | vitling | valkoturska
    ~hoki, hokifilet | hoki | hoki, hokifilé | hoki
    ~pangasius | pangasius, pangasiusfilet | pangasius, hajmal | pangasius, pangasiusfilee, haimonni
    ~tilapia | tilapia, tilapiafilet | tilapia | tilapia, tilapiafilee
  fladfisk | flatfisk, flyndre, flyndrefilet | plattfisk | kampela, kampelat, kampelafilee
    ~rødspætte, rødspættefilet, rødspættefileter, rødspætter | rødspette, rødspettefilet | rödspätta, rödspättafilé, spätta, rödspättor | punakampela, punakampelafilee
    skrubbe | skrubbe | skrubbskädda, flundra | -
    søtunge | sjøtunge, tunge | sjötunga, tunga | meriantura
    rødtunge | lomre | bergtunga, rödtunga | pikkupääkampela
    pighvar | piggvar | piggvar | piikkikampela
    slethvar | slettvar | slätvar | silokampela
    ~helleflynder | kveite, kveitefilet, kveiteskiver, kveitebiff, helleflyndre | hälleflundra, helgeflundra | ruijanpallas, pallas, pallasfilee
      røget helleflynder | røkt kveite | rökt hälleflundra, rökt helgeflundra | savustettu ruijanpallas
    ~hellefisk, hellefiskfilet, hellefiskefilet | blåkveite | liten hälleflundra | grönlanninpallas
      røget hellefisk | røkt blåkveite | - | -
    ising, isinger | sandflyndre | sandskädda | -
    skærising, skærisinger, bakskuld | - | - | -
  ~havkat, havkatfilet | steinbit, steinbitfilet | havskatt, havskattfilé | merikissa
  ~havtaske | breiflabb, breiflabbfilet, breiflabbhale | marulk | merikrotti
  stenbider, kulso | rognkjeks, rognkall | stenbit, sjurygg | rasvakala
  rødfisk | uer, uerfilet | kungsfisk | punasimppu, puna-ahven
  knurhane | knurr | knorrhane | kurnusimppu
  brosme | brosme, brosmefilet | lubb | keila
  ~- | langefilet | långafilé, långa | molva
  ~sild, fersk sild, sildefilet, sildefileter | sild, fersk sild, sildefilet | sill, färsk sill, sillfilé | silli, sillit, sillifilee, tuore silli
    marineret sild, marinerede sild, hvide sild, syltede sild, sild i glas, sild på glas | sursild, marinert sild, syltesild, sild på glass, sildeglass | inlagd sill, sillinläggning, inläggningssill, sillbit, sillbitar, sillburk | maustesilli, maustesillit, marinoitu silli, joulusilli, purkkisilli, sillipurkki, sillipalat, sillitölkki, lasipurkkisilli
      kryddersild | kryddersild | kryddsill | -
      karrysild, sild i karry | karrisild, sild i karri | currysill | currysilli
      sennepssild, sild i sennep | sennepssild, sild i sennep | senapssill, sill i senap | sinappisilli
      tomatsild | tomatsild | tomatsill | tomaattisilli
      glarmestersild | glassmestersild | glasmästarsill | lasimestarinsilli
      løgsild | løksild | löksill, 5-minuterssill | sipulisilli
      - | rømmesild | gräddfilssill | kermasilli
      - | - | skärgårdssill | saaristosilli
      - | - | vitlökssill | valkosipulisilli
      - | - | ättikssill | etikkasilli
      matjessild, matjes | matjessild, matjes | matjessill, matjes, matjesfilé, matjessillfilé, matjessillfiléer | matjessilli, matjes, matjessillifilee
      - | - | brantevikssill | -
    røget sild, røgede sild, bornholmer | røkt sild, bøkling, kippers | rökt sill, kippers | savusilli
    spegesild, saltsild | spekesild, saltsild, salt sild | saltsill, spickesill | suolasilli, suolattu silli
    stegte sild, stegt sild | stekt sild | stekt sill | paistettu silli
  østersøsild | - | strömming, strömmingsfilé, strömmingar | silakka, silakat, silakkafilee, silakkafileet, tuore silakka, silakan filee
    - | - | böckling, rökt strömming | savusilakka, savusilakat, savustettu silakka
    - | - | stekt strömming, stekt inlagd strömming, strömmingsflundra, strömmingsflundror | silakkapihvi, silakkapihvit, paistetut silakat, paistettu silakka
    - | - | senapsströmming | sinappisilakka
    - | - | inlagd strömming | maustesilakka, etikkasilakka, silakkarullat
    surströmming | surstrømming | surströmming | hapansilakka
    - | - | sotare, sotad strömming | hiilisilakka, hiillostettu silakka
  ~brisling | brisling | skarpsill | kilohaili
  ansjoser, ansjos, ansjosfileter, anchovis | ansjos, ansjoser, ansjosfilet, ansjosfileter | ansjovis, ansjovisfilé | anjovis, anjovikset, anjovisfilee, anjovispurkki, anjovispurkit, anjovistölkki
    sardeller | sardeller | sardeller, sardellfilé, sardellfiléer | sardelli, sardellit
  sardiner, sardin | sardiner, sardin, sardiner i boks | sardiner, sardin, sardiner på burk | sardiini, sardiinit, sardiinipurkki, sardiinipurkit
  ~makrel, makrelfilet, hel makrel | makrell, makrellfilet, fersk makrell | makrill, makrillfilé, färsk makrill | makrilli, makrillifilee
    røget makrel, varmrøget makrel | røkt makrell, røykt makrell, varmrøkt makrell | rökt makrill, varmrökt makrill | savumakrilli, savustettu makrilli, lämminsavumakrilli
      pebermakrel, peberrøget makrel | peppermakrell | pepparmakrill | pippurimakrilli
    makrel på dåse, dåsemakrel | makrell på boks, makrell i boks, boksemakrell | makrill på burk, makrillburk | makrillisäilyke, makrillitölkki
      makrel i tomat, tomatmakrel | makrell i tomat, tomatmakrell, stabburmakrell | makrill i tomatsås, makrill i tomat, tomatmakrill | makrilli tomaattikastikkeessa, tomaattimakrilli
      makrel i olie | makrell i olje, makrell naturell | makrill i olja | makrilli öljyssä
  ~tun, tunfisk | tunfisk, tun | tonfisk, tuna | tonnikala, tonnikalat
    tunbøf, tunsteak, tunfilet, tun steak | tunfiskbiff, tunfiskfilet | tonfiskfilé, tonfiskstek, tonfisksteak | tonnikalapihvi, tonnikalafilee
    ?tun på dåse, dåsetun, tun i vand, tun i olie, tunfisk på dåse | tunfisk på boks, tunfisk i vann, tunfisk i olje, tunfisk i boks | tonfisk i vatten, tonfisk i olja, tonfisk på burk, tonfiskbitar, tonfisk i burk | tonnikalasäilyke, tonnikalapala, tonnikalapalat, tonnikala vedessä, tonnikala öljyssä, tonnikalapurkki, tonnikalapurkit
  dåsefisk, fiskekonserves, fisk på dåse | fiskehermetikk, fisk på boks, fisk i boks | fiskkonserv, fiskkonserver | kalasäilyke, kalasäilykkeet, säilykekala, kalapurkki, kalatölkki
  ~aborre, aborrefilet | abbor, abborfilet, åbor | abborre, abborrfilé | ahven, ahvenet, ahvenfilee, ahvenen filee, ahventa
    - | - | rökt abborre | savuahven, savuahvenet
  ~sandart, sandartfilet | gjørs | gös, gösfilé | kuha, kuhat, kuhafilee, kuhafileet, kuhan filee
  ~gedde | gjedde | gädda, gäddfilé, gäddor | hauki, hauet, haukifilee, hauen filee
  ~helt | sik, sikfilet | sik, sikfilé | siika, siiat, siikafilee, siian filee
    røget helt | røkt sik | rökt sik | savusiika, savusiiat
    - | - | gravad sik | graavisiika
  heltling | lagesild | siklöja, siklöjor | muikku, muikut, muikkufilee, tuore muikku, muikunfilee
    - | - | rökt siklöja | savumuikku, savumuikut
    - | - | stekt siklöja | paistetut muikut, paistettu muikku
    - | - | - | muikkusäilyke, muikkupurkki, muikut öljyssä, muikkutölkki
  smelt | krøkle | nors | kuore, kuoreet
  brasen | brasme | braxen | lahna
  skalle | mort | mört | särki, särjet, särkisäilyke
  karpe | karpe | karp | karppi
  suder | suter | sutare | suutari
  ferskvandskvabbe | - | lake | made, mateet, madefilee
  ~ål, ålefilet | ål | ål, ålfilé | ankerias
    røget ål | røkt ål, røykt ål | rökt ål | savuankerias
  ~havbars, havaborre | havabbor | havsabborre | meribassi
  ~guldbrasen, dorade, dorada | dorade | guldsparid, guldbraxen, dorada, doradofilé | kultaotsa-ahven, dorado
  malle | malle | mal | monni
  hornfisk | horngjel | näbbgädda, horngädda | nokkakala
  sværdfisk | sverdfisk | svärdfisk | miekkakala
  haj | hai | haj | hai
  stør | stør | störfisk, störfilé | sampi
  røget fisk, røgvarer | røkt fisk, røykt fisk, røkefisk | rökt fisk | savukala, savukalat, savustettu kala
    røget laks, røgelaks, koldrøget laks, røgetlaks, røget laks skiver | røkelaks, røkt laks, røykelaks, røykt laks, kaldrøkt laks, røkelaks i skiver, lakseskiver | rökt lax, kallrökt lax, röklax, rökad lax | kylmäsavulohi, kylmäsavulohet, savulohi, savustettu lohi, kylmäsavustettu lohi, savulohta, kylmäsavulohta, lohisiivut, lohisiivu, savulohisiivu, savulohisiivut, kylmäsavulohisiivu, savulohiviipale, kylmäsavulohiviipale
    varmrøget laks, ovnrøget laks | varmrøkt laks, varmrøykt laks | varmrökt lax | lämminsavulohi, lämminsavulohet, lämminsavustettu lohi
    røget ørred, varmrøget ørred | røkt ørret, røykt ørret, røykt aure | rökt forell, rökt regnbåge, varmrökt regnbåge | kylmäsavukirjolohi, savukirjolohi, lämminsavukirjolohi, savustettu kirjolohi
    røget makrel, varmrøget makrel | røkt makrell, røykt makrell, varmrøkt makrell | rökt makrill, varmrökt makrill | savumakrilli, savustettu makrilli, lämminsavumakrilli
  paneret fisk, panerede fiskefileter, paneret fiskefilet, stegt fiskefilet, stegt fisk | panert fisk, panert fiskefilet, sprøstekt fisk, sprø fisk | panerad fisk, panerad fiskfilé, krispig fisk, fiskpanetter, panetter | leivitetty kala, leivitetty kalafilee, paneroitu kala
    paneret rødspætte, panerede rødspættefileter, panerede rødspætter, paneret rødspættefilet, stegt rødspætte, stegt rødspættefilet, stegte rødspætter | panert rødspette | panerad rödspätta, panerad rödspättafilé | leivitetty punakampela
    paneret torsk | panert torsk, panert torskefilet | panerad torsk, torskpanetter | leivitetty turska
    paneret sej | panert sei, panert seifilet | panerad sej, sejpanetter | leivitetty seiti
    - | panert hyse, panert hysefilet | panerad kolja | leivitetty kolja
    fiskepinde, fiskepind, fiskestænger, panerede fiskepinde, fiskesticks | fiskepinner, fiskepinne, fiskestaver, fiskesticks, fiskefingre | fiskpinnar, fiskpinne | kalapuikot, kalapuikko, kala puikko, seipuikot, seipuikko
    fish and chips, fisk og pomfritter | fish and chips | fish and chips, fisk och chips | fish and chips, kala ja ranskalaiset
    fiskenuggets | fiskenuggets | fisknuggets | kalanugetit
  sashimi, sushilaks | sashimi, sushilaks | sashimi, sushilax | sashimi, sushilohi
  fisk og skaldyr, seafood | sjømat, fisk og skalldyr | fisk och skaldjur | merenelävät, merenherkut
~skaldyr | skalldyr | skaldjur | äyriäiset, äyriäinen
  skaldyrsmix, skaldyrsblanding, seafood mix | skalldyrmix, skalldyrblanding, sjømatblanding, seafood mix | skaldjursmix, skaldjursblandning, seafood mix | äyriäissekoitus, merenherkkusekoitus, seafood mix, merenelävämix, meren elävät sekoitus
  skaldyrsfad, skaldyrsplatte | skalldyrfat | skaldjursplatå, skaldjursfat | äyriäislautanen
  rejecocktail | rekecocktail | räkcocktail | katkarapucocktail, katkarapukokteili
  ~rejer, reje, rejekød | reker, reke | räkor, räka | katkarapu, katkaravut, katkarapuja
    ?pillede rejer, rejer i lage, håndpillede rejer, salatrejer, rejer uden skal | pillede reker, rensede reker, reker i lake, håndpillede reker, rekekjøtt, reker uten skall | skalade räkor, handskalade räkor, räkor i lake, salladsräkor, räkor utan skal, räkor på burk, räkor i burk | kuorittu katkarapu, kuoritut katkaravut, kokkikatkarapu, katkaravut suolavedessä, katkarapupurkki, kuorittuja katkarapuja
    ?skalrejer, rejer med skal | ferske reker, skallreker, reker med skall, skalreker | räkor med skal, färska räkor, oskalade räkor | kuorellinen katkarapu, kuorelliset katkaravut, kuorikatkarapu
    ?grønlandske rejer, koldtvandsrejer, nordhavsrejer | dypvannsreker | nordhavsräkor | kylmänveden katkarapu
    tigerrejer, tigerreje, kæmperejer, scampi, black tiger, kongerejer | scampi, tigerreker, kongereker, jumboreker, kjempereker | scampi, tigerräkor, jätteräkor, kungsräkor | jättikatkarapu, jättikatkaravut, tiikerikatkarapu, tiikerikatkaravut, tiikerirapu, scampi, kuningaskatkarapu, kuningaskatkaravut
    argentinske rejer | argentinske reker | argentinska rödräkor, argentinska räkor | argentiinalainen katkarapu
    vannamei rejer, vannamei | vannamei, vannameireker | vannameiräkor, vannamei | vannamei, vannameikatkarapu
    panerede rejer, butterfly rejer, torpedo rejer | panerte reker, panerte scampi | panerade räkor, friterade räkor | leivitetty katkarapu, leivitetyt katkaravut
    fjordrejer, roskildefjordrejer | strandreker | tångräkor | -
    røgede rejer | røkte reker | rökta räkor, rökt räka | savukatkaravut, savukatkarapu
  ~krebs, ferskvandskrebs, frosne krebs | kreps, ferskvannskreps | kräftor, kräfta, kräftor frysta, kokta kräftor, frysta kräftor | rapu, ravut, keitetyt ravut
    krebsehaler, krebsehale, krebsehaler i lage | krepsehaler, krepsehale, krepsehaler i lake, kreps i lake | kräftstjärtar, kräftstjärt, kräftstjärtar i lake | ravunpyrstö, ravunpyrstöt
    signalkrebs | signalkreps | signalkräftor | täplärapu, täpläravut
    flodkrebs | edelkreps | flodkräftor | jokirapu, jokiravut
  ~jomfruhummer, jomfruhummerhaler | sjøkreps, bokstavhummer, jomfruhummer | havskräftor, havskräfta, kejsarhummer | keisarihummeri, merirapu
  ~hummer, hummere, hummerhaler | hummer, hummerhaler | hummer, humrar, hummerkött | hummeri, hummerit
  languster, langust | languster, langust | languster, langust | langusti
  ~krabbe, krabber, taskekrabbe, krabbekød | krabbe, krabber, taskekrabbe, krabbekjøtt, steinkrabbe | krabba, krabbor, krabbtaska, krabbkött | taskurapu, taskuravut, rapuliha, krabi, ravunliha
    krabbeklør | krabbeklør | krabbklor | rapusakset
    - | krabbeskjell, fylte krabbeskjell | fyllda krabbskal | -
    kongekrabbe, kongekrabber | kongekrabbe, kongekrabbeben | kungskrabba | kuningasrapu, kuningasravut
    snekrabbe, snekrabber | snøkrabbe | snökrabba | lumirapu
  surimi, crabsticks, crab sticks, krabbesticks, surimisticks, krabbestænger, krabbestang, krabbepinde | crabsticks, crab sticks, surimi, krabbepinner, surimipinner | crabsticks, crab sticks, surimi, krabbsticks, crabfish, krabbpinnar | surimi, surimipuikko, surimipuikot, rapupuikko, rapupuikot
  ~muslinger, musling, blåmuslinger | blåskjell, skjell, muslinger, blåskjell i lake, blåskjell på glass, blåskjel | musslor, mussla, blåmusslor, blåmussla | simpukka, simpukat, sinisimpukka, sinisimpukat, simpukanliha
    kammuslinger, kammusling, jakobsmuslinger | kamskjell, kamskjel | pilgrimsmussla, pilgrimsmusslor, kammusslor | kampasimpukka, kampasimpukat
    hjertemuslinger | hjerteskjell | hjärtmusslor | sydänsimpukka, sydänsimpukat
    vongole | vongole | vongole | vongole
    knivmuslinger | knivskjell | knivmusslor | veitsisimpukka
    røgede muslinger, muslinger på dåse | røkte blåskjell, røkte muslinger | rökta musslor, musslor på burk | savusimpukka, savusimpukat, savustetut simpukat
  ~østers | østers | ostron | osteri, osterit
  ~blæksprutte, blæksprutter, blæksprutteringe, calamari, calamares | blekksprut, blekksprutringer, akkar, calamari | bläckfisk, bläckfiskar, bläckfiskringar, calamares, calamari | mustekala, mustekalat, mustekalarengas, mustekalarenkaat, calamari, kalmari, meritursas, tursas
  søpindsvin | kråkebolle, kråkeboller | sjöborre, sjöborrar | merisiili
snegle, escargots, vinbjergsnegle | snegler, escargots | sniglar, escargots | etanat, etana, escargots
frølår | froskelår | grodlår | sammakonreidet
~rogn, fiskerogn | rogn, fiskerogn | rom, fiskrom | mäti, mädit, kalanmäti
  torskerogn, rogn på dåse, frisk torskerogn | torskerogn, hermetisk rogn, skreirogn | torskrom | turskanmäti
  stenbiderrogn, limfjordsrogn | rognkjeksrogn, rognkjekskaviar | stenbitsrom, stenbitskaviar | rasvakalanmäti
    rød stenbiderrogn, rød rogn, rød kaviar | rød kaviar | röd stenbitsrom, röd rom, röd kaviar | punainen kaviaari
    sort stenbiderrogn, sort rogn, sort kaviar | sort kaviar | svart stenbitsrom, svart rom, svart kaviar | musta kaviaari
  løjrom | løyrom | löjrom, kalix löjrom | muikunmäti, muikun mäti
  ørredrogn | ørretrogn | forellrom, regnbågsrom | kirjolohenmäti, kirjolohen mäti
  lakserogn | lakserogn | laxrom | lohenmäti, lohen mäti
  helterogn | sikrogn | sikrom | siianmäti, siian mäti
  - | - | lakrom | mateenmäti, mateen mäti
  lodderogn | lodderogn, masago | loddrom, masago | villakuoreenmäti
~kaviar, caviar | kaviar | kaviar | kaviaari
  ?kaviar på tube, svensk kaviar, torskerognskaviar, kaviartube | kaviar på tube, tubekaviar, mills kaviar, kaviartube, kaviar tube | kalles kaviar, kalles, kaviar på tub, tubkaviar, smörgåskaviar | mätitahna, mätitahnat, kalles, kaviaaritahna
  tangkaviar, tangperler | tangkaviar, tangperler | tångkaviar, tångrom, tångpärlor | leväkaviaari, levämäti, merileväkaviaari
taramasalata, taramosalata | taramasalata | taramasalata | taramasalata
fiskefars, hakket fisk | fiskefarse, fiskedeig | fiskfärs | kalajauheliha, kalamassa
  laksefars, hakket laks | laksefarse, laksedeig | laxfärs | lohijauheliha
fiskefrikadeller, fiskefrikadelle, fiskedeller, fiskedelle, fiskekager, fiskekage | fiskekaker, fiskekake, grove fiskekaker | fiskbiffar, fiskbiff, fiskkakor, fiskfrikadeller | kalapihvit, kalapihvi, kalamurekepihvi, kalamurekepihvit
  laksefrikadeller, laksedeller, laksekager | laksekaker, laksekake, laksekarbonader, laksekarbonade | laxbiffar, laxbiff, laxkakor | lohimurekepihvit, lohimurekepihvi, lohipihvit
  torskefrikadeller | torskekaker, torskekake | torskbiffar | turskapihvit
  - | seikaker, seikarbonader | sejbiffar | seipihvi, seitipihvi
  - | hysekaker, hysekarbonader | koljabiffar | -
  rejefrikadeller | rekekaker | räkbiffar | katkarapupihvit
  - | fiskekarbonader, fiskekarbonade | - | -
  - | steinbitkarbonader, steinbitkaker | - | -
fiskeburger, fishburger | fiskeburger, seiburger | fiskburgare, fishburger, fiskburger | kalaburger, kalahampurilainen, kalaburgeri
  lakseburger | lakseburger | laxburgare | lohiburger
fiskeboller, fiskebolle | fiskeboller, fiskebolle, fiskeballer | fiskbullar, fiskbulle | kalapyörykkä, kalapyörykät, kalapullat, kalapulla
  lakseboller | lakseboller | laxbullar | lohipyörykkä, lohipyörykät, lohipullat
fiskebudding, fiskerand | fiskepudding | fiskpudding | kalamureke, kalamurekkeet
  laksebudding | laksepudding | - | -
fiskegratin | fiskegrateng, fiskegrateng makaroni, fiskeform | fiskgratäng, fiskgratin, fisklåda, fiskgratäng med dill | kalavuoka, kalagratiini, kalalaatikko
- | - | laxpudding | lohilaatikko, lohilaatikot, lohivuoka
fiskesuppe | fiskesuppe, bergensk fiskesuppe | fisksoppa | kalakeitto, kalakeitot, kalasoppa
  laksesuppe | laksesuppe | laxsoppa | lohikeitto, lohikeitot, lohisoppa
  bouillabaisse | bouillabaisse | bouillabaisse | bouillabaisse
  hummersuppe, hummerbisque | hummersuppe | hummersoppa | hummerikeitto
  skaldyrssuppe | skalldyrsuppe | skaldjurssoppa | äyriäiskeitto
fiskegryde | fiskegryte | fiskgryta | kalapata
fiskespyd | fiskespyd | fiskspett | kalavarras
  laksespyd | laksespyd | laxspett | lohivarras, lohivartaat
rejespyd, scampispyd | scampispyd, rekespyd | scampispett, räkspett | katkarapuvarras, katkarapuvartaat
laksemousse | laksemousse | laxmousse | lohimousse
fiskepostej, laksepate, fiskepate, fisketerrin, fisketerrine, fiskemousse | fiskepostei, laksepostei | laxpaté, fiskpaté, fiskpastej | kalapasteija, lohipasteija
fiskepålæg | fiskepålegg | fiskpålägg | kalaleikkele
lakserulle, lakseruller | lakserulle | laxrulle, laxrullader, laxrullar | lohirulla, lohirullat
plukfisk | plukkfisk, persetorsk | stuvad fisk | -
sushi, maki, nigiri, sushibakke, sushiboks, sushifad | sushi, maki, nigiri, sushifat | sushi, maki, nigiri, sushibox | sushi, sushit, maki, nigiri, sushilajitelma, sushilautanen, sushiboksi
poke bowl, pokebowl, poke | poke bowl, pokebowl | poke bowl, pokebowl, poké | poke bowl, pokebowl, pokekulho
ceviche | ceviche | ceviche | ceviche
tang, spiselig tang | tang, spiselig tang | tång, sjögräs, ätbar tång | merilevä, syötävä merilevä
  wakame, tangsalat | wakame, tangsalat | wakame, sjögrässallad, tångsallad | wakame, merileväsalaatti`,
}
