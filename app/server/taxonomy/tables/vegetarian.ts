import type { GoodsTable } from '../goods-table.ts'

/** What is eaten instead of meat and fish. */
export const vegetarian: GoodsTable = {
  part: 'meat-fish',
  rows: `
vegetarisk, vegansk, plantebaseret, kødfri, kødalternativ, vegetar, vegetarmad | vegetarmat, vegetarisk, vegansk, plantebasert, kjøttfri, vegetar, kjøtterstatning | vegetariskt, vegetarisk, veganskt, vegansk, växtbaserat, köttfritt, vego, köttersättning, vegomat | vege, vegaaninen, vegaani, kasvis, kasvisruoka, kasviproteiini, lihankorvike
  plantefars, vegetarfars, vegofars, veggiefars, vegansk fars, sojafars, plantehakk | vegetardeig, vegetarfarse, plantefarse, plantedeig, vegansk kjøttdeig, vegodeig | vegofärs, växtfärs, sojafärs, vegetarisk färs, vegansk färs, quornfärs, formbar färs | kasvisjauhis, vegejauhis, kasvijauhis, soijajauhis, vegaaninen jauheliha, jauhis, jauhikset
    pulled oats, plukket havre | pulled oats | pulled oats, havrefärs | nyhtökaura, nyhtis
    - | - | - | härkis, härkäpapujauhis
    ærtefars | ertefarse, ertedeig | ärtfärs, baljväxtfärs, bönfärs | hernejauhis
  vegetarbøf, vegetarbøffer, plantebøf, plantebøffer, vegansk bøf, grøntsagsbøf, grøntsagsbøffer | vegetarbiff, plantebiff, grønnsaksbiff, grønnsakskarbonade, grønnsakskarbonader, vegobiff | vegobiff, vegobiffar, sojabiff, sojabiffar, grönsaksbiff, grönsaksbiffar, vegetariska biffar | kasvispihvi, kasvispihvit, vegepihvi, vegepihvit, soijapihvi, soijapihvit
    rødbedebøf | rødbetburger | rödbetsbiff, rödbetsbiffar, rotfruktsbiffar | punajuuripihvi, punajuuripihvit, juurespihvi, juurespihvit
    gulerodsbøf | gulrotburger | morotsbiff, morotsbiffar | porkkanapihvi, porkkanapihvit
    linsebøf, linsefrikadeller | linseburger, linsekaker | linsbiff, linsbiffar | linssipihvi, linssipihvit
    bønnebøf, bønnedeller, bønneburger | bønneburger, bønnekaker | bönbiff, bönbiffar, bönburgare | papupihvi, papupihvit
    kikærtebøf, kikærtedeller | kikertburger | kikärtsbiff, kikärtsbiffar | kikhernepihvi, kikhernepihvit
    spinatdeller, spinatbøf | spinatburger, spinatkaker | spenatbiff, spenatbiffar, spenatmedaljonger | pinaattipihvi, pinaattipihvit
  planteburger, vegetarburger, veggieburger, vegansk burger, vegoburger, sojaburger | vegetarburger, vegoburger, planteburger, grønnsaksburger, vegansk burger | vegoburgare, vegetarisk hamburgare, vegansk burgare, grönsaksburgare, växtburgare, sojaburgare, vegetarisk burgare | kasvisburger, vegeburger, kasvisburgerpihvi, vegehampurilainen
    beyond burger, beyond meat | beyond burger, beyond meat | beyond burger, beyond meat | beyond burger, beyond meat
    halloumiburger | halloumiburger | halloumiburgare | halloumiburger
  vegetarpølse, vegetarpølser, vegansk pølse, veganske pølser, plantepølse, plantepølser | vegetarpølse, vegetarpølser, vegansk pølse, vegopølse, plantepølse | vegokorv, vegetarisk korv, vegansk korv, sojakorv, växtbaserad korv, quornkorv | kasvismakkara, vegemakkara, vegaaninen makkara, soijamakkara
    vegetarwiener | vegetarwiener | vegetarisk wienerkorv | kasvisnakki, kasvisnakit, soijanakki, soijanakit, vegenakki, vegenakit
  vegetarfrikadeller, plantefrikadeller, grøntsagsfrikadeller, grøntsagsdeller, planteboller, veganske kødboller | vegetarboller, planteboller, vegetarkaker, grønnsakskaker, grønnsaksboller | vegobullar, vegetariska bullar, sojabullar, grönsaksbullar, veganska köttbullar, vegetariska köttbullar | kasvispyörykkä, kasvispyörykät, kasvispulla, kasvispullat, vegepyörykkä, vegepyörykät
    - | gulrotboller | morotsbullar | porkkanapyörykkä, porkkanapyörykät
    spinatkugler | spinatboller | spenatbullar | pinaattipyörykkä, pinaattipyörykät
    - | - | linsbullar | linssipyörykkä, linssipyörykät
    broccolideller | brokkolikaker, brokkoliboller | broccolimedaljonger, broccolibiffar | parsakaalipyörykkä, parsakaalipihvi
    - | blomkålkaker, blomkålnuggets | blomkålsmedaljonger | kukkakaalipihvi
  vegetarnuggets, veganske nuggets, plantenuggets | vegetarnuggets, vegonuggets, plantenuggets | vegonuggets, vegetariska nuggets, quornnuggets | vegenugetti, vegenugetit, kasvisnugetti, kasvisnugetit
  vegetarschnitzel, vegansk schnitzel | vegetarsnitsel, vegetarschnitzel | vegoschnitzel, vegetarisk schnitzel | kasvisleike, kasvisleikkeet, vegeleike
  plantekylling, vegansk kylling, plantestykker, sojastykker | plantekylling, vegansk kylling, plantebiter, vegobiter | vegokyckling, vegansk kyckling, vegobitar, växtbaserade bitar, sojabitar, vegofilé | vegekana, vegaaninen kana, kasvispala, soijapala, soijapalat
    vegetarstrimler | vegetarstrimler | vegostrimlor, sojastrimlor | vegesuikale, vegesuikaleet, soijasuikale, soijasuikaleet, kaurasuikale
  vegansk bacon, vegetarbacon, plantebacon | vegansk bacon, vegetarbacon | vegobacon, vegansk bacon | vegepekoni, vegaaninen pekoni
  vegetarpålæg, vegansk pålæg, plantepålæg | vegetarpålegg, vegansk pålegg | vegopålägg, vegetariskt pålägg, veganskt pålägg | vegeleikkele, vegeleikkeleet, kasvisleikkele, kasvisleikkeleet
  vegetarpostej, vegansk leverpostej, plantepostej, grøntsagspostej | vegetarpostei, vegansk leverpostei | vegopastej, vegansk leverpastej, grönsakspastej | kasvispasteija, vegepasteija
    svampepostej | soppostei | svamppastej | sienipasteija
  vegansk fisk, plantefisk, vegetarfisk | vegansk fisk, vegetarfisk | vegofisk, vegansk fisk, veganska fiskpinnar | vegekala, vegaaninen kala, vegekalapuikot
  vegansk laks, plantelaks | vegansk laks | vegansk lax | vegelohi
  vegansk kebab, plantekebab | vegansk kebab, vegokebab | vegokebab, vegansk kebab | vegekebab, soijakebab
  ~tofu, tofu naturel | tofu, tofu naturell | tofu, naturell tofu | tofu, maustamaton tofu
    røget tofu | røkt tofu | rökt tofu | savutofu, kylmäsavutofu
    silketofu, silken tofu | silketofu | silkestofu | silkkitofu
    marineret tofu | marinert tofu | marinerad tofu | marinoitu tofu
    tofutern, tofu i tern | tofuterninger | tofutärningar | tofukuutio, tofukuutiot
  tempeh | tempeh, tempe | tempeh | tempe, tempeh
  - | - | oumph | oumph
  seitan | seitan | seitan | seitan
  quorn | quorn | quorn | quorn
    - | - | quornfilé, quornbitar | quornfilee
  ~falafel, falafler, falaflen | falafel, falafler | falafel, falaflar, falafelbullar | falafel, falafelit, falafelpyörykkä, falafelpyörykät
  sojagranulat, tørret soja, soja chunks | soyagranulat, tørket soya | sojagranulat, torkad sojafärs, sojaprotein, sojachunks | soijarouhe, tumma soijarouhe, soijasuikale kuivattu
  - | - | - | härkäpapurouhe, hernerouhe
  - | pulled vegetar | pulled vego | -
  pulled jackfruit | pulled jackfruit | pulled jackfruit | nyhtöjackfruit`,
}
