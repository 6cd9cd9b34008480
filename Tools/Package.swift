// swift-tools-version: 6.2

import PackageDescription

let syntax: Target.Dependency = .product(name: "SwiftSyntax", package: "swift-syntax")
let parser: Target.Dependency = .product(name: "SwiftParser", package: "swift-syntax")
let argumentParser: Target.Dependency =
  .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "depstructs",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "depstructs", targets: ["depstructs"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(name: "DepFacts"),
    .target(name: "DepJSON"),
    .target(name: "DepNesting"),
    .target(name: "DepParsing", dependencies: ["DepFacts", "DepNesting", syntax, parser]),
    .target(
      name: "DepModel", dependencies: ["DepFacts", "DepJSON"],
      resources: [
        .embedInCode("Catalogue/Entries"), .embedInCode("Effects/TypeEffects.json"),
        .embedInCode("SDK/SDK.json"), .embedInCode("Containers/ContainerDialects.json"),
      ]),
    .target(name: "DepAudit", dependencies: ["DepFacts", "DepJSON", "DepModel"]),
    .target(name: "DepGraph", dependencies: ["DepFacts", "DepModel"]),
    .target(
      name: "DepReporting",
      dependencies: ["DepFacts", "DepModel", "DepAudit", "DepGraph", "DepPlan", "DepWiring"],
      resources: [.embedInCode("GraphRenderers/Assets"), .embedInCode("Page/Assets")]),
    .target(name: "DepWorkspace", dependencies: ["DepFacts", "DepJSON"]),
    .target(name: "DepPlan", dependencies: ["DepFacts"]),
    .target(
      name: "DepSyntax",
      dependencies: ["DepFacts", "DepModel", "DepNesting", "DepPlan", syntax, parser]),
    .target(
      name: "DepMigration",
      dependencies: ["DepFacts", "DepModel", "DepPlan", "DepSyntax"]),
    .target(
      name: "DepEditing",
      dependencies: [
        "DepFacts", "DepModel", "DepPlan", "DepSyntax", "DepMigration", "DepWiring", syntax,
      ]),
    .target(name: "DepWiring", dependencies: ["DepFacts", "DepModel", "DepSyntax"]),
    .target(name: "DepVerification", dependencies: ["DepFacts", "DepPlan"]),
    .target(name: "DepMocks", dependencies: ["DepFacts", "DepModel", "DepSyntax"]),
    .executableTarget(
      name: "depstructs",
      dependencies: [
        "DepFacts", "DepParsing", "DepModel", "DepAudit", "DepGraph", "DepReporting",
        "DepWorkspace", "DepPlan", "DepSyntax", "DepMigration", "DepEditing", "DepVerification",
        "DepMocks", "DepWiring", argumentParser,
      ]),

    .executableTarget(
      name: "ToolBenchmarks", dependencies: [syntax, parser, argumentParser], path: "Benchmarks"),

    .target(
      name: "ToolTestSupport", dependencies: ["DepFacts", "DepWorkspace"],
      path: "Tests/ToolTestSupport"),
    .target(
      name: "ModelTestSupport", dependencies: ["DepFacts", "DepModel"],
      path: "Tests/ModelTestSupport"),
    .testTarget(name: "DepFactsTests", dependencies: ["DepFacts", "ToolTestSupport"]),
    .testTarget(
      name: "DepParsingTests", dependencies: ["DepFacts", "DepParsing", "ToolTestSupport"]),
    .testTarget(
      name: "DepModelTests",
      dependencies: ["DepFacts", "DepParsing", "DepModel", "ToolTestSupport"]
    ),
    .testTarget(
      name: "DepAuditTests",
      dependencies: [
        "DepFacts", "DepParsing", "DepModel", "DepAudit", "ModelTestSupport", "ToolTestSupport",
      ]),
    .testTarget(
      name: "DepGraphTests",
      dependencies: ["DepFacts", "DepModel", "DepGraph", "ModelTestSupport", "ToolTestSupport"]),
    .testTarget(
      name: "DepReportingTests",
      dependencies: [
        "DepFacts", "DepModel", "DepAudit", "DepGraph", "DepPlan", "DepReporting",
        "ToolTestSupport",
      ]),
    .testTarget(
      name: "DepWorkspaceTests", dependencies: ["DepFacts", "DepWorkspace", "ToolTestSupport"]),
    .testTarget(name: "DepPlanTests", dependencies: ["DepFacts", "DepPlan"]),
    .testTarget(
      name: "DepMigrationTests",
      dependencies: [
        "DepFacts", "DepParsing", "DepModel", "DepPlan", "DepSyntax", "DepMigration",
        "DepEditing", "ToolTestSupport",
      ]),
    .testTarget(
      name: "DepWiringTests",
      dependencies: [
        "DepFacts", "DepParsing", "DepModel", "DepPlan", "DepSyntax", "DepWiring", "DepEditing",
        "DepReporting", "ToolTestSupport",
      ],
      exclude: ["Roots", "Cases.md"]),
    .testTarget(
      name: "DepVerificationTests", dependencies: ["DepFacts", "DepPlan", "DepVerification"]),
    .testTarget(
      name: "DepMocksTests",
      dependencies: ["DepFacts", "DepParsing", "DepModel", "DepSyntax", "DepMocks"],
      exclude: ["Program", "Shapes"]),
    .testTarget(
      name: "ToolTests",
      dependencies: ["DepAudit", "depstructs"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "MigrationFixtureTests",
      dependencies: [
        "DepAudit", "DepFacts", "DepGraph", "DepModel", "DepParsing", "depstructs",
        "ToolTestSupport",
      ],
      exclude: ["Fixtures", "Generated/README.md"]),
    .testTarget(name: "ArchitectureTests"),
  ],
  swiftLanguageModes: [.v6]
)

// These targets compile two to five times faster without the optimizer, and `audit` and `migrate`
// are as fast as before. Without it, DepAudit costs 7 % of an audit, and DepWorkspace 11 %.
let targetsWithoutOptimizer: Set = ["DepGraph", "DepMocks", "DepVerification"]

// Packages that this one depends on are compiled without warnings, so a flag of the command line
// would contradict; https://github.com/swiftlang/swift-evolution/blob/main/proposals/0480-swiftpm-warning-control.md
let isStrict = Context.environment["DEPSTRUCTS_STRICT"] != nil

for target in package.targets {
  target.swiftSettings = [
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    .enableUpcomingFeature("ExistentialAny"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
    .enableUpcomingFeature("InternalImportsByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if targetsWithoutOptimizer.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
  if isStrict { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
