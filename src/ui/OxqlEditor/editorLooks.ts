import {
  HighlightStyle,
  LanguageSupport,
  LRLanguage,
  syntaxHighlighting,
} from '@codemirror/language'
import { type EditorState, RangeSet, StateEffect, StateField } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  gutter,
  GutterMarker,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view'
import { styleTags, tags } from '@lezer/highlight'
import { isUuid, valueOfLiteral } from '@/lib/oxql/literals'
import { parser } from '@/lib/oxql/parser'
import { nodesIn, type Span, treeOf } from '@/lib/oxql/tree'
import { cx } from '@/ui/cx'
import styles from './OxqlEditor.module.css'

/** A part of the text that is wrong, and why. */
export interface EditorMark extends Span {
  readonly message: string
}

export const setMarks = StateEffect.define<readonly EditorMark[]>()
export const setNames = StateEffect.define<Readonly<Record<string, string>>>()

const markOf = (message: string) =>
  Decoration.mark({ class: cx(styles.mark), attributes: { title: message } })

const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (set, { changes, effects, newDoc }) => {
    const isKept = (from: number, to: number) => !changes.touchesRange(from, to)
    let next = changes.empty ? set : set.update({ filter: isKept }).map(changes)
    for (const effect of effects) {
      if (!effect.is(setMarks)) continue
      const found = effect.value
        .map(({ from, to, message }) => ({ from, to: Math.min(to, newDoc.length), message }))
        .filter(({ from, to }) => from < to)
      next = Decoration.set(
        found.map(({ from, to, message }) => markOf(message).range(from, to)),
        true,
      )
    }
    return next
  },
  provide: field => EditorView.decorations.from(field),
})

class ErrorMarker extends GutterMarker {
  override elementClass = cx(styles.marker)
}

const errorMarker = new ErrorMarker()

const markersOf = (state: EditorState): RangeSet<GutterMarker> => {
  const lines = new Set<number>()
  for (const at = state.field(marked).iter(); at.value; at.next())
    lines.add(state.doc.lineAt(at.from).from)
  return RangeSet.of([...lines].sort((a, b) => a - b).map(line => errorMarker.range(line)))
}

/** Wrong parts are underlined, and their lines have a mark in the margin. */
export const marks = [
  marked,
  gutter({ class: cx(styles.margin), markers: ({ state }) => markersOf(state) }),
]

/** The name of an object behind its id. */
class NameNote extends WidgetType {
  readonly #name: string
  readonly #isFull: boolean

  constructor(name: string, isFull: boolean) {
    super()
    this.#name = name
    this.#isFull = isFull
  }

  override eq(other: NameNote) {
    return other.#name === this.#name && other.#isFull === this.#isFull
  }

  override toDOM() {
    const note = document.createElement('span')
    note.className = cx(styles.note)
    note.textContent = this.#name
    note.title = this.#name
    if (this.#isFull) note.dataset['full'] = ''
    return note
  }
}

const names = StateField.define<Readonly<Record<string, string>>>({
  create: () => ({}),
  update: (known, { effects }) =>
    effects.reduce((all, effect) => (effect.is(setNames) ? effect.value : all), known),
})

const notesIn = (state: EditorState): DecorationSet => {
  const text = state.doc.toString()
  const known = state.field(names)
  const { from: start, to: end } = state.selection.main
  return Decoration.set(
    nodesIn(treeOf(text), 'String').flatMap(({ from, to }) => {
      const id = valueOfLiteral(text.slice(from, to))
      const name = isUuid(id) ? known[id] : undefined
      if (name === undefined) return []
      const widget = new NameNote(name, start <= to && end >= from)
      return [Decoration.widget({ widget, side: 1 }).range(to)]
    }),
  )
}

const hasNewNames = ({ transactions }: ViewUpdate) =>
  transactions.some(({ effects }) => effects.some(effect => effect.is(setNames)))

/** Known ids have the name of their object behind them, in full while the caret is in the id. */
export const namesOfIds = [
  names,
  ViewPlugin.define(
    ({ state }) => ({
      notes: notesIn(state),
      update(update: ViewUpdate) {
        if (update.docChanged || update.selectionSet || hasNewNames(update))
          this.notes = notesIn(update.state)
      },
    }),
    { decorations: ({ notes }) => notes },
  ),
]

const language = LRLanguage.define({
  name: 'oxql',
  parser: parser.configure({
    props: [
      styleTags({
        'StageWord Method Reducer': tags.keyword,
        'Timeseries/...': tags.typeName,
        'Field/...': tags.propertyName,
        'Compare "&&" "||" "^" "!" "|" ";" "," "(" ")" "[" "]" "{" "}"': tags.operator,
        'String UnclosedString Number Duration Timestamp Boolean': tags.literal,
        Variable: tags.variableName,
      }),
    ],
  }),
})

const colors = HighlightStyle.define([
  { tag: tags.keyword, class: cx(styles.keyword) },
  { tag: tags.typeName, class: cx(styles.timeseries) },
  { tag: tags.propertyName, class: cx(styles.field) },
  { tag: tags.operator, class: cx(styles.operator) },
  { tag: tags.literal, class: cx(styles.literal) },
  { tag: tags.variableName, class: cx(styles.variable) },
])

export const editorLooks = [new LanguageSupport(language), syntaxHighlighting(colors)]
