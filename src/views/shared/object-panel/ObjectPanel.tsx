import type { ReactNode } from 'react'
import type { ActionViewModel } from '@/store/commands/action'
import { navigationRequested } from '@/store/navigation/events'
import { selectNavigationType } from '@/store/navigation/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Row } from '@/ui/Layout/Layout'
import {
  DateProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { SideModal } from '@/ui/SideModal/SideModal'
import { selectIsLost } from '@/store/navigation/loss'
import { Message } from '@/ui/Message/Message'
import { useRoute } from '@/views/shell/route-context'
import { PanelFooter } from './PanelFooter'

/** Whether the object of the route on the screen was deleted, or hidden, since it was opened. */
const useIsLost = (): boolean => {
  const { route, params } = useRoute()
  return useAppSelector(state => selectIsLost(state, route.queries?.(params) ?? []))
}

/** Says that the object in a panel is no longer there. Announced when it appears. */
function LossNotice() {
  const isLost = useIsLost()
  return (
    <div role="status">
      {isLost && (
        <Message tone="notice">
          It no longer exists, or you may no longer see it. This is how it was last read.
        </Message>
      )}
    </div>
  )
}

interface ObjectPanelProps {
  /** The kind of object, such as `Disk`. */
  kind: string
  icon: ReactNode
  object: {
    id: string
    name: string
    description: string
    /** ISO 8601. */
    timeCreated: string
    timeModified: string
    actions: readonly ActionViewModel[]
  }
  /** Address of the list under the panel. */
  leaveTo: string
  /** The properties that only some objects have. */
  children?: ReactNode
  /** Anything too large for a property, such as a certificate. */
  below?: ReactNode
}

/** An object in a panel over its list: its properties and actions. */
export function ObjectPanel({ kind, icon, object, leaveTo, children, below }: ObjectPanelProps) {
  const { id, name } = object
  const send = useSend()
  const navigationType = useAppSelector(selectNavigationType)
  const isLost = useIsLost()
  const close = () => send(navigationRequested({ to: leaveTo }))
  return (
    <SideModal
      title={kind}
      subtitle={
        <>
          <Row as="span" flex="none">
            {icon}
          </Row>
          {name}
        </>
      }
      animate={navigationType === 'push'}
      onDismiss={close}
      footer={
        isLost ? (
          <Button onPress={close}>Close</Button>
        ) : (
          <PanelFooter kind={kind} actions={object.actions} onClose={close} />
        )
      }
    >
      <LossNotice />
      <PropertiesTable>
        <IdProperty id={id} name={name} />
        <Property label="Description">{object.description || <EmptyCell />}</Property>
        {children}
        <DateProperty label="Created" date={object.timeCreated} />
        <DateProperty label="Last modified" date={object.timeModified} />
      </PropertiesTable>
      {below}
    </SideModal>
  )
}
