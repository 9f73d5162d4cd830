import { agreements } from '@jinpiao/contract/agreements'
import type { EntryResult } from '@jinpiao/contract/envelope'
import { calledIn, flowOf } from '@jinpiao/contract/flow'
import { isSumOf, type SigningEntry, signedTotal } from '@jinpiao/contract/signingText'
import { type Column, DataTable } from '@jinpiao/ui-kit/DataTable'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList, type SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { type UkeyAdapter, UkeyPrompt } from '@jinpiao/ui-kit/UkeyPrompt'
import type { UkeySignature } from '@jinpiao/ukey/driver'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { isWorthResending } from '#portal/http/errors.ts'
import { FoldedMany } from '#portal/parts/FoldedMany.tsx'
import { DayText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useRoleLabel } from '#portal/session/useRoleLabel.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import * as css from './signing.css.ts'
import type { PreparedTask, SigningOpening } from './signingTask.ts'
import { useWaysOut } from './useWaysOut.ts'

interface SignDialogProps {
  opening: SigningOpening
  /** Undefined while its text is composed. */
  task: PreparedTask | undefined
  onClose: () => void
  onDone: (results: EntryResult[]) => void
}

/** What the server composed, shown, signed, and handed to the act. The default export of its own script. */
export default function SignDialog({ opening, task, onClose, onDone }: SignDialogProps) {
  const errorText = useErrorText()
  const roleLabel = useRoleLabel()
  const { currentRole3 } = useSecurity()
  const help = useWaysOut()
  const key = task?.key
  const total = task === undefined ? opening.total : signedTotal(task.text.entries)

  async function submit(signature: UkeySignature) {
    if (task === undefined) return
    const { original, creditList, businessType } = task
    try {
      const { results } = await task.submit({ ...signature, original, creditList: [...creditList], businessType })
      onDone(results)
    } catch (error) {
      throw new Error(errorText(error), { cause: error })
    }
  }

  return (
    <UkeyPrompt<UkeySignature>
      isOpen
      isPreparing={task === undefined}
      onClose={onClose}
      title={opening.title}
      count={task?.text.entries.length ?? opening.count}
      total={total === undefined ? undefined : fenToDecimal(total)}
      original={task?.original ?? ''}
      details={task && <SignedContent text={task.text} kept={opening.kept} />}
      adapter={key?.driver ?? noDriver}
      certSerialNo={key === undefined || key.certSerialNo === '' ? undefined : key.certSerialNo}
      suffix={key?.suffix ?? ''}
      post={currentRole3 ? roleLabel(currentRole3) : ''}
      simulated={key?.driver.id === 'dummy'}
      onSigned={submit}
      canSubmitAgain={(error) => isWorthResending((error as Error).cause)}
      help={help}
    />
  )
}

/** Stands in for the driver that is still being loaded; nobody asks it. */
const noDriver: UkeyAdapter<UkeySignature> = {
  pinEntry: 'none',
  list: () => Promise.resolve([]),
  sign: () => Promise.reject(new Error('No text to sign yet')),
}

