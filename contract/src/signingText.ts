import { amountInWords } from '@jinpiao/values/amountInWords'
import { decimalToFen, formatMoney, sumMoney } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import { agreementNames, agreements } from './agreements.ts'
import { businessTypes, flowOf, type SignedAction } from './flow.ts'
import { signedActions } from './flowRow.ts'
import { termOf } from './terms.ts'

/** A part of an entry that is signed with it: one recipient of a transfer, one payee of a redemption. */
const detail = z.object({
  /** 接收方 江城精铸有限公司. */
  label: z.string(),
  party: z.string(),
  /** Decimal with two places; left out of a part that is no sum, such as an account. */
  amount: z.optional(z.string()),
})

/** One line of the signed text: an application, or a ticket that is accepted or refused. */
const signingEntry = z.object({
  /** Human number (SQ… or JP…). */
  no: z.string(),
  version: z.number(),
  /** Name of the other side; what it is to us stands in the flow table. */
  counterparty: z.string(),
  /** Decimal with two places. This and the day are null where applications of the type lack them. */
  amount: z.nullable(z.string()),
  promisedDate: z.nullable(z.string()),
  /** Hex SHA-256 over the entry's payload. */
  digest: z.string(),
  details: z.array(detail),
})
export type SigningEntry = z.output<typeof signingEntry>

export const signingText = z.object({
  /** Of the day of the signature. */
  platformName: z.string(),
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
  /** Why the signer refuses; null unless the act is a refusal. */
  reason: z.nullable(z.string()),
  /** The signer consents to settle by ticket. */
  supplierConsent: z.boolean(),
  /** What the signer agrees to, each in the version that was read. */
  agreements: z.array(z.object({ name: z.enum(agreementNames), version: z.string() })),
  entries: z.array(signingEntry),
})
export type SigningText = z.output<typeof signingText>

/** A batch above this has no amount in words (spec §5: below 1e15 yuan), so it has no text to sign. In fen. */
export const MAX_SIGNED_FEN = 10n ** 17n - 1n

/**
 * The canonical text under a UKEY signature: UTF-8, LF line ends, no trailing space, readable as it stands. It is composed
 * of data, kept by its nonce and compared byte for byte; nothing is ever read back out of it. Texts of versions 1 and 2,
 * signed before 2026-11-26, are verified as they were stored.
 */
export function composeSigningText(text: SigningText): string {
  const { businessType, action, entries } = text
  const fen = signedTotal(entries)
  const total = fen === undefined ? '' : `，合计 ${formatMoney(fen)} 元（${amountInWords(fen)}）`
  const declared = [
    ...(text.reason === null ? [] : [`原因：${escaped(text.reason)}`]),
    ...(text.supplierConsent ? ['声明：本企业同意以金票方式结算该笔账款'] : []),
    ...(text.agreements.length === 0 ? [] : [`协议：本企业已阅读并同意${text.agreements.map(agreed).join('、')}`]),
  ]
  return [
    `${escaped(text.platformName)}签名原文 v3`,
    `业务：${flowOf(businessType).name[0]}`,
    `动作：${signedActions[action][0]}`,
    `企业：${escaped(text.corpName)} ${escaped(text.creditCode)}`,
    `签名人：${escaped(text.signerName)} (${escaped(text.post)}) 证书尾号 ${escaped(text.certSuffix)}`,
    `时间：${text.at}`,
    `有效至：${text.expiresAt}`,
    `随机数：${text.nonce}`,
    ...declared,
    `共 ${entries.length} 笔${total}`,
    ...entries.flatMap((entry, index) => entryLines(index + 1, text, entry)),
  ].join('\n')
}

const agreed = ({ name, version }: SigningText['agreements'][number]) =>
  `《${agreements[name].name[0]}》（版本 ${version}）`

/** In fen; undefined where no entry has an amount. */
export function signedTotal(entries: readonly Pick<SigningEntry, 'amount'>[]): bigint | undefined {
  const amounts = entries.flatMap(({ amount }) => (amount === null ? [] : [decimalToFen(amount)]))
  return amounts.length === 0 ? undefined : amounts.reduce((sum, amount) => sum + amount, 0n)
}

/**
 * Whether details of an entry are the parts of its amount, such as a ticket that is split. A financing has amounts, too, that
 * add up to nothing: what is financed, the fee, and what arrives.
 */
export const isSumOf = (details: readonly Pick<SigningEntry['details'][number], 'amount'>[], fen: bigint): boolean =>
  sumMoney(details.map(({ amount }) => amount ?? '0')) === fen

/** The lines of one entry: they prove it by themselves, so one changed entry does not void the others. */
export function entryLines(position: number, { businessType }: Pick<SigningText, 'businessType'>, entry: SigningEntry) {
  const party = termOf(flowOf(businessType).counterparty).name[0]
  const details = entry.details.map(({ label, party: name, amount }, index) =>
    [`${position}.${index + 1}`, `${escaped(label)} ${escaped(name)}`, ...yuan(amount)].join('|'),
  )
  const head = [
    position,
    escaped(entry.no),
    `v${entry.version}`,
    `${party} ${escaped(entry.counterparty)}`,
    ...yuan(entry.amount),
    ...(entry.promisedDate === null ? [] : [entry.promisedDate]),
    `sha256:${entry.digest}`,
  ]
  return [head.join('|'), ...details]
}

/** A column of a line; none where there is no amount. */
const yuan = (amount: string | null = null) => (amount === null ? [] : [formatMoney(decimalToFen(amount))])

/**
 * Ranges of code points that `escaped` writes out besides `\` and `|`: controls, line and paragraph separators, marks of
 * the reading direction and other invisible formats, surrogates without their other half, private use, noncharacters.
 * They are fixed, because the server and the browser compose the same text and may know different versions of Unicode.
 */
const ESCAPED: readonly (readonly [first: number, last: number])[] = [
  [0x0000, 0x001f],
  [0x007f, 0x009f],
  [0x00ad, 0x00ad],
  [0x0600, 0x0605],
  [0x061c, 0x061c],
  [0x06dd, 0x06dd],
  [0x070f, 0x070f],
  [0x0890, 0x0891],
  [0x08e2, 0x08e2],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xf8ff],
  [0xfdd0, 0xfdef],
  [0xfeff, 0xfeff],
  [0xfff0, 0xfffb],
  [0xfffe, 0xffff],
  [0x110bd, 0x110bd],
  [0x110cd, 0x110cd],
  [0x13430, 0x1345f],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe00ff],
  [0xe01f0, 0x10ffff],
]
const isEscaped = (code: number) => ESCAPED.some(([first, last]) => code >= first && code <= last)

/**
 * A text that a person or an enterprise has chosen. It can neither end a line nor look like a field of one, because
 * separators, line ends and invisible characters are written out.
 */
function escaped(text: string): string {
  return Array.from(text, (char) => {
    if (char === '\\' || char === '|') return `\\${char}`
    const code = char.codePointAt(0) ?? 0
    return isEscaped(code) ? `\\u{${code.toString(16)}}` : char
  }).join('')
}
