import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import type { Badge } from '@/ui/Badge/Badge'
import type { Button } from '@/ui/Button/Button'
import type { Link } from '@/ui/Link/Link'
import type { Message } from '@/ui/Message/Message'
import type { Modal } from '@/ui/Modal/Modal'
import type { ResizeHandle } from '@/ui/ResizeHandle/ResizeHandle'
import type { ToastData } from '@/ui/Toasts/Toast'
import type { Column } from '@/views/login/BasaltColumns'
import type { Lane } from '@/views/replay/player/time-axis'
import type { LogItem } from '@/views/replay/player/log-items'
import { sourcesOf } from './sources'

type PropsOf<Component extends (props: never) => unknown> = Required<Parameters<Component>[0]>

/** The values that name a class; `false` for those that look as without one. */
const named = <Value extends string>(values: Readonly<Record<Value, boolean>>): string[] =>
  Object.keys(values).filter(value => values[value as Value])

const edges = named<PropsOf<typeof ResizeHandle>['edge']>({ left: true, top: true })
const tones = named<PropsOf<typeof Button>['tone']>({
  danger: true,
  ghost: true,
  primary: true,
  secondary: true,
})
const sizes = named<PropsOf<typeof Button>['size']>({ base: false, icon: true, sm: true })

/** The classes that expressions can name. Their types keep this complete. */
const lookups: Readonly<Record<string, readonly string[]>> = {
  'src/inspector/Drawer.tsx styles[edge]': edges,
  'src/ui/Badge/Badge.tsx styles[tone]': named<PropsOf<typeof Badge>['tone']>({
    danger: true,
    info: true,
    neutral: true,
    notice: true,
    purple: true,
    success: true,
  }),
  'src/ui/Button/Button.tsx styles[size]': sizes,
  'src/ui/Button/Button.tsx styles[tone]': tones,
  'src/ui/Link/Link.tsx styles[look]': named<PropsOf<typeof Link>['look']>({
    accent: true,
    bare: false,
    quiet: true,
  }),
  'src/ui/LinkButton/LinkButton.tsx button[size]': sizes,
  'src/ui/LinkButton/LinkButton.tsx button[tone]': tones,
  'src/ui/Message/Message.tsx styles[tone]': named<PropsOf<typeof Message>['tone']>({
    danger: true,
    info: true,
    notice: true,
    success: true,
  }),
  'src/ui/Modal/Modal.tsx styles[width]': named<NonNullable<PropsOf<typeof Modal>['width']>>({
    narrow: true,
    medium: true,
    free: true,
  }),
  'src/ui/ResizeHandle/ResizeHandle.tsx styles[edge]': edges,
  'src/ui/Toasts/Toast.tsx styles[toast.variant]': named<ToastData['variant']>({
    error: true,
    info: false,
    success: true,
  }),
  'src/views/login/BasaltColumns.tsx styles[shade]': named<Column['shade']>({
    copper: true,
    dark: true,
    light: true,
    middle: true,
  }),
  'src/views/replay/player/Lanes.tsx styles[lane.name]': named<Lane['name']>({
    actions: true,
    pages: true,
    requests: true,
    errors: true,
    found: true,
    state: true,
  }),
  'src/views/replay/player/Timeline.tsx styles[item.group]': named<LogItem['group']>({
    inputs: true,
    requests: true,
    seen: true,
    state: true,
  }),
}

/** The local classes in the selectors of a style sheet. */
const definedIn = (css: string): string[] => {
  const text = css.replace(/\/\*[^]*?\*\//g, '').replace(/:global\([^)]*\)/g, '')
  const selectors = Array.from(text.matchAll(/([^{};]+)\{/g), ([, prelude = '']) => prelude.trim())
  return selectors
    .filter(selector => !selector.startsWith('@'))
    .flatMap(selector => Array.from(selector.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name]) => name!))
}

interface Use {
  sheet: string
  /** `null` for the style sheet as a whole, which hides what is used of it. */
  classes: readonly string[] | null
  /** Where and how, for messages and for `lookups`. */
  written: string
}

const sheetOf = (path: string, specifier: string): string =>
  specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : posix.normalize(posix.join(dirname(path), specifier))

/** What a source uses of the style sheets that it imports. */
const usesIn = ({ path, text }: { path: string; text: string }): Use[] => {
  const sheets = new Map<string, string>()
  const uses: Use[] = []
  /** Where names of sheets are part of an access that has been seen, or of their import. */
  const seen = new Set<number>()
  const { program } = parseSync(path, text)
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers }) {
      if (!value.endsWith('.module.css')) return
      for (const { local } of specifiers) {
        sheets.set(local.name, sheetOf(path, value))
        seen.add(local.start)
      }
    },
    MemberExpression({ object, property, computed, start, end }) {
      const sheet = object.type === 'Identifier' && sheets.get(object.name)
      if (!sheet) return
      seen.add(object.start)
      // As in `link.link`.
      if (!computed) seen.add(property.start)
      const written = `${path} ${text.slice(start, end)}`
      const known =
        !computed && property.type === 'Identifier'
          ? [property.name]
          : property.type === 'Literal'
            ? [String(property.value)]
            : (lookups[written] ?? null)
      uses.push({ sheet, classes: known, written })
    },
  }).visit(program)
  new Visitor({
    Identifier({ name, start }) {
      const sheet = sheets.get(name)
      if (sheet && !seen.has(start)) uses.push({ sheet, classes: null, written: `${path} ${name}` })
    },
  }).visit(program)
  return uses
}

const sheets = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.module.css'))
    .map(file => [
      `src/${file.replaceAll('\\', '/')}`,
      new Set(definedIn(readFileSync(`src/${file}`, 'utf8'))),
    ]),
)
const uses = sourcesOf('src')
  .filter(({ text }) => text.includes('.module.css'))
  .flatMap(usesIn)

test('which classes of a style sheet are used can be told from the code', () => {
  expect(uses.filter(use => !use.classes).map(({ written }) => written)).toEqual([])
  expect(Object.keys(lookups).filter(key => !uses.some(({ written }) => written === key))).toEqual(
    [],
  )
})

test('every class used is in its style sheet', () => {
  const missing = uses.flatMap(({ sheet, classes, written }) =>
    (classes ?? [])
      .filter(name => !sheets.get(sheet)?.has(name))
      .map(name => `${written}: no .${name} in ${sheet}`),
  )
  expect(missing).toEqual([])
})

test('every class of a style sheet is used', () => {
  const unused = Array.from(sheets, ([sheet, names]) => {
    const used = new Set(uses.flatMap(use => (use.sheet === sheet ? (use.classes ?? []) : [])))
    return [...names].filter(name => !used.has(name)).map(name => `${sheet} .${name}`)
  })
  expect(unused.flat()).toEqual([])
})
