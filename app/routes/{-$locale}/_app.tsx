import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router'
import { BottomBar } from '#app/features/navigation/bottom-bar.tsx'
import { Footer } from '#app/features/navigation/footer.tsx'
import { Header } from '#app/features/navigation/header.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { getShell } from '#app/functions/shell.ts'

/** The application shell (Specification §2.1, `/_app`). */
export const Route = createFileRoute('/{-$locale}/_app')({
  loader: ({ context }) => getShell({ data: { country: context.country } }),
  staleTime: 600_000,
  component: Shell,
})

function Shell() {
  const shell = Route.useLoaderData()
  // What the outlet draws, which is not yet the address while a page is waited for.
  const isFrontPage = useChildMatches({ select: ([page]) => page?.routeId === '/{-$locale}/_app/' })
  return (
    <>
      <Header {...(isFrontPage ? {} : { search: <SearchBox place="header" /> })} />
      <Outlet />
      <Footer shell={shell} />
      <BottomBar />
    </>
  )
}
