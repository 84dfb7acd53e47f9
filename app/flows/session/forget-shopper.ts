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

/** Has the device forget the user. The code for it is loaded only if there may be a list. */
export async function forgetShopper(): Promise<void> {
  if (!(await isAnythingKept())) return
  const { forgetDevice } = await import('./forget-device.ts')
  await forgetDevice()
}
