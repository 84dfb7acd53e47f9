import '#app/late.css'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { pageColumn, post as postRecipe, prosePage } from 'styled-system/recipes'
import type { PostPageData } from '#app/domain/content/content.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Section } from '#app/ui/page/section.tsx'
import { PortionText } from '#app/ui/post/portion-text.tsx'
import { PostPicture } from '#app/ui/post/post-picture.tsx'
import { Blocks } from './blocks.tsx'
import { Ingredients } from './ingredients.tsx'
import { PostCards, PostTime } from './post-cards.tsx'

type Properties = {
  data: PostPageData
  country: Country
  /** The slots of ads below the text, in narrow windows, and beside it, in wide ones. */
  ad: ReactNode
  beside: ReactNode
}

/** A recipe with its ingredients and what of them is on offer, or an article; and related ones. */
export function PostPage({ data, country, ad, beside }: Properties) {
  const { post, ingredients, portion, related, today } = data
  const { title, description, picture, isRecipe, minutes, servings, steps, blocks, slug } = post
  const classes = postRecipe()
  return (
    <main id="main" className={pageColumn()}>
      <Breadcrumbs>
        <Link to="/{-$locale}">
          <Trans>Forside</Trans>
        </Link>
        <Link to="/{-$locale}/post">
          {country === 'dk' ? <Trans>Opskrifter</Trans> : <Trans>Blog</Trans>}
        </Link>
      </Breadcrumbs>
      <article className={cx(prosePage(), classes.root)}>
        <header className={classes.head}>
          <h1>{title}</h1>
          <p>{description}</p>
          <p className={classes.facts}>
            <PostTime isRecipe={isRecipe} minutes={minutes} />
            {servings !== null && (
              <>
                {' · '}
                <Plural value={servings} one="# person" other="# personer" />
              </>
            )}
          </p>
          {portion && (
            <p className={classes.portion}>
              <PortionText portion={portion} country={country} />
            </p>
          )}
        </header>
        <div className={classes.picture}>
          <PostPicture picture={picture} isEager />
        </div>
        <div className={classes.beside}>
          {ingredients.length > 0 && (
            <Ingredients key={slug} ingredients={ingredients} country={country} today={today} />
          )}
          <div className={classes.sticky}>{beside}</div>
        </div>
        <div className={classes.text}>
          {steps.length > 0 && (
            <>
              <h2>
                <Trans>Sådan gør du</Trans>
              </h2>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </>
          )}
          <Blocks blocks={blocks} />
        </div>
      </article>
      <div className={classes.below}>{ad}</div>
      <Section title={isRecipe ? <Trans>Flere opskrifter</Trans> : <Trans>Læs også</Trans>}>
        <PostCards posts={related} level={3} />
      </Section>
    </main>
  )
}
