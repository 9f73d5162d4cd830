import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { SpokenSerials, SpokenText } from '@jinpiao/ui-kit/SpokenText'
import { spokenSerials } from '@jinpiao/values/serials'
import { spokenCount, spokenDate, spokenDigits, spokenPercent } from '@jinpiao/values/spoken'
import { Advice } from '../../docs/Advice.tsx'
import { Comparison, Head, Live, Section, Text } from '../../docs/parts.tsx'

/** How a voice was heard to read it, and what it gets in its place. */
const heard = [
  { shown: '12,345,678.90', calledSo: '逗号分组的八位数', wrong: '读成十二万三百四十五千……', right: '1234万5678元9角' },
  { shown: '3.98%', calledSo: '带百分号的数', wrong: '小数点不读，百分号读成英文', right: spokenPercent('3.98') },
  { shown: '2025-01-15', calledSo: '短横分开的日期', wrong: '读成三个数', right: spokenDate('2025-01-15') },
  { shown: '-1,234.56', calledSo: '带减号的数', wrong: '负号没有了', right: '负1234元5角6分' },
  {
    shown: '1101 0119 9003',
    calledSo: '空格分组的号码',
    wrong: '四位一组读成几千几百',
    right: spokenDigits('110101199003', [4]),
  },
  { shown: '100,000', calledSo: '逗号分组的条数', wrong: '按西式三位一组读', right: spokenCount(100000) },
  {
    shown: 'JP20261120000008',
    calledSo: '十四位的票号',
    wrong: '读成一个大数，或者随意分组',
    right: spokenSerials('JP20261120000008'),
  },
] as const

/** Figures other than amounts: how each kind is shown and how it is said. */
export function Numbers() {
  return (
    <>
      <Head title="数字" lead="数字是给眼睛排的，语音照着念会念错。每一种数字有一种读法，由同一个值算出来。" />
      <Section title="语音会怎样读错">
        <Text>
          这些是按 eSpeak 1.51 的中文读音和 NVDA
          的符号表测出来的；每一种读屏软件不同，没有一种都读对。错不在人写错，而在数字的写法本来就是给眼睛看的。
        </Text>
        <Comparison
          caption="写法、读错的样子和改成的样子"
          headers={['写法', '语音', '改成']}
          rows={heard.map(({ shown, calledSo, wrong, right }) => ({
            id: shown,
            cells: [<SpokenText key={shown} visible={shown} spoken={calledSo} />, wrong, right],
          }))}
        />
      </Section>
      <Section title="每一种怎么写">
        <Live>
          <p>
            票号：<SpokenSerials>JP20261120000008</SpokenSerials>
          </p>
          <p>
            年化费率：
            <SpokenText visible="3.98%" spoken={spokenPercent('3.98')} />
          </p>
          <p>
            承诺付款日：
            <time dateTime="2027-03-01">{spokenDate('2027-03-01')}</time>
          </p>
          <p>
            收款账号：
            <CardNumber value="6217000010012345678" />
          </p>
          <p>
            共 <SpokenText visible="100,000" spoken={spokenCount(100000)} /> 条
          </p>
        </Live>
      </Section>
      <Section title="要与不要">
        <Advice
          dos={[
            ['句子里的日期写成“2025年1月15日”，放进 `<time>`', '看和听是同一段字，机器也认得'],
            ['表格和记录里的 `2025-01-15` 放进 `SpokenText`', '一列对得齐，听到的还是年月日'],
            ['号码逐位读，分组停顿', '听的人可以跟着对，错在哪一位听得出来'],
            ['比例的单位写进标签：“年化费率”', '百分号在语音里会变成英文，或者不读'],
            ['条数说“10万 条”', '六位以上的数字语音按西式分组'],
          ]}
          donts={[
            ['用 `aria-label` 改掉一段文字', '没有角色的元素不能命名；读出来的和看到的也会各走各的'],
            ['手写两遍：一遍给眼睛，一遍给耳朵', '改了一处忘了另一处，人核对的就是错的'],
            ['一句话里混用两种写法', '前面“1月15日”、后面 `2025-01-15`，听的人以为是两件事'],
          ]}
        />
      </Section>
    </>
  )
}
