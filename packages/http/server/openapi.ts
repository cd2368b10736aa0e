import { z } from 'zod';
import { errorStatus } from '#packages/http/contract';
import type { Endpoint, Upload } from '#packages/http/contract';
import { eventStreamType } from './event-stream.ts';

/** The OpenAPI 3.1 document, created from the declarations of the endpoints. */
export function openapiDocument(endpoints: readonly Endpoint[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, path) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Watershade', version },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in.' },
        machine: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a machine.',
        },
      },
      schemas: { Refusal: refusalSchema },
    },
    paths,
  };
}

function operation(endpoint: Endpoint, path: string): object {
  const { name, summary, right, feature, body, upload } = endpoint;
  return {
    operationId: path === endpoint.path ? name : `${name}:${path}`,
    tags: [name.split('.')[0]],
    summary,
    description: `Right: ${right}.${feature === undefined ? '' : ` Feature: ${feature}.`}`,
    ...(right === 'public' ? {} : { security: waysIn(endpoint) }),
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(schema(body)) } }),
    ...(upload === undefined ? {} : { requestBody: { required: true, content: form(upload) } }),
    parameters: [
      ...parameters(endpoint.params, 'path', true),
      ...parameters(endpoint.query, 'query', false),
    ],
    responses: {
      200: { description: 'Success', content: answered(endpoint) },
      ...refusals(endpoint),
    },
  };
}

function waysIn({ forMachines = false }: Endpoint): object[] {
  return [{ bearer: [] }, ...(forMachines ? [{ machine: [] }] : [])];
}

function answered({ data, extraFields, hasDoneAny, file, isStream }: Endpoint): object {
  if (file !== undefined) return { [file]: { schema: { type: 'string', format: 'binary' } } };
  const shape = schema(data);
  if (isStream) return { [eventStreamType]: { schema: shape } };
  const { properties = {} } = extraFields === undefined ? {} : (schema(extraFields) as Shape);
  const flag = hasDoneAny === undefined ? { type: 'boolean', const: true } : { type: 'boolean' };
  return json(envelopeOf(shape, flag, properties));
}

function form({ field }: Upload): object {
  const file = { type: 'string', format: 'binary' };
  const shape = { type: 'object', required: [field], properties: { [field]: file } };
  return { 'multipart/form-data': { schema: shape } };
}

function refusals({ right, feature, errors = [] }: Endpoint): Record<string, object> {
  const general = right === 'public' ? [] : ['UNAUTHORISED', 'FORBIDDEN'];
  const off = feature === undefined ? [] : ['FEATURE_OFF'];
  const codes = [...general, ...off, 'BAD_REQUEST', 'INVALID', 'NOT_FOUND', ...errors];
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const status = errorStatus[code as keyof typeof errorStatus];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = json({ $ref: '#/components/schemas/Refusal' });
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [status, { description: names.join(', '), content }]),
  );
}

function parameters(part: z.ZodType | undefined, place: string, required: boolean): object[] {
  if (part === undefined) return [];
  const { properties = {} } = schema(part) as Shape;
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required,
    schema: of,
  }));
}

interface Shape {
  properties?: Record<string, object>;
}

/** Shapes never change, and many endpoints share them. */
const schemas = new WeakMap<z.ZodType, object>();

function schema(part: z.ZodType): object {
  const known = schemas.get(part);
  if (known !== undefined) return known;
  const { $schema: _, ...rest } = z.toJSONSchema(part, { unrepresentable: 'any', io: 'input' });
  schemas.set(part, rest);
  return rest;
}

function json(of: object): object {
  return { 'application/json': { schema: of } };
}

function envelopeOf(data: object, flag: object, extraFields: Record<string, object>): object {
  return {
    type: 'object',
    required: ['status', 'success', 'data', 'message'],
    properties: {
      status: flag,
      success: flag,
      data,
      message: { type: ['string', 'null'] },
      ...extraFields,
    },
  };
}

const refusalSchema = {
  type: 'object',
  required: ['status', 'success', 'data', 'message', 'code', 'request_id'],
  properties: {
    status: { type: 'boolean', const: false },
    success: { type: 'boolean', const: false },
    data: { type: 'null' },
    message: { type: ['string', 'null'] },
    code: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    request_id: { type: 'string' },
  },
};
