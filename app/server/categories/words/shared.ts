import type { PartWords } from './part-words.ts'

/** Words that Danish, Norwegian and Swedish share, folded, and names that shops use everywhere. */
export const sharedWords: PartWords = {
  'fruit-vegetables': {
    flavours: `avocado banan mango melon ananas kiwi papaya citron lime broccoli tomat paprika spinat squash
      chili potatis salat nektarin grapefrukt clementin clementiner basilikum persille dill mynte timian
      koriander rucola`,
  },
  'meat-fish': {
    goods: `filet entrecote schnitzel carpaccio salami chorizo prosciutto cevapcici kebab spareribs nuggets
      burgerbøf hamburgare pastrami mortadella bresaola serrano pancetta`,
    flavours: `bacon lam kalkun laks`,
  },
  'dairy-eggs': {
    dishes: `yoghurt yogurt jogurt skyr kefir kvark`,
    goods: `margarine crème fraiche cheasy cheese`,
    flavours: `mozzarella feta brie camembert cheddar gouda parmesan mascarpone ricotta halloumi burrata
      emmentaler gruyere havarti philadelphia pecorino manchego gorgonzola edam danablu`,
  },
  'bread-cakes': {
    goods: `baguette ciabatta focaccia croissant muffin brownie bagel donut doughnut naan pita pitabrød
      focacia brioche cheesecake cupcake`,
  },
  pantry: {
    dishes: `sauce remoulade dressing pesto ketchup nudel noodle noodles müsli musli mysli granola
      pastasauce`,
    goods: `pasta spaghetti penne fusilli lasagne lasagna tagliatelle makaroni macaroni couscous bulgur
      quinoa salsa bouillon fond cornflakes nutella tacosauce tortilla wrap tapenade hummus sriracha tahin
      gnocchi ravioli tortellini aioli guacamole taco tacos balsamico`,
    flavours: `kapers oliven oregano kanel karry curry kaffe vanilje vanilla polenta crema café`,
  },
  frozen: {
    dishes: `pizza minipizza`,
    goods: `calzone icecream gelato sorbet magnum cornetto`,
  },
  drinks: {
    dishes: `juice smoothie milkshake`,
    goods: `cola pepsi fanta sprite energidrik saft vin champagne prosecco cava vodka gin rom whisky whiskey
      rum cognac likør pilsner cider tonic lemonade limonade soda lager shiraz merlot cabernet chardonnay
      riesling sauvignon rioja amarone frappe`,
  },
  'sweets-snacks': {
    dishes: `cookie chips nachos popcorn crackers tortillachips doritos`,
    goods: `peanuts pistacie marcipan marshmallow dragee lakrids bolsje karamel karamell nougat toffee
      cashew cashewnød haribo pringles`,
    flavours: `chokolade choklad sjokolade choko`,
  },
  household: {
    goods: `servietter led`,
  },
  'health-care': {
    goods: `shampoo balsam deodorant deo parfume mascara lotion tampon tamponer bodylotion conditioner
      vitamin showergel ibuprofen paracetamol panodil`,
  },
  electronics: {
    goods: `laptop tablet smartphone iphone ipad playstation xbox headset bluetooth smartwatch router usb
      hdmi tv soundbar printer galaxy ssd powerbank`,
  },
  appliances: {
    goods: `blender airfryer toaster mixer`,
  },
  pets: {
    goods: `whiskas pedigree sheba dreamies purina mjau latz dogman friskies cesar eukanuba bozita frolic brekkies`,
  },
  others: `sandwich`,
  ignored: `mix blend original classic smart color colour`,
}
