import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { docs, type DocsId } from './docs'

/** The button in a page's header that leads to the guides about it. */
export function Docs({ about }: { about: DocsId }) {
  return <DocsPopover {...docs[about]} />
}
