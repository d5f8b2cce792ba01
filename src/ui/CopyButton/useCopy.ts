import { useEffect, useRef, useState } from 'react'
import { createActor, type Actor } from 'xstate'
import { useUi } from '@/ui/UiProvider/UiContext'
import { copiedMachine } from './copied.machine'

/** Started on the first copy: a table has a thousand of these buttons, most never pressed. */
const startMachine = (onChange: (isConfirming: boolean) => void): Actor<typeof copiedMachine> => {
  const actor = createActor(copiedMachine)
  actor.subscribe(state => onChange(state.matches('confirming')))
  return actor.start()
}

/** Copies `text`; `isCopied` is true for two seconds afterwards, unless the browser refuses. */
export const useCopy = (
  text: string,
  onCopy?: (text: string) => void,
): { isCopied: boolean; copy: () => void } => {
  const { copyText, isCopyRefused } = useUi()
  const [isCopied, setCopied] = useState(false)
  const actor = useRef<Actor<typeof copiedMachine>>(null)
  // A text that the browser has refused to copy is not confirmed.
  useEffect(
    () => () => {
      actor.current?.stop()
      actor.current = null
      setCopied(false)
    },
    [isCopyRefused],
  )
  const copy = () => {
    ;(onCopy ?? copyText)(text)
    actor.current ??= startMachine(setCopied)
    actor.current.send({ type: 'copied' })
  }
  return { isCopied, copy }
}
