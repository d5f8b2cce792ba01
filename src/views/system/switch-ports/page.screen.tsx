import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { selectSwitchPort, selectSwitchPortActions } from '@/store/system/switch-ports/switch-ports'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Link } from '@/ui/Link/Link'
import { IdProperty, PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { QueryTabs } from '@/ui/RouteTabs/QueryTabs'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { lateIcons } from '@/views/shared/late-icons'
import { useParams, useRoute } from '@/views/shell/route-context'
import { switchPortDocs } from './docs'
import { LldpTab } from './LldpTab'
import { NeighborsTab } from './NeighborsTab'
import { StatusTab } from './StatusTab'
import { RackLink } from '../inventory/columns'
import styles from './page.module.css'

const { 'switch-ports': Icon } = lateIcons

const TABS = [
  { id: 'status', label: 'Status' },
  { id: 'neighbors', label: 'LLDP neighbors' },
  { id: 'lldp', label: 'LLDP' },
]

/** The page of a switch port: its settings, its state, and what it says and hears by LLDP. */
function SwitchPortView() {
  const params = useParams(systemPaths.switchPort)
  const { tab = null } = useRoute().params
  const port = useAppSelector(state => selectSwitchPort(state, params))
  if (!port) return null
  const { settings } = port
  return (
    <>
      <ObjectHeader icon={<Icon />} kind="switch port" object={port} docs={switchPortDocs} />
      <div className={styles.properties}>
        <PropertiesTable columns={2}>
          <Property label="Port">{port.portName}</Property>
          <Property label="Settings">
            {settings === undefined ? (
              <EmptyCell reason="No settings are applied." />
            ) : (
              <Link href={systemPaths.portSettingsPage({ settings })}>{settings}</Link>
            )}
          </Property>
          <Property label="Switch">{port.switchSlot}</Property>
          <Property label="Rack ID">
            <RackLink rackId={port.rackId} of={port.name} />
          </Property>
          <IdProperty id={port.id} name={port.name} />
        </PropertiesTable>
      </div>
      <QueryTabs
        label="Parts of the switch port"
        tabs={TABS}
        current={tab}
        path={systemPaths.switchPort(params)}
      >
        <Tab id={tab} />
      </QueryTabs>
    </>
  )
}

function Tab({ id }: { id: string | null }) {
  if (id === 'neighbors') return <NeighborsTab />
  return id === 'lldp' ? <LldpTab /> : <StatusTab />
}

const actions = [selectSwitchPortActions]

export { actions, SwitchPortView as View }
