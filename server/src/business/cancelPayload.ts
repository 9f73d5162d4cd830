/** What an ISSUE_CANCEL application holds as payload. */
export interface CancelPayload {
  pkCredit: string
  comment: string
}

export const cancelPayloadOf = (payload: string): CancelPayload => JSON.parse(payload) as CancelPayload
