import { Plural } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { postCards } from 'styled-system/recipes'
import type { PostCard, PricedPostCard } from '#app/domain/content/content.ts'
import { PortionText } from '#app/ui/post/portion-text.tsx'
import { PostPicture } from '#app/ui/post/post-picture.tsx'

/** The time to cook a recipe, or to read an article. */
export function PostTime({ isRecipe, minutes }: Pick<PostCard, 'isRecipe' | 'minutes'>) {
  return isRecipe ? (
    <Plural value={minutes} one="# minut" other="# minutter" />
  ) : (
    <Plural value={minutes} one="# minuts læsning" other="# minutters læsning" />
  )
}

type Properties = { posts: (PostCard & Partial<PricedPostCard>)[]; level: 2 | 3; eager?: number }

/** Cards of posts; `level` is that of their headings. */
export function PostCards({ posts, level, eager = 0 }: Properties) {
  const { country } = useRouteContext({ from: '/{-$locale}' })
  const classes = postCards()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={classes.root}>
      {posts.map(({ slug, title, description, picture, isRecipe, minutes, portion }, place) => (
        <li key={slug} className={classes.card}>
          <PostPicture picture={picture} isEager={place < eager} />
          <Heading className={classes.title}>
            <Link to="/{-$locale}/post/$slug" params={{ slug }}>
              {title}
            </Link>
          </Heading>
          {portion && (
            <p className={classes.portion}>
              <PortionText portion={portion} country={country} />
            </p>
          )}
          <p className={classes.text}>{description}</p>
          <p className={classes.time}>
            <PostTime isRecipe={isRecipe} minutes={minutes} />
          </p>
        </li>
      ))}
    </ul>
  )
}
