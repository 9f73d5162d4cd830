import { StatisticsPage } from '#portal/business/statistics/StatisticsPage.tsx'

/** 数据统计 of a chain enterprise: what it took, passed on and was paid. */
export default function ChainStatistics() {
  return <StatisticsPage side="chain" />
}
