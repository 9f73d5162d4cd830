import type { DetailOf } from '@jinpiao/contract/applications'
import type { redeemClaim } from '@jinpiao/contract/redeemClaim'
import { redeemLineStates } from '@jinpiao/contract/states/redeem'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import type { ApplicationFace } from '#portal/archetypes/desk.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { DayText, MomentText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { Judging } from './Judging.tsx'

type Detail = DetailOf<typeof redeemClaim>

const claimFace = ({ application }: Detail): ApplicationFace => ({ counterparty: application.payeeName })

/** What a decision on a stated payment rests on: which it is, what proves it, and what its payee has said. */
function ClaimDetail({ detail }: { detail: Detail }) {
  const { t } = useTranslation('redeemClaim')
  const { name, words } = useTerms()
  const { application, payload, files, lineState, confirmBy, judgeBy, contested } = detail
  const { creditNo, redeemNo, payeeName, submittedAt } = application
  return (
    <>
      <FactSheet
        title={t('stated')}
        rows={[
          { label: name('creditNo'), value: <NumberLink term="creditNo" of={application} no={creditNo} /> },
          { label: name('redeemNo'), value: <NumberLink term="redeemNo" of={application} no={redeemNo} /> },
          {
            label: name('lineState'),
            value: lineState && (
              <StatusTag tone={redeemLineStates[lineState].tone}>{words(redeemLineStates[lineState].label)}</StatusTag>
            ),
          },
          { label: name('payeeName'), value: payeeName },
          { label: name('payeeAccount'), value: detail.payeeAccount && <CardNumber value={detail.payeeAccount} /> },
          { label: name('payeeBank'), value: detail.payeeBank },
          { label: name('payAccount'), value: detail.payAccount && <CardNumber value={detail.payAccount} /> },
          { label: name('bankSerial'), value: payload.bankSerial },
          { label: t('paidOn'), value: payload.payDate && <DayText day={payload.payDate} /> },
          ...(confirmBy === null ? [] : [{ label: t('answerBy'), value: <DayText day={confirmBy} /> }]),
          ...(contested === null ? [] : [{ label: t('contested'), value: contested, isWide: true }]),
          ...(judgeBy === null ? [] : [{ label: name('judgeBy'), value: <Judging judgeBy={judgeBy} />, isWide: true }]),
          { label: name('createdByName'), value: application.createdByName },
          { label: name('submittedAt'), value: submittedAt && <MomentText at={submittedAt} /> },
          {
            label: name('payReceiptFiles'),
            value: <FileLinks files={files} name={name('payReceiptFiles')} />,
            isWide: true,
          },
        ]}
      />
    </>
  )
}

export const claimDetail = { face: claimFace, facts: ClaimDetail }
