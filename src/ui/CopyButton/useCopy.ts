import { useMachine } from '@xstate/react'
import { useUi } from '@/ui/UiProvider/UiContext'
import { copiedMachine } from './copied.machine'

/** Copies `text`; `isCopied` holds for two seconds afterwards. */
export const useCopy = (
  text: string,
  onCopy?: (text: string) => void,
): { isCopied: boolean; copy: () => void } => {
  const { copyText } = useUi()
  const [state, send] = useMachine(copiedMachine)
  const copy = () => {
    ;(onCopy ?? copyText)(text)
    send({ type: 'copied' })
  }
  return { isCopied: state.matches('confirming'), copy }
}
