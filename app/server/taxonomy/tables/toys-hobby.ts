import type { GoodsTable } from '../goods-table.ts'

/** Toys, dolls, games, puzzles, outdoor play, party. */
export const toysHobby: GoodsTable = {
  part: 'toys-hobby',
  rows: `
legetøj, legesager, børnelegetøj | leker, leke, leketøy, barneleker | leksak, leksaker, barnleksaker | lelu, lelut, leikkikalut, lasten lelut
  byggelegetøj, byggeklodser, klodser | byggeklosser, klosser, byggeleker | byggklossar, klossar, byggleksaker | rakennuspalikat, palikat, rakennuspalikka, rakennuslelut
    lego, legoklodser, legosæt | lego, legoklosser, legosett | lego, legoklossar, legobitar, legosats | lego, legot, legopalikat, legosetti
      duplo, lego duplo | duplo, lego duplo | duplo, lego duplo | duplo, duplot, lego duplo
      lego technic | lego technic | lego technic | lego technic
      lego city | lego city | lego city | lego city
      lego friends | lego friends | lego friends | lego friends
      lego star wars | lego star wars | lego star wars | lego star wars
      lego ninjago, ninjago | lego ninjago, ninjago | lego ninjago, ninjago | lego ninjago, ninjago
      legobyggeplade, legoplade | legoplate, lego byggeplate | legoplatta, lego basplatta | legoalusta, lego rakennuslevy
    magnetklodser, magnetiske byggeklodser | magnetklosser, magnetbyggeklosser | magnetklossar, magnetiska byggklossar | magneettipalikat, magneettirakennuspalikat
    træklodser | treklosser | träklossar | puupalikat
    plus-plus, plusplus | plus-plus, plusplus | plus-plus, plusplus | plus-plus, plusplus
  playmobil | playmobil | playmobil | playmobil
  kuglebane | kulebane | kulbana | kuularata, kuularadat
  dukke | dukke | docka, dockor | nukke, nuket
    babydukke, dukkebarn | babydukke | babydocka | vauvanukke, vauvanuket
      baby born, baby annabell | baby born, baby annabell | baby born, baby annabell | baby born, baby annabell
    barbie, barbiedukke | barbie, barbiedukke | barbie, barbiedocka | barbie, barbit, barbinukke
    modedukke | motedukke | modedocka | muotinukke, muotinuket
    kludedukke, stofdukke | filledukke, tøydukke | trasdocka, tygdocka | räsynukke, kangasnukke
    reborn dukke | reborn dukke | reborn docka | reborn nukke
  dukkehus | dukkehus | dockhus, dockskåp | nukkekoti, nukkekodit, nukketalo
    dukkehusmøbler | dukkehusmøbler | dockskåpsmöbler, dockhusmöbler | nukkekodin kalusteet, nukkekodin huonekalut
  dukkevogn, dukkeklapvogn, dukkebarnevogn | dukkevogn, dukketrille | dockvagn, docksulky | nukenvaunut, nukenrattaat, nukkevaunut
  dukketøj | dukkeklær | dockkläder | nukenvaatteet, nuken vaatteet
  dukkeseng | dukkeseng | docksäng | nukensänky
  børnesminke, legesminke | barnesminke, lekesminke | barnsmink, leksakssmink | lasten meikit, leikkimeikit
  lego julekalender, legetøjskalender, playmobil julekalender | lego julekalender, lekekalender | lego julkalender, leksakskalender, lego adventskalender | lego joulukalenteri, lelukalenteri, lelujoulukalenteri
  pikler, klatretrekant | klatretrekant, pikler | klättertriangel, pikler | kiipeilykolmio, pikler
  hånddukke, hånddukker | hånddukke | handdocka, handdockor | käsinukke, käsinuket
  dukketeater | dukketeater | dockteater | nukketeatteri
  bamse, tøjdyr, plysdyr, plysbamse, krammedyr, teddybjørn | bamse, kosedyr, plysjdyr, tøydyr, teddybjørn | nalle, gosedjur, mjukisdjur, mjukdjur, kramdjur, nallebjörn, teddybjörn | pehmolelu, pehmolelut, nalle, nallet, pehmonalle, pehmoeläin
    squishmallow, squishmallows | squishmallow, squishmallows | squishmallow, squishmallows | squishmallow, squishmallows
    jellycat | jellycat | jellycat | jellycat
    enhjørning bamse | enhjørning kosedyr | enhörning gosedjur | yksisarvinen pehmolelu
    labubu | labubu | labubu | labubu
  legefigur, legetøjsfigur, actionfigur | lekefigur, actionfigur | leksaksfigur, actionfigur | lelufiguuri, toimintahahmo
    dinosaur, dinosaurus | dinosaur, dinosaurer | dinosaurie, dinosaurier | dinosaurus, dinosaurukset, dino
    legetøjsdyr, dyrefigurer, schleich | lekedyr, dyrefigurer, schleich | leksaksdjur, djurfigurer, schleich | lelueläimet, eläinhahmot, schleich
    bondegård legetøj, legetøjsstald, hestestald legetøj | lekegård, bondegård leke, lekestall | leksaksbondgård, leksaksstall | lelumaatila, lelutalli, maatilalelu
    superheltefigur | superheltfigur | superhjältefigur | supersankarihahmo
    funko pop | funko pop | funko pop | funko pop
    my little pony | my little pony | my little pony | my little pony
    sylvanian families | sylvanian families | sylvanian families | sylvanian families
  legetøjsbil, legebil, modelbil | lekebil, leketøysbil, modellbil | leksaksbil, modellbil | leluauto, leikkiauto, pikkuauto
    hot wheels | hot wheels | hot wheels | hot wheels
    matchbox | matchbox | matchbox | matchbox
    fjernstyret bil, rc bil, radiostyret bil | fjernstyrt bil, rc bil, radiostyrt bil | radiostyrd bil, rc bil, fjärrstyrd bil | kauko-ohjattava auto, rc auto, radio-ohjattava auto
    brandbil legetøj, legebrandbil | lekebrannbil | leksaksbrandbil | leikkipaloauto
    legetøjslastbil | lekelastebil | leksakslastbil | leikkikuorma-auto
    legetraktor, legetøjstraktor | leketraktor | leksakstraktor | leikkitraktori, lelutraktori
    gravemaskine legetøj | lekegravemaskin | leksaksgrävmaskin | leikkikaivinkone
  garagelegetøj, legetøjsgarage, parkeringshus legetøj | lekegarasje, parkeringshus leke | leksaksgarage | leluautotalli, parkkitalo lelu
  bilbane, racerbane | bilbane, racerbane | bilbana | autorata, autoradat
  legetøjstog, togbane, tog legetøj | leketog, togbane, tog leke | leksakståg, tågbana, tågset | lelujuna, junarata, juna lelu
    brio, brio tog, brio togbane | brio, brio tog, brio togbane | brio, brio tåg, brio tågbana | brio, brio junarata
    modeljernbane, modeltog | modelljernbane, modelltog | modelljärnväg, modelltåg | pienoisrautatie, pienoisjuna
  legetøjsfly, modelfly | lekefly, modellfly | leksaksflygplan, modellflygplan | lelulentokone, lennokki
  fjernstyret helikopter | fjernstyrt helikopter | radiostyrd helikopter | kauko-ohjattava helikopteri
  fjernstyret båd | fjernstyrt båt | radiostyrd båt | kauko-ohjattava vene
  robotlegetøj, legetøjsrobot | lekerobot | leksaksrobot, robotleksak | lelurobotti
  legetøjspistol, pistol legetøj, hættepistol | lekepistol, kruttlapp-pistol | leksakspistol, knallpulverpistol | leikkipistooli, nallipyssy, leluase
    nerf pile, skumpile | nerf piler, skumpiler | nerf pilar, skumpilar | nerf ammukset, vaahtomuovinuolet
    nerf, nerf gun, skumpistol | nerf, nerf gun | nerf, nerf gun | nerf, nerf pyssy
    vandpistol, vandgevær | vannpistol, vanngevær | vattenpistol | vesipyssy, vesipistooli
    hætteknaldere, ringknaldere, knaldhætter | kruttlapper | knallpulver, smällskott | nallit, nallipanokset
  sværd legetøj, legesværd, lyssværd | lekesverd, lyssverd | leksakssvärd, ljussabel | leikkimiekka, valomiekka
  legetøjsbue | lekebue | leksaksbåge | leikkijousi
  babylegetøj | babyleker | babyleksaker, bebisleksaker | vauvanlelut, vauvan lelut
    rangle | rangle | skallra | helistin, helistimet
    aktivitetslegetøj, aktivitetscenter | aktivitetsleke, aktivitetssenter | aktivitetsleksak, aktivitetscenter | aktiviteettilelu, puuhakeskus
    stabeltårn, stablelegetøj, stabelringe | stabletårn, stableringer | stapeltorn, staplingsleksak | pinottava lelu, pinoamistorni
    puttekasse, formkasse | puttekasse, putteboks | plocklåda, sorteringslåda | palikkalaatikko, muotolajittelija
    badelegetøj, badedyr til badet | badeleker | badleksaker | kylpylelut, kylpylelu
      badeand | badeand | badanka | kylpyankka, kylpyankat
    trækdyr, trækkelegetøj | trekkdyr, trekkleke | dragdjur, dragleksak | vetolelu
    uroer til barnevogn, barnevognskæde | vognlenke, barnevognkjede | vagnhänge, barnvagnsmobil | vaunulelu
    nusseklud, sutteklud | koseklut, kosefille | snuttefilt | uniriepu, unirätti
    gåvogn, lære-gå-vogn | gåvogn, lære-gå-vogn | gåvagn, lära-gå-vagn | kävelykärry, taaperokärry
  trælegetøj | trelek, treleker | träleksaker, träleksak | puulelut, puulelu
  legemad, legetøjsmad | lekemat | leksaksmat | leikkiruoka, leluruoka
  legekøkken, børnekøkken | lekekjøkken | leksakskök, barnkök | leikkikeittiö, leikkikeittiöt
  købmandsbutik legetøj, legekasseapparat | lekebutikk, lekekasseapparat | leksaksaffär, leksakskassa | leikkikauppa, leikkikassakone
  legeservice, testel legetøj | lekeservise | leksaksservis | leikkiastiat, leikkiastiasto
  værktøj legetøj, legeværktøj | lekeverktøy | leksaksverktyg | leikkityökalut
  lægesæt, doktorkuffert | legekoffert, doktorsett | doktorsväska, läkarväska | lääkärilaukku, lääkärisetti
  legetelt, indianertelt, tipi | leketelt, tipi | lektält, tipi | leikkiteltta, tiipii
  legetøjstelefon | leketelefon | leksakstelefon | lelupuhelin, leikkipuhelin
  legetøjsmikrofon, karaoke, karaokemikrofon | lekemikrofon, karaoke, karaokemikrofon | leksaksmikrofon, karaoke, karaokemikrofon | lelumikrofoni, karaoke, karaokemikrofoni
  kæphest | kjepphest | käpphäst | keppihevonen, keppihevoset
  gyngehest | gyngehest | gunghäst | keinuhevonen, keinuhevoset
  modellervoks, play-doh, play doh, modellérvoks | modellervoks, plastelina, play-doh, lekedeig | modellera, leklera, play-doh, play doh | muovailuvaha, play-doh, play doh, leikkivaha
  slime, legetøjsslim | slime, lekeslim | slime, slajm | lima, slime
  fidget toys, fidget, pop it | fidget toys, fidget, pop it | fidget toys, fidget, pop it | fidget toys, fidget lelu, pop it
    squishy, stressbold | squishy, stressball | squishy, stressboll | squishy, stressipallo
    fidget spinner | fidget spinner | fidget spinner | fidget spinner
    rubiks terning, rubik | rubiks kube | rubiks kub | rubikin kuutio
  yoyo, yo-yo | jojo, yoyo | jojo, jo-jo | jojo, jo-jo
  snurretop | snurrebass | snurra | hyrrä
    beyblade | beyblade | beyblade | beyblade
  marmorkugler, glaskugler | klinkekuler, klinkekule | spelkulor, glaskulor | marmorikuulat, lasikuulat
  sæbebobler | såpebobler | såpbubblor | saippuakuplat, saippuakupla
    sæbeboblemaskine, boblemaskine | såpeboblemaskin, boblemaskin | såpbubbelmaskin, bubbelmaskin | saippuakuplakone, kuplakone
  vandballoner, vandballon | vannballonger, vannballong | vattenballonger, vattenballong | vesi-ilmapallot, vesi-ilmapallo
  flyvedrage, legedrage | flydrage | flygdrake | leija
  frisbee | frisbee | frisbee | frisbee, liitokiekko, liitokiekot
  boomerang | bumerang | bumerang | bumerangi
  tryllesæt, tryllekasse, trylleæske | tryllesett | trollerilåda, trolleriset | taikurin laatikko, taikasetti, taikatemput
  eksperimentsæt, kemisæt | eksperimentsett, kjemisett | experimentlåda, experimentset, kemilåda | koesarja, tiedelelut, kokeilupaketti
  mikroskop børn | mikroskop barn | mikroskop barn | lasten mikroskooppi
  walkie talkie børn | walkie talkie barn | walkie talkie barn | lasten radiopuhelin
  læringslegetøj, pædagogisk legetøj | læringsleker, pedagogiske leker | pedagogiska leksaker, lärleksaker | opettavaiset lelut, oppimislelut
  samlekort, samlerkort | samlekort | samlarkort, samlarbilder | keräilykortit, keräilykortti
    pokemonkort, pokemon kort, pokémon kort | pokemonkort, pokemon kort | pokemonkort, pokemon kort, pokémonkort | pokemonkortit, pokemon kortit
    fodboldkort | fotballkort | fotbollskort, hockeybilder | jalkapallokortit, jääkiekkokortit
  legetøjskasse, legetøjsopbevaring | lekekasse, lekeoppbevaring | leksakslåda, leksaksförvaring | lelulaatikko, lelulaatikot
  elektronisk kæledyr, tamagotchi | tamagotchi | tamagotchi | tamagotchi
  sandlegetøj, sandkasselegetøj, strandlegetøj | sandleker, sandkasseleker, strandleker | sandleksaker, strandleksaker | hiekkalelut, rantalelut
    sandspand, spand og skovl | sandbøtte, bøtte og spade | sandhink, hink och spade | hiekkaämpäri, hiekkalapio
    magisk sand, kinetisk sand, dansesand | kinetisk sand, magisk sand | kinetisk sand, magisk sand | kineettinen hiekka, taikahiekka
udendørslegetøj, udelegetøj, havelegetøj | uteleker, hageleker | uteleksaker, utelek | ulkolelut, pihalelut, ulkoleikit
  sandkasse | sandkasse | sandlåda | hiekkalaatikko, hiekkalaatikot
  legesand | lekesand, sandkassesand | leksand, sandlådesand | leikkihiekka, hiekkalaatikkohiekka
  gynge, havegynge til børn | huske, disse | gunga | keinu, lastenkeinu
    gyngestativ | huskestativ, dissestativ | gungställning | keinuteline, keinutelineet
    babygynge | babyhuske, babydisse | babygunga | vauvakeinu
  rutsjebane, rutschebane | sklie, rutsjebane | rutschkana, ruschkana | liukumäki, liukumäet
  legetårn, klatrestativ, legestativ | lekestativ, klatrestativ, leketårn | lekställning, klätterställning | kiipeilyteline, leikkitorni
  legehus | lekehus, lekestue | lekstuga, lekhus | leikkimökki, leikkimökit
  trampolin, havetrampolin | trampoline | studsmatta, trampolin | trampoliini
    trampolinnet, sikkerhedsnet trampolin | trampolinenett, sikkerhetsnett trampoline | studsmattenät, skyddsnät studsmatta | trampoliinin turvaverkko
    trampolinkant | trampolinekant | kantskydd studsmatta | trampoliinin reunapehmuste
  hoppeborg, hoppepude | hoppeslott | hoppborg | pomppulinna
  hoppebold | hoppeball | hoppboll | hyppypallo
  badebassin, soppebassin, børnebassin, børnepool | badebasseng, plaskebasseng, barnebasseng | plaskpool, barnpool, badpool | kahluuallas, lasten uima-allas, lastenallas
  badedyr, oppustelige badedyr, badering | badedyr, badering, oppblåsbart badeleke | baddjur, badring, uppblåsbara badleksaker | uimalelu, uimarengas, uimarenkaat
  badebold, strandbold | badeball, strandball | badboll | rantapallo
  hulahopring, hulahop | rokkering, hulahopp | rockring, hulahoppring | hulavanne, hulavanteet, vanne hula
  sjippetov | hoppetau | hopprep | hyppynaru
  hinkebræt, gadekridt, kridt til asfalt | gatekritt, fortauskritt | gatukritor, gatukrita, trottoarkritor | katuliidut, katuliitu
  stylter, stylte | stylter | styltor | puujalat, puujalka
  løbecykel, balancecykel | balansesykkel, løpesykkel, sparkesykkel uten pedaler | balanscykel, springcykel | potkupyörä, tasapainopyörä
  trehjulet cykel, trehjuler | trehjulssykkel, trehjuling | trehjuling | kolmipyörä, lasten kolmipyörä
  pedalbil, gokart, mooncar | tråbil, pedalbil, gokart | trampbil, gokart | polkuauto, mikroauto, poljettava auto
  gåbil, rutscher, bobby car | gåbil, sparkebil | gåbil, sparkbil | potkuauto
  elbil til børn, elbil børn | elbil til barn, elbil barn | elbil för barn, elbil barn | lasten sähköauto
  trækvogn til børn | trekkvogn barn | dragvagn barn | vetokärry lapsille
  kroket | krokket | krocket | kroketti
  kongespil, kubb | kubb, kongespill | kubb, kungaspel | kubb, kyykkä
  mølkky, mölkky | mølkky, mölkky | mölkky | mölkky
  petanque | petanque, boule | boule, boulespel, petanque | petankki, petanque
  ringspil, kastespil | ringspill, kastespill | ringspel, kastspel | renkaanheittopeli, heittopeli
spil, selskabsspil | spill, selskapsspill | spel, sällskapsspel | peli, seurapeli, pelit
  brætspil | brettspill | brädspel | lautapeli
    matador, monopoly | monopol, monopoly | monopol, monopoly | monopoly, monopoli
    ludo | ludo | fia med knuff, fia | kimble
    skak, skakspil, skakbræt | sjakk, sjakkspill, sjakkbrett | schack, schackspel, schackbräde | shakki, shakkipeli, shakkilauta
    dam, damspil | dam, damspill | dam, damspel | tammipeli
    backgammon | backgammon | backgammon | backgammon
    scrabble, ordspil | scrabble, ordspill | scrabble, alfapet, ordspel | scrabble, sanapeli
    yatzy | yatzy | yatzy | yatzy, jatsi
    cluedo | cluedo | cluedo | cluedo
    settlers fra catan, catan | settlers fra catan, catan | settlers från catan, catan | catan, catanin uudisasukkaat
    trivial pursuit, quizspil | trivial pursuit, quizspill | trivial pursuit, frågespel, quizspel | trivial pursuit, tietopeli, tietovisa
    bezzerwizzer | bezzerwizzer | bezzerwizzer | bezzerwizzer
    partners, partners spil | partners | partners | partners
    - | afrikas stjerne, den forsvunne diamant | den försvunna diamanten | afrikan tähti
    jenga, klodsmajor | jenga | jenga | jenga, tornipeli
    stratego | stratego | stratego | stratego
    ticket to ride | ticket to ride | ticket to ride | menolippu
    tegn og gæt, alias | alias, tegn og gjett | med andra ord, alias, rita och gissa | alias, aliaspeli
  kortspil | kortspill | kortspel | korttipeli, korttipelit
    uno | uno | uno | uno
    skip-bo | skip-bo | skip-bo | skip-bo
    hitster, musikquiz | hitster | hitster | hitster
    magic kort, magic the gathering | magic kort, magic the gathering | magickort, magic the gathering | magic kortit, magic the gathering
  spillekort, et spil kort, kort | spillkort, kortstokk | spelkort, kortlek | pelikortit, korttipakka, pelikortti
  terninger, terning, raflebæger | terninger, terning, raflebeger | tärningar, tärning | nopat, noppa, arpakuutio
  børnespil, børnebrætspil, vendespil | barnespill, memoryspill | barnspel, memoryspel | lasten peli, lastenpeli, muistipeli
  familiespil | familiespill | familjespel | perhepeli
  partyspil, drukspil, festspil | festspill, partyspill, drikkelek | partyspel, festspel, dryckesspel | juomapeli, bilepeli
  voksenspil | voksenspill | vuxenspel | aikuisten peli
  rejsespil | reisespill | resespel | matkapeli
  bingo, bingospil, bingoplader | bingo, bingospill, bingoblokk | bingo, bingospel, bingobrickor | bingo, bingopeli
  pokersæt, pokerchips, poker | pokersett, pokersjetonger, poker | pokerset, pokermarker, poker | pokerisetti, pokeri, pelimerkit
  mikado, pindespil | mikado, pinnespill | plockepinn spel, mikado | mikado, tikkupeli
  domino, dominobrikker | domino, dominobrikker | domino, dominobrickor | dominopeli, dominopalikat
  magnetisk tegnetavle | magnetisk tegnetavle | magnetisk ritplatta | magneettipiirtotaulu
  bordfodbold, bordfodboldspil | fotballspill, bordfotball | fotbollsspel, bordsfotboll | pöytäjalkapallo, jalkapallopeli
  bordhockey, airhockey | bordhockey, airhockey | bordshockey, hockeyspel, airhockey | pöytäjääkiekko, jääkiekkopeli, ilmakiekko
  dart, dartskive, dartpile | dart, dartskive, dartpiler | dart, darttavla, dartpilar, pilkastning | darts, tikkataulu, tikat, dartstikat
  billard, poolbord | biljard, biljardbord | biljard, biljardbord | biljardi, biljardipöytä
puslespil, puzzle, puslespil børn | puslespill, puzlespill | pussel, läggspel | palapeli
  puslespil 1000 brikker, voksenpuslespil | puslespill 1000 brikker | pussel 1000 bitar | palapeli 1000 palaa
  knoppuslespil, træpuslespil | knottepuslespill, trepuslespill | knoppussel, träpussel | nuppipalapeli, puupalapeli
  børnepuslespil | barnepuslespill | barnpussel | lasten palapeli
  puslespil 3d, 3d puslespil | 3d puslespill | 3d pussel | 3d palapeli
puslespilsmåtte | puslespillmatte | pusselmatta | palapelialusta
legetæppe, legemåtte | lekematte, leketeppe | lekmatta, lekfilt | leikkimatto, leikkimatot
udklædning, kostume, fastelavnskostume, udklædningstøj, kostumer | kostyme, utkledning, karnevalskostyme, utkledningsklær | maskeradkläder, maskeraddräkt, utklädning, utklädningskläder, kostym maskerad | naamiaisasu, naamiaisasut, roolivaatteet, naamiaisvaatteet
  prinsessekjole | prinsessekjole | prinsessklänning | prinsessamekko, prinsessapuku
  superheltekostume, spidermankostume | superheltkostyme, spidermankostyme | superhjältedräkt, spidermandräkt | supersankariasu, spiderman asu
  halloweenkostume, halloween kostume | halloweenkostyme, halloween kostyme | halloweendräkt, halloween kostym | halloween-asu, halloweenasu
  nissekostume, nissedragt, julemandskostume, julemandsdragt | nissekostyme, nissedrakt, julenissedrakt | tomtedräkt, tomtekläder | tonttuasu, joulupukin asu, joulupukin puku
  nissehue | nisselue | tomteluva, tomtemössa | tonttulakki, tonttulakit
  heksekostume | heksekostyme | häxdräkt | noita-asu
  paryk, parykker | parykk | peruk | peruukki, peruukit
  maske, ansigtsmaske udklædning | maske, utkledningsmaske | mask, utklädningsmask | naamari, naamio
  ansigtsmaling, ansigtssminke | ansiktsmaling | ansiktsfärg, ansiktsmålning | kasvovärit, kasvomaalit, kasvoväri
  tryllestav | tryllestav | trollstav | taikasauva
  falske vipper fest, løstænder | løstenner | löständer, vampyrtänder | vampyyrin hampaat
festartikler, fest, festpynt | festartikler, fest, festpynt | festartiklar, fest, partydekoration, festdekoration | juhlatarvikkeet, juhlat, juhlakoristeet
  ballon, balloner | ballong, ballonger | ballong, ballonger | ilmapallo
    folieballon, talballon | folieballong, tallballong | folieballong, sifferballong | foliopallo, numeropallo, folioilmapallo
    helium, heliumflaske, heliumballon | helium, heliumflaske, heliumballong | helium, heliumtub, heliumballong | helium, heliumsäiliö, heliumpallo
  konfetti, bordkonfetti, konfettirør | konfetti | konfetti | konfetti
  serpentiner, serpentine | serpentiner, serpentin | serpentiner, serpentin | serpentiini
  festhat, festhatte | festhatt, partyhatt | partyhatt, kalashatt | juhlahattu, juhlahatut, bilehattu
  guirlande, vimpelguirlande | girlander, vimpelrekke | girlang, vimpelgirlang | viirinauha, juhlaköynnös
  piñata, pinata | pinjata, pinata | piñata, pinata | piñata, pinata
  fødselsdagslys, kagelys | bursdagslys, kakelys | tårtljus, födelsedagsljus | kakkukynttilä, syntymäpäiväkynttilä
  fødselsdagspynt, fødselsdagsflag | bursdagspynt, bursdagsdekorasjon | födelsedagspynt, kalasdekoration, kalas | syntymäpäiväkoristeet, synttärikoristeet, synttärit
  stjernekaster, stjernekastere | stjerneskudd | tomtebloss | tähtisädetikku, tähtisadetikku, tähtisädetikut
  knæklys | knekklys | glowsticks, knäckljus | valotikku, valotikut
  halloweenpynt, halloween | halloweenpynt, halloween | halloweendekoration, halloweenpynt, halloween | halloweenkoristeet, halloween
  studenterhue | russelue, studentlue | studentmössa | ylioppilaslakki, ylioppilaslakit
  slikposer, godteposer, goodiebag | godteposer, godteripose bursdag | kalaspåsar, godispåsar kalas | karkkipussit juhliin, lahjapussit lapsille
  fastelavnsris, fastelavnstønde | fastelavnsris | fastlagsris, påskris | virpomisvitsa, virpomisoksat
fyrværkeri, raketter, batteri fyrværkeri | fyrverkeri, raketter | fyrverkeri, raketer, fyrverkerier | ilotulitteet, ilotulite, raketit, raketti
  bordbomber, bordbombe | bordbomber | bordsbomber, bordsfyrverkeri | pöytäpommi, paukkuserpentiini
  kanonslag, knaldperler, knallerter fyrværkeri | kinaputter, knallerter | smällare, knallpärlor | paukut, papatit, paukkuherneet
  fakkel, havefakkel | fakkel, hagefakkel | fackla, facklor | soihtu, soihdut, ulkosoihtu`,
}
