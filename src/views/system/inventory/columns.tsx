import type { Baseboard } from '@/api/generated/types'
import { systemPaths } from '@/store/system/paths'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { IdCell } from '@/ui/Cells/IdCell'
import type { Column } from '@/ui/Table/Table'

/** The id of a piece of hardware, linked to its page or panel. */
export const idLinkColumn = (): Column<{ id: string; name: string; href: string }> => ({
  id: 'id',
  header: 'ID',
  text: ({ id }) => id,
  cell: ({ id, name, href }) => <IdCell id={id} name={name} href={href} />,
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
    isKey: true,
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
export const rackColumn = (): Column<{ name: string; rackId: string }> => ({
  id: 'rack',
  header: 'Rack ID',
  text: ({ rackId }) => rackId,
  cell: ({ name, rackId }) => <RackLink rackId={rackId} of={name} />,
})

interface RackLinkProps {
  rackId: string
  /** Name of what is in the rack. */
  of: string
}

export function RackLink({ rackId, of }: RackLinkProps) {
  return <IdCell id={rackId} name={`the rack of ${of}`} href={systemPaths.rack({ rackId })} />
}

/** The slot of a sled in its rack, counted from 0. */
export function Slot({ slot }: { slot?: number | null | undefined }) {
  return slot ?? <EmptyCell reason="Its location is not known." />
}
