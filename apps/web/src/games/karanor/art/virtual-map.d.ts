declare module 'virtual:karanor-map' {
  const map: Parameters<typeof import('./map-plan.ts').mapPlan>[0];
  export default map;
}
