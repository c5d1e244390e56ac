import type { RoomBoard, RoomFrame, RoomPerson } from '@comptoir/protocol';
import { begin } from '../../browser/settled.ts';
import type { Analysis } from './analysis.svelte.ts';
import type { Place, Tree } from './tree.ts';

/** What is told of a room, and what can be done in it; a server carries it. */
export interface Company {
  /** Who one is. */
  readonly me: string;
  /** The address to send to others. */
  readonly link: string;
  show(board: RoomBoard): Promise<string | null>;
  lead(person: string): Promise<string | null>;
  end(): Promise<string | null>;
  leave(): void;
}

/** Milliseconds between updates while somebody writes or leafs; the last one is always sent. */
const PAUSE = 200;

const treeOf = ({ tried, notes }: RoomFrame['board']): Tree => ({
  tried: tried.map(([parent, seat, id, answer]) => ({ parent, move: { seat, id, answer } })),
  notes: new Map(notes.map(({ place, text }) => [place, text])),
});

/** What an analysis shows, as a room tells it. */
export const boardOf = ({ tree, place, eyes, isOpen }: Analysis): RoomBoard => ({
  tried: tree.tried.map(({ parent, move: { seat, id, answer } }) => [parent, seat, id, answer]),
  notes: [...tree.notes].map(([at, text]) => ({ place: at, text })),
  place,
  eyes,
  open: isOpen,
});

/** Several who look at one board: whoever leads shows, the others follow or look by themselves. */
export class Together {
  readonly #analysis: Analysis;
  readonly #company: Company;
  told = $state.raw<RoomFrame>() as RoomFrame;
  isFollowing = $state(true);
  /** away: the line is down and comes back; over: the room has ended, or one is not let in. */
  state = $state<'here' | 'away' | 'over'>('here');
  /** Whether the leader shows lines that the rules of this page do not know. */
  isForeign = $state(false);
  /** Why the last thing one did was not taken. */
  problem = $state<string | null>(null);
  /** What the room shows, as far as this page knows. */
  #shown = '';
  #isShowing = false;

  constructor(analysis: Analysis, company: Company, first: RoomFrame) {
    this.#analysis = analysis;
    this.#company = company;
    this.told = first;
    this.follow();
  }

  get me(): string {
    return this.#company.me;
  }
  get link(): string {
    return this.#company.link;
  }
  get isLeading(): boolean {
    return this.told.leader === this.me;
  }
  get isOwner(): boolean {
    return this.told.owner === this.me;
  }
  get leader(): RoomPerson | null {
    return this.told.people.find(({ id }) => id === this.told.leader) ?? null;
  }
  get here(): readonly RoomPerson[] {
    return this.told.people.filter(({ here }) => here);
  }
  /** Whether nobody leads: whoever did has gone. */
  get isVacant(): boolean {
    return this.leader?.here !== true;
  }

  hear(frame: RoomFrame): void {
    if (this.state === 'over') return;
    this.state = 'here';
    if (frame.version < this.told.version) return;
    const wasLeading = this.isLeading;
    this.told = frame;
    // A new leader begins with what all see; whoever has led follows.
    if (wasLeading !== this.isLeading || (!this.isLeading && this.isFollowing)) this.follow();
    this.look();
  }

  lost(): void {
    this.state = 'over';
  }
  down(): void {
    if (this.state === 'here') this.state = 'away';
  }

  /** Looks where the leader looks. */
  follow(): void {
    const { board, plays } = this.told;
    const { positions } = this.#analysis;
    const isTaken = this.#analysis.take({ tree: treeOf(board), place: board.place });
    this.isForeign = !isTaken || plays !== positions.game.rules;
    this.#analysis.learning.stop();
    this.#analysis.eyes = board.eyes;
    this.#analysis.isOpen = board.open;
    this.isFollowing = true;
    this.#shown = JSON.stringify(boardOf(this.#analysis));
  }

  /** Something may have changed here: whoever leads shows it, whoever follows goes on alone. */
  look(): void {
    if (this.state === 'over') return;
    const { isTrying } = this.#analysis;
    const isSame = JSON.stringify(boardOf(this.#analysis)) === this.#shown;
    if (this.isLeading) {
      if (!isSame && this.state === 'here') void this.#show();
    } else if (this.isFollowing && (!isSame || isTrying)) this.isFollowing = false;
  }

  async #show(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    const done = begin();
    while (this.isLeading && this.state === 'here') {
      const board = boardOf(this.#analysis);
      const text = JSON.stringify(board);
      if (text === this.#shown) break;
      const problem = await this.#company.show(board);
      // Those who were too quick try again; what is too much for a room waits until it has changed.
      if (problem !== 'too-many-requests') {
        this.problem = problem;
        if (problem === 'away') break;
        this.#shown = text;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    this.#isShowing = false;
    done();
  }

  /** Hands the lead over, or takes it oneself. */
  async lead(person: string = this.me): Promise<void> {
    this.problem = await this.#company.lead(person);
  }

  async end(): Promise<void> {
    this.problem = await this.#company.end();
    if (this.problem === null) this.leave();
  }

  /** The analysis goes on alone. */
  leave(): void {
    this.#company.leave();
    if (this.#analysis.together === this) this.#analysis.together = null;
  }

  /** Who wrote the note at a place; null for oneself, and where nobody else did. */
  authorAt(place: Place): string | null {
    const note = this.told.board.notes.find((one) => one.place === place);
    if (note === undefined || note.by === this.me || this.#analysis.tree.notes.get(place) !== note.text)
      return null;
    return this.told.people.find(({ id }) => id === note.by)?.name ?? null;
  }
}
