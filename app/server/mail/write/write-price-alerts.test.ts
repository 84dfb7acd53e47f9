import { describe, expect, it } from 'vitest'
import type { TemplateInput, ToldOffer } from '../mail.ts'
import { writeMail } from './write-mail.tsx'

const coffee: ToldOffer = {
  name: 'JDE Gevalia, Formalet kaffe',
  size: '400\u00a0g',
  chain: 'Netto',
  country: 'dk',
  price: 3995,
  units: 1,
  unitType: 'stk.',
  unitPrice: 9988,
  quantityType: 'kg',
  startDate: '2026-11-20',
  endDate: '2026-11-26',
  lowestBefore: 4500,
  isBestOfYear: false,
  url: 'https://tilbudsugen.example/dk/single/7',
  stopUrl: 'https://tilbudsugen.example/api/price-agent/stop/1.2.x',
}
const milk: ToldOffer = {
  ...coffee,
  name: '<b>Letmælk</b>',
  size: '',
  chain: 'Rema 1000',
  price: 2000,
  units: 2,
  unitPrice: null,
  quantityType: null,
  lowestBefore: null,
  isBestOfYear: true,
  url: 'https://tilbudsugen.example/dk/single/8',
  stopUrl: 'https://tilbudsugen.example/api/price-agent/stop/1.3.x',
}
const input = (alerts: [ToldOffer, ...ToldOffer[]], more = 0): TemplateInput => ({
  template: 'price-alerts',
  name: 'Ida',
  language: 'da',
  country: 'dk',
  data: {
    alerts,
    more,
    url: 'https://tilbudsugen.example/dk/pricing-agent',
    stopUrl: 'https://tilbudsugen.example/api/price-agent/stop/1.mails.x',
  },
})
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('§4 price alerts: the mail of alerts', () => {
  it('tells the prices, the chain, the days, how the price stands, and how to stop each watch', async () => {
    const { subject, text } = await writeMail(input([coffee, milk]))
    expect(subject).toBe('2 tilbud på det, du følger')
    expect(plain(text)).toBe(`Dine varer er på tilbud

Hej Ida

Din prisagent har fundet noget til dig.

JDE Gevalia, Formalet kaffe, 400 g
Netto: 39,95 kr. (99,88 kr. pr. kg)
fredag 20.11 – torsdag 26.11
Laveste pris i de 30 dage før tilbuddet: 45,00 kr.
Se tilbuddet:
https://tilbudsugen.example/dk/single/7
Stop med at følge varen:
https://tilbudsugen.example/api/price-agent/stop/1.2.x

<b>Letmælk</b>
Rema 1000: 2 for 20,00 kr.
fredag 20.11 – torsdag 26.11
Den laveste pris i et år
Se tilbuddet:
https://tilbudsugen.example/dk/single/8
Stop med at følge varen:
https://tilbudsugen.example/api/price-agent/stop/1.3.x

Se din prisagent:
https://tilbudsugen.example/dk/pricing-agent

-- 
Tilbudsugen

Du får denne mail, fordi din prisagent hos Tilbudsugen følger varerne.

Stop alle mails fra prisagenten:
https://tilbudsugen.example/api/price-agent/stop/1.mails.x
`)
  })

  it('says the same in HTML, where names of products are text', async () => {
    const { html } = await writeMail(input([coffee, milk]))
    for (const words of [
      'Netto: 39,95',
      'Den laveste pris i et år',
      '&lt;b&gt;Letmælk&lt;/b&gt;',
      'Stop alle mails',
    ]) {
      expect(html).toContain(words)
    }
    expect(html.match(/href="[^"]*"/g)).toHaveLength(7)
  })

  it('names the product in the subject where it is one', async () => {
    const { subject, text } = await writeMail(input([coffee]))
    expect(subject).toBe('JDE Gevalia, Formalet kaffe er på tilbud hos Netto')
    expect(text).toMatch(/^Din vare er på tilbud/)
  })

  it('says how many offers there are besides those it tells', async () => {
    const one = await writeMail(input([coffee], 1))
    expect(one.subject).toBe('2 tilbud på det, du følger')
    expect(one.text).toContain('Der er 1 tilbud mere i din prisagent.')
  })
})
