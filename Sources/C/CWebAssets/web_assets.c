#include "web_assets.h"

// #embed is part of C23, which clang accepts in older C as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char openapi[] = {
#embed "openapi.json"
};
static const unsigned char index_page[] = {
#embed "assets/index.html"
};

#define ASSET(path, bytes) {path, bytes, sizeof bytes}

static const struct web_asset assets[] = {
  ASSET("/api/v1/openapi.json", openapi),
  ASSET("/", index_page),
};

size_t web_asset_count(void) { return sizeof assets / sizeof assets[0]; }

struct web_asset web_asset_at(size_t index) { return assets[index]; }
