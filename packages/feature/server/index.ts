export { serverFeature } from './server-feature.ts';
export type {
  DemoSite,
  FeatureTask,
  LoopServices,
  PersonalData,
  ServerFeature,
  TaskServices,
} from './server-feature.ts';
