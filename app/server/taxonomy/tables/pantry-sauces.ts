import type { GoodsTable } from '../goods-table.ts'

/** Sauces, condiments, dressings, soups, stock, jam, honey, spreads. */
export const pantrySauces: GoodsTable = {
  part: 'pantry',
  rows: `
sovs, sauce, saucer, sovse | saus, sauser, sause | sås, såser, sauce | kastike, kastikkeet, soossi
  brun sovs, brun sauce, skysovs, skysauce, stegesovs | brun saus, sjysaus, stekesaus | brunsås, brun sås, skysås | ruskea kastike, ruskeakastike, paistikastike
  ~bearnaisesauce, bearnaise, bearnaisesovs, bearnaise sauce | bearnaisesaus, bearnaise, bearnaise saus, bernaise | bearnaisesås, bearnaise, bea sås, bearnaise sås | bearnaisekastike, bearnaise, bearnaisekastikkeet
  hollandaisesauce, hollandaise, hollandaisesovs | hollandaisesaus, hollandaise | hollandaisesås, hollandaise | hollandaisekastike, hollandaise, hollandaisekastikkeet
  pebersovs, pebersauce, peberbearnaise, whiskysovs, grønpebersovs | peppersaus, grønnpeppersaus | pepparsås, grönpepparsås | pippurikastike, pippurikastikkeet, viherpippurikastike
  flødesovs, flødesauce, hvid sovs, bechamelsauce, bechamel | fløtesaus, hvit saus, bechamelsaus, bechamel | gräddsås, vit sås, bechamelsås, bechamel, dillsås, ljus sås | kermakastike, valkokastike, bechamelkastike, bechamel
  svampesovs, champignonsovs, svampesauce, champignonsauce | soppsaus, sjampinjongsaus, viltsaus | svampsås, kantarellsås, champinjonsås, viltsås | sienikastike, sienikastikkeet, kantarellikastike, riistakastike
  ostesovs, ostesauce, cheddarsauce, cheese sauce | ostesaus, cheddarsaus, cheese sauce | ostsås, cheddarsås, cheese sauce | juustokastike, juustokastikkeet, cheddarkastike
  sennepssovs, persillesovs, løgsovs | sennepssaus, persillesaus, løksaus | senapssås, löksås | sinappikastike, sipulikastike
  sovsepulver, saucepulver, sovs i pulver, pulversovs | sauspulver, pulversaus, pose saus | såspulver, pulversås, påssås | kastikejauhe, kastikejauheet, kastikeaines, kastikeainekset
  sovsejævner, saucejævner, jævner, jævning, meljævner | sausjevner, jevner, maisenna sausjevner | redning, maizena redning, såsredning, brun redning | suurus, suuruste, suurusteet, kastikesuuruste
  sovsekulør, kulør, madkulør, saucekulør | sukkerkulør, sauskulør, kulør | sockerkulör, kulör, soja kulör | sokerikulööri, kulööri
  ~barbecuesauce, bbq sauce, barbecue sauce, grillsauce, bbq, grillsovs | barbecuesaus, bbq saus, bbq sauce, grillsaus, bbq | barbecuesås, bbq sås, bbq sauce, grillsås, bbq | barbecuekastike, bbq kastike, grillikastike, grillikastikkeet, bbq, barbequekastike
  chilisauce, chilisovs, stærk sauce, hot sauce | chilisaus, sterk saus, hot sauce | chilisås, het sås, stark sås, hot sauce | chilikastike, chilikastikkeet, tulinen kastike, hot sauce
    ~sweet chili sauce, sweet chili, sød chilisauce, sweet chilisauce | sweet chili saus, sweet chili, søt chilisaus | sweet chili sås, sweet chili, sweet chilisås, söt chilisås | sweet chili kastike, sweet chili, makea chilikastike
    ~sriracha, sriracha sauce | sriracha, sriracha saus | sriracha, srirachasås | sriracha, sriracha kastike
    tabasco, pebersauce stærk, cholula | tabasco, cholula | tabasco, cholula | tabasco, cholula
    sambal oelek, sambal olek, sambal | sambal oelek, sambal olek, sambal | sambal oelek, sambal olek, sambal | sambal oelek, sambal olek, sambal
  worcestershiresauce, worcestersauce, engelsk sauce, worchester sauce, worcestershire sauce | worcestershiresaus, worcestersaus, engelsk saus, worcestershire sauce | worcestershiresås, worcestersås, worcestershire sauce | worcestershirekastike, worcesterkastike, worcestershire sauce
  hp sauce, brown sauce, steaksauce, steak sauce | hp saus, hp sauce, steaksaus, brown sauce | hp sås, hp sauce, steaksås, brown sauce | hp kastike, hp sauce, pihvikastike, steak kastike
  hvidløgssauce, hvidløgssovs, hvidløgsdressing, kebabsauce, kebabdressing | hvitløksaus, hvitløkssaus, hvitløksdressing, kebabsaus, kebabdressing | vitlökssås, kebabsås, vitlöksdressing, pizzasallad dressing | valkosipulikastike, valkosipulikastikkeet, kebabkastike, kebabkastikkeet
  karrysovs, karrysauce | karrisaus | currysås | currykastike, currykastikkeet
  tartarsauce, tatarsauce, sauce tartare, fiskesovs | tartarsaus | tartarsås, sauce tartare, fisksås | tartarkastike, kalakastike
  cocktailsauce, rejesauce, cocktail dressing | cocktailsaus, rekesaus | cocktailsås, räksås | cocktailkastike, katkarapukastike
  cranberry sauce, tranebærsauce, tranebærsovs | tranebærsaus, cranberry sauce | tranbärssås, cranberry sauce | karpalokastike, cranberry sauce
  myntesauce, mint sauce, mintsauce | myntesaus, mint sauce | mintsås, mint sauce | minttukastike, minttuhyytelö
  peberrodssovs, peberrodssauce, peberrodscreme | pepperrotsaus, pepperrotkrem | pepparrotssås, pepparrotsvisp | piparjuurikastike, piparjuurikastikkeet, piparjuuritahna
~peberrod på glas, revet peberrod | revet pepperrot, pepperrot på glass | riven pepparrot, pepparrot burk | piparjuuri raaste, raastettu piparjuuri
ketchup, tomatketchup, tomat ketchup | ketchup, tomatketchup, ketsjup | ketchup, tomatketchup | ketsuppi, tomaattiketsuppi, ketchup, tomaattisose ketsuppi
  sukkerfri ketchup, ketchup uden sukker | sukkerfri ketchup, ketchup uten sukker | sockerfri ketchup, osötad ketchup | sokeriton ketsuppi
  karryketchup, curryketchup, chiliketchup, hot ketchup | curryketchup, chiliketchup, hot ketchup | curryketchup, chiliketchup, hot ketchup | curryketsuppi, chiliketsuppi
~sennep | sennep | senap | sinappi, sinapit
  dijonsennep, dijon sennep, dijon | dijonsennep, dijon sennep, dijon | dijonsenap, dijon senap, dijon | dijonsinappi, dijon sinappi, dijon
  sød sennep, honningsennep, fransk sennep, mild sennep | søt sennep, honningsennep, mild sennep | söt senap, honungssenap, mild senap, slottssenap | makea sinappi, hunajasinappi, mieto sinappi
  grov sennep, fuldkornssennep, grovkornet sennep, skånsk sennep | grov sennep, grovkornet sennep | grov senap, grovkornig senap, skånsk senap, skånesenap | rakeinen sinappi, kokojyväsinappi
  stærk sennep, bakkens sennep, pølsesennep, amerikansk sennep, hotdog sennep | sterk sennep, pølsesennep, amerikansk sennep | stark senap, sötstark senap, korvsenap, amerikansk senap | väkevä sinappi, turun sinappi, hot dog sinappi, amerikkalainen sinappi
mayonnaise, mayo, majonæse, majonnaise | majones, mayones, majo, mayonnaise, mayo | majonnäs, majo, mayo, mayonnaise, majonäs | majoneesi, majo, mayonnaise, mayo
  ægte mayonnaise, fransk mayonnaise | ekte majones, fransk majones | äkta majonnäs, fransk majonnäs | aito majoneesi, ranskalainen majoneesi
  let mayonnaise, light mayonnaise | lett majones, lettmajones | lättmajonnäs, lätt majonnäs | kevytmajoneesi, kevyt majoneesi
  vegansk mayonnaise, vegansk mayo, plantemayo | vegansk majones, plantebasert majones | vegansk majonnäs, veganmajo, växtbaserad majonnäs | vegaaninen majoneesi, vegaanimajoneesi, vegemajo
  aioli, hvidløgsmayo, hvidløgsmayonnaise | aioli, hvitløksmajones, alioli | aioli, vitlöksmajonnäs | aioli, valkosipulimajoneesi, valkosipulimajo
  chilimayo, chili mayo, chilimayonnaise, sriracha mayo | chilimajones, chili mayo, chilimayo, sriracha mayo | chilimajonnäs, chilimajo, sriracha mayo, sriracha majonnäs | chilimajoneesi, chilimajo, chili majoneesi, sriracha majoneesi
  trøffelmayo, trøffelmayonnaise, trøffel mayo | trøffelmajones, trøffelmayo | tryffelmajonnäs, tryffelmajo | tryffelimajoneesi, tryffelimajo
  karrymayo, pommes frites sauce, fritesauce, pommes sauce | pommes frites saus, fritesaus | pommes frites sås, pommessås, stripssås | ranskalaiskastike, ranskankastike
remoulade, remulade | remulade, remoulade | remouladsås, remoulad, remulad | remoulade, remouladekastike
hamburgerdressing, burgerdressing, burger dressing, burger sauce | hamburgerdressing, burgerdressing, burgersaus, hamburgersaus | hamburgerdressing, hamburgersås, burgardressing | hampurilaiskastike, hampurilaiskastikkeet, burgerikastike, purilaismajoneesi, hampurilaismajoneesi
fransk hotdog dressing, hotdog dressing, hot dog dressing | hotdog dressing, pølsesaus | hotdog dressing, korvdressing | hot dog kastike, hodarikastike
relish, hotdog relish, agurkerelish | relish, agurkmix, sylteagurkmiks | relish, gurkrelish | kurkkurelissi, relish, hot dog kurkku
  bostongurka | bostongurka | bostongurka | bostonkurkku, bostongurka, bostonkurkut
  pickles, hakkede pickles, piccalilli | pickles, piccalilli | pickles, piccalilli | pikkelssi, pikkelsi, pickles, piccalilli
dressing, salatdressing, salat dressing | dressing, salatdressing, dressinger | dressing, salladsdressing, salladssås | salaatinkastike, salaatinkastikkeet, salaattikastike, salaattikastikkeet, dressing
  thousand island, thousand island dressing | thousand island, thousand island dressing | thousand island, thousand island dressing | thousand island, tuhannen saaren kastike, thousand island kastike
  caesardressing, cæsardressing, caesar dressing, cæsar dressing | cæsardressing, caesardressing, caesar dressing | caesardressing, caesar dressing | caesarkastike, caesar salaatinkastike, caesar dressing
  rhode island dressing, rhode island | rhode island dressing, rhode island | rhode island dressing, rhode island, rhodeisland | rhode island kastike, rhode island
  ranch dressing, ranchdressing, blue cheese dressing | ranch dressing, ranchdressing, blue cheese dressing | ranch dressing, ranchdressing, blue cheese dressing | ranch kastike, ranch dressing, blue cheese kastike, sinihomejuustokastike
  vinaigrette, vinaigrettedressing, oliedressing, fransk dressing | vinaigrette, fransk dressing, italiensk dressing | vinägrett, vinaigrette, fransk dressing | vinaigrette, vinegretti, ranskalainen salaatinkastike
  creme fraiche dressing, karrydressing, krydderurtedressing, yoghurtdressing | rømmedressing, yoghurtdressing | gräddfilsdressing, yoghurtdressing, kebabdressing mild | jogurttikastike, jogurttikastikkeet, sinappikastike salaatti
  dressingmix, dressing pulver, dressing mix | dressingmiks, dressing mix, dressingpulver | dressingmix, dressing mix, dressingpulver | salaattikastikejauhe, salaatinkastikeaines, kastikemix
dip, dips, dippelse | dip, dipp, dippsaus | dip, dipp, dippsås, dipsås | dippi, dipit, dippikastike, dippikastikkeet
  dipmix, dip mix, dippulver | dippmix, dipmix, dippmiks | dipmix, dippmix, dip mix, dippulver | dippijauhe, dippiaines, dipmix, dippimauste
  hummus, humus | hummus, humus | hummus, humus | hummus, hummukset, kikhernetahna
  guacamole, avocadodip | guacamole, avokadodip | guacamole, guacamole dip | guacamole, avokadodippi
  tzatziki, tzaziki, tsatsiki | tzatziki, tsatsiki | tzatziki, tsatsiki | tsatsiki, tzatziki
  baba ganoush, baba ghanoush, auberginedip | baba ganoush, auberginedip | baba ganoush, auberginedip, ajvar dip | baba ganoush, munakoisodippi
  salsadip, salsa dip, ostedip | salsadip, salsa dip | salsadip, dipsalsa | salsadippi
tapenade, oliventapenade, olivenpasta | tapenade, oliventapenade, olivenpasta | tapenade, olivtapenade, olivpasta | tapenade, oliivitahna
ajvar | ajvar | ajvar, ajvar relish | ajvar
tahin, tahini, sesampasta, sesamsmør | tahini, tahin, sesampasta, sesamsmør | tahini, tahin, sesampasta | tahini, tahina, seesamitahna
~pesto | pesto | pesto | pesto
  grøn pesto, basilikumpesto, pesto genovese, pesto alla genovese | grønn pesto, basilikumpesto, pesto genovese | grön pesto, basilikapesto, pesto genovese | vihreä pesto, basilikapesto, pesto genovese
  rød pesto, tomatpesto, pesto rosso | rød pesto, tomatpesto, pesto rosso | röd pesto, tomatpesto, pesto rosso | punainen pesto, tomaattipesto, pesto rosso
marinade, marinader, kødmarinade, grillmarinade | marinade, grillmarinade, kjøttmarinade | marinad, grillmarinad, köttmarinad | marinadi, grillimarinadi, lihamarinadi
  glaze, bbq glaze, grillglaze | glaze, grillglaze | glaze, grillglaze, grillglaze bbq | glaze, grilliglaze
røgaroma, liquid smoke, flydende røg | liquid smoke, flytende røyk, røykaroma | liquid smoke, flytande rök, rökarom | savuaromi, liquid smoke, nestesavu
suppe, supper | suppe, supper | soppa, soppor | keitto, keitot, soppa, keittoa
  tomatsuppe | tomatsuppe | tomatsoppa | tomaattikeitto, tomaattikeitot
  hønsekødsuppe, kyllingesuppe, hønsesuppe | kyllingsuppe, hønsesuppe, hønsekjøttsuppe | kycklingsoppa, hönssoppa | kanakeitto, kanakeitot, kanasoppa
  oksekødsuppe, klar suppe | kjøttsuppe, oksekjøttsuppe, klar suppe, betasuppe | köttsoppa, oxsoppa, oxsvanssoppa | lihakeitto, lihakeitot, lihasoppa
  gule ærter suppe, ærtesuppe | ertesuppe, ertersuppe, gul ertesuppe | ärtsoppa, gul ärtsoppa | hernekeitto, hernekeitot, hernesoppa, hernerokka
  aspargessuppe, aspargesuppe | aspargessuppe | sparrissoppa | parsakeitto, parsakeitot
  blomkålssuppe, broccolisuppe, porresuppe | blomkålsuppe, brokkolisuppe, purresuppe | blomkålssoppa, broccolisoppa, purjolökssoppa | kukkakaalikeitto, parsakaalikeitto, purjokeitto
  grøntsagssuppe, grøntsagsuppe, minestrone, minestronesuppe, urtesuppe | grønnsakssuppe, grønnsaksuppe, minestrone | grönsakssoppa, minestrone, minestronesoppa | kasviskeitto, kasvissosekeitto, minestrone, vihanneskeitto, kesäkeitto
  champignonsuppe, svampesuppe, løgsuppe | soppsuppe, sjampinjongsuppe, løksuppe | svampsoppa, champinjonsoppa, löksoppa | sienikeitto, sienikeitot, herkkusienikeitto, sipulikeitto
  kartoffelsuppe, kartoffelporresuppe | potetsuppe | potatissoppa, potatispurjosoppa | perunakeitto, perunasosekeitto, bataattikeitto
  gulaschsuppe, gullaschsuppe, gulash suppe | gulasjsuppe, gulasj suppe | gulaschsoppa, gulasch soppa | gulassikeitto, gulassi keitto
  spinatsuppe, græskarsuppe | spinatsuppe, gresskarsuppe | spenatsoppa, pumpasoppa, grönkålssoppa, nässelsoppa | pinaattikeitto, pinaattikeitot, kurpitsakeitto, nokkoskeitto
  - | - | - | jauhelihakeitto, jauhelihakeitot, makkarakeitto, siskonmakkarakeitto, kaalikeitto
  fiskesuppe, skaldyrssuppe, hummersuppe, hummerbisque | fiskesuppe, bergensk fiskesuppe, hummersuppe, krabbesuppe | fisksoppa, hummersoppa, skaldjurssoppa, räksoppa | kalakeitto, kalakeitot, lohikeitto, lohikeitot, hummerikeitto
  karrysuppe, thaisuppe, thai suppe, tom yum suppe | thaisuppe, karrisuppe, thai suppe, meksikansk suppe | thaisoppa, currysoppa, tom yum soppa | thaikeitto, currykeitto, kookoskeitto, tom yum keitto
  linsesuppe, bønnesuppe | linsesuppe, bønnesuppe | linssoppa, bönsoppa, morotssoppa | linssikeitto, linssisosekeitto, papukeitto, porkkanasosekeitto, porkkanakeitto
  rødbedesuppe, borsjtj, borscht | rødbetsuppe, borsjtsj | rödbetssoppa, borsjtj | borssikeitto, borssi, punajuurikeitto
  nudelsuppe, ramensuppe | nudelsuppe, ramensuppe | nudelsoppa, ramensoppa | nuudelikeitto, ramenkeitto, ramen keitto
  brevsuppe, suppepulver, pulversuppe, pose suppe, tør suppe | posesuppe, pulversuppe, suppepose, toro suppe | pulversoppa, torr soppa, påssoppa | pussikeitto, pussikeitot, keittoaines, keittoainekset, jauhekeitto
  kopsuppe, suppe i kop, cup a soup, varm kop | rett i koppen, koppsuppe, kopp suppe, varm kopp | varma koppen, koppsoppa, kopp soppa | kuppikeitto, kuppikeitot, kuuma kuppi, mukikeitto
  suppe på dåse, dåsesuppe | suppe på boks, hermetisk suppe | burksoppa, soppa på burk, konservsoppa | keittosäilyke, keittosäilykkeet, purkkikeitto
  hyldebærsuppe, frugtsuppe, kærnemælkssuppe | fruktsuppe, blåbærsuppe, nypesuppe, sviskesuppe | nyponsoppa, blåbärssoppa, fruktsoppa, rosenhipsoppa | mustikkakeitto, marjakeitto, hedelmäkeitto, ruusunmarjakeitto, sekahedelmäkeitto
suppeurter tørrede, suppevisk tørret | tørket suppegrønnsak, tørkede grønnsaker, suppeblanding | torkade grönsaker, soppgrönsaker torkade | kuivatut vihannekset, keittojuurekset kuivattu, kuivattu vihannes
bouillon, bouillonterning, suppeterning, bouillonterninger, fond, boullion | buljong, buljongterning, fond, kraft, buljongterninger, bouillon | buljong, buljongtärning, fond, buljongtärningar, buljongpulver | lihaliemi, liemi, liemikuutio, liemet, liemikuutiot, fondi, liemijauhe, lihaliemikuutio
  hønsebouillon, kyllingebouillon, hønsefond, kyllingefond | kyllingbuljong, hønsebuljong, kyllingfond, kyllingkraft | kycklingbuljong, hönsbuljong, kycklingfond | kanaliemi, kanaliemet, kanaliemikuutio, kanafondi
  oksebouillon, oksefond, kalvefond, okseboullion, demi glace | oksebuljong, oksefond, kjøttbuljong, oksekraft, kalvefond, kalvekraft | köttbuljong, oxbuljong, kalvfond, oxfond, köttfond | naudanlihaliemi, häränlihaliemi, lihafondi, häränfondi, vasikanfondi
  grøntsagsbouillon, grøntsagsfond, urtebouillon | grønnsaksbuljong, grønnsaksfond, grønnsakskraft | grönsaksbuljong, grönsaksfond | kasvisliemi, kasvisliemet, kasvisliemikuutio, kasvisfondi
  fiskebouillon, fiskefond, hummerfond, skaldyrsfond | fiskebuljong, fiskekraft, fiskefond, hummerfond, skalldyrkraft | fiskbuljong, fiskfond, hummerfond, skaldjursfond | kalaliemi, kalaliemet, kalaliemikuutio, kalafondi, hummerifondi, äyriäisfondi
  svampebouillon, svampefond, løgbouillon | soppbuljong, soppfond, soppkraft | svampbuljong, svampfond, kantarellfond | sieniliemi, sienifondi, herkkusieniliemi
  andefond, vildtfond, svinefond | viltfond, viltkraft, andefond | viltfond, ankfond | riistafondi, ankkafondi
  flydende bouillon, flydende fond | flytende buljong, flytende fond | flytande buljong, flytande fond | nestefondi, annosfondi, annosliemi
  benbouillon, bone broth, kraftben suppe | beinbuljong, beinkraft, bone broth | benbuljong, bone broth | luuliemi, luuliemet, bone broth
sødt pålæg, smørepålæg, smørepålæg sødt | søtt pålegg, smørepålegg, søtpålegg | sött pålägg, bredbart pålägg, bredbart smörgåspålägg | levite, levitteet, makea levite, leivänpäällinen makea
  marmelade, syltetøj, marmalade | syltetøy, marmelade, sylte tøy | sylt, marmelad | hillo, marmeladi, hillot, marjahillo
    jordbærmarmelade, jordbærsyltetøj, jordbær marmelade | jordbærsyltetøy, jordbær syltetøy | jordgubbssylt, jordgubbsmarmelad | mansikkahillo, mansikkamarmeladi
    hindbærmarmelade, hindbærsyltetøj, hindbær marmelade | bringebærsyltetøy, bringebær syltetøy | hallonsylt, hallonmarmelad, drottningsylt | vadelmahillo, vadelmamarmeladi, vattuhillo
    blåbærmarmelade, blåbærsyltetøj | blåbærsyltetøy | blåbärssylt | mustikkahillo, mustikkasose
    abrikosmarmelade, ferskenmarmelade, abrikossyltetøj | aprikossyltetøy, aprikosmarmelade, ferskensyltetøy | aprikosmarmelad, aprikossylt, persikomarmelad | aprikoosimarmeladi, aprikoosihillo, persikkahillo
    appelsinmarmelade, orange marmelade, citronmarmelade | appelsinmarmelade, sitronmarmelade | apelsinmarmelad, citronmarmelad | appelsiinimarmeladi, sitruunamarmeladi, appelsiinihillo
    solbærmarmelade, solbærsyltetøj | solbærsyltetøy | svartvinbärssylt, svartvinbärsmarmelad | mustaherukkahillo, mustaherukkamarmeladi
    kirsebærmarmelade, kirsebærsyltetøj | kirsebærsyltetøy, morellsyltetøy | körsbärssylt, körsbärsmarmelad | kirsikkahillo, kirsikkamarmeladi
    brombærmarmelade, stikkelsbærmarmelade, blommemarmelade | bjørnebærsyltetøy, stikkelsbærsyltetøy, plommesyltetøy | björnbärssylt, krusbärssylt, plommonmarmelad | karhunvatukkahillo, karviaishillo, luumuhillo, luumumarmeladi
    rabarbermarmelade, rabarbersyltetøj, hybenmarmelade, hyldeblomstmarmelade | rabarbrasyltetøy | rabarbersylt, rabarbermarmelad, nyponmarmelad | raparperihillo, raparperimarmeladi, ruusunmarjamarmeladi
    tyttebærsyltetøj, tyttebærmarmelade, tyttebær på glas | tyttebærsyltetøy, rørte tyttebær, rårørte tyttebær | lingonsylt, rårörda lingon, lingon rårörda | puolukkahillo, puolukkasurvos, puolukkasose
    multebærmarmelade, multesyltetøj | multesyltetøy, moltesyltetøy, multer syltetøy | hjortronsylt | lakkahillo, hillahillo, suomuurainhillo
    figenmarmelade, figensyltetøj | fikensyltetøy, fikenmarmelade | fikonmarmelad, fikonsylt | viikunahillo, viikunamarmeladi
    ingefærmarmelade, chilimarmelade, løgmarmelade | ingefærsyltetøy, chilisyltetøy, løkmarmelade, løksyltetøy | ingefärsmarmelad, chilimarmelad, lökmarmelad | inkiväärimarmeladi, chilihillo, sipulihillo
    pandekagesyltetøj, skovbærmarmelade, vaffelsyltetøj | skogsbærsyltetøy, vaffelsyltetøy | skogsbärssylt, pannkakssylt, bärsylt | metsämarjahillo, lettuhillo, pannukakkuhillo, sekahillo
    sukkerfri marmelade, marmelade uden sukker, let marmelade, frugtsmør | sukkerfri syltetøy, lett syltetøy, mindre sukker syltetøy, nora lett | sockerfri sylt, osötad sylt, lättsylt | sokeriton hillo, vähäsokerinen hillo, kevythillo
  gele, ribsgele, gelé | gele, ripsgele, rognebærgele | gele, vinbärsgele, rönnbärsgele, svartvinbärsgele | hyytelö hillo, herukkahyytelö, viinimarjahyytelö, pihlajanmarjahyytelö, mustaherukkahyytelö
  lemon curd, lemoncurd, citroncreme | lemon curd, lemoncurd, sitronkrem | lemon curd, lemoncurd, citronkräm | lemon curd, lemoncurd, sitruunatahna
  ~honning | honning | honung | hunaja
    flydende honning, akaciehonning, squeezy honning | flytende honning, akasiehonning | flytande honung, akaciahonung | juokseva hunaja, nestemäinen hunaja, akaasiahunaja
    fast honning, dansk honning, lynghonning, økologisk honning | fast honning, norsk honning, lynghonning, sommerhonning | fast honung, svensk honung, ljunghonung, klöverhonung | kukkaishunaja, suomalainen hunaja, kiinteä hunaja, luomuhunaja
    manukahonning, manuka honning | manukahonning, manuka honning | manukahonung, manuka honung | manukahunaja, manuka hunaja
  ~peanutbutter, jordnøddesmør, peanutsmør, peanut butter | peanøttsmør, peanutbutter, peanut butter, peanøttsmør crunchy | jordnötssmör, peanutbutter, peanut butter, jordnötscreme | maapähkinävoi, pähkinävoi, maapähkinälevite, peanut butter, maapähkinälevitteet
  mandelsmør, cashewsmør, hasselnøddesmør, nøddesmør, nøddepasta | mandelsmør, cashewsmør, hasselnøttsmør, nøttesmør | mandelsmör, cashewsmör, hasselnötssmör, nötsmör, nötkräm | mantelivoi, cashewvoi, cashewpähkinävoi, hasselpähkinävoi, mantelitahna
  chokoladesmørepålæg, chokoladecreme, nøddecreme, hasselnøddecreme, chokolade smørepålæg, nougatcreme, chokoladepålæg | sjokoladepålegg, nøttepålegg, nøttekrem, hasselnøttkrem, nugatti, sjokoladesmørepålegg | chokladkräm, hasselnötskräm, nötkräm choklad, chokladpålägg, nougatkräm, chokladspread | suklaalevite, hasselpähkinälevite, suklaapähkinälevite, suklaalevitteet, pähkinälevite, kaakaolevite, nougatlevite
    ~nutella | nutella | nutella | nutella
    - | hapå | - | -
  - | sunda | - | -
  - | banos | - | -
  pålægschokolade, chokoladepålæg skiver, pålægs chokolade, chokoladeskiver | påleggssjokolade, sjokoladeskiver | pålägg choklad skivad, chokladpålägg skivor | suklaalevite viipaleet, leipäsuklaa
  biscoff spread, lotus spread, speculoos, kiksecreme, karamelcreme | lotus spread, biscoff spread, karamellpålegg | biscoff spread, lotus spread, karamellkräm | lotus levite, biscoff levite, keksilevite, toffeelevite
  marshmallow fluff, fluff, skumfiduscreme | marshmallow fluff, fluff | marshmallow fluff, fluff | marshmallow fluff, fluff, vaahtokarkkilevite
æblemos, æblegrød, æblekompot | eplemos, eplepure | äppelmos, äppelpure | omenasose, omenasoseet, omenahillo
frugtmos, frugtpure, frugtkompot | fruktmos, fruktkompott, fruktpure | fruktmos, fruktpure, kompott, päronmos | hedelmäsose, marjasose, päärynäsose, kompotti, mansikkasose
marmite, vegemite, gærekstrakt | marmite, gjærekstrakt | marmite, jästextrakt | marmite, hiivauute
sandwich spread, sandwichspread | sandwich spread, sandwichspread | sandwich spread, sandwichspread | sandwich spread, sandwichlevite
vegetarisk postej, vegetabilsk smørepålæg, plantepostej, vegansk smørepålæg | vegetarpostei, vegansk pålegg smørbar, vegetabilsk smørepålegg | vegetarisk pastej, vegansk pastej, tartex | kasvislevite, vegaaninen levite, kasvispasteija, kikhernelevite`,
}
