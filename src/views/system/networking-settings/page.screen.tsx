import { useSupports } from '@/store/release/release'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import {
  selectInboundIcmp,
  selectInboundIcmpProblem,
  selectJumboFrames,
  selectJumboFramesProblem,
  selectNetworkingActions,
  type SwitchViewModel,
} from '@/store/system/networking-settings/networking-settings'
import { networkingSettingsQuery } from '@/store/system/networking-settings/queries'
import { CardBlock, CardBody, CardHeader, CardStack } from '@/ui/CardBlock/CardBlock'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Message } from '@/ui/Message/Message'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { RichText } from '@/ui/RichText/RichText'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { lateIcons } from '@/views/shared/late-icons'
import { Refresh } from '@/views/shared/refresh/Refresh'

const { 'networking-settings': Icon } = lateIcons

/** The settings of the rack's network that are on or off. */
function NetworkingSettingsView() {
  return (
    <>
      <PageHeader title="Networking settings" icon={<Icon />}>
        <Refresh />
      </PageHeader>
      <CardStack>
        <SwitchCard
          title="Inbound ICMP"
          description="The errors are destination unreachable, redirect and time exceeded. Services need them to adapt to the MTU of a path. All other messages are dropped."
          label="API services receive ICMP errors"
          setting={useAppSelector(selectInboundIcmp)}
          problem={useAppSelector(selectInboundIcmpProblem)}
        />
        {useSupports('networkingSettings') && <JumboFrames />}
      </CardStack>
    </>
  )
}

function JumboFrames() {
  useQueries([networkingSettingsQuery])
  return (
    <SwitchCard
      title="Jumbo frames"
      description="Instances can then use them for traffic that leaves the rack."
      label="Instances may use jumbo frames"
      setting={useAppSelector(selectJumboFrames)}
      problem={useAppSelector(selectJumboFramesProblem)}
    />
  )
}

interface SwitchCardProps {
  title: string
  description: string
  /** What is so when it is on. */
  label: string
  setting: SwitchViewModel | undefined
  problem: string | undefined
}

/** A setting that is on or off. Changing it asks first. */
function SwitchCard({ title, description, label, setting, problem }: SwitchCardProps) {
  const send = useSend()
  return (
    <CardBlock width="medium">
      <CardHeader title={title} description={description} />
      <CardBody>
        {setting ? (
          <Checkbox
            label={label}
            value={setting.isOn}
            isDisabled={setting.action.reason !== undefined}
            help={setting.action.reason && <RichText text={setting.action.reason} />}
            onChange={() => send(setting.action.event)}
          />
        ) : problem === undefined ? (
          <Skeleton width="14rem" />
        ) : (
          <Message tone="notice">It could not be read: {problem}</Message>
        )}
      </CardBody>
    </CardBlock>
  )
}

const actions = [selectNetworkingActions]

export { actions, NetworkingSettingsView as View }
