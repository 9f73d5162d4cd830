import type { Change } from '@jinpiao/contract/applications'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { useTranslation } from 'react-i18next'
import { KindText } from '#portal/parts/KindText.tsx'
import * as page from '#portal/parts/page.css.ts'
import * as css from './detail.css.ts'

/** 相较上次提交的修改: nobody has to compare by eye what came back (product §4.5). Nothing when nothing changed. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('approval')
  if (changes.length === 0) return null
  return (
    <section className={page.section}>
      <h2 className={page.heading}>{t('changes')}</h2>
      <ChangeItems changes={changes} />
    </section>
  )
}

/** Each answer as it was and as it is now. */
export function ChangeItems({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('approval')
  return (
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
  )
}

function Answer({ kind, text }: { kind: string; text: string }) {
  const { t } = useTranslation('approval')
  return text === '' ? <>{t('nothing')}</> : <KindText kind={kind} text={text} />
}
