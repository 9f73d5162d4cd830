import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import type { CheckTopic } from '@jinpiao/contract/checks'
import { flowOf } from '@jinpiao/contract/flow'
import type { LoanPayload, LoanRow } from '@jinpiao/contract/loanApply'
import { findLoanProblems, loanTopics } from '@jinpiao/contract/loanApplyRules'
import { loanPrice, penaltyRateOf } from '@jinpiao/contract/priceTerms'
import type { Problem } from '@jinpiao/contract/problems'
import { repayMethods } from '@jinpiao/contract/states/loans'
import { termOf } from '@jinpiao/contract/terms'
import { addMonths } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { BusinessError } from '../domain/businessError.ts'
import { digestOf } from '../domain/digest.ts'
import type { Application } from '../flow/application.ts'
import type { Answer, Business, Columns, FormBusiness, Reading } from '../flow/business.ts'
import { tellApproved } from '../flow/notices.ts'
import { readingOf } from '../flow/reading.ts'
import { isUsable, readAccount, snapshotOf } from '../queries/accounts.ts'
import { requireOwnFiles } from '../queries/files.ts'
import { productOf } from '../queries/funderProducts.ts'
import { loanAnswers, loanFiles } from './loanAnswers.ts'
import { type OwnLoanDetail, toLoanDetail, toLoanRows } from './loanDetail.ts'
import { isLoanOpened, type LoanKind, readLoanFacts, takeTurn } from './loanFacts.ts'
import { grantedOf } from './loanOutcome.ts'
import { loanReceiptFacts } from './loanReceiptFacts.ts'

/** What a type of loan adds to what all have; a hook that it has besides is spread over the result. */
export interface LoanType<Payload extends LoanPayload, Row extends LoanRow, Detail extends OwnLoanDetail>
  extends LoanKind {
  definition: ApplicationEndpoints
  /** What besides refuses it. */
  problems?(
    reading: Reading,
    payload: Payload,
    moment: 'submit' | 'approve',
    application?: Pick<Application, 'pkApply'>,
  ): Promise<readonly Problem[]>
  /** Where its columns differ; `bound`: what is signed besides the form, the product, the account and the files. */
  columns?(reading: Reading, payload: Payload): Promise<Partial<Columns> & { bound?: object }>
  /** Files besides those of every loan. */
  files?(payload: Payload): readonly string[]
  answers?(context: QueryContext, payload: Payload): Promise<Answer[]>
  rows?(
    context: QueryContext,
    applications: readonly { application: Application; payload: Payload }[],
  ): Promise<ReadonlyMap<string, Omit<Row, keyof LoanRow>>>
  detail?(context: QueryContext, application: Application, payload: Payload): Promise<Omit<Detail, keyof OwnLoanDetail>>
  /** Before those of every loan end with the files. */
  topics?: readonly CheckTopic[]
}

/**
 * An application for a loan: a director signs it, a funder grants it, and where it is paid at once a bank pays it. What comes
 * of it, and what judges it, the type says: `{ ...loanBusiness({ type: 'SELF_LOAN_APPLY', … }), judges, ended: openLine }`.
 */
