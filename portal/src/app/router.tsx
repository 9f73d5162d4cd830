import { createBrowserRouter, type DataRouter, useLoaderData } from 'react-router-dom'
import { BASE } from '#portal/session/address.ts'
import { guard, type Shown } from './guard.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { PublicShell } from './PublicShell.tsx'
import { Root } from './Root.tsx'

/** One route that takes every address, because the table with its rules is `routes.ts` and `decide()`, not the router. */
export function createPortalRouter() {
  return createBrowserRouter(
    [
      {
        Component: Root,
        ErrorBoundary: LoadFailed,
        children: [
          {
            path: '*',
            loader: guard,
            Component: ShownPage,
            ErrorBoundary: LoadFailed,
            // A filter in the query is the page's own affair; the same address again is a wish to load anew.
            shouldRevalidate: ({ currentUrl, nextUrl }) =>
              currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
          },
        ],
      },
    ],
    { basename: BASE },
  )
}

function ShownPage() {
  const { path, Page, Shell = PublicShell } = useLoaderData<Shown>()
  return (
    <Shell>
      <PageBoundary key={path}>
        <Page />
      </PageBoundary>
    </Shell>
  )
}

/** The structure of index.html stays until the first page is complete: no blank, no spinner in between. */
export async function firstPage(router: Pick<DataRouter, 'state' | 'subscribe'>): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve()
    })
  })
}
