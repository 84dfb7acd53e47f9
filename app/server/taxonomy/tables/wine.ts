import type { GoodsTable } from '../goods-table.ts'

/** Wine, also without alcohol, and mulled wine. */
export const wine: GoodsTable = {
  part: 'drinks',
  rows: `
alkohol | alkohol | alkohol | alkoholi
  vin, vine, vinflaske, bordvin, vinkasse, kasse vin | vin, viner, vinflaske, bordvin, vin på flaske, porsjonsvin, vinkasse | vin, viner, vinflaska, bordsvin, vin på flaska, portionsvin | viini, viinit, viinipullo, pöytäviini, vinkku, vino, viinilaatikko
    ~rødvin, rødvine, rød vin, rødvinsflaske | rødvin, rødviner, rød vin, raudvin, rødvinsflaske | rödvin, rödviner, rött vin, rödtjut, rödvinsflaska | punaviini, punaviinit, punkku, punkut, punkkupullo, punaviinipullo
      merlot | merlot | merlot | merlot
      cabernet sauvignon, cabernet | cabernet sauvignon, cabernet | cabernet sauvignon, cabernet | cabernet sauvignon, cabernet
      shiraz, syrah | shiraz, syrah | shiraz, syrah | shiraz, syrah
      pinot noir, spätburgunder | pinot noir, spätburgunder | pinot noir, spätburgunder | pinot noir, spätburgunder
      malbec | malbec | malbec | malbec
      zinfandel | zinfandel | zinfandel | zinfandel
      primitivo | primitivo | primitivo | primitivo
      sangiovese | sangiovese | sangiovese | sangiovese
        chianti | chianti | chianti | chianti
        brunello, brunello di montalcino | brunello, brunello di montalcino | brunello, brunello di montalcino | brunello, brunello di montalcino
      tempranillo | tempranillo | tempranillo | tempranillo
      rioja | rioja | rioja | rioja
      ribera del duero, toro vin | ribera del duero | ribera del duero | ribera del duero
      priorat | priorat | priorat | priorat
      nebbiolo, langhe nebbiolo | nebbiolo, langhe nebbiolo | nebbiolo, langhe nebbiolo | nebbiolo, langhe nebbiolo
        barolo | barolo | barolo | barolo
        barbaresco | barbaresco | barbaresco | barbaresco
      barbera, barbera d'asti | barbera, barbera d'asti | barbera, barbera d'asti | barbera, barbera d'asti
      dolcetto | dolcetto | dolcetto | dolcetto
      grenache, garnacha | grenache, garnacha | grenache, garnacha | grenache, garnacha
      mourvedre, monastrell | mourvedre, monastrell | mourvedre, monastrell | mourvedre, monastrell
      carmenere | carmenere | carmenere | carmenere
      montepulciano, montepulciano d'abruzzo | montepulciano, montepulciano d'abruzzo | montepulciano, montepulciano d'abruzzo | montepulciano, montepulciano d'abruzzo
      nero d'avola | nero d'avola | nero d'avola | nero d'avola
      negroamaro, salice salentino | negroamaro | negroamaro | negroamaro
      amarone | amarone | amarone | amarone
      ripasso | ripasso | ripasso | ripasso
      valpolicella | valpolicella | valpolicella | valpolicella
      appassimento | appassimento | appassimento | appassimento
      pinotage | pinotage | pinotage | pinotage
      gamay, beaujolais | gamay, beaujolais | gamay, beaujolais | gamay, beaujolais
      cabernet franc | cabernet franc | cabernet franc | cabernet franc
      petite sirah, petit verdot | petite sirah | petite sirah | petite sirah
      touriga nacional | touriga nacional | touriga nacional | touriga nacional
      zweigelt | zweigelt | zweigelt | zweigelt
      blaufränkisch | blaufränkisch | blaufränkisch | blaufränkisch
      bordeaux | bordeaux | bordeaux | bordeaux
        medoc | medoc | medoc | medoc
        saint emilion, st emilion | saint emilion, st emilion | saint emilion, st emilion | saint emilion, st emilion
      cotes du rhone | cotes du rhone | cotes du rhone | cotes du rhone
      bolgheri | bolgheri | bolgheri | bolgheri
      jumilla | jumilla | jumilla | jumilla
      chateauneuf du pape | chateauneuf du pape | chateauneuf du pape | chateauneuf du pape
      økologisk rødvin, økorødvin | økologisk rødvin | ekologiskt rödvin, ekologiskt rött | luomupunaviini
      alkoholfri rødvin, rødvin uden alkohol | alkoholfri rødvin, rødvin uten alkohol | alkoholfritt rödvin, alkoholfri rödvin, rödvin utan alkohol, alkoholfritt rött | alkoholiton punaviini, alkoton punaviini, holiton punaviini, alkoton punkku
    ~hvidvin, hvidvine, hvid vin, hvidvinsflaske | hvitvin, hvitviner, hvit vin, kvitvin, hvitvinsflaske | vitt vin, vitvin, vita viner, vitvinsflaska | valkoviini, valkoviinit, valkkari, valkkarit, valkkaripullo, valkoviinipullo
      chardonnay | chardonnay | chardonnay | chardonnay
      chablis | chablis | chablis | chablis
      sauvignon blanc | sauvignon blanc | sauvignon blanc | sauvignon blanc
        sancerre | sancerre | sancerre | sancerre
      riesling | riesling | riesling | riesling
      pinot grigio, pinot gris, grauburgunder | pinot grigio, pinot gris, grauburgunder | pinot grigio, pinot gris, grauburgunder | pinot grigio, pinot gris, grauburgunder
      pinot blanc, weissburgunder | pinot blanc, weissburgunder | pinot blanc, weissburgunder | pinot blanc, weissburgunder
      gewürztraminer | gewürztraminer | gewürztraminer | gewürztraminer
      grüner veltliner | grüner veltliner | grüner veltliner | grüner veltliner
      silvaner | silvaner | silvaner | silvaner
      chenin blanc, chenin | chenin blanc, chenin | chenin blanc, chenin | chenin blanc, chenin
      viognier | viognier | viognier | viognier
      semillon | semillon | semillon | semillon
      moscato, muscat | moscato, muscat | moscato, muscat | moscato, muscat
      albarino, albariño | albarino, albariño | albarino, albariño | albarino, albariño
      verdejo, rueda | verdejo, rueda | verdejo, rueda | verdejo, rueda
      soave, garganega | soave, garganega | soave, garganega | soave, garganega
      gavi | gavi | gavi | gavi
      vinho verde | vinho verde | vinho verde | vinho verde
      vermentino | vermentino | vermentino | vermentino
      macabeo, viura | macabeo, viura | macabeo, viura | macabeo, viura
      muscadet | muscadet | muscadet | muscadet
      torrontes | torrontes | torrontes | torrontes
      bourgogne blanc, hvid bourgogne | hvit burgunder, bourgogne blanc | vit bourgogne, bourgogne blanc | valkoinen burgundi, bourgogne blanc
      alkoholfri hvidvin, hvidvin uden alkohol | alkoholfri hvitvin, hvitvin uten alkohol | alkoholfritt vitt vin, alkoholfri vitvin, alkoholfritt vitt | alkoholiton valkoviini, alkoton valkoviini, holiton valkoviini, alkoton valkkari
      picpoul | picpoul | picpoul | picpoul
      verdicchio | verdicchio | verdicchio | verdicchio
      fiano | fiano | fiano | fiano
      godello | godello | godello | godello
      assyrtiko | assyrtiko | assyrtiko | assyrtiko
      pouilly fume | pouilly fume | pouilly fume | pouilly fume
      mosel, moselvin | mosel, moselvin | mosel, moselvin | mosel
    bourgogne | bourgogne, burgunder | bourgogne | bourgogne, burgundi
    douro | douro | douro | douro
    provence | provence | provence | provence
    alsace | alsace | alsace | alsace
    languedoc | languedoc | languedoc | languedoc
    toscana vin, supertoscaner | toscana vin | toscanskt vin | toscana viini
    ~rosévin, rosé, rosevin, rose vin, rosa vin | rosévin, rosé, rosevin, rose vin, rosa vin | rosévin, rosé, rosevin, rose vin, rosa vin | roseviini, roseviinit, rosee, roseeviini, roseeviinit, rosé, roséviini, vaaleanpunainen viini
      alkoholfri rosé, alkoholfri rosévin | alkoholfri rosé, alkoholfri rosévin | alkoholfri rosé, alkoholfritt rosévin | alkoholiton roseviini, alkoholiton rosee, alkoton roseviini
    orangevin, orange vin | oransjevin, orange vin | orange vin, orangevin | oranssiviini, oranssi viini, orange viini
    naturvin | naturvin | naturvin, vin naturell, naturligt vin | luontoviini, alkuviini, naturviini
    økologisk vin, økovin | økologisk vin, økovin | ekologiskt vin, ekovin, ekologisk vin | luomuviini, luomuviinit
    mousserende vin, mousserende, bobler, boblevin, bobbel, skumvin | musserende vin, musserende, bobler, boblevin, sjampis, musserande, boblis | mousserande vin, mousserande, bubbel, skumvin, bubbelvin, bubbelflaska | kuohuviini, kuohuviinit, skumppa, skumpat, kuohuva, kuohari, kuplajuoma, skumppapullo, kuohuviinipullo, kuplat, kuohis, kuohuvapullo, kuohujuoma
      champagne, champagneflaske | champagne, sjampanje, champagneflaske, sjampanjeflaske | champagne, skumpa, champagneflaska | samppanja, samppanjat, shampanja, champagne, sampanja, samppanjapullo
      prosecco, procecco | prosecco | prosecco | prosecco, proseccot
      cava | cava | cava | cava, cavat
      cremant, crémant | cremant, crémant | cremant, crémant | cremant, crémant
      asti, asti spumante, moscato d'asti, spumante | asti, asti spumante, moscato d'asti, spumante | asti, asti spumante, moscato d'asti, spumante | asti, asti spumante, moscato d'asti, spumante
      sekt | sekt | sekt | sekt
      lambrusco | lambrusco | lambrusco | lambrusco
      franciacorta | franciacorta | franciacorta | franciacorta
      frizzante, perlende vin, perlevin | frizzante, perlende vin, perlevin | frizzante, pärlande vin, pärlvin | helmeilevä viini, helmeilevät viinit, frizzante
      rosé bobler, mousserende rosé, rosé champagne, rosa bobler | rosé bobler, musserende rosé, rosé champagne, rosa bobler, rosésjampanje | mousserande rosé, rosébubbel, rosé champagne, rosa bubbel | rosee kuohuviini, kuohuviini rosee, roseesamppanja, roseskumppa, rosekuohuviini, rosesamppanja
      alkoholfri mousserende, alkoholfri bobler, alkoholfri boblevin, alkoholfri champagne, bobler uden alkohol | alkoholfri musserende, alkoholfrie bobler, alkoholfri boblevin, bobler uten alkohol, alkoholfri sjampanje, alkofrie bobler | alkoholfritt bubbel, alkoholfritt mousserande, alkoholfri champagne, alkoholfri mousserande, bubbel utan alkohol, alkoholfri skumpa | alkoholiton kuohuviini, alkoholittomat kuohuviinit, alkoholiton skumppa, alkoton kuohuviini, alkoton skumppa, holiton kuohuviini, holiton skumppa, alkoholiton samppanja, alkoholiton kuohuva
    alkoholfri vin, vin uden alkohol, alkofri vin, afalkoholiseret vin | alkoholfri vin, vin uten alkohol, alkofri vin, avalkoholisert vin | alkoholfritt vin, alkoholfri vin, avalkoholiserat vin, vin utan alkohol, alkofritt vin | alkoholiton viini, alkoholittomat viinit, alkoton viini, holiton viini, alkoholivapaa viini
    papvin, bag in box, boksvin, vin i papkasse, bib, kassevin, vin i karton, kartonvin, vinboks, vin i boks | pappvin, bag in box, kartongvin, vin på kartong, bib, kassevin, vinkartong, vin i kartong | boxvin, bag in box, bib, lådvin, vinbox, bib vin, dunkvin, boxrött, trelitersbox, tetravin, vin i box, vin på box, vintetra | hanapakkaus, hanapakkaukset, hanapakkausviini, bag in box, pahviviini, hanaviini, pönttöviini, tonkkaviini, viinitonkka, laatikkoviini, kartonkiviini, viinipönttö
      rosékasse, papvin rosé | rosékartong, pappvin rosé | rosébox, boxrosé, rosé boxvin | roseehanapakkaus, roseetonkka
      hvidvinskasse, papvin hvid | hvitvinskartong, hvitvin kartong, pappvin hvit | vitvinsbox, vitt boxvin, vit box, boxvitt | valkoviinihanapakkaus, valkoviinitonkka, valkkaritonkka
      rødvinskasse, papvin rød | rødvinskartong, rødvin kartong, pappvin rød | rödvinsbox, rött boxvin, röd box | punaviinihanapakkaus, punaviinitonkka, punkkutonkka
    hedvin, hedvine, forstærket vin | hetvin, hetviner, sterkvin, forsterket vin | starkvin, starkviner, förstärkt vin | väkevä viini, väkevät viinit, väkevöity viini
      ~portvin | portvin | portvin | portviini, portviinit
        tawny, tawny port | tawny, tawny port | tawny, tawny port | tawny, tawny port
        hvid portvin | hvit portvin | vitt portvin | valkoinen portviini
      sherry | sherry | sherry | sherry, sherryt
      madeira, madeiravin | madeira | madeira, madeiravin | madeira
      marsala | marsala | marsala | marsala
      vermouth, vermut | vermut, vermouth | vermouth, vermut | vermutti, vermutit, vermouth
        martini, martini bianco, martini rosso | martini, martini bianco | martini, martini bianco, martini rosso | martini, martini bianco
        cinzano | cinzano | cinzano | cinzano
    dessertvin, dessertvine, sød vin | dessertvin, søtvin | dessertvin, sött vin, söta viner, sötvin | jälkiruokaviini, jälkiruokaviinit, makea viini, jälkkäriviini
      sauternes | sauternes | sauternes | sauternes
      tokaji, tokajer | tokaji, tokajer | tokaji, tokajer | tokaji
      isvin, eiswein | isvin, eiswein | isvin, eiswein | jääviini, eiswein
    frugtvin, kirsebærvin, bærvin | fruktvin, bærvin, eplevin | fruktvin, bärvin, körsbärsvin | hedelmäviini, hedelmäviinit, marjaviini, marjaviinit, omenaviini
    madlavningsvin, vin til madlavning, vin til sovs, kogevin | matvin, vin til matlaging | matlagningsvin, vin till matlagning, kokvin | ruokaviini, ruoanlaittoviini
    sangria | sangria | sangria | sangria
    glühwein | glühwein, glühvin | glühwein, glühvin | glühwein, hehkuviini
    vin på dåse, dåsevin | vin på boks, boksvin | vin på burk, burkvin | tölkkiviini, viinitölkki
  sake, risvin | sake, risvin | sake, risvin | sake, riisiviini, japanilainen riisiviini
  soju | soju | soju | soju
  gløgg, glögg, hvid gløgg, rød gløgg, gløggvin, rødvinsgløgg, julegløgg, gløgg med alkohol | gløgg, rød gløgg, hvit gløgg, julegløgg, gløggvin, gløgg med alkohol | glögg, starkvinsglögg, vinglögg, vit glögg, julglögg, glöggflaska | glögi, glögit, glöki, glögijuoma, punaviiniglögi, terästetty glögi, glögiviini, glögipullo, alkoholiglögi
    alkoholfri gløgg | alkoholfri gløgg | alkoholfri glögg | alkoholiton glögi, alkoholivapaa glögi
    gløggekstrakt, gløggessens, gløggmix, gløggkoncentrat, gløggsirup | gløggkonsentrat, gløggekstrakt, gløggsirup, gløggmiks | glöggkoncentrat, glöggessens, glöggsirap | glögitiiviste, glögitiivisteet, glögikonsentraatti`,
}
