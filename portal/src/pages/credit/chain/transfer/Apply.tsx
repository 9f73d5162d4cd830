import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApplyPage, type StoredStart } from '#portal/archetypes/apply/ApplyPage.tsx'
import { ApplyWorkspace } from '#portal/archetypes/apply/ApplyWorkspace.tsx'
import { NextTask } from '#portal/business/homes/NextTask.tsx'
import { TransferCheck } from '#portal/business/transfer/TransferCheck.tsx'
import { TransferEditor } from '#portal/business/transfer/TransferEditor.tsx'
import { transferApply } from '#portal/business/transfer/transferApply.ts'
import { findProblems, useTransferFacts } from '#portal/business/transfer/useTransferFacts.ts'

/** 转让 and 拆分转让 of one ticket (`?fkCredit=`). */
export default function TransferPage() {
  return (
    <ApplyPage apply={transferApply()} next={<NextTask />}>
      {(start) => <TransferStart key={`${start.edit}/${start.copy}`} start={start} />}
    </ApplyPage>
  )
}

function TransferStart({ start }: { start: StoredStart }) {
  const [parameters] = useSearchParams()
  const [fkCredit, setFkCredit] = useState(parameters.get('fkCredit') ?? '')
  const facts = useTransferFacts(fkCredit)
  const { ticket } = facts
  return (
    <ApplyWorkspace
      apply={transferApply(ticket && { fkCredit: ticket.pkCredit, creditNo: ticket.creditNo })}
      start={start}
      problemsOf={(values) => findProblems(values, facts)}
      editor={(state, onChecked) => (
        <TransferEditor state={state} facts={facts} onTicket={setFkCredit} onChecked={onChecked} />
      )}
      check={(parts) => <TransferCheck {...parts} facts={facts} />}
    />
  )
}
