import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { selectPortStatus } from '@/store/system/switch-ports/switch-ports'
import { CardBlock, CardBody, CardHeader, CardStack } from '@/ui/CardBlock/CardBlock'
import { CodeBlock } from '@/ui/CodeBlock/CodeBlock'
import { CopyTextButton } from '@/ui/CopyCode/CopyTextButton'
import { Message } from '@/ui/Message/Message'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { useParams } from '@/views/shell/route-context'

/** What the switch reports on the port: what is recognized of it, and all of it as JSON. */
export function StatusTab() {
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
