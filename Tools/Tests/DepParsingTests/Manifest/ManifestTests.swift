import DepFacts
import DepParsing
import Testing

struct ManifestTests {
  private func found(_ text: String) -> [ManifestTargetFact] {
    FactReader().read("import PackageDescription\n" + text).targets
  }

  @Test func `every kind of target is found`() {
    #expect(
      found(
        """
        let package = Package(name: "P", targets: [
          .target(name: "A", dependencies: [.target(name: "B"), "C"], path: "Sources/Other"),
          .executableTarget(name: "D"), .testTarget(name: "E"), Target.macro(name: "F"),
          .plugin(name: "G", capability: .buildTool()),
        ])
        """) == [
          ManifestTargetFact(
            kind: .regular, name: "A", path: "Sources/Other", dependencies: ["B", "C"]),
          ManifestTargetFact(kind: .executable, name: "D", path: nil),
          ManifestTargetFact(kind: .test, name: "E", path: nil),
          ManifestTargetFact(kind: .macro, name: "F", path: nil),
          ManifestTargetFact(kind: .plugin, name: "G", path: nil),
        ])
  }

  @Test(arguments: [
    (".library(name: \"A\", targets: [\"A\"]), .executable(name: \"b\", targets: [\"B\"])", ["A"]),
    (".library(name: \"All\", targets: kits)", ["A", "C"]),
    (".executable(name: \"b\", targets: [\"B\"])", []),
    // Names that code makes may be those of any target.
    ("contentsOf: names.map { .library(name: $0, targets: [$0]) }", ["A", "C"]),
  ])
  func `the targets of libraries are those that other packages import`(
    products: String, exported: [String]
  ) {
    let targets = found(
      """
      let kits = ["A", "C"]
      let package = Package(name: "P", products: [\(products)], targets: [
        .target(name: "A"), .executableTarget(name: "B"), .target(name: "C"),
      ])
      """)
    #expect(targets.filter(\.isInLibrary).map(\.name) == exported)
  }

  @Test func `targets that are added later are found`() {
    #expect(
      found(
        "package.targets.append(.target(name: \"A\"))\nif b { package.targets += [.testTarget(name: \"C\")] }"
      )
      .map(\.name) == ["A", "C"])
  }

  @Test func `a target may put its code on the main actor`() {
    let targets = found(
      """
      let targets: [Target] = [
        .target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "B", swiftSettings: [.defaultIsolation(nil), .define("MainActor.self")]),
        .target(
          name: "C", path: "C",
          swiftSettings: [.define("D")] + [.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]),
      ]
      """)
    #expect(targets.map(\.isOnMainActor) == [true, false, true])
  }

  @Test(arguments: [
    "[.product(name: \"DepStructs\", package: \"dep-structs\"), \"Core\"]",
    "[.product(name: \"DepStructs\", package: \"p\", condition: .when(platforms: [.iOS])), \"Core\"]",
    "[\"DepStructs\"] + [.byName(name: \"Core\")]", "[library, \"Core\"]", "[.library, .core]",
    "shared", "shared + [\"Core\"]",
  ])
  func `what a target depends on is found`(_ written: String) {
    let targets = found(
      """
      let library: Target.Dependency = .product(name: "DepStructs", package: "dep-structs")
      let shared = [library, .core]
      let package = Package(name: "P", dependencies: [.package(url: "u", from: "1.0.0")], targets: [
        .target(name: "A", dependencies: \(written)), .target(name: "Other"),
      ])
      extension Target.Dependency {
        static var core: Target.Dependency { .target(name: "Core") }
      }
      """)
    #expect(targets.map(\.dependencies) == [["DepStructs", "Core"], []])
  }

  @Test func `a dependency that is named by itself ends`() {
    let targets = found(
      "let a = b\nlet b = a\nlet c = [Target.target(name: \"A\", dependencies: a)]")
    #expect(targets.map(\.dependencies) == [[]])
  }

  @Test(arguments: [
    ("// swift-tools-version:5.9", "", "", true), ("// swift-tools-version: 5.10", "", "", true),
    ("// swift-tools-version:6.0", "", "", false), ("", "", "", false),
    ("// swift-tools-version:6.0", ", swiftLanguageModes: [.v5]", "", true),
    ("// swift-tools-version:5.9", ", swiftLanguageVersions: [.v5, .version(\"6\")]", "", false),
    ("// swift-tools-version:6.0", "", ", swiftSettings: [.swiftLanguageMode(.v5)]", true),
    (
      "// swift-tools-version:6.0", ", swiftLanguageModes: [.v5]",
      ", swiftSettings: [.enableUpcomingFeature(\"A\"), .swiftLanguageMode(.v6)]", false
    ),
  ])
  func `the mode of a target is that of the package, unless it has its own`(
    version: String, package: String, target: String, isBeforeSwift6: Bool
  ) {
    let targets = FactReader().read(
      """
      \(version)
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A"\(target))]\(package))
      """
    ).targets
    #expect(targets.map(\.isBeforeSwift6) == [isBeforeSwift6])
  }

  @Test func `dependencies and products are none`() {
    #expect(
      found(
        "let a: Target.Dependency = .target(name: \"A\")\nlet b = Product.plugin(name: \"B\", targets: [\"C\"])\nlet c = .plugin(name: \"D\", package: \"e\")"
      ) == [])
  }

  @Test func `a name that is computed is none`() {
    #expect(found("let a: [Target] = [.target(name: \"A\\(b)\"), .target(name: c)]") == [])
  }

  @Test func `other files have none`() {
    #expect(FactReader().read("let a = [.target(name: \"A\")]").targets == [])
  }
}
