import { StatisticsPage } from '#portal/business/statistics/StatisticsPage.tsx'

/** 数据统计 of a core enterprise: issued, accepted, redeemed, overdue. What its suppliers do is not shown (I26). */
export default function CoreStatistics() {
  return <StatisticsPage side="core" />
}
