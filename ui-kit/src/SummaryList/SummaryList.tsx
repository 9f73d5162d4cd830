import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import type { HeadingLevel } from '../lib/headingLevel.ts'
import { overviewMessages } from '../lib/messages/overview.ts'
import { useMessages } from '../lib/messages.ts'
import { SpokenSerials } from '../SpokenText/SpokenText.tsx'
import * as css from './SummaryList.css.ts'

export interface SummaryRow {
  /** 付款日期. Unique in the list. */
  label: string
  /** Nothing (`undefined`, `null`, `false`, '') shows 未填写: an optional answer is never left out of the check page (P1). */
  value: ReactNode
  /** 修改 for this row; its hidden text is the label: 修改 付款日期. */
  change?: Change | undefined
  /** On a line of its own where others stand in two columns: files, long texts. */
  isWide?: boolean
}

/** Address of the step, or an act on this page. */
export type Change = { href: string } | { onPress: () => void }

export interface SummaryListProps {
  /** In the order of the form that they sum up. */
  rows: readonly SummaryRow[]
  /** Heading of the section. */
  title?: string
  /** Of `title`: 2 under the page's h1, 3 or 4 inside a section. */
  headingLevel?: HeadingLevel
  /** One 修改 for all of it, beside `title`, which is its hidden text. */
  change?: Change | undefined
}

/** Answers to check and facts to read: a description list in two columns, in one where there is little room. */
export function SummaryList({ rows, title, headingLevel = 2, change: changeAll }: SummaryListProps) {
  const t = useMessages(overviewMessages)
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.root}>
      {title !== undefined && (
        <div className={css.head}>
          <Heading className={css.title}>{title}</Heading>
          {changeAll && (
            <span className={css.change}>
              <ChangeControl change={changeAll} context={title} />
            </span>
          )}
        </div>
      )}
      <dl className={css.list}>
        {rows.map(({ label, value, change, isWide }) => (
          <div key={label} className={isWide ? `${css.row} ${css.wide}` : css.row}>
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
                <ChangeControl change={change} context={label} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  )
}

function ChangeControl({ change, context }: { change: Change; context: string }) {
  const t = useMessages(overviewMessages)
  return 'href' in change ? (
    <Link href={change.href} kind="standalone" context={context}>
      {t.change}
    </Link>
  ) : (
    <Button tone="quiet" size="small" context={context} onPress={change.onPress}>
      {t.change}
    </Button>
  )
}

function isEmpty(value: ReactNode): boolean {
  return value === undefined || value === null || value === false || value === ''
}
