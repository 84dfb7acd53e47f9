/** What the guest items are kept under in the device's local storage. */
export const guestItemsKey = 'guestItems'
