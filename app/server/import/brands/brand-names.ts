/** Brands of the four countries that a leaflet may name, separated by `|`. */
export const brandNames = `
3 Kaveria|3-Stjernet|365 Økologi|7 Days|7Days|7Up|A.C. Perch's|Aako|Aalborg|Aass|Abba|Absolut|Acana|Acer|Aco|Activia
Adax
Adidas|AEG|Affco|After Eight|Ahlgrens|Air Wick|Airam|AirPods|Airwick|Ajax|Ajona|Åkes|Aladdin|Aladin|Albani|Alcro
Aldi|Alesto|Alfredo|Alga|Alimenta|Allerum|Allini|Almondy|Almunge|Alpro|Alvedon|Ambi Pur|Amo|Anamma
Andersson & Tillman|Änglamark|Ankarsrum|Anker|Anslut|Anthon Berg|Antibac|Anza|Apetina|Apetit|Apotekarnes|Apovit
Appetitt|Apteekin Salmiakki|Aqua d'Or|Aquafresh|Aqualan|Arabia|Arboga|Arbogapastej|Ardo|Ariel|Arizona|Arla
Arla Ko|Arla Köket|Arla Lempi|Arm & Hammer|Arvid Nordquist|Arvid Nordquist Classic|Arvid Nordquist Selection
Arvidnordquist|ASP-Holmblad|Aspirin|Asus|Atria|Aulie|Auran|Auriol|Avène|Aviko|Axa|Axfood|Baby Born|Babyliss
Bacardi|Bahco|Bahlsen|Bähncke|Baileys|Bake My Day|Bakehuset|Baker Hansen|Baker Klausen|Bakers|Bakkedal
Balholm|Ballerina|Bama
Bambo|Bang & Olufsen|Barbie|Barbo Toys|Bare Bra|Barebells|Baresa|Barilla|Barnängen|Baron de Ley|Battery|Bavinchi
Bbq Company|Beanit|Beauvais|Bebe|Becel|Beck & Jørgensen|Beckers|Becks|Beha|Belbake|Belkin|Bellarom|Belvita
Ben & Jerry's|Benecol|Ben's Original|Bergader|Bergfalk|Berocca|Berthas|Bertolli|Best Friend|Bethover|Beyond Meat
Bicycle|Big One|Bilanx|Billys|Biltema|Bio Bag|Bio Luvil|Biokat's|Biola|Biolan|Biotex|Bisca|Bixit|Bjärefågel
Bjørn|BKI|Blå Band|Blend-a-med|Blenda|Blossa|Blossom Hill|Blue Dragon|Blue Nun|Bodum|Bolsius|Bombay Sapphire
Bon Ton Toys
Bonaqua|Bonduelle|Bonjour|Bonne Maman|Borås Cotton|Bornholms|Bosarp|Bosch|Bose|Bostik|Bounty|Boursin|Boxholms
Brämhults|Braun|Breezer|Bref|Bregott|Brelett|Bremykt|Brio|Briska|Brynild|Bubs|Buitoni|Buko|Bullens|Bulmers
Burana|Butcher's|Butinox|by Lassen|Café Cookies|Café Noir|Calgon|Calvin Klein|Campbell's|Canon|Cantadou
Capri-Sun|Captain Morgan|Carletti|Carlsberg|Carneval|Carte d'Or|Casa di Mama|Casco|Casillero del Diablo|Castello
Castrol|Catan|Cat's Best|Catsan|CeraVe|Cesar|Champost|Charmin|Cheasy|Cheerios|Chef Select|Chiquita|Chupa Chups
Chymos|Cien|Cif|Cillit Bang|Cimarosa|Clausthaler|Clif|Cloetta|Coca-Cola|Cocio|Cointreau|Colgate|Combino|Compeed
Continental
Coop|Coop Deli|Coop Kaffe|Coop Mega|Coop Prix|Coop Smak|Corny|Corona|Coshida|Cosori|Crayola|Creme Bonjour|Crispo
Crownfield
Crusti Croc|Cult Energy|Cuprinol|Cylinda|Da Capo|Dafgård|Dafgårds|Dagli'Dag|Dahls Bageri|Daim|Dale Garn|Daloon|Damixa
Dan Cake|Danæg
Danalim|Dancook|Danette|Danio|Danish Crown|Danone|Danonino|Danpo|Dansukker|Danzka|Dare|David Beckham
Days of Wonder|Dazzley|De Cecco|Decubal|Del Monte|Delicato|Delikatessfabriken|Dell|De'Longhi|Deltaco
Den Gamle Fabrik|Den Grønne Slagter|Den Lille Nøttefabrikken|Den Skrattande Kon|Den Stolte Hane|Devisol|Dewalt
Diplom-Is|Doggy|Doggy Prof|Dolce Gusto|Dole|Dolmio|Domestos|Doritos|Doussy|Dove|Dr. Beckmann|Dr. Oetker
Dr Pepper|Dreamies|Dreamzone|Driscoll's|Drygolin|Dulano|Dulano Selection|Dumle|Duni|Dunlopillo|Duracell|Duralex
Durex|Dyrup|Dyson|EA Sports|Egekilde|Ekströms|El Tequito|Eldorado|Electrolux|Elho|Ella's Kitchen|Elovena|Elpozo
Elvital|Embo|Emilia|Energizer|Engelmanns|Ensto|Epson|Erdinger|Eriksberg|Erisan|Eskimo-3|Esmara|Essve|Estrella
Eucerin|Eukanuba|Euro Shopper|Eva Solo|Ever Clean|Evergood|Evian|Exotic Snacks|Faber-Castell|Fåddman|Fairy
Fairy Platinum
Falbygdens|Falbygdensost|Falcon|Falkenberg|Falköpings|Falköpings Mejeri|Falksalt|Familon|Family Fresh|Fanta
Farris|Favorina|Faxe Kondi|Fazer|Felix|Ferrero|Ferrero Rocher|Fersk & Ferdig|Festis|Figgjo|Filetti|Filippo Berio
Fin Carré|Finax|Findus|Finlayson|Finn Crisp|Finsbråten|First Price|Fisherman's Friend|Fiskars|Fiskemannen
Fiskeriet|Fitbit|Fixa|Fjällbrynt|Fjordland|Flexovit|Florabest|Floralys|Fløtemysost|FM Mattsson|Fontana
Förlagssystem Ab|Formil|Forsman|Fossflakes|Fragata|Franke|Freeway|Freia|Freixenet|Freshona|Fria|Friele|Friggs
Friland|Frischgold|Friskies|Frisko|Frödinge|Frolic|Froosh|Fructis|Frydenlund|Fujifilm|Fumagalli|Fun Light
Fuze Tea|Ga-Jol|Gainomax|Gajol|Galatea|Galbani|Galle & Jessen|Gamle Ole|Gammel Dansk|Garant|Garant Eko|Gardena
Gårdschips
Garmin|Garnier|Garnier Fructis|Gäsene Mejeri|Gastromax|Gateau|Gato Negro|Gatorade|GB Glace|Geisha|Gelatelli
Gense|Georg Jensen|Georg Jensen Damask|Gerimax|Gestus|Gevalia|Gilde|Gille|Gillette|Gillette Venus|Gjende|Gjestal
Gjøa|Glade|Glava|Glenfell|Glenfiddich|Glyngøre|Go Green|Go' morgen|Go-Tan|Go' Vegan|God Morgen|God Morgon
Godehav|GoGreen|Gøl|Gold&Green|Golden Cap|Golden Sun|Goman|Go'morgen|Gooh!|GoPro|Gorby's|Gordon's|Gorenje|GORI
GOSH|Göteborgs|Göteborgs Utvalda|Gott & Blandat|Gourmet Gold|Gourmet Perle|Graasten|Gram Slot|Granarolo|Grand Italia
Grandiosa
Granini|Gräsbeteskött|Grebbestads|Green Choice|Green Giant|Grevens|Grillmeister|Grilstad|Grimbergen|Grohe|Grøn Balance
Grønn & Frisk|Grønne Kæmpe|Grumme|Gudbrandsdalsost|Gudruns|Guinness|Guldfågeln|Guldgryden|Guldkorn|Gunnarshög
Gustavsberg|Gyproc|H Karlssons|Hå Rugeri|Häagen-Dazs|Hackman|Hadeland Glassverk|Hägges|Hall Miba|Hälsans Kök|Hammars
Hancock|Hanegal|Hansa Borg|Hansaplast|Hansgrohe|Harboe|Hardanger Bestikk|Haribo|Härkis|Harpic|Hartwall|Hasbro|Hasselfors
Hasselfors Garden|Hätälä|Hatting|Hau-Hau|Hau-Hau Champion|Havi's|Havrefras|Havregården|Head & Shoulders
Hedegaard|Hedlund|Heidelberg|Heineken|Heinz|Hellmann's|Hemglass|Hemköp|Hendrick's|Hennig-Olsen|Herbina
Herrljunga|Herrljunga Cider|Hershey's|Hestra Job|Hill's|Hindu|Hipp|Hisense|Hjertegarn|Hjordnära|Høie|Holmegaard|Holte
Holy Local By Stafva Gårdsmejeri|Høng|Honningcentralen|Hot Wheels|Huawei|Hubba Bubba|Hugo Boss|Hultafors
Hunajainen SAM|Husqvarna|Hyla|I love eco|Ibux|ICA|ICA Basic|ICA Gott liv|ICA Selection|Idun|IFA|Ifö|Iittala|IKEA
Imsdal|Ingelsta Kalkon|Ingelstakalkon|Ingman|Ingmariini|Innocent|Intra|iPad|iPhone|Ipren|Irma|iRobot|Isabellas
IsaDora|Isklar|Isover|Italiamo|Italiana Food Selections|Jack Daniel's|Jacobs Utvalgte|Jacobsen|Jaffa|Jägermeister
Jahti&Vahti|Jakobsdals|Jakobsens|Jalostaja|Jalotofu|Jameson|Järbo|Jarlsberg|Järvikylä|JBL|Jellycat|Jenkki
Jensens|Jif|John West|Johnnie Walker|Johnnys|Jojjen|Jörd|Josefs Lammhouse Ab|Jotaproff|Jotun|Jozo|JP. Chenet
Juhla Mokka|Jula|Juustoportti|Jymy|Jysk|Jyväshyvä|K-Menu|K-Salat|Kærgården|Kähler|Kalaneuvos|Kalaspuffar|Kalles
Kantolan|Karamellkungen|Karcher|Karen Volf|Kariniemen|Karjala|Karl Fazer|Karlslund|Karoline's|Karolines Køkken
Kaslink|Katjes|Kavli|Kayoba|Kekkilä|Kelda|Kellogg's|Kelsen|Kenwood|Kesam|Kesella|Keso|KevytOlo|Kikkoman|Kims
King Oscar|Kiri|KitchenAid|KitKat|Kiviks Musteri|Kivikylän|Kjeldsberg|Kjeldsens|Klädesholmen|Kleenex|Klorin
Klovborg|Knoppers|Knorr|Kockens|Koff|Kohberg|Kokkikartano|Kolibrie|Kolonihagen|Kopparberg|Kopparbergs|Kornkammeret
Kornmo|Korshags
Korvbrödbagarn|Korvbrödsbagarn|Korvpojkarna|Koskenlaskija|Kotimaista|Kouvolan|Kouvolan Lakritsi|Kronägg|Kronborg
Kronenbourg|Kronenbourg 1664|Kronfågel|Kronjäst|Kronospan|Krušovice|Krystal|Kühne|Kulta Katriina|Kultamuna
Kung Markatta|Kungsörnen|Kvibille|Kvikk Lunsj|L300|La Lorraine|La Roche-Posay|Labb|Lactacyd|Lactogen|Lærkevang
Læsø|Lagerbergs|Laitilan|Läkerol|Lakrids by Bülow|Lambertz|Lambi|Lancôme|Landlord|Langelænder|Lano|Lantchips
Lantmännen|Lapin Kulta|Larsa|Larsen|Lasol|Lätta|Lautapelit.fi|Lavazza|Lavera|Lay's|LdB|Le Creuset|Leerdammer
LEGO|Leiv Vidar|Leksands|Leksands Knäckebröd|Lenor|Lenovo|Lerøy|Lerum|Levebrød|Levevis|Liba|Libero|Libresse|Liljeholmens
Lilleborg|Lindahls|Lindt|Lindvalls|Linessa|Linkosuo|Lipton|Listerine|Litago|Lithells|Livarno|Livarno Lux|Livergy
Loacker|Löfbergs|Lofoten|Lofotprodukter|Løgismose|Logitech|Lohmanders|Loka|Lönneberga|L'or|L'Oréal|L'Oréal Paris
Lotta L För Coop|Løvbjerg|Lucullus|Lumene|Luonto+|Lupilu|Lurpak|Lykkeberg|Lypsyl|Lysholmer|M&M's|Maarud|MacBook Air
Maggi|Magnex
Magnusson|Maille|Majorette|Makita|Malaco|Mälarchark|Maldon|Malteserkors|Maltesers|Mamma Scan|Mammen|Marabou
Marianne|Mariestads|Marimekko|Marli|Marshall|Martinex|Matador|Matas|Matsui|Mattel|Maxi Trat|Maybelline|Mayflower
McCain|McEnnedy|Mcvities|Meec Tools|Mehukatti|Melange|Melitta|Melkerull|Mellbergs|Melleruds|Mentos|Meradiso|Merrild
Mestemacher|Mesterbakeren|Michelin|Microsoft|Miele|Mifu|Milbona|Milda|Milka|Mills|Milo|Milwaukee|Mini Risk
Minisun|Mionetto|Miraval|Mirinda|Mirka|Mister Choc|Mjälloms|Mjau|Mobil 1|Moccamaster|Moelven|Moët & Chandon
Moilas|Mokaï|Mokate|Möller|Møllerens|Möller's|Møllesten|Mondelez|Monini|Monte Castello|Mora Armatur|Motorola|Mou
Mövenpick|Mozell|Mr. Lee|Mr Muscle|Mrs. Cheng's|Multi-tabs|Munkholm|Munzert|Musti|Mutti|Muumi Baby|Myllyn Paras
Mynthon|Nairn's|Nalle|NAN|Nasolin|Naturis|Naturli'|Naturmælk|Neophos|Nescafé|Nescafé Dolce Gusto|Nespresso
Nesquik|Nestea|Nestlé|Neutrogena|New Energy|Nezeril|Nick's|Nidar|Nielsen|Nikon|Nilfisk|Ninja|Ninjaplast|Nintendo
Nissin|Nito|Nivea|Nivea Sun|NJIE|NKT|Nobelaner|Nobø|Nocco|Nokia|Nokian|Nokian Renkaat|Nokian Tyres|Nonna Elide
Noora|Nordfjord|Nordiska Plast|Nordkylling|Nordlux|Nordqvist|Nordsjö|Nordthy|Norgips|Norrlands Guld|Norrmejerier
Norvegia|Novelle|Novita|Nugatti|Nusica|Nutella|Nutisal|Nutramino|Nutribullet|Nyåkers|Nybergs Deli|Nycoplus
Nygårda|o.b.|Oatly|Öbergs|OBH Nordica|O'boy|Ocean Sea|Oceansea|Oddlygood|Odelia|Odense Marcipan|ØGO|Oivariini|Olay
Old El Paso|Old Spice
Øllingegård|Oltermanni|Olvi|OLW|Olympus|Omo|OnePlus|Önos|Oral-B|Oras|Ordex|Oreo|Original Long Drink|Orrefors
Orthex|Orto Novo|Osram|Osterians|Östras Bröd|OTA Solgryn|Otrivin|Oululainen|Oumph|OX-ON|Øyo|P20|Pågen|Pakkasmarja
Pålækker|Palmolive|Pamol|Pampers|Panadol|Panasonic|Pandalus|Panodil|Pantene|Papstar|Para-Tabs|Paracet|Parkside
Paroc|Pärsons|Pastejköket|Pastella|Patak's|Pätkis|Paulig|Paulúns|Pedigree|Peliko|Peppes|Pepsi|Pepsi Max
Pepsodent|Perfect Fit|Pergo|Perlenbacher|Perrier|Persil|Peter Larsen|Philadelphia|Philips|Pickwick|Pillivuyt
Piltti|Pindstrup|Pingo|Pingviini|Pink Lady|Pirkka|Pirkka Parhaat|Piz Buin|Playmobil|PlayStation|Plenty|Plopp|Plus-Plus
Polar Seafood|Polarbröd|Ponti|Poppamies|Popz|Pouttu|Powerade|Powerfix|Powerking|Premier Is|President|Presidentti
Pressalit|Prestone|Pril|PrimaCat|Primadog|Primadonna|Prime Patrol|Primula|Pringles|Prinsens|Prior|Pripps|Pripps Blå
Profeel|Pucko|Pukka|Puky|Purina|Purina One|Purina Pro Plan|Purmo|Q-Meieriene|Qibbla Halal|Quaker|Quorn|Raadvad
Raisio|Rajamäen|Ramlösa|Rana|Ravensburger|Razer|Real Snacks|Red Bull|Reissumies|Rekorderlig|Rema 1000|reMarkable
Remington
Renée Voltaire|Rett i koppen|Rexona|Ribena|Riberhus|Ridderheims|Rieber|Ringnes|Ringsted Dun|Risella|Risenta
Risifrutti|Ristorante|Ritter Sport|Robbes|Roborock|Rockstar Games|ROCKWOOL|Rodalon|Rokkedahl|Røros|Røros Meieri
Rørosmeieriet|Rörstrand|Rosendahl|Rosendals|Royal Canin|Royal Classic|Royal Copenhagen|Royal Dansk
Royal Greenland
Royal Øl|Royal Unibrew|Royalgreenland|Russell Hobbs|Rusta|Rydbergs|Rynkeby|Ryobi|Ryvita|Saarioinen|Sadolin|Sætre
Saguaro|Saint Agur|Såklart|Salakis|Salling Øko|Saltå Kvarn|Saludo|Salvequick|Samsung|Samyang|San Pellegrino
Sana-sol
Sandberg|Sandels|SanDisk|Sandnes Garn|Sandstrøm|Sanex|Santa Maria|Saskia|Sätra|Scan|Scanpan|Schär|Scholl
Schulstad|Schwarzkopf|Schweppes|Schysst käk|Scotch-Brite|Scrabble|Segway|Semper|Sennheiser|Senseo|Sensodyne|Serla|Sevan
Sheba|Showa|SIA Glass|Sibylla|Siemens|Sigdal|Siku|Silvercrest|Sinebrychoff|Singoalla|Sjokade|Skånemejerier
Skeppshult|Skipper's|Skippy|Skittles|Skogaholm|Skrållan|Slaktarkorv|Slåttergårdens|Slots Pilsner|Slotts
SMAAK|Småfolk
SmartStore|Smeg|Smirnoff|Smirnoff Ice|Smørbukk|Snack Day|Snellman|Snickers|Snøfrisk|Søbogaard|Södahl|Sofiero
Soft Flora|Softlan|SoftStyle|Solevita|Solidox|Solstickan|Solvinge|Somersby|Sonax|Sonicare|Sonos|Sony|Sopps
Sørlandschips|Sorunda Korvfabrik|Spax|Spendrups|Spice Up|Spice World|Spis Grillstad|Sprite|Stabbur-Makrell|Stabburet
Stabbursdalen|Staedtler|Stala|Starbucks|Steff Houlberg|Stella Artois|Stelton|Stensåkra|Sterilan|Stiga|Stihl
Stimorol|Stranda|Stratos|Stryhn's|Suffeli|Sun Lolly|Sun-Maid|Sunniva|Sunnuntai|Suomen Hiiva|Svansø|Svegro|Svennes
Svenska Bin|Svenskt Smör|Swiffer|Swirl|Synnøve|Synnøve Finden|Tabasco|Tactic|Taffel|Tamminen|Tampax|Tapola
Tarkett|Tassimo|TCL|Teddykompaniet|Tefal|Teho|Teknos|TePe|Terre Ducali|tesa|Tetley|Them|Thise
Thisted Bryghus|Tholstrup|Tic Tac|Tican|Ticket to Ride|Tikkurila|Tilda|Tine|Tipiak|Tjerbo|Toblerone|Toffifee
Toilet Duck|Tolu|Toms|Toppits|Torky|Toro|Tørsleffs|Toshiba|Touch of Taste|TP-Link|Trattoria Alfredo|Trefl|Treo
Tresemmé|Triumf Glass|Trocadero|Troika|Trondhjems|Tropicana|Tuborg|Tuborg Squash|TUC|Tulip|Tunturi|Tupla|Turtle Wax
Turun Sinappia|Tutteli|Tutti Frutti|Twinings|Twix|Tyrkisk Peber|Uhhmami|Uhu|Uncle Ben's|United Office|Upcider
UPO|Urtekram|Vaasan|Valeo|Valio|Valio Profeel|Vallila|Valsemøllen|Van Houten|Vanish|Varma koppen|Varta|Vaseline
Västerbottensost|Vätterdelikatesser|Veet|VegMe|Velbo|Vemondo|Verum|Vestfold Fugl|Vestlandslefsa|Vichy|Vichy Original
Victorinox|Vidinge Grönt|Vileda|Villa Farris|Villa Maria|Vilstrupgård|Violife|Virgino|Vita hjertego'|Vita Wrap|Vitacress
Vitafit|Vitakraft|Vitamin Well|Vitaplex|VM Carpet|Volvic|Vom og Hundemat|Vov|Wapnö|Wasa|Wästgöta
Wästgöta Kloster|Wc Duck|Weetabix|Weetos|Weibulls|Wella|Wellpur|Wera|Wernersson|Werther's|Wettex|Whirlpool
Whiskas|Wibe|Wibe Ladders|Wilfa|Wilkinson Sword|Willys|Wiltmann|Winborg|Winborgs|Wrigley's|X-range|X-tra|Xiaomi|Xtorm
Xtra|Xylimax|Yakult|Ybarra|Yi-pin Soya|Yipin|Yoggi|Yogho! Yogho!|Yoplait|Yosemite|Ytterøykylling|Yum Yum|Zalo
Zarelia|Zendium|Zeroh!|Zespri|Zeta|Zewa|Zingo|Zoégas|Zymelin
`

