import type { ReactNode } from 'react'
import { formatDateTime } from '@/lib/time'
import { selectRestartTimes } from '@/store/project/instance-settings/auto-restart'
import { useAppSelector } from '@/store/setup/hooks'
import { Moment } from '@/ui/Moment/Moment'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { useInstanceParams } from '../instance/use-instance-params'

/** When the control plane has restarted the instance, and when it may do so again. */
export function RestartTimes() {
  const { project, instance } = useInstanceParams()
  const times = useAppSelector(state => selectRestartTimes(state, project, instance))
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
