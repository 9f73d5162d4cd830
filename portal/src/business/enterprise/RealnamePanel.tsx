import type { Corp } from '@jinpiao/contract/corps'
import { realnameStates } from '@jinpiao/contract/states/onboarding'
import { Link } from '@jinpiao/ui-kit/Link'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Where the enterprise stands with its proof of who it is, what that means, and the verification under way. */
export function RealnamePanel({ corp }: { corp: Corp }) {
  const { t } = useTranslation('enterprise')
  const { name, words } = useTerms()
  const { realnameState, reviewing, licenceTo, isLongTerm, daysRemaining } = corp
  const { label, tone } = realnameStates[realnameState]
  const isSoon = realnameState === 'PASSED' && corp.isVerificationDue
  /** That it is over is said from the day after, also before the night has written it. */
  function soonText(): string {
    const days = daysRemaining ?? 0
    if (days < 0) return t('realnameText.EXPIRED')
    return days === 0 ? t('realnameToday') : t('realnameSoon', { count: days })
  }
  return (
    <section className={`${surface} ${page.section}`}>
      <div className={page.actions}>
        <h2 className={page.heading}>{t('realnameNow')}</h2>
        <StatusTag tone={tone}>{words(label)}</StatusTag>
      </div>
      <p>
        <ProseText>{isSoon ? soonText() : t(`realnameText.${realnameState}`)}</ProseText>
      </p>
      <SummaryList
        rows={[
          { label: name('corpName'), value: corp.corpName },
          { label: name('creditCode'), value: corp.creditCode },
          ...(licenceTo || isLongTerm
            ? [{ label: name('licenceTo'), value: isLongTerm ? name('isLongTerm') : <DayText day={licenceTo} /> }]
            : []),
        ]}
      />
      {reviewing && (
        <p>
          {t('realnameWaits')}
          <Link href={`/my/enterprise-info/realname?pkApply=${reviewing.pkApply}`} context={reviewing.applyNo}>
            {t('realnameOpen')}
          </Link>
        </p>
      )}
    </section>
  )
}
