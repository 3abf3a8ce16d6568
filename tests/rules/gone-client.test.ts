import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createGunzip } from 'node:zlib';
import { endWith } from '../../server/platform/http/client/packed-files';

it('a file is not unpacked for a client who has gone, and that is no incident', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.destroy();
  const body = jest.fn(createGunzip);
  endWith({ body, length: 1, etag: '"a"', encoding: null }, 'GET', response);
  expect(body).not.toHaveBeenCalled();
});
