import { amountInWords } from '@jinpiao/values/amountInWords'
import { decimalToFen, fenToDecimal, formatMoney } from '@jinpiao/values/money'
import { type BusinessType, flows, type SignedAction, signedActions } from './flow.ts'

/** One line of the signed text: an application, or a ticket that is accepted or refused. */
export interface SigningEntry {
  /** Human number (SQ… or JP…). */
  no: string
  version: number
  /** Name of the other side; what it is to us stands in the flow table (`entryLabel`). */
  counterparty: string
  /** Decimal with two places. */
  amount: string
  promisedDate: string
  /** Hex SHA-256 over the entry's payload. */
  digest: string
}

export interface SigningText {
  businessType: BusinessType
  action: SignedAction
  corpName: string
  creditCode: string
  signerName: string
  /** 经办岗, 主管岗, 终审岗. */
  post: string
  certSuffix: string
  /** ISO instants with offset. */
  at: string
  expiresAt: string
  nonce: string
  entries: readonly SigningEntry[]
}

/**
 * The canonical text under a UKEY signature: UTF-8, LF line ends, no trailing space, readable as it stands.
 * The sign dialog shows exactly these lines (what is seen is what is signed); the server composes it,
 * keeps it by its nonce and compares byte for byte.
 */
export function composeSigningText(text: SigningText): string {
  const total = text.entries.reduce((sum, entry) => sum + decimalToFen(entry.amount), 0n)
  const { name, entryLabel } = flows[text.businessType]
  return [
    '金票平台签名原文 v1',
    `业务：${name[0]}   动作：${signedActions[text.action][0]}`,
    `企业：${text.corpName} ${text.creditCode}`,
    `签名人：${text.signerName} (${text.post}) 证书尾号 ${text.certSuffix}`,
    `时间：${text.at}   有效至：${text.expiresAt}`,
    `随机数：${text.nonce}`,
    `共 ${text.entries.length} 笔，合计 ${formatMoney(total)} 元（${amountInWords(total)}）`,
    ...text.entries.map((entry, index) => signingLine(index + 1, entryLabel, entry)),
  ].join('\n')
}

/** The line of one entry: it proves the entry by itself, so one changed entry does not void the others. */
export function signingLine(position: number, entryLabel: string, entry: SigningEntry): string {
  const amount = formatMoney(fenToDecimal(decimalToFen(entry.amount)))
  return `${position}|${entry.no}|v${entry.version}|${entryLabel} ${entry.counterparty}|${amount}|${entry.promisedDate}|sha256:${entry.digest}`
}

const HEAD_LINES = 7

/** The entry lines of a text, in order. */
export const signingLines = (original: string): string[] => original.split('\n').slice(HEAD_LINES)