/** Brands whose names are also other words, but not where they begin a heading (`Finish tabs`). */
export const leadingBrandNames = `
Ali|Always|Apple|Asko|Aura|Axe|Bic|Bona|Brago|Bravo|Brother|Brunberg|Burn|Celsius|Crivit|Cultura|Disney|Druvan|Edet
Ehrmann|Ernesto|Fage|Finish|Firkløver|Flora|Gerber|Hama|Hansa|HK|HP|Idyll|Jacobs|Jordan|Kania|Karat|Karhu|Keiju|Kiilto
Kinder|Knauf|Kobbs|Laban|Latz|LG|Lion|Lotus|LV|Mack|Magnum|Matilde|Meira|Merci|Monster|Neutral|Nixe|Nora|Nordsø
Norrgott|Olden|Orbit|Pilos|Playbox|Polly|Raid|Rainbow|Rosten|Salma|Serto|Sika|Smash|Solo|Sondey|Stange|Stanley|Sun|Tempt
Tempur|Torino|Twist|Urge|V6|Venus|Via|Viola|Voss|W5|Weber|Wilson|XZ|Yes|YT
`

/** Brands whose names are also common words, so that they count only where nothing but a brand stands. */
export const commonWordBrandNames = `
Aida|Aino|Aito|AMA|Amanda|Annas|AOC|Aurora|Blanco|Blomstra|BOB|BonBon|Bong|Bonne|Borup|Boy|Bruder|CAT|Cirkel|Clipper
Comfort|Copag|Cosmica|Crave|Cucina|Cult|Define|Delikat|Deluxe|Dent|Dior|Doc|Dogman|Domino|Duck|Duux|Educa|Eskimo
Farmers|Fasana|Favorit|Folkets|Fresh|Fun|Glad|Global|Google|Gorilla|Gourmet|GP|Gram|Guide|Halva|Hansen|Hansens|Hestra
Hof|Hoff|Holle|House|Humer|IDO|Ihana|Jolly|Jopo|Jumbo|Karto|Kismet|Kraft|Kvill|Lady|Lapin|Leader|Lempi|Lillehammer
Linie|Livol|Logik|Lu|Magnor|Mama|Maria|Mars|Masi|Meri|Micro|Miller|Mobil|Motek|Muksu|Mush|Mustang|Muu|Neste|Olympia
Omar|Omega|One|Orlando|Oscar|Ota|Oxford|Panda|Paradis|Piano|Piccolo|Pingvin|Planti|Polar|Prima|Prime|Princip|Regal|Rio
Royal|SAGA|Salling|Select|Sense|Shaker|Sharp|Sini|Sisu|Skona|Smart|Smil|Start|Sunlight|Telemark|Thy|Tide|Tind|Tower
Tropic|Underground|UNO|Velvet|Vika|Werner
`

/** What the brands sell whose names are also words beside other goods: `Apple pie` is no electronics. */
export const partsOfBrands = `
electronics: Apple
household: Finish|Raid|Sun|Via|Yes
household health-care baby: Neutral
health-care household appliances baby: Jordan
health-care appliances: Venus
dairy-eggs: Cultura|Primula|Viola
dairy-eggs pantry: Flora
dairy-eggs drinks: Aura|Matilde
drinks: Battery|Burn|Celsius|Jaffa|Monster|Olden|Solo|Sprite|Tempt|Tropicana|Urge|Voss
frozen sweets-snacks: Magnum|Tupla
sweets-snacks bread-cakes frozen: Delicato
sweets-snacks frozen pantry bread-cakes dairy-eggs: Lion|Smash|Twist
sweets-snacks bread-cakes pantry frozen household health-care: Lotus
pantry frozen meat-fish bread-cakes fruit-vegetables sweets-snacks dairy-eggs: Toro
building: Sika
`
