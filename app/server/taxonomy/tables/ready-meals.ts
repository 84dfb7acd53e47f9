import type { GoodsTable } from '../goods-table.ts'

/** Ready meals, chilled or frozen. */
export const readyMeals: GoodsTable = {
  part: 'frozen',
  rows: `
færdigret, færdigretter, færdigmad, færdiglavet mad, nem mad | ferdigrett, ferdigretter, ferdigmat, ferdigmiddag, middagsretter | färdigrätt, färdigrätter, färdigmat, färdiglagat, portionsrätt | valmisruoka, valmisruoat, valmisruuat, eines, einekset, valmisateria, valmisateriat
  mikroret, mikroretter, mikrobølgemad | mikrorett, mikroretter, mikromat | mikrorätt, mikrorätter, mikromat | mikroateria, mikroateriat, mikroruoka, mikroruoat
    - | - | - | roiskeläppä, roiskeläpät
  frossen færdigret, frostretter, frosne færdigretter | frossen ferdigrett, frossenrett, frosne ferdigretter | fryst färdigrätt, frysta färdigrätter, frysrätt | pakasteateria, pakasteateriat
  - | fjordland, fjordland middag | - | -
  vegetarret, vegetarisk færdigret | vegetarrett | vegetarisk färdigrätt, vegorätt | kasvisruoka, kasvisruoat, kasvisateria
  lasagne, lasagner | lasagne | lasagne, lasagna, lasagner | lasagne, lasagnet
    spinatlasagne, vegetarlasagne, grøntsagslasagne | vegetarlasagne, spinatlasagne | vegolasagne, grönsakslasagne, spenatlasagne | kasvislasagne, pinaattilasagne
  cannelloni | cannelloni | cannelloni | cannelloni
  moussaka | moussaka | moussaka | moussaka, musakka
  mac and cheese, mac n cheese | mac and cheese, mac n cheese | mac and cheese, mac n cheese | mac and cheese, makaronijuustovuoka
  makaronigratin | makaronigrateng | makaronipudding, makaronilåda, korvstroganoff med makaroner | makaronilaatikko, makaronilaatikot, lihamakaronilaatikko
  pastaret, pastaretter | pastarett, pastaretter | pastarätt, pastarätter | pasta-ateria, pastaruoka, pastavuoka, pastavuoat
    spaghetti bolognese, pasta bolognese, spaghetti med kødsovs | spaghetti bolognese, pasta bolognese | spaghetti bolognese, pasta bolognese, spagetti och köttfärssås | spaghetti bolognese, pasta bolognese
    pasta carbonara, spaghetti carbonara | pasta carbonara, spaghetti carbonara | pasta carbonara, spaghetti carbonara | pasta carbonara, spaghetti carbonara
    pasta alfredo, kyllingepasta | pasta alfredo, kyllingpasta | pasta alfredo, kycklingpasta | kanapasta, pasta alfredo
    tunpasta | tunfiskpasta | tonfiskpasta | tonnikalapasta
  biksemad | pytt i panne, pyttipanne | pyttipanna, pytt i panna, pytt, krögarpytt | pyttipannu, pyttipannut, pytti
  boller i karry | boller i karri | frikadeller i curry | lihapullat currykastikkeessa
  labskovs, skipperlabskovs | lapskaus, brun lapskaus | kalops, långkok | pataruoka, pataruoat, lihapata, lihapadat
  tarteletter med høns, tarteletfyld, høns i asparges | hønsefrikassé, frikassé | hönsfrikassé, frikassé, dillkött | kanaviillokki, lihaviillokki, tillikana
  - | fårikål | fårikål | -
  - | sodd, trøndersodd | - | -
  - | komle, raspeball, klubb, kumle | palt, pitepalt, kroppkakor, kroppkaka | perunapalttu
  - | kjøttkaker med saus | köttbullar och potatismos, köttbullar med mos | lihapullat ja muusi, lihapullat ja perunamuusi
  - | - | korvstroganoff, korv stroganoff | makkarastroganoff, makkarakastike
  stroganoff, bøf stroganoff | biff stroganoff, stroganoff | stroganoff, biff stroganoff | stroganoff, stroganov
  - | - | pannbiff med lök | wallenberginpihvi
  jansons fristelse | janssons fristelse | janssons frestelse, jansons frestelse | janssoninkiusaus, jansoninkiusaus
  - | - | laxpudding | lohikiusaus, lohikiusaukset
  - | - | skinkgratäng | kinkkukiusaus, kinkkukiusaukset
  - | - | - | kiusaus, kiusaukset, lihakiusaus, kebabkiusaus, broilerikiusaus
  - | - | leverlåda | maksalaatikko, maksalaatikot
  - | - | kålpudding | kaalilaatikko, kaalilaatikot, lihakaalilaatikko
  - | - | - | silakkalaatikko, silakkalaatikot
  - | - | - | joululaatikko, joululaatikot, laatikko, laatikot, laatikkoruoka
    - | - | kålrotslåda | lanttulaatikko, lanttulaatikot
    - | - | morotslåda | porkkanalaatikko, porkkanalaatikot
    - | - | potatislåda | perunalaatikko, perunalaatikot, imelletty perunalaatikko
    - | - | - | bataattilaatikko, bataattilaatikot
    - | - | - | punajuurilaatikko, punajuurilaatikot
    - | - | - | rosollilaatikko
  kåldolmer, kåldolme | kålruletter, kålrulett | kåldolmar, kåldolme | kaalikääryle, kaalikääryleet
  chili con carne | chili con carne | chili con carne | chili con carne
    chili sin carne | chili sin carne | chili sin carne | chili sin carne
  kylling i karry, kyllingecurry, chicken curry, karryret | kylling i karri, kyllingcurry, chicken curry | kycklingcurry, kyckling curry, curryrätt | kanacurry, broilericurry, curryruoka
    butter chicken | butter chicken | butter chicken | butter chicken, voikana
    tikka masala, chicken tikka masala | tikka masala, chicken tikka masala | tikka masala, chicken tikka masala | tikka masala, kana tikka masala
    korma, chicken korma | korma, chicken korma | korma, chicken korma | korma, kana korma
  indisk mad | indisk mat | indisk mat, indisk färdigrätt | intialainen ruoka
  asiatisk mad, thaimad | asiatisk mat, thaimat | asiatisk mat, thaimat | aasialainen ruoka, thairuoka, kiinalainen ruoka
    pad thai | pad thai | pad thai | pad thai
    nasi goreng, stegte ris | nasi goreng, stekt ris | nasi goreng, stekt ris | nasi goreng, paistettu riisi
    wokret, wokretter | wokrett | wokrätt, färdigwok | wokruoka, wokateria
    sød sur kylling, kylling sur sød | sursøt kylling, kylling sursøt | kyckling sötsur, sötsur kyckling | hapanimeläkana, kana hapanimelä
    teriyaki kylling | kylling teriyaki | kyckling teriyaki | teriyakikana
    bibimbap | bibimbap | bibimbap | bibimbap
  risotto | risotto | risotto | risotto, risotot
  paella | paella | paella | paella, paellat
  biryani | biryani | biryani | biryani
  tærte med fyld, madtærte, quiche, quiche lorraine | matpai, quiche, skinkepai, kjøttpai | matpaj, quiche, skinkpaj, ostpaj, köttfärspaj, västerbottenpaj | suolainen piirakka, quiche, kinkkupiiras, kinkkupiirakka, kanapiirakka
  shepherds pie | shepherds pie | shepherds pie | paimenenpiiras, paimenen pata
  pirog, piroger, pirogger | pirog, piroger | pirog, piroger, köttpirog | pasteija, pasteijat, lihapasteija
    - | - | gorbys, gorbys pirog | -
    empanadas, empanada | empanadas | empanadas, empanada | empanada, empanadat
  - | - | - | lihapiirakka, lihapiirakat, lihis, lihikset
  pierogi | pierogi | pierogi | pierogi, pierogit
  dumplings, dumpling | dumplings, dumpling | dumplings, dumpling | dumplings, dumpling, mykyt, mykky
    gyoza | gyoza | gyoza | gyoza, gyozat
    dim sum | dim sum | dim sum | dim sum
    wonton | wonton | wonton | wonton, wontonit
    momo, momos | momo, momos | momo, momos | momo, momot
    pelmeni | pelmeni | pelmeni | pelmeni, pelmenit
  bao, bao buns, baobolle | bao, bao buns, baobrød | bao, bao buns, baobröd | bao, bao sämpylä, baot
  forårsruller, forårsrulle, springrolls, spring rolls | vårruller, vårrull, spring rolls | vårrullar, vårrulle, springrolls | kevätkääryle, kevätkääryleet, kevätrulla, kevätrullat
    miniforårsruller, mini forårsruller | minivårruller, mini vårruller | minivårrullar, mini vårrullar | minikevätkääryle, minikevätkääryleet, minikevätrulla
    sommerruller, friske forårsruller | sommerruller, ferske vårruller | sommarrullar, färska vårrullar | kesärulla, kesärullat
  samosa, samosas, sambusa | samosa, samosas | samosa, samosas, sambusa | samosa, samosat
  burrito, burritos | burrito, burritos | burrito, burritos | burrito, burritot
  enchilada, enchiladas | enchilada, enchiladas | enchilada, enchiladas | enchilada, enchiladat
  quesadilla, quesadillas | quesadilla, quesadillas | quesadilla, quesadillas | quesadilla, quesadillat
  færdig burger, mikroburger, cheeseburger | mikroburger, cheeseburger, ferdigburger | mikroburgare, cheeseburgare, cheeseburger | mikrohampurilainen, mikrohampurilaiset, valmishampurilainen, juustohampurilainen
  parisertoast, parisertoasts | parisertoast, varm toast | varm macka, varma mackor | lämmin voileipä, lämpimät voileivät
  panini | panini | panini | panini, paninit
  pizzarolls, pizza rolls, pizzasnack | pizzarolls | pizzarullar, pizzasnacks | pizzarulla, pizzarullat
  corn dog, corndogs | corn dog | corn dog, corndogs | corn dog
  kebabret, kebabtallerken, kebab med pommes | kebabtallerken, kebab middag | kebabtallrik, kebabrätt | kebabateria, kebab ja ranskalaiset
  pandekager, pandekage, amerikanske pandekager, pancakes | pannekaker, pannekake, pancakes, amerikanske pannekaker | pannkakor, pannkaka, pancakes, amerikanska pannkakor | lettu, letut, lätty, lätyt, räiskäle, räiskäleet, ohukainen, ohukaiset, pannukakku, pannukakut
    - | lapper, sveler, svele | plättar, plätt | pikkuletut, pikkulettu
    ovnpandekage | ovnspannekake | ugnspannkaka, tjockpannkaka | uunipannukakku, uunipannari
    crepes | crepes | crepes | crepes
  - | spinatpannekaker | spenatpannkakor, spenatplättar | pinaattilettu, pinaattiletut, pinaattiohukainen, pinaattiohukaiset
  - | - | - | porkkanaohukainen, porkkanaohukaiset, porkkanalettu, porkkanaletut
  - | - | blodplättar | veriohukainen, veriohukaiset, verilettu, veriletut
  æbleskiver, æbleskive | munker, æbleskiver | äppelmunkar | -
  blinis, blini | blinis, blini | blinier, blini | blini, blinit, tattariblini
  frosne vafler, vafler færdige | ferdige vafler, vaffelplater | frysta våfflor, färdiga våfflor | valmisvohveli, valmisvohvelit, pakastevohveli
  kartoffelmos færdig, færdig kartoffelmos | ferdig potetmos, fersk potetstappe | färdigt potatismos, färdig mos | valmis perunamuusi, tuore perunamuusi
  frisk suppe, færdigsuppe, kølesuppe | fersk suppe, ferdigsuppe | färsk soppa, färdig soppa, kyld soppa | tuorekeitto, tuorekeitot, valmiskeitto, valmiskeitot
  fiskesuppe | fiskesuppe | fisksoppa, laxsoppa | lohikeitto, lohikeitot, kalakeitto, kalakeitot
  frokostret | lunsjrett, lunsjretter | lunchrätt, färdig matlåda | lounasateria, lounaslaatikko
  - | - | tacopaj, tacogratäng | tacopiirakka, tacovuoka
  kyllingegratin | kyllinggrateng | kycklinggratäng | kanavuoka, broilerivuoka
  brokkoligratin, broccoligratin, grøntsagsgratin | brokkoligrateng, grønnsaksgrateng | broccoligratäng, grönsaksgratäng | kasvisgratiini, parsakaaligratiini, kukkakaaligratiini`,
}

