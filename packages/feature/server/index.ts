export { serverFeature } from './server-feature.ts';
export type {
  DemoSite,
  FeatureTask,
  PersonalData,
  ServerFeature,
  TaskServices,
} from './server-feature.ts';
