/** Sections of a home, as an address names them: cards and links of other places lead there. */
export const PENDING_SECTION = 'pending'
export const TICKETS_SECTION = 'tickets'

/** Of the tickets of a home that has another table above them. */
export const FEW_ROWS = 5
