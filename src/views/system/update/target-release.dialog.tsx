import { pluralize } from '@/lib/text'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { supportNotice } from '@/store/system/update/rules'
import { selectAskedVersion, targetReleaseForm as form } from '@/store/system/update/target.form'
import { selectUpdate } from '@/store/system/update/update'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { TextField } from '@/ui/TextField/TextField'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { useIssues } from '@/store/system/issues/hooks'
import { systemPaths } from '@/store/system/paths'
import { selectFactQueries, selectRestartFacts } from '@/store/system/update/facts'
import { Link } from '@/ui/Link/Link'
import { Reads } from '@/views/shared/reads/Reads'
import { UpdateNotices } from './UpdateNotices'

const are = (noun: string, count: number) =>
  `${pluralize(noun, count)} ${count === 1 ? 'is' : 'are'}`

/** What runs on the system, and what should be mended before it restarts. */
function RestartFacts() {
  useQueries(useAppSelector(selectFactQueries))
  const facts = useAppSelector(selectRestartFacts)
  const { open, isSettled, isWhole, reads } = useIssues()
  const { sleds, instances, sledsAway = 0, disksAway = 0 } = facts
  return (
    <Stack as="section" aria-labelledby="at-present" gap={2}>
      <Reads queries={reads} />
      <Text as="h3" id="at-present" fontWeight="medium">
        Now
      </Text>
      <Stack as="ul" gap={1} paddingLeft={4} listStyle="disc">
        <li>
          {sleds === undefined || instances === undefined
            ? 'Counting the instances…'
            : `${pluralize('instance', instances)} on ${pluralize('sled', sleds)}`}
        </li>
        {sledsAway > 0 && <li>{are('sled', sledsAway)} not in service and active</li>}
        {disksAway > 0 && <li>{are('disk', disksAway)} not in service and active</li>}
        {isSettled && open > 0 && (
          <li>
            <Link href={systemPaths.issues()}>
              {!isWhole && 'At least '}
              {pluralize('open issue', open)}
            </Link>
          </li>
        )}
      </Stack>
    </Stack>
  )
}

function Unfinished() {
  const update = useAppSelector(selectUpdate)
  const { progress, targetRelease } = update ?? {}
  if (!targetRelease || !progress || progress.updated === progress.total) return null
  return (
    <Message tone="notice" title={`The update to ${targetRelease.version} does not look finished`}>
      {progress.updated} of {pluralize('component', progress.total)} run it. The system refuses
      another target release until it is done.
    </Message>
  )
}

function Consequences() {
  return (
    <Stack as="section" aria-labelledby="what-happens" gap={2}>
      <Text as="h3" id="what-happens" fontWeight="medium">
        What happens
      </Text>
      <Stack as="ul" gap={1} paddingLeft={4} listStyle="disc">
        <li>
          Every sled restarts once. Its instances stop, and start again as their auto-restart
          policies allow: some may stay failed. Their owners may want to stop them first.
        </li>
        <li>The console and the API are unavailable for some minutes near the end.</li>
        <li>It takes hours: about six for sixteen sleds.</li>
        <li>It cannot be stopped, and there is no way back to an older release.</li>
      </Stack>
    </Stack>
  )
}

/** Sets the release that the system should run, with what that means for what runs on it. */
function TargetReleaseDialog() {
  const version = useAppSelector(selectAskedVersion)
  const update = useAppSelector(selectUpdate)
  const field = form.useField('version')
  const typed = field.value.trim()
  return (
    <ModalForm
      form={form}
      title="Set target release"
      tone="danger"
      isIncomplete={version === undefined ? typed === '' : typed !== version}
    >
      {version !== undefined && (
        <>
          <Text as="p" fontSize="lg" overflowWrap="anywhere">
            {update?.targetRelease?.version ?? 'None'} → {version}
          </Text>
          {update && <UpdateNotices notices={supportNotice(update)} />}
          <Unfinished />
        </>
      )}
      <Consequences />
      <RestartFacts />
      <TextField
        {...field}
        label={version === undefined ? 'Version' : 'Type the version to confirm'}
        placeholder={version ?? '16.0.0'}
        isRequired
      />
    </ModalForm>
  )
}

export { form, TargetReleaseDialog as View }
