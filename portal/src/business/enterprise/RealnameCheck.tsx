import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { useTranslation } from 'react-i18next'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import type { HeldFile } from '#portal/business/trade/tradeForm.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { RealnameForm, RealnameFormFacts } from './realnameForm.ts'

/** What is submitted, with the way back to each of its fields. */
export function RealnameCheck({ values, facts: { corp }, toField }: CheckProps<RealnameForm, RealnameFormFacts>) {
  const { t } = useTranslation('enterprise')
  const { name } = useTerms()
  const to = (field: string) => ({ change: { onPress: () => toField(field) } })
  const filesOf = (term: 'licenceFiles' | 'legalFiles' | 'authorisationFiles', files: readonly HeldFile[]) => ({
    label: name(term),
    value: files.length > 0 && <FileLinks files={files} name={name(term)} />,
    isWide: true,
    ...to(term),
  })
  return (
    <FactSheet
      title={t('realname')}
      rows={[
        { label: name('corpName'), value: corp.corpName },
        { label: name('creditCode'), value: corp.creditCode },
        { label: name('legalPersonName'), value: values.legalPersonName, ...to('legalPersonName') },
        {
          label: name('legalIdCode'),
          value: <CardNumber value={values.legalIdCode} kind="id" />,
          ...to('legalIdCode'),
        },
        { label: name('licenceNo'), value: values.licenceNo, ...to('licenceNo') },
        { label: name('licenceFrom'), value: <DayText day={values.licenceFrom} />, ...to('licenceFrom') },
        {
          label: name('licenceTo'),
          value: values.isLongTerm ? name('isLongTerm') : <DayText day={values.licenceTo} />,
          ...to(values.isLongTerm ? 'isLongTerm' : 'licenceTo'),
        },
        { label: name('bizAddress'), value: values.bizAddress, ...to('bizAddress') },
        filesOf('licenceFiles', values.licenceFiles),
        filesOf('legalFiles', values.legalFiles),
        filesOf('authorisationFiles', values.authorisationFiles),
      ]}
    />
  )
}
