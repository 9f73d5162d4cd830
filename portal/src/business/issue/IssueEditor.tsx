import type { issue } from '@jinpiao/contract/issue'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplyEditor } from '#portal/archetypes/apply/ApplyEditor.tsx'
import type { EditorProps } from '#portal/archetypes/apply/defineApply.ts'
import { focusLine, Lines } from '#portal/archetypes/apply/Lines.tsx'
import { useMeantTerms } from '#portal/archetypes/apply/useMeantTerms.ts'
import { copiedTrade, fenOf, fileCountOf, isTradeEmpty } from '#portal/business/trade/tradeForm.ts'
import { usePending } from '#portal/business/trade/usePending.ts'
import { IssueTotals } from './IssueTotals.tsx'
import { emptyLine, type IssueForm, type LineForm } from './issueForm.ts'
import { LineEditor } from './LineEditor.tsx'
import type { IssueFacts } from './useIssueFacts.ts'

const MAX_LINES = 20

/** The issue form: one or more suppliers, what they take from which limit beside it. */
export function IssueEditor({ state, facts, onChecked }: EditorProps<typeof issue, IssueForm, IssueFacts>) {
  const { t } = useTranslation(['issue', 'apply'])
  const { form, findProblems, problems } = state
  const isReasonAsked = useMeantTerms(state.correcting).includes('tenorReason')
  const [uploading, setUploading] = useState(0)
  const pending = usePending(setUploading)
  const lines = { name: 'lines', place: (number: number) => t('apply:place', { number }) }

  return (
    <ApplyEditor
      state={state}
      rail={<IssueTotals facts={facts} />}
      isUploading={uploading > 0}
      focusFirst={() => focusLine(0)}
      lines={lines}
      onChecked={onChecked}
    >
      <Lines<LineForm>
        lines={lines}
        findProblems={findProblems}
        problems={problems}
        factsOf={({ supplierName, amount, trade }) => ({
          party: supplierName,
          amount: fenOf(amount),
          contractNo: trade.contractNo,
          fileCount: fileCountOf(trade),
        })}
        empty={() => emptyLine(form.getValues('lines.0.pkLimit'))}
        copy={{ isFree: ({ trade }) => isTradeEmpty(trade), entries: copiedEntries }}
        addLabel={t('addLine')}
        fullReason={(count) => (count >= MAX_LINES ? t('tooManyLines', { max: MAX_LINES }) : undefined)}
        isStored={({ pkApply }) => pkApply !== undefined}
        onRemoved={pending.forget}
      >
        {({ index, id, place }) => (
          <LineEditor
            facts={facts}
            line={index}
            place={place}
            // What came back is one line.
            isReasonAsked={isReasonAsked && index === 0}
            onPending={pending.of(id)}
          />
        )}
      </Lines>
    </ApplyEditor>
  )
}

/** The promised date comes along where none is typed yet; supplier, amount and remark are this line's own. */
function copiedEntries(from: LineForm, to: LineForm) {
  const promise: [string, unknown][] = [
    ['promisedDate', from.promisedDate],
    ['tenorReason', from.tenorReason],
  ]
  return [...copiedTrade(from.trade), ...(to.promisedDate === '' ? promise : [])]
}
