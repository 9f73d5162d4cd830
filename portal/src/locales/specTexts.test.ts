import { describe, expect, it } from 'vitest'
import { common as english } from '#portal/locales/en-US/common.ts'
import { shell as englishShell } from '#portal/locales/en-US/shell.ts'
import { common } from '#portal/locales/zh-CN/common.ts'
import { my } from '#portal/locales/zh-CN/my.ts'
import { notices } from '#portal/locales/zh-CN/notices.ts'
import { shell } from '#portal/locales/zh-CN/shell.ts'

describe('spec §8: these texts to the letter', () => {
  it.each([
    [common.serverError, '服务器错误'],
    [
      common.network,
      '网络异常，请您稍后重试。请您点击右侧在线咨询，将此截图发给客服，由专业客服7*24小时竭诚为您服务。',
    ],
    [shell.chunkFailed, 'Loading chunk failed'],
    [shell.cssFailed, 'Loading CSS chunk failed'],
    [englishShell.chunkFailed, 'Loading chunk failed'],
    [englishShell.cssFailed, 'Loading CSS chunk failed'],
    [notices.licenceLink, '立即认证'],
    [notices.logoutAsk, '是否确认退出系统'],
    [notices.logoutUkey, '您即将退出登录，请勿忘记拔出UKEY'],
    [my.pwdText, '您的密码已超过有效期，为保护账号不被非法使用，需先更新密码'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected)
  })

  it('the words of the server error come first, the way out after them', () => {
    expect(common.serverErrorNext).toMatch(/^\{\{error\}\}。.*\{\{hotline\}\}/)
    expect(english.serverErrorNext).toMatch(/^\{\{error\}\}\. .*\{\{hotline\}\}/)
  })
})

const files = import.meta.glob<Record<string, object>>('./en-US/*.ts', { eager: true })
const textsOf = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as object).flatMap(textsOf)

it('the English texts have no full-width marks', () => {
  const texts = Object.values(files).flatMap((file) => Object.values(file).flatMap(textsOf))
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter((text) => /[（），。：；？！、]/.test(text))).toEqual([])
})
