/// A JSON text, which tells the line and column of every value that was read from it.
package struct JSONText: Sendable {
  /// A line and column, from 1; columns count characters.
  package struct Place: Hashable, Sendable {
    package var line: Int
    package var column: Int
  }

  /// How strictly commas are read.
  package enum Commas: Sendable {
    case asInJSON
    /// They may be missing or one too many, as after a merge of the lines.
    case optional
  }

  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the one value of the text.
  package func read(commas: Commas = .asInJSON) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes, commas: commas)
    return try reader.readText()
  }

  package func place(at offset: Int) -> Place {
    var place = Place(line: 1, column: 1)
    for character in String(decoding: bytes.prefix(offset), as: UTF8.self) {
      place.line += character.isNewline ? 1 : 0
      place.column = character.isNewline ? 1 : place.column + 1
    }
    return place
  }
}
