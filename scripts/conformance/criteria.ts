/** One success criterion of WCAG 2.2, in our own words. */
export interface Criterion {
  number: string
  level: 'A' | 'AA' | 'AAA'
  zh: string
  en: string
  /** The version of WCAG that brought it. */
  since: '2.0' | '2.1' | '2.2'
  /** Speaks of sound or moving pictures alone: without any in the library it does not apply. */
  media?: true
  /** Speaks of a page or of several: whoever assembles them from components meets it, or does not. */
  ofPages?: true
  /** WCAG 2.2 has removed it. */
  obsolete?: true
  /**
   * Concerns only components with something particular, an error, a link, a message: those whose contract speaks of it.
   * Every other criterion concerns all of them.
   */
  ofSome?: true
}

type Row = readonly [number: string, level: Criterion['level'], zh: string, en: string, flags?: string]

/** Flags: `1` new in 2.1, `2` new in 2.2, `m` media, `p` of pages, `x` obsolete, `d` of those components that declare it. */
const rows: readonly Row[] = [
  ['1.1.1', 'A', '非文本内容', 'Non-text Content', 'd'],
  ['1.2.1', 'A', '纯音频和纯视频（预先录制）', 'Audio-only and Video-only (Prerecorded)', 'm'],
  ['1.2.2', 'A', '字幕（预先录制）', 'Captions (Prerecorded)', 'm'],
  ['1.2.3', 'A', '口述影像或替代（预先录制）', 'Audio Description or Media Alternative (Prerecorded)', 'm'],
  ['1.2.4', 'AA', '字幕（直播）', 'Captions (Live)', 'm'],
  ['1.2.5', 'AA', '口述影像（预先录制）', 'Audio Description (Prerecorded)', 'm'],
  ['1.2.6', 'AAA', '手语（预先录制）', 'Sign Language (Prerecorded)', 'm'],
  ['1.2.7', 'AAA', '扩展的口述影像（预先录制）', 'Extended Audio Description (Prerecorded)', 'm'],
  ['1.2.8', 'AAA', '媒体的文字替代（预先录制）', 'Media Alternative (Prerecorded)', 'm'],
  ['1.2.9', 'AAA', '纯音频（直播）', 'Audio-only (Live)', 'm'],
  ['1.3.1', 'A', '信息和关系', 'Info and Relationships', 'd'],
  ['1.3.2', 'A', '有意义的顺序', 'Meaningful Sequence'],
  ['1.3.3', 'A', '感官特征', 'Sensory Characteristics'],
  ['1.3.4', 'AA', '屏幕方向', 'Orientation', '1'],
  ['1.3.5', 'AA', '识别输入目的', 'Identify Input Purpose', '1d'],
  ['1.3.6', 'AAA', '识别目的', 'Identify Purpose', '1'],
  ['1.4.1', 'A', '颜色的使用', 'Use of Color', 'd'],
  ['1.4.2', 'A', '声音控制', 'Audio Control', 'm'],
  ['1.4.3', 'AA', '对比度（最低）', 'Contrast (Minimum)'],
  ['1.4.4', 'AA', '文字放大', 'Resize Text'],
  ['1.4.5', 'AA', '文字图像', 'Images of Text'],
  ['1.4.6', 'AAA', '对比度（增强）', 'Contrast (Enhanced)'],
  ['1.4.7', 'AAA', '低背景音或无背景音', 'Low or No Background Audio', 'm'],
  ['1.4.8', 'AAA', '文字的视觉呈现', 'Visual Presentation'],
  ['1.4.9', 'AAA', '文字图像（无例外）', 'Images of Text (No Exception)'],
  ['1.4.10', 'AA', '内容重排', 'Reflow', '1'],
  ['1.4.11', 'AA', '非文本对比度', 'Non-text Contrast', '1d'],
  ['1.4.12', 'AA', '文字间距', 'Text Spacing', '1'],
  ['1.4.13', 'AA', '悬停或聚焦时出现的内容', 'Content on Hover or Focus', '1d'],
  ['2.1.1', 'A', '键盘', 'Keyboard', 'd'],
  ['2.1.2', 'A', '没有键盘陷阱', 'No Keyboard Trap'],
  ['2.1.3', 'AAA', '键盘（无例外）', 'Keyboard (No Exception)'],
  ['2.1.4', 'A', '单字符快捷键', 'Character Key Shortcuts', '1'],
  ['2.2.1', 'A', '时限可调', 'Timing Adjustable', 'd'],
  ['2.2.2', 'A', '暂停、停止、隐藏', 'Pause, Stop, Hide'],
  ['2.2.3', 'AAA', '没有时限', 'No Timing'],
  ['2.2.4', 'AAA', '打断', 'Interruptions'],
  ['2.2.5', 'AAA', '重新登录不丢数据', 'Re-authenticating'],
  ['2.2.6', 'AAA', '超时说明', 'Timeouts', '1'],
  ['2.3.1', 'A', '闪烁不超过三次或低于阈值', 'Three Flashes or Below Threshold'],
  ['2.3.2', 'AAA', '闪烁不超过三次', 'Three Flashes'],
  ['2.3.3', 'AAA', '交互引起的动画', 'Animation from Interactions', '1'],
  ['2.4.1', 'A', '跳过重复内容', 'Bypass Blocks', 'd'],
  ['2.4.2', 'A', '页面标题', 'Page Titled', 'p'],
  ['2.4.3', 'A', '焦点顺序', 'Focus Order', 'd'],
  ['2.4.4', 'A', '链接目的（结合上下文）', 'Link Purpose (In Context)', 'd'],
  ['2.4.5', 'AA', '多种到达途径', 'Multiple Ways', 'p'],
  ['2.4.6', 'AA', '标题和标签', 'Headings and Labels', 'd'],
  ['2.4.7', 'AA', '焦点可见', 'Focus Visible'],
  ['2.4.8', 'AAA', '所在位置', 'Location', 'd'],
  ['2.4.9', 'AAA', '链接目的（仅链接本身）', 'Link Purpose (Link Only)', 'd'],
  ['2.4.10', 'AAA', '分节标题', 'Section Headings'],
  ['2.4.11', 'AA', '焦点不被完全遮住', 'Focus Not Obscured (Minimum)', '2'],
  ['2.4.12', 'AAA', '焦点完全不被遮住', 'Focus Not Obscured (Enhanced)', '2'],
  ['2.4.13', 'AAA', '焦点外观', 'Focus Appearance', '2'],
  ['2.5.1', 'A', '指针手势', 'Pointer Gestures', '1'],
  ['2.5.2', 'A', '指针可取消', 'Pointer Cancellation', '1'],
  ['2.5.3', 'A', '名称包含可见标签', 'Label in Name', '1d'],
  ['2.5.4', 'A', '晃动操作', 'Motion Actuation', '1'],
  ['2.5.5', 'AAA', '目标大小（增强）', 'Target Size (Enhanced)', '1'],
  ['2.5.6', 'AAA', '并用的输入方式', 'Concurrent Input Mechanisms', '1'],
  ['2.5.7', 'AA', '拖动操作', 'Dragging Movements', '2d'],
  ['2.5.8', 'AA', '目标大小（最低）', 'Target Size (Minimum)', '2'],
  ['3.1.1', 'A', '页面语言', 'Language of Page', 'p'],
  ['3.1.2', 'AA', '局部语言', 'Language of Parts'],
  ['3.1.3', 'AAA', '生僻词', 'Unusual Words'],
  ['3.1.4', 'AAA', '缩写', 'Abbreviations'],
  ['3.1.5', 'AAA', '阅读水平', 'Reading Level'],
  ['3.1.6', 'AAA', '读音', 'Pronunciation'],
  ['3.2.1', 'A', '聚焦时不变', 'On Focus'],
  ['3.2.2', 'A', '输入时不变', 'On Input', 'd'],
  ['3.2.3', 'AA', '导航一致', 'Consistent Navigation', 'p'],
  ['3.2.4', 'AA', '标识一致', 'Consistent Identification'],
  ['3.2.5', 'AAA', '按请求才改变', 'Change on Request', 'd'],
  ['3.2.6', 'A', '帮助位置一致', 'Consistent Help', '2p'],
  ['3.3.1', 'A', '指出错误', 'Error Identification', 'd'],
  ['3.3.2', 'A', '标签或说明', 'Labels or Instructions', 'd'],
  ['3.3.3', 'AA', '改正建议', 'Error Suggestion', 'd'],
  ['3.3.4', 'AA', '防错（法律、财务、数据）', 'Error Prevention (Legal, Financial, Data)', 'd'],
  ['3.3.5', 'AAA', '帮助', 'Help'],
  ['3.3.6', 'AAA', '防错（全部）', 'Error Prevention (All)'],
  ['3.3.7', 'A', '不重复填写', 'Redundant Entry', '2d'],
  ['3.3.8', 'AA', '易行的身份验证（最低）', 'Accessible Authentication (Minimum)', '2d'],
  ['3.3.9', 'AAA', '易行的身份验证（增强）', 'Accessible Authentication (Enhanced)', '2'],
  ['4.1.1', 'A', '解析', 'Parsing', 'x'],
  ['4.1.2', 'A', '名称、角色、值', 'Name, Role, Value', 'd'],
  ['4.1.3', 'AA', '状态消息', 'Status Messages', '1d'],
]

export const criteria: readonly Criterion[] = rows.map(([number, level, zh, en, flags = '']) => ({
  number,
  level,
  zh,
  en,
  since: flags.includes('2') ? '2.2' : flags.includes('1') ? '2.1' : '2.0',
  ...(flags.includes('m') && { media: true }),
  ...(flags.includes('p') && { ofPages: true }),
  ...(flags.includes('x') && { obsolete: true }),
  ...(flags.includes('d') && { ofSome: true }),
}))
