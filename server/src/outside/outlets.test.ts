import { createServer as createHttp, type RequestListener } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { json } from 'node:stream/consumers'
import { sentText, sentTitle } from '@jinpiao/contract/sentTexts'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { smtpMail } from './mail.ts'
import { missingOutlets, outletsOf } from './outlets.ts'
import { postJson } from './post.ts'
import { httpSms } from './smsGateway.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

async function portOf(server: Server): Promise<number> {
  open.push(server)
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume))
  return (server.address() as AddressInfo).port
}

const message = { id: '01J', mobile: '13900000001', template: 'SMS_CODE', params: ['481516', '5'] } as const
const sms = async (answer: RequestListener) =>
  httpSms({
    name: 'SMS_URL',
    url: `http://127.0.0.1:${await portOf(createHttp(answer))}`,
    token: 'key',
    timeoutMs: 200,
  })

describe('a text message', () => {
  test('is one POST with its id, its template and its words; 2xx takes it', async () => {
    const got: unknown[] = []
    const gateway = await sms(async (request, reply) => {
      const body = await json(request)
      got.push(request.method, request.headers.authorization, body)
      reply.writeHead(202).end()
    })
    await gateway.send(message)
    const text = '验证码 481516，5 分钟内有效，请勿告诉他人。'
    expect(got).toEqual(['POST', 'Bearer key', { ...message, text }])
  })

  test.each([
    ['refused', 503, /^SMS_URL answered 503$/, false],
    ['sent elsewhere', 302, /^SMS_URL answered 302$/, false],
    ['not answered', undefined, /^SMS_URL did not answer within 200 ms$/, true],
  ])('is not taken when it is %s, and the reason names nobody', async (_, status, reason, mayHaveArrived) => {
    const gateway = await sms((request, reply) => {
      if (status !== undefined)
        reply.writeHead(status, { location: '/elsewhere' }).end(`no such number ${message.mobile}`)
      request.resume()
    })
    const failed = gateway.send(message)
    await expect(failed).rejects.toMatchObject({ name: 'NotTaken', mayHaveArrived })
    await expect(failed).rejects.toThrow(reason)
  })

  test('is not taken where nobody listens', async () => {
    const server = createHttp()
    const port = await portOf(server)
    await new Promise((resume) => server.close(resume))
    const gateway = httpSms({ name: 'SMS_URL', url: `http://127.0.0.1:${port}` })
    await expect(gateway.send(message)).rejects.toThrow(/^SMS_URL cannot be reached \(ECONNREFUSED\)$/)
  })
})

/** A mail server of a few lines: answers each command, and keeps what was said. */
function smtpServer(answers: Readonly<Record<string, string>> = {}) {
  const said: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.on('error', () => undefined)
    if (answers['HELLO'] !== '') socket.write('220 ready\r\n')
    socket.on('data', (bytes) => {
      said.push(bytes.toString())
      if (isData && !bytes.toString().endsWith('\r\n.\r\n')) return
      const command = isData ? 'END' : bytes.toString().slice(0, 4).toUpperCase()
      isData = command === 'DATA'
      socket.write(`${answers[command] ?? (isData ? '354 go on' : '250 ok')}\r\n`)
    })
  })
  return { server, said }
}

describe('a mail', () => {
  const mail = { id: '01J', email: 'lin@example.com', template: 'FEE_INVOICE', params: ['26110001'] } as const
  const from = '金票 <noreply@jinpiao.example>'

  test('goes over SMTP with its id, words in both languages and its files', async () => {
    const { server, said } = smtpServer()
    const mailer = smtpMail(`smtp://127.0.0.1:${await portOf(server)}`, from)
    await mailer.send({ ...mail, files: [{ name: '26110001.pdf', bytes: new TextEncoder().encode('%PDF') }] })
    const all = said.join('')
    expect(all).toMatch(/MAIL FROM:<noreply@jinpiao.example>/)
    expect(all).toMatch(/RCPT TO:<lin@example.com>/)
    expect(all).toMatch(/Message-ID: <01J@jinpiao.example>/i)
    expect(all).toContain(Buffer.from('%PDF').toString('base64'))
    expect(all).toContain('26110001.pdf')
  })

  test.each([
    ['refused', { RCPT: '550 no lin@example.com here' }, /^SMTP_URL has not taken it \(EENVELOPE, 550\)$/],
    ['not kept', { END: '452 full' }, /^SMTP_URL has not taken it \(EMESSAGE, 452\)$/],
    ['not answered', { HELLO: '' }, /^SMTP_URL has not taken it \(ETIMEDOUT\)$/],
  ])('is not taken when it is %s, and the reason names nobody', async (_, answers, reason) => {
    const mailer = smtpMail(`smtp://127.0.0.1:${await portOf(smtpServer(answers).server)}`, from, 200)
    await expect(mailer.send(mail)).rejects.toThrow(reason)
  })
})

test('a report of a ticket has its token, as a text message has its own', async () => {
  const tokens: (string | undefined)[] = []
  const server = createHttp((request, reply) => {
    tokens.push(request.headers.authorization)
    reply.end()
  })
  const url = `http://127.0.0.1:${await portOf(server)}`
  const env = { DEMO: '0', SMS_URL: url, SMS_TOKEN: 'of-messages', REPORT_URL: url, REPORT_TOKEN: 'of-reports' }
  const { report, sms: texts } = outletsOf(readConfig(env))
  if (report === undefined || texts === undefined) throw new Error('no outlets')
  await postJson(report, { id: '01J' })
  await texts.send(message)
  expect(tokens).toEqual(['Bearer of-reports', 'Bearer of-messages'])
})

test('a start says which variable is missing and what follows; a demonstration needs none', () => {
  const none = {
    smsUrl: undefined,
    smsToken: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    reportUrl: undefined,
    reportToken: undefined,
  }
  expect(missingOutlets({ ...none, demo: true })).toEqual([])
  expect(missingOutlets({ ...none, demo: false }).map((line) => line.split(':')[0])).toEqual([
    'SMS_URL is not set',
    'SMTP_URL is not set',
    'REPORT_URL is not set',
  ])
})

test('a notice says outside what it says in the inbox', () => {
  const params = ['华岳重工股份有限公司', 'JP2611300001', '100.00', '2027-01-01']
  expect(sentTitle('TICKET_RECEIVED', params, 'zh-CN')).toBe('有金票待签收 JP2611300001')
  expect(sentText('TICKET_RECEIVED', params, 'zh-CN')).toMatch(/^华岳重工股份有限公司向贵企业开立金票/)
})
