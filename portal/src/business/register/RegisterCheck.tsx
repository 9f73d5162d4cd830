import { agreements as known } from '@jinpiao/contract/agreements'
import { corpKinds, corpScales } from '@jinpiao/contract/states/onboarding'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AgreementTicks } from '#portal/archetypes/apply/AgreementTicks.tsx'
import type { HeldFile } from '#portal/business/trade/tradeForm.ts'
import * as css from '#portal/parts/page.css.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { type RegisterValues, toRegistration } from './registerForm.ts'

export const asked = ['service', 'privacy'] as const

/** Everything that will be sent, with a way back to each step, and what is agreed to. */
export function RegisterCheck({ onChange }: { onChange: (step: string) => void }) {
  const { t } = useTranslation(['register', 'apply', 'common'])
  const { name, words } = useTerms()
  const { getValues } = useFormContext<RegisterValues>()
  const values = getValues()
  const { agreements: _agreements, ...sent } = toRegistration(values)
  const ticks = useField<RegisterValues['agreements']>('agreements')
  const nameOf = (files: readonly HeldFile[]) => files.map((file) => file.name).join(t('common:listSeparator'))
  return (
    <>
      <section className={css.fieldset}>
        <SummaryList
          title={t('steps.person')}
          headingLevel={3}
          change={{ onPress: () => onChange('person') }}
          rows={[
            { label: name('mobile'), value: values.mobile },
            { label: name('personName'), value: sent.personName },
            { label: name('idCode'), value: sent.idCode },
          ]}
        />
      </section>
      <section className={css.fieldset}>
        <SummaryList
          title={t('steps.corp')}
          headingLevel={3}
          change={{ onPress: () => onChange('corp') }}
          rows={[
            { label: name('userType'), value: words(corpKinds[sent.userType].label) },
            ...(sent.inviteCode === '' ? [] : [{ label: name('inviteCode'), value: sent.inviteCode }]),
            { label: name('creditCode'), value: sent.creditCode },
            { label: name('corpName'), value: sent.corpName },
            { label: name('scale'), value: values.scale === '' ? '' : words(corpScales[values.scale].label) },
            ...(sent.parentCreditCode === ''
              ? []
              : [{ label: name('parentCreditCode'), value: sent.parentCreditCode }]),
            { label: name('legalPersonName'), value: sent.legalPersonName },
            { label: name('legalIdCode'), value: sent.legalIdCode },
            { label: name('licenceFiles'), value: nameOf(values.licenceFileIds), isWide: true },
            { label: name('legalFiles'), value: nameOf(values.legalFileIds), isWide: true },
            { label: name('authorisationFiles'), value: nameOf(values.authorisationFileIds), isWide: true },
          ]}
        />
      </section>
      <AgreementTicks
        agreements={asked}
        own={sent.corpName}
        parties={[]}
        ticked={ticks.value}
        onChange={(ticked) => ticks.onChange(ticked.filter((each) => each === 'service' || each === 'privacy'))}
        errorOf={(agreement) =>
          ticks.error && !ticks.value.some((each) => each === agreement)
            ? t('apply:agreement.missing', { name: words(known[agreement].name) })
            : undefined
        }
      />
    </>
  )
}
