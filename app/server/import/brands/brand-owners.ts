/** The brands that own others: the owner, a colon, and its brands. A brand of two makers (`Felix`) is not among them. */
export const brandOwners = `
Abba: Kalles
Apple: AirPods, MacBook Air, iPad, iPhone
Arla: Apetina, Arla Köket, Bregott, Buko, Castello, Cheasy, Cocio, Cultura, Ingmariini, Jörd, KESO, Karolines Køkken, Kesella, Keso, Klovborg, Kvibille, Kærgården, Lurpak, Lærkevang, Matilde, Riberhus, Svenskt Smör, Yoggi
Blå Band: Varma koppen
Carlsberg: Grimbergen, Jacobsen, Somersby, Tuborg, Tuborg Squash
Cloetta: Ahlgrens, Jenkki, Läkerol, Malaco, Mynthon, Tupla
Coca-Cola: Fanta, Sprite
Coop: Xtra, Änglamark
Dafgårds: Billys
Danish Crown: Tulip
Dr. Oetker: Ristorante
Edet: Torky
Fazer: Domino, Dumle, Geisha, Karl Fazer, Kismet, Marianne, Oululainen
Freia: Firkløver, Kvikk Lunsj, Melkerull, Sjokade
Gillette: Venus
Göteborgs: Ballerina, Brago, Singoalla
Hartwall: Golden Cap, Jaffa, Karjala, Lapin Kulta, Novelle, Original Long Drink, Vichy Original
Hennig-Olsen: Idyll
HK: Camping, Kariniemen
ICA: ICA Basic
Jotun: Drygolin, Jotaproff, Lady
JYSK: Dreamzone, Kronborg, Wellpur
Kiilto: Tolu
Lilleborg: Define, Jif, Klorin, Krystal, Lano, Milo, OMO, Solidox, Sterilan, Zalo
L'Oréal: Elvital
L'Oréal Paris: Elvital
Marabou: Aladdin, Daim, Paradis
Mattel: UNO
Meira: Kulta Katriina, Saludo
Mills: Melange, Soft Flora, Vita hjertego'
Nescafé: Dolce Gusto
Nestlé: Cheerios, KitKat, NAN, Nescafé, Nescafé Dolce Gusto, Nesquik, Piltti, Purina One
Nidar: Crispo, Laban, Smash, Smørbukk, Stratos, Troika
Norrmejerier: Norrgott, Verum, Västerbottensost
Olvi: Sandels, Teho
Paulig: Juhla Mokka, Presidentti
Philips: Sonicare
Pirkka: Pirkka Parhaat
Purina: Gourmet, Purina One, Purina Pro Plan
Raisio: Elovena, Sunnuntai, Torino
Ringnes: Farris, Imsdal, Solo
Royal Unibrew: Albani, Faxe Kondi, Royal Øl, Tempt
Sætre: Bixit
Scan: Mamma Scan
Sinebrychoff: Battery, Karhu, Koff, Upcider
Skånemejerier: Allerum, Bravo
Sony: PlayStation
Stabburet: Big One, Grandiosa, Nugatti
TINE: Biola, Brelett, Bremykt, Fløtemysost, Go' morgen, Gudbrandsdalsost, Jarlsberg, Kesam, Litago, Norvegia, Snøfrisk, Sunniva, YT
Toms: Anthon Berg, Ga-Jol, Galle & Jessen, Pingvin
Valio: Aura, Koskenlaskija, Mifu, Oivariini, Oltermanni, Tutteli, Viola
`
