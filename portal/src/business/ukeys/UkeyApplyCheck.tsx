import { keyAlgorithms } from '@jinpiao/contract/states/onboarding'
import { useTranslation } from 'react-i18next'
import { CheckLines } from '#portal/archetypes/apply/CheckLines.tsx'
import type { CheckProps } from '#portal/archetypes/apply/defineApply.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { toDelivery } from './deliveryForm.ts'
import type { UkeyApplyForm, UkeyFormFacts } from './ukeyApplyForm.ts'
import { useDeliveryRows } from './useDeliveryRows.tsx'

/** Each person with the key and the way on which it comes, and the way back to its fields. */
export function UkeyApplyCheck({ values: { lines }, facts, toField }: CheckProps<UkeyApplyForm, UkeyFormFacts>) {
  const { t } = useTranslation(['ukeyOrders', 'apply'])
  const { name, words } = useTerms()
  const deliveryRows = useDeliveryRows()
  return (
    <CheckLines
      type="UKEY_APPLY"
      lines={lines.map((line, index) => {
        const bearer = facts.bearers.find(({ userId }) => userId === line.userId)
        const sent = toDelivery(line)
        return {
          place: t('apply:place', { number: index + 1 }),
          name: line.bearerName,
          sheets: [
            {
              title: t('person'),
              change: { onPress: () => toField(`lines.${index}.userId`) },
              rows: [
                { label: name('bearerName'), value: line.bearerName },
                { label: name('ukeyPost'), value: bearer?.ukeyPost },
                { label: name('algorithm'), value: words(keyAlgorithms[line.algorithm].label) },
                ...deliveryRows({ ...sent, receiverAddress: [line.regionName, sent.address].join(' ').trim() }),
              ],
            },
          ],
        }
      })}
    />
  )
}
