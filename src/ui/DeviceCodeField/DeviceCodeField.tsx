import { Fragment, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { DEVICE_CODE_DASH_AFTER, DEVICE_CODE_LENGTH, deviceCodeLetters } from '@/lib/device-code'
import { Text } from '@/ui/Layout/Layout'
import styles from './DeviceCodeField.module.css'

/**
 * The boxes of a partly typed code, one character each. The value has spaces for empty boxes, so
 * that letters keep their boxes when an earlier one is deleted. It ends at the last letter.
 */
const boxesOf = (value: string): string[] =>
  Array.from({ length: DEVICE_CODE_LENGTH }, (_, index) => value[index]?.trim() ?? '')

const valueOf = (boxes: readonly string[]): string =>
  boxes
    .map(letter => letter || ' ')
    .join('')
    .trimEnd()

/** Puts a letter into a box. Anything else empties the box. */
const fillBox = (value: string, index: number, typed: string): string =>
  valueOf(boxesOf(value).with(index, deviceCodeLetters(typed).slice(-1)))

/** Spreads the letters of a pasted text over the boxes, starting at the first. */
const spread = (text: string): string => deviceCodeLetters(text)

export interface DeviceCodeFieldProps {
  /** The letters in upper case, with spaces for empty boxes before the last letter. */
  value: string
  onChange: (value: string) => void
  isDisabled?: boolean | undefined
  isInvalid?: boolean | undefined
}

/**
 * The code shown by a device, in boxes laid out as printed there: four letters, a dash, four
 * letters.
 */
export function DeviceCodeField({ value, onChange, isDisabled, isInvalid }: DeviceCodeFieldProps) {
  const group = useRef<HTMLDivElement>(null)
  const boxes = boxesOf(value)
  const focusBox = (index: number) => {
    const inputs = group.current?.querySelectorAll('input')
    inputs?.[Math.min(Math.max(index, 0), DEVICE_CODE_LENGTH - 1)]?.focus()
  }

  const type = (index: number, typed: string) => {
    const next = fillBox(value, index, typed)
    onChange(next)
    if (boxesOf(next)[index] !== '') focusBox(index + 1)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'ArrowLeft') focusBox(index - 1)
    else if (event.key === 'ArrowRight') focusBox(index + 1)
    else if (event.key === 'Backspace') {
      onChange(fillBox(value, index, ''))
      if (boxes[index] === '') focusBox(index - 1)
    } else return
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    const letters = spread(event.clipboardData.getData('text'))
    if (letters === '') return
    onChange(letters)
    focusBox(letters.length - 1)
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
            onChange={event => type(index, event.target.value)}
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
