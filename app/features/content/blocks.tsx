import { Link } from '@tanstack/react-router'
import { createElement, Fragment, type ReactNode } from 'react'
import { link } from 'styled-system/recipes'
import type { Block, Inline, LinkTarget } from '#app/domain/content/content.ts'
import { termInAddress } from '#app/domain/search/search-term.ts'
import { WholeEmail } from '#app/i18n/whole-email.tsx'

/** The blocks of a text. They never change their places, so they need no keys. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return createElement(Fragment, null, ...blocks.map((block) => createElement(OneBlock, { block })))
}

function OneBlock({ block }: { block: Block }) {
  if (block.kind === 'heading')
    return (
      <h2>
        <Inlines content={block.content} />
      </h2>
    )
  if (block.kind === 'paragraph')
    return (
      <p>
        <Inlines content={block.content} />
      </p>
    )
  const items = block.items.map((content) => createElement('li', null, <Inlines content={content} />))
  return createElement(block.isOrdered ? 'ol' : 'ul', null, ...items)
}

function Inlines({ content }: { content: Inline[] }) {
  return createElement(Fragment, null, ...content.map((inline) => createElement(OneInline, { inline })))
}

function OneInline({ inline }: { inline: Inline }) {
  if (typeof inline === 'string') return <WholeEmail>{inline}</WholeEmail>
  const content = <Inlines content={inline.content} />
  if (inline.kind === 'link') return <TextLink target={inline.target}>{content}</TextLink>
  if (inline.kind === 'strong') return <strong>{content}</strong>
  return <em>{content}</em>
}

function TextLink({ target, children }: { target: LinkTarget; children: ReactNode }) {
  const className = link()
  switch (target.kind) {
    case 'post':
      return (
        <Link to="/{-$locale}/post/$slug" params={{ slug: target.slug }} className={className}>
          {children}
        </Link>
      )
    case 'page':
      return (
        <Link to="/{-$locale}/page/$slug" params={{ slug: target.slug }} className={className}>
          {children}
        </Link>
      )
    case 'offer':
      return (
        <Link
          to="/{-$locale}/offer/$term"
          params={{ term: termInAddress(target.term) }}
          className={className}
        >
          {children}
        </Link>
      )
    case 'route':
      return (
        <Link to={target.path === '/' ? '/{-$locale}' : `/{-$locale}${target.path}`} className={className}>
          {children}
        </Link>
      )
    case 'site':
      return (
        <a href={target.url} className={className} rel="noreferrer">
          {children}
        </a>
      )
  }
}
