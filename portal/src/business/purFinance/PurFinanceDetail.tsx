import type { DetailOf } from '@jinpiao/contract/applications'
import { packDetailPage } from '@jinpiao/contract/permissions/data'
import type { purFinance } from '@jinpiao/contract/purFinance'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { LoanDetail, loanFace } from '#portal/business/loanApply/LoanDetail.tsx'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { DayText, ProseText } from '#portal/parts/Moment.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

type Detail = DetailOf<typeof purFinance>

/** What a decision on a loan on purchases rests on; below it, how it comes back. */
function PurFinanceFacts({ detail }: { detail: Detail }) {
  const { name } = useTerms()
  const { payload, contractFiles, pack, repay } = detail
  return (
    <>
      <LoanDetail
        detail={detail}
        more={[
          { label: name('financeMonth'), value: payload.financeMonth },
          { label: name('financeDate'), value: payload.financeDate !== '' && <DayText day={payload.financeDate} /> },
          { label: name('packName'), value: pack && <PackLink pack={pack} /> },
        ]}
        moreFiles={[
          {
            label: name('contractFiles'),
            value: contractFiles.length > 0 && <FileLinks files={contractFiles} name={name('contractFiles')} />,
            isWide: true,
          },
        ]}
      />
      {repay && <Repay repay={repay} />}
    </>
  )
}

function PackLink({ pack: { pkApply, packName } }: { pack: NonNullable<Detail['pack']> }) {
  const mayOpen = useMayOpen()
  const href = `${packDetailPage[0]}?id=${pkApply}`
  if (!mayOpen(href)) return packName
  return (
    <Link href={href} kind="standalone">
      {packName}
    </Link>
  )
}

/** 提前还款: why not now, else who applies for it and where. */
function Repay({ repay: { isPageOpen, refusal } }: { repay: NonNullable<Detail['repay']> }) {
  const { t } = useTranslation('purFinance')
  const text = refusal ?? t(isPageOpen ? 'repayByOperator' : 'repayByFunder')
  return <FactSheet title={t('repay')} rows={[{ label: t('repayEarly'), value: <ProseText>{text}</ProseText> }]} />
}

export const purFinanceDetail = { face: loanFace, facts: PurFinanceFacts }