/** Sandwiches, sushi, salads and other food to take along. */
export const foodToGo: GoodsTable = {
  part: null,
  rows: `
takeaway, take away, mad to go, to go | takeaway, take away, hurtigmat, to go | takeaway, snabbmat, hämtmat, to go | takeaway, noutoruoka, pikaruoka, lounas mukaan
  sandwich, sandwiches | sandwich, sandwicher, påsmurt, påsmurt baguette | smörgås, smörgåsar, macka, mackor, sandwich | voileipä, voileivät, sandwich, täytetty leipä, täytetyt leivät
    trekantsandwich, trekantsmad | trekantsandwich, trekantpåsmurt | trekantsmacka, trekantssandwich | kolmioleipä, kolmioleivät, kolmiovoileipä
    kyllingesandwich | kyllingsandwich | kycklingmacka, kycklingsmörgås | kanaleipä, kanavoileipä, kanasandwich
    club sandwich, clubsandwich | club sandwich, clubsandwich | club sandwich, clubsandwich | club sandwich
    grillet sandwich, ostetoast, ristet toast | ostesmørbrød varm, grillet smørbrød | grillad macka, grillmacka, ostmacka | grillattu leipä, juustoleipä lämmin, lämmin leipä
    fyldt bagel, bagelsandwich | fylt bagel | fylld bagel | täytetty bagel
    fyldt baguette, baguettesandwich | fylt baguette, baguette med pålegg | fylld baguette, baguettemacka | täytetty patonki, täytetyt patongit
    - | - | räkmacka, räksmörgås | katkarapuleipä, katkarapuvoileipä
    fyldt wrap, wrap med kylling, kyllingewrap | kyllingwrap, fylt wrap | kycklingwrap, fylld wrap | kanawrap, täytetty wrap
    smørrebrød, højtbelagt | smørbrød, smørbrødsnitter, snitter | landgång, smörbröd danska | tanskalainen voileipä
  - | smørbrødkake | smörgåstårta, smörgåstårtor | voileipäkakku, voileipäkakut
  sushi, sushimenu | sushi | sushi | sushi, sushit
    nigiri | nigiri | nigiri | nigiri, nigirit
    maki, makiruller | maki, makiruller | maki, makirullar | maki, makit, makirulla, makirullat
    california rolls, california roll | california rolls, california roll | california rolls, california roll | california rolls, california roll
    sashimi | sashimi | sashimi | sashimi
    onigiri | onigiri | onigiri | onigiri
  poke bowl, pokebowl, poke | poke bowl, pokebowl, poke | poke bowl, pokebowl, poké bowl | poke bowl, pokebowl, poke
  wakame, wakamesalat, tangsalat | wakame, wakamesalat, tangsalat | wakame, wakamesallad, sjögrässallad | wakame, wakamesalaatti, merileväsalaatti
  færdigsalat, salat to go, salatbowl, måltidssalat, salat færdig | ferdigsalat, salat to go, salatbowl, salatboks, måltidssalat | färdigsallad, sallad to go, salladsbowl, salladslåda, lunchsallad | valmissalaatti, valmissalaatit, ateriasalaatti, salaattiateria, annossalaatti
    cæsarsalat, caesar salat, caesarsalat | cæsarsalat, caesarsalat, cesarsalat | caesarsallad, caesar sallad, cesarsallad | caesarsalaatti, caesar salaatti
    græsk salat | gresk salat | grekisk sallad | kreikkalainen salaatti
    kyllingesalat to go, kyllingsalat med pasta | kyllingsalat | kycklingsallad | kanasalaatti, broilerisalaatti
    rejesalat to go | rekesalat med pasta | räksallad to go | katkarapusalaatti
    pastasalat, pasta salat | pastasalat | pastasallad | pastasalaatti, pastasalaatit
    bulgursalat | bulgursalat | bulgursallad | bulgursalaatti
    couscoussalat | couscoussalat | couscoussallad | couscoussalaatti, kuskussalaatti
    quinoasalat | quinoasalat | quinoasallad | kvinoasalaatti, quinoasalaatti
    tabbouleh, tabouleh | tabbouleh | tabbouleh, tabouleh | tabbouleh, tabouli
    bønnesalat, linsesalat, kikærtesalat | bønnesalat, linsesalat, kikertsalat | bönsallad, linssallad, kikärtssallad | papusalaatti, linssisalaatti, kikhernesalaatti
  kartoffelsalat, kold kartoffelsalat | potetsalat | potatissallad | perunasalaatti, perunasalaatit
  coleslaw, råkostsalat, råkost, kålsalat | coleslaw, råkostsalat, råkost, kålsalat | coleslaw, råkost, råkostsallad, kålsallad | coleslaw, kaalisalaatti, raastesalaatti, porkkanaraaste
    - | - | pizzasallad | pizzasalaatti
  hotdog, hot dog, hotdogs, fransk hotdog | pølse i brød, hot dog, hotdog | korv med bröd, hot dog, hotdog | hot dog, hodari, hodarit, nakkisämpylä
  kebab, pitakebab, shawarma, dürüm | kebab, kebab i pita, shawarma | kebab, kebabrulle, shawarma | kebab, kebabit, kebabrulla, shawarma
  burgermenu, burger menu | burgermeny | hamburgermeny, burgarmeny | hampurilaisateria
  tapas, tapasfad, tapasanretning, tapasbord | tapas, tapasfat, tapasbrett | tapas, tapasbricka, tapastallrik | tapas, tapaslautanen, tapakset
    antipasti, antipasto | antipasti, antipasto | antipasti, antipasto | antipasti, antipastot
    charcuteribræt, charcuterifad | spekefat, spekebrett, spekematfat | charkbricka, charkuteribricka, delikatessbricka | leikkelelautanen, lihalautanen
  måltidskasse, måltidskasser, aftensmadskasse | matkasse, middagskasse, matkasser | matkasse, matkassar, middagskasse | ruokakassi, ruokakassit
  koldt bord, julefrokost | koldtbord, koldtallerken | smörgåsbord, julbord, plocktallrik | joulupöytä, noutopöytä`,
}
