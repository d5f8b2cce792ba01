import type { ReactNode } from 'react'
import { navigationRequested } from '@/store/navigation/events'
import { selectNavigationType } from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { DateProperty, IdProperty, PropertiesTable } from '@/ui/PropertiesTable/PropertiesTable'
import { SideModal } from '@/ui/SideModal/SideModal'
import { useTabTitle } from '@/views/shared/tab-title/use-tab-title'

interface HardwarePanelProps {
  /** The kind of hardware, such as `Switch`. */
  kind: string
  part: {
    id: string
    /** Serial number. */
    serial: string
    /** ISO 8601. */
    timeCreated: string
    timeModified: string
  }
  /** Address of the list under the panel. */
  leaveTo: string
  /** The properties that only some kinds have. */
  children: ReactNode
}

/** A piece of hardware, in a panel over the list of its kind. It cannot be changed here. */
export function HardwarePanel({ kind, part, leaveTo, children }: HardwarePanelProps) {
  const send = useSend()
  const navigationType = useAppSelector(selectNavigationType)
  // Its address has the id.
  useTabTitle(usual => usual.replace(part.id, part.serial))
  return (
    <SideModal
      title={kind}
      subtitle={part.serial}
      animate={navigationType === 'push'}
      onDismiss={() => send(navigationRequested({ to: leaveTo }))}
    >
      <PropertiesTable>
        <IdProperty id={part.id} name={part.serial} />
        {children}
        <DateProperty label="Created" date={part.timeCreated} />
        <DateProperty label="Last modified" date={part.timeModified} />
      </PropertiesTable>
    </SideModal>
  )
}
