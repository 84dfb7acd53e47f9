/** The name of the device's database in IndexedDB. */
export const storageName = 'tilbudsugen'
