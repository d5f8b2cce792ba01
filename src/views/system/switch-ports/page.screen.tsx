import { useAppSelector, useSend } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import {
  selectSwitchPort,
  selectSwitchPortActions,
  selectLldp,
  selectPortStatus,
} from '@/store/system/switch-ports/switch-ports'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { EnabledCell } from '@/ui/Cells/MarkCells'
import { Stack } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { IdProperty, PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { QueryTabs } from '@/ui/RouteTabs/QueryTabs'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { lateIcons } from '@/views/shared/late-icons'
import { useParams, useRoute } from '@/views/shell/route-context'
import { requestForm } from '@/store/system/forms'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { LLDP_LABELS, LLDP_TEXTS } from '@/store/system/switch-ports/rules'
import { Button } from '@/ui/Button/Button'
import { CardBlock, CardBody, CardFooter, CardHeader, CardStack } from '@/ui/CardBlock/CardBlock'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { Message } from '@/ui/Message/Message'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { CopyTextButton, CodeBlock } from '@/ui/CopyCode/CopyCode'
import { switchPortDocs } from '../docs'
import { NeighborsTab } from './NeighborsTab'
import { RackLink } from '../inventory/columns'

/** What the switch reports on the port: what is recognized of it, and all of it as JSON. */
function StatusTab() {
  const params = useParams(systemPaths.switchPort)
  const status = useAppSelector(state => selectPortStatus(state, params))
  if (status === undefined) return <Skeleton />
  if (typeof status === 'string')
    return (
      <Message tone="danger" title="The status could not be read">
        {status}
      </Message>
    )
  return (
    <CardStack>
      {status.links.map(({ link, facts }) => (
        <CardBlock key={link} label={link || 'Link'}>
          <CardHeader title={link || 'Link'} />
          <CardBody>
            <PropertiesTable columns={2}>
              {facts.map(([label, value]) => (
                <Property key={label} label={label}>
                  {value}
                </Property>
              ))}
            </PropertiesTable>
          </CardBody>
        </CardBlock>
      ))}
      <CardBlock label="JSON">
        <CardHeader title="JSON" description="Everything that the switch reports on this port.">
          <CopyTextButton tone="secondary" label="Copy JSON" text={status.json} />
        </CardHeader>
        <CardBody>
          <CodeBlock label="Status as JSON">{status.json}</CodeBlock>
        </CardBody>
      </CardBlock>
    </CardStack>
  )
}

/** What the port announces to its neighbors. */
function LldpTab() {
  const send = useSend()
  const params = useParams(systemPaths.switchPort)
  const lldp = useAppSelector(state => selectLldp(state, params))
  const reason = useAppSelector(selectReasonNotAdmin)
  if (lldp === undefined) return <Skeleton />
  if ('failure' in lldp)
    return (
      <Message tone="notice" title="The LLDP configuration could not be read">
        {lldp.failure}
      </Message>
    )
  const { config, place } = lldp
  return (
    <CardBlock width="medium" label="LLDP">
      <CardHeader title="LLDP" description="What this port announces to its neighbors." />
      <CardBody>
        <PropertiesTable>
          <Property label="LLDP">
            <EnabledCell isEnabled={config.enabled} />
          </Property>
          {LLDP_TEXTS.map(field => (
            <Property key={field} label={LLDP_LABELS[field]}>
              {field === 'managementIp' && config.managementIp ? (
                <CopyableIp ip={config.managementIp} isPlain />
              ) : (
                (config[field] ?? <EmptyCell />)
              )}
            </Property>
          ))}
        </PropertiesTable>
      </CardBody>
      <CardFooter>
        <Button disabledReason={reason} onPress={() => send(requestForm('switchPortLldp', place))}>
          Edit LLDP
        </Button>
      </CardFooter>
    </CardBlock>
  )
}

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
      <Stack marginBottom={6}>
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
      </Stack>
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
