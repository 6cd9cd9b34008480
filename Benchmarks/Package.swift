// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "DepStructsBenchmarks",
  // The library's own floor is lower; the hand-written locks of the baselines need `Mutex`.
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "DepStructs", path: "..")
  ],
  targets: [
    .executableTarget(
      name: "DepStructsBenchmarks",
      dependencies: [.product(name: "DepStructs", package: "DepStructs")])
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    .enableUpcomingFeature("ExistentialAny"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
    .enableUpcomingFeature("InternalImportsByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
    .enableUpcomingFeature("MemberImportVisibility"),
    // The same instructions run some percent faster or slower depending on where in a cache line
    // they begin. Every function begins at one, so that this does not show as a difference.
    .unsafeFlags(["-Xllvm", "-align-all-functions=6"], .when(configuration: .release)),
  ]
}
