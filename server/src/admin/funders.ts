import { productWish } from '@jinpiao/contract/funderProducts'
import { funderAccount } from '@jinpiao/contract/operatorActs'
import { fenToDecimal } from '@jinpiao/values/money'
import { addProduct, stopProduct } from '../acts/funderProducts.ts'
import { addFunderAccount } from '../business/account/funderAccount.ts'
import { rateOf } from '../queries/funderProducts.ts'
import { type AdminCommands, actAt, asked, columns, type Given, typedAs } from './command.ts'

const listOf = (text: string | undefined) => text?.split(',').map((each) => each.trim())
const wishOf = (given: Given) =>
  typedAs(
    productWish,
    {
      kind: given['kind'],
      name: given['name'],
      annualRate: given['rate'],
      penaltyRate: given['penalty'],
      feeRate: given['fee'],
      earlyFeeRate: given['early-fee'],
      dayBasis: given['day-basis'],
      minAmount: given['min'],
      maxAmount: given['max'],
      minDays: given['min-days'],
      maxDays: given['max-days'],
      monthsMax: given['months'],
      methods: listOf(given['methods']),
      materials: listOf(given['materials']),
      documents: listOf(given['documents']),
      note: given['note'],
    },
    {
      annualRate: 'rate',
      penaltyRate: 'penalty',
      feeRate: 'fee',
      earlyFeeRate: 'early-fee',
      dayBasis: 'day-basis',
      minAmount: 'min',
      maxAmount: 'max',
      minDays: 'min-days',
      maxDays: 'max-days',
      monthsMax: 'months',
    },
  )

/** What funders offer, and where they are paid. That an enterprise is a funder the platform says to its registration. */
export const funders: AdminCommands = {
  'product add': {
    does: 'what a funder offers: --kind FINANCE, SELF_LOAN, …; rates in per cent a year (3.98), amounts in yuan, lists with commas',
    needs: ['funder', 'kind', 'name', 'rate'],
    may: ['penalty', 'fee', 'early-fee', 'day-basis', 'min', 'max', 'min-days', 'max-days', 'months', 'methods'].concat(
      ['materials', 'documents', 'note'],
    ),
    async run(admin, given) {
      const wish = wishOf(given)
      const done = await actAt(admin, (act) => addProduct(act, asked(given, 'funder'), wish))
      return { lines: [`product ${done.pkProduct}`], data: done }
    },
  },
  'product stop': {
    does: 'nobody can choose it any more; what was agreed on it goes on',
    about: 'PRODUCT',
    async run(admin, given) {
      const done = await actAt(admin, (act) => stopProduct(act, asked(given, 'PRODUCT')))
      return { lines: [`${done.name} is offered no more.`], data: done }
    },
  },
  'product list': {
    does: 'what funders offer',
    async run({ database }) {
      const found = await database.read
        .selectFrom('funder_product')
        .select(['pkProduct', 'kind', 'name', 'funderName', 'rateBp', 'minFen', 'maxFen', 'state'])
        .orderBy('kind')
        .orderBy('rateBp')
        .execute()
      const products = found.map(({ rateBp, minFen, maxFen, ...product }) => ({
        ...product,
        annualRate: rateOf(rateBp),
        minAmount: fenToDecimal(minFen),
        maxAmount: fenToDecimal(maxFen),
      }))
      const rows = products.map((each) => [
        each.pkProduct,
        each.state,
        each.kind,
        `${each.annualRate}%`,
        `${each.funderName} ${each.name}`,
      ])
      return { lines: columns(rows), data: { products } }
    },
  },
  'account add': {
    does: 'where a funder is paid: --account its number, --branch the 12 digits of the branch between banks',
    needs: ['funder', 'account', 'branch'],
    async run(admin, given) {
      const wish = { creditCode: given['funder'], accountNo: given['account'], interBankNo: given['branch'] }
      const account = typedAs(funderAccount, wish, {
        creditCode: 'funder',
        accountNo: 'account',
        interBankNo: 'branch',
      })
      const done = await actAt(admin, (act) => addFunderAccount(act, account))
      return { lines: [`account ${done.pkAccount}`], data: done }
    },
  },
}
