import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { sourcesOf } from './sources'

/*
 * A replay feeds the events of a log to the console, without its views. A rule that a view applied
 * before it sent an event would run in no replay: views send what was pressed and typed, and forms,
 * machines and sagas decide what follows.
 */

/** Methods and functions that make another value of a text, and so decide what it means. */
const READING =
  /^(trim|trimStart|trimEnd|to(Lower|Upper)Case|normalize|replace|replaceAll|split|slice|substring|padStart|padEnd|Number|parseInt|parseFloat|BigInt)$/

/** What a function calls, by name. */
interface Calls {
  name: string
  /** Of modules of `lib` and `store`. */
  imported: Set<string>
  local: Set<string>
  /** Whether it sends an event, or hands something to whoever drew the component. */
  isHandler: boolean
}

const SENDS = /^(send|change|choose|on[A-Z]\w*)$/

interface Named {
  from: string
  name: string
}

/** The values that a source imports, by their names in their modules. */
const importsOf = (path: string, text: string): Named[] => {
  const found: Named[] = []
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      for (const each of specifiers) {
        const imported = each.type === 'ImportSpecifier' ? each.imported : each.local
        if (imported.type === 'Identifier') found.push({ from: source.value, name: imported.name })
      }
    },
  }).visit(parseSync(path, text).program)
  return found
}

/** The functions of `lib` and `store` that handlers call, also through functions of their file. */
const calledByHandlers = (path: string, text: string): string[] => {
  const imported = new Set<string>()
  /** The names of functions, by where they begin. */
  const names = new Map<number, string>()
  const functions: Calls[] = []
  const open: Calls[] = []
  const enter = (name = '') => {
    open.push({ name, imported: new Set(), local: new Set(), isHandler: false })
  }
  const leave = () => {
    const calls = open.pop()!
    functions.push(calls)
    // A function without a name is a part of the one around it, such as what maps a list.
    if (calls.name === '') for (const name of calls.imported) open.at(-1)?.imported.add(name)
  }
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!/^@\/(lib|store)\//.test(source.value)) return
      for (const { local } of specifiers) imported.add(local.name)
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) names.set(init.start, id.name)
    },
    ArrowFunctionExpression: ({ start }) => enter(names.get(start)),
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration: ({ id }) => enter(id?.name),
    'FunctionDeclaration:exit': leave,
    FunctionExpression: ({ id }) => enter(id?.name),
    'FunctionExpression:exit': leave,
    CallExpression({ callee }) {
      const calls = open.at(-1)
      if (!calls) return
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
        const { name } = callee.property
        calls.isHandler ||= SENDS.test(name)
        if (READING.test(name)) calls.imported.add(`.${name}`)
      }
      if (callee.type !== 'Identifier') return
      calls.isHandler ||= SENDS.test(callee.name)
      const isRule = imported.has(callee.name) || READING.test(callee.name)
      calls[isRule ? 'imported' : 'local'].add(callee.name)
    },
  }).visit(parseSync(path, text).program)
  const reached = (calls: Calls, seen: readonly Calls[] = []): string[] => [
    ...calls.imported,
    ...functions
      .filter(each => calls.local.has(each.name) && !seen.includes(each))
      .flatMap(each => reached(each, [...seen, each])),
  ]
  // Components only draw.
  const handlers = functions.filter(({ name, isHandler }) => isHandler && !/^[A-Z]/.test(name))
  return [...new Set(handlers.flatMap(each => reached(each)))]
}

/** Creators of events, by how they are named. */
const EVENT =
  /(ed|Built|Chosen|Left|Made|Opened|Seen|Sent|Shown|ToBackground)$|^(requestForm|cancelUpload)$/

/** What handlers may call besides, because it decides nothing. */
const ALLOWED = {
  addresses: ['afterUpload', 'bundleFileOf', 'ipPoolsOf', 'rangeParams', 'withSearch'],
  names: ['labelOf', 'scopeKey'],
  words: ['emphasis', 'formatZonedTime', 'plural', 'pluralize'],
  'files to save': ['auditFile', 'exportedDashboard', 'metricsCsv', 'tableOf'],
  // The rows of a list with their actions, and what is deleted with a project, as they are shown.
  'plans of what is shown': ['leftAfter', 'planOf'],
  // What was pressed or typed, as a value.
  'values of widgets': ['round', 'zoomWindow'],
}

const allowed = new Set(Object.values(ALLOWED).flat())

