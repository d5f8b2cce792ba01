import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { capitalize } from '@/lib/text'
import { Button } from '@/ui/Button/Button'
import { focusQuietly } from '@/ui/FocusKeeper/keepFocus'
import { Row, Stack } from '@/ui/Layout/Layout'

export interface SubFormProps {
  /** The entry as named in a sentence. Labels the group for assistive technology. */
  entry: string
  addLabel: string
  onAdd: () => void
  onClear: () => void
  /** Whether nothing was entered, so that adding and clearing are disabled. */
  isEmpty: boolean
  isDisabled?: boolean | undefined
  /** The fields of one entry. */
  children: ReactNode
}

const TEXT_FIELDS = 'input:not([type="hidden"], [type="checkbox"], [type="radio"]), textarea'

/** Moves the focus to the first text field once the entry is added or cleared, for the next one. */
const useNextEntry = (isEmpty: boolean) => {
  const group = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    const first = group.current?.querySelector<HTMLElement>(TEXT_FIELDS)
    if (isEmpty && isAsked.current && first) focusQuietly(first)
    isAsked.current = false
  }, [isEmpty])
  const ask = () => {
    isAsked.current = true
  }
  const listeners = {
    onKeyDownCapture: ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && target instanceof HTMLInputElement) ask()
    },
    // Emptying a field by typing is no reason to leave it.
    onInputCapture: () => {
      isAsked.current = false
    },
  }
  return { group, ask, listeners }
}

/** A few fields within a form that together add one entry to a list. */
export function SubForm(props: SubFormProps) {
  const isOff = props.isEmpty || (props.isDisabled ?? false)
  const { group, ask, listeners } = useNextEntry(props.isEmpty)
  const pressing = (press: () => void) => () => {
    ask()
    press()
  }
  return (
    <Stack {...listeners} ref={group} role="group" aria-label={capitalize(props.entry)} gap={4}>
      {props.children}
      <Row gap={2} justifyContent="end">
        <Button
          tone="ghost"
          size="sm"
          isDisabled={isOff}
          onPress={pressing(props.onClear)}
          aria-label={`Clear ${props.entry}`}
        >
          Clear
        </Button>
        <Button size="sm" isDisabled={isOff} onPress={pressing(props.onAdd)}>
          {props.addLabel}
        </Button>
      </Row>
    </Stack>
  )
}
