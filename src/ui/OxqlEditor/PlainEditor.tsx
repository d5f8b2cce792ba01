import { useImperativeHandle, useRef, type ClipboardEvent } from 'react'
import { cleanPasted } from '@/lib/oxql/format'
import { cx } from '@/ui/cx'
import control from '@/ui/Field/control.module.css'
import type { CodeFieldProps } from './OxqlEditor'
import styles from './OxqlEditor.module.css'

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

  const change = (text: string, time: number) => {
    const { current: past } = typed
    if (past.length === 0) past.push({ text: value, time: 0 })
    past.push({ text, time })
    if (past.length > MOST_KEPT) past.shift()
    onChange(text)
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { text, isChanged } = cleanPasted(event.clipboardData.getData('text/plain'))
    if (!isChanged) return
    event.preventDefault()
    const { currentTarget: target } = event
    target.setRangeText(text, target.selectionStart, target.selectionEnd, 'end')
    change(target.value, event.timeStamp)
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
        onChange={({ target, timeStamp }) => change(target.value, timeStamp)}
      />
    </div>
  )
}
