/** Whether an element is in a dialog over the page, such as the add-to-list modal: the dropdown stays open behind it. */
export function isInDialog(target: Element): boolean {
  return target.closest('dialog') !== null
}
