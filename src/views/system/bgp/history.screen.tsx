import { useMemo } from 'react'
import { pluralize } from '@/lib/text'
import { useAppSelector } from '@/store/setup/hooks'
import { selectHistories } from '@/store/system/bgp/bgp'
import { systemPaths } from '@/store/system/paths'
import { AccordionItem } from '@/ui/Accordion/Accordion'
import { CardBlock, CardBody, CardHeader, CardStack } from '@/ui/CardBlock/CardBlock'
import { CopyTextButton, CodeBlock } from '@/ui/CopyCode/CopyCode'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { lateIcons } from '@/views/shared/late-icons'
import { KnownPart } from '@/views/shared/unknown/Known'
import { useParams } from '@/views/shell/route-context'
import { useUnread } from '@/views/shell/use-shown-queries'
import { Row, Stack } from '@/ui/Layout/Layout'
import { AsnPicker, useChosenAsn } from './AsnPicker'
import { NoAsn } from './NoAsn'

const { bgp: Icon } = lateIcons

type Switch = ReturnType<typeof selectHistories>[number]

interface PeerMessagesProps extends Pick<Switch, 'slot'> {
  peer: Switch['peers'][number]
}

/** The messages exchanged with one peer. */
function PeerMessages({ slot, peer: { peer, count, messages } }: PeerMessagesProps) {
  const text = useMemo(() => JSON.stringify(messages, null, 2), [messages])
  const number = count === null ? '' : `: ${pluralize('message', count)}`
  return (
    <AccordionItem label={`${peer}${number}`}>
      <Stack gap={2} justifyItems="start">
        <CodeBlock label={`Messages of ${peer} on ${slot}`}>{text}</CodeBlock>
        <CopyTextButton label="Copy JSON" text={text} tone="secondary" />
      </Stack>
    </AccordionItem>
  )
}

/** The messages exchanged with the peers of a switch. */
function SwitchMessages({ slot, peers }: Switch) {
  return (
    <CardBlock>
      <CardHeader
        title={slot}
        {...(peers.length === 0 && { description: 'No peers of this autonomous system.' })}
      />
      {peers.length > 0 && (
        <CardBody>
          {peers.map(peer => (
            <PeerMessages key={peer.peer} slot={slot} peer={peer} />
          ))}
        </CardBody>
      )}
    </CardBlock>
  )
}

/** The messages exchanged with the peers of an autonomous system, as the switches keep them. */
function HistoryTab() {
  const params = useParams(systemPaths.bgpHistory)
  const histories = useAppSelector(state => selectHistories(state, params))
  const unread = useUnread()
  if (useChosenAsn() === undefined) return <NoAsn />
  return (
    <>
      <Row marginBottom={4}>
        <AsnPicker />
      </Row>
      {histories.length === 0 ? (
        <KnownPart queries={unread} what="messages">
          <EmptyState
            icon={<Icon />}
            level={2}
            title="No messages"
            body="Switches that cannot be reached are left out, so there may still be messages."
          />
        </KnownPart>
      ) : (
        <CardStack>
          {histories.map((history, index) => (
            // Racks may name switches that this console does not know, and in one word.
            <SwitchMessages key={`${index} ${history.slot}`} {...history} />
          ))}
        </CardStack>
      )}
    </>
  )
}

export { HistoryTab as View }
