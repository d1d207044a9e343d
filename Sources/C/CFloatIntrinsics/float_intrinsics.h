// Float vector operations that take one instruction and have no spelling in Swift.
//
// The functions named `float_spread` return the elements that the low bits of each lane's index select. Those named
// `float_minimum` and `float_maximum` return the first argument where either is NaN.
#pragma once

#if defined(__x86_64__)
#include <immintrin.h>
#endif

typedef float floats8 __attribute__((vector_size(32)));
typedef float floats16 __attribute__((vector_size(64)));
typedef int indices8 __attribute__((vector_size(32)));
typedef int indices16 __attribute__((vector_size(64)));

// Asks for the cache line of an address to be brought into the second-level cache.
static inline void float_prefetch(const float *address) { __builtin_prefetch(address, 0, 2); }

#ifdef __AVX2__
static inline floats8 float_spread_avx2(floats8 elements, indices8 indices) {
  return (floats8)_mm256_permutevar8x32_ps((__m256)elements, (__m256i)indices);
}

static inline floats8 float_minimum_avx2(floats8 a, floats8 b) { return (floats8)_mm256_min_ps((__m256)b, (__m256)a); }

static inline floats8 float_maximum_avx2(floats8 a, floats8 b) { return (floats8)_mm256_max_ps((__m256)b, (__m256)a); }
#endif

#ifdef __AVX512F__
static inline floats16 float_spread_avx512(floats16 elements, indices16 indices) {
  return (floats16)_mm512_permutexvar_ps((__m512i)indices, (__m512)elements);
}

static inline floats16 float_minimum_avx512(floats16 a, floats16 b) {
  return (floats16)_mm512_min_ps((__m512)b, (__m512)a);
}

static inline floats16 float_maximum_avx512(floats16 a, floats16 b) {
  return (floats16)_mm512_max_ps((__m512)b, (__m512)a);
}

// Stores the first `count` elements, fewer than 16.
static inline void float_store_avx512(floats16 elements, float *address, long count) {
  _mm512_mask_storeu_ps(address, (__mmask16)((1u << count) - 1), (__m512)elements);
}
#endif
