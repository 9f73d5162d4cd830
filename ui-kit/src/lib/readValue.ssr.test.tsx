import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AmountInWords } from '../AmountInWords/AmountInWords.tsx'
import { BarChart } from '../BarChart/BarChart.tsx'
import { ChartWithTable } from '../ChartWithTable/ChartWithTable.tsx'
import { KitProvider } from '../KitProvider/KitProvider.tsx'
import { LineChart } from '../LineChart/LineChart.tsx'
import { Meter } from '../Meter/Meter.tsx'
import { Money } from '../Money/Money.tsx'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { TaskCard } from '../TaskCard/TaskCard.tsx'
import { Timeline } from '../Timeline/Timeline.tsx'
import { fakeAdapter } from '../UkeyPrompt/fakeAdapter.ts'
import { SignedContent } from '../UkeyPrompt/SignedContent.tsx'
import { UkeyPrompt } from '../UkeyPrompt/UkeyPrompt.tsx'
import { type OrNone, readFen } from './readValue.ts'

const render = (element: ReactElement) => renderToString(<KitProvider locale="zh-CN">{element}</KitProvider>)
/** What the eye sees, and the ear hears, where there is no value. */
const none = /—<\/span><span[^>]*>没有数据</

const chart = { finding: '没有变化', labelHeader: '月份', valueHeader: '金额（元）' }
const signed = { count: 1, details: null, original: '' }
const steps = (facts: { at?: OrNone<string>; day?: OrNone<string> }) => [
  { id: '1', title: '复核', state: 'done' as const, ...facts },
]
const shows: Record<string, (value: OrNone<string>) => ReactElement> = {
  Money: (value) => <Money value={value} unit />,
  AmountInWords: (value) => <AmountInWords value={value} />,
  'Meter, used': (value) => <Meter label="额度" used={value} total="100.00" />,
  'Meter, total': (value) => <Meter label="额度" used="1.00" total={value} size="compact" />,
  BarChart: (value) => <BarChart {...chart} bars={[{ label: '1月', value }]} />,
  LineChart: (value) => <LineChart {...chart} labels={['1月']} series={[{ name: '开立', values: [value] }]} />,
  ChartWithTable: (value) => (
    <ChartWithTable {...chart} rows={[{ label: '1月', values: [value] }]}>
      {null}
    </ChartWithTable>
  ),
  TaskCard: (value) => <TaskCard label="待复核" count={1} href="/" amount={value} />,
  UkeyPrompt: (value) => <SignedContent {...signed} total={value} />,
}

afterEach(() => vi.restoreAllMocks())
const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined)

describe.each(Object.entries(shows))('nothing whitens an app: %s', (_, show) => {
  test.each(['', null, 'abc', '1.234'])('%j is shown as —, and said to be no data', (value) => {
    quiet()
    expect(render(show(value))).toMatch(none)
  })
})

test('nothing whitens an app: a prompt that is closed has no sum yet', () => {
  const rest = {
    onClose: () => undefined,
    title: '签名',
    adapter: fakeAdapter(),
    certSerialNo: '1',
    suffix: '1234',
    post: '经办',
  }
  for (const total of ['', null, undefined]) {
    expect(() =>
      render(<UkeyPrompt isOpen={false} {...signed} {...rest} total={total} onSigned={() => Promise.resolve()} />),
    ).not.toThrow()
  }
})

test.each(['', 'abc', '1.234'])('nothing whitens an app: a time of %j is shown as —', (value) => {
  quiet()
  expect(render(<Timeline label="经过" steps={steps({ at: value })} />)).toMatch(none)
  expect(render(<Timeline label="经过" steps={steps({ day: value })} />)).toMatch(none)
})

test('a step without a time has none to show: undefined and null are the same', () => {
  const without = render(<Timeline label="经过" steps={steps({})} />)
  expect(render(<Timeline label="经过" steps={steps({ at: null, day: null })} />)).toBe(without)
})

test.each(['', null, undefined, 12])(
  'nothing whitens an app: a money field whose value is %j has an empty box',
  (value) => {
    quiet()
    const html = render(<MoneyField label="金额（元）" value={value as string} max={null} />)
    expect(/<input[^>]*>/.exec(html)?.[0]).toContain('value=""')
  },
)

test('what was typed stays in the box of a money field, to be corrected', () => {
  expect(render(<MoneyField label="金额（元）" value="1.234" />)).toContain('value="1.234"')
})

test('an amount that cannot be read has no button that fills it in', () => {
  quiet()
  const html = (value: string) => render(<MoneyField label="金额" value="" fillMax={{ label: '全部', value }} />)
  expect([html('100'), html('abc')].map((each) => each.includes('全部'))).toEqual([true, false])
})

test('counts with three decimals are drawn and shown as they are', () => {
  const counts = { ...chart, values: 'count' as const }
  const bars = render(<BarChart {...counts} bars={['0.001', '1.234'].map((value) => ({ label: value, value }))} />)
  expect(bars).toContain('<span>1.234</span>')
  expect([...bars.matchAll(/--bar-length:([\d.]+)%/g)].map(([, share]) => share)).toEqual(['0.1', '100'])
  const line = <LineChart {...counts} labels={['1月']} series={[{ name: '开立', values: ['1.234'] }]} />
  expect(render(line)).toContain('<span>1.234</span>')
})

test('an amount beyond all words is still shown and said', () => {
  const value = '99999999999999999.99'
  expect(render(<Money value={value} />)).toContain('99,999,999,999,999,999.99元')
  expect(render(<SignedContent {...signed} total={value} />)).not.toContain('大写')
  const line = <LineChart {...chart} labels={['1月']} series={[{ name: '开立', values: [value] }]} />
  expect(render(line)).toContain('99,999,999,999,999,999.99元')
})

describe('the warning', () => {
  test('names the component and the text, once for each component', () => {
    const warn = quiet()
    for (const value of ['abc', '1.234']) readFen('甲', value)
    readFen('乙', 'abc')
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      expect.stringMatching(/甲.*"abc"/),
      expect.stringMatching(/乙.*"abc"/),
    ])
  })

  test('is not for data that lack a value, nor for production', () => {
    const warn = quiet()
    for (const value of ['', null, undefined]) readFen('丙', value)
    vi.stubEnv('NODE_ENV', 'production')
    readFen('丙', 'abc')
    vi.unstubAllEnvs()
    expect(warn).not.toHaveBeenCalled()
  })
})
