import type { GoodsTable } from '../goods-table.ts'

/** Salads, sprouts and fresh herbs; vegetables are in `vegetables.ts`. */
export const saladsHerbs: GoodsTable = {
  part: 'fruit-vegetables',
  rows: `
frugt og grønt | frukt og grønt | frukt och grönt | hedelmät ja vihannekset
  ~grøntsag | grønnsak | grönsak | vihannes
    salat, salater, grøn salat, friske salater, bladsalat, salathoved, salathoveder, salatblade, grønsalat, bladsalater | salat, salater, bladsalat, grønn salat, salatblader, salathode, salathoder, grønnsalat | sallad, sallader, sallat, bladsallad, grönsallad, grönsallat, salladshuvud, salladsblad, grön sallad | salaatti, salaatit, lehtisalaatti, vihreä salaatti, salaatinlehti, salaatinlehdet, vihersalaatti, salaatinkerä, salaatti lehti
      icebergsalat, iceberg, isbergsalat, isberg, iceberg salat, icebergsalathoved | isbergsalat, issalat, isberg salat, iceberg, isberg, isbergsalathode | isbergssallad, isberg, isbergssallat, iceberg, isbergsallad, isbergssalladshuvud | jäävuorisalaatti, jäävuorisalaatit, jääsalaatti, jäävuori, iceberg, jäävuorisalaattia
      romainesalat, romaine, romansalat, romaine salat | romanosalat, romano, romansalat, romaine | romansallad, romainesallad, romaine, romansallat | romaine, romainesalaatti, romansalaatti, sidesalaatti
      hjertesalat, hjertesalater, mini romaine, little gem, minisalat, salathjerter, salathjerte, hjertesalat i pose | hjertesalat, hjertesalater, babyleaf romano, little gem, salathjerter, salathjerte | hjärtsallad, hjärtsallat, little gem, gemsallad, miniromansallad, salladshjärtan, hjärtsalladshuvud | sydänsalaatti, sydänsalaatit, little gem, miniromaine, salaatinsydän, salaatinsydämet
      ?hovedsalat, smørsalat | hodesalat, smørsalat | huvudsallad, smörsallad, huvudsallat | keräsalaatti, keräsalaatit, voisalaatti
      lollo rosso, lollo bionda, lollosalat, krølsalat | lollo rosso, lollo bionda, lollosalat, krøllsalat | lollo rosso, lollo bionda, lollosallad, krussallad | lollo rosso, lollosalaatti, kähäräsalaatti
      egebladssalat, egebladsalat | eikebladsalat, eikebladssalat | ekbladssallad, ekbladsallad, eksallad | tammenlehtisalaatti, tammenlehväsalaatti
      frillicesalat, crispsalat, crispy salat, sprød salat, crispsalat i potte | crispisalat, crispi, crispi salat, frillice | crispsallad, krispsallad, frillice | rapea salaatti, crispy salaatti, jäälehtisalaatti
      ?potesalat, salat i potte, pottesalat, levende salat | salat i potte, pottesalat, hydrosalat, salat potte, salatplante | krukodlad sallad, sallad i kruka, krukisbergssallad, krukksallad | ruukkusalaatti, ruukkusalaatit, salaatti ruukussa, salaattiruukku, salaattiruukut
      plukkesalat, pluksalat | plukksalat, plukkesalat | plocksallad | -
      ~rucola, ruccola, rucolasalat, rucola salat, rukola, rucula | ruccola, rucola, ruccolasalat, rukkola, rukola, ruccula, rucula | ruccola, rucola, ruccolasallad, rucolasallad, rukola, rucula, rucculasallad | rucola, rukola, rucolasalaatti, sinappikaali, rucolapussi, rukolasalaatti
      ~feldsalat, vårsalat, mache salat, feldsalat mache | vårsalat, feldsalat, mache | machesallad, mache, vårklynne, fältsallad | vuonankaali, mache, peltosalaatti
      babyleaf, baby leaf, babyleafs, spæde salatblade, babysalat, babyleaf mix | babyleaf, baby leaf, babysalat, babyblader, babyleafmiks, babyblad | babyleaf, småbladsmix, småbladssallad, baby leaf, späda blad, babyblad, babybladsmix, babyleafmix | babyleaf, baby leaf, babysalaatti, pikkusalaatti, lehtimix, babylehdet
      mizuna, tatsoi | mizuna, tatsoi | mizuna, tatsoi | mizuna, tatsoi
      julesalat, endivie, endive, cikoriesalat, cikorie, witlof, chicory | endivie, endivesalat, sikori, julesalat, endive | endive, endivsallad, endiver, cikoriasallad, endiv | endiivi, endiivit, salaattisikuri, sikuri, salaattisikurit, endiivisalaatti
      radicchio, rosesalat, rosensalat, rød julesalat | radicchio, rosesalat, radicchiosalat | radicchio, rosésallad, rosensallad, rossisallad | radicchio, punasikuri, punasalaatti
      frisesalat, frisésalat, frisee, friseesalat | frisésalat, frisee, frisesalat | frisésallad, friséesallad, frisé, frisee | friseesalaatti, frisee, kähäräendiivi
      ?salatmix, salatblanding, blandet salat, salat mix, mixsalat, italiensk salatmix, frisk salat pose, salat i pose, salatpose, salatposer, skyllet salat, færdigskåret salat | salatmiks, salatblanding, blandet salat, salatmix, salat i pose, salatpose, salatposer, ferdigkuttet salat, kuttet salat | salladsmix, salladsblandning, blandad sallad, salladspåse, sallad i påse, salladspåsar, skuren sallad, färdigskuren sallad | salaattisekoitus, salaattisekoitukset, salaattimix, pussisalaatti, salaattipussi, pilkottu salaatti, pestyt salaatit, salaattipussit
        salatkit, salatsæt, caesarsalat kit, caesar salat kit, salat kit | salatkit, salatsett, cæsarsalat kit, caesar salat kit | salladskit, caesarsallad kit, salladsset, caesar kit | salaattikit, salaattisetti, caesar salaattisetti
        ?italiensk salatblanding, italiensk blanding | italiensk salat blanding, italiensk salatblanding | italiensk salladsmix, italiensk sallad | italialainen salaattisekoitus, italian salaattimix
        ?burgersalat, tacosalat, salat til burger, strimlet icebergsalat | burgersalat, tacosalat, salat til burger, salat til taco, strimlet isbergsalat | burgarsallad, hamburgersallad, tacosallad, strimlad isbergssallad | hampurilaissalaatti, tacosalaatti, suikaloitu jäävuorisalaatti, salaattisuikale
      brøndkarse, vandkarse | brønnkarse, vannkarse | källkrasse, vattenkrasse | vesikrassi, isovesikrassi
      færdigsalat, salatbowl, salatbakke, frokostsalat, salatmåltid, måltidssalat, salatskål færdig, to go salat | ferdigsalat, salatbowl, salatboks, måltidssalat, lunsjsalat, salat to go | färdigsallad, salladsskål, matsallad, lunchsallad, måltidssallad, portionssallad, salladslåda, bowl | ateriasalaatti, valmissalaatti, salaattiateria, lounassalaatti, ateriasalaatit, salaattikulho valmis, salaattirasia
        cæsarsalat, caesarsalat, caesar salat | cæsarsalat, caesarsalat, caesar salat | caesarsallad, cesarsallad, caesar sallad | caesarsalaatti, caesar salaatti
        græsk salat, grækersalat | gresk salat, gresksalat | grekisk sallad | kreikkalainen salaatti, fetasalaatti
        kyllingesalat | kyllingsalat | kycklingsallad, kyckling sallad | kanasalaatti, broilerisalaatti
        pastasalat, pasta salat | pastasalat, pasta salat | pastasallad, pasta sallad | pastasalaatti, pastasalaatit
        poke bowl, pokebowl, poké bowl, poke | pokebowl, poke bowl, poke | poke bowl, pokebowl, pokébowl, poke | poke bowl, pokebowl, poke
        - | - | skaldjurssallad, räksallad | katkarapusalaatti, äyriäissalaatti
        - | - | ost- och skinksallad, skinksallad | kinkkusalaatti
        bulgursalat | bulgursalat | bulgursallad | bulgursalaatti
        couscoussalat | couscoussalat | couscoussallad | couscoussalaatti, kuskussalaatti
        tabbouleh, tabuleh, tabouleh | tabbouleh | tabbouleh | tabbouleh
        quinoasalat | quinoasalat | quinoasallad | kvinoasalaatti, quinoasalaatti
        linsesalat | linsesalat | linssallad | linssisalaatti
        bønnesalat | bønnesalat | bönsallad | papusalaatti
    ~spinat, frisk spinat, babyspinat, spinatblade, baby spinat, spinat i pose, spinatpose, frisk babyspinat | spinat, fersk spinat, babyspinat, baby spinat, spinatpose, spinatblader, fersk babyspinat | spenat, färsk spenat, babyspenat, bladspenat färsk, baby spenat, spenatpåse, babyspenat påse, spenatblad, färsk babyspenat | pinaatti, pinaatit, tuore pinaatti, babypinaatti, lehtipinaatti, pinaattipussi, pinaatinlehti, pinaatinlehdet
    bladbede, bladbeder, mangold, sølvbede | mangold, sølvbete, bladbete | mangold, mangoldblad | mangoldi, mangoldit, lehtimangoldi, lehtijuurikas
    råkost, råkostsalat, råkost salat | råkost, råkostsalat | råkost, råkostsallad | raaste, raasteet, tuoreraaste, raastesalaatti, porkkana-ananasraaste
    ~spirer, spire, friske spirer, spireskud, spirer i bakke, spirebakke | spirer, spire, ferske spirer | groddar, grodd, färska groddar | itu, idut, idätykset, tuoreet idut, itusekoitus
      ~bønnespirer, mungbønnespirer, mung spirer | bønnespirer, mungbønnespirer | böngroddar, mungbönsgroddar, böngrodd | pavunidut, pavunitu, mungpavunidut, mungpavunitu
      alfalfaspirer, alfalfa, lucernespirer, alfaspirer | alfalfaspirer, alfalfa | alfalfagroddar, alfalfa | alfalfa, alfalfanidut, sinimailasen idut, sinimailasenidut
      ~ærteskud, ærtespirer, ærteskudd | erteskudd, ertespirer, erteblader | ärtskott, ärtgroddar, ärtsskott | herneenverso, herneenversot, herneversot, herneenidut
      mikrogrønt, microgreens | mikrogrønt, microgreens | mikrogrönt, mikroblad, microgreens | mikrovihreät, verso, versot
      broccolispirer | brokkolispirer | broccoligroddar | parsakaalinidut, brokkolinidut
      radisespirer | reddikspirer | rädisgroddar | retiisin verso, retiisinidut
      hvedegræs | hvetegress, kvetegras | vetegräs | vehnänoras, oras
    ~karse, frisk karse, bakke karse, karsebakke, karse i potte | karse, fersk karse, hagekarse, karseboks | krasse, smörgåskrasse, färsk krasse, krassetråg | krassi, vihanneskrassi, krassit, krassirasia, krassiruukku
  ~krydderurt, krydderurter, friske krydderurter, urter, friske urter, krydderurter i potte, urter i potte, potteurter, krydderurtepotte, køkkenurter | krydderurt, krydderurter, ferske urter, urter, urter i potte, friske urter, krydderplante, krydderurter i potte, urteplante, kjøkkenurter, krydderplanter | kryddväxt, kryddväxter, färska örter, örter, färska kryddor, kryddört, kryddörter, örtkruka, örter i kruka, krukörter, örtkrukor | yrtti, yrtit, tuoreyrtti, tuoreyrtit, ruukkuyrtti, ruukkuyrtit, mausteyrtti, yrttiruukku, yrttiruukut, yrttipuska, yrttinippu
    ~basilikum, frisk basilikum, basilikum i potte, basilikumplante, potte basilikum, basilikumpotte | basilikum, fersk basilikum, basilikum i potte, basilikumplante, basilikumpotte, frisk basilikum | basilika, färsk basilika, basilika i kruka, basilikakruka, basilika kruka | basilika, tuore basilika, ruukkubasilika, basilikaruukku, basilikanlehti, basilikanlehdet
      thaibasilikum, thai basilikum, rød basilikum | thaibasilikum, thai basilikum | thaibasilika, thai basilika | thaibasilika, thai basilika
    ~persille, frisk persille, kruspersille, krølpersille, persille i potte, persillepotte, persille i bundt, hakket persille | persille, fersk persille, kruspersille, krøllpersille, persille i potte, persillebunt, hakket persille | persilja, färsk persilja, kruspersilja, persiljekruka, persilja i kruka, persiljeknippe, hackad persilja | persilja, persiljat, tuore persilja, kähäräpersilja, persiljaruukku, persiljanippu, persiljasilppu, silputtu persilja
      ?bredbladet persille, bladpersille, bredpersille, glatbladet persille | bladpersille, bredbladet persille, glattbladet persille | bladpersilja, slätbladig persilja, slät persilja | sileälehtinen persilja, lehtipersilja, silopersilja, sileä persilja
    ~dild, frisk dild, dild i potte, dildpotte, dild i bundt, hakket dild | dill, fersk dill, dill i potte, dillbunt, hakket dill | dill, färsk dill, dillkruka, dill i kruka, dillknippe, hackad dill | tilli, tillit, tuore tilli, ruukkutilli, tilliruukku, tillinippu, tillisilppu, tillipuska
      krondild, dildkrone, dildkroner, dildskærme | dillkroner, dillkrone, krondill | krondill, dillkronor, dillkrona, kräftdill | kruunutilli, kruunutillit, rapujen tilli, tillinkruunu, maustetilli, tillinkukinto, tillikruunu
    ~purløg, frisk purløg, purløg i potte, purløgspotte, hakket purløg | gressløk, fersk gressløk, grasløk, gressløk i potte, hakket gressløk, graslauk | gräslök, färsk gräslök, gräslök i kruka, gräslökskruka, hackad gräslök | ruohosipuli, ruohosipulit, tuore ruohosipuli, ruohosipuliruukku, ruohosipulisilppu, ruoholaukka
    ~koriander, frisk koriander, korianderblade, koriander i potte | koriander, fersk koriander, korianderblader, koriander i potte, frisk koriander | koriander, färsk koriander, korianderblad, koriander i kruka, korianderkruka | korianteri, korianterit, tuore korianteri, korianteriruukku, korianterinlehti
    ~mynte, frisk mynte, mynteblade, mynte i potte, friske mynteblade | mynte, fersk mynte, mynteblader, peppermynte fersk, mynte i potte, frisk mynte | mynta, färsk mynta, myntablad, mynta i kruka, myntakruka | minttu, mintut, tuore minttu, mintunlehdet, mintturuukku, mintun lehdet
      ?~grøn mynte, mojitomynte, pebermynte frisk, krusemynte | mojitomynte, grønnmynte | mojitomynta, grönmynta, krusmynta | viherminttu, mojitominttu, piparminttu tuore
    ~timian, frisk timian, timian i potte | timian, fersk timian, timian i potte, frisk timian | timjan, färsk timjan, timjan i kruka, timjankruka | timjami, tuore timjami, ajuruoho, timjamiruukku
      citrontimian | sitrontimian | citrontimjan | sitruunatimjami
    ~rosmarin, frisk rosmarin, rosmarin i potte | rosmarin, fersk rosmarin, rosmarin i potte, frisk rosmarin | rosmarin, färsk rosmarin, rosmarin i kruka, rosmarinkruka | rosmariini, tuore rosmariini, rosmariiniruukku
    ~salvie, frisk salvie | salvie, fersk salvie | salvia, färsk salvia | salvia, tuore salvia
    ~frisk oregano, oregano frisk, oregano i potte | fersk oregano, oregano i potte, frisk oregano | färsk oregano, oregano i kruka | tuore oregano, oregano tuore, oreganoruukku
    ~merian frisk | merian fersk | mejram färsk, färsk mejram | tuore meirami
    ~estragon, frisk estragon | estragon, fersk estragon | dragon, färsk dragon | rakuuna, tuore rakuuna
    ~kørvel, frisk kørvel | kjørvel, fersk kjørvel | körvel, färsk körvel | kirveli, tuore kirveli
    ~citronmelisse, melisse | sitronmelisse | citronmeliss | sitruunamelissa, melissa
    ~citrongræs, frisk citrongræs | sitrongress, fersk sitrongress | citrongräs, färskt citrongräs | sitruunaruoho, sitruunaruohot, tuore sitruunaruoho
    ~limeblade, kaffir limeblade, kaffirlime blade | limeblader, kaffirlimeblader | limeblad, kaffirlimeblad, makrutlimeblad | limetinlehti, limetinlehdet, kaffirlimetin lehti
    ~løvstikke | løpstikke, løvstikke | libbsticka | liperi, lipstikka
    ~brændenælde, brændenælder, friske brændenælder | brennesle, brennesler | nässlor, brännässla, färska nässlor, nässla | nokkonen, nokkoset, tuore nokkonen
    ~hyldeblomst, hyldeblomster | hylleblomst, hylleblomster | fläderblom, fläderblommor, fläder | seljankukka, seljankukat
    ~frisk lavendel, lavendel i potte | lavendel fersk | lavendel i kruka | laventeli ruukussa
    stevia plante, stevia i potte | stevia plante | stevia planta | stevia ruukussa
    ~karryblade, friske karryblade | karriblader | curryblad | currynlehti, currynlehdet
    spiselige blomster, spiselige violer, tallerkensmækker blomster | spiselige blomster | ätbara blommor, ätliga blommor | syötävä kukka, syötävät kukat
    urteblanding frisk, krydderurtemix | urteblanding fersk | örtmix färsk | yrttisekoitus tuore, yrttimix
coleslaw, cole slaw, kålsalat, coleslawsalat, hvidkålssalat | coleslaw, cole slaw, kålsalat, amerikansk kålsalat, hvitkålsalat | coleslaw, cole slaw, kålsallad, vitkålssallad, vitkålsallad | coleslaw, cole slaw, kaalisalaatti, kaalisalaatit
  - | - | pizzasallad, pizza sallad | pizzasalaatti
kartoffelsalat, kold kartoffelsalat, kartoffel salat | potetsalat | potatissallad, potatis sallad | perunasalaatti, perunasalaatit
rødbedesalat | rødbetsalat | rödbetssallad | punajuurisalaatti, punajuurisalaatit
- | - | - | rosolli, rosollit, sallatti
waldorfsalat, waldorf salat | waldorfsalat, waldorf salat | waldorfsallad, waldorf sallad | waldorfinsalaatti, waldorf salaatti
broccolisalat, broccoli salat | brokkolisalat | broccolisallad, broccoli sallad | parsakaalisalaatti, brokkolisalaatti
spidskålssalat, spidskålsalat | spisskålsalat | spetskålssallad | suippokaalisalaatti
tomatsalat | tomatsalat | tomatsallad | tomaattisalaatti
- | agurksalat | pressgurka, gurksallad | kurkkusalaatti, hölskytkurkut`,
}
