import { Trans } from '@lingui/react/macro'
import { link } from 'styled-system/recipes'
import type { InfoPageData } from '#app/domain/content/content.ts'
import { ProsePage } from '#app/ui/page/prose-page.tsx'
import { Blocks } from './blocks.tsx'

/** An info page, and if it is about writing to us, the address. */
export function InfoPage({ page: { title, description, blocks }, contact }: InfoPageData) {
  return (
    <ProsePage title={title} lead={description}>
      <Blocks blocks={blocks} />
      {contact && (
        <p>
          <Trans>
            Skriv til{' '}
            <a href={`mailto:${contact}`} className={link()}>
              {contact}
            </a>
          </Trans>
        </p>
      )}
    </ProsePage>
  )
}
