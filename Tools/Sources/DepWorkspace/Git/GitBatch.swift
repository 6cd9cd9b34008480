/// Reads what `git cat-file --batch` writes.
enum GitBatch {
  /// The contents by object.
  static func parse(_ output: [UInt8]) throws(WorkspaceError) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    var rest = output[...]
    while !rest.isEmpty {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
        throw GitRepository.unexpected(String(decoding: rest, as: UTF8.self))
      }
      let header = String(decoding: rest[..<end], as: UTF8.self)
      let fields = header.split(separator: " ")
      rest = rest[(end + 1)...]
      guard fields.count == 3, let size = Int(fields[2]), size >= 0, size < rest.count else {
        throw GitRepository.unexpected(header)
      }
      contents[String(fields[0])] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }
}
