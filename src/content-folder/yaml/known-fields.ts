import { z } from 'zod';

/**
 * The fields that a schema defines for the value at a path.
 * @returns their names; none where the schema expects no object there
 */
export function knownFields(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const [key, ...rest] = path;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return knownFields(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return knownFields(schema.in, path);
  if (key === undefined) return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  if (schema instanceof z.ZodArray) return knownFields(schema.element, rest);
  if (schema instanceof z.ZodRecord) return knownFields(schema.valueType, rest);
  const field = schema instanceof z.ZodObject ? schema.shape[String(key)] : undefined;
  return field ? knownFields(field, rest) : [];
}
