import { Navigate, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { LoginNotice } from './LoginNotice.tsx'

const issue = '/credit/core/issue/issue'

test.each([
  ['expired=1', issue, '登录已过期，登录后回到“新增开立”'],
  ['expired=1&saved=1', issue, '登录已过期，登录后回到“新增开立”，已填内容已保存'],
  ['expired=ELSEWHERE', issue, '此处的登录已在别处结束，登录后回到“新增开立”'],
  ['expired=ELSEWHERE', undefined, '此处的登录已在别处结束，请重新登录'],
  ['expired=DISABLED', issue, '账号已停用，请联系管理员'],
  ['reset', undefined, '密码已设置，请使用新密码登录'],
])('why somebody is here again: %s of %s', async (query, redirect, words) => {
  await mountPage(
    <Routes>
      <Route index element={<Navigate to={`/login?${query}`} />} />
      <Route path="login" element={<LoginNotice redirect={redirect} />} />
    </Routes>,
  )
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})
