import type { GoodsTable } from '../goods-table.ts'

/** Wine, also without alcohol, and mulled wine. */
export const wine: GoodsTable = {
  part: 'drinks',
  rows: `
alkohol | alkohol | alkohol | alkoholi
  vin, vine | vin, viner | vin, viner | viini, viinit
    ~rødvin, rødvine, rød vin | rødvin, rødviner, rød vin | rödvin, rödviner, rött vin | punaviini, punaviinit, punkku, punkut
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
      cotes du rhone | cotes du rhone | cotes du rhone | cotes du rhone
      chateauneuf du pape | chateauneuf du pape | chateauneuf du pape | chateauneuf du pape
      økologisk rødvin | økologisk rødvin | ekologiskt rödvin | luomupunaviini
      alkoholfri rødvin | alkoholfri rødvin | alkoholfritt rödvin, alkoholfri rödvin | alkoholiton punaviini
    ~hvidvin, hvidvine, hvid vin | hvitvin, hvitviner, hvit vin | vitt vin, vitvin, vita viner | valkoviini, valkoviinit, valkkari, valkkarit
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
      alkoholfri hvidvin | alkoholfri hvitvin | alkoholfritt vitt vin, alkoholfri vitvin | alkoholiton valkoviini
    bourgogne | bourgogne, burgunder | bourgogne | bourgogne, burgundi
    douro | douro | douro | douro
    toscana vin, supertoscaner | toscana vin | toscanskt vin | toscana viini
    rosévin, rosé, rosevin, rose vin | rosévin, rosé, rosevin, rose vin | rosévin, rosé, rosevin, rose vin | roseviini, roseviinit, rosee, roseeviini, roseeviinit, rosé, roséviini
      alkoholfri rosé, alkoholfri rosévin | alkoholfri rosé, alkoholfri rosévin | alkoholfri rosé, alkoholfritt rosévin | alkoholiton roseviini, alkoholiton rosee
    orangevin, orange vin | oransjevin, orange vin | orange vin, orangevin | oranssiviini, oranssi viini
    naturvin | naturvin | naturvin, vin naturell | luontoviini, alkuviini
    økologisk vin | økologisk vin | ekologiskt vin, ekovin | luomuviini, luomuviinit
    mousserende vin, mousserende, bobler, boblevin, bobbel, skumvin | musserende vin, musserende, bobler, boblevin | mousserande vin, mousserande, bubbel, skumvin | kuohuviini, kuohuviinit, skumppa, skumpat, kuohuva, kuohari, kuplajuoma
      champagne | champagne, sjampanje | champagne, skumpa | samppanja, samppanjat, shampanja, champagne, sampanja
      prosecco, procecco | prosecco | prosecco | prosecco, proseccot
      cava | cava | cava | cava, cavat
      cremant, crémant | cremant, crémant | cremant, crémant | cremant, crémant
      asti, asti spumante, moscato d'asti, spumante | asti, asti spumante, moscato d'asti, spumante | asti, asti spumante, moscato d'asti, spumante | asti, asti spumante, moscato d'asti, spumante
      sekt | sekt | sekt | sekt
      lambrusco | lambrusco | lambrusco | lambrusco
      franciacorta | franciacorta | franciacorta | franciacorta
      frizzante | frizzante | frizzante | helmeilevä viini, helmeilevät viinit, frizzante
      rosé bobler, mousserende rosé, rosé champagne | rosé bobler, musserende rosé, rosé champagne | mousserande rosé, rosébubbel, rosé champagne | rosee kuohuviini, kuohuviini rosee, roseesamppanja
      alkoholfri mousserende, alkoholfri bobler, alkoholfri boblevin, alkoholfri champagne | alkoholfri musserende, alkoholfrie bobler, alkoholfri boblevin | alkoholfritt bubbel, alkoholfritt mousserande, alkoholfri champagne | alkoholiton kuohuviini, alkoholittomat kuohuviinit, alkoholiton skumppa
    alkoholfri vin, vin uden alkohol | alkoholfri vin, vin uten alkohol | alkoholfritt vin, alkoholfri vin, avalkoholiserat vin | alkoholiton viini, alkoholittomat viinit
    papvin, bag in box, boksvin, vin i papkasse, bib, kassevin | pappvin, bag in box, kartongvin, vin på kartong, bib | boxvin, bag in box, bib, lådvin, vinbox | hanapakkaus, hanapakkaukset, hanapakkausviini, bag in box, pahviviini, hanaviini
    hedvin, hedvine | hetvin, hetviner | starkvin, starkviner | väkevä viini, väkevät viinit, väkevöity viini
      ~portvin | portvin | portvin | portviini, portviinit
      sherry | sherry | sherry | sherry, sherryt
      madeira, madeiravin | madeira | madeira, madeiravin | madeira
      marsala | marsala | marsala | marsala
      vermouth, vermut | vermut, vermouth | vermouth, vermut | vermutti, vermutit, vermouth
        martini, martini bianco, martini rosso | martini, martini bianco | martini, martini bianco, martini rosso | martini, martini bianco
        cinzano | cinzano | cinzano | cinzano
    dessertvin, dessertvine, sød vin | dessertvin, søtvin | dessertvin, sött vin, söta viner | jälkiruokaviini, jälkiruokaviinit, makea viini
      sauternes | sauternes | sauternes | sauternes
      tokaji, tokajer | tokaji, tokajer | tokaji, tokajer | tokaji
      isvin | isvin | isvin | jääviini
    frugtvin, kirsebærvin, bærvin | fruktvin, bærvin, eplevin | fruktvin, bärvin, körsbärsvin | hedelmäviini, hedelmäviinit, marjaviini, marjaviinit, omenaviini
    madlavningsvin, vin til madlavning | matvin, vin til matlaging | matlagningsvin, vin till matlagning | ruokaviini, ruoanlaittoviini
    sangria | sangria | sangria | sangria
    glühwein | glühwein, glühvin | glühwein, glühvin | glühwein, hehkuviini
  sake, risvin | sake, risvin | sake, risvin | sake, riisiviini
  soju | soju | soju | soju
  gløgg, glögg, hvid gløgg, rød gløgg | gløgg, rød gløgg, hvit gløgg | glögg, starkvinsglögg, vinglögg, vit glögg | glögi, glögit, glöki, glögijuoma, punaviiniglögi, terästetty glögi
    alkoholfri gløgg | alkoholfri gløgg | alkoholfri glögg | alkoholiton glögi
    gløggekstrakt, gløggessens, gløggmix | gløggkonsentrat, gløggekstrakt | glöggkoncentrat, glöggessens | glögitiiviste, glögitiivisteet`,
}
