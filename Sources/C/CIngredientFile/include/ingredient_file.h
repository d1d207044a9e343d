// The bytes of ingredients.txt, which the compiler embeds: the program needs no file to know its ingredients, and reads
// them where they lie.
#pragma once

#include <stddef.h>

// Returns the text, which is UTF-8 and not terminated.
const char *ingredient_file_bytes(void);

// Returns the number of its bytes.
size_t ingredient_file_size(void);
