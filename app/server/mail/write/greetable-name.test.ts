import { describe, expect, it } from 'vitest'
import { greetableName } from './greetable-name.ts'

describe('the name a mail greets', () => {
  it('is that of a person, however it is written', () => {
    const names = ['Åse', 'Jens P. Hansen', 'Anne-Marie O’Neil', "Seán d'Arc", 'Яна', ' Äiti Öberg ']
    expect(names.map(greetableName)).toEqual([
      'Åse',
      'Jens P. Hansen',
      'Anne-Marie O’Neil',
      "Seán d'Arc",
      'Яна',
      'Äiti Öberg',
    ])
  })

  it('is left out where it is a message, a link or more than one line', () => {
    const names = [
      null,
      '',
      'https://gevinst.example',
      'Vind på gevinst.example',
      'WWW.gevinst',
      'Ring 70 10 20 30!',
      'Ida\r\nBcc: alle@example.org',
      'Ida\u2028Hansen',
      'a'.repeat(61),
    ]
    expect(names.map(greetableName)).toEqual(names.map(() => undefined))
  })
})
