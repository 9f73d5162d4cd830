/** With a 401: why a session is over that its person has not left and that has not run out. */
export const SESSION_ENDED_HEADER = 'x-session-ended'

/** `ELSEWHERE`: ended from another browser, by a new password or by the platform; `DISABLED`: its user is. */
export const sessionEnds = ['ELSEWHERE', 'DISABLED'] as const
export type SessionEnd = (typeof sessionEnds)[number]

/** What a header or an address says, if it is one of them. */
export const sessionEndOf = (said: unknown): SessionEnd | undefined => sessionEnds.find((each) => each === said)
