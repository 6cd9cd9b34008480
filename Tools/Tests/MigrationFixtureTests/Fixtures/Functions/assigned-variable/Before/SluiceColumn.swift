struct SluiceColumn {
  let name: String

  nonisolated(unsafe) static var registry: [String: SluiceColumn] = [:]

  static func register(_ column: SluiceColumn) { registry[column.name] = column }
}

final class SluiceTable {
  static func names() -> [String] { SluiceColumn.registry.keys.sorted() }

  static func clear() { SluiceColumn.registry["a"] = nil }
}
