import { defineConfig } from '@pandacss/dev'
import presetBase from '@pandacss/preset-base'
import { secondFactorsRecipe } from './app/features/account/factors/factors.recipe.ts'
import {
  accountFormRecipe,
  formLinksRecipe,
  postalCodeRecipe,
  radioGroupRecipe,
} from './app/features/account/form/account-form.recipe.ts'
import { loginOrRegistrationRecipe } from './app/features/account/login/login-or-registration.recipe.ts'
import { userButtonRecipe, userMenuRecipe } from './app/features/account/menu/user-menu.recipe.ts'
import {
  accountNoticeRecipe,
  verifyNoticeRecipe,
} from './app/features/account/notices/account-notice.recipe.ts'
import { accountPageRecipe } from './app/features/account/page/account-page.recipe.ts'
import {
  accountDeletionRecipe,
  profileOwnerRecipe,
  profileRecipe,
  profileSessionsRecipe,
} from './app/features/account/profile/profile.recipe.ts'
import { addToListRecipe } from './app/features/add-to-list/add-to-list.recipe.ts'
import { adSlotRecipe } from './app/features/ads/ad-slot.recipe.ts'
import { anchorAdRecipe } from './app/features/ads/anchor-ad.recipe.ts'
import { consentBannerRecipe } from './app/features/consent/consent-banner.recipe.ts'
import {
  ingredientsRecipe,
  postCardsRecipe,
  postHeadingRecipe,
  postRecipe,
} from './app/features/content/content.recipe.ts'
import { membershipsRecipe } from './app/features/memberships/memberships.recipe.ts'
import { chainTilesRecipe, myChainsRecipe } from './app/features/my-chains/my-chains.recipe.ts'
import {
  categoriesPageRecipe,
  categoryListRecipe,
} from './app/features/navigation/categories/category-list.recipe.ts'
import { footerRecipe } from './app/features/navigation/footer.recipe.ts'
import { bottomBarRecipe, headerRecipe } from './app/features/navigation/header.recipe.ts'
import { languagePageRecipe } from './app/features/navigation/language/language-page.recipe.ts'
import { megaMenuRecipe } from './app/features/navigation/mega/mega-menu.recipe.ts'
import { navigationMenuRecipe } from './app/features/navigation/menu/navigation-menu.recipe.ts'
import { languageOfferRecipe } from './app/features/navigation/offer/language-offer.recipe.ts'
import { progressBarRecipe } from './app/features/navigation/progress-bar.recipe.ts'
import { notificationsRecipe } from './app/features/notifications/notifications.recipe.ts'
import { categoryPageRecipe } from './app/features/offers/category/category-page.recipe.ts'
import { countedPlusRecipe } from './app/features/offers/counted/counted-plus.recipe.ts'
import { agentBandRecipe } from './app/features/offers/front/agent-band.recipe.ts'
import { categoryGroupsRecipe } from './app/features/offers/front/category-groups.recipe.ts'
import { frontLeafletsRecipe } from './app/features/offers/front/front-leaflets.recipe.ts'
import { heroRecipe } from './app/features/offers/front/hero.recipe.ts'
import { clearQuestionRecipe } from './app/features/offers/front/recently-viewed/clear-question.recipe.ts'
import { leafletRecipe, leafletTileRecipe } from './app/features/offers/leaflet/leaflet.recipe.ts'
import { offerCardRecipe, offerGridRecipe } from './app/features/offers/offer-card.recipe.ts'
import { offerPreviewRecipe } from './app/features/offers/preview/offer-preview.recipe.ts'
import { chainComparisonRecipe } from './app/features/offers/product/prices/chain-comparison.recipe.ts'
import { priceHistoryRecipe } from './app/features/offers/product/prices/price-history.recipe.ts'
import { productPageRecipe } from './app/features/offers/product/product-page.recipe.ts'
import { offerReportRecipe } from './app/features/offers/report/offer-report.recipe.ts'
import { answerRecipe } from './app/features/offers/results/answer/answer.recipe.ts'
import { productShopsRecipe } from './app/features/offers/results/cards/product-shops.recipe.ts'
import { filtersRecipe, resultsRecipe } from './app/features/offers/results/results.recipe.ts'
import { scannerRecipe } from './app/features/offers/scanner/scanner.recipe.ts'
import { offerViewerRecipe } from './app/features/offers/viewer/offer-viewer.recipe.ts'
import {
  leafletCoverRecipe,
  partnerRecipe,
  weeklyPageRecipe,
} from './app/features/offers/weekly/weekly.recipe.ts'
import { agentIntroRecipe } from './app/features/price-agent/intro/agent-intro.recipe.ts'
import { agentModalRecipe } from './app/features/price-agent/modal/agent-modal.recipe.ts'
import {
  agentStepsRecipe,
  priceAgentRecipe,
  watchRecipe,
} from './app/features/price-agent/price-agent.recipe.ts'
import { searchPanelRecipe, searchRowRecipe } from './app/features/search/panel/search-panel.recipe.ts'
import { searchBoxRecipe } from './app/features/search/search-box.recipe.ts'
import { itemFieldRecipe } from './app/features/shopping-list/adding/item-field.recipe.ts'
import { itemSuggestionsRecipe } from './app/features/shopping-list/adding/suggestions/item-suggestions.recipe.ts'
import { listButtonRecipe } from './app/features/shopping-list/list-button.recipe.ts'
import { listSheetRecipe } from './app/features/shopping-list/list-sheet.recipe.ts'
import { waitingItemsRecipe } from './app/features/shopping-list/overview/waiting-items.recipe.ts'
import {
  allFetchedRecipe,
  listPanelRecipe,
  listSkeletonRecipe,
} from './app/features/shopping-list/panel/list-panel.recipe.ts'
import { printedListRecipe } from './app/features/shopping-list/printed/printed-list.recipe.ts'
import { retiredListsRecipe } from './app/features/shopping-list/retired/retired-lists.recipe.ts'
import { listGroupRecipe, listItemRecipe } from './app/features/shopping-list/rows/list-item.recipe.ts'
import { itemDeedRecipe } from './app/features/shopping-list/sharing/item-deed.recipe.ts'
import { listMenuRecipe, listPeopleRecipe } from './app/features/shopping-list/sharing/list-menu.recipe.ts'
import { shopModeRecipe } from './app/features/shopping-list/shop/shop-mode.recipe.ts'
import { weekRecipesRecipe } from './app/features/shopping-list/trip/recipes/week-recipes.recipe.ts'
import { tripSheetRecipe } from './app/features/shopping-list/trip/trip-sheet.recipe.ts'
import { wholeEmailRecipe } from './app/i18n/whole-email.recipe.ts'
import { breadcrumbsRecipe } from './app/ui/breadcrumbs/breadcrumbs.recipe.ts'
import { buttonRecipe, iconButtonRecipe } from './app/ui/button/button.recipe.ts'
import { categoryIconRecipe } from './app/ui/category-icon/category-icon.recipe.ts'
import { chainTileRecipe } from './app/ui/chain-tile/chain-tile.recipe.ts'
import { checkboxRecipe } from './app/ui/checkbox/checkbox.recipe.ts'
import { chipRecipe, chipsRecipe } from './app/ui/chip/chip.recipe.ts'
import { doneRecipe } from './app/ui/done/done.recipe.ts'
import { emptyRecipe } from './app/ui/empty/empty.recipe.ts'
import {
  checkFieldRecipe,
  fieldRecipe,
  formMessageRecipe,
  strengthMeterRecipe,
  submitButtonRecipe,
} from './app/ui/field/field.recipe.ts'
import { flagRecipe } from './app/ui/flag/flag.recipe.ts'
import { globalCss } from './app/ui/global-css.ts'
import { iconRecipe } from './app/ui/icon/icon.recipe.ts'
import { keptStatusRecipe } from './app/ui/kept-status/kept-status.recipe.ts'
import { missingPartRecipe } from './app/ui/missing-part/missing-part.recipe.ts'
import { modalRecipe } from './app/ui/modal/modal.recipe.ts'
import { noteRecipe } from './app/ui/note/note.recipe.ts'
import { messagePageRecipe } from './app/ui/page/message-page.recipe.ts'
import {
  linkRecipe,
  pageColumnRecipe,
  quietRecipe,
  sectionHeadRecipe,
  sectionRecipe,
} from './app/ui/page/page.recipe.ts'
import { prosePageRecipe } from './app/ui/page/prose-page.recipe.ts'
import { pictureRecipe } from './app/ui/picture/picture.recipe.ts'
import { postPictureRecipe } from './app/ui/post/post-picture.recipe.ts'
import { priceConditionsRecipe, priceRecipe, priceTagRecipe } from './app/ui/price/price.recipe.ts'
import { readAloudRecipe } from './app/ui/read-aloud/read-aloud.recipe.ts'
import { withoutPandaRuntime } from './app/ui/recipes/recipe-modules.ts'
import { selectRecipe } from './app/ui/select/select.recipe.ts'
import { skeletonRecipe } from './app/ui/skeleton/skeleton.recipe.ts'
import { skipLinkRecipe } from './app/ui/skip-link/skip-link.recipe.ts'
import { stepperRecipe } from './app/ui/stepper/stepper.recipe.ts'
import { breakpoints, semanticTokens, tokens } from './app/ui/tokens.ts'
import { wordmarkRecipe } from './app/ui/wordmark/wordmark.recipe.ts'

