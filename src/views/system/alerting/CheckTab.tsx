import { Send } from 'lucide-react'
import { formatExactTime } from '@/lib/time'
import { selectFailure } from '@/store/queries/failure'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectIsProbing, selectLastProbe } from '@/store/system/alerting/deliveries'
import { deliveryListQuery } from '@/store/system/alerting/queries'
import { selectReceiver } from '@/store/system/alerting/receivers'
import { attemptsOf, outcomeWords } from '@/store/system/alerting/rules'
import { systemPaths } from '@/store/system/paths'
import { Badge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { CardBlock, CardBody, CardHeader, CardStack } from '@/ui/CardBlock/CardBlock'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Moment } from '@/ui/Moment/Moment'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { useParams } from '@/views/shell/route-context'
import { SignatureHelp } from './SignatureHelp'

/** Whether the endpoint of a webhook responds, and whether its receiver checks signatures right. */
export function CheckTab() {
  return (
    <CardStack>
      <Probe />
      <SignatureHelp />
    </CardStack>
  )
}

function Probe() {
  const send = useSend()
  const params = useParams(systemPaths.alertReceiver)
  const receiver = useAppSelector(state => selectReceiver(state, params))
  const probe = useAppSelector(state => selectLastProbe(state, params))
  const failure = useAppSelector(state => selectFailure(state, deliveryListQuery(params)))
  const isProbing = useAppSelector(state => selectIsProbing(state, params))
  const action = receiver?.actions.find(({ id }) => id === 'probe')
  const [attempt] = probe ? attemptsOf(probe) : []
  return (
    <CardBlock width="medium">
      <CardHeader
        title="Probe"
        description="A request of the class probe. It is sent once, and not retried if it fails."
      >
        {action && (
          <Button
            tone="primary"
            isPending={isProbing}
            disabledReason={action.reason}
            onPress={() => action.event && send(action.event)}
          >
            <Send size={16} />
            Send probe
          </Button>
        )}
      </CardHeader>
      <CardBody>
        <div role="status">
          {attempt && <LastProbe attempt={attempt} />}
          {!attempt &&
            (failure === undefined
              ? 'No probe was sent recently.'
              : `The last probe could not be read: ${failure}`)}
        </div>
      </CardBody>
    </CardBlock>
  )
}

function LastProbe({ attempt }: { attempt: ReturnType<typeof attemptsOf>[number] }) {
  const { result, response, timeSent } = attempt
  const reader = useLocale()
  return (
    <PropertiesTable>
      <Property label="Result">
        <Badge tone={result === 'succeeded' ? 'success' : 'danger'}>{outcomeWords(attempt)}</Badge>
      </Property>
      <Property label="Status">{response?.status ?? <EmptyCell />}</Property>
      <Property label="Duration">{response ? `${response.durationMs} ms` : <EmptyCell />}</Property>
      <Property label="Sent">
        <Moment at={timeSent}>{formatExactTime(timeSent, reader)}</Moment>
      </Property>
    </PropertiesTable>
  )
}
