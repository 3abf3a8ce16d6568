/**
 * A program that npm has started ends when npm is gone: npm passes SIGINT and SIGTERM on, but neither SIGHUP nor
 * SIGKILL, which would leave the program and its port behind.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
