/** The number of organic rows in the dropdown before the sponsored one (§2.5). */
export const organicAboveSponsored = 4
