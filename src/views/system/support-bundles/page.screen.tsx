import { formatNumber } from '@/lib/number'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { relativeTime, toMillis } from '@/lib/time'
import { useSupports } from '@/store/release/release'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { systemPaths } from '@/store/system/paths'
import {
  bundlePageCommentForm as form,
  selectIsCommentChanged,
} from '@/store/system/support-bundles/comment.form'
import { selectBundleFiles } from '@/store/system/support-bundles/contents'
import { watchAwaitedBundles } from '@/store/system/support-bundles/awaiting.saga'
import { machines } from '@/store/system/support-bundles/download'
import { bundleAwaited } from '@/store/system/support-bundles/events'
import { watchDownload } from '@/store/system/support-bundles/download.saga'
import {
  bundlePoll as poll,
  selectBundle,
  selectBundleActions,
  selectBundleReadAt,
} from '@/store/system/support-bundles/support-bundles'
import { Button } from '@/ui/Button/Button'
import { Announcer } from '@/ui/Announcer/Announcer'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Row, Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import {
  DateProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { Spinner } from '@/ui/Spinner/Spinner'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { lateIcons } from '@/views/shared/late-icons'
import { SettingsCard } from '@/views/shared/settings-card/SettingsCard'
import { useParams, useRoute } from '@/views/shell/route-context'
import { BundleState, BundleSize } from './BundleState'
import { COMMENT_HELP, CommentField } from './CommentField'
import { bundleDocs } from '../docs'
import { DownloadChip as Chip } from './DownloadChip'
import { DownloadProgress } from './DownloadProgress'
import { FileBrowser } from './FileBrowser'

const { 'support-bundles': Icon } = lateIcons

const HOUR = 60 * 60 * 1000

/** The page of a support bundle: its properties, its download and its files. */
function SupportBundleView() {
  const params = useParams(systemPaths.supportBundle)
  const { file = null } = useRoute().params
  const bundle = useAppSelector(state => selectBundle(state, params))
  const readAt = useAppSelector(state => selectBundleReadAt(state, params))
  const hasComments = useSupports('bundleComments')
  if (!bundle) return null
  const { id, state, actions } = bundle
  const isActive = state === 'active'
  const download = actions.find(action => action.id === 'download')
  return (
    <>
      <ObjectHeader
        kind="Support bundle"
        object={{ id, name: 'Support bundle', actions }}
        icon={<Icon />}
        docs={bundleDocs}
      >
        {download && <ActionButton action={download} tone="primary" />}
      </ObjectHeader>
      <Ready key={id} isActive={isActive} />
      <Stack gap={4}>
        <PropertiesTable columns={2}>
          <IdProperty id={id} name="the support bundle" />
          <Property label="State">
            <BundleState bundle={bundle} readAt={readAt} />
          </Property>
          <Property label="Reason">{bundle.reasonForCreation}</Property>
          {bundle.reasonForFailure && (
            <Property label="Failure">{bundle.reasonForFailure}</Property>
          )}
          <DateProperty label="Created" date={bundle.timeCreated} />
          <Property label="Files">{isActive ? <FileCount {...params} /> : <EmptyCell />}</Property>
          <Property label="Size">
            {isActive ? <BundleSize bundleId={id} /> : <EmptyCell />}
          </Property>
        </PropertiesTable>
        {state === 'collecting' && readAt !== undefined && (
          <Collecting bundleId={id} since={bundle.timeCreated} readAt={readAt} />
        )}
        <DownloadProgress bundleId={id} />
        {hasComments && <Comment />}
        {isActive && (
          <CardBlock>
            <CardHeader
              title="Files"
              description="They may contain anything that the rack has logged. The console keeps none of it."
            />
            <CardBody>
              <FileBrowser bundleId={id} file={file} />
            </CardBody>
          </CardBlock>
        )}
      </Stack>
    </>
  )
}

function Comment() {
  const params = useParams(systemPaths.supportBundle)
  const field = form.useField('comment')
  const reason = useAppSelector(selectReasonNotAdmin)
  return (
    <SettingsCard
      form={form}
      title="Comment"
      description={COMMENT_HELP}
      isChanged={useAppSelector(state => selectIsCommentChanged(state, params))}
      reason={reason}
    >
      {/* Not disabled while it is saved, which would lose the focus. */}
      <CommentField {...field} isDisabled={reason !== undefined} isLabelHidden />
    </SettingsCard>
  )
}

function FileCount(params: { bundleId: string }) {
  const files = useAppSelector(state => selectBundleFiles(state, params))
  return files ? <span data-figures>{formatNumber(files.length)}</span> : <EmptyCell />
}

interface CollectingProps {
  bundleId: string
  since: string
  readAt: number
}

function Collecting({ bundleId, since, readAt }: CollectingProps) {
  const send = useSend()
  const [isAwaited, setIsAwaited] = useState(false)
  const wait = () => {
    setIsAwaited(true)
    send(bundleAwaited({ bundleId }))
  }
  return (
    <>
      <Row gap={2} flexWrap="wrap" data-figures>
        <Spinner /> Collecting for {relativeTime(since, readAt)}
        <Button size="sm" isDisabled={isAwaited} onPress={wait}>
          <Bell size={14} />
          Notify me
        </Button>
        <span role="status">
          {isAwaited && 'The browser will tell you when it is ready, if you allow it.'}
        </span>
      </Row>
      {readAt - toMillis(since) > HOUR && (
        <Message tone="notice">
          This takes longer than usual. You can cancel the collection in the menu and start over.
        </Message>
      )}
    </>
  )
}

const READY = [{ id: 'ready', text: 'The support bundle is ready to download' }]
const NOTHING: typeof READY = []

/** Announces that the bundle can be downloaded, if that was not so when the page opened. */
function Ready({ isActive }: { isActive: boolean }) {
  const [wasActive] = useState(isActive)
  return <Announcer messages={isActive && !wasActive ? READY : NOTHING} />
}

const actions = [selectBundleActions]
const sagas = [watchDownload, watchAwaitedBundles]

export { actions, Chip, form, machines, poll, sagas, SupportBundleView as View }
