import type { GoodsTable } from '../goods-table.ts'

/** Ready meals, chilled or frozen. */
export const readyMeals: GoodsTable = {
  part: 'frozen',
  rows: `
færdigret, færdigretter, færdigmad, færdiglavet mad, nem mad, aftensmad, nem aftensmad, middagsmad, convenience, portionsret, portionsretter, hurtig mad, fast food | ferdigrett, ferdigretter, ferdigmat, ferdigmiddag, middagsretter, middag, middager, middagsmat, ferdig mat, rask middag, porsjonsrett, porsjonsretter, enkel middag, hurtigmiddag | färdigrätt, färdigrätter, färdigmat, färdiglagat, portionsrätt, middag, middagar, middagsmat, färdig mat, portionsrätter, snabbmat, enkel middag, färdigmåltid | valmisruoka, valmisruoat, valmisruuat, eines, einekset, valmisateria, valmisateriat, valmis ruoka, valmisruokia, einesruoka, einesruoat, einesruuat, mikroeines, annosruoka, päivällinen, pika-ateria
  ?mikroret, mikroretter, mikrobølgemad, mikromad, mikrobølgeret, mikrobølgeretter | mikrorett, mikroretter, mikromat, mikrobølgemat, mikrobølgerett, mikromiddag | mikrorätt, mikrorätter, mikromat, micromat, micro mat, mikrovågsmat, mikrovågsrätt | mikroateria, mikroateriat, mikroruoka, mikroruoat, mikroruuat, mikroeines
    mikropizza | mikropizza, mikrobølgepizza | mikropizza, mikrovågspizza | roiskeläppä, roiskeläpät, einespizza, mikropizza, mikropitsa
  ?frossen færdigret, frostretter, frosne færdigretter, frossen ret, frostret | frossen ferdigrett, frossenrett, frosne ferdigretter, frossen middag, fryst ferdigrett, frossen ferdigmat | fryst färdigrätt, frysta färdigrätter, frysrätt, frysta rätter, fryst färdigmat, frysta färdigmåltider, fryst portionsrätt | pakasteateria, pakasteateriat, pakastevalmisruoka, pakasteeines, pakastettu valmisruoka
  - | fjordland, fjordland middag | - | -
  vegetarret, vegetarisk færdigret, vegansk færdigret, vegetarisk ret | vegetarrett, vegetarisk rett, vegetarmiddag, vegansk middag | vegetarisk färdigrätt, vegorätt, vegetarisk rätt, vegorätter, vegansk färdigrätt | kasvisruoka, kasvisruoat, kasvisateria, vegeateria, vegaaninen valmisruoka, kasvisateriat
  lasagne, lasagner, lasagneret, lasagneretter, lasagna | lasagne, lasagna, ferdiglasagne | lasagne, lasagna, lasagner, färdiglasagne, köttfärslasagne | lasagne, lasagnet, jauhelihalasagne, lasanje, lasagnelaatikko
    spinatlasagne, vegetarlasagne, grøntsagslasagne, vegetarisk lasagne | vegetarlasagne, spinatlasagne, grønnsakslasagne, vegetarisk lasagne, vegansk lasagne | vegolasagne, grönsakslasagne, spenatlasagne, vegetarisk lasagne, vegansk lasagne | kasvislasagne, pinaattilasagne, vegelasagne
    kyllingelasagne | kyllinglasagne | kycklinglasagne | kanalasagne, broilerilasagne
    fiskelasagne, lakselasagne | fiskelasagne, lakselasagne | fisklasagne, laxlasagne | kalalasagne, lohilasagne
    ?frossen lasagne | frossen lasagne | fryst lasagne | pakastelasagne
  cannelloni | cannelloni | cannelloni | cannelloni
  moussaka | moussaka | moussaka | moussaka, musakka, munakoisovuoka
  mac and cheese, mac n cheese, makaroni med ost | mac and cheese, mac n cheese, makaroni og ost | mac and cheese, mac n cheese, makaroner och ost, mac & cheese | mac and cheese, makaronijuustovuoka, mac & cheese, juustomakaroni, juustomakaronit
  pastaret, pastaretter, pastamåltid, pasta færdigret | pastarett, pastaretter, pastamiddag, pastamåltid | pastarätt, pastarätter, pastalåda, färdig pasta | pasta-ateria, pastaruoka, pastavuoka, pastavuoat, valmispasta, pasta-annos
    spaghetti bolognese, pasta bolognese, spaghetti med kødsovs, spaghetti kødsovs, kødsovs med pasta, pasta kødsovs | spaghetti bolognese, pasta bolognese, spagetti bolognese, pasta med kjøttsaus, spagetti med kjøttsaus, spaghetti med kjøttdeig | spaghetti bolognese, pasta bolognese, spagetti och köttfärssås, spagetti bolognese, spagetti med köttfärssås, köttfärssås och spaghetti, pasta med köttfärssås | spaghetti bolognese, pasta bolognese, spagetti bolognese, jauhelihaspagetti, spagetti ja jauhelihakastike, bolognese pasta
    pasta carbonara, spaghetti carbonara, carbonara | pasta carbonara, spaghetti carbonara, carbonara | pasta carbonara, spaghetti carbonara, carbonara | pasta carbonara, spaghetti carbonara, carbonara
    pasta alfredo, kyllingepasta, pasta med kylling | pasta alfredo, kyllingpasta, pasta med kylling | pasta alfredo, kycklingpasta, pasta med kyckling | kanapasta, pasta alfredo, broileripasta
    tunpasta | tunfiskpasta, pasta med tunfisk | tonfiskpasta, pasta med tonfisk | tonnikalapasta
    laksepasta, pasta med laks | laksepasta, pasta med laks | laxpasta, pasta med lax | lohipasta
    skinkepasta, pasta med skinke | skinkepasta, pasta med skinke | skinkpasta, pasta med skinka | kinkkupasta
  biksemad, biks, pyttipanna | pytt i panne, pyttipanne, pytt, biksemat | pyttipanna, pytt i panna, pytt, krögarpytt, pyttipanne, pytt-i-panna, bondpytt | pyttipannu, pyttipannut, pytti, pytti panna, makkarapyttipannu
    vegetarbiksemad | vegetarpytt | vegetarisk pyttipanna, pyttipanna vegetarisk, vegopytt, vegetarisk pytt, vego pyttipanna | kasvispyttipannu, vegepyttipannu, vege pyttipannu
  boller i karry | boller i karri, kjøttboller i karri, kjøttboller i karrisaus | frikadeller i curry, köttbullar i curry | lihapullat currykastikkeessa, lihapullat curryssa
  labskovs, skipperlabskovs, lobescoves | lapskaus, brun lapskaus | kalops, långkok, lapskojs | pataruoka, pataruoat, lihapata, lihapadat, pataruuat
  tarteletter med høns, tarteletfyld, høns i asparges, høns i tarteletter | hønsefrikassé, frikassé, hønsefrikasse, kyllingfrikasse | hönsfrikassé, frikassé, dillkött, hönsfrikasse, frikasse | kanaviillokki, lihaviillokki, tillikana, kanafrikassee, viillokki
  fårikål | fårikål, får i kål | fårikål | lammaskaali
  - | sodd, trøndersodd, innherredssodd, kjøttsodd | - | -
  - | komle, raspeball, klubb, kumle, komler, raspeballer, kompe, potetball, potetballer, kumler, potetklubb | palt, pitepalt, kroppkakor, kroppkaka, paltar | perunapalttu
  - | kjøttkaker med saus, kjøttkaker brun saus, kjøttkaker i saus, kjøttkakemiddag, kjøttkaker med potet | köttbullar och potatismos, köttbullar med mos, köttbullar i sås, köttbullar och mos | lihapullat ja muusi, lihapullat ja perunamuusi, lihapullat ja perunasose, lihapullat ja perunat
  pølseret, pølsegryde | pølsestroganoff, pølsegryte | korvstroganoff, korv stroganoff | makkarastroganoff, makkarakastike, nakkistroganoff, nakkikastike
  stroganoff, bøf stroganoff, oksestroganoff | biff stroganoff, stroganoff, biffstroganoff | stroganoff, biff stroganoff, biffstroganoff, köttstroganoff | stroganoff, stroganov, lihastroganoff
  bøf med løg, hakkebøf med løg, hakkebøf bløde løg, bøf bløde løg | biff med løk, karbonade med løk, løkbiff, hakkebiff med løk | pannbiff med lök, pannbiff, biff med lök | wallenberginpihvi, jauhelihapihvi ja sipuli, sipulipihvi
  jansons fristelse | janssons fristelse | janssons frestelse, jansons frestelse, janson, jansson | janssoninkiusaus, jansoninkiusaus, jansson, janssonin kiusaus, anjoviskiusaus
  - | laksepudding | laxpudding | lohikiusaus, lohikiusaukset, lohilaatikko
  - | - | skinkgratäng | kinkkukiusaus, kinkkukiusaukset
  - | - | - | kiusaus, kiusaukset, lihakiusaus, kebabkiusaus, broilerikiusaus, kanakiusaus, kasviskiusaus, perunakiusaus
  - | - | leverlåda | maksalaatikko, maksalaatikot, maksaloora, rusinamaksalaatikko
  - | kålgrateng | kålpudding | kaalilaatikko, kaalilaatikot, lihakaalilaatikko, kaaliloora
  - | - | strömmingslåda | silakkalaatikko, silakkalaatikot
  - | - | jullådor | joululaatikko, joululaatikot, laatikko, laatikot, laatikkoruoka, perinnelaatikot, loora, loorat
    - | kålrotgrateng | kålrotslåda | lanttulaatikko, lanttulaatikot, lanttuloora
    - | - | morotslåda | porkkanalaatikko, porkkanalaatikot, porkkanaloora
    - | - | potatislåda | perunalaatikko, perunalaatikot, imelletty perunalaatikko, imellytetty perunalaatikko, tuuvinki, perunatuuvinki
    - | - | - | bataattilaatikko, bataattilaatikot
    - | - | - | punajuurilaatikko, punajuurilaatikot
    - | - | - | rosollilaatikko
  kåldolmer, kåldolme, kålrouletter, kålruller | kålruletter, kålrulett, kåldolmer | kåldolmar, kåldolme, kåldolma | kaalikääryle, kaalikääryleet, kaalikääröt, kaalikäärö
  chili con carne | chili con carne, chiligryte | chili con carne, chiligryta, chilli con carne | chili con carne, chilipata, tsili con carne, liha-papupata
    chili sin carne, vegetarchili | chili sin carne, vegetarchili | chili sin carne, vegetarisk chili | chili sin carne, kasvischili, papuchili
  kylling i karry, kyllingecurry, chicken curry, karryret, karrykylling | kylling i karri, kyllingcurry, chicken curry, karrikylling, kylling karri | kycklingcurry, kyckling curry, curryrätt, curry kyckling, kyckling i curry | kanacurry, broilericurry, curryruoka, kanakarri, currykana, kana curry
    butter chicken, smørkylling | butter chicken, smørkylling | butter chicken | butter chicken, voikana, intialainen voikana
    tikka masala, chicken tikka masala | tikka masala, chicken tikka masala | tikka masala, chicken tikka masala | tikka masala, kana tikka masala
    korma, chicken korma | korma, chicken korma | korma, chicken korma | korma, kana korma
  indisk mad, indiske retter | indisk mat, indisk middag | indisk mat, indisk färdigrätt, indiska rätter | intialainen ruoka, intialaiset ruoat, intialainen valmisruoka
  asiatisk mad, thaimad, asiatiske retter, kinesisk mad | asiatisk mat, thaimat, asiatisk middag, kinamat, kinesisk mat | asiatisk mat, thaimat, asiatiska rätter, kinamat, kinesisk mat | aasialainen ruoka, thairuoka, kiinalainen ruoka, kiinaruoka, aasialaiset ruoat, itämainen ruoka
    pad thai | pad thai | pad thai | pad thai, padthai
    nasi goreng, stegte ris, fried rice | nasi goreng, stekt ris, fried rice, eggstekt ris | nasi goreng, stekt ris, fried rice | nasi goreng, paistettu riisi, fried rice, munariisi
    wokret, wokretter, nudelwok, nudelret, færdig wok | wokrett, nudelwok, wok med nudler, nudelrett, wokmiddag | wokrätt, färdigwok, nudelwok, wok med nudlar, nudelrätt, wokrätter | wokruoka, wokateria, nuudeliwok, nuudeliruoka, nuudeliateria, wokkiateria, valmiswokki
    sød sur kylling, kylling sur sød | sursøt kylling, kylling sursøt | kyckling sötsur, sötsur kyckling | hapanimeläkana, kana hapanimelä, hapanimelä kana
    teriyaki kylling | kylling teriyaki | kyckling teriyaki | teriyakikana
    bibimbap | bibimbap | bibimbap | bibimbap
  tærte med fyld, madtærte, quiche, quiche lorraine, broccolitærte, porretærte, grøntsagstærte, færdigtærte | matpai, quiche, skinkepai, kjøttpai, ferdigpai, brokkolipai | matpaj, quiche, skinkpaj, ostpaj, köttfärspaj, västerbottenpaj, ost och skinkpaj, ostochskinkpaj, färdig paj, portionspaj | suolainen piirakka, quiche, kinkkupiiras, kinkkupiirakka, kanapiirakka, suolaiset piiraat, kasvispiirakka, valmispiirakka
  shepherds pie, cottage pie | shepherds pie, cottage pie | shepherds pie, cottage pie | paimenenpiiras, paimenen pata, shepherd's pie, cottage pie
  pirog, piroger, pirogger | pirog, piroger, kjøttpirog | pirog, piroger, köttpirog | pasteija, pasteijat, lihapasteija, kasvispasteija
    - | - | gorbys, gorbys pirog | -
    empanadas, empanada | empanadas | empanadas, empanada | empanada, empanadat
  - | - | - | lihapiirakka, lihapiirakat, lihis, lihikset, lihapiiras, lihapiiraat, minilihapiirakka, minilihapiirakat
  pierogi, pieroger, polske pirogger | pierogi, polske pierogi | pierogi, polska piroger | pierogi, pierogit, puolalaiset pierogit
  dumplings, dumpling | dumplings, dumpling, dumplinger, dampede dumplings | dumplings, dumpling, degknyten | dumplings, dumpling, mykyt, mykky, taikinanyytti, taikinanyytit, höyrynyytit
    gyoza, gyozaer, japanske dumplings | gyoza, gyozaer | gyoza, potstickers | gyoza, gyozat, japanilaiset nyytit
    dim sum | dim sum, dimsum | dim sum, dimsum | dim sum, dimsum
    wonton | wonton, wan tan | wonton, wantan | wonton, wontonit
    momo, momos | momo, momos | momo, momos | momo, momot
    pelmeni | pelmeni, russiske dumplings | pelmeni, ryska dumplings | pelmeni, pelmenit, venäläiset nyytit
  bao, bao buns, baobolle, bao brød, bao bun, dampede boller | bao, bao buns, baobrød, bao bun, dampet bolle, dampede boller, bao boller | bao, bao buns, baobröd, bao bun, ångade bullar, ångkokt bulle | bao, bao sämpylä, baot, baopulla, baosämpylä, höyrysämpylä, bao bun, höyrypulla
  forårsruller, forårsrulle, springrolls, spring rolls, chinaruller, kinaruller | vårruller, vårrull, spring rolls, kinarull, kinaruller, springrolls | vårrullar, vårrulle, springrolls, kinarullar, spring roll | kevätkääryle, kevätkääryleet, kevätrulla, kevätrullat, spring rolls, kevät rulla
    ?miniforårsruller, mini forårsruller | minivårruller, mini vårruller, småvårruller | minivårrullar, mini vårrullar, små vårrullar | minikevätkääryle, minikevätkääryleet, minikevätrulla, pienet kevätkääryleet, minikevätrullat
    sommerruller, friske forårsruller, rispapirruller, summer rolls | sommerruller, ferske vårruller, summer rolls, rispapirruller | sommarrullar, färska vårrullar, rispappersrullar, summer rolls | kesärulla, kesärullat, riisipaperirulla, riisipaperirullat, summer rolls, tuorerulla
  samosa, samosas, sambusa | samosa, samosas, sambusa | samosa, samosas, sambusa | samosa, samosat, sambusa
  burrito, burritos | burrito, burritos | burrito, burritos | burrito, burritot, burritorulla
  enchilada, enchiladas | enchilada, enchiladas | enchilada, enchiladas | enchilada, enchiladat
  quesadilla, quesadillas | quesadilla, quesadillas | quesadilla, quesadillas | quesadilla, quesadillat
  færdig burger, mikroburger, cheeseburger, mikrobølgeburger, færdigburger | mikroburger, cheeseburger, ferdigburger, mikrohamburger, ferdig hamburger, ostburger, osteburger | mikroburgare, cheeseburgare, cheeseburger, färdig hamburgare, mikrohamburgare, ostburgare | mikrohampurilainen, mikrohampurilaiset, valmishampurilainen, juustohampurilainen, mikroburgeri, mikropurilainen, juustoburgeri, hampurilainen, hamppari, purilainen
    bøfsandwich, bøf sandwich | - | - | -
  parisertoast, parisertoasts, croque monsieur | parisertoast, varm toast, croque monsieur | varm macka, varma mackor, varm toast, croque monsieur | lämmin voileipä, lämpimät voileivät, juustotoast, lämminvoileipä, croque monsieur
  panini | panini | panini | panini, paninit
  pizzarolls, pizza rolls, pizzasnack, pizzaruller, pizzabites | pizzarolls, pizzaruller, pizzarull, pizzasnacks, pizzabites | pizzarullar, pizzasnacks, pizzabites | pizzarulla, pizzarullat, pizzasnack, pizzapuikot, pizzanyytti
  corn dog, corndogs, pølse på pind | corn dog, pølse på pinne, corndog | corn dog, corndogs, korv på pinne | corn dog, corndog, friteerattu makkara
  kebabret, kebabtallerken, kebab med pommes, kebabmix | kebabtallerken, kebab middag, kebabrett | kebabtallrik, kebabrätt, kebabportion | kebabateria, kebab ja ranskalaiset, kebab-annos, kebab annos, kebabranskalaiset
  pandekager, pandekage, amerikanske pandekager, pancakes | pannekaker, pannekake, pancakes, amerikanske pannekaker, tynne pannekaker, ferdige pannekaker | pannkakor, pannkaka, pancakes, amerikanska pannkakor, färdiga pannkakor, fryspannkakor | lettu, letut, lätty, lätyt, räiskäle, räiskäleet, ohukainen, ohukaiset, pannukakku, pannukakut, valmisletut, valmislettu, plätyt, plätty
    - | lapper, sveler, svele | plättar, plätt | pikkuletut, pikkulettu, minilettu
    ovnpandekage | ovnspannekake | ugnspannkaka, tjockpannkaka | uunipannukakku, uunipannari
    crepes | crepes | crepes | crepes
    ?frosne pandekager, dybfrosne pandekager | frosne pannekaker, fryste pannekaker | frysta pannkakor, frusna pannkakor | pakasteletut, pakastelettu, pakastelätyt, pakasteohukaiset, pakastepannukakku, lettupakaste
    fyldte pandekager | fylte pannekaker | fyllda pannkakor, fyllda crepes | täytetyt letut, täytetty lettu
    flæskepandekage | fleskepannekake, fleskepannekaker, baconpannekake | fläskpannkaka, baconpannkaka | pekonipannukakku, läskipannukakku
  spinatpandekager | spinatpannekaker | spenatpannkakor, spenatplättar, gröna pannkakor, spenatpannkaka | pinaattilettu, pinaattiletut, pinaattiohukainen, pinaattiohukaiset, pinaattilätty, pinaattilätyt, pinaattiplätty, pinaattiplätyt
  - | - | morotsplättar, morotspannkakor | porkkanaohukainen, porkkanaohukaiset, porkkanalettu, porkkanaletut, porkkanalätty, porkkanalätyt
  - | blodpannekaker | blodplättar, blodpannkakor, blodpannkaka | veriohukainen, veriohukaiset, verilettu, veriletut, verilätty, verilätyt, veriräiskäle, veriräiskäleet, veripannukakku, veriplätyt
  æbleskiver, æbleskive | munker, æbleskiver, frosne munker | äppelmunkar, danska äppelmunkar | -
  blinis, blini | blinis, blini | blinier, blini | blini, blinit, tattariblini
  frosne vafler, vafler færdige | ferdige vafler, vaffelplater | frysta våfflor, färdiga våfflor, frysvåfflor | valmisvohveli, valmisvohvelit, pakastevohveli, pakastevohvelit
  kartoffelmos færdig, færdig kartoffelmos, kartoffelmos, mosede kartofler, kartoffelpure | ferdig potetmos, fersk potetstappe, potetmos, potetstappe, ferdigmos, potetpure | färdigt potatismos, färdig mos, potatismos, mos, potatispuré, potatispure | valmis perunamuusi, tuore perunamuusi, perunamuusi, muusi, pottumuusi, perunasose, mummonmuusi, valmismuusi, perunasurvos
  frisk suppe, færdigsuppe, kølesuppe, færdig suppe, færdige supper | fersk suppe, ferdigsuppe, ferdig suppe, kjølesuppe | färsk soppa, färdig soppa, kyld soppa, färdigsoppa, soppor | tuorekeitto, tuorekeitot, valmiskeitto, valmiskeitot, valmis keitto, eineskeitto, keitto, keitot, keittoruoka
  fiskesuppe, laksesuppe | fiskesuppe, laksesuppe, kremet fiskesuppe | fisksoppa, laxsoppa | lohikeitto, lohikeitot, kalakeitto, kalakeitot, kalasoppa, lohisoppa, kermainen lohikeitto
  ?frokostret | lunsjrett, lunsjretter, lunsjmat | lunchrätt, färdig matlåda, matlåda, matlådor, lunchlåda, lunchmat | lounasateria, lounaslaatikko, lounas, lounasboksi, lounasruoka
  tacotærte, tacogratin | tacograteng, tacoform, tacopai, tacogryte | tacopaj, tacogratäng | tacopiirakka, tacovuoka, tacopaistos
  - | - | läskisås, fläsksås | läskisoosi, sianlihakastike, sianlihasoosi, possukastike, läskikastike
  pølsemix | pølsemix | - | -
  risret, risretter | risrett | risrätt | riisiruoka, riisiateria, riisivuoka
    risotto | risotto | risotto | risotto, risotot
    paella | paella | paella | paella, paellat, paelja
    biryani | biryani | biryani | biryani
    kylling med ris | kylling med ris, kylling og ris | kyckling med ris, kyckling och ris | kana ja riisi, kanariisi
  stegt flæsk persillesovs | - | - | -
  flødekylling, kylling i flødesovs, kylling i fløde | kylling i fløtesaus, fløtekylling | gräddkyckling, kyckling i gräddsås | kermakana, kana kermakastikkeessa
  karbonade stuvede grøntsager, karbonader stuvede grøntsager | - | - | -
  brændende kærlighed | - | - | -
  fiskeret, fiskeretter | laksemiddag, fiskemiddag, fiskerett, fiskeretter | laxmiddag, fiskrätt, fiskrätter | kalaruoka, kalaruoat, kala-ateria
  - | fisk i fløtesaus | fisk i gräddsås, torsk i gräddsås | kala kermakastikkeessa
  - | - | flygande jakob, flygande jacob | -
  gratin, gratiner, ovnret, ovnretter | grateng, gratenger, ovnsrett, ovnsretter | gratäng, gratänger, ugnsgratäng, ugnsrätt, ugnsrätter, gratin | gratiini, gratiinit, uuniruoka, uuniruoat, gratinoitu ruoka, vuokaruoka
    makaronigratin, makaroniret | makaronigrateng, makaronipudding | makaronipudding, makaronilåda, korvstroganoff med makaroner, makaronigratäng | makaronilaatikko, makaronilaatikot, lihamakaronilaatikko, makaroonilaatikko, makaronilooda, makaronivuoka, makaroniloora
    kyllingegratin | kyllinggrateng, kyllingform, kyllinggratin | kycklinggratäng, kycklingform, kycklinggratin | kanavuoka, broilerivuoka, kanagratiini, kanalaatikko, kanapaistos
    brokkoligratin, broccoligratin, grøntsagsgratin, blomkålsgratin | brokkoligrateng, grønnsaksgrateng, brokkoligratin, blomkålgrateng | broccoligratäng, grönsaksgratäng, blomkålsgratäng, broccoligratin | kasvisgratiini, parsakaaligratiini, kukkakaaligratiini, kasvisvuoka, kasvispaistos, kasvisgratiinit
    - | - | - | perunavuoka, perunapaistos
  - | - | kyckling i sås | kanakastike, broilerikastike, kana kastikkeessa, kanasoosi, broilerisoosi
  boller i tomatsovs | kjøttboller i saus, kjøttboller i tomatsaus | köttbullar i gräddsås, köttbullar i tomatsås, köttbullar i sås | lihapullat kastikkeessa, lihapullakastike, lihapyörykät kastikkeessa, lihapullat tomaattikastikkeessa
  - | levergryte | leversås | maksakastike, maksasoosi
  - | - | - | lihaperunasoselaatikko, perunasoselaatikko, lihalaatikko, lihaperunalaatikko, perunamuusilaatikko, lihaperunavuoka
  langos | langos | langos | langos, unkarilainen langos
  kålrabimos | kålrotstappe, kålrabistappe, kålrotmos, kålrotpure | rotmos, kålrotsmos | lanttumuusi, lanttusose, lanttusurvos`,
}

