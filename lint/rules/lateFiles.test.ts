import { testRule } from '../tester.ts'
import { lateFiles } from './lateFiles.ts'

testRule('late-files', lateFiles, {
  leaves: [
    ['portal/src/session/session.ts', "const calls = () => chunk(import('./securityCalls.ts'))"],
    ['portal/src/parts/platform.ts', "const both = chunk(Promise.all([import('./a.ts'), import('./b.ts')]))"],
    ['portal/src/pages/Login.tsx', "const SmsForm = lazyPart(() => import('./SmsForm.tsx'))"],
    ['portal/src/parts/lazyPart.tsx', "import { lazy } from 'react'"],
    ['portal/src/session/session.test.ts', "const { ensureSession } = await import('./session.ts')"],
    ['server/src/main.ts', "const { start } = await import('./start.ts')"],
  ],
  reports: [
    ['portal/src/session/session.ts', "const calls = () => import('./securityCalls.ts')", /chunk\(\)/],
    ['portal/src/app/recordUsage.ts', "import('./start.ts').then(({ start }) => start())", /chunk\(\)/],
    ['portal/src/pages/Login.tsx', "import { lazy, useState } from 'react'", /lazyPart\(\)/],
  ],
})
