import { expect, test } from 'vitest'
import { type UkeyProblem, ukeyProblems } from '../ukeyFailure.ts'
import { ukeyMessages } from './ukey.ts'

const words = { suffix: '1234', post: '经办', found: '5678', rawCode: 'E_61' }

/** Texts that spec §8 gives are quoted to the letter; of the others it names the case, and the words are ours. */
const texts: Record<UkeyProblem, string> = {
  NOT_BOUND: '您当前的UKEY未绑定成功，请主管在用户角色设置重新绑定',
  MULTIPLE: '请只插入一个UKEY',
  WRONG_CERT: 'UKEY/证书选择错误。当前证书尾号 5678，应为 1234',
  NOT_INSERTED: '未检测到 UKEY。请插入尾号 1234 的经办 UKEY',
  NO_CERT: 'UKEY 里没有可用的证书，请联系主管更新',
  CHAIN_INVALID: '证书链无效，请重新安装驱动，或更换 UKEY',
  PRINTED_NO: '签名失败：没有读到 UKEY 的印刷号，可重试',
  DRIVER_VERSION: 'UKEY 驱动版本不符，请安装新版驱动',
  SIGN_FAILED: '签名失败，可重试',
  EXPIRED: 'UKEY 证书已过期，请联系主管更新',
  AGENT_ABSENT: '没有找到 UKEY 驱动程序，请安装并启动它',
  NO_DRIVER: '本平台还没有接入 UKEY 驱动，无法使用 UKEY。请拨打客服热线',
  LNA_DENIED: '浏览器不允许访问本机的 UKEY 程序，请在地址栏允许',
  UNTRUSTED: '本机 UKEY 程序不信任本站，请按安装说明添加',
  REMOVED: 'UKEY 已拔出，没有签名。请重新插入尾号 1234 的 UKEY',
  PIN_LOCKED: 'UKEY 密码已锁定，没有签名。请办理解锁',
  BUSY: 'UKEY 正被其他程序使用，请关闭它后重试',
  TIMEOUT: '签名超时，没有签名，可重试',
  UNKNOWN: 'UKEY 出错，没有签名，可重试。错误代码 E_61',
}

test.each(ukeyProblems)('spec §8: %s has its text', (problem) => {
  expect(ukeyMessages['zh-CN'].problems[problem](words)).toBe(texts[problem])
})

test('spec §8: a wrong certificate whose suffix nobody can read still says which one is asked for', () => {
  const { WRONG_CERT } = ukeyMessages['zh-CN'].problems
  expect(WRONG_CERT({ suffix: '1234', post: '主管' })).toBe('UKEY/证书选择错误。应为尾号 1234 的证书')
})

test('spec §8: who does not know which key is meant names none', () => {
  const { NOT_INSERTED, WRONG_CERT, REMOVED } = ukeyMessages['zh-CN'].problems
  expect([NOT_INSERTED({}), WRONG_CERT({}), REMOVED({})]).toEqual([
    '未检测到 UKEY，请插入 UKEY 后重新检测',
    'UKEY/证书选择错误',
    'UKEY 已拔出，没有签名。请重新插入 UKEY',
  ])
})

test('spec §8: cancelling is told as what it is, not as a failure', () => {
  expect(ukeyMessages['zh-CN'].cancelled).toBe('已取消，没有签名，可以重试')
})

test.each(ukeyProblems)('G10: %s is heard in one breath', (problem) => {
  const spoken = { suffix: '1 2 3 4', post: '经办', found: '5 6 7 8', rawCode: 'E_61' }
  expect(ukeyMessages['zh-CN'].problems[problem](spoken).length).toBeLessThanOrEqual(40)
})

test('English: the last try is one try', () => {
  const { pinIncorrect } = ukeyMessages['en-US']
  expect([pinIncorrect(2), pinIncorrect(1)]).toEqual([
    'Wrong UKEY password, 2 tries left',
    'Wrong UKEY password, 1 try left',
  ])
})

test.each(ukeyProblems)('English has its own words for %s', (problem) => {
  expect(ukeyMessages['en-US'].problems[problem]({ ...words, post: 'operator' })).toMatch(/^[ -~]+$/)
})
