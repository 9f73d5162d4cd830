import { useState } from 'react'
import { UploadList } from './UploadList.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Buttons that are all called the same, a state in colour, and a focus that is lost with the row. */
export function Rows() {
  const [names, setNames] = useState(['合同.pdf', '发票.pdf', '照片.jpg'])
  return names.map((name) => (
    <div key={name}>
      <span>{name}</span>
      <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
        删除
      </button>
    </div>
  ))
}

/** Offers to send again what will be too large again. */
export function RetriesAnyway() {
  return (
    <UploadList
      label="合同，已选择的文件"
      items={[{ key: 'd', name: '扫描件.pdf', size: 31_457_280, state: { kind: 'failed', why: '文件超过 10MB' } }]}
      addButton={{ current: null }}
      canRetry={() => true}
      onRemove={() => {}}
      onRetry={() => {}}
    />
  )
}

/** 重试 goes when it was pressed, and the focus with it. */
export function RetryTakesFocus({ onRetry }: { onRetry?: () => void }) {
  const [isFailed, setFailed] = useState(true)
  const retry = () => {
    setFailed(false)
    onRetry?.()
  }
  return (
    <>
      <button type="button">上传合同</button>
      <button type="button">取消 合同.pdf</button>
      <button type="button">删除 发票.pdf</button>
      {isFailed && (
        <button type="button" onClick={retry}>
          重试 照片.jpg
        </button>
      )}
      <button type="button">{isFailed ? '删除' : '取消'} 照片.jpg</button>
    </>
  )
}
