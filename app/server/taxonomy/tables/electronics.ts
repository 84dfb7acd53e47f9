import type { GoodsTable } from '../goods-table.ts'

/** Phones, computers, television, sound, cameras, gaming, cables, smart home. */
export const electronics: GoodsTable = {
  part: 'electronics',
  rows: `
elektronik | elektronikk | elektronik, hemelektronik | elektroniikka, kodin elektroniikka
telefon, telefoner | telefon, telefoner | telefon, telefoner | puhelin, puhelimet
  ?mobiltelefon, mobil, mobiler, smartphone | mobiltelefon, mobil, mobiler, smarttelefon, smartphone | mobiltelefon, mobil, mobiler, smartphone, smarttelefon | älypuhelin, älypuhelimet, matkapuhelin, matkapuhelimet, kännykkä, kännykät, smartphone
    iphone | iphone | iphone | iphone, iphonet
    ?android telefon, androidtelefon | androidtelefon, android telefon | androidtelefon, android telefon | android puhelin, android-puhelin
      samsung galaxy, galaxy | samsung galaxy, galaxy | samsung galaxy, galaxy | samsung galaxy, galaxy
      google pixel, pixel 9, pixel 10, pixel 10a | google pixel, pixel 9, pixel 10, pixel 10a | google pixel, pixel 9, pixel 10, pixel 10a | google pixel, pixel 9, pixel 10, pixel 10a
      motorola | motorola | motorola | motorola
    seniortelefon, seniormobil | seniortelefon, seniormobil | seniortelefon, seniormobil | senioripuhelin, senioripuhelimet
  fastnettelefon, trådløs telefon, dect telefon | fasttelefon, hustelefon, trådløs telefon | fast telefon, trådlös telefon, hemtelefon | lankapuhelin, lankapuhelimet
mobiltilbehør, telefontilbehør | mobiltilbehør, telefontilbehør | mobiltillbehör, telefontillbehör | puhelintarvikkeet, puhelintarvike, puhelinten lisävarusteet
  mobilcover, cover, telefoncover, mobiletui, telefonetui, iphone cover, covers, samsung cover, telefon cover | mobildeksel, deksel, mobiletui, telefondeksel, iphone deksel, samsung deksel | mobilskal, mobilfodral, telefonskal, iphone skal, samsung skal | puhelinkotelo, puhelimen kuori, puhelinkuori, suojakuori, suojakuoret, puhelimen kotelo, kännykän kuoret, kuoret, samsungin kuoret
    flipcover, mobilpung, pungcover | lommebokdeksel, flipdeksel | plånboksfodral, mobilplånbok | lompakkokotelo, lompakkokotelot
  skærmbeskyttelse, skærmbeskytter, beskyttelsesglas, panserglas | skjermbeskytter, skjermbeskyttelse, panserglass | skärmskydd, skärmskyddsglas, härdat glas, pansarglas | näytönsuoja, näytönsuojat, panssarilasi, panssarilasit, suojalasi
  mobilholder, telefonholder, bilholder | mobilholder, telefonholder, bilholder, mobilstativ | mobilhållare, telefonhållare, bilhållare | puhelinteline, puhelintelineet, puhelinpidike, puhelimen autoteline
  selfiestang, selfie stick | selfiestang, selfie stick | selfiepinne, selfie stick | selfiekeppi, selfietikku, selfiekepit
  simkort, taletidskort, e-sim, esim | simkort, kontantkort, e-sim, esim | simkort, kontantkort, e-sim, esim | sim-kortti, simkortti, prepaid, prepaid-liittymä, sim-kortit, e-sim
oplader, lader, opladere | lader, ladere | laddare | laturi, virtalähde, laturit
  ?mobiloplader, telefonoplader, iphone oplader, samsung oplader | mobillader, telefonlader, iphone lader, samsung lader | mobilladdare, telefonladdare, iphone laddare, samsung laddare | puhelinlaturi, puhelimen laturi, iphone laturi, kännykän laturi, samsung laturi, samsungin laturi
    ?usb oplader, usb-oplader, usb-c oplader | usb-lader, usb lader, usb-c lader | usb-laddare, usb laddare, usb-c laddare | usb-laturi, usb laturi, usb-c laturi
    trådløs oplader, qi oplader, magsafe oplader | trådløs lader, qi-lader, magsafe lader | trådlös laddare, qi-laddare, magsafe laddare | langaton laturi, langattomat laturit, qi-laturi
    ?lynoplader, hurtigoplader | hurtiglader, lynlader | snabbladdare | pikalaturi, pikalaturit
  billader, biloplader, cigaretstik oplader | billader, usb billader | billaddare, cigguttagsladdare | autolaturi, autolaturit
  computeroplader, bærbar oplader, laptop oplader | pc-lader, laptoplader, macbook lader | datorladdare, laptopladdare | kannettavan laturi, läppärin laturi, tietokoneen laturi
  batterioplader, batterilader | batterilader, batterilader aa | batteriladdare | akkulaturi, paristolaturi, akkulaturit
powerbank, nødoplader, ekstern oplader | powerbank, nødlader, batteribank | powerbank, nödladdare | varavirtalähde, powerbank, virtapankki, varavirtalähteet
kabel, ledning, kabler, ledninger | kabel, ledning, kabler, ledninger | kabel, sladd, kablar, sladdar | kaapeli, johto, kaapelit, johdot, piuha, piuhat
  ladekabel, opladerkabel, opladningskabel, telefonkabel, mobilkabel | ladekabel, ladeledning | laddkabel, laddsladd, laddningskabel | latauskaapeli, latausjohto, latausjohdot
    usb-c kabel, usbc kabel | usb-c kabel, usb-c-kabel, usbc kabel | usb-c-kabel, usb-c kabel, usbc kabel | usb-c-kaapeli, usb-c kaapeli, usb-c johto
    lightning kabel, lightningkabel, iphone kabel | lightning kabel, lightningkabel, iphone kabel | lightningkabel, lightning kabel, iphone kabel | lightning-kaapeli, lightning kaapeli, iphone kaapeli
  usb kabel, usb-kabel, usb ledning | usb-kabel, usb kabel, usb ledning | usb-kabel, usb kabel, usb-sladd | usb-kaapeli, usb kaapeli, usb-johto
    usb-c kabel, usbc kabel | usb-c kabel, usb-c-kabel, usbc kabel | usb-c-kabel, usb-c kabel, usbc kabel | usb-c-kaapeli, usb-c kaapeli, usb-c johto
    mikro usb kabel, micro usb, micro-usb | micro-usb, micro usb kabel | micro-usb, micro usb kabel | micro-usb, micro usb kaapeli
  hdmi kabel, hdmi-kabel, hdmi | hdmi-kabel, hdmi kabel, hdmi, hdmi ledning | hdmi-kabel, hdmi kabel, hdmi, hdmi sladd | hdmi-kaapeli, hdmi kaapeli, hdmi, hdmi johto, hdmi piuha
  displayport kabel, displayport | displayport kabel, displayport | displayportkabel, displayport | displayport-kaapeli, displayport
  scart kabel, scart | scart kabel, scart | scartkabel, scart | scart-kaapeli, scart
  skærmkabel, vga kabel, dvi kabel | skjermkabel, vga kabel, dvi kabel | skärmkabel, vga kabel, dvi kabel | näyttökaapeli, vga-kaapeli, dvi-kaapeli
  netværkskabel, ethernetkabel, lan kabel, internetkabel | nettverkskabel, ethernetkabel, internettkabel | nätverkskabel, ethernetkabel, internetkabel | verkkokaapeli, ethernet-kaapeli, lan-kaapeli, verkkojohto
  antennekabel, coax kabel | antennekabel, koaksialkabel | antennkabel, antennsladd, koaxialkabel | antennikaapeli, antennijohto, antennijohdot
  lydkabel, minijack kabel, aux kabel, audiokabel, jackstik | lydkabel, minijack, aux-kabel, aux ledning | ljudkabel, aux-kabel, aux kabel, aux sladd | äänikaapeli, aux-kaapeli, aux kaapeli, audiokaapeli
  højttalerkabel, højttalerledning | høyttalerkabel | högtalarkabel | kaiutinkaapeli, kaiutinjohto
  strømkabel, strømledning, apparatledning | strømkabel, strømledning, apparatledning | strömkabel, strömsladd, apparatsladd, nätsladd | virtajohto, virtakaapeli, virtajohdot, verkkovirtajohto
adapter, omformer, netadapter | adapter, nettadapter | adapter, omvandlare, nätadapter | adapteri, sovitin, adapterit, sovittimet, verkkolaite
usb hub, usb-hub, dockingstation, usb-c hub | usb-hub, usb hub, dokkingstasjon, usb-c hub | usb-hubb, usb hub, dockningsstation, usb-c hubb | usb-hubi, usb hub, telakointiasema, telakka, usb-c hubi
computer, pc, computere | datamaskin, pc, datamaskiner, data | dator, pc, datorer | tietokone, tietokoneet, pc
  bærbar computer, bærbar, laptop, bærbar pc, notebook | bærbar pc, laptop, bærbar, bærbar datamaskin, notebook | laptop, bärbar dator, bärbar, notebook | kannettava tietokone, kannettava, läppäri, laptop, kannettavat tietokoneet, läppärit
    macbook, mac | macbook, mac, macbook air, macbook pro | macbook, mac | macbook, mac, macbook air, macbook pro
    chromebook | chromebook | chromebook | chromebook
    ideapad | ideapad | ideapad | ideapad
    thinkpad | thinkpad | thinkpad | thinkpad
    vivobook, zenbook | vivobook, zenbook | vivobook, zenbook | vivobook, zenbook
    ?gaming laptop, gaming bærbar | gaming laptop, bærbar gaming pc | gaminglaptop, gaming laptop | pelikannettava, pelikannettavat
  stationær computer, stationær pc, stationær | stasjonær pc, stasjonær, stasjonær datamaskin | stationär dator, stationär pc | pöytätietokone, pöytäkone, pöytätietokoneet
    gaming pc, gamer pc, gaming computer, gamercomputer | gaming pc, gaming-pc, spillmaskin | gamingdator, gaming dator, speldator | pelikone, pelitietokone, pelikoneet, gaming pc
    minicomputer, mini pc, mac mini | mini-pc, mini pc, mac mini | minidator, mini pc, mac mini | minitietokone, minipc, mac mini
    imac, all-in-one pc | imac, alt-i-ett pc | imac, all-in-one-dator | imac, all-in-one tietokone
tablet, tablets, tabletcomputer | nettbrett, tablet | surfplatta, läsplatta, surfplattor, tablet | tabletti, tablettitietokone, tabletit, tablet, taulutietokone
  ipad | ipad | ipad | ipad, ipadit
  galaxy tab | galaxy tab | galaxy tab | galaxy tab
  e-bogslæser, ebogslæser, kindle, e-bog læser | lesebrett, e-boksleser, kindle | läsplatta för e-böcker, e-boksläsare, kindle | lukulaite, e-kirjan lukulaite, sähkökirjan lukulaite, kindle
tegneplade, tegnetablet | tegnebrett | ritplatta, ritbräda | piirtopöytä, piirtotabletti
computertilbehør, pc tilbehør | datatilbehør, pc-tilbehør | datortillbehör | tietokonetarvikkeet, tietokoneen oheislaitteet, oheislaite
  tastatur, keyboard, tastaturer, trådløst tastatur | tastatur, keyboard, tastaturer, trådløst tastatur | tangentbord, keyboard, trådlöst tangentbord | näppäimistö, näppäimistöt, keyboard, langaton näppäimistö, näppis, näppikset
    ?gaming tastatur, gamer tastatur, mekanisk tastatur | gaming-tastatur, gamingtastatur, mekanisk tastatur | gamingtangentbord, mekaniskt tangentbord | pelinäppäimistö, mekaaninen näppäimistö
  computermus, mus, trådløs mus | datamus, mus, trådløs mus, pc-mus | datormus, mus, trådlös mus, möss | hiiri, tietokonehiiri, langaton hiiri, hiiret
    ?gaming mus, gamer mus, gamingmus | gaming-mus, gamingmus | gamingmus, gaming mus | pelihiiri, pelihiiret
  musemåtte | musematte | musmatta, musmattor | hiirimatto, hiirimatot
  computerskærm, skærm, monitor, pc skærm, skærme | skjerm, dataskjerm, monitor, pc-skjerm, skjermer | bildskärm, skärm, datorskärm, monitor, skärmar | näyttö, monitori, tietokonenäyttö, näytöt, tietokoneen näyttö
    ?gaming skærm, gamerskærm, gaming monitor | gamingskjerm, gaming skjerm | gamingskärm, gamingmonitor | pelinäyttö, pelimonitori, pelinäytöt
  skærmarm, monitorarm, skærmholder | skjermarm, monitorarm, skjermstativ | skärmarm, monitorarm, skärmstativ | näyttövarsi, monitorivarsi, näyttöteline
  webcam, webkamera | webkamera, webcam, nettkamera | webbkamera, webcam | web-kamera, webkamera, verkkokamera, nettikamera
  computertaske, laptoptaske, sleeve, bærbar taske | pc-veske, laptopveske, pc-sleeve, pc-bag | datorväska, laptopväska, laptopfodral, datorfodral | läppärilaukku, tietokonelaukku, kannettavan laukku, tietokonelaukut
  laptopstander, computerstander, laptop stand | laptopstativ, pc-stativ | laptopställ, datorställ | läppäriteline, kannettavan teline
printer, printere | skriver, printer, skrivere | skrivare, printer | tulostin, tulostimet, printteri
  laserprinter | laserskriver | laserskrivare | lasertulostin, lasertulostimet
  ?blækprinter, inkjet printer, farveprinter | blekkskriver, fargeskriver | bläckstråleskrivare, färgskrivare | mustesuihkutulostin, mustesuihkutulostimet, väritulostin
  ?multifunktionsprinter, alt-i-én printer | multifunksjonsskriver, alt-i-ett skriver | multifunktionsskrivare | monitoimitulostin, monitoimilaite
  fotoprinter | fotoskriver | fotoskrivare | kuvatulostin, valokuvatulostin
  labelprinter, etiketprinter, labelmaskine, dymo | etikettskriver, merkemaskin, dymo | etikettskrivare, märkmaskin, dymo | tarratulostin, etikettitulostin, tarrakirjoitin, dymo
scanner | skanner | skanner, scanner | skanneri, skannerit
blækpatron, printerpatron, printerblæk, blækpatroner, blæk | blekkpatron, blekk, skriverblekk, printerblekk | bläckpatron, skrivarbläck, bläckpatroner, skrivarpatron | mustekasetti, mustepatruuna, tulostimen muste, väripatruuna, muste, musteet
toner, lasertoner, tonerkassette | toner, tonerkassett | toner, tonerkassett | väriaine, laserkasetti, värikasetti, toner
lagring, datalagring | lagring, datalagring | lagring, datalagring | tallennus, tallennusväline
  hukommelseskort, micro sd, sd kort, sd-kort, microsd, microsd-kort, microsdxc, microsdhc, sdxc, sdhc | minnekort, sd-kort, micro sd, microsd, microsd-kort, microsdxc, microsdhc, sdxc, sdhc | minneskort, sd-kort, micro sd, microsd, microsd-kort, microsdxc, microsdhc, sdxc, sdhc | muistikortti, muistikortit, sd-kortti, micro sd, microsd, microsd-kortti, microsdxc, microsdhc, sdxc, sdhc
  ~usb stik, usb-stik, usb nøgle, usb pen, usb stick | minnepenn, usb-minne, usb-pinne, minnepinne | usb-minne, usb-sticka, usb minne, minnessticka | muistitikku, usb-tikku, usb-muisti, muistitikut
  harddisk, ekstern harddisk, hdd | harddisk, ekstern harddisk, hdd | hårddisk, extern hårddisk, hdd | kovalevy, ulkoinen kovalevy, kovalevyt, hdd
    ssd, ssd disk, ssd-disk, nvme | ssd, ssd-disk, nvme | ssd, ssd-disk, nvme | ssd, ssd-levy, ssd-kovalevy, nvme
  nas, netværksharddisk | nas, nettverksdisk | nas, nätverkshårddisk | nas, verkkolevy, verkkotallennin
  cd-r, dvd-r, tomme cd'er | cd-r, dvd-r, tomme cd-er | cd-r, dvd-r, tomma cd-skivor | cd-r, dvd-r, tyhjät cd-levyt
computerkomponenter, computerdele, pc komponenter | pc-komponenter, datakomponenter, pc-deler | datorkomponenter, datordelar | tietokonekomponentit, tietokoneen osat
  grafikkort, gpu | skjermkort, grafikkort, gpu | grafikkort, gpu | näytönohjain, näytönohjaimet, grafiikkakortti
  processor, cpu | prosessor, cpu | processor, cpu | prosessori, prosessorit, suoritin
  bundkort | hovedkort | moderkort | emolevy, emolevyt
  ram, hukommelse, ram blokke, arbejdshukommelse | ram, arbeidsminne, minnebrikke | ram-minne, ram, arbetsminne, internminne | keskusmuisti, ram-muisti, ram, muistikampa
  computerkabinet, pc kabinet | kabinett, pc-kabinett | datorchassi, chassi | tietokonekotelo, pc-kotelo
  pc strømforsyning, strømforsyning, psu | strømforsyning, pc strømforsyning, psu | nätaggregat, datornätaggregat, psu | teholähde, teholähteet, psu
  cpu køler, blæser til pc, vandkøling, kølepasta | cpu-kjøler, kabinettvifte, vannkjøling, kjølepasta | cpu-kylare, chassifläkt, vattenkylning, kylpasta | prosessorijäähdytin, kotelotuuletin, nestejäähdytys, lämpötahna
netværk, netværksudstyr | nettverk, nettverksutstyr | nätverk, nätverksutrustning | verkkolaite, verkkolaitteet
  router, wifi router, trådløs router | ruter, router, trådløs ruter | router, wifi-router, trådlös router | reititin, reitittimet, wifi-reititin, langaton reititin
    mesh router, mesh, mesh wifi | mesh, mesh-ruter, mesh nettverk | mesh-router, mesh, mesh wifi | mesh-reititin, mesh, mesh wifi
    mobilt bredbånd, 4g router, 5g router, mifi | mobilt bredbånd, 4g-ruter, 5g-ruter, mobil ruter | mobilt bredband, 4g-router, 5g-router | mobiilireititin, 4g-reititin, 5g-reititin, mokkula, liikkuva laajakaista, nettitikku
  modem | modem | modem | modeemi, modeemit
  wifi forstærker, wifi repeater, wifi extender, range extender | wifi-forsterker, wifi repeater, wifi-forlenger, wifi extender | wifi-förstärkare, wifi repeater, wifi-förlängare, wifi extender | wifi-vahvistin, wifi-toistin, wifi-laajennin, wlan-toistin
  switch, netværksswitch | nettverkssvitsj, nettverksswitch, switch | nätverksswitch, switch nätverk, switch | verkkokytkin
  wifi dongle, bluetooth dongle, usb netkort | wifi-dongle, bluetooth dongle, nettverkskort | wifi-dongel, bluetooth-dongel, nätverkskort | wifi-sovitin, bluetooth-adapteri, verkkokortti
tv, fjernsyn, television, smart tv, fladskærm, tv'er, tv-apparat | tv, fjernsyn, television, smart-tv, smart tv, flatskjerm, tv-er, tv-apparat | tv, teve, television, smart-tv, smart tv, platt-tv, tv-apparat | televisio, tv, telkkari, televisiot, smart-tv, smart tv, älytelevisio, älytv, taulutelevisio, teevee, taulutv
  oled tv | oled-tv, oled tv | oled-tv, oled tv | oled-tv, oled-televisio
  qled tv, qled | qled-tv, qled tv, qled | qled-tv, qled tv, qled | qled-tv, qled-televisio, qled
  ?led tv, lcd tv | led-tv, lcd-tv | led-tv, lcd-tv | led-tv, lcd-tv, led-televisio
  ?4k tv, ultra hd tv, 8k tv | 4k-tv, 4k tv, 8k tv | 4k-tv, 4k tv, 8k tv | 4k-tv, 4k tv, 4k-televisio
tv beslag, vægbeslag til tv, tv ophæng, vægophæng tv, tv vægbeslag | tv-feste, veggfeste tv, tv-veggfeste, tv veggfeste | tv-fäste, väggfäste tv, tv väggfäste, tv-stativ | tv-seinäteline, tv-teline, television seinäteline, tv seinäteline
fjernbetjening, tv fjernbetjening | fjernkontroll | fjärrkontroll, fjärrkontroller | kaukosäädin, kaukosäätimet, kaukoohjain
mediestreamer, tv boks, streaming boks, tv-boks | mediespiller, tv-boks, strømmeboks | mediaspelare, tv-box, streamingbox, digitalbox | mediatoistin, tv-boksi, digiboksi, digiboksit, suoratoistolaite
  chromecast, google tv streamer | chromecast, google tv streamer | chromecast, google tv streamer | chromecast, google tv streamer
  fire tv stick, roku | fire tv stick, roku | fire tv stick, roku | fire tv stick, roku
  apple tv | apple tv | apple tv | apple tv
tv antenne, antenne, stueantenne | tv-antenne, antenne, inneantenne | tv-antenn, antenn, inomhusantenn | tv-antenni, antenni, sisäantenni, antennit
parabol, parabolantenne | parabol, parabolantenne | parabol, parabolantenn | lautasantenni, satelliittiantenni
projektor, projector, beamer | projektor, prosjektor, videokanon | projektor, projektorer | projektori, videotykki, projektorit, videotykit
lærred, projektorlærred | lerret, projektorlerret, filmlerret | projektorduk, filmduk | valkokangas, projektorikangas
dvd afspiller, blu-ray afspiller, dvd-afspiller, bluray | dvd-spiller, blu-ray-spiller, bluray, dvd spiller | dvd-spelare, blu-ray-spelare, bluray, dvd spelare | dvd-soitin, blu-ray-soitin, bluray, dvd soitin
lyd, audio | lyd, audio | ljud, audio | äänentoisto, audio
  hovedtelefoner, høretelefoner, hovedtelefon, høretelefon, headphones | hodetelefoner, høretelefoner, hodetelefon, headphones | hörlurar, hörlur, lurar, headphones | kuulokkeet, kuuloke, luurit, headphones, langattomat kuulokkeet, langaton kuuloke, bluetooth-kuulokkeet, bluetooth kuulokkeet
    børnehøretelefoner, børnehovedtelefoner | barnehodetelefoner, hodetelefoner barn | barnhörlurar, hörlurar barn | lasten kuulokkeet
    headset, headsæt | headset, hodesett | headset, hörlurar med mikrofon | kuulokemikrofoni, headset
      gaming headset, gamer headset | gaming headset, gaming-headset | gamingheadset, gaming headset | pelikuulokkeet, pelikuuloke, gaming headset
    earbuds, øresnegle, in-ear, in ear høretelefoner, øretelefoner, trådløse høretelefoner, øreplugs | ørepropper, øretelefoner, earbuds, in-ear, trådløse ørepropper, øreplugger, trådløse øreplugger | öronsnäckor, earbuds, in-ear, hörsnäckor, in-ear-hörlurar, trådlösa hörlurar | nappikuulokkeet, nappikuuloke, nappulat, earbuds, in-ear kuulokkeet, korvanapit
      ?sportshøretelefoner, sport høretelefoner | treningshodetelefoner, treningsøreplugger | träningshörlurar, sporthörlurar | urheilukuulokkeet, sporttikuulokkeet
      airpods | airpods | airpods | airpods
      galaxy buds, galaxy buds3, galaxy buds4 | galaxy buds, galaxy buds3, galaxy buds4 | galaxy buds, galaxy buds3, galaxy buds4 | galaxy buds, galaxy buds3, galaxy buds4
    ?støjreducerende høretelefoner, noise cancelling, støjdæmpende hovedtelefoner | støydempende hodetelefoner, støyreduserende hodetelefoner, noise cancelling | brusreducerande hörlurar, noise cancelling, brusreducering | vastamelukuulokkeet, melunvaimentavat kuulokkeet, noise cancelling
  højttaler, højtaler, højttalere, højtalere, speaker | høyttaler, høytaler, høyttalere, høytalere, speaker | högtalare, högtalaren, speaker | kaiutin, kaiuttimet, kajari, kajarit, speaker, kovaääninen
    sonos | sonos | sonos | sonos
    ?bluetooth højttaler, trådløs højttaler, bluetooth højtaler, boombox, mobilhøjttaler | bluetooth-høyttaler, bluetooth høyttaler, trådløs høyttaler, boombox | bluetooth-högtalare, bluetooth högtalare, bluetoothhögtalare, trådlös högtalare, boombox | bluetooth-kaiutin, bluetoothkaiutin, bluetooth kaiutin, langaton kaiutin
    ?festhøjttaler, partyhøjttaler, partybox, soundboks | partyhøyttaler, festhøyttaler, partybox, soundboks | partyhögtalare, festhögtalare, partybox, soundboks | juhlakaiutin, bilekaiutin, partybox, soundboks
    soundbar, lydplanke, sound bar | lydplanke, soundbar | soundbar, ljudplanka | soundbar, äänipalkki, soundbarit
    subwoofer | subwoofer | subwoofer, baslåda | subwoofer, bassokaiutin
    smart højttaler, google nest, google home, alexa, homepod | smarthøyttaler, google nest, google home, alexa, homepod | smart högtalare, google nest, google home, alexa, homepod | älykaiutin, google nest, google home, alexa, homepod
    hjemmebiograf, hjemmebio, surroundanlæg | hjemmekino, hjemmekinoanlegg, surround | hemmabio, hemmabiosystem, surround | kotiteatteri, kotiteatterit, kotiteatterijärjestelmä
    computerhøjttaler, pc højttalere | pc-høyttaler, pc-høyttalere, datahøyttaler | datorhögtalare | tietokonekaiutin, pc-kaiuttimet, tietokonekaiuttimet
  forstærker, receiver | forsterker, receiver | förstärkare, receiver | vahvistin, vahvistimet, viritinvahvistin
  radio, radioer | radio, radioer | radio, radioapparat | radio, radiot, matkaradio
    dab radio, dab-radio, dab | dab-radio, dab radio, dab | dab-radio, dab radio, dab | dab-radio, dab radio
    clockradio, vækkeurradio, clock radio | klokkeradio | klockradio | kelloradio, kelloradiot
    internetradio | internettradio, nettradio | internetradio | internetradio, nettiradio
    transistorradio, rejseradio, nødradio, fm radio | reiseradio, nødradio, fm-radio | transistorradio, vevradio, krisradio, fm-radio, nödradio | kampiradio, varautumisradio, paristoradio, fm-radio
  stereoanlæg, musikanlæg, mikroanlæg | stereoanlegg, musikkanlegg, mikroanlegg | stereo, stereoanläggning, musikanläggning | stereot, musiikkijärjestelmä, mikrostereot
  pladespiller, grammofon | platespiller, vinylspiller | skivspelare, vinylspelare, grammofon | levysoitin, vinyylisoitin, levysoittimet
  cd afspiller, cd-afspiller | cd-spiller | cd-spelare | cd-soitin, cd-soittimet
  kassettebåndoptager, kassetteafspiller, walkman | kassettspiller, walkman | kassettbandspelare, kassettspelare, walkman | kasettisoitin, kasettinauhuri, walkman
  mp3 afspiller, mp3-afspiller, ipod | mp3-spiller, ipod | mp3-spelare, ipod | mp3-soitin, ipod
  mikrofon, karaoke mikrofon | mikrofon, karaokemikrofon | mikrofon, karaokemikrofon | mikrofoni, mikrofonit, karaokemikrofoni
  diktafon | diktafon | diktafon | sanelin, sanelukone
karaokeanlæg, karaokemaskine, karaoke | karaokeanlegg, karaokemaskin, karaoke | karaokemaskin, karaokeset, karaoke | karaokelaite, karaoke
kamera, kameraer, digitalkamera, fotoapparat | kamera, kameraer, digitalkamera, fotoapparat | kamera, kameror, digitalkamera | kamera, kamerat, digikamera, digitaalikamera
  spejlreflekskamera, systemkamera, spejlløst kamera, dslr | speilreflekskamera, systemkamera, speilløst kamera, dslr | systemkamera, spegelreflexkamera, spegellös kamera, dslr | järjestelmäkamera, peilitön kamera, järjestelmäkamerat, peilijärjestelmäkamera
  kompaktkamera | kompaktkamera | kompaktkamera | kompaktikamera, kompaktikamerat
  instant kamera, polaroid, polaroidkamera, instax, polaroid kamera | instant-kamera, polaroid, polaroidkamera, instax, polaroid kamera | direktbildskamera, polaroid, polaroidkamera, instax | pikakamera, polaroid, polaroidkamera, instax
  engangskamera | engangskamera | engångskamera | kertakäyttökamera, kertakäyttökamerat
  actionkamera, action kamera, gopro | actionkamera, gopro, action kamera | actionkamera, gopro, actionkam | actionkamera, action-kamera, gopro
  videokamera | videokamera | videokamera | videokamera, videokamerat
  overvågningskamera, sikkerhedskamera, ip kamera, wifi kamera, udendørs kamera | overvåkningskamera, overvåkingskamera, sikkerhetskamera, ip-kamera, kamera ute, utekamera, alarmkamera | övervakningskamera, säkerhetskamera, ip-kamera, kamera utomhus, utomhuskamera | valvontakamera, turvakamera, valvontakamerat, ip-kamera, ulkokamera
  vildtkamera | viltkamera | åtelkamera, viltkamera, jaktkamera | riistakamera, riistakamerat
  dashcam, bilkamera | dashcam, bilkamera, dashbordkamera | dashcam, bilkamera | kojelautakamera, autokamera, dashcam
  bakkamera | ryggekamera | backkamera, backningskamera | peruutuskamera, peruutuskamerat
drone, droner | drone, droner | drönare, drönaren, drone | drone, drooni, droonit, kuvauskopteri, kopteri
kameratilbehør, fototilbehør | kameratilbehør, fotoutstyr | kameratillbehör, fototillbehör | kameratarvikkeet, kameratarvike, valokuvaustarvikkeet
  objektiv, kameralinse | objektiv, kameralinse | objektiv, kameraobjektiv | objektiivi, objektiivit, kameran objektiivi
  kamerastativ, tripod | kamerastativ, tripod | kamerastativ, tripod | kamerajalusta, jalusta, kolmijalka, jalustat
  kamerataske | kameraveske, kamerabag | kameraväska | kameralaukku, kameralaukut
  polaroid film, instax film, fotofilm, kamerafilm | polaroidfilm, instax film, kamerafilm | polaroidfilm, instax film, kamerafilm | pikafilmi, instax filmi, polaroid filmi, kamerafilmi, filmirulla
  kamerabatteri | kamerabatteri | kamerabatteri | kamera-akku, kameran akku
digital fotoramme | digital fotoramme | digital fotoram | digitaalinen valokuvakehys, digikehys
stjernekikkert, teleskop | stjernekikkert, teleskop | stjärnkikare, teleskop | kaukoputki, kaukoputket, teleskooppi
gaming, gamer udstyr | gaming, gamingutstyr | gaming, gamingtillbehör | pelaaminen, pelitarvikkeet, gaming
  spillekonsol, konsol, spilkonsol, spillekonsoller | spillkonsoll, konsoll, spillkonsoller | spelkonsol, konsol, tv-spelskonsol, spelkonsoler | pelikonsoli, konsoli, pelikonsolit, konsolit
    playstation, ps5, playstation 5, ps4, playstation 4 | playstation, ps5, playstation 5, ps4, playstation 4 | playstation, ps5, playstation 5, ps4, playstation 4 | playstation, ps5, pleikkari, playstation 5, ps4, playstation 4
    xbox, xbox series x, xbox series s | xbox, xbox series x, xbox series s | xbox, xbox series x, xbox series s | xbox, xbox series x, xbox series s
    nintendo switch, nintendo, switch 2, switch konsol | nintendo switch, nintendo, switch, switch 2 | nintendo switch, nintendo, switch, switch 2 | nintendo switch, nintendo, switch, switch 2
    ?håndholdt konsol, steam deck | håndholdt konsoll, steam deck | handhållen konsol, steam deck | käsikonsoli, steam deck
  spilcontroller, controller, joystick, gamepad, dualsense, ps5 controller, ps4 controller, xbox controller | spillkontroll, kontroller, håndkontroll, joystick, gamepad, dualsense, ps5 kontroller, ps4 kontroller, xbox kontroller | handkontroll, spelkontroll, joystick, gamepad, dualsense, ps5 kontroll, ps4 kontroll, xbox kontroll | peliohjain, ohjain, peliohjaimet, joystick, gamepad, dualsense, ps5 ohjain, ps4 ohjain, xbox ohjain
  gamer rat, gaming rat, racerrat, rat og pedaler | ratt gaming, spillratt, gamingratt, ratt | spelratt, gamingratt, ratt | rattiohjain, ratti, peliratti
  vr briller, vr-briller, vr headset, meta quest | vr-briller, vr briller, vr headset, meta quest | vr-glasögon, vr glasögon, vr-headset, meta quest | vr-lasit, virtuaalilasit, vr lasit, meta quest
  computerspil, konsolspil, videospil, pc spil, spil til playstation, spil | dataspill, videospill, konsollspill, pc-spill, tv-spill, spill | tv-spel, datorspel, tvspel, konsolspel, videospel, dataspel, spel | videopeli, konsolipeli, tietokonepeli, videopelit, konsolipelit, tietokonepelit
    fifa, ea fc, ea sports fc, fc 26, fc 25, fc 27 | fifa, ea fc, ea sports fc, fc 26, fc 25, fc 27 | fifa, ea fc, ea sports fc, fc 26, fc 25, fc 27 | fifa, ea fc, ea sports fc, fc 26, fc 25, fc 26 ps5, fc 25 ps5, fc 27
    - | - | - | nhl peli
    minecraft | minecraft | minecraft | minecraft
    mario kart | mario kart | mario kart | mario kart
    gta | gta | gta | gta
    call of duty | call of duty | call of duty | call of duty
    playstation spil, ps5 spil, ps4 spil | playstation-spill, ps5-spill, ps5 spill, ps4 spill | playstation-spel, ps5-spel, ps5 spel, ps4 spel | playstation peli, ps5-peli, ps5 peli, ps5 pelit, ps4 pelit
    xbox spil | xbox-spill, xbox spill | xbox-spel, xbox spel | xbox peli, xbox pelit
    nintendo spil, switch spil, nintendo switch spil | nintendo-spill, switch spill, nintendo switch spill | nintendo-spel, switch-spel, switch spel | nintendo peli, switch peli, switch pelit, nintendo pelit
  gamerstol, gaming stol, gamingstol | gamingstol, gaming stol | gamingstol, gaming stol, spelstol | pelituoli, pelituolit, gamingtuoli
wearables | wearables | wearables | puettava teknologia
  smartwatch, smartur, smart watch, smartwatches, smarture | smartklokke, smartwatch, smartklokker, klokke, klokker | smartklocka, smartwatch, smartklockor, smartur | älykello, älykellot, smartwatch, kello, kellot
    apple watch, watch series | apple watch, watch series | apple watch, watch series | apple watch, watch series
    galaxy watch, galaxy watch8, galaxy watch9 | galaxy watch, galaxy watch8, galaxy watch9 | galaxy watch, galaxy watch8, galaxy watch9 | galaxy watch, galaxy watch8, galaxy watch9
    børneur, børnesmartur, smartur til børn | barneklokke, gps-klokke barn, smartklokke barn | barnklocka, gps-klocka barn, smartklocka barn | lasten älykello, kellopuhelin, lasten kellopuhelin, xplora
    gps ur, løbeur, sportsur, garmin, pulsur | gps-klokke, treningsklokke, løpeklokke, sportsklokke, pulsklokke, garmin | gps-klocka, träningsklocka, löparklocka, sportklocka, pulsklocka, garmin | urheilukello, gps-kello, sykekello, urheilukellot, juoksukello, garmin
  aktivitetsarmbånd, aktivitetsmåler, fitness armbånd, fitbit, fitness tracker, aktivitetsur, sportsur | aktivitetsarmbånd, treningsarmbånd, aktivitetsmåler, fitbit | aktivitetsarmband, träningsarmband, fitbit | aktiivisuusranneke, aktiivisuusmittari, fitbit, aktiivisuusrannekkeet
  smart ring, smartring | smartring | smart ring, smartring | älysormus, ouraring, älysormukset
  pulsbælte, pulsmåler | pulsbelte, pulsmåler | pulsband, pulsmätare | sykevyö, sykemittari, sykevyöt
urrem, smartwatch rem, apple watch rem | klokkereim, apple watch reim | klockarmband, apple watch armband, klockband | kellon ranneke, kelloranneke, apple watch ranneke
gps, navigator, gps navigation | gps, navigator, bilnavigator | gps, navigator, bilnavigator | navigaattori, gps, autonavigaattori
gps tracker, airtag, tracker, smarttag | gps-sporer, airtag, sporingsbrikke, smarttag, gps tracker | gps-tracker, airtag, spårtagg, smarttag, gps-sändare | paikannin, gps-paikannin, airtag, smarttag, gps-seurain
smart home, smarthome, smart hjem | smarthjem, smarthus, smart hjem | smarta hem, smart hem, smarthem, dim switch, color switch, smart switch | älykoti, älykodin laitteet
  smart pære, smart belysning, philips hue, wifi pære | smartpære, smart belysning, philips hue, hue, wifi pære | smart lampa, smart belysning, philips hue, hue, smart glödlampa, wifi lampa | älylamppu, älyvalaistus, philips hue, hue, älyvalo, älylamput
  smart stik, smart plug, smart stikkontakt | smartplugg, smart plugg, smart stikkontakt | smart plugg, smartplugg, fjärrströmbrytare | älypistorasia, älypistoke, etäohjattava pistorasia
  smart lås, elektronisk dørlås, smartlås | smartlås, elektronisk dørlås, smart lås, yale doorman | smart lås, digitalt lås, smartlås, yale doorman, kodlås dörr | älylukko, sähkölukko, älylukot, yale doorman
  dørklokke, trådløs dørklokke, ringeklokke | dørklokke, ringeklokke, trådløs dørklokke | dörrklocka, ringklocka dörr, trådlös dörrklocka | ovikello, ovikellot, langaton ovikello
    videodørklokke, ring dørklokke, dørklokke med kamera | videodørklokke, ringeklokke med kamera | videodörrklocka, dörrklocka med kamera | video-ovikello, kameraovikello, ovikamera
  smart termostat | smart termostat, smarttermostat | smart termostat | älytermostaatti, älytermostaatit
vejrstation, trådløst termometer | værstasjon, trådløst termometer | väderstation, trådlös termometer | sääasema, sääasemat
  udetermometer, indetermometer, rumtermometer, termometer, udendørs termometer, drivhustermometer | utetermometer, innetermometer, romtermometer, termometer | utomhustermometer, inomhustermometer, innetermometer, utetermometer, termometer | ulkolämpömittari, sisälämpömittari, huonelämpömittari, ikkunalämpömittari, lämpömittari, lämpömittarit
hygrometer, luftfugtighedsmåler | hygrometer, luftfuktighetsmåler | hygrometer, luftfuktighetsmätare | kosteusmittari, hygrometri
babyalarm, babymonitor | babycall, babymonitor, babyalarm | babyvakt, babymonitor, babylarm | itkuhälytin, itkuhälyttimet
walkie talkie, walkie-talkie, walkietalkie | walkie talkie, walkie-talkie, jaktradio, sambandsradio | walkie-talkie, walkie talkie, komradio, jaktradio | radiopuhelin, radiopuhelimet, walkie talkie
lommeregner, regnemaskine | kalkulator, lommeregner | miniräknare, räknare, kalkylator | laskin, laskimet, taskulaskin
  grafregner | grafisk kalkulator | grafräknare, grafritande miniräknare | graafinen laskin, graafinen laskin lukioon
makulator, makuleringsmaskine | makuleringsmaskin, makulator | dokumentförstörare, papperstuggare | paperisilppuri, silppuri, paperisilppurit
lamineringsmaskine, laminator | lamineringsmaskin, laminator | lamineringsmaskin, laminator | laminointikone, laminaattori
lamineringslommer, lamineringslomme | lamineringslommer, lamineringslomme | lamineringsfickor, lamineringsficka | laminointitasku, laminointitaskut
3d printer, 3d-printer | 3d-printer, 3d printer, 3d-skriver | 3d-skrivare, 3d printer | 3d-tulostin, 3d tulostin
filament, 3d filament | filament, 3d-filament | filament, 3d-filament | filamentti, tulostuslanka
raspberry pi, arduino | raspberry pi, arduino | raspberry pi, arduino | raspberry pi, arduino
software, styresystem | programvare, software | programvara, mjukvara | ohjelmisto, ohjelmistot, käyttöjärjestelmä
  antivirus, antivirusprogram, virusprogram | antivirus, antivirusprogram | antivirus, antivirusprogram, virusskydd | virustorjunta, virustorjuntaohjelma, tietoturva
  office pakke, microsoft office, microsoft 365, windows 11 | office-pakke, microsoft office, microsoft 365, windows 11 | officepaket, microsoft office, microsoft 365, windows 11 | microsoft office, microsoft 365, office-paketti, windows 11
stylus, apple pencil, touchpen | stylus, touchpenn, apple pencil, digital penn | styluspenna, pekpenna, apple pencil, stylus | kosketuskynä, stylus, apple pencil, stylus-kynä
ipad cover, tabletcover, tablet cover | ipad-deksel, nettbrettdeksel, ipad deksel | surfplattefodral, ipad-fodral, ipad fodral | tabletin kotelo, tablettikotelo, ipad kotelo, ipad suojakuori
batteri til telefon, mobilbatteri, telefonbatteri | mobilbatteri | mobilbatteri | puhelimen akku, puhelinakku
computerbatteri, batteri til computer | pc-batteri, batteri til pc | datorbatteri, batteri till dator | kannettavan akku, läppärin akku, tietokoneen akku
ups, nødstrøm, nødstrømsanlæg | ups, nødstrøm, avbruddsfri strøm | ups, reservkraft, nödström | ups, ups-laite, varavoima
bærbar powerstation, powerstation, strømstation | bærbar strømstasjon, powerstation, strømstasjon | elstation, powerstation, portabel elstation, kraftstation | kannettava virta-asema, virta-asema, latausasema, powerstation
ringlys, ring light, videolys | ringlys, ring light | ringljus, ringlampa, ring light | rengasvalo, kuvausvalo, ring light
ladekabel til elbil, elbillader, ladeboks, ladestander | elbillader, hjemmelader, ladeboks, ladekabel elbil | elbilsladdare, laddbox, laddstolpe, laddkabel elbil | sähköauton latauslaite, latausasema sähköautolle, sähköauton latauskaapeli
digital notesblok, elektronisk notesbog, remarkable | digital notatblokk, remarkable | digitalt anteckningsblock, remarkable | digitaalinen muistivihko, remarkable
powerpoint klikker, presenter, laserpointer | presenter, laserpeker | laserpekare | laserosoitin, esitysohjain`,
}
