import { storageName } from '#app/device/storage-name.ts'

/** Whether the device may have stored a user's list. */
async function isAnythingKept(): Promise<boolean> {
  try {
    const storages = await indexedDB.databases()
    return storages.some(({ name }) => name === storageName)
  } catch (error) {
    // A browser that denies its storage has stored nothing. One that cannot list databases (Firefox before 126) may have.
    return !(error instanceof DOMException && error.name === 'SecurityError')
  }
}

/** Deletes the user's name, list and pictures from the device. The code for it is loaded only if there may be a list. */
export async function forgetShopper(): Promise<void> {
  if (!(await isAnythingKept())) return
  const [{ forgetUser }, { forgetPictures }] = await Promise.all([
    import('#app/device/device-storage.ts'),
    import('#app/device/list-pictures.ts'),
  ])
  await Promise.all([forgetUser(), forgetPictures()])
}
