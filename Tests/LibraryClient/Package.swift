// swift-tools-version: 6.2
import PackageDescription

/// A package of a library user: it depends on this one by path and imports FridgeKit alone.
let package = Package(
  name: "LibraryClient", dependencies: [.package(name: "fridge", path: "../..")],
  targets: [
    .executableTarget(
      name: "LibraryClient", dependencies: [.product(name: "FridgeKit", package: "fridge")], path: "Sources",
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
  ])
