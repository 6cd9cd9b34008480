import Foundation
import Testing

/// Functions and variables at file level, which a closure names with their module.
@Suite struct ModuleNameTests {
  @Test func aManifestTellsTheNameOfTheModule() throws {
    try withTool(files) { tool in
      let before = try build(tool)
      try migrate(tool)
      let desk = try tool.text(of: "Sources/Shop/Desk.swift")
      #expect(desk.contains("loadStockPrices: { Shop.loadStockPrices() }"), "\(desk)")
      #expect(desk.contains("deskTitle: { Shop.deskTitle }"), "\(desk)")
      let after = try build(tool)
      #expect(after == before)
    }
  }

  /// Xcode may build the same files as a module of another name.
  @Test func besideAnXcodeProjectAFieldHasAnotherName() throws {
    try withTool(files.merging(["Shop.xcodeproj/project.pbxproj": ""]) { $1 }) { tool in
      let before = try build(tool)
      try migrate(tool)
      let desk = try tool.text(of: "Sources/Shop/Desk.swift")
      #expect(desk.contains("loadPrices: { loadStockPrices() }"), "\(desk)")
      #expect(desk.contains("currentDeskTitle: { deskTitle }"), "\(desk)")
      let after = try build(tool)
      #expect(after == before)
    }
  }

  /// Without a manifest, an import or the Xcode project tells that the folder is a module.
  @Test func anImportOrAProjectTellsTheNameOfTheModule() throws {
    var files = files
    files["Package.swift"] = nil
    files["Shop/Desk.swift"] = files.removeValue(forKey: "Sources/Shop/Desk.swift")
    files["Shop/main.swift"] = files.removeValue(forKey: "Sources/Shop/main.swift")
    try withTool(files) { tool in
      try migrate(tool)
      let desk = try tool.text(of: "Shop/Desk.swift")
      #expect(desk.contains("loadPrices: { loadStockPrices() }"), "\(desk)")
    }
    for (path, text) in [
      ("ShopTests/DeskTests.swift", "@testable import Shop\n"),
      ("Shop.xcodeproj/project.pbxproj", "isa = PBXNativeTarget;\nname = Shop;\n};\n"),
    ] {
      try expectModule(files.merging([path: text]) { $1 })
    }
    let shared = """
      A1 /* Desk.swift in Sources */ = {isa = PBXBuildFile; };
      A2 /* Desk.swift in Sources */ = {isa = PBXBuildFile; };
      isa = PBXNativeTarget;
      name = Shop;
      };

      """
    try withTool(files.merging(["Shop.xcodeproj/project.pbxproj": shared]) { $1 }) { tool in
      try migrate(tool)
      let desk = try tool.text(of: "Shop/Desk.swift")
      #expect(desk.contains("loadPrices: { loadStockPrices() }"), "\(desk)")
    }
  }

  private func expectModule(_ files: [String: String]) throws {
    try withTool(files) { tool in
      try migrate(tool)
      let desk = try tool.text(of: "Shop/Desk.swift")
      #expect(desk.contains("loadStockPrices: { Shop.loadStockPrices() }"), "\(desk)")
    }
  }

  /// A type of the module's name would be found in the place of the module.
  @Test func aTypeOfThatNameStandsInTheWay() throws {
    var files = files
    files["Sources/Shop/Shop.swift"] = "enum Shop {}\n"
    try withTool(files) { tool in
      try migrate(tool)
      let desk = try tool.text(of: "Sources/Shop/Desk.swift")
      #expect(desk.contains("loadPrices: { loadStockPrices() }"), "\(desk)")
      _ = try build(tool)
    }
  }

  private func migrate(_ tool: Tool) throws {
    let outcome = try tool.run("migrate", "--all", "--no-library", "--force", "--write")
    #expect(outcome.status == 0, "\(outcome)")
  }

  private func build(_ tool: Tool) throws -> String {
    let built = try tool.shell(
      "swiftc -swift-version 6 -module-name Shop Sources/Shop/*.swift -o ../program && ../program")
    #expect(built.status == 0, "\(built)")
    return built.output
  }

  private let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop")])

    """,
    "Sources/Shop/Desk.swift": """
    import Foundation

    func loadStockPrices() -> Int { UserDefaults.standard.integer(forKey: "prices") }

    nonisolated(unsafe) var deskTitle = "desk"

    final class Desk {
      func open() -> String { "\\(deskTitle) \\(loadStockPrices())" }
    }

    """,
    "Sources/Shop/main.swift": "deskTitle = \"other\"\nprint(Desk().open())\n",
  ]
}
