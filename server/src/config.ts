import { resolve } from 'node:path'
import { type UkeyDriverName, ukeyDrivers } from '@jinpiao/contract/ukeyAgent'
import { platforms as shipped } from '@jinpiao/themes/platforms'
import { isCreditCode, plainCode } from '@jinpiao/values/creditCode'
import { type LogLevel, logLevels } from './log.ts'

/** What the environment decides; everything has a default. */
export interface Config {
  port: number
  host: string
  /** Of `/livez`, `/readyz` and `/metrics`, for whoever runs the servers; undefined: they are not served. */
  operationsPort: number | undefined
  /** Seconds between being told to stop and doing it: until whoever asks `/readyz` sends nobody here any more. */
  drainSeconds: number
  /** What is told of each request and job; errors alone in a demonstration, which somebody looks at. */
  logLevel: LogLevel
  /** Proxies in front that add the address of whoever has called them. */
  proxies: number
  dataFolder: string
  /** `postgres://…`, or the path of the embedded database's file. */
  databaseLocation: string
  /** Demo data, demo certificate authority, SMS codes in the answer. Default 1, and 0 with `NODE_ENV=production`. */
  demo: boolean
  /** A shipped platform, unless a file or an operator has another one. */
  platform: string | undefined
  /** Platform file; `platform.json` in the data folder where none is named. */
  platformFile: string | undefined
  /** Unified social credit code of the enterprise that runs the platform: its administrators may change it. */
  operatorCreditCode: string | undefined
  ukeyControl: 'on' | 'off' | undefined
  /** How pages reach UKEYs. Default `demo` in a demonstration, else `agent`, the program on the person's PC. */
  ukeyDriver: UkeyDriverName
  /** `UKEY_DIGEST=sha1`: the keys that are activated from now on are of the older type, which signs with SHA-1. */
  ukeyDigest: 'sha1' | undefined
  /** Gateways that text messages and reports of tickets are posted to; undefined: none. */
  smsUrl: string | undefined
  smsToken: string | undefined
  reportUrl: string | undefined
  reportToken: string | undefined
  /** `smtps://user:password@host`; undefined: no mail. */
  smtpUrl: string | undefined
  /** Sender of mails; there is one wherever there is `smtpUrl`. */
  mailFrom: string | undefined
  /** Where traces are sent to by OTLP; undefined: there are none. */
  traces: TracesConfig | undefined
  /** Of the usage of the portal (spec §9): seconds that end a session, unsent events that a browser keeps. Undefined: as usual. */
  analytics: { sessionSeconds: number | undefined; cap: number | undefined }
}

/** Names and meaning of its variables are OpenTelemetry's. */
export interface TracesConfig {
  url: string
  /** A token, mostly. */
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** Share of requests and jobs that are traced, from 0 to 1. */
  ratio: number
}

/** Something that the operator has to put right; its message is the whole story. */
export class StartError extends Error {
  override name = 'StartError'
}

type Environment = Readonly<Record<string, string | undefined>>

/** @throws {StartError} naming the variable, its value and what it may be. */
export function readConfig(env: Environment): Config {
  const demo = choice(env, 'DEMO', ['1', '0']) ?? (env['NODE_ENV'] === 'production' ? '0' : '1')
  const ukeyDriver = choice(env, 'UKEY_DRIVER', ukeyDrivers) ?? (demo === '1' ? 'demo' : 'agent')
  // Its keys are certified by the demonstration's own authority, whom nobody trusts elsewhere.
  if (ukeyDriver === 'demo' && demo !== '1') throw new StartError('UKEY_DRIVER=demo needs DEMO=1')
  const dataFolder = resolve(env['DATA_DIR'] || '.data')
  const operationsPort = env['OPERATIONS_PORT']
    ? wholeNumber('OPERATIONS_PORT', env['OPERATIONS_PORT'], 65_535)
    : undefined
  return {
    port: wholeNumber('PORT', env['PORT'] ?? '8080', 65_535),
    // A demonstration has published passwords, so it answers this machine only unless somebody says otherwise.
    host: env['HOST'] || (demo === '1' ? 'localhost' : '0.0.0.0'),
    operationsPort,
    drainSeconds: numberWithin(env, 'DRAIN_SECONDS', 0, 600) ?? (operationsPort === undefined ? 0 : 5),
    logLevel: choice(env, 'LOG_LEVEL', logLevels) ?? (demo === '1' ? 'error' : 'info'),
    proxies: wholeNumber('PROXIES', env['PROXIES'] || '0', 10),
    dataFolder,
    databaseLocation: databaseOf(env['DATABASE_URL']) ?? resolve(dataFolder, 'jinpiao.db'),
    demo: demo === '1',
    platform: choice(
      env,
      'PLATFORM',
      shipped.map(({ platformType }) => platformType),
    ),
    platformFile: env['PLATFORM_FILE'] ? resolve(env['PLATFORM_FILE']) : undefined,
    operatorCreditCode: creditCode('OPERATOR_CREDIT_CODE', env['OPERATOR_CREDIT_CODE']),
    ukeyControl: choice(env, 'UKEY_CONTROL', ['on', 'off']),
    ukeyDriver,
    ukeyDigest: choice(env, 'UKEY_DIGEST', ['sha256', 'sha1']) === 'sha1' ? 'sha1' : undefined,
    smsUrl: address(env, 'SMS_URL', webAddress),
    smsToken: env['SMS_TOKEN'] || undefined,
    reportUrl: address(env, 'REPORT_URL', webAddress),
    reportToken: env['REPORT_TOKEN'] || undefined,
    ...mailOf(env),
    traces: tracesOf(env),
    analytics: {
      sessionSeconds: numberWithin(env, 'ANALYTICS_SESSION', 5, 86_400),
      cap: numberWithin(env, 'ANALYTICS_EVENTS', 10_000, 50_000),
    },
  }
}

