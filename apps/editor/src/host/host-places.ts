import { type LazyView, lazy } from '../kit/patiently.ts'

/** The pages of whoever runs the installation, in the order of their menu. A new one is a line here and its word. */
export const HOST_PLACES: readonly HostPlace[] = [
  {
    path: '/host',
    word: 'overview',
    View: lazy(() => import('./overview.view.tsx').then((all) => ({ default: all.Overview }))),
  },
  {
    path: '/host/people',
    word: 'people',
    View: lazy(() => import('./people.view.tsx').then((all) => ({ default: all.PeopleDesk }))),
  },
  {
    path: '/host/jobs',
    word: 'jobs',
    View: lazy(() => import('./jobs.view.tsx').then((all) => ({ default: all.JobList }))),
  },
  {
    path: '/host/complaints',
    word: 'complaints',
    View: lazy(() => import('./complaints.view.tsx').then((all) => ({ default: all.Complaints }))),
  },
  {
    path: '/host/backups',
    word: 'backups',
    View: lazy(() => import('./backups.view.tsx').then((all) => ({ default: all.Backups }))),
  },
  {
    path: '/host/versions',
    word: 'versions',
    View: lazy(() => import('./versions.view.tsx').then((all) => ({ default: all.ProgramVersions }))),
  },
]

interface HostPlace {
  readonly path: `/host${string}`
  readonly word: 'overview' | 'people' | 'jobs' | 'complaints' | 'backups' | 'versions'
  readonly View: LazyView<object>
}
