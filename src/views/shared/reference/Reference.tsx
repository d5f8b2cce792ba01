import type { ReactNode } from 'react'
import type { Lookup } from '@/store/queries/object-by-id'
import { Badge } from '@/ui/Badge/Badge'
import { LoadingCell } from '@/ui/Cells/LoadingCell'
import { UnknownCell } from '@/ui/Cells/UnknownCell'

interface ReferenceProps<Item> {
  lookup: Lookup<Item>
  /** Draws the object when it is known. */
  children: (item: Item) => ReactNode
}

/** An object that another one names by its id: itself, that it is deleted, or that it is not known. */
export function Reference<Item>({ lookup, children }: ReferenceProps<Item>) {
  switch (lookup.status) {
    case 'pending':
      return <LoadingCell />
    case 'found':
      return children(lookup.item)
    case 'gone':
      return <Badge>Deleted</Badge>
    case 'failed':
      return <UnknownCell reason={lookup.message} />
  }
}
