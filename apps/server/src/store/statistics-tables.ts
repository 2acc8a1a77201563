/** The tables of what was visited, as sums of days. */
export interface StatisticsTables {
  /** `day` by the site's clock; `name` is '*' for all that were too many to be kept apart. */
  visit_sums: { site: string; day: string; kind: string; name: string; views: number; visits: number }
  statistics_settings: { site: string; is_counted: number; keep_months: number; time_zone: string }
  /** `bucket` is the upper bound of what was measured, in milliseconds; of CLS in thousandths. */
  speed_sums: {
    site: string
    day: string
    page: string
    measure: string
    section: string
    bucket: number
    times: number
  }
}
