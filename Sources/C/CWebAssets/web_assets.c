#include "web_assets.h"

// #embed is part of C23, which clang accepts in older C as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

// A file of the page has its bytes here and its address in the table below.

static const unsigned char openapi[] = {
#embed "openapi.json"
};
static const unsigned char index_html[] = {
#embed "assets/index.html"
};
static const unsigned char main_js[] = {
#embed "assets/main.js"
};
static const unsigned char manifest_webmanifest[] = {
#embed "assets/manifest.webmanifest"
};
static const unsigned char pictures_icon_svg[] = {
#embed "assets/pictures/icon.svg"
};
static const unsigned char pictures_symbols_svg[] = {
#embed "assets/pictures/symbols.svg"
};
static const unsigned char shared_amounts_js[] = {
#embed "assets/shared/amounts.js"
};
static const unsigned char shared_api_js[] = {
#embed "assets/shared/api.js"
};
static const unsigned char shared_boxed_photo_js[] = {
#embed "assets/shared/boxed-photo.js"
};
static const unsigned char shared_dialogs_js[] = {
#embed "assets/shared/dialogs.js"
};
static const unsigned char shared_dish_card_js[] = {
#embed "assets/shared/dish-card.js"
};
static const unsigned char shared_element_js[] = {
#embed "assets/shared/element.js"
};
static const unsigned char shared_failure_js[] = {
#embed "assets/shared/failure.js"
};
static const unsigned char shared_file_source_js[] = {
#embed "assets/shared/file-source.js"
};
static const unsigned char shared_focus_js[] = {
#embed "assets/shared/focus.js"
};
static const unsigned char shared_gestures_js[] = {
#embed "assets/shared/gestures.js"
};
static const unsigned char shared_language_choice_js[] = {
#embed "assets/shared/language-choice.js"
};
static const unsigned char shared_language_js[] = {
#embed "assets/shared/language.js"
};
static const unsigned char shared_live_camera_js[] = {
#embed "assets/shared/live-camera.js"
};
static const unsigned char shared_offline_js[] = {
#embed "assets/shared/offline.js"
};
static const unsigned char shared_page_camera_js[] = {
#embed "assets/shared/page-camera.js"
};
static const unsigned char shared_photo_source_js[] = {
#embed "assets/shared/photo-source.js"
};
static const unsigned char shared_router_js[] = {
#embed "assets/shared/router.js"
};
static const unsigned char shared_timers_js[] = {
#embed "assets/shared/timers.js"
};
static const unsigned char shared_toast_js[] = {
#embed "assets/shared/toast.js"
};
static const unsigned char shared_vocabulary_js[] = {
#embed "assets/shared/vocabulary.js"
};
static const unsigned char shared_wake_lock_js[] = {
#embed "assets/shared/wake-lock.js"
};
static const unsigned char shared_words_js[] = {
#embed "assets/shared/words.js"
};
static const unsigned char start_js[] = {
#embed "assets/start.js"
};
static const unsigned char styles_controls_css[] = {
#embed "assets/styles/controls.css"
};
static const unsigned char styles_foundation_css[] = {
#embed "assets/styles/foundation.css"
};
static const unsigned char styles_views_css[] = {
#embed "assets/styles/views.css"
};
static const unsigned char views_cook_js[] = {
#embed "assets/views/cook.js"
};
static const unsigned char views_draw_js[] = {
#embed "assets/views/draw.js"
};
static const unsigned char views_flatten_js[] = {
#embed "assets/views/flatten.js"
};
static const unsigned char views_fridge_drawing_js[] = {
#embed "assets/views/fridge-drawing.js"
};
static const unsigned char views_look_js[] = {
#embed "assets/views/look.js"
};
static const unsigned char views_menu_js[] = {
#embed "assets/views/menu.js"
};
static const unsigned char views_models_js[] = {
#embed "assets/views/models.js"
};
static const unsigned char views_more_js[] = {
#embed "assets/views/more.js"
};
static const unsigned char views_own_js[] = {
#embed "assets/views/own.js"
};
static const unsigned char views_pantry_js[] = {
#embed "assets/views/pantry.js"
};
static const unsigned char views_plan_js[] = {
#embed "assets/views/plan.js"
};
static const unsigned char views_recipe_js[] = {
#embed "assets/views/recipe.js"
};
static const unsigned char views_shopping_js[] = {
#embed "assets/views/shopping.js"
};
static const unsigned char views_steps_js[] = {
#embed "assets/views/steps.js"
};
static const unsigned char views_today_js[] = {
#embed "assets/views/today.js"
};
static const unsigned char views_write_js[] = {
#embed "assets/views/write.js"
};
static const unsigned char worker_js[] = {
#embed "assets/worker.js"
};

