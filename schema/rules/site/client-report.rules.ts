/**
 * The server accepts a report of a page by these rules (schema/values/site/client-reports.ts). Anyone can send a
 * report, so each field is bounded.
 */
import * as yup from 'yup';
import { MOST_REPORTED_ERRORS, reportedPages, webVitals } from '../../values/site/client-reports';

const LONGEST_VITAL_MS = 600_000;
const position = () => yup.number().integer().min(0).max(10_000_000).required();

export const clientReportRules = yup
  .object({
    page: yup
      .string()
      .oneOf([...reportedPages])
      .required(),
    vitals: yup
      .array()
      .of(
        yup
          .object({
            name: yup
              .string()
              .oneOf([...webVitals])
              .required(),
            value: yup.number().min(0).max(LONGEST_VITAL_MS).required(),
          })
          .noUnknown(),
      )
      .max(webVitals.length)
      .required(),
    errors: yup
      .array()
      .of(
        yup
          .object({
            name: yup
              .string()
              .matches(/^[A-Za-z]{1,40}$/)
              .required(),
            file: yup
              .string()
              .matches(/^\/assets\/[\w.-]{1,120}\.js$/)
              .nullable()
              .defined(),
            line: position(),
            column: position(),
          })
          .noUnknown(),
      )
      .max(MOST_REPORTED_ERRORS)
      .required(),
  })
  .noUnknown();
