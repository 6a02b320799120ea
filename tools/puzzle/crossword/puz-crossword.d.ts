// The part of the library that we use; it has no types of its own.
declare module '@confuzzle/puz-crossword' {
  interface PuzFields {
    title: string;
    author: string;
    copyright: string;
    note: string;
    width: number;
    height: number;
    clues: string[];
    solution: string;
    state: string;
  }
  export class PuzCrossword implements PuzFields {
    static from(bytes: Uint8Array): PuzCrossword;
    constructor(fields: PuzFields);
    toBytes(): Uint8Array;
    title: string;
    author: string;
    copyright: string;
    note: string;
    width: number;
    height: number;
    clues: string[];
    solution: string;
    state: string;
  }
}
