import type { GoodsTable } from '../goods-table.ts'

/** Ice cream, and frozen vegetables, berries, fish, bread and potatoes. */
export const frozen: GoodsTable = {
  part: 'frozen',
  rows: `
is, iscreme, ice cream, icecream | is, iskrem, ice cream, icecream | glass, ice cream, icecream | jäätelö, jäätelöt, jätski, jätskit, jäde
  flødeis | fløteis, fløteiskrem | gräddglass | kermajäätelö
  ispind, ispinde, pindeis, is på pind | ispinne, ispinner, pinneis, pinne is | glasspinne, pinnglass, glasspinnar | jäätelöpuikko, jäätelöpuikot, puikkojäätelö
    sodavandsis, vandis, saftevandsis, frugtis, juiceis | saftis, sodais, fruktis | isglass, ispinne, saftglass, fruktglass | mehujää, mehujäät, mehupuikko, mehupuikot
      piggelin | piggelin | piggelin, päronsplitt | amppari, amppari mehujää
      calippo | calippo | calippo | calippo
      solero | solero | solero | solero
      - | lollipop is | - | -
    magnum, magnum is | magnum, magnum is | magnum, magnum glass | magnum, magnum jäätelö
    nogger | nogger | nogger, nogger black | nogger
    kæmpe eskimo, eskimo is | - | - | eskimo, eskimopuikko
    filur, filur is | - | - | -
  isvaffel, vaffelis, isvafler, is i vaffel | kroneis, isvaffel, krone is | glasstrut, strutglass, glasstrutar, strut, strutar | jäätelötuutti, jäätelötuutit, tuuttijäätelö, tuutti, tuutit
    cornetto | cornetto | cornetto | cornetto
    - | - | daimstrut | -
  isbåd | isbåt, båtis | glassbåt | -
  issandwich, sandwich is | issandwich, sandwich is, sandwichis | glassandwich, sandwichglass, glassmacka | keksijäätelö, jäätelösandwich
  isbæger, bægeris | isbeger, begeris | glassbägare | pikarijäätelö, jäätelöpikari
  familieis, is i bakke, litervis | familieis, boksis, literis, sørlandsis | paketglass, hinkglass, storpack glass | kotipakkaus, kotipakkausjäätelö, perhepakkausjäätelö
  iskage, islagkage, istærte, isroulade | iskake, isterte | glasstårta, glasstårtor, isterta | jäätelökakku, jäätelökakut
  isdessert, isdesserter | isdessert | glassdessert, glassefterrätt | jäätelöjälkiruoka, jäätelöannos
  vaniljeis, vanilleis, vanilje is | vaniljeis, vanilje is | vaniljglass, vanilj glass | vaniljajäätelö, vanilja jäätelö
  chokoladeis, chokolade is | sjokoladeis, sjokolade is | chokladglass | suklaajäätelö
  jordbæris | jordbæris | jordgubbsglass | mansikkajäätelö
  hindbæris | bringebæris | hallonglass | vadelmajäätelö
  lakridsis | lakrisis | lakritsglass | lakritsijäätelö, salmiakkijäätelö, lakujäätelö
  karamelis | karamellis | kolaglass, karamellglass | kinuskijäätelö, toffeejäätelö
  pistacieis | pistasjis | pistageglass, pistaschglass | pistaasijäätelö
  nougatis | nougatis, nøtteis, krokanis | nougatglass | nougatjäätelö, pähkinäjäätelö
  mintis, mynteis | mintis | mintglass, mintchokladglass | minttujäätelö
  pæreis | pæreis | päronglass | päärynäjäätelö
  citronis | sitronis | citronglass | sitruunajäätelö
  romis, rom rosin is | rom rosin is | rom russin glass | rommirusinajäätelö
  kaffeis | kaffeis | kaffeglass | kahvijäätelö
  cookie dough is, kagedejsis | cookie dough is | cookie dough glass | keksitaikinajäätelö
  softice, softis | softis, soft is | mjukglass | pehmis, pehmikset, pehmisjäätelö
  yoghurtis, frozen yoghurt, frozen yogurt, frossen yoghurt | yoghurtis, frozen yogurt, frozen yoghurt | yoghurtglass, frozen yoghurt, fryst yoghurt | jogurttijäätelö, frozen yogurt, jäädytetty jogurtti
  proteinis, protein is | proteinis, protein is | proteinglass, protein glass | proteiinijäätelö
  gelato, italiensk is | gelato, italiensk is | gelato, italiensk glass | gelato, italialainen jäätelö
  sorbet, sorbetis | sorbet, sorbetis | sorbet, sorbetglass | sorbetti, sorbetit, sorbettijäätelö
  vegansk is, plantebaseret is, mælkefri is, havreis | vegansk is, melkefri is, havreis, plantebasert is | vegansk glass, mjölkfri glass, havreglass | vegaaninen jäätelö, maidoton jäätelö, kaurajäätelö, vegejäätelö
  laktosefri is | laktosefri is | laktosfri glass | laktoositon jäätelö
  sukkerfri is, is uden sukker | sukkerfri is | sockerfri glass | sokeriton jäätelö
  mochi is, mochi, ismochi | mochi is, mochi | mochiglass, mochi, mochi glass | mochijäätelö, mochi, mochit
  ben & jerry's, ben and jerrys, ben jerrys, ben jerry | ben & jerry's, ben and jerrys, ben jerrys, ben jerry | ben & jerry's, ben and jerrys, ben jerrys, ben jerry | ben & jerry's, ben and jerrys, ben jerrys, ben jerry
  häagen dazs | häagen dazs | häagen dazs | häagen dazs
  hundeis | hundeis | hundglass | koirajäätelö, koirien jäätelö
isterninger, isterning, knust is, ispose med is, crushed ice | isbiter, isterninger, knust is | isbitar, isbit, krossad is, is i påse | jääpalat, jääpala, jäämurska, jäät
slush ice, slushice, slush | slush, slush ice, slushis | slush, slush ice | slush, jäähilejuoma, hilejuoma
pizza, pizzaer | pizza, pizzaer | pizza, pizzor | pizza, pizzat, pitsa, pitsat
  frossenpizza, frossen pizza, frostpizza, frosne pizzaer | frossenpizza, frossen pizza, frysepizza | fryspizza, fryst pizza, frysta pizzor | pakastepizza, pakastepitsa
  frisk pizza, kølepizza | fersk pizza | färsk pizza, kyld pizza | tuorepizza
  minipizza, mini pizza, minipizzaer | minipizza, mini pizza | minipizza, mini pizza, minipizzor | minipizza, mini pizza
  panpizza, pan pizza, pizza pan | panpizza, pan pizza | panpizza, pan pizza | pannupizza, pan pizza
    - | billys | billys, billys pan pizza | -
  stenovnspizza, stenovnsbagt pizza | steinovnspizza, steinovnsbakt pizza, steinbakt pizza | stenugnspizza, stenugnsbakad pizza | kiviuunipizza, kivennuunipizza
  familiepizza | familiepizza | familjepizza | perhepizza
  pizza margherita, margherita, margherita pizza | pizza margherita, margherita | pizza margherita, margherita, margarita pizza | pizza margherita, margherita
  pepperonipizza, pizza pepperoni, salamipizza | pepperonipizza, pizza pepperoni, salamipizza | pepperonipizza, pizza pepperoni, salamipizza | pepperonipizza, salamipizza
  hawaiipizza, pizza hawaii | pizza hawaii, hawaii pizza | pizza hawaii, hawaiipizza, tropicana pizza | hawaijipizza, hawaii pizza
  skinkepizza, vesuvio, capricciosa | skinkepizza, vesuvio, capricciosa | skinkpizza, vesuvio, capricciosa | kinkkupizza, capricciosa
  kebabpizza | kebabpizza, pizza kebab | kebabpizza | kebabpizza
  ostepizza, pizza fire oste, quattro formaggi | ostepizza, quattro formaggi | ostpizza, quattro formaggi | juustopizza, quattro formaggi
  kødpizza, bolognesepizza | kjøttpizza, pizza kjøttdeig | köttfärspizza, bolognesepizza | jauhelihapizza, bolognesepizza
  kyllingepizza | kyllingpizza | kycklingpizza | kanapizza
  tunpizza | tunfiskpizza | tonfiskpizza | tonnikalapizza
  vegetarpizza, vegetarisk pizza | vegetarpizza | vegetarisk pizza, vegopizza | kasvispizza, vegepizza
  glutenfri pizza | glutenfri pizza | glutenfri pizza | gluteeniton pizza
  calzone, indbagt pizza | calzone, innbakt pizza | calzone, inbakad pizza | calzone, calzonet
  pizzaslice, pizza slice, pizzastykke | pizzaslice, pizzastykke, pizza slice | pizzaslice, pizzabit, pizza slice | pizzapala, pizzapalat, pizzaslice
  grandiosa | grandiosa, grandis | grandiosa | grandiosa
  ristorante, ristorante pizza | ristorante, ristorante pizza | ristorante, ristorante pizza | ristorante, ristorante pizza
  - | big one, big one pizza | - | -
frostvarer, dybfrost, frosne varer, frossen mad | frysevarer, frossenmat, frossen mat, frysemat | frysvaror, fryst mat, frysmat, djupfryst | pakasteet, pakaste, pakasteruoka, pakasteruoat
  frosne grøntsager, frosne grønsager, frossen grønt, grøntsager på frost | frosne grønnsaker, frossen grønnsaker, frossengrønt | frysta grönsaker, frysgrönsaker, djupfrysta grönsaker | pakastevihannekset, pakastevihannes, vihannespakaste, pakastekasvikset
    frosne ærter | frosne erter | frysta ärtor, frysta ärter, frysärtor | pakasteherneet, pakasteherne
    ærter og gulerødder | erter og gulrot, erter og gulrøtter | ärtor och morötter, ärtor och morot | herne porkkana, porkkanaherne
    frossen spinat, helbladet spinat, hakket spinat | frossen spinat, hakket spinat, bladspinat | fryst spenat, hackad spenat, bladspenat | pakastepinaatti, pakastepinaatit
    frossen broccoli, broccolibuketter | frossen brokkoli, brokkolibuketter, frossen broccoli | fryst broccoli, broccolibuketter | pakasteparsakaali, parsakaalikukinnot, pakastebrokkoli
    frossen blomkål, blomkålsbuketter | frossen blomkål, blomkålbuketter | fryst blomkål, blomkålsbuketter | pakastekukkakaali, kukkakaalinkukinnot
    blomkålsris, broccoliris | blomkålris, brokkoliris | blomkålsris, broccoliris | kukkakaaliriisi
    frosne majs, frossen majs | frossen mais | fryst majs | pakastemaissi
    frosne bønner, frosne grønne bønner, frosne haricots verts | frosne bønner, frosne haricots verts, frosne aspargesbønner | frysta bönor, frysta haricots verts, frysta brytbönor | pakastepavut, pakastepapu
    frossen rosenkål | frossen rosenkål | fryst brysselkål | pakasteruusukaali
    frossen grønkål, langkål | frossen grønnkål | fryst grönkål, långkål | pakastelehtikaali
    frosne gulerødder | frosne gulrøtter, frossen gulrot | frysta morötter | pakasteporkkana, pakasteporkkanat
    frosne løg, frosne hakkede løg | frossen løk, frossen hakket løk | fryst lök, fryst hackad lök, finhackad lök | pakastesipuli, sipulikuutio, sipulikuutiot
    frosne peberfrugter, frossen peberfrugt | frossen paprika | fryst paprika | pakastepaprika, paprikasuikale, paprikasuikaleet
    frosne svampe | frossen sopp, frossen sjampinjong | fryst svamp, frysta kantareller | pakastesieni, pakastesienet
    frosne krydderurter, frossen persille, frossen dild | frosne urter, frossen persille, frossen dill | frysta örter, fryst persilja, fryst dill | pakasteyrtit, pakastepersilja, pakastetilli
    wokblanding, wokgrøntsager, wokmix, wok mix, wok grøntsager | wokblanding, wokgrønnsaker, wokmix, wok mix | wokgrönsaker, wokmix, wokblandning, wok mix | wokvihannekset, wokvihannes, wok vihannekset, wokvihannessekoitus
    grøntsagsblanding, grøntsagsmix, blandede grøntsager, grønsagsblanding | grønnsaksblanding, grønnsaksmix, grønnsakblanding, blandede grønnsaker | grönsaksblandning, grönsaksmix, blandade grönsaker | vihannessekoitus, vihannessekoitukset, kasvissekoitus, kasvissekoitukset
      - | brokkoliblanding | broccoliblandning | parsakaalisekoitus, kukkakaalisekoitus
      - | - | - | kaalisekoitus
      amerikansk blanding | amerikansk blanding, spansk blanding, italiensk blanding | amerikansk blandning | herne maissi paprika, amerikkalainen vihannessekoitus
    suppegrøntsager, frosne suppeurter | suppegrønnsaker, frosne suppegrønnsaker | soppgrönsaker | keittovihannekset, keittojuurekset, keittojuures
    rodfrugtblanding, rodfrugtmix, ovngrøntsager | rotgrønnsaksblanding, rotmiks, ovnsgrønnsaker | rotfruktsmix, ugnsgrönsaker, rotsaksmix | juuressekoitus, juuressekoitukset, uunijuurekset
    edamame, edamamebønner | edamame, edamamebønner | edamame, edamamebönor | edamame, edamamepapu, edamamepavut
  frosne bær, frossen bær, bærblanding, bærmix | frosne bær, bærblanding, bærmiks, bærmix | frysta bär, frysbär, bärmix, bärblandning | pakastemarjat, pakastemarja, marjasekoitus, marjasekoitukset, marjapakaste
    frosne hindbær | frosne bringebær | frysta hallon | pakastevadelma, pakastevadelmat
    frosne jordbær | frosne jordbær | frysta jordgubbar | pakastemansikka, pakastemansikat
    frosne blåbær | frosne blåbær | frysta blåbär | pakastemustikka, pakastemustikat, pensasmustikka pakaste
    frosne brombær | frosne bjørnebær | frysta björnbär | pakastekarhunvadelma
    frosne kirsebær | frosne kirsebær, frosne moreller | frysta körsbär | pakastekirsikka, pakastekirsikat
    frosne solbær, frosne ribs | frosne solbær, frosne rips | frysta vinbär, frysta svarta vinbär | pakasteherukka, pakasteherukat
    frosne tyttebær | frosne tyttebær | frysta lingon | pakastepuolukka, pakastepuolukat
    frosne tranebær | frosne tranebær | frysta tranbär | pakastekarpalo, pakastekarpalot
    frosne multebær | frosne multer | frysta hjortron | pakastelakka, pakastehilla
    frosne havtorn | frossen tindved | fryst havtorn | pakastetyrni, pakastetyrnit
    frossen rabarber | frossen rabarbra | fryst rabarber | pakasteraparperi
    acai, acaibær | acai | acai | acai
  frossen frugt, frosset frugt | frossen frukt | fryst frukt | pakastehedelmät, pakastehedelmä
    frossen mango, mangotern | frossen mango, mangobiter | fryst mango, mangobitar | pakastemango, mangokuutio, mangokuutiot
    frossen ananas | frossen ananas | fryst ananas | pakasteananas
    frossen avocado | frossen avokado | fryst avokado | pakasteavokado
    smoothieblanding, smoothiemix, smoothie mix | smoothieblanding, smoothiemiks, smoothie mix | smoothiemix, smoothieblandning, smoothie mix | smoothiesekoitus, smoothie sekoitus
  frossen fisk, frosne fiskefileter | frossen fisk, frossenfisk | fryst fisk, frysta fiskfiléer | pakastekala, pakastekalat
    frossen laks | frossen laks | fryst lax | pakastelohi, pakastelohet
    frossen torsk, frosne torskefileter | frossen torsk | fryst torsk, torskblock | pakasteturska, seipakaste, pakasteseiti
    frosne rødspætter, frosne rødspættefileter | frossen rødspette | fryst rödspätta | pakastepunakampela
    fiskepinde, fiskepind, fiskestænger | fiskepinner, fiskestaver | fiskpinnar, fiskpinne | kalapuikot, kalapuikko
    paneret fisk, paneret fiskefilet, panerede fiskefileter, paneret rødspætte | panert fisk, panert torsk, sprøstekt fisk, fiskesprell | panerad fisk, panerad torsk, panerad rödspätta, krispig fisk | paneroitu kala, leivitetty kala, leivitetty turska, kalaleike
    fiskegratin | fiskegrateng, fiskegratin | fiskgratäng, fiskgratin | kalagratiini, kalavuoka, kalavuoat
    fish and chips, fish n chips | fish and chips | fish and chips | fish and chips
    fiskeburger, fiskeburgere | fiskeburger, fiskeburgere | fiskburgare | kalapihvi, kalapihvit, kalaburger
    - | fiskenuggets | fisknuggets, fiskkroketter | kalanugetit, kalanugetti, kalapallerot
    frosne rejer | frosne reker | frysta räkor | pakastekatkaravut, pakastekatkarapu
      tempurarejer, panerede rejer, torpedorejer | tempurareker, scampi frossen | tempuraräkor, panerade räkor | tempurakatkaravut, leivitetyt katkaravut
    blæksprutteringe, calamari | blekksprutringer, calamari | bläckfiskringar, calamari | mustekalarenkaat, mustekalarengas, calamari, kalamari
    skaldyrsblanding, skaldyrsmix, seafood mix, frosne skaldyr | sjømatmiks, skalldyrmiks, seafood mix | skaldjursmix, seafood mix, frysta skaldjur | äyriäissekoitus, merenelävät, seafood mix
    frosne muslinger | frosne blåskjell | frysta musslor | pakastesimpukka, pakastesimpukat
  frossent kød, frosset kød | frossent kjøtt | fryst kött | pakasteliha, pakastelihat
    frossen kylling, frosne kyllingebryster | frossen kylling, frosne kyllingfileter | fryst kyckling, fryst kycklingfilé | pakastekana, pakastebroileri, kanapakaste
    frossent hakket kød, frossen hakket oksekød | frossen kjøttdeig | fryst köttfärs, fryst färs | pakastejauheliha
    frosne bøffer, frosne burgerbøffer | frosne burgere | frysta hamburgare | pakastepihvi, pakastepihvit
  frosne kartofler, kartoffelprodukter | frosne poteter, potetprodukter | fryst potatis, potatisprodukter | pakasteperunat, pakasteperuna, perunapakaste
    pommes frites, pommesfrites, pommes, fritter, frites, pomfritter | pommes frites, pommesfrites, pommes, pomfri, pommfri, frites, fritter | pommes frites, pommes, pommesfrites, strips, frites, pommes strips | ranskalaiset, ranskanperunat, ranskanperuna, ranskalaiset perunat, ranskikset, ranut
      ovnpommes, ovnfritter, ovn pommes frites | ovnspommes, ovnspommes frites, ovnsfrites | ugnspommes, ugnspommes frites, ugnsfrites | uuniranskalaiset, uuniranskanperunat
      airfryer pommes, airfryer pommes frites | airfryer pommes frites | airfryer pommes, airfryer pommes frites | airfryer ranskalaiset
      rillede pommes frites, crinkle cut, bølgede pommes frites | riflede pommes frites, crinkle cut | räfflade pommes frites, crinkle cut | aaltoranskalaiset, rillatut ranskalaiset
      steakhouse fries, steak fries | steakhouse fries | steakhouse fries, grova pommes | steakhouse ranskalaiset
      søde kartoffelfritter, sweet potato fries, sødkartoffel fritter | søtpotetfries, søtpotet pommes frites, sweet potato fries | sötpotatispommes, sötpotatisfrites, sötpotatisstrips, sweet potato fries | bataattiranskalaiset, bataattiranskanperunat
      curly fries, twisters | curly fries, twister fries | curly fries, skruvade pommes | kiharaperunat, curly fries
      vaffelfritter, waffle fries, crisscut | waffle fries, gitterpoteter | våffelpommes, waffle fries, crisscut | ristikkoperunat, ristikkoperuna
    kartoffelbåde, kartoffelbåd, bådkartofler, wedges, potato wedges | båtpoteter, potetbåter, wedges, potato wedges | klyftpotatis, potatisklyftor, wedges | lohkoperunat, lohkoperuna
    kartoffelkroketter, kroketter | potetkroketter, kroketter | potatiskroketter, kroketter | perunakroketit, perunakroketti, kroketit, kroketti
    rösti, røsti, hash browns, kartoffelrösti | rösti, røsti, potetrøsti, hash browns | rösti, potatisrösti, hash browns | röstiperuna, röstiperunat, rösti, perunarösti
    kartoffelpandekager | potetkaker, potetpannekaker | raggmunk, raggmunkar, rårakor, potatisplättar | perunaohukaiset, perunaletut, perunalettu
    pommes noisettes, noisettekartofler | pommes noisettes | pommes noisettes, noisettepotatis | perunapallerot, perunapallero
    smileys kartofler, kartoffelsmileys | potetsmil, smileys | potatissmileys, smileys | hymyperunat, hymynaamaperunat
    brasekartofler, stegte kartofler, råstegte kartofler | stekte poteter, steikepoteter, stekepoteter | stekpotatis, stekt potatis, råstekt potatis | paistinperunat, paistetut perunat, perunakuutiot
    flødekartofler, kartoffelgratin | fløtegratinerte poteter, potetgrateng, fløtepoteter | potatisgratäng, gräddpotatis | perunagratiini, perunagratiinit, kermaperunat, valkosipuliperunat, valkosipuliperuna
    pommes duchesse, duchesse kartofler | pommes duchesse, duchessepoteter | pommes duchesse, duchessepotatis | duchesseperunat, herttuatarperunat
    hasselbackkartofler, hasselbagkartofler | hasselbackpoteter | hasselbackspotatis | hasselbackan perunat
  løgringe, onion rings | løkringer, onion rings | lökringar, onion rings | sipulirenkaat, sipulirengas
  mozzarellasticks, mozzarella sticks, ostesticks | mozzarellasticks, mozzarella sticks | mozzarellasticks, mozzarella sticks, ostpinnar | mozzarellatikut, mozzarellatikku, juustotikut
  chili cheese, chili cheese tops, chili cheese nuggets | chili cheese, chili cheese nuggets | chili cheese, chilicheese, chili cheese nuggets | chili cheese, chilijuustopalat
  frossent brød, frosne boller, frosne rundstykker, frosne morgenbrød | frossent brød, frosne rundstykker, frosne boller | fryst bröd, frysta frallor, frysta bullar | pakasteleipä, pakasteleivät, pakastesämpylä, pakastesämpylät
    hvidløgsbrød, hvidløgsflute, hvidløgsflutes, hvidløgsbaguette | hvitløksbaguette, hvitløksbrød | vitlöksbröd, vitlöksbaguette | valkosipulipatonki, valkosipulipatongit, valkosipulileipä, valkosipulileivät
    frosne croissanter | frosne croissanter | frysta croissanter | pakastecroissant, pakastevoisarvi
    frosne kanelsnegle, frosset wienerbrød | frosne kanelboller, frosne skolebrød | frysta kanelbullar | pakastepulla, pakastepullat, pakastekorvapuusti
    - | - | - | pakastepiirakka, pakastepiirakat, pakastekarjalanpiirakat
  frossen kage, frosne kager, frostkage | frossen kake, frossenkake | fryst tårta, frysta tårtor, frystårta | pakastekakku, pakastekakut
  frossen dej | frossen deig | fryst deg | pakastetaikina, pakastetaikinat, pullataikina, sämpylätaikina
    butterdej, butterdejsplader, frossen butterdej | butterdeig, butterdeigplater | smördeg, smördegsplattor | lehtitaikina, voitaikina, voitaikinat, torttutaikina, lehtitaikinalevy
    filodej | filodeig | filodeg | filotaikina`,
}
