import type { Logger } from 'pino'
import type { JobName, JobReport } from '../jobs/schedule.ts'
import type { Metrics } from './metrics.ts'

/** Of demonstrations alone, every few seconds: each run is a line only where somebody looks for one. */
const OFTEN: readonly JobName[] = ['clock', 'outsiders']

/** Runs of the jobs in the log and in the figures; what failed in one makes it a failed run. */
export function jobReport(log: Logger, metrics: Pick<Metrics, 'jobRan'>): JobReport {
  const failed = new Set<JobName>()
  return {
    began(job) {
      const level = OFTEN.includes(job) ? 'debug' : 'info'
      const from = performance.now()
      failed.delete(job)
      log[level]({ job }, 'job began')
      return () => {
        const seconds = (performance.now() - from) / 1000
        const hasFailed = failed.has(job)
        metrics.jobRan(job, seconds, hasFailed)
        log[level]({ job, seconds: Math.round(seconds * 1000) / 1000, failed: hasFailed }, 'job ended')
      }
    },
    failed(job, error) {
      failed.add(job)
      log.error({ job, err: error }, 'job failed')
    },
  }
}
