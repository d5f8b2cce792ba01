import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '@/ui/cx'
import control from '@/ui/Field/control.module.css'
import { focusQuietly } from '@/ui/FocusKeeper/keepFocus'
import { openEditor, type OpenEditor } from './openEditor'
import type { CodeFieldProps } from './PlainEditor'
import styles from './OxqlEditor.module.css'

/** Focus and selection of the text area that the editor replaces. */
const replacedArea = (id: string) => {
  const area = document.activeElement
  return area instanceof HTMLTextAreaElement && area.id === id
    ? {
        anchor: area.selectionDirection === 'backward' ? area.selectionEnd : area.selectionStart,
        head: area.selectionDirection === 'backward' ? area.selectionStart : area.selectionEnd,
        height: area.style.height,
      }
    : null
}

/** The editor, which takes over from the text area with what has been typed and selected there. */
export function CodeEditor(props: CodeFieldProps) {
  const { value, faults, names, complete } = props
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<OpenEditor | null>(null)
  const latest = useRef(props)
  const [area] = useState(() => replacedArea(props.id))
  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(() => {
    if (!place.current) return undefined
    const opened = openEditor(place.current, () => latest.current, area)
    editor.current = opened
    if (area) focusQuietly(opened.content)
    return () => {
      editor.current = null
      opened.destroy()
    }
  }, [area])
  useLayoutEffect(() => editor.current?.show(value), [value])
  useLayoutEffect(
    () =>
      editor.current?.mark(
        faults.flatMap(({ marks, message }) =>
          marks.map(({ from, to }) => ({ from, to, message })),
        ),
      ),
    [faults],
  )
  useLayoutEffect(() => editor.current?.refresh(), [names])
  useLayoutEffect(() => editor.current?.refreshCompletions(), [complete])
  useImperativeHandle(props.handle, () => ({ select: span => editor.current?.select(span) }), [])
  return (
    <div
      ref={place}
      className={cx(control.frame, control.tall, styles.code)}
      style={area?.height ? { height: area.height } : undefined}
    />
  )
}
