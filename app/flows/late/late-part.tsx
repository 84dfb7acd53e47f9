import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { createLate, type Late } from './create-late.ts'
import { type Missing, missingIn } from './missing.ts'
import { PartBoundary } from './part-boundary.tsx'

/** The code of a part of the page that comes later. */
export type PartCode<Props> = Late<ComponentType<Props>, RegisteredRouter>

/** What to draw instead of a part that was asked for and is missing. */
export type RenderMissing = (missing: Missing) => ReactNode

/** @param load loads the module, whose default export is the part. */
export const latePart = <Props, Given = unknown>(
  load: (given: Given) => Promise<{ default: ComponentType<Props> }>,
): Late<ComponentType<Props>, Given> => createLate(async (given) => (await load(given)).default)

type Properties<Props> = {
  code: PartCode<Props>
  /** Draws the part. */
  children: (Part: ComponentType<Props>) => ReactNode
  /** What holds its place until it is there. */
  fallback?: ReactNode
  /** Given if the shopper asked for the part: without it, a part that is missing is missing in silence. */
  renderMissing?: RenderMissing | undefined
}

/**
 * Draws a part of the page whose code comes later (`machines/late-code`), and loads it. If the code does not arrive, or the
 * part cannot be drawn, the page stays: what the shopper asked for says so where it would be, and can be tried again.
 */
export function LatePart<Props>({ code, children, fallback = null, renderMissing }: Properties<Props>) {
  const router = useRouter()
  const state = useSyncExternalStore(code.subscribe, code.state, code.state)
  const isAsked = renderMissing !== undefined
  useEffect(() => {
    if (!isAsked) return code.want(router)
    code.press(router)
    return () => code.drop()
  }, [code, router, isAsked])
  const instead = (missing: Missing) => (
    <>
      {fallback}
      {renderMissing?.(missing)}
    </>
  )
  const Part = code.get()
  if (Part) return <PartBoundary instead={instead}>{children(Part)}</PartBoundary>
  const missing = missingIn(state, () => code.press(router))
  return missing ? instead(missing) : fallback
}
