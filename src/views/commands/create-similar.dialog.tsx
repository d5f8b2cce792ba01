import { affinityOperations } from '@/api/operations/affinity'
import { externalSubnetOperations } from '@/api/operations/external'
import { vpcOperations } from '@/api/operations/vpc'
import { formatNumber } from '@/lib/number'
import { capitalize, commaSeries, plural, pluralize } from '@/lib/text'
import { readAgainRequested } from '@/store/as-code/events'
import { createSimilarRequested, type SimilarParams } from '@/store/as-code/forms'
import { selectReading } from '@/store/as-code/reading'
import { watchAsCode } from '@/store/as-code/reading.saga'
import {
  selectPoolNeeds,
  selectSimilar,
  selectSimilarNames,
  selectTaken,
} from '@/store/as-code/similar'
import type { Need } from '@/store/as-code/similar-needs'
import { similarForm as form } from '@/store/as-code/similar.form'
import type { Renaming } from '@/store/as-code/similar-names'
import { watchSimilar } from '@/store/as-code/similar.saga'
import type { ActionViewModel } from '@/store/commands/action'
import { selectFormParams } from '@/store/forms/selectors'
import { selectIsFleetViewer } from '@/store/session/session'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { ipPoolUtilizationQuery } from '@/store/system/ip-pool-utilization/queries'
import { AccordionItem } from '@/ui/Accordion/Accordion'
import { Button } from '@/ui/Button/Button'
import { DescriptionField } from '@/ui/DescriptionField/DescriptionField'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { NameField } from '@/ui/NameField/NameField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { TextField } from '@/ui/TextField/TextField'
import { useRestrict } from '@/views/shared/actions/use-restrict'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import styles from './AsCode.module.css'
import { AsCodeReading, UnreadLists } from './AsCodeReading'

const NOUNS = { project: 'project', vpc: 'VPC', instance: 'instance' } as const

const STOPPED = { value: 'stopped', label: 'Stopped' } as const

/** How instances are left, of one and of several. */
const STATES = {
  one: [
    STOPPED,
    { value: 'asOriginals', label: 'As the original', help: 'Started, unless that is stopped.' },
  ],
  many: [
    STOPPED,
    {
      value: 'asOriginals',
      label: 'As the originals',
      help: 'Started, unless their originals are stopped.',
    },
  ],
} as const

/** The name of what belongs to an instance. */
function RenamingField({ renaming }: { renaming: Renaming }) {
  const { value, onChange, onSettle, isDisabled } = form.useField('names')
  const { id, kind, from, name, problem } = renaming
  return (
    <TextField
      name={`names/${id}`}
      label={`Name for the copy of ${kind === 'disk' ? 'disk' : 'floating IP'} ${from}`}
      value={name}
      onChange={next => onChange({ ...value, [id]: next })}
      onSettle={onSettle}
      error={problem}
      isDisabled={isDisabled}
      isRequired
    />
  )
}

/** What has to be different, or can be. */
function Fields({ kind, hasInstances }: Pick<SimilarParams, 'kind'> & { hasInstances: boolean }) {
  const found = useAppSelector(selectSimilarNames)
  const name = form.useField('name')
  const description = form.useField('description')
  if (!found) return null
  return (
    <>
      <NameField {...name} label={`Name of the new ${NOUNS[kind]}`} value={found.name} />
      <DescriptionField {...description} value={found.description} />
      {found.renamings.map(renaming => (
        <RenamingField key={renaming.id} renaming={renaming} />
      ))}
      {hasInstances && (
        <form.Field
          name="state"
          as={RadioGroup<'stopped' | 'asOriginals'>}
          label={kind === 'instance' ? 'Instance' : 'Instances'}
          options={STATES[kind === 'instance' ? 'one' : 'many']}
          isOptionalHidden
        />
      )}
    </>
  )
}

interface NeedsProps {
  title: string
  /** Of the list. */
  label: string
  needs: readonly Need[]
  /** What to say if they are more than there is. */
  tooMuch: string
}

/** What the copy takes, and what is left of it. */
function Needs({ title, label: name, needs, tooMuch }: NeedsProps) {
  if (needs.length === 0) return null
  return (
    <>
      <Text as="h3" color="text" fontSize="md">
        {title}
      </Text>
      <ul aria-label={name} className={styles.needs}>
        {needs.map(({ label, needed, left }) => (
          <li key={label} className={styles.part}>
            <span>
              {needed} {label}
            </span>
            <Text color="text-muted">{left === undefined ? 'Not known' : `${left} left`}</Text>
          </li>
        ))}
      </ul>
      {needs.some(({ isTooMuch }) => isTooMuch) && <Message tone="notice">{tooMuch}</Message>}
    </>
  )
}

