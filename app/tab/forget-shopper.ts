/**
 * Lets the device forget whose list it kept, and the list. Only one with a service worker has kept any; others do not
 * fetch the code for it.
 */
export async function forgetShopper(): Promise<void> {
  if (!(await navigator.serviceWorker?.getRegistration())) return
  const [{ forgetUser }, { forgetPictures }] = await Promise.all([
    import('#app/api/device-storage.ts'),
    import('#app/api/list-pictures.ts'),
  ])
  await Promise.all([forgetUser(), forgetPictures()])
}
