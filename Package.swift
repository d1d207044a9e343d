// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
]

/// Arithmetic that is useless without the optimiser is optimised in debug builds too.
let fast: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Settings of a kernel target that may use the instructions named by the compiler flags.
func instructions(_ flags: [String]) -> [SwiftSetting] { fast + [.unsafeFlags(flags.flatMap { ["-Xcc", $0] })] }

/// AVX-512 as every processor since Skylake-X has it.
let wide = [
  "-mavx512f", "-mavx512dq", "-mavx512bw", "-mavx512vl", "-mfma", "-mf16c", "-mprefer-vector-width=512",
]

func system(_ name: String, _ pkgConfig: String?, _ package: String) -> Target {
  .systemLibrary(name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

func library(
  _ wing: String, _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(wing)/\(name)", exclude: exclude, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "fridge",
  products: [
    .library(name: "FridgeKit", targets: ["FridgeKit"]), .executable(name: "fridge", targets: ["fridge"]),
  ],
  targets: [
    system("CTurboJPEG", "libturbojpeg", "libturbojpeg0-dev"), system("CPNG", "libpng", "libpng-dev"),
    system("CWebP", "libwebp", "libwebp-dev"),
    // No pkg-config, whose flags would link libheif: it is loaded when needed.
    system("CHEIF", nil, "libheif-dev"), system("CLinux", nil, "libc6-dev"),
    // Likewise FFmpeg.
    .systemLibrary(
      name: "CFFmpeg", path: "Sources/C/CFFmpeg",
      providers: [.apt(["libavformat-dev", "libavcodec-dev", "libavdevice-dev", "libavutil-dev", "libswscale-dev"])]),
    system("CSQLite", "sqlite3", "libsqlite3-dev"), system("CZlib", "zlib", "zlib1g-dev"),
    // Likewise the HTTP server.
    system("CMicroHTTPD", nil, "libmicrohttpd-dev"),
    // Only headers.
    .systemLibrary(name: "CInt8Intrinsics", path: "Sources/C/CInt8Intrinsics"),
    .systemLibrary(name: "CFloatIntrinsics", path: "Sources/C/CFloatIntrinsics"),
    .systemLibrary(name: "CTileIntrinsics", path: "Sources/C/CTileIntrinsics"),
    library("Core", "Files"), library("Core", "JSON", settings: fast), library("Core", "Localization"),
    library("Core", "Random"), library("Core", "SQLite", ["CSQLite", "Files"]),
    library("Core", "Threads", ["CLinux"], settings: fast), library("Core", "Time"),

    library("Engine", "Tensors", settings: fast), library("Engine", "Kernels", ["CInt8Intrinsics"], settings: fast),
    library("Engine", "KernelsPortable", ["Kernels"], settings: instructions([])),
    library(
      "Engine", "KernelsAVX2", ["Kernels", "CInt8Intrinsics", "CFloatIntrinsics"],
      settings: instructions(["-mavx2", "-mfma", "-mf16c"])),
    library(
      "Engine", "KernelsAVX512", ["Kernels", "CInt8Intrinsics", "CFloatIntrinsics"], settings: instructions(wide)),
    library(
      "Engine", "KernelsVNNI", ["Kernels", "KernelsAVX512", "CInt8Intrinsics"],
      settings: instructions(wide + ["-mavx512vnni"])),
    library(
      "Engine", "KernelsBFloat16", ["Kernels", "CFloatIntrinsics"],
      settings: instructions(wide + ["-mavx512bf16"])),
    library(
      "Engine", "KernelsAMX", ["Kernels", "KernelsVNNI", "KernelsBFloat16", "CTileIntrinsics"],
      settings: instructions(wide + ["-mavx512vnni", "-mamx-tile", "-mamx-int8", "-mamx-bf16"])),
    library(
      "Engine", "KernelDispatch",
      [
        "Kernels", "KernelsPortable", "KernelsAVX2", "KernelsAVX512", "KernelsVNNI", "KernelsBFloat16", "KernelsAMX",
        "CTileIntrinsics",
      ],
      settings: fast),
    library("Engine", "Graphs", ["Tensors"], settings: fast),
    library("Engine", "ONNXFormat", ["Graphs", "Tensors", "Files"]),
    library("Engine", "Inference", ["Graphs", "Tensors", "Kernels", "KernelDispatch", "Threads"], settings: fast),

    library(
      "Sight", "Images", ["Files", "KernelDispatch", "Kernels", "CTurboJPEG", "CPNG", "CWebP", "CHEIF"],
      settings: fast),
    library(
      "Sight", "Recognition",
      [
        "Images", "Inference", "Graphs", "Tensors", "Kernels", "KernelDispatch", "Ingredients", "Localization",
        "ONNXFormat", "Files",
      ], settings: fast),

    library("Sight", "Documents", ["Images", "Threads"], settings: fast),
    library(
      "Sight", "Live", ["CFFmpeg", "Images", "Recognition", "Ingredients", "Files", "Threads"], settings: fast),
    library("Sight", "Evaluation", ["Recognition", "Images", "Ingredients", "Files", "Localization"]),
    library(
      "Sight", "Training",
      [
        "Evaluation", "Recognition", "Images", "Inference", "Graphs", "Tensors", "Kernels", "KernelDispatch",
        "ONNXFormat", "Ingredients", "Files", "Random", "Threads",
      ], settings: fast),

    // The compiler embeds the text in its one C file.
    .target(name: "CIngredientFile", path: "Sources/C/CIngredientFile", exclude: ["ingredients.txt"]),
    library("Kitchen", "Ingredients", ["CIngredientFile", "Localization"], settings: fast),
    library("Kitchen", "IngredientLines", ["Ingredients", "Localization"], settings: fast),
    library(
      "Kitchen", "Recipes",
      ["IngredientLines", "Ingredients", "Files", "JSON", "Localization", "Random", "SQLite", "Time"],
      exclude: ["Dishes"], settings: fast),
    library(
      "Kitchen", "Recommending", ["Recipes", "IngredientLines", "Ingredients", "Files", "Localization", "SQLite"],
      settings: fast),
    library("Kitchen", "Lessons", ["Files", "Ingredients", "SQLite", "Time"], settings: fast),
    library(
      "Kitchen", "Pantry",
      [
        "Lessons", "Recommending", "Recipes", "IngredientLines", "Ingredients", "Files", "Localization", "Random",
        "SQLite",
        "Time",
      ], settings: fast),
    library(
      "Kitchen", "RecipeFiles",
      ["CZlib", "Recipes", "IngredientLines", "Ingredients", "Files", "JSON", "Localization"], settings: fast),

    library("Face", "CommandLineKit", ["Localization"]),
    // The compiler embeds the files of the page in its one C file.
    .target(name: "CWebAssets", path: "Sources/C/CWebAssets", exclude: ["assets", "openapi.json"]),
    library("Face", "Web", ["CMicroHTTPD", "CWebAssets", "CZlib", "JSON", "Localization", "Threads"]),
    library(
      "Face", "FridgeKit",
      [
        "Recognition", "Documents", "Live", "Evaluation", "Training", "Images", "Ingredients", "IngredientLines",
        "Recipes", "Recommending", "Lessons", "Pantry", "RecipeFiles", "ONNXFormat", "Inference", "Tensors", "Graphs",
        "KernelDispatch", "Kernels", "Files",
        "JSON",
        "Localization", "Random", "SQLite", "Threads", "Time", "CLinux",
      ]),
    library(
      "Face", "FridgeCommands",
      [
        "FridgeKit", "CommandLineKit", "Web", "Localization", "ONNXFormat", "Inference", "Graphs", "Tensors",
        "KernelDispatch", "Kernels", "SQLite", "CLinux",
      ]),
    .executableTarget(
      name: "fridge", dependencies: ["FridgeCommands"], path: "Sources/Face/fridge", swiftSettings: strict),
    .executableTarget(
      name: "fridge-bench",
      dependencies: [
        "FridgeKit", "CommandLineKit", "Images", "Ingredients", "IngredientLines", "Recipes", "Recommending", "Files",
        "Inference", "Graphs", "Tensors", "KernelDispatch", "Kernels", "JSON", "Localization", "Random",
      ], path: "Sources/Face/fridge-bench", swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["Files", "Graphs", "Kernels", "Tensors"], path: "Tests/_TestSupport",
      swiftSettings: strict),
    .target(
      name: "KitchenSamples",
      dependencies: [
        "Recipes", "Pantry", "IngredientLines", "Ingredients", "Files", "Localization", "Time", "TestSupport",
      ],
      path: "Tests/_KitchenSamples", swiftSettings: strict),
    tests("Files", ["TestSupport"]), tests("JSON"), tests("Localization"), tests("Random"),
    tests("SQLite", ["Files", "TestSupport"]), tests("Threads", ["TestSupport"]), tests("Time"), tests("Tensors"),
    tests("KernelDispatch", ["Kernels", "TestSupport"]),
    tests("Graphs", ["Tensors", "ONNXFormat", "Files", "TestSupport"], exclude: ["Fixtures"]),
    tests("ONNXFormat", ["Graphs", "Tensors", "Files", "TestSupport"]),
    tests(
      "Inference",
      ["Graphs", "Tensors", "ONNXFormat", "Files", "KernelDispatch", "Kernels", "Threads", "TestSupport"]),
    tests("Images", ["Files", "KernelDispatch", "Kernels"]),
    tests("Recognition", ["Files", "Graphs", "Images", "Inference", "ONNXFormat", "Tensors"]),
    tests("Documents", ["Images"]),
    tests("Live", ["Recognition", "Images", "Files", "Threads"]),
    tests("Evaluation", ["Recognition", "Images", "Ingredients", "Files", "TestSupport"]),
    tests(
      "Training",
      [
        "Evaluation", "Recognition", "Images", "Inference", "ONNXFormat", "Ingredients", "Files", "Random",
        "TestSupport", "Threads",
      ]),
    tests("Ingredients"),
    tests("IngredientLines", ["Ingredients", "Recipes", "Files", "Localization"], exclude: ["Mentions"]),
    tests(
      "Recipes",
      [
        "IngredientLines", "Ingredients", "Files", "JSON", "Localization", "Random", "SQLite", "TestSupport",
        "KitchenSamples",
      ]),
    tests(
      "Recommending",
      ["Recipes", "IngredientLines", "Ingredients", "Localization", "Random", "TestSupport", "KitchenSamples"]),
    tests("Lessons", ["Files", "Ingredients", "SQLite", "Time", "TestSupport"]),
    tests(
      "Pantry",
      [
        "Recommending", "Recipes", "IngredientLines", "Ingredients", "Files", "Localization", "Random", "SQLite",
        "Time",
        "TestSupport", "KitchenSamples",
      ]),
    tests(
      "RecipeFiles",
      [
        "Recipes", "IngredientLines", "Ingredients", "Files", "JSON", "Localization", "TestSupport", "KitchenSamples",
      ], exclude: ["Building/dish-kinds.txt"]),
    tests("CommandLineKit", ["Localization"]), tests("Web", ["JSON", "Localization", "Threads"]),
    tests(
      "FridgeKit",
      [
        "Files", "Graphs", "Images", "Inference", "IngredientLines", "Ingredients", "JSON", "Localization",
        "ONNXFormat",
        "Pantry", "Recipes", "Recommending", "Recognition", "Tensors", "TestSupport", "Evaluation", "Threads",
        "Time",
      ],
      exclude: [
        "Recipes/cooks-table.txt", "Recipes/cooks-second.txt", "Recipes/cooks-held-out.txt", "Recipes/cooks-unseen.txt",
      ]),
    tests(
      "FridgeCommands",
      [
        "Evaluation", "CommandLineKit", "FridgeKit", "IngredientLines", "Ingredients", "Localization", "Pantry",
        "Recipes", "Recommending", "SQLite", "Time", "Web",
      ]),
    .testTarget(
      name: "FridgeBenchTests",
      dependencies: [
        "fridge-bench", "FridgeKit", "CommandLineKit", "Images", "Files", "JSON", "KernelDispatch", "Kernels",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["fridge", "fridge-bench"], exclude: ["Camera", "Golden"],
      swiftSettings: strict),
  ], swiftLanguageModes: [.v6])
