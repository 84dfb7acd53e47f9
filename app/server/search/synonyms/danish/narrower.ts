/** Danish goods, and after the colon narrower names that they answer too. */
export const danishNarrower = ``
