import type { Config } from '../config.ts'
import { type Mailer, silentMail, smtpMail } from './mail.ts'
import type { Target } from './post.ts'
import { httpSms, type SmsGateway, silentSms } from './smsGateway.ts'

/** Who takes what leaves the platform; absent: nobody, because its variable is not set. */
export interface Outlets {
  sms?: SmsGateway | undefined
  mail?: Mailer | undefined
  report?: Target | undefined
}

type Variables = Pick<Config, 'demo' | 'smsUrl' | 'smsToken' | 'smtpUrl' | 'mailFrom' | 'reportUrl' | 'reportToken'>

export function outletsOf({ smsUrl, smsToken, smtpUrl, mailFrom, reportUrl, reportToken }: Variables): Outlets {
  return {
    ...(smsUrl !== undefined && { sms: httpSms({ name: 'SMS_URL', url: smsUrl, token: smsToken }) }),
    ...(smtpUrl !== undefined && mailFrom !== undefined && { mail: smtpMail(smtpUrl, mailFrom) }),
    ...(reportUrl !== undefined && { report: { name: 'REPORT_URL', url: reportUrl, token: reportToken } }),
  }
}

/** Who sends codes: a demonstration has them in its answers. Undefined: they are refused. */
export const codeGatewayOf = (config: Variables): SmsGateway | undefined =>
  outletsOf(config).sms ?? (config.demo ? silentSms : undefined)

/** The same by mail. */
export const codeMailerOf = (config: Variables): Mailer | undefined =>
  outletsOf(config).mail ?? (config.demo ? silentMail : undefined)

/** What a start says of each outlet that is missing, a line each; a demonstration needs none. */
export function missingOutlets({ demo, smsUrl, smtpUrl, reportUrl }: Variables): string[] {
  if (demo) return []
  const wait = 'wait in the outbox and are given up after three days'
  return [
    ...(smsUrl === undefined ? [`SMS_URL is not set: codes are refused, text messages ${wait}`] : []),
    ...(smtpUrl === undefined ? [`SMTP_URL is not set: no address can be changed, mails ${wait}`] : []),
    ...(reportUrl === undefined ? [`REPORT_URL is not set: reports of tickets ${wait}`] : []),
  ]
}
