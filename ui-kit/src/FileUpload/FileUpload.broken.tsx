import { useState } from 'react'
import { announce } from '../lib/announce.ts'
import { Empty, OneOfSeveral } from './FileUpload.stories.tsx'
import { FileUpload } from './FileUpload.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Dropping is the only way. */
export function DropOnly() {
  return <div onDrop={() => undefined}>把合同拖到这里</div>
}

/** All uploads of the page have one name. */
export function SameName() {
  return <FileUpload {...OneOfSeveral.args} context={undefined} />
}

/** Rows without a size or a state, 删除 in each of them, and a focus that is lost with the row. */
export function BareRows() {
  return <Rows files={['采购合同.pdf', '发票.pdf']} />
}

/** The same with one file: what has the focus is gone, and it goes nowhere. */
export function BareRow() {
  return <Rows files={['采购合同.pdf']} />
}

function Rows({ files }: { files: readonly string[] }) {
  const [names, setNames] = useState(files)
  const remove = (name: string) => {
    setNames(names.filter((other) => other !== name))
    announce(`已删除 ${name}`)
  }
  return (
    <>
      <button type="button">上传合同</button>
      <ul aria-label="合同，已选择的文件">
        {names.map((name) => (
          <li key={name}>
            {name}
            <button type="button" onClick={() => remove(name)}>
              删除
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Full, so it cannot be reached, and nobody is told why. */
export function NativeDisabled() {
  return (
    <>
      <button type="button" disabled>
        上传合同
      </button>
      <button type="button">删除 采购合同.pdf</button>
    </>
  )
}

/** The message stands below, tied to nothing. */
export function ErrorBelow() {
  return (
    <>
      <FileUpload {...Empty.args} />
      <p>请上传合同</p>
    </>
  )
}

/** The system's window offers every file; that most are refused is learnt afterwards. */
export function AnyFile() {
  return (
    <label>
      上传合同
      <input type="file" />
    </label>
  )
}
