import { ChainFigures } from '#portal/business/homes/ChainFigures.tsx'
import { HomePage } from '#portal/business/homes/HomePage.tsx'
import { Statistics } from '#portal/business/homes/Statistics.tsx'

/** 链属企业查询首页: everything to read, nothing to do. */
export default function ChainQueryHome() {
  return (
    <HomePage>
      <ChainFigures chart={<Statistics />} />
    </HomePage>
  )
}
