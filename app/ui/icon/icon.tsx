import { icon } from 'styled-system/recipes'
import type { IconName } from './icon-names.ts'
import sprite from './sprite.svg?url&no-inline'

/** A decorative icon in the text's colour and size; text beside it or a label tells its meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={icon()} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
