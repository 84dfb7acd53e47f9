/** A fruit or taste: the icon it is shown by, and the colour of what is made of it. */
export type Taste = { readonly icon: string; readonly colour: string }

/** The words of each taste in Danish, Norwegian, Swedish, Finnish and English. A name that holds several shows the first. */
const tastes: readonly [pattern: RegExp, icon: string, colour: string][] = [
  [/jordbær|jordgubb|mansikka|strawberry/, 'strawberry', '#C62A3F'],
  [/hindbær|bringebær|hallon|vadelma|raspberry/, 'raspberry', '#A51E4D'],
  [/blåbær|blåbär|mustikka|blueberry|skovbær|skogsbær|skogsbär|metsämarja/, 'blueberries', '#3D2A66'],
  [/solbær|svartvinbär|svarta vinbär|mustaherukka/, 'blackcurrants', '#3A1838'],
  [/tyttebær|lingon|puolukka|karpalo|cranberry/, 'lingonberries', '#B3152F'],
  [/kirsebær|körsbär|kirsikka|cherry cola/, 'cherries', '#9E1B32'],
  [/granatæble|granateple|granatäpple|granaattiomena/, 'pomegranate', '#A51E3D'],
  [/abrikos|aprikos|aprikoosi/, 'apricot', '#F0A030'],
  [/fersken|persika|persikka|\bpeach/, 'peach', '#E8934A'],
  [/appelsin|apelsin|appelsiini|\borange\b/, 'tangerine', '#F08A1E'],
  [/grape|greippi/, 'grapefruit', '#F2A08A'],
  [/citron|sitron|sitruuna|\blemon|citrus|sitrus/, 'lemon', '#E8D98A'],
  [/\blime/, 'lime', '#B8D878'],
  [/hyldeblomst|hylleblomst|fläder|elderflower|seljankukka/, 'elderflower', '#EDE6B8'],
  [/æble|eple|äpple|äppel|omena|\bapple/, 'red-apple', '#E0B568'],
  [/pære|päron|päärynä|\bpear\b/, 'pear', '#D9DE8E'],
  [/banan|banaani/, 'banana', '#F3D98A'],
  [/mango/, 'mango', '#F5B942'],
  [/spaghetti|spagetti/, 'spaghetti', '#C8553A'],
  [/lasagne/, 'lasagne', '#C8553A'],
  [/tomat|tomaatti/, 'tomato', '#C0392B'],
  [/svamp|kantarell|sieni|sopp\b/, 'mushroom', '#C9B08A'],
  [/spinat|spenat|pinaatti/, 'leafy-green', '#3F7A38'],
  [/broccoli|brokkoli|parsakaali/, 'broccoli', '#3F7A38'],
  [/ært|ert|ärt|herne/, 'pea-pod', '#6FA046'],
  [/gulerod|gulrot|morot|porkkana|bataat/, 'carrot', '#F2A65A'],
  [/chok|sjok|suklaa|kakao|kaakao/, 'chocolate-bar', '#6B3F24'],
]

/** Kinds of goods whose picture shows a fruit or taste, so that it must be the one that the words name. */
const tasty = new Set(
  `orange-soda lemon-soda sparkling-water orange-juice apple-juice squash ice-tea cider yoghurt-fruit skyr quark ice-cream
  jam baby-food frozen-vegetables frozen-berries soup vitamins muffin`.split(/\s+/),
)

/** The taste that the words of goods name, in lower case; undefined if they name none or their kind shows none. */
export function tasteOf(kind: string, words: string): Taste | undefined {
  const [, icon, colour] = (tasty.has(kind) && tastes.find(([pattern]) => pattern.test(words))) || []
  return icon && colour ? { icon, colour } : undefined
}
