import { useSearchParams } from 'react-router-dom'
import { LoanView } from '#portal/business/loanDraws/LoanView.tsx'
import { NoLoan } from '#portal/business/loanDraws/NoLoan.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'

/** 支用详情 (`?id=`); without it, where one is chosen. */
export default function DrawDetailPage() {
  const id = useSearchParams()[0].get('id') ?? ''
  useDetailFocus(id)
  return id === '' ? <NoLoan route="drawDetail" /> : <LoanView pkDraw={id} />
}
