import { useAppSelector, useSend } from '@/store/setup/hooks'
import { requestForm } from '@/store/system/forms'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { systemPaths } from '@/store/system/paths'
import { LLDP_LABELS, LLDP_TEXTS } from '@/store/system/switch-ports/rules'
import { selectLldp } from '@/store/system/switch-ports/switch-ports'
import { Button } from '@/ui/Button/Button'
import { CardBlock, CardBody, CardFooter, CardHeader } from '@/ui/CardBlock/CardBlock'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { EnabledCell } from '@/ui/Cells/EnabledCell'
import { Message } from '@/ui/Message/Message'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { useParams } from '@/views/shell/route-context'

/** What the port announces to its neighbors. */
export function LldpTab() {
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
