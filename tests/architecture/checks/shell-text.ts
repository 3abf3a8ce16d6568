/**
 * The commands of a text for the shell, read word by word. It knows what the scripts of this project are written with,
 * and throws at anything else: here documents, backticks, arithmetic.
 */
export interface Word {
  readonly text: string;
  /** Nothing in it is put in by the shell. */
  readonly isKnown: boolean;
}

export interface ShellText {
  readonly commands: readonly (readonly Word[])[];
  /** Names of its own. */
  readonly functions: ReadonlySet<string>;
}

const BEFORE_A_COMMAND = ['if', 'then', 'elif', 'else', 'fi', 'while', 'until', 'do', 'done', '{', '}', '!', 'esac'];

export function readShell(text: string): ShellText {
  const reader = new Reader(text);
  reader.readCommands(null);
  return reader;
}

class Reader implements ShellText {
  readonly commands: Word[][] = [];
  readonly functions = new Set<string>();
  private at = 0;

  constructor(private readonly text: string) {}

  /** Up to the end, or to the bracket that closes what is read. */
  readCommands(end: ')' | null): void {
    let words: Word[] = [];
    const finish = () => {
      if (words.length > 0) this.commands.push(words);
      words = [];
    };
    for (;;) {
      this.take(/(?:[ \t]|\\\n)*(?:#[^\n]*)?/y);
      if (this.at >= this.text.length) {
        if (end !== null) throw new Error('a bracket is not closed');
        return finish();
      }
      if (this.take(/\)/y) !== null) {
        if (end === null) throw new Error('a bracket is closed that is not open');
        return finish();
      }
      if (this.take(/;;/y) !== null) {
        finish();
        this.readPattern();
      } else if (this.take(/&&|\|\||[;&|\n]/y) !== null) finish();
      else if (this.take(/\(/y) !== null) {
        finish();
        this.readCommands(')');
      } else if (this.take(/\d*(?:<<|[<>]\()/y) !== null) throw new Error('a document or a program is put in');
      else if (this.take(/\d*(?:>>|[<>]&|[<>])[ \t]*/y) !== null) this.readWord();
      else this.readNext(words);
    }
  }

  private readNext(words: Word[]): void {
    const isFirst = words.length === 0;
    const name = isFirst ? this.take(/\w+\(\)/y) : null;
    if (name !== null) {
      this.functions.add(name.slice(0, -2));
      return;
    }
    const begin = this.at;
    const word = this.readWord();
    const isBare = this.text.slice(begin, this.at) === word.text;
    if (!isFirst || !isBare) words.push(word);
    else if (word.text === 'for')
      this.take(/[^;\n]*/y)
        ?.match(/\$\(|`/)
        ?.forEach(() => fail('a list is put in'));
    else if (word.text === 'case') {
      this.take(/[ \t]+/y);
      this.readWord();
      if (this.take(/[ \t]+in\b/y) === null) fail('case has no in');
      this.readPattern();
    } else if (!BEFORE_A_COMMAND.includes(word.text)) words.push(word);
  }

  /** A choice of `case`: its text is compared, and nothing of it is started. */
  private readPattern(): void {
    this.take(/(?:\s|#[^\n]*)*/y);
    if (this.take(/esac\b/y) === null && this.take(/[^()'"`$\n]+\)/y) === null) fail('a pattern');
  }

  private readWord(): Word {
    const begin = this.at;
    let text = '';
    let isKnown = true;
    const expand = () => {
      text += this.readExpansion();
      isKnown = false;
    };
    for (let next = this.text[this.at]; next !== undefined && !/[\s;&|()<>]/.test(next); next = this.text[this.at]) {
      if (next === '$') expand();
      else if (next === "'") text += (this.take(/'[^']*'/y) ?? fail('a quote is not closed')).slice(1, -1);
      else if (next === '"') {
        this.at += 1;
        while (this.take(/"/y) === null) {
          if (this.text[this.at] === '$') expand();
          else text += (this.take(/\\[^]|[^"$`\\]+/y) ?? fail('a quote')).replace(/^\\(?=[$`"\\])/, '');
        }
      } else text += (this.take(/\\[^]|[^\s;&|()<>$'"`\\]+/y) ?? fail('a backtick')).replace(/^\\/, '');
    }
    if (this.at === begin) fail('a word');
    return { text, isKnown };
  }

  /** A variable, or the output of commands, which are read too. */
  private readExpansion(): string {
    const begin = this.at;
    if (this.take(/\$\((?!\()/y) !== null) this.readCommands(')');
    else if (this.take(/\$(?:\w+|[@*#?!$-]|\{(?:[^{}`$"']|"?\$\w+"?)*\})/y) === null) fail('an expansion');
    return this.text.slice(begin, this.at);
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const [found = null] = pattern.exec(this.text) ?? [];
    if (found !== null) this.at += found.length;
    return found;
  }
}

function fail(what: string): never {
  throw new Error(`${what} is not understood`);
}
