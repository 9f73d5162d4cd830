import { FileUpload } from '@jinpiao/ui-kit/FileUpload'
import { Form } from '@jinpiao/ui-kit/Form'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import * as css from './apply.css.ts'

const box = (element: Element | null | undefined) => element?.getBoundingClientRect() as DOMRect

test('visual, form: what has to be corrected and the place for files take the width of the form', async () => {
  await page.viewport(1280, 800)
  const { main } = await mountPage(
    <div className={css.form} style={{ inlineSize: 900 }}>
      <Form onSubmit={() => {}} errors={[{ fieldId: 'no', message: '请填写合同编号' }]}>
        <fieldset className={css.group}>
          <TextField id="no" label="合同编号" />
          <FileUpload
            label="合同文件"
            defaultValue={[]}
            upload={() => Promise.resolve({ id: '1' })}
            types={['pdf']}
            maxBytes={1000}
          />
        </fieldset>
        <button type="submit">下一步</button>
      </Form>
    </div>,
  )
  await userEvent.click(page.getByRole('button', { name: '下一步' }))
  await expect.poll(() => main.querySelector('form > section')).not.toBeNull()
  const group = box(main.querySelector('fieldset'))
  expect(box(main.querySelector('form > section')).width).toBe(group.width)
  const area = box(main.querySelector('input[type=file]')?.parentElement)
  // All but the padding of the surface; the tokens that draw its border are not loaded here.
  expect(area.width).toBe(group.width - 2 * 24)
})

test('visual, row: words that lead somewhere and words that do something are equally far from each other', async () => {
  const { main } = await mountPage(
    <span className={css.rowActs}>
      <a href="/a">继续</a>
      <a href="/b">复制</a>
      <button type="button" style={{ border: '1px solid transparent' }}>
        <span>删除</span>
      </button>
    </span>,
  )
  const [first, second, last] = ['a', 'a + a', 'button > span'].map((selector) => box(main.querySelector(selector)))
  expect(second!.left - first!.right).toBe(12)
  expect(Math.abs(last!.left - second!.right - 12)).toBeLessThanOrEqual(1)
})

test('visual, row: the dash of a row without actions is for a column, not for a card', async () => {
  const { main } = await mountPage(<span className={css.noActs}>—</span>)
  const dash = main.querySelector('span') as HTMLElement
  await page.viewport(1024, 768)
  expect(dash.checkVisibility()).toBe(true)
  await page.viewport(390, 844)
  expect(dash.checkVisibility()).toBe(false)
})
