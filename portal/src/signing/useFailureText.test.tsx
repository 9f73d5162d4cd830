import { UkeyError } from '@jinpiao/ukey/driver'
import { expect, test } from 'vitest'
import { NetworkError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { asUkeyError } from '#portal/session/ukeyDriver.ts'
import { useFailureText } from './useFailureText.ts'

const Said = ({ error }: { error: unknown }) => <p>{useFailureText()(error)}</p>
const thrownBy = (act: () => never): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

test.each([
  [new UkeyError('NOT_BOUND'), '您当前的UKEY未绑定成功，请主管在用户角色设置重新绑定'],
  [new UkeyError('NO_DRIVER'), '本平台还没有接入 UKEY 驱动，无法使用 UKEY。请拨打客服热线 400-111-5318'],
  [new UkeyError('BUSY'), 'UKEY 正被其他程序使用，请关闭它后重试'],
  [
    thrownBy(() => asUkeyError(new DOMException('', 'InvalidStateError'))),
    'UKEY 出错，没有签名，可重试。错误代码 InvalidStateError',
  ],
])(
  'spec §8: what keeps a signature from beginning is told in the words of the signing dialog (%#)',
  async (error, text) => {
    const { main } = await mountPage(<Said error={error} />)
    expect(main.textContent).toBe(text)
  },
)

test('spec §8: a broken line is no error of the UKEY', async () => {
  const { main } = await mountPage(<Said error={new NetworkError('x')} />)
  expect(main.textContent).toContain('网络异常')
})
