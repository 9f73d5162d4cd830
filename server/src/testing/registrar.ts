import { TICKET_HEADER } from '@jinpiao/contract/endpoint'
import * as contract from '@jinpiao/contract/register'
import { sendSms } from '@jinpiao/contract/session'
import { newPk } from '../acts/keys.ts'
import { instantOf } from '../domain/clock.ts'
import { answerTask } from '../jobs/answerTask.ts'
import { openTasksBefore } from '../queries/tasks.ts'
import { idCodeOf } from '../seed/codes.ts'
import { creditCodeOfOther } from '../seed/registry.ts'
import type { TestApp } from './testApp.ts'
import type { TestClient } from './testClient.ts'

/** A stranger's browser whose number is proved. */
export interface Browser {
  client: TestClient
  headers: Record<string, string>
  mobile: string
}

let next = 13911110000

/** What strangers send who register, and what the platform answers. */
export function registrar(app: () => TestApp) {
  async function withTicket(mobile = String(++next)): Promise<Browser> {
    const client = app().client()
    const { data: sent } = await client.call(sendSms, { body: { mobile, scene: 'REGISTER' } })
    const { data } = await client.call(contract.startRegister, { body: { mobile, code: sent.demoCode ?? '' } })
    return { client, headers: { [TICKET_HEADER]: data.ticket }, mobile }
  }

  /** A file of the number, as its upload leaves it. */
  async function fileOf(mobile: string): Promise<string> {
    const pkFile = newPk()
    const { database, clock } = app().services
    const about = { name: '营业执照.pdf', size: 9, mime: 'application/pdf', sha256: newPk().toLowerCase() }
    const row = { pkFile, mobile, ...about, at: instantOf(clock) }
    await database.write((tx) => tx.insertInto('register_file').values(row).execute())
    return pkFile
  }

  async function payloadOf({ client, mobile }: Browser, change: Partial<contract.RegisterPayload> = {}) {
    return {
      personName: '乔木',
      idCode: idCodeOf(500 + (Number(mobile) % 400)),
      corpName: '岚山重机股份有限公司',
      creditCode: creditCodeOfOther('岚山重机股份有限公司'),
      userType: 'CORE' as const,
      scale: '大型' as const,
      legalPersonName: '项承志',
      legalIdCode: idCodeOf(501),
      parentCreditCode: '',
      inviteCode: '',
      licenceFileIds: [await fileOf(mobile)],
      legalFileIds: [await fileOf(mobile)],
      authorisationFileIds: [await fileOf(mobile)],
      password: await client.encrypt('Geheim-2026', 'NEW'),
      agreements: ['service' as const, 'privacy' as const],
      ...change,
    }
  }

  async function registering(browser: Browser, change: Partial<contract.RegisterPayload> = {}, requestId = newPk()) {
    const body = await payloadOf(browser, change)
    return browser.client.call(contract.registerCorp, { body }, { headers: browser.headers, requestId })
  }

  /** The platform answers what it is asked under a number. */
  async function answer(no: string, reply: 'APPROVE' | 'RETURN', body: Record<string, unknown> = {}) {
    const { services } = app()
    const asked = (await openTasksBefore(services.database.read, instantOf(services.clock))).find(
      ({ task }) => task.no === no,
    )
    if (asked === undefined) throw new Error(`Nobody is asked about ${no}`)
    const { pkTask } = asked.task
    const answerer = { ...asked.owner, name: 'PLATFORM', by: 'KEY' } as const
    const comment = reply === 'RETURN' ? '请核对' : ''
    return answerTask(services, answerer, { pkTask, evidenceKey: newPk(), answer: reply, comment, body })
  }

  return { withTicket, fileOf, payloadOf, registering, answer }
}
