import Foundation

/// The Swift files of a folder.
struct SwiftFiles {
  var largestFirst: [String]
  var byteCount: Int

  init(in folder: String) throws {
    var sizes: [(path: String, size: Int)] = []
    let walk = FileManager.default.enumerator(atPath: folder)
    while let name = walk?.nextObject() as? String {
      guard name.hasSuffix(".swift") else { continue }
      let path = folder + "/" + name
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      sizes.append((path, (attributes[.size] as? Int) ?? 0))
    }
    sizes.sort { $0.size > $1.size }
    largestFirst = sizes.map(\.path)
    byteCount = sizes.reduce(0) { $0 + $1.size }
  }
}
