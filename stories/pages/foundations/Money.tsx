import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { Meter } from '@jinpiao/ui-kit/Meter'
import { Money as Amount } from '@jinpiao/ui-kit/Money'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { decimalToFen } from '@jinpiao/values/money'
import { spokenAmount } from '@jinpiao/values/spoken'
import { useState } from 'react'
import { Advice } from '../../docs/Advice.tsx'
import { Comparison, Head, Live, Section, Sentences, Text } from '../../docs/parts.tsx'

const amounts = ['1234.56', '1234567.89', '200000000.00', '0.00', '0.05', '-1234.56', '99999999999999.98']

/** How amounts are kept, shown, said and typed. */
export function Money() {
  const [amount, setAmount] = useState('')
  return (
    <>
      <Head title="金额" lead="看到的、听到的、提交的是同一个数，一分不差。" />
      <Section title="看到的与听到的">
        <Text>
          眼睛看逗号分组的数字，耳朵听万、元、角、分。中文语音按西式三位读逗号，会差一百倍；少了小数点，角分听成另外两个数。两段文字由同一个值算出来，由
          `Money` 一个组件给出。
        </Text>
        <Comparison
          caption="同一个金额的两种写法"
          headers={['看到的', '听到的']}
          rows={amounts.map((value) => ({
            id: value,
            cells: [<Amount key={value} value={value} />, spokenAmount(value)],
          }))}
        />
      </Section>
      <Section title="怎样保存和传递">
        <Sentences>
          {[
            '程序里用分，`bigint`；接口上用两位小数的字符串。`1234.50` 不是 `1234.5`。',
            '不用浮点数：最大的金额有十六位，第十六位浮点数已经分不开。',
            '上限是 `MAX_FEN`，多一分就不收。',
            '合计用 `bigint` 相加，用 `fenToDecimal` 写回去。',
          ]}
        </Sentences>
        <Live>
          <p>
            100 笔 0.01 元的合计：
            <Amount value={decimalToFen('0.01') * 100n} unit />
          </p>
        </Live>
      </Section>
      <Section title="怎样填写">
        <Text>
          输入时不改写；离开时格式化，说一次读得准的金额。按键只进数字和一个小数点；试着粘贴“１２３４，５６７”或“12a”，再按
          Tab 离开。
        </Text>
        <Live>
          <MoneyField
            label="开立金额（元）"
            description="可用额度 200万元"
            value={amount}
            onChange={setAmount}
            max={decimalToFen('2000000.00')}
            showWords
            fillMax={{ label: '全部可用额度', value: '2000000.00' }}
          />
        </Live>
      </Section>
      <Section title="大写和额度">
        <Live>
          <p>
            <Amount value="1234567.89" unit size="large" />
          </p>
          <AmountInWords value="1234567.89" reserve={false} />
          <Meter label="开立额度" used="1234567.89" total="5000000.00" />
        </Live>
      </Section>
      <Section title="要与不要">
        <Advice
          dos={[
            ['单位写在标签和列头：“金额（元）”', '框里和格子里的“元”读屏软件不读，或者读三十遍'],
            ['页面的主角用大字，一页一个', '人一眼知道这一页说的是多少钱'],
            ['零写 `0.00`，负数前面有减号，说“负”', '空着的格子分不清是零还是没有'],
            ['表格里右对齐、等宽数字', '位数对齐，一列看得出大小'],
          ]}
          donts={[
            ['缩写成“123.46万”', '人核对的是分，不是约数；约数只写在图的结论里'],
            ['用空格或全角逗号分组', '语音会读成两个数'],
            ['数字从零滚动到目标', '读到一半的数是假的，减弱动态时还会一直跳'],
          ]}
        />
      </Section>
    </>
  )
}
