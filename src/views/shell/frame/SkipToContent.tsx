import type { MouseEvent } from 'react'
import { SkipLink } from '@/ui/SkipLink/SkipLink'
import { useRouteIfAny } from '../route-context'

/** Moves the focus in code: following the link would add an entry to the history. */
const toContent = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

/**
 * The first tab stop, before the banner and the frame. Only layouts with a frame have content to
 * skip to.
 */
export function SkipToContent() {
  const layout = useRouteIfAny()?.route.layout.name ?? 'public'
  if (layout === 'public') return null
  return (
    <span onClick={toContent}>
      <SkipLink />
    </span>
  )
}
