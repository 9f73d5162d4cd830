import type { CreditLimit } from '@jinpiao/contract/limits'
import { defaultTenorPolicy } from '@jinpiao/contract/tenor'
import type { ReactElement } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { IssueTotals } from '#portal/business/issue/IssueTotals.tsx'
import { emptyLine } from '#portal/business/issue/issueForm.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { AllocTotals } from './AllocTotals.tsx'
import { emptyAlloc } from './allocForm.ts'

vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => false }))

/** Of ten million one is taken up, and nothing can be had: the source has suspended it. */
const suspended: CreditLimit = {
  pkLimit: 'L1',
  sourceName: '华岳重工股份有限公司',
  product: '金票开立额度',
  from: '2026-01-01',
  to: '2026-12-31',
  total: '10000000.00',
  allocated: '200000.00',
  frozen: '300000.00',
  used: '500000.00',
  available: '0.00',
  idle: '9000000.00',
  givenByName: null,
  state: 'SUSPENDED',
  actions: [],
}
const today = '2026-11-21'

function Form({ values, children }: { values: object; children: ReactElement }) {
  return <FormProvider {...useForm({ defaultValues: values })}>{children}</FormProvider>
}

const rails: [string, object, ReactElement][] = [
  [
    'issue',
    { lines: [{ ...emptyLine(), pkLimit: 'L1' }] },
    <IssueTotals
      key="issue"
      facts={{
        today,
        limits: [suspended],
        holidays: [],
        tenor: { policies: defaultTenorPolicy, isCentralSoe: false },
      }}
    />,
  ],
  [
    'allocation',
    emptyAlloc('L1'),
    <AllocTotals
      key="allocation"
      facts={{ today, limits: [suspended], pkLimit: 'L1', members: [], member: undefined }}
    />,
  ],
]

test.each(rails)(
  '%s: of a limit that is not in force what is idle is neither taken up nor available',
  async (_, values, rail) => {
    const { main, unmount } = await mountPage(<Form values={values}>{rail}</Form>)
    await expect.poll(() => main.textContent).toContain('未占用，不可使用')
    expect(main.textContent).toContain('1,000,000.00')
    expect(main.textContent).toContain('9,000,000.00')
    expect(main.textContent).not.toContain('可用额度')
    unmount()
  },
)
