// The pages below `/partner` and their heads in one file, so that the first load of other pages names only one chunk.

export { LeafletPage } from '#app/features/offers/leaflet/leaflet-page.tsx'
export { ChainPage } from '#app/features/offers/weekly/chain-page.tsx'
export { PartnersPage } from '#app/features/offers/weekly/partners-page.tsx'
export { chainHead, leafletHead, partnersHead } from '#app/features/offers/weekly/weekly-heads.ts'
