import type { EntryResult } from '@jinpiao/contract/envelope'
import type { SignaturePayload } from '@jinpiao/contract/fields'
import type { SigningText } from '@jinpiao/contract/signingText'
import type { TextTask } from '@jinpiao/contract/textTasks'
import type { SigningKey } from './signingKey.ts'

/** What somebody wants to sign. */
export interface SigningTask extends TextTask {
  /** Title of the dialog: the act in words, 签名并提交 3 笔金票开立. */
  title: string
  /** The text is there; what is stored with it (`edited`) is stored, whether it will be signed or not. */
  onComposed?: () => void
  submit: (signature: SignaturePayload) => Promise<{ results: EntryResult[] }>
  /** After the server has answered; some entries may have failed (D4). */
  onDone: (results: EntryResult[]) => void
}

/** What the dialog shows at once, while that which is signed is stored and composed. */
export interface SigningOpening {
  title: string
  /** How many entries are signed. */
  count: number
  /** Their sum in fen, where the page knows it already. */
  total?: bigint | undefined
  /** What of a ticket stays with the signer (找零), in fen: no part of the text, and what one wants to know before. */
  kept?: bigint | undefined
}

/** A signature whose entries are stored first, behind the open dialog. */
export interface SigningStart extends SigningOpening {
  prepare: () => Promise<SigningTask>
}

/** A task with the text that the server composed for it. */
export interface PreparedTask extends SigningTask {
  original: string
  text: SigningText
  creditList: readonly { fkCredit: string }[]
  key: SigningKey
}
