// Products of bytes summed in fours, as each instruction set offers them: Swift has no spelling for these instructions.
//
// Each function adds to every 32-bit lane of `sums` the four products of that lane's unsigned bytes with its signed
// bytes, exactly: no intermediate sum is cut to 16 bits.
#pragma once

#include <immintrin.h>

typedef unsigned char dot_bytes16 __attribute__((vector_size(16)));
typedef int dot_lanes8 __attribute__((vector_size(32)));
typedef int dot_lanes16 __attribute__((vector_size(64)));

// The lowest byte of each lane.
static inline dot_bytes16 dot_narrow(dot_lanes16 lanes) { return __builtin_convertvector(lanes, dot_bytes16); }

#ifdef __AVX2__
static inline dot_lanes8 dot_bytes_avx2(
    dot_lanes8 sums, dot_lanes8 unsigned_bytes, dot_lanes8 signed_bytes) {
  const __m256i low = _mm256_set1_epi16(0x00FF), u = (__m256i)unsigned_bytes, s = (__m256i)signed_bytes;
  const __m256i even = _mm256_madd_epi16(_mm256_and_si256(u, low), _mm256_srai_epi16(_mm256_slli_epi16(s, 8), 8));
  const __m256i odd = _mm256_madd_epi16(_mm256_srli_epi16(u, 8), _mm256_srai_epi16(s, 8));
  return sums + (dot_lanes8)_mm256_add_epi32(even, odd);
}
#endif

#ifdef __AVX512BW__
static inline dot_lanes16 dot_bytes_avx512(
    dot_lanes16 sums, dot_lanes16 unsigned_bytes, dot_lanes16 signed_bytes) {
  const __m512i low = _mm512_set1_epi16(0x00FF), u = (__m512i)unsigned_bytes, s = (__m512i)signed_bytes;
  const __m512i even = _mm512_madd_epi16(_mm512_and_si512(u, low), _mm512_srai_epi16(_mm512_slli_epi16(s, 8), 8));
  const __m512i odd = _mm512_madd_epi16(_mm512_srli_epi16(u, 8), _mm512_srai_epi16(s, 8));
  return sums + (dot_lanes16)_mm512_add_epi32(even, odd);
}
#endif

#ifdef __AVX512VNNI__
static inline dot_lanes16 dot_bytes_vnni(
    dot_lanes16 sums, dot_lanes16 unsigned_bytes, dot_lanes16 signed_bytes) {
  return (dot_lanes16)_mm512_dpbusd_epi32((__m512i)sums, (__m512i)unsigned_bytes, (__m512i)signed_bytes);
}
#endif
