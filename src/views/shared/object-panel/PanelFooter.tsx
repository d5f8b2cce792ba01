import { ChevronDown } from 'lucide-react'
import type { ActionViewModel } from '@/store/commands/action'
import { Button } from '@/ui/Button/Button'
import { Row } from '@/ui/Layout/Layout'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { useObjectEntries } from '@/views/shared/actions/use-object-entries'

interface PanelFooterProps {
  /** The kind of object, such as `Disk`. */
  kind: string
  actions?: readonly ActionViewModel[]
  onClose: () => void
}

/** The end of a panel about an object: its menu, and the way back. */
export function PanelFooter({ kind, actions = [], onClose }: PanelFooterProps) {
  return (
    <Row gap={2} justifyContent="space-between" flex={1} minWidth={0}>
      <MenuButton
        label={`${kind} actions`}
        entries={useObjectEntries(actions)}
        placement="bottom start"
      >
        Actions
        <ChevronDown size={14} />
      </MenuButton>
      <Button onPress={onClose}>Close</Button>
    </Row>
  )
}