/** Sandwiches, sushi, salads and other food to take along. */
export const foodToGo: GoodsTable = {
  part: null,
  rows: `
takeaway, take away, mad to go, to go, fast food | takeaway, take away, hurtigmat, to go, gatekjøkkenmat, ta med mat, fast food | takeaway, snabbmat, hämtmat, to go, take away, fast food | takeaway, noutoruoka, pikaruoka, lounas mukaan, take away
  sandwich, sandwiches | sandwich, sandwicher, påsmurt, påsmurt baguette | smörgås, smörgåsar, macka, mackor, sandwich, fralla med pålägg | voileipä, voileivät, sandwich, täytetty leipä, täytetyt leivät, eväsleipä, täytetty sämpylä, täytetyt sämpylät, voikkari
    ?trekantsandwich, trekantsmad | trekantsandwich, trekantpåsmurt, trekantsandwicher | trekantsmacka, trekantssandwich, trekantsmörgås, trekantsmackor | kolmioleipä, kolmioleivät, kolmiovoileipä, kolmiosandwich, kolmiosämpylä
    kyllingesandwich | kyllingsandwich, sandwich med kylling | kycklingmacka, kycklingsmörgås, kycklingsandwich | kanaleipä, kanavoileipä, kanasandwich, broilerileipä, kanasämpylä
    club sandwich, clubsandwich | club sandwich, clubsandwich | club sandwich, clubsandwich | club sandwich
    grillet sandwich, ostetoast, ristet toast | ostesmørbrød varm, grillet smørbrød, grillet ostesmørbrød, varmt smørbrød, ostetoast | grillad macka, grillmacka, ostmacka, varm macka, varma mackor, varm smörgås | grillattu leipä, juustoleipä lämmin, lämmin leipä, lämpimät leivät, grillileipä, juustotoast
    fyldt bagel, bagelsandwich | fylt bagel, bagel med pålegg | fylld bagel, bagelmacka | täytetty bagel, bagelleipä
    fyldt baguette, baguettesandwich | fylt baguette, baguette med pålegg, påsmurt baguett, baguettsandwich | fylld baguette, baguettemacka, baguette med pålägg | täytetty patonki, täytetyt patongit, patonkileipä, patonkivoileipä
    rejesandwich, rejemad | rekesmørbrød, rekesandwich, rekebaguett | räkmacka, räksmörgås, räksmörgåsar, räkmackor | katkarapuleipä, katkarapuvoileipä, rapuvoileipä
    fyldt wrap, wrap med kylling, kyllingewrap, færdig wrap | kyllingwrap, fylt wrap, ferdigwrap, wrap med kylling | kycklingwrap, fylld wrap, wrap med kyckling, färdigwrap | kanawrap, täytetty wrap, kanawrapit, valmiswrap
    smørrebrød, højtbelagt, håndmadder | smørbrød, smørbrødsnitter, snitter, smørbrødsnitte | landgång, smörbröd danska | tanskalainen voileipä, avovoileipä, coctailvoileipä
  smørrebrødskage | smørbrødkake | smörgåstårta, smörgåstårtor | voileipäkakku, voileipäkakut, voileipätäytekakku, voileipätorttu
  sushi, sushimenu, sushibakke | sushi, sushibrett, sushiboks | sushi, sushibricka, sushilåda | sushi, sushit, sushirasia, sushilajitelma
    nigiri | nigiri | nigiri | nigiri, nigirit, nigirisushi
    maki, makiruller | maki, makiruller, makirull | maki, makirullar, makirulle | maki, makit, makirulla, makirullat, makisushi, makisushit
    california rolls, california roll | california rolls, california roll | california rolls, california roll | california rolls, california roll
    sashimi | sashimi | sashimi | sashimi
    onigiri | onigiri | onigiri | onigiri
  poke bowl, pokebowl, poke | poke bowl, pokebowl, poke | poke bowl, pokebowl, poké bowl, pokéskål | poke bowl, pokebowl, poke, pokekulho
  wakame, wakamesalat, tangsalat | wakame, wakamesalat, tangsalat, sjøgressalat | wakame, wakamesallad, sjögrässallad, tångsallad | wakame, wakamesalaatti, merileväsalaatti, leväsalaatti
  færdigsalat, salat to go, salatbowl, måltidssalat, salat færdig, salatboks, salatmåltid | ferdigsalat, salat to go, salatbowl, salatboks, måltidssalat, lunsjsalat, middagssalat | färdigsallad, sallad to go, salladsbowl, salladslåda, lunchsallad, salladsbox, måltidssallad | valmissalaatti, valmissalaatit, ateriasalaatti, salaattiateria, annossalaatti, lounassalaatti, take away salaatti, salaattiannos, salaattiboksi
    cæsarsalat, caesar salat, caesarsalat | cæsarsalat, caesarsalat, cesarsalat | caesarsallad, caesar sallad, cesarsallad | caesarsalaatti, caesar salaatti, cesarsalaatti, keisarisalaatti
    græsk salat | gresk salat, gresk fetasalat | grekisk sallad, fetasallad, fetaostsallad | kreikkalainen salaatti, fetasalaatti, kreikansalaatti
    kyllingesalat to go, kyllingsalat med pasta | kyllingsalat, kyllingsalat to go | kycklingsallad | kanasalaatti, broilerisalaatti
    rejesalat to go | rekesalat med pasta | räksallad to go | katkarapusalaatti
    pastasalat, pasta salat | pastasalat, pastasalater | pastasallad, kall pastasallad | pastasalaatti, pastasalaatit
    bulgursalat | bulgursalat | bulgursallad | bulgursalaatti
    couscoussalat | couscoussalat | couscoussallad | couscoussalaatti, kuskussalaatti
    quinoasalat | quinoasalat | quinoasallad | kvinoasalaatti, quinoasalaatti
    tabbouleh, tabouleh | tabbouleh | tabbouleh, tabouleh | tabbouleh, tabouli
    bønnesalat, linsesalat, kikærtesalat | bønnesalat, linsesalat, kikertsalat | bönsallad, linssallad, kikärtssallad | papusalaatti, linssisalaatti, kikhernesalaatti
  kartoffelsalat, kold kartoffelsalat | potetsalat, kald potetsalat | potatissallad, majonnäspotatissallad | perunasalaatti, perunasalaatit, pottusalaatti
  coleslaw, råkostsalat, råkost, kålsalat, hvidkålssalat, cole slaw | coleslaw, råkostsalat, råkost, kålsalat, cole slaw, kvitkålsalat, hvitkålsalat | coleslaw, råkost, råkostsallad, kålsallad, cole slaw, vitkålssallad | coleslaw, kaalisalaatti, raastesalaatti, porkkanaraaste, cole slaw, valkokaalisalaatti, kaaliraaste, porkkanaraastesalaatti
    - | pizzasalat | pizzasallad | pizzasalaatti
  hotdog, hot dog, hotdogs, fransk hotdog, pølse med brød, ristet hotdog | pølse i brød, hot dog, hotdog, pølse i lompe, pølse med lompe, pølse med brød, pølser i brød | korv med bröd, hot dog, hotdog, varmkorv med bröd, varm korv | hot dog, hodari, hodarit, nakkisämpylä, nakki sämpylässä, makkara sämpylässä, hotdog
  kebab, pitakebab, shawarma, dürüm, dürümrulle | kebab, kebab i pita, shawarma, kebabrull, døner, døner kebab | kebab, kebabrulle, shawarma, döner, döner kebab, kebab i bröd, rullkebab | kebab, kebabit, kebabrulla, shawarma, döner, döner kebab, pitakebab, rullakebab
  burgermenu, burger menu | burgermeny | hamburgermeny, burgarmeny | hampurilaisateria, burgeriateria, hampurilaisateriat
  tapas, tapasfad, tapasanretning, tapasbord | tapas, tapasfat, tapasbrett, tapasbord | tapas, tapasbricka, tapastallrik, tapasfat | tapas, tapaslautanen, tapakset, tapaslajitelma, tapastarjotin
    antipasti, antipasto | antipasti, antipasto | antipasti, antipasto | antipasti, antipastot
    charcuteribræt, charcuterifad, pølsebræt | spekefat, spekebrett, spekematfat, charcuterifat, charcuteribrett | charkbricka, charkuteribricka, delikatessbricka, charkuteribräda, charkfat | leikkelelautanen, lihalautanen, charcuterie, leikkeletarjotin
  måltidskasse, måltidskasser, aftensmadskasse | matkasse, middagskasse, matkasser, middagskasser, måltidskasse | matkasse, matkassar, middagskasse, måltidskasse | ruokakassi, ruokakassit, ateriakassi, ruokaboksi, ateriakassit
  koldt bord, julefrokost, julebord | koldtbord, koldtallerken, julebord | smörgåsbord, julbord, plocktallrik, buffé, kallbord | joulupöytä, noutopöytä, seisova pöytä, pitopöytä`,
}
