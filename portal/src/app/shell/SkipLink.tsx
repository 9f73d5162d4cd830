import type { ReactNode } from 'react'
export function SkipLink({ children }: { children: ReactNode }) {
  return <a href="#main">{children}</a>
}