const recipes = {
  accountForm: accountFormRecipe,
  allFetched: allFetchedRecipe,
  breadcrumbs: breadcrumbsRecipe,
  button: buttonRecipe,
  chainTile: chainTileRecipe,
  checkbox: checkboxRecipe,
  checkField: checkFieldRecipe,
  chip: chipRecipe,
  chips: chipsRecipe,
  clearQuestion: clearQuestionRecipe,
  done: doneRecipe,
  empty: emptyRecipe,
  flag: flagRecipe,
  formLinks: formLinksRecipe,
  formMessage: formMessageRecipe,
  icon: iconRecipe,
  categoriesPage: categoriesPageRecipe,
  categoryIcon: categoryIconRecipe,
  iconButton: iconButtonRecipe,
  keptStatus: keptStatusRecipe,
  link: linkRecipe,
  messagePage: messagePageRecipe,
  note: noteRecipe,
  offerGrid: offerGridRecipe,
  priceConditions: priceConditionsRecipe,
  picture: pictureRecipe,
  quiet: quietRecipe,
  section: sectionRecipe,
  sectionHead: sectionHeadRecipe,
  select: selectRecipe,
  skipLink: skipLinkRecipe,
  stepper: stepperRecipe,
  strengthMeter: strengthMeterRecipe,
  submitButton: submitButtonRecipe,
  pageColumn: pageColumnRecipe,
  progressBar: progressBarRecipe,
  postHeading: postHeadingRecipe,
  postPicture: postPictureRecipe,
  prosePage: prosePageRecipe,
  readAloud: readAloudRecipe,
  wholeEmail: wholeEmailRecipe,
  wordmark: wordmarkRecipe,
}

