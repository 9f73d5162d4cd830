import { useTranslation } from 'react-i18next'
import { WaitingForMe } from '../../../../home/Applications.tsx'
import { HomeFigures } from '../../../../home/HomeFigures.tsx'
import { HomePage } from '../../../../home/HomePage.tsx'
import { HomeTasks } from '../../../../home/HomeTasks.tsx'
import { MaturityChart } from '../../../../home/MaturityChart.tsx'
import { TopSuppliers } from '../../../../home/TopSuppliers.tsx'
import { IssuedTickets } from '../../../../tickets/IssuedTickets.tsx'

/** 终审首页: what waits for the final review, what was signed off today, and how it is concentrated. */
export default function CoreFinalHome() {
  const { t } = useTranslation('home')
  return (
    <HomePage>
      <HomeTasks />
      <HomeFigures
        withLimit
        figuresOf={({ finalApprovedToday, issuedPendingAccept }) => [
          { label: t('finalApprovedToday'), amount: finalApprovedToday.amount, count: finalApprovedToday.count },
          { label: t('largestToday'), amount: finalApprovedToday.largest },
          { label: t('issuedPendingAccept'), ...issuedPendingAccept },
        ]}
      />
      <WaitingForMe desk="final" />
      <TopSuppliers />
      <IssuedTickets />
      <MaturityChart />
    </HomePage>
  )
}
