/** The codes of goods in shops, as the Shape Detection API names them. */
export const formats = ['ean_13', 'ean_8', 'upc_a'] as const
