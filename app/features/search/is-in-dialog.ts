/** Whether something is in a dialog over the page, as the add-to-list modal: the dropdown waits behind it. */
export function isInDialog(target: Element): boolean {
  return target.closest('dialog') !== null
}
