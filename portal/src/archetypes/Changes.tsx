import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { isDay } from '@jinpiao/values/days'
import { moneyInRange } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import * as css from './detail.css.ts'

interface Change {
  /** Path in the form: `amount`, `trade.contractNo`. */
  field: string
  before: string
  after: string
}

const names = {
  pkLimit: 'source',
  pkSupplier: 'supplier',
  amount: 'amountYuan',
  promisedDate: 'promisedDate',
  tenorReason: 'tenorReason',
  'trade.contractNo': 'contractNo',
  'trade.contractName': 'contractName',
  'trade.contractAmount': 'contractAmount',
  'trade.signedDate': 'signedDate',
  'trade.deliveredDate': 'deliveredDate',
  'trade.fileIds': 'files',
  'trade.invoices': 'invoices',
  'trade.otherFileIds': 'otherFiles',
  remark: 'remark',
} as const

/** 相较上次提交的修改: nobody has to compare by eye what came back (product §4.5). Nothing when nothing changed. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('approval')
  if (changes.length === 0) return null
  return (
    <section className={page.section}>
      <h2 className={page.heading}>{t('changes')}</h2>
      <ul className={css.changes}>
        {changes.map(({ field, before, after }) => (
          <li key={field} className={css.change}>
            <span className={css.changeField}>{nameOf(field)}</span>
            <span>
              <span className={visuallyHidden}>{t('changedFrom')} </span>
              <del className={css.before}>
                <Answer field={field} text={before} />
              </del>
            </span>
            <span>
              <span className={visuallyHidden}>{t('changedTo')} </span>
              <span aria-hidden="true">→ </span>
              <ins>
                <Answer field={field} text={after} />
              </ins>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )

  function nameOf(field: string): string {
    return field in names ? t(names[field as keyof typeof names]) : field
  }
}

/** As it reads elsewhere on the page: amounts with separators, days that voices say right. */
function Answer({ field, text }: { field: string; text: string }) {
  const { t } = useTranslation('approval')
  if (text === '') return <>{t('nothing')}</>
  if (isDay(text)) return <DayText day={text} />
  if (/amount$/i.test(field) && moneyInRange(text)) return <Money value={text} />
  return field === 'trade.invoices' ? <ProseText>{text}</ProseText> : <>{text}</>
}
