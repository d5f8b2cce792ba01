import type { ReactNode } from 'react'
import type { Lookup } from '@/store/queries/object-by-id'
import { Badge } from '@/ui/Badge/Badge'
import { LoadingCell } from '@/ui/Cells/EmptyCell'
import { Unknown } from '@/views/shared/unknown/Known'

interface ReferenceProps<Item> {
  lookup: Lookup<Item>
  /** Renders the object once it is found. */
  children: (item: Item) => ReactNode
}

/** An object referenced by its id: the object itself, or that it is deleted or unknown. */
export function Reference<Item>({ lookup, children }: ReferenceProps<Item>) {
  switch (lookup.status) {
    case 'pending':
      return <LoadingCell />
    case 'found':
      return children(lookup.item)
    case 'gone':
      return <Badge>Deleted</Badge>
    case 'failed':
      return <Unknown queries={[lookup.query]} />
  }
}
