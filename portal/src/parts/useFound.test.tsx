import { QueryClient } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { afterAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RegionField } from '#portal/business/accounts/RegionField.tsx'
import { NetworkError } from '#portal/http/errors.ts'
import { FoundField } from './FoundField.tsx'
import { mountPage } from './testing/mountPage.tsx'

// A combo box of react-aria speaks through a region of its own, which stays.
afterAll(() => document.querySelector('[data-live-announcer]')?.remove())

const network = '网络异常，请您稍后重试。请您点击右侧在线咨询，将此截图发给客服，由专业客服7*24小时竭诚为您服务。'
const fail = async (): Promise<never> => {
  throw new NetworkError('r-17')
}

function Form({ field }: { field: 'found' | 'region' }) {
  const form = useForm({ defaultValues: { key: '', words: '' } })
  return (
    <FormProvider {...form}>
      {field === 'region' ? (
        <RegionField name="key" wordsName="words" label="对象" description="" />
      ) : (
        <FoundField
          name="key"
          wordsName="words"
          label="对象"
          description=""
          search={(keyword) => ({ queryKey: ['found', keyword], queryFn: fail })}
          optionsOf={() => []}
        />
      )}
    </FormProvider>
  )
}

test.each(['found', 'region'] as const)(
  'spec §8: a search that fails says the words of the network whole: %s',
  async (field) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, queryFn: fail } } })
    await mountPage(<Form field={field} />, client)
    await userEvent.type(page.getByRole('combobox'), '江')
    await expect.element(page.getByRole('option', { name: `${network}重试` })).toBeVisible()
  },
)
