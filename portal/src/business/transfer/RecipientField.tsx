import { findRecipients } from '@jinpiao/contract/transfer'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { FoundField } from '#portal/parts/FoundField.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Who gets a part: found by name or credit code. */
export function RecipientField({ output }: { output: number }) {
  const { t } = useTranslation('transfer')
  const terms = useTerms()
  return (
    <FoundField
      name={`outputs.${output}.pkCorp`}
      wordsName={`outputs.${output}.recipientName`}
      label={terms.name('recipientName')}
      description={t('recipientHint')}
      search={(keyword) => queryOf('suppliers', findRecipients, { query: keyword === '' ? {} : { keyword } })}
      optionsOf={(found) =>
        found.map(({ pkCorp, corpName, creditCode, blockedReason }) => ({
          id: pkCorp,
          label: corpName,
          description: creditCode,
          disabledReason: blockedReason ?? undefined,
        }))
      }
    />
  )
}
