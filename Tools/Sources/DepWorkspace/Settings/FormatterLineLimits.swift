import DepJSON
import Synchronization

/// How long a line may get by the formatters and linters of a project.
///
/// The settings nearest to a file hold, up to the top of its repository.
package final class FormatterLineLimits: Sendable {
  package struct Dependencies: Sendable {
    package var read: @Sendable (_ path: String) -> [UInt8]?
    package var exists: @Sendable (_ path: String) -> Bool

    package init(
      read: @escaping @Sendable (_ path: String) -> [UInt8]?,
      exists: @escaping @Sendable (_ path: String) -> Bool
    ) {
      self.read = read
      self.exists = exists
    }
  }

  private let dependencies: Dependencies
  /// For each folder what holds in it.
  private let known = Mutex<[String: Int?]>([:])

  package init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// The limit for a file by its absolute path; nil where no settings name one.
  package func limit(ofFileAt path: String) -> Int? {
    PathText.parent(path).flatMap(limit(in:))
  }

  private func limit(in folder: String) -> Int? {
    if let known = known.withLock({ $0[folder] }) { return known }
    var limit = written(in: folder)
    if limit == nil, !dependencies.exists(PathText.join(folder, ".git")) {
      limit = PathText.parent(folder).flatMap(self.limit(in:))
    }
    known.withLock { $0[folder] = .some(limit) }
    return limit
  }

  private func written(in folder: String) -> Int? {
    let limit =
      settings(".swift-format", in: folder).flatMap(Self.swiftFormat)
      ?? settings(".swiftformat", in: folder).flatMap(Self.nickLockwood)
      ?? settings(".swiftlint.yml", in: folder).flatMap(Self.swiftLint)
    return limit.flatMap { $0 >= Self.smallest ? $0 : nil }
  }

  private func settings(_ name: String, in folder: String) -> [UInt8]? {
    dependencies.read(PathText.join(folder, name))
  }

  /// A smaller number is a mistake.
  private static let smallest = 40

  // MARK: Formats

  /// The length of `"lineLength": 100`, which is also what holds where the file does not say.
  private static func swiftFormat(_ bytes: [UInt8]) -> Int? {
    guard case .object(let members)? = try? JSONText(bytes).read().content else { return nil }
    guard let member = members.first(where: { $0.name == "lineLength" }) else { return 100 }
    if case .number(let text) = member.value.content { return Int(text) }
    return nil
  }

  /// The width of `--maxwidth 120`.
  private static func nickLockwood(_ bytes: [UInt8]) -> Int? {
    for line in lines(bytes) {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "=" || $0 == "\t" })
      for (word, next) in zip(words, words.dropFirst())
      where word == "--maxwidth" || word == "--max-width" {
        return Int(next)
      }
    }
    return nil
  }

  /// The length of `line_length: 120`, or of the `warning` or the first element below it; 120 where
  /// the file does not say, and no list of rules leaves the rule out.
  private static func swiftLint(_ bytes: [UInt8]) -> Int? {
    let lines = lines(bytes)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("line_length:") }) else {
      let isOff = lines.contains {
        $0.hasPrefix("only_rules:") || $0.hasPrefix("whitelist_rules:")
          || $0.drop { $0 == " " }.hasPrefix("- line_length")
      }
      return isOff ? nil : 120
    }
    let value = lines[start].dropFirst("line_length:".count)
    if let number = number(in: value) { return number }
    for line in lines[(start + 1)...] {
      let text = line.drop { $0 == " " }
      guard line.first == " " || text.hasPrefix("-") else { break }
      if text.hasPrefix("warning:") || text.hasPrefix("-") { return number(in: text) }
    }
    return nil
  }

  private static func number(in text: Substring) -> Int? {
    let code = text.prefix { $0 != "#" }
    return Int(code.drop { !$0.isNumber }.prefix { $0.isNumber })
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
  }
}
