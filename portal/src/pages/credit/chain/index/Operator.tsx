import { ChainHome } from '#portal/business/homes/ChainHome.tsx'

/** 链属企业经办首页. */
export default function ChainOperatorHome() {
  return <ChainHome />
}
