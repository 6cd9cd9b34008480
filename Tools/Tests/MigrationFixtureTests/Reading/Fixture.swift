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

  /// Whether a type in a file of its own uses what the migration puts into another file.
  var hasLaterUser: Bool { recorded[Self.laterUser] != nil && recorded.count > 1 }

  /// All files as they are before a last user is migrated to protocols that are there already.
  var withProtocols: [String: Data] {
    var files = after
    files[Self.laterUser] = before[Self.laterUser]
    return files
  }

  private static let laterUser = "User.swift"

  /// The places of the callers that do not compile any more, as `Other.swift:7`.
  var placesOfCallers: Set<String> {
    var places: Set<String> = []
    let lines = Set(expectation.callers.map(\.line))
    for (name, data) in after {
      for (index, line) in Self.lines(of: data).enumerated() where lines.contains(line) {
        places.insert("\(name):\(index + 1)")
      }
    }
    return places
  }

  /// A line of a file before, without its indentation; empty where there is none.
  func line(_ number: Int, of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let lines = Self.lines(of: before[name] ?? Data())
    return lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  private static func lines(of data: Data) -> [String] {
    String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.drop { $0 == " " }) }
  }

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
