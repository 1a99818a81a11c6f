/** Shapes, and how a canvas paints them. A picture is a list of shapes: made without a browser, painted by one. */

/** A colour, or two for a run from top to bottom. */
export type Fill = string | readonly [string, string]

export type Shape =
  | { kind: 'box'; x: number; y: number; width: number; height: number; radius: number; fill?: Fill; stroke?: Stroke }
  | { kind: 'dot'; x: number; y: number; radius: number; fill: string; stroke?: Stroke }
  /** An SVG path in units of its own: moved to x and y, then scaled, then turned about a point in its units. */
  | { kind: 'path'; d: string; x: number; y: number; scale: number; turn?: Turn; fill?: Fill; stroke?: Stroke }
  | {
      kind: 'text'
      text: string
      x: number
      y: number
      size: number
      face: 'text' | 'head'
      weight: number
      fill: string
      align: 'left' | 'center' | 'right'
      /** The widest it may be: it is drawn smaller, then cut. */
      most: number
    }

interface Stroke {
  colour: string
  width: number
}

interface Turn {
  degrees: number
  x: number
  y: number
}

type TextShape = Extract<Shape, { kind: 'text' }>

export function paint(
  context: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  faces: Record<'text' | 'head', string>,
): void {
  for (const shape of shapes) {
    context.save()
    if (shape.kind === 'text') paintText(context, shape, faces[shape.face])
    else paintForm(context, shape)
    context.restore()
  }
}

function paintForm(context: CanvasRenderingContext2D, shape: Exclude<Shape, TextShape>): void {
  let form = new Path2D()
  let height = 0
  if (shape.kind === 'box') {
    context.translate(shape.x, shape.y)
    form.roundRect(0, 0, shape.width, shape.height, shape.radius)
    height = shape.height
  } else if (shape.kind === 'dot') {
    form.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI)
  } else {
    context.translate(shape.x, shape.y)
    context.scale(shape.scale, shape.scale)
    if (shape.turn) {
      context.translate(shape.turn.x, shape.turn.y)
      context.rotate((shape.turn.degrees * Math.PI) / 180)
      context.translate(-shape.turn.x, -shape.turn.y)
    }
    form = new Path2D(shape.d)
  }
  if (shape.fill) {
    context.fillStyle = typeof shape.fill === 'string' ? shape.fill : run(context, shape.fill, height)
    context.fill(form)
  }
  if (shape.stroke) {
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.lineWidth = shape.stroke.width
    context.strokeStyle = shape.stroke.colour
    context.stroke(form)
  }
}

function run(
  context: CanvasRenderingContext2D,
  [top, bottom]: readonly [string, string],
  height: number,
): CanvasGradient {
  const gradient = context.createLinearGradient(0, 0, 0, height)
  gradient.addColorStop(0, top)
  gradient.addColorStop(1, bottom)
  return gradient
}

/** Texts are not drawn smaller than this share of their size. */
const SMALLEST = 0.72

function paintText(context: CanvasRenderingContext2D, shape: TextShape, face: string): void {
  const font = (size: number) => `${shape.weight} ${size}px ${face}`
  context.font = font(shape.size)
  const width = context.measureText(shape.text).width
  const share = Math.max(SMALLEST, Math.min(1, shape.most / width))
  context.font = font(shape.size * share)
  let text = shape.text
  while (context.measureText(text).width > shape.most && text.length > 2) text = `${text.slice(0, -2).trimEnd()}…`
  context.fillStyle = shape.fill
  context.textAlign = shape.align
  context.textBaseline = 'alphabetic'
  context.fillText(text, shape.x, shape.y)
}
