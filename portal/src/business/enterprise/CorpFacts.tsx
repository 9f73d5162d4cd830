import { type Corp, getCorpNumbers } from '@jinpiao/contract/corps'
import { type CorpScale, corpKinds, corpScales, realnameStates } from '@jinpiao/contract/states/onboarding'
import { Link } from '@jinpiao/ui-kit/Link'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { MaskedNumber } from '@jinpiao/ui-kit/MaskedNumber'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useRole } from '#portal/parts/useRole.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { CorpEditor } from './CorpEditor.tsx'

interface FactsProps {
  corp: Corp
}

const REALNAME = '/my/enterprise-info/realname'

/** What the enterprise is registered as, and where its verification stands. */
export function RegisteredFacts({ corp }: FactsProps) {
  const { t } = useTranslation('enterprise')
  const { name, words } = useTerms()
  const mayOpen = useMayOpen()
  const { userType, realnameState, parentName } = corp
  const { label, tone } = realnameStates[realnameState]
  return (
    <section className={`${surface} ${page.section}`}>
      <SummaryList
        title={t('facts')}
        rows={[
          { label: name('corpName'), value: corp.corpName },
          { label: name('creditCode'), value: corp.creditCode },
          { label: name('realnameState'), value: <StatusTag tone={tone}>{words(label)}</StatusTag> },
          ...(userType === 'FUNDER' ? [] : [{ label: name('userType'), value: words(corpKinds[userType].label) }]),
          ...(parentName === null ? [] : [{ label: t('parent'), value: parentName }]),
          { label: name('isCentralSoe'), value: t(corp.isCentralSoe ? 'yes' : 'no') },
          { label: name('regAddress'), value: corp.regAddress },
        ]}
      />
      <p className={page.muted}>{t('fixed')}</p>
      {mayOpen(REALNAME) && (
        <p>
          <Link href={REALNAME} kind="standalone">
            {t('toRealname')}
          </Link>
        </p>
      )}
    </section>
  )
}

/** What it may change by itself. */
export function ContactFacts({ corp }: FactsProps) {
  const { t } = useTranslation('enterprise')
  const { name, words } = useTerms()
  const isEditor = useIsEditor()
  const { scale, contactMobile } = corp
  return (
    <section className={`${surface} ${page.section}`}>
      <SummaryList
        title={t('contact')}
        rows={[
          { label: name('contactName'), value: corp.contactName },
          {
            label: name('contactMobile'),
            value: contactMobile && <CorpNumber of="contactMobile" value={contactMobile} />,
          },
          { label: name('contactEmail'), value: corp.contactEmail },
          { label: name('bizAddress'), value: corp.bizAddress },
          { label: name('scale'), value: isScale(scale) ? words(corpScales[scale].label) : scale },
          { label: name('industry'), value: corp.industry },
        ]}
      />
      {isEditor && <CorpEditor corp={corp} />}
    </section>
  )
}

const isScale = (scale: string): scale is CorpScale => Object.hasOwn(corpScales, scale)

/** What its last verification has said. */
export function LicenceFacts({ corp }: FactsProps) {
  const { t } = useTranslation('enterprise')
  const { name } = useTerms()
  const { legalIdCode, licenceFrom, licenceTo, isLongTerm } = corp
  return (
    <section className={surface}>
      <SummaryList
        title={t('licenceFacts')}
        rows={[
          { label: name('legalPersonName'), value: corp.legalPersonName },
          { label: name('legalIdCode'), value: legalIdCode && <CorpNumber of="legalIdCode" value={legalIdCode} /> },
          { label: name('licenceNo'), value: corp.licenceNo },
          { label: name('licenceFrom'), value: licenceFrom && <DayText day={licenceFrom} /> },
          {
            label: name('licenceTo'),
            value: isLongTerm ? name('isLongTerm') : licenceTo && <DayText day={licenceTo} />,
          },
        ]}
      />
    </section>
  )
}

/** Operators and directors change the facts, and see numbers in full. */
function useIsEditor(): boolean {
  const { post } = useRole()
  return post === 'OPERATOR' || post === 'DIRECTOR'
}

interface CorpNumberProps {
  of: 'contactMobile' | 'legalIdCode'
  /** As the server has masked it. */
  value: string
}

/** Masked; in full when it is asked for, and the administrator reads who asked. */
function CorpNumber({ of, value }: CorpNumberProps) {
  const { name } = useTerms()
  const isEditor = useIsEditor()
  return (
    <MaskedNumber
      value={value}
      kind={of === 'contactMobile' ? 'phone' : 'id'}
      {...(of === 'contactMobile' && { head: 3 })}
      {...(isEditor && { reveal: async () => (await call(getCorpNumbers, {}))[of] ?? '', context: name(of) })}
    />
  )
}
