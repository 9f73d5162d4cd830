// Above 250 lines: data, one promise after another, each read by itself.
import type { ComponentContract } from '../lib/contract.ts'

const manage = { role: 'button', name: '管理视图' }
const field = { role: 'textbox', name: '视图名称' }
const openBox = [{ press: 'Tab' }, { press: 'Enter' }]
const openMenu = [{ press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }]
const openSave = [...openMenu, { press: 'Enter' }]
const summary = { role: 'region', name: '有 1 处需要修改' }

export const savedViewsContract: ComponentContract = {
  component: 'SavedViews',
  task: '把现在的条件存成视图，换用、改名、删除，知道用着哪个、哪个是默认',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/',
  expectations: [
    {
      id: 'in-use',
      text: '用 Tab 到达，名字里有正在使用的视图',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InUse',
        steps: [{ press: 'Tab' }],
        expect: { focus: { role: 'button', name: '待签收 常用视图' }, announced: [] },
        brokenBy: 'Forgetful',
      },
    },
    {
      id: 'not-in-use',
      text: '条件与哪个视图都不同时，说没有使用视图',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'accessibility-tree',
      check: {
        story: 'Unsaved',
        expect: { present: [{ role: 'button', name: '没有使用视图 常用视图' }] },
        brokenBy: 'Forgetful',
      },
    },
    {
      id: 'default-named',
      text: '列表里默认视图的名字说明是默认',
      criterion: '1.3.1',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InUse',
        steps: [...openBox, { press: 'ArrowDown' }],
        expect: { focus: { role: 'option', name: '五月到期 默认' }, announced: ['共 2 项'] },
        brokenBy: 'SecretDefault',
      },
    },
    {
      id: 'apply',
      text: '选中一个视图，听到一次用了哪个、找到几条，焦点回到按钮',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InUse',
        steps: [...openBox, { press: 'ArrowDown' }, { press: 'Enter' }],
        expect: {
          called: { onApply: 1 },
          announced: ['共 2 项', '已使用视图“五月到期”，找到 12 条'],
          focus: { role: 'button', name: '五月到期 常用视图' },
        },
        brokenBy: 'SilentApply',
      },
    },
    {
      id: 'save-opens',
      text: '保存时在对话框里问名字，先说保存的是哪些条件',
      criterion: '3.3.2',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Unsaved',
        steps: openSave,
        expect: {
          present: [{ role: 'dialog', name: '保存为视图' }],
          focus: {
            ...field,
            description: '保存现在的条件：状态：待签收，持有方：安禾',
            states: { required: true },
          },
        },
        brokenBy: 'TakesAnyName',
      },
    },
    {
      id: 'saved',
      text: '保存后听到一次，焦点回到“管理视图”，正在使用的就是它',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Unsaved',
        steps: [...openSave, { type: '安禾待签收' }, { press: 'Enter' }],
        expect: {
          called: { onViewsChange: 1 },
          announced: ['已保存视图“安禾待签收”'],
          focus: manage,
          present: [{ role: 'button', name: '安禾待签收 常用视图' }],
          absent: [{ role: 'dialog' }],
        },
        brokenBy: 'TakesAnyName',
      },
    },
    {
      id: 'name-empty',
      text: '没有填名字时不保存，焦点到错误汇总，说填什么',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Unsaved',
        steps: [...openSave, { press: 'Enter' }],
        expect: {
          called: { onViewsChange: 0 },
          focus: summary,
          present: [
            { role: 'link', name: '请填写视图名称，例如 本月待签收' },
            { ...field, states: { invalid: true } },
          ],
          announced: [],
        },
        brokenBy: 'TakesAnyName',
      },
    },
    {
      id: 'name-taken',
      text: '名字已经有了时不保存，说是哪个、怎么办，输入的留着',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Unsaved',
        steps: [...openSave, { type: '待签收' }, { press: 'Enter' }],
        expect: {
          called: { onViewsChange: 0 },
          focus: summary,
          present: [
            { role: 'link', name: '已有名为“待签收”的视图，请换一个视图名称' },
            { ...field, value: '待签收', states: { invalid: true } },
          ],
        },
        brokenBy: 'TakesAnyName',
      },
    },
    {
      id: 'name-too-long',
      text: '名字太长时不保存，说最多几个字、要删几个，输入的留着',
      criterion: '3.3.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'Unsaved',
        steps: [...openSave, { type: '金票'.repeat(11) }, { press: 'Enter' }],
        expect: {
          called: { onViewsChange: 0 },
          focus: summary,
          present: [{ role: 'link', name: '视图名称不能超过 20 个字，请删减 2 个字' }],
        },
        brokenBy: 'TakesAnyName',
      },
    },
    {
      id: 'rename',
      text: '改名从现在的名字开始，改好后听到一次，焦点回到“管理视图”',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InUse',
        steps: [...openMenu, { press: 'Enter' }, { press: 'End' }, { type: '的' }, { press: 'Enter' }],
        expect: {
          called: { onViewsChange: 1 },
          announced: ['视图已重命名为“待签收的”'],
          focus: manage,
          present: [{ role: 'button', name: '待签收的 常用视图' }],
        },
        brokenBy: 'RenamesSilently',
      },
    },
    {
      id: 'make-default',
      text: '设为默认后听到一次，焦点回到“管理视图”',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InUse',
        steps: [...openMenu, { press: 'ArrowDown' }, { press: 'Enter' }],
        expect: { called: { onViewsChange: 1 }, announced: ['已默认使用“待签收”'], focus: manage },
        brokenBy: 'ActsSilently',
      },
    },
    {
      id: 'end-default',
      text: '默认的视图可以不再默认，听到一次',
      criterion: '4.1.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'DefaultInUse',
        steps: [...openMenu, { press: 'ArrowDown' }, { press: 'Enter' }],
        expect: { called: { onViewsChange: 1 }, announced: ['已不再默认使用“五月到期”'], focus: manage },
        brokenBy: 'ActsSilently',
      },
    },
    {
      id: 'delete-asks',
      text: '删除前先问，焦点在“取消”，说明列表不变',
      criterion: '3.3.4',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InUse',
        steps: [...openMenu, { press: 'End' }, { press: 'Enter' }],
        expect: {
          present: [
            {
              role: 'alertdialog',
              name: '删除视图“待签收”？',
              description: '只删除这个视图，现在的条件和列表不变。',
            },
          ],
          focus: { role: 'button', name: '取消' },
          called: { onViewsChange: 0 },
        },
        brokenBy: 'ActsSilently',
      },
    },
    {
      id: 'deleted',
      text: '删除后听到一次，焦点回到“管理视图”，条件还在',
      criterion: '2.4.3',
      level: 'MUST',
      lane: 'browser',
      check: {
        story: 'InUse',
        steps: [...openMenu, { press: 'End' }, { press: 'Enter' }, { press: 'Tab' }, { press: 'Enter' }],
        expect: {
          called: { onViewsChange: 1, onApply: 0 },
          announced: ['已删除视图“待签收”'],
          focus: manage,
          present: [{ role: 'button', name: '没有使用视图 常用视图' }],
          absent: [{ role: 'alertdialog' }],
        },
        brokenBy: 'DeletesMore',
      },
    },
    {
      id: 'none-yet',
      text: '还没有视图时没有空的列表，只有“管理视图”',
      criterion: '1.3.1',
      level: 'SHOULD',
      lane: 'browser',
      check: {
        story: 'None',
        steps: [{ press: 'Tab' }],
        expect: { focus: manage, absent: [{ role: 'button', name: /常用视图/ }] },
        brokenBy: 'EmptyBox',
      },
    },
    {
      id: 'heard',
      text: '读屏软件读出在用的视图，和“管理视图”打开的选项',
      criterion: '4.1.2',
      level: 'MUST',
      lane: 'screen-reader',
      plan: {
        story: 'InUse',
        steps: [
          { press: 'Tab', hears: ['待签收', '常用视图'] },
          { press: 'Tab', hears: ['管理视图'] },
          { press: 'Enter', hears: ['重命名“待签收”'] },
        ],
        once: ['管理视图'],
      },
    },
  ],
  spoken: {
    InUse: ['button, 管理视图, not expanded, has popup menu'],
    None: ['button, 管理视图, not expanded, has popup menu'],
  },
}
