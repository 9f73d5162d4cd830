// Policy, not law. A file of its own, because the flow table reads it and the rules read the flow table.

/** How often a ticket may be passed on (I6). */
export const MAX_DEPTH = 10
/** spec §5, §9: no transfer within so many days before the promised payment date. */
export const CLOSED_DAYS = 15
/** spec §5: no financing with fewer days left before the promised payment date. */
export const MIN_FINANCE_DAYS = 7
