internal import DepJSON

/// Adds names to a list of a configuration, and keeps every other byte of its text.
package struct SettingsListEdit: Sendable {
  private let key: SettingsKey

  package static let compositionRoots = SettingsListEdit(key: .compositionRoots)

  /// The text with the names at the end of the list; nil where the text is no configuration.
  package func adding(_ names: [String], to text: [UInt8]) -> [UInt8]? {
    guard let root = try? JSONText(text).read(), case .object(let members) = root.content else {
      return nil
    }
    let quoted = names.map { "\"\($0)\"" }
    guard let list = members.first(where: { $0.name == key.rawValue })?.value else {
      let indentation = members.first.map { Self.indentation(before: $0.offset, in: text) }
      let line = "\"\(key.rawValue)\": [\(quoted.joined(separator: ", "))]"
      let place = root.offset + 1
      guard !members.isEmpty else { return Self.inserting("\n  \(line)\n", at: place, in: text) }
      return Self.inserting((indentation ?? " ") + line + ",", at: place, in: text)
    }
    guard case .array(let elements) = list.content else { return nil }
    guard let last = elements.last else {
      return Self.inserting(quoted.joined(separator: ", "), at: list.offset + 1, in: text)
    }
    guard case .string = last.content, let end = Self.endOfString(at: last.offset, in: text) else {
      return nil
    }
    let space = Self.indentation(before: last.offset, in: text)
    let separator = elements.count == 1 && !space.contains("\n") ? " " : space
    return Self.inserting(quoted.map { "," + separator + $0 }.joined(), at: end, in: text)
  }

  /// The white space that ends at an offset.
  private static func indentation(before offset: Int, in text: [UInt8]) -> String {
    let space = text[..<offset].reversed().prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return String(decoding: space.reversed(), as: UTF8.self)
  }

  /// Where a string ends, behind its quotation mark.
  private static func endOfString(at start: Int, in text: [UInt8]) -> Int? {
    var index = start + 1
    while index < text.count, text[index] != UInt8(ascii: "\"") {
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index < text.count ? index + 1 : nil
  }

  private static func inserting(_ added: String, at place: Int, in text: [UInt8]) -> [UInt8] {
    Array(text[..<place]) + Array(added.utf8) + Array(text[place...])
  }
}
