import { addMonths, compareDays, type Day, daysBetween } from '@jinpiao/values/days'

/** How long a promise may run, by the day of issue. Policy is data: the next rule is one more row. */
export interface TenorPolicy {
  /** Valid for tickets issued from this day on. */
  from: Day
  /** Beyond this a written reason is mandatory. */
  softMaxMonths: number
  hardMaxMonths: number
}

/** 银发〔2025〕77号 art. 11: six months in principle, one year at most. */
export const defaultTenorPolicy: readonly TenorPolicy[] = [{ from: '2025-06-15', softMaxMonths: 6, hardMaxMonths: 12 }]

/** Central state-owned enterprises: six months, without exception (SASAC notice of 2022-01). */
const CENTRAL_SOE_MAX_MONTHS = 6

/** What decides how long an enterprise may promise: its policies and whether it is a central state-owned one. */
export interface TenorRule {
  policies: readonly TenorPolicy[]
  isCentralSoe: boolean
}

/** The terms that hold for a ticket issued on `issueDate`, as the form says them before anything is typed (P3). */
export function tenorTerms(issueDate: Day, { policies, isCentralSoe }: TenorRule) {
  const valid = policies.filter((policy) => compareDays(policy.from, issueDate) <= 0)
  const policy =
    valid.reduce<TenorPolicy | undefined>(
      (latest, row) => (latest === undefined || compareDays(row.from, latest.from) > 0 ? row : latest),
      undefined,
    ) ?? defaultTenorPolicy[0]
  if (policy === undefined) throw new RangeError('There is no tenor policy')
  const hardMaxMonths = isCentralSoe ? Math.min(policy.hardMaxMonths, CENTRAL_SOE_MAX_MONTHS) : policy.hardMaxMonths
  return { softMaxMonths: policy.softMaxMonths, hardMaxMonths, latest: addMonths(issueDate, hardMaxMonths) }
}

export type TenorVerdict =
  | { ok: true; days: number; needsReason: boolean; softMaxMonths: number; hardMaxMonths: number }
  | { ok: false; why: 'notFuture' }
  | { ok: false; why: 'tooLong'; maxMonths: number }

/**
 * Whether a ticket issued on `issueDate` may promise payment on `promisedDate` (I14). The portal asks before
 * the person submits, the server asks again.
 */
export function judgeTenor(
  { issueDate, promisedDate }: { issueDate: Day; promisedDate: Day },
  rule: TenorRule,
): TenorVerdict {
  if (compareDays(promisedDate, issueDate) <= 0) return { ok: false, why: 'notFuture' }
  const { softMaxMonths, hardMaxMonths, latest } = tenorTerms(issueDate, rule)
  if (compareDays(promisedDate, latest) > 0) return { ok: false, why: 'tooLong', maxMonths: hardMaxMonths }
  const needsReason = compareDays(promisedDate, addMonths(issueDate, softMaxMonths)) > 0
  return {
    ok: true,
    days: daysBetween(issueDate, promisedDate),
    needsReason,
    softMaxMonths,
    hardMaxMonths,
  }
}

/** Small and medium enterprises are to be paid within this many days of delivery (国令 802). */
export const SME_PAYMENT_DAYS = 60

/** Whether the supplier must consent to settlement by ticket when it accepts. */
export function needsSupplierConsent(rule: { deliveredDate?: Day | undefined; promisedDate: Day; scale: string }) {
  const isSme = rule.scale !== '大型'
  return (
    isSme && rule.deliveredDate !== undefined && daysBetween(rule.deliveredDate, rule.promisedDate) > SME_PAYMENT_DAYS
  )
}
