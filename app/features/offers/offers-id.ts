/** By which a page's skip link finds its offers. */
export const offersId = 'offers'
