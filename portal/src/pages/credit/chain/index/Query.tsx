import { HomePage } from '../../../../home/HomePage.tsx'
import { MaturityChart } from '../../../../home/MaturityChart.tsx'
import { Statistics } from '../../../../home/Statistics.tsx'
import { HeldTickets } from '../../../../tickets/HeldTickets.tsx'
import { PendingTickets } from '../../../../tickets/PendingTickets.tsx'
import { ChainFigures } from './ChainFigures.tsx'

/** 链属企业查询首页: everything to read, nothing to do. */
export default function ChainQueryHome() {
  return (
    <HomePage>
      <ChainFigures />
      <PendingTickets isReadOnly />
      <HeldTickets />
      <MaturityChart />
      <Statistics />
    </HomePage>
  )
}
