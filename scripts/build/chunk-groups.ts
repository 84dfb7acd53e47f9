/**
 * Says which modules of the client share a file. There are few files: a small one compresses badly, needs a request of its
 * own, and is listed in the first file of each page. The shell is in that first file (`_app.tsx`).
 */
export const chunkGroups = [
  // Forms' schemas need it, and no page before its forms.
  { name: 'schemas', priority: 3, test: /node_modules\/valibot/ },
  // What runs the machines comes with the first of them, in one file: some of them need only a part of it. With it come the
  // small modules with which most of them ask the server.
  {
    name: 'xstate',
    priority: 1,
    test: /node_modules\/(xstate|@xstate\/react|use-isomorphic-layout-effect)\/|app\/flows\/tab\/use-emitted|machines\/(not-provided|hear-children)|app\/(domain\/(failure|text\/plain-line)|api\/(request|shopping-lists|price-agent)|flows\/(inspect\.ts|messages\/tell-failure|queries\/(keys|ask-|forget)))/,
  },
  { name: 'framework', priority: 2, tags: ['$initial' as const], test: /node_modules/ },
  // What the front page reads before there is a tab.
  {
    name: 'device',
    priority: 1,
    test: /app\/device\/(local-storage|viewed-offers-key|storage-name|random-uuid)/,
  },
  // What other pages read before there is a tab, and the tab too.
  {
    name: 'address',
    priority: 1,
    test: /app\/(flows\/tab\/read-address|domain\/agents\/price-agent\.|ui\/page\/(focus-heading|use-kept-focus))/,
  },
  // The parts of forms, and those of what opens over a page: each alone is a few hundred bytes.
  {
    name: 'form-parts',
    test: /app\/ui\/(field\/(form-message|field|text-field)\.|submit-button|stepper|done)|recipes\/(form-message|field|stepper|done|submit-button|form-links)\.mjs/,
  },
  {
    name: 'modal-parts',
    test: /app\/ui\/(modal\/(use-)?modal\.|backdrop|popup)|recipes\/modal\.mjs/,
  },
  // What pages with offers share: the card and all it is made of.
  {
    name: 'offers',
    priority: 1,
    test: /app\/(features\/offers\/[\w-]+\.tsx|ui\/page\/section|domain\/offers\/offer-period)|recipes\/(chips?|offer-grid)\.mjs/,
  },
  // The machines of the tab, in one file with all they need.
  { name: 'tab', test: /app\/flows\/tab\/open-tab/ },
  // What pages with ads share; the ads themselves come later.
  { name: 'ad-slot', test: /app\/(features\/ads\/ad-slot\.tsx|flows\/ads\/use-ad)|recipes\/ad-slot\.mjs/ },
]
