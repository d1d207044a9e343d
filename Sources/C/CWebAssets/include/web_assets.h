// The files of the page and the description of the API, which the compiler embeds: the server sends nothing else, and
// reads no file to send it.
#pragma once

#include <stddef.h>

struct web_asset {
  // The path in an address, such as "/views/look.js".
  const char *path;
  const unsigned char *bytes;
  size_t size;
};

// Returns the number of files.
size_t web_asset_count(void);

// Returns a file by its number, which is below the count.
struct web_asset web_asset_at(size_t index);
