import DepMigration
import DepPlan
import DepModel
import Testing

/// Files that no target of an Xcode project compiles.
struct NoTargetTests {
  @Test func `a file of no target stays, and gives its types no fields`() throws {
    var options = ModelOptions()
    options.uncompiledFiles = ["App/Old.swift", "App/Shop+Old.swift"]
    let migration = InMemoryMigration(
      files: [
        "App/Old.swift": "final class Old { func go() { print(Date()) } }\n",
        "App/Shop.swift": "final class Shop { func go() { print(Date()) } }\n",
        "App/Shop+Old.swift": """
        extension Shop {
          func old() { print(Date(), UserDefaults.standard) }
        }
        """,
      ], modelOptions: options)
    let plan = try migration.plan()
    #expect(plan.status("Old") == .skipped)
    #expect(plan.left("Shop") == [.uncompiledExtension, .uncompiledExtension])
    let files = migration.applying(plan)
    #expect(files["App/Old.swift"] == migration.files["App/Old.swift"])
    #expect(files["App/Shop+Old.swift"] == migration.files["App/Shop+Old.swift"])
    let shop = files["App/Shop.swift"] ?? ""
    #expect(shop.contains("dependencies.now()") && !shop.contains("userDefaults"), "\(shop)")
  }
}
