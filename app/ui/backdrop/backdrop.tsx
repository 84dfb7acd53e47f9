/**
 * Covers the page around something open; a press on it closes that. It reacts to the click, not to the press: if it
 * disappeared at the press, a finger's click would hit what lies below.
 */
export function Backdrop({ className, onPressed }: { className: string; onPressed: () => void }) {
  // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Escape and a close button.
  // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
  return <div data-backdrop className={className} onClick={onPressed} />
}
