import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { acceptCredits } from '@jinpiao/contract/credits'
import { uploadFile } from '@jinpiao/contract/files'
import type { SignedAction } from '@jinpiao/contract/flow'
import { type IssueLine, issue } from '@jinpiao/contract/issue'
import type { TestClient } from '../testClient.ts'
import type { Institution } from './institution.ts'
import { must, type People, type Someone } from './people.ts'

interface Results {
  results: { pkCredit?: string }[]
}

/** What enterprises do with each other once they have joined: each act is signed with the key of who does it. */
export function deals(p: People) {
  /** Fills in, signs and submits a form. @returns its key. */
  async function applies(form: ApplicationEndpoints, who: Someone, line: object): Promise<string> {
    const call = who.client.call.bind(who.client) as TestClient['call']
    const saved = must(await call(form.save, { body: { lines: [line] } } as never), `form of ${form.type}`)
    const [{ pkApply } = { pkApply: '' }] = (saved as { saved: { pkApply: string }[] }).saved
    const signature = await p.signs(who, [pkApply], { businessType: form.type, action: 'SUBMIT' })
    must(await call(form.submit, { body: { pkApplys: [pkApply], signature } } as never), `submission of ${form.type}`)
    return pkApply
  }

  /** Reviews it, and signs. */
  async function approves(
    form: ApplicationEndpoints,
    step: 'PENDING_DIRECTOR' | 'PENDING_FINAL',
    who: Someone,
    pkApply: string,
  ) {
    const action: SignedAction = step === 'PENDING_FINAL' ? 'FINAL_APPROVE' : 'APPROVE'
    const signature = await p.signs(who, [pkApply], { businessType: form.type, action })
    const approve = form.steps[step]?.approve
    if (approve === undefined) throw new Error(`${form.type} has no step ${step}`)
    return must(
      await who.client.call(approve, { body: { pkApplys: [pkApply], signature } } as never),
      `review of ${form.type}`,
    ) as Results
  }

  /** A contract with its file, as forms ask for it. */
  async function trade({ client }: Someone): Promise<IssueLine['trade']> {
    const upload = (name: string) => p.file(client, uploadFile.path, name)
    return {
      contractNo: 'HT-1',
      contractName: '包装采购合同',
      contractAmount: '9000000.00',
      signedDate: '2026-10-01',
      deliveredDate: '',
      fileIds: [await upload('采购合同.pdf')],
      invoices: [],
      otherFileIds: [],
      fundFlowFileIds: [],
    }
  }

  /** A ticket, from the form to the supplier's acceptance. @returns its key. */
  async function issues(
    { CO, CD, CF, SO }: Record<'CO' | 'CD' | 'CF' | 'SO', Someone>,
    line: Pick<IssueLine, 'pkLimit' | 'pkSupplier' | 'amount' | 'promisedDate'>,
  ): Promise<string> {
    const whole = { ...line, tenorReason: '', trade: await trade(CO), remark: '', notifySupplier: true }
    const pkApply = await applies(issue, CO, whole)
    await approves(issue, 'PENDING_DIRECTOR', CD, pkApply)
    const { results } = await approves(issue, 'PENDING_FINAL', CF, pkApply)
    const pkCredit = results[0]?.pkCredit ?? ''
    const signature = await p.signs(SO, [pkCredit], { businessType: 'ACCEPT', action: 'ACCEPT' })
    const body = { fkCredits: [pkCredit], supplierConsent: false, signature }
    must(await SO.client.call(acceptCredits, { body }), 'acceptance')
    return pkCredit
  }

  return { applies, approves, trade, issues }
}

/** Names of all that institutions have said. */
export const said = new Set<string>()

/** The newest task of a kind, answered. @throws {Error} what refuses it. */
export async function agrees(
  door: Institution,
  kind: string,
  proof: (body: Record<string, unknown>) => object,
): Promise<void> {
  const asked = (await door.tasks(kind)).at(-1)
  if (asked === undefined) throw new Error(`No ${kind} is asked`)
  const { lines } = asked.body as { lines?: { line: number }[] }
  for (const line of lines?.map((each) => each.line) ?? [undefined]) {
    const body = proof(asked.body)
    for (const name of Object.keys(body)) said.add(name)
    const { code, message } = await door.answer(asked.pkTask, body, line)
    if (code !== '0') throw new Error(`${kind} ${JSON.stringify(asked.body)}: ${code} ${message}`)
  }
}
