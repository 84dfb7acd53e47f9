/**
 * Lies over what is beside something open, which a press there closes. It hears the click: gone at the press already, it
 * would leave a finger's click to what lies under it.
 */
export function Backdrop({ className, onPressed }: { className: string; onPressed: () => void }) {
  // biome-ignore lint/a11y/noStaticElementInteractions: a keyboard has Escape, and a button in what is open.
  // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
  return <div data-backdrop className={className} onClick={onPressed} />
}
