import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal } from "../../values/decimal.ts";
import {
  subtractDecimals,
  moduloDecimal,
  divideDecimals,
  addDecimals,
  raiseDecimal,
  multiplyDecimals,
} from "./decimal-arithmetic.ts";

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((cents) => decimal(cents).div(100));

describe("exact arithmetic", () => {
  test("adding and subtracting a number changes nothing", () => {
    fc.assert(fc.property(amounts, amounts, (a, b) => subtractDecimals(addDecimals(a, b)!, b)!.eq(a)));
  });

  test("multiplication agrees with whole cents", () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: -99_999, max: 99_999 }), (a, b) => {
        const product = multiplyDecimals(decimal(a).div(100), decimal(b).div(100));
        return product!.times(10_000).eq(a * b);
      }),
    );
  });

  test("shares divided to 20 digits make up the whole again", () => {
    const third = divideDecimals(decimal(100), decimal(3))!;
    const seventh = divideDecimals(decimal(100), decimal(7))!;
    const all = (share: ReturnType<typeof decimal>, times: number) =>
      Array.from({ length: times }, () => share).reduce((sum, one) => addDecimals(sum, one)!, decimal(0));
    expect(all(third, 3).toFixed()).toBe("100");
    expect(all(seventh, 7).toFixed()).toBe("100");
    expect(subtractDecimals(decimal(100), all(third, 2))!.minus(third).abs().lte("1e-18")).toBe(true);
    expect(subtractDecimals(subtractDecimals(decimal(100), all(third, 2))!, third)!.toFixed()).toBe("0");
    expect(multiplyDecimals(third, decimal(3))!.toFixed()).toBe("100");
    expect(multiplyDecimals(third, decimal(5400))!.toFixed()).toBe("180000");
  });

  test("numbers as exact as they were typed stay exact", () => {
    const tiny = decimal("0.00000000000000000001");
    expect(addDecimals(decimal("0.1234567890123"), decimal(1))!.toFixed()).toBe("1.1234567890123");
    expect(multiplyDecimals(tiny, decimal(3))!.eq(tiny.times(3))).toBe(true);
  });

  test("whole powers agree with repeated multiplication", () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 30 }), fc.integer({ min: 0, max: 12 }), (base, exponent) => {
        const tenth = decimal(base).div(10);
        let product = decimal(1);
        for (let i = 0; i < exponent; i++) product = product.times(tenth);
        return raiseDecimal(tenth, decimal(exponent))!.eq(product);
      }),
    );
  });

  test("division by ten, a hundred … equals general division", () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 20 }), (a, zeros) => {
        const divisor = decimal(`1${"0".repeat(zeros)}`);
        return (
          divideDecimals(a, divisor)!.eq(a.div(divisor)) && divideDecimals(a.div(3), divisor)!.eq(a.div(3).div(divisor))
        );
      }),
    );
  });

  test("the remainder has the sign of the divisor and is smaller than it", () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        if (b.eq(0)) return moduloDecimal(a, b) === null;
        const rest = moduloDecimal(a, b)!;
        return rest.abs().lt(b.abs()) && (rest.eq(0) || rest.s === b.s);
      }),
    );
  });

  test("a loan of 200,000 at 6 % over 360 months costs 1,199.10 a month", () => {
    const growth = raiseDecimal(decimal("1.005"), decimal(-360))!;
    const payment = divideDecimals(decimal(1000), subtractDecimals(decimal(1), growth)!)!;
    expect(payment.toFixed(2)).toBe("1199.10");
  });

  test("results that are too large are rejected immediately", () => {
    const huge = decimal("1e1000000");
    expect(addDecimals(huge, decimal(1))).toBe(null);
    expect(multiplyDecimals(huge, huge)).toBe(null);
    expect(raiseDecimal(decimal(10), decimal(9999))).toBe(null);
    expect(raiseDecimal(decimal(9), decimal("1e9"))).toBe(null);
    expect(divideDecimals(decimal(1), decimal(0))).toBe(null);
    expect(moduloDecimal(huge, decimal(3))).toBe(null);
  });

  test("a result has at most sixty digits", () => {
    const third = divideDecimals(decimal(1), decimal(3))!;
    const product = multiplyDecimals(multiplyDecimals(third, third)!, multiplyDecimals(third, third)!)!;
    expect(product.c.length).toBeLessThanOrEqual(60);
  });
});
