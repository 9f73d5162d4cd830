import { defaultPlatform } from '@jinpiao/themes/platforms'
import { themeStylesheet } from '@jinpiao/themes/stylesheet'
import { Button } from '@jinpiao/ui-kit/Button'
import { CardNumberField } from '@jinpiao/ui-kit/CardNumberField'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { CheckboxGroup } from '@jinpiao/ui-kit/CheckboxGroup'
import { ComboBox } from '@jinpiao/ui-kit/ComboBox'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { DateRangePicker } from '@jinpiao/ui-kit/DateRangePicker'
import { FileUpload } from '@jinpiao/ui-kit/FileUpload'
import { IdCardField } from '@jinpiao/ui-kit/IdCardField'
import { KitProvider } from '@jinpiao/ui-kit/KitProvider'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { NumberField } from '@jinpiao/ui-kit/NumberField'
import { OtpField } from '@jinpiao/ui-kit/OtpField'
import { PasswordField } from '@jinpiao/ui-kit/PasswordField'
import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { SearchField } from '@jinpiao/ui-kit/SearchField'
import { SegmentedSwitch } from '@jinpiao/ui-kit/SegmentedSwitch'
import { Select } from '@jinpiao/ui-kit/Select'
import { Switch } from '@jinpiao/ui-kit/Switch'
import { TextArea } from '@jinpiao/ui-kit/TextArea'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { createRoot } from 'react-dom/client'

const ways = [
  { id: 'transfer', label: '转让' },
  { id: 'finance', label: '融资' },
]
const answers = [
  { value: 'pass', label: '通过' },
  { value: 'return', label: '退回' },
]
const contract = { id: 'f1', name: '合同.pdf', size: 2048 }

/** No state, no handlers: the browser sends it, and a reset brings back what stands here. */
function Application() {
  return (
    <form action="/sent" aria-label="申请">
      <TextField label="企业名称" name="company" defaultValue="江城精铸" />
      <TextArea label="备注" name="note" defaultValue="按合同" />
      <PasswordField label="密码" name="password" autoComplete="current-password" defaultValue=" p w " />
      <PhoneField label="手机号" name="phone" defaultValue="138 0013 8000" />
      <OtpField label="验证码" name="code" defaultValue="12 34 56" />
      <IdCardField name="idCard" today="2026-01-01" defaultValue="11010519491231002x" />
      <CardNumberField label="银行账号" name="account" defaultValue="6222020200112233445" />
      <MoneyField label="融资金额（元）" name="amount" defaultValue="1234567.89" />
      <NumberField label="账期（天）" name="days" defaultValue="90" />
      <DateField label="到期日" name="due" defaultValue="2026-01-01" />
      <DateRangePicker label="提交日期" name="range" defaultValue={{ from: '2026-01-01', to: '2026-01-31' }} />
      <SearchField label="查找" name="words" defaultValue="金票" />
      <Select label="用途" name="way" options={ways} defaultValue="finance" />
      <ComboBox label="供应商" name="supplier" options={ways} defaultValue="transfer" />
      <RadioGroup label="意见" name="answer" options={answers} defaultValue="pass" />
      <CheckboxGroup label="岗位" name="posts" defaultValue={['operator', 'query']}>
        <Checkbox value="operator">经办</Checkbox>
        <Checkbox value="director">主管</Checkbox>
        <Checkbox value="query">查询</Checkbox>
      </CheckboxGroup>
      <Checkbox name="agreed" value="yes" defaultSelected>
        我已阅读协议
      </Checkbox>
      <Switch name="sms" defaultSelected>
        短信通知
      </Switch>
      <SegmentedSwitch
        label="显示"
        name="view"
        segments={[
          { value: 'table', label: '表格' },
          { value: 'chart', label: '图' },
        ]}
        defaultValue="chart"
      />
      <FileUpload
        label="合同"
        name="contract"
        types={['pdf']}
        maxBytes={1024 ** 2}
        defaultValue={[contract]}
        upload={() => Promise.resolve({ id: 'f2' })}
      />
      <Button type="submit">提交</Button>
      <button type="reset">重置</button>
    </form>
  )
}

document.head.append(Object.assign(document.createElement('style'), { textContent: themeStylesheet(defaultPlatform) }))
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <KitProvider locale="zh-CN">
    <Application />
  </KitProvider>,
)
