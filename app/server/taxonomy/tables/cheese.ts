import type { GoodsTable } from '../goods-table.ts'

/** Cheese of all kinds. */
export const cheese: GoodsTable = {
  part: 'dairy-eggs',
  rows: `
~ost, oste | ost, oster | ost, ostar | juusto, juustot
  fast ost, gul ost, gulost, mellemlagret ost, lagret ost | gulost, hvitost, kvitost, fast ost | hårdost, hård ost, lagrad ost, bordsost, smörgåsost | kova juusto, keltainen juusto, palajuusto, palajuustot, leikkelejuusto
    ~danbo, mellemlagret danbo | danbo | danbo | danbo
      riberhus | - | - | -
      klovborg | - | - | -
      lillebror | - | - | -
      gamle ole, gammel ole, gammel danbo, gammel ost | - | - | -
    ~havarti | havarti | havarti | havarti
      cremehavarti, fløde havarti, flødehavarti | kremet havarti | - | -
    esrom | esrom | esrom | -
    - | ridderost, ridder | ridderost, riddarost | ridderjuusto
    - | - | gräddost, åseda gräddost, åseda | kermajuusto, kermajuustot
    ~samsø, samsø ost | samsø | - | -
    maribo, maribo ost | - | - | -
    fynbo | - | - | -
    - | - | svecia, sveciaost | -
    norvegia | norvegia, norwegia | norvegia | -
    jarlsberg | jarlsberg | jarlsberg | jarlsberg
    - | synnøve gulost | - | -
    kommenost, kuminost | nøkkelost | kryddost, kumminost | kuminajuusto
    - | - | herrgård, herrgårdsost, herrgårdost, herrgårds | -
    - | - | grevé, greveost, grevéost | grevé
    prästost | prästost | präst, prästost | prästost
    - | - | hushållsost, hushålls ost | -
    västerbottenost, vesterbottenost, västerbotten | västerbotten, västerbottenost | västerbottensost, västerbotten, västerbottenost, västerbottensosten, wästerbotten | västerbotten, västerbottenjuusto
    ~edam, edamer | edamer, edam | edamer, edamerost, edam | edam, edamjuusto, edamit
    - | - | - | oltermanni
    - | - | - | polar, polarjuusto
    - | - | - | turunmaa, turunmaajuusto
    - | - | - | kadett, kadettjuusto
    - | - | - | lappijuusto, lapinjuusto
    - | - | - | mustaleima, mustaleimajuusto
    ~gouda, goudaost | gouda, goudaost | gouda, goudaost | gouda, goudajuusto
    ~emmentaler, emmental, schweizerost | emmentaler, emmental, sveitserost | emmentaler, emmental, schweizerost | emmental, emmentaljuusto, emmentaler
    ~gruyere | gruyere | gruyere | gruyere
    comte | comte | comte | comte
    ~cheddar, cheddarost | cheddar, cheddarost | cheddar, cheddarost | cheddar, cheddarjuusto, cheddarit
      rød cheddar | rød cheddar | röd cheddar | punainen cheddar
      hvid cheddar | hvit cheddar | vit cheddar | valkoinen cheddar
      lagret cheddar, vintage cheddar | lagret cheddar | lagrad cheddar | kypsytetty cheddar
    ~maasdamer, maasdam | maasdamer, maasdam | maasdamer, maasdam | maasdam, maasdamer
      leerdammer | leerdammer | leerdammer | leerdammer
    tilsiter | tilsiter | tilsiter | tilsit, tilsiter
    port salut | port salut | port salut, port-salut | port salut
    raclette, racletteost | raclette, racletteost | raclette, racletteost | raclette, raclettejuusto
    fontina | fontina | fontina | fontina
    provolone | provolone | provolone | provolone
    vesterhavsost, vesterhavs ost | - | - | -
    høost | - | - | -
    thybo | - | - | -
    letost, let ost, fedtfattig ost, mager ost | lettere gulost, lettost, mager ost | lättost, mager ost | kevytjuusto, kevytjuustot, vähärasvainen juusto, kevyt juusto
    laktosefri ost | laktosefri ost | laktosfri ost | laktoositon juusto
    proteinost | proteinost | proteinost | proteiinijuusto
  skæreost, skiveost, ost i skiver, ost skiver, osteskiver, skiveskåret ost, sandwichost, morgenost | skivet ost, skivetost, ost i skiver, ost skiver, osteskiver | skivad ost, skivadost, ostskivor, ost i skivor, ost skivad | juustoviipale, juustoviipaleet, juusto viipale, viipalejuusto, viipalejuustot, siivujuusto, viipaloitu juusto
    toastost, toast ost | toastost | toastost | toastjuusto
    burgerost, cheddarskiver, cheddar i skiver, hamburgerost | burgerost, cheddarskiver, hamburgerost | hamburgerost, burgarost, cheddarskivor | burgerjuusto, hampurilaisjuusto, hampurilaisjuustot, sulatejuustoviipale, sulatejuustoviipaleet
  snackost, ostesnack, ostesticks, osteknapper | snackost, ostepinner, ostesnacks | snackost, oststavar, ostsnacks, ostsnack | juustosnack, snackjuusto, juustotikku, juustotikut
    babybel, mini babybel | babybel, mini babybel | babybel, mini babybel | babybel, mini babybel
    cheesestrings, cheese strings, ostestrenge | cheesestrings, cheese strings | cheestrings, oststrips, cheese strings | juustonauha, cheesestrings
  revet ost, revetost, pizzaost, gratinost, revet gratinost | revet ost, revetost, pizzaost, raspeost, gratineringsost, revet gulost | riven ost, rivenost, pizzaost, gratängost, gratinost | juustoraaste, juustoraasteet, raastejuusto, raastettu juusto, pizzajuusto, gratiinijuusto, pizzajuustoraaste
    revet mozzarella | revet mozzarella | riven mozzarella | mozzarellaraaste
    revet cheddar | revet cheddar | riven cheddar | cheddarraaste
    revet parmesan | revet parmesan | riven parmesan | parmesaaniraaste, raastettu parmesaani
    tacoost, taco ost | tacoost, taco ost | tacoost, taco ost | tacojuusto, texmexjuusto
    - | - | riven hushållsost | emmentalraaste
  ~parmesan, parmigiano, parmesanost, parmigiano reggiano | parmesan, parmigiano, parmesanost, parmigiano reggiano | parmesan, parmigiano, parmesanost, parmigiano reggiano | parmesaani, parmesan, parmigiano, parmesaanijuusto, parmigiano reggiano
    revet parmesan | revet parmesan | riven parmesan | parmesaaniraaste, raastettu parmesaani
    ~grana padano, grana | grana padano, grana | grana padano, grana | grana padano, grana
  ~pecorino, pecorino romano | pecorino, pecorino romano | pecorino, pecorino romano | pecorino, pecorino romano
  ~manchego | manchego | manchego | manchego
  ~mozzarella, frisk mozzarella, mozarella, mozzarellaost | mozzarella, fersk mozzarella, mozarella, mozzarellaost | mozzarella, färsk mozzarella, mozarella, mozzarellaost | mozzarella, mozarella, mozzarellajuusto, mozzarellapallo
    bøffelmozzarella, mozzarella di bufala | bøffelmozzarella | buffelmozzarella | puhvelimozzarella, buffalomozzarella
    mini mozzarella, mozzarellakugler, minimozzarella | minimozzarella, mozzarellakuler | minimozzarella, mozzarellakulor | minimozzarella, minimozzarellat
    revet mozzarella | revet mozzarella | riven mozzarella | mozzarellaraaste
  ~burrata | burrata | burrata | burrata
  ~feta, fetaost, salatost, feta ost | fetaost, feta, salatost, feta ost | fetaost, feta, salladsost, feta ost | feta, fetajuusto, fetajuustot, salaattijuusto, salaattijuustot
    salattern, fetatern, feta i tern, salatost i tern | fetaterninger, salatostterninger | fetaosttärningar, salladsosttärningar | fetakuutiot, salaattijuustokuutio, salaattijuustokuutiot
    feta i olie, marineret feta, ost i olie | feta i olje, marinert fetaost | marinerad fetaost, fetaost i olja | juustokuutiot öljyssä, marinoitu feta
    apetina | apetina | apetina | apetina
    - | - | vitost, vit ost | -
  ~halloumi, haloumi, grillost, grill ost, stegeost | halloumi, haloumi, grillost, stekeost | halloumi, haloumi, grillost, stekost, grilloumi, grill ost, eldost, halloumiost | halloumi, haloumi, halloumijuusto, grillijuusto, grillijuustot, paistojuusto
  paneer | paneer | paneer | paneer
  - | kaffeost | kaffeost, brödost | leipäjuusto, leipäjuustot, juustoleipä
  hytteost, cottage cheese, cottagecheese, hytte ost | cottage cheese, cottagecheese, hytteost, cottage | keso, cottage cheese, cottagecheese, cottage | raejuusto, raejuustot, cottage cheese, cottage
  friskost, flødeost, cream cheese, creamcheese, frisk ost | kremost, cream cheese, creamcheese, ferskost, fersk ost | färskost, färsk ost, cream cheese, creamcheese | tuorejuusto, tuorejuustot, maustamaton tuorejuusto, cream cheese
    philadelphia, philadelfia | philadelphia, philadelfia | philadelphia, philadelfia | philadelphia, philadelfia
    hvidløgsost, friskost hvidløg | hvitløksost, kremost hvitløk | vitlöksost, färskost vitlök | valkosipulituorejuusto, yrttituorejuusto
    boursin | boursin | boursin, cantadou | boursin
    - | snøfrisk | - | -
    - | - | creme bonjour | creme bonjour, bonjour
    - | - | - | viola, viola tuorejuusto
    buko | - | buko | -
    ~mascarpone, maskarpone | mascarpone | mascarpone, maskarpone | mascarpone
    ~ricotta | ricotta | ricotta | ricotta
    rygeost, røgeost | - | - | savutuorejuusto
    labneh | labneh | labneh | labneh
  - | kremost matlaging, matlagingsost | matlagningsost | ruokajuusto, ruokatuorejuusto, koskenlaskija
  smøreost, smelteost, smøre ost, smelte ost | smøreost, smelteost | mjukost, smältost, bredbar ost | sulatejuusto, sulatejuustot, levitettävä juusto, rasiajuusto
    tubeost, ost på tube | tubeost, smøreost på tube, ost på tube | tubost, ost på tub, mjukost på tub | tuubijuusto, juustotuubi
    rejeost, rejesmøreost | rekeost | räkost | katkarapujuusto, katkaraputuorejuusto
    skinkeost, skinkesmøreost | skinkeost | skinkost | kinkkujuusto
    baconost | baconost | baconost | pekonijuusto
    champignonost | sjampinjongost | champinjonost | sienijuusto, herkkusienisulatejuusto
    kavli, primula | primula, kavli | kavli, kavliost | -
    trekantost, smelteost trekanter | trekantost | trekantsost, ostkilar | kolmiojuusto, kolmiojuustot
      den leende ko, vache qui rit | vache qui rit | skrattande kon, vache qui rit | naurava lehmä, vache qui rit
    - | - | - | olympia
  skimmelost, dessertost, bløde oste | dessertost, muggost, myke oster | dessertost, mögelost, dessertostar | homejuusto, homejuustot, dessertjuusto, jälkiruokajuusto
    hvidskimmelost, hvidskimmel | hvitmuggost | vitmögelost | valkohomejuusto, valkohomejuustot
      ~brie, brieost | brie, brieost | brie, brieost | brie, briejuusto
        trøffelbrie | trøffelbrie | tryffelbrie | tryffelibrie
      ~camembert, cammembert, camembertost | camembert, cammembert | camembert, cammembert | camembert, cammembert
    ~blåskimmelost, blåskimmel, blå ost, blåost, blue cheese | blåmuggost, blåost, blue cheese | ädelost, blåmögelost, grönmögelost, blåost, blue cheese | sinihomejuusto, sinihomejuustot, sinihome, blue cheese
      ~danablu, danish blue | danablu | danablu | danablu
      - | - | - | aura, aurajuusto, auramuru
      - | normannaost, normanna | - | -
      - | - | kvibille ädel, kvibille | -
      ~gorgonzola, gorgonsola | gorgonzola, gorgonsola | gorgonzola, gorgonsola | gorgonzola, gorgonsola
      ~roquefort | roquefort | roquefort | roquefort
      stilton | stilton | stilton | stilton
      saint agur | saint agur | saint agur | saint agur
      castello, castello blå | castello, castello blå | castello, castello blå | castello
      cambozola | cambozola | cambozola | cambozola
      rosenborg | - | rosenborg | -
    rødkitost, kitost | kittmoden ost | kittost | punahomejuusto, kittijuusto
      taleggio | taleggio | taleggio | taleggio
  ~gedeost, ged ost | hvit geitost, geiteost | getost | vuohenjuusto, vuohenjuustot, vuohijuusto
    ~chevre, gederulle, frisk gedeost | chevre | chevre, getostrulle, getfärskost | chevre, chevrejuusto
    - | - | vit caprin, caprin | -
  fåreost | saueost | fårost | lampaanmaitojuusto, lampaanjuusto
  brunost, norsk brunost, myseost | brunost, brun ost, mysost, geitost, geit ost | mesost, brunost, getmesost, fjällbrynt | norjalainen ruskea juusto, brunost
    - | gudbrandsdalsost, gudbrandsdalen, g35 | - | -
    - | ekte geitost | - | -
    - | fløtemysost, fløtemyse | - | -
    - | prim, gubbeost, primost | messmör, getmessmör | -
  - | gamalost, gammelost | - | -
  - | pultost | - | -
  fondueost, ostefondue, fondue | ostefondue, fondue, fondueost | ostfondue, fondueost, fondue | juustofondue, fondue, fonduejuusto
  ostebræt, osteanretning, ostebord, ostefad, ostetallerken | ostefat, ostetallerken, ostebord, osteanretning | ostbricka, osttallrik | juustotarjotin, juustolajitelma, juustolautanen
  - | eggost | äggost | munajuusto, uunijuusto
  - | - | - | kotijuusto, ilvesjuusto, ilves
  røget ost | røkt ost, røykt ost | rökt ost | savujuusto, savujuustot
  trøffelost | trøffelost | tryffelost | tryffelijuusto
  chiliost | chiliost | chiliost | chilijuusto
  peberost | pepperost | pepparost | pippurijuusto
vegansk ost, planteost, plantebaseret ost | vegansk ost, planteost, plantebasert ost, vegetarost | vegansk ost, växtbaserad ost, veganost, vegost | vegaaninen juusto, vegejuusto, vegejuustot, kasvijuusto, kasvipohjainen juusto
  vegansk friskost, plantefriskost, vegansk flødeost | vegansk kremost, vegansk smøreost | vegansk färskost, växtbaserad färskost, påmackan | vegaaninen tuorejuusto, kauratuorejuusto
  vegansk revet ost | vegansk revet ost | vegansk riven ost | vegaaninen juustoraaste
  vegansk feta | vegansk feta | vegansk fetaost | vegaaninen feta
  violife | violife | violife | violife
ostecreme, ostedip | ostekrem, ostedip | ostkräm, ostdipp | juustodippi, juustokreemi
mozzarella sticks, panerede ostestænger, ostestave, paneret ost | mozzarella sticks, panert ost, ostestaver | mozzarella sticks, ostpinnar, panerad ost | mozzarellatikut, mozzarella sticks
  friteret camembert, paneret camembert | fritert camembert | friterad camembert | paneroitu camembert, leivitetty camembert`,
}
