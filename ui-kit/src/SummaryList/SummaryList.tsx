import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import type { HeadingLevel } from '../lib/headingLevel.ts'
import { useMessages } from '../lib/messages.ts'
import { overviewMessages } from '../lib/messages/overview.ts'
import { SpokenSerials } from '../SpokenText/SpokenText.tsx'
import * as css from './SummaryList.css.ts'

export interface SummaryRow {
  /** 付款日期. Unique in the list. */
  label: string
  /** Nothing (`undefined`, `null`, '') shows 未填写: an optional answer is never left out of the check page (P1). */
  value: ReactNode
  /** 修改 for this row; its hidden text is the label: 修改 付款日期. Address of the step, or an act on this page. */
  change?: { href: string } | { onPress: () => void } | undefined
}

export interface SummaryListProps {
  /** In the order of the form that they sum up. */
  rows: readonly SummaryRow[]
  /** Heading of the section. */
  title?: string
  /** Of `title`: 2 under the page's h1, 3 or 4 inside a section. */
  headingLevel?: HeadingLevel
}

/** Answers to check and facts to read: a description list, label beside value, stacked when narrow. */
export function SummaryList({ rows, title, headingLevel = 2 }: SummaryListProps) {
  const t = useMessages(overviewMessages)
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.root}>
      {title !== undefined && <Heading className={css.title}>{title}</Heading>}
      <dl className={css.list}>
        {rows.map(({ label, value, change }) => (
          <div key={label} className={css.row}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>
              {isEmpty(value) ? (
                <span className={css.missing}>{t.notFilled}</span>
              ) : (
                <SpokenSerials>{value}</SpokenSerials>
              )}
            </dd>
            {change && (
              <dd className={css.change}>
                {'href' in change ? (
                  <Link href={change.href} kind="standalone" context={label}>
                    {t.change}
                  </Link>
                ) : (
                  <Button tone="quiet" size="small" context={label} onPress={change.onPress}>
                    {t.change}
                  </Button>
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  )
}

function isEmpty(value: ReactNode): boolean {
  return value === undefined || value === null || value === ''
}