export function loanBusiness<Payload extends LoanPayload, Row extends LoanRow, Detail extends OwnLoanDetail>(
  own: LoanType<Payload, Row, Detail>,
): FormBusiness<Payload, Row, Detail> {
  const { type, kind, definition, topics = [] } = own
  const read = (payload: string) => JSON.parse(payload) as Payload
  const files = (payload: Payload) => [...loanFiles(payload), ...(own.files?.(payload) ?? [])]
  const problems: Business<Payload>['problems'] = async (reading, payload, moment, application) => [
    ...findLoanProblems(kind, payload, await readLoanFacts(reading, own, payload, moment, application?.pkApply)),
    ...((await own.problems?.(reading, payload, moment, application)) ?? []),
  ]
  return {
    type,
    family: type,
    definition,
    read,
    problems,
    files,
    columns: (reading, payload) => columnsOf(own, reading, payload, files(payload)),
    touches: () => ({}),
    prices: async ({ read: db }, { fkProduct, method }, application) => {
      const product = await productOf(db, kind, fkProduct)
      if (product === undefined) return []
      const rateBp = (application && grantedOf(application)?.rateBp) ?? product.rateBp
      return loanPrice({ ...product, rateBp, penaltyRateBp: penaltyRateOf(rateBp, product), method })
    },
    details: ({ read: db, actor }, payload) => signedOf(own, { read: db, actor }, payload),
    hold: takeTurn,
    // What stands in the way of another application is asked by its state: nothing is given back.
    release: async () => {},
    async decided(act, application) {
      await tellApproved(act, application)
      return { outputs: [] }
    },
    async asked({ tx }, application, payload) {
      const { state, fkCorp } = application
      const account = await readAccount(tx, fkCorp, payload.pkAccount)
      const product = await productOf(tx, kind, payload.fkProduct)
      const granted = grantedOf(application)
      return {
        ...(state === 'PENDING_FUNDER' && { fkFunder: product?.fkFunder ?? null }),
        body: {
          product: product?.name ?? '',
          methods: product?.methods ?? [],
          rateBp: granted?.rateBp ?? product?.rateBp ?? 0,
          account: account ? snapshotOf(account) : null,
          ...(granted && { approvedAmount: fenToDecimal(granted.amountFen) }),
        },
      }
    },
    doneFen: (application) => grantedOf(application)?.amountFen,
    topics: [...loanTopics.slice(0, -1), ...topics, ...loanTopics.slice(-1)],
    hints: async () => [],
    receiptFacts: loanReceiptFacts,
    async toRows(context, applications) {
      const parsed = applications.map((application) => ({ application, payload: read(application.payload) }))
      const rows = await toLoanRows(context, parsed)
      const more = await own.rows?.(context, parsed)
      return new Map([...rows].map(([key, row]) => [key, { ...row, ...more?.get(key) } as Row]))
    },
    toDetail: async (context, application, payload) =>
      ({
        ...(await toLoanDetail(context, kind, application, payload)),
        ...(await own.detail?.(context, application, payload)),
      }) as Detail,
    answers: async (context, payload) => [
      ...(await loanAnswers(context, kind, payload)),
      ...((await own.answers?.(context, payload)) ?? []),
    ],
    async check(context, lines) {
      const reading = readingOf(context)
      const found = await Promise.all(
        lines.map(async ({ line, pkApply }, index) =>
          (await problems(reading, line, 'submit', pkApply === undefined ? undefined : { pkApply })).map((each) => ({
            ...each,
            line: index,
          })),
        ),
      )
      return {
        problems: found.flat(),
        totalFen: lines.reduce((sum, { line }) => sum + (line.amount === '' ? 0n : decimalToFen(line.amount)), 0n),
        facts: { isOpened: await isLoanOpened(reading, kind) },
      }
    },
  }
}

/** The form in the columns of an application; another enterprise's account or file is refused. */
async function columnsOf<Payload extends LoanPayload, Row extends LoanRow, Detail extends OwnLoanDetail>(
  own: LoanType<Payload, Row, Detail>,
  reading: Reading,
  payload: Payload,
  fileIds: readonly string[],
): Promise<Columns> {
  const { read, actor, today } = reading
  const { fkProduct, pkAccount, amount, months } = payload
  const product = fkProduct === '' ? undefined : await productOf(read, own.kind, fkProduct)
  if (fkProduct !== '' && !product) throw new BusinessError('01000302')
  const account = pkAccount === '' ? undefined : await readAccount(read, actor.fkCorp, pkAccount)
  if (pkAccount !== '' && !account) throw new BusinessError('01000302')
  const { bound = {}, ...columns } = (await own.columns?.(reading, payload)) ?? {}
  const amountFen = amount === '' ? 0n : decimalToFen(amount)
  const hasDay = !flowOf(own.type).lacks?.includes('promisedDate') && Number(months) > 0
  return {
    payloadDigest: digestOf({
      payload,
      product: product ? { name: product.name, funder: product.funderName } : null,
      // One that is no longer proved is kept in a draft: the check says so (I18).
      account: account && isUsable(account) ? snapshotOf(account) : null,
      files: await requireOwnFiles(read, actor.fkCorp, fileIds),
      ...bound,
    }),
    amountFen: amountFen > 0n ? amountFen : null,
    fkCounterparty: product?.fkFunder ?? null,
    counterpartyName: product?.funderName ?? null,
    // Of a loan that would be paid today; its own day is known once it is paid.
    promisedDate: hasDay ? addMonths(today, Number(months)) : null,
    fkLimit: null,
    contractNo: null,
    ...columns,
  }
}

/** Parts of the entry that are signed with it: the terms, and where the money goes. */
async function signedOf(
  { kind }: LoanKind,
  { read, actor }: Pick<Reading, 'read' | 'actor'>,
  { fkProduct, pkAccount, months, method }: LoanPayload,
) {
  const label = (name: Parameters<typeof termOf>[0]) => termOf(name).name[0]
  const product = await productOf(read, kind, fkProduct)
  const account = await readAccount(read, actor.fkCorp, pkAccount)
  return [
    { label: label('product'), party: product?.name ?? '' },
    { label: label('months'), party: `${months}个月` },
    { label: label('repayMethod'), party: method === '' ? '' : repayMethods[method].label[0] },
    { label: label('receivingAccount'), party: account?.accountNo ?? '' },
  ]
}
