import type { GoodsTable } from '../goods-table.ts'

/** Ice cream, and frozen vegetables, berries, fish, bread and potatoes. */
export const frozen: GoodsTable = {
  part: 'frozen',
  rows: `
is, iscreme, ice cream, icecream, konsumis | is, iskrem, ice cream, icecream | glass, ice cream, icecream | jäätelö, jäätelöt, jätski, jätskit, jäde
  ?flødeis, mælkeis | fløteis, fløteiskrem, melkeis | gräddglass, mjölkglass | kermajäätelö, maitojäätelö
    ?familieis, is i bakke, litervis, is i bøtte, isbøtte, bøtteis, literis, is i spand, is i familiestørrelse, skrabeis | familieis, boksis, literis, sørlandsis, isboks, is i boks, familie is, iskrem boks, boks med is, is i bøtte, is på boks, iskremboks, skrapeis | paketglass, hinkglass, storpack glass, glasslåda, glasspaket, paket glass, glass i låda, hushållsglass, glassbytta, bytta glass, glassburk | kotipakkaus, kotipakkausjäätelö, perhepakkausjäätelö, jäätelöpaketti, jäätelölaatikko, litran jäätelö, jäätelörasia, jäätelölitra, jätskipaketti, pakettijäätelö, kotijäätelö, litrajäätelö, litran paketti, jätskilaatikko
  ispind, ispinde, pindeis, is på pind, isstang | ispinne, ispinner, pinneis, pinne is, is på pinne, iskrempinne, isstang | glasspinne, pinnglass, glasspinnar, glass på pinne | jäätelöpuikko, jäätelöpuikot, puikkojäätelö, tikkujäätelö, puikkojätski, jätskipuikko
    sodavandsis, vandis, saftevandsis, frugtis, juiceis, limonadeis, isslikkepind | saftis, sodais, fruktis, vannis | isglass, ispinne, saftglass, fruktglass, isgodis, islolly, vattenglass, saftis, juiceglass | mehujää, mehujäät, mehupuikko, mehupuikot, mehutikku, mehujäätikku, vesijäätelö, jäätikku, mehujäätelö, limsajää
      piggelin | piggelin | piggelin, päronsplitt | amppari, amppari mehujää
      calippo | calippo | calippo | calippo
      solero | solero | solero | solero
      - | lollipop is | - | -
    magnum, magnum is | magnum, magnum is | magnum, magnum glass | magnum, magnum jäätelö
    raketis, israket | - | - | -
    nogger | nogger | nogger, nogger black | nogger
    kæmpe eskimo, eskimo is | - | - | eskimo, eskimopuikko
    filur, filur is | - | - | -
    champagnebrus, champagnebrus is | - | - | -
    københavnerstang | - | - | -
    astronaut, astronaut is | - | - | -
    - | - | 88an | -
  isvaffel, vaffelis, isvafler, is i vaffel, kræmmerhus, iskræmmerhus | kroneis, isvaffel, krone is, vaffelis, is i kjeks | glasstrut, strutglass, glasstrutar, strut, strutar, glass i strut, våffelstrut, våffelglass | jäätelötuutti, jäätelötuutit, tuuttijäätelö, tuutti, tuutit, vohvelijäätelö, jäätelötötterö, jätskituutti, vohvelituutti
    cornetto | cornetto | cornetto | cornetto
    - | - | daimstrut, daimglass | -
  isbåd | isbåt, båtis | glassbåt | -
  issandwich, sandwich is | issandwich, sandwich is, sandwichis, sandwich iskrem, iskremsandwich | glassandwich, sandwichglass, glassmacka, kexglass, glasskex | keksijäätelö, jäätelösandwich, keksisandwich, kerrosjäätelö, jäätelökeksi
  isbæger, bægeris, is i bæger | isbeger, begeris, iskopp | glassbägare, bägarglass, glass i bägare | pikarijäätelö, jäätelöpikari, jäätelökuppi, jäätelökupit, kuppijäätelö, jätskipikari
  iskage, islagkage, istærte, isroulade, isbombe, isbomber | iskake, isterte, isbombe, isbløtkake, iskremkake | glasstårta, glasstårtor, isterta, glassbomb | jäätelökakku, jäätelökakut, jätskikakku, jäätelötäytekakku
  isdessert, isdesserter | isdessert, dessertis, iskremdessert | glassdessert, glassefterrätt | jäätelöjälkiruoka, jäätelöannos, jälkiruokajäätelö
    banansplit, banana split | banansplit, banana split | banansplit, banana split | banana split
  vaniljeis, vanilleis, vanilje is | vaniljeis, vanilje is, vaniljeiskrem | vaniljglass, vanilj glass | vaniljajäätelö, vanilja jäätelö, vaniljajätski
  chokoladeis, chokolade is | sjokoladeis, sjokolade is, sjokoladeiskrem | chokladglass | suklaajäätelö, suklaajätski
  jordbæris | jordbæris, jordbæriskrem | jordgubbsglass | mansikkajäätelö, mansikkajätski
  hindbæris | bringebæris, bringebæriskrem | hallonglass | vadelmajäätelö
  lakridsis | lakrisis, lakrisiskrem | lakritsglass | lakritsijäätelö, salmiakkijäätelö, lakujäätelö, salmiakkijätski
  karamelis | karamellis, karamelliskrem, saltkaramellis | kolaglass, karamellglass, saltkolaglass | kinuskijäätelö, toffeejäätelö, karamellijäätelö, suolakaramellijäätelö
  pistacieis | pistasjis | pistageglass, pistaschglass | pistaasijäätelö, pistaasipähkinäjäätelö
  nougatis, nøddeis | nougatis, nøtteis, krokanis, nøtteiskrem | nougatglass, nötglass, hasselnötsglass | nougatjäätelö, pähkinäjäätelö, hasselpähkinäjäätelö
  mintis, mynteis | mintis, peppermynteis | mintglass, mintchokladglass | minttujäätelö, minttusuklaajäätelö
  pæreis | pæreis | päronglass | päärynäjäätelö
  citronis | sitronis | citronglass | sitruunajäätelö
  romis, rom rosin is, rom og rosin | rom rosin is | rom russin glass, rom och russin | rommirusinajäätelö
  kaffeis | kaffeis, kaffeiskrem | kaffeglass | kahvijäätelö
  cookie dough is, kagedejsis, cookie is | cookie dough is | cookie dough glass, kakdegsglass | keksitaikinajäätelö, cookie dough jäätelö
  softice, softis | softis, soft is, mykis, maskinis | mjukglass, mjukglasstrut | pehmis, pehmikset, pehmisjäätelö, pehmytjäätelö
  yoghurtis, frozen yoghurt, frozen yogurt, frossen yoghurt | yoghurtis, frozen yogurt, frozen yoghurt, frossen yoghurt | yoghurtglass, frozen yoghurt, fryst yoghurt | jogurttijäätelö, frozen yogurt, jäädytetty jogurtti, jogurttijätski
  proteinis, protein is | proteinis, protein is | proteinglass, protein glass | proteiinijäätelö
  gelato, italiensk is | gelato, italiensk is | gelato, italiensk glass | gelato, italialainen jäätelö, gelatojäätelö
  sorbet, sorbetis | sorbet, sorbetis | sorbet, sorbetglass | sorbetti, sorbetit, sorbettijäätelö, sorbetjäätelö
  vegansk is, plantebaseret is, mælkefri is, havreis, is uden mælk, veganis, plantebaseret flødeis, sojais | vegansk is, melkefri is, havreis, plantebasert is, is uten melk, veganis, vegansk iskrem, melkefri iskrem, soyais | vegansk glass, mjölkfri glass, havreglass, glass utan mjölk, veganglass, växtbaserad glass, sojaglass | vegaaninen jäätelö, maidoton jäätelö, kaurajäätelö, vegejäätelö, soijajäätelö, vegaanijäätelö, kasvijäätelö, kasvipohjainen jäätelö, vegejätski
  laktosefri is, is uden laktose | laktosefri is, laktosefri iskrem, is uten laktose | laktosfri glass, glass utan laktos | laktoositon jäätelö
  sukkerfri is, is uden sukker | sukkerfri is, is uten sukker, kalorifattig is | sockerfri glass, glass utan socker | sokeriton jäätelö, kevytjäätelö, vähäsokerinen jäätelö
  mochi is, mochi, ismochi | mochi is, mochi | mochiglass, mochi, mochi glass | mochijäätelö, mochi, mochit
  ben & jerry's, ben and jerrys, ben jerrys, ben jerry | ben & jerry's, ben and jerrys, ben jerrys, ben jerry | ben & jerry's, ben and jerrys, ben jerrys, ben jerry | ben & jerry's, ben and jerrys, ben jerrys, ben jerry
  häagen dazs | häagen dazs | häagen dazs | häagen dazs
  hundeis | hundeis, is til hund | hundglass, glass till hund | koirajäätelö, koirien jäätelö, koiran jäätelö, koirien jätski
  daimis | daimis, daim is | daimglass | daimjäätelö
  mandelis | mandelis | mandelglass | mantelijäätelö
  kokosis | kokosis | kokosglass | kookosjäätelö
  ananasis | ananasis | ananasglass | ananasjäätelö
  skumfidusis | - | - | -
  skildpaddeis | - | - | -
  stracciatellais, stracciatella is | stracciatellais | stracciatellaglass | stracciatellajäätelö, suklaarouhejäätelö
  isbar | iskrembar | glassbar | jäätelöpatukka
  - | - | gb glass | -
  kugleis, iskugler | kuleis, iskuler, iskule, kuleiskrem | kulglass, glasskula, glasskulor | pallojäätelö, irtojäätelö, jäätelöpallo, kioskijäätelö, pallojätski
isterninger, isterning, knust is, ispose med is, crushed ice, is til drinks, istern, isklumper, knust isterning | isbiter, isterninger, knust is, isterningspose, isklumper, is til drinker | isbitar, isbit, krossad is, is i påse, is, istärningar, isbitspåse, iskuber, crushed ice | jääpalat, jääpala, jäämurska, jäät, jäähile, jäätä, jääkuutio, jääkuutiot, murskattu jää
slush ice, slushice, slush, slushis | slush, slush ice, slushis | slush, slush ice, slushie, slushdrink, slushis | slush, jäähilejuoma, hilejuoma, slushjuoma
pizza, pizzaer, færdigpizza | pizza, pizzaer, ferdigpizza | pizza, pizzor, färdigpizza | pizza, pizzat, pitsa, pitsat, valmispizza
  ?frossenpizza, frossen pizza, frostpizza, frosne pizzaer, dybfrosset pizza | frossenpizza, frossen pizza, frysepizza, fryst pizza | fryspizza, fryst pizza, frysta pizzor, djupfryst pizza | pakastepizza, pakastepitsa, uunipizza, pakastinpizza
  frisk pizza, kølepizza, kold pizza | fersk pizza, kjølepizza, kjølt pizza | färsk pizza, kyld pizza, kylpizza | tuorepizza, kylmäpizza, jääkaappipizza
  minipizza, mini pizza, minipizzaer | minipizza, mini pizza, småpizza, småpizzaer | minipizza, mini pizza, minipizzor, småpizzor | minipizza, mini pizza, pikkupizza, pikkupizzat
  ?panpizza, pan pizza, pizza pan | panpizza, pan pizza, amerikansk pizza | panpizza, pan pizza, amerikansk pizza | pannupizza, pan pizza, paksu pizza, amerikkalainen pizza
    - | billys | billys, billys pan pizza | -
  ?stenovnspizza, stenovnsbagt pizza | steinovnspizza, steinovnsbakt pizza, steinbakt pizza, italiensk pizza, tynnbunnpizza | stenugnspizza, stenugnsbakad pizza, italiensk pizza, tunn pizza | kiviuunipizza, kivennuunipizza, ohutpohjainen pizza, italialainen pizza
  ?familiepizza, stor pizza | familiepizza, langpannepizza, langpanne pizza, storpizza, stor pizza | familjepizza, långpannepizza, storpizza, stor pizza | perhepizza, iso pizza, peltipizza
  pizza margherita, margherita, margherita pizza | pizza margherita, margherita, margheritapizza, pizza margarita | pizza margherita, margherita, margarita pizza, margheritapizza | pizza margherita, margherita, margherita pizza, margaritapizza
  pepperonipizza, pizza pepperoni, salamipizza | pepperonipizza, pizza pepperoni, salamipizza, pizza salami | pepperonipizza, pizza pepperoni, salamipizza, pizza salami | pepperonipizza, salamipizza, pepperoni pizza
  hawaiipizza, pizza hawaii | pizza hawaii, hawaii pizza, hawaiipizza | pizza hawaii, hawaiipizza, tropicana pizza | hawaijipizza, hawaii pizza, tropicana pizza, ananaspizza
  skinkepizza, vesuvio, capricciosa, pizza med skinke | skinkepizza, vesuvio, capricciosa, pizza med skinke, pizza skinke | skinkpizza, vesuvio, capricciosa, pizza med skinka | kinkkupizza, capricciosa, pizza kinkku
  kebabpizza | kebabpizza, pizza kebab | kebabpizza | kebabpizza
  ostepizza, pizza fire oste, quattro formaggi | ostepizza, quattro formaggi | ostpizza, quattro formaggi | juustopizza, quattro formaggi
  kødpizza, bolognesepizza | kjøttpizza, pizza kjøttdeig, kjøttdeigpizza, biffpizza | köttfärspizza, bolognesepizza, köttpizza | jauhelihapizza, bolognesepizza, lihapizza
  kyllingepizza, pizza med kylling | kyllingpizza, pizza kylling | kycklingpizza, pizza med kyckling | kanapizza, broileripizza
  tunpizza | tunfiskpizza | tonfiskpizza | tonnikalapizza
  vegetarpizza, vegetarisk pizza, vegetar pizza, vegansk pizza, grøntsagspizza | vegetarpizza, vegetarisk pizza, grønnsakspizza, vegansk pizza | vegetarisk pizza, vegopizza, vegansk pizza, grönsakspizza | kasvispizza, vegepizza, vegaaninen pizza, vihannespizza
  glutenfri pizza, pizza uden gluten | glutenfri pizza, pizza uten gluten | glutenfri pizza, pizza utan gluten | gluteeniton pizza
  calzone, indbagt pizza | calzone, innbakt pizza | calzone, inbakad pizza | calzone, calzonet, taitettu pizza
  pizzaslice, pizza slice, pizzastykke | pizzaslice, pizzastykke, pizza slice, pizzabit, pizzabiter | pizzaslice, pizzabit, pizza slice, pizzaslices, pizzabitar | pizzapala, pizzapalat, pizzaslice
  grandiosa | grandiosa, grandis | grandiosa | grandiosa
  ristorante, ristorante pizza | ristorante, ristorante pizza | ristorante, ristorante pizza | ristorante, ristorante pizza
  - | big one, big one pizza | - | -
  mozzarellapizza | mozzarellapizza, pizza mozzarella | mozzarellapizza, pizza mozzarella | mozzarellapizza
  pizzabaguette, pizzabaguetter | pizzabaguette | pizzabaguette, pizzabaguetter | pizzapatonki, pizzapatongit
  mikropizza | mikropizza | mikropizza | roiskeläppä, roiskeläpät, einespizza, mikropizza
frostvarer, dybfrost, frosne varer, frossen mad, dybfrostvarer, dybfrosne varer, frysevarer | frysevarer, frossenmat, frossen mat, frysemat, frossenvarer, dypfryst, dypfryst mat | frysvaror, fryst mat, frysmat, djupfryst, djupfryst mat, djupfrysta varor, frysta varor, frysprodukter | pakasteet, pakaste, pakasteruoka, pakasteruoat, pakastetut, jäädytetty ruoka, pakastetuotteet
  frosne grøntsager, frosne grønsager, frossen grønt, grøntsager på frost, frysegrøntsager, grøntsager frost | frosne grønnsaker, frossen grønnsaker, frossengrønt, fryste grønnsaker, grønnsaker frosne | frysta grönsaker, frysgrönsaker, djupfrysta grönsaker, frostgrönsaker, frusna grönsaker | pakastevihannekset, pakastevihannes, vihannespakaste, pakastekasvikset, pakastekasvis, pakastetut vihannekset, jäiset vihannekset
    frosne ærter | frosne erter, fryste erter | frysta ärtor, frysta ärter, frysärtor, frusna ärter | pakasteherneet, pakasteherne, herne, herneet, vihreät herneet
    ærter og gulerødder | erter og gulrot, erter og gulrøtter | ärtor och morötter, ärtor och morot, ärter och morötter | herne porkkana, porkkanaherne, herne ja porkkana
    frossen spinat, helbladet spinat, hakket spinat, spinat på frost | frossen spinat, hakket spinat, bladspinat, fryst spinat | fryst spenat, hackad spenat, bladspenat, spenatblad fryst, frusen spenat | pakastepinaatti, pakastepinaatit, pinaatti, pinaattipakaste, lehtipinaatti pakaste, silputtu pinaatti
    frossen broccoli, broccolibuketter | frossen brokkoli, brokkolibuketter, frossen broccoli, fryst brokkoli | fryst broccoli, broccolibuketter, frusen broccoli | pakasteparsakaali, parsakaalikukinnot, pakastebrokkoli, parsakaali, brokkoli, brokkolipakaste, parsakaali pakaste
    frossen blomkål, blomkålsbuketter | frossen blomkål, blomkålbuketter, fryst blomkål | fryst blomkål, blomkålsbuketter, frusen blomkål | pakastekukkakaali, kukkakaalinkukinnot, kukkakaali pakaste, kukkakaali, pakastettu kukkakaali
    blomkålsris, broccoliris | blomkålris, brokkoliris | blomkålsris, broccoliris | kukkakaaliriisi
    frosne majs, frossen majs | frossen mais, fryst mais, frosne maiskorn | fryst majs, frysta majskorn, frusen majs | pakastemaissi, maissi, maissipakaste, pakastettu maissi
    frosne bønner, frosne grønne bønner, frosne haricots verts | frosne bønner, frosne haricots verts, frosne aspargesbønner, bønner frossen, fryste bønner | frysta bönor, frysta haricots verts, frysta brytbönor, gröna bönor frysta, haricots verts frysta | pakastepavut, pakastepapu, pakastetut pavut, papu pakaste, vihreät pavut, taitepapu pakaste, leikkopavut
    frossen rosenkål, rosenkål frost | frossen rosenkål, fryst rosenkål | fryst brysselkål, frusen brysselkål | pakasteruusukaali, ruusukaali pakaste
    frossen grønkål, langkål, grønlangkål, stuvet grønkål | frossen grønnkål, fryst grønnkål | fryst grönkål, långkål, frusen grönkål | pakastelehtikaali, lehtikaalipakaste
    frosne gulerødder | frosne gulrøtter, frossen gulrot, fryste gulrøtter | frysta morötter, frusna morötter | pakasteporkkana, pakasteporkkanat, porkkanapakaste
    frosne løg, frosne hakkede løg, hakkede løg | frossen løk, frossen hakket løk, hakket løk, fryst løk | fryst lök, fryst hackad lök, finhackad lök, lök hackad, hackad lök, hackad lök fryst, frusen lök | pakastesipuli, sipulikuutio, sipulikuutiot, sipulisilppu, sipulihake, hienonnettu sipuli, pilkottu sipuli
    frosne peberfrugter, frossen peberfrugt | frossen paprika, fryst paprika, paprikastrimler | fryst paprika, strimlad paprika, paprikastrimlor | pakastepaprika, paprikasuikale, paprikasuikaleet, paprikapakaste, pakastettu paprika
    frosne svampe | frossen sopp, fryst sopp | fryst svamp, frusen svamp | pakastesieni, pakastesienet, sienipakaste, pakastetut sienet
      frosne champignoner | frossen sjampinjong | frysta champinjoner | pakasteherkkusieni, herkkusienipakaste, pakasteherkkusienet
      frosne kantareller | frosne kantareller, fryste kantareller | frysta kantareller | pakastekantarelli, pakastekantarellit, kanttarelli pakaste, pakastekanttarelli, pakastekanttarellit
    frosne krydderurter | frosne urter, fryste urter | frysta örter | pakasteyrtit, yrttipakaste
      frossen persille | frossen persille, fryst persille | fryst persilja | pakastepersilja
      frossen dild | frossen dill, fryst dill | fryst dill | pakastetilli, tillipakaste
    wokblanding, wokgrøntsager, wokmix, wok mix, wok grøntsager, frosne wokgrøntsager, wok, frossen wok | wokblanding, wokgrønnsaker, wokmix, wok mix, wok, frosne wokgrønnsaker, wokgrønsaker, asiatisk grønnsaksblanding | wokgrönsaker, wokmix, wokblandning, wok mix, wok, fryst wok, frysta wokgrönsaker, asiatisk grönsaksmix, wokgrönsaksmix | wokvihannekset, wokvihannes, wok vihannekset, wokvihannessekoitus, wok, wokkivihannekset, wokkisekoitus, woksekoitus, wok-vihannekset, itämainen vihannessekoitus
    grøntsagsblanding, grøntsagsmix, blandede grøntsager, grønsagsblanding, grøntsagsmiks | grønnsaksblanding, grønnsaksmix, grønnsakblanding, blandede grønnsaker, grønnsaksmiks, grønsakblanding | grönsaksblandning, grönsaksmix, blandade grönsaker, grönsaksmedley | vihannessekoitus, vihannessekoitukset, kasvissekoitus, kasvissekoitukset, kasvissuikale, kasvissuikaleet, vihannesmix, kasvismix, sekavihannekset, pakastevihannessekoitus
      - | brokkoliblanding | broccoliblandning | parsakaalisekoitus, kukkakaalisekoitus
      - | - | - | kaalisekoitus
      amerikansk blanding | amerikansk blanding, spansk blanding, italiensk blanding | amerikansk blandning | herne maissi paprika, amerikkalainen vihannessekoitus
      ærter og majs | erter og mais | ärtor och majs | herne maissi
    suppegrøntsager, frosne suppeurter | suppegrønnsaker, frosne suppegrønnsaker | soppgrönsaker, soppgrönsaksmix | keittovihannekset, keittojuurekset, keittojuures, keittojuuressekoitus, keittokasvikset
    rodfrugtblanding, rodfrugtmix, ovngrøntsager, rodfrugtmiks | rotgrønnsaksblanding, rotmiks, ovnsgrønnsaker, rotfruktblanding, rotgrønnsaker mix | rotfruktsmix, ugnsgrönsaker, rotsaksmix, rotfruktsblandning, rotfruktblandning | juuressekoitus, juuressekoitukset, uunijuurekset, juuresmix, uunikasvikset, uunivihannekset
    edamame, edamamebønner, frosne edamame, sojabønner grønne | edamame, edamamebønner, frosne edamame, soyabønner grønne | edamame, edamamebönor, frysta edamame, gröna sojabönor | edamame, edamamepapu, edamamepavut, vihreä soijapapu, soijapavut pakaste
    frossen rødkål | frossen rødkål | fryst rödkål | pakastepunakaali
    frosne sukkerærter | frosne sukkererter | frysta sockerärtor, sockerärtor frysta | pakastesokeriherneet
    frosne rodfrugter | frosne rotgrønnsaker | frysta rotfrukter, rotfrukter frysta | pakastejuurekset, pakastejuures, juurespakaste, juureskuutio, juureskuutiot
    frosne asparges | frossen asparges | fryst sparris | pakasteparsa
  frosne bær, frossen bær, bærblanding, bærmix, frosne skovbær, skovbær, skovbærblanding, bær frost, frysebær, dybfrosne bær | frosne bær, bærblanding, bærmiks, bærmix, skogsbær, frosne skogsbær, fryste bær, frossenbær, bær frosne | frysta bär, frysbär, bärmix, bärblandning, frysta skogsbär, skogsbär, skogsbärsmix, frusna bär, djupfrysta bär | pakastemarjat, pakastemarja, marjasekoitus, marjasekoitukset, marjapakaste, metsämarjat, metsämarjasekoitus, jäiset marjat, pakastetut marjat, marjamix, marjapussi
    frosne hindbær | frosne bringebær, fryste bringebær | frysta hallon, frusna hallon | pakastevadelma, pakastevadelmat, vadelma, vadelmapakaste
    frosne jordbær | frosne jordbær, fryste jordbær | frysta jordgubbar, frusna jordgubbar | pakastemansikka, pakastemansikat, mansikka, mansikkapakaste
    frosne blåbær | frosne blåbær, fryste blåbær | frysta blåbär, frusna blåbär | pakastemustikka, pakastemustikat, pensasmustikka pakaste, mustikka, mustikkapakaste, pakastepensasmustikka
    frosne brombær | frosne bjørnebær, fryste bjørnebær | frysta björnbär, frusna björnbär | pakastekarhunvadelma, pakastekarhunvatukka
    frosne kirsebær | frosne kirsebær, frosne moreller, fryste kirsebær | frysta körsbär, frusna körsbär | pakastekirsikka, pakastekirsikat, kirsikkapakaste
    frosne tyttebær | frosne tyttebær, fryste tyttebær | frysta lingon, frusna lingon | pakastepuolukka, pakastepuolukat, puolukka, puolukkapakaste
    frosne tranebær | frosne tranebær, fryste tranebær | frysta tranbär | pakastekarpalo, pakastekarpalot, karpalo, karpalopakaste
    frosne multebær | frosne multer, fryste molter, frosne molter | frysta hjortron, frusna hjortron | pakastelakka, pakastehilla, lakkapakaste, hillapakaste, pakastemuurain
    frosne havtorn | frossen tindved, frossen havtorn | fryst havtorn, frusen havtorn | pakastetyrni, pakastetyrnit, tyrnipakaste
    frossen rabarber, rabarber frost | frossen rabarbra, fryst rabarbra | fryst rabarber | pakasteraparperi, raparperi pakaste, raparperi, raparperipakaste
    acai, acaibær | acai, acaibær | acai, acaibär | acai, acaimarja
    - | - | frysta vinbär | pakasteherukka, pakasteherukat
      frosne solbær, solbær frost | frosne solbær | frysta svarta vinbär | pakastemustaherukka
      frosne ribs | frosne rips, rips frossen | frysta röda vinbär | pakastepunaherukka
  frossen frugt, frosset frugt, fryst frugt, frosne frugter | frossen frukt, fryst frukt | fryst frukt, frysfrukt, frusen frukt | pakastehedelmät, pakastehedelmä, hedelmäpakaste, hedelmäsekoitus pakaste
    frossen mango, mangotern | frossen mango, mangobiter, fryst mango, mangoterninger | fryst mango, mangobitar, mangotärningar | pakastemango, mangokuutio, mangokuutiot, mangopala, mangopakaste, mangopalat
    frossen ananas | frossen ananas, fryst ananas | fryst ananas | pakasteananas, ananaspakaste
    frossen avocado | frossen avokado, frossen avocado | fryst avokado, fryst avocado | pakasteavokado, avokadopakaste
    smoothieblanding, smoothiemix, smoothie mix, smoothiefrugt, smoothiebær | smoothieblanding, smoothiemiks, smoothie mix, smoothiefrukt, smoothiebær | smoothiemix, smoothieblandning, smoothie mix, smoothiebär, smoothiefrukt, smoothiefruktmix | smoothiesekoitus, smoothie sekoitus, smoothiemix, smoothie marjat, smoothiemarjat, smoothiehedelmät
    frosne bananer, frossen banan | frossen banan, frosne bananer | fryst banan | pakastebanaani
  frossen fisk, frosne fiskefileter, fiskefilet frost, frostfisk | frossen fisk, frossenfisk, frossen fiskefilet, frosne fiskefileter, fryst fisk, fryst fiskefilet | fryst fisk, frysta fiskfiléer, frusen fisk, djupfryst fisk, fryst fiskfilé | pakastekala, pakastekalat, kalapakaste, pakastettu kala, kalafile pakaste, pakastekalafile
    frossen laks, frosne laksefileter, frossen laksefilet | frossen laks, frossen laksefilet, frosne laksefileter, fryst laks, fryst laksefilet | fryst lax, frusen lax, fryst laxfilé, frysta laxfiléer | pakastelohi, pakastelohet, lohipakaste, pakastelohifile, pakastettu lohi
    frossen torsk, frosne torskefileter, frossen torskefilet | frossen torsk, frossen torskefilet, frosne torskefileter, fryst torsk, fryst torskefilet | fryst torsk, torskblock, fryst torskfilé, frusen torsk | pakasteturska, turskapakaste, pakasteturskafile
    frosne rødspætter, frosne rødspættefileter | frossen rødspette | fryst rödspätta | pakastepunakampela, pakastekampela
    fiskepinde, fiskepind, fiskestænger, panerede fiskepinde, fiskesticks, fish fingers | fiskepinner, fiskestaver, fiskesticks, fiskefingre, fiskefingrer, fish fingers | fiskpinnar, fiskpinne, fiskstavar, fiskfingrar, fish fingers | kalapuikot, kalapuikko, seipuikot, seipuikko, kalasormet, kalatikut, turskapuikot, lohipuikot
    paneret fisk, paneret fiskefilet, panerede fiskefileter | panert fisk, sprøstekt fisk, fiskesprell, fiskeschnitzel, fiskefilet panert | panerad fisk, krispig fisk, fiskpanetter, panetter, panerad fiskfilé, fiskschnitzel, fisk panerad | paneroitu kala, leivitetty kala, kalaleike, kalaleikkeet, leivitetyt kalafileet, rapea kala, paneroitu kalafile
      paneret rødspætte | - | panerad rödspätta | -
      paneret torsk | panert torsk | panerad torsk | leivitetty turska
    fiskegratin | fiskegrateng, fiskegratin, fiskegrateng makaroni | fiskgratäng, fiskgratin, fiskgratäng med dill, fiskgratänger | kalagratiini, kalavuoka, kalavuoat, kalapaistos
    fish and chips, fish n chips | fish and chips, fish n chips, fisk og chips | fish and chips, fish & chips, fish n chips | fish and chips, kalaa ja ranskalaisia, fish n chips
    fiskeburger, fiskeburgere | fiskeburger, fiskeburgere | fiskburgare, fiskburger, fiskburgare fryst | kalapihvi, kalapihvit, kalaburger, kalahampurilaispihvi
    fiskenuggets | fiskenuggets | fisknuggets, fiskkroketter, crisp nuggets, fishnuggets | kalanugetit, kalanugetti, kalapallerot
    frosne rejer, frostrejer, pillede frosne rejer | frosne reker, fryste reker, frossenreker | frysta räkor, frusna räkor, djupfrysta räkor | pakastekatkaravut, pakastekatkarapu, katkarapupakaste, pakastetut katkaravut
      tempurarejer, panerede rejer, torpedorejer | tempurareker, scampi frossen, panerte reker | tempuraräkor, panerade räkor, torpedoräkor, friterade räkor | tempurakatkaravut, leivitetyt katkaravut, paneroidut katkaravut, torpedokatkaravut
      frosne scampi, frosne tigerrejer | frosne scampi, frosne kongereker | fryst scampi, frysta jätteräkor, frysta scampi, frysta tigerräkor | pakastescampi, pakastejättikatkarapu, jättikatkarapu pakaste, pakastejättikatkaravut, tiikerirapupakaste
    blæksprutteringe, calamari, panerede blæksprutteringe | blekksprutringer, calamari | bläckfiskringar, calamari, friterad bläckfisk | mustekalarenkaat, mustekalarengas, calamari, kalamari, kalmarirenkaat, kalmarirengas, leivitetyt kalmarirenkaat
    skaldyrsblanding, skaldyrsmix, seafood mix, frosne skaldyr | sjømatmiks, skalldyrmiks, seafood mix, skalldyrblanding, sjømatblanding | skaldjursmix, seafood mix, frysta skaldjur, skaldjursblandning, skaldjurscocktail | äyriäissekoitus, merenelävät, seafood mix, äyriäismix, merenelävä sekoitus, frutti di mare
    frosne muslinger | frosne blåskjell, fryste blåskjell | frysta musslor, frysta blåmusslor, blåmusslor frysta | pakastesimpukka, pakastesimpukat, simpukkapakaste
    frossen sej, frossen alaskasej | frossen sei, fryst sei | fryst sej, fryst alaska pollock, frusen sej | pakasteseiti, seipakaste, pakastesei, seitipakaste, seitifile, pakasteseitifile
  frossent kød, frosset kød | frossent kjøtt, frosset kjøtt, fryst kjøtt | fryst kött, fruset kött, djupfryst kött | pakasteliha, pakastelihat, lihapakaste, pakastettu liha
    frossen kylling, frosne kyllingebryster | frossen kylling, frosne kyllingfileter, fryst kylling, frosne kyllingbryst | fryst kyckling, fryst kycklingfilé, frusen kyckling, frysta kycklingbröst | pakastekana, pakastebroileri, kanapakaste, pakastekananfilee, pakastekananrinta, broileripakaste, pakastebroilerin filee
    frossent hakket kød, frossen hakket oksekød, frossent hakkekød | frossen kjøttdeig, fryst kjøttdeig | fryst köttfärs, fryst färs, frusen köttfärs | pakastejauheliha, jauhelihapakaste
    frosne bøffer, frosne burgerbøffer | frosne burgere, frosne hamburgere, frosne burgerbiffer | frysta hamburgare, frysta burgare, frysta köttbiffar | pakastepihvi, pakastepihvit, pakasteburgerpihvi, pakastehampurilaispihvi, hampurilaispihvi pakaste
    frosne kødboller | frosne kjøttboller, fryste kjøttboller | frysta köttbullar | pakastelihapullat, pakastepyörykät, lihapullapakaste, lihapullat pakaste
  frosne kartofler, kartoffelprodukter, kartofler på frost | frosne poteter, potetprodukter, fryste poteter | fryst potatis, potatisprodukter, frusen potatis, potatis fryst | pakasteperunat, pakasteperuna, perunapakaste, perunapakasteet, perunajaloste
    pommes frites, pommesfrites, pommes, fritter, frites, pomfritter, pommes strips, pomfrit | pommes frites, pommesfrites, pommes, pomfri, pommfri, frites, fritter, pommes strips, potetstrips | pommes frites, pommes, pommesfrites, strips, frites, pommes strips, pomfritt | ranskalaiset, ranskanperunat, ranskanperuna, ranskalaiset perunat, ranskikset, ranut, ranskut, ranskanpotut, pommesfrites, pommes
      ?ovnpommes, ovnfritter, ovn pommes frites | ovnspommes, ovnspommes frites, ovnsfrites, pommes frites ovn | ugnspommes, ugnspommes frites, ugnsfrites, pommes till ugn, strips till ugn | uuniranskalaiset, uuniranskanperunat, uuniranut
      ?airfryer pommes, airfryer pommes frites | airfryer pommes frites, airfryer pommes, airfryer frites | airfryer pommes, airfryer pommes frites | airfryer ranskalaiset, airfryer ranskanperunat, airfryer perunat
      ?rillede pommes frites, crinkle cut, bølgede pommes frites | riflede pommes frites, crinkle cut, bølgete pommes frites | räfflade pommes frites, crinkle cut, räfflade pommes, vågpommes | aaltoranskalaiset, rillatut ranskalaiset, aaltoperunat
      ?steakhouse fries, steak fries, tykke pommes frites | steakhouse fries, grove pommes frites, tykke pommes frites | steakhouse fries, grova pommes, tjocka pommes | steakhouse ranskalaiset, paksut ranskalaiset, pihviranskalaiset
      søde kartoffelfritter, sweet potato fries, sødkartoffel fritter, sød kartoffel fritter | søtpotetfries, søtpotet pommes frites, sweet potato fries, søtpotet fries, søtpotetstrips | sötpotatispommes, sötpotatisfrites, sötpotatisstrips, sweet potato fries, sötpotatis pommes | bataattiranskalaiset, bataattiranskanperunat, bataattiranut
      curly fries, twisters | curly fries, twister fries, krøllete pommes frites, twisterfries | curly fries, skruvade pommes, twisterpommes | kiharaperunat, curly fries, kierreperunat, kiharaiset ranskalaiset, kierreranskalaiset
      vaffelfritter, waffle fries, crisscut, gitterkartofler | waffle fries, gitterpoteter, vaffelpoteter | våffelpommes, waffle fries, crisscut, gallerpommes, nätpommes | ristikkoperunat, ristikkoperuna, ristikkoranskalaiset, vohveliperunat
      rodfrugtfritter, rodfrugtpommes | rotgrønnsaksfries | rotfruktsfrites, rotfruktspommes | juuresranskalaiset
    kartoffelbåde, kartoffelbåd, bådkartofler, wedges, potato wedges, rustikke kartofler | båtpoteter, potetbåter, wedges, potato wedges, ovnsbåter, båtpotet | klyftpotatis, potatisklyftor, wedges, ugnspotatis klyftor, potatiswedges | lohkoperunat, lohkoperuna, perunalohkot, lohkopotut, potato wedges, perunalohko
    kartoffelkroketter, kroketter | potetkroketter, kroketter, potetkrokett | potatiskroketter, kroketter, krokett, potatiskrokett | perunakroketit, perunakroketti, kroketit, kroketti, krokettiperunat
    rösti, røsti, hash browns, kartoffelrösti, røstikartofler, hash brown | rösti, røsti, potetrøsti, hash browns, røstipoteter, hash brown, røstikaker | rösti, potatisrösti, hash browns, hash brown, röstibiffar, röstikakor | röstiperuna, röstiperunat, rösti, perunarösti, hash brown, röstipihvi, röstikolmio
    kartoffelpandekager, kartoffelrårakor | potetkaker, potetpannekaker, råraker | raggmunk, raggmunkar, rårakor, potatisplättar, råraka | perunaohukaiset, perunaletut, perunalettu, perunapannukakku, perunaräiskäle, raasteohukaiset
    pommes noisettes, noisettekartofler, kartoffelkugler | pommes noisettes, potetkuler, noisettepoteter | pommes noisettes, noisettepotatis, potatiskulor, noisetter | perunapallerot, perunapallero, noisetteperunat, perunapallot
    smileys kartofler, kartoffelsmileys, smiley kartofler | potetsmil, smileys, smilepoteter, potetsmileys | potatissmileys, smileys, smileypotatis | hymyperunat, hymynaamaperunat, hymyilevät perunat, hymynaamat
    brasekartofler, stegte kartofler, råstegte kartofler, brasede kartofler | stekte poteter, steikepoteter, stekepoteter, råstekte poteter, brasepoteter | stekpotatis, stekt potatis, råstekt potatis, brynt potatis | paistinperunat, paistetut perunat, pannuperunat, paistoperunat, raakapaistettu peruna, paistetut potut
    flødekartofler, kartoffelgratin, gratinkartofler | fløtegratinerte poteter, potetgrateng, fløtepoteter, fløtegratinert potet, gratinerte poteter | potatisgratäng, gräddpotatis, krämig potatisgratäng, gratinerad potatis, gräddgratinerad potatis | perunagratiini, perunagratiinit, kermaperunat, valkosipuliperunat, valkosipuliperuna, kerrosperunat, perunapaistos, kermaperuna, valkosipulikermaperunat
    pommes duchesse, duchesse kartofler | pommes duchesse, duchessepoteter | pommes duchesse, duchessepotatis | duchesseperunat, herttuatarperunat
    hasselbackkartofler, hasselbagkartofler | hasselbackpoteter, hasselback, hasselbakpoteter | hasselbackspotatis, hasselback | hasselbackan perunat, hasselbackanperunat, hasselbackperunat
    kartoffelstrimler | potetstrimler | potatisstrimlor, strimlad potatis | perunasuikale, perunasuikaleet, peruna-sipulisekoitus, perunasipulisekoitus, perunasilppu
    kartoffelfrikadeller | - | potatisbullar, potatisbulle | perunapyörykät, perunapyörykkä
    - | - | potatisbakelser, potatisbakelse | perunaleivos
    tater tots, tatertots | tater tots | tater tots, tatertots | tater tots
    kartoffeltern, frosne kartoffeltern, terningkartofler | potetterninger, potetterning, potetkuber | potatistärningar, tärnad potatis, potatiskuber | perunakuutiot, perunakuutio, kuutioperunat
  løgringe, onion rings, panerede løgringe | løkringer, onion rings, panerte løkringer | lökringar, onion rings, friterade lökringar | sipulirenkaat, sipulirengas, sipulirinkulat, leivitetyt sipulirenkaat
  mozzarellasticks, mozzarella sticks, ostesticks, mozzarellastænger | mozzarellasticks, mozzarella sticks, mozzarellastaver, mozzarellapinner | mozzarellasticks, mozzarella sticks, ostpinnar, mozzarellastänger, oststickor | mozzarellatikut, mozzarellatikku, juustotikut, mozzarellapuikot, mozzarellasticks, paneroidut juustotikut
  chili cheese, chili cheese tops, chili cheese nuggets, jalapeno poppers | chili cheese, chili cheese nuggets, jalapeno poppers, chilicheese | chili cheese, chilicheese, chili cheese nuggets, jalapeno poppers | chili cheese, chilijuustopalat, chilicheese, jalapeno poppers
  frossent brød, frosne boller, frosne rundstykker, frosne morgenbrød, dybfrosset brød | frossent brød, frosne rundstykker, frosne boller, fryst brød, frosset brød | fryst bröd, frysta frallor, frysta bullar, djupfryst bröd, frysbröd | pakasteleipä, pakasteleivät, pakastesämpylä, pakastesämpylät, sämpylät pakaste, leipäpakaste, pakastettu leipä
    hvidløgsbrød, hvidløgsflute, hvidløgsflutes, hvidløgsbaguette | hvitløksbaguette, hvitløksbrød | vitlöksbröd, vitlöksbaguette | valkosipulipatonki, valkosipulipatongit, valkosipulileipä, valkosipulileivät
    frosne croissanter | frosne croissanter | frysta croissanter | pakastecroissant, pakastevoisarvi, croissant pakaste, pakastevoisarvet, pakastekroissantti
    frosne kanelsnegle, frosset wienerbrød, frossen kanelsnegl | frosne kanelboller, frosne skolebrød, fryste kanelboller | frysta kanelbullar, frysta bullar, frusna bullar | pakastepulla, pakastepullat, pakastekorvapuusti, korvapuusti pakaste, pulla pakaste, pullapakaste, pakastekorvapuustit
    - | - | - | pakastepiirakka, pakastepiirakat, pakastekarjalanpiirakat, karjalanpiirakat pakaste, karjalanpiirakka pakaste, pakastekarjalanpiirakka, piirakkapakaste
    koldhævede boller, koldhævet brød | - | - | -
    - | - | frysta semlor, semlor frysta | pakastelaskiaispulla
    frosne flutes, frosne baguetter | frosne baguetter | frysta baguetter | pakastepatonki, pakastepatongit
  frossen kage, frosne kager, frostkage | frossen kake, frossenkake, fryst kake, frosne kaker | fryst tårta, frysta tårtor, frystårta, djupfryst tårta | pakastekakku, pakastekakut, kakkupakaste, pakastettu kakku
    frossen lagkage, frosne lagkager | frossen bløtkake | - | pakastetäytekakku
    - | - | fryst prinsesstårta, prinsesstårta fryst | -
    frossen ostekage, frossen cheesecake | frossen ostekake, ostekake frossen | fryst cheesecake | pakastejuustokakku
  frossen dej | frossen deig, fryst deig | fryst deg, djupfryst deg | pakastetaikina, pakastetaikinat, pullataikina, sämpylätaikina, taikinapakaste, pakastettu taikina
    butterdej, butterdejsplader, frossen butterdej | butterdeig, butterdeigplater | smördeg, smördegsplattor | lehtitaikina, voitaikina, voitaikinat, torttutaikina, lehtitaikinalevy
    filodej | filodeig | filodeg | filotaikina
    frossen pizzadej | frossen pizzadeig | fryst pizzadeg | pakastepizzataikina
    - | frossen gjærdeig, frossen bolledeig | fryst bulldeg | pakastepullataikina, pullataikina pakaste`,
}
