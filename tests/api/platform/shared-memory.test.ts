/** A cluster of tests that is killed, also while it is made, leaves no memory behind that its processes shared. */
import { clusterUrl, withClient } from '../../support/database';

it('the processes of a cluster of tests share memory in files of its folder, as its initdb did', async () => {
  const { rows } = await withClient(clusterUrl(), (client) =>
    client.query<{ setting: string; source: string }>("SELECT setting, source FROM pg_settings WHERE name = 'dynamic_shared_memory_type'"),
  );
  // from the file that initdb wrote, which used the setting itself
  expect(rows).toEqual([{ setting: process.platform === 'win32' ? 'windows' : 'mmap', source: 'configuration file' }]);
});
