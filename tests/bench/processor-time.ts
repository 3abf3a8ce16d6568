/** This file reads the processor time of processes, which Linux reports in /proc. */
import fs from 'node:fs';

/** The kernel counts a process's time in hundredths of a second. */
const TICK_MS = 10;

function fieldsOf(pid: number | string): readonly string[] {
  return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
}

/** Milliseconds a process has computed, all its threads together; 0 where the system does not report it. */
export function processorTime(pid: number): number {
  try {
    const fields = fieldsOf(pid);
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** The same of a process, the children it has now and those that have ended. */
export function processorTimeOfTree(pid: number): number {
  if (!fs.existsSync('/proc')) return 0;
  const children = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  const ended = fieldsOf(pid);
  return children.reduce(
    (sum, child) => sum + processorTime(Number(child)),
    processorTime(pid) + (Number(ended[13]) + Number(ended[14])) * TICK_MS,
  );
}

/** null for a process that has ended meanwhile. */
function parentOf(pid: string): number | null {
  try {
    return Number(fieldsOf(pid)[1]);
  } catch {
    return null;
  }
}
