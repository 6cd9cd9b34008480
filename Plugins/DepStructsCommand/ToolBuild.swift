import Foundation

/// Builds the tool in release, in a folder of its own, when its sources have changed.
///
/// In release, because a debug build of swift-syntax parses about fifty times slower; in a folder
/// of its own, so that the adopter's own build never holds swift-syntax.
struct ToolBuild {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let swift: URL
  let checkout: Checkout
  let scratch: URL

  /// The path of the built tool.
  func tool() throws -> URL {
    let fingerprint = fingerprint()
    if let built = known(fingerprint) { return built }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    try build()
    let folder = try Subprocess(swift, arguments + ["--show-bin-path"]).output()
    let tool = URL(fileURLWithPath: folder.trimmingCharacters(in: .whitespacesAndNewlines))
      .appendingPathComponent("depstructs")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else {
      throw Failure(description: "the build gave no program at \(tool.path); see \(log.path)")
    }
    try "\(fingerprint)\n\(tool.path)\n".write(to: stamp, atomically: true, encoding: .utf8)
    return tool
  }

  private var stamp: URL { scratch.appendingPathComponent("depstructs.stamp") }
  private var log: URL { scratch.appendingPathComponent("depstructs.log") }

  private var arguments: [String] {
    var arguments = [
      "build", "-c", "release", "--product", "depstructs", "--package-path",
      checkout.tools.path, "--scratch-path", scratch.path,
    ]
    #if os(macOS)
      // A sandbox cannot be entered from inside of another one.
      arguments.append("--disable-sandbox")
    #endif
    return arguments
  }

  private func known(_ fingerprint: String) -> URL? {
    guard let lines = try? String(contentsOf: stamp, encoding: .utf8).split(separator: "\n"),
      lines.count == 2, lines[0] == fingerprint,
      FileManager.default.isExecutableFile(atPath: String(lines[1]))
    else { return nil }
    return URL(fileURLWithPath: String(lines[1]))
  }

  private func build() throws {
    progress("building depstructs \(toolVersion) in release, in \(scratch.path)")
    progress(
      "the first time takes 3 to 10 minutes, as it compiles swift-syntax; later runs start at once")
    let status = try Subprocess(swift, arguments).run(log: log, every: 20) { seconds in
      progress("still building, \(Int(seconds)) s")
    }
    guard status != 0 else { return progress("built") }
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    progress(text.split(separator: "\n").suffix(40).joined(separator: "\n"))
    throw Failure(
      description: """
        depstructs could not be built; the whole log is \(log.path). If it could not reach the \
        network or a folder, allow it: swift package --disable-sandbox depstructs …
        """)
  }

  /// The compiler, and path and contents of every source: a checkout in CI has new dates.
  private func fingerprint() -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ data: Data) {
      data.withUnsafeBytes { bytes in
        let wordsEnd = bytes.count / 8 * 8
        for offset in stride(from: 0, to: wordsEnd, by: 8) {
          hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)).mixed
        }
        for byte in bytes[wordsEnd...] { hash = (hash ^ UInt64(byte)).mixed }
      }
      hash = (hash ^ UInt64(data.count)).mixed
    }
    mix(Data(swift.resolvingSymlinksInPath().path.utf8))
    for url in sources() {
      mix(Data(url.path.utf8))
      mix((try? Data(contentsOf: url)) ?? Data())
    }
    return String(hash, radix: 16)
  }

  private func sources() -> [URL] {
    let manifest = checkout.tools.appendingPathComponent("Package.swift")
    let folder = checkout.tools.appendingPathComponent("Sources")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (found?.allObjects as? [URL]) ?? []
    return [manifest] + files.filter { !$0.hasDirectoryPath }.sorted { $0.path < $1.path }
  }
}

extension UInt64 {
  /// A step of the hash FNV-1a, with the high bits folded in because it is fed words.
  fileprivate var mixed: UInt64 {
    let product = self &* 0x100_0000_01b3
    return product ^ (product >> 32)
  }
}
