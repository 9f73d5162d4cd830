import type { SignupPayload } from '@jinpiao/contract/signup'
import { Money } from '@jinpiao/ui-kit/Money'
import type { Change } from '@jinpiao/ui-kit/SummaryList'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

type Figures = Pick<
  SignupPayload,
  'revenueLast' | 'revenueBefore' | 'profitLast' | 'profitBefore' | 'partners' | 'contactName' | 'contactMobile'
>

interface SignupFactsProps {
  of: Figures
  /** The way back to a field of the form, by its path; absent where nothing can be changed. */
  changeOf?: (field: string) => Change
}

/** Figures, partners and the person to call: on the check page and in the detail alike. */
export function SignupFacts({ of, changeOf }: SignupFactsProps) {
  const { t } = useTranslation('signup')
  const { name } = useTerms()
  const to = (field: string) => changeOf && { change: changeOf(field) }
  return (
    <>
      <FactSheet
        title={t('figures')}
        rows={(['revenueLast', 'revenueBefore', 'profitLast', 'profitBefore'] as const).map((field) => ({
          label: name(field),
          value: of[field] && <Money value={of[field]} unit />,
          ...to(field),
        }))}
      />
      <FactSheet
        title={name('partners')}
        rows={of.partners.map(({ partnerName, partnerShare }, index) => ({
          label: t('partnerNo', { name: name('partnerName'), number: index + 1 }),
          value: partnerName && <ProseText>{t('partnerOf', { name: partnerName, share: partnerShare })}</ProseText>,
          ...to(`partners.${index}.partnerName`),
        }))}
      />
      <FactSheet
        title={t('contact')}
        rows={[
          { label: name('contactName'), value: of.contactName, ...to('contactName') },
          { label: name('contactMobile'), value: of.contactMobile, ...to('contactMobile') },
        ]}
      />
    </>
  )
}
