import type { DataOf } from '@jinpiao/contract/endpoint'
import { type SignupApplication, type SignupPayload, signup } from '@jinpiao/contract/signup'
import { findSignupProblems, signupTopics } from '@jinpiao/contract/signupRules'
import { termOf } from '@jinpiao/contract/terms'
import { fenToDecimal } from '@jinpiao/values/money'
import { BusinessError } from '../../domain/businessError.ts'
import { digestOf } from '../../domain/digest.ts'
import type { Columns, FormBusiness, Judging, OwnDetail, OwnRow, Reading } from '../../flow/business.ts'
import { requireOwnFiles } from '../../queries/files.ts'
import { keepOpinions } from '../opinions.ts'
import { signupAnswers } from './answers.ts'
import { toSignupDetail } from './detail.ts'
import { checkSignups, readSignupFacts, readSignupProduct } from './facts.ts'
import { signupJudge } from './outcome.ts'
import { filesOf, payloadOf } from './payload.ts'
import { endSignup, takePlace } from './qualify.ts'
import { toSignupRows } from './rows.ts'

/** SIGNUP (融资资格): a funder judges the papers of an enterprise, and says until when it may use a product. */
export const signupBusiness: FormBusiness<
  SignupPayload,
  OwnRow<SignupApplication>,
  OwnDetail<DataOf<typeof signup.get>>
> &
  Judging<'SIGNUP', SignupPayload> = {
  type: 'SIGNUP',
  family: 'SIGNUP',
  definition: signup,
  read: payloadOf,
  columns: columnsOf,
  touches: () => ({}),
  problems: async (reading, payload, moment, application) =>
    findSignupProblems(payload, await readSignupFacts(reading, payload, moment, application?.pkApply)),

  details: async ({ read }, { fkProduct }) => [
    { label: termOf('product').name[0], party: (await readSignupProduct(read, fkProduct))?.name ?? '' },
  ],
  hold: takePlace,
  // What stands in its place is asked by its state: nothing is given back.
  release: async () => {},
  decided: async () => ({ outputs: [] }),
  asked: async ({ tx }, _, { fkProduct }) => {
    const product = await readSignupProduct(tx, fkProduct)
    return {
      fkFunder: product?.fkFunder ?? null,
      body: {
        product: product?.name ?? '',
        documents: product?.documents ?? [],
        maxAmount: fenToDecimal(product?.maxFen ?? 0n),
      },
    }
  },
  judges: { FUNDER: signupJudge },
  heard: (act, application, _, heard) => keepOpinions(act, application, heard),
  ended: endSignup,

  toRows: toSignupRows,
  toDetail: toSignupDetail,
  hints: async () => [],
  topics: signupTopics,
  files: filesOf,
  answers: signupAnswers,
  check: checkSignups,
}

async function columnsOf({ read, actor }: Reading, payload: SignupPayload): Promise<Columns> {
  const { fkProduct } = payload
  const product = await readSignupProduct(read, fkProduct)
  if (fkProduct !== '' && !product) throw new BusinessError('01000302')
  const files = await requireOwnFiles(read, actor.fkCorp, filesOf(payload))
  return {
    payloadDigest: digestOf({ payload, product: product?.name ?? null, files }),
    amountFen: null,
    fkCounterparty: product?.fkFunder ?? null,
    counterpartyName: product?.funderName ?? null,
    promisedDate: null,
    fkLimit: null,
    contractNo: null,
  }
}
