import type { AnalyticsDailyTable, AnalyticsEventTable, AnalyticsSecretTable } from './analytics.ts'

/** Tables of the package credit, by name. */
export interface CreditTables {
  analytics_event: AnalyticsEventTable
  analytics_secret: AnalyticsSecretTable
  analytics_daily: AnalyticsDailyTable
}
