import type { GoodsTable } from '../goods-table.ts'

/** Paint, wallpaper, timber, boards, insulation, mortar, floors, tiles, doors, windows, roofs, firewood. */
export const buildingMaterials: GoodsTable = {
  part: 'building',
  rows: `
maling, malinger, vandbaseret maling | maling, malinger | färg, målarfärg, målarfärger | maali, maalit
  ?vægmaling, indendørsmaling, hvid maling, indendørs maling, loft og vægmaling | veggmaling, innendørsmaling, interiørmaling, hvit maling | väggfärg, väggfärger, inomhusfärg, inomhusfärger, vit färg | seinämaali, seinämaalit, sisämaali, sisustusmaali, sisustusmaalit, valkoinen maali
    ?loftmaling, loftsmaling | takmaling innendørs, takmaling, himlingsmaling | takfärg, innertaksfärg | kattomaali, sisäkattomaali
    vådrumsmaling, badeværelsesmaling | våtromsmaling, baderomsmaling | våtrumsfärg, badrumsfärg | kosteantilanmaali, märkätilamaali, kylpyhuonemaali
  træmaling, panelmaling, møbelmaling, snedkermaling, træ- og metalmaling, vinduesmaling | panelmaling, møbelmaling, listmaling, treverk maling | snickerifärg, träfärg, möbelfärg, lackfärg, panelfärg | kalustemaali, puumaali, paneelimaali, kaappimaali, huonekalumaali
  facademaling, udendørsmaling, murmaling, husmaling, heldækkende træbeskyttelse, havemaling, udendørs maling | husmaling, utendørsmaling, fasademaling, murmaling, utemaling | fasadfärg, utomhusfärg, husfärg, murfärg, träfasadfärg | ulkomaali, talomaali, julkisivumaali, sokkelimaali, ulkomaalit
    svenskrød, svensk rødmaling, slamfarve | rødmaling, komposisjonsmaling | slamfärg, falu rödfärg, rödfärg | punamultamaali, punamulta
    sokkelmaling, sokkelfarve, tagmaling udendørs, tagmaling | grunnmursmaling, takmaling ute | sockelfärg, takfärg utomhus, plåttaksfärg | sokkelin maali, peltikattomaali, tiilikattomaali, kattomaali ulos
    linoliemaling | linoljemaling | linoljefärg | pellavaöljymaali
  gulvmaling, betonmaling, gulvlak maling | gulvmaling, betongmaling, garasjegulvmaling | golvfärg, betongfärg | lattiamaali, betonilattiamaali, betonimaali
  metalmaling, rustbeskyttelsesmaling, hammerite, radiatormaling | metallmaling, hammerite, rustmaling, radiatormaling | metallfärg, rostskyddsfärg, hammerite, elementfärg | metallimaali, hammerite, ruostesuojamaali, patterimaali
  spraymaling, spraymalinger, dåsespray | spraymaling, spraylakk, sprayboks | sprayfärg, sprayfärger, spraylack | spraymaali, spraymaalit, spraymaalaus
  kalkmaling, chalk paint, kridtmaling | kalkmaling, chalk paint | kalkfärg, kritfärg, chalk paint | kalkkimaali, chalk paint
  tavlemaling, magnetmaling, effektmaling, tavlelak | tavlemaling, magnetmaling | griffelfärg, tavelfärg, magnetfärg | liitutaulumaali, magneettimaali
  bundmaling, bådmaling, bundmaling båd | bunnstoff, båtmaling | bottenfärg, båtbottenfärg, båtfärg | pohjamaali veneeseen, venemaali, myrkkymaali, eliönestomaali
  flisemaling, køkkenmaling | flismaling, kjøkkenmaling | kakelfärg, köksfärg | kaakelimaali, laattamaali, keittiömaali
  grunder, primer, grundmaling, spærregrunder, grundere | grunning, primer, kvistsperre, grunningsmaling | grundfärg, grundning, primer, spärrgrund, kvistlack | pohjamaali, pohjamaalit, tartuntapohja, pohjuste, oksalakka
træbeskyttelse, træbeskyttelser, transparent træbeskyttelse, træimprægnering, grundingsolie | trebeskyttelse, beis, dekkbeis, oljedekkbeis, transparent beis | träskydd, träskyddsmedel, täcklasyr, lasyr, tjärolja, grundolja | puunsuoja, puunsuojat, kuullote, kuultava puunsuoja, peittosuoja, puunsuoja-aine
  bejdse, træbejdse | beis innendørs, interiørbeis, trebeis | bets, träbets | petsi, puupetsi
  ?terrasseolie, træolie, hårdttræsolie, teaktræsolie, linolie, havemøbelolie, olie til træ | terrasseolje, terrassebeis, treolje, teakolje, linolje | altanolja, trallolja, träolja, teakolja, linolja, terrassolja, trädäcksolja, möbelolja | terassiöljy, puuöljy, teak-öljy, teaköljy, pellavaöljy, kalusteöljy, lattiaöljy
  trætjære, tjære | tretjære, tjære | trätjära, tjära | terva, hautaterva
  træolie til bordplade, bordpladeolie, møbelvoks, møbelolie, gulvolie, gulvvoks | benkeplateolje, møbelvoks, gulvolje, møbelolje | bänkskivsolja, möbelvax, golvolja, hårdvaxolja | työtasoöljy, huonekaluvaha, öljyvaha
  saunavoks, saunaolie | badstuolje, badstuvoks | bastuvax, bastuolja | saunasuoja, saunavaha, panelivaha, paneelivaha, laudesuoja, laudeöljy
lak, klar lak, trælak, gulvlak, møbellak, panellak | lakk, gulvlakk, trelakk, klarlakk, møbellakk, panellakk | lack, golvlack, klarlack, trälack, båtlack, möbellack | lakka, lakat, lattialakka, kalustelakka, paneelilakka, puulakka
fortynder, cellulosefortynder | tynner, fortynner | thinner, förtunning | tinneri, ohenne, ohennin, liuotin, liuottimet, liuote
  terpentin, mineralsk terpentin | white spirit, terpentin, whitesprit | lacknafta, terpentin | lakkabensiini, tärpätti, mineraalitärpätti
  acetone | aceton | aceton | asetoni
penselrens, penselvask | penselrens, penselvask | penseltvätt, penselrengöring | sivellinpesu, sivellinpesuaine
malingfjerner, malingsfjerner, lakfjerner | malingsfjerner, malingfjerner, lakkfjerner | färgborttagning, färgborttagningsmedel | maalinpoistoaine, maalinpoisto
grundrens, malerrengøring, malervask | malervask, kraftvask | målartvätt | maalipesu
algefjerner, facaderens, fliserens, algerens, skimmelfjerner, husvask, terrasserens | algefjerner, husvask, sopp og algefjerner, terrasserens, skimmelfjerner, fasadevask | fasadtvätt, algtvätt, algborttagare, mögeltvätt, altantvätt, hustvätt | homepesu, homeenpoisto, levänpoisto, talonpesu, julkisivupesu, terassin pesuaine, terassinpesuaine
malerværktøj, malergrej, malerudstyr, malertilbehør | maleverktøy, malerverktøy, malerutstyr, maleutstyr | målarverktyg, målartillbehör, måleriverktyg, målargrejer | maalaustarvikkeet, maalaustarvike, maalausvälineet, maalausväline
  pensel, pensler, malerpensel, penselsæt | pensel, pensler, malepensel, malerpensel, malekost, penselsett | pensel, penslar, målarpensel, penselset | sivellin, siveltimet, pensseli, pensselit, maalisivellin, sutisarja, sivellinsarja, pensselisarja, sivellinsetti, pensselisetti
  malerrulle, malerruller, malerulle, rulle til maling, rullesæt, malersæt | malerulle, malerull, maleruller, malerruller, malesett, malerrull, malerrullsett, malerullsett | roller, målarroller, rollerset, målarset, målarrulle | maalitela, maalitelat, telasetti, tela, maalaustela
  malerbakke, malebakke, rullebakke, malerspand | malebakke, malerbakke, malerspann, malebøtte, malerbrett, malerkar | målartråg, färgtråg, målarhink, färghink | maalikaukalo, maalausastia, maaliämpäri, tela-astia
  teleskopstang, malerstang, forlængerskaft maling | forlengerskaft, teleskopskaft maling | förlängningsskaft, teleskopskaft, målarskaft, rollerskaft | jatkovarsi, maalitelan jatkovarsi, teleskooppivarsi, telanvarsi
  afdækning, afdækningsplast, afdækningspap, malerplast, afdækningsplastik, malertæppe, gulvpap, afdækningsfilt, afdækningspapir | dekkplast, malerplast, maskeringsplast, gulvpapp, malerfilt, dekkpapp, dekkeplast | täckplast, täckpapp, maskeringsplast, golvskyddspapp, målarplast, skyddspapp, skyddsplast | suojamuovi, maalausmuovi, suojapahvi, suojapaperi, maalaussuoja, peitemuovi
  spartel, spartler, spartelsæt, malerspartel | sparkelspade, sparkelspader, sparkelsett | spackelspade, spackelspadar, spackel verktyg | lasta, lastat, kittilasta, tasoitelasta, pakkelilasta
  malerskraber, malingsskraber, tapetskraber | malingsskrape, skrape maling, tapetskrape | färgskrapa, skrapa färg, tapetskrapa | maalikaavin, kaavin, kaapimet, maaliskraba, siklu
spartelmasse, vægspartel, spartelmasser, træspartel, filler, sandspartel | sparkel, sparkelmasse, veggsparkel, tresparkel, lettsparkel, helsparkel | spackel, väggspackel, träspackel, lättspackel, snickerispackel, spackelmassa | tasoite, tasoitteet, seinätasoite, kitti, puukitti, silote, pakkeli
fugemasse, acrylfuge, fuger, fugemasser, akrylfugemasse, malerfuge, fuge, byggefuge, fugefri, brandfuge | fugemasse, akrylfugemasse, akryl, tettemasse, tetningsmasse | fogmassa, akrylfog, tätningsmassa, fogmassor, fog, byggfog | saumausmassa, akryylimassa, saumamassa, akryyli, tiivistemassa
  ~silikone, silikonefuge, sanitetssilikone, vådrumssilikone | silikon, våtromssilikon, sanitærsilikon, silikonfuge | silikon, våtrumssilikon, silikonfog, sanitetssilikon | silikoni, silikonit, saniteettisilikoni
glarmesterkit, vindueskit, kit til vinduer | vinduskitt, glassmesterkitt, kitt | fönsterkitt, kitt | ikkunakitti, lasikitti
fugeskum, pu skum, pu-skum, byggeskum, skum fuge | fugeskum, byggskum, skum fuge | fogskum, byggskum, pu-skum | saumavaahto, uretaani, uretaanivaahto, polyuretaanivaahto, asennusvaahto
tapet, tapeter | tapet, tapeter | tapet, tapeter | tapetti, tapetit
  fototapet, fototapeter | fototapet | fototapet, fototapeter | valokuvatapetti, kuvatapetti
  glasvæv, glasfilt, rutex, vævtapet | strie, malerstrie, glassfiberstrie | väv, glasfiberväv, målarväv, renoveringsduk | lasikuitutapetti, maalattava tapetti, mikrokuitutapetti
tapetværktøj, tapetbord, tapetbørste, tapetafdamper, tapetdamper | tapetverktøy, tapetbord, tapetdamper | tapetverktyg, tapetborste, ångtapetborttagare | tapetointivälineet, tapetointipöytä, tapetinpoistaja
byggematerialer, byggevarer | byggevarer, byggematerialer | byggmaterial, byggvaror | rakennustarvike, rakennustarvikkeet, rakennusmateriaalit
  ~træ, tømmer, trælast, reglar | trelast, trevirke, tømmer | virke, trävaror, byggvirke, timmer, trä | puutavara, sahatavara, rakennuspuu
    ?konstruktionstræ | konstruksjonsvirke, reisverk, planker, planke, plank | konstruktionsvirke, plankor, planka, regel, reglar | runkopuu, kakkosnelonen, lankku
    ?lægter, lægte, taglægter, forskallingsbrædder, rupløjet | lekt, lekter, sløyfer, rupanel, forskaling | läkt, glespanel, reglar, regel, ströläkt | rima, rimat, kakkosnelonen, koolaus
    ?brædder, bræt, planker, høvlet bræt, høvlede brædder, planke, fyrrebræt, høvlet fyrrebræt | planker, planke, glattkant, dimensjonstømmer, plank | brädor, bräda, planka, plankor, hyvlat virke, planhyvlat, plank, råspont | lankku, lankut, höylätty lauta, mitallistettu, lauta, laudat, raakalauta
    trykimprægneret træ, trykimprægnerede brædder, trykimprægneret | trykkimpregnert, impregnerte materialer, impregnert trelast, impregnert | tryckimpregnerat, impregnerat virke, tryckimpregnerat virke | kestopuu, painekyllästetty, painekyllästetty puu
    terrassebrædder, terrassebræt, træterrasse, komposit terrasse, kompositbrædder, komposit, hårdttræ terrasse | terrassebord, kompositt terrasse, komposittbord, kompositt terrassebord | trall, altantrall, komposittrall, trallvirke, trätrall, trädäck, trallbrädor, altanvirke | terassilauta, terassilaudat, terassikomposiitti, komposiittilauta
      trefliser, træfliser, terrassefliser klik, klikfliser terrasse, altanfliser | terrassefliser klikk, treheller, balkonggulv | trätrall plattor, trallplattor, balkonggolv, altanplattor, trätrallplattor | terassilaatta, terassilaatat, ritilälaatta, parvekelaatta, parvekelattia
    beklædningsbrædder, facadebeklædning, klinkbeklædning, træbeklædning, facadebrædder | kledning, utvendig kledning, panel utvendig, villmarkspanel, tømmermannspanel | fasadpanel, ytterpanel, träpanel utomhus | ulkoverhouslauta, ulkovuorilauta, ulkoverhouspaneeli, julkisivulauta
    vægpanel, lamelvæg, akustikpanel, profilbrædder, panelbrædder, loftpaneler, troldtekt, trælamelpanel | veggpanel, panel, spilepanel, akustikkpanel, faspanel, spilevegg, veggplater | väggpanel, panel, ribbpanel, akustikpanel, innertakspanel, takpanel, pärlspont, väggskiva | paneeli, seinäpaneeli, paneelit, sisustuspaneeli, akustiikkapaneeli, rimapaneeli, sisäverhouspaneeli, kattopaneeli, mdf-paneeli, hirsipaneeli, puupaneeli
      saunatræ, saunapanel | badstupanel | bastupanel, bastulavar | saunapaneeli, lauteet, laudepuu, laudelauta
    lister, liste, træliste, trælister | lister, listverk, belistning, trelister | lister, list, trälist | lista, listat, peitelista
      fodlister, fodliste, gulvlister, gulvliste, fodpaneler, fodpanel | gulvlist, gulvlister, fotlist, fotlister | golvlist, golvlister, golvsockel, golvsocklar | jalkalista, jalkalistat, lattialista, lattialistat
      gerigter, gerigt | gerikt, gerikter, utforing | foder dörr, dörrfoder, smygfoder, foder | vuorilista, vuorilistat, ovilista
      loftlister, loftliste, stuklister, stukliste | taklist, taklister, stukklist | taklist, taklister, stuckatur | kattolista, kattolistat
      hjørneliste, hjørnelister, kvartstaf | hjørnelist, kvartstaff, hulkillist | hörnlist, kvartsstav, hålkälslist | kulmalista, kulmalistat, neljännespyörölista
    rundstok, rundstokke, pindestok | rundstokk, rundstav | rundstav, rundstång | pyörölista, pyöröpuu, pyörötanko
    limtræ, limtræsplade, hobbytræ, limtræsbjælke | limtre, limtreplate, hobbyplate, limtrebjelke | limträ, limfog, limträskiva, limträbalk, limfogskiva | liimapuu, liimapuulevy, liimapuupalkki, hobbylevy
    stolper, stolpe, hegnsstolper træ, carportstolpe | stolper, stolpe, terrassestolpe | stolpar, stolpe, stolpe tryckimpregnerad | tolppa, tolpat, kestopuutolppa, pylväs
  byggeplader, bygningsplader, træplader, pladematerialer | bygningsplater, bygningsplate, platemateriale, treplater | byggskivor, byggskiva, träskivor, skivmaterial | rakennuslevy, rakennuslevyt, puulevy, puulevyt, levytavara
    krydsfiner, krydsfinér, finer, finerplade, plywood | kryssfiner, finer, finerplate, plywood | plywood, kryssfaner, plywoodskiva, fanér, plyfa | vaneri, vanerit, vanerilevy, vanerilevyt, filmivaneri
    spånplade, spånplader, gulvspånplader | sponplate, sponplater, gulvspon, gulvsponplate | spånskiva, spånskivor, golvspånskiva | lastulevy, lastulevyt, lattialastulevy
    mdf plade, mdf, mdf-plade, hdf | mdf, mdf-plate, mdf plate | mdf, mdf-skiva, mdf skiva | mdf, mdf-levy, mdf levy
    osb plade, osb-plade, osb, masonit, træfiberplade, hård masonit | osb, osb-plate, trefiberplate, huntonit, masonitt | osb, osb-skiva, masonit, board, träfiberskiva, tretex | osb, osb-levy, osb levy, kovalevy, huokoinen puukuitulevy, tuulensuojalevy, huokolevy
    gips, gipsplader, gipsplade, gipspladen, fibergips | gips, gipsplate, gipsplater | gips, gipsskiva, gipsskivor | kipsilevy, kipsilevyt, kipsi, erikoiskova kipsilevy
    vådrumsplade, vådrumspanel, vægplader badeværelse, badeværelsespanel | våtromsplate, baderomsplater, våtromspanel, baderomspanel | våtrumspanel, våtrumsskiva, badrumspanel, våtrumstapet | märkätilalevy, kylpyhuonepaneeli, kosteantilanlevy, märkätilapaneeli
  stålskeletter, stålprofil, gipsprofil | stålstender, stålprofil | stålregel, stålreglar, plåtregel | peltiranka, teräsranka
  gipsstrimmel, armeringstape, hjørnebeskytter, pudshjørne | sparkelstrimmel, gipsremse, hjørnebeslag gips, papirremse gips | gipsremsa, pappersremsa, hörnskydd, spackelremsa | saumanauha, kulmanauha, kulmasuoja, kipsisaumanauha
  vådrumsmembran, vådrumssikring | membran, smøremembran, våtromsmembran | tätskikt, våtrumstätning, membran badrum | vedeneriste, vedeneristys, kosteussulku
  isolering, isoleringsmateriale | isolasjon, isolasjonsmatter, isolasjonsplater | isolering, isoleringsskiva | eriste, eristeet, eristys, lämmöneriste
    ?mineraluld, glasuld, stenuld, rockwool, isover | glava, rockwool, steinull, glassull, mineralull, isolasjonsull | glasull, stenull, mineralull, rockwool, isover | mineraalivilla, eristevilla, villa eriste, lasivilla, kivivilla, villalevy, paroc, isover
    flamingo, polystyren, sundolitt, polystyrenplader, styropor, trykfast isolering, flamingoplader, isopor, isoporplader | isopor, isoporplate, isoporplater, xps, eps | cellplast, frigolit, frigolitskiva, cellplastskiva, xps | styrox, styroksi, eps-eriste, styrox-levy, finnfoam, eps-levy, xps, eristelevy
    lydisolering, akustikplader, lydabsorbent | lydisolasjon, akustikkplater, lydabsorbent | ljudisolering, ljudabsorbent, akustikplatta, akustikplattor | äänieriste, äänieristys, akustiikkalevy, akustolevy
  dampspærre, dampspærretape, vindspærre, undertag, undertagsdug | dampsperre, vindsperre, undertak, dampsperretape, vindsperreduk, vindtett | ångspärr, vindskyddsduk, åldersbeständig plast, byggfolie, vindduk, ångspärrstejp | höyrynsulkumuovi, höyrynsulku, tuulensuojakangas, aluskate, ilmansulkupaperi, höyrynsulkuteippi, tuulensuoja
  byggeplast, byggefolie, plastfolie bygge, radonspærre | byggplast, byggfolie, radonsperre, grunnmursplast | byggplast, byggplastfolie, platonmatta | rakennusmuovi, patolevy, muovikalvo rakennus
  cement | sement | cement | sementti
  mørtel, murmørtel, muremørtel, tørmørtel, pudsemørtel | mørtel, murmørtel, tørrmørtel, pussemørtel | bruk, murbruk, putsbruk | laasti, laastit, muurauslaasti, rappauslaasti, kuivalaasti, tasoituslaasti
    fugemørtel, flisefuge, fliser fuge, fugemørtel fliser, fuge | fugemørtel, flisfuge | kakelfog, fogbruk, klinkerfog, fog | saumalaasti, laattasauma, saumauslaasti
  beton, tørbeton, støbemix, betonmørtel, stolpebeton | betong, tørrbetong, betong b30, stolpebetong, weber betong, støpemiks | betong, grovbetong, finbetong, torrbetong, stolpbetong, gjutbetong | betoni, kuivabetoni, säkkibetoni, tolppabetoni, juotosbetoni, valubetoni, valubetonit
  gulvspartel, flydespartel, gulvspartelmasse, nivelleringsmasse | avrettingsmasse, gulvavretting, flytsparkel, gulvsparkel | golvspackel, avjämningsmassa, flytspackel | lattiatasoite, lattian tasoite, pumpputasoite, itsesiliävä tasoite
  kalk, hydratkalk, jordkalk, kulekalk, læsket kalk bygge | kalkmørtel, hydratkalk | kalkbruk, hydratkalk | kalkkilaasti, sammutettu kalkki
  mursten, teglsten, tegl | murstein, teglstein, tegl | tegel, tegelsten | tiili, tiilet, kahitiili
  ildfaste sten, skamolsten, ildfast sten | ildfast stein, brannstein | eldfast tegel, eldfasta plattor | tulenkestävä tiili, tulitiili, tulitiilet
  letklinkerblok, leca blok, lecablok, fundablok, multiblok, gasbeton, fundamentblok, leca | lecablokk, leca, siporex, lettklinkerblokk | lecablock, leca, lättbetong, murblock | harkko, harkot, leca-harkko, siporex, kevytsoraharkko
  tagplader, tagplade, tagmateriale, tagmaterialer | takplater, taktekking, takbelegg | takmaterial, takskivor, takplattor | kattolevy, kattolevyt, katemateriaali, vesikate
    tagpap, tagpapshingles, shingles | takpapp, takshingel, shingel | takpapp, shingel, takshingel | kattohuopa, kattohuovat, palahuopa, bitumihuopa, huopakate
    tagsten, tegltag, betontagsten | takstein | takpannor, tegelpannor, takpanna, betongpannor | kattotiili, kattotiilet
    ståltag, ståltagplader, trapezplader, trapeztag | stålplater tak, platetak, ståltak | takplåt, plåttak, trapetsplåt, korrugerad plåt | peltikatto, kattopelti, kattopellit, peltikate, aaltopelti
    eternit, bølgeplader, bølgeplade, eternitplader | bølgeplater, eternitt | eternit, korrugerade plattor | aaltolevy, aaltolevyt, kuitusementtilevy
    plasttag, klar tagplade, plasttagplader, termoplade, termotag | plasttak, kanalplater, klare takplater | plasttak, kanalplast, altantak plast | valokate, valokatteet, kennolevy, muovikate
  armeringsnet, armeringsjern, rionet, støbenet | armering, armeringsnett, armeringsjern, kamstål | armeringsnät, armeringsjärn, kamstång | raudoitusverkko, harjateräs, harjaterästanko, betoniverkko
tætningsliste, tætningslister, fejeliste, vinduestætning, dørtætning | tettelist, tettelister, dørlist tetning | tätningslist, tätningslister, dörrtätning, fönstertätning | tiiviste, tiivistenauha, ikkunatiiviste, ovitiiviste, ikkunan tiiviste, tiivisteet
havefliser, betonfliser, fliser til have, terrassefliser beton, flisesten | heller, hageheller, betongheller, skiferheller | betongplattor, trädgårdsplattor, plattor utomhus, markplattor, skiffer, plattor | pihalaatta, pihalaatat, betonilaatta, betonilaatat, liuskekivi, laattakivi, laattakivet
belægningssten, sf-sten, herregårdssten | belegningsstein | marksten, markstenar | pihakivi, pihakivet, pihakiveys
  brosten, chaussésten | brostein, gatestein | gatsten, smågatsten | noppakivi, mukulakivi, nupukivi
kantsten, kantsten have | kantstein | kantsten, trädgårdskant sten | reunakivi, reunakivet
støttemur, støttemurssten, l-sten | støttemur, støttemurstein | stödmur, murblock stödmur | muurikivi, muurikivet, tukimuuri
granitskærver, skærver | pukk | makadam, bergkross, kross | sepeli, murske
pyntesten, perlesten, ærtesten, havesten, singels, perlegrus | singel, pyntestein, elvestein | singel, dekorsten, prydnadssten, natursten | koristekivi, koristekivet, seulanpääkivi, luonnonkivi
grus, stabilgrus | grus, subbus | grus, bärlager, stenmjöl | sora, soratuote
sand, legesand, sandkassesand, fugesand, strandsand, støbesand, bundsand, vaskesand | sand, lekesand, sandkassesand, fugesand, støpesand | sand, sandlådesand, leksand, fogsand, baksand | hiekka, leikkihiekka, saumaushiekka, hiekkalaatikkohiekka, puhallushiekka, kivituhka, saumahiekka
gulv, gulve, gulvbelægning, gulvbrædder | gulv, gulvbelegg, gulvbord | golv, golvbeläggning, golvbrädor | lattia, lattiat, lattiapäällyste, lattialauta, lattialaudat, lattiamateriaali
  laminatgulv, laminatgulve, laminat, klikgulv | laminatgulv, laminat, laminatparkett, klikkgulv | laminatgolv, laminat, klickgolv | laminaatti, laminaatit, laminaattilattia
  trægulv, parketgulv, parket, egeparket, plankegulv, lamelparket, trægulve, sildebensparket | parkett, parkettgulv, tregulv, eikeparkett, fiskebensparkett | parkett, parkettgolv, trägolv, massivt trägolv, ekparkett, fiskbensparkett, plankgolv | parketti, parketit, puulattia, tammiparketti, lautaparketti, kalanruotoparketti
  vinylgulv, vinylgulve, vinylklik, lvt gulv, designgulv, vinyl gulv, klikvinyl | vinylgulv, vinylklikk, vinyl, vinylbelegg, gulvbelegg vinyl, klikkvinyl | vinylgolv, plastmatta, plastgolv, vinylmatta, klickvinyl | vinyylilattia, vinyylilankku, vinyylilankut, vinyyli, muovimatto
  linoleum, linoleumsgulv | linoleum, linoleumsgulv | linoleum, linoleummatta, linoleumgolv | linoleum, linoleumlattia
  korkgulv, korkplader | korkgulv, korkplater | korkgolv | korkkilattia
  garagegulv, klikfliser garage, gummimåtte til garage, gummifliser, gummigulv | garasjegulv, klikkfliser garasje, gummigulv, gummifliser | garagegolv, plattor garage, gummigolv, gummimatta golv | autotallin lattialaatta, kumilaatta, kumilattia, kumimatto
gulvunderlag, underlag til gulv, laminatunderlag, parketunderlag, gulvfoam | gulvunderlag, parkettunderlag, underlag laminat | golvunderlag, underlagsfoam, parkettunderlag, golvfoam, lumppapp | lattian alusmateriaali, parketinalus, alusmateriaali laminaatille, parketin alushuopa, askeläänieriste
gulvskinne, overgangsliste, overgangsskinne, dørtrin | overgangslist, gulvskinne, dørterskel, terskel | övergångslist, skarvlist, tröskel, golvskena | siirtymälista, kynnys, kynnykset, kynnyslista, eritasolista
kunstgræs, kunstgræstæppe, græstæppe | kunstgress, kunstgressmatte | konstgräs, konstgräsmatta, gräsmatta konst | tekonurmi, tekonurmet, keinonurmi
fliser, flise, vægfliser, gulvfliser, klinker, mosaikfliser, gulvklinker, mosaik, keramiske fliser | fliser, flis, veggfliser, gulvfliser, baderomsfliser, mosaikk, mosaikkfliser | kakel, klinker, klinkers, kakelplattor, väggkakel, golvklinker, mosaik, kakelplatta | laatta, laatat, kaakeli, kaakelit, seinälaatta, lattialaatta, mosaiikkilaatta, mosaiikki, klinkkeri
fliselister, fliseliste, hjørneliste fliser | flislist, flislister | kakellist, kantlist kakel | laattalista, laattalistat
fliseklistermærker, selvklæbende fliser, stænkplade, stænkpanel | klistrefliser, sprutplate, kjøkkenplate, fliselaminat | kakeldekor, stänkskydd, självhäftande kakel, stänkpanel | tarralaatta, välitilalevy, välitilan laatta, roiskesuoja keittiö
dør, døre | dør, dører | dörr, dörrar | ovi, ovet
  inderdør, indvendig dør, inderdøre, celledør, indvendige døre | innerdør, innerdører, innvendig dør | innerdörr, innerdörrar | sisäovi, sisäovet, väliovi, väliovet
  yderdør, hoveddør, facadedør, yderdøre, bryggersdør | ytterdør, ytterdører, inngangsdør, bod dør | ytterdörr, ytterdörrar, entrédörr, förrådsdörr | ulko-ovi, ulko-ovet, ulkoovi, varaston ovi, parvekeovi
  terrassedør, havedør, altandør, skydedør terrasse | terrassedør, balkongdør, verandadør | altandörr, balkongdörr, terrassdörr, fönsterdörr | terassiovi, terassin ovi, parvekkeen ovi, liukuovi terassi
  skydedør, skydedøre, foldedør, skydedørsskinne | skyvedør, skyvedører, foldedør | skjutdörr, skjutdörrar, vikdörr | liukuovi, liukuovet, haitariovi, taiteovi
  garageport, garageporte | garasjeport, garasjeporter | garageport, garageportar | autotallin ovi, nosto-ovi, autotallinovi, autotallin nosto-ovi
  saunadør, glasdør | badstudør, glassdør | bastudörr, glasdörr | saunanovi, saunan ovi, lasiovi, kylpyhuoneen ovi
dørkarm, karme, karm | dørkarm, karm | dörrkarm, karm | ovenkarmi, karmi, karmit
dørstopper, dørstoppere, dørstop | dørstopper, dørstoppere | dörrstopp, dörrstoppare | ovistoppari, ovenpysäytin
dørpumpe, dørlukker | dørpumpe, dørlukker | dörrstängare, dörrpump | ovensuljin, ovipumppu
portåbner, garageportsåbner | portåpner, garasjeportåpner | portöppnare, garageportsöppnare | autotallin ovenavaaja, nosto-oven avaaja
vindue, vinduer | vindu, vinduer | fönster | ikkuna, ikkunat
  ovenlysvindue, tagvindue, velux, ovenlysvinduer, velux vindue, ovenlys | takvindu, velux | takfönster, velux | kattoikkuna, kattoikkunat, velux
vindueskarm, vinduesplade, bundstykke | vinduskarm, vinduskarmer, vindusbrett, vinduspost | fönsterbräda, fönsterbräde, fönsterkarm, fönsterbleck | ikkunalauta, ikkunapenkki, ikkunapelti, ikkunan karmi
vinduesfolie, solfilm, frostfolie, vinduesfilm, solfilm til vindue | vindusfolie, solfilm, frostfolie vindu | fönsterfilm, solfilm, frostad fönsterfilm, insynsskydd fönster | ikkunakalvo, ikkunatarra, aurinkosuojakalvo, näkösuojakalvo
plexiglas, akrylplade, akrylglas, polycarbonat, glasplade, plastplade | pleksiglass, akrylplate, polykarbonat | plexiglas, akrylskiva, polykarbonat, akrylglas | pleksi, akryylilevy, polykarbonaatti, pleksilasi, pleksit
~plast, plastik | plast | plast | muovi
vinduesbeslag, vindueshængsel, stormkrog, anverfer | vindusbeslag, vindushaspe, stormkrok | fönsterbeslag, fönsterhasp, stormhake, stormkrok | ikkunahela, ikkunan haka, myrskyhaka, tuulihaka
tagrende, tagrender, nedløbsrør, nedløb | takrenne, takrenner, nedløpsrør, nedløp | hängränna, stuprör, takavvattning, hängrännor, takränna | sadevesikouru, sadevesikourut, räystäskouru, rännit, ränni, syöksytorvi, syöksytorvet
bladsi, tagrendenet, løvfanger | løvrist, takrennebeskyttelse, løvsil | lövsil, lövskydd hängränna | lehtisihti, rännisihti, räystäskourun suoja
inddækning, zinkinddækning, sternkapsel | beslag tak, takbeslag, mønebeslag | plåtbeslag, vindskiva, nockplåt | listapelti, harjapelti, räystäspelti
snefanger | snøfanger | snörasskydd | lumieste, lumiesteet
terrassetag, terrasseoverdækning, overdækket terrasse, halvtag | terrassetak, terrasseoverbygg, overbygd terrasse | altantak, terrasstak, uteplatstak | terassikatto, terassin katto, terassikate, terassikatos
carport, carporte | carport, carporter | carport, carportar | autokatos, autokatokset
indgangsparti tag, udhæng over dør, baldakin dør, halvtag dør | takoverbygg, inngangstak, overbygg inngang | entrétak, skärmtak, dörrtak | lippakatos, ovikatos, sisäänkäyntikatos
skur, haveskur, redskabsskur, skure, redskabsrum | bod, redskapsbod, hagebod, uthus, utebod, lagerbod | förråd, redskapsbod, trädgårdsbod, redskapsskjul, bod | pihavaja, puutarhavaja, vaja, piharakennus, varasto pihalle, liiteri, varasto, pihavarasto
  brændeskur, brændeskure, brændely | vedbod, vedskjul | vedbod, vedförråd, vedskjul | puuvaja, puuliiteri, polttopuukatos, halkovaja
  cykelskur, cykelgarage | sykkelbod, sykkelskur | cykelgarage, cykelbod | pyöräkatos, pyörävaja
  metalskur, plastskur | metallbod, plastbod | plåtbod, plastförråd, metallförråd | peltivaja, muovivaja
anneks, bjælkehytte, havehus, træhytte, sommerhus byggesæt | anneks, hagehytte, laftehytte | attefallshus, friggebod, stuga byggsats, gäststuga | pihamökki, aitta, mökki, hirsimökki, vierasmökki
  affaldsskjuler, skraldespandsskjuler, affaldsskur | søppelskjul, avfallsskjul, søppelkassebod | sopkärlsskåp, soptunneskydd, soptunneskjul | jäteaita, jätekatos, roska-astian suoja, jätteidenlajittelukatos
udestue, udestuer, vinterhave | hagestue, hagestuer, vinterhage | uterum, vinterträdgård, inglasat uterum | lasiterassi, lasiterassit, talvipuutarha
trappe, trapper, indskudstrappe | trapp, trapper | trappa, trappor, utomhustrappa | portaat, ulkoportaat, rappuset
gelænder, rækværk, værn, balkonværn, glasværn, håndliste | rekkverk, gelender, håndlist, glassrekkverk | räcke, ledstång, trappräcke, altanräcke, glasräcke | kaide, kaiteet, käsijohde, terassikaide, lasikaide
trappestøtter, stolpesko, stolpebærer, stolpefod | stolpesko, stolpefot, stolpebærer | stolpsko, stolpfot, plintsko, plint, markskruv, stolpskor | pilarikenkä, pilarinkenkä, tolppakenkä, ruuvipaalu, ruuvipaalut
skridsikring trappe, trappetrin skridsikker, trinmåtter | sklisikring trapp, trappetrinn antiskli | trappstegsmatta, halkskydd trappa | porrasmatto, liukueste portaisiin
drænrør, dræn | drensrør, drenering | dräneringsrör, dränering, dräneringsslang | salaojaputki, salaojaputket, salaoja
kloakrør, kloak | avløpsrør utendørs, overvannsrør, markrør | avloppsrör mark, markrör, markavlopp | viemäriputki maahan, rumpuputki, maaviemäriputki
brønd, kloakdæksel, kloakbrønd, sandfangsbrønd, faskine, brønddæksel | kum, kumlokk, sandfang | dagvattenbrunn, brunn, brunnslock, stenkista | sadevesikaivo, salaojakaivo, kaivonkansi, kaivo
fiberdug, geotekstil, ukrudtsdug, ukrudtsdug fiberdug | fiberduk, ugressduk, geotekstil | markduk, fiberduk, geotextil, ogräsduk, markväv | suodatinkangas, maisemointikangas, rikkaruohokangas, juurieste, katekangas, rikkaruohomatto
metalprofil, aluprofil, stålprofiler, aluminiumsprofil, fladjern, vinkelprofil, rør firkantet | metallprofil, aluminiumsprofil, flattstål, vinkelprofil, stålrør | metallprofil, aluminiumprofil, vinkelprofil, plattstång, rör fyrkant | alumiiniprofiili, teräsprofiili, lattarauta, kulmaprofiili, putkipalkki
metalplade, stålplade, aluminiumsplade, jernplade | metallplate, stålplate, blikk, aluminiumsplate | plåt, plåtar, stålplåt, aluminiumplåt | pelti, pellit, teräslevy, alumiinilevy
køkkenbordplade, bordplade, bordplader, laminatbordplade | benkeplate, benkeplater, kjøkkenbenkeplate | bänkskiva, bänkskivor, köksbänkskiva | työtaso, työtasot, keittiötaso, keittiön työtaso, tasolevy
køkken, køkkener, køkkenelement, køkkenelementer, køkkenskab, køkkenskabe | kjøkken, kjøkkeninnredning, kjøkkenskap | kök, köksinredning, köksskåp | keittiö, keittiökaluste, keittiökalusteet, keittiönkaappi, keittiökaappi, keittiökaapit
køkkenlåger, køkkenlåge, køkkenfronter, låger, låge | kjøkkenfronter, kjøkkendører skap | köksluckor, kökslucka | keittiön ovet, keittiönovet, keittiökaapin ovi
klæbefolie, kontaktplast, møbelfolie, dc-fix | kontaktpapir, kontaktplast, dekorplast, møbelfolie | dekorplast, kontaktplast, självhäftande plast, kontaktpapper, möbelfolie | kontaktimuovi, dc-fix, sisustuskalvo, sisustusmuovi, tarramuovi
brænde, pejsebrænde, brændestykker, ovntørret brænde, birkebrænde, bøgebrænde | ved, bjørkeved, fyringsved, vedsekk, bålved, vedsekker | ved, björkved, brasved, vedsäck, brännved, eldningsved, torrved | polttopuu, polttopuut, klapi, klapit, koivuklapi, halko, halot, takkapuut, saunapuut, polttopuita
  optændingsbrænde, pindebrænde, optændingspinde | opptenningsved, tennved, småved | tändved, braständved | sytykepuu, sytykkeet, sytykepuut
træbriketter, brændebriketter, pejsebriketter, briketter brænde | trebriketter, vedbriketter, peisbriketter, varmebriketter | träbriketter, vedbriketter, eldningsbriketter, braskubb | puubriketti, puubriketit, polttobriketti, lämpöbriketti, takkabriketti
træpiller, træpille, pellets | pellets, trepellets | pellets, träpellets, värmepellets | pelletti, pelletit, puupelletti, puupelletit
optændingsblokke, optændingsposer, tændblokke, optænding, optændingsbriketter, optændingsruller | opptenningsbriketter, tennbriketter, opptenning, tennposer, tennbrikker | tändbriketter, tändblock, tändkuber, braständare, tändpåse | sytytyspala, sytytyspalat, sytyke, takansytytin, sytytyspussi, sytytyspussit
lampeolie, petroleum, lugtfri petroleum | lampeolje, parafin | lampolja, fotogen, lysfotogen | lamppuöljy, petroli, valopetroli, paloöljy, petrooli
bioethanol, bioætanol, biobrændsel | bioetanol | bioetanol | bioetanoli, biopolttoaine, takkaetanoli
myggenet til vindue, insektnet, fluenet, fluenet til dør, insektnet dør | myggnetting, insektnett, myggnett vindu, insektnett dør, fluenett | myggnät fönster, insektsnät, myggnät, myggnätsdörr, insektsnät dörr | hyttysverkko, hyttysverkot, hyönteisverkko, oviverho hyttynen, hyttysovi
musenet, rottespærre, museklods | musebånd, musesperre, musenetting | musband, muslist, råttstopp, musnät | hiiriverkko, jyrsijäverkko, hiiriestenauha`,
}
