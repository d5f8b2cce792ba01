import type { Baseboard } from '@/api/generated/types'
import { systemPaths } from '@/store/system/paths'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import type { Column } from '@/ui/Table/Table'

/** The id of a piece of hardware, linked to its page or panel. */
export const idLinkColumn = (): Column<{ id: string; href: string }> => ({
  id: 'id',
  text: ({ id }) => id,
  cell: ({ id, href }) => (
    <LinkCell href={href} isWhole>
      {id}
    </LinkCell>
  ),
})

/** The baseboard of a sled or a switch. */
export const baseboardColumns = {
  part: {
    id: 'part number',
    text: ({ baseboard }) => baseboard.part,
    cell: ({ baseboard }) => baseboard.part,
  },
  serial: {
    id: 'serial number',
    text: ({ baseboard }) => baseboard.serial,
    cell: ({ baseboard }) => baseboard.serial,
  },
  revision: {
    id: 'revision',
    text: ({ baseboard }) => `${baseboard.revision}`,
    value: ({ baseboard }) => baseboard.revision,
    cell: ({ baseboard }) => baseboard.revision,
  },
} satisfies Record<string, Column<{ baseboard: Baseboard }>>

/** The rack of a piece of hardware. */
export const rackColumn = (): Column<{ rackId: string }> => ({
  id: 'rack',
  header: 'rack id',
  text: ({ rackId }) => rackId,
  cell: ({ rackId }) => <RackLink rackId={rackId} />,
})

export function RackLink({ rackId }: { rackId: string }) {
  return (
    <LinkCell href={systemPaths.rack({ rackId })} isWhole>
      {rackId}
    </LinkCell>
  )
}

/** The slot of a sled in its rack, counted from 0. */
export function Slot({ slot }: { slot?: number | null | undefined }) {
  return slot ?? <EmptyCell reason="Where it is was not seen." />
}
