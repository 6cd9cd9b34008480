internal import Foundation

/// Arithmetic on paths, without looking at a disk.
package enum PathText {
  /// A path with `.`, `..` and double slashes resolved, absolute by the folder where it is not.
  package static func absolute(_ path: String, in folder: String) -> String {
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : "\(folder)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The way from a folder to an absolute path; `.` for the folder itself.
  package static func relative(_ path: String, to folder: String) -> String {
    if let inside = suffix(of: path, in: folder) { return inside.isEmpty ? "." : inside }
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + target[shared...].map(String.init)).joined(separator: "/")
  }

  /// What follows the folder in a path that is in it; empty for the folder itself, else nil.
  package static func suffix(of path: String, in folder: String) -> String? {
    if path == folder { return "" }
    let prefix = folder == "/" ? "/" : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(path[path.utf8.index(path.startIndex, offsetBy: prefix.utf8.count)...])
  }

  package static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/\(name)" : folder == "." || folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// The folder around an absolute path; nil for `/`.
  package static func parent(_ path: String) -> String? {
    guard path != "/", let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last name of a path.
  package static func name(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The order of paths, by bytes, which is the same on every system.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    let order = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else {
          return left.count < right.count
        }
        let shared = memcmp(leftStart, rightStart, min(left.count, right.count))
        return shared == 0 ? left.count < right.count : shared < 0
      }
    }
    return (order ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// The folder and all around it, nearest first.
  package static func upwards(from folder: String) -> [String] {
    var folders = [folder]
    while let next = folders.last.flatMap(parent) { folders.append(next) }
    return folders
  }
}
