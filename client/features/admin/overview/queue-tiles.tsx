import type { ReactNode } from 'react';
import {
  Ban,
  Banknote,
  BookUser,
  CircleAlert,
  HandCoins,
  CircleCheck,
  CircleHelp,
  Clock,
  EyeOff,
  FileCheck,
  ImageOff,
  MessageCircleWarning,
  MessageSquareX,
  PackageX,
  ReceiptText,
  ShieldCheck,
  Undo2,
  Unplug,
  UserX,
  Users,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AdminHomeQuery } from '../../../generated/graphql';
import { useFormat } from '../../../platform/format';
import { useMessages } from '../../../platform/i18n/use-messages';
import { paths } from '../../../platform/paths';
import { messages } from '../audit/audit.messages';

type Overview = AdminHomeQuery['adminOverview'];

interface Queue {
  readonly key: Exclude<keyof Overview, '__typename'>;
  readonly icon: ReactNode;
  readonly to: string;
}

/** Someone or something does not move because of these. */
const urgent: ReadonlySet<Queue['key']> = new Set([
  'waitingLate',
  'ordersStuck',
  'problemsToDecide',
  'paymentDisputes',
  'refusalsContested',
  'refundsOverdue',
  'messagesReported',
  'reviewImagesReported',
  'smsNotSent',
  'webhooksFailing',
]);

/** Nobody waits for these: they follow the work. */
const figures: ReadonlySet<Queue['key']> = new Set(['productsHidden', 'approvedToday', 'suspendedToday', 'suspended', 'accounts']);

/**
 * Each figure is the way to the list that is so long: those that someone waits for first, then the other work, then
 * mere figures. Lists in which nothing is are folded. `today` is the day of Dhaka, yyyy-mm-dd.
 */
export function QueueTiles({ overview, today }: { overview: Overview; today: string }) {
  const t = useMessages(messages);
  const queues: readonly Queue[] = [
    { key: 'waiting', icon: <ShieldCheck aria-hidden />, to: paths.approvals() },
    { key: 'waitingLate', icon: <Clock aria-hidden />, to: paths.approvals({ late: 1 }) },
    { key: 'documentsToCheck', icon: <FileCheck aria-hidden />, to: paths.approvals({ docs: 1 }) },
    { key: 'ordersStuck', icon: <PackageX aria-hidden />, to: paths.adminOrders({ stuck: 1 }) },
    { key: 'paymentDisputes', icon: <HandCoins aria-hidden />, to: paths.page('adminDisputes') },
    { key: 'refusalsContested', icon: <PackageX aria-hidden />, to: paths.page('adminRefusals') },
    { key: 'messagesReported', icon: <MessageCircleWarning aria-hidden />, to: paths.page('adminReports') },
    { key: 'reviewImagesReported', icon: <ImageOff aria-hidden />, to: paths.page('adminReviewImages') },
    { key: 'storiesNew', icon: <BookUser aria-hidden />, to: paths.page('adminStories') },
    { key: 'problemsToDecide', icon: <CircleAlert aria-hidden />, to: paths.adminProblems() },
    { key: 'refundsOverdue', icon: <Undo2 aria-hidden />, to: paths.page('adminRefunds') },
    { key: 'billsOverdue', icon: <ReceiptText aria-hidden />, to: paths.adminBills({ state: 'OVERDUE' }) },
    { key: 'payoutsRequested', icon: <Banknote aria-hidden />, to: paths.adminPayouts() },
    { key: 'supportOpen', icon: <CircleHelp aria-hidden />, to: paths.adminSupport() },
    { key: 'smsNotSent', icon: <MessageSquareX aria-hidden />, to: paths.adminMessages() },
    { key: 'webhooksFailing', icon: <Unplug aria-hidden />, to: paths.adminWebhooks({ failing: 1 }) },
    { key: 'productsHidden', icon: <EyeOff aria-hidden />, to: paths.adminProducts({ standing: 'HIDDEN' }) },
    { key: 'approvedToday', icon: <CircleCheck aria-hidden />, to: paths.adminAudit({ action: 'account.approved', from: today }) },
    { key: 'suspendedToday', icon: <Ban aria-hidden />, to: paths.adminAudit({ action: 'account.suspended', from: today }) },
    { key: 'suspended', icon: <UserX aria-hidden />, to: paths.adminUsers({ status: 'SUSPENDED' }) },
    { key: 'accounts', icon: <Users aria-hidden />, to: paths.adminUsers() },
  ];
  const rankOf = ({ key }: Queue) => (urgent.has(key) ? 0 : figures.has(key) ? 2 : 1);
  const full = queues.filter(({ key }) => overview[key] > 0).toSorted((one, other) => rankOf(one) - rankOf(other));
  const empty = queues.filter(({ key }) => overview[key] === 0);
  return (
    <>
      {!full.some(({ key }) => !figures.has(key)) && <p className="caption">{t('nothingWaits')}</p>}
      <Tiles queues={full} overview={overview} label={t('queues')} />
      {empty.length > 0 && (
        <details className="queue-empty">
          <summary>{t('emptyQueues', { count: empty.length })}</summary>
          <Tiles queues={empty} overview={overview} label={t('emptyQueues', { count: empty.length })} />
        </details>
      )}
    </>
  );
}

function Tiles({ queues, overview, label }: { queues: readonly Queue[]; overview: Overview; label: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ul className="tiles queue-tiles" aria-label={label}>
      {queues.map(({ key, icon, to }) => (
        <li key={key}>
          <Link className="tile queue-tile" to={to} data-urgent={urgent.has(key) && overview[key] > 0}>
            <span className="tile-label">
              {icon}
              {t(key)}
            </span>
            <span className="tile-value">{format.number(overview[key])}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
