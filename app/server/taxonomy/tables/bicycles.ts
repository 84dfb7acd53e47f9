import type { GoodsTable } from '../goods-table.ts'

/** Bicycles, parts, accessories. */
export const bicycles: GoodsTable = {
  part: 'toys-hobby',
  rows: `
cykel, cykler | sykkel, sykler | cykel, cyklar | polkupyörä, pyörä, fillari, polkupyörät, pyörät
  elcykel, el-cykel, elcykler | elsykkel, el-sykkel, elsykler | elcykel, el-cykel, elcyklar | sähköpyörä, sähköpolkupyörä, sähköpyörät
    ellandcykel, elladcykel | ellastesykkel, el-lastesykkel | ellådcykel, ellastcykel | sähkökäyttöinen tavarapyörä, tavarapyörä sähkö
  ?damecykel | damesykkel | damcykel | naisten pyörä, naisten polkupyörä
  ?herrecykel | herresykkel | herrcykel | miesten pyörä, miesten polkupyörä
  børnecykel, pigecykel, drengecykel | barnesykkel, jentesykkel, guttesykkel | barncykel, flickcykel, pojkcykel | lastenpyörä, lasten polkupyörä, lasten pyörä
    ?juniorcykel | juniorsykkel | juniorcykel | nuorten pyörä, juniorpyörä
  mountainbike, mtb | terrengsykkel, mountainbike, mtb | mountainbike, mtb, terrängcykel | maastopyörä, mountainbike, mtb, maastopyörät
  racercykel, landevejscykel | racersykkel, landeveissykkel | racercykel, landsvägscykel | maantiepyörä, kilpapyörä, maantiepyörät
  gravelcykel, gravel bike, gravel | grussykkel, gravelsykkel, gravel | gravelcykel, gravel | gravelpyörä, gravel
  ?citybike, bycykel, hybridcykel | hybridsykkel, bysykkel | hybridcykel, stadscykel, citycykel | hybridipyörä, kaupunkipyörä, retkipyörä
  foldecykel, foldbar cykel | sammenleggbar sykkel | vikcykel, hopfällbar cykel | taittopyörä, taitettava pyörä
  ladcykel | lastesykkel, transportsykkel | lådcykel, lastcykel | tavarapyörä, laatikkopyörä
  bmx, bmx cykel | bmx, bmx-sykkel | bmx, bmx cykel | bmx, bmx-pyörä
  handicapcykel, voksentrehjuler, trehjulet cykel voksne | trehjulssykkel voksen | trehjulig cykel vuxen | aikuisten kolmipyörä
  brugt cykel | brukt sykkel | begagnad cykel | käytetty pyörä, käytetty polkupyörä
hjelm | hjelm | hjälm | kypärä, kypärät
  cykelhjelm | sykkelhjelm | cykelhjälm | pyöräilykypärä, pyöräkypärä, pyöräilykypärät
    børnehjelm, cykelhjelm børn | barnehjelm, sykkelhjelm barn | barnhjälm, cykelhjälm barn | lasten pyöräilykypärä, lasten kypärä
    hövding, airbaghjelm | airbaghjelm | airbaghjälm | airbag-kypärä
  ridehjelm | ridehjelm | ridhjälm | ratsastuskypärä, ratsastuskypärät
  skihjelm, alpinhjelm | skihjelm, alpinhjelm, slalåmhjelm | skidhjälm, slalomhjälm | laskettelukypärä, hiihtokypärä, laskettelukypärät
  skaterhjelm | skatehjelm | skatehjälm, skateboardhjälm | skeittikypärä, skeittikypärät
  motorcykelhjelm, styrthjelm, mc hjelm | motorsykkelhjelm, mc-hjelm | mc-hjälm, motorcykelhjälm, mopedhjälm | moottoripyöräkypärä, mopokypärä
  sikkerhedshjelm, arbejdshjelm | vernehjelm, arbeidshjelm | skyddshjälm, arbetshjälm | suojakypärä, työkypärä
cykeludstyr, cykeltilbehør | sykkelutstyr, sykkeltilbehør | cykeltillbehör, cykelutrustning | pyörätarvikkeet, pyöräilytarvikkeet, polkupyörätarvikkeet, pyöräilyvarusteet
  cykellygte, cykellygter, cykellys | sykkellykt, sykkellykter, sykkellys | cykellampa, cykellampor, cykelbelysning, cykellyse | pyörän valo, pyöränvalo, pyörän valot, polkupyörän valo, pyörävalo
    ?forlygte cykel | frontlykt sykkel | framlampa cykel, framlyse | pyörän etuvalo, etuvalo
    ?baglygte cykel | baklykt sykkel | baklampa cykel, baklyse | pyörän takavalo, takavalo
  cykellås, cykellåse | sykkellås | cykellås | pyöränlukko, polkupyörän lukko, pyöränlukot, pyörälukko, pyörän lukko
    kædelås | kjettinglås | kättinglås, kedjelås | ketjulukko, ketjulukot
    bøjlelås, u-lås, foldelås | bøylelås, u-lås, foldelås | bygellås, u-lås, vikbart lås | u-lukko, taittolukko
    wirelås, spirallås | wirelås, kabellås | vajerlås, spirallås | vaijerilukko
    ringlås | rammelås | ramlås | runkolukko
  cykelpumpe, fodpumpe, minipumpe | sykkelpumpe, fotpumpe, minipumpe | cykelpump, fotpump, minipump | pyöränpumppu, pyörän pumppu, jalkapumppu, pyöräpumppu
  cykelklokke, ringeklokke cykel | sykkelbjelle, ringeklokke sykkel | cykelringklocka, ringklocka cykel, cykelklocka | pyörän soittokello, soittokello, pyöränkello, pyörän kello
  cykeltaske, cykeltasker, sidetaske cykel | sykkelveske, sykkelvesker | cykelväska, cykelväskor, packväska | pyörälaukku, polkupyörän laukku, pyöräilylaukku, sivulaukku pyörä
    styrtaske, sadeltaske | styreveske, setebag | styrväska, sadelväska | satulalaukku, tankolaukku, ohjaustankolaukku
  cykelkurv, kurv til cykel | sykkelkurv, kurv til sykkel | cykelkorg, korg till cykel | pyöränkori, polkupyörän kori, pyöräkori
  bagagebærer, bagagebærer cykel | bagasjebærer, bagasjebrett | pakethållare, pakethållare cykel | tavarateline, pyörän tavarateline, tarakka
  støtteben, støttefod cykel | sykkelstøtte, støttebein | cykelstöd, stöd cykel | pyörän seisontatuki, seisontatuki, pyörän jalka
  støttehjul | støttehjul | stödhjul | apupyörät
  barnestol til cykel, cykelstol | sykkelsete, barnesete sykkel | cykelsits, barnsits cykel, cykelstol | pyörän lastenistuin, polkupyörän lastenistuin, lastenistuin pyörä, pyörän istuin
  cykeltrailer, cykelanhænger, cykelvogn | sykkelvogn, sykkeltilhenger, barnehenger sykkel | cykelvagn, cykelkärra, cykelsläp | pyörän peräkärry, polkupyörän peräkärry, pyörän lastenkärry, pyöräkärry, lasten peräkärry
  cykelcomputer, cykelspeedometer | sykkelcomputer, sykkelspeedometer | cykeldator | pyöräilytietokone, pyörän mittari, nopeusmittari pyörä, pyörätietokone, matkamittari
  mobilholder til cykel | mobilholder sykkel | mobilhållare cykel | pyörän puhelinteline, puhelinteline pyörään
  flaskeholder, flaskeholder cykel | flaskeholder, flaskeholder sykkel | flaskhållare, flaskställ | pulloteline, pyörän pulloteline
  cykelovertræk, cykelpresenning | sykkeltrekk, sykkelpresenning | cykelöverdrag, cykelskydd, cykelkapell | pyörän suojapeite, pyöränsuoja, polkupyörän suoja
  cykelstativ, cykelophæng | sykkelstativ, sykkeloppheng | cykelställ, cykelhängare, cykelupphängning | pyöräteline, polkupyöräteline, pyörätelineet, pyöräteline seinään
  cykelhandsker | sykkelhansker | cykelhandskar | pyöräilyhanskat, pyöräilykäsineet
  cykelbriller | sykkelbriller | cykelglasögon | pyöräilylasit
  cykelsko, cykelkliks | sykkelsko | cykelskor | pyöräilykengät
  cykelbukser, cykelshorts | sykkelbukse, sykkelshorts | cykelbyxor, cykelshorts | pyöräilyhousut, pyöräilyshortsit
  cykeltrøje, cykeltøj | sykkeltrøye, sykkelklær | cykeltröja, cykelkläder | pyöräilypaita, pyöräilyvaatteet
  cykelspejl | sykkelspeil | cykelspegel | pyörän peili
  stænklap, skærm cykel, cykelskærm, cykelskærme | sykkelskjerm, skjermer sykkel | cykelskärm, stänkskärm cykel, stänkskärmar | pyörän lokasuoja, lokasuojat, lokasuoja
cykelreservedele, cykeldele | sykkeldeler | cykeldelar, cykelreservdelar | pyörän osat, polkupyörän osat, pyörän varaosat, pyörän osia
  cykeldæk | sykkeldekk | cykeldäck | pyörän rengas, polkupyörän rengas, pyörän renkaat, pyöränrengas, polkupyörän ulkorengas
    vinterdæk cykel, pigdæk cykel | piggdekk sykkel, vinterdekk sykkel | dubbdäck cykel, vinterdäck cykel | pyörän nastarengas, pyörän talvirengas, pyörän nastarenkaat
  cykelslange, slange til cykel, cykelslanger, slange | sykkelslange, slange til sykkel, slange | cykelslang, innerslang | pyörän sisärengas, polkupyörän sisärengas, sisäkumi, sisärengas, sisuskumi, sisärenkaat
  cykelventil, dunlopventil | sykkelventil | cykelventil | pyörän venttiili, polkupyörän venttiili
  cykelhjul, forhjul cykel, baghjul cykel, fælg cykel, cykelfælg | sykkelhjul, forhjul sykkel, bakhjul sykkel, felg sykkel | cykelhjul, framhjul cykel, bakhjul cykel, fälg cykel | pyörän kiekko, pyörän vanne, polkupyörän vanne
  cykelstel, stel cykel | sykkelramme, ramme sykkel | cykelram, ram cykel | pyörän runko, polkupyörän runko
  cykelkæde | sykkelkjede | cykelkedja | pyörän ketju, polkupyörän ketju, pyörän ketjut
  cykelsadel, sadel | sykkelsete voksen, sykkelsal, sete til sykkel | cykelsadel, sadel | satula, pyörän satula, polkupyörän satula, satulat
  sadelovertræk, sadelbetræk | setetrekk sykkel | sadelöverdrag, sadelskydd | satulansuoja, satulanpäällinen, satulasuoja
  sadelpind | setepinne | sadelstolpe | satulatolppa
  pedaler, cykelpedaler, pedal | pedaler, sykkelpedaler, pedal | pedaler, cykelpedaler, pedal | polkimet, pyörän polkimet, poljin
  bremseklodser cykel, cykelbremser, bremsekabel, bremser cykel | bremseklosser sykkel, bremser sykkel, bremsewire | bromsbelägg cykel, bromsklossar cykel, bromsvajer | pyörän jarrupalat, pyörän jarrut, jarruvaijeri
  gear cykel, gearskifter, cykelgear, gearkabel | gir sykkel, girskifter, girwire | växel cykel, växelreglage, växelvajer | pyörän vaihteet, vaihdevaijeri
  kranksæt, krank, kranksæt cykel | kranksett, krank | vevparti, vev cykel | kampisarja, kammet
  kassette cykel, bagklinge | kassett sykkel | kassett cykel | takapakka, takapakat, pyörän takapakka
  cykelstyr, styr cykel, styr | sykkelstyre, styre sykkel, styre | cykelstyre, styre cykel, styre | ohjaustanko, pyörän ohjaustanko
  cykelhåndtag, håndtag cykel | sykkelhåndtak, holker, styregrep, håndtak sykkel | cykelhandtag, handtag cykel | pyörän kädensijat, tupit, kädensijat
  lappegrej, lappesæt, lappegrejer | lappesaker, lappesett | lagningssats, laglåda cykel, punkteringslagning, lagningskit, punkalagning, punkteringskit | paikkasarja, pyörän paikkaussarja, renkaanpaikkaussarja, paikkaussarja
  kædeolie, cykelolie, kæderens | kjedeolje, sykkelolje, kjederens | kedjeolja, cykelolja, kedjerengöring | ketjuöljy, pyörän ketjuöljy, ketjunpuhdistus
  cykelværktøj, multiværktøj cykel, dækjern, cykelnøgle | sykkelverktøy, dekkspaker, sykkelnøkkel | cykelverktyg, däckavtagare, cykelnyckel | pyörän työkalut, pyörätyökalu, rengasraudat
  cykelshampoo, cykelrens | sykkelvask, sykkelrens | cykelrengöring, cykelschampo, cykeltvätt | pyöränpesuaine, pyörän puhdistusaine
  elcykelbatteri, batteri til elcykel | elsykkelbatteri, batteri til elsykkel | elcykelbatteri, batteri till elcykel | sähköpyörän akku, sähköpyörän akut
  cykelgarage, cykelskur | sykkelskur, sykkelgarasje | cykelgarage, cykelskjul | pyörävarasto, pyöräkatos
cykelholder til bil, cykelholder | sykkelstativ til bil, sykkelholder bil | cykelhållare, cykelhållare bil | polkupyöräteline autoon, pyöräteline autoon, pyörän kuljetusteline, pyöräteline
cykelreparation, cykelservice, cykeleftersyn | sykkelservice, sykkelreparasjon | cykelservice, cykelreparation | pyörähuolto, polkupyörähuolto`,
}
