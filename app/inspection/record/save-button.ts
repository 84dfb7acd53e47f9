import type { Recording } from './recording.ts'
import { saveRecording } from './save-recording.ts'

const look = {
  minHeight: '44px',
  padding: '0 12px',
  border: '0',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
}

/** Defines the element that the error page has for developers: a button that saves the recording of the tab. */
export function defineSaveButton(read: () => Recording): void {
  class SaveRecording extends HTMLElement {
    connectedCallback(): void {
      const button = document.createElement('button')
      button.type = 'button'
      button.lang = 'en'
      button.textContent = 'Save recording'
      Object.assign(button.style, look)
      button.addEventListener('click', () => saveRecording(read()))
      this.replaceChildren(button)
    }
  }
  customElements.define('save-recording', SaveRecording)
}
