import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { Button } from '@jinpiao/ui-kit/Button'
import { Link } from '@jinpiao/ui-kit/Link'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Meter } from '@jinpiao/ui-kit/Meter'
import { Money } from '@jinpiao/ui-kit/Money'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { Stepper } from '@jinpiao/ui-kit/Stepper'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { type UkeyAdapter, UkeyPrompt } from '@jinpiao/ui-kit/UkeyPrompt'
import { useState } from 'react'
import * as css from './archetypes.css.ts'
import { Days, Head } from './parts.tsx'

const steps = ['填写', '核对', '签名', '完成'].map((title) => ({ id: title, title }))
const amount = '1234567.89'

/** Form: one topic per surface, and beside it what follows from what is typed. */
export function FormSample() {
  const [typed, setTyped] = useState(amount)
  return (
    <div className={css.page}>
      <Head title="新增开立" />
      <div className={surface}>
        <Stepper label="开立申请" steps={steps} current="填写" />
      </div>
      <div className={css.withRail}>
        <div className={css.stack}>
          <section className={`${surface} ${css.stack}`}>
            <h2 className={css.subtitle}>供应商和金额</h2>
            <div className={css.fields}>
              <TextField label="供应商" defaultValue="江城精铸有限公司" />
              <MoneyField label="金额（元）" value={typed} onChange={setTyped} showWords />
            </div>
          </section>
          <section className={`${surface} ${css.stack}`}>
            <h2 className={css.subtitle}>贸易背景</h2>
            <div className={css.fields}>
              <TextField label="合同编号" defaultValue="HT-2026-118" />
              <TextField label="摘要" isOptional />
            </div>
          </section>
          <div className={css.head}>
            <Button tone="primary">下一步：核对</Button>
            <Button>保存草稿</Button>
          </div>
        </div>
        <Total value={typed} />
      </div>
    </div>
  )
}

function Total({ value }: { value: string }) {
  return (
    <section className={`${surface} ${css.stack}`}>
      <h2 className={css.subtitle}>本次开立</h2>
      <div>
        <Money value={value} unit size="large" />
        <AmountInWords value={value} />
      </div>
      <Meter label="开立额度" used={value === '' ? '0.00' : value} total="5000000.00" />
    </section>
  )
}

/** Check: reads like the paper that it becomes; one 修改 for each section. */
export function CheckSample({ sign }: { sign?: () => void }) {
  return (
    <div className={css.page}>
      <Head title="核对开立申请" />
      <div className={surface}>
        <Stepper label="开立申请" steps={steps} current="核对" />
      </div>
      <div className={css.withRail}>
        <div className={css.stack}>
          <section className={surface}>
            <SummaryList
              title="供应商和金额"
              change={{ href: '#form' }}
              rows={[
                { label: '供应商', value: '江城精铸有限公司' },
                { label: '金额', value: <Money value={amount} unit /> },
                { label: '承诺付款日', value: <Days>2027-03-01</Days> },
                { label: '摘要', value: undefined },
              ]}
            />
          </section>
          <div className={css.head}>
            <Button tone="primary" {...(sign && { onPress: sign })}>
              签名并提交
            </Button>
            <Button>返回修改</Button>
          </div>
        </div>
        <Total value={amount} />
      </div>
    </div>
  )
}

/** A key that is plugged in; whatever is typed signs. */
const key: UkeyAdapter<string> = {
  pinEntry: 'page',
  list: async () => [{ certSerialNo: 'AB1234', suffix: '1234', notAfter: '2036-03-01T00:00:00+08:00' }],
  sign: async () => 'signature',
}

const original = `金票平台签名原文 v1
业务：金票开立   动作：提交
共 1 笔，合计 1,234,567.89 元（壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分）
1|SQ20261124000004|供应商 江城精铸有限公司|1,234,567.89|2027-03-01`

/** Sign: over the check page, the same lines in the order of the signed text. */
export function SignSample() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <CheckSample sign={() => setOpen(true)} />
      <UkeyPrompt
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="签名并提交 1 笔金票开立"
        count={1}
        total={amount}
        original={original}
        certSerialNo="AB1234"
        suffix="1234"
        post="经办"
        details={
          <SummaryList
            rows={[
              { label: '申请编号', value: 'SQ20261124000004' },
              { label: '供应商', value: '江城精铸有限公司' },
              { label: '承诺付款日', value: <Days>2027-03-01</Days> },
            ]}
          />
        }
        adapter={key}
        onSigned={async () => setOpen(false)}
      />
    </>
  )
}

/** Result: 640 px in the middle; what comes next is the primary action. */
export function ResultSample() {
  return (
    <div className={css.page}>
      <section className={css.result}>
        <h1 className={css.title}>已提交 1 笔开立申请</h1>
        <StatusTag tone="success">等待主管复核</StatusTag>
        <div>
          <Money value={amount} unit size="large" />
          <AmountInWords value={amount} />
        </div>
        <p>主管通常在 1 个工作日内复核，结果在消息里通知您。</p>
        <div className={css.head}>
          <Link href="#next" kind="action">
            去办：待登记兑付（2）
          </Link>
          <Button>打印回执</Button>
        </div>
      </section>
    </div>
  )
}
