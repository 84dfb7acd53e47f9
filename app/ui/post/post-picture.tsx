import { postPicture } from 'styled-system/recipes'
import type { PostPicture as Shown } from '#app/domain/content/content.ts'

/** Drawings of goods on one shelf. Decorative, because the title says what the text is about. */
export function PostPicture({
  picture: { tint, kinds },
  isEager = false,
}: {
  picture: Shown
  isEager?: boolean
}) {
  return (
    <span className={postPicture({ tint })}>
      {kinds.map((kind) => (
        <img
          key={kind}
          src={`/pictures/${kind}.svg`}
          alt=""
          width={240}
          height={240}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
        />
      ))}
    </span>
  )
}
