import { ChainHome } from '#portal/business/homes/ChainHome.tsx'

/** 链属企业主管首页. */
export default function ChainDirectorHome() {
  return <ChainHome />
}
