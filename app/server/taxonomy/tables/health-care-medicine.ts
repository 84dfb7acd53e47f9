import type { GoodsTable } from '../goods-table.ts'

/** Over-the-counter medicine. */
export const healthCareMedicine: GoodsTable = {
  part: 'health-care',
  rows: `
apotek, apoteksvarer, medicin, håndkøbsmedicin, håndkøb, piller, lægemidler | apotek, apotekvarer, medisin, reseptfri medisin, reseptfritt, piller, legemidler, tabletter | apotek, apoteksvaror, medicin, receptfri medicin, receptfria läkemedel, läkemedel, piller, tabletter | apteekki, apteekkituotteet, lääke, lääkkeet, itsehoitolääke, itsehoitolääkkeet, pillerit, lääketabletti, tabletti, tabletit
  smertestillende, hovedpinepiller, hovedpinetabletter, smertestillende medicin, hovedpine, smertelindrende, hovedpinepille, smerter | smertestillende, hodepinetabletter, smertestillende tabletter, hodepine, smertelindrende, smerter | värktabletter, smärtstillande, smärtlindring, värktablett, huvudvärkstabletter, huvudvärk, värk | särkylääke, kipulääke, särkylääkkeet, kipulääkkeet, päänsärkylääke, päänsärky, kipu
    paracetamol | paracetamol | paracetamol | parasetamoli
      panodil | panodil | panodil | -
      pamol | - | pamol | pamol
      pinex | pinex | - | -
      - | paracet | - | -
      - | - | alvedon | -
      - | - | - | panadol
      - | - | - | para-tabs, paratabs
    ibuprofen | ibuprofen | ibuprofen | ibuprofeeni
      ipren | - | ipren | -
      ibumetin | ibumetin | ibumetin | ibumetin
      nurofen | - | - | -
      ibumax | - | - | ibumax
      - | ibux | - | -
      - | - | brufen | -
      - | - | - | burana
    acetylsalicylsyre | acetylsalisylsyre | acetylsalicylsyra | asetyylisalisyylihappo
      aspirin | aspirin | aspirin | aspirin, aspirini
      treo | - | treo | -
      kodimagnyl | - | - | -
      magnyl | - | - | -
      hjertemagnyl | - | - | -
      - | dispril | - | -
      - | globoid | - | -
      - | albyl-e | albyl | -
      - | - | magnecyl | -
      - | - | bamyl | -
      - | - | - | disperin
      - | - | - | finrexin
    naproxen | naproxen, naproksen | naproxen, diklofenak | naprokseeni, ketoprofeeni
      - | - | pronaxen | pronaxen
      - | - | eeze | -
    smertegel, muskelsalve, muskelcreme, tigerbalsam, varmecreme, diclofenac, muskelsmerter, varmebalsam | smertegel, muskelkrem, muskelsalve, tigerbalsam, varmekrem, linimentkrem, liniment | smärtgel, liniment, muskelsalva, tigerbalsam, värmesalva, stallgel, muskelvärk | kipugeeli, särkygeeli, linimentti, tiikeribalsami, lihasgeeli, kylmägeeli, hierontavoide, hevoslinimentti, kylmälinimentti
      voltaren, voltaren gel | voltarol, voltaren | voltaren, voltaren gel | voltaren
      - | - | - | mobilat
      - | - | - | fastum
    migræne, migrænemedicin, migrænepiller, sumatriptan | migrene, migrenemedisin, sumatriptan | migrän, migräntabletter, sumatriptan | migreeni, migreenilääke, migreenilääkkeet
    menssmerter, menstruationssmerter | mensenssmerter, menssmerter | mensvärk, menssmärta | kuukautiskivut, kuukautiskipulääke
    mundsår, mundgel | munnskåle gel, munnsår | munsår gel, blåsor i munnen, afte | afta, aftageeli, suugeeli, aftat
      bonjela | bonjela | bonjela | bonjela
      andolex | andolex | andolex | andolex
      aftamed | aftamed | aftamed | -
      - | - | - | anaftin
  forkølelse, forkølelsesmedicin, forkølelsespiller, influenza | forkjølelse, forkjølelsesmiddel, influensa | förkylning, förkylningsmedicin, influensa | flunssa, flunssalääke, flunssalääkkeet, nuhakuumelääke, vilustuminen, flunssatuotteet
    næsespray, næsesprayer, næsedråber, nasal spray, stoppet næse, nezeril | nesespray, nesesprayer, nesedråper, tett nese | nässpray, nässprej, nezeril, näsdroppar, nästäppa | nenäsumute, nenäsuihke, nenäsumutteet, nasolin, nenätipat, nenäsuihkeet, tukkoinen nenä
      zymelin, zymelin næsespray | zymelin | zymelin | -
      otrivin | otrivin | otrivin | otrivin
      - | - | nasoferm | -
      saltvandsspray næse, saltvandsnæsespray, havvandsspray, næseskylning, næsehorn, næsekande, saltvand næse | saltvannsspray nese, saltvannsnesespray, neseskylling, nesekanne, saltvann nese | saltvattensnässpray, koksaltspray, nässköljning, nässköljningskanna, koksalt, näskanna | suolavesisuihke nenä, suolavesisumute, nenäkannu, nenähuuhtelu, sarvikuono nenäkannu, nenäkannun suola
    halstabletter, halspastiller, ondt i halsen, halsspray, halspastil | halstabletter, halspastiller, sår hals, halsspray, halspastill | halstabletter, halspastiller, ont i halsen, halsspray, halstablett | kurkkupastilli, kurkkupastillit, kurkkutabletti, kurkkusuihke, kurkkukipu, kurkkutabletit
      strepsils | strepsils | strepsils | strepsils
      bafucin | bafucin | bafucin | bafucin
      zyx | zyx | zyx | zyx
    hostesaft, hoste, hostemedicin, hostestillende, bromhexin, hostedråber, tør hoste, acetylcystein | hostesaft, hoste, hostemedisin, hostestillende, slimløsende | hostmedicin, hosta, hostdämpande, slemlösande, acetylcystein, hostsaft | yskänlääke, yskänlääkkeet, yskä, limanirrotin, limaairrottava, yskänsiirappi, acetylcystein, asetyylikysteiini
      mucolysin | - | - | -
      bisolvon | bisolvon | bisolvon | bisolvon
      - | solvipect | - | -
      - | bronkyl | - | -
      - | noskapin | noskapin | -
      - | - | mollipect | -
      - | - | cocillana | -
      - | - | - | codesan
      - | - | - | mucoral
    brystsalve, eukalyptusolie | eukalyptusolje | eukalyptusolja | eukalyptusöljy, vilustumisvoide
      vicks vaporub, vaporub, vicks | vicks vaporub, vaporub, vicks | vicks vaporub, vaporub, vicks | vicks vaporub, vaporub, vicks
    kamferdråber, kamfer, mentol | kamferdråper, kamfer, mentoldråper | kamfer, kamferdroppar, mentol | kamferitipat, kamferi, mentoli
    ørepropper, ørepropper silikone, høreværn ørepropper, ørepropper skum | ørepropper, ørepropp, skumpropper | öronproppar, öronpropp | korvatulpat, korvatulppa, silikonitulpat
      ohropax | ohropax | ohropax | ohropax
    ørevoks, øredråber, ørespray, ørerens, ørevoksfjerner | ørevoks, øredråper, ørespray, ørerens | vaxproppar, öronvax, öronspray, örondroppar, öronrengöring | korvavaha, korvasuihke, korvatipat, korvahuuhde, korvapuhdistus
      vaxol | vaxol | vaxol | vaxol
      revaxør | revaxør | revaxör | -
    feber, febernedsættende | feber, febernedsettende | feber, febernedsättande | kuume, kuumelääke, kuumelääkkeet
  allergi, allergimedicin, allergipiller, allergitabletter, høfeber, antihistamin, allergipille, pollenallergi, pollen | allergi, allergimedisin, allergitabletter, høysnue, antihistamin, pollenallergi, pollen medisin | allergi, allergimedicin, allergitabletter, hösnuva, antihistamin, pollenallergi, pollenmedicin | allergia, allergialääke, allergialääkkeet, heinänuha, antihistamiini, siitepölyallergia, allergiatabletti
    cetirizin | cetirizin | cetirizin | setiritsiini, cetirizin
      zyrtec | zyrtec | - | zyrtec
      benaday | - | - | -
      - | - | zyrlex | -
      - | - | - | heinix
    loratadin, desloratadin, fexofenadin | loratadin, desloratadin | loratadin, desloratadin | loratadiini, desloratadiini, feksofenadiini
      clarityn | clarityn | clarityn | clarityn
      aerius | aerius | aerius | aerius
      telfast | telfast | telfast | -
      - | kestine | kestine | kestine
      - | - | allegra | -
    allergi øjendråber, antihistamin øjendråber | allergi øyedråper | ögondroppar allergi | allergiasilmätipat, silmätipat allergia
      livostin | livostin | livostin | livostin
      zaditen | zaditen | zaditen | zaditen
      lecrolyn | lecrolyn | lecrolyn | lecrolyn
    allergi næsespray, mometason næsespray | allergi nesespray, mometason | nässpray allergi, mometason | allergianenäsuihke, mometasoni, nenäsumute allergia
      flutide næse | flutide nese | flutide nasal | -
      nasonex | nasonex | nasonex | nasonex
      rhinocort | - | rhinocort | -
      - | - | - | flixonase
    kløe, kløestillende, insektstik, insektbid, myggestik, kløe creme, bidstift, bid og stik, antihistaminsalve | kløe, kløestillende, insektstikk, myggstikk, kløestift, insektbitt, kløekrem | klåda, klådstillande, insektsbett, myggbett, bettstift, klådstift | kutina, kutinavoide, hyönteispuremat, hyttysenpurema, pistopuikko, puremageeli, kutinanlievitys
      after bite | after bite | after bite | after bite
      - | - | salubrin | -
      - | - | alsolsprit | -
    kortisoncreme, hydrokortison, binyrebarkhormon creme | hydrokortison, kortisonkrem | hydrokortison, kortisonkräm, kortisonsalva | hydrokortisoni, kortisonivoide, kortisonisalva
      hydrocortison | - | - | hydrocortison
      mildison | mildison | mildison | -
  mave, maveproblemer, mave og tarm, mavemedicin, fordøjelse, mavepine | mage, mageproblemer, mage og tarm, fordøyelse, vondt i magen | mage, magproblem, mage och tarm, matsmältning, magont | vatsa, vatsavaivat, vatsalääke, ruoansulatus, mahalääke, vatsatuotteet
    halsbrand, sur mave, syreneutraliserende, syrepiller, sure opstød, omeprazol, pantoprazol | halsbrann, sure oppstøt, syrenøytraliserende, omeprazol, syrehemmende | halsbränna, sura uppstötningar, syraneutraliserande, omeprazol, pantoprazol, magsyra | närästys, närästyslääke, närästyslääkkeet, omepratsoli, esomepratsoli, pantopratsoli
      gaviscon | gaviscon | gaviscon | gaviscon
      rennie | rennie | rennie | rennie
      balancid | balancid | - | balancid
      samarin | samarin | samarin | samarin
      novaluzid | novaluzid | novaluzid | -
      galieve | - | - | galieve
      nexium control | nexium control | nexium control | nexium control
      - | titralac | - | titralac
      - | somac | - | somac
      - | - | losec | -
      - | - | novalucol | -
    diarre, diarrémedicin, diarré, stoppende piller, stoppende, loperamid | diaré, diarémedisin, stoppende, loperamid, diare | diarré, diarrémedicin, loperamid, stoppande medel | ripuli, ripulilääke, ripulilääkkeet, loperamidi
      imodium | imodium | imodium | imodium
      dimor | - | dimor | -
      - | travello | travello | -
      - | - | - | imocur
    forstoppelse, afføringsmiddel, afføringspiller, laksans, lactulose, klysma, magnesia, hård mave | forstoppelse, avføringsmiddel, laksantia, laktulose, klyster, hard mage | förstoppning, laxermedel, laktulos, lavemang, hård mage | ummetus, ummetuslääke, laksatiivi, laktuloosi, peräruiske, ummetuslääkkeet
      laxoberal | laxoberal | laxoberal | laxoberon
      microlax | microlax | microlax | microlax
      movicol | movicol | movicol | movicol
      dulcolax | dulcolax | dulcolax | -
      moxalole | - | moxalole | moxalole
      toilax | toilax | toilax | toilax
      - | - | cilaxoral | -
      - | - | - | pegorion
    fiber tilskud, husk, loppefrøskaller, psylliumskaller, hørfrøskaller, fibertilskud | fibertilskudd, husk, psyllium, fiberhusk, loppefrø | fibertillskott, psyllium, fiberhusk, fibrer | kuitulisä, psyllium, ratamonsiemen, kuituvalmiste, kuitulisät
      vi-siblin | vi-siblin | vi-siblin | vi-siblin
    oppustethed, luft i maven, luft mave, mavekramper, pebermynteolie kapsler, kulkapsler, aktivt kul | luft i magen, oppblåst mage, kulltabletter, aktivt kull, peppermynteolje kapsler | gaser, gaser i magen, uppblåst mage, koltabletter, aktivt kol | ilmavaivat, turvotus, ilmavaivalääke, lääkehiili, hiilitabletti, turvonnut vatsa, aktiivihiili
    hæmorider, hæmoridesalve, hæmoridecreme, hemorider | hemoroider, hemoroidekrem, hemoroidesalve | hemorrojder, hemorrojdsalva, hemorrojdkräm | peräpukama, peräpukamavoide, peräpukamat, peräpukamalääke
      proctosedyl | proctosedyl | - | -
      xyloproct | xyloproct | xyloproct | xyloproct
      - | scheriproct | scheriproct | scheriproct
    orm, børneorm, børneormemiddel | barnemark, markekur | springmask, maskmedel | kihomadot, kihomato, matolääke, matokuuri
      vanquin | vanquin | vanquin | -
      - | - | - | pyrvin
    køresyge, transportsyge, søsyge, søsygepiller, rejsesyge, kvalme, køresygepiller, søsygeplaster | reisesyke, sjøsyke, bilsyke, kvalme, reisesyketabletter | åksjuka, åksjuketabletter, sjösjuka, resesjuka, illamående | matkapahoinvointi, matkapahoinvointilääke, pahoinvointi, merisairaus
      postafen | postafen | postafen | postafen
      sea-band | sea-band | sea-band | sea-band
      - | marzine | - | marzine
    mælkesyrebakterier, probiotika, mælkesyre, lactobacillus | melkesyrebakterier, probiotika | mjölksyrebakterier, probiotika | maitohappobakteeri, maitohappobakteerit, probiootti, probiootit, maitohappobakteeri tabletti
      idoform, idoform classic | idoform, idoform travel | idoform | idoform
      lactocare | lactocare | lactocare | -
      - | vivag | - | -
      - | - | vivomixx | vivomixx
      - | - | - | rela
      - | - | - | gefilus
      - | - | - | probion
    laktase, laktasetabletter, laktosetabletter, lactase, laktoseintolerans | laktase, laktasetabletter, laktosetabletter, laktaseenzym | laktas, laktastabletter, laktosintolerans | laktaasi, laktaasientsyymi, laktaasitabletti, laktaasientsyymit
      lactrase | - | - | lactrase
      - | - | kerutabs | kerutabs
    væskeerstatning, rehydrering, elektrolytpulver, elektrolyttabletter, elektrolytter, elektrolyt | rehydrering, væskeerstatning, elektrolytter, elektrolyttpulver, elektrolytt | vätskeersättning, elektrolyter, elektrolytpulver, vätskeersättningstablett, sportdryck tabletter | nesteytys, elektrolyytti, elektrolyytit, elektrolyyttijuoma, nestetasapaino, ripulijuoma
      revolyt | revolyt | - | -
      resorb | - | resorb, resorb sport | resorb
      - | gem rehydrering | - | -
      - | - | - | osmosal, osmosali
  hudmedicin, hudsygdomme | hudmedisin | hudmedicin, hudläkemedel | ihotautilääke, iholääke
    fodsvamp, svampecreme, svampesalve, neglesvamp, svamp fod, clotrimazol, terbinafin | fotsopp, soppkrem, soppsalve, neglesopp, klotrimazol, terbinafin | fotsvamp, svampkräm, svampsalva, nagelsvamp, terbinafin, svampmedel | jalkasieni, sienivoide, kynsisieni, sienilääke, terbinafiini, kynsisienilääke, jalkasilsa
      lamisil | lamisil | lamisil | lamisil
      canesten, canesten creme | canesten | canesten | canesten
      naloc | naloc | naloc | naloc
      - | daktar | daktar | -
    skedesvamp, svamp i skeden, vaginaltabletter, underlivssvamp | underlivssopp, vaginaltabletter, soppmiddel underliv | underlivssvamp, svampinfektion, vagitorium, vaginaltabletter, flukonazol | hiivatulehdus, emätinhiiva, hiivasienilääke, flukonatsoli, hiivalääke, hiiva intiimi
      canesten kombi | canesten kombi | canesten kombi | canesten emätin
    forkølelsessår, herpes, herpescreme, herpesplaster, aciclovir | forkjølelsessår, herpes, herpeskrem, aciklovir, munnsår plaster | munsår, munherpes, herpes, anti munsår, aciklovir, herpesplåster, munsårsplåster | huuliherpes, herpes, herpesvoide, huuliherpesvoide, asikloviiri, huuliherpeslaastari, herpeslaastari
      zovir, zovirax | zovirax | zovirax | zovirax
      - | vectavir | vectavir | vectavir
    vorter, vortemiddel, vortefjerner, fodvorter, vorte, cryo, vorteplaster | vorter, vortemiddel, vortefjerner, fotvorter, vorte, fotvorte | vårtor, vårtmedel, vårtborttagning, fotvårtor, vårta, vårtplåster, fotvårta, vårtfrysning | syylä, syylälääke, syylät, jalkasyylä, syylänpoisto, syylänpoistoaine, känsä, syylävoide
      wartner | wartner | wartner | wartner
    ligtorne, ligtorneplaster, hård hud plaster, ligtorn | liktorn, liktornplaster, liktorner | liktorn, liktornsplåster, liktornar | liikavarvas, liikavarvaslaastari, känsälaastari, känsälaastarit, liikavarpaat
    sårsalve, salve, sårcreme, salver, helende creme | sårsalve, salve, sårkrem, salver | sårsalva, salva, salvor, sårkräm | haavasalva, haavavoide, salva, haavageeli, salvat, sårbalsam, pihkasalva, haavavoiteet
      bepanthen | bepanthen | bepanthen | bepanthen
      helosan | helosan | helosan | helosan
      brulidine | brulidine, brulidin | - | -
      fucidin | - | fucidin | -
      inotyol | - | inotyol | -
      bacimycin | bacimycin | - | -
      - | pyrisept | - | -
    brandsår, brandsårsgel, brandgel, solskoldning | brannsår, brannskade gel, brannsårgel, solbrent | brännskada, brännsår, brännskadegel | palovamma, palovammageeli, palovammavoide
      burnfree | - | burnfree | -
      - | burnshield | burnshield | burnshield
    bedøvende creme, bedøvende gel, lidokain, bedøvelsescreme | bedøvende krem, lidokain | bedövningskräm, bedövande salva, lidokain, bedövningsplåster | puudutusvoide, lidokaiini, puuduttava voide, puudute
      emla | emla | emla | emla
      xylocain | xylocain | xylocain | xylocain
      - | tapin | tapin | tapin
    hyperhidrose, absorbine, svedprodukt | svettemiddel | svettning | hikoilu, hikoilunesto
      perspirex | perspirex | perspirex | perspirex
      - | absolut torr | absolut torr | absolut torr
    rosacea, psoriasis, psoriasis creme | rosacea, psoriasis | rosacea, psoriasis | rosacea, ruusufinni, psoriasis, couperosa
  øjne, øjenpleje, øjendråber, øjendråbe, tørre øjne, kunstige tårer, øjenspray | øyne, øyedråper, tørre øyne, kunstig tårevæske, øyespray, øyepleie | ögon, ögondroppar, torra ögon, tårsubstitut, ögonspray, ögonvård, ögongel torra | silmät, silmätipat, silmätippa, kuivat silmät, kostutustipat, silmägeeli, silmäsuihke, silmien hoito
    viscotears | viscotears | viscotears | viscotears
    thealoz | thealoz | thealoz | thealoz
    hylo comod | hylo | hylo | -
    systane | systane | systane | systane
    øjenskyl, øjenskyllevæske, øjenservietter, øjenrensevæske | øyeskyll, øyeskyllevæske, øyeservietter | ögondusch, ögonskölj, ögonservetter | silmähuuhde, silmänhuuhde, silmähuuhteet, silmäpyyhe, silmien puhdistus, silmäpyyhkeet
  øjenbetændelse, kloramfenikol øjendråber | øyekatarr, kloramfenikol | ögoninflammation, klorhexidin ögon | silmätulehdus, silmätulehduslääke
  sovepiller, melatonin, søvn, sovemedicin, sovetabletter, baldrian, søvnløshed | sovemedisin, melatonin, søvn, sovetabletter, søvnhjelp, sovepiller, nattesøvn | sömnmedel, melatonin, sömn, sömntabletter, baldrian, sömnhjälp, valeriana | unilääke, melatoniini, nukahtamislääke, unilääkkeet, univalmiste, valeriana, melatoniinit, rauhoittava
    valerina | valerina | valerina | -
    sovemaske, sovemasker | sovemaske, sovemasker | sovmask, sovmasker, ögonmask | unimaski, unimaskit, silmämaski, nukkumamaski
    snorken, snorkeskinne, næseplaster, anti snork, næsestrips, snorkestop, næseudvider, snorkespray | snorking, nesestrips snorking, neseplaster, snorkeskinne, antisnork, snorke | snarkning, snarkskena, nästejp, snarkspray, antisnark, snarkstopp, näsvidgare | kuorsaus, nenälaastari, kuorsauskisko, nenäliuska kuorsaus, kuorsaussuihke, nenälaastarit
  rygestop, nikotintyggegummi, nikotinplaster, nikotintabletter, nikotinplastre, rygestopmedicin, nikotinspray | røykeslutt, nikotintyggegummi, nikotinplaster, nikotintabletter, nikotinspray, snusslutt | rökavvänjning, nikotintuggummi, nikotinplåster, nikotinspray, sluta röka, nikotintabletter, nikotinläkemedel | tupakoinnin lopettaminen, nikotiinipurukumi, nikotiinipurkka, nikotiinilaastari, nikotiinilaastarit, nikotiinitabletti, nikotiinisuihke, nikotiinikorvaustuotteet
    nicorette | nicorette | nicorette | nicorette
    nicotinell | nicotinell, nikotinell | nicotinell, nikotinell | nicotinell
    zonnic | zonnic | zonnic | zonnic
    niquitin | - | niquitin | niquitin
  nødprævention, fortrydelsespille, fortrydelsespiller, p-piller, prævention piller | nødprevensjon, angrepille, angrepiller, p-piller | akut p-piller, dagen efter piller, dagen-efter-piller, p-piller | jälkiehkäisy, jälkiehkäisypilleri, katumuspilleri, e-pillerit, ehkäisypilleri
    norlevo | norlevo | norlevo | norlevo
    ellaone | ellaone | ellaone | ellaone
    - | - | postinor | postinor
  urinvejsinfektion, blærebetændelse, tranebærkapsler, tranebær kapsler, tranebærpiller, femarelle blære, hyppig vandladning, prostata | urinveisinfeksjon, tranebærkapsler, blærekatarr, prostata, tranebærtabletter | urinvägsinfektion, tranbärskapslar, blåskatarr, tranbär kapslar, prostata, uvi | virtsatietulehdus, karpalokapseli, virtsatietulehduslääke, eturauhanen, karpalotabletti, karpalokapselit, virtsavaivat
  overgangsalder, menopause, hedeture, kløver overgangsalder | overgangsalder, menopause, hetetokter | klimakteriet, klimakteriebesvär, vallningar, menopaus | vaihdevuodet, vaihdevuosituote, kuumat aallot, vaihdevuosivalmiste
    femarelle | femarelle | femarelle | femarelle
  erektionsproblemer, potens, potensmiddel, sildenafil | ereksjon, potens, potensmiddel, sildenafil | erektion, potens, potensmedel, sildenafil | erektiolääke, potenssi, potenssilääke, sildenafiili
    viagra | viagra | viagra | viagra
  åreknuder, venecreme, heparin | åreknuter, blåmerke krem | åderbråck, blåmärke salva | suonikohjut, mustelmavoide, suonikohjuvoide
    hirudoid | hirudoid | hirudoid | hirudoid
  varmepude hvede, varmepose, kuldepose, ispose, hvedepude, isbag, kold pakning, kuldespray, varmeplaster, kuldepakning, gelpose, varmepuder engangs, håndvarmer, håndvarmere, varmedunk | varmepute hvete, ispose, kuldepose, isbag, varmeplaster, kuldespray, kald pakning, håndvarmer, håndvarmere, varmepose, varmeflaske, hvetepute | vetekudde, värmekudde vete, kylpåse, ispåse, kylspray, värmeplåster, handvärmare, värmeflaska, sporthals, gelpåse, kylgel | kauratyyny, kylmäpussi, kylmäpakkaus, kylmäspray, lämpölaastari, lämpöpussi kipu, kädenlämmitin, kädenlämmittimet, kuumavesipullo, kylmägeelipussi, vehnätyyny, lämpötyyny viljalla`,
}
