import type { ReactNode } from 'react'
import meta from './DataTable.stories.tsx'

export type { Ticket } from './DataTable.stories.tsx'

/** What the wrong builds are made of. */
export const base = meta.args

export const Table = ({ children }: { children: ReactNode }) => (
  <table>
    <caption>持有的金票</caption>
    <tbody>{children}</tbody>
  </table>
)
