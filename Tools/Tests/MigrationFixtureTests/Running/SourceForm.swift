import Foundation

/// A way to write the same sources.
enum SourceForm: String, CaseIterable, Sendable {
  case asWritten
  case otherFileOrder
  case carriageReturns
  case tabs
  case noFinalNewline
  case byteOrderMark
  case otherScripts

  /// All that are not as the fixture has them.
  static var changed: [SourceForm] { allCases.filter { $0 != .asWritten } }

  /// The bytes of a file in this form; nil where it cannot be written so.
  func apply(_ data: Data, of fixture: Fixture, name: String) -> Data? {
    switch self {
    case .asWritten: return data
    case .otherFileOrder: return fixture.expectation.fieldsFollowFiles ? nil : data
    case .carriageReturns:
      guard !data.contains(13) else { return nil }
      return Data(data.flatMap { $0 == 10 ? [13, 10] : [$0] })
    case .tabs: return tabbed(data)
    case .noFinalNewline:
      guard !data.contains(13) else { return nil }
      var result = data
      while result.last == 10 { result.removeLast() }
      return result
    case .byteOrderMark:
      // Nothing may stand above the line for the shell.
      guard !data.starts(with: Self.mark), !data.starts(with: Array("#!".utf8)) else { return nil }
      return Data(Self.mark) + data
    case .otherScripts:
      // What is put at the top of a file is put elsewhere where something stands above.
      guard heading(fixture.before[name]) == heading(fixture.after[name]),
        !data.starts(with: Self.mark), !data.starts(with: Array("#!".utf8))
      else { return nil }
      let stem = name.dropLast(6).map { $0.isLetter || $0.isNumber ? $0 : "_" }
      let newline = data.contains(13) ? "\r\n" : "\n"
      let prefix =
        "// Größe, 名前, e\u{301} und 👩‍👩‍👧: länger als ihre Zeichen.\(newline)"
        + "private let größe名_\(fixture.identifier)_\(String(stem)) = \"👩‍👩‍👧\"\(newline)\(newline)"
      return Data(prefix.utf8) + data
    }
  }

  /// The name of a file in this form, so that the files sort the other way round.
  func name(_ name: String, among names: [String]) -> String {
    guard self == .otherFileOrder, let index = names.sorted(by: >).firstIndex(of: name) else {
      return name
    }
    return "Order\(index)\(name)"
  }

  /// The comments at the top and the line below, and whether there is an import.
  private func heading(_ data: Data?) -> [String] {
    let lines = (data ?? Data()).split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
    let comments = lines.prefix { $0.hasPrefix("//") }
    return lines.prefix(comments.count + 1) + ["\(lines.contains { $0.hasPrefix("import ") })"]
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// With a tab for every two spaces at the beginning of a line.
  private func tabbed(_ data: Data) -> Data? {
    guard !data.contains(9), !data.contains(13) else { return nil }
    var isIndented = false
    let lines = data.split(separator: 10, omittingEmptySubsequences: false).map { line -> Data? in
      let spaces = line.prefix { $0 == 32 }.count
      guard spaces % 2 == 0 else { return nil }
      if spaces == 2 { isIndented = true }
      // A tab counts for four columns: the line would be broken.
      if line.count <= 100, line.count + spaces > 100 { return nil }
      return Data(repeating: 9, count: spaces / 2) + line.dropFirst(spaces)
    }
    guard isIndented, !lines.contains(nil) else { return nil }
    return Data(lines.compactMap { $0 }.joined(separator: [10]))
  }
}
