import { z } from 'zod'
import { Name, ResultsPage, identityMetadata } from './common'
import { text, uuid } from './scalars'

/** The name a local user signs in with; the rules of names apply. */
export const UserId = Name
export type UserId = z.infer<typeof UserId>

export const Password = text.max(512, 'password too long')
export type Password = z.infer<typeof Password>

/** A password, or none so that the user cannot sign in with one. */
export const UserPassword = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('password'), value: Password }),
  z.object({ mode: z.literal('login_disallowed') }),
])
export type UserPassword = z.infer<typeof UserPassword>

/** A member of a silo. */
export const User = z.object({
  displayName: z.string(),
  id: uuid,
  siloId: uuid,
})
export type User = z.infer<typeof User>

export const UserResultsPage = ResultsPage(User)
export type UserResultsPage = ResultsPage<User>

export const UserCreate = z.object({ externalId: UserId, password: UserPassword })
export type UserCreate = z.infer<typeof UserCreate>

/** A set of users of a silo. */
export const Group = z.object({
  displayName: z.string(),
  id: uuid,
  siloId: uuid,
})
export type Group = z.infer<typeof Group>

export const GroupResultsPage = ResultsPage(Group)
export type GroupResultsPage = ResultsPage<Group>

/** Who is asking. */
export const CurrentUser = z.object({
  displayName: z.string(),
  id: uuid,
  siloId: uuid,
  siloName: Name,
})
export type CurrentUser = z.infer<typeof CurrentUser>

/** A user of the system itself. */
export const UserBuiltin = z.object({ ...identityMetadata })
export type UserBuiltin = z.infer<typeof UserBuiltin>

export const UserBuiltinResultsPage = ResultsPage(UserBuiltin)
export type UserBuiltinResultsPage = ResultsPage<UserBuiltin>
