import type { GoodsTable } from '../goods-table.ts'

/** Cheese of all kinds. */
export const cheese: GoodsTable = {
  part: 'dairy-eggs',
  rows: `
~ost, oste, ostepakke | ost, oster, oststykke, ostepakke | ost, ostar, ostpaket, ostbit | juusto, juustot, juustopaketti, juustotuote
  ?fast ost, gul ost, gulost, mellemlagret ost, lagret ost, osteblok, ost i blok, hård ost, ostestykke | gulost, hvitost, kvitost, fast ost, hard ost, skjæreost, lagret ost, vellagret ost, fastost, skjærost, gul ost, hvit ost, osteblokk, ost i blokk, smørbrødost | hårdost, hård ost, lagrad ost, bordsost, smörgåsost, vällagrad ost, mackost, frukostost, ost i bit, munkens grädd, munkens svarta, wästgöta kloster, bordost, gul ost, ostkil, ost i block, skärost | kova juusto, keltainen juusto, palajuusto, palajuustot, leikkelejuusto, juustopala, juustokimpale, juustotanko, voileipäjuusto, kypsytetty juusto, kestojuusto, keltajuusto, kiinteä juusto
    ~danbo, mellemlagret danbo | danbo | danbo | danbo
      riberhus | - | - | -
      klovborg | - | - | -
      lillebror | - | - | -
      gamle ole, gammel ole, gammel danbo, gammel ost, stærk ost, stinkeost, lugtende ost, lagret danbo, ekstra lagret ost | - | - | -
    ~havarti | havarti | havarti | havarti, havartijuusto
      ?cremehavarti, fløde havarti, flødehavarti | kremet havarti | - | -
    esrom | esrom | esrom | esrom
    - | ridderost, ridder | ridderost, riddarost | ridderjuusto, ritarijuusto
    - | fløteost | gräddost, åseda gräddost, åseda | kermajuusto, kermajuustot
    ~samsø, samsø ost | samsø | - | -
    maribo, maribo ost | - | - | -
    fynbo | - | - | -
    - | - | svecia, sveciaost | -
    norvegia | norvegia, norwegia, norvegiaost | norvegia | -
    jarlsberg | jarlsberg, jarlsbergost | jarlsberg, jarlsbergsost | jarlsberg, jarlsbergjuusto
    - | synnøve gulost | - | -
    kommenost, kuminost | nøkkelost | kryddost, kumminost, kryddost med kummin | kuminajuusto
    - | - | herrgård, herrgårdsost, herrgårdost, herrgårds | -
    - | - | grevé, greveost, grevéost | grevé, greve, grevéjuusto
    prästost | prästost | präst, prästost | prästost, prästjuusto
    - | - | hushållsost, hushålls ost | -
    västerbottenost, vesterbottenost, västerbotten | västerbotten, västerbottenost | västerbottensost, västerbotten, västerbottenost, västerbottensosten, wästerbotten | västerbotten, västerbottenjuusto
    ~edam, edamer, edamerost | edamer, edam, edamost | edamer, edamerost, edam, edamost | edam, edamjuusto, edamit
    - | - | - | oltermanni
    - | - | - | polar, polarjuusto
    - | - | - | turunmaa, turunmaajuusto
    - | - | - | kadett, kadettjuusto
    - | - | - | lappijuusto, lapinjuusto
    - | - | - | mustaleima, mustaleimajuusto
    ~gouda, goudaost | gouda, goudaost | gouda, goudaost | gouda, goudajuusto
    ~emmentaler, emmental, schweizerost, hullet ost | emmentaler, emmental, sveitserost, emmentalost | emmentaler, emmental, schweizerost, emmentalerost, schweizisk ost | emmental, emmentaljuusto, emmentaler, emmentaali, emmentalerjuusto, sveitsinjuusto, reikäjuusto
    ~gruyere, gruyèreost | gruyere, gruyereost | gruyere, gruyereost | gruyere, gruyerejuusto
    comte | comte | comte | comte, comtejuusto
    appenzeller | appenzeller | appenzeller | appenzeller, appenzellerjuusto
    reblochon | reblochon | reblochon | reblochon
    ~cheddar, cheddarost | cheddar, cheddarost | cheddar, cheddarost | cheddar, cheddarjuusto, cheddarit
      rød cheddar | rød cheddar | röd cheddar | punainen cheddar
      hvid cheddar | hvit cheddar | vit cheddar | valkoinen cheddar
      lagret cheddar, vintage cheddar, moden cheddar | lagret cheddar, vellagret cheddar | lagrad cheddar, vällagrad cheddar | kypsytetty cheddar, vintage cheddar
    monterey jack, pepper jack | monterey jack, pepper jack | monterey jack, pepper jack | monterey jack, pepper jack
    ~maasdamer, maasdam | maasdamer, maasdam | maasdamer, maasdam | maasdam, maasdamer, maasdamjuusto, reikäjuusto
      leerdammer | leerdammer | leerdammer | leerdammer
    tilsiter | tilsiter, tilsiterost | tilsiter, tilsit | tilsit, tilsiter, tilsitjuusto
    port salut | port salut | port salut, port-salut | port salut
    raclette, racletteost | raclette, racletteost | raclette, racletteost | raclette, raclettejuusto
    fontina | fontina | fontina | fontina
    scamorza | scamorza | scamorza | scamorza
    provolone | provolone | provolone | provolone
    vesterhavsost, vesterhavs ost | - | - | -
    høost | - | - | -
    thybo | - | - | -
    letost, let ost, fedtfattig ost, mager ost, mager skæreost, fedtreduceret ost | lettere gulost, lettost, mager ost, fettfattig ost, lett ost, magerost | lättost, mager ost, lågfettost, fettreducerad ost, magerost | kevytjuusto, kevytjuustot, vähärasvainen juusto, kevyt juusto, rasvaton juusto
    proteinost, ost med protein | proteinost | proteinost | proteiinijuusto, runsasproteiininen juusto
  laktosefri ost, ost uden laktose | laktosefri ost, ost uten laktose | laktosfri ost, ost utan laktos | laktoositon juusto
  ?skæreost, skiveost, ost i skiver, ost skiver, osteskiver, skiveskåret ost, sandwichost, morgenost, pålægsost, brødost, ost til brød | skivet ost, skivetost, ost i skiver, gulost i skiver, hvitost i skiver, ost skiver, osteskiver, skiveost, ferdigskivet ost, oppskåret ost, ost til brød | skivad ost, skivadost, ostskivor, ost i skivor, ost skivad, skivost, färdigskivad ost, uppskuren ost | juustoviipale, juustoviipaleet, juusto viipale, viipalejuusto, viipalejuustot, siivujuusto, viipaloitu juusto, juustosiivu, juusto viipaleina, valmiiksi viipaloitu juusto, siivutettu juusto, leivänpäällysjuusto
    ?toastost, toast ost | toastost, sandwichost, ost til toast | toastost | toastjuusto, paahtoleipäjuusto
    burgerost, cheddarskiver, cheddar i skiver, hamburgerost, smelteostskiver, cheddarskive, ost til burger | burgerost, cheddarskiver, hamburgerost, smelteostskiver, cheddarskive, amerikansk ost, ost til burger, burgerostskiver | hamburgerost, burgarost, cheddarskivor, smältostskivor, cheddarskiva, burgerost, ost till hamburgare, amerikansk ost | burgerjuusto, hampurilaisjuusto, hampurilaisjuustot, sulatejuustoviipale, sulatejuustoviipaleet, cheddarviipale, cheddarsiivu, hampparijuusto, burgerjuustoviipale, sulatejuustosiivu, purilaisjuusto
  snackost, ostesnack, ostesticks, osteknapper, ostehaps, ostestænger, ostestang, ostehapser, cheese sticks, børneost, mellemmåltidsost, minioste | snackost, ostepinner, ostesnacks, ostestenger, ostestang, osteknapper, ostepinne, barneost | snackost, oststavar, ostsnacks, ostsnack, oststänger, oststång, mellanmålsost, cheez dippers, dippers, mellisost, ostknappar, barnost, ostpinne | juustosnack, snackjuusto, juustotikku, juustotikut, välipalajuusto, juustosnacksit, lasten juusto, juustopuikko, minijuusto
    babybel, mini babybel | babybel, mini babybel | babybel, mini babybel | babybel, mini babybel
    cheesestrings, cheese strings, ostestrenge, trådost | cheesestrings, cheese strings, ostestrenger, trådost | cheestrings, oststrips, cheese strings, trådost | juustonauha, cheesestrings, rihmajuusto
  ostetern, ost i tern | osteterninger, ost i terninger, ostebiter, ostekuber | osttärningar, ost i tärningar, ostbitar, ostkuber | juustokuutio, juustokuutiot, kuutiojuusto
  revet ost, revetost, pizzaost, gratinost, revet gratinost, pizzatopping, pastaost, osterasp, ost til pizza, ost til gratin | revet ost, revetost, pizzaost, raspeost, gratineringsost, revet gulost, raspet ost, gratengost, pizzatopping, pastaost, revet pizzaost, rivost, ost til pizza, ost til gratinering | riven ost, rivenost, pizzaost, gratängost, gratinost, pizzatopping, riven pizzaost, pastaost, rivost, ost till pizza, ost till gratäng | juustoraaste, juustoraasteet, raastejuusto, raastettu juusto, pizzajuusto, gratiinijuusto, pizzajuustoraaste, raastettu pizzajuusto, juustosuikale, juustorouhe, pastajuusto, gratinointijuusto
    revet mozzarella | revet mozzarella | riven mozzarella | mozzarellaraaste, raastettu mozzarella
    revet cheddar | revet cheddar | riven cheddar | cheddarraaste, raastettu cheddar
    revet parmesan | revet parmesan | riven parmesan | parmesaaniraaste, raastettu parmesaani
    ?tacoost, taco ost | tacoost, taco ost, ost til taco, texmexost | tacoost, taco ost, texmexost, ost till tacos | tacojuusto, texmexjuusto, tacojuustoraaste
    revet emmentaler | revet emmentaler | riven hushållsost | emmentalraaste, emmentaaliraaste, raastettu emmental
  ~parmesan, parmigiano, parmesanost, parmigiano reggiano | parmesan, parmigiano, parmesanost, parmigiano reggiano | parmesan, parmigiano, parmesanost, parmigiano reggiano | parmesaani, parmesan, parmigiano, parmesaanijuusto, parmigiano reggiano, parmesanjuusto
    revet parmesan | revet parmesan | riven parmesan | parmesaaniraaste, raastettu parmesaani
    ~grana padano, grana | grana padano, grana | grana padano, grana | grana padano, grana
    parmesanflager, parmesan i flager, høvlet parmesan | parmesanflak, parmesanflager, høvlet parmesan | parmesanflarn, hyvlad parmesan, parmesanflagor | parmesaanilastu, parmesaanilastut
  ~pecorino, pecorino romano | pecorino, pecorino romano | pecorino, pecorino romano | pecorino, pecorino romano, pecorinojuusto
  ~manchego, manchegoost | manchego, manchegoost | manchego, manchegoost | manchego, manchegojuusto
  ~mozzarella, frisk mozzarella, mozarella, mozzarellaost, mozzarellakugle, mozzarella i lage | mozzarella, fersk mozzarella, mozarella, mozzarellaost, mozzarellakule, mozzarella i lake | mozzarella, färsk mozzarella, mozarella, mozzarellaost, mozzarellakula | mozzarella, mozarella, mozzarellajuusto, mozzarellapallo, mozza, tuore mozzarella
    bøffelmozzarella, mozzarella di bufala, buffelmozzarella | bøffelmozzarella, mozzarella di bufala | buffelmozzarella, mozzarella di bufala | puhvelimozzarella, buffalomozzarella, mozzarella di bufala, puhvelinmaitomozzarella
    ?mini mozzarella, mozzarellakugler, minimozzarella, mozzarellaperler, babymozzarella | minimozzarella, mozzarellakuler, mozzarellaperler | minimozzarella, mozzarellakulor, mozzarellapärlor, babymozzarella | minimozzarella, minimozzarellat, mozzarellahelmet, pikkumozzarellat
    revet mozzarella | revet mozzarella | riven mozzarella | mozzarellaraaste
  ~burrata | burrata | burrata | burrata
  ~feta, fetaost, salatost, feta ost, hvid ost, græsk ost | fetaost, feta, salatost, feta ost, gresk ost | fetaost, feta, salladsost, feta ost, vit salladsost, grekisk ost | feta, fetajuusto, fetajuustot, salaattijuusto, salaattijuustot, kreikkalainen juusto, kreikkalainen salaattijuusto, fetapala, valkoinen salaattijuusto
    ?salattern, fetatern, feta i tern, salatost i tern, fetaost i tern, hvid ost tern | fetaterninger, salatostterninger, fetaost i terninger, salatost i terninger, feta i terninger, fetakuber, fetabiter | fetaosttärningar, salladsosttärningar, fetaost i tärningar, fetatärningar, feta i tärningar | fetakuutiot, salaattijuustokuutio, salaattijuustokuutiot, fetapalat, salaattijuustopalat, kuutioitu feta, fetajuustokuutio
    feta i olie, marineret feta, ost i olie | feta i olje, marinert fetaost, salatost i olje, fetaterninger i olje, marinert feta | marinerad fetaost, fetaost i olja, salladsost i olja, feta i olja, marinerad feta | juustokuutiot öljyssä, marinoitu feta, salaattijuusto öljyssä, feta öljyssä, marinoitu salaattijuusto
    apetina | apetina | apetina | apetina
    - | - | vitost, vit ost | -
  ~halloumi, haloumi, grillost, grill ost, stegeost, halloumiost, pandeost | halloumi, haloumi, grillost, stekeost, halloumiost, ost til grilling | halloumi, haloumi, grillost, stekost, grilloumi, grill ost, eldost, halloumiost, ost att grilla, stekbar ost | halloumi, haloumi, halloumijuusto, grillijuusto, grillijuustot, paistojuusto, haloumijuusto, grillattava juusto, pannujuusto, paistettava juusto
  paneer, indisk ost | paneer, indisk ost | paneer, indisk ost | paneer, intialainen juusto, paneerjuusto
  - | kaffeost, finsk kaffeost | kaffeost, brödost, finsk brödost | leipäjuusto, leipäjuustot, juustoleipä, kahvijuusto, narskujuusto
  hytteost, cottage cheese, cottagecheese, hytte ost, cottage | cottage cheese, cottagecheese, hytteost, cottage | keso, cottage cheese, cottagecheese, cottage, hyttost, grynost | raejuusto, raejuustot, cottage cheese, cottage, rakeinen juusto
  friskost, flødeost, cream cheese, creamcheese, frisk ost, smørbar flødeost, flødeost naturel | kremost, cream cheese, creamcheese, ferskost, fersk ost, naturell kremost, smørbar kremost, kremost naturell | färskost, färsk ost, cream cheese, creamcheese, naturell färskost, färskost naturell, smörbar färskost, krämost | tuorejuusto, tuorejuustot, maustamaton tuorejuusto, cream cheese, tuorejuustorasia, naturell tuorejuusto, levitettävä tuorejuusto
    philadelphia, philadelfia, philadelphiaost | philadelphia, philadelfia, philadelphiaost | philadelphia, philadelfia, philadelphiaost | philadelphia, philadelfia
    hvidløgsost, friskost hvidløg, urteost, friskost med urter, friskost purløg, flødeost med hvidløg | hvitløksost, kremost hvitløk, urteost, kremost med urter, kremost med hvitløk, kremost gressløk, hvitløkskremost | vitlöksost, färskost vitlök, örtost, örtfärskost, vitlöksfärskost, färskost med vitlök | valkosipulituorejuusto, yrttituorejuusto, ruohosipulituorejuusto, sipulituorejuusto, tuorejuusto valkosipuli, tuorejuusto yrtti, ruohosipulijuusto
    boursin | boursin | boursin, cantadou | boursin
    - | snøfrisk | - | -
    - | - | creme bonjour | creme bonjour, bonjour
    - | - | - | viola, viola tuorejuusto
    buko | - | buko | -
    ~mascarpone, maskarpone | mascarpone, maskarpone, mascarponeost | mascarpone, maskarpone, mascarponeost | mascarpone, mascarponejuusto, maskarpone
    ~ricotta | ricotta, ricottaost | ricotta, ricottaost | ricotta, ricottajuusto, rikotta
    rygeost, røgeost, fynsk rygeost | - | - | savutuorejuusto, savustettu tuorejuusto
    labneh, yoghurtost | labneh, yoghurtost | labneh, yoghurtost | labneh, jogurttijuusto
    friskost med smag, flødeost med smag | smaksatt kremost, kremost med smak, kremost med paprika | smaksatt färskost, färskost med smak, paprikafärskost | maustettu tuorejuusto, paprikatuorejuusto, lohituorejuusto, makutuorejuusto
  ost til madlavning, madlavningsost | kremost matlaging, matlagingsost, matkremost | matlagningsost, matlagningsfärskost, ost till matlagning | ruokajuusto, ruokatuorejuusto, koskenlaskija, ruoanlaittojuusto, kokkausjuusto
  smøreost, smelteost, smøre ost, smelte ost, smørbar ost | smøreost, smelteost, smørbar ost | mjukost, smältost, bredbar ost, bredost | sulatejuusto, sulatejuustot, levitettävä juusto, rasiajuusto, levitejuusto, pehmeä sulatejuusto, levittyvä juusto
    ?tubeost, ost på tube | tubeost, smøreost på tube, ost på tube, smøreosttube | tubost, ost på tub, mjukost på tub | tuubijuusto, juustotuubi, tuubisulatejuusto, putkilojuusto, sulatejuusto tuubissa
      - | rekeost | - | -
      - | baconost | - | -
      - | skinkeost | - | -
    rejeost, rejesmøreost, smøreost med rejer | rekeost, smøreost med reker | räkost, räkmjukost, mjukost med räkor | katkarapujuusto, katkaraputuorejuusto, katkarapusulatejuusto, katkarapulevite
    skinkeost, skinkesmøreost | skinkeost, smøreost med skinke | skinkost, mjukost med skinka | kinkkujuusto, kinkkusulatejuusto
    baconost | baconost, smøreost med bacon | baconost, mjukost med bacon | pekonijuusto, pekonisulatejuusto
    champignonost | sjampinjongost, soppost | champinjonost, svampost | sienijuusto, herkkusienisulatejuusto, herkkusienijuusto
    kavli, primula | primula, kavli | kavli, kavliost | -
    trekantost, smelteost trekanter | trekantost, osttrekanter, smelteost trekanter | trekantsost, ostkilar | kolmiojuusto, kolmiojuustot, kolmiosulatejuusto, juustokolmiot
      den leende ko, vache qui rit, leende ko | vache qui rit | skrattande kon, vache qui rit | naurava lehmä, vache qui rit
    - | - | - | olympia
  skimmelost, dessertost, bløde oste, blød ost, ost til ostebord | dessertost, muggost, myke oster, mjuk ost, myk ost, ost til ostefat | dessertost, mögelost, dessertostar, ost till ostbricka | homejuusto, homejuustot, dessertjuusto, jälkiruokajuusto, herkkujuusto
    hvidskimmelost, hvidskimmel | hvitmuggost, hvitmugg, kvitmuggost, hvit muggost | vitmögelost, vitmögel, vit mögelost | valkohomejuusto, valkohomejuustot, valkohome, valkoinen homejuusto
      ~brie, brieost | brie, brieost | brie, brieost | brie, briejuusto
        trøffelbrie | trøffelbrie | tryffelbrie | tryffelibrie
      ~camembert, cammembert, camembertost | camembert, cammembert, camembertost | camembert, cammembert, camembertost | camembert, cammembert, camembertjuusto
        bagecamembert, ovnbagt camembert, bagebrie, ost til ovn | bakt camembert, ovnsbakt camembert, ovnsost, bakt brie | ugnscamembert, ugnsbakad camembert, ugnsost, ugnsbakad brie | uunicamembert, grillicamembert, uunicamembertjuusto, uunibrie, uunissa paistettava camembert
    ~blåskimmelost, blåskimmel, blå ost, blåost, blue cheese, blåmugost, blå skimmelost | blåmuggost, blåost, blue cheese, blåmugg, edelost, norzola, blå muggost | ädelost, blåmögelost, grönmögelost, blåost, blue cheese, blåmögel, blå mögelost, grönmögel | sinihomejuusto, sinihomejuustot, sinihome, blue cheese, sinijuusto, sininen homejuusto
      ~danablu, danish blue | danablu | danablu | danablu
      - | - | - | aura, aurajuusto, auramuru
      - | normannaost, normanna | - | -
      - | - | kvibille ädel, kvibille, gräddädel | -
      ~gorgonzola, gorgonsola | gorgonzola, gorgonsola | gorgonzola, gorgonsola | gorgonzola, gorgonsola
      ~roquefort | roquefort | roquefort | roquefort
      stilton | stilton | stilton | stilton
      saint agur | saint agur | saint agur | saint agur
      castello, castello blå | castello, castello blå | castello, castello blå | castello
      cambozola | cambozola | cambozola | cambozola
      rosenborg | - | rosenborg | -
    rødkitost, kitost, rødkit, rød kitost | kittmoden ost, kittost, rødkittost, kittmodnet ost | kittost, rödkittost | punahomejuusto, kittijuusto, kittipintajuusto
      taleggio | taleggio | taleggio | taleggio
  ~gedeost, ged ost, gedemælksost | hvit geitost, geiteost, fersk geitost, kvit geitost | getost, getmjölksost | vuohenjuusto, vuohenjuustot, vuohijuusto, vuohenmaitojuusto, vuohenjuustorulla
    ~chevre, gederulle, frisk gedeost, chèvrerulle, gedeostrulle | chevre, geitostrull, chevreost | chevre, getostrulle, getfärskost, chevreost | chevre, chevrejuusto, vuohenjuustorulla, vuohentuorejuusto
    - | - | vit caprin, caprin | -
    gedebrie | geitebrie | getbrie | vuohenbrie
  fåreost, fåremælksost | saueost, fåreost, sauemelksost | fårost, fårmjölksost | lampaanmaitojuusto, lampaanjuusto, lammasjuusto, lampaan juusto
  brunost, norsk brunost, myseost, brun ost | brunost, brun ost, mysost, geitost, geit ost, myseost, brunost av geitemelk | mesost, brunost, getmesost, fjällbrynt, brun ost, norsk mesost | norjalainen ruskea juusto, brunost, ruskea juusto
    - | gudbrandsdalsost, gudbrandsdalen, g35 | - | -
    - | ekte geitost | - | -
    - | fløtemysost, fløtemyse | - | -
    - | prim, gubbeost, primost, smørbar brunost | messmör, getmessmör, bredbar mesost | messmör
    ?- | skivet brunost, brunost i skiver, brunostskiver | skivad mesost, skivad brunost | -
  - | gamalost, gammelost, gammalost | - | -
  - | pultost | - | -
  fondueost, ostefondue, fondue | ostefondue, fondue, fondueost, ost til fondue | ostfondue, fondueost, fondue, ost till fondue | juustofondue, fondue, fonduejuusto
  ostebræt, osteanretning, ostebord, ostefad, ostetallerken, osteplatte, ostetapas | ostefat, ostetallerken, ostebord, osteanretning, osteplatte, ostebrikke | ostbricka, osttallrik, ostfat | juustotarjotin, juustolajitelma, juustolautanen, juustovati, juustopöytä, juustotapas
  æggeost | eggost | äggost | munajuusto, uunijuusto, piimäjuusto
  - | - | - | kotijuusto, ilvesjuusto, ilves
  røget ost, røgost | røkt ost, røykt ost, røykost | rökt ost, rökost | savujuusto, savujuustot, savustettu juusto
  trøffelost, ost med trøffel | trøffelost, ost med trøffel | tryffelost, ost med tryffel | tryffelijuusto
  chiliost | chiliost, ost med chili | chiliost, ost med chili | chilijuusto
  peberost | pepperost, ost med pepper | pepparost | pippurijuusto, mustapippurijuusto
vegansk ost, planteost, plantebaseret ost, mælkefri ost, veganost, vegan ost | vegansk ost, planteost, plantebasert ost, vegetarost, melkefri ost, veganost, vegan ost, plantebasert gulost | vegansk ost, växtbaserad ost, veganost, vegost, vegoost, mjölkfri ost, vegan ost, växtost | vegaaninen juusto, vegejuusto, vegejuustot, kasvijuusto, kasvipohjainen juusto, maidoton juusto, vegaanijuusto, kasvisjuusto
  vegansk friskost, plantefriskost, vegansk flødeost, vegansk smøreost, mælkefri flødeost, plantebaseret flødeost | vegansk kremost, vegansk smøreost, melkefri kremost, plantebasert kremost | vegansk färskost, växtbaserad färskost, påmackan, veganfärskost, mjölkfri färskost, vegofärskost | vegaaninen tuorejuusto, kauratuorejuusto, maidoton tuorejuusto, vegetuorejuusto, vegaanituorejuusto, kasvipohjainen tuorejuusto
  vegansk revet ost, mælkefri revet ost | vegansk revet ost, melkefri revet ost, plantebasert revet ost | vegansk riven ost, mjölkfri riven ost, växtbaserad riven ost | vegaaninen juustoraaste, vegejuustoraaste, maidoton juustoraaste, vegeraaste, vegaaniraaste
  vegansk feta, plantefeta, mælkefri feta, vegansk salatost | vegansk feta, plantefeta, melkefri feta, vegansk fetaost | vegansk fetaost, vegofeta, veganfeta, vegansk salladsost | vegaaninen feta, vegefeta, maidoton feta, vegaaninen salaattijuusto, kasvipohjainen feta
  violife | violife | violife | violife
ostecreme, ostedip, dip med ost | ostekrem, ostedip | ostkräm, ostdipp | juustodippi, juustokreemi, juustodip
mozzarella sticks, panerede ostestænger, ostestave, paneret ost, mozzarellastave | mozzarella sticks, panert ost, ostestaver, mozzarellapinner, panerte ostestenger | mozzarella sticks, ostpinnar, panerad ost, friterade oststavar | mozzarellatikut, mozzarella sticks, leivitetyt juustotikut, paneroitu juusto, friteerattu juusto, leivitetty juusto
  friteret camembert, paneret camembert | fritert camembert, panert camembert | friterad camembert, panerad camembert | paneroitu camembert, leivitetty camembert, friteerattu camembert`,
}
