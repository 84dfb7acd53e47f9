import type { GoodsTable } from '../goods-table.ts'

/** Salads, sprouts and fresh herbs; vegetables are in `vegetables.ts`. */
export const saladsHerbs: GoodsTable = {
  part: 'fruit-vegetables',
  rows: `
frugt og grønt | frukt og grønt | frukt och grönt | hedelmät ja vihannekset
  ~grøntsag | grønnsak | grönsak | vihannes
    salat, salater, grøn salat, friske salater, bladsalat | salat, salater, bladsalat, grønn salat, salatblader | sallad, sallader, sallat, bladsallad, grönsallad, grönsallat | salaatti, salaatit, lehtisalaatti, vihreä salaatti, salaatinlehti, salaatinlehdet
      icebergsalat, iceberg, isbergsalat, isberg, iceberg salat | isbergsalat, issalat, isberg salat, iceberg | isbergssallad, isberg, isbergssallat, iceberg, isbergsallad | jäävuorisalaatti, jäävuorisalaatit, jääsalaatti, jäävuori, iceberg
      romainesalat, romaine, romansalat, romaine salat | romanosalat, romano, romansalat, romaine | romansallad, romainesallad, romaine, romansallat | romaine, romainesalaatti, romansalaatti, sidesalaatti
      hjertesalat, hjertesalater, mini romaine, little gem, minisalat | hjertesalat, hjertesalater, babyleaf romano, little gem | hjärtsallad, hjärtsallat, little gem, gemsallad, miniromansallad | sydänsalaatti, sydänsalaatit, little gem, miniromaine
      hovedsalat, smørsalat | hodesalat, smørsalat | huvudsallad, smörsallad, huvudsallat | keräsalaatti, keräsalaatit, voisalaatti
      lollo rosso, lollo bionda, lollosalat, krølsalat | lollo rosso, lollo bionda, lollosalat, krøllsalat | lollo rosso, lollo bionda, lollosallad, krussallad | lollo rosso, lollosalaatti, kähäräsalaatti
      egebladssalat, egebladsalat | eikebladsalat, eikebladssalat | ekbladssallad, ekbladsallad, eksallad | tammenlehtisalaatti, tammenlehväsalaatti
      frillicesalat, crispsalat, crispy salat, sprød salat, crispsalat i potte | crispisalat, crispi, crispi salat, frillice | crispsallad, krispsallad, frillice | rapea salaatti, crispy salaatti, jäälehtisalaatti
      potesalat, salat i potte, pottesalat, levende salat | salat i potte, pottesalat, hydrosalat | krukodlad sallad, sallad i kruka | ruukkusalaatti, ruukkusalaatit, salaatti ruukussa
      ~rucola, ruccola, rucolasalat, rucola salat, rukola | ruccola, rucola, ruccolasalat, rukkola, rukola | ruccola, rucola, ruccolasallad, rucolasallad, rukola | rucola, rukola, rucolasalaatti, sinappikaali
      ~feldsalat, vårsalat, mache salat, feldsalat mache | vårsalat, feldsalat, mache | machesallad, mache, vårklynne, fältsallad | vuonankaali, mache, peltosalaatti
      ~spinat, frisk spinat, babyspinat, spinatblade, baby spinat | spinat, fersk spinat, babyspinat, baby spinat | spenat, färsk spenat, babyspenat, bladspenat färsk, baby spenat | pinaatti, pinaatit, tuore pinaatti, babypinaatti, lehtipinaatti
      babyleaf, baby leaf, babyleafs, spæde salatblade, babysalat | babyleaf, baby leaf, babysalat, babyblader | babyleaf, småbladsmix, småbladssallad, baby leaf, späda blad | babyleaf, baby leaf, babysalaatti, pikkusalaatti, lehtimix
      julesalat, endivie, endive, cikoriesalat, cikorie, witlof, chicory | endivie, endivesalat, sikori, julesalat, endive | endive, endivsallad, endiver, cikoriasallad, endiv | endiivi, endiivit, salaattisikuri, sikuri, salaattisikurit, endiivisalaatti
      radicchio, rosesalat, rosensalat, rød julesalat | radicchio, rosesalat, radicchiosalat | radicchio, rosésallad, rosensallad, rossisallad | radicchio, punasikuri, punasalaatti
      frisesalat, frisésalat, frisee, friseesalat | frisésalat, frisee, frisesalat | frisésallad, friséesallad, frisé, frisee | friseesalaatti, frisee, kähäräendiivi
      bladbede, bladbeder, mangold, sølvbede | mangold, sølvbete, bladbete | mangold, mangoldblad | mangoldi, mangoldit, lehtimangoldi, lehtijuurikas
      salatmix, salatblanding, blandet salat, salat mix, mixsalat, italiensk salatmix, frisk salat pose | salatmiks, salatblanding, blandet salat, salatmix, salat i pose | salladsmix, salladsblandning, blandad sallad, salladspåse, sallad i påse | salaattisekoitus, salaattisekoitukset, salaattimix, pussisalaatti, salaattipussi
        salatkit, salatsæt, caesarsalat kit, caesar salat kit, salat kit | salatkit, salatsett, cæsarsalat kit, caesar salat kit | salladskit, caesarsallad kit, salladsset, caesar kit | salaattikit, salaattisetti, caesar salaattisetti
        italiensk salatblanding, italiensk blanding | italiensk salat blanding, italiensk salatblanding | italiensk salladsmix, italiensk sallad | italialainen salaattisekoitus, italian salaattimix
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
    råkost, råkostsalat, råkost salat | råkost, råkostsalat | råkost, råkostsallad | raaste, raasteet, tuoreraaste, raastesalaatti, porkkana-ananasraaste
    ~spirer, spire, friske spirer, spireskud | spirer, spire, ferske spirer | groddar, grodd, färska groddar | itu, idut, idätykset, tuoreet idut
      ~bønnespirer, mungbønnespirer, mung spirer | bønnespirer, mungbønnespirer | böngroddar, mungbönsgroddar, böngrodd | pavunidut, pavunitu, mungpavunidut, mungpavunitu
      alfalfaspirer, alfalfa, lucernespirer, alfaspirer | alfalfaspirer, alfalfa | alfalfagroddar, alfalfa | alfalfa, alfalfanidut, sinimailasen idut, sinimailasenidut
      ~ærteskud, ærtespirer, ærteskudd | erteskudd, ertespirer, erteblader | ärtskott, ärtgroddar, ärtsskott | herneenverso, herneenversot, herneversot, herneenidut
      mikrogrønt, microgreens | mikrogrønt, microgreens | mikrogrönt, mikroblad, microgreens | mikrovihreät, verso, versot
      broccolispirer | brokkolispirer | broccoligroddar | parsakaalinidut, brokkolinidut
      radisespirer | reddikspirer | rädisgroddar | retiisin verso, retiisinidut
      hvedegræs | hvetegress | vetegräs | vehnänoras, oras
    ~karse, frisk karse, bakke karse | karse, fersk karse, hagekarse | krasse, smörgåskrasse, färsk krasse | krassi, vihanneskrassi, krassit
    ~krydderurt, krydderurter, friske krydderurter, urter, friske urter, krydderurter i potte | krydderurt, krydderurter, ferske urter, urter, urter i potte, friske urter | kryddväxt, kryddväxter, färska örter, örter, färska kryddor, kryddört, kryddörter, örtkruka | yrtti, yrtit, tuoreyrtti, tuoreyrtit, ruukkuyrtti, ruukkuyrtit, mausteyrtti, yrttiruukku
      ~basilikum, frisk basilikum, basilikum i potte | basilikum, fersk basilikum, basilikum i potte | basilika, färsk basilika, basilika i kruka | basilika, basilikat, tuore basilika, ruukkubasilika
        thaibasilikum, thai basilikum, rød basilikum | thaibasilikum, thai basilikum | thaibasilika, thai basilika | thaibasilika, thai basilika
      ~persille, frisk persille, kruspersille, krølpersille | persille, fersk persille, kruspersille, krøllpersille | persilja, färsk persilja, kruspersilja | persilja, persiljat, tuore persilja, kähäräpersilja
        bredbladet persille, bladpersille, bredpersille, glatbladet persille | bladpersille, bredbladet persille, glattbladet persille | bladpersilja, slätbladig persilja, slät persilja | sileälehtinen persilja, lehtipersilja, silopersilja, sileä persilja
      ~dild, frisk dild, dild i potte | dill, fersk dill | dill, färsk dill, dillkruka | tilli, tillit, tuore tilli, ruukkutilli
        krondild, dildkrone, dildkroner, dildskærme | dillkroner, dillkrone, krondill | krondill, dillkronor, dillkrona, kräftdill | kruunutilli, kruunutillit, rapujen tilli, tillinkruunu
      ~purløg, frisk purløg | gressløk, fersk gressløk, grasløk | gräslök, färsk gräslök | ruohosipuli, ruohosipulit, tuore ruohosipuli
      ~koriander, frisk koriander, korianderblade | koriander, fersk koriander, korianderblader | koriander, färsk koriander, korianderblad | korianteri, korianterit, tuore korianteri
      ~mynte, frisk mynte, mynteblade | mynte, fersk mynte, mynteblader, peppermynte fersk | mynta, färsk mynta, myntablad | minttu, mintut, tuore minttu, mintunlehdet
        ~grøn mynte, mojitomynte, pebermynte frisk, krusemynte | mojitomynte, grønnmynte | mojitomynta, grönmynta, krusmynta | viherminttu, mojitominttu, piparminttu tuore
      ~timian, frisk timian | timian, fersk timian | timjan, färsk timjan | timjami, timjamit, tuore timjami, ajuruoho
        citrontimian | sitrontimian | citrontimjan | sitruunatimjami
      ~rosmarin, frisk rosmarin | rosmarin, fersk rosmarin | rosmarin, färsk rosmarin | rosmariini, rosmariinit, tuore rosmariini
      ~salvie, frisk salvie | salvie, fersk salvie | salvia, färsk salvia | salvia, tuore salvia
      ~frisk oregano, oregano frisk | fersk oregano | färsk oregano | tuore oregano, oregano tuore
      ~merian frisk | merian fersk | mejram färsk, färsk mejram | tuore meirami
      ~estragon, frisk estragon | estragon, fersk estragon | dragon, färsk dragon | rakuuna, rakuunat, tuore rakuuna
      ~kørvel, frisk kørvel | kjørvel, fersk kjørvel | körvel, färsk körvel | kirveli, tuore kirveli
      ~citronmelisse, melisse | sitronmelisse | citronmeliss | sitruunamelissa, melissa
      ~citrongræs, frisk citrongræs | sitrongress, fersk sitrongress | citrongräs, färskt citrongräs | sitruunaruoho, sitruunaruohot, tuore sitruunaruoho
      ~limeblade, kaffir limeblade, kaffirlime blade | limeblader, kaffirlimeblader | limeblad, kaffirlimeblad, makrutlimeblad | limetinlehti, limetinlehdet, kaffirlimetin lehti
      ~løvstikke | løpstikke | libbsticka | liperi, lipstikka
      ~brændenælde, brændenælder, friske brændenælder | brennesle, brennesler | nässlor, brännässla, färska nässlor, nässla | nokkonen, nokkoset, tuore nokkonen
      ~hyldeblomst, hyldeblomster | hylleblomst, hylleblomster | fläderblom, fläderblommor, fläder | seljankukka, seljankukat
      ~frisk lavendel, lavendel i potte | lavendel fersk | lavendel i kruka | laventeli ruukussa
      stevia plante, stevia i potte | stevia plante | stevia planta | stevia ruukussa
      ~karryblade, friske karryblade | karriblader | curryblad | currynlehti, currynlehdet
      spiselige blomster, spiselige violer, tallerkensmækker blomster | spiselige blomster | ätbara blommor, ätliga blommor | syötävä kukka, syötävät kukat
      urteblanding frisk, krydderurtemix | urteblanding fersk | örtmix färsk | yrttisekoitus tuore, yrttimix
coleslaw, cole slaw, kålsalat, coleslawsalat | coleslaw, cole slaw, kålsalat, amerikansk kålsalat | coleslaw, cole slaw, kålsallad | coleslaw, cole slaw, kaalisalaatti, kaalisalaatit
  - | - | pizzasallad, pizza sallad | pizzasalaatti
kartoffelsalat, kold kartoffelsalat, kartoffel salat | potetsalat, potet salat | potatissallad, potatis sallad | perunasalaatti, perunasalaatit
rødbedesalat | rødbetsalat | rödbetssallad | punajuurisalaatti, punajuurisalaatit
- | - | - | rosolli, rosollit, sallatti
waldorfsalat, waldorf salat | waldorfsalat, waldorf salat | waldorfsallad, waldorf sallad | waldorfinsalaatti, waldorf salaatti
broccolisalat, broccoli salat | brokkolisalat | broccolisallad, broccoli sallad | parsakaalisalaatti, brokkolisalaatti
tomatsalat | tomatsalat | tomatsallad | tomaattisalaatti
- | agurksalat | pressgurka, gurksallad | kurkkusalaatti, hölskytkurkut`,
}
