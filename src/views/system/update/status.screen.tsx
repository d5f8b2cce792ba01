import { formatNumber } from '@/lib/number'
import { pluralize } from '@/lib/text'
import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import type { ComponentsRow } from '@/store/system/update/rules'
import {
  selectTargetAction,
  selectUpdate,
  selectUpdatePaletteActions,
  updatePoll as poll,
} from '@/store/system/update/update'
import { Badge } from '@/ui/Badge/Badge'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { DateCell } from '@/ui/Cells/Cells'
import { Grid, Row, Stack, Text } from '@/ui/Layout/Layout'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { TimeAgo } from '@/ui/TimeAgo/TimeAgo'
import { TipIcon } from '@/ui/TipIcon/TipIcon'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import styles from './update.module.css'
import { UpdateNotices } from './UpdateNotices'

type Update = NonNullable<ReturnType<typeof selectUpdate>>

const NOT_SET = 'Not set'

function Components({ rows }: { rows: readonly ComponentsRow[] }) {
  return (
    <Grid
      as="ul"
      gap={3}
      rowGap={1}
      gridTemplateColumns="minmax(0, 1fr) max-content"
      width="100%"
      maxWidth="24rem"
      aria-label="Components by release"
    >
      {rows.map(({ key, label, count, percent, isTarget, isUnknown }) => (
        <li key={key} className={styles.component}>
          <Row as="span" gap={1} flexWrap="wrap" overflowWrap="anywhere">
            {label} {isTarget && <Badge>Target</Badge>}
            {isUnknown && (
              <TipIcon about={label}>The repository of their software was never uploaded.</TipIcon>
            )}
          </Row>
          <ProgressBar label={`Components that run ${label}`} value={percent} />
          <span className={styles.count} data-figures>
            {formatNumber(count)}
          </span>
        </li>
      ))}
    </Grid>
  )
}

function Target({ targetRelease }: Pick<Update, 'targetRelease'>) {
  return (
    <Property label="Target release">
      {targetRelease?.version ?? (
        <span>
          {NOT_SET}. <Text color="text-muted">The system does not manage its software yet.</Text>
        </span>
      )}
    </Property>
  )
}

function Status({ update }: { update: Update }) {
  const { targetRelease, progress, components, timeLastStepPlanned, speed, readAt } = update
  return (
    <PropertiesTable>
      <Target targetRelease={targetRelease} />
      {targetRelease && (
        <Property label="Target set">
          <DateCell date={targetRelease.timeRequested} />
        </Property>
      )}
      {progress && (
        <Property label="Progress">
          <span className={styles.progress} data-figures>
            {progress.percent}% ({progress.updated} of {pluralize('component', progress.total)})
            <ProgressBar label="Progress of the update" value={progress.percent} />
          </span>
        </Property>
      )}
      {components.length > 0 && (
        <Property label="Components">
          <Components rows={components} />
        </Property>
      )}
      {timeLastStepPlanned !== undefined && (
        <Property
          label={
            <>
              Last step planned{' '}
              <TipIcon about="Last step planned">
                When the planner of the system last did something.
              </TipIcon>
            </>
          }
        >
          <Row as="span" gap={2} rowGap={0} flexWrap="wrap">
            <TimeAgo date={timeLastStepPlanned} now={readAt} hasSuffix />
            <DateCell date={timeLastStepPlanned} />
          </Row>
        </Property>
      )}
      <Property label="Suspended">{update.suspended ? 'Yes' : 'No'}</Property>
      {speed !== undefined && <Property label="Speed">{speed}</Property>}
    </PropertiesTable>
  )
}

/** What racks before release 17 know: only the target, and how often it was set. */
function TargetCard({ update }: { update: Update }) {
  const { targetRelease, generation } = update
  return (
    <CardBlock width="medium">
      <CardHeader
        title="Target release"
        description="The release that the system should run. It may not run it yet."
      >
        <ActionButton action={useAppSelector(selectTargetAction)} tone="primary" />
      </CardHeader>
      <CardBody>
        <PropertiesTable>
          <Property label="Target release">{targetRelease?.version ?? NOT_SET}</Property>
          <Property label="Generation">{generation}</Property>
          {targetRelease && (
            <Property label="Requested">
              <DateCell date={targetRelease.timeRequested} />
            </Property>
          )}
        </PropertiesTable>
      </CardBody>
    </CardBlock>
  )
}

/** How far the system is on its way to the target release. */
function StatusTab() {
  const update = useAppSelector(selectUpdate)
  const hasStatus = useSupports('systemUpdate')
  if (!update) return null
  if (!hasStatus) return <TargetCard update={update} />
  return (
    <Stack gap={4}>
      <div role="status" className={styles.notices}>
        <UpdateNotices notices={update.notices} />
      </div>
      <Status update={update} />
    </Stack>
  )
}

const actions = [selectUpdatePaletteActions]

export { actions, poll, StatusTab as View }
