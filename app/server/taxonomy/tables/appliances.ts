import type { GoodsTable } from '../goods-table.ts'

/** White goods, kitchen machines, cleaning, climate and personal care with a plug. */
export const appliances: GoodsTable = {
  part: 'appliances',
  rows: `
hvidevarer, hårde hvidevarer, hvidevare | hvitevarer, hvitevare | vitvaror, vitvara | kodinkoneet, kodinkone
  køleskab, køleskabe | kjøleskap | kylskåp, kyl | jääkaappi, jääkaapit, kylmäkaappi
    kølefryseskab, køle-fryseskab, køle fryseskab, køl frys | kombiskap, kjøl og frys, kjøle-fryseskap | kyl och frys, kylfrys, kombiskåp | jääkaappipakastin, jääkaappipakastimet
    amerikanerkøleskab, side by side, side-by-side køleskab | amerikansk kjøleskap, side by side, side-by-side kjøleskap | amerikanskt kylskåp, side by side, side-by-side kylskåp | amerikkalainen jääkaappi, side by side, jenkkikaappi, side-by-side jääkaappi
    minikøleskab, lille køleskab, minibar | minikjøleskap, minibar, lite kjøleskap | minikylskåp, minikyl, barkyl, minibar | minijääkaappi, minijääkaapit, pieni jääkaappi
    vinkøleskab, vinskab | vinskap, vinkjøleskap | vinkyl, vinkylskåp | viinikaappi, viinikaapit, viinijääkaappi
  fryser, frysere, dybfryser | fryser, frysere | frys, frysar | pakastin, pakastimet
    fryseskab, skabsfryser | fryseskap | frysskåp | kaappipakastin, pakastinkaappi, kaappipakastimet
    kummefryser, fryseboks | fryseboks | frysbox | säiliöpakastin, arkkupakastin, säiliöpakastimet
    minifryser | minifryser, liten fryser | minifrys | minipakastin, pieni pakastin
  opvaskemaskine, opvaskemaskiner, opvasker | oppvaskmaskin, oppvaskmaskiner | diskmaskin, diskmaskiner | astianpesukone, astianpesukoneet, tiskikone, tiskikoneet
    ?integreret opvaskemaskine, indbygget opvaskemaskine | integrert oppvaskmaskin | integrerad diskmaskin, inbyggd diskmaskin, inbyggnadsdiskmaskin | integroitava astianpesukone, kalusteisiin sijoitettava astianpesukone
    bordopvaskemaskine, bordopvasker | benkeoppvaskmaskin, mini oppvaskmaskin | bänkdiskmaskin, minidiskmaskin | pöytäastianpesukone, pöytätiskikone
  vaskemaskine, vaskemaskiner | vaskemaskin, vaskemaskiner | tvättmaskin, tvättmaskiner | pesukone, pyykinpesukone, pesukoneet, pyykkikone
    topbetjent vaskemaskine, topbetjent | toppmatet vaskemaskin, topplader | toppmatad tvättmaskin, toppmatad | päältä täytettävä pesukone, päältätäytettävä pesukone
    ?frontbetjent vaskemaskine, frontbetjent | frontmatet vaskemaskin, frontmatet | frontmatad tvättmaskin, frontmatad | edestä täytettävä pesukone
    vaske-tørremaskine, vasketørremaskine, kombimaskine, vaske tørremaskine | kombimaskin, vask og tørk, kombinert vaskemaskin | kombinerad tvättmaskin, kombimaskin, tvätt och tork | kuivaava pesukone, kuivaavat pesukoneet
  tørretumbler, tørretumblere, tumbler | tørketrommel, tørketromler | torktumlare, tumlare | kuivausrumpu, kuivausrummut, kuivaaja
    ?varmepumpetørretumbler, kondenstørretumbler | varmepumpetørketrommel, kondenstørketrommel | värmepumpstumlare, kondenstumlare | lämpöpumppukuivain, lämpöpumppukuivausrumpu, kondenssikuivausrumpu
  tørreskab | tørkeskap | torkskåp | kuivauskaappi, kuivauskaapit
  centrifuge, tøjcentrifuge | sentrifuge, tøysentrifuge | centrifug, tvättcentrifug | pyykkilinko
  komfur, komfurer, glaskeramisk komfur | komfyr, komfyrer, keramisk komfyr | spis, elspis, spisar, induktionsspis | liesi, liedet, sähköliesi, induktioliesi, hella, hellat
    ?induktionskomfur | induksjonskomfyr | induktionsspis med ugn | induktioliesi uunilla
    gaskomfur | gasskomfyr | gasspis | kaasuliesi, kaasuliedet
  ovn, ovne, indbygningsovn, varmluftsovn, bageovn | stekeovn, ovn, innbyggingsovn, varmluftsovn | ugn, ugnar, inbyggnadsugn, varmluftsugn | uuni, uunit, kalusteuuni, erillisuuni, kiertoilmauuni, sähköuuni
    miniovn, bordovn | miniovn, minikomfyr, benkeovn, hybelkomfyr | miniugn, bänkugn, minispis | miniuuni, pöytäuuni
    dampovn | dampovn | ångugn | höyryuuni, höyryuunit
    pizzaovn, pizzaovn gas | pizzaovn | pizzaugn | pizzauuni, pizzauunit
  mikroovn, mikrobølgeovn, mikroovne, mikro | mikrobølgeovn, mikroovn, mikro | mikrovågsugn, mikro, micro, mikrougn, mikron, micron | mikroaaltouuni, mikro, mikrouuni, mikroaaltouunit
  kogeplade, kogeplader, kogesektion, kogetop | platetopp, koketopp, kokeplate | häll, spishäll, kokplatta, inbyggnadshäll | keittotaso, keittolevy, liesitaso, keittotasot, keittolevyt
    induktionskogeplade, induktion, induktionsplade | induksjonstopp, platetopp induksjon, induksjon | induktionshäll, induktion, induktionsplatta | induktiotaso, induktiokeittotaso, induktiolevy
    gasblus, gaskogeplade, gasplade | gasstopp, gassbluss | gashäll, gasolkök, gasolplatta | kaasukeittotaso, kaasutaso
  emhætte, emhætter, emfang | ventilator, kjøkkenvifte, avtrekksvifte, kjøkkenventilator | köksfläkt, fläktkåpa, spisfläkt, spiskåpa | liesituuletin, liesituulettimet, liesikupu, liesikuvut
kulfilter, emhættefilter, fedtfilter | kullfilter, ventilatorfilter, fettfilter | kolfilter, fettfilter, fläktfilter | aktiivihiilisuodatin, liesituulettimen suodatin, rasvasuodatin, hiilisuodatin
køkkenapparater, småapparater, husholdningsapparater | kjøkkenapparater, småapparater, husholdningsapparater | köksapparater, småapparater, hushållsapparater | keittiön pienkoneet, pienkoneet, pienkodinkoneet, keittiökoneet, pienkone
  køkkenmaskine, køkkenmaskiner | kjøkkenmaskin, kjøkkenmaskiner | köksmaskin, köksmaskiner, köksassistent | yleiskone, yleiskoneet, keittiökone
    ?røremaskine, røremaskiner, kitchenaid, dejmaskine, ankarsrum | bakemaskin, kitchenaid, eltemaskin, ankarsrum | degblandare, degmaskin, bakmaskin, kitchenaid, ankarsrum | taikinakone, kitchenaid, ankarsrum
    foodprocessor, food processor, foodprocessorer | foodprosessor, food processor, matprosessor | matberedare, food processor, foodprocessor | monitoimikone, monitoimikoneet, food processor
    thermomix | thermomix | thermomix | thermomix
  minihakker, hakker, lynhakker, el-hakker, hakkemaskine | minihakker, hurtighakker, hakkemaskin | minihackare, hackare, elektrisk hackare | minihakkuri, pienoisleikkuri, minileikkuri, sähkösilppuri
  blender, blendere, smoothieblender, smoothiemaskine, nutribullet, bordblender | blender, hurtigmikser, smoothieblender, smoothiemaskin, nutribullet, bordblender | blender, mixer, smoothieblender, smoothiemaskin, nutribullet | tehosekoitin, blenderi, smoothiekone, smoothie-mikseri, tehosekoittimet, blender, nutribullet
  stavblender, stavblendere, blenderstav, stavmikser, stavmixer, håndblender | stavmikser, stavmiksere | stavmixer, stavmixers, mixerstav | sauvasekoitin, sauvasekoittimet, sauvamikseri
  håndmixer, elpisker, håndmixere, el-pisker, piskemaskine, mixer, håndmikser, håndmiksere, mikser | håndmikser, elektrisk visp, mikser, håndmiksere | elvisp, elvispar, handmixer | sähkövatkain, sähkövatkaimet, käsivatkain, vatkain
  kødhakker, kødhakkemaskine | kjøttkvern, kjøtthakker | köttkvarn | lihamylly, lihamyllyt
  pastamaskine | pastamaskin | pastamaskin | pastakone, pastakoneet
  pålægsmaskine, skæremaskine, pålægsskærer, brødskæremaskine | påleggsmaskin, skjæremaskin, påleggskutter, brødkutter | skärmaskin, charkskärare, brödskärare | viipalointikone, siivutuskone, leikkelekone, viipalointikoneet
  elkniv, elektrisk kniv, elektrisk brødkniv | elektrisk kniv, elkniv | elkniv, elektrisk kniv | sähköveitsi, sähköveitset
  grøntsagshakker elektrisk, grøntsagsjern elektrisk | elektrisk rivjern, elektrisk råkostjern | elektriskt rivjärn, elrivjärn | sähköraastin, raastinkone
  juicer, saftpresser, slowjuicer, juicemaskine, råsaftcentrifuge, saftcentrifuge | juicer, saftpresse, slowjuicer, råsaftsentrifuge, juicemaskin | juicer, råsaftcentrifug, slowjuicer, juicemaskin, juicepress | mehulinko, mehupuristin, mehulingot, slow juicer, mehupuristimet
    citruspresser elektrisk, elektrisk citruspresser | elektrisk sitruspresse | elektrisk citruspress | sähköinen sitruspuserrin, sitruspuserrin, sitruspuristin
  saftkoger, safttrækker | saftkoker, saftdamper | saftkokare, saftmaja, ångsaftare | mehumaija, mehumaijat
  ismaskine, softicemaskine, ninja creami | iskremmaskin, softismaskin, ninja creami, ismaskin | glassmaskin, mjukglassmaskin, ninja creami | jäätelökone, jäätelökoneet, pehmiskone, ninja creami
  isterningmaskine, isterningemaskine, isknuser | isbitmaskin, isterningmaskin, isknuser, ismaskin | ismaskin, isbitsmaskin, iskross | jääpalakone, jääpalakoneet, jäämurskain, jääkone
  slushice maskine, slush ice maskine, slushmaskine | slushmaskin, slushice-maskin | slushmaskin | slushkone, jäähilekone, hilejuomakone
  brødbagemaskine, bagemaskine, brødmaskine, brødbager | brødbakemaskin, brødmaskin | bakmaskin bröd, brödbakmaskin, brödmaskin | leipäkone, leipäkoneet, leivontakone
  kornkværn, melkværn | kornkvern, melkvern | mjölkvarn, spannmålskvarn | viljamylly, jauhomylly, viljamyllyt
  vaffeljern, vaffelmaskine, belgisk vaffeljern | vaffeljern, belgisk vaffeljern, vaffelpresse | våffeljärn, våffelmaskin, belgiskt våffeljärn, våffellagg | vohvelirauta, vohveliraudat, vohvelikone
  krumkagejern, gorojern, kræmmerhusjern | krumkakejern, gorojern, goro-jern | krumkaksjärn, rånjärn, strutjärn | krumkake-rauta, tötterörauta
  pandekagemaskine, pandekagejern, crepe maskine | pannekaketakke, takke, lefsetakke, lefsegriddle, pannekakejern | crepemaskin, pannkakslagg elektrisk, plättmaskin | lettukone, räiskälekone, lettukoneet, pannukakkukone
  donutmaskine, cakepop maskine, cupcake maskine | donutmaskin, smultringmaskin, cakepopmaskin | munkmaskin, donutmaskin, cakepopmaskin | donitsikone, munkkirauta elektroninen, donitsikoneet
  toaster, sandwichtoaster, toastmaskine, sandwichmaskine, sandwich toaster, toastjern | toastjern, smørbrødgrill, sandwichgrill, toastmaskin | smörgåsgrill, sandwichgrill, toastmaskin, smörgåsjärn | voileipägrilli, voileipägrillit, toastgrilli, leipägrilli, voileipärauta
  brødrister, brødristere | brødrister, brødristere | brödrost, brödrostar | leivänpaahdin, paahdin, leivänpaahtimet, paahtimet
  airfryer, air fryer, varmluftfryer, airfryere, varmluftsfrituregryde | airfryer, air fryer, varmluftsfrityr, airfryere, luftfrityr | airfryer, air fryer, varmluftsfritös, luftfritös, airfryers | airfryer, air fryer, airfryerit, ilmafriteerauskeitin, kiertoilmakypsennin, kiertoilmakeitin, ilmafritöösi, ilmafriteerain
  frituregryde, friturekoger | frityrkoker, frityrgryte, frityrkjele | fritös, friteringsgryta, frityrkokare | rasvakeitin, friteerauskeitin, rasvakeittimet, friteerauspata
  riskoger, riskogere | riskoker, riskokere | riskokare | riisinkeitin, riisikeitin, riisinkeittimet
  slowcooker, slow cooker, crockpot, langtidskoger | slowcooker, slow cooker, crock-pot, saktekoker | slowcooker, slow cooker, crock pot, långkokare | haudutuspata, haudutuspadat, slow cooker, haudutin, crock-pot
  multicooker, multi cooker, trykkoger elektrisk, instant pot, elektrisk trykkoger | multikoker, multicooker, elektrisk trykkoker, instant pot | multikokare, multicooker, elektrisk tryckkokare, instant pot | monitoimikeitin, monitoimikeittimet, multicooker, sähköpainekattila, instant pot
  sous vide, sousvide, sous vide stav | sous vide, sousvide, sous vide stav | sous vide, sousvide, sous vide-stav | sous vide, sousvide, sous vide -sirkulaattori
  damper elektrisk, dampkoger, foodsteamer, elektrisk damper | dampkoker, foodsteamer | ångkokare, ångkokare elektrisk, matångare | höyrykeitin, höyrykeittimet, höyrykypsennin
  æggekoger, æggekogere | eggkoker, eggkokere | äggkokare | munankeitin, munankeittimet, kananmunakeitin
  elgrill, el grill, bordgrill, elektrisk grill | elektrisk grill, bordgrill, elgrill | elgrill, bordsgrill, elektrisk grill | sähkögrilli, pöytägrilli, sähkögrillit
    kontaktgrill, panini grill, paninigrill | kontaktgrill, paninigrill, dobbeltgrill | kontaktgrill, paninigrill, klämgrill | parilagrilli, panini-grilli, kontaktigrilli
  raclette, raclettegrill, racletteapparat | raclette, raclettegrill, raclettejern | raclette, raclettegrill, raclettejärn | raclette, raclettegrilli
  stegeplade elektrisk, teppanyaki, elektrisk stegeplade | stekeplate elektrisk, teppanyaki, elektrisk stekepanne | stekbord, elstekpanna, teppanyaki, elektrisk stekhäll | sähköpannu, teppanyaki, sähköparila
  fonduesæt, fondue, fonduegryde, elektrisk fondue | fonduesett, fondue, fonduegryte | fondueset, fondue, fonduegryta | fonduesetti, fondue, fonduepata, fonduepannu
  chokoladefontæne, chokoladefondue | sjokoladefontene, sjokoladefondue | chokladfontän, chokladfondue | suklaasuihkulähde, suklaafondue
  popcornmaskine, popcorn maskine | popcornmaskin | popcornmaskin | popcornkone, popcorn-kone, popcornkoneet
  candyflossmaskine, candyfloss maskine | sukkerspinnmaskin | sockervaddsmaskin | hattarakone, hattarakoneet
  yoghurtmaskine | yoghurtmaskin | yoghurtmaskin | jogurttikone, jogurttikoneet
  vakuumpakker, vakuummaskine, vakuumforsegler, vacuumpakker, vakuumpakkemaskine | vakuumpakker, vakuummaskin, vakuumforsegler | vakuumförpackare, vakuummaskin, vakuumförslutare, vakuumpackare | vakuumikone, vakuumipakkaaja, tyhjiöpakkauskone, vakuumikoneet, vakumointilaite
  dehydrator, tørremaskine til frugt, frugttørrer, madtørrer | mattørker, dehydrator, sopptørker, tørkemaskin mat | torkapparat, svamptork, dehydrator, mattork | kuivuri, hyötykuivuri, sienikuivuri, marjakuivuri, kuivurit
  vandkarbonator, sodastream, danskvandsmaskine, sodavandsmaskine, aarke | kullsyremaskin, sodastream, brusmaskin, kullsyreapparat, aarke | kolsyremaskin, sodastream, läskmaskin, aarke, kolsyrerapparat | hiilihapotuslaite, sodastream, aarke, hiilihapotuslaitteet
  elkedel, elkedler, vandkoger, el-kedel | vannkoker, vannkokere | vattenkokare | vedenkeitin, vesikeitin, vedenkeittimet
  kaffemaskine, kaffemaskiner, kaffebrygger | kaffemaskin, kaffemaskiner | kaffemaskin, kaffemaskiner | kahvikone
    moccamaster, filterkaffemaskine, filterkaffebrygger | moccamaster, filterkaffemaskin, filterkaffetrakter, kaffetrakter, kaffetraktere, trakter | moccamaster, filterkaffebryggare, kaffebryggare, bryggare | moccamaster, suodatinkahvinkeitin, kahvinkeitin, kahvinkeittimet, kahvikeitin
    espressomaskine, espressomaskiner | espressomaskin, espressomaskiner | espressomaskin, espressobryggare | espressokeitin, espressokone, espressokeittimet
      ?fuldautomatisk espressomaskine, fuldautomatisk kaffemaskine | helautomatisk kaffemaskin, helautomatisk espressomaskin, bønnemaskin | helautomatisk kaffemaskin, helautomatisk espressomaskin | kahviautomaatti, kahviautomaatit, täysautomaattinen kahvikone
    kapselmaskine, kapselkaffemaskine, dolce gusto maskine, nespresso maskine, nespressomaskine | kapselmaskin, nespressomaskin, dolce gusto maskin | kapselmaskin, kapselkaffemaskin, nespressomaskin, dolce gusto maskin | kapselikeitin, kapselikone, nespresso-kone, kapselikeittimet, dolce gusto -kone
      senseo, padmaskine | senseo, padmaskin | senseo, kaffepadmaskin | senseo, kahvityynykeitin
    perkolator | perkolator | perkolator | perkolaattori
  mælkeskummer, mælkeskummere, aeroccino | melkeskummer, melkesteamer, aeroccino | mjölkskummare, aeroccino | maidonvaahdotin, maidonvaahdottimet, aeroccino
  kaffekværn, kaffemølle, elektrisk kaffekværn | kaffekvern, kaffekverner | kaffekvarn, kaffekvarnar | kahvimylly, kahvimyllyt
  køkkenvægt, køkkenvægte, digital køkkenvægt, bagevægt | kjøkkenvekt, kjøkkenvekter, bakevekt | köksvåg, hushållsvåg, köksvågar | keittiövaaka, keittiövaa'at, talousvaaka
  el peberkværn, elektrisk peberkværn | elektrisk pepperkvern | elektrisk pepparkvarn | sähköinen pippurimylly, sähköpippurimylly
  elektrisk dåseåbner, elektrisk proptrækker | elektrisk boksåpner, elektrisk vinåpner | elektrisk burköppnare, elektrisk vinöppnare | sähköinen purkinavaaja, sähköinen korkinavaaja
  ølhane, fadølsanlæg, ølbrygger | ølkran, ølmaskin, ølbryggesett | ölkran, öltapp, ölfat med kran | olutautomaatti, oluthana, olutkone
  pølsekoger, hotdogmaskine, pølsegrill, hotdog maskine | pølsekoker, pølsegrill, hotdogmaskin | korvkokare, korvgrill, varmkorvmaskin | makkarakeitin, hot dog -kone, nakkikeitin
  vandkøler, vanddispenser | vanndispenser, vannkjøler | vattenkylare, vattenautomat | vesiautomaatti, vedenjäähdytin
  vandfilterkande, brita, filterkande, vandfilter | vannfilterkanne, brita, vannfilter | vattenfilterkanna, brita, vattenfilter | vedensuodatinkannu, brita, vedensuodatin
støvsuger, støvsugere | støvsuger, støvsugere | dammsugare | imuri, pölynimuri, imurit, pölynimurit
  robotstøvsuger, støvsugerrobot, robotstøvsugere, roomba, roborock | robotstøvsuger, støvsugerrobot, robotstøvsugere, roomba, roborock | robotdammsugare, dammsugarrobot, roomba, roborock | robotti-imuri, robottiimuri, imurirobotti, robotti-imurit, roomba, roborock
  ledningsfri støvsuger, stavstøvsuger, skaftstøvsuger, akku støvsuger, trådløs støvsuger | ledningsfri støvsuger, skaftstøvsuger, trådløs støvsuger, stavstøvsuger, batteristøvsuger | sladdlös dammsugare, skaftdammsugare, stickdammsugare, pinndammsugare, batteridammsugare | varsi-imuri, varsi-imurit, langaton imuri, akkuimuri, varsiimuri, johdoton imuri
  håndstøvsuger | håndstøvsuger | handdammsugare | rikkaimuri, rikkaimurit, käsi-imuri
  gulvvasker, vådstøvsuger, gulvvaskemaskine, våd tør støvsuger | gulvvasker, våtstøvsuger, gulvvaskemaskin, våt og tørrsuger | våtdammsugare, golvtvättmaskin, golvtvättare, våt och torrsug | lattianpesukone, märkäimuri, märkä- ja kuivaimuri, lattiapesuri, märkäimurit
  centralstøvsuger | sentralstøvsuger | centraldammsugare | keskuspölynimuri, keskusimuri
støvsugermundstykke, støvsugerslange, støvsugertilbehør | støvsugermunnstykke, støvsugerslange, støvsugertilbehør | dammsugarmunstycke, dammsugarslang, dammsugartillbehör | imurin suulake, imurin letku, imuritarvikkeet, imurin suutin
støvsugerfilter, hepa filter | støvsugerfilter, hepafilter | dammsugarfilter, hepafilter | pölynimurin suodatin, imurin suodatin, hepa-suodatin
damprenser, dampmoppe, dampmop, dampgulvmoppe | damprenser, dampmopp, damprengjører | ångtvätt, ångmopp, ångrengörare | höyrypesuri, höyrymoppi, höyrypesurit, höyrypuhdistin
vinduesvasker, vinduesstøvsuger, elektrisk vinduesvasker, vinduespudserobot | vindusvasker, elektrisk vindusvasker, vindusrobot | fönstertvätt, fönstertvättare, elektrisk fönsterskrapa, fönsterputsrobot | ikkunanpesuri, ikkunapesuri, ikkunanpesin, ikkunanpesurobotti
strygejern | strykejern | strykjärn | silitysrauta, silitysraudat
  ?dampstrygejern | dampstrykejern | ångstrykjärn | höyrysilitysrauta, höyryrauta, höyrysilitysraudat
  dampstation, dampstrygestation, strygestation | dampstasjon, strykestasjon | ångstation, ångstrykstation | silityskeskus, höyrykeskus, silityskeskukset, höyrysilityskeskus
  rejsestrygejern | reisestrykejern | resestrykjärn | matkasilitysrauta
steamer, tøjdamper, tøjsteamer, håndsteamer, clothes steamer | steamer, klesdamper, dampstryker, håndsteamer | steamer, klädångare, klädvårdare, handsteamer | höyrystin, vaatehöyrystin, höyrystimet, vaatesteameri, steameri
fnugfjerner, fnugtrimmer, elektrisk fnugfjerner | nuppefjerner, loshaker elektrisk, nuppemaskin, lofjerner, loskraper | noppborttagare, noppmaskin, luddborttagare | nukanpoistaja, nyppyjenpoistaja, nukkaharja sähköinen, nukanpoistokone
symaskine, symaskiner | symaskin, symaskiner | symaskin, symaskiner | ompelukone, ompelukoneet
  overlocker, overlock maskine | overlockmaskin, overlock | overlockmaskin, overlock | saumuri, saumurit, overlock
strygerulle, tøjrulle | tøyrulle, klesrulle, strykerulle | mangel, kallmangel, stenmangel | mankeli, mankelit, kylmämankeli
skotørrer, støvletørrer | skotørker, støvletørker | skotork, skotorkare | kenkäkuivain, kenkienkuivaaja, kenkäkuivaimet
indeklima, klimaanlæg | inneklima, klimaanlegg | klimatanläggning, inomhusklimat | ilmastointi, sisäilma, ilmankäsittely
  aircondition, airconditioner, aircon, mobil aircondition | aircondition, air condition, aircon, portabel aircondition | luftkonditionering, ac, portabel ac, aircondition, luftkonditionerare | ilmastointilaite, siirrettävä ilmastointilaite, ilmastointilaitteet, viilennin
  varmepumpe, luftvarmepumpe | varmepumpe, luft-til-luft varmepumpe, luft luft varmepumpe | värmepump, luftvärmepump, luft-luftvärmepump | ilmalämpöpumppu, lämpöpumppu, lämpöpumput, ilmalämpöpumput
  ventilator, ventilatorer, blæser | vifte, vifter | fläkt, fläktar | tuuletin, tuulettimet
    ?bordventilator, bordblæser | bordvifte | bordsfläkt | pöytätuuletin, pöytätuulettimet
    ?gulvventilator, standventilator, gulvblæser | gulvvifte | golvfläkt, stativfläkt | lattiatuuletin, lattiatuulettimet, jalkatuuletin
    tårnventilator, tårnblæser, søjleventilator | tårnvifte | tornfläkt, pelarfläkt | tornituuletin, pilarituuletin, tornituulettimet
    loftventilator, loftsventilator | takvifte | takfläkt | kattotuuletin, kattotuulettimet
    håndventilator, mini ventilator, usb ventilator | håndvifte, minivifte, usb-vifte | handfläkt, minifläkt, usb-fläkt | käsituuletin, minituuletin, usb-tuuletin
  luftkøler, air cooler | luftkjøler | luftkylare | ilmanviilennin, ilmanviilentimet, ilmanjäähdytin
  luftrenser, luftrensere, air purifier | luftrenser, luftrensere | luftrenare | ilmanpuhdistin, ilmanpuhdistimet
  luftfugter, luftfugtere, befugter | luftfukter, luftfuktere | luftfuktare | ilmankostutin, ilmankostuttimet
  aromadiffuser, aroma diffuser, diffuser, duftlampe elektrisk | aromadiffuser, aroma diffuser, diffuser | aromadiffuser, diffuser, doftspridare elektrisk, aromalampa | aromadiffuuseri, tuoksudiffuuseri, aromilamppu, diffuuseri
  affugter, affugtere, luftaffugter, byggetørrer, byggeaffugter | avfukter, luftavfukter, avfuktere, byggtørker, byggavfukter, avfuktingsapparat | avfuktare, luftavfuktare, byggtork, byggavfuktare | ilmankuivain, kosteudenpoistaja, ilmankuivaimet, ilmankuivaaja, rakennuskuivain
  fugtsluger, fugtsamler, torrboll | fuktsluker, fuktsamler, torrball | fuktslukare, torrboll, fuktsamlare | kosteudenkerääjä, kosteudenimijä, ilmankuivatuspallo
varmeapparat, el-varmer | varmeapparat, varmekilde, elektrisk oppvarming, varmeovn | värmare, elvärmare, värmeapparat | lämmitin, lämmittimet, sähkölämmitin
  varmeblæser, varmluftblæser, varmeventilator, keramisk varmeblæser | varmevifte, vifteovn, keramisk vifteovn | värmefläkt, fläktvärmare, kupévärmare, elfläkt | lämpöpuhallin, lämpöpuhaltimet, lämminilmapuhallin, puhallinlämmitin
  el-radiator, elradiator, elpanel | panelovn, gjennomstrømningsovn | elelement, elradiator, element | sähköpatteri, sähkölämmityspatteri
    oliefyldt radiator, olieradiator | oljefylt radiator, oljeovn, oljeradiator | oljefyllt element, oljeelement | öljytäytteinen patteri, öljypatteri, öljyradiaattori, öljylämmitin
  terrassevarmer, terrassevarmere, infrarød varmer, gasvarmer | terrassevarmer, terrassevarmere, varmelampe terrasse, infravarmer | terrassvärmare, infravärmare, gasolvärmare | terassilämmitin, terassilämmittimet, infrapunalämmitin, säteilylämmitin
  petroleumsovn, petroleumsvarmer | parafinovn, parafinvarmer | fotogenvärmare, fotogenkamin, dieselvärmare | petroliinilämmitin, valopetrolilämmitin, dieselölämmitin
  elpejs, el pejs, elektrisk pejs | elektrisk peis, peisovn elektrisk, elpeis | elkamin, elektrisk kamin, elektrisk eldstad | sähkötakka, sähkötakat
varmetæppe, varmepude, elektrisk varmetæppe, elvarmetæppe | varmeteppe, varmepute, elektrisk varmepute | värmefilt, värmedyna, elfilt, värmekudde elektrisk | lämpöhuopa, lämpötyyny, lämpöhuovat, sähköhuopa, lämpöpeitto, sähköpeitto
fodvarmer, elektrisk fodvarmer | fotvarmer | fotvärmare | jalkalämmitin, jalkojenlämmitin, jalkojenlämmittimet
håndvarmer, håndvarmere, engangs håndvarmer | håndvarmer, håndvarmere | handvärmare | kädenlämmitin, kädenlämmittimet, käsienlämmitin
elektrisk pleje | personlig pleie elektrisk | personvård elektrisk, hårvårdsapparater | henkilöhoitolaitteet, kauneudenhoitolaitteet, hyvinvointilaitteet
  hårtørrer, føntørrer, hårtørrere, føner, føn | hårføner, hårtørrer, føner, hårfønere | hårtork, hårfön, fön, hårtorkar, hårfönar | hiustenkuivaaja, hiustenkuivain, fööni, föönit, hiustenkuivaajat, hiustenkuivaimet, kuivaaja
  glattejern, hårglatter, fladjern | rettetang, rettejern, glattejern | plattång, plattänger, locktång och plattång | suoristusrauta, suoristusraudat, hiustensuoristaja
  krøllejern, curler, bølgejern | krølltang, krølltenger, krøllejern, bølgetang | locktång, locktänger, vågtång, lockstav | kiharrin, hiuskiharrin, kiharrinrauta, kihartimet, lainerauta, kreppirauta, kihartaja
  varmebørste, airstyler, føntørrerbørste, hårstyler, airwrap, hot air brush | varmluftsbørste, airstyler, hårstyler, airwrap, fønebørste, varmebørste | varmluftsborste, airstyler, varmborste, fönborste, airwrap, luftlocktång, multistyler | ilmakiharrin, lämpöharja, airstyler, föönausharja, airwrap, muotoiluharja, multistyler
  barbermaskine, barbermaskiner, elshaver, shaver, elektrisk barbermaskine | barbermaskin, barbermaskiner, shaver, elektrisk barbermaskin | rakapparat, rakmaskin, rakapparater, elektrisk rakapparat, shaver | parranajokone, partakone, parranajokoneet, partakoneet
    oneblade, philips oneblade | oneblade, philips oneblade | oneblade, philips oneblade | oneblade, philips oneblade
  skægtrimmer, trimmer, skægtrimmere, multitrimmer | skjeggtrimmer, trimmer, skjeggtrimmere, multitrimmer | skäggtrimmer, trimmer, skäggtrimmare, multitrimmer | partatrimmeri, trimmeri, parrantrimmeri, partatrimmerit, parran trimmeri
  hårklipper, hårtrimmer, hårklippemaskine, hårtrimmere | hårklipper, hårklippemaskin, hårtrimmer | hårklippare, hårklippningsmaskin, hårtrimmer, klippmaskin | hiustenleikkuukone, hiustrimmeri, hiustenleikkuukoneet, hiustenleikkuri
  næsehårstrimmer, næsetrimmer, øre og næsetrimmer | nesehårtrimmer, nesetrimmer | näshårstrimmer, nästrimmer | nenäkarvatrimmeri, nenäkarvaleikkuri, nenätrimmeri
  kropstrimmer, bodygroomer, body groomer, intimtrimmer | kroppstrimmer, bodygroomer, intimtrimmer | kroppstrimmer, bodygroomer, bodytrimmer, intimtrimmer | vartalotrimmeri, bodygroomer, ihokarvatrimmeri, intiimitrimmeri
  ladyshaver, lady shaver, dameshaver | ladyshaver, lady shaver, damebarbermaskin | ladyshaver, lady shaver, damrakapparat | ladyshaver, naisten ihokarvanajokone, lady shaver
  epilator, epilatorer | epilator, epilatorer | epilator, epilatorer | epilaattori, epilaattorit
  ipl, ipl hårfjerner, laser hårfjerning, ipl maskine | ipl, ipl-maskin, hårfjerning laser, ipl hårfjerner | ipl, ipl-apparat, laser hårborttagning | ipl, ipl-laite, valoimpulssilaite
  ansigtsbørste elektrisk, ansigtsrenser elektrisk, elektrisk ansigtsbørste | elektrisk ansiktsbørste, ansiktsrensebørste | elektrisk ansiktsborste, ansiktsrengöringsborste | sähköinen kasvoharja, kasvojenpuhdistusharja, kasvoharja
  elektrisk fodfil, fodfil elektrisk, scholl velvet smooth | elektrisk fotfil | elektrisk fotfil, fotfil elektrisk | sähköinen jalkaraspi, sähköjalkaviila, sähköinen jalkaviila
  elektrisk neglefil, neglefræser, negle lampe, uv lampe negle | neglefres, elektrisk neglefil, uv-lampe negler, neglelampe | nagelfräs, elektrisk nagelfil, uv-lampa naglar, nagellampa | kynsihiomakone, sähköinen kynsiviila, kynsiuuni, uv-uuni kynsille
  ansigtssauna, ansigtsdamper, led maske | ansiktssauna, ansiktsdamper, led-maske | ansiktsbastu, ansiktsångare, led-mask | kasvosauna, kasvosaunat, led-maski, led-naamari
  inhalator, nebulisator | inhalator, forstøverapparat, nebulisator | inhalator, nebulisator | inhalaattori, lääkesumutin
  massageapparat, massagepistol, massagemaskine, massage gun, massagepude | massasjeapparat, massasjepistol, massasjepute | massageapparat, massagepistol, massagedyna, massagekudde | hierontalaite, hierontavasara, hierontapistooli, hieromalaite, hierontatyyny
    fodmassage, fodmassageapparat, fodbad, fodspa | fotmassasje, fotmassasjeapparat, fotbad, fotspa | fotmassage, fotmassageapparat, fotbad, fotspa | jalkahierontalaite, jalkakylpy, jalkaporeallas, jalkahieroja
  elektrisk tandbørste, eltandbørste, el tandbørste, el-tandbørste, sonicare, elektriske tandbørster | elektrisk tannbørste, eltannbørste, el-tannbørste, sonicare, elektriske tannbørster | eltandborste, elektrisk tandborste, el-tandborste, sonicare, eltandborstar | sähköhammasharja, sähköhammasharjat, sonicare
  badevægt, personvægt, badevægte, smart vægt | badevekt, personvekt, badevekter, kroppsvekt | personvåg, badrumsvåg, personvågar, våg kropp | henkilövaaka, henkilövaa'at, kylpyhuonevaaka
  mundskyller, tandskyller, waterpik, vandflosser | munndusj, tanndusj, waterpik, vannflosser | munddusch, munduschar, waterpik, tanddusch | suusuihku, hammassuihku, hammasvälisuihku, waterpik
  digitalt febertermometer | digitalt febertermometer, øretermometer | digital febertermometer, örontermometer | digitaalinen kuumemittari, korvakuumemittari
  blodtryksmåler, blodtryksapparat | blodtrykksmåler, blodtrykksapparat | blodtrycksmätare, blodtrycksmanschett | verenpainemittari, verenpainemittarit
  lysterapilampe, lysterapi, dagslyslampe, vågelampe, wake up light | lysterapilampe, dagslyslampe, lysterapi, wake up light | ljusterapilampa, dagsljuslampa, ljusterapi, wake up light | kirkasvalolamppu, kirkasvalolamput, kirkasvalolaite, sarastusvalo, heräämisvalo
insektlampe, myggelampe, insektdræber, fluedræber elektrisk, insektfanger | insektlampe, myggfanger, insektdreper, myggmaskin, fluesmekker elektrisk | insektslampa, myggfångare, insektsdödare, elektrisk flugsmälla, myggfälla | hyönteislamppu, hyttyskarkotin sähköinen, hyttysloukku, sähkölätkä, hyönteisansa sähkö
vaskemaskine tilbehør, tilløbsslange, afløbsslange vaskemaskine, stablesæt | vaskemaskintilbehør, stablesett, tilløpsslange | tvättmaskinstillbehör, monteringssats torktumlare, tilloppsslang | pesukoneen letku, täyttöletku, liitossarja pyykkitorni, poistoletku
vaskesøjle, vasketårn | vaskesøyle, vasketårn | tvättpelare, tvättorn | pyykkitorni, pesutorni, pyykkitornit
køletaske elektrisk, elektrisk køleboks, elkøleboks, bilkøleskab, kompressorkøleboks, køleboks bil, køleboks til bil | elektrisk kjøleboks, el-kjøleboks, kjøleboks 12v, kompressorkjøleboks, kjøleboks bil, kjølebag bil | elkylbox, elektrisk kylbox, kompressorkylbox, kylbox el, kylbox bil, elektrisk kylväska | sähkökylmälaukku, sähköinen kylmälaukku, autojääkaappi, kompressorikylmälaukku, matkajääkaappi, kylmälaukku autoon
flaskevarmer | flaskevarmer, tåteflaskevarmer | flaskvärmare | pullonlämmitin, tuttipullonlämmitin
stegetermometer, madtermometer, digitalt stegetermometer, madlavningstermometer | steketermometer, digitalt steketermometer, mattermometer | stektermometer, köttermometer, digital stektermometer, matlagningstermometer | paistomittari, lihalämpömittari, paistolämpömittari, ruokalämpömittari
badeværelsesventilator, udsugning, udsugningsventilator | baderomsvifte, avtrekksvifte bad | badrumsfläkt, frånluftsfläkt | kylpyhuonetuuletin, poistoilmapuhallin, kosteustuuletin
vakuumposer, vakuumruller, vakuumpose | vakuumposer, vakuumruller, vakuumpose | vakuumpåsar, vakuumpåse, vakuumrullar | vakuumipussi, vakuumirulla, vakuumipussit, vakuumirullat, vakumointipussi, vakumointipussit
kulsyrepatron, sodastream patron, co2 patron, kulsyreflaske | kullsyrepatron, sodastream patron, kullsyreflaske, co2-patron | kolsyrepatron, sodastream patron, kolsyreflaska, co2-patron | hiilidioksidipatruuna, sodastream patruuna, hiilihappopatruuna, hiilihapotuspatruuna, hiilidioksidisylinteri
tæpperenser, tekstilrenser, pletrenser, tæpperensemaskine | tepperenser, tekstilrenser, flekkrenser | textiltvätt, mattvätt, textiltvättare | tekstiilipesuri, mattopesuri, tekstiilipesurit, mattopesurit
robotmoppe, mopperobot | robotmopp, vaskerobot | robotmopp, golvmopprobot | moppausrobotti, robottimoppi, moppirobotti
skærehoved, skær til barbermaskine, barbermaskine skær | skjærehode, barberhode | rakhuvud, skärhuvud | teräpää, partakoneen terä, parranajokoneen terä
vægt, vægte | vekt, vekter | våg, vågar | vaaka, vaa'at
  køkkenvægt, køkkenvægte, digital køkkenvægt, bagevægt | kjøkkenvekt, kjøkkenvekter, bakevekt | köksvåg, hushållsvåg, köksvågar | keittiövaaka, keittiövaa'at, talousvaaka
  badevægt, personvægt, badevægte, smart vægt | badevekt, personvekt, badevekter, kroppsvekt | personvåg, badrumsvåg, personvågar | henkilövaaka, henkilövaa'at, kylpyhuonevaaka
  bagagevægt, kuffertvægt | bagasjevekt, koffertvekt | bagagevåg, resväskevåg | matkalaukkuvaaka, matkavaaka
æggeur, minutur, køkkenur | kjøkkenklokke, eggeklokke, kjøkkentimer | äggklocka, köksklocka, kökstimer | munakello, keittiöajastin, munakellot
robotplæneklipper, robotgræsslåmaskine | robotgressklipper, robotklipper | robotgräsklippare | robottiruohonleikkuri, robottileikkuri, robottiruohonleikkurit
håndtørrer elektrisk, elektrisk håndtørrer | elektrisk håndtørker | elektrisk handtork | käsienkuivain, sähköinen käsienkuivain
elektrisk håndklædetørrer, håndklædevarmer | elektrisk håndkletørker, håndklevarmer | elektrisk handdukstork, handdukstork | sähköinen pyyhekuivain, rättipatteri, pyyhekuivain
elektrisk tørrestativ, tøjtørrer elektrisk | elektrisk tørkestativ | elektrisk torkställning | lämpökuivausteline, sähköinen pyykinkuivausteline
bærbar kogeplade, enkelt kogeplade, varmeplade, bordkomfur | kokeplate enkel, bærbar kokeplate | kokplatta enkel, portabel induktionsplatta | irtokeittolevy, pöytäliesi, irtolevy, pikkuliesi
sæbedispenser automatisk, sensor sæbedispenser | automatisk såpedispenser | automatisk tvålpump, tvålautomat | automaattinen saippua-annostelija, saippua-automaatti
elektrisk lighter | elektrisk lighter | elektrisk tändare | sähkösytytin
elektrisk vinkøler, flaskekøler elektrisk | elektrisk vinkjøler | elektrisk vinkylare | sähköinen viininjäähdytin
opvarmet madkasse, elektrisk madkasse | elektrisk matboks | elektrisk matlåda | sähköinen eväsrasia
saunaovn, saunaovne | badstuovn, badstueovn | bastuaggregat, bastuugn | kiuas, kiukaat, sähkökiuas`,
}
