import { amountInWords } from '@jinpiao/values/amountInWords'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import { businessTypes, flowOf, type SignedAction, signedActions } from './flow.ts'
import { termOf } from './terms.ts'

/** A part of an entry that is signed with it: one recipient of a transfer, one payee of a redemption. */
const detail = z.object({
  /** 接收方 江城精铸有限公司. */
  label: z.string(),
  party: z.string(),
  /** Decimal with two places. */
  amount: z.string(),
})

/** One line of the signed text: an application, or a ticket that is accepted or refused. */
const signingEntry = z.object({
  /** Human number (SQ… or JP…). */
  no: z.string(),
  version: z.number(),
  /** Name of the other side; what it is to us stands in the flow table. */
  counterparty: z.string(),
  /** Decimal with two places. */
  amount: z.string(),
  promisedDate: z.string(),
  /** Hex SHA-256 over the entry's payload. */
  digest: z.string(),
  details: z.array(detail),
})
export type SigningEntry = z.output<typeof signingEntry>

export const signingText = z.object({
  businessType: z.enum(businessTypes),
  action: z.enum(Object.keys(signedActions) as [SignedAction, ...SignedAction[]]),
  corpName: z.string(),
  creditCode: z.string(),
  signerName: z.string(),
  /** 经办岗, 主管岗, 终审岗. */
  post: z.string(),
  certSuffix: z.string(),
  /** ISO instants with offset. */
  at: z.string(),
  expiresAt: z.string(),
  nonce: z.string(),
  /** What the signer declares besides: why it is refused, that settlement by ticket is consented to. */
  reason: z.nullable(z.string()),
  supplierConsent: z.boolean(),
  entries: z.array(signingEntry),
})
export type SigningText = z.output<typeof signingText>

/** A batch above this has no amount in words (spec §5: below 1e15 yuan), so it has no text to sign. In fen. */
export const MAX_SIGNED_FEN = 10n ** 17n - 1n

/**
 * The canonical text under a UKEY signature: UTF-8, LF line ends, no trailing space, readable as it stands. It is composed
 * of data, kept by its nonce and compared byte for byte; nothing is ever read back out of it. Texts of version 1, signed
 * before 2026-11-23, are verified as they were stored.
 */
export function composeSigningText(text: SigningText): string {
  const { businessType, action, entries } = text
  const fen = signedTotal(entries)
  const declared = [
    ...(text.reason === null ? [] : [`原因：${escaped(text.reason)}`]),
    ...(text.supplierConsent ? ['声明：本企业同意以金票方式结算该笔账款'] : []),
  ]
  return [
    '金票平台签名原文 v2',
    `业务：${flowOf(businessType).name[0]}`,
    `动作：${signedActions[action][0]}`,
    `企业：${escaped(text.corpName)} ${escaped(text.creditCode)}`,
    `签名人：${escaped(text.signerName)} (${escaped(text.post)}) 证书尾号 ${escaped(text.certSuffix)}`,
    `时间：${text.at}`,
    `有效至：${text.expiresAt}`,
    `随机数：${text.nonce}`,
    ...declared,
    `共 ${entries.length} 笔，合计 ${formatMoney(fen)} 元（${amountInWords(fen)}）`,
    ...entries.flatMap((entry, index) => entryLines(index + 1, text, entry)),
  ].join('\n')
}

export const signedTotal = (entries: readonly Pick<SigningEntry, 'amount'>[]): bigint =>
  entries.reduce((sum, entry) => sum + decimalToFen(entry.amount), 0n)

/** The lines of one entry: they prove it by themselves, so one changed entry does not void the others. */
export function entryLines(position: number, { businessType }: Pick<SigningText, 'businessType'>, entry: SigningEntry) {
  const party = termOf(flowOf(businessType).counterparty).name[0]
  const details = entry.details.map(
    ({ label, party: name, amount }, index) =>
      `${position}.${index + 1}|${escaped(label)} ${escaped(name)}|${yuan(amount)}`,
  )
  const head = [
    position,
    escaped(entry.no),
    `v${entry.version}`,
    `${party} ${escaped(entry.counterparty)}`,
    yuan(entry.amount),
    entry.promisedDate,
    `sha256:${entry.digest}`,
  ]
  return [head.join('|'), ...details]
}

const yuan = (amount: string) => formatMoney(decimalToFen(amount))

/**
 * A text that a person or an enterprise has chosen, so that it can neither end a line nor look like a field of one:
 * separators, line ends and what is invisible or turns the reading direction are written out.
 */
function escaped(text: string): string {
  // Controls and formats, line and paragraph separators, unassigned and private code points.
  return text.replace(/[\\|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu, (char) =>
    char === '\\' || char === '|' ? `\\${char}` : `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`,
  )
}
