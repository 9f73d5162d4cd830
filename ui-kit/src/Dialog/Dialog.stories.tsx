import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

const meta: Meta<DialogProps> = { component: Dialog, title: '浮层/Dialog 对话框' }
export default meta
type Story = StoryObj<DialogProps>

function Opener(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    props.onClose?.()
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>添加供应商</Button>
      <Dialog
        title="添加供应商"
        actions={
          <>
            <Button onPress={close}>取消</Button>
            <Button tone="primary" onPress={close}>
              添加
            </Button>
          </>
        }
        {...props}
        isOpen={isOpen}
        onClose={close}
      >
        {props.children ?? <TextField label="企业名称" isRequired autoComplete="organization" />}
      </Dialog>
    </>
  )
}

export const WithForm: Story = {
  name: '打开时焦点在第一个字段，关闭后回到按钮',
  render: (args) => <Opener {...args} />,
}

export const Dirty: Story = {
  name: '填了一半按 Esc，先问再关',
  render: (args) => <Opener {...args} isDirty />,
}

export const Kept: Story = {
  name: '签名进行中，Esc 关不掉',
  render: (args) => <Opener {...args} onCloseRequest={() => false} />,
}

export const Long: Story = {
  name: '长文从标题读起，整体滚动',
  render: (args) => (
    <Opener {...args} title="金票服务协议" initialFocus="heading" size="wide">
      {Array.from({ length: 30 }, (_, index) => (
        <p key={index}>第 {index + 1} 条　金票是核心企业向供应商开具的付款承诺，供应商可以持有到期、转让或融资。</p>
      ))}
    </Opener>
  ),
}

export const Nested: Story = {
  name: '对话框里再问一次，只退一层',
  render: function Nested() {
    const [asking, setAsking] = useState(false)
    return (
      <Opener actions={<Button onPress={() => setAsking(true)}>移除供应商</Button>}>
        <TextField label="企业名称" />
        <AlertDialog
          isOpen={asking}
          title="移除华建材料？"
          actionLabel="移除"
          onAction={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        >
          移除后不能再向它开具金票。
        </AlertDialog>
      </Opener>
    )
  },
}

export const Steps: Story = {
  name: '换步骤时焦点到新的标题',
  render: function Steps() {
    const [step, setStep] = useState(1)
    return (
      <Opener
        title={step === 1 ? '第 1 步：选择银行' : '第 2 步：填写账号'}
        step={step}
        actions={
          <Button tone="primary" onPress={() => setStep(2)}>
            下一步
          </Button>
        }
      >
        <TextField label={step === 1 ? '开户银行' : '银行账号'} />
      </Opener>
    )
  },
}

export const Open: Story = {
  name: '打开着：标题、字段、按钮',
  render: () => (
    <Dialog
      isOpen
      onClose={() => {}}
      title="添加供应商"
      actions={
        <>
          <Button>取消</Button>
          <Button tone="primary">添加</Button>
        </>
      }
    >
      <TextField label="企业名称" isRequired error="请填写企业名称" />
      <TextField label="统一社会信用代码" description="18 位，字母大写" />
    </Dialog>
  ),
}
