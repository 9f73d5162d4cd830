import type { UkeyErrorCode } from '../driver.ts'
import type { Task } from './job.ts'

type Words = typeof zh

const zh = {
  lang: 'zh-CN',
  title: 'UKEY 密码',
  heading: {
    sign: (origin: string) => `${origin} 请求签名`,
    csr: (origin: string) => `${origin} 请求在 UKEY 中生成密钥`,
    install: (origin: string) => `${origin} 请求向 UKEY 写入证书`,
  } satisfies Record<Task['kind'], (origin: string) => string>,
  hint: {
    sign: '签名的就是下面这段文字，一字不差。请核对网址和文字，再输入 UKEY 密码。',
    csr: '证书将签发给下面的主体。',
    install: '证书的主体如下。',
  } satisfies Record<Task['kind'], string>,
  text: { sign: '签名原文', csr: '证书主体', install: '证书主体' } satisfies Record<Task['kind'], string>,
  key: (suffix: string, subject: string, day: string) => `UKEY 尾号 ${suffix}，${subject}，到期日 ${day}`,
  pin: 'UKEY 密码',
  submit: { sign: '签名', csr: '生成', install: '写入' } satisfies Record<Task['kind'], string>,
  cancel: '取消',
  working: '正在使用 UKEY，请勿拔出',
  done: '已完成，可以关闭本窗口。',
  cancelled: '已取消，没有签名。可以关闭本窗口。',
  failed: '没有完成，原因见网页。可以关闭本窗口。',
  gone: '这次请求已经结束。可以关闭本窗口。',
  pinMissing: '请输入 UKEY 密码',
  pinIncorrect: 'UKEY 密码错误，没有签名',
  attemptsLeft: (left: number) => `UKEY 密码错误，还可输入 ${left} 次`,
  low: '上次输入的密码有误，再输错可能锁定 UKEY。',
  final: '只剩最后一次机会，再输错 UKEY 将锁定。',
}

const en: Words = {
  lang: 'en-US',
  title: 'UKEY PIN',
  heading: {
    sign: (origin) => `${origin} asks for a signature`,
    csr: (origin) => `${origin} asks the UKEY to make a key`,
    install: (origin) => `${origin} asks to put a certificate into the UKEY`,
  },
  hint: {
    sign: 'Exactly this text is signed. Check the address and the text, then enter the PIN of the UKEY.',
    csr: 'The certificate will be issued to this subject.',
    install: 'This is the subject of the certificate.',
  },
  text: { sign: 'Text to be signed', csr: 'Subject', install: 'Subject' },
  key: (suffix, subject, day) => `UKEY ending in ${suffix}, ${subject}, expires on ${day}`,
  pin: 'PIN of the UKEY',
  submit: { sign: 'Sign', csr: 'Make the key', install: 'Put it in' },
  cancel: 'Cancel',
  working: 'The UKEY is working, leave it plugged in',
  done: 'Done. You may close this window.',
  cancelled: 'Cancelled, nothing was signed. You may close this window.',
  failed: 'It was not done; the page says why. You may close this window.',
  gone: 'This request is over. You may close this window.',
  pinMissing: 'Enter the PIN of the UKEY',
  pinIncorrect: 'Wrong PIN, nothing was signed',
  attemptsLeft: (left) => `Wrong PIN, ${left} tries left`,
  low: 'The last PIN was wrong; another wrong one may lock the UKEY.',
  final: 'One try is left; another wrong PIN locks the UKEY.',
}

/** English for a browser that asks for it before Chinese, e.g. `en-GB,en;q=0.9,zh;q=0.8`; else Chinese. */
export function wordsFor(acceptLanguage: string | undefined): Words {
  const first = (acceptLanguage ?? '').split(',').find((part) => /^\s*(zh|en)\b/i.test(part))
  return first !== undefined && /^\s*en\b/i.test(first) ? en : zh
}

/** What a wrong PIN is answered with. */
export const pinProblem = (words: Words, code: UkeyErrorCode, attemptsLeft: number | undefined): string =>
  code === 'PIN_INCORRECT' && attemptsLeft !== undefined ? words.attemptsLeft(attemptsLeft) : words.pinIncorrect

export type { Words }
