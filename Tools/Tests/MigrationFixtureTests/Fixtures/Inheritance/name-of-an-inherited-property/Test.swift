final class OldTapirs: FileManager, @unchecked Sendable {
  override func fileExists(atPath path: String) -> Bool { path.hasSuffix(".old") }
}
let store = TapirOldStore(fileManager: FileManager())
store.dependencies = .init(defaultFileManager: OldTapirs())
expect(store.had("/no-tapir"), "two file managers, with two names")