function choice<Value extends string>(env: Environment, name: string, values: readonly Value[]): Value | undefined {
  const given = env[name]
  if (given === undefined || given === '') return undefined
  const value = values.find((candidate) => candidate === given)
  if (value === undefined) throw new StartError(`${name}=${given} is not one of ${values.join(', ')}`)
  return value
}

function wholeNumber(name: string, given: string, max: number): number {
  const number = Number(given)
  if (given.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= max) return number
  throw new StartError(`${name}=${given} is not a whole number from 0 to ${max}`)
}

/** Undefined where it is not said. */
function numberWithin(env: Environment, name: string, min: number, max: number): number | undefined {
  const given = env[name]
  if (given === undefined || given === '') return undefined
  const number = Number(given)
  if (Number.isInteger(number) && number >= min && number <= max) return number
  throw new StartError(`${name}=${given} is not a whole number from ${min} to ${max}`)
}

function creditCode(name: string, given: string | undefined): string | undefined {
  if (given === undefined || given === '') return undefined
  const code = plainCode(given)
  if (isCreditCode(code)) return code
  throw new StartError(`${name}=${given} is not a unified social credit code: compare each of its 18 characters`)
}

const webAddress = { form: /^https?:\/\//, example: 'https://gateway.example/send' }
const collectorAddress = { form: webAddress.form, example: 'https://collector.example:4318' }
const mailAddress = { form: /^smtps?:\/\//, example: 'smtps://user:password@host' }

/** Undefined where it is not said. The value is not repeated: it may hold a password. */
function address(env: Environment, name: string, { form, example }: { form: RegExp; example: string }) {
  const given = env[name]
  if (given === undefined || given === '') return undefined
  if (form.test(given) && URL.canParse(given)) return given
  throw new StartError(`${name} is not an address like ${example}`)
}

function mailOf(env: Environment): Pick<Config, 'smtpUrl' | 'mailFrom'> {
  const smtpUrl = address(env, 'SMTP_URL', mailAddress)
  const mailFrom = env['MAIL_FROM'] || undefined
  if (smtpUrl !== undefined && mailFrom === undefined)
    throw new StartError('SMTP_URL needs MAIL_FROM, the sender of mails')
  return { smtpUrl, mailFrom }
}

function tracesOf(env: Environment): TracesConfig | undefined {
  const base = address(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', collectorAddress)
  const own = address(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', collectorAddress)
  const url = own ?? (base && `${base.replace(/\/$/, '')}/v1/traces`)
  choice(env, 'OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json'])
  const headers = headersOf('OTEL_EXPORTER_OTLP_HEADERS', env['OTEL_EXPORTER_OTLP_HEADERS'] ?? '')
  const ratio = env['OTEL_TRACES_SAMPLER_ARG'] || '1'
  if (!/^(0(\.\d+)?|1(\.0+)?)$/.test(ratio))
    throw new StartError(`OTEL_TRACES_SAMPLER_ARG=${ratio} is not a number from 0 to 1`)
  if (url === undefined) return undefined
  return { url, headers, serviceName: env['OTEL_SERVICE_NAME'] || 'jinpiao', ratio: Number(ratio) }
}

/** `authorization=Bearer%20…,x-scope=…`. The value is not repeated: it is a token. */
function headersOf(name: string, given: string): Record<string, string> {
  const pairs = given.split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, key, value] = /^\s*([\w-]+)\s*=\s*([\x21-\x7e]*)\s*$/.exec(pair) ?? []
      if (key === undefined || value === undefined || !isEncoded(value))
        throw new StartError(`${name} is not a list like authorization=Bearer%20token,other=value`)
      return [key, decodeURIComponent(value)]
    }),
  )
}

const isEncoded = (text: string): boolean => !/%(?![0-9a-f]{2})/i.test(text) && URL.canParse(`x:?${text}`)

function databaseOf(url: string | undefined): string | undefined {
  if (url === undefined || url === '') return undefined
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return url
  // Without the value: it may hold a password.
  throw new StartError(`DATABASE_URL is not an address like postgres://user:password@host:5432/name`)
}
