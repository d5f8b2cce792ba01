import type { ProjectRecord } from '../models/records'
import { faultNames } from '../server/fault-names'
import type { BackendState } from '../server/backend-state'
import { fixedId, named } from './fixed'
import { MAZE_WAR, MYRIAD, POCKET_LAB } from './silos'

export const projectIds = {
  mock: fixedId('project', 1),
  other: fixedId('project', 2),
  /** One of everything. */
  rockGarden: fixedId('project', 3),
  /** Only the VPC it was created with. */
  blank: fixedId('project', 4),
  /** Has an admin who has no role on the silo. */
  restricted: fixedId('project', 5),
  forbidden: fixedId('project', 6),
  unavailable: fixedId('project', 7),
  ensemble: fixedId('project', 21),
  workbench: fixedId('project', 31),
}

const projects: ProjectRecord[] = [
  {
    ...named(projectIds.mock, 'mock-project', 'a fake project', '2024-01-15T09:30', '2024-06-20'),
    siloId: MAZE_WAR,
  },
  {
    ...named(projectIds.other, 'other-project', 'another fake project', '2024-02-03T14:05'),
    siloId: MAZE_WAR,
  },
  {
    ...named(
      projectIds.rockGarden,
      'rock-garden',
      'One of everything, in every state it can be in',
      '2024-03-11T07:50',
      '2024-12-01T18:00',
    ),
    siloId: MAZE_WAR,
  },
  {
    ...named(projectIds.blank, 'blank-slate', '', '2024-08-19T11:11'),
    siloId: MAZE_WAR,
  },
  {
    ...named(projectIds.restricted, 'vault', 'By invitation only', '2024-09-02T08:00'),
    siloId: MAZE_WAR,
  },
  {
    ...named(projectIds.forbidden, faultNames.projectForbidden, 'Cannot be viewed', '2024-10-07'),
    siloId: MAZE_WAR,
  },
  {
    ...named(
      projectIds.unavailable,
      faultNames.projectUnavailable,
      'Cannot be viewed just now',
      '2024-10-07T09:01',
    ),
    siloId: MAZE_WAR,
  },
  {
    ...named(projectIds.ensemble, 'ensemble', 'Weather, many times over', '2023-03-15'),
    siloId: MYRIAD,
  },
  {
    ...named(projectIds.workbench, 'workbench', '', '2024-01-10T09:20'),
    siloId: POCKET_LAB,
  },
]

export const seedProjects = ({ db }: BackendState): void => {
  for (const project of projects) db.projects.insert(project)
}
