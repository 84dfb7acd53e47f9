import type { GoodsTable } from '../goods-table.ts'

/** Toys, dolls, games, puzzles, outdoor play, party. */
export const toysHobby: GoodsTable = {
  part: 'toys-hobby',
  rows: `
legetøj, legesager, børnelegetøj | leker, leke, leketøy, barneleker, leiker, lekesaker | leksak, leksaker, barnleksaker, barnleksak | lelu, lelut, leikkikalut, lasten lelut, leikkikalu
  byggelegetøj, byggeklodser, klodser, byggeklods, konstruktionslegetøj | byggeklosser, klosser, byggeleker, byggekloss, konstruksjonsleker, byggeklossar | byggklossar, klossar, byggleksaker, byggleksak, byggklots, klotsar | rakennuspalikat, palikat, rakennuspalikka, rakennuslelut, palikka, rakennuslelu, rakentelulelut, rakentelupalikat
    lego, legoklodser, legosæt, legofigur, legofigurer | lego, legoklosser, legosett, legofigur, legofigurer | lego, legoklossar, legobitar, legosats, legogubbe, legogubbar, legoset, bygglego | lego, legot, legopalikat, legosetti, legopalikka, legoukko, lego-ukko
      duplo, lego duplo | duplo, lego duplo | duplo, lego duplo | duplo, duplot, lego duplo
      lego technic | lego technic | lego technic | lego technic
      lego city | lego city | lego city | lego city
      lego friends | lego friends | lego friends | lego friends
      lego star wars | lego star wars | lego star wars | lego star wars
      lego ninjago, ninjago | lego ninjago, ninjago | lego ninjago, ninjago | lego ninjago, ninjago
      legobyggeplade, legoplade | legoplate, lego byggeplate | legoplatta, lego basplatta | legoalusta, lego rakennuslevy
    magnetklodser, magnetiske byggeklodser | magnetklosser, magnetbyggeklosser | magnetklossar, magnetiska byggklossar | magneettipalikat, magneettirakennuspalikat
    træklodser | treklosser | träklossar, träklotsar | puupalikat
    plus-plus, plusplus | plus-plus, plusplus | plus-plus, plusplus | plus-plus, plusplus
  playmobil | playmobil | playmobil | playmobil
  kuglebane, kuglerampe | kulebane, klinkekulebane | kulbana | kuularata, kuularadat, marmorirata
  dukke | dukke | docka, dockor | nukke, nuket
    babydukke, dukkebarn | babydukke, dukkebarn | babydocka | vauvanukke, vauvanuket, nukkevauva
      baby born, baby annabell | baby born, baby annabell | baby born, baby annabell | baby born, baby annabell
    barbie, barbiedukke | barbie, barbiedukke | barbie, barbiedocka | barbie, barbit, barbinukke
    ?modedukke | motedukke | modedocka | muotinukke, muotinuket
    kludedukke, stofdukke | filledukke, tøydukke | trasdocka, tygdocka | räsynukke, kangasnukke
    reborn dukke | reborn dukke | reborn docka | reborn nukke
  dukkehus | dukkehus, dokkehus | dockhus, dockskåp | nukkekoti, nukkekodit, nukketalo, barbietalo
    dukkehusmøbler | dukkehusmøbler | dockskåpsmöbler, dockhusmöbler | nukkekodin kalusteet, nukkekodin huonekalut
  dukkevogn, dukkeklapvogn, dukkebarnevogn | dukkevogn, dukketrille, dokkevogn | dockvagn, docksulky | nukenvaunut, nukenrattaat, nukkevaunut, nukenkärryt, nukkerattaat
  dukketøj, barbietøj | dukkeklær, dukketøy, barbieklær | dockkläder, barbiekläder | nukenvaatteet, nuken vaatteet, barbien vaatteet, nukkevaatteet
  dukkeseng | dukkeseng | docksäng | nukensänky
  børnesminke, legesminke | barnesminke, lekesminke | barnsmink, leksakssmink | lasten meikit, leikkimeikit
  lego julekalender, legetøjskalender, playmobil julekalender | lego julekalender, lekekalender | lego julkalender, leksakskalender, lego adventskalender | lego joulukalenteri, lelukalenteri, lelujoulukalenteri
  pikler, klatretrekant | klatretrekant, pikler | klättertriangel, pikler | kiipeilykolmio, pikler
  hånddukke, hånddukker | hånddukke | handdocka, handdockor | käsinukke, käsinuket
  dukketeater | dukketeater | dockteater | nukketeatteri
  bamse, tøjdyr, plysdyr, plysbamse, krammedyr, teddybjørn, krammebamse | bamse, kosedyr, plysjdyr, tøydyr, teddybjørn, kosebamse, plysjbamse, tøybamse | nalle, gosedjur, mjukisdjur, mjukdjur, kramdjur, nallebjörn, teddybjörn, gosenalle, beanie boos, ty beanie, kramnalle, tygdjur | pehmolelu, pehmolelut, nalle, nallet, pehmonalle, pehmoeläin, nallekarhu, pehmoeläimet, unilelu
    squishmallow, squishmallows | squishmallow, squishmallows | squishmallow, squishmallows | squishmallow, squishmallows
    jellycat | jellycat | jellycat | jellycat
    enhjørning bamse | enhjørning kosedyr | enhörning gosedjur | yksisarvinen pehmolelu
    labubu | labubu | labubu | labubu
  legefigur, legetøjsfigur, actionfigur | lekefigur, actionfigur, plastfigurer | leksaksfigur, actionfigur, plastfigurer, leksaksfigurer | lelufiguuri, toimintahahmo, figuurit, leikkihahmo, leluhahmo
    dinosaur, dinosaurus | dinosaur, dinosaurer | dinosaurie, dinosaurier | dinosaurus, dinosaurukset, dino
    legetøjsdyr, dyrefigurer, schleich, plastikdyr, bondegårdsdyr, legedyr, dyr legetøj | lekedyr, dyrefigurer, schleich, plastdyr, bondegårdsdyr, leketøysdyr, dyr leke | leksaksdjur, djurfigurer, schleich, plastdjur, bondgårdsdjur, lekdjur, djur leksak | lelueläimet, eläinhahmot, schleich, muovieläimet, maatilaeläimet, leikkieläimet, eläinfiguurit
    bondegård legetøj, legetøjsstald, hestestald legetøj | lekegård, bondegård leke, lekestall | leksaksbondgård, leksaksstall | lelumaatila, lelutalli, maatilalelu
    superheltefigur | superheltfigur | superhjältefigur | supersankarihahmo
    funko pop | funko pop | funko pop | funko pop
    my little pony | my little pony | my little pony | my little pony
    sylvanian families | sylvanian families | sylvanian families | sylvanian families
  legetøjsbil, legebil, modelbil, biler legetøj | lekebil, leketøysbil, modellbil, biler leke, småbiler, biler, småbil | leksaksbil, modellbil, småbilar, bilar leksak | leluauto, leikkiauto, pikkuauto, auto lelu, pikkuautot
    hot wheels | hot wheels | hot wheels | hot wheels
    matchbox | matchbox | matchbox | matchbox
    fjernstyret bil, rc bil, radiostyret bil | fjernstyrt bil, rc bil, radiostyrt bil, rc-bil | radiostyrd bil, rc bil, fjärrstyrd bil | kauko-ohjattava auto, rc auto, radio-ohjattava auto, radioauto
    brandbil legetøj, legebrandbil | lekebrannbil | leksaksbrandbil | leikkipaloauto, paloauto
    legetøjslastbil | lekelastebil | leksakslastbil | leikkikuorma-auto
    legetraktor, legetøjstraktor | leketraktor | leksakstraktor | leikkitraktori, lelutraktori
    gravemaskine legetøj | lekegravemaskin | leksaksgrävmaskin | leikkikaivinkone
    traktor legetøj | traktor leke | traktor leksak | -
    politibil legetøj, legepolitibil | lekepolitibil | leksakspolisbil | leikkipoliisiauto, poliisiauto
    skraldebil legetøj | lekesøppelbil | leksakssopbil | lelu roska-auto
  garagelegetøj, legetøjsgarage, parkeringshus legetøj | lekegarasje, parkeringshus leke | leksaksgarage | leluautotalli, parkkitalo lelu
  bilbane, racerbane | bilbane, racerbane | bilbana | autorata, autoradat
  legetøjstog, togbane, tog legetøj, legetog, togskinner | leketog, togbane, tog leke, togskinner | leksakståg, tågbana, tågset, tågräls, leksakstågbana | lelujuna, junarata, juna lelu, puujunarata, pikkujuna, leikkijuna
    brio, brio tog, brio togbane | brio, brio tog, brio togbane | brio, brio tåg, brio tågbana | brio, brio junarata
    modeljernbane, modeltog | modelljernbane, modelltog | modelljärnväg, modelltåg | pienoisrautatie, pienoisjuna
  legetøjsfly, modelfly | lekefly, modellfly | leksaksflygplan, modellflygplan | lelulentokone, lennokki
  fjernstyret helikopter | fjernstyrt helikopter | radiostyrd helikopter | kauko-ohjattava helikopteri
  fjernstyret båd | fjernstyrt båt | radiostyrd båt | kauko-ohjattava vene
  robotlegetøj, legetøjsrobot | lekerobot | leksaksrobot, robotleksak | lelurobotti
  legetøjspistol, pistol legetøj, hættepistol, knaldpistol, legevåben | lekepistol, kruttlapp-pistol, lekevåpen, kruttpistol, leketøyspistol | leksakspistol, knallpulverpistol, leksaksvapen, knallpistol | leikkipistooli, nallipyssy, leluase, leikkiase, pyssy, leikkipyssy, nallipistooli, lelupistooli
    nerf pile, skumpile | nerf piler, skumpiler | nerf pilar, skumpilar | nerf ammukset, vaahtomuovinuolet
    nerf, nerf gun, skumpistol | nerf, nerf gun | nerf, nerf gun | nerf, nerf pyssy
    vandpistol, vandgevær, vandkanon | vannpistol, vanngevær, vannkanon, vannblaster | vattenpistol, vattengevär, vattenblaster | vesipyssy, vesipistooli, vesiase, vesitykki
    hætteknaldere, ringknaldere, knaldhætter | kruttlapper | knallpulver, smällskott | nallit, nallipanokset
  sværd legetøj, legesværd, lyssværd, sværd, riddersværd, lasersværd, rollespilssværd | lekesverd, lyssverd, sverd, riddersverd, lasersverd | leksakssvärd, ljussabel, riddarsvärd, lasersvärd | leikkimiekka, valomiekka, miekka, ritarinmiekka, lasermiekka
  legetøjsbue | lekebue | leksaksbåge | leikkijousi
  babylegetøj | babyleker, babyleiker | babyleksaker, bebisleksaker | vauvanlelut, vauvan lelut, vauvalelut
    rangle | rangle, skrangle, babyrangle | skallra, babyskallra, skramla | helistin, helistimet, vauvan helistin, vauvahelistin
    aktivitetslegetøj, aktivitetscenter | aktivitetsleke, aktivitetssenter | aktivitetsleksak, aktivitetscenter | aktiviteettilelu, puuhakeskus
    stabeltårn, stablelegetøj, stabelringe | stabletårn, stableringer | stapeltorn, staplingsleksak | pinottava lelu, pinoamistorni
    puttekasse, formkasse | puttekasse, putteboks | plocklåda, sorteringslåda | palikkalaatikko, muotolajittelija
    badelegetøj, badedyr til badet, badekardyr | badeleker, badekarleker | badleksaker, badleksak, badkarsleksak | kylpylelut, kylpylelu, ammelelut
      badeand | badeand | badanka | kylpyankka, kylpyankat
    trækdyr, trækkelegetøj | trekkdyr, trekkleke | dragdjur, dragleksak | vetolelu
    uroer til barnevogn, barnevognskæde | vognlenke, barnevognkjede | vagnhänge, barnvagnsmobil | vaunulelu
    nusseklud, sutteklud, nusseklude, sovedyr | koseklut, kosefille, sutteklut | snuttefilt | uniriepu, unirätti, unipupu, unilelu
    gåvogn, lære-gå-vogn | gåvogn, lære-gå-vogn, lære gå vogn | gåvagn, lära-gå-vagn | kävelykärry, taaperokärry, kävelyvaunu
  trælegetøj | trelek, treleker, treleketøy | träleksaker, träleksak | puulelut, puulelu, puiset lelut
  legemad, legetøjsmad, legefrugt, legegrøntsager | lekemat, lekefrukt, lekegrønnsaker | leksaksmat, lekmat, leksaksfrukt | leikkiruoka, leluruoka, leikkihedelmät
  legekøkken, børnekøkken | lekekjøkken, barnekjøkken, leketøyskjøkken | leksakskök, barnkök, lekkök | leikkikeittiö, leikkikeittiöt, lasten keittiö, lelukeittiö
  købmandsbutik legetøj, legekasseapparat, legebutik | lekebutikk, lekekasseapparat, kassaapparat leke | leksaksaffär, leksakskassa, leksakskassaapparat | leikkikauppa, leikkikassakone, lelukassa, leikkikassa
  legeservice, testel legetøj | lekeservise | leksaksservis | leikkiastiat, leikkiastiasto
  værktøj legetøj, legeværktøj | lekeverktøy, leketøyverktøy | leksaksverktyg | leikkityökalut, lelutyökalut
  lægesæt, doktorkuffert, lægekuffert | legekoffert, doktorsett, legesett, doktorkoffert | doktorsväska, läkarväska, doktorsset, läkarset | lääkärilaukku, lääkärisetti, lääkärinlaukku
  legetelt, indianertelt, tipi | leketelt, tipi | lektält, tipi | leikkiteltta, tiipii
  legetøjstelefon | leketelefon | leksakstelefon | lelupuhelin, leikkipuhelin
  legetøjsmikrofon, karaoke, karaokemikrofon | lekemikrofon, karaoke, karaokemikrofon | leksaksmikrofon, karaoke, karaokemikrofon | lelumikrofoni, karaoke, karaokemikrofoni
  kæphest | kjepphest | käpphäst | keppihevonen, keppihevoset
  gyngehest | gyngehest, gyngjehest | gunghäst | keinuhevonen, keinuhevoset, kiikkuhevonen
  modellervoks, play-doh, play doh, modellérvoks, trylledej, legedej | modellervoks, plastelina, play-doh, lekedeig, modelleringsvoks, trolldeig, lekeleire, playdo | modellera, leklera, play-doh, play doh, trolldeg, playdo | muovailuvaha, play-doh, play doh, leikkivaha, taikataikina, muotoiluvaha, leikkitaikina
  slime, legetøjsslim, slim legetøj, slimsæt | slime, lekeslim, slim leke, slimsett | slime, slajm, slemset | lima, slime, slaimi, limasetti
  fidget toys, fidget, pop it, stress legetøj, popit | fidget toys, fidget, pop it, stressleke, popit | fidget toys, fidget, pop it, stressleksak, popit, fidget leksak | fidget toys, fidget lelu, pop it, popit, stressilelu
    squishy, stressbold | squishy, stressball | squishy, stressboll | squishy, stressipallo
    fidget spinner | fidget spinner | fidget spinner | fidget spinner
    rubiks terning, rubik | rubiks kube | rubiks kub | rubikin kuutio
  yoyo, yo-yo | jojo, yoyo | jojo, jo-jo | jojo, jo-jo
  snurretop | snurrebass | snurra | hyrrä, väkkärä
    beyblade | beyblade | beyblade | beyblade
  marmorkugler, glaskugler | klinkekuler, klinkekule | spelkulor, glaskulor | marmorikuulat, lasikuulat, lasikuula
  sæbebobler, sæbebobleblanding, sæbeboblevæske | såpebobler, såpeboble, såpeboblevæske | såpbubblor, såpbubblor refill, bubblor, såpbubbelvätska | saippuakuplat, saippuakupla, saippuakuplaneste, kuplasauva, saippuakuplapuhallin
    sæbeboblemaskine, boblemaskine | såpeboblemaskin, boblemaskin | såpbubbelmaskin, bubbelmaskin | saippuakuplakone, kuplakone
  vandballoner, vandballon, vandbomber | vannballonger, vannballong, vannbomber | vattenballonger, vattenballong, vattenbomber | vesi-ilmapallot, vesi-ilmapallo, vesipommit
  flyvedrage, legedrage, drage, drage til børn, legetøjsdrage | flydrage, drage, drage leke | flygdrake, drake leksak, pappersdrake | leija, lasten leija
  frisbee | frisbee | frisbee | frisbee, liitokiekko, liitokiekot
  boomerang | bumerang | bumerang | bumerangi
  tryllesæt, tryllekasse, trylleæske | tryllesett, trylleboks, tryllekoffert | trollerilåda, trolleriset | taikurin laatikko, taikasetti, taikatemput, taikurisetti
  eksperimentsæt, kemisæt | eksperimentsett, kjemisett | experimentlåda, experimentset, kemilåda | koesarja, tiedelelut, kokeilupaketti
  mikroskop børn | mikroskop barn | mikroskop barn | lasten mikroskooppi
  walkie talkie børn | walkie talkie barn | walkie talkie barn | lasten radiopuhelin
  læringslegetøj, pædagogisk legetøj | læringsleker, pedagogiske leker | pedagogiska leksaker, lärleksaker | opettavaiset lelut, oppimislelut
  samlekort, samlerkort, bytte kort | samlekort, byttekort | samlarkort, samlarbilder, bytkort | keräilykortit, keräilykortti, vaihtokortit, keräilykorttipakka, keräilykorttipakkaus
    pokemonkort, pokemon kort, pokémon kort, pokemon pakke, pokemon booster | pokemonkort, pokemon kort, pokemonpakke, pokemon booster | pokemonkort, pokemon kort, pokémonkort, pokemonpaket, pokemon booster | pokemonkortit, pokemon kortit, pokemon pakkaus, pokemon booster
    fodboldkort | fotballkort | fotbollskort, hockeybilder | jalkapallokortit, jääkiekkokortit
  legetøjskasse, legetøjsopbevaring | lekekasse, lekeoppbevaring, lekekiste, leketøykasse | leksakslåda, leksaksförvaring, leksakskista, leksakskorg | lelulaatikko, lelulaatikot, lelukori, lelusäilytys, leluarkku
  elektronisk kæledyr, tamagotchi | tamagotchi | tamagotchi | tamagotchi
  sandlegetøj, sandkasselegetøj, strandlegetøj, sandkassesæt, sandforme, strandsæt | sandleker, sandkasseleker, strandleker, sandsett, sandformer, sandkassesett, strandsett | sandleksaker, strandleksaker, sandlådeleksaker, sandlekset, sandformar, strandset | hiekkalelut, rantalelut, hiekkalelusetti, hiekkamuotit, hiekkasetti, hiekkalaatikkolelut
    sandspand, spand og skovl, børneskovl, skovl og spand, spade børn, strandspand | sandbøtte, bøtte og spade, sandspade, spade barn, spann og spade, strandbøtte | sandhink, hink och spade, sandspade, spade barn | hiekkaämpäri, hiekkalapio, ämpäri ja lapio, lasten lapio, hiekkaleikkisetti
    magisk sand, kinetisk sand, dansesand | kinetisk sand, magisk sand | kinetisk sand, magisk sand | kineettinen hiekka, taikahiekka
  udendørslegetøj, udelegetøj, havelegetøj | uteleker, hageleker, utelek, hagelek, uteleiker | uteleksaker, utelek, utomhusleksaker, utomhuslekar | ulkolelut, pihalelut, ulkoleikit, pihaleikit, ulkopelit, pihalelu, pihaleikkivälineet
    sandkasse | sandkasse | sandlåda | hiekkalaatikko, hiekkalaatikot
    sandkasselåg, låg til sandkasse | sandkasselokk | sandlådslock | hiekkalaatikon kansi
    legesand | lekesand, sandkassesand | leksand, sandlådesand | leikkihiekka, hiekkalaatikkohiekka
    gynge, havegynge til børn, børnegynge, redegynge | huske, disse, redehuske, huske barn, huskesete, fuglereirhuske, barnehuske | gunga, kompisgunga, fågelbogunga, gungsits | keinu, lastenkeinu, pesäkeinu, keinuistuin, pihakeinu lapsille
      gyngestativ | huskestativ, dissestativ | gungställning | keinuteline, keinutelineet
      babygynge | babyhuske, babydisse | babygunga | vauvakeinu
    rutsjebane, rutschebane, rutchebane, glidebane | sklie, rutsjebane, skli | rutschkana, ruschkana, rutschbana | liukumäki, liukumäet, liukurata
      - | - | rutschelefant | -
    legetårn, klatrestativ, legestativ | lekestativ, klatrestativ, leketårn, klatretårn | lekställning, klätterställning, klättertorn | kiipeilyteline, leikkitorni, kiipeilytorni, leikkiteline
    legehus | lekehus, lekestue, dukkestue, lekestove | lekstuga, lekhus | leikkimökki, leikkimökit, leikkitalo
    trampolin, havetrampolin, nedgravet trampolin | trampoline, hagetrampoline | studsmatta, trampolin, nedgrävd studsmatta | trampoliini, tramppa, pomppulauta, pihatrampoliini
      trampolinnet, sikkerhedsnet trampolin | trampolinenett, sikkerhetsnett trampoline | studsmattenät, skyddsnät studsmatta | trampoliinin turvaverkko
      trampolinkant | trampolinekant | kantskydd studsmatta | trampoliinin reunapehmuste
    hoppeborg, hoppepude | hoppeslott | hoppborg | pomppulinna
    hoppebold | hoppeball | hoppboll | hyppypallo
    badebassin, soppebassin, børnebassin, børnepool, oppusteligt badebassin | badebasseng, plaskebasseng, barnebasseng, oppblåsbart basseng | plaskpool, barnpool, badpool, barnbassäng, uppblåsbar pool, uppblåsbar bassäng | kahluuallas, lasten uima-allas, lastenallas, lasten allas, puhallettava uima-allas, muovinen uima-allas
    badedyr, oppustelige badedyr, oppustelig flamingo | badedyr, oppblåsbart badeleke, oppblåsbar flamingo | baddjur, uppblåsbara badleksaker, uppblåsbar flamingo | uimalelu, uimaeläin, puhallettava uimalelu
    badering, baderinge, svømmering | badering, svømmering | badring, simring | uimarengas, uimarenkaat
    badebold, strandbold | badeball, strandball | badboll | rantapallo
    hulahopring, hulahop, hula hop ring | rokkering, hulahopp, hula hoop | rockring, hulahoppring, hula hoop | hulavanne, hulavanteet, vanne hula, hulahulavanne
    sjippetov, sjippetorv, hoppereb | hoppetau, hoppetov | hopprep, crossfitrep | hyppynaru, hyppyköysi
    hinkebræt, gadekridt, kridt til asfalt, kæmpekridt, fortovskridt | gatekritt, fortauskritt, asfaltkritt | gatukritor, gatukrita, trottoarkritor, asfaltskritor, gatkritor, trottoarkrita, asfaltkrita | katuliidut, katuliitu, asfalttiliidut, liidut, pihaliidut
    stylter, stylte | stylter | styltor | puujalat, puujalka
    løbecykel, balancecykel | balansesykkel, løpesykkel, sparkesykkel uten pedaler | balanscykel, springcykel | potkupyörä, tasapainopyörä, työntöpyörä
    trehjulet cykel, trehjuler, trehjulet børnecykel | trehjulssykkel, trehjuling, trehjulsykkel | trehjuling, trehjulig cykel | kolmipyörä, lasten kolmipyörä, kolmipyöräinen
    pedalbil, gokart, mooncar | tråbil, pedalbil, gokart | trampbil, gokart | polkuauto, mikroauto, poljettava auto
    gåbil, rutscher, bobby car | gåbil, sparkebil | gåbil, sparkbil | potkuauto, työnnettävä auto
    elbil til børn, elbil børn | elbil til barn, elbil barn | elbil för barn, elbil barn | lasten sähköauto
    trækvogn til børn | trekkvogn barn | dragvagn barn | vetokärry lapsille
    dåsestylter | boksestylter | burkstyltor | purkkijalat
    havespil, udendørsspil | hagespill, utespill | trädgårdsspel, utespel, utomhusspel | pihapeli, pihapelit, ulkopeli
      kroket | krokket | krocket | kroketti, krokettipeli
      kongespil, kubb, vikingespil | kubb, kongespill, kubbspill, vikingspill | kubb, kungaspel, kubbspel, vikingaspel | kubb, kyykkä, kubb-peli, kyykkäpeli
      mølkky, mölkky | mølkky, mölkky | mölkky | mölkky
      petanque, petanquekugler | petanque, boule, boulekuler | boule, boulespel, petanque, bouleklot, petanquekulor | petankki, petanque, petankkikuulat
      ringspil, kastespil | ringspill, kastespill | ringspel, kastspel | renkaanheittopeli, heittopeli
      bowlingsæt, keglespil | bowlingsett, kjeglespill | bowlingset, kägelspel | keilapeli, keilasetti
    vippegynge, gyngevippe | vippehuske, dumphuske, vippedisse | gungbräda, vippgunga | keinulauta, kiikkulauta
spil, selskabsspil | spill, selskapsspill | spel, sällskapsspel | peli, seurapeli, pelit, seurapelit
  ?brætspil, bordspil | brettspill, grunnspill, bordspill | brädspel, bordsspel | lautapeli
    matador, monopoly | monopol, monopoly | monopol, monopoly | monopoly, monopoli
    ludo, ludospil | ludo, ludospill | fia med knuff, fia, fiaspel | kimble, ludo
    skak, skakspil, skakbræt | sjakk, sjakkspill, sjakkbrett | schack, schackspel, schackbräde | shakki, shakkipeli, shakkilauta, šakki, šakkilauta
    dam, damspil | dam, damspill | dam, damspel | tammipeli
    backgammon | backgammon | backgammon | backgammon
    scrabble, ordspil | scrabble, ordspill | scrabble, alfapet, ordspel | scrabble, sanapeli
    yatzy, yahtzee | yatzy | yatzy, yatsy | yatzy, jatsi, jatzy
    yatzyblok, yatzy blok | yatzyblokk | yatzyblock, yatzy block | yatzyvihko, jatsilehtiö
    cluedo | cluedo | cluedo | cluedo
    settlers fra catan, catan | settlers fra catan, catan | settlers från catan, catan | catan, catanin uudisasukkaat
    carcassonne | carcassonne | carcassonne | carcassonne
    trivial pursuit, quizspil | trivial pursuit, quizspill | trivial pursuit, frågespel, quizspel | trivial pursuit, tietopeli, tietovisa
    bezzerwizzer | bezzerwizzer | bezzerwizzer | bezzerwizzer
    partners, partners spil | partners | partners | partners
    - | afrikas stjerne, den forsvunne diamant | den försvunna diamanten | afrikan tähti
    jenga, klodsmajor | jenga | jenga | jenga, tornipeli
    stratego | stratego | stratego | stratego
    ticket to ride | ticket to ride | ticket to ride | menolippu
    tegn og gæt, alias | alias, tegn og gjett | med andra ord, alias, rita och gissa | alias, aliaspeli
    fire på stribe, 4 på stribe | fire på rad, 4 på rad | fyra i rad | neljän suora
    møllespil, mølle | møllespill | kvarnspel | myllypeli, mylly-peli
    stigespil | stigespill | ormar och stegar | käärmeet ja tikapuut
    kalaha | mancala | mancala | mancala
  kortspil | kortspill | kortspel | korttipeli, korttipelit
    uno | uno | uno | uno
    sorteper, svarteper | svarteper | svarte petter | musta pekka
    skip-bo | skip-bo | skip-bo | skip-bo
    hitster, musikquiz | hitster | hitster | hitster
    magic kort, magic the gathering | magic kort, magic the gathering | magickort, magic the gathering | magic kortit, magic the gathering
  spillekort, et spil kort, kort | spillkort, kortstokk, kortleik | spelkort, kortlek | pelikortit, korttipakka, pelikortti, pelikorttipakka
  terninger, terning, spilleterninger | terninger, terning, spillterning | tärningar, tärning, speltärning | nopat, noppa, arpakuutio, pelinopat, pelinoppa
  raflebæger, raflebægre | raflebeger | tärningsbägare | noppakuppi
  børnespil, børnebrætspil, vendespil, memory spil, huskespil, billedlotteri | barnespill, memoryspill, huskespill, memory spill, billedlotto | barnspel, memoryspel, minnesspel, bildlotto, minnespel | lasten peli, lastenpeli, muistipeli, kuvalotto, lautapeli lapsille
  ?familiespil | familiespill | familjespel | perhepeli
  partyspil, drukspil, festspil, drikkespil | festspill, partyspill, drikkelek, drikkespill | partyspel, festspel, dryckesspel, fyllespel, dryckeslek | juomapeli, bilepeli, ryyppypeli, juhlapeli
  voksenspil | voksenspill | vuxenspel | aikuisten peli
  rejsespil | reisespill | resespel | matkapeli
  bingo, bingospil, bingoplader | bingo, bingospill, bingoblokk | bingo, bingospel, bingobrickor | bingo, bingopeli
  pokersæt, pokerchips, poker | pokersett, pokersjetonger, poker | pokerset, pokermarker, poker | pokerisetti, pokeri, pelimerkit
  mikado, pindespil | mikado, pinnespill | plockepinn spel, mikado | mikado, tikkupeli
  domino, dominobrikker | domino, dominobrikker | domino, dominobrickor | dominopeli, dominopalikat
  magnetisk tegnetavle | magnetisk tegnetavle | magnetisk ritplatta | magneettipiirtotaulu
  bordfodbold, bordfodboldspil | fotballspill, bordfotball | fotbollsspel, bordsfotboll | pöytäjalkapallo, jalkapallopeli
  bordhockey, airhockey | bordhockey, airhockey | bordshockey, hockeyspel, airhockey | pöytäjääkiekko, jääkiekkopeli, ilmakiekko
  dart, dartskive, dartspil | dart, dartskive, dartspill, pilkast, dartspel | dart, darttavla, pilkastning, dartspel, piltavla | darts, tikkataulu, tikkapeli, tikkataulupeli
  dartpile, dart pile | dartpiler | dartpilar, pilar dart | dartstikat, tikat, dartnuolet
  billard, poolbord | biljard, biljardbord | biljard, biljardbord | biljardi, biljardipöytä
  poolkø, billardkø, billardkugler | biljardkø, biljardkuler | biljardkö, biljardbollar | biljardikeppi, biljardipallot
puslespil, puzzle, puslespil børn, puzzlespil | puslespill, puzlespill, puslespel | pussel, läggspel, pussel barn | palapeli
  ?puslespil 1000 brikker, voksenpuslespil | puslespill 1000 brikker | pussel 1000 bitar | palapeli 1000 palaa
  knoppuslespil, træpuslespil | knottepuslespill, trepuslespill | knoppussel, träpussel | nuppipalapeli, puupalapeli
  ?børnepuslespil | barnepuslespill | barnpussel | lasten palapeli
  puslespil 3d, 3d puslespil | 3d puslespill | 3d pussel | 3d palapeli
puslespilsmåtte | puslespillmatte | pusselmatta | palapelialusta
legetæppe, legemåtte | lekematte, leketeppe | lekmatta, lekfilt | leikkimatto, leikkimatot
udklædning, kostume, fastelavnskostume, udklædningstøj, kostumer, karnevalstøj, fastelavnstøj, fastelavns kostume, halloween kostume, halloween udklædning | kostyme, utkledning, karnevalskostyme, utkledningsklær, karnevalsdrakt, karnevalsklær, karneval, utkledningstøy | maskeradkläder, maskeraddräkt, utklädning, utklädningskläder, kostym maskerad, utklädnadskläder, maskerad, utklädnad | naamiaisasu, naamiaisasut, roolivaatteet, naamiaisvaatteet, naamiaispuku, rooliasu, karnevaaliasu
  prinsessekjole, elsa kjole, prinsesse kostume | prinsessekjole, elsa kjole, prinsessekostyme | prinsessklänning, elsaklänning, prinsessdräkt | prinsessamekko, prinsessapuku, prinsessaasu, elsa mekko
  superheltekostume, spidermankostume | superheltkostyme, spidermankostyme | superhjältedräkt, spidermandräkt | supersankariasu, spiderman asu
  halloweenkostume, halloween kostume | halloweenkostyme, halloween kostyme | halloweendräkt, halloween kostym | halloween-asu, halloweenasu
  nissekostume, nissedragt, julemandskostume, julemandsdragt | nissekostyme, nissedrakt, julenissedrakt | tomtedräkt, tomtekläder | tonttuasu, joulupukin asu, joulupukin puku
  nissehue, julemandshue | nisselue, julenisselue | tomteluva, tomtemössa | tonttulakki, tonttulakit, tontunlakki, joulupukin lakki, tonttuhattu
  heksekostume | heksekostyme | häxdräkt | noita-asu
  paryk, parykker | parykk | peruk | peruukki, peruukit
  maske, ansigtsmaske udklædning, halloweenmaske, dyremaske, fastelavnsmaske | maske, utkledningsmaske, halloweenmaske, dyremaske, karnevalsmaske | mask, utklädningsmask, halloweenmask, djurmask | naamari, naamio, vappunaamari, eläinnaamari, halloweennaamari
  ansigtsmaling, ansigtssminke | ansiktsmaling, ansiktsfarge | ansiktsfärg, ansiktsmålning, ansiktssmink | kasvovärit, kasvomaalit, kasvoväri, kasvomaali
  tryllestav | tryllestav | trollstav, trolleristav | taikasauva
  falske vipper fest, løstænder | løstenner | löständer, vampyrtänder | vampyyrin hampaat
  prinsessekrone, tiara | prinsessekrone, tiara | prinsesskrona, tiara | prinsessakruunu, tiara, kruunu
festartikler, fest, festpynt, festting, børnefødselsdag | festartikler, fest, festpynt, festutstyr, festting, bursdag, partypynt, festsaker, festdekorasjoner | festartiklar, fest, partydekoration, festdekoration, festprylar, barnkalas, kalastillbehör, festtillbehör, kalasprylar | juhlatarvikkeet, juhlat, juhlakoristeet, juhlakoriste, synttäritarvikkeet, bileet, bilekoristeet
  ballon, balloner | ballong, ballonger | ballong, ballonger | ilmapallo
    folieballon, talballon, bogstavballon | folieballong, tallballong, bokstavballong | folieballong, sifferballong, bokstavsballong | foliopallo, numeropallo, folioilmapallo, numeroilmapallo, kirjainpallo
    helium, heliumflaske, heliumballon | helium, heliumflaske, heliumballong | helium, heliumtub, heliumballong | helium, heliumsäiliö, heliumpallo
  ballonguirlande, ballonbue | ballongbue, ballonggirlander | ballongbåge, ballonggirlang | ilmapallokaari
  ballonpumpe | ballongpumpe | ballongpump | ilmapallopumppu
  konfetti, bordkonfetti, konfettirør | konfetti | konfetti | konfetti
  serpentiner, serpentine | serpentiner, serpentin | serpentiner, serpentin | serpentiini
  festhat, festhatte | festhatt, partyhatt | partyhatt, kalashatt | juhlahattu, juhlahatut, bilehattu
  guirlande, vimpelguirlande | girlander, vimpelrekke | girlang, vimpelgirlang, vimpelrad | viirinauha, juhlaköynnös, lippunauha, lippuköynnös
  piñata, pinata | pinjata, pinata | piñata, pinata | piñata, pinata
  fødselsdagslys, kagelys, tallys, lagkagelys | bursdagslys, kakelys, tallys | tårtljus, födelsedagsljus, sifferljus, ljus tårta | kakkukynttilä, syntymäpäiväkynttilä, numerokynttilä, synttärikynttilä
  fødselsdagspynt, fødselsdagsflag, børnefødselsdag pynt | bursdagspynt, bursdagsdekorasjon, bursdagsgirlander, bursdagsfest | födelsedagspynt, kalasdekoration, kalas, kalaspynt, födelsedagsdekoration | syntymäpäiväkoristeet, synttärikoristeet, synttärit, synttärikoriste, kaverisynttärit, synttäribileet
  stjernekaster, stjernekastere, julestjernekaster | stjerneskudd | tomtebloss | tähtisädetikku, tähtisadetikku, tähtisädetikut, tähtitikku
  knæklys, lysstav | knekklys, lysstav | glowsticks, knäckljus, ljusstav | valotikku, valotikut, hehkutikku
  halloweenpynt, halloween, halloween dekoration, halloweendekoration, edderkoppespind, græskarpynt | halloweenpynt, halloween, halloweendekor, halloweensaker | halloweendekoration, halloweenpynt, halloween, halloweensaker, spindelnät halloween, halloweenpumpa plast | halloweenkoristeet, halloween, halloweenkoriste, halloween-koriste, hämähäkinseitti halloween
  studenterhue | russelue, studentlue, studenterlue | studentmössa | ylioppilaslakki, ylioppilaslakit, yo-lakki
  slikposer, godteposer, goodiebag | godteposer, godteripose bursdag | kalaspåsar, godispåsar kalas | karkkipussit juhliin, lahjapussit lapsille
  fastelavnsris, fastelavnstønde | fastelavnsris | fastlagsris, påskris | virpomisvitsa, virpomisoksat
  studenterpynt, studenterbånd, studenterfest | russeutstyr, russ, russesaker | studentpynt, studentskylt, studentfirande, studentband | ylioppilasjuhlat, yo-juhlat, yo-koristeet, valmistujaiskoristeet
  - | russedress, russebukse, russeklær | - | -
  - | russekort | - | -
  bryllupspynt, bryllup | bryllupspynt, bryllup | bröllopsdekoration, bröllop | hääkoristeet, häät
  barnedåbspynt, babyshower, dåbspynt | dåpspynt, babyshower, dåp | dopdekoration, babyshower, dop | ristiäiskoristeet, ristiäiset, babyshower, vauvakutsut
  konfirmationspynt | konfirmasjonspynt | konfirmationspynt | rippijuhlakoristeet, rippijuhlat
  nytårspynt, nytår, nytårshat | nyttårspynt, nyttår, nyttårshatt | nyårspynt, nyår, nyårshatt | uudenvuoden koristeet, uusivuosi, uudenvuodenhattu
  - | - | - | vappukoristeet, vappu, vapputarvikkeet
fyrværkeri, raketter, batteri fyrværkeri, nytårskrudt | fyrverkeri, raketter, nyttårsraketter, fyrverkeribatteri, nyttårsfyrverkeri | fyrverkeri, raketer, fyrverkerier, nyårsraketer, fyrverkeritårta | ilotulitteet, ilotulite, raketit, raketti, uudenvuoden raketit, rakettipaketti, ilotuliteraketti
  bordbomber, bordbombe | bordbomber, bordbombe | bordsbomber, bordsfyrverkeri, bordsbomb | pöytäpommi, paukkuserpentiini
  kanonslag, knaldperler, knallerter fyrværkeri | kinaputter, knallerter | smällare, knallpärlor | paukut, papatit, paukkuherneet
  fakkel, havefakkel | fakkel, hagefakkel | fackla, facklor, trädgårdsfackla | soihtu, soihdut, ulkosoihtu, pihasoihtu, puutarhasoihtu`,
}
