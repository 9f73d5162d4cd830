import { readFileSync } from 'node:fs'
import { notices } from '@jinpiao/contract/notices'
import { describe, expect, test } from 'vitest'
import { approval as approvalEn } from './en-US/approval.ts'
import { home as homeEn } from './en-US/home.ts'
import { issue as issueEn } from './en-US/issue.ts'
import { limits as limitsEn } from './en-US/limits.ts'
import { approval } from './zh-CN/approval.ts'
import { home } from './zh-CN/home.ts'
import { issue } from './zh-CN/issue.ts'
import { limits } from './zh-CN/limits.ts'

const zh = import.meta.glob<object>('./zh-CN/**/*.ts', { eager: true })
const textsOf = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : typeof part === 'object' && part !== null
      ? Object.values(part).flatMap(textsOf)
      : []
const said = [
  ...textsOf(zh),
  ...textsOf(notices),
  readFileSync(`${import.meta.dirname}/../../../server/src/seed/helpsZh.ts`, 'utf8'),
]

describe('I9: a submitted issue freezes its limit, a released one uses it; both are taken up', () => {
  test('home, form, check and list say one thing of what is taken up, in both languages', () => {
    const word = '已占用（含冻结）'
    expect([home.limitOccupied, issue.usedBefore, approval.limitTaken, limits.occupied]).toEqual(Array(4).fill(word))
    const english = [homeEn.limitOccupied, issueEn.usedBefore, approvalEn.limitTaken, limitsEn.occupied]
    expect(new Set(english)).toEqual(new Set(['Taken up, frozen included']))
  })

  test('nothing says that a limit is taken up only once a ticket is issued, nor releases what is not named by its state', () => {
    // A loan reserves of another limit.
    const wrong = /签发后占用|占用的额度(或金票)?(会|已)?释放/
    expect(said.filter((text) => wrong.test(text) && !text.includes('借款'))).toEqual([])
    expect(said.some((text) => /自提交起冻结，签发后转为已用/.test(text))).toBe(true)
  })
})
