import type { Change } from '@jinpiao/contract/applications'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { isDay } from '@jinpiao/values/days'
import { useTranslation } from 'react-i18next'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import * as css from './detail.css.ts'

/** 相较上次提交的修改: nobody has to compare by eye what came back (product §4.5). Nothing when nothing changed. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('approval')
  if (changes.length === 0) return null
  return (
    <section className={page.section}>
      <h2 className={page.heading}>{t('changes')}</h2>
      <ul className={css.changes}>
        {changes.map(({ label, kind, before, after }) => (
          <li key={label} className={css.change}>
            <span className={css.changeField}>{label}</span>
            <span>
              <span className={visuallyHidden}>{t('changedFrom')} </span>
              <del className={css.before}>
                <Answer kind={kind} text={before} />
              </del>
            </span>
            <span>
              <span className={visuallyHidden}>{t('changedTo')} </span>
              <span aria-hidden="true">→ </span>
              <ins>
                <Answer kind={kind} text={after} />
              </ins>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** As it reads elsewhere on the page: amounts with separators, days that voices say right. */
function Answer({ kind, text }: { kind: string; text: string }) {
  const { t } = useTranslation('approval')
  if (text === '') return <>{t('nothing')}</>
  if (kind === 'day' && isDay(text)) return <DayText day={text} />
  return kind === 'money' ? <Money value={text} /> : <ProseText>{text}</ProseText>
}
