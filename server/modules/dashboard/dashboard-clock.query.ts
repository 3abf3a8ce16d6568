/** The months of the dashboards are those of Bangladesh; SQL shared by their queries. */
const ZONE = "'Asia/Dhaka'";

/** SQL: the month of a moment, yyyy-mm. */
export const monthOf = (column: string) => `to_char(${column} AT TIME ZONE ${ZONE}, 'YYYY-MM')`;

/**
 * The row of `clock`: this month's start, the month before and how far into it the same days reach, so that a running
 * month is compared with as many days, to the hour. A month that is shorter ends with itself.
 */
export const CLOCK = `clock AS (
  SELECT today, to_char(start, 'YYYY-MM') AS month, start AT TIME ZONE ${ZONE} AS this_month,
    (start - interval '1 month') AT TIME ZONE ${ZONE} AS before_start,
    least(start - interval '1 month' + (local - start), start) AT TIME ZONE ${ZONE} AS before_until,
    (start - interval '11 months') AT TIME ZONE ${ZONE} AS year_start
  FROM (SELECT local, local::date AS today, date_trunc('month', local) AS start FROM (SELECT now() AT TIME ZONE ${ZONE} AS local) l) t
)`;

/** Represents a month in rows that are grouped by `months()`: the same days of the month before. */
export const SAME_DAYS = 'same-days';

/** SQL, beside CLOCK: is this moment in the same days of the month before? */
export const inSameDays = (column: string) => `(${column} >= before_start AND ${column} < before_until) AS same_days`;

/** SQL over columns `month` and `same_days`: one row a month, one of SAME_DAYS, one of all (null). */
export const MONTH_KEY = `CASE WHEN grouping(same_days) = 1 THEN month WHEN same_days THEN '${SAME_DAYS}' ELSE 'other-days' END`;
export const BY_MONTH = 'GROUP BY GROUPING SETS ((month), (same_days), ())';
