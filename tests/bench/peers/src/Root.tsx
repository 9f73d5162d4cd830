import { ConfigProvider, theme } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { useAtomValue } from 'jotai'
import { Outlet } from 'react-router-dom'
import { darkAtom } from './state.ts'

export function Root() {
  const dark = useAtomValue(darkAtom)
  return (
    <ConfigProvider
      locale={zhCN}
      theme={{
        algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
        token: { colorPrimary: '#0f3d7c', controlHeight: 44, fontSize: 16 },
      }}
    >
      <Outlet />
    </ConfigProvider>
  )
}
