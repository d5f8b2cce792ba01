import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { selectSwitch } from '@/store/system/inventory/inventory'
import { Property } from '@/ui/PropertiesTable/PropertiesTable'
import { useParams } from '@/views/shell/route-context'
import { RackLink } from '../inventory/columns'
import { HardwarePanel } from '../inventory/HardwarePanel'

/** A switch, over the list of switches. */
function SwitchPanel() {
  const params = useParams(systemPaths.switch)
  const found = useAppSelector(state => selectSwitch(state, params))
  if (!found) return null
  const { part, serial, revision } = found.baseboard
  return (
    <HardwarePanel kind="Switch" part={{ ...found, serial }} leaveTo={systemPaths.switches()}>
      <Property label="Part number">{part}</Property>
      <Property label="Serial number">{serial}</Property>
      <Property label="Revision">{revision}</Property>
      <Property label="Rack ID">
        <RackLink rackId={found.rackId} of={found.baseboard.serial} />
      </Property>
    </HardwarePanel>
  )
}

export { SwitchPanel as View }
