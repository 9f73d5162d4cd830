import * as z from 'zod/mini'
import { action, applicationActions } from './actions.ts'
import { grades } from './checks.ts'
import { type ActFlag, type Endpoint, endpoint, type InputNames } from './endpoint.ts'
import {
  batchResult,
  fields,
  instant,
  moneySum,
  pk,
  reason,
  type SignaturePayload,
  signaturePayload,
  version,
} from './fields.ts'
import { type BusinessType, businessWords, flowOf, flows, statesOf, stateWordsOf } from './flow.ts'
import { isDecision, type Stated, stated } from './flowRow.ts'
import { type AnyListEndpoint, list, type StateWords } from './list.ts'
import { type MarkFilters, type MarkOf, markFilter, marksOf } from './marks.ts'
import { lineSums } from './outcome.ts'
import { priceLine } from './priceTerms.ts'
import { type ApplicationState, applicationStateNames, decisionNames } from './status.ts'
import { tradeFile } from './trade.ts'

/** As many as one signature may carry (P5). */
export const MAX_BATCH = 200
const pkApplys = z.array(pk).check(z.minLength(1), z.maxLength(MAX_BATCH))

/** What every application shows in a list, whatever its type. */
export const applicationRow = {
  pkApply: z.string(),
  ...fields('applyNo', 'amount?', 'promisedDate?', 'createdByName', 'submittedAt?', 'updatedAt'),
  businessType: z.enum(Object.keys(flows) as [BusinessType, ...BusinessType[]]),
  state: z.enum(applicationStateNames),
  version: z.number(),
  /** What became of its lines; null where it has none, or none is asked about as yet. */
  lineSums: z.nullable(lineSums),
  /** Whole hours since it came to the present step; null where it waits for nobody. */
  ...fields('waitingHours?', 'directorName?', 'directorApprovedAt?', 'returnedByName?', 'returnReason?'),
  /** What the caller could do now; what is refused says why, so that it can be read beside the row (I11, P21). */
  actions: z.array(action(applicationActions)),
}

const anyApplication = z.object(applicationRow)
/** An application of whatever type, as a list shows it. */
export type Application = z.output<typeof anyApplication>

/** One decision or answer in the trail of an application. */
export const applicationStep = z.object({
  decision: z.enum(decisionNames),
  /** State that the application was in. */
  state: z.string(),
  /** Who has said it in the place of the bank that was asked; null: the bank, or whoever's step it was. */
  stated: z.nullable(z.enum(Object.keys(stated) as [Stated, ...Stated[]])),
  /** Empty: the machine acted. */
  personName: z.string(),
  corpName: z.string(),
  /** Empty where the machine acted: it has no role. */
  roleLabel: z.string(),
  comment: z.nullable(z.string()),
  /** The line that it is about: the number of its ticket, who gets it, its amount; null: it is about the whole. */
  line: z.nullable(z.object({ no: z.nullable(z.string()), ...fields('counterpartyName', 'amount') })),
  at: instant,
  certSuffix: z.nullable(z.string()),
  /** Marked when no hardware key was involved. */
  isDummySignature: z.boolean(),
})
export type ApplicationStep = z.output<typeof applicationStep>

/** An answer that differs from what was submitted before the last return: its name and both answers, in words. */
export const change = z.object({
  label: z.string(),
  /** By which the two answers are shown: an amount with separators, a day that voices say right. */
  kind: z.string(),
  before: z.string(),
  after: z.string(),
})
export type Change = z.output<typeof change>

/** One thing to correct before anything is signed. `field` is its path in the form, '' for the enterprise as a whole. */
const problem = z.object({ line: z.number(), field: z.string(), code: z.string(), message: z.string() })

const saved = z.object({ pkApply: z.string(), applyNo: z.string(), version: z.number() })
export const savedDrafts = z.object({ saved: z.array(saved) })
export type SavedDraft = z.output<typeof saved>
const checkAnswer = {
  problems: z.array(problem),
  total: moneySum,
  totalInWords: z.string(),
  /** What it costs, line by line; empty where it costs nothing. */
  prices: z.array(priceLine),
}
const anyCheckAnswer = z.object({ ...checkAnswer, facts: z.unknown() })
type CheckAnswer = z.output<typeof anyCheckAnswer>

export const signedBatch = z.object({ pkApplys, signature: signaturePayload })
export const reasonedBatch = z.object({ pkApplys, comment: reason })
export const plainBatch = z.object({ pkApplys })
/** Refuses a signature that nobody would verify. */
const unsignedBatch = z.strictObject({ pkApplys })
const pkApplyKey = z.object({ pkApply: pk })
export type PlainAct = Endpoint<undefined, undefined, typeof plainBatch, typeof batchResult>
export type SignedAct = Endpoint<undefined, undefined, typeof signedBatch, typeof batchResult>
/** Of a type that is submitted without a signature the server refuses one; of every other, its absence. */
export type SubmitAct = Endpoint<undefined, undefined, z.ZodMiniType<Submitted, Submitted>, typeof batchResult>
export interface Submitted {
  pkApplys: string[]
  signature?: SignaturePayload | undefined
}
export type ReasonedAct = Endpoint<undefined, undefined, typeof reasonedBatch, typeof batchResult>

