import { ukeyKinds } from '@jinpiao/contract/states/ukey'
import { needsDelivery, needsLetter } from '@jinpiao/contract/ukeyChangeRules'
import { useTranslation } from 'react-i18next'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { toDelivery } from './deliveryForm.ts'
import type { UkeyChangeForm, UkeyChangeFormFacts } from './ukeyChangeForm.ts'
import { useDeliveryRows } from './useDeliveryRows.tsx'

/** What is asked for, with the way back to each of its fields. */
export function UkeyChangeCheck({ values, facts, toField }: CheckProps<UkeyChangeForm, UkeyChangeFormFacts>) {
  const { t } = useTranslation('ukeyOrders')
  const { name, words } = useTerms()
  const deliveryRows = useDeliveryRows()
  const { ukeyKind, pkUkey, ukeyReason, authorisationFiles, regionName } = values
  const key = facts.keys.find((each) => each.pkUkey === pkUkey)
  const sent = toDelivery(values)
  const to = (field: string) => ({ change: { onPress: () => toField(field) } })
  return (
    <FactSheet
      title={t('wanted')}
      rows={[
        { label: name('ukeyKind'), value: words(ukeyKinds[ukeyKind].label), ...to('ukeyKind') },
        { label: name('ukeySuffix'), value: key?.ukeySuffix, ...to('pkUkey') },
        { label: name('bearerName'), value: key?.bearerName },
        { label: name('ukeyReason'), value: ukeyReason, ...to('ukeyReason') },
        ...(needsLetter(ukeyKind)
          ? [
              {
                label: name('authorisationFiles'),
                value: authorisationFiles.length > 0 && (
                  <FileLinks files={authorisationFiles} name={name('authorisationFiles')} />
                ),
                isWide: true,
                ...to('authorisationFiles'),
              },
            ]
          : []),
        ...(needsDelivery(ukeyKind)
          ? deliveryRows({ ...sent, receiverAddress: [regionName, sent.address].join(' ').trim() })
          : []),
      ]}
    />
  )
}
