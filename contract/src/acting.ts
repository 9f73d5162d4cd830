import type { BusinessErrorCode } from './errors.ts'

/** Whom the calling page shows. All windows of a browser share one session, so it may be another's by now. */
export const ACTING_HEADER = 'x-jinpiao-acting'

/** The refusal of a call whose page shows somebody else than the session's user and role. */
export const OTHER_IDENTITY = '01000204' satisfies BusinessErrorCode

/** User and role as the header states them: ASCII, compared as a whole. */
export const statedIdentity = ({ userId, pkRole }: { userId: string; pkRole: string }): string =>
  `${encodeURIComponent(userId)}/${encodeURIComponent(pkRole)}`