/** What the detail of every application has. */
const detail = {
  amountInWords: z.string(),
  /** Every file of the form, also of a draft that is not complete. */
  files: z.array(tradeFile),
  steps: z.array(applicationStep),
  changes: z.array(change),
  /** What it costs, as it is signed; empty where it costs nothing. */
  prices: z.array(priceLine),
  /** Facts that a reviewer should see, in words; never a refusal. */
  hints: z.array(z.string()),
  /**
   * What the rules that judge an approval have found, topic by topic, the worst first; what wants a second look as in
   * `hints`. Empty unless it waits for a decision.
   */
  checks: z.array(z.object({ name: z.string(), grade: z.enum(grades), texts: z.array(z.string()) })),
}
const anyDetail = z.object({ application: anyApplication, payload: z.unknown(), ...detail })
export type ApplicationDetail = z.output<typeof anyDetail>

/** The endpoints of an application of whatever type, as the interpreter and the archetypes take them. */
export interface ApplicationEndpoints {
  type: BusinessType
  types: readonly BusinessType[]
  name: string
  payload: z.ZodMiniType
  row: z.ZodMiniType
  list: AnyListEndpoint<Application>
  get: Endpoint<typeof pkApplyKey, undefined, undefined, z.ZodMiniType<ApplicationDetail>>
  save: Endpoint<undefined, undefined, z.ZodMiniType, typeof savedDrafts>
  update: Endpoint<undefined, undefined, z.ZodMiniType, typeof savedDrafts>
  remove: Endpoint<typeof pkApplyKey, undefined, undefined>
  check: Endpoint<undefined, undefined, z.ZodMiniType, z.ZodMiniType<CheckAnswer>>
  submit: SubmitAct
  withdraw: PlainAct
  cancel: PlainAct
  steps: Partial<Record<ApplicationState, { approve: SignedAct; sendBack: ReasonedAct }>>
}

/** What a list of these applications has rows of, and what their detail holds. */
export type ApplicationOf<A extends ApplicationEndpoints> = A['list']['data']['_zod']['output']['list'][number]
export type DetailOf<A extends ApplicationEndpoints> = A['get']['data']['_zod']['output']

/**
 * Where a list of applications looks. `MINE`: drafts and returned ones; `TODO`: what waits for the caller's post;
 * `DONE_BY_ME`: what the caller has decided or submitted, the last first.
 */
export const boxes = ['ALL', 'MINE', 'TODO', 'DONE_BY_ME'] as const
export type Box = (typeof boxes)[number]

/** What the other side of an application is called. */
type CounterpartyOf<Type extends BusinessType> = (typeof flows)[Type]['counterparty']

/** Only these of its keys. The type keeps all of them: which are left out is not known before the flow table is read. */
const withKeys = <const Shape extends object>(isKept: (key: string) => boolean, shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([key]) => isKept(key))) as Shape

interface Definition<
  Type extends BusinessType,
  Payload extends z.ZodMiniType,
  Row extends z.core.$ZodLooseShape,
  Detail extends z.core.$ZodLooseShape,
  Facts extends z.ZodMiniType,
  Step extends ApplicationState,
> {
  type: Type
  /** Further types that stand in the same lists and take the same acts, such as the cancellation of an issue. */
  also?: readonly BusinessType[]
  /** In the addresses of exports. */
  name: string
  /** Save, edit, delete, check, submit, withdraw, void, list, detail. */
  drafts: `/${string}`
  /** What reviewers do. */
  acts: `/${string}`
  /** What the acts of each step are called below `acts`: `director-` gives `director-approve` and `director-return`. */
  steps: Record<Step, string>
  payload: Payload
  /** Terms of the payload's keys that are none: a refusal names what is chosen, not its key. */
  names: InputNames
  /** Besides {@link applicationRow}. */
  row: Row
  /** Besides what every detail has. */
  detail: Detail
  /** What the form judges by before it asks, handed back by the check. */
  facts: Facts
  /** Words of its own states and kinds; those of a mark are what its filter offers. */
  words?: StateWords
  /** Pages besides those of the flow that read the applications. */
  readers: readonly string[]
  /** Nothing is saved, checked or submitted while one of these switches of the platform is off; what stands may be ended. */
  flags?: readonly ActFlag[]
}

/**
 * The endpoints of an application: save, edit, delete, check, submit, withdraw, void, list, detail, and for each step of
 * its flow approve and send back. Whoever may open the page of an act may call it (I21).
 */
export function applications<
  Type extends BusinessType,
  Payload extends z.ZodMiniType,
  const Row extends z.core.$ZodLooseShape,
  const Detail extends z.core.$ZodLooseShape,
  Facts extends z.ZodMiniType,
  Step extends ApplicationState,
