import type { GoodsTable } from '../goods-table.ts'

/** Skin care, sun, make-up, nails, perfume. */
export const healthCareBeauty: GoodsTable = {
  part: 'health-care',
  rows: `
skønhed, kosmetik, skønhedsprodukter | skjønnhet, kosmetikk, skjønnhetsprodukter | skönhet, kosmetika, skönhetsprodukter | kosmetiikka, kauneus, kauneudenhoito, kauneustuotteet
hudpleje, hudplejeprodukter, creme, cremer, hudcreme, hud | hudpleie, hudpleieprodukter, krem, kremer, hudkrem, hud | hudvård, hudvårdsprodukter, kräm, krämer, hudkräm, hud | ihonhoito, ihonhoitotuotteet, voide, voiteet, rasva, rasvat, ihovoide
  ansigtspleje, ansigtscreme, ansigtscremer, face cream | ansiktspleie, ansiktskrem, ansiktskremer | ansiktsvård, ansiktskräm, ansiktskrämer | kasvojenhoito, kasvovoide, kasvovoiteet, kasvorasva, kasvojen hoito
    dagcreme, dagcremer, farvet dagcreme | dagkrem, dagkremer, farget dagkrem | dagkräm, dagkrämer, färgad dagkräm | päivävoide, päivävoiteet, sävyttävä päivävoide
    natcreme, natcremer | nattkrem, nattkremer | nattkräm, nattkrämer | yövoide, yövoiteet
    øjencreme, øjenserum, øjengel | øyekrem, øyeserum, øyegel | ögonkräm, ögonserum, ögongel | silmänympärysvoide, silmänympärysvoiteet, silmävoide, silmäseerumi
    rynkecreme, antirynkecreme, anti-age creme, anti age, rynker | rynkekrem, antirynkekrem, anti-age krem, anti age | rynkkräm, antirynkkräm, anti-age kräm, anti age | ryppyvoide, ryppyvoiteet, anti-age voide, anti age
    serum, ansigtsserum, retinol, hyaluronsyre, c-vitamin serum, niacinamid | serum, ansiktsserum, retinol, hyaluronsyre, niacinamid | serum, ansiktsserum, retinol, hyaluronsyra, niacinamid | seerumi, kasvoseerumi, kasvoseerumit, retinoli, hyaluronihappo, niasinamidi
    ansigtsolie, rosehip olie | ansiktsolje, nypeolje | ansiktsolja, nyponolja | kasvoöljy, ruusunmarjaöljy, kasvoöljyt
    fugtighedscreme, fugtcreme, fugtighedscremer, moisturizer | fuktighetskrem, fuktighetskremer, fuktkrem, moisturizer | fuktkräm, fuktighetskräm, mjukgörande kräm, fuktgivande kräm | kosteusvoide, kosteusvoiteet, kosteuttava voide, kosteusemulsio
  eksemcreme, fedtcreme, fed creme, eksem, tør hud | eksemkrem, fet krem, eksem, tørr hud | eksemkräm, fet kräm, eksem, torr hud, karbamid | rasvavoide, ekseemavoide, ihottuma, kuiva iho, atooppinen iho, perusvoide, perusvoiteet
    locobase | locobase | locobase | locobase
    decubal | decubal | decubal | decubal
    - | ceridal | - | ceridal
    - | - | canoderm | -
    - | - | miniderm | -
    - | - | - | aqualan
  ansigtsrens, rensecreme, ansigtsrensning, rensegel, rensemælk, micellar vand, micellarvand, micellar water, renseskum, rensebalm | ansiktsrens, rensekrem, rensegel, rensemelk, micellar vann, micellarvann, micellar water, renseskum | ansiktsrengöring, rengöringsgel, rengöringsmjölk, micellärt vatten, micellarvatten, micellar water, ansiktstvätt, rengöringsskum | kasvojen puhdistus, puhdistusmaito, misellivesi, puhdistusgeeli, kasvojenpuhdistus, puhdistusvaahto, misellivedet, kasvopesu
    makeupfjerner, makeup fjerner, øjenmakeupfjerner, make-up fjerner, øjenrens | sminkefjerner, makeupfjerner, øyesminkefjerner | sminkborttagning, makeup remover, ögonmakeup remover, sminkborttagare, ögonsminkborttagning | meikinpoistoaine, meikinpoisto, meikinpoistaja, silmämeikinpoistoaine, silmämeikinpoisto
    renseservietter ansigt, ansigtsservietter, makeupservietter, makeup servietter, ansigtsrensservietter | renseservietter ansikt, sminkeservietter, sminkefjerningsservietter | ansiktsservetter rengöring, sminkservetter, rengöringsservetter ansikte, makeup wipes | puhdistuspyyhe kasvoille, meikinpoistopyyhe, meikinpoistoliina, meikinpoistopyyhkeet, meikinpuhdistuspyyhe
    skintonic, ansigtstonic, ansigtsvand, rosenvand | ansiktsvann, skintonic, rosevann, ansiktstonic | ansiktsvatten, toner ansikte, rosenvatten, ansiktstonic | kasvovesi, kasvovedet, kasvosuihke, ruusuvesi
  ansigtsmaske, ansigtsmasker, sheet mask, sheetmaske, lermaske | ansiktsmaske, ansiktsmasker, sheet mask, leirmaske | ansiktsmask, ansiktsmasker, sheet mask, lermask | kasvonaamio, kasvonaamiot, kangasnaamio, kangasnaamiot, savinaamio
  scrub, peeling, ansigtsscrub, bodyscrub, body scrub, ansigtspeeling, eksfoliering | skrubb, peeling, ansiktsskrubb, kroppsskrubb, body scrub, ansiktspeeling | skrubb, peeling, ansiktsskrubb, kroppsskrubb, body scrub, ansiktspeeling, bodyscrub | kuorinta, kuorintavoide, vartalokuorinta, kasvokuorinta, kuorinta-aine, kuorinnat
  bumsecreme, bumser, uren hud, akne, acne, bumseplaster, bumseplastre, benzoylperoxid | kvisekrem, kviser, uren hud, akne, kviseplaster | finnkräm, finnar, acne, akne, finnplåster, oren hy, finnmedel | finnivoide, finnit, akne, aknevoide, finnilaastari, näppylävoide, finnilaastarit
    - | basiron | basiron | basiron
  hudorme, porestrips, poreplaster | porestrips, hudormer, nesestrips | porstrips, pormaskar, näsremsor | ihohuokosliuska, mustapää, mustapäät, nenäliuska
  bodylotion, kropslotion, body lotion, kropscreme, bodycreme, lotion, bodybutter, body butter | bodylotion, kroppslotion, body lotion, kroppskrem, lotion, bodybutter, body butter | hudlotion, kroppslotion, body lotion, bodylotion, kroppskräm, lotion, body butter, hudkräm kropp | vartalovoide, vartaloemulsio, vartalovoiteet, body lotion, vartalorasva, bodylotion, vartalovoi
    kropsolie, bodyolie, body oil, kokosolie hud | kroppsolje, body oil | kroppsolja, body oil | vartaloöljy, vartaloöljyt, ihoöljy
      bio-oil, bio oil | bio-oil, bio oil | bio-oil, bio oil | bio-oil, bio oil
    strækmærker, strækmærkecreme, cellulitecreme | strekkmerker, strekkmerkekrem | bristningar, bristningskräm, celluliterkräm | raskausarpivoide, raskausarvet, selluliittivoide
  ~aloe vera, aloe vera gel, aloevera | aloe vera, aloe vera gel, aloevera | aloe vera, aloe vera gel, aloevera | aloe vera, aloe vera geeli, aloevera
  vaseline, vaselin | vaselin, vaseline | vaselin, vaseline | vaseliini, vaseliinit
  ricinusolie, amerikansk olie | ricinusolje, lakserolje | ricinolja | risiiniöljy, risiiniöljyt
  glycerin | glyserin, glyserol | glycerin, glycerol | glyseroli, glyseriini
  ~tea tree, tea tree olie, teatree, tetræolie | tea tree, tea tree olje, tetreolje | tea tree, tea tree olja, teträdsolja | teepuu, teepuuöljy, tea tree
  håndcreme, håndlotion, håndcremer, håndpleje | håndkrem, håndlotion, håndkremer, håndpleie | handkräm, handlotion, handkrämer, handvård | käsivoide, käsirasva, käsivoiteet, käsirasvat, käsienhoito
  fodpleje, fodcreme, fodcremer, fodsalve, hælcreme, revnede hæle | fotpleie, fotkrem, fotkremer, fotsalve, hælkrem | fotvård, fotkräm, fotkrämer, fotsalva, hälkräm, självsprickor | jalkojenhoito, jalkavoide, jalkavoiteet, jalkarasva, kantapäävoide, jalkojen hoito
    fodfil, hårdhudsfil, fodfile, pimpsten, hælhøvl, hård hud | fotfil, pimpstein, hælhøvel, hard hud | fotfil, pimpsten, hälrasp, fotrasp, förhårdnader | jalkaraspi, jalkaviila, hohkakivi, jalkaraspit, kovettumat
    fodbad, fodbade, fodbadesalt | fotbad, fotbadsalt | fotbad, fotbadssalt | jalkakylpy, jalkakylvyt, jalkakylpysuola
    fodmaske, fodmasker | fotmaske, fotmasker | fotmask, fotmasker | jalkanaamio, jalkanaamiot, kuorintasukat
    fodsved, foddeodorant, fodspray, fodpudder | fotsvette, fotdeodorant, fotspray, fotpudder | fotsvett, fotdeodorant, fotspray, fotpuder | jalkahiki, jalkadeodorantti, jalkasuihke, jalkapuuteri
  læbepomade, læbepleje, lipbalm, lip balm, læbebalsam, læbepomader, læbesalve | leppepomade, leppepleie, lipbalm, lip balm, leppebalsam, leppepomader | läppbalsam, cerat, läppcerat, lypsyl, lip balm, läppvård, läppomada | huulivoide, huulirasva, huulivoiteet, huulirasvat, huulibalsami, lypsyl, huultenhoito
    labello | labello | labello | labello
    carmex | carmex | carmex | carmex
    blistex | - | - | -
solpleje, solbeskyttelse, solprodukter | solpleie, solbeskyttelse, solprodukter | solskydd, solvård, solprodukter | aurinkotuotteet, aurinkosuoja, aurinkosuojat, aurinkosuojatuotteet
  solcreme, sololie, solfaktor, solspray, sollotion, solcremer, sunscreen, faktor 30, faktor 50, spf 50, spf 30, solstift | solkrem, solfaktor, solspray, sollotion, sololje, solkremer, sunscreen, faktor 30, faktor 50, spf 50, solstift | solkräm, solskyddskräm, solspray, solfaktor, sollotion, solkrämer, sololja, spf 50, spf 30, solstift, solskyddsfaktor | aurinkovoide, aurinkorasva, aurinkosuojavoide, aurinkovoiteet, aurinkorasvat, aurinkosuihke, aurinkoöljy, aurinkoemulsio, spf 50, spf 30, aurinkopuikko
    solcreme ansigt, solcreme til ansigt, ansigtssolcreme | solkrem ansikt, solkrem til ansikt | solkräm ansikte, solskydd ansikte | kasvojen aurinkovoide, aurinkovoide kasvoille, aurinkosuoja kasvoille
    børnesolcreme, solcreme børn, solcreme til børn, kids sun | barnesolkrem, solkrem barn | solkräm barn, barnsolkräm, solskydd barn | lasten aurinkovoide, lasten aurinkorasva, aurinkovoide lapsille
  aftersun, after sun, after-sun | aftersun, after sun, after-sun | aftersun, after sun, after-sun, after sun lotion | after sun, aftersun, aurinkotuote jälkihoito, after sun voide
  selvbruner, selvbrunercreme, brun uden sol, tanning, selvbruner mousse | selvbruning, selvbruner, selvbruningskrem, tanning | brun utan sol, självbrunare, brunutansol, tanning | itseruskettava, itseruskettavat, itseruskettava voide, itseruskettavavoide
make-up, makeup, sminke, make up | sminke, makeup, make-up, make up | smink, makeup, make-up, make up | meikki, meikit, makeup, make-up, meikkituotteet, värikosmetiikka
  foundation, bb cream, cc cream, bb creme, pudderfoundation | foundation, bb cream, cc cream, bb krem | foundation, bb cream, cc cream, bb kräm | meikkivoide, meikkivoiteet, foundation, bb-voide, cc-voide, bb voide
  primer makeup, makeup primer, setting spray, fixing spray | primer sminke, makeup primer, setting spray | primer smink, makeup primer, setting spray, sminkprimer | meikinpohjustustuote, pohjustustuote, meikinkiinnityssuihke, setting spray, meikkipohja
  pudder, ansigtspudder, makeup pudder | pudder, ansiktspudder | puder, ansiktspuder, puderfoundation | puuteri, puuterit, meikkipuuteri, kivipuuteri, irtopuuteri
  concealer, dækstift | concealer, dekkstift | concealer, täckstift | peitevoide, peitevoiteet, peitepuikko, concealer
  blush, rouge, contour, highlighter makeup, cream blush | rouge, blush, contour, highlighter sminke | rouge, blush, contouring, highlighter smink | poskipuna, poskipunat, korostusväri, varjostusväri, korostustuote
  bronzer, bronzing, bronzepudder | bronzer, solpudder | bronzer, solpuder, bronzingpuder | aurinkopuuteri, bronzer, aurinkopuuterit
  mascara, vandfast mascara, vippemascara | mascara, maskara, vannfast mascara | mascara, vattenfast mascara | ripsiväri, ripsivärit, maskara, vedenkestävä ripsiväri
  øjenskygge, øjenskygger, øjenskyggepalette, palette øjenskygge | øyenskygge, øyenskygger, øyenskyggepalett | ögonskugga, ögonskuggor, ögonskuggspalett | luomiväri, luomivärit, luomiväripaletti
  eyeliner, øjenblyant, kajal, øjenblyanter, kohlpencil | eyeliner, øyenblyant, kajal, øyeblyant | eyeliner, ögonpenna, kajal, kajalpenna | silmänrajausväri, rajauskynä, eyeliner, kajal, rajausväri, silmänrajauskynä, nestemäinen rajausväri
  øjenbrynsblyant, øjenbrynsgel, brow gel, brynblyant, øjenbryn, brynvoks | øyenbrynsblyant, brynsgel, brow gel, øyebrynsblyant, bryn | ögonbrynspenna, ögonbrynsgel, brow gel, brynpenna, ögonbryn | kulmakynä, kulmageeli, kulmakarvakynä, kulmakynät, kulmaväri puikko, kulmat
  kunstige øjenvipper, falske vipper, løse øjenvipper, øjenvipper, vipper, vippeserum, vippelim, vippebukker | løsvipper, vipper, vippeserum, vippelim, vippetang, falske vipper, øyevipper | lösögonfransar, fransar, ögonfransserum, fransserum, ögonfransböjare, ögonfransar, ögonfranslim, lösfransar | irtoripset, ripset, ripsiseerumi, ripsientaivutin, irtoripsiliima, tekoripset
  læbestift, læbestifter, lipstick | leppestift, leppestifter, lipstick | läppstift, läppstiften, lipstick | huulipuna, huulipunat, lipstick
    lipgloss, lip gloss, lipglos, læbeglans, læbeolie, lip oil | lipgloss, lip gloss, leppeglans, leppeolje | läppglans, lipgloss, lip gloss, läppolja | huulikiilto, huulikiillot, lip gloss, huuliöljy
    lipliner, læbeblyant, lip liner | lipliner, leppepenn, lip liner, leppeblyant | läppenna, läpp-penna, lipliner, lip liner | huultenrajauskynä, huulikynä, lip liner, huultenrajausväri
  makeuppensler, makeuppensel, makeup børster, makeupbørste, makeupsvamp, beautyblender, makeup svamp, pudderkvast | sminkekost, sminkekoster, sminkesvamp, makeup koster, beautyblender | sminkborste, sminkborstar, sminksvamp, makeupborste, beautyblender, sminkpensel | meikkisivellin, meikkisiveltimet, meikkisieni, beautyblender, puuterivippa, meikkisiveltimet setti
  makeupspejl, kosmetikspejl, sminkespejl | sminkespeil, kosmetikkspeil | sminkspegel, kosmetikspegel | meikkipeili, meikkipeilit
  ansigtsmaling, sminkefarver, tatoveringer børn, fake tattoo, midlertidig tatovering | ansiktsmaling, barnetatovering, ansiktsmaling barn | ansiktsfärg, ansiktsmålning, gnuggtatuering | kasvoväri, kasvovärit, kasvomaali, siirtotatuointi, siirtotatuoinnit
  glitter ansigt, kropsglimmer, bodyglitter | glitter ansikt, kroppsglitter | kroppsglitter, glitter ansikte | vartaloglitter, kasvoglitter
negle, neglepleje, manicure | negler, neglepleie, manikyr | naglar, nagelvård, manikyr | kynnet, kynsienhoito, manikyyri, kynsituotteet
  neglelak, neglelakker, nagellak, gellak, gel neglelak | neglelakk, neglelakker, gellakk, gelelakk | nagellack, gellack | kynsilakka, kynsilakat, geelilakka, geelilakat
    neglehærder, topcoat, top coat, basecoat, base coat, overlak | negleherder, topcoat, overlakk, underlakk, top coat | nagelförstärkare, överlack, underlack, topcoat, top coat, nagelhärdare | kynnenvahvistaja, päällyslakka, aluslakka, kynsienvahvistaja
  neglelakfjerner, acetone, neglelaksfjerner, neglelak fjerner | neglelakkfjerner, aceton neglelakk, lakkfjerner negler | nagellacksborttagning, aceton, nagellackborttagning, remover nagellack, nagellacksborttagningsmedel | kynsilakanpoistoaine, asetoni, kynsilakan poistoaine, kynsilakanpoisto, kynsilakanpoistoaineet
  neglefil, neglefile, sandpapirfil | neglefil, neglefiler, sandfil | nagelfil, nagelfilar, sandpappersfil | kynsiviila, kynsiviilat
  neglesaks, negleklipper, neglebider, negleklippere, neglesakse, manicuresæt | neglesaks, negleklipper, neglesett, negletang, manikyrsett | nagelsax, nagelklippare, nageltång, manikyrset | kynsisakset, kynsileikkuri, kynsisetti, kynsileikkurit, kynsipihdit, manikyyrisetti
  neglebåndsolie, negleolie, neglebåndsfjerner, neglebørste | neglebåndsolje, negleolje, neglebåndsfjerner, neglebørste | nagelbandsolja, nagelolja, nagelbandsborttagare, nagelborste | kynsinauhaöljy, kynsiöljy, kynsiharja, kynsinauhavesi
  kunstige negle, løse negle, press on negle, negletips, negleklistermærker | løsnegler, press on negler, kunstige negler, falske negler | lösnaglar, press on naglar, konstnaglar | tekokynnet, irtokynnet, press on kynnet, kynsitarrat
parfume, parfumer, eau de parfum, eau de toilette, edt, edp, eau | parfyme, parfymer, eau de parfum, eau de toilette, edt, edp, eau | parfym, parfymer, eau de parfum, eau de toilette, edt, edp, eau | hajuvesi, hajuvedet, parfyymi, parfyymit, eau de parfum, eau de toilette, edt, edp, eau
  dameparfume, parfume til kvinder, parfume dame, parfume kvinder | dameparfyme, parfyme dame, parfyme til dame | damparfym, parfym dam, parfym kvinna | naisten hajuvesi, naisten tuoksu, naisten hajuvedet, naisten parfyymi
  herreparfume, parfume til mænd, parfume herre, cologne, eau de cologne | herreparfyme, parfyme herre, parfyme mann, eau de cologne | herrparfym, parfym herr, parfym man, eau de cologne | miesten hajuvesi, miesten tuoksu, miesten hajuvedet, eau de cologne
  bodymist, body mist, bodyspray, body spray, kropsspray | bodymist, body mist, bodyspray, body spray, kroppsspray | body mist, bodymist, body spray, kroppsspray, bodyspray | vartalosuihke, body mist, vartalotuoksu, vartalosuihkeet, body spray
gaveæske kosmetik, gavesæt hudpleje, parfumesæt, julekalender kosmetik, skønhedskalender | gavesett hudpleie, parfymesett, skjønnhetskalender, sminkekalender | presentset hudvård, parfymset, skönhetskalender, sminkkalender, badset | lahjapakkaus kosmetiikka, kosmetiikkasetti, joulukalenteri kosmetiikka, kosmetiikkakalenteri, tuoksupakkaus`,
}
