/** The key of the waiting item of the price agent in local storage. */
export const pendingWatchKey = 'pendingPriceAgentItem'
