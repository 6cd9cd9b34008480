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

  /// The length of `line_length: 120`, or of the `warning` or the first element behind or below it;
  /// 120 where the file does not say; nil where the rule is disabled.
  private static func swiftLint(_ bytes: [UInt8]) -> Int? {
    let disabled = entries(of: "disabled_rules:", in: lines(bytes))
    let names = disabled.flatMap { $0.split { !($0.isLetter || $0 == "_") } }
    if names.contains("line_length") { return nil }
    let entries = entries(of: "line_length:", in: lines(bytes))
    guard !entries.isEmpty else {
      let hasList = lines(bytes).contains {
        $0.hasPrefix("only_rules:") || $0.hasPrefix("whitelist_rules:")
      }
      return hasList ? nil : 120
    }
    for entry in entries {
      if let warning = entry.firstRange(of: "warning:") {
        return number(in: entry[warning.upperBound...])
      }
    }
    return entries.first { !$0.contains(":") && $0.contains(where: \.isNumber) }
      .flatMap(number(in:))
  }

  /// What stands behind a key, and the lines below that belong to it.
  private static func entries(of key: String, in lines: [Substring]) -> [Substring] {
    guard let start = lines.firstIndex(where: { $0.hasPrefix(key) }) else { return [] }
    return [lines[start].dropFirst(key.count)]
      + lines[(start + 1)...].prefix { $0.hasPrefix(" ") || $0.hasPrefix("-") }
  }

  private static func number(in text: Substring) -> Int? {
    Int(text.drop { !$0.isNumber }.prefix { $0.isNumber })
  }

  /// The lines without comments, as far as something is left of them.
  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.prefix { $0 != "#" } }.filter { !$0.allSatisfy(\.isWhitespace) }
  }
}
