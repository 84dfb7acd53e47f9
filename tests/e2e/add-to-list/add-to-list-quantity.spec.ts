import { registerShopper } from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { addFirst, modalOf, quantitiesOn } from './add-to-list-modal.ts'

test.describe('§5 add-to-list modal: the quantity', () => {
  test('is required: without it nothing is sent', async ({ page, visit }) => {
    await registerShopper(page)
    await visit('/dk/offer/kaffe')
    await addFirst(page)
    const modal = modalOf(page)
    await modal.getByLabel('Antal', { exact: true }).fill('')
    await modal.getByLabel('Antal', { exact: true }).press('Enter')
    await expect(modal.getByRole('button', { name: 'Læg på sedlen' })).toBeDisabled()
    await expect(modal.getByLabel('Antal', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  })

  test('is a whole number: other text is not converted to one', async ({ page, visit }) => {
    await registerShopper(page)
    await visit('/dk/offer/kaffe')
    const name = await addFirst(page)
    const modal = modalOf(page)
    const quantity = modal.getByLabel('Antal', { exact: true })
    const submit = modal.getByRole('button', { name: 'Læg på sedlen' })
    for (const text of ['1,5', '-2', '2x', '0', 'to']) {
      await quantity.fill('')
      await quantity.pressSequentially(text)
      await expect(quantity).toHaveValue(text)
      await expect(quantity).toHaveAttribute('aria-invalid', 'true')
      await expect(quantity).toHaveAccessibleDescription('Skriv et helt tal, mindst 1.')
      await expect(submit).toBeDisabled()
      await quantity.press('Enter')
    }
    await expectAccessible(page)
    expect(await quantitiesOn(page)).toEqual([])
    await quantity.fill('2x')
    await quantity.press('End')
    await quantity.press('Backspace')
    await expect(quantity).toHaveAttribute('aria-invalid', 'false')
    await expect(quantity).toHaveAccessibleDescription('')
    await modal.getByRole('button', { name: 'En mere' }).click()
    await expect(quantity).toHaveValue('3')
    await submit.click()
    await expect.poll(() => quantitiesOn(page)).toEqual([{ name, quantity: 3 }])
  })
})
