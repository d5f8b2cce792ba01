import type { Project } from '@/api/schema/projects'
import type { Stored } from './stored'

export type ProjectRecord = Stored<Project> & { readonly siloId: string }
