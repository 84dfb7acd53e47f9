import type { GoodsTable } from '../goods-table.ts'

/** Sauces, condiments, dressings, soups, stock, jam, honey, spreads. */
export const pantrySauces: GoodsTable = {
  part: 'pantry',
  rows: `
sovs, sauce, saucer, sovse, sovser | saus, sauser, sause | sås, såser, sauce | kastike, kastikkeet, soossi, soosi, soosit
  brun sovs, brun sauce, skysovs, skysauce, stegesovs, stegesauce, stegesky, sky, flæskestegssovs | brun saus, sjysaus, stekesaus, stekesky, sjy, steikesaus | brunsås, brun sås, skysås, sky, steksky, steksås, stekskysås | ruskea kastike, ruskeakastike, paistikastike, ruskeasoosi, paistinkastike
  andesovs, andesauce | andesaus | anksås | ankkakastike
  ~bearnaisesauce, bearnaise, bearnaisesovs, bearnaise sauce, bearnaise på glas, bernaise, bernaisesauce, bearnaise pulver, bearnaise dressing | bearnaisesaus, bearnaise, bearnaise saus, bernaise, bernaisesaus, bernaise saus, bearnaisepulver, bernaise pulver, bernaisepulver | bearnaisesås, bearnaise, bea sås, bearnaise sås, bea, beasås, bearnaise på burk, bernaise, bearnaisesås pulver | bearnaisekastike, bearnaise, bearnaisekastikkeet, bearnaisekastikejauhe, bea-kastike, bearnaisesoosi
  bearnaiseessens, bearnaise essens | bearnaiseessens | bearnaiseessens | bearnaise-esanssi
  hollandaisesauce, hollandaise, hollandaisesovs | hollandaisesaus, hollandaise | hollandaisesås, hollandaise | hollandaisekastike, hollandaise, hollandaisekastikkeet
  pebersovs, pebersauce, peberbearnaise, whiskysovs, grønpebersovs | peppersaus, grønnpeppersaus | pepparsås, grönpepparsås, svartpepparsås | pippurikastike, pippurikastikkeet, viherpippurikastike, pippurisoosi
  flødesovs, flødesauce | fløtesaus | gräddsås | kermakastike, kermasoosi
  hvid sovs, hvid sauce, bechamelsauce, bechamel, mornaysauce, opbagt sovs | hvit saus, bechamelsaus, bechamel, kvit saus | vit sås, bechamelsås, bechamel, ljus sås | valkokastike, bechamelkastike, bechamel, vaalea kastike, maitokastike, valkoinen kastike
  dildsovs, dildsauce | dillsaus | dillsås | tillikastike
  svampesovs, champignonsovs, svampesauce, champignonsauce | soppsaus, sjampinjongsaus | svampsås, champinjonsås | sienikastike, sienikastikkeet, sienisoosi
    kantarelsauce, kantarelsovs | kantarellsaus | kantarellsås | kantarellikastike
  vildtsovs, vildtsauce | viltsaus | viltsås | riistakastike
  ostesovs, ostesauce, cheddarsauce, cheese sauce | ostesaus, cheddarsaus, cheese sauce | ostsås, cheddarsås, cheese sauce | juustokastike, juustokastikkeet, cheddarkastike, juustosoosi
  sennepssovs, sennepssauce | sennepssaus | senapssås | sinappikastike
  persillesovs, persillesauce | persillesaus | persiljesås | persiljakastike
  løgsovs, løgsauce | løksaus | löksås | sipulikastike
  sovsepulver, saucepulver, sovs i pulver, pulversovs, posesovs, brevsovs, sovs i pose, sauce i pose | sauspulver, pulversaus, pose saus, sauspose, saus i pose, pulver saus, sausmiks, sausblanding | såspulver, pulversås, påssås, såspåse, sås på påse, påssåser, såsmix, portionssås | kastikejauhe, kastikejauheet, kastikeaines, kastikeainekset, kastikepussi, kastikepussit, pussikastike, kastikejauhepussi, soossijauhe
    brun sovsepulver, brunsovsepulver | brun saus pulver | brunsåspulver | ruskea kastikejauhe
    flødesovspulver | hvit saus pulver | gräddsåspulver, gräddsås pulver | kermakastikejauhe
  sovsejævner, saucejævner, jævner, jævning, meljævner, meljævning, maizenajævner, jævner til sovs, sovsejævning, brun jævning | sausjevner, jevner, maisenna sausjevner, sausjevning, jevning, brun jevner, lys jevner, maisennajevner | redning, maizena redning, såsredning, brun redning, ljus redning | suurus, suuruste, suurusteet, kastikesuuruste, maizenasuuruste, kastikesuurus, suurustaja
  sovsekulør, kulør, madkulør, saucekulør, sukkerkulør, brun kulør | sukkerkulør, sauskulør, kulør, kulør brun | sockerkulör, kulör, soja kulör | sokerikulööri, kulööri, soijakulööri
  ~barbecuesauce, bbq sauce, barbecue sauce, grillsauce, bbq, grillsovs, grill sauce, barbecuesovs, barbeque sauce, barbeque sovs | barbecuesaus, bbq saus, bbq sauce, grillsaus, bbq, barbequesaus, barbeque saus | barbecuesås, bbq sås, bbq sauce, grillsås, bbq, barbequesås, barbeque sås | barbecuekastike, bbq kastike, grillikastike, grillikastikkeet, bbq, barbequekastike, barbeque kastike, bbq-kastike, bbq soosi, grillisoosi
  chilisauce, chilisovs, stærk sauce, hot sauce, hotsauce, stærk sovs | chilisaus, sterk saus, hot sauce, chili saus, hotsauce | chilisås, het sås, stark sås, hot sauce, hotsauce, chili sås, hot sås | chilikastike, chilikastikkeet, tulinen kastike, hot sauce, chili kastike, hotsauce, chilisoosi, tulinen soosi
    ~sweet chili sauce, sweet chili, sød chilisauce, sweet chilisauce | sweet chili saus, sweet chili, søt chilisaus | sweet chili sås, sweet chili, sweet chilisås, söt chilisås | sweet chili kastike, sweet chili, makea chilikastike
    ~sriracha, sriracha sauce | sriracha, sriracha saus | sriracha, srirachasås | sriracha, sriracha kastike
    tabasco, pebersauce stærk, cholula, tabascosauce | tabasco, cholula, tabascosaus | tabasco, cholula, tabascosås | tabasco, cholula, tabascokastike
    sambal oelek, sambal olek, sambal | sambal oelek, sambal olek, sambal | sambal oelek, sambal olek, sambal | sambal oelek, sambal olek, sambal
    buffalosauce, buffalo sauce, wingsauce, hot wing sauce | buffalosaus, buffalo saus, wingsaus | buffalosås, wingsås, wing sauce | buffalokastike, siipikastike, wings-kastike
  worcestershiresauce, worcestersauce, engelsk sauce, worchester sauce, worcestershire sauce, worcestershire, worcester sauce, engelsk sovs | worcestershiresaus, worcestersaus, engelsk saus, worcestershire sauce, worcestershire, worcester saus | worcestershiresås, worcestersås, worcestershire sauce, worcestershire, worcester sauce | worcestershirekastike, worcesterkastike, worcestershire sauce, worcestershire, worcester kastike
  hp sauce, brown sauce, steaksauce, steak sauce | hp saus, hp sauce, steaksaus, brown sauce | hp sås, hp sauce, steaksås, brown sauce, steak sauce | hp kastike, hp sauce, pihvikastike, steak kastike
  hvidløgssauce, hvidløgssovs, hvidløgsdressing | hvitløksaus, hvitløkssaus, hvitløksdressing | vitlökssås, vitlöksdressing | valkosipulikastike, valkosipulikastikkeet, valkosipulisoosi
  kebabsauce, kebabdressing, kebabsovs, shawarmadressing | kebabsaus, kebabdressing | kebabsås, kebab sås | kebabkastike, kebabkastikkeet, kebabsoosi
  karrysovs, karrysauce | karrisaus | currysås | currykastike, currykastikkeet, currysoosi
  tartarsauce, tatarsauce, sauce tartare | tartarsaus | tartarsås, sauce tartare | tartarkastike, tartarsoosi
  fiskesovs, sovs til fisk | saus til fisk | sås till fisk | kalakastike
  cocktailsauce, rejesauce, cocktail dressing | cocktailsaus, rekesaus | cocktailsås, räksås | cocktailkastike, katkarapukastike
  cranberry sauce, tranebærsauce, tranebærsovs | tranebærsaus, cranberry sauce | tranbärssås, cranberry sauce | karpalokastike, cranberry sauce
  myntesauce, mint sauce, mintsauce | myntesaus, mint sauce | mintsås, mint sauce | minttukastike
  myntegele | myntegele | mintgelé | minttuhyytelö
  peberrodssovs, peberrodssauce, peberrodscreme | pepperrotsaus, pepperrotkrem, pepperrotkrem tube | pepparrotssås, pepparrotsvisp, pepparrotskräm | piparjuurikastike, piparjuurikastikkeet, piparjuuritahna, piparjuurikreemi
~peberrod på glas, revet peberrod | revet pepperrot, pepperrot på glass, pepperrot revet | riven pepparrot, pepparrot burk, pepparrot på burk | piparjuuri raaste, raastettu piparjuuri, piparjuurisäilyke, piparjuuri purkki
ketchup, tomatketchup, tomat ketchup, ketchupflaske, ketshup, ketsjup | ketchup, tomatketchup, ketsjup, ketchupflaske, ketchup flaske | ketchup, tomatketchup, ketchupflaska, ketsup | ketsuppi, tomaattiketsuppi, ketchup, tomaattisose ketsuppi, ketsuppipullo, ketchuppi, tomaatti ketsuppi, ketsup
  sukkerfri ketchup, ketchup uden sukker, usødet ketchup | sukkerfri ketchup, ketchup uten sukker, usøtet ketchup | sockerfri ketchup, osötad ketchup, ketchup utan socker | sokeriton ketsuppi, makeuttamaton ketsuppi, sokeroimaton ketsuppi
  karryketchup, curryketchup, chiliketchup, hot ketchup | curryketchup, chiliketchup, hot ketchup | curryketchup, chiliketchup, hot ketchup | curryketsuppi, chiliketsuppi
~sennep, sennepsglas, sennepsflaske, senep | sennep, sennepsflaske, sennepstube | senap, senapsflaska, senapstub, senapsburk | sinappi, sinapit, sinappipullo, sinappituubi, sinappipurkki
  dijonsennep, dijon sennep, dijon | dijonsennep, dijon sennep, dijon | dijonsenap, dijon senap, dijon | dijonsinappi, dijon sinappi, dijon
  ?sød sennep, honningsennep, fransk sennep, mild sennep | søt sennep, honningsennep, mild sennep | söt senap, honungssenap, mild senap, slottssenap | makea sinappi, hunajasinappi, mieto sinappi
  ?grov sennep, fuldkornssennep, grovkornet sennep, skånsk sennep | grov sennep, grovkornet sennep, helkornsennep, fullkornssennep | grov senap, grovkornig senap, skånsk senap, skånesenap, fullkornssenap | rakeinen sinappi, kokojyväsinappi, karkea sinappi
  ?stærk sennep, bakkens sennep, pølsesennep, amerikansk sennep, hotdog sennep, grillsennep | sterk sennep, pølsesennep, amerikansk sennep, grillsennep | stark senap, sötstark senap, korvsenap, amerikansk senap, hotdogsenap, grillsenap | väkevä sinappi, turun sinappi, hot dog sinappi, amerikkalainen sinappi, hotdogsinappi
  ?julesennep | julesennep | julsenap | joulusinappi
mayonnaise, mayo, majonæse, majonnaise, mayonnaisetube, mayonaise, mayonnæse, mayonnaise på tube | majones, mayones, majo, mayonnaise, mayo, majonestube, majones på tube, majonnes | majonnäs, majo, mayo, mayonnaise, majonäs, majonnästub, majonnäsburk, majonnäs på tub | majoneesi, majo, mayonnaise, mayo, majoneesituubi, majoneesipurkki, majonees
  ?ægte mayonnaise, fransk mayonnaise | ekte majones, fransk majones | äkta majonnäs, fransk majonnäs | aito majoneesi, ranskalainen majoneesi
  ?let mayonnaise, light mayonnaise | lett majones, lettmajones | lättmajonnäs, lätt majonnäs | kevytmajoneesi, kevyt majoneesi
  vegansk mayonnaise, vegansk mayo, plantemayo, æggefri mayonnaise | vegansk majones, plantebasert majones, eggfri majones, veganmajones, vegansk mayo | vegansk majonnäs, veganmajo, växtbaserad majonnäs, äggfri majonnäs, vegansk majo | vegaaninen majoneesi, vegaanimajoneesi, vegemajo, munaton majoneesi, vegaaninen majo
  aioli, hvidløgsmayo, hvidløgsmayonnaise, alioli | aioli, hvitløksmajones, alioli | aioli, vitlöksmajonnäs, alioli | aioli, valkosipulimajoneesi, valkosipulimajo, alioli
  chilimayo, chili mayo, chilimayonnaise, sriracha mayo, srirachamayo | chilimajones, chili mayo, chilimayo, sriracha mayo, srirachamajones | chilimajonnäs, chilimajo, sriracha mayo, sriracha majonnäs, srirachamajo, srirachamajonnäs, chilimayo | chilimajoneesi, chilimajo, chili majoneesi, sriracha majoneesi, srirachamajoneesi, chilimayo, srirachamajo
  trøffelmayo, trøffelmayonnaise, trøffel mayo | trøffelmajones, trøffelmayo | tryffelmajonnäs, tryffelmajo, tryffelmayo | tryffelimajoneesi, tryffelimajo, tryffelimayo
  pommes frites sauce, fritesauce, pommes sauce, pommesdip | pommes frites saus, fritesaus, pommes saus | pommes frites sås, pommessås, stripssås | ranskalaiskastike, ranskankastike, ranskissoosi
  karrymayo, karrymayonnaise | karrimajones | currymajonnäs | currymajoneesi
  - | agurkmajones | gurkmajonnäs | kurkkumajoneesi
remoulade, remulade, remouladetube, remolade, remoulade på tube | remulade, remoulade, remuladetube, remulade på tube, remuladesaus | remouladsås, remoulad, remulad, remouladtub, remuladsås | remoulade, remouladekastike, remoulaadi, remuladi
hamburgerdressing, burgerdressing, burger dressing, burger sauce | hamburgerdressing, burgerdressing, burgersaus, hamburgersaus | hamburgerdressing, hamburgersås, burgardressing, burgarsås | hampurilaiskastike, hampurilaiskastikkeet, burgerikastike, purilaismajoneesi, hampurilaismajoneesi, hampurilaismajo, burgerimajo, hampurilaissoosi
fransk hotdog dressing, hotdog dressing, hot dog dressing | hotdog dressing, pølsesaus | hotdog dressing, korvdressing | hot dog kastike, hodarikastike, hodarisoosi
relish, hotdog relish, agurkerelish | relish, agurkmix, sylteagurkmiks, gurkerelish, hotdogrelish | relish, gurkrelish, hotdogrelish | kurkkurelissi, relish, hot dog kurkku, kurkkurelish, hodarikurkku
  bostongurka | bostongurka | bostongurka | bostonkurkku, bostongurka, bostonkurkut
  pickles, hakkede pickles, piccalilli | pickles, piccalilli | pickles, piccalilli | pikkelssi, pikkelsi, pickles, piccalilli
dressing, salatdressing, salat dressing, dressing til salat | dressing, salatdressing, dressinger, dressing til salat | dressing, salladsdressing, salladssås, dressing till sallad | salaatinkastike, salaatinkastikkeet, salaattikastike, salaattikastikkeet, dressing, salaattidressing, salaattisoosi
  thousand island, thousand island dressing | thousand island, thousand island dressing | thousand island, thousand island dressing | thousand island, tuhannen saaren kastike, thousand island kastike
  caesardressing, cæsardressing, caesar dressing, cæsar dressing, cæsarsauce | cæsardressing, caesardressing, caesar dressing | caesardressing, caesar dressing, caesarsås, cesardressing | caesarkastike, caesar salaatinkastike, caesar dressing, caesarsalaattikastike
  rhode island dressing, rhode island | rhode island dressing, rhode island | rhode island dressing, rhode island, rhodeisland, rhode island sås, rhode islandsås | rhode island kastike, rhode island
  ranch dressing, ranchdressing | ranch dressing, ranchdressing | ranch dressing, ranchdressing | ranch kastike, ranch dressing
  blue cheese dressing, blåskimmeldressing | blue cheese dressing, blåmuggostdressing | blue cheese dressing, ädelostdressing | blue cheese kastike, sinihomejuustokastike
  vinaigrette, vinaigrettedressing, oliedressing, fransk dressing | vinaigrette, fransk dressing, italiensk dressing, oljedressing | vinägrett, vinaigrette, fransk dressing, oljedressing | vinaigrette, vinegretti, ranskalainen salaatinkastike, öljykastike
  creme fraiche dressing, cremefraiche dressing, cremefraichedressing | rømmedressing, lettrømmedressing | gräddfilsdressing, crème fraichedressing | kermaviilikastike, creme fraiche kastike
  yoghurtdressing | yoghurtdressing, yoghurtsaus | yoghurtdressing, yoghurtsås | jogurttikastike, jogurttikastikkeet, jogurttidressing
  karrydressing | karridressing | currydressing | curry salaatinkastike
  krydderurtedressing, urtedressing | urtedressing | örtdressing | yrttikastike, yrttisalaatinkastike
  sennepsdressing, honningsennepsdressing | sennepsdressing | senapsdressing, honungssenapsdressing | sinappikastike salaatti, hunajasinappikastike
  dressingmix, dressing pulver, dressing mix, dressing i pose | dressingmiks, dressing mix, dressingpulver, dressing i pose | dressingmix, dressing mix, dressingpulver, dressingpåse | salaattikastikejauhe, salaatinkastikeaines, kastikemix, salaattikastikemix
dip, dips, dippelse | dip, dipp, dippsaus | dip, dipp, dippsås, dipsås, dippa | dippi, dipit, dippikastike, dippikastikkeet, dip, dippisoosi
  dipmix, dip mix, dippulver | dippmix, dipmix, dippmiks, dipmiks, dippulver, dipp i pose | dipmix, dippmix, dip mix, dippulver, dippåse | dippijauhe, dippiaines, dipmix, dippimauste, dippimix, dippijauhepussi, dippimausteseos
  hummus, humus, kikærtedip | hummus, humus, kikertdip, hommus | hummus, humus, kikärtsröra, hommus | hummus, hummukset, kikhernetahna, hummusdippi, hommus, houmous
  guacamole, avocadodip, guacomole, avocadocreme, guacemole | guacamole, avokadodip, guacemole, guakamole, avokadokrem, guacamoledip | guacamole, guacamole dip, guacamolle, avokadoröra, guacamoleröra | guacamole, avokadodippi, guacamoledippi, guakamole, avokadotahna
  tzatziki, tzaziki, tsatsiki, taziki, agurkedip | tzatziki, tsatsiki, tzaziki, taziki | tzatziki, tsatsiki, tzaziki, taziki | tsatsiki, tzatziki, zatziki
  baba ganoush, baba ghanoush, auberginedip | baba ganoush, auberginedip | baba ganoush, auberginedip, ajvar dip, auberginröra | baba ganoush, munakoisodippi
  salsadip, salsa dip, ostedip | salsadip, salsa dip | salsadip, dipsalsa | salsadippi
tapenade, oliventapenade, olivenpasta | tapenade, oliventapenade, olivenpasta | tapenade, olivtapenade, olivpasta, olivröra | tapenade, oliivitahna, oliivilevite, oliivitapenade
ajvar | ajvar | ajvar, ajvar relish | ajvar
tahin, tahini, sesampasta, sesamsmør | tahini, tahin, sesampasta, sesamsmør, sesamkrem | tahini, tahin, sesampasta, sesamsmör | tahini, tahina, seesamitahna, seesamitahini, seesamilevite, tahin
~pesto | pesto | pesto, pestosås | pesto, pestokastike
  ?grøn pesto, basilikumpesto, pesto genovese, pesto alla genovese | grønn pesto, basilikumpesto, pesto genovese | grön pesto, basilikapesto, pesto genovese | vihreä pesto, basilikapesto, pesto genovese
  rød pesto, tomatpesto, pesto rosso | rød pesto, tomatpesto, pesto rosso | röd pesto, tomatpesto, pesto rosso | punainen pesto, tomaattipesto, pesto rosso
marinade, marinader, kødmarinade, grillmarinade | marinade, grillmarinade, kjøttmarinade | marinad, grillmarinad, köttmarinad | marinadi, grillimarinadi, lihamarinadi, marinointikastike, grillausmarinadi
  glaze, bbq glaze, grillglaze | glaze, grillglaze | glaze, grillglaze, grillglaze bbq | glaze, grilliglaze
  honningmarinade | honningmarinade | honungsmarinad | hunajamarinadi
  hvidløgsmarinade | hvitløksmarinade | vitlöksmarinad | valkosipulimarinadi
røgaroma, liquid smoke, flydende røg | liquid smoke, flytende røyk, røykaroma, flytande røyk, røykessens | liquid smoke, flytande rök, rökarom | savuaromi, liquid smoke, nestesavu, savuneste
suppe, supper | suppe, supper, ferdigsuppe | soppa, soppor, färdigsoppa | keitto, keitot, soppa, keittoa, valmiskeitto
  tomatsuppe | tomatsuppe | tomatsoppa | tomaattikeitto, tomaattikeitot, tomaattisoppa
  hønsekødsuppe, hønsekødssuppe, kyllingesuppe, hønsesuppe, suppe med boller, suppe med kødboller | kyllingsuppe, hønsesuppe, hønsekjøttsuppe | kycklingsoppa, hönssoppa | kanakeitto, kanakeitot, kanasoppa, broilerikeitto
  oksekødsuppe, oksekødssuppe, klar suppe | kjøttsuppe, oksekjøttsuppe, klar suppe | köttsoppa, oxsoppa | lihakeitto, lihakeitot, lihasoppa
  - | betasuppe, betasuppe på boks | - | -
  oksehalesuppe | oksehalesuppe | oxsvanssoppa | häränhäntäkeitto
  gule ærter suppe, ærtesuppe, gule ærter dåse | ertesuppe, ertersuppe, gul ertesuppe, ertesuppe på boks | ärtsoppa, gul ärtsoppa, ärtsoppa på burk, ärtsoppa med fläsk, ärtsoppsburk | hernekeitto, hernekeitot, hernesoppa, hernerokka, hernekeittopurkki, hernekeittosäilyke, hernari, purkkihernekeitto, purkkihernari, hernesoppapurkki
  aspargessuppe, aspargesuppe | aspargessuppe | sparrissoppa | parsakeitto, parsakeitot, parsasosekeitto, parsasoppa
  blomkålssuppe | blomkålsuppe | blomkålssoppa | kukkakaalikeitto, kukkakaalisosekeitto
  broccolisuppe | brokkolisuppe | broccolisoppa | parsakaalikeitto, parsakaalisosekeitto, brokkolikeitto
  porresuppe | purresuppe | purjolökssoppa, purjosoppa | purjokeitto, purjososekeitto
  grøntsagssuppe, grøntsagsuppe, urtesuppe | grønnsakssuppe, grønnsaksuppe | grönsakssoppa | kasviskeitto, kasvissosekeitto, vihanneskeitto, kasvissoppa, vihannessoppa
    minestrone, minestronesuppe | minestrone, minestronesuppe | minestrone, minestronesoppa | minestrone, minestronekeitto
    - | - | ängamat | kesäkeitto
  svampesuppe | soppsuppe | svampsoppa | sienikeitto, sienikeitot, sienisoppa
    champignonsuppe | sjampinjongsuppe | champinjonsoppa | herkkusienikeitto
    kantarelsuppe | kantarellsuppe | kantarellsoppa | kantarellikeitto, suppilovahverokeitto
  løgsuppe, fransk løgsuppe | løksuppe, fransk løksuppe | löksoppa, fransk löksoppa | sipulikeitto, sipulisoppa, ranskalainen sipulikeitto
  kartoffelsuppe | potetsuppe | potatissoppa | perunakeitto, perunasosekeitto, perunasoppa, pottusoppa
    kartoffelporresuppe | potet og purresuppe | potatispurjosoppa, potatis och purjolökssoppa | peruna-purjokeitto, purjo-perunakeitto
  sødkartoffelsuppe | søtpotetsuppe | sötpotatissoppa | bataattikeitto, bataattisosekeitto
  gulaschsuppe, gullaschsuppe, gulash suppe | gulasjsuppe, gulasj suppe | gulaschsoppa, gulasch soppa | gulassikeitto, gulassi keitto, gulassisoppa
  spinatsuppe | spinatsuppe | spenatsoppa | pinaattikeitto, pinaattikeitot, pinaattisoppa
  græskarsuppe | gresskarsuppe | pumpasoppa | kurpitsakeitto, kurpitsasosekeitto, kurpitsasoppa, myskikurpitsakeitto
  grønkålssuppe | grønnkålsuppe | grönkålssoppa | lehtikaalikeitto
  nældesuppe, brændenældesuppe | neslesuppe, brenneslesuppe | nässelsoppa | nokkoskeitto
  ostesuppe | ostesuppe | ostsoppa, ädelostsoppa | juustokeitto, sinihomejuustokeitto, juustosoppa
  - | kjøttdeigsuppe | köttfärssoppa | jauhelihakeitto, jauhelihakeitot, jauhelihasoppa
  - | pølsesuppe | korvsoppa | makkarakeitto, siskonmakkarakeitto, nakkikeitto, makkarasoppa, nakkisoppa
  kålsuppe, hvidkålssuppe | kålsuppe | kålsoppa, vitkålssoppa | kaalikeitto, lihakaalikeitto, kaalisoppa
  fiskesuppe | fiskesuppe, bergensk fiskesuppe | fisksoppa | kalakeitto, kalakeitot, kalasoppa
    laksesuppe | laksesuppe | laxsoppa | lohikeitto, lohikeitot, lohisoppa
  skaldyrssuppe, hummersuppe, hummerbisque, rejesuppe | skalldyrsuppe, hummersuppe, krabbesuppe, rekesuppe, hummerbisque | skaldjurssoppa, hummersoppa, räksoppa, hummerbisque, bisque | äyriäiskeitto, hummerikeitto, katkarapukeitto, äyriäissoppa, hummerbisque
  thaisuppe, thai suppe | thaisuppe, thai suppe | thaisoppa | thaikeitto, kookoskeitto
    tom yum suppe | tom yum suppe | tom yum soppa | tom yum keitto
  karrysuppe | karrisuppe | currysoppa | currykeitto
  mexicansk suppe | meksikansk suppe | mexikansk soppa | meksikolainen keitto
  linsesuppe | linsesuppe | linssoppa | linssikeitto, linssisosekeitto, linssisoppa
  bønnesuppe | bønnesuppe | bönsoppa | papukeitto, papusoppa
  gulerodssuppe | gulrotsuppe | morotssoppa | porkkanasosekeitto, porkkanakeitto, porkkanasoppa
  rødbedesuppe, borsjtj, borscht | rødbetsuppe, borsjtsj, rødbetesuppe | rödbetssoppa, borsjtj, borsch, rödbetsborsjtj | borssikeitto, borssi, punajuurikeitto, punajuurisosekeitto, borsch
  nudelsuppe, ramensuppe | nudelsuppe, ramensuppe | nudelsoppa, ramensoppa | nuudelikeitto, ramenkeitto, ramen keitto, nuudelisoppa
  brevsuppe, suppepulver, pulversuppe, pose suppe, tør suppe, suppe i pose, suppepose | posesuppe, pulversuppe, suppepose, toro suppe, suppe i pose, posesupper, suppe pulver | pulversoppa, torr soppa, påssoppa, soppa i påse, soppåse, soppulver, pulversoppor | pussikeitto, pussikeitot, keittoaines, keittoainekset, jauhekeitto, keittopussi, keittojauhe, pikakeitto, pussisoppa
  kopsuppe, suppe i kop, cup a soup, varm kop, kop suppe, varm kop suppe, instantsuppe | rett i koppen, koppsuppe, kopp suppe, varm kopp, kopprett, instantsuppe | varma koppen, koppsoppa, kopp soppa, varma koppen soppa, snabbsoppa | kuppikeitto, kuppikeitot, kuuma kuppi, mukikeitto, mukikeitot, mukisoppa, kuppisoppa
  suppe på dåse, dåsesuppe | suppe på boks, hermetisk suppe, boksesuppe, bokssuppe | burksoppa, soppa på burk, konservsoppa | keittosäilyke, keittosäilykkeet, purkkikeitto, purkkisoppa, keittopurkki, tölkkikeitto
  hyldebærsuppe | hyllebærsuppe | fläderbärssoppa | seljanmarjakeitto
  frugtsuppe, frugt suppe | fruktsuppe | fruktsoppa | hedelmäkeitto, marjakeitto, sekahedelmäkeitto, hedelmäsoppa, marjasoppa
    blåbærsuppe | blåbærsuppe, blåbærsuppe pulver | blåbärssoppa, blåbärssoppa pulver | mustikkakeitto, mustikkasoppa
    hybensuppe | nypesuppe | nyponsoppa, rosenhipsoppa, nyponsoppa pulver | ruusunmarjakeitto, ruusunmarjasoppa
    sveskesuppe, sveskegrød | sviskesuppe | katrinplommonsoppa | luumukeitto, luumukiisseli
    hindbærsuppe | bringebærsuppe | hallonsoppa | vadelmakeitto, vadelmasoppa
    jordbærsuppe | jordbærsuppe | jordgubbssoppa | mansikkakeitto, mansikkasoppa
  kærnemælkssuppe, kærnemælksuppe | - | - | -
  misosuppe | misosuppe | misosoppa | misokeitto, misosoppa
  grøn ærtesuppe | grønn ertesuppe | grönärtsoppa, grön ärtsoppa | vihreä hernekeitto
suppeurter tørrede, suppevisk tørret, tørrede grøntsager | tørket suppegrønnsak, tørkede grønnsaker, suppeblanding, tørket suppegrønnsaker | torkade grönsaker, soppgrönsaker torkade, torkade soppgrönsaker | kuivatut vihannekset, keittojuurekset kuivattu, kuivattu vihannes, kuivatut kasvikset
bouillon, bouillonterning, suppeterning, bouillonterninger, fond, boullion, bouillon terninger, bouillonpulver, bouillon pulver, suppeterninger, boullionterninger, bouillonkub, boullionterning | buljong, buljongterning, fond, kraft, buljongterninger, bouillon, buljong pulver, buljongpulver, buljongpose, buljongkuber, kraftterning | buljong, buljongtärning, fond, buljongtärningar, buljongpulver, buljong tärning, fond på flaska, buljongkub, buljongkuber, buljongtärningspaket | liemi, liemikuutio, liemet, liemikuutiot, fondi, liemijauhe, fondipurkki, liemipaketti, liemikuutiopaketti, bouillon
  hønsebouillon, kyllingebouillon, hønsefond, kyllingefond, hønsebouillonterning, hønsebouillonterninger, kyllingebouillonterning, hønseboullion | kyllingbuljong, hønsebuljong, kyllingfond, kyllingkraft, kyllingbuljongterning, kyllingbuljongterninger, hønsebuljongterning, kyllingbuljongpulver, hønsekraft | kycklingbuljong, hönsbuljong, kycklingfond, kycklingbuljongtärning, kycklingbuljongtärningar, hönsbuljongtärning, hönsbuljongtärningar, kycklingbuljongpulver | kanaliemi, kanaliemet, kanaliemikuutio, kanafondi, kanaliemikuutiot, kanaliemijauhe, kanaliemipaketti, kanaliemikuutiopaketti, broileriliemi, kanabuljonki
  oksebouillon, okseboullion, oksebouillonterning, oksebouillonterninger, oksekødsbouillon, kødbouillon | oksebuljong, kjøttbuljong, kjøttbuljongterning, oksebuljongterning, kjøttbuljongterninger, kjøttkraft, biffbuljong | köttbuljong, oxbuljong, köttbuljongtärning, köttbuljongtärningar, köttbuljongpulver | naudanlihaliemi, häränlihaliemi, naudanlihaliemikuutio, naudanliemi, lihaliemi, lihaliemikuutio, lihaliemijauhe, lihaliemipaketti, lihaliemipulveri, härkäliemi
  oksefond, demi glace | oksefond, oksekraft, kjøttfond, demi glace | oxfond, köttfond, demi glace | lihafondi, häränfondi, naudanfondi, lihaliemi, demi glace
  kalvefond | kalvefond, kalvekraft | kalvfond | vasikanfondi
  lammefond | lammefond, lammekraft | lammfond | lammasfondi
  grøntsagsbouillon, grøntsagsfond, urtebouillon, grøntsagsbouillonterning, grøntsagsbouillonterninger, grøntsagsboullion, grønsagsbouillon | grønnsaksbuljong, grønnsaksfond, grønnsakskraft, grønnsaksbuljongterning, grønnsaksbuljongterninger, grønnsaksbuljongpulver, grønnsakbuljong | grönsaksbuljong, grönsaksfond, grönsaksbuljongtärning, grönsaksbuljongtärningar, grönsaksbuljongpulver | kasvisliemi, kasvisliemet, kasvisliemikuutio, kasvisfondi, kasvisliemijauhe, kasvisliemikuutiot, kasvisliemipulveri, vihannesliemi
  fiskebouillon, fiskefond, fiskebouillonterning | fiskebuljong, fiskekraft, fiskefond, fiskebuljongterning, fiskebuljongterninger, fiskekraftterning | fiskbuljong, fiskfond, fiskbuljongtärning, fiskbuljongtärningar | kalaliemi, kalaliemet, kalaliemikuutio, kalafondi, kalaliemikuutiot, kalaliemijauhe, kalaliemipulveri
  hummerfond, skaldyrsfond | hummerfond, skalldyrkraft, hummerkraft | hummerfond, skaldjursfond, skaldjursbuljong, hummerbuljong | hummerifondi, äyriäisfondi, äyriäisliemi, hummeriliemi
  svampebouillon, svampefond, løgbouillon | soppbuljong, soppfond, soppkraft, soppbuljongterning | svampbuljong, svampfond, kantarellfond, svampbuljongtärning | sieniliemi, sienifondi, herkkusieniliemi, sieniliemikuutio
  andefond | andefond | ankfond | ankkafondi
  vildtfond | viltfond, viltkraft | viltfond | riistafondi
  svinefond | svinekraft, svinefond | fläskfond | possufondi
  flydende bouillon, flydende fond | flytende buljong, flytende fond, flytende kraft | flytande buljong, flytande fond | nestefondi, annosfondi, annosliemi, nestemäinen fondi, nesteliemi
  benbouillon, bone broth, kraftben suppe | beinbuljong, beinkraft, bone broth, benkraft | benbuljong, bone broth | luuliemi, luuliemet, bone broth, luukeitto
sødt pålæg, smørepålæg, smørepålæg sødt | søtt pålegg, smørepålegg, søtpålegg | sött pålägg, bredbart pålägg, bredbart smörgåspålägg | levite, levitteet, makea levite, leivänpäällinen makea
  marmelade, syltetøj, marmalade | syltetøy, marmelade, sylte tøy, syltetøy i pose, sylt | sylt, marmelad, sylt på burk, syltpåse, bärsylt | hillo, marmeladi, hillot, marjahillo, hillopussi, hillopurkki, marmelaadi, hilloke
    jordbærmarmelade, jordbærsyltetøj, jordbær marmelade | jordbærsyltetøy, jordbær syltetøy, jordbærmarmelade | jordgubbssylt, jordgubbsmarmelad | mansikkahillo, mansikkamarmeladi, mansikkahillopurkki
    hindbærmarmelade, hindbærsyltetøj, hindbær marmelade | bringebærsyltetøy, bringebær syltetøy, bringebærmarmelade | hallonsylt, hallonmarmelad, drottningsylt | vadelmahillo, vadelmamarmeladi, vattuhillo
    blåbærmarmelade, blåbærsyltetøj | blåbærsyltetøy, blåbærmarmelade, blåbærsylt | blåbärssylt, blåbärsmarmelad | mustikkahillo, mustikkamarmeladi
    abrikosmarmelade, abrikossyltetøj | aprikossyltetøy, aprikosmarmelade | aprikosmarmelad, aprikossylt | aprikoosimarmeladi, aprikoosihillo
    ferskenmarmelade, ferskensyltetøj | ferskensyltetøy | persikomarmelad, persikosylt | persikkahillo, persikkamarmeladi
    appelsinmarmelade, orange marmelade | appelsinmarmelade | apelsinmarmelad | appelsiinimarmeladi, appelsiinihillo
    citronmarmelade | sitronmarmelade | citronmarmelad | sitruunamarmeladi, sitruunahillo
    solbærmarmelade, solbærsyltetøj | solbærsyltetøy, solbærmarmelade | svartvinbärssylt, svartvinbärsmarmelad | mustaherukkahillo, mustaherukkamarmeladi
    kirsebærmarmelade, kirsebærsyltetøj | kirsebærsyltetøy, morellsyltetøy, kirsebærmarmelade | körsbärssylt, körsbärsmarmelad | kirsikkahillo, kirsikkamarmeladi
    brombærmarmelade, brombærsyltetøj | bjørnebærsyltetøy, bjørnebærmarmelade | björnbärssylt, björnbärsmarmelad | karhunvatukkahillo
    stikkelsbærmarmelade, stikkelsbærsyltetøj | stikkelsbærsyltetøy | krusbärssylt, krusbärsmarmelad | karviaishillo, karviaismarmeladi, karviaismarjahillo
    blommemarmelade, blommesyltetøj | plommesyltetøy, plommemarmelade | plommonmarmelad, plommonsylt | luumuhillo, luumumarmeladi, torttumarmeladi, torttuluumumarmeladi
    rabarbermarmelade, rabarbersyltetøj | rabarbrasyltetøy, rabarbramarmelade | rabarbersylt, rabarbermarmelad | raparperihillo, raparperimarmeladi
    hybenmarmelade, hyben marmelade | nypesyltetøy, nypemarmelade | nyponmarmelad, nyponsylt | ruusunmarjamarmeladi, ruusunmarjahillo
    hyldeblomstmarmelade | - | - | -
    tyttebærsyltetøj, tyttebærmarmelade, tyttebær på glas | tyttebærsyltetøy, rørte tyttebær, rårørte tyttebær, tyttebær på glass, tyttebær rørte, tyttebærsylt | lingonsylt, rårörda lingon, lingon rårörda, lingonmarmelad | puolukkahillo, puolukkasurvos, puolukkasose
    multebærmarmelade, multesyltetøj | multesyltetøy, moltesyltetøy, multer syltetøy, multesylt, moltesylt, multebærsyltetøy | hjortronsylt, hjortronmarmelad | lakkahillo, hillahillo, suomuurainhillo, muuramahillo, lakkamarmeladi
    figenmarmelade, figensyltetøj | fikensyltetøy, fikenmarmelade | fikonmarmelad, fikonsylt | viikunahillo, viikunamarmeladi
    ingefærmarmelade | ingefærsyltetøy, ingefærmarmelade | ingefärsmarmelad, ingefärssylt | inkiväärimarmeladi
    chilimarmelade | chilisyltetøy, chilimarmelade | chilimarmelad, chilisylt | chilihillo, chilimarmeladi
    løgmarmelade | løkmarmelade, løksyltetøy, rødløkmarmelade | lökmarmelad, rödlöksmarmelad | sipulihillo, sipulimarmeladi, punasipulihillo
    skovbærmarmelade, skovbærsyltetøj | skogsbærsyltetøy, skogsbærmarmelade | skogsbärssylt, skogsbärsmarmelad | metsämarjahillo, metsämarjamarmeladi
    ?pandekagesyltetøj, vaffelsyltetøj | vaffelsyltetøy, pannekakesyltetøy | pannkakssylt | lettuhillo, pannukakkuhillo, sekahillo, lätyhillo, räiskälehillo
    sukkerfri marmelade, marmelade uden sukker, let marmelade, frugtsmør, syltetøj uden sukker, sukkerfrit syltetøj | sukkerfri syltetøy, lett syltetøy, mindre sukker syltetøy, nora lett, syltetøy uten sukker, usukret syltetøy | sockerfri sylt, osötad sylt, lättsylt, sylt utan socker, osockrad sylt | sokeriton hillo, vähäsokerinen hillo, kevythillo, hillo ilman sokeria
  gele, gelé | gele | gelé | hyytelö, hyytelö hillo
    ribsgele | ripsgele | vinbärsgele, svartvinbärsgele, rödvinbärsgelé, rödvinbärsgele, rödavinbärsgele | herukkahyytelö, viinimarjahyytelö, mustaherukkahyytelö, punaherukkahyytelö, punaviinimarjahyytelö
    rønnebærgele | rognebærgele | rönnbärsgele, rönnbärsgelé | pihlajanmarjahyytelö
    æblegele | eplegele | äppelgele, äppelgelé | omenahyytelö
  lemon curd, lemoncurd, citroncreme, citron curd | lemon curd, lemoncurd, sitronkrem, sitroncurd | lemon curd, lemoncurd, citronkräm, citroncurd | lemon curd, lemoncurd, sitruunatahna
  ~honning, honningglas, honning på flaske | honning, honningflaske, honningglass | honung, honungsflaska, honungsburk | hunaja, hunajapurkki, hunajapullo
    ?flydende honning, akaciehonning, squeezy honning | flytende honning, akasiehonning | flytande honung, akaciahonung, rinnande honung | juokseva hunaja, nestemäinen hunaja, akaasiahunaja, valuva hunaja
    fast honning, dansk honning, lynghonning, økologisk honning | fast honning, norsk honning, lynghonning, sommerhonning | fast honung, svensk honung, ljunghonung, klöverhonung | kukkaishunaja, suomalainen hunaja, kiinteä hunaja, luomuhunaja, paksu hunaja, kotimainen hunaja, vaalea hunaja
    manukahonning, manuka honning | manukahonning, manuka honning | manukahonung, manuka honung | manukahunaja, manuka hunaja
  ~nøddesmør, nøddepasta | nøttesmør, nøttepasta | nötsmör, nötkräm, nötpasta | pähkinätahna, pähkinävoi
    ~peanutbutter, jordnøddesmør, peanutsmør, peanut butter, jordnøddecreme, peanut smør | peanøttsmør, peanutbutter, peanut butter, peanøttsmør crunchy, peanøttkrem, jordnøttsmør | jordnötssmör, peanutbutter, peanut butter, jordnötscreme, jordnötskräm, jordnötspasta | maapähkinävoi, maapähkinälevite, peanut butter, maapähkinälevitteet, maapähkinätahna
    mandelsmør | mandelsmør | mandelsmör | mantelivoi, mantelitahna
    cashewsmør, cashewnøddesmør | cashewsmør, cashewnøttsmør | cashewsmör, cashewnötssmör | cashewvoi, cashewpähkinävoi, cashewtahna
    hasselnøddesmør | hasselnøttsmør | hasselnötssmör | hasselpähkinävoi, hasselpähkinätahna
    pistaciecreme, pistaciesmør, pistaciepasta, pistaciespread | pistasjkrem, pistasjsmør, pistasjpasta | pistagekräm, pistaschkräm, pistagesmör, pistagepasta | pistaasitahna, pistaasilevite, pistaasikreemi, pistaasivoi
  chokoladesmørepålæg, chokoladecreme, nøddecreme, hasselnøddecreme, chokolade smørepålæg, nougatcreme, chokoladepålæg, chokolade creme, chokoladespread, nøddenougatcreme | sjokoladepålegg, nøttepålegg, nøttekrem, hasselnøttkrem, nugatti, sjokoladesmørepålegg, sjokoladekrem, sjokospread, smørbar sjokolade | chokladkräm, hasselnötskräm, nötkräm choklad, chokladpålägg, nougatkräm, chokladspread, hasselnötspålägg, nougatpålägg, chokladsmör | suklaalevite, hasselpähkinälevite, suklaapähkinälevite, suklaalevitteet, pähkinälevite, kaakaolevite, nougatlevite, suklaatahna, hasselpähkinäsuklaalevite
    ~nutella | nutella | nutella | nutella
    - | hapå | - | -
  - | sunda | - | -
  - | banos | - | -
  pålægschokolade, chokoladepålæg skiver, pålægs chokolade, chokoladeskiver, lys pålægschokolade, mørk pålægschokolade | påleggssjokolade, sjokoladeskiver | pålägg choklad skivad, chokladpålägg skivor, påläggschoklad | suklaalevite viipaleet, leipäsuklaa
  frugtpålæg, figenpålæg, abrikospålæg, castus frugtpålæg | fruktpålegg | fruktpålägg | hedelmälevite
  biscoff spread, lotus spread, speculoos, kiksecreme, karamelcreme, kiksesmør | lotus spread, biscoff spread, karamellpålegg, kjekskrem, speculoos krem | biscoff spread, lotus spread, karamellkräm, kexkräm, speculooskräm | lotus levite, biscoff levite, keksilevite, toffeelevite, speculoos levite
  marshmallow fluff, fluff, skumfiduscreme | marshmallow fluff, fluff | marshmallow fluff, fluff | marshmallow fluff, fluff, vaahtokarkkilevite
frugtmos, frugtpure, frugtkompot, frugt mos, frugtpuré | fruktmos, fruktkompott, fruktpure, fruktpuré, kompott | fruktmos, fruktpure, kompott, fruktpuré | hedelmäsose, marjasose, kompotti, hedelmäsoseet, marjasoseet, hedelmäpyree
  pæremos | pæremos | päronmos | päärynäsose
  jordbærmos | jordbærmos | jordgubbsmos | mansikkasose
  rårørte bær | rårørte bær | rårörda bär | mustikkasose
  sveskekompot, sveskemos | sviskekompott, sviskegrøt, sviskemos | katrinplommonkompott | luumusose
  æblemos, æblegrød, æblekompot | eplemos, eplepure, epplemos | äppelmos, äppelpure, äppelpuré | omenasose, omenasoseet, omenahillo, omenapyree
  ferskenmos, abrikosmos | ferskenmos | persikomos | persikkasose
marmite, vegemite, gærekstrakt | marmite, gjærekstrakt, gjærpålegg | marmite, jästextrakt | marmite, hiivauute
sandwich spread, sandwichspread | sandwich spread, sandwichspread | sandwich spread, sandwichspread | sandwich spread, sandwichlevite
vegetarisk postej, vegetabilsk smørepålæg, plantepostej, vegansk smørepålæg, veggie spread, grøntsagspostej | vegetarpostei, vegansk pålegg smørbar, vegetabilsk smørepålegg, vegansk postei, plantepostei | vegetarisk pastej, vegansk pastej, tartex, vegopastej, veganpastej | kasvislevite, vegaaninen levite, kasvispasteija, kikhernelevite, vegelevite, kasvistahna, vegaanilevite`,
}
