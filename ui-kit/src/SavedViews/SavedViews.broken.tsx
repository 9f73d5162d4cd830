import { type ComponentProps, useState } from 'react'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

const plain = [
  { id: 'a', label: '待签收' },
  { id: 'b', label: '五月到期' },
]
const views = (value: string, onChange = (_id: string) => {}) => (
  <Select label="常用视图" placeholder="请选择" options={plain} value={value} onChange={onChange} />
)
interface Spies {
  onViewsChange?: () => void
  onApply?: () => void
}

/** Never says which view is in use, nor that none is. */
export const Forgetful = () => views('')

/** The default is one of them like the others. */
export const SecretDefault = () => views('a')

/** Another view is used, and nobody hears what came of it. */
export function SilentApply({ onApply }: Spies) {
  const [value, setValue] = useState('a')
  return views(value, (id) => {
    setValue(id)
    onApply?.()
  })
}

const saving = { save: '保存为视图', rename: '重命名“待签收”', default: '默认使用“待签收”', delete: '删除“待签收”' }
function Managed({ items, onAction }: { items: (keyof typeof saving)[]; onAction: (id: string) => void }) {
  return (
    <>
      {views('')}
      <Menu items={items.map((id) => ({ id, label: saving[id] }))} onAction={onAction}>
        管理视图
      </Menu>
    </>
  )
}

/** Asks for a name, without what is saved under it, and takes whatever it is given. */
function TakesAll({ items, onViewsChange }: Spies & Pick<ComponentProps<typeof Managed>, 'items'>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onViewsChange?.()
  }
  return (
    <>
      <Managed items={items} onAction={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={close} title="保存为视图">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            close()
          }}
        >
          <TextField label="视图名称" isRequired autoComplete="off" />
          <Button type="submit">保存</Button>
        </form>
      </Dialog>
    </>
  )
}
export const TakesAnyName = (props: Spies) => <TakesAll {...props} items={['save']} />
export const RenamesSilently = (props: Spies) => <TakesAll {...props} items={['rename', 'default', 'delete']} />

/** Makes and ends a default without a word; deletes at once. */
export const ActsSilently = ({ onViewsChange }: Spies) => (
  <Managed items={['rename', 'default', 'delete']} onAction={() => onViewsChange?.()} />
)

/** Asks before it deletes; then it shows another list too, and nobody hears of either. */
export function DeletesMore({ onViewsChange, onApply }: Spies) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Managed items={['rename', 'default', 'delete']} onAction={() => setOpen(true)} />
      <AlertDialog
        isOpen={isOpen}
        title="删除视图“待签收”？"
        actionLabel="删除视图"
        onCancel={() => setOpen(false)}
        onAction={() => {
          setOpen(false)
          onViewsChange?.()
          onApply?.()
        }}
      >
        只删除这个视图，现在的条件和列表不变。
      </AlertDialog>
    </>
  )
}

/** An empty box for views that there are not. */
export const EmptyBox = () => (
  <>
    <Menu items={[{ id: 'save', label: saving.save }]}>管理视图</Menu>
    <Select label="常用视图" options={[]} value="" />
  </>
)
