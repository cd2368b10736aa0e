export { addSampleData, removeSampleData, sampleTestField } from './sample-endpoints.ts';
