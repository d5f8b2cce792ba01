import { HardDrive } from 'lucide-react'
import type { RichText as RichTextData } from '@/lib/rich-text'
import type { AttachedDiskViewModel } from '@/store/project/instance-storage/rows'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { EmptyState } from '@/ui/EmptyState/EmptyState'
import { Link } from '@/ui/Link/Link'
import { RichText } from '@/ui/RichText/RichText'
import { Table } from '@/ui/Table/Table'
import { columns } from './columns'

const GUIDE = 'https://docs.oxide.computer/guides/deploying-workloads'

interface BootDiskCardProps {
  disk: AttachedDiskViewModel | undefined
  /** What the instance boots from while it has no boot disk. */
  outlook: RichTextData
}

/** The disk that an instance boots from. */
export function BootDiskCard({ disk, outlook }: BootDiskCardProps) {
  return (
    <CardBlock>
      <CardHeader title="Boot disk" />
      <CardBody>
        {disk ? (
          <Table label="Boot disk" rows={[disk]} columns={columns} />
        ) : (
          <EmptyState
            icon={<HardDrive size={20} />}
            title="No boot disk set"
            body={
              <>
                <RichText text={outlook} /> Learn more about <Link href={GUIDE}>Instances</Link>
              </>
            }
          />
        )}
      </CardBody>
    </CardBlock>
  )
}
