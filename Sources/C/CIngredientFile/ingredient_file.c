#include "ingredient_file.h"

static const unsigned char bytes[] = {
#embed "ingredients.txt"
};

const char *ingredient_file_bytes(void) { return (const char *)bytes; }

size_t ingredient_file_size(void) { return sizeof bytes; }
