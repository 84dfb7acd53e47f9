import { storageName } from '#app/device/storage-name.ts'

/** Whether anybody's list may ever have been kept here. */
async function isAnythingKept(): Promise<boolean> {
  try {
    const storages = await indexedDB.databases()
    return storages.some(({ name }) => name === storageName)
  } catch (error) {
    // A browser that denies its storage has kept nothing. One that cannot say, as Firefox before 126, may have.
    return !(error instanceof DOMException && error.name === 'SecurityError')
  }
}

/** Lets the device forget whose list it kept, and the list. Visitors who never had one do not fetch the code for it. */
export async function forgetShopper(): Promise<void> {
  if (!(await isAnythingKept())) return
  const [{ forgetUser }, { forgetPictures }] = await Promise.all([
    import('#app/device/device-storage.ts'),
    import('#app/device/list-pictures.ts'),
  ])
  await Promise.all([forgetUser(), forgetPictures()])
}
