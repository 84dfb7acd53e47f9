/** A decorative product picture for a panel without a list. */
export function PanelPicture({ name }: { name: string }) {
  return <img src={`/pictures/${name}.svg`} alt="" width={150} height={150} />
}
