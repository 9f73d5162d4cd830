import type { ApplicationStep } from '@jinpiao/contract/applications'
import { expect, it } from 'vitest'
import { stepsTimeline } from './stepsTimeline.ts'

const step = (over: Partial<ApplicationStep>): ApplicationStep => ({
  decision: 'SUBMIT',
  state: 'DRAFT',
  stated: null,
  personName: '陈嘉禾',
  corpName: '华岳重工股份有限公司',
  roleLabel: '经办',
  comment: null,
  line: null,
  at: '2026-11-21T09:00:00+08:00',
  certSuffix: '1234',
  isDummySignature: false,
  ...over,
})
const words = {
  title: (state: string) => state,
  about: ({ line }: ApplicationStep) => line?.counterpartyName,
  stated: (by: string) => `登记 ${by}`,
  signed: ({ certSuffix }: ApplicationStep) => (certSuffix === null ? undefined : `证书尾号 ${certSuffix}`),
  who: ({ personName, roleLabel }: ApplicationStep) => `${personName}·${roleLabel}`,
  language: 0 as const,
}

it('P11: shows what was done by whom with which certificate, what it waits for, and what comes after', () => {
  const timeline = stepsTimeline([step({})], { businessType: 'ISSUE', state: 'PENDING_DIRECTOR' }, words)
  expect(timeline.map(({ title, state, result, who, comment }) => [title, state, result, who, comment])).toEqual([
    ['DRAFT', 'done', '提交', '陈嘉禾·经办', '证书尾号 1234'],
    ['PENDING_DIRECTOR', 'current', undefined, undefined, undefined],
    ['PENDING_FINAL', 'upcoming', undefined, undefined, undefined],
    ['PENDING_COUNTERPARTY', 'upcoming', undefined, undefined, undefined],
  ])
})

it('an application that has ended waits for nobody', () => {
  const rejected = step({ decision: 'REJECT', state: 'PENDING_DIRECTOR', comment: '重复提交', certSuffix: null })
  const timeline = stepsTimeline([step({}), rejected], { businessType: 'ISSUE', state: 'REJECTED' }, words)
  expect(timeline.map(({ title, state, comment }) => [title, state, comment])).toEqual([
    ['DRAFT', 'done', '证书尾号 1234'],
    ['PENDING_DIRECTOR', 'ended', '重复提交'],
  ])
})

it('what expired has no tick where it waited, and is called by what came of it', () => {
  const expired = step({ decision: 'AUTO', state: 'PENDING_COUNTERPARTY', personName: '', roleLabel: '' })
  const timeline = stepsTimeline([step({}), expired], { businessType: 'ISSUE', state: 'EXPIRED' }, words)
  expect(timeline.at(-1)).toMatchObject({ title: 'PENDING_COUNTERPARTY', state: 'ended', result: '已失效' })
  // A part of what was passed on: the rest was accepted.
  const part = stepsTimeline([expired, step({})], { businessType: 'TRANSFER', state: 'DONE' }, words)
  expect(part[0]).toMatchObject({ state: 'ended', result: '系统处理' })
})

it('a payment is not refused, whoever says so: it fails', () => {
  for (const stated of [null, 'PAYER'] as const) {
    const failed = step({ decision: 'REJECT', state: 'PENDING_PAYMENT', stated })
    const timeline = stepsTimeline([step({}), failed], { businessType: 'REDEEM', state: 'PARTLY_FAILED' }, words)
    expect(timeline.at(-1)).toMatchObject({ state: 'ended', result: '付款失败' })
  }
})

it('a draft that lapsed was submitted by nobody', () => {
  const expired = step({ decision: 'AUTO', personName: '', roleLabel: '' })
  const [only, ...others] = stepsTimeline([expired], { businessType: 'ISSUE', state: 'EXPIRED' }, words)
  expect(only).toMatchObject({ title: '草稿', state: 'ended', result: '已失效' })
  expect(others).toEqual([])
})

it('what somebody has said in the place of the bank is not called the bank’s', () => {
  const stated = step({ decision: 'APPROVE', state: 'PENDING_PAYMENT', stated: 'PAYEE' })
  const timeline = stepsTimeline([step({}), stated], { businessType: 'REDEEM', state: 'DONE' }, words)
  expect(timeline.at(-1)).toMatchObject({ title: '登记 PAYEE', state: 'done' })
})

it('who judges a refusal is ahead only once something was refused', () => {
  const ahead = (state: 'PENDING_DIRECTOR' | 'PENDING_PLATFORM') =>
    stepsTimeline([step({})], { businessType: 'REDEEM_CLAIM', state }, words).map(({ title }) => title)
  expect(ahead('PENDING_DIRECTOR')).toEqual(['DRAFT', 'PENDING_DIRECTOR', 'PENDING_COUNTERPARTY'])
  expect(ahead('PENDING_PLATFORM')).toEqual(['DRAFT', 'PENDING_PLATFORM'])
})
