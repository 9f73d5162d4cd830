import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import * as css from './frame.css.ts'

export function SignedInShell({ children }: { children: ReactNode }) {
  const client = useMemo(() => new QueryClient(), [])
  return (
    <QueryClientProvider client={client}>
      <div className={css.frame}>
        <main className={css.main}>{children}</main>
      </div>
    </QueryClientProvider>
  )
}
