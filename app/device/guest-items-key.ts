/** The key of the guest items in local storage. */
export const guestItemsKey = 'guestItems'
