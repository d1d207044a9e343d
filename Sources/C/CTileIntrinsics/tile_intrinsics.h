// The tile registers of AMX, of up to 16 rows of 64 bytes, and the permission to use them.
//
// Tiles 0 and 1 hold 32-bit sums. Of the operands, tiles 2 and 5 hold rows, tiles 3, 4, 6 and 7 lines of panels; 5 to 7 are
// for a last block of fewer than 16 quads. A quad is four bytes: four int8 values, or a pair of bfloat16 numbers.
#pragma once

#if defined(__x86_64__)
#include <immintrin.h>

// Asks Linux for the use of tiles in this process (arch_prctl, ARCH_REQ_XCOMP_PERM); returns 0 where that is granted.
static inline long tiles_request(void) {
  long result = 158;
  __asm__ volatile("syscall" : "+a"(result) : "D"(0x1023L), "S"(18L) : "rcx", "r11", "memory");
  return result;
}

// Returns the register states that the operating system saves (XCR0); only where it says that it saves any (OSXSAVE).
static inline unsigned tiles_saved_states(void) {
  unsigned low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}
#endif

#if defined(__AMX_INT8__) && defined(__AMX_BF16__)
typedef struct {
  unsigned char palette, start_row, reserved[14];
  unsigned short row_bytes[16];
  unsigned char rows[16];
} tile_shapes;

// Shapes the tiles of this thread for products of `rows` rows with a last block of `quads`, 0 to 15, unless they have that
// shape already: shaping costs as much as dozens of products.
static inline void tiles_shape(int rows, int quads) {
  static _Thread_local int shaped = -1;
  if (shaped == rows * 16 + quads) return;
  shaped = rows * 16 + quads;
  tile_shapes shapes = {.palette = 1};
  for (int tile = 0; tile < 8; tile++) {
    const int is_last = tile >= 5, is_panel = tile == 3 || tile == 4 || tile >= 6;
    if (is_last && quads == 0) continue;
    shapes.rows[tile] = is_panel ? (is_last ? quads : 16) : rows;
    shapes.row_bytes[tile] = tile == 5 ? 4 * quads : 64;
  }
  _tile_loadconfig(&shapes);
}

static inline void tiles_clear(void) {
  _tile_zero(0);
  _tile_zero(1);
}

// Adds the products of 16 quads of each row with one or two panels, 64 bytes apart.
#define TILES_ADD(name, multiply)                                                                            \
  static inline void name(const void *rows, long row_stride, const void *panel, long line_stride, int panels) { \
    _tile_loadd(2, rows, row_stride);                                                                        \
    _tile_loadd(3, panel, line_stride);                                                                      \
    multiply(0, 2, 3);                                                                                       \
    if (panels == 1) return;                                                                                 \
    _tile_loadd(4, (const char *)panel + 64, line_stride);                                                   \
    multiply(1, 2, 4);                                                                                       \
  }

// Does so with the quads of the last block.
#define TILES_ADD_LAST(name, multiply)                                                                       \
  static inline void name(const void *rows, long row_stride, const void *panel, long line_stride, int panels) { \
    _tile_loadd(5, rows, row_stride);                                                                        \
    _tile_loadd(6, panel, line_stride);                                                                      \
    multiply(0, 5, 6);                                                                                       \
    if (panels == 1) return;                                                                                 \
    _tile_loadd(7, (const char *)panel + 64, line_stride);                                                   \
    multiply(1, 5, 7);                                                                                       \
  }

TILES_ADD(tiles_add_int8, _tile_dpbusd)
TILES_ADD_LAST(tiles_add_last_int8, _tile_dpbusd)
TILES_ADD(tiles_add_bfloat16, _tile_dpbf16ps)
TILES_ADD_LAST(tiles_add_last_bfloat16, _tile_dpbf16ps)

static inline void tiles_store(void *sums, long row_stride, int panels) {
  _tile_stored(0, sums, row_stride);
  if (panels == 2) _tile_stored(1, (char *)sums + 64, row_stride);
}
#endif
