/** A graphql-ws connection driven frame by frame. */
import { once } from 'node:events';
import { WebSocket } from 'ws';

export interface Frame {
  readonly type: string;
  readonly id?: string;
  readonly payload?: { readonly message: string; readonly extensions: { readonly code: string } }[] & {
    readonly data?: Record<string, unknown>;
    readonly errors?: { readonly message: string; readonly extensions: { readonly code: string } }[];
  };
}

/** Every socket of the test file, to be ended after each test. */
export const opened: WebSocket[] = [];

/** A socket whose frames are read one after the other. */
export class Talk {
  private readonly frames: Frame[] = [];
  private readonly waiting: ((frame: Frame) => void)[] = [];
  readonly closed: Promise<{ status: string; message: string; code: null }>;

  constructor(readonly socket: WebSocket) {
    opened.push(socket);
    this.closed = once(socket, 'close').then(([code, reason]) => ({ status: `close ${code}`, message: String(reason), code: null }));
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as Frame;
      const reader = this.waiting.shift();
      if (reader) reader(frame);
      else this.frames.push(frame);
    });
  }

  send(frame: object | string): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  next(): Promise<Frame> {
    const frame = this.frames.shift();
    return frame ? Promise.resolve(frame) : new Promise((resolve) => this.waiting.push(resolve));
  }

  subscribe(id: string, query = 'subscription { ticked }'): void {
    this.send({ id, type: 'subscribe', payload: { query } });
  }

  get unread(): number {
    return this.frames.length;
  }
}
