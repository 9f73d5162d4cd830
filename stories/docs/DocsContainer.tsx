import { KitProvider } from '@jinpiao/ui-kit/KitProvider'
import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { createContext, type ReactNode, Suspense, useContext } from 'react'
import { usePlatform } from '../.storybook/usePlatform.ts'
import * as css from './docs.css.ts'
import { type Globals, useGlobals } from './globals.ts'

interface DocsPage {
  storybook: DocsContextProps
  globals: Globals
}

const Page = createContext<DocsPage | undefined>(undefined)

/** What Storybook knows of the page that is shown. */
export function useDocsPage(): DocsPage {
  const page = useContext(Page)
  if (page === undefined) throw new Error('useDocsPage is for what stands in a DocsContainer.')
  return page
}

/**
 * Around every page of documentation: our own components and themes in place of Storybook's, whose pages have tables
 * without headers and no main part. Its own words are Chinese, whatever language the stories are shown in.
 */
export function DocsContainer({ context, children }: { context: DocsContextProps; children?: ReactNode }) {
  const globals = useGlobals(context.channel)
  usePlatform(globals.platform, globals.mode)
  return (
    <Page value={{ storybook: context, globals }}>
      <KitProvider locale="zh-CN">
        <main className={css.page}>
          <Suspense>{children}</Suspense>
        </main>
      </KitProvider>
    </Page>
  )
}
