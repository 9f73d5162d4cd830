import { testRule } from '../tester.ts'
import { accountNumber } from './accountNumber.ts'

const page = 'portal/src/business/billing/InvoicingDetail.tsx'

testRule('account-number', accountNumber, {
  leaves: [
    [page, 'const row = { label, value: <CardNumber value={billing.accountNo} /> }'],
    [page, 'const row = { label, value: payAccount && <CardNumber value={payAccount} /> }'],
    [page, "const row = { label, value: t('account', { tail: accountTail }) }"],
    [page, 'const row = { label, cell: ({ payeeAccount }) => <CardNumber value={payeeAccount} /> }'],
    [page, 'const sent = { accountNo: values.accountNo }'],
    ['portal/src/business/billing/billing.ts', 'const row = { value: billing.accountNo }'],
    ['portal/src/business/billing/BillingForm.test.tsx', 'const row = { value: billing.accountNo }'],
  ],
  reports: [
    [page, 'const row = { label, value: billing.accountNo }', /CardNumber/],
    [page, 'const row = { label, value: reported?.payAccount }', /CardNumber/],
    [page, "const row = { label, value: payAccount ?? '—' }", /CardNumber/],
    [page, 'const row = { id, cell: ({ payeeAccount }) => payeeAccount }', /CardNumber/],
    [page, 'const line = <p>{payee.payeeAccount}</p>', /CardNumber/],
  ],
})
