/** By which ways messages of a kind reach a user; no row: the inbox alone. */
export interface MessagePreferenceTable {
  userId: string
  messageType: string
  inbox: number
  sms: number
  email: number
}

/** Whether an article of the help has helped its reader: the last word of each. */
export interface HelpFeedbackTable {
  articleId: string
  personId: string
  helpful: number
  at: string
}
