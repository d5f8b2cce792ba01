import {
  autocompletion,
  type Completion as Option,
  completionKeymap,
  type CompletionSource,
  completionStatus,
  pickedCompletion,
  selectedCompletionIndex,
  setSelectedCompletion,
  startCompletion,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands'
import { bracketMatching } from '@codemirror/language'
import { Annotation, Compartment, EditorState, Transaction } from '@codemirror/state'
import { EditorView, keymap, lineNumbers, type ViewUpdate } from '@codemirror/view'
import { changeBetween } from '@/lib/oxql/changed-text'
import type { Completion } from '@/lib/oxql/completion-items'
import { cleanPasted, type PastedText, withPasted } from '@/lib/oxql/format'
import type { Span } from '@/lib/oxql/tree'
import { editorLooks, type EditorMark, marks, namesOfIds, setMarks, setNames } from './editorLooks'
import type { CodeFieldProps, TypedText } from './PlainEditor'

export interface OpenEditor {
  readonly content: HTMLElement
  /** Shows a text that did not come from the editor. What did is ignored, however late it returns. */
  show(text: string): void
  mark(marks: readonly EditorMark[]): void
  refresh(): void
  /** Opens the list again if values were being loaded for it. */
  refreshCompletions(): void
  select(span: Span): void
  destroy(): void
}

/** Marks changes that the page made. */
const fromPage = Annotation.define<boolean>()

interface ListedOption extends Option {
  readonly continues?: boolean | undefined
}

/** Texts that the page may not have returned yet. */
const MOST_PENDING = 200

/** A state with the texts so far as undo steps. */
const stateWithPast = (
  typed: readonly TypedText[],
  value: string,
  extensions: Parameters<typeof EditorState.create>[0],
): EditorState => {
  let state = EditorState.create({ ...extensions, doc: typed[0]?.text ?? value })
  const step = (text: string, time: number) => {
    const change = changeBetween(state.doc.toString(), text)
    if (!change) return
    const userEvent = change.insert === '' ? 'delete.backward' : 'input.type'
    state = state.update({
      changes: change,
      userEvent,
      annotations: [Transaction.time.of(time), fromPage.of(true)],
    }).state
  }
  for (const { text, time } of typed.slice(1)) step(text, time)
  step(value, typed.at(-1)?.time ?? 0)
  return state
}

/** What a change pasted, and where; undefined if it is no paste, or one in several places. */
const pastedIn = (
  { transactions, changes, startState }: ViewUpdate,
  text: string,
): PastedText | undefined => {
  if (!transactions.some(each => each.isUserEvent('input.paste'))) return undefined
  const pasted: PastedText[] = []
  changes.iterChanges((from, to) => pasted.push({ from, to, text }))
  const [first] = pasted
  const isAll =
    first && withPasted(startState.doc.toString(), first) === `${changes.apply(startState.doc)}`
  return isAll ? first : undefined
}

/**
 * Opens CodeMirror in a place. It reads the newest props whenever it needs them, so that nothing
 * has to be set up anew while the user types.
 */
export const openEditor = (
  place: HTMLElement,
  props: () => CodeFieldProps,
  selection: { readonly anchor: number; readonly head: number } | null,
): OpenEditor => {
  const pending: string[] = []
  let isLoading = false
  let isByHand = false
  /** What is being pasted, as it is on the clipboard. */
  let pasting = ''

  const apply =
    (item: Completion) => (view: EditorView, option: Option, from: number, to: number) => {
      if (item.load) {
        isLoading = true
        props().onLoad(item.load)
        return
      }
      const hasSpace = item.text.endsWith(' ') && view.state.sliceDoc(to, to + 1) === ' '
      const insert = hasSpace ? item.text.slice(0, -1) : item.text
      const caret = item.caret ?? insert.length + (hasSpace ? 1 : 0)
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: from + caret },
        userEvent: 'input.complete',
        annotations: pickedCompletion.of(option),
        scrollIntoView: true,
      })
    }

  const optionOf = (item: Completion): ListedOption => ({
    label: item.label,
    ...(item.detail !== undefined && { detail: item.detail }),
    ...(item.description && { info: item.description }),
    continues: item.continues,
    apply: apply(item),
  })

  const source: CompletionSource = ({ state, pos, explicit }) => {
    const { from, to, items, more, opensByItself } = props().complete(state.doc.toString(), pos)
    isByHand = explicit
    if (items.length === 0 || (!explicit && !opensByItself)) return null
    const rest: ListedOption[] =
      more > 0 ? [{ label: `${more} more`, detail: 'type to find them', apply: () => {} }] : []
    return { from, to, options: [...items.map(optionOf), ...rest], filter: false }
  }

  const numbers = new Compartment()
  const hasNumbers = (state: EditorState) => state.doc.lines >= 3

  const state = stateWithPast(props().typed.current, props().value, {
    extensions: [
      history(),
      EditorView.lineWrapping,
      numbers.of([]),
      EditorState.transactionExtender.of(({ startState, newDoc, docChanged }) =>
        docChanged && hasNumbers(startState) !== newDoc.lines >= 3
          ? { effects: numbers.reconfigure(newDoc.lines >= 3 ? lineNumbers() : []) }
          : null,
      ),
      bracketMatching(),
      autocompletion({
        override: [source],
        icons: false,
        // Enter takes nothing that was not moved to, so that it need not wait.
        interactionDelay: 0,
        selectOnOpen: false,
        activateOnCompletion: option => (option as ListedOption).continues === true,
      }),
      keymap.of([
        { key: 'Mod-Space', run: startCompletion },
        ...completionKeymap,
        ...historyKeymap,
        ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
      ]),
      EditorView.clipboardInputFilter.of(text => cleanPasted(text).text),
      EditorView.domEventHandlers({
        paste: ({ clipboardData }, view) => {
          pasting = clipboardData?.getData('text/plain') ?? ''
          const { isChanged } = cleanPasted(pasting)
          // After the paste, which is handled next.
          if (isChanged) queueMicrotask(() => props().onCleaned(view.state.doc.toString()))
        },
      }),
      EditorView.contentAttributes.of(() => {
        const { id, name, labelId, describedBy, faults } = props()
        return {
          id,
          'data-field': name,
          'aria-labelledby': labelId,
          'aria-describedby': describedBy,
          'aria-invalid': faults.length > 0 ? 'true' : 'false',
          autocapitalize: 'off',
          autocorrect: 'off',
          spellcheck: 'false',
          translate: 'no',
        }
      }),
      EditorView.updateListener.of(update => {
        const { state: now, view, transactions } = update
        const isOwn = !transactions.some(each => each.annotation(fromPage))
        if (update.docChanged && isOwn) {
          const text = now.doc.toString()
          pending.push(text)
          if (pending.length > MOST_PENDING) pending.shift()
          props().onChange(text, pastedIn(update, pasting))
        }
        // A list that was opened by hand can be accepted at once.
        if (
          isByHand &&
          completionStatus(now) === 'active' &&
          selectedCompletionIndex(now) === null
        ) {
          isByHand = false
          view.dispatch({ effects: setSelectedCompletion(0) })
        }
      }),
      marks,
      namesOfIds,
      editorLooks,
    ],
  })
  const view = new EditorView({ state, parent: place })
  view.dispatch({
    effects: [
      setNames.of(props().names),
      ...(hasNumbers(view.state) ? [numbers.reconfigure(lineNumbers())] : []),
    ],
    ...(selection && { selection }),
  })

  return {
    content: view.contentDOM,
    show: text => {
      const at = pending.lastIndexOf(text)
      if (at >= 0) pending.splice(0, at + 1)
      const change = at >= 0 ? null : changeBetween(view.state.doc.toString(), text)
      if (!change) return
      pending.length = 0
      view.dispatch({
        changes: change,
        annotations: [fromPage.of(true), isolateHistory.of('full')],
      })
    },
    mark: found => view.dispatch({ effects: setMarks.of(found) }),
    refresh: () => view.dispatch({ effects: setNames.of(props().names) }),
    refreshCompletions: () => {
      if (!isLoading || !view.hasFocus) return
      const { items } = props().complete(view.state.doc.toString(), view.state.selection.main.head)
      if (items.some(({ load }) => load)) return
      isLoading = false
      startCompletion(view)
    },
    select: ({ from, to }) => {
      const end = view.state.doc.length
      view.dispatch({
        selection: { anchor: Math.min(from, end), head: Math.min(to, end) },
        scrollIntoView: true,
      })
      view.focus()
    },
    destroy: () => view.destroy(),
  }
}
