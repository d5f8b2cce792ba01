import type { MouseEvent } from 'react'
import { SkipLink } from '@/ui/SkipLink/SkipLink'
import { useRouteIfAny } from '../route-context'

/** Moves the focus itself: followed as a link, the fragment would be an entry of the history. */
const toContent = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

/** The first stop of the Tab key, before the banner and the frame; only frames have a content. */
export function SkipToContent() {
  const layout = useRouteIfAny()?.route.layout.name ?? 'public'
  if (layout === 'public') return null
  return (
    <span onClick={toContent}>
      <SkipLink />
    </span>
  )
}
