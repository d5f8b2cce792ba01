import { useImperativeHandle, useRef, type ClipboardEvent, type Ref, type RefObject } from 'react'
import type { Completion } from '@/lib/oxql/completion-items'
import type { Completions } from '@/lib/oxql/completions'
import { cleanPasted, type PastedText } from '@/lib/oxql/format'
import type { OxqlFault } from '@/lib/oxql/known-faults'
import type { Span } from '@/lib/oxql/tree'
import { cx } from '@/ui/cx'
import control from '@/ui/Field/control.module.css'
import styles from './OxqlEditor.module.css'

/** What a page can do with the editor: `Show in text` of the builder selects a part. */
export interface EditorHandle {
  select: (span: Span) => void
}

/** The props of the two fields that take turns: a text area, and CodeMirror once it is loaded. */
export interface CodeFieldProps {
  /** The key of the field, by which `focusField` finds it. */
  name: string
  value: string
  /** Called with the whole text and, after a paste, with what was pasted and where, as it was. */
  onChange: (text: string, pasted?: PastedText) => void
  /** What can be written at a caret: `completionsAt` with the context of the page. */
  complete: (text: string, caret: number) => Completions
  /** Loads the values of a timeseries, after which `complete` should have them. */
  onLoad: (load: NonNullable<Completion['load']>) => void
  /** Names of objects by id, which are noted behind the ids. */
  names: Readonly<Record<string, string>>
  id: string
  labelId: string
  describedBy: string
  faults: readonly OxqlFault[]
  /** Called with the text after odd spaces or quotes were replaced in what was pasted. */
  onCleaned: (text: string) => void
  /** Every text that the text area had, oldest first, for undoing. */
  typed: RefObject<TypedText[]>
  handle: Ref<EditorHandle>
}

export interface TypedText {
  readonly text: string
  /** Milliseconds, on a clock of its own. */
  readonly time: number
}

/** Undo steps to keep for the editor that takes over. */
const MOST_KEPT = 500

/** The text area in place of the editor, until that is loaded. */
export function PlainEditor(props: CodeFieldProps) {
  const { value, onChange, typed } = props
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(
    props.handle,
    () => ({
      select: ({ from, to }) => {
        area.current?.focus()
        area.current?.setSelectionRange(from, to)
      },
    }),
    [],
  )

  /** Handed over with the change that the browser makes of it. */
  const pasting = useRef<PastedText>(undefined)
  const change = (text: string, time: number, pasted?: PastedText) => {
    const { current: past } = typed
    if (past.length === 0) past.push({ text: value, time: 0 })
    past.push({ text, time })
    if (past.length > MOST_KEPT) past.shift()
    onChange(text, pasted)
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget: target } = event
    const { selectionStart: from, selectionEnd: to } = target
    const pasted = { from, to, text: event.clipboardData.getData('text/plain') }
    pasting.current = pasted
    const { text, isChanged } = cleanPasted(pasted.text)
    if (!isChanged) return
    event.preventDefault()
    target.setRangeText(text, from, to, 'end')
    change(target.value, event.timeStamp, pasted)
    props.onCleaned(target.value)
  }
  return (
    <div className={cx(control.frame, control.tall)}>
      <textarea
        ref={area}
        id={props.id}
        name={props.name}
        data-field={props.name}
        aria-labelledby={props.labelId}
        aria-describedby={props.describedBy}
        aria-invalid={props.faults.length > 0 || undefined}
        className={cx(control.input, control.lines, control.mono, styles.plain)}
        rows={Math.max(3, Math.min(16, value.split('\n').length))}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        translate="no"
        onPaste={onPaste}
        onChange={({ target, timeStamp, nativeEvent }) => {
          const isPasted = (nativeEvent as InputEvent).inputType === 'insertFromPaste'
          change(target.value, timeStamp, isPasted ? pasting.current : undefined)
        }}
      />
    </div>
  )
}
