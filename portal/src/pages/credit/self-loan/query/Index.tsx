import { DrawList } from '#portal/business/loanDraws/DrawList.tsx'

/** 支用查询: every loan of the enterprise. */
export default function DrawsPage() {
  return <DrawList />
}
