import { useId } from 'react'
import { selectCanBoot, selectImagesProblem } from '@/store/project/instance-create/choices'
import { useInstanceCreateField as useField } from '@/store/project/instance-create/create.form'
import type { BootSource } from '@/store/project/instance-create/values'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Message } from '@/ui/Message/Message'
import { Tabs } from '@/ui/Tabs/Tabs'
import { useParams } from '@/views/shell/route-context'
import { ExistingDiskTab } from './ExistingDiskTab'
import { ImageTab } from './ImageTab'
import { Section } from './Section'

const TABS: readonly { id: BootSource; label: string }[] = [
  { id: 'siloImage', label: 'Silo images' },
  { id: 'projectImage', label: 'Project images' },
  { id: 'disk', label: 'Existing disks' },
]

function SiloImages({ project }: { project: string }) {
  const problem = useAppSelector(state => selectImagesProblem(state, project, 'siloImage'))
  return (
    <ImageTab
      source="siloImage"
      placeholder="Select a silo image"
      empty={{
        title: 'No silo images found',
        body: problem
          ? `They could not be read: ${problem}`
          : 'Promote an image of a project to see it here.',
      }}
    />
  )
}

function ProjectImages({ project }: { project: string }) {
  return (
    <ImageTab
      source="projectImage"
      placeholder="Select a project image"
      empty={{
        title: 'No project images found',
        body: 'Upload an image to see it here.',
        action: <LinkButton href={projectPaths.imageUpload({ project })}>Upload image</LinkButton>,
      }}
    />
  )
}

/** What the instance boots from. The open tab decides; each one keeps its own choice. */
export function BootDiskSection() {
  const headingId = useId()
  const { project } = useParams(projectPaths.project)
  const { value: source, onChange, isDisabled } = useField('bootSource')
  const canBoot = useAppSelector(state => selectCanBoot(state, project))
  return (
    <Section
      id={headingId}
      title="Boot disk"
      help="What the instance starts from: a new disk made from an image, or one that exists."
    >
      {!canBoot && (
        <Message tone="notice">
          An instance boots from a disk made from an image, or from an existing one. There is no
          image and no free disk yet.
        </Message>
      )}
      <Tabs
        labelledBy={headingId}
        tabs={TABS}
        current={source}
        onChange={chosen => onChange(TABS.find(({ id }) => id === chosen)?.id ?? source)}
        isDisabled={isDisabled}
      >
        {source === 'siloImage' && <SiloImages project={project} />}
        {source === 'projectImage' && <ProjectImages project={project} />}
        {source === 'disk' && <ExistingDiskTab />}
      </Tabs>
    </Section>
  )
}
