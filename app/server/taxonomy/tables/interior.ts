import type { GoodsTable } from '../goods-table.ts'

/** Furniture, lamps, textiles, beds, storage, decoration, clocks, Christmas. */
export const interior: GoodsTable = {
  part: 'interior',
  rows: `
møbler, møbel | møbler, møbel | möbler, möbel | huonekalut, huonekalu, kalusteet
  sofa, sofaer | sofa, sofaer | soffa, soffor | sohva, sohvat
    hjørnesofa, chaiselongsofa, u-sofa, l-sofa | hjørnesofa, sjeselongsofa, u-sofa | hörnsoffa, divansoffa, u-soffa | kulmasohva, divaanisohva, kulmasohvat
    sovesofa, sovesofaer, futon | sovesofa, futon | bäddsoffa, bäddsoffor, futon | vuodesohva, vuodesohvat, futon, levitettävä sohva
    modulsofa | modulsofa | modulsoffa | moduulisohva, moduulisohvat
    2-personers sofa, 3-personers sofa, topersoners sofa | 2-seter sofa, 3-seter sofa, toseter | 2-sitssoffa, 3-sitssoffa, tvåsitssoffa, tresitssoffa | 2-istuttava sohva, 3-istuttava sohva
  lænestol, lænestole, hvilestol, recliner, øreklapstol | lenestol, lenestoler, hvilestol, recliner, øreklappstol | fåtölj, fåtöljer, vilstol, recliner, öronlappsfåtölj | nojatuoli, nojatuolit, lepotuoli, laiskanlinna, mekanismituoli
    gyngestol | gyngestol | gungstol, gungfåtölj | keinutuoli, keinutuolit
  stol, stole | stol, stoler | stol, stolar | tuoli, tuolit
    spisebordsstol, spisestol, spisestuestol, køkkenstol | spisestol, spisestoler, kjøkkenstol, spisestuestol | matstol, matstolar, köksstol, matrumsstol | ruokapöydän tuoli, ruokatuoli, keittiön tuoli, ruokapöydäntuoli
    kontorstol, skrivebordsstol, kontorstole | kontorstol, skrivebordsstol | kontorsstol, skrivbordsstol, kontorstol | työtuoli, työtuolit, toimistotuoli, toimistotuolit
    barstol, barstole | barstol, barstoler, barkrakk | barstol, barstolar, barpall | baarituoli, baarituolit, baarijakkara
    klapstol, klapstole, foldestol | klappstol, sammenleggbar stol | fällstol, klappstol | taittotuoli, taittotuolit, kokoontaitettava tuoli
    sækkestol, sækkestole, fatboy | sakkosekk, saccosekk, fatboy | saccosäck, sittsäck, fatboy | säkkituoli, säkkituolit, fatboy
    hængestol | hengestol | hängstol, hängfåtölj | riipputuoli, riipputuolit
    højstol, børnestol, højstole, tripp trapp | barnestol, høystol, tripp trapp | barnstol, matstol barn, tripp trapp | syöttötuoli, syöttötuolit, tripp trapp
  skammel, taburet, skamler | krakk, skammel, taburett | pall, pallar, taburett | jakkara, jakkarat, palli
    puf, puffer, fodskammel | puff, puffer, fotskammel | fotpall, sittpuff, puff | rahi, rahit, puffi
    trinskammel, køkkenstige, trappestige | trappekrakk, gardintrapp, stigekrakk | stegpall, trappstege, hushållstrappa | askeljakkara, porrasjakkara, askelpalli, talousporras
  bord, borde | bord, border | bord | pöytä, pöydät
    spisebord, spiseborde, spisebordssæt, køkkenbord, plankebord | spisebord, kjøkkenbord, spisegruppe, plankebord | matbord, köksbord, matgrupp | ruokapöytä, ruokapöydät, keittiönpöytä, ruokailuryhmä, keittiön pöytä
    sofabord, sofaborde | salongbord, stuebord, sofabord | soffbord, vardagsrumsbord | sohvapöytä, sohvapöydät, olohuoneen pöytä
    sidebord, bakkebord, konsolbord, lampebord | sidebord, brettbord, konsollbord, lampebord | sidobord, brickbord, avlastningsbord, konsolbord, lampbord | sivupöytä, tarjotinpöytä, apupöytä, sivupöydät, konsolipöytä
    natbord, sengebord, natborde | nattbord | nattduksbord, sängbord, sängsbord | yöpöytä, yöpöydät
    skrivebord, skriveborde, arbejdsbord, hæve sænkebord, hævesænkebord | skrivebord, hev senk skrivebord, hevsenk, hev-senk-bord, pult | skrivbord, höj sänkbart skrivbord, ståskrivbord, datorbord | työpöytä, kirjoituspöytä, sähköpöytä, työpöydät, korkeussäädettävä pöytä
    klapbord, foldebord, campingbord indendørs | klappbord, sammenleggbart bord | klaffbord, fällbord, hopfällbart bord | klahvipöytä, taittopöytä, kokoontaittuva pöytä, taittopöydät
    barbord, højbord | barbord | barbord, ståbord | baaripöytä, baaripöydät
    pyntebord, toiletbord, sminkebord, makeupbord | sminkebord, toalettbord | sminkbord, toalettbord | kampauspöytä, meikkipöytä, kampauspöydät
    rullebord, serveringsvogn | rullebord, trillebord, serveringsvogn | rullbord, serveringsvagn | tarjoiluvaunu, tarjoilukärry, rullapöytä
    puslebord, puslemøbel | stellebord | skötbord | hoitopöytä, hoitopöydät
  reol, reoler, bogreol, bogreoler | bokhylle, reol, bokhyller | bokhylla, bokhyllor | kirjahylly, kirjahyllyt
  hylde, hylder | hylle, hyller | hylla, hyllor | hylly, hyllyt
    væghylde, svævehylde, billedhylde | vegghylle, flytehylle, bildehylle | vägghylla, tavelhylla, tavellist | seinähylly, seinähyllyt, taululista, tauluhylly
    stålreol, lagerreol, garagereol | lagerhylle, stålhylle, garasjehylle | förrådshylla, lagerhylla, stålhylla, garagehylla | varastohylly, teräshylly, varastohyllyt, pientavarahylly
    skohylde, skoreol, skoskab | skohylle, skostativ, skoskap | skohylla, skoställ, skoskåp | kenkäteline, kenkähylly, kenkäkaappi, kenkätelineet
    vinreol | vinreol, vinhylle, vinstativ | vinställ, vinhylla | viiniteline, viinipulloteline, viinitelineet
    krydderihylde | krydderhylle | kryddhylla, kryddställ | maustehylly, mausteteline, maustehyllyt
  kommode, kommoder, dragkiste | kommode, kommoder, dragkiste | byrå, byråer | lipasto, lipastot
  skab, skabe | skap | skåp | kaappi, kaapit
    garderobeskab, klædeskab, tøjskab, pax | garderobeskap, klesskap, garderobe, pax | garderob, garderobsskåp, klädskåp, pax | vaatekaappi, vaatekaapit, pax
    vitrineskab, vitrine | vitrineskap, vitrine | vitrinskåp, vitrin | vitriini, vitriinikaappi, vitriinit
    skænk, sideboard | skjenk, sideboard | skänk, sideboard | senkki, astiakaappi, senkit
    badeværelsesskab, badeværelsesmøbel | baderomsskap, baderomsmøbel | badrumsskåp, badrumsmöbel | kylpyhuonekaappi, peilikaappi, kylpyhuonekaluste
    medicinskab | medisinskap | medicinskåp | lääkekaappi, lääkekaapit
    arkivskab, skuffemøbel, skuffesektion | arkivskap, skuffseksjon, kontorskap | arkivskåp, hurts, hurtsar, lådhurts | arkistokaappi, laatikosto, laatikostot, vetolaatikosto
  tv-bord, tv bord, tv-møbel, tv møbel | tv-benk, tv benk, tv-bord, mediebenk | tv-bänk, tv bänk, tv-möbel, mediabänk | tv-taso, tv taso, tv-pöytä, mediataso, tv-tasot
  bænk, bænke, entrebænk, siddebænk | benk, sittebenk, gangbenk | bänk, sittbänk, hallbänk | penkki, penkit, eteispenkki
  knagerække, stumtjener, garderobestativ, entremøbel, tøjstativ | knaggrekke, stumtjener, klesstativ | hängare, klädhängare, hatthylla, klädställning, tamburmajor | naulakko, vaatenaulakko, vaateteline, vaaterekki, naulakot, hattuhylly
  seng, senge | seng, senger | säng, sängar | sänky, sängyt, vuode
    kontinentalseng, boxmadras, boxseng, elevationsseng | kontinentalseng, regulerbar seng | kontinentalsäng, ramsäng, ställbar säng | jenkkisänky, jenkkisängyt, runkosänky, moottorisänky, moottorisängyt
    dobbeltseng, enkeltseng, sengestel, sengeramme | dobbeltseng, enkeltseng, sengeramme, sengeramme tre | dubbelsäng, enkelsäng, sängram, sängstomme | parisänky, sängynrunko, sängynrungot, parisängyt
    køjeseng, køjesenge, etageseng, højseng, loftseng | køyeseng, køyesenger, høyseng, loftseng | våningssäng, loftsäng, högsäng | kerrossänky, parvisänky, kerrossängyt, parvisängyt
    juniorseng, børneseng | juniorseng, barneseng | juniorsäng, barnsäng | lastensänky, juniorisänky, lastensängyt, jatkettava sänky
    tremmeseng, babyseng, bedside crib | sprinkelseng, babyseng, bedside crib | spjälsäng, babysäng, bedside crib | pinnasänky, pinnasängyt, sivuvaunusänky, vauvansänky
    gæsteseng, foldeseng, drømmeseng | gjesteseng, feltseng | gästsäng, tältsäng, extrasäng | vierassänky, retkisänky, vierassängyt, telttasänky
    daybed, slagbænk | daybed, dagseng | dagbädd, dagsäng | päiväsänky, sohvasänky
  sengegavl, hovedgavl | sengegavl | sänggavel, sänggavlar | sängynpääty, sängynpäädyt
madras, madrasser | madrass, madrasser | madrass, madrasser | patja, patjat
  springmadras, skummadras, rullemadras, fjedermadras | springmadrass, skummadrass, rullemadrass | resårmadrass, skummadrass, rullmadrass | joustinpatja, vaahtomuovipatja, runkopatja, joustinpatjat
  topmadras, rullemadras top | overmadrass, toppmadrass | bäddmadrass, överbäddsmadrass, toppmadrass | petauspatja, petauspatjat, sijauspatja
  børnemadras, juniormadras | barnemadrass, juniormadrass, babymadrass | barnmadrass, spjälsängsmadrass, juniormadrass | lasten patja, pinnasängyn patja, vauvan patja
  foldemadras, gæstemadras | sammenleggbar madrass, gjestemadrass | vikmadrass, gästmadrass | taittopatja, vieraspatja, varapatja
  hyndemadras | benkmadrass | bänkdyna, långdyna | penkkipatja, penkinpehmuste
boligtekstiler, tekstiler | tekstiler, hjemmetekstiler | hemtextil, textilier, hemtextilier | kodintekstiilit, kodintekstiili, tekstiilit
  sengetøj, sengesæt, sengelinned, sengetøjssæt | sengetøy, sengesett, sengetøysett | sängkläder, bäddset, påslakan, påslakanset, bäddtextil | vuodevaatteet, petivaatteet, pussilakana, pussilakanasetti, pussilakanat, lakanasetti, vuodevaatesetti
    babysengetøj, juniorsengetøj, børnesengetøj | babysengetøy, juniorsengetøy, barnesengetøy | babysängkläder, juniorpåslakan, barnpåslakan, spjälsängspåslakan | lasten pussilakanasetti, vauvan pussilakana, juniorpussilakana, lasten pussilakana
    dynebetræk | dynetrekk | täckesöverdrag | peitonsuoja, peittopussi
    pudebetræk, pudevår | putevar, putetrekk | örngott, kuddvar, örngottspar | tyynyliina, tyynyliinat, tyynynpäällinen, tyynynpäälliset
  lagen, lagner, stræklagen, faconlagen, boxlagen | laken, strekklaken, stretchlaken, formlaken | lakan, underlakan, dra-på-lakan, resårlakan, dralakan | lakana, lakanat, muotoonommeltu lakana, joustolakana, aluslakana
    frottélagen, vådliggerlagen, tisselagen | frottélaken, sengevæter laken | frottélakan, kisslakan | froteelakana, froteelakanat, kastelulakana
  rullemadrasbetræk, madrasbeskytter, rullemadras betræk | madrassbeskytter, madrasstrekk, madrasskåne | madrasskydd, madrassöverdrag, sängskydd | patjansuojus, petauspatjan suojus, patjansuoja, patjanpäällinen
  dyne, dyner, helårsdyne, sommerdyne, vinterdyne, dundyne, fiberdyne | dyne, dyner, helårsdyne, sommerdyne, vinterdyne, dundyne | täcke, täcken, duntäcke, sommartäcke, vintertäcke, fibertäcke | peitto, peitot, untuvapeitto, kesäpeitto, talvipeitto, peite
    tyngdedyne, kugledyne, kædedyne | tyngdedyne, vektteppe, vektdyne | tyngdtäcke, kedjetäcke, bolltäcke | painopeitto, painopeitot
    juniordyne, babydyne | juniordyne, babydyne, barnedyne | barntäcke, spjälsängstäcke, juniortäcke | lasten peitto, vauvan peitto, junioripeitto
  hovedpude, hovedpuder, dunpude, memoryfoam pude, ergonomisk pude | hodepute, dunpute, hodeputer, memoryfoam pute, ergonomisk pute | huvudkudde, kudde säng, dunkudde, nackkudde, memory foam kudde, sovkudde | tyyny, tyynyt, untuvatyyny, unityyny, muototyyny, niskatyyny
  pude, puder, sofapude, pyntepude, sofapuder, pyntepuder | pute, puter, sofapute, pyntepute, pynteputer | kudde, kuddar, soffkudde, prydnadskudde, prydnadskuddar | koristetyyny, sohvatyyny, koristetyynyt, sohvatyynyt, tyyny
    sofapudebetræk, pudebetræk til sofapude, pyntepudebetræk | putetrekk pynt, pynteputetrekk | kuddfodral, prydnadskuddfodral | koristetyynynpäällinen, koristetyynyn päällinen, tyynynpäällinen sohva
    pudefyld, inderpude, fyld til pude | innerpute, putefyll | innerkudde, kuddfyllning | sisätyyny, tyynytäyte
    hynde, stolehynde, siddehynde, sædepude, hynder | stolpute, sittepute, stolputer | stolsdyna, sittdyna, stoldyna, dyna, dynor | istuintyyny, istuinpehmuste, tuolityyny, istuintyynyt, tuolin pehmuste
    graviditetspude, ammepude, kropspude | gravidpute, ammepute, kroppspute | gravidkudde, amningskudde | raskaustyyny, imetystyyny, vartalotyyny
    rejsepude, nakkepude | reisepute, nakkepute | resekudde, nackkudde resa | matkatyyny, niskatyyny matka, matkatyynyt
  plaid, plaider, tæppe, tæpper, uldplaid, fleecetæppe, hyggetæppe, vattæppe, slumretæppe | pledd, teppe, ullpledd, fleecepledd, sofapledd, ullteppe | pläd, plädar, filt, fleecefilt, yllefilt, soffilt | huopa, torkkupeitto, viltti, torkkupeitot, fleecehuopa, fleeceviltti, viltit, huovat, sohvahuopa, villahuopa
    snuggie, hættetrøje tæppe, hoodie tæppe | hettegenser teppe, snuggie | hoodiefilt, snuggie, filt med ärmar | hihallinen viltti, jättihuppari, hupparipeitto
    babytæppe, babyplaid | babyteppe, babypledd | babyfilt, barnfilt | vauvanpeitto, vauvan viltti, vauvanhuopa
  sengetæppe, sengetæpper, overkast | sengeteppe, sengetepper, overkast | överkast, sängöverkast | päiväpeite, päiväpeitto, päiväpeitteet, sängynpeite
  sofabetræk, stolebetræk, møbelbetræk, sofa betræk | sofatrekk, stoltrekk, møbeltrekk | soffklädsel, stolsöverdrag, soffskydd, möbelklädsel | sohvanpäällinen, tuolinpäällinen, istuinsuoja, sohvanpeite, huonekalunpäällinen
  håndklæde, håndklæder, frottéhåndklæde, frottehåndklæde | håndkle, håndklær, frottéhåndkle, frottehåndkle | handduk, handdukar, frottéhandduk, frottehandduk | pyyhe, pyyhkeet, froteepyyhe, käsipyyhe, käsipyyhkeet
    badehåndklæde, badelagen, strandhåndklæde | badehåndkle, badelaken, strandhåndkle | badhandduk, badlakan, strandhandduk, badrumshandduk | kylpypyyhe, kylpylakana, rantapyyhe, kylpypyyhkeet
    gæstehåndklæde, vaskehåndklæde | gjestehåndkle | gästhandduk, ansiktshandduk | vieraspyyhe, vieraspyyhkeet
    babyhåndklæde, badeslag | babyhåndkle, badecape barn | babyhandduk, badcape, badhandduk med huva | vauvan pyyhe, hupullinen pyyhe, kylpycapa
    hårhåndklæde, hårturban | hårhåndkle, hårturban | hårhandduk, hårturban | hiuspyyhe, hiusturbaani
  vaskeklud, vaskeklude frotté | vaskeklut frotté | tvättlapp frotté, tvättlappar | pesulappu, pesukinnas, pesulaput
  saunahåndklæde, sauna tekstiler | badstuhåndkle, badstue tekstil | bastuhandduk, bastutextil, sittlapp bastu, bastukilt | saunatekstiilit, laudeliina, pefletti, laudepyyhe, saunatyyny, saunapyyhe, laudeliinat, pefletit
  badekåbe, morgenkåbe, badekåber | badekåpe, morgenkåpe, slåbrok | badrock, morgonrock, badrockar | kylpytakki, aamutakki, kylpytakit
  bademåtte, badeværelsesmåtte, bademåtter, bademåtte frotté | baderomsmatte, badematte, baderomsteppe | badrumsmatta, duschmatta, badmatta, badrumsmattor | kylpyhuonematto, kylpyhuoneen matto, kylpyhuonematot, suihkumatto
  badeforhæng, bruseforhæng | dusjforheng | duschdraperi | suihkuverho, suihkuverhot
  viskestykke, viskestykker, køkkenhåndklæde, karklud stof | kjøkkenhåndkle, kopphåndkle, glasshåndkle, kjøkkenhåndklær | kökshandduk, kökshanddukar, torkhandduk, diskhandduk | keittiöpyyhe, astiapyyhe, keittiöpyyhkeet, astiapyyhkeet
  forklæde, køkkenforklæde, grillforklæde | forkle, kjøkkenforkle, grillforkle | förkläde, köksförkläde, grillförkläde | esiliina, esiliinat, keittiöesiliina, grilliessu, essu
  grydelap, grydelapper, grillhandske, ovnhandske, grydehandske, ovnhandsker | grytekluter, gryteklut, grillvott, grillhanske, grytevott, ovnshanske | grytlapp, grytlappar, grytvante, grillvante, grillhandske, ugnsvante | patalappu, patakinnas, patalaput, patakintaat, grillikäsine, uunikinnas
  dug, duge, borddug, voksdug, akryldug, bordtekstil | duk, duker, bordduk, voksduk, damaskduk | duk, dukar, bordsduk, vaxduk, bordsdukar, linneduk | pöytäliina, pöytäliinat, vahakangas, pellavaliina, kerniliina
    bordløber, bordløbere | bordløper, løper bord | bordslöpare, bordlöpare, löpare | kaitaliina, pöytäkaitale, kaitaliinat
    dækkeserviet, dækkeservietter, dækserviet | spisebrikke, brikke, bordbrikke, kuvertbrikke, spisebrikker, tablett | bordstablett, tablett, bordstabletter, bordsunderlägg | pöytätabletti, ruokailualusta, pöytätabletit
    stofserviet, stofservietter, mundserviet | tøyserviett, stoffserviett, linserviett | tygservett, linneservett, tygservetter | kangasservetti, kangaslautasliina, lautasliina pellava
    bordbeskytter, filtdug | bordbeskytter, bordfilt | bordsskydd, bordsunderlägg skydd | pöydänsuojus
  gardin, gardiner, gardinlængde, gardinlængder | gardin, gardiner, gardinlengde | gardin, gardiner, gardinlängd, gardinlängder | verho, verhot, sivuverho, ikkunaverho
    mørklægningsgardin, mørklægningsgardiner | lystett gardin, blendingsgardin, mørkleggingsgardin | mörkläggningsgardin, mörkläggningsgardiner | pimennysverho, pimennysverhot
    rullegardin, rullegardiner | rullegardin, rullegardiner | rullgardin, rullgardiner | rullaverho, rullaverhot
    persienne, persienner, plisségardin, foldegardin, lamelgardin | persienne, persienner, plisségardin, liftgardin, lamellgardin | persienn, persienner, plisségardin, hissgardin, lamellgardin | sälekaihdin, sälekaihtimet, kaihdin, kaihtimet, pliseeverho, laskosverho, vekkikaihdin
    caffegardin, kappegardin | gardinkappe, caféardin, kjøkkengardin | gardinkappa, kafégardin, köksgardin | kappaverho, keittiöverho, kahvilaverho
  gardinstang, gardinstænger, gardinskinne, gardinring, gardinkroge | gardinstang, gardinstenger, gardinskinne, gardinkrok | gardinstång, gardinstänger, gardinskena, gardinring, gardinkrokar | verhotanko, verhotangot, verhokisko, verhorengas, verhokoukku, verhonipsu
  sengehimmel | sengehimmel | sänghimmel | sänkykatos, vuodekatos
tæppe, tæpper, gulvtæppe, gulvtæpper | teppe, tepper, gulvteppe, gulvtepper | matta, mattor, golvmatta | matto, matot, lattiamatto
  ryatæppe, langhåret tæppe, uldtæppe | ryeteppe, ullteppe gulv, rya | ryamatta, ullmatta, rya | ryijymatto, nukkamatto, villamatto, pitkänukkainen matto
  løber, tæppeløber, kludetæppe, entreløber | gangteppe, løper, filleryer, fillerye, entreløper | gångmatta, hallmatta, trasmatta, trasmattor | käytävämatto, räsymatto, räsymatot, eteismatto, käytävämatot
  dørmåtte, dørmåtter, måtte, entremåtte | dørmatte, dørmatter, matte, entrematte | dörrmatta, dörrmattor, entrématta | kynnysmatto, ovimatto, kynnysmatot, kuramatto, eteisen matto
  udendørstæppe, plasttæppe, udetæppe | uteteppe, plastteppe, plastmatte | utomhusmatta, plastmatta | ulkomatto, muovimatto, ulkomatot
  børnetæppe, legetæppe | barneteppe gulv, leketeppe | barnmatta, lekmatta | lastenmatto, lasten matto, leikkimatto, automatto
  lammeskind, fåreskind, koskind, skind | saueskinn, lammeskinn, kuskinn, reinskinn, skinn | fårskinn, lammskinn, kohud, renskinn, renfäll | lampaantalja, lampaannahka, talja, taljat, porontalja
  skridsikkert underlag, tæppeunderlag | sklisikkert underlag, teppeunderlag, antiskli | halkskydd, mattunderlägg, antihalkmatta | liukueste, liukuestematto, maton alusta
lampe, lamper, belysning | lampe, lamper, belysning | lampa, lampor, belysning, armatur | lamppu, valaisin, valaisimet, lamput, valaistus
  bordlampe, bordlamper | bordlampe, bordlamper | bordslampa, bordslampor | pöytävalaisin, pöytälamppu, pöytävalaisimet, pöytälamput
  skrivebordslampe, arbejdslampe bord, læselampe | skrivebordslampe, leselampe, arkitektlampe | skrivbordslampa, läslampa, arkitektlampa | työpöytävalaisin, lukulamppu, työpöytälamppu, lukuvalaisin
  gulvlampe, standerlampe, gulvlamper | gulvlampe, stålampe, gulvlamper | golvlampa, golvlampor | lattiavalaisin, lattialamppu, jalkalamppu, lattiavalaisimet
  loftlampe, loftslampe, loftlamper, plafond, loftbelysning | taklampe, taklamper, plafond | taklampa, taklampor, plafond, takbelysning | kattovalaisin, kattolamppu, plafondi, kattovalaisimet, kattolamput
    pendel, pendellampe, pendler, hængelampe | pendel, pendellampe, hengelampe | pendel, pendellampa, hänglampa, fönsterlampa pendel | riippuvalaisin, riippuvalaisimet, pendel
    lysekrone, lysekroner, krystalkrone | lysekrone, krystallkrone | ljuskrona, kristallkrona, takkrona | kattokruunu, kristallikruunu, kattokruunut
    spotlampe, spot, spots, loftspot, spotlight | spotlampe, spotlight, spotskinne, downlight | spotlight, spotlights, downlight, spotlampa | kohdevalaisin, spottivalo, spotti, kohdevalo, alasvalo, kohdevalaisimet
  væglampe, væglamper, sengelampe, lampet | vegglampe, vegglamper, sengelampe, lampett | vägglampa, vägglampor, sänglampa, lampett | seinävalaisin, seinälamppu, seinävalaisimet, seinälamput
  vindueslampe | vinduslampe, vinduslamper | fönsterlampa, fönsterlampor | ikkunavalaisin, ikkunalamppu
  natlampe, natlys, børnelampe | nattlampe, nattlys, barnelampe | nattlampa, barnlampa, nattljus barn | yövalo, yölamppu, lastenhuoneen valaisin, yövalot, lastenlamppu
  genopladelig lampe, opladelig lampe, trådløs lampe, portable lampe | oppladbar lampe, trådløs lampe, bærbar lampe | laddningsbar lampa, sladdlös lampa, portabel lampa | ladattava valaisin, ladattava lamppu, langaton valaisin, paristovalaisin
  udelampe, udendørslampe, udebelysning, havelampe | utelampe, utelamper, utebelysning, hagelampe | utelampa, utomhuslampa, utebelysning, utomhusbelysning, fasadbelysning | ulkovalaisin, ulkovalo, ulkovalaisimet, ulkolamppu, pihavalaisin, pihavalo
    solcellelampe, solcellelamper, solcellelys | solcellelampe, solcellelamper, solcellelys | solcellslampa, solcellslampor, solcellsbelysning | aurinkokennovalaisin, aurinkokennovalo, aurinkokennolamppu, aurinkovalo, aurinkokennovalaisimet
  petroleumslampe, olielampe | parafinlampe, oljelampe | fotogenlampa, oljelampa | öljylamppu, myrskylyhty, öljylamput
  underskabslampe, skabsbelysning, køkkenbelysning, led bar | benkbelysning, skapbelysning, led list | bänkbelysning, skåpbelysning, diskbänksarmatur, ledlist | kaapinalusvalaisin, työtasovalaisin, keittiövalaisin, led-valolista
  led strip, led bånd, ledstrip, lysbånd, led lysliste | led-stripe, led stripe, ledlist, lysstripe | led-strip, led strip, ledslinga, led-list | led-nauha, led nauha, lednauha, valonauha
  lavalampe, discokugle, discolampe | lavalampe, discokule, discolampe | lavalampa, discokula, discolampa | laavalamppu, diskopallo, discovalo
lampeskærm, lampeskærme, skærm til lampe | lampeskjerm, lampeskjermer | lampskärm, lampskärmar | lampunvarjostin, varjostin, lampunvarjostimet
lampefod, lampeledning, fatning, lampeophæng | lampefot, lampeoppheng, lampeholder, lampeledning | lampfot, lampupphäng, lamphållare, takkopp, lampsladd | lampunjalka, lampunjohto, lampunkanta, kattokuppi
lyskæde, lyskæder, lysguirlande, dråbelyskæde | lyslenke, lyslenker, lysslynge, lysslinge | ljusslinga, ljusslingor, slinga ljus | valosarja, valoketju, valosarjat, valoköynnös, keijuvalot
opbevaring | oppbevaring | förvaring | säilytys, säilytystilat
  opbevaringskasse, opbevaringsboks, opbevaringskasser, plastkasse, plastboks, plastikkasse | oppbevaringsboks, oppbevaringskasse, oppbevaringsbokser, plastboks, plastkasse | förvaringsbox, förvaringslåda, förvaringslådor, plastlåda, plastback, förvaringsboxar | säilytyslaatikko, säilytyslaatikot, muovilaatikko, säilytysboxi, muovilaatikot
  foldekasse, klapkasse, indkøbskasse | foldekasse, klappkasse | vikbar låda, klappback, hopfällbar låda | taittokori, taittolaatikko, kokoontaittuva laatikko
  kurv, kurve, opbevaringskurv, flettet kurv, trådkurv | kurv, kurver, oppbevaringskurv, flettet kurv, trådkurv | korg, korgar, förvaringskorg, flätad korg, trådkorg | kori, korit, säilytyskori, lankakori, punottu kori
  sengeopbevaring, sengeskuffe, sengekasse, under seng opbevaring | sengeskuff, sengeboks, oppbevaring under seng | sänglåda, säng förvaring, sängförvaring | sängynaluslaatikko, sängynalussäilytys
  vakuumpose til tøj, vakuumposer til tøj, tøjpose | vakuumpose klær, klespose, dresspose | vakuumpåse kläder, klädpåse, kostympåse | vaatteiden vakuumipussi, vaatepussi, pukupussi
  skuffeindsats, organizer, skuffeinddeler, bestikbakke, bestikindsats | skuffeinnsats, organiser, bestikkinnlegg, skuffeorganisator, bestikkskuff | lådinsats, besticklåda, organizer, besticksinlägg, lådinredning | laatikonjakaja, aterinlokerikko, lokerikko, laatikkojärjestäjä
  magasinholder, avisholder, bladholder | magasinholder, avisholder, tidsskriftholder | tidningsställ, tidskriftssamlare, tidningskorg | lehtiteline, lehtikotelo, lehtikori, lehtitelineet
  smykkeskrin, smykkeholder, smykkeopbevaring, makeup organizer | smykkeskrin, smykkeholder, sminkeoppbevaring | smyckeskrin, smyckesförvaring, sminkförvaring, smyckesställ | korurasia, korulipas, koruteline, meikkisäilytys, korurasiat
  opbevaringskiste, kiste | kiste, oppbevaringskiste | kista, förvaringskista | arkku, säilytysarkku
  vægorganizer, lommeorganizer | veggorganiser, lommeoppbevaring | väggförvaring, fickförvaring | seinätasku, taskusäilytin
knage, knager, dørknage, krog, kroge, håndklædeknage | knagg, knagger, krok, kroker, håndkleknagg | krok, krokar, klädkrok, handdukskrok | koukku, koukut, vaatekoukku, pyyhekoukku, ripustin
  selvklæbende kroge, command kroge, klæbekrog | selvklebende krok, command krok | självhäftande krok, command krok | tarrakoukku, command koukku, liimakoukku
skraldespand, affaldsspand, skraldespande, pedalspand, toiletspand, affaldssortering | søppelbøtte, søppeldunk, avfallsbøtte, pedalbøtte, søppelkasse, kildesortering | sophink, papperskorg, soptunna inne, pedalhink, avfallskorg, källsortering, sopkorg | roskakori, roskis, roskasanko, roska-astia, poljinroskis, jätelajittelu, roskakorit, lajitteluastia
  papirkurv, papirkurve | papirkurv, søppelkurv | papperskorg kontor, skräpkorg | paperikori, paperikorit
toiletrulleholder, toiletpapirholder | toalettrullholder, dorullholder, toalettpapirholder | toalettpappershållare, toarullehållare | wc-paperiteline, vessapaperiteline, wc-paperitelineet
sæbedispenser, sæbepumpe, sæbeskål, tandbørsteholder, tandkrus | såpedispenser, såpepumpe, såpeskål, tannbørsteholder, tannglass | tvålpump, tvåldispenser, tvålkopp, tandborsthållare, tandborstmugg | saippuapumppu, saippua-annostelija, saippuakuppi, hammasharjateline, hammasmuki, saippuapumput
håndklædestang, håndklædeholder | håndklestang, håndkleholder | handduksstång, handdukshängare | pyyhetanko, pyyheteline, pyyhetangot
køkkenrulleholder | kjøkkenrullholder, tørkerullholder | hushållspappershållare, hushållsrullehållare | talouspaperiteline, talouspaperitelineet
boligindretning, pynt, dekoration, boligtilbehør, interiør, boligpynt | interiør, pynt, dekorasjon, pyntegjenstander, dekor | inredning, heminredning, dekoration, prydnad, pynt, prydnadssaker | sisustus, koriste, koristeet, sisustustavarat, koriste-esine
  vase, vaser, blomstervase, gulvvase | vase, vaser, blomstervase, gulvvase | vas, vaser, blomvas, golvvas | maljakko, maljakot, kukkamaljakko, lattiamaljakko
    aalto vase, iittala vase | aalto vase, iittala vase | aaltovas, aalto vas | aalto-maljakko, aaltomaljakko
  lysestage, lysestager, lysholder, kertestage | lysestake, lysestaker, lysholder | ljusstake, ljusstakar, ljushållare | kynttilänjalka, kynttilänjalat, kynttelikkö
    fyrfadsstage, fyrfadslysestage, fyrfadsholder, telysholder | telysholder, telysestake, lyslykt | värmeljushållare, värmeljuslykta, ljuslykta, värmeljuslyktor | tuikkukuppi, tuikkulyhty, tuikkukupit, lämpökynttilänjalka, kynttilälyhty
    lanterne, lanterner, lygte lys, stormlygte | lanterne, lykt, lykter | lykta, lyktor, lanterna | lyhty, lyhdyt, kynttilälyhdyt
    kandelaber, syvarmet lysestage | kandelaber, armestake | kandelaber, armstake | kandelaaberi, haarakynttelikkö
  spejl, spejle, vægspejl, helkropsspejl, gulvspejl | speil, veggspeil, helfigurspeil, gulvspeil | spegel, speglar, väggspegel, helkroppsspegel, golvspegel | peili, peilit, seinäpeili, kokovartalopeili
    makeupspejl, sminkespejl, kosmetikspejl, bordspejl | sminkespeil, kosmetikkspeil, bordspeil | sminkspegel, bordsspegel, sminkspeglar | meikkipeili, meikkauspeili, pöytäpeili, meikkipeilit
    badeværelsesspejl, spejlskab | baderomsspeil, speilskap | badrumsspegel, spegelskåp | kylpyhuonepeili, kylpyhuoneen peili, peilikaapit
  ramme, rammer, billedramme, fotoramme, billedrammer, fotorammer | ramme, rammer, bilderamme, fotoramme, bilderammer | ram, ramar, tavelram, fotoram, tavelramar | kehys, kehykset, taulukehys, valokuvakehys, kuvakehys, valokuvakehykset, taulukehykset
  plakat, plakater, poster, posters | plakat, plakater, poster | poster, posters, affisch, affischer | juliste, julisteet, posteri
  maleri, malerier, lærred billede, vægbillede, billede, kunst | maleri, malerier, bilde, bilder, lerretsbilde, veggbilde | tavla, tavlor, canvastavla, målning, väggtavla | taulu, taulut, canvastaulu, seinätaulu
  opslagstavle, korktavle, magnettavle, whiteboard, tavle | oppslagstavle, korktavle, magnettavle, whiteboard, tavle | anslagstavla, korktavla, magnettavla, whiteboard, griffeltavla | ilmoitustaulu, korkkitaulu, magneettitaulu, valkotaulu, muistitaulu, liitutaulu
  wallsticker, wallstickers, vægdekoration | wallsticker, veggklistremerke, veggdekor | väggdekor, wallsticker, väggdekal | seinätarra, seinätarrat, sisustustarra, seinäkoriste
  figur, figurer, skulptur, pyntefigur, kay bojesen | pyntefigur, skulptur, figur | prydnadsfigur, skulptur, statyett, figurin | koristefiguuri, patsas, veistos, figuriini
  kunstig blomst, kunstige blomster, kunstig plante, kunstige planter, tørrede blomster | kunstig blomst, kunstige blomster, kunstig plante, kunstige planter, tørkede blomster | konstgjord blomma, konstväxt, konstväxter, plastblommor, konstblomma, torkade blommor | tekokukka, tekokukat, tekokasvi, tekokasvit, silkkikukka, keinokasvi, kuivakukat
  urtepotteskjuler, potteskjuler, blomsterpotte indendørs, krukke | potteskjuler, blomsterpotte, krukke, potte inne | ytterkruka, innekruka, krukfat | suojaruukku, suojaruukut, sisäruukku
    planteophæng, blomsterampel, plantepiedestal, plantebord | ampel, plantepidestall, blomsterpidestall | amplar, ampel, piedestal, blompiedestal, växthängare | amppeli, kukkapöytä, kukkapylväs, amppelit, kukkateline
  dekorationsbakke, lysbakke, pyntefad | lysfat, pyntefat, dekorasjonsfat | ljusfat, ljusbricka, dekorationsfat | kynttiläalusta, koristevati, kynttilälautanen
  sparegris, sparebøsse | sparegris, sparebøsse | spargris, sparbössa | säästöpossu, säästölipas
  rumdeler, skærmvæg, foldevæg | romdeler, skjermvegg | rumsavdelare, skärmvägg | tilanjakaja, sermi, tilanjakajat, sermit
  paraplystativ, paraplyholder | paraplystativ, paraplyholder | paraplyställ | sateenvarjoteline, sateenvarjotelineet
  platte, juleplatte, vægplatte | juleplatte, platte | julplatta, väggtallrik, jultallrik | seinälautanen, joululautanen, koristelautanen
  lysslukker, lysesaks, lysmanchetter, lysring | lysslukker, lyssaks, lysmansjetter | ljussläckare, ljussax, ljusmanschett, ljusmanschetter | kynttilänsammuttaja, kynttiläsakset, kynttilämansetti, kynttilämansetit
  vægtæppe, makramé, gobelin | veggteppe, makramé, billedvev | väggbonad, bonad, makramé | ryijy, seinävaate, ryijyt, makramee
  bogstøtter, bogstøtte | bokstøtte, bokstøtter | bokstöd | kirjatuki, kirjatuet
ur, ure, vægur, vægure | klokke, veggklokke, ur, veggur, veggklokker | klocka, väggklocka, väggur, väggklockor | kello, seinäkello, kellot, seinäkellot
  vækkeur, vækkeure | vekkerklokke, vekkerur, vekkeklokke | väckarklocka, väckarklockor | herätyskello, herätyskellot
  bordur | bordklokke, bordur | bordsklocka, bordsur | pöytäkello, pöytäkellot
  gulvur, bornholmerur, kukur | gulvklokke, gjøkur | golvur, gökur, moraklocka | kaappikello, käkikello
jul, julepynt, juledekoration, julevarer | jul, julepynt, juledekorasjon, juledekor | jul, julpynt, juldekoration, julprydnad, juldekorationer | joulu, joulukoriste, joulukoristeet, joulusomiste, joulutavarat
  juletræ, kunstigt juletræ, plastikjuletræ, juletræer, plastjuletræ | juletre, kunstig juletre, plastjuletre, juletrær | julgran, plastgran, konstgran, julgranar, granar | joulukuusi, tekokuusi, muovikuusi, joulukuuset
  juletræsfod, juletræstæppe | juletrefot, juletreteppe | julgransfot, julgransmatta | joulukuusenjalka, kuusenjalka, kuusenjalat, kuusen matto
  julekugle, julekugler, juletræspynt, glaskugler jul | julekule, julekuler, juletrepynt | julkula, julkulor, julgranskulor, julgranspynt, julgranskula | joulupallo, joulupallot, joulukuusenkoriste, kuusenkoriste, kuusenkoristeet, kuusenpallo
  glimmer jul, engelhår, lametta, topstjerne | glitter jul, toppstjerne | glitter jul, julgransstjärna, toppstjärna | glitternauha, köynnös joulu, latvatähti, enkelinhius, kuusenlatvatähti
  julelys, julelyskæde, juletræskæde, juletræslys, julebelysning | julelys, juletrelys, julelysslynge, julebelysning | julbelysning, julgransbelysning, julslinga, julgransslinga, julljus | jouluvalot, jouluvalo, kuusenvalot, kynttilävalosarja, kuusen valot, joulukuusen valot
  adventsstjerne, julestjerne lampe, papirstjerne, julestjerne | adventsstjerne, julestjerne lampe, papirstjerne | adventsstjärna, julstjärna lampa, pappersstjärna, julstjärnor | adventtitähti, joulutähti valaisin, paperitähti, valotähti
  adventsstage, adventslysestage, adventskrans, adventslysekrans | adventsstake, adventslysestake, adventskrans | adventsljusstake, elljusstake, adventskrans, adventsstake, adventsljusstakar | kynttelikkö joulu, adventtikynttelikkö, adventtikranssi, sähkökynttelikkö, kyntteliköt
  julekrans, dørkrans, krans | julekrans, dørkrans, krans | julkrans, dörrkrans, krans | joulukranssi, ovikranssi, kranssi, kranssit
  nisse, nisser, julenisse, kravlenisser, julefigur | nisse, nisser, julenisse, julefigur, fjøsnisse | tomte, tomtar, jultomte, julfigur, gårdstomte | tonttu, tontut, joulutonttu, joulupukki, joulufiguuri
  julebuk, julegeit, halmpynt | julebukk, julegeit, halmpynt | julbock, halmbock, julbockar | olkipukki, himmeli, joulupukki olki, pukki
  julesok, julestrømpe, gavesok | julestrømpe, julesokk | julstrumpa, julklappsstrumpa | joulusukka, joulusukat
  juledug, juleservietter dug | juleduk, juleløper | julduk, jullöpare, julbonad | joululiina, joulupöytäliina, jouluverho
  julekalender uden indhold, kalenderposer, pakkekalender | pakkekalender | kalenderpåsar, paketkalender, fyllbar adventskalender | joulukalenteri täytettävä, kalenteripussit
  kunstsne, snespray, snekugle | snøspray, kunstsnø, snøkule | konstsnö, snöspray, snöglob | tekolumi, lumispray, lumisadepallo
børneskammel, børnetaburet | barnekrakk, trinnkrakk barn | barnpall, stegpall barn | lasten jakkara, lastenjakkara
børneværelse, børnemøbler | barnerom, barnemøbler | barnrum, barnmöbler | lastenhuone, lasten kalusteet, lasten huonekalut
  børnebord, legebord | barnebord, lekebord | barnbord, lekbord | lasten pöytä, lastenpöytä
  uro, babyuro | uro, babyuro | babymobil, sängmobil | mobile, vauvan mobile
  sengerand | sengekant, sengekanter | spjälskydd, spjälsängsskydd | reunapehmuste, reunapehmusteet
havehynde, havehynder, hyndeboks | hageputer, utepute, putekasse, hagepute | dynbox, utedyna, trädgårdsdyna, dynlåda, utedynor | pehmustelaatikko, ulkotyyny, puutarhapehmuste, puutarhatuolin pehmuste
sauna tilbehør, saunaspand, saunaske | badstuutstyr, badstubøtte, badstuøse | bastutillbehör, bastuhink, bastuskopa, bastustäva | saunatarvikkeet, saunakiulu, kiulu, löylykauha, löylykiulu, saunakauha, saunasetti, saunaämpäri
sofaben, møbelben, bordben | møbelben, sofaben, bordben | möbelben, soffben, bordsben | huonekalunjalka, sohvanjalka, pöydänjalka, sängynjalat
kaminsæt, pejsesæt, brændekurv | peissett, vedkurv, ildsett | brasset, vedkorg, kaminset, eldstadsset, vedbärare | takkatarvikkeet, puukori, takkasetti, halkokori, polttopuukori
brevåbner, brevbakke | brevåpner, brevkurv | brevöppnare, brevkorg | kirjeenavaaja, lomakelaatikko
varmedunk, varmtvandsdunk, varmedunke | varmeflaske, varmtvannsflaske | varmvattenflaska, värmeflaska, varmvattenflaskor | kuumavesipullo, lämpöpullo, kuumavesipullot`,
}
