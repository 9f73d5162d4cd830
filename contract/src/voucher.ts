import * as z from 'zod/mini'
import { instant } from './fields.ts'
import { receiptRoleNames, receiptTimeNames } from './papers.ts'

/** Who a paper is between, by the part that each plays. */
export const paperParties = z.array(z.object({ role: z.enum(receiptRoleNames), name: z.string() }))
export type PaperParties = z.output<typeof paperParties>

/** When it was signed, took effect and was confirmed: a moment, or a day where nobody has said more. */
export const paperTimes = z.array(
  z.object({ time: z.enum(receiptTimeNames), kind: z.enum(['moment', 'day']), at: z.string() }),
)
export type PaperTimes = z.output<typeof paperTimes>

/** What a printed voucher says of who and when, and what makes it comparable with what the platform keeps (P8). */
export const voucher = z.object({
  /** The same on the paper of both sides. */
  receiptNo: z.string(),
  /** Whoever holds the paper asks with it whether the platform has written it. Twelve hexadecimal digits. */
  verifyCode: z.string(),
  parties: paperParties,
  times: paperTimes,
  /** Hex SHA-256 over the application as it was signed: its form, its signed texts and signatures. Nothing later changes it. */
  digest: z.string(),
  /** The enterprise whose act it proves, and its signatures in order: those that the digest is made of. */
  signedBy: z.string(),
  signatures: z.array(
    z.object({
      /** Of another enterprise's people the first character alone (I26). */
      signerName: z.string(),
      roleLabel: z.string(),
      certSuffix: z.nullable(z.string()),
      /** Marked when no hardware key was involved. */
      isDummySignature: z.boolean(),
      at: instant,
    }),
  ),
})
export type VoucherFacts = z.output<typeof voucher>