/** What the copy takes of IP pools. Fleet viewers see what they have left. */
function PoolNeeds() {
  const isFleetViewer = useAppSelector(selectIsFleetViewer)
  const taken = useAppSelector(selectTaken)
  useQueries(
    isFleetViewer
      ? taken.flatMap(({ pool }) => (pool === '' ? [] : ipPoolUtilizationQuery({ pool })))
      : [],
  )
  return (
    <Needs
      title="What it takes of IP pools"
      label="IP pools"
      needs={useAppSelector(selectPoolNeeds)}
      tooMuch="More than the pools have left: the API will refuse a part of it."
    />
  )
}

type Lines = NonNullable<ReturnType<typeof selectSimilar>>['leftOut']

const countOf = (lines: Lines) =>
  formatNumber(lines.reduce((sum, { texts }) => sum + texts.length, 0))

function LeftOutLines({ label, lines }: { label: string; lines: Lines }) {
  return (
    <ul className={styles.list} tabIndex={0} aria-label={label}>
      {lines.map(({ reason, texts }) => (
        <li key={reason}>
          <Text color="text">{capitalize(reason)}</Text>
          <ul>
            {texts.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const NOT_AS_IT_IS = 'Not copied as it is'
const MADE = 'Made by the API'

/** What the plan will create, and what not. */
function Summary({
  unread,
  counts,
  leftOut,
  made,
  needs,
}: NonNullable<ReturnType<typeof selectSimilar>>) {
  const created = commaSeries(
    counts.map(([kind, count]) => {
      const [noun = '', owner] = kind.split(' of ')
      return `${pluralize(noun, count)}${owner === undefined ? '' : ` of ${plural(owner)}`}`
    }),
    'and',
  )
  return (
    <>
      <UnreadLists unread={unread} />
      <p>Creates {created}.</p>
      <Needs
        title="What it takes of the silo’s quotas"
        label="Quotas"
        needs={needs}
        tooMuch="More than the quotas have left: the API will refuse a part of it."
      />
      <PoolNeeds />
      {leftOut.length > 0 && (
        <>
          <Text as="h3" color="text" fontSize="md">
            {NOT_AS_IT_IS} ({countOf(leftOut)})
          </Text>
          <LeftOutLines label={NOT_AS_IT_IS} lines={leftOut} />
        </>
      )}
      {made.length > 0 && (
        <AccordionItem label={`${MADE} (${countOf(made)})`}>
          <LeftOutLines label={MADE} lines={made} />
        </AccordionItem>
      )}
    </>
  )
}

/** How far the original is read, or why it cannot be copied. */
function Unready() {
  const send = useSend()
  const reading = useAppSelector(selectReading)
  if (!reading) return null
  if (reading.refusal !== undefined) return <p>You may not read this project: {reading.refusal}</p>
  if (!reading.index) return <AsCodeReading form={form} reading={reading} />
  return (
    <Message title="It is not there">
      <Stack gap={2} justifyItems="start">
        <span>
          The lists, as last read, do not have it: it is new, or has been deleted or could not be
          read.
        </span>
        <Button onPress={() => send(readAgainRequested())}>Read again</Button>
      </Stack>
    </Message>
  )
}

/** Asks what a copy of an object, with all in it, is called, and says what it will not have. */
function CreateSimilarDialog() {
  const params = useAppSelector(state =>
    selectFormParams(state, form.name),
  ) as object as SimilarParams
  const similar = useAppSelector(selectSimilar)
  const restrict = useRestrict()
  const { reason } = restrict<Pick<ActionViewModel, 'event' | 'reason'>>({
    event: createSimilarRequested(params),
  })
  return (
    <ModalForm
      form={form}
      isLocal
      title="Create similar"
      submitLabel="Review"
      isIncomplete={!similar}
      disabledReason={reason}
    >
      <Text as="p" overflowWrap="anywhere">
        {capitalize(NOUNS[params.kind] ?? '')} {params.name}{' '}
        {params.kind === 'instance' ? 'with its disks and floating IPs' : 'and all in it'}
      </Text>
      {similar ? (
        <>
          <Fields kind={params.kind} hasInstances={similar.hasInstances} />
          <Summary {...similar} />
        </>
      ) : (
        <Unready />
      )}
    </ModalForm>
  )
}

const sagas = [watchAsCode, watchSimilar]

const operations = { ...affinityOperations, ...externalSubnetOperations, ...vpcOperations }

export { form, operations, sagas, CreateSimilarDialog as View }
