import type { GoodsTable } from '../goods-table.ts'

/** Over-the-counter medicine. */
export const healthCareMedicine: GoodsTable = {
  part: 'health-care',
  rows: `
apotek, apoteksvarer, medicin, håndkøbsmedicin, håndkøb, piller, lægemidler | apotek, apotekvarer, medisin, reseptfri medisin, reseptfritt, piller, legemidler, tabletter | apotek, apoteksvaror, medicin, receptfri medicin, receptfria läkemedel, läkemedel, piller, tabletter | apteekki, apteekkituotteet, lääke, lääkkeet, itsehoitolääke, itsehoitolääkkeet, pillerit, lääketabletti
  smertestillende, hovedpinepiller, hovedpinetabletter, smertestillende medicin, hovedpine, smertelindrende, hovedpinepille, smerter, tandpine, ørepine, ondt i hovedet | smertestillende, hodepinetabletter, smertestillende tabletter, hodepine, smertelindrende, smerter, tannverk, øreverk, vondt i hodet | värktabletter, smärtstillande, smärtlindring, värktablett, huvudvärkstabletter, huvudvärk, värk, tandvärk, öronvärk, ont i huvudet | särkylääke, kipulääke, särkylääkkeet, kipulääkkeet, päänsärkylääke, päänsärky, kipu, hammassärky, korvakipu
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
      treo | - | treo, treo brustabletter | -
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
    naproxen | naproxen, naproksen | naproxen | naprokseeni
      - | - | pronaxen | pronaxen
      - | - | eeze | -
    - | - | diklofenak | -
    - | - | - | ketoprofeeni
    smertegel, muskelsalve, muskelcreme, varmecreme, muskelsmerter, varmebalsam, rygsmerter, nakkesmerter, ledsmerter, ondt i ryggen, knæsmerter, kølegel | smertegel, muskelkrem, muskelsalve, varmekrem, muskelsmerter, ryggsmerter, vondt i ryggen, leddsmerter, stiv nakke, smertestillende gel, knesmerter, kjølegel | smärtgel, muskelsalva, värmesalva, muskelvärk, ryggont, ont i ryggen, ledvärk, nackspärr, knäsmärta, ont i knät | kipugeeli, särkygeeli, lihasgeeli, kylmägeeli, hierontavoide, lihaskipu, selkäkipu, nivelkipu, niskajumi, niskakipu, polvikipu, viileägeeli
      diclofenac, diclofenac gel | diklofenak | diklofenak gel | diklofenaakki
        voltaren, voltaren gel | voltarol, voltaren | voltaren, voltaren gel | voltaren
      tigerbalsam | tigerbalsam | tigerbalsam | tiikeribalsami
      - | liniment, linimentkrem | liniment, stallgel | linimentti, hevoslinimentti, kylmälinimentti
      - | - | - | mobilat
      - | - | - | fastum
    migræne, migrænemedicin, migrænepiller, sumatriptan | migrene, migrenemedisin, sumatriptan | migrän, migräntabletter, sumatriptan | migreeni, migreenilääke, migreenilääkkeet
    ?menssmerter, menstruationssmerter | mensenssmerter, menssmerter | mensvärk, menssmärta | kuukautiskivut, kuukautiskipulääke
    mundsår, mundgel | munnskåle gel, munnsår | munsår gel, blåsor i munnen, afte | afta, aftageeli, suugeeli, aftat, aftavoide
      bonjela | bonjela | bonjela | bonjela
      andolex | andolex | andolex | andolex
      aftamed | aftamed | aftamed | -
      - | - | - | anaftin
    børnepanodil, panodil junior, smertestillende til børn | paracet til barn, smertestillende til barn | barnalvedon, alvedon barn, alvedon junior | lasten särkylääke, lasten panadol, lasten burana, lasten ibuprofeeni
  forkølelse, forkølelsesmedicin, forkølelsespiller, influenza | forkjølelse, forkjølelsesmiddel, influensa | förkylning, förkylningsmedicin, influensa | flunssa, flunssalääke, flunssalääkkeet, nuhakuumelääke, vilustuminen, flunssatuotteet, nuhalääke, nuha
    næsespray, næsesprayer, næsedråber, nasal spray, stoppet næse, nezeril | nesespray, nesesprayer, nesedråper, tett nese | nässpray, nässprej, nezeril, näsdroppar, nästäppa | nenäsumute, nenäsuihke, nenäsumutteet, nasolin, nenätipat, nenäsuihkeet, tukkoinen nenä, merivesisuihke, merivesisumute
      næsespray til børn | nesespray barn | nässpray barn, nezeril barn | lasten nenäsuihke, lasten nenäsumute
      zymelin, zymelin næsespray | zymelin | zymelin | -
      otrivin | otrivin | otrivin | otrivin
      - | - | nasoferm | -
      saltvandsspray næse, saltvandsnæsespray, havvandsspray, næseskylning, næsehorn, næsekande, saltvand næse, næseskyl, bihuler, bihulebetændelse | saltvannsspray nese, saltvannsnesespray, neseskylling, nesekanne, saltvann nese, bihuler, bihulebetennelse | saltvattensnässpray, koksaltspray, nässköljning, nässköljningskanna, koksalt, näskanna, bihålor, bihåleinflammation | suolavesisuihke nenä, suolavesisumute, nenäkannu, nenähuuhtelu, sarvikuono nenäkannu, nenäkannun suola, poskiontelot, poskiontelotulehdus
      næsesalve, næsebalsam | nesesalve, nesebalsam | nässalva, näsbalsam | nenävoide, nenäbalsami
      næseolie | neseolje | näsolja | nenäöljy
    halstabletter, halspastiller, ondt i halsen, halsspray, halspastil, halsbolsjer, hostepastiller, hostebolsjer, tør hals, hæshed, sår hals, halsbolcher | halstabletter, halspastiller, sår hals, halsspray, halspastill, halsdrops, vondt i halsen, halssår, heshet, hostedrops | halstabletter, halspastiller, ont i halsen, halsspray, halstablett, halsont, heshet, halskarameller, hostkarameller | kurkkupastilli, kurkkupastillit, kurkkutabletti, kurkkusuihke, kurkkukipu, kurkkutabletit, kurkkukaramelli, käheys, yskänkaramelli
      strepsils | strepsils | strepsils | strepsils
      bafucin | bafucin | bafucin | bafucin
      zyx | zyx | zyx | zyx
    hostesaft, hoste, hostemedicin, hostestillende, hostedråber, tør hoste, slimløsende | hostesaft, hoste, hostemedisin, hostestillende, slimløsende, hostedråper | hostmedicin, hosta, hostdämpande, slemlösande, hostsaft | yskänlääke, yskänlääkkeet, yskä, limanirrotin, limaairrottava, yskänsiirappi, yskäsiirappi, yskänrohto
      hostesaft til børn | hostesaft barn | hostmedicin barn | lasten yskänlääke
      bromhexin | - | - | -
        bisolvon | bisolvon | bisolvon | bisolvon
      acetylcystein | acetylcystein | acetylcystein | acetylcystein, asetyylikysteiini
        mucolysin | - | - | -
        - | - | - | mucoral
      - | solvipect | - | -
      - | bronkyl | - | -
      - | noskapin | noskapin | -
      - | - | mollipect | -
      - | - | cocillana | -
      - | - | - | codesan
    brystsalve, eukalyptusolie | eukalyptusolje | eukalyptusolja | eukalyptusöljy, vilustumisvoide
      vicks vaporub, vaporub, vicks | vicks vaporub, vaporub, vicks | vicks vaporub, vaporub, vicks | vicks vaporub, vaporub, vicks
    kamferdråber, kamfer, mentol | kamferdråper, kamfer, mentoldråper | kamfer, kamferdroppar, mentol | kamferitipat, kamferi, mentoli
    ørepropper, ørepropper silikone, høreværn ørepropper, ørepropper skum | ørepropper, ørepropp, skumpropper | öronproppar, öronpropp | korvatulpat, korvatulppa, silikonitulpat
      ohropax | ohropax | ohropax | ohropax
      svømmepropper | svømmepropper | simproppar | uimatulpat
      ?sovepropper | sovepropper | sovproppar | unitulpat
      flypropper | flypropper | flygproppar | lentotulpat
    ørevoks, øredråber, ørespray, ørerens, ørevoksfjerner, øreskyl | ørevoks, øredråper, ørespray, ørerens | vaxproppar, öronvax, öronspray, örondroppar, öronrengöring | korvavaha, korvasuihke, korvatipat, korvahuuhde, korvapuhdistus
      vaxol | vaxol | vaxol | vaxol
      revaxør | revaxør | revaxör | -
    feber, febernedsættende, feberstillende | feber, febernedsettende | feber, febernedsättande | kuume, kuumelääke, kuumelääkkeet
      feberplaster | feberplaster | feberplåster | kuumelaastari
  allergi, allergimedicin, allergipiller, allergitabletter, høfeber, antihistamin, allergipille, pollenallergi, pollen, nældefeber | allergi, allergimedisin, allergitabletter, høysnue, antihistamin, pollenallergi, pollen medisin, elveblest | allergi, allergimedicin, allergitabletter, hösnuva, antihistamin, pollenallergi, pollenmedicin, nässelutslag | allergia, allergialääke, allergialääkkeet, heinänuha, antihistamiini, siitepölyallergia, allergiatabletti, nokkosihottuma, nokkosrokko
    cetirizin | cetirizin | cetirizin | setiritsiini, cetirizin
      zyrtec | zyrtec | - | zyrtec
      benaday | - | - | -
      - | - | zyrlex | -
      - | - | - | heinix
    loratadin | loratadin | loratadin | loratadiini
      clarityn | clarityn | clarityn | clarityn
    desloratadin | desloratadin | desloratadin | desloratadiini
      aerius | aerius | aerius | aerius
    fexofenadin | - | - | feksofenadiini
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
    kløe, kløestillende, insektstik, insektbid, myggestik, kløe creme, bidstift, bid og stik, antihistaminsalve, skoldkopper | kløe, kløestillende, insektstikk, myggstikk, kløestift, insektbitt, kløekrem, vannkopper | klåda, klådstillande, insektsbett, myggbett, bettstift, klådstift, vattkoppor | kutina, kutinavoide, hyönteispuremat, hyttysenpurema, pistopuikko, puremageeli, kutinanlievitys, vesirokko, hyttysenpistot, hyttysenpisto, ampiaisen pisto
      after bite | after bite | after bite | after bite
      - | - | salubrin | -
      - | - | alsolsprit | -
    kortisoncreme, hydrokortison, binyrebarkhormon creme | hydrokortison, kortisonkrem | hydrokortison, kortisonkräm, kortisonsalva | hydrokortisoni, kortisonivoide, kortisonisalva
      hydrocortison | - | - | hydrocortison
      mildison | mildison | mildison | -
  mave, maveproblemer, mave og tarm, mavemedicin, fordøjelse, mavepine, ondt i maven, mavekneb | mage, mageproblemer, mage og tarm, fordøyelse, vondt i magen, mageonde | magproblem, mage och tarm, matsmältning, magont, ont i magen, orolig mage, magbesvär | vatsa, vatsavaivat, vatsalääke, ruoansulatus, mahalääke, vatsatuotteet, vatsakipu
    halsbrand, sur mave, syreneutraliserende, syrepiller, sure opstød, mavesyre, for meget mavesyre | halsbrann, sure oppstøt, syrenøytraliserende, syrehemmende | halsbränna, sura uppstötningar, syraneutraliserande, magsyra | närästys, närästyslääke, närästyslääkkeet
      omeprazol | omeprazol | omeprazol | omepratsoli
        - | - | losec | -
      - | - | - | esomepratsoli
        nexium control | nexium control | nexium control | nexium control
      pantoprazol | pantoprazol | pantoprazol | pantopratsoli
        - | somac | - | somac
      - | titralac | - | titralac
      gaviscon | gaviscon | gaviscon | gaviscon
      rennie | rennie | rennie | rennie
      balancid | balancid | - | balancid
      samarin | samarin | samarin | samarin
      novaluzid | novaluzid | novaluzid | -
      galieve | - | - | galieve
      - | - | novalucol | -
    diarre, diarrémedicin, diarré, stoppende piller, stoppende, loperamid, stoppiller | diaré, diarémedisin, stoppende, loperamid, diare | diarré, diarrémedicin, loperamid, stoppande medel | ripuli, ripulilääke, ripulilääkkeet, loperamidi
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
    fiber tilskud, husk, loppefrøskaller, psylliumskaller, hørfrøskaller, fibertilskud, fibre, fiber | fibertilskudd, husk, psyllium, fiberhusk, loppefrø | fibertillskott, psyllium, fiberhusk, fibrer | kuitulisä, psyllium, ratamonsiemen, kuituvalmiste, kuitulisät, kuitu
      vi-siblin | vi-siblin | vi-siblin | vi-siblin
    oppustethed, luft i maven, luft mave, mavekramper, pebermynteolie kapsler, kulkapsler, aktivt kul, kulpiller | luft i magen, oppblåst mage, kulltabletter, aktivt kull, peppermynteolje kapsler | gaser, gaser i magen, uppblåst mage, koltabletter, aktivt kol | ilmavaivat, turvotus, ilmavaivalääke, lääkehiili, hiilitabletti, turvonnut vatsa, aktiivihiili
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
    mælkesyrebakterier, probiotika, mælkesyre, lactobacillus | melkesyrebakterier, probiotika, melkesyre | mjölksyrebakterier, probiotika | maitohappobakteeri, maitohappobakteerit, probiootti, probiootit, maitohappobakteeri tabletti
      idoform, idoform classic | idoform, idoform travel | idoform | idoform
      lactocare | lactocare | lactocare | -
      - | vivag | - | -
      - | - | vivomixx | vivomixx
      - | - | - | rela
      - | - | - | gefilus
      - | - | - | probion
    laktase, laktasetabletter, laktosetabletter, lactase, laktoseintolerans, laktoseenzymer | laktase, laktasetabletter, laktosetabletter, laktaseenzym | laktas, laktastabletter, laktosintolerans | laktaasi, laktaasientsyymi, laktaasitabletti, laktaasientsyymit
      lactrase | - | - | lactrase
      - | - | kerutabs | kerutabs
    væskeerstatning, rehydrering, elektrolytpulver, elektrolyttabletter, elektrolytter, elektrolyt, omgangssyge, tømmermænd | rehydrering, væskeerstatning, elektrolytter, elektrolyttpulver, elektrolytt, omgangssyke, oppkast, fyllesyke, bakfull | vätskeersättning, elektrolyter, elektrolytpulver, vätskeersättningstablett, sportdryck tabletter, magsjuka, kräkning, kräksjuka, baksmälla | nesteytys, elektrolyytti, elektrolyytit, elektrolyyttijuoma, nestetasapaino, ripulijuoma, mahatauti, oksennus, oksennustauti, krapula, darra
      revolyt | revolyt | - | -
      resorb | - | resorb, resorb sport | resorb
      - | gem rehydrering | - | -
      - | - | - | osmosal, osmosali
    enzymer, fordøjelsesenzymer | enzymer, fordøyelsesenzymer | enzymer, matsmältningsenzymer | entsyymit, ruoansulatusentsyymi
  hudmedicin, hudsygdomme | hudmedisin | hudmedicin, hudläkemedel | ihotautilääke, iholääke
    fodsvamp, svampecreme, svampesalve, neglesvamp, svamp fod, clotrimazol, terbinafin | fotsopp, soppkrem, soppsalve, neglesopp, klotrimazol, terbinafin | fotsvamp, svampkräm, svampsalva, nagelsvamp, terbinafin, svampmedel | jalkasieni, sienivoide, kynsisieni, sienilääke, terbinafiini, kynsisienilääke, jalkasilsa
      lamisil | lamisil | lamisil | lamisil
      canesten, canesten creme | canesten | canesten | canesten
      naloc | naloc | naloc | naloc
      - | daktar | daktar | -
    skedesvamp, svamp i skeden, vaginaltabletter, underlivssvamp | underlivssopp, vaginaltabletter, soppmiddel underliv | underlivssvamp, svampinfektion, vagitorium, vaginaltabletter, flukonazol | hiivatulehdus, emätinhiiva, hiivasienilääke, flukonatsoli, hiivalääke, hiiva intiimi
      canesten kombi | canesten kombi | canesten kombi | canesten emätin
    forkølelsessår, herpes, herpescreme, herpesplaster, aciclovir | forkjølelsessår, herpes, herpeskrem, aciklovir, munnsår plaster | munsår, munherpes, herpes, anti munsår, aciklovir, herpesplåster, munsårsplåster | huuliherpes, herpes, herpesvoide, huuliherpesvoide, asikloviiri, huuliherpeslaastari, herpeslaastari, huulirohtuma
      zovir, zovirax | zovirax | zovirax | zovirax
      - | vectavir | vectavir | vectavir
    vorter, vortemiddel, vortefjerner, fodvorter, vorte, cryo, vorteplaster | vorter, vortemiddel, vortefjerner, fotvorter, vorte, fotvorte | vårtor, vårtmedel, vårtborttagning, fotvårtor, vårta, vårtplåster, fotvårta, vårtfrysning | syylä, syylälääke, syylät, jalkasyylä, syylänpoisto, syylänpoistoaine, känsä, syylävoide
      wartner | wartner | wartner | wartner
    ligtorne, ligtorneplaster, hård hud plaster, ligtorn | liktorn, liktornplaster, liktorner | liktorn, liktornsplåster, liktornar | liikavarvas, liikavarvaslaastari, känsälaastari, känsälaastarit, liikavarpaat
    sårsalve, salve, sårcreme, salver, helende creme | sårsalve, salve, sårkrem, salver | sårsalva, salva, salvor, sårkräm | haavasalva, haavavoide, salva, haavageeli, salvat, sårbalsam, pihkasalva, haavavoiteet
      honningsalve | honningsalve | honungssalva | hunajavoide, hunajasalva
      bepanthen | bepanthen | bepanthen | bepanthen
      helosan | helosan | helosan | helosan
      brulidine | brulidine, brulidin | - | -
      fucidin | - | fucidin | -
      inotyol | - | inotyol | -
      bacimycin | bacimycin | - | -
      - | pyrisept | - | -
    brandsår, brandsårsgel, brandgel, solskoldning, brandsalve | brannsår, brannskade gel, brannsårgel, solbrent, solforbrent | brännskada, brännsår, brännskadegel, solbränd | palovamma, palovammageeli, palovammavoide
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
    fnat, fnatmiddel | skabb, skabbmiddel, skabbkrem | skabb, skabbmedel | syyhy, syyhylääke, syyhyvoide
  øjne, øjenpleje, øjendråber, øjendråbe, tørre øjne, kunstige tårer, øjenspray, øjensalve | øyne, øyedråper, tørre øyne, kunstig tårevæske, øyespray, øyepleie, øyesalve | ögon, ögondroppar, torra ögon, tårsubstitut, ögonspray, ögonvård, ögongel torra, ögonsalva | silmät, silmätipat, silmätippa, kuivat silmät, kostutustipat, silmägeeli, silmäsuihke, silmien hoito
    viscotears | viscotears | viscotears | viscotears
    thealoz | thealoz | thealoz | thealoz
    hylo comod | hylo | hylo | -
    systane | systane | systane | systane
    øjenskyl, øjenskyllevæske, øjenservietter, øjenrensevæske, øjenbad | øyeskyll, øyeskyllevæske, øyeservietter, øyebad | ögondusch, ögonskölj, ögonservetter, ögonbad | silmähuuhde, silmänhuuhde, silmähuuhteet, silmäpyyhe, silmien puhdistus, silmäpyyhkeet
  øjenbetændelse, kloramfenikol øjendråber, bindehindebetændelse | øyekatarr, kloramfenikol, øyebetennelse | ögoninflammation, klorhexidin ögon | silmätulehdus, silmätulehduslääke, sidekalvotulehdus
  sovepiller, søvn, sovemedicin, sovetabletter, søvnløshed | sovemedisin, søvn, sovetabletter, søvnhjelp, sovepiller, nattesøvn | sömnmedel, sömn, sömntabletter, sömnhjälp | unilääke, nukahtamislääke, unilääkkeet, univalmiste, rauhoittava
    melatonin | melatonin | melatonin | melatoniini, melatoniinit
    baldrian | baldrian, valeriana | baldrian, valeriana | valeriana
      valerina | valerina | valerina | -
    sovemaske, sovemasker | sovemaske, sovemasker | sovmask, sovmasker, ögonmask | unimaski, unimaskit, silmämaski, nukkumamaski
    snorken, snorkeskinne, næseplaster, anti snork, næsestrips, snorkestop, næseudvider, snorkespray | snorking, nesestrips snorking, neseplaster, snorkeskinne, antisnork, snorke | snarkning, snarkskena, nästejp, snarkspray, antisnark, snarkstopp, näsvidgare | kuorsaus, nenälaastari, kuorsauskisko, nenäliuska kuorsaus, kuorsaussuihke, nenälaastarit
  rygestop, rygestopmedicin | røykeslutt, snusslutt | rökavvänjning, sluta röka, nikotinläkemedel, snussluta | tupakoinnin lopettaminen, nikotiinikorvaustuotteet
    nikotintyggegummi, nikotyggegummi | nikotintyggegummi, nikotintyggis | nikotintuggummi | nikotiinipurukumi, nikotiinipurkka
    nikotinplaster, nikotinplastre | nikotinplaster | nikotinplåster | nikotiinilaastari, nikotiinilaastarit
    nikotintabletter, nikotinsugetabletter | nikotintabletter, nikotinsugetabletter | nikotintabletter, nikotinsugtabletter | nikotiinitabletti, nikotiini-imeskelytabletti
    nikotinspray | nikotinspray | nikotinspray | nikotiinisuihke
    nicorette | nicorette | nicorette | nicorette
    nicotinell | nicotinell, nikotinell | nicotinell, nikotinell | nicotinell
    zonnic | zonnic | zonnic | zonnic
    niquitin | - | niquitin | niquitin
  nødprævention, fortrydelsespille, fortrydelsespiller, p-piller, prævention piller | nødprevensjon, angrepille, angrepiller, p-piller | akut p-piller, dagen efter piller, dagen-efter-piller, p-piller | jälkiehkäisy, jälkiehkäisypilleri, katumuspilleri, e-pillerit, ehkäisypilleri
    norlevo | norlevo | norlevo | norlevo
    ellaone | ellaone | ellaone | ellaone
    - | - | postinor | postinor
  urinvejsinfektion, blærebetændelse, hyppig vandladning | urinveisinfeksjon, blærekatarr | urinvägsinfektion, blåskatarr, uvi | virtsatietulehdus, virtsatietulehduslääke, virtsavaivat
    tranebærkapsler, tranebær kapsler, tranebærpiller | tranebærkapsler, tranebærtabletter | tranbärskapslar, tranbär kapslar | karpalokapseli, karpalotabletti, karpalokapselit
    femarelle blære | - | - | -
  prostata | prostata | prostata | eturauhanen
  overgangsalder, menopause, hedeture, kløver overgangsalder | overgangsalder, menopause, hetetokter | klimakteriet, klimakteriebesvär, vallningar, menopaus | vaihdevuodet, vaihdevuosituote, kuumat aallot, vaihdevuosivalmiste
    femarelle | femarelle | femarelle | femarelle
  erektionsproblemer, potens, potensmiddel, sildenafil | ereksjon, potens, potensmiddel, sildenafil | erektion, potens, potensmedel, sildenafil | erektiolääke, potenssi, potenssilääke, sildenafiili
    viagra | viagra | viagra | viagra
  åreknuder, venecreme, heparin, blå mærker | åreknuter, blåmerke krem, blåmerke | åderbråck, blåmärke salva, blåmärke | suonikohjut, mustelmavoide, suonikohjuvoide, mustelma
    hirudoid | hirudoid | hirudoid | hirudoid
  varmepude, varmepude hvede, hvedepude, hvedevarmepude | varmepute, varmepute hvete, hvetepute | vetekudde, värmekudde vete, vetevärmare, värmedyna | kauratyyny, vehnätyyny, lämpötyyny, lämpötyyny viljalla
  varmepose | varmepose | värmepåse | lämpöpussi kipu
  varmeplaster | varmeplaster | värmeplåster | lämpölaastari
  smerteplaster, muskelplaster | smerteplaster, muskelplaster | smärtplåster, muskelplåster | kipulaastari
  ispose, kuldepose, isbag, kold pakning, kuldepakning, gelpose, istaske | ispose, kuldepose, isbag, kald pakning, gelpose | kylpåse, ispåse, gelpåse, kylgel | kylmäpussi, kylmäpakkaus, kylmägeelipussi
  kuldespray, isspray | kuldespray, isspray | kylspray, isspray | kylmäspray
  varmepuder engangs, håndvarmer, håndvarmere | håndvarmer, håndvarmere | handvärmare | kädenlämmitin, kädenlämmittimet
  varmedunk | varmeflaske | värmeflaska | kuumavesipullo
  stikpiller, feberstikpiller | stikkpiller | stolpiller, suppositorier | peräpuikko, peräpuikot
  beroligende, stress, nervøsitet | beroligende, stress | lugnande, stress, oro | -
  spacer, inhalationskammer | spacer, inhalasjonskammer | spacer, andningsbehållare | inhalaatiokammio, tilanjatke`,
}
