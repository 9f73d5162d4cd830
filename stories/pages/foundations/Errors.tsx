import { Banner } from '@jinpiao/ui-kit/Banner'
import { Button } from '@jinpiao/ui-kit/Button'
import { Form } from '@jinpiao/ui-kit/Form'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { decimalToFen, moneyInRange } from '@jinpiao/values/money'
import { useState } from 'react'
import { Advice } from '../../docs/Advice.tsx'
import * as css from '../../docs/docs.css.ts'
import { Comparison, Head, Live, Section, Sentences, Text } from '../../docs/parts.tsx'

const limit = decimalToFen('2000000.00')

/** A form that can be sent wrong, and right. */
function Issue() {
  const [payee, setPayee] = useState('')
  const [amount, setAmount] = useState('')
  const [errors, setErrors] = useState<{ fieldId: string; message: string }[]>([])
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message

  function check() {
    const found = []
    if (payee === '') found.push({ fieldId: 'docs-payee', message: '请填写收款方，例如长沙湘江机械有限公司' })
    if (amount === '') found.push({ fieldId: 'docs-amount', message: '请填写开立金额，例如 1234.56' })
    else if (!moneyInRange(amount, { max: limit }))
      found.push({ fieldId: 'docs-amount', message: '开立金额不能超过可用额度 200万元' })
    setErrors(found)
    if (found.length === 0) notify('已提交，等待主管复核')
  }
  return (
    <Form errors={errors} onSubmit={check} headingLevel={3} aria-label="开立">
      <TextField
        id="docs-payee"
        label="收款方"
        isRequired
        value={payee}
        onChange={setPayee}
        error={errorOf('docs-payee')}
      />
      <MoneyField
        id="docs-amount"
        label="开立金额（元）"
        description="可用额度 200万元"
        isRequired
        value={amount}
        onChange={setAmount}
        error={errorOf('docs-amount')}
      />
      <Button type="submit" tone="primary">
        提交
      </Button>
    </Form>
  )
}

/** Which message belongs to what, and what it says. */
export function Errors() {
  return (
    <>
      <Head title="错误" lead="每一条错误说三件事：哪里、什么问题、怎么办。" />
      <Section title="一句错误的样子">
        <Comparison
          caption="改错误的话"
          headers={['不这样写', '这样写', '多了什么']}
          rows={[
            { id: '1', cells: ['输入有误', '开立金额不能超过可用额度 200万元', '哪里，什么问题'] },
            { id: '2', cells: ['金额格式错误', '金额格式错误。“12a”已清空，请输入数字，例如 1234.56', '怎么办'] },
            { id: '3', cells: ['手机号格式不正确', '手机号应为 11 位，现在是 10 位', '差在哪一点'] },
            { id: '4', cells: ['系统繁忙', '保存草稿没有成功，请稍后重试，或拨打 400-111-5318', '做到哪一步，找谁'] },
            { id: '5', cells: ['无权限', '请企业的管理员为您添加“主管”角色', '谁能改变它'] },
          ]}
        />
      </Section>
      <Section title="错误放在哪里">
        <Comparison
          caption="按出错的东西选"
          headers={['出错的是', '用', '怎样听到']}
          rows={[
            { id: '1', cells: ['一个字段', '字段的 error', '焦点到字段时，跟在说明后面'] },
            { id: '2', cells: ['提交的表单', 'ErrorSummary（Form 自带）', '焦点到汇总，不再播报'] },
            { id: '3', cells: ['整页', 'Banner', '按区域和标题能找到'] },
            { id: '4', cells: ['一次操作', 'notify，语气用 danger', '打断着说一次，留在通知记录里'] },
            { id: '5', cells: ['走不下去', 'InterruptionPanel', '它就是这一页的标题'] },
          ]}
        />
      </Section>
      <Section title="试一试">
        <Text>空着提交，焦点到汇总；写一个超过额度的金额再提交，汇总换成新的一条。改的时候汇总不变。</Text>
        <Live>
          <Issue />
        </Live>
        <Live>
          <Banner tone="danger" title="开立没有提交成功" headingLevel={3}>
            <p>服务器没有收到。填写的内容还在，可以再提交一次，或拨打 400-111-5318（工作日 9:00–18:00）。</p>
          </Banner>
          <p className={css.row}>
            <Button size="small" onPress={() => notify('签名失败，请重新插入 UKEY', 'danger')}>
              一次失败的操作
            </Button>
            <Button size="small" onPress={() => announce('已复制金票编号')}>
              一次成功的操作，只说不显示
            </Button>
          </p>
        </Live>
      </Section>
      <Section title="什么时候报">
        <Sentences>
          {[
            '离开时说话的只有金额、数字、日期、账号、身份证号，还有写了不在列表里的选项：它们自己就能判断，说一次整理成了什么或哪里不对，焦点不动。',
            '其余的提交时报：离开一个字段就报，会把正要按的按钮推开。',
            '报了以后改的时候不再变：再提交才重新数一遍。',
            '服务器的错误按字段回到字段上，走同一条路。',
          ]}
        </Sentences>
      </Section>
      <Section title="要与不要">
        <Advice
          dos={[
            ['两处同一句：汇总里的一条和字段下面的一句', '人从汇总跳过来，一眼认得是同一条'],
            ['页面标题加“错误：”', '在别的窗口也看得到这里要改'],
            ['网络和服务器的错误说“填写的内容还在”', '人第一个担心的是白填了'],
          ]}
          donts={[
            ['只用红色和感叹号', '看不见颜色的人、读屏的人、打印的人都不知道错在哪里'],
            ['说“请联系管理员”就算完', '写清是企业的管理员还是平台的热线'],
            ['把服务器的错误码当成一句话', '代码放在最后，给客服用'],
          ]}
        />
      </Section>
    </>
  )
}
