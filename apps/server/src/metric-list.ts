// The catalogue of /metrics. docs/metrics.md says what each means for who runs the server, and a test holds both together.

/** A number that is told to Prometheus. Labels are of few, known values: nothing that a stranger can name stands in one. */
interface MetricKind {
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly labels?: readonly string[]
}

export const METRICS = {
  process_resident_memory_bytes: { type: 'gauge', help: 'Memory of the server.' },
  process_uptime_seconds: { type: 'gauge', help: 'Since the start of the server.' },
  nodejs_heap_size_used_bytes: { type: 'gauge', help: 'Memory of the program itself.' },
  nodejs_heap_size_limit_bytes: { type: 'gauge', help: 'The most that the program may take of it.' },
  nodejs_eventloop_lag_p99_seconds: { type: 'gauge', help: 'How late work began, of 99 in 100, these seconds.' },
  nodejs_eventloop_lag_max_seconds: { type: 'gauge', help: 'How late work began at worst, these seconds.' },
  mimar_info: { type: 'gauge', help: '1; the label names the version.', labels: ['version'] },
  mimar_requests_total: {
    type: 'counter',
    help: 'Answers, by what was asked and the first digit of the status.',
    labels: ['class', 'status'],
  },
  mimar_request_seconds: { type: 'histogram', help: 'What answers of editor and API took.', labels: ['class'] },
  mimar_slow_requests_total: { type: 'counter', help: 'Answers that took longer than SLOW_MS.' },
  mimar_refused_overload_total: { type: 'counter', help: 'Requests refused because the server had too much to do.' },
  mimar_errors_total: { type: 'counter', help: 'Refusals and failures of the API, by code.', labels: ['code'] },
  mimar_refused_total: { type: 'counter', help: 'Refused ways in and requests, by what.', labels: ['what'] },
  mimar_operations_total: { type: 'counter', help: 'Changes of sites that were stored.' },
  mimar_save_seconds: { type: 'histogram', help: 'From a change that has arrived to its acknowledgement.' },
  mimar_releases_total: { type: 'counter', help: 'Publishes, by what became of them.', labels: ['outcome'] },
  mimar_publish_seconds: { type: 'histogram', help: 'What publishes took.' },
  mimar_jobs: { type: 'gauge', help: 'Work in the background that is not done.', labels: ['kind', 'state'] },
  mimar_disk_free_bytes: { type: 'gauge', help: 'Room that is left where DATA_DIR is.' },
  mimar_disk_size_bytes: { type: 'gauge', help: 'Size of the disk that DATA_DIR is on.' },
  mimar_cache_bytes: { type: 'gauge', help: 'Memory that published files take.' },
  mimar_cache_limit_bytes: { type: 'gauge', help: 'The most they may take (CACHE_MB).' },
  mimar_collections_total: { type: 'counter', help: 'Times that files nobody needs were looked for.' },
  mimar_collected_bytes_total: { type: 'counter', help: 'Bytes that were removed then.' },
  mimar_collected_pictures_total: { type: 'counter', help: 'Pictures that were forgotten then.' },
  mimar_backup_made_timestamp_seconds: { type: 'gauge', help: 'When the last backup was made; 0: never.' },
  mimar_backup_proven_timestamp_seconds: { type: 'gauge', help: 'When one was last restored and equal; 0: never.' },
  mimar_backup_age_seconds: { type: 'gauge', help: 'Age of that proof; -1 where there is none.' },
  mimar_backup_failures_total: { type: 'counter', help: 'Backups that failed.' },
  mimar_certificates: { type: 'gauge', help: 'Names with a certificate, where TLS=acme.' },
  mimar_certificate_earliest_end_days: { type: 'gauge', help: 'Days until the first of them ends; 0 without any.' },
  mimar_certificates_issued_total: { type: 'counter', help: 'Certificates that this server got.' },
  mimar_certificate_failures_total: { type: 'counter', help: 'Orders of certificates that failed.' },
} as const satisfies { readonly [name: string]: MetricKind }

export type MetricName = keyof typeof METRICS

/** The metrics of one type. */
export type MetricOf<Type extends MetricKind['type']> = {
  [Name in MetricName]: (typeof METRICS)[Name] extends { readonly type: Type } ? Name : never
}[MetricName]