/** Where a handler reads a text that nobody typed, or one that it only draws by. */
const OTHER_TEXTS = {
  'the number of an option': [
    'src/views/shared/chart/ChartTime.tsx calls Number',
    'src/views/shared/explorer/PanelEditor.tsx calls Number',
    'src/views/shared/list/ColumnsPanel.tsx calls .replace',
    'src/ui/Slider/Slider.tsx calls Number',
  ],
  'keys of a list': [
    'src/views/shell/ToastRegion.tsx calls Number',
    'src/views/shell/palette/PaletteDialog.tsx calls .split',
    'src/ui/Table/VirtualRows.tsx calls .slice',
    'src/ui/Table/selection.tsx calls .slice',
  ],
  'the name of a key': ['src/views/shared/explorer/PanelCard.tsx calls .toLowerCase'],
  styles: [
    'src/ui/AddressMap/AddressMap.tsx calls .split',
    'src/ui/Terminal/openTerminal.ts calls .trim',
  ],
  'what is shown meanwhile': [
    'src/ui/Combobox/useComboboxText.ts calls .trim',
    'src/ui/OxqlEditor/openEditor.ts calls .slice',
  ],
  'what is searched for, and other texts of no form': [
    'src/ui/TextField/TextField.tsx calls .trim',
  ],
  'the beginning of a file': ['src/ui/TextFileField/TextFileField.tsx calls .slice'],
}

const isDrawn = ({ path }: { path: string }) =>
  // The page of replays is no part of a log.
  !path.startsWith('src/views/replay/')

const found = ['src/views', 'src/ui']
  .flatMap(sourcesOf)
  .filter(isDrawn)
  .map(({ path, text }) => ({ path, called: calledByHandlers(path, text) }))

test('handlers of views and widgets run no rules', () => {
  const broken = found.flatMap(({ path, called }) =>
    called
      .filter(name => !EVENT.test(name) && !allowed.has(name))
      .map(name => `${path} calls ${name}`),
  )
  expect(broken.toSorted()).toEqual(Object.values(OTHER_TEXTS).flat().toSorted())
  const called = new Set(found.flatMap(each => each.called))
  expect([...allowed].filter(name => !called.has(name))).toEqual([])
})

/** Names of functions that make a value of what was typed. */
const READS = /^(add|clean|normalize|parse|tidy)[A-Z]/

/**
 * Those that format: a number with a unit in the unit of the field, and a pasted query as the text
 * will be. Both send what was typed.
 */
const READERS = [
  'src/ui/NumberField/NumberField.tsx',
  'src/ui/OxqlEditor/PlainEditor.tsx',
  'src/ui/OxqlEditor/openEditor.ts',
]

test('views and widgets import nothing that reads or adds what was typed', () => {
  const importing = ['src/views', 'src/ui']
    .flatMap(sourcesOf)
    .filter(isDrawn)
    .filter(({ path, text }) =>
      importsOf(path, text).some(
        ({ from, name }) => /^@\/(lib|store)\//.test(from) && READS.test(name),
      ),
    )
  expect(importing.map(({ path }) => path)).toEqual(READERS)
})

test.each([
  ['in a handler', `const X = () => <A onAdd={() => send(made(addPort(1)))} />`],
  [
    'in a function that a handler calls',
    `const to = () => addPort(1); const on = () => send(to())`,
  ],
  ['for each of a list', `const on = () => onChange(list.map(each => addPort(each)))`],
  ['before deciding', `function on() { if (addPort(1)) onChange(2) }`],
])('a rule that runs %s is found', (_where, code) => {
  const text = `import { addPort } from '@/store/project/firewall-rules/entries'\n${code}`
  expect(calledByHandlers('a.tsx', text)).toEqual(['addPort'])
})

test.each([
  ['trims it', 'onChange(text.trim())'],
  ['takes a number from it', 'onChange(Number(text))'],
  ['cuts it off', 'if (text) onChange(text.slice(0, 9))'],
])('a widget that gets a typed text and %s is found', (_what, code) => {
  expect(calledByHandlers('a.tsx', `const on = text => { ${code} }`)).toHaveLength(1)
})

test('a rule that is asked for what is drawn is none', () => {
  const text = `import { portsError } from '@/lib/port'
    const X = () => <A error={portsError(1)} onAdd={() => send(added())} />`
  expect(calledByHandlers('a.tsx', text)).toEqual([])
})
