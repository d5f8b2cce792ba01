import type { MouseEvent } from 'react'
import { SkipLink } from '@/ui/SkipLink/SkipLink'

/** Moves the focus itself: followed as a link, the fragment would be an entry of the history. */
const toContent = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

/** The first stop of the Tab key. */
export function SkipToContent() {
  return (
    <span onClick={toContent}>
      <SkipLink />
    </span>
  )
}
