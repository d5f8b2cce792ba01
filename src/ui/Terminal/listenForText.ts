/**
 * Calls back with text entered without keys: from an emoji panel, by dictation or by tools. A
 * terminal in screen reader mode ignores such text.
 */
export const listenForText = (element: HTMLElement, entered: (text: string) => void) => {
  let isKeyDown = false
  const noteKey = ({ type }: KeyboardEvent) => {
    isKeyDown = type === 'keydown'
  }
  const take = (event: Event) => {
    const { inputType, data, isComposing } = event as InputEvent
    if (!isKeyDown && !isComposing && inputType === 'insertText' && data) entered(data)
  }
  element.addEventListener('keydown', noteKey, true)
  element.addEventListener('keyup', noteKey, true)
  element.addEventListener('input', take, true)
  return () => {
    element.removeEventListener('keydown', noteKey, true)
    element.removeEventListener('keyup', noteKey, true)
    element.removeEventListener('input', take, true)
  }
}
