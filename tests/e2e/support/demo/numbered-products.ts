/** The trade numbers of two products of the demo: of one that most chains have on offer, and of one that none has. */
export const codeOnOffer = '5701234567899'
export const codeNotOnOffer = '73513537'
