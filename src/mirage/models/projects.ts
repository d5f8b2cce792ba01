import type { Project } from '@/api/generated/types'
import type { Stored } from './stored'

export type ProjectRecord = Stored<Project> & { readonly siloId: string }
