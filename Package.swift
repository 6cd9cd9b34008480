// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "DepStructs",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "DepStructs", targets: ["DepStructs"]),
    .library(name: "DepStructsTesting", targets: ["DepStructsTesting"]),
    .executable(name: "DepStructsExample", targets: ["DepStructsExample"]),
    .plugin(name: "DepStructsCommand", targets: ["DepStructsCommand"]),
  ],
  dependencies: [],
  targets: [
    .target(name: "DepStructs"),
    .target(name: "DepStructsTesting", dependencies: ["DepStructs"]),
    .executableTarget(name: "DepStructsExample", dependencies: ["DepStructs"]),
    .plugin(
      name: "DepStructsCommand",
      capability: .command(
        intent: .custom(
          verb: "depstructs",
          description: "Finds hidden dependencies, draws them, and lets their number only fall."))),
    .testTarget(name: "DepStructsTests", dependencies: ["DepStructs"]),
    .testTarget(name: "DepStructsTestingTests", dependencies: ["DepStructs", "DepStructsTesting"]),
    .testTarget(
      name: "DepStructsExampleTests",
      dependencies: ["DepStructs", "DepStructsTesting", "DepStructsExample"]),
    .target(name: "CompilerSupport", path: "Tests/CompilerSupport"),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["CompilerSupport", "DepStructs", "DepStructsTesting"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "CompileTests",
      dependencies: ["CompilerSupport", "DepStructs", "DepStructsTesting"],
      exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    .enableUpcomingFeature("ExistentialAny"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
    .enableUpcomingFeature("InternalImportsByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
