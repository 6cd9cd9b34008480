import DepMigration
import DepModel
import Testing

/// What static functions ask of others.
struct FunctionFacadeTests {
  @Test(arguments: [true, false])
  func `a function that takes one thing takes what else it asks for`(_ makes: Bool) throws {
    var migration = InMemoryMigration(
      files: [
        "App/File.swift": """
        import Foundation
        enum Paths {
          static func free(_ url: URL) -> URL {
            FileManager.default.fileExists(atPath: url.path) ? url : url.deletingLastPathComponent()
          }
        }
        final class Packer {
          func pack() -> Int { FileManager.default.contents(atPath: "/a")?.count ?? 0 }
        }
        enum Optimizer {
          static func optimize(_ url: URL) -> Int {
            print(Paths.free(url))
            return \(makes ? "Packer().pack()" : "3")
          }
        }
        """
      ], countsEverything: false)
    migration.modelOptions.countsFacadesInFunctions = true
    var options = MigrationOptions()
    options.convertsFunctions = true
    let text = migration.applying(try migration.plan(options: options))["App/File.swift"] ?? ""
    // A function alone that calls others is a facade itself.
    #expect(text.contains("print(Paths.free(url))") == !makes, "\(text)")
  }
}
