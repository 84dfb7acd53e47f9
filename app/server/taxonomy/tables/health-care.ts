import type { GoodsTable } from '../goods-table.ts'

/** Hygiene, hair, shaving, oral care, feminine hygiene. */
export const healthCare: GoodsTable = {
  part: 'health-care',
  rows: `
hygiejne, personlig pleje, hygiejneartikler, toiletartikler | hygiene, personlig pleie, hygieneartikler, kroppspleie, toalettartikler | hygien, kroppsvård, hygienartiklar, personvård, personlig vård | hygienia, hygieniatuotteet, henkilökohtainen hygienia, päivittäiskosmetiikka
  sæbe, sæber | såpe, såper | tvål, tvålar | saippua, saippuat
    ?håndsæbe, håndsæber, flydende håndsæbe, flydende sæbe, sæbe refill, håndsæbe refill | håndsåpe, flytende såpe, håndsåper, flytende håndsåpe, såpe refill | handtvål, flytande tvål, handtvålar, tvål refill, skumtvål, tvålpåfyllning, påfyllning tvål, tvålrefill | käsisaippua, nestesaippua, käsisaippuat, nestesaippuat, vaahtosaippua, saippuatäyttö, täyttösaippua
    håndsæbe stykke, sæbestykke, sæbebar, fast sæbe, toiletsæbe | såpestykke, såpebar, fast såpe, toalettsåpe | tvålbit, fast tvål, tvålkaka, toalettvål | palasaippua, saippuapala, palasaippuat, kylpysaippua
    brusesæbe, shower gel, showergel, brusegel, shower, bodywash, body wash, badegele, bodyshampoo, bruseskum, badesæbe, shower cream | dusjsåpe, dusjgel, dusjkrem, bodywash, body wash, showergel, shower gel, shower, dusjskum, kroppssåpe, dusj, dusjsjampo | duschkräm, duschgel, duschtvål, showergel, shower gel, body wash, bodywash, dusch, duschskum, kroppstvål, duschcreme | suihkusaippua, suihkugeeli, shower gel, showergel, suihkuvoide, suihkuvaahto, suihkushampoo, suihkusaippuat, pesugeeli vartalo
      bruseolie, showerolie, badeolie | dusjolje, badeolje | duscholja, badolja | suihkuöljy, kylpyöljy, suihkuöljyt
      2-i-1 shampoo, shower shampoo, hair and body | hår og kropp, 2-i-1 sjampo | 2-i-1 schampo, hår och kropp, hair and body | hiukset ja vartalo, 2in1 shampoo
    intimsæbe, intimvask, intimrens, intimolie | intimsåpe, intimvask, intimolje | intimtvål, intimtvätt, intimolja | intiimipesu, intiimipesuaine, intiimipesuneste, intiimisaippua, intiimipesugeeli
    ansigtssæbe | ansiktssåpe | ansiktstvål | kasvosaippua
    tjæresæbe | tjæresåpe | tjärtvål | tervasaippua
    svovlsæbe | svovelsåpe | svaveltvål | rikkisaippua
    olivensæbe | olivensåpe | olivtvål | oliivisaippua
    gedemælkssæbe | geitemelksåpe | getmjölkstvål | vuohenmaitosaippua
  badesalt, epsom salt, epsomsalt | badesalt, epsomsalt, epsom salt | badsalt, epsomsalt, epsom salt | kylpysuola, kylpysuolat, epsom-suola, epsomsuola
  badeskum, skumbad, boblebad skum | badeskum, skumbad, boblebad såpe | badskum, bubbelbad, skumbad | kylpyvaahto, vaahtokylpy, kylpyvaahdot
  badebombe, badebomber, badekugler | badebombe, badebomber | badbomb, badbomber | kylpypommi, kylpypommit, kylpypallo
  badeperler | badeperler | badpärlor | kylpyhelmet
  badesvamp, bodysvamp, natursvamp | badesvamp, dusjsvamp, kroppssvamp | badsvamp, duschsvamp, duschpuff, tvättsvamp | pesusieni vartalo, suihkusieni, kylpysieni
  skrubbehandske, badehandske | skrubbehanske, badehanske | skrubbhandske, exfolieringshandske | kuorintahanska, pesukinnas
  badebørste, rygbørste, kropsbørste | badebørste, ryggbørste, kroppsbørste | badborste, ryggborste, kroppsborste | selkäharja, vartaloharja, kylpyharja
  vaskeklud, vaskeklude, vaskehandske, vaskehandsker | vaskeklut, vaskekluter, ansiktsklut | tvättlapp vuxen, tvätthandske, ansiktstrasa | pesulappu, pesulaput, pesukäsine
  sæbedispenser, sæbepumpe | såpedispenser, såpepumpe | tvålpump, tvålautomat | saippuapumppu, saippua-annostelija
  sæbeskål | såpeskål | tvålkopp, tvålskål | saippuateline, saippuakuppi
  håndsprit, hånddesinfektion, desinfektionsgel, håndgel, handgel | håndsprit, hånddesinfeksjon, antibac, antibak, desinfeksjonsgel | handsprit, handdesinfektion, alcogel, handgel | käsidesi, käsihuuhde, käsidesit, desinfiointigeeli, käsien desinfiointi
  håndspritdispenser | spritdispenser, håndspritdispenser | handspritautomat, handspritsdispenser | käsidesiannostelija
  vådservietter hånd, håndservietter, renseserviet, vådservietter til hænder, desinfektionsservietter | våtserviett hender, antibac servietter, desinfeksjonsservietter | handservetter, handrengöringsservetter, desinfektionsservetter | käsipyyhe kostea, desinfiointipyyhe, desinfiointipyyhkeet, kosteat käsipyyhkeet
  deodorant, deo, deodoranter, deospray | deodorant, deo, deodoranter, deospray | deodorant, deo, deodoranter, deospray | deodorantti, deo, dödö, deodorantit, suihkedeodorantti, suihkudödö
    intimdeodorant | intimdeodorant | intimdeodorant | intiimideodorantti
    deocreme, deodorantcreme | deokrem | deokräm | deovoide
    ?antiperspirant, roll-on, rollon, deo roll on, svedtabletter, antiperspiranter | antiperspirant, roll-on, rollon, antisvette, deo roll-on | antiperspirant, roll-on, rollon, deo roll-on, svettstopp | antiperspirantti, roll-on, rollon, antiperspirantit, dödö roll-on, hikistoppi
    deostift, deo stick, deodorantstift | deostift, deo stick, deostick | deostick, deostift, deo stick | deostick, deodoranttipuikko, deo stick, deopuikko
  vatpinde, vatpind, q-tips, bomuldspinde, ørepinde | q-tips, bomullspinner, qtips, ørepinner, vattpinner | tops, bomullstops, bomullspinnar, topz, öronpinnar | vanupuikko, vanupuikot, pumpulipuikko, pumpulipuikot, topsit, pumpulitikku, vanutikku, korvapuikko
    babyvatpinde, vatpinde baby | bomullspinner baby | babytops, tops baby | vauvan pumpulipuikot, vauvan vanupuikot
  vatrondeller, vatrondel, bomuldsrondeller, rensepuder, rondeller, makeup rondeller, bomuldspuder | bomullspads, vattrondeller, bomullsrondeller, bomullspad, rensepads | bomullspads, bomullsrondeller, rondeller, sminkrondeller, bomullspad, rengöringspads | vanulappu, vanulaput, meikinpuhdistuslappu, pumpulilappu, meikinpoistolappu, vanulaput meikinpoistoon
    vaskbare rondeller, genbrugsrondeller | vaskbare rondeller | tvättbara rondeller | kestovanulaput
  vat, vattotter, bomuldsvat, vatkugler | vatt, bomull, bomullsdotter, bomullsvatt | bomull, vadd, bomullstussar, bomullsbollar | vanu, vanutuppo, pumpuli, vanutupot, puuvillavanu
  kropspudder, talkum, babypudder talkum, fodpudder talkum | kroppspudder, talkum | talk, puder kropp, kroppspuder | talkki, talkit, vartalopuuteri
hårpleje, hårprodukter, hår | hårpleie, hårprodukter, hår | hårvård, hårprodukter, hår | hiustenhoito, hiustenhoitotuotteet, hiukset, hiustuotteet, hiustenpesu
  shampoo, shampo, hårshampoo, sjampo, hårvask | sjampo, shampoo, shampo, hårsjampo | schampo, shampoo, shampo, hårschampo | shampoo, sampoo, shampo, hiusshampoo, shampoot
    tørshampoo, tør shampoo | tørrsjampo, tørrshampoo, tørr sjampo | torrschampo, torrshampoo, torr schampo | kuivashampoo, kuivasampoo
    ?skælshampoo, antiskæl shampoo, skæl, skælmiddel, shampoo mod skæl, skæleksem | flassjampo, flass, flasshampoo, antiflass, flass-sjampo, seboreisk eksem | mjällschampo, mjäll, mjällshampoo, mot mjäll, mjälleksem | hilseshampoo, hilse, hilsesampoo, hilseenhoito, taliköhnä
      head & shoulders | head & shoulders | head & shoulders | head & shoulders
      fungoral | fungoral | fungoral | -
    sølvshampoo, silvershampoo, silver shampoo, lilla shampoo | sølvsjampo, silver sjampo, silvershampoo, lilla sjampo | silverschampo, silvershampoo, silver schampo, lila schampo | hopeashampoo, hopeasampoo, silver shampoo
    shampoobar, shampoo bar, fast shampoo | sjampobar, sjampostykke, shampoobar | schampokaka, schampobar, fast schampo | palashampoo, shampoopala, palasampoo
    luseshampoo, lusemiddel, lusekam, hovedlus, lus, lus i håret | lusemiddel, lusesjampo, lusekam, hodelus, lus, lus i håret | lusmedel, lusschampo, luskam, huvudlöss, löss, lusshampoo, löss i håret | täishampoo, täikampa, täilääke, täit, päätäi, täisampoo
      hedrin | hedrin | hedrin | hedrin
      linicin | linicin | linicin | linicin
    ?krølleshampoo, shampoo krøller | krøllsjampo | lockschampo, lockigt hår | kiharashampoo
    ?volumenshampoo | volumsjampo | volymschampo | tuuheuttava shampoo, volyymishampoo
    ?shampoo farvet hår | sjampo farget hår | färgschampo | shampoo värjätyille
    tjæreshampoo | tjæresjampo | tjärschampo | tervashampoo
    ?herreshampoo, shampoo mænd | herresjampo, sjampo herre | herrschampo, schampo herr | miesten shampoo
  balsam, conditioner, hårbalsam, hårconditioner | balsam, conditioner, hårbalsam | balsam, conditioner, hårbalsam | hoitoaine, hiustenhoitoaine, hoitoaineet, hiushoitoaine, conditioner
    balsamspray, leave in, leave-in, leave in conditioner | balsamspray, leave in, leave-in, leave in balsam | balsamspray, leave in, leave-in, leave in balsam | hoitosuihke, hoitoainesuihke, jätettävä hoitoaine
  hårkur, hårmaske, hårkure, hårpakning, hårmask | hårkur, hårmaske, hårkurer | hårinpackning, hårmask, hårkur, inpackning hår, inpackning | hiusnaamio, hiusnaamiot, tehohoito, hiustehohoito, tehohoitoaine
  hårolie, hårserum, arganolie | hårolje, hårserum, arganolje | hårolja, hårserum, arganolja | hiusöljy, hiusseerumi, arganöljy, hiusöljyt
  varmebeskyttelse, varmespray | varmebeskyttelse, varmespray | värmeskydd, värmeskyddsspray | lämpösuoja, lämpösuojasuihke
  hårfarve, hårfarver, toning, hårtoning, hårfarvning | hårfarge, hårfarger, toning, hårtoning, hårfarging | hårfärg, hårfärger, toning, hårtoning, färgbomb | hiusväri, hiusvärit, sävyte, sävytteet, kestoväri, suoraväri
    afblegning, afblegning hår, blegning, hårblegning | avbleking hår, bleking hår, hårbleking, blondering | blekning, hårblekning, blondering | vaalennus, hiusvaalennus, vaalennusväri
    øjenbrynsfarve, brynfarve, vippefarve | brynsfarge, vippefarge, øyenbrynsfarge, vippe- og brynsfarge, øyebrynsfarge | ögonbrynsfärg, ögonfransfärg, frans- och brynfärg, brynfärg | kulmaväri, ripsien kestoväri, kulmakarvaväri, kulmavärit, kestoväri ripsille
    udgroningsspray, hårpudder farve, hårkridt, hårspray farve | etterveksspray, hårspray farge, hårkritt | utväxtspray, färgspray hår, hårkrita | juurikasvusuihke, hiusväri suihke, tyviväri
  hårstyling, styling, stylingprodukter | hårstyling, styling, stylingprodukter | hårstyling, styling, stylingprodukter | hiusmuotoilu, muotoilutuotteet, hiusmuotoilutuotteet, muotoilutuote
    hårspray, hårlak | hårspray, hårlakk | hårspray, hårsprej | hiuslakka, hiuslakat, hiuskiinne, hiuskiinteet, hiussuihke, lakka hiuksille
    hårvoks, voks hår, hårpomade, clay, hårmasse, pomade hår | hårvoks, hårpomade | hårvax, vax hår, hårpomada, vaxkräm | hiusvaha, hiusvahat, muotoiluvaha, muotoilusavi
    hårgel, gele hår, hårgele | hårgele, hårgelé, gele hår, hårgel | hårgelé, hårgel | hiusgeeli, muotoilugeeli
    hårcreme | hårkrem | hårkräm | hiusvoide
    hårmousse, hårskum, mousse hår, stylingskum | hårskum, hårmousse | hårmousse, hårskum, stylingmousse, mousse hår | muotovaahto, hiusvaahto, muotovaahdot, muotoiluvaahto
    saltvandsspray | saltvannsspray, saltspray | saltvattenspray | merisuolasuihke, suolasuihke
    volumenpudder, volumenspray, hårpudder | volumpudder, volumspray | volympuder, volymspray, hårpuder | tuuheutuspuuteri, volyymipuuteri, tuuheutussuihke
    krølcreme, curl cream, krøllecreme, permanent | krøllkrem, curl cream, permanent | lockkräm, curl cream, permanent | kiharavoide, kiharatuote, permanentti, permanenttiaine
  hårbørste, hårbørster, paddelbørste, rundbørste, flutningsbørste | hårbørste, hårbørster, rundbørste, flokebørste | hårborste, hårborstar, rundborste | hiusharja, hiusharjat, pyöröharja, takkuharja, selvitysharja
    tangle teezer | tangle teezer | tangle teezer | tangle teezer
  kam, kamme, hårkam, redekam | kam, kammer, hårkam, gre | kam, kammar, hårkam | kampa, kammat
  hårelastik, hårelastikker, scrunchie, scrunchies, hårelastiker | hårstrikk, hårstrikker, scrunchie, scrunchies | hårsnodd, hårsnoddar, scrunchie, scrunchies, hårtofs, tofs, tofsar | hiuslenkki, hiuslenkit, ponnari, ponnarit, hiusdonitsi, scrunchie, hiuskumilenkki, pompula, pompulat, tukkalenksu
  hårspænde, hårspænder, hårklemme, hårklemmer, hårnål, hårnåle, hårklips, hårtilbehør | hårspenne, hårspenner, hårklype, hårklyper, hårnål, hårnåler, hårtilbehør | hårspänne, hårspännen, hårklämma, hårklämmor, hårnål, hårnålar, hårklips, hårtillbehör | hiussolki, hiussoljet, pinni, pinnit, hiuspinni, hiuspinnit, hainhammas, hiusklipsi, hiustarvikkeet
  hårbånd, pandebånd hår, hårbøjle, hårbøjler, diadem | hårbånd, hårbøyle, diadem | hårband, diadem, hårbåge | hiuspanta, hiuspannat, panta, diadeemi
  badehætte, brusehætte | dusjhette | duschmössa | suihkumyssy, suihkulakki
  hårnet | hårnett | hårnät | hiusverkko
  papillotter, curlere, varmecurlere, krølleruller | papiljotter, hårruller, curlers | papiljotter, hårspolar, hårrullar | papiljotit, papiljotti, rullat hiuksille
  extensions, hårextensions | extensions, hårextensions | löshår, hårförlängning | hiuspidennys, hiuslisäke, pidennykset, hiuslisäkkeet
  paryk | parykk | peruk | peruukki
  hårvækst, hårtab, minoxidil, hårvitaminer | hårvekst, hårtap, minoxidil, hårvitaminer | håravfall, hårväxt, minoxidil, hårvitaminer | hiustenlähtö, minoxidil, minoksidiili, hiusvitamiini, hiustenkasvu
    regaine, rogaine | regaine, rogaine | regaine, rogaine | rogaine
  hårvand, hårtonic | hårvann | hårvatten | hiusvesi
  hovedbundsscrub | hodebunnsskrubb | hårbottenskrubb | hiuspohjan kuorinta
  tør hovedbund, hovedbund | hodebunn, tørr hodebunn | hårbotten, torr hårbotten, kliande hårbotten | hiuspohja, kuiva hiuspohja, kutiava hiuspohja
barbering, barberingsartikler, hårfjerning | barbering, barberingsprodukter, hårfjerning | rakning, rakprodukter, hårborttagning | parranajo, ajotarvikkeet, karvanpoisto, parranajotarvikkeet, ihokarvanpoisto
  skraber, skrabere, barberskraber, barberskrabere, barberhøvl, engangsskraber, engangsskrabere, damebarberskraber, ladyshaver skraber | barberhøvel, barberhøvler, høvel, høvler, engangshøvel, engangshøvler, damehøvel, barberhøvel dame | rakhyvel, rakhyvlar, engångshyvel, engångshyvlar, engångsrakhyvel, hyvel, damrakhyvel, rakhyvelset | partahöylä, höylä, partahöylät, kertakäyttöhöylä, kertakäyttöhöylät, varsiterä, höylät, ihokarvahöylä, naisten höylä, sheiveri, partahöyläsetti, varsi ja terä, höylän varsi
  barberblade, barberblad, skraberblade, gillette blade, fusion barberblade | barberblad, barberblader, høvelblader | rakblad, rakbladen, rakbladsrefill | partaterä, partaterät, terä, terät, vaihtoterä, vaihtoterät, partahöylän terät
    gillette | gillette | gillette | gillette
    mach3 | mach3 | mach3 | mach3
  barberskum, raserskum, barbersæbe, barbercreme, barbergel, barbergele, shaving gel | barberskum, barbergel, barbergelé, barberkrem, barbersåpe | raklödder, rakgel, rakskum, raktvål, rakkräm, rakgelé | partavaahto, partageeli, partavaahdot, parranajovaahto, parranajogeeli, partasaippua, ajogeeli, partavoide
  aftershave, after shave, aftershavebalsam, barberlotion | aftershave, after shave, etterbarbering, aftershavebalsam, barbervann, etterbarberingsvann | aftershave, after shave, rakvatten, aftershavebalsam, rakbalsam | partavesi, partavedet, aftershave, after shave, after shave balsami, partabalsami
  barberkost, barberbørste | barberkost | rakborste | partasuti, partasudit
  skægpleje | skjeggpleie | skäggvård | parranhoito
    skægolie | skjeggolje | skäggolja | partaöljy
    skægvoks | skjeggvoks | skäggvax | partavaha
    skægbalsam | skjeggbalsam | skäggbalsam | partabalsami hoito
    skægshampoo | skjeggsjampo | skäggschampo | partashampoo
    skægbørste, skægkam | skjeggbørste, skjeggkam | skäggborste, skäggkam | partaharja, partakampa
  hårfjerningscreme, hårfjerningsmiddel | hårfjerningskrem | hårborttagningskräm, hårborttagningsmedel | karvanpoistovoide, ihokarvanpoistovoide, ihokarvojen poistovoide
    veet | veet | veet | veet
  voksstrips, voks hårfjerning, koldvoks, wax strips, sugaring, benvoks | voksstrips, hårfjerningsvoks, kaldvoks, sugaring | vaxremsor, hårborttagningsvax, kallvax, sockervax, vaxstrips | vahaliuskat, karvanpoistovaha, vahaliuska, sokerivaha, kylmävahaliuska
  pincet, pincetter | pinsett, pinsetter | pincett, pincetter | pinsetit, pinsetti, kulmapinsetit
  barberkniv | barberkniv | rakkniv | partaveitsi
  barberspejl | barberspeil | rakspegel | parranajopeili
  indgroede hår, barberknopper | inngrodde hår, barberknuter | inåtväxande hår, rakutslag | sisäänkasvaneet karvat
mundpleje, tandpleje, tænder, mundhygiejne | munnpleie, tannpleie, tenner, munnhygiene | munvård, tandvård, munhygien, tänder | suunhoito, suuhygienia, hampaidenhoito, hampaat, suun hygienia, hampaidenpesu
  tandpasta, tandcreme, tandkrem, tandpastaer | tannkrem, tannpasta, tannkremtube | tandkräm, tandkrämer, tandkrämstub | hammastahna, hammastahnat
    isnende tænder, følsomme tænder | ising i tennene, sensitive tenner | ilande tänder, känsliga tänder | vihlovat hampaat
    tandpastatabletter | tannkremtabletter | tandkrämstabletter | hammastahnatabletti
    colgate | colgate | colgate | colgate
    zendium | zendium | zendium | zendium
    sensodyne | sensodyne | sensodyne | sensodyne
    - | solidox | - | -
    - | - | pepsodent | pepsodent
    ?børnetandpasta, tandpasta børn | barnetannkrem, tannkrem barn | barntandkräm, tandkräm barn | lasten hammastahna, lastenhammastahna
  tandbørste, tandbørster, manuel tandbørste | tannbørste, tannbørster | tandborste, tandborstar | hammasharja, hammasharjat
    ?børnetandbørste, tandbørste børn, babytandbørste | barnetannbørste, tannbørste barn | barntandborste, tandborste barn | lasten hammasharja, lastenhammasharja
    bambustandbørste | bambustannbørste | bambutandborste | bambuhammasharja
    rejsetandbørste | reisetannbørste | resetandborste | matkahammasharja
  tandbørstehoveder, børstehoveder, tandbørstehoved, oral-b børstehoveder, oral b børster, udskiftningshoveder, børstehoved | tannbørstehoder, børstehoder, børstehode, tannbørstehode | tandborsthuvuden, borsthuvuden, borsthuvud, tandborsthuvud, eltandborsthuvud | vaihtoharja, vaihtoharjat, sähköhammasharjan vaihtopää, hammasharjan vaihtopää, harjaspää, harjaspäät, sähköhammasharjan harjat
  tandtråd, floss, tandstikker med tråd, tandtrådsbøjler, flosspicks | tanntråd, floss, tanntrådbøyler, floss picks, tanntrådstikker | tandtråd, tandtrådsbyglar, floss, tandtrådsbygel | hammaslanka, hammaslangat, lankain, hammaslankain, lankaimet, hammaslankaimet
  mellemrumsbørste, mellemrumsbørster, interdentalbørste, mellemrumstandbørste | mellomromsbørste, mellomromsbørster, interdentalbørste | mellanrumsborste, mellanrumsborstar | hammasväliharja, hammasväliharjat, hammasväliharjain
    tepe | tepe | tepe | tepe
  tandstikker, tandstik | tannpirkere, tannpirker, tannstikker, tannstikkere, tannpirk | tandpetare, tandsticka, tandstickor | hammastikku, hammastikut, hammaspuikko
  mundskyl, mundskyllevand, mundskyllemiddel, mundvand, fluorskyl | munnskyll, munnvann, munnskyllevann, fluorskyll | munskölj, munvatten, fluorskölj, munsköljmedel | suuvesi, suuvedet, fluorihuuhde, suuhuuhde
    listerine | listerine | listerine | listerine
    flux | flux | flux | flux
  klorhexidin mundskyl | klorheksidin munnskyll | klorhexidin munskölj | klooriheksidiini suuvesi, klooriheksidiini
    corsodyl | corsodyl | corsodyl | corsodyl
    hexident | - | hexident | -
  mundspray, åndefrisker, mundspray frisk ånde, dårlig ånde | munnspray, pustefrisker, dårlig ånde | munspray, andedräktsspray, dålig andedräkt | suusuihke, suusuihkeet, hengityksen raikastin, pahanhajuinen hengitys
  mundtørhed, spytstimulerende | munntørrhet, zendium munntørrhet | muntorrhet, saltin muntorrhet | kuiva suu, kuivan suun tuote
    xerodent | xerodent | xerodent | xerodent
    xylimelts | xylimelts | xylimelts | xylimelts
  fluortabletter, fluor tabletter, fluortyggegummi, xylitoltabletter | fluortabletter, fluor | fluortabletter, fluor, xylitoltabletter | fluoritabletti, fluoritabletit, ksylitolipastilli, ksylitolipastillit, xylitol-pastilli, xylitol, ksylitoli
    fludent | fludent | fludent | fludent
  tandblegning, tandblegning strips, hvide tænder, tandblegningsstrips, tandblegningssæt | tannbleking, tannblekingsstrips, hvite tenner | tandblekning, tandblekningsstrips, vita tänder | hampaiden valkaisu, hammasvalkaisu, valkaisuliuska, valkaisuliuskat
  tungeskraber, tungerenser | tungeskrape, tungerenser | tungskrapa | kielikaavin, kielenpuhdistaja
  protesetabletter, proteserens, gebisrens, protesebørste | protesetabletter, proteserens, gebissrens, tannproteserens, protesebørste | protestabletter, tandprotesrengöring, protesrengöring, protesborste | hammasproteesin puhdistustabletti, proteesitabletti, hammasproteesi, proteesinpuhdistus, proteesiharja, tekohampaiden puhdistus
    corega | corega | corega | corega
  protesecreme, protesefix, klæbemiddel protese | protesekrem, proteselim, gebisskrem | protesfäste, proteskräm, häftkräm | hammasproteesin kiinnitysaine, kiinnitysvoide, proteesiliima, proteesivoide, tekohammasliima
    fixodent | fixodent | fixodent | fixodent
  bideskinne, tandbeskytter, bidskinne | bitteskinne, tannbeskytter | bettskena, tandskydd | purentakisko, hammassuoja, hammassuojat
  plakfarve, plakpiller | plakkfarge, plakktabletter | plackfärg, placktabletter | plakkiväri, plakkitabletti
  bøjlevoks, tandvoks | reguleringsvoks | tandställningsvax | oikomisvaha, hammasraudat
  midlertidig tandfyldning, tandfyldning | midlertidig tannfylling, tannfylling | tandlagning, tillfällig tandlagning | hammaspaikka, väliaikainen hammaspaikka
  tandbørsteetui | tannbørsteetui | tandborstfodral | hammasharjakotelo
feminin hygiejne, menstruation, intimpleje, dameartikler, mensprodukter | mensprodukter, menstruasjon, mens, intimpleie, damehygiene | mensskydd, mens, menstruation, intimhygien, intimvård | kuukautiset, kuukautissuojat, kuukautissuoja, intiimihygienia, intiimituotteet, menkat, menkkasuoja
  bind, hygiejnebind, damebind, natbind, menstruationsbind, bind med vinger | bind, damebind, sanitetsbind, nattbind, menstruasjonsbind, bind med vinger | bindor, binda, dambindor, dambinda, nattbinda, nattbindor, mensbinda, bindor med vingar | side, siteet, terveysside, terveyssiteet, kuukautisside, kuukautissiteet, siipiside, yöside, siipisiteet, menkkaside, menkkasiteet
    always | always | always | always
    libresse | libresse | libresse | libresse
  trusseindlæg, dagligbind, pantyliner, g-strengsbind | truseinnlegg, trusebeskyttere, trusebeskytter, pantyliners | trosskydd, trosskydden, pantyliner | pikkuhousunsuoja, pikkuhousunsuojat, pikkuhousunsuojus, alushousunsuoja
  tampon, tamponer, tamponger | tampong, tamponger, tampon | tampong, tamponger | tamponi, tamponit
    ob tampon, o.b. | ob tamponger, o.b. | ob tampong, o.b. | ob tamponi, o.b.
    tampax | tampax | tampax | tampax
  menstruationskop, menskop, menstruationskopper | menskopp, menstruasjonskopp | menskopp, menstruationskopp | kuukautiskuppi, kuukautiskupit, kuukuppi
    - | - | - | lunette
  menstruationstrusser, menstrusser, periodetrusser, menstruationstrusse | menstruse, menstruser, menstruasjonstruse | menstrosa, menstrosor, menstruationstrosor | kuukautisalushousut, kuukautishousut, kuukautisalusvaatteet
  intimservietter, intim wipes, intimserviet | intimservietter, intimserviett | intimservetter, intimservett | intiimipyyhe, intiimipyyhkeet, intiimiliina
  intimcreme, intimgel, vaginalcreme, underlivet, ph-balance, mælkesyrebakterier intim, tørre slimhinder | intimkrem, intimgel, tørre slimhinner | intimkräm, intimgel, torra slemhinnor | intiimivoide, intiimigeeli, emätingeeli, emätinpuikko, emätinvoide, limakalvojen kuivuus
    vagisan | vagisan | vagisan | vagisan
    - | ellen | ellen | -
inkontinens, inkontinensbind, tena, tena lady, inkontinens bind, inkontinensprodukter, tissebind | inkontinens, inkontinensbind, inkontinensinnlegg, tena, inkontinensprodukter, tissebind | inkontinens, inkontinensskydd, tena, inkontinensbinda, urinläckage, inkontinensprodukter, tena lady, kissbindor | inkontinenssi, inkontinenssisuoja, inkontinenssisuojat, tena, inkontinenssiside, virtsankarkailusuoja, virtsankarkailu
  inkontinensbukser, voksenble, voksenbleer, bleer til voksne, tena pants, inkontinenstrusser | inkontinensbukse, voksenbleie, voksenbleier, inkontinenstruse, bleier til voksne | inkontinensbyxor, vuxenblöja, vuxenblöjor, tena pants | inkontinenssihousut, aikuisten vaippa, aikuisten vaipat, inkontinenssihousu, aikuisvaippa
  tena men, mandebind, inkontinens mænd | tena men, herrebind | tena men, inkontinens män | tena men, miesten inkontinenssisuoja
  engangsunderlag, inkontinenslagen, tisselagen, stiklagen, sengeunderlag | engangslaken, tisselaken, sengebeskyttelse, kladder | hygienunderlägg, kisslakan, engångsunderlägg, sängskydd, kissunderlägg | vuodesuoja, vuodesuojat, poikkilakana, kosteussuoja sänky
kondom, kondomer, prævention | kondom, kondomer, prevensjon | kondom, kondomer, preventivmedel | kondomi, kondomit, ehkäisy, ehkäisyvälineet, kortsu, kortsut
  durex | durex | durex | durex
  - | rfsu | rfsu | -
glidecreme, glidemiddel, glidegel, lube, massageglid | glidemiddel, glidekrem, glidegel | glidmedel, glidkräm, glidgel, glid | liukuvoide, liukuvoiteet, liukaste, liukasteet, liukugeeli, liukkari
sexlegetøj, vibrator, dildo, sex legetøj | sexleketøy, vibrator, dildo | sexleksak, sexleksaker, vibrator, dildo | seksilelu, seksilelut, vibraattori, dildo, seksivälineet
  satisfyer | satisfyer | satisfyer | satisfyer
toilettaske, toilettasker, kosmetiktaske, rejseflasker | toalettmappe, toalettveske, toalettmapper, reiseflasker | necessär, necessärer, sminkväska, reseflaskor | toilettilaukku, toalettilaukku, meikkipussi, kosmetiikkalaukku, matkapullo
rejsestørrelse, rejsesæt | reisestørrelse | resestorlek, reseförpackning | matkakoko, matkapakkaus`,
}