/** The same as the signed text, to be read as facts and rows. */
function SignedContent({ text, kept }: Pick<PreparedTask, 'text'> & Pick<SigningOpening, 'kept'>) {
  const { t } = useTranslation(['approval', 'common'])
  const terms = useTerms()
  const { entries, reason, supplierConsent, agreements: agreed, businessType } = text
  const [only] = entries
  const party = terms.name(flowOf(businessType).counterparty)
  const amountTerm = calledIn(businessType, 'amount')
  const dayTerm = calledIn(businessType, 'promisedDate')
  const versionOf = ({ name, version }: (typeof agreed)[number]) =>
    t('agreement', { name: terms.words(agreements[name].name), version })
  const declared: SummaryRow[] = [
    ...(reason === null ? [] : [{ label: terms.name('reason'), value: reason }]),
    ...(supplierConsent ? [{ label: terms.name('supplierConsent'), value: t('consents') }] : []),
    ...(agreed.length === 0
      ? []
      : [{ label: terms.name('agreements'), value: agreed.map(versionOf).join(t('common:listSeparator')) }]),
  ]
  if (entries.length === 1 && only !== undefined) {
    return (
      <div className={page.section}>
        <SummaryList
          rows={[
            { label: t('number'), value: only.no },
            { label: party, value: only.counterparty },
            ...(dayTerm ? [{ label: terms.name(dayTerm), value: <DayText day={only.promisedDate} /> }] : []),
            ...declared,
          ]}
        />
        {only.details.length > 0 && <Details entry={only} kept={kept} />}
      </div>
    )
  }
  const columns: Column<SigningEntry>[] = [
    { id: 'no', header: t('number'), rowHeader: true, cell: ({ no }) => no },
    { id: 'counterparty', header: party, card: 'party', cell: ({ counterparty }) => counterparty },
    ...(amountTerm ? [amountColumn(terms.heading(amountTerm))] : []),
    ...(dayTerm ? [dayColumn(terms.name(dayTerm))] : []),
    ...(entries.some(({ details }) => details.length > 1)
      ? [{ id: 'lines', header: terms.name('lines'), cell: (entry: SigningEntry) => <DetailLines entry={entry} /> }]
      : []),
  ]
  return (
    <div className={page.section}>
      {declared.length > 0 && <SummaryList rows={declared} />}
      <FoldedMany amounts={entries.map(({ amount }) => amount)}>
        <DataTable
          caption={t('signedEntries')}
          columns={columns}
          rows={entries}
          rowKey={({ no }) => no}
          rowName={({ no }) => no}
          empty={{ text: t('outcomeNone') }}
        />
      </FoldedMany>
    </div>
  )
}

const amountColumn = (header: string): Column<SigningEntry> => ({
  id: 'amount',
  header,
  card: 'amount',
  align: 'end',
  cell: ({ amount }, hasHeader) => <Money value={amount} unit={!hasHeader} />,
})

const dayColumn = (header: string): Column<SigningEntry> => ({
  id: 'promisedDate',
  header,
  cell: ({ promisedDate }) => <DayText day={promisedDate} />,
})

/** The parts of one entry, as its form shows them: who gets how much, and what is kept. */
function Details({ entry, kept }: { entry: SigningEntry } & Pick<SigningOpening, 'kept'>) {
  const terms = useTerms()
  const isParts = entry.amount !== null && isSumOf(entry.details, decimalToFen(entry.amount))
  return (
    <>
      <FoldedMany amounts={entry.details.map(({ amount }) => (isParts && amount) || null)}>
        <SummaryList
          title={terms.name('lines')}
          headingLevel={3}
          rows={entry.details.map(({ label, party, amount }, index) => ({
            label: entry.details.length === 1 ? label : `${label} ${index + 1}`,
            value: <Part party={party} amount={amount} />,
            isWide: true,
          }))}
        />
      </FoldedMany>
      {kept !== undefined && (
        <SummaryList
          rows={[
            { label: terms.name('changeAmount'), value: <Part party="" amount={fenToDecimal(kept)} />, isWide: true },
          ]}
        />
      )}
    </>
  )
}

/** The party at the start, the amount at the end: amounts stand below each other, as in the rail of the form. */
function Part({ party, amount }: { party: string; amount: string | undefined }) {
  return (
    <span className={css.part}>
      <span>{party}</span> {amount !== undefined && <Money value={amount} unit />}
    </span>
  )
}

function DetailLines({ entry: { details } }: { entry: SigningEntry }) {
  return (
    <ul role="list" className={css.detailLines}>
      {details.map(({ party, amount }) => (
        <li key={party}>
          {party} {amount !== undefined && <Money value={amount} unit />}
        </li>
      ))}
    </ul>
  )
}
