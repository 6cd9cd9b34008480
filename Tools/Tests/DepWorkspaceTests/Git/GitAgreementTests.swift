@testable import DepWorkspace
import Testing

/// The search ignores what git ignores: random patterns over the same files, with git as judge.
struct GitAgreementTests {
  private static let files = [
    "a.swift", "b.swift", "x/a.swift", "x/b.swift", "x/y/a.swift", "x/y/c.swift", "y/a.swift",
    "y/x/a.swift", "y/x/z/b.swift", "z/a b.swift", "z/[c].swift", "z/!d.swift", "z/*.swift",
  ]

  private static let parts = [
    "a.swift", "b.swift", "*.swift", "x", "y", "z", "**", "*", "?", "[ab].swift", "[!a].swift",
    "x*", "?.swift", "\\*.swift", "[[]c].swift", "a b.swift", "*b.swift", "[a-c]*", "\\!d.swift",
  ]

  @Test(arguments: 0..<60)
  func `what git ignores is ignored`(seed: UInt64) throws {
    let repository = try TemporaryRepository()
    for file in Self.files { try repository.folder.put("", at: file) }
    var random = Random(state: seed)
    try repository.folder.put(lines(&random), at: ".gitignore")
    if seed % 2 == 0 { try repository.folder.put(lines(&random), at: "x/.gitignore") }
    if seed % 3 == 0 { try repository.folder.put(lines(&random), at: "y/x/.gitignore") }
    let listed = try repository.git("ls-files", "-z", "--others", "--exclude-standard")
    let expected = listed.split(separator: "\0").map(String.init).filter { $0.hasSuffix(".swift") }
    let found = try SourceFinder(
      dependencies: .init(fileSystem: .live, currentFolder: repository.folder.path),
      selection: SourceSelection(folder: repository.folder.path)
    ).find()
    let text = try repository.folder.text(at: ".gitignore")
    #expect(found.paths == expected.sorted(by: PathText.precedes), "\(text)")
  }

  private func lines(_ random: inout Random) -> String {
    (0..<random.below(5)).map { _ in line(&random) }.joined(separator: "\n") + "\n"
  }

  private func line(_ random: inout Random) -> String {
    let names = (0...random.below(3)).map { _ in Self.parts[random.below(Self.parts.count)] }
    let start = ["", "", "!", "/", "!/"][random.below(5)]
    return start + names.joined(separator: "/") + ["", "", "/"][random.below(3)]
  }

  private struct Random {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
