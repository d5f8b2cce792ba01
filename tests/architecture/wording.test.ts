import { parseSync, Visitor, type Expression, type ObjectExpression } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { capitalize } from '@/lib/text'
import { sourcesOf } from './sources'

/** Proper names, which keep their capitals. */
const NAMES = [
  'Basalt',
  'Excel',
  'IPv4',
  'IPv6',
  'Milan',
  'OpenAPI',
  'OxQL',
  'SHA-256',
  'Turin',
  'TypeScript',
  'GiB',
  'KiB',
  'MD5',
]

/** Labels with the spelling of their owners or of the API. */
const AS_IT_IS = ['cloud-init', 'vCPUs', 'Unexpected Application Error!']

/** Attributes, properties and functions that set a label on the screen. */
const NAMING = ['label', 'title', 'submitLabel', 'panelLabel', 'cancelLabel', 'selectAllLabel']
const CRUMBS = ['pageCrumb', 'titleCrumb']
const NAMED = ['Button', 'LinkButton', 'h1', 'h2', 'h3']

const ACRONYM = /^[A-Z]{2,}s?$/

/** The labels in a source: of buttons, headings, fields, properties and pages. */
const labelsOf = (path: string, text: string): string[] => {
  const labels: string[] = []
  const add = (label: unknown) => {
    if (typeof label === 'string' && /\p{L}/u.test(label)) labels.push(label.trim())
  }
  new Visitor({
    JSXAttribute({ name, value }) {
      if (NAMING.includes(String(name.name)) && value?.type === 'Literal') add(value.value)
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier' || !NAMING.includes(key.name)) return
      if (value.type === 'Literal') add(value.value)
      // Interpolations count as words without capitals.
      if (value.type === 'TemplateLiteral')
        add(value.quasis.map(({ value: { raw } }) => raw).join('1'))
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && CRUMBS.includes(callee.name) && first?.type === 'Literal')
        add(first.value)
    },
    JSXElement({ openingElement: { name }, children }) {
      if (name.type !== 'JSXIdentifier' || !NAMED.includes(name.name)) return
      for (const child of children) if (child.type === 'JSXText') add(child.value)
    },
  }).visit(parseSync(path, text).program)
  return labels
}

const isSentenceCase = (label: string): boolean => {
  if (AS_IT_IS.includes(label)) return true
  const [first = '', ...others] = label.match(/[\p{L}\d-]+/gu) ?? []
  const isName = (word: string) => ACRONYM.test(word) || NAMES.includes(word)
  const isPlain = (word: string) => word === word.toLowerCase()
  return (
    (isName(first) || first === capitalize(first.toLowerCase())) &&
    others.every(word => isName(word) || isPlain(word))
  )
}

describe('labels', () => {
  const sources = ['src/views', 'src/inspector', 'src/store', 'src/ui'].flatMap(sourcesOf)

  test('are in sentence case', () => {
    const labels = sources.flatMap(({ path, text }) =>
      labelsOf(path, text).map(label => ({ path, label })),
    )
    expect(labels.length).toBeGreaterThan(100)
    const odd = labels.filter(({ label }) => !isSentenceCase(label))
    expect(odd.map(({ path, label }) => `${path}: ${label}`)).toEqual([])
  })
})

/** The first words of a title, of each branch; `variable` if another place sets it. */
const startsOf = (title: Expression): string[] => {
  if (title.type === 'ConditionalExpression')
    return [title.consequent, title.alternate].flatMap(startsOf)
  if (title.type === 'TemplateLiteral') return [title.quasis[0]?.value.raw ?? '']
  return [title.type === 'Literal' ? String(title.value) : 'variable']
}

/** The values of the properties with one of these names. */
const valuesOf = ({ properties }: ObjectExpression, names: readonly string[]) =>
  properties.flatMap(property =>
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    names.includes(property.key.name)
      ? [property.value]
      : [],
  )

