import { Link } from '@jinpiao/ui-kit/Link'
import { drawDetailPath } from '#portal/business/loanPaths.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/** The number of a loan, which leads to it where its page may be opened. */
export function LoanLink({ pkDraw, drawNo }: { pkDraw: string | null; drawNo: string | null }) {
  const mayOpen = useMayOpen()
  if (pkDraw === null || !mayOpen(drawDetailPath)) return <>{drawNo}</>
  return (
    <Link href={`${drawDetailPath}?id=${pkDraw}`} kind="standalone">
      {drawNo}
    </Link>
  )
}
