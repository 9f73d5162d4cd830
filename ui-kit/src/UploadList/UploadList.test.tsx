import { createRef, useState } from 'react'
import { expect, test } from 'vitest'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { uploadListContract } from './UploadList.a11y.ts'
import * as broken from './UploadList.broken.tsx'
import * as stories from './UploadList.stories.tsx'
import { UploadList } from './UploadList.tsx'

runContract(uploadListContract, stories, broken)

test('form: UploadList has the ids of what was sent', async () => {
  const items = [
    { key: '1', name: '甲.pdf', size: 1, state: { kind: 'done' as const, id: 'a' } },
    { key: '2', name: '乙.pdf', size: 1, state: { kind: 'failed' as const, why: '网络异常' } },
  ]
  const nothing = () => undefined
  function List() {
    const [rows, setRows] = useState(items)
    return (
      <form>
        <UploadList
          label="合同"
          name="f"
          items={rows}
          addButton={createRef()}
          canRetry={() => false}
          onRetry={nothing}
          onRemove={(item) => setRows(rows.filter(({ key }) => key !== item.key))}
        />
      </form>
    )
  }
  const { main, unmount } = await mount(List)
  const sent = () => [...new FormData(main.querySelector('form') as HTMLFormElement)]
  expect(sent()).toEqual([['f', 'a']])
  ;(main.querySelector('li button') as HTMLElement).click()
  await frames()
  expect(sent()).toEqual([])
  unmount()
})
