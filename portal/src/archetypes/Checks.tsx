import type { ApplicationDetail } from '@jinpiao/contract/applications'
import { smallIconProps } from '@jinpiao/ui-kit/lib/icon'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import * as css from './detail.css.ts'

type Check = ApplicationDetail['checks'][number]
const icons = { PROBLEM: CircleX, WARNING: TriangleAlert, PASSED: CircleCheck }

/** 复核提示: what the rules have found, the worst first; those that hold in one line. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation(['approval', 'common'])
  const passed = checks.filter(({ grade }) => grade === 'PASSED')
  const rest = checks.filter(({ grade }) => grade !== 'PASSED')
  const problems = rest.filter(({ grade }) => grade === 'PROBLEM').length
  const names = passed.map(({ name }) => name).join(t('common:listSeparator'))
  return (
    <section className={css.note}>
      <div className={css.checksHead}>
        <h2 className={page.heading}>{t('checks')}</h2>
        <p className={page.muted}>{t(problems === 0 ? 'checksFine' : 'checksBad', { n: checks.length, problems })}</p>
      </div>
      <ul role="list" className={css.checks}>
        {rest.map((check) => (
          <Item key={check.name} grade={check.grade} title={t(`grade.${check.grade}`, { name: check.name })}>
            {check.texts}
          </Item>
        ))}
        {passed.length > 0 && (
          <Item
            grade="PASSED"
            title={t(rest.length === 0 ? 'checksAllPassed' : 'checksPassed', { n: passed.length, names })}
          />
        )}
      </ul>
    </section>
  )
}

function Item({ grade, title, children = [] }: { grade: Check['grade']; title: string; children?: readonly string[] }) {
  const Icon = icons[grade]
  return (
    <li className={css.check} data-grade={grade}>
      <Icon {...smallIconProps} aria-hidden />
      <div>
        <p className={css.checkTitle}>{title}</p>
        {children.map((text) => (
          <p key={text} className={css.checkText}>
            <ProseText>{text}</ProseText>
          </p>
        ))}
      </div>
    </li>
  )
}
