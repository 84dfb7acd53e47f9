/** What a device keeps is under this name in IndexedDB. */
export const storageName = 'tilbudsugen'