const slotRecipes = {
  accountDeletion: accountDeletionRecipe,
  accountNotice: accountNoticeRecipe,
  accountPage: accountPageRecipe,
  addToList: addToListRecipe,
  adSlot: adSlotRecipe,
  agentBand: agentBandRecipe,
  agentIntro: agentIntroRecipe,
  agentModal: agentModalRecipe,
  agentSteps: agentStepsRecipe,
  anchorAd: anchorAdRecipe,
  answer: answerRecipe,
  consentBanner: consentBannerRecipe,
  countedPlus: countedPlusRecipe,
  bottomBar: bottomBarRecipe,
  categoryGroups: categoryGroupsRecipe,
  categoryPage: categoryPageRecipe,
  chainComparison: chainComparisonRecipe,
  chainTiles: chainTilesRecipe,
  field: fieldRecipe,
  filters: filtersRecipe,
  footer: footerRecipe,
  frontLeaflets: frontLeafletsRecipe,
  header: headerRecipe,
  hero: heroRecipe,
  ingredients: ingredientsRecipe,
  languageOffer: languageOfferRecipe,
  languagePage: languagePageRecipe,
  leaflet: leafletRecipe,
  leafletCover: leafletCoverRecipe,
  leafletTile: leafletTileRecipe,
  listButton: listButtonRecipe,
  listGroup: listGroupRecipe,
  listItem: listItemRecipe,
  listMenu: listMenuRecipe,
  listPanel: listPanelRecipe,
  printedList: printedListRecipe,
  listPeople: listPeopleRecipe,
  itemField: itemFieldRecipe,
  itemSuggestions: itemSuggestionsRecipe,
  listSheet: listSheetRecipe,
  scanner: scannerRecipe,
  shopMode: shopModeRecipe,
  tripSheet: tripSheetRecipe,
  weekRecipes: weekRecipesRecipe,
  itemDeed: itemDeedRecipe,
  listSkeleton: listSkeletonRecipe,
  loginOrRegistration: loginOrRegistrationRecipe,
  missingPart: missingPartRecipe,
  modal: modalRecipe,
  megaMenu: megaMenuRecipe,
  myChains: myChainsRecipe,
  memberships: membershipsRecipe,
  navigationMenu: navigationMenuRecipe,
  categoryList: categoryListRecipe,
  notifications: notificationsRecipe,
  offerCard: offerCardRecipe,
  offerPreview: offerPreviewRecipe,
  offerReport: offerReportRecipe,
  offerViewer: offerViewerRecipe,
  partner: partnerRecipe,
  post: postRecipe,
  postalCode: postalCodeRecipe,
  postCards: postCardsRecipe,
  price: priceRecipe,
  priceAgent: priceAgentRecipe,
  priceHistory: priceHistoryRecipe,
  priceTag: priceTagRecipe,
  productPage: productPageRecipe,
  productShops: productShopsRecipe,
  profile: profileRecipe,
  profileOwner: profileOwnerRecipe,
  profileSessions: profileSessionsRecipe,
  secondFactors: secondFactorsRecipe,
  radioGroup: radioGroupRecipe,
  results: resultsRecipe,
  retiredLists: retiredListsRecipe,
  searchBox: searchBoxRecipe,
  searchPanel: searchPanelRecipe,
  searchRow: searchRowRecipe,
  skeleton: skeletonRecipe,
  userButton: userButtonRecipe,
  userMenu: userMenuRecipe,
  verifyNotice: verifyNoticeRecipe,
  waitingItems: waitingItemsRecipe,
  watch: watchRecipe,
  weeklyPage: weeklyPageRecipe,
}

