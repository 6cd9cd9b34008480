internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

/// The different contexts of a file.
struct ContextTable {
  private var table = ByteTable()
  private var key: [UInt8] = []
  private(set) var contexts: [UseContext] = []

  /// The index of a context that is told by a type.
  mutating func index(_ kind: UseContext.Kind, type: RawSyntax) -> Int32 {
    begin(kind)
    var text = TypeText.of(type)
    text.withUTF8 { key.append(contentsOf: $0) }
    return index { UseContext(kind: kind, text: text) }
  }

  /// The index of a context that is told by a chain, and the place of an argument in its call.
  mutating func index(
    _ kind: UseContext.Kind, path: Spelling, label: SyntaxText = "_", argument: Int32 = 0
  ) -> Int32 {
    begin(kind)
    withUnsafeBytes(of: argument) { key.append(contentsOf: $0) }
    key.append(contentsOf: UnsafeBufferPointer(start: label.baseAddress, count: label.count))
    key.append(0)
    path.withBytes { key.append(contentsOf: $0) }
    return index {
      UseContext(
        kind: kind, path: path.components, label: String(syntaxText: label), index: argument)
    }
  }

  private mutating func begin(_ kind: UseContext.Kind) {
    key.removeAll(keepingCapacity: true)
    key.append(kind.rawValue)
  }

  private mutating func index(_ make: () -> UseContext) -> Int32 {
    let index = key.withUnsafeBufferPointer { table.intern($0) }
    if Int(index) == contexts.count { contexts.append(make()) }
    return index
  }
}
