/** The word of the product's logo, the same in every language (PRODUCT-5). */
export const productName = 'Tally';