>(definition: Definition<Type, Payload, Row, Detail, Facts, Step>) {
  const { type, also = [], name, drafts, acts, payload, names, words = {}, readers, flags } = definition
  const switched = flags === undefined ? {} : { flags }
  const flow = flowOf(type)
  const business = flow.name[0]
  const counterparty = flow.counterparty as CounterpartyOf<Type>
  const marks = marksOf(flow) as readonly MarkOf<Type>[]
  const decisions = flow.steps.filter(isDecision)
  if (flow.unsigned && decisions.length > 0) throw new Error(`${type}: what is unsigned has no decision inside`)
  // A step without a prefix would get the address `…/undefinedapprove`.
  const states = new Set([...decisions.map(({ state }) => state), ...(Object.keys(definition.steps) as Step[])])
  const known = decisions.every(({ state }) => Object.hasOwn(definition.steps, state))
  if (!known || states.size > decisions.length) throw new Error(`${type}: steps must be those that its flow decides in`)
  const permission = flow.submitPages
  const seenOn = [...new Set([...permission, ...decisions.flatMap(({ pages }) => pages), ...readers])]
  const row = z.object({ ...applicationRow, ...definition.row })
  const { lacks = [], called = {} } = flow
  const has = (name: string) => !lacks.some((lacking) => lacking === name)
  const line = { line: payload }
  const lines = <Line extends z.ZodMiniType>(each: Line) =>
    z.object({ lines: z.array(each).check(z.minLength(1), z.maxLength(MAX_BATCH)) })

  const act = <Body extends z.ZodMiniType>(
    path: string,
    summary: string,
    pages: readonly string[],
    body: Body,
    more: { flags?: readonly ActFlag[] } = {},
  ) =>
    endpoint({
      method: 'POST',
      path: path as `/${string}`,
      summary,
      permission: pages,
      body,
      data: batchResult,
      ...more,
    })

  const steps = Object.fromEntries(
    decisions.map(({ state, pages }) => {
      const prefix = `${acts}/${definition.steps[state as Step]}`
      return [
        state,
        {
          approve: act(`${prefix}approve`, `${business}：通过`, pages, signedBatch),
          sendBack: act(`${prefix}return`, `${business}：驳回`, pages, reasonedBatch),
        },
      ]
    }),
  ) as Record<Step, { approve: SignedAct; sendBack: ReasonedAct }>

  return {
    type,
    types: [type, ...also] as readonly BusinessType[],
    name,
    payload,
    row,
    list: list({
      name,
      path: drafts,
      summary: `${business}：申请列表`,
      permission: seenOn,
      row,
      filters: withKeys(has, {
        ...({ [counterparty]: 'contains' } as Record<CounterpartyOf<Type>, 'contains'>),
        applyNo: 'contains' as const,
        createdByName: 'contains' as const,
        amount: 'range' as const,
        submittedAt: 'range' as const,
        ...(Object.fromEntries(marks.map((mark) => [mark, markFilter(mark, words)])) as MarkFilters<Type>),
        state: statesOf([type, ...also]),
      }),
      choices: { box: boxes },
      sort: (
        ['applyNo', counterparty, 'amount', 'promisedDate', 'submittedAt', 'updatedAt', ...marks, 'state'] as const
      ).filter(has),
      sums: (['amount'] as const).filter(has),
      called: () => called,
      lacks,
      words: { state: () => stateWordsOf(type), businessType: () => businessWords, ...words },
    }),
    get: endpoint({
      method: 'GET',
      path: `${drafts}/:pkApply`,
      summary: `${business}：申请详情`,
      permission: seenOn,
      params: pkApplyKey,
      data: z.object({
        application: row,
        payload,
        ...detail,
        ...definition.detail,
      }),
    }),
    save: endpoint({
      method: 'POST',
      path: drafts,
      summary: `${business}：保存草稿，每行一张申请`,
      permission,
      ...switched,
      body: lines(payload),
      large: true,
      names,
      data: savedDrafts,
    }),
    update: endpoint({
      method: 'PUT',
      path: drafts,
      summary: `${business}：修改草稿或被驳回的申请，全部修改或全部不改`,
      permission,
      ...switched,
      body: lines(z.object({ pkApply: pk, version, ...line })),
      large: true,
      names,
      data: savedDrafts,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${drafts}/:pkApply`,
      summary: `${business}：删除草稿`,
      permission,
      params: pkApplyKey,
      data: z.object({}),
    }),
    check: endpoint({
      method: 'POST',
      path: `${drafts}/check`,
      summary: `${business}：提交前检查，逐字段返回问题，不改变任何数据`,
      permission,
      ...switched,
      // The key of one that is stored: what it holds itself is not in its way.
      body: lines(z.object({ ...line, pkApply: z.optional(pk) })),
      large: true,
      names,
      data: z.object({ ...checkAnswer, facts: definition.facts }),
    }),
    submit: act<SubmitAct['body']>(
      `${drafts}/submit`,
      `${business}：提交`,
      permission,
      flow.unsigned ? unsignedBatch : signedBatch,
      switched,
    ),
    /** By the submitter, until the next person has decided (Q7). */
    withdraw: act(`${drafts}/withdraw`, `${business}：撤回`, permission, plainBatch),
    /** 作废: the operator ends a returned application instead of correcting it. */
    cancel: act(`${drafts}/void`, `${business}：作废`, permission, plainBatch),
    steps,
  }
}
