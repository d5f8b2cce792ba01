import type { KeyboardEvent } from 'react'

/** Whether a key types a character, rather than does something. */
export const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey
