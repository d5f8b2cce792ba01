import { z } from 'zod'
import { ResultsPage, identityCreate, identityMetadata, identityUpdate } from './common'

/** A container of resources inside a silo. */
export const Project = z.object({ ...identityMetadata })
export type Project = z.infer<typeof Project>

export const ProjectResultsPage = ResultsPage(Project)
export type ProjectResultsPage = ResultsPage<Project>

export const ProjectCreate = z.object({ ...identityCreate })
export type ProjectCreate = z.infer<typeof ProjectCreate>

export const ProjectUpdate = z.object({ ...identityUpdate })
export type ProjectUpdate = z.infer<typeof ProjectUpdate>
