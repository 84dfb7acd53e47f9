/** So many organic rows of the dropdown stand before the sponsored one (§2.5). */
export const organicAboveSponsored = 4
