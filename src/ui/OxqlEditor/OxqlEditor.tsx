import {
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { remainingFaults, type TextFaults } from '@/lib/oxql/changed-text'
import { MAX_QUERY_BYTES, type OxqlFault, type OxqlOffer } from '@/lib/oxql/known-faults'
import { formatNumber } from '@/lib/number'
import { Button } from '@/ui/Button/Button'
import { cx } from '@/ui/cx'
import { Field } from '@/ui/Field/Field'
import fieldStyles from '@/ui/Field/Field.module.css'
import { lazyCode, useLazyCode } from '@/ui/lazy/lazyCode'
import styles from './OxqlEditor.module.css'
import { type CodeFieldProps, type EditorHandle, PlainEditor, type TypedText } from './PlainEditor'

export interface OxqlEditorProps extends Pick<
  CodeFieldProps,
  'name' | 'value' | 'onChange' | 'complete' | 'onLoad' | 'names'
> {
  /** The accessible name; `Query` for the only one of its panel. */
  label: string
  isLabelHidden?: boolean | undefined
  /** Ctrl or Cmd and Enter; with Shift the second. */
  onRun?: () => void
  onRunAll?: () => void
  /**
   * What was found wrong, before sending or by the server. Marks go with the first edit of what
   * they mark, so the page need not remove them.
   */
  faults: TextFaults | null
  /** Called with what the page has to do for an offer; offers of a text are handled here. */
  onAction?: (action: 'usePageRange') => void
  /** Bytes of the text as it would be sent, which are shown from 80 % of the limit on. */
  bytes: number
  handle?: Ref<EditorHandle>
}

const code = lazyCode(async () => (await import('./CodeEditor')).CodeEditor)

const SHOWN_FROM = 0.8

const Counter = ({ bytes }: { bytes: number }) =>
  bytes >= SHOWN_FROM * MAX_QUERY_BYTES && (
    <span className={styles.counter} data-over={bytes > MAX_QUERY_BYTES || undefined}>
      {formatNumber(bytes)} of {formatNumber(MAX_QUERY_BYTES)} bytes
    </span>
  )

interface FaultListProps {
  faults: readonly OxqlFault[]
  onGo: () => void
  onOffer: (offer: OxqlOffer) => void
}

/** Each fault with its offers. */
function FaultList({ faults, onGo, onOffer }: FaultListProps) {
  const hasPlace = faults.some(({ marks }) => marks.length > 0)
  return faults.map(({ message, offers }, index) => (
    <div key={index} className={styles.fault}>
      <span>{message}</span>
      {offers.map(offer => (
        <Button key={offer.label} size="sm" onPress={() => onOffer(offer)}>
          {offer.label}
        </Button>
      ))}
      {index === 0 && hasPlace && (
        <Button size="sm" tone="ghost" onPress={onGo}>
          Go to the error
        </Button>
      )}
    </div>
  ))
}

/**
 * A query as text. A page that hides it, as on another tab, should keep it rendered (`hidden`):
 * its undo history also has the changes that the builder made to `value`. A plain text area until CodeMirror is loaded, which is requested when the field
 * is first approached, or if it cannot be: with the same name, text, selection and keys.
 */
export function OxqlEditor(props: OxqlEditorProps) {
  const { label, name, value, onChange, faults, bytes } = props
  const id = useId()
  const messageId = `${id}message`
  const { code: CodeEditor, load } = useLazyCode(code)
  const [isComposing, setComposing] = useState(false)
  const [isSwapped, setSwapped] = useState(false)
  const [cleaned, setCleaned] = useState<string | null>(null)
  const handle = useRef<EditorHandle>(null)
  const typed = useRef<TypedText[]>([])
  const remaining = useMemo(() => (faults ? remainingFaults(faults, value) : []), [faults, value])
  // A text area that is replaced would lose what is being composed in it.
  if (CodeEditor && !isSwapped && !isComposing) setSwapped(true)
  const approach = () => {
    if (!CodeEditor) load()
  }
  useImperativeHandle(props.handle, () => ({ select: span => handle.current?.select(span) }), [])

  const go = () => {
    const [mark] = remaining.flatMap(({ marks }) => marks)
    if (mark) handle.current?.select(mark)
  }
  const onOffer = (offer: OxqlOffer) => {
    if ('text' in offer) onChange(offer.text)
    else props.onAction?.(offer.action)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event
    if (nativeEvent.isComposing) return
    const hasModifier = event.ctrlKey || event.metaKey
    if (key === 'F8') go()
    else if (key === 'Enter' && hasModifier) (shiftKey ? props.onRunAll : props.onRun)?.()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const shared: Omit<CodeFieldProps, 'labelId'> = {
    id,
    name,
    value,
    onChange,
    typed,
    handle,
    complete: props.complete,
    onLoad: props.onLoad,
    names: props.names,
    faults: remaining,
    describedBy: messageId,
    onCleaned: setCleaned,
  }
  return (
    <Field
      kind="group"
      name={name}
      label={label}
      isLabelHidden={props.isLabelHidden}
      isOptionalHidden
    >
      {(_, labelId) => (
        <div
          className={styles.editor}
          data-invalid={remaining.length > 0 || undefined}
          onKeyDownCapture={onKeyDown}
          onPointerEnter={approach}
          onFocus={approach}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        >
          {CodeEditor && isSwapped ? (
            <CodeEditor {...shared} labelId={labelId} />
          ) : (
            <PlainEditor {...shared} labelId={labelId} />
          )}
          <div id={messageId} className={cx(fieldStyles.error)} aria-live="assertive">
            <FaultList faults={remaining} onGo={go} onOffer={onOffer} />
          </div>
          <div className={styles.status}>
            <span role="status">
              {cleaned === value && 'Spaces or quotes in the pasted text were replaced'}
            </span>
            <Counter bytes={bytes} />
          </div>
        </div>
      )}
    </Field>
  )
}
