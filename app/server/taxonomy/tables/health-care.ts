import type { GoodsTable } from '../goods-table.ts'

/** Hygiene, hair, shaving, oral care, feminine hygiene. */
export const healthCare: GoodsTable = {
  part: 'health-care',
  rows: `
hygiejne, personlig pleje, hygiejneartikler, toiletartikler | hygiene, personlig pleie, hygieneartikler, kroppspleie, toalettartikler | hygien, kroppsvård, hygienartiklar, personvård, personlig vård | hygienia, hygieniatuotteet, henkilökohtainen hygienia, päivittäiskosmetiikka
  sæbe, sæber | såpe, såper | tvål, tvålar | saippua, saippuat
    håndsæbe, håndsæber, flydende håndsæbe, flydende sæbe, sæbe refill | håndsåpe, flytende såpe, håndsåper, flytende håndsåpe, såpe refill | handtvål, flytande tvål, handtvålar, tvål refill, skumtvål | käsisaippua, nestesaippua, käsisaippuat, nestesaippuat, vaahtosaippua
    håndsæbe stykke, sæbestykke, sæbebar, fast sæbe, toiletsæbe | såpestykke, såpebar, fast såpe, toalettsåpe | tvålbit, fast tvål, tvålkaka, toalettvål | palasaippua, saippuapala, palasaippuat
    brusesæbe, shower gel, showergel, brusegel, shower, bodywash, body wash, badegele, bodyshampoo, bruseskum, badesæbe, shower cream | dusjsåpe, dusjgel, dusjkrem, bodywash, body wash, showergel, shower gel, shower, dusjskum, kroppssåpe, dusj, dusjsjampo | duschkräm, duschgel, duschtvål, showergel, shower gel, body wash, bodywash, dusch, duschskum, kroppstvål, duschcreme | suihkusaippua, suihkugeeli, shower gel, showergel, suihkuvoide, suihkuvaahto, suihkushampoo, suihkusaippuat, pesugeeli vartalo
      bruseolie, showerolie, badeolie | dusjolje, badeolje | duscholja, badolja | suihkuöljy, kylpyöljy, suihkuöljyt
      2-i-1 shampoo, shower shampoo, hair and body | hår og kropp, 2-i-1 sjampo | 2-i-1 schampo, hår och kropp, hair and body | hiukset ja vartalo, 2in1 shampoo
    intimsæbe, intimvask, intimrens, intimolie | intimsåpe, intimvask, intimolje | intimtvål, intimtvätt, intimolja | intiimipesu, intiimipesuaine, intiimipesuneste, intiimisaippua, intiimipesugeeli
    ansigtssæbe | ansiktssåpe | ansiktstvål | kasvosaippua
  badesalt, epsom salt, epsomsalt | badesalt, epsomsalt, epsom salt | badsalt, epsomsalt, epsom salt | kylpysuola, kylpysuolat, epsom-suola, epsomsuola
  badeskum, skumbad, boblebad skum | badeskum, skumbad, boblebad såpe | badskum, bubbelbad, skumbad | kylpyvaahto, vaahtokylpy, kylpyvaahdot
  badebombe, badebomber, badekugler | badebombe, badebomber | badbomb, badbomber | kylpypommi, kylpypommit, kylpypallo
  badesvamp, bodysvamp, natursvamp, skrubbehandske, badehandske, badebørste, rygbørste, kropsbørste | badesvamp, skrubbehanske, badehanske, badebørste, ryggbørste, kroppsbørste | badsvamp, duschsvamp, skrubbhandske, badborste, ryggborste, duschpuff, exfolieringshandske | pesusieni vartalo, kuorintahanska, pesukinnas, selkäharja, suihkusieni, vartaloharja, kylpyharja
  vaskeklud, vaskeklude, vaskehandske, vaskehandsker | vaskeklut, vaskekluter, ansiktsklut | tvättlapp vuxen, tvätthandske, ansiktstrasa | pesulappu, pesulaput, pesukäsine
  sæbedispenser, sæbeskål, sæbepumpe | såpedispenser, såpeskål, såpepumpe | tvålpump, tvålkopp, tvålskål, tvålautomat | saippuapumppu, saippua-annostelija, saippuateline, saippuakuppi
  håndsprit, hånddesinfektion, desinfektionsgel, håndgel, handgel | håndsprit, hånddesinfeksjon, antibac, antibak, desinfeksjonsgel | handsprit, handdesinfektion, alcogel, handgel | käsidesi, käsihuuhde, käsidesit, desinfiointigeeli, käsien desinfiointi
  vådservietter hånd, håndservietter, renseserviet | våtserviett hender, antibac servietter | handservetter, handrengöringsservetter, desinfektionsservetter | käsipyyhe kostea, desinfiointipyyhe, desinfiointipyyhkeet, kosteat käsipyyhkeet
  deodorant, deo, deodoranter, deospray | deodorant, deo, deodoranter, deospray | deodorant, deo, deodoranter, deospray | deodorantti, deo, dödö, deodorantit, suihkedeodorantti
    antiperspirant, roll-on, rollon, deo roll on, svedtabletter, antiperspiranter | antiperspirant, roll-on, rollon, antisvette, deo roll-on | antiperspirant, roll-on, rollon, deo roll-on, svettstopp | antiperspirantti, roll-on, rollon, antiperspirantit, dödö roll-on
    deostift, deo stick, deodorantstift | deostift, deo stick, deostick | deostick, deostift, deo stick | deostick, deodoranttipuikko, deo stick, deopuikko
  vatpinde, vatpind, q-tips, bomuldspinde, ørepinde | q-tips, bomullspinner, qtips, ørepinner, vattpinner | tops, bomullstops, bomullspinnar, topz, öronpinnar | vanupuikko, vanupuikot, pumpulipuikko, pumpulipuikot, topsit, pumpulitikku
  vatrondeller, vatrondel, bomuldsrondeller, rensepuder, rondeller, makeup rondeller | bomullspads, vattrondeller, bomullsrondeller, bomullspad, rensepads | bomullspads, bomullsrondeller, rondeller, sminkrondeller, bomullspad, rengöringspads | vanulappu, vanulaput, meikinpuhdistuslappu, pumpulilappu, meikinpoistolappu, vanulaput meikinpoistoon
  vat, vattotter, bomuldsvat, vatkugler | vatt, bomull, bomullsdotter, bomullsvatt | bomull, vadd, bomullstussar, bomullsbollar | vanu, vanutuppo, pumpuli, vanutupot, puuvillavanu
  kropspudder, talkum, babypudder talkum, fodpudder talkum | kroppspudder, talkum | talk, puder kropp, kroppspuder | talkki, talkit, vartalopuuteri
hårpleje, hårprodukter, hår | hårpleie, hårprodukter, hår | hårvård, hårprodukter, hår | hiustenhoito, hiustenhoitotuotteet, hiukset, hiustuotteet
  shampoo, shampo, hårshampoo, sjampo, hårvask | sjampo, shampoo, shampo, hårsjampo | schampo, shampoo, shampo, hårschampo | shampoo, sampoo, shampo, hiusshampoo, shampoot
    tørshampoo, tør shampoo | tørrsjampo, tørrshampoo, tørr sjampo | torrschampo, torrshampoo, torr schampo | kuivashampoo, kuivasampoo
    skælshampoo, antiskæl shampoo, skæl, skælmiddel | flassjampo, flass, flasshampoo, antiflass, flass-sjampo | mjällschampo, mjäll, mjällshampoo, mot mjäll | hilseshampoo, hilse, hilsesampoo, hilseenhoito
      head & shoulders | head & shoulders | head & shoulders | head & shoulders
      fungoral | fungoral | fungoral | -
    sølvshampoo, silvershampoo, silver shampoo, lilla shampoo | sølvsjampo, silver sjampo, silvershampoo, lilla sjampo | silverschampo, silvershampoo, silver schampo, lila schampo | hopeashampoo, hopeasampoo, silver shampoo
    shampoobar, shampoo bar, fast shampoo | sjampobar, sjampostykke, shampoobar | schampokaka, schampobar, fast schampo | palashampoo, shampoopala, palasampoo
    luseshampoo, lusemiddel, lusekam, hovedlus, lus | lusemiddel, lusesjampo, lusekam, hodelus, lus | lusmedel, lusschampo, luskam, huvudlöss, löss, lusshampoo | täishampoo, täikampa, täilääke, täit, päätäi, täisampoo
      hedrin | hedrin | hedrin | hedrin
      linicin | linicin | linicin | linicin
  balsam, conditioner, hårbalsam, hårconditioner, balsamspray, leave in, leave-in, leave in conditioner | balsam, conditioner, hårbalsam, balsamspray, leave in, leave-in, leave in balsam | balsam, conditioner, hårbalsam, balsamspray, leave in, leave-in, leave in balsam | hoitoaine, hiustenhoitoaine, hoitoaineet, hiushoitoaine, conditioner, hoitosuihke, hoitoainesuihke, jätettävä hoitoaine
  hårkur, hårmaske, hårkure, hårpakning, hårmask | hårkur, hårmaske, hårkurer | hårinpackning, hårmask, hårkur, inpackning hår | hiusnaamio, hiusnaamiot, tehohoito, hiustehohoito, tehohoitoaine
  hårolie, hårserum, varmebeskyttelse, varmespray, arganolie | hårolje, hårserum, varmebeskyttelse, varmespray, arganolje | hårolja, hårserum, värmeskydd, värmeskyddsspray, arganolja | hiusöljy, hiusseerumi, lämpösuoja, lämpösuojasuihke, arganöljy, hiusöljyt
  hårfarve, hårfarver, toning, hårtoning, hårfarvning, afblegning hår, blegning, hårblegning | hårfarge, hårfarger, toning, hårtoning, avbleking hår, bleking hår, hårfarging | hårfärg, hårfärger, toning, hårtoning, blekning, hårblekning, färgbomb, blondering | hiusväri, hiusvärit, sävyte, sävytteet, vaalennus, hiusvaalennus, kestoväri, suoraväri, vaalennusväri
    øjenbrynsfarve, brynfarve, vippefarve | brynsfarge, vippefarge, øyenbrynsfarge, vippe- og brynsfarge | ögonbrynsfärg, ögonfransfärg, frans- och brynfärg, brynfärg | kulmaväri, ripsien kestoväri, kulmakarvaväri, kulmavärit, kestoväri ripsille
    udgroningsspray, hårpudder farve, hårkridt, hårspray farve | etterveksspray, hårspray farge, hårkritt | utväxtspray, färgspray hår, hårkrita | juurikasvusuihke, hiusväri suihke, tyviväri
  hårstyling, styling, stylingprodukter | hårstyling, styling, stylingprodukter | hårstyling, styling, stylingprodukter | hiusmuotoilu, muotoilutuotteet, hiusmuotoilutuotteet, muotoilutuote
    hårspray, hårlak | hårspray, hårlakk | hårspray, hårsprej | hiuslakka, hiuslakat, hiuskiinne, hiuskiinteet, hiussuihke, lakka hiuksille
    hårvoks, voks hår, hårgel, gele hår, hårgele, hårpomade, clay, hårcreme | hårvoks, hårgele, hårgelé, gele hår, hårgel, hårkrem, hårpomade | hårvax, vax hår, hårgelé, hårgel, hårkräm, hårpomada, vaxkräm | hiusvaha, hiusgeeli, hiusvahat, muotoiluvaha, muotoilugeeli, hiusvoide, muotoilusavi
    hårmousse, hårskum, mousse hår, stylingskum | hårskum, hårmousse | hårmousse, hårskum, stylingmousse, mousse hår | muotovaahto, hiusvaahto, muotovaahdot, muotoiluvaahto
    saltvandsspray, volumenpudder, volumenspray, hårpudder | saltvannsspray, volumpudder, volumspray | saltvattenspray, volympuder, volymspray, hårpuder | merisuolasuihke, suolasuihke, tuuheutuspuuteri, volyymipuuteri, tuuheutussuihke
    krølcreme, curl cream, krøllecreme, permanent | krøllkrem, curl cream, permanent | lockkräm, curl cream, permanent | kiharavoide, kiharatuote, permanentti, permanenttiaine
  hårbørste, hårbørster, paddelbørste, rundbørste, flutningsbørste | hårbørste, hårbørster, rundbørste, flokebørste | hårborste, hårborstar, rundborste | hiusharja, hiusharjat, pyöröharja, takkuharja, selvitysharja
    tangle teezer | tangle teezer | tangle teezer | tangle teezer
  kam, kamme, hårkam, redekam | kam, kammer, hårkam, gre | kam, kammar, hårkam | kampa, kammat
  hårelastik, hårelastikker, scrunchie, scrunchies, hårelastiker | hårstrikk, hårstrikker, scrunchie, scrunchies | hårsnodd, hårsnoddar, scrunchie, scrunchies, hårtofs | hiuslenkki, hiuslenkit, ponnari, ponnarit, hiusdonitsi, scrunchie, hiuskumilenkki
  hårspænde, hårspænder, hårklemme, hårklemmer, hårnål, hårnåle, hårklips, hårtilbehør | hårspenne, hårspenner, hårklype, hårklyper, hårnål, hårnåler, hårtilbehør | hårspänne, hårspännen, hårklämma, hårklämmor, hårnål, hårnålar, hårklips, hårtillbehör | hiussolki, hiussoljet, pinni, pinnit, hiuspinni, hiuspinnit, hainhammas, hiusklipsi, hiustarvikkeet
  hårbånd, pandebånd hår, hårbøjle, hårbøjler, diadem | hårbånd, hårbøyle, diadem | hårband, diadem, hårbåge | hiuspanta, hiuspannat, panta, diadeemi
  badehætte, brusehætte, hårnet | dusjhette, hårnett | duschmössa, hårnät | suihkumyssy, hiusverkko, suihkulakki
  papillotter, curlere, varmecurlere, krølleruller | papiljotter, hårruller, curlers | papiljotter, hårspolar, hårrullar | papiljotit, papiljotti, rullat hiuksille
  extensions, hårextensions, paryk | extensions, hårextensions, parykk | löshår, hårförlängning, peruk | hiuspidennys, hiuslisäke, peruukki, pidennykset, hiuslisäkkeet
  hårvækst, hårtab, minoxidil, hårvitaminer | hårvekst, hårtap, minoxidil, hårvitaminer | håravfall, hårväxt, minoxidil, hårvitaminer | hiustenlähtö, minoxidil, minoksidiili, hiusvitamiini, hiustenkasvu
    regaine, rogaine | regaine, rogaine | regaine, rogaine | rogaine
barbering, barberingsartikler, hårfjerning | barbering, barberingsprodukter, hårfjerning | rakning, rakprodukter, hårborttagning | parranajo, ajotarvikkeet, karvanpoisto, parranajotarvikkeet, ihokarvanpoisto
  skraber, skrabere, barberskraber, barberskrabere, barberhøvl, engangsskraber, engangsskrabere, damebarberskraber, ladyshaver skraber | barberhøvel, barberhøvler, høvel, høvler, engangshøvel, engangshøvler, damehøvel, barberhøvel dame | rakhyvel, rakhyvlar, engångshyvel, engångshyvlar, engångsrakhyvel, hyvel | partahöylä, höylä, partahöylät, kertakäyttöhöylä, kertakäyttöhöylät, varsiterä, höylät, ihokarvahöylä, naisten höylä
  barberblade, barberblad, skraberblade, gillette blade, fusion barberblade | barberblad, barberblader, høvelblader | rakblad, rakbladen, rakbladsrefill | partaterä, partaterät, terä, terät, vaihtoterä, vaihtoterät
    gillette | gillette | gillette | gillette
    mach3 | mach3 | mach3 | mach3
  barberskum, raserskum, barbersæbe, barbercreme, barbergel, barbergele, shaving gel | barberskum, barbergel, barbergelé, barberkrem, barbersåpe | raklödder, rakgel, rakskum, raktvål, rakkräm, rakgelé | partavaahto, partageeli, partavaahdot, parranajovaahto, parranajogeeli, partasaippua, ajogeeli, partavoide
  aftershave, after shave, aftershavebalsam, barberlotion | aftershave, after shave, etterbarbering, aftershavebalsam, barbervann | aftershave, after shave, rakvatten, aftershavebalsam, rakbalsam | partavesi, partavedet, aftershave, after shave, after shave balsami, partabalsami
  barberkost, barberbørste | barberkost | rakborste | partasuti, partasudit
  skægolie, skægvoks, skægpleje, skægbalsam, skægshampoo, skægbørste | skjeggolje, skjeggvoks, skjeggpleie, skjeggbalsam, skjeggsjampo | skäggolja, skäggvax, skäggvård, skäggbalsam, skäggschampo | partaöljy, partavaha, parranhoito, partabalsami hoito, partashampoo, partaharja
  hårfjerningscreme, hårfjerningsmiddel | hårfjerningskrem | hårborttagningskräm, hårborttagningsmedel | karvanpoistovoide, ihokarvanpoistovoide, ihokarvojen poistovoide
    veet | veet | veet | veet
  voksstrips, voks hårfjerning, koldvoks, wax strips, sugaring | voksstrips, hårfjerningsvoks, kaldvoks, sugaring | vaxremsor, hårborttagningsvax, kallvax, sockervax, vaxstrips | vahaliuskat, karvanpoistovaha, vahaliuska, sokerivaha, kylmävahaliuska
  pincet, pincetter | pinsett, pinsetter | pincett, pincetter | pinsetit, pinsetti, kulmapinsetit
mundpleje, tandpleje, tænder, mundhygiejne | munnpleie, tannpleie, tenner, munnhygiene | munvård, tandvård, munhygien, tänder | suunhoito, suuhygienia, hampaidenhoito, hampaat, suun hygienia
  tandpasta, tandcreme, tandkrem, tandpastaer | tannkrem, tannpasta | tandkräm, tandkrämer, tandkrämstub | hammastahna, hammastahnat
    colgate | colgate | colgate | colgate
    zendium | zendium | zendium | zendium
    sensodyne | sensodyne | sensodyne | sensodyne
    - | solidox | - | -
    - | - | pepsodent | pepsodent
    børnetandpasta, tandpasta børn | barnetannkrem, tannkrem barn | barntandkräm, tandkräm barn | lasten hammastahna, lastenhammastahna
  tandbørste, tandbørster, manuel tandbørste | tannbørste, tannbørster | tandborste, tandborstar | hammasharja, hammasharjat
    børnetandbørste, tandbørste børn, babytandbørste | barnetannbørste, tannbørste barn | barntandborste, tandborste barn | lasten hammasharja, lastenhammasharja
  tandbørstehoveder, børstehoveder, tandbørstehoved, oral-b børstehoveder, oral b børster, udskiftningshoveder, børstehoved | tannbørstehoder, børstehoder, børstehode, tannbørstehode | tandborsthuvuden, borsthuvuden, borsthuvud, tandborsthuvud, eltandborsthuvud | vaihtoharja, vaihtoharjat, sähköhammasharjan vaihtopää, hammasharjan vaihtopää, harjaspää, harjaspäät
  tandtråd, floss, tandstikker med tråd, tandtrådsbøjler, flosspicks | tanntråd, floss, tanntrådbøyler, floss picks | tandtråd, tandtrådsbyglar, floss, tandtrådsbygel | hammaslanka, hammaslangat, lankain, hammaslankain, lankaimet, hammaslankaimet
  mellemrumsbørste, mellemrumsbørster, interdentalbørste | mellomromsbørste, mellomromsbørster, interdentalbørste | mellanrumsborste, mellanrumsborstar | hammasväliharja, hammasväliharjat, hammasväliharjain
    tepe | tepe | tepe | tepe
  tandstikker, tandstik | tannpirkere, tannpirker, tannstikker, tannstikkere, tannpirk | tandpetare, tandsticka, tandstickor | hammastikku, hammastikut, hammaspuikko
  mundskyl, mundskyllevand, mundskyllemiddel, mundvand, fluorskyl | munnskyll, munnvann, munnskyllevann, fluorskyll | munskölj, munvatten, fluorskölj, munsköljmedel | suuvesi, suuvedet, fluorihuuhde, suuhuuhde
    listerine | listerine | listerine | listerine
    flux | flux | flux | flux
  klorhexidin mundskyl | klorheksidin munnskyll | klorhexidin munskölj | klooriheksidiini suuvesi, klooriheksidiini
    corsodyl | corsodyl | corsodyl | corsodyl
    hexident | - | hexident | -
  mundspray, åndefrisker, mundspray frisk ånde | munnspray, pustefrisker | munspray, andedräktsspray | suusuihke, suusuihkeet, hengityksen raikastin
  mundtørhed, spytstimulerende | munntørrhet, zendium munntørrhet | muntorrhet, saltin muntorrhet | kuiva suu, kuivan suun tuote
    xerodent | xerodent | xerodent | xerodent
    xylimelts | xylimelts | xylimelts | xylimelts
  fluortabletter, fluor tabletter, fluortyggegummi, xylitoltabletter | fluortabletter | fluortabletter, fluor, xylitoltabletter | fluoritabletti, fluoritabletit, ksylitolipastilli, ksylitolipastillit, xylitol-pastilli
    fludent | fludent | fludent | fludent
  tandblegning, tandblegning strips, hvide tænder, tandblegningsstrips | tannbleking, tannblekingsstrips, hvite tenner | tandblekning, tandblekningsstrips, vita tänder | hampaiden valkaisu, hammasvalkaisu, valkaisuliuska, valkaisuliuskat
  tungeskraber, tungerenser | tungeskrape, tungerenser | tungskrapa | kielikaavin, kielenpuhdistaja
  protesetabletter, proteserens, gebisrens, protesebørste | protesetabletter, proteserens, gebissrens, tannproteserens, protesebørste | protestabletter, tandprotesrengöring, protesrengöring, protesborste | hammasproteesin puhdistustabletti, proteesitabletti, hammasproteesi, proteesinpuhdistus, proteesiharja
    corega | corega | corega | corega
  protesecreme, protesefix, klæbemiddel protese | protesekrem, proteselim | protesfäste, proteskräm, häftkräm | hammasproteesin kiinnitysaine, kiinnitysvoide, proteesiliima, proteesivoide
    fixodent | fixodent | fixodent | fixodent
  bideskinne, tandbeskytter | bitteskinne, tannbeskytter | bettskena, tandskydd | purentakisko, hammassuoja, hammassuojat
feminin hygiejne, menstruation, intimpleje, dameartikler, mensprodukter | mensprodukter, menstruasjon, mens, intimpleie, damehygiene | mensskydd, mens, menstruation, intimhygien, intimvård | kuukautiset, kuukautissuojat, kuukautissuoja, intiimihygienia, intiimituotteet
  bind, hygiejnebind, damebind, natbind, menstruationsbind | bind, damebind, sanitetsbind, nattbind, menstruasjonsbind | bindor, binda, dambindor, dambinda, nattbinda, nattbindor, mensbinda | side, siteet, terveysside, terveyssiteet, kuukautisside, kuukautissiteet, siipiside, yöside, siipisiteet
    always | always | always | always
    libresse | libresse | libresse | libresse
  trusseindlæg, dagligbind, pantyliner | truseinnlegg, trusebeskyttere, trusebeskytter, pantyliners | trosskydd, trosskydden, pantyliner | pikkuhousunsuoja, pikkuhousunsuojat, pikkuhousunsuojus, alushousunsuoja
  tampon, tamponer, tamponger | tampong, tamponger, tampon | tampong, tamponger | tamponi, tamponit
    ob tampon, o.b. | ob tamponger | ob tampong, o.b. | ob tamponi, o.b.
    tampax | tampax | tampax | tampax
  menstruationskop, menskop, menstruationskopper | menskopp, menstruasjonskopp | menskopp, menstruationskopp | kuukautiskuppi, kuukautiskupit, kuukuppi
    - | - | - | lunette
  menstruationstrusser, menstrusser, periodetrusser, menstruationstrusse | menstruse, menstruser, menstruasjonstruse | menstrosa, menstrosor, menstruationstrosor | kuukautisalushousut, kuukautishousut, kuukautisalusvaatteet
  intimservietter, intim wipes, intimserviet | intimservietter, intimserviett | intimservetter, intimservett | intiimipyyhe, intiimipyyhkeet, intiimiliina
  intimcreme, intimgel, vaginalcreme, underlivet, ph-balance, mælkesyrebakterier intim | intimkrem, intimgel | intimkräm, intimgel | intiimivoide, intiimigeeli, emätingeeli, emätinpuikko, emätinvoide
    vagisan | vagisan | vagisan | vagisan
    - | ellen | ellen | -
inkontinens, inkontinensbind, tena, tena lady, inkontinens bind, inkontinensprodukter | inkontinens, inkontinensbind, inkontinensinnlegg, tena, inkontinensprodukter | inkontinens, inkontinensskydd, tena, inkontinensbinda, urinläckage, inkontinensprodukter | inkontinenssi, inkontinenssisuoja, inkontinenssisuojat, tena, inkontinenssiside, virtsankarkailusuoja, virtsankarkailu
  inkontinensbukser, voksenble, voksenbleer, bleer til voksne, tena pants | inkontinensbukse, voksenbleie, voksenbleier, inkontinenstruse | inkontinensbyxor, vuxenblöja, vuxenblöjor, tena pants | inkontinenssihousut, aikuisten vaippa, aikuisten vaipat, inkontinenssihousu, aikuisvaippa
  tena men, mandebind, inkontinens mænd | tena men, herrebind | tena men, inkontinens män | tena men, miesten inkontinenssisuoja
  engangsunderlag, inkontinenslagen, tisselagen, stiklagen, sengeunderlag | engangslaken, tisselaken, sengebeskyttelse, kladder | hygienunderlägg, kisslakan, engångsunderlägg, sängskydd, kissunderlägg | vuodesuoja, vuodesuojat, poikkilakana, kosteussuoja sänky
kondom, kondomer, prævention | kondom, kondomer, prevensjon | kondom, kondomer, preventivmedel | kondomi, kondomit, ehkäisy, ehkäisyvälineet
  durex | durex | durex | durex
  - | rfsu | rfsu | -
glidecreme, glidemiddel, glidegel, lube, massageglid | glidemiddel, glidekrem, glidegel | glidmedel, glidkräm, glidgel | liukuvoide, liukuvoiteet, liukaste, liukasteet, liukugeeli
sexlegetøj, vibrator, dildo, sex legetøj | sexleketøy, vibrator, dildo | sexleksak, sexleksaker, vibrator, dildo | seksilelu, seksilelut, vibraattori, dildo, seksivälineet
  satisfyer | satisfyer | satisfyer | satisfyer
toilettaske, toilettasker, kosmetiktaske, rejseflasker | toalettmappe, toalettveske, toalettmapper, reiseflasker | necessär, necessärer, sminkväska, reseflaskor | toilettilaukku, toalettilaukku, meikkipussi, kosmetiikkalaukku, matkapullo
rejsestørrelse, rejsesæt | reisestørrelse | resestorlek, reseförpackning | matkakoko, matkapakkaus`,
}
