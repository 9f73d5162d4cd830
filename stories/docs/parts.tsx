import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { type ReactNode, useEffect } from 'react'
import * as css from './docs.css.ts'
import { Prose } from './Prose.tsx'

/** The heading of the page, and its name in the browser's tabs. */
export function Head({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} - 金票组件库`
  }, [title])
  return (
    <header className={css.head}>
      <h1 className={css.title}>{title}</h1>
      {lead !== undefined && (
        <p className={css.lead}>
          <Prose>{lead}</Prose>
        </p>
      )}
      {children}
    </header>
  )
}

export function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={css.section}>
      <h2 className={css.sectionTitle}>{title}</h2>
      {children}
    </section>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.section}>
      <h3 className={css.partTitle}>{title}</h3>
      {children}
    </div>
  )
}

export const Text = ({ children }: { children: string }) => (
  <p>
    <Prose>{children}</Prose>
  </p>
)

/** Sentences of which each stands by itself. */
export const Sentences = ({ children }: { children: readonly string[] }) => (
  <ul className={css.list}>
    {children.map((sentence) => (
      <li key={sentence}>
        <Prose>{sentence}</Prose>
      </li>
    ))}
  </ul>
)

/** Components that can be tried where they are explained. */
export const Live = ({ children }: { children: ReactNode }) => <div className={css.live}>{children}</div>

export interface RowOf {
  id: string
  /** As many as there are headers; the first one names the row. */
  cells: readonly ReactNode[]
}

/** A few things compared: every cell is text or a component. */
export function Comparison({
  caption,
  headers,
  rows,
}: {
  caption: string
  headers: readonly string[]
  rows: readonly RowOf[]
}) {
  return (
    <DataTable
      caption={caption}
      density="compact"
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ id }) => id}
      empty={{ text: '' }}
      columns={headers.map((header, position) => ({
        id: header,
        header,
        rowHeader: position === 0,
        cell: ({ cells }: RowOf) => cells[position],
      }))}
    />
  )
}
