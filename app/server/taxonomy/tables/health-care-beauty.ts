import type { GoodsTable } from '../goods-table.ts'

/** Skin care, sun, make-up, nails, perfume. */
export const healthCareBeauty: GoodsTable = {
  part: 'health-care',
  rows: `
skønhed, kosmetik, skønhedsprodukter | skjønnhet, kosmetikk, skjønnhetsprodukter | skönhet, kosmetika, skönhetsprodukter | kosmetiikka, kauneus, kauneudenhoito, kauneustuotteet
hudpleje, hudplejeprodukter, creme, cremer, hudcreme, hud | hudpleie, hudpleieprodukter, krem, kremer, hudkrem, hud | hudvård, hudvårdsprodukter, kräm, krämer, hudkräm, hud | ihonhoito, ihonhoitotuotteet, voide, voiteet, rasva, rasvat, ihovoide
  ansigtspleje, ansigtscreme, ansigtscremer, face cream | ansiktspleie, ansiktskrem, ansiktskremer | ansiktsvård, ansiktskräm, ansiktskrämer | kasvojenhoito, kasvovoide, kasvovoiteet, kasvorasva, kasvojen hoito
    ?dagcreme, dagcremer, farvet dagcreme | dagkrem, dagkremer, farget dagkrem | dagkräm, dagkrämer, färgad dagkräm | päivävoide, päivävoiteet, sävyttävä päivävoide
    ?natcreme, natcremer | nattkrem, nattkremer | nattkräm, nattkrämer | yövoide, yövoiteet
    øjencreme, øjenserum, øjengel | øyekrem, øyeserum, øyegel | ögonkräm, ögonserum, ögongel | silmänympärysvoide, silmänympärysvoiteet, silmävoide, silmäseerumi
    ?rynkecreme, antirynkecreme, anti-age creme, anti age, rynker | rynkekrem, antirynkekrem, anti-age krem, anti age | rynkkräm, antirynkkräm, anti-age kräm, anti age | ryppyvoide, ryppyvoiteet, anti-age voide, anti age
    serum, ansigtsserum, retinol, hyaluronsyre, c-vitamin serum, niacinamid | serum, ansiktsserum, retinol, hyaluronsyre, niacinamid | serum, ansiktsserum, retinol, hyaluronsyra, niacinamid | seerumi, kasvoseerumi, kasvoseerumit, retinoli, hyaluronihappo, niasinamidi
    ansigtsolie, rosehip olie, hybenkerneolie | ansiktsolje, nypeolje | ansiktsolja, nyponolja, nyponfröolja | kasvoöljy, ruusunmarjaöljy, kasvoöljyt
    ?fugtighedscreme, fugtcreme, fugtighedscremer, moisturizer | fuktighetskrem, fuktighetskremer, fuktkrem, moisturizer | fuktkräm, fuktighetskräm, mjukgörande kräm, fuktgivande kräm | kosteusvoide, kosteusvoiteet, kosteuttava voide, kosteusemulsio
    gua sha | gua sha | gua sha | gua sha
    ansigtsroller, jade roller | ansiktsroller, jade roller | ansiktsroller, jade roller | kasvorulla
    ansigtsbørste | ansiktsbørste | ansiktsborste | kasvoharja
    dermaroller | dermaroller | dermaroller | dermaroller
    pigmentpletter | pigmentflekker | pigmentfläckar | pigmenttiläiskät
  eksemcreme, fedtcreme, fed creme, eksem, tør hud, børneeksem | eksemkrem, fet krem, eksem, tørr hud, barneeksem | eksemkräm, fet kräm, eksem, torr hud, karbamid, barneksem | rasvavoide, ekseemavoide, ihottuma, kuiva iho, atooppinen iho, perusvoide, perusvoiteet, perusrasva, ihottumavoide, lasten ihottuma
    locobase | locobase | locobase | locobase
    decubal | decubal | decubal | decubal
    - | ceridal | - | ceridal
    - | - | canoderm | -
    - | - | miniderm | -
    - | - | - | aqualan
  ansigtsrens, rensecreme, ansigtsrensning, rensegel, rensemælk, renseskum, rensebalm, cleansing balm | ansiktsrens, rensekrem, rensegel, rensemelk, renseskum, rensebalm, cleansing balm | ansiktsrengöring, rengöringsgel, rengöringsmjölk, ansiktstvätt, rengöringsskum, rengöringsbalm, cleansing balm | kasvojen puhdistus, puhdistusmaito, puhdistusgeeli, kasvojenpuhdistus, puhdistusvaahto, kasvopesu, puhdistusbalsami
    micellar vand, micellarvand, micellar water | micellar vann, micellarvann, micellar water | micellärt vatten, micellarvatten, micellar water | misellivesi, misellivedet
    makeupfjerner, makeup fjerner, øjenmakeupfjerner, make-up fjerner, øjenrens | sminkefjerner, makeupfjerner, øyesminkefjerner | sminkborttagning, makeup remover, ögonmakeup remover, sminkborttagare, ögonsminkborttagning | meikinpoistoaine, meikinpoisto, meikinpoistaja, silmämeikinpoistoaine, silmämeikinpoisto
    renseservietter ansigt, ansigtsservietter, makeupservietter, makeup servietter, ansigtsrensservietter, renseservietter | renseservietter ansikt, sminkeservietter, sminkefjerningsservietter, renseservietter | ansiktsservetter rengöring, sminkservetter, rengöringsservetter ansikte, makeup wipes | puhdistuspyyhe kasvoille, meikinpoistopyyhe, meikinpoistoliina, meikinpoistopyyhkeet, meikinpuhdistuspyyhe, meikkipyyhe
    skintonic, ansigtstonic, ansigtsvand, rosenvand, ansigtsmist | ansiktsvann, skintonic, rosevann, ansiktstonic, ansiktsmist | ansiktsvatten, toner ansikte, rosenvatten, ansiktstonic, ansiktsmist | kasvovesi, kasvovedet, kasvosuihke, ruusuvesi
  konjac svamp, ansigtssvamp | konjac svamp, ansiktssvamp | konjacsvamp, ansiktssvamp | konjac-sieni, kasvosieni
  ansigtsmaske, ansigtsmasker, sheet mask, sheetmaske, lermaske | ansiktsmaske, ansiktsmasker, sheet mask, leirmaske | ansiktsmask, ansiktsmasker, sheet mask, lermask | kasvonaamio, kasvonaamiot, kangasnaamio, kangasnaamiot, savinaamio
    natmaske | nattmaske | nattmask | yönaamio
    øjenmaske, eye patches | øyemaske | eye patches | silmänaamio, silmälaput
  scrub, peeling, eksfoliering, skrubbecreme | skrubb, peeling | skrubb, peeling | kuorinta, kuorintavoide, kuorinta-aine, kuorinnat
    bha peeling, aha peeling, syrepeeling | bha peeling, aha peeling, syrepeeling | bha peeling, aha peeling, syrapeeling | bha kuorinta, aha kuorinta, happokuorinta
    ansigtsscrub, ansigtspeeling | ansiktsskrubb, ansiktspeeling | ansiktsskrubb, ansiktspeeling | kasvokuorinta
    bodyscrub, body scrub | kroppsskrubb, body scrub | kroppsskrubb, body scrub, bodyscrub | vartalokuorinta
  bumsecreme, bumser, uren hud, akne, acne, bumseplaster, bumseplastre, benzoylperoxid, bumsegel | kvisekrem, kviser, uren hud, akne, kviseplaster, kvisegel | finnkräm, finnar, acne, akne, finnplåster, oren hy, finnmedel, finngel | finnivoide, finnit, akne, aknevoide, finnilaastari, näppylävoide, finnilaastarit, finnigeeli
    - | basiron | basiron | basiron
  hudorme, porestrips, poreplaster | porestrips, hudormer, nesestrips | porstrips, pormaskar, näsremsor | ihohuokosliuska, mustapää, mustapäät, nenäliuska
  bodylotion, kropslotion, body lotion, kropscreme, bodycreme, lotion, bodybutter, body butter, body cream | bodylotion, kroppslotion, body lotion, kroppskrem, lotion, bodybutter, body butter, body cream | hudlotion, kroppslotion, body lotion, bodylotion, kroppskräm, lotion, body butter, hudkräm kropp, body cream | vartalovoide, vartaloemulsio, vartalovoiteet, body lotion, vartalorasva, bodylotion, vartalovoi
    kropsolie, bodyolie, body oil, kokosolie hud | kroppsolje, body oil | kroppsolja, body oil | vartaloöljy, vartaloöljyt, ihoöljy
      bio-oil, bio oil | bio-oil, bio oil | bio-oil, bio oil | bio-oil, bio oil
    strækmærker, strækmærkecreme, cellulitecreme | strekkmerker, strekkmerkekrem | bristningar, bristningskräm, celluliterkräm | raskausarpivoide, raskausarvet, selluliittivoide
  ~aloe vera, aloe vera gel, aloevera | aloe vera, aloe vera gel, aloevera | aloe vera, aloe vera gel, aloevera | aloe vera, aloe vera geeli, aloevera
  vaseline, vaselin | vaselin, vaseline | vaselin, vaseline | vaseliini, vaseliinit
  ricinusolie, amerikansk olie | ricinusolje, lakserolje | ricinolja | risiiniöljy, risiiniöljyt
  glycerin | glyserin, glyserol | glycerin, glycerol | glyseroli, glyseriini
  ~tea tree, tea tree olie, teatree, tetræolie | tea tree, tea tree olje, tetreolje | tea tree, tea tree olja, teträdsolja | teepuu, teepuuöljy, tea tree
  håndcreme, håndlotion, håndcremer, håndpleje, tørre hænder | håndkrem, håndlotion, håndkremer, håndpleie, tørre hender | handkräm, handlotion, handkrämer, handvård, torra händer | käsivoide, käsirasva, käsivoiteet, käsirasvat, käsienhoito, kuivat kädet
  fodpleje, fodcreme, fodcremer, fodsalve, hælcreme, revnede hæle | fotpleie, fotkrem, fotkremer, fotsalve, hælkrem, hælsalve | fotvård, fotkräm, fotkrämer, fotsalva, hälkräm, självsprickor | jalkojenhoito, jalkavoide, jalkavoiteet, jalkarasva, kantapäävoide, jalkojen hoito
    fodfil, hårdhudsfil, fodfile, pimpsten, hælhøvl, hård hud | fotfil, pimpstein, hælhøvel, hard hud | fotfil, pimpsten, hälrasp, fotrasp, förhårdnader | jalkaraspi, jalkaviila, hohkakivi, jalkaraspit, kovettumat
    fodbad, fodbade, fodbadesalt | fotbad, fotbadsalt | fotbad, fotbadssalt | jalkakylpy, jalkakylvyt, jalkakylpysuola
    fodmaske, fodmasker | fotmaske, fotmasker | fotmask, fotmasker | jalkanaamio, jalkanaamiot, kuorintasukat
    fodsved, foddeodorant, fodspray, fodpudder | fotsvette, fotdeodorant, fotspray, fotpudder | fotsvett, fotdeodorant, fotspray, fotpuder | jalkahiki, jalkadeodorantti, jalkasuihke, jalkapuuteri
  læbepomade, læbepleje, lipbalm, lip balm, læbebalsam, læbepomader, læbesalve, læbecreme, plejestift, tørre læber, sprukne læber | leppepomade, leppepleie, lipbalm, lip balm, leppebalsam, leppepomader, leppekrem, lypsyl, tørre lepper, sprukne lepper | läppbalsam, cerat, läppcerat, lypsyl, lip balm, läppvård, läppomada, torra läppar, spruckna läppar | huulivoide, huulirasva, huulivoiteet, huulirasvat, huulibalsami, lypsyl, huultenhoito, kuivat huulet, rohtuneet huulet
    læbemaske | leppemaske | läppmask | huulinaamio
    labello | labello | labello | labello
    carmex | carmex | carmex | carmex
    blistex | - | - | -
  læbescrub | leppeskrubb | läppskrubb | huulikuorinta
  tatoveringscreme, tattoo creme | tatoveringskrem, tattoo krem | tatueringskräm, tattoo kräm | tatuointivoide
  - | - | - | saunahunaja
  jojobaolie | jojobaolje | jojobaolja | jojobaöljy
  calendulasalve, morgenfruesalve | ringblomstsalve, calendula | ringblomssalva, calendula | kehäkukkavoide
  arnika, arnikasalve, arnikagel | arnika, arnikasalve | arnika, arnikasalva | arnika, arnikavoide
solpleje, solbeskyttelse, solprodukter | solpleie, solbeskyttelse, solprodukter | solskydd, solvård, solprodukter | aurinkotuotteet, aurinkosuoja, aurinkosuojat, aurinkosuojatuotteet
  solcreme, sololie, solfaktor, solspray, sollotion, solcremer, sunscreen, faktor 30, faktor 50, spf 50, spf 30, solstift, solmælk | solkrem, solfaktor, solspray, sollotion, sololje, solkremer, sunscreen, faktor 30, faktor 50, spf 50, solstift | solkräm, solskyddskräm, solspray, solfaktor, sollotion, solkrämer, sololja, spf 50, spf 30, solstift, solskyddsfaktor | aurinkovoide, aurinkorasva, aurinkosuojavoide, aurinkovoiteet, aurinkorasvat, aurinkosuihke, aurinkoöljy, aurinkoemulsio, spf 50, spf 30, aurinkopuikko, suojakerroin 50
    ?solcreme ansigt, solcreme til ansigt, ansigtssolcreme | solkrem ansikt, solkrem til ansikt | solkräm ansikte, solskydd ansikte | kasvojen aurinkovoide, aurinkovoide kasvoille, aurinkosuoja kasvoille
    ?børnesolcreme, solcreme børn, solcreme til børn, kids sun | barnesolkrem, solkrem barn | solkräm barn, barnsolkräm, solskydd barn | lasten aurinkovoide, lasten aurinkorasva, aurinkovoide lapsille
  aftersun, after sun, after-sun | aftersun, after sun, after-sun | aftersun, after sun, after-sun, after sun lotion | after sun, aftersun, aurinkotuote jälkihoito, after sun voide
  selvbruner, selvbrunercreme, brun uden sol, tanning, selvbruner mousse | selvbruning, selvbruner, selvbruningskrem, tanning | brun utan sol, självbrunare, brunutansol, tanning | itseruskettava, itseruskettavat, itseruskettava voide, itseruskettavavoide
    selvbrunerhandske | selvbruningshanske | självbrunarhandske | itseruskettava kinnas
make-up, makeup, sminke, make up | sminke, makeup, make-up, make up | smink, makeup, make-up, make up | meikki, meikit, makeup, make-up, meikkituotteet, värikosmetiikka
  foundation, bb cream, cc cream, bb creme, pudderfoundation | foundation, bb cream, cc cream, bb krem | foundation, bb cream, cc cream, bb kräm | meikkivoide, meikkivoiteet, foundation, bb-voide, cc-voide, bb voide
  primer makeup, makeup primer | primer sminke, makeup primer | primer smink, makeup primer, sminkprimer | meikinpohjustustuote, pohjustustuote, meikkipohja
  setting spray, fixing spray | setting spray | setting spray | meikinkiinnityssuihke, setting spray
  pudder, ansigtspudder, makeup pudder | pudder, ansiktspudder | puder, ansiktspuder, puderfoundation | puuteri, puuterit, meikkipuuteri, kivipuuteri, irtopuuteri
  concealer, dækstift | concealer, dekkstift | concealer, täckstift | peitevoide, peitevoiteet, peitepuikko, concealer
  blush, rouge, cream blush | rouge, blush | rouge, blush | poskipuna, poskipunat
  contour | contour | contouring | varjostusväri
  highlighter makeup | highlighter sminke | highlighter smink | korostusväri, korostustuote
  bronzer, bronzing, bronzepudder, solpudder | bronzer, solpudder | bronzer, solpuder, bronzingpuder | aurinkopuuteri, bronzer, aurinkopuuterit
  øjenmakeup | øyesminke, øyenmakeup | ögonmakeup, ögonsmink | silmämeikki, silmämeikit
    mascara, vandfast mascara, vippemascara | mascara, maskara, vannfast mascara | mascara, vattenfast mascara | ripsiväri, ripsivärit, maskara, vedenkestävä ripsiväri, ripsari, ripsarit
    øjenskygge, øjenskygger, øjenskyggepalette, palette øjenskygge | øyenskygge, øyenskygger, øyenskyggepalett | ögonskugga, ögonskuggor, ögonskuggspalett | luomiväri, luomivärit, luomiväripaletti
    eyeliner, øjenblyant, kajal, øjenblyanter, kohlpencil | eyeliner, øyenblyant, kajal, øyeblyant | eyeliner, ögonpenna, kajal, kajalpenna | silmänrajausväri, rajauskynä, eyeliner, kajal, rajausväri, silmänrajauskynä, nestemäinen rajausväri
    øjenbrynsblyant, øjenbrynsgel, brow gel, brynblyant, øjenbryn, brynvoks | øyenbrynsblyant, brynsgel, brow gel, øyebrynsblyant, bryn | ögonbrynspenna, ögonbrynsgel, brow gel, brynpenna, ögonbryn | kulmakynä, kulmageeli, kulmakarvakynä, kulmakynät, kulmaväri puikko, kulmat
    kunstige øjenvipper, falske vipper, løse øjenvipper, øjenvipper, vipper | løsvipper, vipper, falske vipper, øyevipper | lösögonfransar, fransar, ögonfransar, lösfransar | irtoripset, ripset, tekoripset
    vippeserum | vippeserum | ögonfransserum, fransserum | ripsiseerumi
    vippelim | vippelim | ögonfranslim | irtoripsiliima
    vippebukker | vippetang | ögonfransböjare | ripsientaivutin
  læbestift, læbestifter, lipstick | leppestift, leppestifter, lipstick | läppstift, läppstiften, lipstick | huulipuna, huulipunat, lipstick
    lipgloss, lip gloss, lipglos, læbeglans, læbeolie, lip oil | lipgloss, lip gloss, leppeglans, leppeolje | läppglans, lipgloss, lip gloss, läppolja | huulikiilto, huulikiillot, lip gloss, huuliöljy
    lipliner, læbeblyant, lip liner | lipliner, leppepenn, lip liner, leppeblyant | läppenna, läpp-penna, lipliner, lip liner | huultenrajauskynä, huulikynä, lip liner, huultenrajausväri
  makeuppensler, makeuppensel, makeup børster, makeupbørste | sminkekost, sminkekoster, makeup koster | sminkborste, sminkborstar, makeupborste, sminkpensel | meikkisivellin, meikkisiveltimet, meikkisiveltimet setti
  makeupsvamp, beautyblender, makeup svamp, pudderkvast | sminkesvamp, beautyblender | sminksvamp, beautyblender, make-up svamp | meikkisieni, beautyblender, puuterivippa
  makeupspejl, kosmetikspejl, sminkespejl | sminkespeil, kosmetikkspeil | sminkspegel, kosmetikspegel | meikkipeili, meikkipeilit
  ansigtsmaling, sminkefarver, tatoveringer børn, fake tattoo, midlertidig tatovering, tatovering | ansiktsmaling, barnetatovering, ansiktsmaling barn, tatovering | ansiktsfärg, ansiktsmålning, gnuggtatuering, tatuering | kasvoväri, kasvovärit, kasvomaali, siirtotatuointi, siirtotatuoinnit, tatuointi
  glitter ansigt, kropsglimmer, bodyglitter | glitter ansikt, kroppsglitter | kroppsglitter, glitter ansikte | vartaloglitter, kasvoglitter
negle, neglepleje, manicure | negler, neglepleie, manikyr | naglar, nagelvård, manikyr | kynnet, kynsienhoito, manikyyri, kynsituotteet
  neglelak, neglelakker, nagellak, gellak, gel neglelak | neglelakk, neglelakker, gellakk, gelelakk | nagellack, gellack | kynsilakka, kynsilakat, geelilakka, geelilakat
    neglehærder, topcoat, top coat, basecoat, base coat, overlak | negleherder, topcoat, overlakk, underlakk, top coat | nagelförstärkare, överlack, underlack, topcoat, top coat, nagelhärdare | kynnenvahvistaja, päällyslakka, aluslakka, kynsienvahvistaja
  neglelakfjerner, acetone, neglelaksfjerner, neglelak fjerner | neglelakkfjerner, aceton neglelakk, lakkfjerner negler, aceton | nagellacksborttagning, aceton, nagellackborttagning, remover nagellack, nagellacksborttagningsmedel | kynsilakanpoistoaine, asetoni, kynsilakan poistoaine, kynsilakanpoisto, kynsilakanpoistoaineet
  neglefil, neglefile, sandpapirfil | neglefil, neglefiler, sandfil | nagelfil, nagelfilar, sandpappersfil | kynsiviila, kynsiviilat
  neglesaks, neglesakse, tåneglesaks | neglesaks | nagelsax | kynsisakset, varpaankynsisakset
  negleklipper, neglebider, negleklippere | negleklipper, negletang | nagelklippare, nageltång | kynsileikkuri, kynsileikkurit, kynsipihdit
  manicuresæt, neglesæt | neglesett, manikyrsett | manikyrset | kynsisetti, manikyyrisetti
  pedicuresæt, pedicure | pedikyrsett, pedikyr | pedikyrset, pedikyr | jalkahoitosetti, pedikyyri
  neglebåndsolie, negleolie, neglebånd | neglebåndsolje, negleolje | nagelbandsolja, nagelolja | kynsinauhaöljy, kynsiöljy
  neglebåndsfjerner | neglebåndsfjerner | nagelbandsborttagare | kynsinauhavesi
  neglebørste | neglebørste | nagelborste | kynsiharja
  kunstige negle, løse negle, press on negle, negletips, negleklistermærker | løsnegler, press on negler, kunstige negler, falske negler | lösnaglar, press on naglar, konstnaglar | tekokynnet, irtokynnet, press on kynnet, kynsitarrat
  nail art, negledekoration | nail art, negledekor | nail art, nageldekor | kynsitaide, kynsikoristeet
  neglelim | neglelim | nagellim | kynsiliima
  bitter neglelak, neglebidning | bitter neglelakk, neglebiting | nagelbitarlack, nagelbitning | kynsienpureskelulakka, kynsien pureskelu
parfume, parfumer, eau de parfum, eau de toilette, edt, edp, eau | parfyme, parfymer, eau de parfum, eau de toilette, edt, edp, eau | parfym, parfymer, eau de parfum, eau de toilette, edt, edp, eau | hajuvesi, hajuvedet, parfyymi, parfyymit, eau de parfum, eau de toilette, edt, edp, eau, tuoksu
  ?dameparfume, parfume til kvinder, parfume dame, parfume kvinder | dameparfyme, parfyme dame, parfyme til dame | damparfym, parfym dam, parfym kvinna | naisten hajuvesi, naisten tuoksu, naisten hajuvedet, naisten parfyymi
  ?herreparfume, parfume til mænd, parfume herre, cologne, eau de cologne | herreparfyme, parfyme herre, parfyme mann, eau de cologne | herrparfym, parfym herr, parfym man, eau de cologne | miesten hajuvesi, miesten tuoksu, miesten hajuvedet, eau de cologne
  bodymist, body mist, bodyspray, body spray, kropsspray | bodymist, body mist, bodyspray, body spray, kroppsspray | body mist, bodymist, body spray, kroppsspray, bodyspray | vartalosuihke, body mist, vartalotuoksu, vartalosuihkeet, body spray
  parfumeprøve | parfymeprøve | parfymprov | hajuvesinäyte
  hårparfume | hårparfyme | hårparfym | hiustuoksu
gaveæske kosmetik, gavesæt hudpleje, parfumesæt, julekalender kosmetik, skønhedskalender | gavesett hudpleie, parfymesett, skjønnhetskalender, sminkekalender | presentset hudvård, parfymset, skönhetskalender, sminkkalender, badset | lahjapakkaus kosmetiikka, kosmetiikkasetti, joulukalenteri kosmetiikka, kosmetiikkakalenteri, tuoksupakkaus`,
}
