import { RecentApplications } from '../../../../home/Applications.tsx'
import { HomePage } from '../../../../home/HomePage.tsx'
import { MaturityChart } from '../../../../home/MaturityChart.tsx'
import { Statistics } from '../../../../home/Statistics.tsx'
import { TopSuppliers } from '../../../../home/TopSuppliers.tsx'
import { IssuedTickets } from '../../../../tickets/IssuedTickets.tsx'
import { CoreFigures } from './CoreFigures.tsx'

/** 核心企业查询首页: everything to read, nothing to do. */
export default function CoreQueryHome() {
  return (
    <HomePage>
      <CoreFigures />
      <Statistics />
      <MaturityChart />
      <TopSuppliers />
      <RecentApplications />
      <IssuedTickets />
    </HomePage>
  )
}
