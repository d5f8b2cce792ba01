import {
  Fragment,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react'
import {
  DEVICE_CODE_DASH_AFTER,
  DEVICE_CODE_LENGTH,
  deviceCodeBoxes,
  type TypedCode,
} from '@/lib/device-code'
import { Text } from '@/ui/Layout/Layout'
import styles from './DeviceCodeField.module.css'

export interface DeviceCodeFieldProps {
  /** The letters in upper case, with spaces for empty boxes before the last letter. */
  value: string
  /** Called with what was typed or pasted, as it was. */
  onType: (typed: TypedCode) => void
  isDisabled?: boolean | undefined
  isInvalid?: boolean | undefined
}

/**
 * The code shown by a device, in boxes laid out as printed there: four letters, a dash, four
 * letters.
 */
export function DeviceCodeField({ value, onType, isDisabled, isInvalid }: DeviceCodeFieldProps) {
  const group = useRef<HTMLDivElement>(null)
  const boxes = deviceCodeBoxes(value)
  const focusBox = (index: number) => {
    const inputs = group.current?.querySelectorAll('input')
    inputs?.[Math.min(Math.max(index, 0), DEVICE_CODE_LENGTH - 1)]?.focus()
  }

  /** What was typed last, as an object of its own: the same letter may be typed again. */
  const [last, setLast] = useState<TypedCode | null>(null)
  const followed = useRef<TypedCode>(null)
  useLayoutEffect(() => {
    // Once it is known what was made of it: goes on after a letter, and to the end of what was pasted.
    if (last === null || last === followed.current) return
    followed.current = last
    if (last.text === '') return
    if (last.at === undefined) focusBox(value.length - 1)
    else if (deviceCodeBoxes(value)[last.at] !== '') focusBox(last.at + 1)
  }, [last, value])

  const type = (typed: TypedCode) => {
    onType(typed)
    setLast(typed)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'ArrowLeft') focusBox(index - 1)
    else if (event.key === 'ArrowRight') focusBox(index + 1)
    else if (event.key === 'Backspace') {
      type({ text: '', at: index })
      if (boxes[index] === '') focusBox(index - 1)
    } else return
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    type({ text: event.clipboardData.getData('text') })
  }

  return (
    <div ref={group} role="group" aria-label="Device code" className={styles.boxes}>
      {boxes.map((letter, index) => (
        <Fragment key={index}>
          <input
            type="text"
            className={styles.box}
            aria-label={`Character ${index + 1}.`}
            aria-invalid={isInvalid || undefined}
            value={letter}
            disabled={isDisabled}
            autoFocus={index === 0}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={event => type({ text: event.target.value, at: index })}
            onFocus={event => event.target.select()}
            onKeyDown={event => onKeyDown(event, index)}
            onPaste={onPaste}
          />
          {index === DEVICE_CODE_DASH_AFTER && (
            <Text color="text-faint" aria-hidden="true">
              –
            </Text>
          )}
        </Fragment>
      ))}
    </div>
  )
}
