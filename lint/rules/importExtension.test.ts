import { testRule } from '../tester.ts'
import { importExtension } from './importExtension.ts'

testRule('import-extension', importExtension, {
  leaves: [
    ['portal/src/a.ts', "import './money.ts'"],
    ['portal/src/a.ts', "import { style } from '../Button/Button.css.ts'"],
    ['portal/src/a.ts', "import zh from './zh-CN.json'"],
    ['portal/src/a.ts', "const page = () => import('./pages/Login.tsx')"],
    ['portal/src/a.ts', "export * from 'react'"],
    ['portal/src/a.ts', "import { fen } from '@jinpiao/values/money'"],
    ['portal/src/a.ts', "import logo from './logo.svg?raw'"],
  ],
  reports: [
    ['portal/src/a.ts', "import './money'", "Relative import './money' needs its extension: .ts, .tsx or .json."],
    ['portal/src/a.ts', "import { style } from './Button.css'", /Button\.css/],
    ['portal/src/a.ts', "import { x } from '..'", /needs its extension/],
    ['portal/src/a.ts', "import './money.js'", /needs its extension/],
    ['portal/src/a.ts', "export { x } from './x'", /needs its extension/],
    ['portal/src/a.ts', "export * from './x'", /needs its extension/],
    ['portal/src/a.ts', "const page = () => import('./pages/Login')", /needs its extension/],
    ['portal/src/a.ts', "type X = import('./x').X", /needs its extension/],
  ],
})