export default defineConfig({
  // Our own tokens only: the default preset's would be a quarter of the stylesheet.
  // The base preset gives every element custom properties that no style reads. Without `eject`, Panda adds the whole preset.
  eject: true,
  presets: [{ ...presetBase, globalCss: {} }],
  preflight: true,
  include: ['./app/**/*.{ts,tsx}'],
  exclude: ['./app/server/**', './app/domain/**'],
  outdir: 'styled-system',
  hooks: {
    'codegen:prepare': ({ artifacts }) => withoutPandaRuntime(artifacts, { ...recipes, ...slotRecipes }),
  },
  conditions: {
    extend: {
      dark: '@media (prefers-color-scheme: dark)',
      // A touch screen would keep the hovered look after a tap. `:where`, so that pressed, chosen and disabled looks win.
      hover: ['@media (hover: hover)', '&:where(:hover)'],
    },
  },
  globalCss,
  // Variants are often chosen by data (a wall's tint, a yellow price), where no literal shows which are used.
  staticCss: { recipes: '*' },
  theme: {
    extend: {
      breakpoints,
      tokens: {
        ...tokens,
        animations: {
          pulse: { value: 'pulse 1.4s {easings.inOut} infinite alternate' },
          pass: { value: 'pass 1.2s {easings.inOut} infinite' },
          arrive: { value: 'arrive 1.2s {easings.out}' },
        },
      },
      keyframes: {
        progressAppear: { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
        progressGrow: { from: { scale: '.05 1' }, to: { scale: '.95 1' } },
        pulse: { to: { opacity: '.5' } },
        pass: { from: { translate: '-100%' }, to: { translate: '250%' } },
        arrive: { from: { backgroundColor: '{colors.brand.soft}' } },
      },
      semanticTokens,
      recipes,
      slotRecipes,
    },
  },
})