/** The titles of failures that a source sets; `none` for an error toast without one. */
const failureTitlesOf = (path: string, text: string): string[] => {
  const titles: string[] = []
  const addOwn = (toast: ObjectExpression) => {
    const own = valuesOf(toast, ['title']).flatMap(startsOf)
    titles.push(...(own.length > 0 ? own : ['none']))
  }
  new Visitor({
    ObjectExpression(object) {
      titles.push(...valuesOf(object, ['errorTitle', 'failureTitle']).flatMap(startsOf))
      const variants = valuesOf(object, ['variant']).flatMap(startsOf)
      if (variants.includes('error')) addOwn(object)
    },
    CallExpression({ callee, arguments: [, more] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'failureToast') return
      if (more === undefined) titles.push('none')
      if (more?.type === 'ObjectExpression') addOwn(more)
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && /^(errorTitle|[A-Z_]+_TITLE)$/.test(id.name))
        titles.push(...startsOf(init))
    },
  }).visit(parseSync(path, text).program)
  return titles.filter(title => title !== 'variable')
}

test('titles of failures say what could not be done', () => {
  const sources = ['src/store', 'src/views'].flatMap(sourcesOf)
  // Its callers give it the title.
  const callers = sources.filter(({ path }) => path !== 'src/store/toasts/slice.ts')
  const titles = callers.flatMap(({ path, text }) =>
    failureTitlesOf(path, text).map(title => ({ path, title })),
  )
  expect(titles.length).toBeGreaterThan(60)
  const odd = titles.filter(({ title }) => !/^Could not (\p{Ll}|$)/u.test(title))
  expect(odd.map(({ path, title }) => `${path}: ${title}`)).toEqual([])
})

/** The texts in a source that may be shown: string literals, parts of templates, and JSX text. */
const textsOf = (path: string, text: string): string[] => {
  const texts: string[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') texts.push(value)
    },
    TemplateElement({ value: { raw } }) {
      texts.push(raw)
    },
    JSXText({ value }) {
      texts.push(value.replaceAll(/\s+/g, ' '))
    },
  }).visit(parseSync(path, text).program)
  return texts
}

/** Turns of phrase that read as translated, and what has a better name. See `docs/style.md`. */
const AVOIDED = [
  /\bmade up from\b/i,
  /\bwhat becomes of\b/i,
  /\ball the same\b/i,
  /\bby way of\b/i,
  /\bby themselves\b/i,
  /\bof yours\b/i,
  /\bgets? into the\b/i,
  /\bleads? to its page\b/i,
  /\bwhen left empty\b/i,
  /\bwhat came instead\b/i,
  /\bthereof\b/i,
  /^Confirm navigation$/,
  /^(Cert|Key)$/,
  /^Delete (silo|project|fleet) role$/,
  /^Enter to submit$/,
  /\bout of import mode\b/i,
  /\bsomebody else\b/i,
  /\bmeanwhile\b/i,
  /\bany more\b/i,
  /\banew\b/i,
  /\bat present\b/i,
  /\bfrom then on\b/i,
  /\bwh(at|o)ever\b/i,
  /\bsuch an?\b/i,
  /\bgo(es)? (on|with (it|them|the))\b/i,
  /\bstays? as (it|they)\b/i,
  /\b(say|says) (who|which|what)\b/i,
  /\bdoes not (tell|say)\b/i,
  /\bThis is no\b/,
  /\bNo reason was given\b/,
  /\bNothing was done\b/,
  /^In this state for$/,
  /\b(look|looked) (into projects|through)\b/i,
  /\bcovered by\b/,
  /\band the domain of the rack\b/,
  /\bthan its quota\b/,
  /^Host names?$/,
  /\bRAM\b/,
  /\bnon-provisionable\b/i,
  /^Serial$/,
  // A percent sign follows its number without a space.
  /(\d|^) %/,
]

test('translators of browsers leave code and keys as they are', () => {
  const sources = ['src/views', 'src/ui', 'src/inspector'].flatMap(sourcesOf)
  const odd = sources.filter(({ text }) => /<(code|kbd)\b(?! translate="no")/.test(text))
  expect(odd.map(({ path }) => path)).toEqual([])
})

test('sentences on the screen avoid phrases that read as translated', () => {
  const sources = ['src/views', 'src/store', 'src/ui', 'src/lib', 'src/api/core'].flatMap(sourcesOf)
  const texts = sources.flatMap(({ path, text }) =>
    textsOf(path, text).map(found => ({ path, found })),
  )
  expect(texts.length).toBeGreaterThan(1000)
  const odd = texts.filter(({ found }) => AVOIDED.some(phrase => phrase.test(found)))
  expect(odd.map(({ path, found }) => `${path}: ${found}`)).toEqual([])
})
