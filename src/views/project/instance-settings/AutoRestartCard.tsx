import type { ReactNode } from 'react'
import { formatDateTime } from '@/lib/time'
import {
  selectRestartTimes,
  autoRestartForm,
  POLICIES,
  type PolicyChoice,
  selectIsPolicyChanged,
} from '@/store/project/instance-settings/settings.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { Moment } from '@/ui/Moment/Moment'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { Select } from '@/ui/Select/Select'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { useParams } from '@/views/shell/route-context'
import { JumboFramesOffer } from './JumboFramesOffer'
import { SettingsCard } from '@/views/shared/settings-card/SettingsCard'

/** When the control plane last restarted the instance, and when it may do so again. */
function RestartTimes() {
  const params = useParams(projectPaths.instance)
  const times = useAppSelector(state => selectRestartTimes(state, params))
  if (!times) return null
  const { cooldownExpiration, remark, lastRestarted } = times
  return (
    <PropertiesTable>
      <Time
        label="Cooldown expiration"
        tip="When the instance may next be restarted, if it has failed and its policy allows that. N/A: it has never been restarted, or the cooldown is over."
        date={cooldownExpiration}
      >
        {remark !== undefined && ` (${remark})`}
      </Time>
      <Time
        label="Last auto-restarted"
        tip="When the control plane last restarted the instance. N/A: it never has."
        date={lastRestarted}
      />
    </PropertiesTable>
  )
}

interface TimeProps {
  label: string
  tip: string
  /** ISO 8601. */
  date: string | null
  children?: ReactNode
}

function Time({ label, tip, date, children }: TimeProps) {
  const reader = useLocale()
  return (
    <Property
      label={
        <>
          {label} <TipIcon about={label}>{tip}</TipIcon>
        </>
      }
    >
      <span>
        {date === null ? 'N/A' : <Moment at={date}>{formatDateTime(date, reader)}</Moment>}
        {children}
      </span>
    </Property>
  )
}

const GUIDE = {
  label: 'Auto-restart',
  href: 'https://docs.oxide.computer/guides/managing-instances#_update_instances',
}

/** Whether the control plane restarts the instance after a failure. */
export function AutoRestartCard() {
  const params = useParams(projectPaths.instance)
  return (
    <SettingsCard
      form={autoRestartForm}
      title="Auto-restart"
      description="What to do if this instance fails."
      isChanged={useAppSelector(state => selectIsPolicyChanged(state, params))}
      remedy={<JumboFramesOffer form={autoRestartForm} />}
      learnMore={GUIDE}
    >
      <autoRestartForm.Field
        name="policy"
        as={Select<PolicyChoice>}
        label="Policy"
        help="The default of the system is best effort today, and may change."
        items={POLICIES}
        isRequired
      />
      <RestartTimes />
    </SettingsCard>
  )
}
