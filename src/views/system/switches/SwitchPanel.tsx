import { systemPaths } from '@/store/system/paths'
import { selectSwitch } from '@/store/system/switches/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { Property } from '@/ui/PropertiesTable/PropertiesTable'
import { useParams } from '@/views/shell/route-context'
import { HardwarePanel } from '../inventory/HardwarePanel'

/** A switch, over the list of all of them. */
export function SwitchPanel() {
  const { switchId } = useParams(systemPaths.switch)
  const found = useAppSelector(state => selectSwitch(state, switchId))
  if (!found) return null
  const { id, name, baseboard, timeCreated, timeModified } = found
  return (
    <HardwarePanel
      kind="Switch"
      part={{ id, serial: name, timeCreated, timeModified }}
      leaveTo={systemPaths.switches()}
    >
      <Property label="Part number">{baseboard.part}</Property>
      <Property label="Serial number">{baseboard.serial}</Property>
      <Property label="Revision">{baseboard.revision}</Property>
      <Property label="Rack ID">
        <LinkCell href={found.rackHref} isWhole>
          {found.rackId}
        </LinkCell>
      </Property>
    </HardwarePanel>
  )
}
