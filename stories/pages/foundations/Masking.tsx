import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { MaskedNumber } from '@jinpiao/ui-kit/MaskedNumber'
import { SpokenText } from '@jinpiao/ui-kit/SpokenText'
import { spokenMask } from '@jinpiao/values/spoken'
import { Advice } from '../../docs/Advice.tsx'
import { Comparison, Head, Live, Section, Sentences, Text } from '../../docs/parts.tsx'

const account = '6217000010012345678'

/** Numbers that are shown in part: which part, how it is heard, and who may see the rest. */
export function Masking() {
  return (
    <>
      <Head title="脱敏" lead="认得出是哪一个，又不会被当成完整的号码。" />
      <Section title="遮掉哪些">
        <Comparison
          caption="几种号码的遮法"
          headers={['号码', '看到的', '听到的']}
          rows={[
            {
              id: 'account',
              cells: ['账号', <MaskedNumber key="shown" value={account} />, spokenMask(account)],
            },
            {
              id: 'tail',
              cells: [
                '账号，只留尾号',
                <MaskedNumber key="shown" value={account} head={0} />,
                spokenMask(account, { head: 0 }),
              ],
            },
            {
              id: 'phone',
              cells: [
                '手机号',
                <MaskedNumber key="shown" value="13800000101" kind="phone" head={3} />,
                spokenMask('13800000101', { head: 3 }),
              ],
            },
            {
              id: 'id',
              cells: [
                '身份证号',
                <MaskedNumber key="shown" value="11010519491231002X" kind="id" />,
                spokenMask('11010519491231002X', { form: 'id' }),
              ],
            },
          ]}
        />
        <Sentences>
          {[
            '账号留开头四位和末四位；已经写明哪家银行的地方，只留尾号。',
            '星号的个数固定四个，不透露号码有几位。',
            '一共就那么几位的号码，全部遮掉，不露出一半。',
            '身份证号多说一句“其余已隐藏”：它的开头和结尾都有意义，最容易被当成全部。',
          ]}
        </Sentences>
      </Section>
      <Section title="谁可以看完整的">
        <Text>
          “显示完整号码”是一个开关：按下去听到一次，逐位读；再按隐藏。它不会自己变回去，正在抄的人来不及；离开这一页才恢复遮蔽。
        </Text>
        <Live>
          <p>
            经办人身份证：
            <MaskedNumber value="11010519491231002X" kind="id" reveal context="经办人" />
          </p>
          <p>
            完整的号码，只在要逐位核对的那一页：
            <CardNumber value={account} />
          </p>
        </Live>
      </Section>
      <Section title="为什么不能只写星号">
        <Comparison
          caption="星号在读屏软件里"
          headers={['写法', '听到的']}
          rows={[
            {
              id: 'ascii',
              cells: [
                <SpokenText key="shown" visible="6222****1234" spoken="中间四个半角星号的号码" />,
                'NVDA 读“4 星号”，Orca 读“4 星号 字母”，听的人要数',
              ],
            },
            {
              id: 'wide',
              cells: [
                <SpokenText key="shown" visible="6222＊＊＊＊1234" spoken="中间四个全角星号的号码" />,
                'NVDA 整段不读，听起来就是一个八位的号码',
              ],
            },
          ]}
        />
      </Section>
      <Section title="要与不要">
        <Advice
          dos={[
            ['由服务器遮蔽', '页面源代码里没有完整的号码，谁都抄不走'],
            ['在表格里给 `label` 或 `context`', '“尾号 1 2 3 4”要知道是账号还是手机号，是哪一行的'],
          ]}
          donts={[
            ['几秒后自动变回去', '不给时间限制，也没有理由给'],
            ['放大镜一样悬停才显示', '键盘、触摸、放大时都看不到'],
          ]}
        />
      </Section>
    </>
  )
}
