# make demo, make test, make client, make bench, make api, make install: each installs the system packages that are missing first
# (as root or with sudo).
PREFIX ?= /usr/local
SWIFT ?= swift
SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c
ARCHIVES := $(CURDIR)/.build/archives
BUILD := $(SWIFT) build -c release --static-swift-stdlib --pkg-config-path $(ARCHIVES) -Xlinker -L$(ARCHIVES) --product fridge
PACKAGES := libturbojpeg0-dev libpng-dev libwebp-dev libheif-dev libsqlite3-dev zlib1g-dev pkg-config \
  libpangocairo-1.0-0 fonts-nanum \
  libavformat-dev libavcodec-dev libavdevice-dev libavutil-dev libswscale-dev \
  libmicrohttpd-dev libqrencode4 curl
PHOTOS := Fixtures/photos/corn.jpg Fixtures/photos/lemons.jpg Fixtures/photos/broccoli.jpg

.PHONY: demo test portable sanitize client bench build archives lint setup browser api install

demo: build
	mkdir -p .build/demo
	.build/release/fridge scan $(PHOTOS) --annotate .build/demo
	@echo "What it saw, with boxes: .build/demo"
	.build/release/fridge recommend corn lemon broccoli
	.build/release/fridge flatten Fixtures/home/pages/letter.png -o .build/demo/letter.pdf --aspect A4 --enhance ink
	.build/release/fridge sketch Fixtures/home/drawings/star.json

test: setup browser
	$(SWIFT) build --build-tests
	@log=$$(mktemp); $(SWIFT) test --skip-build 2>&1 | tee "$$log" && passed=1; \
	[ "$$passed" ] || { echo "What failed:"; grep -a "✘.*recorded an issue\|↳\|error:" "$$log"; }; \
	rm "$$log"; [ "$$passed" ]

# The processor-dependent end-to-end tests again, on the portable kernels, after `make test`.
portable:
	FRIDGE_TEST_KERNELS=portable $(SWIFT) test --skip-build --filter 'EndToEndTests.(Golden|Detection|Evaluation|Batch|Picture)' \
	  | tail -1

# The tests under the address and the thread sanitizer; the processes of the end-to-end tests are not instrumented. Leaks
# are not reported: LeakSanitizer does not follow references in the tagged payloads of Swift's enumerations; nor are
# workers that end with the process.
sanitize: export ASAN_OPTIONS = detect_leaks=0
sanitize: export TSAN_OPTIONS = suppressions=$(CURDIR)/Tests/thread-sanitizer.txt report_thread_leaks=0
sanitize: export FRIDGE_TEST_MINUTES = 90
sanitize: setup
	for kind in address thread; do \
	  $(SWIFT) test --sanitize $$kind --scratch-path .build/$$kind --skip EndToEndTests --skip FridgeBenchTests || exit 1; \
	done

# A package that uses the library scans a photo and recommends dishes.
client: setup
	$(SWIFT) run --package-path Tests/LibraryClient --scratch-path .build/client LibraryClient $(firstword $(PHOTOS)) \
	  | grep -x Corn

# BENCH="--runs 1" is a quick look, BENCH="--json" is for programs.
bench: build
	$(BUILD)-bench
	for name in kernels models images "scan $(firstword $(PHOTOS))" "live Fixtures/home/videos/door.mp4"; do .build/release/fridge-bench $$name $(BENCH) || exit 1; done

build: archives
	$(BUILD)
	-env -u FRIDGE_HOME .build/release/fridge model pack

# Where the system has archives of the libraries, they become part of the program, which then starts in 2 instead of 3 ms.
archives: setup
	@rm -rf $(ARCHIVES) && mkdir -p $(ARCHIVES)
	@for name in turbojpeg png png16 webp sqlite3 z stdc++; do \
	  archive=$$(gcc -print-file-name=lib$$name.a); [ ! -e "$$archive" ] || ln -s "$$archive" $(ARCHIVES)/; \
	done; \
	ln -s "$$(gcc -print-file-name=libgcc_eh.a)" $(ARCHIVES)/libgcc_s.a
	@for name in libturbojpeg libpng libwebp sqlite3 zlib; do \
	  sed 's|^libdir=.*|libdir=$(ARCHIVES)|' $$(pkg-config --variable pcfiledir $$name)/$$name.pc > $(ARCHIVES)/$$name.pc; \
	done

lint:
	swift-format lint --strict --recursive Sources Tests Package.swift

setup:
	@missing=; for package in $(PACKAGES); do dpkg -s $$package >/dev/null 2>&1 || missing="$$missing $$package"; done; \
	if [ -n "$$missing" ]; then \
	  run=; [ "$$(id -u)" = 0 ] || run=sudo; \
	  $$run apt-get update -qq && $$run apt-get install -y -qq --no-install-recommends $$missing; \
	fi

# The browser that the tests of the page drive, wrk, which loads the server, and QEMU, which stands in for other processors;
# where they cannot be installed, those tests are skipped, and say so.
browser:
	-@$(MAKE) --no-print-directory setup PACKAGES="chromium chromium-driver fonts-noto-cjk wrk qemu-user"

# Every operation of the REST API against its description, with schemathesis from PyPI.
api: build
	python3 -m venv .build/api && .build/api/bin/pip install -q -r Models/benchmarks/requirements-api.txt
	.build/api/bin/python Models/benchmarks/served_api.py

install: build
	install -D -m 755 .build/release/fridge $(DESTDIR)$(PREFIX)/bin/fridge
	install -d $(DESTDIR)$(PREFIX)/share/fridge/models $(DESTDIR)$(PREFIX)/share/fridge/dishes
	install -m 644 Models/*.onnx $(DESTDIR)$(PREFIX)/share/fridge/models/
	install -m 644 Sources/Kitchen/Recipes/Dishes/*.jsonl $(DESTDIR)$(PREFIX)/share/fridge/dishes/
	-env -u FRIDGE_HOME $(DESTDIR)$(PREFIX)/bin/fridge model pack
