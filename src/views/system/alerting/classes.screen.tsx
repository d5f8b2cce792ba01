import { useState } from 'react'
import { patternError } from '@/lib/alert-class'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  matchQueries,
  PROBE_CLASS,
  selectClassRows,
  selectMatches,
} from '@/store/system/alerting/classes'
import { Badge } from '@/ui/Badge/Badge'
import { LinkCell } from '@/ui/Cells/Cells'
import { Grid, Row } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import type { Column } from '@/ui/Table/Table'
import { TextField } from '@/ui/TextField/TextField'
import { descriptionColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { ClassBadge, Matches } from './ClassBadge'

const { alerting: Icon } = lateIcons

type ClassRow = ReturnType<typeof selectClassRows>[number]

const columns: readonly Column<ClassRow>[] = [
  {
    id: 'class',
    header: 'Class',
    text: ({ name }) => (name === PROBE_CLASS ? `${name} synthetic` : name),
    cell: ({ name }) => (
      <Row as="span" gap={2} flexWrap="wrap">
        <ClassBadge>{name}</ClassBadge>
        {name === PROBE_CLASS && <Badge tone="info">synthetic</Badge>}
      </Row>
    ),
  },
  descriptionColumn(),
  {
    id: 'receivers',
    header: 'Receivers',
    text: ({ receiverCount }) => `${receiverCount}`,
    value: ({ receiverCount }) => receiverCount,
    cell: ({ name, receiverCount, receiversHref }) =>
      receiverCount === 0 ? (
        '0'
      ) : (
        <LinkCell href={receiversHref} of={`receivers of ${name}`}>
          {`${receiverCount}`}
        </LinkCell>
      ),
  },
]

/** The classes of alerts that the rack reports. */
function ClassesView() {
  const rows = useAppSelector(selectClassRows)
  return (
    <>
      {rows.length < 2 && (
        <Message>
          This release reports nothing else yet. A subscription to <code translate="no">**</code>{' '}
          includes what later releases add.
        </Message>
      )}
      <PatternTrial />
      <ListSection
        id="classes"
        label="Classes"
        noun="class"
        icon={<Icon />}
        rows={rows}
        columns={columns}
        empty="The rack reports nothing."
      />
    </>
  )
}

/** Shows what a subscription would match. */
function PatternTrial() {
  const [text, setText] = useState('')
  const pattern = text.trim()
  useQueries(matchQueries(pattern))
  const matches = useAppSelector(state => selectMatches(state, pattern))
  return (
    <Grid gap={2} gridTemplateColumns="minmax(0, 28rem)" marginBottom={5}>
      <TextField
        name="pattern"
        label="Try a pattern"
        placeholder="hardware.**"
        value={text}
        onChange={setText}
        error={pattern === '' ? undefined : patternError(pattern)}
        isMonospace
        isOptionalHidden
      />
      <Matches pattern={pattern} names={matches} />
    </Grid>
  )
}

export { columns, ClassesView as View }
