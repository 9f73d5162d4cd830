import { RecentApplications } from '#portal/business/homes/Applications.tsx'
import { CoreFigures } from '#portal/business/homes/CoreFigures.tsx'
import { HomePage } from '#portal/business/homes/HomePage.tsx'
import { LONG_RAIL_ROWS } from '#portal/business/homes/RailList.tsx'
import { Statistics } from '#portal/business/homes/Statistics.tsx'
import { TopSuppliers } from '#portal/business/homes/TopSuppliers.tsx'
import { IssuedTickets } from '#portal/business/tickets/IssuedTickets.tsx'
import { FEW_ROWS } from '#portal/business/tickets/sections.ts'

/** 核心企业查询首页: everything to read, nothing to do. */
export default function CoreQueryHome() {
  return (
    <HomePage>
      <CoreFigures chart={<Statistics />} list={<RecentApplications rows={LONG_RAIL_ROWS} />} aside={<TopSuppliers />}>
        <IssuedTickets rows={FEW_ROWS} />
      </CoreFigures>
    </HomePage>
  )
}
