import type { EntryResult } from '@jinpiao/contract/envelope'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { UkeyPrompt } from '@jinpiao/ui-kit/UkeyPrompt'
import type { UkeySignature } from '@jinpiao/ukey/driver'
import { useTranslation } from 'react-i18next'
import { DayText } from '#portal/parts/Moment.tsx'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useRoleLabel } from '#portal/session/useRoleLabel.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { signedEntries } from './signedEntries.ts'
import type { PreparedTask } from './signingTask.ts'

interface SignDialogProps {
  task: PreparedTask
  onClose: () => void
  onDone: (results: EntryResult[]) => void
}

/** What the server composed, shown, signed, and handed to the act. The default export of its own script. */
export default function SignDialog({ task, onClose, onDone }: SignDialogProps) {
  const { t } = useTranslation('approval')
  const errorText = useErrorText()
  const roleLabel = useRoleLabel()
  const { currentRole3 } = useSecurity()
  const { original, creditList, businessType, key, title } = task
  const { entries, total } = signedEntries(original)
  const [only] = entries

  async function submit(signature: UkeySignature) {
    try {
      const { results } = await task.submit({ ...signature, original, creditList: [...creditList], businessType })
      onDone(results)
    } catch (error) {
      throw new Error(errorText(error))
    }
  }

  return (
    <UkeyPrompt<UkeySignature>
      isOpen
      onClose={onClose}
      title={title}
      count={entries.length}
      total={total}
      original={original}
      details={
        entries.length === 1 && only !== undefined ? (
          <SummaryList
            rows={[
              { label: t('number'), value: only.no },
              { label: t('counterparty'), value: only.counterparty },
              { label: t('promisedDate'), value: <DayText day={only.promisedDate} /> },
            ]}
          />
        ) : (
          <DataTable
            caption={t('signedEntries')}
            columns={[
              { id: 'no', header: t('number'), rowHeader: true, cell: ({ no }) => no },
              { id: 'counterparty', header: t('counterparty'), cell: ({ counterparty }) => counterparty },
              { id: 'amount', header: t('amountYuan'), align: 'end', cell: ({ amount }) => <Money value={amount} /> },
              {
                id: 'promisedDate',
                header: t('promisedDate'),
                cell: ({ promisedDate }) => <DayText day={promisedDate} />,
              },
            ]}
            rows={entries}
            rowKey={({ no }) => no}
            rowName={({ no }) => no}
            empty={{ text: t('outcomeNone') }}
          />
        )
      }
      adapter={key.driver}
      certSerialNo={key.certSerialNo === '' ? undefined : key.certSerialNo}
      suffix={key.suffix}
      post={currentRole3 ? roleLabel(currentRole3) : ''}
      simulated={key.driver.id === 'dummy'}
      onSigned={submit}
    />
  )
}
