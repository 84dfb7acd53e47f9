/** A product from the shelf, where the panel has only something to say. It stands for nothing, so it is silent. */
export function PanelPicture({ name }: { name: string }) {
  return <img src={`/pictures/${name}.svg`} alt="" width={150} height={150} />
}
