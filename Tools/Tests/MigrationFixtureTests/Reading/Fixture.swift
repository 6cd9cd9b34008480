import Foundation
import Testing

/// A folder with a hard case: sources before and after, and statements that use them.
struct Fixture: Identifiable, Sendable {
  /// The folders: `Initializers/failable`.
  let id: String
  let folder: URL
  let expectation: FixtureExpectation
  /// The bytes by file name.
  let before: [String: Data]
  /// The files that change.
  let recorded: [String: Data]
  let driver: String
  /// Statements that only the migrated side runs; empty for none.
  let test: String

  init(id: String, folder: URL) throws {
    self.id = id
    self.folder = folder
    expectation = try JSONDecoder().decode(
      FixtureExpectation.self,
      from: Data(contentsOf: folder.appendingPathComponent("case.json")))
    before = try Self.sources(in: folder.appendingPathComponent("Before"))
    recorded = try Self.sources(in: folder.appendingPathComponent("After"))
    driver = try String(
      contentsOf: folder.appendingPathComponent("Driver.swift"), encoding: .utf8)
    let testFile = folder.appendingPathComponent("Test.swift")
    test =
      FileManager.default.fileExists(atPath: testFile.path)
      ? try String(contentsOf: testFile, encoding: .utf8) : expectation.test ?? ""
  }

  /// A fixture that no folder holds.
  init(
    id: String, before: [String: Data], recorded: [String: Data] = [:], driver: String,
    expectation: FixtureExpectation
  ) {
    self.id = id
    folder = URL(fileURLWithPath: "/")
    self.before = before
    self.recorded = recorded
    self.driver = driver
    self.expectation = expectation
    test = ""
  }

  /// All files as the tool is to leave them.
  var after: [String: Data] { before.merging(recorded) { $1 } }

  /// A name for a module or a function.
  var identifier: String {
    String(id.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static func sources(in folder: URL) throws -> [String: Data] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
    var result: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swift") {
      result[name] = try Data(contentsOf: folder.appendingPathComponent(name))
    }
    return result
  }
}

extension Fixture: CustomTestStringConvertible {
  var testDescription: String { "\(id): \(expectation.title)" }
}
