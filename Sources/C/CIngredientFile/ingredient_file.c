#include "ingredient_file.h"

// #embed is part of C23, which clang accepts in older C as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "ingredients.txt"
};

const char *ingredient_file_bytes(void) { return (const char *)bytes; }

size_t ingredient_file_size(void) { return sizeof bytes; }
