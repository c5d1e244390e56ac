/** The part of boardgame.io that the comparison uses; its own declarations do not fit ES modules. */
declare module 'boardgame.io/dist/cjs/internal.js' {
  interface Reduced<G> {
    readonly G: G;
  }
  const internal: {
    ProcessGameConfig(game: object): object;
    InitializeGame<G>(input: { game: object; numPlayers: number }): Reduced<G>;
    CreateGameReducer<G>(input: { game: object }): (state: Reduced<G>, action: object) => Reduced<G>;
  };
  export default internal;
}
