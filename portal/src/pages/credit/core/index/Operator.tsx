import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { RecentApplications } from '../../../../home/Applications.tsx'
import { FirstSteps } from '../../../../home/FirstSteps.tsx'
import { HomePage } from '../../../../home/HomePage.tsx'
import { HomeTasks } from '../../../../home/HomeTasks.tsx'
import { MaturityChart } from '../../../../home/MaturityChart.tsx'
import { useMayOpen } from '../../../../page/useMayOpen.ts'
import { IssuedTickets } from '../../../../tickets/IssuedTickets.tsx'
import { CoreFigures } from './CoreFigures.tsx'

const ISSUE = '/credit/core/issue/issue'

/** 核心企业经办首页. */
export default function CoreOperatorHome() {
  const { t } = useTranslation('home')
  const mayIssue = useMayOpen()(ISSUE)
  return (
    <HomePage
      action={
        mayIssue && (
          <Link href={ISSUE} kind="action">
            {t('newIssue')}
          </Link>
        )
      }
    >
      <FirstSteps />
      <HomeTasks />
      <CoreFigures />
      <RecentApplications />
      <IssuedTickets />
      <MaturityChart />
    </HomePage>
  )
}