#define ASSET(path, bytes) {path, bytes, sizeof bytes}

static const struct web_asset assets[] = {
  ASSET("/api/v1/openapi.json", openapi),
  ASSET("/", index_html),
  ASSET("/main.js", main_js),
  ASSET("/manifest.webmanifest", manifest_webmanifest),
  ASSET("/pictures/icon.svg", pictures_icon_svg),
  ASSET("/pictures/symbols.svg", pictures_symbols_svg),
  ASSET("/shared/amounts.js", shared_amounts_js),
  ASSET("/shared/api.js", shared_api_js),
  ASSET("/shared/boxed-photo.js", shared_boxed_photo_js),
  ASSET("/shared/dialogs.js", shared_dialogs_js),
  ASSET("/shared/dish-card.js", shared_dish_card_js),
  ASSET("/shared/element.js", shared_element_js),
  ASSET("/shared/failure.js", shared_failure_js),
  ASSET("/shared/file-source.js", shared_file_source_js),
  ASSET("/shared/focus.js", shared_focus_js),
  ASSET("/shared/gestures.js", shared_gestures_js),
  ASSET("/shared/language-choice.js", shared_language_choice_js),
  ASSET("/shared/language.js", shared_language_js),
  ASSET("/shared/live-camera.js", shared_live_camera_js),
  ASSET("/shared/offline.js", shared_offline_js),
  ASSET("/shared/page-camera.js", shared_page_camera_js),
  ASSET("/shared/photo-source.js", shared_photo_source_js),
  ASSET("/shared/router.js", shared_router_js),
  ASSET("/shared/timers.js", shared_timers_js),
  ASSET("/shared/toast.js", shared_toast_js),
  ASSET("/shared/vocabulary.js", shared_vocabulary_js),
  ASSET("/shared/wake-lock.js", shared_wake_lock_js),
  ASSET("/shared/words.js", shared_words_js),
  ASSET("/start.js", start_js),
  ASSET("/styles/controls.css", styles_controls_css),
  ASSET("/styles/foundation.css", styles_foundation_css),
  ASSET("/styles/views.css", styles_views_css),
  ASSET("/views/cook.js", views_cook_js),
  ASSET("/views/draw.js", views_draw_js),
  ASSET("/views/flatten.js", views_flatten_js),
  ASSET("/views/fridge-drawing.js", views_fridge_drawing_js),
  ASSET("/views/look.js", views_look_js),
  ASSET("/views/menu.js", views_menu_js),
  ASSET("/views/models.js", views_models_js),
  ASSET("/views/more.js", views_more_js),
  ASSET("/views/own.js", views_own_js),
  ASSET("/views/pantry.js", views_pantry_js),
  ASSET("/views/plan.js", views_plan_js),
  ASSET("/views/recipe.js", views_recipe_js),
  ASSET("/views/shopping.js", views_shopping_js),
  ASSET("/views/steps.js", views_steps_js),
  ASSET("/views/today.js", views_today_js),
  ASSET("/views/write.js", views_write_js),
  ASSET("/worker.js", worker_js),
};

size_t web_asset_count(void) { return sizeof assets / sizeof assets[0]; }

struct web_asset web_asset_at(size_t index) { return assets[index]; }
